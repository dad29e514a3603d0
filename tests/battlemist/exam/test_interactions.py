"""Where several rules, cards and spells meet."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hexenkessel.games.battlemist.battle.combat import CombatPhase
from hexenkessel.games.battlemist.council.council import Council
from hexenkessel.games.battlemist.council.voting import Voting
from hexenkessel.games.battlemist.economy.economics import Economics
from hexenkessel.games.battlemist.economy.guild import Guild
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.economy.upkeep import UpkeepPhase
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.quests.quest import QuestPhase
from hexenkessel.games.battlemist.rounds import Individual, Turn
from tests.battlemist.exam.arena import REALM, at, fight, sides
from tests.battlemist.exam.desk import QUIET, calm, go, lay, moment, over, roll, taped, up_to
from tests.battlemist.table import (
    army,
    asides_of,
    due,
    is_over,
    offers,
    player,
    refusal_of,
    say,
    settled,
    stock,
)

THREE = ("orcs", "knights", "dwarves")


def hand(*cards: str, more: str = QUIET) -> str:
    return f"{more} hand {','.join(cards)}"


# Dice and what changes them


@pytest.mark.rule("B3.1.2k", "B5.0l", "B3.3.3.2c", "B3.3.3e")
def test_everything_on_one_die() -> None:
    """Barbarian footman, first round: fury +1, fiery heart twice +2, shield wall -1: he kills on 7, not 9."""
    settings: dict[str, Any] = {
        "barbarians": "stars 4",
        "knights": hand("shield-wall"),
        "towns": {REALM: "city"},
    }
    said = ["barbarians: cast word-of-the-fiery-heart"] * 2 + ["knights: play shield-wall"]
    position = fight("barbarians", "footman", "knights", "3 footman", **settings)
    assert sides(up_to(position, 7, 1, 1, 1, said=said))[2:] == ("ff", "")
    assert sides(up_to(position, 6, 1, 1, 1, said=said))[2:] == ("ff", "f")
    assert sides(up_to(position, 4, 1, 1, 1, said=said))[2:] == ("ff", "f"), "he routs on 6: so on 4"
    assert sides(up_to(position, 3, 1, 1, 1, said=said))[2:] == ("fff", "")
    # The knights have their walls: 7 + 2 kills. Nothing of the barbarian's helps or hurts them.
    struck = up_to(fight("barbarians", "3 footman", "knights", "footman", **settings), 1, 1, 1, 7, said=said)
    assert sides(struck)[:2] == ("ff", "")


@pytest.mark.rule("B3.3.3.2d", "BS.4c")
def test_sappers_against_home_and_then_a_raging_spirit() -> None:
    position = fight(
        "orcs",
        "3 footman",
        "knights",
        "footman",
        realm="home-knights",
        orcs=hand("sappers"),
        knights="stars 4",
    )
    said = ["orcs: play sappers", "knights: cast hand-of-the-raging-spirit"]
    assert sides(up_to(position, 1, 1, 1, 6, said=said))[:2] == ("ff", ""), "6 + 3 kills, walls or not"
    assert sides(up_to(position, 1, 1, 1, 5, said=said))[:2] == ("ff", "f"), "with walls it would have killed"


@pytest.mark.rule("B3.3.3.1c", "B6.0e", "B3.3.1l")
def test_a_rally_die_with_everything_stays_between_one_and_ten() -> None:
    owned = "stars 4 artifacts horn-of-gathering hand standard-bearer"
    position = at("giant", "4 archer", "footman", orcs=owned)
    said = ["orcs: play standard-bearer", "orcs: cast word-of-the-fiery-heart"]
    assert sides(up_to(position, 10, 1, said=said))[0].count("a") == 3
    scared = at("footman", "4 archer", "firebreather", knights=QUIET)
    assert sides(up_to(scared, 2, 1))[0] == "f"


@pytest.mark.rule("B3.3.3.1q")
def test_second_wind_of_a_dragon_rolls_as_many_dice_again() -> None:
    position = fight("orcs", "dragon footman", "knights", "5 footman", orcs=hand("second-wind"))
    # Footman and dragon: three dice; knights three. Then the orcs roll three again.
    found, tape = taped(position, 1, 1, 1, 1, 1, 1, 9, 8, 8, said=["orcs: play second-wind"])
    assert sum(count for _, count in tape.rolled) == 9
    assert sides(found)[2:] == ("ff", "")


@pytest.mark.rule("B3.3.3.1q", "B3.1.2k")
def test_second_wind_twice() -> None:
    position = fight("orcs", "archer", "knights", "4 footman", orcs=hand("second-wind", "second-wind"))
    found = up_to(position, 1, 2, 8, said=["orcs: play second-wind", "orcs: play second-wind"])
    assert sides(found)[2:] == ("fff", "")


@pytest.mark.rule("B3.1.2d", "B3.3.3.1q")
def test_an_exposed_second_wind_leaves_the_first_dice() -> None:
    position = fight(
        "orcs", "archer", "knights", "4 footman", orcs=hand("second-wind"), knights=hand("exposed-plot")
    )
    found, tape = taped(position, 8, said=["orcs: play second-wind", "knights: play exposed-plot"])
    assert tape.rolled == [("archery", 1)] and sides(found)[2:] == ("fff", "")


@pytest.mark.rule("B3.3.3.2a")
def test_ambush_with_eyes_of_the_hawk() -> None:
    """The attacker has no archery at all in the first round, however often his archers may shoot."""
    position = fight("orcs", "3 archer", "knights", "3 archer", orcs="stars 3", knights=hand("ambush"))
    said = ["knights: play ambush", "orcs: cast eyes-of-the-hawk"]
    _, tape = taped(position, 1, 1, said=said)
    assert tape.rolled == [("archery", 2)]


@pytest.mark.rule("B3.3.3.2d", "B6.0j")
def test_militia_rise_in_a_home_held_by_a_monster_but_not_in_its_town() -> None:
    home = fight("orcs", "footman", "knights", "giant", realm="home-knights", knights=hand("militia"))
    assert sides(up_to(home, said=["knights: play militia"]))[2] == "fG"
    town = settled(
        fight("orcs", "footman", "knights", "giant", towns={REALM: "city"}, knights=hand("militia")),
        roll(6, 1),
    )
    assert is_over(town) or refusal_of(town, "knights: play militia") is not None


# Songs and answers in battle


@pytest.mark.rule("BS.1a", "B3.3.3.2f")
def test_song_of_fear_may_end_a_battle() -> None:
    position = at("footman", "", "", "2 archer", orcs="stars 1")
    line = next(line for line in offers(settled(position), "orcs") if "song-of-fear" in line)
    position = over(go(position, f"orcs: {line}"))
    assert army(position, "orcs", REALM) == "footman" and army(position, "knights", REALM) == ""


@pytest.mark.rule("BS.1a")
def test_song_of_fear_between_two_attack_steps() -> None:
    """Arrows rout two footmen; before the horses charge, the song kills them."""
    position = fight("elves", "2 archer 2 cavalry", "orcs", "4 footman", elves="stars 1")
    position = settled(position, roll(5, 6))
    while moment(position) and not [line for line in offers(position, "elves") if "song-of-fear" in line]:
        position = say(position, f"{due(position)[0]}: pass", roll(5, 6)).position
    assert sides(position)[2:] == ("ff", "ff"), "no die has fallen since the arrows"
    line = next(line for line in offers(position, "elves") if "song-of-fear" in line)
    position = up_to(position, said=[f"elves: {line}"])
    assert sides(position)[2:] == ("ff", "")


@pytest.mark.rule("BS.1a", "B3.3.3.1f", "B3.3.3.1i")
def test_song_of_fear_between_rally_and_overrun_check() -> None:
    """One was killed last round; after the rally the song kills the routed: two at least, and no footman."""
    position = at("2 footman", "", "2 cavalry", "archer", killed=(0, 1), orcs="stars 1")
    position = settled(position)
    while position.state.battle and moment(position):
        song = [line for line in offers(position, "orcs") if "song-of-fear" in line]
        if song and "before_round" not in moment(position):
            break
        position = say(position, f"{due(position)[0]}: pass", roll(1, 1, 1, 1)).position
    song = [line for line in offers(position, "orcs") if "song-of-fear" in line]
    assert song, "any time during a battle: also right after the rally check"
    position = over(go(position, f"orcs: {song[0]}", dice=roll()), roll())
    assert army(position, "knights", REALM) == "", "overrun at once"


@pytest.mark.rule("BS.4b", "BS.1a")
def test_a_voided_song_of_fear_kills_nobody() -> None:
    position = at("2 footman", "", "footman", "2 archer", orcs="stars 1", knights="stars 4")
    line = next(line for line in offers(settled(position), "orcs") if "song-of-fear" in line)
    position = up_to(position, said=[f"orcs: {line}", "knights: cast hand-of-the-void"])
    assert sides(position)[3] == "aa" and player(position, "orcs").unused == 0


@pytest.mark.rule("BS.2d", "BS.4b")
def test_a_broken_dominance_leaves_the_vote() -> None:
    position = settled(
        lay(Voting("comet"), races=THREE, knights=hand("spellbreaker"), dwarves="stars 2"), roll(9, 5, 1)
    )
    position = go(position, "orcs: vote yes", "dwarves: cast word-of-dominance", "knights: play spellbreaker")
    assert calm(position).state.ballot.total == 1


@pytest.mark.rule("BS.4b")
def test_a_spellbreaker_is_too_weak_for_the_void() -> None:
    position = settled(
        lay(Council(stage=2), races=THREE, orcs="stars 1", knights="stars 4", dwarves=hand("spellbreaker"))
    )
    position = go(position, "orcs: cast song-of-life", "knights: cast hand-of-the-void")
    while moment(position) == ("react_spell",):
        assert refusal_of(position, "dwarves: play spellbreaker") is not None
        position = say(position, f"{due(position)[0]}: pass").position
    assert stock(position, "orcs") == "0/0/0"


@pytest.mark.rule("BS.4b")
def test_a_chain_of_three_voids_leaves_the_spell_cancelled() -> None:
    position = settled(lay(Council(stage=2), races=THREE, orcs="stars 5", knights="stars 8"))
    void = "cast hand-of-the-void"
    position = go(
        position, "orcs: cast song-of-life", f"knights: {void}", f"orcs: {void}", f"knights: {void}"
    )
    position = calm(position)
    assert stock(position, "orcs") == "0/0/0"
    assert (player(position, "orcs").unused, player(position, "knights").unused) == (0, 0)


@pytest.mark.rule("BS.4b", "B3.1.2d")
def test_breaking_and_voiding_the_same_spell() -> None:
    """The song is broken; a void would have nothing left to do, and costs nothing."""
    position = settled(
        lay(Council(stage=2), races=THREE, orcs="stars 1", knights=hand("spellbreaker"), dwarves="stars 4")
    )
    position = go(position, "orcs: cast song-of-life", "knights: play spellbreaker")
    position = calm(position)
    assert stock(position, "orcs") == "0/0/0" and player(position, "dwarves").unused == 4


# Council


@pytest.mark.rule("B3.1.3d", "B3.1.3e")
def test_an_event_drawn_by_the_soul_can_be_vetoed_in_the_same_window() -> None:
    position = lay(
        Council(stage=2), races=THREE, orcs="stars 3", knights=hand("elders-veto"), deck=("comet", "war-cry")
    )
    position = go(settled(position), "orcs: cast word-of-the-soul")
    position = calm(go(position, "knights: play-at elders-veto comet"))
    assert position.state.gone == ("comet",) and position.state.pending == ()
    assert is_over(calm(position))


@pytest.mark.rule("B3.1.4b", "B3.1.4h", "B3.1.4c")
def test_cities_lost_in_the_first_event_do_not_vote_in_the_second() -> None:
    """Tremors make the orcs' city a town; in the next vote all three have one vote and all three roll."""
    position = lay(
        Council(stage=2),
        races=THREE,
        units={"orcs": {"wastes": "footman"}},
        towns={"wastes": "city"},
        more={"pending": ("cataclysmic-tremors", "comet")},
    )
    dice = roll(9, 5, 4, 3, 2, order=("cataclysmic-tremors", "comet"))
    position = calm(position, dice)
    for _ in range(3):
        position = calm(say(position, f"{due(position)[0]}: vote yes", dice).position, dice)
    assert position.state.ballot.event == "comet" and not dice.faces
    assert len(position.state.ballot.order) == 3


