### The pages themselves, in English.

## Frame

skip = Skip to the content
tools = Tools
tool-me = Your name and settings
tool-rules = Rules
tool-settings = Settings
tool-language = Language: { $name }
tool-night = Switch to night
tool-noon = Switch to noon
guest = Guest
footer-line = Free software on your own server: no accounts, no advertising.
footer-about = About Boomtown

## Bots

# $bot is the id of a kind of bot.
bot-name = { $bot ->
    [greenhorn] Greenhorn
    [deputy] Deputy
    [greedy] Deputy
    [sheriff] Sheriff
    [marshal] Marshal
    [uniform] Random
    [search] Searcher
   *[other] { $bot }
}
bot-greenhorn = Bot: Greenhorn
    .style = Fresh from the stagecoach: plays sensibly, but overlooks things and misjudges others.
bot-deputy = Bot: Deputy
    .style = Takes what pays soon and gives nothing away. A fair opponent after a game or two.
bot-sheriff = Bot: Sheriff
    .style = Thinks several moves ahead, for about a second. Does not forgive much.
bot-marshal = Bot: Marshal
    .style = The strongest: thinks for about five seconds. For those who want to be beaten.

## Times

ago-now = just now
ago-minutes = { $count } min ago
ago-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

## Lobby

lobby-title = Lobby
lobby-line = Frontier games at your own table. Bring friends, or let the bots deal you in.
lobby-continue = Continue: { $title }
lobby-games = Games
lobby-newcomer = New here? Learn { $game } in five minutes
lobby-learn = Learn it
lobby-play = Play now
lobby-new = New table
lobby-against = Against
lobby-opponents = Opponents
lobby-minutes = about { $minutes } min
lobby-weight = { $weight ->
    [light] easy
    [medium] medium
   *[heavy] rich
}
lobby-warming = The bots are warming up: the rules are being compiled, then they think faster.
lobby-compiled = The bots are warmed up: they think with compiled rules.
lobby-rules = Rules
lobby-players = { $fewest }–{ $most } players
lobby-yours = Your tables
lobby-running = { $count } running
lobby-yours-more = All my tables: { $count }
lobby-yours-none = You do not sit at any table yet. Play now, or open a table and invite your friends.
lobby-open = Open tables
lobby-open-help = on this server
lobby-open-none = No table is waiting for players. Open one yourself and tick “Show in the lobby”.
lobby-watch = Tables to watch
lobby-watch-none = Nobody is playing in public at the moment.
lobby-sit = Sit down
lobby-look = Watch
lobby-again = Look back
row-your-turn = Your turn
row-waits-for = { $name } to move
row-waits-for-several = { $count } players to move
row-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
row-over = finished, { $scores }
row-stopped = cannot go on under today’s rules
row-people = Players: { $names }
row-bot = { $name } (bot)
row-nobody = a free seat
import-title = Import a record
import-help = The record of a game becomes a table here: look at it again, or play on from any move.
import-text = Text of the record
import-file = Or choose a file
import-go = Import
imported-title = Imported

## New table

new-title = New table
new-name = Your name
new-name-help = So that the others know who you are. You can change it at any time.
new-count = How many players?
new-who = Who plays?
new-who-help = Open seats wait for your friends. The game begins as soon as nobody is missing.
new-seat = Seat { $number }: { $symbol }
new-kind-me = Me
new-kind-here = Somebody else on this device
new-kind-open = Open, for a friend
new-here-name = Name of the person on this device
new-variants = Variants
new-more = { $count } more variants
new-table = The table
new-table-name = Name of the table
new-table-name-help = If you leave it empty, a name is made up.
new-absence = Wait for somebody who is away
new-absence-minutes =
    { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }
new-absence-help = Everybody is told. Then the others may let a bot stand in, and whoever comes back takes the seat again.
new-public = Show in the lobby
new-public-help =
    Everybody on this server can find the table, sit down or watch. Otherwise only people with the link can.
new-go = Open the table

## Settings

