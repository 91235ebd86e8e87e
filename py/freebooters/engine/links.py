"""Links: a match as a short text that fits into an address.

An action is its number among the legal ones, the order of secret choices is mostly expected, and what
the seed decides again is left out, so a whole game takes eighty to some hundred characters. Reading one plays the game again by its rules.
"""

from __future__ import annotations

import binascii
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from typing import Any, NamedTuple

from freebooters.engine.coding import Reader, Spent, Writer
from freebooters.engine.contract import CHANCE, Action, Entry, Seat, State
from freebooters.engine.errors import BadLink, BadSave, FreebootersError
from freebooters.engine.game import Game
from freebooters.engine.match import Match
from freebooters.engine.messages import say
from freebooters.engine.saves import check_rules
from freebooters.engine.seeds import fresh_seed, rng_at
from freebooters.engine.turns import Turns

__all__ = [
    "LONGEST",
    "VERSION",
    "Step",
    "open_text",
    "read_entry",
    "read_log",
    "read_match",
    "seal",
    "step_of",
    "write_log",
    "write_match",
]

VERSION = 2
"""The version of the format: what is written in which order, and among how many choices."""

LONGEST = 16_000
"""The greatest number of characters of a link."""

_VERSIONS = 64
_SEAL = 1
"""Where the checksum begins; the same in all versions, so that a link of another one is known as such."""
_FRESH = re.compile("[0-9a-f]{32}")
_LONGEST_SEED = 1024
"""Bytes of the longest seed there is."""

_SHAPE = re.compile(r"([a-z0-9_]{1,40})\.([A-Za-z0-9_-]+)")


def seal(game: str, written: Writer) -> str:
    """The link: the game's id, or the code of a contest, a dot, and what was written with a checksum
    before it, which one wrong character always changes. Raises `BadLink` if that is too long.
    """
    body = written.done()
    data = _checksum(game, body) + body
    text = f"{game}.{urlsafe_b64encode(data).decode().rstrip('=')}"
    if len(text) > LONGEST:
        raise BadLink(say("error-link-long"))
    return text


def open_text(text: str) -> tuple[str, Reader]:
    """What stands before the dot, and what is written in the link. Raises `BadLink`."""
    if len(text) > LONGEST:
        raise BadLink(say("error-link-too-long", found=len(text), most=LONGEST))
    shape = _SHAPE.fullmatch(text)
    if shape is None:
        raise _broken()
    game, letters = shape.groups()
    try:
        data = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    except binascii.Error as wrong:
        raise _broken() from wrong
    is_same = urlsafe_b64encode(data).decode().rstrip("=") == letters
    check, body = data[:2], data[2:]
    if not is_same or check != _checksum(game, body):
        raise _broken()
    return game, Reader(body)


def _checksum(game: str, body: bytes) -> bytes:
    """CRC-16, which no change within 16 bits in a row leaves as it is."""
    return binascii.crc_hqx(game.encode() + body, _SEAL).to_bytes(2, "big")


def _broken() -> BadLink:
    return BadLink(say("error-link-broken"))


def write_match(writer: Writer, match: Match) -> None:
    """The match: rules, seats, options, and its log. While a game is not over its seed is left out,
    since it would tell all chance to come; whatever chance has decided is then written out. Raises `BadLink` if it is longer than a game should be.
    """
    info = match.game.info
    if len(match.log) > info.longest:
        raise BadLink(say("error-link-long"))
    writer.number(VERSION, _VERSIONS)
    writer.count(info.rules_version)
    writer.number(info.seats.index(match.seats), len(info.seats))
    for option in info.options:
        writer.number(option.choices.index(match.options[option.name]), len(option.choices))
    writer.number(match.over, 2)
    if match.over:
        _write_seed(writer, match.seed)
    else:
        writer.count(sum(seat != CHANCE for seat, _ in match.log))
    write_log(writer, match)


def write_log(writer: Writer, match: Match) -> None:
    """What happened in the match, without what its seed decides again."""
    drawn, steps = _steps(match)
    writer.count(drawn)
    for turn, weights, choice, choices in steps:
        writer.weighed(turn, weights)
        writer.number(choice, choices)


class Step(NamedTuple):
    """An entry in numbers: which of the seats that act, with the weights of all, and which of its
    actions, of how many.
    """

    turn: int
    weights: Sequence[int]
    choice: int
    choices: int


