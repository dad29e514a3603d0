"""What is asked fits what may be done."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.march import MovementPhase
from hexenkessel.games.titan.organisation import OrganisationPhase
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import decision
from tests.titan.table import RED, after, offers, table


def asked(position: Any, language: str = "en") -> str:
    prompt = decision(position, RED).prompt
    assert GAME.messages(language).faults(prompt.key, prompt.args) == []
    return GAME.messages(language).say(prompt.key, prompt.args)


@pytest.mark.rule("T5.1a")
def test_whoever_divides_reads_where_he_begins() -> None:
    position = GAME.begin(GAME.setup(2, DiceParts("towers"))).position
    tower = position.state.players[RED].tower
    for language in ("en", "de", "hu"):
        assert str(tower) in asked(position, language)


@pytest.mark.rule("T5.2e")
def test_in_the_first_turn_nobody_is_asked_to_split() -> None:
    position = table({"Red1": "100 Titan Ogre Ogre Lion"}, OrganisationPhase(RED), turns=1)
    assert offers(position, RED) == ["roll"]
    assert asked(position) == "In your first turn both legions stay whole: roll."


@pytest.mark.rule("T4.3b", "T4.2b")
def test_nobody_is_asked_to_split_what_cannot_be_split() -> None:
    small = table({"Red1": "100 Titan Ogre Ogre"}, OrganisationPhase(RED))
    assert offers(small, RED) == ["roll"] and asked(small).startswith("None of your legions is large enough")
    large = table({"Red1": "100 Titan Ogre Ogre Lion"}, OrganisationPhase(RED))
    assert len(offers(large, RED)) > 1
    assert asked(large) == "Split legions, if you like; then roll. You have 11 markers left for new legions."
    none = large.state.with_player(RED, markers=())
    assert asked(type(large)(large.setup, 100, large.steps, none)).startswith("You have no marker left")


@pytest.mark.rule("T6.2c", "T6.2e")
def test_who_has_moved_is_not_told_to_move() -> None:
    position = table({"Red1": "1 Titan Ogre", "Red2": "22 Lion Lion"}, MovementPhase(RED, roll=2))
    assert asked(position) == "You rolled a 2. Move at least one legion; each moves exactly 2 lands."
    once = after(position, f"Red: {offers(position, RED)[0]}")
    assert asked(once) == "You rolled a 2. More legions may move if you like, each exactly 2 lands."
    twice = after(once, f"Red: {offers(once, RED)[0]}")
    assert asked(twice) == "You rolled a 2. No legion can move now."


@pytest.mark.rule("T4.3e")
def test_parts_that_share_a_land_are_told_to_part() -> None:
    legions = {"Red1": "1 Titan Ogre", "Red2": "1 Lion Lion", "Red3": "22 Ogre Ogre"}
    position = table(legions, MovementPhase(RED, roll=1))
    far = next(line for line in offers(position, RED) if line.startswith("move Red3"))
    moved = after(position, f"Red: {far}")
    assert "done" not in offers(moved, RED)
    assert "one of them must move on, exactly one land" in asked(moved)
    for language in ("de", "hu"):
        assert asked(moved, language) != asked(moved)
