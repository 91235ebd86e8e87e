"""`freebooters analyse`: what decided a saved game, in words or as JSON."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from freebooters.app.analysis.analysis import Analysis, question
from freebooters.app.analysis.luck import Share, certainty, share_json
from freebooters.app.analysis.mistakes import Mistake
from freebooters.app.analysis.turning import Turn
from freebooters.bots.bot import Prospect
from freebooters.cli.chances import change, error, percent
from freebooters.cli.words import Words
from freebooters.engine.contract import Action, Seat
from freebooters.engine.match import Match
from freebooters.engine.messages import Message
from freebooters.stage import Painter

__all__ = ["analysed", "as_json", "findings"]

Json = dict[str, Any]

_TOLD = 10
"""So often at most it is told how far it is."""
_PARTS = ("luck", "play", "others", "rest")


def analysed(match: Match, learners: Iterable[Seat], words: Words) -> Analysis:
    """The whole analysis of a match, finished or not, and on the way how far it is, on stderr."""
    analysis, told = Analysis(question(match, learners)), -1
    while not analysis.step(0)["done"]:
        if (share := int(analysis.progress * _TOLD)) > told:
            told = share
            done, whole = len(analysis.judged), len(analysis.moments)
            said = words.t("analysis-progress", done=done, all=whole)
            print(said, file=sys.stderr, flush=True)
    return analysis


def as_json(analysis: Analysis, names: Sequence[str]) -> Json:
    """What was found, as `docs/research.md` describes it."""
    match = analysis.match
    decided = {each.position: each.action for each in analysis.moments}
    return {
        "game": match.game.info.id,
        "options": dict(match.options),
        "names": [*names],
        "entries": len(match.log),
        "returns": match.returns if match.over else None,
        "decisions": [
            {
                "position": each.position,
                "seat": each.seat,
                "action": decided[each.position],
                "chance": each.worth,
                "compared": [_prospect(one) for one in analysis.known[each.position].prospects],
            }
            for each in sorted(analysis.judged, key=lambda each: each.position)
        ],
        "turning": [
            {
                "seat": turn.swing.seat,
                "before": turn.swing.before,
                "after": turn.swing.after,
                "from": turn.stretch[0],
                "to": turn.stretch[1],
                "better": turn.better and _prospect(turn.better),
            }
            for turn in _in_order(analysis)
        ],
        "mistakes": [
            {
                "position": mistake.position,
                "seat": mistake.seat,
                "taken": _prospect(mistake.taken),
                "best": _prospect(mistake.best),
                "cost": mistake.cost,
                "error": mistake.error,
            }
            for mistake in analysis.mistakes
        ],
        "shares": [share_json(share) for share in analysis.shares],
    }


def _prospect(prospect: Prospect) -> Json:
    return {"action": prospect.action, "chance": prospect.worth, "share": prospect.share}


def findings(analysis: Analysis, words: Words) -> Iterator[str]:
    """What was found, in words."""
    lines = _lines(analysis.match)
    if not analysis.match.over:
        yield words.t("terminal-so-far")
        yield ""
    yield words.t("terminal-chances")
    for each in sorted(analysis.judged, key=lambda each: each.position):
        said = _said(words, lines, each.position)
        yield f"{percent(words, each.worth):>6}  {_of(words, each.seat, said)}"
    yield ""
    yield words.t("analysis-turns")
    if not analysis.turns:
        yield "  " + words.t("terminal-no-turning")
    for turn in _in_order(analysis):
        yield from _turn(analysis, turn, words, lines)
    yield ""
    yield words.t("mistakes-title")
    if not analysis.mistakes:
        yield "  " + words.t("mistakes-none")
    for mistake in analysis.mistakes:
        yield from _mistake(analysis, mistake, words)
    if analysis.shares:
        yield ""
        yield words.t("luck-title")
    for seat, share in enumerate(analysis.shares):
        yield from _share(share, words.name(seat), words, over=analysis.match.over)


def _in_order(analysis: Analysis) -> list[Turn]:
    return sorted(analysis.turns, key=lambda turn: turn.stretch[0])


def _turn(
    analysis: Analysis, turn: Turn, words: Words, lines: Sequence[tuple[int, Message]]
) -> Iterator[str]:
    swing, start = turn.swing, turn.stretch[0]
    before, after = percent(words, swing.before), percent(words, swing.after)
    span = words.t("analysis-change", name=words.name(swing.seat), before=before, after=after)
    yield f"  {span}"
    yield f"    {start + 1:>4}  {_said(words, lines, start)}"
    if turn.better is not None:
        yield from _better(analysis, start, turn.better.action, words)


def _mistake(analysis: Analysis, mistake: Mistake, words: Words) -> Iterator[str]:
    lost = words.t("mistakes-cost", cost=change(-mistake.cost), error=error(mistake.error))
    yield f"  {_of(words, mistake.seat, lost)}"
    label, _ = analysis.spoken(mistake.position, mistake.taken.action)
    yield f"    {mistake.position + 1:>4}  {words.t('mistakes-taken', label=label)}"
    yield from _better(analysis, mistake.position, mistake.best.action, words)


def _better(analysis: Analysis, position: int, action: Action, words: Words) -> Iterator[str]:
    label, reason = analysis.spoken(position, action)
    yield f"          {words.t('analysis-better', label=label)}"
    if reason is not None:
        yield f"          {words.say(reason)}"


def _share(share: Share, name: str, words: Words, *, over: bool) -> Iterator[str]:
    start, result = percent(words, share.start), percent(words, share.result)
    if over:
        text = words.t("luck-span", start=start, result=result)
        yield "  " + words.t("terminal-line", name=name, text=text)
    else:
        yield "  " + words.t("terminal-span-now", name=name, start=start, result=result)
    told = share_json(share)
    for part in _PARTS:
        said = _amount(words, *told[part][:2])
        yield "    " + words.t("terminal-line", name=words.t(f"luck-{part}"), text=said)


def _amount(words: Words, difference: float, deviation: float) -> str:
    """A change of a chance, if it can be told."""
    match certainty(difference, deviation):
        case "close":
            return words.t("luck-close")
        case "much":
            return words.t("luck-much", change=change(1 if difference > 0 else -1))
        case "exact":
            return change(difference)
        case "sure":
            return words.t("luck-sure", change=change(difference), error=error(deviation))


def _of(words: Words, seat: Seat, text: str) -> str:
    return words.t("terminal-line", name=words.name(seat), text=text)


def _lines(match: Match) -> list[tuple[int, Message]]:
    """What a spectator was told, each with the position after it."""
    paint: Painter[object] = match.game.paint
    told = [
        (position, paint.line(event.seen_by(None)))
        for position, events in enumerate(match.events, start=1)
        for event in events
    ]
    return [(position, line) for position, line in told if line is not None]


def _said(words: Words, lines: Sequence[tuple[int, Message]], position: int) -> str:
    """What was told first after a moment; if nothing was, the last thing told."""
    found = next((line for after, line in lines if after > position), None)
    if found is None and lines:
        found = lines[-1][1]
    return "" if found is None else words.say(found)
