"""What observers of OpenSpiel's games see, and OpenSpiel's own account of a game, which asks them all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

from freebooters.engine.views import view_as_json
from freebooters.research.observers import private_part
from freebooters.research.spiel import RoomState
from tests.contract.rooms import Setting
from tests.research.settings import every_room, every_variant
from tests.research.test_spiel import act, blank, fists, load

OWN = pyspiel.PrivateInfoType.SINGLE_PLAYER
NONE = pyspiel.PrivateInfoType.NONE
ALL = pyspiel.PrivateInfoType.ALL_PLAYERS
BEGINNING = 40
"""So many entries of the log are the beginning of a game."""


def observer(state: Any, *, recall: bool = False, public: bool = True, private: Any = OWN) -> Any:
    kind = pyspiel.IIGObservationType(
        perfect_recall=recall, public_info=public, private_info=private
    )
    return make_observation(state.get_game(), kind)


def seen(state: Any, player: int, **kind: Any) -> tuple[Any, list[float] | None]:
    """What such an observer says of a state: the JSON, and the tensor if it has one."""
    found = observer(state, **kind)
    found.set_from(state, player)
    tensor = None if found.tensor is None else found.tensor.tolist()
    return json.loads(found.string_from(state, player)), tensor


def moments(setting: Setting) -> Iterator[Any]:
    """Some states of a random game."""
    state, rng = load(setting).new_initial_state(), Random(5)
    for number in range(120):
        if state.is_terminal():
            break
        if number % 20 == 19:
            yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


def together(public: Any, private: Any) -> Any:
    """A spectator's view with what is private in its places."""
    if isinstance(public, dict) and isinstance(private, dict):
        return public | {key: together(public.get(key), own) for key, own in private.items()}
    if isinstance(public, list) and isinstance(private, dict):
        return [
            together(value, private[str(place)]) if str(place) in private else value
            for place, value in enumerate(public)
        ]
    return private


@every_room
def test_what_is_public_and_what_is_private_are_together_the_view(setting: Setting) -> None:
    for state in moments(setting):
        public, _ = seen(state, 0, private=NONE)
        for player in range(setting.seats):
            private, _ = seen(state, player, public=False)
            whole = view_as_json(state.position.view(player))

            assert whole == together(public["view"], private["private"])
            assert whole == seen(state, player)[0]["view"]
            assert (whole != public["view"]) is bool(private["private"])


def test_only_the_own_card_is_private() -> None:
    state = blank(4, 7)

    assert {"seat": 0, "private": {"hands": {"0": 4}}} == seen(state, 0, public=False)[0]
    assert {"seat": 1, "private": {"hands": {"1": 7}}} == seen(state, 1, public=False)[0]
    assert {"seat": 0, "private": {}} == seen(fists(), 0, public=False)[0]


def test_a_private_observer_remembers_only_what_it_alone_was_told() -> None:
    state = blank(4, 7)
    act(state, ("keep",))
    told = seen(state, 0, public=False, recall=True)

    assert [[0, [-1, ["deal", 4], told[0]["told"][0][1][2]]]] == told[0]["told"]
    assert told[1] is None
    assert (
        seen(blank(4, 8), 0, public=False, recall=True)[0]
        == seen(blank(4, 7), 0, public=False, recall=True)[0]
    )


def test_a_private_tensor_knows_the_own_card_and_nothing_else() -> None:
    (_, one), (_, other), (_, more) = (
        seen(blank(*cards), 0, public=False) for cards in ((4, 7), (5, 7), (4, 8))
    )

    assert one != other
    assert one == more
    assert any(one or ())


def test_a_public_observer_sees_what_a_spectator_sees() -> None:
    (one, tensor), (other, same) = (
        seen(blank(*cards), player, private=NONE) for player, cards in enumerate(((4, 7), (5, 8)))
    )

    assert one == other
    assert one["seat"] is None
    assert np.array_equal(tensor, same)


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ({"private": ALL}, "secrets of one player at most"),
        ({"private": ALL, "public": False}, "secrets of one player at most"),
        ({"private": NONE, "public": False}, "not nothing"),
    ],
)
def test_an_observer_that_would_make_no_sense_is_refused_in_words(
    kind: dict[str, Any], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        observer(blank(4, 7), **kind)


def test_parameters_of_an_observer_are_refused_in_words() -> None:
    with pytest.raises(ValueError, match=r"have no parameters, such as .*length"):
        make_observation(blank().get_game(), params={"length": 3})


def test_a_value_within_a_list_of_another_length_is_private_as_a_whole() -> None:
    own, public = {"a": [1, 2], "b": {"x": [1], "y": 1}}, {"a": [1], "b": {"x": [2], "y": 1}}

    assert {"a": [1, 2], "b": {"x": {"0": 1}}} == private_part(own, public)


def playthrough(state: Any) -> list[str]:
    lines: list[str] = generate_playthrough.playthrough_lines(str(state.get_game()), seed=1)
    return lines


@pytest.mark.slow
@every_room
def test_openspiel_gives_its_account_of_the_beginning_of_a_game(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = RoomState.is_terminal
    monkeypatch.setattr(
        RoomState,
        "is_terminal",
        lambda state: over(state) or len(state.position.log) >= BEGINNING,
    )
    lines = playthrough(load(setting).new_initial_state())

    assert f"# State {BEGINNING}" in lines
    assert sum(line.startswith("PrivateObservationString(0)") for line in lines) > 1


@pytest.mark.parametrize("state", [blank(), fists()], ids=["blank", "fists"])
def test_openspiel_gives_its_account_of_a_whole_game_that_is_no_room(state: Any) -> None:
    lines = playthrough(state)

    assert sum(line == "IsTerminal() = True" for line in lines) == 1
    assert lines == playthrough(state)


@pytest.mark.slow
@every_variant
def test_openspiel_gives_its_account_of_a_whole_game(setting: Setting) -> None:
    lines = playthrough(load(setting).new_initial_state())

    assert sum(line == "IsTerminal() = True" for line in lines) == 1
