### Nevada City, in French.

-nevada-city = Nevada City

nevada-city-title = { -nevada-city }
nevada-city-introduction =
    L’argent des collines a fait d’un campement une ville champignon. Mène l’une de ses familles fondatrices :
    exploite tes mines, tes fermes et tes ranchs, embauche et marie des employés, bâtis saloons, magasins et
    opéra, et honore les contrats de la ville, tandis qu’incendies, sécheresses et bandits s’en mêlent. Après
    quatre ans, cinq à deux, qui a le plus de points devient maire de { -nevada-city }.

nevada-city-variant-first-game = Première partie
    .explanation =
        Les événements marqués « Not First » restent dans la boîte : impôts, grippe, marche contre les saloons,
        nouveaux contrats par décret et panique bancaire. Conseillé si quelqu’un découvre le jeu.
nevada-city-variant-extra-buildings = Bâtiments supplémentaires
    .explanation =
        Six cartes de bâtiments de plus : le médecin, les écuries et les pompes funèbres, ainsi que le magasin
        militaire, l’hôtel de la cavalerie et le capitole, qui remplacent des bâtiments imprimés.
nevada-city-variant-poker = Cartes de poker
    .explanation =
        Les deux saloons ont une table de jeu : mise de l’argent contre la maison, la carte la plus haute gagne.
nevada-city-variant-gunslinging = Objectif « Gâchette »
    .explanation =
        Les objectifs comprennent la gâchette. À deux ou trois, un objectif est visible dès le début, et on en
        décompte un de plus que d’habitude.
nevada-city-variant-extra-events = Événements supplémentaires
    .explanation =
        Un contrebandier de whisky, un tournoi de poker et deux renégats peuvent surgir parmi les événements.
nevada-city-variant-troublemakers = Fauteurs de troubles
    .explanation =
        À la fin de l’année, les employés que personne n’a embauchés se mettent à tirer. Chaque famille à son
        tour doit envoyer l’un des siens les affronter.
nevada-city-variant-cubes-one-of-each = Cubes : un de plus de chaque
    .explanation =
        Un cube de plus d’argent, de récoltes et de bétail va dans le sac : rendements et prix varient davantage.
nevada-city-variant-cubes-one-grey = Cubes : un gris
    .explanation = Un cube gris va dans le sac. Sur un tableau, il occupe une place et ne compte pour rien.
nevada-city-variant-cubes-two-grey = Cubes : deux gris
    .explanation = Deux cubes gris vont dans le sac. Sur un tableau, ils occupent une place et ne comptent pour rien.
nevada-city-variant-children-swap = Enfants : échange
    .explanation =
        Avant la première année, chaque famille peut échanger son fils ou sa fille contre l’un des quatre enfants
        supplémentaires, à partir de la droite du shérif, dans le sens inverse des aiguilles d’une montre.
nevada-city-variant-children-newcomer = Enfants : un de plus
    .explanation =
        Les enfants supplémentaires peuvent rejoindre une famille, une aide pour les débutants : plus de
        marqueurs, et un mariage de plus.

## Components

nevada-city-name-marker = marqueur d’action
nevada-city-name-sheriffs-badge = étoile de shérif
nevada-city-name-deputys-badge = étoile d’adjoint
nevada-city-name-homestead = domaine
nevada-city-name-event-card = carte d’événement

# $card is the id of a building; $name what its file calls it, for cards of somebody’s own.
nevada-city-building = { $card ->
    [bank] Banque
    [city-hall] Mairie
    [trading-post] Comptoir
    [hotel] Hôtel
    [assayer] Essayeur
    [market] Marché
    [stock-yards] Parc à bestiaux
    [sheriff] Bureau du shérif
    [blacksmith] Forge
    [saw-mill] Scierie
    [brick-oven] Briqueterie
    [leadbricks] Bazar Leadbrick
    [saddlery] Sellerie
    [belles-saloon] Saloon de Belle
    [hardnails] Bazar Hardnail
    [masonoaks] Bazar Masonoak
    [fire-house] Caserne de pompiers
    [soup-kitchen] Soupe populaire
    [pharmacist] Pharmacie
    [wine-and-roses] Saloon Vin & Roses
    [post-office] Bureau de poste
    [tobacconist] Tabac
    [newspaper] Journal
    [boarding-house] Pension
    [bordello] Maison close
    [opera-house] Opéra
    [doctor] Médecin
    [stables] Écuries
    [undertaker] Pompes funèbres
    [military-store] Magasin militaire
    [cavalry-hotel] Hôtel de la cavalerie
    [capitol] Capitole
   *[other] { $name }
}
nevada-city-contract = { $card ->
    [town-well] Puits communal
    [schoolhouse] École
    [boardwalks] Trottoirs de bois
    [jail-cells] Cellules de prison
    [water-tower] Château d’eau
    [street-lamps] Réverbères
    [founders-statue] Statue des fondateurs
    [courthouse-clock] Horloge du tribunal
    [army-contract] Contrat de l’armée
    [survey-camp-rations] Vivres pour les arpenteurs
    [bullion-shipment] Convoi d’argent
    [seed-exchange] Bourse aux semences
    [breeding-stock] Bêtes d’élevage
    [new-shaft] Nouveau puits de mine
    [harvest-wagon] Chariot de moisson
    [trail-drive] Convoyage du troupeau
    [barn-dance] Bal à la grange
    [travelling-circus] Cirque ambulant
    [whiskey-order] Commande de whisky
    [independence-day-picnic] Pique-nique de la fête nationale
    [saloon-piano] Piano de saloon
    [grand-ball] Grand bal
    [horse-race] Course de chevaux
    [melodrama-troupe] Troupe de théâtre
    [apprentice-smith] Apprentissage de la forge
    [apprentice-carpenter] Apprentissage de la charpente
    [apprentice-mason] Apprentissage de la maçonnerie
    [river-bridge] Pont sur la rivière
    [chapel] Chapelle
    [wagon-works] Fabrique de chariots
    [smelter-stack] Cheminée de fonderie
    [stage-depot] Relais de diligence
    [silversmith] Orfèvre
    [tannery] Tannerie
    [flour-mill] Moulin à farine
    [mining-shares] Actions minières
    [freight-company] Compagnie de fret
    [patent-remedy] Remède miracle
    [cigar-import] Importation de cigares
    [line-of-credit] Ligne de crédit
   *[other] { $name }
}
nevada-city-event = { $card ->
    [silver-discovered] Filon d’argent !
    [fertile-fields] Champs fertiles
    [mild-winter] Hiver doux
    [land-rush] Ruée sur les terres
    [freight-wagons-arrive] Les chariots arrivent
    [town-meeting] Assemblée communale
    [drought] Sécheresse
    [famine] Famine
    [bandits] Bandits
    [fire-at-the-hotel] Incendie à l’hôtel
    [fire-at-the-trading-post] Incendie au comptoir
    [fire-at-city-hall] Incendie à la mairie
    [fire-on-main-street] Incendie dans la grand-rue
    [cave-in] Éboulement
    [stampede] Débandade
    [stagecoach-arrives] La diligence arrive
    [cattle-buyers] Acheteurs de bétail
    [silver-fever] Fièvre de l’argent
    [tax-collector] Percepteur
    [influenza] Grippe
    [temperance-march] Marche de la tempérance
    [territorial-ruling] Décret du territoire
    [bank-panic] Panique bancaire
    [whiskey-runner] Contrebandier de whisky
    [poker-tournament] Tournoi de poker
    [renegade-gun-2] Renégat
    [renegade-gun-3] Renégat
   *[other] { $name }
}
nevada-city-goal = { $card ->
    [land-baron] Baron de la terre
    [town-builder] Bâtisseur
    [dealmaker] Sens des affaires
    [well-heeled] Belle fortune
    [full-storehouse] Entrepôt plein
    [bountiful-homestead] Domaine prospère
    [extended-family] Grande famille
    [master-of-trades] Maître de tous les métiers
    [gunslinging] Gâchette
   *[other] { $name }
}
# What a worker does for a living.
nevada-city-trade = { $card ->
    [dutch-vandermeer] maître forgeron
    [marisol-vega] maîtresse d’œuvre
    [ah-lun] charpentier de ponts
    [nell-farrow] tailleuse de pierre
    [pike-dolan] mineur de fond
    [susannah-grice] pionnière
    [teodoro-ruiz] chef vaquero
    [ingrid-solberg] laitière
    [jed-crocker] prospecteur
    [harriet-moss] ouvrière du verger
    [lonnie-briggs] vacher
    [kate-dunleavy] maréchale-ferrante
    [clem-ottaway] charpentier
    [pearl-ibsen] maçonne
    [isaac-tull] convoyeur de bétail
    [dora-finch] commise aux concessions
    [amos-reddy] charron
    [esther-cobb] gardienne du four
    [walt-sorrel] carrier
    [mae-whitlock] contremaîtresse de ranch
    [one-eye-royce] vagabond
    [cora-slade] tireuse d’élite
    [benny-hart] garçon de courses
    [flora-nye] vendeuse
    [rafe-colby] touche-à-tout
    [lucinda-gale] conductrice de chariot
   *[other] { $name }
}
nevada-city-gunfight = Fusillade

## Parts of sentences

