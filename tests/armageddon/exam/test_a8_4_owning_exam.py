"""A8.4h, A8.4o to A8.4s: scrambles played out, and whose chariot it is, read strictly."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.phase import ArmageddonPosition
from tests.armageddon.chariots import chariot
from tests.armageddon.exam.staging import alive, allowed, goals, kind, owner, play, refused, stage
from tests.armageddon.table import lines

FAR = ("1 axe 1/48", "0 axe 1/1")


@pytest.mark.rule("A8.4o")
def test_a_chariot_changes_hands_by_majority_and_declaration() -> None:
    men = (*chariot(2), "1 axe 1/25 on=1", "1 axe 1/25 on=1", *FAR)
    position = stage(*men, active=1)
    assert owner(position, 1) == 0
    position = play(position, "seize 1")
    assert {owner(position, figure) for figure in (1, 2, 3)} == {1}, "the team goes with it (A8.4r)"
    assert owner(position, 4) == 0, "warriors never do"


@pytest.mark.rule("A8.4o", "A8.4p")
@pytest.mark.parametrize(("own", "theirs"), [(1, 1), (2, 1), (1, 0), (0, 0)])
def test_without_the_majority_nothing_is_seized(own: int, theirs: int) -> None:
    men = (*chariot(2, ("axe",) * own), *["1 axe 1/25 on=1"] * theirs, *FAR)
    assert refused(stage(*men, active=1), "seize 1")


@pytest.mark.rule("A8.4p", "A8.4o")
def test_with_equal_numbers_the_last_majority_stays_owner() -> None:
    men = (*chariot(2), "1 axe 1/25 on=1", "1 axe 1/25 on=1", *FAR)
    position = play(stage(*men, active=1), "seize 1", "end", "attack 4 5: 18 3")
    assert position.state.figures[6].on == 1 and owner(position, 1) == 1
    position = position if position.due == (1,) else play(position, "end")
    position = play(position, "end")
    assert refused(position, "seize 1"), "one against one"


@pytest.mark.rule("A8.4o")
def test_an_empty_wagon_is_mounted_and_seized() -> None:
    position = play(stage(*chariot(2, ()), "1 axe 1/24", *FAR, active=1), "mount 4 1", "seize 1")
    assert owner(position, 1) == 1 and goals(position, 1)


@pytest.mark.rule("A8.4o", "A8.4k")
def test_allies_add_up_against_a_third() -> None:
    aboard = ("1 axe 1/25 on=1", "0 axe 1/25 on=1", "2 axe 1/25 on=1")
    position = stage(*chariot(2, (), owner=1), *aboard, *FAR, "2 axe 1/47", seats=3, sides=(0, 1, 0))
    assert owner(play(position, "seize 1"), 1) == 0
    position = stage(*chariot(2, (), owner=1), *aboard, *FAR, "2 axe 1/47", seats=3)
    assert refused(position, "seize 1")


@pytest.mark.rule("A8.4q", "A8.4o")
def test_seized_in_the_round_of_its_move_it_rests() -> None:
    """Seat 0 drives, seat 1 aboard kills his man, seat 2 cannot; in the next round seat 1 drives."""
    men = (*chariot(2, ("axe", "axe")), "1 axe 1/25 on=1", *FAR, "2 axe 1/47", "2 bow 1/20", "1 bow 1/21")
    position = play(stage(*men, seats=3), "go 1 1/27", "end", "attack 6 4: 18 3", "shoot 11 5: 18")
    position = position if position.due == (2,) else play(position, "end")
    position = play(position, "end", "end", "seize 1")
    assert owner(position, 1) == 1 and position.state.round == 2 and goals(position, 1)


@pytest.mark.rule("A8.4q", "A8.4o", "A8.1y")
def test_seized_by_a_later_seat_in_the_same_round_it_rests() -> None:
    """Seat 1 kills the driver; seat 2, alone aboard, seizes what has moved in this very round."""
    men = (*chariot(2, ("axe", "axe")), "2 axe 1/25 on=1", *FAR, "2 axe 1/47", "1 bow 1/13", "1 bow 1/20")
    position = play(stage(*men, seats=3), "go 1 1/27", "end", "shoot 10 4: 18", "shoot 11 5: 18")
    position = position if position.due == (2,) else play(position, "end")
    position = play(position, "seize 1")
    assert owner(position, 1) == 2 and not goals(position, 1) and not lines(position, "back")
    position = play(position, "end", "end", "end")
    assert position.state.round == 2 and goals(position, 1)


@pytest.mark.rule("A8.4q", "A8.4s")
def test_given_in_the_round_of_its_move_it_rests() -> None:
    men = (*chariot(2, ("axe", "axe")), "1 axe 1/25 on=1", *FAR)
    position = play(stage(*men), "go 1 1/28", "dismount 4 1/26", "dismount 5 1/26", "give 1 1", "end")
    assert owner(position, 1) == 1 and position.due == (1,)
    assert not goals(position, 1) and not lines(position, "back")
    position = play(position, "end", "end")
    assert position.state.round == 2 and goals(position, 1)


@pytest.mark.rule("A8.4q", "A8.4s")
def test_given_unmoved_it_drives_at_once() -> None:
    men = (*chariot(2, ("axe",)), "1 axe 1/25 on=1", *FAR)
    position = play(stage(*men), "dismount 4 1/24", "give 1 1", "end")
    assert goals(position, 1)


@pytest.mark.rule("A8.4r", "A8.4s")
def test_the_team_is_given_with_the_wagon() -> None:
    position = play(stage(*chariot(2), "1 axe 1/25 on=1", *FAR), "give 1 1")
    assert {owner(position, figure) for figure in (1, 2, 3)} == {1}


@pytest.mark.rule("A8.4s")
@pytest.mark.parametrize("field", ["1/24", "1/26"])
def test_a_chariot_is_given_only_to_who_is_on_it(field: str) -> None:
    assert refused(stage(*chariot(2), f"1 axe {field}", *FAR), "give 1 1")


@pytest.mark.rule("A8.4r", "A7.3b")
def test_harnessed_horses_are_not_taken_one_by_one() -> None:
    position = stage(*chariot(2, ()), "1 axe 1/26", *FAR, active=1)
    assert refused(position, "lead 4 2")
    assert refused(stage(*chariot(2), "1 axe 1/26", *FAR), "give 2 1"), "nor given one by one"
    loose = stage("0 light-chariot-horse 1/26", "1 axe 1/26", *FAR, active=1)
    assert owner(play(loose, "lead 2 1"), 1) == 1


def scramble() -> ArmageddonPosition:
    """Three of the owner's, and a hero and a champion have climbed: two must fall."""
    men = (*chariot(2, ("axe", "lance", "sword"), 3), "1 hero 1/27", "1 champion 1/27", *FAR)
    return play(stage(*men), "go 1 1/27", "go 1 1/28: 12", "assign 7: 12")


