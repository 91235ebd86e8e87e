"""Friends at screens of their own: what a friend's seat is told, and what it may ask for."""

from __future__ import annotations

import json

import pytest

from freebooters.app import bridge
from freebooters.app.commands import COMMANDS, FAR, FAR_LATER
from tests.app.client import Client, Json, chair, redealt
from tests.app.friends import Friend, ask, beginning, cartagena, lay
from tests.app.test_protocol import good

pytestmark = pytest.mark.usefixtures("client")


def test_a_friend_looks_at_its_own_screen_and_needs_no_curtain(client: Client) -> None:
    table = beginning(1, "jamaica", "human", "friend", "sailor")
    friend = Friend(1)
    friend.news()

    assert (0, None, []) == (table["viewer"], table["curtain"], table["choices"])
    assert (1, None, [1]) == tuple(friend.table[key] for key in ("viewer", "curtain", "acting"))
    assert friend.table["choices"]


def test_to_a_friend_only_the_friend_is_here(client: Client) -> None:
    cartagena("jamaica", "human", "friend", "sailor")
    friend = Friend(1)

    assert ["friend", "human", "sailor"] == [seat["who"] for seat in friend.news()["seats"]]


def test_a_device_without_people_is_the_table(client: Client) -> None:
    table = cartagena("jamaica", "friend", "friend", "deckhand")

    assert (None, None, [], None) == tuple(
        table[key] for key in ("viewer", "curtain", "choices", "undo")
    )
    assert "table-prompt-wait" == table["scenes"][-1]["prompt"]["key"]


def test_a_device_without_people_reads_of_all_who_lay_at_once(client: Client) -> None:
    table = lay("caribbean", "friend", "friend", "friend", options={"surcharge": False})
    prompt = table["scenes"][-1]["prompt"]

    assert [0, 1, 2] == table["acting"]
    assert "caribbean-wait-bid" == prompt["key"]
    assert {"seat": 2} == prompt["args"]["seats"]["args"]["last"]
    assert {"first": {"seat": 0}, "next": {"seat": 1}} == prompt["args"]["seats"]["args"]["first"][
        "args"
    ]


def test_people_around_one_screen_hand_it_over_also_with_a_friend_elsewhere(
    client: Client,
) -> None:
    table = beginning(0, "jamaica", "human", "friend", "human")
    assert (None, 0) == (table["viewer"], table["curtain"])
    table = beginning(1, "jamaica", "human", "friend", "human")
    assert (None, None) == (table["viewer"], table["curtain"])
    assert [] == table["choices"]


def test_no_bot_takes_a_friends_turn(client: Client) -> None:
    table = beginning(1, "jamaica", "human", "friend", "sailor")

    assert table["think"] is None
    refused = ask("consult", revision=table["revision"], seat=1)
    assert "error-not-your-turn" == refused["error"]["key"]


def test_bots_are_asked_by_this_device_alone(client: Client) -> None:
    table = beginning(2, "jamaica", "human", "friend", "sailor")
    friend = Friend(1)

    assert (2, None) == (table["think"]["seat"], friend.news()["think"])


def test_what_a_friend_does_is_news_for_all_others(client: Client) -> None:
    table = beginning(1, "jamaica", "friend", "friend", "human")
    friends = [Friend(0), Friend(1)]
    for friend in friends:
        friend.news()
    action = friends[1].table["choices"][0]["action"]
    reply = friends[1].send(
        json.dumps(
            {"do": "act", "revision": friends[1].table["revision"], "seat": 1, "action": action}
        )
    )

    position = reply["answer"]["position"]
    assert reply["changed"]
    assert table["position"] < position
    here = ask("news", seat=None, since=None, frame="wide:620")
    there = friends[0].news()
    for answer in (here, there, reply["answer"]):
        shown = [scene["position"] for scene in answer["scenes"]]
        assert [*range(table["position"] + 1, position + 1)] == shown
        assert answer["log"]["keep"] == len(table["log"]["lines"])
    assert (2, 0) == (here["viewer"], there["viewer"])


