### Carson City: The Card Game, in German.

-card-game = Carson City – Das Kartenspiel

card-game-title = { -card-game }
card-game-introduction =
    Jede und jeder baut eine eigene Stadt. Runde für Runde liegen eine Person und eine Handvoll Geländekarten
    aus, und alle spielen verdeckt eine Auktionskarte: Die höchste wählt zuerst, und eine gespielte Karte ist
    für den Rest der Epoche weg. Füge das Gelände geschickt zusammen, überdecke, was leer ist, bringe Minen an
    die Berge und Saloons zu den Wohnhäusern. Nach zwei Epochen zu neun Runden gewinnt die wohlhabendste Stadt
    { -card-game }.

## Variants

# Who plays along when there are fewer people.
card-game-variant-players-4 = Mindestens 4 am Tisch
    .explanation = Sind es weniger Menschen, füllen virtuelle Spieler den Tisch bis vier auf.
card-game-variant-players-5 = Mindestens 5 am Tisch
    .explanation =
        Sind es weniger Menschen, füllen virtuelle Spieler den Tisch bis fünf auf. In jeder Runde liegen fünf
        Geländekarten aus.
card-game-variant-players-6 = 6 am Tisch
    .explanation =
        Virtuelle Spieler füllen den Tisch bis sechs auf. In jeder Runde liegen fünf Geländekarten aus, und
        keine bleibt übrig.

card-game-level-novice = Auktionskarten 1 bis 9 wie alle anderen. Für die erste Partie zu empfehlen.
card-game-level-intermediate = Auktionskarten 2 bis 10: eine 10 statt der 1.
card-game-level-expert = Auktionskarten 3 bis 11: eine 10 und eine 11 statt der 1 und der 2.

card-game-variant-virtual-1-novice = Cyrus, erster virtueller Spieler: Anfänger
    .explanation = { card-game-level-novice }
card-game-variant-virtual-1-intermediate = Cyrus, erster virtueller Spieler: fortgeschritten
    .explanation = { card-game-level-intermediate }
card-game-variant-virtual-1-expert = Cyrus, erster virtueller Spieler: Profi
    .explanation = { card-game-level-expert }
card-game-variant-virtual-2-novice = Bessie, zweiter virtueller Spieler: Anfänger
    .explanation = { card-game-level-novice }
card-game-variant-virtual-2-intermediate = Bessie, zweiter virtueller Spieler: fortgeschritten
    .explanation = { card-game-level-intermediate }
card-game-variant-virtual-2-expert = Bessie, zweiter virtueller Spieler: Profi
    .explanation = { card-game-level-expert }
card-game-variant-virtual-3-novice = Jedediah, dritter virtueller Spieler: Anfänger
    .explanation = { card-game-level-novice }
card-game-variant-virtual-3-intermediate = Jedediah, dritter virtueller Spieler: fortgeschritten
    .explanation = { card-game-level-intermediate }
card-game-variant-virtual-3-expert = Jedediah, dritter virtueller Spieler: Profi
    .explanation = { card-game-level-expert }
card-game-variant-virtual-4-novice = Mabel, vierter virtueller Spieler: Anfänger
    .explanation = { card-game-level-novice }
card-game-variant-virtual-4-intermediate = Mabel, vierter virtueller Spieler: fortgeschritten
    .explanation = { card-game-level-intermediate }
card-game-variant-virtual-4-expert = Mabel, vierter virtueller Spieler: Profi
    .explanation = { card-game-level-expert }
card-game-variant-virtual-5-novice = Rufus, fünfter virtueller Spieler: Anfänger
    .explanation = { card-game-level-novice }
card-game-variant-virtual-5-intermediate = Rufus, fünfter virtueller Spieler: fortgeschritten
    .explanation = { card-game-level-intermediate }
card-game-variant-virtual-5-expert = Rufus, fünfter virtueller Spieler: Profi
    .explanation = { card-game-level-expert }

# Who has which auction cards: before the colon the label of a menu, after it a choice.
card-game-variant-suit = Symbol von Spieler { $player }: { $suit ->
    [any] egal welches
    [hat] { seat-hat }
    [star] { seat-star }
    [cactus] { seat-cactus }
    [boot] { seat-boot }
    [horseshoe] { seat-horseshoe }
   *[cow] { seat-cow }
}
    .explanation =
        Symbole entscheiden bei Gleichstand: Die Rückseite der obersten Person gibt ihnen eine Rangfolge. Wer
        nichts wählt, bekommt das erste freie Symbol. Gezählt werden erst die Plätze am Tisch,
        dann die virtuellen Spieler.

card-game-variant-houses-first = Mehr Wohnhäuser, weniger Berge
    .explanation =
        In Epoche I gibt es 32 Wohnhäuser und 18 Berge, in Epoche II 12 Wohnhäuser und 18 Berge: So lässt sich
        die Liste der Gebäude auch lesen. Zwölf Geländekarten sehen anders aus.
card-game-variant-editor-one-sign = Der Verleger zählt ein Zeichen je Person
    .explanation = Doktor und Helden tragen beide Zeichen, bringen dem Verleger aber nur je 4 Punkte, nicht 5.
card-game-variant-city-hall-others-only = Das Rathaus zählt nur andere Gebäude
    .explanation = Das Rathaus gibt einen Punkt für jedes andere Gebäude, aber keinen für sich selbst.
card-game-variant-lawyer-with-boosts = Der Rechtsanwalt lässt anderen ihren Auftritt
    .explanation =
        Wer den Rechtsanwalt eingesetzt hat, darf in derselben Runde noch Helden, Büchsenmacher, Revolverheld
        und Doktor einsetzen, obwohl die Auktionskarte verloren ist; den Tagelöhner nicht, denn seine Karte
        bliebe übrig.
card-game-variant-prison-at-once = Ein neues Gefängnis wirkt sofort
    .explanation =
        Eine Karte mit Gefängnis darf schon beim Anlegen Outlaws überdecken; sonst dürfen das erst spätere
        Karten.
card-game-variant-character-last = Die Person liegt am Ende der Auslage
    .explanation =
        Die Person liegt am weitesten von den Stapeln entfernt. Bei gleichem Reizwert nehmen virtuelle Spieler
        dann lieber Gelände.
card-game-variant-paperboy-at-once = Der Zeitungsjunge läuft sofort los
    .explanation =
        Der Zeitungsjunge holt eine weitere Person, sobald er genommen wird, nicht erst am Spielende.
