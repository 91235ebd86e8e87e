"""What takes the place of the ring for a while: the roles to choose from, the roles shown and the
mutiny.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.meuterer.rules.components import ROLES
from freebooters.games.meuterer.table.derived import Derived, island_of
from freebooters.games.meuterer.table.explanations import (
    Role,
    does,
    role_card,
    role_label,
    role_of,
    strength_card,
    strength_label,
)
from freebooters.games.meuterer.table.layout import Layout, apart
from freebooters.games.meuterer.table.middle import MARKS
from freebooters.games.meuterer.table.nodes import (
    Z,
    icon,
    island_words,
    role_words,
    short_words,
    sprite,
    words,
)
from freebooters.stage import Box, Frame, Meaning, Node, painted, panel, picture

__all__ = ["choosing", "ground_of", "mutiny"]

_CARD = "card"
_GAP = 8
_LEADING = 1.15
"""Distance of lines for letters of height 1."""
_FIRST = 0.42
"""Of the height for three roles, what the first of them has."""
_LEAST_FACE = 2.2
"""The least side of a portrait over a name in large letters, in heights of these."""
_BRIEF = 24
"""Letters' heights of width that a role's effect in short needs, on all its lines."""


def ground_of(layout: Layout, box: Box) -> Node:
    return panel(
        f"overlay{_suffix(layout, box)}", box, "sea-deep", edge="board-edge", corner=18, z=Z.BASE
    )


def _suffix(layout: Layout, box: Box) -> str:
    """What is shown over more than the ring has ids of its own: nothing large flies over it."""
    return "" if box is layout.sea else "-whole"


def choosing(derived: Derived, layout: Layout) -> Iterator[Node]:
    """A row for every role, with what it does."""
    frame, sea = layout.frame, layout.sea
    yield ground_of(layout, sea)
    inner, count = sea.inset(_GAP, _GAP), len(ROLES)
    spare = inner.h - count * (1.1 * frame.medium + _LEADING * frame.small + 1)
    rows = inner.rows(count, max(_GAP, min(apart(frame) * 0.8, spare / (count - 1))))
    for role, box in zip(ROLES, rows, strict=True):
        known = role_of(derived, role)
        yield from _choice(frame, box, known, _does(derived, known), _brief(derived, role))


@painted
def _choice(frame: Frame, box: Box, known: Role, whole: Message, brief: Message) -> Iterator[Node]:
    """A role that may be chosen, with what it does, at length and in short."""
    role, state = known.name, known.state
    dim = ("dim",) if state == "gone" else ()
    yield panel(
        f"choice-{role}",
        box,
        _CARD,
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
    roomy = box.h > 1.2 * frame.large + 3.2 * _LEADING * frame.small
    name_size = frame.large if roomy else frame.medium
    name_h = 1.1 * name_size
    lines = min(3, int((box.h - name_h) / (_LEADING * frame.small)))
    top = box.y + (box.h - name_h - lines * _LEADING * frame.small) / 2
    name = Box(text.x, top, text.w, name_h)
    yield words(
        f"name-{role}",
        name,
        name_size,
        role_words(role),
        ground=_CARD,
        align="left",
        display=True,
    )
    yield words(
        f"does-{role}",
        Box(text.x, name.bottom, text.w, lines * _LEADING * frame.small),
        frame.small,
        (whole, brief),
        ground=_CARD,
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


def _brief(derived: Derived, role: str) -> Message:
    """What a role does, in a few words."""
    last = "yes" if derived.last else "no"
    return say(f"meuterer-brief-{role}", points=1 + (derived.view.pouch or 0), last=last)


def mutiny(
    derived: Derived,
    layout: Layout,
    box: Box,
    strengths: Mapping[str, int] | None,
    *,
    decided: bool,
) -> Iterator[Node]:
    """The roles of all seats, and how strong either side is in a mutiny."""
    frame = layout.frame
    yield ground_of(layout, box)
    inner = box.inset(_GAP * 1.5, _GAP * 1.5)
    bar_h = _LEADING * (frame.small + frame.large) + _GAP
    bar = Box(inner.x, inner.bottom - bar_h, inner.w, bar_h)
    rest = inner if strengths is None else Box(inner.x, inner.y, inner.w, inner.h - bar_h - _GAP)
    title = Box(inner.x, inner.y, inner.w, 1.3 * frame.large)
    titled = Box(rest.x, title.bottom, rest.w, rest.bottom - title.bottom)
    if all(_is_roomy(frame, cell) for cell in _cells(titled, derived.seats)):
        rest = titled
        yield words(
            "overlay-title",
            title,
            frame.large,
            _title(strengths, decided=decided),
            skin="white",
            ground="sea-deep",
            display=True,
        )
    if strengths is not None:
        yield from _strengths(
            frame,
            bar,
            _suffix(layout, box),
            strengths,
            decided=decided,
            mate="mate" in derived.view.roles,
            open_conflict=derived.view.open_conflict,
        )
    for seat, place in zip(_order(derived), _cells(rest, derived.seats), strict=True):
        name = f"shown{_suffix(layout, box)}"
        role = "captain" if seat == derived.view.round_captain else derived.view.roles[seat]
        known = role_of(derived, role or "loader")
        effect = _effect(derived, known.name, _outcome(strengths) if decided else None)
        yield from _shown(frame, name, seat, place, known, effect, dim=strengths is not None)


def _title(strengths: Mapping[str, int] | None, *, decided: bool) -> Message:
    if strengths is not None and not decided:
        return say("meuterer-moment-mutiny")
    return say("meuterer-outcome", outcome=_outcome(strengths))


def _outcome(strengths: Mapping[str, int] | None) -> str:
    """What became of a mutiny as strong as that, or of none."""
    if strengths is None:
        return "none"
    return "won" if _is_deposed(strengths) else "beaten"


def _is_deposed(strengths: Mapping[str, int]) -> bool:
    """Whether a mutiny as strong as that has the ship."""
    return strengths["mutiny"] >= strengths["captain"]


def _order(derived: Derived) -> Sequence[Seat]:
    """Clockwise from the captain of the round."""
    first = derived.view.round_captain or 0
    return [(first + step) % derived.seats for step in range(derived.seats)]


def _cells(box: Box, seats: int) -> tuple[Box, ...]:
    """Two by two; of three the first has a row of its own, which is lower since it is wide."""
    if seats > 3:
        return tuple(cell for row in box.rows(2, _GAP) for cell in row.columns(2, _GAP))
    first = Box(box.x, box.y, box.w, (box.h - _GAP) * _FIRST)
    below = first.bottom + _GAP
    return (first, *Box(box.x, below, box.w, box.bottom - below).columns(2, _GAP))


def _is_across(box: Box) -> bool:
    """Whether a role's words stand beside its portrait, not above and below it."""
    return box.w > 1.6 * box.h


