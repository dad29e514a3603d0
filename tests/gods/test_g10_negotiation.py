"""Chapters 10.4 to 10.6, 20.3 and 20.4: flight, negotiation, concession, and what they bring."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.gods.combats.phase import CombatPhase
from hexenkessel.kernel.gate import may_read
from tests.gods.combats import clash, points
from tests.gods.table import (
    BLACK,
    BLUE,
    GRAMMAR,
    GREEN,
    RED,
    after,
    contents,
    may_say,
    offers,
    pool_of,
    refusal_of,
    told,
)

# Lion 15 + Lion 15 + Ogre 12 = 42
SMALL = "Lion Lion Ogre"


def met(attacker: str = "Troll Troll Troll", defender: str = SMALL, **more: Any) -> Any:
    return clash(attacker, defender, **more)


# Flight


@pytest.mark.rule("G10.4a", "G10.4b", "G20.4a", "G20.4b", "G20.4c", "G20.1c")
def test_who_flees_loses_the_army_for_half_its_value_and_five_gems_a_figure() -> None:
    fled = after(met(), "Green: flee")
    assert contents(fled, "Green1") == ""
    assert contents(fled, "Red1") == "Troll Troll Troll"
    assert points(fled, RED) == (21, 15)
    assert points(fled, GREEN) == (0, 15)


@pytest.mark.rule("G10.4c")
@pytest.mark.parametrize("master", ["Titan"])
def test_an_army_with_a_master_does_not_flee(master: str) -> None:
    position = met(defender=f"{master} Lion")
    assert "flee" not in offers(position, GREEN)
    assert refusal_of(position, GREEN, "flee") == "G10.4c"


@pytest.mark.rule("G10.4d")
@pytest.mark.parametrize("figure", ["Angel", "Golem", "Warlock", "Knight"])
def test_lords_elements_and_demilords_do_not_prevent_flight(figure: str) -> None:
    assert "flee" in offers(met(defender=f"{figure} Lion"), GREEN)


@pytest.mark.rule("G10.4e")
def test_the_attacker_does_not_flee() -> None:
    stood = after(met(), "Green: stand")
    assert stood.due == (RED,)
    assert refusal_of(stood, RED, "flee") == "G10.4e"


@pytest.mark.rule("G10.4f")
@pytest.mark.parametrize("first", ["stand", "propose nobody"])
def test_who_has_stood_or_negotiated_flees_no_more(first: str) -> None:
    position = after(met(), f"Green: {first}", "Red: propose nobody")
    assert refusal_of(position, GREEN, "flee") == "G10.4f"


# Negotiation


@pytest.mark.rule("G10.5a")
def test_an_agreement_needs_both() -> None:
    position = met()
    assert refusal_of(position, GREEN, "accept") == "G10.5a"
    offered = after(position, "Green: propose attacker Troll")
    assert contents(offered, "Green1") == SMALL
    assert contents(after(offered, "Red: accept"), "Green1") == ""


@pytest.mark.rule("G20.4d", "G20.4e", "G20.4f", "G10.5c")
def test_a_negotiated_win_is_scored_in_full_and_the_loser_gets_five_gems_a_figure() -> None:
    agreed = after(met(), "Green: propose attacker Troll,Troll", "Red: accept", "Red: done")
    assert contents(agreed, "Red1") == "Troll Troll"
    assert points(agreed, RED) == (42, 30)
    assert points(agreed, GREEN) == (0, 15)


@pytest.mark.rule("G10.5c", "G20.4g")
def test_a_draw_destroys_both_and_brings_nothing() -> None:
    agreed = after(met(), "Green: propose nobody", "Red: accept")
    assert contents(agreed, "Red1") == contents(agreed, "Green1") == ""
    assert points(agreed, RED) == points(agreed, GREEN) == (0, 0)


@pytest.mark.rule("G10.5b")
def test_somebody_must_be_destroyed_and_a_winner_keeps_his_master() -> None:
    position = met(attacker="Titan Troll")
    assert refusal_of(position, GREEN, "propose defender") == "G10.5b"
    assert refusal_of(position, GREEN, "propose nobody Lion") == "G10.5b"
    assert refusal_of(position, GREEN, "propose attacker Troll") == "G10.5b"
    assert refusal_of(position, GREEN, "propose attacker Titan") is None


@pytest.mark.rule("G10.1b")
def test_it_concerns_nobody_but_the_two_armies() -> None:
    assert refusal_of(met(), GREEN, "propose attacker Dragon") == "G10.1b"
    assert refusal_of(met(), GREEN, "propose defender Lion,Lion,Lion") == "G10.1b"


@pytest.mark.rule("G10.5e")
def test_either_may_insist_on_fighting_and_after_six_proposals_there_is_yes_or_battle() -> None:
    assert "fight" in offers(met(), GREEN)
    talked = after(met(), *["Green: propose nobody", "Red: propose nobody"] * 3)
    assert refusal_of(talked, GREEN, "propose nobody") == "G10.5e"
    assert offers(talked, GREEN) == ["fight", "accept"]
    assert after(talked, "Green: fight").state.battle is not None


@pytest.mark.rule("G10.5d", "G7.3a", "G7.3b")
def test_goods_may_be_part_of_the_bargain() -> None:
    position = met(gems=(100, 20))
    line = "propose attacker Troll,Troll,Troll 0 60 - Shield"
    assert refusal_of(position, GREEN, line) is None
    agreed = after(position, f"Green: {line}", "Red: accept", "Red: done")
    # 60 gems of Red's, and 15 for the lost army; Red has 30 for it.
    assert points(agreed, GREEN) == (0, 95)
    assert points(agreed, RED) == (42, 70)
    assert agreed.state.players[GREEN].spells.count("Shield") == 2
    assert agreed.state.players[RED].spells.count("Shield") == 0
    assert refusal_of(position, GREEN, "propose attacker Troll 50") == "G7.3b"
    assert refusal_of(position, GREEN, "propose attacker Troll 0 0 Demon") == "G7.3a"


@pytest.mark.rule("G10.5a", "G10.5d")
def test_what_can_no_longer_be_paid_can_no_longer_be_accepted() -> None:
    position = after(met(gems=(0, 20)), "Green: propose attacker Troll 20")
    assert "accept" in offers(position, RED)
    poorer = msgspec.structs.replace(position, state=position.state.with_gems(GREEN, -10))
    assert "accept" not in offers(poorer, RED)
    assert refusal_of(poorer, RED, "accept") == "G10.5a"


@pytest.mark.rule("G10.3d")
def test_a_proposal_is_read_by_the_two_alone() -> None:
    position = met()
    line = "propose attacker Troll"
    proposal = GRAMMAR.read(line)
    assert may_read(position, GREEN, proposal, RED)
    assert not may_read(position, GREEN, proposal, BLUE)
    told_of = {event.key: event.to for event in told(position, f"Green: {line}")}
    assert told_of == {"proposal-made": None, "proposal": (RED, GREEN)}
    offered = after(position, f"Green: {line}")
    for seat, knows in ((RED, True), (GREEN, True), (BLUE, False), (None, False)):
        step = offered.step.as_seen_by(seat, offered.state)
        assert (step.offer is not None) == knows
        assert step.has_offer


# Concession


@pytest.mark.rule("G10.6a")
def test_nobody_concedes_before_the_figures_lie_open() -> None:
    stood = after(met(), "Green: stand")
    assert refusal_of(stood, RED, "concede") == "G10.6a"
    fighting = after(stood, "Red: fight")
    assert "concede" in may_say(fighting, RED)
    assert "concede" in may_say(fighting, GREEN)
    assert "concede" not in may_say(fighting, BLUE)


@pytest.mark.rule("G10.6b", "G10.6c", "G20.3e")
def test_a_concession_before_the_attacker_has_set_up_counts_half() -> None:
    over = after(met(), "Green: fight", "Green: concede", "Red: accept")
    assert contents(over, "Green1") == ""
    assert contents(over, "Red1") == "Troll Troll Troll"
    assert points(over, RED) == (21, 15)
    assert points(over, GREEN) == (0, 0)


@pytest.mark.rule("G10.6d", "G20.4g")
def test_if_both_concede_it_is_a_draw() -> None:
    over = after(met(), "Green: fight", "Green: concede", "Red: concede")
    assert contents(over, "Green1") == contents(over, "Red1") == ""
    assert points(over, RED) == points(over, GREEN) == (0, 0)


@pytest.mark.rule("G24.3b")
def test_without_a_battle_the_titan_goes_back_under_his_marker() -> None:
    for said in (
        ["Green: propose attacker Titan", "Red: accept"],
        ["Green: fight", "Green: concede", "Red: accept"],
    ):
        over = after(met(attacker="Titan Troll"), *said)
        assert contents(over, "Green1") == ""
        assert not over.state.players[RED].is_revealed


@pytest.mark.rule("G10.3e")
def test_a_battle_lays_both_armies_open() -> None:
    keys = [event.key for event in told(met(hidden=(RED, GREEN)), "Green: fight")]
    assert keys.count("revealed") == 2


@pytest.mark.rule("G3.8a", "G10.7a")
def test_the_lost_go_to_their_owners_pool() -> None:
    position = met()
    before = pool_of(position, GREEN, "Lion")
    over = after(position, "Green: flee")
    assert pool_of(over, GREEN, "Lion") == before + 2
    assert isinstance(position.steps[1], CombatPhase)
    assert position.due != (BLACK,)
