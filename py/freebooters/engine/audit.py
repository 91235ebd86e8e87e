"""The check at the end of a game with friends: whether the whole game is the one that a device was
shown, dealt by chance alone.

A device that is not trusted has dealt, and now opens the game as a save: the shares of which its seed
was drawn, its log, and whatever was taken back. A *witness* is what another device has noted
meanwhile. Of what it was shown this module knows nothing; pictures are compared elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from freebooters.engine.contract import CHANCE, Action, Entry, Options, Seat, State
from freebooters.engine.errors import BrokenLog
from freebooters.engine.game import Game
from freebooters.engine.match import Match
from freebooters.engine.messages import Message, SeatName, say
from freebooters.engine.sealing import Opened, opens
from freebooters.engine.seeds import DEALER, Share, commitment, joint_seed, rng_at

__all__ = [
    "Disclosed",
    "Finding",
    "Grant",
    "Moment",
    "Rewound",
    "Sealed",
    "Sent",
    "Verdict",
    "Vote",
    "Voted",
    "Witness",
    "audit",
    "logs_of",
]


class Moment(NamedTuple):
    """How often the match had been rewound, and how long its log was; moments follow each other in
    this order.
    """

    rewinds: int
    position: int


class Vote(NamedTuple):
    """A consent as a device has signed it: the table and the question by their names, the seat that
    agrees, the key of its device, and the signature, all of which only pages read.
    """

    table: str
    id: str
    seat: Seat
    key: str
    signature: str


class Rewound(NamedTuple):
    """Something that was taken back: the position gone back to, the entries there were from it on,
    which of them were confirmed together, from where to where, the seat for which it was done, and
    the votes for it.
    """

    position: int
    log: tuple[Entry, ...]
    rows: tuple[tuple[int, int], ...]
    seat: Seat
    votes: tuple[Vote, ...] = ()


@dataclass(frozen=True, slots=True)
class Disclosed:
    """A game that is over, as the device that dealt it has opened it."""

    game: Game[Any, Any]
    seats: int
    options: Options
    seed: str
    log: Sequence[Entry]
    rewinds: int
    seal: str
    shares: Sequence[Share] = ()
    rewound: Sequence[Rewound] = ()
    rounds: Mapping[int, Mapping[Seat, Opened]] = field(default_factory=dict)
    """How choices made at the same time were sealed, by where those rounds began."""


class Sealed(NamedTuple):
    """The seal of a seat's choice in the round that began there, told before any was opened; `bound`:
    of somebody at the device that dealt, whom nobody else can stand in for.
    """

    rewinds: int
    start: int
    seat: Seat
    seal: str
    bound: bool


class Sent(NamedTuple):
    """An action that the witness sent at that moment; whether it was answered, so that it counts for
    certain.
    """

    at: Moment
    action: Action
    sure: bool = True


class Grant(NamedTuple):
    """What the witness agreed to: that the match, `rewinds` as it was then, goes back to that position
    for that seat. It had been told the first `sealed` of its seals when it was asked, so that none of
    the others may be lost by that.
    """

    seat: Seat
    rewinds: int
    position: int
    sealed: int


class Voted(NamedTuple):
    """A vote that is opened with the game: when the match was rewound by it, as in `Moment`, whose
    it is, and whether it has the signature of that seat's device.
    """

    rewinds: int
    seat: Seat
    signed: bool


@dataclass(frozen=True, slots=True)
class Witness:
    """What a device has noted. The one that deals has no seat."""

    seat: Seat = DEALER
    share: str | None = None
    """None: it was away when the seed was drawn."""
    commitments: Sequence[tuple[int, str]] = ()
    """By seat, as they were shown to it before any share."""
    sent: Sequence[Sent] = ()
    granted: Sequence[Grant] = ()
    undos: Sequence[int] = ()
    """When it took back its own last action as of right: how often the match had been rewound."""
    away: Sequence[tuple[Moment, Moment]] = ()
    """From the last moment it was shown to the next one; from the first one of all, if it has no
    notes of what was before.
    """
    sealed: Sequence[Sealed] = ()
    """All that it was told, in that order."""
    seal: str | None = None
    """Of the deal, as it was told when the game began; None: it has not seen any."""
    votes: Sequence[Voted] = ()
    """Those by keys that it knows. Its page has looked at the signatures."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What is wrong; the position of the entry it is about, None if it is about none in the log."""

    message: Message
    position: int | None = None


