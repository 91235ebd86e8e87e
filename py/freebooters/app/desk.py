"""The desk: the one table on the screen, and the commands of the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from freebooters import catalog
from freebooters.app import asking, compose, lessons, playing, puzzles, sharing
from freebooters.app.auditing import Audit
from freebooters.app.chairs import FRIEND, Chair, chairs_from, chairs_in
from freebooters.app.commands import AT_A_LETTER, BY_POST, FAR, FAR_LATER, WATCHING
from freebooters.app.compose import Json
from freebooters.app.contest import answers
from freebooters.app.early import told_early
from freebooters.app.guide import Guide
from freebooters.app.notes import Notes, shares_from
from freebooters.app.protocol import BadCommand, parse
from freebooters.app.screen import Eyes, Screen
from freebooters.app.table import Table
from freebooters.app.taking import taking_from
from freebooters.app.witness import witness_from
from freebooters.bots.levels import LEVELS
from freebooters.engine import deals, saves
from freebooters.engine.audit import Moment
from freebooters.engine.contract import CHANCE, Seat
from freebooters.engine.errors import FreebootersError
from freebooters.engine.match import Match
from freebooters.engine.seeds import joint_seed
from freebooters.stage import Frame

__all__ = ["Desk"]

_AT_THE_TABLE: Mapping[str, Callable[..., Json]] = {
    "act": playing.act,
    "acts": playing.acts,
    "undo": playing.undo,
    "back": playing.back,
    "lift": playing.lift,
    "sit": playing.sit,
    "frame": playing.reframe,
    "demonstrate": playing.demonstrate,
    "consult": asking.consult,
    "show": asking.show,
    "share": asking.share,
    "copy": asking.copy,
    "disclose": asking.disclose,
    "explain": asking.explain,
    "why": asking.why,
    "hint": asking.hint,
    "assess": asking.assess,
    "remark": asking.remark,
    "insight": asking.insight,
    "review": asking.review,
    "judge": asking.judge,
    "check": asking.check,
    "rerun": asking.rerun,
    "analyse": asking.analyse,
    "branch": asking.branch,
}
"""The commands that need nothing but the table."""


_PLAYED = frozenset(
    (
        *("act", "acts", "undo", "lift", "sit", "consult", "move"),
        *("hint", "assess", "remark", "demonstrate"),
    )
)
"""Those that nobody gives who only watches."""


_NOT_AT_A_LETTER = (
    frozenset(_AT_THE_TABLE) | frozenset(("early", "play_on", "move", "news", "far", "seals"))
) - AT_A_LETTER
"""Those that nobody gives at a table that was made of a letter."""

_NOT_BY_POST = frozenset(("back", "far", "seals", "sit"))
"""Those that nobody gives at the device that deals a game by post, as friends have no screens."""


MOST_WATCHERS = 16
"""So many may watch elsewhere."""

_USUAL = "wide:620"
"""The room of a table that nobody looks at."""


def _table_in(text: str, seats: list[Any] | None = None) -> Table:
    """The table that a save describes, with others on its chairs if `seats` says so."""
    saved = saves.read(text)
    match, table = catalog.restore(saved), saved.table
    if seats is not None and "letters" in table:
        raise BadCommand("load", "seats")
    chairs = chairs_in(table if seats is None else {"chairs": seats}, match.seats)
    return Table(match, chairs, Notes.read(table, match))


def _post(command: str) -> Any:
    """What knows of letters, which comes late; raises `BadCommand` until it is here."""
    found = catalog.late("freebooters.app.post_desk")
    if found is None:
        raise BadCommand(command)
    return found


def _by_post(command: str) -> Callable[..., Json]:
    return lambda desk, **fields: desk._posted(command, fields)


class Desk:
    """Answers commands. A command that is refused changes nothing."""

    def __init__(self) -> None:
        self._screens: dict[Seat | None, Screen] = {}
        """This device's screen (None), and by their seats those of friends, all of one table."""
        self._watchers: dict[int, Screen] = {}
        """The screens of those who watch it elsewhere."""
        self._thoughts: dict[int, Json] = {}
        """What bots would do now, by the numbers under which they were asked."""
        self._unsaved = False
        self._audit: Audit | None = None
        self._opening: Any = None
        """The letter of which the table was made."""

    def answer(self, name: str, fields: dict[str, Any]) -> Json:
        """The answer to a parsed command. Raises `FreebootersError`."""
        before = self._moment()
        if self._withholds(name, fields):
            raise BadCommand(name)
        if name in _AT_THE_DESK:
            answer = _AT_THE_DESK[name](self, **fields)
        else:
            answer = _AT_THE_TABLE[name](self._screen(None), **fields)
        if before != self._moment():
            self._unsaved = True
            if not self._thinks_on(before):
                self._thoughts.clear()
        return answer

    def _withholds(self, name: str, fields: Json) -> bool:
        """Whether the table on the screen is not one at which that is done."""
        table = self._table
        if table is None:
            return False
        if table.watched:
            return name in _PLAYED
        if not table.match.whole:
            return name in _NOT_AT_A_LETTER
        is_for_friends = name in ("news", "undo") and fields["seat"] is not None
        return table.is_by_post and (name in _NOT_BY_POST or is_for_friends)

    @property
    def _table(self) -> Table | None:
        return self._screens[None].table if self._screens else None

    def _moment(self) -> tuple[Match, int, tuple[Chair, ...]] | None:
        """A value that differs whenever the match has changed, or who plays it."""
        table = self._table
        return None if table is None else (table.match, table.match.revision, table.chairs)

    def _thinks_on(self, before: tuple[Match, int, tuple[Chair, ...]] | None) -> bool:
        """Whether a bot that acts would still be asked what it was asked before, as others have acted
        at the same time.
        """
        table = self._table
        if table is None or before is None or (table.match, table.chairs) != (before[0], before[2]):
            return False
        stamps = table.stamps
        bots = [seat for seat in table.match.to_act if seat >= 0 and not table.chairs[seat].person]
        return any(stamps.of(seat) <= before[1] for seat in bots)

    def unsaved(self) -> str | None:
        """The match and its table as text if they have changed since this was asked last.

        After a bug of ours has left something half done, nothing counts as changed.
        """
        due, self._unsaved = self._unsaved, False
        return self.save() if due else None

    def hear(self, thought: int, step: Json) -> None:
        """Keeps what a bot has decided; `move` with that number carries it out."""
        self._thoughts[thought] = step

    def save(self) -> str | None:
        """The match and its table as text, None if there is none, or only one that is learnt from,
        watched, or made of a letter.
        """
        table = self._table
        if table is None or table.learning is not None or table.watched:
            return None
        if not table.match.whole:
            return None
        return table.text(table.match, table.notes)

    def early(self) -> Json:
        """The early table of what has just begun."""
        screen = self._screen(None)
        return told_early(Screen(screen.table, screen.frame))

    def _early(self, frame: str) -> Json:
        text, table = self.save(), self._laid()
        if text is None or not table.is_alone:
            raise BadCommand("early")
        return {"ok": True, "early": told_early(Screen(_table_in(text), Frame.parse(frame)))}

    def _laid(self) -> Table:
        if self._table is None:
            raise BadCommand("table")
        return self._table

    def _screen(self, seat: Seat | None) -> Screen:
        """This device's screen, or that of a friend for whom the table was laid. Raises `BadCommand`."""
        self._laid()
        if seat is not None and (seat not in self._screens or not self._is_friends(seat)):
            raise BadCommand("far", "seat")
        return self._screens[seat]

    def _watcher(self, watcher: int) -> Screen:
        """The screen of somebody who watches, for whom the table was laid. Raises `BadCommand`."""
        self._laid()
        if watcher not in self._watchers:
            raise BadCommand("far", "watcher")
        return self._watchers[watcher]

    def _is_friends(self, seat: Seat) -> bool:
        chairs = self._laid().chairs
        return 0 <= seat < len(chairs) and chairs[seat].who == FRIEND

    def _catalog(self) -> Json:
        return compose.catalog_json()

    def _lay(self, table: Table, frame: Frame, lent: Eyes | None = None) -> Json:
        return self._laid_on(Screen(table, frame, lent=lent))

    def _laid_on(self, screen: Screen) -> Json:
        told = screen.told()
        self._put(screen)
        return told

    def _put(self, screen: Screen) -> None:
        self._screens, self._watchers, self._opening = {None: screen}, {}, None

    def _news(
        self,
        seat: Seat | None,
        since: str | None,
        frame: str,
        base: int | None = None,
        watcher: int | None = None,
    ) -> Json:
        table, room = self._laid(), Frame.parse(frame)
        if seat is not None and not self._is_friends(seat):
            raise BadCommand("news", "seat")
        if watcher is not None:
            if seat is not None or not 0 <= watcher < MOST_WATCHERS:
                raise BadCommand("news", "watcher")
            screen = self._watchers.setdefault(watcher, Screen(table, room, watches=True))
        else:
            screen = self._screens.setdefault(seat, Screen(table, room, seat))
        if not screen.is_far:
            screen.frame = room
            return screen.news()
        screen.base = base
        if screen.frame == room and screen.has_all(since):
            return {"ok": True, "same": True}
        screen.frame = room
        return screen.news_since(since)

    def _far(
        self,
        seat: Seat | None,
        text: str,
        nonce: str | None = None,
        base: int | None = None,
        watcher: int | None = None,
    ) -> Json:
        if (seat is None) == (watcher is None):
            raise BadCommand("far", "seat")
        screen = self._screen(seat) if watcher is None else self._watcher(watcher)
        before = self._moment()
        screen.base = base
        start = None if nonce is None or seat is None else screen.table.opens(seat)
        try:
            name, fields = parse(text)
            if start is not None and "revision" in fields:
                # Others who have opened theirs since may have changed what the seat sees.
                fields["revision"] = screen.revision
            answer = self._answer_far(screen, name, fields)
        except FreebootersError as refused:
            answer = refused.as_json()
        changed = before != self._moment()
        if changed and nonce is not None and seat is not None and start is not None:
            screen.table.open_choice(seat, start, nonce)
        return {"ok": True, "changed": changed, "answer": answer}

    def _seals(self, start: int, sealed: dict[str, str]) -> Json:
        table = self._laid()
        waiting = table.rounds.waiting
        if table.rounds.start != start or not all(self._is_friends(seat) for seat in waiting):
            raise BadCommand("seals", "start")
        theirs = {seat: sealed[str(seat)] for seat in waiting if str(seat) in sealed}
        seals = {str(seat): digest for seat, digest in table.seals(theirs).items()}
        self._unsaved = True
        return {"ok": True, "seals": seals}

    def _answer_far(self, screen: Screen, name: str, fields: dict[str, Any]) -> Json:
        if name in FAR_LATER:
            screen.table.finished()
        elif name not in (WATCHING if screen.watches else FAR):
            raise BadCommand(name)
        return _AT_THE_TABLE[name](screen, **fields)

    def _start(
        self,
        game: str,
        seats: list[Any],
        options: dict[str, Any],
        seed: str | None,
        frame: str,
        day: str | None = None,
        seen: bool | None = None,
        shares: list[Any] | None = None,
        contest: Json | None = None,
        letters: int | None = None,
    ) -> Json:
        chairs, drawn = chairs_from(seats), shares_from(shares) or ()
        taking = taking_from(contest)
        if seed and (drawn or taking):
            raise BadCommand("start", "seed")
        if taking is not None:
            match = answers.taken_deal(taking, chairs).begin()
        else:
            chosen = joint_seed(drawn) if drawn else seed or None
            match = Match(catalog.game(game), len(chairs), options, chosen)
        notes = Notes(
            day=day,
            seal=deals.seal_of(match),
            counts=not seen,
            shares=drawn,
            contest=taking,
        )
        table = Table(match, chairs, notes)
        if letters is not None:
            _post("start").begin(table, letters)
        return self._lay(table, Frame.parse(frame))

    def _load(self, text: str, frame: str, seats: list[Any] | None = None) -> Json:
        return self._lay(_table_in(text, seats), Frame.parse(frame))

    def _inspect(self, text: str) -> Json:
        table = _table_in(text)
        match, notes = table.match, table.notes
        viewer = Screen(table, Frame.parse(_USUAL)).viewer
        return {
            "ok": True,
            "text": table.text(match, notes),
            "game": match.game.info.id,
            "options": dict(match.options),
            "seats": [chair.as_json() for chair in table.chairs],
            "position": len(match.log),
            "over": match.over,
            "outcome": compose.outcome(match, viewer) if match.over else None,
            "origin": notes.origin and notes.origin.told(),
            "seal": notes.seal or deals.seal_of(match),
            "day": notes.day,
            "contest": notes.contest and notes.contest.as_json(),
        }

    def _preview(self, text: str, frame: str) -> Json:
        screen = Screen(_table_in(text), Frame.parse(frame))
        viewer = screen.viewer
        return {
            "ok": True,
            "viewer": viewer,
            "seats": [chair.as_json() for chair in screen.table.chairs],
            "shown": screen.shown(viewer).told,
        }

    def _watch(self, link: str, frame: str) -> Json:
        found = sharing.shared(link)
        eyes = Eyes(found.eyes, sees_all=found.sees_all)
        table = Table(found.match, found.chairs, watched=True)
        first = next((at for at, entry in enumerate(found.match.log) if entry.seat != CHANCE), 0)
        return {**self._lay(table, Frame.parse(frame), eyes), "moment": found.position or first}

    def _posted(self, name: str, fields: Json) -> Json:
        post = _post(name)
        if name in post.APART:
            answer: Json = post.APART[name](**fields)
            return answer
        table = self._laid()
        if not table.is_by_post or not table.match.whole:
            raise BadCommand(name)
        before = table.notes.letters
        answer, now = post.dealt(name, table, fields)
        self._unsaved |= before != now.notes.letters
        if now is not table:
            self._put(Screen(now, self._screen(None).frame))
        return self._screen(None).told() if name == "give" else answer

    def _open_letter(self, frame: str, **told: Any) -> Json:
        post = _post("open_letter")
        answer, opening = post.opened(**told)
        if opening is None:
            return {**answer}
        table = post.laid(
            lambda: self._laid_on(Screen(opening.table, Frame.parse(frame), opening.seat))
        )
        self._opening = opening
        return {**answer, "table": table}

    def _answer_letter(self) -> Json:
        if self._opening is None:
            raise BadCommand("answer")
        answer: Json = self._opening.answer()
        return answer

    def _begin_audit(self, text: str, witness: Json) -> Json:
        self._audit = Audit(text, witness_from(witness))
        return self._audit.as_json()

    def _recall(self, moments: list[list[Any]]) -> Json:
        if self._audit is None:
            raise BadCommand("recall")
        audit = self._audit
        return {
            "ok": True,
            "pictures": [
                audit.picture(Moment(rewinds, position), Frame.parse(frame), how)
                for rewinds, position, frame, how in moments
            ],
        }

    def _learn(self, game: str, lesson: str, place: int, frame: str) -> Json:
        match, learning = lessons.begin(game, lesson, place)
        return self._taught(match, learning, frame)

    def _puzzle(self, game: str, puzzle: Json, frame: str) -> Json:
        return self._taught(*puzzles.begin(game, puzzle), frame)

    def _pose(self, game: str, puzzle: Json, frame: str) -> Json:
        return puzzles.posed(game, puzzle, Frame.parse(frame))

    def _taught(self, match: Match, learning: Guide, frame: str) -> Json:
        return self._lay(Table(match, learning.chairs(), learning=learning), Frame.parse(frame))

    def _play_on(self, revision: int, who: str) -> Json:
        table, screen = self._laid(), self._screen(None)
        match, learning = table.match, table.learning
        screen.check(revision)
        if learning is None or not learning.is_over or match.over:
            raise BadCommand("play_on")
        if who not in LEVELS:
            raise BadCommand("play_on", "who")
        chairs = learning.chairs(who)
        new = match.branch(len(match.log))
        notes = Notes(since=len(match.log), seal=deals.seal_of(new), counts=False)
        return self._lay(Table(new, chairs, notes), screen.frame)

    def _draw(self, **fields: Any) -> Json:
        return answers.draw_contest(**fields)

    def _contest(self, code: str, word: str) -> Json:
        return answers.contest(code, word)

    def _hand_in(self, text: str) -> Json:
        return answers.hand_in(_table_in(text))

    def _collect(self, **fields: Any) -> Json:
        return answers.collect(**fields)

    def _recheck(self, **fields: Any) -> Json:
        return answers.recheck(**fields)

    def _move(self, revision: int, seat: Seat, thought: int, aloud: bool) -> Json:
        screen, step = self._screen(None), self._thoughts.get(thought)
        if step is None:
            raise BadCommand("move", "thought")
        return playing.move(screen, revision, seat, step, aloud=aloud)


_AT_THE_DESK: Mapping[str, Callable[..., Json]] = {
    "catalog": Desk._catalog,
    "start": Desk._start,
    "load": Desk._load,
    "inspect": Desk._inspect,
    "early": Desk._early,
    "preview": Desk._preview,
    "watch": Desk._watch,
    "learn": Desk._learn,
    "puzzle": Desk._puzzle,
    "pose": Desk._pose,
    "play_on": Desk._play_on,
    "move": Desk._move,
    "news": Desk._news,
    "far": Desk._far,
    "seals": Desk._seals,
    **{name: _by_post(name) for name in BY_POST},
    "open_letter": Desk._open_letter,
    "answer": Desk._answer_letter,
    "audit": Desk._begin_audit,
    "recall": Desk._recall,
    "draw": Desk._draw,
    "contest": Desk._contest,
    "hand_in": Desk._hand_in,
    "collect": Desk._collect,
    "recheck": Desk._recheck,
}
"""The commands that lay another table, or need no table, or more."""
