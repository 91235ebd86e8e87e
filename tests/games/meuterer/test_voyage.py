"""ME-10 to ME-12: sailing, refilling, the loader, piles that run out, the end."""

from __future__ import annotations

from freebooters.engine.contract import CHANCE
from freebooters.games.meuterer.rules.components import CARD_NUMBERS
from freebooters.games.meuterer.rules.state import MeutererState
from tests.games.meuterer.states import RULES, counts, deal, do, kinds, phase_two, settle, table


def stacked(s: MeutererState, bag: str, under: str = "", seat: int = 0) -> None:
    """Makes that the whole pile; everything else of it has been discarded."""
    cards = counts(bag)
    buried = [CARD_NUMBERS[name] for name in under.split()]
    for card, count in enumerate(s.bag):
        s.discards[card] += count - cards[card] - buried.count(card)
    assert min(s.discards) >= 0
    s.bag = cards
    s.under = tuple((card, seat) for card in buried)


def drawing(*cards: str, captain: int = 0, loader: int | None = None) -> MeutererState:
    """A round without a mutiny has been played; cards are about to be drawn."""
    s = table(*cards, captain=captain)
    others = [seat for seat in range(len(cards)) if seat not in (captain, loader)]
    roles = dict(zip(others, ("boy", "merchant", "mate"), strict=False))
    if loader is not None:
        roles[loader] = "loader"
    phase_two(s, cards, roles)
    assert 8 == s.phase
    return s


def test_me_10_the_new_stop_and_the_one_just_left_are_active() -> None:
    s = drawing("grain grain", "", "")
    view = RULES.view(s, None)

    assert "fingerhut" == view.ship
    assert ("fingerhut", "hochland") == view.active


def test_me_10_a_third_island_turns_passive() -> None:
    s = table("", "grain", "", ship="eisfelsen", left="hochland")
    phase_two(s, ["", "grain", ""], {1: "boy", 2: "mate"})

    assert ("eisfelsen", "sandkap") == RULES.view(s, None).active


def test_me_10_a_ship_that_stays_leaves_one_island_active() -> None:
    s = table("grain grain grain grain grain", "", "", ship="eisfelsen", left="hochland")
    phase_two(s, ["grain grain grain grain grain", "", ""], {1: "boy", 2: "mate"})

    assert (("eisfelsen",), "eisfelsen") == (RULES.view(s, None).active, RULES.view(s, None).ship)


def test_me_11_everything_face_up_is_discarded_conflict_cards_too() -> None:
    s = table("grain conflict conflict", "salt conflict", "")
    phase_two(s, ["grain conflict", "salt", ""], {1: "mutineer", 2: "loader"})
    do(s, 0, ("fight", 1))
    told = do(s, 1, ("fight", 1))

    expected = ("conflict", "conflict", "conflict", "grain", "salt")
    assert expected == RULES.view(s, None).discards
    assert tuple(expected) == next(event.args["cards"] for event in told if event.kind == "cleared")
    assert ((),) * 3 == RULES.view(s, None).played
    assert (2, 3, 5) == RULES.view(s, None).hand_sizes


def test_me_11_phase_8_shows_no_destinations_and_no_conflict_but_roles_still() -> None:
    s = table("grain", "", "")
    phase_two(s, ["grain", "", ""], {1: "mutineer", 2: "loader"})
    do(s, 0, ("fight", 0))
    do(s, 1, ("fight", 0))
    view = RULES.view(s, 0)

    assert (8, None) == (view.phase, view.conflict)
    assert {"captain": None, "mutineer": None} == view.destinations
    assert (None, "mutineer", "loader") == view.roles
    assert (1, 0, 2) == (view.captain, view.round_captain, view.turn)


def test_me_11_seats_refill_to_five_from_the_captain_clockwise() -> None:
    s = drawing("grain", "salt salt", "wine", captain=1)
    told = settle(s)

    assert [1, 1, 2, 0] == [event.args["seat"] for event in told if event.kind == "drew"]
    assert (1, (5, 5, 5), 2) == (s.phase, RULES.view(s, None).hand_sizes, s.round)


