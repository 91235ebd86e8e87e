"""The match: acting, refusing, going back, watching."""

from __future__ import annotations

import json
from typing import Any

import pytest

import freebooters
from freebooters import catalog
from freebooters.engine.contract import CHANCE, Entry
from freebooters.engine.errors import (
    BrokenLog,
    IllegalAction,
    NothingToUndo,
    NotToAct,
    StaleRevision,
)
from freebooters.engine.match import Match
from tests.contract import secret


def dealt(variant: str = "jamaica", seats: int = 2, seed: str = "reef") -> Match:
    return freebooters.start("cartagena", seats, {"variant": variant}, seed)


def fists(seats: int = 3) -> Match:
    return Match(secret.game, seats, {"rounds": 1}, "fists")


def first(match: Match, verb: str) -> tuple[str | int, ...]:
    return next(action for action in match.legal(match.to_act[0]) if action[0] == verb)


def play(match: Match, verb: str = "play") -> None:
    match.act(match.to_act[0], first(match, verb))


def retreating(variant: str = "jamaica") -> Match:
    """A match whose first seat has two pirates in the passage, one behind the other."""
    match = dealt(variant)
    play(match)
    play(match)
    return match


def everything(match: Match) -> object:
    views = [match.view(observer) for observer in (*range(match.seats), None)]
    return match.save(), match.revision, views, list(match.events)


def test_a_new_match_is_dealt_and_waits_for_a_seat() -> None:
    match = dealt()

    assert match.to_act in ((0,), (1,))
    assert not match.over
    assert (None, None) == (match.returns, match.ranks)
    assert {CHANCE} == {seat for seat, _ in match.log}
    assert 0 == match.revision


def test_without_a_seed_every_match_gets_its_own() -> None:
    one = freebooters.start("cartagena", 2, {"variant": "basic"})
    other = freebooters.start("cartagena", 2, {"variant": "basic"})

    assert one.seed != other.seed
    assert 32 == len(one.seed)


def test_the_same_seed_deals_the_same() -> None:
    assert dealt(seed="reef").log == dealt(seed="reef").log
    assert dealt(seed="reef").log != dealt(seed="cove").log


def test_several_actions_are_one_change_of_the_match() -> None:
    match, twin, told = dealt("tortuga"), dealt("tortuga"), list[int]()
    seat, action = match.to_act[0], first(match, "play")
    twin.act(seat, action)
    following = first(twin, "play")
    twin.act(seat, following)
    match.act_all(seat, [action, following], revision=0, watch=told.append)

    assert twin.log == match.log
    assert twin.view(seat) == match.view(seat)
    assert (1, 2) == (match.revision, twin.revision)
    assert [len(match.log) - 1, len(match.log)] == told


def test_if_one_of_several_actions_is_refused_none_is_done() -> None:
    match = retreating()
    seat, before = match.to_act[0], everything(match)
    with pytest.raises(NotToAct):
        match.act_all(seat, [first(match, "retreat"), ("play", "keel", 0)])

    assert before == everything(match)
    match.act(seat, first(match, "retreat"))


def test_a_row_of_actions_can_be_undone_to_its_start_unless_it_told_something() -> None:
    match = retreating("tortuga")
    seat, start = match.to_act[0], len(match.log) - 2
    assert start == match.undo_position(seat, start)
    assert start + 1 == match.undo_position(seat)
    assert match.undo_position(1 - seat, start) is None
    assert match.undo_position(seat, start - 1) is None
    assert match.undo_position(seat, len(match.log)) is None


def test_an_action_is_logged_and_told_and_raises_the_revision() -> None:
    match = dealt()
    seat, action, before = match.to_act[0], first(match, "play"), len(match.log)
    match.act(seat, action)

    assert Entry(seat, action) == match.log[before]
    assert "played" == match.events[before][0].kind
    assert 1 == match.revision


def test_chance_settles_after_an_action() -> None:
    match = retreating()
    play(match, "retreat")

    assert CHANCE == match.log[-1].seat
    assert CHANCE not in match.to_act


def test_an_illegal_action_is_refused_with_words_and_rule_and_changes_nothing() -> None:
    match = dealt()
    before = everything(match)
    with pytest.raises(IllegalAction) as refused:
        match.act(match.to_act[0], ("end",))

    assert ("cartagena-refuse-must-move", "CA-2") == (
        refused.value.message.key,
        refused.value.rule,
    )
    assert before == everything(match)


def test_only_who_acts_may_act() -> None:
    match = dealt()
    seat = match.to_act[0]
    before = everything(match)
    for other in (1 - seat, CHANCE, 2):
        with pytest.raises(NotToAct) as refused:
            match.act(other, first(match, "play"))
        assert "error-not-your-turn" == refused.value.message.key

    assert before == everything(match)


def test_nobody_acts_after_the_end() -> None:
    match = fists(2)
    match.act(0, ("hide", 1))
    match.act(1, ("hide", 0))
    with pytest.raises(NotToAct) as refused:
        match.act(0, ("hide", 1))

    assert match.over
    assert ([1.0, 0.0], [1, 2]) == (match.returns, match.ranks)
    assert "error-over" == refused.value.message.key


