"""What all games share: the contract, its tables and its laws."""
