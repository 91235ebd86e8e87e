"""How Cartagena's moves are pressed on the table, and what they would bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from freebooters.engine.contract import Action, Seat
from freebooters.engine.messages import Message, say
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.view import CartagenaView
from freebooters.games.cartagena.table.ground import Z, sprite
from freebooters.games.cartagena.table.layout import PIRATE_SHAPE
from freebooters.games.cartagena.table.nodes import START, card_word, pirate_id, place_word
from freebooters.games.cartagena.table.passage import Passage
from freebooters.games.cartagena.table.supply import next_cards
from freebooters.stage import WIDE, Box, Choice, Frame, Node, panel, picture

__all__ = ["asked", "attempted", "pointed"]


def pointed(view: CartagenaView, seat: Seat, action: Action, frame: Frame = WIDE) -> Choice:
    """The choice of a legal action."""
    match action:
        case ("play", str(symbol), int(cell)):
            return _play(view, seat, symbol, cell, frame)
        case ("retreat", int(cell)):
            return _retreat(view, seat, cell, frame)
        case ("end",):
            gain = say("cartagena-gain-end", count=view.moves_left or 0)
            short = say("cartagena-short-end")
            return Choice(action, say("cartagena-choice-end"), gain=gain, short=short)
    icon = sprite("card-back") if action == ("draw",) else ""
    label = say(f"cartagena-choice-{action[0]}")
    return Choice(action, label, short=say(f"cartagena-short-{action[0]}"), icon=icon)


def attempted(view: CartagenaView, seat: Seat, picks: Sequence[str]) -> Action | None:
    """The action those picks try to name, legal or not; None if they name none.

    `("run", to)` and `("fall", to)` are what no rule allows: to a space to which no card, or no
    retreat, leads.
    """
    pirate, card, cell, retreat = _read(picks)
    if pirate is None:
        if card is not None:
            return None if cell is None else ("run", cell)
        if cell is not None:
            return ("fall" if cell == START else "run", cell)
        return ("retreat", view.positions[seat][-1]) if retreat else None
    if card is not None:
        return ("play", card, pirate)
    if cell is None or retreat:
        return ("retreat", pirate)
    passage = Passage(view, WIDE)
    if cell <= pirate:
        falls = passage.behind(pirate) in (None, cell)
        return ("retreat", pirate) if falls else ("fall", cell)
    if cell <= len(view.path) and passage.ahead(view.path[cell - 1], pirate) == cell:
        return ("play", view.path[cell - 1], pirate)
    return ("run", cell)


def asked(view: CartagenaView, seat: Seat) -> Message:
    """What the seat that acts is asked, as far as it can be done."""
    passage = Passage(view, WIDE)
    moves, all_moves = view.moves_left or 0, VARIANTS[view.variant].moves
    when = "first" if moves == all_moves else "move"
    plays = view.hand_sizes[seat] > 0
    retreats = any(passage.behind(cell) for cell in view.positions[seat])
    if plays or retreats:
        way = "both" if plays and retreats else "play" if plays else "retreat"
        return say(f"cartagena-prompt-{when}", way=way, moves=moves)
    if view.drawable:
        return say("cartagena-prompt-draw", when=when)
    return say("cartagena-prompt-pass" if when == "first" else "cartagena-prompt-end")


def _play(view: CartagenaView, seat: Seat, symbol: str, cell: int, frame: Frame) -> Choice:
    passage = Passage(view, frame)
    to, boat = passage.ahead(symbol, cell), passage.variant.boat
    at, goal = place_word(view.variant, cell), place_word(view.variant, to)
    aboard = passage.counts[seat][boat] + 1
    return Choice(
        action=("play", symbol, cell),
        label=say(
            "cartagena-choice-play", symbol=card_word(symbol), at=at, cell=cell, goal=goal, to=to
        ),
        picks=(f"card:{symbol}", f"pirate:{cell}"),
        target=f"cell:{to}",
        ghost=(_ghost(passage, seat, cell, to),),
        gain=say("cartagena-gain-aboard", count=aboard, all=passage.variant.pirates)
        if to == boat
        else say("cartagena-gain-run", count=to - cell),
        short=say("cartagena-short-play", at=at, cell=cell, goal=goal, to=to),
        icon=sprite(symbol),
    )


def _retreat(view: CartagenaView, seat: Seat, cell: int, frame: Frame) -> Choice:
    passage = Passage(view, frame)
    to = passage.behind(cell) or START
    wanted = len(passage.standing(to))
    count = min(wanted, view.drawable)
    shown = next_cards(view, frame, count)
    return Choice(
        action=("retreat", cell),
        label=say(
            "cartagena-choice-retreat",
            at=place_word(view.variant, cell),
            cell=cell,
            to=to,
            count=count,
        ),
        picks=(f"pirate:{cell}", "retreat"),
        target=f"cell:{to}",
        ghost=(_ghost(passage, seat, cell, to), *_lifted(shown)),
        gain=_drawn([symbol for _, symbol in shown], count),
        short=say(
            "cartagena-short-retreat",
            at=place_word(view.variant, cell),
            cell=cell,
            to=to,
            count=count,
        ),
        icon=sprite("card-back"),
    )


def _ghost(passage: Passage, seat: Seat, cell: int, to: int) -> Node:
    """The pirate where the move would take it."""
    width, spots = passage.spots(to, extra=seat)
    return picture(
        "ghost-pirate",
        (spots[-1][1], (width, width * PIRATE_SHAPE)),
        sprite("pirate"),
        tint=f"seat-{seat}",
        z=Z.PIRATE,
        was=pirate_id(seat, cell, passage.counts[seat][cell] - 1),
    )


def _lifted(cards: Sequence[tuple[Box, str]]) -> Iterator[Node]:
    """The cards of the open row that would be drawn, shown lifted."""
    for k, (box, symbol) in enumerate(cards):
        x, y = box.at
        at, size = (x, y - box.h * 0.12), box.w * 0.86
        yield panel(
            f"ghost-card-{k}",
            (at, box.size),
            "card",
            edge="gold",
            corner=box.w * 0.1,
            z=Z.PIRATE,
            state=("lit",),
        )
        yield picture(f"ghost-face-{k}", (at, size), sprite(symbol), z=Z.PIRATE)


def _drawn(shown: Sequence[str], count: int) -> Message:
    """What a retreat draws, as far as it can be seen."""
    match [card_word(symbol) for symbol in shown]:
        case [first, second]:
            return say("cartagena-gain-two", first=first, second=second)
        case [first] if count == 1:
            return say("cartagena-gain-one", first=first)
        case [first]:
            return say("cartagena-gain-new-row", first=first)
    return say("cartagena-gain-draw", count=count)


def _read(picks: Sequence[str]) -> tuple[int | None, str | None, int | None, bool]:
    """The pirate's cell, the card, the target cell, and whether a card is to be drawn; the last of
    each counts.
    """
    pirate = card = cell = None
    retreat = False
    for pick in picks:
        kind, _, value = pick.partition(":")
        if kind == "card":
            card = value
        elif kind == "retreat":
            retreat = True
        elif kind == "pirate" and value.isdecimal():
            pirate = int(value)
        elif kind == "cell" and value.isdecimal():
            cell = int(value)
    return pirate, card, cell, retreat
