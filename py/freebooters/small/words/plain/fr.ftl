## Ce que dit toute table simple

plain-shelf = Des jeux de quelques minutes, dont les règles tiennent sur une page. Qui écrit une telle page peut en ajouter un.
plain-table = La table
plain-seat = { $seat }
plain-fact = { $row } : { $value }
plain-common = { $row } : { $value }
plain-theirs = { $seat } : { $row } : { $value }
plain-hidden =
    { $seat } : { $row } : { $count ->
        [one] une carte cachée
       *[other] { $count } cartes cachées
    }
plain-lane = { $seat } : { $row } : { $value } sur { $most }
plain-card = { $value }
plain-press = { $row } : { $value }

## Ce qu’elle dit d’un jeu qui n’a pas ses propres mots

plain-row = { $name }
plain-key = { $name }
plain-do = { $name } { $rest }
plain-log = { $seat } : { $name } { $rest }
plain-log-nobody = { $name } { $rest }
plain-goal = Le plus grand nombre gagne : { $rest }
plain-prompt = À vous de jouer
