"""Cartagena's lessons."""

from freebooters.engine.lessons import Lesson, Other, Step

__all__ = ["LESSONS"]


_THERE_AND_BACK = Lesson(
    "there-and-back",
    seats=2,
    names=("", "Grace"),
    options={"variant": "tortuga"},
    log=(
        "- segment 1 0; - segment 2 0; - segment 5 0; - segment 3 0; - segment 4 0; - segment 6 0; "
        "- start 0; - deal skull; - deal skull; - deal dagger; - deal key; - deal hat; "
        "- deal bottle; - deal key; - deal skull; - deal pistol; - deal hat; - deal bottle; "
        "- deal dagger; - row pistol; - row hat; - row skull; - row key; - row bottle; - row dagger; "
        "- row pistol; - row hat; - row key; - row skull; - row bottle; - row dagger"
    ),
    steps=(
        Step(
            "leap",
            point=("card:skull", "pirate:0"),
            want=("play skull 0",),
            others=(Other("play dagger|key|hat|bottle *", "CA-3"),),
            told=True,
            now={"positions.0": [0, 0, 0, 0, 0, 4], "moves_left": 2},
        ),
        Step(
            "leapfrog",
            point=("card:skull", "pirate:0", "cell:12"),
            want=("play skull 0",),
            others=(
                Other("play skull 4", "CA-3"),
                Other("play dagger|key|hat|bottle *", "CA-3"),
                Other("end", "CA-2"),
            ),
            told=True,
            now={"positions.0": [0, 0, 0, 0, 4, 12], "hand_sizes.0": 4, "moves_left": 1},
        ),
        Step(
            "back",
            point=("pirate:12", "retreat", "cell:4"),
            want=("retreat 12",),
            others=(
                Other("play * *", "CA-4"),
                Other("end", "CA-2"),
            ),
            follows="1 play key 0; 1 play skull 0; 1 retreat 12",
            told=True,
            now={"positions.0": [0, 0, 0, 0, 4, 4], "hand_sizes.0": 5},
            then={"positions.1": [0, 0, 0, 0, 6, 6], "turn": 0, "moves_left": 3, "hand_sizes.1": 5},
        ),
        Step(
            "rivals",
            point=("card:key", "cell:9"),
            want=("play key 0|4",),
            sample="play key 0",
            others=(Other("play pistol|hat|bottle|dagger *", "CA-3"),),
            told=True,
            now={"positions.0.-1": 9, "moves_left": 2},
        ),
        Step(
            "two-cards",
            point=("pirate:9", "retreat", "cell:6"),
            want=("retreat 9",),
            others=(
                Other("play * *", "CA-4"),
                Other("end", "CA-2"),
            ),
            told=True,
            now={"hand_sizes.0": 6, "moves_left": 1},
        ),
        Step(
            "free",
            point=("cell-37",),
            want=("**",),
            sample="play dagger 0",
            told=True,
        ),
    ),
)

