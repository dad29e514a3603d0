"""Chapter 5 and the spell book: what stars can do, and how they are answered."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hexenkessel.games.battlemist.battle.combat import CombatPhase
from hexenkessel.games.battlemist.components import SPELLS
from hexenkessel.games.battlemist.council.council import Council
from hexenkessel.games.battlemist.council.voting import Voting
from hexenkessel.games.battlemist.economy.economics import Economics
from hexenkessel.games.battlemist.economy.guild import Guild
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.march import MovementPhase
from tests.battlemist.exam.arena import REALM, at, fight, sides
from tests.battlemist.exam.desk import QUIET, calm, go, lay, moment, over, roll, taped, up_to
from tests.battlemist.table import army, due, offers, player, refusal_of, say, settled, stock

THREE = ("orcs", "knights", "dwarves")


def council(**settings: Any) -> Any:
    return settled(lay(Council(stage=2), **{"races": THREE, **settings}))


@pytest.mark.rule("B5.0a", "BS.1a", "BS.2a", "BS.3a", "BS.4a")
def test_the_spell_book() -> None:
    assert {name: spell.cost for name, spell in SPELLS.items()} == {
        "song-of-fear": 1,
        "song-of-fire": 1,
        "song-of-life": 1,
        "song-of-the-earth": 1,
        "word-of-the-wind": 2,
        "word-of-the-soul": 2,
        "word-of-the-fiery-heart": 2,
        "word-of-dominance": 2,
        "eyes-of-the-hawk": 3,
        "eyes-of-winters-cold": 3,
        "eyes-of-sorrow": 3,
        "hand-of-the-sacred-flame": 4,
        "hand-of-the-void": 4,
        "hand-of-the-raging-spirit": 4,
    }


@pytest.mark.rule("B5.0b", "B5.0c", "B5.0f", "B5.0k", "BS.1c", "EX-B5.0-1", "B5.0j")
def test_song_of_life_as_often_as_there_are_stars() -> None:
    position = go(council(orcs="stars 3 used 1"), "orcs: cast song-of-life", "orcs: cast song-of-life")
    assert stock(position, "orcs") == "4/0/0"
    assert (player(position, "orcs").stars, player(position, "orcs").unused) == (3, 0)
    assert refusal_of(position, "orcs: cast song-of-life") is not None


@pytest.mark.rule("BS.1d", "B5.0j")
def test_song_of_the_earth_brings_one_wood_or_one_iron() -> None:
    position = council(orcs="stars 2")
    position = go(position, "orcs: cast-at song-of-the-earth iron", "orcs: cast-at song-of-the-earth wood")
    assert stock(position, "orcs") == "0/1/1"
    assert refusal_of(council(orcs="stars 2"), "orcs: cast-at song-of-the-earth grain") is not None


@pytest.mark.rule("B5.0e", "EX-B5.0-3")
@pytest.mark.parametrize(
    "line", ["cast song-of-life", "cast-at song-of-the-earth wood", "cast word-of-the-soul"]
)
def test_council_spells_are_for_the_council(line: str) -> None:
    assert refusal_of(calm(lay(Recruiting(), orcs="stars 4 wood 9 iron 9")), f"orcs: {line}") is not None


@pytest.mark.rule("B5.0b")
def test_nobody_casts_beyond_his_power() -> None:
    position = council(orcs="stars 3 used 1")
    assert refusal_of(position, "orcs: cast-at eyes-of-sorrow wastes") is not None
    assert refusal_of(council(orcs="stars 4 used 1"), "orcs: cast-at eyes-of-sorrow wastes") is None


@pytest.mark.rule("B5.0g", "B8.0c")
def test_used_stars_win_as_well() -> None:
    won = settled(lay(Council(), orcs="stars 5 used 5"))
    assert won.outcome is not None and won.outcome.winners == (0,)


@pytest.mark.rule("B5.0h", "DX-7", "B8.0c")
def test_the_dark_lords_extra_power_serves_spells_only() -> None:
    races = ("dark-lord", "knights", "dwarves")
    refreshed = settled(lay(Council(), races=races, dark_lord="stars 4 used 4"))
    assert refreshed.outcome is None, "four stars and a power are no five stars"
    assert player(refreshed, "dark-lord").star_power == 5
    position = council(races=races, dark_lord="stars 1 used 1 power 1")
    position = go(position, "dark-lord: cast song-of-life")
    assert stock(position, "dark-lord") == "2/0/0" and player(position, "dark-lord").star_power == 0
    guild = lay(Guild(), races=races, dark_lord="stars 1 used 1 power 1 grain 10 wood 10 iron 10")
    assert player(go(guild, "dark-lord: buy-star"), "dark-lord").stars == 2, "the price is that of one star"


@pytest.mark.rule("B5.0h", "B5.0d")
def test_the_extra_power_is_one_each_round_and_never_saved() -> None:
    races = ("dark-lord", "knights", "dwarves")
    position = settled(lay(Council(), races=races, dark_lord="stars 1 power 1"))
    assert player(position, "dark-lord").power == 1
    assert player(position, "knights").power == 0


@pytest.mark.rule("B5.0n")
def test_in_battle_the_attacker_is_first_to_cast() -> None:
    """Both want to cast; the attacker's spell is carried out, the defender is asked anew."""
    position = settled(
        fight("orcs", "footman", "knights", "footman", orcs="stars 2", knights="stars 2", first=1)
    )
    while "before_round" not in moment(position):
        position = say(position, f"{due(position)[0]}: pass").position
    position = say(position, "knights: cast word-of-the-fiery-heart").position
    position = say(position, "orcs: cast word-of-the-fiery-heart").position
    assert player(position, "orcs").unused == 0 and player(position, "knights").unused == 2
    assert "cast word-of-the-fiery-heart" in offers(position, "knights")


