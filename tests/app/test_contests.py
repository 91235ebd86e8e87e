"""A contest: its code, its deals, what is handed in, and what of it is found to be wrong."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from freebooters import catalog
from freebooters.app import bridge
from freebooters.app.contest.contest import MOST_DEALS, OFFERED, Contest, Deal, draw
from freebooters.app.contest.results import (
    claim_code,
    read_claim,
    read_result,
    result_text,
)
from freebooters.app.contest.standings import gather, rows, totals
from freebooters.engine import links
from freebooters.engine.crockford import BadCode, code_of, grouped, number_in
from freebooters.engine.errors import BadLink
from freebooters.engine.match import Match
from tests.app.client import Client, Json

GAMES = sorted(catalog.games())
WITH_BOTS = [
    pytest.param(game, marks=pytest.mark.slow if game == "caribbean" else ()) for game in GAMES
]
"""Caribbean's bots take longest; in La Mutinerie, too, they choose at the same time as others, and what
Caribbean's do in a contest is recorded (`tests/golden/test_contests.py`).
"""
WITH_FEWER = [
    pytest.param(game, marks=pytest.mark.slow if game in ("caribbean", "cartagena") else ())
    for game in GAMES
]
"""What is wrong with bots is found in the same way in every game; Cartagena's are longest to be asked."""
SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
steady = settings(derandomize=True, database=None, deadline=None, max_examples=200)


def contest_of(game: str, level: str = "sailor", deals: int = 1, worded: bool = True) -> Contest:
    """Always the same one."""
    info = catalog.game(game).info
    drawn = draw(game, info.usual_options, info.quick.seats, level, deals, worded)
    return replace(drawn, drawn=7)


def played(deal: Deal, seed: int) -> Match:
    """A game of that deal in which everybody acts at random: by the rules, and as no bot would."""
    match, rng = deal.begin(), Random(seed)
    while not match.over:
        seat = rng.choice(match.to_act)
        match.act(seat, rng.choice(match.legal(seat)))
    return match


def refusal(contest: Contest, word: str, text: str) -> str:
    with pytest.raises(BadLink) as refused:
        read_result(contest, word, text)
    return refused.value.message.key


# Codes


@pytest.mark.parametrize("game", GAMES)
def test_a_code_tells_every_contest_of_a_game(game: str) -> None:
    info, rng = catalog.game(game).info, Random(game)
    for _ in range(200):
        options = {option.name: rng.choice(option.choices) for option in info.options}
        contest = draw(
            *(game, options, rng.choice(info.seats), rng.choice(OFFERED)),
            *(rng.randint(1, MOST_DEALS), rng.random() < 0.5),
        )
        assert contest == Contest.read(contest.code)
        assert contest == Contest.read(f" {contest.code[:4].lower()} {contest.code[4:]} ")


def test_no_two_games_are_written_alike() -> None:
    codes = {contest_of(game).code[-5:] for game in GAMES}
    assert len(GAMES) == len(codes)


@steady
@given(st.integers(0, (1 << 44) - 1), st.integers(0, 65535), st.randoms(use_true_random=False))
def test_every_wrong_sign_and_every_swap_of_a_code_is_found(
    number: int, key: int, rng: Random
) -> None:
    code = code_of(number, key)
    assert (number, 0) == number_in(code, key)
    for at, sign in enumerate(code):
        wrong = rng.choice(SIGNS.replace(sign, ""))
        for changed in (code[:at] + wrong + code[at + 1 :], swapped(code, at)):
            if changed != code:
                with pytest.raises(BadCode):
                    number_in(changed, key)


def swapped(code: str, at: int) -> str:
    return code[:at] + code[at : at + 2][::-1] + code[at + 2 :]


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("", "error-code-length"),
        ("50R3-WKB2", "error-code-length"),
        ("50R3-WKB2-RQ8B-7", "error-code-length"),
        ("50R3-WKB2-RQ8U", "error-code-sign"),
        ("50R3-WKB2-RQ8é", "error-code-sign"),
        ("0000-0000-0001", "error-code-wrong"),
        (code_of(0, 0), "error-code-version"),
    ],
)
def test_a_bad_code_is_told_what_is_wrong_with_it(typed: str, key: str) -> None:
    with pytest.raises(BadCode) as refused:
        Contest.read(typed)
    assert key == refused.value.message.key


def test_signs_that_look_alike_are_read_as_what_there_is() -> None:
    number = number_in("0011-0011-0000", *range(65536))
    assert number == number_in("OoIL-oOil-O0o0", *range(65536))


