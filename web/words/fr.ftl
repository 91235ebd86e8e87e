### La page autour des jeux. Chaque salle apporte ses propres mots.

## Partout

shell-title = Freebooters — jeux de société de pirates
shell-skip = Aller au contenu
shell-said-of = { $of } : { $said }
shell-nav = Principal
shell-nav-saves = Parties enregistrées
shell-nav-settings = Réglages
shell-nav-credits = Crédits et licences
shell-nav-demo = Voir une démonstration
shell-nav-workshop = Atelier des règles. Changez un jeu et jouez-y aussitôt.
shell-home = Accueil
shell-close = Fermer
shell-retry = Réessayer
shell-failed = Une partie de la page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
shell-progress = Préparation
shell-stage-download = Téléchargement du moteur de jeu…
shell-stage-quiet = Le moteur de jeu n’a pas encore répondu. Si rien ne change, quelque chose empêche cette page de le démarrer : une extension ou un réglage strict du navigateur. Faites une exception pour cette page ou changez de navigateur.
shell-stage-bytes = Chargement du moteur de jeu : { $loaded } / { $total } Mo
shell-stage-unpack = Décompression du moteur de jeu…
shell-stage-start = On réveille l’équipage…
shell-stage-install = On installe les jeux…
shell-ready = Tout est prêt.
shell-ready-offline = Tout est prêt, même hors ligne.
seat-number = Joueur { $number }
setup-summary =
    { $bots ->
        [0]
            { $humans ->
                [one] un joueur
               *[other] { $humans } joueurs autour d’un écran
            }
       *[other]
            { $humans ->
                [0] { $bots } joueurs virtuels ; vous regardez
                [1]
                    { $bots ->
                        [one] vous contre un adversaire
                       *[other] vous contre { $bots } adversaires
                    }
               *[other]
                    { $bots ->
                        [one] { $humans } joueurs et un adversaire
                       *[other] { $humans } joueurs et { $bots } adversaires
                    }
            }
    }

## Accueil

home-title = Des jeux de pirates, prêts à jouer
home-lead = Des jeux de société pleins de pirates, de trésors et de mutineries, dans votre navigateur : seul contre des adversaires rusés ou entre amis, autour d’un écran ou chacun sur le sien.
home-promise-free = Sans installation, sans compte, sans publicité
home-promise-offline = Fonctionne hors ligne après la première visite
home-promise-file = Tout est dans ce seul fichier, sans réseau
home-promise-private = Vos parties restent sur votre appareil
home-noscript = Freebooters a besoin de JavaScript pour distribuer les cartes. Activez-le, puis rechargez la page.
home-games = Choisissez votre voyage
home-take = À emporter
home-take-about = Toute la page en un seul fichier de { $megabytes } Mo : enregistrez-le et ouvrez-le dans un navigateur, où que vous soyez, sans réseau.
home-take-button = Télécharger le fichier
home-footer = Libre et gratuit, fait par des joueurs pour des joueurs. Sans lien avec aucun éditeur.
home-seats = { $least } à { $most } joueurs
home-rules = Règles
home-play = Jouer
home-setup = Choisir les joueurs
home-friends = Jouer entre amis
home-first =
    { $coach ->
        [muted]
            { $bots ->
                [one] Votre première partie : un novice
                [2] Votre première partie : deux novices
               *[other] Votre première partie : { $bots } novices
            }
       *[on]
            { $bots ->
                [one] Votre première partie : un novice, avec l’instructeur
                [2] Votre première partie : deux novices, avec l’instructeur
               *[other] Votre première partie : { $bots } novices, avec l’instructeur
            }
    }
home-learn = Apprendre en trois minutes
home-continue = Reprenez où vous en étiez
home-continue-button = Continuer
home-update = Une nouvelle version de Freebooters est prête.
home-update-use = L’utiliser maintenant
home-update-unsaved = La nouvelle version attend : une partie ouverte dans l’un de vos onglets n’est pas enregistrée sur cet appareil. Enregistrez-la d’abord dans un fichier.
home-update-silent = La nouvelle version attend : Freebooters est ouvert dans un autre onglet qui ne répond pas. Fermez-le, puis réessayez.

## Préparation

lobby-seats = Combien de joueurs ?
lobby-name = Nom
lobby-who = Qui joue
lobby-human = Humain
lobby-bot = Ordinateur : { $level }
lobby-colour = Couleur et forme
lobby-colour-shape = { $colour }, { $shape }
lobby-colours-hint = Chacun a sa couleur et sa forme ; en choisir une déjà prise échange les deux.
lobby-fine = Détails
lobby-more = Plus d’options
lobby-seed = Graine
lobby-seed-hint = La même graine redonne les mêmes cartes. Laissez vide pour une nouvelle donne.
lobby-reset = Revenir à la suggestion
lobby-measured = Leur force, mesurée
lobby-rating =
    { $others ->
        [one] Gagne { $share } % contre { $level }
       *[other] Gagne { $share } % contre { $others } × { $level }
    }
lobby-rating-sure = { $games } parties : { $low } à { $high } %
lobby-rating-even = à force égale : { $even } %
lobby-ratings-here = Compté dans des tournois à une table comme celle-ci. Après chaque part, l’intervalle de confiance ; les barres montrent l’avance de chaque niveau.
lobby-ratings-all = Compté dans des tournois à { $seats }, toutes variantes confondues. Après chaque part, l’intervalle de confiance ; les barres montrent l’avance de chaque niveau.
lobby-stars =
    { $count ->
        [one] { $count } étoile sur { $all }
       *[other] { $count } étoiles sur { $all }
    }
level-deckhand = Novice
    .hint = En mer pour la première fois : il ne voit pas tout et n’a pas de plan. Idéal pour apprendre les règles.
level-sailor = Matelot
    .hint = Réfléchit à tout son tour et sait ce que vaut un coup.
level-helmsman = Timonier
    .hint = Se demande aussi ce que les autres vont faire.
level-navigator = Navigateur
    .hint = Voit plusieurs tours à l’avance et tient compte de ce qu’il ne voit pas.
level-commodore = Commodore
    .hint = Prend quelques secondes et ne fait aucun cadeau. Pour qui aime perdre de temps en temps.
colour-red = Rouge
colour-blue = Bleu
colour-yellow = Jaune
colour-green = Vert
colour-violet = Violet
shape-circle = cercle
shape-square = carré
shape-triangle = triangle
shape-diamond = losange
shape-star = étoile

## Table

table-prompt-over = La partie est terminée.
table-prompt-wait = C’est à { $seats } de jouer.
seats-and = { $first } et { $last }
seats-more = { $first }, { $next }
table-orders = À faire
table-actions = Actions
table-usable = Sur la table, d’abord ce qui peut servir
table-rest = Ce qu’il y a d’autre sur la table
table-brings = { $label }. { $gain }
table-ways = { $count } possibilités. Choisissez-en une.
table-elsewhere = C’est possible : { $label }. Pour cela, touchez ce qui brille.
table-useless = Cela ne sert à rien maintenant. { $prompt }
table-undo = Annuler
table-undo-practice = Annuler (entraînement)
table-skip = Passer à la suite
table-clear = Annuler la sélection
table-take-back = Tout enlever
table-missing =
    { $count ->
        [0] Tous les emplacements sont remplis.
        [one] Un emplacement est encore vide.
       *[other] { $count } emplacements sont encore vides.
    }
table-hand = Le reprendre
table-laid = { $item }, ici : { $place }
table-left = { $item }, en reste
table-place-empty = { $place } (vide)
table-place-filled = { $place } : { $item }
table-again = Rejouer
table-result = Résultat
table-restart = Recommencer
table-new = Nouvelle partie
table-menu = Menu
table-save-file = Enregistrer dans un fichier
table-stored = Tout est de nouveau enregistré.
table-unsaved = Le dernier coup n’est pas enregistré.
table-unsaved-notes = Vos notes ne sont pas enregistrées.
mend-engine = Le moteur de jeu s’est arrêté. Il redémarre, et la partie reprendra d’elle-même.
mend-back = Le moteur de jeu fonctionne de nouveau, et la partie continue.
mend-again = Le moteur de jeu fonctionne de nouveau. Votre dernière action ne lui est pas parvenue : refaites-la.
mend-failed = Le moteur de jeu s’arrête sans cesse. Ce qui est enregistré est en sûreté.
mend-bot = { $name } a perdu le fil et reprend sa réflexion.
table-side = À côté du plateau
tools-undo = Annuler
tools-clear = Effacer
tools-replay = Revoir
table-replay = Revoir ce qui s’est passé depuis votre tour
table-tools = Conseil, annulation et revoir
rail-you = Vous
scores-title = Points
scores-decided = (a décidé de la partie)
scores-round = Manche
scores-rounds = Manche par manche
table-players = Joueurs
table-log = Journal
table-rules = Règles
table-rule = Règle { $rule }
table-you = vous
table-turn = à jouer
table-thinking = réfléchit…
table-thinking-long = { $name } réfléchit
table-thinking-voice = { $name } réfléchit. Maj et Entrée : jouer tout de suite.
table-aboard = Votre choix est gardé. Votre équipage monte à bord : { $share } %
table-aboard-voice = Votre choix est gardé. Votre équipage monte à bord.
table-early-why = On pourra vous le dire quand votre équipage sera à bord.
table-now = Jouer tout de suite
log-you = Vous
log-between = { $told }, puis { $more }
log-more = { $told }, puis { $more }
parts-more = { $told } ; { $more }
log-times =
    { $told }, { $count ->
        [2] deux fois
       *[other] { $count } fois
    }.
log-left =
    { $count ->
        [one] Une ligne plus ancienne est dans le journal.
       *[other] { $count } lignes plus anciennes sont dans le journal.
    }
log-undo = { $seat } reprend un coup.
    .seat = Vous reprenez un coup.
log-since = Depuis votre tour
log-setup = Mise en place : { $count } lignes
lookback-title = Retour en arrière
lookback-earlier = Avant
lookback-later = Après
lookback-return = Revenir au présent
lookback-result = Revenir au résultat
lookback-branch = Rejouer à partir d’ici
lookback-branch-hint = Nouvelle partie, nouveaux tirages ; celle-ci reste.
replay-move = Coup { $number } sur { $all }
replay-slider = Moment de la partie
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse : { $speed } fois
replay-eyes = Point de vue
replay-eyes-of = Vu par { $name }
    .name = Vu par vous
replay-spectator = Vu par le public
replay-deal = Jouer cette donne
replay-share = Partager la partie
replay-keep = Garder une copie
replay-kept = Gardée sous « Parties enregistrées », sur cet appareil.
replay-turn-earlier = Un tour en arrière
replay-turn-later = Un tour en avant
replay-all = Toutes les mains
replay-noted = { $move }. Note : { $note }
margin-hands = Toutes les mains
margin-nothing = rien de caché
margin-note = Note sur ce moment
margin-write = Écrire une note
margin-change = Modifier la note
margin-keep = Enregistrer
margin-drop = Annuler
margin-asking = Un adversaire fort examine ce choix…
margin-no-reason = Personne n’avait le choix ici.
margin-later = Les raisons sont données une fois la partie terminée.
margin-chance = Juste avant, { $name } avait { $chance } de chances de gagner.
    .name = Juste avant, vous aviez { $chance } de chances de gagner.
