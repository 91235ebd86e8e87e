"""What the cards beside things on La Mutinerie's table say."""

from __future__ import annotations

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
)
from freebooters.stage import Explainer, Explanation, Fact

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

_RULES = {
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
    "card": "MU-32",
    "duel": "MU-31",
    "way": "MU-21",
    "wing": "MU-36",
    "seat-chang": "MU-17",
    "seat-ojo": "MU-20",
    "seat": "MU-34",
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
"""The rule that says more of each thing, and of each pirate."""

_THINGS = Explainer("mutiny", _RULES)
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
    numbers = []
    if counted is not None:
        key, value = counted
        numbers.append(_THINGS.number(f"number-{key}", icon, value))
    return _THINGS.explained(
        thing, name, None, *numbers, more=say(f"mutiny-about-{thing}"), icon=icon
    )


@lru_cache(maxsize=128)
def about_supply(supply: str, image: str, left: int) -> Explanation:
    """A pile or the bank."""
    name, more = say(f"mutiny-name-{supply}"), say(f"mutiny-about-{supply}")
    number = _THINGS.number("number-left", _ICONS[supply], left)
    return _THINGS.explained(supply, name, None, number, more=more, icon=image)


@lru_cache(maxsize=128)
def about_pirate(pirate: str, state: str, coins: int = 0) -> Explanation:
    """A pirate, where it is, and what Sate offers by now."""
    now, more = say(f"mutiny-power-{pirate}"), say("mutiny-whereabouts", state=state)
    numbers = [_THINGS.number("number-offered", "coin", coins)] if coins else []
    return _THINGS.explained(pirate, pirate_words(pirate), now, *numbers, more=more, icon=pirate)


@lru_cache(maxsize=128)
def about_card(card: Card, count: int) -> Explanation:
    """Combat cards of one kind in the viewer's hand."""
    colour, value = card
    side, image = side_words(SIDES[COLOURS.index(colour)]), card_sprite(card)
    now = say("mutiny-about-card", value=value, side=side)
    held = _THINGS.number("number-held", image, count)
    return _THINGS.explained("card", card_words(card), now, held, icon=image)


def about_duel(letter: str, pair: Pair | None, now: Message) -> Explanation:
    """One of the five duels, as far as its sailors are known."""
    return replace(_about_duel(letter, pair), now=now)


@lru_cache(maxsize=512)
def _about_duel(letter: str, pair: Pair | None) -> Explanation:
    sailors = (_sailor(side, value) for side, value in zip(SIDES, pair or (), strict=False))
    name, more = say("mutiny-name-duel", letter=letter), say("mutiny-about-duel")
    return _THINGS.explained("duel", name, None, *sailors, more=more, icon="sabres")


def _sailor(side: str, value: int) -> Fact:
    emblem = EMBLEMS[COLOURS[SIDES.index(side)]]
    return _THINGS.number("number-sailor", emblem, value, side=side_words(side))


@lru_cache(maxsize=32)
def about_way(pink: int, grey: int) -> Explanation:
    """One of two ways in which sailors can face each other."""
    name = say("mutiny-choice-place", pink=pink, grey=grey)
    return _THINGS.explained("way", name, more=say("mutiny-about-duel"), icon="sabres")


def about_seat(seat: Seat, held: tuple[int, int, int], pirate: str | None) -> Explanation:
    """A seat that can be chosen, by a pirate or by a monkey, and its coins, gold cards and combat
    cards.
    """
    kinds = (("coin", "coins"), ("gold-back", "cards"), ("combat-back", "combat"))
    numbers = (
        _THINGS.number(f"column-{name}", icon, value)
        for (icon, name), value in zip(kinds, held, strict=True)
    )
    kind = f"seat-{pirate}" if pirate else "seat"
    return _THINGS.explained(kind, say("mutiny-seat", seat=SeatName(seat)), None, *numbers)


@lru_cache(maxsize=512)
def about_wing(side: str, total: int | None, sailor: int | None) -> Explanation:
    """One side of the duel being fought."""
    numbers = []
    if total is not None and sailor is not None:
        numbers = [
            _sailor(side, sailor),
            _THINGS.number("number-cards", "combat-back", total - sailor),
            _THINGS.number("number-total", "sabres", total),
        ]
    more = say("mutiny-about-wing")
    return _THINGS.explained("wing", side_words(side), None, *numbers, more=more, icon=side)