_CAST_OFF = Lesson(
    "cast-off",
    seats=2,
    names=("", "Grace"),
    options={"variant": "tortuga"},
    seed="w10",
    log=(
        "1 play hat 0; 1 play dagger 5; 1 play key 9; 0 play skull 0; 0 play bottle 6; 0 play key 0; "
        "1 retreat 17; 1 retreat 12; 1 play bottle 3; 0 play dagger 3; 0 play pistol 0; "
        "0 retreat 12; 1 play pistol 0; 1 retreat 15; 1 play pistol 0; 0 retreat 9; 0 play dagger 7; "
        "0 play dagger 4; 1 retreat 9; 1 play skull 0; 1 play dagger 6; 0 retreat 22; "
        "0 play pistol 9; 0 retreat 13; 1 retreat 29; 1 retreat 24; 1 end; 0 play pistol 7; "
        "0 retreat 16; 0 play bottle 0; 1 retreat 7; 1 play hat 7; 1 play pistol 16; 0 play key 24; "
        "0 retreat 7; 0 play bottle 0; 1 play key 10; 1 play skull 0; 1 retreat 32; 0 retreat 28; "
        "0 play hat 0; 0 retreat 26; 1 retreat 6; 1 retreat 17; 1 play pistol 16; 0 play key 26; "
        "0 play bottle 2; 0 retreat 36; 1 play hat 0; 1 play key 24; 1 retreat 10; 0 play dagger 15; "
        "0 retreat 22; 0 play dagger 5; 1 retreat 5; 1 play bottle 16; 1 play key 28; "
        "0 play bottle 2; 0 retreat 15; 0 retreat 17; 1 play dagger 36; 1 play skull 2; "
        "1 play key 20; 0 play key 12; 0 retreat 12; 0 play hat 19; 1 play skull 5; 1 retreat 11; "
        "1 retreat 9; 0 retreat 23; 0 retreat 17; 0 end; 1 play skull 2; 1 retreat 11; "
        "1 play pistol 36; 0 play skull 12; 0 play skull 14; 0 play key 21; 1 play skull 9; "
        "1 play bottle 6; 1 retreat 37; 0 play skull 36; 0 retreat 9; 0 retreat 17; 1 play key 11; "
        "1 play pistol 36; 1 retreat 17; 0 play bottle 6; 0 play bottle 9; 0 play key 27; "
        "1 retreat 15; 1 retreat 12; 1 retreat 15; 0 retreat 12; 0 play bottle 6; 0 retreat 27; "
        "1 play hat 6; 1 retreat 12; 1 play pistol 10; 0 play bottle 15; 0 retreat 27; 0 retreat 36; "
        "1 play bottle 16; 1 retreat 10; 1 play hat 6; 0 play skull 28; 0 retreat 28; 0 play hat 34; "
        "1 retreat 37; 1 play hat 6; 1 retreat 18; 0 play key 20; 0 play hat 20; 0 retreat 27; "
        "1 play hat 10; 1 retreat 27; 1 play key 23; 0 retreat 28; 0 retreat 27; 0 retreat 23; "
        "1 play hat 36; 1 play skull 18; 1 retreat 21; 0 play hat 23; 0 play hat 30; "
        "0 play pistol 33; 1 retreat 27; 1 play dagger 23; 1 end; 0 play dagger 23; 0 retreat 35; "
        "0 retreat 20; 1 play dagger 10; 1 play bottle 20; 1 play dagger 13; 0 play dagger 20; "
        "0 play pistol 10; 0 play dagger 16; 1 play skull 27; 1 play skull 34; 1 end; 0 retreat 35; "
        "0 play skull 29; 0 play skull 34; 1 retreat 37; 1 play bottle 22; 1 retreat 29"
    ),
    steps=(
        Step(
            "back",
            point=("pirate:29", "retreat", "cell:27"),
            want=("retreat 29",),
            others=(
                Other("play pistol 29", "CA-3"),
                Other("retreat 37", "CA-4"),
            ),
            told=True,
            now={"positions.0.0": 27, "hands.0": ["hat", "pistol", "pistol"], "moves_left": 2},
        ),
        Step(
            "run",
            point=("card:pistol", "pirate:27", "cell:32"),
            want=("play pistol 27",),
            others=(
                Other("play hat 27", "CA-3"),
                Other("retreat *", "CA-4"),
                Other("end", "CA-2"),
            ),
            now={"positions.0.0": 32, "moves_left": 1},
        ),
        Step(
            "aboard",
            point=("card:pistol", "pirate:32", "cell:37"),
            want=("play pistol 32",),
            others=(
                Other("play hat 32", "CA-3"),
                Other("retreat *", "CA-4"),
                Other("end", "CA-2"),
            ),
            told=True,
            now={"winner": 0},
        ),
    ),
    anew=True,
)

LESSONS = (_THERE_AND_BACK, _CAST_OFF)
