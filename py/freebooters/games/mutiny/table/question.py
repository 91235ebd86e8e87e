"""A pirate's question: which pirate asks, and what there is to choose from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.mutiny.rules.components import COLOURS, SIDES, Pair
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.layout import CARD_SHAPE, LAYOUTS, Layout
from freebooters.games.mutiny.table.nodes import (
    BACKS,
    EMBLEMS,
    Z,
    card_sprite,
    card_words,
    panel,
    picture,
    pirate_words,
    plate,
    side_words,
    writing,
)
from freebooters.games.mutiny.table.sea import BANK, PILES
from freebooters.stage import Box, Node

__all__ = ["question"]


class _Offer(NamedTuple):
    """One card or coin that can be chosen."""

    pick: str
    image: str
    words: Message
    was: str = ""
    tint: str = ""


def question(derived: Derived) -> Iterator[Node]:
    """The panel of the question; empty unless a pirate is being carried out."""
    view = derived.view
    if view.pirate is None or view.turn is None:
        return
    layout = LAYOUTS[derived.frame]
    box, sizes = layout.question, layout.sizes
    yield panel("tray", box, edge="gold", corner=16, z=Z.TRAY)
    side = min(box.h * 0.66, box.w * 0.17)
    x = box.x + side * 0.62
    yield picture(
        "tray-face",
        (x, box.y + box.h * 0.42),
        side,
        view.pirate,
        Z.CHOICE,
        was=f"open-{view.pirate}-face",
    )
    yield writing(
        "tray-name",
        (x, box.bottom - sizes.name * 0.95),
        (side * 1.2, sizes.name),
        pirate_words(view.pirate),
        display=True,
        z=Z.CHOICE,
    )
    left = box.x + side * 1.28
    area = Box(left, box.y + 6, box.right - left - 8, box.h - 12)
    asked = "own" if derived.own == view.turn else "other"
    yield writing(
        "tray-title",
        (area.at[0], area.y + sizes.large * 0.7),
        (area.w, sizes.large),
        say("mutiny-tray-title", seat=SeatName(view.turn), who=asked),
        display=True,
        z=Z.CHOICE,
    )
    yield writing(
        "tray-power",
        (area.at[0], area.y + sizes.large * 1.3 + sizes.small * 0.6),
        (area.w, sizes.small),
        say(f"mutiny-power-{view.pirate}"),
        skin="ink-soft",
        z=Z.CHOICE,
    )
    top = area.y + sizes.large * 1.3 + sizes.small * 2
    if derived.own == view.turn:
        yield from _choices(derived, layout, Box(area.x, top, area.w, area.bottom - top))


def _choices(derived: Derived, layout: Layout, area: Box) -> Iterator[Node]:
    pair = _pair(derived)
    if pair is not None:
        yield from _arrangements(derived, layout, area, pair)
        return
    offers = _offers(derived)
    h = area.h - layout.sizes.small * 1.6
    w = h / CARD_SHAPE
    gap = max(w * 0.7, 24)
    left = area.at[0] - (len(offers) * w + (len(offers) - 1) * gap) / 2
    for place, offer in enumerate(offers):
        x = left + w / 2 + place * (w + gap)
        square = offer.image in ("coin", "flag")
        yield picture(
            f"offer-{place}",
            (x, area.y + h / 2),
            (w, w) if square else (w, h),
            offer.image,
            Z.CHOICE,
            label=offer.words,
            pick=offer.pick,
            was=offer.was,
            tint=offer.tint,
        )
        yield writing(
            f"offer-{place}-words",
            (x, area.bottom - layout.sizes.small * 0.75),
            (w + gap * 0.9, layout.sizes.small),
            offer.words,
            z=Z.CHOICE,
        )
    if not offers:
        yield from _elsewhere(derived, layout, area)


def _elsewhere(derived: Derived, layout: Layout, area: Box) -> Iterator[Node]:
    """Where on the table the answer is given, if not on the panel, and how many have been given."""
    view = derived.view
    if view.pirate in ("wessel", "nero"):
        yield writing(
            "tray-count",
            (area.at[0], area.y + area.h * 0.28),
            (area.w, layout.sizes.name * 1.1),
            say("mutiny-tray-count", count=view.count),
            z=Z.CHOICE,
        )
    if view.pirate in ("wessel", "nero", "cambivalute"):
        yield writing(
            "tray-where",
            (area.at[0], area.y + area.h * 0.62),
            (area.w, layout.sizes.name),
            say("mutiny-tray-where", pirate=view.pirate),
            z=Z.CHOICE,
        )


def _offers(derived: Derived) -> list[_Offer]:
    view = derived.view
    match view.pirate:
        case "diaz" | "tembo":
            return [_looked(item) for item in view.looked or ()]
        case "pang":
            found = []
            if view.combat_pile:
                found.append(_Offer("pile:combat", BACKS["combat"], say("mutiny-offer-combat")))
            if view.bank:
                found.append(_Offer(BANK, "coin", say("mutiny-offer-coin")))
            return found
        case "bijoux":
            return _oaths()
        case "ojo":
            sworn = view.turn is not None and view.declared[view.turn]
            return _seats(derived, view.declared) if sworn else _oaths()
        case "chang":
            return _seats(derived, tuple(coins > 0 for coins in view.coins))
    return []


def _seats(derived: Derived, fit: tuple[bool, ...]) -> list[_Offer]:
    """The other seats that can be chosen."""
    return [
        _Offer(
            f"seat:{seat}",
            "flag",
            say("mutiny-seat", seat=SeatName(seat)),
            f"flag-{seat}",
            f"seat-{seat}",
        )
        for seat in range(derived.seats)
        if fit[seat] and seat != derived.view.turn
    ]


def _looked(item: int | tuple[str, int]) -> _Offer:
    if isinstance(item, int):
        return _Offer("look:gold", f"gold-{item}", say("mutiny-gold", value=item), PILES["gold"])
    colour, value = item
    return _Offer(
        f"look:{colour}:{value}",
        card_sprite((colour, value)),
        card_words((colour, value)),
        PILES["combat"],
    )


def _oaths() -> list[_Offer]:
    return [_Offer(f"oath:{side}", f"oath-{side}", side_words(side)) for side in SIDES]


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


def _arrangements(derived: Derived, layout: Layout, area: Box, pair: Pair) -> Iterator[Node]:
    """The two ways to place them, each as a small board."""
    swapping = derived.view.inspected is not None
    one, other = pair
    picks = (
        ("pair:leave", "pair:swap")
        if swapping
        else (f"place:{one}:{other}", f"place:{other}:{one}")
    )
    boxes = area.inset(area.w * 0.06, 2).columns(2, area.w * 0.06)
    for number, (box, pick, values) in enumerate(
        zip(boxes, picks, ((one, other), (other, one)), strict=True)
    ):
        pink, grey = values
        yield Node(
            f"way-{number}",
            "box",
            box.at,
            box.size,
            "paper-deep",
            edge="board-edge",
            round=12,
            z=Z.CHOICE,
            label=say("mutiny-node-way", pink=pink, grey=grey),
            pick=pick,
        )
        if swapping:
            yield writing(
                f"way-{number}-words",
                (box.at[0], box.bottom - layout.sizes.tiny * 0.8),
                (box.w * 0.36, layout.sizes.tiny),
                say("mutiny-way-swap" if number else "mutiny-way-leave"),
                z=Z.SIGN,
            )
        for place, colour in enumerate(COLOURS):
            side = min(box.h * 0.72, box.w * 0.34)
            x = box.x + box.w * (0.24, 0.76)[place]
            name = f"way-{number}-{colour}"
            yield picture(name, (x, box.y + box.h * 0.42), side, "sailor", Z.SIGN, tint=colour)
            yield picture(
                f"{name}-emblem",
                (x + side * 0.44, box.y + box.h * 0.3),
                side * 0.4,
                EMBLEMS[colour],
                Z.SIGN,
            )
            yield from plate(
                f"{name}-value",
                (x, box.bottom - box.h * 0.16),
                (side * 0.6, box.h * 0.27),
                str(values[place]),
                z=Z.SIGN,
            )
