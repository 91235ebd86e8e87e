"""Luck and play: what moved each seat's chance of winning through a finished game.

The definitions are those of decision 45 (`docs/adr`). Nothing is hidden once a game is over, so
everything is estimated on the true states; for each seat the parts add up to its result exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Literal

from freebooters.bots.turn_search import chance
from freebooters.engine.contract import CHANCE, Action, Entry, Options, Rules, Seat, State
from freebooters.engine.game import Game
from freebooters.engine.match import Match
from freebooters.engine.seeds import rng_at

__all__ = [
    "Certainty",
    "Estimate",
    "Part",
    "Share",
    "certainty",
    "estimate_of",
    "share_json",
    "shares",
    "split",
]

Json = dict[str, Any]
Estimate = Callable[[Any], Sequence[float]]
"""Per seat its chance of winning in a state, 0 to 1."""

_TRIED = 24
"""So many outcomes or actions are tried at one moment; of more, a sample."""
_MOST = 1.0
"""More than one game cannot be won or lost: beyond it the estimates were off, time and again."""
_SEED = "luck"

Certainty = Literal["exact", "sure", "close", "much"]
"""What can be said of a change: it is exact; it is sure within its error; it is too close to tell;
it is more than one game.
"""


@dataclass(slots=True)
class Part:
    """What moved a chance, added up, and the square of the standard error of that."""

    change: float = 0.0
    squares: float = 0.0
    gain: float = 0.0
    """How much better the best actions looked than the position before them, added up. With exact
    chances this is 0, since a position is worth what can be made of it; where it is not, the
    estimates saw too late what a decision was worth.
    """

    def error(self, drift: float = 0.0) -> float:
        return sqrt(self.squares + drift**2 + max(0.0, self.gain) ** 2)


@dataclass(slots=True)
class Share:
    """What led one seat from its chance at the start to its result:
    start + luck + play + others + rest = result. `rest` is what nobody can be credited with: what
    several secret choices led to together, and by how much the estimates before draws were off.
    """

    start: float
    luck: Part
    play: Part
    others: Part
    rest: float = 0.0
    drift: float = 0.0
    """By how much the estimates before draws were off, added up with their signs. If it is much, they
    are too high or too low there in general, and at decisions the other way round.
    """
    result: float = 0.0


@dataclass(frozen=True, slots=True)
class _Moment:
    """One entry of the log: each seat's estimated chance before it and after it, and the chance
    `expected` before it, worked out from all that could have come of it. `doubt` is the square of
    the standard error of `expected`, per seat.
    """

    before: Sequence[float]
    expected: Sequence[float]
    after: Sequence[float]
    doubt: Sequence[float]


def split(
    rules: Rules[Any, Any],
    seats: int,
    options: Options,
    log: Sequence[Entry],
    estimate: Estimate,
) -> Iterator[tuple[int, list[Share]]]:
    """How many entries have been weighed, and every seat's share so far; one entry at a time, at the
    end with the results.
    """
    state = rules.new(seats, options)
    secret: set[Seat] = set()
    before = estimate(state)
    shares = [Share(worth, Part(), Part(), Part(), result=worth) for worth in before]
    for position, (actor, action) in enumerate(log):
        acting = set(rules.to_act(state))
        secret = acting if len(acting) > 1 or acting <= secret else set()
        after = _after(rules, state, actor, action)
        now = rules.returns(after) if not rules.to_act(after) else estimate(after)
        if actor == CHANCE:
            moment = _drawn(rules, state, action, position, before, now, estimate)
        else:
            moment = _decided(rules, state, actor, action, position, before, now, estimate)
        for seat, share in enumerate(shares):
            _enter(share, moment, seat, None if actor in secret else actor)
        state, before = after, now
        yield position + 1, shares


def _enter(share: Share, moment: _Moment, seat: Seat, actor: Seat | None) -> None:
    """Adds what one entry changed; `actor` None: a choice made in secret together with others'."""
    before, expected, after = moment.before[seat], moment.expected[seat], moment.after[seat]
    share.result = after
    if actor is None:
        share.rest += after - before
        return
    part = share.luck if actor == CHANCE else share.play if actor == seat else share.others
    part.squares += (expected - before) ** 2 + moment.doubt[seat]
    if actor == CHANCE:
        part.change += after - expected
        share.rest += expected - before
        share.drift += expected - before
    else:
        part.change += after - before
        part.gain += expected - before if actor == seat else before - expected