@pytest.mark.rule("BS.3b", "B3.3.2b")
def test_winters_cold_on_a_realm_one_only_passes() -> None:
    position = lay(
        Council(stage=2),
        races=THREE,
        knights="stars 3",
        units={"orcs": {"home-orcs": "footman"}},
        roads=("home-orcs oxmarch abou-xar",),
    )
    position = over(go(settled(position), "knights: cast-at eyes-of-winters-cold oxmarch"))
    position = calm(
        replace(position, steps=(*position.steps, MovementPhase(0)), state=position.state.but(active=0))
    )
    assert refusal_of(position, "orcs: march home-orcs footman 1 abou-xar") is None
    position = go(position, "orcs: march home-orcs footman 1 oxmarch")
    assert army(position, "orcs", "oxmarch") == "footman", "who comes in is not held"


@pytest.mark.rule("BS.3b")
def test_winters_cold_holds_a_single_unit() -> None:
    position = lay(
        Council(stage=2),
        races=THREE,
        knights="stars 3",
        units={"orcs": {"oxmarch": "footman"}},
        roads=("home-orcs oxmarch abou-xar",),
    )
    position = over(go(settled(position), "knights: cast-at eyes-of-winters-cold oxmarch"))
    position = calm(
        replace(position, steps=(*position.steps, MovementPhase(0)), state=position.state.but(active=0))
    )
    assert not is_over(position) or army(position, "orcs", "oxmarch") == "footman"
    assert not [line for line in offers(position, "orcs") if line.startswith("march")]


