"""How far two pictures of the same thing are apart."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO

from PIL import Image, ImageChops

__all__ = ["Difference", "difference"]

STEP = 24
"""Of 255: by how much a colour may differ in red, green or blue and still be taken for the same."""


@dataclass(frozen=True)
class Difference:
    """`share` of all pixels have another colour; all of them where the sizes differ. `picture`
    shows those bright on black, as PNG.
    """

    share: float
    picture: bytes


def difference(one: bytes, other: bytes) -> Difference:
    """What is different in two pictures, given as PNG."""
    first, second = (Image.open(BytesIO(png)).convert("RGB") for png in (one, other))
    if first.size != second.size:
        return Difference(1.0, other)
    red, green, blue = ImageChops.difference(first, second).split()
    strongest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    differing = strongest.point([0] * (STEP + 1) + [255] * (255 - STEP))
    shown = BytesIO()
    differing.save(shown, "PNG")
    width, height = first.size
    return Difference(differing.histogram()[255] / (width * height), shown.getvalue())
