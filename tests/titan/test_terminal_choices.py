"""Titan as text: what a player sees and hears when he is asked."""

from typing import Any

import pytest

from hexenkessel.cli.menu import Choice, Menu
from hexenkessel.games.titan.actions import Move
from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.march import MovementPhase
from hexenkessel.games.titan.muster import MusterPhase
from hexenkessel.games.titan.organisation import OrganisationPhase
from hexenkessel.kernel.event import events_for
from hexenkessel.kernel.gate import check, decision
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER
from tests.titan.battle.play import arena, told
from tests.titan.table import BLUE, GOLD, RED, LoadedDice, after, refusal_of, say, settled, table

SHOWS = GAME.presentation

LEGIONS = {"Red1": "8 Titan Lion Ogre", "Blue1": "8 Ogre Ogre Troll", "Red2": "20 Angel Lion"}


def met(**more: Any) -> Any:
    """Red has moved into Blue's land; Gold looks on."""
    return settled(table(LEGIONS, moved={"Red1": 3}, seats=3, hidden=(RED, BLUE), **more))


def shown(position: Any, seat: int) -> list[str]:
    """The labels of the choices as the terminal lists them."""
    asked, view = decision(position, seat), GAME.view(position, seat)
    return [choice.label for choice in Menu(_choice(view, action) for action in asked.actions).choices]


def _choice(view: Any, action: Any) -> Choice:
    return Choice(action, GAME.grammar.write(action), meaning_of(view, action), SHOWS.rank(view, action))


def meaning_of(view: Any, action: Any) -> str:
    meaning = SHOWS.describe(view, action)
    return GAME.messages().say(meaning.key, meaning.args) if meaning else ""


# What is drawn


@pytest.mark.rule("T9.1a", "T9.1b")
def test_two_legions_stand_side_by_side_with_their_worth() -> None:
    position = met(scores=(100, 0))
    drawn = SHOWS.draw(GAME.view(position, BLUE), width=80)
    assert "Red1 attacks: 3, worth 55 points        Blue1 defends: 3, worth 40 points" in drawn
    assert "  1 Titan     7-4               28p       1 Troll     8-2               16p" in drawn
    assert drawn == SHOWS.draw(GAME.view(position, RED), width=80)
    assert "worth" not in SHOWS.draw(GAME.view(position, GOLD), width=80)


def test_an_offer_stands_below_them() -> None:
    position = after(met(), "Blue: propose attacker Lion,Titan")
    assert "Offered: Red keeps Titan, Lion; everybody else" in SHOWS.draw(GAME.view(position, RED))
    position = after(met(), "Blue: propose nobody")
    assert "Offered: both legions are lost." in SHOWS.draw(GAME.view(position, RED))


@pytest.mark.rule("T13.6a")
def test_the_slain_are_marked_until_they_leave() -> None:
    position = arena("Plains", "Ogre D4, Ogre F1", "Lion C3:4, Lion A1", half=ATTACKER)
    position = told(position, "Red: strike Ogre-0 Lion-2 6 5 | 5 1 1 1 1 1").position
    drawn = SHOWS.draw(GAME.view(position, BLUE))
    assert "Blue SLAIN" in drawn and "SLAIN: it still strikes" in drawn and "Blue 5-3 " in drawn
    assert drawn == SHOWS.draw(GAME.view(position, BLUE), "map")
    position = told(position, "Blue: strike Lion-2 Ogre-0 5 3 | 1 1 1 1 1").position
    assert "SLAIN" not in SHOWS.draw(GAME.view(position, BLUE))


# What is offered


def test_proposals_that_cost_the_winner_nothing_come_first() -> None:
    labels = [label for label in shown(met(), BLUE) if label.startswith("propose")]
    assert labels[:3] == [
        "propose nobody",
        "propose attacker Lion,Ogre,Titan",
        "propose defender Ogre,Ogre,Troll",
    ]
    # The rest by what the winner gives up: an Ogre is worth less than a Lion or a Troll.
    assert labels[3:6] == [
        "propose attacker Lion,Titan",
        "propose attacker Ogre,Titan",
        "propose attacker Titan",
    ]
    assert labels[6:8] == ["propose defender Ogre,Troll", "propose defender Ogre,Ogre"]


@pytest.mark.rule("T10.1b")
def test_the_side_is_named_only_where_somebody_stands() -> None:
    # With some roll two ways lead into the same land over different sides.
    legions = {"Red1": "1 Titan Ogre", "Blue1": "131 Ogre Ogre"}
    roll = next(roll for roll in range(1, 7) if _has_two_sides(table(legions, MovementPhase(RED, roll=roll))))
    position = table(legions, MovementPhase(RED, roll=roll))
    twice = _has_two_sides(position)
    assert f"move Red1 {twice}" in shown(position, RED)
    held = table(legions | {"Blue1": f"{twice} Ogre Ogre"}, MovementPhase(RED, roll=roll))
    labels = [label for label in shown(held, RED) if label.startswith(f"move Red1 {twice}")]
    assert len(labels) == 2 and all(label.rpartition(" ")[2] in "135" for label in labels)


def _has_two_sides(position: Any) -> int:
    """A land to which a move leads over two sides; 0 if there is none."""
    lands = [action.land for action in decision(position, RED).actions if isinstance(action, Move)]
    return next((land for land in lands if lands.count(land) > 1), 0)


