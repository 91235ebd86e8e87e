"""Meuterer's coach: what it remarks in a first game, the most important first."""

from freebooters.engine.coach import Remark

__all__ = ["REMARKS"]

REMARKS = (
    Remark("pouch", ("legal pouch *",), "ME-2"),
    Remark("course", ("view captain = @viewer", "legal play *", "legal pass"), "ME-4"),
    Remark("deck", ("legal play *", "gone 6"), "ME-3"),
    Remark("fight", ("legal fight 1",), "ME-6"),
    Remark("first-role", ("legal role *", "view passed.# = 1"), "ME-4"),
    Remark("mate", ("legal role mate", "view pouch > 1"), "ME-7"),
    Remark("sell-choice", ("legal sell * * *",), "ME-9"),
    Remark("loader", ("legal keep *",), "ME-11"),
    Remark("last-round", ("view round = @rounds", "view phase = 2"), "ME-12"),
    Remark("stay", ("view captain = @viewer", "view hand.# = 1", "legal play *"), "ME-4"),
    Remark("two-active", ("view active.# = 2", "legal play *"), "ME-8"),
    Remark("conflict-held", ("legal play conflict", "view open_conflict = False"), "ME-6"),
    Remark("deposed", ("event deposed",), "ME-7"),
)
