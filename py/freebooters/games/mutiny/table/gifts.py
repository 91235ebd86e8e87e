"""What a pirate really gives a seat now, where supplies, cards or coins run short."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, say
from freebooters.games.mutiny.rules.view import MutinyView

__all__ = ["MOST", "exchanges", "gift", "offered", "trades", "ways"]

MOST = 3
"""Exchanges that Wessel-Jan and Dean Nero make at most (MU-14, MU-15)."""


def gift(view: MutinyView, seat: Seat, pirate: str) -> Message:
    """What taking that pirate, face up, brings the seat: its power, unless it can give only less."""
    less = _LESS.get(pirate)
    found = less(view, seat) if less else None
    return found or say(f"mutiny-power-{pirate}")


def offered(view: MutinyView) -> int:
    """The coins that Sate pays to whoever takes her now."""
    return min(view.bank, 1 + view.sate_bonus)


def exchanges(view: MutinyView, seat: Seat) -> int:
    """How many more cards the seat can give Wessel-Jan."""
    return min(MOST - view.count, view.combat_sizes[seat])


def trades(view: MutinyView, seat: Seat) -> dict[str, int]:
    """How many more trades with Dean Nero are possible, in each direction."""
    left, cards, coins = MOST - view.count, view.combat_sizes[seat], view.coins[seat]
    found = {"sell": min(left, cards, view.bank), "buy": min(left, coins, view.combat_pile)}
    return {way: most for way, most in found.items() if view.way in (None, way)}


def ways(view: MutinyView, seat: Seat) -> tuple[str, int]:
    """In which direction the seat can trade with Dean Nero, or `none` for both, and how often."""
    possible = {way: most for way, most in trades(view, seat).items() if most}
    return next(iter(possible), "none") if len(possible) == 1 else "none", max(
        possible.values(), default=0
    )


def _only(what: str) -> Message:
    return say("mutiny-gain-only", what=what)


def _valverde(view: MutinyView, seat: Seat) -> Message | None:
    return _of(gold=view.gold_pile, coin=view.bank)


def _diaz(view: MutinyView, seat: Seat) -> Message | None:
    return _of(gold=view.gold_pile, combat=view.combat_pile)


def _pang(view: MutinyView, seat: Seat) -> Message | None:
    return _of(combat=view.combat_pile, coin=view.bank)


def _of(**supplies: int) -> Message | None:
    """Which of two supplies is left, if not both are."""
    left = [name for name, count in supplies.items() if count]
    return None if len(left) == len(supplies) else _only(left[0] if left else "nothing")


def _two_cards(view: MutinyView, seat: Seat) -> Message | None:
    return None if view.combat_pile > 1 else _only("combat" if view.combat_pile else "nothing")


def _exchanges(view: MutinyView, seat: Seat) -> Message | None:
    return _up_to(exchanges(view, seat))


def _trades(view: MutinyView, seat: Seat) -> Message | None:
    return _up_to(max(trades(view, seat).values()))


def _up_to(most: int) -> Message | None:
    if most == MOST:
        return None
    return say("mutiny-gain-exchanges", most=most) if most else _only("nothing")


def _theft(view: MutinyView, seat: Seat) -> Message | None:
    return None if sum(view.coins) > view.coins[seat] else _only("nothing")


def _purse(view: MutinyView, seat: Seat) -> Message | None:
    coins = offered(view)
    return say("mutiny-gain-sate", coins=coins) if coins else _only("nothing")


def _sight(view: MutinyView, seat: Seat) -> Message | None:
    """Ojo, for a seat that has sworn."""
    others = any(sworn for other, sworn in enumerate(view.declared) if other != seat)
    return _only("nothing") if view.declared[seat] and not others else None


def _sailors(view: MutinyView, seat: Seat) -> Message | None:
    return _only("pair") if all(view.seen_by) else None


_LESS: Mapping[str, Callable[[MutinyView, Seat], Message | None]] = {
    "valverde": _valverde,
    "diaz": _diaz,
    "crackpott": _two_cards,
    "tembo": _two_cards,
    "wessel": _exchanges,
    "nero": _trades,
    "pang": _pang,
    "chang": _theft,
    "sate": _purse,
    "ojo": _sight,
    "cambivalute": _sailors,
}
"""What is said of each pirate in place of its power; None where it gives all of that."""
