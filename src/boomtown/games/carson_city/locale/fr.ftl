### Carson City, in French.

-carson-city = Carson City

carson-city-title = { -carson-city }
carson-city-introduction =
    Une ville naît dans le désert du Nevada. À chaque tour, une personnalité te prête main-forte, puis tes
    cow-boys partent à cheval : pour un salaire, des routes, les meilleures parcelles, des ranchs, des mines
    et des saloons. Quand deux joueurs veulent la même chose, un duel décide, et les cow-boys gardés en
    réserve font ta force. Construis là où montagnes et maisons enrichissent tes bâtiments, change à temps ton
    argent en points de victoire, et deviens en quatre tours le premier personnage de { -carson-city }.

## Variants

carson-city-variant-personalities-yellow = Personnalités : faces jaunes
    .explanation =
        Toutes les personnalités ont leurs pouvoirs habituels. Conseillé pour les premières parties.
carson-city-variant-personalities-red = Personnalités : faces rouges
    .explanation =
        Toutes les personnalités ont leurs autres pouvoirs : beaucoup n’agissent qu’à la fin du tour.
carson-city-variant-personalities-random = Personnalités : faces au hasard
    .explanation =
        Avant la partie, le hasard décide pour chaque personnalité si elle montre sa face jaune ou sa face
        rouge.

carson-city-variant-red-sheriff = Shérif rouge
    .explanation =
        Qui prend le Shérif n’attaque personne et ne rejoint personne là où un duel s’ensuivrait, mais reçoit
        3 points par duel perdu. Plafond 20 $.
carson-city-variant-red-banker = Banquier rouge
    .explanation =
        À la fin du tour, le Banquier vend 3 points pour 3 $, 5 pour 12 $ ou 7 pour 25 $. Plafond 60 $.
carson-city-variant-red-grocer = Épicière rouge
    .explanation =
        L’Épicière donne 8 $ tout de suite ou, à la fin du tour, un point pour chacune de tes maisons ; les
        ranchs, les hôtels et les églises ne comptent pas. Plafond 60 $.
carson-city-variant-red-road-worker = Cantonnier rouge
    .explanation =
        Pour 5 $, le Cantonnier te prend n’importe quel bâtiment de la piste, à construire tout de suite ou à
        garder. Plafond 30 $.
carson-city-variant-red-settler = Pionnier rouge
    .explanation =
        Le Pionnier donne 8 $ tout de suite ou, à la fin du tour, 1 $ pour chacune de tes montagnes (un point,
        si vous choisissez cela aussi). Plafond 20 $.
carson-city-variant-red-captain = Capitaine rouge
    .explanation = Le Capitaine vend un revolver pour 3 $ ou deux pour 9 $, et tu les gardes. Plafond 20 $.
carson-city-variant-red-mercenary = Mercenaire rouge
    .explanation =
        Le Mercenaire apporte 2 points de puissance de feu pour le tour, et non 3, mais te laisse garder 30 $.

carson-city-variant-might-is-right = La loi du plus fort
    .explanation =
        Pas de dés dans les duels : chacun choisit en secret une tuile de duel de 0 à 5. À partir de trois
        joueurs, les tuiles sont distribuées au hasard, et l’argent compense les tuiles faibles.
carson-city-variant-carson-river = La Carson River
    .explanation =
        Une rivière traverse la ville. Personne ne peut la posséder ni y construire, ranchs et mines en
        profitent, et les parcelles près d’un pont valent plus à la fin.
carson-city-variant-course-usual = Rivière : le cours reconstitué
    .explanation =
        Avec la Carson River : elle coule à peu près comme au dos du plateau. Faute d’image, son cours a été
        reconstitué.
carson-city-variant-course-random = Rivière : un cours au hasard
    .explanation =
        Avec la Carson River : le hasard trace un cours de 3 à 15 parcelles. Une longue rivière laisse moins
        de montagnes.
carson-city-variant-course-laid = Rivière : un cours à ton idée
    .explanation =
        Avec la Carson River : le premier joueur la trace d’un bord à l’autre, sur 3 à 15 parcelles. Une
        longue rivière laisse moins de montagnes.
carson-city-variant-kit-carson = Kit Carson
    .explanation =
        Tout le monde place et déplace ses cow-boys en même temps. S’arrêter tôt est récompensé à la fin de la
        partie.

carson-city-variant-starting-revolver = Un revolver au départ
    .explanation = Tout le monde commence avec un revolver, comme dans certaines éditions des règles.
carson-city-variant-kept-tiles-wait = Les bâtiments gardés attendent un tour
    .explanation =
        Un bâtiment acheté et gardé ne peut pas être construit à la fin de la construction du même tour, mais
        à partir du suivant.
carson-city-variant-settler-points = Le Pionnier rouge donne des points
    .explanation =
        Là où l’on joue avec la face rouge du Pionnier, elle donne un point par montagne, et non 1 $ : un
        signe dollar s’est peut-être glissé dans les règles.
carson-city-variant-bonus-each-turn = La prime de Kit Carson à chaque tour
    .explanation =
        Avec Kit Carson, s’arrêter tôt est récompensé après chaque tour, et pas seulement après le dernier.
carson-city-variant-unlimited-roads = Des routes à volonté
    .explanation =
        Il y a toujours assez de routes. Sinon, la boîte n’en contient que 25, et quand il n’y en a plus, il
        n’y en a plus.

## Components

carson-city-name-ranch = Ranch
carson-city-name-mine = Mine
carson-city-name-drugstore = Drugstore
carson-city-name-bank = Banque
carson-city-name-saloon = Saloon
carson-city-name-hotel = Hôtel
carson-city-name-church = Église
carson-city-name-prison = Prison

carson-city-name-sheriff = Shérif
carson-city-name-banker = Banquier
carson-city-name-grocer = Épicière
carson-city-name-road-worker = Cantonnier
carson-city-name-settler = Pionnier
carson-city-name-captain = Capitaine
carson-city-name-mercenary = Mercenaire

carson-city-name-house = Maison
carson-city-name-mountain = Montagne
carson-city-name-river = Carson River
carson-city-name-cowboy = Cow-boy
carson-city-name-white-cowboy = Cow-boy blanc
carson-city-name-revolver = Revolver
carson-city-name-three-guns = Trois revolvers
carson-city-name-road = Route
carson-city-name-bridge = Pont
carson-city-name-property-tile = Tuile de propriété
carson-city-name-duel-tile = Tuile de duel
carson-city-name-turn-counter = Compteur de tours

## Parts of sentences

# A building: "achète un saloon"; `the` as in "garde le saloon", `all` as in "tes saloons".
# $kind is unknown on a button away from a table.
carson-city-building = { $kind ->
    [ranch] un ranch
    [mine] une mine
    [drugstore] un drugstore
    [bank] une banque
    [saloon] un saloon
    [hotel] un hôtel
    [church] une église
    [prison] une prison
   *[unknown] un bâtiment
}
    .the = { $kind ->
        [ranch] le ranch
        [mine] la mine
        [drugstore] le drugstore
        [bank] la banque
        [saloon] le saloon
        [hotel] l’hôtel
        [church] l’église
        [prison] la prison
       *[unknown] le bâtiment
    }
    .all = { $kind ->
        [ranch] ranchs
        [mine] mines
        [drugstore] drugstores
        [bank] banques
        [saloon] saloons
        [hotel] hôtels
        [church] églises
       *[prison] prisons
    }

# A personality: "le Shérif"; `object` as in "choisit le Shérif", `name` stands alone.
carson-city-person = { $card ->
    [sheriff] le Shérif
    [banker] le Banquier
    [grocer] l’Épicière
    [road-worker] le Cantonnier
    [settler] le Pionnier
    [captain] le Capitaine
   *[mercenary] le Mercenaire
}
    .object = { carson-city-person }
    .name = { $card ->
        [sheriff] { carson-city-name-sheriff }
        [banker] { carson-city-name-banker }
        [grocer] { carson-city-name-grocer }
        [road-worker] { carson-city-name-road-worker }
        [settler] { carson-city-name-settler }
        [captain] { carson-city-name-captain }
       *[mercenary] { carson-city-name-mercenary }
    }

# A parcel with what lies on it: "c3 (saloon)".
carson-city-parcel = { $parcel }{ $what ->
    [free] {""}
    [house] {" "}(maison)
    [mountain] {" "}(montagne)
    [river] {" "}(rivière)
    [ranch] {" "}(ranch)
    [mine] {" "}(mine)
    [drugstore] {" "}(drugstore)
    [bank] {" "}(banque)
    [saloon] {" "}(saloon)
    [hotel] {" "}(hôtel)
    [church] {" "}(église)
   *[prison] {" "}(prison)
}

# A side of a parcel, where roads lie; $side is n, e, s or w.
carson-city-edge = { $side ->
    [n] côté nord de { $parcel }
    [e] côté est de { $parcel }
    [s] côté sud de { $parcel }
   *[w] côté ouest de { $parcel }
}

# Where a cowboy stands. `off` as in "reprend un cow-boy de …", `over` as in "un duel pour …".
carson-city-on-square = sur la case « { $place } »
    .off = de la case « { $place } »
    .over = pour la case « { $place } »
carson-city-on-parcel = sur { $place }
    .off = de { $place }
    .over = pour { $place }

