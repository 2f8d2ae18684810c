"""What people see and read of Nevada City."""
