"""What is left out of a small installation: extras, by the packages that they bring."""

from __future__ import annotations

from typing import Final

EXTRAS: Final = {  # package that is imported -> extra of pyproject.toml that brings it
    "alembic": "server",
    "asyncpg": "server",
    "segno": "server",
    "sqlalchemy": "server",
    "starlette": "server",
    "uvicorn": "server",
    "uvloop": "server",
    "websockets": "server",
    "resvg_py": "png",
    "openskill": "lab",
    "ray": "ray",
}


def missing_extra(problem: BaseException) -> str | None:
    """The extra that an import failed for, or None if it failed for something else."""
    cause: BaseException | None = problem
    while cause is not None:
        if isinstance(cause, ModuleNotFoundError):
            return EXTRAS.get((cause.name or "").partition(".")[0])
        cause = cause.__cause__ or cause.__context__
    return None


def how_to_install(extra: str) -> str:
    """What to type in order to have an extra."""
    return f"pip install 'boomtown[{extra}]'"
