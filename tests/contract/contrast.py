"""How well one colour of the theme stands out from another."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from tests.contract.rooms import ROOT

__all__ = ["THEMES", "contrast"]

THEMES: Mapping[str, tuple[str, ...]] = {
    "light": ("tokens",),
    "dark": ("tokens", "dark"),
    "contrast": ("tokens", "contrast"),
    "contrast in the dark": ("tokens", "contrast", "contrast-dark"),
}
"""The style sheets of each theme, the later ones over the others."""


def contrast(theme: str, one: str, other: str) -> float:
    """The contrast of two tokens as WCAG 2.2 defines it, 1 to 21."""
    darker, lighter = sorted(_luminance(_colours(theme)[token]) for token in (one, other))
    return (lighter + 0.05) / (darker + 0.05)


@cache
def _colours(theme: str) -> dict[str, str]:
    css = "".join((ROOT / f"web/style/{name}.css").read_text("utf-8") for name in THEMES[theme])
    return dict(re.findall(r"--t-([a-z0-9-]+):\s*(#[0-9a-f]{6})", css))


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
