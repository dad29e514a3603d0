"""Examination of 2.4: who is on turn, what ends movement, and what can be taken back."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hexenkessel.games.armageddon.game import GAME
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.history import History
from hexenkessel.kernel.refusal import Refused
from tests.armageddon.exam.compass import from_here
from tests.armageddon.table import after, battle, events, kinds, lines, places, played, refusal, said

HERE = "1/26"
EAST, FAR_EAST = from_here(HERE, 1, 0), from_here(HERE, 2, 0)


@pytest.mark.rule("A2.4a", "A2.4b")
@pytest.mark.parametrize("how", ["fight", "attack 1 3", "shoot 4 5"])
def test_what_begins_the_fighting_ends_movement_for_everybody(how: str) -> None:
    position = battle(f"0 axe {HERE}", f"0 axe {HERE}", f"1 axe {EAST}", "0 bow 1/44", "1 axe 1/46")
    fighting = after(
        position, how, rolls=[] if how == "fight" else [3] if how.startswith("shoot") else [3, 3]
    )
    assert fighting.due == (0,)
    for line in (f"go 2 {from_here(HERE, -1, 0)}", f"march 2 {from_here(HERE, -1, 0)}", "swap 2 1"):
        assert refusal(fighting, line) == "A2.4b"
    assert not lines(fighting, "go")


@pytest.mark.rule("A2.4c")
def test_blows_and_shots_are_mixed_in_any_order() -> None:
    position = battle(f"0 axe {HERE}", f"0 axe {HERE}", f"1 axe {EAST}", "0 bow 1/44", "1 axe 1/46")
    one = after(position, "attack 1 3", rolls=[3, 3])
    two = after(one, "shoot 4 5", rolls=[3])
    assert refusal(two, "attack 2 3") == ""


@pytest.mark.rule("A2.4e", "A2.3d")
@pytest.mark.parametrize("begins", [0, 1, 2])
def test_turns_go_round_from_whoever_begins(begins: int) -> None:
    three = battle("0 axe 1/1", "1 axe 1/23", "2 axe 1/48", seats=3, active=begins)
    three = replace(three, state=three.state.but(first=begins))
    order = []
    for _ in range(5):
        order.append((three.state.round, three.due[0]))
        three = after(three, "end")
    second, third = (begins + 1) % 3, (begins + 2) % 3
    assert order == [(1, begins), (1, second), (1, third), (2, begins), (2, second)]


@pytest.mark.rule("A2.4e")
def test_only_who_is_on_turn_does_anything() -> None:
    position = battle(f"0 axe {HERE}", f"1 axe {EAST}")
    for line in ("attack 2 1", f"go 2 {FAR_EAST}", "end", "fight"):
        assert refusal(position, line, seat=1) == "K2"
    assert refusal(position, "attack 2 1"), "the enemy's man does not strike for me"


@pytest.mark.rule("A2.4i", "A2.4j", "A2.4k", "A2.4l", "A2.4m")
def test_one_attack_a_round_but_any_number_of_defences() -> None:
    position = battle(f"0 axe {HERE}", f"0 axe {HERE}", f"0 axe {HERE}", f"1 axe {EAST}", f"1 axe {EAST}")
    for attacker in (1, 2, 3):
        position = after(position, f"attack {attacker} 4", rolls=[11, 11])
        if attacker < 3:
            assert refusal(position, f"attack {attacker} 5") == "A2.4i"
    assert position.due == (1,), "all have struck, so the dice are handed over"
    assert refusal(position, "attack 4 1") == "", "he has defended himself three times and may still attack"
    position = after(position, "attack 4 1", rolls=[11, 11])
    position = after(position, "end")
    assert refusal(position, "attack 1 4") == "", "a new round"


@pytest.mark.rule("A2.4i", "A2.4m")
def test_who_has_struck_defends_himself_in_the_same_round() -> None:
    position = battle(f"0 axe {HERE}", "0 axe 1/1", f"1 axe {EAST}")
    position = after(position, "attack 1 3", rolls=[11, 11])
    position = after(position, "attack 3 1", rolls=[3, 13])
    assert 3 not in kinds(position)


@pytest.mark.rule("A2.4l")
def test_a_defender_who_has_killed_has_still_his_action() -> None:
    position = battle(f"0 axe {HERE}", f"0 axe {HERE}", f"1 axe {EAST}")
    position = after(position, "attack 1 3", rolls=[3, 12])
    assert 1 not in kinds(position)
    position = after(position, "end")
    assert refusal(position, "attack 3 2") == ""


@pytest.mark.rule("A2.4d")
def test_reach_of_a_blow() -> None:
    position = battle(f"0 axe {HERE}", f"1 axe {HERE}", f"1 axe {EAST}", f"1 axe {FAR_EAST}")
    assert [refusal(position, f"attack 1 {enemy}") for enemy in (2, 3, 4)] == ["", "", "A2.4d"]


@pytest.mark.rule("A2.4w", "A2.4f")
def test_the_dead_are_gone_at_once() -> None:
    position = battle(f"0 axe {HERE}", f"0 axe {HERE}", f"1 axe {EAST}", f"1 axe {EAST}")
    position = after(position, "attack 1 3", rolls=[12, 3])
    assert set(kinds(position)) == {1, 2, 4}
    assert refusal(position, "attack 2 3")
    assert refusal(position, "attack 2 4") == ""


@pytest.mark.rule("A2.4x", "A2.4z")
def test_what_closes_undo() -> None:
    position = battle(f"0 axe {HERE}", f"0 axe {HERE}", f"1 axe {FAR_EAST}")
    step = played(position, f"go 1 {EAST}")
    assert not step.closes_undo
    ready = played(step.position, "fight")
    assert not ready.closes_undo, "nobody has acted yet"
    assert played(ready.position, "attack 1 3", [3, 3]).closes_undo


@pytest.mark.rule("A2.4x", "A2.4z")
def test_movement_is_taken_back_step_by_step_until_somebody_acts() -> None:
    setup = GAME.setup(2, DiceParts("exam"), {"scenario": "s01", "first": "as-seated"})
    history = History(GAME, setup)
    before = places(history.position)
    done = 0
    for line in lines(history.position, "go")[:40:13]:
        if not refusal(history.position, line):
            history.play(0, said(line))
            done += 1
    assert done > 1 and places(history.position) != before
    for _ in range(done):
        history.undo(0)
    assert places(history.position) == before
    history.play(0, said("end"))
    with pytest.raises(Refused):
        history.undo(0)


@pytest.mark.rule("A2.4ac")
def test_own_figures_are_never_struck_or_shot() -> None:
    position = battle(f"0 axe {HERE}", f"0 axe {EAST}", "0 bow 1/44", "0 axe 1/46", f"1 axe {EAST}")
    assert refusal(position, "attack 1 2") == "A2.4ac"
    assert refusal(position, "attack 1 1")
    assert refusal(position, "shoot 3 4") == "A2.4ac"


@pytest.mark.rule("A2.4ac")
def test_an_alliance_binds_nobody() -> None:
    position = battle(
        f"0 axe {HERE}", f"1 axe {EAST}", "0 bow 1/44", "1 axe 1/46", "2 axe 1/1", seats=3, sides=(0, 0, 1)
    )
    assert lines(position, "attack") == ["attack 1 2"]
    assert "shoot 3 4" in lines(position, "shoot")


@pytest.mark.rule("A2.4ab")
def test_who_has_no_warriors_is_skipped_from_then_on() -> None:
    position = battle(f"0 axe {HERE}", "0 axe 1/2", f"1 axe {EAST}", "2 axe 1/48", seats=3)
    position = after(position, "attack 1 3", rolls=[12, 3])
    if position.due == (0,):
        position = after(position, "end")
    assert position.due == (2,)
    assert after(position, "end").due == (0,)


@pytest.mark.rule("A2.4ab", "A2.4u")
def test_who_loses_his_last_warrior_in_his_own_turn_hands_the_dice_over() -> None:
    position = battle(f"0 axe {HERE}", f"1 axe {EAST}", "2 axe 1/48", seats=3)
    position = after(position, "attack 1 2", rolls=[3, 12])
    assert position.due == (1,)
    assert after(position, "end").state.round == 1
    again = after(position, "end", "end")
    assert (again.due, again.state.round) == ((1,), 2), "rounds begin with who is left"


@pytest.mark.rule("A2.4g", "A2.4h", "A2.4n")
def test_the_attacker_rolls_first_and_the_defence_is_rolled_in_any_case() -> None:
    position = battle(f"0 axe {HERE}", f"1 axe {EAST}")
    for rolls in ([3, 12], [3, 3], [18, 3], [12, 18]):
        told = events(position, "attack 1 2", rolls)[0].args
        assert [told["attack"], told["defence"]] == rolls


@pytest.mark.rule("A2.2a", "A2.2c", "A2.4aa")
def test_a_warrior_keeps_weapon_and_lord() -> None:
    """Whatever is listed to be done with two warriors of allies, nobody changes hands or arms by it."""
    army = (f"0 axe {HERE}", f"0 lance {HERE}", f"1 sword {HERE}", f"2 axe {FAR_EAST}")
    position = battle(*army, seats=3, sides=(0, 0, 1), chapters=(2, 3, 4, 5, 6, 7, 8, 9))
    before = {number: (figure.kind, figure.owner) for number, figure in position.state.figures.items()}
    for line in lines(position):
        rolls = [3, 3] if line.startswith("attack") else []
        left = played(position, line, rolls).position.state.figures
        assert {number: (figure.kind, figure.owner) for number, figure in left.items()} == before, line
    for seat in (1, 2):
        try:
            assert refusal(position, f"give 1 {seat}")
        except Refused:
            continue
