"""The drawings of the Card Game: cards, cities, the offer, hands and people."""