nevada-city-or = { $items } ou { $last }
nevada-city-and-or = { $one } et/ou { $two }
nevada-city-in-order = d’abord { $one }, puis { $two } (un seul des deux suffit)
nevada-city-nothing = rien
nevada-city-dollars = { $dollars } $
nevada-city-good = { $good ->
    [silver] argent
    [crops] récoltes
    [livestock] bétail
    [iron] fer
    [lumber] bois
    [brick] briques
    [spirits] alcool
    [entertainment] spectacle
    [money] dollars
   *[vp] points
}
nevada-city-goods = { $good ->
    [silver] { $count ->
        [one] { $count } lingot d’argent
       *[other] { $count } lingots d’argent
    }
    [crops] { $count ->
        [one] { $count } récolte
       *[other] { $count } récoltes
    }
    [livestock] { $count ->
        [one] { $count } tête de bétail
       *[other] { $count } têtes de bétail
    }
    [iron] { $count ->
        [one] { $count } barre de fer
       *[other] { $count } barres de fer
    }
    [lumber] { $count } bois
    [brick] { $count ->
        [one] { $count } brique
       *[other] { $count } briques
    }
    [spirits] { $count ->
        [one] { $count } alcool
       *[other] { $count } alcools
    }
    [entertainment] { $count ->
        [one] { $count } spectacle
       *[other] { $count } spectacles
    }
    [money] { $count } $
   *[vp] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
}
nevada-city-tiles = { $property ->
    [mine] { $count ->
        [one] { $count } mine
       *[other] { $count } mines
    }
    [farm] { $count ->
        [one] { $count } ferme
       *[other] { $count } fermes
    }
   *[ranch] { $count ->
        [one] { $count } ranch
       *[other] { $count } ranchs
    }
}
# $count is the number of icons.
nevada-city-skill = { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
}{ $skill ->
    [mining] mine
    [farming] agriculture
    [ranching] élevage
    [blacksmithing] forge
    [carpentry] charpente
   *[masonry] maçonnerie
}
# The kind of a contract, in the middle of a line: "contrat (ville ou commerce)".
nevada-city-colour = { $colour ->
    [civic] ville
    [production] production
    [entertainment] divertissement
    [construction] construction
   *[commerce] commerce
}
nevada-city-poker-card = { $card ->
    [a] as
    [joker] joker
   *[other] { $card }
}
# A space by its building; $number is 0 if there is only one.
nevada-city-space = { $building }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
nevada-city-fee = { $amount ->
    [0] gratuit
   *[other] { $payee ->
        [bank] { nevada-city-dollars } à la banque
        [sheriff-badge] { nevada-city-dollars } au shérif
       *[owner] { nevada-city-dollars } au propriétaire
    }
}
nevada-city-space-rules = { $space } : { $effects } ({ $fee })
nevada-city-limit = { $limit ->
    [octagon] {" "}[autant de marqueurs qu’on veut]
    [brown] {" "}[seulement à quatre]
   *[poker] {" "}[seulement avec les cartes de poker]
}
nevada-city-building-figures = chantier : { $cost } ; { points }
nevada-city-replaces = Prend la place de : { $building }
nevada-city-person-rules = { $person } ({ $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
} ; { $skilled ->
    [no] aucune compétence
   *[yes] { $skills }
} ; gâchette { $gun })
nevada-city-worker-rules = { $rules }, { $trade }, salaire { $salary }
nevada-city-family-rules = { $family } : { $extra } en plus ; { $members }
nevada-city-contract-rules = Demande { $needs }, rapporte { points } (genre : { $colour }).
nevada-city-contract-building = { $more ->
    [0] Si ce bâtiment est terminé, son propriétaire marque 2 points : { $building }.
   *[other] Si ce bâtiment est terminé, le contrat rapporte { $built } points, et le propriétaire en marque 2 : { $building }.
}
nevada-city-contract-reward = Il rapporte aussi { $goods }.
nevada-city-contract-skill = Le personnage qui le remplit apprend cette compétence : { $skill }.
nevada-city-metric = { $metric ->
    [properties] mines, fermes et ranchs
    [buildings] bâtiments terminés
    [contracts] contrats remplis
    [money] dollars
    [commodities] marchandises
    [resources] argent, récoltes et bétail
    [married] employés entrés dans la famille par mariage
    [skills] compétences de la famille
   *[gunslinging] gâchette de toute la famille
}
nevada-city-goal-rules =
    Ce qui compte : { $counted }. Les premières places rapportent { $levels } points ; à égalité on partage, et
    qui n’en a aucun ne marque rien.
nevada-city-sale = { $goods } pour { $brings }
nevada-city-repair = coûte { $goods }, { points }
# $place is the number of an event space; 7 is the top of the deck.
nevada-city-place-of-event = { $place ->
    [7] la pioche
   *[other] la case d’événement { $place }
}
nevada-city-next = { $items } ; { $next }

## What spaces do, as a request in the middle of a line

nevada-city-effect-gain = prends { $goods }
nevada-city-effect-buy = achète jusqu’à { $most } à { $price } pièce : { $goods }
nevada-city-effect-bundle = prends-en { $count }, d’au moins { $kinds } sortes : { $goods }
nevada-city-effect-sell = vends jusqu’à { $most } unités ({ $resource }) { $known ->
    [yes] à { $price } pièce
   *[no] au prix du marché{ $extra ->
        [0] {""}
       *[other] {" "}plus { $bonus } pièce
    }
}
nevada-city-effect-exchange = échange { $most ->
    [0] autant que tu veux
   *[other] jusqu’à { $most }
} ({ $goods }) contre autant ({ $into })
nevada-city-effect-contract = { $way ->
    [look] regarde les { $look } premiers contrats de la pioche et réserves-en ou remplis-en un
    [refresh] remplace tous les contrats visibles, puis réserves-en ou remplis-en un
   *[display] réserve ou remplis { $any ->
        [yes] n’importe quel contrat
       *[no] un contrat ({ $colours })
    }
}
nevada-city-effect-claim = prends { $pick ->
    [either] un bâtiment ou une propriété
    [building] un bâtiment
    [property] une propriété
   *[both] un bâtiment et une propriété
}
nevada-city-effect-hire = embauche quelqu’un { $source ->
    [display] qui est en ville
   *[discard] qui a quitté la ville
}, salaire { $payee ->
    [owner] au propriétaire
   *[bank] à la banque
}
nevada-city-effect-deputy = prends l’étoile d’adjoint
nevada-city-effect-arrange = regarde les événements à venir et un de plus, et replace-les dans l’ordre de ton choix
nevada-city-effect-loan = emprunte { $receive } ; le marqueur reste jusqu’au remboursement de { $repay }
nevada-city-effect-copy = utilise une case où se trouve un marqueur adverse, à son propre tarif
nevada-city-effect-points = achète jusqu’à { $most } points à { $price } pièce
nevada-city-effect-gamble = mise jusqu’à { $stake } ; gagner rapporte { $pays ->
    [one] la mise
   *[other] { $pays } fois la mise
}, avec le joker { $joker } fois la mise

## What buildings do without a marker

nevada-city-passive-fire-brigade =
    En cas d’incendie, le propriétaire peut envoyer un marqueur ; alors tous les autres lui versent { $fee }.
    Sinon, tous les autres doivent envoyer un marqueur. Dans les deux cas, rien n’est endommagé.
nevada-city-passive-per-unhired =
    À la fin de l’année, le propriétaire reçoit { $goods } pour chaque employé que personne n’a embauché.
nevada-city-passive-over-unhired =
    À la fin de l’année, le propriétaire reçoit { $goods } si plus de { $over ->
    [one] { $over } employé est resté
   *[other] { $over } employés sont restés
} sans travail.
nevada-city-passive-heal =
    Quand quelqu’un est blessé, on peut verser { $commodities ->
    [one] { $commodities } marchandise
   *[other] { $commodities } marchandises
} au propriétaire et garder le marqueur. Le propriétaire lui-même ne paie rien.
nevada-city-passive-death = Chaque fois que quelqu’un meurt, le propriétaire reçoit { $goods } de la banque.

## What events do

nevada-city-lasts = { $lasts ->
    [year] Valable jusqu’à la fin de cette année.
   *[now] Cela se produit une fois, maintenant.
}
nevada-city-happens-gain =
    Dans le sens des aiguilles d’une montre à partir du shérif, chacun prend { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
} de la réserve : { $goods }.
nevada-city-happens-pay = 
    Chaque famille verse à la banque { $per ->
    [building] { $amount } par carte de bâtiment en sa possession, bâtiments de départ et inachevés compris
   *[player] { $amount }
}. Qui manque d’argent doit emprunter, chaque fois avec un marqueur encore posé sur un personnage ; si aucun
    emprunt n’est possible, on paie ce qu’on a, et rien de plus.
nevada-city-happens-lose = 
    Chaque famille perd { $goods }, ou ce qu’elle en a{ $short ->
    [0] . Ce qui manque ne coûte rien.
   *[other] , et verse à la banque { $fine } par unité manquante. Qui manque d’argent doit emprunter, chaque fois
    avec un marqueur encore posé sur un personnage ; si aucun emprunt n’est possible, on paie ce qu’on a, et rien
    de plus.
}
nevada-city-happens-markers =
    Chacun déplace { $count ->
    [one] { $count } marqueur, encore posé sur un personnage de son choix,
   *[other] { $count } marqueurs, encore posés sur des personnages de son choix,
} vers son domaine jusqu’à l’année suivante. Qui n’en a plus n’en perd pas.
nevada-city-happens-production =
    Chaque { $property ->
    [mine] mine exploitée
    [farm] ferme exploitée
   *[ranch] ranch exploité
} rapporte { $goods } de { $way ->
    [more] plus
   *[less] moins, mais jamais moins de 0
}. Cela vaut pour tout le monde.
nevada-city-happens-sale =
    À la vente, { $goods } rapporte { $amount } de { $way ->
    [more] plus
   *[less] moins, mais jamais moins de 0
}. Cela vaut pour tout le monde.
nevada-city-happens-fee = { $building } : { $effect ->
    [buy] chaque marchandise achetée là coûte { $amount } de { $way ->
        [more] plus.
       *[less] moins, mais jamais moins de 0.
    }
    [claim] le tarif pour prendre un bâtiment ou une propriété { $way ->
        [more] augmente de { $amount }.
       *[less] baisse de { $amount }, mais jamais sous 0.
    } Le prix de la propriété elle-même ne change pas.
   *[other] le tarif de ces cases { $way ->
        [more] augmente de { $amount }.
       *[less] baisse de { $amount }, mais jamais sous 0.
    }
} Cela vaut pour tout le monde, et aussi pour un bâtiment qui prend sa place.
nevada-city-happens-loan = 
    Un emprunt rapporte à tout le monde { $amount } de { $way ->
    [more] plus
   *[less] moins, mais jamais moins de 0
} ; la somme à rembourser ne change pas.
nevada-city-happens-extra =
    Un personnage peut, comme action, poser un marqueur sur cette carte et prendre { $goods } de la réserve,
    { $count ->
    [one] une fois cette année.
   *[other] { $count } fois cette année.
} Autant de personnages qu’on veut, de toutes les familles, peuvent le faire.
nevada-city-happens-close =
    Personne ne peut utiliser les cases de ces bâtiments : { $buildings }. On peut toujours les prendre et les
    construire.
nevada-city-happens-fire = { $where ->
    [highest] La carte de bâtiment terminée qui vaut le plus de points, sauf celles de la banque, est en feu ; à
    égalité, le hasard décide.
   *[named] En feu : { $building }, ou le bâtiment qui a pris sa place.
}
nevada-city-happens-brigade =
    Si les pompiers ont un bâtiment terminé ({ $building }), son propriétaire peut y déplacer un marqueur, et
    tous les autres lui versent { $fee }. Sinon, tous les autres doivent y déplacer un marqueur. Dans les deux
    cas, rien n’est endommagé.
nevada-city-happens-damage =
    Sans pompiers, chacun déplace un marqueur d’un personnage vers son domaine jusqu’à l’année suivante, et le
    bâtiment est endommagé : personne ne peut l’utiliser avant la fin de l’année, ou avant que quelqu’un le
    répare avec un marqueur et { $goods } et marque { points }. Qui n’a plus de marqueur sur un personnage n’en
    déplace pas.
nevada-city-happens-contracts =
    Tous les contrats visibles vont sous la pioche, et de nouveaux sont révélés. Les contrats réservés ne
    bougent pas.
