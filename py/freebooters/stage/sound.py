"""What something that happens sounds like. The page makes the sounds; it knows them by these names."""

from __future__ import annotations

from typing import Literal

__all__ = ["Sound"]

Sound = Literal["card", "coin", "wave", "wood"]
"""Something of paper, of metal, of water, of wood."""
