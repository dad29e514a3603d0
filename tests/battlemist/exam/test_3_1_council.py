"""Chapters 3.0 and 3.1: the round, refreshing, drawing, the council and its votes."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hexenkessel.games.battlemist.components import EVENTS
from hexenkessel.games.battlemist.council.council import Council
from hexenkessel.games.battlemist.council.voting import Voting
from hexenkessel.games.battlemist.economy.economics import Economics
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.game import Battlemist
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.quests.quest import QuestPhase
from hexenkessel.games.battlemist.rounds import Round
from hexenkessel.kernel.dice import DiceParts
from tests.battlemist.exam.desk import QUIET, calm, go, lay, moment, over, roll
from tests.battlemist.table import due, is_over, offers, player, refusal_of, say, settled, stock, story

GAME = Battlemist()
THREE = ("orcs", "knights", "dwarves")
SIX = ("dwarves", "orcs", "elves", "barbarians", "knights", "dark-lord")
SEVEN = "ambush,arrow-storm,militia,sappers,second-wind,shield-wall,war-cry"


def cities(*realms: str) -> dict[str, str]:
    return dict.fromkeys(realms, "city")


@pytest.mark.rule("B3.0a", "B3.0c", "B3.6a", "BA.1a")
def test_a_round_runs_council_economics_individual_upkeep_and_then_the_next() -> None:
    """Two quiet players with nothing to decide but when to stop."""
    position = lay(
        Round(),
        round=2,
        units={"orcs": {"home-orcs": "footman"}, "knights": {"home-knights": "footman"}},
        roads=("home-orcs wastes home-knights",),
    )
    dice = roll(9, 4)  # rolled in seat order, which begins with the knights in this round
    seen = []
    position = calm(position, dice)
    while position.state.round == 3:
        race = due(position)[0]
        seen.append((type(position.step).__name__, race))
        position = calm(say(position, f"{race}: done", dice).position, dice)
    names = [name for name, _ in seen]
    assert names[0] == "Recruiting"
    assert [who for name, who in seen if name == "MovementPhase"] == ["knights", "orcs"]
    assert position.state.round == 4
    # Two harvests of 3/2/3 by now, and one grain for the footman between them.
    assert stock(position, "knights") == "5/4/6"


@pytest.mark.rule("B3.0b")
def test_all_recruit_before_anybody_goes_to_the_guild() -> None:
    rich = "grain 30 wood 30 iron 30 stars 1 used 1"
    position = calm(lay(Economics(), orcs=rich, knights=rich))
    assert set(due(position)) == {"orcs", "knights"}
    position = go(position, "orcs: done")
    assert due(position) == ("knights",) and "buy-star" not in offers(position, "knights")
    position = go(position, "knights: done")
    assert set(due(position)) == {"orcs", "knights"} and "buy-star" in offers(position, "orcs")


@pytest.mark.rule("B3.1.1a", "B3.1.1b", "B5.0d")
def test_victory_is_looked_at_before_stars_are_refreshed_and_cards_drawn() -> None:
    won = settled(lay(Council(), orcs="stars 6 used 6", deck=("war-cry", "militia")))
    assert won.outcome is not None and won.outcome.winners == (0,)
    assert player(won, "orcs").hand == ()
    going_on = settled(lay(Council(), orcs="stars 4 used 3", knights="stars 3 used 3"))
    assert [player(going_on, race).used for race in ("orcs", "knights")] == [0, 0]


@pytest.mark.rule("B3.1.1c", "B2.2i")
def test_everybody_sees_how_much_star_power_the_others_have() -> None:
    position = calm(lay(Council(stage=2), orcs="stars 3 used 1", knights=QUIET))
    assert (GAME.view(position, 1).players[0].stars, GAME.view(position, 1).players[0].used) == (3, 1)
    assert GAME.view(position, None).players[0].stock == player(position, "orcs").stock


@pytest.mark.rule("B3.1.2a", "B3.1.2g", "B1.4.1b")
def test_events_are_announced_and_one_draws_again() -> None:
    position = settled(
        lay(
            Council(),
            races=THREE,
            first=2,
            deck=("fat-years", "comet", "war-cry", "caravan", "summer-fair", "militia"),
        )
    )
    assert [player(position, race).hand for race in ("dwarves", "orcs", "knights")] == [
        ("war-cry",),
        ("caravan",),
        ("militia",),
    ]
    assert sorted(position.state.pending) == ["comet", "fat-years", "summer-fair"]
    assert set(GAME.view(position, 0).pending) == {"comet", "fat-years", "summer-fair"}


@pytest.mark.rule("B3.1.2b")
def test_a_drawn_card_is_seen_by_its_owner_only() -> None:
    events = story(lay(Council(), races=THREE, deck=("war-cry", "caravan", "militia")))
    for event in events:
        if "war-cry" in str(event.args):
            assert event.to == (0,), event


@pytest.mark.rule("B3.1.2d", "B5.0e")
@pytest.mark.parametrize(
    ("card", "race"),
    [("war-cry", "orcs"), ("bumper-crop", "orcs"), ("great-haste", "orcs"), ("sappers", "orcs")],
)
def test_a_card_of_another_moment_stays_in_hand_in_council(card: str, race: str) -> None:
    position = settled(lay(Council(stage=2), orcs=f"stars 1 hand {card}"))
    assert refusal_of(position, f"{race}: play {card}") is not None


@pytest.mark.rule("B3.1.2d")
def test_who_sits_first_in_the_round_uses_the_moment_first() -> None:
    """Both want to raid the only stock; the choices are sealed, and seat order begins with the dwarves."""
    raid = f"{QUIET} hand border-raid"
    position = settled(
        lay(Council(stage=2), races=THREE, orcs=raid, dwarves=raid, knights=f"{QUIET} grain 2", first=2)
    )
    position = say(position, "orcs: play-at border-raid knights").position
    position = say(position, "dwarves: play-at border-raid knights").position
    position = calm(position)
    assert due(position) == ("dwarves",)
    position = calm(say(position, "dwarves: take 2 0 0").position)
    assert stock(position, "dwarves") == "2/0/0" and stock(position, "orcs") == "0/0/0"
    assert player(position, "orcs").hand == ("border-raid",), "his choice was forgotten unseen"


@pytest.mark.rule("B3.1.2d")
def test_the_active_player_comes_first_in_the_individual_phase() -> None:
    """The knights are to the left of the orcs in the round's order, but the orcs are active."""
    position = settled(
        lay(
            MovementPhase(0),
            races=THREE,
            first=1,
            orcs=f"{QUIET} hand forced-march",
            knights=f"{QUIET} hand broken-bridges",
            units={"orcs": {"home-orcs": "footman"}},
            roads=("home-orcs wastes abou-xar oxmarch",),
        )
    )
    position = go(position, "orcs: play forced-march", "knights: play broken-bridges")
    position = calm(position)
    assert "march home-orcs footman 1 abou-xar" in offers(position, "orcs")
    assert "march home-orcs footman 1 oxmarch" not in offers(position, "orcs")


