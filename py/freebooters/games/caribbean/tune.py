"""Caribbean's tune: a jig, bright as a harbour; its seventh is low, as in old dances."""

from freebooters.stage.tune import Tune, Voice

__all__ = ["TUNE"]

TUNE = Tune(
    key="Gmix",
    bar=6,
    tempo=318,
    voices=(
        Voice(
            "fiddle",
            "d2 B G A B | c2 A F2 A | G A B c B A | B3 G2 D"
            "| d2 B G A B | c2 e d2 c | B c d F A F | G3 G2 z",
        ),
        Voice(
            "concertina",
            "z2 D z2 D | z2 E z2 A, | z2 B, z2 E | z2 D z2 D"
            "| z2 D z2 B, | z2 E z2 G | z2 D z2 A, | B,3 B,2 z",
        ),
        Voice(
            "bass",
            "G,3 B,3 | A,3 D,3 | E,3 C,3 | G,,3 B,,3"
            "| G,,3 E,3 | A,,3 B,,3 | G,,3 D,3 | G,,3 G,,2 z",
        ),
    ),
)