me-title = Settings
me-about = You
me-name = Name
me-name-help = This is how the others see you. At most 24 characters.
me-new = You are a guest here. As soon as you sit down at a table, or save a name, this device remembers you.
me-language = Language
me-theme = Light
me-theme-system = Like the system
me-theme-noon = Noon
me-theme-night = Night
me-save = Save
me-devices = Another device
me-devices-help =
    A link takes you and your tables along to another device, such as your phone. This device stays yours
    too.
me-make-link = Make a link
me-link = Your link
me-link-warning = Whoever opens this link first plays under your name. It works once, within 15 minutes: do not pass it on.
me-link-scan = Scan this with your phone
devices-title = Your devices
devices-help = All of these can play under your name. Revoke what you do not know or no longer use.
devices-seen = last used
devices-since = added
devices-this = This device
devices-revoke = Revoke
devices-revoke-this = Revoke { $device }
devices-link = A link that nobody has taken yet
devices-program = A program
devices-browser = { $browser } on { $system }
devices-unknown = An unknown device
devices-expires =
    { $count ->
        [one] It works for one more minute.
       *[other] It works for { $count } more minutes.
    }
me-forget = Forget this device
me-forget-help =
    This device no longer knows you. Without a link on another device, nobody can take your seats any more.
me-forget-go = Forget me here
link-title = Is that you?
link-help = This link lets you go on here under your name, at all your tables. It works once, within 15 minutes.
link-known = So far you are called { $name } on this device. That name and its tables stay behind.
link-go = Yes, that is me
link-no = No, to the lobby

## Rules

rules-title = Rules of { $game }
rules-games = Games
rules-contents = Contents
rules-note = A short help in our own words. It does not replace the rulebook of the game.
rules-variants = Variants
rules-pieces = All pieces

## About

about-title = About Boomtown
about-lead =
    Boomtown is a free table for four board games of the Wild West: play with friends in the browser, against
    bots, or together on one device.
about-fans = Not affiliated
about-fans-text =
    This is an unaffiliated fan implementation. The names and the games belong to their owners; authors and
    publishers have no part in this project and do not endorse it. All texts and pictures are our own, and
    nothing is taken from rulebooks or components. If you enjoy the games here, please buy them: nothing
    replaces wood and cardboard on a real table.
about-yours = Your own server
about-yours-text =
    No accounts, no advertising, no tracking. A guest is a name and a cookie. The page asks no other host for
    anything, and your games stay on this server.
about-credits = Other people’s work
about-icons = Icons
about-icons-text =
    From game-icons.net, licence CC BY 3.0. The drawings are unchanged and take the colours of the page.
about-icons-by = { $author }
about-fonts = Fonts
about-fonts-text = Under the SIL Open Font License 1.1.
about-font-by = { $font } by { $author }
about-licence = Licence
about-licence-text =
    Boomtown is free software under the Apache License 2.0. Everything that is not named here is drawn and
    written by this project.

## What is not possible

away-title = The town does not answer
away-text = The server of this page cannot be reached. Is it running, and are you in its network? Your games are safe: everything that was confirmed is stored there.
away-again = Try again

