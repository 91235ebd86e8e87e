"""Every room, from the home page on, by keys and by ear alone.

What was heard is kept beside this file, as pictures are: where it is meant to be other, remove the kept
file, run the test, and read what it has written down.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from freebooters import catalog, games
from freebooters.app.chairs import COLOURS
from tests.e2e.person import chair
from tests.e2e.twin import Move, Twin
from tests.heard.reader import Reader, plain, spoken
from tests.words import Words

pytestmark = [pytest.mark.slow, pytest.mark.e2e]

Compare = Callable[[str, list[str]], None]

_SEED = "heard"
_SHORT = {"caribbean": "d", "cartagena": "c", "meuterer": "c", "mutiny": "c"}
"""By game, a seed with which it is over soon."""
_BOTS = ["Bartholomew", "Grace"]
_PEOPLE = ["Anne", "Bess"]
_ARROWS = ["Right", "Down", "Left", "Up"]


def hears_the_home_page(reader: Reader) -> None:
    """It is read through by itself, with the names of all games as headings."""
    titles = [Words("en", game).plain(f"{game}-title") for game in games()]
    headings = [f"{title} heading level 3" for title in titles]
    reader.hears(*headings, Words("en").plain("shell-nav-credits"))
    reader.press("ctrl+Home")


def seated(game: str, seed: str) -> Twin:
    """The twin of a game of somebody without a name against bots, as the home page suggests it."""
    info = catalog.game(game).info
    bots = [chair(name, "sailor") for name in _BOTS[: info.quick.seats - 1]]
    seats = [
        {**seat, "colour": colour}
        for seat, colour in zip([chair(""), *bots], COLOURS, strict=False)
    ]
    options = info.usual_options
    start = {"game": game, "seats": seats, "options": options, "seed": seed, "frame": "wide:620"}
    return Twin(start)


def to_the_lobby(reader: Reader, game: str) -> Words:
    """From the home page to where one chooses who plays; the words of the game."""
    words = Words("en", game)
    title = words.plain(f"{game}-title")
    hears_the_home_page(reader)
    reader.until("h", f"{title} heading level 3")
    reader.until("k", f"{words.plain('home-setup')} {title}")
    reader.press("Return", loads=True)
    reader.hears(f"{title} panel")
    return words


def deals(reader: Reader, words: Words, seed: str) -> None:
    """Goes on from there to the table."""
    reader.until("Tab", f"{words.plain('lobby-more')} collapsed")
    reader.press("Return")
    reader.until("Tab", words.plain("lobby-seed"))
    reader.types(seed)
    reader.until("Tab", words.plain("home-play"))
    reader.press("Return", loads=True)


def sits_down(reader: Reader, game: str, seed: str = _SEED) -> Twin:
    """From the home page over the lobby to the table, and the twin of the game."""
    words = to_the_lobby(reader, game)
    deals(reader, words, seed)
    twin = seated(game, seed)
    reader.hears(*begun(twin), asked(twin))
    return twin


def goes_on(reader: Reader, twin: Twin, folder: Path) -> None:
    """From the home page to the table of a game that was saved in a file."""
    hears_the_home_page(reader)
    reader.until("k", f"{twin.words.plain('shell-nav-saves')} link")
    reader.press("Return", loads=True)
    reader.hears(f"{twin.words.plain('saves-heading')} panel")
    opens_file(reader, twin.save(), folder)
    reader.hears(asked(twin))


def opens_file(reader: Reader, text: str, folder: Path) -> None:
    """Opens a file with that in it, from a page that takes files."""
    file = folder / "file.json"
    file.write_text(text, "utf-8")
    reader.until("Tab", f"{Words('en').plain('saves-import')} push button")
    reader.press("Return", loads=True)  # the browser's own dialog
    reader.chooses(file)
    reader.press("Return", loads=True)


def asked(twin: Twin) -> str:
    return twin.text(twin.moment["prompt"])


def called(twin: Twin) -> str:
    """What whoever is to act next at the same device presses."""
    name = twin.table["seats"][twin.curtain]["name"]
    return twin.words.plain("curtain-lift", name=name)


def lines(twin: Twin) -> list[str]:
    """The log, without whose doing each line tells."""
    told = [twin.text(line["message"]) for line in Twin.of(twin.save()).table["log"]["lines"]]
    for name in ["You", *_BOTS, *_PEOPLE]:
        told = [line.removeprefix(f"{name} ") for line in told]
    return told


def begun(twin: Twin) -> list[str]:
    """What others did before the person's first choice. How the table was set up stands in the log."""
    log = Twin.of(twin.save()).table["log"]["lines"]
    told = zip(lines(twin), log, strict=True)
    setup, own = twin.table["setup"], {None, twin.table["viewer"]}
    return [text for text, line in told if line["position"] > setup and line["seat"] not in own]


def _value(twin: Twin, value: object) -> str:
    """What stands in a cell of a score sheet."""
    return (
        twin.text(value)
        if isinstance(value, dict)
        else f"{value:,}"
        if isinstance(value, int)
        else str(value)
    )