@pytest.mark.rule("B3.1.2e")
def test_a_played_card_lies_open_on_the_discard_pile() -> None:
    position = go(lay(Council(stage=2), orcs=f"{QUIET} hand falling-star"), "orcs: play falling-star")
    assert position.state.discard == ("falling-star",)
    assert player(position, "orcs").hand == ()


@pytest.mark.rule("B3.1.2f")
def test_an_empty_action_deck_is_made_of_the_discard_pile() -> None:
    position = settled(
        lay(Council(), races=THREE, deck=("war-cry",), more={"discard": ("caravan", "militia", "sappers")}),
        roll(order=("sappers", "caravan")),
    )
    assert [player(position, race).hand for race in THREE] == [("war-cry",), ("sappers",), ("caravan",)]
    assert position.state.deck == ("militia",) and position.state.discard == ()


@pytest.mark.rule("B3.1.2f", "B3.1.2g")
def test_with_deck_and_discard_empty_nobody_draws_not_even_after_an_event() -> None:
    position = settled(lay(Council(), races=THREE, deck=("comet",)))
    assert [player(position, race).hand for race in THREE] == [(), (), ()]
    assert position.state.pending == ("comet",)


@pytest.mark.rule("B3.1.2h", "B3.1.2i")
def test_seven_cards_are_the_most_and_one_may_be_discarded_first() -> None:
    deck = ("caravan", "great-haste", "falling-star")
    position = settled(lay(Council(), races=THREE, orcs=f"{QUIET} hand {SEVEN}", deck=deck))
    assert due(position) == ("orcs",)
    stubborn = go(position, "orcs: pass")
    assert len(player(stubborn, "orcs").hand) == 7
    assert player(stubborn, "knights").hand == ("caravan",)
    position = go(position, "orcs: discard militia")
    assert len(player(position, "orcs").hand) == 7 and "caravan" in player(position, "orcs").hand
    assert position.state.discard == ("militia",)