# Economics


@pytest.mark.rule("B4.0e", "B3.2.3a")
def test_a_sealed_purchase_cannot_be_made_with_what_has_been_bartered_away() -> None:
    """Orcs choose to buy; what they will pay with cannot be talked out of them before it is opened."""
    goods = f"{QUIET} grain 10 wood 10 iron 10"
    position = lay(Council(stage=2), races=THREE, orcs=hand("caravan", more=goods), knights=goods)
    position = calm(go(settled(position), "orcs: play-at caravan knights"))
    position = settled(replace(position, steps=(*position.steps, Guild())))
    assert "barter 0" in asides_of(position, "knights"), "at the start of the Guild everybody may trade"
    position = say(position, "orcs: buy-star").position
    if "barter 0" in asides_of(position, "knights"):
        position = say(position, "knights: barter 0").position
        position = say(position, "knights: offer 0 0 0 0 5 0").position
        position = say(position, "orcs: accept").position
    position = say(position, "knights: pass").position
    assert player(position, "orcs").stars == 2 and stock(position, "orcs") == "0/0/0"


@pytest.mark.rule("B4.0e", "B2.2h", "B3.1.2d")
def test_who_barters_the_price_away_has_played_his_card_for_nothing() -> None:
    """Others may answer a card before it takes effect, and so a partner may talk to who has played it."""
    goods = f"{QUIET} grain 2 wood 2 iron 2"
    position = lay(
        Council(stage=2),
        races=THREE,
        orcs=hand("caravan", "giants-oath", more=goods),
        knights=hand("war-cry", more=goods),
    )
    position = calm(go(settled(position), "orcs: play-at caravan knights"))
    position = settled(replace(position, steps=(*position.steps, Recruiting())))
    position = say(position, "orcs: play giants-oath").position
    if "barter 0" in asides_of(position, "knights"):
        position = say(position, "knights: barter 0").position
        position = say(position, "knights: offer 0 0 0 1 0 0").position
        position = say(position, "orcs: accept").position
    position = calm(position)
    paid = stock(position, "orcs") == "0/0/0" and army(position, "orcs", "home-orcs") == "giant"
    kept = stock(position, "orcs") == "1/2/2" and army(position, "orcs", "home-orcs") == ""
    assert paid or kept, stock(position, "orcs")


