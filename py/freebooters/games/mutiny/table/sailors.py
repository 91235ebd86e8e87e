"""The duels' five letters with their sailors, small."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.messages import Message, say
from freebooters.games.mutiny.rules.components import COLOURS, LETTERS
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.layout import LAYOUTS
from freebooters.games.mutiny.table.nodes import EMBLEMS, Z, picture, plate, writing
from freebooters.stage import Box, Node

__all__ = ["pair_nodes", "pairs", "sailor_id"]


def sailor_id(letter: str, colour: str) -> str:
    return f"sailor-{letter}-{colour}"


def pairs(derived: Derived, boxes: tuple[Box, ...]) -> Iterator[Node]:
    """All five, as the viewer knows them."""
    for letter, box in zip(LETTERS, boxes, strict=True):
        yield from pair_nodes(derived, letter, box)


def _label(derived: Derived, letter: str) -> Message:
    pair = derived.pair_of(letter)
    if pair is None:
        known = derived.knowers(letter)
        key = "hidden" if known else "empty"
        return say(f"mutiny-node-pair-{key}", letter=letter)
    return say("mutiny-node-pair", letter=letter, pink=pair[0], grey=pair[1])


def pair_nodes(derived: Derived, letter: str, box: Box) -> Iterator[Node]:
    """A letter with its two sailors: their values where known, the flags of those who saw them."""
    sizes = LAYOUTS[derived.frame].sizes
    pair, knowers = derived.pair_of(letter), derived.knowers(letter)
    fought = derived.letter == letter
    yield Node(
        f"pair-{letter}",
        "box",
        box.at,
        box.size,
        "paper",
        edge="gold" if fought else "board-edge",
        round=10,
        z=Z.TILE,
        label=_label(derived, letter),
        pick=f"duel:{letter}",
    )
    yield writing(
        f"letter-{letter}",
        (box.at[0], box.y + box.h * 0.22),
        (box.w * 0.3, min(sizes.large, box.h * 0.34)),
        letter,
        display=True,
    )
    side = min(box.h * 0.62, box.w * 0.42)
    for place, colour in enumerate(COLOURS):
        x = box.x + box.w * (0.24, 0.76)[place]
        y = box.y + box.h * 0.42
        value = None if pair is None else pair[place]
        stands = bool(knowers) or pair is not None
        yield picture(
            sailor_id(letter, colour),
            (x, y),
            side,
            "sailor",
            tint=colour,
            alpha=1 if stands else 0.22,
        )
        yield picture(
            f"{sailor_id(letter, colour)}-emblem",
            (x + side * 0.32, y + side * 0.28),
            side * 0.44,
            EMBLEMS[colour],
            Z.FACE,
            alpha=1 if stands else 0.22,
        )
        text = "?" if value is None else str(value)
        yield from plate(
            f"{sailor_id(letter, colour)}-value",
            (x, box.bottom - box.h * 0.14),
            (max(side * 0.62, box.h * 0.3), box.h * 0.25),
            text if stands else "–",  # noqa: RUF001
            edge="line",
        )
    yield from _knowers(derived, letter, box)


def _knowers(derived: Derived, letter: str, box: Box) -> Iterator[Node]:
    knowers = derived.knowers(letter)
    if len(knowers) == derived.seats and derived.view.phase != "voyage":
        return
    size = min(box.w / 4.6, box.h * 0.24)
    for place, seat in enumerate(knowers):
        x = box.at[0] + (place - (len(knowers) - 1) / 2) * size * 0.92
        yield picture(
            f"seen-{letter}-{seat}",
            (x, box.y + box.h * 0.52 + (place % 2) * size * 0.2),
            size,
            "flag",
            Z.MARK,
            tint=f"seat-{seat}",
        )
