"""What a seat may know of a state, and a state as that seat may imagine it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from freebooters.engine.contract import Seat
from freebooters.games.mutiny.rules.components import (
    BOX,
    CARDS,
    COLOURS,
    LETTERS,
    SIDES,
    Card,
    Pair,
    card_number,
)
from freebooters.games.mutiny.rules.duels import QUESTIONS, rivals_of, winners_of, winning_side
from freebooters.games.mutiny.rules.setup import new_state
from freebooters.games.mutiny.rules.state import (
    NO_PAIR,
    NOBODY,
    NONE,
    Buried,
    MutinyState,
    Step,
    combat_pile,
    gold_pile,
    laid_as,
    own_action,
)

__all__ = ["MutinyView", "imagined", "view_of", "viewer_of"]

_SORTED = sorted(range(len(CARDS)), key=CARDS.__getitem__)
_TRIES = 500
"""So many deals of a finished game are tried to find one in which the true winners win."""


Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class MutinyView:
    """What one seat may know. Pirates, sides and letters go by name; cards of a hand are sorted."""

    phase: str
    """`voyage`, `mutiny` or `over`."""
    ship: int
    """Cells to go."""
    dealer: int | None
    turn: int | None
    """Voyage: the seat on turn, or the new dealer while a pirate turns seasick. Mutiny: the seat
    that steals.
    """
    closed: int
    open: tuple[str, ...]
    used: tuple[str, ...]
    opened: str | None
    pirate: str | None
    count: int
    way: str | None
    looked: tuple[int | Card, ...] | None
    """Drawn for the viewer and not yet placed: combat cards, values of gold cards or of sailors."""
    inspected: str | None
    lifeboat: str | None
    bank: int
    combat_pile: int
    gold_pile: int
    combat_under: tuple[Card | None, ...]
    """The next one first; a card is named only if the viewer put it there. The same holds for
    `gold_under`.
    """
    gold_under: tuple[int | None, ...]
    coins: tuple[int, ...]
    combat: tuple[Cards | None, ...]
    combat_sizes: tuple[int, ...]
    gold: tuple[tuple[int, ...] | None, ...]
    """The viewer's own, and at the end of those who counted theirs in front of all."""
    gold_sizes: tuple[int, ...]
    declared: tuple[bool, ...]
    allegiance: tuple[str | None, ...]
    peeked: tuple[tuple[int, ...], ...]
    sailors: tuple[Pair | None, ...]
    """Per letter the pink and the grey sailor."""
    seen_by: tuple[tuple[int, ...], ...]
    duel: Mapping[str, Any] | None
    """letter, round, totals {pink, grey}, in, committed (seats), own (the viewer's action or None)."""
    discards: Cards
    wins: Mapping[str, int]
    eliminated: tuple[int, ...]
    sate_bonus: int
    winners: tuple[int, ...]
    """Empty until the game is over; also then if everybody has lost."""


def viewer_of(view: MutinyView) -> Seat | None:
    """Whose view it is; None for a spectator."""
    return next((seat for seat, cards in enumerate(view.combat) if cards is not None), None)


def view_of(s: MutinyState, seat: Seat | None) -> MutinyView:
    """What that seat, or a spectator, knows; nothing is deduced."""
    over = s.phase == "over"
    counted = rivals_of(s) if over else NOBODY
    return MutinyView(
        phase=s.phase,
        ship=s.ship,
        dealer=_or_none(s.dealer),
        turn=_or_none(s.turn),
        closed=s.closed,
        open=tuple(s.open),
        used=tuple(s.used),
        opened=s.opened or None,
        pirate=s.pirate or None,
        count=s.count,
        way=s.way or None,
        looked=_looked(s) if s.looked and seat == s.turn else None,
        inspected=_inspected(s),
        lifeboat=s.lifeboat or None,
        bank=s.bank,
        combat_pile=combat_pile(s),
        gold_pile=gold_pile(s),
        combat_under=_under(s.combat_under, seat, CARDS.__getitem__),
        gold_under=_under(s.gold_under, seat, int),
        coins=tuple(s.coins),
        combat=tuple(_cards(hand) if own == seat else None for own, hand in enumerate(s.hands)),
        combat_sizes=tuple(map(sum, s.hands)),
        gold=tuple(
            _values(hand) if own == seat or (own in counted and len(counted) > 1) else None
            for own, hand in enumerate(s.gold)
        ),
        gold_sizes=tuple(map(sum, s.gold)),
        declared=tuple(side != NONE for side in s.allegiance),
        allegiance=tuple(
            SIDES[side] if side != NONE and (over or _knows_side(s, seat, owner)) else None
            for owner, side in enumerate(s.allegiance)
        ),
        peeked=tuple(s.peeked),
        sailors=tuple(
            pair if seat in knowers or duel < s.shown else None
            for duel, (pair, knowers) in enumerate(zip(s.sailors, s.seen, strict=True))
        ),
        seen_by=tuple(s.seen),
        duel=_duel(s, seat) if s.round else None,
        discards=_cards(s.discards),
        wins=dict(zip(COLOURS, s.wins, strict=True)),
        eliminated=s.out,
        sate_bonus=s.sate_bonus,
        winners=s.winners,
    )


