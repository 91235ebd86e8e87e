tricks-title = Trois plis
tricks-tagline = Cinq cartes chacun, et trois plis pour gagner.
tricks-about =
    Chacun reçoit cinq cartes de trois couleurs. L’un entame, les autres fournissent la couleur s’ils le peuvent, et la plus forte carte de cette couleur remporte le pli. Qui le remporte entame le suivant.

    Le premier à trois plis gagne. Ou bien posez tous une carte à la fois, face cachée, et la plus forte l’emporte.

tricks-option-order = Jouer les cartes
tricks-option-order-turns = À tour de rôle
    .hint = L’un entame, les autres fournissent la couleur s’ils le peuvent.
tricks-option-order-once = Tous à la fois
    .hint = Chacun pose une carte cachée ; la plus forte de toutes remporte le pli.

tricks-prompt = Jouez une carte de votre main.
tricks-goal =
    { $tricks ->
        [one] Le premier pli gagne.
        [other] Le premier à { $tricks } plis gagne, sinon qui en a le plus.
       *[none] Le premier à en avoir assez gagne, sinon le plus.
    }
tricks-row-taken = Plis
tricks-row-hands = Main
tricks-row-laid = Jouée
tricks-do-play = Jouer { $a }

tricks-log-played = { $seat } joue { $card }.
    .seat = Vous jouez { $card }.
tricks-log-taken = { $seat } remporte le pli avec { $card }.
    .seat = Vous remportez le pli avec { $card }.

tricks-primer-goal = Remportez trois plis avant les autres.
    .title = Le but
tricks-primer-turn = Jouez une carte. La meilleure remporte le pli, et qui l’a jouée entame.
    .title = Un pli
tricks-rule-tt-1 = Il y a des cartes de 1 à 7 en trois couleurs, trèfle, cœur et pique. Chacun en reçoit cinq ; les autres restent cachées.
    .title = Les cartes
tricks-rule-tt-2 =
    { $order ->
        [once] Tous posent en même temps une carte cachée, puis on les montre. Le plus grand nombre remporte le pli ; à égalité, le pique bat le cœur, et le cœur bat le trèfle.
       *[turns] L’un entame de la carte qu’il veut. Les autres fournissent la couleur s’ils le peuvent ; sinon, ils jouent ce qu’ils veulent. La plus forte carte de la couleur entamée remporte le pli, et qui l’a jouée entame le suivant.
    }
    .title = Un pli
tricks-rule-tt-3 = Le premier à trois plis gagne. Si les cartes s’épuisent avant, celui qui a le plus de plis gagne ; à égalité, la victoire est partagée.
    .title = La fin
tricks-box = Des cartes de 1 à 7 en trois couleurs.
