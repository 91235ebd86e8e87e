"""The roles of all, face up, and the two sides of a mutiny."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.meuterer.table.derived import Derived, island_of
from freebooters.games.meuterer.table.explanations import (
    Role,
    role_card,
    role_of,
    strength_card,
    strength_label,
)
from freebooters.games.meuterer.table.hand import hand_id
from freebooters.games.meuterer.table.layout import Layout
from freebooters.games.meuterer.table.nodes import (
    Z,
    card,
    icon,
    island_words,
    role_words,
    short_words,
    sprite,
    words,
)
from freebooters.games.meuterer.table.overlay import (
    CARD,
    GAP,
    LEADING,
    brief,
    ground_of,
    suffix_of,
    title,
    title_box,
)
from freebooters.stage import Box, Frame, Meaning, Node, painted, panel, picture

__all__ = ["SHOWN", "laid", "mutiny"]

_ASIDE = 0.26
"""Of the height for all roles, what those have that only look on in a mutiny."""
_LEAST_ASIDE = 2.2
"""The least height of theirs, in heights of large letters."""
_TRAY = 1.4
"""Height of the cards laid in a mutiny, in heights of large letters."""
_FIRST = 0.42
"""Of the height for three roles, what the first of them has."""
_BESIDE = 0.32
"""Of a role's width, what its portrait has beside words."""
_LEAST_FACE = 2.2
"""The least side of a portrait over a name in large letters, in heights of these."""
_NAME = 6.9
"""The width that a long name needs, in heights of its letters."""
_BRIEF = 24
"""Letters' heights of width that a role's effect in short needs, on all its lines."""
_BOUND = 11
"""The same of where it steers."""


SHOWN = ("shown-",)
"""How the ids begin of what shows a seat's role: where that is says whose side it is on, and not that it moves."""


class Laid(NamedTuple):
    """Conflict cards just laid, and the nodes from which they come."""

    side: str
    origins: tuple[str, ...]


def laid(derived: Derived, events: Sequence[Seen]) -> Laid | None:
    """What the last of those events laid in a mutiny."""
    fought = [event for event in events if event.kind == "fought"]
    if not fought:
        return None
    seat, side, count = (fought[-1].args[name] for name in ("seat", "side", "count"))
    if seat != derived.view.viewer or derived.view.hand is None:
        return Laid(side, (f"hold-{seat}",) * count)
    left = derived.view.hand.count("conflict")
    return Laid(side, tuple(hand_id("conflict", left + place) for place in range(count)))


def mutiny(
    derived: Derived,
    layout: Layout,
    box: Box,
    strengths: Mapping[str, int] | None,
    *,
    decided: bool,
    fresh: Laid | None = None,
) -> Iterator[Node]:
    """The roles of all seats. In a mutiny either side has a column, over it the cards laid for it, and
    the one is lit that has the ship as they lie; who is on neither looks on from below.
    """
    frame, suffix = layout.frame, suffix_of(layout, box)
    yield ground_of(layout, box)
    inner = box.inset(GAP * 1.5, GAP * 1.5)
    head = title_box(layout, inner)
    titled = Box(inner.x, head.bottom, inner.w, inner.bottom - head.bottom)
    bar_h = 0.0 if strengths is None else _bar_height(frame) + GAP
    roles = _roles(derived)
    cells = _cells(frame, _below(titled, bar_h), roles, fights=strengths is not None)
    if all(_is_roomy(frame, cell) for cell in cells.values()):
        yield title(layout, head, _title(strengths, decided=decided))
    else:
        titled = inner
        cells = _cells(frame, _below(inner, bar_h), roles, fights=strengths is not None)
    ahead = None if strengths is None else _winner(strengths)
    won = ahead if decided else None
    if strengths is not None:
        yield from _strengths(
            frame,
            Box(titled.x, titled.y, titled.w, _bar_height(frame)),
            suffix,
            strengths,
            won,
            mate="mate" in derived.view.roles,
            open_conflict=derived.view.open_conflict,
            fresh=fresh,
        )
    for seat, place in cells.items():
        name, role = f"shown{suffix}", roles[seat]
        known = role_of(derived, role)
        effect = _effect(derived, role, _outcome(strengths) if decided else None)
        side = SIDES.get(role)
        lit = side is not None and side == ahead
        apart = strengths is not None and side is None
        yield from _shown(frame, name, seat, place, known, effect, lit=lit, apart=apart)


SIDES: Mapping[str, str] = {
    "captain": "captain",
    "mate": "captain",
    "mutineer": "mutiny",
    "boy": "mutiny",
}
"""For whom the roles fight that do (ME-6)."""


def _below(box: Box, h: float) -> Box:
    return Box(box.x, box.y + h, box.w, box.h - h)


def _roles(derived: Derived) -> Mapping[Seat, str]:
    """The role of every seat, clockwise from the captain of the round."""
    view = derived.view
    return {
        seat: "captain" if seat == view.round_captain else view.roles[seat] or "loader"
        for seat in _order(derived)
    }


