"""What tournaments and training share: settings, games between bots, shares of wins, intervals."""
