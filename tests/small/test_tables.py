"""The plain tables of the small games can be read, in every frame that common screens have."""

from __future__ import annotations

from itertools import combinations

import pytest

from freebooters.cli.words import LANGUAGES, Words
from freebooters.promises import Setting
from freebooters.small import _blank
from freebooters.stage import FRAMES, LARGE, Node
from freebooters.stage.scene import WIDTH
from tests.contract.contrast import THEMES, contrast
from tests.small.small_games import GAMES, SETTINGS, scenes
from tools.inside.rooms import picture

pytestmark = pytest.mark.native

LEAST_CONTRAST = 4.5
LETTER = 0.58
"""How wide a letter is, for letters of height 1, on the average of a word."""
LEADING = 1.15
NAMES = ["Bartholomew", "Esperanza", "Wessel-Jan", "Guillaume"]
LEAST_KEY = {"narrow": 62, "short": 40, "wide": 24}
"""In units: 22 pixels on the smallest screen."""

every_table = pytest.mark.parametrize("setting", SETTINGS, ids=str)
EVERY_FRAME = (*FRAMES, *LARGE)


@every_table
def test_words_stand_out_from_what_they_stand_on_in_every_theme(setting: Setting) -> None:
    pairs = {
        (node.skin, node.ground)
        for scene in scenes(setting, FRAMES[0])
        for node in scene.nodes
        if node.kind == "text"
    }

    assert pairs
    assert [] == [
        (theme, *pair)
        for theme in THEMES
        for pair in sorted(pairs)
        if contrast(theme, *pair) < LEAST_CONTRAST
    ]


@every_table
def test_words_fit_and_lie_apart(setting: Setting) -> None:
    spoken = [Words(language, setting.game) for language in LANGUAGES]
    for words in spoken:
        words.names = NAMES
    for frame in EVERY_FRAME:
        for scene in scenes(setting, frame):
            texts = [(node, _room(spoken, node)) for node in scene.nodes if node.kind == "text"]
            # Names can be of any length; the page shortens them.
            named = [each for each in texts if not each[0].id.startswith("name:")]
            assert [] == [node.id for node, room in named if room[0] >= node.size[0]], frame
            assert [] == [
                (one[0].id, other[0].id)
                for one, other in combinations(texts, 2)
                if _overlap(*one, *other)
            ], frame


@every_table
def test_everything_lies_on_the_table_and_can_be_pressed(setting: Setting) -> None:
    for frame in EVERY_FRAME:
        for scene in scenes(setting, frame):
            for node in scene.nodes:
                if node.kind == "glow":
                    continue
                (x, y), (w, h) = node.at, node.size
                assert min(x - w / 2, y - h / 2) >= 0, (frame, node.id)
                assert x + w / 2 <= WIDTH, (frame, node.id)
                assert y + h / 2 <= scene.height, (frame, node.id)
                if node.pick:
                    assert min(w, h) >= LEAST_KEY[frame.kind], (frame, node.id)


@pytest.mark.parametrize("name", [*GAMES, "blank"])
def test_a_game_is_shown_by_a_table_at_which_everybody_has_acted(name: str) -> None:
    told = picture({**GAMES, "blank": _blank.game}[name])

    assert told["shown"]["scene"]["nodes"]
    assert told["shown"]["position"] > len(told["seats"])
    assert told["shown"]["seats"][told["viewer"]]["turn"]


def _room(spoken: list[Words], node: Node) -> tuple[float, float]:
    """What a text takes in whichever language needs most, on as many lines as it may have."""
    assert not isinstance(node.text, tuple)
    longest = 0
    for words in spoken:
        text = node.text if isinstance(node.text, str) else words.say(node.text)
        parts = text.split(" ")
        whole = len(text) / (node.lines if len(parts) > 1 else 1)
        longest = max(longest, *(len(part) for part in parts), int(whole))
    width = min(longest * node.size[1] * LETTER, node.size[0])
    return width, node.size[1] * LEADING * node.lines * 0.8


def _overlap(one: Node, its: tuple[float, float], other: Node, theirs: tuple[float, float]) -> bool:
    return all(abs(one.at[k] - other.at[k]) < (its[k] + theirs[k]) / 2 - 1 for k in (0, 1))
