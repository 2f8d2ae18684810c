"""The rules of Claim, compiled."""
