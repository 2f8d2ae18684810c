### Carson City, in German.

-carson-city = Carson City

carson-city-title = { -carson-city }
carson-city-introduction =
    Mitten in der Wüste Nevadas entsteht eine Stadt. In jeder Runde steht dir eine andere Person zur Seite,
    dann reiten deine Cowboys los: für Lohn und Straßen, für die besten Parzellen, für Ranches, Minen und
    Saloons. Wollen zwei dasselbe, entscheidet ein Duell, und zurückgehaltene Cowboys machen dich stärker.
    Baue dort, wo Berge und Wohnhäuser deine Gebäude reich machen, verwandle dein Geld rechtzeitig in
    Siegpunkte, und gib nach vier Runden den Ton an in { -carson-city }.

## Variants

carson-city-variant-personalities-yellow = Personen: gelbe Seiten
    .explanation = Alle Personen haben ihre üblichen Fähigkeiten. Für die ersten Partien zu empfehlen.
carson-city-variant-personalities-red = Personen: rote Seiten
    .explanation = Alle Personen haben ihre anderen Fähigkeiten: Viele davon wirken erst am Ende der Runde.
carson-city-variant-personalities-random = Personen: zufällige Seiten
    .explanation =
        Vor der Partie entscheidet der Zufall für jede Person, ob ihre gelbe oder ihre rote Seite gilt.

carson-city-variant-red-sheriff = Roter Sheriff
    .explanation =
        Wer den Sheriff nimmt, greift niemanden an und stellt sich zu niemandem, wo ein Duell folgen würde,
        erhält aber für jedes verlorene Duell 3 Punkte. Geldlimit 20 $.
carson-city-variant-red-banker = Roter Bankier
    .explanation =
        Am Ende der Runde verkauft der Bankier 3 Punkte für 3 $, 5 für 12 $ oder 7 für 25 $. Geldlimit 60 $.
carson-city-variant-red-grocer = Rote Krämerin
    .explanation =
        Die Krämerin gibt sofort 8 $ oder am Ende der Runde einen Punkt für jedes deiner Wohnhäuser; Ranches,
        Hotels und Kirchen zählen dabei nicht. Geldlimit 60 $.
carson-city-variant-red-road-worker = Roter Straßenarbeiter
    .explanation =
        Für 5 $ holt dir der Straßenarbeiter ein beliebiges Gebäude von der Leiste, zum sofortigen Bauen oder
        zum Aufheben. Geldlimit 30 $.
carson-city-variant-red-settler = Roter Siedler
    .explanation =
        Der Siedler gibt sofort 8 $ oder am Ende der Runde 1 $ für jeden deiner Berge (einen Punkt, wenn ihr
        auch das wählt). Geldlimit 20 $.
carson-city-variant-red-captain = Roter Hauptmann
    .explanation =
        Der Hauptmann verkauft einen Revolver für 3 $ oder zwei für 9 $, und du behältst sie. Geldlimit 20 $.
carson-city-variant-red-mercenary = Roter Revolverheld
    .explanation =
        Der Revolverheld bringt für die Runde 2 statt 3 Punkte Feuerkraft, dafür darfst du 30 $ behalten.

carson-city-variant-might-is-right = Das Recht des Stärkeren
    .explanation =
        Keine Würfel in Duellen: Alle wählen geheim ein Duellplättchen mit einem Wert von 0 bis 5. Ab drei
        Mitspielenden werden die Plättchen zufällig verteilt, und schwache werden mit Geld ausgeglichen.
carson-city-variant-carson-river = Carson River
    .explanation =
        Ein Fluss strömt durch die Stadt. Niemand kann ihn besitzen oder bebauen, Ranches und Minen
        profitieren von ihm, und Parzellen an einer Brücke sind am Ende mehr wert.
carson-city-variant-course-usual = Fluss: der rekonstruierte Lauf
    .explanation =
        Mit dem Carson River: Er fließt ungefähr wie auf der Rückseite des Spielplans. Ein Bild davon lag
        nicht vor, sein Lauf ist rekonstruiert.
carson-city-variant-course-random = Fluss: ein zufälliger Lauf
    .explanation =
        Mit dem Carson River: Der Zufall legt einen Lauf von 3 bis 15 Parzellen. Lange Flüsse lassen weniger
        Berge übrig.
carson-city-variant-course-laid = Fluss: ein eigener Lauf
    .explanation =
        Mit dem Carson River: Wer auf dem ersten Platz sitzt, legt ihn von Rand zu Rand, 3 bis 15 Parzellen
        lang. Lange Flüsse lassen weniger Berge übrig.
carson-city-variant-kit-carson = Kit Carson
    .explanation =
        Alle setzen und versetzen ihre Cowboys gleichzeitig. Wer früh aufhört, wird am Spielende belohnt.

carson-city-variant-starting-revolver = Ein Revolver zu Beginn
    .explanation = Alle beginnen mit einem Revolver, wie es in manchen Ausgaben der Regeln steht.
carson-city-variant-kept-tiles-wait = Aufgehobene Gebäude warten eine Runde
    .explanation =
        Ein gekauftes und aufgehobenes Gebäude kann nicht schon nach dem Bauen derselben Runde errichtet
        werden, sondern erst ab der nächsten.
carson-city-variant-settler-points = Der rote Siedler gibt Punkte
    .explanation =
        Wo mit der roten Seite des Siedlers gespielt wird, gibt sie für jeden deiner Berge einen Punkt statt
        1 $: Vielleicht hat sich in die Regeln ein Dollarzeichen verirrt.
carson-city-variant-bonus-each-turn = Kit Carsons Bonus in jeder Runde
    .explanation = Mit Kit Carson wird frühes Aufhören nach jeder Runde belohnt, nicht nur nach der letzten.
carson-city-variant-unlimited-roads = Straßen ohne Ende
    .explanation =
        Es gibt immer genug Straßen. Sonst liegen nur 25 in der Schachtel, und was weg ist, ist weg.

## Components

carson-city-name-ranch = Ranch
carson-city-name-mine = Mine
carson-city-name-drugstore = Drugstore
carson-city-name-bank = Bank
carson-city-name-saloon = Saloon
carson-city-name-hotel = Hotel
carson-city-name-church = Kirche
carson-city-name-prison = Gefängnis

carson-city-name-sheriff = Sheriff
carson-city-name-banker = Bankier
carson-city-name-grocer = Krämerin
carson-city-name-road-worker = Straßenarbeiter
carson-city-name-settler = Siedler
carson-city-name-captain = Hauptmann
carson-city-name-mercenary = Revolverheld

carson-city-name-house = Wohnhaus
carson-city-name-mountain = Berg
carson-city-name-river = Carson River
carson-city-name-cowboy = Cowboy
carson-city-name-white-cowboy = Weißer Cowboy
carson-city-name-revolver = Revolver
carson-city-name-three-guns = Drei Revolver
carson-city-name-road = Straße
carson-city-name-bridge = Brücke
carson-city-name-property-tile = Besitzplättchen
carson-city-name-duel-tile = Duellplättchen
carson-city-name-turn-counter = Rundenmarker

## Parts of sentences

# A building: "kauft einen Saloon"; `the` as in "behält den Saloon", `all` as in "deine Saloons".
# $kind is unknown on a button away from a table.
carson-city-building = { $kind ->
    [ranch] eine Ranch
    [mine] eine Mine
    [drugstore] einen Drugstore
    [bank] eine Bank
    [saloon] einen Saloon
    [hotel] ein Hotel
    [church] eine Kirche
    [prison] ein Gefängnis
   *[unknown] ein Gebäude
}
    .the = { $kind ->
        [ranch] die Ranch
        [mine] die Mine
        [drugstore] den Drugstore
        [bank] die Bank
        [saloon] den Saloon
        [hotel] das Hotel
        [church] die Kirche
        [prison] das Gefängnis
       *[unknown] das Gebäude
    }
    .all = { $kind ->
        [ranch] Ranches
        [mine] Minen
        [drugstore] Drugstores
        [bank] Banken
        [saloon] Saloons
        [hotel] Hotels
        [church] Kirchen
       *[prison] Gefängnisse
    }

# A personality: "der Sheriff"; `object` as in "wählt den Sheriff", `name` stands alone.
carson-city-person = { $card ->
    [sheriff] der Sheriff
    [banker] der Bankier
    [grocer] die Krämerin
    [road-worker] der Straßenarbeiter
    [settler] der Siedler
    [captain] der Hauptmann
   *[mercenary] der Revolverheld
}
    .object = { $card ->
        [sheriff] den Sheriff
        [banker] den Bankier
        [grocer] die Krämerin
        [road-worker] den Straßenarbeiter
        [settler] den Siedler
        [captain] den Hauptmann
       *[mercenary] den Revolverhelden
    }
    .name = { $card ->
        [sheriff] { carson-city-name-sheriff }
        [banker] { carson-city-name-banker }
        [grocer] { carson-city-name-grocer }
        [road-worker] { carson-city-name-road-worker }
        [settler] { carson-city-name-settler }
        [captain] { carson-city-name-captain }
       *[mercenary] { carson-city-name-mercenary }
    }

# A parcel with what lies on it: "c3 (Saloon)".
carson-city-parcel = { $parcel }{ $what ->
    [free] {""}
    [house] {" "}(Wohnhaus)
    [mountain] {" "}(Berg)
    [river] {" "}(Fluss)
    [ranch] {" "}(Ranch)
    [mine] {" "}(Mine)
    [drugstore] {" "}(Drugstore)
    [bank] {" "}(Bank)
    [saloon] {" "}(Saloon)
    [hotel] {" "}(Hotel)
    [church] {" "}(Kirche)
   *[prison] {" "}(Gefängnis)
}

# A side of a parcel, where roads lie; $side is n, e, s or w.
carson-city-edge = { $side ->
    [n] Nordseite von { $parcel }
    [e] Ostseite von { $parcel }
    [s] Südseite von { $parcel }
   *[w] Westseite von { $parcel }
}

# Where a cowboy stands. `off` as in "nimmt einen Cowboy von …", `over` as in "ein Duell um …".
carson-city-on-square = auf das Feld „{ $place }“
    .off = vom Feld „{ $place }“
    .over = um das Feld „{ $place }“
carson-city-on-parcel = auf { $place }
    .off = von { $place }
    .over = um { $place }

