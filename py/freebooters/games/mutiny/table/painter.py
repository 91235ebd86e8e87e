"""La Mutinerie's painter: what the table shows, how its actions are pressed, and what is said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, say
from freebooters.games.mutiny.rules.view import MutinyView
from freebooters.games.mutiny.table.asking import asked, waited
from freebooters.games.mutiny.table.beats import moments
from freebooters.games.mutiny.table.cabins import cabins
from freebooters.games.mutiny.table.crew import crew
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.hand import hand
from freebooters.games.mutiny.table.holding import held_by
from freebooters.games.mutiny.table.log import SOUNDS, told
from freebooters.games.mutiny.table.moving import moving, rail
from freebooters.games.mutiny.table.mutiny import mutiny
from freebooters.games.mutiny.table.nodes import side_words, sprite
from freebooters.games.mutiny.table.pointing import attempted, pointed
from freebooters.games.mutiny.table.question import question
from freebooters.games.mutiny.table.sailors import pairs
from freebooters.games.mutiny.table.sea import sea
from freebooters.games.mutiny.table.treasure import goal_of, sheet_of
from freebooters.stage import WIDE, Beat, Choice, Fact, Frame, Node, Painter, Scene, Sheet

__all__ = ["MutinyPainter"]


class MutinyPainter(Painter[MutinyView]):
    """Picks are `door` and `pirate:<pirate>` on the voyage; what pirates ask is answered by
    `look:…`, `card:<colour>:<value>`, `pile:combat`, `bank`, `seat:<seat>`, `oath:<side>`,
    `place:<pink>:<grey>`, `duel:<letter>` and `pair:<verb>`; duels are fought with `card:…` and
    `monkey`. The other tokens name things to read.
    """

    id = "mutiny"
    rounds = frozenset({"dealt", "mutiny", "duel"})
    sounds = SOUNDS

    def scene(
        self,
        view: MutinyView,
        frame: Frame,
        events: Sequence[Seen] = (),
        viewer: Seat | None = None,
    ) -> Scene:
        derived = Derived(view, frame, events)
        act = _voyage if view.phase == "voyage" else mutiny
        return Scene(
            height=frame.height,
            nodes=(*rail(frame, derived.seats), *act(derived), *hand(derived), *moving(derived)),
            label=say("mutiny-scene", phase=view.phase, cells=view.ship),
        )

    def unfold(
        self,
        view: MutinyView,
        frame: Frame,
        events: Sequence[Seen] = (),
        viewer: Seat | None = None,
    ) -> tuple[Beat[MutinyView], ...]:
        """Each scene is painted with everything that has happened by then, so that cards turned up
        stay visible.
        """
        return tuple(
            Beat(then, self.scene(then, frame, events[:until], viewer), until)
            for then, until in moments(view, events)
        )

    def choice(self, view: MutinyView, seat: Seat, action: Action, frame: Frame = WIDE) -> Choice:
        return pointed(view, seat, action, frame)

    def attempt(self, view: MutinyView, seat: Seat, picks: Sequence[str]) -> Action | None:
        return attempted(view, picks)

    def facts(self, view: MutinyView, seat: Seat) -> tuple[Fact, ...]:
        coins, gold, combat = (
            sizes[seat] for sizes in (view.coins, view.gold_sizes, view.combat_sizes)
        )
        held = (
            Fact(say("mutiny-fact-coins", coins=coins), sprite("coin"), coins),
            Fact(say("mutiny-fact-gold", cards=gold), sprite("gold-back"), gold),
            Fact(say("mutiny-fact-combat", cards=combat), sprite("combat-back"), combat),
        )
        return (*held, *_marks(view, seat))

    def held(self, view: MutinyView, seat: Seat) -> tuple[Fact, ...]:
        return held_by(view, seat)

    def goal(self, view: MutinyView, viewer: Seat | None) -> Message:
        return goal_of(view, viewer)

    def sheet(self, view: MutinyView) -> Sheet:
        return sheet_of(view)

    def prompt(self, view: MutinyView, seat: Seat) -> Message:
        return asked(view, seat)

    def line(self, event: Seen) -> Message | None:
        return told(event)

    def standing(self, view: MutinyView, seat: Seat) -> Message:
        side = view.allegiance[seat]
        if side is None:
            return say("mutiny-standing-none", coins=view.coins[seat])
        return say("mutiny-standing", side=side_words(side), coins=view.coins[seat])

    def waiting(self, view: MutinyView, seat: Seat) -> Message:
        return waited(view, seat)


def _voyage(derived: Derived) -> Iterator[Node]:
    yield from sea(derived)
    yield from pairs(derived, derived.layout.pairs)
    if derived.view.pirate is None or derived.view.turn is None:
        yield from cabins(derived)
    else:
        yield from question(derived, derived.layout.cabins)
    yield from crew(derived)


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
