"""Claim, the smallest complete game on the contract: the pattern for new ones, and a quick one for bots."""

from boomtown.games.claim.rules.game import CLAIM as CLAIM
