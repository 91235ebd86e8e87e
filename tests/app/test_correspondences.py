"""Games by post are what they are by hand, whatever happens to their letters on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from freebooters.app import post_dealer, table
from freebooters.app.chairs import chairs_from
from freebooters.app.post import letter_to
from freebooters.app.post_dealer import Dealer
from freebooters.app.screen import Screen
from freebooters.app.table import Table
from freebooters.engine import letters, match
from freebooters.engine.events import Event
from freebooters.engine.sealing import seal
from freebooters.engine.seeds import rng_at
from freebooters.engine.views import view_as_json
from tests.app import correspondences
from tests.app.client import chair
from tests.app.correspondences import BY_POST, correspond, unpainted
from tests.app.worlds import pairs
from tests.contract.rooms import Setting

FEW = [setting for setting in BY_POST if setting.seats == 2]
GAMES = {setting: 4 if setting.folder == "cartagena" else 1 for setting in FEW}
"""How many of each of the few are played in every run, and two with more friends. What is planted below
is found in the first or second of them.
"""
MANY = 39
"""How many of each setting in the long run: a thousand."""


@pytest.fixture(autouse=True)
def nothing_is_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("told", "news"):
        monkeypatch.setattr(Screen, name, unpainted)


def played(setting: Setting, seeds: range) -> Counter[str]:
    seen: Counter[str] = Counter()
    for seed in seeds:
        try:
            seen += correspond(setting, f"{setting} {seed}").seen
        except AssertionError as failure:
            failure.add_note(f"with seed {seed}")
            raise
    return seen


@pytest.mark.parametrize("setting", FEW, ids=str)
def test_nothing_that_comes_but_an_answer_that_is_due_changes_a_game(setting: Setting) -> None:
    seen = played(setting, range(GAMES[setting]))

    assert seen["games"] == seen["checked"] == GAMES[setting]
    if setting.folder == "cartagena":
        told = ("lost", "doubled", "taken back", "given to a bot", "stored", "another device")
        others = (
            "dealer: again",
            "dealer: late",
            "dealer: altered",
            "friend: older",
            "friend: same",
        )
        assert not [each for each in (*told, *others) if not seen[each]]
    else:
        assert seen["rounds sealed"]


@pytest.mark.parametrize(("variant", "friends"), [("tortuga", 2), ("basic", 3)])
def test_nor_does_it_with_several_friends(variant: str, friends: int) -> None:
    settings = (each for each in BY_POST if variant in str(each) and each.seats == friends + 1)
    game = correspond(next(settings), f"{friends} friends 0")

    assert len(game.people) == friends
    assert game.seen["forged: stranger"]


@pytest.mark.slow
@pytest.mark.parametrize("setting", BY_POST, ids=str)
def test_nor_does_it_in_a_thousand_games(setting: Setting) -> None:
    seen = played(setting, range(100, 100 + MANY))

    assert seen["games"] == MANY


# Faults that are planted


def others_view(patch: pytest.MonkeyPatch) -> None:
    def other(table: Any, seat: int, since: int) -> Any:
        theirs = view_as_json(table.match.view((seat + 1) % table.match.seats))
        return {**letter_to(table, seat, since), "view": theirs}

    patch.setattr(post_dealer, "letter_to", other)


def whole_events(patch: pytest.MonkeyPatch) -> None:
    def whole(table: Any, seat: int, since: int) -> Any:
        with pytest.MonkeyPatch.context() as within:
            within.setattr(Event, "seen_by", lambda self, _: self.whole())
            return letter_to(table, seat, since)

    patch.setattr(post_dealer, "letter_to", whole)


def event_kept_back(patch: pytest.MonkeyPatch) -> None:
    def silent(table: Any, seat: int, since: int) -> Any:
        told = letter_to(table, seat, since)
        return {**told, "log": [[*line[:2], line[2][1:]] for line in told["log"]]}

    patch.setattr(post_dealer, "letter_to", silent)


def event_kept_back_where_there_is_no_room(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(correspondences, "room_in", lambda characters, game: 160)
    digest_of = letters.digest_of
    patch.setattr(letters, "_without", lambda letter, count: shortened(letter, count, digest_of))


def shortened(letter: Any, count: int, digest_of: Callable[[Any], str]) -> Any:
    log = letter.told["log"]
    silent = [[seat, action, []] for seat, action, _ in log[:count]]
    told = {**letter.told, "log": log[count:]}
    return replace(letter, told=told, left_out=count, digest=digest_of(silent))


def undone_untold(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(post_dealer, "letter_to", lambda *a: {**letter_to(*a), "undone": 0})


def other_seal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(table, "seal", lambda start, seat, actions, nonce: seal(start, seat, [], nonce))


def other_action(patch: pytest.MonkeyPatch) -> None:
    act = post_dealer._act

    def other(match: Any, seat: int, action: Any, watch: Any) -> None:
        act(match, seat, match.legal(seat)[-1], watch)

    patch.setattr(post_dealer, "_act", other)


def other_chance(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(match, "rng_at", lambda seed, position: rng_at("stacked", position))


def any_letter_answered(patch: pytest.MonkeyPatch) -> None:
    take = Dealer.take

    def taken(self: Dealer, seat: int, number: int, plain: bytes) -> str:
        self.friends[seat].answers.clear()
        return take(self, seat, self.friends[seat].number, plain)

    patch.setattr(Dealer, "take", taken)


def not_counted(patch: pytest.MonkeyPatch) -> None:
    play = Dealer._play

    def played(self: Dealer, seat: int, kept: Any, plain: bytes) -> str:
        outcome = play(self, seat, kept, plain)
        kept.counted = 0
        return outcome

    patch.setattr(Dealer, "_play", played)


def taken_back_unasked(patch: pytest.MonkeyPatch) -> None:
    take_back = Dealer.take_back

    def back(self: Dealer, seat: int) -> bool:
        done = take_back(self, seat)
        self.asked = None
        for kept in self.friends.values():
            kept.backs.clear()
        return done

    patch.setattr(Dealer, "take_back", back)


def taken_back_although_refused(patch: pytest.MonkeyPatch) -> None:
    def refused(self: Dealer, seat: int, number: int) -> bool:
        if self.asked is not None:
            self.asked = None
            for kept in self.friends.values():
                kept.void()
                kept.backs.clear()
        return True

    patch.setattr(Dealer, "refuse", refused)


def bot_untold(patch: pytest.MonkeyPatch) -> None:
    give = Dealer.give

    def given(self: Dealer, seat: int, level: str) -> None:
        give(self, seat, level)
        self.friends[seat].away = None

    patch.setattr(Dealer, "give", given)


def base_unnamed(patch: pytest.MonkeyPatch) -> None:
    write = letters.write
    patch.setattr(letters, "write", lambda letter, *rest: write(replace(letter, answered=0), *rest))


def written_anew(patch: pytest.MonkeyPatch) -> None:
    """The letter that is out is written again, of the moment it is now."""
    due = Dealer.due

    def again(self: Dealer) -> Any:
        for seat, kept in self.friends.items():
            if kept.is_open and kept.is_sent and self.asked is None:
                kept.since = len(self.table.match.log)
                self._write(seat, kept, self.table)
        return due(self)

    patch.setattr(Dealer, "due", again)


def other_nonce(patch: pytest.MonkeyPatch) -> None:
    """What was chosen at once is sealed under one number, and opened under another."""
    patch.setattr(post_dealer, "nonce_of", lambda *_: "0" * 32)


FAULTS = {
    any_letter_answered: "agreed|illegal|played|part",
    base_unnamed: "damaged",
    bot_untold: "audit-forged",
    event_kept_back: "audit-letter",
    event_kept_back_where_there_is_no_room: "audit-letter",
    not_counted: "audit-forged",
    other_action: "audit-forged",
    other_chance: "opened|audit",
    other_nonce: "audit-unsealed",
    other_seal: "audit-unsealed",
    others_view: "damaged",
    taken_back_although_refused: "audit-undone",
    taken_back_unasked: "audit-undone",
    undone_untold: "audit-forged",
    whole_events: "audit-letter",
    written_anew: "damaged",
}
"""What is found where they are planted."""

CARTAGENA = [setting for setting in FEW if str(setting).startswith("cartagena-jamaica")]
CARIBBEAN = [setting for setting in FEW if setting.folder == "caribbean"]


@pytest.mark.parametrize(("fault", "found"), FAULTS.items())
def test_a_planted_fault_is_found(
    monkeypatch: pytest.MonkeyPatch, fault: Callable[[pytest.MonkeyPatch], None], found: str
) -> None:
    fault(monkeypatch)
    # In the first of those games in which seals are opened it changes nothing.
    (setting, *_), first = (CARIBBEAN, 1) if fault in (other_seal, other_nonce) else (CARTAGENA, 0)

    with pytest.raises(AssertionError, match=found):
        played(setting, range(first, 8))


# What a letter may tell

HIDING = [each for each in FEW if "tortuga" not in str(each)]
"""Those in which anything is hidden."""


def told_apart(patch: pytest.MonkeyPatch, setting: Setting) -> int:
    """How many letters there were to seats to which two games look the same; an `AssertionError`, where
    they are not the same bytes. Seals are under a secret number, and left out.
    """
    patch.setattr(table, "seal", lambda start, seat, actions, nonce: "0" * 64)
    count = 0
    for seat, *worlds in islice(pairs(setting, f"far {setting}", acts=True), 2):
        plain = []
        for world in worlds:
            who = ["friend" if each == seat else "human" for each in range(world.seats)]
            chairs = chairs_from([chair(each, sits) for each, sits in enumerate(who)])
            dealer = Dealer.begin(Table(world, chairs), 4096)
            dealer._draft(seat, dealer.friends[seat])
            plain.append(dealer.friends[seat].plain)
        assert plain[0] == plain[1], "told apart"
        count += 1
    return count


@pytest.mark.parametrize("setting", HIDING, ids=str)
def test_games_that_look_the_same_to_a_seat_are_told_by_the_same_bytes(
    monkeypatch: pytest.MonkeyPatch, setting: Setting
) -> None:
    assert told_apart(monkeypatch, setting)


@pytest.mark.parametrize("fault", [others_view, whole_events])
def test_a_letter_that_tells_more_is_found(
    monkeypatch: pytest.MonkeyPatch, fault: Callable[[pytest.MonkeyPatch], None]
) -> None:
    fault(monkeypatch)

    with pytest.raises(AssertionError, match="told apart"):
        [told_apart(monkeypatch, setting) for setting in HIDING]
