"""The page in WebKitGTK: the last moves of each room, a game that goes on after a reload and without a
host, the page as one file, what it looks like on a phone and on a desk, what that browser lacks.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from PIL import Image, ImageStat

from freebooters import games
from tests.conftest import SUB_PATH
from tests.firefox.test_page import GAMES, LAST
from tests.webkit.driver import WebKit
from tests.webkit.player import NAMED, Player, press
from tests.words import Words
from tools.server import PageServer

WORDS = Words("en")
DESK, PHONE = (1280, 800), (390, 844)
STORED = "return (document.querySelector('#home-status')?.innerText ?? '').includes(arguments[0])"


def before_the_end(webkit: WebKit, home: str, game: str, moves: int = LAST) -> Player:
    players = ["anne", *["deckhand"] * (GAMES[game].seats - 1)]
    return Player.goes_on(webkit, home, game, GAMES[game].options, players, -moves)


IN_EVERY_RUN = "cartagena"


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(each, marks=() if each == IN_EVERY_RUN else pytest.mark.slow)
        for each in games()
    ],
)
def test_the_last_moves_of_a_game(webkit: WebKit, site: str, game: str) -> None:
    player = before_the_end(webkit, site, game)

    player.plays()

    player.sees_the_end()


@pytest.mark.slow
def test_a_game_goes_on_after_a_reload_and_then_without_a_host(webkit: WebKit, dist: Path) -> None:
    with PageServer(dist, prefix=SUB_PATH) as host:
        Thread(target=host.serve_forever, args=(0.02,), daemon=True).start()
        webkit.goes(host.address)
        webkit.waits(STORED, "Ready to play, offline too.", what="a page that is stored")
        player = before_the_end(webkit, host.address, "cartagena", 5)
        player.plays(1)
        player.sees_prompt()
        webkit.reloads()
        player.plays(1)
        player.sees_prompt()
        host.shutdown()

    webkit.reloads()
    player.plays()

    player.sees_the_end()


@pytest.mark.slow
def test_the_last_moves_of_a_game_in_the_page_as_one_file_from_the_disk(
    webkit: WebKit, single: Path
) -> None:
    player = before_the_end(webkit, single.as_uri(), "mutiny")

    player.plays()

    player.sees_the_end()


def framed(webkit: WebKit, host: str, address: str, size: tuple[int, int]) -> None:
    """Shows the page in a frame of that size, as no window is as narrow as a phone."""
    webkit.goes(f"{host}together.json")
    webkit.runs(
        """
        const [address, width, height] = arguments;
        const frame = document.createElement("iframe");
        frame.style.cssText =
          `position: fixed; inset: 0; border: 0; width: ${width}px; height: ${height}px`;
        frame.src = address;
        document.body.replaceChildren(frame);
        """,
        address,
        *size,
    )
    webkit.within("return document.querySelector('iframe')")


def picture(webkit: WebKit, name: str, size: tuple[int, int], folder: Path) -> Image.Image:
    """What is in that much of the window; it is kept, to be looked at."""
    webkit.outside()
    taken = webkit.picture().crop((0, 0, *size))
    taken.save(folder / f"{name}-{size[0]}.png")
    webkit.within("return document.querySelector('iframe')")
    return taken


@pytest.fixture(scope="session")
def album() -> Path:
    """Where pictures are kept."""
    from tools.layout import BUILD

    folder = BUILD / "webkit"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def unframed(dist: Path) -> Iterator[str]:
    """The page at a host that lets others show it in a frame."""
    with PageServer(dist, policy=lambda _name: {}) as host:
        Thread(target=host.serve_forever, args=(0.02,), daemon=True).start()
        yield host.address
        host.shutdown()


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_room_and_the_home_page_are_painted(
    webkit: WebKit, unframed: str, album: Path, size: tuple[int, int]
) -> None:
    webkit.fits(DESK[0], PHONE[1])
    framed(webkit, unframed, unframed, size)
    webkit.waits(STORED, "Ready to play", what="the engine")
    home = picture(webkit, "home", size, album)
    # The chart behind the words fades out; where it is not drawn there is paper.
    corner = ImageStat.Stat(home.crop((0, 70, 12, 220)).convert("L"))
    assert min(corner.mean) > 215, "the ground is dark"
    for game in games():
        webkit.outside()
        framed(webkit, unframed, f"{unframed}?{game}", size)
        press(webkit, f"{WORDS.plain('home-play')} {Words('en', game).plain(f'{game}-title')}")
        webkit.waits(
            NAMED + "return named('button', arguments[0])",
            WORDS.plain("hint-button"),
            what="a hint",
        )
        shown = picture(webkit, game, size, album)
        assert len(shown.quantize(64).getcolors() or ()) > 30, f"{game} is not painted"
        wide = webkit.runs("return document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{game} is {wide} pixels too wide"


@pytest.mark.slow
def test_that_it_connects_no_devices_is_said_where_friends_are_invited(
    webkit: WebKit, site: str
) -> None:
    assert webkit.runs("return typeof RTCPeerConnection") == "undefined"
    webkit.goes(f"{site}#/join/anything")
    heading = "return document.querySelector('h1')?.textContent === arguments[0]"
    webkit.waits(heading, WORDS.plain("missing-connection"), what="what is missing")


@pytest.mark.slow
def test_a_window_that_becomes_narrow_gets_the_layout_of_a_phone(webkit: WebKit, site: str) -> None:
    """And back."""
    place = "return getComputedStyle(document.querySelector(arguments[0])).position"
    webkit.fits(*DESK)
    webkit.goes(site)
    webkit.waits(STORED, "Ready to play", what="the engine")
    words = ".masthead-nav span"
    assert webkit.runs(place, words) == "static"
    webkit.fits(460, 800)
    webkit.waits(f"{place} === 'absolute'", words, what="a header for phones")
    webkit.fits(*DESK)
    webkit.waits(f"{place} === 'static'", words, what="a header for desks")
