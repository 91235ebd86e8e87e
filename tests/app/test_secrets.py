"""What is hidden from whoever looks is in no answer to the page: two matches that look the same to a
seat get the same answers to the same commands. Only what is to be stored is not compared.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest

from freebooters import catalog
from freebooters.engine.contract import Action, Entry, Seat
from freebooters.engine.errors import BrokenLog
from freebooters.engine.match import Match
from tests.app.client import Client, Json, chair
from tests.contract.journeys import travel
from tests.contract.rooms import SETTINGS, Setting

MOMENTS = 4
TRIES = 10

CLOSED = [
    setting
    for game in catalog.games()
    for setting in SETTINGS[game]
    if setting.game.info.traits.hidden
    and setting.seats in (min(setting.game.info.seats), max(setting.game.info.seats))
]

QUICK = [
    sorted((setting for setting in CLOSED if setting.folder == game), key=lambda each: each.seats)[
        at
    ]
    for game in {setting.folder for setting in CLOSED}
    for at in (0, -1)
]
"""Every game with the fewest seats and with the most, at fewer moments; the rest in the long run."""


every_closed_setting = pytest.mark.parametrize(
    "setting",
    [
        pytest.param(
            setting,
            id=str(setting),
            marks=[] if setting in QUICK else [pytest.mark.slow],
        )
        for setting in CLOSED
    ],
)


def _looks(match: Match, viewer: Seat) -> list[Any]:
    """All that seat could come to know of a match: the log, the events, what it sees now."""
    events = [[event.seen_by(viewer) for event in told] for told in match.events]
    return [match.seen_log(viewer), events, match.view(viewer), match.view(None), match.to_act]


def _otherwise(match: Match, viewer: Seat, rng: Random) -> Match:
    """The match with some of what that seat cannot know changed."""
    looks = _looks(match, viewer)
    hidden = [at for at, entry in enumerate(match.log) if entry != looks[0][at]]
    for position in rng.sample(hidden, min(TRIES, len(hidden))):
        seat, action = match.log[position]
        others = [
            each for each in _alike(match.at(position), seat, action, viewer) if each != action
        ]
        if not others:
            continue
        log = [*match.log]
        log[position] = Entry(seat, rng.choice(others))
        try:
            other = Match.replay(match.game, match.seats, match.options, match.seed, log)
        except BrokenLog:
            continue
        if _looks(other, viewer) == looks:
            match = other
    return match


def _alike(match: Match, seat: Seat, action: Action, viewer: Seat) -> list[Action]:
    """The legal actions that the viewer could not tell from that one."""
    rules, state = match.game.rules, match._state
    look = rules.mask(state, seat, action, viewer)
    return [each for each in match.legal(seat) if rules.mask(state, seat, each, viewer) == look]


def _pairs(setting: Setting, rng: Random, *, acts: bool) -> Iterator[tuple[Seat, Match, Match]]:
    """Moments of a random game, each with a seat that acts then, or does not, and another match that
    looks the same to it.
    """
    journey = travel(setting, 1)
    decisions = [moment for moment in journey.decisions if moment.position > 0]
    for moment in rng.sample(decisions, min(MOMENTS, len(decisions))):
        log = journey.log[: moment.position]
        match = Match.replay(setting.game, setting.seats, setting.options, "canary", log)
        for viewer in range(setting.seats):
            if (viewer == match.to_act[0]) if acts else (viewer not in match.to_act):
                other = _otherwise(match, viewer, rng)
                if other.log != match.log:
                    yield viewer, match, other
                    break


def _saved(match: Match, *who: str) -> str:
    return match.save({"chairs": [chair(seat, each) for seat, each in enumerate(who)]})


def _new(match: Match, before: int, viewer: Seat) -> list[Any]:
    """What a seat has come to know since then."""
    return [part[before:] for part in _looks(match, viewer)[:2]]


@every_closed_setting
def test_answers_at_a_shared_screen_do_not_depend_on_others_hidden_cards(
    client: Client, setting: Setting
) -> None:
    rng = Random(f"{setting}")
    pairs = islice(_pairs(setting, rng, acts=True), 2 if setting in QUICK else None)

    def walk(match: Match) -> list[Json]:
        """All one can ask when it is one's turn."""
        answers = [client.load(_saved(match, *["human"] * setting.seats))]
        if client.table["curtain"] is not None:
            answers.append(client.lift())
        revision, last = client.table["revision"], client.table["position"]
        answers += _cards(client, client.table["scenes"])
        for position in (0, last // 2, last - 1, last):
            answers.append(client.told("show", position=position))
            answers += _cards(client, [answers[-1]["shown"]])
        picks = [pick for choice in client.table["choices"][:3] for pick in choice["picks"]]
        answers.append(client.told("why", picks=picks))
        answers.append(client.told("hint", revision=revision))
        answers.append(client.told("remark", revision=revision, told=[], refused=None))
        answers.append(client.told("frame", frame="narrow:1180"))
        return answers

    for viewer, match, other in pairs:
        asked, told = [], []
        for each in (match, other):
            asked.append(walk(each))
            actions = [choice["action"] for choice in client.table["choices"]]
            answer = client.act(actions[len(match.log) % len(actions)], viewer)
            shown = [answer, *_cards(client, answer["scenes"])]
            told.append((_new(catalog.load(client.save), len(match.log), viewer), shown))
        assert asked[0] == asked[1]
        (known, shown), (other_known, other_shown) = told
        assert shown == other_shown or known != other_known


@every_closed_setting
def test_answers_in_a_bots_turn_do_not_depend_on_its_hand(client: Client, setting: Setting) -> None:
    rng = Random(f"{setting}")
    for viewer, match, other in _pairs(setting, rng, acts=False):
        who = ["human" if seat == viewer else "commodore" for seat in range(setting.seats)]
        seat = match.to_act[0]
        for action in match.legal(seat)[:3]:
            alike = _alike(match, seat, action, viewer)
            told = []
            for each in (match, other):
                table = client.load(_saved(each, *who))
                legal = [own for own in alike if own in each.legal(seat)]
                if not legal:
                    break
                step = _step(client, legal[-1] if each is other else legal[0])
                moved = client.carry_out(step, aloud=True)
                known = _new(catalog.load(client.save), len(match.log), viewer)
                told.append((known, [table, moved, *_cards(client, moved["scenes"])]))
            if len(told) == 2 and told[0][0] == told[1][0]:
                assert told[0][1] == told[1][1]


def _cards(client: Client, moments: Sequence[Json]) -> list[Json]:
    """All that is explained in the last of these moments."""
    moment = moments[-1]
    asked = [node["id"] for node in moment["scene"]["nodes"] if "explain" in node]
    return [client.told("explain", position=moment["position"], node=node) for node in asked]


def _step(client: Client, action: Action) -> str:
    """What a bot's worker would say, which compared all it could do."""
    choices = client.consult()["choices"]
    words = {"label": {"key": "secret"}, "reason": {"key": "secret"}}
    prospects = [{"action": each, "worth": 0.5, "share": 0.5, **words} for each in choices[:3]]
    return json.dumps({"action": action, "prospects": prospects})


def test_hidden_hands_are_changed_in_every_game_that_has_some() -> None:
    """Otherwise the tests above would compare nothing."""
    assert CLOSED
    for game in sorted({setting.folder for setting in CLOSED}):
        found = (
            pair
            for setting in CLOSED
            if setting.folder == game
            for acts in (True, False)
            for pair in _pairs(setting, Random(f"{setting}"), acts=acts)
        )
        assert 4 == len([*islice(found, 4)]), game
