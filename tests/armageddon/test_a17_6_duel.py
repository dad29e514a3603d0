"""17.6: duels of magicians, and mortal magicians."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.armageddon.chapters.ch02_warriors.duel import strengths_of
from hexenkessel.games.armageddon.chapters.ch17_magic.duelling import loser_of
from hexenkessel.games.armageddon.chapters.ch17_magic.state import Lasting, Magic
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from tests.armageddon.magic import ALL, magic, units
from tests.armageddon.table import after, kinds, lines, places, played, refusal

WON = [9, 10, 11, 12, 13, 12]  # the challenged first: the challenger rolls less than the roll before
LOST = [9, 10, 9]  # the challenged falls below


def step(position: ArmageddonPosition) -> str:
    return str(position.steps[-1].__struct_config__.tag)


@pytest.mark.rule("A17.6a")
def test_a_hostile_one_within_twelve_fields() -> None:
    position = magic(
        "0 magician 1/1", "1 magician 1/48", "1 magician 2/48", "0 magician 1/2", "0 axe 1/19", "1 axe 1/20",
        great=((0, 0), (0, 1)),
    )  # fmt: skip
    assert refusal(position, "challenge 1 2") == ""
    assert refusal(position, "challenge 1 3") == "A17.6a"
    assert refusal(position, "challenge 1 4") == "A17.6a"
    assert refusal(position, "challenge 2 1") == "A17.6a"
    assert refusal(position, "challenge 1 5") == "A17.6a"


@pytest.mark.rule("A17.6b", "A17.6c")
@pytest.mark.parametrize(
    ("rolls", "loser"),
    [
        ([9, 8], 1),
        ([9, 9, 9, 8], 1),
        ([9, 10, 9], 0),
        ([18], 0),
        ([9, 18], 1),
        ([10, 10], None),
        ([4, 17, 17, 18], 1),
    ],
)
def test_who_falls_below_the_roll_before_has_lost(rolls: list[int], loser: int | None) -> None:
    found = loser_of(rolls)
    assert (None if found is None else found % 2) == loser


@pytest.mark.rule("A17.6d", "A17.6b")
def test_a_duel_is_no_action_and_comes_at_any_time() -> None:
    position = magic("0 magician 1/1", "1 magician 1/48", "0 axe 1/19", "1 axe 1/20", "1 axe 1/3")
    won = after(position, "go 3 1/18", "challenge 1 2", rolls=LOST)
    assert step(won) == "triumph"
    assert won.due == (0,)
    on = after(won, "done")
    assert step(on) == "movement"
    assert refusal(on, "go 3 1/19") == ""
    # The challenged may win.
    assert after(position, "challenge 1 2", rolls=[9, 8]).due == (1,)


@pytest.mark.rule("A17.6c", "A16.2c")
def test_an_eighteen_loses_and_calls_the_messenger() -> None:
    position = magic("0 magician 1/1", "1 magician 1/48", "0 axe 1/19", "1 axe 1/20")
    lost = after(position, "challenge 1 2", rolls=[18])
    assert lost.due == (0,)
    assert "messenger" in [event.key for event in played(lost, "done").events]


@pytest.mark.rule("A17.6e")
def test_six_rounds_of_rest() -> None:
    position = magic("0 magician 1/1", "1 magician 1/48", "0 axe 1/19", "1 axe 1/20")
    rested = after(after(position, "challenge 1 2", rolls=LOST), "done")
    assert refusal(rested, "challenge 1 2") == "A17.6e"
    for passed in range(1, 7):
        rested = after(rested, "end", "done", "end", "done")
        assert refusal(rested, "challenge 1 2") == ("A17.6e" if passed < 6 else "")


@pytest.mark.rule("A17.6f")
def test_blown_exactly_twenty_four_fields() -> None:
    far = ((0, 0), (2, 4))
    position = magic("0 magician 1/1", "1 magician 1/4", "0 axe 1/19", "1 axe 1/20", great=far)
    won = after(position, "challenge 1 2", rolls=LOST)
    ground = won.state.index.ground
    start = ground.number["1/4"]
    sides = [line.split()[1] for line in lines(won, "blow-away")]
    assert sides == ["SE"]
    assert refusal(won, "blow-away NE") == "A17.6f"
    for side in sides:
        gone = after(won, f"blow-away {side}")
        assert ground.distance(start, gone.state.figures[2].field) == 24
        assert units(gone, 1) == 30
        assert gone.state.figures[1].field == won.state.figures[1].field


@pytest.mark.rule("A17.6f")
def test_not_where_another_magician_is() -> None:
    far = ((0, 0), (2, 4))
    position = magic("0 magician 1/1", "1 magician 1/4", "0 axe 1/19", "1 axe 1/20", great=far)
    won = after(position, "challenge 1 2", rolls=LOST)
    side = lines(won, "blow-away")[0].split()[1]
    goal = places(after(won, f"blow-away {side}"))[2]
    taken = magic(
        "0 magician 1/1", "1 magician 1/4", "0 axe 1/19", "1 axe 1/20", f"0 magician {goal}", great=far
    )
    assert refusal(after(taken, "challenge 1 2", rolls=LOST), f"blow-away {side}") == "A17.6f"


def fallen(*figures: str, on: str = "1/27", **more: Any) -> ArmageddonPosition:
    """Seat 1's magician, figure 2, has been declared mortal there."""
    position = magic("0 magician 1/1", f"1 magician {on}", "0 axe 1/3", "1 axe 1/48", *figures, **more)
    return after(after(position, "challenge 1 2", rolls=LOST), "make-mortal")


