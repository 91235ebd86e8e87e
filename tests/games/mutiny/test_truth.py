"""What La Mutinerie's table says where it matters: who stood by the winner, how long the voyage
lasts, what one gets, what a rule did; compared with the true state at moments too rare for games.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from freebooters.engine.coach import Situation, holds
from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Event
from freebooters.engine.messages import Message
from freebooters.engine.views import view_as_json
from freebooters.games.mutiny import game
from freebooters.games.mutiny.coach import REMARKS
from freebooters.games.mutiny.rules.state import MutinyState
from freebooters.stage import WIDE, Beat, Node
from tests.contract.assertions import Said, Told, untrue
from tests.contract.rooms import SETTINGS
from tests.games.mutiny.states import (
    RULES,
    do,
    duelling,
    empty,
    hand,
    kinds,
    sailing,
    told,
    visit,
    visiting,
)
from tests.words import LANGUAGES, Words

PAINT = game.paint
PAIRS = [(9, 1), (8, 2), (7, 3), (6, 4), (10, 5)]
V, D = "valverde", "diaz"
NAMES = ["Anne", "Bart", "Grace", "Jack"]
OUT = "of those who stood by it only"


def lies(
    state: MutinyState,
    message: Message | None,
    seat: Seat | None = None,
    action: Action | None = None,
    event: Event | None = None,
) -> list[str]:
    """What a message asserts and is not so."""
    assert message is not None
    setting = next(each for each in SETTINGS["mutiny"] if each.seats == len(state.coins))
    moment = Told(setting, state, None, (), seat, event=event, action=action)
    return untrue("mutiny", Said("", message, moment))


def said(message: Message | None, language: str = "en") -> str:
    assert message is not None
    return Words(language, "mutiny").text(message.as_json(), NAMES)


def why(state: MutinyState) -> Message:
    assert state.phase == "over"
    found: Message | None = PAINT.sheet(RULES.view(state, None)).why
    assert found is not None
    assert [] == lies(state, found)
    return found


def fought(sides: Sequence[str | None], coins: Sequence[int]) -> MutinyState:
    """A mutiny that Valverde wins. All but the first seat have a card for the duel that decides it;
    the first has none, and is out.
    """
    hands = ["", *("p1" for _ in sides[1:])]
    state = duelling(sides, hands, pairs=PAIRS, coins=coins)
    state.wins = [2, 0]
    while state.phase != "over":
        seat = state.acting[0]
        do(state, RULES.legal(state, seat)[-1] if state.round > 1 else RULES.legal(state, seat)[0])
    return state


# Who won, and why


def test_an_ally_who_is_out_is_not_denied() -> None:
    state = fought([V, V, D], [0, 0, 0])
    found = why(state)

    assert [1] == list(state.winners)
    assert said(found).endswith(f"{OUT} Bart was still in the game: no gold is counted.")
    assert lies(state, Message(found.key, {**found.args, "out": 0}))


def test_whoever_wins_by_gold_is_compared_with_those_still_in_the_game() -> None:
    state = fought([V, V, V, D], [9, 2, 0, 0])

    assert "and of those there still in the game Bart has the most gold:" in said(why(state))


def test_where_all_allies_are_out_it_is_not_said_that_there_were_none() -> None:
    state = fought([V, D, D], [0, 0, 0])
    found = why(state)

    assert () == state.winners
    assert "but all who stood by it were out of the game: everybody" in said(found)
    assert lies(state, Message(found.key, {**found.args, "out": 0}))


@pytest.mark.parametrize(
    ("sides", "words"),
    [
        ([None, None], "nobody had sworn to a captain"),
        ([V, None], "nobody who had sworn had a card left"),
    ],
)
def test_a_mutiny_that_nobody_fights_says_whether_anybody_had_sworn(
    sides: list[str | None], words: str
) -> None:
    state = duelling(sides, ["", "p1"], pairs=PAIRS)
    while state.phase != "over":
        do(state, RULES.legal(state, state.acting[0])[-1])

    assert words in said(why(state))


def test_equal_gold_is_decided_by_cards_of_the_winner_s_colour_and_the_log_says_so() -> None:
    state = duelling([V, V, D], ["p1 p1 p1", "p1 p1 g3", "g1"], pairs=PAIRS, coins=[2, 2, 0])
    state.wins = [2, 0]
    do(state, ("fight", "pink", 1), ("fight", "pink", 1), ("fight", "grey", 1))
    events = do(state, ("monkey",), ("monkey",), ("monkey",))
    compared = [event for event in events if event.kind == "compared"]

    assert "Anne has the stronger pink cards left" in said(why(state))
    assert [2, 1] == [event.args["strength"] for event in compared]
    assert all(
        "for the winning side" in said(PAINT.line(event.seen_by(None))) for event in compared
    )


# How long the voyage lasts


def goal(state: MutinyState, viewer: Seat | None) -> Message:
    found: Message = PAINT.goal(RULES.view(state, viewer), viewer)
    assert [] == lies(state, found, viewer)
    return found


@pytest.mark.parametrize("supply", ["combat", "gold", "bank"])
def test_the_goal_says_that_an_empty_supply_brings_the_mutiny(supply: str) -> None:
    state = sailing(3)
    state.allegiance = [-1, 0, 0]
    drain(state, supply, 0)

    for viewer in (0, 1, None):
        found = goal(state, viewer)
        assert ("mutiny-goal-empty", supply) == (found.key, found.args["supply"])
        assert all(len(said(found, language)) <= 56 for language in LANGUAGES)
    assert said(goal(state, 0)).startswith("Swear!")
    assert lies(state, Message("mutiny-goal-voyage", {"state": "sworn", "cells": state.ship}), 1)


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_nobody_is_told_to_swear_before_a_mutiny_that_its_next_turn_comes_after(
    dealer: int,
) -> None:
    state = sailing(3, dealer=dealer)
    drain(state, "bank", 0)
    first, second, third = ((dealer + turn) % 3 for turn in range(3))
    state.turn, state.acting = second, (second,)

    assert not said(goal(state, first)).startswith("Swear!")
    for seat in (second, third):
        assert said(goal(state, seat)).startswith("Swear!")


@pytest.mark.parametrize("supply", ["combat", "gold", "bank"])
@pytest.mark.parametrize("ship", [1, 18])
def test_the_goal_says_that_a_supply_is_down_to_its_last(supply: str, ship: int) -> None:
    state = sailing(2)
    state.ship = ship
    drain(state, supply, 1)

    for viewer in (0, None):
        found = goal(state, viewer)
        assert ("mutiny-goal-last", supply) == (found.key, found.args["supply"])
        assert all(len(said(found, language)) <= 56 for language in LANGUAGES)


def test_a_pile_of_which_the_last_cards_are_looked_at_is_not_called_empty() -> None:
    state = sailing(2)
    drain(state, "combat", 2)
    visit(state, "tembo")
    do(state, RULES.legal(state, -1)[0])
    do(state, RULES.legal(state, -1)[0])

    assert 0 == RULES.view(state, 0).combat_pile
    assert "mutiny-goal-voyage" == goal(state, 1).key

    do(state, RULES.legal(state, 0)[0])

    assert "mutiny-goal-last" == goal(state, 1).key


@pytest.mark.parametrize(("ship", "bank"), [(3, 5), (9, 0)], ids=["sabres", "empty bank"])
def test_once_the_round_is_over_the_goal_says_that_the_mutiny_starts(ship: int, bank: int) -> None:
    state = sailing(2)
    state.ship, state.bank, state.turn, state.acting, state.closed = ship, bank, 1, (1,), 3
    state.allegiance, state.coins = [0, 1], [0, 0]
    events = [event.seen_by(None) for event in visit(state, "chang")]
    first, *_, last = PAINT.unfold(RULES.view(state, None), WIDE, events)

    assert "mutiny-goal-starts" == PAINT.goal(first.view, None).key
    assert "mutiny-goal-watching" == PAINT.goal(last.view, None).key


def drain(state: MutinyState, supply: str, left: int) -> None:
    """Puts all but so many of a supply into the hands of the last seat."""
    if supply == "bank":
        state.coins[-1] += state.bank - left
        state.bank = left
        return
    bag = state.combat_bag if supply == "combat" else state.gold_bag
    cards = state.hands if supply == "combat" else state.gold
    for number, count in enumerate(bag):
        kept = min(left, count)
        bag[number], left = kept, left - kept
        cards[-1][number] += count - kept


def lines(events: Sequence[Event], kind: str) -> list[str]:
    return [said(PAINT.line(event.seen_by(None))) for event in events if event.kind == kind]


@pytest.mark.parametrize(
    ("left", "kind"),
    [(1, "emptied"), (2, "scarce"), (3, None)],
    ids=["last", "last but one", "third"],
)
def test_the_log_says_once_when_coins_run_out_or_are_down_to_the_last(
    left: int, kind: str | None
) -> None:
    state = sailing(2)
    drain(state, "bank", left)
    events = visit(state, "pang", ("choose", "coin"))

    assert ([kind] if kind else []) == [
        each for each in kinds(events) if each in ("emptied", "scarce")
    ]


def test_two_cards_drawn_at_once_are_told_together_and_wessel_takes_none() -> None:
    state = sailing(2)
    drain(state, "combat", 2)
    events = visit(state, "crackpott")
    while state.acting == (-1,):
        events += do(state, RULES.legal(state, -1)[0])

    assert ["The combat cards have run out: mutiny due after this round."] == lines(
        events, "emptied"
    )
    assert [] == lines(events, "scarce")

    again = visit(state, "wessel", ("return", "pink", 1), ("done",))
    again += do(state, RULES.legal(state, -1)[0])

    assert not {"emptied", "scarce"} & set(kinds(again))


def test_of_cards_looked_at_only_the_one_that_is_kept_is_gone() -> None:
    state = sailing(2)
    drain(state, "combat", 2)
    events = visit(state, "tembo")
    while state.acting == (-1,):
        events += do(state, RULES.legal(state, -1)[0])

    assert [] == lines(events, "emptied")

    events = do(state, RULES.legal(state, 0)[0])

    assert ["Only one combat card is left in the pile."] == lines(events, "scarce")


def test_in_the_mutiny_an_empty_bank_brings_nothing() -> None:
    state = duelling([V, D], ["p1", "g1"], pairs=PAIRS, bank=2)
    do(state, ("fight", "pink", 1), ("fight", "grey", 1))

    assert "emptied" not in kinds(do(state, ("monkey",), ("monkey",)))
    assert 0 == state.bank


# What one gets


def gain(state: MutinyState, *action: str | int) -> Message:
    seat = state.acting[0]
    found: Message | None = PAINT.choice(RULES.view(state, seat), seat, action).gain
    assert found is not None
    assert [] == lies(state, found, seat, action)
    return found


def sates_offer(state: MutinyState) -> str:
    view = RULES.view(state, state.acting[0])
    return {node.id: str(node.text) for node in PAINT.scene(view, WIDE).nodes}["sate-coins"]


def test_sate_never_offers_more_than_the_bank_has() -> None:
    state = sailing(3)
    state.bank = 1
    do(state, ("knock",), ("cabin", "sate"), ("knock",), ("cabin", "chang"))
    events = do(state, ("take", "chang"), ("rob", 1))

    assert ["Sate now offers one coin."] == lines(events, "sweetened")
    assert "1" == sates_offer(state)
    assert {"coins": 1} == gain(state, "take", "sate").args


SHORT = [
    ("valverde", {"bank": 0}, "only a gold card"),
    ("valverde", {"gold": 0}, "only a coin"),
    ("valverde", {"gold": 0, "bank": 0}, "nothing now"),
    ("diaz", {"gold": 0}, "only one combat card"),
    ("diaz", {"combat": 0}, "only a gold card"),
    ("crackpott", {"combat": 1}, "only one combat card"),
    ("crackpott", {"combat": 0}, "nothing now"),
    ("tembo", {"combat": 1}, "only one combat card"),
    ("pang", {"combat": 0}, "only a coin"),
    ("pang", {"bank": 0}, "only one combat card"),
    ("sate", {"bank": 0}, "nothing now"),
    ("nero", {"bank": 0}, "one exchange at most"),
    ("nero", {"bank": 0, "combat": 0}, "nothing now"),
    ("wessel", {}, "2 exchanges at most"),
]


@pytest.mark.parametrize(("pirate", "supplies", "words"), SHORT)
def test_a_pirate_promises_what_it_can_give(
    pirate: str, supplies: dict[str, int], words: str
) -> None:
    state = sailing(2)
    for supply, left in supplies.items():
        drain(state, supply, left)
    state.open.append(pirate)

    assert words == said(gain(state, "take", pirate))


def test_pirates_who_need_others_or_places_promise_nothing_else() -> None:
    state = sailing(2)
    state.allegiance = [0, -1]
    state.coins = [1, 0]
    state.open += ["ojo", "chang", "cambivalute"]

    assert ["nothing now"] * 2 == [said(gain(state, "take", each)) for each in ("ojo", "chang")]

    state.sailors, state.seen = PAIRS[:], [(1,)] * 5

    assert "exchange them or not" in said(gain(state, "take", "cambivalute"))


def test_a_theft_promises_one_coin_of_those_there() -> None:
    state = visiting("chang", seats=3)
    state.coins = [0, 3, 1]

    assert ["one of 3 coins", "the only coin there"] == [
        said(gain(state, "rob", victim)) for victim in (1, 2)
    ]


def prompt(state: MutinyState) -> str:
    seat = state.acting[0]
    found = PAINT.prompt(RULES.view(state, seat), seat)
    assert [] == lies(state, found, seat)
    return said(found)


def test_nero_and_wessel_ask_for_no_more_than_can_be_exchanged() -> None:
    nero = sailing(2)
    drain(nero, "bank", 0)
    visit(nero, "nero")

    assert "Buy a combat card for a coin, or stop? One trade at most." == prompt(nero)
    assert "Put up to 2 combat cards" in prompt(visiting("wessel"))


@pytest.mark.parametrize("pirate", ["diaz", "tembo"])
def test_a_single_card_to_look_at_is_not_called_two(pirate: str) -> None:
    state = sailing(2)
    drain(state, "gold", 0)
    drain(state, "combat", 1)
    visit(state, pirate)
    do(state, RULES.legal(state, -1)[0])

    assert "only this card to show you" in prompt(state)
    assert "diaz" not in remarked(state)


@pytest.mark.parametrize(
    ("supply", "words"), [("bank", "take a combat card"), ("combat", "take a coin")]
)
def test_pang_names_what_is_left(supply: str, words: str) -> None:
    state = sailing(2)
    drain(state, supply, 0)
    visit(state, "pang")

    assert words in prompt(state)


EMPTY = [
    ("sate", "bank"),
    ("chang", "coins"),
    ("crackpott", "combat"),
    ("tembo", "combat"),
    ("pang", "bank"),
    ("diaz", "gold"),
    ("ojo", ""),
]


@pytest.mark.parametrize(("pirate", "supply"), EMPTY)
def test_nothing_speaks_for_a_pirate_who_cannot_give_it(pirate: str, supply: str) -> None:
    state = sailing(2)
    state.allegiance = [0, 1]
    assert game.advice is not None
    assert game.advice.reason(state, 0, ("take", pirate))

    empty(state, supply)
    state.allegiance = [0, -1]
    state.coins = [0, 0]

    assert None is game.advice.reason(state, 0, ("take", pirate))


# What a rule did


@pytest.mark.parametrize(("supply", "words"), [("bank", "No coin"), ("gold", "No gold card")])
def test_the_log_says_what_valverde_could_not_give(supply: str, words: str) -> None:
    state = sailing(2)
    empty(state, supply)

    assert [f"{words} is left for Anne."] == lines(visit(state, "valverde"), "lacking")


def levy() -> tuple[MutinyState, list[Event]]:
    """Two monkeys in round 2, and one coin in all, a third seat's."""
    state = duelling([V, D, V], ["p1 p1", "g1", "p1"], pairs=PAIRS, coins=[0, 0, 1], bank=0)
    do(state, ("fight", "pink", 1), ("fight", "grey", 1), ("fight", "pink", 1))
    return state, do(state, ("fight", "pink", 1), ("monkey",), ("monkey",))


