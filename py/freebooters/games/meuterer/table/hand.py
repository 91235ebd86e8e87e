"""The viewer's cards: to be played, laid in a mutiny or kept; or goods to be sold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from freebooters.engine.contract import Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.meuterer.rules.components import CARDS, HAND
from freebooters.games.meuterer.table.derived import Derived, island_of, kinds_of
from freebooters.games.meuterer.table.explanations import goods_card
from freebooters.games.meuterer.table.layout import Layout
from freebooters.games.meuterer.table.nodes import Z, card, card_words, icon, island_words, words
from freebooters.stage import Box, Frame, Meaning, Node, disc, painted, panel

__all__ = ["hand", "hand_id"]

_GROUND = "board"
_PILE = "stock-hand"
_DRAWN = ("drew", "kept")


def hand_id(kind: str, place: int) -> str:
    """The id of the viewer's n-th card of a kind, from 0."""
    return f"hand-{kind}-{place}"


def hand(derived: Derived, layout: Layout, events: Sequence[Seen] = ()) -> Iterator[Node]:
    """`events`: what has led to this; only a card just drawn comes from the pile."""
    view, active = derived.view, derived.active()
    yield from _ground(layout)
    if derived.selling and view.turn is not None:
        goods = derived.left_to_offer(view.turn)
        count = len(goods)
        yield from _goods(layout, goods, active, view.turn, view.open_conflict)
    else:
        held, drawn = view.hand or (), view.drawn or ()
        count = len(held) + len(drawn)
        fights = derived.fighting and view.turn == view.viewer
        plays = derived.playing and view.viewer not in view.passed
        fighting = view.open_conflict
        was = _PILE if any(event.kind in _DRAWN for event in events) else ""
        yield from _cards(layout, held, count, active, fighting, was, plays=plays, fights=fights)
        yield from _drawn(layout, len(held), drawn, fighting)
    course = _course(derived)
    sentence = None if course else _sentence(derived)
    if not count:
        yield from _without_cards(layout, sentence or say("meuterer-hand-empty"))
    elif layout.note is not None:
        yield from _note(layout, layout.note, sentence or say("meuterer-hand-yours"), course)


@painted
def _ground(layout: Layout) -> Iterator[Node]:
    box = layout.hand
    yield panel("hand", box, _GROUND, edge="board-edge", corner=14, z=Z.BASE)


@painted
def _without_cards(layout: Layout, sentence: _Words) -> Iterator[Node]:
    """Why no cards lie here."""
    yield words(
        "hand-note",
        layout.hand.inset(_PAD, _PAD),
        layout.frame.medium,
        sentence,
        skin="ink-soft",
        ground=_GROUND,
        lines=2,
        z=Z.PRINT,
    )


@painted
def _note(layout: Layout, box: Box, name: _Words, course: _Words | None) -> Iterator[Node]:
    """Whose cards these are; at the right what passing with them would mean."""
    frame = layout.frame
    if course is None:
        yield _line("hand-note", frame, box, name, "ink-soft", "left")
        return
    if frame.letters > 100:  # then there is room for one of them
        yield _line("course", frame, box, course, "ink", "left")
        return
    whose = Box(box.x, box.y, box.w * _NAME, box.h)
    yield _line("hand-note", frame, whose, name, "ink-soft", "left")
    rest = Box(whose.right, box.y, box.right - whose.right, box.h)
    yield _line("course", frame, rest, course, "ink", "right")


def _line(
    name: str, frame: Frame, box: Box, text: _Words, skin: str, align: Literal["left", "right"]
) -> Node:
    return words(name, box, frame.small, text, skin=skin, ground=_GROUND, align=align, z=Z.PRINT)


_Words = Message | tuple[Message, ...]
_PAD = 16
_NAME = 0.3
"""Of the width of a note, what is for the words that say whose the hand is."""


def _course(derived: Derived) -> _Words | None:
    """What keeping all cards in hand means to a viewer that has not passed, at length and in short."""
    view = derived.view
    if not derived.playing or view.hand is None or view.viewer in view.passed:
        return None
    kept = len(view.hand)
    if view.viewer != view.captain:
        return say("meuterer-course-role", kept=kept)
    island = derived.steered(kept)
    worth = island_of(island).ship
    course = say("meuterer-course", kept=kept, island=island_words(island), worth=worth)
    return course, say("meuterer-course-short", kept=kept, island=island_words(island))


