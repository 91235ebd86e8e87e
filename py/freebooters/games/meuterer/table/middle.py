"""The middle of the ring: the five roles and what is known of them, pouch and pile, the mutiny."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.meuterer.rules.components import POUCHES, ROLES
from freebooters.games.meuterer.table.derived import Derived, RoleState
from freebooters.games.meuterer.table.layout import Layout, Sizes
from freebooters.games.meuterer.table.nodes import Z, icon, role_words, short_words, sprite, words
from freebooters.stage import Box, Node

__all__ = ["does", "middle"]

_BADGES: Mapping[str, tuple[str, str]] = {
    "mutineer": ("conflict", ""),
    "boy": ("coin", "+2"),
    "mate": ("pouch", "+1"),
    "merchant": ("lead", ""),
    "loader": ("hand", "+3"),
}
"""What a role is for, as a picture and a number."""

_MARKS: Mapping[RoleState, str] = {"gone": "gone", "open": "open"}


def does(derived: Derived, role: str) -> Message:
    """What a role does, in words."""
    pouch = derived.view.pouch
    return say(f"meuterer-does-{role}", pouch=0 if pouch is None else pouch)


def middle(derived: Derived, layout: Layout) -> Iterator[Node]:
    yield from _title(derived, layout)
    for role, box in zip(ROLES, layout.roles, strict=True):
        yield from _role(derived, layout.sizes, role, box)
    if derived.promising:
        yield from _pouches(derived, layout)
    elif derived.view.conflict is not None:
        yield from _mutiny(derived, layout, derived.view.conflict)
    elif not derived.setting:
        yield from _stock(derived, layout)


def _title(derived: Derived, layout: Layout) -> Iterator[Node]:
    box = layout.title
    over = derived.drawing or derived.over
    yield _plate("title-plate", Box(box.x, box.y - box.h * 0.02, box.w, box.h * 0.86))
    yield words(
        "title",
        Box(box.x, box.y, box.w, box.h * 0.9),
        layout.sizes.large,
        _outcome(derived) if over else say("meuterer-moment", moment=derived.moment()),
        skin="white",
        display=True,
        z=Z.LINE,
    )


def _plate(name: str, box: Box) -> Node:
    """A dark plate on which white words can be read in every theme."""
    return Node(
        name, "box", box.at, box.size, "sea-deep", edge="sea-deep", round=box.h * 0.24, z=Z.TILE
    )


def _outcome(derived: Derived) -> Message:
    """Who is captain after this round, and how that came about."""
    view = derived.view
    if view.captain != view.round_captain:
        return say("meuterer-outcome", outcome="won")
    return say("meuterer-outcome", outcome="beaten" if "mutineer" in view.roles else "none")


def _role(derived: Derived, sizes: Sizes, role: str, box: Box) -> Iterator[Node]:
    state = derived.role_state(role)
    holder = derived.holder(role)
    dim = ("dim",) if state in ("gone", "free") else ()
    yield Node(
        id=f"choice-{role}",
        kind="box",
        at=box.at,
        size=box.size,
        skin="card",
        edge="gold" if state == "own" else "card-edge",
        round=box.w * 0.12,
        z=Z.LINE,
        label=_label(derived, role, state),
        pick=f"role:{role}",
        state=dim,
    )
    line = sizes.tiny * 1.35
    side = min(box.w * 0.9, box.h - 2.3 * line)
    top = box.y + box.w * 0.05
    yield Node(
        f"face-{role}",
        "sprite",
        (box.at[0], top + side / 2),
        (side, side),
        sprite(role),
        z=Z.LINE,
        state=dim,
    )
    name = Box(box.x + 2, top + side, box.w - 4, line)
    yield words(f"name-{role}", name, sizes.tiny, short_words(role), z=Z.LINE)
    yield from _badge(sizes, role, Box(box.x, name.bottom, box.w, box.bottom - name.bottom - 2))
    mark = box.w * 0.36
    corner = (box.right - mark * 0.4, box.y + mark * 0.36)
    if holder is not None:
        yield icon(f"holder-{role}", corner, mark * 1.2, "pennant", tint=f"seat-{holder}")
    elif state in _MARKS and not (derived.choosing and state == "open"):
        yield icon(f"mark-{role}", corner, mark, _MARKS[state])


def _badge(sizes: Sizes, role: str, box: Box) -> Iterator[Node]:
    picture, text = _BADGES[role]
    side = min(box.h, sizes.body * 1.35)
    width = side + (sizes.body * 1.3 if text else 0)
    x = box.at[0] - width / 2
    yield icon(f"for-{role}", (x + side / 2, box.at[1]), side, picture, z=Z.LINE)
    if text:
        number = Box(x + side, box.y, width - side, box.h)
        yield words(f"gain-{role}", number, sizes.small, text, z=Z.LINE)


def _label(derived: Derived, role: str, state: RoleState) -> Message:
    holder = derived.holder(role)
    known = (
        say("meuterer-nobody") if holder is None else say("meuterer-seat", seat=SeatName(holder))
    )
    return say(
        "meuterer-node-role",
        role=role_words(role),
        does=does(derived, role),
        state=state,
        holder=known,
    )


def _pouches(derived: Derived, layout: Layout) -> Iterator[Node]:
    """What the captain may promise the mate."""
    area = layout.lower
    w = area.w / len(POUCHES)
    side = min(w * 0.94, area.h)
    for points in POUCHES:
        at = (area.x + w * (points + 0.5), area.at[1])
        yield Node(
            id=f"pouch-{points}",
            kind="sprite",
            at=at,
            size=(side, side),
            skin=sprite("pouch"),
            z=Z.CARD,
            label=say("meuterer-node-pouch", points=points),
            pick=f"pouch:{points}",
        )
        disc = side * 0.46
        yield Node(
            f"pouch-disc-{points}",
            "disc",
            (at[0], at[1] + side * 0.12),
            (disc, disc),
            "coin",
            edge="wood-deep",
            z=Z.FACE,
        )
        number = Box(at[0] - side / 2, at[1] - side * 0.13, side, side * 0.5)
        yield words(f"pouch-points-{points}", number, disc * 0.7, str(points), skin="black")


def _mutiny(derived: Derived, layout: Layout, strengths: Mapping[str, int]) -> Iterator[Node]:
    """The present strength of the captain's side and of the mutineers' side."""
    area, sizes = layout.lower, layout.sizes
    side = area.h * 0.92
    decided = not derived.fighting
    won = "mutiny" if strengths["mutiny"] >= strengths["captain"] else "captain"
    for name, role, x, number_x in (
        ("captain", "captain", area.x + side / 2, area.x + side * 1.25),
        ("mutiny", "mutineer", area.right - side / 2, area.right - side * 1.25),
    ):
        dim = ("dim",) if decided and won != name else ()
        yield Node(
            id=f"side-{name}",
            kind="sprite",
            at=(x, area.at[1]),
            size=(side, side),
            skin=sprite(role),
            z=Z.CARD,
            state=dim,
        )
        plate = (side * 0.52, side * 0.62)
        at = (number_x, area.at[1])
        yield Node(
            id=f"strength-plate-{name}",
            kind="box",
            at=at,
            size=plate,
            skin="paper",
            edge="gold" if decided and won == name else "line",
            round=8,
            z=Z.LINE,
        )
        yield Node(
            id=f"strength-{name}",
            kind="text",
            at=at,
            size=(0, sizes.large * 1.3),
            skin="ink",
            text=str(strengths[name]),
            z=Z.CARD,
        )
    yield icon("clash", area.at, side * 0.7, "conflict", z=Z.CARD)


def _stock(derived: Derived, layout: Layout) -> Iterator[Node]:
    """The pouch promised and the cards still to be drawn."""
    view, area, sizes = derived.view, layout.lower, layout.sizes
    side = min(area.h * 0.62, sizes.large * 2.2)
    half = area.w / 2
    yield _plate("stock-plate", Box(area.x, area.y + area.h * 0.1, area.w, area.h * 0.8))
    rows = (("pouch", view.pouch), ("hand", view.pile_size))
    for place, (picture, number) in enumerate(rows):
        if number is None:
            continue
        x, y = area.x + half * place, area.at[1]
        yield icon(f"stock-{picture}", (x + side * 0.6, y), side, picture, z=Z.CARD)
        left = x + side * 1.25
        amount = Box(left, y - side * 0.52, half - side * 1.25, side * 0.56)
        yield words(
            f"stock-number-{picture}",
            amount,
            sizes.large * 1.1,
            str(number),
            skin="white",
            align="left",
            z=Z.LINE,
        )
        foot = Box(left, y + side * 0.06, amount.w, side * 0.4)
        key = "meuterer-stock-pouch" if picture == "pouch" else "meuterer-stock-pile"
        yield words(
            f"stock-word-{picture}",
            foot,
            sizes.small,
            say(key),
            skin="white",
            align="left",
            z=Z.LINE,
        )
