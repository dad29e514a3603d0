"""Rangestrikes: who, at whom, how far, along which line (T12, and rangestrikes in T23)."""

from __future__ import annotations

from collections import Counter

import pytest

from hexenkessel.games.titan.battle.hazards import HAZARDS
from hexenkessel.games.titan.battle.reasons import rule_of
from hexenkessel.games.titan.battle.terrain import LANDS
from hexenkessel.legions.battle.battleland import Battleland
from hexenkessel.legions.battle.hexes import ATTACKER, HEX, LABELS, distance
from hexenkessel.legions.battle.sight import Corridor, corridors, pairs_in_range
from hexenkessel.legions.figures import Nature

from .scene import at, places, scene, shot

NO_SHOT = (0, 0)


def why_closed(land: Battleland, way: Corridor) -> str | None:
    return rule_of(HAZARDS.why_closed(land, Nature(), way))


def lines(start: str, end: str) -> set[str]:
    return {" ".join(LABELS[hex] for hex in way) for way in corridors(HEX[start], HEX[end])}


def closed_by(terrain: str, way: str) -> str | None:
    return why_closed(LANDS[terrain], tuple(HEX[label] for label in way.split()))


# --- who, at whom, how far ----------------------------------------------------------------------


@pytest.mark.rule("T12.1a")
def test_only_characters_with_the_bow_rangestrike() -> None:
    for kind, may in {"Ranger": True, "Hydra": True, "Warlock": True, "Ogre": False, "Titan": False}.items():
        fight = scene("Plains", f"{kind} C1", "Ogre C3")
        assert fight.may_rangestrike(0) is may
        assert (fight.rangestrike_targets(0) != 0) is may


@pytest.mark.rule("T12.1b")
def test_the_target_is_a_living_enemy_who_is_not_adjacent() -> None:
    fight = scene("Plains", "Ranger C1, Ogre E2", "Ogre C3, Ogre D3:6, Lion off")
    assert places(fight, fight.rangestrike_targets(0)) == {"C3"}
    # Adjacent beyond a cliff is not engaged, but adjacent all the same.
    fight = scene("Mountains", "Minotaur B1", "Ogre C2")
    assert fight.may_rangestrike(0)
    assert shot(fight, "B1", "C2") == NO_SHOT


@pytest.mark.rule("T12.1c", "T12.6d")
def test_nobody_in_contact_rangestrikes_even_with_the_slain() -> None:
    for kind in ("Ranger", "Warlock"):
        fight = scene("Plains", f"{kind} C1", "Ogre C3, Centaur C2")
        assert not fight.may_rangestrike(0)
        fight.hit(at(fight, "C2"), 3)
        assert not fight.may_rangestrike(0)
        assert fight.rangestrike_targets(0) == 0


@pytest.mark.rule("T12.1c")
def test_an_engaged_target_may_be_rangestruck() -> None:
    fight = scene("Plains", "Ranger C1, Ogre C4", "Lion C3")
    assert shot(fight, "C1", "C3") == (2, 3)


@pytest.mark.rule("T13.1b")
def test_a_rangestrike_is_the_one_strike_of_the_phase() -> None:
    fight = scene("Plains", "Ranger C1", "Ogre C3")
    fight.mark_struck(0)
    assert not fight.may_rangestrike(0)


@pytest.mark.rule("T12.1d")
def test_nobody_has_to_rangestrike() -> None:
    fight = scene("Plains", "Ranger C1", "Ogre C3")
    fight.begin_strikes()
    assert fight.rangestrike_targets(0)
    assert fight.must_strike(ATTACKER) == 0


@pytest.mark.rule("T12.2a", "EX-T12.2a")
def test_a_rangestrike_has_half_the_power_in_dice() -> None:
    dice = {"Dragon": 4, "Giant": 3, "Gorgon": 3, "Hydra": 5, "Minotaur": 2, "Ranger": 2, "Warlock": 2}
    for kind, number in dice.items():
        assert shot(scene("Plains", f"{kind} C1", "Ogre C3"), "C1", "C3")[0] == number


