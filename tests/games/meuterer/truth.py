"""What is so at Meuterer's table: what its sentences assert is compared with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message
from freebooters.games.meuterer.rules.components import (
    CARD_NUMBERS,
    CONFLICT,
    GOODS,
    ISLAND_NUMBERS,
    ISLANDS,
    ROLE_NUMBERS,
    ROLES,
)
from tests.contract.assertions import Told

__all__ = ["LIES", "TRUTHS"]

_HAND = 5
_ROUNDS = {3: 9, 4: 8}
_MUTINEER, _BOY, _MATE, _MERCHANT, _LOADER = range(5)
_PLAYING, _FIGHTING, _SELLING = 2, 4, 5
_PHASES = {1: "pouch", 2: "play", 4: "fight", 5: "sell", 8: "keep"}


_GOODS_OF = dict(enumerate(("ruby", "salt", "wine", "cloth", "grain")))


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def _key(name: str) -> str:
    return f"meuterer-{name}"


def _seat(told: Told) -> Seat:
    assert told.seat is not None
    return told.seat


def _hand(told: Told) -> list[int]:
    hand: list[int] = told.state.hands[_seat(told)]
    return hand


def _ahead(state: Any, steps: int) -> int:
    """The island so many steps clockwise from the ship."""
    island: int = state.circle[(state.circle.index(state.ship) + steps) % 12]
    return island


def _rounds(state: Any) -> int:
    return _ROUNDS[len(state.scores)]


def _is_last(told: Told) -> str:
    return _yes(told.state.round == _rounds(told.state))


# The sale: what a seat can offer, and what that is worth


def _buys(island: int) -> Sequence[int]:
    takes = ISLANDS[island].takes
    return tuple(GOODS) if takes < 0 else (takes,)


def _most(cards: Sequence[int], island: int) -> int:
    """The most cards of one kind that the island would buy."""
    return max(cards[kind] for kind in _buys(island))


def _on_both(state: Any, seat: Seat) -> bool:
    """Whether a seat can offer on each active island as much as it could there alone."""
    if len(state.active) == 1:
        return True
    one, other = state.active
    cards = state.played[seat]
    return any(
        first != second or _most(cards, one) + _most(cards, other) <= cards[first]
        for first in _buys(one)
        for second in _buys(other)
        if cards[first] == _most(cards, one) and cards[second] == _most(cards, other)
    )


def _has_decided(state: Any, seat: Seat) -> bool:
    if not state.acting:
        return True
    seats = len(state.scores)
    return bool((seat - state.captain) % seats < (state.turn - state.captain) % seats)


def _offers(state: Any, island: int, seat: Seat) -> Sequence[int]:
    """How many cards a seat may still come to offer on an active island, most last."""
    place = state.active.index(island)
    most = _most(state.played[seat], island)
    if state.phase != _SELLING:
        return (most,)
    _, made = state.offers[2 * seat + place]
    if made or _has_decided(state, seat):
        return (made,)
    if seat != state.turn:
        return (most,) if _on_both(state, seat) else range(most + 1)
    kind, other = state.offers[2 * seat + 1 - place]
    left = [count - other * (kind == card) for card, count in enumerate(state.played[seat])]
    return range(_most(left, island) + 1) if other else range(most + 1)


def _counts(told: Told, island: int) -> list[int]:
    """What every seat has for an island, if each offers as much as it can there."""
    if island not in told.state.active:
        return [0 for _ in told.state.scores]
    return [_offers(told.state, island, seat)[-1] for seat in range(len(told.state.scores))]


def _leaders(told: Told) -> list[Seat]:
    counts = _counts(told, _island(told))
    return [seat for seat, count in enumerate(counts) if count == max(counts) > 0]


def _nth_leader(place: int) -> Callable[[Told], Any]:
    def leader(told: Told) -> Any:
        leaders = _leaders(told)
        return leaders[place] if place < len(leaders) else ""

    return leader


def _known_merchant(told: Told) -> Seat | None:
    """Who the merchant is, as far as the reader can know."""
    seats = [seat for seat, role in enumerate(told.state.roles) if role == _MERCHANT]
    is_shown = told.state.phase >= _FIGHTING
    return seats[0] if seats and (is_shown or seats == [told.seat]) else None


def _merchant(told: Told) -> Any:
    """The merchant, if it is one of several in the lead."""
    leaders, merchant = _leaders(told), _known_merchant(told)
    return merchant if len(leaders) > 1 and merchant in leaders else ""


def _stand(told: Told) -> tuple[str, int, int]:
    """How the seat stands on an island after its action, whatever others still decide; with how many
    cards, and what it is paid at least.
    """
    assert told.action is not None
    state, seat, island = told.state, _seat(told), ISLAND_NUMBERS[told.args["island"][9:]]
    if told.action[0] == "play":
        cards = [*state.played[seat]]
        cards[CARD_NUMBERS[str(told.action[1])]] += 1
        mine = _most(cards, island)
    else:
        mine = int(told.action[3])
    others = [_offers(state, island, other) for other in range(len(state.scores)) if other != seat]
    ends = [
        (mine == max((mine, *end)), 1 + end.count(mine)) for end in product(*others)
    ]  # whether it leads, and with how many
    leads, tied = ends[-1]
    prices = ISLANDS[island].prices
    full = state.roles[seat] == _MERCHANT
    paid = prices[0 if full else tied - 1] if leads else 0
    if not leads:
        return ("maybe" if any(lead for lead, _ in ends) else "no"), mine, paid
    if tied == 1:
        return "alone", mine, paid
    if full:
        return "full", mine, paid
    return ("tied" if {tied} == {each for _, each in ends} else "least"), mine, paid


def _is_sold(told: Told) -> bool:
    """Whether the seat has so many cards of that kind for that island after its action."""
    kind = CARD_NUMBERS[told.args["card"][9:]]
    if kind not in _buys(ISLAND_NUMBERS[told.args["island"][9:]]):
        return False
    assert told.action is not None
    played = told.action == ("play", told.args["card"][9:])
    return bool(told.state.played[_seat(told)][kind] + played >= told.args["count"])


def _may_have_both(told: Told) -> str:
    return _yes(not _on_both(told.after, _seat(told)))


def _island(told: Told) -> int:
    """The island that is explained."""
    return ISLAND_NUMBERS[told.node.removeprefix("island-")]


def _kind(told: Told) -> int:
    """The kind of card that is explained or kept."""
    name = str(told.action[1]) if told.action is not None else told.node.split("-")[1]
    return CARD_NUMBERS[name]


def _buyers(told: Told) -> list[str]:
    return [
        _key(ISLANDS[island].name) for island in told.state.active if _kind(told) in _buys(island)
    ]


# The mutiny


def _side(state: Any, seat: Seat) -> str | None:
    """For whom a seat fights."""
    role = state.roles[seat]
    if seat == state.round_captain or role == _MATE:
        return "captain"
    return "mutiny" if role in (_MUTINEER, _BOY) else None


def _strength(state: Any, side: str, laid: Sequence[tuple[Seat, int]] = ()) -> int:
    """How strong a side is with what is laid now."""
    strength: int = state.fought[side == "mutiny"] + (side == "captain") * (_MATE in state.roles)
    strength += sum(count for seat, count in laid if _side(state, seat) == side)
    if state.open_conflict:
        strength += sum(
            cards[CONFLICT] for seat, cards in enumerate(state.played) if _side(state, seat) == side
        )
    return strength


def _would_be(side: str) -> Callable[[Told], int]:
    """A side's strength after what the reader may lay."""

    def strength(told: Told) -> int:
        assert told.action is not None
        return _strength(told.state, side, [(_seat(told), int(told.action[1]))])

    return strength


