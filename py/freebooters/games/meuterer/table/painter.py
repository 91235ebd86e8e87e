"""Meuterer's painter: what the table shows, how its actions are pressed, and what is said."""

from __future__ import annotations

from collections.abc import Sequence

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.meuterer.rules.components import HAND, ROLES
from freebooters.games.meuterer.rules.view import MeutererView
from freebooters.games.meuterer.table.derived import Derived
from freebooters.games.meuterer.table.hand import hand
from freebooters.games.meuterer.table.islands import islands, water
from freebooters.games.meuterer.table.layout import layout_of, shape_of
from freebooters.games.meuterer.table.log import told
from freebooters.games.meuterer.table.middle import middle
from freebooters.games.meuterer.table.nodes import island_words, role_words, sprite
from freebooters.games.meuterer.table.pointing import attempted, pointed
from freebooters.games.meuterer.table.seats import seats
from freebooters.games.meuterer.table.track import track
from freebooters.stage import WIDE, Choice, Fact, Frame, Painter, Scene

__all__ = ["MeutererPainter"]


class MeutererPainter(Painter[MeutererView]):
    """Picks are `pouch:<points>`, `card:<card>`, `role:<role>`, `fight:<count>`, `keep:<card>`, and
    `offer:<goods>:<count>` with `island:<island>`; `seat:<seat>` has a label only.
    """

    id = "meuterer"

    def scene(
        self,
        view: MeutererView,
        frame: Frame,
        events: Sequence[Seen] = (),
        viewer: Seat | None = None,
    ) -> Scene:
        derived = Derived(view)
        layout = layout_of(shape_of(frame), derived.seats)
        return Scene(
            height=layout.height,
            nodes=(
                *water(layout),
                *islands(derived, layout),
                *middle(derived, layout),
                *seats(derived, layout, events),
                *hand(derived, layout),
                *track(derived, layout),
            ),
            label=say("meuterer-scene", round=view.round, rounds=view.rounds),
        )

    def choice(self, view: MeutererView, seat: Seat, action: Action, frame: Frame = WIDE) -> Choice:
        return pointed(view, seat, action, shape_of(frame))

    def attempt(self, view: MeutererView, seat: Seat, picks: Sequence[str]) -> Action | None:
        return attempted(picks)

    def facts(self, view: MeutererView, seat: Seat) -> tuple[Fact, ...]:
        score = view.scores[seat]
        points = Fact(say("meuterer-fact-points", points=score), sprite("coin"), score)
        held = view.hand_sizes[seat]
        kept = seat in view.passed and Derived(view).trading
        cards = Fact(
            say("meuterer-fact-kept" if kept else "meuterer-fact-held", count=held),
            sprite("kept" if kept else "hand"),
            held,
        )
        role = "captain" if seat == view.captain else view.roles[seat]
        if role is None:
            return (points, cards)
        return (points, cards, Fact(role_words(role), sprite(role)))

    def prompt(self, view: MeutererView, seat: Seat) -> Message:
        derived = Derived(view)
        if derived.promising:
            return say("meuterer-prompt-pouch")
        if derived.choosing:
            return say("meuterer-prompt-role", gone=len(ROLES) - len(view.roles_left or ROLES))
        if derived.fighting:
            role = view.roles[seat] or "captain"
            held = (view.hand or ()).count("conflict")
            return say("meuterer-prompt-fight", role=role_words(role), count=held)
        if derived.selling:
            return say("meuterer-prompt-sell")
        if derived.drawing:
            return say("meuterer-prompt-keep", count=HAND - len(view.hand or ()))
        kept = view.hand_sizes[seat]
        if seat == view.captain:
            return say(
                "meuterer-prompt-captain", kept=kept, island=island_words(derived.steered(kept))
            )
        return say("meuterer-prompt-play", kept=kept)

    def line(self, event: Seen) -> Message | None:
        return told(event)

    def standing(self, view: MeutererView, seat: Seat) -> Message:
        return say("meuterer-standing", points=view.scores[seat])

    def waiting(self, view: MeutererView, seat: Seat) -> Message:
        moment = Derived(view).moment()
        return say("meuterer-waiting", moment=moment, seat=SeatName(seat))
