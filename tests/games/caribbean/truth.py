"""What is so at Caribbean's table: what its sentences assert is compared with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import atan2, cos, degrees, radians
from typing import Any

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName
from freebooters.games.caribbean.rules.chart import AREAS, BORDERS, INDEX
from freebooters.games.caribbean.rules.components import CARDS, SHIPS, VALUES
from freebooters.games.caribbean.rules.state import HIDDEN, NONE
from tests.contract.assertions import Told

__all__ = ["LIES", "TRUTHS"]

_THIEF = -1
_GOALS = {2: 62_000, 3: 41_000, 4: 31_000}
_LAST_ROUND = 30
_TOLD_OF_THE_LAST = 3
_STACK_SIZE = 2
_DEEDS = {
    "load": "load",
    "steal": "steal",
    "exchange": "exchange",
    "exchange-port": "exchange",
    "hand": "hand",
    "hand-secure": "secure",
    "secure": "secure",
}
_WAYS = ("e", "ne", "n", "nw", "w", "sw", "s", "se")


def _area_key(area: int) -> str:
    return f"caribbean-area-{AREAS[area].id.lower()}"


def _ship_key(ship: int) -> str:
    return f"caribbean-ship-{SHIPS[ship]}"


def _chests(bits: int) -> list[int]:
    return [chest for chest in range(len(VALUES)) if bits >> chest & 1]


# Who is rich


def _goal(told: Told) -> int:
    return _GOALS[len(told.state.money)]


def _richest(told: Told) -> list[Seat]:
    money = told.state.money
    return [seat for seat, owned in enumerate(money) if owned == max(money)]


def _last_told(told: Told) -> int:
    return _LAST_ROUND if told.state.round > _LAST_ROUND - _TOLD_OF_THE_LAST else 0


# Bids


def _ship(told: Told) -> int:
    """The ship a sentence is about: of the event, or of the bids that are told there, or in turn."""
    if told.event is not None:
        return SHIPS.index(told.event.args["ship"])
    name = told.node.rpartition("-")[2]
    return SHIPS.index(name) if name in SHIPS else told.state.sailing


def _bids(told: Told) -> Sequence[int]:
    """Every seat's card on that ship, as it was when it was shown."""
    ship = _ship(told)
    if told.event is None:
        return list(told.state.bids[ship :: len(SHIPS)])
    for state in (told.before, told.state):
        cards = list(state.bids[ship :: len(SHIPS)])
        if HIDDEN not in cards:
            return cards
    (shown,) = (
        each
        for each in told.events
        if each.args.get("ship") == SHIPS[ship] and each.kind == "shown"
    )
    return list(shown.args["cards"])


def _hand(told: Told, seat: Seat) -> Sequence[int]:
    """What a seat laid in the round in which this is said."""
    for state in (told.before, told.state) if told.event is not None else (told.state,):
        cards = state.bids[seat * len(SHIPS) :][: len(SHIPS)]
        if HIDDEN not in cards:
            return list(cards)
    raise AssertionError("not all is laid")


def _own_spare(told: Told) -> int:
    assert told.seat is not None
    return _spare(told, told.seat)


def _spare(told: Told, seat: Seat) -> int:
    (spare,) = {*CARDS} - {*_hand(told, seat)}
    return spare


def _raised(told: Told) -> dict[Seat, int | None]:
    """In a tie for that ship that is over, what its seats raised; None for one that declined."""
    cards = _bids(told)
    tied = [seat for seat, card in enumerate(cards) if card == max(cards)]
    if len(tied) < 2 or max(cards) == _THIEF:
        return {}
    ship = _ship(told)
    answers = [each for each in told.events if each.kind == "raised"]
    raised = {
        seat
        for each in answers
        if told.event is not None and each.args["ship"] == SHIPS[ship]
        for seat, card in zip(each.args["seats"], each.args["cards"], strict=True)
        if card is not None
    }
    if told.event is None:
        raised = {seat for seat in tied if told.state.spent[seat] == ship}
    return {seat: _spare(told, seat) if seat in raised else None for seat in tied}


