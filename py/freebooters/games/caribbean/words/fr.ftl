caribbean-title = Caribbean
caribbean-tagline = Six navires sans maître : soudoyez leurs équipages et ramenez le trésor.
caribbean-about =
    Six navires pirates sillonnent les Caraïbes, et aucun n’est à vous. Qui fait porter le plus de tonneaux de rhum à un équipage le commande pour la journée : de quoi piller un port, détrousser un autre navire ou glisser un coffre dans un repaire.

    Tout le monde enchérit en secret sur les six navires à la fois, avec les sept mêmes cartes. Le coffre que vous chargez aujourd’hui voguera peut-être demain pour quelqu’un d’autre.

## Options

caribbean-option-surcharge = Surenchère
caribbean-option-surcharge-false = La réserve départage
    .hint = La carte de réserve abattue départage les ex æquo, et rien de plus.
caribbean-option-surcharge-true = La réserve ajoute des pas
    .hint = La carte de réserve qui l’emporte ajoute aussi ses tonneaux aux pas du navire.
caribbean-rules-2 = La carte s’arrête à la pointe de la Floride, et deux navires ne peuvent plus fermer un port : Veracruz, Campeche, La Havane, Belize, Santiago de Cuba, Port-au-Prince et quelques eaux ont d’autres frontières (KA-6).

## Ships

caribbean-ship-arriba = Arriba
caribbean-ship-bravo = Bravo
caribbean-ship-caribic = Caribic
caribbean-ship-diabolo = Diabolo
caribbean-ship-evita = Evita
caribbean-ship-fuego = Fuego

## Towns and waters

caribbean-area-ver = Veracruz
caribbean-area-cam = Campeche
caribbean-area-hav = La Havane
caribbean-area-nas = Nassau
caribbean-area-scu = Santiago de Cuba
caribbean-area-pro = Port Royal
caribbean-area-pap = Port-au-Prince
caribbean-area-sdo = Saint-Domingue
caribbean-area-sju = San Juan
caribbean-area-ftr = Martinique
caribbean-area-ccs = Caracas
caribbean-area-mar = Maracaibo
caribbean-area-ctg = Carthagène
caribbean-area-pbe = Porto Bello
caribbean-area-tru = Trujillo
caribbean-area-bel = Belize
caribbean-area-g1 = Baie de Campeche
caribbean-area-g2 = Ouest du Golfe
caribbean-area-g3 = Banc de Campeche
caribbean-area-g4 = Centre du Golfe
caribbean-area-g5 = Plateau du Yucatán
caribbean-area-g6 = Est du Golfe
caribbean-area-g7 = Îles Dry Tortugas
caribbean-area-g8 = Canal du Yucatán
caribbean-area-b1 = Détroit de Floride
caribbean-area-b2 = Grand Banc de Bahama
caribbean-area-b3 = Vieux canal de Bahama
caribbean-area-b4 = Baie d’Exuma
caribbean-area-b5 = Îles Ragged
caribbean-area-b6 = Îles Caïques
caribbean-area-b7 = Banc d’Argent
caribbean-area-b8 = Baie de Samaná
caribbean-area-b9 = Mer des Sargasses
caribbean-area-b10 = Fosse de Porto Rico
caribbean-area-c1 = Fosse des Caïmans
caribbean-area-c2 = Golfe de Batabanó
caribbean-area-c3 = Grand Caïman
caribbean-area-c4 = Fosse de Manzanillo
caribbean-area-c5 = Banc Pedro
caribbean-area-c6 = Passage du Vent
caribbean-area-c7 = Canal de la Jamaïque
caribbean-area-h1 = Récif de Cozumel
caribbean-area-h2 = Îles du Cygne
caribbean-area-h3 = Banc des Mosquitos
caribbean-area-h4 = Providencia
caribbean-area-h5 = Cayes d’Albuquerque
caribbean-area-h6 = Golfe des Mosquitos
caribbean-area-m1 = Bassin de Colombie
caribbean-area-m2 = Mer de Navassa
caribbean-area-m3 = Dorsale de Beata
caribbean-area-m4 = Bassin du Sud-Ouest
caribbean-area-m5 = Fosse de la Guajira
caribbean-area-m6 = Bassin du Venezuela
caribbean-area-m7 = Canal de la Mona
caribbean-area-w1 = Sainte-Croix
caribbean-area-w2 = Passage d’Anegada
caribbean-area-w3 = Montserrat
caribbean-area-w4 = Dorsale d’Aves
caribbean-area-w5 = Grenadines
caribbean-area-w6 = Margarita
caribbean-area-w7 = Curaçao
caribbean-area-w8 = Los Roques

## The rules

caribbean-primer-goal = Six navires croisent dans les Caraïbes, et aucun n’est à vous. Faites-leur porter les coffres des ports jusqu’à vos trois repaires. La partie s’arrête après une manche où quelqu’un a assez de doublons, 62 000 à deux, 41 000 à trois, 31 000 à quatre : le plus riche gagne alors.
    .title = Le but
caribbean-primer-bids = Tous ont les sept mêmes cartes : des pots-de-vin de 0 à 5 tonneaux de rhum, et un voleur. À chaque manche, tous posent en même temps une carte face cachée sur chacun des six navires. La septième est la réserve.
    .title = Les enchères
caribbean-primer-control =
    Les navires jouent l’un après l’autre, de A à F. On retourne les cartes d’un navire : le pot-de-vin le plus élevé, s’il est seul, le commande. Le navire fait autant de pas que ce pot-de-vin compte de tonneaux, moins un par voleur des autres. Un voleur ne commande jamais. Si les plus élevés sont égaux, ces joueurs peuvent surenchérir avec leur réserve{ $surcharge ->
        [true] , dont les tonneaux comptent alors aussi comme des pas
       *[false] { "" }
    } ; si rien n’est tranché, le navire ne bouge pas.
    .title = Qui commande un navire
caribbean-primer-sailing = Un pas mène à une zone qui touche celle du navire. On ne passe pas là où mouille un autre navire : les navires se barrent la route.
    .title = Naviguer
caribbean-primer-chests = Un navire porte au plus un coffre. Avant, entre et après ses pas, il peut agir : charger le coffre visible du port où il se trouve, ce qui rapporte aussitôt 2 000 ; s’il est vide, voler le coffre d’un navire d’une zone voisine ; échanger des coffres ; ou remettre le sien à un navire vide juste à côté.
    .title = Les coffres
