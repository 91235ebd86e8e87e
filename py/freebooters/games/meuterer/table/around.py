"""What the page says around Meuterer's table: facts about a seat, the goal, what is asked."""

from __future__ import annotations

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.meuterer.rules.components import CARDS, DRAWING, FIGHTING, HAND, ROLES
from freebooters.games.meuterer.rules.view import MeutererView
from freebooters.games.meuterer.table.derived import Derived
from freebooters.games.meuterer.table.nodes import card_words, island_words, role_words, sprite
from freebooters.stage import Fact, listed

__all__ = ["asked", "facts", "goal", "held", "meanwhile"]


def facts(view: MeutererView, seat: Seat) -> tuple[Fact, ...]:
    score, held = view.scores[seat], view.hand_sizes[seat]
    points = Fact(say("meuterer-fact-points", points=score), sprite("coin"), score)
    kept = seat in view.passed and Derived(view).trading
    cards = Fact(
        say("meuterer-fact-kept" if kept else "meuterer-fact-held", count=held),
        sprite("kept" if kept else "hand"),
        held,
    )
    role = "captain" if seat == view.captain else view.roles[seat]
    if role is None:
        return (points, cards)
    return (points, cards, Fact(role_words(role), sprite("hat" if role == "captain" else role)))


def held(view: MeutererView, seat: Seat) -> tuple[Fact, ...]:
    """The cards in hand, those just drawn, and the role while it is secret."""
    cards, drawn = view.hand or (), view.drawn or ()
    found = [
        Fact(
            say("meuterer-node-offer", count=cards.count(kind), card=card_words(kind)),
            sprite(kind),
            cards.count(kind),
        )
        for kind in CARDS
        if kind in cards
    ]
    found += [
        Fact(say("meuterer-node-drawn", card=card_words(kind)), sprite(kind)) for kind in drawn
    ]
    role = view.roles[seat]
    if role is not None and view.phase < FIGHTING:
        found.append(Fact(role_words(role), sprite(role)))
    return tuple(found)


def goal(view: MeutererView, viewer: Seat | None) -> Message:
    best = max(view.scores)
    leaders = [seat for seat, score in enumerate(view.scores) if score == best]
    mine = 0 if viewer is None else view.scores[viewer]
    if not best and not any(view.scores):
        state = "start"
    elif viewer is None:
        state = "leader" if len(leaders) == 1 else "tied"
    elif mine < best:
        state = "behind"
    else:
        state = "ahead" if len(leaders) == 1 else "level"
    return say(
        "meuterer-goal",
        state=state,
        rounds=view.rounds,
        mine=mine,
        best=best,
        seat=SeatName(leaders[0]),
    )


def asked(view: MeutererView, seat: Seat) -> Message:
    """What `seat`, acting now, is asked."""
    derived = Derived(view)
    if derived.promising:
        return say("meuterer-prompt-pouch")
    if derived.choosing:
        left = view.roles_left or ROLES
        gone = [role_words(role) for role in ROLES if role not in left]
        return say("meuterer-prompt-role", **listed(gone))
    if derived.fighting:
        role, held = view.roles[seat], (view.hand or ()).count("conflict")
        if role is None:
            return say("meuterer-prompt-fight-captain", count=held)
        side = "mutiny" if role in ("mutineer", "boy") else "captain"
        return say("meuterer-prompt-fight", role=role_words(role), side=side, count=held)
    if derived.selling:
        return say("meuterer-prompt-sell")
    if derived.drawing:
        return say("meuterer-prompt-keep", count=HAND - len(view.hand or ()))
    kept = view.hand_sizes[seat]
    if seat == view.captain:
        island = island_words(derived.steered(kept))
        return say("meuterer-prompt-captain", kept=kept, island=island)
    return say("meuterer-prompt-play", kept=kept)


def meanwhile(view: MeutererView) -> Message | None:
    """What everybody reads while cards come to the hands one by one."""
    return say("meuterer-meanwhile-draw") if view.phase == DRAWING else None