def test_a_code_may_be_typed_in_wide_letters() -> None:
    """Keyboards for Chinese, Japanese and Korean write them."""
    code = contest_of("cartagena").code
    assert (
        Contest.read(code) == Contest.read(wide(code.lower())) == Contest.read(wide(grouped(code)))
    )


def wide(text: str) -> str:
    return "".join(chr(ord(sign) + 0xFEE0) for sign in text)


def test_a_page_with_other_bots_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    code = contest_of("mutiny").code
    monkeypatch.setattr("freebooters.app.contest.contest.EDITION", 2)
    with pytest.raises(BadCode) as refused:
        Contest.read(code)
    assert "error-code-edition" == refused.value.message.key


def test_a_word_completes_the_seed_however_it_is_written() -> None:
    contest = contest_of("cartagena", deals=2)
    seeds = {contest.deal(0, word).seed for word in ("Ahoy!", " AHOY", "ahoy")}
    others = {contest.deal(1, "ahoy").seed, contest.deal(0, "anchor").seed, contest.deal(0).seed}

    assert 1 == len(seeds)
    assert 4 == len(seeds | others)
    wordless = replace(contest, worded=False)
    assert wordless.deal(0, "ahoy").seed == wordless.deal(0).seed


# Results


@pytest.mark.parametrize("game", GAMES)
def test_a_result_holds_the_whole_game(game: str) -> None:
    contest = contest_of(game, deals=3)
    for number in range(3):
        deal = contest.deal(number, "ahoy")
        match = played(deal, number)
        found = read_result(contest, "ahoy", result_text(deal, match, "Zoë", 2))

        assert (match.log, "Zoë", 2, deal) == (found.match.log, found.name, found.tries, found.deal)
        claim = read_claim(contest, "ahoy", claim_code(deal, match, 2), "Zoë")
        assert (found.facts, found.tries, deal) == (claim.facts, claim.tries, claim.deal)


def test_every_mistyped_missing_and_swapped_letter_of_a_result_is_found() -> None:
    contest = contest_of("cartagena")
    deal = contest.deal(0, "ahoy")
    text = result_text(deal, played(deal, 1), "Mia", 1)
    start = text.index(".") + 1
    for at in range(start, len(text)):
        for letter in LETTERS.replace(text[at], ""):
            assert "error-link-broken" == refusal(
                contest, "ahoy", text[:at] + letter + text[at + 1 :]
            )
        assert "error-link-broken" == refusal(contest, "ahoy", text[:at])
        changed = swapped(text, at)
        assert changed == text or "error-link-broken" == refusal(contest, "ahoy", changed)


def test_results_of_other_contests_and_with_other_words_are_named() -> None:
    contest = contest_of("cartagena")
    deal = contest.deal(0, "ahoy")
    text = result_text(deal, played(deal, 1), "Mia", 1)

    assert "error-result-other" == refusal(replace(contest, drawn=8), "ahoy", text)
    assert "error-result-word" == refusal(contest, "anchor", text)
    beyond = replace(contest, deals=2).deal(1, "ahoy")
    forged = forge(contest, lambda: result_text(beyond, played(beyond, 1), "Mia", 1))
    assert "error-result-other" == refusal(contest, "ahoy", forged)


