"""The commands of games by post, one after another, and what is refused."""

from __future__ import annotations

import json
from base64 import b64decode
from contextlib import suppress
from typing import Any

import pytest

from freebooters.app import post_desk
from freebooters.app.chairs import BadChairs
from freebooters.app.commands import BY_POST
from freebooters.app.protocol import BadCommand
from freebooters.app.screen import Screen
from freebooters.engine import letters
from freebooters.engine.contract import CHANCE
from freebooters.engine.errors import (
    BadLetter,
    FreebootersError,
    NothingToUndo,
    NotOver,
    NotToAct,
)
from freebooters.engine.letters import write_answer, write_request
from freebooters.engine.seeds import commitment
from tests.app.client import Json, chair
from tests.app.correspondences import BY_POST as SETTINGS
from tests.app.correspondences import (
    Correspondence,
    Desk,
    Device,
    b64,
    fingerprint,
    unpainted,
)

FRAME = "wide:620"
NO, WHOLE = b64(write_request("no")), b64(write_request("whole"))


def begun(name: str, seed: str = "one", seats: int = 2) -> Correspondence:
    """A game in which the next to act are friends."""
    setting = next(each for each in SETTINGS if str(each).startswith(name) and each.seats == seats)
    game = Correspondence(setting, seed)
    game.own_seats(100)
    return game


@pytest.fixture
def game() -> Correspondence:
    """A game in which a letter is due to the one friend."""
    return begun("cartagena-jamaica")


def exchange(game: Correspondence) -> tuple[int, int, str]:
    """Who is written to and answers: the seat, the letter's number, and the answer, on its way."""
    ((seat, due),) = game.letters().items()
    game.dealer.do("sent", seat=seat, number=due["number"])
    assert game.devices[seat].open(due["number"], due["plain"])["found"] == "new"
    return seat, due["number"], game.answer(game.devices[seat])


def replied(game: Correspondence) -> int:
    """The seat whose answer has come."""
    seat, number, plain = exchange(game)
    assert game.take(seat, number, plain) == "played"
    game.own_seats(100)
    return seat


# Before the deal


def test_an_invitation_tells_what_is_played_and_where_its_reader_sits(game: Correspondence) -> None:
    (seat,) = game.people
    terms = game.dealer.do("invite", **game.begun, seat=seat)["terms"]
    told = game.dealer.do("join", game=game.game, terms=terms)

    assert told == {"ok": True, **game.begun, "seat": seat}


def test_the_table_of_an_invitation_that_was_accepted_has_the_name_that_was_given() -> None:
    game = begun("cartagena-basic")
    (seat,) = game.people
    kept = json.loads(game.devices[seat].kept)
    assert kept["name"] == "Anne"
    ((_, due),) = game.letters().items()
    opened = game.devices[seat].open(due["number"], due["plain"])

    assert opened["table"]["seats"][seat] == {
        **game.begun["seats"][seat],
        "who": "human",
        "name": "Anne",
    }


def test_nobody_is_invited_but_to_a_friends_seat_in_a_game_that_is_short_enough() -> None:
    seats = [chair(0, "human"), chair(1, "friend"), chair(2, "sailor")]
    asked: Json = {"seats": seats, "options": {"variant": "basic"}, "game": "cartagena"}
    desk = Desk()
    for seat in (-1, 0, 2, 3):
        with pytest.raises(BadCommand, match="seat"):
            desk.do("invite", **asked, seat=seat)
    with pytest.raises(BadCommand, match="game"):
        desk.do("invite", **{**asked, "game": "mutiny", "options": {}}, seat=1)
    others: list[Json] = [
        {"game": "chess"},
        {"options": {"variant": "none"}},
        {"seats": seats[:2] * 2},
    ]
    for wrong in others:
        with pytest.raises(FreebootersError):
            desk.do("invite", **{**asked, **wrong}, seat=1)


