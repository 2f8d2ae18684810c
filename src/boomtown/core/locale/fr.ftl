### What all games share, in French.

## Seats

seat-hat = Chapeau
seat-star = Étoile
seat-cactus = Cactus
seat-boot = Botte
seat-horseshoe = Fer à cheval
seat-cow = Vache
chance = Hasard
spectator = Spectateur

## Prompts of those who are not asked

prompt-game-over = La partie est terminée.
prompt-chance = Le hasard décide.
prompt-waiting = Les autres sont en train de choisir.
prompt-waiting-for = { $name } est en train de choisir.

## Why something was refused

not-your-turn = Ce n’est pas ton tour.
game-over = La partie est terminée : il n’y a plus rien à faire.
no-such-action = Cette action n’existe pas dans ce jeu.
no-such-seat-count = Ce jeu se joue de { $fewest } à { $most }.
no-such-variant = Ce jeu n’a pas cette variante.
variant-twice = Ne règle chaque variante que d’une seule façon.
variants-exclude = Ces variantes ne vont pas ensemble.
variant-needs-another =
    Une de ces variantes ne change rien sans une autre : son explication dit laquelle manque.
no-such-game = Aucun jeu ne porte ce nom.
bad-record = Ce n’est pas un enregistrement de partie, ou l’un de ses coups n’est pas permis.
no-such-move = L’enregistrement ne compte pas autant de coups.
nothing-to-undo = Tu n’as aucun coup à annuler.

## Parts of sentences

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
list-next = { $items }, { $next }
list-last = { $items } et { $last }
way-north = { $steps } au nord
way-east = { $steps } à l’est
way-south = { $steps } au sud
way-west = { $steps } à l’ouest

# $side is n, e, s or w. `listed` is one of several in a row: "au nord, à l’est et à l’ouest".
side = { $side ->
    [n] le nord
    [e] l’est
    [s] le sud
   *[w] l’ouest
}
    .listed = { $side ->
        [n] au nord
        [e] à l’est
        [s] au sud
       *[w] à l’ouest
    }
    .toward = { $side ->
        [n] vers le nord
        [e] vers l’est
        [s] vers le sud
       *[w] vers l’ouest
    }
    .at = { $side ->
        [n] côté nord
        [e] côté est
        [s] côté sud
       *[w] côté ouest
    }