@pytest.mark.rule("T12.3a", "EX-T12.3a")
def test_range_counts_both_ends_and_is_limited_by_skill() -> None:
    assert shot(scene("Plains", "Dragon C1", "Ogre C3"), "C1", "C3") == (4, 3)
    assert shot(scene("Plains", "Dragon C1", "Ogre C4"), "C1", "C4") == NO_SHOT
    assert shot(scene("Plains", "Giant C1", "Ogre C4"), "C1", "C4") == (3, 3)


@pytest.mark.rule("T12.3b", "EX-T12.3b")
def test_range_four_lowers_the_skill() -> None:
    fight = scene("Plains", "Minotaur C1", "Ogre C4")
    assert shot(fight, "C1", "C4") == (2, 3)
    fight = scene("Plains", "Minotaur C1", "Ogre C3")
    assert shot(fight, "C1", "C3") == (2, 2)


@pytest.mark.rule("T12.3c")
def test_nobody_rangestrikes_further_than_four() -> None:
    for kind in ("Giant", "Warlock"):
        assert shot(scene("Plains", f"{kind} C1", "Ogre C5"), "C1", "C5") == NO_SHOT


@pytest.mark.rule("T12.6a")
def test_lords_are_immune_except_to_warlocks() -> None:
    for lord in ("Titan", "Angel", "Archangel"):
        assert shot(scene("Plains", "Ranger C1", f"{lord} C3"), "C1", "C3") == NO_SHOT
        assert shot(scene("Plains", "Warlock C1", f"{lord} C3"), "C1", "C3") == (2, 4)
    assert shot(scene("Plains", "Ranger C1", "Guardian C3"), "C1", "C3") == (2, 2)


@pytest.mark.rule("T12.6b")
def test_nothing_blocks_or_changes_a_warlocks_rangestrike() -> None:
    assert shot(scene("Plains", "Warlock C1, Ogre C2", "Ogre C3"), "C1", "C3") == (2, 2)
    assert shot(scene("Woods", "Warlock C2", "Ogre C4"), "C2", "C4") == (2, 2)  # tree C3
    assert shot(scene("Brush", "Warlock B1", "Cyclops B2:1"), "B1", "B2") == NO_SHOT
    assert shot(scene("Brush", "Warlock C2", "Cyclops C4"), "C2", "C4") == (2, 2)
    assert shot(scene("Mountains", "Warlock D2", "Dragon D4"), "D2", "D4") == (2, 3)
    assert shot(scene("Tower", "Warlock D2", "Ogre D4"), "D2", "D4") == (2, 2)


@pytest.mark.rule("T12.6b", "T23.10c")
def test_a_warlock_rangestrikes_an_adjacent_enemy_across_a_cliff() -> None:
    assert shot(scene("Mountains", "Warlock B1", "Ogre C2"), "B1", "C2") == (2, 2)
    assert shot(scene("Mountains", "Warlock C2", "Ogre B1"), "C2", "B1") == (2, 2)


@pytest.mark.rule("T12.6c")
def test_range_four_does_not_trouble_a_warlock() -> None:
    assert shot(scene("Plains", "Warlock C1", "Ogre C4"), "C1", "C4") == (2, 2)


@pytest.mark.rule("T12.6e")
def test_a_warlock_strikes_like_anybody() -> None:
    fight = scene("Brush", "Warlock D2", "Cyclops D1")
    assert fight.strike_terms(0, 1) == (5, 4)  # out of bramble, at a native in bramble


@pytest.mark.rule("T12.5a")
def test_strikes_and_rangestrikes_mix_in_any_order() -> None:
    fight = scene("Plains", "Ranger C1, Ogre D3, Ranger E1", "Lion C3, Lion E2")
    fight.begin_strikes()
    assert fight.must_strike(ATTACKER) == 0b110
    assert fight.may_rangestrike(0)
    fight.mark_struck(1)
    assert fight.may_rangestrike(0)


# --- lines --------------------------------------------------------------------------------------


@pytest.mark.rule("T12.4a")
def test_the_corridor_is_what_the_line_between_centres_crosses() -> None:
    assert lines("C1", "C4") == {"C1 C2 C3 C4"}
    assert lines("C1", "D4") == {"C1 C2 D3 D4"}
    assert lines("A1", "D3") == {"A1 B2 C2 D3"}


