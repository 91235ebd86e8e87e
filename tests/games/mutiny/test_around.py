"""What is said around La Mutinerie's table: the goal, prompts, buttons, the score sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain

import pytest

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, say
from freebooters.games.mutiny import game
from freebooters.games.mutiny.rules.state import MutinyState
from freebooters.stage import FRAMES, WIDE, Choice, Sheet
from tests.contract.journeys import travel
from tests.contract.rooms import SETTINGS
from tests.games.mutiny.rare import rare
from tests.games.mutiny.states import RULES, do, duelling, sailing, visit, visiting
from tests.words import LANGUAGES, ROOT, Words

PAINT = game.paint
NAMES = ["Bartholomew", "Esperanza", "Wessel-Jan", "Guillaume"]
V, D = "valverde", "diaz"
GOAL, PROMPT, SHORT = 56, 92, 16
"""Letters that there is room for."""


@cache
def words(language: str) -> Words:
    return Words(language, "mutiny")


def said(message: Message, language: str) -> str:
    return words(language).text(message.as_json(), NAMES)


def states() -> Iterator[MutinyState]:
    """Moments of random games and rare ones."""
    journeys = (travel(setting, seed) for setting in SETTINGS["mutiny"] for seed in (0, 1))
    yield from chain.from_iterable((m.state for m in journey.moments) for journey in journeys)
    yield from (state for _, state, _ in rare())
    for pirate in ("diaz", "tembo", "pang", "chang", "nero", "wessel", "bijoux", "ojo"):
        yield visiting(pirate, seats=3)


def seats_acting(state: MutinyState) -> list[Seat]:
    return [seat for seat in state.acting if seat >= 0]


def choices(state: MutinyState) -> Iterator[Choice]:
    for seat in seats_acting(state):
        view = RULES.view(state, seat)
        yield from (PAINT.choice(view, seat, action) for action in RULES.legal(state, seat))


def too_long(messages: Sequence[Message], most: int) -> list[str]:
    texts = {said(message, language) for message in messages for language in LANGUAGES}
    return sorted(text for text in texts if len(text) > most)


def test_the_goal_is_one_short_line() -> None:
    goals = [
        PAINT.goal(RULES.view(state, viewer), viewer)
        for state in states()
        for viewer in (*range(len(state.coins)), None)
    ]

    assert [] == too_long(goals, GOAL)


def test_a_prompt_has_three_lines_at_most() -> None:
    prompts = [
        PAINT.prompt(RULES.view(state, seat), seat)
        for state in states()
        for seat in seats_acting(state)
    ]

    assert [] == too_long(prompts, PROMPT)


def test_every_choice_can_stand_as_a_button() -> None:
    found = [choice for state in states() for choice in choices(state)]

    assert [] == too_long([choice.short for choice in found if choice.short], SHORT)
    assert {"done", "leave", "swap"} >= {choice.action[0] for choice in found if not choice.icon}
    assert all(choice.short for choice in found)


def test_the_prompt_asks_for_the_monkey_only_where_it_may_be_laid() -> None:
    state = duelling([V, D], ["p2 p1", "g3 g1"], pairs=[(1, 2)])
    first = said(PAINT.prompt(RULES.view(state, 0), 0), "en")
    do(state, ("fight", "pink", 2), ("fight", "grey", 3))
    second = said(PAINT.prompt(RULES.view(state, 0), 0), "en")

    assert ("monkey" in first, "monkey" in second) == (False, True)


@pytest.mark.parametrize(
    ("sworn", "viewer", "begins"),
    [(False, 0, "Swear to a captain"), (True, 0, "Mutiny in"), (True, None, "Mutiny in")],
)
def test_the_goal_of_the_voyage_says_what_is_missing(
    sworn: bool, viewer: int | None, begins: str
) -> None:
    state = sailing(3)
    if sworn:
        visit(state, "bijoux", ("swear", "diaz"))

    assert said(PAINT.goal(RULES.view(state, viewer), viewer), "en").startswith(begins)


def test_the_goal_of_the_mutiny_names_the_own_side_and_its_duels() -> None:
    state = duelling([V, D, None], ["p1", "g1", ""], pairs=[(1, 2)])
    state.wins = [2, 1]
    goals = [said(PAINT.goal(RULES.view(state, seat), seat), "en") for seat in (0, 1, 2)]

    assert ["Valverde, 2", "Diaz, 1", "out of the game"] == [
        part
        for goal, part in zip(goals, ("Valverde, 2", "Diaz, 1", "out of the game"), strict=True)
        if part in goal
    ]


def test_once_a_side_has_the_mutiny_nobody_is_told_any_more_what_would_win_it() -> None:
    state = duelling([V, D, None], ["p1", "g1", ""], pairs=[(1, 2)])
    state.wins = [3, 1]
    goals = [PAINT.goal(RULES.view(state, seat), seat) for seat in (0, 1, 2, None)]

    assert {"Duels: Valverde 3, Diaz 1; now the masks come off"} == {
        said(goal, "en") for goal in goals
    }
    assert [] == too_long(goals, GOAL)


def ended(
    sides: Sequence[str | None], coins: Sequence[int], wins: Sequence[int] = (2, 0)
) -> MutinyState:
    """A game in which a side that needs one more duel has just won it."""
    pink = wins[0] == 2
    cards = ["p1" if pink else "g1" for _ in sides]
    state = duelling(sides, cards, pairs=[(2, 1)] if pink else [(1, 2)])
    state.wins = list(wins)
    state.gold = [[0, 0, 0] for _ in sides]
    fighters = [seat for seat, side in enumerate(sides) if side]
    do(state, *[("fight", "pink" if pink else "grey", 1)] * len(fighters))
    state.coins = list(coins)
    do(state, *[("monkey",)] * len(fighters))
    return state


def sheet(state: MutinyState, viewer: int | None = None) -> Sheet:
    found: Sheet | None = PAINT.sheet(RULES.view(state, viewer))
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("sides", "coins", "wins", "key"),
    [
        ([V, V, D], [3, 1, 9], [2, 0], "mutiny-why-gold"),
        ([V, D, D], [3, 1, 9], [2, 0], "mutiny-why-alone"),
        ([V, V, D], [3, 3, 9], [2, 0], "mutiny-why-shared"),
        ([V, V, V], [3, 3, 9], [0, 2], "mutiny-why-lost"),
    ],
)
def test_the_sheet_says_why(sides: list[str], coins: list[int], wins: list[int], key: str) -> None:
    why = sheet(ended(sides, coins, wins)).why

    assert why is not None
    assert why.key == key


def test_stronger_cards_decide_where_gold_is_equal() -> None:
    state = ended([V, V, D], [3, 3, 9])
    state.hands[1][1] += 1
    state.winners = (1,)
    why = sheet(state).why

    assert why is not None
    assert ("mutiny-why-cards", 1) == (why.key, getattr(why.args["seat"], "seat", None))


def test_who_won_alone_shows_no_gold_and_nothing_is_left_open() -> None:
    """Nobody counts gold then: a question mark would ask for what cannot be found out any more."""
    state = ended([V, D, D], [3, 1, 9], [2, 0])
    state.gold[0][2] = 1
    found = sheet(state)
    winner = next(row for row in found.rows if row.seat == 0)

    assert ("–", "–") == winner.values[-2:]  # noqa: RUF001
    assert "no gold is counted" in said(found.why or say(""), "en")


def decided(found: Sheet) -> str:
    """The key of the column that decided."""
    assert found.decided is not None
    return found.columns[found.decided].key


@pytest.mark.parametrize(
    ("sides", "coins", "wins", "column"),
    [
        ([V, V, D], [3, 1, 9], [2, 0], "mutiny-column-gold"),
        ([V, D, D], [3, 1, 9], [2, 0], "mutiny-column-side"),
        ([V, V, V], [3, 3, 9], [0, 2], "mutiny-column-side"),
    ],
)
def test_the_sheet_names_the_column_that_decided(
    sides: list[str], coins: list[int], wins: list[int], column: str
) -> None:
    assert column == decided(sheet(ended(sides, coins, wins)))


def test_the_sheet_tells_whom_everybody_stood_by_and_whose_cards_were_stronger() -> None:
    state = ended([V, V, D, None], [3, 3, 9, 1])
    state.hands[1][1] += 1
    state.winners = (1,)
    found = sheet(state)
    told = {
        row.seat: [
            said(value, "en") if isinstance(value, Message) else value for value in row.values[:2]
        ]
        for row in found.rows
    }

    assert "mutiny-column-left" == decided(found)
    assert {
        0: ["Valverde", "weaker"],
        1: ["Valverde", "stronger"],
        2: ["Diaz", "–"],  # noqa: RUF001
        3: ["Never sworn", "–"],  # noqa: RUF001
    } == told


def test_the_winner_stands_first_with_a_sum_and_who_cannot_win_has_none() -> None:
    rows = sheet(ended([V, V, D, None], [3, 5, 9, 2])).rows

    assert [(1, 6), (0, 4), (2, "–"), (3, "–")] == [  # noqa: RUF001
        (row.seat, row.values[-1]) for row in rows
    ]


def test_those_on_the_winning_side_stand_in_the_order_of_their_gold() -> None:
    rows = sheet(ended([V, V, V, D], [3, 5, 4, 9])).rows

    assert [1, 2, 0, 3] == [row.seat for row in rows]


@pytest.mark.parametrize("pick", ["card:pink:1", "bank", "pile:gold", "duel:A", "monkey"])
def test_what_cannot_be_pressed_on_a_turn_is_answered_with_what_can(pick: str) -> None:
    state = sailing(3)
    action = PAINT.attempt(RULES.view(state, 0), 0, [pick])
    assert action is not None
    refusal = RULES.refuse(state, 0, action)

    assert refusal.rule == "MU-3"
    assert "or knock" in said(refusal.message, "en")


def test_during_the_game_only_the_own_gold_is_known() -> None:
    state = sailing(3)
    state.gold[0][2] = 1
    own, others = sheet(state, 0), sheet(state, None)

    assert [(1, 3, 4)] == [row.values for row in own.rows if row.seat == 0]
    assert {0: (1, "?", "?"), 1: (1, 0, 1), 2: (1, 0, 1)} == {
        row.seat: row.values for row in others.rows
    }, "whoever has no gold cards hides nothing"


def test_the_gold_of_several_on_the_winning_side_is_counted_in_front_of_all() -> None:
    state = ended([V, V, D], [3, 1, 9])
    view = RULES.view(state, None)

    assert [True, True, False] == [cards is not None for cards in view.gold]


def test_gold_is_not_shown_before_it_is_counted() -> None:
    state = duelling([V, V, D], ["p1", "p1", "g1"], pairs=[(2, 1), (4, 3), (6, 5)])
    state.wins = [2, 0]
    for seat in range(3):
        do(state, ("fight", *(("grey", 1) if seat == 2 else ("pink", 1))))
    events = [event.seen_by(None) for event in do(state, *[("monkey",)] * 3)]
    beats = PAINT.unfold(RULES.view(state, None), WIDE, events)
    sheets = [PAINT.sheet(beat.view) for beat in beats]

    assert [None] * (len(beats) - 1) == [found.why for found in sheets[:-1] if found]
    assert beats[0].view.gold == (None, None, None)
    assert sheets[-1] is not None
    assert sheets[-1].why is not None


def test_everything_on_the_table_explains_itself() -> None:
    for state in states():
        for frame in (WIDE, FRAMES[1]):
            scene = PAINT.scene(RULES.view(state, 0), frame)

            assert [] == [node.id for node in scene.nodes if node.label and node.explain is None]


def test_icons_need_no_colour_of_a_seat() -> None:
    """Beside the table a drawing that takes a seat's colour would be black."""
    art = ROOT / "py/freebooters/games/mutiny/art"
    tinted = {
        f"mutiny/{file.stem}" for file in art.glob("*.svg") if "currentColor" in file.read_text()
    }
    shown = {choice.icon for state in states() for choice in choices(state)}
    for state in states():
        view = RULES.view(state, 0)
        shown |= {
            fact.icon or "" for seat in range(len(view.coins)) for fact in PAINT.facts(view, seat)
        }
        cards = [node.explain for node in PAINT.scene(view, WIDE).nodes if node.explain]
        shown |= {card.icon for card in cards}
        shown |= {fact.icon or "" for card in cards for fact in card.numbers}

    assert set() == shown & tinted
