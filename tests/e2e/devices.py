"""Devices that know the page: what a test left on one is wiped off before the next, in the page that
the next one opens or goes on with; the stored page stays.

The first visit of a device fetches, checks and stores the whole page, which takes as long as most
tests. Hence tests share devices; those about first visits, about storing, or that spoil what
others would meet have one to themselves. Where motion is reduced somebody has switched it off in the
settings too, once for all tests there: it would take longer than many a move.
"""

from __future__ import annotations

import json
from typing import Any
from weakref import WeakSet

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.conftest import listen
from tests.e2e import ways
from tests.e2e.haste import UNSTORED, without_pauses
from tests.words import Words

__all__ = ["Device", "Devices", "keeps_still", "without_motion"]

Json = dict[str, Any]

_SETTINGS = "freebooters:preferences"
_LOOKS = {
    "color_scheme": "light",
    "contrast": "no-preference",
    "forced_colors": "none",
    "reduced_motion": "no-preference",
}
"""What media a device has unless it is made otherwise."""

_KEPT = "() => ({ ...localStorage })"
_WIPE = """async (kept) => {
  localStorage.clear();
  Object.assign(localStorage, kept);
  for (const { name } of await indexedDB.databases()) {
    await new Promise((done, failed) => {
      const wiping = indexedDB.deleteDatabase(name);
      wiping.onsuccess = done;
      wiping.onerror = failed;
    });
  }
}"""
_CLEAR = """async (kept) => {
  localStorage.clear();
  Object.assign(localStorage, kept);
  for (const { name } of await indexedDB.databases()) {
    await new Promise((done, failed) => {
      const opening = indexedDB.open(name);
      opening.onerror = failed;
      opening.onsuccess = () => {
        const base = opening.result;
        const stores = [...base.objectStoreNames];
        const clearing = base.transaction(stores, "readwrite");
        for (const store of stores) clearing.objectStore(store).clear();
        clearing.oncomplete = () => done(base.close());
        clearing.onerror = failed;
      };
    });
  }
}"""
"""The same where the page runs, and holds its databases."""

_NOTICE = ".toast .icon-button"
"""What puts a notice away; one that can be answered stays for twenty seconds, in which whoever wants to press
what lies under it waits.
"""

_still: WeakSet[BrowserContext] = WeakSet()


def without_motion(page: Page, words: Words) -> None:
    """Switches motion off in the settings."""
    ways.to_settings(page, words)
    page.get_by_role("radio", name=words.plain("settings-speed-off"), exact=True).check()


def keeps_still(page: Page) -> bool:
    """Whether motion is switched off wherever that page is opened."""
    return page.context in _still


class Device:
    """A browser's context that is used by one test after another."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.complaints: list[str] = []
        """Of whoever uses it now."""
        self._kept: dict[str, str] = {}
        self._left: Page | None = None
        self.left_by = ""
        """The test that left a page open for the next one."""

    def keep_still(self, language: str) -> None:
        """Switches motion off for whoever uses it; the page speaks that language there."""
        page = self.context.new_page()
        without_motion(page, Words(language))
        self._kept = page.evaluate(_KEPT)
        page.close()
        _still.add(self.context)

    def complain(self, text: str) -> None:
        """Notes what a page complains of."""
        self.complaints.append(text)

    def opens(self) -> Page:
        """A page on which nothing of the page runs yet. Games and settings are forgotten, but for
        motion that is off for all; the page itself stays stored.
        """
        if left := self._take():
            left.close()
        page = self.context.new_page()
        page.goto(ways.WITHOUT_THE_PAGE)
        page.evaluate(_WIPE, self._kept)
        return page

    def goes_on(self, settings: Json) -> Page:
        """The page that was left open, where the engine runs already, at a screen that tells of no games
        and without notices, as large and in such colours as the device was made with; where none was left, one on which
        nothing runs yet. Games and settings are forgotten.
        """
        page = self._take()
        if page is None:
            return self.opens()
        if page.viewport_size != settings["viewport"]:
            page.set_viewport_size(settings["viewport"])
        page.emulate_media(**{name: settings.get(name, usual) for name, usual in _LOOKS.items()})
        page.mouse.move(0, 0)
        if page.locator("body").get_attribute("data-screen") != "credits":
            page.goto("#/credits")
            expect(page.locator("body")).to_have_attribute("data-screen", "credits")
        page.evaluate(_CLEAR, self._kept)
        page.locator(_NOTICE).evaluate_all("(all) => all.forEach((one) => one.click())")
        return page

    def _take(self) -> Page | None:
        """The page that was left open; from now on none is."""
        page, self._left, self.left_by = self._left, None, ""
        return page

    def leaves(self, page: Page, whose: str) -> None:
        """A test leaves that page open for whoever goes on with it, unless it has changed settings, which
        the page remembers.
        """
        kept = self._kept.get(_SETTINGS)
        if kept is None or kept == page.evaluate(_KEPT).get(_SETTINGS):
            self._left, self.left_by = page, whose

    def closes(self) -> None:
        """Closes all pages but one that is left open; the network is as it was."""
        for page in self.context.pages:
            if page != self._left:
                page.close()
        self.context.unroute_all()
        self.context.set_offline(False)


class Devices:
    """One device for each way of making one: size, colours, language."""

    def __init__(self, browser: Browser, home: str) -> None:
        """Their pages may send requests to `home` alone, or to the base URL that a device is made with."""
        self._browser = browser
        self._home = home
        self._devices: dict[str, Device] = {}

    def such(self, settings: Json, complaints: list[str], *, stores: bool = True) -> Device:
        """The device made like that; what its pages complain of from now on goes to `complaints`.
        `stores`: it keeps the page, which pays where many tests follow.
        """
        key = json.dumps(settings, sort_keys=True, default=str)
        if key not in self._devices:
            device = Device(self._browser.new_context(**settings))
            device.complaints = complaints
            listen(device.context, [settings.get("base_url") or self._home], device.complain)
            if not stores:
                device.context.add_init_script(UNSTORED)
            if settings.get("reduced_motion") == "reduce":
                without_pauses(device.context)
                device.keep_still(settings["locale"][:2])
            self._devices[key] = device
        self._devices[key].complaints = complaints
        return self._devices[key]

    def throw_away(self, device: Device) -> None:
        """It is no longer known; the next one made like it is new."""
        self._devices = {key: one for key, one in self._devices.items() if one is not device}
        device.context.close()