nevada-city-happens-workers = { $count ->
    [one] { $count } employé de plus arrive
   *[other] { $count } employés de plus arrivent
} en ville et { $count ->
    [one] peut être embauché
   *[other] peuvent être embauchés
}.
nevada-city-happens-showdown = 
    Dans le sens des aiguilles d’une montre à partir du shérif, chaque famille { $optional ->
    [yes] peut
   *[no] doit
} envoyer un personnage, avec ou sans marqueurs, contre un étranger de gâchette { $gun }. Les deux piochent une
    carte de poker ; carte plus gâchette décide. Qui gagne reçoit { $prize }. Perdre ou faire égalité, c’est une
    blessure : un marqueur de ce personnage, sinon d’un autre de la même famille, va au domaine jusqu’à l’année
    suivante, sauf si le médecin aide. { $deadly ->
    [yes] Si l’étranger perd ou fait égalité, il meurt{ $until ->
        [killed] , et plus personne n’a à se battre.
       *[all] .
    }
   *[no] L’étranger affronte tout le monde à tour de rôle.
}
nevada-city-happens-poker =
    Dans le sens des aiguilles d’une montre à partir du shérif, chacun peut mettre { $ante } au pot et reçoit une
    carte de poker. Puis chacun peut, une fois, mettre { $redraw } au pot pour une autre carte. La carte la plus
    haute gagne le pot et { $prize }. À moins de deux participants, les mises sont rendues.

## Actions

nevada-city-action-deal = Distribue : { $building }
nevada-city-action-cube = Pioche un cube : { $cube ->
    [silver] argent
    [crops] récoltes
    [livestock] bétail
   *[grey] gris
}
nevada-city-action-arrive = Arrive en ville : { $worker }
nevada-city-action-offer = Nouveau contrat visible : { $contract }
nevada-city-action-look = Regarde le contrat : { $contract }
nevada-city-action-reveal = Révèle : { $event }
nevada-city-action-peek = Regarde l’événement : { $event }
nevada-city-action-goal = Objectif : { $goal }
nevada-city-action-bank = La banque prend : { $building }
nevada-city-action-burn = En feu : { $building }
nevada-city-action-card = Carte de poker : { $card }
nevada-city-action-family = { $family }
    .group = Choisir une famille
nevada-city-action-swap = { $child ->
    [son] Échange ton fils
   *[daughter] Échange ta fille
} contre { $person }
    .group = Échanger un enfant
nevada-city-action-adopt = Accueille dans la famille : { $person }
    .group = Un enfant de plus
nevada-city-action-keep = Garde : { $goal }. { $rules }
    .group = Garder un objectif
    .short = Garder { $goal }
nevada-city-action-activate = { $person }
    .group = Choisir un personnage
    .short = Choisir ce personnage
nevada-city-action-work = Exploite { nevada-city-tiles }{ $known ->
    [yes]  : { $harvest } par tuile
   *[no] {""}
}
    .group = Exploiter tes propriétés
    .short = Exploite { nevada-city-tiles }
nevada-city-action-use = { $space }
    .group = Utiliser un bâtiment
    .short = Utilise { $building }
nevada-city-action-build = Construis : { $building } (il manque { $needs })
    .group = Construire
    .short = Construis { $building }
nevada-city-action-advance = Travaille au contrat { $contract } (il manque { $needs })
    .group = Travailler à un contrat
    .short = Avance { $contract }
nevada-city-action-extra = Prends { $rules } ({ $event })
    .group = Profiter de l’événement
    .short = Prends { $rules }
nevada-city-action-repair = Répare : { $building } ({ $rules })
    .group = Réparer
    .short = Répare { $building }
nevada-city-action-pass = Passe : renonce aux marqueurs restants de ce personnage
    .group = Passer
    .short = Passer
nevada-city-action-done = { $what ->
    [pay] Paie maintenant
   *[other] Rien de plus
}
    .group = Terminer
nevada-city-action-repay = Rembourse un emprunt
    .group = Rembourser un emprunt
nevada-city-action-take = { $priced ->
    [yes] Achète { $goods } pour { $price }
   *[no] Prends { $goods }
}
    .group = Prendre
nevada-city-action-pay = Donne { $goods }
    .group = Donner
nevada-city-action-stand-in = Donne 1 spectacle au lieu de { $good }
    .group = Donner un spectacle à la place
nevada-city-action-sell = Vends { $sale }
    .group = Vendre
nevada-city-action-publish = Achète { points }
    .group = Acheter des points
nevada-city-action-stake = Mise { $stake }
    .group = Jouer
nevada-city-action-claim = Prends : { $building } ({ $figures })
    .group = Prendre un bâtiment
    .short = Prends { $building }
nevada-city-action-settle = Prends { $property ->
    [mine] une mine
    [farm] une ferme
   *[ranch] un ranch
} pour { $price }
    .group = Prendre une propriété
nevada-city-action-hire = Embauche { $worker }
    .group = Embaucher
    .short = Embauche { $name }
nevada-city-action-reserve = Réserve : { $contract }. { $rules }
    .group = Réserver un contrat
    .short = Réserve { $contract }
nevada-city-action-complete = Remplis tout de suite : { $contract }. { $rules }
    .group = Remplir un contrat
    .short = Remplis { $contract }
nevada-city-action-top = Remets sur la pioche : { $contract }
    .group = Remettre sur la pioche
nevada-city-action-under = Mets sous la pioche : { $contract }
    .group = Mettre sous la pioche
nevada-city-action-lay = Pose ici : { $event }
    .group = Poser un événement
    .short = Pose { $event }
nevada-city-action-badge = { $coming ->
    [yes] Prends l’étoile d’adjoint : l’an prochain, c’est toi le shérif
   *[no] Prends l’étoile d’adjoint ; la dernière année, elle ne rapporte plus rien
}
    .group = Étoile d’adjoint
    .short = Étoile d’adjoint
nevada-city-action-copy = Utilise aussi : { $space }
    .group = Utiliser une case occupée
    .short = Utilise { $building }
nevada-city-action-spend = Un marqueur : { $person }
    .group = Céder un marqueur
nevada-city-action-fight = { $person } se bat (gâchette { $gun })
    .group = Envoyer au combat
nevada-city-action-heal = Verse { $goods } au médecin et garde le marqueur
    .group = Payer le médecin
nevada-city-action-ante = Participe au tournoi
    .group = Participer
nevada-city-action-redraw = Paie pour une autre carte
    .group = Autre carte
nevada-city-action-idle = { $person } commence l’année avec un marqueur de moins
    .group = Laisser une case vide
    .short = { $person }
nevada-city-action-marry = { $child } épouse { $worker }
    .group = Célébrer un mariage

## Prompts

nevada-city-prompt-deal-start-buildings = Distribue un bâtiment de départ.
    .hint = Qui reçoit le bureau du shérif commence la première année.
nevada-city-prompt-choose-family = Choisis ta famille.
    .hint = Ses membres apportent des marqueurs, des compétences et deux propriétés de plus.
nevada-city-prompt-swap-child =
    Échange ton fils ou ta fille contre un enfant supplémentaire, ou garde les deux.
    .hint = L’enfant que tu cèdes quitte le jeu.
nevada-city-prompt-adopt-child = Accueille un enfant de plus dans ta famille, ou aucun.
    .hint = Il apporte ses marqueurs et ses compétences, et peut se marier.
nevada-city-prompt-draw-cubes = Pioche un cube pour les tableaux.
    .hint = { $left ->
        [one] Encore { $left } cube à venir.
       *[other] Encore { $left } cubes à venir.
    }
nevada-city-prompt-fill-display = Révèle un contrat.
    .hint = Quatre contrats sont visibles.
nevada-city-prompt-deal-goals = Distribue un objectif face cachée.
    .hint = Chacun en reçoit deux et en garde un.
nevada-city-prompt-turn-up-goal = Révèle un objectif à tout le monde.
    .hint = Il est décompté à la fin de la partie.
nevada-city-prompt-keep-goal = Garde l’un de tes deux objectifs.
    .hint = Il compte à la fin pour tout le monde. D’ici là, personne d’autre ne le connaît ; l’autre objectif est retiré du jeu.
nevada-city-prompt-receive-workers = Révèle un employé.
    .hint = { $left ->
        [one] Encore { $left } employé à venir.
       *[other] Encore { $left } employés à venir.
    }
nevada-city-prompt-reveal-event = Révèle l’événement de la manche { $round }.
    .hint = Il est résolu avant que quiconque n’agisse.
nevada-city-prompt-take-commodities = { $event } : prends une marchandise de ton choix.
    .hint = { $left ->
        [one] Tu peux encore en prendre { $left }.
       *[other] Tu peux encore en prendre { $left }.
    }
nevada-city-prompt-pay-for-event = { $ask ->
    [repay] { $event } : tu dois payer. Rembourses-tu d’abord un emprunt ?
    [both]
        { $event } : tu n’as pas assez d’argent. Rembourses-tu d’abord un emprunt, ou quel personnage envoie
        un marqueur à la banque pour en faire un autre ?
   *[borrow] { $event } : tu n’as pas assez d’argent. Quel personnage envoie un marqueur emprunter à la banque ?
}
    .hint = { $ask ->
        [repay] Tu dois { $amount }. S’il te reste trop peu, sans marqueur pour emprunter, tu ne paies que ce que tu as.
       *[borrow] Tu dois { $amount }. Le marqueur reste à la banque jusqu’au remboursement.
    }
nevada-city-prompt-lose-markers = { $event } : de quel personnage cèdes-tu un marqueur ?
    .hint = { $left ->
        [one] { $left } marqueur va à ton domaine et revient l’an prochain.
       *[other] { $left } marqueurs vont à ton domaine et reviennent l’an prochain.
    }
nevada-city-prompt-choose-burning = { $event } : lequel des bâtiments à égalité brûle ?
    .hint = Le hasard décide.
nevada-city-prompt-call-fire-brigade = { $event } : ce bâtiment brûle : { $building }. Envoies-tu un marqueur de ta caserne ?
    .hint = Si oui, tous les autres te paient { $fee } chacun. Sinon, tous les autres doivent envoyer un marqueur.
nevada-city-prompt-showdown = { $event } : qui se bat pour toi ?
    .hint = { $rules }
nevada-city-prompt-draw-for-outsider = { $event } : { $who ->
    [worker] pioche une carte pour { $opponent }, face à { $person }.
   *[outsider] pioche une carte pour l’adversaire, face à { $person }.
}
    .hint = Elle s’ajoute à la gâchette { $gun }.
nevada-city-prompt-draw-for-character = { $event } : pioche une carte pour { $person }.
    .hint = { $who ->
        [worker] { $opponent } a une gâchette de { $gun }.
       *[outsider] L’adversaire a une gâchette de { $gun }.
    }
nevada-city-prompt-suffer-wound = Blessure pour { $person }. Paies-tu le médecin, ou perds-tu un marqueur ?
    .hint = Un marqueur perdu revient l’an prochain.