picture-title = Image de ce moment
picture-save = Enregistrer l’image
share-title = Partager la partie
share-lead = Toute la partie tient dans ce lien. Qui l’ouvre peut la revoir coup par coup.
share-link = Lien
share-names = Avec le nom des joueurs
share-copy = Copier
share-hand = Envoyer…
share-copied = Le lien est copié.
share-by-hand = Le lien est sélectionné : copiez-le.
share-text = Copiez ce texte
share-embed = Copier le code d’intégration
share-embedded = Le code est copié : collez-le dans votre page.
share-paste = Qui a Freebooters ouvre ce lien sous « Parties enregistrées ».
embed-open = Ouvrir dans Freebooters
embed-workshop = Des règles modifiées ne s’ouvrent pas dans une autre page.
follow-title = Ouverte dans un autre onglet
follow-about = Cet onglet montre ce qui s’y passe.
follow-take = Jouer ici
follow-stale = La partie avait déjà continué dans un autre onglet : la voici telle qu’elle y est. Le dernier coup joué ici ne compte pas.
curtain-heading = Passez l’appareil à { $name }
curtain-hint = Ce que les autres ont en main reste caché. Levez le rideau quand plus personne ne regarde.
curtain-lift = Je suis { $name } — montrer mes cartes
result-you = Vous gagnez !
result-other = Autre jeu
result-close = Voir la table
result-winner = { $name } l’emporte
result-shared = Victoire partagée : { $names }
result-lost = Tout le monde a perdu
result-board = Parcourir
result-watch = Regarder
result-share = Partager

## Conseils, raisons, analyse

hint-button = Conseil
hint-title = Conseil
hint-close = Fermer le conseil
hint-closed = Le conseil est fermé.
hint-waits = D’abord, les adversaires réfléchissent…
hint-thinks = Réflexion à partir de ce que vous savez…
hint-only = Vous ne pouvez faire qu’une seule chose :
hint-none = Il n’y a rien à en dire.
hint-again = Voilà ce que cela ferait. Touchez encore pour le faire.
hint-chance = de chances de gagner
hint-odds = des cas
hint-best = Le mieux : { $label }
hint-sure = le mieux
hint-lay = Poser les cartes ainsi
hint-legend = Chances de gagner, selon un adversaire fort qui saurait ce que vous savez.
hint-legend-odds = Il ne faut pas être prévisible : voilà à quelle fréquence un adversaire fort le ferait.
hint-legend-sure = Ce que ferait un adversaire fort. Ici, il ne calcule pas de chances.
hint-legend-row = La meilleure de quelques bonnes manières essayées ; d’autres valent peut-être autant. Vous pouvez encore la changer.
why-button = Pourquoi ?
why-label = Pourquoi ? { $line }
why-taken = fait
why-chances = Chances de gagner, selon cet adversaire et ce qu’il savait.
why-odds = Il a tiré au sort pour ne pas être prévisible : voilà les probabilités.
why-sure = Ce qu’il a préféré. Ici, il n’a pas calculé de chances.
analysis-title = Analyse
analysis-lead = Les chances de gagner de chacun au fil de la partie, jugées d’après ce qu’il savait alors.
analysis-start = Analyser la partie
analysis-stop = Arrêter
analysis-go-on = Continuer
analysis-progress = { $done ->
    [one] { $done } décision analysée sur { $all }
   *[other] { $done } décisions analysées sur { $all }
}
analysis-told =
    La partie est analysée. { $count ->
        [0] Elle n’a jamais basculé.
        [1] Elle a basculé une fois.
       *[other] Elle a basculé { $count } fois.
    }
analysis-turns = Où la partie a basculé
analysis-chart = Graphique : les chances de gagner de chacun au cours de la partie. Les mêmes nombres sont dans le tableau ci-dessous.
analysis-glance = En pointillé : une première estimation
analysis-numbers = Tous les nombres
analysis-before = Avant
analysis-seat = Joueur
analysis-chance = Chances
analysis-change = { $name } : de { $before } à { $after }
analysis-better = Plutôt : { $label }
summary-luck =
    { $luck ->
        [little] { " " }; la chance n’y est presque pour rien.
        [good] { " " }; la chance a apporté { $fortune } points.
        [bad] { " " }; la chance a coûté { $fortune } points.
       *[unknown] .
    }
summary-lost-mistake = { $seat } a le plus perdu avec « { $label } » : { $points } points de chances de gagner{ summary-luck }
    .seat = Vous avez le plus perdu avec « { $label } » : { $points } points de chances de gagner{ summary-luck }
summary-lost-turn = Tout s’est perdu pour { $seat } au tournant { $number }, de { $before } % à { $after } %{ summary-luck }
    .seat = Vous avez perdu au tournant { $number }, de { $before } % à { $after } %{ summary-luck }
summary-won-turn = Tout s’est gagné pour { $seat } au tournant { $number }, de { $before } % à { $after } %{ summary-luck }
    .seat = Vous avez gagné au tournant { $number }, de { $before } % à { $after } %{ summary-luck }
summary-lost-luck = { $seat } a perdu par malchance : { $points } points.
    .seat = Vous avez perdu par malchance : { $points } points.
summary-won-luck = { $seat } a gagné par chance : { $points } points.
    .seat = Vous avez gagné par chance : { $points } points.
summary-lost-play = { $seat } a perdu par ses propres décisions : { $points } points{ summary-luck }
    .seat = Vous avez perdu par vos propres décisions : { $points } points{ summary-luck }
summary-won-play = { $seat } a gagné par ses propres décisions : { $points } points{ summary-luck }
    .seat = Vous avez gagné par vos propres décisions : { $points } points{ summary-luck }
summary-lost-others = { $seat } a perdu à cause des décisions des autres : { $points } points{ summary-luck }
    .seat = Vous avez perdu à cause des décisions des autres : { $points } points{ summary-luck }
summary-won-others = { $seat } a gagné grâce aux erreurs des autres : { $points } points{ summary-luck }
    .seat = Vous avez gagné grâce aux erreurs des autres : { $points } points{ summary-luck }
summary-lost-stroke = Tout s’est perdu d’un coup pour { $seat }, de { $before } % à { $after } %{ summary-luck }
    .seat = Vous avez perdu d’un coup, de { $before } % à { $after } %{ summary-luck }
summary-won-stroke = Tout s’est gagné d’un coup pour { $seat }, de { $before } % à { $after } %{ summary-luck }
    .seat = Vous avez gagné d’un coup, de { $before } % à { $after } %{ summary-luck }
summary-lost-steps = { $seat } a perdu pas à pas, de { $before } % au départ{ summary-luck }
    .seat = Vous avez perdu pas à pas, de { $before } % au départ{ summary-luck }
summary-won-steps = { $seat } a gagné pas à pas, de { $before } % au départ{ summary-luck }
    .seat = Vous avez gagné pas à pas, de { $before } % au départ{ summary-luck }
summary-nothing = Ce qui a fait varier les chances de { $names } est trop serré pour trancher.
summary-none = Ce qui a décidé de cette partie est trop serré pour trancher.
luck-title = Chance et talent
luck-progress = Chance et talent : { $done }
luck-lead = Ce qui a fait varier les chances de gagner de chacun, en points de pourcentage. Le nombre après ± indique la précision ; en dessous, on ne peut pas trancher.
luck-span = { $start } au départ, { $result } à la fin
luck-luck = Chance
luck-play = Ses décisions
luck-others = Celles des autres
luck-rest = Imprévu
luck-unsure = Impossible à départager
luck-sure = { $change } ± { $error }
luck-close = trop serré
luck-note = Les décisions sont comparées à ce qu’on attend d’un bon joueur au même moment. Ce qui naît de choix secrets faits ensemble ne tient à personne en particulier : c’est imprévu, comme tout ce que l’estimation n’a pas vu venir. Au-delà de 100, l’estimation a beaucoup oscillé.
mistakes-title = Les décisions les plus coûteuses
mistakes-lead = Ce sont elles qui ont coûté le plus de points, et nettement : elles ont été réévaluées deux fois, d’après ce qu’on savait alors.
mistakes-none = Aucune décision ne se détache nettement : ce qui a pu être perdu est trop faible pour trancher.
mistakes-cost = { $cost } ± { $error } points
mistakes-taken = Joué : { $label }
mistakes-again = Réessayer
mistakes-again-named = Réessayer : { $label }
trial-title = Nouvel essai
trial-same = C’est aussi ce qui a été joué dans la partie.
trial-best = C’est ce que l’analyse a trouvé de mieux.
trial-better = C’est mieux que ce qui a été joué dans la partie.
trial-worse = C’est moins bon que ce qui a été joué dans la partie.
trial-close = Impossible de dire si c’est mieux que dans la partie.
trial-unknown = L’analyse a à peine étudié ce coup et ne peut pas le juger.
trial-now = Maintenant
trial-then = Dans la partie
trial-found = Le meilleur
trial-note = Chances de gagner ; jusqu’à { $error } %, une différence ne veut rien dire. Cet essai ne compte dans aucun bilan.
trial-on = Continuer à jouer
trial-undo = Essayer autre chose
trial-back = Revenir à la partie
analysis-closer = Second examen des décisions les plus coûteuses

## Démonstration

demo-title = Démonstration
demo-begin = { $game } : l’ordinateur joue contre lui-même.
demo-next = Prochaine partie : { $game }
demo-play = Entrer dans le jeu
demo-full = Plein écran
demo-chance = Chances de gagner : { $chance }
demo-turn = À vous de jouer, si le cœur vous en dit : vous remplacez { $name }.
demo-warning =
    { $seconds ->
        [one] Toujours là ? La démonstration reprend dans { $seconds } seconde.
       *[other] Toujours là ? La démonstration reprend dans { $seconds } secondes.
    }
demo-again = Nouvelle partie
demo-back = Retour à la démonstration

## Problèmes

puzzle-heading = Problèmes
puzzle-lead = Des moments de vraies parties où une action est nettement la meilleure. Vous voyez ce que voyait ce joueur.
puzzle-broken = Des résultats de problèmes illisibles
puzzle-solved = { $solved } sur { $all } résolus
puzzle-rating = Votre classement : { $rating }
puzzle-go = Résoudre
puzzle-name = Problème
puzzle-number = { $number } sur { $all }
puzzle-say = C’est à vous, et une action est nettement la meilleure. Laquelle ?
puzzle-left =
    { $count ->
        [one] Encore un essai.
       *[other] Encore { $count } essais.
    }
puzzle-worse = { $label } : autre chose est nettement mieux.
puzzle-worse-why = { $label } ({ $reason }) : autre chose est nettement mieux.
puzzle-right = Trouvé !
puzzle-shown = La réponse :
puzzle-best = { $label }.
puzzle-best-why = { $label }. { $reason }.
puzzle-chances = À partir d’ici, ce choix gagne { $best } des parties, le suivant { $second }.
puzzle-next = Problème suivant
puzzle-again = Reprendre ce problème
puzzle-leave = Quitter le problème
puzzle-show = Voir la réponse

## Parties enregistrées

saves-heading = Parties enregistrées
saves-about = Chaque coup est aussitôt enregistré sur cet appareil. Pour garder une partie pour de bon ou l’emporter ailleurs, enregistrez-la dans un fichier.
saves-none = Aucune partie enregistrée pour l’instant.
saves-broken = Une partie enregistrée illisible
saves-begun = En cours
saves-over = Terminée
saves-branch = à partir du coup { $move } de la partie du { $when }
saves-resume = Continuer
saves-look = Regarder
saves-find = Chercher un nom, un jeu ou une date
saves-found =
    { $count ->
        [0] Rien trouvé.
        [1] Une partie trouvée.
       *[other] { $count } parties trouvées.
    }
saves-outcome =
    { $winners ->
        [0] Tout le monde a perdu.
       *[other] Victoire pour { $names }{ $scored ->
            [yes] {" "}avec { $score }
           *[no] {""}
        } en { $turns ->
            [one] un tour
           *[other] { $turns } tours
        }.
    }