caribbean-primer-secure = Là où se trouve un repaire, le coffre peut être mis à l’abri. Toute sa valeur revient au propriétaire du repaire, peu importe qui commande le navire. Laissez donc les autres charger, et soyez aux commandes au bon moment.
    .title = Au repaire
caribbean-primer-end = Après les six navires, la manche est finie. Si personne n’a encore assez, deux nouveaux coffres, tant qu’il en reste, sont placés dans leur ville, chacun reprend ses sept cartes et une nouvelle manche commence. La manche 30 est la dernière.
    .title = La fin d’une manche
caribbean-rule-ka-1 =
    Seize villes possèdent chacune un coffre de 4 000 à 8 000 doublons. Dès le début, six coffres tirés au sort sont visibles dans leur ville ; les dix autres attendent, face cachée, en cinq piles de deux.

    Chacun a trois repaires sur la carte, selon un tirage au sort ; ceux que personne n’a ne comptent pas et leurs eaux sont de simples zones de mer. Les six navires partent de zones tirées au sort. Personne n’a d’argent au départ ; celui de chacun est visible de tous.
    .title = Mise en place
    .ruling = La règle ne dit pas comment les repaires sont attribués ; ici, par tirage au sort, et ceux que personne n’a sont de simples zones de mer. L’argent ne manque jamais, et il est visible.
caribbean-rule-ka-2 =
    Tous ont les sept mêmes cartes : des pots-de-vin de 0, 1, 2, 3, 4 et 5 tonneaux de rhum, et un voleur. À chaque manche, tous posent en secret et en même temps une carte sur chacun des six navires. La septième reste en main : c’est la carte de réserve.
    .title = Les enchères
caribbean-rule-ka-3 =
    Les navires jouent l’un après l’autre : Arriba, Bravo, Caribic, Diabolo, Evita, Fuego. Quand vient le tour d’un navire, toutes ses cartes sont retournées. Qui a misé, seul, le pot-de-vin le plus élevé le commande.

    Un voleur ne commande jamais. Si tous ont envoyé leur voleur, personne ne commande le navire.
    .title = Qui commande un navire
    .ruling = Un voleur ne commande jamais un navire, même parmi d’autres voleurs.
caribbean-rule-ka-4 =
    Si plusieurs joueurs partagent le pot-de-vin le plus élevé, chacun d’eux qui a encore sa carte de réserve peut surenchérir avec elle ou y renoncer, en secret ; les réponses sont montrées en même temps. Une carte abattue vaut son nombre, renoncer vaut 0 et bat un voleur. Qui n’a plus de réserve renonce d’office.

    Si l’un d’eux est alors seul en tête, il commande le navire. Sinon, personne ne le commande et il ne bouge pas. Une réserve abattue est montrée et dépensée pour la manche, même en vain. Une réserve non jouée reste cachée. Un voleur tiré de la réserve ne vole rien.
    .title = Égalités et réserve
    .ruling = Que l’on réponde en secret et renonce si l’on n’a plus de réserve, ce que vaut le renoncement, qu’une réserve non jouée reste cachée, et qu’un voleur tiré de la réserve ne gagne pas l’égalité et n’ôte aucun pas.
caribbean-rule-ka-5 =
    Le navire peut faire autant de pas que le pot-de-vin compte de tonneaux, moins un par voleur que les autres y ont envoyé, sans descendre sous zéro. { $surcharge ->
        [true] Si la réserve a départagé une égalité, ses tonneaux s’ajoutent.
       *[false] La réserve ne fait que départager ; ses tonneaux ne comptent pas.
    }
    .title = Jusqu’où il va
    .ruling = La règle ne dit pas si la réserve ajoute des pas ; c’est à cela que sert l’option.
caribbean-rule-ka-6 =
    Un pas mène à une zone voisine. Sont voisines les zones qui se touchent ; récifs et terres les séparent. On ne peut ni entrer dans une zone occupée par un autre navire, ni la traverser. Un navire peut revenir dans une zone qu’il a quittée.

    Même sans pas, le joueur aux commandes peut agir là où se trouve le navire. S’il n’y a rien à faire, le navire jette l’ancre de lui-même.
    .title = Naviguer
    .ruling = Une zone occupée est fermée aux autres navires, un navire peut revenir, l’on peut agir même sans pas, et un navire qui ne peut rien faire jette l’ancre de lui-même.
caribbean-rule-ka-7 =
    Avant, entre et après ses pas, un navire peut agir autant de fois qu’il veut, et rien n’est obligatoire. Il porte au plus un coffre.

    Charger : prendre le coffre visible du port dont il occupe la zone. Le joueur aux commandes reçoit aussitôt 2 000 doublons. Voler : un navire vide prend le coffre d’un navire d’une zone voisine. Échanger : troquer le coffre à bord contre celui d’un navire d’une zone voisine, ou contre un coffre visible d’un port où il se trouve ou dont il est voisin ; cela ne rapporte rien, et le coffre laissé au port pourra être pillé plus tard. Remettre : donner le coffre à un navire vide d’une zone voisine.

    Mettre à l’abri : dans la zone d’un repaire, le coffre à bord est mis en lieu sûr, et toute sa valeur revient au propriétaire du repaire, quel qu’il soit. Cela vaut aussi à travers un navire vide d’une zone voisine qui mouille à un repaire : le coffre est mis à l’abri au moment où il est remis. Un échange ne met jamais à l’abri.

    Pendant le tour d’un navire, un coffre ne peut pas revenir à un autre navire ou à un port qu’il a quitté ce tour-ci, sauf pour être aussitôt mis à l’abri.
    .title = Ce qu’un navire peut faire
    .ruling = On peut aussi échanger dans le port où mouille le navire. Un échange ne rapporte rien et ne met jamais à l’abri ; un coffre laissé au port peut être chargé à nouveau, encore pour 2 000. On ne met à l’abri par un autre navire que s’il est vide. Un coffre ne revient pas pendant le même tour : sinon, un tour pourrait ne jamais finir.
caribbean-rule-ka-8 =
    Un coffre mis à l’abri retourne, fermé, dans sa ville et ne joue plus. Il indique seulement que la ville a été pillée.
    .title = Les coffres à l’abri