def _winner(strengths: Mapping[str, int]) -> str:
    return "mutiny" if _is_deposed(strengths) else "captain"


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


def _cells(
    frame: Frame, box: Box, roles: Mapping[Seat, str], *, fights: bool
) -> Mapping[Seat, Box]:
    """A place for every seat: either side of a mutiny in a column, the others below; without a mutiny
    two by two, where of three the first has a row of its own, which is lower since it is wide.
    """
    if fights:
        return dict(_columns(frame, box, roles))
    if len(roles) > 3:
        cells = [cell for row in box.rows(2, GAP) for cell in row.columns(2, GAP)]
        return dict(zip(roles, cells, strict=True))
    first = Box(box.x, box.y, box.w, (box.h - GAP) * _FIRST)
    below = first.bottom + GAP
    rest = Box(box.x, below, box.w, box.bottom - below).columns(2, GAP)
    return dict(zip(roles, (first, *rest), strict=True))


def _columns(frame: Frame, box: Box, roles: Mapping[Seat, str]) -> Iterator[tuple[Seat, Box]]:
    """The leaders lie first in their columns. Where it is too low for a row of those who only look on
    they lie where there is room.
    """
    sides: dict[str | None, list[Seat]] = {"captain": [], "mutiny": [], None: []}
    for seat in sorted(roles, key=lambda seat: roles[seat] not in ("captain", "mutineer")):
        sides[SIDES.get(roles[seat])].append(seat)
    aside = sides.pop(None)
    low = box.h * _ASIDE if aside else 0.0
    lowest = min(low, (box.h - low) / max(map(len, sides.values())) - GAP)
    if aside and lowest < _LEAST_ASIDE * frame.large:
        if len(roles) == 3:
            seats = [*sides["captain"], *sides["mutiny"], *aside]
            yield from zip(seats, box.columns(len(seats), GAP), strict=True)
            return
        for seat in aside:
            min(sides.values(), key=len).append(seat)
        low, aside = 0.0, []
    upper = Box(box.x, box.y, box.w, box.h - low - (GAP if aside else 0))
    for crew, column in zip(sides.values(), upper.columns(2, GAP), strict=True):
        yield from zip(crew, column.rows(len(crew), GAP), strict=True)
    below = Box(box.x, box.bottom - low, box.w, low)
    yield from zip(aside, below.columns(max(1, len(aside)), GAP), strict=False)


def _is_across(frame: Frame, box: Box) -> bool:
    """Whether a role's words stand beside its portrait, not above and below it."""
    lines = LEADING * (2 * frame.small + frame.medium + frame.large) + GAP
    return box.w > 1.6 * box.h or box.h - lines < box.w * _BESIDE


def _is_roomy(frame: Frame, box: Box) -> bool:
    """Whether a role can be shown there as large as it should, so that there is room for a title."""
    return box.h > (3.6 if _is_across(frame, box) else 5.5) * frame.large


@painted
def _shown(
    frame: Frame,
    prefix: str,
    seat: Seat,
    box: Box,
    known: Role,
    effect: tuple[Message, ...],
    *,
    lit: bool,
    apart: bool,
) -> Iterator[Node]:
    """A seat's role: portrait, whose it is, its name, what it does or where it steers."""
    name, captain = known.name, known.name == "captain"
    yield panel(
        f"{prefix}-{seat}",
        box,
        CARD,
        edge="gold" if lit else "card-edge",
        corner=frame.small * 0.5,
        z=Z.LINE,
        means=Meaning(
            say("meuterer-node-shown", seat=SeatName(seat), role=role_words(name), brief=effect[0]),
            role_card(known),
            "" if captain else f"role:{name}",
        ),
    )
    if lit:
        rim = box.inset(-frame.small * 0.15, -frame.small * 0.15)
        yield panel(f"{prefix}-lit-{seat}", rim, "coin", corner=frame.small * 0.6, z=Z.TILE)
    across = _is_across(frame, box)
    lines = LEADING * frame.medium, LEADING * frame.large
    if across:
        side = min(box.h * 0.94, box.w * _BESIDE)
        face = Box(box.x + GAP, box.at[1] - side / 2, side, side)
        text = Box(face.right + GAP, box.y, box.right - face.right - 2 * GAP, box.h)
        role_size = frame.large if box.h > 6 * frame.large else frame.medium
    else:
        small = 2 * LEADING * frame.small + GAP
        side = min(box.w * 0.8, box.h - small - sum(lines))
        role_size = frame.large
        if side < _LEAST_FACE * frame.large:
            role_size = frame.medium
            side = min(box.w * 0.8, box.h - small - 2 * lines[0])
        face = Box(box.at[0] - side / 2, box.y + lines[0] + GAP / 2, side, side)
        text = Box(box.x + GAP, box.y, box.w - 2 * GAP, box.h)
    yield picture(f"{prefix}-face-{seat}", (face.at, side), sprite(name), z=Z.CARD)
    name_h, role_h = lines[0], 1.2 * role_size
    room = text.h - name_h - role_h if across else 2.4 * frame.small
    count = min(3 if across else 2, int(room / (LEADING * frame.small)))
    if count * text.w < (_BOUND if len(effect) > 1 else _BRIEF) * frame.small:
        count = 0
    brief_h = count * LEADING * frame.small
    if across:
        top = text.y + (text.h - name_h - role_h - brief_h) / 2
        role_y = top + name_h
    else:
        top, role_y = text.y + GAP / 2, face.bottom
    sign = max(min(name_h, frame.medium * 1.3), side * 0.22)
    who = Box(text.x, top, text.w, name_h)
    below = face.bottom - sign * 0.5 if across else who.bottom + sign * 0.6
    at = (box.x + GAP + sign * 0.5, below)
    yield icon(f"{prefix}-sign-{seat}", at, sign, "pennant", tint=f"seat-{seat}", z=Z.FLAG)
    yield words(
        f"{prefix}-name-{seat}",
        who,
        frame.medium if text.w > _NAME * frame.medium else frame.small,
        say("meuterer-seat", seat=SeatName(seat)),
        ground=CARD,
    )
    yield words(
        f"{prefix}-role-{seat}",
        Box(text.x, role_y, text.w, role_h),
        role_size,
        (role_words(name), short_words(name)),
        ground=CARD,
        display=True,
    )
    if count:
        yield words(
            f"{prefix}-brief-{seat}",
            Box(text.x, role_y + role_h, text.w, brief_h),
            frame.small,
            effect,
            skin="ink-soft" if apart else "ink",
            ground=CARD,
            lines=count,
        )


