"""TypeScript declarations of msgspec Structs, with the docstrings and comments that the Python code has."""

from __future__ import annotations

import ast
import inspect
import io
import re
import sys
import textwrap
import tokenize
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from types import ModuleType, UnionType
from typing import Any, Final, Literal, NamedTuple, TypeAlias, Union, get_args, get_origin

import msgspec
from msgspec import inspect as schema

WIDTH: Final = 110  # of a line, as prettier breaks it

SCALARS: Final[Mapping[type[schema.Type], str]] = {
    schema.AnyType: "any",
    schema.RawType: "any",
    schema.NoneType: "null",
    schema.BoolType: "boolean",
    schema.IntType: "number",
    schema.FloatType: "number",
    schema.StrType: "string",
}

Record: TypeAlias = schema.StructType | schema.NamedTupleType

Members: TypeAlias = Mapping[str, str]
"""The members of a union: each spelled out in full, and as it is to be shown."""

Chooser: TypeAlias = Callable[[Members], Sequence[str]]
"""Says how the members of a union are shown; `list` spells all of them out."""


class NoTypeScript(Exception):
    """A type without a counterpart in TypeScript, or two under one name; says which."""


class Declarations:
    """Some types and all that they are made of, by name; what is `shared` is imported from elsewhere."""

    def __init__(
        self, roots: Iterable[Any], is_read: Callable[[type], bool], shared: Declarations | None = None
    ) -> None:
        self._is_read = is_read  # rather than written: then defaults may be left out
        self._shared = shared
        self._meanings: dict[str, object] = {}
        self.texts: dict[str, str] = {}
        self.imported: set[str] = set()
        records = [record for info in schema.multi_type_info(roots) for record in self._new_records(info)]
        for record in records:
            self.texts[_name(record.cls)] = "\n".join([*_doc_comment(record.cls), *self._declared(record)])

    def declare(self, name: str, kind: Any, module: ModuleType) -> None:
        """A union or a tuple under a name, in a module in which parts of it may have names too."""
        if self._is_new(name, frozenset(_members(kind, list))):
            by_name = partial(self._by_name, module=module, besides=name)
            shown = by_name(_members(kind, by_name))
            self.texts[name] = _list(name, kind) if get_origin(kind) is Literal else _type(name, shown)

    def declare_all(self, module: ModuleType) -> None:
        """Every union that has a name in a module."""
        for name, kind, _ in _aliases(module):
            self.declare(name, kind, module)

    def _is_new(self, name: str, meaning: object) -> bool:
        if self._shared and self._shared._meanings.get(name) == meaning:
            self.imported.add(name)
            return False
        if (known := self._meanings.get(name)) is not None and known != meaning:
            raise NoTypeScript(f"{name} is the name of two things: {known}, {meaning}.")
        self._meanings[name] = meaning
        return known is None

    def _new_records(self, info: schema.Type) -> Iterator[Record]:
        """The Structs of which a type is made, which were not met before."""
        if not isinstance(info, Record):
            for part in _parts(info):
                yield from self._new_records(part)
        elif self._is_new(_name(info.cls), info.cls):
            yield info
            for field in info.fields:
                yield from self._new_records(field.type)

    def _declared(self, record: Record) -> Iterator[str]:
        cls, name = record.cls, _name(record.cls)
        if isinstance(record, schema.NamedTupleType) or record.array_like:
            parts = [f"{field.name}: {self._type_of(cls, field)}" for field in record.fields]
            line = f"export type {name} = readonly [{', '.join(parts)}];"
            long = [f"export type {name} = readonly [", *(f"  {part}," for part in parts), "];"]
            yield from [line] if len(line) <= WIDTH else long
            return
        base = self._declared_base(cls)
        inherited = {field.name for field in base.fields} if base else {}
        yield f"export interface {name} {f'extends {_name(base.cls)} ' if base else ''}{{"
        if record.tag_field is not None:
            yield f"  {record.tag_field}: {_quoted(record.tag)};"
        for field in record.fields:
            if field.name not in inherited:
                yield from self._field(cls, field)
        yield "}"

    def _declared_base(self, cls: type) -> schema.StructType | None:
        for base in cls.__mro__[1:]:
            if self._meanings.get(_name(base)) is base:
                info = schema.type_info(base)
                return info if isinstance(info, schema.StructType) else None
        return None

    def _field(self, cls: type, field: schema.Field) -> Iterator[str]:
        note = _notes(cls).get(field.name, Note((), ""))
        kind = self._type_of(cls, field)
        if not self._is_read(cls) and _is_omitted(cls, field) and field.default is None:
            kind = kind.removesuffix(" | null")
        may_lack = not field.required if self._is_read(cls) else _is_omitted(cls, field)
        line = _fitted(f"  {field.encode_name}{'?' if may_lack else ''}:", kind)
        yield from (f"  // {words}" for words in note.above)
        if note.beside and len(line) + len(note.beside) + 4 > WIDTH:
            yield f"  // {note.beside}"
            yield line
        else:
            yield f"{line} // {note.beside}" if note.beside else line

    # Types

    def _type_of(self, cls: type, field: schema.Field) -> str:
        home = next(each for each in cls.__mro__ if field.name in vars(each).get("__annotations__", ()))
        module = sys.modules[home.__module__]
        return _spelled(field.type, partial(self._by_name, module=module))

    def _by_name(self, members: Members, module: ModuleType, besides: str = "") -> list[str]:
        """The members of a union; where several of them have a name in this module, that instead of them."""
        shown = dict(members)
        for name, kind, named in _aliases(module):
            is_free = self._meanings.get(name, named) == named  # else something else has this name
            if is_free and name != besides and named <= shown.keys():
                self.declare(name, kind, module)
                first = next(member for member in shown if member in named)
                shown[first] = name
                shown = {each: text for each, text in shown.items() if each == first or each not in named}
        return sorted(shown.values(), key=lambda text: text == "null")


