"""A pirate's question: which pirate asks, and what there is to choose from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.mutiny.rules.components import COLOURS, SIDES, Pair
from freebooters.games.mutiny.rules.view import MutinyView
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.explanations import (
    about,
    about_card,
    about_pirate,
    about_seat,
    about_supply,
    about_way,
)
from freebooters.games.mutiny.table.gifts import MOST, ways
from freebooters.games.mutiny.table.layout import CARD_SHAPE
from freebooters.games.mutiny.table.nodes import (
    BACKS,
    EMBLEMS,
    Z,
    card_sprite,
    card_words,
    panel,
    picture,
    pirate_words,
    side_words,
    writing,
)
from freebooters.games.mutiny.table.sea import BANK, PILES
from freebooters.stage import Box, Explanation, Frame, Meaning, Node

__all__ = ["question"]

_LEADING = 1.2
_TALLEST = 330.0
"""Height of an offered card; a larger one would hide too much of the table on its way."""
_SIGNS = {"coin", "flag"}
"""What is as wide as it is high."""
_LARGEST_SIGN = 190.0
_HEAD = 0.34
"""Of the width of the box: who asks, and what it does."""
_LYING = 1.6
"""Its width for a height of 1 from which the words stand beside the face."""
_POWER = 3
"""Lines for what a pirate does."""
_WORDS = 11.0
"""Width of an offer's words, for letters of height 1."""
_RING = 12.0
"""What stands free between an offer and its words, where the page marks the offer."""


class _Offer(NamedTuple):
    """One card or coin that can be chosen."""

    pick: str
    image: str
    words: Message | tuple[Message, ...]
    explain: Explanation
    was: str = ""
    tint: str = ""
    dim: bool = False

    @property
    def label(self) -> Message:
        return self.words[0] if isinstance(self.words, tuple) else self.words


def question(derived: Derived, box: Box) -> Iterator[Node]:
    """The question of the pirate being carried out, or of the monkey that steals, in that box."""
    frame, view = derived.frame, derived.view
    yield panel("tray", box, "card", edge="gold", corner=16, z=Z.TRAY)
    head = Box(box.x, box.y, box.w * _HEAD, box.h)
    area = Box(head.right, box.y + 8, box.right - head.right - 12, box.h - 16)
    yield from _asker(derived, head)
    is_own = derived.own == view.turn
    offers = _offers(derived) if is_own else []
    pair = _pair(derived) if is_own else None
    if pair is not None:
        yield from _arrangements(derived, area, pair)
    elif offers:
        yield from _laid_out(frame, area, offers)
    elif _counts(derived, is_own=is_own):
        yield from _exchanges(derived, area, is_own=is_own)
    else:
        yield from _scene(derived, area)


def _scene(derived: Derived, area: Box) -> Iterator[Node]:
    """Whose visit it is, for those who look on."""
    view, frame = derived.view, derived.frame
    seat = view.turn
    if seat is None:
        return
    line = frame.medium * _LEADING
    side = min(area.h - line - 8, _LARGEST_SIGN)
    top = area.at[1] - (side + line + 4) / 2
    yield picture(
        "tray-flag", (area.at[0], top + side / 2), side, "flag", Z.CHOICE, tint=f"seat-{seat}"
    )
    yield writing(
        "tray-seat",
        (area.at[0], top + side + 4 + line / 2),
        area.w,
        frame.medium,
        say("mutiny-seat", seat=SeatName(seat)),
        ground="card",
        display=True,
        z=Z.CHOICE,
    )


def _power(derived: Derived) -> Message | tuple[Message, ...]:
    pirate = derived.view.pirate
    if pirate is None:
        return say("mutiny-tray-monkey")
    return (say(f"mutiny-power-{pirate}"), say(f"mutiny-brief-{pirate}"))


