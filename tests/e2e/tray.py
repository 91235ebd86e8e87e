"""What a person has laid out on the page so far, and what things are called meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.e2e.twin import Move, Twin

__all__ = ["Tray"]


class Tray:
    """An arrangement in the making; the engine, and so the twin, hears of it only in the end."""

    def __init__(self, twin: Twin, move: Move) -> None:
        self._twin = twin
        self._move = move
        self._offer = twin.table["arrangement"]
        self._placed: dict[str, str] = {}

    def fill(self, put: Callable[[Tray, str, str], None]) -> None:
        """Lays every item on its place in a random order, places first now and then. The first two
        are laid the wrong way round and exchanged at last.

        `put` does what carries its first token to the second.
        """
        rng = Random(self._twin.table["position"])
        pairs = rng.sample(self._move.laid, len(self._move.laid))
        crossed = dict(zip(pairs[:2], reversed(pairs[:2]), strict=True))
        for pair in pairs:
            item, place = pair[0], crossed.get(pair, pair)[1]
            put(self, *rng.sample([item, place], 2))
            self.lay(item, place)
        if len(pairs) > 1:
            put(self, pairs[0][0], pairs[1][0])
            self._placed |= {place: item for item, place in pairs[:2]}

    def presses(self, one: str, other: str) -> list[str]:
        """What is pressed so that an item and a place, or two laid items, come together: the item
        alone, where it goes to that place by itself, else an empty place first.
        """
        places = [place["pick"] for place in self._offer["places"]]
        item, where = (other, one) if one in places else (one, other)
        following = next((place for place in places if place not in self._placed), None)
        if where == following:
            return [item]
        return [where, item] if where in places and where not in self._placed else [item, where]

    def lay(self, item: str, place: str) -> None:
        """From now on that item lies on that place, which was empty."""
        self._placed[place] = item

    def spot(self, token: str) -> str:
        """The token where that thing is to be found on the scene the engine has painted."""
        return self._place_of(token) or token

    def name(self, token: str) -> str:
        """The accessible name of an item or a place as things lie now."""
        words, label = self._twin.words, self._twin.name_of
        if token in [place["pick"] for place in self._offer["places"]]:
            if token in self._placed:
                item = label(self._placed[token])
                return words.plain("table-place-filled", place=label(token), item=item)
            return words.plain("table-place-empty", place=label(token))
        place = self._place_of(token)
        if place is None:
            return label(token)
        return words.plain("table-laid", item=label(token), place=label(place))

    def _place_of(self, item: str) -> str | None:
        return next((place for place, there in self._placed.items() if there == item), None)