# The squares of the action track. On the track itself stand `title` (12 letters), `figures` (5) and `note` (9);
# `effect` follows the name on a button, and `rule` tells all.
carson-city-square = { $square ->
    [wages] Salaire
    [ammunition] Munitions
    [three-roads] Trois routes
    [roads] Routes
    [parcel-purchase] Achat de parcelles
    [construction-12] Construction à 12 $
    [construction-10] Construction à 10 $
    [construction-8] Construction à 8 $
    [construction-6] Construction à 6 $
    [construction-5] Construction à 5 $
    [construction-4] Construction à 4 $
    [construction-3] Construction à 3 $
    [parcels-income] Argent des parcelles
    [cowboy-income] Argent des cow-boys
    [gambling] Jeu de hasard
    [estate-income] Revenu des bâtiments
    [parcels-points] Points des parcelles
    [cowboy-points] Points des cow-boys
    [estate-points] Points des bâtiments
    [points-5] Points à 5 $
    [points-4] Points à 4 $
    [points-3] Points à 3 $
   *[points-2] Points à 2 $
}
    .effect = { $square ->
        [wages] 4 $ pour chacun de tes cow-boys sur place
        [ammunition] puissance de feu +3
        [three-roads] pour ta réserve
        [roads] une pour chacun de tes cow-boys sur place
        [parcels-income] 2 $ par parcelle
        [cowboy-income] 2 $ par point de puissance de feu
        [gambling] deux dés en dollars
        [parcels-points] un pour deux parcelles
        [cowboy-points] un pour deux points de puissance de feu
        [estate-points] un par bâtiment
       *[points] autant que tu veux
    }
    .title = { $square ->
        [wages] Salaire
        [ammunition] Munitions
        [three-roads] 3 routes
        [roads] Routes
        [parcel-purchase] Parcelles
        [parcels-income] Parcelles
        [cowboy-income] Puissance
        [gambling] Jeu
        [estate-income] Revenus
        [parcels-points] Parcelles
        [cowboy-points] Puissance
        [estate-points] Bâtiments
       *[points] Points
    }
    .figures = { $square ->
        [wages] 4 $
        [ammunition] +3
        [three-roads] 3
        [roads] 1
        [parcels-income] 2 $
        [cowboy-income] 2 $
        [gambling] 2–12$
        [parcels-points] ½ PV
        [cowboy-points] ½ PV
        [estate-points] 1 PV
       *[other] {""}
    }
    .note = { $square ->
        [wages] chacun
        [roads] chacun
        [parcel-purchase] duels avant
        [parcels-income] chacune
        [cowboy-income] par point
        [estate-income] duels avant
        [parcels-points] chacune
        [cowboy-points] par point
        [estate-points] chacun
        [points-5] le PV
        [points-4] le PV
        [points-3] le PV
        [points-2] le PV
       *[other] {""}
    }
    .rule = { $square ->
        [wages] 4 $ pour chacun de tes cow-boys ici. Il peut en venir autant que tu veux.
        [ammunition] Trois revolvers jusqu’à la fin du tour : puissance de feu +3.
        [three-roads] Trois routes pour ta réserve.
        [roads] Une route pour chacun de tes cow-boys ici. Il peut en venir autant que tu veux.
        [parcel-purchase]
            Après les duels, les cow-boys achètent les parcelles sans propriétaire où ils se tiennent.
            Personne ne se place ici.
        [parcels-income] 2 $ par parcelle que tu possèdes.
        [cowboy-income] 2 $ par point de ta puissance de feu.
        [gambling] Lance deux dés et prends leur somme en dollars.
        [estate-income] Après les duels, tous les bâtiments rapportent. Personne ne se place ici.
        [parcels-points] Un point de victoire pour deux parcelles que tu possèdes.
        [cowboy-points] Un point de victoire pour deux points de ta puissance de feu.
        [estate-points] Un point de victoire pour chacun de tes bâtiments en ville.
        [points-5] Achète autant de points de victoire que tu veux, à 5 $ chacun.
        [points-4] Achète autant de points de victoire que tu veux, à 4 $ chacun.
        [points-3] Achète autant de points de victoire que tu veux, à 3 $ chacun.
       *[points-2] Achète autant de points de victoire que tu veux, à 2 $ chacun.
    }
# A construction square with the building that lies there.
carson-city-square-with = { $square } ({ $what ->
    [ranch] ranch
    [mine] mine
    [drugstore] drugstore
    [bank] banque
    [saloon] saloon
    [hotel] hôtel
    [church] église
   *[prison] prison
})

# What a personality does, a few words for the card (18 letters); `rule` tells all of it (100 letters). The red
# Settler $pays dollars or, if the table has chosen so, points.
carson-city-power = { $card ->
    [sheriff] { $side ->
        [red] 3 PV par défaite
       *[yellow] cow-boy blanc
    }
    [banker] { $side ->
        [red] vend des points
       *[yellow] 9 $ aussitôt
    }
    [grocer] { $side ->
        [red] 8 $ ou maisons
       *[yellow] 8 $ ou double
    }
    [road-worker] { $side ->
        [red] bâtiment à 5 $
       *[yellow] 2 routes, ½ prix
    }
    [settler] { $side ->
        [red] 8 $ ou montagnes
       *[yellow] parcelle offerte
    }
    [captain] { $side ->
        [red] vend des revolvers
       *[yellow] cow-boys à engager
    }
   *[mercenary] { $side ->
        [red] puissance +2
       *[yellow] puissance +3
    }
}
    .rule = { $card ->
        [sheriff] { $side ->
            [red] Tu n’attaques pas et ne rejoins personne là où il y aurait duel. Chaque duel perdu : 3 points.
           *[yellow] Le cow-boy blanc va là où il n’y a personne. Nul ne peut le provoquer, et il n’attaque jamais.
        }
        [banker] { $side ->
            [red] À la fin du tour, achète 3 points de victoire pour 3 $, 5 pour 12 $ ou 7 pour 25 $.
           *[yellow] Tu reçois 9 $ aussitôt.
        }
        [grocer] { $side ->
            [red] 8 $ tout de suite ou, en fin de tour, un point par maison (ni ranch, ni hôtel, ni église).
           *[yellow] 8 $, ou un revenu double pour tous tes bâtiments d’une sorte pendant ce tour.
        }
        [road-worker] { $side ->
            [red] Prends pour 5 $ n’importe quel bâtiment de la piste, à construire ou à garder.
           *[yellow] Tu reçois deux routes, et tu paies les bâtiments à moitié prix.
        }
        [settler] { $side ->
            [red] { $pays ->
                [points] 8 $ tout de suite ou, à la fin du tour, un point pour chacune de tes montagnes.
               *[dollars] 8 $ tout de suite ou, à la fin du tour, 1 $ pour chacune de tes montagnes.
            }
           *[yellow] Tu reçois gratuitement une parcelle qui n’est à personne.
        }
        [captain] { $side ->
            [red] Achète un revolver pour 3 $ ou deux pour 9 $.
           *[yellow] Engage un cow-boy pour 1 $, deux pour 4 $ ou trois pour 9 $.
        }
       *[mercenary] { $side ->
            [red] Ta puissance de feu augmente de 2 pendant ce tour.
           *[yellow] Ta puissance de feu augmente de 3 pendant ce tour.
        }
    }

# What a building earns and needs, for the list of all buildings; $river is yes where one flows.
carson-city-income = { $kind ->
    [ranch]
        1 $ par parcelle voisine sans maison, montagne ni bâtiment, au moins 1 $. Compte pour tes bâtiments
        comme une maison. Apporte un revolver. Sans route.
    [mine]
        3 $ par montagne voisine qui est à toi ou à personne{ $river ->
            [yes] , et 3 $ de plus au bord de la rivière
           *[no] {""}
        }. Apporte un revolver. Sans route.
    [drugstore]
        3 $ par maison voisine qui est à toi ou à personne, et 3 $ par ranch que tu as en ville. Vient avec
        une maison.
    [bank]
        3 $ par maison voisine qui est à toi ou à personne, et 3 $ par mine que tu as en ville. Vient avec une
        maison.
    [saloon] 5 $ par maison voisine qui est à toi ou à personne. Vient avec une maison.
    [hotel] Toujours 6 $. Compte comme deux maisons pour tes bâtiments. Vient avec une maison.
    [church]
        Aucun revenu. Protège tes bâtiments voisins et compte pour eux comme une maison. Vient avec une
        maison.
   *[prison] Aucun revenu. Apporte deux revolvers. Personne ne peut l’attaquer. Vient avec une maison.
}

## Actions

carson-city-action-side = Tourne la face { $side ->
    [red] rouge
   *[yellow] jaune
} vers le haut
carson-city-action-centre = Le centre de la ville : dé blanc { $white }, dé noir { $black }
carson-city-action-mountain = Une montagne : dé blanc { $white }, dé noir { $black }
carson-city-action-order = Le suivant dans l’ordre du tour : { $player }
carson-city-action-draw = Tire { carson-city-building }
carson-city-action-roll = Fais un { $face }
carson-city-action-deal = Distribue la tuile de duel { $value }
carson-city-action-river = Fais couler la rivière sur { $parcel }
    .group = Tracer la rivière
carson-city-action-claim = Prends possession de { $parcel }
    .group = Prendre une parcelle
carson-city-action-choose = Choisis { carson-city-person.object }
    .group = Choisir une personnalité
carson-city-action-take = Prends les 8 $
    .group = Prendre les 8 $
carson-city-action-wait = Attends ce que la carte offre plus tard
    .group = Attendre
    .short = Attendre