def _or_none(seat: Seat) -> Seat | None:
    return None if seat == NONE else seat


def _inspected(s: MutinyState) -> str | None:
    if s.agenda and s.agenda[-1][0] == "swap":
        return LETTERS[s.agenda[-1][1]]
    return None


def _cards(counts: Sequence[int]) -> tuple[Card, ...]:
    return tuple(CARDS[number] for number in _SORTED for _ in range(counts[number]))


def _values(counts: Sequence[int]) -> tuple[int, ...]:
    return tuple(value for value, count in enumerate(counts, start=1) for _ in range(count))


def _looked(s: MutinyState) -> tuple[int | Card, ...]:
    return tuple(CARDS[card] if kind == "combat" else card for kind, card in s.looked)


def _under(under: Sequence[Buried], seat: Seat | None, face: Callable[[int], Any]) -> Any:
    return tuple(face(card) if knower == seat else None for card, knower in under)


def _knows_side(s: MutinyState, seat: Seat | None, owner: Seat) -> bool:
    return seat is not None and (owner == seat or owner in s.peeked[seat])


def _duel(s: MutinyState, seat: Seat | None) -> dict[str, Any]:
    return {
        "letter": LETTERS[s.shown - 1],
        "round": s.round,
        "totals": dict(zip(COLOURS, s.totals, strict=True)),
        "in": s.fighting,
        "committed": tuple(other for other in s.fighting if s.laid[other] != NONE),
        "own": None if seat is None else own_action(s.laid[seat]),
    }


def imagined(v: MutinyView, rng: Random) -> MutinyState:
    """A state in which that view would look the same; what it hides is dealt at random. The agenda
    holds the question being asked.
    """
    s = new_state(len(v.coins))
    _set_public(s, v)
    own = viewer_of(v)
    viewer = NONE if own is None else own
    s.allegiance = [
        NONE if not declared else SIDES.index(side) if side else int(rng.random() * len(SIDES))
        for declared, side in zip(v.declared, v.allegiance, strict=True)
    ]
    for _ in range(_TRIES):
        _deal_cards(s, v, viewer, rng)
        _deal_gold(s, v, viewer, rng)
        if v.phase != "over" or winners_of(s) == v.winners:
            break
    _deal_sailors(s, v, viewer, rng)
    if v.duel:
        _lay_secretly(s, v.duel, viewer, rng)
    s.agenda = _agenda(v)
    return s


def _set_public(s: MutinyState, v: MutinyView) -> None:
    s.phase = v.phase
    s.ship = v.ship
    s.dealer = NONE if v.dealer is None else v.dealer
    s.turn = NONE if v.turn is None else v.turn
    s.closed = v.closed
    s.open, s.used = list(v.open), list(v.used)
    s.opened, s.pirate = v.opened or "", v.pirate or ""
    s.count, s.way = v.count, v.way or ""
    s.lifeboat = v.lifeboat or ""
    s.bank = v.bank
    s.coins = list(v.coins)
    s.peeked = list(v.peeked)
    s.seen = list(v.seen_by)
    s.discards = _counts(v.discards)
    s.wins = [v.wins[colour] for colour in COLOURS]
    s.out, s.winners = v.eliminated, v.winners
    s.sate_bonus = v.sate_bonus
    s.shown = sum(s.wins)
    if v.duel:
        s.shown = LETTERS.index(v.duel["letter"]) + 1
        s.round = v.duel["round"]
        s.totals = [v.duel["totals"][colour] for colour in COLOURS]
        s.fighting = v.duel["in"]
    elif v.phase == "over" and any(v.declared) and winning_side(s) == NONE:
        s.shown += 1  # the duel in which the last seats were eliminated


def _counts(cards: Sequence[Card]) -> list[int]:
    counts = [0] * len(CARDS)
    for colour, value in cards:
        counts[card_number(colour, value)] += 1
    return counts


def _deal_cards(s: MutinyState, v: MutinyView, viewer: Seat, rng: Random) -> None:
    """Combat cards: known ones first, then hands, what another seat looks at, and the pile."""
    left = [count for _ in COLOURS for count in BOX.combat]
    for number, count in enumerate(s.discards):
        left[number] -= count
    hands = [None if hand is None else _counts(hand) for hand in v.combat]
    under = [None if card is None else card_number(*card) for card in v.combat_under]
    looked = [("combat", card_number(*card)) for card in v.looked or () if isinstance(card, tuple)]
    for known in hands:
        for number, count in enumerate(known or ()):
            left[number] -= count
    for number in (*(card for card in under if card is not None), *(card for _, card in looked)):
        left[number] -= 1
    s.hands = [
        _dealt(left, size, rng) if hand is None else hand
        for hand, size in zip(hands, v.combat_sizes, strict=True)
    ]
    s.combat_under = _dealt_under(under, left, viewer, len(v.coins), rng)
    hidden = sum(left) + len(under) - v.combat_pile
    unknown = [("combat", _taken(left, rng)) for _ in range(hidden)]
    s.looked = looked + unknown
    s.combat_bag = left


