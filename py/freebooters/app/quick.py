"""The start of a game as the page offers it first, for what the build prepares of it."""

from __future__ import annotations

from typing import Any

from freebooters.app.chairs import COLOURS, HUMAN, Chair
from freebooters.engine.game import Info
from freebooters.stage import Frame

__all__ = ["quick_start"]


def quick_start(info: Info, frame: Frame, seed: str) -> dict[str, Any]:
    """The command `start` for a first game: one person, who sits first, against deckhands."""
    colours = COLOURS[: info.quick.seats]
    chairs = [
        Chair("", colour, "deckhand" if seat else HUMAN) for seat, colour in enumerate(colours)
    ]
    return {
        "do": "start",
        "game": info.id,
        "seed": seed,
        "frame": str(frame),
        "options": info.usual_options,
        "seats": [chair.as_json() for chair in chairs],
    }
