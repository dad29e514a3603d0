"""One server for most tests of a file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, Visitor, open_house, settings_in


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(settings_in(tmp_path_factory.mktemp("house"))) as opened:
        yield opened


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
