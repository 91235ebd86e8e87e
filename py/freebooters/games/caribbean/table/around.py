"""What the page says around Caribbean's table: facts about a seat, the goal, what is asked."""

from __future__ import annotations

from collections.abc import Sequence

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, names_of, say
from freebooters.games.caribbean.rules.components import GOALS, LAST_ROUND, SHIPS
from freebooters.games.caribbean.rules.view import CaribbeanView
from freebooters.games.caribbean.table.derived import Derived, place_words, vessel_words
from freebooters.games.caribbean.table.grid import spare_words
from freebooters.games.caribbean.table.nodes import figure, sprite
from freebooters.stage import Fact

__all__ = ["asked", "facts", "goal", "held", "waited"]


def facts(view: CaribbeanView, seat: Seat) -> tuple[Fact, ...]:
    """The money, the spare until it is spent, and how far a tied seat has come; hideouts are told."""
    derived = Derived(view)
    found = [_money(view, seat)]
    if derived.phase == "sailing":
        value, where = view.spares[seat]
        shown = "" if where else "?" if value is None else figure(value)
        icon = None if where else sprite("spare")
        found.append(Fact(spare_words(seat, value, where), icon, shown))
    if seat in view.answered:
        found.append(Fact(say("caribbean-fact-answered"), sprite("check")))
    elif seat in view.tied and view.spares[seat][1] is None and view.controller is None:
        found.append(Fact(say("caribbean-fact-asked"), sprite("asked")))
    areas = [area for area, owner in view.hideouts.items() if owner == seat]
    if areas:
        first, second, third = map(place_words, areas)
        found.append(Fact(say("caribbean-fact-hideouts", first=first, second=second, third=third)))
    return tuple(found)


def held(view: CaribbeanView, seat: Seat) -> tuple[Fact, ...]:
    """The cards laid on ships whose bids are not shown yet, the spare, and what a tied seat has
    answered.
    """
    laid = [(ship, view.bids[ship][seat]) for ship in SHIPS if None in view.bids[ship]]
    found = [
        Fact(
            say("caribbean-held-bid", ship=vessel_words(ship), card=_card(card)),
            sprite(ship),
            figure(card),
        )
        for ship, card in laid
        if card is not None
    ]
    spare, where = view.spares[seat]
    if spare is not None and where is None and not view.winners:
        words = say("caribbean-held-spare", card=_card(spare))
        found.append(Fact(words, sprite("spare"), figure(spare)))
    if view.answer is not None:
        found.append(Fact(say("caribbean-held-answer", answer=view.answer), sprite("check")))
    return tuple(found)


def _card(value: int) -> Message:
    return say("caribbean-node-card", card=value)


def _money(view: CaribbeanView, seat: Seat) -> Fact:
    owned = view.money[seat]
    return Fact(say("caribbean-fact-money", money=owned), sprite("coin"), owned)


def goal(view: CaribbeanView, viewer: Seat | None) -> Message:
    """When the game ends, and that the richest wins then (KA-9); this round, where it is the last."""
    money = GOALS[len(view.money)]
    if max(view.money) >= money:
        when, args = "-reached", {"money": money}
    elif view.round == LAST_ROUND:
        when, args = "-last", {}
    else:
        when, args = "", {"money": money}
    if viewer is None:
        return say(f"caribbean-goal{when}", **args)
    return say(f"caribbean-goal{when}-you", **args, owned=view.money[viewer])


def asked(view: CaribbeanView, seat: Seat) -> Message:
    """The prompt of an acting seat."""
    if view.sailing is None:
        return say("caribbean-prompt-bid")
    derived, ship = Derived(view, seat), vessel_words(view.sailing)
    if view.controller is None:
        bid, spare = view.bids[view.sailing][seat] or 0, view.spares[seat][0] or 0
        return say("caribbean-prompt-tie", ship=ship, card=bid, spare=spare)
    deeds = derived.deeds()
    one = next(iter(deeds)) if len(deeds) == 1 else "several" if deeds else "none"
    can_sail = any(steps == 1 for steps in derived.sea.within_reach.values())
    key = "caribbean-prompt-sail" if can_sail else "caribbean-prompt-act"
    return say(key, ship=ship, steps=view.steps_left, deed=one)


def waited(view: CaribbeanView, seats: Sequence[Seat]) -> Message:
    """What the others read while seats act; bids are laid and ties answered by several at once."""
    names, count = names_of(seats), len(seats)
    if view.sailing is None:
        return say("caribbean-wait-bid", seats=names, count=count)
    ship = vessel_words(view.sailing)
    if view.controller is None:
        return say("caribbean-wait-tie", seats=names, count=count, ship=ship)
    return say("caribbean-wait-sail", seat=SeatName(seats[0]), ship=ship, steps=view.steps_left)