def test_what_a_friend_does_is_stored(client: Client) -> None:
    beginning(1, "jamaica", "human", "friend")
    friend = Friend(1)
    bridge.save()
    friend.news()
    assert bridge.save() is None
    friend.act(friend.table["choices"][0]["action"])

    assert client.save == bridge.save()
    assert bridge.save() is None


def test_what_this_device_does_is_news_for_friends(client: Client) -> None:
    table = beginning(0, "jamaica", "human", "friend")
    friend = Friend(1)
    before = friend.news()
    action = table["choices"][0]["action"]
    ask("act", revision=table["revision"], seat=0, action=action)
    after = friend.news()

    assert after["position"] > before["position"]
    assert before["position"] + 1 == after["scenes"][0]["position"]
    assert after["log"]["keep"] == len(before["log"]["lines"])
    whole = Friend(1)
    whole.news()
    assert whole.log == friend.log


def test_a_friend_sees_its_own_hand_and_no_other(client: Client) -> None:
    cartagena("jamaica", "human", "friend", "friend")
    save = client.save

    def told(text: str) -> list[Json]:
        client.load(text)
        return [Friend(seat).news() for seat in (1, 2)]

    before, after = told(save), told(redealt(save, {0, 2}))
    assert before[0] == after[0]
    assert before[1] != after[1]


def test_news_for_nobody_are_refused(client: Client) -> None:
    cartagena("jamaica", "human", "friend", "sailor")
    for seat in (0, 2, 3, -1):
        for answer in (
            ask("news", seat=seat, since=None, frame="wide:620"),
            ask("far", seat=seat, text='{"do": "why", "picks": []}'),
        ):
            assert ("error-command", "seat") == (
                answer["error"]["key"],
                answer["error"]["args"]["field"],
            )


def test_a_friend_gives_no_commands_before_its_first_news(client: Client) -> None:
    cartagena("jamaica", "human", "friend")

    refused = ask("far", seat=1, text='{"do": "why", "picks": []}')
    assert {"command": "far", "field": "seat"} == refused["error"]["args"]


@pytest.mark.parametrize("name", sorted(set(COMMANDS) - FAR - FAR_LATER))
def test_what_is_not_a_friends_to_command_is_refused_by_name(client: Client, name: str) -> None:
    cartagena("jamaica", "human", "friend")
    friend = Friend(1)
    friend.news()
    before = bridge._desk.save()
    command = good(name)

    assert ("error-command", {"command": name, "field": ""}) == friend.refused(
        command.pop("do"), **command
    )
    assert before == bridge._desk.save()


@pytest.mark.parametrize("name", sorted(FAR_LATER))
def test_while_the_game_goes_on_it_is_not_analysed(client: Client, name: str) -> None:
    cartagena("tortuga", "human", "friend")
    friend = Friend(1)
    friend.news()
    command = good(name)

    assert "error-not-over" == friend.refused(command.pop("do"), **command)[0]


def test_after_the_end_a_friend_may_look_at_everything(client: Client) -> None:
    client.finished("jamaica", "human", "friend")
    friend = Friend(1)
    friend.news()

    moment = friend.told("review")["moments"][0]
    assert "judge" == friend.told("judge", **moment, look=0)["think"]["purpose"]
    assert "analysis" == friend.told("analyse")["think"]["purpose"]
    assert 0 == friend.told("check")["since"]
    assert friend.told("share", position=None, names=False)["link"]
    assert friend.told("show", position=0, eyes="all")["all"]
    assert 0 == friend.told("show", position=0, eyes=0)["viewer"]
    assert 0 == ask("news", seat=None, since=None, frame="wide:620")["viewer"]