def test_letters_need_a_game_by_post_with_friends_who_have_drawn() -> None:
    seats = [chair(0, "human"), chair(1, "friend")]
    shares = [[each, commitment(each, "0" * 32), "0" * 32] for each in (-1, 1)]
    asked: Json = {
        "game": "cartagena",
        "options": {"variant": "basic"},
        "seats": seats,
        "shares": shares,
        "letters": 500,
        "frame": FRAME,
    }
    desk = Desk()
    for wrong in (
        {"shares": None},
        {"letters": 10},
        {"letters": 100_000},
        {"seats": [chair(0, "human"), chair(1, "human")]},
        {"game": "mutiny", "options": {}},
    ):
        with pytest.raises(FreebootersError):
            desk.do("start", **{**asked, **wrong})
    assert desk.do("start", **asked)["post"]


def test_the_catalog_says_which_games_are_played_by_post() -> None:
    games = Desk().do("catalog")["games"]

    assert {each["id"] for each in games if each["post"]} == {"cartagena", "caribbean"}


# The device that deals


def test_a_draft_follows_the_table_and_a_letter_that_was_sent_stays(game: Correspondence) -> None:
    seat = replied(game)
    while game.dealer._screen(None).undo_position is None:
        replied(game)
    (due,) = game.letters().values()
    assert (due["sent"], due["waits"], due["asked"], due["over"]) == (False, False, True, False)
    game.dealer.do("undo", revision=game.match.revision)
    assert game.letters() == {}, "somebody here acts again"
    assert game.dealer.do("letters")["friends"][0]["number"] == due["number"] - 1
    other = game.match.legal(1 - seat)[-1]
    game.dealer.do("act", revision=game.match.revision, seat=1 - seat, action=list(other))
    game.own_seats(100)
    (again,) = game.letters().values()
    assert again["number"] == due["number"]

    told = game.dealer.do("sent", seat=seat, number=again["number"])
    assert told["friends"][0] == {**again, "sent": True, "waits": True}
    with pytest.raises(NothingToUndo):
        game.dealer.do("undo", revision=game.match.revision)
    game.stored()
    assert game.letters() == {seat: {**again, "sent": True, "waits": True}}


def test_what_was_not_sent_is_not_answered(game: Correspondence) -> None:
    ((seat, due),) = game.letters().items()
    game.devices[seat].open(due["number"], due["plain"])
    plain = game.answer(game.devices[seat])

    assert game.take(seat, due["number"], plain) == "ahead"
    with pytest.raises(BadCommand, match="number"):
        game.dealer.do("sent", seat=seat, number=due["number"] + 1)
    with pytest.raises(BadCommand, match="seat"):
        game.dealer.do("sent", seat=1 - seat, number=due["number"])


def test_an_answer_counts_once(game: Correspondence) -> None:
    seat, number, plain = exchange(game)
    told = {"seat": seat, "number": number, "plain": plain, "request": False}

    assert game.take(seat, number + 1, plain) == "ahead"
    taken = game.dealer.do("take_answer", **told)
    assert taken["found"] == "played"
    assert taken["changed"]
    assert taken["counted"] == taken["count"] >= 1
    assert game.take(seat, number, plain) == "again"
    assert game.take(seat, number, b64(write_answer([(0, 9)], []))) == "differs"
    assert game.take(seat, number, NO, request=True) == "late"
    assert game.take(seat, number, WHOLE, request=True) == "late"


def test_the_table_tells_what_an_answer_has_done(game: Correspondence) -> None:
    seat, number, plain = exchange(game)
    before = game.dealer.do("news", seat=None, since=None, frame=FRAME)
    game.take(seat, number, plain)
    after = game.dealer.do("news", seat=None, since=None, frame=FRAME)

    assert after["position"] > before["position"]
    assert after["log"]["lines"]
    assert after["log"]["keep"] == before["log"]["keep"] + len(before["log"]["lines"]) > 0
    assert after["round"] is None
    assert after["post"]


def test_an_answer_that_is_none_changes_nothing(game: Correspondence) -> None:
    seat, number, plain = exchange(game)
    before = fingerprint(game.match)
    for wrong in (b"", bytes(8), b"\xff" * 8, b"\xff" * 200, write_answer([], [])):
        assert game.take(seat, number, b64(wrong)) == "illegal"
        assert game.take(seat, number, b64(wrong[:-1]), request=True) == "illegal"
    assert fingerprint(game.match) == before

    assert game.take(seat, number, plain) == "played"


