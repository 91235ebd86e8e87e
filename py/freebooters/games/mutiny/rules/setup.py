"""The set-up (MU-1, MU-2)."""

from __future__ import annotations

from freebooters.games.mutiny.rules.components import BOX, CARDS, COLOURS, LETTERS, SIDES
from freebooters.games.mutiny.rules.state import CHANCE_ACTS, NO_PAIR, NOBODY, NONE, MutinyState

__all__ = ["new_state"]


def new_state(seats: int) -> MutinyState:
    """The state before anything happened."""
    s = MutinyState()
    first_hand = [int(value == 1) for _, value in CARDS]  # MU-1
    # In the same order as `copy`, because PyPy is slow if attributes are set in different orders.
    s.phase = "voyage"
    s.agenda = [("start",)]
    s.acting = CHANCE_ACTS
    s.ship = BOX.start[seats]
    s.dealer = s.turn = NONE
    s.closed = 0
    s.open, s.used = [], []
    s.opened = s.pirate = ""
    s.count = 0
    s.way = ""
    s.looked = []
    s.sate_bonus = 0
    s.lifeboat = ""
    s.bank = BOX.coins - seats
    s.coins = [1] * seats
    s.combat_bag = [
        count - seats * dealt
        for count, dealt in zip(BOX.combat * len(COLOURS), first_hand, strict=True)
    ]
    s.combat_under = []
    s.gold_bag = list(BOX.gold)
    s.gold_under = []
    s.hands = [first_hand[:] for _ in range(seats)]
    s.gold = [[0] * len(BOX.gold) for _ in range(seats)]
    s.allegiance = [NONE] * seats
    s.peeked = [NOBODY] * seats
    s.deck = list(range(1, BOX.sailors + 1))
    s.sailors = [NO_PAIR] * len(LETTERS)
    s.seen = [NOBODY] * len(LETTERS)
    s.shown = s.round = 0
    s.totals = [0] * len(SIDES)
    s.fighting = NOBODY
    s.laid = [NONE] * seats
    s.discards = [0] * len(CARDS)
    s.wins = [0] * len(SIDES)
    s.out = s.winners = NOBODY
    return s