def _was(side: str) -> Callable[[Told], int]:
    """A side's strength when the mutiny was decided."""

    def strength(told: Told) -> int:
        laid = [
            (event.args["seat"], event.args["count"])
            for event in told.events
            if event.kind == "fought"
        ]
        return _strength(told.before, side, laid)

    return strength


def _own(told: Told) -> int:
    return _would_be(_side(told.state, _seat(told)) or "")(told)


def _theirs(told: Told) -> int:
    side = _side(told.state, _seat(told))
    return _would_be("captain" if side == "mutiny" else "mutiny")(told)


def _holds(told: Told) -> bool:
    """Whether the reader's side would win after its action."""
    more = _own(told) - _theirs(told)
    return more > 0 or (more == 0 and _side(told.state, _seat(told)) == "mutiny")


def _can_answer(told: Told) -> bool:
    """Whether somebody of the other side, who has cards, is asked after the reader."""
    state, seat, seats = told.state, _seat(told), len(told.state.scores)
    later = range((seat - state.captain) % seats + 1, seats)
    asked = [(state.captain + step) % seats for step in later]
    return any(
        _side(state, other) not in (None, _side(state, seat)) and sum(state.hands[other])
        for other in asked
    )


# Roles


def _earlier(told: Told) -> list[int]:
    """The roles taken before the reader passed, or by now if it has not."""
    state = told.state
    before = [*state.passed]
    if told.seat in before:
        before = before[: before.index(told.seat)]
    return [state.roles[seat] for seat in before if state.roles[seat] >= 0]


