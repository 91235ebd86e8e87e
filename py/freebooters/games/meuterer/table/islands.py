"""The ring of islands: what each buys and pays, where the ships lie, where they are bound."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.messages import say
from freebooters.games.meuterer.rules.components import ANY, CARDS
from freebooters.games.meuterer.table.derived import Derived, Trade, island_of
from freebooters.games.meuterer.table.explanations import (
    Isle,
    island_card,
    island_label,
    isle_of,
    ship_card,
)
from freebooters.games.meuterer.table.layout import Layout
from freebooters.games.meuterer.table.nodes import Z, icon, island_words, isle, sprite, words
from freebooters.games.meuterer.table.tiles import Tile, badge_letters
from freebooters.stage import Box, Frame, Meaning, Node, disc, painted, panel, picture, zone

__all__ = ["flag_node", "islands", "water"]


_PAIR = 0.75
"""How large ships are of which two lie at one island."""
_ALOFT = 0.6
"""How large a flag is that flies over a ship."""


@painted
def water(layout: Layout) -> Iterator[Node]:
    """What never changes: the sea."""
    sea = layout.sea
    yield panel("sea", sea, "sea", edge="board-edge", corner=18, z=Z.BASE)


def islands(derived: Derived, layout: Layout) -> Iterator[Node]:
    view, frame = derived.view, layout.frame
    market = derived.market if derived.trading else {}
    held = len(view.hand) if derived.playing and view.hand is not None else -1
    for island, tile in zip(view.circle, layout.tiles, strict=False):
        isle = isle_of(derived, island)
        yield from _tile(island, tile, frame, active=isle.active)
        yield from _meaning(tile, isle, market.get(island, ()))
        if isle.steps <= held:
            yield from _badge(island, tile, frame, isle.steps, here=isle.steps == held)
    yield from _ships(layout, view.circle, view.ship, view.pirate_ship or "")
    yield from _flags(derived, layout)


@painted
def _tile(island: str, tile: Tile, frame: Frame, *, active: bool) -> Iterator[Node]:
    facts = island_of(island)
    ink, ground = ("ink", "paper") if active else ("white", "sea-deep")
    yield panel(
        f"tile-{island}",
        tile.box,
        ground,
        edge="gold" if active else "line",
        corner=frame.small * 0.5,
        z=Z.TILE,
    )
    if active:
        glow = tile.box.inset(-frame.small * 0.12, -frame.small * 0.12)
        yield panel(f"lit-{island}", glow, "coin", corner=frame.small * 0.6, z=Z.GLOW)
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
    yield from _worth(island, tile, frame)
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
    if active:
        best, foot = tile.prices[0], (tile.terms or tile.prices)[0]
        alone = Box(best.x, best.y, best.w, foot.bottom - best.y)
        yield zone(f"alone-{island}", alone, z=Z.PRINT)


def _worth(island: str, tile: Tile, frame: Frame) -> Iterator[Node]:
    """What bringing the ship there is worth: the number on a flag of gold."""
    flag = tile.worth
    yield icon(f"worth-{island}", flag.at, flag.w, "worth", z=Z.PRINT)
    cloth = Box(flag.x + flag.w * 0.14, flag.y + flag.h * 0.1, flag.w * 0.74, flag.h * 0.62)
    points = str(island_of(island).ship)
    yield words(
        f"worth-points-{island}",
        cloth,
        frame.medium,
        points,
        skin="black",
        ground="coin",
        z=Z.PRINT,
    )


@painted
def _meaning(tile: Tile, isle: Isle, trades: tuple[Trade, ...]) -> Iterator[Node]:
    """The island's label, its card, and where to press it."""
    yield zone(
        f"island-{isle.name}",
        tile.box,
        z=Z.REACH,
        means=Meaning(island_label(isle, trades), island_card(isle, trades), f"island:{isle.name}"),
    )


@painted
def _badge(island: str, tile: Tile, frame: Frame, steps: int, *, here: bool) -> Iterator[Node]:
    """How many cards one must keep to sail there, while cards are played; lit: with those held."""
    box, ground = tile.badge, "coin" if here else "paper"
    yield disc(f"badge-{island}", box, ground, edge="wood-deep", z=Z.TAG)
    skin, size = "black" if here else "ink", badge_letters(frame, tile.box)
    yield words(f"steps-{island}", box, size, str(steps), skin=skin, ground=ground, z=Z.TAG)


@painted
def _ships(layout: Layout, circle: tuple[str, ...], ship: str, pirate: str) -> Iterator[Node]:
    places = dict(zip(circle, layout.tiles, strict=False))
    for name, island in (("ship", ship), ("pirate-ship", pirate)):
        if island not in places:
            continue
        tile = places[island]
        side = min(tile.dock.size)
        at = (tile.dock.at[0], tile.dock.bottom - side / 2)
        if ship == pirate:
            side *= _PAIR
            apart = side * (0.45 if name == "ship" else -0.45)
            at = (at[0] + apart - side * 0.2, tile.dock.bottom - side / 2)
        yield picture(
            name,
            (at, side),
            sprite(name),
            z=Z.SHIP,
            means=Meaning(
                say(f"meuterer-node-{name}", island=island_words(island)), ship_card(name, island)
            ),
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
    """A destination's flag on its island; on a small one it flies over the ship that stays there."""
    tile = layout.tiles[derived.view.circle.index(island)]
    flag, z = tile.flag, Z.FLAG
    if island == derived.view.ship and flag.overlaps(tile.dock, flag.w / 2):
        width = flag.w * _ALOFT
        flag, z = Box(flag.right - width, flag.y, width, width), Z.TAG
    return picture(name, flag, sprite(f"flag-{side}"), tint=f"seat-{seat}", z=z, was=f"sign-{seat}")
