"""Blank's lesson."""

from freebooters.engine.lessons import Lesson, Other, Step

__all__ = ["LESSONS"]

_SWAP = Lesson(
    "swap",
    seats=2,
    names=("", "Grace"),
    options={"copies": 1},
    log="- deal 3; - deal 8",
    steps=(
        Step(
            "trade",
            point=("hand:0",),
            want=("swap",),
            others=(Other("keep", "BL-4"),),
            follows="- deal 9; 1 keep",
            told=True,
            then={"hands": [9, 8], "discards.#": 1},
        ),
    ),
    anew=True,
)

LESSONS = (_SWAP,)
