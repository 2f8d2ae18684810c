### Carcassonne: Gold Rush, in German.

-gold-rush = Carcassonne: Goldrausch

gold-rush-title = { -gold-rush }
gold-rush-introduction =
    Plättchen für Plättchen entsteht ein Stück Wilder Westen: Berge, Prärien, Bahnstrecken und Städte. Setze
    deine Cowboys dort ein, wo sie dir Punkte bringen, und schlage dein Zelt auf einem vielversprechenden Berg
    auf, um nach Gold zu schürfen, selbst wenn der Berg in anderen Händen ist. Wer nach dem letzten Plättchen
    die meisten Punkte hat, gewinnt { -gold-rush }.

gold-rush-variant-no-farmers = Ohne Farmer
    .explanation =
        Auf den Prärien werden keine Cowboys eingesetzt, und sie werden nicht gewertet. Für die erste Partie
        zu empfehlen.
gold-rush-variant-first-seat = Wer beginnt: der erste Platz
    .explanation = Wer auf Platz 1 sitzt, macht den ersten Zug; einigt euch, wer das ist.
gold-rush-variant-first-lot = Wer beginnt: das Los entscheidet
    .explanation = Der Zufall bestimmt, wer den ersten Zug macht. Die Chancen sind für alle gleich.

## Components

gold-rush-name-cowboy = Cowboy
gold-rush-name-railwayman = Eisenbahner
gold-rush-name-gold-miner = Goldgräber
gold-rush-name-merchant = Händler
gold-rush-name-farmer = Farmer
gold-rush-name-tent = Zelt

## Parts of sentences

# A mining token by what it shows.
gold-rush-token = { $nuggets ->
    [0] Geröll
    [one] { $nuggets } Nugget
   *[other] { $nuggets } Nuggets
}
gold-rush-start-tile = auf dem Startplättchen

# What a tile shows at a side: "zeigt einen Berg". $land is mountain, railroad or prairie.
gold-rush-land = { $land ->
    [mountain] einen Berg
    [railroad] eine Bahnstrecke
   *[prairie] Prärie
}
# One of several: "a mountain at the north side".
gold-rush-needed = { $land } { $side }

# Where a cowboy is on a tile: a side, the city, or half of a side, left or right as seen from the middle.
gold-rush-spot = { $spot ->
    [n] an der Nordseite
    [e] an der Ostseite
    [s] an der Südseite
    [w] an der Westseite
    [city] in der Stadt
    [nl] an der Nordseite, westliche Hälfte
    [nr] an der Nordseite, östliche Hälfte
    [el] an der Ostseite, nördliche Hälfte
    [er] an der Ostseite, südliche Hälfte
    [sl] an der Südseite, östliche Hälfte
    [sr] an der Südseite, westliche Hälfte
    [wl] an der Westseite, südliche Hälfte
   *[wr] an der Westseite, nördliche Hälfte
}

# The name of a tile is a row of these.
gold-rush-tile-and = { $one }; { $two }
gold-rush-tile-plain = nichts als Prärie
gold-rush-tile-mountain = { $count ->
    [4] Berg an allen Seiten
   *[other] Berg im { $sides }
} ({ $nuggets ->
    [one] { $nuggets } Nugget
   *[other] { $nuggets } Nuggets
})
gold-rush-tile-hub = { $hub ->
    [city] Stadt
   *[junction] Knotenpunkt
} mit Bahnstrecken { $count ->
    [4] an allen Seiten
   *[other] im { $sides }
}
gold-rush-tile-railroad = Bahnstrecke von { $start } nach { $end }{ $locomotives ->
    [0] {""}
    [one] {" "}mit Lokomotive
   *[other] {" "}mit { $locomotives } Lokomotiven
}
gold-rush-tile-tunnel = Bahnstrecke von { $start } in den Berg{ $locomotives ->
    [0] {""}
    [one] {" "}mit Lokomotive
   *[other] {" "}mit { $locomotives } Lokomotiven
}
gold-rush-tile-tipis = { $tipis ->
    [one] Tipilager
   *[other] { $tipis } Tipilager
} im { $sides }
gold-rush-tile-horses = { $horses ->
    [one] Wildpferde
   *[other] { $horses } Herden Wildpferde
} im { $sides }

