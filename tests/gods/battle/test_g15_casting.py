"""G15.1 to G15.5: who casts, when, what, and how often."""

from __future__ import annotations

import pytest

from hexenkessel.legions.battle.hexes import DEFENDER, HEX
from tests.gods.battle.arena import after, arena, field, phase, told, wounds
from tests.gods.table import BLACK, RED, keys, offers, refusal_of

GRADES = {
    2: ("Create-Hazard", "Shield", "Shockwave", "Wimps-Vacation"),
    3: ("Footsore", "Quake", "Teleport", "Timewarp"),
    4: ("Chaos", "Homeland", "Inferno", "Summon"),
    5: ("Deadlock", "Landscaping", "Painchain", "Slavery"),
}


def spells_offered(position: object, seat: int = RED) -> set[str]:
    return {line.split()[2] for line in offers(position, seat) if line.startswith("cast ")}


@pytest.mark.rule("G15.1a")
def test_only_the_magic_gifted_cast() -> None:
    position = arena("Plains", "Ogre C3, Troll A1, Warlock A2", "Lion F1, Lion F2")
    assert {line.split()[1] for line in offers(position, RED) if line.startswith("cast ")} == {"Warlock-2"}
    assert refusal_of(position, RED, "cast Ogre-0 Shockwave") == "G15.1a"
    assert refusal_of(arena("Plains", "Ogre C3, Warlock A1", "Lion D4"), RED, "cast Ogre-0 Quake") == "G15.1a"


@pytest.mark.rule("G15.2a", "G14.1i", "G13.1c")
def test_before_between_and_after_attacks() -> None:
    position = arena("Plains", "Ogre C3, Troll C4, Wraith A1", "Lion D4, Lion F1")
    first = after(position, "Red: cast Wraith-2 Wimps-Vacation\nRed: strike Ogre-0 Lion-3 6 5 | 1 1 1 1 1 1")
    between = after(
        position, "Red: strike Ogre-0 Lion-3 6 5 | 1 1 1 1 1 1\nRed: cast Wraith-2 Wimps-Vacation"
    )
    assert field(first) == field(between)
    last = after(between, "Red: strike Troll-1 Lion-3 8 5 | 1 1 1 1 1 1 1 1")
    assert last.due == (BLACK,)
    attacked = after(
        position,
        """
        Red: strike Ogre-0 Lion-3 6 5 | 1 1 1 1 1 1
        Red: strike Troll-1 Lion-3 8 5 | 1 1 1 1 1 1 1 1
        """,
    )
    # All attacks are made, and yet he is asked: he could cast, or not.
    assert attacked.due == (RED,)
    assert "done" in offers(attacked, RED)
    assert field(after(attacked, "Red: cast Wraith-2 Wimps-Vacation")) == field(last)


@pytest.mark.rule("G15.2a")
def test_not_in_the_opponents_phase() -> None:
    position = arena("Plains", "Ogre C3, Warlock D5", "Priest D4, Lion F1", half=DEFENDER)
    position = after(position, "Black: strike Priest-3 Ogre-0 7 2 | 1 1 1 1 1 1 1\nBlack: done")
    assert (phase(position), position.due) == ("StrikePhase", (RED,))
    assert not spells_offered(position)
    assert refusal_of(position, RED, "cast Warlock-1 Quake") == "G15.2a"
    position = arena("Plains", "Ogre C3, Warlock D5", "Priest D4, Lion F1")
    # Nor with figures of the enemy.
    assert refusal_of(position, RED, "cast Priest-3 Quake") == "G15.2a"
    assert refusal_of(position, RED, "cast Warlock-7 Quake") == "G15.2a"


@pytest.mark.rule("G15.2b", "G15.3c")
def test_beside_the_attack_in_melee_or_not() -> None:
    position = arena("Plains", "Warlock C3, Warlock A1", "Lion D4, Lion F1")
    assert {line.split()[1] for line in offers(position, RED) if line.startswith("cast ")} == {
        "Warlock-0",
        "Warlock-1",
    }
    position = after(position, "Red: cast Warlock-0 Footsore")
    assert "strike Warlock-0 Lion-2 6 3" in offers(position, RED)
    position = arena("Plains", "Warlock C3", "Lion D4, Lion F1")
    position = after(position, "Red: strike Warlock-0 Lion-1 6 3 | 1 1 1 1 1 1")
    assert refusal_of(position, RED, "cast Warlock-0 Footsore") is None


@pytest.mark.rule("G15.2b", "G12.7aq")
def test_who_has_no_life_left_only_attacks() -> None:
    # The Drift takes the Warlock's last life when the phase begins.
    position = arena(
        "Plains", "Ogre A1, Warlock C3:5", "Lion D4, Lion F1", "landing", grounds=((_hex("C3"), "drift"),)
    )
    assert wounds(position) == {"Warlock-1": 6}
    assert not spells_offered(position)
    assert refusal_of(position, RED, "cast Warlock-1 Footsore") == "G15.2b"
    assert offers(position, RED) == ["strike Warlock-1 Lion-2 6 3"]


