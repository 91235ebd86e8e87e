"""Whatever a command holds, at any moment of any game, the engine answers and never crashes."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import freebooters
from freebooters import catalog
from freebooters.app.chairs import COLOURS
from freebooters.app.commands import COMMANDS
from freebooters.app.protocol import KINDS
from freebooters.engine.match import Match
from freebooters.stage import WIDE
from tests.app.client import Client
from tests.app.friends import Friend, ask

GAMES = sorted(freebooters.games())
steady = settings(derandomize=True, database=None, deadline=None)
briefly, at_length = (settings(steady, max_examples=most) for most in (12, 300))


@dataclass(frozen=True, eq=False)
class Moment:
    """A save, and words that mean something at its table. No two are the same."""

    save: str
    words: tuple[str | int, ...]
    actions: tuple[list[Any], ...]
    picks: tuple[str, ...]


@cache
def moments(game: str) -> tuple[Moment, ...]:
    """From the first to the last of a random game of every variant, with one person or several, at
    one screen or at their own.
    """
    info = freebooters.games()[game].info
    found = []
    for number, option in enumerate(info.options[0].choices if info.options else (None,)):
        options = dict(info.quick.options)
        if info.options:
            options[info.options[0].name] = option
        rng = Random(f"{game}/{number}")
        seats = info.seats[number % len(info.seats)]
        match = freebooters.start(game, seats, options, f"odd-{number}")
        stops = {rng.randrange(40), rng.randrange(200)}
        while match.to_act:
            if len(match.log) in stops:
                found.append(_moment(match, number))
            seat = rng.choice(match.to_act)
            match.act(seat, rng.choice(match.legal(seat)))
        found.append(_moment(match, number))
    return tuple(found)


def _moment(match: Match, number: int) -> Moment:
    who = ["human", ("human", "sailor", "friend")[(number + len(match.log)) % 3]]
    chairs = [
        {"name": "", "colour": COLOURS[seat], "who": who[min(seat, 1)]}
        for seat in range(match.seats)
    ]
    actions = [entry.action for entry in match.log]
    actions += [action for seat in match.to_act for action in match.legal(seat)]
    words = dict.fromkeys(word for action in actions for word in action)
    nodes = match.game.paint.scene(match.view(None), WIDE).nodes
    choices = [
        match.game.paint.choice(match.view(seat), seat, action)
        for seat in match.to_act
        for action in match.legal(seat)
    ]
    picks = {node.pick for node in nodes if node.pick}
    picks |= {pick for choice in choices for pick in (*choice.picks, choice.target) if pick}
    return Moment(
        match.save({"chairs": chairs}),
        tuple(words),
        tuple([*action] for action in dict.fromkeys(actions)),
        tuple(sorted(picks)),
    )


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)
numbers = st.integers(-2, 6) | st.integers(-1, 300) | st.integers()


def action_of(moment: Moment) -> st.SearchStrategy[list[Any]]:
    words = st.sampled_from(moment.words) | numbers | st.text(max_size=4)
    known = st.sampled_from(moment.actions)
    verbs = known.map(lambda action: action[0])
    return (
        known
        | st.tuples(verbs, st.lists(words, max_size=4)).map(lambda parts: [parts[0], *parts[1]])
        | st.tuples(known, st.integers(0, 4), words).map(
            lambda parts: [*parts[0][: parts[1]], parts[2], *parts[0][parts[1] + 1 :]]
        )
    )


def picks_of(moment: Moment) -> st.SearchStrategy[list[str]]:
    known = st.sampled_from(moment.picks or ("",))  # at an end there may be none
    stems = known.map(lambda pick: pick.rstrip("0123456789"))
    odd = st.tuples(stems, st.text(max_size=4) | numbers.map(str)).map("".join)
    return st.lists(known | odd | st.text(max_size=6), max_size=4)


@cache
def fields_of(moment: Moment) -> Mapping[str, st.SearchStrategy[Any]]:
    """Per kind of field valid and odd values, and now and then something of no kind."""
    kinds: dict[str, st.SearchStrategy[Any]] = {
        "text": st.text(max_size=6) | st.sampled_from([moment.save, *GAMES]),
        "text or null": st.none() | st.text(max_size=6),
        "chairs or null": st.none() | st.lists(st.none()),
        "seals": st.dictionaries(
            st.sampled_from(["0", "1", "7", "x"]), st.just("0" * 64), max_size=2
        ),
        "nonce or null": st.none() | st.just("0" * 32) | st.text(max_size=10),
        "date or null": st.none() | st.just("2026-11-26") | st.text(max_size=10),
        "number": numbers,
        "number or null": st.none() | numbers,
        "eyes": st.none() | st.just("spectator") | numbers,
        "frame": st.sampled_from(["wide:620", "narrow:1180"]),
        "chairs": st.lists(anything, max_size=6),
        "options": st.dictionaries(st.text(max_size=5), anything, max_size=3),
        "puzzle": st.dictionaries(st.text(max_size=5), anything, max_size=3),
        "action": action_of(moment),
        "numbers or null": st.none() | st.lists(numbers, max_size=4),
        "action or null": st.none() | action_of(moment),
        "actions": st.lists(action_of(moment), min_size=1, max_size=6),
        "chances": st.lists(st.floats(-1, 1) | st.just(0), max_size=3),
        "flag": st.booleans(),
        "flag or null": st.none() | st.booleans(),
        "picks": picks_of(moment),
        "votes or null": st.none() | st.just([["table", "id", 1, "key", "signature"]]),
        "taking or null": st.none()
        | st.just({"code": "000000000000", "number": 0, "tries": 1, "word": ""}),
        "shares or null": st.none() | st.just([[-1, "0" * 64, "0" * 32]]),
        "witness": st.fixed_dictionaries(
            {
                "seat": numbers,
                "share": st.none() | st.text(max_size=6),
                "seal": st.none() | st.text(max_size=6),
                "commitments": st.just([[1, "x"]]),
                "sent": st.lists(
                    st.tuples(st.just([0, 4]), action_of(moment), st.booleans()).map(list)
                ),
                "granted": st.lists(st.tuples(*[numbers] * 4).map(list), max_size=2),
                "undos": st.lists(numbers, max_size=2),
                "away": st.just([[[0, 0], [0, 9]]]),
                "sealed": st.just([[0, 3, 1, "x", True]]),
                "votes": st.lists(st.tuples(numbers, numbers, st.booleans()).map(list), max_size=2),
            }
        ),
        "moments": st.lists(
            st.tuples(
                numbers, numbers, st.just("wide:620"), st.sampled_from(["row", "last", "none", "x"])
            ).map(list),
            max_size=2,
        ),
        "texts": st.lists(st.text(max_size=6), max_size=4),
        "digest": st.just("0" * 64),
        "nonce": st.just("0" * 32),
        "bytes": st.binary(max_size=40).map(lambda data: b64encode(data).decode()),
    }
    assert set(KINDS) == set(kinds)
    return {kind: st.one_of(*[valid] * 9, anything) for kind, valid in kinds.items()}


@pytest.mark.parametrize("game", GAMES)
@briefly
@given(data=st.data())
def test_no_command_makes_the_engine_crash(game: str, data: st.DataObject) -> None:
    gives_commands(game, data)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@at_length
@given(data=st.data())
def test_none_of_many_commands_makes_the_engine_crash(game: str, data: st.DataObject) -> None:
    gives_commands(game, data)


def gives_commands(game: str, data: st.DataObject) -> None:
    """Some commands, odd or not, one after the other at the same table."""
    moment = data.draw(st.sampled_from(moments(game)), "moment")
    names = data.draw(st.lists(st.sampled_from(sorted(COMMANDS)), min_size=1, max_size=6))
    with pytest.MonkeyPatch.context() as patch:
        client = Client(patch)
        client.load(moment.save)
        friend = Friend(1)
        for name in names:
            if data.draw(st.booleans()):
                since = data.draw(st.none() | st.text(max_size=6) | st.just("0.0." + "0" * 16))
                ask("news", seat=1, since=since, frame="narrow:1180")
            fields = {
                field.name: data.draw(fields_of(moment)[field.kind], field.name)
                for field in COMMANDS[name].fields
            }
            if "revision" in fields and data.draw(st.integers(0, 9)):
                fields["revision"] = client.table["revision"]
            if "seat" in fields and client.table["acting"] and data.draw(st.booleans()):
                fields["seat"] = client.table["acting"][0]
            if data.draw(st.booleans()):
                assert isinstance(friend.send(json.dumps({"do": name, **fields}))["ok"], bool)
            assert isinstance(client.ask(name, **fields)["ok"], bool)
        save = client.save
    assert save == catalog.load(save).save(json.loads(save)["table"])
