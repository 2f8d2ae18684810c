"""Every game can say all that happens in it, in all four languages."""

import re
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from boomtown.core.record import Record, Table, parse_move
from boomtown.core.record import parse_record as read_record
from boomtown.core.rng import Rng
from boomtown.core.sources import citations, folder_of, page_map
from boomtown.core.step import CHANCE, Event, Game, Step
from boomtown.core.text import BEFORE_CAPITAL, LANGUAGES, Text, Words
from boomtown.games import ALL, game_parts
from tests.messages import catalogue, differences, literals, misprints, needed, referred

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"]
GAMES_EACH = 3  # without variants and with as many as go together; one with each variant alone
LATELY = 40  # options of a verb that are remembered, to ask about again
THOROUGH = 30  # actions of a verb that are asked about wherever a recorded game offers it
# what games tell is heard once, so that those who ask for it go to the same process
pytestmark = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.xdist_group(f"words-{name}")) for name in ALL]
)


def words_of(name: str) -> Words:
    words = game_parts(name).words
    assert isinstance(words, Words)
    return words


def told(name: str) -> set[str]:
    """The events, score lines and reasons that the rules of a game tell."""
    kinds = tuple(f"{name}-{kind}-" for kind in ("event", "score", "reason"))
    found = literals(folder_of(words_of(name).package), leave_out=("words.py",))
    return {message for message in found if message.startswith(kinds)}


def seldom(name: str) -> set[str]:
    """What random games hardly ever come to: a game's own test of its words lists it, and says it."""
    folder = name.replace("-", "_")
    if not (Path(__file__).parent / folder / "test_words.py").exists():
        return set()
    return {*getattr(import_module(f"tests.games.{folder}.test_words"), "SELDOM", ())}


def together(game: Game[Any]) -> frozenset[str]:
    """As many variants at once as go together."""
    chosen: frozenset[str] = frozenset()
    for variant in game.variants:
        for word in variant.words():
            if game.why_not(int(game.fewest), chosen | {word}) is None:
                chosen |= {word}
    return chosen


def choices(game: Game[Any]) -> list[frozenset[str]]:
    """Each variant alone, those with one message for all once; several times no variant, and as many as go together."""
    shared = {words: word for word, (words, _) in words_of(game.name).variants.items()}
    alone = [
        frozenset({word})
        for variant in game.variants
        for word in variant.words()
        if word not in words_of(game.name).variants or word in shared.values()
    ]
    return [*alone, *GAMES_EACH * [frozenset()], *GAMES_EACH * [together(game)]]


def golden(name: str) -> list[Record]:
    """The recorded games."""
    paths = sorted((Path(__file__).parent / name.replace("-", "_")).glob("golden/*.toml"))
    return [read_record(path.read_text(encoding="utf-8")) for path in paths]


def expected(name: str) -> set[str]:
    """All messages and attributes that somebody asks for."""
    words = words_of(name)
    slugs = [BEFORE_CAPITAL.sub("-", step.__name__).lower() for step in deciding(name)]
    messages = {f"{name}-title", f"{name}-introduction"}
    for variant in ALL[name].variants:
        for word in variant.words():
            shared, _ = words.variants.get(word, (word.replace("=", "-"), {}))
            message = f"{name}-variant-{shared}"
            messages |= {message, f"{message}.explanation"}
    messages |= {f"{name}-action-{verb.word}" for verb in words.verbs.verbs}
    messages |= {f"{name}-action-{word}.group" for word in heard(name).verbs}
    shorts = {f"{name}-action-{verb.word}.short" for verb in words.verbs.verbs}
    messages |= shorts & catalogue(words.package, "en").keys()  # where the label is long
    messages |= {f"{name}-prompt-{slug}{attribute}" for slug in slugs for attribute in ("", ".hint")}
    messages |= told(name)
    messages |= {f"{line}.category" for line in told(name) if line.startswith(f"{name}-score-")}
    messages |= {f"{name}-name-{component}" for component in words.components}
    messages |= {
        f"{name}-help-{slug}{attribute}" for slug in words.headings.values() for attribute in ("", ".title")
    }
    asked = literals(folder_of(words.package)) | referred(words.package, "en")
    return messages | {message for message in asked if message.startswith((f"{name}-", f"-{name}"))}


