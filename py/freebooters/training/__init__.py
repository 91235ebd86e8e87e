"""Where bots are taught and measured: self-play, fitting, optimization, measurements of strength.

Nothing here is needed to play. The libraries come with the extra `learn`.
"""
