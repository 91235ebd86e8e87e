"""Nothing that is hidden from a friend's seat is sent to the friend: neither in worlds that look the
same to it does it hear anything different, nor is anybody else's view taken while it is answered. And
faults that are planted are found.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

import pytest

from freebooters import catalog
from freebooters.app import asking, bridge, compose, desk, sharing
from freebooters.app.known import Known
from freebooters.app.screen import Screen
from freebooters.app.stamps import Stamps
from freebooters.app.table import Table
from freebooters.app.telling import Telling
from freebooters.engine.contract import Seat
from freebooters.engine.events import Event
from freebooters.engine.match import Match
from freebooters.stage.kept import KEPT, Kept
from tests.app.client import Client, Json
from tests.app.friends import Friend, ask
from tests.app.worlds import QUICK, alike, every_closed_setting, learnt, pairs, saved
from tests.contract.journeys import travel
from tests.contract.rooms import Setting

FRAME = "narrow:1180"


def seated(match: Match, friend: Seat, others: str) -> str:
    """A save in which one friend plays with others, one of them at this screen."""
    who = ["friend" if seat == friend else others for seat in range(match.seats)]
    who[(friend + 1) % match.seats] = "human"
    return saved(match, *who)


def walk(client: Client, match: Match, seat: Seat, others: str = "friend") -> Friend:
    """All that a friend can ask for at a moment, and be refused. The device has painted nothing yet."""
    KEPT.clear()
    client.load(seated(match, seat, others))
    friend = Friend(seat, FRAME)
    friend.news()
    revision, last = friend.table["revision"], friend.table["position"]
    explained(friend, friend.table["scenes"][-1])
    for position in {0, last // 2, max(0, last - 1), last}:
        explained(friend, friend.told("show", position=position, eyes=None)["shown"])
    for eyes in (*range(match.seats), "spectator", "all", seat):
        friend.ask("show", position=last, eyes=eyes)
    picks = [pick for choice in friend.table["choices"][:3] for pick in choice["picks"]]
    friend.ask("why", picks=picks)
    friend.ask("hint", revision=revision)
    friend.ask("remark", revision=revision, told=[], refused=None)
    for each in range(match.seats):
        friend.ask("judge", position=max(0, last - 1), seat=each, look=0)
        friend.ask("undo", revision=revision, seat=each)
    for do in ("review", "analyse", "check", "consult", "branch", "load"):
        friend.ask(do, revision=revision, seat=seat, position=0, when=1, who=None, text="")
    friend.ask("share", position=None, names=True)
    friend.told("frame", frame="wide:620")
    if others == "friend":
        for other in {*range(match.seats)} - {seat, (seat + 1) % match.seats}:
            Friend(other, "wide:620").news()
    return friend


def explained(friend: Friend, moment: Json) -> None:
    for node in moment["scene"]["nodes"]:
        if "explain" in node:
            friend.told("explain", position=moment["position"], node=node["id"])


def told_apart(client: Client, setting: Setting, most: int | None) -> bool:
    """Whether a friend can tell worlds apart that look the same to it: by what it can ask for, by what
    follows its own action, by what another does.
    """
    for seat, match, other in islice(pairs(setting, f"far {setting}", acts=True), most):
        heard, after = [], []
        for each in (match, other):
            friend = walk(client, each, seat)
            heard.append([*friend.heard])
            actions = [choice["action"] for choice in friend.table["choices"]]
            del friend.heard[:]
            action = actions[len(match.log) % len(actions)]
            friend.ask("act", revision=friend.table["revision"], seat=seat, action=action)
            known = learnt(catalog.load(client.save), len(match.log), seat)
            after.append((known, [*friend.heard]))
        if heard[0] != heard[1] or differ(after):
            return True
    for seat, match, other in islice(pairs(setting, f"far {setting}", acts=False), most):
        actor = match.to_act[0]
        same = alike(match, actor, match.legal(actor)[0], seat)
        heard, after = [], []
        for each in (match, other):
            friend = walk(client, each, seat)
            heard.append([*friend.heard])
            legal = [action for action in same if action in each.legal(actor)]
            if legal:
                del friend.heard[:]
                bridge._desk._screens[None].match.act(actor, legal[0 if each is match else -1])
                known = learnt(catalog.load(client.save), len(match.log), seat)
                friend.news()
                after.append((known, [*friend.heard]))
        if heard[0] != heard[1] or differ(after):
            return True
    return False


def differ(after: list[tuple[list[Any], list[Json]]]) -> bool:
    """Whether what a friend was told differs although what it could learn does not."""
    if len(after) < 2:
        return False
    (known, heard), (other_known, other_heard) = after
    return known == other_known and heard != other_heard


@every_closed_setting
def test_worlds_that_look_the_same_to_a_friend_are_told_alike(
    client: Client, setting: Setting
) -> None:
    assert not told_apart(client, setting, 1 if setting in QUICK else None)


class Eyes:
    """Through whose eyes the match is looked at while one friend is answered; the stamps, which are
    told as numbers, do not count.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.taken: set[Seat | None] = set()
        self.note = Stamps.note
        self.resting = False
        for owner, name in (
            (Match, "view"),
            (Match, "legal"),
            (Match, "seen_log"),
            (Event, "seen_by"),
        ):
            monkeypatch.setattr(owner, name, self._looking(getattr(owner, name)))

        def quietly(stamps: Stamps) -> None:
            before, self.resting = self.resting, True
            self.note(stamps)
            self.resting = before

        monkeypatch.setattr(Stamps, "note", quietly)

    def of(self, answer: Callable[[], Any]) -> set[Seat | None]:
        """Those that are taken while somebody is answered."""
        self.taken.clear()
        answer()
        return {*self.taken}

    def _looking(self, original: Callable[..., Any]) -> Callable[..., Any]:
        def look(self_: Any, seat: Seat | None) -> Any:
            if not self.resting:
                self.taken.add(seat)
            return original(self_, seat)

        return look


