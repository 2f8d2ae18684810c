### The pages themselves, in French.

## Frame

skip = Aller au contenu
tools = Outils
tool-me = Ton nom et tes réglages
tool-rules = Règles
tool-settings = Réglages
tool-language = Langue : { $name }
tool-night = Passer à la nuit
tool-noon = Passer à midi
guest = Invité
footer-line = Un logiciel libre sur ton propre serveur : pas de compte, pas de publicité.
footer-about = À propos de Boomtown

## Bots

# $bot is the id of a kind of bot.
bot-name = { $bot ->
    [greenhorn] Pied-tendre
    [deputy] Adjoint
    [greedy] Adjoint
    [sheriff] Shérif
    [marshal] Marshal
    [uniform] Hasard
    [search] Chercheur
   *[other] { $bot }
}
bot-greenhorn = Bot : Pied-tendre
    .style = À peine descendu de la diligence : il joue avec bon sens, mais oublie des choses et se trompe.
bot-deputy = Bot : Adjoint
    .style = Prend ce qui rapporte bientôt et ne fait aucun cadeau. Un bon adversaire après une ou deux parties.
bot-sheriff = Bot : Shérif
    .style = Pense plusieurs coups à l’avance, environ une seconde. Ne pardonne pas grand-chose.
bot-marshal = Bot : Marshal
    .style = Le plus fort : il réfléchit environ cinq secondes. Pour qui veut être battu.

## Times

ago-now = à l’instant
ago-minutes = il y a { $count } min
ago-hours = { $count ->
    [one] il y a 1 heure
   *[other] il y a { $count } heures
}
ago-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}

## Lobby

lobby-title = Salon
lobby-line = Les jeux du Far West à ta propre table. Amène des amis, ou laisse les bots te faire une place.
lobby-continue = Continuer : { $title }
lobby-games = Jeux
lobby-newcomer = Tu débutes ? Apprends { $game } en cinq minutes
lobby-learn = Apprendre
lobby-play = Jouer
lobby-new = Nouvelle table
lobby-against = Contre
lobby-opponents = Adversaires
lobby-minutes = environ { $minutes } min
lobby-weight = { $weight ->
    [light] facile
    [medium] moyen
   *[heavy] exigeant
}
lobby-warming = Les bots s’échauffent : les règles sont en cours de compilation, ensuite ils penseront plus vite.
lobby-compiled = Les bots sont échauffés : ils pensent avec des règles compilées.
lobby-rules = Règles
lobby-players = { $fewest } à { $most } joueurs
lobby-yours = Tes tables
lobby-running = { $count ->
    [one] { $count } partie en cours
   *[other] { $count } parties en cours
}
lobby-yours-more = Toutes mes tables : { $count }
lobby-yours-none =
    Tu n’as pas encore pris place à une table. Joue tout de suite, ou ouvre une table et invite des amis.
lobby-open = Tables ouvertes
lobby-open-help = sur ce serveur
lobby-open-none = Aucune table n’attend de joueurs. Ouvre la tienne et coche « Montrer dans le salon ».
lobby-watch = Tables à regarder
lobby-watch-none = Personne ne joue en public en ce moment.
lobby-sit = Prendre place
lobby-look = Regarder
lobby-again = Revoir
row-your-turn = À toi de jouer
row-waits-for = à { $name } de jouer
row-waits-for-several = au tour de { $count } joueurs
row-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
row-over = terminée, { $scores }
row-stopped = ne peut pas continuer avec les règles actuelles
row-people = À la table : { $names }
row-bot = { $name } (bot)
row-nobody = une place libre
import-title = Importer une partie
import-help =
    L’enregistrement d’une partie devient une table : revois-la, ou reprends-la à n’importe quel coup.
import-text = Texte de l’enregistrement
import-file = Ou choisir un fichier
import-go = Importer
imported-title = Importée

## New table

