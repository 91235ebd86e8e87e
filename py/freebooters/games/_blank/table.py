"""Blank's pictures and words: the pile and the discards above, a card per seat below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games._blank.rules import HIGHEST, KEEP, NO_CARD, SWAP, BlankView
from freebooters.stage import (
    WIDE,
    Args,
    Box,
    Choice,
    Explainer,
    Fact,
    Frame,
    Log,
    Meaning,
    Node,
    Painter,
    Row,
    Scene,
    Sheet,
    Told,
    glow,
    heard,
    painted,
    panel,
    picture,
    writing,
)

__all__ = ["BlankPainter"]

_SHAPE = 1.4
"""Height of a card for a width of 1."""
_TALLEST = 240.0
_FAN = 0.1
"""How far each discarded card lies to the right of the one below it, in widths of a card."""

_THINGS = Explainer("blank", {"card": "BL-1", "discards": "BL-2", "pile": "BL-2"})


class Layout(NamedTuple):
    """Where everything lies."""

    frame: Frame
    pile: Box
    discards: Box
    hands: tuple[Box, ...]
    hand_width: float

    def discard(self, order: int) -> Box:
        return self.discards._replace(x=self.discards.x + self.pile.w * _FAN * (order - 1.5))


def layout_of(frame: Frame, seats: int) -> Layout:
    """The pile and the discards above, hands in rows below them."""
    columns = min(2 if frame.kind == "narrow" else 4, seats)
    upper, *rows = Box(0, 0, 1000, frame.height).rows(1 + -(-seats // columns), 0)
    h = min(_TALLEST, upper.h - 2.6 * frame.medium)
    w = h / _SHAPE

    def card(x: float, y: float) -> Box:
        return Box(x - w / 2, y - h / 2, w, h)

    cells = [cell for row in rows for cell in row.columns(columns, 0)][:seats]
    hands = tuple(card(cell.at[0], cell.at[1] - frame.medium) for cell in cells)
    pile, discards = (card(500 + side * w, upper.at[1]) for side in (-0.9, 0.9))
    return Layout(frame, pile, discards, hands, 1000 / columns - 20)


def _dealt(args: Args) -> Told:
    return ("-open" if "card" in args else ""), {}


class BlankPainter(Painter[BlankView]):
    """Everything on the table is laid out from the view alone."""

    id = "blank"
    sounds = heard({"card": "dealt swapped"})
    line = staticmethod(Log("blank", words={"seat": SeatName}, special={"dealt": _dealt}).told)

    def scene(
        self, view: BlankView, frame: Frame, events: Sequence[Seen] = (), viewer: Seat | None = None
    ) -> Scene:
        dealt = [event.args["seat"] for event in events if event.kind == "dealt"]
        swapped = [event.args["seat"] for event in events if event.kind == "swapped"]
        layout, table = layout_of(frame, len(view.hands)), Box(0, 0, 1000, frame.height)
        nodes = [panel("table", table, "board", edge="board-edge", corner=24)]
        nodes += [*_pile(layout, view.pile_size), *_discards(view, layout, swapped)]
        for seat in range(len(view.hands)):
            nodes += _hand(view, layout, seat, dealt)
        return Scene(frame.height, tuple(nodes), say("blank-table", count=view.pile_size))

    def choice(self, view: BlankView, seat: Seat, action: Action, frame: Frame = WIDE) -> Choice:
        card, layout = view.hands[seat] or NO_CARD, layout_of(frame, len(view.hands))
        if action == KEEP:
            return Choice(action, say("blank-do-keep", card=card))
        box = layout.discard(len(view.discards))
        return Choice(
            action,
            say("blank-do-swap", card=card),
            picks=(f"hand:{seat}", "pile"),
            target="discards",
            ghost=(
                picture("ghost", box, "blank/card"),
                _number("ghost", layout, box, card, "black", "white"),
            ),
            gain=say("blank-gain"),
        )

    def attempt(self, view: BlankView, seat: Seat, picks: Sequence[str]) -> Action | None:
        return SWAP if set(picks) <= {f"hand:{seat}", "pile", "discards"} else None

    def facts(self, view: BlankView, seat: Seat) -> tuple[Fact, ...]:
        return (Fact(say("blank-fact-chosen" if seat < view.turn else "blank-fact-choosing")),)

    def held(self, view: BlankView, seat: Seat) -> tuple[Fact, ...]:
        card = view.hands[seat] if None in view.hands else None
        return (Fact(say("blank-held", card=card), "blank/card", card),) if card else ()

    def goal(self, view: BlankView, viewer: Seat | None) -> Message:
        return say("blank-goal", card=HIGHEST)

    def sheet(self, view: BlankView) -> Sheet | None:
        """The cards, once all are shown."""
        cards = [card for card in view.hands if card and card != NO_CARD]
        if view.turn < len(view.hands) or len(cards) < len(view.hands):
            return None
        seats = sorted(range(len(cards)), key=lambda seat: -cards[seat])
        best = [seat for seat in seats if cards[seat] == max(cards)]
        return Sheet(
            columns=(say("blank-column-card"),),
            rows=tuple(Row(seat, (cards[seat],)) for seat in seats),
            why=say("blank-why", seat=SeatName(best[0]), card=max(cards), winners=len(best)),
        )

    def prompt(self, view: BlankView, seat: Seat) -> Message:
        return say("blank-prompt" if view.hands[seat] != HIGHEST else "blank-prompt-highest")

    def standing(self, view: BlankView, seat: Seat) -> Message:
        return say("blank-standing", card=view.hands[seat] or NO_CARD)


@painted
def _pile(layout: Layout, count: int) -> Iterator[Node]:
    """Painted once for every count, whoever looks: it sees nothing else."""
    left = _THINGS.number("left", "back", count)
    card = _THINGS.explained("pile", say("blank-card-pile"), None, left, icon="back")
    means = Meaning(say("blank-pile", count=count), card, "pile")
    yield picture("pile", layout.pile, "blank/back", means=means)
    yield _number("pile", layout, layout.pile, count, "white", "sea-deep")


def _discards(view: BlankView, layout: Layout, swapped: Sequence[Seat]) -> Iterator[Node]:
    label, box = say("blank-discards", count=len(view.discards)), layout.discards
    means = Meaning(label, _THINGS.explained("discards", label), "discards")
    place = box.inset(-box.w * 2 * _FAN, -8)
    yield panel("discards", place, "cell", edge="cell-edge", corner=16, means=means)
    for order, card in enumerate(view.discards):
        newest, box = order == len(view.discards) - 1, layout.discard(order)
        was = f"hand:{swapped[0]}" if newest and swapped else ""
        yield picture(f"discard:{order}", box, "blank/card", was=was)
        if newest:  # nothing is read of a card on which others lie
            yield _number(f"discard:{order}", layout, box, card, "black", "white")


def _hand(view: BlankView, layout: Layout, seat: Seat, dealt: Sequence[Seat]) -> Iterator[Node]:
    box, letters, card = layout.hands[seat], layout.frame.medium, view.hands[seat]
    if view.turn == seat:
        yield glow(f"turn-{seat}", box.inset(-45, -45), "glow")
    place, below = box.inset(-8, -8), (box.at[0], box.bottom + letters)
    yield panel(f"place:{seat}", place, "cell-alt", edge=f"seat-{seat}", corner=18)
    name = say("blank-seat", seat=SeatName(seat))
    yield writing(f"name:{seat}", (below, layout.hand_width), letters, name, ground="board")
    if card == NO_CARD:
        return
    label, face = say("blank-hidden", seat=SeatName(seat)), "back"
    if card is not None:
        label, face = say("blank-card", seat=SeatName(seat), card=card), "card"
    means = Meaning(label, _THINGS.explained("card", label, icon=face), f"hand:{seat}")
    was = "pile" if seat in dealt else ""
    yield picture(f"hand:{seat}", box, f"blank/{face}", was=was, means=means)
    if card is not None:
        number = was and "pile/number"
        yield _number(f"hand:{seat}", layout, box, card, "black", "white", number)


def _number(
    name: str, layout: Layout, box: Box, number: int, skin: str, ground: str, was: str = ""
) -> Node:
    spot, size, text = (box.at, 0), layout.frame.large, str(number)
    return writing(
        f"{name}/number", spot, size, text, skin=skin, ground=ground, was=was, display=True
    )
