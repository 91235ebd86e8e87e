"""Why something is not legal now, in words and by rule."""

from __future__ import annotations

from collections.abc import Mapping

from freebooters.engine.contract import Action, Refusal, Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.mutiny.rules.components import CARDS, CREW, card_number
from freebooters.games.mutiny.rules.state import MutinyState

__all__ = ["refusal"]

_RULES: Mapping[str, str] = {
    "turn": "MU-3",
    "choose-pile": "MU-11",
    "choose-card": "MU-13",
    "return": "MU-14",
    "trade": "MU-15",
    "choose-gift": "MU-16",
    "peek": "MU-20",
    "place": "MU-21",
    "inspect": "MU-21",
    "swap": "MU-21",
    "lay": "MU-32",
}
"""The rule behind a question; two rules ask for a robbery, and two for an oath."""

_VERBS: Mapping[str, tuple[str, ...]] = {
    "turn": ("knock", "take"),
    "choose-pile": ("keep",),
    "choose-card": ("keep",),
    "return": ("return", "done"),
    "trade": ("sell", "buy", "done"),
    "choose-gift": ("choose",),
    "rob": ("rob",),
    "swear": ("swear",),
    "peek": ("peek", "done"),
    "place": ("place",),
    "inspect": ("inspect",),
    "swap": ("swap", "leave"),
    "lay": ("fight", "monkey"),
}
"""The verbs that answer a question."""

_KNOWN_VERBS = {verb for verbs in _VERBS.values() for verb in verbs}


def refusal(s: MutinyState, seat: Seat, action: Action) -> Refusal | None:
    """Why an acting seat may not do that now; None for what is never an action of this game."""
    if action[0] not in _KNOWN_VERBS:
        return None
    step = s.agenda[-1][0]
    rule = _rule(s, step)
    if action == ("done",) and "done" not in _VERBS[step]:
        return _no("mutiny-refuse-compulsory", rule)
    if action[0] not in _VERBS[step]:
        return _no("mutiny-refuse-moment", rule, asked=step)
    match step:
        case "turn":
            return _turn(s, action)
        case "return" | "trade" | "lay":
            return _card(s, seat, action, rule)
        case "choose-pile" | "choose-card" | "place":
            return _no("mutiny-refuse-not-looked", rule)
        case "choose-gift":
            return _gift(action)
        case "rob" | "peek":
            return _other(s, seat, action, rule)
    return None


def _rule(s: MutinyState, step: str) -> str:
    if step == "rob":
        return "MU-17" if s.phase == "voyage" else "MU-34"
    if step == "swear":
        return "MU-20" if s.pirate == "ojo" else "MU-19"
    return _RULES[step]


def _no(key: str, rule: str, **args: int | str | SeatName | Message) -> Refusal:
    return Refusal(say(key, **args), rule)


def _turn(s: MutinyState, action: Action) -> Refusal | None:
    match action:
        case ("knock",):
            return _no("mutiny-refuse-no-cabin", "MU-3")
        case ("take", str(pirate)) if pirate in CREW:
            name = say(f"mutiny-pirate-{pirate}")
            if pirate in s.used:
                return _no("mutiny-refuse-used", "MU-4", pirate=name)
            if pirate == s.lifeboat:
                return _no("mutiny-refuse-seasick", "MU-7", pirate=name)
            return _no(
                "mutiny-refuse-passed-by" if pirate in s.open else "mutiny-refuse-not-open",
                "MU-3",
                pirate=name,
            )
    return None


def _card(s: MutinyState, seat: Seat, action: Action, rule: str) -> Refusal | None:
    """Cards given back, sold, bought and fought with."""
    match action:
        case ("monkey",):
            return _no("mutiny-refuse-monkey-first", "MU-33")
        case ("buy",):
            if s.way == "sell":
                return _no("mutiny-refuse-direction", rule)
            return _no("mutiny-refuse-no-pile" if s.coins[seat] else "mutiny-refuse-no-coin", rule)
        case (("return" | "sell" | "fight") as verb, str(colour), int(value)):
            if (colour, value) not in CARDS:
                return None
            if verb == "sell" and s.way == "buy":
                return _no("mutiny-refuse-direction", rule)
            if not s.hands[seat][card_number(colour, value)]:
                return _no(
                    "mutiny-refuse-no-card", rule, colour=say(f"mutiny-{colour}"), value=value
                )
            return _no("mutiny-refuse-no-bank", rule)
    return None


def _gift(action: Action) -> Refusal:
    match action:
        case ("choose", "combat"):
            return _no("mutiny-refuse-no-pile", "MU-16")
        case ("choose", "coin"):
            return _no("mutiny-refuse-no-bank", "MU-16")
    return _no("mutiny-refuse-not-looked", "MU-16")


def _other(s: MutinyState, seat: Seat, action: Action, rule: str) -> Refusal | None:
    """Seats robbed and seats whose allegiance is looked at."""
    match action:
        case ("rob" | "peek", int(other)) if 0 <= other < len(s.coins):
            if other == seat:
                return _no("mutiny-refuse-self", rule)
            key = "mutiny-refuse-poor" if action[0] == "rob" else "mutiny-refuse-undeclared"
            return _no(key, rule, seat=SeatName(other))
    return None
