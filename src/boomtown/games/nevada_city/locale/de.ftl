### Nevada City, in German.

-nevada-city = Nevada City

nevada-city-title = { -nevada-city }
nevada-city-introduction =
    Silber in den Hügeln hat aus einem Lager eine Boomtown gemacht. Führe eine ihrer Gründerfamilien:
    Bewirtschafte deine Minen, Farmen und Ranches, heuere Leute an und verheirate sie, baue Saloons, Läden und
    ein Opernhaus und erfülle Aufträge für die wachsende Stadt, während Brände, Dürren und Banditen ihr
    Unwesen treiben. Wer nach vier Jahren, zu zweit nach fünf, die meisten Punkte hat, wird Stadtoberhaupt von
    { -nevada-city }.

nevada-city-variant-first-game = Erste Partie
    .explanation =
        Die Ereignisse mit dem Vermerk „Not First“ bleiben in der Schachtel: Steuern, Grippe, der Marsch gegen
        die Saloons, neue Aufträge per Erlass und die Bankenpanik. Zu empfehlen, wenn jemand am Tisch neu ist.
nevada-city-variant-extra-buildings = Zusätzliche Gebäude
    .explanation =
        Sechs weitere Gebäudekarten: Arzt, Mietstall und Bestatter sowie Armeeladen, Kavalleriehotel und
        Kapitol, die an die Stelle aufgedruckter Gebäude treten.
nevada-city-variant-poker = Pokerkarten
    .explanation = Beide Saloons bekommen einen Spieltisch: Setze Geld gegen das Haus, die höhere Karte gewinnt.
nevada-city-variant-gunslinging = Ziel „Schießkunst“
    .explanation =
        Unter den Zielen ist auch die Schießkunst. Zu zweit und zu dritt liegt ein Ziel von Anfang an offen,
        und es wird eines mehr gewertet als sonst.
nevada-city-variant-extra-events = Zusätzliche Ereignisse
    .explanation =
        Unter die Ereignisse können ein Whiskeyschmuggler, ein Pokerturnier und zwei Abtrünnige geraten.
nevada-city-variant-troublemakers = Unruhestifter
    .explanation =
        Wer am Jahresende keine Arbeit gefunden hat, fängt an zu schießen. Reihum müsst ihr jemanden aus der
        Familie dagegen antreten lassen.
nevada-city-variant-cubes-one-of-each = Würfel: je einer mehr
    .explanation =
        Je ein weiterer Würfel für Silber, Getreide und Vieh kommt in den Beutel: Erträge und Preise schwanken
        stärker.
nevada-city-variant-cubes-one-grey = Würfel: ein grauer
    .explanation = Ein grauer Würfel kommt in den Beutel. Auf einer Tafel nimmt er einen Platz ein und zählt nichts.
nevada-city-variant-cubes-two-grey = Würfel: zwei graue
    .explanation =
        Zwei graue Würfel kommen in den Beutel. Auf einer Tafel nehmen sie einen Platz ein und zählen nichts.
nevada-city-variant-children-swap = Kinder: Tausch
    .explanation =
        Vor dem ersten Jahr darf jede Familie Sohn oder Tochter gegen eines von vier zusätzlichen Kindern
        tauschen, rechts vom Sheriff beginnend und gegen den Uhrzeigersinn.
nevada-city-variant-children-newcomer = Kinder: eines mehr
    .explanation =
        Die zusätzlichen Kinder dürfen als weiteres Familienmitglied genommen werden, eine Hilfe für Neulinge:
        mehr Marker und eine Hochzeit mehr.

## Components

nevada-city-name-marker = Aktionsmarker
nevada-city-name-sheriffs-badge = Sheriffstern
nevada-city-name-deputys-badge = Stern des Hilfssheriffs
nevada-city-name-homestead = Gehöft
nevada-city-name-event-card = Ereigniskarte

# $card is the id of a building; $name what its file calls it, for cards of somebody’s own.
nevada-city-building = { $card ->
    [bank] Bank
    [city-hall] Rathaus
    [trading-post] Handelsposten
    [hotel] Hotel
    [assayer] Erzprüfer
    [market] Markt
    [stock-yards] Viehhof
    [sheriff] Sheriffbüro
    [blacksmith] Schmiede
    [saw-mill] Sägewerk
    [brick-oven] Ziegelofen
    [leadbricks] Leadbricks Gemischtwaren
    [saddlery] Sattlerei
    [belles-saloon] Belles Saloon
    [hardnails] Hardnails Gemischtwaren
    [masonoaks] Masonoaks Gemischtwaren
    [fire-house] Feuerwache
    [soup-kitchen] Suppenküche
    [pharmacist] Apotheke
    [wine-and-roses] Saloon Wein & Rosen
    [post-office] Postamt
    [tobacconist] Tabakladen
    [newspaper] Zeitung
    [boarding-house] Pension
    [bordello] Bordell
    [opera-house] Opernhaus
    [doctor] Arzt
    [stables] Mietstall
    [undertaker] Bestatter
    [military-store] Armeeladen
    [cavalry-hotel] Kavalleriehotel
    [capitol] Kapitol
   *[other] { $name }
}
nevada-city-contract = { $card ->
    [town-well] Stadtbrunnen
    [schoolhouse] Schulhaus
    [boardwalks] Gehsteige
    [jail-cells] Gefängniszellen
    [water-tower] Wasserturm
    [street-lamps] Straßenlaternen
    [founders-statue] Gründerdenkmal
    [courthouse-clock] Gerichtsuhr
    [army-contract] Armeeauftrag
    [survey-camp-rations] Proviant für die Landvermesser
    [bullion-shipment] Silbertransport
    [seed-exchange] Saatgutbörse
    [breeding-stock] Zuchtvieh
    [new-shaft] Neuer Schacht
    [harvest-wagon] Erntewagen
    [trail-drive] Viehtrieb
    [barn-dance] Scheunentanz
    [travelling-circus] Wanderzirkus
    [whiskey-order] Whiskeybestellung
    [independence-day-picnic] Picknick am Unabhängigkeitstag
    [saloon-piano] Saloonklavier
    [grand-ball] Großer Ball
    [horse-race] Pferderennen
    [melodrama-troupe] Theatertruppe
    [apprentice-smith] Schmiedelehre
    [apprentice-carpenter] Zimmererlehre
    [apprentice-mason] Maurerlehre
    [river-bridge] Flussbrücke
    [chapel] Kapelle
    [wagon-works] Wagenbau
    [smelter-stack] Schmelzofen
    [stage-depot] Postkutschenstation
    [silversmith] Silberschmied
    [tannery] Gerberei
    [flour-mill] Getreidemühle
    [mining-shares] Minenaktien
    [freight-company] Fuhrunternehmen
    [patent-remedy] Wundermittel
    [cigar-import] Zigarrenimport
    [line-of-credit] Kreditrahmen
   *[other] { $name }
}
nevada-city-event = { $card ->
    [silver-discovered] Silberfund!
    [fertile-fields] Fruchtbare Felder
    [mild-winter] Milder Winter
    [land-rush] Landrausch
    [freight-wagons-arrive] Frachtwagen treffen ein
    [town-meeting] Bürgerversammlung
    [drought] Dürre
    [famine] Hungersnot
    [bandits] Banditen
    [fire-at-the-hotel] Brand im Hotel
    [fire-at-the-trading-post] Brand im Handelsposten
    [fire-at-city-hall] Brand im Rathaus
    [fire-on-main-street] Brand in der Hauptstraße
    [cave-in] Grubeneinsturz
    [stampede] Stampede
    [stagecoach-arrives] Die Postkutsche kommt
    [cattle-buyers] Viehaufkäufer
    [silver-fever] Silberfieber
    [tax-collector] Steuereintreiber
    [influenza] Grippewelle
    [temperance-march] Marsch der Abstinenzler
    [territorial-ruling] Erlass des Territoriums
    [bank-panic] Bankenpanik
    [whiskey-runner] Whiskeyschmuggler
    [poker-tournament] Pokerturnier
    [renegade-gun-2] Abtrünniger
    [renegade-gun-3] Abtrünniger
   *[other] { $name }
}
nevada-city-goal = { $card ->
    [land-baron] Landbaron
    [town-builder] Städtebauer
    [dealmaker] Geschäftssinn
    [well-heeled] Wohlstand
    [full-storehouse] Volles Lager
    [bountiful-homestead] Reiches Gehöft
    [extended-family] Großfamilie
    [master-of-trades] Meister aller Fächer
    [gunslinging] Schießkunst
   *[other] { $name }
}
# What a worker does for a living.
nevada-city-trade = { $card ->
    [dutch-vandermeer] Schmiedemeister
    [marisol-vega] Baumeisterin
    [ah-lun] Brückenzimmerer
    [nell-farrow] Steinmetzin
    [pike-dolan] Hauer
    [susannah-grice] Siedlerin
    [teodoro-ruiz] Obervaquero
    [ingrid-solberg] Molkerin
    [jed-crocker] Goldsucher
    [harriet-moss] Obstgärtnerin
    [lonnie-briggs] Rinderhirte
    [kate-dunleavy] Hufschmiedin
    [clem-ottaway] Zimmermann
    [pearl-ibsen] Maurerin
    [isaac-tull] Viehtreiber
    [dora-finch] Schreiberin im Bergamt
    [amos-reddy] Wagner
    [esther-cobb] Ofenmeisterin
    [walt-sorrel] Steinbrecher
    [mae-whitlock] Vorarbeiterin
    [one-eye-royce] Herumtreiber
    [cora-slade] Scharfschützin
    [benny-hart] Laufbursche
    [flora-nye] Verkäuferin
    [rafe-colby] Alleskönner
    [lucinda-gale] Kutscherin
   *[other] { $name }
}
nevada-city-gunfight = Schießerei

## Parts of sentences

