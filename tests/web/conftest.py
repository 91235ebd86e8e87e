"""What tests of the page's scripts in a browser share: where documents of their own find the scripts."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from tools.layout import UNBUNDLED
from tools.server import PageServer


@pytest.fixture(scope="session")
def workshop(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    """The page's files as they are written, in a folder in which tests put documents of their own. To
    hand a document to the browser instead would keep it from remembering the scripts.
    """
    folder = tmp_path_factory.mktemp("workshop") / "page"
    shutil.copytree(UNBUNDLED, folder, ignore=shutil.ignore_patterns("runtime", "*.br", "*.gz"))
    # A document that may do what the page's must not: it has its script in it.
    with PageServer(folder, policy=lambda _: {}) as server:
        Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        yield server
        server.shutdown()
