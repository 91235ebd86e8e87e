"""A letter tells one seat what it may know, and the table made of it alone is the friend's table."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from freebooters import catalog
from freebooters.app import bridge, desk, post
from freebooters.app.chairs import chairs_from
from freebooters.app.commands import AT_A_LETTER
from freebooters.app.desk import Desk
from freebooters.app.post_desk import laid
from freebooters.app.post_terms import Terms
from freebooters.app.screen import Screen
from freebooters.app.table import Table
from freebooters.engine import seen
from freebooters.engine.contract import Seat
from freebooters.engine.errors import BadLetter
from freebooters.engine.events import Event
from freebooters.engine.match import Match
from freebooters.engine.views import view_as_json
from freebooters.stage import Frame, text_of
from freebooters.stage.kept import KEPT
from tests.app.client import Client, Json, chair
from tests.app.friends import Friend, ask
from tests.app.test_protocol import anything, good
from tests.app.worlds import pairs, saved
from tests.contract.journeys import travel
from tests.contract.rooms import SETTINGS, Setting

steady = settings(derandomize=True, database=None, deadline=None, max_examples=200)

FRAME = "narrow:1180"
SEAL = "0" * 64

BY_LETTER = [setting for game in ("cartagena", "caribbean") for setting in SETTINGS[game]]
"""The games that are short enough to be played by letters, with all that can be chosen."""

DIFFERENT = {"post", "revision", "round", "seal", "seed", "trails", "undo"}
"""What is told otherwise than at a friend's: what is done goes by another way, nothing that was sent is
taken back as of right, and how the table looked meanwhile is not known.
"""


QUICK = [each for at, each in enumerate(BY_LETTER) if at % 4 == at // 4 % 4]
"""Each of Cartagena's variants and of Caribbean's rules once, with two to five seats."""

HIDING = [each for each in BY_LETTER if dict(each.chosen).get("variant") != "tortuga"]
"""Those in which anything is hidden."""


def over(found: list[Setting]) -> pytest.MarkDecorator:
    """Every one of these settings, most of them in the long run alone."""
    cases = [
        pytest.param(each, id=str(each), marks=[] if each in QUICK else [pytest.mark.slow])
        for each in found
    ]
    return pytest.mark.parametrize("setting", cases)


class Home:
    """The home of the friend in a seat: an engine of its own, to which nothing comes but letters."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.patch = monkeypatch
        self.desk = Desk()

    def ask(self, do: str, **fields: Any) -> Json:
        with self.patch.context() as patch:
            patch.setattr(bridge, "_desk", self.desk)
            return ask(do, **fields)

    def told(self, do: str, **fields: Any) -> Json:
        answer = self.ask(do, **fields)
        assert answer["ok"], answer
        return answer

    def read(self, terms: Terms, letter: Json, before: Any = ()) -> Json:
        """The table of which a letter tells, or why there is none."""
        try:
            table = post.table_of(terms, SEAL, letter, list(before))
            screen = Screen(table, Frame.parse(FRAME), terms.seat)
            told = laid(lambda: self.desk._laid_on(screen))
        except BadLetter as refused:
            return dict(refused.as_json())
        answer: Json = json.loads(text_of(told))
        return answer


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch) -> Home:
    return Home(monkeypatch)


def lay(match: Match) -> None:
    """Lays a match on the table of the device that deals, among friends."""
    assert ask("load", text=saved(match, *["friend"] * match.seats), frame="wide:620")["ok"]


def write(seat: Seat, since: int = 0) -> Json:
    """What a letter of the device that deals tells."""
    told: Json = json.loads(json.dumps(post.letter_to(bridge._desk._laid(), seat, since)))
    return told


def agreed(match: Match, seat: Seat) -> Terms:
    """What the friend in a seat knows before the first letter."""
    lay(match)
    chairs = chairs_from([chair(each, "friend") for each in range(match.seats)])
    return Terms(match.game, match.seats, match.options, seat, chairs)


def moments(setting: Setting, seed: int, most: int) -> Iterator[Match]:
    """Moments of a random game, its end among them."""
    journey = travel(setting, seed)
    places = [moment.position for moment in journey.decisions]
    few = sorted(Random(f"{setting} {seed}").sample(places, min(most, len(places))))
    for position in (*few, len(journey.log)):
        log = journey.log[:position]
        yield Match.replay(setting.game, setting.seats, setting.options, "canary", log)