def _spelled(info: schema.Type, choose: Chooser) -> str:
    match info:
        case schema.Metadata():
            return _spelled(info.type, choose)
        case schema.StructType() | schema.NamedTupleType():
            return _name(info.cls)
        case schema.UnionType() | schema.LiteralType():
            return " | ".join(choose(_members_in(info, choose)))
        case schema.VarTupleType() | schema.ListType():
            item = _spelled(info.item_type, choose)
            is_union = isinstance(info.item_type, schema.UnionType | schema.LiteralType) and " | " in item
            return f"readonly ({item})[]" if is_union or item.startswith("readonly") else f"readonly {item}[]"
        case schema.TupleType():
            plain, shown = (
                ", ".join(_spelled(item, each) for item in info.item_types) for each in (list, choose)
            )
            return choose({f"readonly [{plain}]": f"readonly [{shown}]"})[0]
        case schema.DictType():
            value = _spelled(info.value_type, choose)
            if isinstance(info.key_type, schema.LiteralType):
                return f"Readonly<Partial<Record<{_spelled(info.key_type, choose)}, {value}>>>"
            return f"Readonly<Record<string, {value}>>"  # also where keys are numbers: JSON has no others
    if (scalar := SCALARS.get(type(info))) is None:
        raise NoTypeScript(f"{info} has no counterpart in TypeScript.")
    return scalar


def _members_in(info: schema.Type, choose: Chooser) -> dict[str, str]:
    """The members of a union; of anything else, it alone."""
    match info:
        case schema.Metadata():
            return _members_in(info.type, choose)
        case schema.LiteralType():
            return {_quoted(value): _quoted(value) for value in info.values}
        case schema.UnionType():
            return {each: text for part in info.types for each, text in _members_in(part, choose).items()}
    return {_spelled(info, list): _spelled(info, choose)}


def _members(kind: Any, choose: Chooser) -> dict[str, str]:
    """The same of a Python type, in the order of the code: msgspec sorts literals."""
    if get_origin(kind) is Literal:
        return {_quoted(value): _quoted(value) for value in get_args(kind)}
    if get_origin(kind) in (Union, UnionType):
        return {each: text for part in get_args(kind) for each, text in _members(part, choose).items()}
    return _members_in(schema.type_info(kind), choose)


