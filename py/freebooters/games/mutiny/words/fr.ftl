mutiny-title = La Mutinerie
mutiny-tagline = Choisissez votre camp en secret, armez ses marins, et soyez riche quand il l’emporte.
mutiny-about =
    Un bateau cingle vers l’île au trésor, et deux hommes à bord veulent le commander : le capitaine Valverde et Ramon Diaz. Vous frappez aux cabines de treize pirates pour de l’or, des armes et des confidences, et vous prêtez allégeance en secret à l’un des deux.

    Puis la mutinerie éclate. Cinq duels opposent les marins ; chacun joue ses cartes faces cachées, et personne ne sait qui a aidé qui. De tous ceux qui ont soutenu le vainqueur, le plus riche l’emporte.

## Pirates

mutiny-pirate-valverde = Valverde
mutiny-pirate-diaz = Diaz
mutiny-pirate-crackpott = Crackpott
mutiny-pirate-tembo = Tembo
mutiny-pirate-wessel = Wessel-Jan
mutiny-pirate-nero = Dean Nero
mutiny-pirate-pang = Pang
mutiny-pirate-chang = Chang Ye
mutiny-pirate-sate = Sate
mutiny-pirate-bijoux = Bijoux
mutiny-pirate-ojo = Ojo
mutiny-pirate-cambivalute = Cambivalute
mutiny-pirate-ghost = Le fantôme
mutiny-power-valverde = Une carte or et une pièce
mutiny-power-diaz = Voir or et combat, garder une carte
mutiny-power-crackpott = Deux cartes combat
mutiny-power-tembo = Voir deux cartes combat, en garder une
mutiny-power-wessel = Échanger jusqu’à 3 cartes combat
mutiny-power-nero = Échanger jusqu’à 3 cartes ou pièces
mutiny-power-pang = Une carte combat ou une pièce
mutiny-power-chang = Voler une pièce à un adversaire
mutiny-power-sate = Sa bourse grossit quand on l’ignore
mutiny-power-bijoux = Choisir ; plus tard, changer ou bluffer
mutiny-power-ojo = Choisir ; plus tard, espionner
mutiny-power-cambivalute = Placer deux marins ; puis voir une paire
mutiny-power-ghost = Votre tour s’arrête, sans rien
mutiny-brief-valverde = Carte or + pièce
mutiny-brief-diaz = Or ou combat
mutiny-brief-crackpott = Deux cartes combat
mutiny-brief-tembo = Une carte sur deux
mutiny-brief-wessel = Échanger
mutiny-brief-nero = Cartes ⇄ pièces
mutiny-brief-pang = Carte ou pièce
mutiny-brief-chang = Voler une pièce
mutiny-brief-sate = Bourse qui grossit
mutiny-brief-bijoux = Choisir, bluffer
mutiny-brief-ojo = Choisir, espionner
mutiny-brief-cambivalute = Deux marins
mutiny-brief-ghost = Rien
mutiny-side-valverde = Capitaine Valverde
mutiny-side-diaz = Ramon Diaz
mutiny-pink = rose
mutiny-grey = gris
mutiny-card =
    { $colour ->
        [pink] Rose { $value }
       *[grey] Gris { $value }
    }
mutiny-gold = Or { $value }
mutiny-seat = { $seat }

## The rules

mutiny-primer-goal = Un bateau court à la mutinerie : le capitaine Valverde (rose) contre Ramon Diaz (gris). Choisissez l’un des deux en secret, armez ses marins et amassez de l’or. Seuls ceux qui ont soutenu le vainqueur peuvent gagner, et parmi eux le plus riche l’emporte.
    .title = Le but
mutiny-primer-doors = Le donneur aligne des pirates faces cachées, chacun dans sa cabine : trois de plus qu’il n’y a de joueurs. À votre tour, prenez un pirate visible, ou frappez : la cabine suivante s’ouvre, et vous prenez ce pirate ou frappez encore. Chacun vous rend un service : de l’or, des cartes combat, des pièces, une allégeance, un vol. Si c’est le fantôme qui ouvre, votre tour est fini et vous n’obtenez rien.
    .title = Prendre ou frapper
mutiny-primer-ship = Quand chacun a eu un pirate, le bateau avance d’une case par cabine encore fermée. Une tempête donne le mal de mer à un pirate, qui reste quelque temps dans le canot de sauvetage. Aux sabres croisés, la mutinerie éclate, ou plus tôt si une réserve s’épuise.
    .title = Le bateau avance
mutiny-primer-oath = Seuls Bijoux et Ojo reçoivent votre allégeance. Qui n’en a jamais choisi quand la mutinerie éclate est hors jeu et ne peut pas gagner. Avec Bijoux, vous pourrez changer de camp plus tard, ou faire semblant ; avec Ojo, regarder l’allégeance de quelqu’un.
    .title = Choisir son camp
mutiny-primer-mutiny = La mutinerie se joue en cinq duels, de A à E. Dans chacun, un marin défend Valverde et un autre Diaz. Cambivalute permet de placer des marins à l’avance, et de les connaître. Le premier camp qui gagne trois duels remporte la mutinerie.
    .title = La mutinerie
mutiny-primer-duels = À chaque manche d’un duel, tous posent une carte face cachée ; on les mélange et on les montre. Les cartes roses renforcent le marin de Valverde, les grises celui de Diaz. À partir de la deuxième manche, vous pouvez à la place poser votre singe et quitter le duel. Quand tous sont partis, le plus fort total gagne. Les cartes posées sont perdues ; sans carte à une première manche, vous êtes hors jeu. Gardez-en donc une par duel.
    .title = Les duels
mutiny-primer-end = Après la mutinerie, on révèle toutes les allégeances. Si personne encore en jeu n’a soutenu le vainqueur, tous perdent. Sinon, parmi ceux qui l’ont soutenu, gagne qui a le plus d’or, cartes or et pièces ensemble.
    .title = La fin
mutiny-rule-mu-1 =
    Chacun reçoit une carte combat grise et une rose de valeur 1, ses deux cartes allégeance, un singe et une pièce. Les autres cartes combat forment une pile faces cachées sur l’île volcanique, les cartes or une pile sur l’île au trésor ; le reste des pièces forme la banque, sur l’île aux pièces d’or. Les pièces de chacun sont visibles, ses cartes cachées. Dix marins de valeur 1 à 10 sont mélangés, personne ne les a vus.

    À deux, le bateau part de l’île volcanique, à trois de l’île au trésor, à quatre de l’île aux pièces d’or. Le premier donneur est tiré au sort.
    .title = Préparation
    .ruling = Selon la règle, la personne la plus âgée est le premier donneur ; ici, c’est le sort.
mutiny-rule-mu-2 =
    À chaque manche, le donneur aligne des pirates faces cachées, chacun dans sa cabine : trois de plus qu’il n’y a de joueurs. À partir du donneur, dans le sens horaire, chacun utilise un pirate et un seul.
    .title = La file de cabines
mutiny-rule-mu-3 =
    À votre tour, vous prenez un pirate déjà visible, ou vous frappez et la cabine suivante s’ouvre. Après avoir frappé, vous ne pouvez prendre que le pirate que vous venez de rencontrer, ou frapper encore. Le pirate de la dernière cabine doit être pris. S’il n’y a plus de cabine fermée, il faut prendre un pirate visible.
    .title = Prendre ou frapper
mutiny-rule-mu-4 =
    Un pirate qui a été pris est indisponible jusqu’à la fin de la manche.
    .title = Pirates utilisés
mutiny-rule-mu-5 =
    Ouvrir la cabine du fantôme met aussitôt fin à votre tour : vous n’obtenez rien. Le fantôme quitte alors la file.
    .title = Le fantôme
    .ruling = Le fantôme quitte la file.
mutiny-rule-mu-6 =
    Après le dernier joueur, le bateau avance d’une case par cabine encore fermée, de 0 à 3. Le voisin de gauche du donneur distribue la manche suivante avec tout l’équipage.
    .title = Le bateau avance
