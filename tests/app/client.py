"""A page without a browser: sends commands as JSON text, and keeps the log as the page does."""

from __future__ import annotations

import json
from math import inf
from typing import Any

import pytest

from freebooters import catalog
from freebooters.app import bridge
from freebooters.app.desk import Desk
from freebooters.app.thinking import Thinking
from freebooters.engine.match import Match
from tests.contract.journeys import travel
from tests.contract.rooms import SETTINGS

__all__ = ["Client", "Json", "chair", "redealt"]

Json = dict[str, Any]

COLOURS = ("red", "blue", "yellow", "green", "violet")


def chair(seat: int, who: str) -> Json:
    return {
        "name": ["Anne", "Grace", "", "Mary", "Jeanne"][seat],
        "colour": COLOURS[seat],
        "who": who,
    }


def redealt(save: str, seats: set[int]) -> str:
    """The save with other cards dealt to those seats: three of each hand are changed."""
    data = json.loads(save)
    match = catalog.load(save)
    first, second, *_ = match.view(None).discards
    changed = dict.fromkeys(seats, 0)
    for position, (_, verb, *words) in enumerate(data["log"]):
        if verb == "deal":
            before, after = match.at(position).view(None), match.at(position + 1).view(None)
            sizes = zip(before.hand_sizes, after.hand_sizes, strict=True)
            seat = next(seat for seat, (old, new) in enumerate(sizes) if old != new)
            if changed.get(seat, 3) < 3:
                changed[seat] += 1
                data["log"][position] = [-1, "deal", second if words[0] == first else first]
    return json.dumps(data)


class Client:
    """One page; `table` is the last table it was told, `log` its lines of the log."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(bridge, "_desk", Desk())
        monkeypatch.setattr(bridge, "_thinking", Thinking(time_limit=inf))
        self.table: Json = {}
        self.log: list[Json] = []
        self.thoughts = 0

    @property
    def save(self) -> str:
        """What is to be stored of the table."""
        text = bridge._desk.save()
        assert text is not None
        return text

    def ask(self, do: str, **fields: Any) -> Json:
        """Any answer, also a failure."""
        answer: Json = json.loads(bridge.handle(json.dumps({"do": do, **fields})))
        assert answer.get("crash") is None, answer["crash"]
        if "scenes" in answer:
            log = answer["log"]
            assert log["keep"] <= len(self.log)
            self.table, self.log = answer, [*self.log[: log["keep"]], *log["lines"]]
        return answer

    def told(self, do: str, **fields: Any) -> Json:
        """An answer that is no failure."""
        answer = self.ask(do, **fields)
        assert answer["ok"], answer
        return answer

    def refused(self, do: str, **fields: Any) -> tuple[str, str | None]:
        """Key and rule of a failure."""
        answer = self.ask(do, **fields)
        assert not answer["ok"]
        return answer["error"]["key"], answer["rule"]

    def start(
        self, variant: str, *who: str, seed: str | None = "reef", frame: str = "wide:620"
    ) -> Json:
        return self.told(
            "start",
            game="cartagena",
            seats=[chair(seat, each) for seat, each in enumerate(who)],
            options={"variant": variant},
            seed=seed,
            frame=frame,
        )

    def start_with(self, seat: int, variant: str, *who: str) -> Json:
        """A match in which that seat begins."""
        for seed in range(100):
            if [seat] == self.start(variant, *who, seed=f"reef {seed}")["acting"]:
                return self.table
        raise AssertionError(f"seat {seat} never begins")

    def load(self, text: str) -> Json:
        return self.told("load", text=text, frame="wide:620")

    def finished(self, variant: str, *who: str) -> Json:
        """Opens a game that is over, played at random."""
        setting = next(
            each
            for each in SETTINGS["cartagena"]
            if (each.seats, each.options) == (len(who), {"variant": variant})
        )
        log = travel(setting, 1).log
        match = Match.replay(setting.game, setting.seats, setting.options, "reef", log)
        chairs = [chair(seat, each) for seat, each in enumerate(who)]
        return self.load(match.save({"chairs": chairs}))

    def act(self, action: list[Any], seat: int | None = None) -> Json:
        acting = self.table["acting"][0] if seat is None else seat
        return self.told("act", revision=self.table["revision"], seat=acting, action=action)

    def choose(self, verb: str) -> Json:
        """The first choice offered with that verb."""
        actions = [choice["action"] for choice in self.table["choices"]]
        return self.act(next(action for action in actions if action[0] == verb))

    def lift(self) -> Json:
        return self.told("lift", revision=self.table["revision"], seat=self.table["curtain"])

    def undo(self) -> Json:
        return self.told("undo", revision=self.table["revision"])

    def consult(self) -> Json:
        """What the bot is asked whose turn it is, as only its worker is told."""
        seat, revision = self.table["think"]["seat"], self.table["revision"]
        question: Json = self.told("consult", revision=revision, seat=seat)["think"]
        return question

    def let_bot_move(self, *, aloud: bool = False) -> Json:
        """The bot whose turn it is thinks to the end and moves."""
        bridge.think(json.dumps(self.consult()))
        while not json.loads(text := bridge.step(50))["done"]:
            pass
        return self.carry_out(text, aloud=aloud)

    def carry_out(self, step: str, *, aloud: bool = False) -> Json:
        """The bot whose turn it is makes the move found by its last step of thinking."""
        self.thoughts += 1
        bridge.hear(self.thoughts, step)
        seat, revision = self.table["think"]["seat"], self.table["revision"]
        order = {"revision": revision, "seat": seat, "thought": self.thoughts}
        return self.told("move", **order, aloud=aloud)

    def let_bots_play(self) -> Json:
        """Until a person acts or the game is over."""
        while self.table["think"] is not None:
            self.let_bot_move()
        return self.table

    def play_until_a_retreat(self) -> None:
        """Plays until a person may retreat with a first move; the curtain is lifted."""
        while True:
            self.let_bots_play()
            if self.table["curtain"] is not None:
                self.lift()
            verbs = [choice["action"][0] for choice in self.table["choices"]]
            if "end" not in verbs and "retreat" in verbs:
                return
            self.choose("end" if "end" in verbs and "play" not in verbs else verbs[0])

    def whole_log(self) -> list[Json]:
        """The log told anew."""
        table: Json = self.told("frame", frame="wide:620")
        lines: list[Json] = table["log"]["lines"]
        assert 0 == table["log"]["keep"]
        return lines
