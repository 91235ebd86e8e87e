"""Blank's pictures and words: the pile and the discards above, a card per seat below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games._blank.rules import HIGHEST, KEEP, NO_CARD, SWAP, BlankView
from freebooters.stage import (
    WIDE,
    Choice,
    Explanation,
    Fact,
    Frame,
    Kind,
    Node,
    Painter,
    Point,
    Row,
    Scene,
    Sheet,
    Sound,
    glow,
    painted,
    panel,
    picture,
    writing,
)

__all__ = ["BlankPainter"]

_SHAPE = 1.4
"""Height of a card for a width of 1."""
_TALLEST = 240.0
_COLUMNS: dict[Kind, int] = {"narrow": 2, "short": 4, "wide": 4}
_FAN = 0.1
"""How far each discarded card lies to the right of the one below it, in widths of a card."""


@dataclass(frozen=True)
class Layout:
    """Where everything lies: the pile and the discards above, hands in rows below them."""

    frame: Frame
    seats: int

    @property
    def columns(self) -> int:
        return min(_COLUMNS[self.frame.kind], self.seats)

    @property
    def row(self) -> float:
        """The height that the pile and each row of hands have."""
        return self.frame.height / (1 + -(-self.seats // self.columns))

    @property
    def card(self) -> Point:
        h = min(_TALLEST, self.row - 2.6 * self.frame.medium)
        return (h / _SHAPE, h)

    @property
    def pile(self) -> Point:
        return (500 - self.card[0] * 0.9, self.row / 2)

    @property
    def discards(self) -> Point:
        return (500 + self.card[0] * 0.9, self.row / 2)

    def discard(self, order: int) -> Point:
        return (self.discards[0] + self.card[0] * _FAN * (order - 1.5), self.discards[1])

    def hand(self, seat: Seat) -> Point:
        row, column = divmod(seat, self.columns)
        return (1000 * (column + 0.5) / self.columns, self.row * (row + 1.5) - self.frame.medium)

    def around(self, *, x: float, y: float) -> Point:
        """So much larger than a card."""
        return (self.card[0] + x, self.card[1] + y)


class BlankPainter(Painter[BlankView]):
    """Everything on the table is laid out from the view alone."""

    id = "blank"
    sounds: Mapping[str, Sound] = {"dealt": "card", "swapped": "card"}

    def scene(
        self, view: BlankView, frame: Frame, events: Sequence[Seen] = (), viewer: Seat | None = None
    ) -> Scene:
        dealt = [event.args["seat"] for event in events if event.kind == "dealt"]
        swapped = [event.args["seat"] for event in events if event.kind == "swapped"]
        layout, height = Layout(frame, len(view.hands)), frame.height
        table = panel(
            "table", ((500, height / 2), (1000, height)), "board", edge="board-edge", corner=24
        )
        nodes = [table, *_pile(layout, view.pile_size), *_discards(view, layout, swapped)]
        for seat in range(len(view.hands)):
            nodes += _hand(view, layout, seat, dealt)
        return Scene(height, tuple(nodes), say("blank-table", count=view.pile_size))

    def choice(self, view: BlankView, seat: Seat, action: Action, frame: Frame = WIDE) -> Choice:
        card, layout = view.hands[seat] or NO_CARD, Layout(frame, len(view.hands))
        if action == KEEP:
            return Choice(action, say("blank-do-keep", card=card))
        return Choice(
            action,
            say("blank-do-swap", card=card),
            picks=(f"hand:{seat}", "pile"),
            target="discards",
            ghost=tuple(_card("ghost", layout, layout.discard(len(view.discards)), card)),
            gain=say("blank-gain"),
        )

    def attempt(self, view: BlankView, seat: Seat, picks: Sequence[str]) -> Action | None:
        return SWAP if set(picks) <= {f"hand:{seat}", "pile", "discards"} else None

    def facts(self, view: BlankView, seat: Seat) -> tuple[Fact, ...]:
        chosen = say("blank-fact-chosen" if seat < view.turn else "blank-fact-choosing")
        return (Fact(chosen),)

    def held(self, view: BlankView, seat: Seat) -> tuple[Fact, ...]:
        card = view.hands[seat]
        if not card or None not in view.hands:
            return ()
        return (Fact(say("blank-held", card=card), "blank/card", card),)

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

    def line(self, event: Seen) -> Message | None:
        args = {"seat": SeatName(event.args["seat"])}
        if event.kind == "dealt" and "card" not in event.args:
            return say("blank-log-dealt", **args)
        if event.kind == "dealt":
            return say("blank-log-dealt-open", **args, card=event.args["card"])
        if event.kind == "kept":
            return say("blank-log-kept", **args)
        if event.kind == "swapped":
            return say("blank-log-swapped", **args, card=event.args["card"])
        return say("blank-log-shown", **args, card=event.args["card"])

    def standing(self, view: BlankView, seat: Seat) -> Message:
        return say("blank-standing", card=view.hands[seat] or NO_CARD)


@painted
def _pile(layout: Layout, count: int) -> list[Node]:
    """Painted once for every count, whoever looks: it sees nothing else."""
    label = say("blank-pile", count=count)
    left = str(count)
    return [
        picture(
            "pile",
            (layout.pile, layout.card),
            "blank/back",
            pick="pile",
            label=label,
            explain=Explanation(
                say("blank-card-pile"),
                numbers=(Fact(say("blank-left"), "blank/back", count),),
                rule="BL-2",
                icon="blank/back",
            ),
        ),
        writing(
            "pile/number",
            (layout.pile, 0),
            layout.frame.large,
            left,
            skin="white",
            ground="sea-deep",
            display=True,
        ),
    ]


def _discards(view: BlankView, layout: Layout, swapped: Sequence[Seat]) -> list[Node]:
    label = say("blank-discards", count=len(view.discards))
    nodes = [
        panel(
            "discards",
            (layout.discards, layout.around(x=layout.card[0] * 4 * _FAN, y=16)),
            "cell",
            edge="cell-edge",
            corner=16,
            pick="discards",
            label=label,
            explain=Explanation(label, rule="BL-2"),
        ),
    ]
    for order, card in enumerate(view.discards):
        newest = order == len(view.discards) - 1
        was = f"hand:{swapped[0]}" if newest and swapped else ""
        at = layout.discard(order)
        nodes += _card(f"discard:{order}", layout, at, card, was=was, is_read=newest)
    return nodes


def _hand(view: BlankView, layout: Layout, seat: Seat, dealt: Sequence[Seat]) -> list[Node]:
    x, y = layout.hand(seat)
    name = say("blank-seat", seat=SeatName(seat))
    below = y + layout.card[1] / 2 + layout.frame.medium
    place, width = layout.around(x=16, y=16), 1000 / layout.columns - 20
    nodes = [
        panel(f"place:{seat}", ((x, y), place), "cell-alt", edge=f"seat-{seat}", corner=18),
        writing(f"name:{seat}", ((x, below), width), layout.frame.medium, name, ground="board"),
    ]
    if view.turn == seat:
        halo = layout.around(x=90, y=90)
        nodes.insert(0, glow(f"turn-{seat}", ((x, y), halo), "glow"))
    card = view.hands[seat]
    if card == NO_CARD:
        return nodes
    was = "pile" if seat in dealt else ""
    return nodes + _card(
        f"hand:{seat}",
        layout,
        (x, y),
        card,
        was=was,
        pick=f"hand:{seat}",
        label=_card_label(seat, card),
    )


def _card_label(seat: Seat, card: int | None) -> Message:
    if card is None:
        return say("blank-hidden", seat=SeatName(seat))
    return say("blank-card", seat=SeatName(seat), card=card)


def _card(
    node_id: str,
    layout: Layout,
    at: Point,
    card: int | None,
    *,
    was: str = "",
    pick: str = "",
    label: Message | None = None,
    is_read: bool = True,
) -> list[Node]:
    """A card face up, or face down if `card` is None; of one that others lie on nothing is read."""
    skin = "blank/back" if card is None else "blank/card"
    nodes = [
        picture(
            node_id,
            (at, layout.card),
            skin,
            was=was,
            pick=pick,
            label=label,
            explain=None if label is None else Explanation(label, rule="BL-1", icon=skin),
        )
    ]
    if card is not None and is_read:
        origin = "pile/number" if was == "pile" else ""
        nodes.append(
            writing(
                f"{node_id}/number",
                (at, 0),
                layout.frame.large,
                str(card),
                skin="black",
                ground="white",
                was=origin,
                display=True,
            )
        )
    return nodes
