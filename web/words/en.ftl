### The page around the games. Rooms bring their own words.

## Everywhere

shell-title = Freebooters — pirate board games
shell-skip = Skip to the content
shell-said-of = { $of }: { $said }
shell-nav = Main
shell-nav-saves = Saved games
shell-nav-settings = Settings
shell-nav-credits = Credits and licences
shell-nav-demo = Watch a demonstration
shell-nav-workshop = Rules workshop. Change a game and play it at once.
shell-home = Home
shell-close = Close
shell-retry = Try again
shell-failed = Part of the page could not be loaded. Check your connection and try again.
shell-progress = Getting ready
shell-stage-download = Downloading the game engine…
shell-stage-quiet = The game engine has not answered yet. If that does not change, something keeps this page from starting it: an extension, or a strict setting of the browser. Make an exception for this page, or use another browser.
shell-stage-bytes = Downloading the game engine: { $loaded } / { $total } MB
shell-stage-unpack = Unpacking the game engine…
shell-stage-start = Waking the crew…
shell-stage-install = Laying out the games…
shell-ready = Ready to play.
shell-ready-offline = Ready to play, offline too.
seat-number = Player { $number }
setup-summary =
    { $bots ->
        [0]
            { $humans ->
                [one] one player
               *[other] { $humans } players around one screen
            }
       *[other]
            { $humans ->
                [0] { $bots } computer players; you watch
                [1]
                    { $bots ->
                        [one] you against one opponent
                       *[other] you against { $bots } opponents
                    }
               *[other]
                    { $bots ->
                        [one] { $humans } players and one opponent
                       *[other] { $humans } players and { $bots } opponents
                    }
            }
    }

## Home

home-title = Pirate board games, one click away
home-lead = Board games of pirates, treasure and mutiny in your browser: alone against cunning opponents, or with friends, around one screen or each at their own.
home-promise-free = No install, no account, no ads
home-promise-offline = Works offline after the first visit
home-promise-file = All in this one file, no network needed
home-promise-private = Your games stay on your device
home-noscript = Freebooters needs JavaScript to deal the cards. Please switch it on and reload the page.
home-games = Choose your voyage
home-take = Take it with you
home-take-about = The whole page as one file of { $megabytes } MB: save it, and open it in a browser wherever you are, without any network.
home-take-button = Download the file
home-footer = Free and open, made by players for players. Not affiliated with any publisher.
home-seats = { $least }–{ $most } players
home-rules = Rules
home-play = Play now
home-setup = Choose players
home-friends = Play with friends
home-first =
    { $coach ->
        [muted]
            { $bots ->
                [1] Your first game: one deckhand
                [2] Your first game: two deckhands
               *[other] Your first game: { $bots } deckhands
            }
       *[on]
            { $bots ->
                [1] Your first game: one deckhand, with the coach
                [2] Your first game: two deckhands, with the coach
               *[other] Your first game: { $bots } deckhands, with the coach
            }
    }
home-learn = Learn in three minutes
home-continue = Carry on where you left off
home-continue-button = Continue
home-update = A new version of Freebooters is ready.
home-update-use = Use it now
home-update-unsaved = The new version waits: a game in one of your tabs is not stored on this device. Save it as a file there first.
home-update-silent = The new version waits: Freebooters is open in another tab that does not answer. Close that tab and try again.

## Lobby

lobby-seats = How many play?
lobby-name = Name
lobby-who = Who plays
lobby-human = Human
lobby-bot = Computer: { $level }
lobby-colour = Colour and shape
lobby-colour-shape = { $colour }, { $shape }
lobby-colours-hint = Everyone has a colour and a shape of their own; picking a taken one swaps the two.
lobby-fine = Fine points
lobby-more = More
lobby-seed = Seed
lobby-seed-hint = The same seed deals the same cards again. Leave it empty for a fresh deal.
lobby-reset = Back to the suggestion
lobby-measured = How strong they are, measured
lobby-rating =
    { $others ->
        [1] Wins { $share }% against { $level }
       *[other] Wins { $share }% against { $others } × { $level }
    }
lobby-rating-sure = { $games } games: { $low }–{ $high }%
lobby-rating-even = an equal would win { $even }%
lobby-ratings-here = Counted in tournaments at a table just like this one. After each share comes its confidence interval; the bars show how far each level is ahead.
lobby-ratings-all = Counted in tournaments for { $seats }, all variants together. After each share comes its confidence interval; the bars show how far each level is ahead.
lobby-stars = { $count } of { $all } stars
level-deckhand = Deckhand
    .hint = At sea for the first time: overlooks a lot and has no plan. Good for learning the rules.
level-sailor = Sailor
    .hint = Thinks its whole turn through and knows what a move is worth.
level-helmsman = Helmsman
    .hint = Also asks what the others will do next.
level-navigator = Navigator
    .hint = Looks several turns ahead and reckons with what it cannot see.
level-commodore = Commodore
    .hint = Takes a few seconds and gives nothing away. For those who like to lose now and then.
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-violet = Violet
shape-circle = circle
shape-square = square
shape-triangle = triangle
shape-diamond = diamond
shape-star = star

## Table

table-prompt-over = The game is over.
table-prompt-wait = Waiting for { $seats }.
seats-and = { $first } and { $last }
seats-more = { $first }, { $next }
table-orders = What to do
table-actions = Actions
table-usable = On the table, what you can use first
table-rest = What else is on the table
table-brings = { $label }. { $gain }
table-ways = { $count } possibilities. Choose one.
table-elsewhere = You can do that: { $label }. Press what is lit for it.
table-useless = That is of no use now. { $prompt }
table-undo = Undo
table-undo-practice = Undo (practice)
table-skip = Skip ahead
table-clear = Clear selection
table-take-back = Clear
table-missing =
    { $count ->
        [0] Every place is filled.
        [one] One place is still empty.
       *[other] { $count } places are still empty.
    }
table-hand = Take it back
table-laid = { $item }, laid on { $place }
table-left = { $item }, left over
table-place-empty = { $place }, empty
table-place-filled = { $place }: { $item }
table-again = Play again
table-result = Result
table-restart = Start over
table-new = New game
table-menu = Menu
table-save-file = Save as a file
table-stored = Everything is stored again.
table-unsaved = The last move is not stored.
table-unsaved-notes = Your notes are not stored.
mend-engine = The game engine has stopped. It is being started again, and the game goes on by itself.
mend-back = The game engine runs again, and the game goes on.
mend-again = The game engine runs again. What you did last did not reach it: do it once more.
mend-failed = The game engine keeps stopping. What is stored is safe.
mend-bot = { $name } lost the thread and is thinking anew.
table-side = Beside the board
tools-undo = Undo
tools-clear = Clear
tools-replay = Replay
table-replay = Replay what has happened since your turn
table-tools = Hint, undo and replay
rail-you = You
scores-title = Scores
scores-decided = (decided the game)
scores-round = Round
scores-rounds = Round by round
table-players = Players
table-log = Log
table-rules = Rules
table-rule = Rule { $rule }
table-you = you
table-turn = to move
table-thinking = thinking…
table-thinking-long = { $name } is thinking
table-thinking-voice = { $name } is thinking. Shift and Enter: move now.
table-aboard = Your choice is kept. Your crew is coming aboard: { $share }%
table-aboard-voice = Your choice is kept. Your crew is coming aboard.
table-early-why = That can be told once your crew is aboard.
table-now = Move now
log-you = You
log-between = { $told }; { $more }
log-more = { $told }; { $more }
parts-more = { $told }; { $more }
log-times =
    { $told }, { $count ->
        [2] twice
       *[other] { $count } times
    }.
log-left =
    { $count ->
        [one] One earlier line is in the log.
       *[other] { $count } earlier lines are in the log.
    }
log-undo = { $seat } takes back a move.
    .seat = You take back a move.
log-since = Since your turn
log-setup = Set-up: { $count } lines
lookback-title = Looking back
lookback-earlier = Earlier
lookback-later = Later
lookback-return = Return to now
lookback-result = Back to the result
lookback-branch = Play on from here
lookback-branch-hint = A new game with new luck; this one stays.
replay-move = Move { $number } of { $all }
replay-slider = Moment of the game
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $speed } times
replay-eyes = Whose eyes
replay-eyes-of = { $name }’s view
    .name = Your view
replay-spectator = Spectator
replay-deal = Play this deal
replay-share = Share this game
replay-keep = Keep a copy
replay-kept = Kept under “Saved games”, on this device.
replay-turn-earlier = A turn back
replay-turn-later = A turn on
replay-all = All hands
replay-noted = { $move }. Note: { $note }
margin-hands = All hands
margin-nothing = nothing hidden
margin-note = Note on this moment
margin-write = Write a note
margin-change = Change the note
margin-keep = Keep
margin-drop = Cancel
margin-asking = A strong opponent looks at the choice…
margin-no-reason = Nobody had a choice here.
margin-later = The reasons are told once the game is over.
margin-chance = Before it, { $name } had a { $chance } chance of winning.
    .name = Before it, you had a { $chance } chance of winning.
