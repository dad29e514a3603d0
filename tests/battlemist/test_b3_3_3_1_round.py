"""The combat round: rally, overrun, archery, cavalry, footmen and monsters (B3.3.3.1, B3.3.3.2)."""

from __future__ import annotations

import pytest

from hexenkessel.games.battlemist.battle.battle import Battle, Side
from hexenkessel.games.battlemist.battle.fray import PLAIN, attacks_of, overrun_side
from hexenkessel.games.battlemist.units import named, units
from tests.battlemist.fields import REALM, SPENT, battle, dice_thrown, in_battle, passing, side, words
from tests.battlemist.table import (
    LoadedDice,
    after,
    army,
    due,
    is_over,
    offers,
    refusal_of,
    settled,
    story,
)  # fmt: skip


@pytest.mark.rule("B3.3.3.1a", "B3.3.3.1b", "BA.1c")
def test_the_order_of_a_combat_round() -> None:
    army_of_all = "3 archer 3 cavalry 4 footman"
    # Whoever holds a card is asked before every round: there the test looks.
    position = battle("knights", army_of_all, "dwarves", army_of_all, knights=f"{SPENT} hand war-cry")
    _, events = passing(position, LoadedDice(*[1] * 14), before_round=2)
    told = [event.key for event in events if event.key in ("combat-round", "attacked")]
    assert told == ["combat-round", *["attacked"] * 6, "combat-round"]
    thrown = dice_thrown(events)
    # At most two archers, two cavalry, three footmen. The attacker's dice fall first, but all count at once.
    assert [(seat, arm, len(dice)) for seat, arm, dice in thrown[:6]] == [
        (0, "archery", 2), (1, "archery", 2), (0, "cavalry", 2), (1, "cavalry", 2),
        (0, "melee", 3), (1, "melee", 3),
    ]  # fmt: skip


@pytest.mark.rule("B3.3.3.1b", "B3.3.3.1c")
def test_rally_only_from_the_second_round_on() -> None:
    position = battle("knights", "footman", "dwarves", "footman")
    # First round: a rout each; second: both rally (9 and 7), then the knight kills.
    dice = LoadedDice(6, 6, 9, 7, 9, 1)
    events = story(position, dice=dice)
    assert [event.key for event in events if event.key in ("combat-round", "rallied", "battle-won")] == [
        "combat-round", "combat-round", "rallied", "rallied", "battle-won",
    ]  # fmt: skip


@pytest.mark.rule("B3.3.3.1d")
def test_the_owner_chooses_who_rallies() -> None:
    position = in_battle(("footman", "archer 2 cavalry", 0), ("3 footman", "", 0), "rally")
    position = settled(position, LoadedDice(7, 1))
    assert offers(position, "knights") == ["rally archer,cavalry", "rally cavalry,cavalry"]
    assert refusal_of(position, "knights: rally archer") == "B3.3.3.1c"
    assert refusal_of(position, "knights: rally footman,archer") == "B3.3.3.1d"
    # No more than there are return, and then nobody is asked.
    few = in_battle(
        ("footman", "archer", 0), ("3 footman", "", 0), "rally", knights=f"{SPENT} hand second-wind"
    )
    few = settled(few, LoadedDice(10, 1, 1))
    assert side(few, "knights") == ("footman archer", "")


@pytest.mark.rule("B3.3.3.1e")
def test_who_rallies_fights_in_the_same_round() -> None:
    hand = f"{SPENT} hand second-wind"
    position = in_battle(("footman", "archer", 0), ("3 footman", "", 0), "rally", knights=hand)
    events = story(position, dice=LoadedDice(9, 1, 8))
    assert (0, "archery", (8,)) in dice_thrown(events)


@pytest.mark.rule("B3.3.3.1f", "B3.3.3.1h")
def test_who_is_overrun() -> None:
    def overrun(one: tuple[str, int], other: tuple[str, int]) -> int | None:
        sides = [
            Side(n, "orcs", named(words(w).split()), units(), k) for n, (w, k) in enumerate((one, other))
        ]
        found = overrun_side(Battle(REALM, sides[0], sides[1], round=2))
        return None if found is None else found.seat

    assert overrun(("2 cavalry", 2), ("footman", 0)) == 0
    assert overrun(("2 cavalry", 1), ("footman", 0)) is None  # only one was killed
    assert overrun(("cavalry footman", 5), ("footman", 0)) is None  # a footman holds the line
    assert overrun(("footman", 0), ("giant dragon", 2)) == 1  # monsters are no footmen
    assert overrun(("archer", 2), ("cavalry", 3)) is None  # both, so neither


@pytest.mark.rule("B3.3.3.1i")
def test_a_rallied_footman_prevents_the_overrun() -> None:
    threatened = ("cavalry", "footman", 2)
    saved = settled(in_battle(threatened, ("2 footman", "archer", 0), "rally"), LoadedDice(5, 1, 1, 1, 1, 9))
    assert saved.state.battle is not None
    lost = settled(in_battle(threatened, ("2 footman", "archer", 0), "rally"), LoadedDice(4, 1))
    assert is_over(lost)
    assert army(lost, "knights", REALM) == ""


