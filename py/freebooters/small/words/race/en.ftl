race-title = Race to Tortuga
race-tagline = One die, one ship: sail on and dare the storm, or drop anchor.
race-about =
    The die rolls, and your ship sails as far. Then you choose: sail on, or anchor and keep what you have. With a 1 comes the storm and blows you back to where your turn began.

    Whoever comes where another ship lies makes it drift back to the last harbour. The first in Tortuga wins.

race-prompt = Sail on, or anchor here?
# True: arrived = 0
race-goal = Be the first to reach Tortuga.
race-first-change = The number in line { $line } is how long the race is. Make it 12.
race-row-places = Place
race-do-roll = Sail on
race-do-anchor = Anchor

# True: place = $place; rolled = $number
race-log-sailed = { $seat } rolls { $number } and sails to { $place }.
    .seat = You roll { $number } and sail to { $place }.
# True: place = $place; began = $place
race-log-stormed = { $seat } meets the storm and is back at { $place }.
    .seat = You meet the storm and are back at { $place }.
# True: place = $place; harbour; was-ahead
race-log-drifted = { $seat } drifts back to { $place }.
    .seat = You drift back to { $place }.
# True: place = $place
race-log-anchored = { $seat } anchors at { $place }.
    .seat = You anchor at { $place }.
# True: there
race-log-arrived = { $seat } is in Tortuga.
    .seat = You are in Tortuga.

race-primer-goal = Be the first to sail 30 places to Tortuga.
    .title = The goal
race-primer-turn = Roll as often as you dare. Anchor before the storm comes.
    .title = Your turn
race-rule-rt-1 = Every turn begins with a roll. Your ship sails as many places.
    .title = Sailing
race-rule-rt-2 = A 1 is the storm: you are blown back to where your turn began, and your turn is over.
    .title = The storm
race-rule-rt-3 = After every other roll you may sail on, or anchor: then your turn ends and you keep your place.
    .title = Sail on or anchor
race-rule-rt-4 = Where your ship comes to another one, that one drifts back to the last harbour. Harbours lie at 0, 10 and 20; in them ships lie side by side.
    .title = Meeting
race-box = A die, and a ship for each player.

    A way of 30 places.
