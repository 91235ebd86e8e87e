"""What is so at La Mutinerie's table: what its sentences assert is compared with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from freebooters.engine.contract import CHANCE, Seat
from freebooters.engine.messages import Message
from tests.contract.assertions import Told

__all__ = ["LIES", "TRUTHS"]

_SIDES = ("valverde", "diaz")
_COLOURS = ("pink", "grey")
_LETTERS = "ABCDE"
_CREW = 13
_VALUES = (1, 2, 3)
_STORMS = (8, 5, 2)
"""How many spaces before the mutiny they are."""
_MONKEYS = ("withdrew", "eliminated")


def _pile(state: Any, supply: str) -> int:
    if supply == "bank":
        return int(state.bank)
    return int(sum(getattr(state, f"{supply}_bag")) + len(getattr(state, f"{supply}_under")))


def _lying(state: Any, supply: str) -> int:
    """What is in a supply, with cards that are being looked at and may go back."""
    return _pile(state, supply) + [kind for kind, _ in state.looked].count(supply)


def _supply(told: Told) -> int:
    """What is left of the supply that is spoken of."""
    return _lying(told.state, told.args["supply"])


def _empty(told: Told) -> str | None:
    supplies = ("combat", "gold", "bank")
    return next((each for each in supplies if not _lying(told.state, each)), None)


def _own(told: Told, values: Any) -> Any:
    assert told.seat is not None
    return values[told.seat]


def _cards(state: Any, seat: Seat) -> Iterator[tuple[int, int]]:
    """The combat cards of a seat, each as its side and its value."""
    for number, count in enumerate(state.hands[seat]):
        yield from [divmod(number, len(_VALUES))] * count


def _strength(state: Any, seat: Seat, side: int) -> int:
    return sum(value + 1 for own, value in _cards(state, seat) if own == side)


def _wealth(state: Any, seat: Seat) -> int:
    cards = zip(_VALUES, state.gold[seat], strict=True)
    return int(state.coins[seat] + sum(value * count for value, count in cards))


def _sworn(told: Told, seat: Seat | None) -> bool:
    return seat is not None and bool(told.state.allegiance[seat] >= 0)


def _state(told: Told) -> str:
    if told.seat is None:
        return "watching"
    return "sworn" if _sworn(told, told.seat) else "unsworn"


def _too_late(told: Told) -> bool:
    """Whether the reader has not sworn and has spent its pirate of this round (MU-2)."""
    s, seats = told.state, len(told.state.coins)
    turns = [(s.dealer + turn) % seats for turn in range(seats)]
    return _state(told) == "unsworn" and told.seat in turns[: turns.index(s.turn)]


# Who wins


def _side(told: Told) -> int:
    return next((side for side, wins in enumerate(told.state.wins) if wins == 3), -1)


def _stood(told: Told) -> list[Seat]:
    """Who stood by the winner, whether still in the game or not."""
    side = _side(told)
    return [seat for seat, own in enumerate(told.state.allegiance) if own == side >= 0]


def _allies(told: Told) -> list[Seat]:
    return [seat for seat in _stood(told) if seat not in told.state.out]


def _merits(told: Told) -> list[tuple[int, int, Seat]]:
    """Gold, cards of the winner's colour and seat of who can win, the best first."""
    side, state = _side(told), told.state
    found = [(_wealth(state, seat), _strength(state, seat, side), seat) for seat in _allies(told)]
    return sorted(found, reverse=True)


def _richest(told: Told) -> Seat | None:
    (most, _, seat), (second, _, _) = _merits(told)[:2]
    return seat if most > second else None


def _strongest(told: Told) -> Seat | None:
    """Whose cards alone decide."""
    (most, best, seat), (gold, strength, _) = _merits(told)[:2]
    return seat if most == gold and best > strength else None


def _sharing(told: Told) -> int:
    merits = _merits(told)
    return len([merit for merit in merits if merit[:2] == merits[0][:2]])


def _armed_when_sworn(told: Told) -> int:
    return sum(sum(hand) for seat, hand in enumerate(told.state.hands) if _sworn(told, seat))


# What an action brings