nevada-city-or = { $items } oder { $last }
nevada-city-and-or = { $one } und/oder { $two }
nevada-city-in-order = zuerst { $one }, dann { $two } (eins von beiden genügt)
nevada-city-nothing = nichts
nevada-city-dollars = { $dollars } $
nevada-city-good = { $good ->
    [silver] Silber
    [crops] Getreide
    [livestock] Vieh
    [iron] Eisen
    [lumber] Holz
    [brick] Ziegel
    [spirits] Schnaps
    [entertainment] Unterhaltung
    [money] Geld
   *[vp] Punkte
}
nevada-city-goods = { $good ->
    [silver] { $count } Silber
    [crops] { $count } Getreide
    [livestock] { $count } Vieh
    [iron] { $count } Eisen
    [lumber] { $count } Holz
    [brick] { $count } Ziegel
    [spirits] { $count } Schnaps
    [entertainment] { $count } Unterhaltung
    [money] { $count } $
   *[vp] { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
}
nevada-city-tiles = { $property ->
    [mine] { $count ->
        [one] { $count } Mine
       *[other] { $count } Minen
    }
    [farm] { $count ->
        [one] { $count } Farm
       *[other] { $count } Farmen
    }
   *[ranch] { $count ->
        [one] { $count } Ranch
       *[other] { $count } Ranches
    }
}
# $count is the number of icons.
nevada-city-skill = { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
}{ $skill ->
    [mining] Bergbau
    [farming] Ackerbau
    [ranching] Viehzucht
    [blacksmithing] Schmieden
    [carpentry] Zimmern
   *[masonry] Mauern
}
# The kind of a contract, in the middle of a line: "Auftrag: Bürger oder Handel".
nevada-city-colour = { $colour ->
    [civic] Bürger
    [production] Erzeugung
    [entertainment] Vergnügen
    [construction] Bau
   *[commerce] Handel
}
nevada-city-poker-card = { $card ->
    [a] Ass
    [joker] Joker
   *[other] { $card }
}
# A space by its building; $number is 0 if there is only one.
nevada-city-space = { $building }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
nevada-city-fee = { $amount ->
    [0] gebührenfrei
   *[other] { $payee ->
        [bank] { nevada-city-dollars } an die Bank
        [sheriff-badge] { nevada-city-dollars } an den Sheriff
       *[owner] { nevada-city-dollars } an die Eigentümerfamilie
    }
}
nevada-city-space-rules = { $space }: { $effects } ({ $fee })
nevada-city-limit = { $limit ->
    [octagon] {" "}[beliebig viele Marker]
    [brown] {" "}[nur zu viert]
   *[poker] {" "}[nur mit den Pokerkarten]
}
nevada-city-building-figures = Bau: { $cost }; { points }
nevada-city-replaces = Tritt an die Stelle von: { $building }
nevada-city-person-rules = { $person } ({ $markers } Marker; { $skilled ->
    [no] keine Fähigkeit
   *[yes] { $skills }
}; Schießkunst { $gun })
nevada-city-worker-rules = { $rules }, { $trade }, Lohn { $salary }
nevada-city-family-rules = { $family }: dazu { $extra }; { $members }
nevada-city-contract-rules = Braucht { $needs }, bringt { points } (Art: { $colour }).
nevada-city-contract-building = { $more ->
    [0] Ist dieses Gebäude fertig, erhält die Eigentümerfamilie 2 Punkte: { $building }.
   *[other] Ist dieses Gebäude fertig, bringt der Auftrag { $built } Punkte, und die Eigentümerfamilie erhält 2: { $building }.
}
nevada-city-contract-reward = Er bringt auch { $goods }.
nevada-city-contract-skill = Die Person, die ihn erfüllt, lernt { $skill }.
nevada-city-metric = { $metric ->
    [properties] Minen, Farmen und Ranches
    [buildings] fertige Gebäude
    [contracts] erfüllte Aufträge
    [money] Dollar
    [commodities] Waren
    [resources] Silber, Getreide und Vieh
    [married] eingeheiratete Arbeitskräfte
    [skills] Fähigkeiten der Familie
   *[gunslinging] Schießkunst der ganzen Familie
}
nevada-city-goal-rules =
    Es zählen: { $counted }. Die ersten Plätze bringen { $levels } Punkte; bei Gleichstand wird geteilt, und
    wer nichts davon hat, erhält nichts.
nevada-city-sale = { $goods } für { $brings }
nevada-city-repair = kostet { $goods }, { points }
# $place is the number of an event space; 7 is the top of the deck.
nevada-city-place-of-event = { $place ->
    [7] den Stapel
   *[other] Ereignisfeld { $place }
}
nevada-city-next = { $items }; { $next }

## What spaces do, as a request in the middle of a line

nevada-city-effect-gain = nimm { $goods }
nevada-city-effect-buy = kaufe bis zu { $most } für je { $price }: { $goods }
nevada-city-effect-bundle = nimm { $count }, mindestens { $kinds } Sorten: { $goods }
nevada-city-effect-sell = verkaufe bis zu { $most } { $resource } { $known ->
    [yes] für je { $price }
   *[no] zum Marktpreis{ $extra ->
        [0] {""}
       *[other] {" "}und je { $bonus } mehr
    }
}
nevada-city-effect-exchange = tausche { $most ->
    [0] beliebig viel
   *[other] bis zu { $most }
} { $goods } gegen ebenso viel { $into }
nevada-city-effect-contract = { $way ->
    [look] sieh dir die obersten { $look } Aufträge des Stapels an und reserviere oder erfülle einen
    [refresh] tausche alle Aufträge der Auslage aus, dann reserviere oder erfülle einen
   *[display] reserviere oder erfülle { $any ->
        [yes] einen beliebigen Auftrag
       *[no] einen Auftrag ({ $colours })
    }
}
nevada-city-effect-claim = sichere dir { $pick ->
    [either] ein Gebäude oder ein Grundstück
    [building] ein Gebäude
    [property] ein Grundstück
   *[both] ein Gebäude und ein Grundstück
}
nevada-city-effect-hire = heuere jemanden { $source ->
    [display] aus der Auslage
   *[discard] aus dem Ablagestapel
} an, Lohn an { $payee ->
    [owner] die Eigentümerfamilie
   *[bank] die Bank
}
nevada-city-effect-deputy = nimm den Stern des Hilfssheriffs
nevada-city-effect-arrange = sieh dir die kommenden Ereignisse und ein weiteres an und lege sie beliebig neu aus
nevada-city-effect-loan = leihe dir { $receive }; der Marker bleibt, bis { $repay } zurückgezahlt sind
nevada-city-effect-copy = nutze ein Feld, auf dem ein fremder Marker liegt, zu dessen Gebühr
nevada-city-effect-points = kaufe bis zu { $most } Punkte für je { $price }
nevada-city-effect-gamble = setze bis zu { $stake }; ein Gewinn bringt { $pays ->
    [one] den Einsatz
   *[other] das { $pays }-Fache des Einsatzes
}, mit dem Joker das { $joker }-Fache

## What buildings do without a marker

nevada-city-passive-fire-brigade =
    Bei einem Brand darf die Eigentümerfamilie einen Marker schicken; dann zahlen ihr alle anderen { $fee }.
    Sonst müssen alle anderen einen Marker schicken. In beiden Fällen entsteht kein Schaden.
nevada-city-passive-per-unhired =
    Am Jahresende bringt jede Arbeitskraft, die niemand angeheuert hat, der Eigentümerfamilie { $goods }.
nevada-city-passive-over-unhired =
    Am Jahresende erhält die Eigentümerfamilie { $goods }, wenn mehr als { $over ->
    [one] { $over } Arbeitskraft ohne Stelle geblieben ist.
   *[other] { $over } Arbeitskräfte ohne Stelle geblieben sind.
}
nevada-city-passive-heal =
    Wer verwundet wird, darf der Eigentümerfamilie { $commodities ->
    [one] { $commodities } Ware
   *[other] { $commodities } Waren
} zahlen und den Marker behalten. Die Eigentümerfamilie selbst zahlt nichts.
nevada-city-passive-death = Wann immer jemand stirbt, erhält die Eigentümerfamilie { $goods } von der Bank.

## What events do

nevada-city-lasts = { $lasts ->
    [year] Gilt bis zum Ende dieses Jahres.
   *[now] Geschieht einmal, jetzt gleich.
}
nevada-city-happens-gain =
    Im Uhrzeigersinn ab dem Sheriff nimmt jede Familie { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
} aus dem Vorrat: { $goods }.
nevada-city-happens-pay = 
    Alle zahlen der Bank { $per ->
    [building] { $amount } für jede eigene Gebäudekarte, auch für Startgebäude und unfertige
   *[player] { $amount }
}. Wem Geld fehlt, der muss Kredite aufnehmen, jeden mit einem Marker, der noch auf einer Person liegt; ist kein
    Kredit mehr möglich, wird gezahlt, was da ist, und mehr nicht.
nevada-city-happens-lose = 
    Alle verlieren { $goods } oder das, was sie davon haben{ $short ->
    [0] . Für Fehlendes ist nichts zu zahlen.
   *[other] , und zahlen der Bank { $fine } für jedes fehlende Stück. Wem Geld fehlt, der muss Kredite aufnehmen,
    jeden mit einem Marker, der noch auf einer Person liegt; ist kein Kredit mehr möglich, wird gezahlt, was da
    ist, und mehr nicht.
}
nevada-city-happens-markers =
    Alle legen { $count } Marker, { $count ->
    [one] der noch auf einer Person liegt, auf ihr Gehöft; von welcher, entscheiden sie. Nächstes Jahr ist er
    zurück.
   *[other] die noch auf Personen liegen, auf ihr Gehöft; von welchen, entscheiden sie. Nächstes Jahr sind sie
    zurück.
} Wer keinen mehr hat, verliert nichts.
nevada-city-happens-production =
    Jede { $property ->
    [mine] Mine
    [farm] Farm
   *[ranch] Ranch
}, die bewirtschaftet wird, bringt { $goods } { $way ->
    [more] mehr
   *[less] weniger, aber nie weniger als 0
}. Das gilt für alle.
nevada-city-happens-sale =
    Beim Verkauf bringt { $goods } { $amount } { $way ->
    [more] mehr
   *[less] weniger, aber nie weniger als 0
}. Das gilt für alle.
nevada-city-happens-fee = { $building }: { $effect ->
    [buy] Jede Ware, die dort gekauft wird, kostet { $amount } { $way ->
        [more] mehr.
       *[less] weniger, aber nie weniger als 0.
    }
    [claim] Die Gebühr, um ein Gebäude oder ein Grundstück zu sichern, ist { $amount } { $way ->
        [more] höher.
       *[less] niedriger, aber nie unter 0.
    } Der Preis des Grundstücks selbst bleibt gleich.
   *[other] Die Gebühr dieser Felder ist { $amount } { $way ->
        [more] höher.
       *[less] niedriger, aber nie unter 0.
    }
} Das gilt für alle und auch für ein Gebäude, das an dessen Stelle tritt.
nevada-city-happens-loan = 
    Ein Kredit bringt allen { $amount } { $way ->
    [more] mehr
   *[less] weniger, aber nie weniger als 0
}; zurückzuzahlen ist so viel wie sonst.
nevada-city-happens-extra =
    Als eine ihrer Aktionen darf eine Person einen Marker auf diese Karte legen und { $goods } aus dem Vorrat
    nehmen, { $count ->
    [one] einmal in diesem Jahr.
   *[other] { $count }-mal in diesem Jahr.
} Das dürfen beliebig viele Personen aller Familien.
nevada-city-happens-close =
    Niemand darf ein Feld dieser Gebäude nutzen: { $buildings }. Sichern und bauen darf man sie.
nevada-city-happens-fire = { $where ->
    [highest] Es brennt die fertige Gebäudekarte mit den meisten Punkten, die nicht der Bank gehört; unter
    gleichen entscheidet der Zufall.
   *[named] Es brennt: { $building } oder das Gebäude, das an dessen Stelle getreten ist.
}
nevada-city-happens-brigade =
    Hat die Feuerwehr ein fertiges Gebäude ({ $building }), darf die Eigentümerfamilie einen Marker
    dorthin legen, und alle anderen zahlen ihr { $fee }. Tut sie es nicht, müssen alle anderen einen Marker
    dorthin legen. In beiden Fällen entsteht kein Schaden.
nevada-city-happens-damage =
    Ohne Feuerwehr legen alle einen Marker von einer Person bis nächstes Jahr auf ihr Gehöft, und das Gebäude
    ist beschädigt: Niemand darf es nutzen, bis das Jahr endet oder jemand es mit einem Marker und { $goods }
    repariert und { points } erhält. Wer keinen Marker mehr auf einer Person hat, legt keinen.
nevada-city-happens-contracts =
    Alle Aufträge der Auslage kommen unter den Stapel, und neue werden aufgedeckt. Reservierte Aufträge
    bleiben, wo sie sind.
nevada-city-happens-workers = { $count ->
    [one] { $count } weitere Arbeitskraft kommt
   *[other] { $count } weitere Arbeitskräfte kommen
} in die Stadt und { $count ->
    [one] kann
   *[other] können
} angeheuert werden.
nevada-city-happens-showdown = 
    Im Uhrzeigersinn ab dem Sheriff { $optional ->
    [yes] darf
   *[no] muss
} jede Familie eine Person, mit oder ohne Marker, gegen einen Fremden mit Schießkunst { $gun } schicken. Beide
    ziehen eine Pokerkarte; Karte plus Schießkunst entscheidet. Wer gewinnt, bekommt { $prize }. Wer
    verliert oder gleichzieht, ist verwundet: Ein Marker dieser Person, sonst einer anderen derselben
    Familie, liegt bis nächstes Jahr auf dem Gehöft, wenn nicht der Arzt hilft. { $deadly ->
    [yes] Verliert der Fremde oder zieht gleich, stirbt er{ $until ->
        [killed] , und niemand sonst muss mehr kämpfen.
       *[all] .
    }
   *[no] Der Fremde trifft der Reihe nach auf alle.
}
nevada-city-happens-poker =
    Im Uhrzeigersinn ab dem Sheriff darf jede Familie { $ante } in den Topf zahlen und bekommt eine Pokerkarte.
    Dann darf jede einmal { $redraw } in den Topf zahlen und eine andere Karte ziehen. Die höchste Karte
    gewinnt den Topf und { $prize }. Spielen weniger als zwei mit, gibt es die Einsätze zurück.

## Actions

nevada-city-action-deal = Teile aus: { $building }
nevada-city-action-cube = Ziehe einen Würfel: { $cube ->
    [silver] Silber
    [crops] Getreide
    [livestock] Vieh
   *[grey] grau
}
nevada-city-action-arrive = Kommt in die Stadt: { $worker }
nevada-city-action-offer = Kommt in die Auslage: { $contract }
nevada-city-action-look = Sieh dir an: { $contract }
nevada-city-action-reveal = Decke auf: { $event }
nevada-city-action-peek = Sieh dir an: { $event }
nevada-city-action-goal = Ziel: { $goal }
nevada-city-action-bank = Die Bank nimmt: { $building }
nevada-city-action-burn = Es brennt: { $building }
nevada-city-action-card = Pokerkarte: { $card }
nevada-city-action-family = { $family }
    .group = Familie wählen
nevada-city-action-swap = { $child ->
    [son] Tausche deinen Sohn
   *[daughter] Tausche deine Tochter
} gegen { $person }
    .group = Kind tauschen
nevada-city-action-adopt = Nimm in die Familie auf: { $person }
    .group = Ein Kind mehr
nevada-city-action-keep = Behalte: { $goal }. { $rules }
    .group = Ziel behalten
    .short = { $goal } behalten
nevada-city-action-activate = { $person }
    .group = Person wählen
    .short = Diese Person wählen
nevada-city-action-work = Bewirtschafte { nevada-city-tiles }{ $known ->
    [yes] : je { $harvest }
   *[no] {""}
}
    .group = Grundstücke bewirtschaften
    .short = Bewirtschafte { nevada-city-tiles }
nevada-city-action-use = { $space }
    .group = Gebäude nutzen
    .short = Nutze { $building }
nevada-city-action-build = Baue: { $building } (noch nötig: { $needs })
    .group = Bauen
    .short = Baue { $building }
nevada-city-action-advance = Arbeite am Auftrag { $contract } (noch nötig: { $needs })
    .group = An einem Auftrag arbeiten
    .short = Arbeite an { $contract }
nevada-city-action-extra = Nimm { $rules } ({ $event })
    .group = Ereignis nutzen
    .short = Nimm { $rules }
nevada-city-action-repair = Repariere: { $building } ({ $rules })
    .group = Reparieren
    .short = Repariere { $building }
nevada-city-action-pass = Passe: Gib die übrigen Marker dieser Person auf
    .group = Passen
    .short = Passen
nevada-city-action-done = { $what ->
    [pay] Zahle jetzt
   *[other] Nichts mehr davon
}
    .group = Genug
nevada-city-action-repay = Zahle einen Kredit zurück
    .group = Kredit zurückzahlen
nevada-city-action-take = { $priced ->
    [yes] Kaufe { $goods } für { $price }
   *[no] Nimm { $goods }
}
    .group = Nehmen
nevada-city-action-pay = Gib { $goods }
    .group = Abgeben
nevada-city-action-stand-in = Gib 1 Unterhaltung statt { $good }
    .group = Unterhaltung stattdessen
nevada-city-action-sell = Verkaufe { $sale }
    .group = Verkaufen
nevada-city-action-publish = Kaufe { points }
    .group = Punkte kaufen
nevada-city-action-stake = Setze { $stake }
    .group = Spielen
nevada-city-action-claim = Sichere dir: { $building } ({ $figures })
    .group = Gebäude sichern
    .short = Sichere { $building }
nevada-city-action-settle = Sichere dir { $property ->
    [mine] eine Mine
    [farm] eine Farm
   *[ranch] eine Ranch
} für { $price }
    .group = Grundstück sichern
nevada-city-action-hire = Heuere an: { $worker }
    .group = Anheuern
    .short = Heuere { $name } an
nevada-city-action-reserve = Reserviere: { $contract }. { $rules }
    .group = Auftrag reservieren
    .short = Reserviere { $contract }
nevada-city-action-complete = Erfülle sofort: { $contract }. { $rules }
    .group = Auftrag erfüllen
    .short = Erfülle { $contract }
nevada-city-action-top = Lege zurück auf den Stapel: { $contract }
    .group = Auf den Stapel
nevada-city-action-under = Lege unter den Stapel: { $contract }
    .group = Unter den Stapel
nevada-city-action-lay = Lege hierher: { $event }
    .group = Ereignis auslegen
    .short = { $event } auslegen
nevada-city-action-badge = { $coming ->
    [yes] Nimm den Stern des Hilfssheriffs: Nächstes Jahr bist du Sheriff
   *[no] Nimm den Stern des Hilfssheriffs; im letzten Jahr bringt er nichts mehr
}
    .group = Stern des Hilfssheriffs
    .short = Stern des Hilfssheriffs
nevada-city-action-copy = Nutze ebenfalls: { $space }
    .group = Besetztes Feld nutzen
    .short = Nutze { $building }
nevada-city-action-spend = Ein Marker von { $person }
    .group = Marker abgeben
nevada-city-action-fight = { $person } kämpft (Schießkunst { $gun })
    .group = Kämpfen
nevada-city-action-heal = Zahle dem Arzt { $goods } und behalte den Marker
    .group = Arzt bezahlen
nevada-city-action-ante = Spiel beim Turnier mit
    .group = Mitspielen
nevada-city-action-redraw = Zahle für eine andere Karte
    .group = Andere Karte
nevada-city-action-idle = { $person } beginnt das Jahr mit einem Marker weniger
    .group = Aktionsfeld leer lassen
    .short = { $person }
nevada-city-action-marry = { $child } heiratet { $worker }
    .group = Hochzeit feiern

## Prompts

nevada-city-prompt-deal-start-buildings = Teile ein Startgebäude aus.
    .hint = Wer das Sheriffbüro bekommt, beginnt das erste Jahr.
nevada-city-prompt-choose-family = Wähle deine Familie.
    .hint = Ihre Mitglieder bringen Marker, Fähigkeiten und zwei weitere Grundstücke mit.
nevada-city-prompt-swap-child = Tausche Sohn oder Tochter gegen ein zusätzliches Kind, oder behalte beide.
    .hint = Das Kind, das du hergibst, kommt aus dem Spiel.
nevada-city-prompt-adopt-child = Nimm noch ein Kind in deine Familie auf, oder keines.
    .hint = Es bringt eigene Marker und Fähigkeiten mit und darf heiraten.
nevada-city-prompt-draw-cubes = Ziehe einen Würfel für die Tafeln.
    .hint = { $left ->
        [one] Noch { $left } Würfel kommt.
       *[other] Noch { $left } Würfel kommen.
    }
nevada-city-prompt-fill-display = Decke einen Auftrag auf.
    .hint = Vier Aufträge liegen aus.
nevada-city-prompt-deal-goals = Teile verdeckt ein Ziel aus.
    .hint = Alle bekommen zwei und behalten eines.
nevada-city-prompt-turn-up-goal = Decke ein Ziel für alle auf.
    .hint = Es wird am Spielende gewertet.
nevada-city-prompt-keep-goal = Behalte eines deiner beiden Ziele.
    .hint = Es wird am Ende für alle gewertet. Bis dahin kennst nur du es; das andere kommt aus dem Spiel.
nevada-city-prompt-receive-workers = Decke eine Arbeitskraft auf.
    .hint = { $left ->
        [one] Noch { $left } Arbeitskraft kommt.
       *[other] Noch { $left } Arbeitskräfte kommen.
    }
nevada-city-prompt-reveal-event = Decke das Ereignis der Runde { $round } auf.
    .hint = Es wird abgehandelt, bevor jemand handelt.
nevada-city-prompt-take-commodities = { $event }: Nimm eine Ware deiner Wahl.
    .hint = { $left ->
        [one] Du darfst noch { $left } nehmen.
       *[other] Du darfst noch { $left } nehmen.
    }
nevada-city-prompt-pay-for-event = { $ask ->
    [repay] { $event }: Du musst zahlen. Zahlst du vorher einen Kredit zurück?
    [both] { $event }: Dein Geld reicht nicht. Zahlst du vorher einen Kredit zurück, oder wessen Marker geht für noch einen zur Bank?
   *[borrow] { $event }: Dein Geld reicht nicht. Wessen Marker geht für einen Kredit zur Bank?
}
    .hint = { $ask ->
        [repay] Du schuldest { $amount }. Wer dann zu wenig hat und keinen Marker mehr für einen Kredit, zahlt nur, was da ist.
       *[borrow] Du schuldest { $amount }. Der Marker bleibt bei der Bank, bis der Kredit zurückgezahlt ist.
    }
nevada-city-prompt-lose-markers = { $event }: Wessen Marker gibst du ab?
    .hint = { $left ->
        [one] { $left } Marker geht auf dein Gehöft und ist nächstes Jahr zurück.
       *[other] { $left } Marker gehen auf dein Gehöft und sind nächstes Jahr zurück.
    }
nevada-city-prompt-choose-burning = { $event }: Welches der gleichen Gebäude brennt?
    .hint = Der Zufall entscheidet.
nevada-city-prompt-call-fire-brigade = { $event }: { $building } brennt. Schickst du einen Marker von deiner Feuerwache?
    .hint = Wenn ja, zahlen dir alle anderen je { $fee }. Wenn nicht, müssen alle anderen einen Marker schicken.
nevada-city-prompt-showdown = { $event }: Wer kämpft für dich?
    .hint = { $rules }
nevada-city-prompt-draw-for-outsider = { $event }: { $who ->
    [worker] Ziehe eine Karte für { $opponent } gegen { $person }.
   *[outsider] Ziehe eine Karte für die Gegenseite von { $person }.
}
    .hint = Sie wird zur Schießkunst { $gun } gezählt.
nevada-city-prompt-draw-for-character = { $event }: Ziehe eine Karte für { $person }.
    .hint = { $who ->
        [worker] { $opponent } hat Schießkunst { $gun }.
       *[outsider] Die Gegenseite hat Schießkunst { $gun }.
    }
nevada-city-prompt-suffer-wound = { $person } ist verwundet. Zahlst du dem Arzt, oder verlierst du einen Marker?
    .hint = Ein verlorener Marker ist nächstes Jahr zurück.
nevada-city-prompt-ante-up = { $event }: Spielst du mit?
    .hint = { $rules }
nevada-city-prompt-deal-poker = Teile eine Karte für das Turnier aus.
    .hint = Eine offene Karte an alle, die gezahlt haben.
nevada-city-prompt-redraw-poker = { $event }: Zahlst du für eine andere Karte, oder behältst du deine?
    .hint = Die neue Karte zählt, auch wenn sie niedriger ist.
nevada-city-prompt-draw-again = Ziehe eine andere Karte.
    .hint = Sie ersetzt die erste.
nevada-city-prompt-bank-builds = Die Bank nimmt ein Gebäude.
    .hint = Von denen, die sich niemand gesichert hat, das mit den meisten Punkten.
nevada-city-prompt-choose-character = Wähle eine Person.
    .hint = Sie nutzt jetzt alle ihre Marker oder passt. Die anderen kommen in späteren Runden an die Reihe.
nevada-city-prompt-use-markers = { $markers ->
    [0] { $person } hat alle Marker genutzt. Zahlst du einen Kredit zurück?
   *[other] Was tut { $person }?
}
    .hint = { $markers ->
        [0] Das geht auch später: bevor ein Ereignis Geld nimmt und am Jahresende.
        [one] Noch { $markers } Marker. Diese Person darf an jedem Gebäude nur einmal im Jahr handeln.
       *[other] Noch { $markers } Marker. Diese Person darf an jedem Gebäude nur einmal im Jahr handeln.
    }
nevada-city-prompt-visit-space = { $ask ->
    [sell] { $space }: Wie viel verkauft { $person }?
    [buy] { $space }: Was kauft { $person }?
    [bundle] { $space }: Was nimmt { $person } zuerst?
    [exchange] { $space }: Was gibt { $person } her?
    [contract] { $space }: Welcher Auftrag?
    [claim] { $space }: Was sichert sich { $person }?
    [hire] { $space }: Wen heuerst du an?
    [deputy] { $space }: Nimmt { $person } den Stern?
    [copy-space] { $space }: Welches besetzte Feld nutzt { $person }?
    [buy-vp] { $space }: Wie viele Punkte kaufst du?
    [gamble] { $space }: Wie viel setzt { $person }?
    [points-first] { $space }: erst Punkte, dann ein Auftrag. Was tut { $person }?
   *[several] { $space }: Was tut { $person }?
}
    .hint = Hier gilt: { $effects }.
nevada-city-prompt-buy-more = Noch etwas kaufen?
    .hint = { $left ->
        [one] Du darfst noch { $left } kaufen.
       *[other] Du darfst noch bis zu { $left } kaufen.
    }
nevada-city-prompt-take-bundle = Was nimmst du noch?
    .hint = Noch { $left }, und es müssen verschiedene Sorten sein.
nevada-city-prompt-swap-more = Noch etwas tauschen?
    .hint = Eins gegen eins, so oft du willst.
nevada-city-prompt-claim-property = Welches Grundstück sicherst du dir?
    .hint = Der Preis geht an die Bank; die Punkte gibt es sofort.
nevada-city-prompt-look-at-contracts = Sieh dir den nächsten Auftrag des Stapels an.
    .hint = Niemand sonst sieht ihn.
nevada-city-prompt-return-contracts = Lege die übrigen Aufträge zurück: auf den Stapel oder darunter?
    .hint = Niemand sonst sieht, welcher wohin kommt.
nevada-city-prompt-deliver-to-building = Was bringst du zur Baustelle? { $building }
    .hint = Noch nötig: { $needs }. Was du bringst, bleibt dort.
nevada-city-prompt-deliver-to-contract = Was lieferst du für den Auftrag { $contract }?
    .hint = Noch nötig: { $needs }. Was du lieferst, bleibt auf der Karte.
nevada-city-prompt-peek-at-events = Sieh dir das nächste Ereignis an.
    .hint = Niemand sonst sieht es.
nevada-city-prompt-lay-events = Welches Ereignis kommt auf { $place }?
    .hint = Ein Ereignis wird in der Runde aufgedeckt, deren Nummer sein Feld trägt.
nevada-city-prompt-draw-stake = Ziehe deine Karte.
    .hint = Der Einsatz ist { $stake }.
nevada-city-prompt-draw-house = Ziehe die Karte des Hauses.
    .hint = Der Einsatz ist { $stake }, deine Karte: { $card }.
nevada-city-prompt-return-markers = Zahlst du vor dem neuen Jahr Kredite zurück?
    .hint = Für jeden Kredit, der bleibt, ist nächstes Jahr ein Aktionsfeld deiner Personen leer.
nevada-city-prompt-leave-idle = Wer beginnt das Jahr mit einem Marker weniger?
    .hint = { $left ->
        [one] { $left } Kredit ist nicht zurückgezahlt.
       *[other] { $left } Kredite sind nicht zurückgezahlt.
    }
nevada-city-prompt-face-troublemaker = { $person } sucht Streit, mit Schießkunst { $gun }. Wer aus deiner Familie kämpft?
    .hint =
        Karte plus Schießkunst entscheidet. Ein Sieg bringt { points }. Wer aus deiner Familie verliert oder
        gleichzieht, ist verwundet und hat nächstes Jahr einen Marker weniger; Unruhestifter sterben daran.
nevada-city-prompt-hold-weddings = Gibt es eine Hochzeit?
    .hint =
        Sie kostet 2 Schnaps und zwei beliebige Rohstoffe: Silber, Getreide oder Vieh. Wer nicht heiratet,
        zieht weiter.
nevada-city-prompt-pay-wedding = Was gibst du für das Hochzeitsfest?
    .hint = { $left ->
        [one] Noch { $left } Rohstoff fehlt.
       *[other] Noch { $left } Rohstoffe fehlen.
    }
nevada-city-prompt-turn-over-goal = Decke das Ziel auf, das verdeckt lag.
    .hint = Es wird wie die anderen gewertet.

## Events

nevada-city-event-dealt = { $name } beginnt mit diesem Gebäude: { $building }.
nevada-city-event-badge-taken = { $name } ist Sheriff und beginnt das erste Jahr.
nevada-city-event-family-chosen = { $name } führt die Familie { $family }.
nevada-city-event-child-swapped = In der Familie von { $name } tritt { $new } an die Stelle von { $old }.
nevada-city-event-child-adopted = { $person } kommt in die Familie von { $name }.
nevada-city-event-cube-drawn = Ein Würfel für { $chart ->
    [production] die Erträge
   *[market] die Marktpreise
}: { $cube ->
    [silver] Silber
    [crops] Getreide
    [livestock] Vieh
   *[grey] grau, er zählt nichts
}.
nevada-city-event-contract-offered = Neu in der Auslage: { $contract }.
nevada-city-event-goal-dealt = { $name } bekommt verdeckt ein Ziel.
nevada-city-event-goal-seen = Dein Ziel: { $goal }. { $rules }
nevada-city-event-goal-turned-up = Ein Ziel wird für alle aufgedeckt: { $goal }. { $rules }
nevada-city-event-goal-kept = { $name } behält ein Ziel.
nevada-city-event-year-began = Das Jahr { $year } beginnt.
nevada-city-event-worker-arrived = { $person } kommt in die Stadt und sucht Arbeit.
nevada-city-event-round-began = Runde { $round }.
nevada-city-event-event-revealed = Ereignis: { $event } – { $rules }
nevada-city-event-commodity-taken = { $name } nimmt { $goods } ({ $event }).
nevada-city-event-paid-for-event = { $dollars ->
    [0] { $name } hat nichts, um zu zahlen ({ $event }).
   *[other] { $name } zahlt { nevada-city-dollars } an { $payee ->
        [bank] die Bank
       *[player] { $other }
    } ({ $event }).
}
nevada-city-event-lost-goods = { $name } verliert { nevada-city-goods }.
nevada-city-event-marker-lost =
    { $name } gibt bis nächstes Jahr einen Marker von { $person } ab ({ $event }).
nevada-city-event-loan-taken = { $name } leiht sich { $amount }; ein Marker von { $person } geht zur Bank.
nevada-city-event-loan-repaid = { $name } zahlt einen Kredit zurück.
nevada-city-event-building-burnt = Feuer ({ $event })! Dieses Gebäude brennt: { $building }. { $brigade ->
    [yes] Die Feuerwehr bewahrt es vor Schaden.
   *[no] Ohne Feuerwehr wird es beschädigt: Niemand darf es nutzen, bis es repariert ist oder das Jahr endet.
}
nevada-city-event-brigade-sent =
    { $name } schickt { $person } zum Brand ({ $building }); alle anderen zahlen dafür.
nevada-city-event-brigade-stayed = { $name } schickt niemanden zum Brand; alle anderen müssen helfen.
nevada-city-event-contracts-replaced = Alle Aufträge der Auslage kommen unter den Stapel.
nevada-city-event-fight-began = { $person } ({ $name }) tritt gegen { $who ->
    [worker] { $opponent } (Schießkunst { $gun }) an.
   *[outsider] jemanden mit Schießkunst { $gun } an.
}
nevada-city-event-outsider-drew = Die Gegenseite zieht: { $card }.
nevada-city-event-character-drew = { $name } zieht: { $card }. Karte plus Schießkunst: { $result ->
    [ahead] Vorsprung { $by }.
    [behind] Rückstand { $by }.
   *[level] Gleichstand.
}
nevada-city-event-fight-won = { $person } ({ $name }) gewinnt den Kampf.
nevada-city-event-fight-lost = { $person } ({ $name }) verliert den Kampf.
nevada-city-event-fight-tied = Der Kampf von { $person } ({ $name }) endet unentschieden.
nevada-city-event-outsider-died = { $who ->
    [worker] { $person } stirbt und kommt aus dem Spiel.
   *[outsider] Der Fremde stirbt.
}
nevada-city-event-wounded = { $person } ({ $name }) ist verwundet und verliert bis nächstes Jahr einen Marker.
nevada-city-event-healed = { $paid ->
    [none] Der Arzt heilt { $person } ({ $name }) kostenlos.
   *[other] { $name } zahlt dem Arzt { $good }, und { $person } behält den Marker.
}
nevada-city-event-undertaker-paid = { $name } hat für die Beerdigung gesorgt ({ $building }).
nevada-city-event-ante-paid = { $name } zahlt { $amount } in den Topf.
nevada-city-event-poker-card = { $name } hat: { $card }.
nevada-city-event-pot-won = { $name } gewinnt den Topf mit { $amount }.
nevada-city-event-pot-void = Weniger als zwei wollen spielen: Das Turnier fällt aus.
nevada-city-event-bank-built = Die Bank stellt ein Gebäude auf: { $building }.
nevada-city-event-character-chosen = { $name } spielt mit { $person }.
nevada-city-event-passed = { $name } passt mit { $count ->
    [one] { $count } Marker
   *[other] { $count } Markern
} von { $person }.
nevada-city-event-worked = { $name } bewirtschaftet { $property ->
    [mine] { $tiles ->
        [one] { $tiles } Mine
       *[other] { $tiles } Minen
    }
    [farm] { $tiles ->
        [one] { $tiles } Farm
       *[other] { $tiles } Farmen
    }
   *[ranch] { $tiles ->
        [one] { $tiles } Ranch
       *[other] { $tiles } Ranches
    }
} und bekommt { nevada-city-goods }.
nevada-city-event-space-used = { $name } schickt { $person } hierher: { $space }.
nevada-city-event-fee-paid = { $name } zahlt { $amount } an { $payee ->
    [bank] die Bank
   *[player] { $other }
}.
nevada-city-event-goods-gained = { $name } bekommt { nevada-city-goods }.
nevada-city-event-bought = { $name } kauft { $goods } für { $price }.
nevada-city-event-sold = { $name } verkauft { nevada-city-goods } für { $price }.
nevada-city-event-swapped = { $name } tauscht { $goods } gegen { $into }.
nevada-city-event-building-claimed = { $name } sichert sich ein Gebäude: { $building }.
nevada-city-event-property-claimed = { $name } sichert sich { $property ->
    [mine] eine Mine
    [farm] eine Farm
   *[ranch] eine Ranch
} für { $price }.
nevada-city-event-hired = { $name } heuert { $person } für { $salary } an.
nevada-city-event-badge-of-deputy = { $coming ->
    [yes] { $name } nimmt den Stern des Hilfssheriffs und ist nächstes Jahr Sheriff.
   *[no] { $name } nimmt den Stern des Hilfssheriffs.
}
nevada-city-event-events-peeked = { $name } sieht die kommenden Ereignisse an.
nevada-city-event-event-seen = Du siehst das Ereignis { $event } – { $rules }
nevada-city-event-events-arranged = { $name } hat die Ereignisse neu ausgelegt.
nevada-city-event-contract-reserved = { $name } reserviert einen Auftrag: { $contract }.
nevada-city-event-contracts-looked-at = { $name } sieht die obersten Aufträge des Stapels an.
nevada-city-event-contract-seen = Du siehst den Auftrag { $contract }. { $rules }
nevada-city-event-contract-returned = { $name } legt einen Auftrag { $end ->
    [top] zurück auf den Stapel
   *[under] unter den Stapel
}.
nevada-city-event-construction = { $name } schickt { $person } zu einer Baustelle: { $building }.
nevada-city-event-skill-delivered = Die Fähigkeit bringt { nevada-city-goods } dazu.
nevada-city-event-token-delivered = { $name } bringt { $goods }.
nevada-city-event-building-finished = { $name } stellt ein Gebäude fertig: { $building }.
nevada-city-event-building-replaced = { $old } weicht einem neuen Gebäude: { $new }.
nevada-city-event-contract-advanced = { $name } lässt { $person } an einem Auftrag arbeiten: { $contract }.
nevada-city-event-contract-completed = { $person } erfüllt einen Auftrag für { $name }: { $contract }.
nevada-city-event-reward = { $name } bekommt als Belohnung { nevada-city-goods }.
nevada-city-event-skill-learned = { $person } ({ $name }) lernt { $skill }.
nevada-city-event-space-copied = { $name } nutzt ebenfalls ein besetztes Feld: { $space }.
nevada-city-event-gambled = { $name } setzt { $stake }. Eigene Karte: { $card }; das Haus: { $house }.
nevada-city-event-gamble-won = { $name } gewinnt { $amount }.
nevada-city-event-gamble-lost = { $name } verliert { $amount }.
nevada-city-event-extra-action = { $name } lässt { $person } das Ereignis { $event } nutzen.
nevada-city-event-repaired = { $name } lässt { $person } ein Gebäude reparieren: { $building }.
nevada-city-event-unhired-income = { $count ->
    [one] { $count } Arbeitskraft blieb ohne Stelle, und { $name } profitiert: { $building }.
   *[other] { $count } Arbeitskräfte blieben ohne Stelle, und { $name } profitiert: { $building }.
}
nevada-city-event-year-ended = Das Jahr { $year } endet.
nevada-city-event-badge-passed = { $name } trägt nun den Sheriffstern und beginnt das nächste Jahr.
nevada-city-event-markers-returned = { $name } legt alle Marker zurück auf die Personen.
nevada-city-event-left-idle = Wegen eines Kredits beginnt { $person } ({ $name }) das Jahr mit einem Marker weniger.
nevada-city-event-wed = Hochzeit in der Familie von { $name }: { $child } und { $worker }.
nevada-city-event-released = { $person } verlässt den Dienst von { $name }.
nevada-city-event-game-ended = { $reason ->
    [plots] Jeder Bauplatz der Stadt ist vergeben: Das Spiel endet.
   *[years] Das letzte Jahr ist vorbei: Das Spiel endet.
}
nevada-city-event-goal-scored = Ziel: { $goal } ({ $counted }).
nevada-city-event-won = { $winners ->
    [one] { $name } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } und wird Stadtoberhaupt!
   *[other] Geteilter Sieg für { $name } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
}
nevada-city-event-wedding-paid = { $name } gibt { $goods } für das Fest.
nevada-city-event-events-ended =
    Alle Ereignisse des Jahres sind vorbei: Preise, Erträge und geschlossene oder beschädigte Gebäude sind
    wie zuvor.