def test_mu_35_the_log_says_who_pays_why_and_who_is_not_paid() -> None:
    _, events = levy()

    assert ["The bank has no coin for 2 monkeys: all who have a coin pay one in."] == lines(
        events, "levy"
    )
    assert ["Grace pays a coin into the bank."] == lines(events, "levied")
    assert ["Bart gets one coin from the bank."] == lines(events, "earned")
    assert ["No coin is left for Grace."] == lines(events, "lacking")
    assert [] == lines(events, "idle")


def flights(beat: Beat[object]) -> list[Node]:
    return [node for node in beat.scene.nodes if node.id.startswith("flight-")]


def test_mu_35_coins_move_into_the_bank_before_they_move_out() -> None:
    state, events = levy()
    view = RULES.view(state, None)
    beats = PAINT.unfold(view, WIDE, [event.seen_by(None) for event in events])
    moves = [[(node.was, node.alpha) for node in flights(beat)] for beat in beats]
    purses = [(beat.view.bank, beat.view.coins) for beat in beats]
    paid = [("rail-2", 0)]

    assert paid in moves
    assert [*paid, ("bank", 0)] == moves[-1]
    assert [(0, (0, 0, 1)), (1, (0, 0, 0)), (0, (0, 1, 0))] == list(dict.fromkeys(purses))


