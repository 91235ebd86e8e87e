"""Trails: what has moved on the table since a seat acted last, move by move."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot

from freebooters.app import compose
from freebooters.app.compose import Json, Shown
from freebooters.engine.contract import CHANCE, Seat
from freebooters.engine.events import Event, Seen
from freebooters.engine.match import Match
from freebooters.stage import Frame, Node, Point, Scene

__all__ = ["Trails", "begun", "moved", "set_up"]

_SOLID = frozenset(("box", "disc", "sprite"))
_FLIGHT = 0.9
"""Over a distance shorter than this many of its own lengths a thing makes room and does not move."""
_LEAST = 48.0
"""The same in table units."""
_MANY = 6
"""Where more than this moves at once the table is laid out anew, and no single thing has moved."""
_MOST = 30
"""So many moves leave trails, the last ones."""
_BACK = 24
"""So many entries back it is looked where something was that was covered since."""


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that has moved, by the id of its node: `start` and `end` are centres; without a start it
    has come to lie there from the hand of a seat or from a place that stands for many. `was`: the id of
    the node that it was, or that it came from.
    """

    node: str
    was: str
    start: Point | None
    end: Point
    size: Point

    def as_json(self, node: str) -> Json:
        """`node`: the id of what lies there now."""
        start = None if self.start is None else _units(self.start)
        return {"node": node, "from": start, "to": _units(self.end), "size": _units(self.size)}


@dataclass(frozen=True, slots=True)
class _Step:
    """What one entry of the log has moved, and whose it was; nobody's if several had a share in it."""

    seat: Seat | None
    parts: tuple[Part, ...]


def begun(match: Match, viewer: Seat | None, forced: dict[int, bool] | None = None) -> int:
    """The position from which on things leave trails for a viewer: after what it did last, or before it
    if others had a share in what came of that, as where choices are made at once and it was the last to
    choose. What was the only thing it could do counts for nothing: it may have been done for it. A
    spectator looks as the seat does that acts, without knowing what that could have done. Before
    anybody has decided anything nothing has moved.

    `forced`: of the entries of this log, which are known to have been the only choice.
    """
    known = {} if forced is None else forced
    log = match.log
    first = set_up(match)
    seat = _eyes(match) if viewer is None else viewer
    last = None if seat is None else match.last_decision(seat)
    # Whether a seat had a choice may tell what it holds, which no spectator knows.
    while viewer is not None and last is not None and _is_forced(match, viewer, last, known):
        last = match.last_decision(viewer, before=last)
    if last is None or seat is None:
        return first
    others = {event.args.get("seat") for event in match.events[last]} - {None, seat}
    start = last if others else last + 1
    while start > last and start < len(log) and log[start].seat == CHANCE:
        start += 1
    return start


def _is_forced(match: Match, seat: Seat, position: int, known: dict[int, bool]) -> bool:
    if position not in known:
        known[position] = len(match.at(position).legal(seat)) == 1
    return known[position]


def set_up(match: Match) -> int:
    """How many entries of the log are the set-up: those before anybody has decided anything."""
    log = match.log
    return next((at for at, entry in enumerate(log) if entry.seat != CHANCE), len(log))


def _eyes(match: Match) -> Seat | None:
    """As which seat a spectator looks: the one that acts, or that acted last."""
    acting = [seat for seat in match.to_act if seat != CHANCE]
    acted = (entry.seat for entry in reversed(match.log) if entry.seat != CHANCE)
    return acting[0] if acting else next(acted, None)


def moved(
    before: Scene,
    after: Scene,
    covered: Iterable[Node] = (),
    fixed: tuple[str, ...] = (),
) -> tuple[Part, ...]:
    """What has moved between two scenes: things that lie elsewhere than before and have a name, or say
    by `was` that they are what they were, and things that say where they come from. What only makes
    room for others has not moved; nor has what lies on something that has. `covered`: what the first
    scene lacks of the second, as it was seen before. `fixed`: how the ids begin of what leaves no
    trail, as `Painter.fixed`.
    """
    was = {node.id: node for node in (*covered, *before.nodes)}
    found: list[tuple[Node, Part]] = []
    for node in after.nodes:
        if node.kind not in _SOLID:
            continue
        then = was.get(node.id) or (was.get(node.was) if node.was else None)
        is_known = node.label is not None or node.was == node.id
        if then is not None and is_known and _is_far(then, node):
            found.append((node, Part(node.id, then.id, then.at, node.at, node.size)))
        elif then is not None and node.id not in was:
            found.append((node, Part(node.id, then.id, None, node.at, node.size)))
    if len(found) > _MANY:
        return ()
    things = [node for node, _ in found]
    return tuple(
        part
        for node, part in found
        if not node.id.startswith(fixed) and not any(_lies_on(node, thing) for thing in things)
    )


