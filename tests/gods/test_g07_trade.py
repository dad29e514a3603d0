"""Trade: gems, spells and figures of the pools, at any moment (G7)."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.gods.actions import DropOffer, MakeOffer, TakeOffer
from hexenkessel.games.gods.recruitment.phase import RecruitmentPhase
from hexenkessel.games.gods.trade import offers_seen_by
from hexenkessel.kernel.gate import check, play
from tests.gods.table import BLACK, BLUE, GREEN, RED, pool_of, settled, table, with_pool


@pytest.fixture
def position() -> Any:
    """Red recruits, everybody has some gems."""
    laid = table({"Red1": "City Ogre Ogre Titan"}, RecruitmentPhase(RED), gems=(100, 50, 20, 10))
    return settled(with_pool(laid, GREEN, Siren=1))


def said(position: Any, *steps: tuple[int, Any]) -> Any:
    for seat, action in steps:
        position = play(position, seat, action).position
    return position


def rule_against(position: Any, seat: int, action: Any) -> str | None:
    refusal = check(position, seat, action)
    return refusal.rule if refusal else None


@pytest.mark.rule("G7.1a", "G7.1d", "G7.2a", "G5.1g")
def test_two_players_exchange_what_they_agree_on(position: Any) -> None:
    offer = MakeOffer(BLUE, gems=15, goods=("Quake",), for_goods=("Centaur", "Ogre"))
    # Neither of them is on the move, and nobody is asked.
    later = said(position, (GREEN, offer), (BLUE, TakeOffer(GREEN)))
    green, blue = later.state.players[GREEN], later.state.players[BLUE]
    assert (green.gems, blue.gems) == (35, 35)
    assert green.spells.count("Quake") == 0 and blue.spells.count("Quake") == 2
    assert pool_of(later, GREEN, "Ogre") == pool_of(position, GREEN, "Ogre") + 1
    assert pool_of(later, BLUE, "Centaur") == pool_of(position, BLUE, "Centaur") - 1
    assert later.state.offers == ()


@pytest.mark.rule("G7.3c")
def test_a_traded_figure_is_used_like_ones_own(position: Any) -> None:
    later = said(position, (GREEN, MakeOffer(RED, goods=("Siren",), for_gems=5)), (RED, TakeOffer(GREEN)))
    assert (pool_of(later, GREEN, "Siren"), pool_of(later, RED, "Siren")) == (0, 1)


@pytest.mark.rule("G7.1b")
def test_a_secret_offer_is_read_by_the_two_alone(position: Any) -> None:
    offer = MakeOffer(BLUE, gems=15, how="secretly")
    played = play(position, GREEN, offer)
    assert played.position.step.readers(position, GREEN, offer) == (GREEN, BLUE)
    terms = [event for event in played.events if event.key == "offer"]
    assert terms[0].to == (GREEN, BLUE)
    assert any(event.key == "offer-made" and event.to is None for event in played.events)
    for observer, sees in ((GREEN, True), (BLUE, True), (RED, False), (BLACK, False), (None, False)):
        (seen,) = offers_seen_by(played.position.state, observer)
        assert (seen.terms is not None) == sees
    openly = play(position, GREEN, MakeOffer(BLUE, gems=15))
    assert all(event.to is None for event in openly.events)
    assert openly.position.step.readers(position, GREEN, MakeOffer(BLUE, gems=15)) is None


@pytest.mark.rule("G7.1c")
def test_an_offer_binds_nobody(position: Any) -> None:
    offered = said(position, (GREEN, MakeOffer(BLUE, gems=15)))
    for seat, other in ((GREEN, BLUE), (BLUE, GREEN)):
        assert said(offered, (seat, DropOffer(other))).state.offers == ()
    assert rule_against(position, BLUE, TakeOffer(GREEN)) == "G7.1c"
    # A new offer takes the place of the old one.
    again = said(offered, (GREEN, MakeOffer(BLUE, gems=5)))
    assert len(again.state.offers) == 1


@pytest.mark.rule("G7.3a")
def test_only_what_lies_in_ones_own_pool(position: Any) -> None:
    assert rule_against(position, RED, MakeOffer(BLUE, goods=("Siren",))) == "G7.3a"
    assert rule_against(position, RED, MakeOffer(BLUE, goods=("Quake", "Quake"))) == "G7.3a"
    assert rule_against(position, RED, MakeOffer(BLUE, goods=("Nonsense",))) == "G7.3a"
    # Two Ogres are in Red's army: the pool is short of them, and those in armies do not count.
    ogres = ("Ogre",) * pool_of(position, RED, "Ogre")
    assert rule_against(position, RED, MakeOffer(BLUE, goods=ogres)) is None
    assert rule_against(position, RED, MakeOffer(BLUE, goods=(*ogres, "Ogre"))) == "G7.3a"
    assert rule_against(position, RED, MakeOffer(BLUE, gems=1, for_goods=("Siren",))) == "G7.3a"


@pytest.mark.rule("G7.3b", "G20.2b")
def test_nobody_gives_gems_he_does_not_have(position: Any) -> None:
    assert rule_against(position, RED, MakeOffer(BLUE, gems=101)) == "G7.3b"
    assert rule_against(position, RED, MakeOffer(BLUE, for_gems=21)) == "G7.3b"
    assert rule_against(position, RED, MakeOffer(BLUE, gems=100, for_gems=20)) is None


@pytest.mark.rule("G7.3c", "G3.2e", "G3.3f", "G24.1c", "G16.5am")
@pytest.mark.parametrize("figure", ["Titan", "Phantom", "Angel", "Archangel", "Necromancer", "Executer"])
def test_masters_lords_and_the_executer_are_not_for_sale(position: Any, figure: str) -> None:
    assert rule_against(position, RED, MakeOffer(BLUE, goods=(figure,))) == "G7.3c"


@pytest.mark.rule("G7.1a")
def test_offers_go_to_somebody_else_who_is_in_the_game(position: Any) -> None:
    assert rule_against(position, RED, MakeOffer(RED, gems=1)) == "G7.1a"
    laid = table({"Red1": "City Ogre Titan"}, RecruitmentPhase(RED), gems=(9,), fallen=(BLUE,))
    assert rule_against(settled(laid), RED, MakeOffer(BLUE, gems=1)) == "G7.1a"
    assert rule_against(position, RED, MakeOffer(BLUE)) == "G7.2a", "there is nothing in it"


@pytest.mark.rule("G7.1d")
def test_an_offer_that_can_no_longer_be_kept_cannot_be_taken(position: Any) -> None:
    offered = said(position, (GREEN, MakeOffer(BLUE, gems=50)), (GREEN, MakeOffer(RED, gems=40)))
    broke = said(offered, (RED, TakeOffer(GREEN)))
    assert rule_against(broke, BLUE, TakeOffer(GREEN)) == "G7.1c"
    assert DropOffer(GREEN) in broke.step.asides(broke, BLUE)
