### Carcassonne: Gold Rush, in French.

-gold-rush = Carcassonne : La Ruée vers l’or

gold-rush-title = { -gold-rush }
gold-rush-introduction =
    Tuile après tuile, un coin du Far West prend forme : montagnes, prairies, voies ferrées et villes. Poste
    tes cow-boys là où ils te rapporteront des points, et plante ta tente sur une montagne prometteuse pour y
    chercher de l’or, même si d’autres la tiennent. Qui a le plus de points après la dernière tuile remporte
    { -gold-rush }.

gold-rush-variant-no-farmers = Sans fermiers
    .explanation =
        On ne place pas de cow-boys dans les prairies, et celles-ci ne rapportent rien. Conseillé pour une
        première partie.
gold-rush-variant-first-seat = Qui commence : la première place
    .explanation = La personne assise à la place 1 joue en premier ; à vous de convenir de qui ce sera.
gold-rush-variant-first-lot = Qui commence : tirage au sort
    .explanation = Le sort désigne qui joue en premier. Toutes les places ont les mêmes chances.

## Components

gold-rush-name-cowboy = cow-boy
gold-rush-name-railwayman = cheminot
gold-rush-name-gold-miner = chercheur d’or
gold-rush-name-merchant = marchand
gold-rush-name-farmer = fermier
gold-rush-name-tent = tente

## Parts of sentences

# A mining token by what it shows.
gold-rush-token = { $nuggets ->
    [0] gravier
    [one] { $nuggets } pépite
   *[other] { $nuggets } pépites
}
gold-rush-start-tile = sur la tuile de départ

# What a tile shows at a side: "montre une montagne". $land is mountain, railroad or prairie.
gold-rush-land = { $land ->
    [mountain] une montagne
    [railroad] une voie ferrée
   *[prairie] une prairie
}
# One of several: "a mountain at the north side".
gold-rush-needed = { $land } { $side }

# Where a cowboy is on a tile: a side, the city, or half of a side, left or right as seen from the middle.
gold-rush-spot = { $spot ->
    [n] côté nord
    [e] côté est
    [s] côté sud
    [w] côté ouest
    [city] dans la ville
    [nl] côté nord, moitié ouest
    [nr] côté nord, moitié est
    [el] côté est, moitié nord
    [er] côté est, moitié sud
    [sl] côté sud, moitié est
    [sr] côté sud, moitié ouest
    [wl] côté ouest, moitié sud
   *[wr] côté ouest, moitié nord
}

# The name of a tile is a row of these.
gold-rush-tile-and = { $one } ; { $two }
gold-rush-tile-plain = rien que de la prairie
gold-rush-tile-mountain = { $count ->
    [4] montagne de tous les côtés
   *[other] montagne { $sides }
} ({ $nuggets ->
    [one] { $nuggets } pépite
   *[other] { $nuggets } pépites
})
gold-rush-tile-hub = { $hub ->
    [city] ville
   *[junction] embranchement
} avec voies ferrées { $count ->
    [4] de tous les côtés
   *[other] { $sides }
}
gold-rush-tile-railroad = voie ferrée entre { $start } et { $end }{ $locomotives ->
    [0] {""}
    [one] {" "}avec une locomotive
   *[other] {" "}avec { $locomotives } locomotives
}
gold-rush-tile-tunnel = voie ferrée entre { $start } et la montagne{ $locomotives ->
    [0] {""}
    [one] {" "}avec une locomotive
   *[other] {" "}avec { $locomotives } locomotives
}
gold-rush-tile-tipis = { $tipis ->
    [one] campement de tipis
   *[other] { $tipis } campements de tipis
} { $sides }
gold-rush-tile-horses = { $horses ->
    [one] chevaux sauvages
   *[other] { $horses } troupeaux de chevaux sauvages
} { $sides }

## Actions

