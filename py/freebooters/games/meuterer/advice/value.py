"""What speaks for each seat: its points, what this round may bring it, its hand, the captaincy."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from freebooters.engine.contract import Seat
from freebooters.games.meuterer.advice.hands import Setting, planned, role_worths
from freebooters.games.meuterer.advice.leg import Cards, Leg, leg_of
from freebooters.games.meuterer.advice.market import Rival, added, market
from freebooters.games.meuterer.advice.memory import Memory
from freebooters.games.meuterer.advice.roles import Crew, Pay, Stake, exactly, laid, reaches, sums
from freebooters.games.meuterer.rules.components import (
    BOY,
    CONFLICT,
    HAND,
    ISLANDS,
    LOADER,
    MATE,
    MUTINEER,
    ROLES,
    ROUNDS,
)
from freebooters.games.meuterer.rules.mutiny import for_captain, strengths
from freebooters.games.meuterer.rules.sales import prices, takes
from freebooters.games.meuterer.rules.state import (
    DRAWING,
    FIGHTING,
    LAYING_OUT,
    NONE,
    PLAYING,
    PROMISING,
    SELLING,
    MeutererState,
)
from freebooters.games.meuterer.rules.steps import clockwise
from freebooters.games.meuterer.rules.trade import on_offer

__all__ = ["FIGURES", "figures", "role_values", "setting", "to_come"]

Figures = tuple[float, ...]
"""A seat's points, then what `FIGURES` names, in points or cards."""

_Face = tuple[Cards, int, bool, int]
"""What everybody sees of a seat: the most cards of a kind it can offer on each active island, how
many it holds or has kept, whether it has passed, how many conflict cards face up may fight.
"""

_ALL_ROLES = tuple(range(len(ROLES)))

_CAPTAINCY = -1.2
"""What being captain next round is worth, in points: the crew's roles bring more."""
_LOADING = 2.5
_LIKED = (0.65, 0.15, 0.1, 0.2, 0.5)
"""How likely a seat that finds all roles takes each, where somebody else's hopes are one's own."""
_LURE = 0.25
"""By how much each point in the pouch makes a mate likelier."""
_KEPT = 2
"""How many cards a seat that has not passed is taken to keep in the end."""


def figures(s: MeutererState) -> list[Figures]:
    """What speaks for each seat, as `FIGURES` names it for the phase: points, cards and whether it
    is captain or loader, where that will still count.
    """
    if s.phase == LAYING_OUT:
        return [(score,) for score in s.scores]
    found = _FIGURES[s.phase](s)
    return [(score, *more) for score, more in zip(s.scores, found, strict=True)]


def to_come(s: MeutererState) -> int:
    """Rounds that begin after this one."""
    return ROUNDS[len(s.scores)] - s.round


def setting(s: MeutererState, seat: Seat) -> Setting:
    """What the worth of a seat's hand depends on."""
    leg = leg_of(s)
    return _setting(s, seat, leg, _faces(s, leg))


def role_values(s: MeutererState, seat: Seat) -> list[float]:
    """What each role is worth to a seat that has just passed."""
    return role_worths(s.hands[seat], s.played[seat], setting(s, seat))


def _faces(s: MeutererState, leg: Leg) -> tuple[_Face, ...]:
    """What everybody sees of each seat."""
    offers = map(leg.offers.__getitem__, map(tuple, s.played))
    passed = map(s.passed.__contains__, range(len(s.scores)))
    fights = [cards[CONFLICT] * s.open_conflict for cards in s.played]
    return tuple(zip(offers, map(sum, s.hands), passed, fights, strict=True))


def _setting(s: MeutererState, seat: Seat, leg: Leg, faces: tuple[_Face, ...]) -> Setting:
    chooses = seat in s.passed and seat != s.captain
    left = tuple(on_offer(s, seat)) if chooses else _ALL_ROLES
    return _SETTINGS[
        leg, faces[:seat], faces[seat + 1 :], s.captain, s.pouch, left, s.open_conflict
    ]