# The squares of the action track. On the track itself stand `title` (12 letters), `figures` (5) and `note` (9);
# `effect` follows the name on a button, and `rule` tells all.
carson-city-square = { $square ->
    [wages] Lohn
    [ammunition] Munition
    [three-roads] Drei Straßen
    [roads] Straßen
    [parcel-purchase] Parzellenkauf
    [construction-12] Bau für 12 $
    [construction-10] Bau für 10 $
    [construction-8] Bau für 8 $
    [construction-6] Bau für 6 $
    [construction-5] Bau für 5 $
    [construction-4] Bau für 4 $
    [construction-3] Bau für 3 $
    [parcels-income] Geld für Parzellen
    [cowboy-income] Geld für Cowboys
    [gambling] Glücksspiel
    [estate-income] Gebäudeeinkommen
    [parcels-points] Punkte für Parzellen
    [cowboy-points] Punkte für Cowboys
    [estate-points] Punkte für Gebäude
    [points-5] Punkte für 5 $
    [points-4] Punkte für 4 $
    [points-3] Punkte für 3 $
   *[points-2] Punkte für 2 $
}
    .effect = { $square ->
        [wages] 4 $ für jeden deiner Cowboys dort
        [ammunition] Feuerkraft +3
        [three-roads] für deinen Vorrat
        [roads] eine für jeden deiner Cowboys dort
        [parcels-income] 2 $ je Parzelle
        [cowboy-income] 2 $ je Punkt Feuerkraft
        [gambling] zwei Würfel in Dollar
        [parcels-points] einer je zwei Parzellen
        [cowboy-points] einer je zwei Punkte Feuerkraft
        [estate-points] einer je Gebäude
       *[points] so viele du willst
    }
    .title = { $square ->
        [wages] Lohn
        [ammunition] Munition
        [three-roads] 3 Straßen
        [roads] Straßen
        [parcel-purchase] Parzellen
        [parcels-income] Parzellen
        [cowboy-income] Feuerkraft
        [gambling] Glücksspiel
        [estate-income] Einkommen
        [parcels-points] Parzellen
        [cowboy-points] Feuerkraft
        [estate-points] Gebäude
       *[points] Punktekauf
    }
    .figures = { $square ->
        [wages] 4 $
        [ammunition] +3
        [three-roads] 3
        [roads] 1
        [parcels-income] 2 $
        [cowboy-income] 2 $
        [gambling] 2–12$
        [parcels-points] ½ SP
        [cowboy-points] ½ SP
        [estate-points] 1 SP
       *[other] {""}
    }
    .note = { $square ->
        [wages] je Cowboy
        [roads] je Cowboy
        [parcel-purchase] erst Duelle
        [parcels-income] je
        [cowboy-income] je
        [estate-income] erst Duelle
        [parcels-points] je
        [cowboy-points] je
        [estate-points] je
        [points-5] je SP
        [points-4] je SP
        [points-3] je SP
        [points-2] je SP
       *[other] {""}
    }
    .rule = { $square ->
        [wages] 4 $ für jeden deiner Cowboys hier. Beliebig viele dürfen kommen.
        [ammunition] Drei Revolver bis zum Ende der Runde: Feuerkraft +3.
        [three-roads] Drei Straßen für deinen Vorrat.
        [roads] Eine Straße für jeden deiner Cowboys hier. Beliebig viele dürfen kommen.
        [parcel-purchase]
            Nach den Duellen darum kaufen Cowboys die herrenlosen Parzellen, auf denen sie stehen. Hier steht
            niemand.
        [parcels-income] 2 $ für jede deiner Parzellen.
        [cowboy-income] 2 $ für jeden Punkt deiner Feuerkraft.
        [gambling] Wirf zwei Würfel und nimm ihre Summe in Dollar.
        [estate-income] Nach den Duellen darum bringen alle Gebäude Geld. Hier steht niemand.
        [parcels-points] Ein Siegpunkt für je zwei deiner Parzellen.
        [cowboy-points] Ein Siegpunkt für je zwei Punkte deiner Feuerkraft.
        [estate-points] Ein Siegpunkt für jedes deiner Gebäude in der Stadt.
        [points-5] Kaufe beliebig viele Siegpunkte für je 5 $.
        [points-4] Kaufe beliebig viele Siegpunkte für je 4 $.
        [points-3] Kaufe beliebig viele Siegpunkte für je 3 $.
       *[points-2] Kaufe beliebig viele Siegpunkte für je 2 $.
    }
# A construction square with the building that lies there.
carson-city-square-with = { $square } ({ $what ->
    [ranch] Ranch
    [mine] Mine
    [drugstore] Drugstore
    [bank] Bank
    [saloon] Saloon
    [hotel] Hotel
    [church] Kirche
   *[prison] Gefängnis
})

# What a personality does, a few words for the card (18 letters); `rule` tells all of it (100 letters). The red
# Settler $pays dollars or, if the table has chosen so, points.
carson-city-power = { $card ->
    [sheriff] { $side ->
        [red] 3 SP je Niederlage
       *[yellow] weißer Cowboy
    }
    [banker] { $side ->
        [red] verkauft Punkte
       *[yellow] sofort 9 $
    }
    [grocer] { $side ->
        [red] 8 $ oder Häuser
       *[yellow] 8 $ oder doppelt
    }
    [road-worker] { $side ->
        [red] Gebäude für 5 $
       *[yellow] 2 Straßen, ½ Preis
    }
    [settler] { $side ->
        [red] 8 $ oder Berge
       *[yellow] Parzelle gratis
    }
    [captain] { $side ->
        [red] verkauft Revolver
       *[yellow] heuert Cowboys an
    }
   *[mercenary] { $side ->
        [red] Feuerkraft +2
       *[yellow] Feuerkraft +3
    }
}
    .rule = { $card ->
        [sheriff] { $side ->
            [red] Du darfst weder angreifen noch sonst ein Duell auslösen. Jedes verlorene Duell bringt 3 Punkte.
           *[yellow] Der weiße Cowboy geht dorthin, wo niemand steht. Niemand fordert ihn heraus, er greift nie an.
        }
        [banker] { $side ->
            [red] Kaufe am Ende der Runde 3 Siegpunkte für 3 $, 5 für 12 $ oder 7 für 25 $.
           *[yellow] Du bekommst sofort 9 $.
        }
        [grocer] { $side ->
            [red] Sofort 8 $ oder am Rundenende einen Punkt je Wohnhaus (nicht für Ranch, Hotel, Kirche).
           *[yellow] 8 $ oder in dieser Runde doppeltes Einkommen für alle deine Gebäude einer Art.
        }
        [road-worker] { $side ->
            [red] Nimm für 5 $ ein beliebiges Gebäude von der Leiste, zum Bauen oder zum Aufheben.
           *[yellow] Du bekommst zwei Straßen, und Gebäude kosten dich den halben Preis.
        }
        [settler] { $side ->
            [red] { $pays ->
                [points] Sofort 8 $ oder am Ende der Runde einen Siegpunkt für jeden deiner Berge.
               *[dollars] Sofort 8 $ oder am Ende der Runde 1 $ für jeden deiner Berge.
            }
           *[yellow] Du bekommst umsonst eine Parzelle, die niemandem gehört.
        }
        [captain] { $side ->
            [red] Kaufe einen Revolver für 3 $ oder zwei für 9 $.
           *[yellow] Heuere einen Cowboy für 1 $, zwei für 4 $ oder drei für 9 $ an.
        }
       *[mercenary] { $side ->
            [red] Deine Feuerkraft ist in dieser Runde um 2 höher.
           *[yellow] Deine Feuerkraft ist in dieser Runde um 3 höher.
        }
    }

# What a building earns and needs, for the list of all buildings; $river is yes where one flows.
carson-city-income = { $kind ->
    [ranch]
        1 $ je Parzelle ringsum ohne Wohnhaus, Berg oder Gebäude, mindestens 1 $. Zählt für deine Gebäude als
        Wohnhaus. Bringt einen Revolver. Braucht keine Straße.
    [mine]
        3 $ je Berg ringsum, der dir oder niemandem gehört{ $river ->
            [yes] , und am Fluss 3 $ mehr
           *[no] {""}
        }. Bringt einen Revolver. Braucht keine Straße.
    [drugstore]
        3 $ je Wohnhaus ringsum, das dir oder niemandem gehört, und 3 $ für jede deiner Ranches in der Stadt.
        Bringt ein Wohnhaus mit.
    [bank]
        3 $ je Wohnhaus ringsum, das dir oder niemandem gehört, und 3 $ für jede deiner Minen in der Stadt.
        Bringt ein Wohnhaus mit.
    [saloon] 5 $ je Wohnhaus ringsum, das dir oder niemandem gehört. Bringt ein Wohnhaus mit.
    [hotel] Immer 6 $. Zählt für deine Gebäude als zwei Wohnhäuser. Bringt ein Wohnhaus mit.
    [church] Kein Einkommen. Schützt deine Gebäude ringsum, zählt für sie als Wohnhaus. Bringt ein Wohnhaus mit.
   *[prison] Kein Einkommen. Bringt zwei Revolver. Niemand kann es angreifen. Bringt ein Wohnhaus mit.
}

## Actions

carson-city-action-side = Lege die { $side ->
    [red] rote
   *[yellow] gelbe
} Seite nach oben
carson-city-action-centre = Das Zentrum der Stadt: weißer Würfel { $white }, schwarzer Würfel { $black }
carson-city-action-mountain = Ein Berg: weißer Würfel { $white }, schwarzer Würfel { $black }
carson-city-action-order = Als Nächstes in der Reihenfolge: { $player }
carson-city-action-draw = Ziehe { carson-city-building }
carson-city-action-roll = Wirf eine { $face }
carson-city-action-deal = Teile das Duellplättchen { $value } aus
carson-city-action-river = Lass den Fluss über { $parcel } fließen
    .group = Fluss legen
carson-city-action-claim = Nimm { $parcel } in Besitz
    .group = Parzelle nehmen
carson-city-action-choose = Wähle { carson-city-person.object }
    .group = Person wählen
carson-city-action-take = Nimm die 8 $
    .group = Die 8 $ nehmen
carson-city-action-wait = Warte auf das, was die Karte später bietet
    .group = Warten
    .short = Warten
carson-city-action-double = Verdopple das Einkommen deiner { carson-city-building.all }{ $dollars ->
    [0] {""}
   *[other] : { $dollars } $ mehr
}
    .group = Einkommen verdoppeln
