"""What was sealed is what was played; the rest of the check is in `tests/app/test_auditing.py`."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from freebooters import catalog
from freebooters.engine import deals
from freebooters.engine.audit import Disclosed, Moment, Rewound, Sealed, Verdict, Witness, audit
from freebooters.engine.match import Match
from freebooters.engine.sealing import Opened, seal
from freebooters.engine.seeds import DEALER, Share, commitment, joint_seed

NONCE = "0" * 32


@pytest.fixture(scope="module")
def disclosed() -> Disclosed:
    """A whole game of Caribbean at random, and how seat 0 sealed its choice in the first round."""
    share = Share(DEALER, commitment(DEALER, "a" * 32), "a" * 32)
    match, rng = Match(catalog.game("caribbean"), 2, {}, joint_seed([share])), Random(1)
    start = len(match.log)
    assert len(match.to_act) > 1
    while match.to_act:
        seat = rng.choice(match.to_act)
        match.act(seat, rng.choice(match.legal(seat)))
    return Disclosed(
        match.game,
        match.seats,
        match.options,
        match.seed,
        match.log,
        0,
        deals.seal_of(match),
        [share],
        (),
        {start: {0: Opened(3, NONCE)}},
    )


def told(disclosed: Disclosed, *, change: str = "", bound: bool = True) -> Verdict:
    """What a friend in seat 1 finds who was told that seal, and else was away."""
    (start,) = disclosed.rounds
    own = [action for seat, action in disclosed.log[start:] if seat == 0][:3]
    sealed = Sealed(0, start, 0, change or seal(start, 0, own, NONCE), bound)
    away = [(Moment(0, 1), Moment(9, 0))]
    return audit(disclosed, Witness(1, sealed=[sealed], away=away))


def test_a_choice_that_is_the_one_that_was_sealed_passes(disclosed: Disclosed) -> None:
    assert told(disclosed).wrong is None


def test_a_choice_that_was_changed_after_it_was_sealed_is_found(disclosed: Disclosed) -> None:
    wrong = told(disclosed, change="f" * 64).wrong
    (start,) = disclosed.rounds
    assert wrong is not None
    assert ("audit-unsealed", start) == (wrong.message.key, wrong.position)


def test_the_device_that_deals_cannot_keep_its_own_choice_closed(disclosed: Disclosed) -> None:
    (start,) = disclosed.rounds
    closed = replace(disclosed, rounds={start: {}})
    assert told(closed).wrong is not None
    left = told(closed, bound=False)
    assert left.wrong is None
    assert "audit-void" in {message.key for message in left.told}


def test_a_round_that_was_taken_back_is_not_compared(disclosed: Disclosed) -> None:
    (start,) = disclosed.rounds
    (entry,) = disclosed.log[start : start + 1]
    back = Rewound(start, (entry,), (), entry.seat)
    rewound = replace(disclosed, rewinds=1, rewound=[back])
    assert told(rewound, change="f" * 64).wrong is None
