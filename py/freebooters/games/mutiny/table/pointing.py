"""How La Mutinerie's actions are pressed on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from freebooters.engine.contract import Action, Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.mutiny.rules.components import COLOURS, CREW, LETTERS, SIDES
from freebooters.games.mutiny.rules.view import MutinyView
from freebooters.games.mutiny.table.crew import face_of
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.gifts import gift
from freebooters.games.mutiny.table.nodes import (
    Z,
    card_sprite,
    card_words,
    pirate_words,
    side_words,
    sprite,
)
from freebooters.stage import WIDE, Choice, Frame, glow

__all__ = ["attempted", "pointed"]

Words = tuple[Any, ...]


def pointed(view: MutinyView, seat: Seat, action: Action, frame: Frame = WIDE) -> Choice:
    """The choice of a legal action."""
    words: Words = action
    return _CHOICES[words[0]](Derived(view, frame), seat, words)


def _knock(derived: Derived, seat: Seat, words: Words) -> Choice:
    """The choice to knock, which lights up the portraits of the pirates that may be behind the
    door.
    """
    crew, unseen = derived.layout.crew, derived.unseen
    faces = {
        pirate: face_of(crew.shows, box)
        for pirate, box in zip(CREW, crew.places, strict=True)
        if pirate in unseen
    }
    ghost = tuple(
        glow(f"behind-{pirate}", (at, side * 1.5), "glow", z=Z.TRACK)
        for pirate, (at, side) in faces.items()
    )
    return Choice(
        action=words,
        label=say("mutiny-choice-knock"),
        picks=("door",),
        ghost=ghost,
        gain=say(
            "mutiny-gain-knock", unseen=len(unseen), ghost="yes" if "ghost" in unseen else "no"
        ),
        short=say("mutiny-knock"),
        icon=sprite("door"),
    )


def _take(derived: Derived, seat: Seat, words: Words) -> Choice:
    pirate = words[1]
    return Choice(
        words,
        say("mutiny-choice-take", pirate=pirate_words(pirate)),
        (f"pirate:{pirate}",),
        gain=gift(derived.view, seat, pirate),
        short=pirate_words(pirate),
        icon=sprite(pirate),
    )


def _keep(derived: Derived, seat: Seat, words: Words) -> Choice:
    items = derived.view.looked or ()
    if words[1] == "gold":
        value = next(item for item in items if isinstance(item, int))
        return Choice(
            words,
            say("mutiny-choice-keep-gold", value=value),
            ("look:gold",),
            short=say("mutiny-gold", value=value),
            icon=sprite(f"gold-{value}"),
        )
    colour, value = (
        words[1:] if len(words) == 3 else next(item for item in items if not isinstance(item, int))
    )
    return _with_card(words, "keep", (colour, value), f"look:{colour}:{value}")


def _with_card(words: Words, verb: str, card: tuple[str, int], pick: str) -> Choice:
    """What is done with a card; its gain is what the card does in a duel."""
    colour, value = card
    return Choice(
        words,
        say(f"mutiny-choice-{verb}", card=card_words(card)),
        (pick,),
        gain=_strength(colour, value) if verb in ("keep", "fight") else None,
        short=card_words(card),
        icon=sprite(card_sprite(card)),
    )


def _strength(colour: str, points: int) -> Message:
    side = pirate_words(SIDES[COLOURS.index(colour)])
    return say("mutiny-gain-card", points=points, side=side)


def _hand(derived: Derived, seat: Seat, words: Words) -> Choice:
    """A card given back, sold or laid. The last one that is laid leaves none for another duel, where
    the seat would be out in the first round (MU-33).
    """
    verb, colour, value = words
    choice = _with_card(words, verb, (colour, value), f"card:{colour}:{value}")
    is_last = derived.view.combat_sizes[seat] == 1 and derived.letter != LETTERS[-1]
    if verb != "fight" or not is_last:
        return choice
    return replace(choice, gain=say("mutiny-gain-last", gain=_strength(colour, value)))


def _buy(derived: Derived, seat: Seat, words: Words) -> Choice:
    return Choice(
        words,
        say("mutiny-choice-buy"),
        ("pile:combat",),
        short=say("mutiny-short-buy"),
        icon=sprite("volcano"),
    )


def _choose(derived: Derived, seat: Seat, words: Words) -> Choice:
    gift = words[1]
    pick, icon = ("pile:combat", "combat-back") if gift == "combat" else ("bank", "coin")
    return Choice(
        words,
        say("mutiny-choice-choose", gift=gift),
        (pick,),
        short=say(f"mutiny-offer-{gift}"),
        icon=sprite(icon),
    )


def _other(derived: Derived, seat: Seat, words: Words) -> Choice:
    """Another seat robbed or looked at."""
    verb, other = words
    coins = say("mutiny-gain-rob", coins=derived.view.coins[other])
    return Choice(
        words,
        say(f"mutiny-choice-{verb}", seat=SeatName(other)),
        (f"seat:{other}",),
        gain=coins if verb == "rob" else None,
        short=say("mutiny-seat", seat=SeatName(other)),
        icon=sprite("coin" if verb == "rob" else "peeked"),
    )


def _swear(derived: Derived, seat: Seat, words: Words) -> Choice:
    """An oath; its gain is what the seat's cards could do for that side."""
    side, now = words[1], derived.view.allegiance[seat]
    kind = "first" if now is None else "bluff" if now == side else "change"
    colour = COLOURS[SIDES.index(side)]
    own = derived.view.combat[seat] or ()
    return Choice(
        words,
        say("mutiny-choice-swear", side=side_words(side), kind=kind),
        (f"oath:{side}",),
        gain=say(
            "mutiny-gain-oath",
            points=sum(value for own_colour, value in own if own_colour == colour),
        ),
        short=pirate_words(side),
        icon=sprite(f"oath-{side}"),
    )