sorry-title = That did not work
sorry-back = To the lobby
sorry-already-asked = Another question is still open. Wait until everybody has answered it.
sorry-chat-empty = There is nothing to say yet: write something first.
sorry-chat-too-long = That is too long for the chat. Say it in a few shorter messages.
sorry-foreign-form = This came from a page of another site, so nothing was done.
sorry-form-too-large = That is too much at once. Nothing was stored.
sorry-message-bad = The server did not understand that. Load the page again and try once more.
sorry-message-too-large = That message is too large. Nothing was changed.
sorry-no-such-bot = There is no bot of this name.
sorry-no-such-device = You have no such device any more.
sorry-no-such-link = This link does not work any more. Make a new one on the other device.
sorry-no-such-page = There is nothing here. Perhaps the address is incomplete.
sorry-no-such-table = There is no such table. Perhaps the link is incomplete.
sorry-no-token = This call needs a token. Make one first and send it along.
sorry-not-begun = The game has not begun yet.
sorry-not-over = The game is still running. This is possible only after its end.
sorry-not-your-seat = You do not sit there, so you cannot do that.
sorry-not-this-step = One thing at a time.
sorry-nothing-asked = There is nothing to answer any more.
sorry-undo-over = The game is over and everything has been shown, so nothing can be taken back. You can go on from any position at a new table.
sorry-revoked = This device has been signed out, so it is a stranger here now. Load the page again.
sorry-not-away = This player is here, or has not been away for long enough. A bot may stand in only after the time that everybody is told.
sorry-undo-away = A bot stands in for somebody who cannot be asked now, so only your own last move can be taken back.
sorry-read-only = This table was begun under other rules. You can look at it, but nobody can play on.
sorry-seat-taken = This seat is no longer free.
sorry-cannot-save = That could not be saved, so nothing was changed. Is the disk full? Please try again.
sorry-not-readable = The database does not answer just now. Nothing is lost; we keep trying.
sorry-quarantined = This table cannot be read and has been set aside. Nothing has been deleted, and the host has been told.
sorry-share-early = Shares of the draws are shown when all seats are taken.
sorry-share-late = It is too late for this share of the draws.
sorry-share-wrong = This is not the share whose fingerprint was shown.
sorry-stale = Meanwhile something else has happened at the table. Look again and choose anew.
sorry-too-fast = That was very fast. Wait a moment and try again.
sorry-chat-closed = This table is closed, so nobody can write here any more.
sorry-chat-muted = The owner of this table has muted you, so you cannot write here.
sorry-chat-not-seated = Only those who sit at this table can write here.
sorry-failed = Something went wrong on the server. Please try again in a moment.
sorry-nobody-there = No person sits there.
sorry-not-owner = Only whoever opened this table can do that.
sorry-not-yourself = You cannot do that to yourself. You can leave the table instead.
sorry-removed-here = You were removed from this table, so you cannot sit down here again.
sorry-table-closed = This table is closed: only those who already sit there can see it.
sorry-too-many-tables = You have very many unfinished games. Finish or leave some of them first.
sorry-too-slow = This came too slowly, so the server stopped waiting. Nothing was changed.
sorry-wrong-method = This address exists, but it does not take requests of this kind.
sorry-wrong-type = This was sent in a format that is not understood here. Nothing was changed.
sorry-no-answer = Nobody has found an answer in time. Please try again.
sorry-why-nothing = Only a bot’s own choice can be asked about.
sorry-why-secret = That would give away something secret. Ask again when the game is over.

## Questions to everybody

ask-bot = { $name } asks: shall the bot “{ bot-name }” play on for { $absent }?
ask-undo = { $moves ->
    [one] { $name } asks: may the last move be taken back?
   *[other] { $name } asks: may the last { $moves } moves be taken back?
}

## Table page

# Regions and tabs
table-prompt = What to do
table-scene = Table
table-players = Players
table-side = Log, chat and table
table-log = Log
table-chat = Chat
table-about = Table
table-show-again = Since my last turn
table-close = Close
table-talk = Log and chat

# Players
table-you = you
table-bot = bot
table-virtual = virtual
table-away = away
table-to-act = to act
table-pts = pts
table-live = { $points } if the game ended now
table-bot-for = Let a bot play for { $name }

# Choosing
table-your-turn = Your turn
table-turn = Turn
table-next = Next place
table-next-choice = Next choice
table-undo = Undo
table-undo-ask = Ask to undo
table-all = All choices: { $count }
table-chosen = Press again or Enter to confirm.
table-worth = { $points } for { $name }
table-hint = Hint
table-hint-is = The Sheriff would choose: { $label }
table-hint-better = About { $points } better than: { $other }.
table-hint-alike = About as good as: { $other }.
table-hint-only = There is nothing else to choose.
table-lead-ahead = That should end about { $points } ahead.
table-lead-behind = That should end about { $points } behind.
table-lead-level = That should end about level.
table-thinking = The Sheriff is thinking about it …
table-inspect-brings = Would bring: { $points }
table-inspect-choose = Press to choose it.
table-not-now = Not now: only what is turquoise can be chosen.
table-sending = One moment …
table-warn = You cannot take this back alone.
table-warn-text = It brings out something hidden, or it is another player’s turn after it.
table-do-it = Do it
table-cancel = Cancel

