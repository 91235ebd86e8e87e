"""The terminal: `python -m freebooters` lists, plays, simulates and replays games."""