@dataclass(slots=True)
class Verdict:
    """The first thing found wrong, and what else there is to know, which is no fraud."""

    wrong: Finding | None = None
    told: list[Message] = field(default_factory=list)


class _Wrong(Exception):
    def __init__(self, message: Message, position: int | None = None) -> None:
        super().__init__(message.key)
        self.finding = Finding(message, position)


def logs_of(opened: Disclosed) -> list[tuple[Entry, ...]]:
    """Every log that was rewound, as it was just before, and at last the one that stayed."""
    logs = [tuple(opened.log)]
    for back in reversed(opened.rewound):
        if not 0 <= back.position <= len(logs[-1]):
            raise _Wrong(say("audit-record"))
        logs.append((*logs[-1][: back.position], *back.log))
    return logs[::-1]


def audit(opened: Disclosed, witness: Witness) -> Verdict:
    """Compares an opened game with its rules, its seed, and what a witness has noted."""
    verdict = Verdict()
    try:
        _check_seed(opened, witness, verdict)
        if len(opened.rewound) != opened.rewinds:
            raise _Wrong(say("audit-record"))
        logs = logs_of(opened)
        _check_chance(opened, logs)
        _check_votes(opened, witness, verdict)
        if witness.seat != DEALER:
            _check_actions(opened, logs, witness, verdict)
            left = _check_rewinds(opened, logs, witness, verdict)
            _check_seals(opened, left, verdict)
    except _Wrong as wrong:
        verdict.wrong = wrong.finding
    return verdict


def _check_seed(opened: Disclosed, witness: Witness, verdict: Verdict) -> None:
    shares = opened.shares
    if not shares:
        raise _Wrong(say("audit-none"))
    for seat, committed, share in shares:
        if commitment(seat, share) != committed:
            raise _Wrong(_not_as_committed(seat))
    shown = sorted((seat, committed) for seat, committed, _ in shares)
    if witness.share is None:
        if witness.seat != DEALER:
            verdict.told.append(say("audit-without-share"))
    elif [share for seat, _, share in shares if seat == witness.seat] != [witness.share]:
        raise _Wrong(say("audit-own-share"))
    elif shown != sorted(witness.commitments):
        raise _Wrong(say("audit-commitments"))
    if joint_seed(shares) != opened.seed:
        raise _Wrong(say("audit-seed"))
    if witness.seal not in (None, opened.seal):
        raise _Wrong(say("audit-sealed"))


def _not_as_committed(seat: int) -> Message:
    dealer = "yes" if seat == DEALER else "no"
    return say("audit-share", dealer=dealer, seat=SeatName(max(seat, 0)))


def _check_chance(opened: Disclosed, logs: Sequence[Sequence[Entry]]) -> None:
    """Plays every log by the rules, each from where the one before it differs; the last one to its
    end.
    """
    *earlier, last = logs
    starts = [0, *(back.position for back in opened.rewound)]
    for log, start in zip(earlier, starts, strict=False):
        _play(opened, log, start)
    if opened.game.rules.to_act(_play(opened, last, starts[-1])):
        raise _Wrong(say("audit-unfinished"))


def _play(opened: Disclosed, log: Sequence[Entry], start: int) -> State:
    """The state that a log leads to, its entries checked from `start` on."""
    rules = opened.game.rules
    state: State = rules.new(opened.seats, opened.options)
    for position, (seat, action) in enumerate(log):
        if position >= start:
            if seat not in rules.to_act(state) or action not in rules.legal(state, seat):
                raise _Wrong(say("audit-illegal", entry=position + 1), position)
            if seat == CHANCE and action != rules.draw(state, rng_at(opened.seed, position)):
                raise _Wrong(say("audit-chance", entry=position + 1), position)
        rules.apply(state, seat, action)
    return state


