"""Blank's score pad."""

from freebooters.stage.pad import ScorePad

__all__ = ["PAD"]

PAD = ScorePad(parts=("blank-column-card",))
