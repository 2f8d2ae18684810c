### Claim, in German.

claim-title = Claim
claim-introduction =
    Fünfzehn Claims liegen verdeckt auf einem Stapel, und der Stempel auf der Rückseite verrät nur die halbe Wahrheit.
    Runde für Runde bieten alle heimlich eine Karte auf den obersten Claim. Die höchste Karte bekommt ihn, und wer sie
    gespielt hat, darf sich den nächsten ansehen. Wer nach sieben Runden die meisten Punkte hat, gewinnt.

## Components

claim-name-creek = Bach
claim-name-gulch = Schlucht
claim-name-vein = Ader
claim-name-lode = Hauptader
claim-name-water = Wasserstempel
claim-name-rock = Felsstempel
claim-name-bid-card = Bietkarte

## Parts of sentences

# One claim of some kind. $claim is creek, gulch, vein or lode.
claim-one = { $claim ->
    [creek] ein Bach
    [gulch] eine Schlucht
    [vein] eine Ader
   *[lode] eine Hauptader
}
claim-worth = { claim-one } ({ points })
claim-either = { $one } oder { $two }

# $stamp is water or rock.
claim-with-stamp = { $stamp ->
    [water] den Wasserstempel
   *[rock] den Felsstempel
}

## Actions

claim-action-stamp = Zeige den Rücken des nächsten Claims: Er trägt { claim-with-stamp }
claim-action-bid = Biete die { $card }
    .group = Karte bieten
claim-action-stake = Decke den Claim auf: { claim-one }
claim-action-scout = Sieh dir den nächsten Claim an: { claim-one }

## Prompts

claim-prompt-survey = Zeige den Rücken des obersten Claims.
    .hint = Alle sehen seinen Stempel.
claim-prompt-secret-bid = Wähle eine Karte, die du bietest.
    .hint = Der Claim ist { $claims }. { $rounds ->
        [one] Das ist die letzte Runde.
       *[other] Mit dieser sind es noch { $rounds } Runden.
    }
claim-prompt-reveal-bids = Decke den Claim und alle Gebote auf.
    .hint = Die höchste Karte bekommt den Claim.
claim-prompt-scout = Sieh dir den nächsten Claim an und lege ihn zurück.
    .hint = Nur wer einen Claim bekommen hat, darf ihn sehen.

## Events

claim-event-surveyed = Der nächste Claim trägt { claim-with-stamp }.
claim-event-bid = { $name } bietet verdeckt eine Karte.
claim-event-tied = Die höchsten Karten sind gleich, also kommt { claim-one } unter den Stapel.
claim-event-scouted = { $name } sieht sich heimlich den nächsten Claim an.
claim-event-seen = Der nächste Claim ist { claim-one }. Das weißt nur du.
claim-event-won = { $winners ->
    [one] { $name } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
   *[other] { $name } teilt sich den Sieg bei { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
}

## Score lines

claim-score-won = Mit der { $card } geht { claim-one } an { $name }: { points }.
    .category = Claims

## Why not

claim-reason-survey-first = Zuerst sehen alle den Stempel auf dem Rücken des nächsten Claims.
claim-reason-bid-now = Jetzt bieten alle eine Karte.
claim-reason-card-spent = Deine { $card } ist schon ausgespielt; jede Karte wird nur einmal geboten.
claim-reason-reveal-first = Zuerst wird der Claim aufgedeckt.
claim-reason-scout-first = Zuerst sieht sich den nächsten Claim an, wer diesen bekommen hat.
claim-reason-none-left = Ein Claim dieser Art kann nicht oben auf dem Stapel liegen.

## Rules help

claim-help-survey =
    Die 15 Claims werden zu einem verdeckten Stapel gemischt: 5 Bäche zu je 1 Punkt, 4 Schluchten zu je 2, 3 Adern zu je
    4 und 3 Hauptadern zu je 7 Punkten. Bäche und Adern tragen auf dem Rücken den Wasserstempel, Schluchten und
    Hauptadern den Felsstempel. Jede der sieben Runden beginnt damit, dass alle den Stempel des obersten Claims sehen.
    .title = Die Vermessung
claim-help-bid =
    Alle haben die Bietkarten 1 bis 7 und legen gleichzeitig eine davon verdeckt vor sich. Ausgespielte Karten kommen
    nicht zurück: Jede wird in einer Partie genau einmal geboten.
    .title = Das Gebot
claim-help-reveal =
    Der Claim und alle Gebote werden aufgedeckt. Die höchste Karte bekommt den Claim und seine Punkte. Sind die höchsten
    Karten gleich, bekommt ihn niemand, und er kommt unter den Stapel.
    .title = Das Aufdecken
claim-help-scout =
    Wer einen Claim bekommen hat, sieht sich heimlich den nächsten an und legt ihn auf den Stapel zurück. Nach der
    letzten Runde sieht niemand nach.
    .title = Die Erkundung
claim-help-end =
    Nach sieben Runden ist das Spiel zu Ende. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
    .title = Das Ende

## Scene

claim-scene-top = Stapel
claim-scene-claims = Claims
claim-scene-cards = Alle Karten
claim-scene-hand = Deine Bietkarten
claim-scene-players = Mitspielende
claim-scene-round = Runde { $round } von { $rounds }
claim-scene-pile = { $cards ->
    [one] { $cards } Claim im Stapel
   *[other] { $cards } Claims im Stapel
}
claim-scene-known = Das weißt nur du
claim-scene-scouted = { $name } kennt ihn
claim-scene-under = Unter dem Stapel
claim-scene-taken = Schon vergeben
claim-scene-bid-none = { $name } hat noch nicht geboten
claim-scene-bid-hidden = { $name } hat verdeckt geboten
claim-scene-bid-own = Du bietest die { $card }
claim-scene-player = { $name }: { points }. { $bid }.
claim-scene-you = du
claim-scene-winner = Sieg
