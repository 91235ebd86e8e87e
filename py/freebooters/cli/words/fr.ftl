terminal-name = { $who } { $number }
terminal-player = Joueur
terminal-turn = { $seat } : { $prompt }
terminal-ask = { $count ->
    [one] 1, ou t table · u annuler · q quitter :
   *[other] 1 à { $count }, ou t table · u annuler · q quitter :
}
terminal-help = Tapez le numéro d’un choix, t pour savoir ce qu’il y a sur la table, u pour annuler, ou q pour quitter.
terminal-curtain = C’est à { $seat } de jouer. Passez l’écran, puis appuyez sur Entrée.
terminal-left = La partie a été quittée.
terminal-saved = Enregistré : { $file }
terminal-unfinished = La partie n’est pas finie.
terminal-so-far = La partie n’est pas finie : voici où elle en est.
terminal-chances = Les chances de gagner à chaque décision
terminal-percent = { $number } %
terminal-no-turning = La partie n’a basculé à aucun moment.
terminal-line = { $name } : { $text }
terminal-span-now = { $name } : { $start } au départ, { $result } maintenant
terminal-standing = { $rank }. { $name } : { $standing }
terminal-rule = { $text } (règle { $rule })
terminal-check-held = { $setting } : { $games ->
    [one] une partie, rien de rompu
   *[other] { $games } parties, rien de rompu
}
terminal-check-broken = { $setting } :
terminal-check-again = { $setting } : la même chose est rompue ici
terminal-check-all = { $games ->
    [one] En une partie, chaque promesse a été tenue.
   *[other] En { $games } parties, chaque promesse a été tenue.
}
terminal-promise = Promesse { $number } : { $text }
terminal-error-seat = « { $who } » ne peut pas s’asseoir ici ; sont possibles : { $known }.
terminal-error-missing = Le fichier { $file } n’existe pas.
terminal-error-folder = { $file } est un dossier, pas un fichier.
terminal-error-no-folder = Le dossier { $folder } n’existe pas.
terminal-error-read = { $file } ne peut pas être lu.
terminal-error-text = { $file } n’est pas du texte.
terminal-error-file = { $file } : { $text }
terminal-error-system = Le système refuse : { $reason }
terminal-error-write = { $file } ne peut pas être écrit.
terminal-arena-played = { $over ->
    [one] { $over } partie jouée sur { $games }.
   *[other] { $over } parties jouées sur { $games }.
}
terminal-learned = { $round ->
    [one] { $round } tour d’apprentissage sur { $rounds }.
   *[other] { $round } tours d’apprentissage sur { $rounds }.
}
terminal-error-results = { $file } ne contient pas de résultats de l’arène (ligne { $line }).
terminal-error-results-seed = { $file } a été joué avec la graine « { $found } », et non « { $wanted } ».
terminal-error-results-rules = { $file } contient des parties de { $game } selon d’autres règles. Commencez un nouveau fichier.
terminal-error-backend = Impossible d’utiliser « { $backend } » : { $reason }
terminal-error-promises = { $count ->
    [one] Une chose n’est pas tenue.
   *[other] { $count } choses ne sont pas tenues.
}
terminal-error-field = Aucun de ces jeux ne se joue à ce nombre.
terminal-error-played = { $file } ne contient aucune partie de ces jeux.
terminal-error-rivals = Il n’y a personne à comparer : nommez deux niveaux.
terminal-error-learn = « { $game } » n’est pas un jeu qui apprend ; sont possibles : { $known }.
terminal-error-learn-set = { $game } n’a pas de jeu de poids « { $name } » ; sont possibles : { $known }.
terminal-error-learn-which = { $game } a plusieurs jeux de poids ; choisissez-en un avec --set : { $known }.
terminal-error-learn-way = Le jeu de poids { $name } ne s’apprend pas par « { $way } » ; possible : { $known }.
