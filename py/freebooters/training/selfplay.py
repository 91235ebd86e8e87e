"""Self-play: games between bots, and the examples from them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from freebooters import catalog
from freebooters.bots.bot import decide
from freebooters.bots.greedy import Greedy
from freebooters.bots.myopic import Myopic
from freebooters.engine.errors import FreebootersError
from freebooters.engine.game import Game
from freebooters.engine.match import Match
from freebooters.engine.messages import say
from freebooters.engine.seeds import rng_at
from freebooters.kit.learned import Features, LearnedAdvice, Weights
from freebooters.training.examples import Example
from freebooters.trials.playing import question, shares
from freebooters.trials.setting import Setting

__all__ = ["NotTeachable", "advice_of", "duel", "examples", "taught"]

_BEGINNERS = 0.08
"""How often a seat plays like a beginner, so that more kinds of position occur."""
_WATCHED = 0.35
"""The share of decisions learned from; neighbouring ones are much alike."""
_SAILOR = Greedy(positions=40)
_BEGINNER = Myopic()


class NotTeachable(FreebootersError):
    """A game's advice is not a `LearnedAdvice`."""


def examples(setting: Setting, weights: Weights, seed: str) -> list[Example]:
    """The examples of one game between sailors that judge by `weights`: the features of each seat
    at a decision, in a world that the deciding seat imagines (as at play), and each seat's share of
    the win.
    """
    game = taught(catalog.game(setting.game), weights)
    advice = advice_of(game)
    match = Match(game, setting.seats, dict(setting.options), seed)
    rng = rng_at(seed, -1)
    seen: list[tuple[str, tuple[Features, ...]]] = []
    while match.to_act:
        for seat in match.to_act:
            asked = question(match, seat, rng)
            if rng.random() < _WATCHED:
                state = game.rules.imagine(asked.view, rng)
                everyone = tuple(advice.features(state, each) for each in range(setting.seats))
                seen.append((advice.kind(state), everyone))
            match.act(seat, decide(_BEGINNER if rng.random() < _BEGINNERS else _SAILOR, asked))
    ends = tuple(shares(match))
    return [Example(kind, features, ends) for kind, features in seen]


def duel(setting: Setting, learned: Weights, known: Weights, number: int, seed: str) -> float:
    """The share of the win of a sailor that judges by `learned`, while all others judge by `known`.
    With each `number` it sits one seat farther.
    """
    game = catalog.game(setting.game)
    new, old = taught(game, learned), taught(game, known)
    mine = number % setting.seats
    match = Match(game, setting.seats, dict(setting.options), seed)
    rng = rng_at(seed, -1)
    while match.to_act:
        for seat in match.to_act:
            asked = replace(question(match, seat, rng), game=new if seat == mine else old)
            match.act(seat, decide(_SAILOR, asked))
    return shares(match)[mine]


def advice_of(game: Game[Any, Any]) -> LearnedAdvice[Any]:
    """The advice that judges by weights. Raises `NotTeachable`."""
    if not isinstance(game.advice, LearnedAdvice):
        raise NotTeachable(say("terminal-error-learn", game=game.info.id))
    return game.advice


def taught(game: Game[Any, Any], weights: Weights) -> Game[Any, Any]:
    """The same game with advice that judges by those weights. Raises `NotTeachable`."""
    return replace(game, advice=type(advice_of(game))(weights))