def _seen(
    key: tuple[Leg, tuple[_Face, ...], tuple[_Face, ...], Seat, int, tuple[int, ...], bool],
) -> Setting:
    """A seat's setting, from what it sees of those before and after it, and from the roles it finds
    or may find.
    """
    leg, before, after, captain, pouch, left, open_conflict = key
    seat = len(before)
    crew = [*before, *after]
    rivals = _rivals(crew)
    captain_fights = (0, 0)
    if captain != seat:
        captain_fights = _fights(crew.pop(captain - (captain > seat)))
    keeps, shows = (round(sum(each) / len(crew)) for each in zip(*map(_fights, crew), strict=True))
    later = len(crew) + len(left) - len(ROLES)
    gone = sum([passed for _, _, passed, _ in crew])
    return Setting(
        leg,
        market(leg, rivals),
        _PAYS[leg, left, later, max(0, pouch), captain_fights, (keeps, shows)],
        captain == seat,
        gone,
        len(rivals) - 1 - gone,
        open_conflict,
    )


def _rivals(faces: Iterable[_Face]) -> tuple[Rival, ...]:
    return tuple([(offers, 0 if passed else held) for offers, held, passed, _ in faces])


def _fights(face: _Face) -> tuple[int, int]:
    """How many cards a seat has kept, or will keep in the end, and how many face up may fight."""
    _, held, passed, shows = face
    return held if passed else _KEPT, shows


def _paid(key: tuple[Leg, tuple[int, ...], int, int, tuple[int, int], tuple[int, int]]) -> Pay:
    leg, left, later, pouch, captain, others = key
    crew = Crew(_odds(left, later, pouch), captain[0], others[0], captain[1], others[1])
    return Pay(crew, _stake(leg, pouch), leg.course)


_PAYS = Memory(_paid)
_SETTINGS = Memory(_seen, 1 << 13)


def _stake(leg: Leg, pouch: int) -> Stake:
    more = not leg.last
    return Stake(_CAPTAINCY * more, _LOADING * more, pouch)


def _odds(left: tuple[int, ...], later: int, pouch: int) -> tuple[float, ...]:
    """How likely somebody else has each role, when so many will choose from those left."""
    liked = [
        liking * (1 + _LURE * (pouch - 1) if role == MATE else 1)
        for role, liking in enumerate(_LIKED)
    ]
    whole = added(liked[role] for role in left) if len(left) < len(ROLES) else 1.0
    odds = [1.0] * len(ROLES)
    for role in left:
        odds[role] = 1 - max(0.0, 1 - liked[role] / whole) ** later
    return tuple(odds)


def _playing(s: MeutererState) -> list[Figures]:
    """What is left of this round may bring while cards are played."""
    leg = leg_of(s)
    faces = _faces(s, leg)
    later, passed, captain, hands = not leg.last, s.passed, s.captain, s.hands
    found: list[Figures] = []
    for seat, (_, cards, _, _) in enumerate(faces):
        gain = _round(s, seat, _setting(s, seat, leg, faces))
        open_, settled = (0.0, gain) if seat in passed else (gain, 0.0)
        conflicts = hands[seat][CONFLICT] * later
        found.append((open_, settled, conflicts, cards * later, (seat == captain) * later))
    return found


def _round(s: MeutererState, seat: Seat, at: Setting) -> float:
    held, played = s.hands[seat], s.played[seat]
    if seat not in s.passed:
        return planned(held, played, at).worth
    if at.captain:
        sales, _ = at.market.proceeds[at.leg.goods[tuple(played)]]
        fighting = at.fighting(held, played)
        return sales + at.pay.captain[fighting, sum(held)] + at.leg.kept(held)
    values = role_worths(held, played, at)
    role = s.roles[seat]
    gain = values[role] if role != NONE else max(values[own] for own in on_offer(s, seat))
    return gain + at.leg.kept(held)


