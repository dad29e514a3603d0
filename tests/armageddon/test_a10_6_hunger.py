"""10.6: how one goes hungry, and when a siege is lifted."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.chapters.ch10_walls.besieging import state_of
from hexenkessel.games.armageddon.chapters.ch10_walls.hunger import HUNGER, grace, number_in
from hexenkessel.games.armageddon.chapters.ch10_walls.position import size_of
from hexenkessel.games.armageddon.field import Siege
from hexenkessel.games.armageddon.position import Position
from tests.armageddon.table import after, kinds, lines, played
from tests.armageddon.test_a10_6_starving import ALL, OPEN, besieged, hill


@pytest.mark.rule("A10.6j", "R-A10.6j")
@pytest.mark.parametrize(("nth", "needed"), [(1, 6), (2, 7), (8, 13), (13, 18), (14, 19)])
def test_each_round_needs_one_more(nth: int, needed: int) -> None:
    assert number_in(nth) == needed


@pytest.mark.rule("A10.6i", "EX-A10.6i")
@pytest.mark.parametrize(("fields", "rounds"), [(1, 2), (5, 6), (7, 8)])
def test_grace_is_a_round_more_than_fields(fields: int, rounds: int) -> None:
    assert grace(fields) == rounds


@pytest.mark.rule("A10.6i")
def test_fields_are_counted_and_not_floors() -> None:
    ground = hill("0 axe 1/21", "1 axe 1/19").state.index.ground
    assert size_of(ground, [3, 4]) == 2 and size_of(ground, []) == 0


@pytest.mark.rule("A10.6i", "A10.6j")
@pytest.mark.parametrize(("round", "first", "rolls"), [(1, 0, 0), (2, 0, 0), (3, 0, 1), (2, 1, 0), (3, 1, 1)])
def test_after_the_grace_period_the_besieged_roll(round: int, first: int, rolls: int) -> None:
    position = besieged("0 axe 1/21", "1 axe 1/19", round=round)
    field = position.state.but(first=first)
    position = Position(position.setup, 0, position.steps, field)  # type: ignore[arg-type]
    # If seat 1 begins each round, its next turn is in the next round.
    told = [event.key for event in played(position, "end", [6] * rolls).events]
    assert told.count("life") == rolls


@pytest.mark.rule("A10.6j", "A10.6k")
def test_all_inside_roll_and_what_was_rolled_counts_for_any_of_them() -> None:
    position = besieged("0 axe 1/21", "1 axe 1/19", "1 axe 1/19", "1 axe 1/1")
    hungry = after(position, "end", rolls=[6, 5]).state
    assert sorted(kinds(Position(position.setup, 0, (), hungry))) in ([1, 2, 4], [1, 3, 4])
    assert sorted(each.hunger for each in hungry.figures.values()) == [0, 0, 1]


@pytest.mark.rule("A10.6k")
def test_it_is_said_after_the_roll_for_whom_it_was() -> None:
    position = after(besieged("0 axe 1/21", "1 axe 1/19", "1 hero 1/19"), "end", rolls=[5])
    assert position.due == (1,) and lines(position) == ["assign 2", "assign 3"]
    assert 2 not in after(position, "assign 2", rolls=[6]).state.figures


@pytest.mark.rule("A10.6j")
def test_the_number_rises() -> None:
    position = besieged("0 axe 1/21", "1 axe 1/19", hunger={2: 3}, round=6)
    assert after(position, "end", rolls=[9]).state.figures[2].hunger == 4
    assert 2 not in after(position, "end", rolls=[8]).state.figures


@pytest.mark.rule("A10.6j", "R-A10.6j")
def test_in_the_fourteenth_round_all_die() -> None:
    position = besieged("0 axe 1/21", "1 axe 1/19", hunger={2: 13}, round=16)
    assert 2 not in after(position, "end", rolls=[18]).state.figures


@pytest.mark.rule("A10.6k", "R-A10.6k", "A10.6j")
def test_horses_share_with_men_and_elephants_roll_alone() -> None:
    men = ("0 axe 1/21", "1 axe 1/19", "1 light-horse 1/19", "1 elephant 1/19")
    position = after(besieged(*men, chapters=ALL), "end", rolls=[5, 12])
    # The elephant's roll was the first; it starves without panic. The others share theirs.
    assert 4 not in position.state.figures and lines(position) == ["assign 2", "assign 3"]
    assert sorted(after(position, "assign 3", rolls=[5]).state.figures) == [1, 3]


@pytest.mark.rule("R-A10.6m", "A10.6m")
def test_only_the_equally_hungry_support_each_other() -> None:
    position = besieged("0 axe 1/21", "1 axe 1/19", "1 hero 1/19", hunger={2: 4}, round=7)
    # For the axe 10 is needed, for the newcomer 6: nobody is asked.
    fed = after(position, "end", rolls=[10, 6]).state.figures
    assert (fed[2].hunger, fed[3].hunger) == (5, 1)


@pytest.mark.rule("A10.6l")
def test_while_an_access_is_open_nobody_rolls() -> None:
    position = besieged("0 axe 1/21", "1 axe 1/19", "1 axe 1/19", hunger={2: 1, 3: 1}, round=4, **OPEN)
    siege = position.state.sieges[0]
    assert state_of(position.state.index, siege) == "open"
    open_gate = after(position, "end")
    assert open_gate.due == (1,) and open_gate.state.sieges
    # Closed again it goes on with the next higher number.
    closed = after(open_gate, "close 2 1/20", "end")
    hungry = after(closed, "end", rolls=[8, 8]).state
    assert [hungry.figures[each].hunger for each in (2, 3)] == [2, 2]


@pytest.mark.rule("A10.6m")
def test_who_comes_back_from_a_sortie_begins_again() -> None:
    men = ("0 axe 1/21", "1 axe 1/19", "1 axe 1/19")
    position = after(besieged(*men, hunger={2: 3, 3: 3}, round=4, **OPEN), "end")
    out = after(position, "go 2 1/20").state
    assert (out.figures[2].hunger, out.figures[3].hunger) == (0, 3)


@pytest.mark.rule("A10.6n", "R-A10.6f")
def test_a_besieger_who_goes_away_lifts_the_siege() -> None:
    position = besieged("0 axe 1/21", "1 axe 1/19", hunger={2: 3}, round=5)
    assert after(position, "end", rolls=[9]).state.sieges
    gone = played(after(position, "go 1 1/30"), "end")
    assert "siege-lifted" in [event.key for event in gone.events]
    assert not gone.position.state.sieges and gone.position.state.figures[2].hunger == 0


@pytest.mark.rule("A10.6n", "R-A10.6f")
def test_before_a_roll_it_is_looked_at_again() -> None:
    # The besieger was driven off in the turn of a third player, who comes between the two.
    men = ("0 axe 1/1", "2 axe 1/19", "1 axe 1/48")
    position = besieged(*men, active=1, seats=3, hunger={2: 5})
    told = played(position, "end")
    assert "siege-lifted" in [event.key for event in told.events]
    assert told.position.due == (2,) and told.position.state.figures[2].hunger == 0


@pytest.mark.rule("A10.6n")
def test_another_way_in_lifts_it() -> None:
    position = besieged("0 axe 1/21", "1 axe 1/19")
    field = position.state
    siege = field.sieges[0]
    breached = field.but(works=field.works.without_walls([(siege.places[0], 0)]))
    assert state_of(field.index, siege) == "holds" and state_of(breached.index, siege) == "lifted"


@pytest.mark.rule("A10.6j", "A10.6n")
def test_whom_two_besiege_rolls_once_and_stays_hungry_while_one_of_them_does() -> None:
    men = ("0 axe 1/21", "2 axe 1/28", "1 axe 1/19")
    position = besieged(*men, seats=3, hunger={3: 1})
    field = position.state
    both = (*field.sieges, Siege(2, field.sieges[0].places, 1))
    position = Position(position.setup, 0, position.steps, field.but(sieges=both))  # type: ignore[arg-type]
    hungry = after(position, "end", rolls=[7])
    assert hungry.state.figures[3].hunger == 2 and hungry.due == (1,)
    change = [each for each in both if each.seat == 2]
    gone = after(after(hungry, "end"), "go 2 1/30", "end").state
    assert gone.sieges == tuple(each for each in both if each not in change)
    assert gone.figures[3].hunger == 2


@pytest.mark.rule("R-A10.6j")
def test_where_an_18_is_a_failure_all_die_in_the_thirteenth_round() -> None:
    for chapters, lives in ((ALL, True), ((*ALL, 14, "16.2"), False)):
        index = hill("0 axe 1/21", "1 axe 1/19 hunger=12", chapters=chapters).state.index
        starving = index.figures[2]
        assert index.rules.life_number(index, starving, HUNGER) == 18
        assert (index.rules.rolled(index, starving, HUNGER, 18) == "lives") == lives
