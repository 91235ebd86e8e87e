"""Promise 7: random play ends within `info.longest`, with a result for every seat."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from freebooters.engine.contract import CHANCE, Entry
from freebooters.engine.messages import Message, say
from freebooters.promises.broken import Broken, shown, who
from freebooters.promises.checks import in_a_game
from freebooters.promises.journeys import Journey, uniform
from freebooters.promises.settings import Setting

__all__ = ["an_ended_game_has_a_result_for_every_seat", "random_play_ends"]


def random_play_ends(setting: Setting, seed: int) -> Iterator[Broken]:
    """Plays uniformly at random and stops when it takes too long; keeps nothing but the log, so it is
    quicker than a journey.
    """
    rules, longest = setting.game.rules, setting.game.info.longest
    rng = Random(f"{setting}/{seed}/length")
    state = rules.new(setting.seats, setting.options)
    log: list[Entry] = []
    while (acting := rules.to_act(state)) and len(log) <= longest:
        seat = acting[int(rng.random() * len(acting))]
        legal = [rules.draw(state, rng)] if seat == CHANCE else rules.legal(state, seat)
        if not legal:
            yield Broken(3, say("promise-legal-none", who=who(seat)), tuple(log))
            return
        action = legal[0] if seat == CHANCE else uniform(legal, rng)
        rules.apply(state, seat, action)
        log.append(Entry(seat, action))
    if len(log) > longest:
        yield Broken(7, say("promise-endings-late", longest=longest), tuple(log))


@in_a_game(7)
def an_ended_game_has_a_result_for_every_seat(
    journey: Journey,
) -> Iterator[tuple[int, Message]]:
    rules, end, seats = journey.rules, journey.end.state, journey.setting.seats
    position = len(journey.log)
    returns, ranks = rules.returns(end), rules.ranks(end)
    if rules.to_act(end):
        yield position, say("promise-endings-late", longest=journey.setting.game.info.longest)
    if len(returns) != seats or not all(0 <= utility <= 1 for utility in returns):
        yield position, say("promise-endings-returns", seats=seats, found=shown(returns))
        return
    if len(ranks) != seats:
        yield position, say("promise-endings-ranks", found=shown(ranks))
        return
    best = 1 if any(returns) else 2
    counted = all(best + sum(rank < mine for rank in ranks) == mine for mine in ranks)
    in_order = all(
        (one > other) <= (rank < behind)
        for one, rank in zip(returns, ranks, strict=True)
        for other, behind in zip(returns, ranks, strict=True)
    )
    if not counted:
        yield position, say("promise-endings-ranks", found=shown(ranks))
    elif not in_order:
        found = {"ranks": shown(ranks), "returns": shown(returns)}
        yield position, say("promise-endings-order", **found)
