"""Reads message files: which messages there are, and what each of them needs."""

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from boomtown.core.sources import folder_of
from boomtown.core.text import LANGUAGES

SOURCES = folder_of("boomtown")
LITERAL = re.compile(r"""["']([a-z]+(?:-[a-z0-9]+)*(?:\.[a-z]+)?)["']""")
STRAIGHT = re.compile(r"['\"]|\.\.\.| {2}| \n")
FRENCH = re.compile("(?<!\u00a0)[:»]|«(?!\u00a0)|(?<!\u202f)[;!?]")


@dataclass
class Message(Visitor):
    """What one message or attribute holds, itself and by reference."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    texts: list[str] = field(default_factory=list)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def read(source: str) -> dict[str, Message]:
    """All messages of a file by id, attributes as `id.attribute`, terms as `-id`; nothing twice, no junk."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        patterns = {f"{name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
        for key, pattern in {name: entry.value, **patterns}.items():
            assert key not in found, f"{key} is there twice"
            found[key] = Message()
            found[key].visit(pattern)
    return found


@cache
def catalogue(package: str, language: str) -> dict[str, Message]:
    """The messages of a package in one language."""
    return read((folder_of(package) / "locale" / f"{language}.ftl").read_text(encoding="utf-8"))


def list_needed(package: str, language: str, key: str) -> set[str]:
    """The arguments that a message needs, with those of the messages it refers to."""
    messages = catalogue("boomtown.core", language) | catalogue(package, language)
    found = set(messages[key].variables)
    for reference in messages[key].references:
        if not reference.startswith("-"):
            found |= list_needed(package, language, reference)
    return found


def list_referred(package: str, language: str) -> set[str]:
    """All that messages refer to."""
    return {name for message in catalogue(package, language).values() for name in message.references}


def differences(package: str, language: str) -> list[str]:
    """What a language has more or less than English, or with other arguments."""
    english, other = catalogue(package, "en"), catalogue(package, language)
    odd = [f"{language}: {key}" for key in sorted(english.keys() ^ other.keys())]
    for key in sorted(english.keys() & other.keys()):
        if list_needed(package, "en", key) != list_needed(package, language, key):
            odd.append(f"{language}: {key} has other arguments")
    return odd


def misprints(package: str, language: str) -> list[str]:
    """Straight quotes, runs of dots or spaces; in French a mark without the space that it needs."""
    texts = [(key, text) for key, message in catalogue(package, language).items() for text in message.texts]
    wrong = [f"{language}: {key}: {text}" for key, text in texts if STRAIGHT.search(text)]
    if language == "fr":
        wrong += [f"{language}: {key}: {text}" for key, text in texts if FRENCH.search(text)]
    return wrong


def literals(folder: Path, leave_out: tuple[str, ...] = ()) -> set[str]:
    """All strings in the sources of a folder that may be message ids."""
    return {
        found
        for path in folder.rglob("*.py")
        if path.name not in leave_out
        for found in LITERAL.findall(path.read_text(encoding="utf-8"))
    }


@cache
def languages_of(package: str) -> tuple[str, ...]:
    """Those of our languages in which a package has messages; English is the first."""
    return tuple(
        language for language in LANGUAGES if (folder_of(package) / "locale" / f"{language}.ftl").is_file()
    )
