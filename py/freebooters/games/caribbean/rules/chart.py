"""The sea chart, as data: 62 areas of real geography, which border which, and what lies in them.

The printed board is published nowhere, so this is a reconstruction: towns and waters lie where they
are on the globe; borders, chests, hideouts and starting areas were balanced by simulation. The board
ends at the tip of Florida, so no area lies north of it; and no two ships cut the sea in two. Known
from sources are the counts and ten of the sixteen towns: La Habana, Santiago de Cuba,
Port-au-Prince, Santo Domingo, San Juan, Martinique, Caracas, Maracaibo, Puerto Bello and Trujillo.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

__all__ = ["AREAS", "BORDERS", "INDEX", "NEAR", "TOWNS", "Area", "reach"]


@dataclass(frozen=True, slots=True)
class Area:
    """One sea area. An area with a `chest` is a port and bears its town's name."""

    id: str
    name: str
    lon: float
    """Degrees east: all are negative."""
    lat: float
    """Degrees north."""
    chest: int | None
    """Doubloons in the town's chest; None for an area without a town."""
    hideout: str | None
    """Colour of the hideout here."""
    start: bool
    """Whether a ship may begin here."""
    borders: tuple[str, ...]
    """Ids of the bordering areas."""


# id | name | degrees east | degrees north | chest, hideout or start | borders
# The towns come first, so that a town's number is also its area's.
_CHART = """
VER | Veracruz           | -95.6 | 19.6 | 8000   | g1 g2 g4
CAM | Campeche           | -91.6 | 20.4 | 5000   | g1 g2 g3 g8
HAV | La Habana          | -82.4 | 23.7 | 6000   | b1 g5 g7 g8
NAS | Nassau             | -77.6 | 25.0 | 7000   | b1 b2 b3 b4
SCU | Santiago de Cuba   | -75.7 | 19.5 | 6000   | c4 c6 c7
PRO | Port Royal         | -76.8 | 17.2 | 4000   | c5 c7 m1 m2
PAP | Port-au-Prince     | -73.3 | 19.0 | 7000   | c6 c7 m2
SDO | Santo Domingo      | -69.8 | 17.9 | 5000   | m2 m3 m6 m7
SJU | San Juan           | -66.2 | 19.1 | 8000   | b10 b8 m7 w2
FTR | Martinique         | -61.9 | 14.7 | 5000   | w3 w4 w5
CCS | Caracas            | -66.9 | 11.3 | 4000   | w6 w7 w8
MAR | Maracaibo          | -71.4 | 12.5 | 5000   | m3 m5 w7
CTG | Cartagena          | -75.9 | 10.7 | 4000   | PBE m4 m5
PBE | Puerto Bello       | -79.6 | 10.1 | 4000   | CTG h5 h6 m4
TRU | Trujillo           | -85.8 | 16.5 | 6000   | BEL c1 h2
BEL | Belize             | -87.6 | 17.6 | 7000   | TRU c1 h1
g1  | Bay of Campeche    | -93.8 | 18.9 | yellow | CAM VER g2
g2  | Western Gulf       | -94.6 | 22.0 | -      | CAM VER g1 g3 g4
g3  | Campeche Bank      | -91.9 | 22.9 | -      | CAM g2 g4 g5
g4  | Central Gulf       | -91.6 | 24.5 | -      | VER g2 g3 g5 g6
g5  | Yucatan Shelf      | -88.6 | 23.6 | start  | HAV g3 g4 g6 g7 g8
g6  | Eastern Gulf       | -88.4 | 25.0 | green  | g4 g5 g7
g7  | Dry Tortugas       | -84.4 | 24.6 | -      | HAV b2 g5 g6
g8  | Yucatan Channel    | -85.9 | 21.9 | red    | CAM HAV c1 g5 h1
b1  | Florida Straits    | -80.0 | 24.0 | blue   | HAV NAS b2 b3
b2  | Great Bahama Bank  | -79.4 | 24.9 | -      | NAS b1 g7
b3  | Old Bahama Channel | -77.7 | 22.9 | -      | NAS b1 b4 b5
b4  | Exuma Sound        | -75.0 | 24.3 | -      | NAS b3 b5 b6
b5  | Ragged Islands     | -74.9 | 21.9 | start  | b3 b4 b6 c6
b6  | Caicos             | -72.4 | 23.0 | -      | b4 b5 b7 b9 c6
b7  | Silver Bank        | -71.6 | 20.7 | -      | b6 b8 b9 c6
b8  | Samana Bay         | -69.0 | 20.1 | -      | SJU b7 b9 m7
b9  | Sargasso Sea       | -68.8 | 22.6 | yellow | b10 b6 b7 b8
b10 | Puerto Rico Trench | -64.6 | 21.0 | -      | SJU b9 w2
c1  | Cayman Trench      | -84.4 | 19.6 | -      | BEL TRU c2 c3 g8 h1 h2
c2  | Gulf of Batabano   | -81.3 | 20.9 | start  | c1 c3 c4
c3  | Grand Cayman       | -81.3 | 18.6 | -      | c1 c2 c4 c5 h2 h3
c4  | Manzanillo Deep    | -78.6 | 19.4 | blue   | SCU c2 c3 c5
c5  | Pedro Bank         | -79.3 | 17.1 | -      | PRO c3 c4 h3 m1
c6  | Windward Passage   | -74.1 | 20.3 | -      | PAP SCU b5 b6 b7 c7
c7  | Jamaica Channel    | -75.0 | 18.3 | -      | PAP PRO SCU c6 m2
h1  | Cozumel Reef       | -86.4 | 19.4 | -      | BEL c1 g8
h2  | Swan Islands       | -83.4 | 16.9 | -      | TRU c1 c3 h3
h3  | Mosquito Bank      | -81.6 | 14.7 | green  | c3 c5 h2 h4 h5
h4  | Providencia        | -82.1 | 12.2 | start  | h3 h5 h6
h5  | Albuquerque Cays   | -79.6 | 12.7 | -      | PBE h3 h4 h6 m1 m4
h6  | Mosquito Gulf      | -81.6 | 10.3 | red    | PBE h4 h5
m1  | Colombian Basin    | -77.0 | 14.8 | yellow | PRO c5 h5 m4 m5
m2  | Navassa Sea        | -73.2 | 16.6 | -      | PAP PRO SDO c7 m3 m5
m3  | Beata Ridge        | -70.8 | 15.4 | start  | MAR SDO m2 m5 m6 w7
m4  | Southwest Basin    | -77.2 | 12.3 | -      | CTG PBE h5 m1 m5
m5  | Guajira Deep       | -73.8 | 13.3 | -      | CTG MAR m1 m2 m3 m4
m6  | Venezuelan Basin   | -67.9 | 16.0 | -      | SDO m3 m7 w1 w4 w7 w8
m7  | Mona Passage       | -68.0 | 18.0 | -      | SDO SJU b8 m6 w1
w1  | Saint Croix        | -65.0 | 17.1 | start  | m6 m7 w2 w3 w4
w2  | Anegada Passage    | -63.3 | 18.6 | -      | SJU b10 w1 w3
w3  | Montserrat         | -62.6 | 16.6 | red    | FTR w1 w2 w4
w4  | Aves Ridge         | -64.9 | 14.6 | -      | FTR m6 w1 w3 w5 w6 w8
w5  | Grenadines         | -62.0 | 12.4 | -      | FTR w4 w6
w6  | Margarita          | -64.6 | 11.9 | -      | CCS w4 w5 w8
w7  | Curacao            | -69.0 | 12.9 | green  | CCS MAR m3 m6 w8
w8  | Los Roques         | -66.9 | 13.4 | blue   | CCS m6 w4 w6 w7
"""