@pytest.mark.rule("B3.5f", "B4.0b")
def test_a_razed_town_takes_the_crown_market_with_it() -> None:
    position = lay(
        UpkeepPhase(),
        knights=f"{QUIET} grain 0 wood 0 iron 7",
        units={"knights": {"wastes": "footman footman"}},
        towns={"wastes": "town"},
    )
    position = settled(position)
    assert stock(go(position, "knights: trade iron grain"), "knights") == "1/0/5"
    razed = go(position, "knights: raze wastes", "knights: trade iron grain")
    assert stock(razed, "knights") == "1/0/4"


@pytest.mark.rule("B3.2.2i", "B1.4.4a")
def test_a_wandering_champion_is_cheaper_even_for_the_knights() -> None:
    position = lay(Recruiting(), knights=hand("wandering-champion", more=f"{QUIET} wood 2 iron 2"))
    position = calm(go(position, "knights: play wandering-champion"))
    if not player(position, "knights").heroes:
        position = go(position, "knights: hire")
    assert stock(position, "knights") == "0/0/0" and len(player(position, "knights").heroes) == 1


@pytest.mark.rule("B3.2.1f", "BS.3c")
def test_a_drought_and_a_city_of_dwarves() -> None:
    """Plains yield nothing, not even doubled; mountains and the miners go on."""
    position = settled(
        lay(
            Voting("great-drought"),
            races=("dwarves", "orcs", "knights"),
            units={"dwarves": {"amberfield": "footman", "anvil-peaks": "footman"}},
            towns={"amberfield": "city", "anvil-peaks": "city"},
        ),
        roll(9, 5),
    )
    for _ in range(3):
        position = calm(say(position, f"{due(position)[0]}: vote no").position)
    position = calm(replace(position, steps=(*position.steps, Economics())))
    assert stock(position, "dwarves") == "2/2/11"


