"""How La Mutinerie's actions are pressed on the table, and what is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from freebooters.engine.contract import Action, Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.mutiny.rules.components import CREW
from freebooters.games.mutiny.rules.view import MutinyView
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.layout import LAYOUTS, Shape
from freebooters.games.mutiny.table.nodes import Z, card_words, pirate_words, side_words
from freebooters.stage import Choice, Node

__all__ = ["asked", "attempted", "pointed", "waited"]

Words = tuple[Any, ...]


def pointed(view: MutinyView, seat: Seat, action: Action, frame: Shape) -> Choice:
    """The choice of a legal action."""
    words: Words = action
    return _CHOICES[words[0]](Derived(view, frame), seat, words)


def _knock(derived: Derived, seat: Seat, words: Words) -> Choice:
    """The choice to knock, which lights up the portraits of the pirates that may be behind the
    door.
    """
    crew = LAYOUTS[derived.frame].crew
    unseen = derived.unseen
    ghost = tuple(
        Node(
            f"behind-{pirate}",
            "glow",
            (box.x + box.h * 0.55, box.at[1]),
            (box.h * 1.5,) * 2,
            "glow",
            z=Z.TRACK,
        )
        for pirate, box in zip(CREW, crew, strict=False)
        if pirate in unseen
    )
    return Choice(
        action=words,
        label=say("mutiny-choice-knock"),
        picks=("door",),
        ghost=ghost,
        gain=say(
            "mutiny-gain-knock", unseen=len(unseen), ghost="yes" if "ghost" in unseen else "no"
        ),
    )


def _take(derived: Derived, seat: Seat, words: Words) -> Choice:
    pirate = words[1]
    power = say(f"mutiny-power-{pirate}")
    if pirate == "sate":
        power = say("mutiny-gain-sate", coins=min(derived.view.bank, 1 + derived.view.sate_bonus))
    return Choice(
        words,
        say("mutiny-choice-take", pirate=pirate_words(pirate)),
        (f"pirate:{pirate}",),
        gain=power,
    )


def _keep(derived: Derived, seat: Seat, words: Words) -> Choice:
    if len(words) == 3:
        card = (words[1], words[2])
        return Choice(words, say("mutiny-choice-keep", card=card_words(card)), (_look(card),))
    items = derived.view.looked or ()
    if words[1] == "gold":
        value = next(item for item in items if isinstance(item, int))
        return Choice(words, say("mutiny-choice-keep-gold", value=value), ("look:gold",))
    card = next(item for item in items if not isinstance(item, int))
    return Choice(words, say("mutiny-choice-keep", card=card_words(card)), (_look(card),))


def _look(card: tuple[str, int]) -> str:
    return f"look:{card[0]}:{card[1]}"


def _hand(derived: Derived, seat: Seat, words: Words) -> Choice:
    """A card given back, sold or laid."""
    verb, colour, value = words
    label = say(f"mutiny-choice-{verb}", card=card_words((colour, value)))
    return Choice(words, label, (f"card:{colour}:{value}",))


def _buy(derived: Derived, seat: Seat, words: Words) -> Choice:
    return Choice(words, say("mutiny-choice-buy"), ("pile:combat",))


def _choose(derived: Derived, seat: Seat, words: Words) -> Choice:
    pick = "pile:combat" if words[1] == "combat" else "bank"
    return Choice(words, say("mutiny-choice-choose", gift=words[1]), (pick,))


def _other(derived: Derived, seat: Seat, words: Words) -> Choice:
    """Another seat robbed or looked at."""
    verb, other = words
    return Choice(words, say(f"mutiny-choice-{verb}", seat=SeatName(other)), (f"seat:{other}",))


def _swear(derived: Derived, seat: Seat, words: Words) -> Choice:
    now = derived.view.allegiance[seat]
    kind = "first" if now is None else "bluff" if now == words[1] else "change"
    label = say("mutiny-choice-swear", side=side_words(words[1]), kind=kind)
    return Choice(words, label, (f"oath:{words[1]}",))


def _place(derived: Derived, seat: Seat, words: Words) -> Choice:
    _, pink, grey = words
    label = say("mutiny-choice-place", pink=pink, grey=grey)
    return Choice(words, label, (f"place:{pink}:{grey}",))


def _inspect(derived: Derived, seat: Seat, words: Words) -> Choice:
    return Choice(words, say("mutiny-choice-inspect", letter=words[1]), (f"duel:{words[1]}",))


def _pair(derived: Derived, seat: Seat, words: Words) -> Choice:
    return Choice(words, say(f"mutiny-choice-{words[0]}"), (f"pair:{words[0]}",))


def _monkey(derived: Derived, seat: Seat, words: Words) -> Choice:
    return Choice(
        words,
        say("mutiny-choice-monkey"),
        ("monkey",),
        gain=say("mutiny-gain-monkey", round=_round(derived)),
    )


def _done(derived: Derived, seat: Seat, words: Words) -> Choice:
    return Choice(
        words, say("mutiny-choice-done", pirate=derived.view.pirate or "", count=derived.view.count)
    )


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


def asked(view: MutinyView, seat: Seat) -> Message:
    """What `seat` is asked."""
    if view.pirate is not None:
        return _asked_by(view, seat, view.pirate)
    if view.phase == "mutiny":
        return _asked_to_fight(view, seat)
    if view.opened is not None:
        pirate = pirate_words(view.opened)
        return say("mutiny-prompt-opened", pirate=pirate, closed=view.closed)
    return say("mutiny-prompt-turn", open=len(view.open), closed=view.closed)


def _asked_by(view: MutinyView, seat: Seat, pirate: str) -> Message:
    sworn = "yes" if view.declared[seat] else "no"
    match pirate:
        case "wessel":
            return say("mutiny-prompt-wessel", left=3 - view.count)
        case "nero":
            return say("mutiny-prompt-nero", left=3 - view.count, way=view.way or "none")
        case "bijoux" | "ojo":
            return say(f"mutiny-prompt-{pirate}", sworn=sworn)
        case "cambivalute":
            if view.inspected is not None:
                return say("mutiny-prompt-swap", letter=view.inspected)
            return say("mutiny-prompt-place" if view.looked else "mutiny-prompt-inspect")
    return say(f"mutiny-prompt-{pirate}")


def _asked_to_fight(view: MutinyView, seat: Seat) -> Message:
    duel = view.duel
    if view.turn is not None or duel is None:
        return say("mutiny-prompt-monkey")
    cards = len(view.combat[seat] or ())
    return say("mutiny-prompt-fight", letter=duel["letter"], round=duel["round"], cards=cards)


def waited(view: MutinyView, seat: Seat) -> Message:
    """What the others read meanwhile."""
    name = SeatName(seat)
    if view.pirate is not None:
        return say("mutiny-wait-pirate", seat=name, pirate=pirate_words(view.pirate))
    if view.phase == "mutiny":
        return say("mutiny-wait-fight" if view.turn is None else "mutiny-wait-rob", seat=name)
    return say("mutiny-wait-turn", seat=name)