## Actions

gold-rush-action-draw = Ziehe das Plättchen: { $tile }
gold-rush-action-token = Decke ein Schürfplättchen auf: { $token }
gold-rush-action-place = Lege das Plättchen { $place }, Oberkante { $side }
    .group = Plättchen anlegen
    .short = Anlegen: { $place }
gold-rush-action-cowboy = { $role ->
    [railwayman] Eisenbahner auf die Bahnstrecke { $spot }
    [gold-miner] Goldgräber auf den Berg { $spot }
    [merchant] Händler { $spot }
    [farmer] Farmer auf die Prärie { $spot }
   *[cowboy] Cowboy auf das neue Plättchen { $spot }
}
    .group = Cowboy einsetzen
    .short = { $role ->
        [railwayman] Eisenbahner setzen
        [gold-miner] Goldgräber setzen
        [merchant] Händler setzen
        [farmer] Farmer setzen
       *[cowboy] Cowboy setzen
    }
gold-rush-action-tent = Schlage dein Zelt auf: { $place }, Berg { $side }
    .group = Zelt aufschlagen
    .short = Zelt hier aufschlagen
gold-rush-action-mine = Schürfe Gold: Nimm das oberste Schürfplättchen vom Berg mit deinem Zelt
    .group = Gold schürfen
gold-rush-action-pass = Tu in diesem Zug nichts weiter
    .group = Nichts weiter tun
gold-rush-action-begin = { $player } beginnt

## Prompts

gold-rush-prompt-draw-first-seat = Wer beginnt?
    .hint = Das Los entscheidet; die Chancen sind für alle gleich.
gold-rush-prompt-draw-tile = Ziehe ein Landplättchen.
    .hint = { $tiles ->
        [one] { $tiles } Plättchen liegt noch in den Stapeln.
       *[other] { $tiles } Plättchen liegen noch in den Stapeln.
    }
gold-rush-prompt-place-tile = Lege dein Plättchen an: { $tile }.
    .hint = Es muss ein Plättchen der Karte berühren, und jede Seite muss fortsetzen, woran sie stößt.
gold-rush-prompt-choose-action =
    Setze einen Cowboy ein, schlage dein Zelt auf, schürfe Gold oder tu nichts weiter.
    .hint = { $cowboys ->
        [0] Du hast keinen Cowboy mehr
        [one] Du hast noch { $cowboys } Cowboy
       *[other] Du hast noch { $cowboys } Cowboys
    }{ $tokens ->
        [0] .
        [one] , und auf dem Berg mit deinem Zelt liegt { $tokens } Schürfplättchen.
       *[other] , und auf dem Berg mit deinem Zelt liegen { $tokens } Schürfplättchen.
    }
gold-rush-prompt-take-token = Nimm das oberste Schürfplättchen vom Berg mit dem Zelt.
    .hint = Nur wer es besitzt, darf es ansehen.
gold-rush-prompt-share-tokens = Verteile das nächste Schürfplättchen des fertigen Berges.
    .hint = Wer dort die meisten Goldgräber hat, bekommt es; bei Gleichstand wird abwechselnd genommen.

## Events

gold-rush-event-begins = Das Los fällt auf { $name }: { $name } beginnt.
gold-rush-event-tile-drawn = { $name } zieht ein Plättchen: { $tile }.
gold-rush-event-tile-discarded =
    { $name } zieht ein Plättchen, das nirgends passt, und es kommt aus dem Spiel: { $tile }.