_VAIN: Mapping[str | None, Sequence[str]] = {
    "won": ("mate",),
    "beaten": ("mutineer", "boy"),
    "none": ("boy",),
}
"""By what became of the mutiny: the roles that get nothing for it (ME-7)."""


def _effect(derived: Derived, role: str, outcome: str | None) -> tuple[Message, ...]:
    """Where those who steer are bound, as far as it is told, at length and in short; what the others
    do. Once it is known what became of the mutiny, those who have lost steer no more and are not paid.
    """
    if role == "captain" and outcome == "won":
        return (say("meuterer-brief-deposed"),)
    if role in _VAIN.get(outcome, ()):
        return (say("meuterer-brief-vain"),)
    island = derived.view.destinations.get("captain" if role == "captain" else role)
    if island is None:
        return (brief(derived, role),)
    worth = island_of(island).ship
    keys = ("meuterer-bound", "meuterer-bound-short")
    return tuple(say(key, island=island_words(island), worth=worth) for key in keys)


def _bar_height(frame: Frame) -> float:
    return LEADING * (frame.small + frame.large) + _TRAY * frame.large + 2 * GAP


def _strengths(
    frame: Frame,
    bar: Box,
    suffix: str,
    strengths: Mapping[str, int],
    won: str | None,
    *,
    mate: bool,
    open_conflict: bool,
    fresh: Laid | None,
) -> Iterator[Node]:
    """How strong either side is, and the cards that make it so; `won`: whose side has won."""
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
    side = 1.6 * frame.large
    at = (bar.at[0], bar.y + (LEADING * (frame.small + frame.large) + GAP) / 2)
    yield icon(f"clash{suffix}", at, side, "conflict", z=Z.CARD)
    half = (bar.w - side) / 2 - 2 * GAP
    for name, x in (("captain", bar.x + GAP), ("mutiny", bar.right - GAP - half)):
        word = Box(x, bar.y + GAP / 2, half, LEADING * frame.small)
        number = Box(x, word.bottom, half, LEADING * frame.large)
        lit = name == won
        if lit:
            plate = (frame.large * 1.6, frame.large * 1.1)
            yield panel(
                f"strength-won{suffix}",
                (number.at, plate),
                "coin",
                edge="wood-deep",
                corner=8,
                z=Z.CARD,
            )
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
        tray = Box(x, number.bottom + GAP / 2, half, _TRAY * frame.large)
        kinds = ("mate",) * with_mate + ("conflict",) * (strengths[name] - with_mate)
        origins = fresh.origins if fresh is not None and fresh.side == name else ()
        yield from _tray(frame, f"laid{suffix}-{name}", tray, kinds, origins)


def _tray(
    frame: Frame, name: str, tray: Box, kinds: Sequence[str], origins: Sequence[str]
) -> Iterator[Node]:
    """What a side is strong by: a card for each point. The last ones come from `origins`."""
    if not kinds:
        yield words(
            f"{name}-none",
            tray,
            frame.small,
            say("meuterer-laid-none"),
            skin="ink-soft",
            ground="paper",
        )
        return
    h = tray.h
    w = h / 1.3
    step = min(w * 1.1, (tray.w - w) / max(1, len(kinds) - 1))
    left = tray.at[0] - (w + step * (len(kinds) - 1)) / 2
    came = (*("" for _ in kinds[len(origins) :]), *origins)
    for place, (kind, was) in enumerate(zip(kinds, came, strict=True)):
        box = Box(left + place * step, tray.y, w, h)
        yield from card(f"{name}-{place}", box, kind, was=was)