def alike(table: Json) -> Json:
    return {name: value for name, value in table.items() if name not in DIFFERENT}


def walk(told: Callable[..., Json], table: Json) -> list[Json]:
    """All that can be asked for at a table."""
    picks = [pick for choice in table["choices"][:5] for pick in choice["picks"]]
    nodes = [node["id"] for node in table["scenes"][-1]["scene"]["nodes"] if "explain" in node]
    asked = [("explain", {"position": table["position"], "node": node}) for node in nodes]
    asked.append(("why", {"picks": picks}))
    asked.append(("remark", {"revision": table["revision"], "told": [], "refused": None}))
    answers = [told(do, **fields) for do, fields in asked] if table["choices"] else []
    if table["choices"]:
        question = told("hint", revision=table["revision"])["think"]
        # A bot's whims start elsewhere.
        answers.append(question | {"seed": None, "revision": None})
    # A friend's page is not told the nodes that it has.
    answers.append(alike(told("frame", frame="wide:620")) | {"base": None})
    return answers


@over(BY_LETTER)
def test_a_letter_alone_makes_the_table_of_a_friend(
    client: Client, home: Home, setting: Setting
) -> None:
    seeds, most = ((0,), 2) if setting in QUICK else (range(2), 6)
    for match in (match for seed in seeds for match in moments(setting, seed, most)):
        for seat in range(match.seats):
            terms = agreed(match, seat)
            friend = Friend(seat, FRAME)
            friend.news()
            table = home.read(terms, write(seat))

            assert json.dumps(alike(friend.table)) == json.dumps(alike(table))
            assert walk(friend.told, friend.table) == walk(home.told, table)


@over(BY_LETTER)
def test_what_is_chosen_at_it_is_done_at_the_device_that_deals(
    client: Client, home: Home, setting: Setting
) -> None:
    for match in islice(moments(setting, 1, 3), 3):
        for seat in match.to_act:
            table = home.read(agreed(match, seat), write(seat))
            choices = [choice["action"] for choice in table["choices"]]
            assert choices
            for action in (choices[0], choices[-1]):
                lay(match)
                friend = Friend(seat, FRAME)
                friend.news()
                assert friend.act(action)["position"] > len(match.log)


@over(BY_LETTER)
def test_letters_one_after_another_tell_what_one_would(
    client: Client, home: Home, setting: Setting
) -> None:
    before: list[Any] = []
    for match in moments(setting, 1, 4):
        terms = agreed(match, 0)
        letter = write(0, len(before))
        whole = home.read(terms, write(0))

        assert whole == home.read(terms, letter, before)
        before += letter["log"]


def test_of_what_no_letter_has_told_nothing_is_known(client: Client, home: Home) -> None:
    *_, match = islice(moments(BY_LETTER[0], 1, 4), 4)
    terms, since = agreed(match, 1), len(match.log) - 5
    whole, table = home.read(terms, write(1)), home.read(terms, write(1, since))

    lines = [line for line in whole["log"]["lines"] if line["position"] > since]
    told = table["log"]["lines"]
    assert lines
    assert [line["message"] for line in lines] == [line["message"] for line in told]
    assert whole["scenes"] == table["scenes"]
    assert whole["choices"] == table["choices"]


@over(BY_LETTER)
def test_what_is_imagined_around_a_view_changes_nothing(
    client: Client, home: Home, monkeypatch: pytest.MonkeyPatch, setting: Setting
) -> None:
    for match in moments(setting, 1, 2):
        for seat in match.to_act or range(match.seats):
            terms, letter = agreed(match, seat), write(seat)
            heard = []
            for world in range(3):
                monkeypatch.setattr(seen, "Random", lambda _, world=world: Random(world))
                table = home.read(terms, letter)
                heard.append([table, *walk(home.told, table)])
            monkeypatch.undo()
            assert heard[0] == heard[1] == heard[2]


def told_apart(home: Home, setting: Setting, most: int | None) -> bool:
    """Whether letters, or the tables made of them, differ where the worlds look the same to the seat."""
    for acts in (True, False):
        for seat, *worlds in islice(pairs(setting, f"far {setting}", acts=acts), most):
            heard = []
            for match in worlds:
                KEPT.clear()
                terms = agreed(match, seat)
                letter = write(seat)
                table = home.read(terms, letter)
                asked = walk(home.told, table) if table["ok"] else []
                heard.append(json.dumps([letter, table, asked]))
            if heard[0] != heard[1]:
                return True
    return False


