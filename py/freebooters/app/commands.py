"""The commands that the page may give: a table. The page of the protocol is written from it, and
`protocol` checks messages with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

__all__ = ["AT_A_LETTER", "BY_POST", "COMMANDS", "FAR", "FAR_LATER", "WATCHING", "Command", "Field"]


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a command: its name, the kind of its value (see `protocol.KINDS`), what it means."""

    name: str
    kind: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Command:
    """One command: its fields and what it answers with."""

    name: str
    fields: tuple[Field, ...]
    answer: str
    meaning: str


FAR = frozenset(
    ("act", "acts", "undo", "frame", "show", "explain", "why", "hint", "remark", "insight")
)
"""The commands that a friend may give from a screen of their own."""

FAR_LATER = frozenset(("review", "judge", "analyse", "check", "share", "disclose"))
"""Those that they may give once the game is over."""

WATCHING = frozenset(("frame", "show", "explain", "insight"))
"""Those of a friend that somebody may give who only watches."""

AT_A_LETTER = frozenset(
    ("act", "acts", "undo", "frame", "explain", "why", "hint", "remark", "answer")
)
"""Those that are given at a table that was made of a letter."""

BY_POST = (
    *("invite", "join", "accept", "letters", "sent", "take_answer", "ask_back", "stop_asking"),
    *("give", "open_game", "check_opened", "move_on", "take_over"),
)
"""Those of games by post, beside `open_letter` and `answer`."""

_REVISION = Field("revision", "number", "the table this answers to; any other is refused as stale")
_SEAT = Field("seat", "number", "who acts")
_FRAME = Field(
    "frame",
    "frame",
    "the room the table has: `narrow`, `short` or `wide`, its height where it is 1000 wide, and how large its letters are in hundredths of the usual if they are larger, as in `narrow:1180` or `narrow:1580:150`",
)
_PUZZLE = (
    Field("game", "text", "a game's id"),
    Field("puzzle", "puzzle", "one of the game's puzzles, as its room holds it"),
    _FRAME,
)

_BASE = Field(
    "base",
    "number or null",
    "the `number` of the last table that the friend's page has, whose nodes need not be told again; "
    "null: none",
)

_WATCHER = Field(
    "watcher",
    "number or null",
    "of somebody elsewhere who watches without a seat, from 0 on, as the page counts them; null: nobody's",
)

_FRIENDS = Field("seat", "number", "a friend's")
_NUMBER = Field("number", "number", "of the letter")
_KEPT = Field("kept", "text", "what the friend's device has kept, as it was answered last")

