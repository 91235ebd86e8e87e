"""La Mutinerie's tune: a gavotte of two parties; what the one begins, the other answers a bar later."""

from freebooters.stage.tune import Tune, Voice

__all__ = ["TUNE"]

TUNE = Tune(
    key="Amin",
    bar=8,
    tempo=248,
    voices=(
        Voice(
            "whistle",
            "A2 E2 A B c A | e2 c2 c d e c | d2 B2 ^G2 B2 | c2 A2 E4"
            "| F2 A2 c2 B A | G2 B2 d2 c B | c A F A ^G2 B ^G | A2 E2 A4",
        ),
        Voice(
            "lute",
            "z8 | z4 E4 | z2 E2 z2 D2 | z2 E2 z2 A,2"
            "| z2 D2 z2 F2 | z2 G2 z2 G2 | z2 A,2 E4 | z2 A,2 E4",
        ),
        Voice(
            "bass",
            "z8 | A,2 E,2 A, B, C A, | ^G,4 E,4 | A,4 C4"
            "| D4 A,4 | E,4 B,,4 | A,,2 D,2 E,4 | A,,2 C,2 A,,4",
        ),
    ),
)
