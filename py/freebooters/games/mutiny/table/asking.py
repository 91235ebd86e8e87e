"""What is asked of whoever acts, and what the others read meanwhile."""

from __future__ import annotations

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.mutiny.rules.view import MutinyView
from freebooters.games.mutiny.table.nodes import pirate_words

__all__ = ["asked", "waited"]


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
