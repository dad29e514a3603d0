"""17.3, 17.4: casting, how long it lasts, and counterspells; 17.2: animals moved by a spell."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.chapters.ch17_magic import prices
from hexenkessel.games.armageddon.chapters.ch17_magic.casting import MOST_APART, is_countered
from hexenkessel.games.armageddon.odds import SUMS
from hexenkessel.kernel.gate import check
from tests.armageddon.magic import ALL, magic, spells, units
from tests.armageddon.table import after, kinds, lines, places, played, refusal, said


@pytest.mark.rule("A17.3a")
def test_one_spell_a_round_at_any_time_of_the_turn() -> None:
    position = magic("0 magician 1/1", "0 axe 1/19", "0 axe 1/12", "1 axe 1/20", "1 axe 1/13")
    # Before, between and after all else, and it ends no movement.
    moved = after(position, "go 2 1/18", "cast 1 weaken 1/13", "go 2 1/19")
    assert refusal(moved, "cast 1 weaken 1/20") == "A17.3a"
    fighting = after(position, "attack 2 4", rolls=[4, 5])
    assert refusal(fighting, "cast 1 weaken 1/13") == ""
    # It is no action: who is on turn goes on fighting afterwards.
    assert refusal(after(fighting, "cast 1 weaken 1/13"), "attack 3 5") == ""
    # Not in the turn of others, nor by a magician of others.
    assert refusal(position, "cast 4 weaken 1/13") == "A17.3a"
    other = after(position, "end")
    assert check(other, 1, said("cast 1 weaken 1/20")) is not None


@pytest.mark.rule("A17.3a")
def test_a_turn_goes_on_in_which_only_a_spell_is_left() -> None:
    position = magic("0 magician 1/1", "0 axe 1/19", "1 axe 1/20", "1 axe 1/48")
    fought = after(position, "attack 2 3", rolls=[4, 5])
    assert fought.due == (0,)
    assert after(fought, "cast 1 weaken 1/20").due == (1,)


@pytest.mark.rule("A17.3b")
def test_a_spell_ends_when_its_caster_has_his_turn_again() -> None:
    position = magic("0 magician 1/1", "0 axe 1/19", "1 axe 1/48", "1 axe 1/20")
    cast = after(position, "cast 1 weaken 1/48,1/20")
    assert spells(cast) == {3: "weakened", 4: "weakened"}
    theirs = after(cast, "end")
    assert spells(theirs) == {3: "weakened", 4: "weakened"}
    ended = played(theirs, "end")
    assert spells(ended.position) == {}
    # Before he does anything, even before he rolls for magic.
    keys = [event.key for event in ended.events]
    assert keys.index("spell-ends") > keys.index("turn")
    assert ended.position.steps[-1].__struct_config__.tag == "magic-roll"
    assert refusal(after(ended.position, "done"), "cast 1 weaken 1/20") == ""


@pytest.mark.rule("A17.3b")
def test_the_spell_of_one_who_is_out_ends_with_the_round() -> None:
    position = magic("0 magician 1/1", "0 axe 1/19", "1 axe 1/20", "2 axe 1/48", "1 axe 1/2", seats=3)
    cast = after(position, "cast 1 weaken 1/48", "end")
    slain = after(cast, "attack 3 2", rolls=[17, 4])
    assert spells(slain) == {4: "weakened"}
    assert spells(after(slain, "end")) == {}


@pytest.mark.rule("A17.3d")
def test_all_figures_of_a_field_friend_and_foe() -> None:
    position = magic("0 magician 1/1", "0 axe 1/19", "1 axe 1/19", "1 axe 1/20")
    assert spells(after(position, "cast 1 petrify 1/19")) == {2: "petrified", 3: "petrified"}


@pytest.mark.rule("A17.3f", "A17.3k")
def test_as_many_fields_as_he_pays_for() -> None:
    position = magic("0 magician 1/1", *[f"1 axe 1/{field}" for field in range(10, 40)], "0 axe 1/48")
    many = ",".join(f"1/{field}" for field in range(10, 40))
    assert refusal(position, f"cast 1 weaken {many}") == ""
    assert units(after(position, f"cast 1 weaken {many}")) == 0
    assert refusal(position, f"cast 1 protect {many}") == "A17.3k"
    # What is listed are single fields.
    assert f"cast 1 weaken {many}" not in lines(position, "cast")
    assert "cast 1 protect 1/10" in lines(position, "cast")


@pytest.mark.rule("A17.3g")
def test_only_gates_are_moved_by_several_spells() -> None:
    position = magic("0 magician 1/1", "0 magician 1/2", "0 axe 1/48", "1 axe 1/19")
    cast = after(position, "cast 1 weaken 1/19")
    assert refusal(cast, "cast 2 strengthen 1/19") == "A17.3g"
    assert refusal(cast, "cast 2 strengthen 1/48") == ""


# Counterspells


@pytest.mark.rule("A17.4c", "EX-A17.4c")
@pytest.mark.parametrize(
    ("spell", "counter"),
    [(1, 1), (9, 1), (10, 2), (19, 2), (20, 3), (99, 10)],
    ids=["SV-088", "SV-089", "SV-090", "SV-091", "SV-092", "SV-093"],
)
def test_cost_of_countering(spell: int, counter: int) -> None:
    assert prices.counter_units(spell) == counter


@pytest.mark.rule("A17.4a", "A17.4c")
def test_two_formulas_at_most_one_apart() -> None:
    assert [is_countered(10, other) for other in (8, 9, 10, 11, 12)] == [False, True, True, True, False]
    # R-A17.4c: an eighteen spoils what it was rolled for.
    assert is_countered(18, 3)
    assert not is_countered(17, 18)


@pytest.mark.rule("A17.4a")
def test_how_often_a_counterspell_works() -> None:
    near = sum(
        SUMS[one] * SUMS[other]
        for one in range(3, 19)
        for other in range(3, 19)
        if abs(one - other) <= MOST_APART
    )
    assert near == 12774  # PV-11


@pytest.mark.rule("A17.4a", "A17.4c")
def test_a_spell_is_countered_or_works() -> None:
    position = magic("0 magician 1/1", "0 axe 1/48", "1 magician 1/20", "1 axe 1/19")
    asked = after(position, "cast 1 paralyse 1/19")
    assert asked.due == (1,)
    assert lines(asked) == ["counter 3", "done"]
    assert spells(asked) == {}
    undone = after(asked, "counter 3", rolls=[10, 11])
    assert (spells(undone), units(undone, 1), units(undone, 3)) == ({}, 26, 29)
    works = after(asked, "counter 3", rolls=[10, 12])
    assert (spells(works), units(works, 1), units(works, 3)) == ({4: "paralysed"}, 26, 29)
    passed = after(asked, "done")
    assert (spells(passed), units(passed, 3)) == ({4: "paralysed"}, 30)


@pytest.mark.rule("A17.4a", "A17.4c", "A17.6g")
def test_who_cannot_counter_is_not_asked() -> None:
    def asked(*figures: str, units: dict[int, int] | None = None) -> tuple[int, ...]:
        more: dict[str, Any] = {"great": ((0, 0), (0, 1)), "units": units}
        position = magic("0 magician 1/1", "0 axe 1/48", "1 axe 1/19", *figures, **more)
        return after(position, "cast 1 paralyse 1/19").due

    assert asked("1 magician 1/20") == (1,)
    assert asked("1 magician 2/48") == (0,)
    assert asked("1 mortal-magician 1/20") == (0,)
    assert asked("1 magician 1/20", units={4: 0}) == (0,)
    assert asked("0 magician 1/20") == (0,)


@pytest.mark.rule("A17.4b")
def test_hostile_magicians_are_asked_in_turn_order_and_one_attempt_is_made() -> None:
    position = magic(
        "1 magician 1/1", "0 magician 1/5", "2 magician 1/9", "0 axe 1/48", "1 axe 1/47", "2 axe 1/46",
        seats=3, active=1,
    )  # fmt: skip
    cast = after(position, "cast 1 weaken 1/48")
    assert cast.due == (2,)
    assert after(cast, "done").due == (0,)
    # The attempt of the first is the only one.
    tried = after(cast, "counter 3", rolls=[5, 10])
    assert (tried.due, spells(tried)) == ((1,), {4: "weakened"})
    # A magician may counter several spells in a round.
    assert refusal(after(cast, "done"), "counter 3") != ""


# Move animals


@pytest.mark.rule("A17.2ak", "A17.2al", "A17.3c")
def test_animals_of_others_are_moved_once_with_their_riders() -> None:
    position = magic(
        "0 magician 1/1", "0 axe 1/48", "1 light-horse 1/19", "1 axe 1/19 on=3", "1 heavy-horse 1/26",
        "0 light-horse 1/2", units={1: 100}, chapters=ALL,
    )  # fmt: skip
    assert refusal(position, "cast 1 move-animals 1/2") == "A17.3d"
    herding = after(position, "cast 1 move-animals 1/19,1/26")
    assert units(herding) == 100 - 8 - 16
    assert herding.due == (0,)
    gone = after(herding, "herd 3 1/23")
    assert places(gone)[3] == places(gone)[4] == "1/23"
    assert refusal(gone, "herd 3 1/24") == "A17.2al"
    # R-A17.2al: four steps, though nobody rides it.
    assert refusal(gone, "herd 5 1/30") == ""
    assert refusal(gone, "herd 5 1/19") == ""
    done = after(gone, "herd 5 1/30")
    assert done.steps[-1].__struct_config__.tag == "movement"
    # They stay there.
    assert places(done)[5] == "1/30"


@pytest.mark.rule("A17.2am")
def test_their_owner_cannot_move_them_once() -> None:
    position = magic("0 magician 1/1", "0 axe 1/48", "1 light-horse 1/19", "1 axe 1/19 on=3", units={1: 100})
    herded = after(position, "cast 1 move-animals 1/19", "done", "end")
    assert refusal(herded, "go 4 1/20") == "A17.2am"
    assert refusal(after(herded, "dismount 4"), "go 4 1/20") == ""
    later = after(herded, "end", "done", "end")
    assert later.state.active == 1
    assert refusal(later, "go 4 1/20") == ""


@pytest.mark.rule("A17.2al", "A17.2an")
def test_an_elephant_tramples_its_own_side_under_a_spell() -> None:
    position = magic(
        "0 magician 1/1", "0 axe 1/48", "1 elephant 1/19", "1 axe 1/20", "1 axe 1/20", "1 axe 1/20",
        "1 axe 1/3", chapters=ALL, units={1: 50},
    )  # fmt: skip
    herding = after(position, "cast 1 move-animals 1/19")
    assert units(herding) == 50 - 24
    # A triple of the elephant is the caster's; he has cast already, so it brings him 20.
    trampled = after(herding, "herd 3 1/20", rolls=[(4, 4, 4), 12, 3])
    assert units(trampled) == 50 - 24 + 20
    assert len([kind for kind in kinds(trampled).values() if kind == "axe"]) == 4
    assert trampled.state.figures[3].owner == 1


@pytest.mark.rule("A17.2al")
def test_a_chariot_goes_by_its_horses() -> None:
    position = magic(
        "0 magician 1/1", "0 axe 1/48", "1 wagon 1/19", "1 light-chariot-horse 1/20 harness=3",
        chapters=ALL, units={1: 50},
    )  # fmt: skip
    assert refusal(position, "cast 1 move-animals 1/20") == "A17.3e"
    herding = after(position, "cast 1 move-animals 1/19,1/20")
    assert refusal(herding, "herd 3 1/23") == "A17.2al"
    gone = after(herding, "herd 3 1/22")
    assert (places(gone)[3], places(gone)[4]) == ("1/21", "1/22")
    assert gone.state.figures[3].steps == 0