mutiny-rule-mu-7 =
    Si le bateau s’arrête sur une tempête ou la traverse, un pirate tiré au sort a le mal de mer : avant la file suivante, il rejoint le canot de sauvetage, et celui qui s’y trouvait revient, sans retomber malade dans cette tempête. Dès lors, on joue avec douze pirates. Une tempête sur le dernier trajet avant la mutinerie est sans effet.
    .title = Tempêtes
    .ruling = Une tempête sur le dernier trajet est sans effet, quelle que soit la cause de la mutinerie.
mutiny-rule-mu-8 =
    La mutinerie éclate quand le bateau atteint les sabres croisés, et aussi quand, à la fin d’une manche, il n’y a plus de cartes combat, plus de cartes or ou plus de pièces à la banque.
    .title = Quand la mutinerie éclate
    .ruling = Quand une réserve s’épuise, la règle fait éclater la mutinerie tantôt à la fin de la manche, tantôt immédiatement. Ici, on finit la manche.
mutiny-rule-mu-10 =
    Prenez la première carte or, puis une pièce de la banque. Si la réserve ne suffit pas, chaque pirate donne ce qui reste.
    .title = Capitaine Valverde
    .ruling = Ce qui se passe quand une réserve ne suffit pas.
mutiny-rule-mu-11 =
    Regardez la première carte or et la première carte combat. Gardez-en une ; l’autre va, cachée, sous sa pile.
    .title = Ramon Diaz
mutiny-rule-mu-12 =
    Prenez les deux premières cartes combat.
    .title = Crackpott
mutiny-rule-mu-13 =
    Regardez les deux premières cartes combat. Gardez-en une ; l’autre va sous la pile.
    .title = Tembo
mutiny-rule-mu-14 =
    Glissez jusqu’à trois de vos cartes combat sous la pile, puis piochez-en autant.
    .title = Wessel-Jan
mutiny-rule-mu-15 =
    Échangez jusqu’à trois fois, une par une et dans un seul sens : une carte combat contre une pièce, ou une pièce contre une carte combat. Les valeurs ne comptent pas, les cartes or sont exclues. Les cartes rendues vont sous la pile.
    .title = Dean Nero
mutiny-rule-mu-16 =
    Prenez la première carte combat de la pile, ou une pièce.
    .title = Pang
mutiny-rule-mu-17 =
    Volez une pièce à l’adversaire de votre choix, jamais une carte or. C’est obligatoire si quelqu’un a une pièce.
    .title = Chang Ye
    .ruling = Il faut voler si c’est possible.
mutiny-rule-mu-18 =
    Prenez une pièce, plus une par joueur qui a terminé un tour sans prendre Sate depuis qu’elle est visible, dans cette manche. Les pièces restent à la banque tant que personne ne prend Sate ; à la fin de la manche, l’offre tombe.
    .title = Sate
    .ruling = Les pièces restent à la banque, et l’offre tombe à la fin de la manche.
mutiny-rule-mu-19 =
    Si vous n’avez pas encore d’allégeance, choisissez un camp en secret. Sinon, changez-en ou faites semblant : les autres ne voient pas la différence.
    .title = Bijoux
mutiny-rule-mu-20 =
    Si vous n’avez pas encore d’allégeance, vous pouvez choisir un camp en secret. Sinon, vous pouvez regarder l’allégeance d’un adversaire qui a choisi la sienne.
    .title = Ojo
mutiny-rule-mu-21 =
    Tirez deux marins, regardez-les et placez-en un de chaque côté du premier duel libre. Si les cinq duels sont occupés, regardez une paire et échangez les deux marins ou non ; tous voient s’ils ont été échangés, mais pas leurs valeurs.
    .title = Cambivalute
    .ruling = Quand tous les duels sont occupés, il faut regarder une paire, et tous voient si les marins ont été échangés.
mutiny-rule-mu-30 =
    Un joueur qui n’a jamais choisi d’allégeance est hors jeu et ne peut plus gagner ; on peut toujours lui voler des pièces. Les marins restants sont placés sur les duels libres sans que personne les voie. Les allégeances restent secrètes.
    .title = La mutinerie éclate
    .ruling = On peut encore voler des pièces à qui est hors jeu.
mutiny-rule-mu-31 =
    Les duels A à E se suivent dans l’ordre. Le premier camp qui en gagne trois remporte la mutinerie. Un duel commence par révéler ses deux marins.
    .title = Cinq duels
mutiny-rule-mu-32 =
    À chaque manche d’un duel, tous ceux qui y participent posent une carte face cachée. Les cartes sont mélangées puis révélées : personne n’apprend qui a posé quoi. Une carte rose ajoute sa valeur au marin de Valverde, une grise à celui de Diaz.
    .title = Poser des cartes
mutiny-rule-mu-33 =
    À partir de la deuxième manche, vous pouvez à la place poser votre singe et quitter ce duel. Sans carte combat, c’est obligatoire. Si cela arrive à la première manche d’un duel, vous êtes hors jeu : gardez une carte pour chaque duel.
    .title = Le singe
mutiny-rule-mu-34 =
    Un singe posé seul à la deuxième manche vole une pièce au joueur que choisit son maître, ou rien si aucun autre n’en a. Si plusieurs sont posés dans cette manche, chacun rapporte une pièce de la banque. Plus tard, un singe ne rapporte rien.
    .title = Ce que rapportent les singes
    .ruling = Un singe seul ne rapporte rien quand aucun autre joueur n’a de pièce.
mutiny-rule-mu-35 =
    Si la banque ne peut pas payer tous les singes, chaque joueur qui a une pièce en verse d’abord une, même hors jeu. Si cela ne suffit pas, elle paie dans le sens horaire à partir de la gauche du dernier donneur, tant qu’elle le peut.
    .title = La banque vide
    .ruling = Même qui est hors jeu verse ; et qui est payé quand la banque ne suffit toujours pas.
mutiny-rule-mu-36 =
    Le duel est fini quand tous ses participants ont posé leur singe. Le plus fort total du marin et des cartes l’emporte ; à égalité, le camp dont les cartes valent le plus. Les cartes posées quittent le jeu, les singes reviennent. Si plus personne n’est en jeu, la partie s’arrête et tous ont perdu.
    .title = La fin d’un duel
    .ruling = Ce qui se passe quand plus personne n’est en jeu.
mutiny-rule-mu-40 =
    On révèle toutes les allégeances. Seuls les joueurs encore en jeu peuvent gagner. Si aucun d’eux n’a soutenu le vainqueur, tous perdent. Si un seul l’a soutenu, il gagne. S’ils sont plusieurs, le plus riche l’emporte, cartes or et pièces ensemble ; puis la plus forte somme de cartes combat restantes à la couleur du vainqueur. Si l’égalité demeure, ils partagent la victoire.
    .title = Qui gagne
    .ruling = À égalité d’or, on additionne les valeurs des cartes.
mutiny-box =
    Un plateau avec la route du bateau, trois îles et les places de cinq duels ; un bateau ; 10 marins de valeur 1 à 10 ; 13 cartes pirate.

    Pour chacun des quatre joueurs, deux cartes allégeance et un singe.

    40 cartes combat de valeur 1 à 3, en rose et en gris ; 18 cartes or de valeur 1 à 3 ; 30 pièces.
    .ours =
        Le nombre de cartes de chaque valeur. Cartes combat, dans chaque couleur : dix de 1, six de 2 et quatre de 3. Cartes or : six de 1, six de 2 et six de 3.

        La route : à deux, le bateau part à 18 cases de la mutinerie, à trois à 13, à quatre à 10. Les tempêtes sont à 8, 5 et 2 cases d’elle.
