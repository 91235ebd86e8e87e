liars-title = Le menteur
liars-tagline = Des dés cachés, des annonces hardies : qui croyez-vous ?
liars-about =
    Chacun lance trois dés et les cache. À tour de rôle, vous annoncez combien de dés d’une face se trouvent sur toute la table, toujours plus haut, ou vous doutez.

    On montre alors tous les dés. Celui qui avait tort perd un dé ; le dernier à en avoir gagne.

liars-prompt =
    { $count ->
        [0] Annoncez combien de dés d’une même valeur il y a sur la table.
       *[other] Doutez de l’annonce, ou annoncez plus haut si vous pouvez.
    }
liars-goal = Soyez le dernier à avoir des dés.
liars-row-left = Dés restants
liars-row-dice = Dés
liars-row-count = Annonce : combien
liars-row-face = Annonce : face
liars-key-count = Combien
liars-key-face = Quelle face
liars-do-bid = Annoncer { $a } × { $b }
liars-do-doubt = Douter

liars-log-bid = { $seat } annonce { $count } × { $face }.
    .seat = Vous annoncez { $count } × { $face }.
liars-log-doubted = { $seat } doute : il y a { $there } × { $face }.
    .seat = Vous doutez : il y a { $there } × { $face }.
liars-log-lost =
    { $seat } perd { $count ->
        [one] un dé
       *[other] { $count } dés
    }.
    .seat =
        Vous perdez { $count ->
            [one] un dé
           *[other] { $count } dés
        }.
liars-log-showed = { $seat } montre { $dice }.
    .seat = Vous montrez { $dice }.
liars-log-out = { $seat } n’a plus de dés.
    .seat = Vous n’avez plus de dés.

liars-primer-goal = Soyez le dernier à avoir des dés.
    .title = Le but
liars-primer-turn = Annoncez plus haut que le précédent, ou doutez. Vous ne voyez que vos dés.
    .title = Votre tour
liars-rule-ld-1 = Chacun a trois dés, les lance tous et les regarde en secret. Ils comptent pour toute la table.
    .title = Lancer
liars-rule-ld-2 = Une annonce dit combien de dés d’une face se trouvent là, les vôtres compris. La suivante doit nommer plus de dés, ou autant d’une face plus haute.
    .title = Annoncer
liars-rule-ld-3 = Qui ne croit pas l’annonce en doute, et l’on montre tous les dés. S’il y en a autant ou plus, celui qui doutait perd un dé ; sinon, c’est l’annonceur. Le perdant commence la manche suivante.
    .title = Douter
liars-box = Trois dés par joueur.