@pytest.mark.rule("B3.1.2i")
def test_a_card_may_be_thrown_away_at_any_decision() -> None:
    position = calm(lay(Recruiting(), orcs=f"{QUIET} wood 5 iron 5 hand war-cry"))
    position = go(position, "orcs: discard war-cry")
    assert player(position, "orcs").hand == () and position.state.discard == ("war-cry",)
    assert due(position) == ("orcs",), "this is not an answer to what he was asked"


@pytest.mark.rule("B3.1.2j", "B3.1.2k", "EX-B3.1.2-1")
def test_great_haste_works_for_one_hero_and_adds_up() -> None:
    chain = "home-orcs wastes abou-xar oxmarch bonesand deadlands"
    position = lay(
        QuestPhase(0),
        orcs=f"{QUIET} quest cold-forge hand great-haste,great-haste",
        heroes={"orcs-1": "home-orcs", "orcs-2": "home-orcs"},
        roads=(chain,),
    )
    plays = [line for line in offers(settled(position), "orcs") if "great-haste" in line]
    assert plays
    twice = calm(go(position, "orcs: play great-haste", "orcs: play great-haste"))
    alone = go(twice, "orcs: ride 1 deadlands")
    assert "ride 2 oxmarch" in offers(alone, "orcs") and "ride 2 bonesand" not in offers(alone, "orcs")
    both = go(twice, "orcs: ride 1 bonesand")
    assert "ride 2 bonesand" in offers(both, "orcs") and "ride 2 deadlands" not in offers(both, "orcs")
    neither = go(twice, "orcs: ride 1 oxmarch")
    assert "ride 2 deadlands" in offers(neither, "orcs")


@pytest.mark.rule("B3.1.2j")
def test_great_haste_comes_too_late_once_the_quest_step_has_begun() -> None:
    position = calm(
        lay(
            QuestPhase(0),
            orcs=f"{QUIET} quest cold-forge hand great-haste",
            heroes={"orcs-1": "home-orcs"},
            roads=("home-orcs wastes",),
        )
    )
    assert not [line for line in offers(position, "orcs") if "great-haste" in line]


@pytest.mark.rule("B3.1.3a", "B3.1.4g", "B3.1.4f")
def test_all_events_of_the_round_are_voted_on_and_leave_the_game() -> None:
    position = lay(Council(stage=2), races=THREE, more={"pending": ("fat-years", "great-drought")})
    dice = roll(9, 5, 1, 9, 5, 1)
    position = calm(position, dice)
    while not is_over(position):
        position = calm(go(position, f"{due(position)[0]}: vote yes", dice=dice), dice)
    assert position.state.gone == ("fat-years", "great-drought")
    assert position.state.pending == () and position.state.discard == ()
    # Fat years: 3 grain for all, the drought took up to 3 grain, in whichever order.
    assert stock(position, "orcs") in ("0/0/0", "3/0/0")
    assert len({stock(position, race) for race in THREE}) == 1


@pytest.mark.rule("B3.1.4g")
def test_the_order_of_several_events_is_drawn() -> None:
    pending = ("fat-years", "great-drought", "summer-fair")
    position = lay(Council(stage=2), races=THREE, more={"pending": pending})
    dice = roll(9, 5, 1, order=("summer-fair", "fat-years"))
    position = calm(position, dice)
    assert position.state.ballot is not None and position.state.ballot.event == "summer-fair"


def voted(position: Any, dice: Any, **said: str) -> Any:
    """The vote, everybody as told (yes if not said) and passing else."""
    position = calm(position, dice)
    while isinstance(position.step, Voting):
        race = due(position)[0]
        position = calm(
            go(position, f"{race}: vote {said.get(race.replace('-', '_'), 'yes')}", dice=dice), dice
        )
    return position


@pytest.mark.rule("B3.1.3b", "B3.1.4h", "B3.2.2q")
def test_a_city_is_worth_a_vote_in_every_event_and_a_town_none() -> None:
    units = {"orcs": {"wastes": "footman", "oxmarch": "footman", "bonesand": "footman"}}
    towns = {"wastes": "city", "oxmarch": "city", "bonesand": "town"}
    position = lay(
        Council(stage=2), races=THREE, units=units, towns=towns, more={"pending": ("comet", "fat-years")}
    )
    dice = roll(9, 5, 8, 4)
    position = calm(position, dice)
    while not is_over(position):
        race = due(position)[0]
        position = say(position, f"{race}: vote {'yes' if race == 'orcs' else 'no'}", dice).position
        position = calm(position, dice)
    assert position.state.gone == ("comet", "fat-years")
    assert stock(position, "dwarves") == "3/0/0"
    assert player(position, "knights").power == 1, "the comet needs 2 of three players, and the orcs have 3"


