"""The types of the browser client: `python -m tools.contract write`, or `check`.

They are generated from the msgspec Structs with which the server encodes and decodes: the API for the shell,
and for the board of every game its views, its figures and what is told of a thing that somebody points at.
`check` fails where a file is not what `write` would make it.
"""

from __future__ import annotations

import json
import pkgutil
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeVar, get_type_hints

import msgspec
from msgspec import inspect

from hexenkessel.kernel.game import Game
from hexenkessel.kernel.registry import find_game, game_names
from hexenkessel.kernel.text import LONGEST_LINE
from hexenkessel.server import contract
from hexenkessel.server.api.lobby import LONGEST_SEARCH, LobbyNews
from hexenkessel.server.contract.people import Preferences
from hexenkessel.server.contract.tables import Pace, PaceWish
from hexenkessel.server.contract.words import Asked
from hexenkessel.server.people.accounts import LOGIN_LENGTHS, PASSWORD_LENGTHS
from hexenkessel.server.people.sessions import LONGEST_NAME
from hexenkessel.server.records.service import LARGEST_UPLOAD
from hexenkessel.server.storage.listing import PAGE
from hexenkessel.server.table import messages
from hexenkessel.server.table.chat import LONGEST_CHAT
from tools.typescript import Declarations

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "web" / "src"
HEADER: Final = (
    "// Generated from the Structs of the server by `make contract`; `make check` compares. Do not edit."
)


def files() -> dict[Path, str]:
    """The generated files, each with its content."""
    api = _of_the_api()
    written = {SOURCES / "shell" / "contract.ts": _written(api)}
    for game in map(find_game, game_names()):
        folder = SOURCES / "games" / game.name
        if folder.is_dir():  # else it is played by the list of choices
            written[folder / "contract.ts"] = _written(_of_game(game, api))
            written[folder / "figures.fixture.json"] = _figures(game)
    return written


def _of_the_api() -> Declarations:
    """Everything in the package of the contract, and what is said on a WebSocket."""
    names = [f"{contract.__name__}.{each.name}" for each in pkgutil.iter_modules(contract.__path__)]
    modules = [import_module(name) for name in names]
    own = [kind for module in modules for kind in vars(module).values() if _is_struct_of(module, kind)]
    said = {"FromServer": messages.News | LobbyNews, "ToServer": messages.Message}
    types = Declarations([*own, *said.values()], _is_read)
    for name, union in said.items():
        types.declare(name, union, contract)
    for module in modules:
        types.declare_all(module)
    types.texts |= _constants()
    return types


def _constants() -> dict[str, str]:
    """Constants for forms, known before anybody was asked."""
    pace = inspect.type_info(PaceWish)
    assert isinstance(pace, inspect.StructType)
    bounds = {field.name: field.type for field in pace.fields if isinstance(field.type, inspect.IntType)}
    limits = {
        "name": LONGEST_NAME,
        "login": [LOGIN_LENGTHS[0], LOGIN_LENGTHS[-1]],
        "password": [PASSWORD_LENGTHS[0], PASSWORD_LENGTHS[-1]],
        "chat": LONGEST_CHAT,
        "action": LONGEST_LINE,
        "search": LONGEST_SEARCH,
        "upload": LARGEST_UPLOAD,
        "page": PAGE,
        **{name: [bound.ge, bound.le] for name, bound in bounds.items()},
    }
    about = (
        "/** What is sent may have so many letters, bytes, seconds: the most, or the least and the most. */\n"
    )
    return {
        "LIMITS": f"{about}export const LIMITS = {_object(limits)} as const;",
        "USUAL_PACE": f"export const USUAL_PACE: Pace = {_object(msgspec.to_builtins(Pace()))};",
        "USUAL_PREFERENCES": "export const USUAL_PREFERENCES: Preferences = "
        f"{_object(msgspec.to_builtins(Preferences()))};",
    }


def _of_game(game: Game[Any, Any], api: Declarations) -> Declarations:
    told = [
        get_type_hints(tell)["return"]
        for tell in (game.presentation.shown, game.presentation.about, game.figures)
    ]
    kinds = [game.view_type if isinstance(kind, TypeVar) else kind for kind in told]
    return Declarations([kind for kind in kinds if kind is not Any], _is_read, api)


def _is_struct_of(module: ModuleType, kind: object) -> bool:
    is_struct = isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    return is_struct and kind is not Asked and kind.__module__ == module.__name__


def _is_read(kind: type) -> bool:
    return issubclass(kind, Asked)


def _written(types: Declarations) -> str:
    names = ", ".join(sorted(types.imported))
    imports = [f"import type {{ {names} }} from '../../shell/contract';"] if names else []
    return "\n\n".join([HEADER, *imports, *(text for _, text in sorted(types.texts.items()))]) + "\n"


def _object(value: dict[str, Any]) -> str:
    written = {key: json.dumps(each).replace('"', "'") for key, each in value.items()}
    return "\n".join(["{", *(f"  {key}: {each}," for key, each in written.items()), "}"])


def _figures(game: Game[Any, Any]) -> str:
    """The figures as the server sends them, as a fixture of the client's own tests: an entry a line."""
    parts = msgspec.to_builtins(game.figures(), str_keys=True)
    lines = [f"{json.dumps(name)}: {json.dumps(part, ensure_ascii=False)}" for name, part in parts.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(command: str = "check") -> int:
    wanted = files()
    differing = [
        path for path, text in wanted.items() if not path.is_file() or path.read_text("utf-8") != text
    ]
    for path in differing:
        if command == "write":
            path.write_text(wanted[path], "utf-8")
        else:
            print(
                f"{path.relative_to(ROOT)} differs from what the server says: make contract", file=sys.stderr
            )
    return 1 if differing and command != "write" else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
