"""Games of rules alone, each in one file; plain tables show them."""
