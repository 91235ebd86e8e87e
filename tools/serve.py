"""Serves the built page on this machine."""

from __future__ import annotations

import webbrowser
from pathlib import Path

from tools.server import open_server
from tools.steps import say

__all__ = ["serve"]


def serve(root: Path, port: int | None, *, open_browser: bool) -> None:
    """Serves until interrupted. Raises `Failure` when the port is taken."""
    with open_server(root, port) as server:
        say(f"Freebooters is at {server.address} (Ctrl+C ends it)")
        if open_browser:
            webbrowser.open(server.address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            say("")
