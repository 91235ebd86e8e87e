"""What the arena found out about the levels, cut down to what the lobby shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

__all__ = ["ratings"]

Json = dict[str, Any]

_SHOWN = ("games", "share", "low", "high")


def ratings(arena: Json, rules: Mapping[str, int]) -> Json:
    """`{"games": {id: [table, ...]}}` from `docs/arena.json`; `rules` are the rooms' versions now,
    and games that were played by others are left out.

    A table is `{"options", "seats", "levels"}`, options null where all settings were taken together.
    Of each level it has the rating in Elo points, the weakest level's being 0, and how it fared
    against the next weaker level it met: `{"rating", "against", "games", "share", "low", "high"}`,
    the rating alone where it met no weaker one. Who has no rating is left out, and a table without
    any.
    """
    order: list[str] = arena["levels"]
    return {
        "games": {
            game: list(_tables(found, order))
            for game, found in arena["games"].items()
            if rules.get(game) == found["rules"]
        }
    }


def _tables(found: Json, order: Sequence[str]) -> Iterator[Json]:
    for setting in found["settings"]:
        levels = _levels(setting["pairings"], setting["ratings"], order)
        if levels:
            yield {"options": setting["options"], "seats": setting["seats"], "levels": levels}
    rungs = [{**rung, "one": rung["level"], "many": rung["below"]} for rung in found["ladder"]]
    if rungs:
        yield {"options": None, "seats": 2, "levels": _levels(rungs, found["ratings"], order)}


def _levels(pairings: Iterable[Json], points: Mapping[str, int], order: Sequence[str]) -> Json:
    met: dict[str, dict[str, Json]] = {}
    for pairing in pairings:
        met.setdefault(pairing["one"], {})[pairing["many"]] = pairing
        met.setdefault(pairing["many"], {})
    return {
        level: {"rating": points[level], **_next_weaker(met[level], order[:place])}
        for place, level in enumerate(order)
        if level in met and level in points
    }


def _next_weaker(met: Mapping[str, Json], weaker: Sequence[str]) -> Json:
    for level in reversed(weaker):
        if level in met:
            return {"against": level} | {name: met[level][name] for name in _SHOWN}
    return {}
