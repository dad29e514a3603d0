"""What the greedy bot does on the Masterboard."""

from __future__ import annotations

from typing import Any

import msgspec

from hexenkessel.games.titan.actions import Propose
from hexenkessel.games.titan.battle.newcomers import Reinforcement, Summoning
from hexenkessel.games.titan.engagement import Negotiation
from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.march import MovementPhase
from hexenkessel.games.titan.muster import MusterPhase
from hexenkessel.games.titan.organisation import OrganisationPhase
from hexenkessel.games.titan.spoils import Spoils
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER
from tests.bots.seats import greedy_says
from tests.titan.table import BLUE, RED, battle, table

PLAINS, WOODS, HILLS, DESERT, MOUNTAINS = 101, 39, 37, 7, 1000

HOST = "Angel Cyclops Cyclops Gorgon Gorgon Troll Troll"


# Setting up and splitting


def test_the_titan_starts_beside_a_pair_in_either_legion() -> None:
    position = GAME.begin(GAME.setup(2, DiceParts("opening"))).position
    lords = set()
    for seed in range(12):
        verb, _, first = greedy_says(position, RED, seed).partition(" ")
        assert verb == "divide"
        characters = first.split(",")
        in_titans = 2 if "Titan" in characters else 0
        assert characters.count("Gargoyle") == in_titans
        lords |= {"Titan", "Angel"}.intersection(characters)
    assert lords == {"Titan", "Angel"}


def organise(stack: str) -> str:
    return greedy_says(table({"Red1": f"{PLAINS} {stack}"}, OrganisationPhase(RED)), RED)


def test_a_full_legion_sends_its_weakest_pair_off() -> None:
    assert organise("Centaur Centaur Lion Lion Ranger Titan Troll") == "split Red1 Centaur,Centaur"


def test_a_legion_with_room_stays_together() -> None:
    assert organise("Centaur Centaur Lion Lion Titan") == "roll"


def test_a_titan_keeps_its_guard_while_a_strong_enemy_is_near() -> None:
    guarded = {"Red1": f"{PLAINS} Gargoyle Gargoyle Cyclops Cyclops Gorgon Titan Troll"}
    alone = table(guarded, OrganisationPhase(RED))
    assert greedy_says(alone, RED).startswith("split")
    # From 103 the plains are reached with any roll but a one.
    threatened = table({**guarded, "Blue1": "103 Cyclops Cyclops Cyclops Troll Lion"}, OrganisationPhase(RED))
    assert greedy_says(threatened, RED) == "roll"


# Marching


def march(legions: dict[str, str], roll: int, **more: Any) -> str:
    return greedy_says(table(legions, MovementPhase(RED, roll=roll), **more), RED)


def test_a_legion_goes_where_it_can_muster() -> None:
    # From 1 with a one: Woods or Mountains; Lions find Minotaurs in the Mountains.
    assert march({"Red1": "1 Lion Lion"}, 1).startswith("move Red1 1000")
    assert march({"Red1": "1 Centaur Centaur Centaur"}, 1).startswith("move Red1 2 ")


def test_prey_is_attacked() -> None:
    legions = {"Red1": f"1 {HOST}", "Blue1": "2 Centaur Ogre"}
    assert march(legions, 1).startswith("move Red1 2 ")


def test_nobody_runs_into_a_stronger_legion_if_he_can_help_it() -> None:
    legions = {"Red1": "1 Centaur Centaur Lion", "Blue1": f"2 {HOST}"}
    assert march(legions, 1).startswith("move Red1 1000")


def test_a_titan_begins_no_doubtful_fight() -> None:
    legions = {"Red1": "1 Lion Lion Lion Titan", "Blue1": "2 Lion Lion Lion Troll"}
    assert march(legions, 1).startswith("move Red1 1000")


def test_a_titan_begins_a_fight_that_is_won() -> None:
    legions = {"Red1": f"1 Titan {HOST[6:]}", "Blue1": "2 Centaur Centaur"}
    assert march(legions, 1).startswith("move Red1 2 ")


def test_a_titan_moves_out_of_reach() -> None:
    # Blue1 in 2 is next to 7, but far behind 1000, which only leads on from 1.
    legions = {"Red1": "1 Ogre Ogre Titan", "Blue1": f"42 {HOST}", "Red2": "118 Ogre Ogre"}
    # Blue comes from 42 over 1 into the Woods and beyond, not into the Mountains.
    assert march(legions, 1).startswith("move Red1 1000")


def test_a_poor_first_roll_is_rolled_again() -> None:
    legions = {"Red1": "100 Centaur Gargoyle Gargoyle Titan", "Red2": "100 Angel Centaur Ogre Ogre"}
    answers = {
        roll: greedy_says(table(legions, MovementPhase(RED, roll=roll, may_reroll=True), turns=1), RED)
        for roll in range(1, 7)
    }
    assert 1 <= [answer for answer in answers.values()].count("reroll") <= 4
    # With a one there are Brush, Marsh and Plains, which have something for everybody.
    assert answers[1] != "reroll"


