"""Chapter 9: flight, agreements and concessions."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.titan.game import GAME
from hexenkessel.kernel.gate import asides
from tests.titan.table import (
    BLUE,
    GOLD,
    RED,
    after,
    contents,
    lines,
    offers,
    refusal_of,
    say,
    score,
    settled,
    table,
)

ATTACKER = "8 Lion Ogre Troll"


DEFENDER = "8 Ogre Ogre Troll"


def met(attacker: str = ATTACKER, defender: str = DEFENDER, **more: Any) -> Any:
    """Red has moved into Blue's land; Gold looks on."""
    legions = {"Red1": attacker, "Blue1": defender, "Red2": "20 Lion Centaur", "Blue2": "22 Lion Centaur"}
    extra = more.pop("extra", {})
    return settled(table(legions | extra, moved={"Red1": 3}, seats=3, **more))


def prompt_of(position: Any, seat: int, language: str = "en") -> str:
    prompt = position.step.prompt(position, seat)
    return GAME.messages(language).say(prompt.key, prompt.args)


@pytest.mark.rule("T9.0a")
def test_only_the_two_legions_there_take_part() -> None:
    battle = after(met(), "Blue: stand", "Red: fight")
    assert len(battle.state.battle.kinds) == 6
    assert contents(battle, "Red2") == "Centaur Lion"
    # Blue leads neither Red's Lion nor one that stands elsewhere.
    assert refusal_of(battle, BLUE, "maneuver Lion-0 C5") == "T9.0a"
    assert refusal_of(battle, BLUE, "maneuver Lion-6 C5") == "T9.0a"


@pytest.mark.rule("T9.0b")
def test_the_active_player_is_the_attacker_and_the_other_is_asked_first() -> None:
    position = met()
    assert position.due == (BLUE,)
    blues_turn = settled(table({"Red1": ATTACKER, "Blue1": DEFENDER}, active=BLUE, moved={"Blue1": 3}))
    assert blues_turn.due == (RED,)
    assert "flee" in offers(blues_turn, RED)


@pytest.mark.rule("T9.2a", "T9.2b", "T16.1b")
def test_who_flees_loses_the_legion_for_half_its_points_rounded_down() -> None:
    # Lion 15 + Ogre 12 + Troll 16 = 43.
    fled = after(met(defender="8 Lion Ogre Troll"), "Blue: flee")
    assert contents(fled, "Blue1") == ""
    assert contents(fled, "Red1") == "Lion Ogre Troll"
    assert score(fled, RED) == 21
    assert score(fled, BLUE) == 0


@pytest.mark.rule("T9.2c")
def test_the_attacker_does_not_flee() -> None:
    stood = after(met(), "Blue: stand")
    assert "flee" not in offers(stood, RED)
    assert refusal_of(stood, RED, "flee") == "T9.2c"


@pytest.mark.rule("T9.2d")
@pytest.mark.parametrize("lord", ["Angel", "Archangel", "Titan"])
def test_a_defender_with_a_lord_may_not_flee(lord: str) -> None:
    position = met(defender=f"8 Ogre {lord}")
    assert "flee" not in offers(position, BLUE)
    assert refusal_of(position, BLUE, "flee") == "T9.2d"
    assert "with a Lord it may not flee. Stand, fight, or propose" in prompt_of(position, BLUE)


def test_a_defender_is_asked_whether_he_flees_only_if_he_may() -> None:
    assert "Flee, stand, fight, or propose" in prompt_of(met(), BLUE)
    assert "flee" not in prompt_of(after(met(), "Blue: stand"), RED).lower()
    flight = {"en": "Flee", "de": "Willst du fliehen", "hu": "Feladod"}
    for language, word in flight.items():
        assert word in prompt_of(met(), BLUE, language)
        assert word not in prompt_of(met(defender="8 Ogre Angel"), BLUE, language)


@pytest.mark.rule("T9.2d")
@pytest.mark.parametrize("demilord", ["Guardian", "Warlock"])
def test_demilords_do_not_prevent_flight(demilord: str) -> None:
    assert "flee" in offers(met(defender=f"8 Ogre {demilord}"), BLUE)