gold-rush-event-tile-placed = { $name } legt das Plättchen { $place }: { $tile }.
gold-rush-event-tokens-placed = Auf den Berg ({ $place }) { $tokens ->
    [one] kommt { $tokens } Schürfplättchen
   *[other] kommen { $tokens } Schürfplättchen
}, der Stapel zählt nun { $pile }.
gold-rush-event-cowboy-placed = { $name } setzt { $role ->
    [railwayman] einen Eisenbahner
    [gold-miner] einen Goldgräber
    [merchant] einen Händler
   *[farmer] einen Farmer
} ein: { $spot } ({ $place }).
gold-rush-event-cowboy-returned = { $name } bekommt { $role ->
    [railwayman] einen Eisenbahner
    [gold-miner] einen Goldgräber
    [merchant] einen Händler
   *[farmer] einen Farmer
} zurück ({ $place }).
gold-rush-event-tent-pitched = { $name } schlägt das Zelt auf ({ $place }).
gold-rush-event-tent-moved = { $name } versetzt das Zelt ({ $place }).
gold-rush-event-tent-returned = Der Berg ist fertig, und { $name } bekommt das Zelt zurück ({ $place }).
gold-rush-event-token-taken = { $name } nimmt ein Schürfplättchen ({ $place }). { $pile ->
    [0] Der Stapel dort ist aufgebraucht.
    [one] { $pile } bleibt dort liegen.
   *[other] { $pile } bleiben dort liegen.
}
gold-rush-event-token-seen = Dein neues Schürfplättchen zeigt { $nuggets ->
    [0] nichts als Geröll.
    [one] { $nuggets } Nugget.
   *[other] { $nuggets } Nuggets.
}
gold-rush-event-mountain-unclaimed =
    Ein Berg ist fertig, auf dem kein Goldgräber steht ({ $place }). { $tokens ->
    [0] Schürfplättchen lagen dort keine mehr.
    [one] Sein letztes Schürfplättchen kommt aus dem Spiel.
   *[other] Seine { $tokens } Schürfplättchen kommen aus dem Spiel.
}
gold-rush-event-passed = { $name } tut in diesem Zug nichts weiter.
gold-rush-event-final-scoring =
    Es gibt keine Landplättchen mehr: Die Schlusswertung beginnt. Zelte und die Schürfplättchen, die noch auf
    Bergen liegen, werden entfernt.
gold-rush-event-won = { $winners ->
    [one] { $name } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
   *[other] Geteilter Sieg für { $name } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
}

## Score lines

gold-rush-score-railroad = { $name } erhält { points } für eine fertige Bahnstrecke über { $tiles } Plättchen
    ({ $place }){ $locomotives ->
    [0] .
    [one] , verdoppelt durch ihre einzige Lokomotive.
   *[other] ; { $locomotives } Lokomotiven verdoppeln nicht.
}
    .category = Bahnstrecken
gold-rush-score-city = { $name } erhält { points } für eine fertige Stadt mit { $railroads ->
    [one] { $railroads } Bahnstrecke
   *[other] { $railroads } Bahnstrecken
} ({ $place }).
    .category = Städte
gold-rush-score-mountain = { $name } erhält { points } für einen fertigen Berg mit { $nuggets ->
    [one] { $nuggets } Nugget
   *[other] { $nuggets } Nuggets
} ({ $place }).
    .category = Berge
gold-rush-score-incomplete-mountain = { $name } erhält { points } für einen unfertigen Berg mit { $nuggets ->
    [one] { $nuggets } Nugget
   *[other] { $nuggets } Nuggets
} ({ $place }).
    .category = Unfertige Berge
gold-rush-score-incomplete-railroad =
    { $name } erhält { points } für eine unfertige Bahnstrecke über { $tiles } Plättchen ({ $place }).
    .category = Unfertige Bahnstrecken
gold-rush-score-incomplete-city = { $name } erhält { points } für eine unfertige Stadt mit { $railroads ->
    [one] { $railroads } fertigen Bahnstrecke
   *[other] { $railroads } fertigen Bahnstrecken
} ({ $place }).
    .category = Unfertige Städte
gold-rush-score-prairie = { $name } erhält { points } für eine Prärie: { $tipis ->
    [0] kein Tipilager
   *[other] { $tipis } Tipilager
}, { $horses ->
    [0] keine Wildpferde
    [one] { $horses } Herde Wildpferde
   *[other] { $horses } Herden Wildpferde
} ({ $place }).
    .category = Prärien
gold-rush-score-gold = { $name } deckt { $tokens } Schürfplättchen auf und erhält { points }.
    .category = Gold

## Why not