def deal(setting: Setting, share: float) -> list[Friend]:
    """Friends around a device without people, at that share of a game."""
    journey = travel(setting, 1)
    log = journey.log[: int(len(journey.log) * share)]
    match = Match.replay(setting.game, setting.seats, setting.options, SEED, log)
    ask("load", text=saved(match, *["friend"] * setting.seats), frame="wide:620")
    return [Friend(seat, FRAME) for seat in range(setting.seats)]


def match_now() -> Match:
    return bridge._desk._screens[None].match


SEED = "canary, the seed"
PLAYED = 6
"""So many actions of a game are watched, from its start and from its middle; in the long run all."""


@every_closed_setting
@pytest.mark.parametrize("share", [0.0, 0.6])
def test_a_friend_is_answered_with_its_own_eyes_alone(
    client: Client, monkeypatch: pytest.MonkeyPatch, setting: Setting, share: float
) -> None:
    rng = Random(f"{setting} {share}")
    friends, eyes = deal(setting, share), Eyes(monkeypatch)
    left = PLAYED if setting in QUICK else 10_000
    for friend in friends:
        assert {friend.seat} == eyes.of(friend.news)
    while left and (acting := match_now().to_act):
        left -= 1
        friend = friends[rng.choice(acting)]
        friend.news()
        action = rng.choice(friend.table["choices"])["action"]
        revision = friend.table["revision"]
        assert eyes.of(lambda: friend.ask("hint", revision=revision)) <= {friend.seat}  # noqa: B023
        assert {friend.seat} == eyes.of(lambda: friend.act(action))  # noqa: B023
        for other in rng.sample(friends, rng.randrange(len(friends) + 1)):
            assert eyes.of(other.news) <= {other.seat}
    match = match_now()
    monkeypatch.undo()
    check_sent(friends, match)


def check_sent(friends: list[Friend], match: Match) -> None:
    """No line of the log that others alone were told, entry by entry, was sent to a friend, nor the
    seed or a save while the game went on.
    """
    lines = [
        {json.dumps(line) for line in compose.lines(match, friend.seat, 0, ())}
        for friend in friends
    ]
    for friend, own in zip(friends, lines, strict=True):
        texts = [json.dumps(answer) for answer in friend.heard]
        whole = "\n".join(text for text in texts if '"over": true' not in text)
        for text in set().union(*lines) - own:
            assert text not in whole
        for canary in (SEED, '"rewinds"', "freebooters"):
            assert canary not in whole


def test_there_are_lines_that_only_some_are_told(client: Client) -> None:
    """Otherwise nothing is searched for in what is sent."""
    for game in sorted({setting.folder for setting in QUICK} - {"caribbean"}):
        setting = next(each for each in QUICK if each.folder == game)
        match = Match.replay(
            setting.game, setting.seats, setting.options, SEED, travel(setting, 1).log
        )
        lines = [
            {json.dumps(line) for line in compose.lines(match, seat, 0, ())}
            for seat in range(setting.seats)
        ]
        assert lines[0] - lines[1], game


