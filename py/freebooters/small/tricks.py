"""Three tricks: everybody plays a card, the best one takes the trick; the first with three tricks wins.

In turns, suit is followed where it can be; or all lay a card at once, face down. Three numbers and
three rules are marked `change me`.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from freebooters.engine.contract import CHANCE, Action, Options, Rules, Seat, State
from freebooters.engine.events import Emit, Event
from freebooters.engine.game import Option
from freebooters.kit.plain import Looks, plain_game

__all__ = ["game"]

HIGHEST = 7  # change me: the highest card of each suit
HAND = 5  # change me: how many cards everybody is dealt
GOAL = 3  # change me: how many tricks win

SUITS = "♣♥♠"
NONE = ""
CARDS = tuple(f"{suit}{number}" for suit in SUITS for number in range(1, HIGHEST + 1))


class TricksState(State):
    __slots__ = ("at_once", "dealt", "hands", "laid", "leader", "played", "taken")

    at_once: bool
    hands: list[list[str]]
    laid: list[str]
    """Per seat its card of this trick, `NONE` before it has laid one."""
    taken: list[int]
    played: list[str]
    leader: Seat
    dealt: int

    def copy(self) -> TricksState:
        s = TricksState()
        s.at_once, s.leader, s.dealt = self.at_once, self.leader, self.dealt
        s.hands = [hand[:] for hand in self.hands]
        s.laid, s.taken, s.played = self.laid[:], self.taken[:], self.played[:]
        return s


@dataclass(frozen=True, slots=True)
class TricksView:
    """What one seat may know; of another one's hand a card is None, also while it lies face down."""

    hands: tuple[tuple[str | None, ...], ...]
    laid: tuple[str, ...]
    taken: tuple[int, ...]
    played: tuple[str, ...]
    leader: int
    dealt: int
    at_once: bool


class TricksRules(Rules[TricksState, TricksView]):
    view_type = TricksView

    def new(self, seats: int, options: Options) -> TricksState:
        s = TricksState()
        s.at_once, s.leader, s.dealt = options["order"] == "once", 0, 0
        s.hands, s.laid = [[] for _ in range(seats)], [NONE] * seats
        s.taken, s.played = [0] * seats, []
        return s

    def to_act(self, s: TricksState) -> tuple[Seat, ...]:
        if s.dealt < HAND * len(s.hands):
            return (CHANCE,)
        if max(s.taken) == GOAL or not any(s.hands):
            return ()
        waiting = [seat for seat in _in_turn(s) if not s.laid[seat]]
        return tuple(sorted(waiting)) if s.at_once else (waiting[0],)

    def legal(self, s: TricksState, seat: Seat) -> list[Action]:
        if seat == CHANCE:
            return [action for action, _ in self.outcomes(s)]
        led = s.laid[s.leader][:1]  # change me: must one follow suit?
        follows = [card for card in s.hands[seat] if card[0] == led and not s.at_once]
        return [("play", card) for card in follows or s.hands[seat]]

    def outcomes(self, s: TricksState) -> list[tuple[Action, int]]:
        return [(("deal", card), 1) for card in CARDS if not any(card in hand for hand in s.hands)]

    def apply(self, s: TricksState, seat: Seat, action: Action, emit: Emit | None = None) -> None:
        card = str(action[1])
        if seat == CHANCE:
            owner, s.dealt = s.dealt % len(s.hands), s.dealt + 1
            s.hands[owner] = sorted([*s.hands[owner], card], key=CARDS.index)
            if emit:
                emit(Event("dealt", {"seat": owner}, {"card": card}, (owner,)))
            return
        s.hands[seat].remove(card)
        s.laid[seat] = card
        if emit and not s.at_once:
            emit(Event("played", {"seat": seat, "card": card}))
        if all(s.laid):
            _take(s, emit)

    def returns(self, s: TricksState) -> list[float]:
        best = [float(taken == max(s.taken)) for taken in s.taken]
        return [each / sum(best) for each in best]

    def view(self, s: TricksState, seat: Seat | None) -> TricksView:
        down = [s.at_once and not all(s.laid) and owner != seat for owner in range(len(s.hands))]
        hands = tuple(
            tuple(hand) if owner == seat else (None,) * (len(hand) + (down[owner] and laid != NONE))
            for owner, (hand, laid) in enumerate(zip(s.hands, s.laid, strict=True))
        )
        laid = tuple(NONE if down[owner] else card for owner, card in enumerate(s.laid))
        taken, played = tuple(s.taken), tuple(s.played)
        return TricksView(hands, laid, taken, played, s.leader, s.dealt, s.at_once)

    def imagine(self, v: TricksView, rng: Random) -> TricksState:
        s = self.new(len(v.hands), {"order": "once" if v.at_once else "turns"})
        s.laid, s.taken, s.played = list(v.laid), list(v.taken), list(v.played)
        s.leader, s.dealt = v.leader, v.dealt
        known = {*v.laid, *v.played, *(card for hand in v.hands for card in hand)}
        unseen = [card for card in CARDS if card not in known]
        for hand, seen in zip(s.hands, v.hands, strict=True):
            hand += [card or unseen.pop(int(rng.random() * len(unseen))) for card in seen]
            hand.sort(key=CARDS.index)
        return s

    def mask(self, s: TricksState, seat: Seat, action: Action, observer: Seat | None) -> Action:
        owner = s.dealt % len(s.hands) if seat == CHANCE else seat
        return action[:1] if observer != owner and (seat == CHANCE or s.at_once) else action


def _in_turn(s: TricksState) -> list[Seat]:
    return [(s.leader + step) % len(s.hands) for step in range(len(s.hands))]


def _take(s: TricksState, emit: Emit | None) -> None:
    # change me: which card takes the trick?
    counts = [card for card in s.laid if s.at_once or card[0] == s.laid[s.leader][0]]
    best = max(counts, key=lambda card: (int(card[1:]), CARDS.index(card)))
    if emit:
        for owner, card in enumerate(s.laid) if s.at_once else ():
            emit(Event("played", {"seat": owner, "card": card}, reveals=True))
        emit(Event("shown"))
    s.leader = s.laid.index(best)
    s.taken[s.leader] += 1
    s.played, s.laid = s.played + s.laid, [NONE] * len(s.laid)
    if emit:
        emit(Event("taken", {"seat": s.leader, "card": best}))


def census(s: TricksState) -> dict[str, int]:
    """No card vanishes, and none is there twice."""
    dealt = [card for cards in (*s.hands, s.laid, s.played) for card in cards if card != NONE]
    rest = len(CARDS) - s.dealt
    return {"cards": rest + len(dealt), "different cards": rest + len({*dealt})}


game = plain_game(
    "tricks",
    TricksRules(),
    seats=(2, 3, 4),
    hidden=True,
    chance=True,
    simultaneous=True,
    longest=60,
    options=(Option("order", "choice", ("turns", "once"), default="turns"),),
    rule_ids=("TT-1", "TT-2", "TT-3"),
    looks=Looks(
        score="taken",
        per_seat=("hands", "laid"),
        aside=("played", "dealt", "at_once"),
        turn="leader",
        picks={"play": "hands"},
        untold=("dealt",),
        goal={"tricks": GOAL},
        beats=("shown",),
        sounds={"card": "played", "turn": "taken"},
    ),
    complexity=2,
    worded=True,
)
