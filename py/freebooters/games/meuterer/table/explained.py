"""What the things on the table are: their labels, and the cards that explain them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.meuterer.rules.components import ANY, CARD_NUMBERS, CARDS, COUNTS, SPARE
from freebooters.games.meuterer.table.derived import Derived, Trade, island_of, kinds_of
from freebooters.games.meuterer.table.nodes import (
    card_words,
    island_words,
    role_words,
    signed,
    sprite,
)
from freebooters.games.meuterer.table.report import Gain
from freebooters.stage import Explanation, Fact

__all__ = [
    "does",
    "goods_card",
    "island_card",
    "island_label",
    "pile_card",
    "pouch_card",
    "promise_card",
    "role_card",
    "role_label",
    "seat_card",
    "seat_label",
    "ship_card",
    "strength_card",
]


def does(derived: Derived, role: str) -> Message:
    """What a role does, in words."""
    return say(f"meuterer-does-{role}", pouch=derived.view.pouch or 0)


def _number(key: str, icon: str, value: int | str, **args: int | Message) -> Fact:
    return Fact(say(f"meuterer-number-{key}", **args), sprite(icon), value)


def island_label(derived: Derived, island: str, trades: Sequence[Trade]) -> Message:
    facts, view = island_of(island), derived.view
    sole, two, three, _ = facts.prices
    bound = [side for side, place in view.destinations.items() if place == island]
    return say(
        "meuterer-node-island",
        island=island_words(island),
        active="yes" if island in view.active else "no",
        goods=_goods_of(island),
        sole=sole,
        two=two,
        three=three,
        worth=facts.ship,
        here=_here(derived, island),
        bound="both" if len(bound) == 2 else bound[0] if bound else "none",
        steps=derived.steps_to(island),
        **_leaders(trades),
    )


def island_card(derived: Derived, island: str, trades: Sequence[Trade]) -> Explanation:
    facts = island_of(island)
    goods = "any" if facts.takes == ANY else kinds_of(facts)[0]
    sole, two, three, _ = facts.prices
    active, steps = island in derived.view.active, derived.steps_to(island)
    here = "ship" if not steps else "near" if steps <= _FAR else "far"
    return Explanation(
        name=island_words(island),
        now=say(
            "meuterer-explain-island",
            active="yes" if active else "no",
            here=here,
            steps=steps,
            goods=_goods_of(island),
        ),
        numbers=(
            _number("alone", goods, sole),
            _number("two", goods, two),
            _number("three", goods, three),
            _number("ship", "ship", facts.ship),
        ),
        more=say("meuterer-explain-leaders", **_leaders(trades)) if trades else None,
        rule="ME-8",
        icon=sprite(f"isle-{island}"),
    )


_FAR = 5
"""A ship sails no more islands ahead than one may keep cards."""


def _goods_of(island: str) -> Message:
    facts = island_of(island)
    return say("meuterer-any") if facts.takes == ANY else card_words(*kinds_of(facts))


def _here(derived: Derived, island: str) -> str:
    ship, pirate = island == derived.view.ship, island == derived.view.pirate_ship
    return "both" if ship and pirate else "ship" if ship else "pirate" if pirate else "none"


def _leaders(trades: Sequence[Trade]) -> dict[str, SeatName | int | str]:
    """Who leads on an island as things are, and with how many cards."""
    names = [SeatName(seat) for seat, trade in enumerate(trades) if trade.leads]
    listed = dict(zip_longest(("first", "second", "third", "fourth"), names, fillvalue=""))
    most = max((trade.count for trade in trades), default=0)
    return {"leaders": len(names), "most": most, **listed}


def ship_card(derived: Derived, ship: str, island: str) -> Explanation:
    """`ship` is `ship` or `pirate-ship`."""
    return Explanation(
        name=say(f"meuterer-name-{ship}"),
        now=say(f"meuterer-node-{ship}", island=island_words(island)),
        more=say(f"meuterer-explain-{ship}"),
        rule="ME-4" if ship == "ship" else "ME-13",
        icon=sprite(ship),
    )


def role_label(derived: Derived, role: str) -> Message:
    holder = derived.holder(role)
    known = (
        say("meuterer-nobody") if holder is None else say("meuterer-seat", seat=SeatName(holder))
    )
    return say(
        "meuterer-node-role",
        role=role_words(role),
        does=does(derived, role),
        state=derived.role_state(role),
        holder=known,
    )


_ROLE_RULES: Mapping[str, str] = {
    "captain": "ME-2",
    "mutineer": "ME-6",
    "boy": "ME-6",
    "mate": "ME-7",
    "merchant": "ME-8",
    "loader": "ME-11",
}


def role_card(derived: Derived, role: str) -> Explanation:
    """Of a role, or of the captain."""
    pouch = derived.view.pouch or 0
    numbers = {
        "boy": (_number("boy", "coin", "+2"),),
        "mate": (_number("mate", "coin", f"+{1 + pouch}"), _number("strength", "conflict", "+1")),
        "loader": (_number("loader", "hand", f"+{SPARE}"),),
    }
    state = "unknown" if role == "captain" else derived.role_state(role)
    return Explanation(
        name=role_words(role),
        now=does(derived, role),
        numbers=numbers.get(role, ()),
        more=None if state == "unknown" else say("meuterer-explain-role", state=state),
        rule=_ROLE_RULES[role],
        icon=sprite(role),
    )


def seat_label(derived: Derived, seat: Seat, gains: Sequence[Gain] | None) -> Message:
    view = derived.view
    role = view.roles[seat]
    counts = {kind: view.played[seat].count(kind) for kind in CARDS}
    return say(
        "meuterer-node-seat",
        seat=SeatName(seat),
        points=view.scores[seat],
        status="captain" if seat == view.captain else "none",
        role=role_words(role) if role else say("meuterer-role-unknown"),
        summed="no" if gains is None else "yes",
        gained=signed(sum(gain.points for gain in gains or ())),
        known="yes" if role else "no",
        passed="yes" if seat in view.passed else "no",
        cards=view.hand_sizes[seat],
        **counts,
    )


def seat_card(derived: Derived, seat: Seat, gains: Sequence[Gain] | None) -> Explanation:
    view = derived.view
    captain, role = seat == view.captain, view.roles[seat]
    kept = seat in view.passed and derived.trading
    status = "captain" if captain else "role" if role else "hidden" if kept else "none"
    return Explanation(
        name=say("meuterer-seat", seat=SeatName(seat)),
        now=say(
            "meuterer-explain-seat",
            status=status,
            role=role_words(role) if role else say("meuterer-role-unknown"),
        ),
        numbers=tuple(_seat_numbers(derived, seat, gains, kept=kept)),
        more=say("meuterer-explain-kept" if kept else "meuterer-explain-held"),
        rule="ME-3",
        icon=sprite("captain" if captain else role or "kept"),
    )


def _seat_numbers(
    derived: Derived, seat: Seat, gains: Sequence[Gain] | None, *, kept: bool
) -> Iterator[Fact]:
    view = derived.view
    held = view.hand_sizes[seat]
    yield _number("kept", "kept", held) if kept else _number("held", "hand", held)
    for kind in CARDS:
        if kind in view.played[seat]:
            yield Fact(card_words(kind), sprite(kind), view.played[seat].count(kind))
    for gain in gains or ():
        key = "sold" if gain.island and gain.reason == "sold" else gain.reason
        island = gain.island or view.ship
        yield Fact(
            say(f"meuterer-number-gain-{key}", island=island_words(island)),
            sprite(f"isle-{island}" if key == "sold" else gain.reason),
            signed(gain.points),
        )
    if gains is None and derived.trading:
        for island, trades in derived.market().items():
            if trades[seat].leads:
                icon = f"isle-{island}"
                points = signed(trades[seat].points)
                yield _number("would", icon, points, island=island_words(island))


_CARD_RULES: Mapping[str, str] = {"conflict": "ME-6", "pirate": "ME-13"}


def goods_card(derived: Derived | None, kind: str) -> Explanation:
    """Of a card in hand or face up; without a table, of a card just drawn."""
    active = () if derived is None else derived.active()
    buyers = [island for island in active if kind in kinds_of(island_of(island))]
    if kind in _CARD_RULES:
        now = say(f"meuterer-explain-{kind}")
    elif not buyers:
        now = say("meuterer-explain-unsold")
    else:
        names = [island_words(island) for island in buyers]
        now = say("meuterer-explain-sold", count=len(names), first=names[0], last=names[-1])
    return Explanation(
        name=card_words(kind),
        now=None if derived is None else now,
        numbers=(_number("box", kind, COUNTS[CARD_NUMBERS[kind]]),),
        more=say("meuterer-explain-keep"),
        rule=_CARD_RULES.get(kind, "ME-3"),
        icon=sprite(kind),
    )


def promise_card(points: int) -> Explanation:
    """Of a pouch that the captain may set."""
    return Explanation(
        name=say("meuterer-node-pouch", points=points),
        now=say("meuterer-explain-promise"),
        numbers=(_number("mate", "mate", f"+{1 + points}"),),
        more=say("meuterer-explain-pouch"),
        rule="ME-2",
        icon=sprite("pouch"),
    )


def pouch_card(derived: Derived) -> Explanation:
    points = derived.view.pouch or 0
    return Explanation(
        name=say("meuterer-node-pouch", points=points),
        now=say("meuterer-explain-pouch"),
        numbers=(_number("mate", "mate", f"+{1 + points}"),),
        rule="ME-2",
        icon=sprite("pouch"),
    )


def pile_card(derived: Derived) -> Explanation:
    return Explanation(
        name=say("meuterer-name-pile"),
        now=say("meuterer-explain-pile"),
        numbers=(
            _number("pile", "hand", derived.view.pile_size),
            _number("discards", "gone", len(derived.view.discards)),
        ),
        rule="ME-11",
        icon=sprite("hand"),
    )


def strength_card(strengths: Mapping[str, int]) -> Explanation:
    return Explanation(
        name=say("meuterer-name-strength"),
        now=say("meuterer-explain-strength"),
        numbers=(
            _number("loyal", "captain", strengths["captain"]),
            _number("rebel", "mutineer", strengths["mutiny"]),
        ),
        rule="ME-6",
        icon=sprite("conflict"),
    )
