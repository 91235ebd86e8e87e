"""The sea: islands with the piles and the bank, the ship's track, storms, the lifeboat, sabres."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.messages import say
from freebooters.games.mutiny.rules.components import BOX
from freebooters.games.mutiny.table.derived import FEW, Derived
from freebooters.games.mutiny.table.explanations import about, about_pirate, about_supply
from freebooters.games.mutiny.table.layout import Layout
from freebooters.games.mutiny.table.nodes import Z, panel, picture, pirate_words, plate
from freebooters.stage import Box, Frame, Meaning, Node, disc, painted, path

__all__ = ["BANK", "PILES", "SEASICK", "bank", "sea"]

PILES = {"combat": "pile-combat", "gold": "pile-gold"}
BANK = "bank"
"""Ids of the nodes from which cards and coins come."""
SEASICK = "seasick"
"""Id of the node of the pirate in the lifeboat."""

_IMAGES = {PILES["combat"]: "volcano", PILES["gold"]: "treasure", BANK: "coinisle"}


def sea(derived: Derived) -> Iterator[Node]:
    layout, view = derived.layout, derived.view
    yield from _waters(layout)
    supplies = zip(
        _IMAGES,
        (view.combat_pile, view.gold_pile, view.bank),
        layout.sea.islands,
        layout.sea.plates,
        strict=True,
    )
    for name, left, island, below in supplies:
        yield from _supply(layout.frame, name, left, island, below)
    yield from _passage(layout, view.ship)
    yield from _lifeboat(layout, view.lifeboat)


@painted
def _passage(layout: Layout, cells: int) -> Iterator[Node]:
    """The sabres, the storms and the ship, which has so many cells to go."""
    place = layout.sea
    yield picture(
        "sabres",
        place.sabres.at,
        place.sabres.size,
        "sabres",
        Z.MARK,
        means=Meaning(
            say("mutiny-node-sabres", cells=cells),
            about("sabres", "sabres", ("cells", cells)),
            "sabres",
        ),
    )
    for storm in BOX.storms:
        x, y = place.track[storm]
        yield picture(
            f"storm-{storm}",
            (x, y - place.cell * 0.4 - place.storm * 0.5),
            place.storm,
            "storm",
            Z.MARK,
            dim=cells <= storm,
            means=Meaning(say("mutiny-node-storm", cells=storm), about("storm", "storm")),
        )
    ahead = [storm for storm in BOX.storms if storm < cells]
    x, y = place.track[cells]
    next_storm = cells - max(ahead) if ahead else 0
    yield picture(
        "ship",
        (x, y - place.ship * 0.24),
        place.ship,
        "ship",
        Z.SHIP,
        means=Meaning(
            say("mutiny-node-ship", cells=cells, storms=len(ahead), next=next_storm),
            about("ship", "ship", ("cells", cells)),
            "ship",
        ),
    )


def bank(derived: Derived, island: Box, number: Box) -> Iterator[Node]:
    """The bank by itself, with the coins left in it."""
    yield from _supply(
        derived.frame, BANK, derived.view.bank, island, number, has_words=False, z=Z.FACE
    )


@painted
def _supply(
    frame: Frame,
    name: str,
    left: int,
    island: Box,
    number: Box,
    *,
    has_words: bool = True,
    z: int = Z.LAND,
) -> Iterator[Node]:
    few = left <= FEW
    yield picture(
        name,
        island.at,
        island.size,
        _IMAGES[name],
        z,
        means=Meaning(
            say(f"mutiny-node-{name}", count=left),
            about_supply(name, _IMAGES[name], left),
            name.replace("pile-", "pile:"),
        ),
    )
    words = frame.kind == "wide" and has_words
    yield from plate(
        f"{name}-left",
        number,
        frame.small if words else frame.medium,
        (say(f"mutiny-{name}", count=left), str(left)) if words else str(left),
        ink="danger" if few else "ink",
        edge="danger" if few else "wood-deep",
    )


@painted
def _waters(layout: Layout) -> list[Node]:
    """The sea, and the cells the ship can be on, from where it sets sail to the sabres."""
    place = layout.sea
    box = place.box
    found = [
        panel("sea", box, "sea", edge="sea-deep", corner=16, z=Z.SEA),
        picture("waves", box.at, box.size, "waves", Z.WAVE),
        path("track", place.track[::-1], place.cell * 0.22, "sand", at=(0, 0), z=Z.WAVE),
    ]
    found += [
        disc(
            f"cell-{number}",
            (at, place.cell),
            "stone" if number in BOX.storms else "sand",
            edge="wood-deep",
            z=Z.TRACK,
        )
        for number, at in enumerate(place.track)
    ]
    return found


@painted
def _lifeboat(layout: Layout, sick: str | None) -> Iterator[Node]:
    """The lifeboat, and beside it the pirate who sits in it."""
    place = layout.sea
    label = (
        say("mutiny-seasick", pirate=pirate_words(sick)) if sick else say("mutiny-seasick-nobody")
    )
    yield picture(
        "lifeboat",
        place.lifeboat.at,
        place.lifeboat.size,
        "lifeboat",
        Z.MARK,
        means=Meaning(label, about("lifeboat", "lifeboat", now=label), "lifeboat"),
    )
    if sick:
        yield picture(
            SEASICK,
            place.seasick.at,
            place.seasick.size,
            sick,
            Z.LAND,
            was=f"crew-{sick}-face",
            means=Meaning(pirate_words(sick), about_pirate(sick, "seasick")),
        )