gold-rush-action-draw = Pioche la tuile : { $tile }
gold-rush-action-token = Retourne un jeton : { $token }
gold-rush-action-place = Place la tuile { $place }, le haut { $side }
    .group = Placer la tuile
    .short = Poser { $place }
gold-rush-action-cowboy = { $role ->
    [railwayman] Cheminot sur la voie ferrée, { $spot }
    [gold-miner] Chercheur d’or sur la montagne, { $spot }
    [merchant] Marchand { $spot }
    [farmer] Fermier dans la prairie, { $spot }
   *[cowboy] Cow-boy sur la nouvelle tuile, { $spot }
}
    .group = Placer un cow-boy
    .short = { $role ->
        [railwayman] Placer un cheminot
        [gold-miner] Placer un chercheur d’or
        [merchant] Placer un marchand
        [farmer] Placer un fermier
       *[cowboy] Placer un cow-boy
    }
gold-rush-action-tent = Plante ta tente { $place }, sur la montagne { $side }
    .group = Planter la tente
    .short = Planter la tente ici
gold-rush-action-mine = Cherche de l’or : prends le premier jeton de la montagne où se trouve ta tente
    .group = Chercher de l’or
gold-rush-action-pass = Ne fais rien d’autre ce tour-ci
    .group = Ne rien faire de plus
gold-rush-action-begin = { $player } commence

## Prompts

gold-rush-prompt-draw-first-seat = Qui commence ?
    .hint = Le sort décide ; toutes les places ont les mêmes chances.
gold-rush-prompt-draw-tile = Pioche une tuile.
    .hint = { $tiles ->
        [one] Il reste { $tiles } tuile dans les piles.
       *[other] Il reste { $tiles } tuiles dans les piles.
    }
gold-rush-prompt-place-tile = Place ta tuile : { $tile }.
    .hint = Elle doit toucher une tuile déjà posée, et chaque côté doit prolonger ce qu’il rencontre.
gold-rush-prompt-choose-action = Place un cow-boy, plante ta tente, cherche de l’or ou ne fais rien d’autre.
    .hint = { $cowboys ->
        [0] Tu n’as plus de cow-boy
        [one] Il te reste { $cowboys } cow-boy
       *[other] Il te reste { $cowboys } cow-boys
    }{ $tokens ->
        [0] .
        [one] {" "}et { $tokens } jeton se trouve sur la montagne de ta tente.
       *[other] {" "}et { $tokens } jetons se trouvent sur la montagne de ta tente.
    }
gold-rush-prompt-take-token = Prends le premier jeton de la montagne où se trouve la tente.
    .hint = Seul son propriétaire peut le regarder.
gold-rush-prompt-share-tokens = Distribue le prochain jeton de la montagne terminée.
    .hint = Il revient à qui y a le plus de chercheurs d’or ; à égalité, on se sert à tour de rôle.

## Events

gold-rush-event-begins = Le sort désigne { $name }, qui commence.
gold-rush-event-tile-drawn = { $name } pioche une tuile : { $tile }.
gold-rush-event-tile-discarded =
    { $name } pioche une tuile qui n’a sa place nulle part, et elle est retirée du jeu : { $tile }.