@pytest.mark.rule("T9.2e")
def test_who_has_proposed_may_no_longer_flee() -> None:
    countered = after(met(), "Blue: propose nobody", "Red: propose attacker Lion")
    assert "flee" not in offers(countered, BLUE)
    assert refusal_of(countered, BLUE, "flee") == "T9.2e"


@pytest.mark.rule("T9.2e")
def test_who_has_stood_may_no_longer_flee() -> None:
    offered = after(met(), "Blue: stand", "Red: propose nobody")
    assert refusal_of(offered, BLUE, "flee") == "T9.2e"


@pytest.mark.rule("T9.3a")
def test_nothing_is_agreed_before_the_other_accepts() -> None:
    offered = after(met(), "Blue: propose attacker Lion,Ogre,Troll")
    assert contents(offered, "Blue1") == "Ogre Ogre Troll"
    assert offered.due == (RED,)
    assert "accept" in offers(offered, RED)
    assert refusal_of(offered, BLUE, "accept") == "K2"


@pytest.mark.rule("T9.3a")
def test_there_is_nothing_to_accept_where_nothing_is_offered() -> None:
    assert refusal_of(met(), BLUE, "accept") == "T9.3a"
    assert refusal_of(after(met(), "Blue: stand"), RED, "accept") == "T9.3a"


@pytest.mark.rule("T9.3a")
def test_a_counter_proposal_takes_the_place_of_the_first() -> None:
    position = after(met(), "Blue: propose defender Ogre", "Red: propose attacker Troll")
    agreed = after(position, "Blue: accept")
    assert contents(agreed, "Red1") == "Troll"
    assert contents(agreed, "Blue1") == ""


@pytest.mark.rule("T9.3b")
@pytest.mark.parametrize("line", ["propose attacker -", "propose defender -", "propose nobody Ogre"])
def test_a_proposal_leaves_one_winner_with_somebody_or_nobody_at_all(line: str) -> None:
    assert refusal_of(met(), BLUE, line) == "T9.3b"


@pytest.mark.rule("T9.3c", "T9.3f")
def test_the_winner_may_give_up_characters_too() -> None:
    agreed = after(met(), "Blue: propose attacker Troll", "Red: accept")
    assert contents(agreed, "Red1") == "Troll"
    assert contents(agreed, "Blue1") == ""
    # Two Ogres and a Troll; what Red gave up counts for nobody.
    assert (score(agreed, RED), score(agreed, BLUE)) == (40, 0)


@pytest.mark.rule("T9.3c")
def test_the_defender_may_be_the_winner() -> None:
    agreed = after(met(), "Blue: propose defender Ogre,Troll", "Red: accept", "Blue: done")
    assert contents(agreed, "Blue1") == "Ogre Troll"
    assert contents(agreed, "Red1") == ""
    assert (score(agreed, RED), score(agreed, BLUE)) == (0, 43)


@pytest.mark.rule("T9.3d")
@pytest.mark.parametrize(
    "line", ["propose attacker Lion,Lion", "propose attacker Centaur", "propose defender Lion"]
)
def test_a_proposal_names_members_of_the_winning_legion_only(line: str) -> None:
    assert refusal_of(met(), BLUE, line) == "T9.3d"


@pytest.mark.rule("T9.3g", "T16.1a")
def test_mutual_elimination_scores_nothing() -> None:
    agreed = after(met(), "Blue: propose nobody", "Red: accept")
    assert contents(agreed, "Red1") == contents(agreed, "Blue1") == ""
    assert (score(agreed, RED), score(agreed, BLUE)) == (0, 0)


@pytest.mark.rule("T9.3h")
def test_either_player_may_insist_on_battle() -> None:
    assert after(met(), "Blue: stand", "Red: fight").state.battle is not None
    assert after(met(), "Blue: propose nobody", "Red: fight").state.battle is not None
    offered = after(met(), "Blue: stand", "Red: propose nobody")
    assert after(offered, "Blue: fight").state.battle is not None


