"""Everything in La Mutinerie's box, counted wherever it lies; equal at every moment of a game."""

from __future__ import annotations

from collections import Counter
from typing import Any

from freebooters.engine.contract import CHANCE
from freebooters.games.mutiny.rules.components import CARDS, CREW
from freebooters.games.mutiny.rules.duels import winners_of
from freebooters.games.mutiny.rules.state import NONE, MutinyState

__all__ = ["census", "derived"]


def census(s: MutinyState) -> dict[str, int]:
    """How many there are of each combat card, gold card, sailor, pirate, and of the coins."""
    found: Counter[str] = Counter()
    for counts in (s.combat_bag, s.discards, *s.hands):
        found.update(
            {f"{colour} {value}": n for (colour, value), n in zip(CARDS, counts, strict=True)}
        )
    found.update(" ".join(map(str, CARDS[number])) for number, _ in s.combat_under)
    for counts in (s.gold_bag, *s.gold):
        found.update({f"gold {value}": count for value, count in enumerate(counts, start=1)})
    found.update(f"gold {value}" for value, _ in s.gold_under)
    for kind, card in s.looked:
        found[" ".join(map(str, CARDS[card])) if kind == "combat" else f"{kind} {card}"] += 1
    found.update(f"sailor {value}" for value in s.deck)
    found.update(f"sailor {value}" for pair in s.sailors for value in pair if value)
    found.update(
        f"sailor {value}" for step in s.agenda for value in step[1:] if step[0] == "facing"
    )
    found["coins"] = s.bank + sum(s.coins)
    out = [*s.open, *s.used, *([s.lifeboat] if s.lifeboat else [])]
    found.update(out)
    found.update(pirate for pirate in CREW if pirate not in out)
    return dict(found)


def derived(s: MutinyState) -> dict[str, Any]:
    """Who acts follows from the agenda, who has won from the end."""
    return {"acting": _acting(s), "winners": winners_of(s) if s.phase == "over" else ()}


def _acting(s: MutinyState) -> tuple[int, ...]:
    if not s.agenda:
        return ()
    name = s.agenda[-1][0]
    if name in ("start", "cabin", "seasick", "combat", "gold", "sailor", "facing"):
        return (CHANCE,)
    if name == "lay":
        return tuple(seat for seat in s.fighting if s.laid[seat] == NONE)
    return (s.turn,)
