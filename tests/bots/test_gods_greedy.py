"""What the greedy bot of Gods of Titan does: on the board, in talks, in battle, and over whole games."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from hexenkessel.bots.match import Result
from hexenkessel.games.gods.actions import MakeOffer
from hexenkessel.games.gods.battle.battle import Troop
from hexenkessel.games.gods.bot.conquests import Conquests
from hexenkessel.games.gods.bot.forecast import forecast
from hexenkessel.games.gods.bot.greedy import Greedy
from hexenkessel.games.gods.bot.outlook import Outlook
from hexenkessel.games.gods.bot.roads import fields_ahead, turns_to
from hexenkessel.games.gods.bot.scouting import guess
from hexenkessel.games.gods.bot.temper import TEMPER
from hexenkessel.games.gods.bot.worth import WORTH, battle_values
from hexenkessel.games.gods.combats.phase import CombatPhase
from hexenkessel.games.gods.darklord.darktitan import DarkTitanAppears
from hexenkessel.games.gods.equipment.figures import KINDS
from hexenkessel.games.gods.game import GAME
from hexenkessel.games.gods.movement.passages import Passage
from hexenkessel.games.gods.movement.phase import MovementPhase
from hexenkessel.games.gods.recruitment.phase import RecruitmentPhase
from hexenkessel.kernel.gate import _apply, check, decision
from tests.bots.seats import game_of, moments
from tests.gods.combats import clash
from tests.gods.marching import marching
from tests.gods.table import BLACK, BLUE, GRAMMAR, GREEN, RED, after, settled, table

DESERT = "D0.7"
NEAR_THE_DESERT = "D0.5"
STRONG = "Demon Demon Helldancer Helldancer Wraith Wraith"


def says(position: Any, seat: int, seed: int = 1) -> str:
    """The line with which the bot in this seat answers."""
    position = settled(position)
    return GRAMMAR.write(Greedy(seed).choose(GAME.view(position, seat), decision(position, seat)))


def orders(position: Any, seat: int) -> list[str]:
    """All that the bot does in a movement phase."""
    bot = Greedy(1)
    said = []
    while isinstance(position.steps[-1], MovementPhase) and position.due == (seat,):
        action = bot.choose(GAME.view(position, seat), decision(position, seat))
        said.append(GRAMMAR.write(action))
        position = _apply(position, seat, action).position
    return said


def goes_to(position: Any, seat: int, marker: str) -> str:
    """Where it sends this army; nowhere is empty."""
    lines = [line.split() for line in orders(position, seat)]
    return next((words[2] for words in lines if words[:2] == ["move", marker]), "")


# The Darklord


def test_the_darklord_falls_upon_an_element_he_can_beat() -> None:
    armies = {"Black1": f"{NEAR_THE_DESERT} {STRONG}", "Red1": f"{DESERT} Golem Ogre Ogre"}
    assert goes_to(marching(armies, BLACK), BLACK, "Black1") == DESERT


def test_he_does_not_throw_armies_away() -> None:
    armies = {
        "Black1": f"{NEAR_THE_DESERT} Headcracker Headcracker",
        "Red1": f"{DESERT} Golem Hydra Hydra Dragon Dragon",
    }
    # He may look, which brings his army into the Dungeon, but only once in a phase.
    assert goes_to(marching(armies, BLACK, world={"spied": True}), BLACK, "Black1") != DESERT


def test_a_spy_does_not_attack_whom_he_cannot_beat() -> None:
    armies = {
        "Black1": f"{NEAR_THE_DESERT} Headcracker Headcracker",
        "Red1": f"{DESERT} Golem Hydra Hydra Dragon Dragon",
    }
    position = after(marching(armies, BLACK, hidden=(RED,)), f"Black: move Black1 {DESERT} 2 3")
    if position.due == (RED,):
        position = after(position, "Red: done")
    assert says(position, BLACK) == "spy"


def test_his_phantom_waits_behind_his_gates() -> None:
    assert goes_to(marching({"Black1": "DT0 Phantom Headcracker Lich"}, BLACK), BLACK, "Black1") == "Dungeon"


def test_he_lets_nobody_pass_in_the_war_and_everybody_under_the_pact() -> None:
    for round, answer in ((5, "grant"), (11, "deny")):
        asked = Passage(RED, "Red1", "Dungeon", 0, 2, ("B0.0", "DT0", "Dungeon"), ((BLACK, ("DT0",)),))
        position = table({"Red1": "B0.0 Ogre Ogre"}, MovementPhase(RED), asked, round=round)
        assert says(position, BLACK) == answer


def test_a_strong_dark_titan_storms_the_city_and_a_weak_one_does_not() -> None:
    titans = {"Red1": f"{DESERT} Lion Lion Gorgon Gorgon Warbear Warbear"}
    more = {"dark_titan": True, "towers": {"CT0": "Black"}}
    strong = {"Black1": "CT0 Dark-Titan Demon Demon Balrog Balrog Nightmare Nightmare Priest", **titans}
    assert goes_to(marching(strong, BLACK, **more), BLACK, "Black1") == "City"
    weak = {"Black1": "CT0 Dark-Titan Lich Lich", **titans}
    assert goes_to(marching(weak, BLACK, **more), BLACK, "Black1") != "City"


def test_a_storm_is_the_less_likely_to_succeed_the_more_can_be_lent() -> None:
    def chance(guards: str) -> float:
        armies = {"Black1": "CT0 Dark-Titan Demon Demon Wraith Wraith", "Red1": f"{DESERT} {guards}"}
        position = marching(armies, BLACK, dark_titan=True)
        outlook = Outlook(GAME.view(position, BLACK), BLACK, TEMPER)
        return Conquests(outlook).storm_chance(("Dark-Titan", "Demon", "Demon", "Wraith", "Wraith"))

    assert 0.0 < chance("Hydra Hydra Dragon Dragon Giant Giant") < chance("Ogre Ogre") < 1.0


def test_the_dark_titan_appears_where_no_executer_can_come() -> None:
    """G23.7i: as soon as he is there, an army with a Titan may attack him, too."""
    armies = {
        "Black1": f"{DESERT} Phantom Demon Demon Helldancer",
        "Black2": "Dungeon Demon Helldancer Helldancer",
        "Red1": f"{NEAR_THE_DESERT} Titan Executer Colossus Colossus Dragon Dragon",
    }
    elements = {"destroyed_elements": ("Asher", "Golem", "Zephyra")}
    position = table(armies, DarkTitanAppears(), active=BLACK, world=elements, revealed=(RED,))
    assert says(position, BLACK) == "place Black2"


# Titan players


def test_an_element_keeps_away_from_strong_black_armies() -> None:
    armies = {"Red1": f"{NEAR_THE_DESERT} Golem Ogre Ogre", "Black1": f"{DESERT} {STRONG}"}
    position = marching(armies, RED)
    goal = goes_to(position, RED, "Red1")
    assert goal not in ("", DESERT)
    assert goal not in fields_ahead(DESERT)


def test_the_best_recruit_is_taken() -> None:
    moved = {"Red1": {"moved": True, "distance": 4}}
    position = table({"Red1": f"{DESERT} Lion Lion Griffon Griffon"}, RecruitmentPhase(RED), but=moved)
    assert says(position, RED) == "recruit Red1 Hydra Griffon,Griffon"


def test_a_hopeless_army_flees_and_an_even_one_stands() -> None:
    assert says(clash("Hydra Hydra Dragon Dragon Giant", "Ogre Ogre"), GREEN) == "flee"
    assert says(clash("Ogre Ogre Lion", "Ogre Ogre Lion"), GREEN) == "stand"


def test_gems_are_taken_for_a_spell_that_nobody_could_cast() -> None:
    position: Any = table({"Red1": f"{DESERT} Ogre Ogre"}, MovementPhase(RED), gems=(0, 100, 0, 0))
    offer = MakeOffer(RED, gems=60, for_goods=("Inferno",))
    position = _apply(settled(position), GREEN, offer).position
    assert says(position, RED) == f"take-offer {GREEN}"


def test_a_full_army_sends_some_off_in_peace() -> None:
    armies = {"Red1": f"{DESERT} Centaur Centaur Gargoyle Gargoyle Lion Lion Lion"}
    lines = orders(marching(armies, RED, round=5), RED)
    assert any(line.startswith("split Red1") for line in lines)


# What it makes of the table


def test_what_is_known_of_an_army_is_not_guessed() -> None:
    armies = {"Red1": f"{DESERT} Golem Ogre Ogre", "Black1": "B0.1 Phantom Lich"}
    view = GAME.view(marching(armies, BLACK), BLACK)
    found = guess(view, "Red1", view.armies["Red1"])
    assert found.figures == ("Golem", "Ogre", "Ogre")
    assert (found.element, found.master) == (1.0, 0.0)


def test_an_element_that_may_be_anywhere_is_more_likely_in_a_big_army() -> None:
    armies = {"Red1": f"{DESERT} Golem Ogre Ogre Lion Lion", "Red2": "D1.7 Centaur Centaur"}
    position = marching(armies, BLACK, hidden=(RED,))
    view = GAME.view(position, BLACK)
    big, small = (guess(view, marker, view.armies[marker]).element for marker in ("Red1", "Red2"))
    assert 0.0 < small < big < 1.0


def test_forecasts_are_for_the_stronger() -> None:
    few, many = Troop(("Lion", "Lion"), RED), Troop(("Lion",) * 6, BLUE)
    assert forecast(few, many, "Plains").win < 0.1
    assert forecast(many, few, "Plains").win > 0.9


def test_to_the_darklord_an_element_is_what_a_battle_is_about() -> None:
    element = KINDS.index("Golem")
    mine, his = (battle_values(phantoms=True, is_black=black).prizes[element] for black in (True, False))
    assert mine > his == WORTH["Golem"]


def test_turns_are_counted_along_the_roads() -> None:
    turns = turns_to(DESERT)
    assert (turns[DESERT], turns[NEAR_THE_DESERT]) == (0, 1)
    assert max(turns.values()) >= 2


# Battles and games


def test_a_storm_is_fought_to_its_end() -> None:
    armies = {
        "Black1": "City Dark-Titan Demon Demon Balrog Balrog Nightmare Nightmare",
        "Red1": f"{DESERT} Ogre",
    }
    position = settled(table(armies, CombatPhase(BLACK), active=BLACK, dark_titan=True))
    bots = [Greedy(seat) for seat in range(4)]
    for _ in range(400):
        if not position.due or position.state.players[BLACK].fallen:
            break
        seat = position.due[0]
        action = bots[seat].choose(GAME.view(position, seat), decision(position, seat))
        position = _apply(position, seat, action).position
    assert position.outcome is not None
    assert position.outcome.reason == "god-destroyed"


def short_game(seed: int, *bots: str) -> Result:
    return game_of(GAME, seed, bots, rounds=16)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_short_game_comes_to_its_end(seats: int) -> None:
    result = short_game(seats, *("greedy",) * seats)
    assert result.outcome is not None
    assert max(result.seconds_per_decision(seat) for seat in range(seats)) < 0.05


def test_equal_seeds_play_the_same_game_whatever_was_played_before() -> None:
    first = short_game(3, "greedy", "greedy", "greedy", "greedy")
    short_game(4, "greedy", "greedy", "greedy")
    assert short_game(3, "greedy", "greedy", "greedy", "greedy").actions == first.actions


@pytest.mark.parametrize("seat", range(4))
def test_greedy_beats_random_in_every_seat(seat: int) -> None:
    bots = ["greedy" if other == seat else "random" for other in range(4)]
    outcome = short_game(seat, *bots).outcome
    assert outcome is not None
    assert outcome.winners == (seat,)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_bots_end_their_war_in_time(seats: int) -> None:
    for seed in range(3):
        result = game_of(GAME, seed, ("greedy",) * seats, rounds=60)
        assert result.outcome is not None


def test_a_bot_can_take_over_in_the_middle_of_anything() -> None:
    everybody = Greedy(8)
    for position, seat in islice(moments(GAME, 4, 4), 0, 1500, 5):
        asked = decision(position, seat)
        for bot in (Greedy(9), everybody):
            choice = bot.choose(GAME.view(position, seat), asked)
            # An offer is never listed: there are too many.
            assert choice in asked.actions or check(position, seat, choice) is None


def test_a_choice_does_not_depend_on_what_the_seat_cannot_know() -> None:
    """The same question in a world that differs only in its secrets gets the same answer."""
    rng = random.Random(5)
    for position, seat in islice(moments(GAME, 3, 4), 0, 1500, 11):
        other = GAME.sample(GAME.view(position, seat), rng)
        answers = [
            Greedy(1).choose(GAME.view(world, seat), decision(world, seat)) for world in (position, other)
        ]
        assert answers[0] == answers[1]