def _turns(state: Any, seat: Seat, told: Told) -> Iterator[tuple[int, Any]]:
    """Every way in which a pirate's turn can go on, with the exchanges made in it. Of chance, which
    decides which card it is and never how many, one way alone.
    """
    stack = [(0, state)]
    while stack:
        made, now = stack.pop()
        acting = told.rules.to_act(now)
        if not now.pirate or not acting:
            yield made, now
            continue
        actor = acting[0]
        legal = told.rules.legal(now, actor)
        for action in legal[:1] if actor == CHANCE else legal:
            after = now.copy()
            told.rules.apply(after, actor, action)
            stack.append((made + (action[0] in ("sell", "buy", "return")), after))


def _exchanges(told: Told) -> int:
    assert told.seat is not None
    return max(made for made, _ in _turns(told.after, told.seat, told))


def _exchanges_left(told: Told) -> int:
    assert told.seat is not None
    return max(made for made, _ in _turns(told.state, told.seat, told))


def _gift(told: Told) -> str | None:
    """What a pirate gives, whatever one answers, if that is one thing."""
    assert told.seat is not None
    if any(action[0] == "inspect" for action in told.rules.legal(told.after, told.seat)):
        return "pair"
    ways = {_gains(told, now) for _, now in _turns(told.after, told.seat, told)}
    return _GIFTS.get(next(iter(ways))) if len(ways) == 1 else None


_GIFTS = {(1, 0, 0): "gold", (0, 1, 0): "combat", (0, 0, 1): "coin", (0, 0, 0): "nothing"}


def _gains(told: Told, now: Any) -> tuple[int, int, int]:
    """Gold cards, combat cards and coins that the reader has more."""
    seat, old = told.seat, told.state
    return (
        sum(now.gold[seat]) - sum(old.gold[seat]),
        sum(now.hands[seat]) - sum(old.hands[seat]),
        now.coins[seat] - old.coins[seat],
    )


def _card(told: Told) -> tuple[str, int]:
    """Colour and value of the card that is chosen, or that lies there."""
    words: tuple[Any, ...] = told.action or ()
    if len(words) == 3:
        return words[1], words[2]
    if told.node.startswith("hand-"):
        _, colour, value = told.node.split("-")[:3]
        return colour, int(value)
    looked = [_face(number) for kind, number in told.state.looked if kind == "combat"]
    place = int(told.node.rpartition("-")[2]) if told.node and len(looked) > 1 else 0
    return looked[place]


def _face(number: int) -> tuple[str, int]:
    side, value = divmod(number, len(_VALUES))
    return _COLOURS[side], value + 1


def _pair(told: Told) -> tuple[int, int]:
    """How two sailors stand after a choice, or in the way that lies there."""
    words: tuple[Any, ...] = told.action or ()
    if words and words[0] == "place":
        return words[1], words[2]
    one, other = [value for _, value in told.state.looked] or told.state.sailors[
        told.state.agenda[-1][1]
    ]
    reverse = words == ("swap",) or told.node.startswith("way-1")
    return (other, one) if reverse else (one, other)


def _oath_points(told: Told) -> int:
    assert told.action is not None
    assert told.seat is not None
    return _strength(told.state, told.seat, _SIDES.index(str(told.action[1])))


def _victim(told: Told) -> int:
    assert told.action is not None
    return int(told.action[1])


def _others_coins(told: Told, seat: Seat) -> list[int]:
    return [coins for other, coins in enumerate(told.state.coins) if other != seat]


def _trade_way(told: Told) -> str:
    verbs = {action[0] for action in told.rules.legal(told.state, told.seat)} - {"done"}
    return "none" if len(verbs) > 1 else str(verbs.pop())


# What is refused


def _named_pirate(told: Told) -> str:
    return str(told.args["pirate"].removeprefix("mutiny-pirate-"))


def _was_passed_by(told: Told) -> bool:
    """Whether that pirate lies open, but another one has just been met."""
    pirate, state = _named_pirate(told), told.state
    return pirate in state.open and state.opened not in ("", pirate)


def _cards_named(told: Told) -> int:
    colour = _COLOURS.index(told.args["colour"].removeprefix("mutiny-"))
    assert told.seat is not None
    return [*_cards(told.state, told.seat)].count((colour, told.args["value"] - 1))