card-game-variant-outlaws-never-on-outlaws = Outlaws nie auf Outlaws
    .explanation =
        Outlaws dürfen nie durch Outlaws überdeckt werden, auch nicht mit dem Sheriff oder einem Gefängnis.

## Components

card-game-name-empty = leere Parzelle
card-game-name-house = Wohnhaus
card-game-name-townhouse = Stadthaus
card-game-name-mountain = Berg
card-game-name-mine = Mine
card-game-name-ranch = Ranch
card-game-name-blacksmith = Schmiede
card-game-name-drugstore = Drugstore
card-game-name-bank = Bank
card-game-name-saloon = Saloon
card-game-name-hotel = Hotel
card-game-name-general-store = General Store
card-game-name-church = Kirche
card-game-name-prison = Gefängnis
card-game-name-city-hall = Rathaus
card-game-name-outlaws = Outlaws

card-game-name-cowboy = Cowboy
card-game-name-auctioneer = Auktionator
card-game-name-settler = Siedler
card-game-name-captain = Hauptmann
card-game-name-singer = Sängerin
card-game-name-lawyer = Rechtsanwalt
card-game-name-banker = Bankier
card-game-name-governor = Gouverneur
card-game-name-doctor = Doktor
card-game-name-heroes = Helden
card-game-name-teacher = Lehrerin
card-game-name-editor = Verleger
card-game-name-grocer = Krämerin
card-game-name-day-labourer = Tagelöhner
card-game-name-paperboy = Zeitungsjunge
card-game-name-sheriff = Sheriff
card-game-name-guide = Kundschafter
card-game-name-prospector = Goldsucher
card-game-name-gunsmith = Büchsenmacher
card-game-name-mercenary = Revolverheld
card-game-name-undertaker = Totengräber

card-game-name-terrain-card = Geländekarte
card-game-name-character-card = Personenkarte
card-game-name-auction-card = Auktionskarte

## Parts of sentences

card-game-skull = Totenkopf

# Elements of one kind on a terrain card: "Mine und 2 Berge".
card-game-some = { $element ->
    [house] { $count ->
        [one] Wohnhaus
       *[other] { $count } Wohnhäuser
    }
    [townhouse] { $count ->
        [one] Stadthaus
       *[other] { $count } Stadthäuser
    }
    [mountain] { $count ->
        [one] Berg
       *[other] { $count } Berge
    }
    [mine] { $count ->
        [one] Mine
       *[other] { $count } Minen
    }
    [ranch] { $count ->
        [one] Ranch
       *[other] { $count } Ranches
    }
    [blacksmith] { $count ->
        [one] Schmiede
       *[other] { $count } Schmieden
    }
    [drugstore] { $count ->
        [one] Drugstore
       *[other] { $count } Drugstores
    }
    [bank] { $count ->
        [one] Bank
       *[other] { $count } Banken
    }
    [saloon] { $count ->
        [one] Saloon
       *[other] { $count } Saloons
    }
    [hotel] { $count ->
        [one] Hotel
       *[other] { $count } Hotels
    }
    [general-store] { $count ->
        [one] General Store
       *[other] { $count } General Stores
    }
    [church] { $count ->
        [one] Kirche
       *[other] { $count } Kirchen
    }
    [prison] { $count ->
        [one] Gefängnis
       *[other] { $count } Gefängnisse
    }
    [city-hall] Rathaus
   *[outlaws] { $count ->
        [one] Outlaws
       *[other] { $count } Gruppen von Outlaws
    }
}

# What an element is called after "it would cover".
card-game-an-element = { $element ->
    [house] ein Wohnhaus
    [townhouse] ein Stadthaus
    [mountain] einen Berg
    [mine] eine Mine
    [ranch] eine Ranch
    [blacksmith] eine Schmiede
    [drugstore] einen Drugstore
    [bank] eine Bank
    [saloon] einen Saloon
    [hotel] ein Hotel
    [general-store] einen General Store
    [church] eine Kirche
    [prison] ein Gefängnis
    [city-hall] das Rathaus
   *[outlaws] Outlaws
}

# One element of a terrain card and its corner: "Mine oben links".
card-game-parcel = { $element } { $corner ->
    [nw] oben links
    [ne] oben rechts
    [sw] unten links
   *[se] unten rechts
}
card-game-terrain-of-era = { $card } (Epoche { $era })
card-game-terrain-at = { $card }, { $place }

# Where a card lies in a city: "Lege die Karte in Zeile 3, Spalte 2". Counted from the top left of the city.
card-game-place = { $above ->
    [0] in Zeile { $row }
    [one] { $above } Zeile über der ersten
   *[other] { $above } Zeilen über der ersten
}, { $left ->
    [0] Spalte { $column }
    [one] { $left } Spalte links der ersten
   *[other] { $left } Spalten links der ersten
}
card-game-first-place = als erste der Stadt
card-game-cell = auf { $cell }

# A character in a sentence; `object` is used after "nimmt", "setzt … ein" and "holt".
card-game-person = { $character ->
    [cowboy] der Cowboy
    [auctioneer] der Auktionator
    [settler] der Siedler
    [captain] der Hauptmann
    [singer] die Sängerin
    [lawyer] der Rechtsanwalt
    [banker] der Bankier
    [governor] der Gouverneur
    [doctor] der Doktor
    [heroes] die Helden
    [teacher] die Lehrerin
    [editor] der Verleger
    [grocer] die Krämerin
    [day-labourer] der Tagelöhner
    [paperboy] der Zeitungsjunge
    [sheriff] der Sheriff
    [guide] der Kundschafter
    [prospector] der Goldsucher
    [gunsmith] der Büchsenmacher
    [mercenary] der Revolverheld
   *[undertaker] der Totengräber
}
    .object = { $character ->
        [cowboy] den Cowboy
        [auctioneer] den Auktionator
        [settler] den Siedler
        [captain] den Hauptmann
        [singer] die Sängerin
        [lawyer] den Rechtsanwalt
        [banker] den Bankier
        [governor] den Gouverneur
        [doctor] den Doktor
        [heroes] die Helden
        [teacher] die Lehrerin
        [editor] den Verleger
        [grocer] die Krämerin
        [day-labourer] den Tagelöhner
        [paperboy] den Zeitungsjungen
        [sheriff] den Sheriff
        [guide] den Kundschafter
        [prospector] den Goldsucher
        [gunsmith] den Büchsenmacher
        [mercenary] den Revolverhelden
       *[undertaker] den Totengräber
    }
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
card-game-person-with-effect = { card-game-person.object }: { card-game-effect.short }