gold-rush-event-tile-placed = { $name } place la tuile { $place } : { $tile }.
gold-rush-event-tokens-placed = { $tokens ->
    [one] { $tokens } jeton de mine rejoint
   *[other] { $tokens } jetons de mine rejoignent
} la montagne ({ $place }), dont la pile compte maintenant { $pile }.
gold-rush-event-cowboy-placed = { $name } place { $role ->
    [railwayman] un cheminot
    [gold-miner] un chercheur d’or
    [merchant] un marchand
   *[farmer] un fermier
} { $spot } ({ $place }).
gold-rush-event-cowboy-returned = { $name } récupère { $role ->
    [railwayman] un cheminot
    [gold-miner] un chercheur d’or
    [merchant] un marchand
   *[farmer] un fermier
} ({ $place }).
gold-rush-event-tent-pitched = { $name } plante sa tente ({ $place }).
gold-rush-event-tent-moved = { $name } déplace sa tente ({ $place }).
gold-rush-event-tent-returned = La montagne est terminée, et { $name } récupère sa tente ({ $place }).
gold-rush-event-token-taken = { $name } prend un jeton de mine ({ $place }). { $pile ->
    [0] Il n’en reste plus là-bas.
    [one] Il en reste { $pile } là-bas.
   *[other] Il en reste { $pile } là-bas.
}
gold-rush-event-token-seen = Ton nouveau jeton montre { $nuggets ->
    [0] du gravier, et rien d’autre.
    [one] { $nuggets } pépite.
   *[other] { $nuggets } pépites.
}
gold-rush-event-mountain-unclaimed =
    Une montagne est terminée sans aucun chercheur d’or ({ $place }). { $tokens ->
    [0] Il n’y restait aucun jeton.
    [one] Son dernier jeton est retiré du jeu.
   *[other] Ses { $tokens } jetons sont retirés du jeu.
}
gold-rush-event-passed = { $name } ne fait rien d’autre ce tour-ci.
gold-rush-event-final-scoring =
    Il n’y a plus de tuiles : le décompte final commence. Les tentes et les jetons restés sur les montagnes
    sont retirés.
gold-rush-event-won = { $winners ->
    [one] { $name } gagne avec { points } !
   *[other] Victoire partagée pour { $name } avec { points } !
}

## Score lines

gold-rush-score-railroad = { $name } marque { points } pour une voie ferrée terminée { $tiles ->
    [one] d’une tuile
   *[other] de { $tiles } tuiles
} ({ $place }){ $locomotives ->
    [0] .
    [one] , doublés par son unique locomotive.
   *[other]  ; ses { $locomotives } locomotives ne doublent rien.
}
    .category = Voies ferrées
gold-rush-score-city = { $name } marque { points } pour une ville terminée reliée à { $railroads ->
    [one] { $railroads } voie ferrée
   *[other] { $railroads } voies ferrées
} ({ $place }).
    .category = Villes
gold-rush-score-mountain = { $name } marque { points } pour une montagne terminée { $nuggets ->
    [one] de { $nuggets } pépite
   *[other] de { $nuggets } pépites
} ({ $place }).
    .category = Montagnes
gold-rush-score-incomplete-mountain = { $name } marque { points } pour une montagne inachevée { $nuggets ->
    [one] de { $nuggets } pépite
   *[other] de { $nuggets } pépites
} ({ $place }).
    .category = Montagnes inachevées
gold-rush-score-incomplete-railroad =
    { $name } marque { points } pour une voie ferrée inachevée { $tiles ->
    [one] d’une tuile
   *[other] de { $tiles } tuiles
} ({ $place }).
    .category = Voies ferrées inachevées
gold-rush-score-incomplete-city =
    { $name } marque { points } pour une ville inachevée reliée à { $railroads ->
    [0] aucune voie ferrée terminée
    [one] { $railroads } voie ferrée terminée
   *[other] { $railroads } voies ferrées terminées
} ({ $place }).
    .category = Villes inachevées
gold-rush-score-prairie = { $name } marque { points } pour une prairie : { $tipis ->
    [0] aucun campement de tipis
    [one] { $tipis } campement de tipis
   *[other] { $tipis } campements de tipis
}, { $horses ->
    [0] aucun cheval sauvage
    [one] { $horses } troupeau de chevaux sauvages
   *[other] { $horses } troupeaux de chevaux sauvages
} ({ $place }).
    .category = Prairies
gold-rush-score-gold = { $name } retourne { $tokens ->
    [one] { $tokens } jeton de mine
   *[other] { $tokens } jetons de mine
} et marque { points }.
    .category = Or

## Why not

