from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import joblib
import pytest
from distributed import Client, LocalCluster

from freebooters import catalog
from freebooters.catalog import room
from freebooters.cli.arena import contest as playing
from freebooters.cli.arena.contest import BadBackend, contest
from freebooters.cli.arena.report import Report
from freebooters.cli.arena.results import Played, Results
from freebooters.cli.arena.schedule import Bout, Pairing, bouts
from freebooters.cli.arena.standings import Cell, cells, ratings
from freebooters.trials.missing import NotInstalled
from freebooters.trials.setting import Setting, settings
from tests.cli.conftest import Run

RULES = {game.info.id: game.info.rules_version for game in catalog.games().values()}
FIELD = settings(catalog.game("cartagena").info, {"variant": "basic"}, (2,))
SHORT = [Bout(FIELD[0], Pairing("deckhand", "deckhand"), number) for number in range(6)]
"""Games of milliseconds; nothing is compared."""

XZ = b"\xfd7zXZ"
"""What every stream of such a file begins with."""

Outcomes = dict[Bout, tuple[float, int]]


def outcomes(results: Results) -> Outcomes:
    return {bout: (game.share, game.moves) for bout, game in results.played.items()}


@pytest.fixture
def expected(tmp_path: Path) -> Outcomes:
    """The short games played one after the other, here."""
    results = Results(tmp_path / "expected.jsonl", "reef", RULES)
    contest(SHORT, results, backend="sequential")
    assert set(results.played) == set(SHORT)
    return outcomes(results)


@pytest.mark.parametrize("backend", ["loky", "threading", "multiprocessing"])
def test_a_tournament_is_the_same_on_every_backend(
    tmp_path: Path, expected: Outcomes, backend: str
) -> None:
    file = tmp_path / "arena.jsonl"
    contest(SHORT, Results(file, "reef", RULES), backend=backend, jobs=2)

    assert expected == outcomes(Results(file, "reef", RULES))


@pytest.fixture
def cluster() -> Iterator[str]:
    """Address of a Dask cluster of two processes on this machine."""
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        client.wait_for_workers(2)
        yield cluster.scheduler_address


@pytest.mark.filterwarnings("default")  # whatever distributed warns of on its way down
def test_a_dask_cluster_plays_the_same_tournament(
    tmp_path: Path, expected: Outcomes, cluster: str
) -> None:
    file = tmp_path / "arena.jsonl"
    contest(
        SHORT,
        Results(file, "reef", RULES),
        backend="dask",
        settings={"scheduler_host": cluster},
    )

    assert expected == outcomes(Results(file, "reef", RULES))


def test_a_backend_that_has_to_be_registered_is(
    tmp_path: Path, expected: Outcomes, monkeypatch: pytest.MonkeyPatch
) -> None:
    from joblib._parallel_backends import ThreadingBackend

    ray = ModuleType("ray.util.joblib")
    ray.register_ray = lambda: joblib.register_parallel_backend(  # type: ignore[attr-defined]
        "ray", ThreadingBackend
    )
    for name, module in {"ray": ray, "ray.util": ray, "ray.util.joblib": ray}.items():
        monkeypatch.setitem(sys.modules, name, module)
    results = Results(tmp_path / "arena.jsonl", "reef", RULES)
    contest(SHORT, results, backend="ray", jobs=2)

    assert expected == outcomes(results)


@pytest.mark.parametrize(
    ("backend", "setting"), [("galley", {}), ("ray", {}), ("dask", {"oars": 3}), ("dask", {})]
)
def test_a_backend_that_cannot_work_is_refused_by_name(
    tmp_path: Path, backend: str, setting: dict[str, int]
) -> None:
    results = Results(tmp_path / "arena.jsonl", "reef", RULES)

    with pytest.raises(BadBackend, match=f"backend='{backend}'"):
        contest(SHORT, results, backend=backend, settings=setting)


def test_without_joblib_the_command_says_how_to_get_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "joblib", None)
    output = run("arena", "blank", "--results", str(tmp_path / "arena.jsonl"))

    assert output.code == 1
    assert "freebooters[arena]" in output.errors


