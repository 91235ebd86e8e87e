promise-chance = chance
promise-spectator = a spectator
promise-move = { $who }: { $action }
promise-after-none = This shows before any move.
promise-after-all = { $count ->
    [one] This shows after one move:
   *[other] This shows after { $count } moves:
}
promise-after-last = This shows after { $count } moves, the last of which are:
promise-raised = The room breaks off with { $error } ({ $place }).
promise-changes = { $method } changes the state: `{ $slot }` differs afterwards.

promise-replay-state = The same moves lead to another state: `{ $slot }` differs. Does apply() use chance, or anything outside the state?
promise-replay-view = When the same moves are made again, { $who } sees something else in `{ $field }`.
promise-replay-events = When the same moves are made again, other events are told.
promise-replay-drawn = A log that is read again asks for chance anew instead of taking what was drawn.
promise-replay-goes-on = The log of a finished game leads to a game that goes on.
promise-replay-shared = The random generator that the whole program shares is used; only the one that draw() is given may be.
promise-traits-drawn = The traits say that nothing is left to chance, but chance acts.
promise-traits-undrawn = The traits say that chance acts, but it never does.
promise-draw-outcome = draw() takes `{ $action }`, which legal() does not list.
promise-draw-again = With the same luck draw() takes `{ $action }` and then `{ $other }`: it depends on more than its generator.
promise-draw-weight = draw() takes `{ $found }` where the weights of outcomes() lead to `{ $wanted }`.
promise-draw-asks = draw() asks its generator { $count } times; once is allowed.

promise-copy-type = copy() gives a `{ $found }` instead of a `{ $wanted }`.
promise-copy-loses = copy() leaves out `{ $slot }`.
promise-copy-differs = A copy is not as its original: `{ $slot }` differs.
promise-copy-unequal = A copy does not equal its original, though all slots do: what does key() hold?
promise-copy-shares = copy() shares `{ $slot }`: a change of one would change the other.
promise-copy-changes = A state changed when another one was played on: copy() shares `{ $slot }`.
promise-copy-shared = The game changes something that all copies share; it is reached through `{ $slot }`.
promise-derived = `{ $slot }` does not follow from the rest of the state: it is { $found } and should be { $wanted }.
promise-key-leaves-out = key() leaves out `{ $slot }`: states that differ in it count as equal.
promise-key-idle = `{ $slot }` is the same in all states: no state needs it.

promise-play-raised = The game breaks off with { $error } ({ $place }).
promise-legal-raised = { $who } may do `{ $action }`, but that breaks off with { $error } ({ $place }).
promise-legal-none = { $who } is to act, but legal() offers nothing.
promise-legal-many = { $who } has { $count } choices at once; { $most } are the most.
promise-legal-plain = `{ $action }` is no action: that is a tuple of words and whole numbers, verb first.
promise-legal-twice = { $who } is offered `{ $action }` twice.
promise-legal-again = { $who } is offered something else when legal() is asked a second time.
promise-legal-idle = { $who } may do `{ $action }`, but that changes nothing.
promise-legal-leads = { $who } may do `{ $action }`; then { $other } is to act, but legal() offers nothing.
promise-legal-knows = What { $who } may do depends on something that is hidden from that seat.
promise-actions-twice = actions() lists nothing, or the same action twice.
promise-actions-change = actions() lists something else when it is asked a second time.
promise-actions-miss = `{ $action }` is possible, but actions() does not list it.
promise-outcomes-legal = outcomes() and legal() do not list the same outcomes in the same order.
promise-outcomes-weight = outcomes() gives `{ $action }` the weight { $weight }; a weight is a whole number from 1.
promise-act-seats = to_act() gives { $found }: it takes seats of this table, each once, or chance alone.
promise-listen-events = The same move tells other events the second time.
promise-listen-state = Whether anybody listens to events changes what happens: `{ $slot }` differs.
promise-refuse-not = { $who } may not do `{ $action }`, yet it is not refused.
promise-refuse-turn = `{ $action }` is carried out for a seat that is not to act.
promise-refuse-changes = An action that was refused has changed something.

promise-imagine-view = What { $who } sees cannot be imagined: `{ $field }` comes back as { $found } instead of { $wanted }.
promise-imagine-turn = In the state that imagine() makes of what { $who } sees, others are to act.
promise-imagine-again = Of the same view and with the same luck imagine() makes two states: `{ $slot }` differs.
promise-imagine-changes = imagine() changes what it starts from: `{ $field }` was { $wanted } and is { $found } afterwards.
promise-hidden-none = The traits say that things are hidden, but nothing is hidden from anybody.
promise-hidden-some = The traits say that nothing is hidden, but something is.
promise-hidden-event = What { $who } is told depends on something hidden: the event `{ $kind }` differs.
promise-hidden-view = What { $who } sees depends on something hidden: `{ $field }` differs.
promise-hidden-picture = What { $who } is shown depends on something hidden: { $part } differs.
promise-mask-view = When { $who } acts, mask() tells { $observer } only `{ $look }`, but `{ $field }` in the view shows which action it was.
promise-mask-event = When { $who } acts, mask() tells { $observer } only `{ $look }`, but the event `{ $kind }` shows which action it was.
promise-mask-more = When { $who } acts, mask() tells { $observer } whether it is `{ $look }` or `{ $other }`, though nothing else that is seen tells them apart.
promise-mask-own = { $who } does `{ $action }`, but mask() shows that seat only `{ $look }`.
promise-mask-cuts = mask() makes `{ $look }` of `{ $action }`; it may only cut off the end.
promise-secret = What { $who } chooses in secret shows before all have chosen: { $observer } sees it in `{ $field }`.
promise-beat-ahead = A beat gives away what is told only later; { $who } would see it.