# March


@pytest.mark.rule("BS.2a", "B3.1.2k")
def test_forced_march_and_wind_are_dealt_out_as_is_best_for_their_owner() -> None:
    """Three footmen and three giants go a realm further: the card is for army units, the spell for all."""
    chain = "home-orcs oxmarch abou-xar harrowdale"
    units = {"orcs": {"home-orcs": "footman footman footman giant giant giant"}}
    position = lay(MovementPhase(0), orcs=hand("forced-march", more="stars 2"), units=units, roads=(chain,))
    for first in (
        ["cast word-of-the-wind", "play forced-march"],
        ["play forced-march", "cast word-of-the-wind"],
    ):
        both = calm(go(position, *(f"orcs: {line}" for line in first)))
        both = go(
            both, "orcs: march home-orcs footman 3 harrowdale", "orcs: march home-orcs giant 3 harrowdale"
        )
        assert len(army(both, "orcs", "harrowdale").split()) == 6


@pytest.mark.rule("B3.3.2d", "B3.3.3c", "B6.0j")
def test_three_races_in_one_realm_fight_it_out() -> None:
    """An orc giant sits in the knights' home, where they have recruited since; now dwarves come."""
    position = lay(
        CombatPhase(2),
        races=THREE,
        units={
            "orcs": {"home-knights": "giant"},
            "knights": {"home-knights": "footman"},
            "dwarves": {"home-knights": "footman footman footman"},
        },
    )
    position = settled(position, roll(8, 8, 8, 1, 8, 8, 8, 1))
    for _ in range(4):
        if is_over(position):
            break
        position = go(
            position, f"dwarves: {offers(position, 'dwarves')[0]}", dice=roll(8, 8, 8, 1, 8, 8, 8, 1)
        )
    assert army(position, "orcs", "home-knights") == "" and army(position, "knights", "home-knights") == ""
    assert army(position, "dwarves", "home-knights") == "footman footman footman"
    assert player(position, "knights").fallen


@pytest.mark.rule("B3.2.2e", "B6.0j")
def test_the_owner_may_recruit_beside_monsters_in_his_home_and_must_then_fight() -> None:
    position = lay(Recruiting(), knights=f"{QUIET} wood 9 iron 9", units={"orcs": {"home-knights": "giant"}})
    position = go(position, "knights: recruit footman home-knights", "knights: done")
    position = replace(position, steps=(*position.steps, Turn(1)), state=position.state.but(active=1))
    position, tape = taped(position, said=["knights: done"])
    assert not tape.rolled and position.state.battle is not None, "in his own step"
    assert position.state.battle.defender.seat == 1, "a home is defended, whoever is active"


@pytest.mark.rule("B3.2.2s", "B3.3.3.2b")
def test_a_town_entered_after_being_abandoned_protects_its_new_owner_in_the_same_phase() -> None:
    position = lay(
        Individual((0, 1, 2)),
        races=THREE,
        units={
            "orcs": {"oxmarch": "footman"},
            "knights": {"abou-xar": "footman"},
            "dwarves": {"wastes": "footman"},
        },
        towns={"oxmarch": "town"},
        roads=("home-orcs oxmarch abou-xar", "oxmarch wastes"),
    )
    position = go(
        position,
        *("orcs: march oxmarch footman 1 home-orcs", "orcs: done"),
        *("knights: march abou-xar footman 1 oxmarch", "knights: done"),
        "dwarves: march wastes footman 1 oxmarch",
    )
    position = up_to(position, 1, 8, said=["dwarves: done"])
    assert army(position, "dwarves", "oxmarch") == "", "a knight kills on 9, and 8 + 1 is 9"


