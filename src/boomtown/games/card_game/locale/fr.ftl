### Carson City: The Card Game, in French.

-card-game = Carson City : le jeu de cartes

card-game-title = { -card-game }
card-game-introduction =
    Chacun bâtit sa propre ville. Manche après manche, une personnalité et quelques terrains sont à prendre,
    et chacun mise en secret une carte enchère : la plus haute choisit en premier, et une carte jouée est
    perdue pour le reste de l’époque. Assemble tes terrains, recouvre ce qui est vide, ouvre des mines près
    des montagnes et des saloons près des maisons. Après deux époques de neuf manches, la ville la plus
    prospère remporte { -card-game }.

## Variants

# Who plays along when there are fewer people.
card-game-variant-players-4 = Au moins 4 à table
    .explanation = S’il manque du monde, des joueurs virtuels complètent la table jusqu’à quatre.
card-game-variant-players-5 = Au moins 5 à table
    .explanation =
        S’il manque du monde, des joueurs virtuels complètent la table jusqu’à cinq. On révèle cinq cartes
        terrain à chaque manche.
card-game-variant-players-6 = 6 à table
    .explanation =
        Des joueurs virtuels complètent la table jusqu’à six. On révèle cinq cartes terrain à chaque manche,
        et il n’en reste aucune.

card-game-level-novice = Cartes enchère de 1 à 9, comme tout le monde. Conseillé pour une première partie.
card-game-level-intermediate = Cartes enchère de 2 à 10 : un 10 à la place du 1.
card-game-level-expert = Cartes enchère de 3 à 11 : un 10 et un 11 à la place du 1 et du 2.

card-game-variant-virtual-1-novice = Cyrus, premier joueur virtuel : débutant
    .explanation = { card-game-level-novice }
card-game-variant-virtual-1-intermediate = Cyrus, premier joueur virtuel : intermédiaire
    .explanation = { card-game-level-intermediate }
card-game-variant-virtual-1-expert = Cyrus, premier joueur virtuel : expert
    .explanation = { card-game-level-expert }
card-game-variant-virtual-2-novice = Bessie, deuxième joueur virtuel : débutant
    .explanation = { card-game-level-novice }
card-game-variant-virtual-2-intermediate = Bessie, deuxième joueur virtuel : intermédiaire
    .explanation = { card-game-level-intermediate }
card-game-variant-virtual-2-expert = Bessie, deuxième joueur virtuel : expert
    .explanation = { card-game-level-expert }
card-game-variant-virtual-3-novice = Jedediah, troisième joueur virtuel : débutant
    .explanation = { card-game-level-novice }
card-game-variant-virtual-3-intermediate = Jedediah, troisième joueur virtuel : intermédiaire
    .explanation = { card-game-level-intermediate }
card-game-variant-virtual-3-expert = Jedediah, troisième joueur virtuel : expert
    .explanation = { card-game-level-expert }
card-game-variant-virtual-4-novice = Mabel, quatrième joueur virtuel : débutant
    .explanation = { card-game-level-novice }
card-game-variant-virtual-4-intermediate = Mabel, quatrième joueur virtuel : intermédiaire
    .explanation = { card-game-level-intermediate }
card-game-variant-virtual-4-expert = Mabel, quatrième joueur virtuel : expert
    .explanation = { card-game-level-expert }
card-game-variant-virtual-5-novice = Rufus, cinquième joueur virtuel : débutant
    .explanation = { card-game-level-novice }
card-game-variant-virtual-5-intermediate = Rufus, cinquième joueur virtuel : intermédiaire
    .explanation = { card-game-level-intermediate }
card-game-variant-virtual-5-expert = Rufus, cinquième joueur virtuel : expert
    .explanation = { card-game-level-expert }

# Who has which auction cards: before the colon the label of a menu, after it a choice.
card-game-variant-suit = Symbole du joueur { $player } : { $suit ->
    [any] peu importe
    [hat] { seat-hat }
    [star] { seat-star }
    [cactus] { seat-cactus }
    [boot] { seat-boot }
    [horseshoe] { seat-horseshoe }
   *[cow] { seat-cow }
}
    .explanation =
        Les symboles départagent les égalités : le dos de la première personnalité de la pile les classe. Qui
        ne choisit pas reçoit le premier symbole libre. Les places de la table comptent d’abord,
        puis les joueurs virtuels.

card-game-variant-houses-first = Plus de maisons, moins de montagnes
    .explanation =
        L’époque I compte 32 maisons et 18 montagnes, l’époque II 12 maisons et 18 montagnes : c’est l’autre
        façon de lire la liste des bâtiments. Douze cartes terrain changent d’aspect.
card-game-variant-editor-one-sign = L’Éditeur compte un seul signe par personnalité
    .explanation =
        Le Docteur et les Héros portent les deux signes, mais ne rapportent à l’Éditeur que 4 points chacun,
        et non 5.
card-game-variant-city-hall-others-only = La mairie ne compte que les autres bâtiments
    .explanation = La mairie donne un point par autre bâtiment, mais aucun pour elle-même.
card-game-variant-lawyer-with-boosts = L’Avocat laisse agir les autres
    .explanation =
        Qui a utilisé l’Avocat peut encore utiliser les Héros, l’Armurier, le Mercenaire et le Docteur dans la
        même manche, bien que la carte enchère soit perdue ; pas le Journalier, car sa carte resterait sans
        preneur.
card-game-variant-prison-at-once = Une nouvelle prison agit tout de suite
    .explanation =
        Une carte avec une prison peut recouvrir des hors-la-loi au moment où elle est posée ; sinon, seules
        les cartes suivantes le peuvent.
card-game-variant-character-last = La personnalité est au bout de l’offre
    .explanation =
        La personnalité est la carte la plus éloignée des piles. À attrait égal, les joueurs virtuels
        préfèrent alors un terrain.
card-game-variant-paperboy-at-once = Le Vendeur de journaux court tout de suite
    .explanation =
        Le Vendeur de journaux va chercher une autre personnalité dès qu’il est pris, et non à la fin de la
        partie.