promise-census = The count of “{ $what }” was { $before } and is now { $now }.
promise-census-empty = census() counts nothing, or something of which there is none.
promise-census-imagined = In the state that imagine() makes of what { $who } sees, the count of “{ $what }” is { $now } instead of { $before }.
promise-told-census = When `{ $kind }` is told, the count of “{ $what }” is { $now } instead of { $before }: act first, then tell.
promise-told-derived = When `{ $kind }` is told `{ $slot }` is { $found } and should be { $wanted }: act first, then tell.
promise-told-last = The state still changes after the last event, `{ $kind }`: `{ $slot }` differs. Act first, then tell.
promise-beat-never = The painter lets a beat end with `{ $kind }`, but no event of that kind is told.

promise-commits-legal = { $who } may choose `{ $action }` at the same time as others, but no longer once they have chosen.
promise-commits-state = When several choose at once, it matters who was first: `{ $slot }` differs.
promise-commits-view = When several choose at once, it matters who was first: what is seen or who acts differs.
promise-traits-together = The traits say that seats never choose at once, but they do.
promise-traits-apart = The traits say that several seats choose at once, but they never do.

promise-endings-late = A random game is not over after { $longest } moves, the most that `longest` allows.
promise-endings-returns = returns() gives { $found }; it takes a number from 0 to 1 for each of { $seats } seats.
promise-endings-ranks = ranks() gives { $found }: a rank is one more than there are better seats; where all have lost it is 2.
promise-endings-order = ranks() gives { $ranks }, but by returns(), { $returns }, the order is another.

promise-json-type = view() gives a `{ $found }`, not what `view_type` says.
promise-json-view = What { $who } sees cannot be written as JSON: { $error }.
promise-json-another = What { $who } sees is something else once it was written as JSON and read: `{ $field }` differs. Is there a list where a tuple should be?
promise-json-event = What the event `{ $kind }` tells can be changed or is not JSON. Is there a list where a tuple should be?
promise-json-frozen = A view can be changed: its dataclass must be frozen.
promise-save-loses = A match that was saved and loaded is another one: { $part } differs.
promise-save-again = A match that was saved and loaded gives another text when it is saved again.
promise-save-goes-on = A match that was saved and loaded goes on in another way.
promise-link-loses = A match that went through a link is another one: { $part } differs.
promise-link-seed = The link to a match that goes on gives its seed away.
promise-link-room = A link gets no shorter by what the seed decides anyway.

promise-choice-action = { $who } has choices whose actions are not those of legal() in the same order.
promise-choice-missing = { $who } may do `{ $action }`, but `{ $token }` is not on the table ({ $frame }).
promise-choice-picks = Whoever has picked `{ $action }` on the table may still mean `{ $other }`: all picks of the first belong to the second.
promise-choice-label = `{ $action }` and `{ $other }` have the same label.
promise-choice-twice = The choice `{ $action }` names one pick twice.
promise-choice-attempt = The picks { $picks } stand for `{ $action }`, but attempt() reads { $found }.
promise-choice-no-action = Of the picks { $picks } attempt() makes { $found }, which is no action.
promise-lay-incomplete = An arrangement cannot be completed: it takes places, and no fewer items than places.
promise-lay-tokens = Places and items of an arrangement share a token.
promise-lay-words = Two items of an arrangement have the same word.
promise-lay-place = The place `{ $token }` of an arrangement is not on the table.
promise-lay-item = The item `{ $token }` of an arrangement is not one thing on the table.
promise-lay-names = Two things of an arrangement have the same name.
promise-lay-rest = The table has no place for what is left over of an arrangement.
promise-lay-illegal = A complete arrangement is refused: `{ $action }` is not legal in its turn.

promise-words-none = `{ $said }` is said, but { $file } has no words for it.
promise-words-part = `{ $said }` is not made of the same parts in { $file } as in English: `{ $part }` is in one of them alone.

promise-scene-twice = Two nodes of a scene have the id `{ $id }`.
promise-scene-nodes = A scene has { $count } nodes; { $most } are the most, and one the least.
promise-scene-bytes = A scene takes { $count } bytes; { $most } are the most.
promise-scene-named = Something hidden is named on the table by what it is: { $who } could read it off the ids.
