"""The coach's questions: how good what a person does is, from what that person knows."""

from __future__ import annotations

import json
from typing import Any

import pytest

from freebooters import catalog
from freebooters.app import bridge
from freebooters.app.analysis.warning import Assessment, is_suspect, slip
from freebooters.app.thinking import Thinking
from freebooters.bots.bot import Prospect
from freebooters.engine.views import view_as_json
from tests.app.client import Client, Json, chair

SLIPS: list[list[Any]] = [
    [
        [0.00011014188644948502, 0.012678236119764966],
        [0.1882009994882164, 0.2026777358598438],
        0.15,
        [],
        [0.18904517867092288, 0.017893634223952577],
        -0.0019086421383119334,
    ],
    [
        [0.4073915084858385, 0.4653270186043004],
        [0.41196643414998724, 0.41697536242519284],
        0.05,
        [0.026627954084718575, -0.04202837654949556, 0.0482355792998502],
        None,
        0.052926581843256326,
    ],
    [
        [0.537605807714912, 0.58704519356929],
        [0.6990024971538233, 0.7475970738369956],
        0.15,
        [-0.03531487765038148],
        [0.1609742848533085, 0.01785106706194008],
        0.0008448091712057737,
    ],
    [
        [0.22181512281383162, 0.23232602864146515],
        [0.19341132079409962, 0.20534652649208274],
        0.05,
        [-0.04280958776027411, 0.038389223808603934, -0.013777534879640459, 0.044613824875379834],
        None,
        -0.001424299870349588,
    ],
    [
        [0.18276958008425756, 0.19908378916749908],
        [0.3444268641967451, 0.34761352134757373],
        0.15,
        [0.021878879411089652, 0.015388052708184372],
        [0.1550935081462811, 0.016133162552170364],
        0.013127551932412912,
    ],
    [
        [0.4148019705967987, 0.431395662925856],
        [0.4253292152077562, 0.47945163113505196],
        0.05,
        [],
        None,
        -0.037528723598238445,
    ],
    [
        [0.20876084743475581, 0.21749825724284083],
        [0.49868457491914026, 0.5221934209913917],
        0.15,
        [-0.024152077256772705, -0.04492126167515352, 0.0057776786646701744],
        [0.29730944561646766, 0.017004429097998305],
        -0.014771436264166382,
    ],
    [
        [0.5275598618795908, 0.5842215490267713],
        [0.7873271702962588, 0.8036274518415459],
        0.05,
        [0.03481745425836065],
        [0.23958660561572132, 0.020180702800946637],
        0.040361405601893274,
    ],
    [
        [0.04929873545155801, 0.0690411097412189],
        [0.2274467252555521, 0.2315960614763182],
        0.15,
        [-0.02898547899862075, 0.04194325757769089, 0.042986532716539946, 0.0029207600992735352],
        [0.1703514707695467, 0.017558561159551577],
        0.015593038068894782,
    ],
    [
        [0.08721790490076779, 0.11082543586884877],
        [0.2060678848792184, 0.24519524511657437],
        0.05,
        [0.011343362350642386, -0.04455597214147261],
        [0.1266098946130881, 0.01768248894026951],
        -0.01551982926927499,
    ],
    [
        [0.6656582939278606, 0.6909767819712762],
        [0.9536618320754087, 0.9623981757892288],
        0.15,
        [],
        [0.27971246598275035, 0.018268781446182356],
        0.016582144329595483,
    ],
    [
        [0.5980134184928673, 0.6328600748408865],
        [0.6084271723210937, 0.6513757475565073],
        0.05,
        [0.034458647754256916, -0.04661425426444703, -0.01666759912235085],
        None,
        -0.008101918887394421,
    ],
    [
        [0.16696934465643454, 0.18022487771707815],
        [0.5039612936572923, 0.521797663984726],
        0.15,
        [0.015720125923734216],
        [0.3392823676342528, 0.016668466272579483],
        -0.00458083726679015,
    ],
    [
        [0.24230034153084284, 0.2638755475561486],
        [0.4664637902828231, 0.5032338378174388],
        0.05,
        [-0.03839242760482823, -0.04087291266344158, 0.023632823011666915, -0.020000403826125154],
        [0.23176086950663521, 0.017267489662004212],
        -0.015194841509309942,
    ],
]
"""Chances of what was done and of the best as two looks found them, what is told, the gaps of other
decisions; and what was found: cost and error, the gap.
"""


