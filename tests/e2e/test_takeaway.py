"""The offer to take the page along as one file, by a host that has it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import SUB_PATH
from tests.e2e.haste import UNSTORED
from tests.e2e.host import serving
from tests.e2e.person import LONG, sideways
from tools.server import PageServer


@pytest.fixture
def host(single: Path, homes: list[str]) -> Iterator[PageServer]:
    with serving(PageServer(single.parent, prefix=SUB_PATH), homes) as host:
        yield host


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any], host: PageServer) -> dict[str, Any]:
    return {
        **browser_context_args,
        "base_url": host.address,
        "viewport": {"width": 360, "height": 640},
    }


def hands_out(page: Page, file: Path) -> None:
    """The home page offers the file, which is that of the host."""
    offer = page.get_by_role("region", name="Take it with you")
    megabytes = f"{file.stat().st_size / 1e6:.1f}".removesuffix(".0")
    expect(offer).to_contain_text(f" {megabytes} MB")
    assert 0 == sideways(page)
    with page.expect_download() as waiting:
        offer.get_by_role("link", name="Download the file").click()
    assert waiting.value.suggested_filename == file.name
    assert waiting.value.path().read_bytes() == file.read_bytes()


@pytest.mark.fresh
def test_the_home_page_hands_out_the_file(page: Page, single: Path) -> None:
    page.add_init_script(UNSTORED)
    page.goto("")
    hands_out(page, single)


# What a stored page leaves to the host is told under Node in every run: net/service-worker.test.mjs.
@pytest.mark.slow
@pytest.mark.fresh
def test_the_home_page_hands_out_the_file_also_when_the_page_is_stored(
    page: Page, single: Path
) -> None:
    page.goto("")
    expect(page.get_by_text("Ready to play, offline too.")).to_be_visible(timeout=LONG)
    page.reload()
    hands_out(page, single)

    page.goto(single.name)  # the service worker leaves it to the host
    expect(page.get_by_text("All in this one file")).to_have_count(1)
    expect(page.get_by_text("Ready to play.", exact=True)).to_be_visible(timeout=LONG)
