"""Carrying hits over, and what may be announced to make it possible (T13.4, T13.5, T23.9c)."""

from __future__ import annotations

import pytest

from .scene import at, options, places, scene


@pytest.mark.rule("T13.4a", "T13.4b", "EX-T13.4a")
def test_hits_at_five_do_not_carry_to_one_who_needs_six() -> None:
    fight = scene("Plains", "Ogre C3", "Lion D4:3, Centaur D3")
    dice, number, carry = options(fight, "C3", "D4")[0]
    assert (dice, number, carry) == (6, 5, set())
    assert fight.carry_targets(0, at(fight, "D4"), 6, 5) == 0


@pytest.mark.rule("T13.4c", "EX-T13.4b")
def test_announcing_six_lets_hits_carry() -> None:
    fight = scene("Plains", "Ogre C3", "Lion D4:3, Centaur D3")
    assert options(fight, "C3", "D4") == [(6, 5, set()), (6, 6, {"D3"})]
    centaur = fight.carry_targets(0, at(fight, "D4"), 6, 6)
    assert places(fight, centaur) == {"D3"}
    assert fight.hit(at(fight, "D4"), 4) == 2


@pytest.mark.rule("T13.4a")
def test_nothing_is_conceded_for_hits_that_cannot_be_left_over() -> None:
    # Six dice at a Troll who takes eight.
    fight = scene("Plains", "Ogre C3", "Troll D4, Centaur D3, Troll C4")
    assert options(fight, "C3", "D4") == [(6, 4, set())]
    # Exactly as many dice as needed leave nothing either.
    fight = scene("Plains", "Ogre C3", "Troll D4:2, Troll C4")
    assert options(fight, "C3", "D4") == [(6, 4, set())]
    fight = scene("Plains", "Ogre C3", "Troll D4:3, Troll C4")
    assert options(fight, "C3", "D4") == [(6, 4, {"C4"})]


@pytest.mark.rule("T13.4a", "T13.4b")
def test_hits_carry_only_to_living_enemies_in_contact() -> None:
    fight = scene("Plains", "Ogre C3, Ogre C4", "Ogre D4, Ogre D3, Ogre B2:6, Ogre F4", half=0)
    fight.hit(at(fight, "D4"), 3)
    assert options(fight, "C3", "D4") == [(6, 4, {"D3"})]
    # Beyond a cliff is not in contact.
    fight = scene("Mountains", "Ogre B1", "Troll B2:7, Ogre C2, Ogre C1")
    assert [carry for _, _, carry in options(fight, "B1", "B2")] == [{"C1"}]


@pytest.mark.rule("T13.4b")
def test_several_numbers_give_several_options_milder_first() -> None:
    fight = scene("Plains", "Troll C3", "Ogre D4:4, Lion D3, Centaur C4")
    assert options(fight, "C3", "D4") == [(8, 4, set()), (8, 5, {"D3"}), (8, 6, {"D3", "C4"})]


@pytest.mark.rule("T13.5a", "T13.5b")
def test_a_bonus_in_dice_is_forgone_to_carry_where_it_would_not_apply() -> None:
    # From D3 the Minotaur has five dice down the slope at C2, but four at E3 on its own level.
    fight = scene("Mountains", "Minotaur D3", "Ogre C2:4, Ogre E3")
    assert options(fight, "D3", "C2") == [(5, 2, set()), (4, 2, {"E3"})]


@pytest.mark.rule("T13.5a", "T13.5b")
def test_a_bonus_in_skill_is_forgone_to_carry_where_it_would_not_apply() -> None:
    # From D3 down the wall at D2 with skill three, level at C3 with skill two.
    fight = scene("Tower", "Ogre D3", "Ogre D2:3, Ogre C3")
    assert options(fight, "D3", "D2") == [(6, 3, set()), (6, 4, {"C3"})]
    # Up the inner wall at D4 it is worse still.
    fight = scene("Tower", "Ogre D3", "Ogre D2:3, Ogre C3, Ogre D4")
    assert options(fight, "D3", "D2") == [(6, 3, set()), (6, 4, {"C3"}), (6, 5, {"C3", "D4"})]


@pytest.mark.rule("T13.5b")
def test_any_mix_of_concessions_may_be_announced() -> None:
    # Minotaur on D3: down at C2 five dice at 2; level at E3 four dice; the Centaur E2 down, five at 4.
    fight = scene("Mountains", "Minotaur D3", "Ogre C2:4, Lion E3, Centaur E2")
    assert options(fight, "D3", "C2") == [
        (5, 2, set()),
        (4, 3, {"E3"}),
        (5, 4, {"E2"}),
        (4, 4, {"E3", "E2"}),
    ]


@pytest.mark.rule("T13.5b")
def test_dice_forgone_must_still_leave_some_over() -> None:
    # Four dice could not exceed what the Ogre still takes, so forgoing the fifth gives nothing.
    fight = scene("Mountains", "Minotaur D3", "Ogre C2:2, Ogre E3")
    assert options(fight, "D3", "C2") == [(5, 2, set())]


@pytest.mark.rule("T23.9c")
def test_hits_carry_up_a_dune_only_if_the_strike_went_up_a_dune() -> None:
    # E3 lies below the dunes of D4 and E4; E2 and D3 are level with it. Hydra is native and loses no dice.
    fight = scene("Desert", "Hydra E3", "Ogre E2:5, Ogre E4, Ogre D3")
    assert options(fight, "E3", "E2") == [(10, 3, {"D3"})]
    fight = scene("Desert", "Hydra E3", "Ogre E4:5, Ogre D4, Ogre E2")
    assert options(fight, "E3", "E4") == [(10, 3, {"D4", "E2"})]
    # From above, hits of a strike down a dune may go level, and the other way round for fewer dice.
    fight = scene("Desert", "Lion E4", "Ogre E3:5, Ogre E5")
    assert options(fight, "E4", "E3") == [(7, 3, set()), (5, 3, {"E5"})]
    fight = scene("Desert", "Lion E4", "Ogre E5:5, Ogre E3")
    assert options(fight, "E4", "E5") == [(5, 3, {"E3"})]


@pytest.mark.rule("T23.9c", "T13.5b")
def test_a_strike_up_a_dune_with_fewer_dice_carries_level() -> None:
    fight = scene("Desert", "Ogre E3", "Ogre E4:5, Ogre E2")
    assert options(fight, "E3", "E4") == [(5, 4, {"E2"})]


@pytest.mark.rule("T13.4a")
def test_hits_go_on_while_some_are_left() -> None:
    fight = scene("Plains", "Serpent C3", "Ogre D4, Ogre D3, Ogre C4")
    fight.begin_strikes()
    first, second = at(fight, "D4"), at(fight, "D3")
    dice, number, _ = fight.options(0, first)[0]
    assert (dice, number) == (18, 4)
    excess = fight.hit(first, 15)
    assert excess == 9
    assert places(fight, fight.carry_targets(0, first, dice, number)) == {"D3", "C4"}
    excess = fight.hit(second, excess)
    assert excess == 3
    assert places(fight, fight.carry_targets(0, first, dice, number)) == {"C4"}