def _role_state(told: Told) -> str:
    state, (what, name) = told.state, told.node.rsplit("-", 1)
    role = state.roles[int(name)] if what == "shown" else ROLE_NUMBERS[name]
    if state.phase >= _FIGHTING:
        return "taken" if role in state.roles else "free"
    if told.seat is not None and state.roles[told.seat] == role:
        return "own"
    return "gone" if role in _earlier(told) else "open"


def _seat_status(told: Told) -> str:
    state, seat = told.state, int(told.node.removeprefix("seat-"))
    if seat == state.captain:
        return "captain"
    if seat == state.round_captain:
        return "deposed"
    if state.phase == _PLAYING and seat in state.passed and state.roles[seat] < 0:
        return "choosing"
    if state.roles[seat] < 0:
        return "none"
    return "role" if state.phase >= _FIGHTING or seat == told.seat else "hidden"


def _next_finds(told: Told) -> int:
    """How many roles the next to choose will find, after the reader."""
    return len(ROLES) - len(_earlier(told)) - 1


def _bound_of_seat(told: Told) -> str:
    """Where the seat steers whose role is shown."""
    seat = int(told.node.rpartition("-")[2])
    return _key(ISLANDS[told.state.bound[seat != told.state.round_captain]].name)


def _may_lay(told: Told) -> int | None:
    """The number that is named, if the reader has kept so many conflict cards."""
    count = int(told.node.rpartition("-")[2]) + 1
    return count if count <= _hand(told)[CONFLICT] else None


def _outcome(told: Told) -> str:
    """How the round ended that is over."""
    if told.state.captain != told.state.round_captain:
        return "won"
    return "beaten" if _MUTINEER in _roles(told) else "none"


def _held_by_nobody(told: Told) -> bool:
    """Whether a role is not known to be somebody's."""
    role = ROLE_NUMBERS[told.node.rpartition("-")[2]]
    return told.state.phase < _FIGHTING or role not in told.state.roles


# Things on the table


def _row(told: Told) -> Seat:
    return int(told.node.removeprefix("seat-"))


def _left_face_up(state: Any, kind: int) -> int:
    """Cards of a kind that whoever sells has not offered yet."""
    offers = state.offers[2 * state.turn : 2 * state.turn + 2]
    offered = sum(made for what, made in offers if made and what == kind)
    return int(state.played[state.turn][kind] - offered)


def _may_offer(told: Told) -> int | None:
    """The number that is named, if whoever sells has so many left of that kind."""
    _, kind, count = told.node.split("-")
    return int(count) if int(count) <= _left_face_up(told.state, CARD_NUMBERS[kind]) else None


def _has_so_many(told: Told) -> bool:
    """Whether the seat has as many left to offer as it tries to."""
    words: tuple[Any, ...] = told.action or ()
    _, _, kind, count = words
    return bool(int(count) <= _left_face_up(told.state, CARD_NUMBERS[kind]))


def _shows_all(told: Told) -> bool:
    """Whether all that lies face up is counted, kind by kind."""
    cards = told.state.played[_row(told)]
    return all(told.args[name] == cards[number] for name, number in CARD_NUMBERS.items())