@pytest.mark.rule("B3.3.3.1f")
def test_the_killed_count_for_one_check_only() -> None:
    position = in_battle(
        ("footman 2 cavalry", "", 2), ("2 footman", "cavalry", 1), "rally", knights="stars 1"
    )
    position = settled(position, LoadedDice(1, 1))
    fought = position.state.battle
    assert (fought.attacker.killed, fought.defender.killed) == (2, 1)  # before the check, in time for a spell
    position = after(position, "knights: pass")
    assert due(position) == ("knights",) and position.state.battle.attacker.killed == 0


@pytest.mark.rule("B3.3.3.1f", "BS.1a")
def test_the_song_of_fear_between_rally_and_overrun_brings_an_army_down() -> None:
    position = in_battle(("2 footman", "", 0), ("archer", "2 cavalry footman", 0), "rally", knights="stars 1")
    position = settled(position, LoadedDice(1, 1))
    assert "cast-at song-of-fear cavalry+cavalry" in offers(position, "knights")
    over = after(position, "knights: cast-at song-of-fear cavalry+cavalry")
    assert is_over(over)
    assert army(over, "dwarves", REALM) == ""


@pytest.mark.rule("B3.3.3.1j", "B3.3.3.1l")
def test_caps_of_archery_and_cavalry() -> None:
    many = units(archer=5, cavalry=4, footman=6)
    assert attacks_of(many, PLAIN, "archery") == (units(archer=2),)
    assert attacks_of(many, PLAIN, "cavalry") == (units(cavalry=2),)
    assert attacks_of(many, PLAIN, "melee") == (units(footman=3),)
    assert attacks_of(units(archer=1), PLAIN, "archery") == (units(archer=1),)


@pytest.mark.rule("B3.3.3.1n")
def test_the_owner_chooses_which_footmen_and_monsters_attack() -> None:
    position = battle("knights", "2 footman giant dragon", "dwarves", "5 footman")
    position = settled(position)
    assert due(position) == ("knights",)
    assert set(offers(position, "knights")) == {
        "lead footman,footman,giant", "lead dragon,footman,footman", "lead dragon,footman,giant",
    }  # fmt: skip
    assert refusal_of(position, "knights: lead dragon,footman,footman,giant") == "B3.3.3.1n"
    assert refusal_of(position, "knights: lead footman,footman,footman") == "B3.3.3.1r"
    # A dragon is one of the three although it rolls two dice.
    events = story(position, "knights: lead dragon,footman,giant", dice=LoadedDice(1, 1, 1, 1, 1, 1, 10))
    assert dice_thrown(events)[0] == (0, "melee", (1, 1, 1, 1))


@pytest.mark.rule("B3.3.3.1q")
def test_who_is_hit_in_a_step_has_attacked_in_it() -> None:
    # Two archers each kill the other side's only footman and archer: all four dice count.
    position = battle("knights", "archer", "dwarves", "archer")
    over = settled(position, LoadedDice(9, 8))
    assert is_over(over) and over.state.forces.get(REALM) is None


@pytest.mark.rule("B3.3.3.1r")
def test_who_is_routed_or_killed_does_not_attack_later_in_the_round() -> None:
    position = battle("knights", "2 archer", "dwarves", "cavalry footman", dwarves="stars 1")
    events = story(position, dice=LoadedDice(9, 6))
    # Both dwarves are hit by arrows: neither cavalry nor footmen of theirs attack.
    assert not [one for one in dice_thrown(events) if one[0] == 1]


@pytest.mark.rule("B3.3.3.1p", "B3.0b")
def test_both_owners_choose_at_once_and_in_secret() -> None:
    position = battle("knights", "2 footman 2 archer", "dwarves", "2 footman 2 cavalry archer")
    # Arrows: nobody. The charge of the dwarves misses. In the melee each side is routed once.
    position = settled(position, LoadedDice(1, 1, 1, 1, 1, 6, 1, 6, 1))
    assert due(position) == ("knights", "dwarves")
    half = after(position, "knights: suffer - archer")
    assert due(half) == ("dwarves",)
    assert half.step.as_seen_by(1, half.state).chosen == ((0, None),)
    assert side(half, "knights") == ("footman footman archer archer", "")


@pytest.mark.rule("B3.3.3.2e")
def test_a_side_without_anybody_standing_loses_its_routed_units() -> None:
    position = in_battle(("3 footman", "", 0), ("", "2 archer cavalry", 0), "attack", knights="stars 1")
    position = settled(position, LoadedDice(6, 9, 1))
    # A rout and a kill: two routed units die, of their owner's choice.
    assert set(offers(position, "dwarves")) == {"suffer archer,archer", "suffer archer,cavalry"}
    position = after(position, "dwarves: suffer archer,archer")
    assert side(position, "dwarves") == ("", "cavalry")


@pytest.mark.rule("B3.3.3.2f")
def test_the_battle_is_over_at_once_when_a_side_is_gone() -> None:
    events = story(battle("knights", "2 archer cavalry", "dwarves", "footman"), dice=LoadedDice(9, 1))
    assert [arm for _, arm, _ in dice_thrown(events)] == ["archery"]
