meuterer-title = Le Mutin
meuterer-tagline = Vendez cher, voguez loin et ne vous fiez à personne à bord.
meuterer-about = Un navire marchand fait le tour de douze îles, et tout l’équipage veut vendre. Jouez vos marchandises à découvert ou gardez-les : ce que vous gardez gouverne le navire. Qui passe prend un rôle en secret, et quand les rôles sont révélés, il s’y trouve peut-être un mutin. Un jeu de cartes de Marcel-André Casasola Merkle pour trois ou quatre.

## Before the game

meuterer-option-pirate = Le pirate
meuterer-option-pirate-false = Sans le pirate
    .hint = Mer calme : le navire marchand vogue seul.
meuterer-option-pirate-true = Avec le pirate
    .hint = Un second navire et une carte qui peut coûter à tous les marchandises étalées.
meuterer-option-islands = Les îles
meuterer-option-islands-random = Îles mélangées
    .hint = Comme le veut la règle : un cercle différent à chaque partie.
meuterer-option-islands-printed = Îles comme imprimées
    .hint = Dans l’ordre du schéma de la règle, toujours le même.
meuterer-option-open_conflict = Les cartes conflit
meuterer-option-open_conflict-false = Conflits joués sans effet
    .hint = Comme le veut la règle : dans une mutinerie, seuls comptent ceux qu’on a gardés.
meuterer-option-open_conflict-true = Conflits joués comptés
    .hint = Dans une mutinerie comptent aussi ceux qu’ont joués capitaine, quartier-maître, mutin et mousse.
meuterer-rules-2 = Après une mutinerie victorieuse, c’est le nouveau capitaine, et non plus l’ancien, qui décide le premier de ce qu’il vend et où (ME-9).

## Cards, roles, islands

meuterer-ruby = rubis
meuterer-salt = sel
meuterer-wine = vin
meuterer-cloth = tissu
meuterer-grain = blé
meuterer-conflict = conflit
meuterer-pirate = pirate
meuterer-one-conflict = une carte conflit
meuterer-one-pirate = le pirate
meuterer-any = toutes les marchandises
meuterer-captain = Capitaine
meuterer-mutineer = Mutin
meuterer-boy = Mousse
meuterer-mate = Quartier-maître
meuterer-merchant = Marchand
meuterer-loader = Débardeur
meuterer-short-captain = Capitaine
meuterer-short-mutineer = Mutin
meuterer-short-boy = Mousse
meuterer-short-mate = Q.-maître
meuterer-short-merchant = Marchand
meuterer-short-loader = Débardeur
meuterer-hochland = Haut Pays
meuterer-piratennest = Nid de Pirates
meuterer-eisfelsen = Roc de Glace
meuterer-fingerhut = Dé à Coudre
meuterer-gruenland = Vertes Terres
meuterer-sommerland = Terre d’Été
meuterer-rotes-riff = Récif Rouge
meuterer-sandkap = Cap de Sable
meuterer-kalte-klippe = Falaise Froide
meuterer-frosthoehle = Grotte Gelée
meuterer-karge-zunge = Langue Aride
meuterer-affeninsel = Caye aux Singes

meuterer-does-mutineer = Gouverne là où mènent les cartes gardées. Si la mutinerie l’emporte : la valeur du navire et la place du capitaine.
meuterer-does-boy = Pose des cartes conflit pour la mutinerie. Si elle l’emporte : 2 points.
meuterer-does-mate =
    { $pouch ->
        [unset] Renforce de 1 le camp du capitaine. Si le capitaine reste : 1 point, plus la bourse.
        [0] Renforce de 1 le camp du capitaine. Si le capitaine reste : 1 point.
       *[other] Renforce de 1 le camp du capitaine. Si le capitaine reste : 1 point, plus { $pouch } de la bourse.
    }
meuterer-does-merchant = En tête sur une île, touche le plein prix, même à égalité.
meuterer-does-loader =
    { $last ->
        [yes] Rien : après le dernier tour, on ne pioche plus.
       *[no] Pioche trois cartes de plus en fin de tour et choisit celles qui restent.
    }
meuterer-does-mutineer-for = Met le cap sur { $island }. Si la mutinerie l’emporte : { $worth } points pour le navire, et la place du capitaine.
meuterer-does-brief = { $brief }.
meuterer-brief-deposed = Perd la barre
meuterer-brief-mutineer = Vise le navire et le commandement
meuterer-brief-boy = Aide le mutin, pour 2 points
meuterer-brief-mate =
    { $points ->
        [one] Aide le capitaine, pour 1 point
       *[other] Aide le capitaine, pour { $points } points
    }
meuterer-brief-merchant = Meilleur prix même à égalité
meuterer-brief-loader =
    { $last ->
        [yes] Rien : on ne pioche plus
       *[no] 3 cartes de plus au choix
    }
meuterer-brief-vain = Ne touche rien pour cela
meuterer-bound = Cap sur { $island }, valeur { $worth }
meuterer-bound-short = { $island } ({ $worth })
meuterer-does-captain =
    { $pouch ->
        [unset] Mène le navire selon ses cartes gardées. Sans mutinerie réussie : la valeur du navire, moins la bourse pour un quartier-maître.
        [0] Mène le navire selon ses cartes gardées. Sans mutinerie réussie : la valeur du navire.
       *[other] Mène le navire selon ses cartes gardées. Sans mutinerie réussie : la valeur du navire, moins { $pouch } pour un quartier-maître.
    }

## The rules

meuterer-primer-goal = Un navire marchand fait le tour de douze îles. On marque en vendant des marchandises là où il fait escale, et en l’amenant là où cela rapporte : comme capitaine, ou comme mutin qui prend sa place. Après neuf tours à trois, huit à quatre, le plus de points l’emporte.
    .title = Le but
meuterer-primer-islands = Chaque île achète une marchandise, deux les achètent toutes. Ses trois nombres sont les points : pour qui y vend seul le plus, pour chacun de deux à égalité, pour chacun de trois. Le nombre sur le pavillon est ce que l’on gagne à y amener le navire.
    .title = Les îles
meuterer-primer-cards = D’abord, le capitaine promet au quartier-maître de 0 à 3 points, dans la bourse. Puis, à partir du capitaine et tour après tour, chacun joue une carte face visible ou passe. Ce qui est visible peut se vendre. Ce que vous gardez en passant sert à autre chose.
    .title = Les marchandises
meuterer-primer-course = Quand le capitaine passe, les cartes gardées dirigent le navire : autant d’îles dans le sens horaire que de cartes. Un mutin vainqueur le dirige avec celles qu’il a gardées. Chaque carte est donc une marchandise ou une étape.
    .title = Ce que l’on garde dirige
meuterer-primer-roles = Qui passe, sauf le capitaine, prend en secret un des rôles encore là. Mutin : se révolte. Mousse : aide le mutin. Quartier-maître : aide le capitaine. Marchand : vend au meilleur prix, même à égalité. Débardeur : pioche trois cartes de plus et choisit.
    .title = Les rôles
