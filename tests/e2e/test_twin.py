"""Games that were played for tests are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e import twin
from tests.e2e.twin import game_after


def test_a_game_is_read_again_until_anything_that_plays_it_has_changed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def asked() -> str:
        game_after.cache_clear()
        return game_after("cartagena", (("variant", "tortuga"),), ("Anne", "sailor"), 1, "kept")

    monkeypatch.setattr(twin, "_PLAYED", tmp_path)
    before = asked()
    assert '"seed":"kept"' in before

    monkeypatch.setattr(twin, "_played", lambda *_: "played anew")
    assert before == asked()
    monkeypatch.setattr(twin, "_players", lambda: b"others")
    assert "played anew" == asked()
    game_after.cache_clear()
