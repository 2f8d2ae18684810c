"""Builds are named after the sources, made from a clean copy, and never hide an edit."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from boomtown import build
from boomtown.build_environments import Missing, closure, make_environment

ROOT = Path(__file__).parents[2]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Make a small source tree."""
    files = {
        "setup.py": "recipe",
        "pyproject.toml": "settings",
        "requirements/play.txt": "pins",
        "src/boomtown/__init__.py": "",
        "src/boomtown/cli/__init__.py": "",
        "src/boomtown/core/step.py": "a step",
        "src/boomtown/games/claim/data/cards.toml": "cards",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


@pytest.fixture
def compilations(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Let a stand-in make the builds, and give the list of the sources of which it made new binaries."""
    calls = []

    def pretend(sources: Path, target: Path, older: Path | None) -> None:
        if older is None:
            calls.append(sources)
        shutil.copytree(sources / "src/boomtown", target / "boomtown")
        binary = f"binary {len(calls)}" if older is None else (older / "boomtown/core/step.so").read_text()
        (target / "boomtown/core/step.so").write_text(binary)

    monkeypatch.setattr(build, "_compile", pretend)
    return calls


def change(tree: Path, name: str) -> None:
    (tree / name).parent.mkdir(parents=True, exist_ok=True)
    length = (tree / name).stat().st_size if (tree / name).is_file() else 0
    (tree / name).write_text("#" * (length or 1))  # as long as before, so that only the content tells


@pytest.mark.parametrize(
    "name",
    [
        "setup.py",
        "pyproject.toml",
        "requirements/play.txt",
        "src/boomtown/core/step.py",
        "src/boomtown/core/new.py",
        "src/boomtown/cli/__init__.py",
        "src/boomtown/games/claim/data/cards.toml",
    ],
)
def test_every_edit_gives_another_hash(tree: Path, name: str) -> None:
    before = build.source_hash(tree)
    assert build.source_hash(tree) == before
    change(tree, name)
    assert build.source_hash(tree) != before


def test_a_renamed_file_gives_another_hash(tree: Path) -> None:
    before = build.source_hash(tree)
    (tree / "src/boomtown/core/step.py").rename(tree / "src/boomtown/core/stop.py")
    assert build.source_hash(tree) != before


@pytest.mark.parametrize(
    "name", ["README.md", "tests/test_step.py", "src/boomtown/core/__pycache__/step.pyc"]
)
def test_what_is_not_in_the_build_is_not_in_the_hash(tree: Path, name: str) -> None:
    before = build.source_hash(tree)
    change(tree, name)
    assert build.source_hash(tree) == before


def test_another_python_gives_another_hash(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = build.source_hash(tree)
    monkeypatch.setattr(sys, "version", "4.0")
    assert build.source_hash(tree) != before


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("src/boomtown/core/step.py", True),
        ("setup.py", True),
        ("src/boomtown/cli/__init__.py", False),
        ("src/boomtown/games/claim/data/cards.toml", False),
    ],
)
def test_binaries_depend_on_the_rules_only(tree: Path, name: str, counts: bool) -> None:
    before = build.rules_hash(tree)
    change(tree, name)
    assert (build.rules_hash(tree) != before) is counts


def test_a_build_is_found_until_the_next_edit(tree: Path, compilations: list[Path]) -> None:
    assert build.folder(tree) is None
    path = build.build(tree)
    assert path == tree / ".compiled" / build.source_hash(tree)
    assert build.folder(tree) == path
    change(tree, "src/boomtown/cli/__init__.py")
    assert build.folder(tree) is None
    assert len(compilations) == 1


def test_the_same_sources_are_built_once(
    tree: Path, compilations: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = build.build(tree)
    monkeypatch.delattr(build, "_compile")
    assert build.build(tree) == path
    assert len(compilations) == 1


def test_a_new_build_replaces_the_old_one(tree: Path, compilations: list[Path]) -> None:
    build.build(tree)
    change(tree, "src/boomtown/core/step.py")
    path = build.build(tree)
    assert list((tree / ".compiled").iterdir()) == [path]
    assert (path / "boomtown/core/step.so").read_text() == "binary 2"
    assert len(compilations) == 2


def test_binaries_are_used_again_if_no_rule_has_changed(tree: Path, compilations: list[Path]) -> None:
    build.build(tree)
    change(tree, "src/boomtown/games/claim/data/cards.toml")
    path = build.build(tree)
    assert build.folder(tree) == path
    assert (path / "boomtown/core/step.so").read_text() == "binary 1"
    assert (path / "boomtown/games/claim/data/cards.toml").read_text() == "#####"
    assert len(compilations) == 1


def test_what_is_compiled_is_a_clean_copy(
    tree: Path, compilations: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    change(tree, "build/lib/boomtown/core/deleted.py")
    change(tree, "src/boomtown/core/step.cpython-311.so")
    seen: list[str] = []
    monkeypatch.setattr(
        build,
        "_compile",
        lambda sources, target, older: seen.extend(
            str(path.relative_to(sources)) for path in sources.rglob("*.*")
        ),
    )
    build.build(tree)
    assert "src/boomtown/core/step.py" in seen
    assert [name for name in seen if name.endswith(".so") or name.startswith("build")] == []


def test_a_failed_build_leaves_nothing_behind(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(sources: Path, target: Path, older: Path | None) -> None:
        change(target, "half")
        raise build.CannotCompile("no luck")

    monkeypatch.setattr(build, "_compile", fail)
    with pytest.raises(build.CannotCompile, match="no luck"):
        build.build(tree)
    assert list((tree / ".compiled").iterdir()) == []
    assert build.folder(tree) is None


def test_an_abandoned_build_is_removed_and_one_in_work_is_not(tree: Path, compilations: list[Path]) -> None:
    for name in ("building-old", "building-new"):
        (tree / ".compiled" / name).mkdir(parents=True)
    os.utime(tree / ".compiled/building-old", (0, 0))
    path = build.build(tree)
    assert sorted((tree / ".compiled").iterdir()) == sorted([path, tree / ".compiled/building-new"])


def test_without_a_c_compiler_the_message_says_so(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    with pytest.raises(build.CannotCompile, match=r"no C compiler.*no-such-compiler"):
        build.build(tree)


def test_without_a_build_requirement_the_message_names_it(tree: Path) -> None:
    (tree / "pyproject.toml").write_text('[build-system]\nrequires = ["setuptools", "no-such-package>=1"]\n')
    with pytest.raises(build.CannotCompile, match=r"no-such-package is not installed.*play\.txt"):
        build.build(tree)


def test_a_build_sees_what_it_requires_and_nothing_else(tmp_path: Path) -> None:
    python = make_environment(tmp_path / "environment", ["sqlalchemy[asyncio]>=2"])
    look = "import importlib.util as u, sys; print([name for name in sys.argv[1:] if u.find_spec(name)])"
    names = ["sqlalchemy", "greenlet", "typing_extensions", "msgspec", "boomtown", "pip"]
    command = [str(python), "-I", "-c", look, *names]
    found = subprocess.run(command, capture_output=True, text=True, check=True)
    assert found.stdout == "['sqlalchemy', 'greenlet', 'typing_extensions']\n"


def test_a_requirement_in_another_version_is_missing() -> None:
    with pytest.raises(Missing, match=r"msgspec>=1000 is required, and .* is installed"):
        closure(["msgspec>=1000"])
    assert closure(["msgspec>=1000; sys_platform == 'nowhere'"]) == []


def test_an_installed_package_says_that_it_has_no_sources(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(build, "__file__", str(tmp_path / "site-packages/boomtown/build.py"))
    assert build.root() is None
    assert build.folder() is None
    with pytest.raises(build.CannotCompile, match="needs the source tree"):
        build.build()


@pytest.mark.parametrize("place", ["src/boomtown", ".compiled/0123456789abcdef/boomtown"])
def test_sources_and_builds_know_their_tree(tree: Path, place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "__file__", str(tree / place / "build.py"))
    assert build.root() == tree


def test_a_build_comes_first_on_the_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(["elsewhere", str(tmp_path)]))
    assert build.environment(tmp_path)["PYTHONPATH"] == os.pathsep.join([str(tmp_path), "elsewhere"])


@pytest.mark.parametrize("form", ["0", "1"])
def test_tests_refuse_to_run_on_the_wrong_form_of_the_rules(form: str) -> None:
    import boomtown

    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "tests/project/test_scripts.py"]
    environment = {**os.environ, "BOOMTOWN_TEST_COMPILED": form}
    result = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (result.returncode == 0) is (boomtown.COMPILED == (form == "1")), result.stdout