saves-day = Donne du jour.
saves-same-deal = La même donne que la partie du { $when }.
saves-rename = Donner un nom à cette partie
saves-name-it = Enregistrer
saves-delete = Supprimer
saves-deleted = { $game } : partie supprimée.
saves-bring-back = Annuler
stored-wrong = Absent ou incorrect : { $part }.
stored-deleted = Ce qui était illisible a été supprimé.
stores-newer = Ce navigateur contient des parties d’une version plus récente de cette page : rechargez-la. D’ici là, rien n’est enregistré ; enregistrez votre partie dans un fichier pour la garder.
shared-heading = Partagé avec cette page
shared-nothing = Ce qui a été partagé ne contient ni partie ni lien vers une partie. Si vous venez de recharger cette page, sachez que rien n’est gardé sans votre accord.
shared-foreign = Une page d’un autre site a essayé de remettre quelque chose. Rien n’a été gardé.
shared-large = Ce qui a été partagé est trop volumineux : { $most } Mo au plus.
shared-broken = Ce qui a été partagé est illisible.
shared-refused = Rien de ce qui a été partagé ne peut être ouvert.
offer-title = Garder ceci sur cet appareil ?
offer-shared = Un autre programme a partagé ceci avec la page :
offer-opened = Votre appareil a ouvert ceci avec la page :
offer-dropped = Vous avez déposé ceci ici :
offer-results =
    { $count ->
        [one] Un résultat pour votre bilan
       *[other] { $count } résultats pour votre bilan
    }
offer-results-of = { $game } : { $count }
offer-unkept = Rien n’en est gardé sans votre accord. Les parties s’ajoutent à vos parties enregistrées, les résultats à votre bilan.
offer-take = Garder
offer-leave = Ne pas garder
saves-import = Ouvrir un fichier…
saves-paste = Lien vers une partie
saves-watch = Regarder
saves-import-hint = Ou déposez ici une partie enregistrée.
saves-refused = { $file } n’a pas été ouvert. { $reason }
saves-forgotten = Pas ouverte depuis plus d’une semaine. Si l’espace manque, le navigateur peut l’effacer ; dans un fichier, elle reste.
saves-forgotten-all =
    { $count ->
        [one] Une partie enregistrée n’a pas été ouverte depuis plus d’une semaine. Si l’espace manque, le navigateur peut l’effacer ; dans un fichier, elle reste.
       *[other] { $count } parties enregistrées n’ont pas été ouvertes depuis plus d’une semaine. Si l’espace manque, le navigateur peut les effacer ; dans des fichiers, elles restent.
    }

## Les donnes : du jour, à nouveau, scellées

day-title = La donne du jour
day-about = Une donne par jour, la même pour tout le monde. Seul le premier essai compte ; ensuite, vous voyez ce que le commodore fait des mêmes cartes.
day-against = vous contre { $crew }
day-once = Le premier essai compte. Vous pouvez vous interrompre et reprendre plus tard.
day-begun = Vous êtes en pleine partie.
day-given-up = Vous l’avez abandonnée, et c’était l’essai qui compte. Vous pouvez encore la jouer pour vous entraîner.
day-none = Il n’y a pas de donne aujourd’hui.
day-play = Jouer la donne du jour
day-resume = Reprendre la donne du jour
day-look = Voir votre partie
day-practise = La jouer pour s’entraîner
day-calendar = Calendrier
day-streak =
    { $now ->
        [0] Plus longue série : { $most ->
            [one] un jour.
           *[other] { $most } jours de suite.
        }
        [1] Plus longue série : { $most ->
            [one] un jour.
           *[other] { $most } jours de suite.
        }
       *[other] { $now } jours de suite ; record : { $most }.
    }
day-month-before = Mois précédent
day-month-after = Mois suivant
day-medals = Jours de suite
day-medal =
    { $won ->
        [yes] { $count } jours de suite
       *[no] { $count } jours de suite: pas encore
    }
day-missed = pas jouée
day-told = { $game }, { $date } : { $how }
day-how =
    { $won ->
        [yes] gagné en { $turns ->
            [one] un tour
           *[other] { $turns } tours
        }
       *[no] { $rank }e après { $turns ->
            [one] un tour
           *[other] { $turns } tours
        }
    }{ $rival ->
        [none] .
        [needed] , il en a fallu { $rivalTurns } au commodore.
        [won] , le commodore a gagné en { $rivalTurns ->
            [one] un tour
           *[other] { $rivalTurns } tours
        }.
       *[lost] , le commodore a fini { $rivalRank }e.
    }
day-share = Partager le résultat
day-copied = Votre résultat est copié.
day-rival-plays =
    { $turns ->
        [0] Le commodore s’attable devant les mêmes cartes…
       *[other] Le commodore joue les mêmes cartes : tour { $turns }…
    }
day-rival-stop = Arrêter le commodore
day-rival-again = Laisser jouer le commodore
crew-deckhand =
    { $count ->
        [one] un novice
        [2] deux novices
        [3] trois novices
       *[other] { $count } novices
    }
crew-sailor =
    { $count ->
        [one] un matelot
        [2] deux matelots
        [3] trois matelots
       *[other] { $count } matelots
    }
crew-helmsman =
    { $count ->
        [one] un timonier
        [2] deux timoniers
        [3] trois timoniers
       *[other] { $count } timoniers
    }
crew-navigator =
    { $count ->
        [one] un navigateur
        [2] deux navigateurs
        [3] trois navigateurs
       *[other] { $count } navigateurs
    }
crew-commodore =
    { $count ->
        [one] un commodore
        [2] deux commodores
        [3] trois commodores
       *[other] { $count } commodores
    }
deal-title = Cette donne
deal-practised = Un coup a été repris pour l’entraînement ou sur le conseil de l’instructeur, ou quelqu’un a pris une autre place : cette partie ne compte pas dans le bilan.
deal-compared = La première fois : { $first }. Cette fois : { $now }.
deal-placed =
    { $rank ->
        [one] 1re place
       *[other] { $rank }e place
    }{ $scored ->
        [yes] {" "}avec { $score }
       *[no] {""}
    }
deal-winner =
    { $scored ->
        [yes] victoire pour { $name } avec { $score }
       *[no] victoire pour { $name }
    }
deal-again = Rejouer la même donne
deal-more = Plus
deal-seat = Votre place
deal-seat-same = Place { $number }, comme avant
deal-seat-other = Place { $number }
seal-closed = Cette donne est scellée :
seal-over = Le sceau de cette donne :
seal-about = L’empreinte (SHA-256) de tout ce dont dépend le hasard : le jeu, sa variante, le nombre de joueurs et une graine secrète. Elle est là dès le début. Une fois la partie finie, la graine est révélée, et vous pouvez vérifier que personne ne l’a changée en route.
seal-check = Vérifier le sceau
seal-found =
    { $found ->
        [right] Le sceau correspond, et la graine explique les { $drawn } décisions du hasard.
        [chance] Le sceau correspond, mais la graine ne donne pas ce que le hasard a fait à l’entrée { $entry } du journal.
       *[seed] Le sceau ne correspond pas : ce n’est pas la donne qui avait été scellée.
    }
seal-text = Voici ce qui était scellé :

## Le bilan

record-title = Votre bilan
record-about = Comment se sont terminées les parties sur cet appareil, pour tous ceux qui y ont joué. Chaque donne compte une fois.
record-none = Aucune partie n’a encore été jouée ici jusqu’au bout.
record-broken = Un résultat illisible
record-unstored = Les résultats ne peuvent pas être enregistrés ici pour l’instant : ils ne restent que tant que cette page est ouverte.
record-you = Vous
record-nameless = Sans nom
record-column-game = Jeu
record-column-against = Adversaires
record-column-played = Jouées
record-column-won = Gagnées
record-column-streak = Victoires de suite
record-column-fastest = Victoire la plus rapide
record-column-longest = Partie la plus longue
record-medals = Victoires de suite
record-medal =
    { $won ->
        [yes] { $count } victoires de suite
       *[no] { $count } victoires de suite: pas encore
    }
record-seats = à { $seats }
record-against-mixed = Équipage mixte
record-against-human = Humains
record-won = { $won } ({ $share } %)
record-streak = { $now } (record : { $most })
record-turns =
    { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }
record-rating =
    { $game } : { $points } points, à 95 % entre { $low } et { $high }, après { $games ->
        [one] une partie
       *[other] { $games } parties
    } contre des adversaires mesurés. Niveau le plus proche : { $level }.
record-delete = Effacer le bilan
record-deleted = Le bilan a été effacé.
record-imported =
    { $count ->
        [one] Un résultat a été lu.
       *[other] { $count } résultats ont été lus.
    }
record-imported-broken =
    { $count ->
        [one] Un autre était illisible.
       *[other] { $count } autres étaient illisibles.
    }
record-how = Ce qui est compté, et comment
record-how-counts = Une partie compte quand elle se termine ici, la première fois que sa donne est jouée. Ne comptent pas les parties où un coup a été repris pour l’entraînement ou sur le conseil de l’instructeur, celles qui repartent d’un moment passé, ni celles dont le résultat vient d’un fichier.
record-how-rating = Les points sont des points Elo : le novice en a 0, et qui en a 400 de plus qu’un autre gagne dix parties sur onze. Les niveaux ont été mesurés en tournoi. De vos seules parties contre eux découle la probabilité de chaque nombre de points pour vous ; sont indiqués la moyenne et l’intervalle qui en contient 95 %. Avant la première partie, tout est jugé possible, du novice au commodore.

## Réglages

settings-heading = Réglages
settings-look = Apparence
settings-pace = Rythme
settings-heard = Sons
settings-broken = Des données illisibles
settings-language = Langue
settings-theme = Couleurs
settings-theme-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-contrast = Contraste élevé
settings-text = Taille du texte
settings-text-hint = Vaut pour les pages et pour les tables. Avec un grand texte, une table se fait défiler sur un petit écran.
settings-spacing = Espacement des lettres
settings-spacing-normal = Normal
settings-spacing-wide = Large
settings-speed = Animation
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-speed-off = Aucune
settings-speed-hint = Règle aussi l’attente des adversaires avant leur coup. Si votre système demande moins de mouvement, aucune animation n’est jouée.
settings-captions = Dire sous le plateau ce qui se passe
settings-forced = S’il n’y a qu’un seul choix, il est joué pour moi ; sinon on me le demande
settings-sound = Sons
sound-on = Sons activés
sound-off = Sons coupés
settings-music = Musique
settings-volume = Volume
settings-nudge = Vibrer quand c’est à vous de jouer
settings-spoken = Lire les coups à voix haute
settings-spoken-hint = Comme le journal les raconte, avec une voix de cet appareil ; le haut-parleur et M la coupent aussi. Silence quand plusieurs personnes partagent l’écran dans un jeu à cartes cachées.
settings-spoken-none = Ce navigateur n’a pas de voix française sur cet appareil : rien ne peut être lu à voix haute.
settings-sound-hint = Une cloche sonne quand c’est à vous. Tout ce qui s’entend se lit aussi dans le journal.
settings-music-hint = Chaque jeu a un court air, au début et à la fin de la partie. Il se tait pendant la lecture à voix haute et quand la page n’est pas visible.
settings-badge = Une pastille sur l’icône tant que la donne du jour reste à jouer
settings-hands = Comment jouer ses coups
settings-hands-touch = Touchez, cliquez ou glissez : d’abord ce que vous utilisez, puis où cela va. Tout ce qui est utilisable s’éclaire ; touchez le reste pour savoir pourquoi il ne l’est pas.
settings-letters = Des touches seules sont des commandes (1–9, E, H, M, N, P, R, U, Espace, ?)
keys-heading = Touches
keys-walk = parcourir le plateau (Tab y mène)
keys-ends = aller au premier ou au dernier élément
keys-next = aller à l’élément utilisable suivant ou précédent
keys-step = pareil, d’où que ce soit dans la page
keys-number = choisir l’un des neuf premiers éléments utilisables : leurs numéros s’affichent alors
keys-pick = choisir, ou jouer le coup
keys-drop = annuler la sélection
keys-end = finir le tour, confirmer ce qui est posé ou prendre le seul choix
keys-undo = reprendre ce qui vient d’être posé ou joué, ou annuler la sélection
keys-replay = rejouer ce qui s’est passé depuis votre tour
keys-what = ce que c’est ; ailleurs : ces touches
keys-hint = demander un conseil
keys-sound = activer ou couper le son
keys-hurry = faire jouer un adversaire tout de suite
keys-skip = montrer tout de suite ce qui bouge
keys-space = Espace
keys-log = Dans le journal et le retour en arrière, les flèches parcourent la partie ; dans ce dernier, PgUp et PgDn vont d’un tour à l’autre. Le journal signale ce qui s’est passé depuis votre tour, que le plateau montre par des traces ; un bouton du journal déplie la mise en place.
keys-reader = Tant qu’un lecteur d’écran lit, il garde pour lui les lettres et les flèches, comme H pour le titre suivant. Aucune lettre n’est nécessaire pour jouer : le conseil et les sons ont leurs boutons. Sur la table, où mène Tab, les touches sont de nouveau à la page.

