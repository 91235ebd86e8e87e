"""Promise 10, the rules page: its figures show what the game does, where it is told; its words say
something of every variant.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from freebooters.engine.options import checked_options
from freebooters.stage.figure import Figure
from tests.contract.pages import FIGURES, args_of, mistakes, primer, sections, variants
from tests.contract.rooms import LANGUAGES, ROOMS
from tests.contract.words import part, read

pytestmark = pytest.mark.native

every_room = pytest.mark.parametrize("folder", sorted(ROOMS))
every_figure = pytest.mark.parametrize("name", sorted(FIGURES))

_MINUTES = 450
"""Words of English that are read in three minutes; other languages get a fifth more."""


@every_figure
def test_a_figure_shows_a_legal_position_where_it_is_told(name: str) -> None:
    assert [] == mistakes(*FIGURES[name])


@every_room
def test_figures_have_names_of_their_own_and_no_option_is_missing(folder: str) -> None:
    found = [figure for room, figure in FIGURES.values() if room == folder]

    assert len(found) == len({figure.id for figure in found})
    assert found
    for figure in found:
        options = checked_options(ROOMS[folder].info, figure.options)
        assert set(options) == {option.name for option in ROOMS[folder].info.options}


@every_room
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_rules_choose_by_options_alone_and_say_something(
    folder: str, language: str
) -> None:
    info, words = ROOMS[folder].info, read(folder, language)
    told = [key for key in words if key.startswith((f"{info.id}-rule-", f"{info.id}-primer-"))]
    names = {option.name for option in info.options}
    silent = set(told)
    for options in variants(info):
        for key in told:
            texts = {
                name: part(folder, key, name, language, args_of(options))
                for name in words[key].parts
            }
            if texts[""]:
                silent.discard(key)
                assert texts["title"], (key, options)
        box = part(folder, f"{info.id}-box", "", language, args_of(options))
        assert box

    assert set() == silent
    assert (
        set()
        == {name for key in told for names in words[key].parts.values() for name in names} - names
    )


@every_room
def test_every_language_tells_the_same_rules_of_a_variant(folder: str) -> None:
    info = ROOMS[folder].info
    for options in variants(info):
        for key in read(folder, "en"):
            if key.startswith((f"{info.id}-rule-", f"{info.id}-primer-", f"{info.id}-box")):
                for name in read(folder, "en")[key].parts:
                    told = {
                        bool(part(folder, key, name, language, args_of(options)))
                        for language in LANGUAGES
                    }
                    assert 1 == len(told), (key, name, options)


@every_room
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_in_short_is_read_in_three_minutes(folder: str, language: str) -> None:
    info, keys = ROOMS[folder].info, primer(folder)
    most = _MINUTES * (1 if language == "en" else 1.2)

    assert 2 <= len(keys) <= 7
    for options in variants(info):
        texts = [part(folder, key, "", language, args_of(options)) for key in keys]
        assert sum(len(text.split()) for text in texts) <= most


PLANTED: dict[str, tuple[str, Callable[[Figure], Figure]]] = {
    "an action that is not legal": (
        "cartagena-leap-tunnel",
        lambda figure: replace(figure, then="0 play hat 4; 0 play hat 4"),
    ),
    "a node that is not there": (
        "cartagena-leap-tunnel",
        lambda figure: replace(figure, show=(*figure.show, "cell-99")),
    ),
    "a line to nowhere": (
        "cartagena-leap-tunnel",
        lambda figure: replace(figure, trails=(("cell-4", "cell-99"),)),
    ),
    "a halo around nothing": (
        "cartagena-leap-tunnel",
        lambda figure: replace(figure, lit=("captain",)),
    ),
    "a rule that there is not": (
        "cartagena-leap-tunnel",
        lambda figure: replace(figure, under=("CA-99",)),
    ),
    "a rule of another variant": (
        "cartagena-leap-tunnel",
        lambda figure: replace(figure, under=("CA-7",)),
    ),
    "a variant that there is not": (
        "cartagena-row",
        lambda figure: replace(figure, only={"variant": ("atlantis",)}),
    ),
    "a variant that it does not show": (
        "cartagena-row",
        lambda figure: replace(figure, only={"variant": ("hispaniola",)}),
    ),
    "no caption": ("cartagena-row", lambda figure: replace(figure, id="queue")),
    "two pictures of the same": (
        "cartagena-leap-tunnel",
        lambda figure: replace(figure, then="0 end", trails=()),
    ),
    "a picture of next to nothing": (
        "cartagena-leap-tunnel",
        lambda figure: replace(figure, show=("number-4",), around=0, trails=()),
    ),
}


@pytest.mark.parametrize("planted", sorted(PLANTED))
def test_a_planted_mistake_is_noticed(planted: str) -> None:
    name, spoil = PLANTED[planted]
    folder, figure = FIGURES[name]

    assert mistakes(folder, spoil(figure))


def test_a_variant_without_a_rule_lacks_its_section() -> None:
    assert "CA-7" in sections("cartagena", {"variant": "tortuga"})
    assert "CA-7" not in sections("cartagena", {"variant": "jamaica"})
