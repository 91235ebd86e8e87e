"""La Mutinerie's sets of weights: which players make the games, what is fitted, what is optimized."""