carson-city-action-hire = { $cowboys ->
    [one] Heuere { $cowboys } Cowboy für { $dollars } $ an
   *[other] Heuere { $cowboys } Cowboys für { $dollars } $ an
}
    .group = Cowboys anheuern
carson-city-action-arm = Kaufe { $revolvers } Revolver für { $dollars } $
    .group = Revolver kaufen
carson-city-action-bundle = Kaufe beim Bankier { points } für { $dollars } $
    .group = Punkte kaufen
carson-city-action-fetch = Nimm für 5 $ { carson-city-building.the } vom { $dollars }-$-Feld
    .group = Gebäude nehmen
carson-city-action-cowboy = Setze einen Cowboy { $place }{ $effect ->
    [none] {""}
   *[other] : { $effect }
}
    .group = Cowboy setzen
    .short = Cowboy { $place }
carson-city-action-sheriff = Setze den weißen Cowboy { $place }{ $effect ->
    [none] {""}
   *[other] : { $effect }
}
    .group = Weißen Cowboy setzen
    .short = Weißer Cowboy { $place }
carson-city-action-lift = Nimm deinen Cowboy { $place } zurück
    .group = Cowboy zurücknehmen
carson-city-action-recall = Nimm den weißen Cowboy zurück
    .group = Weißen Cowboy zurücknehmen
carson-city-action-pass = Passe: Setze in dieser Runde keine Cowboys mehr
    .group = Passen
    .short = Passen
carson-city-action-duel = Trage als Nächstes das Duell { $place } aus
    .group = Duell wählen
    .short = Duell { $place }
carson-city-action-play = Spiele das Duellplättchen { $value }
    .group = Duellplättchen spielen
carson-city-action-purchase = Kaufe { $parcel }{ $dollars ->
    [0] {""}
   *[other] {" "}für { $dollars } $
}
    .group = Parzelle kaufen
carson-city-action-buy = Kaufe das Gebäude
    .group = Gebäude kaufen
carson-city-action-build = Baue { carson-city-building.the } auf { $parcel }{ $house ->
    [no] {" "}(kein Platz für das Wohnhaus)
   *[yes] {""}
}
    .group = Bauen
    .short = Auf { $parcel } bauen
carson-city-action-road = { $way ->
    [bridge] Baue eine Brücke aus zwei Straßen: { $edge }
   *[road] Lege eine Straße: { $edge }
}
    .group = Straße legen
carson-city-action-house = Setze das Wohnhaus auf { $parcel }
    .group = Wohnhaus setzen
carson-city-action-keep = Hebe das Gebäude für später auf
    .group = Gebäude aufheben
carson-city-action-raise = Baue jetzt { carson-city-building.the } aus deinem Vorrat
    .group = Aufgehobenes bauen
carson-city-action-agree = Stimme dem Wohnhaus zu
    .group = Zustimmen
carson-city-action-refuse = Lehne das Wohnhaus ab
    .group = Ablehnen
carson-city-action-points = { $points ->
    [0] { $dollars ->
        [0] Kaufe keine Punkte
       *[other] Gib { $dollars } $ ohne Gegenwert ab
    }
   *[other] Kaufe { points }{ $dollars ->
        [0] {""}
       *[other] {" "}für { $dollars } $
    }
}
    .group = Punkte kaufen
carson-city-action-decline = Nein, danke: Kaufe nichts
    .group = Nichts kaufen
carson-city-action-done = Nichts mehr davon
    .group = Nichts mehr
carson-city-action-guns = Nimm die drei Revolver
    .group = Die Revolver nehmen
carson-city-action-leave = Lass die drei Revolver liegen
    .group = Die Revolver liegen lassen

## Prompts

carson-city-prompt-turn-card = { carson-city-person.name }: Welche Seite liegt oben?
    .hint = So bleibt die Karte die ganze Partie liegen.
carson-city-prompt-lay-river = { $length ->
    [0] Wo fließt der Fluss auf den Plan?
   *[other] Wohin fließt der Fluss weiter?
}
    .hint = { $length ->
        [0] Er beginnt am Rand des Plans.
        [one]
            { $length } Parzelle liegt. Er muss mit 3 bis 15 Parzellen wieder den Rand erreichen und darf sich
            nie selbst berühren.
       *[other]
            { $length } Parzellen liegen. Er muss mit 3 bis 15 Parzellen wieder den Rand erreichen und darf
            sich nie selbst berühren.
    }
carson-city-prompt-deal-duel-tile = Teile ein Duellplättchen aus.
    .hint = { $left ->
        [one] Es ist das letzte für diesen Platz.
       *[other] Für diesen Platz kommen noch { $left }.
    }
carson-city-prompt-draw-building = Ziehe ein Gebäude aus dem Beutel.
    .hint = Es kommt auf das billigste leere Baufeld.
carson-city-prompt-roll-centre = Wirf die Würfel für das Zentrum der Stadt.
    .hint =
        Der weiße Würfel bestimmt die Spalte, der schwarze die Zeile. Dort wird ein Wohnhaus mit vier Straßen
        stehen.
carson-city-prompt-roll-mountain = Wirf die Würfel für einen Berg.
    .hint = { $left ->
        [one] Es ist der letzte.
       *[other] Es kommen noch { $left }.
    }
carson-city-prompt-draw-order = Wer ist als Nächstes in der Reihenfolge?
    .hint = Für die erste Runde wird sie gelost; später bestimmen alle sie durch ihr Passen.
carson-city-prompt-claim-first-parcel = { $number ->
    [1] Wähle deine erste Parzelle.
   *[other] Wähle deine zweite Parzelle.
}
    .hint = Jede Parzelle ist zu haben, mit oder ohne Berg, selbst das Zentrum der Stadt.{ $river ->
        [yes] {" "}Nur der Fluss bleibt herrenlos.
       *[no] {""}
    }
carson-city-prompt-choose-personality = Wähle eine Person für diese Runde.
    .hint =
        Niedrige Nummern setzen ihre Cowboys zuerst. Die Summe auf der Karte darfst du am Ende der Runde
        behalten.
carson-city-prompt-take-money-or-wait = { carson-city-person.name }: Nimmst du jetzt 8 $, oder wartest du?
    .hint = { $later ->
        [double]
            Wenn du wartest, darfst du beim Gebäudeeinkommen immer noch die 8 $ nehmen oder das Einkommen
            einer Art deiner Gebäude verdoppeln.
        [houses]
            Wenn du wartest, bringt jedes deiner Wohnhäuser am Ende der Runde einen Punkt; Ranches, Hotels und
            Kirchen zählen dabei nicht.
        [mountain-points] Wenn du wartest, bringt jeder deiner Berge am Ende der Runde einen Punkt.
       *[mountains] Wenn du wartest, bringt jeder deiner Berge am Ende der Runde 1 $.
    }
carson-city-prompt-settle-parcel = Wähle eine Parzelle: Der Siedler schenkt sie dir.
    .hint = { $river ->
        [yes] Jede, die niemandem gehört, was auch immer darauf liegt; nur der Fluss bleibt herrenlos.
       *[no] Jede, die niemandem gehört, was auch immer darauf liegt.
    }
carson-city-prompt-hire-cowboys = Wie viele Cowboys heuerst du an?
    .hint = Du hast { $money } $. Der Hauptmann verlangt 1 $ für einen, 4 $ für zwei und 9 $ für drei.
carson-city-prompt-buy-revolvers = Wie viele Revolver kaufst du?
    .hint =
        Du hast { $money } $. Der Hauptmann verlangt 3 $ für einen und 9 $ für zwei, und du behältst sie bis
        zum Schluss.
carson-city-prompt-fetch-building = Welches Gebäude holt dir der Straßenarbeiter?
    .hint =
        Du hast { $money } $, und jedes Gebäude der Leiste kostet 5 $. Du darfst es sofort bauen oder
        aufheben.
carson-city-prompt-place-cowboy = Setze einen Cowboy, oder passe.
    .hint = { $cowboys ->
        [0] In deinem Vorrat ist nur noch der weiße Cowboy.
        [one] In deinem Vorrat ist { $cowboys } Cowboy.
       *[other] In deinem Vorrat sind { $cowboys } Cowboys.
    } Wer Cowboys zurückhält, hat mehr Feuerkraft; wer früh passt, gewinnt bei Gleichstand und wählt nächste
    Runde früh.
carson-city-prompt-place-together = { $who ->
    [all] Setze Cowboys oder nimm sie zurück, oder hör auf.
   *[first] Setze den ersten Cowboy: Dann dürfen alle loslegen.
}
    .hint =
        Alle handeln gleichzeitig. Wer aufhört, ist für diese Runde fertig, und wer zuerst aufhört, steht
        vorn.
carson-city-prompt-roll-die = Wirf einen Würfel für das Duell { $place }.
    .hint = Die Augenzahl kommt zur Feuerkraft hinzu.
carson-city-prompt-play-duel-tiles = Wähle ein Duellplättchen für das Duell { $place }.
    .hint = Es kommt zu deiner Feuerkraft hinzu. Alle decken gleichzeitig auf.
carson-city-prompt-redraw-duel-tile = Ziehe eines der gespielten Duellplättchen.
    .hint = { $left ->
        [one] Es ist das letzte.
       *[other] Es kommen noch { $left }.
    }
carson-city-prompt-choose-duel = { $what ->
    [buildings] Welches Duell um ein Gebäude kommt als Nächstes?
   *[parcels] Welches Duell um eine Parzelle kommt als Nächstes?
}
    .hint = Wer verliert, nimmt den Cowboy zurück und ist im nächsten Duell stärker.
carson-city-prompt-take-guns = Nimmst du die drei Revolver?
    .hint = { $who ->
        [red-sheriff]
            Deine Feuerkraft wäre bis zum Ende der Runde um 3 höher, und dir steht noch ein Duell bevor:
            Verlierst du es, bringt das 3 Punkte, und dein Cowboy kehrt zurück.
       *[other]
            Deine Feuerkraft wäre bis zum Ende der Runde um 3 höher, und dir steht noch ein Duell bevor. Wer
            es lieber verliert und so den Cowboy zurückbekommt, darf die Revolver liegen lassen.
    }