nevada-city-prompt-ante-up = { $event } : participes-tu ?
    .hint = { $rules }
nevada-city-prompt-deal-poker = Distribue une carte pour le tournoi.
    .hint = Une carte visible à chaque personne qui a payé.
nevada-city-prompt-redraw-poker = { $event } : paies-tu pour une autre carte, ou gardes-tu la tienne ?
    .hint = La nouvelle carte compte, même si elle est plus basse.
nevada-city-prompt-draw-again = Pioche une autre carte.
    .hint = Elle remplace la première.
nevada-city-prompt-bank-builds = La banque prend un bâtiment.
    .hint = Parmi ceux que personne n’a pris, celui qui vaut le plus de points.
nevada-city-prompt-choose-character = Choisis un personnage.
    .hint = Il utilise maintenant tous ses marqueurs, ou passe. Les autres agiront dans les manches suivantes.
nevada-city-prompt-use-markers = { $markers ->
    [0] { $person } a utilisé tous ses marqueurs. Rembourses-tu un emprunt ?
   *[other] Que fait { $person } ?
}
    .hint = { $markers ->
        [0] Ce sera encore possible plus tard : avant qu’un événement ne prenne de l’argent, et en fin d’année.
        [one] Encore { $markers } marqueur. Ce personnage ne peut agir qu’une fois par an à chaque bâtiment.
       *[other] Encore { $markers } marqueurs. Ce personnage ne peut agir qu’une fois par an à chaque bâtiment.
    }
nevada-city-prompt-visit-space = { $ask ->
    [sell] { $space } : combien en vend { $person } ?
    [buy] { $space } : qu’achète { $person } ?
    [bundle] { $space } : que prend { $person } en premier ?
    [exchange] { $space } : que donne { $person } ?
    [contract] { $space } : quel contrat ?
    [claim] { $space } : que prend { $person } ?
    [hire] { $space } : qui embauches-tu ?
    [deputy] { $space } : l’étoile est-elle pour { $person } ?
    [copy-space] { $space } : quelle case occupée utilise { $person } ?
    [buy-vp] { $space } : combien de points achètes-tu ?
    [gamble] { $space } : combien mise { $person } ?
    [points-first] { $space } : d’abord des points, puis un contrat. Que fait { $person } ?
   *[several] { $space } : que fait { $person } ?
}
    .hint = Ici : { $effects }.
nevada-city-prompt-buy-more = En acheter encore ?
    .hint = { $left ->
        [one] Tu peux encore en acheter { $left }.
       *[other] Tu peux encore en acheter jusqu’à { $left }.
    }
nevada-city-prompt-take-bundle = Que prends-tu d’autre ?
    .hint = Encore { $left }, et il faut des sortes différentes.
nevada-city-prompt-swap-more = En échanger encore ?
    .hint = Un contre un, aussi souvent que tu veux.
nevada-city-prompt-claim-property = Quelle propriété prends-tu ?
    .hint = Son prix va à la banque ; elle rapporte ses points tout de suite.
nevada-city-prompt-look-at-contracts = Regarde le contrat suivant de la pioche.
    .hint = Personne d’autre ne le voit.
nevada-city-prompt-return-contracts = Remets les autres contrats : sur la pioche ou dessous ?
    .hint = Personne d’autre ne voit lequel va où.
nevada-city-prompt-deliver-to-building = Qu’apportes-tu au chantier ? { $building }
    .hint = Il manque encore { $needs }. Ce que tu apportes y reste.
nevada-city-prompt-deliver-to-contract = Que livres-tu pour le contrat { $contract } ?
    .hint = Il manque encore { $needs }. Ce que tu livres reste sur la carte.
nevada-city-prompt-peek-at-events = Regarde l’événement suivant.
    .hint = Personne d’autre ne le voit.
nevada-city-prompt-lay-events = Quel événement va sur { $place } ?
    .hint = Un événement est révélé à la manche dont sa case porte le numéro.
nevada-city-prompt-draw-stake = Pioche ta carte.
    .hint = La mise est de { $stake }.
nevada-city-prompt-draw-house = Pioche la carte de la maison.
    .hint = La mise est de { $stake }, ta carte : { $card }.
nevada-city-prompt-return-markers = Rembourses-tu des emprunts avant la nouvelle année ?
    .hint = Pour chaque emprunt restant, une case d’action de tes personnages reste vide l’an prochain.
nevada-city-prompt-leave-idle = Quel personnage commence l’année avec un marqueur de moins ?
    .hint = { $left ->
        [one] { $left } emprunt n’est pas remboursé.
       *[other] { $left } emprunts ne sont pas remboursés.
    }
nevada-city-prompt-face-troublemaker = { $person } sème le trouble, avec une gâchette de { $gun }. Qui se bat pour ta famille ?
    .hint =
        Carte plus gâchette décide. Gagner rapporte { points }. En cas de défaite ou d’égalité, ton personnage
        est blessé et perd un marqueur pour l’an prochain ; un fauteur de troubles en meurt.
nevada-city-prompt-hold-weddings = Y a-t-il un mariage ?
    .hint =
        Il coûte 2 alcools et deux ressources au choix : argent, récoltes ou bétail. Les employés qui ne se
        marient pas s’en vont.
nevada-city-prompt-pay-wedding = Que donnes-tu pour la noce ?
    .hint = { $left ->
        [one] Il manque encore { $left } ressource.
       *[other] Il manque encore { $left } ressources.
    }
nevada-city-prompt-turn-over-goal = Retourne l’objectif resté face cachée.
    .hint = Il est décompté comme les autres.

## Events

nevada-city-event-dealt = { $name } commence avec ce bâtiment : { $building }.
nevada-city-event-badge-taken = { $name } tient le rôle de shérif et commence la première année.
nevada-city-event-family-chosen = { $name } mène la famille { $family }.
nevada-city-event-child-swapped = Chez { $name }, { $new } remplace { $old }.
nevada-city-event-child-adopted = { $name } accueille { $person } dans sa famille.
nevada-city-event-cube-drawn = Un cube pour { $chart ->
    [production] les rendements
   *[market] les prix du marché
} : { $cube ->
    [silver] argent
    [crops] récoltes
    [livestock] bétail
   *[grey] gris, il ne compte pour rien
}.
nevada-city-event-contract-offered = Nouveau contrat visible : { $contract }.
nevada-city-event-goal-dealt = { $name } reçoit un objectif face cachée.
nevada-city-event-goal-seen = Ton objectif : { $goal }. { $rules }
nevada-city-event-goal-turned-up = Un objectif est révélé à tout le monde : { $goal }. { $rules }
nevada-city-event-goal-kept = { $name } garde un objectif.
nevada-city-event-year-began = L’année { $year } commence.
nevada-city-event-worker-arrived = { $person } arrive en ville et cherche du travail.
nevada-city-event-round-began = Manche { $round }.
nevada-city-event-event-revealed = Événement : { $event } – { $rules }
nevada-city-event-commodity-taken = { $name } prend { $goods } ({ $event }).
nevada-city-event-paid-for-event = { $dollars ->
    [0] { $name } n’a pas de quoi payer ({ $event }).
   *[other] { $name } verse { nevada-city-dollars } { $payee ->
        [bank] à la banque
       *[player] à { $other }
    } ({ $event }).
}
nevada-city-event-lost-goods = { $name } perd { nevada-city-goods }.
nevada-city-event-marker-lost =
    { $name } fait céder un marqueur à { $person } jusqu’à l’an prochain ({ $event }).
nevada-city-event-loan-taken = { $name } emprunte { $amount } ; { $person } envoie un marqueur à la banque.
nevada-city-event-loan-repaid = { $name } rembourse un emprunt.
nevada-city-event-building-burnt = Au feu ({ $event }) ! Ce bâtiment brûle : { $building }. { $brigade ->
    [yes] Les pompiers le préservent des dégâts.
   *[no] Sans pompiers, il est endommagé : personne ne peut l’utiliser avant réparation ou fin de l’année.
}
nevada-city-event-brigade-sent =
    { $name } envoie { $person } au feu ({ $building }) ; tous les autres paient.
