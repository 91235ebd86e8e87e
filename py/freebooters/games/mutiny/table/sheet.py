"""La Mutinerie's score sheet: every seat's gold, and why the winner won."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.mutiny.rules.components import COLOURS, SIDES, WINS
from freebooters.games.mutiny.rules.view import MutinyView
from freebooters.games.mutiny.table.nodes import pirate_words, sprite
from freebooters.stage import Row, Sheet, Value

__all__ = ["gold_of", "sheet", "winning_side"]

_UNKNOWN = "?"
_NONE = "–"  # noqa: RUF001


def gold_of(view: MutinyView, seat: Seat) -> int | None:
    """Coins and gold cards of a seat together, if the viewer knows them."""
    cards = _cards_of(view, seat)
    return None if cards is None else view.coins[seat] + sum(cards)


def _cards_of(view: MutinyView, seat: Seat) -> tuple[int, ...] | None:
    """The gold cards of a seat, if the viewer knows them; whoever has none hides nothing."""
    return view.gold[seat] if view.gold_sizes[seat] else ()


class _End(NamedTuple):
    """What a game that is over adds to the sheet: columns before the others, and which decided."""

    columns: tuple[str, ...]
    decided: str


def sheet(view: MutinyView) -> Sheet:
    """Coins, gold cards and their sum; at the end also whom everybody stood by, no sum for those who
    cannot win nor where gold was not counted, and where gold was equal whose cards were stronger.
    """
    seats, is_over = range(len(view.coins)), view.phase == "over"
    side = winning_side(view)
    why = _why(view, side) if is_over else None
    end = _END.get(why.key, _GOLD) if why else _GOLD
    names = (*(end.columns if is_over else ()), *_COLUMNS)
    rows, order = [], []
    for seat in seats:
        gold, fits = gold_of(view, seat), not is_over or _may_win(view, seat, side)
        rows.append(Row(seat, tuple(_VALUES[name](view, seat, fits) for name in names)))
        order.append((seat not in view.winners, not fits, -(gold or 0), -view.coins[seat], seat))
    return Sheet(
        columns=tuple(say(name) for name in names),
        rows=tuple(
            row for _, row in sorted(zip(order, rows, strict=True), key=lambda pair: pair[0])
        ),
        icons=tuple(_ICONS.get(name, "") for name in names),
        why=why,
        decided=names.index(end.decided) if why else None,
    )


_COLUMNS = ("mutiny-column-coins", "mutiny-column-cards", "mutiny-column-gold")
_ICONS = {"mutiny-column-coins": sprite("coin"), "mutiny-column-cards": sprite("gold-back")}
_GOLD = _End(("mutiny-column-side",), "mutiny-column-gold")
_SIDE = _End(("mutiny-column-side",), "mutiny-column-side")
_END = {
    "mutiny-why-nobody": _SIDE,
    "mutiny-why-lost": _SIDE,
    "mutiny-why-alone": _SIDE,
    "mutiny-why-cards": _End(("mutiny-column-side", "mutiny-column-left"), "mutiny-column-left"),
}
"""By why a seat has won; gold decides everywhere else."""


def _may_win(view: MutinyView, seat: Seat, side: str | None) -> bool:
    return view.allegiance[seat] == side and seat not in view.eliminated


def _stood_by(view: MutinyView, seat: Seat, fits: bool) -> Value | Message:
    """A seat's side, and whether it was out."""
    side = view.allegiance[seat]
    if side is None:
        return say("mutiny-masked", sworn="yes" if view.declared[seat] else "no")
    return say("mutiny-sheet-side", side=side, out="yes" if seat in view.eliminated else "no")


def _left(view: MutinyView, seat: Seat, fits: bool) -> Value | Message:
    """Of those with most gold, whose unplayed cards of the winning side are the stronger."""
    most = gold_of(view, view.winners[0])
    if not fits or gold_of(view, seat) != most:
        return _NONE
    return say("mutiny-sheet-left", stronger="yes" if seat in view.winners else "no")


def _cards(view: MutinyView, seat: Seat, fits: bool) -> Value | Message:
    cards = _cards_of(view, seat)
    return _hidden(view) if cards is None else sum(cards)


def _sum(view: MutinyView, seat: Seat, fits: bool) -> Value | Message:
    gold = gold_of(view, seat)
    return _NONE if not fits else _hidden(view) if gold is None else gold


def _hidden(view: MutinyView) -> str:
    """What stands for gold that nobody shows; at the end there is nothing more to find out."""
    return _NONE if view.phase == "over" else _UNKNOWN


_VALUES: Mapping[str, Callable[[MutinyView, Seat, bool], Value | Message]] = {
    "mutiny-column-side": _stood_by,
    "mutiny-column-left": _left,
    "mutiny-column-coins": lambda view, seat, fits: view.coins[seat],
    "mutiny-column-cards": _cards,
    "mutiny-column-gold": _sum,
}


def winning_side(view: MutinyView) -> str | None:
    """The side that has won three duels."""
    return next((s for s, c in zip(SIDES, COLOURS, strict=True) if view.wins[c] == WINS), None)


def _why(view: MutinyView, side: str | None) -> Message | None:
    """Who won, and why; None while that is still being told."""
    if side is None:
        return say("mutiny-why-nobody", sworn=sum(view.declared))
    name = pirate_words(side)
    stood = [seat for seat, sworn in enumerate(view.allegiance) if sworn == side]
    out = len([seat for seat in stood if seat in view.eliminated])
    rivals = [
        gold_of(view, seat)
        for seat in stood
        if seat not in view.eliminated and seat not in view.winners
    ]
    if not view.winners:
        masked = any(
            sworn and known is None
            for sworn, known in zip(view.declared, view.allegiance, strict=True)
        )
        return None if masked or rivals else say("mutiny-why-lost", side=name, out=out)
    winner = view.winners[0]
    gold = gold_of(view, winner)
    colour = COLOURS[SIDES.index(side)]
    if len(view.winners) > 1:
        return say(
            "mutiny-why-shared",
            side=name,
            winners=len(view.winners),
            gold=gold or 0,
            colour=colour,
        )
    if not rivals:
        return say("mutiny-why-alone", side=name, seat=SeatName(winner), out=out)
    second = max(rival or 0 for rival in rivals)
    if gold == second:
        return say("mutiny-why-cards", side=name, seat=SeatName(winner), gold=gold, colour=colour)
    return say(
        "mutiny-why-gold",
        side=name,
        seat=SeatName(winner),
        gold=gold or 0,
        second=second,
        out=out,
    )
