"""The terminal: the commands of `python -m freebooters`."""