@pytest.mark.rule("T12.4b")
def test_along_a_hexside_there_are_two_corridors_and_only_at_range_three() -> None:
    assert lines("C3", "D5") == {"C3 C4 D5", "C3 D4 D5"}
    assert lines("C3", "E3") == {"C3 D3 E3", "C3 D4 E3"}
    for start, end in pairs_in_range():
        ways = corridors(start, end)
        assert all(len(way) == distance(start, end) + 1 for way in ways)
        assert len(ways) == 1 or distance(start, end) == 2


@pytest.mark.rule("T12.4b", "EX-T12.4b")
def test_six_targets_with_one_corridor_and_six_with_two_at_range_three() -> None:
    ways = [len(corridors(HEX["D3"], end)) for end in range(27) if distance(HEX["D3"], end) == 2]
    assert Counter(ways) == {1: 6, 2: 6}
    assert shot(scene("Plains", "Ranger C3, Ogre C4", "Ogre D5"), "C3", "D5") == (2, 2)
    assert shot(scene("Plains", "Ranger C3, Ogre D4", "Ogre D5"), "C3", "D5") == (2, 2)
    assert shot(scene("Plains", "Ranger C3, Ogre D4, Ogre C4", "Ogre D5"), "C3", "D5") == NO_SHOT


def test_corridors_are_the_same_in_both_directions() -> None:
    for start, end in pairs_in_range():
        assert {way[::-1] for way in corridors(start, end)} == set(corridors(end, start))


@pytest.mark.rule("T12.4c", "T12.4d", "T23.1c")
def test_one_character_in_the_corridor_blocks() -> None:
    for own, enemy in (("Ogre C2", "Ogre C4"), ("Ogre C3", "Ogre C4")):
        assert shot(scene("Plains", f"Giant C1, {own}", enemy), "C1", "C4") == NO_SHOT
    fight = scene("Plains", "Giant C1", "Ogre C4, Lion C3:5")
    assert shot(fight, "C1", "C4") == NO_SHOT  # the slain too, while they are on the map


@pytest.mark.rule("T23.1d", "EX-T12.4a", "T23.10c", "T23.10d")
def test_a_character_at_the_base_of_a_cliff_does_not_block_one_atop_it() -> None:
    fight = scene("Mountains", "Minotaur B1", "Behemoth C2, Troll D3")
    assert shot(fight, "B1", "D3") == (2, 2)
    fight = scene("Desert", "Hydra D4", "Ogre C3, Troll C2")
    assert shot(fight, "D4", "C2") == (5, 3)
    # At range three from D4 to C2 the other corridor runs over D3, also at the base of a cliff.
    fight = scene("Desert", "Hydra D4, Ogre D3", "Ogre C3, Troll C2")
    assert shot(fight, "D4", "C2") == (5, 3)


@pytest.mark.rule("T23.1e")
def test_a_character_lower_than_both_does_not_block() -> None:
    assert shot(scene("Hills", "Minotaur B1, Ogre B2", "Troll B3"), "B1", "B3") == (2, 2)
    # As high as both: C4 among the hexes inside the outer wall.
    assert shot(scene("Tower", "Ranger C3, Ogre C4", "Ogre D5"), "C3", "D5") == NO_SHOT
    # Lower than one of them only.
    assert shot(scene("Hills", "Minotaur B1, Ogre B2", "Troll A3"), "B1", "A3") == NO_SHOT


# --- hazards in the way -------------------------------------------------------------------------


@pytest.mark.rule("T23.3c")
def test_a_tree_blocks() -> None:
    assert closed_by("Woods", "C2 C3 C4") == "T23.3c"
    assert shot(scene("Woods", "Ranger C2", "Ogre C4"), "C2", "C4") == NO_SHOT
    # B2 at D3: tree C3 closes one corridor, C2 leaves the other open.
    assert lines("B2", "D3") == {"B2 C3 D3", "B2 C2 D3"}
    assert shot(scene("Woods", "Ranger B2", "Ogre D3"), "B2", "D3") == (2, 2)
    assert shot(scene("Woods", "Ranger B2, Ogre C2", "Ogre D3"), "B2", "D3") == NO_SHOT