caribbean-rule-ka-9 =
    Après les six navires, la manche est finie. Si quelqu’un a 62 000 doublons à deux joueurs, 41 000 à trois ou 31 000 à quatre, la partie s’arrête ; elle s’arrête aussi après la manche 30. Le plus riche gagne ; à égalité, la victoire est partagée.

    Sinon, les deux coffres de la pile suivante sont placés, visibles, dans leur ville, tant qu’il reste des piles. Chacun reprend toutes ses cartes et une nouvelle manche commence.
    .title = Fin de manche, fin de partie
    .ruling = La victoire partagée, et la fin après la manche 30 : sinon, une partie pourrait ne jamais finir.
caribbean-box =
    Une carte avec 16 ports, 12 repaires et 6 emplacements de navires ; 6 navires ; 16 coffres de 4 000 à 8 000 doublons.

    Pour chacun des quatre joueurs, sept cartes : des pots-de-vin de 0 à 5 tonneaux et un voleur, avec un support pour les poser. 35 pièces de 1 000, 5 000 et 10 000.
    .ours =
        La carte : la place de ses 62 zones, leurs voisinages, les emplacements des repaires et des navires, et six des seize noms : Veracruz, Campeche, Nassau, Port Royal, Carthagène et Belize. Elle suit les côtes réelles et a été équilibrée au fil de nombreuses parties.

        La valeur de chaque coffre, 91 000 en tout. À 4 000 : Port Royal, Caracas, Carthagène, Porto Bello. À 5 000 : Campeche, Saint-Domingue, Martinique, Maracaibo. À 6 000 : La Havane, Santiago de Cuba, Trujillo. À 7 000 : Nassau, Port-au-Prince, Belize. À 8 000 : Veracruz, San Juan.
caribbean-pad = La partie s’arrête après une manche où quelqu’un a 62 000 doublons (à deux), 41 000 (à trois) ou 31 000 (à quatre). Le plus riche gagne.
caribbean-figure-chart = La carte avant la première manche : six navires, six coffres visibles et des repaires aux couleurs de trois joueurs. Le nombre sur un coffre est sa valeur en milliers.
caribbean-figure-bids = Anne (en rouge) a posé une carte sur chaque navire ; le 3 est sa réserve. C’est le tour de l’Arriba : toutes ses cartes sont visibles. Les autres restent cachées jusqu’au tour de leur navire.
caribbean-figure-control = Le 5 d’Anne est le pot-de-vin le plus élevé sur l’Arriba : elle le commande. Le voleur de Grace ôte un des cinq pas.
caribbean-figure-tie = Anne et Grace ont toutes deux posé un 4 sur le Caribic. Anne surenchérit avec sa réserve, Grace renonce : Anne commande le navire, et sa réserve est dépensée.
caribbean-figure-steps = L’Arriba peut faire quatre pas. Les nombres disent combien il en faut pour gagner chaque zone.
caribbean-figure-load = L’Arriba est à San Juan. Anne charge le coffre, qui vaut 8 000, et reçoit aussitôt 2 000.
caribbean-figure-steal = Le Caribic, vide, est venu à côté du Bravo : il vole le coffre à bord du Bravo.
caribbean-figure-secure = L’Arriba atteint un repaire d’Anne et y met le coffre à l’abri : Anne reçoit ses 8 000. Le coffre, fermé, retourne à San Juan.

## What happened

caribbean-log-coloured = Repaires de { $seat } : { $first }, { $second }, { $third }.
    .seat = Vos repaires : { $first }, { $second }, { $third }.
caribbean-log-uncovered = Un coffre de { $value } doublons apparaît à { $chest }.
caribbean-log-berthed = { $ship } part d’ici : { $area }.
caribbean-log-began =
    Manche { $round }{ $last ->
        [0] {""}
       *[other] {" "}sur { $last }
    } : les enchères sont ouvertes.
caribbean-log-laid = { $seat } a misé sur tous les navires.
    .seat = Vous avez misé sur tous les navires.
caribbean-log-shown =
    { $ship } : { $count ->
        [2] { $first }, { $second }
        [3] { $first }, { $second }, { $third }
       *[4] { $first }, { $second }, { $third }, { $fourth }
    }.
caribbean-log-card =
    { $seat } { $card ->
        [-1] voleur
       *[other] { $card }
    }
caribbean-log-declined = { $seat } renonce
    .seat = vous renoncez
caribbean-log-tied =
    Égalité pour { $ship } : { $count ->
        [2] { $first } et { $second }
        [3] { $first }, { $second } et { $third }
       *[4] { $first }, { $second }, { $third } et { $fourth }
    }.
caribbean-log-raised =
    Réserves pour { $ship } : { $count ->
        [2] { $first }, { $second }
        [3] { $first }, { $second }, { $third }
       *[4] { $first }, { $second }, { $third }, { $fourth }
    }.
caribbean-log-adrift-thieves = Rien que des voleurs : personne ne mène { $ship }.
caribbean-log-adrift-tie = L’égalité demeure : personne ne mène { $ship }.
caribbean-log-controlled =
    { $seat } prend { $ship } avec { $bid }{ $spare ->
        [0] {""}
       *[other] {" "}et une réserve de { $spare }
    }{ $thieves ->
        [0] {""}
        [one] , un voleur à bord
       *[other] , { $thieves } voleurs à bord
    } : { $steps ->
        [0] aucun pas
        [one] un pas
       *[other] { $steps } pas
    }.
    .seat =
        Vous prenez { $ship } avec { $bid }{ $spare ->
            [0] {""}
           *[other] {" "}et une réserve de { $spare }
        }{ $thieves ->
            [0] {""}
            [one] , un voleur à bord
           *[other] , { $thieves } voleurs à bord
        } : { $steps ->
            [0] aucun pas
            [one] un pas
           *[other] { $steps } pas
        }.
caribbean-log-sailed = { $ship } quitte { $from } pour { $to }.
caribbean-log-loaded = { $seat } charge le coffre de { $chest } sur { $ship } : +{ $money }.
    .seat = Vous chargez le coffre de { $chest } sur { $ship } : +{ $money }.
caribbean-log-stole = { $ship } vole à { $victim } le coffre de { $chest }.
caribbean-log-exchanged = { $ship } donne à { $other } le coffre de { $gave } contre celui de { $got }.
caribbean-log-traded = { $ship } laisse le coffre de { $gave } à { $port } et prend celui de { $got }.
caribbean-log-handed = { $ship } remet le coffre de { $chest } à { $other }.
caribbean-log-secured = { $seat } met à l’abri le coffre de { $chest }{ $by }, au repaire de { $owner } ({ $area }) : +{ $value } pour { $owner }.
    .seat = Vous mettez à l’abri le coffre de { $chest }{ $by }, au repaire de { $owner } ({ $area }) : +{ $value } pour { $owner }.
    .owner = { $seat } met à l’abri le coffre de { $chest }{ $by }, à votre repaire ({ $area }) : +{ $value } pour vous.