@pytest.mark.parametrize("do", ["act", "acts"])
def test_a_friend_acts_for_nobody_else_and_nobody_for_a_friend(client: Client, do: str) -> None:
    table = beginning(0, "jamaica", "human", "friend")
    friend = Friend(1)
    friend.news()
    action = table["choices"][0]["action"]
    deed = {"action": action} if do == "act" else {"actions": [action]}
    stolen = friend.refused(do, revision=friend.table["revision"], seat=0, **deed)
    assert ("error-command", {"command": do, "field": "seat"}) == stolen

    beginning(1, "jamaica", "human", "friend")
    friend.news()
    action = friend.table["choices"][0]["action"]
    deed = {"action": action} if do == "act" else {"actions": [action]}
    answer = ask(do, revision=0, seat=1, **deed)
    assert {"command": do, "field": "seat"} == answer["error"]["args"]


def test_a_friend_takes_back_what_it_did_last_and_nothing_else(client: Client) -> None:
    table = beginning(0, "tortuga", "human", "friend")
    friend = Friend(1)
    friend.news()
    table = ask("act", revision=table["revision"], seat=0, action=table["choices"][0]["action"])
    friend.news()
    assert table["undo"]["free"]
    assert friend.table["undo"] is None
    assert "error-undo" == friend.refused("undo", revision=friend.table["revision"])[0]

    beginning(1, "tortuga", "human", "friend")
    friend = Friend(1)
    before = friend.news()["position"]
    friend.act(friend.table["choices"][0]["action"])
    assert {"position": before, "free": True} == friend.table["undo"]
    friend.told("undo", revision=friend.table["revision"])
    assert before == friend.table["position"]
    assert ["log-undo"] == [line["message"]["key"] for line in friend.log][-1:]
    assert before == ask("news", seat=None, since=None, frame="wide:620")["position"]


def test_by_consent_a_seats_last_action_is_taken_back_whatever_came_after(client: Client) -> None:
    table = beginning(0, "tortuga", "human", "friend")
    before = table["position"]
    while table["acting"] == [0]:
        verbs = {choice["action"][0]: choice["action"] for choice in table["choices"]}
        action = verbs.get("end") or table["choices"][0]["action"]
        table = ask("act", revision=table["revision"], seat=0, action=action)
    friend = Friend(1)
    friend.news()
    friend.act(friend.table["choices"][0]["action"])
    table = ask("news", seat=None, since=None, frame="wide:620")
    assert table["undo"] is None
    refused = friend.refused("undo", revision=friend.table["revision"], seat=1)
    assert ("error-command", "seat") == (refused[0], refused[1]["field"])
    back = ask("undo", revision=table["revision"], seat=0)

    assert before <= back["position"] < table["position"]
    assert [0] == back["acting"]
    assert not back["counts"]
    assert friend.news()["position"] == back["position"]


def test_without_friends_nothing_is_taken_back_by_consent(client: Client) -> None:
    table = beginning(0, "jamaica", "human", "human")
    table = ask("lift", revision=table["revision"], seat=0)
    table = ask("act", revision=table["revision"], seat=0, action=table["choices"][0]["action"])

    refused = ask("undo", revision=table["revision"], seat=0)
    assert "error-command" == refused["error"]["key"]


def test_a_game_with_friends_is_not_played_on_from_a_past_moment_before_its_end(
    client: Client,
) -> None:
    table = beginning(0, "jamaica", "human", "friend")
    refused = ask("branch", position=table["position"] - 1, when=1, seat=None, who=None)
    assert {"command": "branch", "field": "position"} == refused["error"]["args"]

    client.finished("jamaica", "human", "friend")
    branch = ask("branch", position=10, when=1, seat=None, who=None)
    assert ["human", "human"] == [seat["who"] for seat in branch["seats"]]


def test_a_link_calls_friends_people(client: Client) -> None:
    client.finished("jamaica", "human", "friend")
    link = ask("share", position=None, names=True)["link"]
    watched = ask("watch", link=link, frame="wide:620")

    assert ["human", "human"] == [seat["who"] for seat in watched["seats"]]