def _deal_gold(s: MutinyState, v: MutinyView, viewer: Seat, rng: Random) -> None:
    left = list(BOX.gold)
    looked = []
    if v.pirate == "diaz":
        looked = [("gold", card) for card in v.looked or () if isinstance(card, int)]
    for hand in v.gold:
        for value in hand or ():
            left[value - 1] -= 1
    under = [None if value is None else value - 1 for value in v.gold_under]
    for place in (*(card for card in under if card is not None), *(card - 1 for _, card in looked)):
        left[place] -= 1
    s.gold = [
        _dealt(left, size, rng)
        if hand is None
        else [hand.count(value) for value, _ in enumerate(BOX.gold, start=1)]
        for hand, size in zip(v.gold, v.gold_sizes, strict=True)
    ]
    buried = _dealt_under(under, left, viewer, len(v.coins), rng)
    s.gold_under = [(place + 1, knower) for place, knower in buried]
    hidden = sum(left) + len(under) - v.gold_pile
    unknown = [("gold", _taken(left, rng) + 1) for _ in range(hidden)]
    s.looked = looked + unknown + s.looked
    s.gold_bag = left


def _taken(left: list[int], rng: Random) -> int:
    """The number of a random card, which is taken from those counts."""
    ticket = rng.random() * sum(left)
    place = 0
    while ticket >= left[place]:
        ticket -= left[place]
        place += 1
    left[place] -= 1
    return place


def _dealt(left: list[int], size: int, rng: Random) -> list[int]:
    hand = [0] * len(left)
    for _ in range(size):
        hand[_taken(left, rng)] += 1
    return hand


def _dealt_under(
    under: Sequence[int | None], left: list[int], viewer: Seat, seats: int, rng: Random
) -> list[Buried]:
    """Deals cards under a pile that somebody else put there."""
    others = [seat for seat in range(seats) if seat != viewer]
    return [
        (_taken(left, rng), others[int(rng.random() * len(others))])
        if card is None
        else (card, viewer)
        for card in under
    ]


def _deal_sailors(s: MutinyState, v: MutinyView, viewer: Seat, rng: Random) -> None:
    pairs = [pair or NO_PAIR for pair in v.sailors]
    known = {value for pair in pairs for value in pair}
    placing = v.pirate == "cambivalute" and v.inspected is None and NOBODY in v.seen_by
    if placing and v.turn == viewer:
        looked = [card for card in v.looked or () if isinstance(card, int)]
        known.update(looked)
    else:
        looked = []
    deck = [value for value in s.deck if value not in known]

    def drawn() -> int:
        return deck.pop(int(rng.random() * len(deck)))

    for duel, knowers in enumerate(v.seen_by):
        if knowers and pairs[duel] == NO_PAIR:
            pairs[duel] = (drawn(), drawn())
    if placing:
        s.looked = [("sailor", value) for value in looked or (drawn(), drawn())]
    s.sailors = pairs
    s.deck = deck


def _lay_secretly(s: MutinyState, duel: Any, viewer: Seat, rng: Random) -> None:
    """Deals what others have laid. It uses the same number of random numbers whoever has laid
    something, so that imagined worlds do not depend on that.
    """
    for seat in duel["in"]:
        luck = rng.random()
        if seat in duel["committed"]:
            choices = QUESTIONS["lay"].legal(s, seat)
            choice = duel["own"] if seat == viewer else choices[int(luck * len(choices))]
            s.laid[seat] = laid_as(choice)


_ASKS = {
    "diaz": "choose-pile",
    "tembo": "choose-card",
    "wessel": "return",
    "nero": "trade",
    "pang": "choose-gift",
    "chang": "rob",
    "bijoux": "swear",
}
"""What a pirate asks once its cards are drawn; Ojo and Cambivalute ask different things."""


def _agenda(v: MutinyView) -> list[Step]:
    """The question being asked, with what follows it."""
    if v.phase == "over":
        return []
    if v.phase == "mutiny":
        return [("lay",)] if v.turn is None else [("round",), ("rob",)]
    if v.pirate is None or v.turn is None:
        return [("turn",)]
    if v.pirate == "ojo":
        asks = "peek" if v.declared[v.turn] else "swear"
    elif v.inspected:
        return [("end",), ("swap", LETTERS.index(v.inspected))]
    elif v.pirate == "cambivalute":
        asks = "place" if NOBODY in v.seen_by else "inspect"
    else:
        asks = _ASKS[v.pirate]
    return [("end",), (asks,)]
