"""Settings of a server: from `hexenkessel.toml`, then the environment, then the command line."""

from __future__ import annotations

import os
import secrets
import tomllib
from collections.abc import Mapping
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Annotated, Any, Final, Literal

import msgspec

_PREFIX: Final = "HEXENKESSEL_"
_FILE: Final = "hexenkessel.toml"
_SQLITE: Final = "sqlite:///"
_SHORTEST_SECRET: Final = 32  # bytes

Rate = Annotated[float, msgspec.Meta(gt=0)]


class BadSettings(ValueError):
    """The settings cannot be used; says which and why."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a host can decide. `HEXENKESSEL_PORT=80` is `port = 80` in the file."""

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8777  # 0: any that is free
    database: str = ""  # a URL as SQLAlchemy reads it; empty: a SQLite file in the state folder
    secret: str = ""  # signs cookies, 32 letters or more; empty: made once and kept beside the database
    origin: str = ""  # as in https://table.example; empty: whatever name the browser has used
    client: str = ""  # the folder of the built client; empty: the one that comes with the program
    proxies: str = "127.0.0.1"  # whose word about a visitor's address and TLS is taken
    thinkers: Annotated[int, msgspec.Meta(ge=1, le=256)] = 1  # processes in which bots think
    thinking_time: Rate = 20.0  # seconds for one decision of a bot, then it plays anything
    requests_per_second: Rate = 40.0  # of one address, with bursts of five seconds' worth
    searches_per_second: Rate = 2.0  # of one address, likewise: for tables by a word
    messages_per_second: Rate = 20.0  # of one socket, likewise
    guests_per_minute: Rate = 30.0  # of one address
    records_per_minute: Rate = 10.0  # of one address: files to look at
    stories_per_minute: Rate = 60.0  # of one address: whole games that are over
    checks_per_minute: Rate = 60.0  # of one address: ways to play to look at
    logins_per_minute: Rate = 10.0  # of one address: attempts to come in with a password
    guesses_per_hour: Rate = 30.0  # for one login, from wherever, a third of them at once
    metrics_token: str = ""  # who shows it may read /api/metrics from anywhere
    # Of one address; where there is no room left, those make room that have not yet asked for anything.
    connections_per_address: Annotated[int, msgspec.Meta(ge=1)] = 300
    sockets_per_address: Annotated[int, msgspec.Meta(ge=1)] = 200
    waiting_days: Rate = 14.0  # then a table that has not begun, and that nobody looks at, is closed
    storage_per_host: Annotated[int, msgspec.Meta(ge=1)] = 20  # megabytes; the oldest games make room
    tables_in_memory: Annotated[int, msgspec.Meta(ge=1)] = 200
    memory: Annotated[int, msgspec.Meta(ge=1)] = 500  # megabytes; above, only tables in use stay in memory
    self_playing_tables: Annotated[int, msgspec.Meta(ge=1)] = 4  # of one host, at the same time
    crowd: Annotated[int, msgspec.Meta(ge=1)] = 8  # actions in one commit: then a process comes to write them
    rehearsal: str = ""  # only for tests and demonstrations: a word from which all dice follow
    head_time: Rate = 10.0  # seconds for the head of a request
    body_time: Rate = 60.0  # seconds for its body
    patience: Rate = 20.0  # seconds for a browser to take what it is sent
    log: Literal["debug", "info", "warning"] = "info"


def load_settings(
    overrides: Mapping[str, Any] | None = None,
    environment: Mapping[str, str] | None = None,
    config: Path | None = None,
) -> Settings:
    """The settings of this machine. What is None in `overrides` was not said. Raises BadSettings."""
    environment = os.environ if environment is None else environment
    named = environment.get(_PREFIX + "CONFIG")
    config = config or (Path(named) if named else None)
    chosen = _read(config or Path(_FILE), must_exist=config is not None)
    _demand_no_slip(environment)
    for name in Settings.__struct_fields__:
        if (value := environment.get(_PREFIX + name.upper())) is not None:
            chosen[name] = value
    chosen |= {name: value for name, value in (overrides or {}).items() if value is not None}
    try:
        settings = msgspec.convert(chosen, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(f"These settings cannot be used: {error}.") from None
    if settings.database:
        return settings
    file = _state_folder(environment) / "tables.sqlite"
    return msgspec.structs.replace(settings, database=f"{_SQLITE}{file}")


def _demand_no_slip(environment: Mapping[str, str]) -> None:
    """Others than ours may begin like ours; but what nearly has the name of a setting was meant to be one."""
    names = [_PREFIX + name.upper() for name in (*Settings.__struct_fields__, "config")]
    for name in environment:
        if name.startswith(_PREFIX) and name not in names:
            for meant in get_close_matches(name, names, 1, 0.9):
                raise BadSettings(f"There is no setting {name}; {meant} may be meant.")


def _read(file: Path, must_exist: bool) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except FileNotFoundError:
        if must_exist:
            raise BadSettings(f"There is no file {file}.") from None
        return {}
    except (OSError, ValueError) as error:
        raise BadSettings(f"{file} cannot be read: {error}.") from None


def _state_folder(environment: Mapping[str, str]) -> Path:
    """The state folder of this user (XDG base directories)."""
    home = environment.get("XDG_STATE_HOME")
    return (Path(home) if home else Path.home() / ".local" / "state") / "hexenkessel"


def folder_of(settings: Settings) -> Path:
    """The folder of the database file; where the database is elsewhere, the state folder."""
    if settings.database.startswith(_SQLITE):
        return Path(settings.database.removeprefix(_SQLITE)).absolute().parent
    return _state_folder(os.environ)


def secret_of(settings: Settings) -> bytes:
    """The secret that signs cookies: as set, or made at the first start and kept for its owner's eyes only.

    Raises BadSettings if it is so short that others might find it.
    """
    if settings.secret:
        secret, where = settings.secret.encode(), "The setting `secret`"
    else:
        file = folder_of(settings) / "secret"
        secret, where = _kept_in(file), f"The file {file}"
    if len(secret) < _SHORTEST_SECRET:
        raise BadSettings(f"{where} needs at least {_SHORTEST_SECRET} letters; without it a new one is made.")
    return secret


def _kept_in(file: Path) -> bytes:
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        # Under its name it is whole and on disk; of two that start at once both take that of the first.
        with NamedTemporaryFile(dir=file.parent) as made:
            made.write(secrets.token_hex(32).encode())
            made.flush()
            os.fsync(made.fileno())
            with suppress(FileExistsError):
                os.link(made.name, file)
    return file.read_bytes().strip()
