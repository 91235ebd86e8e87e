"""Cartagena's coach: what it remarks in a first game, the most important first."""

from freebooters.engine.coach import Remark

__all__ = ["REMARKS"]

REMARKS = (
    Remark("first-turn", ("legal play * *", "view moves_left > 1", "gone 1"), "CA-2"),
    Remark("leap", ("event played me", "legal play * *"), "CA-3"),
    Remark("last-card", ("my hand_sizes = 1", "legal retreat *"), "CA-4"),
    Remark("first-aboard", ("event boarded me",), "CA-3"),
    Remark("rival-retreats", ("event retreated other", "legal retreat *"), "CA-4"),
    Remark("row-ends", ("view row.# = 1", "view pile_size > 0"), "CA-7"),
    Remark("from-boat", ("legal retreat 37",), "CA-4"),
    Remark("stop", ("legal end", "view moves_left = 1"), "CA-2"),
    Remark("no-retreat", ("refused CA-4",), "CA-4"),
)