@pytest.mark.rule("G15.2b")
def test_nor_does_a_creature_without_life_use_its_ability() -> None:
    position = arena(
        "Plains", "Demon C3:8, Ogre A1", "Lion D4, Lion F1", "landing", grounds=((_hex("C3"), "drift"),)
    )
    assert refusal_of(position, RED, "use Demon-0") == "G15.2b"
    assert offers(position, RED) == ["strike Demon-0 Lion-2 9 4"]


@pytest.mark.rule("G15.2c", "G16.2e")
def test_in_the_first_round_only_the_attacker() -> None:
    # The defender has maneuvered first, and yet there was no phase in which he could have cast.
    position = arena("Plains", "Warlock off", "Unicorn F1, Warlock F2", "landing", half=DEFENDER, round=1)
    assert (phase(position), position.due) == ("ManeuverPhase", (RED,))
    edge = next(line for line in offers(position, RED) if line.startswith("maneuver"))
    position = after(position, f"Red: {edge}\nRed: done")
    assert (phase(position), position.due) == ("StrikePhase", (RED,))
    assert field(position).round == 1
    assert spells_offered(position)


@pytest.mark.rule("G15.2d")
def test_a_spell_leaves_the_pool_and_the_game() -> None:
    position = arena("Plains", "Ogre A1, Warlock A2", "Lion F1, Lion F2")
    before = position.state.players[RED].spells
    played = told(position, "Red: cast Warlock-1 Footsore")
    assert keys(played.events)[:2] == ["cast", "footsore"]
    players = played.position.state.players
    assert sorted((*players[RED].spells, "Footsore")) == sorted(before)
    assert players[BLACK].spells == before
    position = arena("Plains", "Warlock A2", "Lion F1", spells=("Quake",))
    assert spells_offered(position) == {"Quake"}
    assert refusal_of(position, RED, "cast Warlock-0 Footsore") == "G15.2d"
    assert refusal_of(position, RED, "cast Warlock-0 Abracadabra") == "G15.2d"


@pytest.mark.rule("G15.2d", "G13.1d")
def test_whom_a_spell_slays_still_strikes_back() -> None:
    position = arena("Plains", "Ogre C3, Warlock A1", "Lion D4:4, Lion F1")
    position = after(position, "Red: cast Warlock-1 Quake | 4 1 1 1 1 1")
    assert wounds(position) == {"Lion-2": 5}
    # The Ogre has nobody left to attack, but the slain Lion strikes back before it goes.
    assert offers(position, BLACK) == ["strike Lion-2 Ogre-0 5 3"]


@pytest.mark.rule("G15.2d")
def test_a_neutral_garrison_does_not_cast() -> None:
    position = arena(
        "Fort", "Ogre C3, Troll A1", "Warlock D4, Lion F1", half=DEFENDER, colours=("Red", "Grey")
    )
    assert position.due == (BLACK,)
    assert not spells_offered(position, BLACK)
    assert refusal_of(position, BLACK, "cast Warlock-3 Quake") == "G15.2d"
    # Its Creatures have their abilities, and whoever plays it decides.
    position = arena("Fort", "Ogre C3", "Unicorn D4, Lion F1", half=DEFENDER, colours=("Red", "Grey"))
    assert any(line.startswith("use Unicorn-2 - ") for line in offers(position, BLACK))


@pytest.mark.rule("G15.3a", "G15.3b", "EX-G15.3-A")
@pytest.mark.parametrize(
    ("caster", "grade"), [("Wraith", 2), ("Priestess", 3), ("Warlock", 4), ("Priest", 4), ("Necromancer", 5)]
)
def test_a_caster_casts_up_to_the_grade_of_its_skill(caster: str, grade: int) -> None:
    position = arena("Plains", f"{caster} A1", "Lion E1, Lion E2")
    if caster == "Necromancer":
        position = after(position, "Red: use Necromancer-0 Lion-1")
    expected = {spell for each, spells in GRADES.items() for spell in spells if each <= grade}
    assert spells_offered(position) == expected
    if grade < 5:
        spell = GRADES[grade + 1][0]
        assert refusal_of(position, RED, f"cast {caster}-0 {spell}") == "G15.3b"


@pytest.mark.rule("G15.3c")
def test_hazards_change_neither_grade_nor_effect() -> None:
    # In Bramble a stranger's skill is lower when it strikes, and one standing wrong has one less.
    brambles = tuple((_hex(label), "bramble") for label in ("C3", "D4"))
    position = arena("Plains", "Warlock C3", "Cyclops D4, Lion F1", grounds=brambles)
    assert "Inferno" in spells_offered(position)
    played = told(position, "Red: cast Warlock-0 Inferno | 2 1 1 3 2 1")
    # Skill 4 against a Cyclops of skill 2 in its Bramble: 2, and against a Lion: 3.
    assert [event.args["number"] for event in played.events if event.key == "spell-roll"] == [2, 3]
    assert wounds(played.position) == {"Cyclops-1": 1, "Lion-2": 1}
    position = arena("Plains", "Warlock C3", "Lion F1, Lion F2", misplaced=1)
    assert "Inferno" in spells_offered(position)


