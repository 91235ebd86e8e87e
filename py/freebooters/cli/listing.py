"""`freebooters games`: the list of games."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters import catalog
from freebooters.bots.levels import LEVELS
from freebooters.engine.game import Info

__all__ = ["listing"]


def listing() -> Iterator[str]:
    """A line per game and per option, spelled as the other commands expect them."""
    for game in catalog.games().values():
        yield from _game(game.info)
    yield f"players: human, {', '.join(LEVELS)}"


def _game(info: Info) -> Iterator[str]:
    yield f"{info.id}: {', '.join(map(str, info.seats))} seats"
    for option in info.options:
        choices = ", ".join(str(choice).lower() for choice in option.choices)
        default = "" if option.default is None else f" (else {str(option.default).lower()})"
        yield f"  --option {option.name}=  {choices}{default}"