gold-rush-reason-begin-first = Le sort doit d’abord désigner qui commence.
gold-rush-reason-no-such-seat = Personne n’est assis là : cette table a moins de places.
gold-rush-reason-draw-first = Il faut d’abord piocher une tuile.
gold-rush-reason-none-left = Il n’en reste plus.
gold-rush-reason-place-first = Place d’abord la tuile que tu as piochée.
gold-rush-reason-square-taken = Il y a déjà une tuile à cet endroit.
gold-rush-reason-not-adjacent =
    La tuile doit toucher une tuile posée par un côté entier ; un coin ne suffit pas.
gold-rush-reason-fits-in-no-turn =
    Quel que soit le sens, la tuile ne va pas ici : cette case demande { $needed }.
gold-rush-reason-does-not-continue =
    Avec le haut { $top }, la tuile ne se raccorde pas { $side } : elle y montre { $shown }, mais sa voisine
    montre { $there }. Tournée autrement, elle va sur cette case.
gold-rush-reason-same-turn =
    Dans ce sens, la tuile est identique à celle dont le haut pointe { $side } ; choisis plutôt celle-là.
gold-rush-reason-choose-action =
    À présent, tu peux placer un cow-boy, planter ta tente, chercher de l’or ou ne rien faire d’autre.
gold-rush-reason-no-cowboy-left =
    Tous tes cow-boys sont déjà placés. { $others ->
    [0] Ce sont des fermiers, et les fermiers restent jusqu’à la fin de la partie.
   *[other] { $farmers ->
        [0] Ils reviennent
        [one] Ton fermier reste jusqu’à la fin de la partie ; les autres reviennent
       *[other] Tes fermiers restent jusqu’à la fin de la partie ; les autres reviennent
    } quand leur voie ferrée, leur montagne ou leur ville est terminée.
}
gold-rush-reason-nothing-there =
    À cet endroit de la nouvelle tuile, il n’y a rien qu’un cow-boy puisse occuper.
gold-rush-reason-no-farmers = Cette partie se joue sans fermiers : aucun cow-boy ne va dans la prairie.
gold-rush-reason-other-spot = C’est le même élément, présent aussi { $spot } ; choisis cet endroit-là.
gold-rush-reason-feature-occupied =
    Un cow-boy, à toi ou à quelqu’un d’autre, occupe déjà cet élément, fût-ce sur une autre tuile.
gold-rush-reason-no-tile-there = Il n’y a pas de tuile là où tu veux planter ta tente.
gold-rush-reason-no-mountain-there =
    Une tente se plante sur une montagne, et ce côté de la tuile n’en montre pas.
gold-rush-reason-mountain-complete =
    Cette montagne est terminée ; une tente en demande une qui grandit encore.
gold-rush-reason-tent-there =
    Une tente occupe déjà cette partie de la montagne. D’autres parties sont peut-être libres.
gold-rush-reason-cowboy-there =
    Un chercheur d’or occupe cette partie de la montagne. D’autres parties sont peut-être libres.
gold-rush-reason-no-tent =
    Pour chercher de l’or, il te faut une tente sur une montagne, et la tienne est dans ta réserve.
gold-rush-reason-pile-empty = Il ne reste aucun jeton sur la montagne où se trouve ta tente.
gold-rush-reason-token-first = Il faut d’abord prendre le jeton de mine.

## The picture

