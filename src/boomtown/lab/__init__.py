"""Measuring and tuning bots: arenas, ladders, fits, benchmarks, load and drills."""
