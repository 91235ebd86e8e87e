race-title = La course à la Tortue
race-tagline = Un dé, un navire : continuez malgré la tempête, ou jetez l’ancre.
race-about =
    Le dé roule, et votre navire avance d’autant. Puis vous choisissez : continuer, ou jeter l’ancre et garder ce que vous avez. Sur un 1, la tempête vous ramène là où votre tour a commencé.

    Qui arrive sur un autre navire le fait dériver jusqu’au dernier port. Le premier à la Tortue gagne.

race-prompt = Continuer, ou jeter l’ancre ici ?
race-goal = Arrivez avant les autres à la Tortue.
race-first-change = Le nombre de la ligne { $line } est la longueur de la course. Mettez 12.
race-row-places = Position
race-do-roll = Continuer
race-do-anchor = Jeter l’ancre

race-log-sailed = { $seat } fait { $number } et vogue jusqu’à { $place }.
    .seat = Vous faites { $number } et voguez jusqu’à { $place }.
race-log-stormed = { $seat } essuie la tempête et se retrouve à { $place }.
    .seat = Vous essuyez la tempête et vous retrouvez à { $place }.
race-log-drifted = { $seat } dérive jusqu’à { $place }.
    .seat = Vous dérivez jusqu’à { $place }.
race-log-anchored = { $seat } jette l’ancre à { $place }.
    .seat = Vous jetez l’ancre à { $place }.
race-log-arrived = { $seat } est à la Tortue.
    .seat = Vous êtes à la Tortue.

race-primer-goal = Parcourez avant les autres les 30 cases jusqu’à la Tortue.
    .title = Le but
race-primer-turn = Lancez le dé tant que vous l’osez. Jetez l’ancre avant la tempête.
    .title = Votre tour
race-rule-rt-1 = Chaque tour commence par un lancer. Votre navire avance d’autant de cases.
    .title = Voguer
race-rule-rt-2 = Le 1 est la tempête : elle vous ramène là où votre tour a commencé, et votre tour est fini.
    .title = La tempête
race-rule-rt-3 = Après tout autre lancer, vous pouvez continuer ou jeter l’ancre : votre tour finit alors et vous gardez votre place.
    .title = Continuer ou jeter l’ancre
race-rule-rt-4 = Le navire sur lequel arrive le vôtre dérive jusqu’au dernier port. Les ports sont à 0, 10 et 20 ; les navires y mouillent côte à côte.
    .title = Les rencontres
race-box = Un dé, et un navire par joueur.

    Un trajet de 30 cases.
