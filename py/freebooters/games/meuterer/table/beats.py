"""The moments between an action and what it leads to that are shown: when the roles lie open, when
the mutiny is decided, when the goods are sold.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from freebooters.engine.events import Seen

__all__ = ["BEATS", "moments"]

BEATS = frozenset({"resolved", "revealed", "sold"})
"""What is shown: a scene ends with the last event of such a kind."""


def moments(events: Sequence[Seen]) -> Iterator[Sequence[Seen]]:
    """The events up to each moment. Roles of which one is the mutineer's stay open for the mutiny."""
    ends = {event.kind: end for end, event in enumerate(events, 1) if event.kind in BEATS}
    for kind, end in ends.items():
        if kind != "revealed" or "mutineer" not in events[end - 1].args["roles"]:
            yield events[:end]