meuterer-primer-mutiny =
    S’il y a un mutin, les cartes conflit décident, { $open_conflict ->
        [true] gardées ou étalées
       *[false] mais seulement celles qu’on a gardées
    } : capitaine et quartier-maître, qui compte 1, contre mutin et mousse ; à égalité, les mutins gagnent. Un capitaine qui reste marque la valeur du navire de sa destination, et verse la bourse au quartier-maître, qui marque 1 point de plus ; un mutin vainqueur marque la valeur de la sienne et devient capitaine, le mousse marque 2 points.
    .title = La mutinerie
meuterer-primer-sales = Ensuite achètent l’île où se trouve le navire et celle d’où il vient. Alors il vogue vers sa destination, chacun complète sa main à cinq cartes et un nouveau tour commence{ $pirate ->
        [true] . La carte pirate peut tout gâcher : quand le bateau pirate rejoint le navire marchand, les marchandises étalées de tous sont perdues.
       *[false] .
    }
    .title = Les ventes
meuterer-rule-me-1 =
    { $islands ->
        [printed] Les douze îles forment un cercle, dans cet ordre et dans le sens horaire : { meuterer-hochland }, { meuterer-frosthoehle }, { meuterer-gruenland }, { meuterer-karge-zunge }, { meuterer-eisfelsen }, { meuterer-affeninsel }, { meuterer-kalte-klippe }, { meuterer-sommerland }, { meuterer-rotes-riff }, { meuterer-piratennest }, { meuterer-fingerhut }, { meuterer-sandkap }.
       *[random] Les douze îles forment un cercle, dans un ordre tiré au sort.
    } Le navire marchand part de { meuterer-hochland }, seule île active au début. Chacun tient cinq cartes marchandises ; les autres forment la pioche. Le sort désigne le capitaine.

    La partie dure neuf tours à trois, huit à quatre.

    Chaque île indique la marchandise qu’elle achète et les points : à gauche pour qui en vend seul le plus, au milieu pour chacun de deux à égalité, à droite pour chacun de trois. Un pavillon porte ce que l’on gagne à y amener le navire.
    .title = Les îles et le navire
meuterer-rule-me-2 =
    Chaque tour commence par la bourse : au vu de tous, le capitaine promet 0, 1, 2 ou 3 points au quartier-maître en échange de son aide.
    .title = La bourse
meuterer-rule-me-3 =
    À partir du capitaine et dans le sens horaire, tour après tour, on joue une carte face visible ou on passe. Toute carte peut être jouée, même invendable, même un conflit. Sans carte, on doit passer.

    Qui a passé ne joue plus de cette phase. Les cartes gardées restent face cachée, mais leur nombre est connu de tous.
    .title = Les marchandises
meuterer-rule-me-4 =
    Quand le capitaine passe, sa destination est annoncée : autant d’îles dans le sens horaire qu’il a gardé de cartes. Sans carte, le navire reste où il est, et sa valeur y compte de nouveau.

    Les autres passent, posent ce qu’ils gardent, et alors seulement regardent les rôles encore disponibles pour en prendre un en secret ; le reste est reposé face cachée.
    .title = Passer et prendre un rôle
meuterer-rule-me-5 =
    Quand tous ont passé, les rôles sont révélés. S’il y a un mutin, sa destination est connue elle aussi : autant d’îles dans le sens horaire qu’il a gardé de cartes en passant. Les deux destinations peuvent être la même île.

    Mutin : déclenche une mutinerie pour devenir capitaine. Mousse : aide le mutin. Quartier-maître : aide le capitaine. Marchand : vend au meilleur prix. Débardeur : pioche trois cartes de plus et choisit.
    .title = Les rôles
meuterer-rule-me-6 =
    Pas de mutinerie sans mutin. Capitaine, quartier-maître, mutin et mousse sont interrogés une fois chacun, à partir du capitaine et dans le sens horaire, et posent à découvert autant qu’ils veulent des cartes conflit qu’ils ont gardées : capitaine et quartier-maître pour le capitaine, mutin et mousse pour la mutinerie. { $open_conflict ->
        [true] Les conflits joués plus tôt comptent aussi : ceux que ces quatre-là ont devant eux combattent pour leur camp.
       *[false] Les conflits joués plus tôt ne comptent pas.
    } Marchand et débardeur restent à l’écart.

    Le quartier-maître apporte 1 au camp du capitaine. Le camp le plus fort l’emporte ; à égalité, les mutins.
    .title = La mutinerie
    .ruling = La règle ne dit pas combien de fois chacun est interrogé. Ici, c’est une fois chacun, même sans carte conflit : être sauté en dirait trop. Des sources allemandes et danoises comptent les conflits joués, pas la règle ; d’où l’option.
meuterer-rule-me-7 =
    Si le capitaine reste en place, faute de mutinerie ou parce qu’elle est matée, il marque la valeur du navire de sa destination, et le quartier-maître 1 point plus la bourse. Le capitaine paie la bourse sur ses points, même s’il descend sous zéro ; sans quartier-maître, il la garde. Les points de chacun sont connus de tous.

    Si la mutinerie l’emporte, le mutin marque la valeur du navire de sa destination et devient aussitôt capitaine ; le mousse marque 2 points. Capitaine et quartier-maître ne marquent rien.
    .title = Les points de l’équipage
meuterer-rule-me-8 =
    Puis chaque île active est comptée à part : l’escale du navire et l’île d’où il vient. Qui y vend le plus de cartes d’une même marchandise acceptée marque la valeur de gauche ; à deux à égalité, chacun celle du milieu ; à trois, celle de droite ; à quatre, rien.

    À égalité, le marchand touche quand même la valeur de gauche ; les autres marquent celle qui correspond au nombre total d’ex æquo, marchand compris. Sur une île, chacun ne vend qu’une sorte. { $pirate ->
        [true] Conflits et pirate ne sont pas des marchandises.
       *[false] Les conflits ne sont pas des marchandises.
    }
    .title = Les points des ventes
    .ruling = Ce que touchent ceux qui sont à égalité avec le marchand, et qu’il est payé même à quatre à égalité.
meuterer-rule-me-9 =
    Aucune carte ne se vend deux fois, mais une même sorte peut se répartir sur les deux îles : sur quatre blés, deux ici et deux là. Si une offre est la plus grande possible sur toutes les îles actives à la fois, elle se fait d’elle-même. Sinon chacun décide à découvert, à son tour, à partir du capitaine, du nouveau si une mutinerie l’a emporté : quelle sorte, combien, sur quelle île, une fois par île au plus.
    .title = Quoi vendre, et où
    .ruling = Après une mutinerie, le nouveau capitaine décide le premier. Une telle offre se fait d’elle-même ; s’il y en a plusieurs, celle de la marchandise nommée en premier : rubis, sel, vin, tissu, blé, d’abord pour l’île où se trouve le navire.
meuterer-rule-me-10 =
    Toutes les îles sauf celle où se trouve le navire deviennent passives. Puis le navire gagne la destination de qui est alors capitaine, et cette île devient active. Il y a donc deux îles actives, ou une seule si le navire est resté.

    { meuterer-hochland } et { meuterer-piratennest } achètent toutes les marchandises.
    .title = Le navire vogue
