"""Finds what is to be learned, and how, and plays the games it is learned from."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from freebooters import catalog
from freebooters.engine.contract import Seat
from freebooters.engine.errors import FreebootersError, UnknownGame
from freebooters.engine.game import Game
from freebooters.engine.messages import say
from freebooters.engine.options import checked_options
from freebooters.engine.outside import quoted
from freebooters.kit.learned import Example, Teachable, Weights
from freebooters.training.recipes import Evolve, Fit, Recipe, recipe_of
from freebooters.training.selfplay import Advised, Player, beginner, played_out, uniform
from freebooters.trials.setting import Setting

__all__ = ["NotTeachable", "Task", "advice_of", "dealt", "examples", "player_by", "task"]


class NotTeachable(FreebootersError):
    """There is no such game, set of weights or way to learn it."""


@dataclass(frozen=True)
class Task:
    """A set of weights, as it is, and how it is learned."""

    game: str
    name: str
    way: str
    """`fit` or `evolve`."""
    known: Weights
    recipe: Recipe

    @property
    def how(self) -> Fit | Evolve:
        """What that way needs to know."""
        return self.recipe.ways[self.way]


def task(game: str, name: str | None, way: str | None) -> Task:
    """The task for that set in that way; None for the only set, and for its usual way. Raises
    `NotTeachable`, which names what there is.
    """
    sets = advice_of(game).sets
    there = ", ".join(sets)
    if name is None and len(sets) > 1:
        raise NotTeachable(say("terminal-error-learn-which", game=game, known=there))
    name = next(iter(sets)) if name is None else name
    if name not in sets:
        wrong = say("terminal-error-learn-set", game=game, name=quoted(name), known=there)
        raise NotTeachable(wrong)
    recipe = recipe_of(game, name)
    way = next(iter(recipe.ways)) if way is None else way
    if way not in recipe.ways:
        there = ", ".join(recipe.ways)
        raise NotTeachable(say("terminal-error-learn-way", name=name, way=quoted(way), known=there))
    return Task(game, name, way, sets[name], recipe)


def advice_of(game: str) -> Teachable[Any]:
    """The advice of that game. Raises `NotTeachable`, which names the games that learn."""
    try:
        advice = catalog.game(game).advice
    except UnknownGame:
        advice = None
    if not isinstance(advice, Teachable):
        known = [each for each, found in catalog.games().items() if _learns(found)]
        raise NotTeachable(say("terminal-error-learn", game=quoted(game), known=", ".join(known)))
    return advice


def _learns(game: Game[Any, Any]) -> bool:
    return isinstance(game.advice, Teachable)


def player_by(game: str, name: str, weights: Weights) -> Player:
    """A player that judges by those weights in place of that set."""
    recipe = recipe_of(game, name)
    return _advised(game, name, weights, recipe.depth)


def _advised(game: str, name: str, weights: Weights, depth: int) -> Player:
    recipe, advice = recipe_of(game, name), advice_of(game).taught(name, weights)
    rules = catalog.game(game).rules
    return Advised(rules, advice, depth, positions=recipe.positions, imagines=recipe.imagined)


def dealt(setting: Setting) -> Any:
    """The state in which a game in that setting begins."""
    game = catalog.game(setting.game)
    return game.rules.new(setting.seats, checked_options(game.info, dict(setting.options)))


def examples(
    setting: Setting, number: int, name: str, weights: Weights, fit: Fit, rng: Random
) -> list[Example]:
    """The examples of one game, or none if it is not played. Those who play by advice do so as
    ordinary players (at depth 0), by those weights in place of that set. With each `number` the one
    who always does sits one seat farther.
    """
    rules, recipe = catalog.game(setting.game).rules, recipe_of(setting.game, name)
    advised = _advised(setting.game, name, weights, 0)
    together = rng.random() < fit.advised
    if together and number % fit.seldom:
        return []
    seats = range(setting.seats)
    learners = {*seats} if together else {number % setting.seats}
    usual = fit.mistakes[int(rng.random() * len(fit.mistakes))]
    pupil = advice_of(setting.game).taught(name, weights)
    mistaken = beginner(rules, pupil) if fit.beginners else uniform
    moments: list[tuple[Any, Seat]] = []

    def learner(s: Any, seat: Seat, legal: Any, rng: Random) -> Any:
        often = fit.mistakes[0] if moments else usual
        return (mistaken if rng.random() < often else advised)(s, seat, legal, rng)

    def watch(before: Any, after: Any, acting: tuple[Seat, ...]) -> None:
        start = pupil.moment(before, after)
        if start is None or (fit.watched < 1 and rng.random() >= fit.watched):
            return
        if not recipe.imagined:
            moments.extend((start, seat) for seat in sorted(learners))
            return
        deciding = [seat for seat in acting if seat in learners]
        moments.extend((rules.imagine(rules.view(start, seat), rng), seat) for seat in deciding)

    end = dealt(setting)
    players = [learner if seat in learners else uniform for seat in seats]
    played_out(rules, end, players, rng, watch)
    return [example for start, seat in moments for example in pupil.examples(start, end, seat)]
