"""The engine: contract, match, chance, saves. Standard library only; knows no game."""
