cartagena-title = Cartagena
cartagena-tagline = Faites filer tout votre équipage par le passage tortueux et larguez les amarres avant les autres.
cartagena-about =
    Un équipage s’est échappé de la forteresse de Cartagena, et une barque l’attend. Chaque carte jouée fait bondir un pirate jusqu’au prochain symbole libre de sa sorte : plus le passage est encombré, plus le bond est long.

    Pour obtenir de nouvelles cartes, il faut reculer vers un compagnon ou un rival. Courir ou reculer au bon moment, tout l’art est là, et une minute suffit pour l’apprendre.

## Choisir une variante

cartagena-option-variant = Variante
cartagena-option-variant-jamaica = Jamaïque
    .hint = Les mains sont secrètes et l’on pioche face cachée : un peu de chance, un peu de bluff.
cartagena-option-variant-tortuga = Tortue
    .hint = Toutes les cartes sont visibles, même les prochaines à piocher : rien que du calcul.
cartagena-option-variant-hispaniola = Hispaniola
    .hint = Les mains sont secrètes, mais les prochaines cartes à piocher sont visibles : retenez qui prend quoi.
cartagena-option-variant-basic = Jungle, courte
    .hint = Le jeu de base de 2014 : quatre pirates, trente cases, deux coups par tour, mains secrètes.
cartagena-option-variant-advanced = Jungle, longue
    .hint = Le jeu avancé de 2014 : cinq pirates, trente-six cases, trois coups par tour, mains secrètes.

cartagena-rules-2 = Qui n’a ni carte ni recul possible pioche une carte à n’importe quel coup, et non plus au premier du tour seulement (CA-8).

## Symboles

cartagena-bottle = bouteille
cartagena-pistol = pistolet
cartagena-hat = chapeau
cartagena-skull = crâne
cartagena-dagger = poignard
cartagena-key = clé
cartagena-keys = trousseau de clés
cartagena-grapple = grappin
cartagena-lantern = lanterne
cartagena-telescope = longue-vue

## Les règles

cartagena-primer-goal =
    Vous menez un équipage de { $variant ->
        [basic] quatre pirates hors de la jungle
        [advanced] cinq pirates hors de la jungle
       *[other] six pirates hors de la forteresse
    }. Qui réunit le premier tout son équipage dans la barque largue les amarres et gagne.
    .title = Le but
cartagena-primer-way =
    Tous les pirates commencent au départ. De là, un passage tortueux de { $variant ->
        [basic] trente
       *[other] trente-six
    } cases mène à la barque. Chaque case porte un des six symboles, chaque carte aussi. Vous commencez avec { $variant ->
        [basic] cinq ou six
        [advanced] cinq ou six
       *[other] six
    } cartes.
    .title = Le chemin
cartagena-primer-turn =
    À votre tour, vous jouez { $variant ->
        [basic] un ou deux
       *[other] un, deux ou trois
    } coups. Le premier est obligatoire, ensuite vous pouvez vous arrêter. Un coup, c’est l’un ou l’autre : jouer une carte pour avancer, ou reculer pour piocher. Combinez-les à votre guise, avec un pirate ou plusieurs.
    .title = Votre tour
cartagena-primer-cards =
    Jouez une carte et choisissez un de vos pirates. Il court jusqu’à la prochaine case marquée du symbole de la carte où il n’y a personne. Les cases de ce symbole déjà prises sont sautées : plus il y a foule devant vous, plus vous allez loin. S’il n’en reste aucune de libre devant lui, il bondit directement dans la barque.
    .title = En avant avec une carte
cartagena-primer-retreat =
    Une carte jouée est perdue. On n’en regagne qu’en reculant : un de vos pirates revient sur la case la plus proche derrière lui où se tiennent un ou deux pirates, les vôtres ou ceux des autres. Vous piochez une carte par pirate qui s’y tenait. Une case de trois pirates est pleine : on passe outre. Personne ne recule jusqu’au départ.
    .title = En arrière pour piocher
cartagena-primer-draw =
    { $variant ->
        [tortuga] On pioche dans une rangée visible, toujours la carte suivante dans le sens de la flèche. Toutes les mains sont visibles aussi : rien n’est caché, alors calculez.
        [hispaniola] On pioche dans une rangée visible, toujours la carte suivante dans le sens de la flèche, et tout le monde voit ce que vous prenez. Le reste de votre main est secret.
       *[other] On pioche face cachée, et les mains sont secrètes.
    }
    .title = Piocher
cartagena-primer-end =
    La partie s’arrête dès qu’un équipage est au complet dans la barque. D’ici là, n’abandonnez personne : un traînard isolé coûte beaucoup de cartes, alors que des pirates groupés servent à sauter plus loin et à se replier, pour vous comme pour tous les autres.
    .title = Larguer les amarres
