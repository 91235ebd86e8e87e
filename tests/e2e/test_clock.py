"""One clock: what is said beside the board waits until the board shows it, with animations on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from freebooters import catalog
from freebooters.engine.match import Match
from freebooters.stage import WIDE
from tests.e2e import ways
from tests.e2e.person import LONG
from tests.words import Words

Json = dict[str, Any]

NAMES = ["Anne", "Bart", "Cora"]
ANNE, BART = 0, 1
SIDES = {"valverde": "Captain Valverde", "diaz": "Ramon Diaz"}
WORDS = Words("en", "mutiny")
in_motion = pytest.mark.browser_context_args(reduced_motion="no-preference")

WATCH = """() => {
  const texts = (found) => [...document.querySelectorAll(found)].map((each) => each.innerText);
  window.seen = [];
  const look = () => window.seen.push({
    board: [...document.querySelectorAll(".stage [data-key]")].map((each) => each.ariaLabel),
    players: texts(".players > li"),
    orders: texts(".orders button"),
    prompt: texts(".prompt").join(),
    log: texts("ol.log > li"),
    spoken: texts("[role=log] > p"),
  });
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document.body, all);
}"""
"""Notes what can be read at the table whenever something of it changes."""

SPOKEN = "(side) => window.seen.at(-1).spoken.some((line) => line.includes(side))"


def last_duel() -> tuple[Match, Match]:
    """A game before Anne's last action, with which it comes out where Bart stands, and after it."""
    for seed in range(1000):
        rng, match = Random(seed), Match(catalog.game("mutiny"), len(NAMES), {}, f"mask {seed}")
        while not match.over:
            seat = match.to_act[-1]
            match.act(seat, rng.choice(match.legal(seat)))
        before = match.at(len(match.log) - 1)
        is_decided = any(event.kind == "decided" for event in match.events[-1])
        is_traitor = (
            before.view(ANNE).allegiance[BART] is None and match.view(ANNE).allegiance[BART]
        )
        if match.log[-1].seat == ANNE and is_decided and is_traitor:
            return before, match
    raise AssertionError("no such game")


def saved(match: Match) -> str:
    chairs = [
        {"name": name, "colour": colour, "who": "deckhand" if seat else "human"}
        for seat, (name, colour) in enumerate(zip(NAMES, ("red", "blue", "yellow"), strict=True))
    ]
    return match.save({"chairs": chairs})


def pressed(before: Match, after: Match) -> str:
    """What the thing is called that Anne's last action presses."""
    paint, view = before.game.paint, before.view(ANNE)
    choice = paint.choice(view, ANNE, after.log[-1].action)
    scene = paint.scene(view, WIDE, viewer=ANNE).as_json()
    node = next(node for node in scene["nodes"] if node.get("pick") == choice.picks[0])
    return WORDS.text(node["label"], NAMES)


@in_motion
def test_texts_beside_the_board_never_change_before_the_board_does(page: Page) -> None:
    before, after = last_duel()
    name = pressed(before, after)
    file = {"name": "duel.json", "mimeType": "application/json", "buffer": saved(before).encode()}
    ways.to_file(page, file)  # type: ignore[arg-type]
    thing = page.get_by_role("button", name=name, exact=True)
    expect(thing).to_be_enabled(timeout=LONG)
    page.evaluate(WATCH)
    thing.click()
    expect(page.get_by_role("dialog")).to_be_visible(timeout=LONG)
    side = SIDES[str(after.view(ANNE).allegiance[BART])]
    page.wait_for_function(SPOKEN, arg=side)
    seen: list[Json] = page.evaluate("() => window.seen")

    over = WORDS.plain("table-prompt-over")
    again = WORDS.plain("table-again")
    shown = [any("Bart" in name and side in name for name in moment["board"]) for moment in seen]
    told = [any("Bart" in line and side in line for line in moment["players"]) for moment in seen]
    ended = [over in moment["prompt"] or again in moment["orders"] for moment in seen]
    assert 0 < shown.index(True) <= told.index(True) <= ended.index(True)
    assert len(seen[0]["log"]) < len(seen[shown.index(True)]["log"]) < len(seen[-1]["log"])
    spoken = [any("Bart" in line and side in line for line in moment["spoken"]) for moment in seen]
    assert shown.index(True) <= spoken.index(True)


def others_have_bid() -> Match:
    """Caribbean, before Anne bids: she ties for the first ship if she lays her highest card on it."""
    rng, match = Random(0), Match(catalog.game("caribbean"), len(NAMES), {}, "tie 0")
    for seat in range(1, len(NAMES)):
        while choices := match.legal(seat):
            match.act(seat, rng.choice(choices))
    return match


@in_motion
def test_no_button_comes_and_goes_beside_what_one_can_do(page: Page) -> None:
    """What is still shown ends as somebody presses what comes next."""
    text = saved(others_have_bid()).encode()
    ways.to_file(page, {"name": "tie.json", "mimeType": "application/json", "buffer": text})
    for barrels in ("5 barrels", "4 barrels", "3 barrels", "2 barrels", "one barrel", "0 barrels"):
        page.get_by_role("button", name=f"Bribe of {barrels}", exact=True).click(timeout=LONG)
    page.evaluate(WATCH)
    page.get_by_role("button", name="Send the bids").click()
    expect(page.get_by_role("button", name="Decline")).to_be_visible(timeout=LONG)
    expect(page.get_by_role("button", name="Skip ahead")).to_be_hidden()
    seen: list[list[str]] = page.evaluate("() => window.seen.map(({ orders }) => orders)")

    assert ["Skip ahead"] in seen
    assert [orders for orders in seen if {"Skip ahead", "Decline"} <= {*orders}] == []