def hears_the_result(reader: Reader, twin: Twin) -> None:
    """Who has won and why is said by itself; everybody's points are read after it, line by line."""
    sheet = twin.moment["sheet"]
    why = [twin.text(sheet["why"])] if sheet["why"] else []
    reader.comes(asked(twin), f"{twin.headline} dialogue", *why)
    begun = len(reader.heard)
    reader.until("Down", twin.words.plain("table-again"))
    read = spoken(reader.heard[begun:])
    for row in sheet["rows"]:
        name = twin.table["seats"][row["seat"]]["name"] or twin.words.plain("rail-you")
        values = [_value(twin, each) for each in row["values"]]
        assert all(plain(each) in read for each in [name, *values]), (name, values, read)


def acts(reader: Reader, twin: Twin, move: Move) -> bool:
    """Does it, and hears all that follows, up to what is asked next; whether others acted then."""
    before = lines(twin)
    usable = {token for choice in twin.table["choices"] for token in choice["picks"]}
    for name in move.picks:  # what is laid out goes to the next free place by itself
        if move.laid or len(usable) > 1:
            reader.until("n", name)
        else:
            reader.press("n")  # says nothing where the one thing that can be used has the focus
        reader.press("Return")
    if not move.picks or move.laid:
        reader.until("Tab", move.button)
        reader.press("Return")
    twin.act(move)
    forced(twin)
    after = lines(twin)
    same = next((at for at, each in enumerate(after) if before[at : at + 1] != [each]), len(after))
    if twin.curtain is None:
        reader.hears(*after[same:], asked(twin))
    else:
        reader.hears(called(twin))
        reader.press("Return", loads=True)  # the next person hears what was done
        twin.lift()
        forced(twin)
        reader.hears(*lines(twin)[same:], asked(twin))
    seats = [line["seat"] for line in Twin.of(twin.save()).table["log"]["lines"]]
    return any(seat not in (None, move.seat) for seat in seats[same:])


def forced(twin: Twin) -> None:
    """What is the only choice is played by the page where something has led to it, unless something of one's
    own can be taken back.
    """
    while not twin.over and twin.curtain is None and twin.table["viewer"] in twin.table["acting"]:
        table = twin.table
        is_free = table["undo"] is not None and table["undo"]["free"]
        if is_free or table["arrangement"] is not None or len(table["choices"]) != 1:
            return
        twin.act(twin.advise())


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
        reader.hears(twin.words.plain("hint-closed"))
        return
    reader.hears(twin.words.plain("hint-title"))
    assert "home link" not in spoken(reader.press("Down"))
    assert reader.press("h")


@pytest.mark.parametrize("game", games())
def test_a_room_is_played_by_ear(reader: Reader, kept: Compare, game: str) -> None:
    twin = sits_down(reader, game)
    words = twin.words
    reader.hears(f"{words.plain(f'{game}-title')} heading level 1")
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


@pytest.mark.parametrize("game", games())
def test_the_last_moves_and_the_result_are_heard(
    reader: Reader, kept: Compare, tmp_path: Path, game: str
) -> None:
    goes_on(reader, twin := Twin.of(near_the_end(game)), tmp_path)
    plays_to_the_end(reader, twin)
    kept(f"{game}-end", reader.told())


@pytest.mark.parametrize("game", games())
def test_a_whole_game_is_heard_from_its_first_move_to_its_last(
    reader: Reader, kept: Compare, game: str
) -> None:
    twin = sits_down(reader, game, _SHORT[game])
    plays_to_the_end(reader, twin)
    kept(f"{game}-whole", reader.told())


@cache
def near_the_end(game: str) -> str:
    """The save of a game in which the only person decides twice more."""
    twin = seated(game, _SHORT[game])
    saves = []
    while not twin.over:
        saves.append(twin.save())
        twin.act(twin.advise())
    return saves[-2]


def plays_to_the_end(reader: Reader, twin: Twin) -> None:
    while not twin.over:
        acts(reader, twin, twin.advise())
    hears_the_result(reader, twin)


def test_a_step_of_a_lesson_is_heard(reader: Reader, kept: Compare) -> None:
    words = Words("en", "cartagena")
    title = words.plain("cartagena-title")
    hears_the_home_page(reader)
    reader.until("h", f"{title} heading level 3")
    reader.until("k", f"{words.plain('home-learn')} {title}")
    reader.press("Return", loads=True)
    twin = Twin.learns("cartagena", "there-and-back")
    reader.hears(twin.text(twin.table["lesson"]["say"]))
    for token in twin.table["lesson"]["point"]:
        reader.until("n", twin.name_of(token))
        reader.press("Return")
    choices = [each for each in twin.table["choices"] if "card:skull" in each["picks"]]
    twin.act(twin.move_of(choices[0]["action"]))
    reader.hears(twin.text(twin.table["lesson"]["say"]))
    kept("lesson", reader.told())
