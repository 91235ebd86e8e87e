"""Page and engine agree which frames there are."""

from __future__ import annotations

import json
import subprocess
from itertools import product

import pytest

from freebooters.stage import Frame
from tests.web.under_node import node
from tools.layout import WEB


def asked(sizes: list[tuple[int, int]]) -> list[str]:
    """The frames that a page asks for whose tables have so much room, one after the other."""
    module = (WEB / "board" / "canvas" / "fit.js").as_uri()
    program = f"""
      import {{ frameFor }} from {json.dumps(module)};
      let frame = "wide:620";
      const asked = {json.dumps(sizes)}.map(([w, h]) => (frame = frameFor(w, h, frame)));
      console.log(JSON.stringify(asked));"""
    command = [*node(), "--input-type=module", "--eval", program]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    frames: list[str] = json.loads(done.stdout)
    return frames


def test_the_engine_knows_every_frame_a_page_asks_for() -> None:
    frames = asked(list(product(range(160, 2600, 97), range(90, 1500, 61))))

    assert {str(Frame.parse(frame)) for frame in frames} == set(frames)
    assert {frame.partition(":")[0] for frame in frames} == {"narrow", "short", "wide"}


def test_a_table_is_no_lower_or_higher_than_the_engine_allows() -> None:
    low, high = asked([(300, 260), (300, 3000)])
    assert (low, high) == ("narrow:880", "narrow:2000")
    for frame in ("narrow:860", "narrow:2020"):
        with pytest.raises(ValueError, match="no height"):
            Frame.parse(frame)


@pytest.mark.parametrize("text", ["", "wide", "tall:620", "wide:621", "wide: 620", "wide:0620"])
def test_other_texts_are_no_frames(text: str) -> None:
    with pytest.raises(ValueError, match="frame"):
        Frame.parse(text)


def test_a_frame_has_three_sizes_of_letters() -> None:
    for text in ("narrow:1180", "short:540", "wide:620"):
        frame = Frame.parse(text)
        assert frame.small < frame.medium < frame.large