@pytest.mark.rule("T9.3h")
def test_a_winner_cannot_give_up_his_own_titan() -> None:
    position = met(attacker="8 Titan Lion Troll")
    proposals = [line for line in offers(position, BLUE) if line.startswith("propose attacker")]
    assert proposals
    assert all("Titan" in line for line in proposals)
    assert refusal_of(position, BLUE, "propose attacker Lion,Troll") == "T9.3h"
    assert refusal_of(position, BLUE, "propose nobody") is None


@pytest.mark.rule("T9.4a")
def test_nobody_concedes_before_flight_is_declined() -> None:
    position = met()
    assert refusal_of(position, BLUE, "concede") == "T9.4a"
    assert lines(asides(position, RED)) == lines(asides(position, BLUE)) == []


@pytest.mark.rule("T9.4a")
def test_afterwards_either_may_concede_whether_it_is_his_turn_to_speak_or_not() -> None:
    stood = after(met(), "Blue: stand")
    offered = after(stood, "Red: propose nobody")
    battle = after(stood, "Red: fight")
    for position in (stood, offered, battle):
        for colour, winner in (("Red", BLUE), ("Blue", RED)):
            over = after(position, f"{colour}: concede")
            assert over.state.battle is None
            assert score(over, winner) > 0
        assert lines(asides(position, GOLD)) == []
        assert refusal_of(position, GOLD, "concede") == "K2"


@pytest.mark.rule("T9.4b")
def test_only_one_of_them_concedes() -> None:
    over = after(met(), "Blue: stand", "Blue: concede")
    assert contents(over, "Red1") == "Lion Ogre Troll"
    assert "concede" not in lines(asides(over, RED)) + lines(asides(over, BLUE))
    assert refusal_of(over, RED, "concede") is not None


@pytest.mark.rule("T9.4c", "T9.4d", "T9.5a")
def test_a_concession_costs_the_whole_legion_and_scores_its_full_value() -> None:
    over = after(met(), "Blue: stand", "Blue: concede")
    assert contents(over, "Blue1") == ""
    assert contents(over, "Red1") == "Lion Ogre Troll"
    assert score(over, RED) == 40
    other = after(met(), "Blue: stand", "Red: concede")
    assert contents(other, "Red1") == ""
    assert score(other, BLUE) == 43


@pytest.mark.rule("T9.4e", "T1.1c")
def test_even_a_titan_can_be_conceded_with_all_its_companions_at_full_value() -> None:
    position = met(defender="8 Titan Ogre Troll")
    over = after(position, "Blue: stand", "Blue: concede")
    assert not over.state.is_alive(BLUE)
    # Titan 24, Ogre 12, Troll 16; then half of Lion 15 and Centaur 12.
    assert score(over, RED) == 52 + 13


@pytest.mark.rule("T9.5b")
def test_creatures_of_both_sides_are_lost_and_the_rest_go_back_to_the_stacks() -> None:
    position = met(attacker="8 Angel Ogre Warlock", defender="8 Angel Guardian Troll")
    before = position.state.stacks
    agreed = after(position, "Blue: propose nobody", "Red: accept").state.stacks
    gained = {name: count - before[name] for name, count in agreed.items() if count != before[name]}
    assert gained == {"Angel": 2, "Guardian": 1, "Warlock": 1}


@pytest.mark.rule("T9.5c")
def test_the_survivors_stay_where_they_met() -> None:
    for said in (
        ["Blue: flee"],
        ["Blue: propose attacker Lion", "Red: accept"],
        ["Blue: stand", "Blue: concede"],
    ):
        over = after(met(), *said)
        assert over.state.legions["Red1"].land == 8
    stayed = after(met(), "Blue: propose defender Troll", "Red: accept", "Blue: done")
    assert stayed.state.legions["Blue1"].land == 8


@pytest.mark.rule("T9.3b", "T1.2c")
def test_proposals_come_to_an_end_so_that_every_engagement_does() -> None:
    position = met()
    for _ in range(40):
        (seat,) = position.due
        proposals = [line for line in offers(position, seat) if line.startswith("propose")]
        if not proposals:
            break
        position = say(position, seat, proposals[0]).position
    else:
        raise AssertionError("They could talk for ever.")
    assert set(offers(position, seat)) == {"accept", "fight"}
