"""Setting up, going from round to round, and the end (KA-1, KA-9)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from freebooters.engine.contract import CHANCE, Action
from freebooters.engine.events import Event
from freebooters.games.caribbean.rules.chart import AREAS
from freebooters.games.caribbean.rules.components import COLOURS, GOALS, RAID, SHIPS, VALUES
from freebooters.games.caribbean.rules.state import CaribbeanState
from tests.games.caribbean.states import RULES, TOWN_IDS, bid, hand, set_up, table


def dealt(seats: int, rng: Random) -> tuple[CaribbeanState, list[Action]]:
    s = RULES.new(seats, {"surcharge": False})
    drawn = []
    while RULES.to_act(s) == (CHANCE,):
        drawn.append(RULES.draw(s, rng))
        RULES.apply(s, CHANCE, drawn[-1])
    return s, drawn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ka_1_colours_are_dealt_then_six_chests_then_the_ships_in_order(seats: int) -> None:
    _, drawn = dealt(seats, Random(1))

    assert ["colour"] * seats + ["chest"] * 6 + ["berth"] * 6 == [action[0] for action in drawn]
    assert list(range(seats)) == [action[1] for action in drawn[:seats]]
    assert list(SHIPS) == [action[1] for action in drawn[-6:]]
    assert seats == len({action[2] for action in drawn[:seats]})


def test_ka_1_every_outcome_is_on_offer_also_the_last_one() -> None:
    s = RULES.new(4, {"surcharge": False})
    offered = []
    while RULES.to_act(s) == (CHANCE,):
        outcomes = RULES.legal(s, CHANCE)
        offered.append(len(outcomes))
        RULES.apply(s, CHANCE, outcomes[-1])

    assert [4, 3, 2, 1, 16, 15, 14, 13, 12, 11, 6, 5, 4, 3, 2, 1] == offered


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ka_1_the_table_once_it_is_set_up(seats: int) -> None:
    s, _ = dealt(seats, Random(2))
    view = RULES.view(s, None)
    lying = [(town, chest) for town, chest in view.ports.items() if chest]
    starts = {area.id for area in AREAS if area.start}

    assert [(town, town) for town, _ in lying] == lying
    assert (6, 5, 1) == (len(lying), view.stacks, view.round)
    assert starts == {area for area, _ in view.ships.values()}
    assert [None] * 6 == [chest for _, chest in view.ships.values()]
    assert (0,) * seats == view.money
    assert [()] * 4 == [view.secured, view.winners, view.tied, view.left]
    assert 3 * seats == sum(owner is not None for owner in view.hideouts.values())


def test_ka_1_a_seats_hideouts_are_those_of_its_colour() -> None:
    s, _ = dealt(3, Random(3))
    view = RULES.view(s, None)
    colours = {area.id: area.hideout for area in AREAS if area.hideout}
    unused = (set(COLOURS) - set(view.colours)).pop()

    assert 12 == len(view.hideouts) == len(colours)
    assert view.hideouts == {
        area: None if colour == unused else view.colours.index(colour)
        for area, colour in colours.items()
    }


def test_ka_1_nothing_is_known_before_it_is_dealt() -> None:
    view = RULES.view(RULES.new(2, {"surcharge": False}), None)

    assert (None, None) == view.colours
    assert {(None, None)} == set(view.ships.values())
    assert {None} == {*view.ports.values(), *view.hideouts.values()}
    assert (5, 0, None) == (view.stacks, view.round, view.sailing)


def test_ka_1_everything_is_dealt_evenly() -> None:
    """Twelve hundred deals: no share strays from its mean by more than five deviations."""
    rng, deals = Random(4), 1200
    drawn: Counter[Action] = Counter()
    for _ in range(deals):
        drawn.update(dealt(3, rng)[1])

    def even(actions: list[Action], chance: float) -> bool:
        slack = 5 * (deals * chance * (1 - chance)) ** 0.5
        return all(abs(drawn[action] - deals * chance) < slack for action in actions)

    starts = [area.id for area in AREAS if area.start]
    assert even([("colour", seat, colour) for seat in range(3) for colour in COLOURS], 1 / 4)
    assert even([("chest", town) for town in TOWN_IDS], 6 / 16)
    assert even([("berth", ship, area) for ship in SHIPS for area in starts], 1 / 6)


def end_round(s: CaribbeanState) -> list[Event]:
    """A round in which nobody does anything; what happened once the last ship had sailed."""
    told = bid(s, *[hand(seat) for seat in range(len(s.money))])
    round_ = s.round
    while s.round == round_ and RULES.to_act(s) not in ((CHANCE,), ()):
        seat = RULES.to_act(s)[0]
        RULES.apply(s, seat, RULES.legal(s, seat)[-1], told.append)
    kinds = [event.kind for event in told]
    return told[kinds.index("ended") :]


@pytest.mark.parametrize(("seats", "goal"), [(2, 62_000), (3, 41_000), (4, 31_000)])
def test_ka_9_a_seat_with_enough_money_ends_the_game_with_the_round(seats: int, goal: int) -> None:
    poor = table(seats, money=[goal - 1000] * seats)
    rich = table(seats, money=[*[0] * (seats - 1), goal])
    end_round(poor)
    told = end_round(rich)

    assert 2 == poor.round
    assert () == RULES.to_act(rich)
    assert (seats - 1,) == RULES.view(rich, 0).winners
    assert ["ended", "won"] == [event.kind for event in told]
    assert {
        "winners": (seats - 1,),
        "money": (*[0] * (seats - 1), goal),
        "reason": "goal",
    } == told[1].args


def test_ka_9_nobody_wins_in_the_middle_of_a_round() -> None:
    s = table(money=[90_000, 0])
    bid(s, hand(5), hand(0))

    assert () == RULES.view(s, None).winners
    assert (0,) == RULES.to_act(s)


def test_ka_9_some_goal_is_reached_when_every_chest_is_secured() -> None:
    """All sums are whole thousands, so the seats can at most hold a thousand less than the goal."""
    everything = sum(VALUES) + len(VALUES) * RAID

    assert 123_000 == everything
    assert all(seats * (goal - 1000) < everything for seats, goal in GOALS.items())


@pytest.mark.parametrize(("at_round", "over"), [(29, False), (30, True)])
def test_ka_9_the_game_ends_after_thirty_rounds(at_round: int, over: bool) -> None:
    s = table(money=[2000, 1000], at_round=at_round)
    told = end_round(s)

    assert over == (RULES.to_act(s) == ())
    assert ((0,) if over else ()) == RULES.view(s, None).winners
    assert not over or "rounds" == told[-1].args["reason"]


@pytest.mark.parametrize(
    ("money", "returns", "ranks"),
    [
        ([62_000, 40_000], [1.0, 0.0], [1, 2]),
        ([62_000, 62_000], [0.5, 0.5], [1, 1]),
        ([41_000, 5000, 41_000], [0.5, 0.0, 0.5], [1, 3, 1]),
        ([31_000, 2000, 4000, 2000], [1.0, 0.0, 0.0, 0.0], [1, 3, 2, 3]),
    ],
)
def test_ka_9_most_money_wins_and_ties_share(
    money: list[int], returns: list[float], ranks: list[int]
) -> None:
    s = table(len(money), money=money)
    end_round(s)

    assert () == RULES.to_act(s)
    assert returns == RULES.returns(s)
    assert ranks == RULES.ranks(s)


def test_ka_9_the_next_stack_goes_face_up_to_its_towns() -> None:
    s = table(closed=["VER", "CAM", "HAV", "NAS"])
    end_round(s)
    during = RULES.view(s, None)
    assert ((CHANCE,), 1, None, 1) == (RULES.to_act(s), during.stacks, during.sailing, during.round)
    assert [("chest", town) for town in ("VER", "CAM", "HAV", "NAS")] == RULES.legal(s, CHANCE)

    RULES.apply(s, CHANCE, ("chest", "NAS"))
    assert [("chest", town) for town in ("VER", "CAM", "HAV")] == RULES.legal(s, CHANCE)

    RULES.apply(s, CHANCE, ("chest", "VER"))
    after = RULES.view(s, None)

    assert {"NAS": "NAS", "VER": "VER"} == {t: c for t, c in after.ports.items() if c}
    assert ((0, 1), 2, 1) == (RULES.to_act(s), after.round, after.stacks)


def test_ka_9_without_stacks_the_next_round_begins_at_once() -> None:
    s = table(ports=["VER"])
    told = end_round(s)

    assert ["ended", "began"] == [event.kind for event in told]
    assert ((0, 1), 2) == (RULES.to_act(s), s.round)


def test_ka_9_all_cards_return_to_hand() -> None:
    s = table()
    end_round(s)

    assert 7 == len(RULES.legal(s, 0)) == len(RULES.legal(s, 1))
    assert {(None, None)} == set(RULES.view(s, 0).bids.values())


def test_ka_9_the_last_bids_stay_on_the_table() -> None:
    s = table(money=[62_000, 0])
    end_round(s)

    assert [(0, 1), (-1, -1), (1, 0)] == list(RULES.view(s, None).bids.values())[:3]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ka_9_a_game_ends_at_every_number_of_seats(seats: int) -> None:
    rng = Random(seats)
    s = set_up(seats)
    while acting := RULES.to_act(s):
        legal = RULES.legal(s, acting[-1])
        RULES.apply(s, acting[-1], legal[int(rng.random() * len(legal))])
    winners = RULES.view(s, None).winners

    assert 1 == sum(RULES.returns(s))
    assert [max(s.money)] * len(winners) == [s.money[seat] for seat in winners]


def test_a_town_never_holds_its_own_chest_and_another() -> None:
    """A chest from a stack always finds its own town free: nothing was ever left there before."""
    for seed in range(6):
        rng = Random(seed)
        s = set_up(3)
        while acting := RULES.to_act(s):
            legal = RULES.legal(s, acting[0])
            action = legal[int(rng.random() * len(legal))]
            if action[0] == "chest":
                assert None is RULES.view(s, None).ports[str(action[1])]
            RULES.apply(s, acting[0], action)


def test_set_up_leaves_five_stacks_of_two() -> None:
    assert 10 == set_up(2).closed.bit_count()


def test_a_seats_party_is_its_colour_so_that_colours_can_be_compared() -> None:
    view = RULES.view(table(3, money=[0, 41_000, 0]), None)

    assert ["red", "blue", "yellow"] == [RULES.party(view, seat) for seat in range(3)]