carson-city-action-double = Double le revenu de tes { carson-city-building.all }{ $dollars ->
    [0] {""}
   *[other]  : { $dollars } $ de plus
}
    .group = Doubler un revenu
carson-city-action-hire = { $cowboys ->
    [one] Engage { $cowboys } cow-boy pour { $dollars } $
   *[other] Engage { $cowboys } cow-boys pour { $dollars } $
}
    .group = Engager des cow-boys
carson-city-action-arm = { $revolvers ->
    [one] Achète { $revolvers } revolver pour { $dollars } $
   *[other] Achète { $revolvers } revolvers pour { $dollars } $
}
    .group = Acheter des revolvers
carson-city-action-bundle = Achète { points } au Banquier pour { $dollars } $
    .group = Acheter des points
carson-city-action-fetch = Prends pour 5 $ { carson-city-building.the } de la case à { $dollars } $
    .group = Prendre un bâtiment
carson-city-action-cowboy = Place un cow-boy { $place }{ $effect ->
    [none] {""}
   *[other]  : { $effect }
}
    .group = Placer un cow-boy
    .short = Cow-boy { $place }
carson-city-action-sheriff = Place le cow-boy blanc { $place }{ $effect ->
    [none] {""}
   *[other]  : { $effect }
}
    .group = Placer le cow-boy blanc
    .short = Cow-boy blanc { $place }
carson-city-action-lift = Reprends ton cow-boy { $place }
    .group = Reprendre un cow-boy
carson-city-action-recall = Reprends le cow-boy blanc
    .group = Reprendre le cow-boy blanc
carson-city-action-pass = Passe : ne place plus de cow-boys ce tour-ci
    .group = Passer
    .short = Passer
carson-city-action-duel = Livre maintenant le duel { $place }
    .group = Choisir un duel
    .short = Duel { $place }
carson-city-action-play = Joue la tuile de duel { $value }
    .group = Jouer une tuile de duel
carson-city-action-purchase = Achète { $parcel }{ $dollars ->
    [0] {""}
   *[other] {" "}pour { $dollars } $
}
    .group = Acheter une parcelle
carson-city-action-buy = Achète le bâtiment
    .group = Acheter le bâtiment
carson-city-action-build = Construis { carson-city-building.the } sur { $parcel }{ $house ->
    [no] {" "}(pas de place pour la maison)
   *[yes] {""}
}
    .group = Construire
    .short = Construire sur { $parcel }
carson-city-action-road = { $way ->
    [bridge] Construis un pont de deux routes : { $edge }
   *[road] Pose une route : { $edge }
}
    .group = Poser une route
carson-city-action-house = Place la maison sur { $parcel }
    .group = Placer la maison
carson-city-action-keep = Garde le bâtiment pour plus tard
    .group = Garder le bâtiment
carson-city-action-raise = Construis { carson-city-building.the } que tu as en réserve
    .group = Construire un bâtiment gardé
carson-city-action-agree = Accepte la maison
    .group = Accepter
carson-city-action-refuse = Refuse la maison
    .group = Refuser
carson-city-action-points = { $points ->
    [0] { $dollars ->
        [0] N’achète aucun point
       *[other] Abandonne { $dollars } $ pour rien
    }
   *[other] Achète { points }{ $dollars ->
        [0] {""}
       *[other] {" "}pour { $dollars } $
    }
}
    .group = Acheter des points
carson-city-action-decline = Non merci : n’achète rien
    .group = Ne rien acheter
carson-city-action-done = Rien de plus
    .group = Rien de plus
carson-city-action-guns = Prends les trois revolvers
    .group = Prendre les revolvers
carson-city-action-leave = Laisse les trois revolvers
    .group = Laisser les revolvers

## Prompts

carson-city-prompt-turn-card = { carson-city-person.name } : quelle face est visible ?
    .hint = La carte reste ainsi pendant toute la partie.
carson-city-prompt-lay-river = { $length ->
    [0] Où la rivière entre-t-elle sur le plateau ?
   *[other] Où la rivière continue-t-elle ?
}
    .hint = { $length ->
        [0] Elle commence au bord du plateau.
        [one]
            { $length } parcelle est posée. La rivière doit retrouver le bord avec 3 à 15 parcelles, sans
            jamais se toucher.
       *[other]
            { $length } parcelles sont posées. La rivière doit retrouver le bord avec 3 à 15 parcelles, sans
            jamais se toucher.
    }
carson-city-prompt-deal-duel-tile = Distribue une tuile de duel.
    .hint = { $left ->
        [one] C’est la dernière pour ce joueur.
       *[other] Il en reste { $left } pour ce joueur.
    }
carson-city-prompt-draw-building = Tire un bâtiment du sac.
    .hint = Il va sur la case de construction vide la moins chère.
carson-city-prompt-roll-centre = Lance les dés pour le centre de la ville.
    .hint =
        Le dé blanc donne la colonne, le noir la rangée. Une maison entourée de quatre routes s’y dressera.
carson-city-prompt-roll-mountain = Lance les dés pour une montagne.
    .hint = { $left ->
        [one] C’est la dernière.
       *[other] Il en reste { $left }.
    }
carson-city-prompt-draw-order = Qui vient ensuite dans l’ordre du tour ?
    .hint = L’ordre du premier tour est tiré au sort ; ensuite, il dépend de qui passe en premier.
carson-city-prompt-claim-first-parcel = { $number ->
    [1] Choisis ta première parcelle.
   *[other] Choisis ta deuxième parcelle.
}
    .hint = N’importe laquelle est à prendre, avec ou sans montagne, même le centre de la ville.{ $river ->
        [yes] {" "}Seule la rivière ne se prend pas.
       *[no] {""}
    }
carson-city-prompt-choose-personality = Choisis une personnalité pour ce tour.
    .hint =
        Les petits numéros placent leurs cow-boys en premier. La somme sur la carte est ce que tu peux garder
        à la fin du tour.
carson-city-prompt-take-money-or-wait =
    { carson-city-person.name } : prends-tu 8 $ maintenant, ou attends-tu ?
    .hint = { $later ->
        [double]
            Si tu attends, tu pourras encore prendre les 8 $ lors du revenu des bâtiments, ou doubler le
            revenu d’une sorte de tes bâtiments.
        [houses]
            Si tu attends, chacune de tes maisons rapporte un point à la fin du tour ; les ranchs, les hôtels
            et les églises ne comptent pas.
        [mountain-points] Si tu attends, chacune de tes montagnes rapporte un point à la fin du tour.
       *[mountains] Si tu attends, chacune de tes montagnes rapporte 1 $ à la fin du tour.
    }
carson-city-prompt-settle-parcel = Choisis une parcelle : le Pionnier te la donne.
    .hint = { $river ->
        [yes] N’importe laquelle qui n’est à personne, quoi qu’il y ait dessus, sauf la rivière.
       *[no] N’importe laquelle qui n’est à personne, quoi qu’il y ait dessus.
    }
carson-city-prompt-hire-cowboys = Combien de cow-boys engages-tu ?
    .hint = Tu as { $money } $. Le Capitaine demande 1 $ pour un, 4 $ pour deux et 9 $ pour trois.
carson-city-prompt-buy-revolvers = Combien de revolvers achètes-tu ?
    .hint =
        Tu as { $money } $. Le Capitaine demande 3 $ pour un et 9 $ pour deux, et ils sont à toi jusqu’au
        bout.
carson-city-prompt-fetch-building = Quel bâtiment le Cantonnier te prend-il ?
    .hint =
        Tu as { $money } $, et n’importe quel bâtiment de la piste coûte 5 $. Tu peux le construire tout de
        suite ou le garder.
carson-city-prompt-place-cowboy = Place un cow-boy, ou passe.
    .hint = { $cowboys ->
        [0] Il ne te reste que le cow-boy blanc en réserve.
        [one] Tu as { $cowboys } cow-boy en réserve.
       *[other] Tu as { $cowboys } cow-boys en réserve.
    } Les cow-boys que tu gardes sont ta puissance de feu ; passer tôt fait gagner les égalités et choisir tôt
    au tour suivant.
carson-city-prompt-place-together = { $who ->
    [all] Place des cow-boys ou reprends-les, ou arrête-toi.
   *[first] Place le premier cow-boy : alors tout le monde pourra commencer.
}
    .hint =
        Tous agissent en même temps. S’arrêter est définitif pour ce tour, et le premier à s’arrêter est le
        premier de la piste.
carson-city-prompt-roll-die = Lance un dé dans le duel { $place }.
    .hint = Le dé s’ajoute à la puissance de feu.
carson-city-prompt-play-duel-tiles = Choisis une tuile de duel dans le duel { $place }.
    .hint = Elle s’ajoute à ta puissance de feu. Tous montrent leur tuile en même temps.
carson-city-prompt-redraw-duel-tile = Tire une tuile de duel parmi celles qui ont été jouées.
    .hint = { $left ->
        [one] C’est la dernière.
       *[other] Il en reste { $left }.
    }
carson-city-prompt-choose-duel = { $what ->
    [buildings] Quel duel pour un bâtiment vient maintenant ?
   *[parcels] Quel duel pour une parcelle vient maintenant ?
}
    .hint = Qui perd reprend son cow-boy et sera plus fort au duel suivant.
carson-city-prompt-take-guns = Prends-tu les trois revolvers ?
    .hint = { $who ->
        [red-sheriff]
            Ta puissance de feu augmenterait de 3 jusqu’à la fin du tour, et un duel t’attend encore : si tu
            le perds, tu marques 3 points et tu reprends ton cow-boy.
       *[other]
            Ta puissance de feu augmenterait de 3 jusqu’à la fin du tour, et un duel t’attend encore. Qui
            préfère le perdre, pour reprendre son cow-boy, peut laisser les revolvers.
    }
