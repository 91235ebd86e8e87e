"""Blank's figures."""

from freebooters.stage.figure import Figure

__all__ = ["FIGURES"]

FIGURES = (
    Figure(
        "swap",
        under=("primer-turn", "BL-2"),
        seats=2,
        options={"copies": 1},
        log="- deal 3; - deal 8",
        then="0 swap; - deal 9",
        viewer=0,
        show=("pile", "discards", "place:*", "name:*"),
        trails=(("hand:0", "discard:0"),),
    ),
)
