"""Which Firefox the tests take; it is not required."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tools.browser_world import World, world_of
from tools import browsers, firefox
from tools.firefox import CHOICE, prepare_firefox
from tools.steps import Failure


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> World:
    return world_of(firefox, "firefox", CHOICE, monkeypatch, tmp_path)


def test_a_named_firefox_is_used_without_trying_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = world(starting=set())
    monkeypatch.setenv(CHOICE, "/mine")
    assert {} == prepare_firefox()
    assert [] == tried


def test_an_installed_firefox_is_taken_before_any_is_fetched(world: World) -> None:
    tried = world(starting={"/system"}, system="/system")
    assert {CHOICE: "/system"} == prepare_firefox()
    assert [] == tried


def test_debian_s_firefox_is_the_last_resort(world: World) -> None:
    tried = world(starting={"/debian"}, debian="/debian")
    assert {CHOICE: "/debian"} == prepare_firefox()
    assert ["playwright", "debian"] == tried


def test_where_none_could_be_installed_that_is_tried_again_only_on_request(world: World) -> None:
    tried = world(starting=set())
    assert [None, None] == [prepare_firefox(), prepare_firefox()]
    assert ["playwright", "debian"] == tried
    assert None is prepare_firefox(again=True)
    assert ["playwright", "debian"] * 2 == tried


def test_a_firefox_installed_since_is_found(world: World) -> None:
    world(starting=set())
    prepare_firefox()
    world(starting={"/system"}, system="/system")
    assert {CHOICE: "/system"} == prepare_firefox()


def test_a_request_for_firefox_falls_back_to_one_that_playwright_did_not_build(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise Failure("no download")

    monkeypatch.setattr(browsers, "run", refuse)
    world(starting={"/debian"}, debian="/debian")
    assert "tests/firefox" == browsers.install_browser("firefox")
    with pytest.raises(Failure, match="no download"):
        browsers.install_browser("webkit")


def test_a_request_for_firefox_fails_where_there_is_none(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise Failure("no download")

    monkeypatch.setattr(browsers, "run", refuse)
    world(starting=set())
    with pytest.raises(Failure, match="there is none"):
        browsers.install_browser("firefox")
