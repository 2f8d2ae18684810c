"""Scripts are joined and bare when they are served, and the same otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtown.server.web.assets import STATIC, address, bare, bare_script, bundle_script, version

NAMES = ("coach.js", "frame.js", "lobby.js", "service_worker.js", "table/main.js", "table/waiting.js")
ENTRIES = [STATIC / name for name in NAMES]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: str(entry.name))
def test_a_script_imports_nothing_and_exports_nothing_when_it_is_served(entry: Path) -> None:
    lines = bundle_script(entry).splitlines()
    assert [line for line in lines if line.lstrip().startswith(("import ", "export ", "//", "/*"))] == []


def test_a_module_is_joined_once_after_what_it_needs(tmp_path: Path) -> None:
    (tmp_path / "base.js").write_text(
        "// Why.\nexport const ONE = 1;\nconst HIDDEN = 2;\nexport function two() {\n  return HIDDEN;\n}\n"
    )
    (tmp_path / "middle.js").write_text(
        'import { ONE } from "./base.js";\n\nexport class Three {\n  /** What. */\n  sum = ONE;\n}\n'
    )
    (tmp_path / "top.js").write_text(
        'import { ONE, two } from "./base.js";\nimport { Three } from "./middle.js";\nstart(ONE, two, Three);\n'
    )
    assert bundle_script(tmp_path / "top.js").splitlines() == [
        "const module_base = (() => {const ONE = 1;const HIDDEN = 2;function two() {return HIDDEN;}",
        "return { ONE, two };})();const module_middle = (() => {const { ONE } = module_base;class Three {sum = ONE;}",
        "return { Three };})();const { ONE, two } = module_base;const { Three } = module_middle;start(ONE, two, Three);",
    ]


def test_no_comment_of_a_script_is_served_and_no_text_is_touched() -> None:
    source = (
        'const home = "http://a // b"; // it\'s "why"\n'
        "const path = `${scheme}//${host}/* c */`; /* what,\n in two lines */\n"
        "const found = /** @type {Map<string, number>} */ (find('// d'));\n"
    )
    assert bare_script(source).splitlines() == [
        'const home = "http://a // b";',
        "const path = `${scheme}//${host}/* c */`;",
        "const found = (find('// d'));",
    ]


def test_every_file_of_the_page_is_reached_from_an_entry() -> None:
    served = "".join(bundle_script(entry) for entry in ENTRIES)
    modules = {path.stem for path in STATIC.rglob("*.js")} - {entry.stem for entry in ENTRIES}
    assert {name for name in modules if f"module_{name.replace('-', '_')} =" not in served} == set()


def test_only_whole_lines_of_comment_go() -> None:
    source = 'a { b: url("//c"); } /* stays */\n/* goes,\n   all of it */\n  d { e: f; }\n'
    assert bare(source) == 'a { b: url("//c"); } /* stays */\nd { e: f; }'


def test_the_address_tells_the_version() -> None:
    assert address("base.css") == f"/static/{version()}/base.css"
    assert len(version()) == 12
