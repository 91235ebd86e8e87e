"""Games between bots, as tournaments and training count them: where, by whom, how sure the result is."""
