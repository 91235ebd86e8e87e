"""The viewer's cards: to be played, laid in a mutiny or kept; or goods to be sold."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.meuterer.rules.components import CARDS, HAND
from freebooters.games.meuterer.table.derived import Derived, island_of, kinds_of
from freebooters.games.meuterer.table.explanations import goods_card
from freebooters.games.meuterer.table.layout import Layout
from freebooters.games.meuterer.table.nodes import Z, card, card_words, icon, island_words, words
from freebooters.stage import Box, Meaning, Node, disc, painted, panel

__all__ = ["hand", "hand_id"]

_GROUND = "board"


def hand_id(kind: str, place: int) -> str:
    """The id of the viewer's n-th card of a kind, from 0."""
    return f"hand-{kind}-{place}"


def hand(derived: Derived, layout: Layout) -> Iterator[Node]:
    view, active = derived.view, derived.active()
    yield from _ground(layout)
    if derived.selling and view.turn is not None:
        goods = derived.left_to_offer(view.turn)
        count = len(goods)
        yield from _goods(layout, goods, active, view.turn, view.open_conflict)
    else:
        held, drawn = view.hand or (), view.drawn or ()
        count = len(held) + len(drawn)
        fights = derived.fighting and view.turn is not None
        plays = derived.playing and view.viewer not in view.passed
        fighting = view.open_conflict
        yield from _cards(layout, held, count, active, fighting, plays=plays, fights=fights)
        yield from _drawn(layout, len(held), drawn, fighting)
    if not layout.beside:
        yield from _empty(layout, count)
    box = layout.note(count)
    if box is not None:
        course = _course(derived)
        yield from _note(layout, box, course, None if course else _sentence(derived))


@painted
def _ground(layout: Layout) -> Iterator[Node]:
    box = layout.hand
    yield panel("hand", box, _GROUND, edge="board-edge", corner=14, z=Z.BASE)


@painted
def _empty(layout: Layout, count: int) -> Iterator[Node]:
    """The places that so many cards leave free: a hand is as large as at the beginning of a round."""
    for place, box in enumerate(layout.places(HAND)[count:], count):
        name = f"hand-place-{place}"
        yield panel(name, box, "paper-deep", edge="line", corner=box.w * 0.12, alpha=0.5, z=Z.PRINT)


@painted
def _note(
    layout: Layout, box: Box, course: _Course | None, sentence: _Words | None
) -> Iterator[Node]:
    """What the cards are good for now: a sentence, or what passing with them would mean."""
    frame, align = layout.frame, "right" if layout.beside else "left"
    if course is None:
        if sentence is None:
            return
        yield words(
            "hand-note",
            box,
            frame.small,
            sentence,
            skin="ink-soft",
            ground=_GROUND,
            align="right" if align == "right" else "left",
            lines=2,
            z=Z.PRINT,
        )
        return
    upper = Box(box.x, box.y, box.w, 1.2 * frame.small)
    lower = Box(box.x, upper.bottom, box.w, 1.2 * frame.medium)
    lines = (("course", upper, frame.small, "ink-soft"), ("course-to", lower, frame.medium, "ink"))
    for (name, place, size, skin), text in zip(lines, course, strict=True):
        yield words(
            name,
            place,
            size,
            text,
            skin=skin,
            ground=_GROUND,
            align="right" if align == "right" else "left",
            z=Z.PRINT,
        )


_Words = Message | tuple[Message, ...]
_Course = tuple[Message, _Words]


def _course(derived: Derived) -> _Course | None:
    """What keeping all cards in hand means to a viewer that has not passed."""
    view = derived.view
    if not derived.playing or view.hand is None or view.viewer in view.passed:
        return None
    kept = len(view.hand)
    if view.viewer != view.captain:
        return say("meuterer-course", kept=kept), say("meuterer-course-role")
    island = derived.steered(kept)
    worth = island_of(island).ship
    course = say("meuterer-course-island", island=island_words(island), worth=worth)
    return say("meuterer-course", kept=kept), (course, island_words(island))


def _sentence(derived: Derived) -> _Words | None:
    view = derived.view
    if derived.selling and view.turn is not None:
        return say("meuterer-hand-goods", seat=SeatName(view.turn))
    if view.hand is None:
        return say("meuterer-hand-hidden")
    if view.drawn is not None:
        count = HAND - len(view.hand)
        return say("meuterer-hand-drawn", count=count), say("meuterer-hand-keep", count=count)
    if not derived.trading or not view.hand:
        return None
    return say("meuterer-hand", moment="fight" if view.conflict and derived.fighting else "kept")


@painted
def _cards(
    layout: Layout,
    held: tuple[str, ...],
    count: int,
    active: tuple[str, ...],
    open_conflict: bool,
    *,
    plays: bool,
    fights: bool,
) -> Iterator[Node]:
    """The cards held, of so many in all. While they may be played, those that an active island takes
    are marked; in a fight, conflict cards are laid by pressing them.
    """
    sold = {kind for island in active for kind in kinds_of(island_of(island))}
    cards = sorted(held, key=CARDS.index)
    for place, (box, kind) in enumerate(zip(layout.places(count), cards, strict=False)):
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
            means=Meaning(
                label,
                goods_card(active, kind, open_conflict=open_conflict),
                f"fight:{again + 1}" if laid else f"card:{kind}",
            ),
            was="stock-hand",
        )
        if laid:
            yield from _count(layout, name, box, again + 1)
        if saleable:
            side = box.w * 0.3
            at = (box.right - side * 0.6, box.y + side * 0.66)
            yield icon(f"{name}-saleable", at, side, "lantern")


@painted
def _drawn(
    layout: Layout, held: int, drawn: tuple[str, ...], open_conflict: bool
) -> Iterator[Node]:
    """What the loader may keep, beside the hand."""
    places = layout.places(held + len(drawn))
    for place, (box, kind) in enumerate(zip(places[held:], drawn, strict=True)):
        yield from card(
            f"drawn-{place}",
            box,
            kind,
            means=Meaning(
                say("meuterer-node-drawn", card=card_words(kind)),
                goods_card(None, kind, open_conflict=open_conflict),
                f"keep:{kind}",
            ),
            was="stock-hand",
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
    for place, (box, kind) in enumerate(zip(layout.places(len(cards)), cards, strict=True)):
        count = cards[:place].count(kind) + 1
        name = f"offer-{kind}-{count}"
        yield from card(
            name,
            box,
            kind,
            means=Meaning(
                say("meuterer-node-offer", count=count, card=card_words(kind)),
                goods_card(active, kind, open_conflict=open_conflict),
                f"offer:{kind}:{count}",
            ),
            was=f"played-{seat}-{kind}",
        )
        yield from _count(layout, name, box, count)


def _count(layout: Layout, name: str, box: Box, count: int) -> Iterator[Node]:
    """How many cards are offered or laid by pressing this one."""
    side = 1.35 * layout.frame.small
    spot = Box(box.right - side, box.y, side, side)
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