caribbean-log-secured-own = { $seat } met à l’abri le coffre de { $chest }{ $by }, à son repaire ({ $area }) : +{ $value }.
    .seat = Vous mettez à l’abri le coffre de { $chest }{ $by }, à votre repaire ({ $area }) : +{ $value }.
caribbean-log-secured-by = {" "}via { $ship }
caribbean-log-anchored = { $ship } jette l’ancre : { $area }.
caribbean-log-won-goal =
    { $count ->
        [1] { $first } gagne
        [2] { $first } et { $second } partagent la victoire
        [3] { $first }, { $second } et { $third } partagent la victoire
       *[4] { $first }, { $second }, { $third } et { $fourth } partagent la victoire
    } avec { $money } doublons !
    .first =
        { $count ->
            [1] Vous gagnez
            [2] { $first } et { $second } partagez la victoire
            [3] { $first }, { $second } et { $third } partagez la victoire
           *[4] { $first }, { $second }, { $third } et { $fourth } partagez la victoire
        } avec { $money } doublons !
    .second = { caribbean-log-won-goal.first }
    .third = { caribbean-log-won-goal.first }
    .fourth = { caribbean-log-won-goal.first }
caribbean-log-won-rounds =
    La manche { $last } était la dernière : { $count ->
        [1] { $first } gagne
        [2] { $first } et { $second } partagent la victoire
        [3] { $first }, { $second } et { $third } partagent la victoire
       *[4] { $first }, { $second }, { $third } et { $fourth } partagent la victoire
    } avec { $money } doublons.
    .first =
        La manche { $last } était la dernière : { $count ->
            [1] vous gagnez
            [2] { $first } et { $second } partagez la victoire
            [3] { $first }, { $second } et { $third } partagez la victoire
           *[4] { $first }, { $second }, { $third } et { $fourth } partagez la victoire
        } avec { $money } doublons.
    .second = { caribbean-log-won-rounds.first }
    .third = { caribbean-log-won-rounds.first }
    .fourth = { caribbean-log-won-rounds.first }

## What you are asked
caribbean-prompt-bid = Posez une carte par navire : la plus haute le mène. La septième est votre réserve.
caribbean-prompt-tie = Égalité à { $card } pour { $ship } : jouer votre réserve ({ $spare ->
        [-1] le voleur
       *[other] { $spare }
    }) ou renoncer ?
caribbean-prompt-sail =
    Vous menez { $ship }, { $steps ->
        [one] encore un pas
       *[other] encore { $steps } pas
    } : avancez{ $deed ->
        [load] , chargez le coffre
        [steal] , pillez un navire
        [exchange] , échangez un coffre
        [hand] , remettez le coffre
        [secure] , mettez à l’abri
        [several] , utilisez un coffre
       *[none] {""}
    } ou jetez l’ancre.
caribbean-prompt-act =
    Vous menez { $ship } sans pouvoir avancer : { $deed ->
        [load] chargez le coffre d’ici
        [steal] pillez un navire voisin
        [exchange] échangez le coffre à bord
        [hand] remettez le coffre
        [secure] mettez le coffre à l’abri
        [several] utilisez un coffre
       *[none] rien à faire
    }, ou jetez l’ancre.
caribbean-wait-bid =
    { $count ->
        [one] { $seats } pose ses enchères.
       *[other] { $seats } posent leurs enchères.
    }
caribbean-wait-tie =
    { $count ->
        [one] Égalité pour { $ship } : { $seats } joue sa réserve ou renonce.
       *[other] Égalité pour { $ship } : { $seats } jouent leur réserve ou renoncent.
    }
caribbean-wait-sail =
    { $seat } mène { $ship } : { $steps ->
        [0] plus aucun pas.
        [1] encore un pas.
       *[other] encore { $steps } pas.
    }
caribbean-goal = À { $money } doublons, le plus riche gagne
caribbean-goal-you = À { $money }, le plus riche gagne ; vous : { $owned }
caribbean-goal-reached = { $money } atteints : cette manche est la dernière
caribbean-goal-reached-you = { $money } atteints : dernière manche ; vous : { $owned }
caribbean-goal-last = Dernière manche : à la fin, le plus riche gagne
caribbean-goal-last-you = Dernière manche : elle décide ; vous : { $owned }

## What you can do

caribbean-hand = Votre main
caribbean-arrangement-confirm = Envoyer les enchères
caribbean-arrangement-again = Comme à la manche précédente
caribbean-choice-bid =
    { $card ->
        [-1] Envoyer le voleur sur { $ship }
        [0] Envoyer 0 tonneau à { $ship }
        [1] Envoyer un tonneau à { $ship }
       *[other] Envoyer { $card } tonneaux à { $ship }
    }
caribbean-choice-raise =
    { $card ->
        [-1] Surenchérir avec le voleur
       *[other] Surenchérir avec { $card }
    }
caribbean-choice-decline = Renoncer
caribbean-choice-sail = Cap sur : { $area }
caribbean-choice-load = Charger le coffre de { $chest }
caribbean-choice-steal = Voler à { $ship } le coffre de { $chest } ({ $value })
caribbean-choice-exchange = Échanger avec { $ship } : { $gave } ({ $less }) contre { $got } ({ $more })
caribbean-choice-exchange-port = Échanger à { $port } : { $gave } ({ $less }) contre { $got } ({ $more })
caribbean-choice-hand = Remettre le coffre de { $chest } à { $ship }
caribbean-choice-hand-secure = Mettre à l’abri le coffre de { $chest } via { $ship }, pour { $seat }
    .seat = Mettre à l’abri le coffre de { $chest } via { $ship }, pour vous
caribbean-choice-secure = Mettre à l’abri le coffre de { $chest } pour { $seat }
    .seat = Mettre à l’abri le coffre de { $chest } pour vous
caribbean-choice-anchor = Jeter l’ancre
caribbean-gain-sail =
    { $steps ->
        [0] plus aucun pas ensuite
        [one] encore un pas ensuite
       *[other] encore { $steps } pas ensuite
    }
