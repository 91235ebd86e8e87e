"""Promise 10: words on a table can be read. They stand out from what they stand on in every theme, no
words lie on others nor reach beyond what they stand on, and no picture lies on words, in every frame
that common screens have and at every height in between, with letters of the usual size and up to twice
as large.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

import pytest

from freebooters.engine.messages import Message
from freebooters.stage import FRAMES, LARGE, Frame, Kind, Node, Point, heights
from freebooters.stage.frame import LETTERS
from tests.contract.contrast import THEMES, contrast
from tests.contract.journeys import quick_seeds, travel
from tests.contract.painted import painted, scenes
from tests.contract.rooms import (
    EACH_KIND,
    LANGUAGES,
    ROOMS,
    SETTINGS,
    Setting,
    rare_in,
)
from tests.words import Words

KINDS: Sequence[Kind] = ("narrow", "short", "wide")
OFTEN = (150, 200)
"""How large letters are in every run, besides the usual; `--all` has the sizes in between."""
LEAST_CONTRAST = 4.5
_LETTERS = {"body": 0.58, "display": 0.52}
"""How wide a letter is, for letters of height 1, on the average of a word."""
INK = 0.8
"""How much of the height of a line its letters take."""
LEADING = 1.15
SLACK = 1.0
"""Units that boxes may lie over each other."""
Text = str | Message | tuple[str | Message, ...]
NAMES = ["Bartholomew", "Esperanza", "Wessel-Jan", "Guillaume", "Ann"]

every_room = pytest.mark.parametrize("folder", sorted(ROOMS))


def _widest(folder: str) -> list[Setting]:
    """The settings of a room with the fewest and the most seats."""
    settings = SETTINGS[folder]
    counts = {setting.seats for setting in settings}
    return [
        next(each for each in settings if each.seats == count)
        for count in sorted({min(counts), max(counts)})
    ]


def _tables(setting: Setting, frame: Frame, every: int) -> Iterator[tuple[Node, ...]]:
    """What lies on the tables of a random game, for who acts and for a spectator."""
    for moment in travel(setting, 1).moments[::-every]:
        for observer in (*moment.seats_acting[:1], None):
            for beat in painted(setting, moment, observer, frame).beats:
                yield beat.scene.nodes


def _common_tables(folder: str, frame: Frame) -> Iterator[tuple[Node, ...]]:
    """What lies on the tables of games with the most seats, whatever else is chosen."""
    most = max(ROOMS[folder].info.seats)
    for setting in SETTINGS[folder]:
        if setting.seats == most:
            for seed in quick_seeds(setting):
                yield from (scene.nodes for scene in scenes(setting, seed, frame))


def _rare_tables(folder: str, frame: Frame) -> Iterator[tuple[Node, ...]]:
    """Of states too rare to be met in random games."""
    game = ROOMS[folder]
    for _, state, _ in rare_in(folder):
        yield game.paint.scene(game.rules.view(state, 0), frame, (), 0).nodes


@pytest.mark.native
@every_room
def test_words_stand_out_from_what_they_stand_on_in_every_theme(folder: str) -> None:
    pairs = {
        (node.skin, node.ground)
        for frame in EACH_KIND
        for nodes in (*_common_tables(folder, frame), *_rare_tables(folder, frame))
        for node in nodes
        if node.kind == "text"
    }

    assert pairs
    assert [] == [
        (theme, skin, ground, round(share, 2))
        for theme in THEMES
        for skin, ground in sorted(pairs)
        if (share := contrast(theme, skin, ground)) < LEAST_CONTRAST
    ]


@pytest.mark.native
@every_room
@pytest.mark.parametrize("frame", FRAMES, ids=str)
def test_words_lie_apart_and_no_picture_lies_on_them(folder: str, frame: Frame) -> None:
    found = {
        pair
        for setting in _widest(folder)
        for nodes in _tables(setting, frame, 3)
        for pair in (*_words_over_words(folder, nodes), *_pictures_over_words(folder, nodes))
    }

    assert [] == sorted(found)


@pytest.mark.native
@every_room
@pytest.mark.parametrize("kind", KINDS)
def test_words_lie_apart_at_every_height(folder: str, kind: Kind) -> None:
    frames = [Frame(kind, height) for height in heights(kind)[::3]]
    assert [] == _over_each_other(folder, frames, 40)


@pytest.mark.native
@every_room
@pytest.mark.parametrize(
    "frame",
    [
        pytest.param(frame, id=str(frame), marks=() if frame.letters in OFTEN else pytest.mark.slow)
        for frame in LARGE
    ],
)
def test_large_words_lie_apart(folder: str, frame: Frame) -> None:
    assert [] == _over_each_other(folder, [frame], 23)


@pytest.mark.native
@pytest.mark.slow
@every_room
@pytest.mark.parametrize("letters", LETTERS[1:])
def test_large_words_lie_apart_at_every_height(folder: str, letters: int) -> None:
    frames = [
        Frame(kind, height, letters) for kind in KINDS for height in heights(kind, letters)[::3]
    ]
    assert [] == _over_each_other(folder, frames, 7)


def _over_each_other(
    folder: str, frames: Sequence[Frame], every: int
) -> list[tuple[str, str, str]]:
    """What lies over words on tables of games with the fewest and the most seats."""
    return sorted(
        {
            (str(frame), *pair)
            for setting in _widest(folder)
            for frame in frames
            for nodes in _tables(setting, frame, every)
            for pair in (
                *_words_over_words(folder, nodes),
                *_pictures_over_words(folder, nodes),
                *_words_beyond_their_ground(folder, nodes),
            )
        }
    )


Edges = tuple[float, float, float, float]
"""Left, upper, right and lower edge."""


def _words_over_words(folder: str, nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    words = [(node.id, _ink(folder, node)) for node in nodes if node.kind == "text" and node.alpha]
    return ((one, other) for (one, a), (other, b) in combinations(words, 2) if _overlap(a, b))


def _pictures_over_words(folder: str, nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """Pictures painted after words, over more than their edge; what flies over the table aside."""
    order = [node for node in sorted(nodes, key=lambda node: node.z) if node.alpha]
    pictures = [
        (place, node.id, _edges(node.at, node.size))
        for place, node in enumerate(order)
        if node.kind == "sprite" and not node.id.startswith("flight-")
    ]
    for place, word in enumerate(order):
        if word.kind != "text":
            continue
        left, upper, right, lower = _ink(folder, word)
        x, y = min(word.size[1] * 0.2, (right - left) / 2), (lower - upper) * 0.2
        inner = (left + x, upper + y, right - x, lower - y)
        for later, name, edges in pictures:
            if later > place and _overlap(inner, edges):
                yield (name, word.id)


def _words_beyond_their_ground(folder: str, nodes: Sequence[Node]) -> Iterator[tuple[str, str]]:
    """Words that have more lines than the shape of their ground that is under them has room for."""
    order = [node for node in sorted(nodes, key=lambda node: node.z) if node.alpha]
    for place, word in enumerate(order):
        if word.kind != "text":
            continue
        under = [
            node
            for node in order[:place]
            if node.kind not in ("text", "sprite")
            and node.skin == word.ground
            and _overlap(_edges(node.at, node.size), _edges(word.at, (3 * SLACK, 3 * SLACK)))
        ]
        if under:
            _, top, _, bottom = _edges(under[-1].at, under[-1].size)
            _, upper, _, lower = _ink(folder, word)
            if upper < top - SLACK or lower > bottom + SLACK:
                yield (word.id, under[-1].id)


def _ink(folder: str, node: Node) -> Edges:
    """Where its letters are painted, in whichever language needs most room."""
    (x, y), (room, size) = node.at, node.size
    w, h = _room_for(folder, node.text, size, size * _LETTERS[node.face], room, node.lines)
    aside = {"left": w - room, "right": room - w, "center": 0}[node.align] / 2 if room else 0
    return _edges((x + aside, y), (w, h))


@cache
def _room_for(folder: str, text: Text, size: float, em: float, room: float, most: int) -> Point:
    """What the letters of a text take, of that height and width each, on so many lines at most."""
    fits = int(room / em) if room else 0
    lines = [_broken(said, most, fits) for said in _said(folder, text)]
    widest = max(len(line) for each in lines for line in each) * em
    w = min(widest, room) if room else widest
    return (w, size * (INK + LEADING * (max(map(len, lines)) - 1)))


def _broken(texts: Sequence[str], lines: int, fits: int) -> list[str]:
    """The lines in which the stage would set the first of the texts that fits, if letters were
    all as wide; of none that fits, the last one's.
    """
    found: list[str] = []
    for text in texts:
        found = [""]
        for word in text.split(" "):
            longer = f"{found[-1]} {word}".strip()
            if not fits or len(longer) <= fits or len(found) == lines:
                found[-1] = longer
            else:
                found.append(word)
        if not fits or max(map(len, found)) <= fits:
            break
    return found


def _said(folder: str, text: Text) -> list[list[str]]:
    """The texts of a node, in each language."""
    given = text if isinstance(text, tuple) else (text,)
    spoken = [
        [each] * len(LANGUAGES)
        if isinstance(each, str)
        else [words.text(each.as_json(), NAMES) for words in _spoken(folder)]
        for each in given
    ]
    return [list(each) for each in zip(*spoken, strict=True)]


def _edges(at: Point, size: Point) -> Edges:
    (x, y), (w, h) = at, size
    return (x - w / 2, y - h / 2, x + w / 2, y + h / 2)


@cache
def _spoken(folder: str) -> list[Words]:
    return [Words(language, ROOMS[folder].info.id) for language in LANGUAGES]


def _overlap(one: Edges, other: Edges) -> bool:
    left, upper, right, lower = one
    its_left, its_upper, its_right, its_lower = other
    # Most pairs lie far apart.
    if right - its_left <= SLACK or its_right - left <= SLACK:
        return False
    return (
        min(right, its_right) - max(left, its_left) > SLACK
        and min(lower, its_lower) - max(upper, its_upper) > SLACK
    )
