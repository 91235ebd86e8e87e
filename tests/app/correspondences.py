"""Whole games by post, over a post that loses, doubles, delays and damages letters, and over which strangers
and cheats write.
"""

from __future__ import annotations

import hashlib
import json
from base64 import b64decode, b64encode
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

from freebooters.app import desk
from freebooters.app.notes import Notes
from freebooters.app.protocol import parse
from freebooters.app.screen import Screen
from freebooters.bots.bot import Question, decide
from freebooters.bots.levels import PLAYERS
from freebooters.engine import saves
from freebooters.engine.contract import Action, Seat
from freebooters.engine.errors import BadLetter, NothingToUndo
from freebooters.engine.letters import write_answer
from freebooters.engine.match import Match
from freebooters.engine.seeds import DEALER, commitment
from freebooters.engine.views import view_as_json
from freebooters.stage import text_of
from tests.app.client import Json, chair
from tests.app.envelopes import (
    ABC,
    ANSWER,
    LETTER,
    REQUEST,
    Fault,
    Head,
    close,
    found_in,
    opened,
    read,
    room_in,
)
from tests.contract.rooms import SETTINGS, Setting

__all__ = ["BY_POST", "CHANGES", "MOST", "Correspondence", "b64", "correspond", "unpainted"]

BY_POST = [setting for game in ("cartagena", "caribbean") for setting in SETTINGS[game]]

MOST = 900
"""Characters of a message, with its words and the address."""

WORDS = len("https://freebooters.example.org/#/post/") + 60

CHANGES = {"played", "part", "agreed", "refused"}
"""What becomes of an answer or a request that changes the game."""

ROUTES = [
    "{}",
    "Your turn! https://x.example/#/post/{}",
    "(https://x.example/#/post/{}), see you",
    "<https://x.example/#/post/{}>",
]


def fingerprint(match: Match) -> str:
    return json.dumps([match.rewinds, match.log])


class Desk(desk.Desk):
    """A device's engine. Nothing is painted, as tables are looked at elsewhere."""

    def do(self, command: str, **fields: Any) -> Json:
        """Any answer but a refusal, which it raises."""
        parsed = parse(json.dumps({"do": command, **fields}))
        answer: Json = json.loads(text_of(self.answer(*parsed)))
        return answer

    @property
    def match(self) -> Match:
        return self._laid().match


def unpainted(screen: Screen, *_: Any) -> Json:
    """What is needed of a table to go on, in place of what is told and painted."""
    return {"ok": True, "revision": screen.revision, "post": screen.table.is_by_post}


class Device:
    """A friend's device. `keys`: by their directions; `kept`: what its page keeps."""

    def __init__(self, seat: Seat, kept: str, keys: dict[int, bytes]) -> None:
        self.desk = Desk()
        self.seat = seat
        self.first = self.kept = kept
        self.keys = keys

    def open(self, number: int, plain: str) -> Json:
        opened = self.desk.do(
            "open_letter", kept=self.kept, number=number, plain=plain, frame="wide:620"
        )
        self.kept = opened["kept"]
        return opened


