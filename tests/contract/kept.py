"""Whether a promise is kept, and in a sentence why not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest

from freebooters.promises import Broken, moves

if TYPE_CHECKING:
    from freebooters.cli.words import Words

__all__ = ["keeps", "told", "what_fails_is_told_with"]


def keeps(found: Iterable[Broken]) -> None:
    """Fails with the first thing that is broken."""
    for broken in found:
        pytest.fail(told(broken), pytrace=False)


@contextmanager
def what_fails_is_told_with(place: str) -> Iterator[None]:
    """For one test of many cases: names the one that fails."""
    try:
        yield
    except pytest.fail.Exception as failure:
        failure.msg = f"{failure.msg}\n{place}"  # of a sentence alone no note is shown
        raise
    except Exception as failure:
        failure.add_note(place)
        raise


def told(broken: Broken) -> str:
    """What is broken and after which moves, in English; where nothing formats words, in keys."""
    messages, words = [broken.message, *moves(broken)], _english()
    lines = [str(each) if words is None else words.say(each) for each in messages]
    return f"promise {broken.promise}: {' · '.join(lines)}"


def _english() -> Words | None:
    """Nothing formats words as WebAssembly."""
    if find_spec("fluent") is None:
        return None
    from freebooters.cli.words import Words

    words = Words("en", also="promises")
    words.names = [f"Player {number}" for number in range(1, 6)]
    return words
