"""Page and engine agree which frames there are."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from itertools import product

import pytest

from freebooters.stage import Frame
from tests.web.under_node import node
from tools.layout import WEB

SIZES = [*product(range(160, 2600, 97), range(90, 1500, 61))]


def asked(sizes: Sequence[tuple[int, int]], text: float = 1) -> list[str]:
    """The frames that a page asks for whose tables have so much room, one after the other, with text so
    many times as large as usual.
    """
    module = (WEB / "board" / "canvas" / "fit.js").as_uri()
    program = f"""
      import {{ roomFor }} from {json.dumps(module)};
      let frame = "wide:620";
      const asked = {json.dumps([*sizes])}.map(([width, height]) => {{
        const room = roomFor({{ width, height }}, height * 1.5, frame, {text});
        return (frame = room.frame);
      }});
      console.log(JSON.stringify(asked));"""
    command = [*node(), "--input-type=module", "--eval", program]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    frames: list[str] = json.loads(done.stdout)
    return frames


def test_the_engine_knows_every_frame_a_page_asks_for() -> None:
    frames = asked(SIZES)

    assert {str(Frame.parse(frame)) for frame in frames} == set(frames)
    assert {frame.partition(":")[0] for frame in frames} == {"narrow", "short", "wide"}


def test_the_engine_knows_every_frame_a_page_asks_for_with_larger_text() -> None:
    for text in (1.25, 1.5, 2):
        frames = asked(SIZES, text)
        assert {str(Frame.parse(frame)) for frame in frames} == set(frames)
        assert max(Frame.parse(frame).letters for frame in frames) > 100


def test_a_table_is_no_lower_or_higher_than_the_engine_allows() -> None:
    low, high = asked([(300, 260), (300, 3000)])
    assert (low, high) == ("narrow:880", "narrow:2000")
    for frame in ("narrow:860", "narrow:2020"):
        with pytest.raises(ValueError, match="no height"):
            Frame.parse(frame)


@pytest.mark.parametrize(
    "text",
    [
        *("", "wide", "tall:620", "wide:621", "wide: 620", "wide:0620"),
        *("narrow:1180:100", "narrow:1580:110", "narrow:1580:", "narrow:1580:150:150"),
        *("narrow:1160:150", "wide:620:125", "short:1060:200"),
    ],
)
def test_other_texts_are_no_frames(text: str) -> None:
    with pytest.raises(ValueError, match="frame"):
        Frame.parse(text)


def test_a_frame_has_three_sizes_of_letters() -> None:
    for text in ("narrow:1180", "short:540", "wide:620"):
        frame = Frame.parse(text)
        assert frame.small < frame.medium < frame.large
        assert frame.sizes == (frame.small, frame.medium, frame.large)


def test_letters_are_larger_by_what_their_frame_says() -> None:
    usual, large = Frame.parse("narrow:1580"), Frame.parse("narrow:1580:150")
    assert large.sizes == pytest.approx([size * 1.5 for size in usual.sizes])
    assert str(large) == "narrow:1580:150"
