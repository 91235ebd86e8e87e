"""Caribbean's lessons."""

from freebooters.engine.lessons import Lesson, Other, Step

__all__ = ["LESSONS"]

_OFF_COURSE = Other("sail *", "KA-6", "off-course")
_TOO_EARLY = Other("anchor", "KA-6", "too-early")

# The lessons play one match: each takes it up where the one before has left it.
_BIDS_LAID = (
    "- colour 0 red; - colour 1 blue; - colour 2 yellow; - chest SJU; - chest PBE; - chest NAS; "
    "- chest SCU; - chest CAM; - chest VER; - berth arriba w1; - berth bravo h4; "
    "- berth caribic m3; - berth diabolo b5; - berth evita c2; 0 bid arriba 5; 0 bid bravo 0; "
    "0 bid caribic 4; 0 bid diabolo -1; 0 bid evita 1; 0 bid fuego 2; 1 bid arriba -1; "
    "1 bid bravo 3; 1 bid caribic 4; 1 bid diabolo 0; 1 bid evita 5; 1 bid fuego 1; "
    "2 bid arriba 3; 2 bid bravo 1; 2 bid caribic 2; 2 bid diabolo 5; 2 bid evita -1; "
    "2 bid fuego 4"
)
_SECURED = (
    f"{_BIDS_LAID}; 0 sail w2; 0 sail SJU; 0 load; 0 sail w2; 0 sail w3; 0 secure; 1 sail h5; "
    "1 sail PBE; 1 load; 1 sail h5"
)
_SECOND_ROUND = (
    f"{_SECURED}; 0 raise; 1 decline; 0 sail m5; 0 sail m4; 0 steal bravo; 0 sail PBE; 0 sail h6; "
    "0 secure; 2 sail b4; 2 sail NAS; 2 load; 2 sail b4; 2 sail b6; 1 sail c4; 1 sail SCU; 1 load; "
    "1 sail c4; 1 secure; 1 anchor; 2 sail g3; 2 sail CAM; 2 load; 2 sail g1; 2 secure; 2 anchor; "
    "- chest FTR; - chest CTG"
)

_HAUL = Lesson(
    "haul",
    seats=3,
    names=("", "Grace", "Anne"),
    log=_BIDS_LAID,
    steps=(
        Step(
            "out",
            point=("ship-arriba", "area:w2"),
            want=("sail w2|m7",),
            sample="sail w2",
            others=(
                Other("sail w3", "KA-7"),
                _OFF_COURSE,
                _TOO_EARLY,
            ),
            told=True,
            now={"steps_left": 3, "controller": 0},
        ),
        Step(
            "port",
            point=("area:SJU", "chest-SJU"),
            want=("sail SJU",),
            others=(_OFF_COURSE, _TOO_EARLY),
            now={"ships.arriba.0": "SJU", "steps_left": 2},
        ),
        Step(
            "load",
            point=("chest-SJU", "ship-arriba"),
            want=("load",),
            others=(
                Other("sail *", "KA-7"),
                _TOO_EARLY,
            ),
            told=True,
            now={"money.0": 2000, "ships.arriba": ["SJU", "SJU"], "steps_left": 2},
        ),
        Step(
            "home",
            point=("area:w2", "hideout-w3"),
            want=("sail w2",),
            others=(
                _OFF_COURSE,
                Other("anchor", "KA-7"),
            ),
            now={"steps_left": 1},
        ),
        Step(
            "hideout",
            point=("area:w3", "hideout-w3"),
            want=("sail w3",),
            others=(
                Other("sail *", "KA-6"),
                _TOO_EARLY,
            ),
            now={"steps_left": 0},
        ),
        Step(
            "secure",
            point=("hideout-w3", "ship-arriba"),
            want=("secure",),
            others=(Other("anchor", "KA-7"),),
            told=True,
            now={"money.0": 10000, "sailing": "bravo", "secured": ["SJU"]},
        ),
    ),
    next="theft",
)

