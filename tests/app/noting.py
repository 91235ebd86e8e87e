"""A friend whose page notes what it sends and is shown, and a device that deals to it, honestly or
not; without a browser.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from random import Random

from freebooters.app import bridge, compose
from freebooters.app.table import Table
from freebooters.engine.contract import Action, Options
from freebooters.engine.match import Match
from freebooters.engine.seeds import DEALER, commitment
from tests.app.client import Json, chair
from tests.app.friends import Friend, ask

__all__ = [
    "AWAY",
    "Noting",
    "check",
    "deals",
    "does",
    "drawn",
    "match_of",
    "opened",
    "plays",
    "table_of",
    "takes_back",
]

_HOW = ("row", "last", "none")

Lot = tuple[int, str, str]


def drawn(rng: Random, *seats: int) -> list[Lot]:
    """A share for each, the device that deals first."""
    shares = [(seat, f"{rng.getrandbits(128):032x}") for seat in (DEALER, *seats)]
    return [(seat, commitment(seat, share), share) for seat, share in shares]


def deals(game: str, seats: int, options: Options, lots: Sequence[Lot], witness: int = 1) -> Noting:
    """Deals to friends in every seat; the page of the one that notes."""
    chairs = [chair(seat, "friend") for seat in range(seats)]
    begun = {
        "game": game,
        "seats": chairs,
        "options": {**options},
        "seed": None,
        "frame": "wide:620",
    }
    answer = ask("start", **begun, shares=[list(lot) for lot in lots])
    assert answer["ok"], answer
    friend = Noting(witness, lots)
    friend.news()
    return friend


def match_of() -> Match:
    """The match at the table."""
    return table_of().match


def table_of() -> Table:
    return bridge._desk._screens[None].table


def does(seat: int, actions: Sequence[Action]) -> None:
    """Somebody does that at the table, confirmed together if there are several."""
    table, match = table_of(), match_of()
    before = len(match.log)
    table.change(seat, actions, lambda watch: match.act_all(seat, actions, watch=watch))
    if len(actions) > 1:
        last = match.last_decision(seat)
        assert last is not None
        table.notes.rows.append((before, last + 1))


def takes_back(seat: int) -> None:
    """What that seat did last, whether anybody has agreed to it or not."""
    revision = ask("back", seat=seat)["revision"]
    assert ask("undo", revision=revision, seat=seat)["ok"]


def opened() -> Json:
    """The game as it is opened at the end."""
    found: Json = json.loads(ask("disclose")["text"])
    return found


class Noting(Friend):
    """A friend's page, and what it notes."""

    def __init__(self, seat: int, lots: Sequence[Lot]) -> None:
        super().__init__(seat)
        self.shown: list[tuple[int, int, str, str]] = []
        self.is_back = False
        self.told_so_far: list[str] = []
        self.witness: Json = {
            "seat": seat,
            "share": next((share for own, _, share in lots if own == seat), None),
            "commitments": [[own, committed] for own, committed, _ in lots],
            "sent": [],
            "granted": [],
            "undos": [],
            "seal": None,
            "sealed": [],
            "votes": [],
            "away": [],
        }

    @property
    def moment(self) -> list[int]:
        """The last one that was noted."""
        return [*self.shown[-1][:2]] if self.shown else [0, 0]

    def acts(self, actions: Sequence[Action]) -> None:
        sent = [[self.moment, list(action), True] for action in actions]
        order = {"revision": self.table["revision"], "seat": self.seat}
        if len(actions) > 1:
            self.told("acts", **order, actions=[list(action) for action in actions])
        else:
            self.told("act", **order, action=list(actions[0]))
        self.witness["sent"] += sent

    def undoes(self) -> None:
        self.witness["undos"].append(self.moment[0])
        self.told("undo", revision=self.table["revision"])

    def grants(self, seat: int) -> None:
        """Everybody agrees that this seat takes back what it did last."""
        self.agrees(seat)
        takes_back(seat)
        self.news()

    def agrees(self, seat: int) -> None:
        """To what everybody is asked."""
        back = ask("back", seat=seat)
        seals = len(self.witness["sealed"])
        self.witness["granted"].append([seat, back["undone"], back["position"], seals])

    def comes_back(self) -> None:
        """After a while in which it was told nothing."""
        self.table, self.is_back = {}, True
        self.news()

    def _hear(self, answer: Json) -> None:
        super()._hear(answer)
        if "scenes" not in answer:
            return
        self.witness["seal"] = self.witness["seal"] or answer["seal"]
        moment = [answer["undone"], answer["position"]]
        if self.is_back:
            self.witness["away"].append([self.moment, moment])
            self.is_back = False
        self.told_so_far = gone_on(self.told_so_far, answer["log"])
        self.shown.append((*moment, answer["frame"], digest(answer, self.told_so_far)))


