"""What a friend's page has of the table already: nodes of its last scene are not told again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from freebooters.app.compose import Json, Shown

__all__ = ["Known"]


class Known:
    """The nodes of the last scene that one screen was told, by their text. A table that is based on
    another names a node by its place in the scene before; one that is based on none holds all nodes.
    """

    def __init__(self) -> None:
        self.number = 0
        """How many tables were told; the number of the last one."""
        self._places: Mapping[str, int] = {}

    def tell(self, shown: Sequence[Shown], base: int | None) -> Json:
        """The next table's scenes, its number, and the number of the table that its first scene is
        based on. `base`: the number of the last table that the page has; any but the last one told
        helps nothing.
        """
        based = base if base == self.number else None
        places: Mapping[str, int] = {} if based is None else self._places
        scenes = []
        for each in shown:
            scene, passing = each.scene, each.passing
            scenes.append({**each.beside, "scene": scene.written(passing=passing, places=places)})
            texts = scene.texts(passing=passing)
            self._places = {text: place for place, text in enumerate(texts)}
            if based is not None:
                places = self._places
        self.number += 1
        return {"scenes": scenes, "number": self.number, "base": based}