@cache
def _aliases(module: ModuleType) -> list[tuple[str, Any, frozenset[str]]]:
    """The unions and longer tuples that have a name in a module, and their members; the largest first."""
    found = []
    for name, kind in vars(module).items():
        is_union = get_origin(kind) in (Literal, Union, UnionType)
        if (is_union or _is_long_tuple(kind)) and not name.startswith("_"):
            members = frozenset(_members(kind, list))
            if "null" not in members and (len(members) > 1 or not is_union):
                found.append((name, kind, members))
    return sorted(found, key=lambda alias: (-len(alias[2]), alias[0]))


def _is_long_tuple(kind: object) -> bool:
    """Shorter ones look alike though they mean different things."""
    return get_origin(kind) is tuple and len(get_args(kind)) > 3 and ... not in get_args(kind)


def _parts(info: schema.Type) -> Iterator[schema.Type]:
    """The types of which another is made."""
    for name in ("type", "key_type", "value_type", "item_type"):
        if (part := getattr(info, name, None)) is not None:
            yield part
    yield from getattr(info, "types", ())
    yield from getattr(info, "item_types", ())


def _is_omitted(cls: type, field: schema.Field) -> bool:
    """Does msgspec omit this field where it has its default?"""
    has_default = field.default is not msgspec.NODEFAULT or field.default_factory in (dict, list, set)
    return issubclass(cls, msgspec.Struct) and cls.__struct_config__.omit_defaults and has_default


def _type(name: str, union: Sequence[str]) -> str:
    return _fitted(f"export type {name} =", " | ".join(union))


def _list(name: str, literal: Any) -> str:
    """Words with a name are also listed, for who has something for each of them."""
    words = [_quoted(value) for value in get_args(literal)]
    line = f"export const {name} = [{', '.join(words)}] as const;"
    if len(line) > WIDTH:
        line = "\n".join([f"export const {name} = [", *(f"  {word}," for word in words), "] as const;"])
    return f"{line}\nexport type {name} = (typeof {name})[number];"


def _fitted(start: str, kind: str) -> str:
    """A declaration on one line or, if it is a long union, on several."""
    line = f"{start} {kind};"
    margin = " " * (len(start) - len(start.lstrip()) + 2)
    return line if len(line) <= WIDTH else f"\n{margin}| ".join([start, *kind.split(" | ")]) + ";"


def _name(cls: type) -> str:
    return cls.__name__.lstrip("_")


def _quoted(value: object) -> str:
    if not isinstance(value, str):
        return str(value)
    return f'"{value}"' if "'" in value else f"'{value}'"


# What the Python code says of a type and of its fields


class Note(NamedTuple):
    """The comments on a field."""

    above: tuple[str, ...]
    beside: str


def _doc_comment(cls: type) -> list[str]:
    lines = _told(inspect.cleandoc(vars(cls).get("__doc__") or "")).splitlines()
    if len(lines) < 2:
        return [f"/** {line} */" for line in lines]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def _told(words: str) -> str:
    return re.sub(r"\bNone\b", "null", words.replace("*/", "* /").replace("``", "`"))


@cache
def _notes(cls: type) -> dict[str, Note]:
    """The comments on the fields of a class and of those it inherits from."""
    notes: dict[str, Note] = {}
    for each in reversed(cls.__mro__):
        if "__annotations__" in vars(each) and each is not msgspec.Struct:
            notes |= _own_notes(each)
    return notes


def _own_notes(cls: type) -> dict[str, Note]:
    source = textwrap.dedent(inspect.getsource(cls))
    tokens = list(tokenize.generate_tokens(io.StringIO(source).readline))
    comments = {
        token.start[0]: _told(token.string.lstrip("# ")) for token in tokens if token.type == tokenize.COMMENT
    }
    code = {token.start[0] for token in tokens if token.type in (tokenize.NAME, tokenize.OP, tokenize.STRING)}
    (node,) = ast.parse(source).body
    assert isinstance(node, ast.ClassDef)
    notes = {}
    for field, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            above: list[str] = []
            line = field.lineno - 1
            while line in comments and line not in code:
                above.insert(0, comments[line])
                line -= 1
            match after:
                case ast.Expr(ast.Constant(str(words))):
                    above += _told(inspect.cleandoc(words)).splitlines()
            own = range(field.lineno, (field.end_lineno or field.lineno) + 1)
            notes[field.target.id] = Note(
                tuple(above), " ".join(comments[line] for line in own if line in comments)
            )
    return notes