# Songs


@pytest.mark.rule("BS.1b")
def test_song_of_fire_burns_what_the_caster_chooses() -> None:
    position = council(orcs="stars 1", knights=f"{QUIET} grain 4 wood 1 iron 3")
    position = go(position, "orcs: cast-at song-of-fire knights")
    assert (
        refusal_of(position, "orcs: take 0 2 0") is not None
        and refusal_of(position, "orcs: take 1 1 1") is not None
    )
    position = go(position, "orcs: take 0 1 1")
    assert stock(position, "knights") == "4/0/2" and stock(position, "orcs") == "0/0/0"


@pytest.mark.rule("BS.1b")
def test_song_of_fire_with_less_there_burns_less_and_never_ones_own() -> None:
    position = council(orcs="stars 1 grain 5", knights=f"{QUIET} iron 1")
    assert refusal_of(position, "orcs: cast-at song-of-fire orcs") is not None
    position = calm(go(position, "orcs: cast-at song-of-fire knights"))
    if due(position) == ("orcs",) and "take 0 0 1" in offers(position, "orcs"):
        position = go(position, "orcs: take 0 0 1")
    assert stock(position, "knights") == "0/0/0"


@pytest.mark.rule("BS.1a")
def test_song_of_fear_kills_two_routed_of_the_casters_choice() -> None:
    position = settled(at("2 footman", "", "footman", "archer cavalry giant", orcs="stars 1"))
    casts = [line for line in offers(position, "orcs") if "song-of-fear" in line]
    killed = set()
    for line in casts:
        found = up_to(position, said=[f"orcs: {line}"])
        assert sides(found)[2] == "f" and found.state.battle.defender.killed == 2
        killed.add(sides(found)[3])
    assert killed == {"a", "c", "G"}, "any two of the three, as the caster likes"


@pytest.mark.rule("BS.1a", "B3.3.3.1f")
def test_song_of_fear_may_lead_to_an_overrun() -> None:
    """Two routed archers die by the song before the check; the knights have no footman: all are lost."""
    position = settled(at("2 footman", "", "2 cavalry", "2 archer", orcs="stars 1"))
    line = next(line for line in offers(position, "orcs") if "song-of-fear" in line)
    dice = roll(1, 1)
    position = over(go(position, f"orcs: {line}", dice=dice), dice)
    assert army(position, "knights", REALM) == "" and army(position, "orcs", REALM) == "footman footman"