# What lies there


def _unseen(told: Told) -> int:
    state = told.state
    return _CREW - len(state.open) - len(state.used) - bool(state.lifeboat)


def _ghost_unseen(told: Told) -> str:
    state = told.state
    return "no" if "ghost" in (*state.open, *state.used, state.lifeboat) else "yes"


def _node_seat(told: Told) -> Seat:
    return int(told.node.split("-")[1])


def _knowers(told: Told) -> int:
    known = told.state.seen[_LETTERS.index(told.node.split("-")[1])]
    return len([seat for seat in known if seat != told.seat])


def _duel(told: Told) -> int:
    return _LETTERS.index(told.args["letter"])


def _fought(told: Told) -> str:
    over, duel = sum(told.state.wins), _duel(told)
    if duel < over:
        return "past"
    return "now" if duel < told.state.shown and told.state.round else "ahead"


def _fighter(told: Told) -> bool:
    """Whether it is so what is said of a seat in a duel. Until the next card is laid the last
    monkeys are shown.
    """
    seat, state = told.args["seat"], told.state
    left = {event.args["seat"] for event in told.events if event.kind in _MONKEYS}
    is_out = seat in left or seat not in state.fighting
    now = {"out": is_out, "laid": state.laid[seat] >= 0, "open": state.laid[seat] < 0}
    return bool(now[told.args["state"]])


def _named_card(told: Told) -> bool:
    """Whether a card in the hand, or one that is looked at, is called what it is; elsewhere cards are
    named that lie nowhere any more.
    """
    where, _, place = told.node.partition("-")
    if where == "hand":
        return (told.args["colour"], told.args["value"]) == _card(told)
    if where != "offer":
        return True
    kind, number = told.state.looked[int(place.split("-")[0])]
    if kind == "gold":
        return bool(told.args["value"] == number)
    return (told.args["colour"], told.args["value"]) == _face(number)


def _cards_like_it(told: Told) -> int:
    colour, value = _card(told)
    return [*_cards(told.state, told.seat or 0)].count((_COLOURS.index(colour), value - 1))


def _offered(told: Told) -> int:
    """What lies beside the pirate that is named."""
    is_hers = told.args["pirate"] == "mutiny-pirate-sate" and "sate" in told.state.open
    return min(told.state.bank, 1 + told.state.sate_bonus) if is_hers else 0


def _storms(told: Told) -> list[int]:
    """How far it is to the storms ahead, the nearest first."""
    return [told.state.ship - storm for storm in _STORMS if storm < told.state.ship]


def _whereabouts(told: Told) -> str | None:
    """Where a pirate is said to be, if it is there. Whoever acts has left the row at the same time."""
    state = told.state
    named = {"seasick": state.lifeboat, "tray-face": state.pirate, "haunt": "ghost"}
    pirate = named.get(told.node) or told.node.split("-")[1]
    away = pirate in (*state.open, *state.used, state.lifeboat)
    holds = {
        "acting": pirate == state.pirate,
        "seasick": pirate == state.lifeboat,
        "used": pirate in state.used,
        "open": pirate in state.open,
        "unseen": not away and state.closed > 0,
        "aside": not away and not state.closed,
    }
    said: str = told.args["state"]
    return said if holds[said] else None


def _outcome(told: Told) -> str:
    seat = _node_seat(told)
    return "won" if seat in told.state.winners else "out" if seat in told.state.out else "lost"


def _wing(told: Told) -> int:
    return _COLOURS.index(told.node.split("-")[1])


def _wing_total(told: Told) -> int:
    return int(told.state.totals[_wing(told)]) if told.args.get("known") != "no" else 0


def _wing_sailor(told: Told) -> int:
    sailors = told.state.sailors[told.state.shown - 1]
    return int(sailors[_wing(told)]) if told.args.get("known") != "no" else 0


# What has happened


def _unchanged(told: Told) -> bool:
    seat, was, now = told.args["seat"], told.before, told.state
    return all(
        getattr(was, name)[seat] == getattr(now, name)[seat]
        for name in ("coins", "hands", "gold", "allegiance")
    )


