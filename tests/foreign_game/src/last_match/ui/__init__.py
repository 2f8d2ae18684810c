"""How Last Match looks and reads."""
