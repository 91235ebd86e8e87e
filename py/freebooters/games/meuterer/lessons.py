"""Meuterer's lessons."""

from freebooters.engine.lessons import Lesson, Other, Step

__all__ = ["LESSONS"]


_OTHER_ISLANDS = tuple(
    f"-{island}"
    for island in (
        "affeninsel",
        "eisfelsen",
        "fingerhut",
        "frosthoehle",
        "gruenland",
        "kalte-klippe",
        "karge-zunge",
        "piratennest",
        "rotes-riff",
        "sandkap",
        "sommerland",
    )
)
"""Whatever is told of an island at which the ship does not begin."""

_CAPTAIN = Lesson(
    "captain",
    seats=3,
    names=("", "Bart", "Grace"),
    log=(
        "- island frosthoehle; - island gruenland; - island karge-zunge; - island eisfelsen; "
        "- island affeninsel; - island kalte-klippe; - island sommerland; - island rotes-riff; "
        "- island piratennest; - island fingerhut; - island sandkap; - captain 0; - deal cloth; "
        "- deal cloth; - deal grain; - deal grain; - deal grain; - deal wine; - deal wine; "
        "- deal salt; - deal conflict; - deal salt; - deal salt; - deal ruby; - deal wine; "
        "- deal cloth; - deal conflict; 0 pouch 1"
    ),
    steps=(
        Step(
            "offer",
            point=("card:cloth", "alone-hochland"),
            want=("play cloth",),
            aside=_OTHER_ISLANDS,
            others=(
                Other("play grain", "ME-3"),
                Other("pass", "ME-3"),
            ),
            follows="1 play wine; 2 play salt",
            told=True,
            now={"played.0": ["cloth"]},
        ),
        Step(
            "lead",
            point=("card:cloth", "alone-hochland"),
            want=("play cloth",),
            aside=_OTHER_ISLANDS,
            others=(
                Other("play grain", "ME-8"),
                Other("pass", "ME-8"),
            ),
            follows="1 pass; 1 role mate; 2 pass; 2 role merchant",
            told=True,
            now={"played.0": ["cloth", "cloth"]},
        ),
        Step(
            "course",
            point=("order:pass", "island-karge-zunge"),
            want=("pass",),
            others=(Other("play grain", "ME-4"),),
            follows="- take ruby; - take conflict; - take wine; - take cloth",
            told=True,
            then={"scores": [7, 2, 0], "ship": "karge-zunge", "captain": 0, "round": 2},
        ),
        Step(
            "pouch",
            point=("pouch:1",),
            want=("pouch 1",),
            others=(
                Other("pouch 0", "ME-2"),
                Other("pouch 2|3", "ME-7"),
            ),
            now={"pouch": 1, "phase": 2},
        ),
    ),
    next="mutiny",
)

_MUTINY = Lesson(
    "mutiny",
    seats=3,
    names=("", "Bart", "Grace"),
    log=(
        "- island frosthoehle; - island gruenland; - island karge-zunge; - island eisfelsen; "
        "- island affeninsel; - island kalte-klippe; - island sommerland; - island rotes-riff; "
        "- island piratennest; - island fingerhut; - island sandkap; - captain 1; - deal wine; "
        "- deal wine; - deal salt; - deal conflict; - deal grain; - deal salt; - deal grain; "
        "- deal cloth; - deal cloth; - deal grain; - deal ruby; - deal ruby; - deal conflict; "
        "- deal conflict; - deal salt; 1 pouch 2; 1 play wine; 2 play cloth"
    ),
    steps=(
        Step(
            "offer",
            point=("card:salt",),
            want=("play salt",),
            others=(
                Other("play ruby", "ME-3"),
                Other("play conflict", "ME-6"),
                Other("pass", "ME-5"),
            ),
            follows="1 play wine; 2 pass; 2 role mate",
            now={"hand": ["conflict", "conflict", "ruby", "ruby"]},
        ),
        Step(
            "pass",
            point=("order:pass", "island-eisfelsen"),
            want=("pass",),
            others=(
                Other("play ruby", "ME-5"),
                Other("play conflict", "ME-6"),
            ),
        ),
        Step(
            "role",
            point=("choice-mutineer",),
            want=("role mutineer",),
            others=(
                Other("role boy", "ME-7"),
                Other("role merchant", "ME-8"),
                Other("role loader", "ME-11"),
            ),
            follows="1 play salt; 1 pass; 1 fight 1; 2 fight 0",
            told=True,
            then={
                "phase": 4,
                "conflict": {"captain": 2, "mutiny": 0},
                "destinations": {"captain": "gruenland", "mutineer": "eisfelsen"},
            },
        ),
        Step(
            "fight",
            point=("fight:2",),
            want=("fight 2",),
            others=(Other("fight 0|1", "ME-6"),),
            follows=(
                "- take cloth; - take wine; - take salt; - take wine; - take cloth; - take grain; "
                "- take cloth; - take wine"
            ),
            told=True,
            then={
                "scores": [5, 4, 0],
                "captain": 0,
                "ship": "eisfelsen",
                "round": 2,
                "hand": ["cloth", "ruby", "ruby", "salt", "wine"],
            },
        ),
        Step(
            "pouch",
            point=("pouch:0", "pouch:1", "pouch:2", "pouch:3"),
            want=("pouch *",),
            sample="pouch 1",
            now={"phase": 2},
        ),
        Step(
            "ruby",
            point=("card:ruby", "island-eisfelsen"),
            want=("play ruby",),
            others=(
                Other("play *", "ME-8"),
                Other("pass", "ME-3"),
            ),
            now={"played.0": ["ruby"]},
        ),
    ),
)

LESSONS = (_CAPTAIN, _MUTINY)