def _asker(derived: Derived, box: Box) -> Iterator[Node]:
    """Who asks, a pirate or the monkey of the seat that steals, and what it does."""
    view, frame = derived.view, derived.frame
    name, line = frame.medium * _LEADING, frame.small * _LEADING
    words, inner = _POWER * line, box.inset(12, 10)
    if inner.w > inner.h * _LYING:
        face = Box(inner.x, inner.y, inner.h, inner.h)
        below = Box(
            face.right + 10, inner.at[1] - (name + words) / 2, inner.right - face.right - 10, 0
        )
    else:
        side = min(inner.w, inner.h - name - words)
        top = inner.at[1] - (side + name + words) / 2
        face = Box(inner.at[0] - side / 2, top, side, side)
        below = Box(inner.x, face.bottom, inner.w, 0)
    if view.pirate is None:
        image, called, was = "monkey", say("mutiny-name-monkey"), ""
        shape = (face.h / CARD_SHAPE, face.h)
        explain = about("monkey", "ape")
    else:
        image, called, was = view.pirate, pirate_words(view.pirate), f"open-{view.pirate}-face"
        shape = face.size
        explain = about_pirate(view.pirate, "acting")
    yield picture(
        "tray-face",
        face.at,
        shape,
        image,
        Z.CHOICE,
        tint=f"seat-{view.turn}" if view.pirate is None else "",
        was=was,
        means=Meaning(called, explain),
    )
    yield writing(
        "tray-name",
        (below.at[0], below.y + name / 2),
        below.w,
        frame.medium,
        called,
        ground="card",
        display=True,
        z=Z.CHOICE,
    )
    yield writing(
        "tray-power",
        (below.at[0], below.y + name + words / 2),
        below.w,
        frame.small,
        _power(derived),
        lines=_POWER,
        ground="card",
        z=Z.CHOICE,
    )


def _laid_out(frame: Frame, area: Box, offers: list[_Offer]) -> Iterator[Node]:
    line = frame.small * _LEADING
    count = len(offers)
    widest = max(_WORDS * frame.small, (area.h - line) * 0.95)
    w = min(area.w, count * (widest + 8) - 8)
    columns = Box(area.at[0] - w / 2, area.y, w, area.h).columns(count, 8)
    h = min(area.h - line - _RING - 8, columns[0].w * 0.8 * CARD_SHAPE, _TALLEST)
    if all(offer.image in _SIGNS for offer in offers):
        h = min(h, columns[0].w * 0.8, _LARGEST_SIGN)
    for place, (offer, box) in enumerate(zip(offers, columns, strict=True)):
        square = offer.image in _SIGNS
        side = min(h, box.w * 0.8)
        top = area.y + (area.h - h - line - _RING) / 2
        yield picture(
            f"offer-{place}",
            (box.at[0], top + h / 2),
            (side, side) if square else (h / CARD_SHAPE, h),
            offer.image,
            Z.CHOICE,
            means=Meaning(offer.label, offer.explain, offer.pick),
            was=offer.was,
            tint=offer.tint,
            dim=offer.dim,
        )
        yield writing(
            f"offer-{place}-words",
            (box.at[0], top + h + _RING + line * 0.6),
            box.w,
            frame.small,
            offer.words,
            ground="card",
            z=Z.CHOICE,
            dim=offer.dim,
        )


def _counts(derived: Derived, *, is_own: bool) -> bool:
    """Whether the question comes back several times, or is answered elsewhere on the table."""
    view = derived.view
    return view.pirate in ("wessel", "nero") or (
        view.pirate == "cambivalute" and is_own and all(view.seen_by)
    )


def _exchanges(derived: Derived, area: Box, *, is_own: bool) -> Iterator[Node]:
    """How many exchanges have been made, and where the next is to be pressed."""
    view, frame = derived.view, derived.frame
    where = _where(view) if is_own else None
    words = 2 * frame.small * _LEADING if where else 0
    if view.pirate != "cambivalute":
        h = min(area.h - words - 8, area.w * 0.36)
        for number in range(MOST):
            x = area.at[0] + (number - 1) * h
            yield picture(
                f"exchange-{number}",
                (x, area.y + (area.h - words) / 2),
                (h / CARD_SHAPE, h),
                BACKS["combat"],
                Z.CHOICE,
                alpha=1 if number < view.count else 0.25,
            )
    if where:
        yield writing(
            "tray-where",
            (area.at[0], area.bottom - words / 2),
            area.w,
            frame.small,
            where,
            lines=2,
            ground="card",
            z=Z.CHOICE,
        )


def _where(view: MutinyView) -> Message:
    """Where the seat on turn finds its answers, and with Dean Nero in which direction it may trade."""
    if view.pirate == "nero" and view.turn is not None:
        return say("mutiny-tray-trade", way=ways(view, view.turn)[0])
    return say("mutiny-tray-where", pirate=view.pirate or "")


