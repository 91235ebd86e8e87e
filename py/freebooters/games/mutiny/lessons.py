"""La Mutinerie's lessons."""

from freebooters.engine.lessons import Lesson, Other, Step

__all__ = ["LESSONS"]


_DOORS = Lesson(
    "doors",
    seats=3,
    names=("", "Bart", "Grace"),
    log="- start 0",
    steps=(
        Step(
            "knock",
            point=("door",),
            want=("knock",),
            follows="- cabin crackpott",
            then={"open": ["crackpott"], "closed": 5},
        ),
        Step(
            "take",
            point=("pirate:crackpott",),
            want=("take crackpott",),
            others=(Other("knock", "MU-3"),),
            follows=(
                "- combat grey 2; - combat pink 1; 1 knock; - cabin pang; 1 take pang; "
                "1 choose coin; 2 knock; - cabin valverde; 2 take valverde; - gold 2; 1 knock; "
                "- cabin bijoux; 1 knock; - cabin tembo; 1 take tembo; - combat grey 1; "
                "- combat pink 2; 1 keep pink 2; 2 knock; - cabin diaz; 2 take diaz; - gold 1; "
                "- combat grey 1; 2 keep gold"
            ),
            told=True,
            then={"combat_sizes.0": 4, "closed": 3, "open": ["bijoux"]},
        ),
        Step(
            "bijoux",
            point=("pirate:bijoux",),
            want=("take bijoux",),
            others=(Other("knock", "MU-30"),),
            now={"pirate": "bijoux"},
        ),
        Step(
            "swear",
            point=("oath:valverde", "oath:diaz"),
            want=("swear *",),
            sample="swear diaz",
            follows=(
                "- seasick wessel; 2 knock; - cabin cambivalute; 2 knock; - cabin chang; 2 knock; "
                "- cabin ojo; 2 take ojo; 2 swear valverde"
            ),
            told=True,
            then={
                "declared": [True, False, True],
                "closed": 3,
                "lifeboat": "wessel",
                "open": ["cambivalute", "chang"],
            },
        ),
        Step(
            "luck",
            point=("door", "legend-ghost"),
            want=("knock",),
            others=(Other("take cambivalute|chang", "MU-3"),),
            follows="- cabin sate",
            then={"opened": "sate"},
        ),
        Step(
            "greed",
            point=("door", "pirate:sate"),
            want=("knock",),
            others=(Other("take sate", "MU-18"),),
            follows="- cabin ghost; 1 take sate",
            told=True,
            then={"coins": [1, 4, 2], "turn": 0},
        ),
    ),
    next="duels",
)

_DUELS = Lesson(
    "duels",
    seats=3,
    names=("", "Bart", "Grace"),
    seed="mu35",
    log=(
        "0 knock; 0 take crackpott; - combat grey 2; - combat pink 1; 1 knock; - cabin pang; "
        "1 take pang; 1 choose coin; 2 knock; - cabin valverde; 2 take valverde; 1 knock; "
        "- cabin bijoux; 1 knock; - cabin tembo; 1 take tembo; - combat grey 1; - combat pink 2; "
        "1 keep pink 2; 2 knock; - cabin diaz; 2 take diaz; - gold 1; - combat grey 1; 2 keep gold; "
        "0 take bijoux; 0 swear diaz; - seasick wessel; 2 knock; - cabin cambivalute; 2 knock; "
        "- cabin chang; 2 knock; - cabin ojo; 2 take ojo; 2 swear valverde; 0 knock; - cabin sate; "
        "0 knock; - cabin ghost; 1 take sate; 0 knock; 0 knock; 0 knock; 1 knock; 1 knock; "
        "1 take crackpott; 2 take pang; 2 choose combat; 1 knock; 2 knock; 2 knock; 2 knock; "
        "2 take crackpott; 0 knock; 0 take pang; 0 choose combat; 2 knock; 2 knock; "
        "2 take crackpott; 0 knock; 0 take pang; 0 choose combat; 1 take ojo; 1 swear diaz; 0 knock; "
        "0 knock; 0 knock; 0 knock; 1 take nero; 1 buy; 1 buy; 1 done; 2 knock; 2 take crackpott; "
        "- combat grey 2; - combat grey 2; - sailor 4; - sailor 7"
    ),
    steps=(
        Step(
            "first-card",
            point=("card:grey:1",),
            want=("fight grey 1",),
            others=(
                Other("fight grey 2|3", "MU-32"),
                Other("fight pink *", "MU-32"),
            ),
            follows="1 fight grey 2; 2 fight pink 3",
            told=True,
            then={"duel.totals": {"pink": 7, "grey": 10}, "duel.round": 2},
        ),
        Step(
            "monkey",
            point=("monkey",),
            want=("monkey",),
            others=(
                Other("fight grey *", "MU-33"),
                Other("fight pink *", "MU-32"),
            ),
            follows="1 fight grey 1; 2 fight pink 2",
            told=True,
            then={"duel.totals": {"pink": 9, "grey": 11}},
        ),
        Step(
            "rob",
            point=("seat:1", "seat:2"),
            want=("rob *",),
            sample="rob 1",
            follows="1 monkey; 2 monkey; - sailor 9; - sailor 3",
            told=True,
            then={
                "wins": {"pink": 0, "grey": 1},
                "coins.0": 2,
                "duel.letter": "B",
                "duel.totals": {"pink": 9, "grey": 3},
            },
        ),
        Step(
            "lost-cause",
            point=("card:pink:1",),
            want=("fight pink 1",),
            others=(
                Other("fight grey *", "MU-32"),
                Other("fight pink 2|3", "MU-32"),
            ),
            follows="1 fight pink 1; 2 fight pink 1",
            then={"duel.round": 2},
        ),
        Step(
            "leave",
            point=("monkey",),
            want=("monkey",),
            others=(Other("fight * *", "MU-33"),),
            follows="1 monkey; 2 monkey; - sailor 5; - sailor 6",
            told=True,
            then={"wins": {"pink": 1, "grey": 1}, "coins.0": 3, "duel.letter": "C"},
        ),
    ),
)

LESSONS = (_DOORS, _DUELS)
