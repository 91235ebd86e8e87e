"""The start of a game as the page offers it first, for what the build prepares of it."""

from __future__ import annotations

from typing import Any

from freebooters.app.chairs import chairs_of_one
from freebooters.engine.game import Info
from freebooters.stage import Frame

__all__ = ["quick_start"]


def quick_start(info: Info, frame: Frame, seed: str) -> dict[str, Any]:
    """The command `start` for a first game: one person, who sits first, against deckhands."""
    return {
        "do": "start",
        "game": info.id,
        "seed": seed,
        "frame": str(frame),
        "options": info.usual_options,
        "seats": [chair.as_json() for chair in chairs_of_one(info.quick.seats)],
    }
