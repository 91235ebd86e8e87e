"""Blank's coach: what it remarks in a first game, the most important first."""

from freebooters.engine.coach import Remark

__all__ = ["REMARKS"]

REMARKS = (
    Remark("choice", ("legal swap",), "BL-2"),
    Remark("nine", ("refused BL-3",), "BL-4"),
)