card-game-variant-outlaws-never-on-outlaws = Jamais de hors-la-loi sur des hors-la-loi
    .explanation = Des hors-la-loi n’en recouvrent jamais d’autres, pas même avec le Shérif ou une prison.

## Components

card-game-name-empty = parcelle vide
card-game-name-house = maison
card-game-name-townhouse = maison de ville
card-game-name-mountain = montagne
card-game-name-mine = mine
card-game-name-ranch = ranch
card-game-name-blacksmith = forge
card-game-name-drugstore = drugstore
card-game-name-bank = banque
card-game-name-saloon = saloon
card-game-name-hotel = hôtel
card-game-name-general-store = magasin général
card-game-name-church = église
card-game-name-prison = prison
card-game-name-city-hall = mairie
card-game-name-outlaws = hors-la-loi

card-game-name-cowboy = Cow-boy
card-game-name-auctioneer = Commissaire-priseur
card-game-name-settler = Pionnier
card-game-name-captain = Capitaine
card-game-name-singer = Chanteuse
card-game-name-lawyer = Avocat
card-game-name-banker = Banquier
card-game-name-governor = Gouverneur
card-game-name-doctor = Docteur
card-game-name-heroes = Héros
card-game-name-teacher = Institutrice
card-game-name-editor = Éditeur
card-game-name-grocer = Épicière
card-game-name-day-labourer = Journalier
card-game-name-paperboy = Vendeur de journaux
card-game-name-sheriff = Shérif
card-game-name-guide = Guide
card-game-name-prospector = Prospecteur
card-game-name-gunsmith = Armurier
card-game-name-mercenary = Mercenaire
card-game-name-undertaker = Croque-mort

card-game-name-terrain-card = carte terrain
card-game-name-character-card = carte personnalité
card-game-name-auction-card = carte enchère

## Parts of sentences

card-game-skull = tête de mort

# Elements of one kind on a terrain card: "mine et 2 montagnes".
card-game-some = { $element ->
    [house] { $count ->
        [one] maison
       *[other] { $count } maisons
    }
    [townhouse] { $count ->
        [one] maison de ville
       *[other] { $count } maisons de ville
    }
    [mountain] { $count ->
        [one] montagne
       *[other] { $count } montagnes
    }
    [mine] { $count ->
        [one] mine
       *[other] { $count } mines
    }
    [ranch] { $count ->
        [one] ranch
       *[other] { $count } ranchs
    }
    [blacksmith] { $count ->
        [one] forge
       *[other] { $count } forges
    }
    [drugstore] { $count ->
        [one] drugstore
       *[other] { $count } drugstores
    }
    [bank] { $count ->
        [one] banque
       *[other] { $count } banques
    }
    [saloon] { $count ->
        [one] saloon
       *[other] { $count } saloons
    }
    [hotel] { $count ->
        [one] hôtel
       *[other] { $count } hôtels
    }
    [general-store] { $count ->
        [one] magasin général
       *[other] { $count } magasins généraux
    }
    [church] { $count ->
        [one] église
       *[other] { $count } églises
    }
    [prison] { $count ->
        [one] prison
       *[other] { $count } prisons
    }
    [city-hall] mairie
   *[outlaws] { $count ->
        [one] hors-la-loi
       *[other] { $count } bandes de hors-la-loi
    }
}

# What an element is called after "it would cover".
card-game-an-element = { $element ->
    [house] une maison
    [townhouse] une maison de ville
    [mountain] une montagne
    [mine] une mine
    [ranch] un ranch
    [blacksmith] une forge
    [drugstore] un drugstore
    [bank] une banque
    [saloon] un saloon
    [hotel] un hôtel
    [general-store] un magasin général
    [church] une église
    [prison] une prison
    [city-hall] la mairie
   *[outlaws] des hors-la-loi
}

# One element of a terrain card and its corner: "mine en haut à gauche".
card-game-parcel = { $element } { $corner ->
    [nw] en haut à gauche
    [ne] en haut à droite
    [sw] en bas à gauche
   *[se] en bas à droite
}
card-game-terrain-of-era = { $card } (époque { $era })
card-game-terrain-at = { $card }, { $place }

# Where a card lies in a city: "Pose la carte rangée 3, colonne 2". Counted from the top left of the city.
card-game-place = { $above ->
    [0] en rangée { $row }
    [one] { $above } rangée au-dessus de la première
   *[other] { $above } rangées au-dessus de la première
}, { $left ->
    [0] colonne { $column }
    [one] { $left } colonne à gauche de la première
   *[other] { $left } colonnes à gauche de la première
}
card-game-first-place = en premier dans la ville
card-game-cell = en { $cell }

# A character in a sentence; `object` is used after "prend", "utilise" and "va chercher".
card-game-person = { $character ->
    [cowboy] le Cow-boy
    [auctioneer] le Commissaire-priseur
    [settler] le Pionnier
    [captain] le Capitaine
    [singer] la Chanteuse
    [lawyer] l’Avocat
    [banker] le Banquier
    [governor] le Gouverneur
    [doctor] le Docteur
    [heroes] les Héros
    [teacher] l’Institutrice
    [editor] l’Éditeur
    [grocer] l’Épicière
    [day-labourer] le Journalier
    [paperboy] le Vendeur de journaux
    [sheriff] le Shérif
    [guide] le Guide
    [prospector] le Prospecteur
    [gunsmith] l’Armurier
    [mercenary] le Mercenaire
   *[undertaker] le Croque-mort
}
    .object = { card-game-person }
    .name = { $character ->
        [cowboy] { card-game-name-cowboy }
        [auctioneer] { card-game-name-auctioneer }
        [settler] { card-game-name-settler }
        [captain] { card-game-name-captain }
        [singer] { card-game-name-singer }
        [lawyer] { card-game-name-lawyer }
        [banker] { card-game-name-banker }
        [governor] { card-game-name-governor }
        [doctor] { card-game-name-doctor }
        [heroes] { card-game-name-heroes }
        [teacher] { card-game-name-teacher }
        [editor] { card-game-name-editor }
        [grocer] { card-game-name-grocer }
        [day-labourer] { card-game-name-day-labourer }
        [paperboy] { card-game-name-paperboy }
        [sheriff] { card-game-name-sheriff }
        [guide] { card-game-name-guide }
        [prospector] { card-game-name-prospector }
        [gunsmith] { card-game-name-gunsmith }
        [mercenary] { card-game-name-mercenary }
       *[undertaker] { card-game-name-undertaker }
    }