def test_any_bytes_may_come_under_the_right_key(game: Correspondence) -> None:
    for _ in range(300):
        game.own_seats(100)
        if game.match.over:
            break
        ((seat, due),) = game.letters().items()
        game.dealer.do("sent", seat=seat, number=due["number"])
        plain = b64(game.rng.randbytes(game.rng.randrange(12)))
        before = fingerprint(game.match)
        taken = game.take(seat, due["number"], plain, request=game.rng.random() < 0.2)
        unchanged = taken in ("illegal", "whole", "late")
        assert unchanged == (fingerprint(game.match) == before)


def test_a_row_of_which_the_game_has_parted_is_played_up_to_there(game: Correspondence) -> None:
    ((seat, due),) = game.letters().items()
    game.dealer.do("sent", seat=seat, number=due["number"])
    legal = game.match.legal(seat)
    wrong = letters.check_of(game.match.view(seat))
    plain = b64(write_answer([(0, len(legal)), (0, 3)], [wrong ^ 1]))
    told = {"seat": seat, "number": due["number"], "plain": plain, "request": False}
    taken = game.dealer.do("take_answer", **told)

    assert (taken["found"], taken["counted"], taken["count"]) == ("part", 1, 2)


def test_what_friends_do_on_screens_of_their_own_is_refused(game: Correspondence) -> None:
    (seat,) = game.people
    refused: list[tuple[str, Json]] = [
        ("sit", {"revision": 0, "seat": seat, "name": "", "who": "human"}),
        ("back", {"seat": seat}),
        ("seals", {"start": 0, "sealed": {}}),
        ("news", {"seat": seat, "since": None, "frame": FRAME}),
        ("undo", {"revision": game.match.revision, "seat": seat}),
        ("far", {"seat": seat, "text": "{}"}),
    ]
    for command, fields in refused:
        with pytest.raises(BadCommand, match=command):
            game.dealer.do(command, **fields)
    action = list(game.match.legal(seat)[0])
    with pytest.raises(BadCommand, match="seat"):
        game.dealer.do("act", revision=game.match.revision, seat=seat, action=action)


@pytest.mark.parametrize("name", ["letters", "stop_asking", "open_game"])
def test_at_any_other_table_there_are_no_letters(name: str) -> None:
    desk = Desk()
    with pytest.raises(BadCommand):
        desk.do(name)
    seats = [chair(0, "human"), chair(1, "friend")]
    options = {"variant": "basic"}
    assert not desk.do("start", game="cartagena", seats=seats, options=options, frame=FRAME)["post"]
    with pytest.raises(BadCommand, match=name):
        desk.do(name)


def test_a_save_whose_letters_are_damaged_says_so(game: Correspondence) -> None:
    game.letters()
    save = json.loads(game.dealer.save() or "")
    stored = save["table"]["letters"]
    ((_, friend),) = stored["friends"]
    wrong: list[Json] = [
        {**stored, "friends": 3},
        {**stored, "friends": [[7, friend]]},
        {**stored, "room": "wide"},
        {**stored, "secret": "x"},
        {**stored, "asked": {}},
        *({**stored, "friends": [[game.people[0], {**friend, name: 3.5}]]} for name in friend),
        *({**stored, "friends": [[game.people[0], {**friend, name: "ü"}]]} for name in friend),
    ]
    for each in wrong:
        save["table"]["letters"] = each
        game.dealer.do("load", text=json.dumps(save), frame=FRAME)
        with pytest.raises(BadLetter, match="letters"):
            game.dealer.do("letters")


def test_a_game_by_post_stays_with_those_who_play_it(game: Correspondence) -> None:
    seats = [chair(0, "human"), chair(1, "human")]
    with pytest.raises(BadCommand, match="seats"):
        game.dealer.do("load", text=game.dealer.save(), seats=seats, frame=FRAME)


# A friend's device