@pytest.mark.rule("BS.1a")
def test_song_of_fear_needs_a_routed_enemy_and_a_part_in_the_battle() -> None:
    position = settled(at("2 footman", "archer", "footman", "", orcs="stars 3"))
    assert not [line for line in offers(position, "orcs") if "song-of-fear" in line]
    one = settled(at("2 footman", "", "footman", "archer", orcs="stars 1"))
    line = next(line for line in offers(one, "orcs") if "song-of-fear" in line)
    alone = up_to(one, said=[f"orcs: {line}"])
    assert sides(alone)[2:] == ("f", "") and alone.state.battle.defender.killed == 1


# Words


@pytest.mark.rule("BS.2a", "B5.0f")
def test_word_of_the_wind_helps_three_units_and_twice_the_same() -> None:
    chain = "home-orcs oxmarch abou-xar harrowdale golden-reach"
    position = lay(
        MovementPhase(0),
        orcs="stars 4",
        units={"orcs": {"home-orcs": "footman " * 4 + "giant"}},
        roads=(chain,),
    )
    once = calm(go(position, "orcs: cast word-of-the-wind"))
    once = go(once, "orcs: march home-orcs footman 2 harrowdale", "orcs: march home-orcs giant 1 harrowdale")
    assert refusal_of(once, "orcs: march home-orcs footman 1 harrowdale") is not None
    assert refusal_of(once, "orcs: march home-orcs footman 1 abou-xar") is None
    twice = calm(go(position, "orcs: cast word-of-the-wind", "orcs: cast word-of-the-wind"))
    assert refusal_of(twice, "orcs: march home-orcs footman 3 golden-reach") is None
    twice = go(
        twice, "orcs: march home-orcs footman 2 golden-reach", "orcs: march home-orcs footman 1 harrowdale"
    )
    assert refusal_of(twice, "orcs: march home-orcs footman 1 harrowdale") is None, (
        "one of each spell is left"
    )


@pytest.mark.rule("BS.2b", "B3.1.2h")
def test_word_of_the_soul_gives_no_eighth_card() -> None:
    seven = "ambush,arrow-storm,militia,sappers,second-wind,shield-wall,war-cry"
    position = council(orcs=f"stars 2 hand {seven}", deck=("caravan",))
    if refusal_of(position, "orcs: cast word-of-the-soul") is None:
        position = go(position, "orcs: cast word-of-the-soul")
    assert len(player(position, "orcs").hand) == 7


@pytest.mark.rule("BS.2b", "B3.1.2g", "B3.1.2h")
def test_word_of_the_soul_with_six_cards_passes_an_event_and_stops_at_seven() -> None:
    six = "ambush,arrow-storm,militia,sappers,second-wind,shield-wall"
    position = council(orcs=f"stars 4 hand {six}", deck=("comet", "caravan", "war-cry"))
    position = go(position, "orcs: cast word-of-the-soul")
    assert len(player(position, "orcs").hand) == 7 and "caravan" in player(position, "orcs").hand
    assert position.state.pending == ("comet",) and position.state.deck == ("war-cry",)


@pytest.mark.rule("BS.2c", "B5.0l", "B5.0m", "EX-B5.0-2")
def test_fiery_heart_twice_is_two_more_on_every_die_of_the_round_the_rally_die_too() -> None:
    lines = ["orcs: cast word-of-the-fiery-heart"] * 2
    rally = at("footman", "3 archer", "footman", orcs="stars 4")
    assert len(sides(up_to(rally, 5, 1, said=lines))[0]) == 3, "5 + 2 brings two back"
    plain = fight("orcs", "footman", "knights", "3 footman", orcs="stars 4")
    assert sides(up_to(plain, 7, 1, 1, 1, said=lines))[2:] == ("ff", ""), "an orc kills on 9"
    assert sides(up_to(plain, 6, 1, 1, 1, said=lines))[2:] == ("ff", "f")
    # In the round after, the bonus is gone: a 6 of the orc misses again.
    later = up_to(plain, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, said=lines)
    assert sides(later)[2:] == ("fff", "")