## Score lines

nevada-city-score-start-building = { $name } erhält { points } für das Startgebäude: { $building }.
    .category = Startgebäude
nevada-city-score-property = { $name } erhält { points } für { nevada-city-tiles }.
    .category = Grundstücke
nevada-city-score-building = { $name } erhält { points } für ein fertiges Gebäude: { $building }.
    .category = Gebäude
nevada-city-score-contract = { $name } erhält { points } für einen Auftrag: { $contract }.
    .category = Aufträge
nevada-city-score-contract-building =
    { $name } erhält { points }, weil das eigene Gebäude auf einem Auftrag genannt ist: { $contract }.
    .category = Genannte Gebäude
nevada-city-score-published = { $name } kauft bei der Zeitung { points }.
    .category = Gekaufte Punkte
nevada-city-score-repair = { $name } erhält { points } für eine Reparatur: { $building }.
    .category = Reparaturen
nevada-city-score-unhired = { $name } erhält { points }, weil Leute ohne Arbeit blieben ({ $building }).
    .category = Herberge
nevada-city-score-fight = { $who ->
    [troublemaker] { $name } erhält { points } für einen besiegten Unruhestifter.
   *[event] { $name } erhält { points } für einen gewonnenen Kampf ({ $event }).
}
    .category = Schießereien
