"""What people see and read of Gold Rush."""
