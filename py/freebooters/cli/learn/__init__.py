"""`freebooters learn`: what counts in a game, learned from games that bots play themselves."""
