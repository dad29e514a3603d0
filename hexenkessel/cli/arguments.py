"""Arguments that several subcommands share: game, options, seed."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, get_args

from hexenkessel.cli.command_error import CommandError

if TYPE_CHECKING:
    from hexenkessel.kernel.event import Scalar
    from hexenkessel.kernel.game import Game

_SWITCH: Final = {"yes": True, "on": True, "true": True, "no": False, "off": False, "false": False}


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="one of those that hexenkessel games lists")


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the game (hexenkessel games lists them); may be repeated",
    )


def find_game(name: str) -> Game[Any, Any]:
    from hexenkessel.kernel import registry

    try:
        return registry.find_game(name)
    except registry.UnknownGame as unknown:
        raise CommandError(str(unknown)) from None


def read_options(game: Game[Any, Any], given: Sequence[str]) -> Mapping[str, Scalar]:
    """`points=500` as the type that the game wants for it."""
    import msgspec

    fields = {field.name: field for field in msgspec.structs.fields(game.options)}
    options: dict[str, Scalar] = {}
    for word in given:
        key, equals, value = word.partition("=")
        if not equals:
            raise CommandError(f"An option is written KEY=VALUE, not {word[:40]!r}.")
        if key not in fields:
            names = ", ".join(fields)
            raise CommandError(f"{game.name} has no option {key[:40]!r}; it has {names}.")
        if key in options:
            raise CommandError(f"Option {key} is given twice.")
        wanted: Any = fields[key].type
        plain: Any = _SWITCH.get(value.casefold(), value) if wanted is bool else value
        try:
            options[key] = msgspec.convert(plain, wanted, strict=False)
        except (msgspec.ValidationError, ValueError):
            raise CommandError(f"Option {key} is {values_of(wanted)}, not {value[:40]!r}.") from None
    return options


def values_of(wanted: Any) -> str:
    """The possible values of an option, in words.

    >>> values_of(bool)
    'yes or no'
    """
    from msgspec import inspect

    from hexenkessel.kernel.table_options import table_of

    kind = inspect.type_info(wanted)
    match kind:
        case inspect.BoolType():
            return "yes or no"
        case inspect.LiteralType():
            return " or ".join(map(str, get_args(wanted)))
        case inspect.IntType(ge=least, le=most) if least is not None and most is not None:
            return f"a whole number from {least} to {most}"
        case inspect.IntType():
            return "a whole number"
    if (table := table_of(wanted)) is not None:
        columns = zip(table.columns, table.least, table.most, strict=True)
        ranges = ", ".join(f"{name} ({least} to {most})" for name, least, most in columns)
        example = f"{table.rows[0]}.{table.columns[0]}={table.most[0]}"
        return f"changes to a table, as in {example!r}; rows: {', '.join(table.rows)}; columns: {ranges}"
    # The browser shows titles to choose from; here the words themselves are typed.
    proposed = (getattr(kind, "extra_json_schema", None) or {}).get("examples", ())
    return f"{', '.join(proposed)} or another text" if proposed else "a word"


def whole_number(word: str) -> int:
    """An argparse type: a whole number."""
    try:
        return int(word)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{word[:40]!r} is no whole number") from None


def number_from(*words: object) -> int:
    """A seed that is the same wherever it is made from the same words."""
    from hashlib import blake2b

    recipe = "/".join(map(str, words)).encode("utf-8", "surrogateescape")
    return int.from_bytes(blake2b(recipe, digest_size=6).digest(), "big")