gold-rush-reason-begin-first = Zuerst entscheidet das Los, wer beginnt.
gold-rush-reason-no-such-seat = Dort sitzt niemand: Dieser Tisch hat weniger Plätze.
gold-rush-reason-draw-first = Zuerst wird ein Landplättchen gezogen.
gold-rush-reason-none-left = Davon ist keines mehr übrig.
gold-rush-reason-place-first = Lege zuerst das gezogene Plättchen an.
gold-rush-reason-square-taken = Dort liegt schon ein Plättchen.
gold-rush-reason-not-adjacent =
    Das Plättchen muss mit einer Seite an ein Plättchen der Karte stoßen; eine Ecke genügt nicht.
gold-rush-reason-fits-in-no-turn =
    Wie du das Plättchen auch drehst, es passt hier nicht: Dieses Feld verlangt { $needed }.
gold-rush-reason-does-not-continue =
    Mit der Oberkante { $top } passt das Plättchen { $side } nicht: Es zeigt dort { $shown }, der Nachbar aber
    { $there }. Anders gedreht passt es auf dieses Feld.
gold-rush-reason-same-turn =
    So gedreht sieht das Plättchen genauso aus wie mit der Oberkante { $side }; wähle lieber das.
gold-rush-reason-choose-action =
    Jetzt darfst du einen Cowboy einsetzen, dein Zelt aufschlagen, Gold schürfen oder nichts weiter tun.
gold-rush-reason-no-cowboy-left =
    Alle deine Cowboys sind im Einsatz. { $others ->
    [0] Es sind Farmer, und die bleiben bis zum Ende der Partie.
   *[other] { $farmers ->
        [0] Sie kehren zurück
        [one] Dein Farmer bleibt bis zum Ende der Partie; die anderen kehren zurück
       *[other] Deine Farmer bleiben bis zum Ende der Partie; die anderen kehren zurück
    }, sobald ihre Bahnstrecke, ihr Berg oder ihre Stadt fertig ist.
}
gold-rush-reason-nothing-there =
    An dieser Stelle des neuen Plättchens gibt es nichts, worauf ein Cowboy stehen könnte.
gold-rush-reason-no-farmers = Diese Partie wird ohne Farmer gespielt, also darf kein Cowboy auf die Prärie.
gold-rush-reason-other-spot = Das ist dasselbe wie { $spot }; wähle jene Stelle.
gold-rush-reason-feature-occupied =
    Hier ist schon ein Cowboy, deiner oder ein fremder, und sei es auf einem anderen Plättchen.
gold-rush-reason-no-tile-there = Wo du dein Zelt aufschlagen willst, liegt kein Plättchen.
gold-rush-reason-no-mountain-there =
    Ein Zelt steht auf einem Berg, und diese Seite des Plättchens zeigt keinen.
gold-rush-reason-mountain-complete = Dieser Berg ist fertig; ein Zelt braucht einen, der noch wächst.
gold-rush-reason-tent-there =
    Auf diesem Teil des Berges steht schon ein Zelt. Vielleicht sind andere Teile noch frei.
gold-rush-reason-cowboy-there =
    Auf diesem Teil des Berges steht ein Goldgräber. Vielleicht sind andere Teile noch frei.
gold-rush-reason-no-tent = Zum Schürfen muss dein Zelt auf einem Berg stehen, aber es ist in deinem Vorrat.
gold-rush-reason-pile-empty = Auf dem Berg mit deinem Zelt liegt kein Schürfplättchen mehr.
gold-rush-reason-token-first = Zuerst wird das Schürfplättchen genommen.

## The picture