nevada-city-event-brigade-stayed = { $name } n’envoie personne au feu ; tous les autres doivent aider.
nevada-city-event-contracts-replaced = Tous les contrats visibles vont sous la pioche.
nevada-city-event-fight-began = { $person } ({ $name }) affronte { $who ->
    [worker] { $opponent } (gâchette { $gun }).
   *[outsider] un adversaire avec une gâchette de { $gun }.
}
nevada-city-event-outsider-drew = L’adversaire pioche : { $card }.
nevada-city-event-character-drew = { $name } pioche : { $card }. Carte plus gâchette : { $result ->
    [ahead] avance de { $by }.
    [behind] retard de { $by }.
   *[level] égalité.
}
nevada-city-event-fight-won = { $person } ({ $name }) gagne le combat.
nevada-city-event-fight-lost = { $person } ({ $name }) perd le combat.
nevada-city-event-fight-tied = Combat à égalité pour { $person } ({ $name }).
nevada-city-event-outsider-died = { $who ->
    [worker] { $person } meurt et quitte le jeu.
   *[outsider] L’étranger meurt.
}
nevada-city-event-wounded = Blessure : { $person } ({ $name }) perd un marqueur jusqu’à l’an prochain.
nevada-city-event-healed = { $paid ->
    [none] Le médecin soigne { $person } ({ $name }) gratuitement.
   *[other] { $name } verse { $good } au médecin, et { $person } garde le marqueur.
}
nevada-city-event-undertaker-paid = { $name } a pris l’enterrement en charge ({ $building }).
nevada-city-event-ante-paid = { $name } met { $amount } au pot.
nevada-city-event-poker-card = { $name } a en main : { $card }.
nevada-city-event-pot-won = { $name } gagne le pot de { $amount }.
nevada-city-event-pot-void = Moins de deux personnes veulent jouer : le tournoi n’a pas lieu.
nevada-city-event-bank-built = La banque installe un bâtiment : { $building }.
nevada-city-event-character-chosen = { $name } joue avec { $person }.
nevada-city-event-passed = { $name } passe { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
} avec { $person }.
nevada-city-event-worked = { $name } exploite { $property ->
    [mine] { $tiles ->
        [one] { $tiles } mine
       *[other] { $tiles } mines
    }
    [farm] { $tiles ->
        [one] { $tiles } ferme
       *[other] { $tiles } fermes
    }
   *[ranch] { $tiles ->
        [one] { $tiles } ranch
       *[other] { $tiles } ranchs
    }
} et reçoit { nevada-city-goods }.
nevada-city-event-space-used = { $name } envoie { $person } ici : { $space }.
nevada-city-event-fee-paid = { $name } verse { $amount } { $payee ->
    [bank] à la banque
   *[player] à { $other }
}.
nevada-city-event-goods-gained = { $name } reçoit { nevada-city-goods }.
nevada-city-event-bought = { $name } achète { $goods } pour { $price }.
nevada-city-event-sold = { $name } vend { nevada-city-goods } pour { $price }.
nevada-city-event-swapped = { $name } échange { $goods } contre { $into }.
nevada-city-event-building-claimed = { $name } prend un bâtiment : { $building }.
nevada-city-event-property-claimed = { $name } prend { $property ->
    [mine] une mine
    [farm] une ferme
   *[ranch] un ranch
} pour { $price }.
nevada-city-event-hired = { $name } embauche { $person } pour { $salary }.
nevada-city-event-badge-of-deputy = { $coming ->
    [yes] { $name } prend l’étoile d’adjoint et tiendra le rôle de shérif l’an prochain.
   *[no] { $name } prend l’étoile d’adjoint.
}
nevada-city-event-events-peeked = { $name } regarde les événements à venir.
nevada-city-event-event-seen = Tu vois l’événement { $event } – { $rules }
nevada-city-event-events-arranged = { $name } a replacé les événements.
nevada-city-event-contract-reserved = { $name } réserve un contrat : { $contract }.
nevada-city-event-contracts-looked-at = { $name } regarde les premiers contrats de la pioche.
nevada-city-event-contract-seen = Tu vois le contrat { $contract }. { $rules }
nevada-city-event-contract-returned = { $name } remet un contrat { $end ->
    [top] sur la pioche
   *[under] sous la pioche
}.
nevada-city-event-construction = { $name } envoie { $person } sur un chantier : { $building }.
nevada-city-event-skill-delivered = La compétence ajoute { nevada-city-goods }.
nevada-city-event-token-delivered = { $name } apporte { $goods }.
nevada-city-event-building-finished = { $name } termine un bâtiment : { $building }.
nevada-city-event-building-replaced = { $old } cède la place à un nouveau bâtiment : { $new }.
nevada-city-event-contract-advanced = { $name } fait travailler { $person } à un contrat : { $contract }.
nevada-city-event-contract-completed = { $person } remplit un contrat pour { $name } : { $contract }.
nevada-city-event-reward = { $name } reçoit en récompense { nevada-city-goods }.
nevada-city-event-skill-learned = { $person } ({ $name }) apprend une compétence : { $skill }.
nevada-city-event-space-copied = { $name } utilise aussi une case occupée : { $space }.
nevada-city-event-gambled = { $name } mise { $stake }. Sa carte : { $card } ; la maison : { $house }.
nevada-city-event-gamble-won = { $name } gagne { $amount }.
nevada-city-event-gamble-lost = { $name } perd { $amount }.
nevada-city-event-extra-action = { $name } fait profiter { $person } de l’événement ({ $event }).
nevada-city-event-repaired = { $name } fait réparer un bâtiment par { $person } : { $building }.
nevada-city-event-unhired-income = { $count ->
    [one] { $count } employé est resté sans travail, et { $name } en profite : { $building }.
   *[other] { $count } employés sont restés sans travail, et { $name } en profite : { $building }.
}
nevada-city-event-year-ended = L’année { $year } s’achève.
nevada-city-event-badge-passed = { $name } prend l’étoile de shérif et commence l’année prochaine.
nevada-city-event-markers-returned = { $name } remet tous les marqueurs sur ses personnages.
nevada-city-event-left-idle = À cause d’un emprunt, { $person } ({ $name }) commence l’année avec un marqueur de moins.
nevada-city-event-wed = Mariage chez { $name } : { $child } et { $worker }.
nevada-city-event-released = { $person } ne travaille plus pour { $name }.
nevada-city-event-game-ended = { $reason ->
    [plots] Tous les terrains de la ville sont pris : la partie s’achève.
   *[years] La dernière année est passée : la partie s’achève.
}
nevada-city-event-goal-scored = Objectif : { $goal } ({ $counted }).
nevada-city-event-won = { $winners ->
    [one] { $name } gagne avec { points } et devient maire !
   *[other] Victoire partagée pour { $name } avec { points } !
}
nevada-city-event-wedding-paid = { $name } donne { $goods } pour la noce.
nevada-city-event-events-ended =
    Tous les événements de l’année sont finis : prix, rendements et bâtiments fermés ou endommagés
    redeviennent comme avant.

## Score lines

nevada-city-score-start-building = { $name } marque { points } pour le bâtiment de départ : { $building }.
    .category = Bâtiment de départ
nevada-city-score-property = { $name } marque { points } pour { nevada-city-tiles }.
    .category = Propriétés
nevada-city-score-building = { $name } marque { points } pour un bâtiment terminé : { $building }.
    .category = Bâtiments
nevada-city-score-contract = { $name } marque { points } pour un contrat : { $contract }.
    .category = Contrats
nevada-city-score-contract-building =
    { $name } marque { points } parce que son bâtiment figure sur un contrat : { $contract }.
    .category = Bâtiments cités
nevada-city-score-published = { $name } achète { points } au journal.
    .category = Points achetés
nevada-city-score-repair = { $name } marque { points } pour une réparation : { $building }.
    .category = Réparations
nevada-city-score-unhired = { $name } marque { points } parce que des gens sont restés sans travail ({ $building }).
    .category = Hébergement
nevada-city-score-fight = { $who ->
    [troublemaker] { $name } marque { points } pour un fauteur de troubles mis hors d’état de nuire.
   *[event] { $name } marque { points } pour un combat gagné ({ $event }).
}
    .category = Fusillades
nevada-city-score-poker = { $name } marque { points } pour la carte la plus haute ({ $event }).
    .category = Poker
nevada-city-score-extra = { $name } marque { points } ({ $event }).
    .category = Événements
nevada-city-score-goal = { $name } marque { points } pour un objectif, avec { $amount } : { $goal }.
    .category = Objectifs
nevada-city-score-death = { $name } marque { points } pour un enterrement ({ $building }).
    .category = Enterrements

## Why not

nevada-city-reason-adopt-or-not = Prends maintenant l’un des enfants supplémentaires, ou aucun.
nevada-city-reason-all-worked =
    Il ne te reste pas autant de tuiles de ce genre à exploiter. Chacune ne s’exploite qu’une fois par an.
nevada-city-reason-already-married = Cet enfant est déjà marié.
nevada-city-reason-ante-or-not = Décide maintenant si tu participes au tournoi.
nevada-city-reason-been-here =
    Ce personnage a déjà agi ici cette année. Chacun de tes personnages peut agir une fois par an à chaque
    endroit.
nevada-city-reason-borrowed-to-pay = Cet argent est emprunté pour payer l’événement ; rembourse plus tard.
nevada-city-reason-brown-space = Les cases aux chiffres bruns ne servent qu’à quatre joueurs.
nevada-city-reason-building-first =
    Cette case est pour un bâtiment. Si elle donne aussi une propriété, celle-ci vient ensuite.
nevada-city-reason-child-taken = Cet enfant est déjà dans une autre famille.
nevada-city-reason-choose-action =
    Utilise maintenant un marqueur du personnage actif, rembourse un emprunt, ou passe.
nevada-city-reason-choose-character =
    Choisis d’abord le personnage dont tu utilises les marqueurs cette manche.
nevada-city-reason-choose-family = Choisis d’abord une famille.
nevada-city-reason-choose-fighter = Choisis maintenant qui se bat.
nevada-city-reason-claim-property = Prends maintenant la propriété qui va avec le bâtiment.
nevada-city-reason-closed = Un événement a fermé ce bâtiment jusqu’à la fin de l’année.
nevada-city-reason-commodities-only =
    Ce doit être une marchandise : fer, bois, briques, alcool ou spectacle.
nevada-city-reason-damaged =
    Un incendie a endommagé ce bâtiment. On pourra l’utiliser après réparation, ou l’an prochain.
nevada-city-reason-draw-first = Le hasard décide d’abord.
nevada-city-reason-family-only = Ce doit être un membre de ta famille, pas un employé.
nevada-city-reason-family-taken = Quelqu’un d’autre mène cette famille.
nevada-city-reason-has-badge = Tu as déjà l’étoile d’adjoint.
nevada-city-reason-heal-or-not = Paie maintenant le médecin avec une marchandise, ou accepte la blessure.
nevada-city-reason-homestead-full = Ton domaine n’a plus de place pour une propriété.
nevada-city-reason-keep-goal = Garde d’abord l’un de tes deux objectifs.
nevada-city-reason-later-year = Ce bâtiment ne peut être pris qu’à partir d’une année suivante.
nevada-city-reason-lay-events = Pose maintenant les événements de ta main, face cachée, à leur place.
nevada-city-reason-leave-idle =
    Choisis maintenant le membre de la famille qui commence avec un marqueur de moins à cause d’un emprunt.
nevada-city-reason-marry-or-not = Célèbre maintenant un mariage, ou laisse partir tes employés.
nevada-city-reason-must-fight = Personne ne peut éviter ce combat. Choisis qui se bat pour toi.
nevada-city-reason-no-contract = Il n’y a ici aucun contrat que tu puisses prendre.
nevada-city-reason-no-credit =
    La banque ne te prête plus : tu as autant d’emprunts que ta famille a de cases d’action.
nevada-city-reason-no-event = Il n’y a aucun événement à regarder, ni sur le plateau ni dans la pioche.
nevada-city-reason-no-goods = Tu n’as pas les biens nécessaires.
nevada-city-reason-no-loan = Tu n’as pas d’emprunt à rembourser.
nevada-city-reason-no-marker = Ce personnage n’a plus de marqueur.
nevada-city-reason-no-money = Il te manque { $missing } pour cela, tarifs compris.
nevada-city-reason-no-plot = Tous les terrains de la ville sont pris : on ne peut plus prendre de bâtiments.
nevada-city-reason-no-poker-deck = On ne joue de l’argent que dans la variante avec les cartes de poker.
nevada-city-reason-no-property = Tu n’as pas de propriété de ce genre.
nevada-city-reason-no-site = Ce bâtiment n’est pas en chantier.
nevada-city-reason-no-skill =
    Un marqueur exploite une propriété, et une de plus par icône de la compétence. Ce personnage n’en a pas
    autant.
nevada-city-reason-no-slot = Les trois places de ton domaine sont occupées par des employés et des contrats.
nevada-city-reason-no-stand-in =
    Le spectacle ne remplace que d’autres marchandises, pas l’argent, les récoltes, le bétail ni les
    dollars.
nevada-city-reason-no-tile = Il ne reste aucune tuile de ce genre.
nevada-city-reason-no-use-for-loan =
    Au milieu d’une action, tu ne peux emprunter que pour un contrat qui vient d’être révélé et pour lequel il
    ne te manque que de l’argent.
nevada-city-reason-nobody-there = Pour copier une case, il y faut un marqueur adverse, et il n’y en a pas.
nevada-city-reason-nobody-to-hire = Il n’y a ici personne à embaucher.
nevada-city-reason-none-left = Cela ne peut pas venir maintenant.
nevada-city-reason-not-all-goods =
    Pour remplir un contrat tout de suite, il faut payer tout ce qu’il demande, compétences du personnage
    comprises.
