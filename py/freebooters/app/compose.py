"""Composes what the page is told of a table, as JSON: scenes, choices, log lines, facts."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from itertools import accumulate
from typing import Any, Literal

from freebooters import catalog
from freebooters.app.chairs import COLOURS, Chair
from freebooters.app.stamps import Stamps
from freebooters.bots.levels import LEVELS
from freebooters.engine.contract import CHANCE, Action, Seat
from freebooters.engine.events import Event
from freebooters.engine.game import Game
from freebooters.engine.match import Match
from freebooters.engine.messages import Message, SeatName, say
from freebooters.engine.views import view_as_json
from freebooters.stage import Beat, Frame, Painter, Scene, Written

__all__ = [
    "Shown",
    "arrangement",
    "assessment",
    "catalog_json",
    "choices",
    "held",
    "judgement",
    "lines",
    "moment",
    "outcome",
    "question",
    "rerun_question",
    "scene_shown",
    "scenes_shown",
    "thinking",
]

Json = dict[str, Any]

Purpose = Literal["bot", "hint", "assess", "judge", "weigh"]

_OVER = say("table-prompt-over")


@dataclass(frozen=True, slots=True)
class Shown:
    """A moment as the page is told it, `beside` the scene in it, which can explain its things;
    `passing`: another scene of the same change follows at once.
    """

    beside: Json
    scene: Scene
    passing: bool = False

    @property
    def told(self) -> Json:
        """All of it, the scene with all its nodes."""
        return {**self.beside, "scene": self.scene.written(passing=self.passing)}

    @property
    def position(self) -> int:
        position: int = self.beside["position"]
        return position


def catalog_json() -> Json:
    """Every game's facts, the bots' levels, the seats' colours."""
    return {
        "ok": True,
        "games": [game_json(game) for game in catalog.games().values()],
        "levels": list(LEVELS),
        "colours": list(COLOURS),
    }


def game_json(game: Game[Any, Any]) -> Json:
    """A game's facts; tuples become lists in JSON."""
    lessons = [
        {"id": lesson.id, "steps": len(lesson.steps), "next": lesson.next or None}
        for lesson in game.lessons
    ]
    days = [asdict(day) for day in game.days]
    return {**asdict(game.info), "lessons": lessons, "days": days}


def painter(match: Match) -> Painter[Any]:
    """The painter of the match's room."""
    paint: Painter[Any] = match.game.paint
    return paint


def scene_shown(
    match: Match,
    viewer: Seat | None,
    frame: Frame,
    events: Sequence[Event] = (),
    *,
    sees_all: bool = False,
) -> Shown:
    """The scene of this moment, `events` having led to it; `sees_all` adds what every seat holds."""
    shown = scenes_shown(match, viewer, frame, events)[-1]
    return replace(shown, beside={**shown.beside, "held": held(match)}) if sees_all else shown


def held(match: Match) -> list[list[Json]]:
    """Per seat the facts that it alone knows of what it holds."""
    paint = painter(match)
    return [
        [fact.as_json() for fact in paint.held(match.view(seat), seat)]
        for seat in range(match.seats)
    ]


def scenes_shown(
    match: Match,
    viewer: Seat | None,
    frame: Frame,
    events: Sequence[Event] = (),
    earlier: Sequence[Event] = (),
) -> list[Shown]:
    """The scenes through which `events` led to this moment. Each comes with how many of the
    moment's log lines are told by then, and with what the page says beside it: the seats' facts,
    and the viewer's prompt. `earlier` events happened before these and were not shown.
    """
    paint = painter(match)
    seen = [event.seen_by(viewer) for event in (*earlier, *events)]
    own = (paint.line(event) is not None for event in seen[len(earlier) :])
    spoken = [0] * len(earlier) + [*accumulate(own, initial=0)]
    *between, last = paint.unfold(match.view(viewer), frame, seen, viewer)
    return [
        Shown(
            {
                "position": len(match.log),
                "lines": spoken[beat.told],
                "seats": [
                    {
                        "turn": beat is last and seat in match.to_act,
                        "facts": [fact.as_json() for fact in paint.facts(beat.view, seat)],
                    }
                    for seat in range(match.seats)
                ],
                "prompt": _prompt(
                    match, viewer, beat, is_last=beat is last, is_told=bool(spoken[beat.told])
                ),
                "goal": (
                    _OVER if match.over and beat is last else paint.goal(beat.view, viewer)
                ).as_json(),
                "held": None,
                "sheet": _sheet(match, beat.view) if beat is last else None,
                "rest": beat.rest,
            },
            beat.scene,
            beat is not last,
        )
        for beat in (*between, last)
    ]