## Règles et crédits

rules-heading = Règles : { $game }
rules-short = Le jeu en bref
rules-contents = Sommaire
rules-all = Toutes les règles
rules-switched = Cette règle fait partie de « { $variant } ». La page montre maintenant cette variante.
rules-missing = Les règles ne sont pas disponibles pour le moment.
rules-before = avant
rules-after = après
rules-play = Préparer une partie
rules-box = Ce que contient la boîte
rules-ruling = Notre interprétation :
rules-ours = Jamais publié, donc de notre cru :
credits-heading = Crédits et licences
credits-about = Les jeux de Freebooters ont été inventés par d’autres. Les règles sont expliquées avec nos propres mots et chaque image est dessinée pour cette page. Ce qui figure sur les plateaux et les cartes sans avoir jamais été publié est reconstitué par nos soins ; la page de règles de chaque jeu dit quoi, et quelles interprétations sont les nôtres. Freebooters n’est lié ni aux auteurs ni aux éditeurs.
credits-buy = Si un jeu vous plaît ici, achetez-le en boîte : rien ne vaut une table, de vraies cartes et de la bonne compagnie.
credits-games = Les jeux
credits-designer = Auteur : { $designer }
credits-libraries = Construit avec
credits-use-python = Python dans le navigateur
credits-use-install = installe le moteur de jeu quand le démarrage rapide échoue
credits-use-words = les langues
credits-use-codes = les codes des invitations
credits-use-font = les titres
credits-licence = Licence : { $licence }
credits-deals = Une première partie lancée avant l’arrivée du moteur de jeu commence par l’une de seize donnes par jeu, tirée au hasard. Elles reviennent ; chacune ne compte qu’une fois dans vos résultats.
credits-own = Freebooters est lui-même un logiciel libre sous licence MIT.

## Paper

print-rules = Imprimer les règles
print-pad = Imprimer une feuille de score
print-pad-heading = Feuille de score : { $game }
print-puzzles = Imprimer des problèmes
print-puzzles-heading = Problèmes : { $game }
print-puzzle-seat = Vous êtes { $colour }.
print-solutions = Solutions
print-player = Nom
print-players = Joueurs
print-date = Date
print-winner = Gagnant
print-round = Tour { $number }
print-game = Partie { $number }
print-total = Total
print-failed = Impression impossible pour le moment : une partie de la page n’a pas pu être chargée.

## Quand quelque chose va mal

missing-game = Jeu introuvable
missing-game-hint = Ce lien demande un jeu nommé « { $name } », qui n’est pas ici. Le lien a peut-être été coupé en chemin. Tous les jeux sont sur la première page.
missing-save = Cette partie n’est pas ici
missing-save-hint = Elle a été supprimée ou jouée dans un autre navigateur. Si vous l’avez enregistrée dans un fichier, ouvrez-le sous Parties enregistrées.
missing-connection = Ce navigateur ne peut pas joindre les appareils de vos amis
missing-connection-hint = Il n’a pas WebRTC, ou il est désactivé. Activez-le ou ouvrez cette page dans un autre navigateur ; autour d’un seul appareil, vous pouvez tous jouer ici.
missing-part = Impossible de charger cette page
missing-part-hint = L’un de ses fichiers n’est pas arrivé : vous êtes peut-être hors ligne, ou une nouvelle version est sortie. Réessayez dès que la connexion est rétablie.
missing-disk = Le stockage du navigateur ne répond pas
missing-disk-hint = Impossible de lire les parties enregistrées pour l’instant ; vous pouvez tout de même en jouer de nouvelles. Si réessayer n’y fait rien, redémarrez le navigateur.
missing-canvas = Ce navigateur ne peut pas dessiner la table
missing-canvas-hint = Il n’a plus de mémoire pour les images, ou bien une extension ou un réglage strict interdit de dessiner. Fermez d’autres onglets, autorisez le dessin pour cette page ou changez de navigateur, puis réessayez.
missing-newer = Cette partie relève d’une version plus récente de cette page
missing-newer-hint = Rechargez la page pour l’ouvrir. D’ici là, rien n’est enregistré ; enregistrez les nouvelles parties dans un fichier.
missing-broken = Impossible d’ouvrir cette partie
closed-about = Ce jeu est fermé pour l’instant : il n’a pas pu être chargé en entier.
missing-link = Ce lien ne montre aucune partie
missing-long = Ce lien est illisible
missing-puzzle = Ce problème n’existe pas
missing-puzzle-hint = Ce lien demande un problème nommé « { $name } », qui n’est pas ici. Le lien a peut-être été coupé en chemin.
missing-rule = Cette règle n’existe pas
missing-rule-hint = Ce lien demande une règle nommée « { $name } », qui n’est pas ici. Le lien a peut-être été coupé en chemin.
missing-day = Ce jour n’existe pas
missing-day-hint = Ce lien demande la donne du « { $name } ». Seule celle d’aujourd’hui peut être jouée.
missing-rest = Ce lien est incomplet
missing-rest-hint = Il en manque la fin : il a peut-être été coupé en chemin, ou réparti sur plusieurs lignes. Copiez-le en entier, ou demandez-le de nouveau.
table-pictures = Certaines images de ce jeu n’ont pas pu être chargées.
crash-heading = Un homme à la mer !
crash-report = Rapport
crash-copy = Copier le rapport
crash-copied = Le rapport est copié.
crash-reload = Recharger la page
error-crash = Freebooters a commis une erreur. Votre partie est enregistrée jusqu’au dernier coup. Merci d’envoyer ce rapport à ses auteurs.
error-bot = L’adversaire a perdu le fil.
error-early-table = Le moteur de jeu montre une autre table que celle que vous avez vue. La partie continue avec ce que vous voyez maintenant.
error-early-left = Un autre onglet joue maintenant cette partie : ce que vous aviez choisi ici n’a pas été joué.
error-engine-lost = Le moteur de jeu s’est arrêté et redémarre. Réessayez dans un instant.
error-engine-gone = Le moteur de jeu s’arrête sans cesse. Réessayez ou rechargez la page ; ce qui est enregistré est en sûreté.
error-storage = Ce navigateur ne permet pas d’enregistrer les parties, ou son espace est plein. Vous pouvez continuer ; enregistrez la partie dans un fichier pour la garder.
error-no-wasm = Ce navigateur ne permet pas à la page d’utiliser WebAssembly, dont le moteur de jeu a besoin : il est désactivé, ou interdit par une extension, un mode strict ou les règles du serveur. Autorisez-le pour cette page ou changez de navigateur.
error-memory = Il n’y a pas assez de mémoire pour le moteur de jeu. Fermez d’autres onglets et programmes, puis réessayez ; sinon, redémarrez le navigateur.
error-fetch = { $file } n’a pas pu être téléchargé. Vérifiez votre connexion, puis réessayez.
error-fetch-status = Le serveur n’a pas fourni { $file } (erreur { $status }). Réessayez plus tard.
error-file = { $file } n’est pas le fichier attendu : le site est peut-être en cours de mise à jour, ou votre réseau demande d’abord de vous identifier. Réessayez dans un moment.
error-mime = Le serveur envoie { $file } avec un mauvais type ({ $type }). Le responsable du site doit servir les fichiers .mjs comme text/javascript.
error-silent = Le démarrage semble bloqué. Vérifiez votre connexion, puis réessayez ; sinon, changez de navigateur.
error-silent-file = Le démarrage semble bloqué. Fermez d’autres onglets et programmes, puis réessayez ; sinon, ouvrez le fichier dans un autre navigateur.
error-worker = Le script du moteur de jeu n’a pas pu démarrer. Rechargez la page ; sinon, changez de navigateur. { $detail }
error-worker-blocked = Quelque chose empêche cette page de démarrer son moteur de jeu : une extension, un réglage strict du navigateur ou les règles du serveur. Faites une exception pour cette page ou changez de navigateur. { $detail }
error-start = Le moteur de jeu n’a pas démarré. Réessayez ; sinon, changez de navigateur. ({ $detail })
error-illegal = Ce n’est pas possible ici.
error-stale = La partie a avancé entre-temps.
error-not-your-turn = C’est à { $seats } de jouer.
error-over = La partie est terminée.
error-not-over = Cela ne peut être dit qu’à la fin de la partie.
error-undo = Rien à annuler : quelqu’un a appris du nouveau depuis.
error-save-large = Le fichier est trop gros pour une partie enregistrée, qui fait { $most } Mo au plus.
error-save-unread = Le fichier ne peut pas être lu.
error-save-json = Le fichier est abîmé ou n’est pas une partie enregistrée.
error-save-foreign = Le fichier n’est pas une partie de Freebooters.
error-save-version = Le fichier a un format ({ $format }) que cette version ne sait pas lire.
error-save-rules = La partie suit la version { $found } des règles ; ici, c’est la version { $known }.
error-save-rules-changed = Cette partie de « { $game } » suit la version { $found } des règles et ne peut pas continuer : ici, c’est la version { $known }. Ce qui a changé : { $changed }
error-save-changes = { $first } { $later }
error-save-game = Le jeu « { $game } » est inconnu ici.
error-save-field = Le fichier est abîmé : « { $field } » manque ou est faux.
error-save-broken = Le fichier est abîmé : l’entrée { $entry } du journal n’est pas un coup permis.
error-puzzle = Ce problème appartient à une autre version du jeu.
error-link-broken = Le lien est incomplet ou mal recopié.
error-link-too-long = Le lien est trop long : il a { $found } caractères, et un lien de ce genre en a { $most } au plus. Autre chose a peut-être été collé à la suite.
error-link-old = Ce lien vient d’une version plus ancienne de cette page, qui écrivait les liens autrement.
error-link-version = Ce lien vient d’une version plus récente de cette page. Rechargez-la pour l’obtenir.
error-link-move = Le lien est abîmé : le coup { $entry } de sa partie n’est pas permis.
error-link-long = Cette partie est trop longue pour un lien. Enregistrez-la plutôt dans un fichier.
error-letter = La lettre est abîmée : « { $field } » manque ou est faux.
error-letter-game = La lettre n’appartient pas à { $game }.
error-letter-option = La lettre appartient à une autre partie : « { $option } » y est réglé autrement.
error-letter-seats = La lettre appartient à une autre partie : le nombre de joueurs n’y est pas le même.
error-option = « { $value } » n’est pas possible pour « { $option } ».
error-option-missing = Il faut choisir « { $option } ».
error-seats = On ne peut pas jouer à { $seats } ; ce jeu est pour { $least } à { $most } joueurs.
error-seed = Une graine compte { $most } caractères au plus.
error-chair = Les places ne conviennent pas au jeu.
error-chair-colour = La couleur « { $colour } » est inconnue ou prise deux fois.
error-chair-name = Le nom d’un joueur est trop long.
error-chair-who = « { $who } » n’est ni un humain ni un niveau.
error-game = Il n’y a pas de jeu « { $game } ».
error-command = La page et le moteur ne se comprennent pas ({ $command } { $field }). Rechargez la page.

learn-title = Apprendre { $game }
learn-step = { $number } sur { $steps }
learn-coach = L’instructeur
learn-skip = Passer cette étape
learn-again = Reprendre au début
learn-leave = Quitter la leçon
learn-show = Montrez-moi
learn-go-on = Continuer
learn-next = Leçon suivante
learn-play = Jouer une partie entière
learn-play-on = Continuer la partie d’ici
learn-learnt = terminée
learn-lessons = Apprendre en jouant
missing-lesson = Cette leçon n’existe pas
missing-lesson-hint = Ce lien demande une leçon nommée « { $name } », qui n’est pas ici. Le lien a peut-être été coupé en chemin. Toutes les leçons se trouvent sur la page de leur jeu.