def _here(told: Told) -> str:
    island, state = _island(told), told.state
    is_ship, is_pirate = island == state.ship, island == state.pirate_ship
    return (
        "both"
        if is_ship and is_pirate
        else "ship"
        if is_ship
        else "pirate"
        if is_pirate
        else "none"
    )


# Points


def _gained(told: Told, seat: Seat, *reasons: str) -> int:
    return sum(
        points
        for *_, gains in told.state.past
        for reason, to, *_, points in gains
        if to == seat and reason in reasons
    )


def _best(told: Told, place: int) -> Seat:
    """The seat that comes at that place, of equals the first."""
    scores = told.state.scores
    return sorted(range(len(scores)), key=lambda seat: -scores[seat])[place]


def _standing(told: Told) -> str:
    scores = told.state.scores
    if not any(scores):
        return "start"
    alone = scores.count(max(scores)) == 1
    if told.seat is None:
        return "leader" if alone else "tied"
    if scores[told.seat] < max(scores):
        return "behind"
    return "ahead" if alone else "level"


def _roles(told: Told) -> Sequence[int]:
    """The roles of the round that is being scored, or was."""
    state = told.state
    roles: Sequence[int] = state.roles if state.phase >= _FIGHTING else state.past[-1][2]
    return roles


def _args(told: Told) -> Mapping[str, Any]:
    """Of the event that a line of the log tells."""
    assert told.event is not None
    return told.event.args


def _bound(told: Told) -> str:
    """Where a seat steers by the cards that it keeps."""
    steps = sum(told.before.hands[_args(told)["seat"]])
    return _key(ISLANDS[_ahead(told.before, steps)].name)


def _sold(told: Told) -> Iterator[Mapping[str, Any]]:
    """All sales on the island of a line of the log."""
    assert told.event is not None
    for event in told.events:
        if event.kind == "sold" and event.args["island"] == told.event.args["island"]:
            yield event.args


def _seller_is_full(told: Told) -> bool:
    assert told.event is not None
    *_, (_, _, roles, _) = told.state.past
    return bool(roles[_args(told)["seat"]] == _MERCHANT)


def _sold_price(told: Told) -> int:
    assert told.event is not None
    tied = 1 if _seller_is_full(told) else len([*_sold(told)])
    return ISLANDS[ISLAND_NUMBERS[told.event.args["island"]]].prices[tied - 1]


def _pouch(told: Told) -> Any:
    return "unset" if told.state.pouch < 0 else told.state.pouch


def _pouch_shown(told: Told) -> Any:
    what, name = told.node.rsplit("-", 1)
    return int(name) if what == "pouch" else told.state.pouch


def _pirate_goes(told: Told) -> str:
    return next(_key(event.args["to"]) for event in told.follows if event.kind == "prowled")


def _chosen(told: Told) -> Any:
    """The number that the action names."""
    assert told.action is not None
    return told.action[1]