@pytest.mark.rule("BS.2d", "B3.1.4d")
def test_word_of_dominance_takes_one_vote_of_who_has_just_spoken() -> None:
    """Comet, three players: 2 votes needed. Orcs and knights commit; the dwarves take one of the knights'."""
    position = lay(Voting("comet"), races=THREE, dwarves="stars 4")
    dice = roll(9, 5, 1)
    position = settled(position, dice)
    position = go(position, "orcs: vote yes", "dwarves: pass") if moment_after(position) else position
    position = calm(position, dice)
    position = say(position, "knights: vote yes").position
    assert moment(position) == ("council_vote",)
    position = go(position, "dwarves: cast word-of-dominance")
    assert position.state.ballot.total == 1
    position = calm(position)
    position = calm(say(position, "dwarves: vote no").position)
    assert player(position, "orcs").power == 0, "one vote is too few"


def moment_after(position: Any) -> bool:
    return "vote yes" in offers(position, "orcs")


@pytest.mark.rule("BS.2d")
def test_dominance_over_an_abstention_is_refused_and_votes_never_fall_below_nothing() -> None:
    position = settled(lay(Voting("comet"), races=THREE, dwarves="stars 4", first=0), roll(9, 5, 1))
    silent = say(position, "orcs: vote no").position
    assert refusal_of(silent, "dwarves: cast word-of-dominance") is not None
    spoken = say(position, "orcs: vote yes").position
    spoken = go(spoken, "dwarves: cast word-of-dominance")
    assert spoken.state.ballot.total == 0
    assert refusal_of(spoken, "dwarves: cast word-of-dominance") is not None, "he had one vote only"


@pytest.mark.rule("BS.2d", "B3.1.3b")
def test_dominance_and_silver_tongue_against_a_city() -> None:
    """Orcs have a city: 2 votes. Dwarves cancel one, knights add one by card, dwarves cancel the other."""
    position = settled(
        lay(
            Voting("comet"),
            races=THREE,
            units={"orcs": {"wastes": "footman"}},
            towns={"wastes": "city"},
            dwarves="stars 4",
            knights=f"{QUIET} hand silver-tongue",
        ),
        roll(9, 5),
    )
    position = go(position, "knights: vote no", "dwarves: vote no", "orcs: vote yes")
    assert position.state.ballot.total == 2
    position = go(position, "dwarves: cast word-of-dominance", "knights: pass")
    assert position.state.ballot.total == 1
    position = go(position, "knights: play silver-tongue")
    assert position.state.ballot.total == 2
    position = calm(go(position, "dwarves: cast word-of-dominance"))
    assert player(position, "orcs").power == 0, "one vote is left, and two were needed"


# Eyes


@pytest.mark.rule("BS.3a")
def test_eyes_of_the_hawk_give_each_shooting_archer_two_dice_and_no_more() -> None:
    position = fight("orcs", "3 archer", "knights", "9 footman", orcs="stars 6")
    once = ["orcs: cast eyes-of-the-hawk"]
    _, tape = taped(position, 1, 1, 1, 1, said=once)
    assert tape.rolled == [("archery", 4)]
    if refusal_of(go(position, *once), once[0]) is None:
        _, tape = taped(position, 1, 1, 1, 1, said=once * 2)
        assert tape.rolled == [("archery", 4)], "a second casting adds nothing"


@pytest.mark.rule("BS.3a")
def test_eyes_of_the_hawk_with_an_arrow_storm_are_six_dice() -> None:
    position = fight("orcs", "4 archer", "knights", "9 footman", orcs="stars 3 hand arrow-storm")
    _, tape = taped(position, *[1] * 6, said=["orcs: cast eyes-of-the-hawk", "orcs: play arrow-storm"])
    assert tape.rolled == [("archery", 6)]