nevada-city-reason-not-at-this-space = Cette case ne propose pas cela, ou plus maintenant.
nevada-city-reason-not-built = Ce bâtiment n’est pas terminé : on ne peut pas l’utiliser.
nevada-city-reason-not-damaged = Ce bâtiment n’est pas endommagé.
nevada-city-reason-not-employed = Cet employé n’est pas à ton service.
nevada-city-reason-not-for-claim =
    On ne peut pas prendre ce bâtiment : quelqu’un l’a déjà, ou il n’est pas de cette partie.
nevada-city-reason-not-for-hire = Cet employé ne peut pas être embauché ici.
nevada-city-reason-not-in-force = Aucun événement de ce nom ne permet d’action en ce moment.
nevada-city-reason-not-in-hand = Cet événement n’est pas dans ta main.
nevada-city-reason-not-looked-at = Ce n’est pas l’un des contrats que tu regardes.
nevada-city-reason-not-needed = Cela n’est pas nécessaire ici, ou pas davantage.
nevada-city-reason-not-on-offer = Ce contrat n’est pas proposé ici.
nevada-city-reason-not-reserved = Tu n’as pas réservé ce contrat.
nevada-city-reason-not-sold-here = Ce bien n’est pas vendu ici.
nevada-city-reason-not-swapped-here = Ce bien n’est pas accepté en échange ici.
nevada-city-reason-not-your-goal = Ce n’est pas l’un de tes deux objectifs.
nevada-city-reason-not-yours = Cela n’est pas à toi.
nevada-city-reason-nothing-to-add =
    Ce personnage ne peut rien apporter de ce qui manque, ni du domaine ni par ses compétences.
nevada-city-reason-nothing-to-claim = Il n’y a rien que tu puisses prendre ici.
nevada-city-reason-nothing-to-copy = Aucune case avec un marqueur adverse n’est ouverte à ce personnage.
nevada-city-reason-one-contract = Chaque personnage ne peut s’occuper que d’un contrat par an.
nevada-city-reason-pay-goods = Choisis maintenant le bien que tu donnes.
nevada-city-reason-pay-or-repay = Paie maintenant ce que l’événement exige, ou rembourse d’abord un emprunt.
nevada-city-reason-pay-the-good-first = Tu as toi-même ce bien : inutile de le remplacer par un spectacle.
nevada-city-reason-property-only = Cette case n’est que pour les propriétés.
nevada-city-reason-redraw-or-not = Paie maintenant pour une autre carte, ou garde la tienne.
nevada-city-reason-repay-or-not = Rembourse maintenant un emprunt, ou laisse le marqueur à la banque.
nevada-city-reason-replaced = Ce bâtiment a été remplacé par un autre : { $building }.
nevada-city-reason-resources-only = Ce doit être de l’argent, des récoltes ou du bétail.
nevada-city-reason-return-contracts = Remets d’abord les autres contrats, sur la pioche ou dessous.
nevada-city-reason-same-sex = Selon les règles, un fils épouse une femme et une fille un homme.
nevada-city-reason-something-first =
    Un marqueur a été posé pour cela : il faut d’abord qu’il se passe quelque chose ici.
nevada-city-reason-space-taken = Un marqueur occupe déjà cette case.
nevada-city-reason-spend-marker = Choisis maintenant le personnage qui cède un marqueur.
nevada-city-reason-swap-or-not = Échange maintenant un enfant, ou garde les deux.
nevada-city-reason-take-goods = Choisis maintenant le bien que tu prends.
nevada-city-reason-too-few-kinds = Il faut prendre des sortes différentes ; ainsi, il y en aurait trop peu.
nevada-city-reason-too-many = Cette case n’en permet pas autant.
nevada-city-reason-two-in-work =
    Tu as deux bâtiments en chantier. Termines-en un avant d’en prendre un autre.
nevada-city-reason-wrong-colour = Cette case est pour des contrats d’un autre genre.

## Rules help
nevada-city-help-parts =
    La ville comprend un plateau où quatre bâtiments sont imprimés, des cartes de bâtiments de quatre
    années, des familles et des employés, des contrats de cinq genres, des événements, des objectifs et 72
    tuiles de propriété. Biens, argent et marqueurs ne sont pas limités.
    .title = Le matériel
nevada-city-help-homestead =
    Ton domaine porte tes mines, tes fermes et tes ranchs, et garde tes biens sans limite. En dessous, il y
    a place pour trois cartes : employés embauchés et contrats réservés, comme tu veux. Si les trois places
    sont prises, tu ne peux ni embaucher ni réserver.
    .title = Le domaine
nevada-city-help-skills =
    Chaque icône de mine, d’agriculture ou d’élevage permet d’exploiter une propriété de plus de ce genre
    avec le même marqueur. Chaque icône de forge, de charpente ou de maçonnerie ajoute une barre de fer, un bois ou
    une brique de la réserve quand le personnage construit ou travaille à un contrat.
    .title = Compétences
nevada-city-help-goals =
    Au début, tu reçois deux objectifs et tu en gardes un en secret. Tous ceux qui sont gardés sont
    décomptés à la fin, pour tout le monde : un objectif compte quelque chose, par exemple les bâtiments
    terminés, et récompense les premières places.
    .title = Objectifs
nevada-city-help-event-cards =
    Un événement se produit tout de suite et c’est fini, ou bien il reste en vigueur jusqu’à la fin de
    l’année : il change rendements, prix ou tarifs, ferme des bâtiments ou offre une action. Le texte de
    chaque événement le précise.
    .title = Cartes d’événement
nevada-city-help-charts =
    Des cubes sur deux tableaux montrent l’état de l’économie cette année. Chaque cube d’une ressource au
    tableau des rendements vaut un jeton par tuile exploitée ; chaque cube au tableau du marché vaut un
    dollar par jeton vendu.
    .title = Rendements et prix
nevada-city-help-aim =
    Chaque personne mène une famille dans une jeune ville. Propriétés, bâtiments, contrats et objectifs
    rapportent des points. Après la dernière année, qui en a le plus devient maire ; à égalité, le plus
    d’argent, de récoltes et de bétail l’emporte.
    .title = But du jeu
nevada-city-help-summary =
    Une année commence par de nouveaux événements, bâtiments et employés. Viennent ensuite les manches : un
    événement, puis un personnage par famille, jusqu’à épuisement des marqueurs. À la fin, on touche ses
    revenus, les événements cessent, les prix changent, les marqueurs reviennent, et les employés se marient
    ou s’en vont.
    .title = Une année en bref
nevada-city-help-new-year =
    Avant la première manche, on garnit les cases d’événement, les bâtiments de l’année deviennent
    disponibles, les employés que personne n’a embauchés quittent la ville, et de nouveaux arrivent : un de
    plus que le nombre de joueurs.
    .title = La nouvelle année
nevada-city-help-events =
    La première année, un événement est posé face cachée sur chacune des six cases, ensuite seulement sur
    les cases 1, 3, 5 et 6. Le numéro d’une case est la manche où son événement est révélé.
    .title = Mise en place des événements
nevada-city-help-buildings =
    Chaque carte de bâtiment porte une année. À partir de celle-ci, on peut la prendre, et ce que personne
    n’a pris reste disponible. Il n’y a plus de nouveaux bâtiments après 1857. Tu peux regarder les cartes
    disponibles à tout moment.
    .title = Bâtiments de l’année
nevada-city-help-workers =
    Chaque année, de nouveaux employés arrivent en ville, un de plus que le nombre de joueurs, et peuvent être
    embauchés à l’hôtel. Ceux que personne ne prend partent au début de l’année suivante ; certains
    bâtiments permettent encore de les embaucher.
    .title = Employés
nevada-city-help-rounds =
    Une année se joue en manches. À chaque manche, chaque famille utilise tous les marqueurs d’un
    personnage. Cela continue tant que quelqu’un a un personnage avec des marqueurs ; les autres attendent
    l’année suivante.
    .title = Manches d’action
nevada-city-help-check-events =
    S’il y a un événement sur la case de la manche, il est révélé et résolu avant que quiconque n’agisse. Il
    ne prend que des marqueurs encore posés sur des personnages ; ils restent au domaine jusqu’à l’année
    suivante. Qui ne peut pas payer doit emprunter avec de tels marqueurs ; sans marqueurs, on paie ce qu’on
    peut.
    .title = L’événement de la manche
nevada-city-help-actions =
    Dans le sens des aiguilles d’une montre à partir du shérif, chaque famille choisit un personnage avec
    des marqueurs et les utilise tous, une action chacun. On peut passer avec ceux qui restent. Un
    personnage n’agit que dans une manche par an.
    .title = Agir
nevada-city-help-farm =
    Un marqueur exploite l’une de tes fermes, et une de plus par icône d’agriculture du personnage. Chacune
    donne autant de récoltes que l’indique le tableau des rendements. Une ferme s’exploite une fois par an,
    par n’importe lequel de tes personnages.
    .title = Exploiter une ferme
nevada-city-help-ranch =
    Un marqueur exploite l’un de tes ranchs, et un de plus par icône d’élevage du personnage. Chacun donne
    autant de bétail que l’indique le tableau des rendements. Un ranch s’exploite une fois par an.
    .title = Exploiter un ranch
nevada-city-help-mine =
    Un marqueur exploite l’une de tes mines, et une de plus par icône de mine du personnage. Chacune donne
    autant d’argent que l’indique le tableau des rendements. Une mine s’exploite une fois par an.
    .title = Exploiter une mine
nevada-city-help-use =
    Un marqueur va sur une case libre d’un bâtiment terminé ; les octogones en acceptent autant qu’on veut.
    Verse le tarif au propriétaire, sur le produit de l’action si tu veux ; chez toi, tu ne paies rien.
    Chaque personnage n’agit qu’une fois par an à chaque bâtiment. Les cases brunes ne servent qu’à quatre
    joueurs.
    .title = Utiliser un bâtiment
nevada-city-help-claiming =
    À la mairie, un marqueur et le tarif de la case te donnent soit une carte de bâtiment, posée inachevée
    sur un terrain libre, soit, en plus, une mine pour 1 $, une ferme pour 2 $ ou un ranch pour 3 $, qui
    rapporte aussitôt 2 points. Deux chantiers au plus à la fois.
    .title = Prendre un bâtiment ou une propriété
nevada-city-help-construction =
    Un marqueur va sur l’un de tes chantiers. Les compétences artisanales du personnage ajoutent des
    marchandises de la réserve, et tu peux apporter de ton domaine tout ce qui manque encore. Le spectacle
    remplace ce que tu n’as pas.
    .title = Construction
nevada-city-help-finishing =
    Un bâtiment peut demander plusieurs actions, manches ou années, mais chaque personnage n’y construit
    qu’une fois par an. Dès que tout est là, il est terminé : tu marques ses points, et tout le monde peut
    l’utiliser. Le personnage qui l’a terminé ne peut pas s’en servir la même année.
    .title = Terminer un bâtiment