carson-city-prompt-purchase-parcels = Kaufe die Parzellen, auf denen deine Cowboys stehen.
    .hint =
        Du hast { $money } $. Cowboys auf Parzellen, die du nicht kaufst, kommen in den allgemeinen Vorrat.
carson-city-prompt-construct-building = Kaufst du { carson-city-building.the } für { $dollars } $?
    .hint = Du hast { $money } $. Du darfst sofort bauen oder das Gebäude für später aufheben.
carson-city-prompt-build-building = Wo baust du { carson-city-building.the }?
    .hint = { $needs ->
        [no]
            Auf einer beliebigen leeren Parzelle von dir, auch ohne Straße. Du darfst das Gebäude auch
            aufheben.
       *[yes] Auf einer leeren Parzelle von dir, die eine Straße berührt. { $roads ->
            [0] Du hast keine Straße zu legen.
            [one] Vorher darfst du { $roads } Straße legen.
           *[other] Vorher darfst du bis zu { $roads } Straßen legen.
        }
    }
carson-city-prompt-place-house = { $kind ->
    [drugstore] Wohin kommt das Wohnhaus, das zum Drugstore gehört?
    [bank] Wohin kommt das Wohnhaus, das zur Bank gehört?
    [saloon] Wohin kommt das Wohnhaus, das zum Saloon gehört?
    [hotel] Wohin kommt das Wohnhaus, das zum Hotel gehört?
    [church] Wohin kommt das Wohnhaus, das zur Kirche gehört?
   *[prison] Wohin kommt das Wohnhaus, das zum Gefängnis gehört?
}
    .hint =
        Auf eine leere Parzelle, die eine Straße berührt. Auf herrenlosem Land hilft es allen Gebäuden
        ringsum, sonst nur denen in derselben Hand. { $roads ->
        [0] Du hast keine Straße zu legen.
        [one] Vorher darfst du { $roads } Straße legen.
       *[other] Vorher darfst du bis zu { $roads } Straßen legen.
    }
carson-city-prompt-ask-owner = Darf auf deiner Parzelle { $parcel } ein Wohnhaus gebaut werden?
    .hint =
        Es würde deinen Gebäuden ringsum helfen und am Ende 2 Punkte bringen. Ein Nein gilt für diese
        Parzelle; wegen einer anderen kannst du noch gefragt werden.
carson-city-prompt-place-kept-buildings = Baust du eines deiner aufgehobenen Gebäude?
    .hint = Die Baufelder dieser Runde sind erledigt; jetzt sind aufgehobene Gebäude an der Reihe.
carson-city-prompt-gamble = { $first ->
    [0] Wirf den ersten Würfel.
   *[other] Wirf den zweiten Würfel; der erste zeigt eine { $first }.
}
    .hint = Die Summe beider Würfel wird in Dollar ausgezahlt.
carson-city-prompt-double-income = Nimmst du 8 $, oder verdoppelst du das Einkommen einer Art deiner Gebäude?
    .hint = Wird ein verdoppeltes Gebäude ausgeraubt, erhalten beide Seiten sein einfaches Einkommen.
carson-city-prompt-buy-points = Wie viele Punkte kaufst du?
    .hint = Jeder kostet { $dollars } $, und du hast { $money } $.
carson-city-prompt-buy-bundle = Kaufst du Punkte beim Bankier?
    .hint = Du hast { $money } $. Der Bankier verkauft einmal 3 Punkte für 3 $, 5 für 12 $ oder 7 für 25 $.
carson-city-prompt-keep-to-limit = Wie viele Punkte kaufst du am Ende der Runde?
    .hint = { $must ->
        [0]
            Du hast { $money } $ und darfst { $limit } $ behalten. Für je 10 $ bekommst du einen Punkt;
            den Rest behältst du.
       *[other]
            Du hast { $money } $ und darfst { $limit } $ behalten, also müssen mindestens { $must } $ weg.
            Für je volle 10 $ bekommst du einen Punkt; was darunter bleibt, verfällt.
    }
carson-city-prompt-lay-roads = Lege Straßen und Brücken, oder lass es dabei.
    .hint = { $roads ->
        [one] Du hast { $roads } Straße.
       *[other] Du hast { $roads } Straßen.
    } Eine Brücke braucht zwei.

## Events

carson-city-event-side-turned = { carson-city-person.name }: Die { $side ->
    [red] rote
   *[yellow] gelbe
} Seite liegt oben.
carson-city-event-river-laid = Der Fluss strömt über { $parcel }.
carson-city-event-river-done = Der Fluss hat seinen Lauf über { $parcels } Parzellen gefunden.
carson-city-event-tile-dealt = { $name } erhält ein Duellplättchen und hat jetzt { $tiles }.
carson-city-event-tile-seen = Dein neues Duellplättchen zeigt eine { $value }.
carson-city-event-total-announced =
    { $name } hat Duellplättchen im Wert von { $total } und beginnt mit { $dollars } $.
carson-city-event-building-drawn = Zu kaufen für { $dollars } $: { $kind ->
    [ranch] eine Ranch.
    [mine] eine Mine.
    [drugstore] ein Drugstore.
    [bank] eine Bank.
    [saloon] ein Saloon.
    [hotel] ein Hotel.
    [church] eine Kirche.
   *[prison] ein Gefängnis.
}
carson-city-event-centre = Die Stadt beginnt auf { $parcel }: ein Wohnhaus mit einer Straße an jeder Seite.
carson-city-event-mountain = Auf { $parcel } erhebt sich ein Berg.
carson-city-event-order-drawn = { $name } kommt in der ersten Runde auf Platz { $place }.
carson-city-event-claimed = { $parcel } gehört { $name }.
carson-city-event-turn-began = Runde { $turn } von 4 beginnt.
carson-city-event-chosen = { $name } wählt { carson-city-person.object } ({ carson-city-power }).
carson-city-event-money-taken = { $name } erhält { $dollars } $ { $card ->
    [grocer] von der Krämerin.
    [settler] vom Siedler.
   *[banker] vom Bankier.
}
carson-city-event-waited =
    { $name } nimmt die 8 $ nicht und wartet auf das, was { carson-city-person } später bietet.
carson-city-event-sheriff-received = { $name } bekommt den weißen Cowboy.
carson-city-event-worker-roads = { $roads ->
    [0] Für { $name } ist keine Straße mehr da.
    [one] { $name } bekommt vom Straßenarbeiter die letzte Straße.
   *[other] { $name } bekommt vom Straßenarbeiter { $roads } Straßen.
}
carson-city-event-hired = { $name } heuert für { $dollars } $ { $cowboys ->
    [one] { $cowboys } Cowboy
   *[other] { $cowboys } Cowboys
} an.
carson-city-event-armed = { $name } kauft { $revolvers } Revolver für { $dollars } $.
carson-city-event-fetched =
    { $name } lässt den Straßenarbeiter für { $dollars } $ { carson-city-building } von der Leiste holen.
carson-city-event-declined = { $name } kauft nichts.
carson-city-event-order-changed =
    Die Nummern der Karten bestimmen, in welcher Reihenfolge Cowboys gesetzt werden.
carson-city-event-cowboy-placed = { $name } setzt einen Cowboy { $place }.
carson-city-event-sheriff-placed = { $name } setzt den weißen Cowboy { $place }.
carson-city-event-cowboy-lifted = { $name } nimmt einen Cowboy { $place } zurück.
carson-city-event-sheriff-lifted = { $name } nimmt den weißen Cowboy { $place } zurück.
carson-city-event-passed = { $name } passt { $place ->
    [1] zuerst.
    [2] an zweiter Stelle.
    [3] an dritter Stelle.
    [4] an vierter Stelle.
   *[5] an fünfter Stelle.
}
carson-city-event-duel-began = { $duellists ->
    [2] Zwei Cowboys stehen sich gegenüber: ein Duell { $place }.
    [3] Drei Cowboys duellieren sich { $place }.
    [4] Vier Cowboys duellieren sich { $place }.
   *[5] Fünf Cowboys duellieren sich { $place }.
}
carson-city-event-die-rolled =
    { $name } wirft eine { $face }: Mit Feuerkraft { $firepower } macht das { $total }.
carson-city-event-tile-laid = { $name } hat ein Duellplättchen gewählt.
carson-city-event-tile-shown =
    { $name } zeigt eine { $value }: Mit Feuerkraft { $firepower } macht das { $total }.
carson-city-event-duel-lost = { $name } verliert das Duell und nimmt den Cowboy zurück.
carson-city-event-duel-won = { $name } gewinnt das Duell { $place } mit { $total }.
carson-city-event-wages = { $name } erhält { $dollars } $ Lohn für { $cowboys ->
    [one] { $cowboys } Cowboy.
   *[other] { $cowboys } Cowboys.
}
carson-city-event-guns-taken = { $name } nimmt die drei Revolver: Feuerkraft +3 bis zum Ende der Runde.
carson-city-event-guns-left = { $name } lässt die drei Revolver liegen.
carson-city-event-roads-taken = { $roads ->
    [0] Für { $name } ist keine Straße mehr da.
    [one] { $name } bekommt { $roads } Straße.
   *[other] { $name } bekommt { $roads } Straßen.
}
carson-city-event-parcel-bought = { $name } kauft { $parcel } für { $dollars } $.
carson-city-event-building-bought = { $name } kauft { carson-city-building } für { $dollars } $.
carson-city-event-not-performed = { $name } kauft nichts: { $square }.
carson-city-event-building-placed = { $name } baut { carson-city-building } auf { $parcel }.
carson-city-event-building-kept = { $name } hebt { carson-city-building.the } für später auf.
carson-city-event-house-asked = { $name } fragt, ob auf { $parcel } ein Wohnhaus stehen darf.
carson-city-event-house-agreed = { $name } stimmt dem Wohnhaus auf { $parcel } zu.
carson-city-event-house-refused = { $name } will auf { $parcel } kein Wohnhaus haben.
carson-city-event-house-placed = { $name } setzt ein Wohnhaus auf { $parcel }.
carson-city-event-road-laid = { $way ->
    [bridge] { $name } baut eine Brücke ({ $edge }).
   *[road] { $name } legt eine Straße ({ $edge }).
}
carson-city-event-attack-cancelled =
    Die neue Kirche schützt { $parcel }, und { $name } nimmt den Cowboy zurück.