def _told_of(told: Told, *kinds: str) -> int:
    return len([event for event in told.events if event.kind in kinds])


TRUTHS: Mapping[str, Callable[[Told], Any]] = {
    "allies": lambda told: len(_allies(told)),
    "ally": lambda told: _allies(told)[0],
    "armed-when-sworn": _armed_when_sworn,
    "asked": lambda told: told.state.agenda[-1][0],
    "bank-before": lambda told: told.before.bank,
    "card-side": lambda told: f"mutiny-pirate-{_SIDES[_COLOURS.index(_card(told)[0])]}",
    "card-value": lambda told: _card(told)[1],
    "cards-like-it": _cards_like_it,
    "cards-named": _cards_named,
    "cause": lambda told: _empty(told) if told.state.ship else "island",
    "cells": lambda told: told.state.ship,
    "closed": lambda told: told.state.closed,
    "closed-before": lambda told: told.before.closed - 1,
    "coins-elsewhere": lambda told: sum(_others_coins(told, told.args["seat"])),
    "coins-of-seat": lambda told: told.state.coins[told.args["seat"]],
    "coins-of-victim": lambda told: told.state.coins[_victim(told)],
    "dealer": lambda told: told.state.dealer,
    "duel": lambda told: told.state.shown,
    "empty": _empty,
    "exchanges": _exchanges,
    "exchanges-left": _exchanges_left,
    "exchanges-made": lambda told: told.state.count,
    "fighter": _fighter,
    "fighting": lambda told: len(told.state.fighting),
    "fights": lambda told: told.seat in told.state.fighting,
    "finale-coins": lambda told: told.state.coins[_node_seat(told)],
    "finale-gold": lambda told: _wealth(told.state, _node_seat(told)),
    "finale-gold-cards": lambda told: sum(told.state.gold[_node_seat(told)]),
    "finale-sworn": lambda told: "yes" if _sworn(told, _node_seat(told)) else "no",
    "fought": _fought,
    "free-duels": lambda told: told.state.sailors.count((0, 0)),
    "ghost-unseen": _ghost_unseen,
    "gift": _gift,
    "gold-cards": lambda told: sum(_own(told, told.state.gold)),
    "gold-value": lambda told: _wealth(told.state, told.seat or 0) - _own(told, told.state.coins),
    "grey": lambda told: told.state.sailors[_duel(told)][1],
    "grey-after": lambda told: _pair(told)[1],
    "grey-wins": lambda told: told.state.wins[1],
    "hand": lambda told: sum(_own(told, told.state.hands)),
    "hand-of-seat": lambda told: sum(told.state.hands[told.args["seat"]]),
    "has-been-used": lambda told: _named_pirate(told) in told.state.used,
    "is-open": lambda told: _named_pirate(told) in told.state.open,
    "knowers": _knowers,
    "laid": lambda told: sum(card >= 0 for card in told.state.laid),
    "left": _supply,
    "letter": lambda told: _LETTERS[told.state.shown - 1],
    "lifeboat": lambda told: (
        f"mutiny-pirate-{told.state.lifeboat}" if told.state.lifeboat else None
    ),
    "looked": lambda told: len(told.state.looked),
    "monkeys": lambda told: _told_of(told, "withdrew"),
    "most-gold": lambda told: _merits(told)[0][0],
    "named-card": _named_card,
    "next-storm": lambda told: min(_storms(told), default=0),
    "oath": lambda told: _SIDES[_own(told, told.state.allegiance)],
    "oath-points": _oath_points,
    "offered": _offered,
    "only-gift": lambda told: {(True, False): "coin", (False, True): "combat"}.get(
        (bool(told.state.bank), bool(_pile(told.state, "combat"))), "none"
    ),
    "open": lambda told: len(told.state.open),
    "out": lambda told: told.seat in told.state.out,
    "out-allies": lambda told: len(_stood(told)) - len(_allies(told)),
    "outcome": _outcome,
    "own-coins": lambda told: _own(told, told.state.coins),
    "own-side": lambda told: f"mutiny-pirate-{_SIDES[_own(told, told.state.allegiance)]}",
    "own-wins": lambda told: told.state.wins[_own(told, told.state.allegiance)],
    "paid": lambda told: _gains(told, told.after)[2],
    "pair-stands": lambda told: told.state.sailors[_duel(told)] != (0, 0),
    "pile-of-bank": lambda told: told.state.bank,
    "pile-of-combat": lambda told: _pile(told.state, "combat"),
    "pile-of-gold": lambda told: _pile(told.state, "gold"),
    "pink": lambda told: told.state.sailors[_duel(told)][0],
    "pink-after": lambda told: _pair(told)[0],
    "pink-wins": lambda told: told.state.wins[0],
    "richest": _richest,
    "round": lambda told: told.state.round,
    "round-shown": lambda told: next(
        event.args["round"] for event in told.events if "round" in event.args
    ),
    "sailed": lambda told: told.before.ship - told.state.ship,
    "sate-pays": lambda told: min(told.state.bank, 1 + told.state.sate_bonus),
    "seat-out": lambda told: told.args["seat"] in told.state.out,
    "seat-sworn": lambda told: _sworn(told, told.args["seat"]),
    "second-gold": lambda told: _merits(told)[1][0],
    "sharing": _sharing,
    "state": _state,
    "state-this-round": lambda told: "late" if _too_late(told) else _state(told),
    "storm": lambda told: int(told.node.split("-")[1]),
    "storms": lambda told: len(_storms(told)),
    "strength": lambda told: _strength(told.state, told.args["seat"], _side(told)),
    "strongest": _strongest,
    "supply-least": lambda told: min(
        _lying(told.state, each) for each in ("combat", "gold", "bank")
    ),
    "sworn": lambda told: _sworn(told, told.seat),
    "sworn-seats": lambda told: sum(side >= 0 for side in told.state.allegiance),
    "trade-way": _trade_way,
    "unchanged": _unchanged,
    "unseen": _unseen,
    "victim-is-richest": lambda told: (
        told.state.coins[_victim(told)] == max(_others_coins(told, told.seat or 0))
    ),
    "was-passed-by": _was_passed_by,
    "whereabouts": _whereabouts,
    "wing-cards": lambda told: _wing_total(told) - _wing_sailor(told),
    "wing-sailor": _wing_sailor,
    "wing-total": _wing_total,
    "winners": lambda told: len(told.state.winners),
    "winning-captain": lambda told: f"mutiny-side-{_SIDES[_side(told)]}",
    "winning-colour": lambda told: _COLOURS[_side(told)],
    "winning-side": lambda told: f"mutiny-pirate-{_SIDES[_side(told)]}",
}