caribbean-gain-own = +{ $money } pour vous
caribbean-gain-other = +{ $money } pour { $seat }
caribbean-short-raise =
    { $card ->
        [-1] Jouer le voleur
       *[other] Jouer le { $card }
    }
caribbean-short-load = Charger
caribbean-short-steal = Piller { $ship }
caribbean-short-swap = Troc : { $ship }
caribbean-short-swap-port = Troc : { $money }
caribbean-short-hand = Don à { $ship }
caribbean-short-secure = Mettre à l’abri
caribbean-short-secure-by = Abri : { $ship }
caribbean-gain-raise =
    { $card ->
        [-1] un voleur compte moins que renoncer ; la réserve est dépensée
       *[other] compte { $card }{ $surcharge ->
            [true] , en pas aussi si elle gagne
           *[false] {""}
        } ; la réserve est dépensée
    }
caribbean-gain-decline = compte 0 ; vous gardez la réserve
caribbean-gain-anchor =
    { $steps ->
        [0] met fin au tour
        [1] un pas perdu
       *[other] { $steps } pas perdus
    }
caribbean-gain-steal = { $money } doublons à bord
caribbean-gain-hand = le coffre change de navire ; pas d’argent
caribbean-gain-swap =
    { $sign ->
        [more] { $money } de plus à bord
        [less] { $money } de moins à bord
       *[same] la même valeur à bord
    }

## What lies on the table

caribbean-scene =
    { $round ->
        [0] Carte des Caraïbes, mise en place
       *[other] Carte des Caraïbes, manche { $round }
    }
caribbean-gain = +{ $money }
caribbean-round =
    { $round ->
        [0] Mise en place
       *[other] Manche { $round }{ $last ->
            [0] {""}
           *[other] {" "}sur { $last }
        }
    }
caribbean-node-area =
    { $area }{ $port ->
        [closed] , port, un coffre de { $value } encore caché
        [out] , port
        [secured] , port, pillé
       *[sea] {""}
    }{ $steps ->
        [0] {""}
        [one] , à un pas
       *[other] , à { $steps } pas
    }
caribbean-node-chest =
    Coffre de { $chest }, { $value } doublons, à terre à { $area }{ $port ->
        [secured] , port pillé
       *[other] {""}
    }
caribbean-node-cargo = Coffre de { $chest }, { $value } doublons, à bord de { $ship }
caribbean-node-hideout = Repaire de { $seat } : { $area }
    .seat = Votre repaire : { $area }
caribbean-node-ship =
    { $value ->
        [0] { $ship }, vide : { $area }
       *[other] { $ship }, avec le coffre de { $chest } ({ $value }) : { $area }
    }
caribbean-node-berth = Mouillage de { $ship }
caribbean-node-card =
    { $card ->
        [-1] Voleur
        [0] Pot-de-vin de 0 tonneau
        [1] Pot-de-vin d’un tonneau
       *[other] Pot-de-vin de { $card } tonneaux
    }
caribbean-seat = { $seat }
caribbean-owned = { $money }
caribbean-node-treasure =
    { $seat } : { $money ->
        [one] { $money } doublon
       *[other] { $money } doublons
    }
caribbean-card-treasure =
    { $money ->
        [one] { $money } doublon
       *[other] { $money } doublons
    } : { $raided } par pillage, { $brought } pour les coffres mis à l’abri.
caribbean-card-treasure-more = À l’abri : { $list }
caribbean-card-treasure-name = Le butin
caribbean-scene-treasure = Le butin de chacun
caribbean-scene-bids = Les enchères de la manche { $round }
caribbean-round-brief = Manche { $round }
caribbean-spare = Réserve
caribbean-spare-of = Réserve de { $seat }
    .seat = Votre réserve
caribbean-spare-seen =
    Réserve de { $seat } : { $card ->
        [hidden] cachée
        [-1] voleur
       *[other] { $card }
    }{ $spent ->
        [yes] , abattue pour { $ship }
       *[no] {""}
    }
    .seat =
        Votre réserve : { $card ->
            [hidden] cachée
            [-1] voleur
           *[other] { $card }
        }{ $spent ->
            [yes] , abattue pour { $ship }
           *[no] {""}
        }
caribbean-node-spare = Votre réserve : { $card }
caribbean-held-bid = { $ship } : { $card }
caribbean-held-spare = Réserve : { $card }
caribbean-held-answer =
    { $answer ->
        [raise] joue sa réserve
       *[decline] renonce
    }
caribbean-node-round =
    { caribbean-round }. { $chests ->
        [0] Plus aucun coffre ne viendra
       *[other] { $chests } coffres sont encore à venir
    }
caribbean-sent =
    { $seat } { $card ->
        [hidden] caché
        [-1] voleur
       *[other] { $card }
    }
caribbean-sent-to = Enchères pour { $ship } : { $list }
caribbean-tie-won = Égalité, réserves : { $list }. { $seat } commande
    .seat = Égalité, réserves : { $list }. Vous commandez
caribbean-tie-stood = Égalité, réserves : { $list }. Personne ne commande
caribbean-outcome-nobody = personne
caribbean-outcome-tie = Égalité
caribbean-outcome-offers = Égalité { $offers }
caribbean-outcome-steps = { $steps } pas
caribbean-outcome-thieves =
    { $bid } − { $thieves ->
        [one] 1 voleur
       *[other] { $thieves } voleurs
    }
caribbean-list = { $first }, { $rest }
caribbean-more = { $first }. { $more }
caribbean-borders = Voisines : { $list }
caribbean-border =
    { $area } { $way ->
        [n] au nord
        [ne] au nord-est
        [e] à l’est
        [se] au sud-est
        [s] au sud
        [sw] au sud-ouest
        [w] à l’ouest
       *[nw] au nord-ouest
    }
caribbean-beside = { $first } ({ $there })
caribbean-there-chest = coffre de { $value }
caribbean-there-hideout = repaire de { $seat }
    .seat = votre repaire
caribbean-nearby =
    { $chest ->
        [none] Coffres les plus proches : { $list }
       *[some] Repaires les plus proches : { $list }
    }
caribbean-nearby-chest =
    { $chest } ({ $value }) { $steps ->
        [0] ici même
        [1] à un pas { $way ->
                [n] au nord
                [ne] au nord-est
                [e] à l’est
                [se] au sud-est
                [s] au sud
                [sw] au sud-ouest
                [w] à l’ouest
               *[nw] au nord-ouest
            }
       *[other] à { $steps } pas { $way ->
                [n] au nord
                [ne] au nord-est
                [e] à l’est
                [se] au sud-est
                [s] au sud
                [sw] au sud-ouest
                [w] à l’ouest
               *[nw] au nord-ouest
            }
    }