def test_a_letter_lays_a_table_at_which_its_reader_chooses(game: Correspondence) -> None:
    ((seat, due),) = game.letters().items()
    device = game.devices[seat]
    opened = device.open(due["number"], due["plain"])
    table, letter = opened["table"], opened["letter"]
    assert (opened["found"], letter["asked"], letter["answered"]) == ("new", True, False)
    assert table["post"]
    assert table["viewer"] == seat
    choices = [choice["action"] for choice in table["choices"]]
    assert choices == [list(each) for each in game.match.legal(seat)]
    nothing = device.desk.do("answer")
    assert (nothing["plain"], nothing["count"], nothing["goes_on"]) == (None, 0, True)
    assert nothing["kept"] == device.kept

    acted = device.desk.do("act", revision=table["revision"], seat=seat, action=choices[0])
    assert acted["undo"] == {"position": table["position"], "free": True}
    assert acted["position"] == table["position"] + 1
    first = device.desk.do("answer")
    assert first["count"] == 1
    assert first["plain"]
    undone = device.desk.do("undo", revision=acted["revision"])
    assert undone["choices"] == table["choices"]
    assert device.desk.do("answer") == nothing
    with pytest.raises(NothingToUndo):
        device.desk.do("undo", revision=undone["revision"])
    assert device.desk.save() is None


def test_what_was_answered_is_shown_and_sent_again_the_same(game: Correspondence) -> None:
    seat, number, plain = exchange(game)
    device = game.devices[seat]
    opened = device.open(0, "")

    assert opened["found"] == "same"
    assert opened["letter"]["answered"]
    assert opened["letter"]["number"] == number
    assert opened["table"]["choices"] == []
    assert opened["table"]["undo"] is None
    again = device.desk.do("answer")
    assert (again["plain"], again["goes_on"], again["drawn"]) == (plain, False, False)
    assert again["kept"] == device.kept
    position = opened["table"]["position"]
    action = list(game.match.legal(seat)[0])
    with pytest.raises(NotToAct):
        device.desk.do("act", revision=opened["table"]["revision"], seat=seat, action=action)
    assert device.desk.do("frame", frame=FRAME)["position"] == position


def test_the_table_of_what_was_chosen_is_the_one_at_the_device_that_deals(
    game: Correspondence,
) -> None:
    for _ in range(6):
        seat, number, plain = exchange(game)
        device = game.devices[seat]
        before = device.desk.match.view(seat)
        assert game.take(seat, number, plain) == "played"
        if device.desk.match.to_act != (CHANCE,):
            assert game.match.view(seat) == before
        game.own_seats(100)


