"""What a check is: a function of a whole game that tells what is broken in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import wraps

from freebooters.engine.messages import Message, say
from freebooters.promises.broken import Broken, raised
from freebooters.promises.journeys import Journey, Moment

__all__ = ["Check", "Sweep", "at_each", "in_a_game", "over_games"]

Check = Callable[[Journey], Iterator[Broken]]
Sweep = Callable[[Sequence[Journey]], Iterator[Broken]]
"""A check of what only several games of a room show together."""


def at_each(
    promise: int, moments: Callable[[Journey], Iterable[Moment]]
) -> Callable[[Callable[[Journey, Moment], Iterator[Message]]], Check]:
    """Makes a check of what may be wrong at a moment. What a room raises there is broken too."""

    def made(wrong_at: Callable[[Journey, Moment], Iterator[Message]]) -> Check:
        @wraps(wrong_at)
        def check(journey: Journey) -> Iterator[Broken]:
            for moment in moments(journey):
                log = journey.log[: moment.position]
                try:
                    for message in wrong_at(journey, moment):
                        yield Broken(promise, message, log)
                except Exception as wrong:
                    yield Broken(promise, say("promise-raised", **raised(wrong)), log)

        return check

    return made


def in_a_game(
    promise: int,
) -> Callable[[Callable[[Journey], Iterator[tuple[int, Message]]]], Check]:
    """Makes a check of what may be wrong after so many entries of a game."""

    def made(wrong_in: Callable[[Journey], Iterator[tuple[int, Message]]]) -> Check:
        @wraps(wrong_in)
        def check(journey: Journey) -> Iterator[Broken]:
            try:
                for position, message in wrong_in(journey):
                    yield Broken(promise, message, journey.log[:position])
            except Exception as wrong:
                yield Broken(promise, say("promise-raised", **raised(wrong)), journey.log)

        return check

    return made


def over_games(
    promise: int,
) -> Callable[[Callable[[Sequence[Journey]], Iterator[Message]]], Sweep]:
    """Makes a check of what several games show; no moves lead to that."""

    def made(wrong_over: Callable[[Sequence[Journey]], Iterator[Message]]) -> Sweep:
        @wraps(wrong_over)
        def check(journeys: Sequence[Journey]) -> Iterator[Broken]:
            try:
                for message in wrong_over(journeys):
                    yield Broken(promise, message)
            except Exception as wrong:
                yield Broken(promise, say("promise-raised", **raised(wrong)))

        return check

    return made