def test_me_11_refilling_begins_with_the_new_captain_after_a_mutiny() -> None:
    s = table("grain", "salt", "wine")
    phase_two(s, ["grain", "salt", "wine"], {1: "boy", 2: "mutineer"})
    for seat in (0, 1, 2):
        do(s, seat, ("fight", 0))
    told = settle(s)

    assert [2, 0, 1] == [event.args["seat"] for event in told if event.kind == "drew"]
    assert (2, 2) == (s.captain, s.turn)


def test_me_11_the_loader_draws_three_more_and_keeps_what_it_needs() -> None:
    s = drawing("", "salt salt", "", loader=1)
    stacked(s, "ruby ruby cloth grain conflict wine")
    for card in ("grain", "ruby", "cloth", "ruby"):
        deal(s, ("take", card))
    assert None is RULES.view(s, None).drawn
    assert ("grain", "ruby", "cloth", "ruby") == RULES.view(s, 1).drawn
    deal(s, ("take", "wine"))

    assert [("keep", card) for card in ("ruby", "wine", "cloth", "grain")] == RULES.legal(s, 1)
    assert (5, 3, 5) == RULES.view(s, 0).hand_sizes
    assert 1 == RULES.view(s, 0).pile_size
    do(s, 1, ("keep", "grain"))
    assert ("ruby", "cloth", "ruby", "wine") == RULES.view(s, 1).drawn
    told = do(s, 1, ("keep", "wine"))
    assert ["kept", "buried", "began"] == kinds(told)
    assert ("ruby", "cloth", "ruby") == RULES.view(s, 1).under
    assert (None,) * 3 == RULES.view(s, 0).under
    assert 4 == RULES.view(s, 0).pile_size


def test_me_11_of_equal_cards_the_first_drawn_is_kept() -> None:
    s = drawing("", "salt", "", loader=1)
    stacked(s, "ruby ruby cloth grain")
    deal(s, *(("take", card) for card in ("ruby", "cloth", "ruby", "grain")))
    do(s, 1, ("keep", "ruby"))

    assert ("cloth", "ruby", "grain") == RULES.view(s, 1).under


def test_me_11_a_loader_that_needs_nothing_still_puts_three_under() -> None:
    s = drawing("grain", "", "", loader=1)
    told = settle(s)

    assert ["drew", "hauled", "hauled", "hauled", "buried"] == kinds(told)[:5]
    assert 3 == len(RULES.view(s, None).under)
    assert 1 == s.phase


def test_me_11_the_bag_comes_first_then_what_lies_under_it_in_order() -> None:
    s = drawing("grain grain grain", "", "")
    stacked(s, "ruby", "wine cloth salt", seat=2)
    assert [("take", "ruby")] == RULES.legal(s, CHANCE)
    deal(s, ("take", "ruby"))
    assert [("take", "wine")] == RULES.legal(s, CHANCE)
    assert ("wine", "cloth", "salt") == RULES.view(s, 2).under
    deal(s, ("take", "wine"))
    assert [("take", "cloth")] == RULES.legal(s, CHANCE)
    deal(s, ("take", "cloth"))

    assert ("salt",) == RULES.view(s, 2).under


def test_me_11_the_discards_become_the_pile_in_the_middle_of_a_draw() -> None:
    s = drawing("grain grain grain", "", "")
    stacked(s, "ruby", "wine")
    deal(s, ("take", "ruby"))
    before = RULES.view(s, None)
    told = deal(s, ("take", "wine"))
    view = RULES.view(s, None)

    assert "shuffled" in kinds(told)
    assert (None, before.discards) == (before.shuffled, view.shuffled)
    assert ((), len(before.discards)) == (view.discards, view.pile_size)


def test_me_11_the_discards_stay_where_they_are_until_a_card_is_needed() -> None:
    s = drawing("grain", "", "")
    stacked(s, "ruby")
    told = deal(s, ("take", "ruby"))

    assert "shuffled" not in kinds(told)
    assert (0, None, 1) == (RULES.view(s, None).pile_size, RULES.view(s, None).shuffled, s.phase)