picture-title = Picture of this moment
picture-save = Save picture
share-title = Share this game
share-lead = The whole game is in this link. Whoever opens it can watch it, move by move.
share-link = Link
share-names = With the players’ names
share-copy = Copy
share-hand = Send…
share-copied = The link is copied.
share-by-hand = The link is selected: copy it.
share-text = Copy this text
share-embed = Copy embed code
share-embedded = The code is copied: paste it into your page.
share-paste = Whoever has Freebooters opens this link under “Saved games”.
embed-open = Open in Freebooters
embed-workshop = Changed rules are not opened within another page.
follow-title = Open in another tab
follow-about = This tab shows what happens there.
follow-take = Play here
follow-stale = The game had already moved on in another tab: this is how it stands there. The last move made here does not count.
curtain-heading = Hand the device to { $name }
curtain-hint = What the others hold stays hidden. Lift the curtain when nobody else is looking.
curtain-lift = I am { $name } — show my cards
result-you = You win!
result-other = Another game
result-close = See the table
result-winner = { $name } wins
result-shared = { $names } share the victory
result-lost = Everybody has lost
result-board = Look back
result-watch = Watch
result-share = Share

## Hints, reasons, analysis

hint-button = Hint
hint-title = Hint
hint-close = Close the hint
hint-closed = The hint is closed.
hint-waits = First the opponents think…
hint-thinks = Thinking about what you know…
hint-only = There is only one thing you can do:
hint-none = Nothing can be said about this.
hint-again = This is what it would do. Tap again to do it.
hint-chance = chance of winning
hint-odds = of the time
hint-best = Best: { $label }
hint-sure = the best
hint-lay = Lay the cards like this
hint-legend = Chance of winning, as a strong opponent sees it from what you know.
hint-legend-odds = It must not be predictable: a strong opponent would do it this often.
hint-legend-sure = What a strong opponent would do. It weighs no chances here.
hint-legend-row = The best of some good ways that were tried out; others may be as good. You can still change it.
why-button = Why?
why-label = Why? { $line }
why-taken = done
why-chances = Chance of winning, as this opponent saw it from what it knew.
why-odds = It chose by lot, so that nobody can foresee it; beside each is how likely it was.
why-sure = What it preferred. It weighed no chances here.
analysis-title = Analysis
analysis-lead = Each player’s chance of winning as it went, judged from what that player knew at the time.
analysis-start = Judge the game
analysis-stop = Stop
analysis-go-on = Go on
analysis-progress = { $all ->
    [one] { $done } of { $all } decision judged
   *[other] { $done } of { $all } decisions judged
}
analysis-told =
    The game is judged. { $count ->
        [0] There was no turning point.
        [one] There was one turning point.
       *[other] There were { $count } turning points.
    }
analysis-turns = Turning points
analysis-chart = Graph: every player’s chance of winning in the course of the game. The same numbers are in the table below.
analysis-glance = Dashed: at a first glance
analysis-numbers = All the numbers
analysis-before = Before
analysis-seat = Player
analysis-chance = Chance
analysis-change = { $name }: from { $before } to { $after }
analysis-better = Rather: { $label }
summary-luck =
    { $luck ->
        [little] ; luck hardly mattered.
        [good] ; luck gave { $fortune } points.
        [bad] ; luck took { $fortune } points.
       *[unknown] .
    }
summary-lost-mistake = { $seat } lost most with “{ $label }”: { $points } points of winning chance{ summary-luck }
    .seat = You lost most with “{ $label }”: { $points } points of winning chance{ summary-luck }
summary-lost-turn = { $seat } lost it at turning point { $number }, from { $before }% to { $after }%{ summary-luck }
    .seat = You lost it at turning point { $number }, from { $before }% to { $after }%{ summary-luck }
summary-won-turn = { $seat } won it at turning point { $number }, from { $before }% to { $after }%{ summary-luck }
    .seat = You won it at turning point { $number }, from { $before }% to { $after }%{ summary-luck }
summary-lost-luck = { $seat } lost by bad luck: { $points } points.
    .seat = You lost by bad luck: { $points } points.
summary-won-luck = { $seat } won by good luck: { $points } points.
    .seat = You won by good luck: { $points } points.
summary-lost-play = { $seat } lost by own decisions: { $points } points{ summary-luck }
    .seat = You lost by your own decisions: { $points } points{ summary-luck }
summary-won-play = { $seat } won by own decisions: { $points } points{ summary-luck }
    .seat = You won by your own decisions: { $points } points{ summary-luck }
summary-lost-others = { $seat } lost to what the others did: { $points } points{ summary-luck }
    .seat = You lost to what the others did: { $points } points{ summary-luck }
summary-won-others = { $seat } won by what the others gave away: { $points } points{ summary-luck }
    .seat = You won by what the others gave away: { $points } points{ summary-luck }
summary-lost-stroke = { $seat } lost it at one stroke, from { $before }% to { $after }%{ summary-luck }
    .seat = You lost it at one stroke, from { $before }% to { $after }%{ summary-luck }
summary-won-stroke = { $seat } won it at one stroke, from { $before }% to { $after }%{ summary-luck }
    .seat = You won it at one stroke, from { $before }% to { $after }%{ summary-luck }
summary-lost-steps = { $seat } lost it step by step, from { $before }% at the start{ summary-luck }
    .seat = You lost it step by step, from { $before }% at the start{ summary-luck }
summary-won-steps = { $seat } won it step by step, from { $before }% at the start{ summary-luck }
    .seat = You won it step by step, from { $before }% at the start{ summary-luck }
summary-nothing = What moved the chances of { $names } is too close to tell.
summary-none = By what this game was decided is too close to tell.
luck-title = Luck and play
luck-progress = Luck and play: { $done }
luck-lead = What moved each player’s chance of winning, in percentage points. The number after ± says how sure that is; anything smaller is too close to tell.
luck-span = { $start } at the start, { $result } in the end
luck-luck = Luck
luck-play = Own decisions
luck-others = Others’ decisions
luck-rest = Unforeseen
luck-unsure = Not to be told apart
luck-sure = { $change } ± { $error }
luck-close = too close to tell
luck-note = Decisions count against what a good player is expected to make of the same moment. What secret choices bring about only together belongs to nobody alone: like all that the estimate did not see coming, it is unforeseen. Beyond 100, the estimates swung widely.
mistakes-title = The costliest decisions
mistakes-lead = They cost the most points of winning chance, and clearly so: judged anew, twice, from what was known then.
mistakes-none = No decision stands out clearly: whatever may have been given away is too close to tell.
mistakes-cost = { $cost } ± { $error } points
mistakes-taken = Played: { $label }
mistakes-again = Try again
mistakes-again-named = Try again: { $label }
trial-title = Tried again
trial-same = That is what was played in the game, too.
trial-best = That is the best the analysis has found.
trial-better = That is better than what was played in the game.
trial-worse = That is worse than what was played in the game.
trial-close = Too close to tell whether that is better than what was played in the game.
trial-unknown = The analysis has hardly looked at that and cannot judge it.
trial-now = Now
trial-then = In the game
trial-found = Best found
trial-note = Chances of winning; a difference of up to { $error }% means nothing. This try counts in no record.
trial-on = Play on
trial-undo = Try something else
trial-back = Back to the game
analysis-closer = Looking again at the costliest decisions

## Demonstration

demo-title = Demonstration
demo-begin = { $game }: the computer plays against itself.
demo-next = Next: { $game }
demo-play = Play along
demo-full = Full screen
demo-chance = Chance of winning: { $chance }
demo-turn = Your turn, if you like: you play in place of { $name }.
demo-warning =
    { $seconds ->
        [one] Still there? The demonstration goes on in one second.
       *[other] Still there? The demonstration goes on in { $seconds } seconds.
    }
demo-again = Start a new game
demo-back = Back to the demonstration

## Puzzles

puzzle-heading = Puzzles
puzzle-lead = Moments from real games in which one action is clearly the best. You see what that player saw.
puzzle-broken = Puzzle results that cannot be read
puzzle-solved = { $solved } of { $all } solved
puzzle-rating = Your rating: { $rating }
puzzle-go = Solve
puzzle-name = Puzzle
puzzle-number = { $number } of { $all }
puzzle-say = It is your move, and one action is clearly the best. Which?
puzzle-left =
    { $count ->
        [one] One try left.
       *[other] { $count } tries left.
    }
puzzle-worse = { $label }: something else is clearly better.
puzzle-worse-why = { $label } ({ $reason }): something else is clearly better.
puzzle-right = Solved!
puzzle-shown = The answer:
puzzle-best = { $label }.
puzzle-best-why = { $label }. { $reason }.
puzzle-chances = It wins { $best } of the games from here, the next best action { $second }.
puzzle-next = Next puzzle
puzzle-again = This puzzle again
puzzle-leave = Leave the puzzle
puzzle-show = Show the answer

## Saved games

saves-heading = Saved games
saves-about = Every move is saved on this device at once. To keep a game for good, or to take it elsewhere, save it as a file.
saves-none = No saved games yet.
saves-broken = A saved game that cannot be read
saves-begun = In progress
saves-over = Finished
saves-branch = from move { $move } of { $when }
saves-resume = Continue
saves-look = Look
saves-find = Find by name, game or date
saves-found =
    { $count ->
        [0] Nothing found.
        [one] One game found.
       *[other] { $count } games found.
    }