mutiny-pad = Notez l’or de ceux qui ont soutenu le camp vainqueur : pièces et valeurs des cartes or. Qui en a le plus gagne.
mutiny-figure-knock = Anne frappe à la première cabine et rencontre Crackpott. Elle peut le prendre, ou frapper encore et le laisser aux autres.
mutiny-figure-choice = Anne joue la dernière de cette manche : elle prend Bijoux, déjà visible, ou frappe à une autre cabine. Deux pirates ont déjà été pris.
mutiny-figure-ghost = Anne a rencontré Sate, mais frappe encore : le fantôme. Son tour est fini, elle n’obtient rien, et Sate reste pour les autres.
mutiny-figure-storm = Trois cabines sont restées fermées : le bateau avance de trois cases et traverse une tempête. Wessel-Jan a le mal de mer et rejoint le canot de sauvetage.
mutiny-figure-oath = Bijoux reçoit l’allégeance d’Anne : au capitaine Valverde ou à Ramon Diaz. Personne d’autre ne voit à qui.
mutiny-figure-sailors = Cambivalute a montré à Jack les marins 9 et 4. Il place, pour le duel A, le 9 du côté de Valverde et le 4 du côté de Diaz. Lui seul les connaît.
mutiny-figure-sides = Le duel A commence : le marin de Valverde vaut 4, celui de Diaz 7. Les disques du haut montreront qui a gagné combien de duels.
mutiny-figure-laid = Un 3 rose, un 2 gris et un 1 gris ont été posés, on ne sait par qui : le camp de Valverde en est à 7, celui de Diaz à 10.
mutiny-figure-monkey = Le singe d’Anne est le seul posé à la deuxième manche : il vole une pièce au joueur qu’elle choisit.
mutiny-figure-won = Tous ont posé leur singe : Diaz gagne le duel A par 11 à 9. Le duel B commence avec les deux marins suivants.
mutiny-rules-2 = Le bateau part à 13 cases de la mutinerie à trois et à 10 à quatre, et non plus à 15 et 12 ; les tempêtes sont à 8, 5 et 2 cases d’elle, et non plus à 10, 6 et 2.

## What happened

mutiny-log-started = { $seat } est le premier donneur.
    .seat = Vous donnez en premier.
mutiny-log-dealt = { $seat } aligne { $cabins } cabines.
    .seat = Vous alignez { $cabins } cabines.
mutiny-log-opened =
    { $pirate } ouvre à { $seat } ; { $closed ->
        [0] plus aucune cabine n’est fermée
        [1] une cabine reste fermée
       *[other] { $closed } cabines restent fermées
    }.
    .seat =
        { $pirate } vous ouvre ; { $closed ->
            [0] plus aucune cabine n’est fermée
            [1] une cabine reste fermée
           *[other] { $closed } cabines restent fermées
        }.
mutiny-log-frightened = { $seat } s’enfuit devant le fantôme, les mains vides.
    .seat = Vous vous enfuyez devant le fantôme, les mains vides.
mutiny-log-took = { $seat } prend { $pirate }.
    .seat = Vous prenez { $pirate }.
mutiny-log-idle = { $pirate } ne peut rien pour { $seat }.
    .seat = { $pirate } ne peut rien pour vous.
mutiny-log-idle-monkey = Le singe de { $seat } ne trouve aucune pièce à voler.
    .seat = Votre singe ne trouve aucune pièce à voler.
mutiny-log-drew =
    { $seat } pioche { $pile ->
        [gold] une carte or
       *[combat] une carte combat
    }.
    .seat =
        Vous piochez { $pile ->
            [gold] une carte or
           *[combat] une carte combat
        }.
mutiny-log-drew-known = { $seat } pioche : { $card }.
    .seat = Vous piochez : { $card }.
mutiny-log-kept =
    { $seat } garde { $pile ->
        [gold] la carte or
       *[combat] une carte combat
    }.
    .seat =
        Vous gardez { $pile ->
            [gold] la carte or
           *[combat] une carte combat
        }.
mutiny-log-kept-known = { $seat } garde : { $card }.
    .seat = Vous gardez : { $card }.
mutiny-log-buried =
    { $seat } glisse une carte sous { $pile ->
        [gold] la pile d’or
       *[combat] la pile combat
    }.
    .seat =
        Vous glissez une carte sous { $pile ->
            [gold] la pile d’or
           *[combat] la pile combat
        }.
mutiny-log-buried-known = { $seat } glisse sous la pile : { $card }.
    .seat = Vous glissez sous la pile : { $card }.
mutiny-log-earned =
    { $seat } reçoit { $coins ->
        [1] une pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } de la banque.
    .seat =
        Vous recevez { $coins ->
            [1] une pièce
            [one] { $coins } pièce
           *[other] { $coins } pièces
        } de la banque.
mutiny-log-bought = { $seat } paie une pièce pour une carte combat.
    .seat = Vous payez une pièce pour une carte combat.
mutiny-log-scarce =
    { $supply ->
        [combat] Il ne reste qu’une carte combat
        [gold] Il ne reste qu’une carte or
       *[bank] Il ne reste qu’une pièce à la banque
    }.
mutiny-log-emptied =
    { $supply ->
        [combat] Plus de cartes combat
        [gold] Plus de cartes or
       *[bank] Plus de pièces à la banque
    } : mutinerie prévue après la manche.
mutiny-log-lacking =
    { $supply ->
        [combat] Plus de carte combat
        [gold] Plus de carte or
       *[bank] Plus de pièce
    } pour { $seat }.
    .seat =
        { $supply ->
            [combat] Plus de carte combat
            [gold] Plus de carte or
           *[bank] Plus de pièce
        } pour vous.
mutiny-log-stopped =
    { $count ->
        [0] { $seat } renonce à { $pirate }.
        [1] { $seat } s’arrête après un échange avec { $pirate }.
       *[other] { $seat } s’arrête après { $count } échanges avec { $pirate }.
    }
    .seat =
        { $count ->
            [0] Vous renoncez à { $pirate }.
            [1] Vous vous arrêtez après un échange avec { $pirate }.
           *[other] Vous vous arrêtez après { $count } échanges avec { $pirate }.
        }
mutiny-log-robbed = { $seat } vole une pièce à { $victim }.
    .seat = Vous volez une pièce à { $victim }.
    .victim = { $seat } vous vole une pièce.
mutiny-log-swore =
    { $again ->
        [0] { $seat } choisit son allégeance en secret.
       *[other] { $seat } change de camp, ou bluffe.
    }
    .seat =
        { $again ->
            [0] Vous choisissez votre allégeance en secret.
           *[other] Vous changez de camp, ou bluffez.
        }
mutiny-log-swore-known =
    { $again ->
        [0] { $seat } prête allégeance en secret : { $side }.
       *[other] Allégeance de { $seat } désormais : { $side }.
    }
    .seat =
        { $again ->
            [0] Vous prêtez allégeance en secret : { $side }.
           *[other] Votre allégeance désormais : { $side }.
        }
mutiny-log-peeked = { $seat } regarde l’allégeance de { $other }.
    .seat = Vous regardez l’allégeance de { $other }.
    .other = { $seat } regarde votre allégeance.
mutiny-log-peeked-known = { $seat } voit l’allégeance de { $other } : { $side }.
    .seat = Vous voyez l’allégeance de { $other } : { $side }.
    .other = { $seat } voit votre allégeance : { $side }.
mutiny-log-placed = { $seat } place deux marins pour le duel { $letter }.
    .seat = Vous placez deux marins pour le duel { $letter }.
mutiny-log-placed-known = { $seat } place les marins du duel { $letter } : rose { $pink }, gris { $grey }.
    .seat = Vous placez les marins du duel { $letter } : rose { $pink }, gris { $grey }.
mutiny-log-inspected = { $seat } regarde les marins du duel { $letter }.
    .seat = Vous regardez les marins du duel { $letter }.
mutiny-log-inspected-known = { $seat } voit les marins du duel { $letter } : rose { $pink }, gris { $grey }.
    .seat = Vous voyez les marins du duel { $letter } : rose { $pink }, gris { $grey }.
mutiny-log-swapped = { $seat } échange les marins du duel { $letter }.
    .seat = Vous échangez les marins du duel { $letter }.