def _drawn(
    rules: Rules[Any, Any],
    state: State,
    drawn: Action,
    position: int,
    before: Sequence[float],
    now: Sequence[float],
    estimate: Estimate,
) -> _Moment:
    """What chance did, against the mean over what it could have done."""
    outcomes = rules.outcomes(state)
    whole = sum(weight for _, weight in outcomes)
    odds = [(action, weight / whole) for action, weight in outcomes]
    if len(odds) > _TRIED:
        rng = rng_at(_SEED, position)
        odds = [(rules.draw(state, rng), 1 / _TRIED) for _ in range(_TRIED)]
    tried = [
        (now if action == drawn else _worths(rules, state, CHANCE, action, estimate), weight)
        for action, weight in odds
    ]
    expected, doubt = [], []
    for seat in range(len(before)):
        mean = sum(worths[seat] * weight for worths, weight in tried)
        spread = sum((worths[seat] - mean) ** 2 * weight for worths, weight in tried)
        expected.append(mean)
        doubt.append(spread / (_TRIED - 1) if len(outcomes) > _TRIED else 0.0)
    return _Moment(before, expected, now, doubt)


def _decided(
    rules: Rules[Any, Any],
    state: State,
    actor: Seat,
    taken: Action,
    position: int,
    before: Sequence[float],
    now: Sequence[float],
    estimate: Estimate,
) -> _Moment:
    """What a seat did, beside what would have been best for it at once."""
    legal = rules.legal(state, actor)
    if len(legal) > _TRIED:
        rng = rng_at(_SEED, position)
        legal = sorted(legal, key=lambda _: rng.random())[:_TRIED]
    best = now
    for action in legal:
        if action != taken:
            worths = _worths(rules, state, actor, action, estimate)
            best = worths if worths[actor] > best[actor] else best
    return _Moment(before, best, now, [0.0] * len(before))


def _worths(
    rules: Rules[Any, Any], state: State, actor: Seat, action: Action, estimate: Estimate
) -> Sequence[float]:
    after = _after(rules, state, actor, action)
    return estimate(after) if rules.to_act(after) else rules.returns(after)


def _after(rules: Rules[Any, Any], state: State, actor: Seat, action: Action) -> State:
    after = state.copy()
    rules.apply(after, actor, action)
    return after


def shares(match: Match) -> Iterator[tuple[int, list[Share]]]:
    """`split` of a match by its game's own estimates; nothing where it has none. Of a match that
    goes on, the results are the chances of now.
    """
    estimate = estimate_of(match.game)
    if estimate is not None:
        yield from split(match.game.rules, match.seats, match.options, match.log, estimate)


def estimate_of(game: Game[Any, Any]) -> Estimate | None:
    """A game's own estimate of every seat's chance in a state; None: it has none."""
    advice = game.advice
    if advice is None:
        return None

    def estimate(state: State) -> list[float]:
        worths = advice.value(state)
        return [chance(worth, sum(worths)) for worth in worths]

    return estimate


def certainty(change: float, error: float = 0.0) -> Certainty:
    """What can be said of a change of a chance with that standard error, 0 where it is exact."""
    if abs(change) < error:
        return "close"
    if abs(change) > _MOST:
        return "much"
    return "sure" if error else "exact"


def share_json(share: Share) -> Json:
    """A share as the page gets it: of each part what it changed, the error, and what can be said."""
    parts = {
        "luck": (share.luck.change, share.luck.error()),
        "play": (share.play.change, share.play.error(share.drift)),
        "others": (share.others.change, share.others.error(share.drift)),
        "rest": (share.rest, 0.0),
    }
    told = {name: [*part, certainty(*part)] for name, part in parts.items()}
    return {"start": share.start, **told, "result": share.result}