def swapped_eyes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Screen, "viewer", property(lambda self: self.match.to_act[0]))


def save_left_in(patch: pytest.MonkeyPatch) -> None:
    told = Screen.told
    patch.setattr(
        Screen, "told", lambda self, *a, **k: {**told(self, *a, **k), "save": self.match.save()}
    )


def hosts_log(patch: pytest.MonkeyPatch) -> None:
    go_on = Telling.go_on

    def other(self: Telling, match: Match, notes: Any, viewer: Seat, **rest: Any) -> int:
        return go_on(self, match, notes, (viewer + 1) % match.seats, **rest)

    patch.setattr(Telling, "go_on", other)


def everybodys_log(patch: pytest.MonkeyPatch) -> None:
    lines = compose.lines
    patch.setattr(compose, "lines", lambda *a, **k: lines(*a, **{**k, "sees_all": True}))


def others_choices(patch: pytest.MonkeyPatch) -> None:
    choices = compose.choices

    def other(match: Match, viewer: Seat | None, frame: Any) -> list[Json]:
        return choices(match, match.to_act[0] if match.to_act else viewer, frame)

    patch.setattr(compose, "choices", other)


def hosts_explanations(patch: pytest.MonkeyPatch) -> None:
    def explain(screen: Screen, position: int, node: str) -> Json:
        scene = compose.scene_shown(screen.match, screen.table.here[0], screen.frame).scene
        found = [each.explain for each in scene.nodes if each.explain]
        return {"ok": True, "explanation": [each.as_json() for each in found]}

    patch.setattr(asking, "explain", explain)
    patch.setitem(desk._AT_THE_TABLE, "explain", explain)


def open_past(patch: pytest.MonkeyPatch) -> None:
    """`show` lends any eyes at any time."""
    patch.setattr(sharing, "check_open", lambda match: None)
    patch.setattr(Screen, "_lent", property(lambda self: self.lent))


def others_hint(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Screen, "acting_viewer", property(lambda self: self.match.to_act[0]))


def early_analysis(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "finished", lambda self: self.match)


def hosts_thoughts(patch: pytest.MonkeyPatch) -> None:
    """What bots are asked is told with the table."""
    told = Screen.told

    def more(self: Screen, *a: Any, **k: Any) -> Json:
        acting = self.match.to_act
        asked = compose.question(self.match, acting[0], "bot") if acting else None
        return {**told(self, *a, **k), "think": asked}

    patch.setattr(Screen, "told", more)


def knowing_stamps(patch: pytest.MonkeyPatch) -> None:
    """A stamp that is a digest of everything."""
    patch.setattr(Screen, "revision", property(lambda self: hash(str(self.match.log)) % 1_000_000))


def narrow_keys(patch: pytest.MonkeyPatch) -> None:
    """Parts of the table that are kept for whoever asks next are told apart by too little."""
    for name in ("find", "put"):
        original = getattr(Kept, name)

        def narrowed(self: Kept, key: Any, *nodes: Any, _original: Any = original) -> Any:
            paint, arguments, *_ = key
            return _original(self, (paint, arguments[:2]), *nodes)

        patch.setattr(Kept, name, narrowed)


def shared_nodes(patch: pytest.MonkeyPatch) -> None:
    """What a page is said to have is what was told to any."""
    shelf: dict[str, Any] = {}
    places = property(lambda self: shelf["places"], lambda self, found: shelf.update(places=found))
    patch.setattr(Known, "_places", places, raising=False)


FAULTS = [
    shared_nodes,
    swapped_eyes,
    save_left_in,
    hosts_log,
    everybodys_log,
    others_choices,
    hosts_explanations,
    open_past,
    others_hint,
    early_analysis,
    hosts_thoughts,
    knowing_stamps,
    narrow_keys,
]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(
    client: Client,
    monkeypatch: pytest.MonkeyPatch,
    fault: Callable[[pytest.MonkeyPatch], None],
) -> None:
    fault(monkeypatch)

    assert any(is_found(client, setting) for setting in PLANTED)


def is_found(client: Client, setting: Setting) -> bool:
    """Whether worlds are told apart, or a page cannot put in what was left out."""
    try:
        return told_apart(client, setting, 2)
    except IndexError:
        return True


PLANTED = [setting for setting in QUICK if setting.folder in ("cartagena", "meuterer", "mutiny")]
"""Where faults are looked for, the fewest and the most seats of each game."""