## L’instructeur de la première partie

coach-mute = Faire taire l’instructeur
coach-switch = L’instructeur vous conseille

## Ensemble : des amis, chacun sur son appareil

lobby-friend = Ami sur son appareil
lobby-invite = Inviter des amis
lobby-post = Jouer par correspondance
lobby-post-not = Pas par correspondance : { $game } demanderait trop de lettres.
invite-title = Invitez vos amis
invite-here = sur cet appareil
invite-first = 1. Ouvrir l’invitation
invite-first-about = Faites scanner le code avec l’appareil photo, ou envoyez le lien. Il vaut pour une personne.
invite-near =
    { $switch ->
        [no] Cela marche sur un même Wi-Fi.
       *[yes] Cela marche sur un même Wi-Fi. Pour des amis au loin, activez « En ligne ».
    }
invite-code = Invitation en code QR
invite-link = Invitation
invite-told = Vous êtes invité à jouer
invite-second = 2. La réponse revient
invite-second-about = L’autre appareil affiche alors son propre code. Scannez-le ici, ou collez la réponse qu’on vous envoie. Toucher le lien de la réponse suffit aussi.
invite-scan = Scanner la réponse
invite-paste = Coller la réponse
invite-no-reply = Ce n’est pas une réponse à une invitation.
invite-other-reply = Cette réponse concerne une autre invitation. Montrez encore une fois le code ci-dessus.
invite-old-guest = L’autre appareil a une version plus ancienne de la page. Il faut la recharger là-bas, puis ouvrir cette nouvelle invitation.
invite-old-host = Cette page est plus ancienne que celle de l’autre appareil. Rechargez-la ici, puis invitez de nouveau.
invite-connecting = Connexion en cours…
invite-renewed = La réponse n’a mené à aucune connexion jusqu’ici. L’invitation ci-dessus est nouvelle.
invite-trouble = Pas de connexion jusqu’ici. Voici ce qui peut gêner :
invite-show = Invitation
invite-bot = Laisser jouer un robot
invite-again = Inviter { $name }
invite-deal = Distribuer
invite-missing =
    { $count ->
        [one] Il manque encore une personne.
       *[other] Il manque encore { $count } personnes.
    }
invite-complete = Tout le monde est là.
invite-honest = Cet appareil distribue et connaît toutes les cartes, comme un donneur qui joue aussi. Personne ne peut changer la donne ou un coup sans que cela se voie : à la fin, chaque appareil peut vérifier toute la partie. Plus strict ? Donnez chaque place à un ami : cet appareil n’est alors que la table.
invite-table = Personne ne joue sur cet appareil : c’est un grand écran pour tout le monde. Une fois la donne faite, il le reste : chaque place est alors celle de quelqu’un d’autre.
screen-only = Cet appareil ne fait que montrer la table, en grand
screen-play = Jouer tout de même sur cet appareil
screen-join = Scannez ceci pour jouer ou regarder.
hand-first-table =
    { $more ->
        [yes] Autres choix : voir la table
       *[no] Voir la table
    }
hand-first-hand = Revenir à mes cartes
waiting-title =
    { $count ->
        [-1] On attend { $names }
        [0] Une table est prête : tout le monde est là
        [one] On attend un ami
       *[other] On attend { $count } amis
    }
waiting-more =
    { $count ->
        [one] un autre ami
       *[other] { $count } autres amis
    }
waiting-back = Retour à la table
waiting-leave = Y renoncer
seat-title = Revenir à la table de { $host }
seat-by-hand = Votre place vous est gardée. Demandez une nouvelle invitation : « Retour à la table » la scanne ou en prend le lien.
waiting-left = { $game } : la table n’attend plus.
waiting-online = La table vous a attendu. Les liens que vous avez envoyés fonctionnent toujours.
waiting-by-hand = La table vous a attendu. Les invitations d’avant ne valent plus : montrez les nouvelles à vos amis. Ceux qui étaient là ont encore leur place.
presence-vacant = pas encore invité
presence-invited = invité
presence-here = présent
presence-away = absent
presence-gone = déconnecté
presence-cut = La connexion est perdue. Demandez une nouvelle invitation pour retrouver votre place.
presence-host-away = L’appareil qui distribue est injoignable pour l’instant. La partie reprendra dès son retour.
presence-host-pause = La table n’est pas ouverte sur l’appareil qui distribue. La partie reprendra dès qu’elle le sera.
presence-missing =
    { $count ->
        [one] { $names } n’est pas là.
       *[other] { $names } ne sont pas là.
    }
presence-invite = Réinviter { $name }
presence-bot = Robot pour { $name }
sealed-waiting =
    { $count ->
        [0] Posé face cachée.
       *[other]
            { $laid ->
                [yes] Posé face cachée. On attend { $names }.
               *[no] On attend { $names }.
            }
    }
sealed-change = Choisir autrement
handover-here = Continuer sur cet appareil
handover-title = La partie continue ici
handover-about = L’appareil qui a distribué n’est plus là. Il vous a laissé à tous une copie de la partie, que personne ne peut ouvrir seul. Invitez ceux qui sont encore là : si tous sont d’accord, la partie continue depuis cet appareil. Dès lors, il connaît toutes les cartes, comme un donneur qui joue aussi.
handover-missing =
    { $count ->
        [one] Il manque encore un accord.
       *[other] Il manque encore { $count } accords.
    }
handover-ready = Tout le monde est d’accord.
handover-go = Continuer
handover-broken = La copie ne s’ouvre pas : un morceau de la clé appartient à une autre partie.
handover-ask =
    { $named ->
        [yes] { $host } voudrait continuer la partie
       *[no] Votre ami voudrait continuer la partie
    }
handover-ask-about = L’appareil qui a distribué n’est plus là. Si tous sont d’accord, la partie continue depuis cet autre appareil, qui connaîtra dès lors toutes les cartes.
handover-agree = Accepter
handover-none = Cet appareil n’a aucun morceau de la clé de cette partie : elle ne peut pas continuer là-bas.
move-title = Passer sur un autre appareil
move-about = Vous continuez là-bas où vous en êtes, et cet appareil s’arrête. Ce que vous avez choisi sans le confirmer ne suit pas.
move-preparing = On demande à l’appareil qui distribue…
move-first = 1. Ouvrir le lien sur l’autre appareil
move-online = Ouvrir le lien sur l’autre appareil
move-first-about = Scannez-y le code, ou envoyez-vous le lien. Il n’est que pour vous : qui l’a, a votre place.
move-code = Votre place en code QR
move-link = Lien vers votre place
move-second = 2. La réponse revient ici
move-second-about = L’autre appareil affiche alors son propre code. Scannez-le ici, ou collez la réponse.
move-other-reply = Cette réponse correspond à une autre place. Ouvrez encore une fois le lien ci-dessus sur l’autre appareil.
move-here = Votre place passe sur cet appareil ; l’autre s’arrête.
talk-title = Dire quelque chose
talk-waiting = Prenez votre temps, mais les autres vous attendent.
talk-said = { $name } : { $words }
talk-mute = Couper
talk-unmute = Entendre à nouveau tout le monde
talk-wish = Puis-je reprendre mon coup ?
talk-wish-about = Votre dernier coup est repris si tout le monde est d’accord.
talk-ballot = { $name } voudrait reprendre son dernier coup
talk-grant = D’accord
talk-deny = Refuser
talk-granted = Tout le monde est d’accord : le coup est repris.
talk-denied = Tout le monde n’est pas d’accord : le coup reste joué.
audit-title = Tout était régulier ?
audit-about = Votre appareil connaît les règles. Il peut reprendre toute la partie : les cartes sont-elles bien celles que vous avez tirées ensemble, chaque coup est-il celui qui a été joué, vous a-t-on montré ce qui était sur la table ?
audit-check = Vérifier la partie
audit-starting = Ouverture de la partie…
audit-comparing = Comparaison de ce qui vous a été montré : { $done } sur { $all }
audit-right = Vérifié : rien n’a été changé.
audit-lawful = Les règles ont été respectées : cartes et coups sont tels qu’ils ont été tirés et joués.
audit-painters = Impossible de comparer ce qu’on vous a montré avec ce qui était là : l’appareil qui a distribué a une autre version de cette page.
audit-wrong = Quelque chose ne concorde pas.
audit-place = Montrer ce moment
audit-failed = La partie n’a pas pu être vérifiée. L’appareil qui a distribué est-il encore là ?
audit-same = Lisez-vous ces trois mots. S’ils sont les mêmes partout, on a raconté la même partie à tout le monde :
audit-words = { $first } · { $second } · { $third }
audit-list = ancre perroquet lune tonneau boussole dauphin lanterne île perle canon corde étoile tortue couronne tambour clé baleine bougie plume bouteille pont nuage échelle miroir palmier drapeau lapin cloche épée roue pomme fantôme tour serpent jardin marteau poivre rose voile requin cuillère tempête tigre trompette violon fenêtre loup château cerise café crabe dragon aigle feu flûte renard chèvre gant port chapeau miel roi citron lion
audit-drawing = Tous tirent les cartes au sort…
audit-dealt =
    { $count ->
        [one] Cette partie a été distribuée une fois.
       *[other] Les cartes ont été distribuées { $count } fois, cette partie comprise.
    }
audit-dealt-before =
    { $count ->
        [one] Les cartes vous ont déjà été distribuées ici une fois, et cette partie n’est pas allée à son terme.
       *[other] Les cartes vous ont déjà été distribuées ici { $count } fois, et aucune de ces parties n’est allée à son terme.
    }
audit-none = Les appareils n’ont pas tiré cette donne ensemble : personne ne peut dire si c’était le hasard.
audit-share =
    { $dealer ->
        [yes] L’appareil qui a distribué a tiré autre chose que ce à quoi il s’était engagé.
       *[no] Le tirage fait par { $seat } n’est pas celui auquel cet appareil s’était engagé.
    }
audit-own-share = Le tirage de votre appareil a été remplacé par un autre.
audit-commitments = Les cartes ne viennent pas des tirages auxquels tous s’étaient engagés.
audit-seed = Les cartes ne viennent pas de ce que vous avez tiré ensemble.
audit-sealed = Ce n’est pas la donne qui avait été scellée au début de la partie.
audit-illegal = L’entrée { $entry } du journal est contraire aux règles.
audit-chance = À l’entrée { $entry } du journal, le hasard n’a pas décidé : le tirage ne vient pas de la graine.
audit-unfinished = La partie qui a été ouverte n’a pas de fin.
audit-forged = L’entrée { $entry } du journal est à votre nom, et ce n’est pas vous qui l’avez jouée.
audit-left-out = Ce que vous avez fait à l’entrée { $entry } du journal n’y est pas.
audit-undone = À l’entrée { $entry } du journal, un coup a été repris sans l’accord de tous.
audit-unsigned = À l’entrée { $entry } du journal, un coup aurait été repris avec l’accord donné par { $seat }, mais la signature n’est pas celle de son appareil.
audit-unsealed = Le choix simultané fait par { $seat }, à partir de l’entrée { $entry } du journal, n’est pas celui qui avait été scellé.
audit-resealed = Pour le choix simultané fait par { $seat }, à partir de l’entrée { $entry } du journal, deux scellés différents vous ont été annoncés.
audit-letter = La lettre nº { $number } racontait autre chose que ce qui s’est passé.
audit-letter-twice = La lettre nº { $number } est arrivée deux fois et ne racontait pas la même chose.
audit-record = Un coup a été repris sans avoir été consigné.
audit-picture = À l’entrée { $entry } du journal, on vous a montré autre chose que ce qui était sur la table.
audit-without-share = Vous étiez absent au moment de la donne : seuls les autres peuvent dire que c’était le hasard.
audit-since = Votre appareil ne sait ce qui lui a été montré qu’à partir de l’entrée { $entry } du journal.
audit-void =
    { $count ->
        [one] Un choix scellé n’a jamais été ouvert : quelqu’un d’autre a pris cette place.
       *[other] { $count } choix scellés n’ont jamais été ouverts : quelqu’un d’autre a pris ces places.
    }