carson-city-prompt-purchase-parcels = Achète les parcelles où se tiennent tes cow-boys.
    .hint =
        Tu as { $money } $. Les cow-boys sur les parcelles que tu n’achètes pas vont à la réserve générale.
carson-city-prompt-construct-building = Achètes-tu { carson-city-building.the } pour { $dollars } $ ?
    .hint = Tu as { $money } $. Tu peux construire tout de suite ou garder le bâtiment pour plus tard.
carson-city-prompt-build-building = Où construis-tu { carson-city-building.the } ?
    .hint = { $needs ->
        [no] Sur n’importe laquelle de tes parcelles vides, même sans route. Tu peux aussi garder le bâtiment.
       *[yes] Sur une de tes parcelles vides touchée par une route. { $roads ->
            [0] Tu n’as pas de route à poser.
            [one] Tu peux d’abord poser { $roads } route.
           *[other] Tu peux d’abord poser jusqu’à { $roads } routes.
        }
    }
carson-city-prompt-place-house = Où va la maison qui vient avec { carson-city-building.the } ?
    .hint =
        Sur une parcelle vide touchée par une route. Sur une parcelle qui n’est à personne, elle sert à tous
        les bâtiments voisins, sinon seulement à ceux du propriétaire. { $roads ->
        [0] Tu n’as pas de route à poser.
        [one] Tu peux d’abord poser { $roads } route.
       *[other] Tu peux d’abord poser jusqu’à { $roads } routes.
    }
carson-city-prompt-ask-owner = Une maison peut-elle être construite sur ta parcelle { $parcel } ?
    .hint =
        Elle servirait à tes bâtiments voisins et vaudrait 2 points à la fin. Un refus vaut pour cette
        parcelle ; on pourra encore te solliciter pour une autre.
carson-city-prompt-place-kept-buildings = Construis-tu un des bâtiments que tu gardes ?
    .hint = Les cases de construction sont terminées pour ce tour ; c’est le moment des bâtiments gardés.
carson-city-prompt-gamble = { $first ->
    [0] Lance le premier dé.
   *[other] Lance le second dé ; le premier montre un { $first }.
}
    .hint = La somme des deux dés est payée en dollars.
carson-city-prompt-double-income = Prends-tu 8 $, ou doubles-tu le revenu d’une sorte de tes bâtiments ?
    .hint = Si un bâtiment doublé est dévalisé, le voleur et toi recevez tous deux le revenu ordinaire.
carson-city-prompt-buy-points = Combien de points achètes-tu ?
    .hint = Chacun coûte { $dollars } $, et tu as { $money } $.
carson-city-prompt-buy-bundle = Achètes-tu des points au Banquier ?
    .hint = Tu as { $money } $. Le Banquier vend, une fois, 3 points pour 3 $, 5 pour 12 $ ou 7 pour 25 $.
carson-city-prompt-keep-to-limit = Combien de points achètes-tu à la fin du tour ?
    .hint = { $must ->
        [0]
            Tu as { $money } $ et peux garder { $limit } $. Chaque tranche de 10 $ dépensée vaut un point, et
            tu gardes le reste.
       *[other]
            Tu as { $money } $ et peux garder { $limit } $ : il faut donc dépenser au moins { $must } $.
            Chaque tranche entière de 10 $ vaut un point ; ce qui reste en dessous est perdu.
    }
carson-city-prompt-lay-roads = Pose des routes et des ponts, ou restes-en là.
    .hint = { $roads ->
        [one] Tu as { $roads } route.
       *[other] Tu as { $roads } routes.
    } Un pont en demande deux.

## Events

carson-city-event-side-turned = { carson-city-person.name } : la face { $side ->
    [red] rouge
   *[yellow] jaune
} est visible.
carson-city-event-river-laid = La rivière coule sur { $parcel }.
carson-city-event-river-done = La rivière a trouvé son cours sur { $parcels } parcelles.
carson-city-event-tile-dealt = { $name } reçoit une tuile de duel et en a maintenant { $tiles }.
carson-city-event-tile-seen = Ta nouvelle tuile de duel montre un { $value }.
carson-city-event-total-announced =
    { $name } a des tuiles de duel pour un total de { $total } et commence avec { $dollars } $.
carson-city-event-building-drawn = À vendre pour { $dollars } $ : { carson-city-building }.
carson-city-event-centre = La ville commence en { $parcel } : une maison avec une route de chaque côté.
carson-city-event-mountain = Une montagne se dresse en { $parcel }.
carson-city-event-order-drawn = { $name } aura la place { $place } dans l’ordre du premier tour.
carson-city-event-claimed = { $parcel } appartient à { $name }.
carson-city-event-turn-began = Le tour { $turn } sur 4 commence.
carson-city-event-chosen = { $name } choisit { carson-city-person.object } ({ carson-city-power }).
carson-city-event-money-taken = { $name } reçoit { $dollars } $ { $card ->
    [grocer] de l’Épicière.
    [settler] du Pionnier.
   *[banker] du Banquier.
}
carson-city-event-waited =
    { $name } ne prend pas les 8 $ et attend ce que { carson-city-person } offre plus tard.
carson-city-event-sheriff-received = { $name } reçoit le cow-boy blanc.
carson-city-event-worker-roads = { $roads ->
    [0] Il ne reste aucune route pour { $name }.
    [one] { $name } reçoit du Cantonnier la dernière route.
   *[other] { $name } reçoit { $roads } routes du Cantonnier.
}
carson-city-event-hired = { $name } engage { $cowboys ->
    [one] { $cowboys } cow-boy
   *[other] { $cowboys } cow-boys
} pour { $dollars } $.
carson-city-event-armed = { $name } achète { $revolvers ->
    [one] { $revolvers } revolver
   *[other] { $revolvers } revolvers
} pour { $dollars } $.
carson-city-event-fetched =
    { $name } fait prendre au Cantonnier { carson-city-building } de la piste pour { $dollars } $.
carson-city-event-declined = { $name } n’achète rien.
carson-city-event-order-changed = Les numéros des cartes fixent l’ordre dans lequel on place les cow-boys.
carson-city-event-cowboy-placed = { $name } place un cow-boy { $place }.
carson-city-event-sheriff-placed = { $name } place le cow-boy blanc { $place }.
carson-city-event-cowboy-lifted = { $name } reprend un cow-boy { $place }.
carson-city-event-sheriff-lifted = { $name } reprend le cow-boy blanc { $place }.
carson-city-event-passed = { $name } passe { $place ->
    [1] en premier.
    [2] en deuxième.
    [3] en troisième.
    [4] en quatrième.
   *[5] en cinquième.
}
carson-city-event-duel-began = { $duellists ->
    [2] Deux cow-boys se font face : un duel { $place }.
    [3] Trois cow-boys se battent en duel { $place }.
    [4] Quatre cow-boys se battent en duel { $place }.
   *[5] Cinq cow-boys se battent en duel { $place }.
}
carson-city-event-die-rolled =
    { $name } fait un { $face } : avec une puissance de feu de { $firepower }, cela fait { $total }.
carson-city-event-tile-laid = { $name } a choisi une tuile de duel.
carson-city-event-tile-shown =
    { $name } montre un { $value } : avec une puissance de feu de { $firepower }, cela fait { $total }.
carson-city-event-duel-lost = { $name } perd le duel et reprend son cow-boy.
carson-city-event-duel-won = { $name } gagne le duel { $place } avec { $total }.
carson-city-event-wages = { $name } reçoit { $dollars } $ de salaire pour { $cowboys ->
    [one] { $cowboys } cow-boy.
   *[other] { $cowboys } cow-boys.
}
carson-city-event-guns-taken =
    { $name } prend les trois revolvers : puissance de feu +3 jusqu’à la fin du tour.
carson-city-event-guns-left = { $name } laisse les trois revolvers.
carson-city-event-roads-taken = { $roads ->
    [0] Il ne reste aucune route pour { $name }.
    [one] { $name } reçoit { $roads } route.
   *[other] { $name } reçoit { $roads } routes.
}
carson-city-event-parcel-bought = { $name } achète { $parcel } pour { $dollars } $.
carson-city-event-building-bought = { $name } achète { carson-city-building } pour { $dollars } $.
carson-city-event-not-performed = { $name } n’achète rien : { $square }.
carson-city-event-building-placed = { $name } construit { carson-city-building } sur { $parcel }.
carson-city-event-building-kept = { $name } garde { carson-city-building.the } pour plus tard.
carson-city-event-house-asked = { $name } demande si une maison peut aller sur { $parcel }.
carson-city-event-house-agreed = { $name } accepte une maison sur { $parcel }.
carson-city-event-house-refused = { $name } ne veut pas de maison sur { $parcel }.
carson-city-event-house-placed = { $name } place une maison sur { $parcel }.
carson-city-event-road-laid = { $way ->
    [bridge] { $name } construit un pont ({ $edge }).
   *[road] { $name } pose une route ({ $edge }).
}
carson-city-event-attack-cancelled = La nouvelle église protège { $parcel }, et { $name } reprend son cow-boy.
carson-city-event-parcels-income = { $name } reçoit { $dollars } $ pour { $parcels ->
    [one] { $parcels } parcelle.
   *[other] { $parcels } parcelles.
}
carson-city-event-cowboy-income = { $name } reçoit { $dollars } $ pour une puissance de feu de { $firepower }.
carson-city-event-gambled = { $name } fait un { $first } et un { $second } et reçoit { $dollars } $.
carson-city-event-doubled =
    { $name } fait doubler par l’Épicière le revenu de ses { carson-city-building.all }.