def _steps(match: Match) -> tuple[int, list[Step]]:
    """How many of chance's entries must be written out, from the first on, since the seed would
    decide otherwise; and the numbers of those, and of every seat's entry.
    """
    rules = match.game.rules
    state = rules.new(match.seats, match.options)
    steps: list[tuple[bool, Step]] = []
    turns = Turns()
    chances = drawn = 0
    for position, (seat, action) in enumerate(match.log):
        if seat == CHANCE:
            chances += 1
            isnt_seeds = not match.over or action != rules.draw(state, rng_at(match.seed, position))
            drawn = chances if isnt_seeds else drawn
        steps.append((seat == CHANCE, step_of(match.game, state, turns, seat, action)))
        rules.apply(state, seat, action)
    written: list[Step] = []
    chances = 0
    for is_chance, step in steps:
        chances += is_chance
        if not is_chance or chances <= drawn:
            written.append(step)
    return drawn, written


def step_of(game: Game[Any, Any], state: State, turns: Turns, seat: Seat, action: Action) -> Step:
    """An entry that may be made in that state."""
    acting, legal = game.rules.to_act(state), game.rules.legal(state, seat)
    turn, weights = turns.order(acting).index(seat), turns.weights(acting)
    if seat != CHANCE:
        turns.note(acting, seat)
    return Step(turn, weights, legal.index(action), len(legal))


def read_match(reader: Reader, game: Game[Any, Any]) -> Match:
    """The match of that game that was written. Raises `BadLink`, which says what is wrong."""
    try:
        return _match(reader, game)
    except Spent as wrong:
        raise _broken() from wrong


def _match(reader: Reader, game: Game[Any, Any]) -> Match:
    info = game.info
    version = reader.number(_VERSIONS)
    if version < VERSION:
        raise BadLink(say("error-link-old"))
    if version > VERSION:
        raise BadLink(say("error-link-version"))
    try:
        check_rules(info, reader.count())
    except BadSave as other:
        raise BadLink(other.message) from other
    seats = info.seats[reader.number(len(info.seats))]
    options = {
        option.name: option.choices[reader.number(len(option.choices))] for option in info.options
    }
    over = bool(reader.number(2))
    seed = _read_seed(reader) if over else fresh_seed()
    decisions = None if over else reader.count()
    log = read_log(reader, game, game.rules.new(seats, options), seed, decisions)
    try:
        return Match.replay(game, seats, options, seed, log)
    except FreebootersError as wrong:
        raise BadLink(wrong.message) from wrong


def read_log(
    reader: Reader,
    game: Game[Any, Any],
    state: State,
    seed: str,
    decisions: int | None = None,
) -> Sequence[Entry]:
    """The log up to so many decisions of seats, None: to the end. As many entries as a game has at
    most, lest it never ends: a game that only repeats itself takes no room. Raises `BadLink`, `Spent`.
    """
    rules, drawn, turns = game.rules, reader.count(), Turns()
    log: list[Entry] = []
    while acting := rules.to_act(state):
        if len(log) == game.info.longest:
            raise BadLink(say("error-link-move", entry=len(log)))
        if acting == (CHANCE,) and not drawn:
            entry = Entry(CHANCE, rules.draw(state, rng_at(seed, len(log))))
        else:
            if acting != (CHANCE,) and decisions is not None:
                if not decisions:
                    break
                decisions -= 1
            entry = read_entry(reader, game, state, turns, len(log))
            drawn -= entry.seat == CHANCE
        rules.apply(state, entry.seat, entry.action)
        log.append(entry)
    if drawn or decisions:
        raise BadLink(say("error-link-move", entry=len(log) + 1))
    return log


def read_entry(
    reader: Reader, game: Game[Any, Any], state: State, turns: Turns, position: int
) -> Entry:
    """The entry at that position. Raises `BadLink`."""
    acting = game.rules.to_act(state)
    try:
        seat = turns.order(acting)[reader.weighed(turns.weights(acting))]
        if seat != CHANCE:
            turns.note(acting, seat)
        legal = game.rules.legal(state, seat)
        return Entry(seat, legal[reader.number(len(legal))])
    except Spent as wrong:
        raise BadLink(say("error-link-move", entry=position + 1)) from wrong


def _write_seed(writer: Writer, seed: str) -> None:
    """A seed that nobody chose in half its characters, any other as it is."""
    is_fresh = _FRESH.fullmatch(seed) is not None
    writer.number(is_fresh, 2)
    if is_fresh:
        for byte in bytes.fromhex(seed):
            writer.number(byte, 256)
    else:
        writer.text(seed)


def _read_seed(reader: Reader) -> str:
    if reader.number(2):
        return bytes(reader.number(256) for _ in range(16)).hex()
    return reader.text(_LONGEST_SEED)
