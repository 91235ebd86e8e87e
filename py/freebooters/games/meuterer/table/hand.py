"""The viewer's cards below the ring: to be played, laid in a mutiny or kept; or goods to be sold."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.meuterer.rules.components import CARDS, HAND
from freebooters.games.meuterer.table.derived import Derived, island_of, kinds_of
from freebooters.games.meuterer.table.layout import Layout
from freebooters.games.meuterer.table.nodes import Z, card, card_words, icon, island_words, words
from freebooters.stage import Box, Node

__all__ = ["hand", "hand_id"]


def hand_id(kind: str, place: int) -> str:
    """The id of the viewer's n-th card of a kind, from 0."""
    return f"hand-{kind}-{place}"


def hand(derived: Derived, layout: Layout) -> Iterator[Node]:
    box = layout.hand
    yield Node("hand", "box", box.at, box.size, "board", edge="board-edge", round=14, z=Z.BASE)
    yield words(
        "hand-title",
        layout.hand_title,
        layout.sizes.small * 1.12,
        _title(derived),
        align="left",
        skin="ink-soft",
        z=Z.PRINT,
    )
    if derived.selling and derived.view.turn is not None:
        yield from _goods(derived, layout, derived.view.turn)
    elif derived.view.hand is not None:
        yield from _cards(derived, layout, derived.view.hand)
        yield from _drawn(derived, layout, len(derived.view.hand))
        if derived.playing:
            yield from _course(derived, layout, len(derived.view.hand))


def _title(derived: Derived) -> Message:
    view = derived.view
    if derived.selling and view.turn is not None:
        return say("meuterer-hand-goods", seat=SeatName(view.turn))
    if view.hand is None:
        return say("meuterer-hand-hidden")
    if view.drawn is not None:
        return say("meuterer-hand-drawn", count=HAND - len(view.hand))
    moment = "fight" if derived.fighting else "own"
    return say("meuterer-hand", moment=moment)


def _cards(derived: Derived, layout: Layout, held: tuple[str, ...]) -> Iterator[Node]:
    sold = {kind for island in derived.view.active for kind in kinds_of(island_of(island))}
    cards = sorted(held, key=CARDS.index)
    for place, (box, kind) in enumerate(zip(layout.places, cards, strict=False)):
        again = cards[:place].count(kind)
        name = hand_id(kind, again)
        if derived.fighting and kind == "conflict":
            label, pick = say("meuterer-node-fight", count=again + 1), f"fight:{again + 1}"
            yield from card(name, box, kind, label=label, pick=pick, was="stock-hand")
            yield from _count(layout, name, box, again + 1)
            continue
        saleable = derived.playing and kind in sold
        label = say(
            "meuterer-node-card", card=card_words(kind), saleable="yes" if saleable else "no"
        )
        yield from card(name, box, kind, label=label, pick=f"card:{kind}", was="stock-hand")
        if saleable:
            side = box.w * 0.3
            at = (box.right - side * 0.6, box.y + side * 0.66)
            yield icon(f"{name}-saleable", at, side, "lantern")


def _course(derived: Derived, layout: Layout, held: int) -> Iterator[Node]:
    """Shows where the cards in hand would steer the ship."""
    sizes, first = layout.sizes, layout.places[held]
    note = Box(first.x, first.y, layout.hand_title.right - first.x, first.h)
    island = derived.steered(held)
    course = say(
        "meuterer-course-island", island=island_words(island), worth=island_of(island).ship
    )
    for place, text in enumerate((say("meuterer-course", kept=held), course)):
        line = Box(note.x, note.y + note.h * (0.22 + 0.28 * place), note.w, note.h * 0.28)
        yield words(
            f"course-{place}",
            line,
            sizes.body,
            text,
            skin="ink-soft" if not place else "ink",
            align="left",
            z=Z.PRINT,
        )


def _drawn(derived: Derived, layout: Layout, held: int) -> Iterator[Node]:
    """What the loader may keep, apart from the hand."""
    drawn = derived.view.drawn or ()
    for place, kind in enumerate(drawn):
        box = layout.places[held + place]
        box = Box(box.x + box.w * 0.14, box.y, box.w, box.h)
        yield from card(
            f"drawn-{place}",
            box,
            kind,
            label=say("meuterer-node-drawn", card=card_words(kind)),
            pick=f"keep:{kind}",
            was="stock-hand",
            edge="gold",
        )


def _goods(derived: Derived, layout: Layout, seat: Seat) -> Iterator[Node]:
    """The goods of the seat that decides what to sell where; pressing the n-th of a kind offers n."""
    cards = sorted(derived.left_to_offer(seat), key=CARDS.index)
    for place, (box, kind) in enumerate(zip(layout.places, cards, strict=False)):
        count = cards[:place].count(kind) + 1
        name = f"offer-{kind}-{count}"
        label = say("meuterer-node-offer", count=count, card=card_words(kind))
        was = f"played-{seat}-{kind}-{count - 1}"
        yield from card(name, box, kind, label=label, pick=f"offer:{kind}:{count}", was=was)
        yield from _count(layout, name, box, count)


def _count(layout: Layout, name: str, box: Box, count: int) -> Iterator[Node]:
    """A label for how many cards are offered by pressing this one."""
    side = box.w * 0.36
    at = (box.right - side * 0.62, box.y + side * 0.62)
    yield Node(f"{name}-disc", "disc", at, (side, side), "coin", edge="wood-deep", z=Z.FACE)
    yield Node(f"{name}-count", "text", at, (0, side * 0.7), "black", text=str(count), z=Z.FLAG)
