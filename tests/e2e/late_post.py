"""Games by post that have gone on without a page, and are near their end: a file of the device that deals, and
the link that brings a friend's seat to another device.
"""

from __future__ import annotations

import hashlib
import json
import random
import zlib
from base64 import b64decode
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page

from freebooters.app.screen import Screen
from tests.app.correspondences import BY_POST, Correspondence, b64, unpainted
from tests.app.envelopes import DEVICE, Head, written
from tests.contract.rooms import Setting
from tests.e2e import ways
from tests.e2e.by_post import button, goes_on, may_copy
from tests.e2e.person import LONG

__all__ = ["LatePost", "ends_late", "late_post", "of_two"]

MOST = 100
"""So many actions at one device follow one another at most."""

ROOM = 900
"""Bytes of the link for another device: the newest letter is in it."""

SECRET = 128
"""Bytes of the keys of a seat."""


@dataclass(frozen=True)
class LatePost:
    """A game between whoever deals and one friend."""

    dealer: str
    friend: str
    file: bytes
    letter: str
    """The text of the link."""


def of_two(folder: str) -> Setting:
    """The first setting of a room for two."""
    return next(each for each in BY_POST if each.folder == folder and each.seats == 2)


def ends_late(page: Page, friend: Page, late: LatePost) -> None:
    """It goes on from its file and its link to its end, and is checked."""
    may_copy(page, friend)
    page.bring_to_front()
    ways.to_file(page, {"name": "late.json", "mimeType": "", "buffer": late.file})
    button(page, "post-move-go").click(timeout=LONG)
    friend.bring_to_front()
    friend.goto(f"#/post/{late.letter}")
    button(friend, "post-move-go").click(timeout=LONG)
    page.bring_to_front()
    goes_on(page, {late.friend: friend}, random.Random(1), dealer=late.dealer)


def late_post(setting: Setting, seed: str, left: int) -> LatePost:
    """Such a game as it stood when the friend was to get the last but `left` letter that asks for something;
    -1: as it has ended.
    """
    with pytest.MonkeyPatch.context() as patch:
        for name in ("told", "news"):
            patch.setattr(Screen, name, unpainted)
        game = Correspondence(setting, seed)
        [(seat, device)] = game.devices.items()
        then = []
        while True:
            game.own_seats(most=MOST)
            then.append((game.dealer.save() or "", device.kept))
            if game.match.over:
                break
            due = game.letters()[seat]
            device.open(due["number"], due["plain"])
            game.dealer.do("sent", seat=seat, number=due["number"])
            game.take(seat, due["number"], game.answer(device))
        number = len(then) - 2 - left
        save, kept = then[number]
        secret = game.rng.randbytes(SECRET)
        moved = device.desk.do("move_on", kept=kept, secret=b64(secret), room=ROOM)
    head = Head(game.game, DEVICE, game.table_id, seat, number)
    names = [each["name"] for each in game.begun["seats"]]
    return LatePost(
        names[1 - seat],
        names[seat],
        _file(_record(game, seat, number, secret), save),
        written(head, b64decode(moved["plain"])),
    )


def _record(game: Correspondence, seat: int, number: int, secret: bytes) -> dict[str, Any]:
    """What the page of the device that deals keeps of it."""
    friend = {
        "seat": seat,
        "invitation": "",
        "key": _bytes(bytes(64)),
        "share": "0" * 32,
        "sent": number,
        "when": 0,
    }
    return {
        "id": game.table_id.hex(),
        "game": game.game,
        "options": game.begun["options"],
        "seats": game.begun["seats"],
        "table": _bytes(game.table_id),
        "keys": [{"seat": seat, "secret": _bytes(secret)}],
        "share": "0" * 32,
        "created": 0,
        "updated": 0,
        "turn": "own",
        "waits": [],
        "arrived": [],
        "shown": None,
        "dealing": {"save": "late-post", "friends": [friend]},
        "seated": None,
    }


def _bytes(data: bytes) -> dict[str, str]:
    return {"bytes": b64(data)}


def _file(record: dict[str, Any], save: str) -> bytes:
    deflate = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    data = deflate.compress(json.dumps({"game": record, "save": save}).encode()) + deflate.flush()
    check = hashlib.sha256(data).hexdigest()
    return json.dumps({"freebooters-post": 1, "check": check, "data": b64(data)}).encode()