nevada-city-help-reserve =
    Sur une case de contrat, tu prends un contrat visible du bon genre sur une place libre de ton domaine ;
    un autre est révélé aussitôt. Chaque personnage ne s’occupe que d’un contrat par an, et un contrat
    réservé n’est jamais rendu.
    .title = Réserver un contrat
nevada-city-help-advance =
    Avec un marqueur posé sur ton domaine, un personnage livre les biens qu’il veut à l’un de tes contrats
    réservés ; les compétences artisanales aident. Ce qui est livré reste sur la carte jusqu’à ce que tout y
    soit, puis le contrat est décompté.
    .title = Travailler à un contrat
nevada-city-help-complete =
    Sur une case de contrat, tu peux aussi payer d’un coup tout ce qu’il demande ; il ne prend alors aucune
    place. Un contrat rempli rapporte des points, davantage si le bâtiment cité est terminé, dont le
    propriétaire en marque alors 2. Certains donnent des biens ou apprennent une compétence au personnage.
    .title = Remplir un contrat
nevada-city-help-cleanup =
    Quand plus personne n’a de marqueurs, l’année s’achève, dans cet ordre : revenus des bâtiments, fin des
    événements, fin de partie éventuelle, nouveaux cubes, étoile de shérif, retour des marqueurs, mariages
    ou départs des employés.
    .title = La fin de l’année
nevada-city-help-year-end-income =
    Certains bâtiments rapportent quelque chose en fin d’année, selon le nombre d’employés que personne n’a
    embauchés. Seuls comptent les bâtiments terminés, et ceux de la banque ne rapportent à personne.
    .title = Revenus de fin d’année
nevada-city-help-end-of-events =
    Ce qui était en vigueur cesse avec l’année, et les événements non révélés sont défaussés sans être vus.
    Les bâtiments fermés rouvrent, et les dégâts du feu disparaissent.
    .title = Fin des événements
nevada-city-help-end-check =
    La partie s’achève après la dernière année, ou plus tôt si, en fin d’année, chaque terrain porte une
    carte de bâtiment, terminée ou non. On décompte alors les objectifs ; il n’y a plus de mariages.
    .title = La partie est-elle finie ?
nevada-city-help-new-cubes =
    Tous les cubes quittent les tableaux. On replace les cubes fixes, puis on en pioche deux pour les
    rendements et cinq pour les prix. Ainsi change chaque année ce qui vaut la peine.
    .title = Nouveaux cubes
nevada-city-help-start-player =
    Qui a l’étoile d’adjoint prend l’étoile de shérif et commence l’année suivante ; l’étoile d’adjoint
    revient au plateau. Si personne ne l’a prise, le shérif reste le même.
    .title = Le prochain shérif
nevada-city-help-markers-return =
    Tous les marqueurs reviennent à leurs personnages, sauf ceux des emprunts à la banque : tu peux
    rembourser maintenant. Pour chacun qui reste, une case d’action de ta famille reste vide l’an prochain ;
    tu la choisis après les mariages : ce peut donc être celle d’un employé qui vient de se marier.
    .title = Retour des marqueurs
nevada-city-help-weddings =
    En fin d’année, tes employés s’en vont, sauf mariage : chaque fils et chaque fille célibataire peut
    épouser un employé de l’autre sexe. Un mariage coûte 2 alcools et deux ressources au choix. L’employé
    appartient alors pour de bon à la famille, sans salaire et sans prendre de place.
    .title = Mariages et départs
nevada-city-help-ending =
    Tous les objectifs sont révélés et décomptés pour tout le monde. À égalité, on partage les points des
    places occupées, arrondis à l’inférieur ; qui n’a rien de ce qui compte ne marque rien. Qui a le plus de
    points gagne, puis qui a le plus d’argent, de récoltes et de bétail ; si tout est égal, la victoire est
    partagée.
    .title = Fin de la partie
nevada-city-help-bank =
    Un marqueur à la banque est un emprunt. Tu peux le rembourser à tout moment avec 5 $ : à ton tour, avant
    qu’un événement ne te prenne de l’argent, et en fin d’année ; le marqueur est de nouveau libre l’an
    prochain. Un emprunt encore en cours coûte alors une action à quelqu’un de ta famille. Il y a aussi une
    case de contrat de la ville.
    .title = Banque
nevada-city-help-city-hall =
    Ici, tu prends bâtiments et propriétés, au tarif de la case ; une propriété coûte en plus son prix. La
    case la plus chère accepte autant de marqueurs qu’on veut. Il y a aussi une case de contrat de la ville.
    .title = Mairie
nevada-city-help-trading-post =
    Achète jusqu’à trois marchandises au choix, à 2 $ pièce, quelle que soit la case. Le nombre de cases est
    limité : ne tarde pas.
    .title = Comptoir
nevada-city-help-hotel =
    Embauche un employé en ville pour le tarif de la case et son salaire. Il prend une place de ton domaine
    et peut agir dans une manche suivante de la même année. Sur la case des événements, tu regardes ceux à
    venir et un de plus, et tu les replaces à ton gré, l’un d’eux sur la pioche.
    .title = Hôtel
nevada-city-help-selling =
    Vends l’argent chez l’essayeur, les récoltes au marché, le bétail au parc à bestiaux, au prix du marché.
    Chaque case a une limite, et certaines paient une prime par unité. Les trois ont aussi une case de
    contrat.
    .title = Essayeur, marché, parc à bestiaux
nevada-city-help-sheriff =
    Une case donne, pour 2 $ au propriétaire, l’étoile d’adjoint et/ou n’importe quel contrat, dans l’ordre
    de ton choix ; si c’est l’argent d’un contrat qui paie le tarif, l’étoile vient après. L’autre permet
    d’embaucher quelqu’un qui a quitté la ville, pour son salaire et 4 $ au shérif actuel, qui lui-même ne
    paie pas les 4 $.
    .title = Bureau du shérif
nevada-city-help-fire-house =
    En cas d’incendie, le propriétaire de la caserne terminée peut envoyer un marqueur, et tous les autres
    paient 4 $ ; sinon, tous les autres doivent envoyer un marqueur. Il n’y a alors pas de dégâts. Sans
    caserne, tout le monde envoie un marqueur, et le bâtiment est endommagé : fermé jusqu’à la fin de
    l’année ou jusqu’à ce que quelqu’un le répare pour un point.
    .title = Caserne de pompiers
nevada-city-help-unhired =
    Toutes deux s’occupent des employés que personne n’a embauchés. À la fin de chaque année, la soupe
    populaire rapporte 5 $ pour chacun d’eux, la pension 3 points s’il y en a plus d’un.
    .title = Soupe populaire, pension
nevada-city-help-trades =
    Verse le tarif au propriétaire et prends dans la réserve le fer, les briques ou le bois de la case ;
    plus elle est chère, plus tu en as. Chacun a aussi une case de contrat de construction.
    .title = Forge, briqueterie, scierie
nevada-city-help-general-stores =
    Pour 2 $ en tout, tu prends trois marchandises parmi les trois sortes que vend le bazar. Il en faut au
    moins deux sortes. L’argent va au propriétaire.
    .title = Bazars
nevada-city-help-saddlery =
    Regarde les trois premiers contrats de la pioche. Tu peux en réserver ou en remplir un ; chacun des
    autres retourne, face cachée, sur la pioche ou dessous, à ton choix.
    .title = Sellerie
nevada-city-help-pharmacist =
    Pour 1 $ au propriétaire, tu peux échanger autant de bois, de briques et de fer que tu veux contre
    autant d’alcool, un contre un.
    .title = Pharmacie
nevada-city-help-post-office =
    Pour 2 $ au propriétaire, tous les contrats visibles vont sous la pioche et de nouveaux sont révélés. Tu
    peux alors en réserver ou en remplir un.
    .title = Bureau de poste
nevada-city-help-tobacconist =
    Pour 1 $ au propriétaire, tu utilises une case où se trouve un marqueur adverse, sans second marqueur,
    et tu paies aussi son tarif. Cela compte comme l’action du personnage à ce bâtiment. On ne copie pas les
    emprunts.
    .title = Tabac
nevada-city-help-newspaper =
    Pour 1 $, tu peux d’abord acheter jusqu’à 5 points à 1 $ pièce, puis prendre n’importe quel contrat ; il
    faut au moins l’un des deux, et après le contrat il n’y a plus de points. Tout l’argent va au
    propriétaire. Lui ne paie pas le premier dollar, et paie ses points à la banque.
    .title = Journal
nevada-city-help-saloons =
    Paie le propriétaire et prends de l’alcool ou du spectacle. Chaque saloon a une case de contrat de
    divertissement et, avec les cartes de poker, une table de jeu : mise jusqu’à 5 $ ; la carte la plus
    haute gagne la mise, le joker le double, sinon elle est perdue.
    .title = Les saloons
nevada-city-help-shows =
    Verse le tarif au propriétaire et prends dans la réserve l’alcool ou le spectacle de la case. Le
    spectacle remplace n’importe quelle autre marchandise.
    .title = Maison close, opéra
nevada-city-help-example =
    Certains événements offrent une action pour le reste de l’année : avec le filon d’argent, chaque
    personnage peut une fois poser un marqueur sur la carte et prendre un lingot d’argent. Il y a place pour autant
    de marqueurs qu’on veut.
    .title = Un événement comme action
nevada-city-help-two-players =
    À deux, on joue cinq ans et on a 5 $ de plus au départ. La banque possède le marché et le parc à
    bestiaux, quelques bâtiments manquent, et aux manches 3 et 4 de chaque année la banque prend le bâtiment
    libre qui vaut le plus de points, terminé d’emblée.
    .title = À deux
nevada-city-help-fine-points =
    Le spectacle remplace fer, bois, briques ou alcool, jamais argent, récoltes ni bétail. Un emprunt à ton
    tour prend un marqueur du personnage actif, même au milieu d’une action qui vient de révéler des
    contrats ; un emprunt imposé par un événement, n’importe quel marqueur encore posé sur un personnage. Les
    tarifs des bâtiments de la banque vont à la banque.
    .title = Points de détail
nevada-city-help-setup =
    Tout le monde commence avec une mine, une ferme et un ranch portant un jeton chacun, une marchandise de
    chaque sorte, un bâtiment de départ terminé et une famille, dont le père apporte deux propriétés. Qui a
    le bureau du shérif commence avec 8 $ ; les autres, dans le sens des aiguilles d’une montre, ont chaque
    fois un dollar de plus. Quatre des six événements de départ viennent d’abord.
    .title = Mise en place
nevada-city-help-advanced-parts =
    Pour le jeu avancé, il y a six bâtiments de plus, quatre événements de plus, un neuvième objectif,
    quatre fils et filles supplémentaires, des cubes de plus et sept cartes de poker : de 2 à 6, l’as et le
    joker, le joker étant la plus haute.
    .title = Matériel du jeu avancé