cartagena-rule-ca-1 =
    Un passage de cases numérotées serpente du départ jusqu’à la barque. Il est assemblé au hasard à partir de sections de six cases, et chaque section porte une fois chacun des six symboles : aucune partie ne ressemble à une autre.

    { $variant ->
        [basic] Le passage part d’un camp dans la jungle. Il compte trente cases, et chaque équipage quatre pirates.
        [advanced] Le passage part d’un camp dans la jungle. Il compte trente-six cases, et chaque équipage cinq pirates.
       *[other] Le passage est un souterrain qui part de la forteresse. Il compte trente-six cases, et chaque équipage six pirates.
    }

    Tous les pirates commencent au départ.
    .title = Le chemin de la barque
    .ruling =
        { $variant ->
            [basic] La règle pose cinq ou six sections dans un ordre quelconque ; le sort décide aussi de la face visible.
            [advanced] La règle pose cinq ou six sections dans un ordre quelconque ; le sort décide aussi de la face visible.
           *[other] La règle laisse libre l’assemblage des sections ; le sort décide de l’ordre et du sens.
        }
cartagena-rule-ca-2 =
    { $variant ->
        [basic] La personne qui commence a six cartes, les autres cinq.
        [advanced] La personne qui commence a six cartes, les autres cinq.
       *[other] Tout le monde commence avec six cartes.
    } Le sort désigne qui commence, puis on joue dans le sens des aiguilles d’une montre.

    À votre tour, vous jouez { $variant ->
        [basic] un ou deux coups
       *[other] un, deux ou trois coups
    }. Le premier est obligatoire ; ensuite, vous pouvez vous arrêter quand vous voulez. Un coup consiste soit à jouer une carte (CA-3), soit à faire reculer un pirate (CA-4). Les deux se combinent librement, y compris avec le même pirate.

    Après le dernier coup, le tour passe de lui-même, une fois vos cartes piochées.
    .title = Votre tour
    .ruling =
        { $variant ->
            [basic] La règle désigne la personne la plus âgée pour commencer ; ici, c’est le sort.
            [advanced] La règle désigne la personne la plus âgée pour commencer ; ici, c’est le sort.
           *[other] Selon la règle, c’est la personne qui ressemble le plus à un pirate qui commence ; ici, le sort décide.
        }
cartagena-rule-ca-3 =
    Défaussez une carte et prenez un de vos pirates qui n’est pas encore à bord. Il court jusqu’à la prochaine case marquée du symbole de la carte où il n’y a personne.

    Les cases de ce symbole où se tiennent des pirates, les vôtres ou ceux des autres, sont sautées. S’il n’en reste aucune de libre devant lui, le pirate bondit directement dans la barque.
    .title = Jouer une carte
cartagena-rule-ca-4 =
    Prenez un de vos pirates sur une case ou dans la barque et ramenez-le sur la case la plus proche derrière lui où se tiennent un ou deux pirates, peu importe à qui ils sont. Vous piochez autant de cartes qu’il y avait là de pirates : une ou deux. C’est ainsi que l’on obtient des cartes.

    Les cases vides et celles de trois pirates sont ignorées, mais la première case d’un ou deux pirates arrête le recul. Les pirates de la case quittée ne comptent pas. On ne recule jamais jusqu’au départ : sans une telle case derrière lui, un pirate ne peut pas reculer.
    .title = Reculer et piocher
    .ruling =
        { $variant ->
            [basic] { "" }
            [advanced] { "" }
           *[other] La règle ne dit pas si un pirate peut revenir de la barque. L’édition de 2014 le permet, et nous aussi.
        }
cartagena-rule-ca-5 =
    Il n’y a jamais plus de trois pirates sur une case. Le départ et la barque n’ont pas de limite.
    .title = Trois par case
cartagena-rule-ca-6 =
    Chaque symbole existe en { $variant ->
        [basic] quinze
        [advanced] quinze
       *[other] dix-sept
    } cartes. Quand il faut une carte et que la pioche est vide, on mélange la défausse, qui devient la nouvelle pioche, même entre les deux cartes d’un même recul.

    Si les deux sont vides, vous piochez ce qu’il y a, peut-être rien. Le recul reste permis.
    .title = Quand la pioche s’épuise
    .ruling = Reculer reste permis même quand il n’y a plus rien à piocher.
