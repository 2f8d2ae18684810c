"""The texts of a game under test: every message that is asked for exists in every language, and no other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Any, Final

from boomtown.core.laws import require
from boomtown.core.record import Table, parse_move
from boomtown.core.rng import Rng
from boomtown.core.sources import citations, folder_of, page_map
from boomtown.core.step import CHANCE, Event
from boomtown.core.text import BEFORE_CAPITAL, Text
from boomtown.testing.messages import (
    catalogue,
    differences,
    languages_of,
    list_needed,
    list_referred,
    literals,
    misprints,
)
from boomtown.testing.plan import Subject, reproduced_by

NAMES: Final = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"]
GAMES_EACH: Final = 3  # without variants and with as many as go together; one with each variant alone
LATELY: Final = 40  # options of a verb that are remembered, to ask about again
THOROUGH: Final = 30  # actions of a verb that are asked about wherever a recorded game offers it
SHORTEST_LESSON, LONGEST_LESSON = 50, 900  # characters of a help text
KINDS: Final = ("event", "score", "reason")


def list_text_checks(subject: Subject) -> Iterator[tuple[str, Callable[[], object]]]:
    """What is said of the messages, of the words that are put into them, and of whole games."""
    package, name = subject.parts.package, subject.name
    listen = cache(lambda: hear_games(subject))  # once for all checks
    for language in languages_of(package):
        yield f"languages-{language}", partial(check_language, package, language)
        yield f"names-{language}", partial(check_names, subject, language)
        yield f"actions-{language}", partial(check_actions, subject, language)
    yield "messages", lambda: check_messages(subject, listen())
    yield "words", partial(check_words, subject)
    yield "arguments", partial(check_arguments, subject)
    yield "games", lambda: check_games(subject, listen())
    yield "sentences", lambda: check_sentences(name, listen())


def check_language(package: str, language: str) -> None:
    """A language has the messages of English with the same arguments, and they are well set."""
    odd = [*differences(package, language), *misprints(package, language)]
    require(not odd, "text", "; ".join(odd))


def list_told(subject: Subject) -> set[str]:
    """The events, score lines and reasons that the rules tell."""
    kinds = tuple(f"{subject.name}-{kind}-" for kind in KINDS)
    found = literals(folder_of(subject.parts.package), leave_out=("words.py",))
    return {message for message in found if message.startswith(kinds)}


def list_expected(subject: Subject, heard: Heard) -> set[str]:
    """All messages and attributes that somebody asks for."""
    words, name = subject.parts.words, subject.name
    slugs = [BEFORE_CAPITAL.sub("-", step.__name__).lower() for step in subject.deciding]
    messages = {f"{name}-title", f"{name}-introduction"}
    for variant in subject.game.variants:
        for word in variant.words():
            shared, _ = words.variants.get(word, (word.replace("=", "-"), {}))
            message = f"{name}-variant-{shared}"
            messages |= {message, f"{message}.explanation"}
    messages |= {f"{name}-action-{verb.word}" for verb in words.verbs.verbs}
    messages |= {f"{name}-action-{word}.group" for word in heard.verbs}
    shorts = {f"{name}-action-{verb.word}.short" for verb in words.verbs.verbs}
    messages |= shorts & catalogue(words.package, "en").keys()  # where a label is long
    messages |= {f"{name}-prompt-{slug}{attribute}" for slug in slugs for attribute in ("", ".hint")}
    told = list_told(subject)
    messages |= told
    messages |= {f"{line}.category" for line in told if line.startswith(f"{name}-score-")}
    messages |= {f"{name}-name-{component}" for component in words.components}
    slugs = [*words.headings.values()]
    messages |= {f"{name}-help-{slug}{attribute}" for slug in slugs for attribute in ("", ".title")}
    messages |= {*subject.parts.guide.messages(name)} if subject.parts.guide else set()
    asked = literals(folder_of(words.package)) | list_referred(words.package, "en")
    return messages | {message for message in asked if message.startswith((f"{name}-", f"-{name}"))}


def check_messages(subject: Subject, heard: Heard) -> None:
    """There are just the messages that are asked for."""
    there = catalogue(subject.parts.package, "en").keys()
    expected = list_expected(subject, heard)
    missing, spare = sorted(expected - there), sorted(there - expected)
    require(not missing, "text", f"these messages are missing: {', '.join(missing)}")
    require(not spare, "text", f"nobody asks for these messages: {', '.join(spare)}")


def check_words(subject: Subject) -> None:
    """The words know all events, reasons, verbs, steps and headings, and no others."""
    words = subject.parts.words
    book = (folder_of(words.package) / "RULES.md").read_text(encoding="utf-8")
    cited = {heading for passage in citations(words.package) for heading, _ in passage.sources}
    for what, wanted, known in (
        ("events and reasons", list_told(subject), words.events.keys() | words.reasons.keys()),
        ("verbs", {verb.word for verb in words.verbs.verbs}, words.actions.keys()),
        ("prompts", {step.__name__ for step in subject.deciding}, words.prompts.keys()),
        ("headings that the code cites", cited, words.headings.keys()),
    ):
        odd = sorted({*wanted} ^ {*known})
        require(not odd, "text", f"{what}: {', '.join(odd)} only in the rules or only in the words")
    require(
        [*page_map(book)] == [*words.headings],
        "text",
        "RULES.md and the words have headings in another order",
    )


def check_arguments(subject: Subject) -> None:
    """Every argument of the words is used by its message."""
    words, name, spare = subject.parts.words, subject.name, []
    tables = (
        (f"{name}-action-", words.actions),
        (f"{name}-prompt-", words.prompts),
        ("", words.events),
        ("", words.reasons),
    )
    for prefix, table in tables:
        for key, arguments in table.items():
            message = prefix + (BEFORE_CAPITAL.sub("-", key).lower() if "prompt" in prefix else key)
            there = catalogue(words.package, "en")
            parts = [message, *(other for other in there if other.startswith(f"{message}."))]
            wanted = {one for part in parts for one in list_needed(words.package, "en", part)}
            spare += [f"{message}: {argument.name}" for argument in arguments if argument.name not in wanted]
    require(not spare, "text", f"no message uses these arguments: {', '.join(spare)}")


def check_names(subject: Subject, language: str) -> None:
    """Components, headings, variants and the game itself are named; no two components alike."""
    text = Text(subject.parts.words, language)
    named = [text.name(component) for component in (*text.words.components, *text.words.composed)]
    require(all(named), "text", "a component has an empty name")
    alike = sorted({one for one in named if named.count(one) > 1})
    require(not alike, "text", f"several components are called {', '.join(alike)}")
    lessons = {heading: text.help(heading) for heading in text.words.headings}
    lessons[""] = (text.title(), text.introduction())
    for heading, (title, lesson) in lessons.items():
        fits = SHORTEST_LESSON < len(lesson) < LONGEST_LESSON
        require(bool(title) and fits, "text", f"{heading or 'the introduction'}: {len(lesson)} characters")
    words = [word for variant in subject.game.variants for word in variant.words()]
    require(all(all(text.variant(word)) for word in words), "text", "a variant has no name or no explanation")


def check_actions(subject: Subject, language: str) -> None:
    """Actions are said; in English all of them are tried, and no two are called alike."""
    text = Text(subject.parts.words, language)
    count = int(text.words.verbs.count)
    every = 1 if language == "en" else 1 + count // 500
    said = [text.action(action) for action in range(0, count, every)]
    require(all(said), "text", "an action has an empty name")
    if language == "en":
        require(len({*said}) == count, "text", f"{count} actions have {len({*said})} names")


class Heard:
    """What random and recorded games have told and refused, and what was said about it."""

    def __init__(self, languages: Sequence[str]) -> None:
        self.messages: set[str] = set()
        self.verbs: set[str] = set()  # of what seats could do: those of chance need no button
        self.sentences: dict[str, set[str]] = {language: set() for language in languages}


def choose_together(subject: Subject) -> frozenset[str]:
    """As many variants at once as go together."""
    chosen: frozenset[str] = frozenset()
    for variant in subject.game.variants:
        for word in variant.words():
            if subject.game.why_not(int(subject.game.fewest), chosen | {word}) is None:
                chosen |= {word}
    return chosen


def list_choices(subject: Subject) -> list[frozenset[str]]:
    """Each variant alone, those with one message for all once; several times none, and as many as go together."""
    words = subject.parts.words
    shared = {message: word for word, (message, _) in words.variants.items()}
    alone = [
        frozenset({word})
        for variant in subject.game.variants
        for word in variant.words()
        if word not in words.variants or word in shared.values()
    ]
    return [*alone, *GAMES_EACH * [frozenset()], *GAMES_EACH * [choose_together(subject)]]


def hear_games(subject: Subject) -> Heard:
    """Random games at all kinds of tables and the recorded ones, listened to in all languages in turn."""
    game, languages = subject.game, languages_of(subject.parts.package)
    ear = Ear(subject, [Text(subject.parts.words, language) for language in languages], Heard(languages))
    for number, variants in enumerate(list_choices(subject)):
        seats = int(game.fewest) + number % int(game.most - game.fewest + 1)
        ear.listen(Table(game, seats, variants))
    for record in subject.golden.values():
        ear.listen(Table(game, record.seats, frozenset(record.variants)), record.moves)
    return ear.heard


class Ear:
    """Listens to games: says everything that can be said on the way, and asks why not."""

    def __init__(self, subject: Subject, texts: list[Text], heard: Heard) -> None:
        self.game = subject.game
        self.texts = texts
        self.heard = heard
        self.rng = Rng(8)

    def listen(self, table: Table[Any], moves: Sequence[str] = ()) -> None:
        """Play these moves, or at random."""
        offered: dict[str, list[int]] = {verb.word: [0] for verb in self.game.verbs.verbs}
        with reproduced_by(table.record):
            for number in range(10**6):
                if table.state.is_over():
                    return
                self.hear_move(
                    table, moves[number] if moves else "", offered, self.texts[number % len(self.texts)]
                )

    def hear_move(self, table: Table[Any], move: str, offered: dict[str, list[int]], text: Text) -> None:
        """One move, in one language."""
        state, verbs, rng = table.state, self.game.verbs, self.rng
        seat = parse_move(move)[0] if move else int(state.actor())
        options = [option for option, _ in state.odds()] if seat == CHANCE else state.options(seat)
        if move:
            action = int(verbs.find(parse_move(move)[1]))
        else:
            action = int(state.roll(rng)) if seat == CHANCE else options[rng.below(len(options))]
        for option in options:
            offered[verbs.verb(option).word].append(option)
            if seat != CHANCE:
                self.heard.verbs.add(verbs.verb(option).word)
        said = self.heard.sentences[text.language]
        said |= {text.prompt(state, seat), text.hint(state, seat), text.action(action, state)}
        asked = self.choose_questions(offered)
        if move:
            now = dict.fromkeys(verbs.verb(option) for option in options)
            asked += [int(verb.first + rng.below(verb.count)) for verb in now for _ in range(THOROUGH)]
        for probe in dict.fromkeys(asked):
            refusal = table.why_not(seat, probe)
            if refusal is not None:
                self.heard.messages.add(refusal.reason)
                said.add(text.reason(refusal.reason, refusal.numbers, state))
        table.act(seat, action)
        self.hear_events(table.events[-1], text)

    def choose_questions(self, offered: dict[str, list[int]]) -> list[int]:
        """Some actions of every verb to ask about: any, those offered of late, and their neighbours."""
        rng = self.rng
        some = [int(verb.first + rng.below(verb.count)) for verb in self.game.verbs.verbs]
        for options in offered.values():
            del options[:-LATELY]
            late = [options[rng.below(len(options))] for _ in range(2)]
            some += [late[0], (late[1] + int(rng.below(5)) - 2) % int(self.game.verbs.count)]
        return some

    def hear_events(self, events: list[Event], text: Text) -> None:
        """The lines of the log."""
        said = self.heard.sentences[text.language]
        for event in events:
            self.heard.messages.add(event.name)
            said.add(text.event(event, NAMES))
            if event.is_score:
                said.add(text.category(event.name))


def check_games(subject: Subject, heard: Heard) -> None:
    """Whole games come to all events and reasons but those called seldom, and to no others."""
    words = subject.parts.words
    known = words.events.keys() | words.reasons.keys()
    silent = sorted(known - heard.messages - {*subject.plan.seldom})
    require(
        not silent, "text", f"no game comes to {', '.join(silent)}; those you can never hear are `seldom`"
    )
    strange = sorted(heard.messages - known)
    require(not strange, "text", f"the words do not know {', '.join(strange)}")


def check_sentences(name: str, heard: Heard) -> None:
    """No sentence has a hole, two spaces or the id of a message."""
    for language, sentences in heard.sentences.items():
        wrong = [said for said in sentences if any(odd in said for odd in ("{", "  ", " .", f"{name}-"))]
        require(not wrong, "text", f"{language}: {'; '.join(wrong[:5])}")
