from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from freebooters.engine.contract import Action, Seat
from freebooters.games.mutiny.rules.components import SIDES
from freebooters.games.mutiny.rules.state import MutinyState
from freebooters.training import told
from freebooters.training.recipes.mutiny import keen, sailor
from freebooters.training.selfplay import Player, share, uniform
from freebooters.training.told import AGAINST, players
from tests.games.mutiny.states import RULES, do, duelling, hand, sailing, visit

V, D = "valverde", "diaz"
PAIRS = [(1, 2), (3, 4), (5, 6), (8, 7), (10, 9)]


def last_duel() -> MutinyState:
    """Seat 0 leads by no more than the other's last card could take from it."""
    state = duelling([V, D], ["p1 p1 p3", "g1 g3"], pairs=PAIRS)
    state.wins, state.shown, state.sailors[0] = [2, 2], 5, PAIRS[4]
    do(state, ("fight", "pink", 1), ("fight", "grey", 1))
    return state


def leaving(s: MutinyState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    return legal[-1]


@pytest.mark.parametrize("name", ["imagining", "told"])
def test_a_player_that_tries_every_choice_beats_the_sailor_it_starts_from(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for usual in ("_USUAL", "_TOLD"):
        monkeypatch.setattr(told, usual, {uniform: leaving})
    state = last_duel()
    legal = RULES.legal(state, 0)

    assert ("monkey",) == leaving(state, 0, legal, Random(1))
    assert ("fight", "pink", 3) == players(uniform)[name](state, 0, legal, Random(1))


def test_the_told_player_tries_the_true_hands_and_the_other_imagined_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: dict[str, set[tuple[int, ...]]] = {}

    def looking(rules: object, s: MutinyState, *_: object) -> float:
        tried[name].add(tuple(s.hands[1]))
        return 0.0

    monkeypatch.setattr(told, "share", looking)
    state = last_duel()
    for name in ("imagining", "told"):
        tried[name] = set()
        players(uniform)[name](state, 0, RULES.legal(state, 0), Random(1))

    assert tried["told"] == {tuple(state.hands[1])}
    assert len(tried["imagining"]) > 1


def test_told_of_duels_alone_it_plays_the_voyage_as_a_sailor(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(told, "_imagined", None)
    state = sailing(2)
    state.closed, state.open = 2, ["crackpott", "valverde"]
    legal = RULES.legal(state, state.turn)
    told_duels = players(sailor, duels=True)["imagining"]

    assert len(legal) > 1
    assert told_duels(state, state.turn, legal, Random(1)) in legal


@pytest.mark.parametrize("rival", [0, 1])
@pytest.mark.parametrize("others", [sailor, keen])
def test_a_richer_player_that_knows_all_swears_to_the_others_side(
    others: Player, rival: int
) -> None:
    state = sailing(2)
    state.turn, state.ship, state.coins, state.allegiance = 0, 8, [12, 2], [1 - rival, rival]
    state.hands = [hand("p1 p2 g1 g2")] * 2
    visit(state, "bijoux")
    legal = RULES.legal(state, 0)
    chosen = [players(others, duels=True)["told"](state, 0, legal, Random(n)) for n in range(9)]

    assert {("swear", SIDES[rival])} == set(chosen)


@pytest.mark.parametrize(("lapses", "sides"), [(0.0, 1), (0.3, 2), (1.0, 2)])
def test_a_player_that_lapses_forgets_the_sides_it_has_seen(lapses: float, sides: int) -> None:
    state = sailing(2)
    state.turn, state.ship, state.coins, state.allegiance = 0, 8, [12, 2], [0, 1]
    state.hands = [hand("p1 p2 g1 g2")] * 2
    state.peeked[0] = (1,)
    visit(state, "bijoux")
    usual, legal = players(sailor, lapses=lapses)["usual"], RULES.legal(state, 0)

    assert sides == len({usual(state, 0, legal, Random(seed)) for seed in range(40)})


@pytest.mark.parametrize("against", AGAINST)
@pytest.mark.parametrize("name", players(uniform))
def test_the_same_seed_makes_the_same_share(
    name: str, against: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(told, "_WORLDS", 4)
    others = AGAINST[against]

    def played() -> float:
        state = duelling([V, D, V], ["p1 p2", "g1 g3", "p1 g2"])
        return share(RULES, state, 0, players(others)[name], others, Random(2))

    assert played() == played()
    assert 0 <= played() <= 1