card-game-person-with-effect = { card-game-person.object } : { card-game-effect.short }

# What a character does; `short` stands on the card, in two lines of about eighteen letters, with an arrow in one.
card-game-effect = { $character ->
    [cowboy] 3 points par ranch de ta ville.
    [auctioneer]
        Chaque fois que tu as un choix à faire, tu peux vendre une carte terrain de ta ville : jusqu’à trois,
        à 7 points chacune. Elle doit être à plat, sans chevaucher une autre, et la ville doit rester d’un
        seul tenant.
    [settler] 1 point par parcelle vide à côté d’un ranch ; chaque parcelle ne compte qu’une fois.
    [captain] 6 points. Ta ville peut avoir 9 rangées ou 9 colonnes au lieu de 8.
    [singer] Autant de points que ton meilleur saloon.
    [lawyer]
        Une fois par époque, avant les mises : prends une carte tout de suite. Tu défausses quand même une
        carte enchère, mais sans effet, et tu ne prends pas d’autre carte dans cette manche.
    [banker] 4 points par banque de ta ville.
    [governor]
        Une fois par partie, avant les mises : on révèle une carte terrain de plus, et tu prends une carte
        tout de suite. Ton tour normal suit quand même.
    [doctor] 5 points. Une fois par époque, une fois les cartes enchère révélées : la tienne vaut 2 de plus.
    [heroes] 6 points. Une fois par époque, avant les mises : ta carte enchère vaudra 3 de plus.
    [teacher] 1 point par maison et 2 par maison de ville et par hôtel de ta ville.
    [editor]
        1 point par personnalité à toi qui porte un dollar, y compris l’Éditeur, et 4 points par personnalité
        qui porte une flèche.
    [editor-one-sign]
        4 points par personnalité à toi qui porte une flèche, et 1 point par personnalité qui ne porte qu’un
        dollar, y compris l’Éditeur.
    [grocer] 4 points par drugstore de ta ville.
    [day-labourer]
        Une fois par époque, avant les mises : on révèle une carte terrain de plus, et tu prends deux cartes à
        ton tour.
    [paperboy]
        3 points. À la fin de la partie, avant le décompte, tu peux aller chercher une personnalité de plus,
        parmi celles que personne n’a prises.
    [paperboy-at-once]
        3 points. Dès que tu le prends, tu peux aller chercher une personnalité de plus, parmi celles que
        personne n’a prises, sauf la première de la pile.
    [sheriff]
        3 points par prison de ta ville. Les hors-la-loi ne te coûtent rien, et leurs parcelles comptent comme
        vides.
    [guide]
        Un demi-point par parcelle sans carte terrain, total arrondi au supérieur : ta ville a de la place
        pour 64 parcelles, ou 72 avec le Capitaine.
    [prospector] 1 point par montagne et par mine de ta ville.
    [gunsmith] Une fois par époque, avant les mises : ta carte enchère vaudra 6 de plus.
    [mercenary] Une fois par époque, une fois les cartes enchère révélées : la tienne vaut 5 de plus.
   *[undertaker] 2 points par personnalité à toi, y compris le Croque-mort.
}
    .short = { $character ->
        [cowboy] 3 par ranch
        [auctioneer] vend jusqu’à 3 cartes à 7
        [settler] 1 par vide à côté d’un ranch
        [captain] 6, ville jusqu’à 8 × 9
        [singer] encore le meilleur saloon
        [lawyer] 1 carte aussitôt
        [banker] 4 par banque
        [governor] révèle 1, prend 1
        [doctor] 5, et mise +2
        [heroes] 6, et mise +3
        [teacher] 1 par maison
        [editor] $ 1, flèche 4
        [grocer] 4 par drugstore
        [day-labourer] révèle 1, prend 2
        [paperboy] 3, +1 personnalité
        [sheriff] 3 par prison, hors-la-loi matés
        [guide] ½ par parcelle libre
        [prospector] 1 par montagne et mine
        [gunsmith] mise +6
        [mercenary] mise +5
       *[undertaker] 2 par personnalité
    }

# What happens when a character with an arrow is used; `short` stands on a button.
card-game-ability = { $character ->
    [governor]
        On révèle une carte terrain de plus, et tu prends une carte tout de suite ; ton tour normal suit quand
        même. Une seule fois par partie.
    [lawyer]
        Tu prends une carte tout de suite, mais ta carte enchère est perdue : tu n’en prends pas d’autre dans
        cette manche.
    [day-labourer] On révèle une carte terrain de plus, et à ton tour tu prends deux cartes.
    [heroes] La carte enchère que tu vas jouer vaudra 3 de plus.
    [gunsmith] La carte enchère que tu vas jouer vaudra 6 de plus.
    [mercenary] La carte enchère que tu as jouée vaut 5 de plus.
   *[doctor] La carte enchère que tu as jouée vaut 2 de plus.
}
    .short = { $character ->
        [governor] une carte de plus, et une à prendre tout de suite
        [lawyer] une carte tout de suite, sans tour de jeu
        [day-labourer] une carte de plus, et deux à prendre au tour venu
        [heroes] 3 de plus pour la carte enchère
        [gunsmith] 6 de plus pour la carte enchère
        [mercenary] 5 de plus pour la carte enchère
       *[doctor] 2 de plus pour la carte enchère
    }

## Actions

card-game-action-back = Montre le dos de la prochaine personnalité : { $back }
card-game-action-reveal = Révèle la personnalité : { card-game-person.name }
card-game-action-draw = Révèle la carte terrain : { $card }
card-game-action-turn = Retourne le { $value }
card-game-action-use = Utilise { card-game-person.object } : { card-game-ability.short }
    .group = Utiliser la personnalité
