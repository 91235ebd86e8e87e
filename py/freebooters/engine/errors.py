"""The errors raised on purpose, each with a message for people and, if there is one, a rule id."""

from __future__ import annotations

from typing import Any

from freebooters.engine.messages import Message, names_of, say
from freebooters.engine.outside import quoted

__all__ = [
    "BadLetter",
    "BadLink",
    "BadOption",
    "BadPuzzle",
    "BadSave",
    "BadSeats",
    "BadSeed",
    "BrokenLog",
    "FreebootersError",
    "IllegalAction",
    "NotOver",
    "NotToAct",
    "NothingToUndo",
    "StaleRevision",
    "UnknownGame",
]


class FreebootersError(Exception):
    """Base of all errors raised on purpose. `message` has words, `rule` a rule id or None."""

    def __init__(self, message: Message, rule: str | None = None) -> None:
        super().__init__(_plain(message))
        self.message = message
        self.rule = rule

    def as_json(self) -> dict[str, Any]:
        """As a refusal of the protocol."""
        return {"ok": False, "error": self.message.as_json(), "rule": self.rule}


class UnknownGame(FreebootersError):
    """No room has that id."""

    def __init__(self, game: str) -> None:
        super().__init__(say("error-game", game=quoted(game)))


class BadSeats(FreebootersError):
    """The game is not for that many seats."""

    def __init__(self, seats: object, allowed: tuple[int, ...]) -> None:
        super().__init__(
            say("error-seats", seats=quoted(seats), least=min(allowed), most=max(allowed))
        )


class BadOption(FreebootersError):
    """An option is unknown, missing, or has a value it cannot have."""


class BadSeed(FreebootersError):
    """The seed is no text, or longer than a save allows."""

    def __init__(self, most: int) -> None:
        super().__init__(say("error-seed", most=most))


class IllegalAction(FreebootersError):
    """It is this seat's turn, but the action is not legal."""


class NotToAct(FreebootersError):
    """It is another seat's turn, or the game is over."""

    def __init__(self, acting: tuple[int, ...]) -> None:
        seats = [seat for seat in acting if seat >= 0]
        super().__init__(
            say("error-not-your-turn", seats=names_of(seats)) if seats else say("error-over")
        )


class StaleRevision(FreebootersError):
    """The match has moved on since the caller looked."""

    def __init__(self) -> None:
        super().__init__(say("error-stale"))


class NotOver(FreebootersError):
    """What was asked for would tell what is hidden until the game is over."""

    def __init__(self) -> None:
        super().__init__(say("error-not-over"))


class NothingToUndo(FreebootersError):
    """There is no earlier moment to go back to, or somebody has learnt something since."""

    def __init__(self) -> None:
        super().__init__(say("error-undo"))


class BrokenLog(FreebootersError):
    """A log holds an entry that is not legal where it stands; `position` counts from 0, the message
    for people from 1.
    """

    def __init__(self, position: int) -> None:
        super().__init__(say("error-save-broken", entry=position + 1))
        self.position = position


class BadSave(FreebootersError):
    """A text is not a save that this version can load."""


class BadPuzzle(FreebootersError):
    """A room's puzzle is not one of the game as it is played here."""


class BadLink(FreebootersError):
    """A text is not a link to a game that this version can show."""


class BadLetter(FreebootersError):
    """A letter is damaged, or of another game than the one that was agreed on."""


def _plain(message: Message) -> str:
    args = ", ".join(f"{name}={value!r}" for name, value in message.args.items())
    return f"{message.key}({args})" if args else message.key