cartagena-rule-ca-7 =
    { $variant ->
        [tortuga]
            Douze cartes forment une rangée visible où l’on pioche. On prend toujours la suivante dans le sens de la flèche, sans choisir.

            Dès que la dernière carte est prise, on étale une nouvelle rangée de douze, même au milieu d’une pioche. S’il reste moins de douze cartes, on mélange la défausse pour compléter la rangée ; si cela ne suffit pas, elle sera plus courte. S’il n’y a rien à étaler, on attend qu’il faille de nouveau une carte.
        [hispaniola]
            Douze cartes forment une rangée visible où l’on pioche. On prend toujours la suivante dans le sens de la flèche, sans choisir.

            Dès que la dernière carte est prise, on étale une nouvelle rangée de douze, même au milieu d’une pioche. S’il reste moins de douze cartes, on mélange la défausse pour compléter la rangée ; si cela ne suffit pas, elle sera plus courte. S’il n’y a rien à étaler, on attend qu’il faille de nouveau une carte.
       *[other] { "" }
    }
    .title = La rangée visible
    .ruling = La règle dit seulement qu’une rangée épuisée est remplacée. Le moment exact, et ce qui se passe quand les cartes manquent, sont notre choix.
cartagena-rule-ca-8 =
    Si, au moment de jouer, vous n’avez ni carte ni pirate qui puisse reculer, vous piochez une carte et votre tour est fini. C’est interdit à tout autre moment. Après un premier coup, vous pouvez aussi terminer votre tour sans piocher. S’il n’y a rien à piocher, vous passez.
    .title = Ni carte ni recul
    .ruling =
        { $variant ->
            [basic] La règle néerlandaise permet cette carte, la française la donne ; ici, après un premier coup, vous pouvez y renoncer.
            [advanced] La règle néerlandaise permet cette carte, la française la donne ; ici, après un premier coup, vous pouvez y renoncer.
           *[other] Cette règle de l’édition de 2014 vaut ici aussi.
        }
cartagena-rule-ca-9 =
    Dès qu’un équipage est au complet dans la barque, la partie s’arrête : il a gagné.

    Les autres sont classés selon leurs pirates à bord puis, à égalité, selon le chemin parcouru par tous leurs pirates.
    .title = Larguer les amarres
    .ruling = La règle ne désigne que le gagnant ; le classement des autres est notre décision.
cartagena-rule-ca-10 =
    Le nombre de cartes de chacun est toujours visible, tout comme le contenu de la défausse.

    { $variant ->
        [tortuga] Toutes les mains sont visibles.
        [hispaniola] Les mains sont secrètes. Mais tout le monde voit ce que l’on prend dans la rangée visible : la table continue de montrer les cartes dont vous avez connaissance.
       *[other] Les mains sont secrètes. On pioche face cachée : personne ne sait ce que vous prenez.
    }
    .title = Ce qui est visible et ce qui est secret
    .ruling =
        { $variant ->
            [basic] Que tout le monde puisse consulter la défausse est notre décision.
            [advanced] Que tout le monde puisse consulter la défausse est notre décision.
           *[other] Que tout le monde puisse compter les mains et consulter la défausse est notre décision.
        }
cartagena-box =
    { $variant ->
        [basic] Six sections de six cases, différentes au recto et au verso ; un départ et une barque ; 90 cartes, 15 de chaque : bouteille, trousseau de clés, pistolet, grappin, lanterne et longue-vue ; 25 pirates, cinq dans chacune des cinq couleurs. Dans la partie courte, une section et un pirate de chaque couleur restent dans la boîte.
        [advanced] Six sections de six cases, différentes au recto et au verso ; un départ et une barque ; 90 cartes, 15 de chaque : bouteille, trousseau de clés, pistolet, grappin, lanterne et longue-vue ; 25 pirates, cinq dans chacune des cinq couleurs.
       *[other] Six sections de six cases, identiques des deux côtés ; une barque ; 102 cartes, 17 de chaque : bouteille, pistolet, chapeau, crâne, poignard et clé ; une carte fléchée pour la rangée visible ; 30 pirates, six dans chacune des cinq couleurs. L’ordre des symboles sur les sections est celui qui a été publié.
    }
    .ours =
        { $variant ->
            [basic] L’ordre des symboles sur les sections. Sur l’ensemble des douze faces, chaque symbole occupe exactement deux fois chacune des six places.
            [advanced] L’ordre des symboles sur les sections. Sur l’ensemble des douze faces, chaque symbole occupe exactement deux fois chacune des six places.
            [hispaniola] Hispaniola ne figure pas dans la règle : c’est ainsi que l’on joue souvent en ligne, mains secrètes et rangée visible.
           *[other] { "" }
        }
