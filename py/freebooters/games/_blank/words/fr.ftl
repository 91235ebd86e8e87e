blank-title = Blank
blank-tagline = Une carte cachée chacun, une seule occasion de l’échanger.
blank-about = Votre carte est-elle assez bonne, ou l’échangez-vous contre une inconnue ? La plus haute l’emporte.

blank-option-copies = Les cartes
blank-option-copies-1 = Une de chaque
    .hint = Neuf cartes en tout : qui tient le neuf ne peut pas être battu.
blank-option-copies-2 = Deux de chaque
    .hint = Dix-huit cartes en tout : la meilleure peut être tenue deux fois.

blank-table = La table : la pioche, la défausse et une carte pour chacun
blank-seat = { $seat }
blank-card = { $seat } : le { $card }
blank-held = le { $card }
blank-hidden = { $seat } : une carte cachée
blank-pile = { $count ->
    [0] La pioche est vide
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
blank-discards = { $count ->
    [0] Défausse : encore vide
    [one] Défausse : { $count } carte
   *[other] Défausse : { $count } cartes
}

blank-prompt = Gardez votre carte ou échangez-la, une seule fois, contre une carte de la pioche.
blank-prompt-highest = Vous tenez la plus haute carte du jeu. Gardez-la.
blank-do-keep = Garder le { $card }
blank-do-swap = Échanger le { $card }
blank-gain = Vous défaussez votre carte à la vue de tous et en recevez une autre.
blank-refuse-highest = Un { $card } ne s’échange jamais : il n’y a pas de carte plus haute.
blank-fact-choosing = n’a pas encore choisi
blank-fact-chosen = a choisi

blank-log-dealt = { $seat } reçoit une carte.
    .seat = Vous recevez une carte.
blank-log-dealt-open = { $seat } reçoit le { $card }.
    .seat = Vous recevez le { $card }.
blank-log-kept = { $seat } garde sa carte.
    .seat = Vous gardez votre carte.
blank-log-swapped = { $seat } échange le { $card }.
    .seat = Vous échangez le { $card }.
blank-log-shown = { $seat } montre le { $card }.
    .seat = Vous montrez le { $card }.
blank-goal = La plus haute carte gagne ; aucune ne dépasse le { $card }.
blank-column-card = Carte
blank-why = { $winners ->
    [one] { $seat } gagne avec le { $card }, la plus haute carte.
   *[other] { $winners } joueurs se partagent la victoire : chacun tient un { $card }.
}
    .seat =
        { $winners ->
            [one] Vous gagnez avec le { $card }, la plus haute carte.
           *[other] { $winners } joueurs se partagent la victoire : chacun tient un { $card }.
        }
blank-card-pile = Pioche
blank-left = cartes restantes
blank-standing = tenait le { $card }

blank-primer-goal = À la fin, la carte la plus haute gagne.
    .title = Le but
blank-primer-turn = Chacun choisit une seule fois : garder sa carte secrète, ou la défausser aux yeux de tous et en recevoir une autre.
    .title = Votre tour
blank-rule-bl-1 =
    Il y a des cartes de 1 à 9, { $copies ->
        [1] une
       *[2] deux
    } de chaque. Chacun en reçoit une et la garde secrète.
    .title = Les cartes
blank-rule-bl-2 = Dans le sens des aiguilles d’une montre, chacun choisit une fois. Qui garde ne fait rien de plus. Qui échange pose sa carte sur la défausse à la vue de tous et en reçoit une autre, de nouveau cachée.
    .title = Garder ou échanger
blank-rule-bl-3 = Un neuf ne peut pas être échangé.
    .title = Le neuf
blank-rule-bl-4 = Quand tous ont choisi, on montre les cartes. La plus haute gagne ; des cartes égales partagent la victoire.
    .title = La fin
blank-box =
    Des cartes de 1 à 9, chacune en un ou deux exemplaires.
blank-pad = La plus haute carte gagne.
blank-figure-swap = Anne échange son 3, que tout le monde voit. Elle reçoit le 9, qu’elle est seule à voir.

## Ce qui plaide pour

blank-reason-keep = Le { $card } est au-dessus de la moyenne
blank-reason-swap = Le { $card } ne dépasse pas la moyenne

## Apprendre en jouant

blank-lesson-goal = But : la carte la plus haute.

blank-lesson-swap-title = Une carte, un échange
blank-lesson-swap-trade-say = Vous avez le 3, et presque toutes les cartes valent mieux. Échangez-le.
blank-lesson-swap-trade-done = Le 9, et rien ne le dépasse : il bat le 8 de Grace.
blank-lesson-swap-trade-else-1 = Vous pouvez le garder. Mais un 3 gagne rarement : essayez l’échange.
blank-lesson-swap-on = Maintenant, une partie entière.

## The coach of the first game

blank-coach-choice = Vous choisissez une fois : garder votre carte, ou l’échanger contre une carte de la pioche.
blank-coach-nine = Rien ne bat un neuf. Gardez-le et attendez les autres.
