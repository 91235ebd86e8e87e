"""How Meuterer's actions are pressed on the table, and what they would bring."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from freebooters.engine.contract import Action, Seat
from freebooters.engine.messages import Message, say
from freebooters.games.meuterer.rules.components import CARDS, POUCHES, ROLES
from freebooters.games.meuterer.rules.view import MeutererView
from freebooters.games.meuterer.table.derived import Derived, Trade, island_of, kinds_of
from freebooters.games.meuterer.table.explanations import does, role_of, unsold_words
from freebooters.games.meuterer.table.hand import hand_id
from freebooters.games.meuterer.table.islands import flag_node
from freebooters.games.meuterer.table.layout import Layout, layout_of
from freebooters.games.meuterer.table.nodes import (
    card,
    card_words,
    island_words,
    role_words,
    sprite,
)
from freebooters.stage import WIDE, Box, Choice, Frame, Node

__all__ = ["attempted", "pointed"]

Words = tuple[Any, ...]


def pointed(view: MeutererView, seat: Seat, action: Action, frame: Frame = WIDE) -> Choice:
    """The choice of a legal action."""
    words: Words = action
    derived = Derived(view)
    return _CHOICES[words[0]](derived, seat, words, layout_of(frame, derived.seats))


def _pouch(derived: Derived, seat: Seat, words: Words, layout: Layout) -> Choice:
    points = words[1]
    return Choice(
        action=words,
        label=say("meuterer-choice-pouch", points=points),
        picks=(f"pouch:{points}",),
        gain=say("meuterer-gain-pouch", points=points + 1),
        short=say("meuterer-short-pouch", points=points),
        icon=sprite("pouch"),
    )


def _play(derived: Derived, seat: Seat, words: Words, layout: Layout) -> Choice:
    kind = words[1]
    held = derived.view.hand or ()
    area = layout.rows[seat].cards.inset(0, 2)
    w = area.h / 1.3
    box = Box(area.right - w, area.y, w, area.h)
    was = hand_id(kind, held.count(kind) - 1)
    return Choice(
        action=words,
        label=say("meuterer-choice-play", card=card_words(kind)),
        picks=(f"card:{kind}",),
        ghost=tuple(card("ghost-card", box, kind, edge="gold", was=was)),
        gain=_played(derived, seat, kind),
        short=say("meuterer-short-play", card=card_words(kind)),
        icon=sprite(kind),
    )


def _played(derived: Derived, seat: Seat, kind: str) -> Message:
    """What a seat would have on the active islands with one more card face up."""
    view = derived.view
    if kind == "conflict":
        return say("meuterer-gain-conflict", open="yes" if view.open_conflict else "no")
    if kind == "pirate":
        return _prowled(derived, len(view.hand or ()) - 1)
    played = tuple(
        tuple(sorted((*cards, kind))) if other == seat else cards
        for other, cards in enumerate(view.played)
    )
    then = Derived(replace(view, played=played))
    sold = [island for island in derived.active() if kind in kinds_of(island_of(island))]
    stands = [_stands(then, island, seat) for island in sold]
    if not stands:
        return say("meuterer-gain-unsold")
    first, *more = stands
    if more:
        either = "yes" if then.either(seat) else "no"
        first = say("meuterer-gain-both", first=first, second=more[0], either=either)
    return say("meuterer-gain-so-far", stands=first)


def _prowled(derived: Derived, steps: int) -> Message:
    """How far the pirate ship sails with so many cards left, and whether it robs on the way."""
    view = derived.view
    route = derived.prowled(steps)
    robs = "yes" if view.ship in route else "no"
    island = island_words(route[-1] if route else str(view.pirate_ship))
    return say("meuterer-gain-pirate", steps=steps, island=island, robs=robs)


def _stands(derived: Derived, island: str, seat: Seat) -> Message:
    trade = derived.market[island][seat]
    return say(
        "meuterer-gain-stands",
        island=island_words(island),
        count=trade.count,
        card=card_words(trade.kind),
        leads=_leads(trade, may_rise=derived.may_rise(island, seat)),
        points=trade.points,
    )


def _leads(trade: Trade, *, may_rise: bool) -> str:
    """How a seat stands on an island if all others offer there what they can, and whether it may
    come out better: `alone`, `full` (tied, and paid as if alone), `tied`, `least` (tied or better),
    `maybe` (behind or better), `no`.
    """
    if not trade.leads:
        return "maybe" if may_rise else "no"
    if trade.tied == 1:
        return "alone"
    if trade.full:
        return "full"
    return "least" if may_rise else "tied"


def _pass(derived: Derived, seat: Seat, words: Words, layout: Layout) -> Choice:
    kept = derived.view.hand_sizes[seat]
    side = "captain" if seat == derived.view.captain else "mutineer"
    island = derived.steered(kept)
    return Choice(
        action=words,
        label=say("meuterer-choice-pass", kept=kept),
        ghost=(_ghost_flag(derived, seat, side, island, layout),),
        gain=say(
            "meuterer-gain-pass",
            side=side,
            island=island_words(island),
            worth=island_of(island).ship,
        ),
        short=say("meuterer-short-pass", kept=kept),
        icon=sprite("kept"),
    )


def _ghost_flag(derived: Derived, seat: Seat, side: str, island: str, layout: Layout) -> Node:
    return flag_node("ghost-flag", side, seat, island, derived, layout)


def _role(derived: Derived, seat: Seat, words: Words, layout: Layout) -> Choice:
    role = words[1]
    gain = does(role_of(derived, role))
    if role == ROLES[0]:
        island = derived.steered(derived.view.hand_sizes[seat])
        gain = say(
            "meuterer-gain-mutineer", island=island_words(island), worth=island_of(island).ship
        )
    return Choice(
        action=words,
        label=say("meuterer-choice-role", role=role_words(role)),
        picks=(f"role:{role}",),
        gain=gain,
        short=role_words(role),
        icon=sprite(role),
    )


def _fight(derived: Derived, seat: Seat, words: Words, layout: Layout) -> Choice:
    count = words[1]
    strengths = dict(derived.view.conflict or {"captain": 0, "mutiny": 0})
    against = derived.view.roles[seat] in ("mutineer", "boy")
    strengths["mutiny" if against else "captain"] += count
    return Choice(
        action=words,
        label=say("meuterer-choice-fight", count=count),
        picks=(f"fight:{count}",) if count else (),
        gain=say("meuterer-gain-fight", captain=strengths["captain"], mutiny=strengths["mutiny"]),
        short=say("meuterer-short-fight", count=count),
        icon=sprite("conflict"),
    )


def _sell(derived: Derived, seat: Seat, words: Words, layout: Layout) -> Choice:
    _, island, kind, count = words
    view = derived.view
    offers = tuple(
        (kind, count) if other == seat else offer for other, offer in enumerate(view.sales[island])
    )
    then = Derived(replace(view, sales={**view.sales, island: offers}))
    return Choice(
        action=words,
        label=say(
            "meuterer-choice-sell",
            island=island_words(island),
            card=card_words(kind),
            count=count,
        ),
        picks=(f"offer:{kind}:{count}", f"island:{island}"),
        gain=_stands(then, island, seat),
        short=say("meuterer-short-sell", count=count, card=card_words(kind)),
        icon=sprite(f"isle-{island}"),
    )


def _done(derived: Derived, seat: Seat, words: Words, layout: Layout) -> Choice:
    return Choice(
        words,
        say("meuterer-choice-done"),
        gain=say("meuterer-gain-done"),
        short=say("meuterer-short-done"),
    )


def _keep(derived: Derived, seat: Seat, words: Words, layout: Layout) -> Choice:
    return Choice(
        action=words,
        label=say("meuterer-choice-keep", card=card_words(words[1])),
        picks=(f"keep:{words[1]}",),
        gain=_later(derived, words[1]),
        short=card_words(words[1]),
        icon=sprite(words[1]),
    )


def _later(derived: Derived, kind: str) -> Message:
    """What a card kept now is good for in the next round."""
    if kind in ("conflict", "pirate"):
        return unsold_words(kind, open_conflict=derived.view.open_conflict)
    sold = [island for island in derived.active() if kind in kinds_of(island_of(island))]
    if not sold:
        return say("meuterer-gain-unsold")
    names = [island_words(island) for island in sold]
    return say("meuterer-explain-sold", count=len(names), first=names[0], last=names[-1])


_CHOICES: Mapping[str, Callable[[Derived, Seat, Words, Layout], Choice]] = {
    "pouch": _pouch,
    "play": _play,
    "pass": _pass,
    "role": _role,
    "fight": _fight,
    "sell": _sell,
    "done": _done,
    "keep": _keep,
}


def attempted(picks: Sequence[str]) -> Action | None:
    """The action that picks try to name; the last of each kind of pick counts."""
    named = dict(pick.split(":", 1) for pick in picks if ":" in pick)
    return next(_attempts(named), None)


def _attempts(named: Mapping[str, str]) -> Iterator[Action]:
    """What picks may mean, the likeliest first."""
    kind, _, count = named.get("offer", "").partition(":")
    if "island" in named and kind in CARDS and count.isdecimal():
        yield ("sell", named["island"], kind, int(count))
    if named.get("pouch", "") in map(str, POUCHES):
        yield ("pouch", int(named["pouch"]))
    if named.get("fight", "").isdecimal():
        yield ("fight", int(named["fight"]))
    if named.get("keep") in CARDS:
        yield ("keep", named["keep"])
    if named.get("role") in ROLES:
        yield ("role", named["role"])
    if named.get("card") in CARDS:
        yield ("play", named["card"])
    if "island" in named:
        yield ("sell", named["island"])