COMMANDS: Mapping[str, Command] = {
    command.name: command
    for command in (
        Command("catalog", (), "catalog", "Which games, levels and colours there are."),
        Command(
            "start",
            (
                Field("game", "text", "a game's id"),
                Field(
                    "seats",
                    "chairs",
                    "per seat `{name, colour, who}`; `who`: `human`, `friend` or a level",
                ),
                Field("options", "options", "the game's options"),
                Field("seed", "text or null", "null: a fresh one"),
                Field(
                    "day",
                    "date or null",
                    "of a deal of the day its date, as `2026-11-25`; then only what may be taken back "
                    "as of right can be",
                ),
                Field(
                    "seen",
                    "flag or null",
                    "whether who plays has watched a game of this deal, so that it does not count; "
                    "null: no",
                ),
                Field(
                    "shares",
                    "shares or null",
                    "of which devices have drawn the seed, a list of `[seat, commitment, share]`; null: "
                    "`seed` says it",
                ),
                Field(
                    "contest",
                    "taking or null",
                    "of a deal of a contest `{code, number, tries, word}`, the deal counted from 0 and the "
                    "tries on this device from 1; it says the seed, and bots then think without a clock; "
                    "null: none",
                ),
                Field(
                    "letters",
                    "number or null",
                    "of a game by post, with `shares`, how many bytes the longest letter has; null: it is "
                    "none",
                ),
                _FRAME,
            ),
            "table",
            "Begins a match.",
        ),
        Command(
            "load",
            (
                Field("text", "text", "a save"),
                Field(
                    "seats",
                    "chairs or null",
                    "who sits there now, where the game goes on at another device; null: as the save "
                    "has it",
                ),
                _FRAME,
            ),
            "table",
            "Loads a saved match; if the save is bad the table stays as it was.",
        ),
        Command(
            "early",
            (_FRAME,),
            "early",
            "Tells what `load` would tell of the match as it is saved now, so that it can be shown "
            "before the engine is there. Only where one person plays against bots alone.",
        ),
        Command(
            "inspect",
            (Field("text", "text", "a save"),),
            "inspected",
            "Checks a save as `load` does, and tells of its match; the table stays as it is.",
        ),
        Command(
            "preview",
            (Field("text", "text", "a save"), _FRAME),
            "preview",
            "Tells the present moment of a save, to be painted small; the table stays as it is. Where "
            "several people share a game with hidden cards it is what everybody may see.",
        ),
        Command(
            "act",
            (
                _REVISION,
                _SEAT,
                Field("action", "action", "verb first, as offered in `choices`"),
            ),
            "table",
            "Carries out an action and whatever chance decides after it.",
        ),
        Command(
            "acts",
            (
                _REVISION,
                _SEAT,
                Field(
                    "actions", "actions", "as an `arrangement` has them, in the order of its places"
                ),
            ),
            "table",
            "Carries out several actions of one seat in that order, all of them or none; "
            "`undo` takes them back together.",
        ),
        Command(
            "consult",
            (_REVISION, _SEAT),
            "asked",
            "Asks what a bot does.",
        ),
        Command(
            "move",
            (
                _REVISION,
                _SEAT,
                Field("thought", "number", "the `id` under which the bot was asked"),
                Field("aloud", "flag", "whether the answer is to tell the bot's `motive`"),
            ),
            "table",
            "Carries out what a bot has decided.",
        ),
        Command(
            "undo",
            (
                _REVISION,
                Field(
                    "advised",
                    "flag or null",
                    "whether the coach has advised it, so that the game does not count; null: no",
                ),
                Field(
                    "seat",
                    "number or null",
                    "among friends, who have all agreed to it: whose last action is taken back, "
                    "whatever has happened since; null: what `undo` of the table says",
                ),
                Field(
                    "votes",
                    "votes or null",
                    "with `seat`: what friends' devices have signed, as the check at the end wants it, "
                    "a list of `[table, id, seat, key, signature]`; null: nothing",
                ),
            ),
            "table",
            "Goes back to `undo.position`.",
        ),
        Command(
            "back",
            (Field("seat", "number", "that of somebody at this table"),),
            "backwards",
            "Where `undo` for that seat would lead, among friends. What was chosen in a round whose "
            "seals were told is taken back only with the whole round.",
        ),
        Command(
            "check",
            (),
            "checked",
            "Opens the deal of a game that is over, and draws all chance anew from its seed.",
        ),
        Command(
            "disclose",
            (),
            "saved",
            "A game that is over, with all that a device needs to check or keep it.",
        ),
        Command(
            "audit",
            (
                Field("text", "text", "what `disclose` has answered at the device that dealt"),
                Field("witness", "witness", "what this device has noted meanwhile"),
            ),
            "audited",
            "Checks a game that another device has dealt. The match at the table stays.",
        ),
        Command(
            "recall",
            (
                Field(
                    "moments",
                    "moments",
                    "a list of `[undone, position, frame, how]`, best in their order; `how`: shown with "
                    "the events of the last entry and of those confirmed together with it (`row`), of "
                    "the `last` entry, or `none`",
                ),
            ),
            "recalled",
            "What the witness's screen was told of moments of the game in the last `audit`, if "
            "nothing was wrong.",
        ),
        Command(
            "rerun",
            (
                Field("seat", "number", "whose player is replaced"),
                Field("who", "text", "the level that plays it"),
                Field(
                    "played",
                    "numbers or null",
                    "as the last `step` of a run that was broken off told it; null: from the start",
                ),
            ),
            "asked",
            "Asks how the deal of a game that is over goes where a bot plays that seat; all others "
            "are bots already.",
        ),
        Command(
            "draw",
            (
                Field("game", "text", "a game's id"),
                Field("options", "options", "the game's options"),
                Field("seats", "number", "how many play, bots and all"),
                Field("level", "text", "of the bots, one that takes one search at most"),
                Field("deals", "number", "how many, at most 8"),
                Field(
                    "worded", "flag", "whether a word that is said at the start completes the seeds"
                ),
            ),
            "contest",
            "Draws a contest: deals that any number of people play, each alone against the same bots.",
        ),
        Command(
            "contest",
            (
                Field("code", "text", "of twelve signs, as somebody typed it"),
                Field("word", "text", "that was said; empty where there is none"),
            ),
            "contest",
            "What contest a code stands for.",
        ),
        Command(
            "hand_in",
            (Field("text", "text", "a save of a game of a contest that is over"),),
            "handed",
            "The result of that game, to be given to whoever collects them.",
        ),
        Command(
            "collect",
            (
                Field("code", "text", "of the contest"),
                Field("word", "text", "that was said; empty where there is none"),
                Field("kept", "texts", "as `collect` has answered it last; empty at first"),
                Field("added", "text", "any text in which there may be further results"),
                Field("typed", "text or null", "a code that stands for a result; null: none"),
                Field("name", "text or null", "whose code that is"),
            ),
            "collected",
            "The table of a contest. Every result is checked by the rules: all moves are legal, and all "
            "chance is the deal's.",
        ),
        Command(
            "recheck",
            (
                Field("code", "text", "of the contest"),
                Field("word", "text", "that was said; empty where there is none"),
                Field("text", "text", "one of the results, not a claim"),
            ),
            "asked",
            "Asks whether the bots of a result would do again what they did; a bot's worker tells it.",
        ),
        Command(
            "branch",
            (
                Field("position", "number", "as `branch` of a past moment shown"),
                Field(
                    "when", "number", "when the game was last played, in milliseconds since 1970"
                ),
                Field(
                    "seat",
                    "number or null",
                    "the one person who plays on, in a game that is over or watched; null: all who "
                    "played",
                ),
                Field("who", "text or null", "the level that then takes the seats of other people"),
            ),
            "branch",
            "A new game that plays on from a past moment, with a seed of its own. The "
            "match at the table stays.",
        ),
        Command(
            "lift",
            (_REVISION, Field("seat", "number", "who now looks at the screen")),
            "table",
            "Lifts the curtain for the person named by `curtain`.",
        ),
        Command(
            "sit",
            (
                _REVISION,
                Field("seat", "number", "whose player changes"),
                Field("name", "text", "of who plays it from now on; may be empty"),
                Field("who", "text", "`human`, `friend` or a level"),
            ),
            "table",
            "Gives a seat to somebody else, who plays on from this moment.",
        ),
        Command("frame", (_FRAME,), "table", "Paints the same moment for another screen."),
        Command(
            "news",
            (
                Field(
                    "seat",
                    "number or null",
                    "a friend's; null: this device's screen, or a watcher's",
                ),
                Field(
                    "since",
                    "text or null",
                    "the `mark` of the last table that the friend has; null: none. It is not asked "
                    "of this device's screen",
                ),
                _FRAME,
                _BASE,
                _WATCHER,
            ),
            "table",
            "A screen's table, with what it has missed; `{ok: true, same: true}` for one elsewhere that "
            "has missed nothing since its `base`.",
        ),
        Command(
            "far",
            (
                Field(
                    "seat",
                    "number or null",
                    "a friend's, whose `news` have been asked for before; null: a watcher's",
                ),
                Field("text", "text", "the command, as that page has sent it"),
                Field(
                    "nonce",
                    "nonce or null",
                    "with which the friend had sealed what it chooses in the present `round`; null: it "
                    "had not",
                ),
                _BASE,
                _WATCHER,
            ),
            "far",
            "Answers a command of a friend, or of somebody who watches, as on a screen of their own. Who "
            "watches changes nothing.",
        ),
        Command(
            "seals",
            (
                Field("start", "number", "of the round, as the table has it"),
                Field(
                    "sealed",
                    "seals",
                    "by seats, as text, what friends have sealed who have still to choose",
                ),
            ),
            "sealed",
            "All seals of the present round, as they are told to everybody now: what the seats of this "
            "device and its bots have chosen is sealed too. Only friends may have still to choose. What "
            "was told once is told again, and from then on the round is gone back over only as a whole, "
            "by everybody's consent.",
        ),
        Command(
            "invite",
            (
                Field("game", "text", "a game's id, one of those that are played by post"),
                Field("seats", "chairs", "as `start` has them"),
                Field("options", "options", "the game's options"),
                Field("seat", "number", "a friend's, who is invited"),
            ),
            "terms",
            "What an invitation to a game by post says of the game.",
        ),
        Command(
            "join",
            (
                Field("game", "text", "a game's id"),
                Field("terms", "bytes", "as `invite` has answered"),
            ),
            "invitation",
            "Reads an invitation.",
        ),
        Command(
            "accept",
            (
                Field("game", "text", "a game's id"),
                Field("terms", "bytes", "as `invite` has answered"),
                Field("share", "nonce", "what this device has drawn for the deal"),
                Field("commitment", "digest", "of the device that deals, as the invitation has it"),
                Field("name", "text", "of who accepts; may be empty"),
            ),
            "kept",
            "Accepts an invitation.",
        ),
        Command(
            "letters",
            (),
            "letters",
            "The letters to friends, at the device that deals a game by post. A letter that was not sent "
            "yet is a draft, and another one once the table is.",
        ),
        Command(
            "sent",
            (_FRIENDS, _NUMBER),
            "letters",
            "A letter is sent: from now on it is the same bytes, and what it tells is taken back by "
            "everybody's consent alone.",
        ),
        Command(
            "take_answer",
            (
                _FRIENDS,
                _NUMBER,
                Field("plain", "bytes", "what has come from the friend"),
                Field("request", "flag", "whether it is no answer, but a request"),
            ),
            "taken",
            "Takes what a friend has answered to a letter. After a change `news` tells the table.",
        ),
        Command(
            "ask_back",
            (Field("seat", "number", "whose last actions are taken back"),),
            "done",
            "Takes something back in a game by post, if all friends agree: their letters ask for that. "
            "`news` tells the table.",
        ),
        Command(
            "stop_asking",
            (),
            "done",
            "Nothing is taken back after all. `news` tells the table.",
        ),
        Command(
            "give",
            (
                _FRIENDS,
                Field(
                    "who",
                    "text",
                    "the level that plays it from now on; `friend`: the friend plays again",
                ),
            ),
            "table",
            "Gives a friend's seat to a bot, or back, in a game by post. What is to be taken back is not.",
        ),
        Command(
            "open_game",
            (),
            "bytes",
            "A game by post that is over, with all that a friend's device needs to check it.",
        ),
        Command(
            "open_letter",
            (
                _KEPT,
                Field("number", "number", "of the letter"),
                Field("plain", "bytes", "the letter; empty: the newest one that was opened"),
                _FRAME,
            ),
            "opened",
            "Opens a letter at a friend's device, and lays the table of which it tells. At the newest one "
            "`act`, `acts` and `undo` choose what is answered.",
        ),
        Command(
            "answer",
            (),
            "answer",
            "What was chosen at the table of a letter, as it is sent.",
        ),
        Command(
            "check_opened",
            (_KEPT, Field("plain", "bytes", "as `open_game` has answered")),
            "audited",
            "Checks a game by post at a friend's device, as `audit` does, and every letter against it.",
        ),
        Command(
            "move_on",
            (
                _KEPT,
                Field("secret", "bytes", "of at most 160 bytes, what the other page needs"),
                Field("room", "number", "how many bytes it may have"),
            ),
            "moved",
            "What another device of the same person needs to go on. This one stops.",
        ),
        Command(
            "take_over",
            (
                Field("game", "text", "a game's id"),
                Field("plain", "bytes", "as `move_on` has answered"),
            ),
            "taken_over",
            "Goes on at another device.",
        ),
        Command(
            "show",
            (
                Field("position", "number", "how many log entries had happened"),
                Field(
                    "eyes",
                    "eyes",
                    "from now on the table is seen as by this seat, a `spectator`, or a spectator who "
                    "sees `all` hands, in a game that is over or watched; null: as before",
                ),
            ),
            "shown",
            "A past moment as the viewer could see it then.",
        ),
        Command(
            "share",
            (
                Field(
                    "position",
                    "number or null",
                    "the moment with which the link begins; null: the first",
                ),
                Field("names", "flag", "whether the link tells who played"),
            ),
            "link",
            "A link that holds the whole game; through the eyes that look now, if it is over. Refused "
            "while something in it is hidden.",
        ),
        Command(
            "watch",
            (Field("link", "text", "as `share` made it"), _FRAME),
            "table",
            "Shows the game in a link; nobody plays it, and it is not stored. `moment` is where the "
            "link begins. If it is bad the table stays as it was.",
        ),
        Command("copy", (), "saved", "A game that is watched, as a save."),
        Command(
            "explain",
            (
                Field("position", "number", "of a moment of the last table, or shown since then"),
                Field("node", "text", "the id of a node with `explain`, in its last scene"),
            ),
            "explained",
            "What a thing on the table is, does and counts as things stood in that moment.",
        ),
        Command(
            "why",
            (Field("picks", "picks", "the pick tokens pressed, which together name no choice"),),
            "refusal",
            "Why the action those picks try to name is not legal.",
        ),
        Command(
            "hint",
            (_REVISION,),
            "asked",
            "Asks for a hint for the viewer, who must be acting: what a strong "
            "bot would do, judging from the viewer's own view.",
        ),
        Command(
            "assess",
            (
                Field("position", "number", "of a decision of the viewer, made or to be made now"),
                Field(
                    "action",
                    "action or null",
                    "what the viewer did; null: nothing yet, all is compared meanwhile",
                ),
                Field(
                    "least",
                    "number",
                    "points of a hundred: giving away less of the chance of winning is not told",
                ),
                Field("gaps", "chances", "the `gap` of other decisions that were assessed"),
            ),
            "asked",
            "Asks what the viewer gives away with a decision, from what the viewer knew then. For one "
            "person against bots alone, not in a deal of the day. Nothing is compared where several "
            "seats choose at once or a choice must not be foreseen. A worker that is asked again about "
            "the same decision goes on where it was called off.",
        ),
        Command(
            "remark",
            (
                _REVISION,
                Field("told", "texts", "the ids of the remarks made so far"),
                Field(
                    "refused",
                    "text or null",
                    "the rule that forbids what the viewer has just tried; null: nothing was tried",
                ),
            ),
            "remark",
            "What the coach has to say to the viewer, who must be acting.",
        ),
        Command(
            "insight",
            (Field("position", "number", "one of the table's `insights`"),),
            "told",
            "What a bot compared before a move.",
        ),
        Command(
            "review",
            (),
            "review",
            "The decisions of a game that is over, for an analysis.",
        ),
        Command(
            "judge",
            (
                Field("position", "number", "how many log entries had happened; a seat acted then"),
                Field("seat", "number", "who is asked for its chance, acting or not"),
                Field(
                    "look",
                    "number",
                    "0: the usual; from 1 on a closer look, each number another, independent one",
                ),
            ),
            "asked",
            "Asks how likely a seat was to win, from what it knew then; once the game is over.",
        ),
        Command(
            "analyse",
            (),
            "asked",
            "Asks for the analysis of a game that is over: what moved every seat's chance of winning, "
            "its chance at every decision, the turning points, and the costliest decisions of the "
            "people at this screen; of all seats, if nobody but bots has played. A worker that is "
            "asked again goes on where it was called off.",
        ),
        Command(
            "learn",
            (
                Field("game", "text", "a game's id"),
                Field("lesson", "text", "one of its `lessons`"),
                Field(
                    "place",
                    "number",
                    "the step to begin with, 0 the first; the number of steps: its end",
                ),
                _FRAME,
            ),
            "table",
            "Begins a lesson. In it a deed that is legal but not wanted changes nothing and gets an "
            "`answer`; `undo` goes back one step. It is not stored.",
        ),
        Command(
            "puzzle",
            _PUZZLE,
            "table",
            "Begins a puzzle: a moment of a game at which one action is clearly the best. The table "
            "is as in a lesson of one step.",
        ),
        Command(
            "pose",
            _PUZZLE,
            "posed",
            "Tells a puzzle and its answer, to be printed; the table stays as it is.",
        ),
        Command(
            "demonstrate",
            (_REVISION,),
            "table",
            "Does what the lesson's step wants, for whoever asks to be shown, or skips it.",
        ),
        Command(
            "play_on",
            (_REVISION, Field("who", "text", "the level that takes the other seats")),
            "table",
            "Makes a lesson that has come to its end a match like any other, with chance of its own.",
        ),
    )
}
