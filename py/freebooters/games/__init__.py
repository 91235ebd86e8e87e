"""One room per game, found by walking this folder."""
