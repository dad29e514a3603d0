"""Movement along the signs and teleporting, against the examples and an independent walker."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator
from importlib import resources
from itertools import pairwise
from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexenkessel.games.titan.board import LANDS, TOWERS
from hexenkessel.games.titan.movement import (
    destinations,
    lands_within,
    paths,
    titan_teleport_entries,
    titan_teleport_lands,
    tower_teleport_lands,
    ways_from,
    why_not_move,
)

ROLLS = range(1, 7)

Legions: TypeAlias = tuple[set[int], set[int], set[int]]
"""Lands held by the mover, lands held by enemies, lands where they met."""


def reached(
    land: int,
    roll: int,
    own: Collection[int] = (),
    enemy: Collection[int] = (),
    engaged: Collection[int] = (),
) -> set[int]:
    """The lands of ``destinations``, whatever the entry side."""
    return {end for end, _ in destinations(land, roll, own, enemy, engaged)}


class TestSigns:
    @pytest.mark.rule("EX-T7.5a", "T7.4b", "T7.4e")
    def test_roll_1_over_arch_or_triple_arrow(self) -> None:
        assert reached(1, 1) == {1000, 2}

    @pytest.mark.rule("EX-T7.5b", "T7.4a", "T7.4f")
    def test_roll_2_out_of_the_mountains_over_the_block_then_the_triple_arrow(self) -> None:
        assert reached(1000, 2) == {2}

    @pytest.mark.rule("EX-T7.5c", "T7.4d", "T7.5b")
    def test_roll_2_through_the_mountains_left_or_right_or_along_the_triple_arrow(self) -> None:
        assert reached(1, 2) == {2000, 6000, 3}

    @pytest.mark.rule("EX-T7.5d", "T7.4c")
    def test_from_a_tower_into_any_touching_land(self) -> None:
        assert reached(100, 1) == {3, 41, 101}

    @pytest.mark.rule("T7.4a")
    def test_a_block_must_be_used_at_the_start(self) -> None:
        for land in LANDS.values():
            behind_block = {exit_.neighbour for exit_ in land.exits if exit_.sign == "block"}
            if behind_block:
                assert reached(land.number, 1) == behind_block

    @pytest.mark.rule("T7.4d")
    def test_no_way_back_over_the_border_just_crossed(self) -> None:
        # 41 has an arch into the Tower 100, whose arrows lead to 3, 41 and 101.
        assert paths(41, 2, 3, 1) == ((100, 3),)
        assert 41 not in reached(41, 2)

    @pytest.mark.rule("T7.4f", "T7.5a")
    def test_passing_legions_ignore_blocks_and_arches(self) -> None:
        # 3 to 4 over the triple arrow; the block of 4 toward 103 does not count for one passing through.
        assert reached(3, 2) == {5, 41, 101}

    @pytest.mark.rule("T6.2d", "T7.2a")
    def test_every_move_has_exactly_the_length_of_the_roll(self) -> None:
        for land in LANDS:
            for roll in ROLLS:
                for end, entry in destinations(land, roll, (), (), ()):
                    ways = paths(land, roll, end, entry)
                    assert ways
                    assert all(len(way) == roll and way[-1] == end for way in ways)


class TestLegionsOnTheWay:
    @pytest.mark.rule("T7.1a", "T7.1b")
    def test_own_legions_are_passed_but_not_joined(self) -> None:
        assert reached(1, 2, own={2, 1000}) == {2000, 6000, 3}
        assert reached(1, 2, own={3}) == {2000, 6000}

    @pytest.mark.rule("T7.1c")
    def test_an_enemy_legion_ends_the_move(self) -> None:
        assert reached(1, 2, enemy={1000}) == {1000, 3}
        assert reached(1, 3, enemy={3}) == {3} | (reached(1, 3) - {4})

    @pytest.mark.rule("T7.1d")
    def test_a_land_with_an_engagement_is_neither_entered_nor_crossed(self) -> None:
        assert reached(1, 2, engaged={1000}) == {3}
        assert reached(1, 1, engaged={1000}, enemy={1000}, own={1000}) == {2}

    @pytest.mark.rule("T7.1e")
    def test_a_legion_may_end_where_it_began_when_the_signs_lead_back(self) -> None:
        at_home = {roll: {land for land in LANDS if land in reached(land, roll)} for roll in ROLLS}
        assert at_home.pop(6) == {3, 7, 10, 14, 17, 21, 24, 28, 31, 35, 38, 42}
        assert set().union(*at_home.values()) == set()

    @pytest.mark.rule("T7.1e")
    def test_but_not_while_a_sister_stands_there(self) -> None:
        assert 3 not in reached(3, 6, own={3})

    def test_ways_by_different_entry_sides_are_all_listed(self) -> None:
        # Round the mountains and tundras to the left or to the right.
        assert destinations(1, 4, (), (), ()) == ((5, 5), (4000, 1), (4000, 5))
        assert paths(1, 4, 4000, 1) == ((1000, 6000, 5000, 4000),)
        assert paths(1, 4, 4000, 5) == ((1000, 2000, 3000, 4000),)

    def test_the_way_of_a_move_cut_short_by_an_enemy(self) -> None:
        assert paths(1, 4, 1000, 3, enemy={1000}) == ((1000,),)
        assert paths(1, 4, 2000, 5, enemy={1000, 2000}) == ()
        assert paths(1, 4, 2000, 5, engaged={1000}) == ()

    def test_a_way_leads_past_nobody_who_would_stop_it(self) -> None:
        assert ways_from(1, 4, enemy={2000}, engaged=())[4000, 1] == (1, 1000, 6000, 5000, 4000)
        assert (4000, 5) not in ways_from(1, 4, enemy={2000}, engaged=())


class _Walker:
    """The signs once more, from the bare file and by land numbers, one step at a time."""

    def __init__(self) -> None:
        text = resources.files("hexenkessel.games.titan").joinpath("data/board.json").read_text()
        lands = {land["number"]: land for land in json.loads(text)["lands"]}
        self.signs = {n: {to: sign for _, sign, to in land["exits"]} for n, land in lands.items()}
        self.entry = {
            (came_from, n): 3 if land["terrain"] == "Tower" else (side - land["label_side"]) % 6
            for n, land in lands.items()
            for side, _, came_from in land["exits"]
        }

    def starts(self, land: int) -> Iterator[int]:
        blocked = "block" in self.signs[land].values()
        for to, sign in self.signs[land].items():
            if sign == "block" or (not blocked and sign != "none"):
                yield to

    def passes(self, land: int, came_from: int) -> Iterator[int]:
        must = "triple" in self.signs[land].values()
        for to, sign in self.signs[land].items():
            if (must and sign == "triple") or (not must and sign == "arrow" and to != came_from):
                yield to

    def walk(self, land: int, left: int, came_from: int, legions: Legions) -> Iterator[tuple[int, int]]:
        own, enemy, engaged = legions
        for to in self.passes(land, came_from) if came_from else self.starts(land):
            if to in engaged:
                continue
            if to in enemy or left == 1:
                if to not in own:
                    yield to, self.entry[land, to]
            else:
                yield from self.walk(to, left - 1, land, legions)

    def may_go(self, way: tuple[int, ...], roll: int, enemy: set[int], engaged: set[int]) -> bool:
        steps = list(pairwise(way))
        follows_signs = all(
            to in (self.passes(land, way[place - 1]) if place else self.starts(land))
            for place, (land, to) in enumerate(steps)
        )
        is_free = engaged.isdisjoint(way[1:]) and enemy.isdisjoint(way[1:-1])
        return follows_signs and is_free and (len(steps) == roll or way[-1] in enemy)


WALKER = _Walker()


@st.composite
def situations(draw: st.DrawFn) -> tuple[int, int, set[int], set[int], set[int]]:
    """A land, a roll and legions in the lands around, each land held by one side or engaged."""
    land = draw(st.sampled_from(sorted(LANDS)))
    roll = draw(st.integers(1, 6))
    around = sorted(lands_within(land, roll))
    holders = draw(st.dictionaries(st.sampled_from(around), st.sampled_from("oxe"), max_size=12))
    own = {there for there, who in holders.items() if who == "o"}
    enemy = {there for there, who in holders.items() if who == "x"}
    engaged = {there for there, who in holders.items() if who == "e"}
    if draw(st.booleans()):
        own.add(land)
    return land, roll, own, enemy, engaged


class TestAgainstTheWalker:
    @pytest.mark.rule("T7.4a", "T7.4b", "T7.4c", "T7.4d", "T7.4e", "T7.4f", "T7.5a", "T7.5b")
    def test_on_an_empty_board(self) -> None:
        for land in LANDS:
            for roll in ROLLS:
                walked = sorted(set(WALKER.walk(land, roll, 0, (set(), set(), set()))))
                assert destinations(land, roll, (), (), ()) == tuple(walked)

    @pytest.mark.rule("T7.1a", "T7.1b", "T7.1c", "T7.1d", "T7.1e")
    @given(situations())
    def test_among_legions(self, situation: tuple[int, int, set[int], set[int], set[int]]) -> None:
        land, roll, own, enemy, engaged = situation
        walked = sorted(set(WALKER.walk(land, roll, 0, (own, enemy, engaged))))
        assert destinations(land, roll, own, enemy, engaged) == tuple(walked)
        # Engaged lands may be given as held by both sides too, as a position would do.
        assert destinations(land, roll, own | engaged, enemy | engaged, engaged) == tuple(walked)
        for end, entry in walked:
            ways = paths(land, roll, end, entry, enemy=enemy - {end}, engaged=engaged)
            assert ways
            assert all(way[-1] == end for way in ways)
        for (end, entry), way in ways_from(land, roll, enemy, engaged).items():
            assert (way[0], way[-1], entry) == (land, end, WALKER.entry[way[-2], end])
            assert WALKER.may_go(way, roll, enemy, engaged)

    @given(situations())
    def test_a_move_is_either_possible_or_forbidden_by_a_rule(
        self, situation: tuple[int, int, set[int], set[int], set[int]]
    ) -> None:
        land, roll, own, enemy, engaged = situation
        possible = destinations(land, roll, own, enemy, engaged)
        for end in LANDS:
            for entry in (1, 3, 5):
                rule = why_not_move(land, roll, own, enemy, engaged, end, entry)
                assert (rule == "") == ((end, entry) in possible)
                assert rule == "" or re.fullmatch(r"T\d+\.\d[a-z]", rule)


class TestWhyNot:
    @pytest.mark.parametrize(
        ("land", "roll", "destination", "entry", "rule"),
        [
            (1, 2, 3, 3, ""),
            (1, 2, 3, 1, "T10.1b"),
            (3, 1, 100, 1, "T10.2a"),
            (1, 2, 999, 1, "T2.1c"),
            (1, 2, 2, 5, "T6.2d"),
            (1, 2, 4, 1, "T6.2d"),
            (1, 2, 1, 1, "T7.5a"),
            (1, 1, 1, 1, "T6.2d"),
            (1, 6, 400, 3, "T6.2d"),
            (1000, 1, 2000, 5, "T7.4a"),
            (4, 1, 5, 1, "T7.4a"),
            (41, 2, 41, 1, "T7.4d"),
            (3, 2, 103, 1, "T7.5a"),
            (1, 1, 42, 1, "T7.2a"),
            (5, 2, 3, 1, "T7.2a"),
            # Next to it, but the signs lead there only in a wide circle.
            (3, 1, 2, 1, "T7.2a"),
            # Near, and arches would lead there by a detour; yet it is simply the wrong distance.
            (1, 6, 2, 1, "T6.2d"),
            (100, 4, 3, 1, "T6.2d"),
            (300, 5, 115, 1, "T6.2d"),
            (300, 4, 12, 1, "T6.2d"),
        ],
    )
    @pytest.mark.rule("T7.4a", "T7.4d", "T7.5a", "T7.2a", "T6.2d", "T2.1c", "T10.1a", "T10.2a")
    def test_on_an_empty_board(self, land: int, roll: int, destination: int, entry: int, rule: str) -> None:
        assert why_not_move(land, roll, (), (), (), destination, entry) == rule

    @pytest.mark.rule("T7.1b")
    def test_a_legion_of_ones_own_is_there(self) -> None:
        assert why_not_move(1, 2, {3}, (), (), 3, 3) == "T7.1b"
        assert why_not_move(1, 2, {3}, (), (), 3, 1) == "T7.1b"

    @pytest.mark.rule("T7.1c")
    def test_an_enemy_stands_on_the_way(self) -> None:
        assert why_not_move(1, 2, (), {2}, (), 3, 3) == "T7.1c"
        assert why_not_move(1, 3, (), {2, 3}, (), 3, 3) == "T7.1c"

    @pytest.mark.rule("T7.1d")
    def test_an_engagement_is_there_or_on_the_way(self) -> None:
        assert why_not_move(1, 2, {3}, {3}, {3}, 3, 3) == "T7.1d"
        assert why_not_move(1, 2, {2}, {2}, {2}, 3, 3) == "T7.1d"

    def test_passing_over_a_border_without_a_sign(self) -> None:
        # 42 to 1 over the triple arrow; the other borders of 1 are no way on.
        assert why_not_move(42, 2, (), (), (), 1000, 3) == "T7.5a"
        assert why_not_move(1000, 2, (), (), (), 42, 1) == "T7.4f"


class TestTeleport:
    @pytest.mark.rule("T8.1b")
    def test_46_lands_from_each_tower_on_an_empty_board(self) -> None:
        for tower in TOWERS:
            lands = tower_teleport_lands(tower, ())
            assert len(lands) == 46
            assert tower not in lands
            assert set(TOWERS) - {tower} <= set(lands)
            assert list(lands) == sorted(lands)

    @pytest.mark.rule("T8.1b")
    def test_six_steps_from_land_to_touching_land(self) -> None:
        near = set(tower_teleport_lands(100, ())) - set(TOWERS)
        assert near == lands_within(100, 6) - set(TOWERS)
        assert lands_within(100, 1) == {3, 41, 101}
        assert lands_within(100, 0) == set()

    @pytest.mark.rule("T8.1c")
    def test_only_to_lands_without_any_legion(self) -> None:
        assert set(tower_teleport_lands(100, ())) - set(tower_teleport_lands(100, {3, 600})) == {3, 600}

    @pytest.mark.rule("T8.1d")
    def test_legions_on_the_way_do_not_matter(self) -> None:
        around = {3, 41, 101}
        assert set(tower_teleport_lands(100, around)) == set(tower_teleport_lands(100, ())) - around

    def test_only_towers_send_legions(self) -> None:
        assert tower_teleport_lands(1, ()) == ()

    @pytest.mark.rule("T8.2c")
    def test_a_titan_goes_to_any_enemy_not_yet_engaged(self) -> None:
        assert titan_teleport_lands({42, 7, 600}, {7}) == (42, 600)
        assert titan_teleport_lands((), ()) == ()

    @pytest.mark.rule("T10.4a")
    def test_a_titan_chooses_its_edge_except_at_a_tower(self) -> None:
        assert titan_teleport_entries(1) == (1, 3, 5)
        assert titan_teleport_entries(100) == (3,)
