"""The words on every table fit where they stand, in every language and kind of frame."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from freebooters.stage import FRAMES, LARGE, Frame, Node
from tests.contract.journeys import SEEDS, travel
from tests.contract.rooms import LANGUAGES, SETTINGS, Setting
from tests.web.own_document import shows
from tests.words import Words
from tools.server import PageServer

pytestmark = pytest.mark.e2e

STAGE = Path(__file__).parent.joinpath("board", "board.html").read_text(encoding="utf-8")
NAMES = ["Bartholomew", "Esperanza", "Wessel-Jan", "Guillaume", "Ann"]
"""Of the length that people have."""
CLOSER = 1.1
"""So many times the room that they have large words may need when they are no larger than usual: they
are then set a little closer.
"""
EVERY = 5
"""Of the moments of a game so many are passed over."""

MEASURED = """async ([address, texts, letters]) => {
  const { fitted } = await import(`${address}web/board/canvas/line-breaks.js`);
  const { fontOf } = await import(`${address}web/board/canvas/paint.js`);
  const root = getComputedStyle(document.documentElement);
  const faces = {
    display: root.getPropertyValue("--font-display").trim(),
    body: root.getPropertyValue("--font-body").trim(),
  };
  await document.fonts.load(`16px ${faces.display}`);
  const context = document.createElement("canvas").getContext("2d");
  const measure = (text) => context.measureText(text).width;
  return texts.map(({ said, face, size, room, lines }) => {
    const ways = (share) => {
      context.font = fontOf({ faces }, face, size * share);
      return measure;
    };
    const { shown } = fitted(said, lines, room, letters, 0, ways);
    return room < 0 ? 99 : Math.max(...shown.map(measure)) / room;
  });
}"""
"""How many times as wide as its place each text is, once it is as small as it may be set; very many where
there is no place for it.
"""


def widest(folder: str) -> list[Setting]:
    """The settings of a room with the most and the fewest seats."""
    settings = SETTINGS[folder]
    seats = {setting.seats for setting in settings}
    return [
        next(each for each in settings if each.seats == count)
        for count in sorted({min(seats), max(seats)})
    ]


def written(setting: Setting, frame: Frame) -> Iterator[Node]:
    """The words with a width on the tables of a random game, seen by all who play it."""
    journey, paint = travel(setting, SEEDS[0]), setting.game.paint
    for moment in journey.moments[::-EVERY]:
        for observer in range(setting.seats):
            view = journey.rules.view(moment.state, observer)
            seen = [event.seen_by(observer) for event in moment.events]
            for beat in paint.unfold(view, frame, seen, observer):
                yield from (
                    node for node in beat.scene.nodes if node.kind == "text" and node.size[0] != 0
                )


def texts(nodes: Iterable[Node], words: Words) -> list[dict[str, Any]]:
    """Each text of theirs that is different, at a table as wide as a desk's, 1000 pixels."""
    found: dict[tuple[Any, ...], dict[str, Any]] = {}
    for node in nodes:
        given = node.text if isinstance(node.text, tuple) else (node.text,)
        said = [
            text if isinstance(text, str) else words.text(text.as_json(), NAMES) for text in given
        ]
        key = (*said, node.face, node.size, node.lines)
        found[key] = {
            "id": node.id,
            "said": said,
            "face": node.face,
            "size": node.size[1],
            "room": node.size[0],
            "lines": node.lines,
        }
    return list(found.values())


@pytest.fixture(scope="module")
def paper(browser: Browser, workshop: PageServer) -> Iterator[Page]:
    """A page with the stage's letters."""
    page = browser.new_page()
    shows(page, workshop, STAGE)
    yield page
    page.close()


@pytest.mark.parametrize("frame", FRAMES, ids=str)
@pytest.mark.parametrize("folder", sorted({*SETTINGS} - {"secret"}))
def test_words_fit_where_they_stand(
    paper: Page, workshop: PageServer, folder: str, frame: Frame
) -> None:
    assert [] == too_wide(paper, workshop, folder, frame, 1)


@pytest.mark.parametrize(
    "frame",
    [
        pytest.param(frame, id=str(frame), marks=() if frame.letters == 200 else pytest.mark.slow)
        for frame in LARGE
    ],
)
@pytest.mark.parametrize("folder", sorted({*SETTINGS} - {"secret"}))
def test_large_words_have_at_least_the_room_of_usual_ones(
    paper: Page, workshop: PageServer, folder: str, frame: Frame
) -> None:
    """Where there is not enough for letters as large as they are wanted, they are set smaller."""
    assert [] == too_wide(paper, workshop, folder, frame, CLOSER)


def too_wide(
    paper: Page, workshop: PageServer, folder: str, frame: Frame, most: float
) -> list[tuple[str, str, str, str]]:
    """The words that are wider than so many times the width that they have."""
    return [
        (language, f"{share:.2f}", each["id"], each["said"][-1])
        for setting in widest(folder)
        for nodes in [[*written(setting, frame)]]
        for language in LANGUAGES
        for asked in [texts(nodes, Words(language, setting.game.info.id))]
        for share, each in zip(
            paper.evaluate(MEASURED, [workshop.address, asked, frame.letters / 100]),
            asked,
            strict=True,
        )
        if share > most
    ]
