"""What the cards beside things on La Mutinerie's table say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.mutiny.rules.components import COLOURS, SIDES, Card, Pair
from freebooters.games.mutiny.table.nodes import (
    EMBLEMS,
    card_sprite,
    card_words,
    pirate_words,
    side_words,
    sprite,
)
from freebooters.stage import Explanation, Fact

__all__ = [
    "about",
    "about_card",
    "about_duel",
    "about_pirate",
    "about_seat",
    "about_supply",
    "about_way",
    "about_wing",
]

_RULES: Mapping[str, str] = {
    "sabres": "MU-8",
    "ship": "MU-6",
    "storm": "MU-7",
    "lifeboat": "MU-7",
    "door": "MU-3",
    "doorway": "MU-4",
    "dealer": "MU-2",
    "monkey": "MU-33",
    "gold-card": "MU-40",
    "oath": "MU-30",
    "scores": "MU-31",
    "laid": "MU-32",
    "unmasked": "MU-40",
    "pile-combat": "MU-8",
    "pile-gold": "MU-8",
    "bank": "MU-8",
}
"""The rule that says more of each thing."""

_PIRATES: Mapping[str, str] = {
    "valverde": "MU-10",
    "diaz": "MU-11",
    "crackpott": "MU-12",
    "tembo": "MU-13",
    "wessel": "MU-14",
    "nero": "MU-15",
    "pang": "MU-16",
    "chang": "MU-17",
    "sate": "MU-18",
    "bijoux": "MU-19",
    "ojo": "MU-20",
    "cambivalute": "MU-21",
    "ghost": "MU-5",
}

_ICONS = {"pile-combat": "combat-back", "pile-gold": "gold-back", "bank": "coin"}


def about(
    thing: str,
    icon: str,
    counted: tuple[str, int] | None = None,
    seat: Seat | None = None,
    now: Message | None = None,
) -> Explanation:
    """A thing of which there is one kind. `counted` is a number of it, with the key of its name;
    `seat` whose it is, `now` what is true of it just now.
    """
    known = _about(thing, icon, counted, seat)
    return known if now is None else replace(known, now=now)


@lru_cache(maxsize=256)
def _about(
    thing: str, icon: str, counted: tuple[str, int] | None, seat: Seat | None
) -> Explanation:
    name = say(f"mutiny-name-{thing}")
    if seat is not None:
        name = say(f"mutiny-name-{thing}", seat=SeatName(seat))
    numbers: tuple[Fact, ...] = ()
    if counted is not None:
        key, value = counted
        numbers = (Fact(say(f"mutiny-number-{key}"), sprite(icon), value),)
    return Explanation(
        name=name,
        numbers=numbers,
        more=say(f"mutiny-about-{thing}"),
        rule=_RULES[thing],
        icon=sprite(icon),
    )


@lru_cache(maxsize=128)
def about_supply(supply: str, image: str, left: int) -> Explanation:
    """A pile or the bank."""
    return Explanation(
        name=say(f"mutiny-name-{supply}"),
        numbers=(Fact(say("mutiny-number-left"), sprite(_ICONS[supply]), left),),
        more=say(f"mutiny-about-{supply}"),
        rule=_RULES[supply],
        icon=sprite(image),
    )


@lru_cache(maxsize=128)
def about_pirate(pirate: str, state: str, coins: int = 0) -> Explanation:
    """A pirate, where it is, and what Sate offers by now."""
    numbers = (Fact(say("mutiny-number-offered"), sprite("coin"), coins),) if coins else ()
    return Explanation(
        name=pirate_words(pirate),
        now=say(f"mutiny-power-{pirate}"),
        numbers=numbers,
        more=say("mutiny-whereabouts", state=state),
        rule=_PIRATES[pirate],
        icon=sprite(pirate),
    )


@lru_cache(maxsize=128)
def about_card(card: Card, count: int) -> Explanation:
    """Combat cards of one kind in the viewer's hand."""
    colour, value = card
    side = side_words(SIDES[COLOURS.index(colour)])
    return Explanation(
        name=card_words(card),
        now=say("mutiny-about-card", value=value, side=side),
        numbers=(Fact(say("mutiny-number-held"), sprite(card_sprite(card)), count),),
        rule="MU-32",
        icon=sprite(card_sprite(card)),
    )


def about_duel(letter: str, pair: Pair | None, now: Message) -> Explanation:
    """One of the five duels, as far as its sailors are known."""
    return replace(_about_duel(letter, pair), now=now)


@lru_cache(maxsize=512)
def _about_duel(letter: str, pair: Pair | None) -> Explanation:
    numbers = tuple(
        Fact(say("mutiny-number-sailor", side=side_words(side)), sprite(EMBLEMS[colour]), value)
        for colour, side, value in zip(COLOURS, SIDES, pair or (), strict=False)
    )
    return Explanation(
        name=say("mutiny-name-duel", letter=letter),
        numbers=numbers,
        more=say("mutiny-about-duel"),
        rule="MU-31",
        icon=sprite("sabres"),
    )


@lru_cache(maxsize=32)
def about_way(pink: int, grey: int) -> Explanation:
    """One of two ways in which sailors can face each other."""
    return Explanation(
        name=say("mutiny-choice-place", pink=pink, grey=grey),
        more=say("mutiny-about-duel"),
        rule="MU-21",
        icon=sprite("sabres"),
    )


def about_seat(seat: Seat, held: tuple[int, int, int], rule: str) -> Explanation:
    """A seat that can be chosen, and its coins, gold cards and combat cards."""
    kinds = (("coin", "coins"), ("gold-back", "cards"), ("combat-back", "combat"))
    return Explanation(
        name=say("mutiny-seat", seat=SeatName(seat)),
        numbers=tuple(
            Fact(say(f"mutiny-column-{name}"), sprite(icon), value)
            for (icon, name), value in zip(kinds, held, strict=True)
        ),
        rule=rule,
    )


@lru_cache(maxsize=512)
def about_wing(side: str, total: int | None, sailor: int | None) -> Explanation:
    """One side of the duel being fought."""
    numbers = []
    if total is not None and sailor is not None:
        emblem = sprite(EMBLEMS[COLOURS[SIDES.index(side)]])
        numbers = [
            Fact(say("mutiny-number-sailor", side=side_words(side)), emblem, sailor),
            Fact(say("mutiny-number-cards"), sprite("combat-back"), total - sailor),
            Fact(say("mutiny-number-total"), sprite("sabres"), total),
        ]
    return Explanation(
        name=side_words(side),
        numbers=tuple(numbers),
        more=say("mutiny-about-wing"),
        rule="MU-36",
        icon=sprite(side),
    )
