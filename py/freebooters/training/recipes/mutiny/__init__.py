"""La Mutinerie's sets of weights: who plays for them, what is read of games, what is bred."""