cartagena-pad = Qui a le premier tout son équipage dans la barque gagne ; on ne compte rien d’autre.
cartagena-figure-way = Le souterrain, de la forteresse à la barque : trente-six cases.
cartagena-figure-way-basic = La jungle, du camp à la barque : trente cases dans la partie courte.
cartagena-figure-way-advanced = La jungle, du camp à la barque : trente-six cases dans la partie longue.
cartagena-figure-leap = Le pirate rouge d’Anne, sur la case 4, court avec la carte de la case 5. Grace s’y trouve : il saute donc jusqu’à la case 7, la prochaine de ce symbole.
cartagena-figure-retreat = Le pirate d’Anne recule de la case 7. La case la plus proche occupée par un ou deux pirates est la 5, où Grace en a deux : Anne pioche deux cartes.
cartagena-figure-full = Le pirate bleu de Grace recule de la case 6. La case 5 en a trois, la 4 aucun : on passe outre. Sur la case 3 il y en a un, Grace pioche donc une carte.
cartagena-figure-row = Un recul vers un seul pirate : Anne prend la carte suivante de la rangée, la clé.
cartagena-figure-aboard = Plus aucun pistolet libre devant le pirate : il bondit dans la barque. L’équipage d’Anne est au complet, elle gagne.
cartagena-figure-boards = Plus aucune lanterne libre devant le pirate : il bondit directement dans la barque.
cartagena-figure-open-hands = À la Tortue, tout le monde voit les cartes de Grace (en haut) et celles d’Anne.
cartagena-figure-known-hands = Grace a pris une clé dans la rangée visible. La table d’Anne continue de montrer que Grace l’a en main.
cartagena-figure-supply = La pioche face cachée et, à côté, la défausse de chaque symbole, visible de tous.

## Ce qui s’est passé

cartagena-log-laid = Le passage est en place : { $cells } cases.
cartagena-log-started = { $seat } commence.
    .seat = Vous commencez.
cartagena-log-dealt =
    { $count ->
        [one] { $seat } reçoit une carte.
       *[other] { $seat } reçoit { $count } cartes.
    }
    .seat =
        { $count ->
            [one] Vous recevez une carte.
           *[other] Vous recevez { $count } cartes.
        }
cartagena-log-row =
    { $count ->
        [one] On étale une rangée d’une seule carte.
       *[other] On étale une rangée de { $count } cartes.
    }
cartagena-log-played =
    { $from ->
        [0] { $seat } joue la carte { $symbol } : du départ à la case { $to }.
       *[other] { $seat } joue la carte { $symbol } : de la case { $from } à la case { $to }.
    }
    .seat =
        { $from ->
            [0] Vous jouez la carte { $symbol } : du départ à la case { $to }.
           *[other] Vous jouez la carte { $symbol } : de la case { $from } à la case { $to }.
        }
cartagena-log-boarded =
    { $from ->
        [0] { $seat } joue la carte { $symbol } : du départ droit dans la barque.
       *[other] { $seat } joue la carte { $symbol } : de la case { $from } dans la barque.
    }
    .seat =
        { $from ->
            [0] Vous jouez la carte { $symbol } : du départ droit dans la barque.
           *[other] Vous jouez la carte { $symbol } : de la case { $from } dans la barque.
        }
cartagena-log-retreated =
    { $at ->
        [boat] { $seat } recule de la barque à la case { $to }
       *[cell] { $seat } recule de la case { $from } à la case { $to }
    } { $count ->
        [0] sans piocher.
        [one] pour une carte.
       *[other] pour { $count } cartes.
    }
    .seat =
        { $at ->
            [boat] Vous reculez de la barque à la case { $to }
           *[cell] Vous reculez de la case { $from } à la case { $to }
        } { $count ->
            [0] sans piocher.
            [one] pour une carte.
           *[other] pour { $count } cartes.
        }
cartagena-log-drew = { $seat } pioche une carte.
    .seat = Vous piochez une carte.
cartagena-log-drew-card = { $seat } pioche la carte { $symbol }.
    .seat = Vous piochez la carte { $symbol }.
cartagena-log-shuffled =
    { $count ->
        [one] La seule carte défaussée devient la nouvelle pioche.
       *[other] Les { $count } cartes de la défausse sont mélangées et forment la nouvelle pioche.
    }
cartagena-log-ended = { $seat } termine son tour.
    .seat = Vous terminez votre tour.
cartagena-log-helped = { $seat } n’a ni carte ni recul possible et pioche une carte.
    .seat = Vous n’avez ni carte ni recul possible et piochez une carte.
cartagena-log-passed = { $seat } doit passer.
    .seat = Vous devez passer.
cartagena-log-won = { $seat } a tout son équipage à bord et largue les amarres !
    .seat = Vous avez tout votre équipage à bord et larguez les amarres !

## Ce que l’on vous demande

cartagena-prompt-first =
    { $way ->
        [play] Choisissez une carte et le pirate qui court
        [retreat] Choisissez un pirate qui recule pour piocher
       *[both] Choisissez carte et pirate, ou un pirate qui recule
    }. { $moves ->
        [one] Encore un coup.
       *[other] Encore { $moves } coups.
    }
