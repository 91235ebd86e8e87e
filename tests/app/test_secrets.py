"""What is hidden from whoever looks is in no answer to the page: two matches that look the same to a
seat get the same answers to the same commands. Only what is to be stored is not compared.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import islice

from freebooters import catalog
from freebooters.engine.contract import Action
from freebooters.engine.match import Match
from tests.app.client import Client, Json
from tests.app.worlds import CLOSED, QUICK, alike, every_closed_setting, learnt, pairs, saved
from tests.contract.rooms import Setting


@every_closed_setting
def test_answers_at_a_shared_screen_do_not_depend_on_others_hidden_cards(
    client: Client, setting: Setting
) -> None:
    worlds = islice(pairs(setting, f"{setting}", acts=True), 2 if setting in QUICK else None)

    def walk(match: Match) -> list[Json]:
        """All one can ask when it is one's turn."""
        answers = [client.load(saved(match, *["human"] * setting.seats))]
        if client.table["curtain"] is not None:
            answers.append(client.lift())
        revision, last = client.table["revision"], client.table["position"]
        answers += _cards(client, client.table["scenes"])
        for position in (0, last // 2, last - 1, last):
            answers.append(client.told("show", position=position))
            answers += _cards(client, [answers[-1]["shown"]])
        picks = [pick for choice in client.table["choices"][:3] for pick in choice["picks"]]
        answers.append(client.told("why", picks=picks))
        answers.append(client.told("hint", revision=revision))
        answers.append(client.told("remark", revision=revision, told=[], refused=None))
        answers.append(client.told("frame", frame="narrow:1180"))
        return answers

    for viewer, match, other in worlds:
        asked, told = [], []
        for each in (match, other):
            asked.append(walk(each))
            actions = [choice["action"] for choice in client.table["choices"]]
            answer = client.act(actions[len(match.log) % len(actions)], viewer)
            shown = [answer, *_cards(client, answer["scenes"])]
            told.append((learnt(catalog.load(client.save), len(match.log), viewer), shown))
        assert asked[0] == asked[1]
        (known, shown), (other_known, other_shown) = told
        assert shown == other_shown or known != other_known


@every_closed_setting
def test_answers_in_a_bots_turn_do_not_depend_on_its_hand(client: Client, setting: Setting) -> None:
    for viewer, match, other in pairs(setting, f"{setting}", acts=False):
        who = ["human" if seat == viewer else "commodore" for seat in range(setting.seats)]
        seat = match.to_act[0]
        for action in match.legal(seat)[:3]:
            same = alike(match, seat, action, viewer)
            told = []
            for each in (match, other):
                table = client.load(saved(each, *who))
                legal = [own for own in same if own in each.legal(seat)]
                if not legal:
                    break
                step = _step(client, legal[-1] if each is other else legal[0])
                moved = client.carry_out(step, aloud=True)
                known = learnt(catalog.load(client.save), len(match.log), viewer)
                told.append((known, [table, moved, *_cards(client, moved["scenes"])]))
            if len(told) == 2 and told[0][0] == told[1][0]:
                assert told[0][1] == told[1][1]


def _cards(client: Client, moments: Sequence[Json]) -> list[Json]:
    """All that is explained in the last of these moments."""
    moment = moments[-1]
    asked = [node["id"] for node in moment["scene"]["nodes"] if "explain" in node]
    return [client.told("explain", position=moment["position"], node=node) for node in asked]


def _step(client: Client, action: Action) -> str:
    """What a bot's worker would say, which compared all it could do."""
    choices = client.consult()["choices"]
    words = {"label": {"key": "secret"}, "reason": {"key": "secret"}}
    prospects = [{"action": each, "worth": 0.5, "share": 0.5, **words} for each in choices[:3]]
    return json.dumps({"action": action, "prospects": prospects})


def test_hidden_hands_are_changed_in_every_game_that_has_some() -> None:
    """Otherwise the tests above would compare nothing."""
    assert CLOSED
    for game in sorted({setting.folder for setting in CLOSED}):
        found = (
            pair
            for setting in CLOSED
            if setting.folder == game
            for acts in (True, False)
            for pair in pairs(setting, f"{setting}", acts=acts)
        )
        assert 4 == len([*islice(found, 4)]), game
