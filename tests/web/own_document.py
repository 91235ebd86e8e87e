"""A document of a test's own, which finds the page's scripts and style sheets where the page does."""

from __future__ import annotations

from playwright.sync_api import Page

from tools.server import PageServer

__all__ = ["shows"]


def shows(page: Page, workshop: PageServer, text: str) -> None:
    """Has the page show that document."""
    (workshop.root / "own.html").write_text(text, encoding="utf-8")
    page.goto(f"{workshop.address}own.html")
