"""Migration of the database with Alembic, at every start."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine

SCRIPTS: Final = Path(__file__).parent / "migrations"


def configuration() -> Config:
    """The configuration of Alembic; there is no file, because nothing in it is for the host to decide."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def migrate(engine: Engine) -> None:
    config = configuration()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