@pytest.mark.rule("T18.4a")
def test_two_ways_to_muster_say_what_each_does_not_show() -> None:
    legions = {"Red1": "8 Titan Ogre Ogre Troll", "Red2": "1 Lion Lion"}
    position = table(legions, MusterPhase(RED), moved={"Red1": 1}, hidden=(RED,))
    view = GAME.view(position, RED)
    remarks = {
        GAME.grammar.write(action): meaning_of(view, action) for action in decision(position, RED).actions
    }
    assert remarks["muster Red1 Troll Ogre,Ogre"].endswith("shows Ogre ×2, and not Troll")
    assert remarks["muster Red1 Troll Troll"].endswith("shows Troll, and not Ogre ×2")


@pytest.mark.rule("T18.3f")
def test_the_strongest_recruit_comes_first() -> None:
    position = table({"Red1": "8 Titan Ogre Ogre Troll Troll"}, MusterPhase(RED), moved={"Red1": 1})
    labels = [label for label in shown(position, RED) if label.startswith("muster")]
    assert [label.split()[2] for label in labels] == ["Ranger", "Troll", "Troll", "Ogre", "Ogre"]


# What is told


@pytest.mark.rule("T7.6b")
def test_a_second_roll_is_told() -> None:
    rolled = after(
        table({"Red1": "8 Titan Ogre"}, OrganisationPhase(RED), turns=1), "Red: roll", dice=LoadedDice(3)
    )
    again = say(rolled, RED, "reroll", LoadedDice(2))
    told_to_all = [GAME.messages().say(event.key, event.args) for event in events_for(again.events, None)]
    assert told_to_all == ["Red rejects the roll and rolls again.", "Red rolls a 2 for movement."]


# What is refused


def why(position: Any, seat: int, piece: str) -> str | None:
    """The rule by which nothing can be done with a piece."""
    view = GAME.view(position, seat)
    refusals = (check(position, seat, action) for action in SHOWS.attempts(view, piece))
    return next((refusal.rule for refusal in refusals if refusal), None)


@pytest.mark.parametrize(
    ("step", "piece", "rule"),
    [
        (OrganisationPhase(RED), "Blue1", "T4.3a"),
        (OrganisationPhase(RED), "red2", "T4.3b"),
        (MovementPhase(RED, roll=2), "Blue1", "T6.2f"),
        (MovementPhase(RED, roll=2), "Red1", "T7.0b"),
        (MovementPhase(RED, roll=2), "600", "T6.2d"),
        (MusterPhase(RED), "Red2", "T18.1a"),
        (MusterPhase(RED), "Griffon", "T18.3d"),
        (MusterPhase(RED), "Guardian", "T3.2a"),
        (MusterPhase(RED), "xyzzy", None),
        (MovementPhase(RED, roll=2), "9" * 30, None),
    ],
)
def test_a_piece_that_can_do_nothing(step: Any, piece: str, rule: str | None) -> None:
    legions = {"Red1": "8 Titan Ogre Ogre", "Red2": "20 Angel Lion", "Blue1": "22 Titan Ogre"}
    assert why(table(legions, step, moved={"Red1": 1}), RED, piece) == rule


@pytest.mark.parametrize(
    ("part", "piece", "rule"),
    [
        ("maneuver", "Ogre-0", "T11.3a"),
        ("maneuver", "Lion-2", "T9.0a"),
        ("maneuver", "C3", "T11.3a"),
        ("strike", "Ogre-1", "T23.1b"),
        ("strike", "Lion-3", "T23.1b"),
        ("strike", "lion-3", "T23.1b"),
    ],
)
def test_a_character_that_can_do_nothing(part: Any, piece: str, rule: str) -> None:
    position = arena("Plains", "Ogre D4, Ogre F1", "Lion C3, Lion A1", part, half=ATTACKER)
    assert why(position, RED, piece) == rule


@pytest.mark.rule("T9.4a")
def test_nobody_concedes_where_nobody_fights() -> None:
    for step in (OrganisationPhase(RED), MovementPhase(RED, roll=2), MusterPhase(RED)):
        assert (
            refusal_of(table(LEGIONS | {"Blue1": "22 Ogre"}, step, moved={"Red1": 1}), RED, "concede")
            == "T9.4a"
        )


@pytest.mark.rule("T4.1b", "T15.0d")
def test_seven_who_live_need_no_help() -> None:
    seven = "Ogre D4, Ogre A1, Ogre A2, Ogre B1, Ogre B2, Ogre C1, Ogre F1"
    others = {"Red2": "20 Angel Lion"}
    attacked = arena("Plains", seven, "Lion E5, Lion F4", "maneuver", half=ATTACKER, others=others)
    assert refusal_of(attacked, RED, "summon Red2 Angel") == "T4.1b"
    fewer = arena("Plains", seven[9:], "Lion E5, Lion F4", "maneuver", half=ATTACKER, others=others)
    assert refusal_of(fewer, RED, "summon Red2 Angel") == "T15.3a"
    defended = arena("Plains", "Lion E5, Lion F4", seven, "maneuver", half=DEFENDER)
    assert refusal_of(defended, BLUE, "muster Blue1 Ogre Ogre") == "T4.1b"
    assert refusal_of(defended, BLUE, "summon Blue2 Angel") == "T15.0a"


@pytest.mark.rule("T15.0b")
def test_a_donor_in_a_fight_of_its_own_is_named() -> None:
    others = {"Red2": "20 Angel Lion", "Blue2": "20 Troll Troll"}
    position = arena("Plains", "Ogre D4", "Lion E5", "maneuver", half=ATTACKER, others=others)
    assert refusal_of(position, RED, "summon Red2 Angel") == "T15.0b"
