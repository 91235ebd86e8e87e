"""Writes docs/protocol.md from the table the engine checks messages with, and that of its answers.

Usage: python3 tools/protocol_page.py
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(_ROOT / "py"), str(_ROOT)]

from freebooters.app.commands import (  # noqa: E402  (needs the path above)
    COMMANDS,
    FAR,
    FAR_LATER,
    Command,
)
from freebooters.app.protocol import LONGEST  # noqa: E402
from tools.protocol_answers import SHAPES  # noqa: E402

__all__ = ["PAGE", "text"]

PAGE = _ROOT / "docs" / "protocol.md"

_INTRODUCTION = """\
# The protocol between page and engine

Written by `python3 tools/protocol_page.py` from `app/commands.py`, against which every command is checked; a test compares this page, and the answers below, with what the engine really says.

The page posts `{id, text}` to the engine's worker, `text` being one command as JSON, and gets `{id, text}` back, `text` being its answer as JSON: `freebooters.app.bridge.handle(text) -> text`. Strings are passed because they are the quickest way between JavaScript and Python: measured on a prototype, 200 nodes take 0.7 ms as a string and 2.5 ms as converted objects. Before the answer to a command that has changed the match the worker posts `{saved}`, the match as text, for the page to store: `bridge.save() -> text`.

**Nothing that is hidden from the viewer reaches the page**, except in that text, which the page stores and does not read ([ADR 21](adr/0021-hidden-things-stay-in-the-workers.md)). So bots' questions and answers go from worker to worker: for every bot's worker the page makes a number and a `MessageChannel`. It gives one port to that worker with `{join: true}`, the other to the engine's worker with `{join: number}`. When it has ended the bot's worker it posts `{leave: number}` to the engine's.

To have a bot think the page posts to the engine's worker `{id, text, worker, part}`, `worker` being the number of a bot's worker, `text` being a command whose answer is a question: `consult`, `hint`, `assess`, `judge`, `rerun`, `recheck` or `analyse`. A refusal goes back to the page; a question goes to the bot's worker as `{id, think, part}`, and the page gets `{id, asked: true}`. The bot's worker posts `{id, progress}` to the page after every slice, or `{id, fault: true}`, and at the end `{id, step, found}` to the engine's worker, which then posts `{id, text}` to the page, `text` being `{"ok": true, "step": …}`. Of a hint, a judgement, or what is made of a whole game, which the viewer may know, the page gets every `step` with the progress. Of a bot's move it gets none; it sends `move` with the `id` as `thought` to have the move carried out. In Python: `bridge.hear(id, step)`.

With `worker` null the engine's worker thinks itself, in the same slices, and posts the same but for `{id, asked}`. So it is with what is worth no search (`parallel` 0), with everything where memory is short or no further worker starts, and with moves and hints until the bot's worker is up, which starts when the first search has ended.

Two orders go from the page directly to the worker that thinks, which reads them between two slices of 25 ms: `{now: true}` makes it end after one more step, `{cancel: id}` makes it drop the questions up to that id. In Python: `bridge.think(text)`, then `bridge.step(milliseconds) -> text` until it is done, `bridge.now()` to hurry it. A bot thinks about a move for three seconds at most, on any machine.

Where a bot's level runs several searches in `parallel` and the device has cores for them, further workers are started while the first one thinks, and are asked the following questions too. Each makes a whole search, with another `part` and so another seed. When they have ended, the page posts `{id, worker, agree}` to the engine's worker, `agree` being the list of ids of those that have ended. What these have `found` goes to the first worker, whose answer is the bot's. In Python: `bridge.found() -> text`, `bridge.agree(texts) -> text`. A worker that fails, or has not answered after four seconds, is left out from then on.

A worker that ends or hangs is replaced ([ADR 25](adr/0025-a-worker-that-ends-is-replaced.md)): the page loads the match again with `load`, and connects the bots' workers to the new engine's worker.

An engine that has had no order for half a second after its start deals every game for nobody, `bridge.rehearse(number)`, because what is done for the first time takes several times as long ([ADR 31](adr/0031-a-start-from-a-snapshot.md)).

A game as it is offered first may stand on the table before the engine is there: its answers to `start`, `explain` and the first `remark` have been kept by the build. Then the engine gets that `start`, with the seed and frame of what was kept; if it answers anything else, that counts. In the same way a game that one goes on with is shown as `early` has told it, until the engine has loaded its save ([ADR 74](adr/0074-first-deals-made-by-the-build.md)).

**Friends** have screens of their own, for which this device's engine answers ([ADR 50](adr/0050-the-host-answers-for-every-seat.md)). `news` gives a friend's table, with what it has missed since the `mark` it had; `far` answers a command of the friend's page, which may be one of those that say so below. After every change, a friend's included, the page asks for the `news` of every other screen, of its own with `seat` null. What goes to one friend must arrive in the order in which the engine has answered. After a broken connection `news` comes first; then a command without an answer may be sent again, which is carried out once at most: whatever a seat does moves the `revision` that it must send.

**By post**, friends who have time at different hours write each other letters. The device that deals has an ordinary table; `letters` gives what is to be sent, `sent` says that it was, `take_answer` takes what comes back, and all of it is in the match's save. A friend's device has an engine of its own, which knows what its letters say and nothing else ([ADR 90](adr/0090-a-letter-is-a-view-and-events.md)): all that it knows is the text `kept`, which the page stores and hands in again. Bytes are text in base 64; what hides them on their way is the page's ([post](post.md)). These commands come late, with the small games.

How a worker starts is described in `web/types/workers.ts`; the types of everything below are in `web/types/engine.ts`.
"""


def text() -> str:
    """The page."""
    return "\n".join([_INTRODUCTION, *_commands(), *_shapes()])


def _commands() -> Iterator[str]:
    yield "## Commands"
    yield ""
    yield "Every command is an object whose `do` is its name. A field that is missing or of another"
    yield f"kind is refused by name. A command has {LONGEST:,} characters at most, without the save that"
    yield "it may contain."
    yield ""
    for command in COMMANDS.values():
        yield from _command(command)


def _command(command: Command) -> Iterator[str]:
    yield f"### do: {command.name}"
    yield ""
    yield f"{command.meaning} Answer: [{command.answer}](#{command.answer}).{_far(command.name)}"
    yield ""
    if command.fields:
        rows = [(field.name, field.kind, field.meaning) for field in command.fields]
        yield from _table(("field", "kind", "meaning"), rows)


def _far(name: str) -> str:
    if name in FAR:
        return " A friend may give it."
    return " A friend may give it once the game is over." if name in FAR_LATER else ""


def _shapes() -> Iterator[str]:
    yield "## Answers and what they are made of"
    yield ""
    for name, (meaning, fields) in SHAPES.items():
        yield f"### {name}"
        yield ""
        yield meaning
        yield ""
        yield from _table(("field", "meaning"), list(fields.items()))


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    for name, *rest in rows:
        yield f"| {' | '.join([f'`{name}`', *rest])} |"
    yield ""


if __name__ == "__main__":
    PAGE.write_text(text(), encoding="utf-8")
