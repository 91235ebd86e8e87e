"""Caribbean's tables of the deal of the day. What has begun stays as it is: past deals must not change."""

from freebooters.engine.game import DayTable

__all__ = ["DAYS"]

DAYS = (
    DayTable("2026-11-25", 2, {"surcharge": False}, ("sailor", "helmsman")),
    DayTable("2026-11-25", 3, {"surcharge": False}, ("sailor", "helmsman")),
    DayTable("2026-11-25", 4, {"surcharge": False}, ("sailor",)),
)