def test_me_11_a_loader_may_shuffle_in_the_middle_of_its_draw() -> None:
    s = drawing("", "grain", "", loader=1)
    stacked(s, "ruby ruby")
    deal(s, ("take", "ruby"))
    told = deal(s, ("take", "ruby"))

    assert ["hauled", "shuffled"] == kinds(told)
    assert 2 == (RULES.view(s, None).shuffled or ()).count("ruby")
    deal(s, ("take", "wine"), ("take", "wine"))
    assert ("ruby", "ruby", "wine", "wine") == RULES.view(s, 1).drawn
    do(s, 1, ("keep", "ruby"))
    assert ("ruby", "wine", "wine") == RULES.view(s, 1).under


def test_me_11_after_a_shuffle_no_card_lies_under_the_pile() -> None:
    s = drawing("", "grain", "", loader=1)
    stacked(s, "", "ruby")
    deal(s, ("take", "ruby"))

    assert ((), 1) == (RULES.view(s, 1).under, len(s.drawn))


def test_me_12_a_new_round_begins_without_roles_pouch_and_destinations() -> None:
    s = drawing("grain", "", "")
    settle(s)
    view = RULES.view(s, 1)

    assert (1, 2, None, ()) == (view.phase, view.round, view.pouch, view.passed)
    assert ((None,) * 3, None) == (view.roles, view.roles_left)
    assert {"captain": None, "mutineer": None} == view.destinations


def test_me_12_the_game_ends_after_phase_5_of_the_last_round() -> None:
    for hands, last in ((["grain", "", ""], 9), (["grain", "", "", ""], 8)):
        s = table(*hands, at_round=last, scores=[3, 9, 1, 0][: len(hands)])
        told = phase_two(s, hands, {1: "boy", 2: "loader", 3: "merchant"})
        view = RULES.view(s, None)

        assert () == RULES.to_act(s)
        assert "sailed" not in kinds(told)
        assert (5, None, "hochland") == (view.phase, view.turn, view.ship)
        assert "won" == kinds(told)[-1]


def test_me_12_the_round_before_is_not_the_last() -> None:
    s = table("grain", "", "", at_round=8)
    phase_two(s, ["grain", "", ""], {1: "boy", 2: "loader"})

    assert 8 == s.phase


def test_me_12_most_points_win() -> None:
    s = table("", "", "", at_round=9, scores=[0, 10, 4])
    phase_two(s, [""] * 3, {1: "boy", 2: "loader"})

    assert ((2, 10, 4), (1,)) == (RULES.view(s, None).scores, RULES.view(s, None).winners)
    assert ([0.0, 1.0, 0.0], [3, 1, 2]) == (RULES.returns(s), RULES.ranks(s))


def test_me_12_ties_share_the_win() -> None:
    s = table("", "", "", "", at_round=8, scores=[3, 5, 5, 1])
    phase_two(s, [""] * 4, {1: "boy", 2: "loader", 3: "merchant"})

    assert (0, 1, 2) == RULES.view(s, None).winners
    assert ([1 / 3] * 3 + [0.0], [1, 1, 1, 4]) == (RULES.returns(s), RULES.ranks(s))


def test_me_12_a_win_may_be_below_zero() -> None:
    s = table("", "", "", at_round=9, scores=[-9, -2, -3])
    phase_two(s, [""] * 3, {1: "boy", 2: "loader"})

    assert (1,) == RULES.view(s, None).winners


def test_what_a_round_brought_is_kept_once_it_is_scored() -> None:
    s = drawing("grain", "", "")
    view = RULES.view(s, None)
    gains = (("ship", 0, "gruenland", None, 4), ("sold", 0, "hochland", "grain", 4))

    assert () == view.gains
    assert ((0, 0, view.roles, gains),) == view.past
    settle(s)
    do(s, 0, ("pouch", 0))
    assert view.past == RULES.view(s, 1).past
