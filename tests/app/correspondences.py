"""Whole games by post, over a post that loses, doubles, delays and damages letters, and over which strangers
and cheats write.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from random import Random
from typing import Any

from freebooters.app.chairs import chairs_from
from freebooters.app.notes import Notes
from freebooters.app.post_dealer import Dealer
from freebooters.app.post_guest import Guest
from freebooters.app.post_terms import Terms
from freebooters.app.table import Table
from freebooters.bots.bot import Question, decide
from freebooters.bots.levels import PLAYERS
from freebooters.engine import deals
from freebooters.engine.audit import Disclosed, audit
from freebooters.engine.contract import Action, Seat
from freebooters.engine.letters import Damaged, read_request, write_answer, write_request
from freebooters.engine.match import Match
from freebooters.engine.seeds import DEALER, Share, commitment, joint_seed
from freebooters.engine.views import view_as_json
from tests.app.client import chair
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

__all__ = ["BY_POST", "CHANGES", "MOST", "Correspondence", "correspond"]

BY_POST = [setting for game in ("cartagena", "caribbean") for setting in SETTINGS[game]]

MOST = 900
"""Characters of a message, with its words and the address."""

WORDS = len("https://freebooters.example.org/#/post/") + 60

CHANGES = {"played", "part", "agreed"}
"""What becomes of an answer that changes the game."""

ROUTES = [
    "{}",
    "Your turn! https://x.example/#/post/{}",
    "(https://x.example/#/post/{}), see you",
    "<https://x.example/#/post/{}>",
]


def fingerprint(match: Match) -> str:
    return json.dumps([match.rewinds, match.log])


class Device:
    """A friend's device. `key`: by its direction."""

    def __init__(self, terms: Terms, keys: dict[int, bytes]) -> None:
        self.guest = Guest(terms)
        self.keys = keys


