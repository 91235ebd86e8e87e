"""What roles are worth: who will be captain, and what each role is paid then."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from freebooters.games.meuterer.advice.market import added, chances
from freebooters.games.meuterer.advice.round_facts import RoundFacts
from freebooters.games.meuterer.rules.components import (
    BOY,
    ISLANDS,
    LOADER,
    MATE,
    MERCHANT,
    MUTINEER,
    ROLES,
)
from freebooters.kit.cache import Cache

__all__ = [
    "Crew",
    "Pay",
    "Stake",
    "exactly",
    "laid",
    "reaches",
    "role_odds",
    "stake_of",
    "sums",
]

_CAPTAINCY = -1.2
"""What being captain next round is worth, in points: the crew's roles bring more."""
_LOADING = 2.5
_LIKED = (0.65, 0.15, 0.1, 0.2, 0.5)
"""How likely a seat takes each role if all are there, as counted in games between bots."""
_LURE = 0.25
"""By this factor each point in the pouch makes a mate more likely."""
_LAID = 0.14
"""The chance that a card somebody kept is a conflict card that will be laid."""


class Crew(NamedTuple):
    """The others in a mutiny: how likely somebody has each role, how many cards captain and crew
    keep, and how many conflict cards fight for them already.
    """

    odds: tuple[float, ...]
    captain_keeps: int
    crew_keeps: int
    captain_shows: int = 0
    crew_shows: int = 0


class Stake(NamedTuple):
    """What else is at stake: the captaincy for the rounds to come, and the loader's choice."""

    captaincy: float
    loading: float
    pouch: int


class Pay:
    """What a round brings a seat on average without sales, as far as that seat can know: by the
    number of conflict cards it can fight with, and the number of cards it keeps, which determines
    the island (`course`).
    """

    __slots__ = ("_course", "_crew", "_stake", "captain", "roles")

    def __init__(self, crew: Crew, stake: Stake, course: Sequence[int]) -> None:
        self._crew, self._stake, self._course = crew, stake, course
        self.captain: Cache[tuple[int, int], float] = Cache(self._captains)
        """What the captain gets."""
        self.roles: Cache[tuple[int, int], tuple[tuple[float, ...], tuple[float, ...]]] = Cache(
            self._roles
        )
        """What each role gets, and what those but the merchant get, the most first: the merchant is
        paid by its sales alone.
        """

    def _captains(self, kept: tuple[int, int]) -> float:
        conflicts, cards = kept
        crew, stake = self._crew, self._stake
        theirs = laid(crew.crew_keeps, crew.crew_shows)
        mutiny = _mutiny_lays(crew, theirs, crew.odds[BOY])
        lost = crew.odds[MUTINEER] * _success(exactly(conflicts), mutiny, crew.odds[MATE], theirs)
        return (1 - lost) * (self._ship(cards) + stake.captaincy - crew.odds[MATE] * stake.pouch)

    def _roles(self, kept: tuple[int, int]) -> tuple[tuple[float, ...], tuple[float, ...]]:
        conflicts, cards = kept
        crew, stake = self._crew, self._stake
        theirs = laid(crew.crew_keeps, crew.crew_shows)
        captain = laid(crew.captain_keeps, crew.captain_shows)
        own = exactly(conflicts)
        mate, boy, mutineer = crew.odds[MATE], crew.odds[BOY], crew.odds[MUTINEER]
        gains = [0.0] * len(ROLES)
        gains[MUTINEER] = _success(captain, _mutiny_lays(crew, own, boy), mate, theirs) * (
            self._ship(cards) + stake.captaincy
        )
        with_me = sums(own, theirs)
        gains[BOY] = 2 * mutineer * _success(captain, with_me, mate, theirs)
        against_me = _success(captain, _mutiny_lays(crew, theirs, boy), 1.0, own)
        gains[MATE] = (1 + stake.pouch) * (1 - mutineer * against_me)
        gains[LOADER] = stake.loading
        others = sorted(gains[:MERCHANT] + gains[MERCHANT + 1 :], reverse=True)
        return tuple(gains), tuple(others)

    def _ship(self, cards: int) -> int:
        """The points for bringing the ship there."""
        return ISLANDS[self._course[cards]].ship


def laid(keeps: int, shows: int = 0) -> tuple[float, ...]:
    """How likely a seat that kept so many cards fights with 0, 1, … conflict cards, some of which
    count already.
    """
    return (*[0.0] * shows, *chances(keeps, _LAID))


@lru_cache(maxsize=4096)
def _success(
    captain: tuple[float, ...], mutiny: tuple[float, ...], mate: float, mate_lays: tuple[float, ...]
) -> float:
    """How likely a mutiny succeeds, given the odds of 0, 1, … conflict cards on either side without
    the mate's, the chance that there is a mate, and the odds of what the mate lays.
    """
    alone = reaches(mutiny, captain)
    if not mate:
        return alone
    with_mate = (0.0, *sums(captain, mate_lays))
    return (1 - mate) * alone + mate * reaches(mutiny, with_mate)


def reaches(mutiny: Sequence[float], captain: Sequence[float]) -> float:
    """How likely a mutiny succeeds, from the odds of both strengths (ME-6)."""
    return added(one * added(captain[: count + 1]) for count, one in enumerate(mutiny))


def sums(one: Sequence[float], other: Sequence[float]) -> tuple[float, ...]:
    """The odds of the sum of two independent numbers."""
    totals = [0.0] * (len(one) + len(other) - 1)
    for count, chance in enumerate(one):
        for more, likely in enumerate(other):
            totals[count + more] += chance * likely
    return tuple(totals)


def exactly(count: int) -> tuple[float, ...]:
    """The odds of a number that is known."""
    return (*[0.0] * count, 1.0)


def _mutiny_lays(crew: Crew, own: tuple[float, ...], boy: float) -> tuple[float, ...]:
    helped = sums(own, laid(crew.crew_keeps, crew.crew_shows))
    return tuple(
        (1 - boy) * (own[count] if count < len(own) else 0.0) + boy * chance
        for count, chance in enumerate(helped)
    )


def stake_of(facts: RoundFacts, pouch: int) -> Stake:
    """The stake in that round, with so much in the pouch."""
    more = not facts.last
    return Stake(_CAPTAINCY * more, _LOADING * more, pouch)


def role_odds(left: tuple[int, ...], later: int, pouch: int) -> tuple[float, ...]:
    """How likely somebody else has each role, if so many seats choose from those left."""
    liked = [
        liking * (1 + _LURE * (pouch - 1) if role == MATE else 1)
        for role, liking in enumerate(_LIKED)
    ]
    whole = added(liked[role] for role in left) if len(left) < len(ROLES) else 1.0
    odds = [1.0] * len(ROLES)
    for role in left:
        odds[role] = 1 - max(0.0, 1 - liked[role] / whole) ** later
    return tuple(odds)
