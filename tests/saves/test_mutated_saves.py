"""A save with anything changed in it is a game, equal to itself when it is saved and loaded, or it is
refused in words of ours; the engine never crashes.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from functools import cache

import pytest

import freebooters
from freebooters import catalog
from freebooters.app.desk import Desk
from freebooters.engine.contract import CHANCE
from freebooters.engine.errors import BadSave, FreebootersError
from tests.saves.mutations import entries, mutants

_IN_WEBASSEMBLY = sys.platform == "emscripten"
"""Where the question is only whether all is as it was natively."""

_FEW = range(100 if _IN_WEBASSEMBLY else 300)
_MANY = 100_000
_AT_ONCE = 5_000

GAMES = sorted(freebooters.games())

some_and_many = pytest.mark.parametrize(
    ("game", "numbers"),
    [
        *(pytest.param(game, _FEW, id=game) for game in GAMES),
        *(
            pytest.param(
                game,
                range(first, first + _AT_ONCE),
                id=f"{game}-{first}",
                marks=pytest.mark.slow,
            )
            for first in range(0, _MANY, _AT_ONCE)
            for game in GAMES
        ),
    ],
)


def what_comes_of(text: str) -> str:
    """The key of what is wrong with a save, "a game" if nothing is, having looked at everything."""
    try:
        match = catalog.load(text)
    except BadSave as refused:
        key = refused.message.key
        with pytest.raises(FreebootersError) as again:
            Desk().answer("load", {"text": text, "frame": "wide:620"})
        assert key == again.value.message.key
        return key
    saved = match.save()
    again_loaded = catalog.load(saved)
    observers = (*range(match.seats), None)
    assert saved == again_loaded.save()
    assert [match.view(seat) for seat in observers] == [
        again_loaded.view(seat) for seat in observers
    ]
    return at_the_desk(text)


def at_the_desk(text: str) -> str:
    """The same through the page's own door: names, notes and all."""
    desk, other = Desk(), Desk()
    try:
        table = desk.answer("load", {"text": text, "frame": "wide:620"})
    except FreebootersError as refused:
        return refused.message.key
    saved = desk.save()
    assert saved is not None
    assert table == other.answer("load", {"text": saved, "frame": "wide:620"})
    assert saved == other.save()
    return "a game"


@cache
def came_to(game: str, numbers: range) -> Counter[str]:
    """What comes of so many mutants of a game's saves, each of which is a game or is refused."""
    found: Counter[str] = Counter()
    for text in mutants(game, numbers):
        try:
            found[what_comes_of(text)] += 1
        except Exception as stumbled:
            raise AssertionError(text) from stumbled
    return found


@some_and_many
def test_a_mutated_save_is_a_game_or_is_refused(game: str, numbers: range) -> None:
    assert len(numbers) == came_to(game, numbers).total()


@pytest.mark.parametrize("game", GAMES)
def test_an_action_of_a_seat_is_refused_as_an_entry_of_chance(game: str) -> None:
    """Whole or cut short, as the first entry."""
    actions = {(*action[:end],) for _, *action in entries(game) for end in range(1, 4)}
    info = freebooters.games()[game].info
    match = freebooters.start(game, max(info.seats), info.quick.options, "reef")
    save = json.loads(match.save())
    for action in actions - {*match.at(0).legal(CHANCE)}:
        text = json.dumps({**save, "log": [[CHANCE, *action]]})
        assert "error-save-broken" == what_comes_of(text), action


@pytest.mark.native
@pytest.mark.parametrize("game", GAMES)
def test_the_mutants_come_to_everything_that_can_come_of_a_save(game: str) -> None:
    found = came_to(game, _FEW)

    assert found["a game"] > len(_FEW) // 20
    assert found["error-save-broken"] > len(_FEW) // 5
    assert {"json", "foreign", "version", "field"} <= {
        key.removeprefix("error-save-") for key in found
    }
    assert {"error-seats", "error-option", "error-chair-colour", "error-chair-who"} <= {*found}