@pytest.mark.rule("G15.4a")
def test_an_army_casts_once_in_a_battle() -> None:
    position = arena("Plains", "Ogre C3, Priest C4", "Priest F1, Lion F2")
    position = after(position, "Red: cast Priest-1 Footsore")
    # There is nothing else to do in this phase, so the maneuvers come.
    assert phase(position) == "ManeuverPhase"
    position = arena("Plains", "Ogre C3, Priest A1, Warlock C4", "Priest D4, Lion F2")
    position = after(position, "Red: cast Warlock-2 Footsore")
    assert refusal_of(position, RED, "cast Warlock-2 Quake") == "G15.4a"
    assert refusal_of(position, RED, "cast Priest-1 Quake") == "G15.4a"
    assert not spells_offered(position)
    # The other army has cast nothing.
    assert field(position).cast == ("Footsore", "")
    position = arena("Plains", "Ogre C3, Warlock C4", "Priest D4", half=DEFENDER, cast=("Footsore", ""))
    assert spells_offered(position, BLACK)


@pytest.mark.rule("G15.4b")
def test_any_spell_in_any_own_phase_or_none() -> None:
    for round in (1, 2, 7):
        position = arena("Plains", "Warlock C3", "Lion F2", round=round)
        assert spells_offered(position) == {spell for grade in (2, 3, 4) for spell in GRADES[grade]} - {
            "Chaos"
        }
        assert "done" in offers(position, RED)


@pytest.mark.rule("G15.4c")
@pytest.mark.parametrize(
    "line",
    [
        "cast Warlock-0 Footsore Lion-1",
        "cast Warlock-0 Quake - A1",
        "cast Warlock-0 Shield Warlock-0 A1",
        "cast Warlock-0 Homeland - - tree",
        "cast Warlock-0 Inferno - - - 3",
        "cast Warlock-0 Teleport Lion-9 A1",
        "cast Warlock-0 Teleport Lion-1 Z9",
    ],
)
def test_what_a_spell_needs_is_said_and_nothing_else(line: str) -> None:
    assert refusal_of(arena("Plains", "Warlock C3", "Lion D4, Lion F1"), RED, line) == "G15.4c"


@pytest.mark.rule("G15.5a")
@pytest.mark.parametrize(
    ("attackers", "defenders"),
    [("Warlock C3, Titan A1", "Lion F1"), ("Warlock C3", "Lion F1, Phantom F2")],
)
def test_nobody_casts_while_a_master_is_there(attackers: str, defenders: str) -> None:
    position = arena("Plains", attackers + ", Unicorn A2", defenders)
    assert not spells_offered(position)
    caster = next(name for name in ("Warlock-1", "Warlock-2") if _is_caster(position, name))
    assert refusal_of(position, RED, f"cast {caster} Quake") == "G15.5a"


@pytest.mark.rule("G15.5b")
def test_when_all_masters_are_slain_spells_are_allowed_from_the_next_phase_on() -> None:
    position = arena("Plains", "Ogre C3, Warlock A1", "Lion F1, Titan D4:5", colours=("Red", "Green"))
    position = after(position, "Red: strike Ogre-0 Titan-3 6 6 | 6 1 1 1 1 1")
    # He is slain, but he stays until the phase ends.
    assert phase(position) == "StrikePhase"
    assert not spells_offered(position)
    position = arena("Plains", "Ogre C3, Warlock A1", "Lion F1, Titan gone", colours=("Red", "Green"))
    assert spells_offered(position)


def _is_caster(position: object, name: str) -> bool:
    return refusal_of(position, RED, f"cast {name} Quake") != "G15.2a"


def _hex(label: str) -> int:
    return HEX[label]


@pytest.mark.rule("G14.1i")
def test_a_long_list_is_given_piece_by_piece() -> None:
    position = arena("Plains", "Deathbringer C3, Giant A3, Unicorn A1, Warlock C4", "Lion D4, Troll F1:5")
    first = position.step.first_picks(position, RED)
    assert first is not None
    assert [(pick.kind, pick.id) for pick in first if pick.kind == "button"] == [
        ("button", "cast"),
        ("button", "use"),
    ]
    whole = position.step.legal(position, RED)
    parts = [action for pick in first for action in position.step.continuing(position, RED, pick)]
    assert sorted(map(str, parts)) == sorted(map(str, whole))
    # Without a caster it is short.
    position = arena("Plains", "Deathbringer C3, Giant A3, Unicorn A1", "Lion D4, Troll F1:5")
    assert position.step.first_picks(position, RED) is None
