"""What the things on the table are: their labels, and the cards that explain them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.meuterer.rules.components import ANY, CARD_NUMBERS, CARDS, COUNTS, SPARE
from freebooters.games.meuterer.table.derived import Derived, RoleState, Trade, island_of, kinds_of
from freebooters.games.meuterer.table.nodes import (
    card_words,
    island_words,
    role_words,
    signed,
    sprite,
)
from freebooters.games.meuterer.table.report import Gain
from freebooters.stage import Explainer, Explanation, Fact

__all__ = [
    "Isle",
    "Role",
    "Standing",
    "does",
    "goods_card",
    "island_card",
    "island_label",
    "isle_of",
    "pile_card",
    "pouch_card",
    "promise_card",
    "role_card",
    "role_label",
    "role_of",
    "seat_card",
    "seat_label",
    "ship_card",
    "standing_of",
    "strength_card",
    "strength_label",
    "unsold_words",
    "worth_of",
]


_RULES = {
    "boy": "ME-6",
    "captain": "ME-2",
    "conflict": "ME-6",
    "goods": "ME-3",
    "island": "ME-8",
    "loader": "ME-11",
    "mate": "ME-7",
    "merchant": "ME-8",
    "mutineer": "ME-6",
    "pile": "ME-11",
    "pirate": "ME-13",
    "pirate-ship": "ME-13",
    "pouch": "ME-2",
    "seat": "ME-3",
    "ship": "ME-4",
    "strength": "ME-6",
}
"""The rule that says more of each role, card and other thing."""

_THINGS = Explainer("meuterer", _RULES)


def does(role: Role) -> Message:
    """What a role does, in words."""
    told: dict[str, int | str] = {}
    if role.name in ("captain", "mate"):
        told = {"pouch": "unset" if role.pouch is None else role.pouch}
    elif role.name == "loader":
        told = {"last": _yes(role.last)}
    return say(f"meuterer-does-{role.name}", **told)


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def _number(key: str, icon: str, value: int | str, **args: str | Message) -> Fact:
    return _THINGS.number(f"number-{key}", icon, value, **args)


class Isle(NamedTuple):
    """What an island is as things stand, apart from what can be sold there."""

    name: str
    active: bool
    steps: int
    """For the ship."""
    here: str
    """Which ships lie there: `both`, `ship`, `pirate` or `none`."""
    bound: str
    """Who steers there, as far as that is told: `both`, `captain`, `mutineer` or `none`."""


def isle_of(derived: Derived, island: str) -> Isle:
    view = derived.view
    bound = [side for side in derived.bound() if view.destinations[side] == island]
    return Isle(
        island,
        island in view.active,
        derived.steps_to(island),
        _here(derived, island),
        "both" if len(bound) == 2 else bound[0] if bound else "none",
    )


def island_label(isle: Isle, trades: Sequence[Trade]) -> Message:
    island, facts = isle.name, island_of(isle.name)
    sole, two, three, _ = facts.prices
    return say(
        "meuterer-node-island",
        island=island_words(island),
        active="yes" if isle.active else "no",
        goods=_goods_of(island),
        sole=sole,
        two=two,
        three=three,
        worth=facts.ship,
        here=isle.here,
        bound=isle.bound,
        steps=isle.steps,
        **_leaders(trades),
    )


def island_card(isle: Isle, trades: Sequence[Trade]) -> Explanation:
    island, facts = isle.name, island_of(isle.name)
    goods = "any" if facts.takes == ANY else kinds_of(facts)[0]
    sole, two, three, _ = facts.prices
    active, steps = isle.active, isle.steps
    here = "ship" if not steps else "near" if steps <= _FAR else "far"
    more = say("meuterer-explain-leaders", **_leaders(trades), **_full(trades)) if trades else None
    return _THINGS.explained(
        "island",
        island_words(island),
        say(
            "meuterer-explain-island",
            active="yes" if active else "no",
            here=here,
            steps=steps,
            goods=_goods_of(island),
        ),
        _number("alone", goods, sole),
        _number("two", goods, two),
        _number("three", goods, three),
        _number("ship", "worth", facts.ship),
        more=more,
        icon=f"isle-{island}",
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


def _full(trades: Sequence[Trade]) -> dict[str, SeatName | str]:
    """Who of several leaders is paid as if alone: the merchant, once that is known."""
    full = [SeatName(seat) for seat, trade in enumerate(trades) if trade.full]
    return {"full": _yes(bool(full)), "merchant": full[0] if full else ""}


def ship_card(ship: str, island: str) -> Explanation:
    """`ship` is `ship` or `pirate-ship`."""
    name = say(f"meuterer-name-{ship}")
    now = say(f"meuterer-node-{ship}", island=island_words(island))
    return _THINGS.explained(ship, name, now, more=say(f"meuterer-explain-{ship}"), icon=ship)


class Role(NamedTuple):
    """What the viewer knows of a role, and what it does with the pouch."""

    name: str
    state: RoleState
    holder: Seat | None
    pouch: int | None
    """None before it is set."""
    last: bool
    """It is the last round, after which nobody draws."""


def role_of(derived: Derived, role: str) -> Role:
    """Of a role, or of the captain."""
    state = "unknown" if role == "captain" else derived.role_state(role)
    return Role(role, state, derived.holder(role), derived.view.pouch, derived.last)


def role_label(role: Role) -> Message:
    known = (
        say("meuterer-nobody")
        if role.holder is None
        else say("meuterer-seat", seat=SeatName(role.holder))
    )
    return say(
        "meuterer-node-role",
        role=role_words(role.name),
        does=does(role),
        state=role.state,
        holder=known,
    )


def role_card(role: Role) -> Explanation:
    name, pouch = role.name, role.pouch
    paid = () if pouch is None else (_number("mate", "coin", f"+{1 + pouch}"),)
    numbers = {
        "boy": (_number("boy", "coin", "+2"),),
        "mate": (*paid, _number("strength", "conflict", "+1")),
        "loader": () if role.last else (_number("loader", "hand", f"+{SPARE}"),),
    }
    more = None if role.state == "unknown" else say("meuterer-explain-role", state=role.state)
    return _THINGS.explained(
        name, role_words(name), does(role), *numbers.get(name, ()), more=more, icon=name
    )


class Standing(NamedTuple):
    """What the viewer knows of a seat."""

    seat: Seat
    points: int
    is_captain: bool
    role: str | None
    played: tuple[str, ...]
    held: int
    keeps: bool
    """The cards in hand are those that it has kept."""
    status: str
    """`captain`, `role` if its role is known, `choosing` one, `hidden` if it has taken one,
    `deposed` if it was captain until the mutiny; otherwise `none`.
    """
    would: tuple[tuple[str, str], ...]
    """Islands where it gets something, or may, with the points as `worth_of` writes them."""
    either: bool
    """It can have only one of these."""
    ship: str


def standing_of(derived: Derived, seat: Seat, *, summed: bool) -> Standing:
    """`summed`: the round is scored."""
    view = derived.view
    would = () if summed or not derived.trading else derived.active()
    return Standing(
        seat,
        view.scores[seat],
        seat == view.captain,
        view.roles[seat],
        view.played[seat],
        view.hand_sizes[seat],
        seat in view.passed and derived.trading,
        _status(derived, seat),
        tuple((island, worth) for island in would if (worth := worth_of(derived, island, seat))),
        derived.trading and derived.either(seat),
        view.ship,
    )


def worth_of(derived: Derived, island: str, seat: Seat) -> str:
    """What a seat would get on an island as things are; `≥` before it where that may become more
    because others may still sell elsewhere. "" for nothing.
    """
    trade = derived.market[island][seat]
    if derived.may_rise(island, seat):
        return f"≥{trade.points}"
    return signed(trade.points) if trade.leads else ""


def _status(derived: Derived, seat: Seat) -> str:
    view = derived.view
    if seat == view.captain:
        return "captain"
    if derived.choosing and seat == view.turn:
        return "choosing"
    if view.roles[seat]:
        return "role"
    if derived.shown:
        return "deposed"
    return "hidden" if seat in view.passed else "none"


def seat_label(standing: Standing, gains: Sequence[Gain] | None) -> Message:
    role = standing.role
    counts = {kind: standing.played.count(kind) for kind in CARDS}
    return say(
        "meuterer-node-seat",
        seat=SeatName(standing.seat),
        points=standing.points,
        status="captain" if standing.is_captain else "none",
        role=role_words(role) if role else say("meuterer-role-unknown"),
        summed="no" if gains is None else "yes",
        gained=signed(sum(gain.points for gain in gains or ())),
        known="yes" if role else "no",
        passed=_yes(standing.keeps),
        cards=standing.held,
        shown="yes" if standing.played else "no",
        **counts,
    )


def seat_card(standing: Standing, gains: Sequence[Gain] | None) -> Explanation:
    captain, role, kept = standing.is_captain, standing.role, standing.keeps
    known = role_words(role) if role else say("meuterer-role-unknown")
    return _THINGS.explained(
        "seat",
        say("meuterer-seat", seat=SeatName(standing.seat)),
        say("meuterer-explain-seat", status=standing.status, role=known),
        *_seat_numbers(standing, gains),
        more=say("meuterer-explain-kept" if kept else "meuterer-explain-held"),
        icon="captain" if captain else role or "kept",
    )


def _seat_numbers(standing: Standing, gains: Sequence[Gain] | None) -> Iterator[Fact]:
    held = standing.held
    yield _number("kept", "kept", held) if standing.keeps else _number("held", "hand", held)
    for kind in CARDS:
        if kind in standing.played:
            yield Fact(card_words(kind), sprite(kind), standing.played.count(kind))
    for gain in gains or ():
        key = "sold" if gain.island and gain.reason == "sold" else gain.reason
        island = gain.island or standing.ship
        yield Fact(
            say(f"meuterer-number-gain-{key}", island=island_words(island)),
            sprite(f"isle-{island}" if key == "sold" else gain.reason),
            signed(gain.points),
        )
    for island, worth in standing.would:
        yield _number(
            "would",
            f"isle-{island}",
            worth,
            island=island_words(island),
            either=_yes(standing.either and len(standing.would) > 1),
        )


def unsold_words(kind: str, *, open_conflict: bool) -> Message:
    """What a conflict card or the pirate is good for."""
    if kind == "pirate":
        return say("meuterer-explain-pirate")
    return say("meuterer-explain-conflict", open=_yes(open_conflict))


def goods_card(active: Sequence[str] | None, kind: str, *, open_conflict: bool) -> Explanation:
    """Of a card in hand or face up, with the active islands; without them, of a card just drawn.
    `open_conflict` is the option.
    """
    buyers = [island for island in active or () if kind in kinds_of(island_of(island))]
    if kind in ("conflict", "pirate"):
        now = unsold_words(kind, open_conflict=open_conflict)
    elif not buyers:
        now = say("meuterer-explain-unsold")
    else:
        names = [island_words(island) for island in buyers]
        now = say("meuterer-explain-sold", count=len(names), first=names[0], last=names[-1])
    return _THINGS.explained(
        kind if kind in ("conflict", "pirate") else "goods",
        card_words(kind),
        None if active is None else now,
        _number("box", kind, COUNTS[CARD_NUMBERS[kind]]),
        more=say("meuterer-explain-keep"),
        icon=kind,
    )


def promise_card(points: int) -> Explanation:
    """Of a pouch that the captain may set."""
    more = say("meuterer-explain-pouch")
    return _pouch_card(points, say("meuterer-explain-promise"), more)


def pouch_card(points: int) -> Explanation:
    return _pouch_card(points, say("meuterer-explain-pouch"))


def _pouch_card(points: int, now: Message, more: Message | None = None) -> Explanation:
    name = say("meuterer-node-pouch", points=points)
    paid = _number("mate", "mate", f"+{1 + points}")
    return _THINGS.explained("pouch", name, now, paid, more=more, icon="pouch")


def pile_card(size: int, discards: int) -> Explanation:
    left, gone = _number("pile", "hand", size), _number("discards", "gone", discards)
    name, now = say("meuterer-name-pile"), say("meuterer-explain-pile")
    return _THINGS.explained("pile", name, now, left, gone, icon="hand")


def strength_label(strengths: Mapping[str, int], *, mate: bool) -> Message:
    """`mate`: a mate's 1 is among them."""
    return say("meuterer-node-strength", **strengths, mate=_yes(mate))


def strength_card(strengths: Mapping[str, int], *, mate: bool, open_conflict: bool) -> Explanation:
    of_mate = (_number("of-mate", "mate", 1),) if mate else ()
    return _THINGS.explained(
        "strength",
        say("meuterer-name-strength"),
        say("meuterer-explain-strength", open=_yes(open_conflict)),
        _number("loyal", "captain", strengths["captain"]),
        *of_mate,
        _number("rebel", "mutineer", strengths["mutiny"]),
        icon="conflict",
    )
