"""`freebooters balance`: whether a seat, a turn order or a side is better off."""