cartagena-prompt-move =
    { $way ->
        [play] Jouez une carte ou terminez votre tour.
        [retreat] Reculez ou terminez votre tour.
       *[both] Jouez une carte, reculez ou terminez votre tour.
    } { $moves ->
        [one] Encore un coup.
       *[other] Encore { $moves } coups.
    }
cartagena-prompt-end = Vous ne pouvez plus rien faire : terminez votre tour.
cartagena-prompt-draw =
    Vous n’avez ni carte ni recul possible : { $when ->
        [first] piochez une carte.
       *[move] piochez une carte, ou terminez votre tour.
    }
cartagena-prompt-pass = Ni carte, ni recul possible, ni rien à piocher : passez.

## Ce que vous pouvez faire

cartagena-choice-play =
    Jouer la carte { $symbol } : un pirate { $at ->
        [start] du départ
       *[cell] de la case { $cell }
    } { $goal ->
        [boat] dans la barque
       *[cell] à la case { $to }
    }
cartagena-choice-retreat =
    Reculer { $at ->
        [boat] de la barque
       *[cell] de la case { $cell }
    } à la case { $to } { $count ->
        [0] sans piocher
        [one] et piocher une carte
       *[other] et piocher { $count } cartes
    }
cartagena-choice-end = Terminer le tour
cartagena-choice-draw = Piocher une carte
cartagena-choice-pass = Passer
cartagena-short-play =
    { $at ->
        [start] Départ
       *[cell] { $cell }
    } { $goal ->
        [boat] à bord
       *[cell] à { $to }
    }
cartagena-short-retreat =
    { $at ->
        [boat] Bord
       *[cell] { $cell }
    } { $count ->
        [0] recule à { $to }
       *[other] recule : +{ $count }
    }
cartagena-short-end = Terminer le tour
cartagena-short-draw = Piocher
cartagena-short-pass = Passer
cartagena-gain-run =
    { $count ->
        [one] Avance d’une case
       *[other] Avance de { $count } cases
    }
cartagena-gain-aboard = Atteint la barque : { $count } sur { $all } à bord
cartagena-gain-end =
    { $count ->
        [one] Renonce à un coup
       *[other] Renonce à { $count } coups
    }
cartagena-gain-one = Pioche { $first }
cartagena-gain-two = Pioche { $first } et { $second }
cartagena-gain-new-row = Pioche { $first } et la première carte d’une nouvelle rangée
cartagena-gain-draw =
    { $count ->
        [0] Ne pioche rien : il ne reste aucune carte
        [one] Pioche une carte
       *[other] Pioche { $count } cartes
    }

## Ce qu’il y a sur la table

cartagena-scene = La table de Cartagena, { $variant }
cartagena-caption-row = Rangée visible
cartagena-caption-discards = Défausse
cartagena-caption-hand = Votre main
cartagena-caption-others = Les autres mains
cartagena-caption-no-cards = Plus de cartes
cartagena-node-start =
    Départ : { $count ->
        [0] aucun pirate
        [one] un pirate
       *[other] { $count } pirates
    }
cartagena-node-boat =
    Barque : { $count ->
        [0] aucun pirate à bord
        [one] un pirate à bord
       *[other] { $count } pirates à bord
    }
cartagena-node-cell =
    Case { $cell }, { $symbol } : { $count ->
        [0] libre
        [1] { $first }
        [2] { $first }, { $second }
       *[other] { $first }, { $second }, { $third }
    }
cartagena-node-pirate =
    { $seat } : { $count ->
        [one] pirate
       *[other] { $count } pirates
    } { $at ->
        [start] au départ
        [boat] dans la barque
       *[cell] sur la case { $cell }
    }
cartagena-node-own =
    { $count ->
        [one] Votre pirate
       *[other] Vos { $count } pirates
    } { $at ->
        [start] au départ
        [boat] dans la barque
       *[cell] sur la case { $cell }
    }