@pytest.mark.rule("A17.6g", "A17.6o")
def test_mortal_until_the_winner_begins_his_third_turn() -> None:
    mortal = fallen()
    assert kinds(mortal)[2] == "mortal-magician"
    theirs = after(mortal, "end", "done")
    assert refusal(theirs, "cast 2 weaken 1/48") == "A17.6g"
    turns = theirs
    for _ in range(2):
        turns = after(turns, "end", "done", "end", "done")
        assert kinds(turns)[2] == "mortal-magician"
    risen = after(turns, "end")
    assert kinds(risen)[2] == "magician"
    assert units(risen, 2) == 30


@pytest.mark.rule("A17.6h", "A17.6m", "A18.4b")
def test_he_stands_on_the_ground_and_walks_like_a_man() -> None:
    mortal = fallen("1 light-horse 1/26")
    assert mortal.state.index.free[mortal.state.index.ground.number["1/27"]] == 3
    theirs = after(mortal, "end", "done")
    assert refusal(theirs, "go 2 1/29") == ""
    assert refusal(theirs, "go 2 1/30") == "A2.3c"
    assert refusal(after(theirs, "go 2 1/26"), "mount 2 5") == ""


@pytest.mark.rule("A17.6i")
def test_the_winner_makes_room_for_him() -> None:
    crowd = ("0 axe 1/27", "0 champion 1/27", "1 axe 1/27", "1 axe 1/27")
    mortal = fallen(*crowd)
    assert (step(mortal), mortal.due) == ("making-room", (0,))
    assert refusal(mortal, "remove 7") == "A17.6i"
    made = after(mortal, "remove 5")
    assert 5 not in kinds(made)
    assert step(made) == "movement"


@pytest.mark.rule("A17.6i")
def test_where_the_winner_has_nobody_another_must() -> None:
    # There is only one other player there; and all of them are alike, so nobody is asked.
    mortal = fallen(*["1 axe 1/27"] * 4)
    assert sum(kind == "axe" for kind in kinds(mortal).values()) == 2 + 3


@pytest.mark.rule("A17.6i")
def test_the_dice_say_which_player() -> None:
    position = magic(
        "0 magician 1/1", "1 magician 1/27", "0 axe 1/3", "1 axe 1/27", "1 axe 1/27",
        "2 axe 1/27", "2 axe 1/27", seats=3,
    )  # fmt: skip
    won = after(position, "challenge 1 2", rolls=LOST)
    # Whoever rolls lowest; who ties rolls again.
    made = after(won, "make-mortal", rolls=[9, 9, 12, 8])
    assert sum(each.owner == 2 for each in made.state.figures.values()) == 1
    assert sum(each.owner == 1 for each in made.state.figures.values()) == 3


@pytest.mark.rule("A17.6k")
def test_above_an_animal_he_falls_to_the_ground() -> None:
    mortal = fallen("1 elephant 1/27", chapters=ALL)
    assert (places(mortal)[2], mortal.state.figures[2].on) == ("1/27", 0)


@pytest.mark.rule("A17.6l", "EX-A17.6l")
def test_above_peaks_he_is_dead() -> None:
    assert 2 not in kinds(fallen(peaks="1/27"))


