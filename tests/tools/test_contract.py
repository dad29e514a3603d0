"""The types of the browser client: TypeScript of Structs, and files in `web` that agree with the server."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

import msgspec
import pytest

from tools import contract
from tools.typescript import Declarations, NoTypeScript

Metal: TypeAlias = Literal["iron", "copper"]
Hand: TypeAlias = tuple[int, int, int, int]


class Coin(msgspec.Struct, omit_defaults=True):
    """Money."""

    worth: Annotated[int, msgspec.Meta(ge=1)]
    metal: Metal = "iron"  # None is known of older ones
    owner: str | None = None


class Spent(msgspec.Struct, tag="spent"):
    coin: Coin
    # How often.
    times: int = 1


class Lost(msgspec.Struct, tag="lost"):
    pass


class Move(msgspec.Struct, array_like=True):
    source: str
    target: str | None


class Odds(NamedTuple):
    """How likely."""

    win: float
    draw: float = 0


News: TypeAlias = Spent | Lost


class Purse(msgspec.Struct):
    """What somebody has.

    And what he had.
    """

    coins: tuple[Coin, ...]
    by_metal: Mapping[Metal, tuple[Coin, Coin]]
    by_year: dict[int, list[int | None]]
    news: tuple[News, ...]
    hand: Hand
    moves: list[Move]
    odds: Odds | None
    inner: Purse | None = None


class Wish(msgspec.Struct):
    """What a client sends."""

    metal: Metal | None = None


def declared(*roots: Any, is_read: bool = False, shared: Declarations | None = None) -> Declarations:
    return Declarations(roots, lambda kind: is_read, shared)


def test_structs_become_interfaces_with_their_docstrings_and_comments() -> None:
    texts = declared(Purse).texts
    assert texts["Purse"] == "\n".join(
        [
            "/**",
            " * What somebody has.",
            " *",
            " * And what he had.",
            " */",
            "export interface Purse {",
            "  coins: readonly Coin[];",
            "  by_metal: Readonly<Partial<Record<Metal, readonly [Coin, Coin]>>>;",
            "  by_year: Readonly<Record<string, readonly (number | null)[]>>;",
            "  news: readonly News[];",
            "  hand: Hand;",
            "  moves: readonly Move[];",
            "  odds: Odds | null;",
            "  inner: Purse | null;",
            "}",
        ]
    )
    assert texts["Spent"] == (
        "export interface Spent {\n  type: 'spent';\n  coin: Coin;\n  // How often.\n  times: number;\n}"
    )


def test_named_unions_tuples_and_words_are_declared_once() -> None:
    texts = declared(Purse).texts
    assert texts["News"] == "export type News = Spent | Lost;"
    assert texts["Hand"] == "export type Hand = readonly [number, number, number, number];"
    assert texts["Move"] == "export type Move = readonly [source: string, target: string | null];"
    assert texts["Odds"] == "/** How likely. */\nexport type Odds = readonly [win: number, draw: number];"
    assert texts["Metal"] == (
        "export const Metal = ['iron', 'copper'] as const;\nexport type Metal = (typeof Metal)[number];"
    )


def test_defaults_are_optional_only_where_they_may_be_missing() -> None:
    # Left out by the Struct, which then never says null either.
    assert (
        "  metal?: Metal; // null is known of older ones\n  owner?: string;\n" in declared(Coin).texts["Coin"]
    )
    assert "  metal: Metal | null;" in declared(Wish).texts["Wish"]
    assert "  metal?: Metal | null;" in declared(Wish, is_read=True).texts["Wish"]


def test_what_is_shared_is_imported() -> None:
    types = declared(Purse, shared=declared(Coin))
    assert "Coin" not in types.texts
    assert types.imported == {"Coin", "Metal"}


def test_a_type_without_a_counterpart_is_refused() -> None:
    class Blob(msgspec.Struct):
        content: bytes

    with pytest.raises(NoTypeScript, match="no counterpart"):
        declared(Blob)


def test_the_client_has_the_types_of_the_server(capsys: pytest.CaptureFixture[str]) -> None:
    assert contract.main("check") == 0, capsys.readouterr().err


def test_a_file_that_differs_is_named_and_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sources = tmp_path / "web" / "src"
    for name in ("shell", "games/titan"):
        (sources / name).mkdir(parents=True)
    monkeypatch.setattr(contract, "ROOT", tmp_path)
    monkeypatch.setattr(contract, "SOURCES", sources)
    assert contract.main("write") == 0
    assert contract.main("check") == 0
    types = sources / "games" / "titan" / "contract.ts"
    types.write_text(types.read_text("utf-8").replace("score: number", "score: string"), "utf-8")
    assert contract.main("check") == 1
    assert "web/src/games/titan/contract.ts" in capsys.readouterr().err
    assert not (sources / "games" / "battlemist").exists()
