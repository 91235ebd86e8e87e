"""`freebooters arena`: every level against every other, and how strong that makes them."""