def _winner(told: Told) -> Seat | None:
    """Who controls that ship once a tie for it is broken."""
    cards = _bids(told)
    if max(cards) == _THIEF:
        return None
    offers = {seat: spare or 0 for seat, spare in _raised(told).items()}
    if not offers:
        return cards.index(max(cards))
    best = [seat for seat, offer in offers.items() if offer == max(offers.values())]
    return best[0] if len(best) == 1 else None


def _spare_adds(told: Told) -> int:
    winner = _winner(told)
    if not told.state.surcharge or winner is None:
        return 0
    return _raised(told).get(winner) or 0


def _steps_given(told: Told) -> int:
    cards = _bids(told)
    return max(0, max(cards) + _spare_adds(told) - cards.count(_THIEF))


def _shown_card(told: Told) -> int | None:
    """A seat's card in a list: of its bids, or in a tie of its spare."""
    seat: Seat = told.args["seat"]
    if told.event is not None and told.event.kind == "shown":
        return _bids(told)[seat]
    return _raised(told)[seat]


def _seen_card(told: Told) -> int | str:
    """A seat's card on the ship, as the reader may know it."""
    ship, seat = _ship(told), told.args["seat"]
    card: int = told.state.bids[seat * len(SHIPS) + ship]
    known = ship < told.state.shown or (seat == told.seat and card != HIDDEN)
    return card if known else "hidden"


def _cards_laid(told: Told) -> int:
    assert told.event is not None
    return 1 + sum(card != HIDDEN for card in _laid_before(told, told.event.args["seat"]))


def _laid_before(told: Told, seat: Seat) -> Sequence[int]:
    cards: Sequence[int] = told.before.bids[seat * len(SHIPS) :][: len(SHIPS)]
    return cards


def _card_explained(told: Told) -> int:
    """The card that is meant by the name of a node such as `card--1`."""
    return int(told.node.removeprefix("card-").partition("-number")[0].partition("-picture")[0])


def _card_here(told: Told) -> int:
    """The card that lies there, in the hand or as the spare."""
    return _card_explained(told) if told.node.startswith("card-") else _own_spare(told)


def _spare_of_seat(told: Told) -> int | str:
    """A seat's spare; who may know it is a matter of leaks."""
    seat: Seat = told.args["seat"]
    return "hidden" if told.args["card"] == "hidden" else _spare(told, seat)


# Money and chests


def _paid(told: Told) -> list[int]:
    """What each seat gets by the action that is offered, or got by the one that is told."""
    before, after = (
        (told.state, told.after) if told.action is not None else (told.before, told.state)
    )
    return [new - old for old, new in zip(before.money, after.money, strict=True)]


def _paid_to(told: Told) -> Seat | None:
    seats = [seat for seat, money in enumerate(_paid(told)) if money]
    return seats[0] if len(seats) == 1 else None


def _value(chest: int) -> int:
    return 0 if chest == NONE else VALUES[chest]


def _more_aboard(told: Told) -> int:
    ship = told.state.sailing
    return _value(told.after.hold[ship]) - _value(told.state.hold[ship])


def _chest_explained(told: Told) -> int:
    return INDEX[told.node.rpartition("-")[2]]


def _chest_in(told: Told) -> str:
    """Where a chest is, by key."""
    s, chest = told.state, _chest_explained(told)
    return _area_key(s.lying.index(chest)) if chest in s.lying else _ship_key(s.hold.index(chest))


def _town_value(told: Told) -> int:
    """The value of a town's own chest."""
    area = INDEX[told.node.rpartition("-")[2]]
    return VALUES[area] if area < len(VALUES) else 0


def _ship_there(told: Told) -> int:
    return SHIPS.index(told.node.rpartition("-")[2])


def _beside_ship(told: Told) -> int | None:
    """The value that is named, if a chest of it lies ashore beside the ship, or where it is."""
    s, here = told.state, told.state.at[_ship_there(told)]
    near = [area for area in (here, *BORDERS[here]) if area < len(VALUES)]
    values = {_value(s.lying[area]) for area in near}
    return told.args["value"] if told.args["value"] in values else None


