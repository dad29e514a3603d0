"""Chapter 1: who plays, how a game is won, and what the two levels of play have to do with each other."""

from __future__ import annotations

import pytest

from hexenkessel.games.titan.board import LANDS
from hexenkessel.games.titan.engagement import EngagementPhase
from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.march import MovementPhase
from hexenkessel.games.titan.organisation import OrganisationPhase
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.game import BadSetup
from tests.titan.table import (
    BLUE,
    GOLD,
    RED,
    LoadedDice,
    after,
    contents,
    offers,
    refusal_of,
    settled,
    table,
)


@pytest.mark.rule("T1.1a")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(seats: int) -> None:
    begun = GAME.begin(GAME.setup(seats, DiceParts("a game"))).position
    assert begun.due == tuple(range(seats))


@pytest.mark.rule("T1.1a")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_one_is_too_few_and_seven_are_too_many(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(seats, DiceParts("no game"))


@pytest.mark.rule("T1.1b")
def test_everybody_has_one_titan_and_there_are_no_others() -> None:
    position = GAME.begin(GAME.setup(4, DiceParts("titans"))).position
    for seat in range(4):
        position = after(position, f"{('Red', 'Blue', 'Gold', 'Green')[seat]}: {offers(position, seat)[0]}")
    world = position.state
    for seat in range(4):
        mine = [name for _, legion in world.legions_of(seat) for name in legion.characters]
        assert mine.count("Titan") == 1
    assert "Titan" not in world.stacks


@pytest.mark.rule("T1.1c")
def test_who_loses_the_titan_is_out_and_his_whole_force_leaves_the_board() -> None:
    met = table(
        {"Red1": "8 Troll Troll", "Blue1": "8 Titan Ogre", "Blue2": "20 Lion Lion", "Gold1": "30 Titan Lion"},
        moved={"Red1": 3},
        seats=3,
    )
    position = after(met, "Blue: stand", "Blue: concede")
    assert not position.state.is_alive(BLUE)
    assert position.state.legions_of(BLUE) == []
    assert position.outcome is None
    assert position.state.survivors == [RED, GOLD]


@pytest.mark.rule("T1.1d")
def test_the_owner_of_the_only_titan_left_wins() -> None:
    met = table({"Red1": "8 Troll Troll", "Blue1": "8 Titan Ogre"}, moved={"Red1": 3})
    outcome = after(met, "Blue: stand", "Blue: concede").outcome
    assert outcome.winners == (RED,)
    assert outcome.places == (1, 2)


@pytest.mark.rule("T1.1d")
def test_when_the_last_two_titans_go_together_the_game_is_a_draw() -> None:
    met = table({"Red1": "8 Titan Troll", "Blue1": "8 Titan Ogre"}, moved={"Red1": 3})
    outcome = after(met, "Blue: propose nobody", "Red: accept").outcome
    assert outcome.winners == (RED, BLUE)
    assert outcome.is_shared


@pytest.mark.rule("T1.1d")
def test_places_follow_the_order_in_which_the_titans_fell() -> None:
    met = table(
        {"Red1": "8 Troll Troll", "Blue1": "8 Titan Ogre", "Red2": "22 Troll", "Gold1": "22 Titan Lion"},
        moved={"Red1": 3, "Red2": 3},
        seats=3,
    )
    position = after(met, "Red: engage 8", "Blue: stand", "Blue: concede")
    outcome = after(position, "Gold: stand", "Gold: concede").outcome
    assert outcome.winners == (RED,)


@pytest.mark.rule("T1.2a")
def test_while_a_battle_lasts_nothing_happens_on_the_masterboard() -> None:
    met = table(
        {"Red1": "8 Troll Troll", "Red2": "20 Ogre Ogre Ogre Ogre", "Blue1": "8 Ogre"}, moved={"Red1": 3}
    )
    battle = after(met, "Blue: stand", "Red: fight")
    assert battle.state.battle is not None
    assert battle.due == (BLUE,)
    for line in ("roll", "move Red2 21 5", "teleport Red2 Angel 21"):
        assert refusal_of(battle, BLUE, line) == "T6.0b"


@pytest.mark.rule("T1.2b")
def test_entering_a_land_with_an_enemy_legion_locks_both_in_an_engagement() -> None:
    before = table({"Red1": "8 Troll Troll", "Blue1": "9 Ogre Ogre"}, MovementPhase(RED, roll=1))
    assert before.state.engaged_lands() == []
    line = next(line for line in offers(before, RED) if line.startswith("move Red1 9 "))
    met = after(before, f"Red: {line}", "Red: done")
    assert met.state.engaged_lands() == [9]
    assert {marker for marker, _ in met.state.legions_in(9)} == {"Red1", "Blue1"}
    assert met.due == (BLUE,)


@pytest.mark.rule("T1.2c")
def test_whatever_is_agreed_at_least_one_of_the_legions_is_gone() -> None:
    met = settled(table({"Red1": "8 Ogre Troll Lion", "Blue1": "8 Ogre Ogre Lion"}, moved={"Red1": 3}))
    proposals = [line for line in offers(met, BLUE) if line.startswith("propose")]
    assert proposals
    for proposal in proposals:
        agreed = after(met, f"Blue: {proposal}", "Red: accept")
        assert len(agreed.state.legions_in(8)) <= 1


@pytest.mark.rule("T1.2c")
def test_words_alone_do_not_end_an_engagement() -> None:
    met = table({"Red1": "8 Ogre Troll", "Blue1": "8 Ogre Lion"}, moved={"Red1": 3})
    talked = after(met, "Blue: propose nobody", "Red: propose attacker Troll", "Blue: propose defender Lion")
    assert talked.state.engaged_lands() == [8]
    fought = after(talked, "Red: fight")
    assert fought.state.battle is not None
    assert fought.state.engaged_lands() == [8]


@pytest.mark.rule("T1.2d")
@pytest.mark.parametrize("land", [1, 2, 3, 4, 5, 7, 8, 14, 100, 1000, 2000])
def test_a_battle_is_fought_on_the_map_of_the_land(land: int) -> None:
    met = table({"Red1": f"{land} Ogre Troll", "Blue1": f"{land} Ogre Lion"}, moved={"Red1": 3})
    battle = after(met, "Blue: stand", "Red: fight")
    assert battle.state.battle.terrain == LANDS[land].terrain


@pytest.mark.rule("T1.3a")
def test_in_a_turn_a_player_moves_fights_and_musters_and_then_it_is_the_next_players_turn() -> None:
    before = table(
        {"Red1": "7 Titan Ogre Ogre Troll", "Red2": "14 Lion Lion Lion", "Blue1": "8 Ogre Ogre"},
        OrganisationPhase(RED),
    )
    rolled = after(before, "Red: roll", dice=LoadedDice(1))
    assert isinstance(rolled.step, MovementPhase)
    moves = offers(rolled, RED)
    onto_blue = next(line for line in moves if line.startswith("move Red1 8 "))
    met = after(rolled, f"Red: {onto_blue}", "Red: done")
    assert any(isinstance(step, EngagementPhase) for step in met.steps)
    won = after(met, "Blue: flee")
    assert offers(won, RED)[-1] == "done"
    mustered = after(won, "Red: muster Red1 Troll Ogre,Ogre")
    assert contents(mustered, "Red1") == "Ogre Ogre Titan Troll Troll"
    assert mustered.due == (BLUE,)
    assert mustered.state.active == BLUE