carson-city-event-parcels-income = { $name } erhält { $dollars } $ für { $parcels ->
    [one] { $parcels } Parzelle.
   *[other] { $parcels } Parzellen.
}
carson-city-event-cowboy-income = { $name } erhält { $dollars } $ für Feuerkraft { $firepower }.
carson-city-event-gambled = { $name } würfelt { $first } und { $second } und erhält { $dollars } $.
carson-city-event-doubled =
    { $name } lässt die Krämerin das Einkommen aller eigenen { carson-city-building.all } verdoppeln.
carson-city-event-estate-income = { $name } verdient { $dollars } $ auf { $parcel }.
carson-city-event-robbed = { $dollars ->
    [0] { $name } raubt { $parcel } aus, aber da ist nichts zu holen.
   *[other] { $name } raubt { $parcel } aus und erbeutet { $dollars } $.
}
carson-city-event-settler-income = { $dollars ->
    [0] { $name } hat keinen Berg, und der Siedler zahlt nichts.
   *[other] { $name } erhält vom Siedler { $dollars } $ für Berge.
}
carson-city-event-turn-ended = Runde { $turn } ist vorbei.{ $dollars ->
    [0] {""}
   *[other] {" "}Für { $dollars } $ gibt es ab jetzt keine Punkte mehr.
}
carson-city-event-cowboys-received = { $cowboys ->
    [0] { $name } bekommt keinen neuen Cowboy: Alle zehn sind da.
    [one] { $name } bekommt { $cowboys } neuen Cowboy.
   *[other] { $name } bekommt { $cowboys } neue Cowboys.
}
carson-city-event-track-shifted = Die Gebäude, die niemand gekauft hat, rücken auf billigere Felder.
carson-city-event-won = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt!
   *[other] { $points } Punkten!
}

## Score lines

carson-city-score-lost-duel = { $name } erhält dank des Sheriffs { points } für das verlorene Duell.
    .category = Verlorene Duelle
carson-city-score-parcels = { $name } erhält { points } für { $parcels ->
    [one] { $parcels } Parzelle.
   *[other] { $parcels } Parzellen.
}
    .category = Parzellen
carson-city-score-cowboys = { $name } erhält { points } für Feuerkraft { $firepower }.
    .category = Feuerkraft
carson-city-score-buildings = { $name } erhält { points } für { $buildings } Gebäude.
    .category = Gebäude
carson-city-score-bought = { $name } kauft { points } für { $dollars } $.
    .category = Auf der Leiste gekauft
carson-city-score-banker = { $name } kauft beim Bankier { points } für { $dollars } $.
    .category = Bankier
carson-city-score-grocer = { $name } erhält mit der Krämerin { points } für { $houses ->
    [one] { $houses } Wohnhaus.
   *[other] { $houses } Wohnhäuser.
}
    .category = Krämerin
carson-city-score-settler = { $name } erhält mit dem Siedler { points } für { $mountains ->
    [one] { $mountains } Berg.
   *[other] { $mountains } Berge.
}
    .category = Siedler
carson-city-score-cash-limit = { $name } gibt am Ende der Runde { $dollars } $ aus und erhält { points }.
    .category = Geldlimit
carson-city-score-kit-carson = { $name } erhält { points }: { $behind ->
    [one] Jemand hat später aufgehört.
   *[other] { $behind } Mitspielende haben später aufgehört.
}
    .category = Kit Carson
carson-city-score-estates = { $name } erhält { points } für { $buildings ->
    [0] kein Gebäude
   *[other] { $buildings } Gebäude
}, { $houses ->
    [0] kein Wohnhaus
    [one] { $houses } Wohnhaus
   *[other] { $houses } Wohnhäuser
} und { $mountains ->
    [0] keinen Berg.
    [one] { $mountains } Berg.
   *[other] { $mountains } Berge.
}
    .category = Besitz am Ende
carson-city-score-bridges = { $name } erhält zusätzlich { points } für { $parcels ->
    [one] { $parcels } Parzelle an einer Brücke.
   *[other] { $parcels } Parzellen an Brücken.
}
    .category = Brücken
carson-city-score-money = { $name } verwandelt die letzten { $dollars } $ in { points }.
    .category = Geld am Ende

## Why not

carson-city-reason-side-first = Zuerst wird die Seite einer Karte bestimmt.
carson-city-reason-centre-first = Zuerst sagen die Würfel, wo die Stadt beginnt.
carson-city-reason-mountain-first = Zuerst finden die Berge ihren Platz.
carson-city-reason-order-first = Zuerst wird die Reihenfolge gelost.
carson-city-reason-draw-first = Zuerst wird ein Gebäude aus dem Beutel gezogen.
carson-city-reason-deal-first = Zuerst wird ein Duellplättchen ausgeteilt.
carson-city-reason-roll-first = Zuerst wird ein Würfel geworfen.
carson-city-reason-river-first = Zuerst wird der Fluss gelegt.
carson-city-reason-claim-first = Wähle zuerst eine Parzelle, die niemandem gehört.
carson-city-reason-choose-first = Wähle zuerst eine Person.
carson-city-reason-take-or-wait = Entscheide zuerst: die 8 $ jetzt oder das, was die Karte später bietet.
carson-city-reason-hire-first = Zuerst fragt der Hauptmann, ob du Cowboys anheuerst.
carson-city-reason-arm-first = Zuerst fragt der Hauptmann, ob du Revolver kaufst.
carson-city-reason-fetch-first = Wähle zuerst ein Gebäude, das dir der Straßenarbeiter holt, oder keines.
carson-city-reason-place-first = Setze jetzt einen Cowboy aus deinem Vorrat, oder passe.
carson-city-reason-duel-first = Wähle zuerst, welches Duell als Nächstes kommt.
carson-city-reason-play-first = Wähle zuerst ein Duellplättchen.
carson-city-reason-purchase-first =
    Kaufe jetzt die Parzellen, auf denen deine Cowboys stehen, oder lass es dabei.
carson-city-reason-guns-first = Entscheide zuerst, ob du die drei Revolver nimmst.
carson-city-reason-buy-first = Entscheide zuerst, ob du dieses Gebäude kaufst.
carson-city-reason-build-first = Baue zuerst, was du gekauft hast, oder hebe es für später auf.
carson-city-reason-house-first =
    Finde zuerst einen Platz für das Wohnhaus, das dein Gebäude mitbringt, oder hebe das Gebäude auf.
carson-city-reason-answer-first = Sag zuerst, ob das Wohnhaus auf deine Parzelle darf.
carson-city-reason-raise-first = Jetzt darfst du bauen, was du aufgehoben hast, oder es dabei lassen.
carson-city-reason-double-first =
    Nimm zuerst die 8 $, oder wähle, welches Einkommen die Krämerin verdoppelt.
carson-city-reason-points-first = Sag zuerst, wie viele Punkte du kaufst.
carson-city-reason-bundle-first = Zuerst fragt der Bankier, ob du Punkte kaufst.
carson-city-reason-limit-first = Sag zuerst, wie viel du am Ende der Runde für Punkte ausgibst.
carson-city-reason-road-first = Jetzt darfst du Straßen legen oder es dabei lassen.
carson-city-reason-no-money = Das kostet { $dollars } $, und du hast { $money } $.
carson-city-reason-above-limit =
    Am Ende dieser Runde darfst du nur { $limit } $ behalten, also musst du mehr ausgeben.
carson-city-reason-none-left = Davon ist nichts mehr da.
carson-city-reason-no-such-seat = Dort sitzt niemand.
carson-city-reason-has-place = Wer dort sitzt, hat schon einen Platz in der Reihenfolge.
carson-city-reason-river = Dort fließt der Fluss: Eine solche Parzelle kann niemand besitzen oder bebauen.
carson-city-reason-river-there = Dort fließt der Fluss schon.
carson-city-reason-occupied = Auf dieser Parzelle liegt schon etwas.
carson-city-reason-building-goes-there =
    Dorthin kommt dein Gebäude selbst: Das Wohnhaus braucht eine andere Parzelle.
carson-city-reason-parcel-owned = Diese Parzelle gehört schon jemandem.
carson-city-reason-card-taken = Diese Person hat in dieser Runde schon jemand anderes gewählt.
carson-city-reason-river-too-short = Ein Fluss hat mindestens 3 Parzellen.
carson-city-reason-river-not-at-rim = Der Fluss beginnt und endet am Rand des Plans.
carson-city-reason-river-flows-on = Der Fluss fließt neben seiner letzten Parzelle weiter, Seite an Seite.
carson-city-reason-river-touches-itself =
    Der Fluss darf sich nicht berühren: Hier käme er neben eine frühere Parzelle.
carson-city-reason-river-cannot-leave =
    Von dort könnte der Fluss mit seinen 15 Parzellen den Rand nicht mehr erreichen.
carson-city-reason-no-cowboy-left = Dafür sind nicht genug Cowboys übrig.
carson-city-reason-no-sheriff = Den weißen Cowboy hat nur, wer den Sheriff gewählt hat.
carson-city-reason-sheriff-placed = Der weiße Cowboy steht schon auf dem Plan.
carson-city-reason-stand-on-the-board =
    Dieses Feld erinnert nur daran. Setze deinen Cowboy auf die Parzelle oder das Gebäude selbst.
carson-city-reason-square-closed = Der Rundenmarker hat dieses Feld für den Rest der Partie geschlossen.
carson-city-reason-no-building-there = Auf diesem Feld liegt kein Gebäude.
carson-city-reason-no-property-tile =
    Du hast 12 Besitzplättchen, und alle sind vergeben oder verplant: Mehr Parzellen kannst du nicht besitzen.
carson-city-reason-own-parcel =
    Diese Parzelle gehört dir, und darauf steht kein Gebäude, das du verteidigen könntest.
carson-city-reason-never-attacked = Kirchen und Gefängnisse werden nie angegriffen.
carson-city-reason-church-protects = Daneben steht eine Kirche in derselben Hand und schützt dieses Gebäude.
carson-city-reason-sheriff-never-attacks = Der weiße Cowboy greift niemanden an.
carson-city-reason-peaceful =
    Mit der roten Seite des Sheriffs greifst du niemanden an und forderst niemanden zum Duell.
