"""The rules of Carson City, compiled."""