audit-stood-in =
    { $count ->
        [one] Un coup a été joué pour vous pendant votre absence, ou par vous sur un autre appareil.
       *[other] { $count } coups ont été joués pour vous pendant votre absence, ou par vous sur un autre appareil.
    }
audit-agreed =
    { $count ->
        [one] Un coup a été repris avec votre accord.
       *[other] { $count } coups ont été repris avec votre accord.
    }
audit-signed =
    { $count ->
        [one] { $seat } était d’accord pour ce qui a été repris à l’entrée { $entries } du journal : son appareil l’a signé.
       *[other] { $seat } était d’accord pour ce qui a été repris aux entrées { $entries } du journal : son appareil l’a signé.
    }
audit-missed =
    { $count ->
        [one] Un coup a été repris pendant votre absence, ou quand vous étiez sur un autre appareil.
       *[other] { $count } coups ont été repris pendant votre absence, ou quand vous étiez sur un autre appareil.
    }
say-ahoy = Ohé !
say-luck = Bon vent !
say-well = Bien joué !
say-thanks = Merci !
say-oops = Oups !
say-ouch = Aïe !
say-haha = Ha ha !
say-hm = Hum…
say-moment = Un instant, s’il vous plaît.
say-go = À vous !
say-never = Vous me le paierez !
say-arr = Mille sabords !
access-prompt = Le navigateur peut demander si cette page a le droit d’atteindre les appareils de votre réseau. Acceptez : c’est ainsi que vos appareils se trouvent.
access-denied = Le navigateur a pour consigne de tenir cette page à l’écart des appareils de votre réseau. Autorisez-la dans les réglages de la page, sans quoi aucune connexion ne s’établira.
join-heading =
    { $named ->
        [no] Vous êtes invité à jouer à { $game }
       *[other] { $host } vous invite à jouer à { $game }
    }
join-name = Votre nom
join-button = Rejoindre
join-about = La partie se joue sur l’autre appareil ; rien n’est installé ici, et aucun serveur n’intervient.
join-honest =
    { $named ->
        [no] L’appareil qui vous a invité distribue et connaît toutes les cartes.
       *[yes] L’appareil de { $host } distribue et connaît toutes les cartes, comme un donneur qui joue aussi.
    } Personne ne peut changer la donne ou un coup sans que cela se voie : à la fin, votre appareil peut vérifier toute la partie.
join-back = Vous avez déjà une place à cette table.
join-preparing = Préparation de la réponse…
join-reply = Votre réponse doit maintenant repartir
join-reply-about = Présentez ce code à l’appareil photo de l’autre appareil, ou renvoyez le lien. Laissez cette page ouverte.
join-reply-link = Réponse
join-told = Ma réponse à votre invitation
join-waiting =
    { $named ->
        [no] Vous êtes à table. La partie commence dès que les cartes sont distribuées.
       *[other] Vous êtes à table. { $host } distribue dès que tout le monde est là.
    }
join-gone = La connexion est perdue. Demandez une nouvelle invitation ; votre place vous est gardée.
join-scan = Scanner la nouvelle invitation
join-paste = Coller la nouvelle invitation
join-again = C’est l’appareil qui distribue qui lance la partie suivante.
join-broken = Cette invitation est illisible
join-broken-about = Le lien est peut-être incomplet, ou vient d’une autre version de la page. Demandez-en un nouveau.
join-trouble = Toujours pas de connexion. Si la réponse est arrivée, voici ce qui peut gêner :
join-trouble-network = Les deux appareils doivent être sur le même Wi-Fi.
join-trouble-isolated = Les réseaux d’invités isolent souvent les appareils. Le partage de connexion d’un téléphone convient.
join-trouble-permission = Le navigateur peut demander si la page a le droit d’atteindre les appareils de votre réseau : acceptez.
join-trouble-browser = Depuis une messagerie, cela échoue souvent : ouvrez l’invitation dans votre navigateur.
join-trouble-late = Plus de place ? On peut regarder par le lien de la table (En ligne).
reply-title = Réponse à une invitation
reply-code = Réponse en code QR
reply-delivering = Recherche de la table dans ce navigateur…
reply-taken = C’est fait : votre ami arrive. Revenez à l’onglet de votre table.
reply-void = La table est ouverte ici, mais cette invitation n’est plus valable. Montrez-en une nouvelle.
reply-nobody = Cette table n’est pas ouverte dans ce navigateur. Présentez le code à l’appareil qui a invité, ou envoyez-lui le lien.
scan-asking = Le navigateur demande s’il peut utiliser l’appareil photo.
scan-looking = Présentez le code à l’appareil photo.
scan-refused = L’appareil photo est inutilisable. Collez plutôt le lien.
join-painters = L’appareil qui distribue a une autre version de cette page. Vous pouvez jouer ; mais on ne pourra vérifier à la fin ce qu’on vous a montré que si les deux pages sont rechargées avant la donne.
together-old-guest = Votre page est d’une version plus ancienne. Rechargez-la, puis demandez une nouvelle invitation.
together-old-host = L’appareil qui vous a invité a une version plus ancienne de la page. Il faut la recharger là-bas.
online-title = En ligne
online-details = Des amis au loin : ce que les serveurs apprennent
online-about = Vos amis peuvent aussi jouer de plus loin, et le lien suffit : personne n’a de réponse à rapporter. Vos appareils se retrouvent sur un serveur d’Internet, puis se parlent directement. Ce que chaque serveur apprend :
online-learns-relay = Point de rencontre, { $hosts } : que vos appareils se retrouvent, quand, et leurs adresses Internet. Jamais les noms, les cartes ni les coups : tout ce qu’il transmet est chiffré.
online-learns-stun = STUN, { $hosts } : l’adresse Internet de chaque appareil.
online-learns-turn = TURN, { $hosts } : si deux appareils ne trouvent pas de chemin direct, il transmet tout entre eux, chiffré, et apprend leurs adresses et le volume échangé.
online-insecure = Pour jouer en ligne, cette page doit arriver en https. Ici, elle est arrivée en simple http.
online-nowhere = Aucun point de rencontre n’est joignable d’ici. Vérifiez que vous êtes en ligne et rechargez la page, ou demandez une invitation qui s’en passe.
online-connecting = Recherche du point de rencontre…
online-open = Le point de rencontre est prêt. Qui ouvre l’invitation entre directement.
online-failed = Aucun point de rencontre n’est joignable ; essayés : { $hosts }. La page continue d’essayer. Si rien ne change, ouvrez « À la main » sous l’invitation, sur l’appareil qui invite : la réponse se porte alors à la main.
invite-online = Ouvrir l’invitation
invite-online-about = Faites scanner le code avec l’appareil photo, ou envoyez le lien. Il vaut pour une personne, et la ramène si la connexion est perdue.
invite-all = Ouvrir l’invitation
invite-all-about = Faites scanner le code par tout le monde, ou envoyez le lien, à un groupe aussi. Qui l’ouvre reçoit la prochaine place libre, et la retrouve si la connexion est perdue.
invite-blocked = Quelqu’un a frappé, mais aucune connexion ne passe. Voici ce qui peut gêner :
invite-carry = À la main, sans point de rencontre
invite-carry-about =
    { $far ->
        [no] Pour un ami sur le même Wi-Fi dont l’appareil n’atteint pas le point de rencontre : envoyez-lui ce lien ; sa réponse doit ensuite vous revenir.
       *[yes] Pour un ami dont l’appareil n’atteint pas le point de rencontre : envoyez-lui ce lien ; sa réponse doit ensuite vous revenir. Cela marche aussi de loin, si les deux réseaux permettent une connexion directe.
    }
invite-carry-code = Invitation à la main, en code QR
invite-carry-link = Invitation à la main
join-online-about = La partie se joue sur l’autre appareil ; rien n’est installé ici. Un serveur d’Internet met vos appareils en relation. Ce que chaque serveur apprend :
join-far-about = La partie se joue sur l’autre appareil ; rien n’est installé ici. Pour se trouver même de loin, les deux appareils demandent à des serveurs d’Internet comment on les joint. Ce que chaque serveur apprend :
join-online-connecting = Recherche du point de rencontre…
join-online-waiting =
    { $named ->
        [no] Vous êtes au point de rencontre. Vous entrez dès que la table est ouverte sur l’appareil qui invite.
       *[yes] Vous êtes au point de rencontre. Vous entrez dès que la table est ouverte chez { $host }.
    }
join-online-long = Toujours personne. L’autre appareil est peut-être en veille ou affiche une autre page, ou la partie a commencé et toutes les places sont prises. Si vous êtes déjà à cette table, dans un autre onglet ou sur un autre appareil, fermez-la là-bas ; sur un nouvel appareil, il faut une nouvelle invitation.
join-online-answered = Connexion en cours…
join-online-stuck =
    { $named ->
        [no] L’autre appareil a répondu, mais la connexion ne s’établit pas. Voici ce qui peut gêner :
       *[yes] L’appareil de { $host } a répondu, mais la connexion ne s’établit pas. Voici ce qui peut gêner :
    }
join-online-failed = Vous pouvez aussi demander une invitation à la main, sans point de rencontre.
join-online-again = Réessayer
join-trouble-mobile = Les réseaux mobiles empêchent souvent les connexions directes. Un Wi-Fi aide, ou un serveur TURN de qui publie cette page.
join-trouble-hand = « À la main », plus haut, est un autre moyen.
presence-returning = La connexion est perdue. Vous retrouverez la table dès que l’appareil qui distribue sera joignable.
together-moved = Vous avez continué sur un autre appareil, ou dans un autre onglet. Pour revenir ici, choisissez là-bas « Passer sur un autre appareil ».
together-taken = Cette place est prise, sur un autre appareil. Demandez une nouvelle invitation.
together-full = Toutes les places sont prises. Demandez la place d’un robot, ou à jouer la prochaine partie.
together-other-host = L’appareil qui a répondu n’est pas celui qui tient cette table. Demandez une nouvelle invitation.
together-unwatched = Personne de plus ne peut regarder cette table.
call-turn = C’est à vous.
call-dealt = Les cartes sont distribuées.
call-came =
    { $count ->
        [one] { $names } est là.
       *[other] { $names } sont là.
    }
notify-label = M’avertir quand quelqu’un arrive ou que c’est mon tour, si cet onglet est à l’arrière-plan
notify-refused = Le navigateur ne permet pas de notifications ici. Le titre de l’onglet le dit.
watch-about =
    { $named ->
        [no] Vous pouvez regarder : vous voyez ce que tout le monde peut voir, et la main de personne. On demande d’abord à qui distribue.
       *[other] Vous pouvez regarder : vous voyez ce que tout le monde peut voir, et la main de personne. On demande d’abord à { $host }.
    }
watch-ask = Regarder
watch-only = Seulement regarder
watch-waiting =
    { $named ->
        [no] On demande à qui distribue si vous pouvez regarder.
       *[other] On demande à { $host } si vous pouvez regarder.
    }
watch-here = Vous regardez.
watch-stop = Ne plus regarder
watch-large = Grands caractères, pour la télévision
watch-somebody = Quelqu’un
watch-asks = { $name } voudrait regarder, sans avoir de place. On n’y voit la main de personne.
watch-allow = Laisser regarder
watch-deny = Non
watch-watching =
    { $count ->
        [one] { $names } regarde la partie.
       *[other] { $names } regardent la partie.
    }

## Warnings of the coach after a decision

warn-legend = Avertir après une décision
warn-off = Pas d’avertissement
warn-big = Grosses erreurs
    .hint = À partir de { $points } points de chances de gagner
warn-clear = Toutes les erreurs nettes
    .hint = À partir de { $points } points de chances de gagner