nevada-city-score-poker = { $name } erhält { points } für die höchste Karte ({ $event }).
    .category = Poker
nevada-city-score-extra = { $name } erhält { points } ({ $event }).
    .category = Ereignisse
nevada-city-score-goal = { $name } erhält { points } für ein Ziel, mit { $amount }: { $goal }.
    .category = Ziele
nevada-city-score-death = { $name } erhält { points } für eine Beerdigung ({ $building }).
    .category = Beerdigungen

## Why not

nevada-city-reason-adopt-or-not = Nimm jetzt eines der zusätzlichen Kinder, oder keines.
nevada-city-reason-all-worked =
    So viele Plättchen dieser Art hast du nicht mehr zu bewirtschaften. Jedes lässt sich nur einmal im Jahr
    bewirtschaften.
nevada-city-reason-already-married = Dieses Kind ist schon verheiratet.
nevada-city-reason-ante-or-not = Entscheide jetzt, ob du beim Turnier mitspielst.
nevada-city-reason-been-here =
    Diese Person hat hier in diesem Jahr schon gehandelt. Jede deiner Personen darf an jedem Ort einmal im
    Jahr handeln.
nevada-city-reason-borrowed-to-pay = Dieses Geld ist geliehen, um das Ereignis zu bezahlen; zahle Kredite später zurück.
nevada-city-reason-brown-space = Felder mit braunen Zahlen werden nur zu viert genutzt.
nevada-city-reason-building-first =
    Dieses Feld ist für ein Gebäude. Bringt es auch ein Grundstück, kommt das erst danach.
