"""What one viewer is shown of a table: everything here is made from the view of the viewer's seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from boomtown.core.information import tells_nothing
from boomtown.core.record import Table, live_score, parse_move, replay, replay_to
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, NOBODY, Event, Game, State, View
from boomtown.core.svg import Scene, Section, patch, union
from boomtown.core.text import SEAT_NAMES, Text
from boomtown.games import game_parts, text_of
from boomtown.games.guides import LEARNER
from boomtown.games.parts import Facts, Ui
from boomtown.look.moments import Story, StoryEvent
from boomtown.server.bots.levels import told_level
from boomtown.server.bots.why import may_ask
from boomtown.server.tables.log_entries import Closed, Muted, Removed, Said
from boomtown.server.tables.session import TableSession
from boomtown.server.tables.told_log import Told, ToldLog
from boomtown.server.tables.verifiable_draws import commitment
from boomtown.server.web.presence import presence_at
from boomtown.server.web.protocol import (
    Box,
    Choice,
    Frame,
    Group,
    Guidance,
    Line,
    Part,
    Player,
    Put,
    Question,
    Row,
    Shown,
    Update,
)

MOST_FRAMES = 12  # of one update; more events than that share the last one
MOST_MOMENTS = 12  # of one update, beside those frames
MOST_AGAIN = 30  # frames of what is shown once more
FEW_WORLDS = 2  # are enough to warn before an option that brings something to light
FEW_EVENTS = 2  # of one move: they share a frame
NOW = None
PLAYERS: Final = "players"  # the section of a scene that pages show in their own way, if the game tells facts


class Presenter:
    """The place of one viewer: which seat is shown, in which language, and what is on the screen already."""

    def __init__(self, live: TableSession, person: str | None) -> None:
        self.live = live
        self.person = person
        self.seat = int(NOBODY)
        self.language = "en"
        self.at: int | None = NOW
        self.scene: Scene | None = None  # on the screen
        self.past: Table[Any] | None = None  # the position last looked back at
        self.moves = 0  # told so far
        self.turn_of = int(NOBODY)  # whose turn the log has come to
        self.undone = live.undone
        self.asked_at = 0  # the last move with a line: only its first one offers to ask why
        self.chat_told = 0
        self.is_fresh = True  # nothing has been told yet, or all is told anew
        self.is_again = False  # what happened since the last own move is to be shown once more

    @property
    def text(self) -> Text:
        """The viewer's language."""
        return text_of(self.live.room.game, self.language)

    @property
    def game(self) -> Game[Any]:
        """The rules."""
        return self.live.game

    def show(self, seat: int, language: str, drawn: int = -1) -> None:
        """Show the table from this seat: one's own, else as a spectator sees it.

        The scene of the version `drawn` is on the screen already.
        """
        self.seat = seat if seat in self.live.seats_of(self.person) else int(NOBODY)
        self.language = language
        self.forget()
        if drawn == self.live.version and self.live.table is not None:
            self.scene = self.on_page(self.draw(self.live.table.state))

    def forget(self) -> None:
        """The screen is empty: everything is sent anew."""
        self.scene, self.moves, self.chat_told, self.is_fresh = None, 0, 0, True
        self.asked_at = 0

    def begin_again(self) -> None:
        """Show once more, in the next update, what has happened since the last own move."""
        self.at, self.is_again = NOW, True

    def draw(self, state: State) -> Scene:
        """The scene of a state as this viewer sees it."""
        view = self.game.view(state, self.seat)
        return self.ui.draw_scene(view, self.text, self.live.names())

    def on_page(self, scene: Scene) -> Scene:
        """What a page needs of a scene: it shows the players itself where the game tells facts about them."""
        if self.ui.tell_facts is None or all(section.name != PLAYERS for section in scene.sections):
            return scene
        sections = tuple(section for section in scene.sections if section.name != PLAYERS)
        layers = {layer for section in sections for layer in section.layers}
        nodes = {key: node for key, node in scene.nodes.items() if node.layer in layers}
        return Scene(scene.title, scene.box, sections, nodes, scene.look, scene.is_sheet)

    @property
    def ui(self) -> Ui:
        """How the game is drawn."""
        return game_parts(self.live.room.game).ui

    def replay(self, table: Table[Any], at: int) -> Table[Any]:
        """The table after so many moves. Long games take a while: a thread may call it before the update is made."""
        if self.past is None or self.past.record.moves != table.record.moves[:at]:
            self.past = replay_to(self.game, table.record, at)
        return self.past

    # the update

    def update(self, here: set[str], absences: Mapping[str, int] = MappingProxyType({})) -> Update:
        """All that changed since the last update; `here` are the people who are connected, `absences` those who are
        waited for, with the minutes left."""
        live, table = self.live, self.live.table
        if self.seat >= 0 and self.seat not in live.seats_of(self.person):  # they have left, or been removed
            self.seat = int(NOBODY)
            self.forget()
        if self.undone != live.undone:
            self.undone = live.undone
            self.forget()
            if self.at is not NOW and self.at > live.decision:  # what was looked at has been taken back
                self.at = NOW
        shown = table if self.at is NOW or table is None else self.replay(table, self.at)
        is_fresh, self.is_fresh = self.is_fresh, False
        is_again, self.is_again = self.is_again and shown is not None and not is_fresh, False
        if is_again and shown is not None:
            frames = self.frames_again(shown)
        else:
            frames = [] if shown is None else self.frames(shown, is_fresh or self.at is not NOW)
        # all below is made of it
        state = None if shown is None else self.game.view(shown.state, self.seat).state
        is_now = self.at is NOW
        chat = [(at, *self.word_entry(entry)) for at, entry in live.chat[self.chat_told :]]
        self.chat_told = len(live.chat)
        is_over = state is not None and state.is_over()
        return Update(
            version=live.version,
            is_fresh=is_fresh,
            decision=live.decision,
            at=live.decision if self.at is None else self.at,
            seat=self.seat,
            seats=live.seats_of(self.person),
            left=live.seats_to_take_back(self.person),
            status=live.status,
            frames=frames,
            prompt="" if shown is None or state is None else self.prompt(shown, state),
            hint="" if state is None or not is_now else self.text.hint(state, self.seat),
            groups=self.groups(state) if state is not None and is_now and not live.fault else [],
            can_undo=self.can_undo() if is_now else 0,
            question=self.question(),
            players=self.players(state, here, absences),
            reckoning=[] if shown is None else self.score_rows(shown),
            winners=self.game.winners(state) if is_over else [],
            chat=chat,
            is_read_only=bool(live.fault),
            commitment=commitment(live.room.secret),
            secret=live.room.secret.hex() if live.status == "over" else "",
            is_gathering=live.is_gathering,
            commitments=live.by_seat(live.commitments),
            shares=live.by_seat(live.shares),
            trouble=page_text(self.language).say("sorry-not-readable") if live.is_cut_off else "",
            guide=self.guidance(),
            is_owner=self.person is not None and self.person == live.owner,
            may_chat=live.may_chat(self.person),
            is_again=is_again,
        )

    def frames(self, shown: Table[Any], is_fresh: bool) -> list[Frame]:
        """From what is on the screen to the table as it is: frames in the order of events, then the rest.

        A move that leads to much is told event by event, any other in one go.
        """
        now = len(shown.record.moves)
        if not is_fresh:
            return self.frames_since(shown, self.moves, MOST_FRAMES)
        lines: list[Line] = []
        turns, told = turns_of(shown, 0), self.read_log()
        self.turn_of = int(NOBODY)
        for at in range(1, now + 1):
            lines += [self.line(line, at, turns[at]) for line in self.audible_lines(told[at])]
        self.moves = now
        return [self.frame(self.draw(shown.state), lines)]

    def frames_since(self, shown: Table[Any], since: int, most: int) -> list[Frame]:
        """What has happened since a move, event by event; what is worth a moment has a frame of its own."""
        now = len(shown.record.moves)
        frames: list[Frame] = []
        lines: list[Line] = []
        turns, told = turns_of(shown, since), self.read_log()
        story: list[StoryEvent] = []
        moments = 0
        for at in range(since + 1, now + 1):
            heard = self.audible_lines(told[at])
            events = self.audible_events(shown.events[at])  # none of a page that lags far behind
            for number, line in enumerate(heard, 1):
                lines.append(self.line(line, at, turns[at]))
                if not events:
                    continue
                event = events[number - 1]
                story.append(StoryEvent.of(event, line.sentence))
                moment = self.moment(story, event.after) if moments < MOST_MOMENTS else None
                moments += moment is not None
                is_told_alone = len(heard) > FEW_EVENTS or (number == len(heard) and at < now)
                if moment or (is_told_alone and len(frames) - moments < most):
                    frames.append(self.frame(self.draw(event.after), lines, moment))
                    lines = []
        last = self.frame(self.draw(shown.state), lines)
        self.moves = now
        kept = (frame for frame in frames if frame.put or frame.drop or frame.lines or frame.moment)
        return [*kept, last]

    def frames_again(self, table: Table[Any]) -> list[Frame]:
        """From the table as the viewer left it with the last own move to the table as it is."""
        moves = table.record.moves
        since = next((at for at in range(len(moves), 0, -1) if parse_move(moves[at - 1])[0] == self.seat), 0)
        turn_of, asked_at = self.turn_of, self.asked_at
        self.scene = None
        frames: list[Frame] = []
        shown = table
        for at, shown in enumerate(
            replay(self.game, table.record, True)
        ):  # a table keeps its last events only
            if at == since:
                frames.append(self.frame(self.draw(shown.state), []))
        frames += self.frames_since(shown, since, MOST_AGAIN)
        self.turn_of, self.asked_at = turn_of, asked_at
        return frames

    def moment(self, told: Sequence[StoryEvent], after: State) -> Shown | None:
        """What the game shows large at this event; it sees the table as this seat does."""
        if self.ui.draw_moment is None:
            return None
        story = Story(
            told, self.text, self.live.names(), self.live.symbols, lambda: self.game.view(after, self.seat)
        )
        found = self.ui.draw_moment(story)
        return None if found is None else Shown(str(found.svg), found.wide, found.high, found.hold)

    def frame(self, scene: Scene, lines: list[Line], moment: Shown | None = None) -> Frame:
        """From the scene on the screen to this one."""
        scene = self.on_page(scene)
        change = patch(self.scene, scene)
        self.scene = scene
        return Frame(
            full=change.full,
            drop=change.drop,
            put=[Put(p.node.key, p.node.layer, p.after, str(p.node.svg)) for p in change.put],
            parts=[part_of(section, change.is_sheet) for section in change.sections],
            lines=lines,
            sheet=sheet_of(change.sections) if change.is_sheet else None,
            moment=moment,
        )

    def audible_events(self, events: Sequence[Event]) -> list[Event]:
        """What this seat may hear."""
        return [event for event in events if event.audience in (NOBODY, self.seat)]

    def read_log(self) -> Sequence[list[Told]]:
        """All that was told at the table, in the viewer's language."""
        logs = self.live.told_logs
        if self.language not in logs:
            logs[self.language] = ToldLog(self.text)
        return logs[self.language].read(self.live.require_table(), self.live.names())

    def audible_lines(self, told: Sequence[Told]) -> list[Told]:
        """What this seat may read."""
        return [line for line in told if line.audience in (NOBODY, self.seat)]

    def line(self, told: Told, at: int, turn_of: int) -> Line:
        """A line of the log; the first of somebody's turn says so."""
        is_turn = turn_of not in (self.turn_of, int(CHANCE)) and told.seat == turn_of
        if is_turn:
            self.turn_of = turn_of
        is_first, self.asked_at = at != self.asked_at, at
        why = is_first and may_ask(self.live, self.seat, at)
        return Line(at, told.seat, told.sentence, told.points, is_turn, why)

    # what may be done

    def prompt(self, shown: Table[Any], state: State) -> str:
        """What the viewer is to do or waits for; in a replay what has just been done."""
        names = self.live.names()
        if self.at is not NOW:
            for told in reversed(self.read_log()[: len(shown.record.moves) + 1]):
                heard = self.audible_lines(told)
                if heard:
                    return heard[-1].sentence
        return self.text.prompt(state, self.seat, names)

    def groups(self, state: State) -> list[Group]:
        """The options of the seat by verb, in their order."""
        if self.seat not in state.actors():
            return []
        verbs = self.game.verbs
        possible = self.game.determinize(View(self.seat, state), Rng(0))
        wanted = self.live.acts_wanted() if self.seat == LEARNER and self.live.is_guided else None
        groups: dict[str, list[Choice]] = {}
        is_telling = False
        for action in state.options(self.seat):
            word = verbs.verb(action).word
            if wanted is not None and verbs.text(action) not in wanted:
                continue
            if word not in groups:  # what one option brings to light, the others of its verb do as well
                is_telling = not tells_nothing(self.game, possible, self.seat, action, worlds=FEW_WORLDS)
            ends_undo = is_telling or passes_on(possible, self.seat, action)
            label, short = self.text.action(action, state), self.text.short_action(action, state)
            choice = Choice(verbs.text(action), label, word, ends_undo, short)
            groups.setdefault(word, []).append(choice)
        return [Group(word, self.text.group(word), choices) for word, choices in groups.items()]

    def guidance(self) -> Guidance | None:
        """What the guide of a first game says, to the newcomer alone."""
        guide, table = self.live.guide, self.live.table
        if guide is None or table is None or self.seat != LEARNER or table.state.is_over():
            return None
        words, of = page_text(self.language), len(guide.steps)
        if not self.live.is_guided:
            return Guidance(of, of, words.say("guide-over"), "", words.say("guide-free"), [], [])
        number = self.live.guide_step()
        title = words.say("guide-step", number=number + 1, of=of)
        before = guide.steps[number - 1] if number else None
        brought = self.say_step(f"{before.name}.brought") if before and before.do else ""
        if not self.live.is_asked_now():
            return Guidance(number, of, title, brought, "", [], [])
        step = guide.steps[number]
        light, wanted = list(step.light), self.live.acts_wanted()
        return Guidance(number, of, title, brought, self.say_step(step.name), light, wanted)

    def say_step(self, name: str) -> str:
        """What the guide of this game says under a name."""
        return self.text.say(f"{self.live.room.game}-guide-{name}")

    def can_undo(self) -> int:
        """2: one's own last move; 1: only if all agree; 0: not at all."""
        table = self.live.table
        if table is None or self.seat < 0 or self.live.fault or table.state.is_over():
            return 0
        if table.moves_to_undo(self.seat):
            return 2
        return 1 if self.live.back_to_own(self.seat) else 0

    def question(self) -> Question | None:
        """What is asked of all."""
        asked = self.live.asked
        if asked is None:
            return None
        names = self.live.names()
        if asked.absent >= 0:
            said = page_text(self.language).say(
                "ask-bot", name=names[asked.by], absent=names[asked.absent], bot=asked.bot
            )
        else:
            said = page_text(self.language).say("ask-undo", name=names[asked.by], moves=asked.moves)
        waiting = self.live.still_to_answer()
        mine = [seat for seat in self.live.seats_of(self.person) if seat in waiting]
        return Question(said, asked.by, mine[0] if mine else -1)

    def word_entry(self, entry: Said | Muted | Removed | Closed) -> tuple[str, str]:
        """A line of the chat: who says what; what the owner of the table has done is said by nobody."""
        words = page_text(self.language)
        match entry:
            case Said():
                return entry.name, entry.text
            case Muted():
                return "", words.say(
                    "chat-was-muted" if entry.is_muted else "chat-was-unmuted", name=entry.name
                )
            case Removed():
                return "", words.say("chat-was-removed", name=entry.name)
            case Closed():
                return "", words.say("chat-was-closed")

    # who is who

    def players(self, state: State | None, here: set[str], absences: Mapping[str, int]) -> list[Player]:
        """Everybody at the table."""
        live_lines = self.live_lines(state)
        facts = self.facts(state)
        actors = [] if state is None else state.actors()
        present = presence_at(self.live, self.language, here, absences).players
        return [
            Player(
                seat=chair.seat,
                symbol=SEAT_NAMES[self.live.symbols[chair.seat]],
                name=chair.name,
                bot=chair.bot,
                level=told_level(page_text(self.language), chair.bot),
                score=0 if state is None else self.score(state, live_lines, chair.seat),
                live=None
                if state is None or state.is_over()
                else points_after(state, live_lines, chair.seat),
                is_you=self.person is not None and chair.person == self.person,
                is_here=present[chair.seat].is_here,
                is_to_act=chair.seat in actors,
                absence=present[chair.seat].absence,
                is_replaceable=present[chair.seat].is_replaceable,
                about=facts[chair.seat][0],
                facts=facts[chair.seat][1],
                live_lines=[
                    self.text.event(e, self.live.names()) for e in live_lines if e.seat == chair.seat
                ],
                is_muted=chair.person in self.live.muted,
            )
            for chair in self.live.chairs
        ] + self.virtual_players(state, live_lines, facts)

    def virtual_players(self, state: State | None, live_lines: list[Event], facts: Facts) -> list[Player]:
        """Those whom the rules play."""
        if state is None:
            return []
        names = self.live.names()
        return [
            Player(
                seat=player,
                symbol=SEAT_NAMES[self.live.symbols[player]],
                name=names[player],
                bot="",
                score=self.score(state, live_lines, player),
                live=None if state.is_over() else points_after(state, live_lines, player),
                is_you=False,
                is_here=True,
                is_to_act=False,
                is_virtual=True,
                about=facts[player][0],
                facts=facts[player][1],
                live_lines=[self.text.event(e, names) for e in live_lines if e.seat == player],
            )
            for player in range(int(state.seat_count), int(state.player_count))
        ]

    def score(self, state: State, live_lines: list[Event], player: int) -> int:
        """The score that is shown: the standing in a game that scores at its end, as far as the viewer can know."""
        if self.game.scores_at_end:
            return points_after(state, live_lines, player)
        return int(state.score[player])

    def facts(self, state: State | None) -> Facts:
        """What the game tells about each player."""
        tell_facts = self.ui.tell_facts
        if state is None or tell_facts is None:
            return [("", []) for _ in self.live.names()]
        return tell_facts(View(self.seat, state), self.text, self.live.names())

    def live_lines(self, state: State | None) -> list[Event]:
        """The score lines that would follow if the game ended now, as far as this seat can know."""
        if state is None or state.is_over():
            return []
        return live_score(self.game, state)

    def score_rows(self, shown: Table[Any]) -> list[Row]:
        """Where the points came from, by kind of score line."""
        rows: dict[str, list[int]] = {}
        for line in self.live.require_table().scored:
            if line.move <= len(shown.record.moves):
                rows.setdefault(line.name, [0] * int(shown.state.player_count))[line.seat] += line.points
        return [Row(name, self.text.category(name), points) for name, points in rows.items()]


