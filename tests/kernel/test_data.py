"""A slip in a data file is refused by file and entry."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hexenkessel.kernel.data import DataError, entries, read_data


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    copies: int = 1


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package `boxed` with an empty folder of data."""
    folder = tmp_path / "boxed"
    (folder / "data").mkdir(parents=True)
    (folder / "__init__.py").write_text("", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "boxed", raising=False)
    return folder


@pytest.mark.parametrize("content", ["{", '[{"id": "owl", "price": 3}]', '[{"id": 7}]'])
def test_a_file_of_another_shape_is_refused(package: Path, content: str) -> None:
    (package / "data" / "cards.json").write_text('[{"id": "owl"}]', "utf-8")
    assert read_data("boxed", "cards.json", tuple[Card, ...]) == (Card("owl"),)
    (package / "data" / "cards.json").write_text(content, "utf-8")
    with pytest.raises(DataError, match=r"^cards\.json: decoding: ") as refused:
        read_data("boxed", "cards.json", tuple[Card, ...])
    assert (refused.value.file, refused.value.entry) == ("cards.json", "decoding")


@pytest.mark.parametrize(
    ("raw", "entry", "problem"),
    [
        ([{"id": "owl"}, {"copies": 2}], "entry 2", "has no id"),
        (["owl"], "entry 1", "has no id"),
        ([{"id": "owl"}, {"id": "owl"}], "owl", "twice"),
        ([{"id": "owl", "price": 3}], "owl", "price"),
        ([{"id": "owl", "copies": 99}], "owl", "too many owls"),
    ],
)
def test_an_entry_is_refused_by_its_name(raw: list[Any], entry: str, problem: str) -> None:
    def flaw_in(card: Mapping[str, object]) -> str | None:
        return "too many owls" if card.get("copies") == 99 else None

    assert entries("cards.json", [{"id": "owl"}], Card, flaw_in) == {"owl": Card("owl")}
    with pytest.raises(DataError) as refused:
        entries("cards.json", raw, Card, flaw_in)
    assert str(refused.value).startswith(f"cards.json: {entry}: ") and problem in str(refused.value)