nevada-city-reason-child-taken = Dieses Kind ist schon in einer anderen Familie.
nevada-city-reason-choose-action =
    Nutze jetzt einen Marker der Person, die an der Reihe ist, zahle einen Kredit zurück, oder passe.
nevada-city-reason-choose-character = Wähle zuerst die Person, deren Marker du in dieser Runde nutzt.
nevada-city-reason-choose-family = Wähle zuerst eine Familie.
nevada-city-reason-choose-fighter = Wähle jetzt, wer kämpft.
nevada-city-reason-claim-property = Sichere dir jetzt das Grundstück, das es zum Gebäude gibt.
nevada-city-reason-closed = Ein Ereignis hat dieses Gebäude bis zum Jahresende geschlossen.
nevada-city-reason-commodities-only =
    Es muss eine Ware sein: Eisen, Holz, Ziegel, Schnaps oder Unterhaltung.
nevada-city-reason-damaged =
    Ein Brand hat dieses Gebäude beschädigt. Es lässt sich nutzen, sobald es jemand repariert hat, oder
    nächstes Jahr.
nevada-city-reason-draw-first = Zuerst entscheidet der Zufall.
nevada-city-reason-family-only = Es muss ein Mitglied deiner Familie sein, keine angeheuerte Arbeitskraft.
nevada-city-reason-family-taken = Diese Familie führt schon jemand anderes.
nevada-city-reason-has-badge = Du hast den Stern des Hilfssheriffs schon.
nevada-city-reason-heal-or-not = Bezahle jetzt den Arzt mit einer Ware, oder nimm die Wunde hin.
nevada-city-reason-homestead-full = Auf deinem Gehöft ist kein Platz für ein weiteres Grundstück.
nevada-city-reason-keep-goal = Behalte zuerst eines deiner beiden Ziele.
nevada-city-reason-later-year = Dieses Gebäude kann man sich erst ab einem späteren Jahr sichern.
nevada-city-reason-lay-events = Lege jetzt die Ereignisse aus deiner Hand verdeckt auf ihre Plätze.
nevada-city-reason-leave-idle =
    Wähle jetzt das Familienmitglied, das wegen eines Kredits mit einem Marker weniger beginnt.
nevada-city-reason-marry-or-not = Feiere jetzt eine Hochzeit, oder lass deine Arbeitskräfte ziehen.
nevada-city-reason-must-fight = Diesem Kampf darf niemand ausweichen. Wähle, wer für dich kämpft.
nevada-city-reason-no-contract = Hier ist kein Auftrag zu haben, den du nehmen könntest.
nevada-city-reason-no-credit =
    Die Bank leiht dir nichts mehr: Du hast so viele Kredite, wie deine Familie Aktionsfelder hat.
nevada-city-reason-no-event = Es gibt kein Ereignis anzusehen, weder auf dem Plan noch im Stapel.
nevada-city-reason-no-goods = Du hast nicht, was dafür nötig ist.
nevada-city-reason-no-loan = Du hast keinen Kredit zurückzuzahlen.
nevada-city-reason-no-marker = Diese Person hat keinen Marker mehr.
nevada-city-reason-no-money = Dafür fehlen dir { $missing }, Gebühren eingerechnet.
nevada-city-reason-no-plot =
    Jeder Bauplatz der Stadt ist vergeben, also kann man sich keine Gebäude mehr sichern.
nevada-city-reason-no-poker-deck = Um Geld gespielt wird nur in der Variante mit den Pokerkarten.
nevada-city-reason-no-property = Du hast kein Grundstück dieser Art.
nevada-city-reason-no-site = Dieses Gebäude ist nicht im Bau.
nevada-city-reason-no-skill =
    Ein Marker bewirtschaftet ein Grundstück und je Symbol der Fähigkeit eines mehr. So viele hat diese
    Person nicht.
nevada-city-reason-no-slot = Alle drei Plätze an deinem Gehöft sind mit Arbeitskräften und Aufträgen belegt.
nevada-city-reason-no-stand-in =
    Unterhaltung ersetzt nur andere Waren, nicht Silber, Getreide, Vieh oder Geld.
nevada-city-reason-no-tile = Von dieser Art ist kein Plättchen mehr da.
nevada-city-reason-no-use-for-loan =
    Mitten in einer Aktion gibt es Kredit nur für einen Auftrag, der gerade erst aufgedeckt wurde und für den
    dir nur noch Geld fehlt.
nevada-city-reason-nobody-there =
    Um ein Feld mitzunutzen, muss dort ein fremder Marker liegen, und hier liegt keiner.
nevada-city-reason-nobody-to-hire = Hier gibt es niemanden zum Anheuern.
nevada-city-reason-none-left = Das kann jetzt nicht kommen.
nevada-city-reason-not-all-goods =
    Um einen Auftrag sofort zu erfüllen, musst du alles zahlen, was er braucht; Fähigkeiten der Person
    zählen mit.
nevada-city-reason-not-at-this-space = Das bietet dieses Feld nicht, oder nicht mehr.
nevada-city-reason-not-built = Dieses Gebäude ist nicht fertig und kann nicht genutzt werden.
nevada-city-reason-not-damaged = Dieses Gebäude ist nicht beschädigt.
nevada-city-reason-not-employed = Diese Arbeitskraft steht nicht in deinem Dienst.
nevada-city-reason-not-for-claim =
    Dieses Gebäude ist nicht zu haben: Es ist schon vergeben oder gehört nicht zu dieser Partie.