saves-outcome =
    { $winners ->
        [0] Everybody has lost.
       *[other] { $names } won{ $scored ->
            [yes] {" "}with { $score }
           *[no] {""}
        } in { $turns ->
            [one] one turn
           *[other] { $turns } turns
        }.
    }
saves-day = Deal of the day.
saves-same-deal = The same deal as in the game of { $when }.
saves-rename = Name this game
saves-name-it = Save
saves-delete = Delete
saves-deleted = { $game } was deleted.
saves-bring-back = Undo
stored-wrong = Missing or wrong in it: { $part }.
stored-deleted = What could not be read was deleted.
stores-newer = This browser has games from a newer version of this page: reload it. Until then nothing is stored; save your game as a file to keep it.
shared-heading = Shared with this page
shared-nothing = There is no game in what was shared, and no link to one. If you have loaded this page again: what is not taken is not kept.
shared-foreign = A page of another site has tried to hand something over. It was not taken.
shared-large = What was shared is too large: { $most } MB at most.
shared-broken = What was shared cannot be read.
shared-refused = Nothing of what was shared can be opened.
offer-title = Keep this on this device?
offer-shared = Another program has shared this with the page:
offer-opened = Your device has opened this with the page:
offer-dropped = You have dropped this here:
offer-results =
    { $count ->
        [one] One result for your record
       *[other] { $count } results for your record
    }
offer-results-of = { $game }: { $count }
offer-unkept = Nothing of it is kept before you take it. Games are added to your saved games, results to your record.
offer-take = Take it
offer-leave = Leave it
saves-import = Open a file…
saves-paste = Link to a game
saves-watch = Watch
saves-import-hint = Or drop a saved game here.
saves-refused = { $file } was not opened. { $reason }
saves-forgotten = Not opened for over a week. The browser may clear it when space is short; a file keeps it.
saves-forgotten-all =
    { $count ->
        [one] One saved game has not been opened for over a week. The browser may clear it when space is short; a file keeps it.
       *[other] { $count } saved games have not been opened for over a week. The browser may clear them when space is short; files keep them.
    }

## Deals: of the day, again, sealed

day-title = Deal of the day
day-about = One deal a day, the same for everybody. The first try counts; afterwards you see what the commodore makes of the same cards.
day-against = you against { $crew }
day-once = The first try counts. You may break off and go on later.
day-begun = You are in the middle of it.
day-given-up = You have given it up, and that was the try that counts. You can still play it for practice.
day-none = There is no deal today.
day-play = Play today’s deal
day-resume = Go on with today’s deal
day-look = Look at your game
day-practise = Play it for practice
day-calendar = Calendar
day-streak =
    { $now ->
        [0] Longest run: { $most ->
            [one] one day.
           *[other] { $most } days in a row.
        }
        [1] Longest run: { $most ->
            [one] one day.
           *[other] { $most } days in a row.
        }
       *[other] { $now } days in a row; the most so far: { $most }.
    }
day-month-before = Earlier month
day-month-after = Later month
day-medals = Days in a row
day-medal =
    { $won ->
        [yes] { $count } days in a row
       *[no] { $count } days in a row: not yet
    }
day-missed = not played
day-told = { $game }, { $date }: { $how }
day-how =
    { $won ->
        [yes] won in { $turns ->
            [one] one turn
           *[other] { $turns } turns
        }
       *[no] { $rank ->
            [2] second
            [3] third
            [4] fourth
           *[other] fifth
        } after { $turns ->
            [one] one turn
           *[other] { $turns } turns
        }
    }{ $rival ->
        [none] .
        [needed] , the commodore needed { $rivalTurns }.
        [won] , the commodore won in { $rivalTurns ->
            [one] one turn
           *[other] { $rivalTurns } turns
        }.
       *[lost] , the commodore came { $rivalRank ->
            [2] second
            [3] third
            [4] fourth
           *[other] fifth
        }.
    }
day-share = Share the result
day-copied = Your result is copied.
day-rival-plays =
    { $turns ->
        [0] The commodore sits down to the same cards…
       *[other] The commodore is playing the same cards: turn { $turns }…
    }
day-rival-stop = Stop the commodore
day-rival-again = Let the commodore play
crew-deckhand =
    { $count ->
        [1] one deckhand
        [2] two deckhands
        [3] three deckhands
       *[other] { $count } deckhands
    }
crew-sailor =
    { $count ->
        [1] one sailor
        [2] two sailors
        [3] three sailors
       *[other] { $count } sailors
    }
crew-helmsman =
    { $count ->
        [1] one helmsman
        [2] two helmsmen
        [3] three helmsmen
       *[other] { $count } helmsmen
    }
crew-navigator =
    { $count ->
        [1] one navigator
        [2] two navigators
        [3] three navigators
       *[other] { $count } navigators
    }
crew-commodore =
    { $count ->
        [1] one commodore
        [2] two commodores
        [3] three commodores
       *[other] { $count } commodores
    }
deal-title = This deal
deal-practised = A move was taken back for practice or at the coach’s advice, or somebody else sat down: this game does not count in the record.
deal-compared = First time: { $first }. Now: { $now }.
deal-placed =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }{ $scored ->
        [yes] {" "}with { $score }
       *[no] {""}
    }
deal-winner =
    { $scored ->
        [yes] { $name } won with { $score }
       *[no] { $name } won
    }
deal-again = Same deal again
deal-more = More
deal-seat = Your seat
deal-seat-same = Seat { $number }, as before
deal-seat-other = Seat { $number }
seal-closed = This deal is sealed:
seal-over = The seal of this deal:
seal-about = A fingerprint (SHA-256) of all that chance follows from: the game, its variant, how many play, and a secret seed. It is here from the start. Once the game is over the seed is revealed, and you can check that nobody has changed it on the way.
seal-check = Check the seal
seal-found =
    { $found ->
        [right] The seal fits, and the seed decides all { $drawn } things that chance has done.
        [chance] The seal fits, but the seed decides otherwise what chance does in entry { $entry } of the log.
       *[seed] The seal does not fit: this is not the deal that was sealed.
    }
seal-text = This was sealed:

## The record

record-title = Your record
record-about = How the games on this device came out, for everybody who played here. Each deal counts once.
record-none = No game has been played to its end here yet.
record-broken = A result that cannot be read
record-unstored = Results cannot be stored here just now: they are kept only while this page is open.
record-you = You
record-nameless = Without a name
record-column-game = Game
record-column-against = Opponents
record-column-played = Played
record-column-won = Won
record-column-streak = Won in a row
record-column-fastest = Fastest win
record-column-longest = Longest game
record-medals = Wins in a row
record-medal =
    { $won ->
        [yes] { $count } wins in a row
       *[no] { $count } wins in a row: not yet
    }
