"""A finished game as a link: what is in it, when it is given, how it is watched, what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import freebooters
from freebooters import catalog
from freebooters.app.sharing import shared
from freebooters.engine import links
from freebooters.engine.coding import Reader, Writer
from freebooters.engine.errors import BadLink
from freebooters.engine.match import Match
from tests.app.client import Client, Json, chair
from tests.app.test_branching import finish, play

GAMES = sorted(freebooters.games())
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
steady = settings(derandomize=True, database=None, deadline=None, max_examples=200)


def over(client: Client, game: str) -> Json:
    """A random game of three people that is over."""
    info = catalog.game(game).info
    rng = Random(game)
    match = Match(catalog.game(game), 3, info.usual_options, "reef")
    while not match.over:
        seat = rng.choice(match.to_act)
        match.act(seat, rng.choice(match.legal(seat)))
    chairs = [chair(seat, "human") for seat in range(3)]
    return client.load(match.save({"chairs": chairs}))


def share(client: Client, **fields: Any) -> str:
    link: str = client.told("share", **{"position": None, "names": True, **fields})["link"]
    return link


def watch(client: Client, link: str) -> Json:
    return client.told("watch", link=link, frame="wide:620")


@pytest.mark.parametrize("game", GAMES)
def test_a_link_shows_the_whole_game(client: Client, game: str) -> None:
    played = over(client, game)
    lines, saved = client.log, client.save
    watched = watch(client, share(client))

    for field in ("game", "position", "options", "seed", "ranks", "seats", "over"):
        assert played[field] == watched[field], field
    assert [line["position"] for line in lines] == [line["position"] for line in client.log]
    log = catalog.load(saved).log
    first = next(at for at, (seat, _) in enumerate(log) if seat >= 0)
    assert (True, first, None) == (watched["watched"], watched["moment"], watched["think"])


def test_a_link_without_names_names_nobody(client: Client) -> None:
    finish(client, "tortuga", "human")
    named, unnamed = share(client), share(client, names=False)

    assert len(unnamed) < len(named)
    assert {""} == {seat["name"] for seat in watch(client, unnamed)["seats"]}


def test_a_link_holds_the_moment_and_the_eyes(client: Client) -> None:
    over(client, "meuterer")
    client.told("show", position=40, eyes=2)
    watched = watch(client, share(client, position=40))

    assert (40, 2) == (watched["moment"], watched["viewer"])


def test_a_link_shows_all_hands_to_whom_it_is_given_so(client: Client) -> None:
    over(client, "mutiny")
    client.told("show", position=40, eyes="all")
    watched = watch(client, share(client))

    assert (None, True) == (watched["viewer"], watched["all"])
    assert any(client.told("show", position=40, eyes=None)["shown"]["held"])


def test_a_watched_game_is_not_stored_and_nobody_plays_it(client: Client) -> None:
    finish(client, "tortuga", "human")
    watched = watch(client, share(client))

    with pytest.raises(AssertionError):
        assert client.save
    turn = {"revision": watched["revision"], "seat": 0}
    assert "error-command" == client.refused("sit", **turn, name="", who="sailor")[0]
    assert "error-command" == client.refused("act", **turn, action=["end"])[0]
    assert (None, []) == (watched["undo"], watched["choices"])


def test_a_copy_of_a_watched_game_is_a_save_that_counts_nowhere(client: Client) -> None:
    played = finish(client, "tortuga", "human")
    assert "error-command" == client.refused("copy")[0]
    log, link = catalog.load(client.save).log, share(client)
    watched = watch(client, link)
    text = client.told("copy")["text"]

    assert log == catalog.load(text).log
    copied = client.load(text)
    assert (False, True, False) == (copied["watched"], copied["over"], copied["counts"])
    for field in ("seats", "seal", "outcome"):
        assert watched[field] == copied[field], field
    assert played["seal"] == copied["seal"]


def test_a_running_game_that_hides_something_is_not_shared(client: Client) -> None:
    for variant in ("jamaica", "basic"):
        client.start(variant, "human", "human")
        assert "error-not-over" == client.refused("share", position=None, names=True)[0]


def test_of_a_running_open_game_a_link_tells_all_but_the_chance_to_come(client: Client) -> None:
    client.start("tortuga", "human", "human")
    play(client, 8)
    match, link = catalog.load(client.save), share(client)
    found = shared(link).match

    assert (match.log, False) == (found.log, found.over)
    assert match.seed != found.seed
    watched = watch(client, link)
    assert (None, None) == (watched["seed"], watched["curtain"])


def test_a_game_that_went_back_or_plays_on_from_another_is_shared_as_it_was(
    client: Client,
) -> None:
    position = finish(client, "jamaica", "human")["position"] // 2
    while client.told("show", position=position)["shown"]["branch"] is None:
        position += 1
    client.load(client.told("branch", position=position, when=1)["text"])
    play(client)
    match = catalog.load(client.save)

    assert match.log == shared(share(client)).match.log


def views_in_the_middle(client: Client) -> tuple[int, Match, list[Any]]:
    """Half of the game at the table: its position, the match up to there, all three seats' views."""
    middle = client.table["position"] // 2
    match = catalog.load(client.save).at(middle)
    return middle, match, [match.view(seat) for seat in range(3)]


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_seen_through_every_seats_eyes(client: Client, game: str) -> None:
    """Views that differ are painted differently; where nothing is hidden, scenes may be equal."""
    over(client, game)
    middle, match, views = views_in_the_middle(client)
    seen = {}
    for eyes in (0, 1, 2, "spectator"):
        answer = client.told("show", position=middle, eyes=eyes)
        assert answer["viewer"] == (None if eyes == "spectator" else eyes)
        seen[eyes] = json.dumps(answer["shown"]["scene"])

    assert len(set(seen.values())) >= len({repr(view) for view in (*views, match.view(None))})


