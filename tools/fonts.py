"""The fonts of browsers that tests launch: the same ones, whatever else is installed."""

from __future__ import annotations

import os
from pathlib import Path
from xml.sax.saxutils import escape

from tools.layout import BUILD

__all__ = ["only_these_fonts"]

FONTS = Path("/usr/share/fonts/truetype/dejavu")
"""Where Debian and Ubuntu have DejaVu, with which the kept pictures were taken."""

_GENERIC = {
    "sans-serif": "DejaVu Sans",
    "system-ui": "DejaVu Sans",
    "serif": "DejaVu Serif",
    "monospace": "DejaVu Sans Mono",
}
"""The family that stands for each name that is none."""

_ALIAS = """  <alias binding="same">
    <family>{name}</family>
    <prefer><family>{family}</family></prefer>
  </alias>
"""
_SETTINGS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
{aliases}  <match target="pattern">
    <edit name="family" mode="append_last"><string>DejaVu Sans</string></edit>
  </match>
  <match target="font">
    <edit name="antialias"><bool>true</bool></edit>
    <edit name="hinting"><bool>true</bool></edit>
    <edit name="hintstyle"><const>hintslight</const></edit>
  </match>
</fontconfig>
"""


def only_these_fonts(fonts: Path = FONTS) -> dict[str, str]:
    """The environment of a browser that knows the fonts of that folder and no others, nor what else is
    set for fonts here; empty where there is no such folder, as on other systems.
    """
    if not fonts.is_dir():
        return {}
    aliases = "".join(_ALIAS.format(name=name, family=family) for name, family in _GENERIC.items())
    text = _SETTINGS.format(
        fonts=escape(str(fonts)), cache=escape(str(BUILD / "fonts")), aliases=aliases
    )
    BUILD.mkdir(exist_ok=True)
    file = BUILD / "fonts.conf"
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    draft.write_text(text, encoding="utf-8")
    draft.replace(file)  # whole: other processes read it
    return {"FONTCONFIG_FILE": str(file)}
