"""How Carson City is drawn: town, track, people and reserve, each in a module of its own."""