def _offers(derived: Derived) -> list[_Offer]:
    view = derived.view
    match view.pirate:
        case "diaz" | "tembo":
            return [_looked(derived, item) for item in view.looked or ()]
        case "pang":
            found = []
            if view.combat_pile:
                pile = about_supply(PILES["combat"], "volcano", view.combat_pile)
                words = say("mutiny-offer-combat")
                found.append(_Offer("pile:combat", BACKS["combat"], words, pile))
            if view.bank:
                bank = about_supply(BANK, "coinisle", view.bank)
                found.append(_Offer(BANK, "coin", say("mutiny-offer-coin"), bank))
            return found
        case "bijoux":
            return _oaths()
        case "ojo":
            sworn = view.turn is not None and view.declared[view.turn]
            return _seats(derived, view.declared) if sworn else _oaths()
        case "chang" | None:
            return _seats(derived, tuple(coins > 0 for coins in view.coins))
    return []


def _seats(derived: Derived, fit: tuple[bool, ...]) -> list[_Offer]:
    """The other seats; those that cannot be chosen step back."""
    view = derived.view
    return [
        _Offer(
            f"seat:{seat}",
            "flag",
            say("mutiny-seat", seat=SeatName(seat)),
            about_seat(
                seat,
                (view.coins[seat], view.gold_sizes[seat], view.combat_sizes[seat]),
                view.pirate,
            ),
            tint=f"seat-{seat}",
            dim=not fit[seat],
        )
        for seat in range(derived.seats)
        if seat != derived.view.turn
    ]


def _looked(derived: Derived, item: int | tuple[str, int]) -> _Offer:
    if isinstance(item, int):
        image = f"gold-{item}"
        explain = about("gold-card", image)
        return _Offer("look:gold", image, say("mutiny-gold", value=item), explain, PILES["gold"])
    colour, value = item
    return _Offer(
        f"look:{colour}:{value}",
        card_sprite((colour, value)),
        card_words((colour, value)),
        about_card((colour, value), derived.held().count((colour, value))),
        PILES["combat"],
    )


def _oaths() -> list[_Offer]:
    return [
        _Offer(
            f"oath:{side}",
            f"oath-{side}",
            (side_words(side), pirate_words(side)),
            about("oath", f"oath-{side}", now=side_words(side)),
        )
        for side in SIDES
    ]


def _pair(derived: Derived) -> Pair | None:
    """The two sailors the viewer looks at, as they stand without an exchange."""
    view = derived.view
    if view.inspected is not None:
        return derived.pair_of(view.inspected)
    if view.pirate != "cambivalute":
        return None
    match view.looked:
        case (int(one), int(other)):
            return (one, other)
    return None


def _arrangements(derived: Derived, area: Box, pair: Pair) -> Iterator[Node]:
    """The two ways to place them, each as a small board."""
    swapping = derived.view.inspected is not None
    one, other = pair
    picks = (
        ("pair:leave", "pair:swap")
        if swapping
        else (f"place:{one}:{other}", f"place:{other}:{one}")
    )
    boards = (area.inset(4, 4).columns if area.w > 2 * area.h else area.inset(4, 4).rows)(2, 16)
    ways = zip(boards, picks, ((one, other), (other, one)), strict=True)
    for number, (box, pick, values) in enumerate(ways):
        yield panel(
            f"way-{number}",
            box,
            "paper",
            edge="board-edge",
            z=Z.CHOICE,
            means=Meaning(
                say("mutiny-node-way", pink=values[0], grey=values[1]), about_way(*values), pick
            ),
        )
        words = ("mutiny-way-leave", "mutiny-way-swap")[number] if swapping else ""
        yield from _way(derived.frame, box, number, values, words)


def _way(frame: Frame, box: Box, number: int, values: Pair, words: str) -> Iterator[Node]:
    """A sailor for each side with its value and its emblem."""
    line = frame.small * _LEADING if words else 0
    inner = Box(box.x + 6, box.y + 6, box.w - 12, box.h - 12 - line)
    if words:
        yield writing(
            f"way-{number}-words",
            (box.at[0], box.bottom - 4 - line / 2),
            box.w - 12,
            frame.small,
            say(words),
            z=Z.SIGN,
        )
    for colour, half, value in zip(COLOURS, inner.columns(2, 4), values, strict=True):
        name = f"way-{number}-{colour}"
        side = min(half.h, half.w * 0.5)
        x = half.x + side / 2
        yield picture(name, (x, half.at[1]), side, "sailor", Z.SIGN, tint=colour)
        yield picture(
            f"{name}-emblem",
            (x + side * 0.32, half.at[1] + side * 0.3),
            side * 0.42,
            EMBLEMS[colour],
            Z.SIGN,
        )
        yield writing(
            f"{name}-value",
            (half.x + side + (half.w - side) / 2, half.at[1]),
            half.w - side,
            frame.large,
            str(value),
            z=Z.SIGN,
        )
