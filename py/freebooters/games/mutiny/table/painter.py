"""La Mutinerie's painter: what the table shows, how its actions are pressed, and what is said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, say
from freebooters.games.mutiny.rules.view import MutinyView
from freebooters.games.mutiny.table.beats import moments
from freebooters.games.mutiny.table.cabins import cabins
from freebooters.games.mutiny.table.crew import crew
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.hand import hand
from freebooters.games.mutiny.table.layout import LAYOUTS, shape_of
from freebooters.games.mutiny.table.log import told
from freebooters.games.mutiny.table.moving import moving
from freebooters.games.mutiny.table.mutiny import mutiny
from freebooters.games.mutiny.table.nodes import side_words, sprite
from freebooters.games.mutiny.table.pointing import asked, attempted, pointed, waited
from freebooters.games.mutiny.table.question import question
from freebooters.games.mutiny.table.sailors import pairs
from freebooters.games.mutiny.table.sea import sea
from freebooters.games.mutiny.table.seats import seats
from freebooters.stage import WIDE, Beat, Choice, Fact, Frame, Node, Painter, Scene

__all__ = ["MutinyPainter"]


class MutinyPainter(Painter[MutinyView]):
    """Picks are `door` and `pirate:<pirate>` on the voyage; what pirates ask is answered by
    `look:…`, `card:<colour>:<value>`, `pile:combat`, `bank`, `seat:<seat>`, `oath:<side>`,
    `place:<pink>:<grey>`, `duel:<letter>` and `pair:<verb>`; duels are fought with `card:…` and
    `monkey`.
    """

    id = "mutiny"

    def scene(
        self,
        view: MutinyView,
        frame: Frame,
        events: Sequence[Seen] = (),
        viewer: Seat | None = None,
    ) -> Scene:
        derived = Derived(view, shape_of(frame), events)
        act = _voyage if view.phase == "voyage" else mutiny
        return Scene(
            height=LAYOUTS[derived.frame].height,
            nodes=(*act(derived), *seats(derived), *hand(derived), *moving(derived)),
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
        return pointed(view, seat, action, shape_of(frame))

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
        oath = _oath_fact(view, seat)
        if seat in view.eliminated:
            return (*held, Fact(oath.message), Fact(say("mutiny-fact-out"), sprite("out")))
        return (*held, oath)

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
    yield from pairs(derived, LAYOUTS[derived.frame].pairs)
    yield from cabins(derived)
    yield from crew(derived)
    yield from question(derived)


def _oath_fact(view: MutinyView, seat: Seat) -> Fact:
    side = view.allegiance[seat]
    if side is not None:
        return Fact(say("mutiny-fact-sworn-to", side=side_words(side)), sprite(f"oath-{side}"))
    if view.declared[seat]:
        return Fact(say("mutiny-fact-sworn"), sprite("sworn"))
    return Fact(say("mutiny-fact-unsworn"), sprite("unsworn"))