def test_a_game_goes_on_at_another_device(client: Client) -> None:
    cartagena("jamaica", "human", "friend", "sailor")
    seats = [chair(0, "friend"), chair(1, "human"), chair(2, "sailor")]
    table = ask("load", text=client.save, seats=seats, frame="wide:620")
    assert 1 == table["viewer"]
    assert ["friend", "human", "sailor"] == [each["who"] for each in table["seats"]]
    assert 0 == Friend(0).news()["viewer"]
    refused = ask("load", text=client.save, seats=seats[:2], frame="wide:620")
    assert "error-chair" == refused["error"]["key"]


def test_a_save_keeps_friends_and_they_go_on_where_they_were(client: Client) -> None:
    beginning(1, "jamaica", "human", "friend", "sailor")
    friend = Friend(1)
    friend.news()
    friend.act(friend.table["choices"][0]["action"])
    log, mark = friend.log, friend.table["mark"]
    table = client.load(client.save)
    assert ["human", "friend", "sailor"] == [seat["who"] for seat in table["seats"]]

    friend.news()
    assert (log, mark) == (friend.log, friend.table["mark"])
    assert friend.act(friend.table["choices"][0]["action"])["ok"]


def test_a_seat_whose_friend_does_not_come_is_given_to_somebody_else(client: Client) -> None:
    table = beginning(1, "jamaica", "human", "friend", "sailor")
    friend = Friend(1)
    friend.news()
    table = ask("sit", revision=table["revision"], seat=1, name="", who="sailor")
    assert 1 == table["think"]["seat"]
    assert not ask("news", seat=1, since=None, frame="wide:620")["ok"]
    assert not friend.send('{"do": "why", "picks": []}')["ok"]

    table = ask("sit", revision=table["revision"], seat=1, name="", who="human")
    assert (None, 1) == (table["viewer"], table["curtain"])


def test_a_friend_who_was_away_sees_the_last_of_what_it_missed(client: Client) -> None:
    table = beginning(1, "tortuga", "human", "friend", "friend")
    friends = {1: Friend(1), 2: Friend(2)}
    for friend in friends.values():
        friend.news()
    away = friends[2].table["position"]
    while table["position"] < away + 12:
        seat = table["acting"][0]
        if seat in friends:
            friends[seat].news()
            friends[seat].act(friends[seat].table["choices"][0]["action"])
            table = ask("news", seat=None, since=None, frame="wide:620")
        else:
            action = table["choices"][0]["action"]
            table = ask("act", revision=table["revision"], seat=seat, action=action)
        if table["acting"] == [2]:
            break
    late = Friend(2)
    late.table, late.log = friends[2].table, [*friends[2].log]
    shown = [scene["position"] for scene in friends[2].news()["scenes"]]
    assert table["position"] == shown[-1]
    assert 1 < len(shown) <= 6

    client.load(client.save)
    late.news()
    assert shown == [scene["position"] for scene in late.table["scenes"]]
    assert late.table["log"]["keep"]
    assert late.log == friends[2].log


@pytest.mark.parametrize(
    "since", ["", "0.0", "7.3.0123456789abcdef", "9" * 400, "-1.0." + "0" * 16]
)
def test_a_mark_that_fits_nothing_gets_the_present_and_the_whole_log(
    client: Client, since: str
) -> None:
    cartagena("jamaica", "human", "friend")
    answer = ask("news", seat=1, since=since, frame="wide:620")

    assert (1, 0) == (len(answer["scenes"]), answer["log"]["keep"])


def test_every_screen_keeps_its_own_frame_and_explanations(client: Client) -> None:
    table = cartagena("tortuga", "human", "friend")
    friend = Friend(1, frame="narrow:1180")
    friend.news()
    wide, narrow = (each["scenes"][-1]["scene"] for each in (table, friend.table))
    assert wide["height"] != narrow["height"]
    node = next(node["id"] for node in narrow["nodes"] if "explain" in node)
    assert friend.told("explain", position=friend.table["position"], node=node)["explanation"]

    short = friend.told("frame", frame="short:440")["scenes"][-1]["scene"]
    assert short["height"] != narrow["height"]
    again = ask("frame", frame="wide:620")
    assert wide == again["scenes"][-1]["scene"]
