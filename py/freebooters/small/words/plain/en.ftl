## What every plain table says

plain-shelf = Games of a few minutes, each no more than a page of rules. Whoever writes such a page can add one.
plain-table = The table
plain-seat = { $seat }
plain-fact = { $row }: { $value }
plain-common = { $row }: { $value }
plain-theirs = { $seat }: { $row }: { $value }
plain-hidden =
    { $seat }: { $row }: { $count ->
        [one] one card face down
       *[other] { $count } cards face down
    }
plain-lane = { $seat }: { $row }: { $value } of { $most }
plain-card = { $value }
plain-press = { $row }: { $value }

## What it says of a game that has no words of its own

plain-row = { $name }
plain-key = { $name }
plain-do = { $name } { $rest }
plain-log = { $seat }: { $name } { $rest }
plain-log-nobody = { $name } { $rest }
plain-goal = Whoever has the highest number wins: { $rest }
plain-prompt = Your turn
