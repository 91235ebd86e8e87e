"""The commands of games by post: at the device that deals, and at a friend's, which keeps all that it knows
as one text.
"""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from freebooters import catalog
from freebooters.app.auditing import Audit, disclosed
from freebooters.app.chairs import FRIEND, chairs_from
from freebooters.app.notes import Notes
from freebooters.app.post import UNFIT, amiss, base64_of
from freebooters.app.post_dealer import Dealer
from freebooters.app.post_guest import Guest
from freebooters.app.post_moved import Moved, read_moved, write_moved
from freebooters.app.post_terms import Terms, read_terms, write_terms
from freebooters.app.protocol import BadCommand
from freebooters.app.table import Table
from freebooters.bots.levels import LEVELS
from freebooters.engine import letters
from freebooters.engine.contract import Seat
from freebooters.engine.errors import FreebootersError, NothingToUndo
from freebooters.engine.letters import Damaged
from freebooters.engine.match import Match
from freebooters.engine.opened import read_opened, write_opened

__all__ = ["APART", "AT_THE_DEALER", "Opening", "begin", "dealt", "laid", "opened"]

Json = dict[str, Any]


# Before the deal


def _invite(game: str, seats: list[Any], options: Json, seat: Seat) -> Json:
    chairs = chairs_from(seats)
    if not 0 <= seat < len(chairs) or chairs[seat].who != FRIEND:
        raise BadCommand("invite", "seat")
    if not catalog.game(game).info.post:
        raise BadCommand("invite", "game")
    return {"ok": True, "terms": base64_of(write_terms(game, chairs, options, seat))}


def _join(game: str, terms: str) -> Json:
    return _told(read_terms(game, b64decode(terms)))


def _told(terms: Terms) -> Json:
    return {
        "ok": True,
        "game": terms.game.info.id,
        "options": dict(terms.options),
        "seats": [chair.as_json() for chair in terms.chairs],
        "seat": terms.seat,
    }


def _accept(game: str, terms: str, share: str, commitment: str, name: str) -> Json:
    kept = {"game": game, "terms": terms, "name": name}
    return {"ok": True, "kept": _kept(kept, Guest(_terms_of(kept), share, commitment))}


# At the device that deals

_LEAST_ROOM, _MOST_ROOM = 128, 4096


def begin(table: Table, room: int) -> None:
    """From now on letters are written to all friends at the table, each of so many bytes at most."""
    if not table.match.game.info.post or not table.notes.shares or not table.has_friends:
        raise BadCommand("start", "letters")
    if not _LEAST_ROOM <= room <= _MOST_ROOM:
        raise BadCommand("start", "letters")
    Dealer.begin(table, room)


def _letters(dealer: Dealer) -> Json:
    due, asked = dealer.due(), dealer.asked
    friends = []
    for seat, kept in dealer.friends.items():
        is_open = seat in due
        is_sent = is_open and kept.is_sent and not kept.is_wanted
        is_back = is_open and asked is not None
        friends.append(
            {
                "seat": seat,
                "number": kept.number,
                "plain": base64_of(kept.plain) if is_open else None,
                "sent": is_sent,
                "asked": is_open and kept.is_asked,
                "over": is_open and dealer.table.match.over and asked is None,
                "back": is_back,
                "away": kept.is_away,
                "waits": is_sent and (kept.is_asked or is_back),
            }
        )
    asking = asked and {"seat": asked.seat, "waits": asked.waits}
    return {"ok": True, "friends": friends, "asking": asking}


def _checked(dealer: Dealer, command: str, seat: Seat) -> Seat:
    if seat not in dealer.friends:
        raise BadCommand(command, "seat")
    return seat


def _sent(dealer: Dealer, seat: Seat, number: int) -> Json:
    if not dealer.send(_checked(dealer, "sent", seat), number):
        raise BadCommand("sent", "number")
    return _letters(dealer)


def _take_answer(dealer: Dealer, seat: Seat, number: int, plain: str, request: bool) -> Json:
    _checked(dealer, "take_answer", seat)
    data, counted, count = b64decode(plain), 0, 0
    if request:
        found = _requested(dealer, seat, number, data)
    else:
        found = dealer.take(seat, number, data)
    if found in ("played", "part"):
        counted, count = dealer.friends[seat].counted, letters.count_in(data)
    return {
        "ok": True,
        "found": found,
        "counted": counted,
        "count": count,
        "changed": found in ("played", "part", "agreed", "refused"),
    }


