"""Blank's pictures and words: the pile and the discards above, a card per seat below."""

from __future__ import annotations

from collections.abc import Sequence

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games._blank.rules import HIGHEST, KEEP, NO_CARD, SWAP, BlankView
from freebooters.stage import WIDE, Choice, Fact, Frame, Kind, Node, Painter, Point, Scene

__all__ = ["BlankPainter"]

_CARD = (150.0, 210.0)
_PLACE = (166.0, 226.0)
"""Where a hand lies."""
_AREA = (216.0, 226.0)
"""Where up to four discards lie."""
_HALO = (240.0, 300.0)
_PILE = (370.0, 160.0)
_DISCARDS = (610.0, 160.0)
_FAN = 14.0
"""How far each discarded card lies to the right of the one below it."""
_COLUMNS: dict[Kind, int] = {"narrow": 2, "short": 4, "wide": 4}
_ROW = 300.0
"""Height of a row of hands."""
_FIRST_ROW = 450.0


class BlankPainter(Painter[BlankView]):
    """Everything on the table is laid out from the view alone."""

    id = "blank"

    def scene(
        self, view: BlankView, frame: Frame, events: Sequence[Seen] = (), viewer: Seat | None = None
    ) -> Scene:
        dealt = [event.args["seat"] for event in events if event.kind == "dealt"]
        swapped = [event.args["seat"] for event in events if event.kind == "swapped"]
        rows = -(-len(view.hands) // _COLUMNS[frame.kind])
        height = _FIRST_ROW + _ROW * rows - 125
        table = Node(
            "table",
            "box",
            (500, height / 2),
            (1000, height),
            skin="board",
            edge="board-edge",
            round=24,
        )
        nodes = [table, *_pile(view), *_discards(view, swapped)]
        for seat in range(len(view.hands)):
            nodes += _hand(view, frame, seat, dealt)
        return Scene(height, tuple(nodes), say("blank-table", count=view.pile_size))

    def choice(self, view: BlankView, seat: Seat, action: Action, frame: Frame = WIDE) -> Choice:
        card = view.hands[seat] or NO_CARD
        if action == KEEP:
            return Choice(action, say("blank-do-keep", card=card))
        return Choice(
            action,
            say("blank-do-swap", card=card),
            picks=(f"hand:{seat}", "pile"),
            target="discards",
            ghost=tuple(_card("ghost", _discard_place(len(view.discards)), card)),
            gain=say("blank-gain"),
        )

    def attempt(self, view: BlankView, seat: Seat, picks: Sequence[str]) -> Action | None:
        return SWAP if set(picks) <= {f"hand:{seat}", "pile", "discards"} else None

    def facts(self, view: BlankView, seat: Seat) -> tuple[Fact, ...]:
        chosen = say("blank-fact-chosen" if seat < view.turn else "blank-fact-choosing")
        return (Fact(chosen, "blank/back"),)

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


def _pile(view: BlankView) -> list[Node]:
    label = say("blank-pile", count=view.pile_size)
    left = str(view.pile_size)
    return [
        Node("pile", "sprite", _PILE, _CARD, skin="blank/back", pick="pile", label=label),
        Node("pile/number", "text", _PILE, (0, 44), skin="white", text=left, face="display"),
    ]


def _discards(view: BlankView, swapped: Sequence[Seat]) -> list[Node]:
    label = say("blank-discards", count=len(view.discards))
    nodes = [
        Node(
            "discards",
            "box",
            _DISCARDS,
            _AREA,
            skin="cell",
            edge="cell-edge",
            round=16,
            pick="discards",
            label=label,
        ),
    ]
    for order, card in enumerate(view.discards):
        newest = order == len(view.discards) - 1
        was = f"hand:{swapped[0]}" if newest and swapped else ""
        nodes += _card(f"discard:{order}", _discard_place(order), card, was=was)
    return nodes


def _discard_place(order: int) -> Point:
    return (_DISCARDS[0] + _FAN * (order - 1.5), _DISCARDS[1])


def _hand(view: BlankView, frame: Frame, seat: Seat, dealt: Sequence[Seat]) -> list[Node]:
    columns = min(_COLUMNS[frame.kind], len(view.hands))
    row, column = divmod(seat, columns)
    x, y = 1000 * (column + 0.5) / columns, _FIRST_ROW + _ROW * row
    name = say("blank-seat", seat=SeatName(seat))
    nodes = [
        Node(
            f"place:{seat}", "box", (x, y), _PLACE, skin="cell-alt", edge=f"seat-{seat}", round=18
        ),
        Node(f"name:{seat}", "text", (x, y + 137), (0, 28), skin="ink", text=name),
    ]
    if view.turn == seat:
        nodes.insert(0, Node("turn", "glow", (x, y), _HALO, skin="glow"))
    card = view.hands[seat]
    if card == NO_CARD:
        return nodes
    was = "pile" if seat in dealt else ""
    return nodes + _card(
        f"hand:{seat}", (x, y), card, was=was, pick=f"hand:{seat}", label=_card_label(seat, card)
    )


def _card_label(seat: Seat, card: int | None) -> Message:
    if card is None:
        return say("blank-hidden", seat=SeatName(seat))
    return say("blank-card", seat=SeatName(seat), card=card)


def _card(
    node_id: str,
    at: Point,
    card: int | None,
    *,
    was: str = "",
    pick: str = "",
    label: Message | None = None,
) -> list[Node]:
    """A card face up, or face down if `card` is None."""
    skin = "blank/back" if card is None else "blank/card"
    nodes = [Node(node_id, "sprite", at, _CARD, skin=skin, was=was, pick=pick, label=label)]
    if card is not None:
        origin = "pile/number" if was == "pile" else ""
        nodes.append(
            Node(
                f"{node_id}/number",
                "text",
                at,
                (0, 90),
                skin="ink",
                text=str(card),
                face="display",
                was=origin,
            )
        )
    return nodes