class Correspondence:
    """A game with its devices, and the post between them."""

    def __init__(self, setting: Setting, seed: str, level: str = "deckhand") -> None:
        self.rng = Random(seed)
        self.level = level
        self.setting = setting
        self.game = setting.game.info.id
        seats = range(setting.seats)
        self.people = sorted(self.rng.sample(seats, self.rng.randint(1, setting.seats - 1)))
        self.table_id = self.rng.randbytes(4)
        drawn = {who: self.rng.randbytes(16).hex() for who in (DEALER, *self.people)}
        shares = [[who, commitment(who, each), each] for who, each in drawn.items()]
        who = ["friend" if seat in self.people else "human" for seat in seats]
        self.begun: Json = {
            "game": self.game,
            "options": dict(setting.options),
            "seats": [chair(seat, each) for seat, each in enumerate(who)],
        }
        self.dealer = Desk()
        self.room = room_in(MOST - WORDS, self.game)
        self.dealer.do("start", **self.begun, shares=shares, letters=self.room, frame="wide:620")
        self.devices = {
            seat: self.invited(seat, drawn[seat], commitment(DEALER, drawn[DEALER]))
            for seat in self.people
        }
        self.way: list[tuple[Any, str]] = []
        """What is on its way: to whom, and the text."""
        self.past: list[tuple[Any, str]] = []
        self.seen: Counter[str] = Counter()
        self.sizes: list[tuple[str, int]] = []
        self.refusing = False

    def invited(self, seat: Seat, share: str, committed: str) -> Device:
        terms = self.dealer.do("invite", **self.begun, seat=seat)["terms"]
        assert self.dealer.do("join", game=self.game, terms=terms)["seat"] == seat
        accepted = {"share": share, "commitment": committed, "name": "Anne"}
        kept = self.dealer.do("accept", game=self.game, terms=terms, **accepted)["kept"]
        keys = {kind: self.rng.randbytes(16) for kind in (LETTER, ANSWER)}
        return Device(seat, kept, keys)

    @property
    def match(self) -> Match:
        return self.dealer.match

    def letters(self) -> dict[int, Json]:
        """The letters that are due or out, by their seats."""
        friends = self.dealer.do("letters")["friends"]
        return {each["seat"]: each for each in friends if each["plain"] is not None}

    @property
    def asking(self) -> Any:
        notes = self.dealer._laid().notes.letters
        return notes and notes["asked"]

    def choose(self, seat: Seat, match: Match) -> Action:
        """By what it sees alone, so that the same letter gets the same answer."""
        view, legal = match.view(seat), match.legal(seat)
        told = json.dumps([seat, view_as_json(view)])
        rng = Random(hashlib.sha256(told.encode()).digest())
        question = Question(match.game, match.seats, seat, view, tuple(legal), rng, 0)
        return decide(PLAYERS[self.level], question)

    # What the people and bots at the device that deals do

    def own_seats(self, most: int = 8) -> None:
        match, chairs = self.match, self.dealer._laid().chairs
        for _ in range(most):
            due = [seat for seat in match.to_act if chairs[seat].who != "friend"]
            if not due:
                break
            self.act(self.dealer, due[0])

    def act(self, desk: Desk, seat: Seat) -> None:
        screen = desk._screen(None)
        action = list(self.choose(seat, desk.match))
        desk.do("act", revision=screen.revision, seat=seat, action=action)

    def stored(self) -> None:
        """The device that deals is started again."""
        save = self.dealer.save()
        self.dealer = Desk()
        self.dealer.do("load", text=save, frame="wide:620")

    # The post

    def letter(self, seat: Seat, number: int, plain: str) -> str:
        head = Head(self.game, LETTER, self.table_id, seat, number)
        text = close(head, b64decode(plain), self.devices[seat].keys[LETTER])
        self.sizes.append(("letter", len(text)))
        assert len(text) + WORDS <= MOST
        return text

    def reply(self, kind: int, seat: Seat, number: int, plain: str) -> str:
        head = Head(self.game, kind, self.table_id, seat, number)
        text = close(head, b64decode(plain), self.devices[seat].keys[ANSWER])
        self.sizes.append(("answer", len(text)))
        return text

    def send(self, to: Any, text: str) -> None:
        self.past.append((to, text))
        chance = self.rng.random()
        copies = 0 if chance < 0.15 else 2 if chance < 0.3 else 1
        self.seen[("lost", "sent", "doubled")[copies]] += 1
        self.way += [(to, text)] * copies

    def post(self) -> None:
        """All letters that are due once everybody there has acted are sent, and those that are out again."""
        self.own_seats()
        self.post_at_once()

    def post_at_once(self) -> None:
        """All letters that are due as the table stands are sent, and those that are out again."""
        for seat, due in self.letters().items():
            self.send(seat, self.letter(seat, due["number"], due["plain"]))
            self.dealer.do("sent", seat=seat, number=due["number"])

    def at_the_dealer(self, text: str) -> str:
        """What becomes of a text that is opened at the device that deals."""
        try:
            head, rest = read(text)
            if head.table != self.table_id or head.game != self.game:
                return "another table"
            if head.kind not in (ANSWER, REQUEST) or head.seat not in self.devices:
                return "not for here"
            plain = opened(head, rest, self.devices[head.seat].keys[ANSWER])
        except Fault as fault:
            return str(fault)
        return self.take(head.seat, head.number, b64(plain), request=head.kind == REQUEST)

    def take(self, seat: Seat, number: int, plain: str, *, request: bool = False) -> str:
        told = {"seat": seat, "number": number, "plain": plain, "request": request}
        taken = self.dealer.do("take_answer", **told)
        found: str = taken["found"]
        assert taken["changed"] == (found in CHANGES)
        return found

    def at_a_friend(self, seat: Seat, text: str) -> str:
        device = self.devices[seat]
        try:
            head, rest = read(text)
            if head.table != self.table_id or head.game != self.game:
                return "another table"
            if head.kind != LETTER or head.seat != seat:
                return "another seat"
            plain = opened(head, rest, device.keys[LETTER])
        except Fault as fault:
            return str(fault)
        try:
            told = device.open(head.number, b64(plain))
        except BadLetter:
            return "damaged"
        found: str = told["found"]
        if found == "whole":
            self.send("dealer", self.reply(REQUEST, seat, head.number, told["request"]))
        elif found in ("new", "same"):
            self.respond(device, told)
        return found

    def respond(self, device: Device, told: Json) -> None:
        letter, seat = told["letter"], device.seat
        if told["request"] is not None and self.refusing:
            self.send("dealer", self.reply(REQUEST, seat, letter["number"], told["request"]))
        elif letter["asked"] or letter["backs"]:
            self.send("dealer", self.reply(ANSWER, seat, letter["number"], self.answer(device)))

    def answer(self, device: Device) -> str:
        """What is chosen at the letter on the table, or was before."""
        told = device.desk.do("answer")
        while told["goes_on"]:
            self.act(device.desk, device.seat)
            told = device.desk.do("answer")
        device.kept = told["kept"]
        plain: str = told["plain"]
        return plain

    def deliver(self, to: Any, text: str) -> None:
        """Opens a text, which comes in a message as somebody's messenger makes of it."""
        texts = found_in(self.rng.choice(ROUTES).format(text))
        for each in texts or [text]:
            before, asking = fingerprint(self.match), self.asking
            found = self.at_the_dealer(each) if to == "dealer" else self.at_a_friend(to, each)
            self.seen[f"{'dealer' if to == 'dealer' else 'friend'}: {found}"] += 1
            assert found not in ("otherwise", "damaged", "illegal", "ahead"), found
            if found not in CHANGES:
                assert fingerprint(self.match) == before, found
                assert self.asking == asking

    # The end

    def check(self) -> None:
        """Every friend opens the last letter and checks the game."""
        for seat, due in self.letters().items():
            self.dealer.do("sent", seat=seat, number=due["number"])
            told = self.devices[seat].open(due["number"], due["plain"])
            if told["found"] == "whole":
                self.take(seat, due["number"], told["request"], request=True)
                told = self.devices[seat].open(due["number"], self.letters()[seat]["plain"])
            assert told["found"] in ("new", "same"), told["found"]
            assert told["letter"]["over"]
        plain = self.dealer.do("open_game")["plain"]
        self.seen["rounds sealed"] += len(self.dealer._laid().notes.told)
        self.seen["longest opened"] = len(b64decode(plain))
        for seat, device in self.devices.items():
            try:
                checked = device.desk.do("check_opened", kept=device.kept, plain=plain)
            except BadLetter as wrong:
                raise AssertionError(str(wrong)) from wrong
            assert checked["wrong"] is None, (seat, checked["wrong"])
            assert Notes.read(saves.read(checked["text"]).table, self.match).shares
            self.seen["checked"] += 1