nevada-city-reason-not-for-hire = Diese Arbeitskraft kann hier nicht angeheuert werden.
nevada-city-reason-not-in-force = Kein solches Ereignis erlaubt jetzt eine Aktion.
nevada-city-reason-not-in-hand = Dieses Ereignis hast du nicht auf der Hand.
nevada-city-reason-not-looked-at = Das ist keiner der Aufträge, die du ansiehst.
nevada-city-reason-not-needed = Das wird hier nicht gebraucht, oder nicht mehr davon.
nevada-city-reason-not-on-offer = Dieser Auftrag wird hier nicht angeboten.
nevada-city-reason-not-reserved = Diesen Auftrag hast du nicht reserviert.
nevada-city-reason-not-sold-here = Das wird hier nicht verkauft.
nevada-city-reason-not-swapped-here = Das wird hier nicht in Tausch genommen.
nevada-city-reason-not-your-goal = Das ist keines deiner beiden Ziele.
nevada-city-reason-not-yours = Das gehört dir nicht.
nevada-city-reason-nothing-to-add =
    Diese Person kann nichts bringen, was noch fehlt, weder vom Gehöft noch durch Fähigkeiten.
nevada-city-reason-nothing-to-claim = Hier gibt es nichts, was du dir sichern könntest.
nevada-city-reason-nothing-to-copy = Kein Feld mit einem fremden Marker steht dieser Person offen.
nevada-city-reason-one-contract = Jede Person darf sich im Jahr nur um einen Auftrag kümmern.
nevada-city-reason-pay-goods = Wähle jetzt, was du gibst.
nevada-city-reason-pay-or-repay = Zahle jetzt, was das Ereignis fordert, oder vorher einen Kredit zurück.
nevada-city-reason-pay-the-good-first =
    Davon hast du selbst genug, also braucht es keine Unterhaltung als Ersatz.
nevada-city-reason-property-only = Dieses Feld ist nur für Grundstücke.
nevada-city-reason-redraw-or-not = Zahle jetzt für eine andere Karte, oder behalte deine.
nevada-city-reason-repay-or-not = Zahle jetzt einen Kredit zurück, oder lass den Marker bei der Bank.
nevada-city-reason-replaced = Dieses Gebäude ist durch ein anderes ersetzt: { $building }.
nevada-city-reason-resources-only = Es muss Silber, Getreide oder Vieh sein.
nevada-city-reason-return-contracts = Lege zuerst die übrigen Aufträge zurück, auf den Stapel oder darunter.
nevada-city-reason-same-sex = Nach den Regeln heiratet ein Sohn eine Frau und eine Tochter einen Mann.
nevada-city-reason-something-first = Dafür liegt ein Marker hier: Zuerst muss etwas geschehen.
nevada-city-reason-space-taken = Auf diesem Feld liegt schon ein Marker.
nevada-city-reason-spend-marker = Wähle jetzt die Person, die einen Marker abgibt.
nevada-city-reason-swap-or-not = Tausche jetzt ein Kind, oder behalte beide.
nevada-city-reason-take-goods = Wähle jetzt, was du nimmst.
nevada-city-reason-too-few-kinds = Du musst verschiedene Sorten nehmen; so wären es zu wenige.
nevada-city-reason-too-many = So viel erlaubt dieses Feld nicht.
nevada-city-reason-two-in-work =
    Du hast zwei Gebäude im Bau. Stelle eines fertig, bevor du dir ein weiteres sicherst.
nevada-city-reason-wrong-colour = Dieses Feld ist für Aufträge einer anderen Art.

## Rules help
nevada-city-help-parts =
    Zur Stadt gehören ein Plan mit vier aufgedruckten Gebäuden, Gebäudekarten aus vier Jahren, Familien und
    Arbeitskräfte, Aufträge in fünf Arten, Ereignisse, Ziele und 72 Grundstücksplättchen. Rohstoffe, Waren,
    Geld und Marker sind nicht begrenzt.
    .title = Das Material
nevada-city-help-homestead =
    Auf deinem Gehöft liegen deine Minen, Farmen und Ranches, und Rohstoffe und Waren lagern dort unbegrenzt.
    Darunter ist Platz für drei Karten: angeheuerte Arbeitskräfte und reservierte Aufträge in beliebiger
    Mischung. Sind alle drei Plätze belegt, kannst du weder anheuern noch reservieren.
    .title = Das Gehöft
nevada-city-help-skills =
    Mit jedem Symbol Bergbau, Ackerbau oder Viehzucht bewirtschaftet eine Person mit demselben Marker ein
    weiteres Grundstück dieser Art. Jedes Symbol Schmieden, Zimmern oder Mauern bringt ein Eisen, Holz oder
    einen Ziegel aus dem Vorrat, wenn die Person baut oder an einem Auftrag arbeitet.
    .title = Fähigkeiten
nevada-city-help-goals =
    Am Anfang bekommst du zwei Ziele und behältst heimlich eines. Was alle behalten, wird am Spielende für
    alle gewertet: Ein Ziel zählt etwas, zum Beispiel fertige Gebäude, und belohnt die ersten Plätze.
    .title = Ziele
nevada-city-help-event-cards =
    Ein Ereignis geschieht entweder sofort und ist dann vorbei, oder es gilt bis zum Ende des Jahres: Es
    ändert Erträge, Preise oder Gebühren, schließt Gebäude oder bietet eine eigene Aktion. Der Text jedes
    Ereignisses sagt, was gilt.
    .title = Ereigniskarten
nevada-city-help-charts =
    Würfel auf zwei Tafeln zeigen, wie die Wirtschaft in diesem Jahr steht. Jeder Würfel eines Rohstoffs auf
    der Ertragstafel bedeutet ein Stück von jedem bewirtschafteten Plättchen, jeder auf der Markttafel einen
    Dollar für jedes verkaufte Stück.
    .title = Erträge und Preise
nevada-city-help-aim =
    Alle führen je eine Familie in einer jungen Stadt. Grundstücke, Gebäude, Aufträge und Ziele bringen
    Punkte. Nach dem letzten Jahr wird Stadtoberhaupt, wer die meisten hat; bei Gleichstand entscheidet, wer
    am meisten Silber, Getreide und Vieh hat.
    .title = Ziel des Spiels
nevada-city-help-summary =
    Ein Jahr beginnt mit neuen Ereignissen, Gebäuden und Arbeitskräften. Dann folgen Aktionsrunden: ein
    Ereignis und je eine Person jeder Familie, bis keine Marker mehr da sind. Am Ende gibt es Einkommen,
    Ereignisse laufen aus, Preise ändern sich, Marker kehren zurück, und Arbeitskräfte heiraten oder ziehen
    weiter.
    .title = Ein Jahr in Kürze
nevada-city-help-new-year =
    Vor der ersten Runde werden die Ereignisfelder gefüllt, die Gebäude dieses Jahres sind ab jetzt zu
    haben, nicht angeheuerte Arbeitskräfte verlassen die Stadt, und neue kommen: eine mehr, als Leute
    mitspielen.
    .title = Das neue Jahr
nevada-city-help-events =
    Im ersten Jahr liegt auf jedem der sechs Ereignisfelder verdeckt ein Ereignis, später nur auf den
    Feldern 1, 3, 5 und 6. Die Nummer eines Feldes ist die Runde, in der sein Ereignis aufgedeckt wird.
    .title = Ereignisse auslegen
nevada-city-help-buildings =
    Jede Gebäudekarte trägt ein Jahr. Ab diesem Jahr kann man sie sich sichern, und was niemand nimmt,
    bleibt verfügbar. Nach 1857 kommen keine neuen Gebäude. Die verfügbaren Karten darfst du jederzeit
    ansehen.
    .title = Gebäude des Jahres
nevada-city-help-workers =
    Jedes Jahr kommen neue Arbeitskräfte in die Stadt, eine mehr, als Leute mitspielen, und können im Hotel
    angeheuert werden. Wen niemand anheuert, der zieht mit Beginn des nächsten Jahres weiter; in manchen
    Gebäuden kannst du solche Leute auch dann noch anheuern.
    .title = Arbeitskräfte
nevada-city-help-rounds =
    Ein Jahr wird in Runden gespielt. In jeder Runde nutzen alle reihum sämtliche Marker einer Person. Es
    geht weiter, solange irgendwer eine Person mit Markern hat; wer keine mehr hat, wartet auf das nächste
    Jahr.
    .title = Aktionsrunden
nevada-city-help-check-events =
    Liegt auf dem Feld dieser Runde ein Ereignis, wird es aufgedeckt und abgehandelt, bevor jemand handelt.
    Es nimmt nur Marker, die noch auf Personen liegen; sie liegen bis nächstes Jahr auf dem Gehöft. Wer
    nicht zahlen kann, muss mit solchen Markern Kredite aufnehmen; wer keine hat, zahlt, was möglich ist.
    .title = Das Ereignis der Runde
nevada-city-help-actions =
    Im Uhrzeigersinn ab dem Sheriff wählen alle eine Person mit Markern und nutzen jeden davon für eine
    Aktion. Mit übrigen Markern darfst du passen. Eine Person handelt im Jahr nur in einer Runde.
    .title = Handeln
nevada-city-help-farm =
    Ein Marker bewirtschaftet eine deiner Farmen und je Symbol Ackerbau der Person eine weitere. Jede bringt
    so viel Getreide, wie die Ertragstafel zeigt. Eine Farm lässt sich einmal im Jahr bewirtschaften, von
    jeder deiner Personen, auch ohne Fähigkeit.
    .title = Eine Farm bewirtschaften
nevada-city-help-ranch =
    Ein Marker bewirtschaftet eine deiner Ranches und je Symbol Viehzucht der Person eine weitere. Jede
    bringt so viel Vieh, wie die Ertragstafel zeigt. Eine Ranch lässt sich einmal im Jahr bewirtschaften.
    .title = Eine Ranch bewirtschaften
nevada-city-help-mine =
    Ein Marker bewirtschaftet eine deiner Minen und je Symbol Bergbau der Person eine weitere. Jede bringt
    so viel Silber, wie die Ertragstafel zeigt. Eine Mine lässt sich einmal im Jahr bewirtschaften.
    .title = Eine Mine bewirtschaften
nevada-city-help-use =
    Ein Marker kommt auf ein freies Feld eines fertigen Gebäudes; Achtecke fassen beliebig viele. Zahle die
    Gebühr an die Eigentümerfamilie, gern aus dem Erlös; im eigenen Gebäude zahlst du keine. Jede Person
    darf an jedem Gebäude nur einmal im Jahr handeln. Braune Felder gibt es nur zu viert.
    .title = Ein Gebäude nutzen
nevada-city-help-claiming =
    Im Rathaus bekommst du für einen Marker und die Gebühr des Feldes entweder eine Gebäudekarte, die
    unfertig auf einen freien Bauplatz kommt, oder für weitere 1 $ eine Mine, 2 $ eine Farm, 3 $ eine Ranch,
    die sofort 2 Punkte bringt. Du darfst höchstens zwei Gebäude im Bau haben.
    .title = Gebäude oder Grundstück sichern
nevada-city-help-construction =
    Ein Marker kommt zu einem deiner unfertigen Gebäude. Die Handwerksfähigkeiten der Person bringen Waren aus
    dem Vorrat dazu, und vom Gehöft darfst du alles bringen, was noch fehlt. Unterhaltung kann ersetzen, was
    du nicht hast.
    .title = Bauen
nevada-city-help-finishing =
    Ein Gebäude kann mehrere Aktionen, Runden oder Jahre brauchen, aber jede Person baut nur einmal im Jahr
    daran. Sobald alles da ist, ist es fertig: Du erhältst seine Punkte, und alle dürfen es nutzen. Die
    Person, die es fertiggestellt hat, kann es in diesem Jahr nicht auch noch nutzen.
    .title = Ein Gebäude fertigstellen
nevada-city-help-reserve =
    Auf einem Auftragsfeld nimmst du einen ausliegenden Auftrag der passenden Art auf einen freien Platz an
    deinem Gehöft; sofort wird ein neuer aufgedeckt. Jede Person darf sich im Jahr um einen Auftrag kümmern,
    und ein reservierter Auftrag wird nie zurückgegeben.
    .title = Einen Auftrag reservieren
