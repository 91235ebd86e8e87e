"""What Meuterer's table says is so: amounts, roles, who leads, what a rule did."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from functools import cache
from random import Random

import pytest
from fluent.syntax import ast

from freebooters.engine.coach import Situation, holds
from freebooters.engine.contract import CHANCE, Action, Seat
from freebooters.engine.events import Event
from freebooters.engine.messages import Message
from freebooters.games.meuterer.advice import MeutererAdvice
from freebooters.games.meuterer.coach import REMARKS
from freebooters.games.meuterer.rules.state import MeutererState
from freebooters.games.meuterer.rules.view import MeutererView
from freebooters.games.meuterer.table import MeutererPainter
from freebooters.games.meuterer.table.derived import Derived
from freebooters.games.meuterer.table.explanations import seat_card, seat_label, standing_of
from freebooters.stage import NARROW, WIDE, Beat, Node
from tests.games.meuterer.states import GAME, RULES, counts, do, fresh, phase_two, table
from tests.words import LANGUAGES, ROOT, Words, resource

PAINT = MeutererPainter()
ADVICE = MeutererAdvice()
EN = Words("en", "meuterer")
NAMES = ["Anne", "Bart", "Grace", "Jack"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def beats(
    s: MeutererState, told: Sequence[Event], seat: Seat | None = None
) -> Sequence[Beat[MeutererView]]:
    seen = [event.seen_by(seat) for event in told]
    return PAINT.unfold(RULES.view(s, seat), NARROW, seen, seat)


def said(message: Message | None) -> str:
    assert message is not None
    return EN.text(message.as_json(), NAMES).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


def line(event: Event) -> str:
    return said(PAINT.line(event.seen_by(None)))


def named(nodes: Sequence[Node], name: str) -> Node:
    return next(node for node in nodes if node.id == name)


def gain(s: MeutererState, seat: Seat, action: Action) -> str:
    return said(PAINT.choice(RULES.view(s, seat), seat, action).gain)


@cache
def steps() -> Sequence[tuple[MeutererState, Seat, Action, MeutererState, Sequence[Event]]]:
    """What seats did in some games at random, of either number of seats, with and without the
    options: the state before and after, with all that chance added.
    """
    return tuple(
        step
        for number in range(12)
        for step in _played(fresh(3 + number % 2, number % 3 > 0, open_conflict=number % 4 > 1))
    )


def _played(
    s: MeutererState,
) -> Iterator[tuple[MeutererState, Seat, Action, MeutererState, Sequence[Event]]]:
    rng = Random(f"{len(s.scores)} {s.pirate_ship} {s.open_conflict}")
    while acting := RULES.to_act(s):
        before = s
        s = s.copy()
        if acting == (CHANCE,):
            RULES.apply(s, CHANCE, RULES.draw(s, rng))
            continue
        action = rng.choice(RULES.legal(s, acting[0]))
        told = [*GAME.tell(s, acting[0], action)]
        while RULES.to_act(s) == (CHANCE,):
            told += GAME.tell(s, CHANCE, RULES.draw(s, rng))
        yield before, acting[0], action, s, tuple(told)


# How a mutiny ends


def test_the_result_of_a_mutiny_after_which_nobody_draws_is_shown() -> None:
    s = table("", "", "")
    phase_two(s, ["", "", ""], {1: "mutineer", 2: "mate"}, pouch=2)
    do(s, 0, ("fight", 0))
    do(s, 1, ("fight", 0))
    told = do(s, 2, ("fight", 0))
    assert "began" in {event.kind for event in told}
    decided, last = beats(s, told, 1)

    assert "strengths-whole" in {node.id for node in decided.scene.nodes}
    assert (1, (0, 0, 0)) == (decided.view.round, decided.view.scores)
    assert (2, (None, "mutineer", "mate")) == (decided.view.pouch, decided.view.roles)
    assert 2 == last.view.round


def test_before_hands_are_filled_only_cards_that_were_kept_are_shown() -> None:
    shown = 0
    for _, _, _, after, told in steps():
        for beat in beats(after, told, 0)[:-1]:
            view = beat.view
            drawn = sum(event.kind == "drew" and event.args["seat"] == 0 for event in told)
            assert len(view.hand or ()) == view.hand_sizes[0] == sum(after.hands[0]) - drawn
            assert len(view.passed) == len(view.scores)
            shown += 1
    assert shown > 50


def test_while_a_round_is_paid_a_card_in_hand_is_said_to_be_sold_where_it_can_be_sold_now() -> None:
    s = table("ruby", "", "", ship="eisfelsen", left="fingerhut")
    roles, last = beats(s, phase_two(s, ["", "", ""], {1: "mate", 2: "boy"}), 0)
    now = named(roles.scene.nodes, "hand-ruby-0").explain
    assert now is not None
    assert now.now is not None

    assert [("eisfelsen", "fingerhut"), ("eisfelsen", "sandkap")] == [
        tuple(sorted(beat.view.active)) for beat in (roles, last)
    ]
    assert "Ice Rock and Thimble buy it." == said(now.now)


def test_those_who_have_lost_a_mutiny_are_not_said_to_be_paid() -> None:
    nothing = "meuterer-brief-vain"
    for fights, unpaid in ((1, {1: "mutineer", 3: "boy"}), (0, {2: "mate"})):
        s = table("conflict conflict", "conflict", "", "")
        phase_two(s, [""] * 4, {1: "mutineer", 2: "mate", 3: "boy"}, pouch=3)
        do(s, 0, ("fight", 2 * fights))
        do(s, 1, ("fight", 1))
        do(s, 2, ("fight", 0))
        first, *_ = beats(s, do(s, 3, ("fight", 0)))
        briefs = {seat: _brief(first.scene.nodes, seat) for seat in range(4)}

        assert set(unpaid) == {seat for seat, key in briefs.items() if key == nothing}
        assert "meuterer-bound" == briefs[0 if fights else 1]


def test_a_cabin_boy_without_a_mutineer_is_not_said_to_be_paid() -> None:
    s = table("", "", "")
    do(s, 0, ("pouch", 1), ("pass",))
    do(s, 1, ("pass",), ("role", "mate"))
    do(s, 2, ("pass",))
    first, *_ = beats(s, do(s, 2, ("role", "boy")))

    assert "meuterer-brief-vain" == _brief(first.scene.nodes, 2)
    assert "meuterer-brief-mate" == _brief(first.scene.nodes, 1)


def _brief(nodes: Sequence[Node], seat: Seat) -> str:
    label = named(nodes, f"shown-whole-{seat}").label
    assert label is not None
    brief = label.args["brief"]
    assert isinstance(brief, Message)
    return brief.key


def test_the_log_tells_why_a_tie_is_a_mutiny_won_and_which_point_is_the_mates() -> None:
    strengths = {"captain": 1, "mutiny": 1}
    won = Event("resolved", {"won": "mutiny", **strengths, "mate": True})
    lost = Event("resolved", {"won": "captain", "captain": 2, "mutiny": 1, "mate": False})

    assert "The mutiny wins, 1 to 1, the mate's 1 included: a tie goes to the mutineers." == line(
        won
    )
    assert "The mutiny is put down, 2 to 1." == line(lost)


def test_the_strengths_tell_which_point_is_the_mates() -> None:
    s = table("conflict", "", "")
    phase_two(s, [""] * 3, {1: "mutineer", 2: "mate"})
    nodes = PAINT.scene(RULES.view(s, 0), WIDE, viewer=0).nodes
    strengths = named(nodes, "strengths")

    assert "Captain's side 1, the mate's 1 included, mutiny 0" in said(strengths.label)
    assert strengths.explain is not None
    assert [1, 1, 0] == [fact.value for fact in strengths.explain.numbers]


def test_the_captain_who_lost_the_ship_has_taken_no_role_and_has_passed() -> None:
    s = table("", "grain", "")
    phase_two(s, ["", "grain", ""], {1: "mutineer", 2: "loader"})
    do(s, 0, ("fight", 0))
    do(s, 1, ("fight", 0))
    derived = Derived(RULES.view(s, 2))
    assert derived.drawing
    card = seat_card(standing_of(derived, 0, summed=True), ())

    assert "Captain until the mutiny." == said(card.now)


def test_only_the_winners_destination_is_told_after_a_mutiny() -> None:
    s = table("grain grain", "grain grain", "", ship="affeninsel", left="hochland")
    phase_two(s, ["grain grain", "grain grain", ""], {1: "mutineer", 2: "loader"})
    do(s, 0, ("fight", 0))
    do(s, 1, ("fight", 0))
    view = RULES.view(s, None)
    assert view.destinations["captain"] is not None
    nodes = PAINT.scene(view, WIDE).nodes
    labels = " ".join(said(node.label) for node in nodes if node.id.startswith("island-"))

    assert "mutineer's destination" in labels
    assert "captain's destination" not in labels


# Roles and cards


def test_who_takes_a_role_has_not_taken_it_yet() -> None:
    s = table("", "", "")
    do(s, 0, ("pouch", 0), ("pass",))
    do(s, 1, ("pass",))

    assert "Has passed and takes a role." == said(
        seat_card(standing_of(Derived(RULES.view(s, 0)), 1, summed=False), None).now
    )


def test_after_hands_are_filled_no_card_is_said_to_be_kept() -> None:
    s = table("grain", "grain", "")
    phase_two(s, ["grain", "grain", ""], {1: "merchant", 2: "loader"})
    derived = Derived(RULES.view(s, None))
    assert derived.drawing
    label = said(seat_label(standing_of(derived, 0, summed=True), ()))

    assert "In hand: " in label
    assert "kept" not in label


def test_cards_that_were_kept_are_not_marked_as_goods_to_sell() -> None:
    s = table("wine", "wine", "wine")
    do(s, 0, ("pouch", 0), ("pass",))
    nodes = {node.id: node for node in PAINT.scene(RULES.view(s, 0), WIDE, viewer=0).nodes}
    later = {node.id: node for node in PAINT.scene(RULES.view(s, 1), WIDE, viewer=1).nodes}

    assert "hand-wine-0" in nodes
    assert [] == [name for name in nodes if name.endswith("-saleable")]
    assert "hand-wine-0-saleable" in later


@pytest.mark.parametrize(("at_round", "draws"), [(8, True), (9, False)])
def test_the_stevedore_is_promised_cards_only_if_there_is_a_round_to_come(
    at_round: int, draws: bool
) -> None:
    s = table("", "", "", at_round=at_round)
    do(s, 0, ("pouch", 0), ("pass",))
    do(s, 1, ("pass",))

    assert draws == gain(s, 1, ("role", "loader")).startswith("Draws three cards more")
    if not draws:
        assert ADVICE.reason(s, 1, ("role", "loader")) is None


def test_before_the_pouch_is_set_a_mate_is_promised_all_of_it() -> None:
    s = table("", "", "")
    emblem = named(PAINT.scene(RULES.view(s, 1), WIDE, viewer=1).nodes, "emblem-mate")

    assert "1 point and the pouch" in said(emblem.label)
    assert emblem.explain is not None
    assert ["+1"] == [fact.value for fact in emblem.explain.numbers]


@pytest.mark.parametrize(("option", "fights"), [(False, "only if kept"), (True, "face up")])
def test_a_conflict_card_tells_by_the_option_when_it_fights(option: bool, fights: str) -> None:
    s = table("conflict", "", "", open_conflict=option)
    do(s, 0, ("pouch", 0))
    card = named(PAINT.scene(RULES.view(s, 0), WIDE, viewer=0).nodes, "hand-conflict-0")

    assert card.explain is not None
    assert fights in said(card.explain.now)


def test_the_pirate_tells_before_it_is_played_whether_it_robs() -> None:
    found = set()
    for before, seat, _, _, _ in steps():
        if ("play", "pirate") not in RULES.legal(before, seat):
            continue
        told = list[Event]()
        RULES.apply(before.copy(), seat, ("play", "pirate"), told.append)
        robbed = any(event.kind == "robbed" for event in told)
        promised = gain(before, seat, ("play", "pirate"))
        stays = not sum(before.hands[seat]) - 1

        assert robbed == promised.endswith("robs everything on deck")
        assert stays == promised.endswith("stays where it is")
        found.add((robbed, stays))
    assert (
        {(True, False), (False, False), (False, True)} >= found >= {(True, False), (False, False)}
    )


# What is sold


def test_what_only_one_of_two_islands_can_have_is_promised_once() -> None:
    s = table("wine wine", "", "", left="sandkap")
    do(s, 0, ("pouch", 0))
    one = gain(s, 0, ("play", "wine"))
    s.played[0] = counts("wine grain grain")
    both = gain(s, 0, ("play", "wine"))

    assert one.startswith("so far ")
    assert ", or " in one
    assert "; " in both


def test_who_leads_on_two_islands_with_the_same_cards_is_promised_either() -> None:
    s = table("", "", "", left="sandkap")
    do(s, 0, ("pouch", 0))
    s.played[0] = counts("wine")
    card = seat_card(standing_of(Derived(RULES.view(s, 0)), 0, summed=False), None)
    would = [said(fact.message) for fact in card.numbers if fact.value == "+4"]

    assert ["either this: Highland", "either this: Sandy Cape"] == would


_ALIKE = {"alone", "full", "tied"}
_OR_MORE, _NOTHING = "≥", "\N{EN DASH}"


def test_what_a_sale_is_promised_is_paid() -> None:
    """Sure promises exactly, others at least, however the others then decide."""
    rng, checked = Random("sales"), dict[str, int]()
    for ship, left in (
        ("hochland", "sandkap"),
        ("piratennest", "hochland"),
        ("eisfelsen", "hochland"),
    ):
        for number in range(150):
            s = _sale(rng, 3 + number % 2, ship, left)
            if s.phase != 5 or not s.acting:
                continue
            while s.phase == 5 and s.acting and s.acting != (CHANCE,):
                seat = s.acting[0]
                legal = RULES.legal(s, seat)
                action = rng.choice(legal)
                if action[0] == "sell":
                    choice = PAINT.choice(RULES.view(s, seat), seat, action).gain
                    assert choice is not None
                    leads, points = str(choice.args["leads"]), choice.args["points"]
                    paid = _paid(s, seat, action, rng)
                    checked[leads] = checked.get(leads, 0) + 1
                    if leads in _ALIKE:
                        assert points == paid
                    elif leads == "least":
                        assert isinstance(points, int)
                        assert points <= paid
                    elif leads == "no":
                        assert paid == 0
                RULES.apply(s, seat, action)
    assert {"alone", "full", "tied", "least", "maybe", "no"} == set(checked), checked


def _sale(rng: Random, seats: int, ship: str, left: str) -> MeutererState:
    """A sale, of few kinds of goods, so that many have to decide."""
    s = table(*[""] * seats, ship=ship, left=left)
    do(s, 0, ("pouch", 0))
    kinds = ["wine", "grain", "ruby"]
    for seat in range(seats):
        s.played[seat] = counts(" ".join(rng.choices(kinds, k=rng.randrange(5))))
        s.hands[seat] = counts("")
    roles = rng.sample(["boy", "mate", "merchant", "loader"], seats - 1)
    do(s, 0, ("pass",))
    for seat, role in enumerate(roles, 1):
        do(s, seat, ("pass",), ("role", role))
    return s


def _paid(s: MeutererState, seat: Seat, action: Action, rng: Random) -> int:
    """What the seat gets on that island if it sells so and all decide at random from then on."""
    s, told = s.copy(), list[Event]()
    RULES.apply(s, seat, action, told.append)
    while s.phase == 5 and s.acting and s.acting != (CHANCE,):
        RULES.apply(s, s.acting[0], rng.choice(RULES.legal(s, s.acting[0])), told.append)
    return sum(
        event.args["points"]
        for event in told
        if event.kind == "sold" and (event.args["seat"], event.args["island"]) == (seat, action[1])
    )


def test_the_merchant_among_several_leaders_is_told_to_get_the_full_price() -> None:
    s = table("wine wine", "grain grain", "")
    told = phase_two(s, ["wine wine", "grain grain", ""], {1: "merchant", 2: "boy"})
    lines = [line(event) for event in told if event.kind == "sold"]
    *_, sold, _ = beats(s, told)
    nodes = {node.id for node in sold.scene.nodes}

    assert [False, True] == ["at the merchant's full price: +4" in each for each in lines]
    assert {"sold-1-hochland-merchant"} == {name for name in nodes if name.endswith("-merchant")}


def test_an_island_tells_that_the_merchant_in_the_lead_gets_the_full_price() -> None:
    s = table("wine", "wine", "conflict")
    phase_two(s, ["wine", "wine", ""], {1: "merchant", 2: "mutineer"})
    assert s.phase == 4
    view = RULES.view(s, None)
    derived = Derived(view)

    assert [3, 4] == [trade.points for trade in derived.market["hochland"][:2]]
    assert [False, True] == [trade.full for trade in derived.market["hochland"][:2]]


def test_the_pouch_is_paid_and_not_paid_back() -> None:
    paid = Event("scored", {"seat": 0, "points": -2, "reason": "pouch"})

    assert "Anne pays the mate 2 from the pouch." == line(paid)


# The coach and reasons


def situation(s: MeutererState, seat: Seat, told: Sequence[Event] = ()) -> Situation:
    view = RULES.view(s, seat)
    return Situation(
        seat,
        json.loads(json.dumps(asdict(view))),
        RULES.legal(s, seat),
        [e.seen_by(seat) for e in told],
        9,
    )


def made(s: MeutererState, seat: Seat, told: Sequence[Event] = ()) -> set[str]:
    now = situation(s, seat, told)
    return {remark.id for remark in REMARKS if all(holds(each, now) for each in remark.when)}


def test_the_coach_tells_of_a_mutiny_won_only_after_one() -> None:
    for fights, expected in ((0, True), (2, False)):
        s = table("conflict conflict", "", "")
        phase_two(s, [""] * 3, {1: "mutineer", 2: "loader"})
        do(s, 0, ("fight", fights))
        told = do(s, 1, ("fight", 0))
        while RULES.to_act(s) == (CHANCE,):
            RULES.apply(s, CHANCE, RULES.legal(s, CHANCE)[0], told.append)

        assert expected == ("deposed" in made(s, s.turn, told))
        assert expected == (s.captain == 1)


def test_the_coach_says_that_who_chooses_next_knows_the_first_role() -> None:
    s = table("", "", "")
    do(s, 0, ("pouch", 0))
    do(s, 0, ("play", "grain"))
    do(s, 1, ("pass",))
    assert "first-role" in made(s, 1)
    do(s, 1, ("role", "boy"))
    do(s, 2, ("pass",))

    assert {"boy"} == {"mutineer", "boy", "mate", "merchant", "loader"} - set(
        RULES.view(s, 2).roles_left or ()
    )
    assert "knows which one you took" in EN.plain("meuterer-coach-first-role")


@every_language
def test_the_coach_never_says_that_only_kept_conflict_cards_count(language: str) -> None:
    """With the option those face up count too; only those kept can be laid."""
    s = table("conflict", "", "", open_conflict=True)
    phase_two(s, [""] * 3, {1: "mutineer", 2: "mate"})
    words = Words(language, "meuterer").plain("meuterer-coach-fight")
    counting = {"en": "count", "de": "zählen", "fr": "compt", "nl": "tellen"}

    assert "fight" in made(s, 0)
    assert counting[language] not in words


def reason(s: MeutererState, seat: Seat, action: Action) -> str:
    found = ADVICE.reason(s, seat, action)
    return "" if found is None else found.key.removeprefix("meuterer-reason-")


def test_a_second_kind_that_an_island_will_not_buy_is_no_reason() -> None:
    s = table("grain grain", "", "")
    do(s, 0, ("pouch", 0))
    s.played[0], s.played[1] = counts("wine wine"), counts("salt")

    assert "" == reason(s, 0, ("play", "grain"))
    s.played[1] = counts("salt salt salt")
    s.played[0] = counts("wine wine grain grain")
    assert "level" == reason(s, 0, ("play", "grain"))


def test_in_the_last_round_nothing_is_saved_for_later() -> None:
    for at_round, found in ((8, ("saves", "sheds")), (9, ("", ""))):
        s = table("conflict", "ruby", "", ship="sandkap", at_round=at_round)
        do(s, 0, ("pouch", 0))
        do(s, 0, ("pass",))
        shed = reason(s, 1, ("play", "ruby"))
        do(s, 1, ("pass",), ("role", "mutineer"))
        do(s, 2, ("pass",), ("role", "loader"))

        assert found == (reason(s, 0, ("fight", 0)), shed)


def test_a_reserve_is_laid_only_where_somebody_may_answer() -> None:
    s = table("conflict conflict", "conflict", "")
    phase_two(s, [""] * 3, {1: "mutineer", 2: "loader"})

    assert "reserve" == reason(s, 0, ("fight", 2))
    do(s, 0, ("fight", 0))
    assert "ahead" == reason(s, 1, ("fight", 1))
    s.hands[1][5] = 2
    assert "" == reason(s, 1, ("fight", 2))


def test_a_reason_to_sell_promises_no_more_than_is_paid() -> None:
    rng, checked = Random("reasons"), 0
    for number in range(200):
        s = _sale(rng, 3 + number % 2, "hochland", "sandkap")
        while s.phase == 5 and s.acting and s.acting != (CHANCE,):
            seat = s.acting[0]
            for action in RULES.legal(s, seat):
                found = ADVICE.reason(s, seat, action)
                if action[0] == "sell" and found is not None:
                    points = found.args["points"]
                    assert isinstance(points, int)
                    assert points <= _paid(s, seat, action, rng)
                    checked += 1
            RULES.apply(s, seat, rng.choice(RULES.legal(s, seat)))
    assert checked > 100


# The rules page


@every_language
def test_what_the_rulebook_leaves_open_is_marked_as_ours(language: str) -> None:
    file = ROOT / "py/freebooters/games/meuterer/words" / f"{language}.ftl"
    marked = {
        message.id.name.removeprefix("meuterer-rule-me-")
        for message in resource(file).body
        if isinstance(message, ast.Message)
        if "ruling" in {attribute.id.name for attribute in message.attributes}
    }

    assert {"6", "8", "9", "11", "12", "13"} == marked


def test_what_a_row_promises_of_the_sale_is_paid() -> None:
    """Of a seat that has nothing to choose: exactly that, or after `≥` at least that."""
    rng, promised = Random("rows"), set[str]()
    for number in range(150):
        s = _sale(rng, 3 + number % 2, "hochland", "sandkap")
        while s.phase == 5 and s.acting and s.acting != (CHANCE,):
            derived = Derived(RULES.view(s, None))
            nodes = {node.id: node.text for node in PAINT.scene(derived.view, WIDE).nodes}
            choosing = {seat for seat in range(len(s.scores)) if derived.either(seat)}
            paid = _all_paid(s, rng)
            for seat in {*range(len(s.scores))} - choosing - {*s.acting}:
                for island in ("hochland", "sandkap"):
                    promise = str(nodes[f"trade-{seat}-{island}-points"])
                    promised.add(promise[0])
                    if promise[0] == _OR_MORE:
                        assert int(promise[1:]) <= paid.get((seat, island), 0)
                    else:
                        assert promise.removeprefix("+") == str(paid.get((seat, island), _NOTHING))
            RULES.apply(s, s.acting[0], rng.choice(RULES.legal(s, s.acting[0])))

    assert {"+", _OR_MORE, _NOTHING} <= promised


def _all_paid(s: MeutererState, rng: Random) -> dict[tuple[int, str], int]:
    """What every seat is paid on which island if all decide by chance."""
    then, told = s.copy(), list[Event]()
    while then.phase == 5 and then.acting and then.acting != (CHANCE,):
        seat = then.acting[0]
        RULES.apply(then, seat, rng.choice(RULES.legal(then, seat)), told.append)
    return {
        (event.args["seat"], event.args["island"]): event.args["points"]
        for event in told
        if event.kind == "sold"
    }