# Engagements


def negotiation(red: str, blue: str, land: int = PLAINS, **more: Any) -> Any:
    legions = {"Red1": f"{land} {red}", "Blue1": f"{land} {blue}"}
    return table(legions, Negotiation(land, "Red1", "Blue1", DEFENDER, **more), moved={"Red1": 1})


def test_a_hopeless_legion_flees_if_it_may() -> None:
    assert greedy_says(negotiation(HOST, "Centaur Centaur"), BLUE) == "flee"
    assert greedy_says(negotiation(HOST, "Angel Centaur"), BLUE) == "stand"


def test_a_stronger_legion_stands() -> None:
    assert greedy_says(negotiation("Centaur Centaur", HOST[6:]), BLUE) == "stand"


def offered(position: Any, speaker: int, offer: Propose) -> Any:
    step = msgspec.structs.replace(
        position.steps[-1], speaker=speaker, flight_declined=True, offer=offer, has_offer=True, proposals=1
    )
    return msgspec.structs.replace(position, steps=(*position.steps[:-1], step))


def test_an_agreement_must_be_better_than_the_fight() -> None:
    position = negotiation("Lion Lion Lion", "Troll Troll Troll")
    cheap = Propose("attacker", ("Lion", "Lion", "Lion"))
    assert greedy_says(offered(position, ATTACKER, cheap), RED) == "accept"
    assert greedy_says(offered(position, ATTACKER, Propose("defender", ("Troll",))), RED) == "fight"


def test_no_agreement_gives_up_the_titan() -> None:
    position = negotiation("Lion Titan", "Lion Lion Lion Lion")
    assert greedy_says(offered(position, ATTACKER, Propose("nobody")), RED) == "fight"


def test_the_surest_victory_comes_first() -> None:
    legions = {
        "Red1": f"{PLAINS} {HOST}",
        "Blue1": f"{PLAINS} Centaur Centaur",
        "Red2": f"{WOODS} Lion Lion",
        "Blue2": f"{WOODS} Lion Lion",
    }
    assert greedy_says(table(legions, moved={"Red1": 1, "Red2": 1}), RED) == f"engage {PLAINS}"


# Taking in


def test_the_better_recruit_is_mustered() -> None:
    position = table({"Red1": f"{MOUNTAINS} Lion Lion"}, MusterPhase(RED), moved={"Red1": 1})
    assert greedy_says(position, RED) == "muster Red1 Minotaur Lion,Lion"


def test_what_is_known_anyway_is_shown() -> None:
    position = table({"Red1": "8 Ogre Ogre Troll"}, MusterPhase(RED), moved={"Red1": 1})
    assert greedy_says(position, RED) == "muster Red1 Troll Troll"


def test_a_third_of_a_kind_counts_where_it_opens_the_way() -> None:
    # Two Centaurs in the Woods: the third one brings Warbears in reach, and there is nobody better.
    position = table({"Red1": f"{WOODS} Centaur Centaur"}, MusterPhase(RED), moved={"Red1": 1})
    assert greedy_says(position, RED) == "muster Red1 Centaur Centaur"


def test_an_archangel_is_taken_rather_than_an_angel() -> None:
    spoils = Spoils(RED, "Red1", multiples=(500,))
    assert greedy_says(table({"Red1": f"{PLAINS} Lion Lion"}, spoils), RED) == "acquire Archangel"


def fought(step: Any, side: int, **legions: str) -> Any:
    return battle(
        {"Red1": f"{PLAINS} Ogre Ogre Ogre", "Blue1": f"{PLAINS} Lion Lion Lion Lion", **legions},
        PLAINS,
        {"Ogre-0": "F1", "Ogre-1": "F2", "Ogre-2": "F3", "Lion-3": "A1", "Lion-4": "A2", "Lion-5": "A3"},
        (step, side),
        round=4,
        half=side,
        part="maneuver",
    )


def test_an_angel_is_summoned_into_a_hard_battle() -> None:
    position = fought(Summoning, ATTACKER, Red2="118 Angel Centaur Centaur")
    assert greedy_says(position, RED) == "summon Red2 Angel"


def test_the_titans_own_angel_stays_with_it() -> None:
    position = fought(Summoning, ATTACKER, Red2="118 Angel Centaur Titan")
    assert greedy_says(position, RED) == "done"


def test_a_reinforcement_is_always_called() -> None:
    position = fought(Reinforcement, DEFENDER)
    assert greedy_says(position, BLUE).startswith("muster Blue1 Ranger")