@pytest.mark.rule("B3.2.1d", "B4.0b")
def test_control_is_settled_at_the_end_of_the_movement_step() -> None:
    """Who has left his second city trades as its controller until the step is over."""
    position = lay(
        MovementPhase(0),
        orcs=f"{QUIET} grain 9",
        units={"orcs": {"oxmarch": "footman", "wastes": "footman"}},
        towns={"oxmarch": "city", "wastes": "city"},
        roads=("home-orcs oxmarch", "home-orcs wastes"),
    )
    position = go(position, "orcs: march oxmarch footman 1 home-orcs", "orcs: trade grain wood")
    assert stock(position, "orcs") == "7/1/0"


# Quests


@pytest.mark.rule("B3.3.1ab", "B3.3.1l")
def test_the_attacked_hero_uses_his_own_sword() -> None:
    position = lay(
        QuestPhase(0),
        knights=f"{QUIET} artifacts dawnsteel-sword",
        heroes={"orcs-1": "wastes 1", "knights-1": "wastes"},
    )
    position = up_to(position, 4, said=["orcs: done", "orcs: challenge 1 knights-1"])
    assert player(position, "orcs").heroes == ()


@pytest.mark.rule("B3.1.2d")
def test_a_poisoned_cup_may_be_served_by_who_has_no_hero() -> None:
    position = settled(lay(QuestPhase(0), orcs=hand("poisoned-cup"), heroes={"knights-1": "wastes"}))
    assert due(position) == ("orcs",)
    position = go(position, "orcs: play-at poisoned-cup knights-1")
    assert player(position, "knights").heroes[0].life == 3


@pytest.mark.rule("B1.4.2i")
def test_a_forgotten_map_with_nothing_else_left_brings_the_old_adventure_back() -> None:
    position = lay(
        QuestPhase(0),
        orcs=hand("forgotten-map", more=f"{QUIET} quest lost-road"),
        heroes={"orcs-1": "bonesand"},
        roads=("bonesand oxmarch",),
    )
    position = go(position, "orcs: play forgotten-map")
    assert player(position, "orcs").quest == "lost-road" and position.state.quest_discard == ()


@pytest.mark.rule("B3.3.1ad", "B3.1.2d")
def test_a_draught_may_be_drunk_right_after_the_encounter() -> None:
    position = lay(
        QuestPhase(0),
        orcs=hand("healing-draught", more=f"{QUIET} quest royal-hunt"),
        heroes={"orcs-1": "thornwood"},
        quests=("cold-forge",),
    )
    position = up_to(position, 5, 5, said=["orcs: done"])
    assert player(position, "orcs").heroes[0].life == 4
    position = calm(go(position, "orcs: play-at healing-draught orcs-1"))
    assert player(position, "orcs").heroes[0].life == 5


@pytest.mark.rule("B3.3.1a", "B3.3.1o", "B3.3.1p")
def test_a_quest_lost_in_ones_own_step_is_not_replaced_in_it() -> None:
    position = lay(
        QuestPhase(0),
        orcs=f"{QUIET} quest royal-hunt",
        heroes={"orcs-1": "thornwood 1", "orcs-2": "home-orcs"},
        quests=("cold-forge",),
    )
    position = up_to(position, 5, said=["orcs: done"])
    assert player(position, "orcs").quest is None and position.state.quests == ("cold-forge",)


@pytest.mark.rule("B3.3.1k", "B5.0b")
def test_a_found_star_can_be_spent_before_the_movement_of_the_same_turn() -> None:
    position = lay(
        Turn(0),
        orcs="stars 2 used 1 quest lost-road",
        heroes={"orcs-1": "wastes"},
        quests=("star-of-timorran",),
        units={"orcs": {"home-orcs": "footman"}},
        roads=("home-orcs oxmarch abou-xar harrowdale",),
    )
    position = go(position, "orcs: done", "orcs: cast word-of-the-wind")
    position = calm(position)
    assert refusal_of(position, "orcs: march home-orcs footman 1 harrowdale") is None


@pytest.mark.rule("B3.3.1aa", "B7.0b")
def test_no_duel_with_the_heroes_of_the_fallen() -> None:
    position = lay(
        QuestPhase(0), races=THREE, heroes={"orcs-1": "home-knights"}, roads=("home-knights wastes",)
    )
    position = replace(position, state=position.state.with_player(1, fallen=3, stars=0, used=0))
    assert is_over(go(position, "orcs: done"))
