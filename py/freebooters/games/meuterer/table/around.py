"""What stands around the table: the goal, facts about seats, prompts, and the score sheet."""

from __future__ import annotations

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.meuterer.rules.components import HAND, ROLES, SOURCES
from freebooters.games.meuterer.rules.view import MeutererView
from freebooters.games.meuterer.table.derived import Derived
from freebooters.games.meuterer.table.nodes import island_words, role_words, sprite
from freebooters.stage import Fact, Row, Sheet

__all__ = ["asked", "facts_of", "goal_of", "sheet_of"]


def facts_of(view: MeutererView, seat: Seat) -> tuple[Fact, ...]:
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


def goal_of(view: MeutererView, viewer: Seat | None) -> Message:
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
        return say("meuterer-prompt-role", gone=len(ROLES) - len(view.roles_left or ROLES))
    if derived.fighting:
        role = view.roles[seat] or "captain"
        side = "mutiny" if role in ("mutineer", "boy") else "captain"
        held = (view.hand or ()).count("conflict")
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


_COLUMNS = {
    "ship": ("ship",),
    "sold": ("sold",),
    "crew": ("mate", "boy"),
    "pouch": ("pouch",),
}
"""The columns of the score sheet before the sum, and the sources of points in each."""
_ICONS = ("ship", "any", "mate", "pouch", "coin")


def sheet_of(view: MeutererView) -> Sheet | None:
    """Where the points come from; None before the first are paid."""
    if not any(map(any, view.earned)):
        return None
    seats = sorted(range(len(view.scores)), key=lambda seat: -view.scores[seat])
    return Sheet(
        columns=tuple(say(f"meuterer-sheet-{column}") for column in (*_COLUMNS, "sum")),
        rows=tuple(
            Row(seat, (*map(_shown, _parts(view, seat)), str(view.scores[seat]))) for seat in seats
        ),
        icons=tuple(map(sprite, _ICONS)),
        why=_why(view, seats) if view.winners else None,
    )


def _shown(points: int) -> str:
    return str(points).replace("-", "−")  # noqa: RUF001


def _parts(view: MeutererView, seat: Seat) -> tuple[int, ...]:
    """A seat's points by column."""
    earned = dict(zip(SOURCES, view.earned[seat], strict=True))
    return tuple(sum(earned[source] for source in column) for column in _COLUMNS.values())


def _why(view: MeutererView, seats: list[Seat]) -> Message:
    """Who won and by what; `seats` with the most points first."""
    first, second = seats[:2]
    ship, sold, *rest = _parts(view, first)
    return say(
        "meuterer-why",
        winners=len(view.winners),
        first=SeatName(first),
        second=SeatName(second),
        points=view.scores[first],
        ahead=view.scores[first] - view.scores[second],
        ship=ship,
        sold=sold,
        rest=sum(rest),
    )