meuterer-rule-me-11 =
    Toutes les cartes face visible sont défaussées, celles du combat aussi, les cartes gardées reviennent en main. À partir du capitaine et dans le sens horaire, chacun pioche jusqu’à cinq cartes.

    Le débardeur pioche trois cartes de plus qu’il ne lui en faut, garde le nombre voulu parmi les cartes piochées et glisse les trois autres sous la pioche, dans l’ordre où elles sont venues : toutes les trois, s’il ne lui en faut aucune. S’il faut une carte et que la pioche est vide, la défausse est mélangée pour en former une nouvelle.
    .title = Nouvelles cartes
    .ruling = L’ordre dans lequel les trois cartes vont sous la pioche, le fait que le débardeur les pioche même avec cinq cartes en main, et le moment où la défausse est mélangée : seulement quand il faut une carte, même au milieu d’une pioche.
meuterer-rule-me-12 =
    Les rôles reviennent au centre et le tour suivant commence. Après les points du dernier tour, la partie est finie : le plus de points gagne, et les ex æquo partagent la victoire.
    .title = La fin
    .ruling = Le partage de la victoire entre ex æquo.
meuterer-rule-me-13 =
    { $pirate ->
        [true]
            Avec le pirate, la pioche compte une carte de plus et le bateau pirate attend à { meuterer-piratennest }. Qui joue la carte pirate fait avancer le bateau pirate en sens anti-horaire d’autant d’îles qu’il lui reste de cartes en main ; sans carte, il reste sur place.

            S’il rejoint ou dépasse l’île du navire marchand, toutes les cartes face visible sont aussitôt défaussées, celles de tous, carte pirate comprise, même celles des joueurs qui ont passé. L’île qu’il quitte ne compte pas. Puis le jeu continue. Si le navire marchand croise le bateau pirate sur sa propre route, il ne se passe rien. Gardé en main, le pirate compte comme une carte ; il ne peut ni se vendre ni combattre.
       *[false] { "" }
    }
    .title = Le pirate
    .ruling = Sans carte en main, il ne se passe rien, même là où les deux navires sont ensemble. L’île quittée ne compte pas, et il va toujours au bout de sa course.
meuterer-box =
    2 cartes capitaine, pour une bourse de 0 à 3 points. 5 rôles : mutin, mousse, quartier-maître, marchand, débardeur. 2 cartes de destination, celle du capitaine et celle du mutin. 2 navires : le navire marchand et le bateau pirate.

    36 cartes marchandises : 4 rubis, 5 sel, 6 vin, 7 tissu, 8 blé, 6 conflit ; avec le pirate, 1 carte pirate de plus.

    12 îles, que voici : les points pour qui est seul en tête, pour chacun de deux, pour chacun de trois, puis la valeur du navire.

    Toutes les marchandises : { meuterer-hochland } 4, 3, 2, navire 5 ; { meuterer-piratennest } 4, 3, 2, navire 5.

    Rubis : { meuterer-eisfelsen } 6, 4, 3, navire 5 ; { meuterer-fingerhut } 2, 1, 0, navire 2.

    Sel : { meuterer-gruenland } 5, 3, 2, navire 4 ; { meuterer-sommerland } 3, 1, 1, navire 2.

    Vin : { meuterer-rotes-riff } 4, 2, 2, navire 3 ; { meuterer-sandkap } 4, 2, 1, navire 3.

    Tissu : { meuterer-kalte-klippe } 5, 2, 2, navire 4 ; { meuterer-frosthoehle } 3, 2, 1, navire 3.

    Blé : { meuterer-karge-zunge } 6, 3, 2, navire 4 ; { meuterer-affeninsel } 2, 1, 1, navire 2.

    Tout cela est publié. Dans la boîte, les îles ont des noms allemands ; les noms français sont les nôtres.
meuterer-pad = Neuf tours à trois, huit à quatre. Le plus de points l’emporte.
meuterer-figure-circle = À chaque partie, les îles sont dans un autre ordre. Le navire est à { meuterer-hochland }, seule île active au début.
meuterer-figure-circle-printed = Les îles dans l’ordre imprimé. Le navire est à { meuterer-hochland }, seule île active au début.
meuterer-figure-island = { meuterer-karge-zunge } achète du blé : 6 points pour qui en vend seul le plus, 3 pour chacun de deux, 2 pour chacun de trois. Y amener le navire vaut 4.
meuterer-figure-pouch = Anne, capitaine, a mis 1 point dans la bourse pour le quartier-maître qui la soutiendra.
meuterer-figure-deck = Anne, capitaine, a étalé deux tissus et tient encore trois cartes. Les autres ont passé, gardé quatre cartes chacun et pris un rôle. En l’état, son tissu rapportera 4 points.
meuterer-figure-course = Anne passe et garde trois cartes : le navire avance de trois îles. Celle-ci est maintenant active, ainsi que celle d’où il vient.
meuterer-figure-roles = Anne passe et voit les rôles encore là : le quartier-maître est déjà pris.
meuterer-figure-fight = Grace, capitaine, a posé une carte conflit, et Jack, son quartier-maître, compte 1. Avec deux conflits, Anne, mutine, revient à égalité, et à égalité les mutins gagnent.
meuterer-figure-pirates = Anne joue la carte pirate et il lui reste deux cartes : le bateau pirate avance de deux îles en sens anti-horaire.

## What happened

meuterer-log-appointed = Le sort désigne { $seat } comme capitaine.
    .seat = Le sort vous désigne comme capitaine.
meuterer-log-dealt = { $seat } reçoit : { $card }.
    .seat = Vous recevez : { $card }.
meuterer-log-began = Tour { $round } : { $captain } est capitaine.
    .captain = Tour { $round } : vous êtes capitaine.
meuterer-log-promised =
    { $seat } { $points ->
        [0] ne promet rien
        [1] promet 1 point
       *[other] promet { $points } points
    } au quartier-maître.
    .seat =
        Vous { $points ->
            [0] ne promettez rien
            [1] promettez 1 point
           *[other] promettez { $points } points
        } au quartier-maître.
meuterer-log-played = { $seat } joue : { $card }.
    .seat = Vous jouez : { $card }.
meuterer-log-prowled-sails = Le bateau pirate rôde de { $from } à { $to }.
meuterer-log-prowled-stays = Le bateau pirate reste à { $to }.
meuterer-log-robbed =
    { $seat } fait monter les pirates à bord : { $count ->
        [one] la seule carte étalée disparaît
       *[other] les { $count } cartes étalées disparaissent
    }.
    .seat =
        Vous faites monter les pirates à bord : { $count ->
            [one] la seule carte étalée disparaît
           *[other] les { $count } cartes étalées disparaissent
        }.
meuterer-log-passed =
    { $seat } passe et { $kept ->
        [0] ne garde aucune carte
        [1] garde 1 carte
       *[other] garde { $kept } cartes
    }.
    .seat =
        Vous passez et { $kept ->
            [0] ne gardez aucune carte
            [1] gardez 1 carte
           *[other] gardez { $kept } cartes
        }.
meuterer-log-looked =
    { $seat } trouve : { $count ->
        [1] { $first }
        [2] { $first }, { $second }
        [3] { $first }, { $second }, { $third }
        [4] { $first }, { $second }, { $third }, { $fourth }
       *[5] { $first }, { $second }, { $third }, { $fourth }, { $fifth }
    }.
    .seat =
        Vous trouvez : { $count ->
            [1] { $first }
            [2] { $first }, { $second }
            [3] { $first }, { $second }, { $third }
            [4] { $first }, { $second }, { $third }, { $fourth }
           *[5] { $first }, { $second }, { $third }, { $fourth }, { $fifth }
        }.