def _lying(
    parts: Sequence[Part], there: Collection[str], places: Mapping[tuple[Point, Point], str]
) -> list[str | None]:
    """Of each of these, the oldest first, the id of what lies on the table now: what has moved, there or
    where it has gone since; without a way what lies in that place, if it is a place for things that stay.
    `there`: the ids of what is. What was taken away and has come again is another thing.
    """
    now: dict[str, str | None] = {name: name for name in there}
    found: list[str | None] = []
    for part in reversed(parts):
        lies = now.get(part.node)
        if part.was != part.node:
            now[part.node] = None
        if part.start is not None:
            now[part.was] = lies
        else:
            lies = places.get((part.end, part.size))
        found.append(lies)
    return found[::-1]


def still_there(scene: Scene, parts: Iterable[Part]) -> set[str]:
    """The ids of what is on the table, but for what stands elsewhere than it has gone to: there another
    scene shows it, as the one at the end. `parts`: what has moved, the oldest first.
    """
    ends = {part.node: part for part in parts if part.start is not None}
    return {
        node.id
        for node in scene.nodes
        if node.id not in ends or not _is_far(node, replace(node, at=ends[node.id].end))
    }


def uncovered(before: Scene, after: Scene) -> dict[str, str]:
    """The things with a name that the first of two scenes lacks together with what they lie on in the
    second, as where an overlay has stood in its place; by their ids those of what they lie on.
    """
    were = {node.id for node in before.nodes}
    found = {}
    for node in after.nodes:
        if node.kind not in _SOLID or node.label is None or {node.id, node.was} & were:
            continue
        under = max((each for each in after.nodes if _lies_on(node, each)), key=_area, default=None)
        if under is not None and under.id not in were:
            found[node.id] = under.id
    return found


def _area(node: Node) -> float:
    return node.size[0] * node.size[1]


def _is_far(then: Node, now: Node) -> bool:
    way = hypot(now.at[0] - then.at[0], now.at[1] - then.at[1])
    return way >= max(_LEAST, _FLIGHT * max(now.size))


def _lies_on(node: Node, thing: Node) -> bool:
    """Whether the middle of a node is on another, larger thing."""
    across, down = (abs(node.at[axis] - thing.at[axis]) for axis in (0, 1))
    return _area(node) < _area(thing) and 2 * across <= thing.size[0] and 2 * down <= thing.size[1]