def b64(data: bytes) -> str:
    return b64encode(data).decode()


def damaged(text: str, rng: Random) -> str:
    at = rng.randrange(len(text))
    match rng.randrange(3):
        case 0:
            return text[:at]
        case 1:
            return (
                text[:at] + rng.choice([sign for sign in ABC if sign != text[at]]) + text[at + 1 :]
            )
        case _:
            return f"{text[:at]} {text[at:]}"


def correspond(setting: Setting, seed: str, level: str = "deckhand") -> Correspondence:
    """A whole game that goes by post, with its check at the end; what is found wrong is an
    `AssertionError`.
    """
    game, stranger = (Correspondence(setting, f"{seed}{which}", level) for which in ("", "/other"))
    rng = game.rng
    stranger.own_seats()
    strange = [
        stranger.letter(seat, due["number"], due["plain"])
        for seat, due in stranger.letters().items()
    ]
    steps = 0
    while True:
        steps += 1
        assert steps < 20_000
        game.own_seats()
        if game.match.over and game.asking is None:
            break
        happening(game)
        if not game.way:
            game.post()
            continue
        to, sent = game.way.pop(rng.randrange(len(game.way)) if rng.random() < 0.4 else 0)
        match rng.randrange(40):
            case 0 | 1 | 2:
                sent = damaged(sent, rng)
            case 3 | 4 if game.past:
                to, sent = rng.choice(game.past)
            case 5:
                to = rng.choice(["dealer", *game.people])
            case 6 if strange:
                to, sent = rng.choice(["dealer", *game.people]), rng.choice(strange)
            case 7 | 8:
                forge(game, rng)
        game.deliver(to, sent)
    game.check()
    game.seen["games"] += 1
    return game


