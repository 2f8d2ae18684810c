"""Reads a page as a careful browser would: tags balance, references lead somewhere, nothing is inline."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from urllib.parse import urlsplit

VOID = {"br", "hr", "img", "input", "link", "meta", "source", "wbr"}
LOADING = {"src", "action", "formaction", "poster", "data", "srcset"}
LABELLED = {"input", "select", "textarea"}


class Structure(HTMLParser):
    """What is wrong with a page, in `problems`; an empty list is a good page."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.problems: list[str] = []
        self.open: list[str] = []
        self.ids: list[str] = []
        self.targets: list[str] = []  # ids that something refers to
        self.headings: list[int] = []
        self.counted: dict[str, int] = {}
        self.fields: list[dict[str, str]] = []
        self.labelled: set[str] = set()
        self.texts: list[str] = []
        self.is_data = False  # inside <script type="application/json">
        if not page.startswith("<!doctype html>"):
            self.problems.append("no doctype")
        self.feed(page)
        self.close()
        self.check()

    def handle_startendtag(self, name: str, attributes: list[tuple[str, str | None]]) -> None:
        """Only drawings close themselves."""
        if "svg" not in self.open and name != "svg":
            self.problems.append(f"<{name}/> outside a drawing")
        self.look(name, attributes)

    def handle_starttag(self, name: str, attributes: list[tuple[str, str | None]]) -> None:
        """An element begins."""
        self.look(name, attributes)
        self.is_data = ("type", "application/json") in attributes
        if name not in VOID:
            self.open.append(name)

    def handle_endtag(self, name: str) -> None:
        """An element ends: it must be the last that began."""
        if not self.open or self.open[-1] != name:
            self.problems.append(f"</{name}> after {self.open[-3:]}")
        else:
            self.open.pop()

    def handle_data(self, text: str) -> None:
        """Words that people read; scripts and styles are files of their own, data may stand in the page."""
        if self.open and self.open[-1] in ("script", "style") and text.strip() and not self.is_data:
            self.problems.append(f"inline {self.open[-1]}")
        self.texts.append(text)

    def look(self, name: str, attributes: list[tuple[str, str | None]]) -> None:
        """One element and its attributes."""
        given = {key: value or "" for key, value in attributes}
        if len(given) != len(attributes):
            self.problems.append(f"<{name}> has an attribute twice")
        self.counted[name] = self.counted.get(name, 0) + 1
        if "id" in given:
            self.ids.append(given["id"])
        if re.fullmatch("h[1-6]", name):
            self.headings.append(int(name[1]))
        if name == "style" or "style" in given:
            self.problems.append(f"<{name}> with inline style")
        self.problems += [f"<{name} {key}>" for key in given if key.startswith("on")]
        self.refer(name, given)
        if name in LABELLED and given.get("type") != "hidden":
            self.fields.append(given | {"in-label": "yes" if "label" in self.open else ""})
        if name == "label" and "for" in given:
            self.labelled.add(given["for"])
        if name == "svg" and not (given.keys() & {"aria-hidden", "aria-label", "aria-labelledby"}):
            if "aria-label" not in given and self.open[-1:] != ["span"]:
                self.problems.append("a drawing without a word")

    def refer(self, name: str, given: dict[str, str]) -> None:
        """Where an element leads or what it loads."""
        self.targets += [given[key] for key in ("for", "aria-describedby", "aria-labelledby") if key in given]
        for key, value in given.items():
            if key == "href" and value.startswith("#"):
                self.targets.append(value[1:])
            elif key == "href" and name == "a":
                if urlsplit(value).netloc and "noreferrer" not in given.get("rel", ""):
                    self.problems.append(f"a link to {value} that tells where people come from")
            elif (key in LOADING or key == "href") and (urlsplit(value).scheme or urlsplit(value).netloc):
                self.problems.append(f"<{name} {key}={value}> asks another host")
            self.targets += re.findall(r"url\(#([\w-]+)\)", value)

    def check(self) -> None:
        """What can be told only at the end."""
        if self.open:
            self.problems.append(f"left open: {self.open}")
        for name in ("main", "h1", "title", "header"):
            if self.counted.get(name) != 1:
                self.problems.append(f"{self.counted.get(name, 0)} × <{name}>")
        if len(set(self.ids)) != len(self.ids):
            self.problems.append(f"ids twice: {sorted({one for one in self.ids if self.ids.count(one) > 1})}")
        self.problems += [f"nothing has the id {one}" for one in sorted(set(self.targets) - set(self.ids))]
        for before, after in zip([1, *self.headings], self.headings, strict=False):
            if after > before + 1:
                self.problems.append(f"heading {after} after {before}")
        for field in self.fields:
            if not (field["in-label"] or field.get("aria-label") or field.get("id") in self.labelled):
                self.problems.append(f"a field without a label: {field}")