nevada-city-help-advanced =
    Chaque option se choisit à part : bâtiments supplémentaires, cartes de poker, objectif gâchette,
    événements supplémentaires, fauteurs de troubles, cubes et enfants de plus. Dans une fusillade, chaque
    camp pioche une carte et y ajoute sa gâchette ; le total le plus bas reçoit une blessure, l’égalité
    blesse les deux. Une blessure coûte un marqueur jusqu’à l’an prochain ; un fauteur de troubles en meurt.
    .title = Le jeu avancé
nevada-city-help-replacements =
    Trois des bâtiments supplémentaires remplacent des bâtiments imprimés. On les prend comme les autres,
    mais ils attendent à côté du domaine, sans terrain. Une fois terminé, un tel bâtiment prend la place de
    l’ancien, et les marqueurs y passent.
    .title = Bâtiments de remplacement
nevada-city-help-capitol =
    Il remplace la mairie. Verse au propriétaire 1 $ pour un bâtiment, 1 $ pour une propriété, ou 3 $ pour
    les deux. Ces cases acceptent autant de marqueurs qu’on veut, celle du contrat de la ville un seul.
    .title = Capitole
nevada-city-help-cavalry-hotel =
    Il remplace l’hôtel. Embaucher n’y coûte que 2 $, versés au propriétaire, et le salaire va toujours à la
    banque. Il n’a pas de case pour décider des événements.
    .title = Hôtel de la cavalerie
nevada-city-help-military-store =
    Il remplace le comptoir et vend les mêmes marchandises à 1 $ pièce, jusqu’à trois. L’argent va au
    propriétaire, qui paie lui-même à la banque.
    .title = Magasin militaire
nevada-city-help-doctor =
    Une fois terminé, le médecin est toujours à l’œuvre : en cas de blessure, on peut verser une marchandise
    au propriétaire au lieu de perdre un marqueur. Les siens sont soignés gratuitement.
    .title = Médecin
nevada-city-help-undertaker =
    Chaque fois qu’un étranger ou un fauteur de troubles meurt, la banque verse 4 $ au propriétaire des
    pompes funèbres terminées. Un bâtiment de la banque ne rapporte à personne.
    .title = Pompes funèbres
nevada-city-help-stables =
    Ici, tu embauches quelqu’un qui a quitté la ville. C’est sans tarif, et le salaire va au propriétaire
    des écuries ; s’il embauche lui-même, il le verse à la banque.
    .title = Écuries

## Scene

nevada-city-scene-tab-town = Ville
nevada-city-scene-tab-market = Marché
nevada-city-scene-tab-homestead = Domaine
nevada-city-scene-tab-year = Année
nevada-city-scene-tab-goals = Objectifs
nevada-city-scene-main-street = Grand-rue
nevada-city-scene-plots = { $taken } terrains pris sur { $plots }
nevada-city-scene-you-build = ton chantier
nevada-city-scene-in-work = en chantier
nevada-city-scene-to-claim = à prendre
nevada-city-scene-burnt = abîmé
nevada-city-scene-closed = fermé
nevada-city-scene-free = gratuit
nevada-city-scene-building =
    { $building }{ $owner ->
        [bank] , à la Banque
        [player] , à { $name }
       *[nobody] { "" }
    }{ $tagged ->
        [yes] , { $tag }
       *[no] { "" }
    }. { $rules }
nevada-city-scene-markers-of = { $name } { $count }
nevada-city-scene-markers-at = Marqueurs, { $building } : { $markers }
nevada-city-scene-card = { $card } : { $rules }
nevada-city-scene-contracts = Contrats
nevada-city-scene-in-deck = { $count } dans la pioche
nevada-city-scene-for-hire = À embaucher
nevada-city-scene-left-town = partis : { $count }
nevada-city-scene-left-town-title = Les employés partis
nevada-city-scene-nobody-left = Personne n’est encore parti.
nevada-city-scene-nobody-for-hire = Personne n’est en ville.
nevada-city-scene-contract-way =
    { $way ->
        [reserve] Réserver
        [complete] Remplir
        [top] Dessus
       *[under] Dessous
    }
nevada-city-scene-round =
    { $round ->
        [0] début
       *[other] manche { $round }
    }
nevada-city-scene-year-of = année { $year } sur { $years }
nevada-city-scene-sheriff = Shérif : { $name }
nevada-city-scene-deputy = { $coming ->
    [yes] shérif de l’an prochain : { $name }
   *[no] adjoint : { $name }
}
nevada-city-scene-no-events = Plus d’événement cette année
nevada-city-scene-event-face-down = Un événement face cachée pour la manche { $round }
nevada-city-scene-event-known = Tu connais l’événement de la manche { $round } : { $event }
nevada-city-scene-all-events = Tous les événements
nevada-city-scene-production = Rendement
nevada-city-scene-market = Prix
nevada-city-scene-production-of =
    { $good ->
        [silver] Argent, par mine : { $count }
        [crops] Récoltes, par ferme : { $count }
       *[livestock] Bétail, par ranch : { $count }
    } ({ $cubes } sur le tableau, événements { $more })
nevada-city-scene-market-of =
    { $good ->
        [silver] L’argent
        [crops] La récolte
       *[livestock] Le bétail
    } se vend { $count } $ ({ $cubes } sur le tableau, événements { $more })
nevada-city-scene-role =
    { $role ->
        [pa] Papa
        [ma] Maman
        [son] Fils
       *[daughter] Fille
    }
nevada-city-scene-acting = en action
nevada-city-scene-homestead = Famille { $family }
nevada-city-scene-home-of = Domaine : { $name }
nevada-city-scene-loans =
    { $count ->
        [one] { $count } emprunt
       *[other] { $count } emprunts
    }
nevada-city-scene-slots = Employés et contrats
nevada-city-scene-free-slot = place libre
nevada-city-scene-land = Terres
nevada-city-scene-land-of = { $tiles } sur { $spaces }
nevada-city-scene-tile =
    { $property ->
        [mine] Mine
        [farm] Ferme
       *[ranch] Ranch
    }{ $worked ->
        [yes] , exploitation faite cette année
       *[no] { "" }
    }
nevada-city-scene-looked-at = Contrats que tu regardes
nevada-city-scene-events-in-hand = Événements à replacer
nevada-city-scene-goals = Objectifs
nevada-city-scene-no-goals = Tu ne connais aucun objectif.
nevada-city-scene-goal-amount = { $name } { $count }
nevada-city-scene-goal-now = { $goal } Maintenant : { $amounts }
nevada-city-scene-last-card = dernière carte : { $card }
nevada-city-scene-pot = pot { $dollars } $
nevada-city-scene-poker-of = { $name } : { $card }
nevada-city-scene-completed = Contrats remplis
nevada-city-scene-about =
    { $chosen ->
        [yes] Famille { $family }
       *[no] Pas encore de famille
    }{ $badge ->
        [sheriff] , shérif
        [deputy] , shérif l’an prochain
        [last-deputy] , adjoint
       *[none] { "" }
    } : { $money } $, { $goods ->
        [one] { $goods } bien
       *[other] { $goods } biens
    }, { $markers ->
        [one] { $markers } marqueur restant
       *[other] { $markers } marqueurs restants
    }, { $buildings ->
        [one] { $buildings } bâtiment
       *[other] { $buildings } bâtiments
    }, { $contracts ->
        [one] { $contracts } contrat
       *[other] { $contracts } contrats
    }{ $loans ->
        [0] { "" }
        [one] , { $loans } emprunt
       *[other] , { $loans } emprunts
    }
nevada-city-scene-gallery-buildings = Bâtiments
nevada-city-scene-gallery-sites = Chantiers
nevada-city-scene-gallery-contracts = Contrats
nevada-city-scene-gallery-people = Personnages
nevada-city-scene-gallery-events = Événements
nevada-city-scene-gallery-pieces = Pièces et signes

## Première partie: guide.toml

nevada-city-guide-welcome =
    Bienvenue à Nevada City ! Tu diriges une famille qui exploite ses terres, commerce en ville et remplit
    des contrats. Il y a beaucoup à voir : allons-y pas à pas.
nevada-city-guide-family =
    Choisis ta famille. Les Muleskin ont des ranchs, et les ranchs donnent du bétail : prends-les.
    .brought =
        Quatre personnes travaillent pour toi, avec trois ranchs, une mine et une ferme. Chacun vaut 2
        points.
nevada-city-guide-goal =
    Deux objectifs secrets, dont tu gardes un. Le Baron de la terre récompense les mines, les fermes et les
    ranchs : c’est pour toi.
    .brought = Personne d’autre ne voit ton objectif. Il compte à la fin de la partie.
nevada-city-guide-event =
    Chaque manche commence par un événement. Celui-ci est généreux : chacun prend quelque chose. Prends du
    bois, bien des contrats en demandent.
    .brought = Place maintenant aux personnages.
nevada-city-guide-character =
    À chaque manche, tu joues l’un de tes personnages. Choisis Temperance : elle a deux marqueurs, et chacun
    est une action.
    .brought = C’est son tour. La terre d’abord, la ville ensuite.
nevada-city-guide-ranch = Avec son premier marqueur, elle exploite un ranch.
    .brought =
        Trois têtes de bétail ! C’est ce que donne un ranch cette année ; des cubes en décident chaque
        année.
nevada-city-guide-stock-yards =
    Le contrat Bêtes d’élevage demande justement trois têtes de bétail. Avec son second marqueur, elle va au
    Parc à bestiaux, où l’on remplit ces contrats.
    .brought = La case est prise, et 1 $ est payé pour son usage.
nevada-city-guide-contract = Remplis le contrat tout de suite : donne trois têtes de bétail.
    .brought =
        2 points, et Temperance a appris l’élevage. Ton adversaire a embauché quelqu’un et acheté un ranch.
nevada-city-guide-rounds =
    Nouvelle manche, nouvel événement. Temperance a fini son travail pour cette année ; tes autres
    personnages sont encore frais.
nevada-city-guide-second-character = Choisis Gideon, qui a trois marqueurs.
    .brought = À lui de jouer.
nevada-city-guide-second-ranch =
    Il te faut aussi de l’argent. Exploite un autre ranch : chacun ne sert qu’une fois par an.
    .brought = Encore trois têtes de bétail.
nevada-city-guide-market =
    Vends-les au Parc à bestiaux : sur cette case, jusqu’à trois avec une prime, à 3 $ pièce.
    .brought = Une case sert à un seul personnage par an : au premier arrivé.
nevada-city-guide-sale = Vends les trois.
    .brought = 9 $ en caisse. Avec de l’argent, tu embauches et tu acquiers des bâtiments et des terres.
nevada-city-guide-end =
    Il reste un marqueur à Gideon : à toi de choisir. Quand tous ont joué, l’année finit ; terres,
    bâtiments, contrats et objectifs rapportent. Bonne chance !
