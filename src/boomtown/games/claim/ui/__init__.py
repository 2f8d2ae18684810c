"""What people see and read of Claim."""
