"""The ring of islands: what each buys and pays, where the ships lie, where they are bound."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import zip_longest

from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.meuterer.rules.components import ANY, CARDS
from freebooters.games.meuterer.table.derived import Derived, Trade, island_of, kinds_of
from freebooters.games.meuterer.table.layout import Layout, Sizes, Tile
from freebooters.games.meuterer.table.nodes import Z, card_words, icon, island_words, sprite, words
from freebooters.stage import Box, Node

__all__ = ["flag_node", "islands", "water"]


@lru_cache(maxsize=4)
def water(layout: Layout) -> tuple[Node, ...]:
    """What never changes: the sea, and the route."""
    return tuple(_water(layout))


def _water(layout: Layout) -> Iterator[Node]:
    sea = layout.sea
    yield Node("sea", "box", sea.at, sea.size, "sea", edge="board-edge", round=18, z=Z.BASE)


def islands(derived: Derived, layout: Layout) -> Iterator[Node]:
    market = derived.market() if derived.trading else {}
    for island, tile in zip(derived.view.circle, layout.tiles, strict=False):
        active = island in derived.view.active
        yield from _tile(island, tile, layout.sizes, active, derived.view.ship == island)
        yield _meaning(derived, island, tile, market.get(island, ()))
        yield from _pip(derived, island, tile, layout.sizes)
    yield from _ships(derived, layout)
    yield from _flags(derived, layout)


@lru_cache(maxsize=256)
def _tile(island: str, tile: Tile, sizes: Sizes, active: bool, docked: bool) -> tuple[Node, ...]:
    return tuple(_drawn_tile(island, tile, sizes, active, docked))


def _drawn_tile(
    island: str, tile: Tile, sizes: Sizes, active: bool, docked: bool
) -> Iterator[Node]:
    facts = island_of(island)
    ink = "ink" if active else "white"
    if active:
        glow = (tile.box.w * 1.34, tile.box.h * 1.46)
        yield Node(f"glow-{island}", "glow", tile.box.at, glow, "glow", z=Z.GLOW)
    yield Node(
        id=f"tile-{island}",
        kind="box",
        at=tile.box.at,
        size=tile.box.size,
        skin="paper" if active else "sea-deep",
        edge="gold" if active else "line",
        round=tile.box.w * 0.09,
        z=Z.TILE,
    )
    name = tile.name
    if active:
        lamp = (name.x + name.h * 0.36, name.at[1])
        yield icon(f"lamp-{island}", lamp, name.h, "lantern", z=Z.PRINT)
        name = Box(name.x + name.h * 0.8, name.y, name.w - name.h * 0.8, name.h)
    if docked:
        name = Box(name.x, name.y, tile.ship[0] - sizes.ship * 0.46 - name.x, name.h)
    yield words(
        f"name-{island}",
        name,
        sizes.body * 1.06,
        island_words(island),
        skin=ink,
        align="left",
        display=True,
        z=Z.PRINT,
    )
    yield Node(
        id=f"isle-{island}",
        kind="sprite",
        at=tile.picture.at,
        size=tile.picture.size,
        skin=sprite(f"isle-{island}"),
        z=Z.PRINT,
        alpha=1 if active else 0.86,
    )
    kind = "any" if facts.takes == ANY else CARDS[facts.takes]
    yield icon(f"goods-{island}", tile.goods.at, tile.goods.w, kind, z=Z.PRINT)
    yield from _prices(island, tile, sizes, facts.prices[:3], active)
    worth = tile.worth
    side = worth.h * 0.94
    yield icon(f"hull-{island}", (worth.x + side / 2, worth.at[1]), side, "ship", z=Z.PRINT)
    number = Box(worth.x + side, worth.y, worth.w - side, worth.h)
    yield words(f"worth-{island}", number, sizes.body * 1.1, str(facts.ship), skin=ink, z=Z.PRINT)


def _prices(
    island: str, tile: Tile, sizes: Sizes, prices: Sequence[int], active: bool
) -> Iterator[Node]:
    """The points for one, two and three leaders, on a plate."""
    price = tile.price
    yield Node(
        id=f"plate-{island}",
        kind="box",
        at=price.at,
        size=(price.w, price.h * 0.92),
        skin="coin" if active else "sea-deep",
        edge="wood-deep" if active else "line",
        round=price.h * 0.3,
        z=Z.PRINT,
    )
    if not active:
        text = "   ".join(map(str, prices))
        yield words(f"price-{island}", price, sizes.body * 1.05, text, skin="white", z=Z.PRINT)
        return
    third = price.w / 3
    for place, value in enumerate(prices):
        box = Box(price.x + third * place, price.y, third, price.h)
        size = sizes.body * (1.2, 1.02, 0.9)[place]
        name = f"price-{island}-{place + 1}"
        yield words(name, box, size, str(value), skin="black", z=Z.PRINT)


def _meaning(derived: Derived, island: str, tile: Tile, trades: Sequence[Trade]) -> Node:
    """The island's label, and where to press it."""
    return Node(
        id=f"island-{island}",
        kind="zone",
        at=tile.box.at,
        size=tile.box.size,
        z=Z.REACH,
        label=_label(derived, island, trades),
        pick=f"island:{island}",
    )


