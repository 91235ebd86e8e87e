"""The mutiny: wins, the five duels, and the one being fought with all its cards."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.messages import Message, say
from freebooters.games.mutiny.rules.components import COLOURS, SIDES, WINS
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.explanations import about, about_wing
from freebooters.games.mutiny.table.laid import middle
from freebooters.games.mutiny.table.nodes import (
    EMBLEMS,
    Z,
    panel,
    picture,
    pirate_words,
    side_words,
    writing,
)
from freebooters.games.mutiny.table.question import question
from freebooters.games.mutiny.table.sailors import pairs
from freebooters.games.mutiny.table.unmasking import is_settled, unmasking
from freebooters.stage import Box, Frame, Meaning, Node, disc, painted

__all__ = ["mutiny"]

_LEADING = 1.2


def mutiny(derived: Derived) -> Iterator[Node]:
    layout = derived.layout
    wins = tuple(derived.view.wins[colour] for colour in COLOURS)
    yield from _scores(layout.frame, layout.scores, wins, _title(derived))
    if derived.view.phase == "over":
        yield from pairs(derived, layout.over)
        yield from unmasking(derived)
        return
    yield from pairs(derived, layout.duels)
    for colour, side, box in zip(COLOURS, SIDES, layout.wings, strict=True):
        totals = _totals(derived)
        both = None if totals is None else tuple(totals[each] for each in COLOURS)
        yield from _wing(layout.frame, colour, side, box, both, _sailor(derived, colour))
    if derived.view.turn is None:
        yield from middle(derived, layout.middle)
    else:
        yield from question(derived, layout.middle)


@painted
def _scores(frame: Frame, box: Box, wins: tuple[int, ...], title: Message) -> Iterator[Node]:
    """Three places for each side's won duels, the title between them."""
    pink, grey = wins
    label = say("mutiny-node-scores", pink=pink, grey=grey)
    yield panel(
        "scores",
        box,
        "wood-deep",
        edge="wood-deep",
        means=Meaning(label, about("scores", "sabres", now=label), "scores"),
    )
    size = min(box.h * 0.66, box.w * 0.085)
    for colour, count, sign, edge in (("pink", pink, 1, box.x), ("grey", grey, -1, box.right)):
        for number in range(WINS):
            at = (edge + sign * (size * 0.8 + number * size * 1.12), box.at[1])
            won = number < count
            yield disc(
                f"win-{colour}-{number}",
                (at, size),
                "paper" if won else "wood",
                edge="paper",
                z=Z.TILE,
            )
            yield picture(
                f"win-{colour}-{number}-emblem",
                at,
                size * 0.74,
                EMBLEMS[colour],
                alpha=1 if won else 0.3,
            )
    yield writing(
        "scores-title",
        box.at,
        box.w - size * 7.6,
        frame.large if box.h > 3 * frame.large else frame.medium,
        title,
        lines=2,
        skin="white",
        ground="wood-deep",
        display=True,
    )


def _title(derived: Derived) -> Message:
    view = derived.view
    if view.phase == "over":
        if is_settled(derived) and not view.winners:
            return say("mutiny-title-lost")
        for colour, side in zip(COLOURS, SIDES, strict=True):
            if view.wins[colour] == WINS:
                return say("mutiny-title-taken", side=side_words(side))
        return say("mutiny-title-nobody")
    if view.duel is None:
        return _decided(derived) or say("mutiny-title-facing")
    return say("mutiny-title-duel", letter=view.duel["letter"], round=view.duel["round"])


def _decided(derived: Derived) -> Message | None:
    """Who has just won a duel."""
    for event in derived.happened("decided"):
        side = pirate_words(event.args["side"])
        return say("mutiny-decided", letter=event.args["letter"], side=side)
    return None


def _totals(derived: Derived) -> dict[str, int] | None:
    """Both sides' totals in the duel being fought, or in the one just decided."""
    if derived.view.duel is not None:
        return dict(derived.view.duel["totals"])
    for event in derived.happened("decided"):
        return {colour: event.args[colour] for colour in COLOURS}
    return None


@painted
def _wing(
    frame: Frame,
    colour: str,
    side: str,
    box: Box,
    totals: tuple[int, ...] | None,
    sailor: int | None,
) -> Iterator[Node]:
    """One side: its captain, its total, and how that is made up. `totals` are both sides'."""
    total = None if totals is None else totals[COLOURS.index(colour)]
    label = say(
        "mutiny-node-wing",
        side=side_words(side),
        known="no" if total is None else "yes",
        total=total or 0,
        sailor=sailor or 0,
        cards=(total or 0) - (sailor or 0),
    )
    yield panel(
        f"wing-{colour}",
        box,
        colour,
        edge=colour,
        corner=16,
        means=Meaning(label, about_wing(side, total, sailor), f"wing:{side}"),
    )
    inner = box.inset(5, 5)
    yield panel(f"wing-{colour}-inside", inner, "paper", edge=colour, z=Z.TILE)
    band = frame.medium * 1.5
    size = band * 0.8
    yield picture(
        f"wing-{colour}-emblem",
        (inner.x + 8 + size / 2, inner.y + 4 + band / 2),
        size,
        EMBLEMS[colour],
    )
    yield writing(
        f"wing-{colour}-name",
        (inner.at[0] + size / 2, inner.y + 4 + band / 2),
        inner.w - size - 24,
        frame.medium,
        pirate_words(side),
        display=True,
    )
    foot = frame.small * 1.4
    body = Box(inner.x + 6, inner.y + band + 6, inner.w - 12, inner.h - band - foot - 10)
    yield from _captain(frame, colour, side, body, totals)
    if total is not None and sailor is not None:
        yield writing(
            f"sum-{colour}",
            (inner.at[0], inner.bottom - foot / 2 - 3),
            inner.w - 8,
            frame.small,
            (
                say("mutiny-sum", sailor=sailor, cards=total - sailor),
                say("mutiny-sum-short", sailor=sailor, cards=total - sailor),
            ),
        )


def _captain(
    frame: Frame, colour: str, side: str, box: Box, totals: tuple[int, ...] | None
) -> Iterator[Node]:
    """The captain's portrait with the total beside it, or below it in a narrow box."""
    letters = frame.large
    upright = box.h > box.w * 1.1
    face = min(box.w * 0.8, box.h - letters * 1.4) if upright else min(box.h, box.w * 0.5)
    if upright:
        at, below = (
            (box.at[0], box.y + (box.h - letters * 1.3) / 2),
            (box.at[0], box.bottom - letters * 0.6),
        )
    else:
        at, below = (box.x + box.w * 0.32, box.at[1]), (box.x + box.w * 0.77, box.at[1])
    yield picture(f"wing-{colour}-face", at, face, side)
    if totals is None:
        return
    total = totals[COLOURS.index(colour)]
    ahead = total == max(totals)
    yield writing(
        f"total-{colour}",
        below,
        letters * 2,
        letters,
        str(total),
        skin="ink" if ahead else "ink-soft",
    )


def _sailor(derived: Derived, colour: str) -> int | None:
    """The value of a side's sailor in the duel being fought."""
    pair = None if derived.letter is None else derived.pair_of(derived.letter)
    return None if pair is None else pair[COLOURS.index(colour)]