card-game-action-decline = Renonce
    .group = Renoncer
card-game-action-bid = Joue le { $value }
    .group = Jouer une carte enchère
card-game-action-take = { $kind ->
    [terrain] Prends le terrain : { $card }
    [misfit] Prends le terrain, qui n’a sa place nulle part dans ta ville : { $card }
   *[character] Prends { $card }
}
    .group = Prendre une carte
    .short = { $kind ->
        [character] Prendre ce personnage
       *[other] Prendre ce terrain
    }
card-game-action-place = Pose la carte { $place }{ $covered ->
    [0] {""}
    [one] , sur { $covered } parcelle
   *[other] , sur { $covered } parcelles
}
    .group = Poser la carte
    .short = { $covered ->
        [0] Poser ici
       *[other] Poser ici, sur { $covered }
    }
card-game-action-aside = Mets la carte de côté, faute de place
    .group = Mettre la carte de côté
card-game-action-sell = Vends pour 7 points : { $card }
    .group = Vendre aux enchères
card-game-action-fetch = Va chercher { $card }
    .group = Chercher une personnalité
    .short = Chercher ce personnage
card-game-action-done = Ne vends plus rien
    .group = Ne plus rien vendre

## Prompts

card-game-prompt-cut-pile = Coupe la pile des personnalités.
    .hint = Tout le monde voit le dos de la carte du dessus.
card-game-prompt-reveal-character = Révèle la prochaine personnalité.
    .hint = Elle est à prendre, au plus près des piles.
card-game-prompt-see-back = Regarde le dos de la prochaine personnalité.
    .hint =
        Il montre qui gagne les égalités, ou une tête de mort : cette personnalité remplace alors celle qui
        est à prendre.
card-game-prompt-reveal-terrain = Révèle une carte terrain.
    .hint = { $cards ->
        [one] C’est la dernière à venir pour l’instant.
       *[other] Avec celle-ci, il en vient encore { $cards }.
    }
card-game-prompt-use-character = Veux-tu utiliser { card-game-person.object } maintenant ?
    .hint = { card-game-ability }
card-game-prompt-choose-bid = Choisis une carte enchère.
    .hint =
        Toutes les cartes sont révélées en même temps, et la plus haute se sert en premier. Une carte jouée
        est perdue pour le reste de l’époque.
card-game-prompt-turn-cards = Retourne une carte pour chaque joueur virtuel.
    .hint = Leurs piles sont mélangées ; on ne connaît que ce qui a été retourné.
card-game-prompt-take-card = { $by ->
    [governor] Prends une carte tout de suite, grâce au Gouverneur.
    [lawyer] Prends une carte tout de suite, grâce à l’Avocat.
   *[turn] { $cards ->
        [one] C’est ton tour : prends une carte.
       *[other] C’est ton tour : prends la première de { $cards } cartes.
    }
}
    .hint =
        Un terrain se pose aussitôt dans ta ville ; une personnalité reste avec toi jusqu’à la fin de la
        partie.
card-game-prompt-place-card = Pose le terrain dans ta ville : { $card }.
    .hint = { $spots ->
        [0] Il n’a de place nulle part.
        [one] Il y a { $spots } place pour lui.
       *[other] Il y a { $spots } places pour lui.
    } Il doit toucher ta ville par un côté ou reposer dessus. On ne recouvre que du vide, l’identique par
    l’identique, ou une maison par une maison de ville.
card-game-prompt-fetch-character = Quelle personnalité le Vendeur de journaux va-t-il chercher ?
    .hint = N’importe laquelle que personne n’a prise : une carte restée dans l’offre ou encore dans la pile.
card-game-prompt-sell-before-scoring = Le Commissaire-priseur vend-il encore quelque chose avant le décompte ?
    .hint =
        Chaque carte vendue rapporte 7 points, mais manque à ta ville. Tu peux en vendre trois dans toute la
        partie.

## Events

card-game-event-pile-cut = La pile des personnalités est coupée ; dessus se trouve { $kind ->
    [skull] une tête de mort.
   *[order] l’ordre { $back }.
}
card-game-event-round-began = Époque { $era }, manche { $round } sur 9.
card-game-event-character-revealed = À prendre : { card-game-person } ({ card-game-effect.short }).
card-game-event-back-seen = { $kind ->
    [skull] La prochaine personnalité montre une tête de mort.
   *[order] Les égalités se règlent maintenant dans l’ordre { $back }.
}
card-game-event-skull =
    Retour sous la pile pour cette carte : { card-game-person }. La personnalité suivante est révélée.
card-game-event-terrain-revealed = À prendre : { $card } (attrait { $appeal }).
card-game-event-terrain-added = { $name } ajoute une carte à l’offre : { $card } (attrait { $appeal }).
card-game-event-character-used = { $name } utilise { card-game-person.object } : { card-game-ability.short }.
card-game-event-character-declined = { $name } n’utilise pas { card-game-person.object } pour l’instant.
card-game-event-bid = { $name } a choisi une carte enchère.
card-game-event-bid-shown = { $name } révèle un { $value }.
card-game-event-bid-wasted = { $name } défausse un { $value } sans effet, après avoir utilisé l’Avocat.
card-game-event-card-turned = { $name } retourne un { $value }.
card-game-event-tie-won = { $name } gagne l’égalité à { $value }.
card-game-event-terrain-taken = { $name } prend la carte terrain : { $card }.
card-game-event-character-taken = { $name } prend { card-game-person.object }.
card-game-event-placed = { $name } pose la carte { $place } : { $card }{ $covered ->
    [0] .
    [one] , sur { $covered } parcelle.
   *[other] , sur { $covered } parcelles.
}
card-game-event-set-aside = { $name } n’a pas de place pour la carte et la met de côté : { $card }.
card-game-event-sold = { $name } vend une carte aux enchères ({ $count } sur 3) : { $card }.
card-game-event-terrain-removed = Personne ne l’a prise, et cette carte quitte le jeu : { $card }.
card-game-event-character-removed = Personne n’a pris { card-game-person.object }, et la carte quitte le jeu.
card-game-event-era-changed =
    L’époque II commence. Chacun reprend toutes ses cartes enchère, et les personnalités utilisées sont de
    nouveau prêtes, sauf le Gouverneur.