# What a character does; `short` stands on the card, in two lines of about eighteen letters, with an arrow in one.
card-game-effect = { $character ->
    [cowboy] 3 Punkte für jede Ranch in deiner Stadt.
    [auctioneer]
        Wann immer du etwas wählst, darfst du eine Geländekarte aus deiner Stadt verkaufen: bis zu drei, je 7
        Punkte. Sie muss flach liegen, ohne eine andere zu überlappen, und die Stadt muss zusammenhängend
        bleiben.
    [settler] 1 Punkt für jede leere Parzelle neben einer Ranch; jede Parzelle zählt einmal.
    [captain] 6 Punkte. Deine Stadt darf 9 Zeilen oder 9 Spalten haben statt 8.
    [singer] So viele Punkte wie dein bester Saloon.
    [lawyer]
        Einmal je Epoche, vor den Geboten: Nimm sofort eine Karte. Eine Auktionskarte legst du trotzdem ab,
        sie bleibt aber ohne Wirkung, und du nimmst in dieser Runde keine weitere Karte.
    [banker] 4 Punkte für jede Bank in deiner Stadt.
    [governor]
        Einmal im Spiel, vor den Geboten: Eine weitere Geländekarte wird aufgedeckt, und du nimmst sofort eine
        Karte. Dein normaler Zug folgt trotzdem.
    [doctor] 5 Punkte. Einmal je Epoche, wenn die Auktionskarten aufgedeckt sind: Deine zählt 2 mehr.
    [heroes] 6 Punkte. Einmal je Epoche, vor den Geboten: Deine Auktionskarte zählt 3 mehr.
    [teacher] 1 Punkt für jedes Wohnhaus und 2 für jedes Stadthaus und jedes Hotel in deiner Stadt.
    [editor]
        1 Punkt für jede deiner Personen mit Dollarzeichen, den Verleger eingeschlossen, und 4 Punkte für jede
        mit Pfeil.
    [editor-one-sign]
        4 Punkte für jede deiner Personen mit Pfeil und 1 Punkt für jede, die nur ein Dollarzeichen hat, den
        Verleger eingeschlossen.
    [grocer] 4 Punkte für jeden Drugstore in deiner Stadt.
    [day-labourer]
        Einmal je Epoche, vor den Geboten: Eine weitere Geländekarte wird aufgedeckt, und in deinem Zug nimmst
        du zwei Karten.
    [paperboy]
        3 Punkte. Am Spielende, vor der Wertung, darfst du eine weitere Person holen: irgendeine, die niemand
        genommen hat.
    [paperboy-at-once]
        3 Punkte. Sobald du ihn nimmst, darfst du eine weitere Person holen: irgendeine, die niemand genommen
        hat, nur nicht die oberste des Stapels.
    [sheriff]
        3 Punkte für jedes Gefängnis in deiner Stadt. Outlaws kosten dich nichts, und ihre Parzellen gelten
        als leer.
    [guide]
        Ein halber Punkt für jede Parzelle ohne Geländekarte, insgesamt aufgerundet: Deine Stadt hat Platz für
        64 Parzellen, mit dem Hauptmann für 72.
    [prospector] 1 Punkt für jeden Berg und jede Mine in deiner Stadt.
    [gunsmith] Einmal je Epoche, vor den Geboten: Deine Auktionskarte zählt 6 mehr.
    [mercenary] Einmal je Epoche, wenn die Auktionskarten aufgedeckt sind: Deine zählt 5 mehr.
   *[undertaker] 2 Punkte für jede deiner Personen, den Totengräber eingeschlossen.
}
    .short = { $character ->
        [cowboy] 3 je Ranch
        [auctioneer] bis zu 3 Karten verkaufen, je 7
        [settler] 1 je leere Parzelle bei Ranch
        [captain] 6, Stadt bis 8 × 9
        [singer] noch einmal der beste Saloon
        [lawyer] sofort 1 Karte
        [banker] 4 je Bank
        [governor] 1 mehr, 1 nehmen
        [doctor] 5, dazu Gebot +2
        [heroes] 6, dazu Gebot +3
        [teacher] 1 je Wohnhaus
        [editor] 1 je $, 4 je Pfeil
        [grocer] 4 je Drugstore
        [day-labourer] 1 mehr, 2 nehmen
        [paperboy] 3, 1 Person holen
        [sheriff] 3 je Gefängnis, zahme Outlaws
        [guide] ½ je freie Parzelle
        [prospector] 1 je Berg und Mine
        [gunsmith] Gebot +6
        [mercenary] Gebot +5
       *[undertaker] 2 je Person
    }

# What happens when a character with an arrow is used; `short` stands on a button.
card-game-ability = { $character ->
    [governor]
        Eine weitere Geländekarte wird aufgedeckt, und du nimmst sofort eine Karte; dein normaler Zug folgt
        trotzdem. Nur einmal im Spiel.
    [lawyer]
        Du nimmst sofort eine Karte, aber deine Auktionskarte ist verloren: In dieser Runde nimmst du keine
        weitere.
    [day-labourer] Eine weitere Geländekarte wird aufgedeckt, und in deinem Zug nimmst du zwei Karten.
    [heroes] Die Auktionskarte, die du gleich spielst, zählt 3 mehr.
    [gunsmith] Die Auktionskarte, die du gleich spielst, zählt 6 mehr.
    [mercenary] Die Auktionskarte, die du gespielt hast, zählt 5 mehr.
   *[doctor] Die Auktionskarte, die du gespielt hast, zählt 2 mehr.
}
    .short = { $character ->
        [governor] eine Karte aufdecken und sofort eine nehmen
        [lawyer] sofort eine Karte nehmen, ohne Zug
        [day-labourer] eine Karte aufdecken und im Zug zwei nehmen
        [heroes] 3 mehr für die Auktionskarte
        [gunsmith] 6 mehr für die Auktionskarte
        [mercenary] 5 mehr für die Auktionskarte
       *[doctor] 2 mehr für die Auktionskarte
    }

## Actions

card-game-action-back = Zeige die Rückseite der nächsten Person: { $back }
card-game-action-reveal = Decke die Person auf: { card-game-person.name }
card-game-action-draw = Decke die Geländekarte auf: { $card }
card-game-action-turn = Decke die { $value } auf
card-game-action-use = Setze { card-game-person.object } ein: { card-game-ability.short }
    .group = Person einsetzen
card-game-action-decline = Verzichte darauf
    .group = Verzichten
card-game-action-bid = Spiele die { $value }
    .group = Auktionskarte spielen
