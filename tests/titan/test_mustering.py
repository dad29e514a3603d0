"""What legions can muster, by the charts of both starts."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexenkessel.games.titan.board import TERRAINS
from hexenkessel.games.titan.characters import KINDS, is_creature
from hexenkessel.games.titan.mustering import (
    FAST_START,
    FILE,
    STANDARD,
    Charts,
    MusterFigures,
    Step,
    check_mustering,
    recruits,
    ways,
    why_not_muster,
)
from hexenkessel.kernel.data import DataError, read_data


def mustered(terrain: str, legion: str) -> set[str]:
    """What a legion, written as names with spaces, can muster in the standard game."""
    return set(recruits(STANDARD, terrain, legion.split()))


class TestChains:
    @pytest.mark.rule("EX-T18.3a", "T18.3a", "T18.3b")
    def test_marsh(self) -> None:
        assert mustered("Marsh", "Ogre") == {"Ogre"}
        assert mustered("Marsh", "Troll") == {"Troll", "Ogre"}
        assert mustered("Marsh", "Ogre Ogre") == {"Ogre", "Troll"}

    @pytest.mark.rule("EX-T18.3b", "T18.3c")
    def test_two_lions_muster_a_minotaur_not_a_dragon(self) -> None:
        assert mustered("Mountains", "Lion Lion") == {"Lion", "Minotaur"}

    @pytest.mark.rule("EX-T18.3c")
    def test_a_dragon_needs_two_minotaurs_or_a_dragon_or_a_colossus(self) -> None:
        legion = ("Minotaur", "Minotaur", "Dragon", "Colossus")
        assert ways(STANDARD, "Mountains", legion, "Dragon") == (
            ("Colossus",), ("Dragon",), ("Minotaur", "Minotaur"),
        )  # fmt: skip
        assert "Dragon" not in mustered("Mountains", "Minotaur Lion Lion Lion")

    @pytest.mark.rule("EX-T18.3d", "T18.3a", "T18.3f")
    def test_one_colossus_in_the_mountains(self) -> None:
        assert mustered("Mountains", "Colossus") == {"Colossus", "Dragon", "Minotaur", "Lion"}

    @pytest.mark.rule("EX-T18.3e", "T18.3b", "T18.3d")
    def test_two_centaurs_and_two_lions(self) -> None:
        legion = "Centaur Centaur Lion Lion"
        assert mustered("Mountains", legion) == {"Minotaur", "Lion"}
        assert mustered("Desert", legion) == {"Lion"}
        assert mustered("Desert", legion + " Lion") == {"Lion", "Griffon"}

    @pytest.mark.rule("EX-T18.3f")
    def test_one_troll_in_the_marsh(self) -> None:
        assert mustered("Marsh", "Troll") == {"Troll", "Ogre"}
        assert mustered("Swamp", "Troll") == {"Troll"}

    @pytest.mark.rule("EX-T18.4a", "T18.4a")
    def test_two_ways_to_a_troll(self) -> None:
        assert ways(STANDARD, "Marsh", ("Troll", "Ogre", "Ogre"), "Troll") == (("Ogre", "Ogre"), ("Troll",))

    @pytest.mark.rule("T18.2a", "T24.1a")
    @pytest.mark.parametrize(
        ("terrain", "chain"),
        [
            ("Brush", "Gargoyle 2 Cyclops 2 Gorgon"),
            ("Desert", "Lion 3 Griffon 2 Hydra"),
            ("Hills", "Ogre 3 Minotaur 2 Unicorn"),
            ("Jungle", "Gargoyle 2 Cyclops 3 Behemoth 2 Serpent"),
            ("Marsh", "Ogre 2 Troll 2 Ranger"),
            ("Mountains", "Lion 2 Minotaur 2 Dragon 2 Colossus"),
            ("Plains", "Centaur 2 Lion 2 Ranger"),
            ("Swamp", "Troll 3 Wyvern 2 Hydra"),
            ("Tundra", "Troll 2 Warbear 2 Giant 2 Colossus"),
            ("Woods", "Centaur 3 Warbear 2 Unicorn"),
        ],
    )
    def test_the_chart(self, terrain: str, chain: str) -> None:
        names, numbers = chain.split()[::2], chain.split()[1::2]
        for weaker, number, stronger in zip(names, map(int, numbers), names[1:], strict=False):
            assert stronger in recruits(STANDARD, terrain, (weaker,) * number)
            assert stronger not in recruits(STANDARD, terrain, (weaker,) * (number - 1))
        assert [step.name for step in STANDARD.chains[terrain]] == names

    @pytest.mark.rule("T18.3d")
    def test_strangers_muster_nothing(self) -> None:
        assert mustered("Marsh", "Titan Angel Centaur Centaur Centaur Guardian Warlock") == set()


class TestTower:
    @pytest.mark.rule("T18.5a")
    def test_any_legion_musters_a_tower_creature_and_shows_nothing(self) -> None:
        assert mustered("Tower", "Serpent Angel") == {"Centaur", "Gargoyle", "Ogre"}
        assert ways(STANDARD, "Tower", ("Ogre", "Ogre"), "Ogre") == ((),)

    @pytest.mark.rule("T18.5b", "T3.2a")
    def test_a_titan_or_a_warlock_musters_a_warlock(self) -> None:
        assert ways(STANDARD, "Tower", ("Warlock", "Titan"), "Warlock") == (("Titan",), ("Warlock",))
        assert "Warlock" not in mustered("Tower", "Angel Archangel Guardian")

    @pytest.mark.rule("T18.5c", "T3.2a")
    def test_three_creatures_alike_or_a_guardian_muster_a_guardian(self) -> None:
        assert ways(STANDARD, "Tower", ("Guardian", "Lion", "Lion", "Lion"), "Guardian") == (
            ("Guardian",), ("Lion", "Lion", "Lion"),
        )  # fmt: skip
        assert "Guardian" not in mustered("Tower", "Lion Lion Ogre Ogre")
        assert "Guardian" not in mustered("Tower", "Angel Angel Angel Warlock Warlock Warlock")

    @pytest.mark.rule("T3.2a")
    def test_demilords_are_mustered_nowhere_else(self) -> None:
        for terrain in set(TERRAINS) - {"Tower"}:
            assert not {"Guardian", "Warlock"} & set(recruits(STANDARD, terrain, KINDS * 3))


class TestStarts:
    @pytest.mark.rule("T5.2b", "T2.3a")
    def test_the_standard_set(self) -> None:
        assert STANDARD.starting_set == {"Titan": 1, "Angel": 1, "Centaur": 2, "Gargoyle": 2, "Ogre": 2}
        assert STANDARD.markers == 12
        assert STANDARD.removed == ()

    @pytest.mark.rule("T21.4b", "T21.4c")
    def test_the_fast_set(self) -> None:
        assert FAST_START.starting_set == {"Titan": 1, "Angel": 1, "Cyclops": 2, "Lion": 2, "Troll": 2}
        assert FAST_START.markers == 8
        assert recruits(FAST_START, "Tower", ()) == ("Cyclops", "Lion", "Troll")

    @pytest.mark.rule("T21.4a")
    def test_the_fast_chart_lacks_the_removed_creatures_only(self) -> None:
        for terrain in TERRAINS:
            fast = set(recruits(FAST_START, terrain, KINDS * 3))
            assert not fast & set(FAST_START.removed)
            if terrain != "Tower":
                assert fast == set(recruits(STANDARD, terrain, KINDS * 3)) - set(FAST_START.removed)
        assert recruits(FAST_START, "Marsh", ("Troll", "Troll")) == ("Ranger", "Troll")
        assert recruits(FAST_START, "Woods", ("Warbear",)) == ("Warbear",)


class TestWhyNot:
    @pytest.mark.parametrize(
        ("terrain", "legion", "recruit", "rule"),
        [
            ("Marsh", "Ogre Ogre", "Troll", ""),
            ("Marsh", "Ogre", "Troll", "T18.3b"),
            ("Mountains", "Lion Lion", "Dragon", "T18.3c"),
            ("Mountains", "Lion Lion Minotaur", "Dragon", "T18.3b"),
            ("Marsh", "Centaur", "Ogre", "T18.3a"),
            ("Marsh", "Lion Lion", "Lion", "T18.3d"),
            ("Marsh", "Titan", "Angel", "T18.3d"),
            ("Marsh", "Titan", "Warlock", "T3.2a"),
            ("Tower", "Angel", "Warlock", "T18.5b"),
            ("Tower", "Ogre Ogre", "Guardian", "T18.5c"),
            ("Tower", "Lion", "Lion", "T18.3d"),
            ("Tower", "Lion", "Ogre", ""),
        ],
    )
    @pytest.mark.rule("T18.3a", "T18.3b", "T18.3c", "T18.3d", "T18.5b", "T18.5c", "T3.2a")
    def test_in_the_standard_game(self, terrain: str, legion: str, recruit: str, rule: str) -> None:
        assert why_not_muster(STANDARD, terrain, legion.split(), recruit) == rule

    @pytest.mark.rule("T21.4a")
    def test_a_removed_creature(self) -> None:
        assert why_not_muster(FAST_START, "Tower", ("Titan",), "Ogre") == "T21.4a"
        assert why_not_muster(FAST_START, "Marsh", ("Troll",), "Ogre") == "T21.4a"


class TestAnyLegion:
    @given(
        st.sampled_from((STANDARD, FAST_START)),
        st.sampled_from(TERRAINS),
        st.lists(st.sampled_from(KINDS), max_size=7),
    )
    def test_recruits_ways_and_refusals_agree(self, charts: Charts, terrain: str, legion: list[str]) -> None:
        possible = recruits(charts, terrain, legion)
        assert list(possible) == sorted(possible)
        assert possible == recruits(charts, terrain, reversed(legion))
        for recruit in KINDS:
            found = ways(charts, terrain, legion, recruit)
            assert (
                bool(found)
                == (recruit in possible)
                == (why_not_muster(charts, terrain, legion, recruit) == "")
            )
            for way in found:
                assert all(legion.count(shown) >= way.count(shown) for shown in way)
                # The smallest set: what is shown falls short as soon as one is left out.
                assert not way or recruit not in recruits(charts, terrain, way[1:]) or len(way) == 1
            if recruit in possible:
                assert is_creature(recruit) or terrain == "Tower"


class TestBadCharts:
    figures = read_data("hexenkessel.games.titan", FILE, MusterFigures)

    def test_the_shipped_charts_pass(self) -> None:
        check_mustering(self.figures)

    @pytest.mark.parametrize(
        ("chain", "problem"),
        [
            ((Step("Ogre", 0),), "two Creatures or more"),
            ((Step("Ogre", 0), Step("Ogre", 2)), "each once"),
            ((Step("Ogre", 0), Step("Angel", 2)), "Angel is no Creature"),
            ((Step("Ogre", 0), Step("Elf", 2)), "Elf is no Creature"),
            ((Step("Ogre", 2), Step("Troll", 2)), "Ogre cannot take 2"),
            ((Step("Ogre", 0), Step("Troll", 0)), "Troll cannot take 0"),
        ],
    )
    def test_a_wrong_chain_is_refused(self, chain: tuple[Step, ...], problem: str) -> None:
        figures = msgspec.structs.replace(self.figures, chains=self.figures.chains | {"Marsh": chain})
        with pytest.raises(DataError, match=rf"^mustering\.json: Marsh: .*{problem}"):
            check_mustering(figures)

    @pytest.mark.parametrize(
        ("changed", "problem"),
        [
            ({"markers": 11}, "11 markers instead of"),
            ({"tower_creatures": ("Ogre",)}, "three kinds"),
            ({"starting_set": {"Titan": 2}}, "starting set"),
            ({"removed": ("Lion",)}, "removed"),
        ],
    )
    @pytest.mark.parametrize("start", ["standard", "fast"])
    def test_a_wrong_start_is_refused(self, start: str, changed: dict[str, object], problem: str) -> None:
        bad = msgspec.structs.replace(getattr(self.figures, start), **changed)
        with pytest.raises(DataError, match=rf"^mustering\.json: {start}: .*{problem}"):
            check_mustering(msgspec.structs.replace(self.figures, **{start: bad}))

    def test_a_missing_terrain_is_refused(self) -> None:
        figures = msgspec.structs.replace(self.figures, chains={})
        with pytest.raises(DataError, match="each terrain but the Tower"):
            check_mustering(figures)
