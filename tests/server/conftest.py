"""One server for most tests of a file, and a PostgreSQL for those that want one."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexenkessel.server.storage.store import Store
from tests.server.house import House, Visitor, open_house, run, settings_in

_PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(settings_in(tmp_path_factory.mktemp("house"))) as opened:
        yield opened


@pytest.fixture(autouse=True)
def rehearsed(request: pytest.FixtureRequest) -> None:
    """Each test has dice of its own, and the same ones whenever and beside whatever it runs."""
    if "house" in request.fixturenames:
        house: House = request.getfixturevalue("house")
        house.rehearse(request.node.nodeid)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, folder: Path) -> str:
    """The URL of either database."""
    is_sqlite = request.param == "sqlite"
    url: str = f"sqlite:///{folder / 'tables.sqlite'}" if is_sqlite else request.getfixturevalue("postgresql")
    return url


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """Open, on either database."""
    store = Store(database)
    store.open()
    try:
        yield store
    finally:
        run(store.close())


@pytest.fixture
def ada(house: House) -> Iterator[Visitor]:
    with house.visitor("Ada") as visitor:
        yield visitor


@pytest.fixture
def bert(house: House) -> Iterator[Visitor]:
    with house.visitor("Bert", language="de") as visitor:
        yield visitor


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a PostgreSQL of our own, which exists as long as there are tests."""
    if given := os.environ.get("HEXENKESSEL_TEST_POSTGRESQL"):
        yield given
        return
    found = shutil.which("initdb") or next((str(path / "initdb") for path in _PROGRAMS), None)
    user = "postgres" if os.getuid() == 0 else None
    if found is None:
        pytest.skip("There is no PostgreSQL on this machine.")
    folder = Path(found).resolve().parent
    home = Path(subprocess.check_output(["mktemp", "-d"], text=True).strip())
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    try:
        if user:
            shutil.chown(home, user)
        cluster = home / "cluster"
        make: list[str | Path] = [
            folder / "initdb",
            "-D",
            cluster,
            "-U",
            "table",
            "--auth=trust",
            "--no-sync",
            "-E",
            "UTF8",
        ]
        subprocess.run(make, check=True, user=user, cwd=home, stdout=subprocess.DEVNULL)
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"
        control: list[str | Path] = [folder / "pg_ctl", "-D", cluster, "-w", "-l", home / "log"]
        subprocess.run(
            [*control, "-o", options, "start"], check=True, user=user, cwd=home, stdout=subprocess.DEVNULL
        )
        try:
            yield f"postgresql+psycopg://table@127.0.0.1:{port}/postgres"
        finally:
            subprocess.run(
                [*control, "-m", "fast", "stop"], check=True, user=user, cwd=home, stdout=subprocess.DEVNULL
            )
    finally:
        shutil.rmtree(home)