caribbean-nearby-hideout =
    { $seat } ({ $area }) { $steps ->
        [0] ici même
        [1] à un pas { $way ->
                [n] au nord
                [ne] au nord-est
                [e] à l’est
                [se] au sud-est
                [s] au sud
                [sw] au sud-ouest
                [w] à l’ouest
               *[nw] au nord-ouest
            }
       *[other] à { $steps } pas { $way ->
                [n] au nord
                [ne] au nord-est
                [e] à l’est
                [se] au sud-est
                [s] au sud
                [sw] au sud-ouest
                [w] à l’ouest
               *[nw] au nord-ouest
            }
    }

## About a player

caribbean-fact-money =
    { $money ->
        [one] { $money } doublon
       *[other] { $money } doublons
    }
caribbean-fact-hideouts = Repaires : { $first }, { $second }, { $third }
caribbean-standing =
    { $money ->
        [one] { $money } doublon
       *[other] { $money } doublons
    }
caribbean-fact-asked = doit jouer sa réserve ou renoncer
caribbean-fact-answered = a répondu

## Where the points come from

caribbean-column-raids = Pillages
caribbean-column-chests = Repaires
caribbean-column-money = Doublons
caribbean-sheet-raids =
    { $count ->
        [one] { $count } pillage
       *[other] { $count } pillages
    }
caribbean-sheet-chest = coffre de { $chest }
caribbean-why-goal =
    { $count ->
        [1] { $first } gagne
        [2] { $first } et { $second } partagent la victoire
        [3] { $first }, { $second } et { $third } partagent la victoire
       *[4] { $first }, { $second }, { $third } et { $fourth } partagent la victoire
    } avec { $money } doublons, la plus grosse fortune : à { $goal }, la partie s’arrête.
    .first =
        { $count ->
            [1] Vous gagnez
            [2] { $first } et { $second } partagez la victoire
            [3] { $first }, { $second } et { $third } partagez la victoire
           *[4] { $first }, { $second }, { $third } et { $fourth } partagez la victoire
        } avec { $money } doublons, la plus grosse fortune : à { $goal }, la partie s’arrête.
    .second = { caribbean-why-goal.first }
    .third = { caribbean-why-goal.first }
    .fourth = { caribbean-why-goal.first }
caribbean-why-rounds =
    { $count ->
        [1] { $first } gagne
        [2] { $first } et { $second } partagent la victoire
        [3] { $first }, { $second } et { $third } partagent la victoire
       *[4] { $first }, { $second }, { $third } et { $fourth } partagent la victoire
    } avec { $money } doublons, la plus grosse fortune après la manche { $last }, la dernière.
    .first =
        { $count ->
            [1] Vous gagnez
            [2] { $first } et { $second } partagez la victoire
            [3] { $first }, { $second } et { $third } partagez la victoire
           *[4] { $first }, { $second }, { $third } et { $fourth } partagez la victoire
        } avec { $money } doublons, la plus grosse fortune après la manche { $last }, la dernière.
    .second = { caribbean-why-rounds.first }
    .third = { caribbean-why-rounds.first }
    .fourth = { caribbean-why-rounds.first }

## What a card says

caribbean-card-value = doublons dans le coffre
caribbean-card-raid = tout de suite pour qui le charge
caribbean-card-steps = pas d’ici
caribbean-card-steps-left = pas restants
caribbean-card-stacks = coffres encore à venir
caribbean-card-area =
    { $port ->
        [closed] Un port ; son coffre est encore caché.
        [out] Un port ; son coffre est en jeu.
        [secured] Un port pillé ; son propre coffre ne joue plus.
       *[sea] { $steps ->
            [0] La pleine mer.
            [1] Le navire en jeu peut y venir tout de suite.
           *[other] Le navire en jeu peut arriver jusqu’ici.
        }
    }
caribbean-card-area-more = Un pas mène à une zone voisine. Là où est un navire, aucun autre n’entre ni ne passe.
caribbean-card-chest = Coffre de { $chest }
caribbean-card-ashore =
    À terre à { $area }{ $port ->
        [secured] , port pillé
       *[other] {""}
    } : un navire vide dans ce port peut le charger.
caribbean-card-aboard = À bord de { $ship } : un navire vide voisin peut le voler.
caribbean-card-chest-more = Dans un repaire, toute sa valeur revient à son propriétaire.
caribbean-card-hideout = Repaire de { $seat }
    .seat = Votre repaire
caribbean-card-hideout-now = { $area } : un coffre mis à l’abri ici rapporte toute sa valeur à { $seat }.
    .seat = { $area } : un coffre mis à l’abri ici vous rapporte toute sa valeur.
caribbean-card-hideout-more = Qui mène le navire peut le faire, même d’une zone voisine, par un navire vide qui mouille ici.
caribbean-card-ship-sailed = { $seat } le mène maintenant.
    .seat = Vous le menez maintenant.
caribbean-card-ship-empty = { $area }, la cale vide.
caribbean-card-ship-laden = { $area }, avec le coffre de { $chest }.
caribbean-card-bids = Enchères pour { $ship }
caribbean-card-bids-now = Qui envoie seul la plus haute enchère à { $ship } le mène cette manche.
caribbean-card-bids-more =
    Il fait autant de pas que l’enchère a de tonneaux, { $surcharge ->
        [true] avec ceux de la réserve qui départage, moins
       *[false] moins
    } un par voleur.
caribbean-card-bribe =
    S’il est seul le plus élevé, le navire est à vous, { $card ->
        [0] mais sans aucun pas.
       *[other] pour { $card } pas, moins un par voleur.
    }
caribbean-card-thief = Il ne gagne jamais de navire, mais ôte un pas à qui le gagne.
caribbean-card-laid = Chaque carte sert à un navire ; toutes reviennent à la manche suivante.
caribbean-card-spare = La septième carte : elle peut départager une égalité, une seule fois.
caribbean-card-spare-more =
    Renoncer compte 0. Une réserve jouée est dépensée pour la manche.{ $surcharge ->
        [true] {" "}Si elle gagne, ses tonneaux comptent aussi comme des pas.
       *[false] {""}
    }
caribbean-card-round =
    { $stacks ->
        [0] Tous les coffres sont connus.
       *[other] Après chaque manche, { $size } coffres de plus sont signalés, tant qu’il en reste.
    }