TRUTHS: Mapping[str, Callable[[Told], Any]] = {
    "active": lambda told: len(told.state.active),
    "answered": _can_answer,
    "best": lambda told: max(told.state.scores),
    "bought-where": lambda told: len(_buyers(told)),
    "bound": _bound,
    "bound-of-seat": _bound_of_seat,
    "boy": lambda told: _roles(told).index(_BOY),
    "boy-paid": lambda told: 2,
    "buried": lambda told: 3,
    "buyer": lambda told: _buyers(told)[0],
    "buyer-other": lambda told: _buyers(told)[-1],
    "can-sell": lambda told: len(told.rules.legal(told.state, told.seat)) > 1,
    "captain": lambda told: told.state.captain,
    "captain-before": lambda told: told.before.captain,
    "captain-mutinied": lambda told: _roles(told)[told.state.captain] == _MUTINEER,
    "captain-now": lambda told: _strength(told.state, "captain"),
    "captain-side": _was("captain"),
    "captain-would-be": _would_be("captain"),
    "cards-of-row": lambda told: sum(told.state.hands[_row(told)]),
    "chosen": _chosen,
    "decider": lambda told: told.before.turn,
    "either": _may_have_both,
    "first": lambda told: _best(told, 0),
    "for-goods": lambda told: _gained(told, _best(told, 0), "sold"),
    "for-the-rest": lambda told: _gained(told, _best(told, 0), "mate", "boy", "pouch"),
    "for-the-ship": lambda told: _gained(told, _best(told, 0), "ship"),
    "full": lambda told: _yes(_merchant(told) != ""),
    "goods": lambda told: _key(_GOODS_OF.get(ISLANDS[_island(told)].takes, "any")),
    "hand": lambda told: sum(_hand(told)),
    "has-passed": lambda told: told.seat in told.state.passed,
    "has-so-many": _has_so_many,
    "held-by-nobody": _held_by_nobody,
    "here": _here,
    "holds": _holds,
    "is-active": lambda told: _yes(_island(told) in told.state.active),
    "is-captain": lambda told: told.state.captain == told.seat,
    "is-sold": _is_sold,
    "kept": lambda told: sum(told.before.hands[_args(told)["seat"]]),
    "kept-conflict": lambda told: _hand(told)[CONFLICT],
    "last-round": _is_last,
    "leader-1": _nth_leader(0),
    "leader-2": _nth_leader(1),
    "leader-3": _nth_leader(2),
    "leader-4": _nth_leader(3),
    "leaders": lambda told: len(_leaders(told)),
    "leads": lambda told: _stand(told)[0],
    "level": lambda told: _stand(told)[0] in ("tied", "full"),
    "mate": lambda told: _roles(told).index(_MATE),
    "mate-gets": lambda told: told.state.pouch + 1,
    "mate-now": lambda told: _yes(_MATE in told.state.roles),
    "mate-paid": lambda told: told.before.pouch + 1,
    "mate-would-get": lambda told: int(_chosen(told)) + 1,
    "may-lay": _may_lay,
    "may-offer": _may_offer,
    "merchant": _merchant,
    "mine": lambda told: 0 if told.seat is None else told.state.scores[told.seat],
    "most": lambda told: max(_counts(told, _island(told))),
    "most-promised": lambda told: 3,
    "mutineer": lambda told: _roles(told).index(_MUTINEER),
    "mutiny-now": lambda told: _strength(told.state, "mutiny"),
    "mutiny-side": _was("mutiny"),
    "mutiny-would-be": _would_be("mutiny"),
    "named-active": lambda told: ISLAND_NUMBERS[told.args["island"][9:]] in told.state.active,
    "named-in-hand": lambda told: _hand(told)[CARD_NUMBERS[told.args["card"][9:]]],
    "named-role-gone": lambda told: ROLE_NUMBERS[told.args["role"][9:]] in _earlier(told),
    "next-finds": _next_finds,
    "of-kind": lambda told: _hand(told)[_kind(told)],
    "open": lambda told: _yes(told.state.open_conflict),
    "open-for-captain": lambda told: _strength(told.state, "captain") - (_MATE in told.state.roles),
    "open-for-mutiny": lambda told: _strength(told.state, "mutiny"),
    "outcome": _outcome,
    "own-would-be": _own,
    "paid-at-least": lambda told: _stand(told)[2],
    "phase": lambda told: _PHASES[told.state.phase],
    "pile": lambda told: sum(told.state.bag) + len(told.state.under),
    "pirate-at": lambda told: _key(ISLANDS[told.state.pirate_ship].name),
    "pirate-goes": _pirate_goes,
    "points-ahead": lambda told: max(told.state.scores) - told.state.scores[_best(told, 1)],
    "points-of-row": lambda told: told.state.scores[_row(told)],
    "pouch": _pouch,
    "pouch-paid": lambda told: told.before.pouch,
    "pouch-shown": _pouch_shown,
    "price-1": lambda told: ISLANDS[_island(told)].prices[0],
    "price-2": lambda told: ISLANDS[_island(told)].prices[1],
    "price-3": lambda told: ISLANDS[_island(told)].prices[2],
    "robbed": lambda told: sum(map(sum, told.before.played)) + 1,
    "robs": lambda told: _yes("robbed" in {event.kind for event in told.follows}),
    "role-state": _role_state,
    "role-told": lambda told: "unknown" if told.args["state"] == "unknown" else _role_state(told),
    "roles-gone": lambda told: len(_earlier(told)),
    "round": lambda told: told.state.round,
    "rounds": lambda told: _rounds(told.state),
    "scored-round": lambda told: len(told.state.past),
    "seat-status": _seat_status,
    "second": lambda told: _best(told, 1),
    "sells": lambda told: told.state.turn,
    "ship-at": lambda told: _key(ISLANDS[told.state.ship].name),
    "ship-value": lambda told: ISLANDS[_island(told)].ship,
    "shows-all": _shows_all,
    "shuffled": lambda told: sum(told.state.shuffled),
    "side": lambda told: _side(told.state, _seat(told)),
    "sold-full": lambda told: _yes(_seller_is_full(told) and len([*_sold(told)]) > 1),
    "sold-price": _sold_price,
    "sold-tied": lambda told: len([*_sold(told)]),
    "standing": _standing,
    "stands-with": lambda told: _stand(told)[1],
    "steered": lambda told: _key(ISLANDS[_ahead(told.state, sum(_hand(told)))].name),
    "steers-as": lambda told: "captain" if told.seat == told.state.captain else "mutineer",
    "steps": lambda told: (
        (told.state.circle.index(_island(told)) - told.state.circle.index(told.state.ship)) % 12
    ),
    "steps-of-pirate": lambda told: sum(_hand(told)) - 1,
    "theirs-would-be": _theirs,
    "tie": lambda told: _yes(_was("captain")(told) == _was("mutiny")(told)),
    "to-keep": lambda told: _HAND - sum(_hand(told)),
    "watches": lambda told: told.seat is None,
    "winners": lambda told: told.state.scores.count(max(told.state.scores)),
    "with-mate": lambda told: _yes(_MATE in told.before.roles),
    "worth": lambda told: ISLANDS[_ahead(told.state, sum(_hand(told)))].ship,
    "worth-named": lambda told: ISLANDS[ISLAND_NUMBERS[told.args["island"][9:]]].ship,
    "worth-there": lambda told: ISLANDS[ISLAND_NUMBERS[_args(told)["island"]]].ship,
}


