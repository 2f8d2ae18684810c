"""What people see and read of the Card Game."""
