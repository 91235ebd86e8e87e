"""What something that happens sounds like. The page makes the sounds; it knows them by these names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

__all__ = ["Sound", "heard"]

Sound = Literal["card", "coin", "wave", "wood"]
"""Something of paper, of metal, of water, of wood."""


def heard(kinds: Mapping[Sound, str]) -> dict[str, Sound]:
    """The sound of each kind of event, from the kinds that have each sound, written in a row."""
    return {kind: sound for sound, row in kinds.items() for kind in row.split()}