card-game-event-fetched = { $name } envoie le Vendeur de journaux chercher { card-game-person.object }.
card-game-event-not-fetched = { $name } n’envoie le Vendeur de journaux chercher personne.
card-game-event-sales-over = { $name } ne vend plus rien.
card-game-event-final-scoring = Les deux époques sont terminées : le décompte final commence.
card-game-event-won = { $winners ->
    [one] { $name } gagne avec { points } !
   *[other] Victoire partagée pour { $name } avec { points } !
}

## Score lines

card-game-score-ranch = { $name } marque { points } pour les parcelles vides autour { $count ->
    [one] d’un ranch.
   *[other] de { $count } ranchs.
}
    .category = Ranchs
card-game-score-mine = { $name } marque { points } pour les montagnes autour { $count ->
    [one] d’une mine.
   *[other] de { $count } mines.
}
    .category = Mines
card-game-score-drugstore = { $name } marque { points } pour les maisons autour { $count ->
    [one] d’un drugstore.
   *[other] de { $count } drugstores.
}
    .category = Drugstores
card-game-score-bank = { $name } marque { points } pour les maisons autour { $count ->
    [one] d’une banque.
   *[other] de { $count } banques.
}
    .category = Banques
card-game-score-saloon = { $name } marque { points } pour les maisons autour { $count ->
    [one] d’un saloon.
   *[other] de { $count } saloons.
}
    .category = Saloons
card-game-score-store = { $name } marque { points } pour les maisons autour { $count ->
    [one] du magasin général ou de la mairie.
   *[other] des magasins généraux et de la mairie, { $count } en tout.
}
    .category = Magasins généraux et mairie
card-game-score-per-ranch = { $name } marque { points } pour { $count ->
    [one] { $count } ranch
   *[other] { $count } ranchs
} dans la ville, avec { $buildings ->
    [one] { $buildings } drugstore ou forge.
   *[other] { $buildings } drugstores et forges.
}
    .category = Ranchs de la ville
card-game-score-per-mine = { $name } marque { points } pour { $count ->
    [one] { $count } mine
   *[other] { $count } mines
} dans la ville, avec { $buildings ->
    [one] { $buildings } banque ou forge.
   *[other] { $buildings } banques et forges.
}
    .category = Mines de la ville
card-game-score-per-house = { $name } marque { points } pour { $count ->
    [one] { $count } maison
   *[other] { $count } maisons
} dans la ville, avec { $buildings ->
    [one] { $buildings } église ou magasin général.
   *[other] { $buildings } églises et magasins généraux.
}
    .category = Maisons de la ville
card-game-score-hotel = { $name } marque { points } pour { $count ->
    [one] { $count } hôtel.
   *[other] { $count } hôtels.
}
    .category = Hôtels
card-game-score-city-hall = { $name } marque { points } pour la mairie et { $count ->
    [one] { $count } bâtiment dans la ville.
   *[other] { $count } bâtiments dans la ville.
}
    .category = Bâtiments pour la mairie
card-game-score-outlaws = { $name } perd { $lost } points à cause { $count ->
    [one] d’une bande de hors-la-loi.
   *[other] de { $count } bandes de hors-la-loi.
}
    .category = Hors-la-loi
card-game-score-character = { $name } marque { points } pour { card-game-person.object }.
    .category = Personnalités
card-game-score-sold = { $name } marque { points } pour { $count ->
    [one] { $count } carte vendue.
   *[other] { $count } cartes vendues.
}
    .category = Cartes vendues
card-game-score-appeal = { $name } marque { points } pour l’attrait { $count ->
    [one] d’une carte.
   *[other] de { $count } cartes.
}
    .category = Attrait

## Why not

card-game-reason-cut-first = Il faut d’abord couper la pile des personnalités.
card-game-reason-reveal-first = Il faut d’abord révéler la prochaine personnalité.
card-game-reason-back-first = Il faut d’abord que tout le monde voie le dos de la prochaine personnalité.
card-game-reason-draw-first = Il faut d’abord révéler une carte terrain.
card-game-reason-turn-first = Il faut d’abord que les joueurs virtuels retournent leurs cartes enchère.
card-game-reason-cannot-come =
    Cette carte ne peut pas venir maintenant : on l’a déjà vue, ou elle n’est pas dans cette pile.
card-game-reason-use-or-decline =
    Le moment est venu : utilise { card-game-person.object } ou décide de t’en passer.
card-game-reason-other-character =
    Les personnalités s’utilisent dans un ordre fixe. À présent, tu peux utiliser { card-game-person.object }.
card-game-reason-not-your-character = Tu n’as pas { card-game-person.object }.
card-game-reason-character-used = Tu as déjà utilisé { card-game-person.object } dans cette époque.
card-game-reason-governor-used = Le Gouverneur ne sert qu’une fois par partie, et tu l’as déjà utilisé.
card-game-reason-rounds-over =
    La dernière manche est terminée : tu ne peux plus utiliser { card-game-person.object }.
card-game-reason-no-turn =
    Tu as utilisé l’Avocat et tu ne joues plus dans cette manche : utiliser { card-game-person.object } ne te
    servirait à rien.
card-game-reason-after-bids =
    Tu ne peux utiliser { card-game-person.object } qu’une fois les cartes enchère révélées.
card-game-reason-before-bids =
    Tu ne peux utiliser { card-game-person.object } qu’avant le choix des cartes enchère.
card-game-reason-moment-passed =
    Dans cette manche, le moment d’utiliser { card-game-person.object } est passé.
card-game-reason-bid-now = À présent, chacun choisit une carte enchère.
card-game-reason-card-used = { $era ->
    [1]
        Tu as déjà joué ton { $value } dans cette époque. Toutes les cartes reviennent en main au début de
        l’époque II.
   *[other] Tu as déjà joué ton { $value } dans cette époque, et c’est la dernière : la carte ne revient pas.
}
card-game-reason-take-now = C’est ton tour de prendre une carte de l’offre ; personne ne peut refuser.
card-game-reason-not-on-offer = Cette carte n’est pas à prendre.
card-game-reason-place-now = Pose d’abord la carte terrain que tu as prise.
card-game-reason-first-card =
    La première carte d’une ville se pose au milieu ; la ville grandit autour d’elle.