new-title = Nouvelle table
new-name = Ton nom
new-name-help = Pour que les autres sachent qui tu es. Tu peux en changer à tout moment.
new-count = Combien de joueurs ?
new-who = Qui joue ?
new-who-help = Les places ouvertes attendent tes amis. La partie commence dès que personne ne manque.
new-seat = Place { $number } : { $symbol }
new-kind-me = Moi
new-kind-here = Quelqu’un d’autre sur cet appareil
new-kind-open = Ouverte, pour un ami
new-here-name = Nom de la personne sur cet appareil
new-variants = Variantes
new-more = { $count } autres variantes
new-table = La table
new-table-name = Nom de la table
new-table-name-help = Si tu n’écris rien, un nom est inventé.
new-absence = Attendre les absents
new-absence-minutes =
    { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
new-absence-help = Tout le monde en est averti. Ensuite, un bot peut prendre le relais, et qui revient reprend sa place.
new-public = Montrer dans le salon
new-public-help =
    Tout le monde sur ce serveur peut trouver la table, y prendre place ou regarder. Sinon, il faut avoir le
    lien.
new-go = Ouvrir la table

## Settings

me-title = Réglages
me-about = Toi
me-name = Nom
me-name-help = C’est ainsi que les autres te voient. 24 caractères au plus.
me-new =
    Tu es de passage. Dès que tu prends place à une table ou que tu enregistres un nom, cet appareil se
    souvient de toi.
me-language = Langue
me-theme = Lumière
me-theme-system = Comme le système
me-theme-noon = Midi
me-theme-night = Nuit
me-save = Enregistrer
me-devices = Un autre appareil
me-devices-help =
    Un lien t’emmène avec tes tables sur un autre appareil, comme ton téléphone. Cet appareil reste aussi le
    tien.
me-make-link = Créer un lien
me-link = Ton lien
me-link-warning =
    Qui ouvre ce lien en premier joue sous ton nom. Il sert une seule fois, pendant
    15 minutes : ne le donne à personne.
me-link-scan = À scanner avec ton téléphone
devices-title = Tes appareils
devices-help = Tous peuvent jouer sous ton nom. Révoque ce que tu ne connais pas ou n’utilises plus.
devices-seen = dernière utilisation
devices-since = ajouté
devices-this = Cet appareil
devices-revoke = Révoquer
devices-revoke-this = Révoquer { $device }
devices-link = Un lien que personne n’a encore ouvert
devices-program = Un programme
devices-browser = { $browser } sur { $system }
devices-unknown = Un appareil inconnu
devices-expires =
    { $count ->
        [one] Il est encore valable une minute.
       *[other] Il est encore valable { $count } minutes.
    }
me-forget = Oublier cet appareil
me-forget-help =
    Cet appareil ne te connaîtra plus. Sans lien vers un autre appareil, personne ne pourra reprendre tes
    places.
me-forget-go = M’oublier ici
link-title = C’est bien toi ?
link-help =
    Avec ce lien, tu continues ici sous ton nom, à toutes tes tables. Il sert une seule fois,
    pendant 15 minutes.
link-known = Jusqu’ici, tu t’appelles { $name } sur cet appareil. Ce nom et ses tables restent derrière.
link-go = Oui, c’est moi
link-no = Non, aller au salon

## Rules

rules-title = Règles de { $game }
rules-games = Jeux
rules-contents = Sommaire
rules-note = Une aide courte, avec nos propres mots. Elle ne remplace pas la règle du jeu.
rules-variants = Variantes
rules-pieces = Tout le matériel

## About

about-title = À propos de Boomtown
about-lead =
    Boomtown est une table libre pour quatre jeux de société du Far West : avec des amis dans le navigateur,
    contre des bots, ou à plusieurs sur un même appareil.
about-fans = Sans lien avec les éditeurs
about-fans-text =
    Ceci est l’adaptation de passionnés, sans lien avec les éditeurs. Les noms et les jeux appartiennent à
    leurs propriétaires ; auteurs et éditeurs n’ont aucune part à ce projet et ne le recommandent pas. Tous
    les textes et toutes les images sont de nous, rien ne vient des règles ni du matériel. Si les jeux te
    plaisent ici, achète-les : rien ne remplace le bois et le carton sur une vraie table.
about-yours = Ton propre serveur
about-yours-text =
    Pas de compte, pas de publicité, pas de pistage. Un invité, c’est un nom et un cookie. La page ne demande
    rien à aucun autre serveur, et tes parties restent sur celui-ci.
about-credits = Le travail des autres
about-icons = Icônes
about-icons-text =
    De game-icons.net, licence CC BY 3.0. Les dessins sont inchangés et prennent les couleurs de la page.
about-icons-by = { $author }
about-fonts = Polices
about-fonts-text = Sous la SIL Open Font License 1.1.
about-font-by = { $font } par { $author }
about-licence = Licence
about-licence-text =
    Boomtown est un logiciel libre sous licence Apache 2.0. Ce qui n’est pas nommé ici a été dessiné et écrit
    par ce projet.

## What is not possible

away-title = La ville ne répond pas
away-text = Le serveur de cette page est injoignable. Est-il en marche, et es-tu sur son réseau ? Tes parties sont en sécurité : tout ce qui a été confirmé y est enregistré.
away-again = Réessayer

sorry-title = Cela n’a pas marché
sorry-back = Aller au salon
sorry-already-asked = Une autre question est encore ouverte. Attends que tout le monde y ait répondu.
sorry-chat-empty = Il n’y a encore rien à dire : écris d’abord quelque chose.
sorry-chat-too-long = C’est trop long pour la discussion. Dis-le en plusieurs messages plus courts.
sorry-foreign-form = Cela venait de la page d’un autre site, alors rien n’a été fait.
sorry-form-too-large = C’est trop à la fois. Rien n’a été enregistré.
sorry-message-bad = Le serveur n’a pas compris. Recharge la page et essaie encore une fois.
sorry-message-too-large = Ce message est trop grand. Rien n’a changé.
sorry-no-such-bot = Il n’y a pas de bot de ce nom.
sorry-no-such-device = Tu n’as plus cet appareil.
sorry-no-such-link = Ce lien ne sert plus. Crées-en un nouveau sur l’autre appareil.
sorry-no-such-page = Il n’y a rien ici. L’adresse est peut-être incomplète.
sorry-no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet.
sorry-no-token = Cet appel demande un jeton. Demandes-en un d’abord et envoie-le avec.
sorry-not-begun = La partie n’a pas encore commencé.
sorry-not-over = La partie est encore en cours. Ce ne sera possible qu’après la fin.
sorry-not-your-seat = Tu n’es pas à cette place, alors tu ne peux pas faire cela.
sorry-not-this-step = Une chose à la fois.
sorry-nothing-asked = Il n’y a plus rien à répondre.
sorry-undo-over = La partie est finie et tout a été révélé : on ne peut plus rien annuler. Une nouvelle table peut repartir de n’importe quelle position.
sorry-revoked = Cet appareil a été déconnecté et n’est plus reconnu ici. Recharge la page.
sorry-not-away = Cette personne est là, ou n’est pas absente depuis assez longtemps. Un bot ne peut la remplacer qu’après le délai annoncé à tous.
sorry-undo-away = Un bot remplace quelqu’un qui ne peut pas répondre maintenant : tu ne peux annuler que ton propre dernier coup.
sorry-read-only = Cette table a été commencée avec d’autres règles. On peut la regarder, mais pas continuer.
sorry-seat-taken = Cette place n’est plus libre.
sorry-cannot-save = Cela n’a pas pu être enregistré ; rien n’a donc changé. Le disque est-il plein ? Réessaie, s’il te plaît.
sorry-not-readable = La base de données ne répond pas pour le moment. Rien n’est perdu ; nous continuons d’essayer.
sorry-quarantined = Cette table est illisible et a été mise de côté. Rien n’a été effacé, et l’hôte est prévenu.
sorry-share-early = Les parts des tirages se montrent quand toutes les places sont prises.
sorry-share-late = Il est trop tard pour cette part des tirages.
sorry-share-wrong = Ce n’est pas la part dont l’empreinte a été montrée.
sorry-stale = Entre-temps, il s’est passé autre chose à la table. Regarde encore et choisis de nouveau.
sorry-too-fast = C’était très rapide. Attends un moment et essaie encore.
sorry-chat-closed = Cette table est fermée, alors plus personne ne peut y écrire.
sorry-chat-muted = La personne à qui est cette table t’a retiré la parole, alors tu ne peux pas écrire ici.
sorry-chat-not-seated = Seuls ceux qui sont assis à cette table peuvent écrire ici.
sorry-failed = Quelque chose s’est mal passé sur le serveur. Essaie encore dans un moment.
sorry-nobody-there = Personne n’est assis à cette place.
sorry-not-owner = Seule la personne qui a ouvert cette table peut faire cela.
sorry-not-yourself = Tu ne peux pas faire cela à toi-même. Tu peux quitter la table.
sorry-removed-here = On t’a fait quitter cette table, alors tu ne peux plus t’y asseoir.
sorry-table-closed = Cette table est fermée : seuls ceux qui y sont déjà assis peuvent la voir.
sorry-too-many-tables = Tu as beaucoup de parties en cours. Termines-en ou quittes-en d’abord quelques-unes.
sorry-too-slow = C’est arrivé trop lentement, alors le serveur n’a plus attendu. Rien n’a changé.
sorry-wrong-method = Cette adresse existe, mais elle n’accepte pas ce genre de demande.
sorry-wrong-type = Cela a été envoyé dans un format qui n’est pas compris ici. Rien n’a changé.
sorry-no-answer = Personne n’a trouvé de réponse à temps. Essaie encore une fois.
sorry-why-nothing = On ne peut interroger un bot que sur ses propres choix.
sorry-why-secret = Cela trahirait un secret. Demande encore une fois quand la partie sera finie.

## Questions to everybody

ask-bot = { $name } demande : le bot « { bot-name } » peut-il continuer pour { $absent } ?
ask-undo = { $moves ->
    [one] { $name } demande : peut-on annuler le dernier coup ?
   *[other] { $name } demande : peut-on annuler les { $moves } derniers coups ?
}

## Table page

# Regions and tabs
table-prompt = Ce qu’il faut faire
table-scene = Table
table-players = Joueurs
table-side = Journal, discussion et table
table-log = Journal
table-chat = Discussion
table-about = Table
table-show-again = Depuis mon dernier tour
table-close = Fermer
table-talk = Journal et discussion

# Players
table-you = toi
table-bot = bot
table-virtual = virtuel
table-away = absent
table-to-act = à jouer
table-pts = pts
table-live = { $points } si la partie finissait maintenant
table-bot-for = Laisser un bot jouer pour { $name }

# Choosing
table-your-turn = À toi de jouer
table-turn = Tourner
table-next = Place suivante
table-next-choice = Choix suivant
table-undo = Annuler
table-undo-ask = Demander à annuler
table-all = Tous les choix : { $count }
table-chosen = Appuie encore ou sur Entrée pour confirmer.
table-worth = { $points } pour { $name }
table-hint = Conseil
table-hint-is = Le shérif choisirait : { $label }
table-hint-better = Environ { $points } de mieux que : { $other }.
table-hint-alike = À peu près aussi bon que : { $other }.
table-hint-only = Il n’y a rien d’autre à choisir.
table-lead-ahead = À la fin, cela devrait donner environ { $points } d’avance.
table-lead-behind = À la fin, cela devrait donner environ { $points } de retard.
table-lead-level = À la fin, cela devrait donner à peu près l’égalité.
table-thinking = Le shérif y réfléchit …
table-inspect-brings = Rapporterait : { $points }
table-inspect-choose = Appuie pour choisir.
table-not-now = Pas maintenant : seul ce qui est turquoise peut être choisi.
table-sending = Un instant …
table-warn = Tu ne pourras pas annuler cela sans les autres.
table-warn-text = Cela révèle quelque chose de caché, ou c’est ensuite à quelqu’un d’autre.
table-do-it = Faire
table-cancel = Renoncer

# Why a bot did something
table-why = Pourquoi ?
table-why-of = Pourquoi ? { $text }
table-why-title = { $name } : pourquoi ce choix ?
table-why-wait = Le shérif y réfléchit …
table-why-lead = Avance attendue pour { $name } à la fin, après chaque choix, en points :
table-why-chosen = choisi
table-why-single = Il n’y avait rien d’autre à choisir.
table-why-others = { $count ->
    [one] Un autre choix semblait moins bon.
   *[other] { $count } autres choix semblaient moins bons.
}
table-why-asker = Jugé d’après ce que tu pouvais savoir avant ce coup.
table-why-open = La partie est finie : jugé d’après ce que pouvait savoir { $name } avant ce coup.

# Camera
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-fit = Tout montrer
table-camera = Vue
table-parts = Parties de la table
table-to-choose = { $title } : { $count } au choix

# Questions
table-yes = Accepter
table-no = Refuser
table-asked = Les autres doivent encore répondre.

# Words of the page to people
table-rule = Lire la règle
table-lost = La connexion est perdue. Nouvel essai …
table-back-again = Connexion rétablie.
table-trouble = La page n’a pas compris le serveur. Elle redemande tout.
table-absence =
    { $minutes ->
        [0] En absence. Un bot peut prendre le relais maintenant.
        [one] En absence. Un bot pourra prendre le relais dans une minute.
       *[other] En absence. Un bot pourra prendre le relais dans { $minutes } minutes.
    }
table-come-back = Reprendre ta place
table-read-only =
    Cette table a commencé sous d’autres règles. On peut la regarder, mais plus y jouer.
table-copied = Copié
table-new = nouveau

# Chat
table-say = Dis quelque chose à la table
table-send = Envoyer
table-silent = Personne n’a encore rien dit.

# The owner of a table
chat-was-muted = { $name } ne peut plus écrire.
chat-was-unmuted = { $name } peut de nouveau écrire.
chat-was-removed = { $name } ne fait plus partie de la table.
chat-was-closed = La table est maintenant fermée : plus personne ne peut s’y joindre, regarder ou écrire.
table-muted = muet
table-mute = Faire taire { $name }
table-unmute = Laisser { $name } écrire de nouveau
table-remove = Exclure { $name }
table-remove-help = Cette personne ne pourra plus s’asseoir à cette table. Si la partie a commencé, un bot continue.
table-shut = Fermer la table
table-shut-help = Plus personne ne peut s’asseoir, regarder ou écrire. Ceux qui sont assis continuent à jouer. On ne peut pas revenir en arrière.
table-cannot-say = Tu ne peux que lire ici

# Replay
table-replay = Revoir la partie
table-move-of = Coup { $at } sur { $moves }
table-first = Au début
table-back = Un coup en arrière
table-play = Lecture
table-pause = Pause
table-forward = Un coup en avant
table-last = À la fin
table-speed = Vitesse
table-now = Revenir à la partie
table-link-here = Copier un lien vers ce coup
table-branch = Continuer d’ici
table-record = Enregistrer la partie
table-picture = Image

# End of the game
table-results = Résultat
table-see-table = Voir la table
table-you-win = Tu gagnes !
table-wins = { $name } gagne !
table-shared = Une victoire partagée !
table-ahead = { $points }, { $ahead } d’avance sur { $name }
table-level = { $points } chacun
table-where = D’où viennent les points
table-kind = Sorte de points
table-total = Total
table-again = Rejouer
table-new-table = Nouvelle table
table-lobby = Retour au salon

# The table itself
table-invite = Lien pour tes amis
table-invite-help = Qui l’ouvre peut regarder, ou prendre une place libre.
table-copy = Copier
table-leave = Quitter la table
table-leave-help = Un bot continue pour toi.
table-fair = Tirages équitables
table-fair-before =
    Tous les tirages viennent d’un secret de cette table et de parts ajoutées par les appareils des joueurs.
    L’empreinte du secret est fixée dès le début, celles des parts avant que la première soit montrée ; le
    secret est montré à la fin, et chacun peut alors vérifier chaque tirage.
table-fair-after = Le secret, avec lequel chaque tirage peut être vérifié :
table-fair-shares = Parts des joueurs :
table-fair-none = aucune
table-fair-fits = La part de cet appareil en fait partie, et tout concorde avec ce qu’il a vu avant la partie.
table-fair-left-out = La part de cet appareil n’en fait pas partie : elle est venue trop tard ou a été laissée de côté.
table-fair-wrong = Attention : le secret ou les parts ne sont pas ceux dont cet appareil a vu les empreintes avant la partie.
table-fingerprint = Empreinte du secret

# Settings of the table
table-settings = Réglages de la table
table-one-click = Un clic joue aussitôt
table-one-click-help = Sans choisir d’abord et confirmer ensuite.
table-warn-me = M’avertir avant ce que je ne peux pas annuler
table-calm = Aucun mouvement
table-calm-help = Ce qui est nouveau est marqué à la place.
table-keys = Touches de raccourci
table-keys-help = Les chiffres pressent les boutons ; Q, E, U, H et d’autres agissent sans clic.
table-pace = Ce qui se passe est montré
table-pace-calm = posément
table-pace-brisk = vivement
table-pace-at-once = d’un coup
table-theme = Lumière
table-theme-noon = Midi
table-theme-night = Nuit
table-theme-system = Comme le système
table-more-settings = Nom, langue et appareils

# Help
table-help = Touches et gestes
table-help-choose = Choisir sur l’image ou avec un bouton ; choisir encore pour confirmer
table-help-digits = Presser un bouton de la demande
table-help-arrows = Parcourir ce qui peut être choisi
table-help-enter = Choisir, puis confirmer
table-help-escape = Abandonner le choix
table-help-turn = Tourner
table-help-undo = Annuler
table-help-hint = Conseil
table-help-zoom = Agrandir, réduire, tout montrer
table-help-regions = D’une partie de la page à la suivante
table-help-touch =
    Toucher pour choisir, toucher encore pour confirmer ; glisser pour déplacer, pincer pour agrandir, maintenir pour une explication

# Several people at one device
table-curtain = Passe l’appareil à { $name }
table-curtain-help = La table est couverte, pour que personne ne voie ce que sait { $name }.
table-curtain-go = Je suis { $name }

# Waiting for players
table-waiting = En attente de joueurs
table-waiting-help = La partie commence dès que toutes les places sont prises.
table-gathering = Toutes les places sont prises : les appareils des joueurs ajoutent leurs parts aux tirages. La partie va commencer.
table-seats = Places
table-free = Place libre
table-sit = S’asseoir ici
table-bot-here = Mettre un bot ici
table-bot-level = Niveau du bot
table-name = Ton nom
table-scan = Ou scanne ceci avec un téléphone :
table-leave-seat = Se lever

# L’entraîneur
coach-link = Entraîneur
coach-title = Entraîneur : { $game }
coach-back = Retour à la table
coach-seats = Places
coach-beginning = Le Shérif va regarder ta partie dans un instant.
coach-working = Le Shérif regarde ta partie : { $done } décisions sur { $total }.
coach-progress = Avancement
coach-again = Regarder à nouveau
coach-failed = Le Shérif n’a pas pu terminer. Regarde à nouveau.
coach-none = Il n’y avait rien à décider dans cette partie.
coach-done =
    { $decisions ->
        [one] Le Shérif a regardé ta seule décision.
       *[other] Le Shérif a regardé tes { $decisions } décisions.
    }
coach-fine = bien
coach-slip = imprécision
coach-mistake = erreur
coach-blunder = grosse erreur
coach-fine-count = Bien
coach-slip-count = Imprécisions
coach-mistake-count = Erreurs
coach-blunder-count = Grosses erreurs
coach-lost = Points perdus
coach-graph = Ton avance attendue au fil de la partie : { $first } points après la première décision, { $last } à la fin
coach-graph-caption = Ton avance attendue en points, décision par décision. Les signes montrent ce qui a coûté des points.
coach-cost = { $points } points
coach-worst = Ce qui a coûté le plus
coach-nothing = Rien que le Shérif aurait fait mieux.
coach-chosen = Ton choix : { $choice }
coach-better = Mieux :
coach-lead-of = (avance { $points })
coach-see = Voir la table avant le coup { $move }
coach-all = Toutes les décisions
coach-move = Coup
coach-choice = Choix
coach-difference = Différence
coach-lead = Avance
coach-how = Chaque décision est jugée seulement d’après ce que tu pouvais savoir à ce moment. L’avance est l’écart attendu
    à la fin avec ton meilleur rival, et la différence ce que le meilleur choix y aurait ajouté. Ce sont des
    estimations.

## Le guide d’une première partie

guide-title = Première partie
guide-region = Guide
guide-step = Étape { $number } sur { $of }
guide-over = La leçon est finie
guide-free = À toi de jouer ! Quand tu veux, je te montre trois bonnes idées.
guide-next = Continuer
guide-ideas = Trois idées
guide-leave = Quitter la leçon
idea-alike = à peu près aussi bien
idea-less = environ { $points } de moins
table-ideas-wait = Laisse-moi réfléchir…
table-fair-guide = Cette table a commencé par une leçon : les premiers tirages étaient fixés d’avance. Tous les suivants viennent de l’empreinte.
