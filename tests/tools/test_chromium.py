"""Which browser the tests take, and when somebody has to do something about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tools.browser_world import World, world_of
from tools import chromium
from tools.chromium import CHOICE, prepare_chromium
from tools.steps import Failure


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> World:
    return world_of(chromium, "chromium", CHOICE, monkeypatch, tmp_path)


def test_a_named_browser_is_used_without_trying_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = world(starting=set())
    monkeypatch.setenv(CHOICE, "/mine")
    assert {} == prepare_chromium()
    assert [] == tried


def test_playwright_s_own_browser_comes_first(world: World) -> None:
    world(starting={"", "/system"}, system="/system")
    assert {} == prepare_chromium()


def test_the_system_s_browser_comes_second_and_is_remembered(world: World, tmp_path: Path) -> None:
    system = tmp_path / "chromium"
    system.touch()
    tried = world(starting={str(system)}, system=str(system))
    assert [{CHOICE: str(system)}] * 2 == [prepare_chromium() for _ in range(2)]
    assert ["playwright"] == tried


def test_a_remembered_browser_that_went_away_is_replaced(world: World, tmp_path: Path) -> None:
    gone, other = tmp_path / "gone", tmp_path / "other"
    gone.touch()
    world(starting={str(gone)}, system=str(gone))
    prepare_chromium()
    gone.unlink()
    world(starting={str(other)}, system=str(other))
    assert {CHOICE: str(other)} == prepare_chromium()


def test_debian_s_browser_is_the_last_resort(world: World) -> None:
    tried = world(starting={"/debian"}, debian="/debian")
    assert {CHOICE: "/debian"} == prepare_chromium()
    assert ["playwright", "debian"] == tried


def test_a_machine_without_a_browser_is_told_what_to_do(world: World) -> None:
    world(starting=set(), system="/broken")
    with pytest.raises(Failure, match=CHOICE):
        prepare_chromium()