record-seats = { $seats } players
record-against-mixed = Mixed crew
record-against-human = People
record-won = { $won } ({ $share }%)
record-streak = { $now } (best: { $most })
record-turns =
    { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
record-rating =
    { $game }: { $points } points, with 95% certainty between { $low } and { $high }, after { $games ->
        [one] one game
       *[other] { $games } games
    } against measured opponents. The nearest level: { $level }.
record-delete = Delete the record
record-deleted = The record was deleted.
record-imported =
    { $count ->
        [one] One result was read.
       *[other] { $count } results were read.
    }
record-imported-broken =
    { $count ->
        [one] One could not be read.
       *[other] { $count } could not be read.
    }
record-how = How this is counted
record-how-counts = A game counts when it comes to its end here, the first time its deal is played. Games in which a move was taken back for practice or at the coach’s advice, games that play on from a past moment and games whose result came with a file do not.
record-how-rating = Points are Elo points: the deckhand has 0, and with 400 points more than somebody else one wins ten games of eleven. The levels were measured in tournaments. How likely each number of points is for you follows from your games against them alone; shown are the mean and the interval that holds 95%. Before the first game anything from deckhand to commodore is thought possible.

## Settings

settings-heading = Settings
settings-look = How it looks
settings-pace = Pace
settings-heard = What you hear
settings-broken = Data that cannot be read
settings-language = Language
settings-theme = Colours
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-text = Text size
settings-text-hint = This holds for the pages and for the tables. A table with large text on a small screen is scrolled.
settings-spacing = Letter spacing
settings-spacing-normal = Normal
settings-spacing-wide = Wide
settings-speed = Animation
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = Off
settings-speed-hint = Also how long opponents wait before they move. If your system asks for less motion, nothing flies about.
settings-captions = Say under the board what happens
settings-forced = Where there is only one choice it is played for me; otherwise I am asked
settings-sound = Sounds
sound-on = Sounds on
sound-off = Sounds off
settings-music = Music
settings-volume = Volume
settings-nudge = Vibrate when it is your turn
settings-spoken = Read moves aloud
settings-spoken-hint = As the log tells them, by a voice of this device; the loudspeaker and M silence it too. Silent while several people share the screen in a game with hidden cards.
settings-spoken-none = This browser has no voice of this device for English: nothing can be read aloud.
settings-sound-hint = A bell rings when it is your turn. Everything you hear is in the log as well.
settings-music-hint = Each game has a short tune, for when it begins and when it is over. It is silent while moves are read aloud and where the page is not seen.
settings-badge = A badge on the icon while today’s deal is still to be played
settings-hands = How to move
settings-hands-touch = Tap, click or drag: first what you use, then where it goes. Everything that can be used is lit; tap anything else to hear why not.
settings-letters = Single keys are commands (1–9, E, H, M, N, P, R, U, Space, ?)
keys-heading = Keys
keys-walk = walk over the board (Tab reaches it)
keys-ends = to the first or last thing
keys-next = to the next or previous thing that can be used
keys-step = the same, from anywhere on the page
keys-number = press the first to ninth thing that can be used: the numbers then stand there
keys-pick = pick, or send the move
keys-drop = let go of what is picked
keys-end = end the turn, confirm what is laid out, or take the only choice
keys-undo = take back, or let go of what is picked
keys-replay = play again what has happened since your turn
keys-what = what this is; elsewhere: these keys
keys-hint = ask for a hint
keys-sound = sounds on or off
keys-hurry = make an opponent move at once
keys-skip = show at once what is moving
keys-space = Space
keys-log = In the log and while looking back, the arrow keys step through the game; while looking back, PgUp and PgDn go from turn to turn. The log marks what has happened since your turn, which the board shows as trails; a button of the log unfolds the set-up.
keys-reader = While a screen reader reads, it keeps letters and arrows to itself, such as H for the next heading. No letter is needed to play: for hints and sounds there are buttons. On the table, where Tab leads, the keys are the page’s again.

## Rules and credits

rules-heading = Rules of { $game }
rules-short = The game in short
rules-contents = Contents
rules-all = All the rules
rules-switched = This rule is one of “{ $variant }”. The page now shows that variant.
rules-missing = The rules cannot be loaded just now.
rules-before = before
rules-after = after
rules-play = Set up a game
rules-box = What is in the box
rules-ruling = Our ruling:
rules-ours = Not published, and so ours:
credits-heading = Credits and licences
credits-about = The games in Freebooters were invented by others. The rules are told in our own words, and every picture is drawn for this page. What was printed on boards and cards and never published is our own reconstruction; each game’s rules page says what, and which rulings are ours. Freebooters is not affiliated with the designers or publishers.
credits-buy = If you enjoy a game here, buy the boxed original: nothing beats a table, real cards and good company.
credits-games = The games
credits-designer = Designed by { $designer }
credits-libraries = Built on
credits-use-python = Python in the browser
credits-use-install = installs the game engine when the fast start fails
credits-use-words = the languages
credits-use-codes = the codes of invitations
credits-use-font = the headings
credits-licence = Licence: { $licence }
credits-deals = A first game that you start before the game engine is here begins with one of sixteen deals of each game, drawn by chance. They recur; each counts once in your record.
credits-own = Freebooters itself is free software under the MIT licence.

## Paper

print-rules = Print the rules
print-pad = Print a score sheet
print-pad-heading = Score sheet: { $game }
print-puzzles = Print puzzles
print-puzzles-heading = Puzzles: { $game }
print-puzzle-seat = You are { $colour }.
print-solutions = Solutions
print-player = Player
print-players = Players
print-date = Date
print-winner = Winner
print-round = Round { $number }
print-game = Game { $number }
print-total = Total
print-failed = This cannot be printed just now: a part of the page could not be loaded.

## When something goes wrong

missing-game = No such game
missing-game-hint = This link asks for a game called “{ $name }”, which is not here. Perhaps the link was cut off on its way. All games are on the first page.
missing-save = This game is not here
missing-save-hint = It was deleted, or it was played in another browser. If you saved it as a file, open that file under Saved games.
missing-connection = This browser cannot reach your friends’ devices
missing-connection-hint = It lacks WebRTC, or has it switched off. Switch it on, or open this page in another browser; around one device you can all play here.
missing-part = This page could not be loaded
missing-part-hint = One of its files did not arrive: perhaps you are offline, or there is a new version. Try again once you are connected.
missing-disk = The browser’s storage does not answer
missing-disk-hint = Saved games cannot be read just now; new ones can be played all the same. If trying again does not help, restart the browser.
missing-canvas = This browser cannot draw the table
missing-canvas-hint = It has no memory left for pictures, or an extension or a strict setting forbids drawing. Close other tabs, allow it for this page, or use another browser, and try again.
missing-newer = This game belongs to a newer version of this page
missing-newer-hint = Reload the page to open it. Until then nothing is stored; save new games as files.
missing-broken = This game cannot be opened
missing-link = This link shows no game
missing-long = This link cannot be read
missing-puzzle = There is no such puzzle
missing-puzzle-hint = This link asks for a puzzle called “{ $name }”, which is not here. Perhaps the link was cut off on its way.
missing-rule = There is no such rule
missing-rule-hint = This link asks for a rule called “{ $name }”, which is not here. Perhaps the link was cut off on its way.
missing-day = There is no such day
missing-day-hint = This link asks for the deal of “{ $name }”. Only today’s can be played.
missing-rest = This link is incomplete
missing-rest-hint = Its end is missing: perhaps it was cut off on its way, or broken into several lines. Copy all of it, or ask for it once more.
closed-about = This game is closed for now: part of it could not be loaded.
table-pictures = Some of this game’s pictures could not be loaded.
crash-heading = Man overboard!
crash-report = Report
crash-copy = Copy the report
crash-copied = The report was copied.
crash-reload = Reload the page
error-crash = Freebooters has made a mistake. Your game is saved up to the last move. Please send this report to the makers.
error-bot = The opponent has lost the thread.
error-early-table = The game engine has another table than the one you saw. The game goes on with what you see now.
error-early-left = Another tab plays this game now, so what you had chosen here was not done.
error-engine-lost = The game engine has stopped and is being started again. Try once more in a moment.
error-engine-gone = The game engine keeps stopping. Try again, or reload the page; what is stored is safe.
error-storage = This browser does not let us store games, or its storage is full. You can play on; save the game as a file to keep it.
error-no-wasm = This browser does not let the page use WebAssembly, which the game engine needs: it is switched off, or an extension, a strict mode or the web server’s rules forbid it. Allow it for this page, or use another browser.
error-memory = There is not enough memory for the game engine. Close other tabs and programs and try again; if that does not help, restart the browser.
error-fetch = { $file } could not be downloaded. Check your connection and try again.
error-fetch-status = The web server did not hand out { $file } (error { $status }). Try again later.
error-file = { $file } is not the file that belongs here: the site may be in the middle of an update, or your network wants you to sign in first. Try again in a while.
error-mime = The web server sends { $file } with the wrong type ({ $type }). Whoever runs this site must serve .mjs files as text/javascript.
error-silent = The start seems to be stuck. Check your connection and try again; if that does not help, use another browser.
error-silent-file = The start seems to be stuck. Close other tabs and programs and try again; if that does not help, open the file in another browser.
error-worker = The game engine’s script could not be started. Reload the page; if that does not help, use another browser. { $detail }
error-worker-blocked = Something keeps this page from starting its game engine: an extension, a strict setting of the browser, or the web server’s rules. Make an exception for this page, or use another browser. { $detail }
error-start = The game engine did not start. Try again; if that does not help, use another browser. ({ $detail })
error-illegal = That is not possible here.
error-stale = The game has moved on in the meantime.
error-not-your-turn = Not your turn: waiting for { $seats }.
error-over = The game is over.
error-not-over = That can be told only when the game is over.
error-undo = There is nothing to take back: somebody has learnt something new since.
error-save-large = The file is too large for a saved game, which has { $most } MB at most.
error-save-unread = The file cannot be read.
error-save-json = The file is damaged or not a saved game.
error-save-foreign = The file is not a game of Freebooters.
error-save-version = The file has a format ({ $format }) that this version cannot read.
error-save-rules = The game was played by version { $found } of its rules; here it is version { $known }.
error-save-rules-changed = This game of { $game } was played by version { $found } of its rules and cannot go on: here it is version { $known }. What has changed: { $changed }
error-save-changes = { $first } { $later }
error-save-game = The game “{ $game }” is not known here.
error-save-field = The file is damaged: “{ $field }” is missing or wrong.
error-save-broken = The file is damaged: entry { $entry } of its log is not a legal move.
error-puzzle = This puzzle belongs to another version of the game.
error-link-broken = The link is incomplete or mistyped.
error-link-too-long = The link is too long: it has { $found } characters, and such a link has { $most } at most. Perhaps something else was pasted behind it.
error-link-old = The link was made by an older version of this page, which wrote links in another way.
error-link-version = The link was made by a newer version of this page. Reload to get it.
error-link-move = The link is damaged: move { $entry } of its game is not legal.
error-link-long = This game is too long for a link. Save it as a file instead.
error-letter = The letter is damaged: “{ $field }” is missing or wrong.
error-letter-game = The letter does not belong to { $game }.
error-letter-option = The letter belongs to another game: there “{ $option }” is different.
error-letter-seats = The letter belongs to another game: there are more or fewer players.
error-option = “{ $value }” is not possible for “{ $option }”.
error-option-missing = “{ $option }” must be chosen.
error-seats = { $seats } cannot play this; it is for { $least } to { $most } players.
error-seed = A seed has { $most } characters at most.
error-chair = The seats do not fit the game.
error-chair-colour = The colour “{ $colour }” is unknown or taken twice.
error-chair-name = A player’s name is too long.
error-chair-who = “{ $who }” is neither a human nor a level.
error-game = There is no game “{ $game }”.
error-command = The page and the engine do not understand each other ({ $command } { $field }). Please reload.

learn-title = Learn { $game }
learn-step = { $number } of { $steps }
learn-coach = The coach
learn-skip = Skip this step
learn-again = From the beginning
learn-leave = Leave the lesson
learn-show = Show me
learn-go-on = Go on
learn-next = Next lesson
learn-play = Play a whole game
learn-play-on = Play on from here
learn-learnt = done
learn-lessons = Learn by playing
missing-lesson = There is no such lesson
missing-lesson-hint = This link asks for a lesson called “{ $name }”, which is not here. Perhaps the link was cut off on its way. All lessons are on the pages of their games.

## The coach of a first game

coach-mute = Mute the coach
coach-switch = The coach gives advice

## Together: friends at devices of their own

lobby-friend = Friend, on their own device
lobby-invite = Invite friends
lobby-post = Play by post
lobby-post-not = Not by post: { $game } would take too many letters.
invite-title = Invite your friends
invite-here = at this device
invite-first = 1. Your friend opens the invitation
invite-first-about = Let them scan the code with their camera, or send them the link. It is for one person.
invite-near =
    { $switch ->
        [no] This works in one Wi-Fi.
       *[yes] This works in one Wi-Fi. For friends elsewhere switch “Online” on.
    }
invite-code = Invitation as a QR code
invite-link = Invitation
invite-told = You are invited to play
invite-second = 2. Their reply comes back
invite-second-about = Your friend’s device then shows a code of its own. Scan it here, or paste the reply they send you. A tap on the reply’s link does the same.
invite-scan = Scan the reply
invite-paste = Paste the reply
invite-no-reply = This is not a reply to an invitation.
invite-other-reply = This reply belongs to another invitation. Show your friend the code above once more.
invite-old-guest = Your friend’s page is an older version. Let them load it again, then open this new invitation.
invite-old-host = This page is older than your friend’s. Load it again here, then invite anew.
invite-connecting = Connecting…
invite-renewed = The reply has led to no connection so far. The invitation above is a new one.
invite-trouble = No connection so far. One of these may be in the way:
invite-show = Invitation
invite-bot = Let a bot play
invite-again = Invite { $name }
invite-deal = Deal
invite-missing =
    { $count ->
        [one] One friend is still missing.
       *[other] { $count } friends are still missing.
    }
invite-complete = Everybody is here.
invite-honest = This device deals and knows every card, like a dealer who also plays. Nobody can change the deal or a move unnoticed: every device can check the whole game at the end. Want it stricter? Give every seat to a friend: then this device is only the table.
invite-table = Nobody plays at this device: it is a screen for everybody, large. Once you have dealt it stays one: every seat is somebody else’s then.
screen-only = This device only shows the table, large
screen-play = Play at this device after all
screen-join = Scan this to join, or to watch.
hand-first-table =
    { $more ->
        [yes] More choices: show the table
       *[no] Show the table
    }
hand-first-hand = Back to my hand
waiting-title =
    { $count ->
        [-1] Waiting for { $names }
        [0] A table is ready: everybody is here
        [one] Waiting for a friend
       *[other] Waiting for { $count } friends
    }
waiting-more =
    { $count ->
        [one] one more friend
       *[other] { $count } more friends
    }
waiting-back = Back to the table
waiting-leave = Give it up
seat-title = Go back to { $host }’s table
seat-by-hand = Your seat is kept. Ask for a new invitation: “Back to the table” scans it or takes its link.
waiting-left = { $game }: the table waits no longer.
waiting-online = The table has waited for you. Links that you have sent still work.
waiting-by-hand = The table has waited for you. Earlier invitations lead nowhere: show your friends the new ones. Whoever was here has their seat still.
presence-vacant = not invited yet
presence-invited = invited
presence-here = here
presence-away = away
presence-gone = disconnected
presence-cut = The connection is lost. Ask for a new invitation to come back to your seat.
presence-host-away = The device that deals cannot be reached right now. The game goes on as soon as it is back.
presence-host-pause = The table is not open on the device that deals. The game goes on as soon as it is.
presence-missing =
    { $count ->
        [one] { $names } is away.
       *[other] { $names } are away.
    }
presence-invite = Invite { $name } again
presence-bot = Bot for { $name }
sealed-waiting =
    { $count ->
        [0] Laid face down.
       *[other]
            { $laid ->
                [yes] Laid face down. Waiting for { $names }.
               *[no] Waiting for { $names }.
            }
    }
sealed-change = Choose again
handover-here = Go on at this device
handover-title = The game goes on here
handover-about = The device that dealt is gone. It left a copy of the game with all of you, which nobody can open alone. Invite those who are still there: when everybody agrees, the game goes on from this device. From then on this device knows every card, like a dealer who also plays.
handover-missing =
    { $count ->
        [one] One of you still has to agree.
       *[other] { $count } of you still have to agree.
    }
handover-ready = Everybody has agreed.
handover-go = Go on
handover-broken = The copy cannot be opened: somebody’s part of the key belongs to another game.
handover-ask =
    { $named ->
        [yes] { $host } would like to go on with the game
       *[no] Your friend would like to go on with the game
    }
handover-ask-about = The device that dealt is gone. If everybody agrees, the game goes on from this other device, which knows every card from then on.
handover-agree = Agree
handover-none = This device has no part of the key to that game, so the game cannot go on over there.
move-title = Move to another device
move-about = You go on there where you are now, and this device stops. What you have chosen and not confirmed stays behind.
move-preparing = Asking the device that deals…
move-first = 1. Open the link on the other device
move-online = Open the link on the other device
move-first-about = Scan the code there, or send yourself the link. It is for you alone: whoever has it has your seat.
move-code = Your seat as a QR code
move-link = Link to your seat
move-second = 2. Its reply comes back here
move-second-about = The other device then shows a code of its own. Scan it here, or paste the reply.
move-other-reply = This reply belongs to another seat. Open the link above once more on the other device.
move-here = Your seat moves to this device; the other one stops.
talk-title = Say something
talk-waiting = Take your time, but the others are waiting for you.
talk-said = { $name }: { $words }
talk-mute = Mute
talk-unmute = Hear everybody again
talk-wish = May I take that back?
talk-wish-about = Your last move is taken back if everybody agrees.
talk-ballot = { $name } would like to take back the last move
talk-grant = Agree
talk-deny = Refuse
talk-granted = Everybody agreed: it is taken back.
talk-denied = Not everybody agreed: the move stands.
audit-title = Was it fair play?
audit-about = Your device knows the rules. It can go through the whole game: whether the cards came as you all drew them, whether every move is as it was made, and whether you were shown what was there.
audit-check = Check the game
audit-starting = Opening the game…
audit-comparing = Comparing what you were shown: { $done } of { $all }
audit-right = Checked: nothing was changed.
audit-lawful = The rules were kept: cards and moves are as they were drawn and made.
audit-painters = Whether you were shown what was there could not be compared: the device that dealt has another version of this page.
audit-wrong = Something does not fit.
audit-place = Show that moment
audit-failed = The game could not be checked. Is the device that dealt still there?
audit-same = Read these three words to each other. If they are the same everywhere, everybody was told the same game:
audit-words = { $first } · { $second } · { $third }
audit-list = anchor parrot moon barrel compass dolphin lantern island pearl cannon rope star turtle crown drum key whale candle feather bottle bridge cloud ladder mirror palm flag rabbit bell sword wheel apple ghost tower snake garden hammer pepper rose sail shark spoon storm tiger trumpet violin window wolf castle cherry coffee crab dragon eagle fire flute fox goat glove harbour hat honey king lemon lion
audit-drawing = Everybody draws for the cards…
audit-dealt =
    { $count ->
        [one] This game was dealt once.
       *[other] Cards were dealt { $count } times, this game included.
    }
audit-dealt-before =
    { $count ->
        [one] Cards were dealt to you here once before, and that game did not come to its end.
       *[other] Cards were dealt to you here { $count } times before, and none of those games came to its end.
    }
audit-none = The devices did not draw this deal together, so nobody can tell whether it was chance.
audit-share =
    { $dealer ->
        [yes] The device that dealt drew something other than what it had committed itself to.
       *[no] What { $seat } drew is not what that device had committed itself to.
    }
audit-own-share = What your device drew for the cards was replaced by something else.
audit-commitments = The cards were drawn from something other than what all had committed themselves to.
audit-seed = The cards do not come from what you all drew.
audit-sealed = This is not the deal that was sealed when the game began.
audit-illegal = Entry { $entry } of the log is against the rules.
audit-chance = In entry { $entry } of the log chance did not decide: it was not drawn from the seed.
audit-unfinished = The game that was opened has no end.
audit-forged = Entry { $entry } of the log is in your name, and you did not do that.
audit-left-out = What you did in entry { $entry } of the log is missing.
audit-undone = In entry { $entry } of the log something was taken back that not everybody had agreed to.
audit-unsigned = { $seat } is said to have agreed to what was taken back in entry { $entry } of the log, but the signature is not that of { $seat }’s device.
audit-unsealed = What { $seat } chose while others chose too, from entry { $entry } of the log on, is not what was sealed before.
audit-resealed = You were told two different seals of what { $seat } chose while others chose too, from entry { $entry } of the log on.
audit-letter = The letter number { $number } told something else than has happened.
audit-letter-twice = The letter number { $number } came twice and told two different things.
audit-record = Something was taken back that is not in the record.
audit-picture = In entry { $entry } of the log you were shown something other than what was there.
audit-without-share = You were away when the cards were dealt: only the others can tell that it was chance.
audit-since = Your device knows what it was shown only from entry { $entry } of the log on.
audit-void =
    { $count ->
        [one] One sealed choice was never opened: somebody else took that seat.
       *[other] { $count } sealed choices were never opened: somebody else took those seats.
    }
audit-stood-in =
    { $count ->
        [one] One move was made for you while you were away, or by you at another device.
       *[other] { $count } moves were made for you while you were away, or by you at another device.
    }
audit-agreed =
    { $count ->
        [one] One move was taken back, and you had agreed.
       *[other] { $count } moves were taken back, and you had agreed.
    }
audit-signed =
    { $count ->
        [one] { $seat } agreed to what was taken back in entry { $entries } of the log: the device of { $seat } has signed it.
       *[other] { $seat } agreed to what was taken back in entries { $entries } of the log: the device of { $seat } has signed it.
    }
audit-missed =
    { $count ->
        [one] One move was taken back while you were away or at another device.
       *[other] { $count } moves were taken back while you were away or at another device.
    }
say-ahoy = Ahoy!
say-luck = Fair winds!
say-well = Well played!
say-thanks = Thank you!
say-oops = Oops!
say-ouch = Ouch!
say-haha = Ha ha!
say-hm = Hm…
say-moment = One moment, please.
say-go = Your turn!
say-never = You won’t get away with that!
say-arr = Arr!
access-prompt = Your browser may ask whether this page can reach devices on your network. Allow it: that is how your devices find each other.
access-denied = Your browser has been told to keep this page away from devices on your network. Allow it in the page’s settings, or no connection will come.
join-heading =
    { $named ->
        [no] You are invited to { $game }
       *[other] { $host } invites you to { $game }
    }
join-name = Your name
join-button = Join
join-about = The game runs on the other device; nothing is installed here, and no server is involved.
join-honest =
    { $named ->
        [no] The device that invited you deals and knows every card.
       *[yes] { $host }’s device deals and knows every card, like a dealer who also plays.
    } Nobody can change the deal or a move unnoticed: your device can check the whole game at the end.
join-back = You have a seat at this table already.
join-preparing = Preparing the reply…
join-reply = Now your reply has to go back
join-reply-about = Hold this code in front of the other device’s camera, or send back the link. Leave this page open.
join-reply-link = Reply
join-told = My reply to your invitation
join-waiting =
    { $named ->
        [no] You are at the table. The game begins as soon as the cards are dealt.
       *[other] You are at the table. { $host } deals as soon as everybody is here.
    }
join-gone = The connection is lost. Ask for a new invitation; your seat is kept for you.
join-scan = Scan the new invitation
join-paste = Paste the new invitation
join-again = The device that deals begins the next game.
join-broken = This invitation cannot be read
join-broken-about = Perhaps the link is incomplete, or comes from another version of the page. Ask for a new one.
join-trouble = Still no connection. If the reply has arrived, one of these may be in the way:
join-trouble-network = Both devices have to be on the same Wi-Fi.
join-trouble-isolated = Guest networks often keep devices apart. A phone’s hotspot works.
join-trouble-permission = The browser may ask whether the page can reach devices on your network: allow it.
join-trouble-browser = Pages inside a messenger often cannot connect: open the invitation in your browser.
join-trouble-late = All seats taken? You can watch by the table’s link (Online).
reply-title = A reply to an invitation
reply-code = Reply as a QR code
reply-delivering = Looking for the table in this browser…
reply-taken = Done: your friend is on the way in. Go back to the tab with your table.
reply-void = The table is open here, but that invitation no longer is. Show your friend a new one.
reply-nobody = This table is not open in this browser. Hold the code in front of the device that invited, or send the link there.
scan-asking = The browser asks whether the camera may be used.
scan-looking = Hold the code in front of the camera.
scan-refused = The camera cannot be used. Paste the link instead.
join-painters = The device that deals has another version of this page. You can play; but whether you are shown what is there can be checked at the end only if both pages are loaded again before the deal.
together-old-guest = Your page is an older version. Load it again, then ask for a new invitation.
together-old-host = The device that invited you has an older version of the page. It has to be loaded again there.
online-title = Online
online-details = Friends elsewhere: what servers learn
online-about = Friends can also join from elsewhere, with the link alone: nobody has to carry a reply. Your devices meet at a server on the internet and then talk to each other directly. What each server learns:
online-learns-relay = Meeting point, { $hosts }: that your devices meet, when, and their internet addresses. Never names, cards or moves: whatever it carries is encrypted.
online-learns-stun = STUN, { $hosts }: the internet address of each device.
online-learns-turn = TURN, { $hosts }: where two devices find no direct way, it passes on all that they say, encrypted, and learns their addresses and how much that is.
online-insecure = To play online, this page has to come over https. Here it came over plain http.
online-nowhere = No meeting point can be asked from here. Look whether you are online and load the page again, or ask for an invitation that needs none.
online-connecting = Looking for the meeting point…
online-open = The meeting point is ready. Whoever opens the invitation comes straight in.
online-failed = No meeting point can be reached; tried: { $hosts }. The page keeps trying. If it stays like this, open “By hand” under the invitation at the device that invites: then a reply is carried.
invite-online = Your friend opens the invitation
invite-online-about = Let them scan the code with their camera, or send them the link. It is for one person, and brings that person back if the connection is lost.
invite-all = Your friends open the invitation
invite-all-about = Let everybody scan the code with their camera, or send the link, also to a group. Whoever opens it gets the next free seat, and comes back to it if the connection is lost.
invite-blocked = A friend has knocked, but no connection comes through. One of these may be in the way:
invite-carry = By hand, without the meeting point
invite-carry-about =
    { $far ->
        [no] For a friend in the same Wi-Fi whose device does not reach the meeting point: send this link, and their reply has to come back to you.
       *[yes] For a friend whose device does not reach the meeting point: send this link, and their reply has to come back to you. It works from elsewhere too, unless their network or yours allows no direct connection.
    }
invite-carry-code = Invitation by hand as a QR code
invite-carry-link = Invitation by hand
join-online-about = The game runs on the other device; nothing is installed here. A server on the internet brings your devices together. What each server learns:
join-far-about = The game runs on the other device; nothing is installed here. So that the two devices find each other from afar, they ask servers on the internet how they are reached. What each server learns:
join-online-connecting = Looking for the meeting point…
join-online-waiting =
    { $named ->
        [no] You are at the meeting point. You get in as soon as the device that invited you has the table open.
       *[yes] You are at the meeting point. You get in as soon as { $host } has the table open.
    }
join-online-long = Still nobody there. Perhaps the other device sleeps or shows another page, or the game has begun and all seats are taken. If you are at this table already, in another tab or on another device, close it there; on a new device you need a new invitation.
join-online-answered = Connecting…
join-online-stuck =
    { $named ->
        [no] The other device has answered, but no connection comes. One of these may be in the way:
       *[yes] The device of { $host } has answered, but no connection comes. One of these may be in the way:
    }
join-online-failed = You can also ask for an invitation by hand, without a meeting point.
join-online-again = Try again
join-trouble-mobile = Mobile networks often allow no direct connection. Wi-Fi helps, or a TURN server of whoever runs this page.
join-trouble-hand = “By hand” above is another way to try.
presence-returning = The connection is lost. This page is back at the table as soon as the device that deals can be reached.
together-moved = You went on at another device, or in another tab. To come back here, choose “Move to another device” there.
together-taken = This seat is taken, on another device. Ask for a new invitation.
together-full = All seats are taken. Ask your friend to give you the seat of a bot, or to let you play the next game.
together-other-host = The device that answered is not the one whose table this is. Ask your friend for a new invitation.
together-unwatched = Nobody more can watch at this table.
call-turn = It is your turn.
call-dealt = The cards are dealt.
call-came =
    { $count ->
        [one] { $names } is here.
       *[other] { $names } are here.
    }
notify-label = Notify me when somebody comes or it is my turn, while this tab is in the background
notify-refused = The browser does not allow notifications here. The tab’s title tells it.
watch-about =
    { $named ->
        [no] You can watch: you see what everybody may see, and nobody’s hand. Whoever deals is asked first.
       *[other] You can watch: you see what everybody may see, and nobody’s hand. { $host } is asked first.
    }
watch-ask = Watch
watch-only = Only watch
watch-waiting =
    { $named ->
        [no] Whoever deals is being asked whether you may watch.
       *[other] { $host } is being asked whether you may watch.
    }
watch-here = You are watching.
watch-stop = Stop watching
watch-large = Large letters, for a television
watch-somebody = Somebody
watch-asks = { $name } would like to watch, without a seat. Nobody’s hand is shown there.
watch-allow = Let watch
watch-deny = No
watch-watching =
    { $count ->
        [one] { $names } is watching.
       *[other] { $names } are watching.
    }

## Warnings of the coach after a decision

warn-legend = Warnings after a decision
warn-off = No warnings
warn-big = Big mistakes
    .hint = From { $points } points of winning chance
warn-clear = All clear mistakes
    .hint = From { $points } points of winning chance
warn-about = When you alone play against the computer: before anyone else moves, the coach says what would have been better, going by what you know, and offers once to take the decision back; then the game does not count in the record. Where it is too close to tell, it keeps silent.
warn-looks = The coach takes a look…
warn-said = “{ $label }” gives away { $cost } ± { $error } points of winning chance.
warn-better = Better: { $label }.
warn-better-why = Better: { $label }. { $reason }.
warn-again = You have taken this decision back once already.
warn-seen = It has shown you something new, so the coach does not take it back.
warn-back = Take it back
warn-stay = Let it stand

## A club evening: the same deals for any number of people

small-title = Small games

club-title = Club evening
club-about = One code deals the same cards to everybody, each at a device of their own, and the results are compared. For a club, a class, a stand; no network needed.
club-result = Your result

contest-about = Everybody plays alone against the same bots. You get a code to hang up or pass on, and collect the results.
contest-against = you against { $crew }
contest-deals =
    { $count ->
        [one] one deal
       *[other] { $count } deals
    }
contest-own = Evenings that you organise
contest-joined = Evenings in which you take part
contest-join = Take part
contest-code-typed = Code of the evening, twelve signs
contest-open = Open
contest-new = Organise an evening
contest-draw = Draw the deals
contest-game = Game
contest-seats = Seats at the table
contest-level = Level of the bots
contest-number = Deals
contest-title = Title
contest-title-hint = What it says at the top of the sheet. It may stay empty.
contest-word-new = Word at the start
contest-word-new-hint = If there is one, the cards follow from it: until you say it nobody can look ahead. It may stay empty.
contest-everybody = Everybody plays the same cards against the same bots. Your first try counts.
contest-name = Your name
contest-word = The word that was said
contest-deal = Deal { $number }
contest-try = Try { $tries } on this device
contest-play = Play
contest-name-missing = Write your name first.
contest-word-missing = Write the word that was said first.
contest-result = Your result
contest-result-about = At the end show or send your result to whoever collects them. The whole game is in it.
contest-result-code = QR code of your result
contest-result-link = Link of your result
contest-typed = To be typed, where neither works:
contest-again = Play it again, as a further try
contest-send-all = Send all results
contest-hand-out = Hand out
contest-hand-out-about = Show this code, or pass the link on. Whoever comes late begins late.
contest-deal-code = QR code of the evening
contest-deal-link = Link of the evening
contest-code-told = To be typed under “Club evening”:
contest-print-sheet = Print a sheet
contest-print-worksheet = Print a worksheet
contest-take-part = Take part yourself
contest-collect = Collect
contest-collect-about = Only you see the table. Scan the codes, paste any text in which there are results, or open files; they can be dropped on this page, too.
contest-scan = Scan results
contest-files = Open text files
contest-paste = Paste results, as many as you like
contest-add = Add
contest-honest = Changed games, other cards and bots that play badly on purpose are found. Whoever plays twice on two devices, or asks another program, is not.
contest-claimer = Name
contest-claim = Code of a result, twelve signs
contest-claim-add = Add the code
contest-offered =
    { $from ->
        [dropped] You have dropped here
       *[opened] The link brings
    } { $count ->
        [one] one result
       *[other] { $count } results
    } ({ $names }). Nothing is kept before you take it.
contest-news =
    { $count ->
        [one] One result
       *[other] { $count } results
    }{ $twice ->
        [0] .
        [one] ; one was there already.
       *[other] ; { $twice } were there already.
    }
contest-nothing = There is no result in it.
contest-refused = { $text } is left out: { $reason }
contest-progress = Checked by the rules: all. With the bots: { $done } of { $due }.
contest-csv = Table as a file (CSV)
contest-print = Print
contest-share = Copy a link to the whole table
contest-total = All deals
contest-of = { $points } of { $most }
contest-first = first
contest-claimed = typed, not checked
contest-contradicted = typed; the game that came says otherwise
contest-by-rules = by the rules
contest-by-bots = checked
contest-strange =
    { $count ->
        [one] Seat { $seat } plays differently at move { $entry }.
       *[other] Seat { $seat } plays differently at move { $entry }, and bots do { $count } times in all.
    }
contest-twin = Move by move the same as the game of { $name }.
contest-later = Another try of this name counts.
contest-remove = Take away the result of
contest-column-deal = Deal
contest-column-place = Place
contest-column-name = Name
contest-column-rank = Rank
contest-column-score = Points of the game
contest-column-points = Matchpoints
contest-column-most = Matchpoints at most
contest-column-turns = Turns
contest-column-try = Try
contest-column-checked = Checked
contest-column-luck = Luck
contest-column-play = Play
contest-column-result = Result
contest-column-deals = Deals
contest-word-said = Before you begin, a word is said: write it down when you are asked for it.
contest-sheet-code = Open the link with the camera, or type this code:
contest-sheet-typed = Type it under “Club evening” at { $address }.
contest-file-about = This page was opened as a file, so there is no link to it. Whoever has the file too types the code. Whoever comes late begins late.
contest-file-code = Open the file of Freebooters, choose “Club evening”, and type this code:
contest-worksheet-lesson = First: a lesson
contest-worksheet-lesson-about = Play the lesson of { $game } to its end.
contest-worksheet-puzzles = Then: two puzzles
contest-worksheet-deal = At last: the same game for everybody
contest-worksheet-result = Code of your result:

error-contest = There is no evening with these settings.
error-code-length = A code has { $signs } signs; this one has { $found }.
error-code-sign = There is no “{ $sign }” in codes.
error-code-wrong = A sign of this code is wrong, or two have changed places.
error-code-version = This code was made by another version of the page. Reload to get the newest one.
error-code-edition = This code was made with other rules or other bots. Everybody needs the same version of the page: reload it.
error-result-other = This is a result of another evening.
error-result-word = This was played with another word.
error-result-chance = The cards are not those of the deal, from entry { $entry } of its log on.

## The rules workshop, which comes with its screens

workshop-title = Rules workshop
workshop-lead = The rules of a small game as text, beside its table. Change a line, and the game is dealt again at once, by your rules.
workshop-choose = What would you like to change?
workshop-begin = Begin here
workshop-change = Change the rules
workshop-lines = { $lines } lines of Python
workshop-blank = Blank
workshop-blank-about = Coins from a chest: the shortest game there is, to make your own of.
workshop-open-file = Open a file
workshop-yours = Your games
workshop-delete = Delete
workshop-deleted = { $name } is deleted.
workshop-file = Save as file
workshop-missing = There is no such game on this device.
workshop-starting = The table is being set up…
workshop-tab-table = Table
workshop-tab-rules = Rules
workshop-anew = dealt again
workshop-text = Rules of { $name }
workshop-indent = Indent
workshop-outdent = Outdent
workshop-signs = Signs
workshop-try = Try line { $line }:
workshop-go = Go to line { $line }
workshop-dice = Other dice
workshop-stop = Stop
workshop-share = Share
workshop-dealt =
    { $moves ->
        [0] Dealt again, same dice.
        [one] Dealt again, same dice. Your move was played again.
       *[other] Dealt again, same dice. Your { $moves } moves were played again.
    }
workshop-dealt-some = Dealt again, same dice. { $kept } of your { $moves } moves were played again; your rules do not allow the next one.
workshop-fault-line = Line { $line }: { $message }
workshop-still = The table still shows your rules of a moment ago.
workshop-examining = Looking whether all promises hold…
workshop-hold =
    { $games ->
        [one] All promises hold (one game played).
       *[other] All promises hold ({ $games } games played).
    }
workshop-broken = A promise is broken.
workshop-itself = The game says of itself:
workshop-promise = Promise { $number }: { $message }
workshop-show = Show me
workshop-shown = This is the moment at which it shows.
workshop-back = Back to my game
workshop-stopped = Stopped. Change something, or start it again.
workshop-lost = This ran for too long and was stopped. Does something in a loop change?
workshop-again = Start again
workshop-link = Link to your game
workshop-name = Name of your game
workshop-share-about = This link holds your rules. Whoever opens it plays your game; nothing is sent to anybody else.
workshop-share-long = These rules are too long for a link. Save them as a file, and send that.
workshop-real = Make it a real game
workshop-real-about = For those who want to contribute it: save it as a file. In a checkout of Freebooters, with a short name of your own, this makes a game of it:
workshop-sent = Somebody sends you a game
workshop-sent-lines =
    { $lines ->
        [0] It has the rules of { $game }, unchanged.
        [one] One line differs from { $game }.
       *[other] { $lines } lines differ from { $game }.
    }
workshop-differs = Lines that differ
workshop-sent-wall = It runs walled off: it can use this device’s processor and nothing else, neither your games nor the network. The words in it are the sender’s, not ours.
workshop-play = Play
workshop-read = Read the rules first
workshop-band = A game from a link
workshop-keep = Keep a copy
workshop-kept = Kept among your games in the workshop.
workshop-unkept = It could not be kept: the storage of this device is full or does not answer. Share can save it as a file.
workshop-wrong = This game cannot be opened
workshop-wrong-damaged = A part of it is missing, or has changed on its way. Ask for it once more.
workshop-wrong-newer = It was made with a newer version of this page. Reload the page, then try again.
workshop-wrong-base = It was made from another version of the game than this page has, and its changes do not fit here. Ask for it as a file.
workshop-wrong-foreign = This file holds no game of the workshop.
workshop-wrong-large = This file is too large for a game of the workshop.

## Games by post, which come with their screens

post-title = Games by post
post-lead = Each move is a link that you and your friends send each other in any messenger, each when there is time. Nothing is stored anywhere but on your own devices.
post-insecure = Games by post need a page that came over https: elsewhere browsers encrypt nothing. Open this page by its https address.
post-copied = Copied. Paste it into a message.
post-paste = Paste a message or a link
post-go = To the game
post-all = To the games
post-to-table = To the table
post-opening = The letter is being opened…
post-last-seen = The table as you last saw it.
post-remove = Delete
post-removed = { $game }: deleted, with its keys.
post-deleted = The letters of this game were deleted here, with their keys: nobody can be written to any more.
post-turns =
    { $count ->
        [0] Games by post
        [one] Your turn in one game by post
       *[other] Your turn in { $count } games by post
    }
post-standing-over = The game is over.
post-standing-begun = Begun on { $when }; nobody is invited yet.
post-standing-invited =
    { $count ->
        [one] Invited on { $when }. One acceptance is missing.
       *[other] Invited on { $when }. { $count } acceptances are missing.
    }
post-standing-complete = Everybody has accepted; nothing is dealt yet.
post-standing-moved = You go on with it on another device.
post-standing-own = It is your turn.
post-standing-theirs = Waiting for { $names }.
post-since = Last sent: { $when }. You might send it again.
post-invite-title = Invite by post
post-invite-about = You send each other links, in any messenger, each when there is time. Each invitation is for one person; when an acceptance comes back, open it here.
post-invite = Send the invitation
post-invite-again = Send it again
post-not-invited = not invited yet
post-invited = invited
post-accepted = has accepted
post-invite-missing =
    { $count ->
        [one] One acceptance is missing.
       *[other] { $count } acceptances are missing.
    }
post-invite-complete = Everybody has accepted.
post-honest = This device deals and knows every card, like a dealer who also plays. The game can be checked at its end.
post-has-accepted = { $name } has accepted.
post-accepted-again = { $name } has accepted before: nothing changes.
post-accepted-late = { $name } has accepted too late: this game is dealt already.
post-accepted-twice = { $name } has accepted too, with the invitation that { $other } has accepted. Ask who of them it was meant for.
post-accept-other = { $name } takes the seat
post-own = This is your own invitation. Send it to your friend.
post-accept-title = { $game } by post
post-accept-about = { $name } invites you to { $game } by post. You send each other links, in any messenger. Nothing is stored anywhere but on your own devices.
post-accept = Accept and send
post-accept-again = Send the acceptance again
post-accept-unsent = You have taken the seat. Send { $name } the acceptance: it is the answer to the invitation.
post-honest-friend = { $name }’s device deals and knows every card, like a dealer who also plays. The game can be checked at its end. Open every letter in this browser: it alone has the key.
post-has-written = Letter { $number }: { $name } has played.
post-has-answered = { $name } has answered.
post-letter-wrong = { $name }’s letter could not be opened. { $why }
post-send-answer = Send your answer
post-ready = Your answer is ready. Until you send it, you may choose again.
post-drawn = Send your answer: the next letter tells what is drawn, and your turn goes on.
post-sent = Sent. Waiting for { $name }.
post-answered = You have answered this letter. Send the answer again?
post-again = Send again
post-newest = To the newest letter
post-backs = { $name } asks to take { $names }’s last move back.
post-backs-own = { $name } asks to take their last move back.
post-backs-yours = { $name } asks to take your last move back.
post-backs-on = If you play on, you agree.
post-yes = I agree
post-no = I do not agree
post-found-older = A newer letter has come. This is how it stood then.
post-found-otherwise = { $name }’s device has told letter { $number } twice, differently. This is noted for the check at the end.
post-found-whole = Letter { $number } goes on from one that this device does not have. Ask { $name } to send it whole.
post-ask-whole = Ask for the whole letter
post-found-moved = You play this game on another device now.
post-found-none = Nothing to do until { $name } writes the first letter.
post-send-letter = Send letter { $number } to { $name }
post-letter-to = Letter { $number } to { $name }
post-again-to =
    { $count ->
        [one] Send again
       *[other] Send again to { $name }
    }
post-letter-ready = Send the letter: it goes on with { $name }.
post-ask-ready = Send the letter that asks { $name }.
post-asked = Waiting for { $name } to agree.
post-asked-on = Waiting for { $name } to agree. You can play on: after a no, that does not count.
post-stop-asking = Never mind
post-send-opened = Send to be checked
post-move-about = You go on there where you are now, and this device stops. What you have chosen and not sent stays behind.
post-move-secret = The link holds the key to your letters: whoever has it can play in your name. Send it to nobody but yourself.
post-move-make = Make the link
post-move-stopped = This device has stopped: it opens no more letters of this game and answers none.
post-move-back = Go on here after all
post-move-back-about = Only if you have not gone on over there: otherwise both devices answer, and the first answer counts.
post-move-go = Go on here
post-move-ask = You play as { $name }, with { $names }. The game moves to this device; the other one has stopped.
post-move-yours = Are you not { $name }? Then this link is not for you, and somebody should know that it has gone astray.
post-move-wrong = This link could not be opened. { $why }
post-move-here = This game is on this device already, and no less far: nothing changes.
post-move-others = This link brings a friend’s seat in { $game } to another device of theirs. It is not for this one, which deals.
post-move-bare = The newest letter had no room in the link. Open { $name }’s newest letter here; if it needs the one before, ask for it whole.
post-check = Check the game
post-checking = The whole game is compared with what this device has seen…
post-letters = Letters
post-sent-at = Letter { $number }; last sent: { $when }
post-sent-never = Nothing has been sent yet.
post-give = Let a bot play for { $name }
post-give-back = Let { $name } play again
post-ask-back = Take back { $name }’s last move
post-back-about = Once a letter is out, what it tells is taken back only if everybody agrees: each is asked by the next letter.
post-file-about = With a file the game goes on elsewhere, or here if the browser has deleted it. Whoever has the file can see all cards and write your letters.
post-file-risk = Sent. Waiting for { $name }. Save a file: this browser may delete the game.
post-file-ask =
    { $count ->
        [one] In this file the game with { $names } is as it was on { $when }, after one letter of yours.
       *[other] In this file the game with { $names } is as it was on { $when }, after { $count } letters of yours.
    }
post-file-one = Go on with it on one device alone.
post-file-replaces = The game on this device does not go as far, and is replaced.
post-file-old = The game on this device goes further: nothing changes.
post-file-since = If it has gone on since then: open the answers that have come, in their order, and choose what you chose. Then the same letters come out. Other letters are noticed by your friends’ devices.
post-file-none = There is no game by post in it.
post-file-damaged = The file is not whole, or was changed.
post-file-newer = It comes from a newer version of this page. Reload the page, then try again.
post-told-part = { $counted } of your { $count } choices could be made as the table stood.
post-told-away = Meanwhile a bot has played for you.
post-told-left-out =
    { $count ->
        [one] The letter had no room for one older entry of the log: it comes with the whole game.
       *[other] The letter had no room for { $count } older entries of the log: they come with the whole game.
    }
post-taken-played = { $name } has answered.
post-taken-part = { $counted } of { $name }’s { $count } choices could be made as the table stood; the next letter asks for the rest.
post-taken-agreed = { $name } agrees.
post-taken-again = { $name }’s answer has come before: nothing changes.
post-taken-differs = { $name } has answered twice, differently. The first answer counts.
post-taken-late = { $name }’s answer comes too late: it is to a letter that counts no more.
post-taken-ahead = { $name } answers a letter that this device has not sent: the game was played on elsewhere, or from an older copy.
post-taken-illegal = What { $name } sent is no answer. Ask for it once more.
post-taken-refused = { $name } does not agree: nothing is taken back.
post-taken-whole = { $name } needs the letter whole. Send it again.
post-fault-cut = This link is not complete. Copy the whole message and paste it here.
post-fault-altered = This link was altered on its way. Copy the whole message and paste it here, or ask for it once more.
post-fault-older = This link was written by an older version of this page. Ask for it once more.
post-fault-newer = This link was written by a newer version of this page. Reload the page, then try again.
post-fault-none = There is no letter in this text.
post-stranger = This letter of { $game } is for somebody else’s seat, or for another browser. If it is yours, open it where you accepted the invitation: copy it there.
post-line-invitation = { $game } by post: will you play?
post-line-acceptance = { $game } by post: { $name } accepts
post-line-letter = { $game }, letter { $number }: your turn, { $name }
post-line-told = { $game }, letter { $number } for { $name }
post-line-answer = { $game }: answer to letter { $number }
post-line-no = { $game }: no to letter { $number }
post-line-whole = { $game }: please send letter { $number } whole
post-line-opened = { $game }: the whole game, to be checked