def test_other_eyes_tell_the_log_anew_and_the_same_eyes_do_not(client: Client) -> None:
    finish(client, "jamaica", "human")
    lines = client.log

    assert client.told("show", position=9, eyes=None)["lines"] is None
    other = client.told("show", position=9, eyes=1)["lines"]
    assert other != lines
    assert client.told("show", position=12, eyes=1)["lines"] is None
    assert lines == client.told("show", position=9, eyes=0)["lines"]


@pytest.mark.parametrize("game", GAMES)
def test_who_sees_all_hands_sees_what_every_seat_holds_beside_a_spectators_table(
    client: Client, game: str
) -> None:
    over(client, game)
    middle, match, views = views_in_the_middle(client)
    spectator = client.told("show", position=middle, eyes="spectator")
    answer = client.told("show", position=middle, eyes="all")
    paint = match.game.paint
    is_hidden = len({repr(view) for view in views}) > 1

    assert (None, True, None) == (answer["viewer"], answer["all"], spectator["shown"]["held"])
    assert answer["shown"]["scene"] == spectator["shown"]["scene"]
    assert answer["shown"]["held"] == [
        [fact.as_json() for fact in paint.held(view, seat)] for seat, view in enumerate(views)
    ]
    assert is_hidden == any(answer["shown"]["held"])


def test_the_log_of_who_sees_all_hands_tells_what_everybody_drew(client: Client) -> None:
    finish(client, "jamaica", "human")
    lines = client.told("show", position=9, eyes="all")["lines"]

    assert "cartagena-log-drew" in str(lines)
    hidden = client.told("show", position=9, eyes="spectator")["lines"]
    assert len(hidden) == len(lines)
    assert hidden != lines
    assert client.told("frame", frame="narrow:1180")["all"] is False


def test_nobody_looks_through_others_eyes_while_something_is_hidden(client: Client) -> None:
    client.start("jamaica", "human", "sailor")
    for eyes in (0, 1, "spectator", "all"):
        assert "error-not-over" == client.refused("show", position=0, eyes=eyes)[0]
    assert 0 == client.table["viewer"]


def test_lent_eyes_are_given_back_when_a_game_goes_on(client: Client) -> None:
    finish(client, "jamaica", "human")
    client.told("show", position=9, eyes=1)

    assert 0 == client.undo()["viewer"]