@pytest.mark.rule("B3.1.3b", "B3.1.4e", "EX-B3.1.3-1")
def test_two_cities_alone_carry_what_needs_three_votes_of_six_players() -> None:
    """Tremors need 5 with six players; two cities and a town make 3 votes, plus two single ones."""
    units = {"orcs": {"wastes": "footman", "oxmarch": "footman", "bonesand": "footman"}}
    towns = {"wastes": "city", "oxmarch": "city", "bonesand": "town"}
    dice = roll(9, 8, 7, 6, 5)
    no = {race.replace("-", "_"): "no" for race in SIX if race not in ("orcs", "elves", "knights")}
    position = voted(lay(Voting("cataclysmic-tremors"), races=SIX, units=units, towns=towns), dice, **no)
    assert {realm: one.kind for realm, one in position.state.settlements.items()} == dict.fromkeys(
        towns, "town"
    )
    dice = roll(9, 8, 7, 6, 5, 6, 7, 10)
    no["elves"] = "no"
    position = voted(lay(Voting("cataclysmic-tremors"), races=SIX, units=units, towns=towns), dice, **no)
    assert len(position.state.settlements) == 1, "4 votes: a 6 spares, 7 and 10 destroy"


@pytest.mark.rule("B3.1.3c", "EX-B3.1.3-2")
def test_tremors_spare_a_six_and_destroy_on_a_seven() -> None:
    units = {"orcs": {"wastes": "footman", "oxmarch": "footman"}}
    towns = {"wastes": "city", "oxmarch": "town"}
    dice = roll(9, 3, 6, 7)
    position = voted(
        lay(Voting("cataclysmic-tremors"), races=THREE, units=units, towns=towns),
        dice,
        orcs="no",
        knights="no",
        dwarves="no",
    )
    left = position.state.settlements
    assert not dice.faces and len(left) == 1
    assert all(one.kind == "city" for one in left.values()) or all(
        one.kind == "town" for one in left.values()
    )


@pytest.mark.rule("B3.1.3d")
def test_there_is_a_window_before_the_events_and_one_after() -> None:
    position = lay(Council(stage=2), races=THREE, orcs="stars 2", more={"pending": ("fat-years",)})
    position = go(position, "orcs: cast song-of-life")
    position = calm(position, roll(9, 5, 1))
    assert isinstance(position.step, Voting)
    while isinstance(position.step, Voting) or "council" not in moment(position):
        position = say(position, f"{due(position)[0]}: {'pass' if moment(position) else 'vote yes'}").position
    position = go(position, "orcs: cast song-of-life")
    assert stock(over(position), "orcs") == "7/0/0"


@pytest.mark.rule("B3.1.3d", "B3.1.3e", "BS.2b")
def test_an_event_drawn_in_the_second_window_is_voted_on_and_the_window_reopens() -> None:
    dice = roll(9, 5, 1)
    position = lay(
        Council(stage=2), races=THREE, orcs="stars 3", deck=("fat-years", "war-cry"), more={"pending": ()}
    )
    position = settled(position, dice)
    position = go(position, "orcs: cast word-of-the-soul", dice=dice)
    assert player(position, "orcs").hand == ("war-cry",) or "fat-years" in position.state.pending
    position = calm(position, dice)
    assert isinstance(position.step, Voting)
    while isinstance(position.step, Voting):
        position = say(position, f"{due(position)[0]}: vote yes", dice).position
        while moment(position) and "council" not in moment(position):
            position = say(position, f"{due(position)[0]}: pass", dice).position
    assert moment(position) == ("council",)
    assert player(position, "orcs").hand == ("war-cry",)
    assert stock(position, "knights") == "3/0/0"


@pytest.mark.rule("B3.1.4b", "B3.1.4c", "EX-B3.1.4-1")
def test_fewest_cities_speak_first_and_equals_roll_until_they_differ() -> None:
    units = {"orcs": {"wastes": "footman"}}
    dice = roll(4, 4, 2, 7)  # knights and dwarves tie, then the dwarves roll higher
    position = calm(lay(Voting("comet"), races=THREE, units=units, towns=cities("wastes")), dice)
    assert [THREE[seat] for seat in position.state.ballot.order] == ["dwarves", "knights", "orcs"]
    assert not dice.faces


