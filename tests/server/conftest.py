"""One server for most tests of a file, and a PostgreSQL for those that want one."""

from __future__ import annotations

import os
import shutil
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


def programs_of_postgresql() -> Path:
    """Where they are. Without them its tests are left out, and that is said; under CI they must run."""
    found = shutil.which("initdb") or next((str(path / "initdb") for path in _PROGRAMS), None)
    if found is not None:
        return Path(found).resolve().parent
    missing = "There is no PostgreSQL on this machine (initdb), and HEXENKESSEL_TEST_POSTGRESQL names none."
    if os.environ.get("CI"):
        pytest.fail(missing, pytrace=False)
    pytest.skip(missing)


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a PostgreSQL of our own, which exists as long as there are tests."""
    if given := os.environ.get("HEXENKESSEL_TEST_POSTGRESQL"):
        yield given
        return
    folder = programs_of_postgresql()
    user = "postgres" if os.getuid() == 0 else None
    home = Path(subprocess.check_output(["mktemp", "-d"], text=True).strip())
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
        # A socket in a folder of its own: a port that is free now may be somebody else's a moment later.
        options = f"-c listen_addresses='' -c unix_socket_directories='{home}' -c fsync=off"
        control: list[str | Path] = [folder / "pg_ctl", "-D", cluster, "-w", "-l", home / "log"]
        subprocess.run(
            [*control, "-o", options, "start"], check=True, user=user, cwd=home, stdout=subprocess.DEVNULL
        )
        try:
            yield f"postgresql+psycopg://table@/postgres?host={home}"
        finally:
            subprocess.run(
                [*control, "-m", "fast", "stop"], check=True, user=user, cwd=home, stdout=subprocess.DEVNULL
            )
    finally:
        shutil.rmtree(home)