def happening(game: Correspondence) -> None:
    """What people do beside playing."""
    rng = game.rng
    match rng.randrange(60):
        case 0:
            game.stored()
            game.seen["stored"] += 1
        case 1:
            another_device(game, rng.choice(game.people))
        case 2 | 3 if len(game.match.log) > 10:
            game.refusing = rng.random() < 0.4
            with suppress(NothingToUndo):
                game.dealer.do("ask_back", seat=rng.randrange(game.match.seats))
                game.seen["taken back"] += 1
                if rng.random() < 0.5 and game.letters():
                    game.post_at_once()
                    game.seen["asked at once"] += 1
        case 4:
            seat = rng.choice(game.people)
            if game.dealer._laid().chairs[seat].who == "friend":
                game.dealer.do("give", seat=seat, who="sailor")
                game.seen["given to a bot"] += 1
        case 5 if game.asking is not None:
            game.dealer.do("stop_asking")
            game.seen["not taken back after all"] += 1
        case 6:
            with suppress(NothingToUndo):
                game.dealer.do("undo", revision=game.match.revision)
                game.seen["taken back as of right"] += 1
    for seat in game.people:
        if game.dealer._laid().chairs[seat].who != "friend" and rng.random() < 0.3:
            game.dealer.do("give", seat=seat, who="friend")


def another_device(game: Correspondence, seat: Seat) -> None:
    """The game goes on there, or at a device of which nothing is left but how it began."""
    device = game.devices[seat]
    if game.rng.random() < 0.2:
        device.kept = device.first
        game.seen["all letters lost"] += 1
        return
    room = game.rng.choice((200, 900))
    moved = device.desk.do("move_on", kept=device.kept, secret=b64(bytes(9)), room=room)
    number = game.letters().get(seat, {}).get("number", 1)
    assert Device(seat, moved["kept"], {}).open(number, "")["found"] == "moved"
    taken = device.desk.do("take_over", game=game.game, plain=moved["plain"])
    assert taken["secret"] == b64(bytes(9))
    device.kept = taken["kept"]
    game.seen["another device"] += 1


def forge(game: Correspondence, rng: Random) -> None:
    """A friend writes in another's name, or answers once more, otherwise."""
    seat = rng.choice(game.people)
    made_up = write_answer([(rng.randrange(7), 9)], [])
    before = fingerprint(game.match)
    other = rng.choice(game.people)
    number = max([1, *(due["number"] for due in game.letters().values())])
    head = Head(game.game, ANSWER, game.table_id, other, number)
    if seat != other:
        found = game.at_the_dealer(close(head, made_up, game.devices[seat].keys[ANSWER]))
        assert found == "stranger", found
    else:
        journal = json.loads(game.devices[seat].kept)["journal"]
        due = game.letters().get(seat, {}).get("number")
        old = [each["number"] for each in journal if each.get("number", due) != due]
        if not old:
            return
        found = game.at_the_dealer(game.reply(ANSWER, seat, rng.choice(old), b64(made_up)))
        assert found in ("differs", "late", "again"), found
    game.seen[f"forged: {found}"] += 1
    assert fingerprint(game.match) == before