carson-city-event-estate-income = { $name } gagne { $dollars } $ en { $parcel }.
carson-city-event-robbed = { $dollars ->
    [0] { $name } dévalise { $parcel }, mais il n’y a rien à prendre.
   *[other] { $name } dévalise { $parcel } et emporte { $dollars } $.
}
carson-city-event-settler-income = { $dollars ->
    [0] { $name } n’a pas de montagne, et le Pionnier ne paie rien.
   *[other] { $name } reçoit { $dollars } $ du Pionnier pour ses montagnes.
}
carson-city-event-turn-ended = Le tour { $turn } est terminé.{ $dollars ->
    [0] {""}
   *[other] {" "}Désormais, plus de points à { $dollars } $.
}
carson-city-event-cowboys-received = { $cowboys ->
    [0] { $name } ne reçoit pas de nouveau cow-boy : les dix sont là.
    [one] { $name } reçoit { $cowboys } nouveau cow-boy.
   *[other] { $name } reçoit { $cowboys } nouveaux cow-boys.
}
carson-city-event-track-shifted = Les bâtiments que personne n’a achetés glissent vers des cases moins chères.
carson-city-event-won = { $name } gagne avec { points } !

## Score lines

carson-city-score-lost-duel = { $name } marque { points } pour le duel perdu, grâce au Shérif.
    .category = Duels perdus
carson-city-score-parcels = { $name } marque { points } pour { $parcels ->
    [one] { $parcels } parcelle.
   *[other] { $parcels } parcelles.
}
    .category = Parcelles
carson-city-score-cowboys = { $name } marque { points } pour une puissance de feu de { $firepower }.
    .category = Puissance de feu
carson-city-score-buildings = { $name } marque { points } pour { $buildings ->
    [one] { $buildings } bâtiment.
   *[other] { $buildings } bâtiments.
}
    .category = Bâtiments
carson-city-score-bought = { $name } achète { points } pour { $dollars } $.
    .category = Achetés sur la piste
carson-city-score-banker = { $name } achète { points } au Banquier pour { $dollars } $.
    .category = Banquier
carson-city-score-grocer = { $name } marque { points } avec l’Épicière pour { $houses ->
    [one] { $houses } maison.
   *[other] { $houses } maisons.
}
    .category = Épicière
carson-city-score-settler = { $name } marque { points } avec le Pionnier pour { $mountains ->
    [one] { $mountains } montagne.
   *[other] { $mountains } montagnes.
}
    .category = Pionnier
carson-city-score-cash-limit = { $name } dépense { $dollars } $ à la fin du tour et marque { points }.
    .category = Plafond d’argent
carson-city-score-kit-carson = { $name } marque { points } pour un arrêt avant { $behind ->
    [one] { $behind } autre joueur.
   *[other] { $behind } autres joueurs.
}
    .category = Kit Carson
carson-city-score-estates = { $name } marque { points } pour { $buildings ->
    [0] aucun bâtiment
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
}, { $houses ->
    [0] aucune maison
    [one] { $houses } maison
   *[other] { $houses } maisons
} et { $mountains ->
    [0] aucune montagne.
    [one] { $mountains } montagne.
   *[other] { $mountains } montagnes.
}
    .category = Biens à la fin
carson-city-score-bridges = { $name } marque { points } de plus pour { $parcels ->
    [one] { $parcels } parcelle près d’un pont.
   *[other] { $parcels } parcelles près de ponts.
}
    .category = Ponts
carson-city-score-money = { $name } change ses derniers { $dollars } $ en { points }.
    .category = Argent à la fin

## Why not

carson-city-reason-side-first = D’abord, on fixe la face d’une carte.
carson-city-reason-centre-first = D’abord, les dés disent où commence la ville.
carson-city-reason-mountain-first = D’abord, les montagnes trouvent leur place.
carson-city-reason-order-first = D’abord, on tire l’ordre du tour.
carson-city-reason-draw-first = D’abord, on tire un bâtiment du sac.
carson-city-reason-deal-first = D’abord, on distribue une tuile de duel.
carson-city-reason-roll-first = D’abord, on lance un dé.
carson-city-reason-river-first = D’abord, on trace la rivière.
carson-city-reason-claim-first = Choisis d’abord une parcelle qui n’est à personne.
carson-city-reason-choose-first = Choisis d’abord une personnalité.
carson-city-reason-take-or-wait = Décide d’abord : les 8 $ maintenant, ou ce que la carte offre plus tard.
carson-city-reason-hire-first = D’abord, le Capitaine demande si tu engages des cow-boys.
carson-city-reason-arm-first = D’abord, le Capitaine demande si tu achètes des revolvers.
carson-city-reason-fetch-first = Choisis d’abord un bâtiment que le Cantonnier te prendra, ou aucun.
carson-city-reason-place-first = Place maintenant un cow-boy de ta réserve, ou passe.
carson-city-reason-duel-first = Choisis d’abord le prochain duel.
carson-city-reason-play-first = Choisis d’abord une tuile de duel.
carson-city-reason-purchase-first =
    Achète maintenant les parcelles où se tiennent tes cow-boys, ou restes-en là.
carson-city-reason-guns-first = Décide d’abord si tu prends les trois revolvers.
carson-city-reason-buy-first = Décide d’abord si tu achètes ce bâtiment.
carson-city-reason-build-first = Construis d’abord ce que tu as acheté, ou garde-le pour plus tard.
carson-city-reason-house-first =
    Trouve d’abord une place pour la maison qui vient avec ton bâtiment, ou garde le bâtiment.
carson-city-reason-answer-first = Dis d’abord si la maison peut aller sur ta parcelle.
carson-city-reason-raise-first = Maintenant, tu peux construire ce que tu as gardé, ou en rester là.
carson-city-reason-double-first = Prends d’abord les 8 $, ou choisis le revenu que l’Épicière doublera.
carson-city-reason-points-first = Dis d’abord combien de points tu achètes.
carson-city-reason-bundle-first = D’abord, le Banquier demande si tu achètes des points.
carson-city-reason-limit-first = Dis d’abord combien tu dépenses en points à la fin du tour.
carson-city-reason-road-first = Maintenant, tu peux poser des routes, ou en rester là.
carson-city-reason-no-money = Cela coûte { $dollars } $, et tu as { $money } $.
carson-city-reason-above-limit =
    Tu ne peux garder que { $limit } $ à la fin de ce tour : tu dois dépenser davantage.
carson-city-reason-none-left = Il n’en reste plus.
carson-city-reason-no-such-seat = Personne n’est assis là.
carson-city-reason-has-place = Ce joueur a déjà sa place dans l’ordre du tour.
carson-city-reason-river = La rivière coule là : personne ne peut posséder une telle parcelle ni y construire.
carson-city-reason-river-there = La rivière y coule déjà.
carson-city-reason-occupied = Il y a déjà quelque chose sur cette parcelle.
carson-city-reason-building-goes-there =
    C’est là que va ton bâtiment lui-même : sa maison demande une autre parcelle.
carson-city-reason-parcel-owned = Cette parcelle appartient déjà à quelqu’un.
carson-city-reason-card-taken = Quelqu’un d’autre a choisi cette personnalité pour ce tour.
carson-city-reason-river-too-short = Une rivière compte au moins 3 parcelles.
carson-city-reason-river-not-at-rim = La rivière commence et finit au bord du plateau.
carson-city-reason-river-flows-on = La rivière continue à côté de sa dernière parcelle, côté contre côté.
carson-city-reason-river-touches-itself =
    La rivière ne doit pas se toucher : ici, elle longerait une parcelle précédente.
carson-city-reason-river-cannot-leave =
    De là, la rivière ne pourrait plus atteindre le bord avec ses 15 parcelles.
carson-city-reason-no-cowboy-left = Il ne reste pas assez de cow-boys pour cela.
carson-city-reason-no-sheriff = Seul celui qui a choisi le Shérif a le cow-boy blanc.
carson-city-reason-sheriff-placed = Le cow-boy blanc est déjà sur le plateau.
carson-city-reason-stand-on-the-board =
    Cette case n’est qu’un rappel. Place ton cow-boy sur la parcelle ou le bâtiment même.
carson-city-reason-square-closed = Le compteur de tours a fermé cette case pour le reste de la partie.
carson-city-reason-no-building-there = Il n’y a pas de bâtiment sur cette case.
carson-city-reason-no-property-tile =
    Tu as 12 tuiles de propriété, toutes posées ou promises : tu ne peux pas posséder plus de parcelles.
carson-city-reason-own-parcel = Cette parcelle est à toi, et il n’y a pas de bâtiment à y défendre.
carson-city-reason-never-attacked = On n’attaque jamais une église ni une prison.
carson-city-reason-church-protects = Une église du même propriétaire se trouve à côté et protège ce bâtiment.
carson-city-reason-sheriff-never-attacks = Le cow-boy blanc n’attaque personne.
carson-city-reason-peaceful =
    Avec la face rouge du Shérif, tu n’attaques personne et ne provoques personne en duel.