def forge(contest: Contest, write: Callable[[], str]) -> str:
    """What that writes, under the code of the contest."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(links, "seal", lambda _, written: written)
        written: Any = write()
    return links.seal(contest.code.lower(), written)


def test_a_stacked_deck_is_found_with_its_place() -> None:
    contest = contest_of("cartagena")
    deal = contest.deal(0, "ahoy")
    match = played(replace(deal, seed="another"), 1)
    match.seed = deal.seed  # as a page would write it that deals as it likes
    with pytest.raises(BadLink) as refused:
        read_result(contest, "ahoy", result_text(deal, match, "Mia", 1))

    assert "error-result-chance" == refused.value.message.key
    then = deal.begin()
    first = next(at for at, entry in enumerate(match.log) if entry != then.log[at])
    assert first + 1 == refused.value.message.args["entry"]


@steady
@given(st.text(alphabet=LETTERS + ".", max_size=60))
def test_no_text_does_more_than_being_refused(text: str) -> None:
    contest = contest_of("mutiny")
    gathered = gather(contest, "", [text], f"#/result/{contest.code.lower()}.{text}", None)
    assert not gathered.taken


# Claims


def test_a_claim_is_of_its_contest_and_word_alone() -> None:
    contest = contest_of("cartagena", deals=2)
    deal = contest.deal(1, "ahoy")
    match = played(deal, 1)
    code = claim_code(deal, match, 1)
    for at, sign in enumerate(code):
        for other in SIGNS.replace(sign, ""):
            with pytest.raises(BadCode):
                number_in(code[:at] + other + code[at + 1 :], deal.mark)
    with pytest.raises(BadCode):
        read_claim(contest, "anchor", code, "Mia")
    with pytest.raises(BadCode):
        read_claim(replace(contest, drawn=8), "ahoy", code, "Mia")


def test_a_claim_is_kept_by_its_code_however_that_was_typed() -> None:
    contest = contest_of("cartagena")
    deal = contest.deal(0, "ahoy")
    code = next(
        code
        for seed in range(99)
        if {"0", "1"} <= set(code := claim_code(deal, played(deal, seed), 1))
    )
    alike = code.replace("0", "o").replace("1", "l")
    for typed in (alike, grouped(alike), wide(code), wide(alike)):
        assert f"{code} Mia" == read_claim(contest, "ahoy", typed, "Mia").text
        taken = gather(contest, "ahoy", [f"{code} Mia"], "", (typed, "Mia"))
        assert (1, 1, []) == (len(taken.taken), taken.twice, taken.refused)


def test_a_claim_gives_way_to_the_result_that_proves_it() -> None:
    contest = contest_of("cartagena")
    deal = contest.deal(0, "ahoy")
    match = played(deal, 1)
    code, text = claim_code(deal, match, 1), result_text(deal, match, "Mia", 1)
    claimed = gather(contest, "ahoy", [], "", (code.lower(), "Mia"))
    (row,) = rows(claimed.taken)
    assert (True, "Mia") == (row["claimed"], row["name"])
    kept = [each.text for each in claimed.taken]

    proved = gather(contest, "ahoy", kept, f"see https://a.example/#/result/{text}.", None)
    (row,) = rows(proved.taken)
    assert (False, 0) == (row["claimed"], proved.twice)
    again = gather(contest, "ahoy", [text], text, (code, "mia"))
    assert (1, 2) == (len(again.taken), again.twice)


def test_a_claim_is_contradicted_by_another_game_of_that_try() -> None:
    contest = contest_of("cartagena")
    deal = contest.deal(0, "ahoy")
    claimed = read_claim(contest, "ahoy", claim_code(deal, played(deal, 1), 1), "Mia")
    other = result_text(deal, played(deal, 2), "mia", 1)
    further = result_text(deal, played(deal, 3), "Mia", 2)
    told = rows(gather(contest, "ahoy", [claimed.text, further], other, None).taken)

    by_text = {row["text"]: (row["contradicted"], row["counts"]) for row in told}
    assert {claimed.text: (True, False), other: (False, True), further: (False, False)} == by_text
    (row,) = rows(gather(contest, "ahoy", [claimed.text], "", None).taken)
    assert (False, True) == (row["contradicted"], row["counts"])


# The table


def row_of(name: str, number: int, worth: tuple[int, int, int], tries: int = 1) -> Any:
    """A game by its facts alone: rank, returns, turns."""
    contest = contest_of("cartagena", deals=2)
    deal = contest.deal(number, "ahoy")
    read = read_claim(contest, "ahoy", claim_code(deal, played(deal, 1), tries), name)
    rank, returns, turns = worth
    log = abs(hash((name, number, tries))) % 1000
    return replace(
        read, facts=replace(read.facts, rank=rank, returns=returns, turns=turns, log=log)
    )


def test_matchpoints_are_as_in_duplicate_bridge() -> None:
    games = [
        row_of("Ada", 0, (1, 255, 12)),
        row_of("Ben", 0, (1, 255, 12)),
        row_of("Cas", 0, (1, 255, 15)),
        row_of("Dot", 0, (2, 120, 9)),
        row_of("Eve", 0, (2, 90, 9)),
    ]
    told = rows(games)

    assert ["Ada", "Ben", "Cas", "Dot", "Eve"] == [row["name"] for row in told]
    assert [3.5, 3.5, 2, 1, 0] == [row["points"] for row in told]
    assert {4} == {row["most"] for row in told}
    assert [1, 1, 3, 4, 5] == [line["place"] for line in totals(told)]


def test_the_earliest_try_under_a_name_counts_and_totals_add_up_over_deals() -> None:
    games = [
        row_of("Ada", 0, (1, 255, 12), tries=2),
        row_of("ada", 0, (2, 0, 12), tries=1),
        row_of("Ben", 0, (1, 255, 14)),
        row_of("Ada", 1, (1, 255, 3)),
        row_of("Ben", 1, (2, 0, 3)),
    ]
    told = rows(games)

    assert [True, True, False] == [row["counts"] for row in told if row["number"] == 0]
    assert [("Ben", 1, 1, 2), ("ada", 1, 1, 2)] == sorted(
        (line["name"], line["points"], line["place"], line["deals"]) for line in totals(told)
    )


def test_a_neighbours_game_under_another_name_stands_out() -> None:
    contest = contest_of("cartagena")
    deal = contest.deal(0, "ahoy")
    match = played(deal, 1)
    texts = [result_text(deal, match, name, 1) for name in ("Mia", "Noah")]
    told = rows(gather(contest, "ahoy", texts, "", None).taken)

    assert {("Mia", "Noah"), ("Noah", "Mia")} == {(row["name"], row["twin"]) for row in told}


# At the table


def take_part(
    client: Client,
    of: Contest,
    number: int,
    word: str,
    name: str = "Mia",
    crew: Sequence[str] = ("",) * 5,
    **changes: Any,
) -> Json:
    """`crew`: what bots are called, by seat."""
    told = client.told("contest", code=of.code, word=word)
    colours = ("red", "blue", "yellow", "green", "violet")
    chairs = [
        {
            "name": name if seat == told["places"][number] else crew[seat],
            "colour": colours[seat],
            "who": "human" if seat == told["places"][number] else told["level"],
        }
        for seat in range(told["seats"])
    ]
    fields = {
        "game": told["game"],
        "seats": chairs,
        "options": told["options"],
        "seed": None,
        "frame": "wide:620",
        "contest": {"code": told["code"], "number": number, "tries": 1, "word": word},
    }
    return client.ask("start", **{**fields, **changes})


def finish_contest(client: Client, seed: int, blunder: bool = False) -> None:
    """Plays on, the person at random; `blunder`: bots do something else than they would."""
    rng = Random(seed)
    while not client.table["over"]:
        think = client.table["think"]
        if think is None:
            action = rng.choice(client.table["choices"])["action"]
            order = {"revision": client.table["revision"], "seat": client.table["acting"][0]}
            client.told("act", **order, action=action)
            continue
        order = {"revision": think["revision"], "seat": think["seat"]}
        question = client.told("consult", **order)["think"]
        assert question["limited"] is False
        client.thoughts += 1
        step = decided(question)
        if blunder:
            others = [each for each in question["choices"] if each != step["action"]]
            step["action"] = rng.choice(others or question["choices"])
        bridge.hear(client.thoughts, json.dumps(step))
        client.told("move", **order, thought=client.thoughts, aloud=False)


def decided(question: Json) -> Json:
    bridge.think(json.dumps(question))
    bridge.now()
    step: Json = json.loads(bridge.step(1e6))
    return step


def rechecked(client: Client, contest: Contest, word: str, text: str) -> Json:
    asked = client.told("recheck", code=contest.code, word=word, text=text)["think"]
    step = decided(asked)
    assert step["done"]
    return step


@pytest.mark.parametrize("game", WITH_BOTS)
def test_a_game_of_a_contest_is_handed_in_and_its_bots_do_the_same_again(
    client: Client, game: str
) -> None:
    contest = contest_of(game)
    assert take_part(client, contest, 0, "ahoy")["ok"]
    finish_contest(client, 1)
    handed = client.told("hand_in", text=client.save)
    told = client.told(
        *("collect",),
        code=contest.code,
        word="Ahoy",
        kept=[],
        added=handed["result"],
        typed=None,
        name=None,
    )

    (row,) = told["rows"]
    assert ("Mia", 1, 0, None) == (row["name"], row["tries"], row["points"], row["twin"])
    assert client.table["ranks"][client.table["viewer"]] == row["rank"]
    step = rechecked(client, contest, "ahoy", handed["result"])
    assert [] == step["strange"]
    assert client.told("inspect", text=client.save)["contest"]["code"] == contest.code.lower()


@pytest.mark.parametrize("game", WITH_FEWER)
def test_bots_that_were_made_to_blunder_are_found_with_their_place(
    client: Client, game: str
) -> None:
    contest = contest_of(game, "deckhand")
    take_part(client, contest, 0, "ahoy")
    finish_contest(client, 1, blunder=True)
    text = client.told("hand_in", text=client.save)["result"]
    strange = rechecked(client, contest, "ahoy", text)["strange"]
    log = catalog.load(client.save).log

    assert strange
    assert all(log[entry - 1].seat == seat for entry, seat in strange)
    assert contest.deal(0, "ahoy").seat not in {seat for _, seat in strange}


def test_in_a_contest_nothing_helps_and_nobody_changes_seats(client: Client) -> None:
    contest = contest_of("cartagena")
    take_part(client, contest, 0, "ahoy")
    while client.table["think"]:
        finish_one(client)
    order = {"revision": client.table["revision"]}
    seat = client.table["viewer"]

    assert "error-command" == client.refused("hint", **order)[0]
    assert "error-command" == client.refused("sit", **order, seat=seat, name="", who="sailor")[0]
    assert "error-not-over" == client.refused("hand_in", text=client.save)[0]
    assess = {"position": client.table["position"], "action": None, "least": 5, "gaps": []}
    assert "error-command" == client.refused("assess", **assess)[0]


def finish_one(client: Client) -> None:
    think = client.table["think"]
    order = {"revision": think["revision"], "seat": think["seat"]}
    client.thoughts += 1
    bridge.hear(client.thoughts, json.dumps(decided(client.told("consult", **order)["think"])))
    client.told("move", **order, thought=client.thoughts, aloud=False)


def test_who_takes_part_sits_where_the_deal_says_against_the_bots_it_says(client: Client) -> None:
    contest = contest_of("cartagena")
    place = contest.deal(0, "ahoy").seat
    beyond = {"code": contest.code, "number": 1, "tries": 1, "word": "ahoy"}
    two = [
        {"name": "", "colour": colour, "who": who}
        for colour, who in (("red", "human"), ("blue", "sailor"))
    ]
    wrong = two if place == 1 else two[::-1]
    weaker = [chair if chair["who"] == "human" else chair | {"who": "deckhand"} for chair in two]

    for seats in (wrong, weaker, [*two, two[0] | {"colour": "green"}]):
        assert take_part(client, contest, 0, "ahoy", seats=seats)["error"]["key"] == "error-command"
    for wrongly in ({"contest": beyond}, {"seed": "mine"}, {"contest": {"code": contest.code}}):
        assert take_part(client, contest, 0, "ahoy", **wrongly)["error"]["key"] == "error-command"


def test_only_games_of_a_contest_are_handed_in(client: Client) -> None:
    client.start("tortuga", "human", "sailor")
    assert "error-command" == client.refused("hand_in", text=client.save)[0]
    contest = contest_of("cartagena")
    take_part(client, contest, 0, "ahoy")
    finish_contest(client, 1)
    data = json.loads(client.save)
    other = contest.deal(0, "anchor").seed
    assert "error-command" == client.refused("hand_in", text=json.dumps(data | {"seed": other}))[0]


def test_a_branch_of_a_contest_is_none(client: Client) -> None:
    contest = contest_of("cartagena")
    take_part(client, contest, 0, "ahoy")
    finish_contest(client, 1)
    position = next(
        at
        for at in range(client.table["position"])
        if client.told("show", position=at)["shown"]["branch"] == at
    )
    text = client.told("branch", position=position, when=1, seat=None, who=None)["text"]
    assert client.load(text)["contest"] is None


def test_one_draws_a_contest_only_of_what_there_is(client: Client) -> None:
    fields: Json = {
        "game": "mutiny",
        "options": {},
        "seats": 3,
        "level": "sailor",
        "deals": 2,
        "worded": False,
    }
    told = client.told("draw", **fields)
    again = client.told("contest", code=told["shown"], word="")

    assert told == again
    assert 2 == len(told["places"])
    for wrong in (
        {"level": "commodore"},
        {"deals": 0},
        {"deals": 9},
        {"seats": 9},
        {"game": "atlantis"},
        {"options": {"wind": 1}},
    ):
        assert not client.ask("draw", **{**fields, **wrong})["ok"], wrong


@pytest.mark.slow
def test_thirty_results_stand_at_once(client: Client) -> None:
    contest = contest_of("caribbean", deals=2)
    texts = []
    for number in range(2):
        deal = contest.deal(number, "ahoy")
        texts += [result_text(deal, played(deal, seed), f"Pupil {seed}", 1) for seed in range(30)]
    told = client.told(
        *("collect",),
        code=contest.code,
        word="ahoy",
        kept=texts[:30],
        added="\n".join(texts),
        typed=None,
        name=None,
    )

    assert (60, 30, []) == (len(told["rows"]), told["twice"], told["refused"])
    assert 30 == len(told["totals"])
    assert 2 * 30 * 29 / 2 == sum(line["points"] for line in told["totals"])