nevada-city-help-advance =
    Mit einem Marker auf deinem Gehöft liefert eine Person beliebige Rohstoffe und Waren, die einer deiner
    reservierten Aufträge braucht; Handwerksfähigkeiten helfen. Was geliefert ist, bleibt auf der Karte, bis
    alles da ist, und dann wird der Auftrag gewertet.
    .title = An einem Auftrag arbeiten
nevada-city-help-complete =
    Auf einem Auftragsfeld darfst du auch gleich alles zahlen, was ein Auftrag braucht; dann belegt er
    keinen Platz. Ein erfüllter Auftrag bringt Punkte, manchmal mehr, wenn das genannte Gebäude fertig ist;
    dessen Eigentümerfamilie erhält dann 2. Manche bringen noch etwas anderes ein oder lehren die Person eine
    Fähigkeit.
    .title = Einen Auftrag erfüllen
nevada-city-help-cleanup =
    Hat niemand mehr Marker, endet das Jahr, in dieser Reihenfolge: Einkommen von Gebäuden, Ende der
    Ereignisse, Prüfung, ob das Spiel vorbei ist, neue Würfel, Sheriffstern, Rückkehr der Marker, Hochzeit
    oder Abschied der Arbeitskräfte.
    .title = Das Ende eines Jahres
nevada-city-help-year-end-income =
    Manche Gebäude bringen am Jahresende etwas ein, je nachdem, wie viele Arbeitskräfte niemand angeheuert
    hat. Nur fertige Gebäude zählen, und die der Bank bringen niemandem etwas.
    .title = Einkommen am Jahresende
nevada-city-help-end-of-events =
    Was in Kraft war, endet mit dem Jahr, und nicht aufgedeckte Ereignisse werden ungesehen abgelegt.
    Geschlossene Gebäude öffnen wieder, und Brandschäden sind behoben.
    .title = Ereignisse enden
nevada-city-help-end-check =
    Das Spiel endet nach dem letzten Jahr, oder früher, wenn am Jahresende auf jedem Bauplatz eine
    Gebäudekarte liegt, ob fertig oder nicht. Dann werden die Ziele gewertet; Hochzeiten gibt es keine mehr.
    .title = Ist das Spiel vorbei?
nevada-city-help-new-cubes =
    Alle Würfel kommen von den Tafeln. Die festen werden wieder gelegt, dann zwei aus dem Beutel für die
    Erträge gezogen und fünf für die Marktpreise. So ändert sich jedes Jahr, was sich lohnt.
    .title = Neue Würfel
nevada-city-help-start-player =
    Wer den Stern des Hilfssheriffs hat, nimmt den Sheriffstern und beginnt das nächste Jahr; der Stern des
    Hilfssheriffs kommt zurück auf den Plan. Hat ihn niemand genommen, bleibt der Sheriff derselbe.
    .title = Der nächste Sheriff
nevada-city-help-markers-return =
    Alle Marker kehren zu ihren Personen zurück, nur nicht die für Kredite bei der Bank: Kredite darfst du
    jetzt zurückzahlen. Für jeden, der bleibt, ist nächstes Jahr ein Aktionsfeld deiner Familie leer; du
    wählst es nach den Hochzeiten, es darf also auch jemandem gehören, der gerade eingeheiratet hat.
    .title = Marker kehren zurück
nevada-city-help-weddings =
    Am Jahresende ziehen deine Arbeitskräfte weiter, wenn sie nicht heiraten: Jeder ledige Sohn und jede
    ledige Tochter darf eine Arbeitskraft des anderen Geschlechts heiraten. Eine Hochzeit kostet 2 Schnaps
    und zwei beliebige Rohstoffe. Die Arbeitskraft gehört dann für immer zur Familie, ohne Lohn und ohne
    einen Platz zu belegen.
    .title = Hochzeiten und Abschiede
nevada-city-help-ending =
    Alle Ziele werden aufgedeckt und für alle gewertet. Bei Gleichstand werden die Punkte der Plätze
    geteilt, abgerundet; wer nichts davon hat, erhält nichts. Die meisten Punkte gewinnen, dann das meiste
    Silber, Getreide und Vieh; ist auch das gleich, wird der Sieg geteilt.
    .title = Spielende
nevada-city-help-bank =
    Ein Marker bei der Bank ist ein Kredit. Zurückzahlen darfst du ihn jederzeit, mit 5 $: in deinem Zug, vor
    der Zahlung für ein Ereignis und am Jahresende; der Marker ist nächstes Jahr wieder frei. Ein Kredit,
    der dann noch offen ist, kostet jemanden aus deiner Familie eine Aktion. Es gibt auch ein Feld
    für einen Bürgerauftrag.
    .title = Bank
nevada-city-help-city-hall =
    Hier sicherst du dir Gebäude und Grundstücke gegen die Gebühr des Feldes; ein Grundstück kostet
    zusätzlich seinen Preis. Das teuerste Feld fasst beliebig viele Marker. Es gibt auch ein Feld für einen
    Bürgerauftrag.
    .title = Rathaus
nevada-city-help-trading-post =
    Kaufe bis zu drei Waren in beliebiger Mischung für je 2 $, egal auf welchem der Felder. Die Zahl der
    Felder ist begrenzt, also komm rechtzeitig.
    .title = Handelsposten
nevada-city-help-hotel =
    Heuere gegen die Gebühr des Feldes und den Lohn jemanden aus der Auslage an. Die Arbeitskraft belegt
    einen Platz an deinem Gehöft und kann in einer späteren Runde desselben Jahres handeln. Auf dem Feld für
    Ereignisse siehst du die kommenden und ein weiteres an und legst sie beliebig neu aus, eines auf den
    Stapel.
    .title = Hotel
nevada-city-help-selling =
    Verkaufe Silber beim Erzprüfer, Getreide auf dem Markt und Vieh auf dem Viehhof zum Marktpreis. Jedes
    Feld hat eine Grenze, und manche zahlen je Stück einen Aufschlag. Alle drei haben auch ein Feld für
    einen Auftrag.
    .title = Erzprüfer, Markt, Viehhof
nevada-city-help-sheriff =
    Ein Feld bringt für 2 $ an die Eigentümerfamilie den Stern des Hilfssheriffs und/oder einen beliebigen
    Auftrag, in beliebiger Reihenfolge; zahlt erst das Geld eines Auftrags die Gebühr, kommt der Stern
    danach. Auf dem anderen heuerst du jemanden aus dem Ablagestapel an, für den Lohn und 4 $ an den
    jetzigen Sheriff, der selbst keine 4 $ zahlt.
    .title = Sheriffbüro
nevada-city-help-fire-house =
    Bei einem Brand darf, wem die fertige Feuerwache gehört, einen Marker schicken, und alle anderen zahlen
    4 $; sonst müssen alle anderen einen Marker schicken. Dann entsteht kein Schaden. Ohne Feuerwache
    schicken alle einen Marker, und das Gebäude ist beschädigt: geschlossen, bis das Jahr endet oder jemand
    es für einen Punkt repariert.
    .title = Feuerwache
nevada-city-help-unhired =
    Beide kümmern sich um Arbeitskräfte, die niemand angeheuert hat. Am Ende jedes Jahres bringt die
    Suppenküche ihrer Eigentümerfamilie für jede von ihnen 5 $, die Pension 3 Punkte, wenn es mehr als eine
    ist.
    .title = Suppenküche, Pension
nevada-city-help-trades =
    Zahle die Gebühr an die Eigentümerfamilie und nimm Eisen, Ziegel oder Holz des Feldes aus dem Vorrat; je
    teurer das Feld, desto mehr. Alle drei haben auch ein Feld für einen Bauauftrag.
    .title = Schmiede, Ziegelofen, Sägewerk
nevada-city-help-general-stores =
    Für zusammen 2 $ nimmst du drei Waren aus den drei Sorten, die der Laden führt. Es müssen mindestens
    zwei Sorten sein. Das Geld geht an die Eigentümerfamilie.
    .title = Gemischtwaren
nevada-city-help-saddlery =
    Sieh dir die obersten drei Aufträge des Stapels an. Einen davon darfst du reservieren oder erfüllen; die
    anderen legst du verdeckt zurück, jeden nach Wunsch auf den Stapel oder darunter.
    .title = Sattlerei
nevada-city-help-pharmacist =
    Für 1 $ an die Eigentümerfamilie darfst du beliebig viel Holz, Ziegel und Eisen gegen ebenso viel
    Schnaps tauschen, eins gegen eins.
    .title = Apotheke
nevada-city-help-post-office =
    Für 2 $ an die Eigentümerfamilie kommen alle ausliegenden Aufträge unter den Stapel, und neue werden
    aufgedeckt. Dann darfst du einen beliebigen davon reservieren oder erfüllen.
    .title = Postamt
nevada-city-help-tobacconist =
    Für 1 $ an die Eigentümerfamilie nutzt du ein Feld, auf dem ein fremder Marker liegt, ohne zweiten
    Marker, und zahlst auch dessen Gebühr. Es zählt zugleich als Aktion der Person an jenem Gebäude. Kredite
    gehen so nicht.
    .title = Tabakladen
nevada-city-help-newspaper =
    Für 1 $ darfst du zuerst bis zu 5 Punkte für je 1 $ kaufen und dann einen beliebigen Auftrag nehmen;
    mindestens eines von beiden muss geschehen, und nach dem Auftrag gibt es keine Punkte mehr. Alles Geld
    geht an die Eigentümerfamilie. Sie selbst zahlt diesen 1 $ nicht; ihre Punkte bezahlt sie an die Bank.
    .title = Zeitung
nevada-city-help-saloons =
    Zahle an die Eigentümerfamilie und nimm Schnaps oder Unterhaltung. Jeder Saloon hat ein Feld für einen
    Vergnügungsauftrag und mit den Pokerkarten einen Spieltisch: Setze bis zu 5 $; die höhere Karte gewinnt
    den Einsatz, der Joker das Doppelte, sonst ist er verloren.
    .title = Die Saloons
nevada-city-help-shows =
    Zahle die Gebühr an die Eigentümerfamilie und nimm Schnaps oder Unterhaltung des Feldes aus dem Vorrat.
    Unterhaltung kann jede andere Ware ersetzen.
    .title = Bordell, Opernhaus
nevada-city-help-example =
    Manche Ereignisse bieten für den Rest des Jahres eine Aktion: Beim Silberfund darf jede Person einmal
    einen Marker auf die Karte legen und ein Silber nehmen. Dort ist Platz für beliebig viele Marker.
    .title = Ein Ereignis als Aktion
nevada-city-help-two-players =
    Zu zweit spielt ihr fünf Jahre und habt anfangs 5 $ mehr. Markt und Viehhof gehören der Bank, einige
    Gebäude fehlen, und in den Runden 3 und 4 jedes Jahres nimmt die Bank das freie Gebäude mit den meisten
    Punkten, das sofort fertig dasteht.
    .title = Zu zweit
nevada-city-help-fine-points =
    Unterhaltung ersetzt Eisen, Holz, Ziegel oder Schnaps, nie Silber, Getreide oder Vieh. Ein Kredit in
    deinem Zug nimmt einen Marker der handelnden Person, auch mitten in einer Aktion, die gerade Aufträge
    aufgedeckt hat; ein Kredit, den ein Ereignis erzwingt, irgendeinen, der noch auf einer Person liegt.
    Gebühren an Gebäuden der Bank gehen an die Bank.
    .title = Feinheiten
nevada-city-help-setup =
    Alle beginnen mit Mine, Farm und Ranch mit je einem Stück darauf, einer Ware jeder Sorte, einem fertigen
    Startgebäude und einer Familie, deren Pa zwei weitere Grundstücke mitbringt. Wem das Sheriffbüro gehört,
    beginnt mit 8 $; die anderen haben im Uhrzeigersinn je einen Dollar mehr. Vier der sechs Startereignisse
    kommen zuerst.
    .title = Vorbereitung