gold-rush-scene-map = Karte
gold-rush-scene-players = Mitspielende
gold-rush-scene-hand = Hand
gold-rush-scene-tile = Plättchen { $place }: { $tile }
gold-rush-scene-last-tile = Zuletzt gelegt von { $name }
gold-rush-scene-dead-square = Kein übriges Plättchen passt hierher
gold-rush-scene-cowboy = { $name }: { $role ->
    [railwayman] Eisenbahner
    [gold-miner] Goldgräber
    [merchant] Händler
   *[farmer] Farmer
} ({ $place })
gold-rush-scene-tent = { $name }: Zelt ({ $place })
gold-rush-scene-pile = { $tokens } Schürfplättchen ({ $place })
gold-rush-scene-place-here = Lege das Plättchen { $place }{ $turns ->
    [one] {""}
   *[other] ; { $turns } Drehungen möglich
}
gold-rush-scene-player = { $name }: { points }, { $cowboys ->
    [0] kein Cowboy
    [one] noch { $cowboys } Cowboy
   *[other] noch { $cowboys } Cowboys
} im Vorrat, Zelt { $tent }, { $tokens } Schürfplättchen
gold-rush-scene-player-to-move = { gold-rush-scene-player }; am Zug
gold-rush-scene-you = du
gold-rush-scene-winner = Sieg
# Whether a tent is in the supply or on a mountain: "Zelt bereit".
gold-rush-scene-tent-ready = bereit
gold-rush-scene-tent-pitched = steht
# Right after the figure, very short.
gold-rush-scene-points = Pkt.
gold-rush-scene-gold-worth = Wert { $points }
gold-rush-scene-tiles-left = Noch { $tiles } Plättchen
gold-rush-scene-in-your-hand = In deiner Hand
gold-rush-scene-in-hand-of = { $name } legt an
gold-rush-scene-your-new-tile = Neu gelegt
gold-rush-scene-new-tile-of = { $name } wählt
gold-rush-scene-turn-left = Plättchen nach links drehen
gold-rush-scene-turn-right = Plättchen nach rechts drehen
gold-rush-scene-mine = Gold schürfen
gold-rush-scene-pass = Nichts weiter
gold-rush-scene-winners = { $seats ->
    [one] Sieg
   *[other] Geteilter Sieg
}
gold-rush-scene-gallery-tiles = Landplättchen
gold-rush-scene-gallery-pieces = Cowboys und Zelte
gold-rush-scene-gallery-tokens = Schürfplättchen
gold-rush-scene-gallery-marks = Zeichen auf der Karte

## Rules help

gold-rush-help-components =
    In der Schachtel sind 72 Landplättchen, eines davon das Startplättchen, 63 Schürfplättchen und für alle je
    ein Zelt und Cowboys. Die Plättchen zeigen Bahnstrecken, manche mit Lokomotive, Berge mit Nuggets, Prärien
    mit Tipilagern oder Herden von Wildpferden, und Städte. Die verdeckte Seite eines Schürfplättchens zeigt
    1, 2, 3 oder 5 Nuggets oder Geröll.
    .title = Das Spielmaterial
gold-rush-help-goal =
    Gemeinsam legt ihr eine Landschaft aus Bahnstrecken, Bergen, Städten und Prärien, und alle setzen darauf
    Cowboys ein, um Punkte zu sammeln. Nach Gold lässt sich auf jedem Berg schürfen, wem er auch gehört. Wenn
    alle Plättchen liegen und alles gewertet ist, gewinnt, wer die meisten Punkte hat.
    .title = Ziel des Spiels
gold-rush-help-preparation =
    Das Startplättchen liegt in der Mitte des Tisches, auf seinem Berg ein verdecktes Schürfplättchen. Alle
    anderen Plättchen liegen verdeckt in Stapeln bereit. Jede Person hat vier Cowboys zum Einsetzen und ein
    Zelt.
    .title = Vorbereitung
gold-rush-help-playing =
    Gespielt wird im Uhrzeigersinn. In deinem Zug ziehst du ein Plättchen und musst es anlegen. Danach darfst
    du eines von drei Dingen tun oder keines: einen Cowboy auf diesem Plättchen einsetzen, dein Zelt
    aufschlagen oder versetzen, oder ein Schürfplättchen vom Berg mit deinem Zelt nehmen. Zum Schluss werden
    alle Bahnstrecken, Berge und Städte gewertet, die durch dein Plättchen fertig geworden sind.
    .title = Spielablauf
gold-rush-help-land-tile =
    Lege das gezogene Plättchen so an, dass mindestens eine Seite an ein Plättchen der Karte stößt; eine Ecke
    genügt nicht. An jeder gemeinsamen Seite muss Bahnstrecke auf Bahnstrecke, Berg auf Berg und Prärie auf
    Prärie treffen. Ein Plättchen, das nirgends passt, kommt aus dem Spiel, und du ziehst ein neues.
    .title = 1. Plättchen ziehen und anlegen
