"""The nodes of the cards on Cartagena's table: open row, pile, discards, hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal

from freebooters.engine.contract import Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.view import CartagenaView
from freebooters.games.cartagena.table.ground import sprite
from freebooters.games.cartagena.table.layout import (
    CARD_SHAPE,
    LEAST,
    Panel,
    Shape,
    layout_of,
    panels_of,
)
from freebooters.games.cartagena.table.passage import card_word
from freebooters.stage import Box, Node

__all__ = ["Cards", "next_cards"]

STACK = 3
"""At most so many cards of one symbol are painted behind one another; a number tells how many there
are.
"""

FAN = 12
"""At most so many backs of a hidden hand are painted."""

CAPTION = 150
"""Width of a caption."""

TOP = "pile-0"
"""The id of the pile's top card."""


class Cards:
    """The cards one view shows; the `viewer`'s can be picked."""

    def __init__(
        self,
        view: CartagenaView,
        frame: Shape,
        events: Sequence[Seen] = (),
        viewer: Seat | None = None,
    ) -> None:
        self.view = view
        self.viewer = viewer
        self.frame: Shape = frame
        self.events = events
        seats = len(view.positions)
        self.variant = VARIANTS[view.variant]
        self.symbols = self.variant.edition.symbols
        self.layout = layout_of(view.variant, seats, frame)
        seen = [seat for seat, hand in enumerate(view.hands) if hand is not None]
        own = seen[0] if len(seen) == 1 and not self.variant.open_hands else None
        self.panels = panels_of(view.variant, seats, frame, own)
        self.faces = [Counter(cards) for cards in view.known]
        self.backs = [
            size - len(cards) for size, cards in zip(view.hand_sizes, view.known, strict=True)
        ]
        self.came = self._origins()

    def nodes(self) -> Iterator[Node]:
        if self.layout.row:
            yield from self._row()
        yield from self._pile()
        yield from self._discards()
        for panel in self.panels:
            yield from self._panel(panel)

    def _origins(self) -> dict[str, str]:
        """For each card that has moved since the previous scene: the node it came from."""
        came: dict[str, str] = {}
        drawn: list[tuple[int, str | None]] = []
        fresh_row = False
        for event in self.events:
            args = event.args
            if event.kind == "row":
                fresh_row = True
            elif event.kind == "drew":
                drawn.append((args["seat"], args.get("symbol")))
            elif event.kind in ("played", "boarded"):
                seat, symbol = args["seat"], args["symbol"]
                count = self.view.discards[symbol]
                if self.view.hands[seat] is not None:
                    source = card_id(seat, symbol, self.faces[seat][symbol])
                elif self.variant.row_length:
                    source = f"slot-{seat}-{symbol}"
                else:
                    source = card_id(seat, "back", self.backs[seat])
                came[f"discard-{symbol}-{count}"] = source
        slot = len(self.layout.row) - len(self.view.row) - len(drawn)
        new: Counter[tuple[int, str]] = Counter(self._face(seat, card) for seat, card in drawn)
        for seat, card in drawn:
            face = self._face(seat, card)
            held = self.backs[seat] if face[1] == "back" else self.faces[seat][face[1]]
            from_row = bool(self.layout.row) and not fresh_row
            came[card_id(*face, held - new[face])] = f"row-{slot}" if from_row else TOP
            new[face] -= 1
            slot += 1
        return came

    def _face(self, seat: int, card: str | None) -> tuple[int, str]:
        return (seat, card if card is not None and self.faces[seat][card] else "back")

    def _row(self) -> Iterator[Node]:
        layout, row = self.layout, self.view.row
        free = len(layout.row) - len(row)
        if self.frame == "wide":
            yield self._caption("row", (layout.row[0].x, layout.heading[1]))
        for k, box in enumerate(layout.row):
            yield _box(f"place-{k}", box, "paper-deep", "line", alpha=0.55)
        for k, symbol in enumerate(row, free):
            box = layout.row[k]
            if k == free:
                label = say("cartagena-node-next", symbol=card_word(symbol), count=len(row))
                yield from self._drawable(f"row-{k}", box, "card", "gold", label, was=TOP)
            else:
                yield _box(f"row-{k}", box, "card", "card-edge", was=TOP)
            yield _face(f"rowface-{k}", box, symbol)
        if row:
            first, last = layout.row[free], layout.row[-1]
            y, x = first.bottom + layout.small * 0.5, first.x + first.w / 2
            size = layout.small * 1.1
            yield Node(
                "row-arrow",
                "path",
                (x, y),
                (layout.small * 0.16, 0),
                "brass",
                points=(x, y, last.right - size, y),
            )
            yield Node(
                "row-arrow-tip",
                "sprite",
                (last.right - size / 2, y),
                (size, size),
                sprite("step"),
                tint="coin",
            )

    def _pile(self) -> Iterator[Node]:
        box, size = self.layout.pile, self.view.pile_size
        if self.view.row:
            yield _box("pile-place", box, "paper-deep", "line", alpha=0.55)
        else:
            label = say("cartagena-node-draw", count=size)
            yield from self._drawable("pile-place", box, "paper-deep", "line", label)
        for k in reversed(range(min(3, -(-size // 8)))):
            shift = k * box.h * 0.03
            at = (box.at[0] + shift, box.at[1] + shift)
            yield Node(f"pile-{k}", "sprite", at, box.size, sprite("card-back"))
        label = say("cartagena-node-pile", count=size)
        yield from self._badge("pile", (box.x + box.w / 2, box.bottom - 2), size, label)

    def _drawable(
        self, name: str, box: Box, skin: str, edge: str, label: Message, was: str = ""
    ) -> Iterator[Node]:
        """What the next card is drawn from; it can be pressed or dragged to retreat."""
        yield self._reach("draw", box, "retreat", label)
        yield Node(
            id=name,
            kind="box",
            at=box.at,
            size=box.size,
            skin=skin,
            edge=edge,
            round=box.w * 0.1,
            label=label,
            pick="retreat",
            was=was,
        )

    def _reach(self, name: str, box: Box, pick: str, label: Message) -> Node:
        """The area in which a press means a card: wide enough for a finger."""
        least = LEAST[self.frame]
        size = (max(box.w + 2, least), max(box.h + 2, least))
        return Node(name, "zone", box.at, size, z=3, label=label, pick=pick)

    def _discards(self) -> Iterator[Node]:
        layout = self.layout
        yield self._caption("discards", layout.heading)
        for place, symbol in zip(layout.discards, self.symbols, strict=True):
            count = self.view.discards[symbol]
            card, text_at, align = _discard_place(place, layout.small)
            yield _box(f"discard-place-{symbol}", card, "paper-deep", "line", alpha=0.55)
            for k in range(max(1, count - 1), count + 1):
                came = self.came.get(f"discard-{symbol}-{k}", "")
                yield _box(f"discard-{symbol}-{k}", card, "card", "card-edge", was=came)
                yield _face(f"discardface-{symbol}-{k}", card, symbol)
            yield Node(
                id=f"discard-count-{symbol}",
                kind="text",
                at=text_at,
                size=(0, layout.small),
                skin="ink" if count else "ink-soft",
                text=str(count),
                align=align,
                label=say("cartagena-node-discard", symbol=card_word(symbol), count=count),
            )

    def _panel(self, panel: Panel) -> Iterator[Node]:
        seat, view = panel.seat, self.view
        on_turn = view.turn == seat
        if on_turn:
            yield Node(
                id=f"turn-{seat}",
                kind="box",
                at=panel.box.at,
                size=(panel.box.w + 8, panel.box.h + 8),
                skin=f"seat-{seat}",
                edge="ink",
                round=15,
                z=-2,
            )
        yield Node(
            id=f"panel-{seat}",
            kind="box",
            at=panel.box.at,
            size=panel.box.size,
            skin="paper",
            edge="line",
            round=12,
            z=-1,
            label=say("cartagena-node-hand", seat=SeatName(seat), count=view.hand_sizes[seat]),
        )
        yield Node(
            f"flag-{seat}",
            "sprite",
            panel.flag.at,
            panel.flag.size,
            sprite("flag"),
            tint=f"seat-{seat}",
        )
        if on_turn and view.moves_left is not None:
            yield from self._pips(panel, view.moves_left)
        if panel.backs is not None:
            yield from self._hidden(panel, panel.backs)
        if panel.slots:
            yield from self._stacks(panel)

    def _pips(self, panel: Panel, left: int) -> Iterator[Node]:
        """Moves left this turn, as filled dots under the flag."""
        moves, flag = self.variant.moves, panel.flag
        size = min(flag.w / (moves + 0.6), panel.box.h * 0.16)
        y = min(flag.bottom + size * 0.9, panel.box.bottom - size * 0.7)
        for k in range(moves):
            x = flag.x + flag.w / 2 + (k - (moves - 1) / 2) * size * 1.25
            skin = "gold" if k < left else "paper-deep"
            yield Node(
                f"pip-{panel.seat}-{k}", "disc", (x, y), (size, size), skin, edge="ink-soft", z=1
            )

    def _hidden(self, panel: Panel, place: Box) -> Iterator[Node]:
        """Cards whose faces the viewer does not know, with their number: a fan of backs, or, beside
        known cards, a stack.
        """
        seat, count = panel.seat, self.backs[panel.seat]
        h = place.h * 0.86
        w = h / CARD_SHAPE
        fanned = not panel.slots
        size = self.layout.large if fanned else self.layout.small
        shown = min(count, FAN if fanned else 2)
        pitch = w * 0.06
        if fanned:
            pitch = min(w * 0.5, (place.w - w - size * 1.8) / max(1, shown - 1))
        for k in range(shown):
            name = card_id(seat, "back", count - shown + k)
            yield Node(
                id=name,
                kind="sprite",
                at=(place.x + w / 2 + k * pitch, place.at[1]),
                size=(w, h),
                skin=sprite("card-back"),
                was=self.came.get(name, ""),
            )
        if count or fanned:
            x = place.x + (w + pitch * (shown - 1) if shown else 0) + size * 0.75
            yield Node(f"backs-{seat}", "text", (x, place.at[1]), (0, size), "ink", text=str(count))

    def _stacks(self, panel: Panel) -> Iterator[Node]:
        """A hand by symbol: one stack each, its number if more than one."""
        seat = panel.seat
        for slot, symbol in zip(panel.slots, self.symbols, strict=True):
            count = self.faces[seat][symbol]
            if slot.w == slot.h:
                yield from self._bare_symbol(seat, slot, symbol, count)
                continue
            yield _box(f"slot-{seat}-{symbol}", slot, "paper-deep", "line", alpha=0.4)
            for k in range(max(0, count - STACK), count):
                lift = (count - 1 - k) * slot.h * 0.055
                place = Box(slot.x, slot.y - lift, slot.w, slot.h)
                yield from self._card(seat, symbol, k, place)
            if count > 1:
                yield from self._tally(f"{seat}-{symbol}", slot, count)
            if count and seat == self.viewer:
                yield self._reach(f"hold-{symbol}", slot, f"card:{symbol}", _held(symbol, count))

    def _card(self, seat: int, symbol: str, k: int, place: Box) -> Iterator[Node]:
        """One card of a stack; only the top one can be pressed."""
        count = self.faces[seat][symbol]
        top = k == count - 1
        name = card_id(seat, symbol, k)
        yield Node(
            id=name,
            kind="box",
            at=place.at,
            size=place.size,
            skin="card",
            edge="card-edge",
            round=place.w * 0.1,
            was=self.came.get(name, ""),
            z=int(top),
            label=_held(symbol, count) if top else None,
            pick=f"card:{symbol}" if top and seat == self.viewer else "",
        )
        yield _face(f"face-{seat}-{symbol}-{k}", place, symbol, z=int(top))

    def _bare_symbol(self, seat: int, slot: Box, symbol: str, count: int) -> Iterator[Node]:
        skin = sprite(symbol)
        yield Node(f"slot-{seat}-{symbol}", "sprite", slot.at, slot.size, skin, alpha=0.2)
        if count:
            name = card_id(seat, symbol, count - 1)
            came = self.came.get(name, "")
            yield Node(name, "sprite", slot.at, slot.size, skin, was=came)
        if count > 1:
            yield from self._tally(f"{seat}-{symbol}", slot, count)

    def _tally(self, name: str, slot: Box, count: int) -> Iterator[Node]:
        """How many cards a stack holds, on its corner, or beside a small one."""
        small = self.layout.small
        if slot.w > 1.8 * small and slot.w != slot.h:
            at = (slot.right - slot.w * 0.08, slot.y + slot.h * 0.06)
            yield from self._badge(f"held-{name}", at, count)
        else:
            at = (slot.right + small * 0.45, slot.at[1])
            yield Node(f"count-held-{name}", "text", at, (0, small), "ink", text=str(count))

    def _badge(
        self, name: str, at: tuple[float, float], count: int, label: Message | None = None
    ) -> Iterator[Node]:
        size = self.layout.small * 1.5
        width = size * (1.3 if count > 9 else 1)
        yield Node(
            f"badge-{name}", "box", at, (width, size), "ink", edge="paper", round=size / 2, z=2
        )
        yield Node(
            id=f"count-{name}",
            kind="text",
            at=at,
            size=(0, self.layout.small),
            skin="paper",
            text=str(count),
            z=2,
            label=label,
        )

    def _caption(self, name: str, at: tuple[float, float]) -> Node:
        return Node(
            id=f"caption-{name}",
            kind="text",
            at=(at[0] + CAPTION / 2, at[1]),
            size=(CAPTION, self.layout.small),
            skin="ink-soft",
            text=say(f"cartagena-caption-{name}"),
            align="left",
        )


def next_cards(view: CartagenaView, frame: Shape, count: int) -> list[tuple[Box, str]]:
    """Box and symbol of the next cards of the open row, at most `count`."""
    places = layout_of(view.variant, len(view.positions), frame).row
    return list(zip(places[len(places) - len(view.row) :], view.row[:count], strict=False))


def _held(symbol: str, count: int) -> Message:
    return say("cartagena-node-card", symbol=card_word(symbol), count=count)


def card_id(seat: int, face: str, place: int) -> str:
    return f"card-{seat}-{face}-{place}"


def _box(
    name: str, box: Box, skin: str, edge: str, *, alpha: float = 1, was: str = "", z: int = 0
) -> Node:
    return Node(
        name, "box", box.at, box.size, skin, edge=edge, round=box.w * 0.1, alpha=alpha, was=was, z=z
    )


def _face(name: str, box: Box, symbol: str, *, z: int = 0) -> Node:
    size = min(box.w * 0.86, box.h * 0.8)
    return Node(name, "sprite", box.at, (size, size), sprite(symbol), z=z)


def _discard_place(
    place: Box, small: float
) -> tuple[Box, tuple[float, float], Literal["center", "left"]]:
    """A card's box, and where and how its number is written: below it or to its right."""
    if place.w > place.h * 1.3:
        w = place.h / CARD_SHAPE
        return Box(place.x, place.y, w, place.h), (place.x + w + 8, place.at[1]), "left"
    w = min(place.w * 0.9, (place.h - small * 1.4) / CARD_SHAPE)
    card = Box(place.x + (place.w - w) / 2, place.y, w, w * CARD_SHAPE)
    return card, (place.at[0], card.bottom + small * 0.75), "center"