nevada-city-help-advanced-parts =
    Für das fortgeschrittene Spiel gibt es sechs weitere Gebäude, vier weitere Ereignisse, ein neuntes Ziel,
    vier zusätzliche Söhne und Töchter, mehr Würfel und sieben Pokerkarten: 2 bis 6, Ass und Joker, wobei
    der Joker die höchste ist.
    .title = Mehr Material für Fortgeschrittene
nevada-city-help-advanced =
    Jede Möglichkeit wählt ihr für sich: zusätzliche Gebäude, Pokerkarten, das Ziel Schießkunst, zusätzliche
    Ereignisse, Unruhestifter, mehr Würfel, mehr Kinder. In einer Schießerei ziehen beide Seiten eine
    Pokerkarte und zählen ihre Schießkunst dazu; die niedrigere Summe bringt eine Wunde, Gleichstand beiden.
    Eine Wunde kostet bis nächstes Jahr einen Marker; Unruhestifter sterben daran.
    .title = Das fortgeschrittene Spiel
nevada-city-help-replacements =
    Drei der zusätzlichen Gebäude treten an die Stelle aufgedruckter. Man sichert sie sich wie andere, aber
    sie warten neben dem Gehöft und brauchen keinen Bauplatz. Ist eines fertig, steht es an der Stelle des
    alten, und die Marker dort ziehen um.
    .title = Ersatzgebäude
nevada-city-help-capitol =
    Es ersetzt das Rathaus. Zahle der Eigentümerfamilie 1 $ für ein Gebäude, 1 $ für ein Grundstück oder 3 $
    für beides. Diese Felder fassen beliebig viele Marker, das Feld für den Bürgerauftrag einen.
    .title = Kapitol
nevada-city-help-cavalry-hotel =
    Es ersetzt das Hotel. Anheuern kostet nur 2 $ an die Eigentümerfamilie, der Lohn geht weiter an die
    Bank. Ein Feld, um über Ereignisse zu entscheiden, hat es nicht.
    .title = Kavalleriehotel
nevada-city-help-military-store =
    Er ersetzt den Handelsposten und verkauft dieselben Waren für je 1 $, bis zu drei. Das Geld geht an die
    Eigentümerfamilie; sie selbst zahlt an die Bank.
    .title = Armeeladen
nevada-city-help-doctor =
    Ist das Gebäude fertig, hilft der Arzt immer: Wer verwundet wird, darf der Eigentümerfamilie eine Ware
    zahlen, statt einen Marker zu verlieren. Ihre eigenen Personen heilt er kostenlos.
    .title = Arzt
nevada-city-help-undertaker =
    Wann immer ein Fremder oder Unruhestifter stirbt, zahlt die Bank der Eigentümerfamilie des fertigen
    Bestatters 4 $. Ein Gebäude der Bank bringt niemandem etwas.
    .title = Bestatter
nevada-city-help-stables =
    Hier heuerst du jemanden aus dem Ablagestapel an. Es gibt keine Gebühr, und der Lohn geht an die
    Eigentümerfamilie; heuert sie selbst hier an, zahlt sie ihn der Bank.
    .title = Mietstall

## Scene

nevada-city-scene-tab-town = Stadt
nevada-city-scene-tab-market = Markt
nevada-city-scene-tab-homestead = Gehöft
nevada-city-scene-tab-year = Jahr
nevada-city-scene-tab-goals = Ziele
nevada-city-scene-main-street = Hauptstraße
nevada-city-scene-plots = { $taken } von { $plots } Bauplätzen belegt
nevada-city-scene-you-build = dein Bau
nevada-city-scene-in-work = im Bau
nevada-city-scene-to-claim = zu haben
nevada-city-scene-burnt = Schaden
nevada-city-scene-closed = zu
nevada-city-scene-free = frei
nevada-city-scene-building =
    { $building }{ $owner ->
        [bank] , gehört der Bank
        [player] , gehört { $name }
       *[nobody] { "" }
    }{ $tagged ->
        [yes] , { $tag }
       *[no] { "" }
    }. { $rules }
nevada-city-scene-markers-of = { $name } { $count }
nevada-city-scene-markers-at = Marker bei { $building }: { $markers }
nevada-city-scene-card = { $card }: { $rules }
nevada-city-scene-contracts = Aufträge
nevada-city-scene-in-deck = { $count } im Stapel
nevada-city-scene-for-hire = Auf Arbeitssuche
nevada-city-scene-left-town = fort: { $count }
nevada-city-scene-left-town-title = Arbeitskräfte, die fortgezogen sind
nevada-city-scene-nobody-left = Noch ist niemand fortgezogen.
nevada-city-scene-nobody-for-hire = Niemand ist in der Stadt.
nevada-city-scene-contract-way =
    { $way ->
        [reserve] Reservieren
        [complete] Erfüllen
        [top] Obenauf
       *[under] Darunter
    }
nevada-city-scene-round =
    { $round ->
        [0] Beginn
       *[other] Runde { $round }
    }
nevada-city-scene-year-of = Jahr { $year } von { $years }
nevada-city-scene-sheriff = Sheriff: { $name }
nevada-city-scene-deputy = { $coming ->
    [yes] Sheriff des nächsten Jahres: { $name }
   *[no] Hilfssheriff: { $name }
}
nevada-city-scene-no-events = Dieses Jahr kein Ereignis mehr
nevada-city-scene-event-face-down = Ein verdecktes Ereignis für Runde { $round }
nevada-city-scene-event-known = Du kennst das Ereignis von Runde { $round }: { $event }
nevada-city-scene-all-events = Alle Ereignisse
nevada-city-scene-production = Ertrag
nevada-city-scene-market = Marktpreis
nevada-city-scene-production-of =
    { $good ->
        [silver] Jede Mine bringt { $count } Silber
        [crops] Jede Farm bringt { $count } Getreide
       *[livestock] Jede Ranch bringt { $count } Vieh
    } ({ $cubes } auf der Tafel, Ereignisse { $more })
nevada-city-scene-market-of =
    { $good ->
        [silver] Silber
        [crops] Getreide
       *[livestock] Vieh
    } bringt { $count } $ ({ $cubes } auf der Tafel, Ereignisse { $more })
nevada-city-scene-role =
    { $role ->
        [pa] Pa
        [ma] Ma
        [son] Sohn
       *[daughter] Tochter
    }
nevada-city-scene-acting = am Zug
nevada-city-scene-homestead = Familie { $family }
nevada-city-scene-home-of = Gehöft von { $name }
nevada-city-scene-loans =
    { $count ->
        [one] { $count } Kredit
       *[other] { $count } Kredite
    }
nevada-city-scene-slots = Arbeitskräfte und Aufträge
nevada-city-scene-free-slot = freier Platz
nevada-city-scene-land = Land
nevada-city-scene-land-of = { $tiles } von { $spaces }
nevada-city-scene-tile =
    { $property ->
        [mine] Mine
        [farm] Farm
       *[ranch] Ranch
    }{ $worked ->
        [yes] , dieses Jahr bewirtschaftet
       *[no] { "" }
    }
nevada-city-scene-looked-at = Aufträge, die du ansiehst
nevada-city-scene-events-in-hand = Ereignisse zum Auslegen
nevada-city-scene-goals = Ziele
nevada-city-scene-no-goals = Du kennst kein Ziel.
nevada-city-scene-goal-amount = { $name } { $count }
nevada-city-scene-goal-now = { $goal } Jetzt: { $amounts }
nevada-city-scene-last-card = letzte Karte: { $card }
nevada-city-scene-pot = Topf { $dollars } $
nevada-city-scene-poker-of = { $name }: { $card }
nevada-city-scene-completed = Erfüllte Aufträge
nevada-city-scene-about =
    { $chosen ->
        [yes] Familie { $family }
       *[no] Noch keine Familie
    }{ $badge ->
        [sheriff] , Sheriff
        [deputy] , nächstes Jahr Sheriff
        [last-deputy] , Hilfssheriff
       *[none] { "" }
    }: { $money } $, { $goods } Rohstoffe und Waren, noch { $markers } Marker, { $buildings } Gebäude, {
    $contracts ->
        [one] { $contracts } Auftrag
       *[other] { $contracts } Aufträge
    }{ $loans ->
        [0] { "" }
        [one] , { $loans } Kredit
       *[other] , { $loans } Kredite
    }
nevada-city-scene-gallery-buildings = Gebäude
nevada-city-scene-gallery-sites = Baustellen
nevada-city-scene-gallery-contracts = Aufträge
nevada-city-scene-gallery-people = Leute
nevada-city-scene-gallery-events = Ereignisse
nevada-city-scene-gallery-pieces = Spielmaterial und Zeichen

## Erste Partie: guide.toml

nevada-city-guide-welcome =
    Willkommen in Nevada City! Du führst eine Familie, die ihr Land bewirtschaftet, in der Stadt handelt und
    Aufträge erfüllt. Hier gibt es viel zu sehen; wir gehen Schritt für Schritt.
nevada-city-guide-family =
    Wähle deine Familie. Die Muleskins haben Ranches, und Ranches bringen Vieh: Nimm sie.
    .brought =
        Vier Personen arbeiten jetzt für dich, mit drei Ranches, einer Mine und einer Farm. Jede davon zählt
        2 Punkte.
nevada-city-guide-goal =
    Zwei geheime Ziele, von denen du eines behältst. Der Landbaron belohnt Minen, Farmen und Ranches: Das
    passt zu dir.
    .brought = Niemand sonst sieht dein Ziel. Es wird am Ende des Spiels gewertet.
nevada-city-guide-event =
    Jede Runde beginnt mit einem Ereignis. Dieses meint es gut: Alle nehmen sich etwas. Nimm Holz, viele
    Aufträge brauchen es.
    .brought = Jetzt kommen die Personen ins Spiel.
nevada-city-guide-character =
    In jeder Runde spielst du eine deiner Personen. Wähle Temperance: Sie hat zwei Marker, und jeder ist
    eine Aktion.
    .brought = Sie ist dran. Erst das Land, dann die Stadt.
nevada-city-guide-ranch = Mit dem ersten Marker bewirtschaftet sie eine Ranch.
    .brought = Drei Vieh! So viel gibt eine Ranch in diesem Jahr; Würfelchen legen es jedes Jahr neu fest.
nevada-city-guide-stock-yards =
    Der Auftrag Zuchtvieh verlangt genau drei Vieh. Mit dem zweiten Marker geht sie auf den Viehhof, wo man
    solche Aufträge erfüllt.
    .brought = Das Feld ist besetzt, und 1 $ ist dafür bezahlt.
nevada-city-guide-contract = Erfülle den Auftrag sofort: Gib drei Vieh ab.
    .brought =
        2 Punkte, und Temperance hat Viehzucht gelernt. Dein Gegner hat jemanden eingestellt und eine Ranch
        gekauft.
nevada-city-guide-rounds =
    Eine neue Runde, ein neues Ereignis. Temperance hat ihre Arbeit für dieses Jahr getan; deine anderen
    Personen sind noch frisch.
nevada-city-guide-second-character = Wähle Gideon, der drei Marker hat.
    .brought = Er ist dran.
nevada-city-guide-second-ranch =
    Geld brauchst du auch. Bewirtschafte eine weitere Ranch: Jede arbeitet einmal im Jahr.
    .brought = Wieder drei Vieh.
nevada-city-guide-market =
    Verkaufe sie auf dem Viehhof: auf diesem Feld bis zu drei mit Aufschlag, für je 3 $.
    .brought = Jedes Feld nutzt im Jahr nur eine Person: Wer zuerst kommt, hat es.
nevada-city-guide-sale = Verkaufe alle drei.
    .brought = 9 $ in der Kasse. Mit Geld stellst du Leute ein und beanspruchst Gebäude und Land.
nevada-city-guide-end =
    Gideon hat noch einen Marker, und du entscheidest. Sind alle fertig, endet das Jahr; Punkte bringen
    Land, Gebäude, Aufträge und Ziele. Viel Glück!