class Trails:
    """The trails on one screen. What an entry has moved is worked out once for the same eyes and room."""

    def __init__(self) -> None:
        self._key: tuple[int, Seat | None, Frame] | None = None
        self._steps: dict[int, _Step] = {}
        """By the position before an entry that was told."""
        self._forced: dict[int, bool] = {}
        self._last: tuple[int, Scene] | None = None
        """The last scene from which on something was worked out, and its position."""
        self._recent: dict[int, Scene] = {}
        """The last scenes of this match as they are at hand, by their positions."""

    def since(
        self,
        match: Match,
        viewer: Seat | None,
        frame: Frame,
        rewinds: int,
        scene: Scene,
        shown: Sequence[Shown] = (),
        least: int = 0,
    ) -> Json:
        """As the page is told them. `rewinds`: how often the match has gone back, whose moment this is,
        and `scene` how it looks. `shown`: scenes of entries that are painted already, for these eyes and
        with what led to them. `least`: the position before which nothing has moved for anybody here.
        """
        key = (rewinds, viewer, frame)
        if key != self._key:
            if self._key is None or key[:2] != self._key[:2]:
                self._forced = {}
            self._key, self._steps, self._last, self._recent = key, {}, None, {}
        now = len(match.log)
        if viewer in match.to_act:
            self._forced[now] = len(match.legal(viewer)) == 1
        start = max(least, begun(match, viewer, self._forced))
        told = [at for at in range(start, now) if match.events[at]][-_MOST:]
        missing = [at for at in told if at not in self._steps]
        known = {each.position: each.scene for each in shown if not each.passing}
        self._recent |= known
        if missing:
            self._work_out(match, viewer, frame, missing[0], known)
        self._last = (now, scene)
        self._recent = {at: each for at, each in self._recent.items() if now - _BACK <= at <= now}
        steps = [(at, self._steps[at]) for at in told]
        parts = [part for _, step in steps for part in step.parts]
        # What lies on the table at the end is what counts, and no move.
        has_lone = not match.over and any(part.start is None for part in parts)
        places = _places(match, viewer, frame) if has_lone else {}
        lying = iter(_lying(parts, still_there(scene, parts), places))
        moves = [
            {
                "position": at + 1,
                "seat": step.seat,
                "parts": [
                    part.as_json(node)
                    for part, node in zip(step.parts, lying, strict=False)
                    if node is not None
                ],
            }
            for at, step in steps
        ]
        return {"since": start, "moves": [move for move in moves if move["parts"]]}

    def _work_out(
        self,
        match: Match,
        viewer: Seat | None,
        frame: Frame,
        first: int,
        known: Mapping[int, Scene],
    ) -> None:
        if self._last is None or self._last[0] != first:
            self._last = (first, _scene(match.at(first), viewer, frame, ()))
        scene, fixed = self._last[1], compose.painter(match).fixed
        for at, after in _scenes(match, viewer, frame, first, known):
            actor, events = match.log[at].seat, match.events[at]
            seen = [event.seen_by(viewer) for event in events]
            whose = _whose(actor, seen, compose.painter(match).ways)
            parts: tuple[Part, ...] = ()
            if not (actor == CHANCE and whose == viewer and _is_secret(events, viewer)):
                covered = self._covered(match, viewer, frame, at, uncovered(scene, after))
                parts = moved(scene, after, covered, fixed)
            self._steps[at] = _Step(whose, parts)
            scene = self._recent[at + 1] = after

    def _covered(
        self, match: Match, viewer: Seat | None, frame: Frame, at: int, sought: dict[str, str]
    ) -> list[Node]:
        """Things as they were when what they lie on was seen last before entry `at`, by the ids of both."""
        found = []
        for position in range(at - 1, max(at - _BACK, set_up(match)) - 1, -1):
            if not sought:
                break
            if not match.events[position]:
                continue  # the next one looks the same
            if position not in self._recent:
                self._recent[position] = _scene(match.at(position), viewer, frame, ())
            then = {node.id: node for node in self._recent[position].nodes}
            found += [
                then[thing] for thing, under in sought.items() if under in then and thing in then
            ]
            sought = {thing: under for thing, under in sought.items() if under not in then}
        return found


def _scenes(
    match: Match, viewer: Seat | None, frame: Frame, first: int, known: Mapping[int, Scene]
) -> Iterator[tuple[int, Scene]]:
    """The scenes after all entries from `first` on that were told, by the positions before these."""
    due = [at for at in range(first, len(match.log)) if match.events[at]]
    if all(at + 1 in known for at in due):
        yield from ((at, known[at + 1]) for at in due)
        return
    for then in match.retrace(first):
        at = len(then.log) - 1
        if at in due:
            seen = [event.seen_by(viewer) for event in then.events[at]]
            yield at, _scene(then, viewer, frame, seen)


def _places(match: Match, viewer: Seat | None, frame: Frame) -> dict[tuple[Point, Point], str]:
    """The ids of things that stay, by where they lie and how large they are: a ring around what was only
    shown in passing would lead to nothing.
    """
    nodes = _scene(match, viewer, frame, ()).nodes
    return {(node.at, node.size): node.id for node in nodes if node.kind in _SOLID}


def _scene(match: Match, viewer: Seat | None, frame: Frame, seen: Sequence[Seen]) -> Scene:
    paint = compose.painter(match)
    return paint.unfold(match.view(viewer), frame, seen, viewer)[-1].scene


def _is_secret(events: Iterable[Event], viewer: Seat | None) -> bool:
    """Whether a viewer was told more of it than everybody else: chance gave it something, which is not
    what others have done.
    """
    return any(event.secret and viewer in event.to for event in events)


def _whose(actor: Seat, seen: Sequence[Seen], ways: Collection[str]) -> Seat | None:
    """Whose move an entry was: the seat's that caused a way, as a captain's ship sails once the last
    of the others has acted; else the actor's, or of what chance did the one seat's it tells of.
    """
    causes = {event.args.get("seat") for event in seen if event.kind in ways}
    if not causes and actor != CHANCE:
        return actor
    seats = (causes or {event.args.get("seat") for event in seen}) - {None}
    return seats.pop() if len(seats) == 1 else None


def _units(point: Point) -> list[int]:
    return [round(value) for value in point]
