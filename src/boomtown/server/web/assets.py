"""What pages load beside themselves: scripts joined and without comments, styles, fonts, kept for ever by address.

The address of a file carries the version of all of them, so a browser may keep it as long as it likes, and a
new version of Boomtown is another address. The sources stay small modules that a browser could load as they are.
"""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from boomtown.look.tokens import style_sheet

STATIC: Final = Path(str(files("boomtown.server.web") / "static"))
FONTS: Final = Path(str(files("boomtown.look") / "fonts"))
TOKENS: Final = "tokens.css"  # made from the look's tokens, not a file
WORKER: Final = "service_worker.js"
MANIFEST: Final = "application/manifest+json"
FOR_EVER: Final = "public, max-age=31536000, immutable"
IMPORT: Final = re.compile(r'^import (\{[^}]*\}) from "\./([\w-]+\.js)";$', re.MULTILINE)
EXPORT: Final = re.compile(r"^export (?=(?:async )?(?:class|function|const) (\w+))", re.MULTILINE)
COMMENT: Final = re.compile(r"^\s*(//.*|/\*[\s\S]*?\*/)\n", re.MULTILINE)  # those with lines of their own
MARGIN: Final = re.compile(r"^\s+", re.MULTILINE)
# of a script: a text, which stays as it is, or a comment, wherever it stands
TEXT_OR_COMMENT: Final = re.compile(
    r"""("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|[ ]*(?://[^\n]*|/\*[\s\S]*?\*/)"""
)
GOES_ON: Final = re.compile(r"(?<=[{(\[,;])\n")  # a line that the next one can follow at once


@cache
def version() -> str:
    """A name for the contents of all files."""
    known = sha256(style_sheet().encode())
    for file in sorted(path for path in STATIC.rglob("*") if path.is_file()):
        known.update(file.relative_to(STATIC).as_posix().encode() + b"\0" + file.read_bytes())
    return known.hexdigest()[:12]


def address(path: str) -> str:
    """Where a page finds a file of `static/`."""
    return f"/static/{version()}/{path}"


async def asset(request: Request) -> Response:
    """A file of `static/`; one of another version is given as it is now, but not to be kept."""
    path = request.path_params["path"]
    is_this_version = request.path_params["version"] == version()
    headers = {"cache-control": FOR_EVER if is_this_version else "no-cache"}
    if path == WORKER:
        headers["service-worker-allowed"] = "/"
    if path == TOKENS:
        return Response(style_sheet(), media_type="text/css", headers=headers)
    file = (STATIC / path).resolve()
    if not file.is_relative_to(STATIC.resolve()) or not file.is_file():
        return Response(status_code=404)
    if file.suffix == ".js":
        return Response(bundle_script(file), media_type="text/javascript", headers=headers)
    if file.suffix == ".css":
        return Response(bare(file.read_text()), media_type="text/css", headers=headers)
    kind = MANIFEST if file.suffix == ".webmanifest" else None
    return FileResponse(file, headers=headers, media_type=kind)


@cache
def bundle_script(entry: Path) -> str:
    """A script with all that it imports, as one: each module a function that gives what it exports."""
    modules: dict[Path, str] = {}
    _collect(entry, modules)
    return GOES_ON.sub("", "\n".join([*modules.values(), _with_imports(entry)]))


def _collect(file: Path, modules: dict[Path, str]) -> None:
    """The modules that a file imports, each after those it needs itself."""
    for _, name in IMPORT.findall(file.read_text()):
        needed = file.parent / name
        if needed not in modules:
            _collect(needed, modules)
            exports = ", ".join(EXPORT.findall(needed.read_text()))
            body = EXPORT.sub("", _with_imports(needed))
            modules[needed] = f"const {_variable(name)} = (() => {{\n{body}\nreturn {{ {exports} }};\n}})();"


def _with_imports(file: Path) -> str:
    """The code of a module, which takes what it imports from the variables of the others."""
    return IMPORT.sub(
        lambda found: f"const {found[1]} = {_variable(found[2])};", bare_script(file.read_text())
    )


def _variable(name: str) -> str:
    return "module_" + name.removesuffix(".js").replace("-", "_")


def bare_script(source: str) -> str:
    """A script without all that is for readers and for the type checker."""
    return bare(TEXT_OR_COMMENT.sub(lambda found: found[1] or "", source))


def bare(source: str) -> str:
    """A style sheet or a script without whole lines of comment and without margins."""
    return MARGIN.sub("", COMMENT.sub("", source)).strip()
