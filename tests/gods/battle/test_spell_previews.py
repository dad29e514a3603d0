"""What a preview promises of a spell is what the dice do."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from hexenkessel.games.gods.preview import hits_in, preview_of
from hexenkessel.kernel.chance import outcomes
from tests.gods.battle.arena import after, arena, phase
from tests.gods.table import GRAMMAR, RED, offers


def check_agreement(position: Any, line: str) -> None:
    action = GRAMMAR.read(line)
    preview = preview_of(position, action)
    assert preview is not None
    counts: dict[int | None, Fraction] = {}
    for chance, played in outcomes(position, RED, action, 5000):
        hits = hits_in(played.events)
        counts[hits] = counts.get(hits, Fraction(0)) + chance
    assert {hits: pytest.approx(float(chance)) for hits, chance in counts.items()} == {
        hits: chance for hits, chance in enumerate(preview.distribution) if chance
    }
    assert preview.expected == pytest.approx(
        sum(hits * chance for hits, chance in enumerate(preview.distribution))
    )


@pytest.mark.parametrize("spell", ["Shockwave", "Quake", "Inferno"])
def test_waves(spell: str) -> None:
    check_agreement(
        arena("Plains", "Ogre A1, Priest A2", "Chimera F1, Lion F2, Ogre F3:4"), f"cast Priest-1 {spell}"
    )


def test_the_chance_that_a_wave_slays_somebody() -> None:
    position = arena("Plains", "Ogre A1, Wraith A2", "Lion F1:4, Ogre F2:5")
    preview = preview_of(position, GRAMMAR.read("cast Wraith-1 Shockwave"))
    assert preview is not None
    # One hit slays either: no die in three shows 5, and none in three 4.
    assert preview.chances["slays"] == pytest.approx(1 - (4 / 6) ** 3 * (1 / 2) ** 3)


def test_painchain_and_its_links() -> None:
    position = arena("Plains", "Necromancer A1", "Troll D4, Wyvern D5, Lion E4, Lion F1")
    position = after(position, "Red: use Necromancer-0 Lion-2")
    check_agreement(position, "cast Necromancer-0 Painchain Troll-3 - - 3")
    position = after(position, "Red: cast Necromancer-0 Painchain Troll-3 - - 3 | 6 6 6")
    assert phase(position) == "PainchainStep"
    for line in offers(position, RED):
        check_agreement(position, line)


def test_spells_without_dice_have_no_odds() -> None:
    position = arena("Plains", "Ogre A1, Priest A2", "Lion F2, Ogre F3:4")
    assert preview_of(position, GRAMMAR.read("cast Priest-1 Homeland")) is None
    assert preview_of(position, GRAMMAR.read("cast Priest-1 Teleport Lion-2 A3")) is None
