"""La Mutinerie's coach: what it remarks in a first game, the most important first."""

from freebooters.engine.coach import Remark

__all__ = ["REMARKS"]

REMARKS = (
    Remark("knock", ("legal knock", "gone 3"), "MU-3"),
    Remark("unsworn", ("my declared = False", "view ship < 11", "view phase = voyage"), "MU-30"),
    Remark("diaz", ("legal keep gold", "legal keep combat"), "MU-11"),
    Remark("cambivalute", ("legal place * *",), "MU-21"),
    Remark("bluff", ("legal swear *", "my declared = True"), "MU-19"),
    Remark("peek", ("legal peek *",), "MU-20"),
    Remark("duel", ("legal fight * *", "view duel.round = 1"), "MU-32"),
    Remark(
        "last-card",
        (
            "legal fight * *",
            "my combat_sizes = 1",
            "view duel.round > 1",
            "view duel.letter < E",
        ),
        "MU-33",
    ),
    Remark("monkey", ("legal monkey", "view duel.round = 2"), "MU-34"),
    Remark("emptied", ("event emptied", "view phase = voyage"), "MU-8"),
    Remark("scarce", ("event scarce", "view phase = voyage"), "MU-8"),
    Remark("ghosted", ("event frightened me",), "MU-5"),
    Remark("ghost-odds", ("legal knock", "choices 2"), "MU-5"),
    Remark("few-cards", ("my combat_sizes < 4", "view ship < 6", "view phase = voyage"), "MU-33"),
    Remark("storm", ("event seasick",), "MU-7"),
)
