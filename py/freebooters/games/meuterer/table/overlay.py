"""What takes the place of the ring for a while; the roles to choose from."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.messages import Message, say
from freebooters.games.meuterer.rules.components import ROLES
from freebooters.games.meuterer.table.derived import Derived, island_of
from freebooters.games.meuterer.table.explanations import (
    Role,
    does,
    role_card,
    role_label,
    role_of,
)
from freebooters.games.meuterer.table.layout import Layout, apart
from freebooters.games.meuterer.table.middle import MARKS
from freebooters.games.meuterer.table.nodes import (
    Z,
    icon,
    island_words,
    role_words,
    sprite,
    words,
)
from freebooters.stage import Box, Frame, Meaning, Node, painted, panel, picture

__all__ = [
    "CARD",
    "GAP",
    "GROUND",
    "LEADING",
    "brief",
    "choosing",
    "ground_of",
    "suffix_of",
    "title",
    "title_box",
]

CARD = "card"
GROUND = "sea-deep"
GAP = 8
LEADING = 1.15
"""Distance of lines for letters of height 1."""


def ground_of(layout: Layout, box: Box) -> Node:
    return panel(
        f"overlay{suffix_of(layout, box)}", box, GROUND, edge="board-edge", corner=18, z=Z.BASE
    )


def title_box(layout: Layout, inner: Box) -> Box:
    """Where the title of what is shown stands: at its top."""
    return Box(inner.x, inner.y, inner.w, 1.3 * layout.frame.large)


def title(layout: Layout, box: Box, text: Message) -> Node:
    return words(
        "overlay-title", box, layout.frame.large, text, skin="white", ground=GROUND, display=True
    )


def suffix_of(layout: Layout, box: Box) -> str:
    """What is shown over more than the ring has ids of its own: nothing large flies over it."""
    return "" if box is layout.sea else "-whole"


def choosing(derived: Derived, layout: Layout) -> Iterator[Node]:
    """A row for every role, with what it does."""
    frame, sea = layout.frame, layout.sea
    yield ground_of(layout, sea)
    inner, count = sea.inset(GAP, GAP), len(ROLES)
    spare = inner.h - count * (1.1 * frame.medium + LEADING * frame.small + 1)
    rows = inner.rows(count, max(GAP, min(apart(frame) * 0.8, spare / (count - 1))))
    for role, box in zip(ROLES, rows, strict=True):
        known = role_of(derived, role)
        # A whole sentence, too: beside it stand others that have the room to say it at length.
        short = say("meuterer-does-brief", brief=brief(derived, role))
        yield from _choice(frame, box, known, _does(derived, known), short)


@painted
def _choice(frame: Frame, box: Box, known: Role, whole: Message, brief: Message) -> Iterator[Node]:
    """A role that may be chosen, with what it does, at length and in short."""
    role, state = known.name, known.state
    dim = ("dim",) if state == "gone" else ()
    yield panel(
        f"choice-{role}",
        box,
        CARD,
        edge="card-edge",
        corner=frame.small * 0.5,
        z=Z.LINE,
        means=Meaning(role_label(known), role_card(known), f"role:{role}"),
        state=dim,
    )
    side = box.h * 0.9
    at = (box.x + box.h * 0.55, box.at[1])
    yield picture(f"face-{role}", (at, side), sprite(role), z=Z.CARD, state=dim)
    text = Box(box.x + box.h * 1.1, box.y, box.w - box.h * 1.1 - 2 * frame.small, box.h)
    roomy = box.h > 1.2 * frame.large + 3.2 * LEADING * frame.small
    name_size = frame.large if roomy else frame.medium
    name_h = 1.1 * name_size
    lines = min(3, int((box.h - name_h) / (LEADING * frame.small)))
    top = box.y + (box.h - name_h - lines * LEADING * frame.small) / 2
    name = Box(text.x, top, text.w, name_h)
    yield words(
        f"name-{role}",
        name,
        name_size,
        role_words(role),
        ground=CARD,
        align="left",
        display=True,
    )
    yield words(
        f"does-{role}",
        Box(text.x, name.bottom, text.w, lines * LEADING * frame.small),
        frame.small,
        (whole, brief),
        ground=CARD,
        align="left",
        lines=lines,
    )
    if state in MARKS and state == "gone":
        mark = 1.6 * frame.small
        yield icon(f"mark-{role}", (box.right - mark * 0.7, box.at[1]), mark, MARKS[state])


def _does(derived: Derived, role: Role) -> Message:
    """What a role does; the viewer's own way, if it is the mutineer's."""
    view = derived.view
    if role.name != ROLES[0] or view.viewer is None:
        return does(role)
    island = derived.steered(view.hand_sizes[view.viewer])
    worth = island_of(island).ship
    return say("meuterer-does-mutineer-for", island=island_words(island), worth=worth)


def brief(derived: Derived, role: str) -> Message:
    """What a role does, in a few words."""
    last = "yes" if derived.last else "no"
    return say(f"meuterer-brief-{role}", points=1 + (derived.view.pouch or 0), last=last)