cartagena-node-back =
    { $pirate }. Recul : case { $to }, { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
cartagena-node-hand =
    { $seat } : { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
cartagena-node-card =
    { $count ->
        [one] { $symbol }, une carte
       *[other] { $symbol }, { $count } cartes
    }
cartagena-node-known =
    { $hand }{ $count-one ->
        [0] {""}
       *[other] , { $one } { $count-one }
    }{ $count-two ->
        [0] {""}
       *[other] , { $two } { $count-two }
    }{ $count-three ->
        [0] {""}
       *[other] , { $three } { $count-three }
    }{ $count-four ->
        [0] {""}
       *[other] , { $four } { $count-four }
    }{ $count-five ->
        [0] {""}
       *[other] , { $five } { $count-five }
    }{ $count-six ->
        [0] {""}
       *[other] , { $six } { $count-six }
    }{ $hidden ->
        [0] {""}
       *[other] , cachées { $hidden }
    }
cartagena-node-next =
    { $count ->
        [one] Reculer et piocher. Dernière carte de la rangée : { $symbol }
       *[other] Reculer et piocher. Prochaine des { $count } cartes de la rangée : { $symbol }
    }
cartagena-node-row = Rangée visible, place { $place } : { $symbol }
cartagena-node-draw =
    { $count ->
        [0] Reculer et piocher. La pioche est vide
        [one] Reculer et piocher. Une carte dans la pioche
       *[other] Reculer et piocher. { $count } cartes dans la pioche
    }
cartagena-node-pile =
    { $count ->
        [0] La pioche est vide
        [one] Pioche : une carte
       *[other] Pioche : { $count } cartes
    }
cartagena-node-discard =
    { $count ->
        [0] Défausse, { $symbol } : aucune
       *[other] Défausse, { $symbol } : { $count }
    }
cartagena-node-discards =
    Défausse : { $count ->
        [0] vide
       *[other] { $count } ({ $one } { $count-one }, { $two } { $count-two }, { $three } { $count-three }, { $four } { $count-four }, { $five } { $count-five }, { $six } { $count-six })
    }

## Ce que dit la fiche d’une chose

cartagena-card-start = Départ
cartagena-now-start = Tous les équipages partent d’ici. Personne ne peut y reculer.
cartagena-card-boat = Barque
cartagena-now-boat = Qui a le premier ses { $all } pirates à bord gagne. D’ici aussi, un pirate peut reculer pour piocher.
cartagena-number-seat = { $seat }
cartagena-card-cell = Case { $cell } : { $symbol }
cartagena-now-cell =
    { $count ->
        [0] Libre : une carte de ce symbole peut mener ici. Un recul passe par-dessus.
        [1] Un recul s’arrête ici et fait piocher une carte. Les cartes sautent cette case.
        [2] Un recul s’arrête ici et fait piocher deux cartes. Les cartes sautent cette case.
       *[other] Pleine avec trois pirates : on passe par-dessus, en avant comme en arrière.
    }
cartagena-now-retreat =
    Recule à la case { $to } { $count ->
        [0] sans piocher.
        [one] et pioche une carte.
       *[other] et pioche { $count } cartes.
    }
cartagena-now-stuck = Ne peut pas reculer : aucune case derrière n’a un ou deux pirates.
cartagena-more-pirate = Une carte le mène à la prochaine case libre de son symbole, sinon dans la barque.
cartagena-now-other = Les cartes sautent par-dessus. Là où il y en a un ou deux, un recul s’arrête et pioche.
cartagena-now-card = Mène un de vos pirates à la prochaine case libre de ce symbole : { $symbol }.
cartagena-number-way =
    { $at ->
        [start] Du départ
       *[cell] De la case { $cell }
    } { $goal ->
        [boat] à la barque
       *[cell] à la case { $to }
    }
cartagena-card-next = Prochaine carte : { $symbol }
cartagena-now-next = Le prochain qui pioche la prend.
cartagena-now-row =
    Elle vient après { $count ->
        [one] la carte qui précède.
       *[other] les { $count } cartes qui précèdent.
    }
cartagena-more-row = On prend les cartes dans l’ordre, sans choisir.
cartagena-card-pile = Pioche
cartagena-now-pile =
    { $source ->
        [row] Quand la rangée est épuisée, on en étale une nouvelle.
       *[pile] On y pioche sans montrer la carte.
    }
cartagena-number-pile = cartes
cartagena-more-pile = S’il faut une carte et qu’elle est vide, la défausse mélangée la remplace.
cartagena-card-discards = Défausse
cartagena-now-discards = Les cartes jouées. Chaque symbole existe { $copies } fois.
cartagena-card-hand = Main de { $seat }
    .seat = Votre main
cartagena-now-hand =
    { $known ->
        [all] Tout le monde connaît ces cartes.
        [some] Les cartes prises dans la rangée sont connues, les autres cachées.
       *[none] Ces cartes sont cachées.
    }
cartagena-number-hidden = cachées

## À propos de quelqu’un

cartagena-fact-aboard = { $count } sur { $all } à bord
cartagena-fact-cards =
    { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
cartagena-fact-moves =
    { $count ->
        [one] encore un coup
       *[other] encore { $count } coups
    }
cartagena-goal = Le premier avec ses { $all } pirates à bord gagne.
cartagena-goal-own = Amenez les { $all } pirates à bord en premier : { $count } sur { $all }.
cartagena-column-start = Départ
cartagena-column-passage = Passage
cartagena-column-spaces = Cases
cartagena-column-aboard = À bord
cartagena-why =
    { $winner } a ses { $all } pirates à bord ; { $rivals ->
        [0] personne d’autre n’en a un seul
        [1] { $seat } suit avec { $count }
       *[other] { $rivals } autres suivent avec { $count } chacun
    }.
    .winner =
        Vous avez vos { $all } pirates à bord ; { $rivals ->
            [0] personne d’autre n’en a un seul
            [1] { $seat } suit avec { $count }
           *[other] { $rivals } autres suivent avec { $count } chacun
        }.
    .seat =
        { $winner } a ses { $all } pirates à bord ; { $rivals ->
            [0] personne d’autre n’en a un seul
            [1] vous suivez avec { $count }
           *[other] { $rivals } autres suivent avec { $count } chacun
        }.
cartagena-standing =
    { $count ->
        [one] { $count } pirate sur { $all } à bord
       *[other] { $count } pirates sur { $all } à bord
    }

## Pourquoi pas

cartagena-refuse-no-card = Vous n’avez aucune carte de ce symbole : { $symbol }.
cartagena-refuse-no-pirate = Vous n’avez aucun pirate à cet endroit.
cartagena-refuse-boat-play = Un pirate dans la barque est arrivé ; il ne peut que reculer.
cartagena-refuse-start-pirate = Du départ, on ne peut pas reculer.
cartagena-refuse-no-target = Aucune case derrière ce pirate n’accueille un ou deux pirates : il ne peut pas reculer.
cartagena-refuse-must-move = Jouez au moins un coup avant de terminer votre tour.
cartagena-refuse-draw-only = On ne pioche sans reculer que si l’on n’a ni carte ni recul possible.
cartagena-refuse-run = Aucune carte ne mène juste là : un pirate court à la prochaine case libre du symbole de la carte.
cartagena-refuse-fall = Un recul s’arrête à la case la plus proche derrière avec un ou deux pirates, pas là.

## Ce qui plaide pour

cartagena-reason-wins = Amène à bord le dernier pirate et gagne
cartagena-reason-aboard = Amène un pirate à bord : { $count } sur { $all }
cartagena-reason-far = Le plus long saut possible : { $steps } cases
cartagena-reason-straggler = Fait avancer le pirate le plus en retard
cartagena-reason-cards =
    { $count ->
        [one] Une carte
       *[other] { $count } cartes
    } pour un recul { $steps ->
        [one] d’une seule case
       *[other] de { $steps } cases
    }
cartagena-reason-refill =
    { $count ->
        [one] Met une carte dans une main vide
       *[other] Met { $count } cartes dans une main vide
    }
cartagena-reason-keep = Garde les cartes : aucune ne permet un long saut

## Apprendre en jouant

cartagena-lesson-goal = But : vos six pirates dans la barque.

cartagena-lesson-there-and-back-title = En avant, en arrière
cartagena-lesson-there-and-back-leap-say = Vos six pirates fuient vers la barque. Choisissez un crâne, puis un pirate dans la forteresse.
cartagena-lesson-there-and-back-leap-done = Il court jusqu’au premier crâne du passage.
cartagena-lesson-there-and-back-leap-else-1 = Toutes les cartes font ainsi. Mais vous avez deux crânes : commencez par l’un d’eux.
cartagena-lesson-there-and-back-leapfrog-say = Maintenant l’autre crâne, encore depuis la forteresse. Voyez jusqu’où il mène.
cartagena-lesson-there-and-back-leapfrog-done = Les cases occupées sont sautées. Amis et rivaux raccourcissent votre chemin.
cartagena-lesson-there-and-back-leapfrog-else-1 = Il pourrait aussi continuer. Laissez-le là : il va vous servir dans un instant.
cartagena-lesson-there-and-back-leapfrog-else-2 = Permis, mais le crâne mène plus loin maintenant. Essayez.
cartagena-lesson-there-and-back-leapfrog-else-3 = Vous pouvez vous arrêter, mais il vous reste deux coups. Profitez-en.
cartagena-lesson-there-and-back-back-say = Courir coûte des cartes, et aucune ne revient seule. Choisissez le pirate en 12, puis la première carte de la rangée : il recule.
cartagena-lesson-there-and-back-back-done = Retour à la première case d’un ou deux pirates : un seul s’y trouvait, donc une carte. Voilà comment on en gagne.
cartagena-lesson-there-and-back-back-else-1 = Cela dépense encore une carte. Gagnez-en une : faites reculer le pirate en 12.
cartagena-lesson-there-and-back-back-else-2 = Il reste un coup, et une carte à gagner.
cartagena-lesson-there-and-back-rivals-say = Grace a fait de même ; deux de ses pirates sont en 6, une case clé. Jouez votre clé par-dessus.
cartagena-lesson-there-and-back-rivals-done = Par-dessus les deux, jusqu’en 9.
cartagena-lesson-there-and-back-rivals-else-1 = Possible, mais la clé saute par-dessus les deux rivaux. Jouez celle-là.
cartagena-lesson-there-and-back-two-cards-say = Deux pirates se tiennent derrière vous en 6 : le meilleur endroit où reculer. Allez-y.
cartagena-lesson-there-and-back-two-cards-done = Deux pirates, deux cartes, à qui qu’ils soient. Une case à trois n’offre rien.
cartagena-lesson-there-and-back-two-cards-else-1 = Plus tard. Prenez d’abord deux cartes chez les rivaux en 6.
cartagena-lesson-there-and-back-two-cards-else-2 = Il reste deux coups, et deux cartes vous attendent.
cartagena-lesson-there-and-back-free-say = Il reste un coup : faites-en ce que vous voulez, ou terminez le tour.
cartagena-lesson-there-and-back-free-done = Voilà tout Cartagena. Ce qui fait gagner : reculer de peu pour deux cartes, comme vous de 9 à 6.
cartagena-lesson-there-and-back-on = Continuez d’ici contre Grace. Elle débute, elle aussi.

cartagena-lesson-cast-off-title = Reculer pour gagner
cartagena-lesson-cast-off-back-say = Cinq sont à bord, et vous pouvez gagner. Votre pistolet ne mène le dernier qu’en 32 ; et s’il reculait d’abord ?
cartagena-lesson-cast-off-back-done = Deux rivaux en 27, deux cartes : un pistolet et un chapeau.
cartagena-lesson-cast-off-back-else-1 = Il s’arrête en 32, votre main est vide, et il n’est pas à bord. Regardez les deux premières cartes de la rangée.
cartagena-lesson-cast-off-back-else-2 = Même de la barque, on peut reculer. Mais il en manquerait deux, pour deux coups seulement.
cartagena-lesson-cast-off-run-say = Deux pistolets, et une seule case pistolet libre devant. Courez.
cartagena-lesson-cast-off-run-else-1 = Le chapeau s’arrête en 30, et de là un pistolet ne suffit pas. D’abord le pistolet.
cartagena-lesson-cast-off-run-else-2 = Une fois en arrière, c’était juste ; maintenant, en avant.
cartagena-lesson-cast-off-run-else-3 = Ne vous arrêtez pas : il reste deux coups, et ils vous font gagner.
cartagena-lesson-cast-off-aboard-say = Plus aucune case pistolet devant lui. Que fera le second ?
cartagena-lesson-cast-off-aboard-done = Aucune case libre : droit dans la barque. Tous à bord, vous gagnez !
cartagena-lesson-cast-off-aboard-else-1 = Le chapeau trouve une case libre en 33. Le pistolet n’en trouve pas : il mène à la barque.
cartagena-lesson-cast-off-aboard-else-2 = Une carte de plus, et plus de coup pour la jouer. Jouez le pistolet.
cartagena-lesson-cast-off-aboard-else-3 = Une seule carte vous sépare de la barque.
cartagena-lesson-cast-off-on = Ce qui fait gagner : savoir quelle carte n’a plus de case libre devant elle, comme votre second pistolet au-delà de 32. Place à une partie entière, depuis la forteresse.

## The coach of the first game

cartagena-coach-first-turn = Vous avez plusieurs coups par tour : les cartes font avancer vos pirates, les reculs rapportent des cartes. Combinez les deux à votre gré.
cartagena-coach-leap = Les cases de ce symbole déjà occupées sont sautées : la même carte portera donc plus loin le pirate suivant.
cartagena-coach-last-card = Plus qu’une carte. Reculez tant que vous l’avez : la main vide, il ne vous restera que cela.
cartagena-coach-first-aboard = Un pirate à bord ! Sans case libre de ce symbole devant, une carte mène droit dans la barque.
cartagena-coach-rival-retreats = Un rival a reculé pour des cartes. Vous le pouvez aussi : une case occupée par un pirate rapporte une carte, par deux pirates, deux cartes.
cartagena-coach-row-ends = Il reste une carte dans la rangée. Dès qu’elle est prise, on en étale une nouvelle.
cartagena-coach-from-boat = Même un pirate dans la barque peut reculer : deux cartes en valent parfois la peine.
cartagena-coach-stop = Rien ne vous oblige à jouer tous vos coups. Une carte gardée fera peut-être un plus long saut au prochain tour.
cartagena-coach-no-retreat = Un pirate ne recule que vers un ou deux autres derrière lui. Laissez donc une arrière-garde en chemin.