def asked(client: Client, position: int, action: list[Any] | None = None) -> Json:
    fields = {"position": position, "action": action, "least": 5, "gaps": []}
    found: Json = client.told("assess", **fields)["think"]
    return found


def refused(client: Client, position: int, action: list[Any] | None = None, least: int = 5) -> bool:
    fields = {"position": position, "action": action, "least": least, "gaps": []}
    return client.refused("assess", **fields)[0] == "error-command"


def answered(question: Json) -> Json:
    bridge.think(json.dumps(question))
    while not (step := json.loads(bridge.step(60_000)))["done"]:
        pass
    found: Json = step
    return found


def test_a_decision_is_assessed_alike_before_and_after_it_is_made(client: Client) -> None:
    client.start("jamaica", "human", "deckhand")
    client.let_bots_play()
    position = client.table["position"]
    before = asked(client, position)
    client.choose("play")
    after = asked(client, position)

    assert ("assess", 0, None) == (before["purpose"], before["seat"], before["level"])
    assert {**before, "revision": 0} == {**after, "revision": 0}


def test_it_is_asked_of_the_view_the_person_had(client: Client) -> None:
    client.start_with(0, "jamaica", "human", "deckhand")
    position = client.table["position"]
    client.choose("play")
    match = bridge._desk._laid().match

    assert view_as_json(match.at(position).view(0)) == asked(client, position)["view"]


def test_each_of_the_two_looks_at_an_action_is_another_one(client: Client) -> None:
    client.start_with(0, "tortuga", "human", "deckhand")
    question = asked(client, client.table["position"])

    assert 3 == len({question["seed"], *question["looks"]})


def test_what_a_poor_decision_gives_away_is_told_also_if_it_was_begun_before(
    client: Client,
) -> None:
    client.start_with(0, "tortuga", "human", "deckhand")
    position = client.table["position"]
    actions = [choice["action"] for choice in client.table["choices"]]
    before = answered(asked(client, position))
    slips = {}
    for action in actions:
        found = answered(asked(client, position, action))
        if found["slip"] is not None:
            slips[str(action)] = found
    action = next(each for each in actions if str(each) in slips)
    slip = slips[str(action)]["slip"]
    bridge.think(json.dumps({**asked(client, position, action), "least": 100}))  # anew from here
    bridge.step(0)

    assert (None, None) == (before["slip"], before["gap"])
    assert len(slips) < len(actions)
    assert (action, 0.05) <= (slip["taken"]["action"], slip["cost"])
    assert slip["cost"] == pytest.approx(slip["best"]["worth"] - slip["taken"]["worth"], abs=0.1)
    assert slip["error"] > 0
    assert slip["best"]["label"]["key"].startswith("cartagena")
    assert slips[str(action)] == alone(asked(client, position, action))


def alone(question: Json) -> Json:
    """What a worker finds that was never asked before, slice by slice."""
    thinking = Thinking()
    thinking.think(question)
    while not (step := thinking.step(0))["done"]:
        assert step["slip"] is None
    return step