gold-rush-scene-map = Carte
gold-rush-scene-players = Joueurs
gold-rush-scene-hand = Main
gold-rush-scene-tile = Tuile { $place } : { $tile }
gold-rush-scene-last-tile = Dernière tuile posée, par { $name }
gold-rush-scene-dead-square = Aucune des tuiles restantes ne va ici
gold-rush-scene-cowboy = { $name } : { $role ->
    [railwayman] cheminot
    [gold-miner] chercheur d’or
    [merchant] marchand
   *[farmer] fermier
} ({ $place })
gold-rush-scene-tent = { $name } : tente ({ $place })
gold-rush-scene-pile = { $tokens ->
    [one] { $tokens } jeton de mine
   *[other] { $tokens } jetons de mine
} ({ $place })
gold-rush-scene-place-here = Place la tuile { $place }{ $turns ->
    [one] {""}
   *[other]  ; { $turns } orientations possibles
}
gold-rush-scene-player = { $name } : { points }, { $cowboys ->
    [0] aucun cow-boy
    [one] { $cowboys } cow-boy
   *[other] { $cowboys } cow-boys
} en réserve, tente { $tent }, { $tokens ->
    [one] { $tokens } jeton de mine
   *[other] { $tokens } jetons de mine
}
gold-rush-scene-player-to-move = { gold-rush-scene-player } ; c’est son tour
gold-rush-scene-you = toi
gold-rush-scene-winner = victoire
# Whether a tent is in the supply or on a mountain: "tente prête".
gold-rush-scene-tent-ready = prête
gold-rush-scene-tent-pitched = plantée
# Right after the figure, very short.
gold-rush-scene-points = pts
gold-rush-scene-gold-worth = vaut { $points }
gold-rush-scene-tiles-left = { $tiles ->
    [one] Reste { $tiles } tuile
   *[other] Reste { $tiles } tuiles
}
gold-rush-scene-in-your-hand = Dans ta main
gold-rush-scene-in-hand-of = { $name } joue
gold-rush-scene-your-new-tile = Ta tuile
gold-rush-scene-new-tile-of = { $name } choisit
gold-rush-scene-turn-left = Tourner la tuile vers la gauche
gold-rush-scene-turn-right = Tourner la tuile vers la droite
gold-rush-scene-mine = Chercher de l’or
gold-rush-scene-pass = Rien d’autre
gold-rush-scene-winners = { $seats ->
    [one] Victoire
   *[other] Victoire partagée
}
gold-rush-scene-gallery-tiles = Tuiles
gold-rush-scene-gallery-pieces = Cow-boys et tentes
gold-rush-scene-gallery-tokens = Jetons de mine
gold-rush-scene-gallery-marks = Marques sur la carte

## Rules help

gold-rush-help-components =
    La boîte contient 72 tuiles, dont la tuile de départ, 63 jetons de mine, et pour chacun une tente et des
    cow-boys. Les tuiles montrent des voies ferrées, parfois avec une locomotive, des montagnes avec des
    pépites, des prairies avec des campements de tipis ou des troupeaux de chevaux sauvages, et des villes. La
    face cachée d’un jeton montre 1, 2, 3 ou 5 pépites, ou du gravier.
    .title = Le matériel
gold-rush-help-goal =
    Ensemble, vous composez un paysage de voies ferrées, de montagnes, de villes et de prairies, et chacun y
    place ses cow-boys pour marquer des points. On peut chercher de l’or sur n’importe quelle montagne, qu’on
    la tienne ou non. Quand toutes les tuiles sont posées et que tout est décompté, qui a le plus de points
    l’emporte.
    .title = But du jeu
gold-rush-help-preparation =
    La tuile de départ se trouve au milieu de la table, avec un jeton de mine face cachée sur sa montagne.
    Toutes les autres tuiles attendent face cachée dans les piles. Chacun dispose de quatre cow-boys à placer
    et d’une tente.
    .title = Mise en place
gold-rush-help-playing =
    On joue dans le sens des aiguilles d’une montre. À ton tour, tu pioches une tuile et tu dois la placer.
    Ensuite, tu peux faire une chose parmi trois, ou aucune : placer un cow-boy sur cette tuile, planter ou
    déplacer ta tente, ou prendre un jeton de la montagne où se trouve ta tente. Pour finir, on décompte
    chaque voie ferrée, montagne ou ville que ta tuile a terminée.
    .title = Déroulement de la partie
