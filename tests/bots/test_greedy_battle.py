"""What the greedy bot does in battle."""

from __future__ import annotations

from typing import Any

import msgspec

from hexenkessel.games.titan.battle.battle import start_battle
from hexenkessel.games.titan.battle.fight import Fight
from hexenkessel.games.titan.battle.maneuvers import ManeuverPhase
from hexenkessel.games.titan.battle.strikes import CarryChoice, StrikePhase
from hexenkessel.games.titan.battle.terrain import ENTRIES, TERRAINS
from hexenkessel.games.titan.bot.worth import VALUES
from hexenkessel.games.titan.characters import KINDS
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER, HEX, distance
from hexenkessel.legions.battle.masks import members
from hexenkessel.legions.tactics.maneuvering import Maneuvers
from tests.bots.seats import greedy_says
from tests.titan.table import BLUE, RED, battle

PLAINS = 101


def strike(legions: dict[str, str], places: dict[str, str], **more: Any) -> str:
    return greedy_says(battle(legions, PLAINS, places, (StrikePhase, ATTACKER), **more), RED)


def test_a_strike_goes_where_it_slays() -> None:
    legions = {"Red1": f"{PLAINS} Ogre Ogre", "Blue1": f"{PLAINS} Lion Lion"}
    places = {"Ogre-0": "C3", "Ogre-1": "A3", "Lion-2": "C2", "Lion-3": "C4"}
    assert strike(legions, places, hits={"Lion-3": 4}).startswith("strike Ogre-0 Lion-3")
    assert strike(legions, places, hits={"Lion-2": 4}).startswith("strike Ogre-0 Lion-2")


def test_a_titan_within_reach_is_struck_before_anybody_else() -> None:
    legions = {"Red1": f"{PLAINS} Angel Ogre", "Blue1": f"{PLAINS} Lion Titan"}
    places = {"Angel-0": "C3", "Ogre-1": "A3", "Lion-2": "C2", "Titan-3": "C4"}
    assert strike(legions, places).startswith("strike Angel-0 Titan-3")


def test_who_has_no_choice_strikes_first() -> None:
    legions = {"Red1": f"{PLAINS} Ogre Troll", "Blue1": f"{PLAINS} Lion Lion"}
    # The Ogre can strike either Lion, the Troll only one.
    places = {"Ogre-0": "C3", "Troll-1": "B4", "Lion-2": "C2", "Lion-3": "C4"}
    assert strike(legions, places).startswith("strike Troll-1 Lion-3")


def test_hits_left_over_go_where_they_slay() -> None:
    legions = {"Red1": f"{PLAINS} Angel", "Blue1": f"{PLAINS} Centaur Lion Lion"}
    places = {"Angel-0": "C3", "Centaur-1": "C2", "Lion-2": "C4", "Lion-3": "B3"}
    position = battle(legions, PLAINS, places, (StrikePhase, ATTACKER), hits={"Centaur-1": 3, "Lion-3": 3})
    carry = CarryChoice(PLAINS, "Red1", "Blue1", ATTACKER, 0, 1, 6, 4, 2)
    position = msgspec.structs.replace(position, steps=(*position.steps, carry))
    assert greedy_says(position, RED) == "carry Lion-3"


def test_a_rangestrike_is_never_let_pass() -> None:
    legions = {"Red1": f"{PLAINS} Ranger", "Blue1": f"{PLAINS} Ogre"}
    assert strike(legions, {"Ranger-0": "C2", "Ogre-1": "C4"}) == "rangestrike Ranger-0 Ogre-1"


def test_as_many_enter_as_the_edge_lets_in() -> None:
    slow = ["Cyclops", "Cyclops", "Ogre", "Ogre", "Serpent", "Titan", "Troll"]
    for terrain in TERRAINS:
        for entry in (3,) if terrain == "Tower" else ENTRIES:
            for side in (ATTACKER, DEFENDER):
                armies = (slow, ["Lion"]) if side == ATTACKER else (["Lion"], slow)
                fight = Fight(start_battle(terrain, entry, *armies, (8, 8)))
                fight.half = side
                room = 0
                for unit in members(fight.living(side)):
                    room |= 0 if KINDS[fight.kinds[unit]] == "Titan" else fight.reach(unit)
                for unit, hex in Maneuvers(fight, VALUES).plan():
                    assert fight.reach(unit) >> hex & 1
                    fight.maneuver(unit, hex)
                absent = [KINDS[fight.kinds[unit]] for unit in fight.eliminate_absent(side)]
                assert len(absent) <= max(0, 6 - room.bit_count()) + 1, (terrain, entry, side)
                assert "Titan" not in absent


def test_a_titan_keeps_away_from_enemies_that_others_can_fight() -> None:
    legions = {"Red1": f"{PLAINS} Lion Lion Titan", "Blue1": f"{PLAINS} Troll Troll"}
    places = {"Lion-0": "B2", "Lion-1": "C3", "Titan-2": "C2", "Troll-3": "D5", "Troll-4": "C5"}
    position: Any = battle(legions, PLAINS, places, (ManeuverPhase, ATTACKER), part="landing")
    fight = Fight(position.state.battle)
    for unit, hex in Maneuvers(fight, VALUES).plan():
        fight.maneuver(unit, hex)
    assert not fight.is_engaged(2)


def test_an_attacker_closes_in() -> None:
    legions = {"Red1": f"{PLAINS} Lion Lion Lion", "Blue1": f"{PLAINS} Centaur"}
    places = {"Lion-0": "A1", "Lion-1": "B1", "Lion-2": "C1", "Centaur-3": "D6"}
    position: Any = battle(legions, PLAINS, places, (ManeuverPhase, ATTACKER), part="landing")
    fight = Fight(position.state.battle)
    before = [distance(fight.hexes[unit], HEX["D6"]) for unit in range(3)]
    for unit, hex in Maneuvers(fight, VALUES).plan():
        fight.maneuver(unit, hex)
    assert all(distance(fight.hexes[unit], HEX["D6"]) < before[unit] for unit in range(3))


def test_the_bot_says_done_when_its_plan_is_carried_out() -> None:
    legions = {"Red1": f"{PLAINS} Lion", "Blue1": f"{PLAINS} Lion"}
    # In contact nobody can move.
    places = {"Lion-0": "C3", "Lion-1": "C4"}
    position = battle(legions, PLAINS, places, (ManeuverPhase, DEFENDER), half=DEFENDER, part="landing")
    assert greedy_says(position, BLUE) == "done"