def _is_roomy(frame: Frame, box: Box) -> bool:
    """Whether a role can be shown there as large as it should, so that there is room for a title."""
    return box.h > (3.6 if _is_across(box) else 5.5) * frame.large


@painted
def _shown(
    frame: Frame,
    prefix: str,
    seat: Seat,
    box: Box,
    known: Role,
    effect: Message,
    *,
    dim: bool,
) -> Iterator[Node]:
    """A seat's role: portrait, whose it is, its name, what it does or where it steers."""
    name, captain = known.name, known.name == "captain"
    lit = name == "mutineer"
    apart = dim and name in ("merchant", "loader")
    yield panel(
        f"{prefix}-{seat}",
        box,
        _CARD,
        edge="gold" if lit else "card-edge",
        corner=frame.small * 0.5,
        z=Z.LINE,
        means=Meaning(
            say("meuterer-node-shown", seat=SeatName(seat), role=role_words(name), brief=effect),
            role_card(known),
            "" if captain else f"role:{name}",
        ),
    )
    if lit:
        rim = box.inset(-frame.small * 0.15, -frame.small * 0.15)
        yield panel(f"{prefix}-lit-{seat}", rim, "coin", corner=frame.small * 0.6, z=Z.TILE)
    across = _is_across(box)
    lines = _LEADING * frame.medium, _LEADING * frame.large
    if across:
        side = min(box.h * 0.94, box.w * 0.32)
        face = Box(box.x + _GAP, box.at[1] - side / 2, side, side)
        text = Box(face.right + _GAP, box.y, box.right - face.right - 2 * _GAP, box.h)
        role_size = frame.large if box.h > 6 * frame.large else frame.medium
    else:
        small = 2 * _LEADING * frame.small + _GAP
        side = min(box.w * 0.8, box.h - small - sum(lines))
        role_size = frame.large
        if side < _LEAST_FACE * frame.large:
            role_size = frame.medium
            side = min(box.w * 0.8, box.h - small - 2 * lines[0])
        face = Box(box.at[0] - side / 2, box.y + lines[0] + _GAP / 2, side, side)
        text = Box(box.x + _GAP, box.y, box.w - 2 * _GAP, box.h)
    yield picture(f"{prefix}-face-{seat}", (face.at, side), sprite(name), z=Z.CARD)
    name_h, role_h = lines[0], 1.2 * role_size
    room = text.h - name_h - role_h if across else 2.4 * frame.small
    count = min(3 if across else 2, int(room / (_LEADING * frame.small)))
    if count * text.w < _BRIEF * frame.small:
        count = 0
    brief_h = count * _LEADING * frame.small
    if across:
        top = text.y + (text.h - name_h - role_h - brief_h) / 2
        role_y = top + name_h
    else:
        top, role_y = text.y + _GAP / 2, face.bottom
    sign = max(min(name_h, frame.medium * 1.3), side * 0.22)
    who = Box(text.x, top, text.w, name_h)
    below = face.bottom - sign * 0.5 if across else who.bottom + sign * 0.6
    at = (box.x + _GAP + sign * 0.5, below)
    yield icon(f"{prefix}-sign-{seat}", at, sign, "pennant", tint=f"seat-{seat}", z=Z.FLAG)
    yield words(
        f"{prefix}-name-{seat}",
        who,
        frame.medium,
        say("meuterer-seat", seat=SeatName(seat)),
        ground=_CARD,
    )
    yield words(
        f"{prefix}-role-{seat}",
        Box(text.x, role_y, text.w, role_h),
        role_size,
        (role_words(name), short_words(name)),
        ground=_CARD,
        display=True,
    )
    if count:
        yield words(
            f"{prefix}-brief-{seat}",
            Box(text.x, role_y + role_h, text.w, brief_h),
            frame.small,
            effect,
            skin="ink-soft" if apart else "ink",
            ground=_CARD,
            lines=count,
        )


