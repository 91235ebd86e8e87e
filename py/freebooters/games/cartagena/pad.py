"""Cartagena's score pad: who won."""

from freebooters.stage.pad import ScorePad

__all__ = ["PAD"]

PAD = ScorePad()
