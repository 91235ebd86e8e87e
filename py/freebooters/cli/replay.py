"""`freebooters replay`: a saved game in words."""

from __future__ import annotations

import json
from collections.abc import Iterator

from freebooters.cli.words import Words
from freebooters.engine.match import Match
from freebooters.engine.views import view_as_json
from freebooters.stage import Painter

__all__ = ["standings", "story", "views"]


def story(match: Match, words: Words) -> Iterator[str]:
    """The whole game in words, as a spectator saw it, and its end."""
    paint: Painter[object] = match.game.paint
    for position, events in enumerate(match.events, start=1):
        for event in events:
            line = paint.line(event.seen_by(None))
            if line is not None:
                yield f"{position:>5}  {words.say(line)}"
    yield from standings(match, words)


def standings(match: Match, words: Words) -> Iterator[str]:
    """The seats by rank, best first; one line if the game is still on."""
    if match.ranks is None:
        yield words.t("terminal-unfinished")
        return
    paint: Painter[object] = match.game.paint
    view = match.view(None)
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(match.ranks)):
        standing = paint.standing(view, seat)
        yield words.t("terminal-standing", rank=rank, name=words.name(seat), standing=standing)


def views(match: Match) -> Iterator[str]:
    """A JSON object per log entry: `position` after it, `seat` and `action`, and what the
    `spectator` and every seat (`seats`) could see then.
    """
    for then in match.retrace(0):
        seat, action = then.log[-1]
        yield json.dumps(
            {
                "position": len(then.log),
                "seat": seat,
                "action": action,
                "spectator": view_as_json(then.view(None)),
                "seats": [view_as_json(then.view(other)) for other in range(then.seats)],
            }
        )
