"""The figures of the characters and what they are worth."""

from __future__ import annotations

import msgspec
import pytest

from hexenkessel.games.titan.characters import (
    CHARACTERS,
    KINDS,
    CharacterType,
    check_characters,
    is_creature,
    is_demilord,
    is_lord,
    is_summonable,
    legion_value,
    power,
    titan_power,
    value,
)
from hexenkessel.kernel.data import DataError

VALUES = {
    "Angel": 24, "Archangel": 36, "Behemoth": 24, "Centaur": 12, "Colossus": 40, "Cyclops": 18,
    "Dragon": 27, "Gargoyle": 12, "Giant": 28, "Gorgon": 18, "Griffon": 20, "Guardian": 24,
    "Hydra": 30, "Lion": 15, "Minotaur": 16, "Ogre": 12, "Ranger": 16, "Serpent": 36,
    "Titan": 24, "Troll": 16, "Unicorn": 24, "Warbear": 18, "Warlock": 20, "Wyvern": 21,
}  # fmt: skip


class TestKinds:
    @pytest.mark.rule("T3.0a", "T24.1a")
    def test_every_one_of_24_kinds_has_exactly_one_rank(self) -> None:
        assert len(KINDS) == len(CHARACTERS) == 24
        assert list(KINDS) == sorted(KINDS)
        for name in KINDS:
            assert [is_lord(name), is_demilord(name), is_creature(name)].count(True) == 1

    @pytest.mark.rule("T3.1a")
    def test_the_lords(self) -> None:
        assert {name for name in KINDS if is_lord(name)} == {"Titan", "Angel", "Archangel"}

    @pytest.mark.rule("T3.2a")
    def test_the_demilords(self) -> None:
        assert {name for name in KINDS if is_demilord(name)} == {"Guardian", "Warlock"}

    @pytest.mark.rule("T3.3a")
    def test_all_the_other_19_are_creatures(self) -> None:
        assert sum(is_creature(name) for name in KINDS) == 19

    def test_only_angels_and_archangels_can_be_summoned(self) -> None:
        assert [name for name in KINDS if is_summonable(name)] == ["Angel", "Archangel"]

    @pytest.mark.rule("T3.4a")
    def test_a_counter_shows_power_skill_and_abilities(self) -> None:
        dragon = CHARACTERS["Dragon"]
        assert (dragon.power, dragon.skill, dragon.flies, dragon.rangestrikes) == (9, 3, True, True)

    @pytest.mark.rule("T24.1a")
    def test_the_cyclops_has_not_the_row_of_the_dragon(self) -> None:
        cyclops = CHARACTERS["Cyclops"]
        assert (cyclops.power, cyclops.skill, cyclops.flies, cyclops.rangestrikes) == (9, 2, False, False)

    @pytest.mark.rule("T24.1a")
    def test_the_rangestrikers(self) -> None:
        shooters = {name for name, kind in CHARACTERS.items() if kind.rangestrikes}
        assert shooters == {"Dragon", "Giant", "Gorgon", "Hydra", "Minotaur", "Ranger", "Warlock"}

    @pytest.mark.rule("T24.1a")
    def test_the_natives_of_each_hazard(self) -> None:
        def natives(hazard: str) -> set[str]:
            return {name for name, kind in CHARACTERS.items() if hazard in kind.natives}

        assert natives("bramble") == {"Behemoth", "Cyclops", "Gargoyle", "Gorgon", "Serpent"}
        assert natives("drift") == {"Colossus", "Giant", "Troll", "Warbear"}
        assert natives("volcano") == {"Dragon"}
        assert natives("bog") == {"Hydra", "Ogre", "Ranger", "Troll", "Wyvern"}
        assert natives("sand") == natives("dune") == {"Griffon", "Hydra", "Lion"}
        assert natives("slope") == {"Colossus", "Dragon", "Lion", "Minotaur", "Ogre", "Unicorn"}


class TestWorth:
    @pytest.mark.rule("EX-T16.0a")
    def test_a_lion_is_worth_15(self) -> None:
        assert value("Lion") == 5 * 3 == 15

    @pytest.mark.rule("T16.0a", "T24.1a")
    def test_every_kind_is_worth_power_times_skill(self) -> None:
        assert {name: value(name) for name in KINDS} == VALUES
        for name, kind in CHARACTERS.items():
            assert value(name) == kind.power * kind.skill

    @pytest.mark.rule("T16.0a")
    def test_a_legion_is_worth_the_sum(self) -> None:
        assert legion_value(("Titan", "Lion", "Lion"), 250) == 8 * 4 + 15 + 15
        assert legion_value((), 250) == 0


class TestTitan:
    @pytest.mark.rule("EX-T19.1a")
    def test_score_327_gives_power_9(self) -> None:
        assert titan_power(327) == 9

    @pytest.mark.rule("EX-T19.1b")
    def test_score_1163_gives_power_17(self) -> None:
        assert titan_power(1163) == 17

    @pytest.mark.rule("T19.1a")
    def test_power_grows_at_each_full_hundred_and_only_for_the_titan(self) -> None:
        assert [titan_power(score) for score in (0, 99, 100, 199, 200, 400)] == [6, 6, 7, 7, 8, 10]
        assert power("Titan", 400) == 10
        assert power("Lion", 400) == 5


class TestBadFigures:
    def kinds_with(self, name: str, /, **changed: object) -> tuple[CharacterType, ...]:
        return tuple(
            msgspec.structs.replace(kind, **changed) if kind.name == name else kind
            for kind in CHARACTERS.values()
        )

    def test_the_shipped_figures_pass(self) -> None:
        check_characters(tuple(CHARACTERS.values()))

    @pytest.mark.parametrize(
        ("name", "changed"),
        [
            ("Lion", {"name": "Zebra"}),
            ("Lion", {"rank": "lord"}),
            ("Lion", {"rank": "demilord"}),
            ("Lion", {"power": 0}),
            ("Lion", {"skill": 5}),
            ("Lion", {"summonable": True}),
            ("Lion", {"magic": True}),
            ("Lion", {"natives": ("sand", "sand")}),
            ("Warlock", {"rangestrikes": False}),
        ],
    )
    def test_a_wrong_figure_is_refused_by_file(self, name: str, changed: dict[str, object]) -> None:
        with pytest.raises(DataError, match=r"^characters\.json: "):
            check_characters(self.kinds_with(name, **changed))

    def test_a_missing_kind_is_refused(self) -> None:
        with pytest.raises(DataError, match="23 found"):
            check_characters(tuple(CHARACTERS.values())[1:])


@pytest.mark.rule("EX-T0")
def test_gargoyles_are_at_home_in_the_brush_whatever_the_story_says() -> None:
    assert "bramble" in CHARACTERS["Gargoyle"].natives