meuterer-log-chose = { $seat } prend un rôle.
    .seat = Vous prenez un rôle.
meuterer-log-chose-own = { $seat } prend le rôle { $role }.
    .seat = Vous prenez le rôle { $role }.
meuterer-log-announced =
    { $side ->
        [captain] { $seat } annonce sa destination : { $island } (valeur { $worth }).
       *[mutineer] Comme mutin, { $seat } met le cap sur { $island } (valeur { $worth }).
    }
    .seat =
        { $side ->
            [captain] Vous annoncez votre destination : { $island } (valeur { $worth }).
           *[mutineer] Comme mutin, vous mettez le cap sur { $island } (valeur { $worth }).
        }
meuterer-log-role = { $seat } ({ $role })
meuterer-log-counted = Les conflits joués comptent aussi : { $captain } pour le capitaine, { $mutiny } pour la mutinerie.
meuterer-log-revealed =
    Les rôles : { $count ->
        [2] { $first }, { $second }
       *[3] { $first }, { $second }, { $third }
    }.
meuterer-log-fought =
    { $seat } { $count ->
        [0] ne pose aucun conflit
        [1] pose 1 conflit
       *[other] pose { $count } conflits
    } { $side ->
        [captain] pour le capitaine
       *[mutiny] pour la mutinerie
    }.
    .seat =
        Vous { $count ->
            [0] ne posez aucun conflit
            [1] posez 1 conflit
           *[other] posez { $count } conflits
        } { $side ->
            [captain] pour le capitaine
           *[mutiny] pour la mutinerie
        }.
meuterer-log-resolved-captain =
    Mutinerie matée, { $captain } à { $mutiny }{ $mate ->
        [yes] , avec le 1 du quartier-maître
       *[no] {""}
    }.
meuterer-log-resolved-mutiny =
    La mutinerie l’emporte, { $mutiny } à { $captain }{ $mate ->
        [yes] , avec le 1 du quartier-maître
       *[no] {""}
    }{ $tie ->
        [yes] {" "}: l’égalité profite aux mutins
       *[no] {""}
    }.
meuterer-log-deposed = { $by } prend la place de { $seat } comme capitaine.
    .by = Vous prenez la place de { $seat } comme capitaine.
    .seat = { $by } prend votre place comme capitaine.
meuterer-log-scored-ship = { $seat } marque { $points } pour le navire à { $island }.
    .seat = Vous marquez { $points } pour le navire à { $island }.
meuterer-log-scored-pouch = { $seat } verse { $points } de la bourse au quartier-maître.
    .seat = Vous versez { $points } de la bourse au quartier-maître.
meuterer-log-scored-mate = { $seat } marque { $points } comme quartier-maître.
    .seat = Vous marquez { $points } comme quartier-maître.
meuterer-log-scored-boy = { $seat } marque { $points } comme mousse.
    .seat = Vous marquez { $points } comme mousse.
meuterer-log-offered = { $seat } propose { $count } × { $kind } à { $island }.
    .seat = Vous proposez { $count } × { $kind } à { $island }.
meuterer-log-declined = { $seat } ne propose plus rien.
    .seat = Vous ne proposez plus rien.
meuterer-log-sold =
    { $seat } vend { $count } × { $kind } à { $island }{ $tied ->
        [one] {""}
       *[other] , { $tied } ex æquo en tête{ $full ->
            [yes] , au plein prix du marchand
           *[no] {""}
        }
    } : +{ $points }.
    .seat =
        Vous vendez { $count } × { $kind } à { $island }{ $tied ->
            [one] {""}
           *[other] , { $tied } ex æquo en tête{ $full ->
                [yes] , au plein prix du marchand
               *[no] {""}
            }
        } : +{ $points }.
meuterer-log-sailed-sails = { $seat } mène le navire de { $from } à { $to }.
    .seat = Vous menez le navire de { $from } à { $to }.
meuterer-log-sailed-stays = { $seat } garde le navire à { $to }.
    .seat = Vous gardez le navire à { $to }.
meuterer-log-drew = { $seat } pioche : { $card }.
    .seat = Vous piochez : { $card }.
meuterer-log-hauled = { meuterer-log-drew }
    .seat = { meuterer-log-drew.seat }
meuterer-log-kept = { $seat } garde : { $card }.
    .seat = Vous gardez : { $card }.
meuterer-log-buried = { $seat } glisse { $count } cartes sous la pioche.
    .seat = Vous glissez { $count } cartes sous la pioche.
meuterer-log-buried-own =
    { $seat } glisse sous la pioche : { $count ->
        [1] { $first }
        [2] { $first }, { $second }
       *[3] { $first }, { $second }, { $third }
    }.
    .seat =
        Vous glissez sous la pioche : { $count ->
            [1] { $first }
            [2] { $first }, { $second }
           *[3] { $first }, { $second }, { $third }
        }.
meuterer-log-shuffled = Une nouvelle pioche est formée de { $count } cartes défaussées.
meuterer-log-won =
    { $count ->
        [1] { $first } gagne
        [2] { $first } et { $second } partagent la victoire
        [3] { $first }, { $second } et { $third } partagent la victoire
       *[4] { $first }, { $second }, { $third } et { $fourth } partagent la victoire
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
    .first =
        { $count ->
            [1] Vous gagnez
            [2] { $first } et { $second } partagez la victoire
            [3] { $first }, { $second } et { $third } partagez la victoire
           *[4] { $first }, { $second }, { $third } et { $fourth } partagez la victoire
        } avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } !
    .second = { meuterer-log-won.first }
    .third = { meuterer-log-won.first }
    .fourth = { meuterer-log-won.first }

## What you are asked

meuterer-prompt-pouch = Capitaine, combien de vos points promettez-vous à votre futur quartier-maître ?
meuterer-prompt-fight =
    { $count ->
        [0] Mutinerie ! { $role }, vous n’avez gardé aucun conflit : n’en posez pas.
       *[other] Mutinerie ! { $role }, posez des conflits { $side ->
            [captain] pour le capitaine
           *[mutiny] contre le capitaine
        }, ou aucun.
    }
meuterer-prompt-fight-captain =
    { $count ->
        [0] Mutinerie ! Capitaine, vous n’avez gardé aucun conflit : n’en posez pas.
       *[other] Mutinerie ! Posez des conflits pour rester capitaine, ou aucun.
    }
meuterer-prompt-captain =
    { $kept ->
        [0] Plus de cartes : passez ; votre destination est { $island }, où vous êtes déjà.
        [1] Jouez votre dernière carte, ou passez : avec elle vous mettez le cap sur { $island }.
       *[other] Jouez une carte, ou passez : avec { $kept } cartes gardées vous mettez le cap sur { $island }.
    }
meuterer-prompt-play =
    { $kept ->
        [0] Plus de cartes : passez et prenez un rôle.
        [1] Jouez votre dernière carte, ou passez, gardez-la et prenez un rôle.
       *[other] Jouez une carte, ou passez, gardez vos { $kept } cartes et prenez un rôle.
    }