@over(HIDING)
def test_worlds_that_look_the_same_to_a_seat_are_told_by_the_same_letter(
    client: Client, home: Home, setting: Setting
) -> None:
    assert [*islice(pairs(setting, f"far {setting}", acts=True), 1)]
    assert not told_apart(home, setting, 1 if setting in QUICK else None)


def others_view(patch: pytest.MonkeyPatch) -> None:
    letter_to = post.letter_to

    def other(table: Table, seat: Seat, since: int) -> Json:
        theirs = view_as_json(table.match.view((seat + 1) % table.match.seats))
        return {**letter_to(table, seat, since), "view": theirs}

    patch.setattr(post, "letter_to", other)


def whole_events(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Event, "seen_by", lambda self, _: self.whole())


def others_actions(patch: pytest.MonkeyPatch) -> None:
    letter_to = post.letter_to

    def told(table: Table, seat: Seat, since: int) -> Json:
        letter = letter_to(table, seat, since)
        actions = [list(entry.action) for entry in table.match.log[since:]]
        for line, action in zip(letter["log"], actions, strict=True):
            line[1] = action
        return letter

    patch.setattr(post, "letter_to", told)


def save_left_in(patch: pytest.MonkeyPatch) -> None:
    letter_to = post.letter_to
    patch.setattr(
        post, "letter_to", lambda table, *a: {**letter_to(table, *a), "save": table.match.save()}
    )


FAULTS = [others_actions, others_view, save_left_in, whole_events]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_leak_is_found(
    client: Client,
    home: Home,
    monkeypatch: pytest.MonkeyPatch,
    fault: Callable[[pytest.MonkeyPatch], None],
) -> None:
    fault(monkeypatch)

    assert any(told_apart(home, setting, 2) for setting in HIDING if setting in QUICK)


@pytest.fixture
def posted(client: Client) -> tuple[Terms, Json]:
    """What was agreed on, and a letter, of the middle of a game of Cartagena."""
    match = next(moments(next(each for each in BY_LETTER if each.seats == 3), 1, 1))
    return agreed(match, 1), write(1)


def refused(home: Home, terms: Terms, letter: Json, before: Any = ()) -> tuple[str, Json]:
    answer = home.read(terms, letter, before)
    assert not answer["ok"], answer
    return answer["error"]["key"], answer["error"].get("args", {})


@pytest.mark.parametrize("name", ["view", "position", "undone", "acting", "log"])
def test_what_a_letter_lacks_is_named(home: Home, posted: tuple[Terms, Json], name: str) -> None:
    terms, letter = posted
    for value in (None, [None], "x", -1, True, [0, 0], 10**12):
        assert ("error-letter", {"field": name}) == refused(home, terms, {**letter, name: value})
    del letter[name]
    assert ("error-letter", {"field": name}) == refused(home, terms, letter)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("hands", 1), ["dagger"]),
        (("hands", 2), ["dagger"]),
        (("hand_sizes", 1), 100),
        (("hand_sizes", 0), 999_999),
        (("hand_sizes", 0), 10**15),
        (("positions", 0), ["x"]),
        (("positions", 0), [99, 0, 0, 0, 0, 0]),
        (("discards",), {}),
        (("pile_size",), 1000),
        (("pile_size",), 0.5),
        (("winner",), 0),
        (("turn",), 7),
    ],
)
def test_an_altered_view_is_known(
    home: Home, posted: tuple[Terms, Json], path: tuple[Any, ...], value: Any
) -> None:
    terms, letter = posted
    *way, last = path
    part = letter["view"]
    for step in way:
        part = part[step]
    part[last] = value

    assert ("error-letter", {"field": "view"}) == refused(home, terms, letter)


def test_a_cut_view_is_known(home: Home, posted: tuple[Terms, Json]) -> None:
    terms, letter = posted
    for name in letter["view"]:
        view = {each: value for each, value in letter["view"].items() if each != name}
        assert ("error-letter", {"field": "view"}) == refused(home, terms, letter | {"view": view})