def _changed(key: str, **args: Any) -> Callable[[Message], Message | None]:
    """Of a message with that key, another that says so instead."""

    def lie(message: Message) -> Message | None:
        if message.key != f"meuterer-{key}":
            return None
        if all(message.args[name] == value for name, value in args.items()):
            return None
        return Message(message.key, {**message.args, **args})

    return lie


def _instead(key: str, of: str, **args: Any) -> Callable[[Message], Message | None]:
    """Where the one is said, another."""

    def lie(message: Message) -> Message | None:
        if message.key != f"meuterer-{of}":
            return None
        return Message(f"meuterer-{key}", args)

    return lie


LIES: Mapping[str, Callable[[Message], Message | None]] = {
    "only kept conflict cards count, with the option": _instead(
        "coach-conflict-held", "coach-pouch"
    ),
    "who chooses after others chose first, so that the next knows": _instead(
        "coach-first-role", "prompt-role"
    ),
    "a captain who was not the mutineer won a mutiny": _instead(
        "coach-deposed", "coach-last-round"
    ),
    "somebody else is the merchant with the full price": _changed(
        "explain-leaders", full="yes", merchant=0
    ),
    "who sold at a tie got the full price": _changed("log-sold", full="yes"),
    "two in the lead are one": _changed("explain-leaders", leaders=1),
    "a tie was none": _changed("log-resolved-mutiny", tie="no"),
    "the mate's point was nobody's": _changed("log-resolved-captain", mate="no"),
    "the pirate robs": _changed("gain-pirate", robs="yes"),
    "the stevedore draws after the last round": _changed("does-loader", last="no"),
    "all roles are still there": _changed("prompt-role", count=0),
    "what may change is sure": _changed("gain-stands", leads="tied"),
    "a captain who was deposed has passed and taken a role": _changed(
        "explain-seat", status="hidden"
    ),
}
