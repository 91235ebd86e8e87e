"""A document of a test's own, which finds the page's scripts and style sheets where the page does."""

from __future__ import annotations

from playwright.sync_api import Page

__all__ = ["shows"]


def shows(page: Page, unbundled: str, text: str) -> None:
    """Has the page show that document. `unbundled`: the address of the page's files as written."""
    page.route("**/own.html", lambda route: route.fulfill(body=text, content_type="text/html"))
    page.goto(f"{unbundled}own.html")
