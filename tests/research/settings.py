"""At which settings the adapters are tried: every room of the catalog, with the fewest seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from freebooters import catalog
from tests.contract.rooms import SETTINGS, Setting

__all__ = ["every_room", "every_variant"]


def _is_quick(setting: Setting) -> bool:
    info = setting.game.info
    return setting.options == info.usual_options


def _cases() -> list[Any]:
    cases = []
    for game_id in catalog.games():
        for setting in SETTINGS[game_id]:
            usual = setting.seats == min(setting.game.info.seats) and _is_quick(setting)
            cases.append(
                pytest.param(setting, id=str(setting), marks=() if usual else pytest.mark.slow)
            )
    return cases


every_room: Callable[..., Any] = pytest.mark.parametrize("setting", _cases())
"""The quick variant with the fewest seats always, the others as slow tests."""

every_variant: Callable[..., Any] = pytest.mark.parametrize(
    "setting",
    [
        case
        for case in _cases()
        for setting in case.values
        if setting.seats == min(setting.game.info.seats)
    ],
)
"""All variants with the fewest seats: the quick one always, the others as slow tests."""
