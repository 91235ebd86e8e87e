"""Cartagena's tune: a fandango under the fortress, down the four steps of an Andalusian close."""

from freebooters.stage.tune import Tune, Voice

__all__ = ["TUNE"]

TUNE = Tune(
    key="Ephr",
    bar=6,
    tempo=232,
    voices=(
        Voice(
            "lute",
            "c2 e d c B | B2 d c B A | A2 f e d A | B2 ^G2 E2"
            "| c2 e a2 g | d2 g f e d | e2 c f e d | e d c B A ^G | E4 z2",
        ),
        Voice(
            "lute",
            "z2 E2 E2 | z2 D2 D2 | z2 C2 C2 | z2 B,2 B,2"
            "| z2 E2 E2 | z2 D2 D2 | z2 A,2 A,2 | z2 B,2 D2 | ^G,4 z2",
        ),
        Voice(
            "bass",
            "A,4 E,2 | G,4 D,2 | F,6 | E,4 E,2 | A,,4 C,2 | B,,4 G,,2 | C,2 F,4 | E,6 | E,4 z2",
        ),
    ),
)
