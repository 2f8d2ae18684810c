"""Writes the types of the socket's messages for TypeScript, from those of the server: `python -m tests.page_scripts.message_types`."""

from __future__ import annotations

from inspect import cleandoc
from pathlib import Path
from typing import Final

from msgspec import inspect

from boomtown.server.web import protocol as messages

FILE: Final = Path(__file__).parent / "types/messages.d.ts"
HEADER: Final = (
    "// Made from messages.py by `python -m tests.page_scripts.message_types`, for tsc alone: never edited.\n"
)
PLAIN: Final = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


def generate() -> str:
    """All messages: those of the page, where defaults may be left out, and those of the server, where nothing is."""
    interfaces: dict[str, str] = {}
    unions = [
        _union("Asking", messages.Asking, interfaces, is_sent_by_page=True),
        _union("Telling", messages.Telling, interfaces, is_sent_by_page=False),
    ]
    return "\n".join([HEADER, *interfaces.values(), *unions])


def _union(name: str, members: object, interfaces: dict[str, str], *, is_sent_by_page: bool) -> str:
    found = inspect.type_info(members)
    assert isinstance(found, inspect.UnionType)
    names = [_type(member, interfaces, is_sent_by_page) for member in found.types]
    return f"export type {name} =\n" + "".join(f"  | {member}\n" for member in names).rstrip("\n") + ";\n"


def _type(found: inspect.Type, interfaces: dict[str, str], is_sent_by_page: bool) -> str:
    """The type as TypeScript has it; structs are added to the interfaces, each after those it holds."""
    match found:
        case inspect.StructType():
            return _interface(found, interfaces, is_sent_by_page)
        case inspect.Metadata(type=inner):
            return _type(inner, interfaces, is_sent_by_page)
        case inspect.UnionType(types=types):
            return " | ".join(_type(one, interfaces, is_sent_by_page) for one in types)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            one = _type(item, interfaces, is_sent_by_page)
            return f"({one})[]" if " | " in one else f"{one}[]"
        case inspect.TupleType(item_types=items):
            return "[" + ", ".join(_type(item, interfaces, is_sent_by_page) for item in items) + "]"
    if type(found) not in PLAIN:
        raise TypeError(f"no type of TypeScript is known for {found}")
    return PLAIN[type(found)]


def _interface(struct: inspect.StructType, interfaces: dict[str, str], is_sent_by_page: bool) -> str:
    name = struct.cls.__name__
    if name in interfaces:
        return name
    lines = [f"  {struct.tag_field}: {struct.tag!r};".replace("'", '"')] if struct.tag_field else []
    may_omit = is_sent_by_page or struct.cls.__struct_config__.omit_defaults
    for field in struct.fields:
        mark = "?" if may_omit and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type, interfaces, is_sent_by_page)};")
    about = cleandoc(struct.cls.__doc__ or "").splitlines()
    comment = (
        f"/** {about[0]} */"
        if len(about) == 1
        else "\n".join(["/**", *(f" * {line}".rstrip() for line in about), " */"])
    )
    interfaces[name] = "\n".join([comment, f"export interface {name} {{", *lines, "}", ""])
    return name


if __name__ == "__main__":
    FILE.write_text(generate(), encoding="utf-8")