def _fighting(s: MeutererState) -> list[Figures]:
    """Captain's and crew's pay, and what they keep, in the middle of a mutiny."""
    captain, mutiny = map(exactly, strengths(s))
    order = clockwise(s, s.captain)
    for seat in order[order.index(s.turn) :]:
        loyal = for_captain(s, seat)
        if loyal is not None:
            more = laid(sum(s.hands[seat]))
            captain, mutiny = (
                (sums(captain, more), mutiny) if loyal else (captain, sums(mutiny, more))
            )
    won = reaches(mutiny, captain)
    leg = leg_of(s)
    stake = _stake(leg, s.pouch)
    pouch = s.pouch if MATE in s.roles else 0
    pays = {
        MUTINEER: won * (ISLANDS[s.bound[1]].ship + stake.captaincy),
        BOY: won * 2,
        MATE: (1 - won) * (1 + s.pouch),
        NONE: (1 - won) * (ISLANDS[s.bound[0]].ship + stake.captaincy - pouch),
    }
    later = not leg.last
    return [
        (pays.get(role, 0.0), leg.kept(hand), (role == LOADER) * later)
        for role, hand in zip(s.roles, s.hands, strict=True)
    ]


def _selling(s: MeutererState) -> list[Figures]:
    """Sales as they will be if those who have not offered offer all they can; and what is left for
    the next round.
    """
    gains = [0] * len(s.scores)
    order = clockwise(s, s.captain)
    open_ = order[order.index(s.turn) :]
    for place, island in enumerate(s.active):
        counts = [
            s.offers[2 * seat + place][1]
            or max(s.played[seat][kind] for kind in takes(island)) * (seat in open_)
            for seat in range(len(s.scores))
        ]
        for seat, _, points in prices(island, counts, s.roles):
            gains[seat] += points
    later = to_come(s) > 0
    wanted = {*takes(s.ship), *takes(s.bound[s.captain != s.round_captain])}
    return [
        (
            gain,
            sum([hand[kind] for kind in wanted]) * later,
            hand[CONFLICT] * later,
            (HAND - sum(hand)) * later,
            (seat == s.captain) * later,
            (s.roles[seat] == LOADER) * later,
        )
        for seat, (gain, hand) in enumerate(zip(gains, s.hands, strict=True))
    ]


def _waiting(s: MeutererState) -> list[Figures]:
    """What hands and the captaincy promise before a round."""
    leg = leg_of(s)
    rivals = _rivals(_faces(s, leg))
    loader = _loading(s)
    found: list[Figures] = []
    for seat, hand in enumerate(s.hands):
        missing = HAND - sum(hand)
        seen = market(leg, (*rivals[:seat], *rivals[seat + 1 :]))
        sales, _ = seen.proceeds[leg.goods[tuple(hand)]]
        mine = (sales, missing * sales, hand[CONFLICT], missing, seat == s.captain, seat == loader)
        found.append(mine)
    return found


def _loading(s: MeutererState) -> Seat:
    """The loader, while it has drawn nothing; else nobody."""
    if s.drawn or LOADER not in s.roles:
        return NONE
    seat = s.roles.index(LOADER)
    order = clockwise(s, s.captain)
    return seat if order.index(seat) >= order.index(s.turn) else NONE


_WAITING = ("sales", "unsure", "conflicts", "missing", "captain", "loader")

FIGURES: Mapping[int, tuple[str, ...]] = {
    LAYING_OUT: (),
    PROMISING: _WAITING,
    PLAYING: ("open", "settled", "held-conflicts", "held", "steering"),
    FIGHTING: ("pay", "kept", "loader"),
    SELLING: ("sold", "goods", "conflicts", "missing", "captain", "loader"),
    DRAWING: _WAITING,
}
"""What is still to be hoped for, by phase, after the points a seat has."""

_FIGURES: Mapping[int, Callable[[MeutererState], Sequence[Figures]]] = {
    PROMISING: _waiting,
    PLAYING: _playing,
    FIGHTING: _fighting,
    SELLING: _selling,
    DRAWING: _waiting,
}