gold-rush-help-land-tile =
    Place la tuile piochée de sorte qu’au moins un de ses côtés touche une tuile déjà posée ; un coin ne
    suffit pas. À chaque côté commun, la voie ferrée doit prolonger la voie ferrée, la montagne la montagne et
    la prairie la prairie. Une tuile qui n’a sa place nulle part est retirée du jeu, et tu en pioches une
    autre.
    .title = 1. Piocher et placer une tuile
gold-rush-help-mining-tokens =
    Chaque symbole de pépite de la nouvelle tuile apporte un jeton de mine, face cachée, à la montagne où il
    figure. Tous les jetons d’une montagne forment une seule pile ; quand une tuile réunit deux montagnes,
    leurs piles n’en font plus qu’une. Un jeton montre 1, 2, 3 ou 5 pépites, ou du gravier sans valeur.
    .title = Poser les jetons de mine
gold-rush-help-cowboy =
    Tu peux placer un cow-boy de ta réserve sur un seul élément de la tuile que tu viens de poser : cheminot
    sur une voie ferrée, chercheur d’or sur une montagne, marchand dans une ville ou fermier dans une prairie.
    L’élément entier, sur toutes ses tuiles, doit être libre de cow-boys, les tiens compris. Les tentes ne
    gênent pas. Si ta réserve est vide, il faut attendre le retour d’un cow-boy.
    .title = 2a. Placer un cow-boy
gold-rush-help-tent =
    Au lieu de placer un cow-boy, tu peux planter ta tente sur une montagne, ou la déplacer vers une autre,
    sur n’importe quelle tuile posée. La montagne ne doit pas être terminée, et sa partie sur cette tuile ne
    doit porter ni cow-boy ni tente. Ce qui se trouve sur le reste de la montagne n’a pas d’importance.
    .title = 2b. Planter la tente
gold-rush-help-mine =
    Si tu ne places pas de cow-boy et ne touches pas à ta tente, tu peux prendre le premier jeton de la
    montagne où elle se trouve. Peu importe qui d’autre occupe cette montagne. Garde le jeton face cachée :
    personne d’autre ne peut le regarder, et il ne compte qu’à la fin de la partie. Tu peux même prendre un
    jeton d’une montagne que ta tuile vient de terminer.
    .title = 2c. Chercher de l’or
gold-rush-help-evaluating =
    À la fin de ton tour, on décompte tout ce que ta nouvelle tuile a terminé, quels que soient les cow-boys
    présents : d’abord les voies ferrées, puis les villes, puis les montagnes. Ensuite seulement, les cow-boys
    retournent à leurs propriétaires.
    .title = 3. Décompter ce qui est terminé
gold-rush-help-railroad =
    Une voie ferrée est terminée quand ses deux bouts s’arrêtent à un embranchement, à une ville ou à une
    montagne, ou quand elle forme une boucle. Elle rapporte 1 point par tuile qu’elle traverse. Une tuile
    touchée deux fois ne compte qu’une fois.
    .title = Une voie ferrée terminée
gold-rush-help-locomotives =
    Exactement une locomotive sur une voie ferrée terminée en double les points. Sans locomotive, ou avec
    deux ou plus, rien n’est doublé.
    .title = Les locomotives
gold-rush-help-scoreboard =
    Les points s’ajoutent à ton score dès qu’ils sont marqués, et le score n’a pas de limite. L’or fait
    exception : la valeur de tes jetons de mine reste ton secret et ne s’ajoute qu’à la fin.
    .title = Le score
gold-rush-help-multiple-cowboys =
    Quand des tuiles réunissent des voies ferrées, des montagnes ou des prairies jusque-là séparées, plusieurs
    cow-boys peuvent s’y retrouver ensemble. Qui en a le plus marque seul les points. À égalité, tous les ex
    æquo marquent la totalité.
    .title = Plusieurs cow-boys au même endroit
