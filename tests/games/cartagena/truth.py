"""What is so at Cartagena's table: what its sentences assert is compared with it.

Worked out from the rules' words, cell by cell, and not by the tables that the moves use.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message
from freebooters.games.cartagena.rules.state import CartagenaState
from tests.contract.assertions import Told

__all__ = ["LIES", "TRUTHS"]


def _mine(told: Told) -> list[int]:
    """The reader's pirates."""
    return sorted(told.state.men[told.seat])


def _crew(told: Told) -> int:
    return len(told.state.men[0])


def _hand(told: Told) -> int:
    return sum(told.state.hands[told.seat])


def _drawable(s: CartagenaState) -> int:
    return len(s.row) + sum(s.pile) + sum(s.discards)


def _standing(s: CartagenaState, cell: int) -> int:
    return sum(men.count(cell) for men in s.men)


def _ahead(s: CartagenaState, symbol: str, cell: int) -> int:
    """Where a card leads (CA-3)."""
    free = (
        to
        for to in range(cell + 1, s.variant.boat)
        if s.board.path[to - 1] == symbol and not _standing(s, to)
    )
    return next(free, s.variant.boat)


def _behind(s: CartagenaState, cell: int) -> int | None:
    """Where a retreat leads (CA-4)."""
    return next((to for to in range(cell - 1, 0, -1) if 0 < _standing(s, to) < 3), None)


def _leads(told: Told) -> int | None:
    """Where the action leads."""
    verb, *words = told.action or ("",)
    if verb == "play":
        return _ahead(told.state, str(words[0]), int(words[1]))
    return _behind(told.state, int(words[0]))


def _from(told: Told) -> int:
    assert told.action is not None
    return int(told.action[-1])


def _runs(told: Told) -> int:
    return (_leads(told) or 0) - _from(told)


def _draws(told: Told) -> int:
    """Cards a retreat brings (CA-4, CA-6)."""
    to = _leads(told)
    return min(_standing(told.state, to or 0), _drawable(told.state))


def _boards(told: Told) -> bool:
    return bool(_leads(told) == told.state.variant.boat)


def _aboard(told: Told) -> int:
    return _mine(told).count(told.state.variant.boat)


def _symbols(s: CartagenaState) -> tuple[str, ...]:
    return tuple(s.variant.edition.symbols)


def _drawn(place: int) -> Callable[[Told], str | None]:
    """The key of the symbol of a card that the open row brings."""

    def of(told: Told) -> str | None:
        row = told.state.row
        if place >= min(_draws(told), len(row)):
            return None
        return f"cartagena-{_symbols(told.state)[row[place]]}"

    return of


def _place(told: Told) -> int:
    """The place that a thing on the table is about: of its name the second number, or the only one."""
    numbers = [int(part) for part in told.node.split("-") if part.isdecimal()]
    return numbers[1] if told.node.startswith("pirate-") else numbers[0]


def _falls_for(told: Told) -> int:
    to = _behind(told.state, _place(told))
    return 0 if to is None else min(_standing(told.state, to), _drawable(told.state))


def _hand_is_known(told: Told) -> str:
    """How much everybody knows of the hand that lies there (CA-10)."""
    s, seat = told.state, _place(told)
    held = sum(s.hands[seat])
    known = held if s.variant.open_hands else sum(s.known[seat]) if s.known else 0
    return "all" if known == held else "some" if known else "none"


def _cards_before(told: Told) -> int:
    """Cards of the row that are taken before the one that lies there (CA-7)."""
    gone: int = told.state.variant.row_length - len(told.state.row)
    return _place(told) - gone


def _card_leads(told: Told) -> int:
    return _ahead(told.state, told.node.split("-")[2], told.args["cell"])


def _pirates_there(told: Told) -> int:
    """The pirates of the seat that is named, or of the reader, where they are said to be."""
    s, args = told.state, told.args
    ends = {"start": 0, "boat": s.variant.boat}
    return int(s.men[args.get("seat", told.seat)].count(ends.get(args["at"], args["cell"])))


def _named_here(told: Told) -> bool:
    """Whether those who are named stand there, each as often as its pirates do."""
    named = sorted(told.args[name] for name in ("first", "second", "third") if name in told.args)
    here = [[seat] * men.count(_place(told)) for seat, men in enumerate(told.state.men)]
    return named == [seat for seats in here for seat in seats]


def _shown(told: Told, seat: Seat) -> list[int]:
    """Of every symbol the cards of a hand that the reader may know (CA-10)."""
    s = told.state
    if seat == told.seat or s.variant.open_hands:
        return list(s.hands[seat])
    return list(s.known[seat]) if s.known else [0] * len(_symbols(s))


def _cards_shown(told: Told) -> int:
    """So many cards of the symbol that is named are shown in the hand of which it is one."""
    _, whose, *_ = told.node.split("-")
    seat = int(whose) if whose.isdecimal() else told.seat
    assert seat is not None
    return _of_symbol(told, _shown(told, seat))


def _of_symbol(told: Told, counts: Sequence[int]) -> int:
    """Of counts by symbol that of the one named."""
    symbol = told.args["symbol"].removeprefix("cartagena-")
    return int(counts[_symbols(told.state).index(symbol)])


def _each(told: Told) -> list[int]:
    """What is said of every symbol."""
    return [told.args[f"count-{name}"] for name in ("one", "two", "three", "four", "five", "six")]


def _in_row(told: Told) -> int:
    """The place in the row of the card that lies there, 0 for the next one."""
    return _cards_before(told) if told.node.startswith("row-") else 0


