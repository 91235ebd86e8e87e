"""Where bots are taught and measured: games they play themselves, what is fitted to them, what wins.

Nothing here is needed to play. The libraries come with the extra `learn`.
"""