def test_without_choix_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)

    with pytest.raises(NotInstalled, match="choix"):
        ratings(["deckhand"], [])


class Counting:
    """Plays like the real one and remembers what was asked of it."""

    def __init__(self, real: Callable[[Bout, str], Played]) -> None:
        self.real = real
        self.asked: list[Bout] = []

    def __call__(self, bout: Bout, seed: str) -> Played:
        self.asked.append(bout)
        return self.real(bout, seed)


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> Counting:
    player = Counting(playing.play)
    monkeypatch.setattr(playing, "play", player)
    return player


@pytest.mark.parametrize("name", ["arena.jsonl", "arena.jsonl.xz"])
def test_an_interrupted_tournament_goes_on_where_it_was(
    tmp_path: Path, expected: Outcomes, counting: Counting, name: str
) -> None:
    file = tmp_path / name
    results = Results(file, "reef", RULES)

    def interrupt() -> None:
        if len(results.played) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        contest(SHORT, results, backend="sequential", watch=interrupt)
    kept = Results(file, None, RULES)
    assert 3 == len(kept.played)
    assert file.read_bytes().count(XZ) == (1 if name.endswith(".xz") else 0)

    counting.asked.clear()
    contest(SHORT, kept, backend="sequential")

    assert SHORT[3:] == counting.asked
    assert expected == outcomes(Results(file, "reef", RULES))


def test_the_command_plays_writes_and_plays_nothing_twice(
    run: Run, tmp_path: Path, counting: Counting
) -> None:
    line = ["arena", "blank", "--games", "6", "--backend", "sequential"]
    line += ["--levels", "deckhand,sailor"]
    line += ["--results", str(tmp_path / "arena.jsonl"), "--write", str(tmp_path / "docs")]
    first = run(*line, "--seed", "reef")
    played = len(counting.asked)
    again = run(*line)

    assert (0, 0) == (first.code, again.code)
    assert "Played" in first.errors
    assert played == len(counting.asked) > 6
    assert first.lines == again.lines
    page = (tmp_path / "docs" / "arena.md").read_text(encoding="utf-8")
    assert first.lines == page.splitlines()
    data = json.loads((tmp_path / "docs" / "arena.json").read_text(encoding="utf-8"))
    assert ["deckhand", "sailor"] == data["levels"]
    assert {2, 3, 4} == {setting["seats"] for setting in data["games"]["blank"]["settings"]}
    assert data["games"]["blank"]["ratings"]["deckhand"] == 0