gold-rush-help-mountain =
    Une montagne est terminée quand elle n’a plus ni côté ouvert ni trou. Qui y a le plus de chercheurs d’or
    prend tous les jetons restants et marque 1 point par symbole de pépite de la montagne. À égalité, les ex
    æquo prennent les jetons un par un, dans le sens des aiguilles d’une montre à partir de la personne dont
    c’est le tour, et chacun marque la totalité. Les tentes ne comptent pas et retournent à leurs
    propriétaires. Sans chercheur d’or, les jetons sont retirés du jeu.
    .title = Une montagne terminée
gold-rush-help-city =
    Une ville est terminée quand chaque voie qui en part appartient à une voie ferrée terminée. Son marchand
    marque 3 points pour chacune de ces voies ferrées. Une voie ferrée qui revient à la même ville ne compte
    qu’une fois.
    .title = Une ville terminée
gold-rush-help-returning =
    Les cow-boys des voies ferrées, montagnes et villes terminées retournent à leurs propriétaires après le
    décompte et resservent dès le tour suivant. Tu peux donc placer un cow-boy sur un élément que ta tuile
    vient de terminer : il marque aussitôt et revient. Les fermiers, eux, restent jusqu’à la fin de la partie.
    .title = Le retour des cow-boys
gold-rush-help-prairies =
    Un cow-boy dans une prairie est un fermier : couché, il y reste jusqu’à la fin de la partie et ne marque
    qu’à ce moment. Les voies ferrées, les montagnes et le bord de la carte séparent les prairies, tout comme
    les voies qui s’arrêtent à une ville, à un embranchement ou à une montagne. Dans une partie sans fermiers,
    tout cela disparaît.
    .title = Les prairies
gold-rush-help-ending =
    La partie s’achève avec le tour où la dernière tuile est placée. On décompte alors les voies ferrées,
    montagnes et villes inachevées, puis les fermiers et enfin l’or que chacun a ramassé.
    .title = Fin de la partie
gold-rush-help-incomplete =
    On retire d’abord toutes les tentes et tous les jetons restés sur les montagnes. Une montagne inachevée
    rapporte 1 point par symbole de pépite, une voie ferrée inachevée 1 point par tuile, sans tenir compte des
    locomotives. Le marchand d’une ville inachevée marque 3 points pour chaque voie ferrée terminée qui y
    mène. Majorités et égalités comptent comme d’habitude.
    .title = Éléments inachevés
gold-rush-help-farmers =
    Qui a le plus de fermiers dans une prairie marque 2 points pour chaque campement de tipis et 4 points pour
    chaque troupeau de chevaux sauvages qui s’y trouve. À égalité, tous les ex æquo marquent la totalité.
    .title = Décompte des fermiers
gold-rush-help-gold =
    Chacun retourne les jetons de mine qu’il a ramassés et marque 1 point par pépite ; le gravier ne vaut
    rien. Qui a alors le plus de points gagne, et en cas d’égalité la victoire est partagée.
    .title = Décompte de l’or
gold-rush-help-overview =
    La galerie montre chaque sorte de tuile et de jeton de mine, et combien il y en a. La tuile de départ
    ressemble à quelques autres. Ce qui n’est ni posé ni retiré du jeu est encore dans les piles : tu peux
    donc en déduire quelles tuiles peuvent venir.

    Ce que disent les règles imprimées est certain : 72 tuiles avec celle de départ, 63 jetons, et les
    valeurs qu’ils peuvent avoir. L’image de toutes les tuiles est restée introuvable : ce que montre chaque
    tuile, son nombre d’exemplaires et le nombre de jetons de chaque valeur sont reconstitués et peuvent
    différer de ta boîte.
    .title = Toutes les tuiles et tous les jetons
