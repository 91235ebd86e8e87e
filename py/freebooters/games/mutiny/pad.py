"""La Mutinerie's score pad: the gold, counted once it is known who stands by the winning side."""

from freebooters.stage.pad import ScorePad

__all__ = ["PAD"]

PAD = ScorePad(parts=("mutiny-column-coins", "mutiny-column-cards", "mutiny-column-gold"))