warn-about = Seulement quand vous jouez seul contre l’ordinateur. Avant que quelqu’un d’autre joue, l’instructeur dit ce qui aurait été mieux, d’après ce que vous savez, et propose une fois d’annuler la décision ; la partie ne compte alors plus dans le bilan. Quand on ne peut pas trancher, il se tait.
warn-looks = L’instructeur regarde…
warn-said = « { $label } » coûte { $cost } ± { $error } points de chances de gagner.
warn-better = Mieux : { $label }.
warn-better-why = Mieux : { $label }. { $reason }.
warn-again = Vous avez déjà annulé cette décision une fois.
warn-seen = Elle vous a appris quelque chose de nouveau : l’instructeur ne l’annule pas.
warn-back = Annuler
warn-stay = En rester là

## Une soirée de club : les mêmes donnes pour tous

small-title = Petits jeux

club-title = Soirée de club
club-about = Un code distribue les mêmes cartes à tous, chacun sur son appareil, et les résultats sont comparés. Pour un club, une classe, un stand ; sans aucun réseau.
club-result = Votre résultat

contest-about = Chacun joue seul contre les mêmes robots. Vous recevez un code à afficher ou à transmettre, et vous recueillez les résultats.
contest-against = vous contre { $crew }
contest-deals =
    { $count ->
        [one] une donne
       *[other] { $count } donnes
    }
contest-own = Soirées que vous organisez
contest-joined = Soirées auxquelles vous participez
contest-join = Participer
contest-code-typed = Code de la soirée, douze signes
contest-open = Ouvrir
contest-new = Organiser une soirée
contest-draw = Tirer les donnes
contest-game = Jeu
contest-seats = Places à la table
contest-level = Niveau des robots
contest-number = Donnes
contest-title = Titre
contest-title-hint = Il figure en haut de la feuille. Il peut rester vide.
contest-word-new = Mot de départ
contest-word-new-hint = S’il y en a un, les cartes en découlent : tant que vous ne l’avez pas dit, personne ne peut regarder à l’avance. Il peut rester vide.
contest-everybody = Chacun joue avec les mêmes cartes contre les mêmes robots. Votre premier essai compte.
contest-name = Votre nom
contest-word = Le mot qui a été dit
contest-deal = Donne { $number }
contest-try = Essai { $tries } sur cet appareil
contest-play = Jouer
contest-name-missing = Écrivez d’abord votre nom.
contest-word-missing = Écrivez d’abord le mot qui a été dit.
contest-result = Votre résultat
contest-result-about = À la fin, montrez ou envoyez votre résultat à la personne qui les recueille. Il contient toute la partie.
contest-result-code = Code QR de votre résultat
contest-result-link = Lien de votre résultat
contest-typed = À taper, si rien de cela ne marche :
contest-again = Rejouer, comme nouvel essai
contest-send-all = Envoyer tous les résultats
contest-hand-out = Distribuer
contest-hand-out-about = Montrez ce code ou transmettez le lien. Qui arrive en retard commence plus tard.
contest-deal-code = Code QR de la soirée
contest-deal-link = Lien de la soirée
contest-code-told = À taper sous « Soirée de club » :
contest-print-sheet = Imprimer une affiche
contest-print-worksheet = Imprimer une fiche de travail
contest-take-part = Participer soi-même
contest-collect = Recueillir
contest-collect-about = Vous seul voyez le tableau. Scannez les codes, collez un texte quelconque qui contient des résultats, ou ouvrez des fichiers ; vous pouvez aussi les déposer sur cette page.
contest-scan = Scanner des résultats
contest-files = Ouvrir des fichiers texte
contest-paste = Coller des résultats, autant que vous voulez
contest-add = Ajouter
contest-honest = Les parties modifiées, les autres cartes et les robots qui jouent mal exprès sont découverts. Qui joue deux fois sur deux appareils, ou consulte un autre programme, ne l’est pas.
contest-claimer = Nom
contest-claim = Code d’un résultat, douze signes
contest-claim-add = Ajouter le code
contest-offered =
    { $from ->
        [dropped] Vous avez déposé ici
       *[opened] Le lien apporte
    } { $count ->
        [one] un résultat
       *[other] { $count } résultats
    } ({ $names }). Rien n’est gardé sans votre accord.
contest-news =
    { $count ->
        [one] Un résultat
       *[other] { $count } résultats
    }{ $twice ->
        [0] .
        [one] {" "}; un était déjà là.
       *[other] {" "}; { $twice } étaient déjà là.
    }
contest-nothing = Il n’y a pas de résultat dedans.
contest-refused = { $text } est laissé de côté : { $reason }
contest-progress = Vérifiés selon les règles : tous. Avec les robots : { $done } sur { $due }.
contest-csv = Tableau en fichier (CSV)
contest-print = Imprimer
contest-share = Copier un lien vers tout le tableau
contest-total = Toutes les donnes
contest-of = { $points } sur { $most }
contest-first = premier
contest-claimed = tapé, non vérifié
contest-contradicted = tapé ; la partie remise dit autre chose
contest-by-rules = selon les règles
contest-by-bots = vérifié
contest-strange =
    { $count ->
        [one] La place { $seat } joue autrement au coup { $entry }.
       *[other] La place { $seat } joue autrement au coup { $entry }, et les robots { $count } fois en tout.
    }
contest-twin = Coup pour coup la même partie que celle de { $name }.
contest-later = Un autre essai sous ce nom compte.
contest-remove = Retirer le résultat de
contest-column-deal = Donne
contest-column-place = Place
contest-column-name = Nom
contest-column-rank = Rang
contest-column-score = Points du jeu
contest-column-points = Points de match
contest-column-most = Points de match au plus
contest-column-turns = Tours
contest-column-try = Essai
contest-column-checked = Vérifié
contest-column-luck = Chance
contest-column-play = Talent
contest-column-result = Résultat
contest-column-deals = Donnes
contest-word-said = Avant de commencer, un mot est dit : écrivez-le quand il vous est demandé.
contest-sheet-code = Ouvrez le lien avec l’appareil photo, ou tapez ce code :
contest-sheet-typed = À taper sous « Soirée de club » à l’adresse { $address }.
contest-file-about = Cette page a été ouverte comme fichier : il n’y a donc pas de lien. Qui a aussi le fichier tape le code. Qui arrive tard commence tard.
contest-file-code = Ouvrez le fichier de Freebooters, choisissez « Soirée de club » et tapez ce code :
contest-worksheet-lesson = D’abord : une leçon
contest-worksheet-lesson-about = Jouez la leçon de { $game } jusqu’au bout.
contest-worksheet-puzzles = Ensuite : deux problèmes
contest-worksheet-deal = Enfin : la même partie pour tous
contest-worksheet-result = Code de votre résultat :

error-contest = Il n’y a pas de soirée avec ces réglages.
error-code-length = Un code a { $signs } signes ; celui-ci en a { $found }.
error-code-sign = Il n’y a pas de « { $sign } » dans les codes.
error-code-wrong = Un signe de ce code est faux, ou deux sont intervertis.
error-code-version = Ce code vient d’une autre version de la page. Rechargez-la pour avoir la plus récente.
error-code-edition = Ce code vient d’autres règles ou d’autres robots. Il faut à tous la même version de la page : rechargez-la.
error-result-other = C’est un résultat d’une autre soirée.
error-result-word = Cette partie a été jouée avec un autre mot.
error-result-chance = Les cartes ne sont pas celles de la donne, à partir de l’entrée { $entry } de son journal.

## L’atelier des règles, qui vient avec ses écrans

workshop-title = Atelier des règles
workshop-lead = Les règles d’un petit jeu sous forme de texte, à côté de sa table. Changez une ligne : la partie est aussitôt redistribuée selon vos règles.
workshop-choose = Que voulez-vous changer ?
workshop-begin = Commencez ici
workshop-change = Changer les règles
workshop-lines = { $lines } lignes de Python
workshop-blank = Modèle
workshop-blank-about = Des pièces dans un coffre : le plus court des jeux, pour en faire le vôtre.
workshop-open-file = Ouvrir un fichier
workshop-yours = Vos jeux
workshop-delete = Supprimer
workshop-deleted = { $name } est supprimé.
workshop-file = Enregistrer en fichier
workshop-missing = Ce jeu n’existe pas sur cet appareil.
workshop-starting = On prépare la table…
workshop-tab-table = Table
workshop-tab-rules = Règles
workshop-anew = redistribuée
workshop-text = Règles de { $name }
workshop-indent = Augmenter le retrait
workshop-outdent = Diminuer le retrait
workshop-signs = Signes
workshop-try = Essayez la ligne { $line } :
workshop-go = Aller à la ligne { $line }
workshop-dice = Autres dés
workshop-stop = Arrêter
workshop-share = Partager
workshop-dealt =
    { $moves ->
        [0] Nouvelle donne, mêmes dés.
        [one] Nouvelle donne, mêmes dés. Votre coup a été rejoué.
       *[other] Nouvelle donne, mêmes dés. Vos { $moves } coups ont été rejoués.
    }
workshop-dealt-some = Nouvelle donne, mêmes dés. { $kept } de vos { $moves } coups ont été rejoués ; vos règles ne permettent pas le suivant.
workshop-fault-line = Ligne { $line } : { $message }
workshop-still = La table montre encore vos règles d’il y a un instant.
workshop-examining = On regarde si toutes les promesses tiennent…
workshop-hold =
    { $games ->
        [one] Toutes les promesses tiennent (une partie jouée).
       *[other] Toutes les promesses tiennent ({ $games } parties jouées).
    }
workshop-broken = Une promesse n’est pas tenue.
workshop-itself = Le jeu dit de lui-même :
workshop-promise = Promesse { $number } : { $message }
workshop-show = Montrez-moi
workshop-shown = C’est à ce moment que cela se voit.
workshop-back = Revenir à ma partie
workshop-stopped = Arrêté. Changez quelque chose, ou relancez.
workshop-lost = Cela durait trop longtemps et a été arrêté. Quelque chose change-t-il dans une boucle ?
workshop-again = Relancer
workshop-link = Lien vers votre jeu
workshop-name = Nom de votre jeu
workshop-share-about = Ce lien contient vos règles. Qui l’ouvre joue à votre jeu ; rien n’est envoyé à personne d’autre.
workshop-share-long = Ces règles sont trop longues pour un lien. Enregistrez-les en fichier et envoyez celui-ci.
workshop-real = En faire un vrai jeu
workshop-real-about = Pour qui veut le proposer au projet : enregistrez-le dans un fichier. Dans une copie de travail de Freebooters, avec un nom court de votre choix, ceci en fait un jeu :
workshop-sent = On vous envoie un jeu
workshop-sent-lines =
    { $lines ->
        [0] Il a les règles de { $game }, inchangées.
        [one] Une ligne diffère de { $game }.
       *[other] { $lines } lignes diffèrent de { $game }.
    }
workshop-differs = Lignes qui diffèrent
workshop-sent-wall = Il s’exécute derrière un mur : il peut utiliser le processeur de cet appareil et rien d’autre, ni vos parties ni le réseau. Les mots qu’il affiche sont ceux de l’expéditeur, pas les nôtres.
workshop-play = Jouer
workshop-read = Lire d’abord les règles
workshop-band = Un jeu venu d’un lien
workshop-keep = Garder une copie
workshop-kept = Gardé parmi vos jeux de l’atelier.
workshop-unkept = Impossible de le garder : le stockage de cet appareil est plein ou ne répond pas. « Partager » permet de l’enregistrer dans un fichier.
workshop-wrong = Ce jeu ne peut pas être ouvert
workshop-wrong-damaged = Il en manque une partie, ou elle a changé en chemin. Demandez-le encore une fois.
workshop-wrong-newer = Il vient d’une version plus récente de cette page. Rechargez la page, puis réessayez.
workshop-wrong-base = Il vient d’une autre version du jeu que celle de cette page, et ses changements ne s’y appliquent pas. Demandez-le en fichier.
workshop-wrong-foreign = Ce fichier ne contient aucun jeu de l’atelier.
workshop-wrong-large = Ce fichier est trop gros pour un jeu de l’atelier.

