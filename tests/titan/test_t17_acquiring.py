"""Chapter 17: angels for points."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.titan.march import MovementPhase
from hexenkessel.games.titan.spoils import Spoils
from tests.titan.table import (
    BLUE,
    RED,
    after,
    contents,
    offers,
    refusal_of,
    score,
    settled,
    table,
    with_stacks,
)


def met(attacker: str, defender: str, points: int = 0, **more: Any) -> Any:
    """Red meets Blue with this score."""
    extra = more.pop("extra", {})
    legions = {"Red1": f"8 {attacker}", "Blue1": f"8 {defender}"} | extra
    return settled(table(legions, moved={"Red1": 3}, scores=(points,), **more))


def conceded(position: Any) -> Any:
    return after(position, "Blue: stand", "Blue: concede")


def acquirable(position: Any, seat: int = RED) -> set[str]:
    return {line.split()[1] for line in offers(position, seat) if line.startswith("acquire")}


# A Lion and a Troll are worth 31.
@pytest.mark.rule("T17.0a")
@pytest.mark.parametrize(
    ("before", "earns"),
    [(0, False), (68, False), (69, True), (99, True), (100, False), (168, False), (169, True)],
)
def test_an_angel_is_earned_by_reaching_a_multiple_of_100(before: int, earns: bool) -> None:
    won = conceded(met("Ogre", "Lion Troll", before))
    assert score(won, RED) == before + 31
    assert acquirable(won) == ({"Angel"} if earns else set())


@pytest.mark.rule("T17.0a")
def test_nobody_takes_more_angels_than_he_has_earned() -> None:
    won = conceded(met("Ogre", "Lion Troll", 90, extra={"Red2": "20 Angel Lion"}))
    once = after(won, "Red: acquire Angel")
    # There is still an Angel to summon, so that Red is asked.
    assert once.due == (RED,)
    assert acquirable(once) == set()
    assert refusal_of(once, RED, "acquire Angel") == "T17.0a"


@pytest.mark.rule("T17.0a")
def test_a_winner_who_earned_nothing_is_refused() -> None:
    won = conceded(met("Ogre", "Lion Troll", 0, extra={"Red2": "20 Angel Lion"}))
    assert refusal_of(won, RED, "acquire Angel") == "T17.0a"


@pytest.mark.rule("T17.0a", "T9.2b")
def test_half_points_of_a_flight_earn_angels_too() -> None:
    fled = after(met("Ogre", "Lion Troll", 85), "Blue: flee")
    assert score(fled, RED) == 100
    assert acquirable(fled) == {"Angel"}


@pytest.mark.rule("T17.0b")
def test_the_angel_joins_the_winning_legion_at_once_or_never() -> None:
    won = conceded(met("Ogre", "Lion Troll", 90, extra={"Red2": "20 Lion"}))
    taken = after(won, "Red: acquire Angel")
    assert contents(taken, "Red1") == "Angel Ogre"
    assert contents(taken, "Red2") == "Lion"
    declined = after(won, "Red: done")
    assert acquirable(declined) == set()
    assert refusal_of(declined, RED, "acquire Angel") is not None


@pytest.mark.rule("T17.0b", "T9.5a")
def test_a_winning_defender_acquires_as_well() -> None:
    position = settled(table({"Red1": "8 Lion Troll", "Blue1": "8 Ogre"}, moved={"Red1": 3}, scores=(0, 90)))
    won = after(position, "Blue: stand", "Red: concede")
    assert won.due == (BLUE,)
    assert acquirable(won, BLUE) == {"Angel"}
    assert contents(after(won, "Blue: acquire Angel"), "Blue1") == "Angel Ogre"


@pytest.mark.rule("T17.1a", "T4.1b")
def test_a_full_legion_acquires_nobody() -> None:
    seven = "Ogre Ogre Ogre Ogre Ogre Ogre Ogre"
    won = conceded(met(seven, "Lion Troll", 90))
    assert won.due != (RED,) or acquirable(won) == set()
    assert len(won.state.legions["Red1"].characters) == 7


@pytest.mark.rule("T17.1a")
def test_nobody_takes_an_angel_from_an_empty_stack() -> None:
    position = with_stacks(met("Ogre", "Lion Troll", 90, extra={"Red2": "20 Angel Lion"}), Angel=0)
    won = conceded(position)
    assert acquirable(won) == set()
    assert refusal_of(won, RED, "acquire Angel") == "T17.1a"


@pytest.mark.rule("T17.1b")
def test_an_acquired_angel_can_be_summoned_to_another_fight_of_the_same_phase() -> None:
    extra = {"Red2": "20 Ogre", "Blue2": "20 Ogre"}
    legions = {"Red1": "8 Ogre", "Blue1": "8 Lion Troll"} | extra
    position = table(legions, moved={"Red1": 3, "Red2": 3}, scores=(90,))
    first = after(position, "Red: engage 8", "Blue: stand", "Blue: concede", "Red: acquire Angel")
    second = conceded(first)
    moved_on = after(second, "Red: summon Red1 Angel")
    assert (contents(moved_on, "Red1"), contents(moved_on, "Red2")) == ("Ogre", "Angel Ogre")


# Four Serpents are worth 144, seven 252.
@pytest.mark.rule("T17.2a")
@pytest.mark.parametrize(("before", "serpents", "angels"), [(0, 4, 1), (60, 4, 2), (0, 7, 2), (50, 7, 3)])
def test_several_multiples_at_once_earn_one_angel_each(before: int, serpents: int, angels: int) -> None:
    won = conceded(met("Ogre", " ".join(["Serpent"] * serpents), before))
    for _ in range(angels):
        assert acquirable(won) == {"Angel"}
        won = after(won, "Red: acquire Angel")
    assert acquirable(won) == set()
    assert contents(won, "Red1") == "Angel " * angels + "Ogre"


@pytest.mark.rule("T17.2a", "T17.1a")
def test_as_many_as_there_is_room_for() -> None:
    won = conceded(met("Ogre Ogre Ogre Ogre Ogre", " ".join(["Serpent"] * 7), 50))
    full = after(won, "Red: acquire Angel", "Red: acquire Angel")
    assert contents(full, "Red1") == "Angel Angel Ogre Ogre Ogre Ogre Ogre"
    assert acquirable(full) == set()


@pytest.mark.rule("T17.3a")
def test_at_500_an_archangel_may_be_taken_instead() -> None:
    won = conceded(met("Ogre", "Lion Troll", 480))
    assert acquirable(won) == {"Angel", "Archangel"}
    assert contents(after(won, "Red: acquire Archangel"), "Red1") == "Archangel Ogre"
    assert contents(after(won, "Red: acquire Angel"), "Red1") == "Angel Ogre"
    assert acquirable(after(won, "Red: acquire Archangel")) == set()


@pytest.mark.rule("T17.3a")
@pytest.mark.parametrize("before", [80, 380, 580, 880])
def test_at_other_multiples_there_is_no_archangel(before: int) -> None:
    won = conceded(met("Ogre", "Lion Troll", before))
    assert acquirable(won) == {"Angel"}
    assert refusal_of(won, RED, "acquire Archangel") == "T17.3a"


@pytest.mark.rule("T17.3a", "T17.2a")
def test_400_and_500_at_once_earn_an_angel_and_an_archangel_in_any_order() -> None:
    won = conceded(met("Ogre", "Serpent Serpent Serpent Serpent", 380))
    for order in (["Angel", "Archangel"], ["Archangel", "Angel"]):
        taken = after(won, *(f"Red: acquire {name}" for name in order))
        assert contents(taken, "Red1") == "Angel Archangel Ogre"
        assert acquirable(taken) == set()


@pytest.mark.rule("T17.3a", "T17.2a")
def test_only_one_archangel_for_one_multiple_of_500() -> None:
    won = conceded(met("Ogre", "Serpent Serpent Serpent Serpent", 380))
    once = after(won, "Red: acquire Archangel")
    assert acquirable(once) == {"Angel"}
    assert refusal_of(once, RED, "acquire Archangel") == "T17.3a"


@pytest.mark.rule("T17.3a", "T17.2a")
def test_two_multiples_of_500_earn_two_archangels() -> None:
    position = table({"Red1": "8 Ogre"}, Spoils(RED, "Red1", multiples=(500, 600, 700, 800, 900, 1000)))
    taken = after(position, "Red: acquire Archangel", "Red: acquire Archangel")
    assert contents(taken, "Red1") == "Archangel Archangel Ogre"
    assert acquirable(taken) == {"Angel"}


@pytest.mark.rule("T17.3a")
def test_with_room_for_one_the_player_chooses_which_multiple_to_use() -> None:
    six = "Ogre Ogre Ogre Ogre Ogre Ogre"
    won = conceded(met(six, "Serpent Serpent Serpent Serpent", 380))
    assert acquirable(won) == {"Angel", "Archangel"}
    assert contents(after(won, "Red: acquire Archangel"), "Red1") == f"Archangel {six}"


@pytest.mark.rule("T17.3b")
def test_without_archangels_an_angel_may_be_taken_at_500() -> None:
    won = conceded(with_stacks(met("Ogre", "Lion Troll", 480), Archangel=0))
    assert acquirable(won) == {"Angel"}
    assert contents(after(won, "Red: acquire Angel"), "Red1") == "Angel Ogre"


@pytest.mark.rule("T17.1a", "T17.3a")
def test_without_angels_an_archangel_may_still_be_taken_at_500() -> None:
    won = conceded(with_stacks(met("Ogre", "Lion Troll", 480), Angel=0))
    assert acquirable(won) == {"Archangel"}


@pytest.mark.rule("T17.1a")
def test_without_either_there_is_nothing_to_ask() -> None:
    won = conceded(with_stacks(met("Ogre", "Lion Troll", 480), Angel=0, Archangel=0))
    assert acquirable(won) == set()
    assert contents(won, "Red1") == "Ogre"


@pytest.mark.rule("T17.3c")
def test_archangels_are_summoned_teleport_and_return_to_the_stacks() -> None:
    won = conceded(met("Ogre", "Lion", extra={"Red2": "20 Archangel Lion"}))
    assert "summon Red2 Archangel" in offers(won, RED)
    tower = table({"Red1": "100 Archangel Ogre"}, MovementPhase(RED, roll=6))
    assert "teleport Red1 Archangel 300" in offers(tower, RED)
    lost = met("Ogre", "Archangel Lion")
    assert conceded(lost).state.stacks["Archangel"] == lost.state.stacks["Archangel"] + 1


@pytest.mark.rule("T17.4a")
def test_taking_an_angel_is_optional() -> None:
    won = conceded(met("Ogre", "Lion Troll", 90))
    assert "done" in offers(won, RED)
    assert contents(after(won, "Red: done"), "Red1") == "Ogre"


@pytest.mark.rule("T17.4a")
def test_an_angel_declined_is_not_made_up_later() -> None:
    won = conceded(met("Ogre", "Lion Troll", 90))
    later = after(won, "Red: done")
    assert score(later, RED) == 121
    again = settled(table({"Red1": "8 Ogre", "Blue1": "8 Lion"}, moved={"Red1": 3}, scores=(121,)))
    assert acquirable(after(again, "Blue: stand", "Blue: concede")) == set()