card-game-reason-too-large = { $side ->
    [9] Avec le Capitaine, ta ville peut avoir 9 rangées ou 9 colonnes, mais pas les deux, ni davantage.
   *[other] Une ville a au plus 8 rangées et 8 colonnes de parcelles, et cette carte dépasserait.
}
card-game-reason-not-joined =
    La carte doit toucher ta ville par le côté d’une parcelle, ou reposer sur elle ; un coin ne suffit pas.
card-game-reason-covers =
    Ici, la carte recouvrirait { card-game-an-element }. On ne recouvre que du vide, l’identique par
    l’identique, ou une maison par une maison de ville.
card-game-reason-covers-outlaws =
    On ne peut recouvrir des hors-la-loi qu’avec le Shérif ou une prison dans sa ville.
card-game-reason-outlaws-on-outlaws =
    À cette table, des hors-la-loi n’en recouvrent jamais d’autres, pas même avec le Shérif ou une prison.
card-game-reason-must-place = La carte a sa place dans ta ville, tu dois donc la poser.
card-game-reason-no-auctioneer = Pour vendre des cartes terrain, il faut avoir le Commissaire-priseur.
card-game-reason-three-sold = Le Commissaire-priseur vend trois cartes par partie, et tu les as déjà vendues.
card-game-reason-not-in-city = Cette carte n’est pas dans ta ville.
card-game-reason-overlaps =
    On ne vend qu’une carte posée à plat : elle ne doit ni en recouvrir une autre ni être recouverte, même en
    partie.
card-game-reason-splits-city =
    Sans cette carte, ta ville serait coupée en morceaux ; ses cartes doivent rester jointes par un côté.
card-game-reason-fetch-or-decline =
    À présent, le Vendeur de journaux peut aller chercher une personnalité, ou tu décides de t’en passer.
card-game-reason-not-free =
    Le Vendeur de journaux ne va chercher que ce que personne n’a pris : cette personnalité est déjà chez
    quelqu’un, à prendre ou sur le dessus de la pile.
card-game-reason-sell-or-done =
    À présent, le Commissaire-priseur peut encore vendre des cartes, ou tu ne vends plus rien.
card-game-reason-suit-twice = Deux joueurs ont choisi le même symbole ; chacun doit avoir le sien.

## The picture

# Tabs of a narrow screen: one word.
card-game-scene-tab-city = Ville
card-game-scene-tab-offer = Offre
card-game-scene-tab-hand = Main
card-game-scene-tab-points = Points
card-game-scene-tab-people = Personnes
card-game-scene-era = Époque { $era }
card-game-scene-round = { $era } · manche { $round } sur { $rounds }
card-game-scene-over = La partie est terminée
card-game-scene-your-city = Ta ville
card-game-scene-city-of = Ville : { $name }
card-game-scene-cards-of = Cartes : { $name }
card-game-scene-no-city = Aucune carte ici pour l’instant
card-game-scene-size = { $rows } × { $columns } parcelles
card-game-scene-card = { $card }, attrait { $appeal }
card-game-scene-card-covered = { $card }, recouverte en partie
# On buttons, with room for 26 letters.
card-game-scene-aside = Mettre de côté
card-game-scene-done = Ne plus rien vendre
card-game-scene-decline = Pas maintenant
card-game-scene-fetch-nobody = Ne chercher personne
# Heading over the cards that can be taken (22 letters).
card-game-scene-on-offer = À prendre
# Labels of the piles, for screen readers.
card-game-scene-terrain-left = { $cards ->
    [one] Reste { $cards } carte terrain
   *[other] Reste { $cards } cartes terrain
}
card-game-scene-characters-left = { $cards ->
    [one] Reste { $cards } personnalité
   *[other] Reste { $cards } personnalités
}
# Beside the piles, over the players' symbols in the order of ties (13 letters).
card-game-scene-ties = Égalités
card-game-scene-tie-order = Ordre en cas d’égalité : { $names }
# On the card that is being placed (14 letters), and its label.
card-game-scene-in-hand = en main
card-game-scene-to-place = { $name } pose : { $card }
# Heading over all auction cards of this round (22 letters).
card-game-scene-bids = Mises
card-game-scene-bid = { $name } : carte enchère { $value }{ $boost ->
    [0] {""}
   *[other] , augmentée de { $boost }
}
card-game-scene-bid-none = { $name } : pas encore de carte enchère
card-game-scene-bid-hidden = { $name } : une carte enchère, face cachée
# After a bid: "Anna : carte enchère 5, a pris une carte".
card-game-scene-has-taken = a pris une carte
card-game-scene-winners = { $players ->
    [one] Victoire
   *[other] Victoire partagée
}
# Heading over one's auction cards (30 letters), and at its right end (28 letters).
card-game-scene-your-hand = Tes cartes enchère
card-game-scene-hand-of = Cartes enchère : { $name }
card-game-scene-auction-cards = Cartes enchère
card-game-scene-rounds-left = { $rounds ->
    [one] { $era } : dernière manche
   *[other] { $era } : reste { $rounds } manches
}
card-game-scene-auction = Carte enchère { $value }
# After "Carte enchère 5": it is chosen for this round; it has been used in this era.
card-game-scene-chosen = choisie, face cachée
card-game-scene-used = jouée
# Heading over the points by kind of building (18 letters), and its label: "67 points pour l’instant, banque : 12".
card-game-scene-how = Points de la ville
card-game-scene-points-now = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
card-game-scene-pays = { $what } : { $points }
# Headings over characters (24 letters).
card-game-scene-people = Personnalités
card-game-scene-your-characters = Tes personnalités
card-game-scene-characters-of = Personnalités : { $name }
card-game-scene-no-characters = Aucune personnalité
card-game-scene-others = Autour de la table
# Label of a character card; the effect is a whole sentence with its full stop.
card-game-scene-character = { $name } (attrait { $appeal }) : { $effect }
# On a character card (17 letters): when it can be used; that it was.
card-game-scene-before-bids = avant les mises
card-game-scene-after-bids = après les mises
card-game-scene-at-end = à la fin
card-game-scene-when-taken = dès la prise
card-game-scene-used-this-era = déjà utilisée
# At the end of a character's label.
card-game-scene-ready = prête
# Below the name of a virtual player (24 letters).
card-game-scene-virtual = virtuel · { $strength }
card-game-scene-novice = débutant
card-game-scene-intermediate = intermédiaire
card-game-scene-expert = expert
# A player for screen readers; the names of characters may follow after a colon.
card-game-scene-player = { $name } : { points }, { $cards ->
    [one] { $cards } carte terrain
   *[other] { $cards } cartes terrain
}, { $bids ->
    [one] reste { $bids } carte enchère
   *[other] reste { $bids } cartes enchère
}, { $characters ->
    [0] aucune personnalité
    [one] { $characters } personnalité
   *[other] { $characters } personnalités
}
card-game-scene-gallery-terrain = Cartes terrain
card-game-scene-gallery-elements = Ce que montrent les parcelles
card-game-scene-gallery-characters = Personnalités et leurs dos
card-game-scene-gallery-auction = Cartes enchère
card-game-scene-gallery-marks = Marques sur la table