def is_on_sheet(section: Section) -> bool:
    """Whether a sheet shows it: drawers are closed, and players have a place of their own on the page."""
    return not section.is_drawer and section.name != PLAYERS


def sheet_of(sections: Sequence[Section]) -> Box:
    """All that a page shows of a sheet."""
    return union(section.place for section in sections if is_on_sheet(section))


def part_of(section: Section, is_sheet: bool) -> Part:
    """A section as the page needs it; only on a sheet it matters where it lies."""
    if is_sheet and is_on_sheet(section):
        lies: tuple[Box | None, str] = section.place, section.transform
    else:
        lies = None, ""
    return Part(
        section.name, section.title, section.box, section.layers, *lies, section.is_drawer, section.below
    )


def passes_on(possible: State, seat: int, action: int) -> bool:
    """Whether an option brings chance in or another seat to the move; asked of a possible table behind the view."""
    after = possible.clone()
    after.act(seat, action)
    return after.actor() != seat


def points_after(state: State, lines: Sequence[Event], seat: int) -> int:
    """The score of a seat with these score lines."""
    return int(state.score[seat]) + sum(int(event.points) for event in lines if event.seat == seat)


def turns_of(shown: Table[Any], after: int) -> dict[int, int]:
    """For each move after so many, by its number, whose turn it belongs to: chance decides for whoever acts next."""
    pending = [seat for seat in shown.state.actors() if seat >= 0]
    owner, turns = pending[0] if pending else int(CHANCE), {}
    moves = shown.record.moves
    for at in range(len(moves), after, -1):
        seat = parse_move(moves[at - 1])[0]
        owner = owner if seat == CHANCE else seat
        turns[at] = owner
    return turns


@lru_cache(maxsize=64)
def page_text(language: str) -> Text:
    """The words of the page itself."""
    from boomtown.server.web.page_text import WORDS

    return Text(WORDS, language)
