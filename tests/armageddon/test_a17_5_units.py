"""17.5: magic units and the rolls that bring them."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.chapters.ch17_magic import stock
from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.terminal.armies import draw_armies
from tests.armageddon.magic import magic, spells, units
from tests.armageddon.table import after, kinds, lines, played, refusal

ONES, FOURS = (1, 1, 1), (4, 4, 4)


@pytest.mark.rule("A17.5a")
def test_three_equal_ones_except_sixes() -> None:
    counting = [one for one in range(1, 7) if stock.is_triple((one, one, one))]
    assert counting == [1, 2, 3, 4, 5]
    assert not stock.is_triple((4, 4, 5))
    # One die is never three equal ones.
    assert not stock.is_triple((4,))


@pytest.mark.rule("A17.5b", "A17.5e")
def test_a_roll_for_magic_before_anything_moves() -> None:
    position = magic("0 axe 1/1", "1 magician 1/48", "1 axe 1/19", desert="1/19")
    turn = after(position, "end")
    assert turn.due == (1,)
    assert lines(turn) == ["roll", "done"]
    # It comes before thirst.
    rolled = played(turn, "roll", [10, 5, 10])
    keys = [event.key for event in rolled.events]
    assert keys.index("rolled-for-magic") < keys.index("unprotected")
    # What is forgotten is not made up for: there is no other roll in the turn.
    assert after(turn, "done", rolls=[8]).steps[-1].__struct_config__.tag == "movement"


@pytest.mark.rule("A17.5b", "A17.5d")
def test_a_triple_in_it_is_worth_units_and_repeated() -> None:
    turn = after(magic("0 axe 1/1", "1 magician 1/48", "1 axe 1/19"), "end")
    rolled = after(turn, "roll", rolls=[FOURS, 9])
    assert units(rolled, 2) == 60
    assert rolled.steps[-1].__struct_config__.tag == "spending"
    assert units(after(rolled, "done"), 2) == 50


@pytest.mark.rule("A17.5b", "A2.4ab")
def test_who_has_no_magician_is_not_asked() -> None:
    turn = after(magic("0 axe 1/1", "0 magician 1/2", "1 axe 1/19"), "end")
    assert turn.steps[-1].__struct_config__.tag == "movement"


@pytest.mark.rule("A17.5b", "A16.2c")
def test_an_eighteen_in_it_calls_the_messenger_to_the_magician() -> None:
    turn = after(magic("0 axe 1/1", "1 magician 1/48", "1 axe 1/19", "1 axe 1/48"), "end")
    rolled = played(turn, "roll", [18, 9])
    assert [event.args["field"] for event in rolled.events if event.key == "messenger"] == ["1/48"]
    assert 4 not in kinds(rolled.position)


@pytest.mark.rule("A17.5c", "A17.5d", "A17.5h", "EX-A17.5h")
def test_who_defends_himself_wins_twenty_for_his_magician() -> None:
    position = magic("0 axe 1/19", "1 axe 1/20", "1 magician 1/48")
    fought = after(position, "attack 1 2", rolls=[9, FOURS, 9])
    assert units(fought, 3) == 50


@pytest.mark.rule("A17.5d", "EX-A17.5d")
def test_without_a_magician_a_triple_is_a_roll_like_others() -> None:
    position = magic("0 axe 1/19", "1 axe 1/20", "1 axe 1/48", "1 magician 1/47")
    fought = after(position, "attack 1 2", rolls=[FOURS, 9])
    assert 2 not in kinds(fought)


@pytest.mark.rule("A17.5c")
def test_shots_and_rolls_for_life_count_and_protection_does_not() -> None:
    position = magic(
        "0 bow 1/19", "1 axe 1/21", "1 magician 1/48", "0 magician 1/1", cast=(4,), desert="1/21"
    )
    assert units(after(position, "shoot 1 2", rolls=[ONES, 5]), 4) == 50
    turn = after(position, "end")
    # A protection roll of three is a three; the roll for life is repeated.
    lived = after(turn, "done", rolls=[ONES, FOURS, 10])
    assert units(lived, 3) == 60
    assert units(after(lived, "done"), 3) == 50


@pytest.mark.rule("A17.5c", "A17.5g")
def test_what_counts_is_named() -> None:
    assert {"attack", "defence", "shot", "life", "hunger", "beast"} <= stock.COUNTING
    assert stock.COUNTING.isdisjoint({"protection", "magic-duel", "making-room", "onager", "ram", "wind"})


@pytest.mark.rule("A17.5h")
def test_ten_of_the_new_units_are_spent_at_once() -> None:
    position = magic("0 axe 1/19", "0 axe 1/19", "1 axe 1/20", "1 axe 1/13", "0 magician 1/48")
    fought = after(position, "attack 1 3", rolls=[FOURS, 9, 8])
    # When the duel is over he is asked; he has sixty for that moment.
    assert (fought.steps[-1].__struct_config__.tag, units(fought, 5)) == ("spending", 60)
    assert units(after(fought, "done"), 5) == 50
    # What he spends counts.
    assert units(after(fought, "cast 5 paralyse 1/13"), 5) == 60 - 4 - 6
    assert units(after(fought, "cast 5 paralyse 1/13,1/20,1/19"), 5) == 60 - 16
    assert spells(after(fought, "cast 5 weaken 1/13")) == {4: "weakened"}
    assert refusal(fought, "attack 2 3") != ""
    # Then the turn goes on.
    assert refusal(after(fought, "done"), "attack 2 3") == ""


@pytest.mark.rule("A17.5h")
def test_several_magic_rolls_at_once_are_settled_together() -> None:
    position = magic("0 axe 1/19", "1 axe 1/20", "1 axe 1/13", "0 magician 1/48", "1 axe 1/2")
    fought = after(position, "attack 1 2", rolls=[FOURS, ONES, 9, 8])
    assert units(fought, 4) == 90
    assert units(after(fought, "done"), 4) == 70


@pytest.mark.rule("A17.5h")
def test_who_has_cast_already_loses_the_ten() -> None:
    position = magic("0 axe 1/19", "1 axe 1/20", "0 magician 1/48", "1 axe 1/2", cast=(3,))
    fought = after(position, "attack 1 2", rolls=[FOURS, 9, 8])
    assert units(fought, 3) == 50
    assert fought.steps[-1].__struct_config__.tag != "spending"


@pytest.mark.rule("A17.5h", "A17.5c")
def test_in_a_formula_it_is_twenty() -> None:
    position = magic("0 magician 1/1", "0 axe 1/48", "1 magician 1/20", "1 axe 1/19")
    asked = after(position, "cast 1 paralyse 1/19")
    tried = after(asked, "counter 3", rolls=[FOURS, 9, FOURS, 10])
    assert (units(tried, 1), units(tried, 3)) == (30 - 4 + 20, 30 - 1 + 20)


@pytest.mark.rule("A17.5i")
def test_a_hundred_at_most() -> None:
    assert stock.credit(100, can_spend=False) is None
    assert stock.credit(99, can_spend=False) == (1, 0)
    assert stock.credit(85, can_spend=False) == (15, 0)
    assert stock.credit(40, can_spend=False) == (20, 0)
    position = magic("0 axe 1/19", "1 axe 1/20", "0 magician 1/48", "1 axe 1/2", units={3: 95})
    fought = after(position, "attack 1 2", rolls=[FOURS, 9, 8])
    assert units(fought, 3) == 125
    assert units(after(fought, "done"), 3) == 100
    assert units(after(fought, "cast 3 paralyse 1/2"), 3) == 100


@pytest.mark.rule("A17.5d", "A17.5i")
def test_off_turn_a_full_stock_makes_it_a_roll_like_others() -> None:
    position = magic("0 axe 1/19", "1 axe 1/20", "1 magician 1/48", "0 axe 1/1", units={3: 100})
    fought = after(position, "attack 1 2", rolls=[4, FOURS])
    assert (units(fought, 3), 1 in kinds(fought)) == (100, False)
    almost = magic("0 axe 1/19", "1 axe 1/20", "1 magician 1/48", "0 axe 1/1", units={3: 99})
    assert units(after(almost, "attack 1 2", rolls=[4, FOURS, 5]), 3) == 100


@pytest.mark.rule("A17.6n", "A17.5h")
def test_a_mortal_one_collects_twenty() -> None:
    position = magic("0 axe 1/19", "1 axe 1/20", "0 mortal-magician 1/48", "1 axe 1/2")
    assert units(after(position, "attack 1 2", rolls=[FOURS, 9, 8]), 3) == 50


@pytest.mark.rule("A17.3j")
def test_everybody_sees_the_units() -> None:
    position = magic(
        "0 magician 1/1", "1 magician 1/48", "0 axe 1/2", "1 axe 1/47 spell=weakened", units={2: 77}
    )
    for observer in (0, 1):
        shown = draw_armies(GAME.view(position, observer).field, 100)
        assert "Magician 1 has 30 units." in shown
        assert "Magician 2 has 77 units." in shown
        assert "axe 4 weakened" in shown
