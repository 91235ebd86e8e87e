"""Where the two drawings of the chart, wide and tall, have their areas, towns and hideouts.

Table units, as in `art/chart-wide-*.svg` and `art/chart-tall-*.svg`. The drawings have real coasts,
stretched where waters lie close together, so that every area has room for a ship; areas touch only
if they border each other, and reefs separate the others.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from freebooters.games.caribbean.table.layout import Shape
from freebooters.stage import Point

__all__ = ["DRAWINGS", "Drawing", "Town"]

Align = Literal["left", "center", "right"]


@dataclass(frozen=True, slots=True)
class Town:
    """Where a port's chest lies ashore, and the anchor point of its name (left, middle or right)."""

    chest: Point
    name: Point
    align: Align


@dataclass(frozen=True, slots=True)
class Drawing:
    """One drawing of the chart, by ids of areas."""

    areas: dict[str, Point]
    """Where a ship in the area lies."""
    hideouts: dict[str, Point]
    """Where a hideout's emblem is."""
    towns: dict[str, Town]


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
g1  |  94 247 | 100 376 |  75 253 | 115 352
g2  |  97 150 |  65 200
g3  | 180 156 | 175 184
g4  | 162  89 | 122 109
g5  | 234 117 | 245 129
g6  | 230  45 | 206  53 | 209  45 | 177  58
g7  | 295  75 | 325  66
g8  | 288 161 | 252 227 | 284 143 | 246 253
b1  | 437 123 | 421 142 | 417 129 | 406 118
b2  | 456  47 | 449  54
b3  | 519 135 | 513 172
b4  | 579  81 | 596  99
b5  | 597 138 | 586 206
b6  | 677  90 | 680 135
b7  | 680 159 | 710 218
b8  | 756 179 | 778 255
b9  | 788 108 | 817 158 | 769  98 | 791 144
b10 | 892 129 | 927 220
c1  | 337 215 | 315 321
c2  | 421 201 | 393 269
c3  | 396 256 | 390 367
c4  | 474 236 | 466 304 | 454 242 | 466 277
c5  | 458 298 | 446 430
c6  | 611 197 | 629 279
c7  | 590 275 | 571 385
h1  | 267 236 | 243 369
h2  | 334 291 | 324 430
h3  | 394 327 | 369 495 | 373 330 | 358 520
h4  | 350 381 | 333 591
h5  | 439 379 | 414 574
h6  | 392 428 | 376 654 | 371 425 | 346 654
m1  | 510 357 | 484 516 | 497 343 | 458 502
m2  | 639 318 | 606 483
m3  | 687 363 | 670 535
m4  | 494 405 | 492 604
m5  | 588 372 | 568 565
m6  | 772 337 | 755 480
m7  | 768 259 | 762 381
w1  | 834 259 | 836 418
w2  | 903 205 | 920 328
w3  | 899 279 | 930 411 | 879 286 | 956 398
w4  | 841 326 | 850 512
w5  | 905 388 | 929 579
w6  | 852 418 | 853 629
w7  | 736 414 | 715 603 | 739 395 | 710 630
w8  | 801 392 | 786 565 | 808 374 | 780 538
"""

# id | chest, wide | name | chest, tall | name
_TOWNS = """
VER |  30 216 |  19 244 left   |  34 328 |  18 376 left
CAM | 170 217 | 186 217 left   | 172 284 | 190 332 center
HAV | 364 159 | 380 160 left   | 343 212 | 424 217 center
NAS | 489 102 | 489 130 center | 494 102 | 494 148 center
SCU | 536 187 | 540 168 center | 537 269 | 512 241 center
PRO | 538 283 | 510 270 center | 514 398 | 508 370 center
PAP | 679 247 | 708 229 center | 686 340 | 716 305 center
SDO | 701 273 | 716 259 left   | 724 346 | 748 394 center
SJU | 822 210 | 822 237 center | 830 336 | 826 384 center
FTR | 968 345 | 983 372 right  | 962 498 | 985 546 right
CCS | 797 486 | 813 489 left   | 775 708 | 800 722 left
MAR | 624 433 | 642 441 left   | 632 668 | 656 664 left
CTG | 574 439 | 590 469 center | 580 694 | 606 716 left
PBE | 453 481 | 437 488 right  | 452 702 | 428 720 right
TRU | 244 321 | 260 327 left   | 250 514 | 274 532 left
BEL | 174 249 | 158 250 right  | 146 446 | 120 452 right
"""


def _point(text: str) -> Point:
    x, y = text.split()
    return (float(x), float(y))


def _town(chest: str, name: str) -> Town:
    x, y, align = name.split()
    match align:
        case "left" | "center" | "right":
            return Town(_point(chest), (float(x), float(y)), align)
    raise ValueError(f"names stand to the left, center or right, not {align}")


def _table(text: str) -> list[list[str]]:
    return [[part.strip() for part in line.split("|")] for line in text.strip().splitlines()]


def _drawing(column: int) -> Drawing:
    areas, towns = _table(_AREAS), _table(_TOWNS)
    return Drawing(
        areas={row[0]: _point(row[1 + column]) for row in areas},
        hideouts={row[0]: _point(row[3 + column]) for row in areas if len(row) > 3},
        towns={row[0]: _town(*row[1 + 2 * column : 3 + 2 * column]) for row in towns},
    )


DRAWINGS: dict[Shape, Drawing] = {"wide": _drawing(0), "tall": _drawing(1)}