def _town_of(told: Told) -> int | None:
    """The area that is explained, or where the chest lies that is."""
    kind, _, name = told.node.rpartition("-")
    if kind in ("area", "buoy"):
        return INDEX[name]
    return told.state.lying.index(INDEX[name]) if INDEX[name] in told.state.lying else None


def _port(told: Told) -> str:
    area, s = _town_of(told), told.state
    if area is None or area >= len(VALUES):
        return "sea"
    if area in _chests(s.secured):
        return "secured"
    return "closed" if area in _chests(s.closed) else "out"


def _beside(told: Told) -> list[int]:
    """The ships in areas that border the one in turn."""
    s = told.state
    return [ship for ship, area in enumerate(s.at) if area in BORDERS[s.at[s.sailing]]]


def _through(told: Told) -> str | None:
    """The ship through which a chest has just been secured."""
    assert told.event is not None
    through: str | None = told.event.args["through"]
    return through


def _secured_at(told: Told) -> str:
    through, s = _through(told), told.before
    area = s.at[s.sailing if through is None else SHIPS.index(through)]
    assert s.owners[area] == _paid_to(told)
    return _area_key(area)


def _secured_through(told: Told) -> str:
    """The key of what names another ship, if only it lies at a hideout of who was paid."""
    here = told.before.at[told.before.sailing]
    if told.before.owners[here] != _paid_to(told):
        return "caribbean-log-secured-by"
    return "" if _through(told) is None else "caribbean-log-secured-by"


def _row(told: Told) -> Seat:
    """Whose row at the end is explained."""
    return int(told.node.rpartition("-")[2])


def _brought(told: Told, seat: Seat) -> int:
    """What the chests were worth that came home to a seat; of all, those that lie in their towns."""
    gains = [gain for paid in told.state.gains for gain in paid if gain[1] != NONE]
    assert _chests(told.state.secured) == sorted(chest for _, chest in gains)
    return sum(VALUES[chest] for owner, chest in gains if owner == seat)


# How far it is


def _far(told: Told, start: int, ship: int) -> Mapping[int, int]:
    """Every area that a ship could reach from there, with its steps, past the other ships."""
    at = told.state.at
    return _reach(start, frozenset(area for other, area in enumerate(at) if other != ship))


@lru_cache(maxsize=4096)
def _reach(start: int, closed: frozenset[int]) -> Mapping[int, int]:
    found, edge = {start: 0}, [start]
    for here in edge:
        for there in BORDERS[here]:
            if there not in found and there not in closed:
                found[there] = found[here] + 1
                edge.append(there)
    return found


def _steps_there(told: Told) -> int:
    """How many steps it is to the area that is explained, 0 where the ship in turn cannot go."""
    s, area = told.state, _town_of(told)
    if s.controller == NONE or area is None:
        return 0
    steps = _far(told, s.at[s.sailing], s.sailing).get(area, 0)
    return steps if steps <= s.steps else 0


def _origin(told: Told) -> tuple[int, int]:
    """From where something is near, and for which ship; from a chest, past all of them."""
    kind, _, name = told.node.rpartition("-")
    if kind == "ship":
        ship = SHIPS.index(name)
        return told.state.at[ship], ship
    if kind in ("chest", "reach"):
        return told.state.lying.index(INDEX[name]), NONE
    return INDEX[name], told.state.sailing


_BY_KEY = {_area_key(area): area for area in range(len(AREAS))}


def _target(told: Told) -> int:
    """Where the thing lies that is near."""
    if "area" in told.args:
        return _BY_KEY[told.args["area"]]
    lying: Sequence[int] = told.state.lying
    return lying.index(_BY_KEY[told.args["chest"]])


def _near_steps(told: Told) -> int | None:
    start, ship = _origin(told)
    return _far(told, start, ship).get(_target(told))


def _near_way(told: Told) -> str:
    """The nearest of eight directions, on these latitudes."""
    start, end = AREAS[_origin(told)[0]], AREAS[_target(told)]
    if start is end:
        return str(told.args["way"])
    east = (end.lon - start.lon) * cos(radians(18))
    return _WAYS[round(degrees(atan2(end.lat - start.lat, east)) / 45) % len(_WAYS)]


