### Last Match, in German.

last-match-title = Letztes Streichholz
last-match-introduction =
    Auf der Theke des Saloons liegt eine Reihe Streichhölzer. Reihum nehmen alle eins, zwei oder drei davon, und wer das
    letzte bekommt, gewinnt.
last-match-name-match = Streichholz
last-match-matches = { $matches ->
    [one] ein Streichholz
   *[other] { $matches } Streichhölzer
}
last-match-action-row = Lege { last-match-matches } hin
last-match-action-take = Nimm { last-match-matches }
    .group = Streichhölzer nehmen
last-match-prompt-lay-row = Lege eine Reihe Streichhölzer hin.
    .hint = Es sind 10, 11 oder 12.
last-match-prompt-take-matches = Nimm ein, zwei oder drei Streichhölzer.
    .hint = Das letzte gewinnt.
last-match-event-laid = Die Reihe: { last-match-matches }.
last-match-event-took = { $name } nimmt { last-match-matches }.
last-match-score-last = { $name } nimmt das letzte Streichholz und bekommt { points }.
    .category = Letztes Streichholz
last-match-reason-row-first = Zuerst wird die Reihe hingelegt.
last-match-reason-take-now = Jetzt werden Streichhölzer genommen.
last-match-reason-too-few = Es liegt nur noch so viel da: { last-match-matches }.
last-match-help-row = Ein Wurf entscheidet, ob 10, 11 oder 12 Streichhölzer in der Reihe liegen.
    .title = Die Reihe
last-match-help-turn = Nimm ein, zwei oder drei Streichhölzer; dann ist die Nächste oder der Nächste dran.
    .title = Der Zug
last-match-help-end = Wer das letzte Streichholz nimmt, bekommt einen Punkt und gewinnt.
    .title = Das Ende
last-match-scene-row = Reihe
