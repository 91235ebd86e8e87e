"""Meuterer's score pad: every round is scored."""

from freebooters.stage.pad import ScorePad

__all__ = ["PAD"]

PAD = ScorePad(
    parts=(
        "meuterer-sheet-ship",
        "meuterer-sheet-sold",
        "meuterer-sheet-crew",
        "meuterer-sheet-pouch",
        "meuterer-sheet-sum",
    ),
    rounds=9,
)