@pytest.mark.parametrize(
    ("name", "letters", "is_drawn"), [("cartagena", 12, True), ("carib", 2, False)]
)
def test_a_turn_is_said_to_go_on_once_something_is_drawn_where_it_does(
    name: str, letters: int, is_drawn: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for each in ("told", "news"):
        monkeypatch.setattr(Screen, each, unpainted)
    game, found = begun(name), set()
    for _ in range(letters):
        seat, number, plain = exchange(game)
        told, before = game.devices[seat].desk.do("answer"), len(game.match.log)
        assert game.take(seat, number, plain) == "played"
        then = game.match.log[before + told["count"] :]
        goes_on = bool(then) and then[0].seat == CHANCE and seat in game.match.to_act
        found.add((told["drawn"], goes_on))
        game.own_seats(100)
    assert found == {(False, False), (is_drawn, is_drawn)}


def test_an_older_letter_shows_the_table_of_then(game: Correspondence) -> None:
    ((seat, first),) = game.letters().items()
    replied(game)
    ((_, second),) = game.letters().items()
    device = game.devices[seat]
    newest = device.open(second["number"], second["plain"])
    assert newest["letter"]["counted"] == newest["letter"]["count"] >= 1
    older = device.open(first["number"], first["plain"])

    assert older["found"] == "older"
    assert older["letter"]["newest"] == second["number"]
    assert older["table"]["position"] < newest["table"]["position"]
    assert older["table"]["choices"] == []
    fresh = Device(seat, device.first, {})
    assert fresh.open(second["number"], second["plain"])["found"] == "whole"


def test_a_letter_never_opened_and_overtaken_shows_nothing(game: Correspondence) -> None:
    ((seat, first),) = game.letters().items()
    device = game.devices[seat]
    game.dealer.do("sent", seat=seat, number=first["number"])
    game.dealer.do("give", seat=seat, who="deckhand")
    game.dealer.do("give", seat=seat, who="friend")
    game.own_seats(100)
    ((_, second),) = game.letters().items()
    assert second["number"] == first["number"] + 1
    assert device.open(second["number"], second["plain"])["letter"]["away"]
    older = device.open(first["number"], first["plain"])

    assert (older["found"], older["table"]) == ("older", None)


def test_a_device_that_lost_its_letters_asks_for_a_whole_one(game: Correspondence) -> None:
    seat = replied(game)
    ((_, due),) = game.letters().items()
    number = due["number"]
    game.dealer.do("sent", seat=seat, number=number)
    first = game.devices[seat]
    opened = first.open(number, due["plain"])
    second = Device(seat, first.first, {})
    lost = second.open(number, due["plain"])
    assert (lost["found"], lost["table"], lost["request"]) == ("whole", None, WHOLE)

    assert game.take(seat, number + 1, lost["request"], request=True) == "late"
    assert game.take(seat, number, lost["request"], request=True) == "whole"
    ((_, whole),) = game.letters().items()
    assert (whole["number"], whole["sent"], whole["waits"]) == (number, False, False)
    game.stored()
    assert game.letters() == {seat: whole}
    game.dealer.do("sent", seat=seat, number=number)
    assert second.open(number, whole["plain"])["found"] == "new"
    assert first.open(number, whole["plain"])["found"] == "same", "it tells the same"
    assert second.open(0, "")["table"]["scenes"] == opened["table"]["scenes"]

    # Both can read the next one, whichever has answered.
    game.devices[seat] = second
    assert game.take(seat, number, game.answer(second)) == "played"
    game.own_seats(100)
    ((_, due),) = game.letters().items()
    assert first.open(due["number"], due["plain"])["found"] == "new"
    assert second.open(due["number"], due["plain"])["found"] == "new"


def test_a_whole_letter_is_that_of_its_moment_although_others_have_answered() -> None:
    seeds = (begun("caribbean", f"{seed}", 3) for seed in range(40))
    game = next(each for each in seeds if len(each.people) == 2 == len(each.letters()))
    one, other = game.letters()
    for seat in (one, other):
        due = game.letters()[seat]
        game.dealer.do("sent", seat=seat, number=due["number"])
        game.devices[seat].open(due["number"], due["plain"])
    plain = game.answer(game.devices[one])
    assert game.take(one, game.letters()[one]["number"], plain) == "played"
    due = game.letters()[other]
    assert game.take(other, due["number"], WHOLE, request=True) == "whole"

    whole = game.letters()[other]
    assert game.devices[other].open(due["number"], whole["plain"])["found"] == "same"


def test_a_letter_that_tells_otherwise_is_noted_for_the_check(game: Correspondence) -> None:
    ((seat, due),) = game.letters().items()
    device = Device(seat, game.devices[seat].first, {})
    device.open(due["number"], due["plain"])
    replied(game)
    ((_, other),) = game.letters().items()
    told = device.open(due["number"], other["plain"])

    assert (told["found"], told["table"]) == ("otherwise", None)
    assert Device(seat, device.kept, {}).open(0, "")["found"] == "same"


@pytest.mark.parametrize(
    "wrong", ["", "{", "3", "[]", "{}", '{"game": "cartagena"}', "[" * 100_000, '{"game": 3}']
)
def test_what_no_device_has_kept_is_refused(game: Correspondence, wrong: str) -> None:
    fields = {"kept": wrong, "number": 0, "plain": ""}
    with pytest.raises(BadLetter, match="kept"):
        game.dealer.do("open_letter", **fields, frame=FRAME)


def test_no_damage_of_what_a_device_has_kept_makes_the_engine_crash(game: Correspondence) -> None:
    (seat,) = game.people
    for _ in range(3):
        replied(game)
    device, desk = game.devices[seat], Desk()
    refused = 0
    for _ in range(300):
        kept = [*device.kept]
        for _ in range(game.rng.randrange(1, 4)):
            kept[game.rng.randrange(len(kept))] = game.rng.choice('0aZ"{[,')
        try:
            fields = {"kept": "".join(kept), "number": 0, "plain": ""}
            desk.do("open_letter", **fields, frame=FRAME)
            desk.do("answer")
        except FreebootersError:
            refused += 1
    assert refused > 200


def test_no_letter_makes_the_engine_crash(game: Correspondence) -> None:
    ((seat, due),) = game.letters().items()
    device, plain = game.devices[seat], b64decode(due["plain"])
    kept, refused = device.kept, 0
    for _ in range(300):
        data = bytearray(plain)
        for _ in range(game.rng.randrange(1, 4)):
            data[game.rng.randrange(len(data))] = game.rng.randrange(256)
        device.kept = kept
        try:
            device.open(1, b64(bytes(data)))
        except BadLetter:
            refused += 1
    assert refused > 200


def test_an_answer_needs_a_letter(game: Correspondence) -> None:
    with pytest.raises(BadCommand, match="answer"):
        game.dealer.do("answer")
    seat, _, _ = exchange(game)
    device = game.devices[seat]
    device.desk.do("load", text=game.dealer.save(), frame=FRAME)
    with pytest.raises(BadCommand, match="answer"):
        device.desk.do("answer")


# What is taken back


def test_what_is_taken_back_waits_for_everybody(game: Correspondence) -> None:
    seat = replied(game)
    late = exchange(game)
    before = fingerprint(game.match)
    game.dealer.do("ask_back", seat=1 - seat)
    with pytest.raises(NothingToUndo):
        game.dealer.do("ask_back", seat=seat)
    assert game.dealer.do("letters")["asking"] == {"seat": 1 - seat, "waits": [seat]}
    assert game.take(*late) == "late"
    game.own_seats(100)
    ((_, due),) = game.letters().items()
    assert due["back"]
    game.dealer.do("sent", seat=seat, number=due["number"])
    opened = game.devices[seat].open(due["number"], due["plain"])
    assert opened["letter"]["backs"] == [[1 - seat, opened["letter"]["backs"][0][1]]]
    assert opened["request"] == NO

    assert game.take(seat, late[1], NO, request=True) == "late", "not what that letter asks"
    assert game.take(seat, due["number"], NO, request=True) == "refused"
    assert fingerprint(game.match) == before
    assert game.dealer.do("letters")["asking"] is None
    assert game.take(seat, due["number"], NO, request=True) == "late"
    told = game.dealer.do("news", seat=None, since=None, frame=FRAME)
    assert told["log"]["keep"] == 0, "it is another table"


def test_it_is_asked_at_once_and_the_device_that_deals_may_go_on_meanwhile(
    game: Correspondence,
) -> None:
    seat = replied(game)
    ((_, due),) = game.letters().items()
    game.dealer.do("sent", seat=seat, number=due["number"])
    before = fingerprint(game.match)
    game.dealer.do("ask_back", seat=1 - seat)
    assert game.match.to_act == (1 - seat,)
    ((_, due),) = game.letters().items()
    assert (due["back"], due["asked"]) == (True, False)
    game.dealer.do("sent", seat=seat, number=due["number"])
    opened = game.devices[seat].open(due["number"], due["plain"])
    assert (opened["letter"]["asked"], len(opened["letter"]["backs"])) == (False, 1)
    assert opened["table"]["choices"] == []
    answer = game.answer(game.devices[seat])
    game.own_seats(100)
    assert game.letters()[seat] == {**due, "sent": True, "waits": True}

    saved = game.dealer.save()
    assert game.take(seat, due["number"], NO, request=True) == "refused"
    assert fingerprint(game.match) == before
    game.dealer.do("load", text=saved, frame=FRAME)
    assert game.take(seat, due["number"], answer) == "agreed"
    assert game.match.rewinds == 1
    ((_, due),) = game.letters().items()
    assert game.devices[seat].open(due["number"], due["plain"])["letter"]["asked"]


def test_who_is_asked_for_a_choice_too_is_asked_once_all_there_have_chosen() -> None:
    game = begun("caribbean")
    ((seat, due),) = game.letters().items()
    game.dealer.do("sent", seat=seat, number=due["number"])
    game.dealer.do("ask_back", seat=1 - seat)
    assert len(game.match.to_act) == 2
    assert game.letters() == {}
    game.own_seats(100)

    assert game.letters()[seat]["back"]


def test_who_answers_has_agreed(game: Correspondence) -> None:
    seat = replied(game)
    game.dealer.do("ask_back", seat=1 - seat)
    game.own_seats(100)
    seat, number, plain = exchange(game)
    told = {"seat": seat, "number": number, "plain": plain, "request": False}

    assert game.dealer.do("take_answer", **told)["found"] == "agreed"
    assert game.dealer.do("letters")["asking"] is None
    assert game.match.rewinds == 1
    with pytest.raises(NothingToUndo):
        game.dealer.do("stop_asking")


def test_nothing_is_taken_back_after_all(game: Correspondence) -> None:
    seat = replied(game)
    exchange(game)
    before = fingerprint(game.match)
    game.dealer.do("ask_back", seat=seat)
    assert fingerprint(game.match) != before
    game.dealer.do("stop_asking")

    assert fingerprint(game.match) == before
    for wrong in (-1, 2):
        with pytest.raises(BadCommand, match="seat"):
            game.dealer.do("ask_back", seat=wrong)


# Who plays


def test_who_has_a_bot_in_the_seat_is_late(game: Correspondence) -> None:
    seat, number, plain = exchange(game)
    table = game.dealer.do("give", seat=seat, who="sailor")
    assert table["seats"][seat]["who"] == "sailor"
    assert table["think"]["seat"] == seat
    assert game.take(seat, number, plain) == "late"
    assert game.letters() == {}
    assert game.dealer.do("letters")["friends"][0]["away"]

    assert game.dealer.do("give", seat=seat, who="friend")["seats"][seat]["who"] == "friend"
    ((_, due),) = game.letters().items()
    assert due["number"] == number + 1
    assert game.devices[seat].open(due["number"], due["plain"])["letter"]["away"]
    for wrong in ({"seat": 1 - seat, "who": "sailor"}, {"seat": seat, "who": "human"}):
        with pytest.raises(BadCommand, match="give"):
            game.dealer.do("give", **wrong)


# Another device


def test_another_device_goes_on_where_the_first_one_was(game: Correspondence) -> None:
    seat = replied(game)
    seat, number, plain = exchange(game)
    device = game.devices[seat]
    secret = b64(bytes(range(100)))
    moved = device.desk.do("move_on", kept=device.kept, secret=secret, room=900)
    old = Device(seat, moved["kept"], {}).open(number, "")
    assert (old["found"], old["table"]) == ("moved", None)
    taken = Desk().do("take_over", game=game.game, plain=moved["plain"])
    terms = game.dealer.do("invite", **game.begun, seat=seat)["terms"]
    told = game.dealer.do("join", game=game.game, terms=terms)
    told["seats"][seat]["name"] = "Anne"
    assert taken == {**told, "kept": taken["kept"], "number": number, "secret": secret}
    second = Device(seat, taken["kept"], {})
    opened = second.open(0, "")

    assert opened["letter"]["answered"]
    assert opened["table"]["scenes"] == device.open(0, "")["table"]["scenes"]
    assert opened["table"]["seats"] == device.open(0, "")["table"]["seats"]
    assert second.desk.do("answer")["plain"] == plain
    assert game.take(seat, number, plain) == "played"
    game.own_seats(100)
    ((_, due),) = game.letters().items()
    assert second.open(due["number"], due["plain"])["found"] == "new"


def test_at_another_device_whoever_goes_on_has_the_same_name(game: Correspondence) -> None:
    seat, _, _ = exchange(game)
    kept = json.dumps({**json.loads(game.devices[seat].kept), "name": "Émile"})
    moved = Desk().do("move_on", kept=kept, secret="", room=900)
    taken = Desk().do("take_over", game=game.game, plain=moved["plain"])

    assert taken["seats"][seat]["name"] == "Émile"
    opened = Device(seat, taken["kept"], {}).open(0, "")
    assert opened["table"]["seats"][seat]["name"] == "Émile"


def test_no_bytes_of_another_device_make_the_engine_crash(game: Correspondence) -> None:
    seat, _, _ = exchange(game)
    device = game.devices[seat]
    with pytest.raises(BadCommand, match="secret"):
        device.desk.do("move_on", kept=device.kept, secret=b64(bytes(161)), room=900)
    moved = device.desk.do("move_on", kept=device.kept, secret="", room=900)["plain"]
    refused = 0
    for _ in range(300):
        data = bytearray(b64decode(moved))
        data[game.rng.randrange(len(data))] = game.rng.randrange(256)
        cut = data[: game.rng.randrange(len(data))] if game.rng.random() < 0.3 else data
        try:
            Desk().do("take_over", game=game.game, plain=b64(bytes(cut)))
        except FreebootersError:
            refused += 1
    assert refused > 150


# The end


def played_out(name: str) -> tuple[Correspondence, str]:
    """A game that is over, its last letters opened, and the game as it is opened."""
    with pytest.MonkeyPatch.context() as patch:
        for told in ("told", "news"):
            patch.setattr(Screen, told, unpainted)
        game = begun(name)
        while not game.match.over:
            replied(game)
    ((seat, due),) = game.letters().items()
    assert (due["over"], due["asked"], due["waits"]) == (True, False, False)
    game.dealer.do("sent", seat=seat, number=due["number"])
    opened = game.devices[seat].open(due["number"], due["plain"])
    assert opened["letter"]["over"]
    assert opened["table"]["over"]
    return game, game.dealer.do("open_game")["plain"]


@pytest.mark.parametrize("name", ["cartagena-tortuga", "caribbean"])
def test_a_game_that_is_over_is_checked_and_kept(name: str) -> None:
    game, plain = played_out(name)
    (seat,) = game.people
    device = game.devices[seat]
    checked = device.desk.do("check_opened", kept=device.kept, plain=plain)
    assert (checked["wrong"], checked["told"]) == (None, [])
    kept = Desk().do("load", text=checked["text"], frame=FRAME)

    assert kept["over"]
    assert not kept["post"]
    assert kept["ranks"] == game.match.ranks
    assert [each["who"] for each in kept["seats"]] == ["human", "human"]
    assert len(b64decode(plain)) < 600


def test_a_game_is_not_opened_before_its_end(game: Correspondence) -> None:
    with pytest.raises(NotOver):
        game.dealer.do("open_game")


def test_no_bytes_of_an_opened_game_make_the_check_crash() -> None:
    game, plain = played_out("cartagena-tortuga")
    (seat,) = game.people
    device = game.devices[seat]
    whole = device.desk.do("check_opened", kept=device.kept, plain=plain)
    for _ in range(100):
        data = bytearray(b64decode(plain))
        data[game.rng.randrange(len(data))] ^= game.rng.randrange(1, 256)
        with suppress(FreebootersError):
            fields = {"kept": device.kept, "plain": b64(bytes(data))}
            checked = device.desk.do("check_opened", **fields)
            assert checked["wrong"] or checked == whole, "some bits decide nothing"


def test_a_letter_that_told_otherwise_is_found_by_its_number() -> None:
    game, plain = played_out("cartagena-tortuga")
    (seat,) = game.people
    device = game.devices[seat]
    kept = json.loads(device.kept)
    kept["journal"].append({"twice": 1})
    fields: dict[str, Any] = {"kept": json.dumps(kept), "plain": plain}
    wrong = device.desk.do("check_opened", **fields)["wrong"]

    assert wrong == {
        "message": {"key": "audit-letter-twice", "args": {"number": 1}},
        "position": None,
    }


def test_every_command_of_games_by_post_is_tried_here() -> None:
    assert set(BY_POST) == {
        *("invite", "join", "accept", "letters", "sent", "take_answer", "ask_back"),
        *("stop_asking", "give", "open_game", "check_opened", "move_on", "take_over"),
    }


def test_nobodys_chairs_are_forged_by_a_name(game: Correspondence) -> None:
    (seat,) = game.people
    terms = game.dealer.do("invite", **game.begun, seat=seat)["terms"]
    fields = {"game": game.game, "terms": terms, "share": "0" * 32, "commitment": "0" * 64}
    with pytest.raises(BadChairs):
        game.dealer.do("accept", **fields, name="x" * 1000)


def test_a_copy_of_what_a_friends_device_knows_goes_on_by_itself(game: Correspondence) -> None:
    (seat,) = game.people
    replied(game)
    before = game.devices[seat].kept
    _, guest = post_desk._guest_in(before)
    post_desk._LATEST.clear()
    _, again = post_desk._guest_in(before)
    assert guest.as_json() == again.as_json() == again.copy().as_json()
    then = again.copy()
    ((_, due),) = game.letters().items()
    assert then.open(due["number"], b64decode(due["plain"])) == "new"
    legal = then.ahead().legal()
    then.answer(legal[:1])
    then.move()

    assert then.as_json() != again.as_json() == guest.as_json()
    assert (again.number, again.is_moved) == (guest.number, False)
    assert [row.sure for row in again._rows] == [row.sure for row in guest._rows]