def _requested(dealer: Dealer, seat: Seat, number: int, plain: bytes) -> str:
    try:
        asked = letters.read_request(plain)
    except Damaged:
        return "illegal"
    if asked == "no":
        return "refused" if dealer.refuse(seat, number) else "late"
    return "whole" if dealer.send_whole(seat, number) else "late"


def _ask_back(dealer: Dealer, seat: Seat) -> Json:
    if not 0 <= seat < dealer.table.match.seats:
        raise BadCommand("ask_back", "seat")
    if not dealer.take_back(seat):
        raise NothingToUndo
    return {"ok": True}


def _stop_asking(dealer: Dealer) -> Json:
    if not dealer.stay():
        raise NothingToUndo
    return {"ok": True}


def _give(dealer: Dealer, seat: Seat, who: str) -> Json:
    _checked(dealer, "give", seat)
    if who == FRIEND:
        dealer.give_back(seat)
    elif who in LEVELS:
        dealer.give(seat, who)
    else:
        raise BadCommand("give", "who")
    return {"ok": True}


def _open_game(dealer: Dealer) -> Json:
    match = dealer.table.finished()
    opened = disclosed(match, dealer.table.notes, match.log)
    return {"ok": True, "plain": base64_of(write_opened(opened, dealer.secret))}


AT_THE_DEALER: Mapping[str, Callable[..., Json]] = {
    "letters": _letters,
    "sent": _sent,
    "take_answer": _take_answer,
    "ask_back": _ask_back,
    "stop_asking": _stop_asking,
    "give": _give,
    "open_game": _open_game,
}


def dealt(name: str, table: Table, fields: Json) -> tuple[Json, Table]:
    """The answer to one of them, and the table, which is another one if nothing is taken back after all."""
    dealer = Dealer(table)
    told = AT_THE_DEALER[name](dealer, **fields)
    dealer.keep()
    return told, dealer.table


# At a friend's device


class Opening:
    """A letter that lies on the table."""

    def __init__(self, kept: Json, guest: Guest, number: int) -> None:
        self.guest = guest
        self.table = guest.table(number)
        self._kept = kept
        self._number = number

    @property
    def seat(self) -> Seat:
        return self.guest.terms.seat

    def answer(self) -> Json:
        """What was chosen at the table, and what is to be kept once it is sent."""
        guest, match = self.guest, self.guest.seen(self.table)
        letter, chosen = guest.letter(self._number), bool(match.done)
        is_answered = self._number in guest.answers
        is_due = self._number == guest.number and letter is not None
        is_due &= chosen if letter and letter.asked else bool(letter and letter.backs)
        told = {
            "ok": True,
            "plain": None,
            "kept": _kept(self._kept, guest),
            "count": len(match.done),
            "goes_on": match.goes_on,
            "drawn": not is_answered and match.draws,
        }
        if is_answered:
            return told | {"plain": base64_of(guest.answers[self._number])}
        if not is_due:
            return told
        then = guest.copy()
        return told | {"plain": base64_of(then.answer(match.done)), "kept": _kept(self._kept, then)}


_LATEST: dict[str, tuple[Json, Guest]] = {}
"""What was kept last, as it was before it became a text: most often it is asked for next."""


def _kept(kept: Json, guest: Guest) -> str:
    told = {name: kept[name] for name in ("game", "terms", "name")}
    text = json.dumps({**told, **guest.as_json()}, separators=(",", ":"))
    _LATEST.clear()
    _LATEST[text] = told, guest.copy()
    return text


def _terms_of(kept: Json) -> Terms:
    """With the name that the friend has given itself."""
    terms = read_terms(kept["game"], b64decode(kept["terms"]))
    chairs = [chair.as_json() for chair in terms.chairs]
    if kept["name"]:
        chairs[terms.seat]["name"] = kept["name"]
    return replace(terms, chairs=chairs_from(chairs))


def _guest_in(text: str) -> tuple[Json, Guest]:
    """What a friend's device has kept. Raises `BadLetter`, or what is raised where this version has other
    rules.
    """
    if text in _LATEST:
        told, guest = _LATEST[text]
        return told, guest.copy()
    try:
        kept = json.loads(text)
        return kept, Guest.again(_terms_of(kept), kept)
    except FreebootersError:
        raise
    except (*UNFIT, Damaged, RecursionError) as wrong:
        raise amiss("kept") from wrong