## Parties par correspondance, avec leurs écrans

post-title = Parties par correspondance
post-lead = Chaque coup est un lien que vous vous envoyez entre amis par la messagerie de votre choix, chacun quand il a le temps. Rien n’est enregistré ailleurs que sur vos propres appareils.
post-insecure = Pour jouer par correspondance, la page doit être ouverte en https : sinon le navigateur ne chiffre rien. Ouvrez cette page par son adresse https.
post-copied = Copié. Collez-le dans un message.
post-paste = Collez un message ou un lien
post-go = Vers la partie
post-all = Vers les parties
post-to-table = Vers la table
post-opening = La lettre s’ouvre…
post-last-seen = La table à votre dernière visite.
post-remove = Supprimer
post-removed = { $game } : supprimée, avec ses clés.
post-deleted = Les lettres de cette partie ont été supprimées ici, avec leurs clés : on ne peut plus écrire à personne.
post-turns =
    { $count ->
        [0] Parties par correspondance
        [one] À vous de jouer dans une partie par correspondance
       *[other] À vous de jouer dans { $count } parties par correspondance
    }
post-standing-over = La partie est finie.
post-standing-begun = Commencée le { $when } ; personne n’est encore invité.
post-standing-invited =
    { $count ->
        [one] Invitation du { $when }. Il manque une réponse.
       *[other] Invitations du { $when }. Il manque { $count } réponses.
    }
post-standing-complete = Tout le monde a accepté ; rien n’est encore distribué.
post-standing-moved = Vous la continuez sur un autre appareil.
post-standing-own = C’est à vous.
post-standing-theirs = On attend { $names }.
post-since = Dernier envoi : { $when }. Vous pourriez le renvoyer.
post-invite-title = Inviter par correspondance
post-invite-about = Vous vous envoyez des liens par la messagerie de votre choix, chacun quand il a le temps. Chaque invitation est pour une seule personne ; quand une réponse arrive, ouvrez-la ici.
post-invite = Envoyer l’invitation
post-invite-again = La renvoyer
post-not-invited = pas encore invité
post-invited = invité
post-accepted = a accepté
post-invite-missing =
    { $count ->
        [one] Il manque une réponse.
       *[other] Il manque { $count } réponses.
    }
post-invite-complete = Tout le monde a accepté.
post-honest = Cet appareil distribue et connaît toutes les cartes, comme un donneur qui joue aussi. La partie peut être vérifiée à la fin.
post-has-accepted = { $name } a accepté.
post-accepted-again = { $name } avait déjà accepté : rien ne change.
post-accepted-late = { $name } a accepté trop tard : cette partie est déjà distribuée.
post-accepted-twice = { $name } a accepté aussi, avec l’invitation déjà acceptée par { $other }. Demandez à qui elle était destinée.
post-accept-other = { $name } prend la place
post-own = C’est votre propre invitation. Envoyez-la à votre ami.
post-accept-title = { $game } par correspondance
post-accept-about = { $name } vous invite à jouer à { $game } par correspondance. Vous vous envoyez des liens par la messagerie de votre choix. Rien n’est enregistré ailleurs que sur vos propres appareils.
post-accept = Accepter et envoyer
post-accept-again = Renvoyer la réponse
post-accept-unsent = Vous avez pris la place. Envoyez à { $name } votre réponse à l’invitation.
post-honest-friend = Chez { $name }, l’appareil distribue et connaît toutes les cartes, comme un donneur qui joue aussi. La partie peut être vérifiée à la fin. Ouvrez chaque lettre dans ce navigateur : lui seul a la clé.
post-has-written = Lettre { $number } : { $name } a joué.
post-has-answered = { $name } a répondu.
post-letter-wrong = La lettre envoyée par { $name } n’a pas pu être ouverte. { $why }
post-send-answer = Envoyer votre réponse
post-ready = Votre réponse est prête. Tant qu’elle n’est pas envoyée, vous pouvez changer d’avis.
post-drawn = Envoyez votre réponse : la lettre suivante dit ce qui est tiré, et votre tour continue.
post-sent = Envoyé. On attend { $name }.
post-answered = Vous avez répondu à cette lettre. Renvoyer la réponse ?
post-again = Renvoyer
post-newest = Vers la dernière lettre
post-backs = { $name } demande à annuler le dernier coup joué par { $names }.
post-backs-own = { $name } demande à annuler son dernier coup.
post-backs-yours = { $name } demande à annuler votre dernier coup.
post-backs-on = En jouant, vous donnez votre accord.
post-yes = Je suis d’accord
post-no = Je ne suis pas d’accord
post-found-older = Une lettre plus récente est arrivée. Voici où en était la partie.
post-found-otherwise = Chez { $name }, l’appareil a raconté la lettre { $number } deux fois, différemment. C’est noté pour la vérification à la fin.
post-found-whole = La lettre { $number } fait suite à une lettre que cet appareil n’a pas. Demandez à { $name } de l’envoyer en entier.
post-ask-whole = Demander la lettre entière
post-found-moved = Vous jouez maintenant cette partie sur un autre appareil.
post-found-none = Rien à faire pour l’instant : { $name } doit d’abord écrire la première lettre.
post-send-letter = Envoyer la lettre { $number } à { $name }
post-letter-to = Lettre { $number } à { $name }
post-again-to =
    { $count ->
        [one] Renvoyer
       *[other] Renvoyer à { $name }
    }
post-letter-ready = Envoyez la lettre : la suite revient à { $name }.
post-ask-ready = Envoyez la lettre qui demande à { $name } d’accepter l’annulation.
post-asked = On attend l’accord demandé à { $name }.
post-asked-on = On attend l’accord demandé à { $name }. Vous pouvez continuer : en cas de refus, ces coups ne comptent pas.
post-stop-asking = Ne rien annuler
post-send-opened = Envoyer pour vérification
post-move-about = Vous continuez là-bas où vous en êtes, et cet appareil s’arrête. Ce que vous avez choisi sans l’envoyer ne suit pas.
post-move-secret = Le lien contient la clé de vos lettres : qui l’a peut jouer en votre nom. Ne l’envoyez qu’à vous-même.
post-move-make = Créer le lien
post-move-stopped = Cet appareil s’est arrêté : il n’ouvre plus de lettre de cette partie et n’y répond plus.
post-move-back = Continuer ici malgré tout
post-move-back-about = Seulement si vous n’avez pas continué là-bas : sinon les deux appareils répondent, et la première réponse compte.
post-move-go = Continuer ici
post-move-ask = Vous êtes { $name } et jouez avec { $names }. La partie passe sur cet appareil ; l’autre s’est arrêté.
post-move-yours = Vous n’êtes pas { $name } ? Alors ce lien n’est pas pour vous, et quelqu’un devrait savoir qu’il s’est égaré.
post-move-wrong = Ce lien n’a pas pu être ouvert. { $why }
post-move-here = Cette partie est déjà sur cet appareil, et pas moins avancée : rien ne change.
post-move-others = Ce lien amène la place d’un ami dans { $game } sur un autre de ses appareils. Il n’est pas pour celui-ci, qui distribue.
post-move-bare = La dernière lettre n’avait pas de place dans le lien. Ouvrez ici la dernière lettre envoyée par { $name } ; s’il lui manque la précédente, demandez-la entière.
post-check = Vérifier la partie
post-checking = La partie entière est comparée à ce que cet appareil a vu…
post-letters = Lettres
post-sent-at = Lettre { $number } ; dernier envoi : { $when }
post-sent-never = Rien n’a encore été envoyé.
post-give = Laisser un robot jouer pour { $name }
post-give-back = Laisser { $name } rejouer
post-ask-back = Annuler le dernier coup joué par { $name }
post-back-about = Une fois la lettre partie, ce qu’elle raconte n’est annulé que si tout le monde est d’accord : la lettre suivante le demande à chacun.
post-file-about = Avec un fichier, la partie continue sur un autre appareil, ou ici si le navigateur l’a supprimée. Qui a le fichier peut voir toutes les cartes et écrire vos lettres.
post-file-risk = Envoyé. On attend { $name }. Gardez un fichier : ce navigateur pourrait supprimer la partie.
post-file-ask =
    { $count ->
        [one] Dans ce fichier, la partie avec { $names } est telle qu’elle était le { $when }, après une lettre de vous.
       *[other] Dans ce fichier, la partie avec { $names } est telle qu’elle était le { $when }, après { $count } lettres de vous.
    }
post-file-one = Continuez-la sur un seul appareil.
post-file-replaces = La partie sur cet appareil est moins avancée et sera remplacée.
post-file-old = La partie sur cet appareil est plus avancée : rien ne change.
post-file-since = Si elle a continué depuis : ouvrez les réponses reçues, dans leur ordre, et refaites vos choix. Les mêmes lettres en sortiront. D’autres lettres seraient remarquées par les appareils de vos amis.
post-file-none = Il ne contient pas de partie par correspondance.
post-file-damaged = Le fichier est incomplet ou a été modifié.
post-file-newer = Il vient d’une version plus récente de cette page. Rechargez la page, puis réessayez.
post-told-part =
    { $counted ->
        [one] { $counted } de vos { $count } choix était possible dans l’état de la partie.
       *[other] { $counted } de vos { $count } choix étaient possibles dans l’état de la partie.
    }
post-told-away = Entre-temps, un robot a joué pour vous.
post-told-left-out =
    { $count ->
        [one] Une entrée plus ancienne du journal n’avait pas de place dans la lettre : elle viendra avec la partie entière.
       *[other] { $count } entrées plus anciennes du journal n’avaient pas de place dans la lettre : elles viendront avec la partie entière.
    }
post-taken-played = { $name } a répondu.
post-taken-part =
    { $counted ->
        [one] Un seul des { $count } choix faits par { $name } était possible dans l’état de la partie ; la lettre suivante demande le reste.
       *[other] { $counted } des { $count } choix faits par { $name } étaient possibles dans l’état de la partie ; la lettre suivante demande le reste.
    }
post-taken-agreed = { $name } est d’accord.
post-taken-again = { $name } avait déjà envoyé cette réponse : rien ne change.
post-taken-differs = { $name } a répondu deux fois, différemment. La première réponse compte.
post-taken-late = { $name } répond trop tard : la lettre ne compte plus.
post-taken-ahead = { $name } répond à une lettre que cet appareil n’a pas envoyée : la partie a continué ailleurs, ou à partir d’une copie plus ancienne.
post-taken-illegal = Ce que { $name } a envoyé n’est pas une réponse. Demandez-la encore une fois.
post-taken-refused = { $name } n’est pas d’accord : rien n’est annulé.
post-taken-whole = { $name } a besoin de la lettre entière. Renvoyez-la.
post-fault-cut = Ce lien n’est pas complet. Copiez le message entier et collez-le ici.
post-fault-altered = Ce lien a été altéré en route. Copiez le message entier et collez-le ici, ou redemandez-le.
post-fault-older = Ce lien vient d’une version plus ancienne de cette page. Redemandez-le.
post-fault-newer = Ce lien vient d’une version plus récente de cette page. Rechargez la page, puis réessayez.
post-fault-none = Il n’y a pas de lettre dans ce texte.
post-stranger = Cette lettre de { $game } est pour la place de quelqu’un d’autre, ou pour un autre navigateur. Si elle est à vous, ouvrez-la là où vous avez accepté l’invitation : collez-la là-bas.
post-line-invitation = { $game } par correspondance : on joue ?
post-line-acceptance = { $game } par correspondance : { $name } accepte
post-line-letter = { $game }, lettre { $number } : à toi, { $name }
post-line-told = { $game }, lettre { $number } pour { $name }
post-line-answer = { $game } : réponse à la lettre { $number }
post-line-no = { $game } : non à la lettre { $number }
post-line-whole = { $game } : merci d’envoyer la lettre { $number } en entier
post-line-opened = { $game } : la partie entière, à vérifier
