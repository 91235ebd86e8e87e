"""The arena's results about the levels, reduced to what the lobby shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

__all__ = ["ratings"]

Json = dict[str, Any]

_SHOWN = ("games", "share", "low", "high")


def ratings(arena: Json, games: Iterable[Mapping[str, Any]]) -> Json:
    """`{"games": {id: [table, ...]}}` from `docs/arena.json`; `games` are the games' present facts,
    and results under other rules are left out.

    A table is `{"options", "seats", "levels"}`; options are complete, or null for all settings
    together. For each level it has the rating in Elo points, 0 for the weakest level, and its
    result against the next weaker level it met: `{"rating", "against", "games", "share", "low",
    "high"}`, or the rating alone if it met no weaker one. Levels without a rating are left out, and
    so are tables without any.
    """
    order: list[str] = arena["levels"]
    played = arena["games"]
    return {
        "games": {
            game["id"]: list(_tables(played[game["id"]], order, game["options"]))
            for game in games
            if game["id"] in played and played[game["id"]]["rules"] == game["rules_version"]
        }
    }


def _tables(
    found: Json, order: Sequence[str], options: Iterable[Mapping[str, Any]]
) -> Iterator[Json]:
    usual = {option["name"]: option["default"] for option in options if not option["rated"]}
    for setting in found["settings"]:
        levels = _levels(setting["pairings"], setting["ratings"], order)
        if levels:
            chosen = {**usual, **setting["options"]}
            yield {"options": chosen, "seats": setting["seats"], "levels": levels}
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
