"""Chapter 5: towers, order of play and the two legions everybody begins with."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hexenkessel.games.titan.characters import CHARACTERS
from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.world import COLOURS
from hexenkessel.kernel.dice import DiceParts
from tests.titan.table import BLUE, GOLD, RED, LoadedDice, after, offers, refusal_of, score, table


def begun(seats: int, seed: str, **options: Any) -> Any:
    return GAME.begin(GAME.setup(seats, DiceParts(seed), options)).position


def divided(position: Any, *divisions: str) -> Any:
    """Everybody divides, by these lines or else by the first that is offered."""
    for seat in range(position.setup.seats):
        line = divisions[seat] if seat < len(divisions) else offers(position, seat)[0]
        position = after(position, f"{COLOURS[seat]}: {line}")
    return position


EVERYTHING = Counter({"Titan": 1, "Angel": 1, "Centaur": 2, "Gargoyle": 2, "Ogre": 2})


@pytest.mark.rule("T5.0a", "T5.0b")
@pytest.mark.parametrize("observer", [RED, BLUE, None])
def test_stacks_and_scores_are_public(observer: int | None) -> None:
    position = table({"Red1": "8 Titan Ogre Ogre"}, scores=(137, 42), hidden=(RED, BLUE))
    view = GAME.view(position, observer)
    assert view.stacks == position.state.stacks
    assert view.stacks["Ogre"] == CHARACTERS["Ogre"].count - 2
    assert [player.score for player in view.players] == [137, 42]


@pytest.mark.rule("T5.1a", "T5.1b")
def test_towers_are_hundreds_and_no_two_players_have_the_same() -> None:
    seen = set()
    for number in range(40):
        towers = [player.tower for player in begun(4, f"towers {number}").state.players]
        assert set(towers) <= {100, 200, 300, 400, 500, 600}
        assert len(set(towers)) == 4
        seen.update(towers)
    assert len(seen) == 6


@pytest.mark.rule("T5.1b")
def test_six_players_take_all_six_towers() -> None:
    assert {player.tower for player in begun(6, "full house").state.players} == set(range(100, 700, 100))


@pytest.mark.rule("T5.1c", "T5.1d")
def test_the_highest_tower_starts_and_play_goes_on_clockwise() -> None:
    for number in range(10):
        position = divided(begun(3, f"order {number}"))
        towers = {seat: player.tower for seat, player in enumerate(position.state.players)}
        expected = sorted(towers, key=lambda seat: -towers[seat])
        played = []
        for _ in range(3):
            seat = position.state.active
            played.append(seat)
            position = after(position, f"{COLOURS[seat]}: roll", dice=LoadedDice(1))
            move = next(line for line in offers(position, seat) if line.startswith("move"))
            position = after(position, f"{COLOURS[seat]}: {move}", f"{COLOURS[seat]}: done")
            if position.state.active == seat:
                position = after(position, f"{COLOURS[seat]}: done")
        assert played == expected
        assert position.state.active == expected[0]


@pytest.mark.rule("T5.2a")
def test_both_legions_stand_in_their_owners_tower() -> None:
    world = divided(begun(3, "where")).state
    for seat, player in enumerate(world.players):
        assert [legion.land for _, legion in world.legions_of(seat)] == [player.tower] * 2


@pytest.mark.rule("T5.2b", "T5.2c")
def test_eight_characters_make_two_legions_with_one_lord_and_three_creatures_each() -> None:
    position = begun(2, "what")
    for line in offers(position, RED):
        world = divided(position, line).state
        legions = [legion.characters for _, legion in world.legions_of(RED)]
        assert Counter(name for legion in legions for name in legion) == EVERYTHING
        for legion in legions:
            assert len(legion) == 4
            assert ("Titan" in legion) != ("Angel" in legion)
        assert GAME.flaws(divided(position, line)) == []


@pytest.mark.rule("T5.2b")
@pytest.mark.parametrize(
    "line",
    [
        "divide Titan,Ogre,Ogre,Ogre",
        "divide Titan,Dragon,Ogre,Ogre",
        "divide Archangel,Ogre,Ogre,Centaur",
        "divide Titan,Titan,Ogre,Ogre",
    ],
)
def test_nobody_divides_what_he_does_not_have(line: str) -> None:
    assert refusal_of(begun(2, "too much"), RED, line) == "T5.2b"


@pytest.mark.rule("T5.2c")
@pytest.mark.parametrize(
    "line",
    [
        "divide Titan,Angel,Ogre,Ogre",
        "divide Ogre,Ogre,Centaur,Centaur",
        "divide Titan,Ogre,Ogre",
        "divide Titan,Ogre,Ogre,Centaur,Centaur",
        "divide Titan",
        "divide -",
    ],
)
def test_one_legion_takes_the_titan_and_the_other_the_angel_with_three_creatures_each(line: str) -> None:
    assert refusal_of(begun(2, "badly"), RED, line) == "T5.2c"


@pytest.mark.rule("T5.2c", "T5.2d")
def test_every_division_of_the_creatures_is_possible_under_either_marker() -> None:
    first = {line.removeprefix("divide ") for line in offers(begun(2, "all"), RED)}
    # Three of Centaur, Gargoyle and Ogre, two of each: seven ways, with the Titan or with the Angel.
    assert len(first) == 14
    assert sum("Titan" in stack for stack in first) == 7


@pytest.mark.rule("T5.2d")
def test_the_division_stays_secret_while_others_choose_and_after() -> None:
    position = begun(3, "hush")
    chosen = after(position, "Red: divide Titan,Centaur,Centaur,Ogre")
    assert chosen.due == (BLUE, GOLD)
    other = after(position, "Red: divide Angel,Gargoyle,Gargoyle,Ogre")
    for observer in (BLUE, GOLD, None):
        assert GAME.view(chosen, observer) == GAME.view(other, observer)
    done = divided(position, "divide Titan,Centaur,Centaur,Ogre")
    for observer in (BLUE, GOLD, None):
        view = GAME.view(done, observer)
        assert view.legions["Red1"].visible == view.legions["Red2"].visible == ()
        assert view.legions["Red1"].size == view.legions["Red2"].size == 4
    assert GAME.view(done, RED).legions["Red1"].visible == ("Centaur", "Centaur", "Ogre", "Titan")


@pytest.mark.rule("T5.2e")
def test_the_first_turn_sees_no_split_but_the_second_may() -> None:
    position = divided(begun(2, "patience"))
    first = position.state.active
    for turn in range(4):
        seat = position.state.active
        colour = COLOURS[seat]
        mine = position.state.legions_of(seat)
        marker, legion = next((m, one) for m, one in mine if len(one.characters) >= 4)
        split = f"split {marker} {legion.characters[0]},{legion.characters[1]}"
        assert refusal_of(position, seat, split) == ("T5.2e" if turn < 2 else None)
        assert (offers(position, seat) == ["roll"]) == (turn < 2)
        position = after(position, f"{colour}: roll", dice=LoadedDice(1))
        move = next(line for line in offers(position, seat) if line.startswith("move"))
        position = after(position, f"{colour}: {move}", f"{colour}: done")
        if position.state.active == seat:
            position = after(position, f"{colour}: done")
        if position.state.battle or len(position.steps) > 2:
            break
    assert position.state.players[first].turns >= 2


@pytest.mark.rule("T5.0b")
def test_everybody_starts_without_points() -> None:
    position = divided(begun(4, "nothing"))
    assert [score(position, seat) for seat in range(4)] == [0, 0, 0, 0]
