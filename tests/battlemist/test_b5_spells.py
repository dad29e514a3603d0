"""5 and the spell book: every spell at its time, paid with star power."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.battlemist.battle.battle import Battle, Side
from hexenkessel.games.battlemist.cards.moment import Moment
from hexenkessel.games.battlemist.components import NEUTRAL, SPELLS
from hexenkessel.games.battlemist.magic.spells import SPELL_RULES
from hexenkessel.games.battlemist.modifiers import (
    combat_bonus,
    is_half_frozen,
    lasting,
    produces,
    rally_bonus,
    shoots_twice,
)
from hexenkessel.games.battlemist.units import units as counts
from hexenkessel.games.battlemist.world import Ballot
from tests.battlemist.table import (
    LoadedDice,
    after,
    army,
    due,
    offers,
    player,
    refusal_of,
    settled,
    stock,
    table,
)


def ready(window: str, *, battle: Battle | None = None, ballot: Ballot | None = None, **more: Any) -> Any:
    """The orcs may cast at this time; nobody can answer unless said otherwise."""
    words: dict[str, Any] = {"orcs": "stars 5", "knights": "used 1", **more}
    position = table(Moment(windows=(window,), asked=(0,)), **words)
    world = position.state.but(battle=battle, ballot=ballot)
    return settled(msgspec.structs.replace(position, state=world))


def fight(**routed: int) -> Battle:
    men = counts(footman=3)
    return Battle("wastes", Side(0, "orcs", men), Side(1, "knights", men, counts(**routed)))


@pytest.mark.rule("B5.0a")
def test_there_are_fourteen_spells_and_everybody_knows_them() -> None:
    assert len(SPELLS) == 14 == len(SPELL_RULES)
    council = offers(ready("council", deck=["militia"], knights="used 1 grain 1"), "orcs")
    known = {line.split()[1] for line in council if line != "pass"}
    assert known == {name for name, spell in SPELLS.items() if spell.window == "council"}


@pytest.mark.rule("B5.0b", "B5.0c")
def test_power_is_spent_star_by_star() -> None:
    position = after(ready("council", orcs="stars 4 used 1"), "orcs: cast-at eyes-of-sorrow wastes")
    orcs = player(position, "orcs")
    assert (orcs.stars, orcs.used, orcs.star_power) == (4, 4, 0)
    assert (
        refusal_of(ready("council", orcs="stars 3 used 1"), "orcs: cast-at eyes-of-sorrow wastes") == "B5.0b"
    )


@pytest.mark.rule("B5.0f", "B5.0k", "EX-B5.0-1", "BS.1c", "B5.0j")
def test_song_of_life_again_and_again() -> None:
    position = ready("council", orcs="stars 2")
    position = after(position, "orcs: cast song-of-life")
    assert stock(position, "orcs") == "2/0/0" and player(position, "orcs").used == 1
    position = after(position, "orcs: cast song-of-life")
    assert stock(position, "orcs") == "4/0/0" and player(position, "orcs").used == 2


@pytest.mark.rule("DX-7", "B5.0h")
def test_the_dark_lord_sings_with_his_extra_power() -> None:
    moment = Moment(windows=("council",), asked=(0,))
    races = ("dark-lord", "elves")
    position = settled(table(moment, races=races, dark_lord="stars 4 used 4 power 1", elves="used 1"))
    position = after(position, "dark-lord: cast song-of-life")
    lord = player(position, "dark-lord")
    assert (lord.stock.grain, lord.used, lord.power) == (2, 4, 0)


@pytest.mark.rule("B5.0h")
def test_extra_power_goes_before_stars() -> None:
    position = after(ready("council", orcs="stars 2 power 1"), "orcs: cast-at song-of-the-earth iron")
    assert (player(position, "orcs").used, player(position, "orcs").power) == (0, 0)


@pytest.mark.rule("BS.1a")
def test_song_of_fear_kills_two_routed_enemies_of_the_casters_choice() -> None:
    position = ready("battle_any_time", battle=fight(footman=2, archer=1))
    assert offers(position, "orcs") == [
        "pass", "cast-at song-of-fear footman+footman", "cast-at song-of-fear footman+archer",
    ]  # fmt: skip
    knights = after(position, "orcs: cast-at song-of-fear footman+archer").state.battle.defender
    assert (knights.routed, knights.killed) == (counts(footman=1), 2)
    alone = ready("battle_any_time", battle=fight(giant=1))
    assert offers(alone, "orcs") == ["pass", "cast-at song-of-fear giant"]
    # Without routed enemies everybody sees that there is nothing to cast.
    assert due(ready("battle_any_time", battle=fight())) == ("orcs", "knights")
    assert type(ready("battle_any_time", battle=fight()).step).__name__ == "Pause"


@pytest.mark.rule("BS.1b")
def test_song_of_fire_burns_two_resources_of_the_casters_choice() -> None:
    position = ready("council", knights="used 1 grain 1 wood 5")
    position = after(position, "orcs: cast-at song-of-fire knights")
    assert offers(position, "orcs") == ["take 1 1 0", "take 0 2 0"]
    assert refusal_of(position, "orcs: take 2 0 0") == "BS.1b"
    position = after(position, "orcs: take 1 1 0")
    assert (stock(position, "knights"), stock(position, "orcs")) == ("0/4/0", "0/0/0")
    assert refusal_of(ready("council"), "orcs: cast-at song-of-fire knights") == "BS.1b"


@pytest.mark.rule("BS.1d")
def test_song_of_the_earth_gives_one_wood_or_one_iron() -> None:
    position = ready("council")
    assert stock(after(position, "orcs: cast-at song-of-the-earth wood"), "orcs") == "0/1/0"
    assert stock(after(position, "orcs: cast-at song-of-the-earth iron"), "orcs") == "0/0/1"
    assert refusal_of(position, "orcs: cast-at song-of-the-earth grain") == "BS.1d"


@pytest.mark.rule("BS.2a")
def test_word_of_the_wind_carries_three_units_monsters_included() -> None:
    position = after(ready("before_move"), "orcs: cast word-of-the-wind", "orcs: cast word-of-the-wind")
    winds = list(lasting(position.state, "move_bonus", 0))
    assert [(one.left, one.effect.amount) for one in winds] == [(3, 1), (3, 1)]
    assert "dragon" in winds[0].effect.kinds


@pytest.mark.rule("BS.2b", "B3.1.2g", "B3.1.2h")
def test_word_of_the_soul_draws_by_the_usual_rules() -> None:
    position = after(ready("council", deck=["comet", "militia"]), "orcs: cast word-of-the-soul")
    assert player(position, "orcs").hand == ("militia",) and position.state.pending == ("comet",)
    seven = "caravan,caravan,great-haste,great-haste,sappers,sappers,war-cry"
    full = ready("council", deck=["militia"], orcs=f"stars 2 hand {seven}")
    assert refusal_of(full, "orcs: cast word-of-the-soul") == "BS.2b"


@pytest.mark.rule("EX-B5.0-2", "BS.2c", "B5.0l", "B5.0m")
def test_fiery_heart_adds_up_and_helps_to_rally() -> None:
    position = ready("before_round", battle=fight())
    position = after(position, "orcs: cast word-of-the-fiery-heart", "orcs: cast word-of-the-fiery-heart")
    world = position.state
    assert combat_bonus(world, 0, "footman") == combat_bonus(world, 0, "dragon") == rally_bonus(world, 0) == 2
    assert (combat_bonus(world, 1, "footman"), rally_bonus(world, 1)) == (0, 0)
    assert combat_bonus(world.without_effects("combat_round"), 0, "footman") == 0


@pytest.mark.rule("BS.3a")
def test_eyes_of_the_hawk_do_not_add_up() -> None:
    position = after(ready("before_round", battle=fight()), "orcs: cast eyes-of-the-hawk")
    assert shoots_twice(position.state, 0) and not shoots_twice(position.state, 1)


@pytest.mark.rule("BS.3b")
def test_winters_cold_lies_on_a_realm_that_is_no_home() -> None:
    position = ready("council")
    cold = after(position, "orcs: cast-at eyes-of-winters-cold wastes").state
    assert is_half_frozen(cold, "wastes") and not is_half_frozen(cold, "oxmarch")
    assert refusal_of(position, "orcs: cast-at eyes-of-winters-cold home-knights") == "BS.3b"
    named = {line.split()[2] for line in offers(position, "orcs") if "winters-cold" in line}
    assert named == set(NEUTRAL)


@pytest.mark.rule("BS.3c")
def test_sorrow_makes_a_realm_barren_for_the_round() -> None:
    position = after(ready("council"), "orcs: cast-at eyes-of-sorrow oxmarch")
    assert not produces(position.state, "oxmarch", "plain") and produces(
        position.state, "amberfield", "plain"
    )
    assert produces(position.state.without_effects("round"), "oxmarch", "plain")
    assert refusal_of(ready("council"), "orcs: cast-at eyes-of-sorrow home-orcs") == "BS.3c"


@pytest.mark.rule("BS.4a", "B6.0a")
def test_the_sacred_flame_needs_a_five() -> None:
    lit = after(ready("council"), "orcs: cast hand-of-the-sacred-flame", dice=LoadedDice(5))
    assert offers(lit, "orcs") == ["choose dragon", "choose firebreather", "choose giant"]
    assert refusal_of(lit, "orcs: choose unicorn") == "B6.0b"
    assert army(after(lit, "orcs: choose dragon"), "orcs", "home-orcs") == "dragon"
    out = after(ready("council"), "orcs: cast hand-of-the-sacred-flame", dice=LoadedDice(4))
    assert army(out, "orcs", "home-orcs") == "" and player(out, "orcs").used == 4


@pytest.mark.rule("BS.4c", "BS.5a")
def test_the_raging_spirit_is_three_more_and_adds_up() -> None:
    position = ready("before_round", battle=fight(), orcs="stars 5 power 1")
    position = after(position, "orcs: cast hand-of-the-raging-spirit", "orcs: cast word-of-the-fiery-heart")
    assert combat_bonus(position.state, 0, "archer") == rally_bonus(position.state, 0) == 4


@pytest.mark.rule("BS.2d")
def test_dominance_needs_a_vote_to_cancel() -> None:
    def after_votes(*votes: int) -> Any:
        return ready("council_vote", ballot=Ballot("comet", (1, 0), votes))

    assert "cast word-of-dominance" in offers(after_votes(2), "orcs")
    # Neither an abstention nor one's own vote.
    assert type(after_votes(0).step).__name__ == "Pause"
    assert type(after_votes(2, 1).step).__name__ == "Pause"
    assert after(after_votes(2), "orcs: cast word-of-dominance").state.ballot.votes == (1,)


@pytest.mark.rule("B5.0e", "EX-B5.0-3")
@pytest.mark.parametrize("spell", SPELLS)
def test_no_spell_is_cast_out_of_its_time(spell: str) -> None:
    windows = {one.window for one in SPELLS.values()} - {SPELLS[spell].window}
    for window in sorted(windows):
        ballot = Ballot("comet", (1, 0), (1,))
        position = ready(window, battle=fight(footman=1), ballot=ballot, orcs="stars 9 hand militia")
        if due(position) == ("orcs",):
            assert refusal_of(position, f"orcs: cast {spell}") == "B5.0e"
