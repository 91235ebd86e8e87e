"""The seats' purses and the viewer's own hand."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.contract import Seat
from freebooters.engine.messages import SeatName, say
from freebooters.games.mutiny.rules.components import CARDS
from freebooters.games.mutiny.table.derived import Glance
from freebooters.games.mutiny.table.layout import LAYOUTS, seat_boxes
from freebooters.games.mutiny.table.nodes import (
    Z,
    card_sprite,
    card_words,
    panel,
    picture,
    plate,
    writing,
)
from freebooters.stage import Box, Node, Point

__all__ = ["GOLD", "MONKEY", "OATH", "card_id", "deck", "seat_places"]

MONKEY, GOLD, OATH = len(CARDS), len(CARDS) + 1, len(CARDS) + 2
"""Places in the hand after the kinds of combat card."""


def card_id(kind: int) -> str:
    """The viewer's own combat cards of one kind."""
    return f"hand-{CARDS[kind][0]}-{CARDS[kind][1]}"


def seat_places(glance: Glance, seat: Seat) -> dict[str, Point]:
    """Where a seat's coins, gold cards, combat cards and allegiance are shown."""
    box = seat_boxes(glance.frame, glance.seats)[seat]
    y = box.y + box.h * 0.7
    return {
        name: (box.x + box.w * share, y)
        for name, share in (("coins", 0.16), ("gold", 0.41), ("combat", 0.66), ("oath", 0.89))
    }


def deck(glance: Glance) -> Iterator[Node]:
    for seat, box in enumerate(seat_boxes(glance.frame, glance.seats)):
        yield from _seat(glance, seat, box)
    yield from _hand(glance)


def _seat(glance: Glance, seat: Seat, box: Box) -> Iterator[Node]:
    view, sizes = glance.view, LAYOUTS[glance.frame].sizes
    out, asked = seat in view.eliminated, seat in glance.thinking
    if asked:
        yield Node(
            f"asked-{seat}",
            "box",
            box.at,
            (box.w + 2, box.h + 2),
            f"seat-{seat}",
            edge="ink",
            round=13,
            z=Z.PANEL,
        )
    tile = box.inset(4, 4)
    yield Node(
        f"seat-{seat}",
        "box",
        tile.at,
        tile.size,
        "paper",
        edge="line",
        round=10,
        z=Z.TILE,
        label=say(
            "mutiny-node-seat",
            seat=SeatName(seat),
            coins=view.coins[seat],
            gold=view.gold_sizes[seat],
            combat=view.combat_sizes[seat],
            oath=_oath(glance, seat),
        ),
        pick=f"seat:{seat}",
    )
    side = box.h * 0.36
    head = box.y + box.h * 0.27
    yield picture(
        f"flag-{seat}", (box.x + 8 + side / 2, head), side, "flag", tint=f"seat-{seat}", dim=out
    )
    mark = _mark(glance, seat)
    left = box.x + 13 + side
    room = box.right - left - 8 - (side if mark else 0)
    yield writing(
        f"name-{seat}",
        (left + room / 2, head),
        (room, sizes.small * 1.08),
        say("mutiny-seat", seat=SeatName(seat)),
        left=True,
        dim=out,
    )
    if mark:
        yield picture(
            f"mark-{seat}",
            (box.right - 6 - side / 2, head),
            side * 0.9,
            mark,
            tint=f"seat-{seat}" if mark == "monkey" else "",
        )
    yield from _purse(glance, seat, box)


def _mark(glance: Glance, seat: Seat) -> str:
    """What sets a seat apart just now."""
    view = glance.view
    if seat in view.winners:
        return "crown"
    if seat in view.eliminated:
        return "out"
    if view.duel is not None:
        if seat not in view.duel["in"]:
            return "monkey"
        return "ready" if seat in view.duel["committed"] else ""
    return "wheel" if view.phase == "voyage" and seat == view.dealer else ""


def _oath(glance: Glance, seat: Seat) -> str:
    view = glance.view
    if not view.declared[seat]:
        return "none"
    return view.allegiance[seat] or "secret"