gold-rush-help-mining-tokens =
    Jedes Nuggetsymbol auf dem neuen Plättchen bringt ein verdecktes Schürfplättchen auf den Berg, auf dem es
    abgebildet ist. Alle Schürfplättchen eines Berges bilden einen Stapel; verbindet ein Plättchen zwei Berge,
    werden ihre Stapel vereint. Ein Schürfplättchen zeigt 1, 2, 3 oder 5 Nuggets oder wertloses Geröll.
    .title = Schürfplättchen auslegen
gold-rush-help-cowboy =
    Du darfst einen Cowboy aus deinem Vorrat auf dem Plättchen einsetzen, das du gerade angelegt hast: als
    Eisenbahner auf einer Bahnstrecke, als Goldgräber auf einem Berg, als Händler in einer Stadt oder als
    Farmer auf einer Prärie. Auf der ganzen Strecke, dem ganzen Berg oder der ganzen Prärie darf noch kein
    Cowboy sein, auch kein eigener. Zelte stören nicht. Ist dein Vorrat leer, musst du warten, bis ein Cowboy
    zurückkehrt.
    .title = 2a. Einen Cowboy einsetzen
gold-rush-help-tent =
    Statt einen Cowboy einzusetzen, darfst du dein Zelt auf einem Berg aufschlagen oder auf einen anderen
    versetzen, ganz gleich, auf welchem Plättchen der Karte. Der Berg darf nicht fertig sein, und auf seinem
    Teil dieses Plättchens darf weder Cowboy noch Zelt stehen. Was sonst auf dem Berg steht, ist gleichgültig.
    .title = 2b. Das Zelt aufschlagen
gold-rush-help-mine =
    Wenn du keinen Cowboy einsetzt und dein Zelt stehen lässt, darfst du das oberste Schürfplättchen von dem
    Berg nehmen, auf dem dein Zelt steht. Wer sonst noch auf dem Berg ist, spielt keine Rolle. Lege das
    Schürfplättchen verdeckt vor dich; nur du darfst es ansehen, und es zählt erst am Ende des Spiels. Auch
    auf einem Berg, den dein Plättchen gerade fertig gemacht hat, darfst du noch schürfen.
    .title = 2c. Gold schürfen
gold-rush-help-evaluating =
    Am Ende deines Zuges wird alles gewertet, was dein neues Plättchen fertig gemacht hat, ganz gleich, wessen
    Cowboys darauf stehen: zuerst Bahnstrecken, dann Städte, dann Berge. Erst danach kehren die Cowboys
    zurück.
    .title = 3. Fertiges werten
gold-rush-help-railroad =
    Eine Bahnstrecke ist fertig, wenn beide Enden an einem Knotenpunkt, einer Stadt oder einem Berg aufhören
    oder wenn sie im Kreis führt. Sie bringt 1 Punkt für jedes Plättchen, über das sie läuft. Ein Plättchen,
    das sie zweimal berührt, zählt einmal.
    .title = Eine fertige Bahnstrecke
gold-rush-help-locomotives =
    Genau eine Lokomotive auf einer fertigen Bahnstrecke verdoppelt deren Punkte. Ohne Lokomotive oder mit
    zwei und mehr wird nichts verdoppelt.
    .title = Lokomotiven
gold-rush-help-scoreboard =
    Punkte kommen sofort zu deinem Stand dazu, und nach oben gibt es keine Grenze. Nur beim Gold ist es
    anders: Was deine Schürfplättchen wert sind, bleibt dein Geheimnis und zählt erst am Ende.
    .title = Der Punktestand
gold-rush-help-multiple-cowboys =
    Wenn Plättchen getrennte Bahnstrecken, Berge oder Prärien verbinden, können mehrere Cowboys
    zusammenkommen. Wer dort die meisten hat, erhält die Punkte allein. Bei Gleichstand erhalten alle
    Beteiligten die volle Punktzahl.
    .title = Mehrere Cowboys beieinander
