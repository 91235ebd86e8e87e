"""The ring of islands: what each buys and pays, where the ships lie, where they are bound."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from freebooters.engine.messages import say
from freebooters.games.meuterer.rules.components import ANY, CARDS
from freebooters.games.meuterer.table.derived import Derived, Trade, island_of
from freebooters.games.meuterer.table.explained import island_card, island_label, ship_card
from freebooters.games.meuterer.table.layout import Layout
from freebooters.games.meuterer.table.nodes import Z, icon, island_words, isle, sprite, words
from freebooters.games.meuterer.table.tiles import Tile
from freebooters.stage import Frame, Node

__all__ = ["flag_node", "islands", "water"]


@lru_cache(maxsize=16)
def water(layout: Layout) -> tuple[Node, ...]:
    """What never changes: the sea."""
    sea = layout.sea
    return (Node("sea", "box", sea.at, sea.size, "sea", edge="board-edge", round=18, z=Z.BASE),)


def islands(derived: Derived, layout: Layout) -> Iterator[Node]:
    market = derived.market() if derived.trading else {}
    for island, tile in zip(derived.view.circle, layout.tiles, strict=False):
        yield from _tile(island, tile, layout.frame, island in derived.view.active)
        yield _meaning(derived, island, tile, market.get(island, ()))
        yield from _badge(derived, island, tile, layout.frame)
    yield from _ships(derived, layout)
    yield from _flags(derived, layout)


@lru_cache(maxsize=512)
def _tile(island: str, tile: Tile, frame: Frame, active: bool) -> tuple[Node, ...]:
    return tuple(_drawn_tile(island, tile, frame, active))


def _drawn_tile(island: str, tile: Tile, frame: Frame, active: bool) -> Iterator[Node]:
    facts = island_of(island)
    ink, ground = ("ink", "paper") if active else ("white", "sea-deep")
    yield Node(
        id=f"tile-{island}",
        kind="box",
        at=tile.box.at,
        size=tile.box.size,
        skin=ground,
        edge="gold" if active else "line",
        round=frame.small * 0.5,
        z=Z.TILE,
    )
    if active:
        glow = tile.box.inset(-frame.small * 0.12, -frame.small * 0.12)
        yield Node(
            f"lit-{island}", "box", glow.at, glow.size, "coin", round=frame.small * 0.6, z=Z.GLOW
        )
    if tile.name is not None:
        yield words(
            f"name-{island}",
            tile.name,
            frame.medium if tile.terms else frame.small,
            island_words(island),
            skin=ink,
            ground=ground,
            display=True,
            lines=tile.name_lines,
            z=Z.PRINT,
        )
    if tile.isle is not None:
        yield isle(f"isle-{island}", island, tile.isle)
    kind = "any" if facts.takes == ANY else CARDS[facts.takes]
    yield icon(f"goods-{island}", tile.goods.at, tile.goods.w, kind, z=Z.PRINT)
    yield icon(f"hull-{island}", tile.hull.at, tile.hull.w, "ship", z=Z.PRINT)
    worth = str(facts.ship)
    yield words(
        f"worth-{island}", tile.worth, frame.medium, worth, skin=ink, ground=ground, z=Z.PRINT
    )
    for place, (box, price) in enumerate(zip(tile.prices, facts.prices, strict=False)):
        yield words(
            f"price-{island}-{place + 1}",
            box,
            frame.medium,
            str(price),
            skin=ink,
            ground=ground,
            z=Z.PRINT,
        )
    for place, box in enumerate(tile.terms):
        yield words(
            f"term-{island}-{place + 1}",
            box,
            frame.small,
            say("meuterer-term", leaders=place + 1),
            skin=ink,
            ground=ground,
            z=Z.PRINT,
        )


def _meaning(derived: Derived, island: str, tile: Tile, trades: Sequence[Trade]) -> Node:
    """The island's label, its card, and where to press it."""
    return Node(
        id=f"island-{island}",
        kind="zone",
        at=tile.box.at,
        size=tile.box.size,
        z=Z.REACH,
        label=island_label(derived, island, trades),
        explain=island_card(derived, island, trades),
        pick=f"island:{island}",
    )


def _badge(derived: Derived, island: str, tile: Tile, frame: Frame) -> Iterator[Node]:
    """How many cards one must keep to sail there, while cards are played; lit: with those held."""
    held = derived.view.hand
    steps = derived.steps_to(island)
    if not derived.playing or held is None or steps > len(held):
        return
    box, here = tile.badge, steps == len(held)
    ground = "coin" if here else "paper"
    yield Node(f"badge-{island}", "disc", box.at, box.size, ground, edge="wood-deep", z=Z.TAG)
    skin = "black" if here else "ink"
    yield words(f"steps-{island}", box, frame.small, str(steps), skin=skin, ground=ground, z=Z.TAG)


def _ships(derived: Derived, layout: Layout) -> Iterator[Node]:
    places = dict(zip(derived.view.circle, layout.tiles, strict=False))
    ship, pirate = derived.view.ship, derived.view.pirate_ship or ""
    for name, island in (("ship", ship), ("pirate-ship", pirate)):
        if island not in places:
            continue
        dock = places[island].dock
        if ship == pirate:
            dock = dock.columns(2, 0)[name == "ship"]
        side = min(dock.size)
        at = (dock.right - side / 2, dock.bottom - side / 2)
        yield Node(
            id=name,
            kind="sprite",
            at=at,
            size=(side, side),
            skin=sprite(name),
            z=Z.SHIP,
            explain=ship_card(derived, name, island),
            label=say(f"meuterer-node-{name}", island=island_words(island)),
        )


def _flags(derived: Derived, layout: Layout) -> Iterator[Node]:
    """Where the ship will sail: the captain's destination, or the mutineer's who has won."""
    side, seat = "captain", derived.view.round_captain
    if derived.selling and derived.view.captain != seat:
        side, seat = "mutineer", derived.view.captain
    island = derived.view.destinations[side]
    if island is not None and seat is not None:
        yield flag_node(f"flag-{side}", side, seat, island, derived, layout)


def flag_node(
    name: str, side: str, seat: int, island: str, derived: Derived, layout: Layout
) -> Node:
    """A destination's flag on its island."""
    flag = layout.tiles[derived.view.circle.index(island)].flag
    return Node(
        id=name,
        kind="sprite",
        at=flag.at,
        size=flag.size,
        skin=sprite(f"flag-{side}"),
        tint=f"seat-{seat}",
        z=Z.FLAG,
        was=f"sign-{seat}",
    )
