"""La Mutinerie's score sheet: every seat's gold, and why the winner won."""

from __future__ import annotations

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.mutiny.rules.components import COLOURS, SIDES, WINS
from freebooters.games.mutiny.rules.view import MutinyView
from freebooters.games.mutiny.table.nodes import pirate_words, sprite
from freebooters.stage import Row, Sheet

__all__ = ["gold_of", "sheet", "winning_side"]

_UNKNOWN = "?"
_NONE = "–"  # noqa: RUF001


def gold_of(view: MutinyView, seat: Seat) -> int | None:
    """Coins and gold cards of a seat together, if the viewer knows them."""
    cards = view.gold[seat]
    return None if cards is None else view.coins[seat] + sum(cards)


def sheet(view: MutinyView) -> Sheet:
    """Coins, gold cards and their sum; at the end without a sum for those who cannot win."""
    seats, is_over = range(len(view.coins)), view.phase == "over"
    side = winning_side(view)
    rows, order = [], []
    for seat in seats:
        cards, gold = view.gold[seat], gold_of(view, seat)
        fits = not is_over or (view.allegiance[seat] == side and seat not in view.eliminated)
        worth = _UNKNOWN if cards is None else sum(cards)
        total = _NONE if not fits else _UNKNOWN if gold is None else gold
        rows.append(Row(seat, (view.coins[seat], worth, total)))
        order.append((seat not in view.winners, not fits, -(gold or 0), -view.coins[seat], seat))
    return Sheet(
        columns=(
            say("mutiny-column-coins"),
            say("mutiny-column-cards"),
            say("mutiny-column-gold"),
        ),
        rows=tuple(
            row for _, row in sorted(zip(order, rows, strict=True), key=lambda pair: pair[0])
        ),
        icons=(sprite("coin"), sprite("gold-back"), ""),
        why=_why(view, side) if is_over else None,
    )


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
