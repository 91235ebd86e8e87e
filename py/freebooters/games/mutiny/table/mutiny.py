"""The mutiny: wins, the five duels, and the one being fought with all its cards."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.messages import Message, say
from freebooters.games.mutiny.rules.components import COLOURS, SIDES, WINS
from freebooters.games.mutiny.table.deck import Side, deck
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.explanations import about
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


def mutiny(derived: Derived) -> Iterator[Node]:
    layout = derived.layout
    wins = tuple(derived.view.wins[colour] for colour in COLOURS)
    yield from _scores(layout.frame, layout.scores, wins, _title(derived))
    if derived.view.phase == "over":
        yield from pairs(derived, layout.over)
        yield from unmasking(derived)
        return
    yield from pairs(derived, layout.duels)
    totals = _totals(derived) or {}
    pink, grey = (Side(totals.get(colour), _sailor(derived, colour)) for colour in COLOURS)
    yield from deck(layout.frame, layout.deck, (pink, grey))
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


def _sailor(derived: Derived, colour: str) -> int | None:
    """The value of a side's sailor in the duel being fought."""
    pair = None if derived.letter is None else derived.pair_of(derived.letter)
    return None if pair is None else pair[COLOURS.index(colour)]
