"""2.4: turns and duels."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from hexenkessel.games.armageddon.chapters.ch02_warriors.duel import strengths_of, total
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.odds import SUMS, at_least, duel_odds
from hexenkessel.games.armageddon.preview import odds_of
from tests.armageddon.table import after, battle, events, kinds, lines, played, refusal, vectors

KINDS = {"A": "axe", "L": "lance", "S": "sword", "B": "bow", "R": "champion", "H": "hero", "knife": "bow"}


def on_foot(letters: str) -> bool:
    return all(letter in KINDS for letter in letters.split("+"))


DUELS = [case for case in vectors("duels") if on_foot(case["attacker"]) and on_foot(case["defender"])]


def test_there_are_vectors_of_these_chapters() -> None:
    assert len(DUELS) == 72


@pytest.mark.rule("A2.4r", "A2.4s", "A3.1c", "A3.1d", "A3.2g", "A4.1b", "A4.1c")
@pytest.mark.parametrize("case", DUELS, ids=lambda case: f"{case['attacker']}-{case['defender']}")
def test_good_points_and_exact_odds(case: dict[str, Any]) -> None:
    attacker, *support = case["attacker"].split("+")
    crowd = [f"0 {KINDS[attacker]} 1/19", f"1 {KINDS[case['defender']]} 1/20"]
    crowd += [f"0 {KINDS[letter]} 1/19" for letter in support]
    index = battle(*crowd).state.index
    bout = Bout(index.figures[1], index.figures[2], index.figures.get(3))
    strengths = strengths_of(index, bout)
    assert total(strengths.attacker) + total(strengths.supporter) == case["gp_attacker"]
    assert total(strengths.defender) == case["gp_defender"]
    assert tuple(odds_of(index, bout)) == (case["attacker_kills"], case["defender_kills"])


@pytest.mark.rule("A2.4o")
def test_three_dice() -> None:
    table = vectors("dice")
    assert {str(total): ways for total, ways in enumerate(SUMS) if ways} == table["sum_count_of_216"]
    for number, ways in table["at_least_of_216"].items():
        assert at_least(int(number)) == ways


@pytest.mark.rule("A2.4t", "A2.4u", "A2.4v")
def test_odds_depend_on_the_difference_alone() -> None:
    for difference, (attacker, defender, *_) in vectors("by_difference").items():
        assert tuple(duel_odds(int(difference))) == (attacker, defender)


@pytest.mark.rule("A2.4t")
@pytest.mark.parametrize("advantage", [-9, -2, 0, 3, 8])
def test_odds_are_what_all_dice_together_say(advantage: int) -> None:
    """The direct reading: every way in which twice three dice can fall."""
    attacker = defender = 0
    rolls = [sum(dice) for dice in product(range(1, 7), repeat=3)]
    for attack, defence in product(rolls, rolls):
        if attack >= 12 and attack + advantage > defence:
            attacker += 1
        if defence >= 12 and defence > attack + advantage:
            defender += 1
    assert tuple(duel_odds(advantage)) == (attacker, defender)


CASES = [case for case in vectors("cases") if case["kind"] == "duel"]


@pytest.mark.rule("A2.4r", "A2.4s", "A2.4t", "A2.4u", "A2.4v", "A2.4w")
@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_duels_with_given_rolls(case: dict[str, Any]) -> None:
    given = case["in"]
    mine = KINDS.get(str(given["attacker"]), str(given["attacker"]))
    position = battle(f"0 {mine} 1/19", f"1 {given['defender']} 1/20")
    rolls = [int(str(given["roll_attacker"])), int(str(given["roll_defender"]))]
    alive = set(kinds(after(position, "attack 1 2", rolls=rolls)))
    expected = {"defender dies": {1}, "attacker dies": {2}, "nobody dies": {1, 2}}
    assert alive == expected[str(case["expect"]["result"])]


@pytest.mark.rule("A2.4v", "EX-A2.4v")
def test_both_roll_eleven() -> None:
    """EX-A2.4v: nobody dies, whatever the good-points."""
    position = battle("0 hero 1/19", "1 axe 1/20", "1 lance 1/48", chapters=(2, 3))
    assert set(kinds(after(position, "attack 1 2", rolls=[11, 11]))) == {1, 2, 3}


@pytest.mark.rule("A2.4v", "EX-A2.4v-2")
def test_equal_totals() -> None:
    """EX-A2.4v-2: axe 13 + 2, sword 14 + 1."""
    position = battle("0 axe 1/19", "1 sword 1/20", chapters=(2, 3))
    (told,) = [event for event in events(position, "attack 1 2", [13, 14]) if event.key == "duel"]
    assert (told.args["attack_total"], told.args["defence_total"]) == (15, 15)
    assert told.args["result"] == "neither"
    assert told.args["attack_points"] == ("attacker 2",)
    assert told.args["defence_points"] == ("sword-against-axe 1",)


@pytest.mark.rule("A2.4a", "A2.4b")
def test_after_the_first_blow_nobody_moves() -> None:
    position = battle("0 axe 1/19", "0 axe 1/18", "1 sword 1/20", "1 axe 1/48", chapters=(2, 3))
    assert refusal(after(position, "go 2 1/19", "attack 1 3", rolls=[3, 3]), "go 2 1/17") == "A2.4b"
    assert refusal(after(position, "fight"), "go 2 1/17") == "A2.4b"
    # Nobody else can reach an enemy: the turn is over.
    assert after(position, "attack 1 3", rolls=[3, 3]).due == (1,)


@pytest.mark.rule("A2.4c", "A2.4j")
def test_actions_in_any_order_and_several_against_one() -> None:
    position = battle("0 axe 1/19", "0 lance 1/19", "0 sword 1/21", "1 hero 1/20", "1 axe 1/48")
    position = after(position, "attack 3 4", rolls=[3, 3])
    position = after(position, "attack 1 4", rolls=[3, 3])
    assert refusal(position, "attack 2 4") == ""


@pytest.mark.rule("A2.4d")
def test_melee_on_the_same_or_a_neighbouring_field() -> None:
    position = battle("0 axe 1/19", "1 axe 1/19", "1 axe 1/20", "1 axe 1/21", chapters=(2, 3))
    assert [refusal(position, f"attack 1 {target}") for target in (2, 3, 4)] == ["", "", "A2.4d"]
    far = battle("0 axe 1/1", "1 axe 1/48", chapters=(2, 3))
    assert refusal(far, "fight") == "A2.4d"


@pytest.mark.rule("A2.4e", "A2.3d")
def test_players_follow_each_other() -> None:
    position = battle("0 axe 1/1", "1 axe 1/24", "2 axe 1/48", seats=3, chapters=(2, 3))
    assert position.due == (0,)
    seats = []
    for _ in range(6):
        position = after(position, "end")
        seats.append(position.due[0])
    assert seats == [1, 2, 0, 1, 2, 0]
    assert position.state.round == 3


@pytest.mark.rule("A2.4f", "A2.4g", "A2.4h")
def test_the_attacker_rolls_first_and_the_duel_is_settled_at_once() -> None:
    result = played(battle("0 axe 1/19", "1 axe 1/20", "1 axe 1/48"), "attack 1 2", rolls=[12, 3])
    assert [roll.purpose for roll in result.rolls] == ["attack", "defence"]
    assert set(kinds(result.position)) == {1, 3}


@pytest.mark.rule("A2.4e")
def test_nobody_attacks_with_others_figures() -> None:
    assert refusal(battle("0 axe 1/19", "1 axe 1/20"), "attack 2 1") == "A2.4e"


@pytest.mark.rule("A2.4i", "A2.4k", "A2.4l")
def test_one_attack_a_round() -> None:
    position = battle("0 axe 1/19", "0 axe 1/19", "1 hero 1/20", "1 axe 1/20")
    position = after(position, "attack 1 3", rolls=[3, 3])
    assert refusal(position, "attack 1 4") == "A2.4i"
    assert refusal(position, "attack 2 4") == ""


@pytest.mark.rule("A2.4i", "A2.4m", "A2.4n")
def test_defending_is_no_action_and_cannot_be_waived() -> None:
    position = battle("0 axe 1/19", "0 axe 1/19", "1 axe 1/20")
    for line in ("attack 1 3", "attack 2 3"):
        position = after(position, line, rolls=[3, 3])
    assert position.due == (1,)
    assert not position.state.figures[3].acted
    assert "attack 3 1" in lines(position)


@pytest.mark.rule("A2.4t", "A2.4u")
def test_the_defender_can_kill() -> None:
    position = battle("0 axe 1/19", "0 axe 1/1", "1 axe 1/20")
    assert set(kinds(after(position, "attack 1 3", rolls=[10, 13]))) == {2, 3}


@pytest.mark.rule("A2.4p", "A2.4z")
def test_a_blow_cannot_be_taken_back() -> None:
    assert played(battle("0 axe 1/19", "1 axe 1/20"), "attack 1 2", rolls=[3, 3]).closes_undo


@pytest.mark.rule("A2.4aa")
def test_warriors_are_never_handed_over() -> None:
    position = battle("0 axe 1/19", "1 axe 1/20")
    assert {line.split()[0] for line in lines(position)} == {"go", "attack", "fight", "end"}


@pytest.mark.rule("A2.4ab")
def test_who_has_no_warriors_left_is_skipped() -> None:
    position = battle("0 axe 1/19", "1 axe 1/20", "2 axe 1/48", seats=3, chapters=(2, 3))
    position = after(position, "attack 1 2", rolls=[18, 3])
    assert position.due == (2,)


@pytest.mark.rule("A2.4ac")
def test_own_figures_cannot_be_attacked_but_allies_can() -> None:
    position = battle("0 axe 1/19", "0 axe 1/19", "1 axe 1/19", "2 axe 1/20", seats=3, sides=(0, 0, 1))
    assert refusal(position, "attack 1 2") == "A2.4ac"
    assert refusal(position, "attack 1 3") == ""


@pytest.mark.rule("A18.2a", "A2.4k")
def test_what_is_an_action() -> None:
    position = battle("0 bow 1/19", "0 axe 1/18", "1 axe 1/21", "1 axe 1/17")
    shot = after(position, "shoot 1 3", rolls=[3])
    assert shot.state.figures[1].acted and not shot.state.figures[2].acted
    went = after(position, "go 2 1/25")
    assert not went.state.figures[2].acted