gold-rush-help-mountain =
    Ein Berg ist fertig, wenn er keine offene Seite und keine Lücke mehr hat. Wer dort die meisten Goldgräber
    hat, nimmt alle übrigen Schürfplättchen und erhält 1 Punkt für jedes Nuggetsymbol auf dem Berg. Bei
    Gleichstand werden die Schürfplättchen reihum einzeln genommen, im Uhrzeigersinn ab der Person am Zug, und
    alle Beteiligten erhalten die vollen Punkte. Zelte zählen nicht mit und gehen zurück. Ohne Goldgräber
    kommen die Schürfplättchen aus dem Spiel.
    .title = Ein fertiger Berg
gold-rush-help-city =
    Eine Stadt ist fertig, wenn jedes Gleis, das aus ihr hinausführt, zu einer fertigen Bahnstrecke gehört.
    Ihr Händler erhält 3 Punkte für jede dieser Strecken. Eine Strecke, die zur selben Stadt zurückführt,
    zählt einmal.
    .title = Eine fertige Stadt
gold-rush-help-returning =
    Cowboys auf fertigen Bahnstrecken, Bergen und in fertigen Städten kehren nach der Wertung zurück und
    stehen ab dem nächsten Zug wieder bereit. Darum kannst du einen Cowboy auf etwas setzen, das dein
    Plättchen gerade fertig gemacht hat: Er punktet sofort und kommt gleich wieder. Farmer bleiben bis zum
    Ende des Spiels.
    .title = Cowboys kehren zurück
gold-rush-help-prairies =
    Ein Cowboy auf der Prärie ist ein Farmer: Er wird hingelegt, bleibt bis zum Ende des Spiels und punktet
    erst dann. Bahnstrecken, Berge und der Rand der Karte trennen die Prärien, ebenso Gleise, die in einer
    Stadt, einem Knotenpunkt oder einem Berg enden. Ohne Farmer entfällt das alles.
    .title = Die Prärien
gold-rush-help-ending =
    Das Spiel endet mit dem Zug, in dem das letzte Plättchen gelegt wird. Dann werden unfertige Bahnstrecken,
    Berge und Städte gewertet, danach die Farmer und zuletzt das gesammelte Gold.
    .title = Ende des Spiels
gold-rush-help-incomplete =
    Zuerst werden alle Zelte und alle Schürfplättchen von den Bergen entfernt. Ein unfertiger Berg bringt 1
    Punkt je Nuggetsymbol, eine unfertige Bahnstrecke 1 Punkt je Plättchen, ohne Rücksicht auf Lokomotiven.
    Ein Händler in einer unfertigen Stadt erhält 3 Punkte für jede fertige Strecke, die dorthin führt.
    Mehrheit und Gleichstand gelten wie sonst.
    .title = Unfertiges
gold-rush-help-farmers =
    Wer auf einer Prärie die meisten Farmer hat, erhält 2 Punkte für jedes Tipilager und 4 Punkte für jede
    Herde Wildpferde darauf. Bei Gleichstand erhalten alle Beteiligten die volle Punktzahl.
    .title = Die Farmer werten
gold-rush-help-gold =
    Alle decken ihre gesammelten Schürfplättchen auf und erhalten 1 Punkt für jedes Nugget darauf; Geröll ist
    nichts wert. Wer nun die meisten Punkte hat, gewinnt, und bei Gleichstand wird der Sieg geteilt.
    .title = Das Gold werten
gold-rush-help-overview =
    Die Galerie zeigt jede Art von Landplättchen und Schürfplättchen und wie oft es sie gibt. Das
    Startplättchen sieht aus wie einige der anderen. Was weder gelegt noch aus dem Spiel ist, liegt noch in
    den Stapeln; so kannst du dir ausrechnen, welche Plättchen noch kommen können.

    Gesichert ist, was die gedruckten Regeln nennen: 72 Landplättchen mit dem Startplättchen, 63
    Schürfplättchen und welche Werte diese haben können. Das Bild mit allen Landplättchen war nicht zu finden.
    Was jedes von ihnen zeigt, wie oft es vorkommt und wie viele Schürfplättchen welchen Wert haben, ist
    deshalb rekonstruiert und kann von deiner Schachtel abweichen.
    .title = Alle Plättchen
