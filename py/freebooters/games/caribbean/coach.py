"""Caribbean's coach: what it remarks in a first game, the most important first."""

from freebooters.engine.coach import Remark

__all__ = ["REMARKS"]

REMARKS = (
    Remark("bid", ("legal bid * *", "gone 1"), "KA-5"),
    Remark("yours", ("event controlled me", "legal anchor"), "KA-7"),
    Remark("hand-secure", ("legal hand-secure *",), "KA-7"),
    Remark("steal", ("legal steal *",), "KA-7"),
    Remark("tie", ("legal raise",), "KA-4"),
    Remark("no-steps", ("view steps_left = 0", "legal anchor"), "KA-6"),
    Remark("no-chests", ("view stacks = 0", "legal bid * *"), "KA-9"),
    Remark("others-profit", ("event secured other",), "KA-7"),
    Remark("order", ("view round = 2", "legal bid * *"), "KA-3"),
    Remark("hand", ("legal hand *",), "KA-7"),
    Remark("exchange", ("legal exchange *",), "KA-7"),
    Remark("blocked", ("refused KA-6", "legal hand *"), "KA-7"),
)
