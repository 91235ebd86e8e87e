"""La Mutinerie's painter: what the table shows, how its actions are pressed, and what is said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, say
from freebooters.games.mutiny.rules.view import MutinyView
from freebooters.games.mutiny.table import around
from freebooters.games.mutiny.table.beats import BEATS, moments
from freebooters.games.mutiny.table.cabins import MET, cabins
from freebooters.games.mutiny.table.crew import crew
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.hand import HELD, cards_box, hand
from freebooters.games.mutiny.table.log import SOUNDS, told
from freebooters.games.mutiny.table.moving import moving, rail
from freebooters.games.mutiny.table.mutiny import mutiny
from freebooters.games.mutiny.table.nodes import side_words
from freebooters.games.mutiny.table.pointing import attempted, pointed
from freebooters.games.mutiny.table.question import question
from freebooters.games.mutiny.table.sailors import PAIRS, later
from freebooters.games.mutiny.table.sea import BANK, SEASICK, sea
from freebooters.games.mutiny.table.sheet import sheet
from freebooters.stage import Beat, Frame, Node, Painter, Scene, own_part

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
    beats = BEATS
    fixed = (BANK, SEASICK, "tray-face", *MET.values(), *PAIRS.values(), *HELD)
    choice = staticmethod(pointed)
    facts = staticmethod(around.facts)
    held = staticmethod(around.held)
    goal = staticmethod(around.goal)
    sheet = staticmethod(sheet)
    prompt = staticmethod(around.asked)
    line = staticmethod(told)
    waiting = staticmethod(around.waited)
    meanwhile = staticmethod(around.meanwhile)

    def scene(
        self,
        view: MutinyView,
        frame: Frame,
        events: Sequence[Seen] = (),
        viewer: Seat | None = None,
    ) -> Scene:
        derived = Derived(view, frame, events)
        act = _voyage if view.phase == "voyage" else mutiny
        held = tuple(hand(derived))
        return Scene(
            height=frame.height,
            nodes=(*rail(frame, derived.seats), *act(derived), *held, *moving(derived)),
            label=say("mutiny-scene", phase=view.phase, cells=view.ship),
            own=own_part(frame, viewer, held, cards_box(derived)),
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

    def attempt(self, view: MutinyView, seat: Seat, picks: Sequence[str]) -> Action | None:
        return attempted(view, picks)

    def standing(self, view: MutinyView, seat: Seat) -> Message:
        side = view.allegiance[seat]
        if side is None:
            return say("mutiny-standing-none", coins=view.coins[seat])
        return say("mutiny-standing", side=side_words(side), coins=view.coins[seat])


def _voyage(derived: Derived) -> Iterator[Node]:
    yield from sea(derived)
    yield from later(derived)
    if derived.view.pirate is None or derived.view.turn is None:
        yield from cabins(derived)
    else:
        yield from question(derived, derived.layout.cabins)
    yield from crew(derived)
