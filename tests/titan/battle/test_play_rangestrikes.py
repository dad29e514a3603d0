"""T12: rangestrikes as they are said at the table, and which rule refuses the others."""

from __future__ import annotations

import pytest

from hexenkessel.legions.battle.hexes import DEFENDER
from tests.titan.battle.play import arena, keys, phase, standing, told, wounds
from tests.titan.table import BLUE, RED, offers, refusal_of

# terrain, attackers, defenders, what Red says, the rule that forbids it.
# Two Serpents in contact keep the phase open.
REFUSED = [
    ("Plains", "Ogre C1, Serpent F1", "Ogre C3, Serpent F2", "Ogre-0 Ogre-2", "T12.1a"),
    ("Plains", "Ogre C3, Ranger C1, Serpent F1", "Ogre A3, Serpent F2", "Ranger-1 Ogre-0", "T12.1b"),
    ("Mountains", "Minotaur B1, Serpent F1", "Ogre C2, Serpent F2", "Minotaur-0 Ogre-2", "T12.1b"),
    ("Plains", "Ranger C1, Serpent F1", "Lion C2, Ogre C3, Serpent F2", "Ranger-0 Ogre-3", "T12.1c"),
    ("Plains", "Serpent F1, Warlock C1", "Lion C2, Ogre C3, Serpent F2", "Warlock-1 Ogre-3", "T12.6d"),
    ("Plains", "Gorgon C1, Serpent F1", "Ogre C4, Serpent F2", "Gorgon-0 Ogre-2", "T12.3a"),
    ("Plains", "Ranger C1, Serpent F1", "Ogre C5, Serpent F2", "Ranger-0 Ogre-2", "T12.3c"),
    ("Plains", "Ranger C1, Serpent F1", "Angel C3, Serpent F2", "Ranger-0 Angel-2", "T12.6a"),
    ("Plains", "Ranger C1, Serpent F1", "Serpent F2, Titan C3", "Ranger-0 Titan-3", "T12.6a"),
    ("Plains", "Ogre C2, Ranger C1, Serpent F1", "Ogre C3, Serpent F2", "Ranger-1 Ogre-3", "T23.1c"),
    ("Plains", "Ranger C1, Serpent F1", "Ogre C3, Ogre C4, Serpent F2", "Ranger-0 Ogre-3", "T23.1c"),
    ("Woods", "Ranger C2, Serpent F1", "Ogre C4, Serpent F2", "Ranger-0 Ogre-2", "T23.3c"),
    ("Desert", "Ranger A1, Serpent F1", "Ogre A3, Serpent F2", "Ranger-0 Ogre-2", "T23.9d"),
    ("Desert", "Ranger C4, Serpent F1", "Ogre E3, Serpent F2", "Ranger-0 Ogre-2", "T23.9e"),
    ("Desert", "Ranger D6, Serpent F1", "Ogre D3, Serpent F2", "Ranger-0 Ogre-2", "T23.10c"),
    ("Desert", "Ranger B1, Serpent F1", "Ogre B3, Serpent F2", "Ranger-0 Ogre-2", "T23.10e"),
    ("Hills", "Ranger A1, Serpent E1", "Ogre C1, Serpent F1", "Ranger-0 Ogre-2", "T23.11d"),
    ("Hills", "Ranger B4, Serpent E1", "Ogre B1, Serpent F1", "Ranger-0 Ogre-2", "T23.11e"),
    ("Tower", "Ranger B3, Serpent F1", "Ogre D3, Serpent F2", "Ranger-0 Ogre-2", "T23.12d"),
    ("Tower", "Ranger B2, Serpent F1", "Ogre D4, Serpent F2", "Ranger-0 Ogre-2", "T23.12e"),
]


@pytest.mark.rule(*sorted({rule for *_, rule in REFUSED}))
@pytest.mark.parametrize(("terrain", "own", "enemy", "line", "rule"), REFUSED)
def test_a_rangestrike_is_refused_by_its_rule(
    terrain: str, own: str, enemy: str, line: str, rule: str
) -> None:
    position = arena(terrain, own, enemy)
    assert position.due == (RED,)
    assert refusal_of(position, RED, f"rangestrike {line}") == rule


