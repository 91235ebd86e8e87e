"""The voice of the screen reader's tests: notes what is said and whether it came to its end.

speech-dispatcher starts it for each utterance, with the text on its standard input, and kills it where
it is interrupted. Its only argument is the file in which it notes, one JSON value a line: its process,
and the text when it begins, null when it ends.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

WORDS_A_SECOND = 30.0
"""Much faster than people listen, so that tests do not take as long; long enough to be interrupted."""


def main(notes: str) -> None:
    text = sys.stdin.read().strip()
    with Path(notes).open("a", encoding="utf-8") as file:
        for told in (text, None):
            print(json.dumps([os.getpid(), told]), file=file, flush=True)
            time.sleep(len(text.split()) / WORDS_A_SECOND if told else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
