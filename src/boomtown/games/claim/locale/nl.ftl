### Claim, in Dutch.

claim-title = Claim
claim-introduction =
    Vijftien claims liggen gedekt op een stapel, en de stempel op de achterkant verraadt maar de helft. Ronde na ronde
    biedt iedereen in het geheim een kaart op de bovenste claim. De hoogste kaart krijgt hem, en wie die speelde, mag
    de volgende bekijken. Wie na zeven rondes de meeste punten heeft, wint.

## Components

claim-name-creek = beek
claim-name-gulch = kloof
claim-name-vein = ader
claim-name-lode = hoofdader
claim-name-water = waterstempel
claim-name-rock = rotsstempel
claim-name-bid-card = biedkaart

## Parts of sentences

# One claim of some kind. $claim is creek, gulch, vein or lode.
claim-one = { $claim ->
    [creek] een beek
    [gulch] een kloof
    [vein] een ader
   *[lode] een hoofdader
}
claim-worth = { claim-one } ({ points })
claim-either = { $one } of { $two }

# $stamp is water or rock.
claim-with-stamp = { $stamp ->
    [water] de waterstempel
   *[rock] de rotsstempel
}

## Actions

claim-action-stamp = Toon de achterkant van de volgende claim: { claim-with-stamp }
claim-action-bid = Bied de { $card }
    .group = Een kaart bieden
claim-action-stake = Draai de claim om: { claim-one }
claim-action-scout = Bekijk de volgende claim: { claim-one }

## Prompts

claim-prompt-survey = Toon de achterkant van de bovenste claim.
    .hint = Iedereen ziet de stempel.
claim-prompt-secret-bid = Kies een kaart om te bieden.
    .hint = De claim is { $claims }. { $rounds ->
        [one] Dit is de laatste ronde.
       *[other] Met deze erbij zijn er nog { $rounds } rondes.
    }
claim-prompt-reveal-bids = Draai de claim en alle biedingen om.
    .hint = De hoogste kaart krijgt de claim.
claim-prompt-scout = Bekijk de volgende claim en leg hem terug.
    .hint = Alleen wie een claim heeft gekregen, mag hem zien.

## Events

claim-event-surveyed = De volgende claim draagt { claim-with-stamp }.
claim-event-bid = { $name } legt een biedkaart gedekt neer.
claim-event-tied = De hoogste kaarten zijn gelijk, dus { claim-one } gaat onder de stapel.
claim-event-scouted = { $name } bekijkt in het geheim de volgende claim.
claim-event-seen = De volgende claim is { claim-one }. Alleen jij weet het.
claim-event-won = { $winners ->
    [one] { $name } wint met { points }!
   *[other] { $name } deelt de overwinning met { points }!
}

## Score lines

claim-score-won = { $name } krijgt met de { $card } { claim-one } en scoort { points }.
    .category = Claims

## Why not

claim-reason-survey-first = Eerst ziet iedereen de stempel op de achterkant van de volgende claim.
claim-reason-bid-now = Nu biedt iedereen een kaart.
claim-reason-card-spent = Je { $card } is al gespeeld; elke kaart wordt maar één keer geboden.
claim-reason-reveal-first = Eerst wordt de claim omgedraaid.
claim-reason-scout-first = Eerst bekijkt degene die deze claim kreeg de volgende.
claim-reason-none-left = Een claim van deze soort kan niet bovenop de stapel liggen.

## Rules help

claim-help-survey =
    De 15 claims worden geschud en vormen een gedekte stapel: 5 beken van 1 punt, 4 kloven van 2, 3 aders van 4 en 3
    hoofdaders van 7 punten. Beken en aders dragen op de achterkant de waterstempel, kloven en hoofdaders de rotsstempel.
    Elk van de zeven rondes begint ermee dat iedereen de stempel van de bovenste claim ziet.
    .title = De landmeting
claim-help-bid =
    Iedereen heeft de biedkaarten 1 tot en met 7 en legt er tegelijk met de anderen een gedekt neer. Gespeelde kaarten
    komen niet terug: elke kaart wordt in een partij precies één keer geboden.
    .title = Het bod
claim-help-reveal =
    De claim en alle biedingen worden omgedraaid. De hoogste kaart krijgt de claim en de punten ervan. Zijn de hoogste
    kaarten gelijk, dan krijgt niemand hem en gaat hij onder de stapel.
    .title = De onthulling
claim-help-scout =
    Wie een claim heeft gekregen, bekijkt in het geheim de volgende en legt hem terug op de stapel. Na de laatste ronde
    kijkt niemand meer.
    .title = De verkenning
claim-help-end =
    Het spel eindigt na zeven rondes. Wie de meeste punten heeft, wint; bij een gelijke stand wordt de
    overwinning gedeeld.
    .title = Het einde

## Scene

claim-scene-top = Stapel
claim-scene-claims = Claims
claim-scene-cards = Alle kaarten
claim-scene-hand = Jouw biedkaarten
claim-scene-players = Spelers
claim-scene-round = Ronde { $round } van { $rounds }
claim-scene-pile = { $cards ->
    [one] { $cards } claim in de stapel
   *[other] { $cards } claims in de stapel
}
claim-scene-known = Alleen jij weet het
claim-scene-scouted = { $name } kent hem
claim-scene-under = Onder de stapel
claim-scene-taken = Al verdeeld
claim-scene-bid-none = { $name } heeft nog niet geboden
claim-scene-bid-hidden = { $name } heeft gedekt geboden
claim-scene-bid-own = Jij biedt de { $card }
claim-scene-player = { $name }: { points }. { $bid }.
claim-scene-you = jij
claim-scene-winner = winnaar