def test_each_game_can_be_played_with_its_fewest_seats(run: Run, tmp_path: Path) -> None:
    line = ["arena", "blank", "--games", "2", "--backend", "sequential", "--fewest"]

    output = run(*line, "--levels", "deckhand,sailor", "--results", str(tmp_path / "arena.jsonl"))

    assert 0 == output.code, output.errors
    assert any("2 seats" in row for row in output.lines)
    assert not any("3 seats" in row for row in output.lines)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A file of seven games, more of one pairing than of the other, one with a stranger."""
    file = tmp_path / "arena.jsonl"
    results = Results(file, "reef", RULES)
    for one, many, games in (
        ("commodore", "navigator", 1),
        ("helmsman", "deckhand", 2),
        ("sailor", "deckhand", 3),
        ("sailor", "captain", 1),
    ):
        for number in range(games):
            results.add(Played(Bout(FIELD[0], Pairing(one, many), number), 1.0, 30, 0.1))
    return file


def test_the_report_of_played_games_is_written_without_playing(
    run: Run, kept: Path, tmp_path: Path, counting: Counting
) -> None:
    content = kept.read_bytes()
    output = run("arena", "--played", "--results", str(kept), "--write", str(tmp_path / "docs"))

    assert 0 == output.code, output.errors
    assert [] == counting.asked
    assert content == kept.read_bytes()
    told = [row.split(" | ")[1:3] for row in output.lines if " against " in row and " of " in row]
    assert [
        ["sailor against deckhand", "3 of 3"],
        ["helmsman against deckhand", "2 of 2"],
        ["commodore against navigator", "1 of 1"],
    ] == told
    data = json.loads((tmp_path / "docs" / "arena.json").read_text(encoding="utf-8"))
    assert {"deckhand", "sailor", "helmsman"} == data["games"]["cartagena"]["ratings"].keys()
    assert any(row.startswith("| **cartagena** | 0 |") for row in output.lines)
    assert any(row.endswith("| none | none |") for row in output.lines)


def test_reporting_games_that_were_not_played_is_an_error(
    run: Run, kept: Path, tmp_path: Path
) -> None:
    absent = tmp_path / "absent.jsonl"
    for game, file in (("mutiny", kept), ("cartagena", absent)):
        output = run("arena", game, "--played", "--results", str(file))
        assert (1, True) == (output.code, file.name in output.errors)
    assert not absent.exists()


def cell(one: str, many: str, seats: int, wins: float, games: int) -> Cell:
    return Cell(Setting("blank", (), seats), Pairing(one, many), games, wins, games)


@pytest.mark.parametrize(("seats", "wins"), [(2, 909), (3, 833), (5, 714)])
def test_ten_times_the_strength_is_400_points_at_any_number_of_seats(seats: int, wins: int) -> None:
    """Ten to one: the stronger wins 10 of 10 + (seats - 1)."""
    points = ratings(["weak", "strong"], [cell("strong", "weak", seats, wins, 1000)])

    assert points["weak"] == 0
    assert points["strong"] == pytest.approx(400, abs=3)


def test_ratings_of_a_chain_add_up() -> None:
    found = [cell("b", "a", 2, 640, 1000), cell("c", "b", 2, 760, 1000)]
    points = ratings(["a", "b", "c"], found)

    assert [0, 100, 300] == pytest.approx([points[level] for level in "abc"], abs=4)


def test_a_level_with_no_chain_of_opponents_to_the_first_has_no_rating() -> None:
    first, later = cell("b", "a", 2, 5, 9), cell("d", "c", 2, 5, 9)

    assert ["a", "b"] == list(ratings(["a", "b", "c", "d"], [later, first]))
    assert ["a", "b", "c", "d"] == list(
        ratings(["a", "b", "c", "d"], [later, first, cell("c", "b", 2, 5, 9)])
    )
    assert {} == ratings(["a", "b", "c", "d"], [later])


def test_a_level_that_never_lost_has_a_rating_that_rises_with_more_games() -> None:
    few, many = (
        ratings(["a", "b"], [cell("b", "a", 2, games, games)])["b"] for games in (10, 1000)
    )

    assert 400 < few < many < 2000


def test_equals_are_equal_at_every_number_of_seats() -> None:
    found = [cell("b", "a", seats, 600 / seats, 600) for seats in (2, 3, 4)]

    assert 0 == pytest.approx(ratings(["a", "b"], found)["b"], abs=0.01)


def test_the_page_and_the_data_say_the_same() -> None:
    blank = room("_blank").info
    two = settings(blank, {}, (2,))
    pairing = Pairing("sailor", "deckhand")
    found = cells(
        Played(bout, float(bout.number < 9), 2, 0.1)
        for bout in bouts(two, ["deckhand", "sailor"], 10)
    )
    report = Report("reef", ["deckhand", "sailor"], {"blank": 1}, found)
    data, page = report.data()["games"]["blank"], report.markdown()

    assert str(pairing) in page
    assert page.count("9 of 10 | 90.0% | 59.6% to 98.2% | 50% |") == len(two)
    rating = data["ratings"]["sailor"]
    assert f"| **blank** | 0 | {rating} |" in page
    (step,) = data["ladder"]
    assert ("sailor", "deckhand", 0.9) == (step["level"], step["below"], step["share"])
    assert step["games"] == 10 * len(two)
    for setting in data["settings"]:
        assert [9.0] == [pair["wins"] for pair in setting["pairings"]]
    assert report.data() == json.loads(json.dumps(report.data()))
