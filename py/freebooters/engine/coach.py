"""The coach: remarks on the table of a first game, each made when what it tells can be seen there.

A remark is data. Its conditions are written as text, and all of them must hold for one seat, which
has to act:

* `legal PATTERN`: an action that fits is legal
* `choices N`: at least so many actions are legal
* `view PATH OP VALUE`: how something in the seat's view compares; OP is `=`, `<` or `>`, VALUE a
  number, a word, `None`, `True`, `False`, or `@` and a path
* `my PATH OP VALUE`: the same of this seat's entry in a list of the view
* `event KIND`, `event KIND me`, `event KIND other`: it happened since the seat's last decision; the
  event's `seat` is this one, or another
* `refused RULE`: the seat has just tried something that this rule forbids
* `gone N`: the seat has decided less than N times
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Seen
from freebooters.engine.patterns import fits, look, parsed

__all__ = ["Remark", "Situation", "fitting", "holds", "remark_key"]


@dataclass(frozen=True, slots=True)
class Remark:
    """One remark of a room's coach; its words are the message `<game>-coach-<id>`. `rule` is the id
    of the rule that tells more.
    """

    id: str
    when: tuple[str, ...]
    rule: str

    @property
    def answers(self) -> bool:
        """Whether it is made only after something was refused."""
        return any(condition.startswith("refused ") for condition in self.when)


@dataclass(frozen=True, slots=True)
class Situation:
    """What a remark depends on, as one seat knows it when it has to act."""

    seat: Seat
    view: Any
    """As JSON."""
    legal: Sequence[Action]
    seen: Sequence[Seen]
    """The events since the seat's last decision, that one's included."""
    decisions: int
    """How often the seat has decided so far."""
    refused: str | None = None
    """The rule that forbids what the seat has just tried."""


def remark_key(game: str, remark: Remark) -> str:
    """The key of a remark's message."""
    return f"{game}-coach-{remark.id}"


def fitting(
    remarks: Sequence[Remark], situation: Situation, told: Collection[str] = ()
) -> Remark | None:
    """The first of those remarks that was not told yet and whose conditions hold. After a refusal
    only one that answers it.
    """
    refused = situation.refused is not None
    return next(
        (
            remark
            for remark in remarks
            if remark.id not in told
            and remark.answers == refused
            and all(holds(condition, situation) for condition in remark.when)
        ),
        None,
    )


def holds(condition: str, situation: Situation) -> bool:
    """Whether a condition holds. Raises `ValueError` if it is none."""
    kind, _, rest = condition.partition(" ")
    if kind not in _KINDS or not rest:
        raise ValueError(condition)
    return _KINDS[kind](situation, rest)


_VALUES: Mapping[str, Any] = {"None": None, "True": True, "False": False}
_OPERATORS: Mapping[str, Callable[[Any, Any], bool]] = {
    "=": operator.eq,
    "<": operator.lt,
    ">": operator.gt,
}


def _compares(view: Any, path: str, sign: str, text: str) -> bool:
    """How what stands at a path compares. What is not there compares with nothing."""
    compare = _OPERATORS[sign]
    try:
        return compare(look(view, path), _value(view, text))
    except (LookupError, TypeError):
        return False


def _value(view: Any, text: str) -> Any:
    if text.startswith("@"):
        return look(view, text[1:])
    return _VALUES[text] if text in _VALUES else parsed(text)[0]


def _view(situation: Situation, rest: str) -> bool:
    path, sign, text = rest.split()
    return _compares(situation.view, path, sign, text)


def _my(situation: Situation, rest: str) -> bool:
    path, sign, text = rest.split()
    return _compares(situation.view, f"{path}.{situation.seat}", sign, text)


def _event(situation: Situation, rest: str) -> bool:
    kind, _, whose = rest.partition(" ")
    of = _WHOSE[whose]
    return any(
        seen.kind == kind and of(seen.args.get("seat"), situation.seat) for seen in situation.seen
    )


_WHOSE: Mapping[str, Callable[[Any, Seat], bool]] = {
    "": lambda seat, me: True,
    "me": operator.eq,
    "other": lambda seat, me: seat not in (None, me),
}

_KINDS: Mapping[str, Callable[[Situation, str], bool]] = {
    "legal": lambda situation, rest: any(fits(rest, action) for action in situation.legal),
    "choices": lambda situation, rest: len(situation.legal) >= int(rest),
    "view": _view,
    "my": _my,
    "event": _event,
    "refused": lambda situation, rest: situation.refused == rest,
    "gone": lambda situation, rest: situation.decisions < int(rest),
}