def _label(derived: Derived, island: str, trades: Sequence[Trade]) -> Message:
    facts, view = island_of(island), derived.view
    sole, two, three, _ = facts.prices
    goods = say("meuterer-any") if facts.takes == ANY else card_words(*kinds_of(facts))
    bound = [side for side, place in view.destinations.items() if place == island]
    return say(
        "meuterer-node-island",
        island=island_words(island),
        active="yes" if island in view.active else "no",
        goods=goods,
        sole=sole,
        two=two,
        three=three,
        worth=facts.ship,
        here="both"
        if island == view.ship == view.pirate_ship
        else "ship"
        if island == view.ship
        else "pirate"
        if island == view.pirate_ship
        else "none",
        bound="both" if len(bound) == 2 else bound[0] if bound else "none",
        steps=derived.steps_to(island),
        **_leaders(trades),
    )


def _leaders(trades: Sequence[Trade]) -> dict[str, Message | int | str]:
    """Who leads on an island as things are, and with how many cards."""
    names = [
        say("meuterer-seat", seat=SeatName(seat))
        for seat, trade in enumerate(trades)
        if trade.leads
    ]
    listed = dict(zip_longest(("first", "second", "third", "fourth"), names, fillvalue=""))
    most = max((trade.count for trade in trades), default=0)
    return {"leaders": len(names), "most": most, **listed}


def _pip(derived: Derived, island: str, tile: Tile, sizes: Sizes) -> Iterator[Node]:
    """How many cards one must keep to sail there, while cards are played."""
    held = derived.view.hand
    steps = derived.steps_to(island)
    if not derived.playing or held is None or steps > len(held):
        return
    side = sizes.pip
    yield Node(f"pip-{island}", "disc", tile.pip, (side, side), "paper", edge="wood-deep", z=Z.TAG)
    yield Node(
        f"kept-{island}", "text", tile.pip, (0, side * 0.66), "ink", text=str(steps), z=Z.TAG
    )


def _ships(derived: Derived, layout: Layout) -> Iterator[Node]:
    places = dict(zip(derived.view.circle, layout.tiles, strict=False))
    side = layout.sizes.ship
    tile = places.get(derived.view.ship)
    if tile is not None:
        yield icon("ship", tile.ship, side, "ship", z=Z.SHIP)
    tile = places.get(derived.view.pirate_ship or "")
    if tile is not None:
        yield icon("pirate-ship", tile.pirate_ship, side * 0.94, "pirate-ship", z=Z.SHIP)


def _flags(derived: Derived, layout: Layout) -> Iterator[Node]:
    """The destinations, as flags of those who steer for them."""
    seats = {"captain": derived.view.round_captain, "mutineer": derived.mutineer()}
    for side, island in derived.view.destinations.items():
        seat = seats[side]
        if island is not None and seat is not None:
            yield flag_node(f"flag-{side}", side, seat, island, derived, layout)


def flag_node(
    name: str, side: str, seat: int, island: str, derived: Derived, layout: Layout
) -> Node:
    """A destination's flag on its island."""
    tile = layout.tiles[derived.view.circle.index(island)]
    return Node(
        id=name,
        kind="sprite",
        at=tile.captain if side == "captain" else tile.mutineer,
        size=(layout.sizes.flag, layout.sizes.flag),
        skin=sprite(f"flag-{side}"),
        tint=f"seat-{seat}",
        z=Z.FLAG,
        was=f"pennant-{seat}",
    )