meuterer-prompt-role =
    { $count ->
        [0] Prenez un rôle en secret. Les cinq sont encore là.
        [1] Prenez un rôle en secret. Déjà pris : { $first }.
       *[2] Prenez un rôle en secret. Déjà pris : { $first }, { $second }.
    }
meuterer-prompt-sell = Vendez à une île active.
meuterer-prompt-keep =
    { $count ->
        [one] Gardez une des cartes piochées.
       *[other] Gardez { $count } des cartes piochées.
    }
meuterer-meanwhile-draw = Chacun complète sa main…
meuterer-waiting =
    { $moment ->
        [pouch] { $seat } remplit la bourse.
        [goods] { $seat } joue une carte ou passe.
        [role] { $seat } a passé et prend un rôle.
        [mutiny] Mutinerie : { $seat } peut poser des conflits.
        [sale] { $seat } décide quoi vendre, et où.
       *[other] { $seat } choisit parmi les cartes piochées.
    }

## What you can do

meuterer-choice-pouch =
    { $points ->
        [0] Ne rien promettre
        [1] Promettre 1 point
       *[other] Promettre { $points } points
    }
meuterer-choice-play = Jouer : { $card }
meuterer-choice-pass =
    { $kept ->
        [0] Passer
        [1] Passer, garder 1 carte
       *[other] Passer, garder { $kept } cartes
    }
meuterer-choice-role = Prendre : { $role }
meuterer-choice-fight =
    { $count ->
        [0] Ne poser aucun conflit
        [1] Poser 1 conflit
       *[other] Poser { $count } conflits
    }
meuterer-choice-sell = Vendre { $count } × { $card } à { $island }
meuterer-choice-done = Ne plus rien vendre
meuterer-choice-keep = Garder : { $card }
meuterer-gain-pouch =
    { $points ->
        [one] si vous restez capitaine, un quartier-maître touche 1 point en tout
       *[other] si vous restez capitaine, un quartier-maître touche { $points } points en tout
    }
meuterer-gain-stands =
    { $island }, { $count } × { $card } : { $leads ->
        [alone] seul en tête, +{ $points }
        [full] en tête à égalité, au plein prix du marchand, +{ $points }
        [tied] en tête à égalité, +{ $points }
        [least] en tête à égalité ou mieux, au moins +{ $points }
        [maybe] distancé, sauf si d’autres vendent ailleurs
       *[no] distancé
    }
meuterer-gain-both =
    { $first }{ $either ->
        [yes] , ou
       *[no] {" "};
    } { $second }
meuterer-gain-so-far = pour l’instant { $stands }
meuterer-gain-unsold = aucune île active n’achète cela
meuterer-gain-conflict =
    { $open ->
        [yes] peut compter dans une mutinerie, même joué
       *[no] ne compte dans une mutinerie que si vous le gardez
    }
meuterer-gain-pirate =
    { $steps ->
        [0] le bateau pirate reste sur place
       *[other] le bateau pirate va à { $island } et { $robs ->
            [yes] pille tout le pont
           *[no] ne pille personne
        }
    }
meuterer-gain-mutineer = cap sur { $island }, valeur du navire { $worth }
meuterer-gain-fight = capitaine { $captain }, mutinerie { $mutiny }
meuterer-gain-pass =
    { $side ->
        [captain] cap sur { $island }, valeur du navire { $worth }
       *[mutineer] puis vous prenez un rôle en secret ; un mutin mettrait le cap sur { $island }, valeur du navire { $worth }
    }
meuterer-gain-done = vous renoncez à ce que vous pourriez encore proposer
meuterer-short-pouch =
    { $points ->
        [0] Rien
        [1] 1 point
       *[other] { $points } points
    }
meuterer-short-play = Jouer : { $card }
meuterer-short-pass =
    { $kept ->
        [0] Passer
       *[other] Passer, garder { $kept }
    }
meuterer-short-fight =
    { $count ->
        [0] Ne rien poser
        [1] 1 conflit
       *[other] { $count } conflits
    }
meuterer-short-sell = { $count } × { $card }
meuterer-short-done = Rien de plus
meuterer-goal =
    { $state ->
        [start] Le plus de points après { $rounds } tours l’emporte
        [ahead] Le plus de points après { $rounds } tours : vous menez avec { $mine }
        [level] Le plus de points après { $rounds } tours : à égalité, { $mine }
        [behind] Le plus de points après { $rounds } tours : vous { $mine }, meilleur { $best }
        [leader] Le plus de points : { $seat } mène avec { $best }
       *[tied] Le plus de points après { $rounds } tours : en tête { $best }
    }
meuterer-sheet-ship = Navire
meuterer-sheet-sold = Ventes
meuterer-sheet-crew = Rôles
meuterer-sheet-pouch = Bourse
meuterer-sheet-sum = Points
meuterer-sheet-goods = { $kind }, { $island }
meuterer-why =
    { $winners ->
        [one] { $first } gagne avec { $points } points, { $ahead } de plus que { $second } : { $ship } pour le navire, { $sold } de ventes{ $rest ->
                [0] { "" }
               *[other] , { $rest } pour le reste
            }.
        [2] { $first } et { $second } partagent la victoire avec { $points } points chacun.
       *[other] { $winners } joueurs partagent la victoire avec { $points } points chacun.
    }
    .first =
        { $winners ->
            [one] Vous gagnez avec { $points } points, { $ahead } de plus que { $second } : { $ship } pour le navire, { $sold } de ventes{ $rest ->
                [0] { "" }
               *[other] , { $rest } pour le reste
            }.
            [2] { $first } et { $second } partagez la victoire avec { $points } points chacun.
           *[other] { $winners } joueurs partagent la victoire avec { $points } points chacun.
        }
    .second =
        { $winners ->
            [one] { $first } gagne avec { $points } points, { $ahead } de plus que { $second } : { $ship } pour le navire, { $sold } de ventes{ $rest ->
                [0] { "" }
               *[other] , { $rest } pour le reste
            }.
            [2] { $first } et { $second } partagez la victoire avec { $points } points chacun.
           *[other] { $winners } joueurs partagent la victoire avec { $points } points chacun.
        }

## What lies on the table

meuterer-scene =
    { $round ->
        [0] Le Mutin, avant le premier tour
       *[other] Le Mutin, tour { $round } sur { $rounds }
    }
meuterer-seat = { $seat }
meuterer-round =
    { $round ->
        [0] Mise en place
       *[other] Tour { $round } sur { $rounds }
    }
meuterer-outcome =
    { $outcome ->
        [won] La mutinerie l’emporte
        [beaten] Mutinerie matée
       *[none] Pas de mutinerie
    }
meuterer-hand-yours = Votre main
meuterer-hand-empty = Aucune carte en main
meuterer-hand-hidden = Toutes les mains sont cachées
meuterer-hand-goods = Ce que { $seat } peut encore vendre
    .seat = Ce que vous pouvez encore vendre
