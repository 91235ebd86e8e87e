workshop-fault-python = Python dit : { $said }
workshop-fault-endless = Les règles étaient encore occupées au bout de 2 secondes et ont été arrêtées ici. Quelque chose change-t-il dans cette boucle ?
workshop-fault-memory = Il faudrait plus de mémoire qu’un jeu ne peut en avoir.
workshop-fault-recursion = Cette fonction s’appelle elle-même sans fin.
workshop-fault-method = Il manque aux règles la méthode { $method }.
workshop-fault-module = Le module { $module } n’existe pas ici.
workshop-fault-game = Le texte ne crée pas de `game` : il se termine par game = plain_game(…).
workshop-fault-id = Le jeu se nomme « { $found } » ; ici, ce doit être « { $wanted } ».
workshop-fault-name = Ni un jeu ni l’un de ses fichiers ne peut s’appeler « { $name } ».
workshop-fault-size = Un jeu a au plus { $letters } caractères.
workshop-fault-table = Le jeu montre une table que cette page ne peut pas dessiner.
workshop-fault-stopped = Le jeu ne répondait plus et a été arrêté.
workshop-no-wall = Ce navigateur ne peut pas isoler des règles de vos parties ; elles ne sont donc pas exécutées ici.
workshop-no-frame = La partie de cette page qui isole les règles n’est pas arrivée. Si vous êtes hors ligne, connectez-vous, puis rouvrez cette page.
