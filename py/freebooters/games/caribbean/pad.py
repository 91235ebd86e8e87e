"""Caribbean's score pad. What raids and hideouts bring is paid out, so only the end is noted."""

from freebooters.stage.pad import ScorePad

__all__ = ["PAD"]

PAD = ScorePad(parts=("caribbean-column-money",))
