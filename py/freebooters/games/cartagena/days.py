"""Cartagena's tables of the deal of the day. What has begun stays as it is: past deals must not change."""

from freebooters.engine.game import DayTable

__all__ = ["DAYS"]

DAYS = (
    DayTable("2026-11-25", 2, {"variant": "tortuga"}, ("sailor", "helmsman")),
    DayTable("2026-11-25", 3, {"variant": "tortuga"}, ("sailor",)),
    DayTable("2026-11-25", 3, {"variant": "jamaica"}, ("sailor", "helmsman")),
    DayTable("2026-11-25", 3, {"variant": "hispaniola"}, ("sailor",)),
    DayTable("2026-11-25", 2, {"variant": "basic"}, ("helmsman", "navigator")),
    DayTable("2026-11-25", 3, {"variant": "advanced"}, ("sailor",)),
)
