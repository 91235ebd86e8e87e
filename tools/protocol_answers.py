"""What the engine answers the page with: a table, from which the page of the protocol is written."""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["SHAPES"]

Fields = Mapping[str, str]

SHAPES: Mapping[str, tuple[str, Fields]] = {
    "catalog": (
        "What there is to choose from.",
        {
            "ok": "`true`",
            "games": "a list of games",
            "levels": "the bots' levels, weakest first",
            "colours": "the seats' colours",
        },
    ),
    "game": (
        "The facts of a game, as in `Info`.",
        {
            "id": "names its folder, its sprites and its messages",
            "rules_version": "grows when a saved log would play differently",
            "seats": "the numbers of seats it is for",
            "options": "a list of `{name, kind, choices, default, rated}`; `default` null: must be chosen; "
            "`rated`: tournaments try all its choices",
            "traits": "`{hidden, chance, simultaneous}`",
            "rules": "rule ids, in the order of the rules page",
            "longest": "the most log entries of a random game",
            "complexity": "how much there is to learn, from 1 to 5",
            "quick": "`{seats, options}` to start without choosing",
            "designer": "who made the game",
            "published": "who published its editions, and when",
            "post": "whether it is played by post",
            "days": "the tables of the deal of the day, a list of `{since, seats, options, levels, until}`",
            "lessons": "its lessons in order, a list of `{id, steps, next}`: how many steps, and the "
            "lesson it leads to or null",
        },
    ),
    "table": (
        "Everything the page needs to show and go on.",
        {
            "ok": "`true`",
            "game": "the game's id",
            "revision": "to be sent back with the next command; grows with every change, on a friend's "
            "screen with every change of what the seat sees or may do",
            "mark": "what a friend's screen has been told, to be sent back as `since`; null on this "
            "device's screen",
            "number": "how many tables a friend's screen has been told with this one; null on this device's "
            "screen",
            "base": "the `number` of the table on which its scenes are based: where a node stands as a "
            "number, it is the node at that place of the scene before, of the last one of that table at "
            "first; null: every node stands there",
            "position": "entries in the log",
            "frame": "for which its scenes were painted",
            "undone": "how often something was taken back",
            "options": "the match's options",
            "seed": "the match's seed once the game is over; before that null, for it tells all chance to "
            "come",
            "viewer": "the seat whose eyes are on the screen; null: a spectator",
            "all": "whether that spectator sees all hands",
            "curtain": "the person who must lift the curtain first; null: nobody",
            "open": "whether no seat knows more than a spectator; on a friend's screen, whether the game "
            "is over",
            "acting": "the seats that act now",
            "round": "the position at which several seats began to choose at the same time, if the friend "
            "whose screen it is has still to choose, on this device's screen if any friend has; else null",
            "over": "whether the game is over",
            "ranks": "per seat its rank, 1 the best, all 2 if everybody has lost; null until the game is over",
            "outcome": "the outcome; null until the game is over",
            "seal": "the SHA-256 of the deal, which tells nothing of it",
            "day": "the date of the deal of the day; null: another game",
            "contest": "of a deal of a contest `{code, number, tries, word}`, as it was begun; null: another game",
            "counts": "whether it may count in somebody's record",
            "seats": "per seat a player",
            "scenes": "moments to show one after another; the last is now, and there is one at least",
            "choices": "per legal action of the viewer a choice; empty before a curtain",
            "arrangement": "what the viewer may lay out before it confirms; null: its choices are "
            "made one by one",
            "origin": "`{move, when}` of a game that was branched off: after which move, as the player of "
            "past moments counts them, of a game "
            "played when; null: begun as any other",
            "undo": "`{position, free}`; `free` false: only because all others are bots; null: nothing",
            "log": "`{keep, lines}`: keep the first lines, then append lines",
            "think": "`{seat, revision, parallel}`: the bot that is to be consulted, the revision to be sent to "
            "`consult` and `move`, the same while others only choose at the same time, and how many searches it is worth at once, "
            "0 if it does not search; null if no bot acts, and on a friend's screen",
            "setup": "how many entries of the log are the set-up, before anybody has decided anything",
            "trails": "`{since, moves}`: what has moved since the viewer acted last, which was before that position; "
            "each move is `{position, seat, parts}`, each part `{node, from, to, size}`, by the centres of a thing and the id of what lies there now; `from` "
            "null: it has come from a hand, or out of many; `seat` null: nobody's alone",
            "insights": "positions before the moves of which `insight` may be asked now",
            "motive": "message: why a bot made the `move` that this answers, as anybody can tell; null: "
            "nobody asked, or not everybody can tell",
            "watched": "whether the game is only shown",
            "post": "whether friends play it by post",
            "moment": "the position with which a link begins, in the answer to `watch`; else null",
            "lesson": "the lesson at the table; null: a match",
        },
    ),
    "lesson": (
        "How far a lesson has come.",
        {
            "id": "its id; null: a puzzle, which is like a lesson of one step",
            "title": "message: its name",
            "goal": "message: what wins the game",
            "place": "the number of the step, from 0; at the end that of all steps",
            "steps": "how many steps there are",
            "say": "message: what to do; null at the end",
            "done": "message: what is told of the step before while its scenes are shown; null: nothing",
            "point": "node ids, picks and targets to be marked, the first the most important",
            "parts": "where several actions are laid out together: for each of them, and at last for all, "
            "`say` and `point`; otherwise empty",
            "orders": "actions whose buttons are to be marked",
            "wanted": "legal actions that do what is asked; empty in a puzzle",
            "answer": "`{message, rule}` to the last deed, which was legal and not wanted; null: none",
            "missed": "how many such deeds there were in this step",
            "on": "message: what comes next, at the end; else null",
            "next": "the lesson that comes next, at the end; null: none",
            "anew": "whether at the end a new game is offered, as the lesson's is over or won",
        },
    ),
    "player": (
        "Who sits there.",
        {
            "name": "as chosen; may be empty",
            "colour": "one of the colours; its shape is the page's affair",
            "who": "`human`: a person at this screen; `friend`: one at a screen of their own; a level; in a "
            "lesson `scripted`",
        },
    ),
    "moment": (
        "A scene, where in the log it belongs, and what is said beside it while it is on the stage.",
        {
            "position": "entries in the log then",
            "lines": "how many of that position's log lines are told by then",
            "seats": "per seat `{turn, facts}`: whether it acts then, and a list of facts",
            "prompt": "message: what is asked, who is waited for, or what is about to be seen; null: nobody "
            "acts, more is to happen first",
            "goal": "message: what wins, and how far the viewer is from it; once the game is over, that it is",
            "held": "per seat a list of facts: what it alone knows of what it holds; null unless all "
            "hands are seen",
            "sheet": "the score sheet; null before there is anything to count, and but with the last moment",
            "rest": "how long the next moment is waited for, in parts of the usual pause",
            "scene": "a scene",
        },
    ),
    "fact": (
        "Something known, as of a seat, in words and as what is shown where there is no room for them.",
        {
            "icon": "a sprite or null",
            "value": "a number or text shown beside the sprite; empty: the sprite alone is a mark",
            "message": "message: in words",
        },
    ),
    "sheet": (
        "Where the points come from: a row for each seat, whoever leads first.",
        {
            "columns": "messages: short names",
            "icons": "per column a sprite or empty",
            "rows": "a list of `{seat, values}`: for every column a number or text, which may be empty",
            "rounds": "a list of `{number, facts, parts}`: what each round brought, per seat a "
            "`{value, facts}`, the value a number or text; empty in games without rounds",
            "why": "message: who won and by what; null until the game is over",
            "decided": "the place of the column that decides, from 0: the last, or after a tie the "
            "one that broke it",
        },
    ),
    "explanation": (
        "What the card of a thing says.",
        {
            "name": "message",
            "now": "message: what it does as things stand; null: nothing",
            "numbers": "facts, each with a value",
            "more": "message: what else there is to know; null: nothing",
            "rule": "the id of the rule that says more; null: none",
            "icon": "its picture, a sprite; null: none",
        },
    ),
    "line": (
        "One line of the log in words.",
        {
            "position": "entries in the log right after it happened",
            "seat": "whom it is about; null: nobody",
            "message": "what happened",
            "head": "whether a round begins with it, or in a game without rounds what one seat does in a row",
            "sound": "what it sounds like: the name of a [material](../py/freebooters/stage/sound.py); null: nothing",
        },
    ),
    "choice": (
        "A legal action as a person finds it on the table.",
        {
            "action": "to be sent with `act`",
            "label": "message: what a button says",
            "picks": "tokens that together, in any order, name the action; none: a plain button",
            "target": "a token that stands for where it leads; null: none",
            "ghost": "nodes that show the outcome beforehand, as far as it can be known",
            "gain": "message: the outcome in words; null: nothing to add",
            "short": "message: a few letters for its button, which it has where few have one; null: `label`",
            "icon": "a sprite for that button; null: none",
        },
    ),
    "arrangement": (
        "What is laid out freely, then confirmed with `acts`: for each place its `action` with the word of the item there.",
        {
            "places": "a list of `{pick, action}`; `pick` is the token of the node there",
            "items": "a list of `{pick, word}`; `pick` is the token of the item's node",
            "confirm": "message: what the button says",
            "rest": "the token of the node where the last item left over lies once every place has "
            "one; null: where it was",
            "again": "`{label, actions}`: a button, and what lays everything as it was confirmed the "
            "last time; null: nothing was",
        },
    ),
    "scene": (
        "A moment of the table, in table units: 1000 wide.",
        {
            "height": "in table units",
            "nodes": "a list of nodes",
            "label": "message: what this is",
            "own": "in a narrow frame `[x, y, width, height]` of the part that is the viewer's; not there if there is none",
            "ending": "once the game is over `[x, y, width, height]` of what stays in sight beside the result; not there if nothing has to",
        },
    ),
    "node": (
        "One thing on the table. `id`, `kind`, `at` and `size` are always there, the rest if needed.",
        {
            "id": "unique in its scene; the same in the next one if it is the same thing",
            "kind": "`box`, `disc`, `path`, `sprite`, `text`, `zone` or `glow`",
            "at": "`[x, y]` of the centre",
            "size": "`[width, height]`; text: `[width of a line or 0, height of letters]`; path: `[stroke width, 0]`",
            "skin": "a theme token; of a sprite `<room>/<file>`",
            "turn": "degrees clockwise",
            "z": "painting order, before the scene's",
            "alpha": "opacity, 0 to 1",
            "tint": "the token a sprite's `currentColor` becomes",
            "edge": "the token of the outline of a box or disc",
            "round": "corner radius of a box",
            "points": "of a path: x, y, x, y, …",
            "text": "a message, a string that stands for itself, or a list of these, of which the first that fits is shown",
            "lines": "how many lines the text may take",
            "ground": "the token of what the text stands on",
            "explain": "`true`: it can be explained",
            "face": "`body` or `display`",
            "align": "`center`, `left` or `right`",
            "label": "message: its accessible name; a node with `pick` has one",
            "pick": "the token a press on it stands for; nodes may share one",
            "state": "flags: `dim`, `chosen`, `lit`, `back`",
            "was": "the id, in the scene before, of the node this one comes from",
        },
    ),
    "message": (
        "Words before they have a language. Left out: `args`, when there are none.",
        {
            "key": "a Fluent message id",
            "args": "name to number, string, message, or `{seat}`, which stands for that seat's name",
        },
    ),
    "shown": (
        "`shown` is a moment with one more field.",
        {
            "ok": "`true`",
            "shown": "a moment, `branch`: from where `branch` plays on, or null, and `trails` as a table has them",
            "viewer": "as of a table",
            "all": "as of a table",
            "lines": "all lines of the log, if they are seen by other eyes than before, or null",
        },
    ),
    "saved": (
        "A game to be kept.",
        {"ok": "`true`", "text": "a save"},
    ),
    "link": (
        "A game to be given away.",
        {"ok": "`true`", "link": "what `watch` takes, in letters of addresses"},
    ),
    "far": (
        "What a friend is answered.",
        {
            "ok": "`true`",
            "changed": "whether the match has changed, so that the other screens have news",
            "answer": "for the friend's page, as it is: an answer to the command, or an error",
        },
    ),
    "backwards": (
        "What everybody is asked before something is taken back.",
        {
            "ok": "`true`",
            "revision": "to be sent with `undo`",
            "undone": "how often the match has gone back so far",
            "position": "how many entries the log would have",
            "seal": "of the deal",
        },
    ),
    "sealed": (
        "Choices made at the same time, sealed.",
        {
            "ok": "`true`",
            "seals": "by seats, as text: the SHA-256 of `<nonce>/<start>/<seat>/<its actions in JSON>`",
        },
    ),
    "terms": (
        "What an invitation says.",
        {
            "ok": "`true`",
            "terms": "the game, who sits where, and to which seat it invites, as bytes",
        },
    ),
    "invitation": (
        "To what an invitation invites.",
        {
            "ok": "`true`",
            "game": "the game's id",
            "options": "its options",
            "seats": "as `start` has them",
            "seat": "that of the friend who is invited",
        },
    ),
    "kept": (
        "What a friend's device keeps of a game by post.",
        {"ok": "`true`", "kept": "text, which the engine alone reads"},
    ),
    "letters": (
        "How the correspondence stands.",
        {
            "ok": "`true`",
            "friends": "per friend a letter, in the order of their seats",
            "asking": "`{seat, waits}`: whose last actions are taken back, and which seats have still to "
            "agree; null: nothing is taken back",
        },
    ),
    "letter": (
        "The letter to a friend that is due or out.",
        {
            "seat": "the friend's",
            "number": "of the letter; if there is none, of the last one, 0 before the first",
            "plain": "the letter, as bytes; null: there is none",
            "sent": "whether it was sent; one that was asked for whole has to be sent again",
            "asked": "whether it asks for an action",
            "over": "whether it tells the end",
            "back": "whether it asks to agree that something is taken back",
            "away": "whether a bot plays that seat now",
            "waits": "whether it was sent, and an answer to it is waited for",
        },
    ),
    "taken": (
        "What became of an answer or a request.",
        {
            "ok": "`true`",
            "found": "`played`; `part`: the game has parted from what the friend could know, and the rest is "
            "void; `agreed`, to what is taken back; `again`, `differs` from the first; `late`, `ahead` of "
            "this device; `illegal`; of a request `refused`: all is as it was before it was taken back; "
            "`whole`: the letter is due once more",
            "counted": "how many of its actions were carried out",
            "count": "how many it has",
            "changed": "whether the table is another one now",
        },
    ),
    "done": ("It is done.", {"ok": "`true`"}),
    "bytes": (
        "Bytes that are sent by post.",
        {"ok": "`true`", "plain": "the bytes"},
    ),
    "opened": (
        "A letter as a friend's device has opened it.",
        {
            "ok": "`true`",
            "found": "`new`; the `same` as was opened last; an `older` one; one that tells `otherwise` than "
            "the first of its number; one that is to be asked for `whole`, as the one before it is not "
            "here; `none`: there is none yet; `moved`: another device has gone on",
            "kept": "what the device keeps from now on",
            "letter": "an opened letter",
            "request": "bytes that may be sent back in place of an answer: that it be sent whole, or that "
            "its reader does not agree; null: none",
            "table": "the table of which it tells; null: the one on the screen stays",
        },
    ),
    "opened letter": (
        "What a letter tells beside its table.",
        {
            "number": "of the letter",
            "newest": "the number of the newest one that was opened",
            "answered": "whether it was answered",
            "asked": "whether it asks for an action",
            "over": "whether it tells the end",
            "backs": "a list of `[seat, position]`: what was taken back; who answers agrees to it",
            "counted": "how many actions of the answer before it were carried out",
            "count": "how many that one has",
            "left_out": "how many entries of the log it does not tell, as there was no room",
            "away": "whether a bot has played for its reader",
        },
    ),
    "answer": (
        "What was chosen at the table of a letter.",
        {
            "ok": "`true`",
            "plain": "the answer so far, as bytes; null: nothing was chosen yet",
            "kept": "what the device keeps once it is sent",
            "count": "how many actions were chosen",
            "goes_on": "whether more can be chosen",
            "drawn": "whether something is drawn, and then the seat's turn goes on",
        },
    ),
    "moved": (
        "What goes to another device.",
        {
            "ok": "`true`",
            "plain": "the bytes",
            "kept": "what this device keeps, which has stopped",
        },
    ),
    "taken_over": (
        "What has come from another device.",
        {
            "ok": "`true`",
            "game": "the game's id",
            "options": "its options",
            "seats": "as `start` has them",
            "seat": "that of the friend whose game it is",
            "kept": "what the device keeps",
            "number": "of the newest letter that it knows; 0: none",
            "secret": "what its page needs, as bytes",
        },
    ),
    "explained": (
        "What a thing on the table is.",
        {"ok": "`true`", "explanation": "an explanation"},
    ),
    "branch": (
        "A new game, to be loaded.",
        {
            "ok": "`true`",
            "text": "its save",
            "position": "entries in its log",
            "origin": "as of a table",
            "seats": "as of a table",
        },
    ),
    "inspected": (
        "A match that a save holds, without a table.",
        {
            "ok": "`true`",
            "text": "the save as it is stored here",
            **dict.fromkeys(
                (
                    *("game", "options", "seats", "position", "over"),
                    *("outcome", "origin", "seal", "day", "contest"),
                ),
                "as of a table",
            ),
        },
    ),
    "preview": (
        "The present moment of a save, without a table.",
        {
            "ok": "`true`",
            "viewer": "whose eyes it is seen with, null: a spectator's",
            "seats": "per seat a player",
            "shown": "a moment to show",
        },
    ),
    "early": (
        "What can be shown of a table before the engine is there.",
        {
            "ok": "`true`",
            "early": "`{table, explained, remark}`: a table; by the ids of its nodes their explanations; what "
            "the coach says first, or null",
        },
    ),
    "posed": (
        "A puzzle and its answer, without a table.",
        {
            "ok": "`true`",
            "viewer": "the seat that acts",
            "seats": "per seat a player",
            "shown": "a moment to show",
            "best": "message: what should be done, and why",
        },
    ),
    "refusal": (
        "Why something is not legal.",
        {"ok": "`true`", "refusal": "`{message, rule}`; `rule` is a rule id or null"},
    ),
    "error": (
        "Instead of any answer, when the command was refused. Nothing has changed.",
        {"ok": "`false`", "error": "a message", "rule": "a rule id or null"},
    ),
    "crash": (
        "Instead of any answer, when the engine has a bug.",
        {"ok": "`false`", "crash": "the traceback"},
    ),
    "remark": (
        "What the coach says.",
        {
            "ok": "`true`",
            "remark": "`{id, message, rule}`; null: nothing",
        },
    ),
    "question": (
        "What a bot is asked. It holds a view, never a state or the match's seed.",
        {
            "game": "the game's id",
            "seats": "how many play",
            "seat": "who is asked",
            "purpose": "`move`: what the bot does; `hint`: what a person might do; `judge`: how likely the "
            "seat is to win; `weigh`: the same, looked at more closely; `assess`: what a person's "
            "decision gives away",
            "level": "of a `move` a level, else null",
            "view": "the fields of the seat's view",
            "choices": "its legal actions; empty if others act, which only a `judge` allows",
            "taken": "of a judgement: what the seat did then, to be told among what is compared; of an "
            "`assess` what it did, null: nothing yet; else null",
            "decisions": "how many the seat has made so far; after very many a `move` may be random",
            "limited": "of a `move`, whether it may be cut short by time or by a person; in a contest it "
            "may not",
            "row": "how many actions a `hint` is to lay out before they are confirmed; 1: no arrangement",
            "seed": "where the bot's own randomness starts",
            "revision": "of the table that asks; the answer is sent with it",
        },
    ),
    "assessment": (
        "A question about a person's decision has, beside the fields of every question:",
        {
            "least": "points of a hundred: giving away less is not told",
            "gaps": "the `gap` of other decisions that were assessed",
            "looks": "where the randomness of two looks at a single action starts",
        },
    ),
    "assessed": (
        "A slice of assessing.",
        {
            "done": "whether it is over",
            "progress": "1 then, before it 0",
            "slip": "at the end what was given away: `taken` and `best`, each a prospect, `cost`, 0 to 1, "
            "and `error`, the standard error of that; null: nothing, less than `least`, or too close to "
            "tell",
            "gap": "by how much two looks at it differed; null: there were none",
        },
    ),
    "step": (
        "A slice of thinking.",
        {
            "done": "whether thinking is over",
            "progress": "0 to 1",
            "action": "the best so far; null before the first thought",
            "worth": "of a `judge` or `weigh` the seat's chance of winning; else null",
            "prospects": "what the action was compared with, itself included: the three best, and it "
            "itself if it is none of them; of a `weigh` all that were tried",
            "row": "the actions laid out so far, each as a prospect; null unless a row was asked for",
        },
    ),
    "prospect": (
        "An action a bot has compared with others.",
        {
            "action": "as in `choices`",
            "worth": "the chance of winning with it, as the bot estimates it, 0 to 1; null where it "
            "estimates none",
            "share": "its share of the bot's trials; where the choice is drawn, its probability",
            "label": "message: what its button says",
            "reason": "message: what speaks for it; null: nothing much",
        },
    ),
    "rerun": (
        "A deal that bots are asked to play again, from the start and by themselves.",
        {
            "purpose": "`rerun`",
            "game": "the game's id",
            "players": "per seat a level",
            "options": "the match's options",
            "seed": "the match's seed",
            "seat": "whose player was replaced",
            "entries": "how long the log of the match was",
            "played": "what was decided in a run that was broken off, empty for a new one",
        },
    ),
    "ran": (
        "A slice of it.",
        {
            "done": "whether it is over",
            "progress": "0 to 1, as far as can be told",
            "played": "every decision so far, as its number among the legal actions",
            "turns": "how many the seat has had",
            "outcome": "the outcome, once it is over; else null",
        },
    ),
    "whole": (
        "A game that is to be analysed.",
        {
            "purpose": "`analysis`",
            "game": "the game's id",
            "seats": "how many play",
            "options": "the match's options",
            "seed": "the match's seed",
            "log": "the whole log, entries as `[seat, action]`",
            "learners": "the seats whose costliest decisions are looked for",
        },
    ),
    "analysed": (
        "A slice of that. It tells what is new since the last one, the last slice all.",
        {
            "done": "whether it is over",
            "progress": "0 to 1",
            "split": "how far the split into luck and play is, 0 to 1",
            "judged": "the decisions judged",
            "shares": "per seat a share; empty before they are known",
            "turning": "the turning points, at most five, the largest first",
            "mistakes": "the costliest decisions, at most three, in the order of the game",
            "summaries": "per seat a message, what decided the game for it, or null where that "
            "cannot be told; again whenever more is known",
        },
    ),
    "judged": (
        "A decision judged.",
        {
            "position": "the moment before it",
            "seat": "who decided",
            "worth": "its chance of winning, from what it knew then, 0 to 1",
            "prospects": "what was compared, as a `judge` tells it",
        },
    ),
    "turn": (
        "A turning point: a chance that changed by 0.1 at least from one decision of a seat to its next.",
        {
            "seat": "whose chance changed",
            "before": "its chance before",
            "after": "its chance after, at the end what it got",
            "from": "the position after which it changed most",
            "to": "the position until which it changed most",
            "better": "the prospect that would have been better, where it was a decision of that seat "
            "that cost it something; else null",
        },
    ),
    "mistake": (
        "A decision that clearly gave away a part of the chance of winning.",
        {
            "position": "the moment before it",
            "seat": "who decided",
            "taken": "the prospect of what was done",
            "best": "that of what would have been best",
            "cost": "what was given away, 0 to 1",
            "error": "the standard error of that",
            "tried": "all that was looked at, `{action, worth, verdict}`; `verdict`, against what was "
            "done: `same`, `best`, `better`, `worse`, `close`: too close to tell, or `unknown`: hardly "
            "looked at",
        },
    ),
    "share": (
        "What led one seat from its chance to its result ([ADR 45](adr/0045-luck-and-play.md)).",
        {
            "start": "its chance before the first entry of the log, 0 to 1",
            "luck": "what chance changed, as a part: `[change, error, certainty]`; `error`: the standard "
            "error; `certainty`: `exact`, `sure` within the error, too `close` to tell, or too `much`, "
            "more than one game",
            "play": "what its own decisions changed, as a part",
            "others": "what the others' decisions changed, as a part",
            "rest": "what became of secret choices together, and what the estimates did not foresee, as a "
            "part",
            "result": "what it got in the end: start + luck + play + others + rest",
        },
    ),
    "outcome": (
        "How a game came out.",
        {
            "ranks": "per seat its rank",
            "turns": "per seat how many turns it had: actions with nobody else's in between are one",
            "scores": "per seat the value that decides, a number or text as in the last column of the score sheet; may be "
            "empty",
            "unit": "message: the name of that value; null: none",
        },
    ),
    "checked": (
        "A deal that is opened, and what is found in the log.",
        {
            "ok": "`true`",
            "deal": "the deal as text, of which the seal is the SHA-256",
            "since": "the position from which on the seed decides",
            "drawn": "how many outcomes of chance the seed decides as the log has them",
            "wrong": "the position of the first outcome that it decides otherwise; null: none",
        },
    ),
    "audited": (
        "What is found in a game that was opened.",
        {
            "ok": "`true`",
            "wrong": "`{message, position}`: the first thing that is not as it should be, and the "
            "position of the entry in the log or null; null: nothing",
            "told": "messages: what else there is to know, which is no fraud",
            "text": "a save to be kept at this device",
        },
    ),
    "recalled": (
        "Pictures of a game that was opened.",
        {
            "ok": "`true`",
            "pictures": "for each moment what a table told of it: `scenes` with the last moment alone, "
            "`acting`, `over`, `ranks`, `outcome`, `choices`, `arrangement`, and the `log` since the picture "
            "before; null: there was no such moment",
        },
    ),
    "witness": (
        "What a device has noted of a game that another one deals, with moments as `[undone, position]`.",
        {
            "seat": "whose device it is; -1: the one that deals",
            "share": "what it drew for the seed; null: nothing",
            "seal": "of the deal, as the first table had it; null: it had none",
            "commitments": "a list of `[seat, commitment]`, as it was shown them before the shares",
            "sent": "a list of `[moment, action, sure]`: what it did, when, and whether it was answered",
            "granted": "a list of `[seat, undone, position, sealed]`: what it agreed to, of all that was "
            "asked: that the match goes back to that position for that seat; `sealed`: how many of the "
            "seals it had been told when it was asked",
            "undos": "a list of `undone`: when it took back its own last action as of right",
            "sealed": "a list of `[undone, round, seat, seal, bound]`: the seals it was told of choices "
            "made at the same time; `bound`: of somebody at the device that deals",
            "votes": "a list of `[undone, seat, signed]`: the votes that are opened with the game, by keys "
            "that it knows: when something was taken back by it, whose it is, and whether that device has "
            "signed it",
            "away": "a list of pairs of moments: the last one before it was away, and the next one it saw",
        },
    ),
    "told": (
        "What a bot compared before it moved.",
        {"ok": "`true`", "insight": "an insight"},
    ),
    "insight": (
        "Told at once only if nobody knew anything then that others did not; otherwise when the game is over.",
        {
            "position": "the moment before the move",
            "seat": "whose move it was",
            "action": "what it did",
            "prospects": "what it compared that with, itself included",
        },
    ),
    "contest": (
        "Deals that any number of people play.",
        {
            "ok": "`true`",
            "code": "twelve signs, as they stand in addresses",
            "shown": "the same as people read it",
            "game": "the game's id",
            "options": "the game's options",
            "seats": "how many play",
            "level": "of all bots",
            "worded": "whether a word completes the seeds",
            "places": "per deal the person's seat, which follows from the seed",
        },
    ),
    "handed": (
        "A result, to be given away.",
        {
            "ok": "`true`",
            "result": "a text that holds the game, in letters of addresses",
            "typed": "twelve signs that claim the same, for those who can only type",
        },
    ),
    "collected": (
        "The table of a contest.",
        {
            "ok": "`true`",
            "kept": "texts of all that was taken, each game once",
            "twice": "how many were there already",
            "refused": "a list of `{text, error}`: what could not be taken, and why",
            "rows": "a row for every game",
            "totals": "per name `{name, place, points, most, deals}`, over all its deals, the best first",
        },
    ),
    "row": (
        "A game of a contest; those of a deal stand together, the best first.",
        {
            "text": "of `kept`",
            "name": "whose it is",
            "number": "of the deal, from 0",
            "tries": "on that person's device; 1: the first",
            "contradicted": "whether it is a claim, and a game of that try has come that is another",
            "claimed": "whether a code alone says so",
            "rank": "1 the best",
            "score": "what decides, as the score sheet has it; empty where there is none, and of a claim",
            "turns": "how many the person had",
            "counts": "whether it is compared: of several under one name the earliest try is",
            "points": "matchpoints: 1 for everybody one did better than, half of it for an equal; null: it "
            "does not count",
            "most": "matchpoints there are",
            "twin": "who else has handed in the same game, move by move; null: nobody",
        },
    ),
    "recheck": (
        "Asks whether the bots of a result do again what they did.",
        {
            "purpose": "`recheck`",
            "code": "of the contest",
            "word": "that was said",
            "text": "the result",
        },
    ),
    "rechecked": (
        "A slice of that.",
        {
            "done": "whether all bots were asked",
            "progress": "0 to 1",
            "strange": "a list of `[entry, seat]`: entries of the log, from 1, at which a bot does otherwise",
            "share": "luck and play of the person, as of an analysis; null until the end, and in a game without estimates",
        },
    ),
    "asked": (
        "A question, which goes to a bot's worker at once; the page does not see it.",
        {"ok": "`true`", "think": "the question"},
    ),
    "review": (
        "What an analysis looks at.",
        {
            "ok": "`true`",
            "moments": "per decision `{position, seat, action, glance}`, where the seat had a choice and "
            "knew something new; `position` is the moment before it, `glance` what the game's own "
            "estimate says of the seat's chance, 0 to 1, before anything is searched; null: it has none",
            "returns": "per seat its share of the win, 0 to 1",
        },
    ),
}
"""The objects that answers consist of, each with its meaning and its fields."""