meuterer-node-island =
    { $island }, { $active ->
        [yes] active
       *[no] passive
    }. Achète : { $goods }. Seul { $sole }, à deux { $two }, à trois { $three }. Valeur du navire { $worth }.{ $here ->
        [ship] {" "}Le navire est ici.
        [pirate] {" "}Le bateau pirate est ici.
        [both] {" "}Le navire et le bateau pirate sont ici.
       *[none] {""}
    }{ $bound ->
        [captain] {" "}Destination du capitaine.
        [mutineer] {" "}Destination du mutin.
        [both] {" "}Destination du capitaine et du mutin.
       *[none] {""}
    }{ $steps ->
        [0] {""}
        [1] {" "}1 île devant le navire.
       *[other] {" "}{ $steps } îles devant le navire.
    }{ $leaders ->
        [0] {""}
        [1] {" "}En tête : { $first } avec { $most }.
        [2] {" "}En tête : { $first } et { $second } avec { $most }.
        [3] {" "}En tête : { $first }, { $second } et { $third } avec { $most }.
       *[4] {" "}En tête : { $first }, { $second }, { $third } et { $fourth } avec { $most }.
    }
meuterer-node-role =
    { $role }{ $state ->
        [gone] , déjà pris avant votre choix
        [open] , encore disponible lors de votre choix
        [own] , votre rôle
        [taken] {" "}: { $holder }
        [free] , pris par personne
       *[unknown] {""}
    }. { $does }
meuterer-nobody = personne
meuterer-node-seat =
    { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $status ->
        [captain] , capitaine
       *[none] {""}
    }{ $known ->
        [yes] , { $role }
       *[no] {""}
    }. { $shown ->
        [no] Aucune carte visible
       *[yes] Face visible{ $ruby ->
            [0] {""}
           *[other] , rubis { $ruby }
        }{ $salt ->
            [0] {""}
           *[other] , sel { $salt }
        }{ $wine ->
            [0] {""}
           *[other] , vin { $wine }
        }{ $cloth ->
            [0] {""}
           *[other] , tissu { $cloth }
        }{ $grain ->
            [0] {""}
           *[other] , blé { $grain }
        }{ $conflict ->
            [0] {""}
           *[other] , conflit { $conflict }
        }{ $pirate ->
            [0] {""}
           *[other] , pirate { $pirate }
        }
    }. { $passed ->
        [yes] A passé, cartes gardées
       *[no] En main
    } : { $cards }.{ $summed ->
        [yes] {" "}Dernier décompte : { $gained }.
       *[no] {""}
    }
meuterer-role-unknown = rôle inconnu
meuterer-node-pouch =
    { $points ->
        [0] Bourse : rien
        [1] Bourse : 1 point
       *[other] Bourse : { $points } points
    }
meuterer-node-card =
    { $card }{ $count ->
        [one] {""}
       *[other] , { $count } cartes
    }{ $saleable ->
        [yes] , se vend sur une île active
       *[no] {""}
    }
meuterer-node-fight =
    { $count ->
        [one] Poser 1 conflit
       *[other] Poser { $count } conflits
    }
meuterer-node-drawn = Piochée : { $card }
meuterer-node-offer = { $count } × { $card }
meuterer-moment-mutiny = Mutinerie !
meuterer-moment-sale = La vente
meuterer-term =
    { $leaders ->
        [1] seul
        [2] à 2
       *[3] à 3
    }
meuterer-column-role = Rôle
meuterer-column-deck = Sur le pont
meuterer-column-kept = Cartes
meuterer-column-round = Points du tour { $round }
meuterer-column-round-short = Tour { $round }
meuterer-legend = Ventes : { meuterer-legend-short }
meuterer-legend-short = seul · à 2 · à 3
meuterer-stock-pouch = en bourse
meuterer-stock-pouch-short = bourse
meuterer-stock-hand = en pioche
meuterer-stock-hand-short = pioche
meuterer-side-captain = Côté capitaine
meuterer-finale = Le voyage est fini
meuterer-laid-none = Aucun conflit encore
meuterer-side-mate = Capitaine, dont 1 du q.-maître
meuterer-side-mutiny = Mutinerie
meuterer-hand =
    { $moment ->
        [fight] Seuls les conflits comptent
       *[kept] Les cartes que vous gardez
    }
meuterer-course = { $kept } en main : { $island } ({ $worth })
meuterer-course-short = { $kept } en main : { $island }
meuterer-course-role = { $kept } en main : un rôle secret
meuterer-hand-drawn =
    { $count ->
        [0] Les cartes bordées d’or vont sous la pioche
        [1] Gardez 1 des cartes bordées d’or
       *[other] Gardez { $count } des cartes bordées d’or
    }
meuterer-hand-keep =
    { $count ->
        [0] Sous la pioche
       *[other] Gardez-en { $count }
    }
meuterer-node-ship = Le navire est à { $island }.
meuterer-node-pirate-ship = Le bateau pirate est à { $island }.
meuterer-node-stock-pouch =
    { $count ->
        [0] Le capitaine n’a rien promis au quartier-maître
        [1] Le capitaine a promis 1 point au quartier-maître
       *[other] Le capitaine a promis { $count } points au quartier-maître
    }
meuterer-node-stock-hand =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
meuterer-node-strength =
    Côté capitaine { $captain }{ $mate ->
        [yes] , avec le 1 du quartier-maître
       *[no] {""}
    }, mutinerie { $mutiny }. L’égalité profite aux mutins.
meuterer-node-shown = { $seat } : { $role }. { $brief }

## What things are

meuterer-name-ship = Le navire marchand
meuterer-name-pirate-ship = Le bateau pirate
meuterer-name-pile = La pioche
meuterer-name-strength = Force
meuterer-explain-island =
    { $active ->
        [yes] Active : elle achète : { $goods }.
       *[no] Passive : elle n’achète rien pour l’instant.
    } { $here ->
        [ship] Sans carte gardée, le navire y reste.
        [near] { $steps ->
            [one] 1 carte gardée mène ici.
           *[other] { $steps } cartes gardées mènent ici.
        }
       *[far] Trop loin pour un seul tour.
    }
meuterer-explain-leaders =
    { $leaders ->
        [0] Personne n’y est en tête.
        [1] En tête : { $first } avec { $most }.
        [2] En tête : { $first } et { $second } avec { $most } chacun.
        [3] En tête : { $first }, { $second } et { $third } avec { $most } chacun.
       *[4] En tête : { $first }, { $second }, { $third } et { $fourth } avec { $most } chacun.
    }{ $full ->
        [yes] {" "}Au plein prix, comme marchand : { $merchant }.
       *[no] {""}
    }
meuterer-explain-ship = Il avance dans le sens horaire d’autant d’îles que le capitaine, ou un mutin victorieux, garde de cartes.
meuterer-explain-pirate-ship = Qui joue le pirate le fait avancer en sens anti-horaire d’autant d’îles qu’il lui reste de cartes. S’il rejoint le navire, toutes les cartes étalées sont perdues.
meuterer-explain-role =
    { $state ->
        [gone] Déjà pris avant votre choix.
        [open] Il était encore là à votre tour.
        [own] C’est votre rôle.
        [taken] Quelqu’un a ce rôle.
        [free] Personne ne l’a pris ce tour-ci.
       *[unknown] { "" }
    }
