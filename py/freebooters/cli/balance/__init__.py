"""`freebooters balance`: whether a seat, a place in the order of turns or a side is better off."""
