terminal-name = { $who } { $number }
terminal-player = Player
terminal-turn = { $seat }: { $prompt }
terminal-ask = { $count ->
    [1] 1, or t table · u undo · q leave:
   *[other] 1 to { $count }, or t table · u undo · q leave:
}
terminal-help = Type the number of a choice, t to hear what is on the table, u to undo, or q to leave.
terminal-curtain = { $seat } plays now. Pass the screen, then press Enter.
terminal-left = The game was left.
terminal-saved = Saved: { $file }
terminal-unfinished = The game is not finished.
terminal-so-far = The game is not finished: this is how things stand so far.
terminal-chances = The chances of winning at every decision
terminal-percent = { $number }%
terminal-no-turning = There was no turning point.
terminal-line = { $name }: { $text }
terminal-span-now = { $name }: { $start } at the start, { $result } now
terminal-standing = { $rank }. { $name }: { $standing }
terminal-rule = { $text } (rule { $rule })
terminal-check-held = { $setting }: { $games ->
    [one] one game, nothing broken
   *[other] { $games } games, nothing broken
}
terminal-check-broken = { $setting }:
terminal-check-again = { $setting }: the same is broken here
terminal-check-all = { $games ->
    [one] In one game every promise was kept.
   *[other] In { $games } games every promise was kept.
}
terminal-promise = Promise { $number }: { $text }
terminal-error-seat = “{ $who }” cannot sit here; possible are { $known }.
terminal-error-missing = There is no file { $file }.
terminal-error-folder = { $file } is a folder, not a file.
terminal-error-no-folder = There is no folder { $folder }.
terminal-error-read = { $file } cannot be read.
terminal-error-text = { $file } is not text.
terminal-error-file = { $file }: { $text }
terminal-error-system = The system refuses: { $reason }
terminal-error-write = { $file } cannot be written.
terminal-arena-played = { $games ->
    [one] Played { $over } of { $games } game.
   *[other] Played { $over } of { $games } games.
}
terminal-learned = { $rounds ->
    [one] Learned { $round } of { $rounds } round.
   *[other] Learned { $round } of { $rounds } rounds.
}
terminal-error-results = { $file } holds no results of the arena (line { $line }).
terminal-error-results-seed = { $file } was played with the seed “{ $found }”, not “{ $wanted }”.
terminal-error-results-rules = { $file } has games of { $game } by other rules. Begin a new file.
terminal-error-backend = “{ $backend }” cannot be used: { $reason }
terminal-error-promises = { $count ->
    [one] One thing is broken.
   *[other] { $count } things are broken.
}
terminal-error-field = None of those games is for that many players.
terminal-error-played = { $file } holds none of those games.
terminal-error-rivals = There is nobody to compare: name two levels.
terminal-error-learn = “{ $game }” is no game that learns; possible are { $known }.
terminal-error-learn-set = { $game } has no set of weights “{ $name }”; possible are { $known }.
terminal-error-learn-which = { $game } has several sets of weights; choose one with --set: { $known }.
terminal-error-learn-way = The set { $name } is not learned by “{ $way }”; possible: { $known }.
