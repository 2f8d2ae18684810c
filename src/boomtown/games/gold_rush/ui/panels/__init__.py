"""How Gold Rush is drawn: tiles and where things stand on them, the map, what may be chosen, the panels."""