def test_a_letter_of_another_game_says_so(home: Home, posted: tuple[Terms, Json]) -> None:
    terms, letter = posted
    caribbean = replace(terms, game=catalog.game("caribbean"), options={"surcharge": True})
    option = {"key": "cartagena-option-variant"}

    assert ("error-letter-game", {"game": {"key": "caribbean-title"}}) == refused(
        home, caribbean, letter
    )
    assert ("error-letter-option", {"option": option}) == refused(
        home, replace(terms, options={"variant": "tortuga"}), letter
    )
    for seats in (2, 4):
        assert ("error-letter-seats", {}) == refused(home, replace(terms, seats=seats), letter)
    assert ("error-letter", {"field": "view"}) == refused(home, replace(terms, seat=2), letter)


def test_letters_that_tell_more_than_has_happened_do_not_fit(
    home: Home, posted: tuple[Terms, Json]
) -> None:
    terms, letter = posted

    assert ("error-letter", {"field": "position"}) == refused(
        home, terms, letter, letter["log"][:1]
    )


def test_others_act_than_the_view_says(home: Home, posted: tuple[Terms, Json]) -> None:
    terms, letter = posted
    for acting in ([], [*{0, 1, 2} - {*letter["acting"]}], [*range(3)]):
        if (1 in acting, bool(acting)) != (1 in letter["acting"], True):
            assert ("error-letter", {"field": "view"}) == refused(
                home, terms, letter | {"acting": acting}
            )


def test_lines_that_cannot_be_told_are_a_damage_of_the_log(
    home: Home, posted: tuple[Terms, Json]
) -> None:
    terms, letter = posted
    for events in ([["retreated", {}]], [["retreated"]], [["none", []]], [[1, {}]], [3]):
        letter["log"][-1][2] = events
        assert ("error-letter", {"field": "log"}) == refused(home, terms, letter)


def test_a_bad_letter_leaves_the_table_as_it_was(home: Home, posted: tuple[Terms, Json]) -> None:
    terms, letter = posted
    table = home.read(terms, letter)
    refused(home, terms, letter | {"view": None})
    letter["log"][-1][2] = [["retreated", {}]]
    refused(home, terms, letter)

    assert alike(table) == alike(home.told("frame", frame=FRAME) | {"number": 1})


REFUSED = [
    *sorted(desk._AT_THE_TABLE.keys() - AT_A_LETTER),
    *("early", "play_on", "move", "news", "far", "seals", "letters", "sent", "give", "answer"),
]


@pytest.mark.parametrize("name", REFUSED)
def test_nothing_is_done_for_others_at_a_table_that_was_made_of_a_letter(
    home: Home, posted: tuple[Terms, Json], name: str
) -> None:
    terms, letter = posted
    home.read(terms, letter)
    command = good(name)
    answer = home.ask(command.pop("do"), **command)

    assert ("error-command", name) == (answer["error"]["key"], answer["error"]["args"]["command"])
    assert home.desk.save() is None


def test_at_one_that_is_only_shown_nobody_acts(home: Home, posted: tuple[Terms, Json]) -> None:
    terms, letter = posted
    table = home.read(terms, letter)
    asked = {"revision": table["revision"], "seat": terms.seat}
    actions = [choice["action"] for choice in table["choices"]] or [["end"]]

    answer = home.ask("act", **asked, action=actions[0])
    assert not answer["ok"]
    assert home.ask("undo", revision=table["revision"])["error"]["key"] == "error-undo"


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all parts of it."""
    if path:
        yield path
    steps: Any = value.items() if isinstance(value, dict) else ()
    steps = enumerate(value) if isinstance(value, list) else steps
    for step, part in steps:
        yield from paths(part, (*path, step))


@cache
def letter_of(setting: Setting) -> tuple[Terms, str]:
    match = next(moments(setting, 1, 1))
    terms = agreed(match, 0)
    return terms, json.dumps(write(0))


@steady
@given(st.data())
def test_no_letter_makes_the_engine_crash(data: st.DataObject) -> None:
    terms, text = letter_of(data.draw(st.sampled_from(QUICK)))
    letter = json.loads(text)
    *way, last = data.draw(st.sampled_from([*paths(letter)]))
    part = letter
    for step in way:
        part = part[step]
    part[last] = data.draw(anything | st.integers(-3, 40) | st.sampled_from([*range(3)]))
    with pytest.MonkeyPatch.context() as patch:
        answer = Home(patch).read(terms, letter)

    assert answer["ok"] or answer["error"]["key"].startswith("error-letter")