def _area(line: str) -> Area:
    name, title, lon, lat, mark, borders = (part.strip() for part in line.split("|"))
    return Area(
        id=name,
        name=title,
        lon=float(lon),
        lat=float(lat),
        chest=int(mark) if mark.isdecimal() else None,
        hideout=mark if mark.isalpha() and mark != "start" else None,
        start=mark == "start",
        borders=tuple(borders.split()),
    )


AREAS = tuple(_area(line) for line in _CHART.strip().splitlines())

INDEX = {area.id: number for number, area in enumerate(AREAS)}
"""An area's number: its index in `AREAS`."""

TOWNS = sum(area.chest is not None for area in AREAS)
"""How many areas have a town; they are numbers 0 to `TOWNS` - 1."""

BORDERS = tuple(tuple(INDEX[border] for border in area.borders) for area in AREAS)
"""Per area the numbers of the areas it borders."""

NEAR = tuple(frozenset(borders) for borders in BORDERS)
"""`BORDERS` as sets."""


def reach(area: int, steps: int, blocked: Collection[int]) -> dict[int, int]:
    """Every area a ship can reach from `area` in so many steps, with the fewest steps it takes.

    It neither enters nor crosses a blocked area; its own counts as reached in 0 steps (KA-6).
    """
    found = {area: 0}
    edge = [area]
    for step in range(1, steps + 1):
        edge = [there for here in edge for there in BORDERS[here] if there not in blocked]
        edge = [there for there in dict.fromkeys(edge) if there not in found]
        for there in edge:
            found[there] = step
    return found