_VAIN: Mapping[str | None, Sequence[str]] = {
    "won": ("mate",),
    "beaten": ("mutineer", "boy"),
    "none": ("boy",),
}
"""By what became of the mutiny: the roles that get nothing for it (ME-7)."""


def _effect(derived: Derived, role: str, outcome: str | None) -> Message:
    """Where those who steer are bound, as far as it is told; what the others do. Once it is known
    what became of the mutiny, those who have lost steer no more and are not paid.
    """
    if role == "captain" and outcome == "won":
        return say("meuterer-brief-deposed")
    if role in _VAIN.get(outcome, ()):
        return say("meuterer-brief-vain")
    island = derived.view.destinations.get("captain" if role == "captain" else role)
    if island is None:
        return _brief(derived, role)
    worth = island_of(island).ship
    return say("meuterer-bound", island=island_words(island), worth=worth)


def _strengths(
    frame: Frame,
    bar: Box,
    suffix: str,
    strengths: Mapping[str, int],
    *,
    decided: bool,
    mate: bool,
    open_conflict: bool,
) -> Iterator[Node]:
    yield panel(
        f"strengths{suffix}",
        bar,
        "paper",
        edge="line",
        corner=frame.small * 0.5,
        z=Z.LINE,
        means=Meaning(
            strength_label(strengths, mate=mate),
            strength_card(strengths, mate=mate, open_conflict=open_conflict),
        ),
    )
    side = bar.h * 0.8
    yield icon(f"clash{suffix}", bar.at, side, "conflict", z=Z.CARD)
    won = "mutiny" if _is_deposed(strengths) else "captain"
    half = (bar.w - side) / 2 - 2 * _GAP
    for name, x in (("captain", bar.x + _GAP), ("mutiny", bar.right - _GAP - half)):
        word = Box(x, bar.y + _GAP / 2, half, _LEADING * frame.small)
        number = Box(x, word.bottom, half, _LEADING * frame.large)
        if decided and name == won:
            plate = (frame.large * 1.6, frame.large * 1.1)
            yield panel(
                f"strength-won{suffix}",
                (number.at, plate),
                "coin",
                edge="wood-deep",
                corner=8,
                z=Z.CARD,
            )
        lit = decided and name == won
        side_words = say(f"meuterer-side-{name}")
        with_mate = mate and name == "captain"
        yield words(
            f"strength-word-{name}{suffix}",
            word,
            frame.small,
            (say("meuterer-side-mate"), side_words) if with_mate else side_words,
            skin="ink-soft",
            ground="paper",
        )
        yield words(
            f"strength-{name}{suffix}",
            number,
            frame.large,
            str(strengths[name]),
            skin="black" if lit else "ink",
            ground="coin" if lit else "paper",
        )
