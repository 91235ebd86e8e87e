"""Every room, from the home page on, by keys and by ear alone.

What was heard is kept beside this file, as pictures are: where it is meant to be other, remove the kept
file, run the test, and read what it has written down.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from freebooters import games
from freebooters.app.chairs import COLOURS
from tests.e2e.person import chair
from tests.e2e.twin import Move, Twin
from tests.heard.reader import Reader, spoken
from tests.words import Words

pytestmark = [pytest.mark.slow, pytest.mark.e2e]

Compare = Callable[[str, list[str]], None]

_SEED = "heard"
_BOTS = ["Bartholomew", "Grace"]
_ARROWS = ["Right", "Down", "Left", "Up"]


def hears_the_home_page(reader: Reader) -> None:
    """It is read through by itself, with the names of all games as headings."""
    titles = [Words("en", game).plain(f"{game}-title") for game in games()]
    headings = [f"{title} heading level 3" for title in titles]
    reader.hears(*headings, Words("en").plain("shell-nav-credits"))
    reader.press("ctrl+Home")


def sits_down(reader: Reader, game: str) -> Twin:
    """From the home page over the lobby to the table, and the twin of the game."""
    info, words = games()[game].info, Words("en", game)
    title = words.plain(f"{game}-title")
    hears_the_home_page(reader)
    reader.until("h", f"{title} heading level 3")
    reader.until("k", f"{words.plain('home-setup')} {title}")
    reader.press("Return")
    # What one has come to is not said where it begins with the heading that has the focus.
    reader.until("h", f"{title} heading level 1")
    reader.until("Tab", f"{words.plain('lobby-more')} collapsed")
    reader.press("Return")
    reader.until("Tab", words.plain("lobby-seed"))
    reader.types(_SEED)
    reader.until("Tab", words.plain("home-play"))
    reader.press("Return")
    bots = [chair(name, "sailor") for name in _BOTS[: info.quick.seats - 1]]
    seats = [
        {**seat, "colour": colour}
        for seat, colour in zip([chair(""), *bots], COLOURS, strict=False)
    ]
    options = info.usual_options
    start = {"game": game, "seats": seats, "options": options, "seed": _SEED, "frame": "wide:620"}
    twin = Twin(start)
    reader.hears(f"{title} heading level 1", asked(twin))
    return twin


def asked(twin: Twin) -> str:
    return twin.text(twin.moment["prompt"])


def lines(twin: Twin) -> list[str]:
    """The log, without whose doing each line tells."""
    told = [twin.text(line["message"]) for line in Twin.of(twin.save()).table["log"]["lines"]]
    for name in ["You", *_BOTS]:
        told = [line.removeprefix(f"{name} ") for line in told]
    return told


def acts(reader: Reader, twin: Twin, move: Move) -> bool:
    """Does it, and hears all that follows, up to what is asked next; whether others acted then."""
    before = lines(twin)
    usable = {token for choice in twin.table["choices"] for token in choice["picks"]}
    for name in [] if move.laid else move.picks:
        # The one thing that can be used has the focus since the first arrow keys came back to it.
        if len(usable) > 1:
            reader.until("n", name)
        reader.press("Return")
    if not move.picks or move.laid:
        reader.until("Tab", move.button)
        reader.press("Return")
    twin.act(move)
    after = lines(twin)
    same = next((at for at, each in enumerate(after) if before[at : at + 1] != [each]), len(after))
    reader.hears(*after[same:], asked(twin))
    seats = [line["seat"] for line in Twin.of(twin.save()).table["log"]["lines"]]
    return any(seat not in (None, move.seat) for seat in seats[same:])


def lays(reader: Reader, twin: Twin) -> None:
    """Lays out what a hint says, as nobody wants to walk so often."""
    reader.press("n", "h")
    reader.hears(twin.words.plain("hint-lay"))
    reader.press("Return")
    reader.hears(twin.words.plain("table-missing", count=0))


def hears_a_hint(reader: Reader, twin: Twin) -> None:
    """It takes the focus with its best line; closed, it gives the focus back."""
    reader.press("n", "h")
    if len(twin.table["choices"]) == 1 and twin.table["arrangement"] is None:
        reader.hears(twin.words.plain("hint-only"))
        reader.press("h")
        return
    reader.hears(twin.words.plain("hint-title"))
    assert "home link" not in spoken(reader.press("Down"))
    assert reader.press("h")


@pytest.mark.parametrize("game", games())
def test_a_room_is_played_by_ear(reader: Reader, kept: Compare, game: str) -> None:
    twin = sits_down(reader, game)
    words = twin.words
    reader.passed_over()  # a whole table is much at once
    reader.press("n")
    # The arrow keys stay with the page, also on what cannot be used.
    for arrow in _ARROWS * 2:
        assert "browse mode" not in spoken(reader.press(arrow)), reader.heard[-20:]

    hears_a_hint(reader, twin)
    if twin.table["arrangement"] is None:
        acts(reader, twin, twin.advise())
        if twin.table["undo"]:
            free = twin.table["undo"]["free"]
            back = words.plain("table-undo" if free else "table-undo-practice")
            reader.until("Tab", f"{back} push button")
            reader.press("Return")
            twin.undo()
            reader.hears(asked(twin))
        # Until others have had a turn, of which every line is heard.
        while not acts(reader, twin, twin.advise()):
            pass
    else:
        lays(reader, twin)
    assert reader.passed_over() == 0
    kept(game, reader.told())


def test_a_step_of_a_lesson_is_heard(reader: Reader, kept: Compare) -> None:
    words = Words("en", "cartagena")
    title = words.plain("cartagena-title")
    hears_the_home_page(reader)
    reader.until("h", f"{title} heading level 3")
    reader.until("k", f"{words.plain('home-learn')} {title}")
    reader.press("Return")
    twin = Twin.learns("cartagena", "there-and-back")
    reader.hears(twin.text(twin.table["lesson"]["say"]))
    for token in twin.table["lesson"]["point"]:
        reader.until("n", twin.name_of(token))
        reader.press("Return")
    choices = [each for each in twin.table["choices"] if "card:skull" in each["picks"]]
    twin.act(twin.move_of(choices[0]["action"]))
    reader.hears(twin.text(twin.table["lesson"]["say"]))
    kept("lesson", reader.told())