class Correspondence:
    """A game with its devices, and the post between them."""

    def __init__(self, setting: Setting, seed: str, level: str = "deckhand") -> None:
        self.rng = Random(seed)
        self.level = level
        self.setting = setting
        seats = range(setting.seats)
        self.people = sorted(self.rng.sample(seats, self.rng.randint(1, setting.seats - 1)))
        self.table_id = self.rng.randbytes(4)
        drawn = {who: self.rng.randbytes(16).hex() for who in (DEALER, *self.people)}
        self.shares = tuple(Share(who, commitment(who, each), each) for who, each in drawn.items())
        match = Match(setting.game, setting.seats, setting.options, joint_seed(self.shares))
        who = ["friend" if seat in self.people else "human" for seat in seats]
        chairs = chairs_from([chair(seat, each) for seat, each in enumerate(who)])
        notes = Notes(seal=deals.seal_of(match), shares=self.shares)
        self.game = match.game.info.id
        self.room = room_in(MOST - WORDS, self.game)
        self.dealer = Dealer(Table(match, chairs, notes), self.room)
        self.seal = deals.seal_of(match)
        self.devices = {
            seat: Device(
                Terms(match.game, match.seats, match.options, seat),
                {kind: self.rng.randbytes(16) for kind in (LETTER, ANSWER)},
            )
            for seat in self.people
        }
        self.way: list[tuple[Any, str]] = []
        """What is on its way: to whom, and the text."""
        self.past: list[tuple[Any, str]] = []
        self.seen: Counter[str] = Counter()
        self.sizes: list[tuple[str, int]] = []
        self.refusing = False

    @property
    def match(self) -> Match:
        return self.dealer.table.match

    def choose(self, seat: Seat, view: Any, legal: list[Action]) -> Action:
        """By what it sees alone, so that the same letter gets the same answer."""
        told = json.dumps([seat, view_as_json(view)])
        rng = Random(hashlib.sha256(told.encode()).digest())
        question = Question(self.match.game, self.match.seats, seat, view, tuple(legal), rng, 0)
        return decide(PLAYERS[self.level], question)

    # What the people and bots at the device that deals do

    def own_seats(self, most: int = 8) -> None:
        table, match = self.dealer.table, self.match
        there = self.dealer.friends
        for _ in range(most):
            due = [seat for seat in match.to_act if seat not in there or there[seat].is_away]
            if not due:
                break
            seat = due[0]
            action = self.choose(seat, match.view(seat), match.legal(seat))

            def act(watch: Any, seat: Seat = seat, action: Action = action) -> None:
                match.act(seat, action, watch=watch)

            table.change(seat, (action,), act)

    def stored(self) -> None:
        """The device that deals is started again."""
        save = self.dealer.table.text(self.match, self.dealer.table.notes)
        kept = json.loads(json.dumps(self.dealer.as_json()))
        self.dealer = Dealer.restored(save, kept, self.room)

    # The post

    def letter(self, seat: Seat, number: int, plain: bytes) -> str:
        head = Head(self.game, LETTER, self.table_id, seat, number)
        text = close(head, plain, self.devices[seat].keys[LETTER])
        self.sizes.append(("letter", len(text)))
        assert len(text) + WORDS <= MOST
        return text

    def reply(self, kind: int, seat: Seat, number: int, plain: bytes) -> str:
        head = Head(self.game, kind, self.table_id, seat, number)
        text = close(head, plain, self.devices[seat].keys[ANSWER])
        self.sizes.append(("answer", len(text)))
        return text

    def send(self, to: Any, text: str) -> None:
        self.past.append((to, text))
        chance = self.rng.random()
        copies = 0 if chance < 0.15 else 2 if chance < 0.3 else 1
        self.seen[("lost", "sent", "doubled")[copies]] += 1
        self.way += [(to, text)] * copies

    def post(self) -> None:
        """All letters that are out are sent, or sent again."""
        self.own_seats()
        for seat, (number, plain) in self.dealer.due().items():
            self.send(seat, self.letter(seat, number, plain))

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
        if head.kind == ANSWER:
            return self.dealer.take(head.seat, head.number, plain)
        asked = self.dealer.refuse if read_request(plain) == "no" else self.dealer.send_whole
        return "granted" if asked(head.seat, head.number) else "late"

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
            found = device.guest.open(head.number, plain)
        except Damaged:
            return "damaged"
        if found == "whole":
            self.send("dealer", self.reply(REQUEST, seat, head.number, write_request("whole")))
        elif found in ("new", "same"):
            self.respond(seat)
        return found

    def respond(self, seat: Seat) -> None:
        guest = self.devices[seat].guest
        letter = guest.latest
        if letter.backs and self.refusing and guest.number not in guest.answers:
            self.send("dealer", self.reply(REQUEST, seat, guest.number, write_request("no")))
            return
        if letter.asked or letter.backs:
            self.send("dealer", self.reply(ANSWER, seat, guest.number, self.answer(seat)))

    def answer(self, seat: Seat) -> bytes:
        guest = self.devices[seat].guest
        if guest.number in guest.answers:
            return guest.answers[guest.number]
        ahead = guest.ahead()
        actions: list[Action] = []
        while (legal := ahead.legal()) and guest.latest.asked and len(actions) < 60:
            actions.append(self.choose(seat, ahead.view, legal))
            ahead.act(actions[-1])
        return guest.answer(actions)

    def deliver(self, to: Any, text: str) -> None:
        """Opens a text, which comes in a message as somebody's messenger makes of it."""
        texts = found_in(self.rng.choice(ROUTES).format(text))
        for each in texts or [text]:
            before, asked = fingerprint(self.match), self.dealer.asked
            found = self.at_the_dealer(each) if to == "dealer" else self.at_a_friend(to, each)
            self.seen[f"{'dealer' if to == 'dealer' else 'friend'}: {found}"] += 1
            assert found not in ("otherwise", "damaged", "illegal", "ahead"), found
            if found not in CHANGES | {"granted"}:
                assert fingerprint(self.match) == before, found
                assert self.dealer.asked is asked

    # The end

    def disclosed(self) -> Disclosed:
        notes, match = self.dealer.table.notes, self.match
        return Disclosed(
            match.game,
            match.seats,
            match.options,
            match.seed,
            match.log,
            match.rewinds,
            deals.seal_of(match),
            notes.shares,
            tuple(notes.rewound),
            notes.rounds,
        )

    def check(self) -> None:
        """Every friend opens the last letter and checks the game."""
        disclosed = self.disclosed()
        for seat, (number, plain) in self.dealer.due().items():
            assert self.devices[seat].guest.open(number, plain) in ("new", "same")
        commitments = [(share.seat, share.commitment) for share in self.shares]
        for seat, device in self.devices.items():
            (share,) = (each.share for each in self.shares if each.seat == seat)
            witness = device.guest.witness(share, commitments, self.seal)
            verdict = audit(disclosed, witness)
            assert verdict.wrong is None, (seat, verdict.wrong)
            assert device.guest.untrue(disclosed) is None, (seat, "untrue")
            self.seen["checked"] += 1
            self.seen["seals checked"] += len(witness.sealed)


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
        stranger.letter(*each)
        for each in ((seat, *kept) for seat, kept in stranger.dealer.due().items())
    ]
    steps = 0
    while True:
        steps += 1
        assert steps < 20_000
        game.own_seats()
        if game.match.over and game.dealer.asked is None:
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
            device = game.devices[rng.choice(game.people)]
            journal = json.loads(json.dumps(device.guest.journal))
            device.guest = Guest.again(device.guest.terms, journal)
            game.seen["another device"] += 1
        case 2 | 3 if len(game.match.log) > 10:
            game.refusing = rng.random() < 0.4
            if game.dealer.take_back(rng.randrange(game.match.seats)):
                game.seen["taken back"] += 1
        case 4:
            seat = rng.choice(game.people)
            if not game.dealer.friends[seat].is_away:
                game.dealer.give(seat, "sailor")
                game.seen["given to a bot"] += 1
    for seat, kept in game.dealer.friends.items():
        if kept.is_away and rng.random() < 0.3:
            game.dealer.give_back(seat)


def forge(game: Correspondence, rng: Random) -> None:
    """A friend writes in another's name, or answers once more, otherwise."""
    seat = rng.choice(game.people)
    made_up = write_answer([(rng.randrange(7), 9)], [])
    before = fingerprint(game.match)
    other = rng.choice(game.people)
    number = game.dealer.friends[other].number
    head = Head(game.game, ANSWER, game.table_id, other, number)
    if seat != other:
        found = game.at_the_dealer(close(head, made_up, game.devices[seat].keys[ANSWER]))
        assert found == "stranger", found
    else:
        answers = game.devices[seat].guest.answers
        old = [each for each in answers if each != number and answers[each] != made_up]
        if not old:
            return
        found = game.at_the_dealer(game.reply(ANSWER, seat, rng.choice(old), made_up))
        assert found in ("differs", "late"), found
    game.seen[f"forged: {found}"] += 1
    assert fingerprint(game.match) == before