card-game-action-take = { $kind ->
    [terrain] Nimm das Gelände: { $card }
    [misfit] Nimm das Gelände, das nirgends in deine Stadt passt: { $card }
   *[character] Nimm { $card }
}
    .group = Karte nehmen
    .short = { $kind ->
        [character] Diese Person nehmen
       *[other] Dieses Gelände nehmen
    }
card-game-action-place = Lege die Karte { $place }{ $covered ->
    [0] {""}
    [one] , über { $covered } Parzelle
   *[other] , über { $covered } Parzellen
}
    .group = Karte anlegen
    .short = { $covered ->
        [0] Hier anlegen
       *[other] Hier anlegen, über { $covered }
    }
card-game-action-aside = Lege die Karte beiseite, da sie nirgends passt
    .group = Karte beiseitelegen
card-game-action-sell = Verkaufe für 7 Punkte: { $card }
    .group = Mit dem Auktionator verkaufen
card-game-action-fetch = Hole { $card }
    .group = Person holen
    .short = Diese Person holen
card-game-action-done = Verkaufe nichts mehr
    .group = Nichts mehr verkaufen

## Prompts

card-game-prompt-cut-pile = Hebe den Personenstapel ab.
    .hint = Alle sehen die Rückseite der obersten Karte.
card-game-prompt-reveal-character = Decke die nächste Person auf.
    .hint = Sie liegt aus, den Stapeln am nächsten.
card-game-prompt-see-back = Sieh dir die Rückseite der nächsten Person an.
    .hint =
        Sie zeigt, wer bei Gleichstand gewinnt, oder einen Totenkopf: Dann ersetzt diese Person die
        ausliegende.
card-game-prompt-reveal-terrain = Decke eine Geländekarte auf.
    .hint = { $cards ->
        [one] Es ist die letzte, die jetzt kommt.
       *[other] Mit dieser kommen jetzt noch { $cards }.
    }
card-game-prompt-use-character = Setzt du jetzt { card-game-person.object } ein?
    .hint = { card-game-ability }
card-game-prompt-choose-bid = Wähle eine Auktionskarte.
    .hint =
        Alle Karten werden gleichzeitig aufgedeckt, und die höchste nimmt zuerst. Was du spielst, ist für den
        Rest der Epoche weg.
card-game-prompt-turn-cards = Decke für jeden virtuellen Spieler eine Karte auf.
    .hint = Ihre Stapel sind gemischt; bekannt ist nur, was schon aufgedeckt wurde.
card-game-prompt-take-card = { $by ->
    [governor] Nimm sofort eine Karte: Der Gouverneur macht es möglich.
    [lawyer] Nimm sofort eine Karte: Der Rechtsanwalt macht es möglich.
   *[turn] { $cards ->
        [one] Du bist am Zug: Nimm eine Karte.
       *[other] Du bist am Zug: Nimm die erste von { $cards } Karten.
    }
}
    .hint = Gelände legst du sofort in deiner Stadt an; eine Person bleibt bis zum Spielende bei dir.
card-game-prompt-place-card = Lege das Gelände in deiner Stadt an: { $card }.
    .hint = { $spots ->
        [0] Es passt nirgends.
        [one] Es gibt { $spots } Platz dafür.
       *[other] Es gibt { $spots } Plätze dafür.
    } Es muss eine Seite mit deiner Stadt gemeinsam haben oder auf ihr liegen. Überdeckt wird nur Leeres,
    Gleiches durch Gleiches oder ein Wohnhaus durch ein Stadthaus.
card-game-prompt-fetch-character = Welche Person holt der Zeitungsjunge?
    .hint = Jede, die niemand genommen hat: übrig gebliebene und solche, die noch im Stapel liegen.
card-game-prompt-sell-before-scoring = Verkauft der Auktionator vor der Wertung noch etwas?
    .hint =
        Jede verkaufte Karte bringt 7 Punkte, fehlt aber in deiner Stadt. Im ganzen Spiel darfst du drei
        verkaufen.

## Events

card-game-event-pile-cut = Der Personenstapel wird abgehoben; oben liegt { $kind ->
    [skull] ein Totenkopf.
   *[order] die Reihenfolge { $back }.
}
card-game-event-round-began = Epoche { $era }, Runde { $round } von 9.
card-game-event-character-revealed = In der Auslage: { card-game-person } ({ card-game-effect.short }).
card-game-event-back-seen = { $kind ->
    [skull] Die nächste Person zeigt einen Totenkopf.
   *[order] Bei Gleichstand gilt nun die Reihenfolge { $back }.
}
card-game-event-skull = Also { $character ->
    [heroes] kommen
   *[other] kommt
} { card-game-person } unter den Stapel, und die nächste Person wird aufgedeckt.
card-game-event-terrain-revealed = In der Auslage: { $card } (Reizwert { $appeal }).
card-game-event-terrain-added =
    { $name } bringt eine weitere Karte in die Auslage: { $card } (Reizwert { $appeal }).
card-game-event-character-used = { $name } setzt { card-game-person.object } ein: { card-game-ability.short }.
card-game-event-character-declined = { $name } setzt { card-game-person.object } vorerst nicht ein.
card-game-event-bid = { $name } hat eine Auktionskarte gewählt.
card-game-event-bid-shown = { $name } zeigt die { $value }.
card-game-event-bid-wasted =
    { $name } hat den Rechtsanwalt eingesetzt und legt die { $value } ohne Wirkung ab.
card-game-event-card-turned = { $name } deckt die { $value } auf.
card-game-event-tie-won = { $name } gewinnt den Gleichstand bei { $value }.
card-game-event-terrain-taken = { $name } nimmt die Geländekarte: { $card }.
card-game-event-character-taken = { $name } nimmt { card-game-person.object }.
card-game-event-placed = { $name } legt die Karte { $place }: { $card }{ $covered ->
    [0] .
    [one] , über { $covered } Parzelle.
   *[other] , über { $covered } Parzellen.
}
card-game-event-set-aside = { $name } hat keinen Platz für die Karte und legt sie beiseite: { $card }.
card-game-event-sold = { $name } verkauft mit dem Auktionator eine Karte ({ $count } von 3): { $card }.
card-game-event-terrain-removed = Niemand hat sie genommen, also kommt die Karte aus dem Spiel: { $card }.
card-game-event-character-removed =
    Niemand hat { card-game-person.object } genommen, und die Karte kommt aus dem Spiel.
card-game-event-era-changed =
    Epoche II beginnt. Alle nehmen ihre Auktionskarten zurück, und eingesetzte Personen sind wieder bereit,
    nur der Gouverneur nicht.