def _purse(glance: Glance, seat: Seat, box: Box) -> Iterator[Node]:
    view, sizes = glance.view, LAYOUTS[glance.frame].sizes
    places = seat_places(glance, seat)
    out = seat in view.eliminated
    size = min(box.h * 0.36, box.w * 0.15)
    for name, image, count in (
        ("coins", "coin", view.coins[seat]),
        ("gold", "gold-back", view.gold_sizes[seat]),
        ("combat", "combat-back", view.combat_sizes[seat]),
    ):
        x, y = places[name]
        yield picture(f"{name}-{seat}", (x - size * 0.3, y), size, image, dim=out)
        yield writing(
            f"{name}-{seat}-count",
            (x + size * 0.58, y),
            (size * 0.9, sizes.small * 1.1),
            str(count),
            dim=out,
        )
    at = places["oath"]
    side = view.allegiance[seat]
    if side:
        shape = (size * 0.86, size * 1.2)
        yield picture(f"oath-{seat}", at, shape, f"oath-{side}", dim=out)
    else:
        image = "sworn" if view.declared[seat] else "unsworn"
        yield picture(f"oath-{seat}", at, size * 1.1, image, dim=out)


def _hand(glance: Glance) -> Iterator[Node]:
    """The viewer's cards; for a spectator the places are empty."""
    layout, view = LAYOUTS[glance.frame], glance.view
    yield panel("hand", layout.hand, "paper", z=Z.PANEL)
    cards, own = glance.held(), glance.own
    if layout.frame == "wide":
        yield writing(
            "hand-title",
            (layout.hand.at[0], layout.hand.y + 14),
            (layout.hand.w - 16, layout.sizes.small),
            say("mutiny-hand" if own is not None else "mutiny-hand-spectator"),
            skin="ink-soft",
        )
    for kind, card in enumerate(CARDS):
        place, count = layout.cards[kind], cards.count(card)
        name = card_id(kind)
        yield picture(
            name,
            place.at,
            place.size,
            card_sprite(card),
            alpha=1 if count else 0.16,
            label=None
            if own is None
            else say("mutiny-node-card", card=card_words(card), count=count),
            pick="" if own is None else f"card:{card[0]}:{card[1]}",
        )
        if count > 1:
            yield from _times(glance, name, place, f"×{count}")  # noqa: RUF001
    if own is None:
        return
    yield from _monkey(glance, own)
    yield from _treasure(glance, own)
    place, side = layout.cards[OATH], view.allegiance[own]
    yield picture(
        "hand-oath",
        place.at,
        place.size,
        f"oath-{side}" if side else "oath-back",
        alpha=1 if side else 0.3,
        label=say("mutiny-node-oath", oath=side or "none"),
        pick="oath",
    )


def _times(glance: Glance, name: str, place: Box, text: str) -> Iterator[Node]:
    size = LAYOUTS[glance.frame].sizes.small
    at = (place.right - size * 0.5, place.bottom - size * 0.2)
    yield from plate(f"{name}-times", at, (size * 2.1, size * 1.35), text)


def _monkey(glance: Glance, own: Seat) -> Iterator[Node]:
    layout, view = LAYOUTS[glance.frame], glance.view
    place, duel = layout.cards[MONKEY], view.duel
    laid = duel is not None and (own not in duel["in"] or tuple(duel["own"] or ()) == ("monkey",))
    yield picture(
        "hand-monkey",
        place.at,
        place.size,
        "monkey",
        tint=f"seat-{own}",
        alpha=0.2 if laid else 1,
        dim=duel is None,
        label=say("mutiny-node-monkey"),
        pick="monkey",
    )


def _treasure(glance: Glance, own: Seat) -> Iterator[Node]:
    """The viewer's gold cards, and what they are worth together."""
    layout = LAYOUTS[glance.frame]
    values = glance.view.gold[own] or ()
    place = layout.cards[GOLD]
    yield picture(
        "hand-gold",
        place.at,
        place.size,
        f"gold-{max(values)}" if values else "gold-back",
        alpha=1 if values else 0.3,
        label=say("mutiny-node-gold", cards=len(values), value=sum(values)),
        pick="gold",
    )
    if values:
        yield from _times(glance, "hand-gold", place, f"={sum(values)}")
