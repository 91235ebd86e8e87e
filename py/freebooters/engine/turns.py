"""Which of several seats that choose at once is the next to do so, as a link expects it."""

from __future__ import annotations

from collections.abc import Sequence

from freebooters.engine.contract import Seat

__all__ = ["Turns"]

_STEP = 32
"""How much more is expected of what has just happened; the first guess has a sixth of that."""
_MOST = 1024
"""Beyond so much all is halved, so that habits that change are learnt anew."""


_MOMENTS = ("begins", "may go on", "has done")
"""More seats choose than before; the seat that chose last may choose again; it may not."""


class Turns:
    """Learns in which order seats choose, and expects the same again. Where secret choices take
    several actions, either each seat makes all of its own before the next does, or all take turns;
    which of the two it is seldom changes within a game, so the order takes hardly any room.
    """

    def __init__(self) -> None:
        self._last: Seat = 0
        self._choosing = 0
        """How many seats could choose last."""
        self._counts = {moment: [2, 2, 1] for moment in _MOMENTS}
        """How often the next seat in turn acted, the one after it, another."""

    def order(self, acting: Sequence[Seat]) -> list[Seat]:
        """The seats that act, clockwise from the one that acted last, or the next."""
        return sorted(acting, key=lambda seat: (seat < self._last, seat))

    def weights(self, acting: Sequence[Seat]) -> list[int]:
        """How much each of them is expected, in that order."""
        first, second, other = self._counts[self._moment(acting)]
        others = len(acting) - 2
        if others <= 0:
            return [first, second][: len(acting)]
        return [first * others, second * others, *[other] * others]

    def note(self, acting: Sequence[Seat], seat: Seat) -> None:
        """That seat acts."""
        if len(acting) > 1:
            counts = self._counts[self._moment(acting)]
            counts[min(self.order(acting).index(seat), 2)] += _STEP
            if sum(counts) > _MOST:
                counts[:] = [(count + 1) // 2 for count in counts]
        self._last, self._choosing = seat, len(acting)

    def _moment(self, acting: Sequence[Seat]) -> str:
        if len(acting) > self._choosing:
            return "begins"
        return "may go on" if self._last in acting else "has done"