def _steps(opened: Disclosed, logs: Sequence[Sequence[Entry]]) -> Iterator[tuple[Moment, Entry]]:
    """Everything that was ever entered, in order, each with the moment before it."""
    starts = [0, *(back.position for back in opened.rewound)]
    for rewinds, (log, start) in enumerate(zip(logs, starts, strict=True)):
        for position in range(start, len(log)):
            yield Moment(rewinds, position), log[position]


def _check_actions(
    opened: Disclosed, logs: Sequence[Sequence[Entry]], witness: Witness, verdict: Verdict
) -> None:
    """The witness's actions are in the game in the order in which they were sent, and no others but
    those of whoever stood in while it was away.
    """
    due, instead = list(witness.sent), 0
    for moment, (seat, action) in _steps(opened, logs):
        if seat != witness.seat:
            continue
        while due and not due[0].sure and due[0].at <= moment and due[0].action != action:
            del due[0]
        if due and due[0].action == action and due[0].at <= moment:
            del due[0]
        elif _is_gone(witness, moment):
            instead += 1
        elif any(each.action == action for each in due[1:]):
            raise _Wrong(say("audit-left-out", entry=due[0].at.position + 1), due[0].at.position)
        else:
            raise _Wrong(say("audit-forged", entry=moment.position + 1), moment.position)
    for each in due:
        if each.sure:
            raise _Wrong(say("audit-left-out", entry=each.at.position + 1), each.at.position)
    for gone, come in witness.away:
        if gone == (0, 0):
            verdict.told.append(say("audit-since", entry=come.position))
    if instead:
        verdict.told.append(say("audit-stood-in", count=instead))


def _is_gone(witness: Witness, moment: Moment) -> bool:
    return any(gone <= moment < back for gone, back in witness.away)


def _is_away(witness: Witness, rewinds: int) -> bool:
    """Whether it was when the match was rewound that time."""
    return any(gone.rewinds <= rewinds < come.rewinds for gone, come in witness.away)


def _check_rewinds(
    opened: Disclosed, logs: Sequence[Sequence[Entry]], witness: Witness, verdict: Verdict
) -> list[Sealed]:
    """What was taken back was so as of right, by consent, or while the witness was away; by consent
    alone, if choices were lost by it that had been told sealed. The seals that are left.
    """
    left = dict(enumerate(witness.sealed))
    undos = list(witness.undos)
    agreed = missed = 0
    for rewinds, (back, log) in enumerate(zip(opened.rewound, logs, strict=False)):
        if not back.log or back.log[0].seat == CHANCE:
            raise _Wrong(say("audit-record"))
        lost = {
            number for number, told in left.items() if _is_lost(opened, told, rewinds, back, log)
        }
        own = [undone for undone in undos if undone <= rewinds and back.seat == witness.seat]
        if _is_granted(witness, rewinds, back, lost) and _is_last(back, log, left.values()):
            agreed += back.seat != witness.seat
        elif _is_away(witness, rewinds):
            missed += 1
        elif lost or not _is_right(opened, log, back) or (back.seat == witness.seat and not own):
            raise _Wrong(say("audit-undone", entry=back.position + 1), back.position)
        elif own:
            undos.remove(own[0])
        left = {number: told for number, told in left.items() if number not in lost}
    if agreed:
        verdict.told.append(say("audit-agreed", count=agreed))
    if missed:
        verdict.told.append(say("audit-missed", count=missed))
    return list(left.values())