def deciding(name: str) -> list[type[Step[Any]]]:
    """The steps at which somebody, or chance, decides."""
    return [step for step in game_parts(name).rules.steps if "actor" in vars(step) or "actors" in vars(step)]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_messages_are_alike_in_all_languages(name: str, language: str) -> None:
    assert differences(words_of(name).package, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_well_set(name: str, language: str) -> None:
    assert misprints(words_of(name).package, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_called_by_respectful_names(name: str, language: str) -> None:
    messages = catalogue(words_of(name).package, language).items()
    texts = [(key, text) for key, message in messages for text in message.texts]
    assert [key for key, text in texts if re.search("indian|indien|indiaan", text, re.IGNORECASE)] == []


def test_there_are_just_the_messages_that_are_asked_for(name: str) -> None:
    there = catalogue(words_of(name).package, "en").keys()
    assert sorted(expected(name) - there) == []
    assert sorted(there - expected(name)) == []


def test_the_words_know_all_that_the_rules_tell(name: str) -> None:
    words = words_of(name)
    assert told(name) == words.events.keys() | words.reasons.keys()
    assert {verb.word for verb in words.verbs.verbs} == words.actions.keys()
    assert {step.__name__ for step in deciding(name)} == words.prompts.keys()
    cited = {heading for passage in citations(words.package) for heading, _ in passage.sources}
    assert cited == words.headings.keys()
    book = (folder_of(words.package) / "RULES.md").read_text(encoding="utf-8")
    assert list(page_map(book)) == list(words.headings)


def test_every_argument_is_needed(name: str) -> None:
    words = words_of(name)
    spare = []
    for prefix, table in (
        (f"{name}-action-", words.actions),
        (f"{name}-prompt-", words.prompts),
        ("", words.events),
        ("", words.reasons),
    ):
        for key, arguments in table.items():
            message = prefix + (BEFORE_CAPITAL.sub("-", key).lower() if "prompt" in prefix else key)
            attributes = [
                other for other in catalogue(words.package, "en") if other.startswith(f"{message}.")
            ]
            wanted = {
                argument for part in (message, *attributes) for argument in needed(words.package, "en", part)
            }
            spare += [f"{message}: {argument.name}" for argument in arguments if argument.name not in wanted]
    assert spare == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_has_a_name_is_named(name: str, language: str) -> None:
    text = Text(words_of(name), language)
    components = [*text.words.components, *text.words.composed]
    named = [text.name(component) for component in components]
    assert all(named)
    assert len({*named}) == len(named)
    headings = [text.help(heading) for heading in text.words.headings]
    assert all(title and 80 < len(lesson) < 900 for title, lesson in headings)
    assert text.title()
    assert 80 < len(text.introduction()) < 900
    for variant in ALL[name].variants:
        assert all(all(text.variant(word)) for word in variant.words())


def test_every_action_has_a_name_of_its_own(name: str) -> None:
    text = Text(words_of(name), "en")
    count = int(text.words.verbs.count)
    assert len({text.action(action) for action in range(count)}) == count


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_actions_are_said_in_every_language(name: str, language: str) -> None:
    text = Text(words_of(name), language)
    count = int(text.words.verbs.count)
    assert all(text.action(action) for action in range(0, count, 1 + count // 500))


class Heard:
    """What random games have told and refused, and what was said about it."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.verbs: set[str] = set()  # of what seats could do: those of chance need no button
        self.sentences: dict[str, set[str]] = {language: set() for language in LANGUAGES}


@cache
def heard(name: str) -> Heard:
    """Random games at all kinds of tables and the recorded ones, listened to in all languages."""
    game, found = ALL[name], Heard()
    texts = [Text(words_of(name), language) for language in LANGUAGES]
    rng = Rng(8)
    for number, variants in enumerate(choices(game)):
        seats = int(game.fewest) + number % int(game.most - game.fewest + 1)
        listen(game, Table(game, seats, variants), rng, texts, found)
    for record in golden(name):
        listen(game, Table(game, record.seats, frozenset(record.variants)), rng, texts, found, record.moves)
    return found


def listen(
    game: Game[Any],
    table: Table[Any],
    rng: Rng,
    texts: list[Text],
    found: Heard,
    moves: Sequence[str] = (),
) -> None:
    """Play these moves, then at random, and say everything that can be said on the way."""
    recorded, turn = iter(moves), 0
    offered: dict[str, list[int]] = {verb.word: [0] for verb in game.verbs.verbs}
    while not table.state.is_over():
        state, move = table.state, next(recorded, "")
        seat = parse_move(move)[0] if move else int(state.actor())
        options = [option for option, _ in state.odds()] if seat == CHANCE else state.options(seat)
        if move:
            action = int(game.verbs.find(parse_move(move)[1]))
        else:
            action = int(state.roll(rng)) if seat == CHANCE else options[rng.below(len(options))]
        for option in options:
            offered[game.verbs.verb(option).word].append(option)
            if seat != CHANCE:
                found.verbs.add(game.verbs.verb(option).word)
        turn = (turn + 1) % len(texts)  # all languages, but not all of them each time
        speaking = [texts[turn]]
        for text in speaking:
            said = found.sentences[text.language]
            said |= {text.prompt(state, seat), text.hint(state, seat), text.action(action, state)}
        asked = probes(game, offered, rng)
        if move:
            now = dict.fromkeys(game.verbs.verb(option) for option in options)
            asked += [int(verb.first + rng.below(verb.count)) for verb in now for _ in range(THOROUGH)]
        for probe in asked:
            refusal = table.why_not(seat, probe)
            if refusal is not None:
                found.messages.add(refusal.reason)
                for text in speaking:
                    found.sentences[text.language].add(text.reason(refusal.reason, refusal.numbers, state))
        table.act(seat, action)
        note(table.events[-1], speaking, found)


def probes(game: Game[Any], offered: dict[str, list[int]], rng: Rng) -> list[int]:
    """Some actions of every verb to ask about: any, those offered of late, and their neighbours."""
    some = [int(verb.first + rng.below(verb.count)) for verb in game.verbs.verbs]
    for options in offered.values():
        del options[:-LATELY]
        late = [options[rng.below(len(options))] for _ in range(2)]
        some += [late[0], (late[1] + int(rng.below(5)) - 2) % int(game.verbs.count)]
    return some


def note(events: list[Event], texts: list[Text], found: Heard) -> None:
    for event in events:
        found.messages.add(event.name)
        for text in texts:
            found.sentences[text.language].add(text.event(event, NAMES))
            if event.is_score:
                found.sentences[text.language].add(text.category(event.name))


def test_whole_games_are_told_in_every_language(name: str) -> None:
    words = words_of(name)
    assert sorted((words.events.keys() | words.reasons.keys()) - heard(name).messages - seldom(name)) == []
    assert heard(name).messages <= words.events.keys() | words.reasons.keys()


def test_sentences_are_whole(name: str) -> None:
    for language, sentences in heard(name).sentences.items():
        wrong = [
            said for said in sentences if "{" in said or "  " in said or " ." in said or f"{name}-" in said
        ]
        assert wrong == [], language
