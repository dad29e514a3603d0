"""Options that are a table of numbers: only what differs is said, kept and written down."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.game import BadSetup
from hexenkessel.kernel.messages import kernel_messages
from hexenkessel.kernel.table_options import BadTable, TableOfNumbers, table_meta, table_of, tables_of
from tests.minis.conclave.game import Conclave

TABLE = TableOfNumbers(
    rows=("elves", "orcs"),
    columns=("rout", "kill", "move"),
    least=(1, 1, 0),
    most=(10, 10, 6),
    usual=((7, 9, 2), (6, 8, 3)),
)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mild: bool = True
    values: Annotated[str, table_meta(TABLE)] = ""


class Tabled(Conclave):
    options = Options  # type: ignore[assignment]  # nobody plays it


def test_unchanged_cells_keep_the_default() -> None:
    assert TABLE.numbers("") == TABLE.usual
    assert TABLE.numbers("orcs.move=0 elves.rout=10") == ((10, 9, 2), (6, 8, 0))


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("", ""),
        ("  ", ""),
        ("orcs.move=4, elves.kill=10", "elves.kill=10 orcs.move=4"),
        ("elves.rout=7", ""),
        ("elves.rout=07 orcs.kill=009", "orcs.kill=9"),
    ],
)
def test_changes_equal_to_the_default_are_dropped(said: str, kept: str) -> None:
    assert TABLE.tidied(said) == kept
    assert TABLE.tidied(kept) == kept


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("elves", "a change is written row.column=number, not 'elves'"),
        ("elves.rout=high", "a change is written row.column=number, not 'elves.rout=high'"),
        ("elves.rout=" + "9" * 5000, "a change is written row.column=number"),
        ("ents.rout=5", "there is no row 'ents'; there are elves, orcs"),
        ("elves.speed=5", "there is no column 'speed'; there are rout, kill, move"),
        ("elves.rout=0", "elves.rout is from 1 to 10, not 0"),
        ("orcs.move=-1", "orcs.move is from 0 to 6, not -1"),
        ("elves.rout=5 elves.rout=6", "elves.rout is given twice"),
    ],
)
def test_invalid_changes_are_rejected(said: str, why: str) -> None:
    with pytest.raises(BadTable) as refused:
        TABLE.numbers(said)
    assert why in str(refused.value) and len(str(refused.value)) < 120


def test_table_options_of_a_game_are_found() -> None:
    assert tables_of(Options) == {"values": TABLE}
    assert table_of(bool) is None and table_of(Annotated[str, msgspec.Meta(min_length=1)]) is None


def test_setup_keeps_only_changes() -> None:
    game = Tabled()
    setup = game.setup(3, DiceParts("x"), {"values": "orcs.move=4 elves.rout=7"})
    assert setup.options == {"mild": True, "values": "orcs.move=4"}
    with pytest.raises(BadSetup, match="The option values does not fit conclave: there is no row 'ents'"):
        game.setup(3, DiceParts("x"), {"values": "ents.rout=5"})
    with pytest.raises(BadSetup, match="values of conclave cannot be '5'"):
        game.setup(3, DiceParts("x"), {"values": 5})


@pytest.mark.parametrize("language", ["de", "hu"])
@pytest.mark.parametrize("values", ["ents.rout=5", "elves", "elves.rout=0", 5])
def test_errors_of_table_options_are_localised(language: str, values: str | int) -> None:
    with pytest.raises(BadSetup) as refused:
        Tabled().setup(3, DiceParts("x"), {"values": values})
    (flaw,) = refused.value.flaws
    said = kernel_messages(language).say(flaw.key, flaw.args)
    assert str(values).partition(".")[0] in said
    assert not any(english in said for english in ("there ", "Expected", "cannot", "not ", "is from"))
