"""Where the two drawings of the chart, wide and tall, have their areas, towns and hideouts.

In units of the drawings, `art/chart-wide-*.svg` and `art/chart-tall-*.svg`, which a layout stretches
to the room it has. The drawings have real coasts, stretched where waters lie close together, so that
every area has room for a ship; areas touch only if they border each other, and reefs separate the
others. Chests, names and the signs beside ships were moved to where no ship can lie.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from freebooters.stage import Box, Point

__all__ = ["DRAWINGS", "Drawing", "DrawingName"]

DrawingName = Literal["wide", "tall"]


@dataclass(frozen=True, slots=True)
class Drawing:
    """One drawing of the chart, by ids of areas."""

    height: float
    """Of a drawing 1000 units wide."""
    areas: dict[str, Point]
    """Where a ship in the area lies."""
    hideouts: dict[str, Point]
    """Where a hideout's sign is, beside whatever lies in its area."""
    chests: dict[str, Point]
    """Where a port's chest lies ashore."""
    names: dict[str, Point]
    """Where a town's name stands; only the wide drawing has room for names."""

    def within(self, box: Box) -> Drawing:
        """The drawing stretched to fill a box, in table units."""

        def moved(points: dict[str, Point]) -> dict[str, Point]:
            return {
                area: (box.x + x * box.w / 1000, box.y + y * box.h / self.height)
                for area, (x, y) in points.items()
            }

        return Drawing(
            height=box.h,
            areas=moved(self.areas),
            hideouts=moved(self.hideouts),
            chests=moved(self.chests),
            names=moved(self.names),
        )


# id | where a ship lies, wide | tall | where the hideout's sign stands, wide | tall
_AREAS = """
VER |  55 200 |  52 300
CAM | 142 205 | 138 258
HAV | 351 119 | 341 171
NAS | 513  64 | 524  59
SCU | 542 233 | 530 321
PRO | 542 310 | 528 448
PAP | 643 248 | 644 351
SDO | 717 307 | 686 436
SJU | 828 184 | 846 287
FTR | 933 333 | 927 488
CCS | 795 455 | 774 667
MAR | 652 415 | 638 627
CTG | 541 442 | 545 676
PBE | 455 452 | 453 668
TRU | 261 291 | 251 462
BEL | 200 266 | 186 448
g1  |  94 247 | 100 376 |  61 247 | 118 319
g2  |  97 150 |  65 200
g3  | 180 156 | 175 184
g4  | 162  89 | 122 109
g5  | 234 117 | 245 129
g6  | 230  45 | 206  53 | 197  45 | 254  53
g7  | 295  75 | 325  66
g8  | 288 161 | 252 227 | 255 161 | 252 286
b1  | 437 123 | 421 142 | 404 123 | 421 201
b2  | 456  47 | 449  54
b3  | 519 135 | 513 172
b4  | 579  81 | 596  99
b5  | 597 138 | 586 206
b6  | 677  90 | 680 135
b7  | 680 159 | 710 218
b8  | 756 179 | 778 255
b9  | 788 108 | 817 158 | 755 108 | 769 158
b10 | 892 129 | 927 220
c1  | 337 215 | 315 321
c2  | 421 201 | 393 269
c3  | 396 256 | 390 367
c4  | 474 236 | 466 304 | 474 197 | 466 363
c5  | 458 298 | 446 430
c6  | 611 197 | 629 279
c7  | 590 275 | 571 385
h1  | 267 236 | 243 369
h2  | 334 291 | 324 430
h3  | 394 327 | 369 495 | 394 366 | 321 495
h4  | 350 381 | 333 591
h5  | 439 379 | 414 574
h6  | 392 428 | 376 654 | 359 428 | 328 654
m1  | 510 357 | 484 516 | 477 357 | 436 516
m2  | 639 318 | 606 483
m3  | 687 363 | 670 535
m4  | 494 405 | 492 604
m5  | 588 372 | 568 565
m6  | 772 337 | 755 480
m7  | 768 259 | 762 381
w1  | 834 259 | 836 418
w2  | 903 205 | 920 328
w3  | 899 279 | 930 411 | 899 318 | 882 411
w4  | 841 326 | 850 512
w5  | 905 388 | 929 579
w6  | 852 418 | 853 629
w7  | 736 414 | 715 603 | 703 414 | 715 662
w8  | 801 392 | 786 565 | 807 353 | 834 569
"""

# id | chest, wide | tall | name, wide
_TOWNS = """
VER |  33 236 |  47 358 |  54 276
CAM | 176 217 | 184 284 | 222 195
HAV | 364 159 | 343 230 | 414 147
NAS | 486 102 | 467 113 | 448  76
SCU | 536 183 | 537 240 | 458 174
PRO | 508 283 | 514 376 | 532 254
PAP | 679 247 | 692 340 | 687 219
SDO | 707 259 | 739 302 | 797 289
SJU | 801 224 | 809 340 | 847 224
FTR | 962 345 | 954 530 | 905 361
CCS | 827 475 | 820 686 | 869 449
MAR | 618 433 | 662 690 | 676 443
CTG | 574 439 | 600 690 | 590 473
PBE | 423 474 | 500 684 | 361 474
TRU | 244 328 | 250 521 | 198 302
BEL | 168 260 | 140 446 | 128 276
"""


def _point(text: str) -> Point:
    x, y = text.split()
    return (float(x), float(y))


def _table(text: str) -> list[list[str]]:
    return [[part.strip() for part in line.split("|")] for line in text.strip().splitlines()]


def _drawing(column: int, height: float) -> Drawing:
    areas, towns = _table(_AREAS), _table(_TOWNS)
    signs = [row for row in areas if len(row) > 3]
    return Drawing(
        height=height,
        areas={row[0]: _point(row[1 + column]) for row in areas},
        hideouts={row[0]: _point(row[3 + column]) for row in signs},
        chests={row[0]: _point(row[1 + column]) for row in towns},
        names={row[0]: _point(row[3]) for row in towns} if column == 0 else {},
    )


DRAWINGS: dict[DrawingName, Drawing] = {"wide": _drawing(0, 516), "tall": _drawing(1, 752)}
