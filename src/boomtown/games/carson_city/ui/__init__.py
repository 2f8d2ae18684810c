"""What people see and read of Carson City."""