@pytest.mark.rule("A17.6m")
def test_he_fights_like_a_hero() -> None:
    position = magic("0 mortal-magician 1/19", "1 axe 1/20", "0 bow 1/22", "1 mortal-magician 1/12")
    figures = position.state.figures
    found = strengths_of(position.state.index, Bout(figures[1], figures[2]))
    assert sum(many for _, many in found.attacker) == 8
    assert refusal(position, "shoot 3 4") in ("A17.6m", "A4.2d")
    assert refusal(position, "attack 1 2") == ""


@pytest.mark.rule("A17.6m")
@pytest.mark.parametrize(
    ("attack", "defence", "dead"),
    [(16, 4, set()), (17, 17, {2}), (17, 4, {2}), (12, 17, {1}), (5, 12, {1}), (16, 11, set())],
)
def test_only_a_seventeen_kills_him_in_defence(attack: int, defence: int, dead: set[int]) -> None:
    position = magic("0 axe 1/19", "1 mortal-magician 1/20", "0 axe 1/1", "1 axe 1/48")
    assert {1, 2} - set(kinds(after(position, "attack 1 2", rolls=[attack, defence]))) == dead


@pytest.mark.rule("A17.6m")
@pytest.mark.parametrize(("attack", "defence", "dead"), [(12, 17, {1}), (4, 16, set()), (12, 4, {2})])
def test_and_in_attack(attack: int, defence: int, dead: set[int]) -> None:
    position = magic("0 mortal-magician 1/19", "1 axe 1/20", "0 axe 1/1", "1 axe 1/48")
    assert {1, 2} - set(kinds(after(position, "attack 1 2", rolls=[attack, defence]))) == dead


@pytest.mark.rule("A17.6m", "A3.1e")
def test_who_kills_him_becomes_a_hero() -> None:
    position = magic("0 axe 1/19", "1 mortal-magician 1/20", "0 axe 1/1", "1 axe 1/48")
    assert kinds(after(position, "attack 1 2", rolls=[17, 4]))[1] == "hero"


@pytest.mark.rule("A17.6m")
def test_he_survives_with_seven() -> None:
    position = magic("0 axe 1/1", "1 mortal-magician 1/19", "1 axe 1/48", desert="1/19")
    turn = after(position, "end")
    assert 2 in kinds(after(turn, "done", rolls=[5, 7]))
    assert 2 not in kinds(after(turn, "done", rolls=[5, 6]))


@pytest.mark.rule("A17.6m", "A17.3h", "A17.2bi")
def test_a_mortal_one_can_be_enchanted() -> None:
    position = magic("0 magician 1/1", "0 axe 1/2", "1 mortal-magician 1/19", "1 axe 1/48")
    assert units(after(position, "cast 1 paralyse 1/19")) == 18


@pytest.mark.rule("A17.6o")
def test_when_he_rises_he_leaves_his_horse() -> None:
    from hexenkessel.games.armageddon.chapters.ch17_magic.state import Lasting, Magic

    position = magic("0 axe 1/1", "1 light-horse 1/19", "1 mortal-magician 1/19 on=2", "1 axe 1/48")
    lasting = Lasting("mortal", 1, 1, (3,))
    state = position.state.but(magic=Magic(lasting=(lasting,)))
    risen = after(type(position)(position.setup, 0, position.steps, state), "end")
    assert (kinds(risen)[3], risen.state.figures[3].on) == ("magician", 0)


@pytest.mark.rule("A17.6o", "A17.1b")
def test_where_another_hovers_he_rises_beside_him() -> None:
    from hexenkessel.games.armageddon.chapters.ch17_magic.state import Lasting, Magic

    position = magic("0 axe 1/1", "0 magician 1/19", "1 mortal-magician 1/19", "1 axe 1/48")
    state = position.state.but(magic=Magic(lasting=(Lasting("mortal", 1, 1, (3,)),)))
    risen = after(type(position)(position.setup, 0, position.steps, state), "end")
    assert kinds(risen)[3] == "magician"
    ground = risen.state.index.ground
    assert ground.distance(ground.number["1/19"], risen.state.figures[3].field) == 1


@pytest.mark.rule("A17.6o")
def test_a_battle_ends_when_the_last_warrior_rises_as_a_magician() -> None:
    position = magic("0 mortal-magician 1/19", "1 magician 1/1")
    mortal = Lasting("mortal", 1, 1, (1,))
    state = position.state.but(magic=Magic(lasting=(mortal,)))
    assert after(msgspec.structs.replace(position, state=state), "end").outcome is not None
