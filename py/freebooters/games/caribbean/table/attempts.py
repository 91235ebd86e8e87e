"""What a press on Caribbean's table tries to do, legal or not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from freebooters.engine.contract import Action
from freebooters.games.caribbean.rules.components import CARDS, SHIPS
from freebooters.games.caribbean.rules.view import CaribbeanView
from freebooters.games.caribbean.table.derived import Derived

__all__ = ["attempted"]


def attempted(view: CaribbeanView, picks: Sequence[str]) -> Action | None:
    """The action that picks try to name; the last of each kind of pick counts."""
    named = dict(pick.split(":", 1) for pick in picks if ":" in pick)
    if "card" in named or "berth" in named:
        return _attempted_bid(named)
    derived = Derived(view)
    if "hideout" in named:
        if "ship" in named:
            return ("hand-secure", named["ship"])
        return ("secure",) if _is_here(derived, named["hideout"]) else ("sail", named["hideout"])
    if "ship" in named:
        return (_toward_ship(derived, named["ship"]), named["ship"])
    if "chest" in named:
        return _toward_chest(derived, named["chest"])
    return ("sail", named["area"]) if "area" in named else None


def _attempted_bid(named: Mapping[str, str]) -> Action | None:
    values = {str(value): value for value in CARDS}
    card, ship = named.get("card"), named.get("berth")
    if card not in values or ship not in SHIPS:
        return None
    return ("bid", ship, values[card])


def _toward_ship(derived: Derived, other: str) -> str:
    """What pressing another ship means, which depends on the chests aboard the two."""
    own, their = _hold(derived, derived.view.sailing), _hold(derived, other)
    if own is None:
        return "steal"
    return "hand" if their is None else "exchange"


def _toward_chest(derived: Derived, chest: str) -> Action | None:
    own = _hold(derived, derived.view.sailing)
    if chest == own:
        return ("secure",)
    port = next((port for port, lying in derived.view.ports.items() if lying == chest), None)
    if port is None:
        return None
    if own is not None:
        return ("exchange-port", port)
    return ("load",) if _is_here(derived, port) else ("sail", port)


def _is_here(derived: Derived, area: str) -> bool:
    """Whether the ship in turn lies there; what is elsewhere it has to reach first."""
    return derived.sea.occupied.get(area) == derived.view.sailing


def _hold(derived: Derived, ship: str | None) -> str | None:
    return derived.sea.cargo_of(ship) if ship is not None and ship in derived.view.ships else None
