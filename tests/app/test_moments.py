"""Every moment shown has with it what is said of the seats then, and what is asked then."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import pytest

from freebooters import catalog
from freebooters.app.compose import scenes_shown
from freebooters.app.desk import Desk
from freebooters.engine.contract import CHANCE
from freebooters.engine.match import Match
from freebooters.stage import WIDE, Painter, text_of
from tests.app.client import Json, chair

ACTIONS = 80
PERSON = 0
every_game = pytest.mark.parametrize("game", sorted(catalog.games()))


@dataclass(frozen=True)
class Recording:
    """The answers while a person plays against bots, all at random, and the match at their end."""

    desk: Desk
    tables: tuple[Json, ...]
    match: Match

    @property
    def moments(self) -> list[Json]:
        return [moment for table in self.tables for moment in table["scenes"]]

    @property
    def whole(self) -> list[Json]:
        """Of every position shown the moment at which all of it had happened."""
        return list({moment["position"]: moment for moment in self.moments}.values())


@cache
def played(game: str) -> Recording:
    info, rng, desk = catalog.game(game).info, Random(game), Desk()
    options = {
        option.name: option.choices[-1] if option.default is None else option.default
        for option in info.options
    }
    chairs = [chair(seat, "deckhand" if seat else "human") for seat in range(info.seats[-1])]
    match = Match(catalog.game(game), len(chairs), options, "reef")
    start: Json = {"game": game, "seats": chairs, "options": options, "seed": "reef"}
    tables = [desk.answer("start", {**start, "frame": "narrow:1180"})]
    while not match.over and len(tables) < ACTIONS:
        seat = rng.choice(match.to_act)
        action = rng.choice(match.legal(seat))
        match.act(seat, action)
        command: Json = {"revision": tables[-1]["revision"], "seat": seat, "action": [*action]}
        tables.append(desk.answer("act", command))
    assert all(table["ok"] for table in tables)
    return Recording(desk, tuple(tables), match)


def _meanwhile(paint: Painter[Any], view: Any) -> Json | None:
    told = paint.meanwhile(view)
    return None if told is None else told.as_json()


@every_game
def test_a_moment_s_facts_turn_and_prompt_are_those_of_the_view_then(game: str) -> None:
    match = played(game).match
    paint, seats = match.game.paint, range(match.seats)
    for moment in played(game).whole:
        then = match.at(moment["position"])
        view = then.view(PERSON)

        assert [
            {
                "turn": seat in then.to_act,
                "facts": [fact.as_json() for fact in paint.facts(view, seat)],
            }
            for seat in seats
        ] == moment["seats"]
        if then.to_act == (CHANCE,):
            assert moment["prompt"] in (None, _meanwhile(paint, view))
        else:
            assert moment["prompt"] is not None
        if PERSON in then.to_act:
            assert paint.prompt(view, PERSON).as_json() == moment["prompt"]


@every_game
def test_while_more_of_an_action_is_to_be_shown_nobody_acts_and_nothing_is_asked(game: str) -> None:
    for moment in played(game).moments:
        if moment not in played(game).whole:
            assert moment["prompt"] is None or "-meanwhile-" in moment["prompt"]["key"]
            assert not any(seat["turn"] for seat in moment["seats"])


@every_game
def test_something_is_said_at_every_moment_after_a_person_has_acted(game: str) -> None:
    """What was asked has been answered then, and what happens is told from the first moment on."""
    for table in played(game).tables[1:]:
        first, *_ = table["scenes"]
        assert first["prompt"] is not None or first["lines"] > 0


@every_game
def test_a_past_moment_is_shown_with_what_was_said_then(game: str) -> None:
    for moment in played(game).whole[::8]:
        past = played(game).desk.answer("show", {"position": moment["position"], "eyes": None})[
            "shown"
        ]

        assert (moment["seats"], moment["prompt"]) == (past["seats"], past["prompt"])


@every_game
def test_facts_per_moment_hardly_enlarge_answers(game: str) -> None:
    """Most of a moment is its scene, and in Caribbean half of that what the ear is told of the
    areas around every ship; the score sheet, which tells every round, comes with the last
    moment alone.
    """
    for moment in played(game).moments:
        scene, sheet, whole = (
            len(text_of(part).encode()) for part in (moment["scene"], moment["sheet"], moment)
        )

        assert scene <= 104_000
        assert sheet <= 16_000
        assert whole - scene - sheet <= 3_000


@every_game
def test_once_a_game_is_over_no_moment_says_what_wins_it(game: str) -> None:
    """What came before its last moment does: it was not over then."""
    info, rng = catalog.game(game).info, Random(game)
    options = {option.name: option.choices[-1] for option in info.options}
    match = Match(catalog.game(game), info.seats[-1], options, "reef")
    before = 0
    while not match.over:
        before, seat = len(match.events), rng.choice(match.to_act)
        match.act(seat, rng.choice(match.legal(seat)))
    events = [event for happened in match.events[before:] for event in happened]
    shown = scenes_shown(match, PERSON, WIDE, events)

    *earlier, last = [each.beside["goal"] for each in shown]
    assert {"key": "table-prompt-over"} == last
    assert last not in earlier
