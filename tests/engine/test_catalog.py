"""Finding the games."""

from __future__ import annotations

import types

import pytest

from freebooters import catalog
from freebooters.engine.errors import UnknownGame
from freebooters.engine.messages import say


def test_the_catalog_lists_games_by_id_and_not_the_template() -> None:
    games = catalog.games()

    assert "cartagena" in games
    assert not [name for name in games if name.startswith("_")]
    assert sorted(games) == list(games)
    assert all(name == game.info.id for name, game in games.items())


@pytest.mark.parametrize("game", ["", "atlantis", "_blank", "blank", "cartagena.rules", "../x"])
def test_a_game_that_is_not_listed_is_refused_by_name(game: str) -> None:
    with pytest.raises(UnknownGame) as refused:
        catalog.game(game)

    assert say("error-game", game=game) == refused.value.message


def test_a_room_that_declares_no_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    empty = types.SimpleNamespace(game="no game")
    monkeypatch.setattr(catalog, "import_module", lambda name: empty)

    with pytest.raises(TypeError, match="not a Game"):
        catalog.room("empty")