def _lie(
    key: str, change: Callable[[Mapping[str, Any]], Mapping[str, Any] | None], to: str = ""
) -> Callable[[Message], Message | None]:
    """A lie instead of a message: other arguments, perhaps of another message."""

    def told(message: Message) -> Message | None:
        args = change(message.args) if message.key == f"mutiny-{key}" else None
        return None if args is None else Message(f"mutiny-{to or key}", args)

    return told


def _more(name: str) -> Callable[[Mapping[str, Any]], Mapping[str, Any] | None]:
    return lambda args: {**args, name: args[name] + 1}


LIES: Mapping[str, Callable[[Message], Message | None]] = {
    "others stood by the winner, where only one did": _lie("why-alone", _more("out")),
    "some had sworn, where nobody had": _lie("why-nobody", _more("sworn")),
    "so many spaces to go, where a supply is empty": _lie(
        "goal-empty", lambda args: {"state": args["state"], "cells": 5}, "goal-voyage"
    ),
    "a supply is empty that is not": _lie(
        "goal-voyage", lambda args: {"state": args["state"], "supply": "bank"}, "goal-empty"
    ),
    "Sate pays more than the bank has": _lie("gain-sate", _more("coins")),
    "a pirate gives something else than what is left": _lie(
        "gain-only", lambda args: {"what": "combat" if args["what"] == "coin" else "coin"}
    ),
    "one more trade than is possible": _lie("prompt-nero", _more("left")),
    "one card to look at, where there are two": _lie(
        "prompt-diaz", lambda args: {"pirate": ""}, "prompt-only"
    ),
    "a last card, where there are more": _lie("gain-card", lambda args: {"gain": ""}, "gain-last"),
}