carson-city-reason-sheriff-needs-room = Der weiße Cowboy geht nur dorthin, wo kein anderer Cowboy steht.
carson-city-reason-sheriff-there = Dort steht der weiße Cowboy, und niemand fordert ihn heraus.
carson-city-reason-already-there = Du hast dort schon einen Cowboy, und ein zweiter brächte nichts.
carson-city-reason-none-to-lift = Du hast dort keinen Cowboy, den du zurücknehmen könntest.
carson-city-reason-lifted-enough =
    Du hast in dieser Runde schon zehn Cowboys zurückgenommen, und mehr sind nicht erlaubt.
carson-city-reason-nobody-fights = Dort gibt es kein Duell.
carson-city-reason-no-such-tile = Dieses Duellplättchen hast du nicht.
carson-city-reason-no-cowboy-there = Du kannst nur Parzellen kaufen, auf denen dein Cowboy steht.
carson-city-reason-not-your-parcel = Du kannst nur auf deinen eigenen Parzellen bauen.
carson-city-reason-not-reached = Noch berührt keine Straße eine Ecke dieser Parzelle.
carson-city-reason-needs-no-road = Ranches und Minen brauchen keine Straße, also wird für sie keine gelegt.
carson-city-reason-house-refused = Für diese Parzelle wurde das Wohnhaus schon abgelehnt.
carson-city-reason-road-there = Dort liegt schon eine Straße.
carson-city-reason-road-not-joined = Eine neue Straße muss eine fortsetzen, die schon auf dem Plan liegt.
carson-city-reason-no-road-left = Du hast keine Straße mehr im Vorrat.
carson-city-reason-bridge-takes-two = Eine Brücke braucht zwei Straßen, und du hast nur eine.
carson-city-reason-not-kept = Ein solches Gebäude hast du nicht aufgehoben.
carson-city-reason-set-aside =
    Du hast dieses Gebäude zurückgelegt. Du darfst es wieder versuchen, sobald eine Straße, ein Wohnhaus oder
    ein Gebäude dazugekommen ist, oder in der nächsten Runde.
carson-city-reason-from-next-turn =
    Du hast dieses Gebäude erst jetzt gekauft. An diesem Tisch kann es ab der nächsten Runde gebaut werden.
carson-city-reason-no-income = Kirchen und Gefängnisse bringen nichts ein, was sich verdoppeln ließe.
carson-city-reason-none-built = Ein solches Gebäude hast du nicht in der Stadt.

## The picture

# Tabs and headings: short.
carson-city-scene-town = Stadt
carson-city-scene-track = Leiste
carson-city-scene-people = Personen
carson-city-scene-mine = Vorrat
carson-city-scene-players = Am Tisch
carson-city-scene-personalities = Personen
carson-city-scene-both-sides = Beide Seiten
carson-city-scene-open-cards = Liste der Personen mit beiden Seiten jeder Karte öffnen
carson-city-scene-stock = Alle Gebäude
carson-city-scene-open-stock = Liste aller Gebäude öffnen
carson-city-scene-all-estates = Aller Besitz
carson-city-scene-open-estates = Liste mit dem Besitz aller öffnen
carson-city-scene-your-reserve = Dein Vorrat
carson-city-scene-on-the-table = Auf dem Tisch
carson-city-scene-winner = Gewonnen hat
carson-city-scene-duel-for = Duell: { $place }
carson-city-scene-choose-one = Wie viele Siegpunkte?
carson-city-scene-label = { $what }: { $told }

# Figures: SP is short for victory points.
carson-city-scene-dollars = { $dollars } $
carson-city-scene-gain = +{ $dollars } $
carson-city-scene-odds = { $percent } % Chance
carson-city-scene-points = { $points } SP

# The town; $place is a parcel such as c3.
carson-city-scene-free = freies Land
carson-city-scene-parcel = { $place }: { $what }
carson-city-scene-parcel-of = { $place }: { $what }, gehört { $name }
carson-city-scene-estate = { $place }: { $what } von { $name }, Einkommen { $dollars } $
carson-city-scene-estate-guarded =
    { $place }: { $what } von { $name }, Einkommen { $dollars } $; von einer Kirche geschützt
carson-city-scene-estate-safe = { $place }: { $what } von { $name }; kann nicht angegriffen werden
carson-city-scene-road = Straße, { $edge }
carson-city-scene-bridge = Brücke, { $edge }
carson-city-scene-cowboys-there = { $cowboys ->
    [one] Cowboy von { $name }: { $place }
   *[other] { $cowboys } Cowboys von { $name }: { $place }
}
carson-city-scene-sheriff-there = Der weiße Cowboy von { $name }: { $place }
carson-city-scene-duel-there = Hier wird es ein Duell geben: { $place }
# An action with what it means: "Setze einen Cowboy auf c3: Preis 4 $".
carson-city-scene-with-effect = { $action }: { $effect }
carson-city-scene-effect-price = Preis { $dollars } $
carson-city-scene-effect-worth = { $dollars } $ wert
carson-city-scene-effect-attack = ein Angriff um { $dollars } $
carson-city-scene-effect-defend = zur Verteidigung
carson-city-scene-effect-income = Einkommen { $dollars } $
carson-city-scene-effect-gain = deine Gebäude verdienen { $dollars } $ mehr
carson-city-scene-effect-ask = { $name } muss zustimmen

# The track.
carson-city-scene-turn-short = Rde.
carson-city-scene-turn = Runde { $turn } von { $turns }
carson-city-scene-now = Jetzt an der Reihe: { $square }
carson-city-scene-closed = zu
carson-city-scene-closed-rule = { $rule } Dieses Feld ist geschlossen.
carson-city-scene-no-tile = leer
carson-city-scene-site = Bau: { $what } für { $dollars } $
carson-city-scene-site-empty = Bau für { $dollars } $: Hier liegt kein Gebäude mehr

# Personalities.
carson-city-scene-card = { $number }. { $card }: { $rule } Geldlimit { $dollars } $.
carson-city-scene-card-taken =
    { $number }. { $card }, gewählt von { $name }: { $rule } Geldlimit { $dollars } $.
carson-city-scene-keep = bis { $dollars } $
carson-city-scene-placing-order = Setzen
carson-city-scene-passing-order = Gepasst
carson-city-scene-choosing-order = Wahl
carson-city-scene-nobody-yet = noch niemand
carson-city-scene-orders = Reihenfolge beim Setzen: { $placing }. Reihenfolge beim Passen: { $passing }.

# The reserve.
carson-city-scene-cowboys = { $cowboys ->
    [one] { $cowboys } Cowboy
   *[other] { $cowboys } Cowboys
}
carson-city-scene-revolvers = { $revolvers } Revolver
carson-city-scene-roads = { $roads ->
    [one] { $roads } Straße
   *[other] { $roads } Straßen
}
carson-city-scene-cash = { $dollars } $
carson-city-scene-cash-of = { $dollars } $, Limit { $limit }
carson-city-scene-duel-tiles = Plättchen
carson-city-scene-duel-tiles-label = { $tiles } Duellplättchen
carson-city-scene-kept = Zu bauen
carson-city-scene-kept-none = nichts aufgehoben
carson-city-scene-kept-label = Deine aufgehobenen Gebäude: { $tiles }
carson-city-scene-estate-now = Einkommen
carson-city-scene-firepower = Feuerkraft { $firepower }
carson-city-scene-firepower-label =
    Feuerkraft { $firepower }: { carson-city-scene-cowboys } im Vorrat und { carson-city-scene-revolvers }
carson-city-scene-firepower-more =
    Feuerkraft { $firepower }: { carson-city-scene-cowboys } im Vorrat, { carson-city-scene-revolvers } und
    für diese Runde { $more } mehr
carson-city-scene-duellist = { $name } kämpft mit Feuerkraft { $firepower }: { $place }
carson-city-scene-houses-left = { $houses ->
    [one] noch { $houses } Wohnhaus
   *[other] noch { $houses } Wohnhäuser
}
carson-city-scene-roads-left = { $roads ->
    [one] noch { $roads } Straße
   *[other] noch { $roads } Straßen
}
carson-city-scene-buildings-left = { $buildings } im Beutel

# On buttons: short.
carson-city-scene-do = { $verb ->
    [pass] Passen
    [recall] Sheriff zurückrufen
    [wait] Warten
    [keep] Aufheben
    [agree] Zustimmen
    [refuse] Ablehnen
    [decline] Nein, danke
    [guns] Revolver nehmen
    [leave] Liegen lassen
   *[done] Fertig
}
carson-city-scene-do-take = { $dollars } $ nehmen
carson-city-scene-do-buy = Kaufen: { $dollars } $
carson-city-scene-do-hire = { carson-city-scene-cowboys }
carson-city-scene-do-arm = { carson-city-scene-revolvers }
carson-city-scene-do-points = { $points } SP
carson-city-scene-do-double = Verdoppeln
carson-city-scene-do-duel = Duell um { $place }

# Lists that open.
carson-city-scene-owns = { $parcels ->
    [one] { $parcels } Parzelle
   *[other] { $parcels } Parzellen
}, { $houses ->
    [one] { $houses } Wohnhaus
   *[other] { $houses } Wohnhäuser
}, { $mountains ->
    [one] { $mountains } Berg
   *[other] { $mountains } Berge
}
carson-city-scene-at-the-end = Am Ende { $points } SP wert
carson-city-scene-tiles-of = Von { $all }: { $bag } im Beutel, { $track } zu kaufen, { $built } gebaut

# A player for screen readers; a list of what else they have may follow.
carson-city-scene-player =
    { $name } hat { $dollars } $, { carson-city-scene-cowboys } im Vorrat, Feuerkraft { $firepower },
    { $parcels ->
    [one] { $parcels } Parzelle
   *[other] { $parcels } Parzellen
} und { carson-city-scene-roads }.
carson-city-scene-has-guns = drei Revolver
carson-city-scene-keeps = { $tiles } Gebäude aufgehoben

carson-city-scene-gallery = { $sheet ->
    [buildings] Gebäude
    [pieces] Spielsteine
    [track] Die Aktionsleiste
    [personalities] Personen
   *[marks] Zeichen
}

## Rules help

carson-city-help-contents =
    Der Plan zeigt 64 Parzellen und die Aktionsleiste. Es gibt 30 Gebäude, 20 Wohnhäuser, 9 Berge und 25
    Straßen, Revolver und ein Plättchen mit drei Revolvern, sieben Personenkarten mit einer gelben und einer
    roten Seite und für eine Variante 30 Duellplättchen. Jede und jeder hat 10 Cowboys und 12 Besitzplättchen,
    und ein weißer Cowboy dient dem Sheriff.
    .title = Das Spielmaterial
