"""Where a bot's time goes: which call of the contract is under way, looked at again and again."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from types import CodeType, FrameType
from typing import Any

from freebooters.bots.bot import Question, decide
from freebooters.bots.levels import LEVELS
from freebooters.engine.game import Game
from freebooters.engine.match import Match
from freebooters.engine.seeds import rng_at

__all__ = ["CALLS", "ITSELF", "LEVEL", "shares"]

LEVEL = "navigator"
"""Whose time is looked at."""

ITSELF = "the search itself"

_RULES = ("imagine", "to_act", "legal", "draw", "apply", "mask")
_STATE = ("copy", "key")
_ADVICE = ("value", "sample", "policy", "strategy", "secret_plans", "belief", "quiet")
CALLS = (ITSELF, *_STATE, *_RULES, *_ADVICE)

_SEED = "sampling"
_BEAT = 0.001
"""Seconds of CPU time between two looks."""
_ENOUGH = 400
"""Looks below which the same is asked again: some bots hardly take time."""


def shares(game: Game[Any, Any], questions: int = 24) -> dict[str, float]:
    """Shares of 1 by the call of the contract that time is spent in, whatever that calls in turn,
    while a bot thinks about so many moments of a game as it is offered first; `ITSELF` is what it
    does between calls.
    """
    asked = _asked(game, questions)
    known = dict(_calls(game, asked[0]))
    looks: Counter[str] = Counter()
    with _looking(known, looks):
        while looks.total() < _ENOUGH:
            for question in asked:
                decide(LEVELS[LEVEL], question)
    return {name: looks[name] / max(1, looks.total()) for name in CALLS}


def _asked(game: Game[Any, Any], questions: int) -> list[Question]:
    """Questions with something to choose, from the whole length of a game between sailors."""
    match = Match(game, game.info.quick.seats, game.info.usual_options, _SEED)
    asked: list[Question] = []
    while match.to_act:
        for seat in match.to_act:
            view, choices = match.view(seat), tuple(match.legal(seat))
            question = Question(game, match.seats, seat, view, choices, rng_at(_SEED, len(asked)))
            match.act(seat, decide(LEVELS["sailor"], question))
            if len(choices) > 1:
                asked.append(replace(question, rng=rng_at(_SEED, len(asked))))
    return asked[:: -(-len(asked) // questions)]


def _calls(game: Game[Any, Any], question: Question) -> Iterator[tuple[CodeType, str]]:
    state = game.rules.imagine(question.view, rng_at(_SEED, 0))
    owners = [(state, _STATE), (game.rules, _RULES), (game.advice, _ADVICE)]
    for owner, names in owners:
        for name in names:
            yield getattr(owner, name).__func__.__code__, name


@contextmanager
def _looking(known: Mapping[CodeType, str], looks: Counter[str]) -> Iterator[None]:
    """Counts, beat by beat, the outermost call that is under way."""

    def look(_: int, frame: FrameType | None) -> None:
        under_way = ITSELF
        while frame is not None:
            under_way = known.get(frame.f_code, under_way)
            frame = frame.f_back
        looks[under_way] += 1

    before = signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, _BEAT, _BEAT)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
