from __future__ import annotations

import json
import lzma
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from freebooters import catalog
from freebooters.catalog import room
from freebooters.cli.arena.contest import play
from freebooters.cli.arena.results import BadResults, Played, Results
from freebooters.cli.arena.schedule import Bout, Pairing, bouts, pairings
from freebooters.cli.arena.standings import cells, pooled
from freebooters.engine.errors import BadOption, BadSeats
from freebooters.engine.game import Info, Option
from freebooters.trials.setting import Setting, settings
from tests.cli.conftest import Run

CARTAGENA = catalog.game("cartagena").info
BLANK: Info = room("_blank").info
THREE = Setting("blank", (("copies", 2),), 3)
LEVELS = ("deckhand", "sailor", "captain")
RULES = {"blank": 1}
FILES = ("arena.jsonl", "arena.jsonl.xz")


def played(number: int = 0, share: float = 1.0) -> Played:
    return Played(Bout(THREE, Pairing("sailor", "deckhand"), number), share, 3, 0.25)


def test_settings_are_every_value_of_every_option_at_every_number_of_seats() -> None:
    found = settings(CARTAGENA, {}, (2, 5))

    assert len({dict(setting.options)["variant"] for setting in found}) == 5
    assert len(found) == len(set(found)) == 10


def test_an_option_that_was_chosen_is_not_varied() -> None:
    assert ["cartagena variant=tortuga 2 seats"] == [
        str(setting) for setting in settings(CARTAGENA, {"variant": "tortuga"}, (2,))
    ]


UNRATED = replace(
    CARTAGENA,
    options=(*CARTAGENA.options, Option("moon", "flag", (False, True), False, rated=False)),
)


def test_an_option_that_is_not_rated_is_varied_by_nobody_but_may_be_chosen() -> None:
    """So that a new one changes neither the record of earlier tournaments nor their games."""
    assert settings(CARTAGENA, {}, (2,)) == settings(UNRATED, {}, (2,))
    assert {True} == {
        dict(setting.options)["moon"] for setting in settings(UNRATED, {"moon": True}, (2,))
    }


def test_settings_a_game_does_not_have_are_refused() -> None:
    with pytest.raises(BadOption, match="variant"):
        settings(CARTAGENA, {"variant": "atlantis"}, (2,))
    with pytest.raises(BadSeats):
        settings(CARTAGENA, {}, (9,))


def test_two_seats_pair_each_two_levels_once_and_more_seats_both_ways() -> None:
    assert ["sailor against deckhand", "captain against deckhand", "captain against sailor"] == [
        str(pairing) for pairing in pairings(LEVELS, 2)
    ]
    assert len(set(pairings(LEVELS, 3))) == 6


def test_pairings_can_be_named() -> None:
    below = Pairing("sailor", "captain")

    assert ["captain against sailor"] == list(map(str, pairings(LEVELS, 2, [below])))
    assert [below] == pairings(LEVELS, 3, [below])
    assert {below} == {bout.pairing for bout in bouts([THREE], LEVELS, 3, [below])}


def test_the_one_sits_in_every_seat_equally_often_among_the_many() -> None:
    found = list(bouts([THREE], LEVELS, 20))

    assert len(found) == 6 * 21
    sat = Counter((bout.pairing, bout.seat) for bout in found)
    assert set(sat.values()) == {7}
    for bout in found:
        assert bout.players[bout.seat] == bout.pairing.one
        assert Counter(bout.players)[bout.pairing.many] == 2


def test_whenever_a_tournament_stops_all_pairings_have_come_equally_far() -> None:
    two = Setting("blank", (("copies", 2),), 2)
    numbers = [bout.number for bout in bouts([two, THREE], LEVELS, 6)]

    assert numbers == sorted(numbers)


def test_no_two_bouts_share_their_chance() -> None:
    found = list(bouts(settings(BLANK, {}, BLANK.seats), LEVELS, 4))

    assert len(found) == len({bout.seed("reef") for bout in found})
    assert found[0].seed("reef") != found[0].seed("cove")


def test_a_bout_is_the_same_game_whenever_it_is_played() -> None:
    setting = settings(CARTAGENA, {"variant": "basic"}, (2,))[0]
    bout = Bout(setting, Pairing("deckhand", "deckhand"), 0)
    one, two, other = play(bout, "reef"), play(bout, "reef"), play(bout, "cove")

    assert (one.share, one.moves) == (two.share, two.moves)
    assert one.moves != other.moves


@pytest.mark.parametrize("name", FILES)
def test_results_are_read_back_as_they_were_kept(tmp_path: Path, name: str) -> None:
    first = Results(tmp_path / name, "reef", RULES)
    for number in range(3):
        first.add(played(number, number / 2))

    second = Results(tmp_path / name, None, RULES)
    assert second.seed == "reef"
    assert second.played == first.played
    assert [0.0, 0.5, 1.0] == [game.share for game in second.played.values()]


