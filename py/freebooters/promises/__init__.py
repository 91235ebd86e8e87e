"""The promises that every game keeps, as functions that examine whole games and say in sentences what
is broken. Tests, the terminal and whoever changes rules call them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from freebooters.promises import (
    arrangements,
    choices,
    commits,
    conservation,
    copies,
    endings,
    leaks,
    legal,
    pictures,
    replay,
    saves,
    scenes,
)
from freebooters.promises.broken import Broken, moves
from freebooters.promises.checks import Check, Sweep
from freebooters.promises.journeys import CutShort, Journey, travel
from freebooters.promises.settings import Census, Setting, census_of, room_of, settings_of

__all__ = [
    "Broken",
    "Census",
    "CutShort",
    "Journey",
    "Setting",
    "broken_by",
    "broken_in",
    "broken_over",
    "census_of",
    "fresh",
    "moves",
    "played",
    "room_of",
    "settings_of",
    "travel",
]

FOUNDATIONS: Sequence[Check] = (
    copies.a_copy_has_every_slot,
    copies.a_copy_shares_nothing_that_can_change,
    copies.changing_a_copy_leaves_the_original,
    copies.old_copies_never_change,
    copies.what_copies_share_never_changes,
    replay.replaying_leads_to_equal_states,
)
"""What all other checks stand on: where one of these is broken, they find much that only follows."""

ON_THE_WAY: Sequence[Check] = (
    *FOUNDATIONS,
    copies.derived_slots_follow_from_the_others,
    conservation.nothing_appears_or_vanishes,
)
"""What can be looked at where a game has no end, as it may be why."""

RULES: Sequence[Check] = (
    replay.playing_leaves_the_shared_generator_alone,
    replay.a_draw_depends_on_its_generator_alone,
    replay.replaying_shows_all_seats_the_same,
    copies.derived_slots_follow_from_the_others,
    legal.legal_actions_are_plain_and_distinct,
    legal.asking_for_legal_actions_changes_nothing,
    legal.every_legal_action_can_be_carried_out,
    legal.nobody_acts_but_chance_or_seats,
    legal.who_listens_makes_no_difference,
    legal.every_action_is_in_the_list_of_all,
    legal.outcomes_are_legal_for_chance,
    legal.a_draw_asks_the_generator_once,
    legal.a_draw_takes_an_outcome_by_its_weight,
    legal.illegal_actions_are_refused,
    legal.legal_actions_follow_from_what_the_seat_knows,
    leaks.imagined_states_look_the_same,
    leaks.imagining_needs_the_view_and_the_generator_alone,
    leaks.a_secret_choice_shows_to_nobody_else,
    leaks.an_action_looks_the_same_when_all_it_shows_is,
    leaks.whoever_acts_sees_its_own_action,
    leaks.masking_changes_nothing,
    leaks.what_is_hidden_changes_nothing_seen_or_offered,
    conservation.nothing_appears_or_vanishes,
    conservation.imagining_keeps_the_census,
    conservation.the_state_is_whole_when_something_is_told,
    commits.simultaneous_choices_commute,
    endings.an_ended_game_has_a_result_for_every_seat,
    saves.views_survive_json,
    saves.actions_and_events_survive_json,
    saves.a_view_is_frozen,
    saves.saving_and_loading_is_identity,
    saves.a_rewound_match_survives_a_save,
    saves.a_save_goes_on_as_the_match,
    saves.a_link_holds_the_match,
    saves.a_link_holds_what_goes_on_without_its_seed,
    saves.what_the_seed_decides_takes_no_room,
)
TABLE: Sequence[Check] = (
    pictures.what_is_hidden_changes_no_picture,
    pictures.beats_tell_nothing_of_what_comes_later,
    choices.picks_tell_choices_apart,
    choices.every_choice_can_be_picked,
    choices.picks_are_read_back_as_their_action,
    choices.any_picks_are_read_as_an_action_or_none,
    arrangements.every_arrangement_can_be_done,
    scenes.ids_are_unique_and_scenes_small,
    scenes.hidden_things_are_named_by_their_place,
)
"""Of games that have a painter."""

SWEEPS: Sequence[Sweep] = (
    replay.traits_say_whether_chance_acts,
    copies.every_slot_is_in_the_key,
    leaks.worlds_differ_where_things_are_hidden,
    conservation.all_that_may_end_a_beat_happens,
    commits.traits_say_whether_seats_choose_at_once,
)
"""Of several games of one room, at all its settings."""


def played(setting: Setting, number: int, text: str = "") -> tuple[list[Broken], Journey | None]:
    """What is broken in one game, and the game if it has come to its end. `text` makes it another one."""
    try:
        journey = travel(setting, number, text)
    except CutShort as cut:
        return [*broken_by(cut)], None
    return [*broken_in(journey)], journey


def fresh(found: Iterable[Broken], known: set[str]) -> list[Broken]:
    """What was not known before, also not by a check of another promise; it is from then on."""
    new = []
    for broken in found:
        if broken.message.key not in known:
            known.add(broken.message.key)
            new.append(broken)
    return new


def broken_in(journey: Journey) -> Iterator[Broken]:
    """What is broken in one game, the first that each check finds."""
    fallen = [*_first_of_each(FOUNDATIONS, journey)]
    yield from fallen
    if not fallen:
        table = TABLE if journey.setting.game.paint is not None else ()
        yield from _first_of_each((*RULES, *table), journey)


def broken_by(cut: CutShort) -> Iterator[Broken]:
    """Why a game has no end: what was broken before, and what stopped it."""
    if cut.part is not None:
        yield from _first_of_each(ON_THE_WAY, cut.part)
    yield cut.broken


def broken_over(journeys: Sequence[Journey]) -> Iterator[Broken]:
    """What is broken of what only several games show: of all settings of a room, the plainest first."""
    for sweep in SWEEPS:
        yield from sweep(journeys)


def _first_of_each(checks: Sequence[Check], journey: Journey) -> Iterator[Broken]:
    for check in checks:
        yield from islice(check(journey), 1)
