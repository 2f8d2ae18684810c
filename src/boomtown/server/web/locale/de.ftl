### The pages themselves, in German.

## Frame

skip = Zum Inhalt springen
tools = Werkzeuge
tool-me = Dein Name und Einstellungen
tool-rules = Regeln
tool-settings = Einstellungen
tool-language = Sprache: { $name }
tool-night = Nacht einschalten
tool-noon = Mittag einschalten
guest = Gast
footer-line = Freie Software auf dem eigenen Server: keine Konten, keine Werbung.
footer-about = Über Boomtown

## Bots

# $bot is the id of a kind of bot.
bot-name = { $bot ->
    [greenhorn] Greenhorn
    [deputy] Hilfssheriff
    [greedy] Hilfssheriff
    [sheriff] Sheriff
    [marshal] Marshal
    [uniform] Zufall
    [search] Sucher
   *[other] { $bot }
}
bot-greenhorn = Bot: Greenhorn
    .style = Frisch aus der Postkutsche: spielt vernünftig, übersieht aber manches und verschätzt sich.
bot-deputy = Bot: Hilfssheriff
    .style = Nimmt, was sich bald lohnt, und verschenkt nichts. Ein guter Gegner nach ein, zwei Partien.
bot-sheriff = Bot: Sheriff
    .style = Denkt mehrere Züge voraus, etwa eine Sekunde lang. Verzeiht nicht viel.
bot-marshal = Bot: Marshal
    .style = Der Stärkste: denkt etwa fünf Sekunden nach. Für alle, die geschlagen werden wollen.

## Times

ago-now = gerade eben
ago-minutes = vor { $count } Min.
ago-hours = { $count ->
    [one] vor 1 Stunde
   *[other] vor { $count } Stunden
}
ago-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}

## Lobby

lobby-title = Lobby
lobby-line = Spiele aus dem Wilden Westen am eigenen Tisch. Bring Freunde mit, oder steig bei den Bots ein.
lobby-continue = Weiterspielen: { $title }
lobby-games = Spiele
lobby-newcomer = Neu hier? Lerne { $game } in fünf Minuten
lobby-learn = Kennenlernen
lobby-play = Jetzt spielen
lobby-new = Neuer Tisch
lobby-against = Gegen
lobby-opponents = Gegner
lobby-minutes = etwa { $minutes } min
lobby-weight = { $weight ->
    [light] leicht
    [medium] mittel
   *[heavy] anspruchsvoll
}
lobby-warming = Die Bots wärmen sich auf: Die Regeln werden kompiliert, danach denken sie schneller.
lobby-compiled = Die Bots sind aufgewärmt: Sie denken mit kompilierten Regeln.
lobby-rules = Regeln
lobby-players = { $fewest }–{ $most } Personen
lobby-yours = Deine Tische
lobby-running = { $count ->
    [one] 1 Partie läuft
   *[other] { $count } Partien laufen
}
lobby-yours-more = Alle meine Tische: { $count }
lobby-yours-none =
    Du sitzt noch an keinem Tisch. Spiel gleich los, oder eröffne einen Tisch und lade Freunde ein.
lobby-open = Offene Tische
lobby-open-help = auf diesem Server
lobby-open-none =
    Gerade fehlt an keinem Tisch jemand. Eröffne selbst einen und kreuze „In der Lobby zeigen“ an.
lobby-watch = Zum Zuschauen
lobby-watch-none = Im Moment spielt niemand öffentlich.
lobby-sit = Platz nehmen
lobby-look = Zuschauen
lobby-again = Ansehen
row-your-turn = Du bist am Zug
row-waits-for = { $name } ist am Zug
row-waits-for-several = { $count } sind am Zug
row-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
row-over = beendet, { $scores }
row-stopped = geht unter den heutigen Regeln nicht weiter
row-people = Am Tisch: { $names }
row-bot = { $name } (Bot)
row-nobody = ein freier Platz
import-title = Aufzeichnung einlesen
import-help =
    Aus der Aufzeichnung einer Partie wird hier ein Tisch: noch einmal ansehen oder ab jedem Zug
    weiterspielen.
