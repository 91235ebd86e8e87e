"""What Caribbean's table says is so: who wins and when, what is paid, what a rule did."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from freebooters.engine.contract import Action
from freebooters.engine.events import Event
from freebooters.engine.messages import Message
from freebooters.games.caribbean.rules.components import GOALS, LAST_ROUND, RAID
from freebooters.games.caribbean.rules.state import CaribbeanState
from freebooters.games.caribbean.table import CaribbeanPainter
from freebooters.stage import WIDE, Node
from tests.contract.words import part, plain, read
from tests.games.caribbean.states import RULES, bid, do, hand, table, under_way
from tests.words import LANGUAGES, Words

PAINT = CaribbeanPainter()
NAMES = ["Anne", "Grace", "Jack", "Mary"]
FIRST = {"en": "first", "de": "zuerst", "fr": "le premier", "nl": "als eerste"}
RICHEST = {"en": "richest|most", "de": "meisten", "fr": "plus riche", "nl": "rijkste|meeste"}
ABOUT_THE_END = (
    "caribbean-primer-goal",
    "caribbean-goal",
    "caribbean-goal-you",
    "caribbean-lesson-goal",
    "caribbean-card-round-more",
    "caribbean-rule-ka-9",
)
"""Messages that say when the game ends and who wins."""


def text(message: Message | None, language: str = "en", reader: int | None = None) -> str:
    assert message is not None
    return Words(language, "caribbean").text(message.as_json(), NAMES, reader)


def english(key: str, name: str = "", language: str = "en") -> str:
    """A message's value or attribute with some number for each argument."""
    names = read("caribbean", language)[key].parts[name]
    return part("caribbean", key, name, language, dict.fromkeys(names, 7))


def lines(events: Sequence[Event], kind: str, reader: int | None = None) -> list[str]:
    told = [event.seen_by(reader) for event in events if event.kind == kind]
    return [text(PAINT.line(event), reader=reader) for event in told]


def nodes_of(s: CaribbeanState, viewer: int | None = None) -> dict[str, Node]:
    return {node.id: node for node in PAINT.scene(RULES.view(s, viewer), WIDE, (), viewer).nodes}


def gain(s: CaribbeanState, seat: int, action: Action, language: str = "en") -> str:
    return text(PAINT.choice(RULES.view(s, seat), seat, action).gain, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ABOUT_THE_END)
