"""The rules of Last Match."""
