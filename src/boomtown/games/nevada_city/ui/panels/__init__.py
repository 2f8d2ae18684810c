"""How Nevada City is drawn: one file for each thing on the table."""
