"""`freebooters arena`: a tournament of every level against every other, with ratings."""
