"""How Node runs what imports the page's modules."""

from __future__ import annotations

from pathlib import Path

from tools.node import find_node

__all__ = ["node"]

_MODULES, _DOCUMENT = (Path(__file__).with_name(name) for name in ("modules.mjs", "document.mjs"))


def node(*, document: bool = False) -> list[str]:
    """The start of a command line; with something that passes for the page's document, or without."""
    return [str(find_node().node), "--import", (_DOCUMENT if document else _MODULES).as_uri()]
