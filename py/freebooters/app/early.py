"""What a page is told of a table so that it can show it before the engine is there."""

from __future__ import annotations

from freebooters.app import asking
from freebooters.app.compose import Json
from freebooters.app.screen import Screen

__all__ = ["told_early"]


def told_early(screen: Screen) -> Json:
    """An early table: the `table`, as a screen is told it that has been told nothing yet; what is
    `explained` of its things, by the id of the node; `remark`, what the coach says first, or None.
    """
    table = screen.told()
    return {
        "table": table,
        "explained": {
            node: explanation.as_json() for node, explanation in screen.explaining.all().items()
        },
        "remark": _first_remark(screen),
    }


def _first_remark(screen: Screen) -> Json | None:
    if screen.table.learning is not None or screen.viewer not in screen.match.to_act:
        return None
    remark: Json | None = asking.remark(screen, screen.revision, [], None)["remark"]
    return remark