def _near_rank(told: Told) -> int:
    """How many chests ashore are nearer; a ship is told of all."""
    start, ship = _origin(told)
    if told.node.startswith("ship-"):
        return 0
    far = _far(told, start, ship)
    lying = [port for port, chest in enumerate(told.state.lying) if chest != NONE]
    return sum(far[port] < far[_target(told)] for port in lying if port in far)


def _some_near(told: Told) -> bool:
    far = _far(told, *_origin(told))
    if told.args["chest"] == "none":
        return any(chest != NONE and port in far for port, chest in enumerate(told.state.lying))
    return any(told.state.owners[area] != NONE for area in far)


# What may be done


def _legal(told: Told) -> Iterator[str]:
    for seat in told.rules.to_act(told.state):
        yield from (action[0] for action in told.rules.legal(told.state, seat))


def _deed(told: Told) -> str:
    deeds = {_DEEDS[verb] for verb in _legal(told) if verb in _DEEDS}
    return "none" if not deeds else deeds.pop() if len(deeds) == 1 else "several"


def _has_laid(told: Told) -> bool:
    """Whether the seat has laid the card that is named already."""
    seat: Seat = told.seat or 0
    cards = told.state.bids[seat * len(SHIPS) :][: told.state.laid[seat]]
    return told.args["card"] in cards


def _ship_in_the_way(told: Told) -> str:
    assert told.action is not None
    return _ship_key(told.state.at.index(INDEX[str(told.action[1])]))


def _steps_after(told: Told) -> int:
    after = told.after
    goes_on = after.sailing == told.state.sailing and after.controller == told.seat
    return int(after.steps) if goes_on else 0


def _sign(number: int) -> str:
    return "more" if number > 0 else "less" if number < 0 else "same"


TRUTHS: Mapping[str, Callable[[Told], Any]] = {
    "aboard": lambda told: _area_key(told.state.hold[told.state.sailing]),
    "aboard-after": lambda told: _value(told.after.hold[told.state.sailing]),
    "aboard-more": lambda told: abs(_more_aboard(told)),
    "aboard-sign": lambda told: _sign(_more_aboard(told)),
    "beside-ship": _beside_ship,
    "bid": lambda told: max(_bids(told)),
    "bidding": lambda told: told.state.sailing == NONE,
    "borders": lambda told: _BY_KEY[told.args["to"]] in BORDERS[_BY_KEY[told.args["from"]]],
    "can-sail": lambda told: "sail" in _legal(told),
    "card": _card_explained,
    "card-here": _card_here,
    "cards-laid": _cards_laid,
    "chest-ashore": lambda told: _chest_explained(told) in told.state.lying,
    "chest-beside": lambda told: any(told.state.hold[ship] != NONE for ship in _beside(told)),
    "chest-in": _chest_in,
    "chest-value": lambda told: VALUES[_chest_explained(told)],
    "chests-to-come": lambda told: len(_chests(told.state.closed)) - told.state.unshown,
    "closed-chests": lambda told: len(_chests(told.state.closed)),
    "controller": lambda told: told.state.controller,
    "deed": _deed,
    "enough": lambda told: max(told.state.money) >= _goal(told),
    "gained": lambda told: max(_paid(told)),
    "goal": _goal,
    "has-laid": _has_laid,
    "hideout-of": lambda told: told.state.owners[INDEX[told.node.rpartition("-")[2]]],
    "is-last-round": lambda told: told.state.round == _LAST_ROUND,
    "last-round": lambda told: _LAST_ROUND,
    "last-told": _last_told,
    "near-owner": lambda told: told.state.owners[_target(told)],
    "near-rank": _near_rank,
    "near-steps": _near_steps,
    "near-value": lambda told: VALUES[told.state.lying[_target(told)]],
    "near-way": _near_way,
    "next-ship": lambda told: _ship_key(told.state.laid[told.seat]),
    "owned": lambda told: told.state.money[told.seat],
    "paid": lambda told: sum(_paid(told)),
    "paid-to": _paid_to,
    "pays-reader": lambda told: _paid_to(told) == told.seat,
    "port": _port,
    "richest": lambda told: _richest(told)[0],
    "richest-money": lambda told: max(told.state.money),
    "round": lambda told: told.state.round,
    "row-brought": lambda told: _brought(told, _row(told)),
    "row-money": lambda told: told.state.money[_row(told)],
    "row-raided": lambda told: told.state.money[_row(told)] - _brought(told, _row(told)),
    "sailed": lambda told: told.state.controller != NONE,
    "secured-at": _secured_at,
    "secured-through": _secured_through,
    "secures": lambda told: told.before.controller,
    "seen-card": _seen_card,
    "ship-at": lambda told: _area_key(told.state.at[_ship_there(told)]),
    "ship-carries": lambda told: _value(told.state.hold[_ship_there(told)]),
    "ship-in-the-way": _ship_in_the_way,
    "shown-card": _shown_card,
    "some-near": _some_near,
    "spare": _own_spare,
    "spare-adds": _spare_adds,
    "spare-kept": lambda told: _raised(told)[told.args["seat"]] is None,
    "spare-of-seat": _spare_of_seat,
    "spare-spent": lambda told: "no" if told.state.spent[told.args["seat"]] == NONE else "yes",
    "stack-size": lambda told: _STACK_SIZE,
    "stacks": lambda told: (len(_chests(told.state.closed)) - told.state.unshown) // _STACK_SIZE,
    "steps": lambda told: told.state.steps,
    "steps-after": _steps_after,
    "steps-given": _steps_given,
    "steps-there": _steps_there,
    "surcharge": lambda told: str(told.state.surcharge).lower(),
    "takes": _winner,
    "thieves": lambda told: _bids(told).count(_THIEF),
    "tie-winner": _winner,
    "tied": lambda told: told.state.tied.bit_count() > 1,
    "town-value": _town_value,
    "winners": lambda told: len(_richest(told)),
}