## Rules help

card-game-help-materials =
    Il y a 96 cartes terrain, 48 par époque, 21 personnalités, et des cartes enchère aux six symboles :
    chapeau, étoile, cactus, botte, fer à cheval et vache. Une carte terrain montre quatre parcelles, vides ou
    avec un bâtiment, une montagne ou des hors-la-loi. Le chiffre sur un terrain ou une personnalité est son
    attrait : l’envie qu’en ont les joueurs virtuels.
    .title = Les cartes
card-game-help-goal =
    Bâtis la ville la plus prospère. Ses bâtiments rapportent des points, la plupart pour ce qui les entoure
    ou pour ce que la ville contient d’autre, et certaines de tes personnalités en rapportent aussi. Qui a le
    plus de points après deux époques l’emporte.
    .title = But du jeu
card-game-help-setup =
    Les cartes terrain de chaque époque et les personnalités sont mélangées en piles, et la pile des
    personnalités est coupée. Chacun choisit un symbole et a ses cartes enchère de 1 à 9. Il faut être au
    moins quatre : des joueurs virtuels complètent la table, et d’autres peuvent s’ajouter, jusqu’à six. Les
    cartes enchère d’un joueur virtuel forment une pile mélangée.
    .title = Mise en place
card-game-help-strength =
    Pour chaque joueur virtuel, tu choisis sa force. Un débutant a les cartes enchère de 1 à 9, un
    intermédiaire de 2 à 10 et un expert de 3 à 11. Pour une première partie, les débutants conviennent très
    bien.
    .title = La force des joueurs virtuels
card-game-help-advice =
    Une ville a besoin de rivales : complète toujours la table avec des joueurs virtuels à ta mesure. Dès que
    la victoire devient facile, rends-les plus forts ou ajoutes-en un, jusqu’à six joueurs en tout.
    .title = De bons rivaux
card-game-help-playing =
    Chacune des deux époques compte neuf manches. À chaque manche, on révèle une personnalité et quatre cartes
    terrain (cinq cartes à 5 ou 6 joueurs). Chacun choisit en secret une carte enchère, et toutes sont
    révélées ensemble. De la plus haute à la plus basse, chacun prend une carte : un terrain se pose aussitôt,
    une personnalité reste devant soi. Les cartes enchère sont épuisées pour l’époque, et une carte qui reste
    quitte le jeu. Pour l’époque II, chacun reprend ses cartes enchère, et les personnalités utilisées sont de
    nouveau prêtes, sauf le Gouverneur.
    .title = Une manche
card-game-help-tiebreaker =
    Si des cartes enchère sont égales, le dos de la première personnalité de la pile décide. Il montre les six
    symboles : celui du haut est le plus fort, celui du bas le plus faible. L’ordre change de manche en
    manche.
    .title = Égalités
card-game-help-virtual-players =
    Un joueur virtuel retourne la carte du dessus de sa pile et prend la carte au plus fort attrait ; à
    égalité, la plus proche des piles. Il ne bâtit pas de ville et n’utilise pas de personnalités. À la fin,
    il marque l’attrait de toutes ses cartes, et il peut très bien gagner.
    .title = Joueurs virtuels
card-game-help-using-characters =
    Les personnalités à flèche s’utilisent dans un ordre fixe. Avant les mises : Gouverneur, Avocat,
    Journalier, Héros, Armurier. Une fois les cartes enchère révélées : Mercenaire, Docteur. Rien n’oblige à
    les utiliser. Chacune agit une fois par époque, puis on l’incline ; le Gouverneur agit une fois par
    partie.
    .title = Utiliser les personnalités
card-game-help-skull =
    Si, après qu’une personnalité a été révélée, le dessus de la pile montre une tête de mort, la personnalité
    révélée retourne sous la pile, et celle à la tête de mort la remplace. On continue jusqu’à ce que le
    dessus de la pile n’en montre plus.
    .title = Têtes de mort
card-game-help-round-example =
    Deux joueurs virtuels ont retourné les plus hautes cartes. Le premier prend la carte au plus fort attrait,
    de deux égales la plus proche des piles ; le second prend l’autre. Deux personnes ont joué un 5 : celle
    dont le symbole est le plus haut sur la pile des personnalités choisit en premier, et la dernière prend
    une des deux cartes qui restent.
    .title = Exemple : la fin d’une manche
card-game-help-building =
    Une ville a au plus 8 rangées et 8 colonnes de parcelles. Une nouvelle carte doit la toucher par le côté
    d’au moins une parcelle ; on ne la tourne jamais et on ne la glisse jamais sous une autre. Elle peut
    recouvrir des parcelles vides. En outre, un bâtiment peut être recouvert par le même bâtiment, une
    montagne par une montagne, une maison par une maison ou une maison de ville, et des hors-la-loi si tu as
    le Shérif ou une prison. Seul compte le dessus. Une carte qui n’a de place nulle part est mise de côté.
    .title = Bâtir la ville
