"""Numbers as bytes, each taking no more room than its choices need: a range coder.

A number below `choices` takes log2(choices) bits, so one of a single choice takes none; one that is
expected takes less than others. Writing and reading take time in proportion to how many numbers
there are.
"""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["MOST", "Reader", "Spent", "Writer"]

_BYTES = 8
_WHOLE = 1 << 8 * _BYTES
_LEAST = _WHOLE >> 8
"""Below this range a byte is settled. Rounding the range costs less than a millionth of a bit a number."""

MOST = 1 << 16
"""No number has more choices."""


class Spent(ValueError):
    """These bytes hold no such number."""


class Writer:
    """Writes numbers one after the other."""

    def __init__(self) -> None:
        self._settled = bytearray()
        self._low = 0
        self._range = _WHOLE

    def number(self, value: int, choices: int) -> None:
        """A number from 0 to below `choices`, which are at most `MOST`."""
        if not 0 <= value < choices <= MOST:
            raise ValueError(f"{value} is none of {choices}")
        self._narrow(value, 1, choices)

    def weighed(self, value: int, weights: Sequence[int]) -> None:
        """A number from 0 on, in the less room the greater its weight. `weights` has one for each
        number there may be: whole, at least 1, together at most `MOST`.
        """
        if not 0 <= value < len(weights) or sum(weights) > MOST:
            raise ValueError(f"{value} is none of {weights}")
        self._narrow(sum(weights[:value]), weights[value], sum(weights))

    def _narrow(self, start: int, size: int, whole: int) -> None:
        part = self._range // whole
        self._low += start * part
        self._range = part * size
        if self._low >= _WHOLE:
            self._low -= _WHOLE
            self._carry()
        while self._range < _LEAST:
            self._settled.append(self._low >> 8 * (_BYTES - 1))
            self._low = self._low << 8 & (_WHOLE - 1)
            self._range <<= 8

    def count(self, value: int) -> None:
        """A number from 0 to below 2 ** 32, small ones in few bits: how many bits it has, then these
        bits but the first.
        """
        bits = (value + 1).bit_length()
        self.number(bits - 1, 32)
        for at in range(bits - 2, -1, -1):
            self.number(value + 1 >> at & 1, 2)

    def text(self, text: str) -> None:
        """A text without lone surrogates."""
        data = text.encode()
        self.count(len(data))
        for byte in data:
            self.number(byte, 256)

    def done(self) -> bytes:
        """What was written, in the fewest bytes; zeros at the end are left out."""
        units = (1 << 8 * zeros for zeros in range(_BYTES, -1, -1))
        rounds = (-(-self._low // unit) * unit for unit in units)
        rounded = next(each for each in rounds if each < self._low + self._range)
        if rounded >= _WHOLE:
            rounded -= _WHOLE
            self._carry()
        return bytes(self._settled + rounded.to_bytes(_BYTES, "big")).rstrip(b"\0")

    def _carry(self) -> None:
        at = len(self._settled) - 1
        while self._settled[at] == 255:
            self._settled[at] = 0
            at -= 1
        self._settled[at] += 1


class Reader:
    """Reads numbers in the order in which they were written. Raises `Spent` where no such
    number can have been written; after the last byte there are zeros.
    """

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = _BYTES
        self._code = int.from_bytes(data[:_BYTES].ljust(_BYTES, b"\0"), "big")
        self._range = _WHOLE

    def number(self, choices: int) -> int:
        """The next number, from 0 to below `choices`."""
        part = self._range // choices
        value = self._code // part
        if value >= choices:
            raise Spent
        self._narrow(value, 1, part)
        return value

    def weighed(self, weights: Sequence[int]) -> int:
        """The next number, from 0 on, which was written with the same weights."""
        part = self._range // sum(weights)
        ticket = self._code // part
        start = 0
        for value, weight in enumerate(weights):
            if ticket < start + weight:
                self._narrow(start, weight, part)
                return value
            start += weight
        raise Spent

    def _narrow(self, start: int, size: int, part: int) -> None:
        self._code -= start * part
        self._range = part * size
        while self._range < _LEAST:
            byte = self._data[self._at] if self._at < len(self._data) else 0
            self._at += 1
            self._code = self._code << 8 | byte
            self._range <<= 8

    def count(self) -> int:
        """The next of the numbers that are mostly small."""
        value = 1
        for _ in range(self.number(32)):
            value = value << 1 | self.number(2)
        return value - 1

    def text(self, longest: int) -> str:
        """The next text, of at most so many bytes."""
        length = self.count()
        if length > longest:
            raise Spent
        try:
            return bytes(self.number(256) for _ in range(length)).decode()
        except UnicodeDecodeError as wrong:
            raise Spent from wrong

    def end(self) -> None:
        """Raises `Spent` if there are more bytes than a writer would have left behind what was read."""
        if self._at < len(self._data):
            raise Spent
