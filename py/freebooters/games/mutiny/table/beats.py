"""What follows one action, beat by beat: cards turned up, monkeys, a duel won, sides unmasked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from freebooters.engine.contract import Seat
from freebooters.engine.events import Seen
from freebooters.games.mutiny.rules.components import COLOURS, LETTERS, SIDES
from freebooters.games.mutiny.rules.view import MutinyView, viewer_of

__all__ = ["BEATS", "moments"]

BEATS = frozenset({"sailed", "seasick", "started"})
"""What ends a scene on the voyage. In the mutiny what was known is no state, and is worked out."""

_SCENES = {"turned", "decided", "taken", "unmasked", "mutiny", "dealt"}
"""Events each of which opens a new scene."""

_MONKEYS = {"withdrew", "eliminated"}
_ROBBED = 2
"""The round after which whoever alone leaves a duel steals a coin (MU-34)."""
_ENDING = {"taken", "unmasked", "won", "lost"}
_OPENERS = (_MONKEYS, {"won", "lost"}, {"duel"}, {"levy"})
"""Events of which only the first of its kind opens a new scene."""


def moments(view: MutinyView, events: Sequence[Seen]) -> list[tuple[MutinyView, int]]:
    """The moments between the events that led to `view`, as views, each with the number of events
    told by then; `view` itself is the last.
    """
    starts = {at for at, event in enumerate(events) if event.kind in _SCENES}
    for kinds in _OPENERS:
        starts.add(_first(events, kinds))
    levied = _first(events, {"levied"})
    if levied:
        starts.add(levied + _first(events[levied:], {"earned"}))
    return [*((_at(view, events, end), end) for end in sorted(starts) if end), (view, len(events))]


def _first(events: Sequence[Seen], kinds: set[str]) -> int:
    """Where the first event of those kinds is; 0 if there is none."""
    return next((at for at, event in enumerate(events) if event.kind in kinds), 0)


def _at(view: MutinyView, events: Sequence[Seen], end: int) -> MutinyView:
    """`view` as it was when only the first `end` events had happened."""
    if events[end - 1].kind in BEATS:
        known: MutinyView = events[end - 1].view
        return known
    told, later = _kinds(events[:end]), _kinds(events[end:])
    then = _uncounted(_purses(_unshown(view, events, end), events[end:]), events[end:])
    lost = {
        event.args["seat"] for event in events[end:] if event.kind in ("eliminated", "excluded")
    }
    wins = dict(view.wins)
    for event in events[end:]:
        if event.kind == "decided":
            wins[COLOURS[SIDES.index(event.args["side"])]] -= 1
    return replace(
        then,
        phase="over" if told & _ENDING else "mutiny",
        turn=None,
        wins=wins,
        duel=_duel(view, events, end),
        eliminated=tuple(seat for seat in view.eliminated if seat not in lost),
        combat_sizes=_armed(view, events, end),
        allegiance=_masked(view, events[end:]),
        winners=() if later & {"won", "lost"} else view.winners,
    )


def _kinds(events: Iterable[Seen]) -> set[str]:
    return {event.kind for event in events}


def _purses(view: MutinyView, later: Sequence[Seen]) -> MutinyView:
    """Coins that have not moved yet, back where they were."""
    coins, bank = list(view.coins), view.bank
    for event in later:
        args = event.args
        if event.kind == "earned":
            coins[args["seat"]] -= args["coins"]
            bank += args["coins"]
        elif event.kind == "levied":
            coins[args["seat"]] += 1
            bank -= 1
    return replace(view, coins=tuple(coins), bank=bank)


def _uncounted(view: MutinyView, later: Sequence[Seen]) -> MutinyView:
    """Gold that is still to be counted, hidden from everybody else."""
    hidden = {event.args["seat"] for event in later if event.kind == "counted"} - {viewer_of(view)}
    gold = tuple(None if seat in hidden else cards for seat, cards in enumerate(view.gold))
    return replace(view, gold=gold)


def _unshown(view: MutinyView, events: Sequence[Seen], end: int) -> MutinyView:
    """The sailors of a duel that has not begun, as known to those who had looked at them."""
    begun = next((event.args for event in events[end:] if event.kind == "duel"), None)
    if begun is None:
        return view
    place, knew = LETTERS.index(begun["letter"]), tuple(begun["knew"])
    sailors, seen_by = list(view.sailors), list(view.seen_by)
    if viewer_of(view) not in knew and "sailor" not in _kinds(events[:end]):
        sailors[place] = None
    seen_by[place] = knew
    return replace(view, sailors=tuple(sailors), seen_by=tuple(seen_by))


def _duel(view: MutinyView, events: Sequence[Seen], end: int) -> Mapping[str, Any] | None:
    """The duel at that moment; None between two."""
    shown = [event.args for event in events if event.kind in {"turned", *_MONKEYS}]
    robbed = [{**event.args, "round": _ROBBED} for event in events[end:] if event.kind == "decided"]
    places = shown or robbed
    if not places:
        return None if "duel" in _kinds(events[end:]) else view.duel
    if "decided" in _kinds(events[:end]) or _kinds(events[:end]) & _ENDING:
        return None
    still = set(view.duel["in"]) if view.duel and "decided" not in _kinds(events) else set()
    gone = {event.args["seat"] for event in events[end:] if event.kind in _MONKEYS}
    inside = tuple(sorted(still | gone))
    return {
        "letter": places[0]["letter"],
        "round": places[0]["round"],
        "totals": _totals(view, events, end),
        "in": inside,
        "committed": () if _kinds(events[:end]) & {"turned", *_MONKEYS} else inside,
        "own": None,
    }


def _totals(view: MutinyView, events: Sequence[Seen], end: int) -> dict[str, int]:
    """Both totals by then. Where nobody has laid a card and nobody has won, only sailors count."""
    turned = [event.args for event in events if event.kind == "turned"]
    told = [event.args for event in events[:end] if event.kind == "turned"]
    if told:
        return {colour: told[-1][colour] for colour in COLOURS}
    if turned:
        first = turned[0]
        less = {colour: first["value"] * (first["colour"] == colour) for colour in COLOURS}
        return {colour: first[colour] - less[colour] for colour in COLOURS}
    decided = next((event.args for event in events if event.kind == "decided"), None)
    if decided is not None:
        return {colour: decided[colour] for colour in COLOURS}
    if view.duel:
        return dict(view.duel["totals"])
    letter = next(event.args["letter"] for event in events if event.kind in _MONKEYS)
    return dict(zip(COLOURS, view.sailors[LETTERS.index(letter)] or (0, 0), strict=True))


def _armed(view: MutinyView, events: Sequence[Seen], end: int) -> tuple[int, ...]:
    """How many combat cards the seats have. Cards laid count as in hand until everything laid has
    been turned up; otherwise the numbers would tell who has laid a monkey.
    """
    later = _kinds(events[end:]) & {"turned", *_MONKEYS}
    if not later or view.duel is None or "turned" not in _kinds(events):
        return view.combat_sizes
    fighters = view.duel["in"]  # a duel with cards turned up goes on with the seats that laid them
    return tuple(size + (seat in fighters) for seat, size in enumerate(view.combat_sizes))


def _masked(view: MutinyView, later: Sequence[Seen]) -> tuple[str | None, ...]:
    """Allegiances, with those still to be unmasked hidden from everybody who did not know them."""
    masked = {event.args["seat"] for event in later if event.kind == "unmasked"}
    known = _known(view)
    return tuple(
        None if seat in masked and seat not in known else side
        for seat, side in enumerate(view.allegiance)
    )


def _known(view: MutinyView) -> set[Seat]:
    """The seats whose allegiance the viewer knew before the unmasking."""
    own = viewer_of(view)
    return set() if own is None else {own, *view.peeked[own]}
