### Last Match, in French.

last-match-title = La dernière allumette
last-match-introduction =
    Une rangée d’allumettes est posée sur le comptoir du saloon. Chacun à son tour en prend une, deux ou trois, et celui
    qui prend la dernière gagne.
last-match-name-match = allumette
last-match-matches = { $matches ->
    [one] une allumette
   *[other] { $matches } allumettes
}
last-match-action-row = Poser { last-match-matches }
last-match-action-take = Prendre { last-match-matches }
    .group = Prendre des allumettes
last-match-prompt-lay-row = Posez une rangée d’allumettes.
    .hint = Il y en a 10, 11 ou 12.
last-match-prompt-take-matches = Prenez une, deux ou trois allumettes.
    .hint = La dernière gagne.
last-match-event-laid = La rangée : { last-match-matches }.
last-match-event-took = { $name } prend { last-match-matches }.
last-match-score-last = { $name } prend la dernière allumette et marque { points }.
    .category = Dernière allumette
last-match-reason-row-first = Il faut d’abord poser la rangée.
last-match-reason-take-now = C’est le moment de prendre des allumettes.
last-match-reason-too-few = Il ne reste que { last-match-matches }.
last-match-help-row = Un jet décide s’il y a 10, 11 ou 12 allumettes dans la rangée.
    .title = La rangée
last-match-help-turn = Prenez une, deux ou trois allumettes ; puis c’est au joueur suivant.
    .title = Le tour
last-match-help-end = Celui qui prend la dernière allumette marque un point et gagne.
    .title = La fin
last-match-scene-row = Rangée