card-game-event-fetched = { $name } lässt den Zeitungsjungen { card-game-person.object } holen.
card-game-event-not-fetched = { $name } lässt den Zeitungsjungen niemanden holen.
card-game-event-sales-over = { $name } verkauft nichts mehr.
card-game-event-final-scoring = Beide Epochen sind vorbei: Die Schlusswertung beginnt.
card-game-event-won = { $winners ->
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

card-game-score-ranch = { $name } erhält { points } für leere Parzellen neben { $count ->
    [one] { $count } Ranch.
   *[other] { $count } Ranches.
}
    .category = Ranches
card-game-score-mine = { $name } erhält { points } für Berge neben { $count ->
    [one] { $count } Mine.
   *[other] { $count } Minen.
}
    .category = Minen
card-game-score-drugstore = { $name } erhält { points } für Wohnhäuser neben { $count ->
    [one] { $count } Drugstore.
   *[other] { $count } Drugstores.
}
    .category = Drugstores
card-game-score-bank = { $name } erhält { points } für Wohnhäuser neben { $count ->
    [one] { $count } Bank.
   *[other] { $count } Banken.
}
    .category = Banken
card-game-score-saloon = { $name } erhält { points } für Wohnhäuser neben { $count ->
    [one] { $count } Saloon.
   *[other] { $count } Saloons.
}
    .category = Saloons
card-game-score-store = { $name } erhält { points } für Wohnhäuser neben { $count ->
    [one] General Store oder Rathaus.
   *[other] General Stores und Rathaus, zusammen { $count }.
}
    .category = General Stores und Rathaus
card-game-score-per-ranch = { $name } erhält { points } für { $count ->
    [one] { $count } Ranch
   *[other] { $count } Ranches
} in der Stadt, { $buildings ->
    [one] mit { $buildings } Drugstore oder Schmiede.
   *[other] mit { $buildings } Drugstores und Schmieden.
}
    .category = Ranches in der Stadt
card-game-score-per-mine = { $name } erhält { points } für { $count ->
    [one] { $count } Mine
   *[other] { $count } Minen
} in der Stadt, { $buildings ->
    [one] mit { $buildings } Bank oder Schmiede.
   *[other] mit { $buildings } Banken und Schmieden.
}
    .category = Minen in der Stadt
card-game-score-per-house = { $name } erhält { points } für { $count ->
    [one] { $count } Wohnhaus
   *[other] { $count } Wohnhäuser
} in der Stadt, { $buildings ->
    [one] mit { $buildings } Kirche oder General Store.
   *[other] mit { $buildings } Kirchen und General Stores.
}
    .category = Wohnhäuser in der Stadt
card-game-score-hotel = { $name } erhält { points } für { $count ->
    [one] { $count } Hotel.
   *[other] { $count } Hotels.
}
    .category = Hotels
card-game-score-city-hall = { $name } erhält { points } für das Rathaus und { $count } Gebäude in der Stadt.
    .category = Gebäude fürs Rathaus
card-game-score-outlaws = { $name } verliert { $lost } Punkte durch { $count ->
    [one] { $count } Gruppe von Outlaws.
   *[other] { $count } Gruppen von Outlaws.
}
    .category = Outlaws
card-game-score-character = { $name } erhält { points } für { card-game-person.object }.
    .category = Personen
card-game-score-sold = { $name } erhält { points } für { $count ->
    [one] { $count } verkaufte Karte.
   *[other] { $count } verkaufte Karten.
}
    .category = Verkaufte Karten
card-game-score-appeal = { $name } erhält { points } für den Reizwert von { $count ->
    [one] { $count } Karte.
   *[other] { $count } Karten.
}
    .category = Reizwert

## Why not

card-game-reason-cut-first = Zuerst wird der Personenstapel abgehoben.
card-game-reason-reveal-first = Zuerst wird die nächste Person aufgedeckt.
card-game-reason-back-first = Zuerst sehen alle die Rückseite der nächsten Person.
card-game-reason-draw-first = Zuerst wird eine Geländekarte aufgedeckt.
card-game-reason-turn-first = Zuerst decken die virtuellen Spieler ihre Auktionskarten auf.
card-game-reason-cannot-come =
    Diese Karte kann jetzt nicht kommen: Sie wurde schon gesehen oder liegt nicht in diesem Stapel.
card-game-reason-use-or-decline =
    Jetzt { $character ->
    [heroes] sind
   *[other] ist
} { card-game-person } an der Reihe: Setze die Karte ein oder verzichte.
card-game-reason-other-character =
    Personen werden in fester Reihenfolge eingesetzt, und jetzt { $character ->
    [heroes] sind
   *[other] ist
} { card-game-person } an der Reihe.
card-game-reason-not-your-character = Du hast { card-game-person.object } nicht.
card-game-reason-character-used = Du hast { card-game-person.object } in dieser Epoche schon eingesetzt.
card-game-reason-governor-used = Der Gouverneur wirkt einmal im Spiel, und du hast ihn schon eingesetzt.
card-game-reason-rounds-over =
    Die letzte Runde ist vorbei, und du kannst { card-game-person.object } nicht mehr einsetzen.
card-game-reason-no-turn =
    Du hast den Rechtsanwalt eingesetzt und kommst in dieser Runde nicht mehr zum Zug: Es brächte dir nichts,
    { card-game-person.object } einzusetzen.
card-game-reason-after-bids =
    Du kannst { card-game-person.object } erst einsetzen, wenn die Auktionskarten aufgedeckt sind.
card-game-reason-before-bids =
    Du kannst { card-game-person.object } nur einsetzen, bevor die Auktionskarten gewählt werden.
card-game-reason-moment-passed =
    In dieser Runde ist der Moment vorbei, { card-game-person.object } einzusetzen.
card-game-reason-bid-now = Jetzt wählen alle eine Auktionskarte.
card-game-reason-card-used = { $era ->
    [1]
        Deine { $value } hast du in dieser Epoche schon gespielt. Zu Beginn von Epoche II kehren alle Karten
        auf deine Hand zurück.
   *[other]
        Deine { $value } hast du in dieser Epoche schon gespielt. Es ist die letzte: Die Karte kommt nicht
        zurück.
}
card-game-reason-take-now = Du bist am Zug und nimmst eine Karte aus der Auslage; verzichten darf niemand.
card-game-reason-not-on-offer = Diese Karte liegt nicht aus.
card-game-reason-place-now = Lege zuerst die genommene Geländekarte an.
card-game-reason-first-card = Die erste Karte einer Stadt liegt in der Mitte; die Stadt wächst um sie herum.
card-game-reason-too-large = { $side ->
    [9] Mit dem Hauptmann darf deine Stadt 9 Zeilen oder 9 Spalten haben, aber nicht beides und nicht mehr.
   *[other] Eine Stadt hat höchstens 8 Zeilen und 8 Spalten, und diese Karte würde hinausragen.
}
card-game-reason-not-joined =
    Die Karte muss mit einer Parzellenseite an deine Stadt stoßen oder auf ihr liegen; eine Ecke genügt nicht.
card-game-reason-covers =
    Hier würde die Karte { card-game-an-element } überdecken. Überdeckt wird nur Leeres, Gleiches durch
    Gleiches oder ein Wohnhaus durch ein Stadthaus.
card-game-reason-covers-outlaws =
    Outlaws lassen sich nur überdecken, wenn du den Sheriff oder ein Gefängnis in deiner Stadt hast.
card-game-reason-outlaws-on-outlaws =
    An diesem Tisch überdecken Outlaws niemals Outlaws, auch nicht mit dem Sheriff oder einem Gefängnis.
card-game-reason-must-place = Die Karte passt in deine Stadt, also musst du sie anlegen.
card-game-reason-no-auctioneer = Geländekarten verkaufen darf nur, wer den Auktionator hat.
card-game-reason-three-sold = Der Auktionator verkauft drei Karten im Spiel, und die hast du schon verkauft.
card-game-reason-not-in-city = Diese Karte liegt nicht in deiner Stadt.
card-game-reason-overlaps =
    Verkauft wird nur, was flach liegt: Die Karte darf keine andere überdecken und von keiner überdeckt sein,
    auch nicht teilweise.
card-game-reason-splits-city =
    Ohne diese Karte würde deine Stadt zerfallen; sie muss Seite an Seite zusammenhängen.
card-game-reason-fetch-or-decline = Jetzt darf der Zeitungsjunge eine Person holen, oder du verzichtest.
card-game-reason-not-free =
    Der Zeitungsjunge holt nur, wen niemand genommen hat: Diese Person ist schon vergeben, liegt aus oder
    liegt zuoberst auf dem Stapel.
card-game-reason-sell-or-done =
    Jetzt darf der Auktionator noch Karten verkaufen, oder du verkaufst nichts mehr.
card-game-reason-suit-twice = Zwei haben dasselbe Symbol gewählt; jedes gibt es nur einmal.

## The picture

# Tabs of a narrow screen: one word.
card-game-scene-tab-city = Stadt
card-game-scene-tab-offer = Auslage
card-game-scene-tab-hand = Hand
card-game-scene-tab-points = Punkte
card-game-scene-tab-people = Personen
card-game-scene-era = Epoche { $era }
card-game-scene-round = { $era } · Runde { $round } von { $rounds }
card-game-scene-over = Das Spiel ist zu Ende
card-game-scene-your-city = Deine Stadt
card-game-scene-city-of = Stadt von { $name }
card-game-scene-cards-of = Karten von { $name }
card-game-scene-no-city = Hier liegt noch keine Karte
card-game-scene-size = { $rows } × { $columns } Parzellen
card-game-scene-card = { $card }, Reizwert { $appeal }
card-game-scene-card-covered = { $card }, teilweise überdeckt
# On buttons, with room for 26 letters.
card-game-scene-aside = Beiseitelegen
card-game-scene-done = Nichts mehr verkaufen
card-game-scene-decline = Jetzt nicht
card-game-scene-fetch-nobody = Niemanden holen
# Heading over the cards that can be taken (22 letters).
card-game-scene-on-offer = Auslage
# Labels of the piles, for screen readers.
card-game-scene-terrain-left = { $cards ->
    [one] Noch { $cards } Geländekarte
   *[other] Noch { $cards } Geländekarten
}
card-game-scene-characters-left = { $cards ->
    [one] Noch { $cards } Person
   *[other] Noch { $cards } Personen
}
# Beside the piles, over the players' symbols in the order of ties (13 letters).
card-game-scene-ties = Gleichstand
card-game-scene-tie-order = Reihenfolge bei Gleichstand: { $names }
# On the card that is being placed (14 letters), and its label.
card-game-scene-in-hand = in der Hand
card-game-scene-to-place = { $name } legt an: { $card }
# Heading over all auction cards of this round (22 letters).
card-game-scene-bids = Gebote
card-game-scene-bid = { $name }: Auktionskarte { $value }{ $boost ->
    [0] {""}
   *[other] , erhöht um { $boost }
}
card-game-scene-bid-none = { $name }: noch keine Auktionskarte
card-game-scene-bid-hidden = { $name }: eine Auktionskarte, verdeckt
# After a bid: "Anna: Auktionskarte 5, hat eine Karte genommen".
card-game-scene-has-taken = hat eine Karte genommen
card-game-scene-winners = { $players ->
    [one] Sieg
   *[other] Geteilter Sieg
}
# Heading over one's auction cards (30 letters), and at its right end (28 letters).
card-game-scene-your-hand = Deine Auktionskarten
card-game-scene-hand-of = Auktionskarten von { $name }
card-game-scene-auction-cards = Auktionskarten
card-game-scene-rounds-left = { $rounds ->
    [one] letzte Runde in { $era }
   *[other] noch { $rounds } Runden in { $era }
}
card-game-scene-auction = Auktionskarte { $value }
# After "Auktionskarte 5": it is chosen for this round; it has been used in this era.
card-game-scene-chosen = gewählt, verdeckt
card-game-scene-used = gespielt
# Heading over the points by kind of building (18 letters), and its label: "Jetzt 67 Punkte, Bank: 12, Mine: 8".
card-game-scene-how = Das bringt Punkte
card-game-scene-points-now = { $points ->
    [one] Jetzt { $points } Punkt
   *[other] Jetzt { $points } Punkte
}
card-game-scene-pays = { $what }: { $points }
# Headings over characters (24 letters).
card-game-scene-people = Personen
card-game-scene-your-characters = Deine Personen
card-game-scene-characters-of = Personen von { $name }
card-game-scene-no-characters = Noch keine Personen
card-game-scene-others = Rund um den Tisch
# Label of a character card; the effect is a whole sentence with its full stop.
card-game-scene-character = { $name } (Reizwert { $appeal }): { $effect }
# On a character card (17 letters): when it can be used; that it was.
card-game-scene-before-bids = vor den Geboten
card-game-scene-after-bids = nach den Geboten
card-game-scene-at-end = am Spielende
card-game-scene-when-taken = beim Nehmen
card-game-scene-used-this-era = schon eingesetzt
# At the end of a character's label.
card-game-scene-ready = bereit
# Below the name of a virtual player (24 letters).
card-game-scene-virtual = virtuell · { $strength }
card-game-scene-novice = Anfänger
card-game-scene-intermediate = fortgeschritten
card-game-scene-expert = Profi
# A player for screen readers; the names of characters may follow after a colon.
card-game-scene-player = { $name }: { points }, { $cards ->
    [one] { $cards } Geländekarte
   *[other] { $cards } Geländekarten
}, { $bids ->
    [one] noch { $bids } Auktionskarte
   *[other] noch { $bids } Auktionskarten
}, { $characters ->
    [0] keine Personen
    [one] { $characters } Person
   *[other] { $characters } Personen
}
card-game-scene-gallery-terrain = Geländekarten
card-game-scene-gallery-elements = Was Parzellen zeigen
card-game-scene-gallery-characters = Personen und ihre Rückseiten
card-game-scene-gallery-auction = Auktionskarten
card-game-scene-gallery-marks = Zeichen auf dem Tisch

## Rules help

card-game-help-materials =
    Es gibt 96 Geländekarten, 48 für jede Epoche, 21 Personen und Auktionskarten mit sechs Symbolen: Hut,
    Stern, Kaktus, Stiefel, Hufeisen und Rind. Eine Geländekarte zeigt vier Parzellen, leer oder mit einem
    Gebäude, einem Berg oder Outlaws. Die Zahl auf Gelände und Personen ist ihr Reizwert: wie gern virtuelle
    Spieler sie hätten.
    .title = Die Karten
card-game-help-goal =
    Baue die wohlhabendste Stadt. Ihre Gebäude bringen Punkte, die meisten für das, was daneben liegt oder was
    es sonst in der Stadt gibt, und auch manche Personen bringen Punkte. Wer nach zwei Epochen die meisten
    hat, gewinnt.
    .title = Ziel des Spiels
card-game-help-setup =
    Die Geländekarten jeder Epoche und die Personen werden zu Stapeln gemischt, und der Personenstapel wird
    abgehoben. Alle wählen ein Symbol und haben dessen Auktionskarten von 1 bis 9. Mindestens vier spielen
    mit: Virtuelle Spieler füllen den Tisch, und es können bis zu sechs werden. Die Auktionskarten eines
    virtuellen Spielers bilden einen gemischten Stapel.
    .title = Vorbereitung
card-game-help-strength =
    Für jeden Platz, den ein virtueller Spieler füllt, legst du die Stärke fest. Anfänger haben die
    Auktionskarten 1 bis 9, Fortgeschrittene 2 bis 10 und Profis 3 bis 11. Für die erste Partie sind Anfänger
    genau richtig.
    .title = Wie stark virtuelle Spieler sind
card-game-help-advice =
    Eine Stadt braucht Konkurrenz: Fülle den Tisch immer mit virtuellen Spielern auf, die dir gewachsen sind.
    Sobald das Gewinnen leichtfällt, mache sie stärker oder nimm einen dazu, bis insgesamt sechs mitspielen.
    .title = Gute Konkurrenz
card-game-help-playing =
    Jede der zwei Epochen hat neun Runden. In einer Runde werden eine Person und vier Geländekarten
    aufgedeckt, zu fünft oder sechst fünf. Alle wählen verdeckt eine Auktionskarte, und alle werden
    gleichzeitig gezeigt. Von der höchsten bis zur niedrigsten nehmen alle eine Karte: Gelände wird sofort
    angelegt, eine Person bleibt bis zum Spielende. Die Auktionskarten sind für diese Epoche verbraucht, und
    was übrig bleibt, kommt aus dem Spiel. Für Epoche II kehren alle Auktionskarten zurück, und eingesetzte
    Personen sind wieder bereit, nur der Gouverneur nicht.
    .title = Eine Runde
card-game-help-tiebreaker =
    Sind Auktionskarten gleich, entscheidet die Rückseite der obersten Person im Stapel. Sie zeigt alle sechs
    Symbole: Das oberste ist das stärkste, das unterste das schwächste. Die Reihenfolge wechselt von Runde zu
    Runde.
    .title = Gleichstand
card-game-help-virtual-players =
    Virtuelle Spieler decken die oberste Karte ihres Stapels auf und nehmen die Karte mit dem höchsten
    Reizwert, von gleichen die, die den Stapeln am nächsten liegt. Sie bauen keine Stadt und setzen keine
    Personen ein. Am Ende zählen die Reizwerte all ihrer Karten, und sie können durchaus gewinnen.
    .title = Virtuelle Spieler
card-game-help-using-characters =
    Personen mit Pfeil werden in fester Reihenfolge eingesetzt. Vor den Geboten: Gouverneur, Rechtsanwalt,
    Tagelöhner, Helden, Büchsenmacher. Nach dem Aufdecken der Auktionskarten: Revolverheld, Doktor. Niemand
    muss eine Person einsetzen. Jede wirkt einmal je Epoche und wird dann quer gelegt; der Gouverneur wirkt
    einmal im Spiel.
    .title = Personen einsetzen
card-game-help-skull =
    Zeigt die oberste Person im Stapel einen Totenkopf, nachdem eine Person aufgedeckt wurde, dann kommt die
    aufgedeckte unter den Stapel und die mit dem Totenkopf an ihre Stelle. So geht es weiter, bis oben kein
    Totenkopf mehr liegt.
    .title = Totenköpfe
card-game-help-round-example =
    Zwei virtuelle Spieler haben die höchsten Karten aufgedeckt. Der erste nimmt die Karte mit dem höchsten
    Reizwert, von zwei gleichen die nähere an den Stapeln; der zweite nimmt die andere. Zwei Menschen haben
    beide eine 5 gespielt: Wessen Symbol auf dem Personenstapel weiter oben steht, wählt zuerst, und wer
    zuletzt kommt, nimmt eine der beiden Karten, die noch liegen.
    .title = Beispiel: das Ende einer Runde
card-game-help-building =
    Eine Stadt hat höchstens 8 Zeilen und 8 Spalten von Parzellen. Eine neue Karte muss mit mindestens einer
    Parzellenseite anstoßen; sie wird nie gedreht und nie unter eine andere geschoben. Sie darf leere
    Parzellen überdecken. Außerdem darf ein Gebäude durch das gleiche Gebäude überdeckt werden, ein Berg durch
    einen Berg, ein Wohnhaus durch ein Wohn- oder Stadthaus, und Outlaws, wenn du den Sheriff oder ein
    Gefängnis hast. Es zählt nur, was oben liegt. Eine Karte, die nirgends passt, wird beiseitegelegt.
    .title = Die Stadt bauen
card-game-help-placement-example =
    Eine Stadt zeigt eine Mine, ein Gefängnis und vier Berge. Eine Karte mit einer Mine darf daneben liegen,
    wo die neue Mine viele Berge trifft; sie darf auch so liegen, dass ihr Berg einen anderen Berg überdeckt.
    Sie darf die Stadt nicht bloß an einer Ecke berühren und das Gefängnis nicht überdecken.
    .title = Beispiel: eine Karte anlegen
card-game-help-end =
    Nach der neunten Runde von Epoche II darf der Zeitungsjunge eine Person holen und der Auktionator ein
    letztes Mal verkaufen. Dann zählen alle ihre Punkte für Gebäude und Personen zusammen, und auch virtuelle
    Spieler werden gewertet. Die meisten Punkte gewinnen, ob Mensch oder virtueller Spieler; bei Gleichstand
    wird der Sieg geteilt.
    .title = Spielende
card-game-help-scoring =
    Zuerst kommen die Gebäude, Zeile für Zeile, dann die Personen. Parzellen sind an Seiten und Ecken
    benachbart. Ein Stadthaus oder Hotel zählt wie zwei Wohnhäuser. Leer ist nur, was eine Geländekarte leer
    zeigt, nie der bloße Tisch; mit dem Sheriff oder einem Gefängnis sind auch Parzellen mit Outlaws leer.
    .title = Eine Stadt werten
card-game-help-virtual-scoring =
    Virtuelle Spieler erhalten die Reizwerte aller Geländekarten und Personen, die sie gesammelt haben, und
    sonst nichts. Ihre Personen haben keine Wirkung.
    .title = Virtuelle Spieler werten
card-game-help-characters =
    Personen mit Dollarzeichen bringen am Spielende Punkte oder helfen auf andere Weise, solange du sie hast.
    Die mit Pfeil kannst du einmal je Epoche einsetzen; sie werden quer gelegt und stehen zu Beginn von Epoche
    II wieder auf. Mehrere können dieselbe Auktionskarte erhöhen.
    .title = Personen
card-game-help-each-character =
    Punkte am Ende: Cowboy, Bankier und Krämerin für Gebäude, Lehrerin für Wohnhäuser, Goldsucher für Berge
    und Minen, Siedler für Leeres bei Ranches, Kundschafter für freien Platz, Sängerin für den besten Saloon,
    Totengräber und Verleger für Personen, Sheriff für Gefängnisse; Hauptmann, Doktor, Helden und
    Zeitungsjunge fest. Der Auktionator verkauft Karten, der Hauptmann vergrößert die Stadt, der Sheriff zähmt
    Outlaws. Büchsenmacher, Revolverheld, Helden und Doktor erhöhen dein Gebot; Gouverneur, Rechtsanwalt und
    Tagelöhner bringen Karten. Was jede Person genau bewirkt, steht in der Galerie.
    .title = Jede Person
card-game-help-buildings =
    Für jeden Nachbarn: Ranch 1 je leere Parzelle, Mine 2 je Berg, Saloon 2 je Wohnhaus, Drugstore, Bank,
    General Store und Rathaus 1 je Wohnhaus. Für die ganze Stadt: Drugstore und Schmiede 1 je Ranch, Bank und
    Schmiede 1 je Mine, Kirche und General Store 1 je Wohnhaus, Rathaus 1 je Gebäude außer Wohn- und
    Stadthäusern. Jedes Hotel bringt 3. Jede Gruppe von Outlaws kostet 6, außer mit dem Sheriff oder einem
    Gefängnis; dann gilt ihre Parzelle als leer.
    .title = Punkte für Gebäude

## Erste Partie: guide.toml

card-game-guide-welcome =
    Willkommen! Hier bauen alle an einer eigenen Stadt. Jede Runde bietet eine Person und vier Geländekarten
    an, und alle bekommen eine dieser Karten.
card-game-guide-mine =
    Sieh dir diese Karte an: Ihre Mine bringt 2 Punkte für jeden Berg daneben, auch über Eck. Zwei sind
    schon da.
card-game-guide-first-bid =
    Auktionskarten entscheiden, wer zuerst wählt. Du hast 1 bis 9, jede für nur eine Runde. Biete die 6.
    .brought = Alle haben eine Karte gezeigt: Deine ist die höchste, also wählst du zuerst.
card-game-guide-first-card = Nimm die Karte mit der Mine.
    .brought = Sie gehört dir.
card-game-guide-first-place = Lege sie jetzt aus: Sie ist die erste Karte deiner Stadt.
    .brought =
        Mine und zwei Berge: schon 4 Punkte. Auch die anderen haben genommen, und was übrig blieb, ist fort.
card-game-guide-virtual =
    Zwei deiner Gegner sind virtuell. Sie decken irgendeine Auktionskarte auf und nehmen, was die höchste
    Zahl trägt, den Reizwert. Das lässt sich vorhersehen.
card-game-guide-high-bid =
    Der Goldsucher bringt 1 Punkt für jeden deiner Berge und jede Mine. Sein Reizwert ist 6: Den wollen auch
    andere. Biete deine 9.
    .brought = Eine 9 schlägt niemand. Sie ist aber bis zur zweiten Epoche verbraucht.
card-game-guide-prospector = Nimm den Goldsucher.
    .brought = Er bleibt bis zum Ende bei dir und zählt jeden Berg und jede Mine, die noch kommen.
card-game-guide-low-bid =
    Drei Berge liegen aus, aber zwei Karten haben mehr Reiz und gehen zuerst weg. Spare also deine guten
    Karten: Biete die 2.
    .brought = Es hat geklappt: Die anderen nahmen die Karten mit mehr Reiz.
card-game-guide-mountains = Und die drei Berge sind noch da. Nimm sie.
    .brought = Wer zuletzt dran ist, bekommt, was bleibt.
card-game-guide-build =
    Lege die Karte links an deine Mine, sodass Berge sie berühren. Karten werden nie gedreht und überdecken
    nur leere Parzellen.
    .brought =
        Jetzt berühren vier Berge die Mine: 8 Punkte. Der Goldsucher bringt 6 dazu, und das alles für eine
        6, eine 9 und eine 2.
card-game-guide-end =
    Nach neun Runden bekommst du die Auktionskarten für die zweite Epoche zurück, danach wird gezählt. Den
    Rest siehst du beim Spielen. Viel Spaß!