def opened(kept: str, number: int, plain: str) -> tuple[Json, Opening | None]:
    """What is said of a letter, and what it lays on the table; None: nothing."""
    record, guest = _guest_in(kept)
    number = number if plain else guest.number
    found = _found(guest, number, b64decode(plain))
    is_laid = found in ("new", "same", "older") and guest.letter(number) is not None
    told = {
        "ok": True,
        "found": found,
        "kept": _kept(record, guest),
        "letter": _letter(guest, number),
        "request": _request(guest, number, found),
        "table": None,
    }
    return told, Opening(record, guest, number) if is_laid else None


def laid(tell: Callable[[], Json]) -> Json:
    """The table of a letter as it is told. Raises `BadLetter` where what a letter tells cannot be."""
    try:
        return tell()
    except UNFIT as wrong:
        raise amiss("log") from wrong


def _found(guest: Guest, number: int, plain: bytes) -> str:
    if guest.is_moved:
        return "moved"
    if not plain:
        return "same" if guest.number else "none"
    try:
        return guest.open(number, plain)
    except Damaged as wrong:
        raise amiss("letter") from wrong


def _request(guest: Guest, number: int, found: str) -> str | None:
    """What its reader may send back in place of an answer."""
    if found == "whole":
        return base64_of(letters.write_request("whole"))
    letter = guest.letter(number)
    is_asked = letter is not None and letter.backs and number not in guest.answers
    is_asked = is_asked and number == guest.number and not guest.is_moved
    return base64_of(letters.write_request("no")) if is_asked else None


def _letter(guest: Guest, number: int) -> Json:
    letter = guest.letter(number)
    told = {
        "number": number,
        "newest": guest.number,
        "answered": number in guest.answers,
        "asked": False,
        "over": False,
        "backs": [],
        "counted": 0,
        "count": 0,
        "left_out": 0,
        "away": False,
    }
    if letter is None:
        return told
    before = guest.answers.get(letter.answered)
    return told | {
        "asked": letter.asked,
        "over": not letter.told["acting"],
        "backs": [[back.seat, back.position] for back in letter.backs],
        "counted": letter.counted,
        "count": letter.counted if before is None else letters.count_in(before),
        "left_out": letter.left_out,
        "away": letter.away is not None,
    }


def _check_opened(kept: str, plain: str) -> Json:
    _, guest = _guest_in(kept)
    terms = guest.terms
    ended = read_opened(b64decode(plain), terms.game, terms.seats, terms.options, guest.drawers)
    match = Match.replay(terms.game, terms.seats, terms.options, ended.seed, ended.log)
    match.rewinds = len(ended.rewound)
    notes = Notes(shares=ended.shares, rewound=[*ended.rewound], rounds=ended.rounds)
    table = Table(match, terms.chairs, notes)
    audit = Audit(table.text(match, notes), guest.witness(ended.shares))
    audit.add(guest.found_in(audit.opened))
    return audit.as_json()


def _move_on(kept: str, secret: str, room: int) -> Json:
    record, guest = _guest_in(kept)
    data = b64decode(secret)
    if len(data) > _MOST_SECRET:
        raise BadCommand("move_on", "secret")
    plain = write_moved(Moved(guest, b64decode(record["terms"]), record["name"], data), room)
    guest.move()
    return {"ok": True, "plain": base64_of(plain), "kept": _kept(record, guest)}


_MOST_SECRET = 160


def _take_over(game: str, plain: str) -> Json:
    try:
        moved = read_moved(game, b64decode(plain))
    except Damaged as wrong:
        raise amiss("moved") from wrong
    kept = {"game": game, "terms": base64_of(moved.terms), "name": moved.name}
    # The next letter is opened by the same guest, who has the name that was given.
    moved.guest.terms = _terms_of(kept)
    return {
        **_told(moved.guest.terms),
        "kept": _kept(kept, moved.guest),
        "number": moved.guest.number,
        "secret": base64_of(moved.secret),
    }


APART: Mapping[str, Callable[..., Json]] = {
    "invite": _invite,
    "join": _join,
    "accept": _accept,
    "check_opened": _check_opened,
    "move_on": _move_on,
    "take_over": _take_over,
}
"""Those that need no table."""