def _check_votes(opened: Disclosed, witness: Witness, verdict: Verdict) -> None:
    """Nobody is said to have agreed whose device has not signed that. Who has is named, so that it
    cannot be denied.
    """
    agreed: dict[Seat, set[int]] = {}
    for vote in witness.votes:
        if not 0 <= vote.rewinds < len(opened.rewound) or not 0 <= vote.seat < opened.seats:
            raise _Wrong(say("audit-record"))
        entry = opened.rewound[vote.rewinds].position + 1
        if not vote.signed:
            message = say("audit-unsigned", entry=entry, seat=SeatName(vote.seat))
            raise _Wrong(message, entry - 1)
        if vote.seat != witness.seat:
            agreed.setdefault(vote.seat, set()).add(entry)
    for seat, entries in sorted(agreed.items()):
        listed = ", ".join(map(str, sorted(entries)))
        told = say("audit-signed", count=len(entries), entries=listed, seat=SeatName(seat))
        verdict.told.append(told)


def _is_granted(witness: Witness, rewinds: int, back: Rewound, lost: Iterable[int]) -> bool:
    """Whether the witness agreed to that, all the seals having been told that are lost by it."""
    return any(
        (grant.seat, grant.rewinds, grant.position) == (back.seat, rewinds, back.position)
        and all(number < grant.sealed for number in lost)
        for grant in witness.granted
    )


def _is_last(back: Rewound, log: Sequence[Entry], sealed: Iterable[Sealed]) -> bool:
    """Whether that goes back to before what its seat did last, or to where the round in which it did so
    began, if that was sealed.
    """
    own = [place for place, entry in enumerate(log) if entry.seat == back.seat]
    if not own:
        return False
    rows = (row for row in back.rows if _is_row(log, back.seat, *row))
    first = next((start for start, end in rows if start <= own[-1] < end), own[-1])
    begun = max((told.start for told in sealed if told.start <= first), default=first)
    return back.position in (first, begun)


def _is_row(log: Sequence[Entry], seat: Seat, start: int, end: int) -> bool:
    return 0 <= start < end <= len(log) and all(
        entry.seat in (seat, CHANCE) for entry in log[start:end]
    )


def _is_lost(
    opened: Disclosed, told: Sealed, rewinds: int, back: Rewound, log: Sequence[Entry]
) -> bool:
    """Whether a choice that was told sealed before is undone, or was to be made in a round that is
    begun anew.
    """
    if told.rewinds > rewinds or back.position <= told.start:
        return told.rewinds <= rewinds
    is_laid = told.seat in {entry.seat for entry in log[told.start : back.position]}
    return (
        not is_laid
        and told.seat in {entry.seat for entry in back.log}
        and told.seat in opened.rounds.get(told.start, {})
    )


def _check_seals(opened: Disclosed, sealed: Sequence[Sealed], verdict: Verdict) -> None:
    """What was chosen at the same time is what was sealed, and was sealed once. A choice that was never
    opened is void: its seat was given to somebody else.
    """
    void = 0
    seals: dict[tuple[int, Seat], str] = {}
    for told in sealed:
        if seals.setdefault((told.start, told.seat), told.seal) != told.seal:
            message = say("audit-resealed", entry=told.start + 1, seat=SeatName(told.seat))
            raise _Wrong(message, told.start)
    for told in sorted(set(sealed), key=lambda each: (each.start, each.seat)):
        choices = opened.rounds.get(told.start, {})
        if told.seat not in choices and not told.bound:
            void += 1
        elif opens(opened.log, told.start, {told.seat: told.seal}, choices) is not None:
            message = say("audit-unsealed", entry=told.start + 1, seat=SeatName(told.seat))
            raise _Wrong(message, told.start)
    if void:
        verdict.told.append(say("audit-void", count=void))


def _is_right(opened: Disclosed, log: Sequence[Entry], back: Rewound) -> bool:
    """Whether that seat might take that back without asking."""
    try:
        match = Match.replay(
            opened.game, opened.seats, opened.options, opened.seed, log, settle=False
        )
    except BrokenLog:
        return False
    return match.undo_position(back.seat, back.position) is not None
