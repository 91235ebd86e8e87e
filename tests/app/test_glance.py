"""The chances of a finished game at a glance."""

from __future__ import annotations

import pytest

from freebooters import catalog
from freebooters.app.analysis.decisions import decisions
from freebooters.app.analysis.glance import glances
from freebooters.app.analysis.luck import shares
from freebooters.engine.match import Match
from tests.saves.kept import old_saves

GAMES = {save.game: save.text for save in old_saves()}


def test_the_games_looked_at_are_all_that_keep_saves() -> None:
    assert {"caribbean", "cartagena", "meuterer", "mutiny"} == set(GAMES)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_each_decision_gets_the_estimate_of_the_moment_before_it(game: str) -> None:
    match = catalog.load(GAMES[game])
    moments = decisions(match)
    found = glances(match, moments)

    assert len(moments) == len(found)
    for moment, glance in list(zip(moments, found, strict=True))[1::40]:
        *_, (_, so_far) = shares(match.at(moment.position))
        assert so_far[moment.seat].result == glance


def test_a_game_without_estimates_has_no_glances() -> None:
    game = next(each for each in catalog.small().values() if each.advice is None)
    match = Match(game, min(game.info.seats), None, "glance")
    while not match.over:
        seat = match.to_act[0]
        match.act(seat, match.legal(seat)[0])
    moments = decisions(match)

    assert [None] * len(moments) == glances(match, moments)