def _can_play(told: Told) -> bool:
    """The reader holds the card that lies there and has a pirate at the place it is said to leave."""
    held = told.state.hands[told.seat][_symbols(told.state).index(told.node.split("-")[2])]
    return held > 0 and told.args["cell"] in _mine(told)


def _ways(told: Told) -> str:
    plays = _hand(told) > 0 and _mine(told)[0] < told.state.variant.boat
    falls = any(_behind(told.state, cell) is not None for cell in _mine(told))
    return "both" if plays and falls else "play" if plays else "retreat" if falls else "none"


def _longest_run(told: Told) -> int:
    s = told.state
    hand = [symbol for symbol, count in zip(_symbols(s), s.hands[told.seat], strict=True) if count]
    cells = [cell for cell in _mine(told) if cell < s.variant.boat]
    return max((_ahead(s, symbol, cell) - cell for symbol in hand for cell in cells), default=0)


def _drew(told: Told) -> int:
    """Cards that the retreat of a line brings."""
    assert told.event is not None
    return min(_standing(told.before, told.event.args["to"]), _drawable(told.before))


def _merits(told: Told) -> list[tuple[int, int]]:
    """Of all but the winner: pirates aboard, spaces run (CA-9)."""
    return [
        (men.count(told.state.variant.boat), sum(men))
        for seat, men in enumerate(told.state.men)
        if seat != told.state.winner
    ]


def _as_near(told: Told) -> int:
    merits = _merits(told)
    return merits.count(max(merits)) if max(merits)[0] else 0


def _is_nearest(told: Told) -> bool:
    men = told.state.men[told.args["seat"]]
    return (men.count(told.state.variant.boat), sum(men)) == max(_merits(told))


TRUTHS: Mapping[str, Callable[[Told], Any]] = {
    "aboard": _aboard,
    "aboard-after": lambda told: _aboard(told) + 1,
    "action-leads": _leads,
    "as-near": _as_near,
    "boards": _boards,
    "can-play": _can_play,
    "card-leads": _card_leads,
    "cards-before": _cards_before,
    "cards-held": lambda told: _of_symbol(told, told.state.hands[told.seat]),
    "cards-of-seat": lambda told: sum(told.state.hands[told.args["seat"]]),
    "cards-shown": _cards_shown,
    "copies": lambda told: told.state.variant.copies,
    "crew": _crew,
    "discarded": lambda told: _of_symbol(told, told.state.discards),
    "discards": lambda told: sum(told.state.discards),
    "drawable": lambda told: _drawable(told.state),
    "draws": _draws,
    "drew": _drew,
    "each-discarded": lambda told: _each(told) == list(told.state.discards),
    "each-shown": lambda told: _each(told) == _shown(told, _place(told)),
    "faces-seen": lambda told: min(_draws(told), len(told.state.row)),
    "falls": lambda told: -_runs(told),
    "falls-for": _falls_for,
    "falls-to": lambda told: _behind(told.state, _place(told)),
    "first-drawn": _drawn(0),
    "hand": _hand,
    "hand-is-known": _hand_is_known,
    "hidden": lambda told: sum(told.state.hands[_place(told)]) - sum(_shown(told, _place(told))),
    "is-nearest": _is_nearest,
    "longest-run": _longest_run,
    "mine-there": lambda told: _mine(told).count(_from(told)),
    "moves": lambda told: told.state.left,
    "named-here": _named_here,
    "nearest": lambda told: max(_merits(told))[0],
    "pile": lambda told: sum(told.state.pile),
    "pirates-there": _pirates_there,
    "place": _place,
    "place-in-row": lambda told: _in_row(told) + 1,
    "row": lambda told: len(told.state.row),
    "runs": _runs,
    "second-drawn": _drawn(1),
    "standing-here": lambda told: _standing(told.state, _place(told)),
    "symbol": lambda told: f"cartagena-{told.state.board.path[_place(told) - 1]}",
    "symbol-in-row": lambda told: (
        f"cartagena-{_symbols(told.state)[told.state.row[_in_row(told)]]}"
    ),
    "ways": _ways,
    "winner": lambda told: told.state.winner,
    "wins-by-it": lambda told: _boards(told) and _aboard(told) + 1 == _crew(told),
}


def _all_the_same(message: Message) -> Message | None:
    """Two cards for a retreat to one pirate."""
    if message.key == "cartagena-log-retreated" and message.args["count"] == 1:
        return Message(message.key, {**message.args, "count": 2})
    return None


def _nobody_near(message: Message) -> Message | None:
    """Nobody else aboard, where somebody is."""
    if message.key == "cartagena-why" and message.args["rivals"]:
        return Message(message.key, {**message.args, "rivals": 0})
    return None


def _known_hand(message: Message) -> Message | None:
    """A hidden hand that all are said to know."""
    if message.key == "cartagena-now-hand" and message.args["known"] == "none":
        return Message(message.key, {"known": "all"})
    return None


def _no_way(message: Message) -> Message | None:
    """Nothing but cards to play, where one may retreat as well."""
    if message.key == "cartagena-prompt-move" and message.args["way"] == "both":
        return Message(message.key, {**message.args, "way": "play"})
    return None


LIES: Mapping[str, Callable[[Message], Message | None]] = {
    "a retreat to one pirate for two cards": _all_the_same,
    "nobody else is aboard": _nobody_near,
    "a hidden hand is known": _known_hand,
    "there is no way back": _no_way,
}