@pytest.mark.rule("A8.4h")
def test_each_strikes_once_a_pass_at_whom_his_player_chooses() -> None:
    position = scramble()
    assert position.due == (0,)
    assert set(lines(position)) == {f"strike {own} {foe}" for own in (4, 5, 6) for foe in (7, 8)}
    position = play(position, "strike 5 7: 3 3", "strike 4 8: 3 3")
    assert set(lines(position)) == {"strike 6 7", "strike 6 8"}
    position = play(position, "strike 6 8: 3 3")
    assert position.due == (1,)
    assert set(lines(position)) == {f"strike {foe} {own} ".strip() for own in (4, 5, 6) for foe in (7, 8)}


@pytest.mark.rule("A8.4h", "A8.4j")
def test_the_owners_warriors_begin_although_a_majority_of_others_drives() -> None:
    men = (*chariot(2, ("axe",), 3), "1 axe 1/25 on=1", "1 axe 1/25 on=1", "0 hero 1/27", *FAR)
    position = play(stage(*men, active=1), "go 1 1/27", "go 1 1/28: 12")
    assert position.due == (0,), "two of the owner's, the hero among them, against two who drive"
    assert set(lines(position)) == {f"strike {own} {foe}" for own in (4, 7) for foe in (5, 6)}


@pytest.mark.rule("A8.4h", "A3.1e", "A3.1f")
def test_promotion_in_a_scramble_and_an_end_at_once() -> None:
    position = play(scramble(), "strike 4 8: 15 3")
    assert kind(position, 4) == "champion" and position.due == (0,)
    position = play(position, "strike 5 7: 18 3")
    assert kind(position, 5) == "hero" and alive(position) & {4, 5, 6, 7, 8} == {4, 5, 6}
    assert not any(position.state.figures[man].acted for man in (4, 5, 6)), "no action"
    assert allowed(position, "go 1 1/29")


@pytest.mark.rule("A8.4h", "A8.4l", "A8.4j")
def test_the_intruders_win_and_the_chariot_stops() -> None:
    position = play(scramble(), "strike 4 7: 3 12", "strike 5 7: 3 12")
    assert alive(position) & {4, 5, 6, 7, 8} == {6, 7, 8}
    assert position.due == (0,) and not goals(position, 1)