gold-rush-help-scoring =
    Une voie ferrée terminée rapporte 1 point par tuile, ou 2 avec exactement une locomotive ; une montagne
    terminée 1 par symbole de pépite et ses jetons restants ; une ville terminée 3 par voie ferrée. À la fin,
    une voie ferrée inachevée rapporte 1 par tuile, une montagne 1 par symbole de pépite et une ville 3 par
    voie ferrée terminée. Une prairie rapporte 2 par campement de tipis et 4 par troupeau, et l’or 1 par
    pépite.
    .title = Le décompte en bref
gold-rush-help-turn =
    Pioche une tuile et place-la ; ses symboles de pépite apportent des jetons de mine. Fais ensuite une seule
    de ces choses, ou rien : place un cow-boy sur la tuile, plante ou déplace ta tente, ou prends un jeton de
    la montagne où elle se trouve. Pour finir, on décompte ce que la tuile a terminé, et les cow-boys qui s’y
    trouvent reviennent.
    .title = Un tour en bref

## Première partie: guide.toml

gold-rush-guide-welcome =
    Bienvenue ! Tuile après tuile, un coin du Far West grandit à partir d’ici : montagnes, prairies, voies
    ferrées. Je te guide pendant tes premiers tours.
gold-rush-guide-first-tile =
    À chaque tour, tu pioches une tuile et tu la poses. La tienne montre un embranchement : pose-la sur la
    case éclairée. Clique dessus ou appuie sur Entrée.
    .brought =
        Elle convient. Là où deux tuiles se touchent, la voie doit prolonger la voie, la montagne la
        montagne, la prairie la prairie.
gold-rush-guide-railwayman =
    Tu peux maintenant placer un cow-boy sur ta nouvelle tuile. Fais-en un cheminot sur la voie qui mène à
    l’ouest.
    .brought =
        Cette voie ferrée est à toi. Elle rapporte dès que ses deux bouts sont fermés ; l’embranchement en
        ferme déjà un.
gold-rush-guide-mountain =
    Ton adversaire a envoyé un chercheur d’or sur la montagne. Quatre jetons y sont cachés, or ou gravier.
    Quand la prairie l’entourera, ils iront à qui y a le plus de chercheurs d’or.
gold-rush-guide-longer =
    Une voie droite avec une locomotive : pose-la à l’ouest, au bout ouvert de ta voie ferrée.
    .brought = Déjà trois tuiles. Si cette locomotive reste la seule, la voie ferrée compte double.
gold-rush-guide-tent =
    Au lieu de placer un cow-boy, tu peux planter ta tente. Mets-la sur la tuile de départ, sur la montagne
    de l’adversaire : une tente cherche de l’or partout.
    .brought = Aux tours suivants, tu pourras y chercher de l’or, quel que soit le maître de la montagne.
gold-rush-guide-finish =
    Cette voie s’enfonce dans une montagne. Pose-la tout à l’ouest : les deux bouts de ta voie ferrée seront
    fermés.
    .brought = Quatre tuiles, une locomotive. D’abord ton action, ensuite le décompte.
gold-rush-guide-mine =
    Comme action, cherche de l’or : prends le premier jeton de la montagne où se trouve ta tente.
    .brought =
        Trois pépites : 3 points à la fin, et toi seul le sais. La voie ferrée a rapporté 4 tuiles × 2 = 8
        points, et ton cheminot est revenu.
gold-rush-guide-city = Une ville ! Les voies s’y arrêtent aussi. Pose-la à l’est de ton embranchement.
    .brought = La petite voie entre l’embranchement et la ville est terminée tout de suite.
gold-rush-guide-merchant =
    Place un marchand dans la ville. Quand toutes ses voies ferrées seront terminées, chacune lui rapportera
    3 points.
    .brought = Une sur trois est déjà terminée.
gold-rush-guide-end =
    Tu en sais assez. À la fin, même l’inachevé rapporte un peu, puis on compte l’or de chacun. Le plus de
    points l’emporte !