@pytest.mark.rule("T12.2a", "EX-T12.2a", "T12.1b")
def test_a_rangestrike_has_half_the_power_and_its_hits_go_to_the_target_alone() -> None:
    position = arena("Plains", "Dragon C1", "Centaur C3:1, Ogre F4")
    played = told(position, "Red: rangestrike Dragon-0 Centaur-1 | 6 6 6 6")
    # Number 5 (skill 3 against 4) and two hits are enough; nobody is asked where the others go.
    assert [len(roll.dice) for roll in played.rolls] == [4]
    assert "carry" not in keys(played)
    assert standing(played.position) == {"Dragon-0": "C1", "Ogre-2": "F4"}
    assert wounds(played.position).get("Ogre-2", 0) == 0


@pytest.mark.rule("T12.3b", "EX-T12.3b")
def test_range_four_costs_a_skill() -> None:
    far = told(arena("Plains", "Minotaur C1", "Ogre C4"), "Red: rangestrike Minotaur-0 Ogre-1 | 2 3")
    assert wounds(far.position) == {"Ogre-1": 1}
    near = told(arena("Plains", "Minotaur C1", "Ogre C3"), "Red: rangestrike Minotaur-0 Ogre-1 | 2 3")
    assert wounds(near.position) == {"Ogre-1": 2}


@pytest.mark.rule("T12.6c", "T12.6a", "T12.6b")
def test_a_warlock_strikes_lords_over_characters_and_at_range_four_undiminished() -> None:
    position = arena("Plains", "Ogre C2, Warlock C1", "Lion F4, Titan C4")
    assert "rangestrike Warlock-1 Titan-3" in offers(position, RED)
    played = told(position, "Red: rangestrike Warlock-1 Titan-3 | 3 4")
    # Skill 4 against 4 is number 4; a penalty would make it 5.
    assert wounds(played.position) == {"Titan-3": 1}


@pytest.mark.rule("T12.6e", "T23.1b")
def test_a_warlock_in_contact_strikes_like_anybody() -> None:
    position = arena("Plains", "Warlock C1", "Ogre C2, Ogre C4")
    assert offers(position, RED) == ["strike Warlock-0 Ogre-1 5 2"]


@pytest.mark.rule("T10.0c")
def test_only_the_side_whose_half_it_is_rangestrikes() -> None:
    armies = ("Ranger C1, Ogre F1", "Ranger C3, Ogre F2")
    position = arena("Plains", *armies)
    assert "rangestrike Ranger-1 Ranger-3" in offers(position, RED)
    position = told(
        position,
        """
        Red: rangestrike Ranger-1 Ranger-3 | 1 1
        Red: strike Ogre-0 Ogre-2 6 4 | 1 1 1 1 1 1
        """,
    ).position
    assert offers(position, BLUE) == ["strike Ogre-2 Ogre-0 6 4"]
    assert refusal_of(position, BLUE, "rangestrike Ranger-3 Ranger-1") == "T10.0c"
    position = arena("Plains", *armies, half=DEFENDER)
    assert "rangestrike Ranger-3 Ranger-1" in offers(position, BLUE)


@pytest.mark.rule("T12.1d")
def test_nobody_has_to_rangestrike() -> None:
    position = arena("Plains", "Ranger C1", "Ogre C3")
    assert set(offers(position, RED)) == {"rangestrike Ranger-0 Ogre-1", "done"}
    played = told(position, "Red: done")
    assert not played.rolls and phase(played.position) == "ManeuverPhase"


@pytest.mark.rule("T12.1d", "T13.0b")
def test_declining_to_rangestrike_does_not_excuse_from_striking() -> None:
    position = arena("Plains", "Ranger C1, Ogre F1", "Ogre C3, Ogre F2")
    assert "done" not in offers(position, RED)
    assert refusal_of(position, RED, "done") == "T13.0b"
    position = told(position, "Red: strike Ogre-0 Ogre-3 6 4 | 1 1 1 1 1 1").position
    assert "done" in offers(position, RED)


@pytest.mark.rule("T12.5a", "T13.1a")
@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (2, 1, 0), (1, 2, 0)])
def test_strikes_and_rangestrikes_are_mixed_in_any_order(order: tuple[int, ...]) -> None:
    said = (
        "Red: rangestrike Ranger-1 Ogre-3 | 1 1",
        "Red: strike Ogre-0 Ogre-4 6 4 | 1 1 1 1 1 1",
        "Red: rangestrike Ranger-2 Ogre-3 | 1 1",
    )
    position = arena("Plains", "Ogre F1, Ranger C1, Ranger B3", "Ogre D3, Ogre F2")
    for number in order:
        position = told(position, said[number]).position
    assert (phase(position), position.due) == ("StrikePhase", (BLUE,))


