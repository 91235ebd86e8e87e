"""Arguments that several commands share."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from freebooters.engine.game import Info

__all__ = [
    "add_jobs",
    "add_options",
    "add_seats",
    "add_seed",
    "count",
    "options_from",
    "pair",
    "retyped",
]


def add_options(parser: argparse.ArgumentParser, meaning: str) -> None:
    """Adds `--option NAME=VALUE`, as often as wanted: pairs of texts."""
    parser.add_argument(
        "--option", action="append", default=[], type=pair, metavar="NAME=VALUE", help=meaning
    )


def add_seats(parser: argparse.ArgumentParser, usual: str) -> None:
    """Adds `--seats N,N`: numbers of seats, None if the argument is missing."""
    parser.add_argument("--seats", type=_numbers, metavar="N,N", help=f"({usual})")


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """Adds `--jobs`, as joblib counts them."""
    parser.add_argument("--jobs", type=_jobs, default=-1, help="games at a time (-1: all cores)")


def add_seed(parser: argparse.ArgumentParser, what: str, default: str | None = None) -> None:
    """Adds `--seed TEXT`; `what` says what the same seed does."""
    said = f"any text; the same {what}"
    parser.add_argument("--seed", type=_seed, default=default, help=said)


def retyped(chosen: argparse.Namespace, *names: str) -> str:
    """The game or games and those options of a command line, as one would type them."""
    words = [chosen.game] if isinstance(chosen.game, str) else [*chosen.game]
    for name in names:
        value = getattr(chosen, name)
        if isinstance(value, list):
            words += [f"--{name} {key}={each}" for key, each in value]
        elif isinstance(value, tuple):
            words.append(f"--{name} {','.join(map(str, value))}")
        elif value is not None:
            words.append(f"--{name} {value}")
    return " ".join(words)


def pair(text: str) -> tuple[str, str]:
    """`NAME=VALUE`, taken apart."""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name, value


def options_from(info: Info, given: Sequence[tuple[str, str]]) -> dict[str, object]:
    """Options with the game's own values, from words typed; a value that is no choice is passed on
    as typed, so that the match refuses it by name.
    """
    schema = {option.name: option for option in info.options}
    options: dict[str, object] = {}
    for name, text in given:
        choices = schema[name].choices if name in schema else ()
        fitting = (choice for choice in choices if str(choice).lower() == text.lower())
        options[name] = next(fitting, text)
    return options


def count(text: str) -> int:
    """A number of games, or of rounds of them."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)


def _jobs(text: str) -> int:
    if not (number := int(text)):
        raise argparse.ArgumentTypeError("nothing can be done by 0 at a time")
    return number


def _seed(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError as wrong:
        raise argparse.ArgumentTypeError(f"{text!r} is not text") from wrong
    return text


def _numbers(text: str) -> tuple[int, ...]:
    if not all(number.strip().isdecimal() for number in text.split(",")):
        raise argparse.ArgumentTypeError(f"{text!r} is not a list of numbers")
    return tuple(int(number) for number in text.split(","))
