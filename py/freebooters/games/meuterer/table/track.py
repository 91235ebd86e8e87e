"""The track of scores, and the rounds played."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.messages import say
from freebooters.games.meuterer.table.derived import Derived
from freebooters.games.meuterer.table.layout import Layout
from freebooters.games.meuterer.table.nodes import Z, icon, words
from freebooters.stage import Box, Node

__all__ = ["track"]

_LEAST_TOP = 20
_STEP = 5


def track(derived: Derived, layout: Layout) -> Iterator[Node]:
    box, sizes = layout.track, layout.sizes
    yield Node("track", "box", box.at, box.size, "board", edge="board-edge", round=12, z=Z.BASE)
    stacked = box.h > box.w * 0.25
    pad = sizes.small * 0.7
    if stacked:
        rounds = Box(box.x + pad, box.y + pad, box.w - 2 * pad, box.h * 0.36)
        axis = Box(box.x + pad, rounds.bottom, box.w - 2 * pad, box.bottom - rounds.bottom - pad)
    else:
        rounds = Box(box.x + pad, box.y + 3, box.w * 0.25, box.h - 6)
        left = rounds.right + pad * 2.4
        axis = Box(left, box.y + 3, box.right - left - pad * 2.4, box.h - 6)
    yield from _rounds(derived, layout, rounds)
    yield from _axis(derived, layout, axis)


def _rounds(derived: Derived, layout: Layout, box: Box) -> Iterator[Node]:
    view, sizes = derived.view, layout.sizes
    upper = Box(box.x, box.y, box.w, box.h * 0.54)
    text = say("meuterer-round", round=view.round, rounds=view.rounds)
    yield words("round", upper, sizes.body * 1.06, text, align="left", display=True, z=Z.PRINT)
    step = min(box.w / view.rounds, box.h * 0.5)
    side = step * 0.72
    y = box.y + box.h * 0.78
    for number in range(1, view.rounds + 1):
        now, past = number == view.round, number < view.round or derived.over
        yield Node(
            id=f"round-{number}",
            kind="disc",
            at=(box.x + step * (number - 0.5), y),
            size=(side * 1.2, side * 1.2) if now else (side, side),
            skin="wood-deep" if past else "gold" if now else "paper",
            edge="wood-deep",
            z=Z.PRINT,
        )


def _axis(derived: Derived, layout: Layout, box: Box) -> Iterator[Node]:
    scores, sizes = derived.view.scores, layout.sizes
    low = min(0, min(scores) // _STEP * _STEP)
    top = max(_LEAST_TOP, -(-(max(scores) + 1) // _STEP) * _STEP)
    y = box.bottom - sizes.tiny * 1.5

    def at(score: float) -> float:
        return box.x + box.w * (score - low) / (top - low)

    yield Node(
        id="axis",
        kind="path",
        at=box.at,
        size=(sizes.tiny * 0.3, 0),
        skin="wood-deep",
        z=Z.PRINT,
        points=(at(low), y, at(top), y),
    )
    step = _STEP if top - low <= 40 else 2 * _STEP
    for score in range(low, top + 1, step):
        yield Node(
            f"tick-{score}", "box", (at(score), y), (2, sizes.tiny * 0.7), "wood-deep", z=Z.PRINT
        )
        foot = Box(at(score) - 30, y + 2, 60, sizes.tiny * 1.5)
        yield words(f"mark-{score}", foot, sizes.tiny, str(score), skin="ink-soft", z=Z.PRINT)
    side = min(y - box.y, sizes.large * 1.7)
    for seat, score in enumerate(scores):
        beside = scores[:seat].count(score)
        x = at(score) + side * 0.36 + beside * side * 0.34
        yield icon(
            f"marker-{seat}", (x, y - side / 2), side, "pennant", z=Z.SHIP, tint=f"seat-{seat}"
        )
