"""Action cards for the council, and those that answer others; how many there are of each."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hexenkessel.games.battlemist.components import ACTIONS
from hexenkessel.games.battlemist.council.council import Council
from hexenkessel.games.battlemist.council.voting import Voting
from hexenkessel.games.battlemist.game import Battlemist
from tests.battlemist.exam.desk import QUIET, calm, go, lay, roll
from tests.battlemist.exam.hands import THREE, council, hand, recruiting
from tests.battlemist.table import army, due, offers, player, refusal_of, settled, stock

COPIES = (
    "great-haste 3 caravan 4 dragons-bargain 1 pyre-caller 2 giants-oath 2 bumper-crop 2 timber-rafts 2 "
    "rich-vein 2 "
    "market-day 1 toll-roads 2 border-raid 2 forced-march 2 mountain-guides 2 broken-bridges 1 war-cry 2 "
    "shield-wall 2 standard-bearer 2 arrow-storm 2 thunder-of-hooves 2 sappers 2 ambush 1 second-wind 2 "
    "militia 2 "
    "healing-draught 2 runed-blade 2 forgotten-map 2 poisoned-cup 1 wandering-champion 1 silver-tongue 2 "
    "elders-veto 1 falling-star 2 spellbreaker 2 exposed-plot 1 spies-at-court 1 "
    "master-builders 2 lean-rations 1 "
    "spoiled-stores 1"
)


@pytest.mark.rule("B1.4a", "B1.2a")
def test_so_many_copies_of_each() -> None:
    words = COPIES.split()
    expected = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    assert {name: card.copies for name, card in ACTIONS.items()} == expected
    assert len(expected) == 37 and sum(expected.values()) == 66


@pytest.mark.rule("B3.1.3d")
def test_border_raid_takes_two_of_the_raiders_choice() -> None:
    position = council(orcs=hand("border-raid"), knights=f"{QUIET} grain 1 wood 4")
    assert refusal_of(position, "orcs: play-at border-raid orcs") is not None
    position = go(position, "orcs: play-at border-raid knights")
    position = go(position, "orcs: take 1 1 0")
    assert (stock(position, "orcs"), stock(position, "knights")) == ("1/1/0", "0/3/0")


@pytest.mark.rule("B5.0h")
def test_falling_star_is_power_for_one_round_and_no_star() -> None:
    position = go(council(orcs=hand("falling-star")), "orcs: play falling-star")
    assert (player(position, "orcs").stars, player(position, "orcs").star_power) == (1, 1)
    position = go(position, "orcs: cast song-of-life")
    assert stock(position, "orcs") == "2/0/0"
    saved = go(council(orcs=hand("falling-star")), "orcs: play falling-star")
    next_round = settled(replace(saved, steps=(saved.steps[0], Council())))
    assert player(next_round, "orcs").star_power == 1, "refreshed star, the other power is gone"


@pytest.mark.rule("B3.1.2b")
def test_spies_at_court_see_a_hand_and_choose_one_of_it() -> None:
    position = council(orcs=hand("spies-at-court"), knights=hand("war-cry", "caravan", "militia"))
    position = calm(go(position, "orcs: play-at spies-at-court knights"))
    assert due(position) == ("orcs",)
    assert set(offers(position, "orcs")) == {"choose war-cry", "choose caravan", "choose militia"}
    assert Battlemist().view(position, 0).players[1].hand == ("caravan", "militia", "war-cry")
    assert Battlemist().view(position, 2).players[1].hand is None
    position = go(position, "orcs: choose militia")
    assert player(position, "knights").hand == ("caravan", "war-cry") and "militia" in position.state.discard


@pytest.mark.rule("B3.1.3a", "B3.1.4f")
def test_elders_veto_removes_an_event_without_effect() -> None:
    pending = {"pending": ("comet", "fat-years")}
    position = council(orcs=hand("elders-veto"), more=pending)
    position = go(position, "orcs: play-at elders-veto fat-years")
    assert position.state.pending == ("comet",) and position.state.gone == ("fat-years",)
    assert stock(position, "orcs") == "0/0/0"
    assert not [line for line in offers(council(orcs=hand("elders-veto")), "orcs") if "veto" in line]


@pytest.mark.rule("B3.1.4e")
def test_silver_tongue_makes_up_for_a_missing_vote() -> None:
    """Comet: 2 of three players needed; one commits, and the card adds one."""
    position = settled(lay(Voting("comet"), races=THREE, knights=hand("silver-tongue")), roll(9, 5, 1))
    position = go(position, "orcs: vote yes", "knights: play silver-tongue")
    assert position.state.ballot.total == 2
    position = go(position, "knights: vote no", "dwarves: vote no")
    assert player(calm(position), "dwarves").power == 1


@pytest.mark.rule("BS.4b", "B3.1.2d")
def test_spellbreaker_stops_cheap_spells_only() -> None:
    position = council(orcs="stars 7", knights=hand("spellbreaker"), deck=("caravan",))
    broken = calm(go(position, "orcs: cast word-of-the-soul", "knights: play spellbreaker"))
    assert player(broken, "orcs").unused == 5 and player(broken, "orcs").hand == ()
    dear = go(position, "orcs: cast-at eyes-of-sorrow wastes")
    assert refusal_of(dear, "knights: play spellbreaker") is not None


@pytest.mark.rule("B3.1.2d", "B3.1.2e")
def test_exposed_plot_against_a_card_with_a_price() -> None:
    """The card is spent without effect; paying is part of what it does, so nothing is paid."""
    position = recruiting("dragons-bargain", knights=hand("exposed-plot"))
    position = go(position, "orcs: play dragons-bargain", "knights: play exposed-plot")
    position = calm(position)
    assert army(position, "orcs", "home-orcs") == ""
    assert position.state.discard == ("dragons-bargain", "exposed-plot")
    assert stock(position, "orcs") == "9/9/9"


@pytest.mark.rule("B3.1.2d")
def test_a_spellbreaker_may_be_exposed() -> None:
    """A card that answers a spell is a card: the song is heard after all."""
    position = council(orcs="stars 1", knights=hand("spellbreaker"), dwarves=hand("exposed-plot"))
    position = go(
        position, "orcs: cast song-of-life", "knights: play spellbreaker", "dwarves: play exposed-plot"
    )
    assert stock(calm(position), "orcs") == "2/0/0"