meuterer-explain-seat =
    { $status ->
        [captain] Capitaine, à la barre.
        [role] { $role } ce tour-ci.
        [choosing] A passé et prend un rôle.
        [hidden] A passé et pris un rôle en secret.
        [deposed] Capitaine jusqu’à la mutinerie.
       *[none] N’a pas encore passé.
    }
meuterer-explain-kept = Les cartes gardées restent cachées. Celles du capitaine et du mutin dirigent ; les conflits peuvent combattre.
meuterer-explain-held = Les cartes en main sont cachées ; les marchandises du pont sont à vendre.
meuterer-explain-conflict =
    Ne se vend pas. Dans une mutinerie il peut compter, { $open ->
        [yes] gardé ou joué
       *[no] mais seulement gardé
    }.
meuterer-explain-pirate = Joué, il déplace le bateau pirate, qui peut piller tout le pont.
meuterer-explain-unsold = Aucune île active n’en achète.
meuterer-explain-sold =
    { $count ->
        [1] { $first } en achète.
       *[2] { $first } et { $last } en achètent.
    }
meuterer-explain-keep = Chez le capitaine et le mutin, chaque carte gardée mène une île plus loin.
meuterer-explain-promise = Le capitaine, s’il le reste, paie cela à un quartier-maître ; sans lui, il le garde.
meuterer-explain-pouch = Un quartier-maître ajoute 1 au camp du capitaine dans une mutinerie. Plus la bourse est pleine, plus il y a de chances d’en trouver un.
meuterer-explain-pile = Entre les tours, chacun y complète sa main à cinq cartes. Quand elle est vide, on mélange la défausse.
meuterer-explain-strength =
    Les conflits posés{ $open ->
        [yes] {" "}ou joués
       *[no] {""}
    }, et 1 pour un quartier-maître. Le plus fort l’emporte ; l’égalité profite aux mutins.
meuterer-number-alone = seul en tête
meuterer-number-two = à deux en tête
meuterer-number-three = à trois en tête
meuterer-number-ship = pour le navire
meuterer-number-boy = si elle réussit
meuterer-number-mate = au quartier-maître, si le capitaine reste
meuterer-number-strength = force
meuterer-number-of-mate = dont ceux du quartier-maître
meuterer-number-loader = cartes au choix
meuterer-number-kept = gardées
meuterer-number-held = en main
meuterer-number-would =
    { $either ->
        [yes] au choix : { $island }
       *[no] toucherait : { $island }
    }
meuterer-number-box = dans le jeu
meuterer-number-pile = à piocher
meuterer-number-discards = défaussées
meuterer-number-loyal = côté capitaine
meuterer-number-rebel = mutinerie
meuterer-number-gain-ship = le navire à { $island }
meuterer-number-gain-pouch = la bourse
meuterer-number-gain-mate = comme quartier-maître
meuterer-number-gain-boy = comme mousse
meuterer-number-gain-sold = vendu à { $island }

## About a player

meuterer-fact-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
meuterer-fact-held =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
meuterer-fact-kept =
    { $count ->
        [0] aucune carte gardée
        [1] 1 carte gardée
       *[other] { $count } cartes gardées
    }
meuterer-standing =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Why not

meuterer-refuse-pouch = La bourse contient de 0 à { $most } points.
meuterer-refuse-passed = Vous avez passé : plus de carte à jouer ce tour-ci.
meuterer-refuse-empty = Vous n’avez plus de cartes et devez passer.
meuterer-refuse-no-card = Vous n’avez pas cette carte : { $card }.
meuterer-refuse-captain = Le capitaine ne prend pas de rôle.
meuterer-refuse-role-gone = Ce rôle n’est plus disponible : { $role }.
meuterer-refuse-pass-first = Passez d’abord ; vous pourrez alors prendre un rôle, peut-être { $role }.
meuterer-refuse-conflict =
    { $held ->
        [0] Vous n’avez gardé aucun conflit.
        [1] Vous n’avez gardé qu’un conflit.
       *[other] Vous n’avez gardé que { $held } conflits.
    }
meuterer-refuse-passive = L’île { $island } est passive ; on ne vend que sur les îles actives.
meuterer-refuse-unsaleable = Cela ne se vend pas : { $card }.
meuterer-refuse-wrong-goods = { $island } n’achète pas cela : { $card }.
meuterer-refuse-offered = Vous avez déjà fait votre offre à { $island }.
meuterer-refuse-too-many = Il ne vous en reste pas autant face visible : { $card }.
meuterer-refuse-not-drawn = Vous n’avez pas pioché cette carte : { $card }.
meuterer-refuse-moment-pouch = Le capitaine remplit d’abord la bourse.
meuterer-refuse-moment-play = On joue les marchandises : jouez une carte ou passez.
meuterer-refuse-moment-role = Vous avez passé : prenez maintenant un rôle.
meuterer-refuse-moment-fight = C’est la mutinerie : posez des conflits, ou aucun.
meuterer-refuse-moment-sell = C’est la vente : choisissez des marchandises et une île active.
meuterer-refuse-moment-keep = Choisissez maintenant lesquelles des cartes piochées vous gardez.

## Ce qui plaide pour

meuterer-reason-pouch =
    { $points ->
        [0] Rien n’est donné
        [1] Un point peut attirer un quartier-maître
       *[other] { $points } points peuvent attirer un quartier-maître
    }
meuterer-reason-leads = Seul en tête ici : { $island }
meuterer-reason-level = Revient à égalité en tête : { $island }
meuterer-reason-goods = Une de plus à vendre : { $island }
meuterer-reason-sheds = Personne n’en achète : place pour une nouvelle carte
meuterer-reason-robs = Le bateau pirate pille tout ce qui est étalé
meuterer-reason-steers = Met le cap sur { $island }
meuterer-reason-first = Tous les rôles sont encore là
meuterer-reason-armed =
    { $count ->
        [one] Garde un conflit pour le combat
       *[other] Garde { $count } conflits pour le combat
    }
meuterer-reason-mutineer = Une mutinerie peut réussir
meuterer-reason-boy = 2 points si une mutinerie réussit
meuterer-reason-mate =
    { $points ->
        [one] Un point si le capitaine tient bon
       *[other] { $points } points si le capitaine tient bon
    }
meuterer-reason-merchant = Vend au prix fort même si la tête est partagée
meuterer-reason-loader = Pioche plus de cartes et garde les meilleures
meuterer-reason-ahead = Suffit pour l’instant : { $mine } contre { $theirs }
meuterer-reason-saves = Garde des conflits pour un autre combat
meuterer-reason-reserve = Plus qu’il n’en faut : d’autres peuvent encore en poser
meuterer-reason-sale =
    { $points ->
        [one] Au moins un point : { $island }
       *[other] Au moins { $points } points : { $island }
    }
meuterer-reason-conflict = Peut compter dans la prochaine mutinerie
meuterer-reason-market = Se vendra au prochain tour : { $island }

## Apprendre en jouant

meuterer-lesson-goal = But : le plus de points après neuf tours.

