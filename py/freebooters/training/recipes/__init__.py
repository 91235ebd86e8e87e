"""Training that is particular to one game."""