def test_an_action_for_another_revision_is_stale() -> None:
    match = dealt()
    play(match)
    before = everything(match)
    for revision in (0, 2):
        with pytest.raises(StaleRevision):
            match.act(match.to_act[0], match.legal(match.to_act[0])[0], revision=revision)

    assert before == everything(match)
    match.act(match.to_act[0], match.legal(match.to_act[0])[0], revision=1)


def test_an_action_equal_to_a_legal_one_is_logged_as_the_rules_spell_it() -> None:
    """Else a log would not survive JSON: True and 1.0 equal 1."""
    match = fists(2)
    match.act(False, ("hide", True))
    match.act(1, ("hide", 2.0))  # type: ignore[arg-type]

    assert [[0, "hide", 1], [1, "hide", 2]] == json.loads(match.save())["log"]
    assert '[[0,"hide",1],[1,"hide",2]]' in match.save()


def test_legal_is_empty_for_whoever_does_not_act() -> None:
    match = dealt()

    assert [] == match.legal(1 - match.to_act[0]) == match.legal(CHANCE) == match.legal(7)


def test_there_is_no_view_of_a_seat_that_does_not_exist() -> None:
    match = dealt()
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="no seat"):
            match.view(seat)


def test_watching_sees_every_entry_with_the_match_standing_there() -> None:
    match = retreating()
    seen: list[tuple[int, int, object]] = []
    match.act(
        match.to_act[0],
        first(match, "retreat"),
        watch=lambda length: seen.append((length, len(match.log), match.view(None))),
    )

    assert [(length, length) for length, _, _ in seen] == [
        (length, real) for length, real, _ in seen
    ]
    assert list(range(seen[0][0], len(match.log) + 1)) == [length for length, _, _ in seen]
    assert [match.at(length).view(None) for length, _, _ in seen] == [view for *_, view in seen]


def test_watching_the_deal_sees_every_card() -> None:
    lengths: list[int] = []
    match = Match(dealt().game, 2, {"variant": "jamaica"}, "reef", watch=lengths.append)

    assert list(range(1, len(match.log) + 1)) == lengths


def test_undo_as_of_right_takes_back_the_last_action() -> None:
    match = dealt()
    seat = match.to_act[0]
    before = match.view(seat)
    play(match)

    assert len(match.log) - 1 == match.undo_position(seat)
    assert match.undo_position(1 - seat) is None
    match.rewind(match.undo_position(seat) or 0)
    assert before == match.view(seat)


def test_undo_as_of_right_ends_where_chance_has_spoken() -> None:
    match = retreating()
    seat = match.to_act[0]
    play(match, "retreat")

    assert match.undo_position(seat) is None


def test_undo_as_of_right_ends_where_another_seat_has_acted() -> None:
    match = dealt()
    seat = match.to_act[0]
    play(match)
    match.act(seat, ("end",))
    play(match)

    assert match.undo_position(seat) is None


def test_undo_as_of_right_survives_drawing_what_lay_open() -> None:
    match = retreating("tortuga")
    seat = match.to_act[0]
    play(match, "retreat")

    assert len(match.log) - 1 == match.undo_position(seat)


def test_undo_as_of_right_ends_where_something_was_turned_over() -> None:
    match = fists(2)
    match.act(1, ("hide", 1))
    assert 0 == match.undo_position(1)

    match.act(0, ("hide", 2))
    assert match.undo_position(0) is None
    assert match.undo_position(1) is None


def test_nothing_can_be_undone_before_the_first_action() -> None:
    match = dealt()

    assert [None, None] == [match.undo_position(seat) for seat in (0, 1)]
    assert [None, None] == [match.last_decision(seat) for seat in (0, 1)]


def test_the_last_decision_is_found_also_before_a_given_entry() -> None:
    match = dealt()
    seat, start = match.to_act[0], len(match.log)
    play(match)
    play(match)

    assert start + 1 == match.last_decision(seat)
    assert start == match.last_decision(seat, before=start + 1)
    assert match.last_decision(seat, before=start) is None


def test_chance_cannot_be_rolled_again() -> None:
    match = retreating()
    position = len(match.log)
    play(match, "retreat")
    drawn = match.log[position:]
    for _ in range(3):
        match.rewind(position)
        play(match, "retreat")
        assert drawn == match.log[position:]

    assert 3 == match.rewinds


def test_a_branch_has_the_log_up_to_there_and_a_seed_of_its_own() -> None:
    match = retreating()
    play(match, "retreat")
    text = match.save()
    draw = max(at for at, entry in enumerate(match.log) if entry.seat == CHANCE)
    branches = [match.branch(draw) for _ in range(20)]

    assert text == match.save()
    assert [match.log[:draw]] * 20 == [branch.log[:draw] for branch in branches]
    assert 20 == len({branch.seed for branch in branches} - {match.seed})
    assert 1 < len({branch.log[draw] for branch in branches})
    for branch in branches:
        assert catalog.load(branch.save()).save() == branch.save()