carson-city-reason-sheriff-needs-room = Le cow-boy blanc ne va que là où il n’y a aucun autre cow-boy.
carson-city-reason-sheriff-there = Le cow-boy blanc est là, et personne ne le provoque.
carson-city-reason-already-there = Tu as déjà un cow-boy à cet endroit, et un deuxième n’apporterait rien.
carson-city-reason-none-to-lift = Tu n’as pas de cow-boy à reprendre là.
carson-city-reason-lifted-enough = Tu as déjà repris dix cow-boys ce tour-ci, et c’est la limite.
carson-city-reason-nobody-fights = Il n’y a pas de duel à cet endroit.
carson-city-reason-no-such-tile = Tu n’as pas cette tuile de duel.
carson-city-reason-no-cowboy-there = Tu ne peux acheter que les parcelles où se tient ton cow-boy.
carson-city-reason-not-your-parcel = Tu ne peux construire que sur tes propres parcelles.
carson-city-reason-not-reached = Aucune route ne touche encore un coin de cette parcelle.
carson-city-reason-needs-no-road = Ranchs et mines se passent de route : on n’en pose pas pour eux.
carson-city-reason-house-refused = Le propriétaire de cette parcelle a refusé la maison.
carson-city-reason-road-there = Il y a déjà une route.
carson-city-reason-road-not-joined = Une nouvelle route doit prolonger une route du plateau.
carson-city-reason-no-road-left = Tu n’as plus de route en réserve.
carson-city-reason-bridge-takes-two = Un pont demande deux routes, et tu n’en as qu’une.
carson-city-reason-not-kept = Tu ne gardes aucun bâtiment de cette sorte.
carson-city-reason-set-aside =
    Tu as remis ce bâtiment en réserve. Tu pourras réessayer dès qu’une route, une maison ou un bâtiment aura
    été posé, ou au tour suivant.
carson-city-reason-from-next-turn =
    Tu viens d’acheter ce bâtiment. À cette table, on peut le construire à partir du tour suivant.
carson-city-reason-no-income = Églises et prisons ne rapportent rien qui puisse être doublé.
carson-city-reason-none-built = Tu n’as aucun bâtiment de cette sorte en ville.

## The picture

# Tabs and headings: short.
carson-city-scene-town = Ville
carson-city-scene-track = Piste
carson-city-scene-people = Cartes
carson-city-scene-mine = Réserve
carson-city-scene-players = Joueurs
carson-city-scene-personalities = Personnalités
carson-city-scene-both-sides = Deux faces
carson-city-scene-open-cards = Ouvrir la liste des personnalités avec les deux faces de chaque carte
carson-city-scene-stock = Bâtiments
carson-city-scene-open-stock = Ouvrir la liste de tous les bâtiments
carson-city-scene-all-estates = Biens de tous
carson-city-scene-open-estates = Ouvrir la liste des biens de tous
carson-city-scene-your-reserve = Ta réserve
carson-city-scene-on-the-table = Sur la table
carson-city-scene-winner = Victoire
carson-city-scene-duel-for = Duel : { $place }
carson-city-scene-choose-one = Combien de points de victoire ?
carson-city-scene-label = { $what } : { $told }

# Figures: PV is short for victory points.
carson-city-scene-dollars = { $dollars } $
carson-city-scene-gain = +{ $dollars } $
carson-city-scene-odds = { $percent } % de chances
carson-city-scene-points = { $points } PV

# The town; $place is a parcel such as c3.
carson-city-scene-free = terrain libre
carson-city-scene-parcel = { $place } : { $what }
carson-city-scene-parcel-of = { $place } : { $what }, à { $name }
carson-city-scene-estate = { $place } : { $what }, à { $name }, revenu { $dollars } $
carson-city-scene-estate-guarded =
    { $place } : { $what }, à { $name }, revenu { $dollars } $ ; une église le protège
carson-city-scene-estate-safe = { $place } : { $what }, à { $name } ; personne ne peut l’attaquer
carson-city-scene-road = Route, { $edge }
carson-city-scene-bridge = Pont, { $edge }
carson-city-scene-cowboys-there = { $cowboys ->
    [one] { $place } : un cow-boy ({ $name })
   *[other] { $place } : { $cowboys } cow-boys ({ $name })
}
carson-city-scene-sheriff-there = { $place } : le cow-boy blanc ({ $name })
carson-city-scene-duel-there = Il y aura un duel ici : { $place }
# An action with what it means: "Place un cow-boy sur c3 : prix 4 $".
carson-city-scene-with-effect = { $action } : { $effect }
carson-city-scene-effect-price = prix { $dollars } $
carson-city-scene-effect-worth = vaut { $dollars } $
carson-city-scene-effect-attack = une attaque pour { $dollars } $
carson-city-scene-effect-defend = pour le défendre
carson-city-scene-effect-income = revenu { $dollars } $
carson-city-scene-effect-gain = tes bâtiments rapportent { $dollars } $ de plus
carson-city-scene-effect-ask = { $name } doit accepter

# The track.
carson-city-scene-turn-short = tour
carson-city-scene-turn = Tour { $turn } sur { $turns }
carson-city-scene-now = En cours : { $square }
carson-city-scene-closed = fermé
carson-city-scene-closed-rule = { $rule } Cette case est fermée.
carson-city-scene-no-tile = vide
carson-city-scene-site = Construction : { $what } pour { $dollars } $
carson-city-scene-site-empty = Construction à { $dollars } $ : il n’y a plus de bâtiment ici

# Personalities.
carson-city-scene-card = { $number }. { $card } : { $rule } Plafond { $dollars } $.
carson-city-scene-card-taken = { $number }. { $card }, pour { $name } : { $rule } Plafond { $dollars } $.
carson-city-scene-keep = max. { $dollars } $
carson-city-scene-placing-order = Placer
carson-city-scene-passing-order = Passé
carson-city-scene-choosing-order = Choix
carson-city-scene-nobody-yet = personne encore
carson-city-scene-orders = Ordre de placement : { $placing }. Ordre de passe : { $passing }.

# The reserve.
carson-city-scene-cowboys = { $cowboys ->
    [one] { $cowboys } cow-boy
   *[other] { $cowboys } cow-boys
}
carson-city-scene-revolvers = { $revolvers ->
    [one] { $revolvers } revolver
   *[other] { $revolvers } revolvers
}
carson-city-scene-roads = { $roads ->
    [one] { $roads } route
   *[other] { $roads } routes
}
carson-city-scene-cash = { $dollars } $
carson-city-scene-cash-of = { $dollars } $, max. { $limit }
carson-city-scene-duel-tiles = tuiles
carson-city-scene-duel-tiles-label = { $tiles ->
    [one] { $tiles } tuile de duel
   *[other] { $tiles } tuiles de duel
}
carson-city-scene-kept = À construire
carson-city-scene-kept-none = rien en réserve
carson-city-scene-kept-label = Bâtiments que tu gardes : { $tiles }
carson-city-scene-estate-now = Revenus
carson-city-scene-firepower = puissance { $firepower }
carson-city-scene-firepower-label =
    Puissance de feu { $firepower } : { carson-city-scene-cowboys } en réserve et
    { carson-city-scene-revolvers }
carson-city-scene-firepower-more =
    Puissance de feu { $firepower } : { carson-city-scene-cowboys } en réserve,
    { carson-city-scene-revolvers } et { $more } de plus pour ce tour
carson-city-scene-duellist = { $name } se bat avec une puissance de feu de { $firepower } : { $place }
carson-city-scene-houses-left = { $houses ->
    [one] reste { $houses } maison
   *[other] reste { $houses } maisons
}
carson-city-scene-roads-left = { $roads ->
    [one] reste { $roads } route
   *[other] reste { $roads } routes
}
carson-city-scene-buildings-left = { $buildings } dans le sac

# On buttons: short.
carson-city-scene-do = { $verb ->
    [pass] Passer
    [recall] Rappeler le shérif
    [wait] Attendre
    [keep] Garder
    [agree] Accepter
    [refuse] Refuser
    [decline] Non merci
    [guns] Prendre
    [leave] Laisser
   *[done] Terminé
}
carson-city-scene-do-take = Prendre { $dollars } $
carson-city-scene-do-buy = Acheter : { $dollars } $
carson-city-scene-do-hire = { carson-city-scene-cowboys }
carson-city-scene-do-arm = { carson-city-scene-revolvers }
carson-city-scene-do-points = { $points } PV
carson-city-scene-do-double = Doubler
carson-city-scene-do-duel = Duel en { $place }

# Lists that open.
carson-city-scene-owns = { $parcels ->
    [one] { $parcels } parcelle
   *[other] { $parcels } parcelles
}, { $houses ->
    [one] { $houses } maison
   *[other] { $houses } maisons
}, { $mountains ->
    [one] { $mountains } montagne
   *[other] { $mountains } montagnes
}
carson-city-scene-at-the-end = Vaut { $points } PV à la fin
carson-city-scene-tiles-of = Sur { $all } : { $bag } dans le sac, { $track } à vendre, { $built } en ville

# A player for screen readers; a list of what else they have may follow.
carson-city-scene-player =
    { $name } a { $dollars } $, { carson-city-scene-cowboys } en réserve, une puissance de feu de
    { $firepower }, { $parcels ->
    [one] { $parcels } parcelle
   *[other] { $parcels } parcelles
} et { carson-city-scene-roads }.
carson-city-scene-has-guns = trois revolvers
carson-city-scene-keeps = { $tiles ->
    [one] garde { $tiles } bâtiment
   *[other] garde { $tiles } bâtiments
}