def test_from_a_watched_game_one_plays_on_in_any_seat(client: Client) -> None:
    finish(client, "jamaica", "human")
    watched = watch(client, share(client))
    position = next(
        position
        for position in range(watched["position"] // 2, watched["position"])
        if client.told("show", position=position)["shown"]["branch"] is not None
    )
    fields = {"position": position, "when": 1}
    answer = client.told("branch", **fields, seat=1, who="sailor")

    assert ["sailor", "human"] == [seat["who"] for seat in answer["seats"][:2]]
    table = client.load(answer["text"])
    assert (1, False, answer["seats"]) == (table["viewer"], table["watched"], table["seats"])
    earlier = {"position": position - 1, "when": 1}
    assert "error-not-over" == client.refused("branch", **earlier, seat=1, who="sailor")[0]


# What is no link


def refusal(link: str) -> str:
    with pytest.raises(BadLink) as refused:
        shared(link)
    return refused.value.message.key


@pytest.fixture(scope="module")
def link() -> str:
    with pytest.MonkeyPatch.context() as patch:
        client = Client(patch)
        finish(client, "tortuga", "human")
        return share(client)


def test_every_mistyped_letter_is_found(link: str) -> None:
    start = link.index(".") + 1
    for at in range(start, len(link)):
        for letter in LETTERS:
            if letter != link[at]:
                assert "error-link-broken" == refusal(link[:at] + letter + link[at + 1 :])


def test_swapped_and_missing_letters_are_found(link: str) -> None:
    for at in range(link.index(".") + 1, len(link) - 1):
        swapped = link[:at] + link[at + 1] + link[at] + link[at + 2 :]
        assert swapped == link or "error-link-broken" == refusal(swapped)
        assert "error-link-broken" == refusal(link[:at] + link[at + 1 :])
        assert "error-link-broken" == refusal(link[:at])


def sealed(game: str, write: Callable[[Writer], object]) -> str:
    writer = Writer()
    write(writer)
    return links.seal(game, writer)


def test_links_of_other_versions_and_unknown_games_are_refused_by_name(
    link: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "error-link-old" == refusal(sealed("cartagena", lambda to: to.number(1, 64)))
    assert "error-link-version" == refusal(sealed("cartagena", lambda to: to.number(3, 64)))
    assert "error-save-game" == refusal(sealed("atlantis", lambda to: to.number(1, 64)))
    assert "error-save-game" == refusal(sealed("_blank", lambda to: to.number(1, 64)))
    game = catalog.game("cartagena")
    newer = replace(game, info=replace(game.info, rules_version=game.info.rules_version + 1))
    monkeypatch.setattr(catalog, "game", {"cartagena": newer}.__getitem__)
    assert "error-save-rules-changed" == refusal(link)


def test_a_game_that_never_ends_is_refused_by_the_number_of_its_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Any bytes are moves of a game; zeros take no room, so a short link could hold endless ones."""

    def write(writer: Writer) -> None:
        writer.number(links.VERSION, 64)
        writer.count(catalog.game("cartagena").info.rules_version)
        writer.number(0, 4)
        writer.number(0, 5)
        writer.number(1, 2)
        writer.number(0, 2)
        writer.text("")
        writer.count(0)

    endless = sealed("cartagena", write)
    game = catalog.game("cartagena")
    short = replace(game, info=replace(game.info, longest=len(shared(endless).match.log) - 1))
    monkeypatch.setattr(catalog, "game", {"cartagena": short}.__getitem__)
    assert "error-link-move" == refusal(endless)


@steady
@given(st.data())
def test_no_text_makes_anything_but_a_bad_link(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from([*GAMES, "_blank", "x"]))
    body = data.draw(st.binary(max_size=80))

    def write(writer: Writer) -> None:
        reader = Reader(body)
        if data.draw(st.booleans()):
            writer.number(links.VERSION, 64)
            writer.count(catalog.room(game).info.rules_version if game in GAMES else 1)
        for _ in range(data.draw(st.integers(0, 60))):
            writer.number(reader.number(7) if body else 0, 7)

    for text in (sealed(game, write), data.draw(st.text(max_size=40)), game + "." + body.hex()):
        try:
            found = shared(text)
        except BadLink:
            continue
        assert found.match.log is not None


def test_what_is_longer_than_a_link_is_not_looked_at() -> None:
    long = "cartagena." + "A" * links.LONGEST
    assert "error-link-too-long" == refusal(long)
    assert "error-link-broken" == refusal(long[: links.LONGEST])