# Why a bot did something
table-why = Why?
table-why-of = Why? { $text }
table-why-title = Why did { $name } do that?
table-why-wait = The Sheriff is thinking it over …
table-why-lead = How far ahead { $name } should end up after each choice, in points:
table-why-chosen = chosen
table-why-single = There was nothing else to choose.
table-why-others = { $count ->
    [one] Another choice looked worse.
   *[other] { $count } other choices looked worse.
}
table-why-asker = Judged by what you could know before that move.
table-why-open = The game is over: judged by what { $name } could know before that move.

# Camera
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-fit = Show everything
table-camera = View
table-parts = Parts of the table
table-to-choose = { $title }: { $count } to choose

# Questions
table-yes = Agree
table-no = Refuse
table-asked = Waiting for the others to answer.

# Words of the page to people
table-rule = Read the rule
table-lost = The connection is lost. Trying again …
table-back-again = Connected again.
table-trouble = The page did not understand the server. It asks for everything anew.
table-absence =
    { $minutes ->
        [0] Away. A bot may stand in now.
        [one] Away. A bot may stand in in a minute.
       *[other] Away. A bot may stand in in { $minutes } minutes.
    }
table-come-back = Take your seat back
table-read-only = This table was begun under other rules. You can look at it, but nobody can play on.
table-copied = Copied
table-new = new

# Chat
table-say = Say something to the table
table-send = Send
table-silent = Nobody has said anything yet.

# The owner of a table
chat-was-muted = { $name } has been muted.
chat-was-unmuted = { $name } may write again.
chat-was-removed = { $name } has been removed from the table.
chat-was-closed = The table is closed now: nobody new can join, watch or write.
table-muted = muted
table-mute = Mute { $name }
table-unmute = Let { $name } write again
table-remove = Remove { $name }
table-remove-help = They cannot sit down at this table again. In a running game a bot plays on.
table-shut = Close the table
table-shut-help = Nobody new can sit down, watch or write. Those who sit here play on. This cannot be undone.
table-cannot-say = You can only read here

# Replay
table-replay = Replay
table-move-of = Move { $at } of { $moves }
table-first = To the beginning
table-back = One move back
table-play = Play
table-pause = Pause
table-forward = One move on
table-last = To the end
table-speed = Speed
table-now = Back to the game
table-link-here = Copy a link to this move
table-branch = Continue from here
table-record = Save the record
table-picture = Picture

# End of the game
table-results = Result
table-see-table = Look at the table
table-you-win = You win!
table-wins = { $name } wins!
table-shared = A shared victory!
table-ahead = { $points }, { $ahead } ahead of { $name }
table-level = { $points } each
table-where = Where the points came from
table-kind = Kind of points
table-total = Total
table-again = Play again
table-new-table = New table
table-lobby = Back to the lobby

# The table itself
table-invite = Link for friends
table-invite-help = Whoever opens it can watch, or take a free seat.
table-copy = Copy
table-leave = Leave the table
table-leave-help = A bot plays on for you.
table-fair = Fair draws
table-fair-before =
    All draws come from a secret of this table and from shares that the players’ devices have added. The
    fingerprint of the secret is fixed from the start, those of the shares before anybody shows one; the secret is
    shown at the end, and then everybody can check every draw.
table-fair-after = The secret, with which every draw can be checked:
table-fair-shares = Shares of the players:
table-fair-none = none
table-fair-fits = The share of this device is among them, and everything fits what it saw before the game.
table-fair-left-out = The share of this device is not among them: it was shown too late, or left out.
table-fair-wrong = Careful: secret or shares are not those whose fingerprints this device saw before the game.
table-fingerprint = Fingerprint of the secret