def _sentence(derived: Derived) -> _Words | None:
    view = derived.view
    if derived.selling and view.turn is not None:
        return say("meuterer-hand-goods", seat=SeatName(view.turn))
    if view.hand is None:
        return say("meuterer-hand-hidden")
    if view.drawn is not None:
        count = HAND - len(view.hand)
        return say("meuterer-hand-drawn", count=count), say("meuterer-hand-keep", count=count)
    if derived.over or not derived.trading or not view.hand:
        return None
    fights = derived.fighting and view.turn == view.viewer
    return say("meuterer-hand", moment="fight" if fights else "kept")


@painted
def _cards(
    layout: Layout,
    held: tuple[str, ...],
    count: int,
    active: tuple[str, ...],
    open_conflict: bool,
    was: str,
    *,
    plays: bool,
    fights: bool,
) -> Iterator[Node]:
    """The cards held, of so many in all. While they may be played, those that an active island takes
    are marked; in a fight, conflict cards are laid by pressing them.
    """
    sold = {kind for island in active for kind in kinds_of(island_of(island))}
    cards = sorted(held, key=CARDS.index)
    spots = zip(cards, layout.places(count), layout.seen(count), strict=False)
    for place, (kind, box, seen) in enumerate(spots):
        again = cards[:place].count(kind)
        name = hand_id(kind, again)
        saleable = plays and kind in sold
        laid = fights and kind == "conflict"
        label = (
            say("meuterer-node-fight", count=again + 1)
            if laid
            else say(
                "meuterer-node-card",
                card=card_words(kind),
                count=cards.count(kind),
                saleable="yes" if saleable else "no",
            )
        )
        yield from card(
            name,
            box,
            kind,
            seen=seen,
            means=Meaning(
                label,
                goods_card(active, kind, open_conflict=open_conflict),
                f"fight:{again + 1}" if laid else f"card:{kind}",
            ),
            was=was,
        )
        if laid:
            yield from _count(layout, name, box, seen, again + 1)
        if saleable:
            side = min(box.w * 0.24, seen * 0.6)
            at = (box.x + seen - side * 0.66, box.bottom - side * 0.66)
            yield icon(f"{name}-saleable", at, side, "lantern")


@painted
def _drawn(
    layout: Layout, held: int, drawn: tuple[str, ...], open_conflict: bool
) -> Iterator[Node]:
    """What the loader may keep, beside the hand."""
    count = held + len(drawn)
    spots = zip(drawn, layout.places(count)[held:], layout.seen(count)[held:], strict=True)
    for place, (kind, box, seen) in enumerate(spots):
        yield from card(
            f"drawn-{place}",
            box,
            kind,
            seen=seen,
            means=Meaning(
                say("meuterer-node-drawn", card=card_words(kind)),
                goods_card(None, kind, open_conflict=open_conflict),
                f"keep:{kind}",
            ),
            was=_PILE,
            edge="gold",
        )


@painted
def _goods(
    layout: Layout,
    goods: tuple[str, ...],
    active: tuple[str, ...],
    seat: Seat,
    open_conflict: bool,
) -> Iterator[Node]:
    """The goods of the seat that decides what to sell where; pressing the n-th of a kind offers n."""
    cards = sorted(goods, key=CARDS.index)
    spots = zip(cards, layout.places(len(cards)), layout.seen(len(cards)), strict=True)
    for place, (kind, box, seen) in enumerate(spots):
        count = cards[:place].count(kind) + 1
        name = f"offer-{kind}-{count}"
        yield from card(
            name,
            box,
            kind,
            seen=seen,
            means=Meaning(
                say("meuterer-node-offer", count=count, card=card_words(kind)),
                goods_card(active, kind, open_conflict=open_conflict),
                f"offer:{kind}:{count}",
            ),
            was=f"played-{seat}-{kind}",
        )
        yield from _count(layout, name, box, seen, count)


def _count(layout: Layout, name: str, box: Box, seen: float, count: int) -> Iterator[Node]:
    """How many cards are offered or laid by pressing this one, of which so much width is seen."""
    side = min(1.35 * layout.frame.small, seen)
    spot = Box(box.x + (seen - side) / 2, box.bottom - side * 1.1, side, side)
    yield disc(f"{name}-disc", spot, "coin", edge="wood-deep", z=Z.FACE)
    yield words(
        f"{name}-count",
        spot,
        layout.frame.small,
        str(count),
        skin="black",
        ground="coin",
        z=Z.FLAG,
    )
