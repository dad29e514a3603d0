"""What somebody is asked before he gives something away for good."""

from __future__ import annotations

from typing import Any

from hexenkessel.games.armageddon.game import GAME
from tests.armageddon.table import after, battle


def caution(position: Any, line: str) -> str | None:
    """What whoever is on turn is asked before this, by the key of its message."""
    (seat,) = position.due
    (found,) = GAME.presentation.cautions(GAME.view(position, seat), [GAME.grammar.read(line)])
    return None if found is None else found.key


def test_whoever_ends_his_turn_with_nothing_done_is_asked_whether_he_means_it() -> None:
    position = battle("0 axe 1/1", "0 axe 1/2", "1 axe 1/48", chapters=(2, 3))
    assert caution(position, "end") == "caution-end"
    assert caution(position, "go 1 1/3") is None
    moved = after(position, "go 1 1/3")
    assert caution(moved, "end") is None
    # What others have done does not count, nor what was done in the round before.
    theirs = after(moved, "end")
    assert caution(theirs, "end") == "caution-end"
    assert caution(after(theirs, "end"), "end") == "caution-end"
