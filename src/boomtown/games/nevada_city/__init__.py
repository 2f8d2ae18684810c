"""Nevada City: families build a town in the Wild West, year by year; base and advanced game."""
