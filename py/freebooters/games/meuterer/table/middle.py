"""The middle of the ring: the five roles and what is known of them, pouch and pile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from freebooters.engine.messages import Message, say
from freebooters.games.meuterer.rules.components import POUCHES, ROLES
from freebooters.games.meuterer.table.derived import Derived, RoleState
from freebooters.games.meuterer.table.explanations import (
    Role,
    pile_card,
    pouch_card,
    promise_card,
    role_card,
    role_label,
    role_of,
)
from freebooters.games.meuterer.table.layout import Layout, apart
from freebooters.games.meuterer.table.nodes import Z, icon, role_words, short_words, sprite, words
from freebooters.stage import Box, Meaning, Node, painted, panel, picture

__all__ = ["MARKS", "middle"]

MARKS: Mapping[RoleState, str] = {"gone": "gone", "open": "open"}
"""The pictures that mark what the viewer knows of a role."""

_GROUND = "sea-deep"


def middle(derived: Derived, layout: Layout) -> Iterator[Node]:
    yield from _head(layout, _title(derived))
    yield from _legend(layout)
    for place, role in enumerate(ROLES):
        yield from _role(layout, place, role_of(derived, role))
    view = derived.view
    if derived.promising:
        yield from _pouches(layout)
    elif not derived.setting:
        yield from _stock(layout, view.pouch, view.pile_size, len(view.discards))


@painted
def _head(layout: Layout, title: Message) -> Iterator[Node]:
    box = layout.middle
    yield panel("middle", box, _GROUND, edge=_GROUND, corner=14, z=Z.TILE)
    yield words(
        "title",
        layout.title,
        layout.frame.large if layout.named else layout.frame.medium,
        title,
        skin="white",
        ground=_GROUND,
        display=True,
        z=Z.LINE,
    )


@painted
def _legend(layout: Layout) -> Iterator[Node]:
    """What the prices on the tiles are for, in their order."""
    if layout.legend is not None:
        yield words(
            "legend",
            layout.legend,
            layout.frame.small,
            (say("meuterer-legend"), say("meuterer-legend-short")),
            skin="white",
            ground=_GROUND,
            lines=2 if layout.legend.h > 2 * layout.frame.small else 1,
            z=Z.LINE,
        )


def _title(derived: Derived) -> Message:
    """The round; after it, what became of the captain."""
    view = derived.view
    if not (derived.drawing or derived.over):
        return say("meuterer-round", round=view.round, rounds=view.rounds)
    if view.captain != view.round_captain:
        return say("meuterer-outcome", outcome="won")
    return say("meuterer-outcome", outcome="beaten" if "mutineer" in view.roles else "none")


@painted
def _role(layout: Layout, place: int, known: Role) -> Iterator[Node]:
    box, role, state = layout.roles[place], known.name, known.state
    dim = ("dim",) if state in ("gone", "free") else ()
    yield panel(
        f"emblem-{role}",
        box,
        "card",
        edge="gold" if state == "own" else "card-edge",
        corner=box.w * 0.12,
        z=Z.LINE,
        means=Meaning(role_label(known), role_card(known), f"role:{role}"),
        state=dim,
    )
    line = 1.2 * layout.frame.small if layout.named else 0
    side = min(box.w, box.h - line) * 0.92
    at = (box.at[0], box.y + (box.h - line) / 2)
    yield picture(f"face-{role}", (at, side), sprite(role), z=Z.LINE, state=dim)
    if line:
        yield words(
            f"name-{role}",
            Box(box.x + 2, box.bottom - line - 1, box.w - 4, line),
            layout.frame.small,
            (role_words(role), short_words(role)),
            ground="card",
            z=Z.LINE,
        )
    mark = min(box.w, box.h) * 0.36
    corner = (box.right - mark * 0.5, box.y + mark * 0.5)
    if known.holder is not None:
        yield icon(f"holder-{role}", corner, mark * 1.1, "pennant", tint=f"seat-{known.holder}")
    elif state in MARKS:
        yield icon(f"mark-{role}", corner, mark, MARKS[state])


@painted
def _pouches(layout: Layout) -> Iterator[Node]:
    """What the captain may promise the mate."""
    for points, box in zip(
        POUCHES, layout.lower.columns(len(POUCHES), apart(layout.frame)), strict=True
    ):
        yield panel(
            f"pouch-{points}",
            box,
            "card",
            edge="card-edge",
            corner=box.h * 0.16,
            z=Z.LINE,
            means=Meaning(
                say("meuterer-node-pouch", points=points), promise_card(points), f"pouch:{points}"
            ),
        )
        size = layout.frame.medium
        side = min(box.h * 0.86, box.w - size * 1.2)
        left = box.at[0] - (side + size * 0.8) / 2
        yield icon(f"pouch-bag-{points}", (left + side / 2, box.at[1]), side, "pouch", z=Z.CARD)
        number = Box(left + side, box.y, size * 0.9, box.h)
        yield words(f"pouch-points-{points}", number, size, str(points), ground="card", z=Z.CARD)


@painted
def _stock(layout: Layout, pouch: int | None, pile: int, discards: int) -> Iterator[Node]:
    """The pouch promised and the cards still to be drawn."""
    frame = layout.frame
    halves = layout.lower.columns(2, 4)
    h = 1.15 * (frame.medium + frame.small)
    fit = min(1, max(layout.lower.h / h, 100 / frame.letters))
    medium, small = frame.medium * fit, frame.small * fit
    cards = {"pouch": pouch_card(pouch or 0), "hand": pile_card(pile, discards)}
    stock = {"pouch": pouch, "hand": pile}
    for box, (name, number) in zip(halves, stock.items(), strict=True):
        if number is None:
            continue
        stacked = box.h >= h * fit
        side = min(box.h * 0.8, box.w * (0.26 if stacked else 0.17))
        yield picture(
            f"stock-{name}",
            ((box.x + side / 2, box.at[1]), side),
            sprite(name),
            z=Z.CARD,
            means=Meaning(say(f"meuterer-node-stock-{name}", count=number), cards[name]),
        )
        rest = Box(box.x + side + 4, box.y, box.w - side - 4, box.h)
        digits = medium * (1.4 if number > 9 else 0.8)
        if stacked:
            upper = Box(rest.x, rest.at[1] - h * fit / 2, rest.w, 1.15 * medium)
            word = Box(rest.x, upper.bottom, rest.w, 1.15 * small)
        else:
            upper = Box(rest.x, rest.y, digits, rest.h)
            x = upper.right + small * 0.3
            word = Box(x, rest.y, rest.right - x, rest.h)
        for part, place, size, text in (
            ("number", upper, medium, str(number)),
            (
                "word",
                word,
                small,
                (say(f"meuterer-stock-{name}"), say(f"meuterer-stock-{name}-short")),
            ),
        ):
            yield words(
                f"stock-{part}-{name}",
                place,
                size,
                text,
                skin="white",
                ground=_GROUND,
                align="left",
                z=Z.LINE,
            )