@pytest.mark.rule("BS.3b")
def test_winters_cold_counts_when_the_step_begins_recruits_included() -> None:
    """Three footmen and a giant stand there in the council; two more footmen come: of six, three may go."""
    position = council(
        orcs="stars 3 wood 9 iron 9",
        units={"orcs": {"oxmarch": "footman footman footman giant"}},
        towns={"oxmarch": "city"},
        roads=("home-orcs oxmarch abou-xar", "oxmarch bonesand"),
    )
    position = over(go(position, "orcs: cast-at eyes-of-winters-cold oxmarch"))
    position = replace(position, steps=(*position.steps, Recruiting()))
    position = go(position, "orcs: recruit footman oxmarch", "orcs: recruit archer oxmarch", "orcs: done")
    position = calm(
        replace(position, steps=(*position.steps, MovementPhase(0)), state=position.state.but(active=0))
    )
    position = go(position, "orcs: march oxmarch footman 2 abou-xar", "orcs: march oxmarch giant 1 bonesand")
    assert not [line for line in offers(position, "orcs") if line.startswith("march oxmarch")]


@pytest.mark.rule("BS.3b")
def test_winters_cold_rounds_down_and_lets_others_pass_through() -> None:
    position = council(
        knights="stars 3",
        units={"orcs": {"oxmarch": "footman footman footman", "home-orcs": "cavalry"}},
        roads=("home-orcs oxmarch abou-xar",),
    )
    position = over(go(position, "knights: cast-at eyes-of-winters-cold oxmarch"))
    position = calm(
        replace(position, steps=(*position.steps, MovementPhase(0)), state=position.state.but(active=0))
    )
    assert refusal_of(position, "orcs: march oxmarch footman 2 abou-xar") is not None
    assert refusal_of(position, "orcs: march home-orcs cavalry 1 abou-xar") is None
    position = go(position, "orcs: march oxmarch footman 1 abou-xar")
    assert not [line for line in offers(position, "orcs") if line.startswith("march oxmarch")]


@pytest.mark.rule("BS.3b", "BS.3c")
def test_homes_cannot_be_frozen_or_cursed() -> None:
    position = council(orcs="stars 3")
    assert refusal_of(position, "orcs: cast-at eyes-of-winters-cold home-knights") is not None
    assert refusal_of(position, "orcs: cast-at eyes-of-sorrow home-knights") is not None


@pytest.mark.rule("BS.3c")
def test_eyes_of_sorrow_silence_a_realm_for_one_round() -> None:
    position = council(
        orcs="stars 3",
        units={"dwarves": {"ironspine": "footman", "greyhorn": "footman"}},
        towns={"ironspine": "city"},
    )
    position = over(go(position, "orcs: cast-at eyes-of-sorrow ironspine"))
    position = calm(replace(position, steps=(*position.steps, Economics())))
    # Home 2/2/4, Greyhorn 2 + 1 of the miners; Ironspine nothing, the miners' iron neither.
    assert stock(position, "dwarves") == "2/2/7"


# Hands


@pytest.mark.rule("BS.4a")
@pytest.mark.parametrize(("die", "comes"), [(4, False), (5, True)])
def test_sacred_flame(die: int, comes: bool) -> None:
    dice = roll(die)
    position = go(council(orcs="stars 4"), "orcs: cast hand-of-the-sacred-flame", dice=dice)
    assert not dice.faces and player(position, "orcs").unused == 0
    if comes:
        assert set(offers(position, "orcs")) == {"choose dragon", "choose firebreather", "choose giant"}
        position = go(position, "orcs: choose firebreather")
        assert army(position, "orcs", "home-orcs") == "firebreather"
    else:
        assert army(position, "orcs", "home-orcs") == ""


@pytest.mark.rule("BS.4b")
def test_hand_of_the_void_answered_by_hand_of_the_void() -> None:
    """Orcs sing; knights void it; dwarves void the void: the song is heard, and all power is spent."""
    position = council(orcs="stars 1", knights="stars 4", dwarves="stars 4")
    position = go(position, "orcs: cast song-of-life")
    assert stock(position, "orcs") == "0/0/0", "others may answer first"
    position = go(position, "knights: cast hand-of-the-void")
    assert stock(position, "orcs") == "0/0/0"
    position = go(position, "dwarves: cast hand-of-the-void")
    position = calm(position)
    assert stock(position, "orcs") == "2/0/0"
    assert [player(position, race).unused for race in THREE] == [0, 0, 0]