gold-rush-help-scoring =
    Eine fertige Bahnstrecke bringt 1 Punkt je Plättchen, mit genau einer Lokomotive 2; ein fertiger Berg 1 je
    Nuggetsymbol und seine übrigen Schürfplättchen; eine fertige Stadt 3 je Bahnstrecke. Am Ende bringt eine
    unfertige Bahnstrecke 1 je Plättchen, ein Berg 1 je Nuggetsymbol und eine Stadt 3 je fertige Bahnstrecke.
    Eine Prärie bringt 2 je Tipilager und 4 je Herde, Gold 1 je Nugget.
    .title = Wertung in Kürze
gold-rush-help-turn =
    Ziehe ein Plättchen und lege es an; seine Nuggetsymbole bringen Schürfplättchen. Dann tu eines davon oder
    nichts: Setze einen Cowboy auf dem Plättchen ein, schlage dein Zelt auf oder versetze es, oder nimm ein
    Schürfplättchen vom Berg mit deinem Zelt. Zuletzt wird gewertet, was das Plättchen fertig gemacht hat, und
    die Cowboys von dort kehren zurück.
    .title = Ein Zug in Kürze

## Erste Partie: guide.toml

gold-rush-guide-welcome =
    Willkommen! Plättchen für Plättchen wächst von hier aus ein Stück Wilder Westen: Berge, Prärie,
    Bahnstrecken. Ich begleite dich durch deine ersten Züge.
gold-rush-guide-first-tile =
    In jedem Zug ziehst du ein Plättchen und legst es an. Deines zeigt einen Knotenpunkt: Lege es auf das
    leuchtende Feld. Klicke darauf oder drücke Enter.
    .brought =
        Es passt. Wo Plättchen sich berühren, muss Strecke auf Strecke, Berg auf Berg und Prärie auf Prärie
        treffen.
gold-rush-guide-railwayman =
    Jetzt darfst du einen Cowboy auf dein neues Plättchen setzen. Mach ihn zum Eisenbahner auf der Strecke
    nach Westen.
    .brought =
        Diese Bahnstrecke gehört dir. Sie zählt, sobald beide Enden geschlossen sind; der Knotenpunkt
        schließt schon eines.
gold-rush-guide-mountain =
    Auf dem Berg gräbt jetzt dein Gegner. Dort liegen vier verdeckte Schürfplättchen, Gold oder Geröll. Ist
    der Berg ringsum von Prärie umgeben, bekommt sie, wer dort die meisten Goldgräber hat.
gold-rush-guide-longer =
    Eine gerade Strecke mit Lokomotive: Lege sie im Westen an das offene Ende deiner Bahnstrecke.
    .brought = Schon drei Plättchen. Bleibt diese Lokomotive die einzige, zählt die Strecke doppelt.
gold-rush-guide-tent =
    Statt einen Cowboy einzusetzen, darfst du dein Zelt aufschlagen. Stelle es auf das Startplättchen, auf
    den Berg des Gegners: Ein Zelt gräbt überall.
    .brought = In späteren Zügen kannst du dort schürfen, wem der Berg auch gehört.
gold-rush-guide-finish =
    Diese Strecke führt in einen Berg. Lege sie ganz in den Westen, dann sind beide Enden deiner Bahnstrecke
    geschlossen.
    .brought = Vier Plättchen, eine Lokomotive. Erst kommt deine Aktion, dann die Wertung.
gold-rush-guide-mine =
    Schürfe als Aktion nach Gold: Nimm das oberste Schürfplättchen von dem Berg mit deinem Zelt.
    .brought =
        Drei Nuggets: 3 Punkte am Ende, und nur du weißt es. Die Bahnstrecke brachte 4 Plättchen × 2 = 8
        Punkte, und dein Eisenbahner ist zurück.
gold-rush-guide-city = Eine Stadt! Auch dort enden Strecken. Lege sie an die Ostseite deines Knotenpunkts.
    .brought = Die kurze Strecke zwischen Knotenpunkt und Stadt ist sofort fertig.
gold-rush-guide-merchant =
    Setze einen Händler in die Stadt. Sind alle ihre Bahnstrecken fertig, bringt er für jede 3 Punkte.
    .brought = Eine von dreien ist schon fertig.
gold-rush-guide-end =
    Mehr brauchst du nicht. Am Ende bringt auch Unfertiges noch etwas, dann wird das Gold gezählt. Wer die
    meisten Punkte hat, gewinnt!