def test_what_was_called_off_goes_on_and_another_decision_begins_anew(client: Client) -> None:
    client.start_with(0, "tortuga", "human", "deckhand")
    position = client.table["position"]
    action = client.table["choices"][-1]["action"]
    question, bare = asked(client, position, action), asked(client, position)
    steps = 0
    bridge.think(json.dumps(bare))
    for _ in range(40):
        bridge.step(0)
    bridge.think(json.dumps(question))
    while not (told := json.loads(bridge.step(0)))["done"]:
        steps += 1
    fresh, whole = Thinking(), 0
    fresh.think(question)
    while not fresh.step(0)["done"]:
        whole += 1

    assert whole == steps + 40
    assert told == alone(question)
    other = Assessment(question)
    assert other.goes_on(bare)
    assert not other.goes_on({**bare, "seed": "another"})


@pytest.mark.parametrize("case", SLIPS)
def test_a_slip_is_told_alike_to_the_last_digit(case: list[Any]) -> None:
    taken, best, least, gaps, found, gap = case
    told, differed = slip((taken[0], taken[1]), (best[0], best[1]), least, gaps)

    assert (found, gap) == (told and [told.cost, told.error], differed)


def test_what_seems_to_cost_half_of_what_is_told_or_was_hardly_tried_is_suspect() -> None:
    best, poor, rare = (
        Prospect(("best",), 0.6, 0.7),
        Prospect(("poor",), 0.58, 0.29),
        Prospect(("rare",), 0.6, 0.01),
    )
    compared = [best, poor, rare]

    assert not is_suspect(compared, ("best",), 0.05)
    assert not is_suspect(compared, ("poor",), 0.05)
    assert is_suspect(compared, ("poor",), 0.03)
    assert is_suspect(compared, ("rare",), 0.05)
    assert is_suspect(compared, ("never",), 0.05)
    assert not is_suspect([], ("poor",), 0.05)


def test_only_decisions_of_the_one_person_are_assessed(client: Client) -> None:
    client.start_with(1, "tortuga", "human", "deckhand")
    of_the_bot = client.table["position"]
    assert refused(client, of_the_bot)
    client.let_bots_play()
    own = client.table["position"]
    assert refused(client, of_the_bot)
    assert refused(client, own + 1)
    assert refused(client, -1)
    assert refused(client, own, least=0)
    assert refused(client, own, least=101)
    assert refused(client, own, ["fly"])
    asked(client, own)


def test_nothing_is_assessed_between_people_in_a_deal_of_the_day_or_a_lesson(
    client: Client,
) -> None:
    client.start("tortuga", "human", "human")
    assert refused(client, client.table["position"])
    start = {"game": "cartagena", "options": {"variant": "tortuga"}, "seed": "reef"}
    seats = [chair(0, "human"), chair(1, "deckhand")]
    client.told("start", **start, seats=seats, day="2026-11-26", frame="wide:620")
    client.let_bots_play()
    assert refused(client, client.table["position"])
    lesson = catalog.game("cartagena").lessons[0].id
    client.told("learn", game="cartagena", lesson=lesson, place=0, frame="wide:620")
    assert refused(client, client.table["position"])


def test_a_choice_that_must_not_be_foreseen_is_compared_with_nothing(client: Client) -> None:
    client.told(
        "start",
        game="caribbean",
        seats=[chair(0, "human"), chair(1, "deckhand")],
        options=dict(catalog.game("caribbean").info.quick.options),
        seed="reef",
        frame="wide:620",
    )
    assert len(client.table["choices"]) > 2
    position, action = client.table["position"], client.table["choices"][-1]["action"]
    told = answered(asked(client, position, action))
    assert (None, None) == (told["slip"], told["gap"])


@pytest.mark.parametrize(("advised", "counts"), [(None, True), (False, True), (True, False)])
def test_a_game_in_which_the_coach_took_something_back_does_not_count(
    client: Client, advised: bool | None, counts: bool
) -> None:
    client.start_with(0, "tortuga", "human", "deckhand")
    client.choose("play")
    assert client.table["undo"]["free"]
    client.told("undo", revision=client.table["revision"], advised=advised)

    assert counts is client.table["counts"]
    assert counts is client.load(client.save)["counts"]