carson-city-help-setup =
    Alle beginnen mit 15 $, einer Straße und drei Cowboys. Würfel bestimmen, wo das erste Wohnhaus mit einer
    Straße an jeder Seite steht und wo sich neun Berge erheben. Ranches sind für 3 $ und 10 $ zu haben, Minen
    für 4 $ und 12 $; für die Felder dazwischen werden andere Gebäude gezogen. Auch die erste Reihenfolge wird
    gelost. In dieser Reihenfolge nehmen alle eine Parzelle, dann in umgekehrter Reihenfolge eine zweite.
    .title = Vorbereitung
carson-city-help-playing =
    Die Partie hat vier Runden. In jeder wählen alle eine Person, dann werden reihum Cowboys gesetzt, dann
    werden alle Aktionen in der Reihenfolge der Leiste ausgeführt, mit Duellen, wo mehrere dasselbe wollen. Am
    Schluss stehen Geldlimit, neue Cowboys und neue Gebäude.
    .title = Vier Runden mit vier Phasen
carson-city-help-choice =
    Wer in der Runde davor zuerst gepasst hat, wählt zuerst. Jede Person kann in einer Runde nur einmal
    gewählt werden, und in der nächsten liegen wieder alle sieben aus. Die Karte gibt dir eine Fähigkeit und
    ein Geldlimit, und ihre Nummer bestimmt die Reihenfolge beim Setzen: Die niedrigste beginnt.
    .title = 1. Eine Person wählen
carson-city-help-placement =
    Reihum setzt du einen Cowboy aus deinem Vorrat oder passt. Er kann auf einem Aktionsfeld stehen, auf einer
    herrenlosen Parzelle, auf einem fremden Gebäude, um es anzugreifen, oder auf einem eigenen, um es zu
    verteidigen. Stehen schon andere dort, gibt es ein Duell. Wer passt, setzt in dieser Runde nicht mehr; wer
    zuerst passt, ist bei Gleichstand und bei der nächsten Wahl vorn.
    .title = 2. Cowboys setzen
carson-city-help-duels =
    Die Aktionen werden vom ersten Feld der Leiste bis zum letzten ausgeführt. Stehen mehrere am selben Ort,
    kommt es zum Duell: Alle zählen einen Würfel zu ihrer Feuerkraft, also zu den Cowboys im Vorrat und den
    Revolvern. Die höchste Summe gewinnt, bei Gleichstand, wer früher gepasst hat. Wer gewinnt, darf die
    Aktion ausführen, und der Cowboy ist verbraucht. Wer verliert, nimmt ihn zurück und ist im nächsten Duell
    stärker.
    .title = 3. Aktionen und Duelle
carson-city-help-end-of-turn =
    Der Rundenmarker schließt das billigste Feld für den Punktekauf. Alle bekommen neue Cowboys, vier nach der
    ersten Runde, fünf nach der zweiten und dritten, zusammen höchstens zehn. Geld über dem Limit muss
    ausgegeben werden: Je volle 10 $ bringen einen Punkt, und zu diesem Preis darf es auch mehr sein.
    Unverkaufte Gebäude rutschen auf billigere Felder, für die teuren werden neue gezogen.
    .title = 4. Das Ende einer Runde
carson-city-help-actions =
    Niemand muss eine Aktion ausführen, auch nicht nach einem gewonnenen Duell, und ohne Geld geht es nicht.
    Der Cowboy ist trotzdem verbraucht. Gefragt wirst du überall, wo ein Nein nützen kann. Felder, auf
    denen niemand steht, werden übergangen; Parzellenkauf und Gebäudeeinkommen gibt es in jeder Runde.
    .title = Die Aktionen
carson-city-help-ammunition =
    Nimm das Plättchen mit den drei Revolvern. Bis zum Ende der Runde ist deine Feuerkraft um 3 höher: in
    jedem Duell, das folgt, und auf den Feldern, die Feuerkraft belohnen. Steht dir ein Duell bevor, darfst du
    die Revolver liegen lassen: Wer verliert, nimmt den Cowboy zurück, und mit dem roten Sheriff bringt das
    sogar Punkte.
    .title = Munition
carson-city-help-wages =
    Für jeden deiner Cowboys auf diesem Feld bekommst du 4 $. Hier gibt es kein Duell: Alle dürfen kommen, mit
    so vielen Cowboys, wie sie wollen.
    .title = Lohn
carson-city-help-roads =
    Das größere Feld bringt drei Straßen, notfalls nach einem Duell, und nur einmal in der Runde. Auf dem
    kleineren gibt es kein Duell, und jeder Cowboy bringt eine Straße. Straßen liegen in deinem Vorrat, bis du
    sie für ein Gebäude, ein Wohnhaus oder eine Brücke brauchst. Eine neue Straße muss eine vorhandene
    fortsetzen, und auf dem Plan dient sie allen.
    .title = Straßen
carson-city-help-parcel-purchase =
    Ein Cowboy auf einer herrenlosen Parzelle darf sie jetzt kaufen. Sie kostet 1 $ und 1 $ mehr für jedes
    Gebäude, Wohnhaus oder jeden Berg darauf und ringsum, auch schräg. Wollen mehrere dieselbe Parzelle,
    duellieren sie sich vorher. Bei mehreren Duellen bestimmt, wer von allen Beteiligten zuerst gepasst hat,
    welches als Nächstes kommt.
    .title = Parzellen kaufen
carson-city-help-building-construction =
    Auf jedem Baufeld darf, wer es gewinnt, das Gebäude zum Preis darunter kaufen. Es kommt auf eine eigene
    leere Parzelle, die eine Straße an einer Ecke berührt; Ranches und Minen brauchen keine. Die meisten
    Gebäude bringen ein Wohnhaus mit, das ebenfalls eine leere Parzelle mit Straße braucht: eine eigene,
    eine herrenlose oder mit Erlaubnis eine fremde. Was du nicht sofort baust, hebst du auf; gebaut wird es
    nach den Baufeldern dieser oder einer späteren Runde.
    .title = Bauen
carson-city-help-parcels-income =
    Wer dieses Feld gewinnt, bekommt 2 $ für jede eigene Parzelle, ob darauf gebaut ist oder nicht.
    .title = Geld für Parzellen
carson-city-help-cowboy-income =
    Wer dieses Feld gewinnt, bekommt 2 $ für jeden Punkt Feuerkraft: Cowboys im Vorrat, Revolver, die drei
    Revolver und der Revolverheld zählen alle mit.
    .title = Geld für Cowboys
carson-city-help-gambling-income =
    Wer dieses Feld gewinnt, wirft zwei Würfel und bekommt so viele Dollar, wie sie zusammen zeigen: zwischen
    2 $ und 12 $.
    .title = Glücksspiel
carson-city-help-estate-income =
    Jedes Gebäude in der Stadt bringt Geld; dafür ist kein Cowboy nötig. Steht dein Cowboy auf einem fremden
    Gebäude und wirft ihn kein Duell hinaus, nimmst du die Hälfte des Einkommens, abgerundet. Ein Cowboy auf
    dem eigenen Gebäude kann es verteidigen. Wohnhäuser und Berge helfen den Gebäuden daneben, wenn sie
    niemandem gehören oder in derselben Hand sind.
    .title = Gebäudeeinkommen
carson-city-help-parcels-victory-points =
    Wer dieses Feld gewinnt, bekommt einen halben Punkt für jede eigene Parzelle, insgesamt abgerundet.
    .title = Punkte für Parzellen
carson-city-help-cowboy-victory-points =
    Wer dieses Feld gewinnt, bekommt einen halben Punkt für jeden Punkt Feuerkraft, insgesamt abgerundet.
    .title = Punkte für Cowboys
carson-city-help-estate-victory-points =
    Wer dieses Feld gewinnt, bekommt einen Punkt für jedes eigene Gebäude in der Stadt. Wohnhäuser, Berge und
    aufgehobene Gebäude zählen nicht.
    .title = Punkte für Gebäude
carson-city-help-buying-victory-points =
    Wer eines dieser Felder gewinnt, darf so viele Punkte kaufen, wie das Geld hergibt. In der ersten Runde
    kostet ein Punkt mitunter nur 2 $; dann schließt der Rundenmarker nach jeder Runde das billigste Feld, bis
    in der vierten nur noch das für 5 $ offen ist.
    .title = Punkte kaufen
carson-city-help-ending =
    Nach der vierten Runde und ihrem Geldlimit ist jede deiner Parzellen mit Gebäude, Wohnhaus oder Berg 2
    Punkte wert, und für je 6 $ deines restlichen Geldes gibt es einen Punkt. Leere Parzellen und aufgehobene
    Gebäude sind nichts wert. Die meisten Punkte gewinnen; bei Gleichstand gewinnt, wer in der letzten Runde
    früher gepasst hat.
    .title = Das Ende der Partie
carson-city-help-buildings =
    Es gibt acht Arten von Gebäuden. Was sie einbringen, hängt von den acht Parzellen ringsum ab, auch schräg,
    und wird jede Runde neu gezählt. Manche bringen Revolver für den Rest der Partie, manche zählen für andere
    Gebäude als Wohnhaus. Alle außer Ranch und Mine brauchen eine Straße und bringen ein Wohnhaus mit.
    .title = Die Gebäude
carson-city-help-house =
    Wohnhäuser kauft man nicht: Sie kommen mit anderen Gebäuden. Ein Wohnhaus steht auf einer leeren Parzelle,
    die eine Straße berührt, bringt selbst nichts ein und macht Drugstores, Banken und Saloons daneben
    reicher. Auf herrenlosem Land dient es allen, und die Parzelle kann samt Wohnhaus noch gekauft werden.
    .title = Wohnhaus
carson-city-help-bank =
    Eine Bank bringt 3 $ für jedes Wohnhaus daneben, das dir oder niemandem gehört, und 3 $ für jede deiner
    Minen irgendwo in der Stadt. Sie braucht eine Straße und bringt ein Wohnhaus mit.
    .title = Bank
carson-city-help-ranch =
    Eine Ranch bringt 1 $ für jede freie Parzelle ringsum, egal wem sie gehört, und nie weniger als 1 $. Für
    deine anderen Gebäude zählt sie als Wohnhaus, und sie bringt einen Revolver. Sie braucht keine Straße.
    .title = Ranch
