"""Meuterer's tune: a shanty to haul by, in the mode of such songs, over a drum."""

from freebooters.stage.tune import Tune, Voice

__all__ = ["TUNE"]

TUNE = Tune(
    key="Ddor",
    bar=8,
    tempo=256,
    voices=(
        Voice(
            "concertina",
            "D2 A2 A2 G A | E2 G2 c2 B G | A2 F2 D2 E F | G2 E2 C4"
            "| D2 A2 A2 B c | d2 B2 G2 A B | c A B G A F G E | D2 D2 D4",
        ),
        Voice(
            "fiddle",
            "A,4 D4 | G,4 G,4 | C4 B,4 | B,4 A,4 | A,4 F4 | D4 D4 | C4 A,2 G,2 | F2 A,2 F4",
        ),
        Voice(
            "bass",
            "D,4 F,4 | C,4 E,4 | F,4 G,4 | E,4 A,,4"
            "| F,4 D,4 | G,,4 B,,4 | A,,4 F,2 C,2 | D,2 F,2 D,4",
        ),
        Voice(
            "drum",
            "C4 C2 C2 | C4 C2 C2 | C4 C2 C2 | C4 C2 C2"
            "| C4 C2 C2 | C4 C2 C2 | C2 C2 C2 C C | C2 C2 C4",
        ),
    ),
)