def _sheet(match: Match, view: object) -> Written | None:
    sheet = painter(match).sheet(view)
    return None if sheet is None else sheet.written()


def _prompt(
    match: Match, viewer: Seat | None, beat: Beat[Any], *, is_last: bool, is_told: bool
) -> Json | None:
    """What the viewer is asked, or whom it waits for; while nobody acts, what is under way until the log
    has told of it.
    """
    acting, paint = match.to_act, painter(match)
    if not is_last or acting[:1] == (CHANCE,):
        meanwhile = None if is_told else paint.meanwhile(beat.view)
        return None if meanwhile is None else meanwhile.as_json()
    if not acting:
        return _OVER.as_json()
    view = match.view(viewer)
    if viewer is not None and viewer in acting:
        return paint.prompt(view, viewer).as_json()
    return paint.waiting(view, acting).as_json()


def choices(match: Match, viewer: Seat | None, frame: Frame) -> list[Json]:
    """What the viewer may do now, as it is found on the table."""
    if viewer is None:
        return []
    paint, view = painter(match), match.view(viewer)
    legal = match.legal(viewer)
    return [paint.choice(view, viewer, action, frame).as_json() for action in legal]


def moment(match: Match, viewer: Seat | None, frame: Frame) -> Json:
    """What a table tells beside its scenes of how things stand for a viewer."""
    return {
        "acting": list(match.to_act),
        "over": match.over,
        "ranks": match.ranks,
        "outcome": outcome(match, viewer) if match.over else None,
        "choices": choices(match, viewer, frame),
        "arrangement": arrangement(match, viewer),
    }


def arrangement(match: Match, viewer: Seat | None) -> Json | None:
    """What the viewer may lay out before it confirms; None if it does not act, or chooses actions
    one by one.
    """
    if viewer is None or viewer not in match.to_act:
        return None
    offered = painter(match).arrangement(match.view(viewer), viewer)
    if offered is None:
        return None
    return offered.as_json([action for seat, action in match.log if seat == viewer])


def lines(
    match: Match,
    viewer: Seat | None,
    since: int,
    undone: Sequence[tuple[int, Seat]],
    *,
    sees_all: bool = False,
) -> list[Json]:
    """The log in words from entry `since` on, `position` being the moment right after an event;
    `sees_all`: as all seats together saw it.

    `undone` holds (position, seat) of actions taken back. A line with `head` begins a round; in a
    game without rounds, what one seat does in a row.
    """
    paint = painter(match)
    told: list[Json] = []
    last = None if paint.rounds else _last_told(match, viewer, since)

    def tell(
        position: int, seat: Seat | None, message: Message, *, head: bool, sound: str | None
    ) -> None:
        line = {"position": position, "seat": seat, "message": message.as_json(), "head": head}
        told.append({**line, "sound": sound})

    notes = deque(note for note in undone if note[0] >= since)
    for position in range(since, len(match.events) + 1):
        while notes and notes[0][0] == position:
            seat = notes.popleft()[1]
            tell(position, seat, say("log-undo", seat=SeatName(seat)), head=False, sound=None)
        if position == len(match.events):
            break
        for event in match.events[position]:
            seen = event.whole() if sees_all else event.seen_by(viewer)
            message, whose = paint.line(seen), seen.args.get("seat")
            if message is None:
                continue
            head = seen.kind in paint.rounds if paint.rounds else whose not in (None, last)
            last = last if whose is None else whose
            tell(position + 1, whose, message, head=head, sound=paint.sounds.get(seen.kind))
    return told


def _last_told(match: Match, viewer: Seat | None, until: int) -> Seat | None:
    """The seat of which the log told last before that entry; None if of none."""
    paint = painter(match)
    for events in reversed(match.events[:until]):
        for event in reversed(events):
            seat: Seat | None = event.args.get("seat")
            if seat is not None and paint.line(event.seen_by(viewer)) is not None:
                return seat
    return None


