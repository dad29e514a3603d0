"""Chapter 9: what the two sides of an engagement see, and what everybody else does not (T9.1)."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.titan.game import GAME
from hexenkessel.kernel.event import events_for
from tests.titan.table import (
    BLUE,
    GOLD,
    RED,
    after,
    say,
    seen,
    settled,
    table,
)

ATTACKER = "8 Lion Ogre Troll"


DEFENDER = "8 Ogre Ogre Troll"


def met(attacker: str = ATTACKER, defender: str = DEFENDER, **more: Any) -> Any:
    """Red has moved into Blue's land; Gold looks on."""
    legions = {"Red1": attacker, "Blue1": defender, "Red2": "20 Lion Centaur", "Blue2": "22 Lion Centaur"}
    extra = more.pop("extra", {})
    return settled(table(legions | extra, moved={"Red1": 3}, seats=3, **more))


@pytest.mark.rule("T9.1a", "T9.1b", "T4.5a")
def test_both_sides_see_both_legions_and_nobody_else_does() -> None:
    position = met(hidden=(RED, BLUE))
    assert seen(position, BLUE, "Red1") == "Lion Ogre Troll"
    assert seen(position, RED, "Blue1") == "Ogre Ogre Troll"
    for outsider in (GOLD, None):
        assert seen(position, outsider, "Red1") == seen(position, outsider, "Blue1") == ""
    # What is not in the land stays hidden from the enemy too.
    assert seen(position, BLUE, "Red2") == seen(position, RED, "Blue2") == ""


@pytest.mark.rule("T4.5a", "T16.0a", "T19.1a")
def test_a_legion_is_worth_to_each_what_he_knows_of_it() -> None:
    position = met(attacker="8 Lion Titan Troll", scores=(100,), hidden=(RED, BLUE))
    worths = {observer: GAME.view(position, observer).legions["Red1"].worth for observer in (RED, BLUE, GOLD)}
    assert worths == {RED: 15 + 28 + 16, BLUE: 15 + 28 + 16, GOLD: 0}
    shown = met(attacker="8 Lion Titan Troll", scores=(100,))
    assert GAME.view(shown, None).legions["Red1"].worth == 15 + 28 + 16
    # What is not in the land stays hidden from the enemy too.
    assert GAME.view(position, BLUE).legions["Red2"].worth == 0


@pytest.mark.rule("T9.1b")
def test_third_parties_hear_that_something_is_proposed_but_not_what() -> None:
    position = met(hidden=(RED, BLUE))
    one = say(position, BLUE, "propose attacker Lion,Troll")
    two = say(position, BLUE, "propose defender Troll")
    for outsider in (GOLD, None):
        assert events_for(one.events, outsider) == events_for(two.events, outsider)
        assert GAME.view(one.position, outsider) == GAME.view(two.position, outsider)
    assert GAME.view(one.position, RED) != GAME.view(two.position, RED)


@pytest.mark.rule("T9.1b")
def test_a_battle_makes_both_legions_public() -> None:
    battle = after(met(hidden=(RED, BLUE)), "Blue: stand", "Red: fight")
    for outsider in (GOLD, None):
        assert seen(battle, outsider, "Red1") == "Lion Ogre Troll"
        assert seen(battle, outsider, "Blue1") == "Ogre Ogre Troll"


@pytest.mark.rule("T9.1b")
def test_flight_shows_the_eliminated_legion_and_not_the_other() -> None:
    played = say(met(hidden=(RED, BLUE)), BLUE, "flee")
    told = [event.args.get("characters") for event in events_for(played.events, GOLD)]
    assert ("Ogre", "Ogre", "Troll") in told
    assert ("Lion", "Ogre", "Troll") not in told
    assert seen(played.position, GOLD, "Red1") == ""


@pytest.mark.rule("T9.1b")
def test_an_agreement_shows_only_those_who_go() -> None:
    agreed = after(met(hidden=(RED, BLUE)), "Blue: propose attacker Lion,Troll", "Red: accept")
    view = GAME.view(agreed, GOLD)
    assert view.legions["Red1"].size == 2
    assert view.legions["Red1"].visible == ()


# The same counters, but the Lion and an Ogre of Red's have changed places.
ONE_WAY = {"Red1": "8 Lion Ogre Troll", "Red2": "20 Ogre Centaur"}


OTHER_WAY = {"Red1": "8 Ogre Ogre Troll", "Red2": "20 Lion Centaur"}


@pytest.mark.rule("T9.1b", "T4.5a")
@pytest.mark.parametrize(
    "said",
    [
        ["Blue: flee"],
        ["Blue: stand"],
        ["Blue: stand", "Blue: concede"],
        ["Blue: stand", "Red: propose nobody", "Blue: concede"],
        ["Blue: propose attacker Ogre,Troll", "Red: propose defender Troll"],
    ],
)
def test_nothing_tells_an_outsider_what_the_winner_had(said: list[str]) -> None:
    one, other = (met(extra=legions, hidden=(RED, BLUE)) for legions in (ONE_WAY, OTHER_WAY))
    for each in said:
        colour, _, line = each.partition(": ")
        seat = {"Red": RED, "Blue": BLUE}[colour]
        played = [say(position, seat, line) for position in (one, other)]
        one, other = (each.position for each in played)
        for outsider in (GOLD, None):
            assert events_for(played[0].events, outsider) == events_for(played[1].events, outsider)
            assert GAME.view(one, outsider) == GAME.view(other, outsider)