def gone_on(before: Sequence[str], log: Json) -> list[str]:
    """Per line of the log a digest of it and of all lines before it, those of `before` gone on with."""
    found = [*before[: log["keep"]]]
    for line in log["lines"]:
        found.append(_hash([found[-1:], line]))
    return found


def digest(table: Json, lines: Sequence[str]) -> str:
    """Of all that is painted and said of a moment, however it was come to; `lines` are those of the
    log as digests.
    """
    names = ("acting", "over", "ranks", "outcome", "choices", "arrangement")
    picture = [table["scenes"][-1], [table[name] for name in names], [len(lines), lines[-1:]]]
    return _hash(picture)


def _hash(value: object) -> str:
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()


def check(friend: Noting, save: Json) -> Json:
    """What the friend's device finds in the game opened to it; a wrong picture has the position of
    the moment it shows.
    """
    found = ask("audit", text=json.dumps(save), witness=friend.witness)
    if not found["ok"] or found["wrong"]:
        return found
    left = friend.shown
    log: list[str] = []
    for how in _HOW:
        wrong = []
        for note in left:
            (picture,) = ask("recall", moments=[[*note[:3], how]])["pictures"]
            if picture is None:
                return {**found, "wrong": {"message": {"key": "picture"}, "position": note[1]}}
            log = gone_on(log, picture["log"])
            if digest(picture, log) != note[3]:
                wrong.append(note)
        left = wrong
    if left:
        return {**found, "wrong": {"message": {"key": "picture"}, "position": left[0][1]}}
    return found


def plays(friend: Noting, rng: Random, tamper: Callable[[Noting], None] | None = None) -> None:
    """Plays at random. The friend takes something back now and then, and agrees when another does; it
    is away once, while a bot plays for it, and once more until the end. `tamper` is done in between.
    """
    match = match_of()
    turn = undone = 0
    while match.to_act:
        turn += 1
        if turn == _TAMPERS and tamper is not None:
            tamper(friend)
        if turn == _BACK:
            friend.comes_back()
        is_here = turn < AWAY or _BACK <= turn < _LEAVES
        seat = rng.choice(match.to_act)
        actions = _laid(match, seat, _places(seat), rng)
        if seat == friend.seat and is_here:
            friend.acts(actions)
        else:
            does(seat, actions)
        if not is_here:
            continue
        if seat != friend.seat:
            friend.news()
        if undone < 2 and friend.table["undo"] is not None:
            undone += 1
            friend.undoes()
        elif turn in _AGREES and match.last_decision(seat) is not None:
            friend.grants(seat)
    friend.comes_back()


AWAY, _BACK, _TAMPERS, _LEAVES = 8, 11, 24, 40
"""Turns in which the friend goes and comes, and in which the device that deals does what it likes."""

_AGREES = (16, 22)


def _places(seat: int) -> int:
    """How many actions that seat lays out before it confirms them."""
    offered = compose.arrangement(match_of(), seat)
    return 1 if offered is None else len(offered["places"])


def _laid(match: Match, seat: int, places: int, rng: Random) -> list[Action]:
    trial = match.copy()
    actions = []
    for _ in range(places):
        actions.append(rng.choice(trial.legal(seat)))
        if len(actions) < places:
            trial.act(seat, actions[-1])
    return actions
