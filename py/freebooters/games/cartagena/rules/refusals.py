"""Why an action is not legal, in words."""

from __future__ import annotations

from freebooters.engine.contract import Action, Refusal, Seat
from freebooters.engine.messages import say
from freebooters.games.cartagena.rules.state import START, CartagenaState

__all__ = ["refusal"]


def refusal(s: CartagenaState, seat: Seat, action: Action) -> Refusal | None:
    """Why an acting seat may not do that; None if there is no particular reason to give."""
    men = s.men[seat]
    match action:
        case ("play", str(symbol), int(cell)) if symbol in s.variant.edition.index:
            if not s.hands[seat][s.variant.edition.index[symbol]]:
                card = say(f"cartagena-{symbol}")
                return Refusal(say("cartagena-refuse-no-card", symbol=card), "CA-3")
            if cell not in men:
                return Refusal(say("cartagena-refuse-no-pirate", cell=cell), "CA-3")
            return Refusal(say("cartagena-refuse-boat-play"), "CA-3")
        case ("retreat", int(cell)):
            if cell not in men:
                return Refusal(say("cartagena-refuse-no-pirate", cell=cell), "CA-4")
            if cell == START:
                return Refusal(say("cartagena-refuse-start-pirate"), "CA-4")
            return Refusal(say("cartagena-refuse-no-target"), "CA-4")
        case ("run", int()):
            return Refusal(say("cartagena-refuse-run"), "CA-3")
        case ("fall", int()):
            return Refusal(say("cartagena-refuse-fall"), "CA-4")
        case ("end",):
            return Refusal(say("cartagena-refuse-must-move"), "CA-2")
        case ("draw",) | ("pass",):
            return Refusal(say("cartagena-refuse-draw-only"), "CA-8")
    return None
