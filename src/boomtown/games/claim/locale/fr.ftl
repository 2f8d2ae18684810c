### Claim, in French.

claim-title = Concession
claim-introduction =
    Quinze concessions forment une pile face cachée, et le cachet au dos de chacune n’en trahit que la moitié. À chaque
    manche, tout le monde mise en secret une carte sur la concession du dessus. La plus forte l’emporte, et qui l’a jouée
    jette un coup d’œil à la suivante. Après sept manches, le plus grand total de points gagne.

## Components

claim-name-creek = ruisseau
claim-name-gulch = ravin
claim-name-vein = veine
claim-name-lode = filon
claim-name-water = cachet de l’eau
claim-name-rock = cachet de la roche
claim-name-bid-card = carte de mise

## Parts of sentences

# One claim of some kind. $claim is creek, gulch, vein or lode.
claim-one = { $claim ->
    [creek] un ruisseau
    [gulch] un ravin
    [vein] une veine
   *[lode] un filon
}
claim-worth = { claim-one } ({ points })
claim-either = { $one } ou { $two }

# $stamp is water or rock.
claim-with-stamp = { $stamp ->
    [water] le cachet de l’eau
   *[rock] le cachet de la roche
}

## Actions

claim-action-stamp = Montre le dos de la prochaine concession : { claim-with-stamp }
claim-action-bid = Mise le { $card }
    .group = Miser une carte
claim-action-stake = Retourne la concession : { claim-one }
claim-action-scout = Regarde la prochaine concession : { claim-one }

## Prompts

claim-prompt-survey = Montre le dos de la concession du dessus.
    .hint = Tout le monde voit son cachet.
claim-prompt-secret-bid = Choisis la carte que tu mises.
    .hint = La concession est { $claims }. { $rounds ->
        [one] C’est la dernière manche.
       *[other] Il reste { $rounds } manches avec celle-ci.
    }
claim-prompt-reveal-bids = Retourne la concession et toutes les mises.
    .hint = La carte la plus forte emporte la concession.
claim-prompt-scout = Regarde la prochaine concession et remets-la en place.
    .hint = Elle n’est montrée qu’à la personne qui vient d’emporter une concession.

## Events

claim-event-surveyed = La prochaine concession porte { claim-with-stamp }.
claim-event-bid = { $name } mise une carte face cachée.
claim-event-tied = Égalité entre les plus fortes cartes : { claim-one } passe sous la pile.
claim-event-scouted = { $name } regarde en secret la prochaine concession.
claim-event-seen = La prochaine concession est { claim-one }. Personne d’autre ne le sait.
claim-event-won = { $winners ->
    [one] { $name } gagne avec { points } !
   *[other] { $name } partage la victoire avec { points } !
}

## Score lines

claim-score-won = { $name } emporte { claim-one } avec le { $card } et marque { points }.
    .category = Concessions

## Why not

claim-reason-survey-first = D’abord, tout le monde voit le cachet au dos de la prochaine concession.
claim-reason-bid-now = C’est le moment de miser une carte.
claim-reason-card-spent = Tu as déjà joué ton { $card } ; chaque carte ne se mise qu’une fois.
claim-reason-reveal-first = D’abord, on retourne la concession.
claim-reason-scout-first = D’abord, qui a emporté la concession regarde la suivante.
claim-reason-none-left = Aucune concession de cette sorte ne peut se trouver sur le dessus de la pile.

## Rules help

claim-help-survey =
    Les 15 concessions sont mélangées en une pile face cachée : 5 ruisseaux à 1 point, 4 ravins à 2 points, 3 veines à
    4 points et 3 filons à 7 points. Les ruisseaux et les veines portent au dos le cachet de l’eau, les ravins et les
    filons celui de la roche. Au début de chacune des sept manches, tout le monde voit le cachet de la concession du
    dessus.
    .title = L’arpentage
claim-help-bid =
    Chacun tient les cartes de mise de 1 à 7 et en pose une face cachée, tous en même temps. Les cartes jouées ne
    reviennent pas : chacune se mise une seule fois par partie.
    .title = La mise
claim-help-reveal =
    On retourne la concession et toutes les mises. La carte la plus forte emporte la concession et ses points. Si les
    plus fortes sont à égalité, personne ne l’emporte et elle passe sous la pile.
    .title = La révélation
claim-help-scout =
    Qui emporte une concession regarde en secret la suivante et la remet sur la pile. Après la dernière manche, personne
    ne regarde.
    .title = La reconnaissance
claim-help-end =
    La partie s’achève après sept manches. Le plus grand nombre de points l’emporte ; en cas d’égalité, la victoire est
    partagée.
    .title = La fin

## Scene

claim-scene-top = Pile
claim-scene-claims = Concessions
claim-scene-cards = Toutes les cartes
claim-scene-hand = Tes cartes de mise
claim-scene-players = Joueurs
claim-scene-round = Manche { $round } sur { $rounds }
claim-scene-pile = { $cards ->
    [one] { $cards } concession dans la pile
   *[other] { $cards } concessions dans la pile
}
claim-scene-known = C’est ton secret
claim-scene-scouted = { $name } la connaît
claim-scene-under = Sous la pile
claim-scene-taken = Déjà emportées
claim-scene-bid-none = { $name } n’a pas encore misé
claim-scene-bid-hidden = { $name } a misé face cachée
claim-scene-bid-own = Tu mises le { $card }
claim-scene-player = { $name } : { points }. { $bid }.
claim-scene-you = toi
claim-scene-winner = victoire