@pytest.mark.rule("B3.1.4c")
def test_of_three_only_those_who_are_equal_roll_again() -> None:
    dice = roll(6, 9, 6, 3, 8)  # knights first; orcs 6, dwarves 6; then orcs 3, dwarves 8
    position = calm(lay(Voting("comet"), races=THREE), dice)
    assert [THREE[seat] for seat in position.state.ballot.order] == ["knights", "dwarves", "orcs"]
    assert not dice.faces


@pytest.mark.rule("B3.1.4a", "B3.1.4d")
def test_votes_are_all_or_nothing_and_an_abstention_counts_nothing() -> None:
    units = {"orcs": {"wastes": "footman"}}
    position = calm(lay(Voting("comet"), races=THREE, units=units, towns=cities("wastes")), roll(9, 1))
    assert offers(position, due(position)[0]) == ["vote yes", "vote no"]
    position = go(position, f"{due(position)[0]}: vote no")
    assert position.state.ballot.total == 0
    position = go(position, f"{due(position)[0]}: vote yes")
    assert position.state.ballot.total == 1


@pytest.mark.rule("B3.1.4e", "B3.1.4i", "DX-2", "EX-B3.1.4-2")
@pytest.mark.parametrize(("count", "needed"), [(6, 5), (5, 4), (4, 3), (3, 2)])
def test_thresholds_fall_with_the_number_of_players(count: int, needed: int) -> None:
    """The comet needs 5 of six: one vote short, and everybody marks a star; else everybody has more power."""
    races = SIX[:count]
    players: dict[str, Any] = {race.replace("-", "_"): "stars 1" for race in races}
    for yes in (needed, needed - 1):
        dice = roll(*range(10, 10 - count, -1))
        said = {race.replace("-", "_"): "yes" if place < yes else "no" for place, race in enumerate(races)}
        position = voted(lay(Voting("comet"), races=races, **players), dice, **said)
        expected = (1, 0) if yes >= needed else (0, 1)
        for race in races:
            one = player(position, race)
            assert (one.power, one.used) == expected


@pytest.mark.rule("B3.1.4i")
def test_who_has_fallen_is_not_counted_for_the_threshold() -> None:
    """Four sat down, one is gone: a threshold of five falls to two."""
    races = ("orcs", "knights", "dwarves", "barbarians")
    position = lay(Voting("comet"), races=races)
    position = replace(position, state=position.state.with_player(3, fallen=2, stars=0, used=0))
    dice = roll(9, 5, 1)
    position = voted(position, dice, orcs="yes", knights="yes", dwarves="no")
    assert not dice.faces, "the fallen do not even roll for the order"
    assert player(position, "orcs").power == 1


@pytest.mark.rule("B3.1.4i")
def test_a_threshold_never_falls_below_one() -> None:
    """Fat Years: 3 of six, so 0 of three; but without a single vote it is not reached."""
    dice = roll(9, 5, 1)
    position = voted(lay(Voting("fat-years"), races=THREE), dice, orcs="no", knights="no", dwarves="no")
    assert stock(position, "orcs") == "0/0/0"
    assert set(due(position)) == set(THREE), "each without a city takes two of his choice"


@pytest.mark.rule("B3.1.4j")
def test_two_players_have_no_events_unless_they_want_them() -> None:
    two = GAME.begin(GAME.setup(2, DiceParts("two"), {"races": "drawn"})).position.state
    assert len(two.deck) == 66 and not set(two.deck) & set(EVENTS)
    wanted = GAME.begin(GAME.setup(2, DiceParts("two"), {"races": "drawn", "events": "on"})).position.state
    assert len(wanted.deck) == 81


@pytest.mark.rule("B3.1.2c")
def test_where_card_and_rule_differ_the_card_is_right() -> None:
    """A rule lets a footman move two realms; the mist says one."""
    dice = roll(9, 5, 1)
    position = voted(lay(Voting("rolling-mist"), races=THREE), dice, orcs="no", knights="no", dwarves="no")
    state = position.state.but(
        active=0,
        neighbours={
            "home-orcs": ("wastes",),
            "wastes": ("home-orcs", "bonesand"),
            "bonesand": ("wastes",),
            "home-knights": (),
            "home-dwarves": (),
        },
    ).with_units(0, "home-orcs", (1, 0, 0, 0, 0, 0))
    position = calm(replace(position, state=state, steps=(*position.steps, MovementPhase(0))))
    assert offers(position, "orcs") == ["march home-orcs footman 1 wastes", "done"]
