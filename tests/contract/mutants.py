"""Do the tests see bugs? Plants one bug after another and runs the test that must fail.

Works on a copy of the sources. Exits with 1 when a bug goes unseen: `build.py check --mutants`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).resolve().parents[2]

COPIED = ("py", "tests", "web", "index.html", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__", ".hypothesis")

RULES = "py/freebooters/games/cartagena/rules.py"
MATCH = "py/freebooters/engine/match.py"
SEALED = "tests/contract/sealed.py"
PAINT = "py/freebooters/games/cartagena/paint.py"

QUIETLY = ("-p", "no:cacheprovider", "--tb=line")
PATIENCE = 300
"""Seconds; a bug that makes its test hang is not seen."""

FAILED = 1
"""What pytest exits with when tests ran and some failed."""


@dataclass(frozen=True)
class Mutant:
    """A bug: in that file `old` becomes `new`; `test` must fail then, and passes without."""

    promise: int
    name: str
    file: str
    old: str
    new: str
    test: str


def contract(test: str, case: str = "") -> str:
    """The id of a contract test: `file::name`, and its case."""
    file, _, name = test.partition("::")
    return f"tests/contract/{file}.py::{name}" + (f"[{case}]" if case else "")


MUTANTS = (
    Mutant(
        0,
        "the template is a game in the catalog",
        "py/freebooters/engine/catalog.py",
        'if not name.startswith("_")',
        "if name",
        contract("test_0_population::test_every_folder_with_a_game_is_a_room_in_the_catalog"),
    ),
    Mutant(
        1,
        "a draw uses the shared generator",
        RULES,
        "ticket = rng.random() * sum(pile)",
        'ticket = __import__("random").random() * sum(pile)',
        contract(
            "test_1_replay::test_playing_leaves_the_shared_generator_alone", "cartagena-jamaica-2-0"
        ),
    ),
    Mutant(
        1,
        "a replay draws cards anew",
        MATCH,
        "            match._enter(entry)\n",
        "            match._enter(entry) if seat >= 0 else match._settle(None)\n",
        contract(
            "test_1_replay::test_replaying_gives_equal_views_for_all_seats", "cartagena-basic-2-0"
        ),
    ),
    Mutant(
        1,
        "outcomes come in the order of a set",
        RULES,
        "return [card for card, count in zip(cards, s.pile, strict=True) if count]",
        "return list({card for card, count in zip(cards, s.pile, strict=True) if count})",
        contract("test_1_replay::test_play_does_not_depend_on_the_process"),
    ),
    Mutant(
        1,
        "a draw depends on more than its generator",
        RULES,
        "return outcomes[int(rng.random() * len(outcomes))]",
        'return outcomes[__import__("time").perf_counter_ns() % len(outcomes)]',
        contract(
            "test_1_replay::test_a_draw_depends_on_its_generator_alone_and_changes_nothing",
            "cartagena-tortuga-2-0",
        ),
    ),
    Mutant(
        2,
        "a copy forgets a slot",
        RULES,
        "        s.due = self.due\n",
        "        s.due = 0\n",
        contract("test_2_copies::test_a_copy_has_every_slot_and_is_equal", "cartagena-jamaica-2-0"),
    ),
    Mutant(
        2,
        "a copy shares the cards known of a hand",
        RULES,
        "s.known = [hand[:] for hand in self.known]",
        "s.known = self.known[:]",
        contract(
            "test_2_copies::test_a_copy_shares_nothing_that_can_change", "cartagena-hispaniola-2-0"
        ),
    ),
    Mutant(
        2,
        "a copy shares the discards",
        RULES,
        "s.discards = self.discards[:]",
        "s.discards = self.discards",
        contract("test_2_copies::test_old_copies_never_change", "cartagena-tortuga-2-0"),
    ),
    Mutant(
        2,
        "a move writes on the board all copies share",
        RULES,
        "    men.remove(cell)\n    insort(men, to)\n    if cell:\n",
        "    men.remove(cell)\n    insort(men, to)\n    ahead.append(cell)\n    if cell:\n",
        contract("test_2_copies::test_what_copies_share_never_changes", "cartagena-tortuga-2-0"),
    ),
    Mutant(
        2,
        "the key leaves out the cards still to draw",
        RULES,
        "            self.due,\n",
        "",
        contract(
            "test_2_copies::test_states_that_differ_in_a_slot_have_different_keys", "cartagena"
        ),
    ),
    Mutant(
        2,
        "a retreat does not fill its cell",
        RULES,
        "    occupied[to] += 1\n    s.left -= 1\n",
        "    s.left -= 1\n",
        contract(
            "test_2_copies::test_what_follows_from_other_slots_does_follow_at_every_moment",
            "cartagena-tortuga-2-0",
        ),
    ),
    Mutant(
        3,
        "asking for legal actions changes the state",
        RULES,
        "        last = -1\n        for cell in s.men[seat]:\n",
        "        last = -1\n        s.men[seat].reverse()\n        for cell in s.men[seat]:\n",
        contract(
            "test_3_legal::test_asking_for_legal_actions_gives_the_same_list_and_changes_nothing",
            "cartagena-tortuga-2-0",
        ),
    ),
    Mutant(
        3,
        "two pirates on one cell are two actions",
        RULES,
        "                last = cell\n                if cell < boat:\n",
        "                if cell < boat:\n",
        contract(
            "test_3_legal::test_legal_actions_are_plain_distinct_and_never_none",
            "cartagena-tortuga-2-0",
        ),
    ),
    Mutant(
        3,
        "a legal action cannot be carried out",
        RULES,
        "                if cell < boat:\n                    spots.append(cell)\n",
        "                if cell <= boat:\n                    spots.append(min(cell, boat - 1))\n",
        contract("test_3_legal::test_every_legal_action_can_be_carried_out", "cartagena-basic-2-1"),
    ),
    Mutant(
        3,
        "the match takes any action",
        MATCH,
        "        if action not in legal:\n",
        "        if not action:\n",
        contract(
            "test_3_legal::test_everything_else_is_refused_and_changes_nothing",
            "cartagena-tortuga-2-0",
        ),
    ),
    Mutant(
        3,
        "a refused action is counted",
        MATCH,
        "            refusal = self.why_not(seat, action)\n",
        "            refusal = self.why_not(seat, action)\n            self.revision += 1\n",
        contract(
            "test_3_legal::test_everything_else_is_refused_and_changes_nothing",
            "cartagena-tortuga-2-0",
        ),
    ),
    Mutant(
        3,
        "what is legal depends on another's hand",
        RULES,
        "        found += behind\n",
        "        found += behind[: 1 + s.hands[seat - 1][0]]\n",
        contract(
            "test_3_legal::test_legal_actions_depend_only_on_what_the_seat_knows",
            "cartagena-jamaica-2-0",
        ),
    ),
    Mutant(
        3,
        "who listens changes what happens",
        RULES,
        "    if not s.left:\n        _next_turn(s)\n",
        "    if not s.left and emit:\n        _next_turn(s)\n",
        contract(
            "test_3_legal::test_nobody_listening_makes_no_difference", "cartagena-tortuga-2-0"
        ),
    ),
    Mutant(
        4,
        "everybody sees the first seat's hand",
        RULES,
        "if s.variant.open_hands or other == seat:",
        "if s.variant.open_hands or other in (seat, 0):",
        contract(
            "test_4_leaks::test_an_action_looks_the_same_just_when_all_it_shows_is_the_same",
            "cartagena-jamaica-2-0",
        ),
    ),
    Mutant(
        4,
        "the log shows what others draw",
        RULES,
        "return action if observer == drawer else action[:1]",
        "return action",
        contract(
            "test_4_leaks::test_an_action_looks_the_same_just_when_all_it_shows_is_the_same",
            "cartagena-jamaica-2-0",
        ),
    ),
    Mutant(
        4,
        "an event tells everybody the card drawn",
        RULES,
        'emit(Event("drew", {"seat": s.turn}, {"symbol": name}, (s.turn,)))',
        'emit(Event("drew", {"seat": s.turn, "symbol": name}))',
        contract(
            "test_4_leaks::test_an_action_looks_the_same_just_when_all_it_shows_is_the_same",
            "cartagena-jamaica-2-0",
        ),
    ),
    Mutant(
        4,
        "a retreat tells what the next seat holds",
        RULES,
        '"count": s.due}',
        '"count": s.due, "next": s.hands[seat - 1][0]}',
        contract(
            "test_4_leaks::test_what_is_hidden_changes_no_view_event_or_choice",
            "cartagena-jamaica-2-0",
        ),
    ),
    Mutant(
        4,
        "an imagined state forgets the discards",
        RULES,
        "s.discards = [v.discards[symbol] for symbol in variant.edition.symbols]",
        "s.discards = [0 for symbol in variant.edition.symbols]",
        contract("test_4_leaks::test_an_imagined_state_looks_the_same", "cartagena-jamaica-2-0"),
    ),
    Mutant(
        4,
        "a sealed choice shows",
        SEALED,
        "fist if owner == seat or fist == EMPTY else None",
        "fist",
        contract("test_6_commits::test_a_sealed_choice_shows_in_no_other_view", "sealed"),
    ),
    Mutant(
        5,
        "a played card vanishes",
        RULES,
        "    s.discards[symbol] += 1\n",
        "",
        contract(
            "test_5_conservation::test_the_census_is_the_same_at_every_moment",
            "cartagena-basic-2-0",
        ),
    ),
    Mutant(
        5,
        "imagining lays the row's cards in the pile too",
        RULES,
        "- s.discards[k] - s.row.count(k) -",
        "- s.discards[k] -",
        contract("test_5_conservation::test_imagining_keeps_the_census", "cartagena-tortuga-2-0"),
    ),
    Mutant(
        6,
        "whoever commits early scores",
        SEALED,
        "        s.fists[seat] = int(action[1])\n",
        "        s.fists[seat] = int(action[1])\n"
        "        s.score[seat] += s.fists.count(EMPTY) == len(s.fists) - 1\n",
        contract("test_6_commits::test_commits_commute", "sealed-1-3-0"),
    ),
    Mutant(
        7,
        "nobody ever wins",
        RULES,
        "        if men[0] == boat:  # CA-9\n",
        "        if men[0] > boat:  # CA-9\n",
        contract("test_7_endings::test_random_play_ends_in_time", "cartagena-basic-2"),
    ),
    Mutant(
        7,
        "a game is promised to be shorter than it is",
        "py/freebooters/games/cartagena/__init__.py",
        "longest=20_000",
        "longest=200",
        contract("test_7_endings::test_random_play_ends_in_time", "cartagena-tortuga-2"),
    ),
    Mutant(
        7,
        "the winner ranks behind others",
        RULES,
        "merits = [(seat == s.winner, men.count(boat), sum(men))",
        "merits = [(seat != s.winner, men.count(boat), sum(men))",
        contract(
            "test_7_endings::test_an_ended_game_has_a_result_for_every_seat",
            "cartagena-tortuga-2-0",
        ),
    ),
    Mutant(
        8,
        "a save forgets that the match was rewound",
        "py/freebooters/engine/saves.py",
        '"rewinds": saved.rewinds,',
        '"rewinds": 0,',
        contract("test_8_saves::test_a_rewound_match_survives_a_save", "cartagena-tortuga-2-0"),
    ),
    Mutant(
        8,
        "a save leaves out the last entry",
        "py/freebooters/engine/saves.py",
        "for seat, action in saved.log]",
        "for seat, action in saved.log[:-1]]",
        contract(
            "test_8_saves::test_saving_loading_and_saving_is_identity", "cartagena-tortuga-2-0"
        ),
    ),
    Mutant(
        8,
        "lists of a view come back as lists",
        "py/freebooters/engine/views.py",
        "return tuple(_frozen(item) for item in value)",
        "return [_frozen(item) for item in value]",
        contract(
            "test_8_saves::test_views_events_and_actions_survive_json", "cartagena-tortuga-2-0"
        ),
    ),
    Mutant(
        9,
        "a message is missing in one language",
        "py/freebooters/games/cartagena/words/nl.ftl",
        "cartagena-log-ended =",
        "cartagena-log-stopped =",
        contract(
            "test_9_words::test_all_languages_have_the_same_messages_with_the_same_variables",
            "cartagena",
        ),
    ),
    Mutant(
        9,
        "a message is not given what it speaks of",
        PAINT,
        'return say("cartagena-standing", count=men.count(variant.boat), all=variant.pirates)',
        'return say("cartagena-standing", count=men.count(variant.boat))',
        contract(
            "test_9_words::test_everything_said_can_be_said_in_every_language",
            "cartagena-tortuga-2-0",
        ),
    ),
    Mutant(
        9,
        "an event has no words",
        RULES,
        'emit(Event("passed", {"seat": seat}))',
        'emit(Event("skipped", {"seat": seat}))',
        contract(
            "test_9_words::test_every_kind_of_event_has_its_line_or_is_passed_over", "cartagena"
        ),
    ),
    Mutant(
        9,
        "a message is left over",
        PAINT,
        "prompt-first",
        "prompt-move",
        contract(
            "test_9_words::test_no_message_and_no_variable_of_a_room_is_left_unused", "cartagena"
        ),
    ),
    Mutant(
        9,
        "an error has no words",
        "py/freebooters/engine/errors.py",
        'say("error-stale")',
        'say("error-late")',
        contract("test_9_shell::test_everything_the_engine_says_has_words_for_what_it_gives"),
    ),
    Mutant(
        9,
        "a word of the page is never said",
        "web/ui/home.js",
        'words.t("home-continue")',
        'words.t("home-play")',
        contract("test_9_shell::test_no_message_of_the_shell_is_left_unused"),
    ),
    Mutant(
        9,
        "picks do not tell which card is played",
        PAINT,
        'picks=(f"card:{symbol}", f"pirate:{cell}"),',
        'picks=(f"pirate:{cell}",),',
        contract("test_9_choices::test_picks_tell_choices_apart", "cartagena-tortuga-2-0"),
    ),
    Mutant(
        9,
        "a target is not on the table",
        PAINT,
        '            picks=(f"card:{symbol}", f"pirate:{cell}"),\n            target=f"cell:{to}",',
        '            picks=(f"card:{symbol}", f"pirate:{cell}"),\n            target=f"place:{to}",',
        contract(
            "test_9_choices::test_every_choice_can_be_picked_on_the_table",
            "tall-cartagena-tortuga-2-0",
        ),
    ),
    Mutant(
        10,
        "two cards bear one id",
        "py/freebooters/games/cartagena/cards.py",
        'name = card_id(seat, "back", count - shown + k)',
        'name = card_id(seat, "back", count)',
        contract("test_10_scenes::test_ids_are_unique_in_a_scene", "wide-cartagena-jamaica-2-0"),
    ),
)


def main() -> int:
    started = time.monotonic()
    workers = os.cpu_count() or 1
    trees: SimpleQueue[Path] = SimpleQueue()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(workers) as pool:
        for worker in range(workers):
            trees.put(_copy(Path(folder) / str(worker)))
        complaint = _sound(trees)
        if complaint:
            print(complaint)
            return 1
        results = list(pool.map(lambda mutant: _fate(mutant, trees), MUTANTS))
    unseen = [name for name, seen in results if not seen]
    print(f"{len(MUTANTS)} planted, {len(unseen)} unseen, {time.monotonic() - started:.0f} s")
    return int(bool(unseen))


def _copy(tree: Path) -> Path:
    tree.mkdir()
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tree / name, ignore=LEFT_OUT)
        else:
            shutil.copy(source, tree / name)
    return tree


def _sound(trees: SimpleQueue[Path]) -> str:
    """What is wrong before any bug is planted: the tests must pass, each bug have its place once,
    each promise its bug.
    """
    misplaced = [
        mutant.name
        for mutant in MUTANTS
        if (ROOT / mutant.file).read_text("utf-8").count(mutant.old) != 1
    ]
    if misplaced:
        return f"no place, or several, for: {'; '.join(misplaced)}"
    if {mutant.promise for mutant in MUTANTS} != set(range(11)):
        return "not every promise has a bug"
    tree = trees.get()
    code, told = _run(tree, sorted({mutant.test for mutant in MUTANTS}))
    trees.put(tree)
    return f"without any bug:\n{told}" if code else ""


def _fate(mutant: Mutant, trees: SimpleQueue[Path]) -> tuple[str, bool]:
    """Plants the bug in a tree nobody else works in; whether its test fails."""
    tree = trees.get()
    file = tree / mutant.file
    text = file.read_text("utf-8")
    try:
        file.write_text(text.replace(mutant.old, mutant.new), "utf-8")
        code, told = _run(tree, [mutant.test])
    finally:
        file.write_text(text, "utf-8")
        trees.put(tree)
    seen = code == FAILED
    print(f"{mutant.promise:>2} {'seen  ' if seen else 'UNSEEN'} {mutant.name}", flush=True)
    if code not in (0, FAILED):
        print(told)
    return mutant.name, seen


def _run(tree: Path, tests: Sequence[str]) -> tuple[int, str]:
    """Runs those tests of the tree; pytest's exit code and what it said."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-x", *QUIETLY, *tests],
            cwd=tree,
            env={**environment, "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return -1, f"not over after {PATIENCE} s"
    return done.returncode, done.stdout + done.stderr


if __name__ == "__main__":
    sys.exit(main())