import-text = Text der Aufzeichnung
import-file = Oder eine Datei auswählen
import-go = Einlesen
imported-title = Eingelesen

## New table

new-title = Neuer Tisch
new-name = Dein Name
new-name-help = Damit die anderen wissen, wer du bist. Du kannst ihn jederzeit ändern.
new-count = Wie viele spielen mit?
new-who = Wer spielt?
new-who-help = Offene Plätze warten auf deine Freunde. Das Spiel beginnt, sobald niemand mehr fehlt.
new-seat = Platz { $number }: { $symbol }
new-kind-me = Ich
new-kind-here = Jemand anderes an diesem Gerät
new-kind-open = Offen, für Freunde
new-here-name = Name der Person an diesem Gerät
new-variants = Varianten
new-more = { $count } weitere Varianten
new-table = Der Tisch
new-table-name = Name des Tisches
new-table-name-help = Ohne Namen wird einer erfunden.
new-absence = Auf Abwesende warten
new-absence-minutes =
    { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
new-absence-help = Alle erfahren davon. Danach dürfen die anderen einen Bot einspringen lassen, und wer zurückkommt, nimmt seinen Platz wieder ein.
new-public = In der Lobby zeigen
new-public-help =
    Alle auf diesem Server können den Tisch finden, Platz nehmen oder zuschauen. Sonst geht das nur mit dem
    Link.
new-go = Tisch eröffnen

## Settings

me-title = Einstellungen
me-about = Du
me-name = Name
me-name-help = So sehen dich die anderen. Höchstens 24 Zeichen.
me-new =
    Du bist hier zu Gast. Sobald du an einem Tisch Platz nimmst oder einen Namen speicherst, merkt sich
    dieses Gerät, wer du bist.
me-language = Sprache
me-theme = Licht
me-theme-system = Wie das System
me-theme-noon = Mittag
me-theme-night = Nacht
me-save = Speichern
me-devices = Ein anderes Gerät
me-devices-help =
    Ein Link nimmt dich und deine Tische auf ein anderes Gerät mit, etwa aufs Handy. Dieses Gerät bleibt
    trotzdem deins.
me-make-link = Link erstellen
me-link = Dein Link
me-link-warning =
    Wer diesen Link als Erstes öffnet, spielt unter deinem Namen. Er gilt
    einmal, und nur 15 Minuten lang: Gib ihn nicht weiter.
me-link-scan = Mit dem Handy einscannen
devices-title = Deine Geräte
devices-help = Sie alle können unter deinem Namen spielen. Widerrufe, was du nicht kennst oder nicht mehr benutzt.
devices-seen = zuletzt benutzt
devices-since = hinzugefügt
devices-this = Dieses Gerät
devices-revoke = Widerrufen
devices-revoke-this = { $device } widerrufen
devices-link = Ein Link, den noch niemand geöffnet hat
devices-program = Ein Programm
devices-browser = { $browser } auf { $system }
devices-unknown = Ein unbekanntes Gerät
devices-expires =
    { $count ->
        [one] Er gilt noch eine Minute.
       *[other] Er gilt noch { $count } Minuten.
    }
me-forget = Dieses Gerät vergessen
me-forget-help =
    Dieses Gerät kennt dich dann nicht mehr. Ohne einen Link auf ein anderes Gerät kann niemand mehr deine
    Plätze einnehmen.
me-forget-go = Hier vergessen
link-title = Bist du das?
link-help =
    Mit diesem Link spielst du hier unter deinem Namen weiter, an allen deinen Tischen. Er gilt einmal,
    und nur 15 Minuten lang.
link-known = Bisher heißt du auf diesem Gerät { $name }. Dieser Name und seine Tische bleiben zurück.
link-go = Ja, das bin ich
link-no = Nein, zur Lobby

## Rules

rules-title = Regeln von { $game }
rules-games = Spiele
rules-contents = Inhalt
rules-note = Eine kurze Hilfe in unseren Worten. Sie ersetzt nicht die Anleitung des Spiels.
rules-variants = Varianten
rules-pieces = Alle Teile

## About

about-title = Über Boomtown
about-lead =
    Boomtown ist ein freier Spieltisch für vier Brettspiele aus dem Wilden Westen: mit Freunden im Browser,
    gegen Bots oder gemeinsam an einem Gerät.
about-fans = Ohne Verbindung zu den Verlagen
about-fans-text =
    Dies ist eine Umsetzung von Fans. Die Namen und die Spiele gehören ihren Eigentümern; Autoren und Verlage
    sind an diesem Projekt nicht beteiligt und empfehlen es nicht. Alle Texte und Bilder stammen von uns,
    nichts ist aus Anleitungen oder Spielmaterial übernommen. Wenn dir die Spiele hier gefallen, kauf sie
    bitte: Nichts ersetzt Holz und Pappe auf einem echten Tisch.
about-yours = Dein eigener Server
about-yours-text =
    Keine Konten, keine Werbung, kein Tracking. Ein Gast ist ein Name und ein Cookie. Die Seite fragt keinen
    anderen Rechner nach irgendetwas, und deine Partien bleiben auf diesem Server.
about-credits = Arbeit anderer
about-icons = Symbole
about-icons-text =
    Von game-icons.net, Lizenz CC BY 3.0. Die Zeichnungen sind unverändert und nehmen die Farben der Seite
    an.
about-icons-by = { $author }
about-fonts = Schriften
about-fonts-text = Unter der SIL Open Font License 1.1.
about-font-by = { $font } von { $author }
about-licence = Lizenz
about-licence-text =
    Boomtown ist freie Software unter der Apache License 2.0. Was hier nicht genannt ist, hat dieses Projekt
    gezeichnet und geschrieben.

## What is not possible

away-title = Die Stadt antwortet nicht
away-text = Der Server dieser Seite ist nicht erreichbar. Läuft er, und bist du in seinem Netz? Deine Spiele sind sicher: Alles, was bestätigt wurde, ist dort gespeichert.
away-again = Noch einmal versuchen

sorry-title = Das ging nicht
sorry-back = Zur Lobby
sorry-already-asked = Eine andere Frage ist noch offen. Warte, bis alle geantwortet haben.
sorry-chat-empty = Da steht noch nichts: Schreib erst etwas.
sorry-chat-too-long = Das ist zu lang für den Chat. Teile es auf mehrere Nachrichten auf.
sorry-foreign-form = Das kam von einer Seite eines anderen Anbieters, darum ist nichts geschehen.
sorry-form-too-large = Das ist zu viel auf einmal. Es wurde nichts gespeichert.
sorry-message-bad = Das hat der Server nicht verstanden. Lade die Seite neu und versuch es noch einmal.
sorry-message-too-large = Diese Nachricht ist zu groß. Es hat sich nichts geändert.
sorry-no-such-bot = Einen Bot dieses Namens gibt es nicht.
sorry-no-such-device = Ein solches Gerät hast du nicht mehr.
sorry-no-such-link = Dieser Link gilt nicht mehr. Erstelle auf dem anderen Gerät einen neuen.
sorry-no-such-page = Hier ist nichts. Vielleicht ist die Adresse unvollständig.
sorry-no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
sorry-no-token = Dieser Aufruf braucht ein Token. Hol dir zuerst eines und schick es mit.
sorry-not-begun = Das Spiel hat noch nicht begonnen.
sorry-not-over = Das Spiel läuft noch. Das geht erst nach seinem Ende.
sorry-not-your-seat = Du sitzt dort nicht, darum kannst du das nicht tun.
sorry-not-this-step = Eins nach dem anderen.
sorry-nothing-asked = Es gibt nichts mehr zu beantworten.
sorry-undo-over = Das Spiel ist zu Ende und alles liegt offen, also kann nichts mehr zurückgenommen werden. Von jeder Stellung aus geht es an einem neuen Tisch weiter.
sorry-revoked = Dieses Gerät wurde abgemeldet und ist hier nun fremd. Lade die Seite neu.
sorry-not-away = Diese Person ist da oder noch nicht lange genug weg. Ein Bot darf erst einspringen, wenn die Zeit um ist, die allen angezeigt wird.
sorry-undo-away = Ein Bot springt für jemanden ein, der jetzt nicht gefragt werden kann. Darum kannst du nur deinen eigenen letzten Zug zurücknehmen.
sorry-read-only =
    Dieser Tisch wurde unter anderen Regeln begonnen. Man kann ihn ansehen, aber nicht weiterspielen.
sorry-seat-taken = Dieser Platz ist nicht mehr frei.
sorry-cannot-save = Das konnte nicht gespeichert werden, darum bleibt alles, wie es war. Ist die Platte voll? Bitte versuche es noch einmal.
sorry-not-readable = Die Datenbank antwortet gerade nicht. Nichts ist verloren; wir versuchen es weiter.
sorry-quarantined = Dieser Tisch ist nicht lesbar und wurde beiseitegestellt. Nichts wurde gelöscht, und der Betreiber weiß Bescheid.
sorry-share-early = Anteile an den Ziehungen werden gezeigt, wenn alle Plätze besetzt sind.
sorry-share-late = Für diesen Anteil an den Ziehungen ist es zu spät.
sorry-share-wrong = Das ist nicht der Anteil, dessen Fingerabdruck gezeigt wurde.
sorry-stale = Inzwischen ist am Tisch etwas anderes geschehen. Schau noch einmal hin und wähle neu.
sorry-too-fast = Das ging sehr schnell. Warte einen Moment und versuch es noch einmal.
sorry-chat-closed = Dieser Tisch ist geschlossen, darum kann hier niemand mehr schreiben.
sorry-chat-muted = Du wurdest an diesem Tisch stummgeschaltet, darum kannst du hier nicht schreiben.
sorry-chat-not-seated = Nur wer an diesem Tisch sitzt, kann hier schreiben.
sorry-failed = Auf dem Server ist etwas schiefgegangen. Bitte versuch es gleich noch einmal.
sorry-nobody-there = Dort sitzt kein Mensch.
sorry-not-owner = Das kann nur, wer diesen Tisch eröffnet hat.
sorry-not-yourself = Mit dir selbst geht das nicht. Du kannst aber den Tisch verlassen.
sorry-removed-here = Du wurdest von diesem Tisch entfernt, darum kannst du dich hier nicht wieder hinsetzen.
sorry-table-closed = Dieser Tisch ist geschlossen: Nur wer schon dort sitzt, kann ihn sehen.
sorry-too-many-tables = Du hast sehr viele offene Spiele. Beende oder verlasse zuerst einige davon.
sorry-too-slow = Das kam zu langsam, darum hat der Server nicht länger gewartet. Nichts wurde geändert.
sorry-wrong-method = Diese Adresse gibt es, aber sie nimmt keine Anfragen dieser Art an.
sorry-wrong-type = Das wurde in einem Format geschickt, das hier nicht verstanden wird. Nichts wurde geändert.
sorry-no-answer = Niemand hat rechtzeitig eine Antwort gefunden. Bitte versuch es noch einmal.
sorry-why-nothing = Nur nach der eigenen Wahl eines Bots kann man fragen.
sorry-why-secret = Das würde etwas Geheimes verraten. Frag noch einmal, wenn das Spiel vorbei ist.

## Questions to everybody

ask-bot = { $name } fragt: Soll der Bot „{ bot-name }“ für { $absent } weiterspielen?
ask-undo = { $moves ->
    [one] { $name } fragt: Darf der letzte Zug zurückgenommen werden?
   *[other] { $name } fragt: Dürfen die letzten { $moves } Züge zurückgenommen werden?
}

## Table page

# Regions and tabs
table-prompt = Was zu tun ist
table-scene = Tisch
table-players = Mitspielende
table-side = Protokoll, Chat und Tisch
table-log = Protokoll
table-chat = Chat
table-about = Tisch
table-show-again = Seit meinem letzten Zug
table-close = Schließen
table-talk = Protokoll und Chat

# Players
table-you = du
table-bot = Bot
table-virtual = virtuell
table-away = nicht da
table-to-act = am Zug
table-pts = Pkt.
table-live = { $points }, wenn das Spiel jetzt endete
table-bot-for = Einen Bot für { $name } spielen lassen

# Choosing
table-your-turn = Du bist am Zug
table-turn = Drehen
table-next = Nächster Platz
table-next-choice = Nächste Möglichkeit
table-undo = Zurücknehmen
table-undo-ask = Um Rücknahme bitten
table-all = Alle Möglichkeiten: { $count }
table-chosen = Noch einmal drücken oder Enter bestätigt.
table-worth = { $points } für { $name }
table-hint = Tipp
table-hint-is = Der Sheriff würde wählen: { $label }
table-hint-better = Etwa { $points } besser als: { $other }.
table-hint-alike = Etwa so gut wie: { $other }.
table-hint-only = Etwas anderes steht nicht zur Wahl.
table-lead-ahead = Am Ende sollte das etwa { $points } Vorsprung ergeben.
table-lead-behind = Am Ende sollte das etwa { $points } Rückstand ergeben.
table-lead-level = Am Ende sollte das etwa auf Gleichstand hinauslaufen.
table-thinking = Der Sheriff denkt darüber nach …
table-inspect-brings = Brächte: { $points }
table-inspect-choose = Zum Auswählen drücken.
table-not-now = Jetzt nicht: Wählbar ist nur, was türkis ist.
table-sending = Einen Moment …
table-warn = Das kannst du nicht allein zurücknehmen.
table-warn-text = Es deckt etwas Verborgenes auf, oder danach ist jemand anderes am Zug.
table-do-it = Ausführen
table-cancel = Abbrechen

# Why a bot did something
table-why = Warum?
table-why-of = Warum? { $text }
table-why-title = Warum hat { $name } das getan?
table-why-wait = Der Sheriff denkt darüber nach …
table-why-lead = Wie weit { $name } nach jeder Wahl am Ende vorn liegen dürfte, in Punkten:
table-why-chosen = gewählt
table-why-single = Etwas anderes stand nicht zur Wahl.
table-why-others = { $count ->
    [one] Eine weitere Möglichkeit sah schlechter aus.
   *[other] { $count } weitere Möglichkeiten sahen schlechter aus.
}
table-why-asker = Beurteilt nach dem, was du vor diesem Zug wissen konntest.
table-why-open = Das Spiel ist vorbei: beurteilt nach dem, was { $name } vor diesem Zug wissen konnte.

# Camera
table-zoom-in = Näher
table-zoom-out = Weiter weg
table-fit = Alles zeigen
table-camera = Ansicht
table-parts = Teile des Tisches
table-to-choose = { $title }: { $count } zur Wahl

# Questions
table-yes = Zustimmen
table-no = Ablehnen
table-asked = Die anderen müssen noch antworten.

# Words of the page to people
table-rule = Regel lesen
table-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
table-back-again = Wieder verbunden.
table-trouble = Die Seite hat den Server nicht verstanden und fragt alles neu ab.
table-absence =
    { $minutes ->
        [0] Abwesend. Ein Bot darf jetzt einspringen.
        [one] Abwesend. In einer Minute darf ein Bot einspringen.
       *[other] Abwesend. In { $minutes } Minuten darf ein Bot einspringen.
    }
table-come-back = Eigenen Platz wieder einnehmen
table-read-only =
    Dieser Tisch wurde unter anderen Regeln begonnen. Man kann ihn ansehen, aber nicht weiterspielen.
table-copied = Kopiert
table-new = neu

# Chat
table-say = Sag etwas in die Runde
table-send = Senden
table-silent = Noch hat niemand etwas gesagt.

# The owner of a table
chat-was-muted = { $name } wurde stummgeschaltet.
chat-was-unmuted = { $name } darf wieder schreiben.
chat-was-removed = { $name } wurde vom Tisch entfernt.
chat-was-closed = Der Tisch ist jetzt geschlossen: Niemand kann mehr dazukommen, zuschauen oder schreiben.
table-muted = stumm
table-mute = { $name } stummschalten
table-unmute = { $name } wieder schreiben lassen
table-remove = { $name } entfernen
table-remove-help = Wer entfernt ist, kann sich an diesen Tisch nicht mehr setzen. Läuft das Spiel, spielt ein Bot weiter.
table-shut = Tisch schließen
table-shut-help = Niemand kann sich mehr dazusetzen, zuschauen oder schreiben. Wer hier sitzt, spielt weiter. Das lässt sich nicht rückgängig machen.
table-cannot-say = Du kannst hier nur lesen

# Replay
table-replay = Nachspielen
table-move-of = Zug { $at } von { $moves }
table-first = Zum Anfang
table-back = Einen Zug zurück
table-play = Abspielen
table-pause = Anhalten
table-forward = Einen Zug vor
table-last = Zum Ende
table-speed = Tempo
table-now = Zurück zum Spiel
table-link-here = Link zu diesem Zug kopieren
table-branch = Von hier aus weiterspielen
table-record = Aufzeichnung sichern
table-picture = Bild

# End of the game
table-results = Ergebnis
table-see-table = Tisch ansehen
table-you-win = Du gewinnst!
table-wins = { $name } gewinnt!
table-shared = Ein geteilter Sieg!
table-ahead = { $points }, { $ahead } mehr als { $name }
table-level = Je { $points }
table-where = Woher die Punkte kamen
table-kind = Art der Punkte
table-total = Summe
table-again = Noch einmal
table-new-table = Neuer Tisch
table-lobby = Zur Lobby

# The table itself
table-invite = Link für Freunde
table-invite-help = Wer ihn öffnet, kann zuschauen oder einen freien Platz einnehmen.
table-copy = Kopieren
table-leave = Tisch verlassen
table-leave-help = Ein Bot spielt für dich weiter.
table-fair = Faire Ziehungen
table-fair-before =
    Alle Ziehungen kommen aus einem Geheimnis dieses Tisches und aus Anteilen, die die Geräte der
    Mitspielenden beigesteuert haben. Der Fingerabdruck des Geheimnisses steht von Anfang an fest, die der
    Anteile, bevor der erste gezeigt wird; am Ende wird das Geheimnis gezeigt, und dann lässt sich jede
    Ziehung nachprüfen.
table-fair-after = Das Geheimnis, mit dem sich jede Ziehung nachprüfen lässt:
table-fair-shares = Anteile der Mitspielenden:
table-fair-none = keiner
table-fair-fits = Der Anteil dieses Geräts ist dabei, und alles passt zu dem, was es vor dem Spiel gesehen hat.
table-fair-left-out = Der Anteil dieses Geräts ist nicht dabei: Er kam zu spät oder wurde weggelassen.
table-fair-wrong = Achtung: Geheimnis oder Anteile sind nicht die, deren Fingerabdrücke dieses Gerät vor dem Spiel gesehen hat.
table-fingerprint = Fingerabdruck des Geheimnisses

# Settings of the table
table-settings = Einstellungen des Tisches
table-one-click = Ein Klick spielt sofort
table-one-click-help = Ohne erst zu wählen und dann zu bestätigen.
table-warn-me = Warne mich vor dem, was ich nicht zurücknehmen kann
table-calm = Keine Bewegung
table-calm-help = Neues wird stattdessen markiert.
table-keys = Tasten als Abkürzung
table-keys-help = Ziffern drücken die Knöpfe; Q, E, U, H und andere wirken ohne Klick.
table-pace = Was geschieht, wird gezeigt
table-pace-calm = in Ruhe
table-pace-brisk = zügig
table-pace-at-once = sofort
table-theme = Licht
table-theme-noon = Mittag
table-theme-night = Nacht
table-theme-system = Wie das System
table-more-settings = Name, Sprache und Geräte

# Help
table-help = Tasten und Gesten
table-help-choose = Im Bild oder mit einem Knopf wählen; noch einmal wählen bestätigt
table-help-digits = Einen Knopf der Aufforderung drücken
table-help-arrows = Durchgehen, was gewählt werden kann
table-help-enter = Wählen, dann bestätigen
table-help-escape = Die Wahl fallen lassen
table-help-turn = Drehen
table-help-undo = Zurücknehmen
table-help-hint = Tipp
table-help-zoom = Näher, weiter weg, alles zeigen
table-help-regions = Von einem Teil der Seite zum nächsten
table-help-touch =
    Tippen wählt, noch einmal tippen bestätigt; ziehen verschiebt, mit zwei Fingern zoomen, halten erklärt

# Several people at one device
table-curtain = Gib das Gerät an { $name }
table-curtain-help = Der Tisch ist verdeckt, damit niemand sieht, was { $name } weiß.
table-curtain-go = Ich bin { $name }

# Waiting for players
table-waiting = Warten auf Mitspielende
table-waiting-help = Das Spiel beginnt, sobald alle Plätze besetzt sind.
table-gathering = Alle Plätze sind besetzt: Die Geräte der Mitspielenden steuern ihre Anteile an den Ziehungen bei. Gleich geht es los.
table-seats = Plätze
table-free = Freier Platz
table-sit = Hier sitzen
table-bot-here = Einen Bot hinsetzen
table-bot-level = Stärke des Bots
table-name = Dein Name
table-scan = Oder mit dem Telefon scannen:
table-leave-seat = Aufstehen

# Der Trainer
coach-link = Trainer
coach-title = Trainer: { $game }
coach-back = Zurück zum Tisch
coach-seats = Plätze
coach-beginning = Der Sheriff sieht sich deine Partie gleich an.
coach-working = Der Sheriff sieht sich deine Partie an: { $done } von { $total } Entscheidungen.
coach-progress = Fortschritt
coach-again = Noch einmal nachsehen
coach-failed = Der Sheriff ist damit nicht fertig geworden. Bitte sieh noch einmal nach.
coach-none = In dieser Partie gab es nichts zu entscheiden.
coach-done =
    { $decisions ->
        [one] Der Sheriff hat sich deine einzige Entscheidung angesehen.
       *[other] Der Sheriff hat sich deine { $decisions } Entscheidungen angesehen.
    }
coach-fine = gut
coach-slip = kleiner Fehler
coach-mistake = Fehler
coach-blunder = grober Fehler
coach-fine-count = Gut
coach-slip-count = Kleine Fehler
coach-mistake-count = Fehler
coach-blunder-count = Grobe Fehler
coach-lost = Verschenkte Punkte
coach-graph = Dein erwarteter Vorsprung im Lauf der Partie: { $first } Punkte nach der ersten Entscheidung, { $last } am Ende
coach-graph-caption = Dein erwarteter Vorsprung in Punkten, Entscheidung für Entscheidung. Zeichen stehen dort, wo es etwas gekostet hat.
coach-cost = { $points } Punkte
coach-worst = Was am meisten gekostet hat
coach-nothing = Nichts, was der Sheriff besser gemacht hätte.
coach-chosen = Deine Wahl: { $choice }
coach-better = Besser:
coach-lead-of = (Vorsprung { $points })
coach-see = Den Tisch vor Zug { $move } ansehen
coach-all = Alle Entscheidungen
coach-move = Zug
coach-choice = Wahl
coach-difference = Unterschied
coach-lead = Vorsprung
coach-how = Jede Entscheidung wird nur nach dem beurteilt, was du damals wissen konntest. Der Vorsprung ist der erwartete
    Abstand zum besten Gegner am Ende, der Unterschied das, was die beste Wahl mehr gebracht hätte. Beides ist geschätzt.

## Die Anleitung durch eine erste Partie

guide-title = Erste Partie
guide-region = Anleitung
guide-step = Schritt { $number } von { $of }
guide-over = Die Einführung ist zu Ende
guide-free = Jetzt gehört das Spiel dir. Wenn du magst, zeige ich dir jederzeit drei gute Ideen.
guide-next = Weiter
guide-ideas = Drei Ideen
guide-leave = Einführung beenden
idea-alike = etwa gleich gut
idea-less = etwa { $points } weniger
table-ideas-wait = Lass mich überlegen …
table-fair-guide = Dieser Tisch hat als Einführung begonnen: Die ersten Züge des Zufalls standen fest. Alle späteren kommen aus dem Fingerabdruck.