@pytest.mark.rule("T23.4d")
def test_natives_in_bramble_are_harder_to_hit_for_strangers() -> None:
    assert shot(scene("Brush", "Ranger C2", "Cyclops C4"), "C2", "C4") == (2, 3)
    assert shot(scene("Brush", "Ranger C2", "Ogre C4"), "C2", "C4") == (2, 2)
    assert shot(scene("Brush", "Gorgon C2", "Cyclops C4"), "C2", "C4") == (3, 3)


@pytest.mark.rule("T23.4e")
def test_brambles_between_lower_a_strangers_skill() -> None:
    # D1 and D2 are bramble: one between D1 and D3, the ends do not count.
    assert lines("D1", "D3") == {"D1 D2 D3"}
    assert shot(scene("Brush", "Ranger D1", "Ogre D3"), "D1", "D3") == (2, 3)
    assert shot(scene("Brush", "Gorgon D1", "Ogre D3"), "D1", "D3") == (3, 3)
    # Range four from C1 over bramble D2: skill four, less one, less one.
    assert lines("C1", "F2") == {"C1 D2 E2 F2"}
    assert shot(scene("Brush", "Giant C1", "Ogre F2"), "C1", "F2") == (3, 4)


@pytest.mark.rule("T23.4e", "T12.4b")
def test_of_two_open_corridors_the_one_with_fewer_brambles_counts() -> None:
    assert lines("C2", "E2") == {"C2 D2 E2", "C2 D3 E2"}
    assert shot(scene("Brush", "Ranger C2", "Ogre E2"), "C2", "E2") == (2, 2)
    assert shot(scene("Brush", "Ranger C2, Ogre D2", "Ogre E2"), "C2", "E2") == (2, 2)
    assert shot(scene("Brush", "Ranger C2, Ogre D3", "Lion F4, Ogre E2"), "C2", "E2") == (2, 3)


@pytest.mark.rule("T23.6c", "T23.6d")
def test_the_volcano_helps_its_dragon_both_ways() -> None:
    assert shot(scene("Mountains", "Dragon D4", "Troll B3"), "D4", "B3") == (6, 3)
    assert shot(scene("Mountains", "Minotaur B3", "Dragon D4"), "B3", "D4") == (2, 4)
    assert shot(scene("Mountains", "Dragon D6", "Dragon D4"), "D6", "D4") == (4, 5)


@pytest.mark.rule("T23.9d")
def test_one_dune_is_crossed_only_from_or_to_its_top() -> None:
    assert closed_by("Desert", "A1 A2 A3") == "T23.9d"
    assert closed_by("Desert", "A3 A2 A1") == "T23.9d"
    assert closed_by("Desert", "B3 C4 D5") is None
    assert closed_by("Desert", "A2 B3 C4") is None
    assert shot(scene("Desert", "Ranger A1", "Ogre A3"), "A1", "A3") == NO_SHOT
    assert shot(scene("Desert", "Ranger A2", "Ogre C4"), "A2", "C4") == (2, 2)


@pytest.mark.rule("T23.9e")
def test_two_dunes_are_crossed_only_from_one_top_to_the_other() -> None:
    assert closed_by("Desert", "A2 B3 C4 D5") is None
    assert closed_by("Desert", "C4 D4 E3") == "T23.9e"
    assert closed_by("Desert", "C4 D4 E4 F3") == "T23.9e"
    assert shot(scene("Desert", "Giant A2", "Ogre D5"), "A2", "D5") == (3, 3)
    assert shot(scene("Desert", "Hydra C4", "Ogre E3"), "C4", "E3") == NO_SHOT


@pytest.mark.rule("T23.10c")
def test_a_cliff_is_crossed_only_from_or_to_its_top() -> None:
    assert closed_by("Mountains", "B1 C2 C3") is None
    assert closed_by("Mountains", "D2 C2 B1") is None
    assert closed_by("Mountains", "A1 B1 C2") == "T23.10c"
    assert closed_by("Mountains", "D5 D4 C3") == "T23.10c"
    assert closed_by("Desert", "D6 D5 D4 D3") == "T23.10c"
    assert closed_by("Desert", "D4 D3 E2 E1") is None  # down one cliff, up another