def outcome(match: Match, viewer: Seat | None) -> Json:
    """Of a match that is over, per seat how many turns it has had, and the value that decides, as the
    score sheet has it; `unit` is the name of that value, None where there is none.
    """
    sheet = painter(match).sheet(match.view(viewer))
    scores = {} if sheet is None else {row.seat: row.values[-1] for row in sheet.rows}
    return {
        "ranks": match.ranks,
        "turns": [match.turns(seat) for seat in range(match.seats)],
        "scores": [scores.get(seat, "") for seat in range(match.seats)],
        "unit": None if sheet is None else sheet.columns[-1].as_json(),
    }


def thinking(match: Match, chairs: Sequence[Chair], stamps: Stamps) -> Json | None:
    """Which bot is to be asked next, since which revision it would be asked the same, and how many
    searches its level is worth; None if no bot acts.

    The page may know no more: the question itself is for the bot alone, and the number of its
    choices would tell something about its hand.
    """
    for seat in match.to_act:
        if not chairs[seat].person:
            parallel = LEVELS[chairs[seat].who].parallel
            return {"seat": seat, "revision": stamps.of(seat), "parallel": parallel}
    return None


def question(
    match: Match,
    seat: Seat,
    purpose: Purpose,
    level: str | None = None,
    taken: Action | None = None,
    look: int = 0,
) -> Json:
    """What a bot's worker is asked about this moment: a bot's move, a hint for a person, or how likely
    the seat is to win, which may be asked even while other seats act.

    It gets a view and never the match's seed: the bot's own randomness starts from a digest, from
    which the match's chance cannot be computed. The question is the same whichever others have
    acted at the same time. `taken`: what the seat did then, to be told among what is compared.
    `look`: one of several questions about the same, each answered independently.
    """
    return {
        "game": match.game.info.id,
        "seats": match.seats,
        "seat": seat,
        "purpose": "move" if purpose == "bot" else purpose,
        "level": level,
        "view": view_as_json(match.view(seat)),
        "choices": [list(action) for action in match.legal(seat)],
        "taken": None if taken is None else list(taken),
        "decisions": match.decisions(seat),
        "limited": purpose == "bot",
        "row": _row(match, seat) if purpose in ("hint", "assess") else 1,
        "seed": _whim(match, seat, purpose, look),
        "revision": match.revision,
    }


def _whim(match: Match, seat: Seat, purpose: str, look: int) -> str:
    """Where the randomness of whoever answers that question starts."""
    text = f"{match.seed}/{match.decisions(seat)}/{seat}/{purpose}" + (f"/{look}" if look else "")
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]


def assessment(
    then: Match, seat: Seat, taken: Action | None, least: int, gaps: Sequence[float]
) -> Json:
    """What a bot's worker is asked about a person's decision: whether what was `taken`, None for
    nothing yet, gave away `least` points of a hundred or more. `gaps`: by how much two looks have
    differed at other decisions. `looks`: where the randomness of two looks at one action starts.
    """
    return {
        **question(then, seat, "assess", taken=taken),
        "least": least,
        "gaps": [*gaps],
        "looks": [_whim(then, seat, "compare", look) for look in (1, 2)],
    }


def judgement(then: Match, seat: Seat, taken: Action | None, look: int) -> Json:
    """What a bot's worker is asked about a seat's chance at a moment of the past: the usual look, or
    from 1 on closer ones.
    """
    return question(then, seat, "weigh" if look else "judge", taken=taken, look=look)


def rerun_question(
    match: Match, seat: Seat, players: Sequence[str], played: Sequence[int] = ()
) -> Json:
    """What a bot's worker is asked to play from the start: the deal of a match that is over, with a
    level for every seat. `entries` is how long the match was, to tell how far the worker is;
    `played` is what was decided in a run that was broken off, and goes on.
    """
    return {
        "purpose": "rerun",
        "game": match.game.info.id,
        "players": [*players],
        "options": dict(match.options),
        "seed": match.seed,
        "seat": seat,
        "entries": len(match.log),
        "played": [*played],
    }


def _row(match: Match, seat: Seat) -> int:
    """How many actions the seat lays out before it confirms them."""
    offered = painter(match).arrangement(match.view(seat), seat)
    return 1 if offered is None else len(offered.places)