def test_the_richest_wins_and_not_whoever_has_enough_first(key: str, language: str) -> None:
    said = english(key, language=language)

    assert not re.search(rf"\b{FIRST[language]}\b", said)
    assert re.search(RICHEST[language], said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("caribbean-primer-end", ""),
        ("caribbean-rule-ka-9", ""),
        ("caribbean-rule-ka-9", "ruling"),
    ],
)
def test_the_rules_page_names_the_round_that_is_the_last(
    key: str, name: str, language: str
) -> None:
    assert re.search(rf"\b{LAST_ROUND}\b", english(key, name, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_names_what_ends_the_game_for_each_number_of_seats(language: str) -> None:
    for key in ("caribbean-primer-goal", "caribbean-rule-ka-9"):
        said = plain("caribbean", key, language)
        sums = [int(re.sub(r"\D", "", found)) for found in re.findall(r"\d\d\D000", said)]
        assert sums == [GOALS[seats] for seats in sorted(GOALS)]


def test_the_last_round_is_told_only_when_three_rounds_are_left() -> None:
    told = []
    for number in (1, LAST_ROUND - 3, LAST_ROUND - 2, LAST_ROUND):
        s = table(at_round=number, ports=["NAS"])
        plate = nodes_of(s)["round"].text
        assert isinstance(plate, tuple)
        began = PAINT.line(Event("began", {"round": number}).seen_by(None))
        told.append((text(plate[0]), text(began)))  # type: ignore[arg-type]

    last = LAST_ROUND
    assert told == [
        ("Round 1", "Round 1 begins: the bids are laid."),
        (f"Round {last - 3}", f"Round {last - 3} begins: the bids are laid."),
        (
            f"Round {last - 2} of {last}",
            f"Round {last - 2} of {last} begins: the bids are laid.",
        ),
        (f"Round {last} of {last}", f"Round {last} of {last} begins: the bids are laid."),
    ]


def test_the_card_of_the_round_always_tells_which_is_the_last_and_why() -> None:
    card = nodes_of(table(ports=["NAS"]))["plate"].explain

    assert card is not None
    assert f"Round {LAST_ROUND} is the last: else a game might never end." in text(card.more)


def played_out(s: CaribbeanState, *hands: Sequence[int]) -> list[Event]:
    """The events of a round in which every ship anchors at once."""
    events = bid(s, *hands)
    while RULES.to_act(s) and not any(event.kind in ("began", "won") for event in events):
        seat = RULES.to_act(s)[0]
        events += do(s, seat, RULES.legal(s, seat)[-1])
    return events


def test_a_game_that_the_last_round_ends_says_so_in_the_result_and_in_the_log() -> None:
    s = table(2, ports=["NAS"], money=[12_000, 9_000], at_round=LAST_ROUND)
    events = played_out(s, hand(5), hand(4))
    sheet = PAINT.sheet(RULES.view(s, None))

    assert sheet is not None
    why = f"Anne wins with 12,000 doubloons, the most after round {LAST_ROUND}, the last."
    assert text(sheet.why) == why
    assert lines(events, "won") == [
        f"Round {LAST_ROUND} was the last: Anne wins with 12,000 doubloons."
    ]


def test_of_two_who_have_enough_the_result_names_the_richest_with_the_sum_that_ends_the_game() -> (
    None
):
    s = table(2, ports=["NAS"], money=[62_000, 64_000])
    played_out(s, hand(5), hand(4))
    sheet = PAINT.sheet(RULES.view(s, None))

    assert sheet is not None
    assert text(sheet.why) == "Grace wins with 64,000 doubloons, the most: 62,000 end the game."


def test_only_a_chest_ashore_promises_money_for_loading_it() -> None:
    s = under_way(3, ships={"arriba": "b9", "bravo": "SJU"}, aboard={"bravo": "SDO"}, ports=["NAS"])
    nodes = nodes_of(s)
    raids = {}
    for chest in ("NAS", "SDO"):
        card = nodes[f"chest-{chest}"].explain
        assert card is not None
        raids[chest] = [
            fact.value for fact in card.numbers if fact.message.key == "caribbean-card-raid"
        ]

    assert raids == {"NAS": [RAID], "SDO": []}


def tied(*, surcharge: bool) -> CaribbeanState:
    """Both seats have laid a 4 on Arriba; the spares are a 3 and a 5."""
    s = table(2, ports=["NAS"], surcharge=surcharge)
    bid(s, [4, 5, 0, 1, 2, -1], [4, 3, 0, 1, 2, -1])
    return s


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spare_promises_steps_only_where_the_option_gives_them(language: str) -> None:
    steps = {"en": "steps", "de": "Schritte", "fr": "pas", "nl": "stappen"}[language]

    plain_gain = gain(tied(surcharge=False), 0, ("raise",), language)
    rich_gain = gain(tied(surcharge=True), 0, ("raise",), language)

    assert not re.search(rf"\b{steps}\b|ajoute|\badds\b", plain_gain)
    assert re.search(rf"\b{steps}\b", rich_gain)
    for said in (plain_gain, rich_gain):
        assert re.search(r"\b3\b", said)


@pytest.mark.parametrize("surcharge", [False, True])
def test_what_is_told_of_spares_and_bids_says_whether_a_spare_adds_steps(
    surcharge: bool,
) -> None:
    nodes = nodes_of(tied(surcharge=surcharge))
    for name, told in (
        ("spare-of-0", "its barrels count as steps"),
        ("bids-bravo", "with those of a spare"),
    ):
        card = nodes[name].explain
        assert card is not None
        assert surcharge == (told in text(card.more))


@pytest.mark.parametrize(
    ("surcharge", "line", "steps"),
    [
        (False, "Grace takes Arriba with 4: 4 steps.", 4),
        (True, "Grace takes Arriba with 4 and a spare of 5: 9 steps.", 9),
    ],
)
def test_the_log_tells_what_the_spare_has_added(surcharge: bool, line: str, steps: int) -> None:
    s = tied(surcharge=surcharge)
    do(s, 0, ("decline",))
    events = do(s, 1, ("raise",))

    assert lines(events, "controlled") == [line]
    assert s.steps == steps


def test_a_bribe_promises_no_more_steps_than_thieves_leave() -> None:
    cards = nodes_of(table(ports=["NAS"]), viewer=0)
    four, none = cards["card-4"].explain, cards["card-0"].explain

    assert four is not None
    assert none is not None
    assert "for 4 steps, less one for every thief" in text(four.now)
    assert "for no step" in text(none.now)


@pytest.mark.parametrize(
    ("colour_of", "reader", "said"),
    [
        (1, None, "Anne secures the chest of Nassau through Bravo at Grace’s hideout (Yucatán"),  # noqa: RUF001
        (1, 0, "You secure the chest of Nassau through Bravo at Grace’s hideout (Yucatán"),  # noqa: RUF001
        (1, 1, "Anne secures the chest of Nassau through Bravo at your hideout (Yucatán"),
        (0, None, "Anne secures the chest of Nassau through Bravo at home (Yucatán"),
    ],
)
def test_the_log_tells_whose_hideout_and_through_which_ship_a_chest_was_secured(
    colour_of: int, reader: int | None, said: str
) -> None:
    event = Event(
        "secured",
        {
            "seat": 0,
            "ship": "arriba",
            "chest": "NAS",
            "owner": colour_of,
            "value": 7000,
            "area": "g8",
            "through": "bravo",
        },
    )
    (line,) = lines([event], "secured", reader)

    assert line.startswith(said)
    assert "+7,000" in line


def test_a_chest_secured_where_the_ship_lies_names_no_other_ship() -> None:
    s = under_way(1, ships={"arriba": "h6", "evita": "g4"}, aboard={"arriba": "NAS"})
    (line,) = lines(do(s, 0, ("secure",)), "secured")

    assert line == "Anne secures the chest of Nassau at home (Mosquito Gulf): +7,000."


def test_a_plundered_town_keeps_its_mark_where_another_town_s_chest_lies() -> None:
    s = table(ports={"NAS": "HAV"})
    nodes = nodes_of(s)

    assert "chest-closed" in nodes["chest-NAS"].skin
    assert nodes["chest-HAV"].skin.endswith("/chest")
    assert nodes["chest-NAS"].at != nodes["chest-HAV"].at
    card = nodes["chest-HAV"].explain
    assert card is not None
    assert text(card.now).startswith("Ashore in Nassau, a plundered port:")
    assert "a plundered port" in text(nodes["chest-HAV"].label)


def test_a_chest_in_its_own_town_is_not_said_to_lie_in_a_plundered_one() -> None:
    nodes = nodes_of(table(ports=["NAS"]))

    assert "plundered" not in text(nodes["chest-NAS"].label)


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("ka-1", ["plain sea", "open"]),
        ("ka-4", ["secret", "hidden"]),
        ("ka-6", ["come back", "anchors by itself"]),
        ("ka-7", ["2,000 again", "only if that is empty"]),
        ("ka-9", ["share the victory"]),
    ],
)
def test_the_rules_page_marks_what_the_rulebook_leaves_open_as_ours(
    rule: str, words: list[str]
) -> None:
    ruling = english(f"caribbean-rule-{rule}", "ruling")

    assert [] == [each for each in words if each not in ruling]


def test_the_bids_revealed_reckon_the_spare_in_only_where_it_adds_steps() -> None:
    reckoned = []
    for surcharge in (False, True):
        s = tied(surcharge=surcharge)
        do(s, 0, ("decline",))
        events = [event.seen_by(None) for event in do(s, 1, ("raise",))]
        first, *_ = PAINT.unfold(RULES.view(s, None), WIDE, events)
        texts = {node.id: node.text for node in first.scene.nodes}
        reckoned.append((str(texts["outcome-arriba"]), str(texts["reckoning-arriba"])))

    assert "'steps': 4" in reckoned[0][0]
    assert "5 : 0" in reckoned[0][1]
    assert "'steps': 9" in reckoned[1][0]
    assert reckoned[1][1] == "4 + 5"
