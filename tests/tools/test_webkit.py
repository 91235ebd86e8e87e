"""Which WebKitGTK the tests take; it is not required."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import browsers, webkit
from tools.steps import Failure
from tools.webkit import CHOICE, prepare_webkit


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What was tried to install, on a machine that has none and can get none."""
    found: list[str] = []

    def install(*packages: str) -> bool:
        found.extend(packages)
        return False

    monkeypatch.delenv(CHOICE, raising=False)
    monkeypatch.setattr(webkit, "_MEMORY", tmp_path / "webkit.json")
    monkeypatch.setattr(webkit, "system_webkit", lambda: None)
    monkeypatch.setattr(webkit, "packages_from_debian", install)
    return found


def test_a_named_webkitgtk_is_used_and_one_of_the_system_is_taken_before_any_is_fetched(
    tried: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(CHOICE, "/mine")
    assert {} == prepare_webkit()
    monkeypatch.delenv(CHOICE)
    monkeypatch.setattr(webkit, "system_webkit", lambda: "/system")
    assert {CHOICE: "/system"} == prepare_webkit()
    assert [] == tried


def test_where_none_could_be_installed_that_is_tried_again_only_on_request(
    tried: list[str],
) -> None:
    packages = ["webkit2gtk-driver", "xvfb"]
    assert [None, None] == [prepare_webkit(), prepare_webkit()]
    assert packages == tried
    with pytest.raises(Failure, match="there is no WebKitGTK"):
        browsers.install_browser("webkitgtk")
    assert packages * 2 == tried


def test_one_without_a_screen_to_draw_on_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webkit, "minibrowser", lambda: "/browser")
    there = {"WebKitWebDriver": "/driver", "Xvfb": "/screen"}
    monkeypatch.setattr("shutil.which", there.get)
    assert "/driver" == webkit.system_webkit()
    del there["Xvfb"]
    assert None is webkit.system_webkit()
