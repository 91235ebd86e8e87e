"""What a thing on the table means to whoever looks at it."""

from __future__ import annotations

from typing import NamedTuple

from freebooters.engine.messages import Message
from freebooters.stage.explanation import Explanation

__all__ = ["NO_MEANING", "Meaning"]


class Meaning(NamedTuple):
    """What a thing is called, what the card beside it says, and what a press on it stands for."""

    label: Message | None = None
    explain: Explanation | None = None
    pick: str = ""


NO_MEANING = Meaning()
"""Of what is only seen."""