# Settings of the table
table-settings = Settings of the table
table-one-click = One click plays at once
table-one-click-help = Without choosing first and confirming then.
table-warn-me = Warn me before I do what I cannot take back
table-calm = No motion
table-calm-help = What is new is marked instead.
table-keys = Keys as shortcuts
table-keys-help = Digits press the buttons; Q, E, U, H and others work without a click.
table-pace = What happens is shown
table-pace-calm = calmly
table-pace-brisk = briskly
table-pace-at-once = at once
table-theme = Light
table-theme-noon = Noon
table-theme-night = Night
table-theme-system = As the system says
table-more-settings = Name, language and devices

# Help
table-help = Keys and touch
table-help-choose = Choose on the picture or with a button; choose again to confirm
table-help-digits = Press a button of the prompt
table-help-arrows = Walk through what can be chosen
table-help-enter = Choose, then confirm
table-help-escape = Drop what is chosen
table-help-turn = Turn
table-help-undo = Undo
table-help-hint = Hint
table-help-zoom = Zoom in, zoom out, show everything
table-help-regions = From one part of the page to the next
table-help-touch = Tap to choose, tap again to confirm; drag to move, pinch to zoom, hold for an explanation

# Several people at one device
table-curtain = Hand the device to { $name }
table-curtain-help = The table is covered, so that nobody sees what { $name } knows.
table-curtain-go = I am { $name }

# Waiting for players
table-waiting = Waiting for players
table-waiting-help = The game begins as soon as every seat is taken.
table-gathering = All seats are taken: the players’ devices add their shares of the draws. The game begins in a moment.
table-seats = Seats
table-free = Free seat
table-sit = Sit here
table-bot-here = Put a bot here
table-bot-level = Level of the bot
table-name = Your name
table-scan = Or scan this with a phone:
table-leave-seat = Get up

# The coach
coach-link = Coach
coach-title = Coach: { $game }
coach-back = Back to the table
coach-seats = Seats
coach-beginning = The Sheriff will look at your game in a moment.
coach-working = The Sheriff is looking at your game: { $done } of { $total } decisions.
coach-progress = Progress
coach-again = Look again
coach-failed = The Sheriff could not finish this. Please look again.
coach-none = There was nothing to decide in this game.
coach-done =
    { $decisions ->
        [one] The Sheriff has looked at your only decision.
       *[other] The Sheriff has looked at your { $decisions } decisions.
    }
coach-fine = fine
coach-slip = slip
coach-mistake = mistake
coach-blunder = blunder
coach-fine-count = Fine
coach-slip-count = Slips
coach-mistake-count = Mistakes
coach-blunder-count = Blunders
coach-lost = Points given away
coach-graph = Your expected lead over the game: { $first } points after the first decision, { $last } in the end
coach-graph-caption = Your expected lead in points, decision by decision. Signs show what cost something.
coach-cost = { $points } points
coach-worst = What cost most
coach-nothing = Nothing that the Sheriff would have done better.
coach-chosen = Your choice: { $choice }
coach-better = Better:
coach-lead-of = (lead { $points })
coach-see = See the table before move { $move }
coach-all = All decisions
coach-move = Move
coach-choice = Choice
coach-difference = Difference
coach-lead = Lead
coach-how = Each decision is judged only by what you could know then. The lead is the expected distance to your best
    rival at the end, and the difference what the best choice would have added to it. Both are estimates.

## The guide of a first game

guide-title = First game
guide-region = Guide
guide-step = Step { $number } of { $of }
guide-over = The lesson is over
guide-free = Now the game is yours. Whenever you like, I will show you three good ideas.
guide-next = Go on
guide-ideas = Three ideas
guide-leave = Leave the lesson
idea-alike = about as good
idea-less = about { $points } less
table-ideas-wait = Let me think …
table-fair-guide = This table began as a lesson: its first draws were fixed by the lesson. All later ones come from the fingerprint.
