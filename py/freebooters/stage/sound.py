"""What something that happens sounds like. The page makes the sounds, by a table of its own: it knows
materials by these names, and nothing of a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

__all__ = ["Material", "heard"]

Material = Literal[
    "blade",
    "card",
    "chain",
    "chest",
    "coin",
    "door",
    "drum",
    "lot",
    "purse",
    "rope",
    "sail",
    "shuffle",
    "step",
    "storm",
    "turn",
    "wave",
    "wind",
    "wood",
]
"""Of what the thing is that somebody's hand moves or something happens to: of metal a `blade`, a `chain`
let down, a `coin`, a `purse` of several; of paper a `card` laid or drawn, one that is turned face up
(`turn`), many that are mixed (`shuffle`); of wood a piece set down (`wood`), one that walks (`step`), a
`chest` and its lid, a `lot` that rolls, a `door`; of cloth a `sail`; a `rope`; a `drum`; of water a
`wave`; of air `wind`; of both a `storm`.
"""


def heard(kinds: Mapping[Material, str]) -> dict[str, Material]:
    """The material of each kind of event, from the kinds that have each material, written in a row."""
    return {kind: material for material, row in kinds.items() for kind in row.split()}