card-game-help-placement-example =
    Une ville montre une mine, une prison et quatre montagnes. Une carte avec une mine peut se poser à côté,
    là où la nouvelle mine touche beaucoup de montagnes ; elle peut aussi se poser de sorte que sa montagne en
    recouvre une autre. Elle ne peut ni toucher la ville par un simple coin, ni recouvrir la prison.
    .title = Exemple : poser une carte
card-game-help-end =
    Après la neuvième manche de l’époque II, le Vendeur de journaux peut aller chercher une personnalité, et
    le Commissaire-priseur vendre une dernière fois. Puis chacun additionne ses points pour les bâtiments et
    les personnalités, et les joueurs virtuels marquent aussi. Qui a le plus de points l’emporte, joueur
    virtuel ou non ; à égalité, la victoire est partagée.
    .title = Fin de la partie
card-game-help-scoring =
    D’abord viennent les bâtiments, ligne par ligne, puis les personnalités. Des parcelles sont voisines par
    leurs côtés et leurs coins. Une maison de ville ou un hôtel compte comme deux maisons. N’est vide que ce
    qu’une carte terrain montre vide, jamais la table nue ; avec le Shérif ou une prison, les parcelles de
    hors-la-loi sont vides aussi.
    .title = Décompte d’une ville
card-game-help-virtual-scoring =
    Un joueur virtuel marque l’attrait de toutes les cartes terrain et personnalités qu’il a prises, et rien
    d’autre. Ses personnalités n’ont aucun effet.
    .title = Décompte des joueurs virtuels
card-game-help-characters =
    Les personnalités au dollar rapportent des points à la fin de la partie ou t’aident autrement tant que tu
    les as. Celles à flèche s’utilisent une fois par époque ; on les incline, et elles se redressent au début
    de l’époque II. Plusieurs peuvent renforcer la même carte enchère.
    .title = Personnalités
card-game-help-each-character =
    Points à la fin : Cow-boy, Banquier et Épicière pour des bâtiments, Institutrice pour les maisons,
    Prospecteur pour montagnes et mines, Pionnier pour le vide près des ranchs, Guide pour la place libre,
    Chanteuse pour le meilleur saloon, Croque-mort et Éditeur pour les personnalités, Shérif pour les
    prisons ; Capitaine, Docteur, Héros et Vendeur de journaux, une somme fixe. Le Commissaire-priseur vend
    des cartes, le Capitaine agrandit la ville, le Shérif calme les hors-la-loi. Armurier, Mercenaire, Héros
    et Docteur renforcent ta mise ; Gouverneur, Avocat et Journalier apportent des cartes. La galerie dit
    l’effet de chaque personnalité.
    .title = Chaque personnalité
card-game-help-buildings =
    Pour chaque voisin : ranch 1 par parcelle vide, mine 2 par montagne, saloon 2 par maison ; drugstore,
    banque, magasin général et mairie 1 par maison. Pour toute la ville : drugstore et forge 1 par ranch,
    banque et forge 1 par mine, église et magasin général 1 par maison, mairie 1 par bâtiment autre que maison
    et maison de ville. Chaque hôtel donne 3. Chaque bande de hors-la-loi coûte 6, sauf avec le Shérif ou une
    prison ; sa parcelle compte alors comme vide.
    .title = Points des bâtiments

## Première partie: guide.toml

card-game-guide-welcome =
    Bienvenue ! Ici, chacun bâtit sa propre ville. Chaque manche propose une personnalité et quatre cartes
    terrain, et chacun obtient une de ces cartes.
card-game-guide-mine =
    Regarde cette carte : sa mine rapporte 2 points par montagne voisine, coins compris. Il y en a déjà
    deux.
card-game-guide-first-bid =
    Les cartes enchère décident qui choisit en premier. Tu as 1 à 9, chacune pour une seule manche. Mise le
    6.
    .brought = Tout le monde a montré sa carte : la tienne est la plus haute, tu choisis donc en premier.
card-game-guide-first-card = Prends la carte avec la mine.
    .brought = Elle est à toi.
card-game-guide-first-place = Pose-la : c’est la première carte de ta ville.
    .brought = Une mine et deux montagnes : déjà 4 points. Les autres se sont servis, et le reste a disparu.
card-game-guide-virtual =
    Deux de tes rivaux sont virtuels. Ils retournent une carte enchère au hasard et prennent ce qui porte le
    plus grand chiffre, son attrait. Cela se prévoit.
card-game-guide-high-bid =
    Le Prospecteur rapporte 1 point par montagne et par mine de ta ville. Son attrait est de 6 : d’autres le
    veulent. Mise ton 9.
    .brought = Rien ne bat un 9. Mais il est épuisé jusqu’à la deuxième époque.
card-game-guide-prospector = Prends le Prospecteur.
    .brought = Il reste avec toi jusqu’à la fin et compte chaque montagne et chaque mine que tu ajoutes.
card-game-guide-low-bid =
    Trois montagnes sont proposées, mais deux cartes ont plus d’attrait et partiront avant. Garde tes bonnes
    cartes : mise le 2.
    .brought = Bien vu : les autres ont pris les cartes qui ont plus d’attrait.
card-game-guide-mountains = Et les trois montagnes sont encore là. Prends-les.
    .brought = Le dernier prend ce qui reste.
card-game-guide-build =
    Pose la carte à gauche de ta mine, pour que des montagnes la touchent. On ne tourne jamais les cartes et
    on ne couvre que des parcelles vides.
    .brought =
        Quatre montagnes touchent la mine : 8 points. Le Prospecteur en ajoute 6, et tout cela pour un 6, un
        9 et un 2.
card-game-guide-end =
    Après neuf manches, tu reprends tes cartes enchère pour la deuxième époque, puis on compte les points.
    Le reste viendra en jouant. Amuse-toi bien !
