"""What is wrong with a room's rules page: its figures, and what its words say of each variant."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from freebooters import catalog
from freebooters.engine.contract import Options
from freebooters.engine.errors import FreebootersError
from freebooters.engine.game import Game, Info
from freebooters.engine.options import checked_options
from freebooters.stage import WIDE
from freebooters.stage.figure import Figure, NothingThere, drawn
from tests.contract.rooms import LANGUAGES, ROOMS
from tests.contract.words import part, read

__all__ = [
    "FIGURES",
    "args_of",
    "mistakes",
    "page_words",
    "primer",
    "sections",
    "variants",
]

FIGURES: Mapping[str, tuple[str, Figure]] = {
    f"{folder}-{figure.id}": (folder, figure)
    for folder in ROOMS
    for figure in catalog.figures(folder)
}

_LONGEST = 190
"""How many characters of English a caption has at most; other languages get a fifth more."""
_LEAST = 30.0
"""No picture is narrower or lower, in units of a wide table."""


def caption(folder: str, figure: Figure) -> str:
    """The key of a figure's caption."""
    return f"{ROOMS[folder].info.id}-figure-{figure.words or figure.id}"


def primer(folder: str) -> list[str]:
    """The keys of the parts of the game in short, in their order."""
    prefix = f"{ROOMS[folder].info.id}-primer-"
    return [key for key in read(folder, "en") if key.startswith(prefix)]


def page_words(folder: str) -> set[str]:
    """The keys of what the rules page, and the score pad, say beside the rules."""
    figures = catalog.figures(folder)
    pad = f"{ROOMS[folder].info.id}-pad"
    return {pad, *primer(folder), *(caption(folder, figure) for figure in figures)}


def variants(info: Info) -> list[Options]:
    """Every combination of choices."""
    names = [option.name for option in info.options]
    return [
        dict(zip(names, chosen, strict=True))
        for chosen in product(*(option.choices for option in info.options))
    ]


def args_of(options: Options) -> dict[str, Any]:
    """Options as the page gives them to the words of the rules."""
    return {
        name: str(value).lower() if isinstance(value, bool) else value
        for name, value in options.items()
    }


def sections(folder: str, options: Options) -> set[str]:
    """The sections of the rules page of a variant, as figures name them."""
    info, args = ROOMS[folder].info, args_of(options)
    keys = {rule: f"{info.id}-rule-{rule.lower()}" for rule in info.rules}
    keys |= {key.removeprefix(f"{info.id}-"): key for key in primer(folder)}
    return {name for name, key in keys.items() if part(folder, key, "", "en", args)}


def mistakes(folder: str, figure: Figure) -> list[str]:
    """Everything that is wrong with a figure, in words."""
    game = ROOMS[folder]
    return [
        *_wrong_caption(folder, figure),
        *_wrong_place(folder, figure),
        *_wrong_picture(game, figure),
    ]


def _wrong_caption(folder: str, figure: Figure) -> Iterator[str]:
    key = caption(folder, figure)
    for language in LANGUAGES:
        if key not in read(folder, language):
            yield f"{key}: nothing in {language}"
            continue
        text = part(folder, key, "", language, {})
        room = _LONGEST * (1 if language == "en" else 1.2)
        if len(text) > room:
            yield f"{key}: {language} has {len(text)} characters, {room:.0f} fit"
        if "'" in text:
            yield f"{key}: {language} has a straight apostrophe"


def _wrong_place(folder: str, figure: Figure) -> Iterator[str]:
    info = ROOMS[folder].info
    choices = {option.name: option.choices for option in info.options}
    for name, values in figure.only.items():
        if not set(values) <= set(choices.get(name, ())):
            yield f"no option {name} with {values}"
    shown = [
        options
        for options in variants(info)
        if all(options.get(name) in values for name, values in figure.only.items())
    ]
    if not shown:
        yield "no variant shows it"
    for options in shown:
        if not set(figure.under) <= sections(folder, options):
            yield f"with {options} there is not all of {figure.under}"
    if not figure.under:
        yield "it stands nowhere"


def _wrong_picture(game: Game[Any, Any], figure: Figure) -> Iterator[str]:
    try:
        options = checked_options(game.info, figure.options)
        made = drawn(game, figure)
    except (FreebootersError, NothingThere) as error:
        yield f"{type(error).__name__}: {error}"
        return
    if any(options[name] not in values for name, values in figure.only.items()):
        yield f"it is played with {options} and not shown with that"
    _, _, width, height = made["box"]
    if min(width, height) < _LEAST * figure.frame.small / WIDE.small:
        yield f"it is {width} units wide and {height} high"
    scenes = made["scenes"]
    if len(scenes) == 2 and scenes[0]["nodes"] == scenes[1]["nodes"]:
        yield "nothing has changed between its pictures"