caribbean-card-round-more = Après la manche où quelqu’un atteint le but, le plus riche gagne. La manche { $last } est la dernière : sinon, une partie pourrait ne jamais finir.

## Why not

caribbean-refuse-answer = Il y a égalité : surenchérissez avec votre réserve, ou renoncez.
caribbean-refuse-bidding = C’est le moment des enchères : une carte sur chaque navire.
caribbean-refuse-not-bidding = Les enchères sont faites ; les navires jouent.
caribbean-refuse-no-tie = Il n’y a pas d’égalité à départager.
caribbean-refuse-bid-order = Les cartes se posent dans l’ordre des navires ; le suivant est { $ship }.
caribbean-refuse-card-laid =
    { $card ->
        [-1] Vous avez déjà posé votre voleur.
       *[other] Vous avez déjà posé votre { $card }.
    }
caribbean-refuse-no-border = « { $from } » et « { $to } » ne sont pas voisines.
caribbean-refuse-occupied = { $ship } s’y trouve ; on ne peut ni entrer dans une zone occupée, ni la traverser.
caribbean-refuse-no-steps = Le navire n’a plus de pas.
caribbean-refuse-laden = Le navire porte déjà le coffre de { $chest } ; il n’a pas de place pour un autre.
caribbean-refuse-empty = { $ship } ne porte pas de coffre.
caribbean-refuse-full = { $ship } porte déjà un coffre.
caribbean-refuse-no-chest-here = Aucun coffre à charger ici : { $area }.
caribbean-refuse-no-chest-there = Aucun coffre visible là-bas : { $area }.
caribbean-refuse-port-far = Le navire n’est ni dans la zone de ce port ni dans une zone voisine : { $area }.
caribbean-refuse-port-left = Le coffre de { $chest } vient de { $area } ce tour-ci ; il ne peut pas y revenir.
caribbean-refuse-itself = C’est le tour de { $ship }.
caribbean-refuse-ship-far = { $ship } n’est pas dans une zone voisine.
caribbean-refuse-ship-left = Le coffre de { $chest } vient de { $ship } ce tour-ci ; il ne peut pas y revenir.
caribbean-refuse-no-hideout = Il n’y a pas de repaire ici : { $area }.

## Ce qui plaide pour

caribbean-reason-bid-best = { $ship } semble le meilleur navire cette manche
caribbean-reason-bid-good = Il y a beaucoup à gagner avec { $ship }
caribbean-reason-bid-low = Il y a peu à gagner avec { $ship }
caribbean-reason-bid-thief = Le voleur freine { $ship }, un navire dangereux entre d’autres mains
caribbean-reason-raise = { $ship } vaut plus que la réserve
caribbean-reason-decline = La réserve vaut plus que { $ship }
caribbean-reason-home =
    { $steps ->
        [0] Le coffre de { $chest } arrive au repaire
        [1] Le coffre de { $chest } se rapproche du repaire : encore un pas
       *[other] Le coffre de { $chest } se rapproche du repaire : encore { $steps } pas
    }
caribbean-reason-away = Éloigne le coffre de { $chest } du repaire de { $seat }
    .seat = Éloigne le coffre de { $chest } de votre repaire
caribbean-reason-towards = En route vers le coffre de { $chest } ({ $value })
caribbean-reason-load = { $money } doublons tout de suite, et un coffre à bord
caribbean-reason-rob = Enlève { $value } doublons près du repaire de { $seat }
    .seat = Enlève { $value } doublons près de votre repaire
caribbean-reason-booty = Un coffre de { $value } doublons passe à bord
caribbean-reason-dearer = { $more } doublons à bord au lieu de { $less }
caribbean-reason-nearer = { $ship } est plus près du repaire
caribbean-reason-safe = { $value } doublons mis en lieu sûr
caribbean-reason-wait =
    Le coffre de { $chest } est bien placé ici, { $steps ->
        [0] au repaire même
        [1] à un pas du repaire
       *[other] à { $steps } pas du repaire
    }

## Apprendre en jouant

caribbean-lesson-goal = But : être le plus riche dès que quelqu’un a 41 000 doublons, grâce à vos repaires.
caribbean-lesson-off-course = Il peut y aller, mais les pas ne suffiront plus. Suivez la lumière.
caribbean-lesson-too-early = Pas encore : il lui reste des pas, et un coffre vous attend.

caribbean-lesson-haul-title = Port, coffre, repaire
caribbean-lesson-haul-out-say = Les navires ne sont à personne. Votre pot-de-vin de 5 était le plus haut : menez l’Arriba vers { caribbean-area-sju }.
caribbean-lesson-haul-out-done = Un pot-de-vin de 5 vaut cinq pas. Le voleur de Grace vous en a coûté un : quatre.
caribbean-lesson-haul-out-else-1 = C’est votre repaire, mais il ne porte encore rien. D’abord le coffre de { caribbean-area-sju }.
caribbean-lesson-haul-port-say = Un coffre de 8 000 attend à { caribbean-area-sju }. Entrez au port.
caribbean-lesson-haul-load-say = Chargez le coffre. Cela ne coûte aucun pas.
caribbean-lesson-haul-load-done = 2 000 aussitôt pour le pillage. Le gros de l’argent vous attend au repaire.
caribbean-lesson-haul-load-else-1 = Pas sans le coffre que vous veniez chercher.
caribbean-lesson-haul-home-say = Il reste deux pas, et votre repaire de Montserrat est à deux pas. Ramenez-le.
caribbean-lesson-haul-home-else-2 = S’il reste ici, d’autres pourront le prendre, coffre compris.
caribbean-lesson-haul-hideout-say = Encore un pas, dans votre repaire.
caribbean-lesson-haul-hideout-else-1 = Ce serait le dernier pas, et le coffre resterait en mer.
caribbean-lesson-haul-secure-say = Mettez le coffre à l’abri.
caribbean-lesson-haul-secure-done = 8 000 au propriétaire du repaire, qui que ce soit à la barre. Vous avez 10 000.
caribbean-lesson-haul-secure-else-1 = D’abord le coffre : mis à l’abri ici, il vous rapporte 8 000.
caribbean-lesson-haul-on = Ce qui fait gagner : mener les coffres à votre repaire, comme celui-ci : 2 000 au port et 8 000 chez vous. Ensuite : une égalité, et le coffre d’un autre.

