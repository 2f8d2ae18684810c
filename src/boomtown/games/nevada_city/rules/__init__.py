"""The rules of Nevada City, compiled."""