@pytest.mark.parametrize("name", FILES)
def test_a_line_cut_off_by_a_crash_is_played_again(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    results = Results(file, "reef", RULES)
    results.add(played(0))
    whole = file.read_bytes()
    results.add(played(1))
    file.write_bytes(file.read_bytes()[:-9])

    again = Results(file, "reef", RULES)
    assert [0] == [bout.number for bout in again.played]
    assert whole == file.read_bytes()
    again.add(played(1))
    assert 2 == len(Results(file, "reef", RULES).played)


def test_a_packed_file_is_small_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl.xz"
    results = Results(file, "reef", RULES)
    for number in range(50):
        results.add(played(number))
    before = file.stat().st_size
    results.pack()

    assert 10 * file.stat().st_size < before
    assert [file] == [*tmp_path.iterdir()]
    results.add(played(50))
    assert 51 == len(Results(file, "reef", RULES).played)


def test_a_packed_file_is_what_any_program_unpacks(tmp_path: Path) -> None:
    plain, packed = tmp_path / "arena.jsonl", tmp_path / "arena.jsonl.xz"
    for file in (plain, packed):
        results = Results(file, "reef", RULES)
        for number in range(3):
            results.add(played(number))
        if file == plain:
            results.pack()

        with (lzma.open if file == packed else open)(file, "rb") as opened:
            assert plain.read_bytes() == opened.read()


def test_a_damaged_file_is_refused_with_the_line_that_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl.xz"
    Results(file, "reef", RULES).add(played())
    whole = file.read_bytes()
    for number in (1, 2):
        start = whole.index(b"\xfd7zXZ", number - 1)
        file.write_bytes(whole[:start] + b"?" + whole[start + 1 :])

        with pytest.raises(BadResults, match=f"line={number}"):
            Results(file, "reef", RULES)


def test_results_of_another_seed_or_by_other_rules_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    Results(file, "reef", RULES).add(played())

    with pytest.raises(BadResults, match="found='reef'"):
        Results(file, "cove", RULES)
    with pytest.raises(BadResults, match="game='blank'"):
        Results(file, "reef", {"blank": 2})


GOOD = {
    "game": "blank",
    "rules": 1,
    "options": {},
    "seats": 2,
    "one": "sailor",
    "many": "deckhand",
    "number": 0,
    "share": 1.0,
    "moves": 2,
    "seconds": 0.1,
}


@pytest.mark.parametrize(
    "wrong",
    [
        {"share": 1.5},
        {"share": "all"},
        {"number": -1},
        {"seats": 1},
        {"moves": True},
        {"options": []},
        {"options": {"copies": [1]}},
        {"one": None},
    ],
)
def test_a_line_that_is_no_game_is_refused_by_its_number(
    tmp_path: Path, wrong: dict[str, object]
) -> None:
    file = tmp_path / "arena.jsonl"
    Results(file, "reef", RULES)
    head = file.read_text()
    file.write_text(head + json.dumps(GOOD) + "\n")
    assert 1 == len(Results(file, "reef", RULES).played)
    file.write_text(head + json.dumps(GOOD | wrong) + "\n")

    with pytest.raises(BadResults, match="line=2"):
        Results(file, "reef", RULES)


@pytest.mark.parametrize(
    "content", [b"", b"my diary", b"[]\n", b'{"arena":2,"seed":"x"}\n', b"\xff\n"]
)
def test_a_file_that_is_no_results_is_refused_and_left_alone(
    tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "diary"
    file.write_bytes(content)

    with pytest.raises(BadResults, match="line=1"):
        Results(file, "reef", RULES)
    assert content == file.read_bytes()


def test_cells_add_up_the_games_of_a_pairing_in_a_setting() -> None:
    (cell,) = cells([played(0, 1.0), played(1, 0.5), played(2, 0.0)])

    assert (1.5, 3, 9) == (cell.wins, cell.games, cell.moves)
    assert 0.5 == cell.share
    assert 1 / 3 == cell.even
    low, high = cell.interval
    assert 0 < low < 0.5 < high < 1


def test_a_pairing_is_pooled_over_the_settings_of_its_number_of_seats() -> None:
    pairing = Pairing("sailor", "deckhand")
    places = [*settings(BLANK, {}, (2,)), THREE]
    found = cells(Played(Bout(place, pairing, 0), 1.0, 2, 0.1) for place in places)

    assert (2.0, 2) == pooled(found, pairing, 2)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["atlantis"], "atlantis"),
        (["blank", "--levels", "sailor"], "two levels"),
        (["blank", "--levels", "human,sailor"], "human"),
        (["blank", "--levels", "flotsam,sailor,deckhand"], "“flotsam” cannot sit here"),
        (["blank", "--pair", "sailor:human"], "human"),
        (["blank", "--pair", "sailor:sailor"], "two levels"),
        (["blank", "--seats", "9"], "that many players"),
        (["blank", "--seats", "3", "--fewest"], "that many players"),
        (["blank", "--option", "wind=high"], "wind"),
        (["blank", "--option", "copies=3"], "copies"),
    ],
)
def test_impossible_tournaments_are_refused_by_name(
    run: Run, tmp_path: Path, arguments: list[str], said: str
) -> None:
    file = tmp_path / "arena.jsonl"
    output = run("arena", *arguments, "--results", str(file))

    assert output.code == 1
    assert said in output.errors
    assert not file.exists()