_THEFT = Lesson(
    "theft",
    seats=3,
    names=("", "Grace", "Anne"),
    log=_SECURED,
    steps=(
        Step(
            "tie",
            point=("order:raise", "ship-caribic"),
            want=("raise",),
            others=(Other("decline", "KA-4"),),
            follows="1 decline",
            told=True,
            then={"controller": 0, "steps_left": 4, "sailing": "caribic"},
        ),
        Step(
            "chase",
            point=("ship-bravo", "area:m5"),
            want=("sail m5",),
            others=(_OFF_COURSE, _TOO_EARLY),
            now={"steps_left": 3},
        ),
        Step(
            "beside",
            point=("area:m4",),
            want=("sail m4",),
            others=(
                Other("sail m1", "KA-7"),
                _OFF_COURSE,
                _TOO_EARLY,
            ),
            now={"steps_left": 2},
        ),
        Step(
            "steal",
            point=("ship-bravo",),
            want=("steal bravo",),
            others=(
                Other("sail *", "KA-7"),
                _TOO_EARLY,
            ),
            told=True,
            now={"ships.caribic": ["m4", "PBE"], "ships.bravo": ["h5", None], "money.1": 2000},
        ),
        Step(
            "pass",
            point=("area:PBE", "hideout-h6"),
            want=("sail PBE",),
            others=(_OFF_COURSE, _TOO_EARLY),
            now={"steps_left": 1},
        ),
        Step(
            "hideout",
            point=("area:h6", "hideout-h6"),
            want=("sail h6",),
            others=(_OFF_COURSE, _TOO_EARLY),
            now={"steps_left": 0},
        ),
        Step(
            "secure",
            point=("hideout-h6",),
            want=("secure",),
            others=(Other("anchor", "KA-7"),),
            follows=(
                "2 sail b4; 2 sail NAS; 2 load; 2 sail b4; 2 sail b6; 1 sail c4; 1 sail SCU; 1 load; "
                "1 sail c4; 1 secure; 1 anchor; 2 sail g3; 2 sail CAM; 2 load; 2 sail g1; 2 secure; "
                "2 anchor; - chest FTR; - chest CTG"
            ),
            told=True,
            now={"money.0": 14000},
            then={
                "money": [14000, 10000, 9000],
                "ships.diabolo": ["b6", "NAS"],
                "round": 2,
                "ports.FTR": "FTR",
                "ports.CTG": "CTG",
                "ships.arriba.0": "w3",
            },
        ),
    ),
    next="bids",
)

_BIDS = Lesson(
    "bids",
    seats=3,
    names=("", "Grace", "Anne"),
    log=_SECOND_ROUND,
    steps=(
        Step(
            "lay",
            point=("ship-arriba", "chest-FTR"),
            want=(
                "bid arriba 2|3|4|5",
                "bid bravo *",
                "bid caribic *",
                "bid diabolo *",
                "bid evita *",
                "bid fuego *",
            ),
            together=True,
            parts=(
                ("ship-bravo", "chest-CTG"),
                ("ship-caribic", "chest-CTG"),
                ("ship-diabolo",),
                ("ship-evita",),
                ("ship-fuego", "chest-VER"),
            ),
            sample="bid arriba 3; bid bravo 0; bid caribic 4; bid diabolo 5; bid evita -1; bid fuego 1",
            spare=(2,),
            others=(Other("bid arriba -1|0|1", "KA-5"),),
            follows=(
                "1 bid arriba 1; 1 bid bravo 4; 1 bid caribic -1; 1 bid diabolo 2; 1 bid evita 5; "
                "1 bid fuego 3; 2 bid arriba 0; 2 bid bravo 2; 2 bid caribic 1; 2 bid diabolo 4; "
                "2 bid evita 3; 2 bid fuego 5"
            ),
            told=True,
            then={"sailing": "arriba", "controller": 0},
        ),
        Step(
            "out",
            point=("area:FTR", "chest-FTR"),
            want=("sail FTR",),
            others=(_OFF_COURSE, _TOO_EARLY),
            now={"ships.arriba.0": "FTR"},
        ),
        Step(
            "load",
            point=("chest-FTR",),
            want=("load",),
            others=(
                Other("sail *", "KA-7"),
                _TOO_EARLY,
            ),
            now={"money.0": 16000},
        ),
        Step(
            "back",
            point=("area:w3", "hideout-w3"),
            want=("sail w3",),
            others=(_OFF_COURSE, _TOO_EARLY),
            now={"ships.arriba": ["w3", "FTR"]},
        ),
        Step(
            "secure",
            point=("hideout-w3",),
            want=("secure",),
            others=(
                Other("anchor", "KA-7"),
                Other("sail *", "KA-7"),
            ),
            told=True,
            now={"money.0": 21000, "secured.#": 5},
        ),
    ),
)

LESSONS = (_HAUL, _THEFT, _BIDS)
