"""What the page says around La Mutinerie's table: facts about a seat, the goal, what is asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, names_of, say
from freebooters.games.mutiny.rules.components import BOX, CARDS, COLOURS, LETTERS, SIDES, WINS
from freebooters.games.mutiny.rules.view import MutinyView
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.gifts import exchanges, ways
from freebooters.games.mutiny.table.nodes import (
    card_sprite,
    card_words,
    pirate_words,
    side_words,
    sprite,
)
from freebooters.stage import Fact

__all__ = ["asked", "facts", "goal", "held", "meanwhile", "waited"]

_COMBAT, _GOLD = len(COLOURS) * sum(BOX.combat), sum(BOX.gold)


def facts(view: MutinyView, seat: Seat) -> tuple[Fact, ...]:
    """The cards and coins a seat has, its oath, and how it stands in the duel."""
    coins, gold, combat = (
        sizes[seat] for sizes in (view.coins, view.gold_sizes, view.combat_sizes)
    )
    counts = (
        Fact(say("mutiny-fact-coins", coins=coins), sprite("coin"), coins),
        Fact(say("mutiny-fact-gold", cards=gold), sprite("gold-back"), gold),
        Fact(say("mutiny-fact-combat", cards=combat), sprite("combat-back"), combat),
    )
    return (*counts, *_marks(view, seat))


def _marks(view: MutinyView, seat: Seat) -> Iterator[Fact]:
    """What a seat has done: one fact as a mark, the others only told."""
    oath = _oath_fact(view, seat)
    act = _act_fact(view, seat)
    yield oath if act is None else Fact(oath.message)
    if act is not None:
        yield act
    if view.phase == "voyage" and seat == view.dealer:
        yield Fact(say("mutiny-fact-dealer"))


def _act_fact(view: MutinyView, seat: Seat) -> Fact | None:
    """How a seat stands in the duel."""
    if seat in view.eliminated:
        return Fact(say("mutiny-fact-out"), sprite("out"))
    if view.duel is None:
        return None
    if seat not in view.duel["in"]:
        return Fact(say("mutiny-fact-left"), sprite("ape"))
    if seat in view.duel["committed"]:
        return Fact(say("mutiny-fact-laid"), sprite("ready"))
    return None


def _oath_fact(view: MutinyView, seat: Seat) -> Fact:
    side = view.allegiance[seat]
    if side is not None:
        return Fact(say("mutiny-fact-sworn-to", side=side_words(side)), sprite(f"oath-{side}"))
    if view.declared[seat]:
        return Fact(say("mutiny-fact-sworn"), sprite("sworn"))
    return Fact(say("mutiny-fact-unsworn"), sprite("unsworn"))


def held(view: MutinyView, seat: Seat) -> tuple[Fact, ...]:
    """Cards, gold, allegiance, what was laid face down, and the sailors it has seen; at the end
    only what nobody was shown.
    """
    return (*_cards(view), *_gold(view, seat), *_secrets(view, seat))


def _cards(view: MutinyView) -> Iterator[Fact]:
    cards = Derived(view).held()
    for card in CARDS:
        count = cards.count(card)
        if count:
            words = say("mutiny-held-card", card=card_words(card), count=count)
            yield Fact(words, sprite(card_sprite(card)), count)


def _gold(view: MutinyView, seat: Seat) -> Iterator[Fact]:
    values = view.gold[seat] or ()
    if values:
        words = say("mutiny-held-gold", cards=len(values), value=sum(values))
        yield Fact(words, sprite(f"gold-{max(values)}"), sum(values))


def _secrets(view: MutinyView, seat: Seat) -> Iterator[Fact]:
    side, laid = view.allegiance[seat], view.duel["own"] if view.duel else None
    if side is not None and view.phase != "over":
        yield Fact(say("mutiny-fact-sworn-to", side=side_words(side)), sprite(f"oath-{side}"))
    if laid is not None:
        yield _laid(*laid)
    for letter, pair, knowers in zip(LETTERS, view.sailors, view.seen_by, strict=True):
        if pair is not None and seat in knowers:
            yield Fact(say("mutiny-held-sailors", letter=letter, pink=pair[0], grey=pair[1]))


def _laid(verb: str, colour: str = "", value: int = 0) -> Fact:
    """What lies face down before the seat: its monkey, or a combat card."""
    if verb == "monkey":
        return Fact(say("mutiny-held-monkey"), sprite("ape"))
    card = (colour, value)
    return Fact(say("mutiny-held-laid", card=card_words(card)), sprite(card_sprite(card)))


def goal(view: MutinyView, viewer: Seat | None) -> Message:
    """What wins, and how far it is."""
    if view.phase == "voyage":
        return _ahead(view, viewer)
    pink, grey = (view.wins[colour] for colour in COLOURS)
    side = None if viewer is None else view.allegiance[viewer]
    if max(pink, grey) == WINS:
        return say("mutiny-goal-decided", pink=pink, grey=grey)
    if viewer in view.eliminated:
        return say("mutiny-goal-out", pink=pink, grey=grey)
    if side is None:
        return say("mutiny-goal-watching", pink=pink, grey=grey)
    return say(
        "mutiny-goal-mutiny", side=pirate_words(side), won=view.wins[COLOURS[SIDES.index(side)]]
    )


def _ahead(view: MutinyView, viewer: Seat | None) -> Message:
    """When the mutiny starts: once the ship is there, or after a round at whose end a supply is
    empty (MU-8).
    """
    empty, last = _short(view)
    if not (view.ship and (view.closed or view.open or view.used or not empty)):
        return say("mutiny-goal-starts")
    state = "watching" if viewer is None else "sworn" if view.declared[viewer] else "unsworn"
    if empty:
        if state == "unsworn" and _has_had_its_turn(view, viewer):
            state = "late"
        return say("mutiny-goal-empty", state=state, supply=empty)
    if last:
        return say("mutiny-goal-last", state=state, supply=last, cells=view.ship)
    return say("mutiny-goal-voyage", state=state, cells=view.ship)


def _has_had_its_turn(view: MutinyView, seat: Seat | None) -> bool:
    """Whether a seat has spent its pirate of this round; a spectator has none."""
    dealer, turn, seats = view.dealer, view.turn, len(view.coins)
    if seat is None or dealer is None or turn is None:
        return False
    return (seat - dealer) % seats < (turn - dealer) % seats


def _short(view: MutinyView) -> tuple[str, str]:
    """A supply that is empty, and one that is down to its last; "" if there is none. Cards that are
    being looked at count with their pile, since they may go back.
    """
    left = {
        "combat": _COMBAT - sum(view.combat_sizes),
        "gold": _GOLD - sum(view.gold_sizes),
        "bank": view.bank,
    }
    empty, last = ([supply for supply, count in left.items() if count == few] for few in (0, 1))
    return next(iter(empty), ""), next(iter(last), "")


def asked(view: MutinyView, seat: Seat) -> Message:
    """What `seat` is asked."""
    if view.pirate is not None:
        return _asked_by(view, seat, view.pirate)
    if view.phase == "mutiny":
        return _asked_to_fight(view, seat)
    if view.opened is not None:
        pirate = pirate_words(view.opened)
        return say("mutiny-prompt-opened", pirate=pirate, closed=view.closed)
    return say("mutiny-prompt-turn", open=len(view.open), closed=view.closed)


def _asked_by(view: MutinyView, seat: Seat, pirate: str) -> Message:
    sworn = "yes" if view.declared[seat] else "no"
    match pirate:
        case "wessel":
            return say("mutiny-prompt-wessel", left=exchanges(view, seat))
        case "nero":
            way, left = ways(view, seat)
            return say("mutiny-prompt-nero", left=left, way=way)
        case "diaz" | "tembo" if len(view.looked or ()) == 1:
            return say("mutiny-prompt-only", pirate=pirate_words(pirate))
        case "pang":
            return say("mutiny-prompt-pang", only=_only_gift(view))
        case "bijoux" | "ojo":
            return say(f"mutiny-prompt-{pirate}", sworn=sworn)
        case "cambivalute":
            if view.inspected is not None:
                return say("mutiny-prompt-swap", letter=view.inspected)
            return say("mutiny-prompt-place" if view.looked else "mutiny-prompt-inspect")
    return say(f"mutiny-prompt-{pirate}")


def _only_gift(view: MutinyView) -> str:
    """What Pang can give if it is one thing alone."""
    return "none" if view.bank and view.combat_pile else "coin" if view.bank else "combat"


def _asked_to_fight(view: MutinyView, seat: Seat) -> Message:
    duel = view.duel
    if view.turn is not None or duel is None:
        return say("mutiny-prompt-monkey")
    cards = len(view.combat[seat] or ())
    if cards == 1 and duel["round"] > 1 and duel["letter"] != LETTERS[-1]:  # MU-33
        return say("mutiny-prompt-last")
    return say("mutiny-prompt-fight", letter=duel["letter"], round=duel["round"], cards=cards)


def meanwhile(view: MutinyView) -> Message | None:
    """What everybody reads before a door is open, or the first card of a duel is turned up."""
    if view.phase == "voyage" and view.turn is not None and view.pirate is None:
        return say("mutiny-meanwhile-door")
    if view.duel is not None and view.duel["committed"]:
        return say("mutiny-meanwhile-duel")
    return None


def waited(view: MutinyView, seats: Sequence[Seat]) -> Message:
    """What the others read meanwhile; in a duel cards are laid by several at once."""
    name = SeatName(seats[0])
    if view.pirate is not None:
        return say("mutiny-wait-pirate", seat=name, pirate=pirate_words(view.pirate))
    if view.phase != "mutiny":
        return say("mutiny-wait-turn", seat=name)
    if view.turn is None:
        return say("mutiny-wait-fight", seats=names_of(seats), count=len(seats))
    return say("mutiny-wait-rob", seat=name)