carson-city-help-saloon =
    Ein Saloon bringt 5 $ für jedes Wohnhaus daneben, das dir oder niemandem gehört. Er braucht eine Straße
    und bringt selbst ein Wohnhaus mit.
    .title = Saloon
carson-city-help-hotel =
    Ein Hotel bringt immer 6 $, und für deine Drugstores, Banken und Saloons daneben zählt es als zwei
    Wohnhäuser. Es braucht eine Straße und bringt ein Wohnhaus mit.
    .title = Hotel
carson-city-help-drugstore =
    Ein Drugstore bringt 3 $ für jedes Wohnhaus daneben, das dir oder niemandem gehört, und 3 $ für jede deiner
    Ranches irgendwo in der Stadt. Eine eigene Ranch gleich daneben zählt für beides. Er braucht eine Straße
    und bringt ein Wohnhaus mit.
    .title = Drugstore
carson-city-help-church =
    Eine Kirche bringt nichts ein, aber niemand kann sie oder deine Gebäude ringsum angreifen. Baust du sie
    neben ein Gebäude, das gerade angegriffen wird, nehmen die Angreifer ihre Cowboys zurück. Sie zählt
    für deine Gebäude als Wohnhaus, braucht eine Straße und bringt ein Wohnhaus mit.
    .title = Kirche
carson-city-help-mine =
    Eine Mine bringt 3 $ für jeden Berg daneben, der dir oder niemandem gehört. Sie bringt einen Revolver und
    braucht keine Straße. Mehrere Minen dürfen vom selben Berg profitieren.
    .title = Mine
carson-city-help-prison =
    Ein Gefängnis bringt nichts ein und kann nicht angegriffen werden. Es bringt zwei Revolver, braucht eine
    Straße und bringt ein Wohnhaus mit.
    .title = Gefängnis
carson-city-help-personalities =
    Jede Person hat eine gelbe und eine rote Seite mit verschiedenen Fähigkeiten. Nehmt in den ersten Partien
    die gelben; später könnt ihr nach Belieben mischen oder es dem Zufall überlassen. Das Geldlimit deiner
    Person sagt, wie viel Geld du am Ende der Runde behalten darfst.
    .title = Die Personen
carson-city-help-sheriff =
    Nummer 1, Geldlimit 20 $. Der gelbe Sheriff gibt dir für diese Runde den weißen Cowboy: Er geht nur
    dorthin, wo kein Cowboy steht, niemand kann ihn dort herausfordern, und er greift niemanden an; nur bei
    Lohn und Straßen dürfen sich andere dazustellen. Mit dem roten Sheriff darfst du niemanden angreifen und
    dich zu niemandem stellen, wo ein Duell folgen würde, aber jedes verlorene Duell bringt 3 Punkte.
    .title = Der Sheriff
carson-city-help-road-worker =
    Nummer 4, Geldlimit 30 $. Der gelbe Straßenarbeiter gibt dir sofort zwei Straßen, und Gebäude kosten dich
    den halben Preis, aufgerundet. Der rote holt für 5 $ ein beliebiges Gebäude von der Leiste, zum sofortigen
    Bauen oder zum Aufheben; die anderen rücken nach, und ein neues wird gezogen.
    .title = Der Straßenarbeiter
carson-city-help-settler =
    Nummer 5. Der gelbe Siedler, Geldlimit 30 $, schenkt dir eine herrenlose Parzelle. Der rote, Geldlimit
    20 $, gibt sofort 8 $ oder am Ende der Runde 1 $ (an manchen Tischen einen Punkt) für jeden deiner Berge.
    .title = Der Siedler
carson-city-help-banker =
    Nummer 2. Der gelbe Bankier, Geldlimit 120 $, gibt dir sofort 9 $. Der rote, Geldlimit 60 $, verkauft am
    Ende der Runde Punkte: 3 für 3 $, 5 für 12 $ oder 7 für 25 $.
    .title = Der Bankier
carson-city-help-captain =
    Nummer 6. Beim gelben Hauptmann, Geldlimit 25 $, heuerst du einen Cowboy für 1 $, zwei für 4 $ oder drei
    für 9 $ an. Der rote, Geldlimit 20 $, verkauft einen Revolver für 3 $ oder zwei für 9 $, für den Rest der
    Partie.
    .title = Der Hauptmann
carson-city-help-grocer =
    Nummer 3, Geldlimit 60 $. Die gelbe Krämerin gibt 8 $, sofort oder beim Gebäudeeinkommen, oder
    verdoppelt dann, was alle deine Gebäude einer Art einbringen. Wird ein solches Gebäude ausgeraubt,
    bekommen beide Seiten das einfache Einkommen. Die rote gibt sofort 8 $ oder am Ende der Runde einen Punkt
    für jedes deiner Wohnhäuser; Ranches, Hotels und Kirchen zählen dabei nicht.
    .title = Die Krämerin
carson-city-help-mercenary =
    Nummer 7. Der gelbe Revolverheld, Geldlimit 20 $, erhöht deine Feuerkraft für diese Runde um 3. Der rote,
    Geldlimit 30 $, erhöht sie um 2.
    .title = Der Revolverheld
carson-city-help-variants =
    Drei Varianten verändern das Spiel und lassen sich beliebig verbinden: Duellplättchen statt Würfel, ein
    Fluss durch die Stadt und gleichzeitiges Setzen. Außerdem lassen sich einige unklare Regeln anders
    spielen; das wählt, wer den Tisch eröffnet.
    .title = Varianten
carson-city-help-might-is-right =
    Duelle werden statt mit Würfeln mit Plättchen von 0 bis 5 ausgetragen, die geheim gewählt und zusammen
    aufgedeckt werden. Zu zweit hat jede Seite eines von jedem und 15 $. Sonst werden allen sechs Plättchen
    zugeteilt; sie nennen deren Summe und beginnen mit 30 $ abzüglich dieser Summe. Gespielte Plättchen bilden
    einen Vorrat, aus dem drei zieht, wer keines mehr hat. Beim Glücksspiel bleiben die Würfel.
    .title = Das Recht des Stärkeren
carson-city-help-carson-river =
    Flussparzellen kann niemand kaufen oder bebauen, und es gibt weniger Berge: sechs beim Lauf des Spielplans,
    der hier rekonstruiert ist, denn ein Bild davon lag nicht vor. Für eine Ranch ist der Fluss freies Land,
    und eine Mine daneben bringt 3 $ mehr. Wo es über den Fluss geht, sind zwei Straßen aus derselben Hand
    nötig: eine Brücke. Am Ende ist eine Parzelle mit Gebäude, Wohnhaus oder Berg, die eine Brücke berührt,
    3 Punkte wert statt 2.
    .title = Der Carson River
carson-city-help-kit-carson =
    Sobald der erste Cowboy steht, setzen alle gleichzeitig und dürfen Cowboys auch zurücknehmen, bis zu
    zehnmal je Runde. Wer aufhört, nimmt den nächsten Platz auf der Leiste und ist für diese Runde fertig. Am
    Ende der Partie erhalten alle je einen Punkt für alle, die auf der Leiste hinter ihnen stehen.
    .title = Kit Carson

## Erste Partie: guide.toml

carson-city-guide-welcome =
    Willkommen in Carson City, bis jetzt nur ein Haus in der Wüste. In vier Runden kaufst du Land, baust
    darauf und verdienst Geld und Punkte. Die Arbeit machen deine Cowboys.
carson-city-guide-parcel =
    Zuerst bekommst du eine Parzelle geschenkt. Nimm die leuchtende: Vier Berge berühren sie, auch über Eck.
    Dort lohnt sich eine Mine.
    .brought = Sie gehört dir. Dein Gegner hat zwei genommen, jetzt bist du wieder dran.
carson-city-guide-second-parcel =
    Deine zweite Parzelle: Nimm die darunter, neben dem Haus. Dort führt eine Straße vorbei, und die
    brauchen die meisten Gebäude.
    .brought = Das Land ist verteilt, die erste Runde beginnt.
carson-city-guide-mercenary =
    In jeder Runde wählen alle eine Person mit einer Fähigkeit. Nimm den Revolverhelden: Er gibt dir in
    Duellen 3 Feuerkraft mehr.
    .brought =
        Dein Gegner nahm den Siedler, dessen kleinere Zahl zuerst setzen darf. Er will die Mine für 4 $!
carson-city-guide-track =
    Entlang dieser Leiste werden die Aktionen nacheinander ausgeführt. Auf einem Baufeld darf ein Cowboy das
    Gebäude kaufen; stehen zwei Spieler dort, gibt es ein Duell.
carson-city-guide-rival =
    Diese Mine willst du auch. Setze einen Cowboy neben den des Gegners: Das gibt ein Duell.
    .brought = Dein Gegner holt sich Lohn.
carson-city-guide-wages =
    Beim Lohn gibt es nie ein Duell: 4 $ für jeden deiner Cowboys. Setze einen dorthin.
    .brought = Ein Cowboy ist noch in deinem Vorrat.
carson-city-guide-pass =
    Behalte den letzten Cowboy: Wer im Vorrat bleibt, erhöht deine Feuerkraft um 1. Passe. Wer zuerst passt,
    wählt nächste Runde zuerst.
    .brought =
        Duell gewonnen! Du hast 3 gewürfelt, mit 3 vom Revolverhelden und 1 vom Cowboy macht das 7, gegen
        eine 6.
carson-city-guide-buy = Die Mine steht jetzt dir allein zum Verkauf. Kaufe sie für 4 $.
    .brought = Gekauft. Wer verliert, nimmt den Cowboy zurück und ist beim nächsten Mal stärker.
carson-city-guide-build = Baue sie auf deiner Parzelle zwischen den Bergen. Eine Mine braucht keine Straße.
    .brought = Deine Mine bringt 3 $ für jeden der vier Berge: 12 $, und das jede Runde!
carson-city-guide-limit =
    Du hast 27 $, aber der Revolverheld lässt dir nur 20 $. Je 10 $, die du ausgibst, bringen 1 Punkt: Kaufe
    einen.
    .brought = Ein Punkt, und 17 $ für die nächste Runde. Auch neue Cowboys sind da.
carson-city-guide-end =
    So geht es vier Runden lang. Am Ende bringt jede bebaute Parzelle 2 Punkte und Geld 1 Punkt für je 6 $.
    Du wählst jetzt zuerst. Viel Spaß!
