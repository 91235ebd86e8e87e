"""The small games, as tests ask about them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from freebooters import catalog
from freebooters.promises import Journey, Setting, census_of, settings_of, travel
from freebooters.stage import Frame, Scene

__all__ = ["GAMES", "SETTINGS", "WORDED", "journeys", "scenes"]

GAMES = catalog.small()
SETTINGS: Sequence[Setting] = [
    setting for name, game in GAMES.items() for setting in settings_of(name, game, census_of(name))
]
WORDED = [name for name, game in GAMES.items() if game.paint.worded]
"""The games that have words of their own; the others are told in the names of their code."""


@cache
def journeys(setting: Setting) -> Sequence[Journey]:
    """A game by chance and one by bots."""
    return [travel(setting, seed) for seed in (0, 1)]


def scenes(setting: Setting, frame: Frame) -> Iterator[Scene]:
    """The tables of these, as who acts and a spectator see them."""
    for journey in journeys(setting):
        for moment in journey.moments[::-3]:
            for observer in (*moment.seats_acting[:1], None):
                view = journey.rules.view(moment.state, observer)
                seen = [event.seen_by(observer) for event in moment.events]
                for beat in setting.game.paint.unfold(view, frame, seen, observer):
                    yield beat.scene
