"""Who sits where in the terminal, and what the bots among them do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from freebooters.bots.bot import Question, decide
from freebooters.bots.levels import LEVELS, PLAYERS
from freebooters.cli.words import Words
from freebooters.engine.contract import Action, Seat
from freebooters.engine.errors import FreebootersError
from freebooters.engine.game import Info
from freebooters.engine.match import Match
from freebooters.engine.messages import say
from freebooters.engine.seeds import rng_at

__all__ = ["HUMAN", "BadSeating", "answer", "default_names", "options_from", "question", "seating"]

HUMAN = "human"


class BadSeating(FreebootersError):
    """A seat is neither a person's nor a bot's."""


def seating(text: str, *, people: bool) -> tuple[str, ...]:
    """`human,sailor` as a tuple. Raises `BadSeating`, for people too where only bots may sit."""
    known = (HUMAN, *LEVELS) if people else tuple(PLAYERS)
    seats = tuple(who.strip() for who in text.split(","))
    for who in seats:
        if who not in known:
            raise BadSeating(say("terminal-error-seat", who=who, known=", ".join(known)))
    return seats


def default_names(words: Words, players: Sequence[str]) -> list[str]:
    """What seats nobody named go by: `Player 1`, `Greedy 2`."""
    kinds = ("terminal-player" if who == HUMAN else f"level-{who}" for who in players)
    return [
        words.t("terminal-name", who=say(kind), number=number)
        for number, kind in enumerate(kinds, start=1)
    ]


def options_from(info: Info, given: Sequence[tuple[str, str]]) -> dict[str, object]:
    """Options as the game wants them, from words typed; what fits no choice is passed on as typed,
    so that the match refuses it by name.
    """
    schema = {option.name: option for option in info.options}
    options: dict[str, object] = {}
    for name, text in given:
        choices = schema[name].choices if name in schema else ()
        fitting = (choice for choice in choices if str(choice).lower() == text.lower())
        options[name] = next(fitting, text)
    return options


def question(match: Match, seat: Seat, rng: Random) -> Question:
    """What a bot is asked of that moment. It is shown its view alone."""
    return Question(
        game=match.game,
        seats=match.seats,
        seat=seat,
        view=match.view(seat),
        choices=tuple(match.legal(seat)),
        rng=rng,
        decisions=match.decisions(seat),
    )


def answer(match: Match, seat: Seat, level: str) -> Action:
    """What a bot of that level does now, thought out to the end."""
    rng = rng_at(f"{match.seed}/bot/{seat}", len(match.log))
    return decide(PLAYERS[level], question(match, seat, rng))