def test_mu_35_what_is_paid_in_ends_on_the_bank() -> None:
    state, events = levy()
    scene = PAINT.scene(RULES.view(state, None), WIDE, [event.seen_by(None) for event in events])
    nodes = {node.id: node for node in scene.nodes}

    assert nodes["bank"].at == nodes["flight-0"].at


@pytest.mark.parametrize(
    ("cards", "duel", "warned"),
    [("p1", 0, True), ("p1 p2", 0, False), ("p1", 4, False)],
    ids=["the last", "another left", "the last duel"],
)
def test_mu_33_a_last_card_says_before_it_is_laid_what_another_duel_would_bring(
    cards: str, duel: int, warned: bool
) -> None:
    state = duelling([V, D], ["p1 p1", "g1 g1"], pairs=PAIRS)
    do(state, ("fight", "pink", 1), ("fight", "grey", 1))
    state.hands[0] = hand(cards)
    state.shown = duel + 1
    words = said(gain(state, "fight", "pink", 1))

    assert warned == ("if another duel comes, you are out" in words)
    assert "+1 for Valverde" in words
    assert warned == ("last-card" in remarked(state))
    assert warned == prompt(state).startswith("Your last card")


def remarked(state: MutinyState) -> set[str]:
    """What the coach could say to the first seat."""
    situation = Situation(0, view_as_json(RULES.view(state, 0)), RULES.legal(state, 0), [], 9)
    return {each.id for each in REMARKS if all(holds(when, situation) for when in each.when)}


def test_mu_34_a_lone_monkey_that_finds_no_coin_is_told_as_such() -> None:
    state = duelling([V, D], ["p1 p1", "g1 g1"], pairs=PAIRS)
    do(state, ("fight", "pink", 1), ("fight", "grey", 1))
    events = do(state, ("monkey",), ("fight", "grey", 1))

    assert ["mutiny-log-idle-monkey"] == [
        line.key
        for event in events
        if event.kind == "idle" and (line := PAINT.line(event.seen_by(0)))
    ]
    assert [] == told(events, "lacking", None)


def test_the_dealer_is_not_said_to_have_played_before_the_first_turn() -> None:
    scene = PAINT.scene(RULES.view(sailing(2), None), WIDE)
    words = next(said(node.label) for node in scene.nodes if node.id == "dealer")

    assert words == "Anne deals this row and plays first"
    assert sailing(2).turn == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_storm_is_not_told_to_be_where_the_ship_has_come_to(language: str) -> None:
    assert "7" not in said(PAINT.line(Event("storm", {"to": 7}).seen_by(None)), language)