@pytest.mark.rule("BS.4b")
def test_the_caster_himself_may_void_the_void() -> None:
    position = council(orcs="stars 5", knights="stars 4")
    position = go(
        position, "orcs: cast song-of-life", "knights: cast hand-of-the-void", "orcs: cast hand-of-the-void"
    )
    assert stock(calm(position), "orcs") == "2/0/0"


@pytest.mark.rule("BS.4b")
def test_a_voided_spell_does_nothing_and_stays_paid() -> None:
    position = council(orcs="stars 4", knights="stars 4")
    position = go(
        position, "orcs: cast hand-of-the-sacred-flame", "knights: cast hand-of-the-void", dice=roll()
    )
    position = calm(position)
    assert player(position, "orcs").unused == 0 and army(position, "orcs", "home-orcs") == ""
    assert player(position, "knights").unused == 0


@pytest.mark.rule("BS.4b")
def test_nobody_voids_his_own_spell() -> None:
    position = go(council(orcs="stars 5", knights="stars 4"), "orcs: cast song-of-life")
    assert due(position) == ("knights",)


@pytest.mark.rule("BS.4b")
def test_even_an_onlooker_may_void_a_battle_spell() -> None:
    position = lay(
        CombatPhase(0),
        races=THREE,
        units={"knights": {REALM: "footman footman footman"}, "orcs": {REALM: "footman"}},
        orcs="stars 2",
        dwarves="stars 4",
    )
    lines = ["orcs: cast word-of-the-fiery-heart", "dwarves: cast hand-of-the-void"]
    assert sides(up_to(position, 8, 1, 1, 1, said=lines))[2:] == ("ff", "f"), (
        "an 8 of an orc still only routs"
    )


@pytest.mark.rule("BS.4b")
def test_answers_are_offered_from_the_left_of_the_caster() -> None:
    """Both could void; both choose to: the one to the caster's left does it, the other keeps his power."""
    position = council(races=THREE, first=0, knights="stars 1", orcs="stars 4", dwarves="stars 4")
    position = go(position, "knights: cast song-of-life")
    position = say(position, "orcs: cast hand-of-the-void").position
    position = say(position, "dwarves: cast hand-of-the-void").position
    assert player(position, "dwarves").unused == 0 and player(position, "orcs").unused == 4


@pytest.mark.rule("BS.4c", "B5.0m", "BS.5a")
def test_raging_spirit_before_the_first_round_and_with_fiery_heart() -> None:
    position = fight("orcs", "footman", "knights", "3 footman", orcs="stars 6")
    lines = ["orcs: cast hand-of-the-raging-spirit", "orcs: cast word-of-the-fiery-heart"]
    assert sides(up_to(position, 5, 1, 1, 1, said=lines))[2:] == ("ff", ""), "5 + 4 is 9, which kills"
    assert sides(up_to(position, 4, 1, 1, 1, said=lines))[2:] == ("ff", "f")
    rally = up_to(at("footman", "3 archer", "footman", orcs="stars 4"), 4, 1, said=lines[:1])
    assert len(sides(rally)[0]) == 3, "4 + 3 brings two back"


@pytest.mark.rule("BS.5a")
def test_spells_before_a_round_come_before_its_rally_check() -> None:
    position = settled(at("footman", "3 archer", "footman", orcs="stars 2"))
    assert "before_round" in moment(position) and position.state.battle.round == 2
    assert sides(position)[1] == "aaa", "nobody has rallied yet"


@pytest.mark.rule("BS.2c")
def test_a_bonus_never_makes_a_missing_die() -> None:
    """The bonus is for one's own units only."""
    position = fight("orcs", "footman", "knights", "3 footman", orcs="stars 2")
    position = up_to(position, 1, 8, 1, 1, said=["orcs: cast word-of-the-fiery-heart"])
    assert sides(position)[:2] == ("", "f"), "an 8 of a knight still only routs"