mutiny-log-swapped-known = { $seat } échange les marins du duel { $letter } : désormais rose { $pink }, gris { $grey }.
    .seat = Vous échangez les marins du duel { $letter } : désormais rose { $pink }, gris { $grey }.
mutiny-log-stood = { $seat } laisse en place les marins du duel { $letter }.
    .seat = Vous laissez en place les marins du duel { $letter }.
mutiny-log-sweetened =
    Sate offre maintenant { $coins ->
        [0] zéro pièce
        [1] une pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
mutiny-log-sailed =
    { $cells ->
        [0] Toutes les cabines sont ouvertes : le bateau n’avance pas.
        [1] Le bateau avance d’une case ; distance restante : { $to }.
       *[other] Le bateau avance de { $cells } cases ; distance restante : { $to }.
    }
mutiny-log-storm = Le bateau est pris dans une tempête !
mutiny-log-seasick = { $pirate } a le mal de mer et rejoint le canot de sauvetage.
mutiny-log-seasick-again = { $pirate } a le mal de mer et rejoint le canot de sauvetage. { $recovered } revient à bord.
mutiny-log-mutiny =
    { $cause ->
        [combat] Plus de cartes combat
        [gold] Plus de cartes or
        [bank] Plus de pièces à la banque
       *[island] Le bateau atteint les sabres croisés
    } : mutinerie !
mutiny-log-excluded = { $seat } n’a jamais choisi d’allégeance : hors jeu.
    .seat = Vous n’avez jamais choisi d’allégeance : hors jeu.
mutiny-log-duel = Duel { $letter } : { $pink } pour Valverde, { $grey } pour Diaz.
mutiny-log-turned = Une carte est révélée.
mutiny-log-turned-known = Carte révélée : { $card } ; { $pink } à { $grey }.
mutiny-log-withdrew = Le singe de { $seat } quitte le duel { $letter }.
    .seat = Votre singe quitte le duel { $letter }.
mutiny-log-eliminated = { $seat } n’a plus de carte pour le duel { $letter } : hors jeu.
    .seat = Vous n’avez plus de carte pour le duel { $letter } : hors jeu.
mutiny-log-levy =
    { $bank ->
        [0] La banque n’a aucune pièce
        [1] La banque n’a qu’une pièce
       *[other] La banque n’a que { $bank } pièces
    } pour { $monkeys } singes : qui a une pièce en verse une.
mutiny-log-levied = { $seat } verse une pièce à la banque.
    .seat = Vous versez une pièce à la banque.
mutiny-log-decided =
    { $tie ->
        [0] Duel { $letter }, { $pink } à { $grey }. Vainqueur : { $side }.
       *[other] Duel { $letter }, { $pink } à { $grey } ; les cartes départagent. Vainqueur : { $side }.
    }
mutiny-log-taken = Duels gagnés : { $pink } à { $grey }. Vainqueur : { $side }.
mutiny-log-unmasked = Allégeance de { $seat } : { $side }.
    .seat = Votre allégeance : { $side }.
mutiny-log-counted = Or de { $seat } : { $gold }.
    .seat = Votre or : { $gold }.
mutiny-log-compared = Cartes combat restantes de { $seat } pour le camp vainqueur : { $strength }.
    .seat = Vos cartes combat restantes pour le camp vainqueur : { $strength }.
mutiny-log-won =
    { $shared ->
        [0] { $seat } gagne !
       *[other] { $seat } partage la victoire.
    }
    .seat =
        { $shared ->
            [0] Vous gagnez !
           *[other] Vous partagez la victoire.
        }
mutiny-log-lost = Tout le monde a perdu.

## What you are asked

mutiny-prompt-turn =
    { $closed ->
        [0] Plus aucune cabine n’est fermée : prenez un des pirates visibles.
       *[other]
            { $open ->
                [0] Aucun pirate n’est visible : frappez à une cabine pour en rencontrer un.
               *[other] Prenez un pirate visible, ou frappez pour en rencontrer un autre.
            }
    }
mutiny-prompt-opened =
    { $closed ->
        [0] C’était la dernière cabine : vous devez prendre { $pirate }.
       *[other] Prendre { $pirate } ou frapper encore ? Tout pirate laissé est perdu pour ce tour.
    }
mutiny-prompt-diaz = Ramon Diaz vous montre les deux : quelle carte gardez-vous ?
mutiny-prompt-tembo = Tembo vous montre ces cartes : laquelle gardez-vous ?
mutiny-prompt-only = { $pirate } n’a que cette carte à vous montrer : gardez-la.
mutiny-prompt-wessel =
    { $left ->
        [one] Glissez une carte combat sous la pile, ou arrêtez ; vous en piochez autant.
       *[other] Glissez jusqu’à { $left } cartes combat sous la pile ; vous en piochez autant.
    }
mutiny-prompt-nero =
    { $way ->
        [sell] Vendre une carte combat pour une pièce, ou arrêter ?
        [buy] Acheter une carte combat pour une pièce, ou arrêter ?
       *[none] Vendre une carte combat une pièce, ou en acheter une au volcan ?
    } { $left ->
        [one] Une fois au plus.
       *[other] { $left } fois au plus.
    }
mutiny-prompt-pang =
    { $only ->
        [combat] La banque est vide : prenez une carte combat.
        [coin] Plus de cartes combat : prenez une pièce.
       *[none] Prendre une carte combat pour les duels, ou une pièce ?
    }
mutiny-prompt-chang = À qui volez-vous une pièce ?
mutiny-prompt-bijoux =
    { $sworn ->
        [yes] Changer de camp, ou choisir le même et bluffer ? Personne ne le verra.
       *[no] À qui prêtez-vous allégeance ? Vous ne gagnerez que dans son camp.
    }
mutiny-prompt-ojo =
    { $sworn ->
        [yes] De qui voulez-vous voir l’allégeance ?
       *[no] À qui prêtez-vous allégeance ? Ou attendez-vous ? On ne gagne qu’avec son camp.
    }
mutiny-prompt-place = Lequel des deux marins se bat pour qui ? Personne d’autre ne les connaît.
mutiny-prompt-inspect = Tous les duels sont occupés : quelle paire regardez-vous ?
mutiny-prompt-swap = Duel { $letter } : échanger les deux marins, ou les laisser ?
mutiny-prompt-fight =
    { $cards ->
        [0]
            { $round ->
                [1] Plus de carte pour le duel { $letter } : votre singe part, et vous êtes hors jeu.
               *[other] Vous n’avez plus de carte : votre singe quitte le duel { $letter }.
            }
       *[other]
            { $round ->
                [1] Duel { $letter } : posez une carte combat, rose ou grise. Nul ne saura qu’elle est à vous.
                [2] Posez encore une carte combat, ou votre singe pour partir ; il peut rapporter une pièce.
               *[other] Posez encore une carte combat, ou votre singe pour quitter le duel.
            }
    }
mutiny-prompt-last = Dernière carte : une fois posée, un autre duel vous met hors jeu. Ou posez le singe.
mutiny-prompt-monkey = Votre singe vole une pièce : à qui ?
mutiny-meanwhile-door = La porte s’ouvre en grinçant…
mutiny-meanwhile-duel = On retourne les cartes…
mutiny-wait-turn = { $seat } choisit : prendre un pirate ou frapper.
mutiny-wait-pirate = { $seat } décide de l’action de { $pirate }.
mutiny-wait-rob = Le singe de { $seat } cherche une victime.
mutiny-wait-fight =
    { $count ->
        [one] { $seats } doit encore poser une carte.
       *[other] { $seats } doivent encore poser une carte.
    }

## What you can do

mutiny-choice-knock = Frapper à la cabine suivante
mutiny-gain-knock =
    { $unseen ->
        [one] un seul pirate n’a pas été vu
       *[other] un des { $unseen } pirates pas encore vus{ $ghost ->
            [yes] , dont le fantôme
           *[no] {" "}; le fantôme n’en est pas
        }
    }
mutiny-choice-take = Prendre { $pirate }
mutiny-gain-sate =
    { $coins ->
        [1] une pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
mutiny-gain-only =
    { $what ->
        [gold] seulement une carte or
        [combat] seulement une carte combat
        [coin] seulement une pièce
        [pair] regarder deux marins, les échanger ou non
       *[nothing] rien pour le moment
    }
mutiny-gain-exchanges =
    { $most ->
        [one] un échange au plus
       *[other] { $most } échanges au plus
    }
mutiny-gain-rob =
    { $coins ->
        [one] sa seule pièce
       *[other] une de ses { $coins } pièces
    }
mutiny-choice-keep = Garder : { $card }
mutiny-choice-keep-gold = Garder la carte or de valeur { $value }
mutiny-choice-return = Glisser sous la pile : { $card }
mutiny-choice-sell = Vendre pour une pièce : { $card }
mutiny-choice-buy = Acheter une carte combat pour une pièce
mutiny-choice-choose =
    { $gift ->
        [coin] Prendre une pièce
       *[combat] Prendre une carte combat
    }
mutiny-choice-rob = Voler une pièce à { $seat }
mutiny-choice-peek = Regarder l’allégeance de { $seat }
mutiny-choice-swear =
    { $kind ->
        [bluff] Bluffer et garder son camp : { $side }
        [change] Changer de camp : { $side }
       *[first] Prêter allégeance : { $side }
    }
mutiny-choice-place = Rose { $pink }, gris { $grey }
mutiny-choice-inspect = Regarder les marins du duel { $letter }
mutiny-choice-swap = Échanger les deux marins
mutiny-choice-leave = Les laisser en place
mutiny-choice-fight = Poser : { $card }
mutiny-choice-monkey = Poser votre singe
mutiny-gain-monkey =
    { $round ->
        [1] vous êtes hors jeu
        [2] vous quittez ce duel et gagnez peut-être une pièce
       *[other] vous quittez ce duel
    }
mutiny-choice-done =
    { $pirate ->
        [wessel]
            { $count ->
                [0] Ne rien échanger
               *[other] Arrêter et piocher { $count }
            }
        [nero]
            { $count ->
                [0] Ne rien échanger
               *[other] Arrêter
            }
       *[ojo]
            { $sworn ->
                [no] Attendre pour prêter serment
               *[yes] Renoncer
            }
    }

## What lies on the table

mutiny-scene =
    { $phase ->
        [voyage]
            { $cells ->
                [1] Le voyage, à une case de la mutinerie
                [one] Le voyage, à { $cells } case de la mutinerie
               *[other] Le voyage, à { $cells } cases de la mutinerie
            }
        [mutiny] La mutinerie
       *[over] La mutinerie est finie
    }
mutiny-pile-combat =
    { $count ->
        [one] { $count } carte combat
       *[other] { $count } cartes combat
    }
mutiny-pile-gold =
    { $count ->
        [one] { $count } carte or
       *[other] { $count } cartes or
    }
mutiny-bank =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
mutiny-seasick = Dans le canot, mal de mer : { $pirate }
mutiny-seasick-nobody = Le canot est vide
mutiny-cabins-wait = On aligne les cabines
mutiny-knock = Frapper
mutiny-legend =
    Derrière { $closed ->
        [1] une porte
        [one] { $closed } porte
       *[other] { $closed } portes
    } : { $unseen } possibles
mutiny-legend-ghost = Fantôme : 1 sur { $unseen } par porte
mutiny-legend-safe = Le fantôme n’est derrière aucune porte
mutiny-tray-where =
    { $pirate ->
        [cambivalute] Choisissez un duel par sa lettre, en haut
       *[wessel] Choisissez des cartes dans votre main
    }
mutiny-tray-trade =
    { $way ->
        [sell] Vendez des cartes de votre main
        [buy] Achetez des cartes au volcan
       *[none] Vendez des cartes de votre main, ou achetez au volcan
    }
mutiny-offer-combat = Carte combat
mutiny-offer-coin = Une pièce
mutiny-way-leave = Laisser
mutiny-way-swap = Échanger
mutiny-hand = Votre main
mutiny-later = Plus tard : cinq duels
mutiny-later-short = Plus tard :
mutiny-title-facing = Les marins s’avancent
mutiny-title-duel = Duel { $letter }, manche { $round }
mutiny-title-taken = Victoire : { $side }
mutiny-title-nobody = Il ne reste personne
mutiny-title-lost = Tout le monde perd
mutiny-sum = { $sailor } + { $cards } en cartes
mutiny-middle-laid = Cartes posées : { $count } sur { $all }
mutiny-middle-shown = Manche { $round } : cartes mélangées
mutiny-middle-facing = Aux armes !
mutiny-decided = Duel { $letter } : { $side }
mutiny-masked =
    { $sworn ->
        [yes] Sous le masque
       *[no] Sans allégeance
    }
mutiny-finale-outcome =
    { $outcome ->
        [won] Victoire
        [out] Hors jeu
       *[lost] Défaite
    }
mutiny-finale-gold = Or : { $gold }
mutiny-finale-coins =
    { $coins ->
        [1] une pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $cards ->
        [1] une carte or
        [one] { $cards } carte or
       *[other] { $cards } cartes or
    }
mutiny-node-pile-combat = Pile combat sur l’île volcanique, cartes restantes : { $count }. Si elle est vide à la fin d’une manche, la mutinerie éclate.
mutiny-node-pile-gold = Pile d’or sur l’île au trésor, cartes restantes : { $count }. Si elle est vide à la fin d’une manche, la mutinerie éclate.
mutiny-node-bank = Banque sur l’île aux pièces d’or, pièces restantes : { $count }. Si elle est vide à la fin d’une manche du voyage, la mutinerie éclate.
mutiny-node-storm = Une tempête, à { $cells } cases de la mutinerie
mutiny-node-sabres =
    Les sabres croisés, où la mutinerie éclate : à { $cells ->
        [1] une case
        [one] { $cells } case
       *[other] { $cells } cases
    }
mutiny-node-ship =
    Le bateau, à { $cells ->
        [1] une case
        [one] { $cells } case
       *[other] { $cells } cases
    } de la mutinerie ; { $storms ->
        [0] aucune tempête en vue
        [1] une tempête en vue, distance { $next }
       *[other] { $storms } tempêtes en vue, distance de la prochaine { $next }
    }
mutiny-node-door =
    { $closed ->
        [one] La dernière cabine fermée
       *[other] La prochaine des { $closed } cabines fermées
    }, pirates possibles : { $unseen }
mutiny-node-pirate =
    { $pirate }, visible : { $power }{ $coins ->
        [0] { "" }
       *[other] {" "}; pièces : { $coins }
    }
mutiny-node-crew =
    { $pirate }, { $state ->
        [used] indisponible cette manche
        [seasick] dans le canot, mal de mer
        [unseen] peut-être derrière une porte
       *[aside] à bord
    } : { $power }
mutiny-node-pair =
    Duel { $letter }{ $fought ->
        [past] , déjà livré
        [now] , en cours
       *[ahead] { "" }
    } : marin rose { $pink }, marin gris { $grey }{ $known }
mutiny-node-pair-hidden = Duel { $letter } : deux marins que vous n’avez pas vus{ $known }
mutiny-node-pair-empty = Duel { $letter } : pas encore de marins
mutiny-node-way = Marin rose { $pink }, marin gris { $grey }
mutiny-node-card =
    { $card } : { $count ->
        [0] vous n’en avez pas
        [1] vous en avez une
       *[other] vous en avez { $count }
    }
mutiny-node-monkey = Votre singe
mutiny-node-gold =
    { $cards ->
        [0] Vous n’avez pas de carte or
        [1] Votre carte or, valeur { $value }
       *[other] Vos { $cards } cartes or, valeur totale { $value }
    }
mutiny-node-oath =
    Votre allégeance : { $oath ->
        [valverde] capitaine Valverde
       *[diaz] Ramon Diaz
    }

## How far it is

mutiny-goal-voyage =
    { $cells ->
        [one]
            { $state ->
                [sworn] Mutinerie dans une case : 3 duels, puis le plus d’or
                [unsworn] Choisissez un camp avant la mutinerie, dans une case
               *[watching] Mutinerie dans une case ; puis 3 duels décident
            }
       *[other]
            { $state ->
                [sworn] Mutinerie dans { $cells } cases : 3 duels, puis le plus d’or
                [unsworn] Choisissez un camp avant la mutinerie, dans { $cells } cases
               *[watching] Mutinerie dans { $cells } cases ; puis 3 duels décident
            }
    }
mutiny-goal-last =
    { $state ->
        [unsworn] Choisissez avant
       *[sworn] Mutinerie dans
    } { $cells ->
        [one] une case
       *[other] { $cells } cases
    } ou { $state ->
        [unsworn] { "" }
       *[sworn] à{ " " }
    }la dernière { $supply ->
        [combat] carte combat
        [gold] carte or
       *[bank] pièce
    }
mutiny-goal-empty =
    { $supply ->
        [combat] Plus de cartes combat
        [gold] Plus de cartes or
       *[bank] Banque vide
    } : { $state ->
        [unsworn] choisissez un camp cette manche
       *[sworn] mutinerie prévue après la manche
    }
mutiny-goal-starts = La mutinerie éclate
mutiny-goal-mutiny = 3 duels pour { $side }, déjà { $won } ; puis le plus d’or
mutiny-goal-watching = 3 duels : Valverde { $pink }, Diaz { $grey } ; puis le plus d’or
mutiny-goal-out = Vous êtes hors jeu. Duels : Valverde { $pink }, Diaz { $grey }
mutiny-goal-decided = Duels : Valverde { $pink }, Diaz { $grey } ; bas les masques !

## The score sheet

mutiny-column-coins = Pièces
mutiny-column-cards = Cartes or
mutiny-column-side = Camp
mutiny-column-left = Cartes restantes
mutiny-sheet-side =
    { $side ->
        [valverde] Valverde
       *[diaz] Diaz
    }{ $out ->
        [yes] { " " }(hors jeu)
       *[no] { "" }
    }
mutiny-sheet-left =
    { $stronger ->
        [yes] plus fortes
       *[no] plus faibles
    }
mutiny-column-gold = Or
mutiny-column-combat = Cartes combat
mutiny-why-nobody =
    Tout le monde perd : { $sworn ->
        [0] personne n’avait choisi de camp
       *[other] de ceux qui avaient un camp, plus personne n’avait de carte
    }.
mutiny-why-lost =
    Le camp de { $side } a gagné trois duels, mais { $out ->
        [0] personne ne le soutenait
       *[other] ceux qui le soutenaient étaient hors jeu
    } : tout le monde perd.
mutiny-why-alone =
    Le camp de { $side } a gagné trois duels, et { $out ->
        [0] { $seat } était seul à le soutenir
       *[other] de ceux qui le soutenaient, il ne restait que { $seat } en jeu
    } : l’or n’est pas compté.
    .seat =
        Le camp de { $side } a gagné trois duels, et { $out ->
            [0] n’avait que vous pour soutien
           *[other] de ceux qui le soutenaient, il ne restait que vous en jeu
        } : l’or n’est pas compté.
mutiny-why-gold =
    Le camp de { $side } a gagné trois duels, et { $out ->
        [0] { $seat } y a
       *[other] des siens encore en jeu, { $seat } a
    } le plus d’or : { $gold } contre { $second }.
    .seat =
        Le camp de { $side } a gagné trois duels, et { $out ->
            [0] vous y avez
           *[other] des siens encore en jeu, vous avez
        } le plus d’or : { $gold } contre { $second }.
mutiny-why-cards =
    Le camp de { $side } a gagné trois duels ; à égalité d’or ({ $gold }), { $seat } garde les plus fortes cartes { $colour ->
        [pink] roses
       *[grey] grises
    }.
    .seat =
        Le camp de { $side } a gagné trois duels ; à égalité d’or ({ $gold }), vous gardez les plus fortes cartes { $colour ->
            [pink] roses
           *[grey] grises
        }.
mutiny-why-shared =
    Le camp de { $side } a gagné trois duels ; { $winners } joueurs se partagent la victoire, avec { $gold } d’or et des cartes { $colour ->
        [pink] roses
       *[grey] grises
    } égales.

## Short words for buttons

mutiny-short-buy = Acheter
mutiny-short-monkey = Le singe
mutiny-short-done =
    { $pirate ->
        [wessel]
            { $count ->
                [0] Ne rien échanger
               *[other] Piocher { $count }
            }
        [nero]
            { $count ->
                [0] Ne rien échanger
               *[other] Arrêter
            }
       *[ojo]
            { $sworn ->
                [no] Attendre
               *[yes] Renoncer
            }
    }
mutiny-gain-card = +{ $points } pour { $side } dans un duel
mutiny-gain-last = { $gain } ; votre dernière carte : s’il y a un autre duel, vous êtes hors jeu
mutiny-gain-oath = vos cartes combat pour lui : { $points } en tout

## Short words on the table

mutiny-dealer = { $seat } donne
    .seat = Vous donnez
mutiny-legend-short =
    { $closed ->
        [one] { $closed } porte
       *[other] { $closed } portes
    }, { $unseen ->
        [one] { $unseen } pirate
       *[other] { $unseen } pirates
    }
mutiny-legend-ghost-short = Fantôme : 1/{ $unseen }
mutiny-legend-safe-short = Pas de fantôme
mutiny-tray-monkey = Vole une pièce à quelqu’un
mutiny-sum-short = { $sailor } + { $cards }
mutiny-fact-dealer = donne cette file
mutiny-fact-left = a quitté ce duel avec son singe
mutiny-fact-laid = a posé une carte

## What screen readers say of it

mutiny-known =
    { $count ->
        [0] { "" }
        [1] {" "}; { $seat1 } les connaît
        [2] {" "}; { $seat1 } et { $seat2 } les connaissent
       *[other] {" "}; { $seat1 }, { $seat2 } et { $seat3 } les connaissent
    }
mutiny-node-dealer = { $seat } donne cette file et joue en premier
    .seat = Vous donnez cette file et jouez en premier
mutiny-node-scores = Duels gagnés : Valverde { $pink }, Diaz { $grey } ; il en faut trois
mutiny-node-wing =
    { $side }{ $known ->
        [no] { "" }
       *[yes] {" "}: { $total }, marin { $sailor } et cartes { $cards }
    }
mutiny-node-fighter =
    { $seat } : { $state ->
        [laid] a posé une carte
        [out] a quitté le duel avec son singe
       *[open] n’a pas encore posé de carte
    }
    .seat =
        { $state ->
            [laid] Vous avez posé une carte
            [out] Vous avez quitté le duel avec votre singe
           *[open] Vous n’avez pas encore posé de carte
        }
mutiny-node-unmasked =
    { $seat } : { $side } ; { $gold }{ $settled ->
        [yes] . { $outcome }
       *[no] {""}
    }

## What the cards beside things say

mutiny-whereabouts =
    { $state ->
        [used] Déjà pris : indisponible cette manche.
        [seasick] Dans le canot, avec le mal de mer.
        [open] Visible dans une cabine.
        [unseen] Peut-être derrière une des portes fermées.
        [acting] Exerce son pouvoir en ce moment.
       *[aside] À bord ; la prochaine file n’est pas encore en place.
    }
mutiny-number-left = restent
mutiny-number-offered = pièces offertes
mutiny-number-held = en main
mutiny-number-sailor = marin : { $side }
mutiny-number-cards = par les cartes
mutiny-number-total = au total
mutiny-number-cells = cases avant la mutinerie
mutiny-number-unseen = pirates possibles
mutiny-number-worth = d’or en tout
mutiny-name-pile-combat = Île volcanique : cartes combat
mutiny-about-pile-combat = Les cartes combat décident des duels. Si la pile est vide à la fin d’une manche, la mutinerie éclate.
mutiny-name-pile-gold = Île au trésor : cartes or
mutiny-about-pile-gold = Chacune vaut de 1 à 3 d’or à la fin. Si la pile est vide à la fin d’une manche, la mutinerie éclate.
mutiny-name-bank = Île aux pièces d’or : la banque
mutiny-about-bank = Une pièce vaut un d’or. Si la banque est vide à la fin d’une manche du voyage, la mutinerie éclate.
mutiny-name-sabres = Les sabres croisés
mutiny-about-sabres = Quand le bateau arrive ici, la mutinerie éclate : cinq duels décident qui commande.
mutiny-name-ship = Le bateau
mutiny-about-ship = À la fin d’une manche, il avance d’une case par cabine encore fermée.
mutiny-name-storm = Une tempête
mutiny-about-storm = Quand le bateau l’atteint, un pirate tiré au sort a le mal de mer et va dans le canot.
mutiny-name-lifeboat = Le canot
mutiny-about-lifeboat = Qui s’y trouve n’est plus distribué jusqu’à la prochaine tempête.
mutiny-name-door = Une cabine fermée
mutiny-about-door = Frapper l’ouvre. On ne peut ensuite prendre que ce pirate, ou ouvrir la cabine suivante.
mutiny-name-doorway = Une cabine vide
mutiny-about-doorway = Son pirate a été pris et n’est plus disponible cette manche.
mutiny-name-dealer = Le donneur
mutiny-about-dealer = Donne la file et joue en premier. Après le dernier joueur, le bateau avance, et le voisin de gauche donne.
mutiny-name-duel = Duel { $letter }
mutiny-about-duel = Marin et cartes de chaque camp s’additionnent ; le total le plus fort gagne. Il faut trois duels.
mutiny-name-monkey = Le singe
mutiny-about-monkey = Dès la deuxième manche d’un duel, on peut le poser au lieu d’une carte pour partir. À la deuxième, il rapporte parfois une pièce.
mutiny-name-gold-card = Cartes or
mutiny-about-gold-card = Elles comptent avec les pièces : de ceux encore en jeu dans le camp vainqueur, le plus riche gagne.
mutiny-name-oath = Allégeance
mutiny-about-oath = On la choisit avec Bijoux ou Ojo. Seul le camp qui remporte la mutinerie peut gagner ; sans allégeance, on est hors jeu.
mutiny-about-card = Ajoute { $value } au marin de ce camp dans un duel : { $side }. Personne n’apprend qui l’a posée.
mutiny-about-wing = Le total le plus fort du marin et des cartes gagne ; à égalité, le plus fort total des cartes.
mutiny-name-scores = Duels gagnés
mutiny-about-scores = Le premier camp qui en gagne trois remporte la mutinerie.
mutiny-name-laid = Cartes posées
mutiny-about-laid = Tous posent face cachée ; les cartes sont mélangées puis révélées : nul ne sait qui a posé laquelle.
mutiny-name-unmasked = { $seat }
mutiny-about-unmasked = De ceux encore en jeu dans le camp vainqueur, celui qui a le plus d’or gagne.

## About a player

mutiny-fact-coins =
    { $coins ->
        [1] une pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
mutiny-fact-gold =
    { $cards ->
        [1] une carte or
        [one] { $cards } carte or
       *[other] { $cards } cartes or
    }
mutiny-fact-combat =
    { $cards ->
        [1] une carte combat
        [one] { $cards } carte combat
       *[other] { $cards } cartes combat
    }
mutiny-fact-unsworn = pas encore d’allégeance
mutiny-fact-sworn = allégeance choisie en secret
mutiny-fact-sworn-to = allégeance : { $side }
mutiny-fact-out = hors jeu
mutiny-held-card = { $count } × { $card }
mutiny-held-gold =
    { $cards ->
        [1] une carte or, valeur { $value }
        [one] { $cards } carte or, valeur totale { $value }
       *[other] { $cards } cartes or, valeur totale { $value }
    }
mutiny-held-laid = a posé : { $card }
mutiny-held-monkey = a posé le singe
mutiny-held-sailors = connaît les marins du duel { $letter } : rose { $pink }, gris { $grey }
mutiny-standing =
    { $side }, { $coins ->
        [1] une pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
mutiny-standing-none =
    sans allégeance, { $coins ->
        [1] une pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }

## Why not

mutiny-refuse-compulsory = On ne peut pas renoncer ici ; choisissez.
mutiny-refuse-moment =
    { $asked ->
        [turn] Cartes, pièces et duels viennent des pirates : prenez-en un visible, ou frappez.
        [lay] Posez maintenant une de vos cartes combat, ou le singe.
        [rob] Choisissez à qui la pièce est volée.
        [swear] Choisissez d’abord l’un des deux capitaines.
        [return] Choisissez des cartes combat de votre main, ou arrêtez.
        [choose-gift] Choisissez la carte combat ou la pièce.
        [trade] Choisissez des cartes combat de votre main, ou arrêtez.
       *[other] Répondez d’abord au pirate : choisissez parmi ce qu’il montre.
    }
mutiny-refuse-no-cabin = Toutes les cabines sont ouvertes ; il n’y a plus de porte où frapper.
mutiny-refuse-used = { $pirate } a déjà servi et n’est plus disponible cette manche.
mutiny-refuse-seasick = { $pirate } a le mal de mer et reste dans le canot de sauvetage.
mutiny-refuse-passed-by = Après avoir frappé, on ne peut prendre que le pirate qu’on vient de rencontrer, pas { $pirate }.
mutiny-refuse-not-open = { $pirate } n’est pas visible ; peut-être derrière une des portes ?
mutiny-refuse-monkey-first = À la première manche d’un duel, le singe reste avec vous tant que vous avez une carte.
mutiny-refuse-direction = Dean Nero n’échange que dans un sens, et vous avez commencé dans l’autre.
mutiny-refuse-no-pile = La pile combat est vide.
mutiny-refuse-no-coin = Vous n’avez pas de pièce pour payer.
mutiny-refuse-no-card = Vous n’avez pas cette carte : { $colour } { $value }.
mutiny-refuse-no-bank = La banque n’a plus de pièces.
mutiny-refuse-not-looked = Choisissez parmi ce qu’on vous a montré.
mutiny-refuse-self = C’est vous ; choisissez quelqu’un d’autre.
mutiny-refuse-poor = { $seat } n’a pas de pièce.
mutiny-refuse-undeclared = { $seat } n’a pas encore d’allégeance ; il n’y a rien à voir.

## Ce qui plaide pour

mutiny-reason-oath = Une allégeance à temps : qui n’en a pas quand la mutinerie éclate est hors jeu
mutiny-reason-gold = Plus d’or : dans le camp vainqueur, le plus riche gagne
mutiny-reason-cards = Plus de cartes combat pour les duels
mutiny-reason-choice = De l’or ou des cartes, selon le besoin
mutiny-reason-swap = Des cartes de l’autre camp peuvent laisser place à de meilleures
mutiny-reason-trade = Des cartes deviennent des pièces, ou l’inverse
mutiny-reason-bluff = Permet encore de changer de camp, ou de le faire croire
mutiny-reason-spy = Montre dans quel camp est un autre joueur
mutiny-reason-sailors = Permet de placer des marins au profit de son camp
mutiny-reason-knock = Il y a sans doute mieux derrière les portes
mutiny-reason-side =
    { $points ->
        [one] Les cartes les plus fortes sont de ce camp : un point
       *[other] Les cartes les plus fortes sont de ce camp : { $points } points
    }
mutiny-reason-friend = { $seat } est aussi dans ce camp
    .seat = Vous êtes aussi dans ce camp
mutiny-reason-unknown-side = On ne sait pas encore dans quel camp est { $seat }
    .seat = On ne sait pas encore dans quel camp vous êtes
mutiny-reason-rob = Personne d’autre n’a plus de pièces que { $seat }
mutiny-reason-own-card = Compte { $value } pour son camp
mutiny-reason-foreign-card = Cette carte compte pour l’autre camp
mutiny-reason-unknown-pair = Cette paire n’est pas encore connue
mutiny-reason-pair = Donne à son camp { $lead } d’avance au duel { $letter }
mutiny-reason-feint = Reste dans le duel et épargne les cartes de son camp
mutiny-reason-ahead = Donne à son camp { $lead } d’avance, avant les cartes des autres
mutiny-reason-closer =
    { $gap ->
        [0] Revient à égalité, avant les cartes des autres
       *[other] La carte la plus forte : encore { $gap } de retard
    }
mutiny-reason-monkey = Épargne les cartes pour les duels à venir

## Apprendre en jouant

mutiny-lesson-goal = But : être du camp vainqueur, et le plus riche de ce camp.

mutiny-lesson-doors-title = Prendre ou frapper
mutiny-lesson-doors-knock-say = Derrière chaque porte attend un pirate qui vous rendra un service. Frappez.
mutiny-lesson-doors-take-say = Crackpott ! Il vous donne deux cartes combat : prenez-le.
mutiny-lesson-doors-take-done = Aux autres. Chaque porte restée fermée rapproche le bateau d’une case de la mutinerie.
mutiny-lesson-doors-take-else-1 = Vous pouvez chercher mieux. Mais il sera perdu pour vous, et sans cartes combat, on est éliminé.
mutiny-lesson-doors-bijoux-say = Bart a laissé Bijoux, elle est donc visible ; avec elle, on choisit son camp. Sans camp, pas de victoire : prenez-la.
mutiny-lesson-doors-bijoux-else-1 = Pas maintenant. Seuls Bijoux et Ojo reçoivent une allégeance, et qui sait quand ils reviendront.
mutiny-lesson-doors-swear-say = En secret : le capitaine Valverde (rose) ou Ramon Diaz (gris) ? Vous avez plus de gris ; choisissez.
mutiny-lesson-doors-swear-done = Personne d’autre ne connaît votre camp. Avec Bijoux, vous pourrez en changer plus tard, ou faire semblant.
mutiny-lesson-doors-luck-say = Deux pirates sont visibles, trois portes sont fermées. Derrière, peut-être mieux, ou le fantôme : frappez, pour voir.
mutiny-lesson-doors-luck-else-1 = C’est sûr, et souvent sage. Mais voyez pour une fois ce qu’on gagne à frapper.
mutiny-lesson-doors-greed-say = Sate : une seule pièce. Frappez encore, en espérant mieux.
mutiny-lesson-doors-greed-done = Le fantôme ! Votre tour s’arrête, vous n’avez rien ; et Bart prend Sate, qui paie 1 de plus car vous l’avez laissée.
mutiny-lesson-doors-greed-else-1 = Une pièce est une pièce, et d’ordinaire on la prend. Mais soyez gourmand pour une fois.
mutiny-lesson-doors-on = Le plus riche du camp vainqueur gagne : 6 d’or battent les 4 d’un allié, et 20 dans le camp perdant ne comptent pas. Ensuite, au bout d’un tel voyage : la mutinerie.

mutiny-lesson-duels-title = Cinq duels
mutiny-lesson-duels-first-card-say = Mutinerie : il faut gagner trois duels, et votre camp est le gris. Il mène 7 à 4 ; posez quand même une carte, le 1 gris.
mutiny-lesson-duels-first-card-done = Les cartes sont mélangées avant d’être montrées. Personne ne sait qui a posé quoi.
mutiny-lesson-duels-first-card-else-1 = Elle compte pour le gris. Mais quatre duels peuvent suivre : gardez les fortes.
mutiny-lesson-duels-first-card-else-2 = Cela aide le rose : un joli bluff, un autre jour. Aidez d’abord votre camp.
mutiny-lesson-duels-monkey-say = Le gris mène de 3. Dès la manche 2, vous pouvez poser votre singe et partir ; seul à partir maintenant, il vole une pièce : posez-le.
mutiny-lesson-duels-monkey-done = Seul votre singe est parti.
mutiny-lesson-duels-monkey-else-1 = Vous pouvez renforcer le gris. Mais l’avance suffit peut-être, et une pièce vous attend.
mutiny-lesson-duels-monkey-else-2 = Cela aiderait l’autre camp. Laissez partir le singe.
mutiny-lesson-duels-rob-say = Qui va-t-il voler ? Les pièces ne comptent qu’à la fin, et dans le seul camp vainqueur.
mutiny-lesson-duels-rob-done = Le duel A va au gris, 11 à 9.
mutiny-lesson-duels-lost-cause-say = Duel B : 9 à 3 contre vous. Il faut poser une carte ; sacrifiez-en une dont vous pouvez vous passer.
mutiny-lesson-duels-lost-cause-else-1 = Six points de retard, c’est beaucoup. Gardez le gris pour un duel gagnable ; posez du rose.
mutiny-lesson-duels-lost-cause-else-2 = Du rose, oui, mais le 1 suffit : gardez la plus forte pour un bluff.
mutiny-lesson-duels-leave-say = Et maintenant partez, avant que cela ne coûte plus cher.
mutiny-lesson-duels-leave-done = Tous trois sont partis ensemble : une pièce chacun. Un duel partout ; il en faut encore deux.
mutiny-lesson-duels-leave-else-1 = Plus de cartes pour un duel perdu : sans carte à la manche 1 d’un duel suivant, on est éliminé.
mutiny-lesson-duels-on = Si le gris gagne trois duels, le plus riche des gris gagne : 7 d’or battent 5 chez un gris, et même 20 chez un rose. Les derniers duels sont à vous ; nul ne sait qui d’autre est gris.

## The coach of the first game

mutiny-coach-knock = Prenez un pirate visible, ou frappez. Après avoir frappé, vous ne pouvez prendre que celui qui ouvre, ou frapper encore.
mutiny-coach-unsworn = Vous n’avez pas encore d’allégeance. Prenez Bijoux ou Ojo avant la mutinerie, sinon vous ne pourrez pas gagner.
mutiny-coach-diaz = L’une des deux est à vous. L’or vous enrichit, les cartes combat font gagner votre camp.
mutiny-coach-cambivalute = Deux marins pour le prochain duel libre, que nul autre ne connaît. Le plus fort va dans votre camp.
mutiny-coach-bluff = Gardez votre camp ou changez-en : les autres ne verront pas la différence.
mutiny-coach-peek = Regardez le camp de quelqu’un. Un allié riche est aussi un rival : dans le camp vainqueur, seul le plus riche gagne.
mutiny-coach-duel = À la première manche d’un duel, chacun pose une carte. On les mélange : personne ne saura laquelle est la vôtre.
mutiny-coach-monkey = C’est le moment du singe : seul, il vole une pièce ; à plusieurs, la banque paie. Plus tard, il ne rapporte rien.
mutiny-coach-ghosted = Le fantôme vous a coûté un tour. Dans chaque nouvelle file il peut attendre de nouveau, sauf s’il a le mal de mer.
mutiny-coach-ghost-odds = Sous les portes, vous lisez le risque du fantôme. Si quelqu’un d’utile est visible, réfléchissez à deux fois.
mutiny-coach-few-cards = Vous avez peu de cartes combat. Chaque duel en coûte au moins une, et sans carte vous êtes hors jeu.
mutiny-coach-storm = Tempête ! Un pirate a le mal de mer et reste dans le canot jusqu’à la prochaine.
mutiny-coach-scarce = Une réserve est presque vide. Si l’une est vide à la fin d’une manche, la mutinerie éclate, où que soit le bateau.
mutiny-coach-emptied = Une réserve est épuisée. Si elle est vide à la fin de cette manche, la mutinerie éclate.
mutiny-coach-last-card = Il vous reste une seule carte combat. Sans elle, vous serez hors jeu s’il y a un autre duel.