carson-city-scene-gallery = { $sheet ->
    [buildings] Bâtiments
    [pieces] Pièces
    [track] La piste des actions
    [personalities] Personnalités
   *[marks] Marques
}

## Rules help

carson-city-help-contents =
    Le plateau montre 64 parcelles et la piste des actions. Il y a 30 bâtiments, 20 maisons, 9 montagnes et 25
    routes, des revolvers et un jeton de trois revolvers, sept cartes de personnalité à face jaune et face
    rouge, et 30 tuiles de duel pour une variante. Chacun a 10 cow-boys et 12 tuiles de propriété, et un
    cow-boy blanc sert le Shérif.
    .title = Le matériel
carson-city-help-setup =
    Chacun commence avec 15 $, une route et trois cow-boys. Les dés disent où se dresse la première maison,
    avec une route de chaque côté, et où s’élèvent neuf montagnes. Des ranchs sont à vendre à 3 $ et 10 $, des
    mines à 4 $ et 12 $ ; d’autres bâtiments sont tirés pour les cases entre elles. Le premier ordre du tour
    est aussi tiré au sort. Chacun prend une parcelle dans cet ordre, puis une deuxième dans l’ordre inverse.
    .title = Mise en place
carson-city-help-playing =
    La partie dure quatre tours. À chaque tour, chacun choisit une personnalité, puis on place les cow-boys un
    par un, puis toutes les actions s’accomplissent dans l’ordre de la piste, avec des duels là où plusieurs
    veulent la même chose. Enfin viennent le plafond d’argent, de nouveaux cow-boys et de nouveaux bâtiments.
    .title = Quatre tours en quatre phases
carson-city-help-choice =
    Qui a passé en premier au tour précédent choisit en premier. Chaque personnalité ne peut être choisie
    qu’une fois par tour, et toutes les sept sont de nouveau offertes au suivant. La carte te donne un pouvoir
    et un plafond d’argent, et son numéro fixe l’ordre de placement : le plus petit commence.
    .title = 1. Choisir une personnalité
carson-city-help-placement =
    À ton tour, place un cow-boy de ta réserve ou passe. Il peut aller sur une case d’action, sur une parcelle
    sans propriétaire, sur le bâtiment d’un autre pour l’attaquer, ou sur un des tiens pour le défendre. Si
    d’autres y sont déjà, il y aura un duel. Qui passe ne place plus rien ce tour-ci, mais le premier à passer
    est le premier aux égalités et au prochain choix.
    .title = 2. Placer les cow-boys
carson-city-help-duels =
    Les actions s’accomplissent de la première case de la piste à la dernière. Si plusieurs joueurs se
    tiennent au même endroit, c’est le duel : chacun ajoute un dé à sa puissance de feu, soit ses cow-boys en
    réserve et ses revolvers. Le plus grand total gagne ; à égalité, celui qui a passé plus tôt. Le vainqueur
    peut accomplir l’action, et son cow-boy est dépensé. Les perdants reprennent le leur et seront plus forts
    au duel suivant.
    .title = 3. Actions et duels
carson-city-help-end-of-turn =
    Le compteur de tours ferme la case de points la moins chère. Chacun reçoit de nouveaux cow-boys, quatre
    après le premier tour, cinq après le deuxième et le troisième, dix au plus. L’argent au-dessus du plafond
    doit être dépensé : chaque tranche de 10 $ fait un point, et on peut dépenser plus à ce prix. Les
    bâtiments invendus glissent vers des cases moins chères, et on en tire de nouveaux pour les plus chères.
    .title = 4. La fin d’un tour
carson-city-help-actions =
    Personne n’est obligé d’accomplir une action, même après un duel gagné, et sans argent c’est impossible.
    Le cow-boy est dépensé quand même. On te pose la question partout où renoncer peut servir. Les cases
    vides sont sautées ; l’achat de parcelles et le revenu des bâtiments ont lieu à chaque tour.
    .title = Les actions
carson-city-help-ammunition =
    Prends le jeton des trois revolvers. Jusqu’à la fin du tour, ta puissance de feu augmente de 3 : dans tous
    les duels qui suivent et sur les cases qui récompensent la puissance de feu. Si un duel t’attend encore,
    tu peux laisser les revolvers : qui perd reprend son cow-boy, et avec le Shérif rouge cela rapporte même
    des points.
    .title = Munitions
carson-city-help-wages =
    Tu reçois 4 $ pour chacun de tes cow-boys sur cette case. Il n’y a pas de duel ici : tout le monde peut
    venir, avec autant de cow-boys que voulu.
    .title = Salaire
carson-city-help-roads =
    La grande case donne trois routes à un seul joueur, au besoin après un duel. Sur la petite, pas de duel :
    chaque cow-boy apporte une route. Les routes restent dans ta réserve jusqu’à ce que tu les poses pour un
    bâtiment, une maison ou un pont. Une nouvelle route doit prolonger une route du plateau, et une fois posée
    elle sert à tous.
    .title = Routes
carson-city-help-parcel-purchase =
    Un cow-boy sur une parcelle sans propriétaire peut maintenant l’acheter. Elle coûte 1 $, plus 1 $ par
    bâtiment, maison ou montagne sur elle ou autour, diagonales comprises. Si plusieurs veulent la même
    parcelle, un duel a lieu d’abord. S’il y a plusieurs duels, celui des intéressés qui a passé le premier
    dit lequel vient ensuite.
    .title = Acheter des parcelles
carson-city-help-building-construction =
    Sur chaque case de construction, un joueur peut acheter le bâtiment au prix indiqué. Il va sur une de ses
    parcelles vides dont une route touche un coin ; ranchs et mines s’en passent. La plupart des bâtiments
    viennent avec une maison, qui demande aussi une parcelle vide avec une route : à toi, à personne, ou à un
    autre s’il accepte. Ce que tu ne construis pas tout de suite, tu le gardes pour la fin de la construction
    de ce tour ou d’un tour suivant.
    .title = Construire
carson-city-help-parcels-income =
    Le vainqueur de cette case reçoit 2 $ pour chacune de ses parcelles, construite ou non.
    .title = Argent des parcelles
carson-city-help-cowboy-income =
    Le vainqueur de cette case reçoit 2 $ par point de puissance de feu : cow-boys en réserve, revolvers,
    jeton des trois revolvers et Mercenaire comptent tous.
    .title = Argent des cow-boys
carson-city-help-gambling-income =
    Le vainqueur de cette case lance deux dés et reçoit leur somme en dollars : entre 2 $ et 12 $.
    .title = Jeu de hasard
carson-city-help-estate-income =
    Chaque bâtiment de la ville rapporte à son propriétaire, sans qu’il faille un cow-boy. Si ton cow-boy se
    tient sur le bâtiment d’un autre et qu’aucun duel ne l’en chasse, tu prends la moitié de son revenu,
    arrondie à l’inférieur. Un cow-boy du propriétaire peut le défendre. Maisons et montagnes profitent aux
    bâtiments voisins si elles ne sont à personne ou au même propriétaire.
    .title = Revenu des bâtiments
carson-city-help-parcels-victory-points =
    Le vainqueur de cette case marque un demi-point par parcelle qu’il possède, total arrondi à l’inférieur.
    .title = Points des parcelles
carson-city-help-cowboy-victory-points =
    Le vainqueur de cette case marque un demi-point par point de puissance de feu, total arrondi à
    l’inférieur.
    .title = Points des cow-boys
carson-city-help-estate-victory-points =
    Le vainqueur de cette case marque un point pour chacun de ses bâtiments en ville. Maisons, montagnes et
    bâtiments gardés ne comptent pas.
    .title = Points des bâtiments
carson-city-help-buying-victory-points =
    Sur ces cases, un joueur peut acheter autant de points qu’il peut en payer. Au premier tour, un point peut
    ne coûter que 2 $ ; ensuite, le compteur ferme après chaque tour la case la moins chère, jusqu’à ce qu’au
    quatrième il ne reste que celle à 5 $.
    .title = Acheter des points
carson-city-help-ending =
    Après le quatrième tour et son plafond d’argent, chacune de tes parcelles avec un bâtiment, une maison ou
    une montagne vaut 2 points, et le reste de ton argent achète un point par tranche de 6 $. Les parcelles
    vides et les bâtiments gardés ne valent rien. Qui a le plus de points gagne ; à égalité, celui qui a passé
    plus tôt au dernier tour.
    .title = La fin de la partie
carson-city-help-buildings =
    Il y a huit sortes de bâtiments. Leur revenu dépend des huit parcelles autour, diagonales comprises, et se
    recompte à chaque tour. Certains apportent des revolvers pour le reste de la partie, certains comptent
    comme des maisons pour d’autres. Tous, sauf le ranch et la mine, demandent une route et viennent avec une
    maison.
    .title = Les bâtiments
carson-city-help-house =
    Les maisons ne s’achètent pas : elles viennent avec d’autres bâtiments. Une maison va sur une parcelle
    vide touchée par une route ; elle ne rapporte rien elle-même, mais enrichit drugstores, banques et saloons
    voisins. Sur une parcelle sans propriétaire, elle sert à tous, et la parcelle peut encore être achetée
    avec elle.
    .title = Maison
carson-city-help-bank =
    Une banque rapporte 3 $ par maison voisine qui est à toi ou à personne, et 3 $ par mine que tu as n’importe
    où en ville. Elle demande une route et vient avec une maison.
    .title = Banque