def _place(derived: Derived, seat: Seat, words: Words) -> Choice:
    _, pink, grey = words
    label = say("mutiny-choice-place", pink=pink, grey=grey)
    return Choice(words, label, (f"place:{pink}:{grey}",), short=label, icon=sprite("cambivalute"))


def _inspect(derived: Derived, seat: Seat, words: Words) -> Choice:
    letter = words[1]
    return Choice(
        words,
        say("mutiny-choice-inspect", letter=letter),
        (f"duel:{letter}",),
        short=say("mutiny-name-duel", letter=letter),
        icon=sprite("peeked"),
    )


def _pair(derived: Derived, seat: Seat, words: Words) -> Choice:
    """Two sailors exchanged or not; its gain is how they stand then."""
    verb = words[0]
    inspected = derived.view.inspected
    pair = derived.pair_of(inspected) if inspected else None
    after = None
    if pair:
        pink, grey = pair if verb == "leave" else pair[::-1]
        after = say("mutiny-choice-place", pink=pink, grey=grey)
    return Choice(
        words,
        say(f"mutiny-choice-{verb}"),
        (f"pair:{verb}",),
        gain=after,
        short=say(f"mutiny-way-{verb}"),
    )


def _monkey(derived: Derived, seat: Seat, words: Words) -> Choice:
    return Choice(
        words,
        say("mutiny-choice-monkey"),
        ("monkey",),
        gain=say("mutiny-gain-monkey", round=_round(derived)),
        short=say("mutiny-short-monkey"),
        icon=sprite("ape"),
    )


def _done(derived: Derived, seat: Seat, words: Words) -> Choice:
    view = derived.view
    pirate, sworn = view.pirate or "", "yes" if view.declared[seat] else "no"
    label, short = (
        say(key, pirate=pirate, count=view.count, sworn=sworn)
        for key in ("mutiny-choice-done", "mutiny-short-done")
    )
    return Choice(words, label, short=short)


_CHOICES: Mapping[str, Callable[[Derived, Seat, Words], Choice]] = {
    "knock": _knock,
    "take": _take,
    "keep": _keep,
    "return": _hand,
    "sell": _hand,
    "fight": _hand,
    "buy": _buy,
    "choose": _choose,
    "rob": _other,
    "peek": _other,
    "swear": _swear,
    "place": _place,
    "inspect": _inspect,
    "swap": _pair,
    "leave": _pair,
    "monkey": _monkey,
    "done": _done,
}


def _round(derived: Derived) -> int:
    return int(derived.view.duel["round"]) if derived.view.duel else 0


_TOKENS: Mapping[str, Action] = {
    "door": ("knock",),
    "look:gold": ("keep", "gold"),
    "bank": ("choose", "coin"),
    "pile:gold": ("choose", "gold"),
    "pair:swap": ("swap",),
    "pair:leave": ("leave",),
    "monkey": ("monkey",),
}
"""Picks that always mean the same."""

_OWN_CARD = {"wessel": "return", "nero": "sell"}
_VERBS = {"pirate": "take", "oath": "swear", "duel": "inspect"}


def attempted(view: MutinyView, picks: Sequence[str]) -> Action | None:
    """The action that the last of those picks tries to name."""
    pick = picks[-1] if picks else ""
    if pick in _TOKENS:
        return _TOKENS[pick]
    kind, *rest = pick.split(":")
    match kind, rest:
        case "pile", ["combat"]:
            return ("buy",) if view.pirate == "nero" else ("choose", "combat")
        case "look", [colour, value] if value.isdigit():
            looking = view.pirate == "diaz"
            return ("keep", "combat") if looking else ("keep", colour, int(value))
        case "card", [colour, value] if value.isdigit():
            return (_OWN_CARD.get(view.pirate or "", "fight"), colour, int(value))
        case "seat", [seat] if seat.isdigit():
            return ("peek" if view.pirate == "ojo" else "rob", int(seat))
        case "place", [pink, grey] if pink.isdigit() and grey.isdigit():
            return ("place", int(pink), int(grey))
        case (("pirate" | "oath" | "duel"), [word]):
            return (_VERBS[kind], word)
    return None
