"""Trade in turns and battles of others, open and secret; flight, talks, concession (G7, G10.3 to G10.6)."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.gods.combats.negotiation import Negotiation
from hexenkessel.games.gods.game import GAME
from hexenkessel.kernel.event import events_for
from hexenkessel.kernel.gate import may_read
from tests.gods.combats import clash, points
from tests.gods.marching import marching
from tests.gods.table import (
    BLACK,
    BLUE,
    GRAMMAR,
    GREEN,
    RED,
    AlwaysShowing,
    after,
    contents,
    keys,
    may_say,
    offers,
    pool_of,
    refusal_of,
    told,
)

# Trade at any moment (G7.1)


@pytest.mark.rule("G7.1a", "G7.1d")
def test_two_trade_in_the_turn_of_a_third() -> None:
    position = marching({"Red1": "D0.8 Ogre Ogre"}, gems=(0, 100, 0, 50))
    position = after(position, "Green: offer 3 100 0 - Nightmare", "Black: take-offer 1")
    assert pool_of(position, GREEN, "Nightmare") == 1
    assert [player.gems for player in position.state.players] == [0, 0, 0, 150]
    # Red is still the Mover, and nothing of his phase has changed.
    assert position.due == (RED,)


@pytest.mark.rule("G7.1a", "G1.4d", "G15.2d")
def test_a_spell_bought_in_the_middle_of_a_battle_is_there_at_once() -> None:
    position = clash("Warlock Ogre Ogre", "Lion Lion Lion", gems=(50, 0, 0, 0))
    position = after(position, "Green: fight", dice=AlwaysShowing(1))
    state = position.state
    assert state.battle is not None
    one = state.players[RED].spells.count("Quake")
    position = after(position, "Blue: offer 0 0 50 Quake", "Red: take-offer 2")
    assert position.state.players[RED].spells.count("Quake") == one + 1
    assert "Quake" not in position.state.players[BLUE].spells
    assert position.due == (GREEN,)


@pytest.mark.rule("G7.1c", "G7.1b")
def test_an_offer_may_be_dropped_by_either_and_a_new_one_takes_its_place() -> None:
    position = marching({"Red1": "D0.8 Ogre Ogre"}, gems=(100, 100, 0, 0))
    position = after(position, "Green: offer 0 50 0 - Ogre", "Green: offer 0 60 0 - Ogre")
    assert [offer.terms.gems for offer in position.state.offers] == [60]
    assert after(position, "Red: drop-offer 1").state.offers == ()
    dropped = after(position, "Green: drop-offer 0")
    assert refusal_of(dropped, RED, "take-offer 1") == "G7.1c"
    # Nobody takes what was offered to somebody else.
    assert refusal_of(position, BLUE, "take-offer 1") == "G7.1c"


@pytest.mark.rule("G7.3a", "G7.3b", "G7.3c")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("offer 1 200 0", "G7.3b"),
        ("offer 1 0 200", "G7.3b"),
        ("offer 1 0 0 Deathbringer", "G7.3a"),
        ("offer 1 0 0 - Deathbringer", "G7.3a"),
        ("offer 1 0 0 Titan", "G7.3c"),
        ("offer 1 0 0 - Phantom", "G7.3c"),
        ("offer 1 0 0 Executer", "G7.3c"),
        ("offer 1 0 0 Necromancer", "G7.3c"),
        ("offer 1 0 0 Quake,Quake", "G7.3a"),
        ("offer 0 0 0 Ogre", "G7.1a"),
        ("offer 1", "G7.2a"),
    ],
)
def test_what_is_not_for_sale(line: str, rule: str) -> None:
    position = marching({"Red1": "D0.8 Ogre Ogre"}, gems=(100, 100, 0, 0))
    assert refusal_of(position, RED, line) == rule


@pytest.mark.rule("G7.3b", "G20.2b")
def test_of_two_offers_with_the_same_gems_only_one_can_be_taken() -> None:
    position = marching({"Red1": "D0.8 Ogre Ogre"}, gems=(100, 0, 0, 0))
    position = after(position, "Red: offer 1 80 0 - Ogre", "Red: offer 2 80 0 - Ogre")
    position = after(position, "Green: take-offer 0")
    assert position.state.players[RED].gems == 20
    assert refusal_of(position, BLUE, "take-offer 0") == "G7.1c"
    assert "take-offer 0" not in may_say(position, BLUE)


@pytest.mark.rule("G7.1b", "G10.5f")
def test_a_secret_offer_tells_third_parties_nothing_but_that_it_was_made() -> None:
    position = marching({"Red1": "D0.8 Ogre Ogre"}, gems=(100, 100, 0, 0))
    seen: dict[int, list[Any]] = {BLUE: [], BLACK: [], RED: []}
    for goods in ("- Ogre secretly", "Quake - secretly"):
        line = f"offer 1 20 10 {goods}"
        events = told(position, f"Red: {line}")
        later = after(position, f"Red: {line}")
        for seat, found in seen.items():
            view = GAME.view(later, seat)
            readable = may_read(position, RED, GRAMMAR.read(line), seat)
            said = may_say(later, seat), offers(later, seat)
            found.append((view, events_for(events, seat), readable, said))
    for seat in (BLUE, BLACK):
        assert seen[seat][0] == seen[seat][1] and not seen[seat][0][2]
    assert seen[RED][0] != seen[RED][1]
    # What nobody offered is refused in the same words, whatever the two have said.
    assert refusal_of(later, BLUE, "take-offer 0") == "G7.1c"


@pytest.mark.rule("G7.1a", "G24.8j")
def test_nobody_trades_with_who_is_out() -> None:
    position = marching({"Red1": "D0.8 Ogre Ogre"}, gems=(100, 100, 0, 0), fallen=(GREEN,))
    assert refusal_of(position, RED, "offer 1 10 0 - Ogre") == "G7.1a"
    assert refusal_of(position, GREEN, "offer 0 10 0 - Ogre") == "G7.1a"
    assert may_say(position, GREEN) == []


@pytest.mark.rule("G24.8j", "G7.1c")
def test_offers_of_a_player_who_leaves_are_gone() -> None:
    position = marching({"Red1": "D0.8 Ogre Ogre"}, gems=(100, 100, 0, 0))
    position = after(position, "Red: offer 1 10 0 - Ogre", "Green: offer 2 10 0 - Ogre", "Red: give-up")
    assert [(offer.seat, offer.partner) for offer in position.state.offers] == [(GREEN, BLUE)]


# Looking at each other (G10.3)


@pytest.mark.rule("G10.3b", "G10.3d", "G28.6a")
def test_only_the_two_see_the_armies_until_one_is_lost() -> None:
    seen: dict[int, list[Any]] = {BLUE: [], BLACK: []}
    for red, green in (("Titan Ogre", "Golem Lion"), ("Troll Ogre", "Titan Lion")):
        others = {"Red2": "D1.9 " + ("Troll Cyclops" if "Titan" in red else "Titan Cyclops")}
        others |= {"Green2": "D2.9 " + ("Titan Cyclops" if "Golem" in green else "Golem Cyclops")}
        position = clash(red, green, others, hidden=(RED, GREEN))
        for seat, found in seen.items():
            said = may_say(position, seat), offers(position, seat)
            found.append((GAME.view(position, seat), said, position.due))
        # Both leaders see both.
        view = GAME.view(position, RED)
        assert view.armies["Green1"].figures == tuple(sorted(green.split()))
    for found in seen.values():
        assert found[0] == found[1]


@pytest.mark.rule("G10.3d", "G10.5f")
def test_a_proposal_looks_the_same_to_others_whatever_it_says() -> None:
    seen: dict[int, list[Any]] = {BLUE: [], BLACK: []}
    position = clash("Troll Ogre", "Golem Lion", hidden=(RED, GREEN), gems=(50, 50, 0, 0))
    for line in ("propose attacker Ogre", "propose defender Golem,Lion 0 50 Ogre", "propose nobody"):
        events = told(position, f"Green: {line}")
        later = after(position, f"Green: {line}")
        for seat, found in seen.items():
            readable = may_read(position, GREEN, GRAMMAR.read(line), seat)
            found.append((GAME.view(later, seat), events_for(events, seat), readable))
    for found in seen.values():
        assert found[0] == found[1] == found[2] and not found[0][2]


@pytest.mark.rule("G10.3d", "G10.4b")
def test_who_flees_shows_what_is_lost_and_the_attacker_keeps_his_secret() -> None:
    position = clash("Troll Ogre", "Golem Lion", {"Red2": "D1.9 Titan Centaur"}, hidden=(RED, GREEN))
    events = told(position, "Green: flee")
    (lost,) = [event for event in events_for(events, BLUE) if event.key == "lost"]
    assert lost.args["figures"] == ("Golem", "Lion")
    later = after(position, "Green: flee")
    assert GAME.view(later, BLUE).armies["Red1"].figures is None


# Flight, talks, concession (G10.4 to G10.6)


@pytest.mark.rule("G10.4c", "G10.4d", "G10.4f")
def test_who_may_flee() -> None:
    assert refusal_of(clash("Troll", "Titan Ogre"), GREEN, "flee") == "G10.4c"
    assert refusal_of(clash("Troll", "Phantom Ogre"), GREEN, "flee") == "G10.4c"
    assert refusal_of(clash("Troll", "Angel Golem Warlock"), GREEN, "flee") is None
    talked = after(clash("Troll", "Angel Ogre"), "Green: propose attacker Troll", "Red: propose nobody")
    assert refusal_of(talked, GREEN, "flee") == "G10.4f"
    assert refusal_of(talked, RED, "flee") in ("G10.4e", "K2")


@pytest.mark.rule("G10.5b", "G10.5c")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("propose attacker", "G10.5b"),
        ("propose nobody Ogre", "G10.5b"),
        ("propose attacker Lion", "G10.1b"),
        ("propose attacker Troll,Troll", "G10.1b"),
        ("propose attacker Troll", None),
        ("propose defender Lion", None),
        ("propose nobody", None),
    ],
)
def test_what_may_be_agreed(line: str, rule: str | None) -> None:
    position = clash("Troll Ogre", "Lion Lion")
    assert refusal_of(position, GREEN, line) == rule


@pytest.mark.rule("G10.5d", "G7.3b", "G20.4d", "G20.4e")
def test_a_bargain_with_gems_is_paid_before_the_combat_is_scored() -> None:
    position = clash("Troll Ogre", "Lion Lion", gems=(40, 0, 0, 0), towers={"T0": "Red Ogre"})
    # Green would give in for 40 gems; more Red does not have, whatever he will win.
    assert refusal_of(position, GREEN, "propose attacker Ogre,Troll 0 45") == "G7.3b"
    position = after(position, "Green: propose attacker Ogre,Troll 0 40", "Red: accept")
    assert points(position, RED) == (30, 20) and points(position, GREEN) == (0, 50)
    assert contents(position, "Red1") == "Ogre Troll"


@pytest.mark.rule("G10.6a", "G10.6d", "G20.3e", "G20.4h", "EX-G20.4-C")
def test_a_concession_before_and_after_the_attacker_has_set_up() -> None:
    position = after(clash("Troll Ogre", "Lion Lion Ogre"), "Green: stand", "Red: fight")
    assert not isinstance(position.step, Negotiation)
    half = after(position, "Green: concede", "Red: accept")
    assert points(half, RED) == (21, 15) and points(half, GREEN) == (0, 0)
    both = after(position, "Green: concede", "Red: concede")
    assert points(both, RED) == points(both, GREEN) == (0, 0)
    assert "Red1" not in both.state.armies and "Green1" not in both.state.armies


@pytest.mark.rule("G10.1b", "G6.3d")
def test_nobody_else_says_anything_in_a_combat() -> None:
    position = clash("Troll Ogre", "Lion Lion")
    for line in ("fight", "flee", "accept", "propose nobody"):
        assert refusal_of(position, BLUE, line) == "K2"
    assert keys(told(position, "Green: flee"))[:1] == ["flee"]