@pytest.mark.rule("T23.10d")
def test_atop_a_cliff_slopes_before_and_after_do_not_matter() -> None:
    assert closed_by("Mountains", "F2 E2 D3 C2") is None
    assert closed_by("Mountains", "C2 D3 E2 F2") is None
    assert closed_by("Mountains", "C2 D3 E2") == "T23.11d"


@pytest.mark.rule("T23.10e")
def test_cliff_and_dune_need_one_atop_either() -> None:
    assert closed_by("Desert", "D4 C3 B2") is None
    assert closed_by("Desert", "B2 C3 D4") is None
    assert closed_by("Desert", "E4 E3 E2 E1") is None
    assert closed_by("Desert", "B1 B2 B3") == "T23.10e"
    assert closed_by("Desert", "E4 D4 C3 B2") == "T23.10e"
    assert closed_by("Desert", "D4 C3 B2 A1") == "T23.10e"


@pytest.mark.rule("T23.11d")
def test_one_or_two_slopes_need_one_end_atop() -> None:
    assert closed_by("Hills", "A1 B1 C1") == "T23.11d"
    assert closed_by("Hills", "B1 B2 B3") is None
    assert closed_by("Mountains", "A3 B4 C5") is None
    assert closed_by("Mountains", "A1 B2 B3") == "T23.11d"
    assert shot(scene("Hills", "Minotaur A1", "Troll C1"), "A1", "C1") == NO_SHOT
    assert shot(scene("Hills", "Minotaur A3", "Troll B1"), "A3", "B1") == (2, 3)


@pytest.mark.rule("T23.11e")
def test_three_slopes_need_both_ends_atop() -> None:
    assert closed_by("Hills", "B4 B3 B2 B1") == "T23.11e"
    assert shot(scene("Hills", "Minotaur B4", "Troll B1"), "B4", "B1") == NO_SHOT
    assert closed_by("Mountains", "B1 B2 B3 B4") is None
    assert closed_by("Mountains", "A1 B1 C1 D1") == "T23.11e"


@pytest.mark.rule("T23.12c")
def test_each_wall_crossed_upward_costs_skill() -> None:
    assert shot(scene("Tower", "Ranger A1", "Ogre C3"), "A1", "C3") == (2, 3)
    assert shot(scene("Tower", "Ranger A1", "Ogre D4"), "A1", "D4") == (2, 5)
    assert shot(scene("Tower", "Ranger D4", "Ogre A1"), "D4", "A1") == (2, 3)
    assert shot(scene("Tower", "Ranger C3", "Ogre A1"), "C3", "A1") == (2, 2)


@pytest.mark.rule("T23.12d")
def test_one_wall_needs_one_end_on_its_upper_hex() -> None:
    assert closed_by("Tower", "A1 B2 C3") is None
    assert closed_by("Tower", "C3 B2 A1") is None
    assert closed_by("Tower", "B3 C3 D3") == "T23.12d"
    assert closed_by("Tower", "C3 C4 C5") == "T23.12d"


@pytest.mark.rule("T23.12e")
def test_two_walls_need_the_centre_and_nobody_at_the_foot() -> None:
    assert closed_by("Tower", "A1 B2 C3 D4") is None
    assert closed_by("Tower", "D4 C3 B2 A1") is None
    assert closed_by("Tower", "B2 C3 D4") == "T23.12e"
    assert closed_by("Tower", "D4 C3 B2") == "T23.12e"
    assert closed_by("Tower", "C2 C3 C4 C5") == "T23.12e"
    assert closed_by("Tower", "C3 D4 E4") == "T23.12e"
    seen = {end for end in range(27) if any(closed_free(way) for way in corridors(HEX["D4"], end))}
    assert {distance(HEX["D4"], end) for end in seen if end != HEX["D4"]} == {3}


def closed_free(way: tuple[int, ...]) -> bool:
    return len(way) > 2 and why_closed(LANDS["Tower"], way) is None


def test_the_ground_treats_both_directions_alike() -> None:
    for land in LANDS.values():
        for start, end in pairs_in_range():
            for way in corridors(start, end):
                assert why_closed(land, way) == why_closed(land, way[::-1])