def test_rewinding_raises_the_revision_and_is_counted() -> None:
    match = dealt()
    position = len(match.log)
    play(match)
    match.rewind(position, revision=1)

    assert (2, 1, position) == (match.revision, match.rewinds, len(match.log))
    with pytest.raises(StaleRevision):
        match.rewind(position, revision=1)


@pytest.mark.parametrize("position", [-1, 0, 5, 10_000])
def test_a_match_is_not_rewound_to_where_no_seat_acted(position: int) -> None:
    match = dealt()
    play(match)
    before = everything(match)
    with pytest.raises(NothingToUndo):
        match.rewind(position)

    assert before == everything(match)


def test_entries_are_one_change_and_chance_draws_what_they_leave_out() -> None:
    whole = dealt()
    play(whole)
    play(whole)
    seats_only = [entry for entry in whole.log if entry.seat != CHANCE]
    match = Match.replay(whole.game, 2, whole.options, whole.seed, (), settle=False)
    lengths: list[int] = []

    match.enter_all(seats_only, watch=lengths.append)

    assert whole.log == match.log
    assert [*range(1, len(whole.log) + 1)] == lengths
    assert 1 == match.revision


def test_entries_may_deal_by_hand() -> None:
    match = Match(catalog.room("_blank"), 2, {"copies": 1}, "reef")
    dealt_by_hand = Match.replay(match.game, 2, match.options, "reef", (), settle=False)

    dealt_by_hand.enter_all([Entry(CHANCE, ("deal", 3)), Entry(CHANCE, ("deal", 8))])

    assert (3, None) == dealt_by_hand.view(0).hands
    assert (0,) == dealt_by_hand.to_act


def test_if_one_of_several_entries_is_not_legal_nothing_is_done() -> None:
    match = dealt()
    before = everything(match)
    seat = match.to_act[0]

    with pytest.raises(BrokenLog) as broken:
        match.enter_all([Entry(seat, first(match, "play")), Entry(seat, ("play", "parrot", 0))])

    assert 1 == broken.value.position
    assert before == everything(match)
    with pytest.raises(StaleRevision):
        match.enter_all([], revision=7)


def test_an_earlier_moment_can_be_looked_at_without_going_there() -> None:
    match = retreating()
    before = everything(match)
    earlier = match.at(7)

    assert 7 == len(earlier.log)
    assert match.log[:7] == earlier.log
    assert before == everything(match)


def test_retracing_yields_every_moment_from_a_position_on() -> None:
    match = retreating()
    start = len(match.log) - 2
    moments = [(len(then.log), then.view(None)) for then in match.retrace(start)]

    assert [start + 1, start + 2] == [length for length, _ in moments]
    assert match.view(None) == moments[-1][1]


def test_a_replay_stops_at_the_first_entry_that_is_not_legal() -> None:
    match = retreating()
    log: list[Any] = list(match.log)
    log[9] = Entry(CHANCE, ("deal", "anchor"))
    with pytest.raises(BrokenLog) as broken:
        Match.replay(match.game, 2, match.options, "reef", log)

    assert 9 == broken.value.position


def test_a_replay_that_ends_before_a_draw_draws_or_waits_as_asked() -> None:
    match = retreating()
    play(match, "retreat")
    position = next(at for at, entry in enumerate(match.log) if entry.action[0] == "take")
    log = match.log[:position]
    waiting = Match.replay(match.game, 2, match.options, "reef", log, settle=False)
    settled = Match.replay(match.game, 2, match.options, "reef", log)

    assert (CHANCE,) == waiting.to_act
    assert match.log == settled.log


def test_the_seen_log_masks_what_an_observer_could_not_see() -> None:
    match = dealt()
    own, other, spectator = (match.seen_log(observer) for observer in (0, 1, None))
    dealt_to: dict[str, list[Entry]] = {"own": [], "other": []}
    for truth, mine, theirs, public in zip(match.log, own, other, spectator, strict=True):
        if truth.action[0] == "deal":
            assert {truth, Entry(CHANCE, ("deal",))} == {mine, theirs}
            assert Entry(CHANCE, ("deal",)) == public
            dealt_to["own" if mine == truth else "other"].append(truth)
        else:
            assert truth == mine == theirs == public

    assert [6, 6] == [len(cards) for cards in dealt_to.values()]


def test_several_seats_act_at_once_in_any_order() -> None:
    match = fists()
    assert [0, 1, 2] == list(match.to_act)

    match.act(2, ("hide", 1))
    assert [0, 1] == list(match.to_act)
    with pytest.raises(NotToAct):
        match.act(2, ("hide", 0))

    match.act(0, ("hide", 2))
    match.act(1, ("hide", 0))
    assert match.over


def test_why_not_gives_words_and_rule() -> None:
    match = dealt()
    refusal = match.why_not(match.to_act[0], ("retreat", 0))

    assert ("cartagena-refuse-start-pirate", "CA-4") == (refusal.message.key, refusal.rule)
    assert "error-illegal" == fists().why_not(0, ("hide", 9)).message.key
