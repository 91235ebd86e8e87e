"""Blank's tune: four bars, to be replaced."""

from freebooters.stage.tune import Tune, Voice

__all__ = ["TUNE"]

TUNE = Tune(
    key="Cmaj",
    bar=8,
    tempo=240,
    voices=(
        Voice("whistle", "C2 E2 G2 c2 | A2 F2 G4 | E2 G2 F D B,2 | C8"),
        Voice("bass", "C,4 E,4 | F,4 E,4 | C,4 F,2 G,2 | C,8"),
    ),
)