meuterer-lesson-captain-title = Ce que vous gardez gouverne
meuterer-lesson-captain-offer-say = { meuterer-hochland }, où est le navire, achète tout et paie 4 à qui montre le plus d’une sorte. Jouez un tissu.
meuterer-lesson-captain-offer-done = Une carte chacun : vous êtes à égalité à trois, et le prix à trois est de 2.
meuterer-lesson-captain-offer-else-1 = Le blé se vendrait aussi. Mais gardez-le ; vous verrez pourquoi.
meuterer-lesson-captain-offer-else-2 = Passer est définitif. Proposez d’abord de quoi vendre.
meuterer-lesson-captain-lead-say = Seul vend qui montre le plus d’une sorte : 4 points, ou 3 chacun à deux à égalité. Montrez votre second tissu.
meuterer-lesson-captain-lead-done = Les autres ont passé et pris leurs rôles en secret.
meuterer-lesson-captain-lead-else-1 = Avec un tissu et un blé, vous n’êtes pas en tête. Avec deux tissus, si.
meuterer-lesson-captain-lead-else-2 = Vous êtes à égalité à trois : 2 points. Un tissu de plus, et c’est 4.
meuterer-lesson-captain-course-say = Chaque carte gardée mène une île plus loin. Trois blés mènent à { meuterer-karge-zunge }, qui paie le blé 6 : passez et gardez-les.
meuterer-lesson-captain-course-done = 7 points : 4 pour l’escale, 4 pour le tissu, moins 1 au quartier-maître. Et ici, votre blé vaut 6.
meuterer-lesson-captain-course-else-1 = Alors vous en gardez deux, cap sur { meuterer-gruenland } qui achète du sel. Gardez les trois.
meuterer-lesson-captain-pouch-say = Bart, quartier-maître, vous a soutenu pour le point promis. Vous voilà de nouveau capitaine : promettez 1 au prochain.
meuterer-lesson-captain-pouch-else-1 = Vous pouvez être avare. Mais pour rien, presque personne ne vous soutiendra ; promettez 1.
meuterer-lesson-captain-pouch-else-2 = Généreux, et c’est vous qui payez. Pour aujourd’hui, 1 suffit.
meuterer-lesson-captain-on = Ce qui gagne : vendre seul où est le navire, et aller où se vendra la suite, comme votre blé à présent. Ensuite, quelqu’un d’autre est capitaine.

meuterer-lesson-mutiny-title = Mutinerie !
meuterer-lesson-mutiny-offer-say = Bart est capitaine. Vous avez des rubis et des conflits : ne jouez que le sel.
meuterer-lesson-mutiny-offer-else-1 = Un rubis se vend ici. Mais bien mieux à { meuterer-eisfelsen }, et vous y allez.
meuterer-lesson-mutiny-offer-else-2 = Joué maintenant, il est perdu : un conflit ne combat que si on le garde.
meuterer-lesson-mutiny-offer-else-3 = Cinq cartes gardées mènent à { meuterer-affeninsel }, qui achète du blé. D’abord le sel : ce sera { meuterer-eisfelsen }.
meuterer-lesson-mutiny-pass-say = Quatre cartes gardées mènent à { meuterer-eisfelsen } : rubis à 6. Mais seul gouverne le capitaine, ou qui le renverse : passez.
meuterer-lesson-mutiny-pass-else-1 = Il en resterait trois, cap sur { meuterer-karge-zunge }. Les rubis se vendent à { meuterer-eisfelsen } : passez.
meuterer-lesson-mutiny-pass-else-2 = Vous allez en avoir besoin.
meuterer-lesson-mutiny-role-say = Qui passe prend un rôle en secret ; le quartier-maître est déjà pris. Prenez le Mutin.
meuterer-lesson-mutiny-role-done = Les rôles se dévoilent : mutinerie ! Grace, quartier-maître, compte 1 pour le capitaine.
meuterer-lesson-mutiny-role-else-1 = Le mousse gagne 2, mais seulement si un autre se mutine. Ici, personne ne le fera.
meuterer-lesson-mutiny-role-else-2 = Le marchand vend au meilleur prix à égalité. Mais aujourd’hui, il y a un navire à prendre.
meuterer-lesson-mutiny-role-else-3 = Le débardeur choisit parmi plus de cartes. Mais aujourd’hui, il y a un navire à prendre.
meuterer-lesson-mutiny-fight-say = Bart a posé un conflit ; avec le quartier-maître, cela fait 2. Posez vos deux conflits : l’égalité suffit.
meuterer-lesson-mutiny-fight-done = 2 à 2 : à égalité, les mutins gagnent. Vous voilà capitaine, avec les 5 points de { meuterer-eisfelsen } ; le voyage ne rapporte rien à Bart ni à Grace.
meuterer-lesson-mutiny-fight-else-1 = Moins de 2, et le capitaine reste en place.
meuterer-lesson-mutiny-pouch-say = Votre navire, maintenant, et votre bourse. Promettez ce que vous voulez.
meuterer-lesson-mutiny-ruby-say = Et voici les acheteurs de vos rubis : 6 pour qui mène.
meuterer-lesson-mutiny-ruby-else-1 = Cela se vend au mieux 4 à { meuterer-hochland }. Un rubis rapporte 6 ici.
meuterer-lesson-mutiny-ruby-else-2 = Pas avant d’avoir montré un rubis.
meuterer-lesson-mutiny-on = Ce qui gagne : des points pour le navire et le meilleur prix en plus, comme vos 5 pour { meuterer-eisfelsen } et maintenant les rubis. Continuez !

## The coach of the first game

meuterer-coach-pouch = Vous êtes capitaine. La promesse ne vous coûte des points que s’il y a un quartier-maître et que vous restez capitaine.
meuterer-coach-course = Capitaine, vous dirigez avec ce que vous gardez : trois cartes, cap sur la troisième île devant. Seule une mutinerie l’empêche.
meuterer-coach-deck = Les marchandises jouées se vendent là où on les achète. Gardées, elles vous restent ; celles du capitaine et du mutin dirigent le navire.
meuterer-coach-fight = Vous ne pouvez poser que des conflits gardés. À égalité, les mutins gagnent : il en faut donc un de plus au camp du capitaine.
meuterer-coach-first-role = Vous choisissez en premier, parmi les cinq rôles. Le suivant en trouvera quatre, et saura donc lequel vous avez pris.
meuterer-coach-mate = La bourse est bien garnie : si le capitaine reste, le quartier-maître la touche, et 1 point de plus.
meuterer-coach-sell-choice = Aucune carte ne se vend deux fois, même si les deux îles l’achètent. Choisissez où elle rapporte le plus.
meuterer-coach-loader = Débardeur, vous gardez les meilleures des cartes piochées. Pensez à ce qu’achèteront les prochaines îles.
meuterer-coach-last-round = Dernier tour. Les cartes gardées dirigent encore, mais ne se vendront plus.
meuterer-coach-stay = Si vous jouez aussi votre dernière carte, vous gardez le navire ici et touchez la valeur de cette île, sauf mutinerie réussie.
meuterer-coach-two-active = Deux îles achètent à présent : celle où se trouve le navire, et celle d’où il vient.
meuterer-coach-conflict-held = Les conflits ne combattent que si vous les gardez. Joués à découvert, ils ne comptent pas.
meuterer-coach-deposed = La mutinerie l’a emporté : le mutin est désormais capitaine, et le reste jusqu’à la prochaine mutinerie réussie.
