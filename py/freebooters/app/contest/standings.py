"""The table of a contest: who has come how far, by matchpoints as in duplicate bridge."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from freebooters.app.contest.contest import Contest
from freebooters.app.contest.results import Claim, Result, found_in, read_claim, read_result
from freebooters.engine.crockford import SIGNS
from freebooters.engine.errors import FreebootersError
from freebooters.engine.messages import Message
from freebooters.engine.outside import quoted

__all__ = ["Gathered", "gather", "rows", "totals"]

Json = dict[str, Any]

_CLAIM = re.compile(rf"([0-9A-Z]{{{SIGNS}}}) (.*)", re.ASCII)


@dataclass(frozen=True)
class Gathered:
    """What was handed in, each game once, in the order in which it came; how often something came
    that was there already; and what could not be taken, with the reason.
    """

    taken: Sequence[Result | Claim]
    twice: int
    refused: Sequence[tuple[str, Message]]


def gather(
    contest: Contest, word: str, kept: Iterable[str], added: str, claim: tuple[str, str] | None
) -> Gathered:
    """`kept`: the texts of what was taken before; `added`: any text that may hold further results;
    `claim`: a code that was typed, and a name.
    """
    found: dict[tuple[str, int, int], Result | Claim] = {}
    refused: list[tuple[str, Message]] = []
    twice = 0
    for text in (*kept, *found_in(added), *([" ".join(claim)] if claim else ())):
        try:
            taken = _read(contest, word, text, claim)
        except FreebootersError as wrong:
            refused.append((quoted(text), wrong.message))
            continue
        game = (taken.name.casefold(), taken.deal.number, taken.facts.log)
        before = found.get(game)
        if before is None or (isinstance(before, Claim) and isinstance(taken, Result)):
            found[game] = taken
        else:
            twice += 1
    return Gathered(tuple(found.values()), twice, refused)


def _read(contest: Contest, word: str, text: str, claim: tuple[str, str] | None) -> Result | Claim:
    if claim is not None and text == " ".join(claim):
        return read_claim(contest, word, *claim)
    kept = _CLAIM.fullmatch(text)
    if kept is not None:
        return read_claim(contest, word, kept[1], kept[2])
    return read_result(contest, word, text)


def rows(taken: Sequence[Result | Claim]) -> list[Json]:
    """A row for every game, deal by deal, the best first. Of several under one name the earliest try
    of a deal counts; `points` are 1 for everybody one did better than and half of it for an equal.
    `twin` is somebody else whose game is the same move by move. `contradicted`: a claim of that very
    try, of which a game has come that is another; it does not count.
    """
    told: list[Json] = []
    for number in sorted({each.deal.number for each in taken}):
        games = [each for each in taken if each.deal.number == number]
        false = [each for each in games if _is_contradicted(each, games)]
        counting = _counting([each for each in games if each not in false])
        worths = [_worth(each) for each in counting]
        ranked = sorted(games, key=lambda each: (each not in counting, _worth(each)))
        for each in ranked:
            counts = each in counting
            told.append(
                {
                    "text": each.text,
                    "name": each.name,
                    "number": number,
                    "tries": each.tries,
                    "claimed": isinstance(each, Claim),
                    "contradicted": each in false,
                    "rank": each.facts.rank,
                    "score": each.score,
                    "turns": each.facts.turns,
                    "counts": counts,
                    "points": _points(_worth(each), worths) if counts else None,
                    "most": len(counting) - 1,
                    "twin": _twin(each, games),
                }
            )
    return told


def totals(told: Sequence[Json]) -> list[Json]:
    """A line for every name, by the matchpoints of all its deals; equals share a place."""
    people: dict[str, Json] = {}
    for row in told:
        if row["counts"]:
            line = people.setdefault(
                row["name"].casefold(), {"name": row["name"], "points": 0.0, "most": 0, "deals": 0}
            )
            line["points"] += row["points"]
            line["most"] += row["most"]
            line["deals"] += 1
    lines = sorted(people.values(), key=lambda line: -line["points"])
    return [
        {**line, "place": 1 + sum(other["points"] > line["points"] for other in lines)}
        for line in lines
    ]


def _is_contradicted(game: Result | Claim, games: Sequence[Result | Claim]) -> bool:
    return isinstance(game, Claim) and any(
        isinstance(other, Result)
        and (other.name.casefold(), other.tries) == (game.name.casefold(), game.tries)
        and other.facts != game.facts
        for other in games
    )


def _counting(games: Sequence[Result | Claim]) -> list[Result | Claim]:
    first: dict[str, Result | Claim] = {}
    for game in games:
        before = first.get(game.name.casefold())
        if before is None or game.tries < before.tries:
            first[game.name.casefold()] = game
    return [*first.values()]


def _worth(game: Result | Claim) -> tuple[int, int, int]:
    """The less the better: rank, then what the end is worth, then turns."""
    facts = game.facts
    return facts.rank, -facts.returns, facts.turns


def _points(worth: tuple[int, int, int], worths: Sequence[tuple[int, int, int]]) -> float:
    """One's own is among them, and an equal."""
    return sum((worth < other) + (worth == other) / 2 for other in worths) - 0.5


def _twin(game: Result | Claim, games: Sequence[Result | Claim]) -> str | None:
    return next(
        (
            other.name
            for other in games
            if other.facts.log == game.facts.log and other.name.casefold() != game.name.casefold()
        ),
        None,
    )
