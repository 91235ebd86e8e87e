"""The scenes that the page has on its stage, kept to explain their things when it asks."""

from __future__ import annotations

from collections.abc import Sequence

from freebooters.app.compose import Shown
from freebooters.stage import Explanation, Scene

__all__ = ["Explaining"]


class Explaining:
    """What the page was shown last: a table, and since then perhaps a past moment.

    Scenes are kept as they were painted, for the same moment painted anew may hold other things:
    what is on its way, and what somebody else saw.
    """

    def __init__(self) -> None:
        self._present: dict[int, Scene] = {}
        self._past: dict[int, Scene] = {}

    def show(self, moments: Sequence[Shown]) -> None:
        """A table; of several scenes of one position the last can be asked about."""
        self._present = {shown.position: shown.scene for shown in moments}
        self._past = {}

    def show_past(self, moment: Shown) -> None:
        self._past = {moment.position: moment.scene}

    def all(self) -> dict[str, Explanation]:
        """What is to be said of the things of the last moment that was shown, by the ids of nodes."""
        last = self._present[max(self._present)]
        return {node.id: node.explain for node in last.nodes if node.explain}

    def rule(self, pick: str) -> str | None:
        """The rule that says most of what a token picks on the table; None if none is named."""
        nodes = (node for scene in self._present.values() for node in scene.nodes)
        rules = (node.explain.rule for node in nodes if node.pick == pick and node.explain)
        return next((rule for rule in rules if rule), None)

    def explanation(self, position: int, node_id: str) -> Explanation | None:
        """What a thing is that was shown in that moment; None if there is nothing to say."""
        scenes = (shown.get(position) for shown in (self._past, self._present))
        nodes = (node for scene in scenes if scene for node in scene.nodes)
        return next((node.explain for node in nodes if node.id == node_id and node.explain), None)