caribbean-lesson-theft-title = Égalité, puis vol
caribbean-lesson-theft-tie-say = Caribic : Grace et vous avez misé 4. La septième carte, la réserve, départage : surenchérissez.
caribbean-lesson-theft-tie-done = Grace renonce. Le navire est à vous, pour quatre pas : la réserve départage, sans rien ajouter.
caribbean-lesson-theft-tie-else-1 = Vous pouvez la garder pour une autre égalité. Mais sans surenchère, personne ne navigue, et le coffre de Grace s’échappe.
caribbean-lesson-theft-chase-say = Le Bravo de Grace porte un coffre de { caribbean-area-pbe }, à prendre depuis une zone voisine. Rattrapez-le !
caribbean-lesson-theft-beside-say = Encore une zone, et vous serez à côté.
caribbean-lesson-theft-beside-else-1 = De là aussi on atteint le Bravo, mais plus votre repaire ensuite.
caribbean-lesson-theft-steal-say = Prenez-le. Ni pas, ni carte, ni combat.
caribbean-lesson-theft-steal-done = En mer, un coffre est à qui tient le navire. Seul un repaire est sûr.
caribbean-lesson-theft-steal-else-1 = D’abord le coffre : vous êtes juste à côté.
caribbean-lesson-theft-pass-say = Votre repaire du golfe des Mosquitos est à deux pas. Un navire n’en traverse pas un autre : passez par { caribbean-area-pbe }.
caribbean-lesson-theft-hideout-say = Et on rentre.
caribbean-lesson-theft-secure-say = Mettez-le à l’abri.
caribbean-lesson-theft-secure-done = Regardez le Diabolo : votre voleur coûte un pas à Anne, et il lui en manque un jusqu’à son repaire.
caribbean-lesson-theft-secure-else-1 = Mettez-le d’abord à l’abri : 4 000 pour vous.
caribbean-lesson-theft-on = Ce qui fait gagner : rapporter ce que d’autres sont allés chercher, comme le coffre de Grace, 4 000. Ensuite : vos propres enchères.

caribbean-lesson-bids-title = Sept cartes, six navires
caribbean-lesson-bids-lay-say = À vous de miser : une carte par navire, en secret. Le coffre de la { caribbean-area-ftr } est à un pas de l’Arriba et de votre repaire : donnez-lui au moins 2.
caribbean-lesson-bids-lay-say-2 = Ensuite, le Bravo : à deux pas du coffre de { caribbean-area-ctg }. Mettez la carte que vous voulez.
caribbean-lesson-bids-lay-say-3 = Le Caribic est à votre repaire, lui aussi à deux pas de { caribbean-area-ctg }. Une carte forte peut suffire.
caribbean-lesson-bids-lay-say-4 = Le Diabolo porte 7 000 : un pas jusqu’au repaire d’Anne, quatre jusqu’au vôtre. Votre plus forte carte n’est pas de trop.
caribbean-lesson-bids-lay-say-5 = L’Evita est loin de tout coffre. Une petite carte suffit, ou le voleur.
caribbean-lesson-bids-lay-say-6 = Le Fuego est au repaire d’Anne, à un pas du coffre de { caribbean-area-ver } : Anne misera gros. Gardez vos bonnes cartes.
caribbean-lesson-bids-lay-say-all = Chaque navire a sa carte, la septième est votre réserve. Changez ce que vous voulez, puis envoyez les enchères.
caribbean-lesson-bids-lay-done = Les cartes se révèlent, navire par navire. La vôtre est la plus haute sur l’Arriba.
caribbean-lesson-bids-lay-else-1 = L’aller et retour fait deux pas, et la carte donne le nombre de pas. Au moins 2 pour l’Arriba.
caribbean-lesson-bids-out-say = À la { caribbean-area-ftr }.
caribbean-lesson-bids-load-say = Vous savez quoi faire.
caribbean-lesson-bids-load-else-1 = Chargez d’abord le coffre.
caribbean-lesson-bids-back-say = Et retour au repaire.
caribbean-lesson-bids-secure-say = Mettez-le à l’abri.
caribbean-lesson-bids-secure-done = 7 000 pour une seule carte. Si les autres misent peu, un 2 suffit : gardez les hautes.
caribbean-lesson-bids-secure-else-1 = Mettez le coffre à l’abri avant de jeter l’ancre.
caribbean-lesson-bids-secure-else-2 = Le navire est rentré. D’abord le coffre à l’abri.
caribbean-lesson-bids-on = Ce qui fait gagner : miser là où un coffre est près de votre repaire, comme 7 000 à { caribbean-area-ftr }. À mi-chemin de 41 000 : continuez, et gare au Diabolo.

## The coach of the first game

caribbean-coach-bid = Chaque tonneau de la carte gagnante vaut un pas. Votre voleur en ôte un à qui commande ce navire.
caribbean-coach-yours = Le navire est à vos ordres jusqu’à ce que vous jetiez l’ancre. Charger, voler et mettre à l’abri ne coûtent aucun pas.
caribbean-coach-hand-secure = Un navire vide, à côté, mouille à un repaire. Remettez-lui le coffre : le propriétaire du repaire l’a aussitôt.
caribbean-coach-steal = Le navire voisin a un coffre à bord. Prenez-le : personne ne peut s’y opposer.
caribbean-coach-tie = Égalité : surenchérissez avec votre réserve ou renoncez. Si personne ne passe seul en tête, le navire ne bouge pas.
caribbean-coach-no-steps = Plus de pas. Mais là où il se trouve, le navire peut encore charger, voler ou mettre à l’abri.
caribbean-coach-no-chests = Il ne viendra plus de nouveaux coffres : ceux de la carte sont les derniers.
caribbean-coach-others-profit = Un coffre mis à l’abri paie le propriétaire du repaire, peu importe qui l’apporte. Envoyez votre voleur sur un navire près du but.
caribbean-coach-order = Les navires jouent dans l’ordre, d’Arriba à Fuego : ce que l’un vole, un suivant peut le reprendre.
caribbean-coach-hand = Vous pouvez remettre le coffre à un navire vide voisin, de préférence l’un des suivants, où vous avez misé haut.
caribbean-coach-exchange = Votre cale est pleine, mais vous pouvez échanger votre coffre contre un autre tout proche, à bord ou dans un port.
caribbean-coach-blocked = Les navires barrent la route, mais les coffres passent : un navire vide, à côté, peut prendre le vôtre.
