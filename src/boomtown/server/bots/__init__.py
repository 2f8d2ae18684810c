"""Bots at the table: worker processes, hints, reasons, the coach."""
