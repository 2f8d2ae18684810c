"""Compiles the rules where it can, and leaves them plain Python where it cannot.

BOOMTOWN_COMPILE=auto  (the default) compile ordinary installs if a C compiler works, else plain with a notice
BOOMTOWN_COMPILE=0     never compile
BOOMTOWN_COMPILE=1     compile or fail
BOOMTOWN_BINARIES=...  take the binaries of this folder, an unpacked wheel of the same rules
BOOMTOWN_HOME=...      where the repository can be read, for releases: an index page has no pictures beside it
Editable installs stay plain unless told to compile: a stale binary would hide later edits of its source.
"""

import os
import re
import shutil
import sys
from pathlib import Path
from typing import Any, Final

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

PACKAGE: Final = "src/boomtown"
TOP_LEVEL: Final = re.compile(r"^(char CPyDef_\w+_____top_level__\(void\) \{)", re.MULTILINE)
UNOPTIMISED: Final = """\
#if defined(__GNUC__) && !defined(__clang__)
#define BOOMTOWN_ONCE __attribute__((optimize("O0"), cold))
#else
#define BOOMTOWN_ONCE
#endif
"""
FLAGS: Final = ("-Wno-all", "-fno-semantic-interposition", "-fvisibility=hidden")
COMPILED: Final = ("core/**/*.py", "games/*/rules/**/*.py", "games/*/evaluation/**/*.py", "search/**/*.py")
EDGE: Final = (  # interpreted all the same
    "**/__init__.py",
    "core/audience.py",
    "core/cards.py",
    "core/copying.py",
    "core/information.py",
    "core/record.py",
    "core/laws.py",
    "core/svg.py",
    "core/text.py",
    "core/wire.py",
    "core/sources.py",
)


def modules(package: Path) -> list[Path]:
    """List the files to compile, always in the same order."""
    edge = {path for pattern in EDGE for path in package.glob(pattern)}
    return sorted({path for pattern in COMPILED for path in package.glob(pattern)} - edge)


def notice(text: str) -> None:
    """Say why the rules stay plain, here and, since pip shows nothing of this, whenever the program is used."""
    REASONS.append(text)
    frame = "!" * 80
    print(
        f"\n{frame}\nboomtown: {text}; installing plain Python, 30 times slower\n{frame}\n", file=sys.stderr
    )


def extensions(mode: str, binaries: Path | None) -> list[Extension]:
    """Turn the modules into C, or into nothing if that is not wanted or cannot be done."""
    if mode == "0" or {"egg_info", "dist_info", "sdist"} & set(sys.argv):
        return []
    if mode == "auto" and "editable_wheel" in sys.argv:
        return []
    if binaries is not None:
        return [Extension(name, []) for name in sorted(ready(binaries))]
    if mode == "auto" and not shutil.which(os.environ.get("CC", "cc").split()[0]):
        notice("no C compiler")
        return []
    try:
        from mypyc.build import mypycify

        files = [path.as_posix() for path in modules(Path(PACKAGE))]
        return hastened(mypycify([*files, "--strict"], opt_level="3", debug_level="0"))
    except (Exception, SystemExit) as problem:  # mypycify exits on a type error
        if mode == "1":
            raise
        notice(f"mypyc does not work here ({problem!r})")
        return []


def ready(binaries: Path) -> dict[str, Path]:
    """Find the extensions of an unpacked wheel by their names."""
    found = [*binaries.rglob("*.so"), *binaries.rglob("*.pyd")]
    return {".".join(path.relative_to(binaries).parts).split(".cp")[0]: path for path in found}


def hastened(found: list[Extension]) -> list[Extension]:
    """Compile in a third of the time (measured): no search for warnings, nothing that runs once, at import, optimised.

    What is compiled is called from outside by pointers alone, so small functions may be built into their callers: searches
    are a tenth to a quarter quicker (measured).
    """
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    for path in {Path(source) for extension in found for source in extension.sources}:
        code = path.read_text(encoding="utf-8")
        path.write_text(TOP_LEVEL.sub(r"BOOMTOWN_ONCE \1", UNOPTIMISED + code), encoding="utf-8")
    return found


class OptionalBuild(build_ext):
    """Builds all the extensions, or none of them if one fails and none is demanded."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            if MODE == "1":
                raise
            notice(f"the C compiler failed ({problem!r})")
            for extension in self.extensions:  # half a set cannot be imported
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []

    def build_extension(self, ext: Extension) -> None:
        if BINARIES is None:
            super().build_extension(ext)
        else:
            self.copy_file(str(ready(BINARIES)[ext.name]), self.get_ext_fullpath(ext.name))


class RememberingBuild(build):
    """Writes into the package why it is plain, if that was not wanted."""

    def run(self) -> None:
        super().run()
        if REASONS:
            Path(self.build_lib, "boomtown", "plain-because.txt").write_text(
                "; ".join(REASONS), encoding="utf-8"
            )


def described(home: str) -> dict[str, Any]:
    """Give the parts of the metadata that name the home of the project: its addresses, and the README with whole links."""
    version = re.search(r'^__version__: Final = "(.+)"', read(f"{PACKAGE}/__init__.py"), re.MULTILINE)
    assert version is not None
    files, pages = f"{home}/raw/v{version[1]}", f"{home}/blob/v{version[1]}"
    readme = read("README.md")
    if home:
        readme = re.sub(r'(!\[[^\]]*\]\(|<img src=")(?!\w+:|#)', rf"\1{files}/", readme)
        readme = re.sub(r"(?<!!)(\[[^\]]*\]\()(?!\w+:|#)", rf"\1{pages}/", readme)
    addresses = {
        "Homepage": home,
        "Source": home,
        "Documentation": f"{pages}/docs/tutorial.md",
        "Changelog": f"{pages}/CHANGELOG.md",
    }
    return {
        "long_description": readme,
        "long_description_content_type": "text/markdown",
        "project_urls": addresses if home else {},
    }


def read(path: str) -> str:
    return Path(path).read_text(encoding="utf-8")


REASONS: Final[list[str]] = []  # why the rules are not compiled
MODE: Final = os.environ.get("BOOMTOWN_COMPILE", "auto")
BINARIES: Final = Path(os.environ["BOOMTOWN_BINARIES"]) if os.environ.get("BOOMTOWN_BINARIES") else None
if MODE not in ("auto", "0", "1"):
    sys.exit(f"BOOMTOWN_COMPILE is {MODE!r}; it can be auto, 0 or 1")
if __name__ == "__main__":  # tests read the lists above without building anything
    setup(
        ext_modules=extensions(MODE, BINARIES),
        cmdclass={"build": RememberingBuild, "build_ext": OptionalBuild},
        **described(os.environ.get("BOOMTOWN_HOME", "").rstrip("/")),
    )