carson-city-help-ranch =
    Un ranch rapporte 1 $ par parcelle libre autour de lui, quel qu’en soit le propriétaire, et jamais moins
    de 1 $. Il compte comme une maison pour tes autres bâtiments et apporte un revolver. Il se passe de route.
    .title = Ranch
carson-city-help-saloon =
    Un saloon rapporte 5 $ par maison voisine qui est à toi ou à personne. Il demande une route et vient
    lui-même avec une maison.
    .title = Saloon
carson-city-help-hotel =
    Un hôtel rapporte toujours 6 $, et il compte comme deux maisons pour tes drugstores, banques et saloons
    voisins. Il demande une route et vient avec une maison.
    .title = Hôtel
carson-city-help-drugstore =
    Un drugstore rapporte 3 $ par maison voisine qui est à toi ou à personne, et 3 $ par ranch que tu as
    n’importe où en ville. Un ranch à toi juste à côté compte pour les deux. Il demande une route et vient
    avec une maison.
    .title = Drugstore
carson-city-help-church =
    Une église ne rapporte rien, mais personne ne peut l’attaquer, ni tes bâtiments autour d’elle. Construite
    à côté d’un bâtiment attaqué, elle renvoie les assaillants dans leur réserve. Elle compte comme une
    maison pour tes bâtiments, demande une route et vient avec une maison.
    .title = Église
carson-city-help-mine =
    Une mine rapporte 3 $ par montagne voisine qui est à toi ou à personne. Elle apporte un revolver et se
    passe de route. Plusieurs mines peuvent profiter de la même montagne.
    .title = Mine
carson-city-help-prison =
    Une prison ne rapporte rien et ne peut être attaquée. Elle apporte deux revolvers, demande une route et
    vient avec une maison.
    .title = Prison
carson-city-help-personalities =
    Chaque personnalité a une face jaune et une face rouge, aux pouvoirs différents. Pour les premières
    parties, prenez les jaunes ; ensuite, mélangez-les à votre gré ou laissez faire le hasard. Le plafond de
    ta personnalité dit combien d’argent tu peux garder à la fin du tour.
    .title = Les personnalités
carson-city-help-sheriff =
    Numéro 1, plafond 20 $. Le Shérif jaune te donne le cow-boy blanc pour ce tour : il ne va que là où il n’y
    a aucun cow-boy, personne ne peut l’y provoquer, et il n’attaque personne ; seuls le salaire et les routes
    restent ouverts aux autres. Avec le Shérif rouge, tu ne peux ni attaquer ni rejoindre quelqu’un là où un
    duel s’ensuivrait, mais chaque duel perdu te rapporte 3 points.
    .title = Le Shérif
carson-city-help-road-worker =
    Numéro 4, plafond 30 $. Le Cantonnier jaune te donne deux routes aussitôt, et les bâtiments te coûtent
    moitié prix, arrondi au supérieur. Le rouge prend pour 5 $ n’importe quel bâtiment de la piste, à
    construire tout de suite ou à garder ; les autres glissent, et on en tire un nouveau.
    .title = Le Cantonnier
carson-city-help-settler =
    Numéro 5. Le Pionnier jaune, plafond 30 $, te donne une parcelle qui n’est à personne. Le rouge, plafond
    20 $, donne 8 $ tout de suite ou, à la fin du tour, 1 $ (à certaines tables un point) pour chacune de tes
    montagnes.
    .title = Le Pionnier
carson-city-help-banker =
    Numéro 2. Le Banquier jaune, plafond 120 $, te donne 9 $ aussitôt. Le rouge, plafond 60 $, vend des points
    à la fin du tour : 3 pour 3 $, 5 pour 12 $ ou 7 pour 25 $.
    .title = Le Banquier
carson-city-help-captain =
    Numéro 6. Chez le Capitaine jaune, plafond 25 $, tu engages un cow-boy pour 1 $, deux pour 4 $ ou trois
    pour 9 $. Le rouge, plafond 20 $, vend un revolver pour 3 $ ou deux pour 9 $, pour le reste de la partie.
    .title = Le Capitaine
carson-city-help-grocer =
    Numéro 3, plafond 60 $. L’Épicière jaune donne 8 $, tout de suite ou lors du revenu des bâtiments, ou
    double alors ce que rapportent tous tes bâtiments d’une sorte. Si un tel bâtiment est dévalisé, voleur et
    propriétaire reçoivent chacun le revenu ordinaire. La rouge donne 8 $ tout de suite ou, à la fin du tour,
    un point pour chacune de tes maisons ; les ranchs, les hôtels et les églises ne comptent pas.
    .title = L’Épicière
carson-city-help-mercenary =
    Numéro 7. Le Mercenaire jaune, plafond 20 $, augmente ta puissance de feu de 3 pour ce tour. Le rouge,
    plafond 30 $, l’augmente de 2.
    .title = Le Mercenaire
carson-city-help-variants =
    Trois variantes changent le jeu et se combinent à volonté : des tuiles de duel au lieu des dés, une
    rivière à travers la ville, et le placement simultané. De plus, quelques règles peu claires peuvent se
    jouer autrement ; qui ouvre la table choisit.
    .title = Variantes
carson-city-help-might-is-right =
    Les duels se livrent avec des tuiles de 0 à 5 au lieu de dés, choisies en secret et montrées ensemble. À
    deux, chacun en a une de chaque et 15 $. À plus, chacun en reçoit six ; il annonce leur total et commence
    avec 30 $ moins ce total. Les tuiles jouées forment une pioche, où l’on en tire trois quand on n’en a
    plus. Le jeu de hasard garde ses dés.
    .title = La loi du plus fort
carson-city-help-carson-river =
    Personne ne peut acheter les parcelles de la rivière ni y construire, et il y a moins de montagnes : six
    avec le cours du plateau, reconstitué ici faute d’image. Pour un ranch, la rivière est un terrain libre,
    et une mine au bord de l’eau rapporte 3 $ de plus. Pour traverser, il faut deux routes du même
    joueur : c’est un pont. À la fin, une parcelle avec bâtiment, maison ou montagne qui touche un pont vaut
    3 points au lieu de 2.
    .title = La Carson River
carson-city-help-kit-carson =
    Dès que le premier joueur a placé un cow-boy, tous placent en même temps et peuvent reprendre leurs
    cow-boys, jusqu’à dix fois par tour. Qui s’arrête prend la place suivante sur la piste et a fini pour ce
    tour. À la fin de la partie, chacun marque un point par joueur placé derrière lui sur la piste.
    .title = Kit Carson

## Première partie: guide.toml

carson-city-guide-welcome =
    Bienvenue à Carson City : pour l’instant, une maison dans le désert. En quatre tours, tu achètes des
    terrains, tu bâtis et tu gagnes de l’argent et des points. Tes cow-boys font le travail.
carson-city-guide-parcel =
    D’abord, une parcelle gratuite. Prends celle qui est éclairée : quatre montagnes la touchent, coins
    compris. C’est l’endroit rêvé pour une mine.
    .brought = Elle est à toi. Ton adversaire en a pris deux, c’est de nouveau à toi.
carson-city-guide-second-parcel =
    Ta deuxième parcelle : prends celle d’en dessous, à côté de la maison. Une route y passe, et la plupart
    des bâtiments en ont besoin.
    .brought = Les terrains sont distribués, le premier tour commence.
carson-city-guide-mercenary =
    À chaque tour, chacun choisit une personnalité et son pouvoir. Prends le Mercenaire : en duel, il te
    donne 3 de puissance de feu en plus.
    .brought =
        Ton adversaire a pris le Pionnier : son numéro plus petit le fait placer en premier. Il veut la mine
        à 4 $ !
carson-city-guide-track =
    Les actions se font l’une après l’autre le long de cette piste. Sur une case de construction, un cow-boy
    peut acheter le bâtiment ; si deux joueurs y sont, c’est le duel.
carson-city-guide-rival =
    Tu veux cette mine, toi aussi. Place un cow-boy à côté de celui de ton adversaire : il y aura un duel.
    .brought = Ton adversaire va chercher un salaire.
carson-city-guide-wages =
    Au salaire, il n’y a jamais de duel : 4 $ pour chacun de tes cow-boys. Places-en un.
    .brought = Il te reste un cow-boy en réserve.
carson-city-guide-pass =
    Garde ton dernier cow-boy : en réserve, il ajoute 1 à ta puissance de feu. Passe. Le premier à passer
    choisit en premier au tour suivant.
    .brought = Duel gagné ! Tu as fait 3, plus 3 du Mercenaire et 1 de ton cow-boy : 7 contre 6.
carson-city-guide-buy = La mine n’est plus à vendre qu’à toi. Achète-la pour 4 $.
    .brought = C’est fait. Le perdant reprend son cow-boy et sera plus fort la prochaine fois.
carson-city-guide-build = Bâtis-la sur ta parcelle entre les montagnes. Une mine n’a pas besoin de route.
    .brought = Ta mine rapporte 3 $ pour chacune des quatre montagnes : 12 $, à chaque tour !
carson-city-guide-limit =
    Tu as 27 $, mais le Mercenaire ne te laisse garder que 20 $. Chaque tranche de 10 $ dépensée donne 1
    point : achètes-en un.
    .brought = Un point, et 17 $ pour le tour suivant. De nouveaux cow-boys sont là aussi.
carson-city-guide-end =
    Il en va ainsi pendant quatre tours. À la fin, chaque parcelle bâtie vaut 2 points, et l’argent 1 point
    par 6 $. À toi de choisir en premier. Amuse-toi bien !