def _raid_aboard(message: Message) -> Message | None:
    return Message("caribbean-card-raid") if message.key == "caribbean-card-aboard" else None


def _steps_for_nothing(message: Message) -> Message | None:
    if message.key != "caribbean-gain-raise" or message.args["surcharge"] == "true":
        return None
    return Message(message.key, {**message.args, "surcharge": "true"})


def _another_wins(message: Message) -> Message | None:
    if message.key not in ("caribbean-why-goal", "caribbean-why-rounds"):
        return None
    first = message.args["first"]
    assert isinstance(first, SeatName)
    return Message(message.key, {**message.args, "first": SeatName(1 - min(first.seat, 1))})


def _goal_is_ahead(message: Message) -> Message | None:
    if message.key != "caribbean-goal-reached":
        return None
    return Message("caribbean-goal", message.args)


def _goal_is_enough(message: Message) -> Message | None:
    if message.key != "caribbean-why-rounds":
        return None
    args = {name: value for name, value in message.args.items() if name != "last"}
    return Message("caribbean-why-goal", {**args, "goal": args["money"]})


def _no_ship_between(message: Message) -> Message | None:
    if not message.key.startswith("caribbean-log-secured") or not message.args.get("by"):
        return None
    return Message(message.key, {**message.args, "by": ""})


def _raids_brought_it(message: Message) -> Message | None:
    if (
        message.key != "caribbean-card-treasure"
        or message.args["raided"] == message.args["brought"]
    ):
        return None
    raided, brought = message.args["brought"], message.args["raided"]
    return Message(message.key, {**message.args, "raided": raided, "brought": brought})


def _unspoilt(message: Message) -> Message | None:
    if message.key != "caribbean-card-ashore" or message.args["port"] != "secured":
        return None
    return Message(message.key, {**message.args, "port": "out"})


LIES: Mapping[str, Callable[[Message], Message | None]] = {
    "loading the chest aboard a ship is paid": _raid_aboard,
    "a spare adds steps without that option": _steps_for_nothing,
    "whoever has enough wins, rich or not": _another_wins,
    "what has ended by the limit was won by the goal": _goal_is_enough,
    "what somebody has reached is still to be reached": _goal_is_ahead,
    "a chest was secured without the ship between": _no_ship_between,
    "chests that came home were raided": _raids_brought_it,
    "a plundered town is as it was": _unspoilt,
}