@pytest.mark.rule("T12.1c")
def test_an_engaged_target_may_be_rangestruck() -> None:
    position = arena("Plains", "Ogre D4, Ranger C1", "Lion C3")
    assert "rangestrike Ranger-1 Lion-2" in offers(position, RED)


@pytest.mark.rule("T12.1c")
def test_the_slain_still_stand_in_the_way_of_a_rangestrike() -> None:
    # The Ogre slays the Lion that both touch; the Ranger is next to the body until the phase ends.
    position = arena("Plains", "Ogre C4, Ranger C2, Serpent F1", "Lion C3:4, Ogre E3, Serpent F2")
    position = told(position, "Red: strike Ogre-0 Lion-3 6 5 | 5 1 1 1 1 1").position
    assert refusal_of(position, RED, "rangestrike Ranger-1 Ogre-4") == "T12.1c"
    # Nor has the Ranger anybody to strike.
    assert refusal_of(position, RED, "strike Ranger-1 Lion-3 4 3") == "T13.0b"


@pytest.mark.rule("T12.0b")
def test_one_slain_from_afar_with_nobody_near_does_not_strike() -> None:
    position = arena("Plains", "Ogre F1, Ranger C1", "Ogre C3:5, Ogre F2")
    position = told(
        position,
        """
        Red: rangestrike Ranger-1 Ogre-2 | 2 2
        Red: strike Ogre-0 Ogre-3 6 4 | 1 1 1 1 1 1
        """,
    ).position
    assert offers(position, BLUE) == ["strike Ogre-3 Ogre-0 6 4"]
    position = told(position, "Blue: strike Ogre-3 Ogre-0 6 4 | 1 1 1 1 1 1").position
    assert "Ogre-2" not in standing(position)


@pytest.mark.rule("T12.0a")
def test_one_slain_from_afar_still_strikes_whom_it_touches() -> None:
    position = arena("Plains", "Ogre D4, Ranger C1", "Lion C3:4")
    position = told(position, "Red: rangestrike Ranger-1 Lion-2 | 6 6").position
    # The only enemy the Ogre touches is slain, so the Ogre has nobody to strike; the Lion has.
    assert position.due == (BLUE,)
    assert offers(position, BLUE) == ["strike Lion-2 Ogre-0 5 3"]


@pytest.mark.rule("T13.1b")
def test_who_has_rangestruck_has_struck() -> None:
    position = arena("Plains", "Ogre F1, Ranger C1", "Ogre C3, Ogre F2")
    position = told(position, "Red: rangestrike Ranger-1 Ogre-2 | 1 1").position
    assert refusal_of(position, RED, "rangestrike Ranger-1 Ogre-2") == "T13.1b"


@pytest.mark.rule("T12.1b")
def test_the_slain_are_no_targets() -> None:
    position = arena("Plains", "Ogre F1, Ranger A2, Ranger C1", "Ogre C3:5, Ogre F2")
    position = told(position, "Red: rangestrike Ranger-1 Ogre-3 | 6 6").position
    assert refusal_of(position, RED, "rangestrike Ranger-2 Ogre-3") == "T12.1b"


@pytest.mark.rule("T12.4a", "T12.4b", "EX-T12.4b")
def test_of_two_corridors_the_open_one_serves() -> None:
    # From B2 to C4 the line runs between B3 and C3.
    open_way = arena("Plains", "Ogre F1, Ranger B2, Troll B3", "Lion C4, Ogre F2")
    assert "rangestrike Ranger-1 Lion-3" in offers(open_way, RED)
    blocked = arena("Plains", "Ogre F1, Ranger B2, Troll B3, Troll C3", "Lion C4, Ogre F2")
    assert refusal_of(blocked, RED, "rangestrike Ranger-1 Lion-4") == "T23.1c"


@pytest.mark.rule("EX-T12.4a", "T23.1d")
def test_a_character_at_the_base_of_a_cliff_does_not_hide_what_lies_beyond() -> None:
    position = arena("Mountains", "Behemoth C2, Minotaur B1", "Ogre F1, Troll D3")
    played = told(position, "Red: rangestrike Minotaur-1 Troll-3 | 2 1")
    assert wounds(played.position) == {"Troll-3": 1}
