"""Chapters 10.7, 17.1, 17.2, 18 and 19: what a winner takes before the combat is scored."""

from __future__ import annotations

import pytest

from hexenkessel.games.gods.combats.spoils import Spoils
from tests.gods.combats import after_combat, clash, points
from tests.gods.table import (
    GREEN,
    RED,
    after,
    contents,
    offers,
    pool_of,
    refusal_of,
    with_pool,
)

# D0.7 is Desert; its Creatures recruit there.
FIELD = "D0.7"
DONOR = {"Red2": "D1.7 Angel Ogre"}


# Reinforcement


@pytest.mark.rule("G17.1d", "G17.1e", "G17.1g", "G17.2d", "G10.7b", "G8.4e")
def test_a_defender_who_has_won_may_still_reinforce() -> None:
    won = after_combat(clash("Ogre Ogre", "Lion Lion"), "", "Lion Lion")
    assert won.due == (GREEN,)
    assert "done" in offers(won, GREEN)
    assert "recruit Green1 Lion Lion" in offers(won, GREEN)
    assert points(won, GREEN) == (0, 0)  # not scored yet
    done = after(won, "Green: recruit Green1 Lion Lion")
    assert contents(done, "Green1") == "Lion Lion Lion"
    assert points(done, GREEN) == (24, 20)


@pytest.mark.rule("G17.2b", "G17.2e", "G17.2c")
def test_who_may_not_reinforce_is_told_why() -> None:
    prizes = "Warlock Ogre"
    position = clash(prizes, "Lion Lion", gems=(0, 50))
    conceded = after_combat(
        position, "", "Lion Lion", how="concession", has_set_up=False, may_reinforce=False
    )
    assert refusal_of(conceded, GREEN, "recruit Green1 Lion Lion") == "G17.2e"
    again = after_combat(position, "", "Lion Lion", may_reinforce=False)
    assert refusal_of(again, GREEN, "recruit Green1 Lion Lion") == "G17.2b"
    attacker = after_combat(clash("Lion Lion", "Warlock Ogre", gems=(50,)), "Lion Lion", may_summon=False)
    assert refusal_of(attacker, RED, "recruit Red1 Lion Lion") == "G17.2c"


@pytest.mark.rule("G17.2f")
def test_a_defender_who_wins_by_negotiation_may_reinforce() -> None:
    position = clash("Ogre Ogre", "Lion Lion")
    agreed = after(position, "Green: propose defender Lion,Lion", "Red: accept")
    assert "recruit Green1 Lion Lion" in offers(agreed, GREEN)


@pytest.mark.rule("G3.8a")
def test_the_slain_do_not_come_back_in_the_same_combat() -> None:
    position = with_pool(clash("Ogre Ogre", "Lion Lion Lion"), GREEN, Lion=0)
    won = after_combat(position, "", "Lion Lion")
    assert "recruit Green1 Lion Lion" not in (offers(won, GREEN) if won.due == (GREEN,) else [])
    while isinstance(won.step, Spoils):
        won = after(won, "Green: done")
    assert pool_of(won, GREEN, "Lion") == 1


@pytest.mark.rule("G16.5w", "G26.3n")
def test_a_pixie_may_bring_a_creature_after_the_defender_has_declined() -> None:
    position = clash("Ogre Ogre", "Pixie Hydra", field="C0.4")
    won = after_combat(position, "", "Pixie Hydra", may_reinforce=False, may_repeat=True)
    assert offers(won, GREEN) == ["recruit Green1 Hydra Hydra,Pixie", "done"]
    done = after(won, "Green: recruit Green1 Hydra Hydra,Pixie")
    assert contents(done, "Green1") == "Hydra Hydra Pixie"
    assert "G26.3b" in done.state.players[GREEN].goals


# Summoning


@pytest.mark.rule("G18.1a", "G3.3d", "G18.1d", "G18.3c", "G18.2g")
def test_an_attacker_who_has_won_may_still_summon() -> None:
    won = after_combat(clash("Lion Lion", "Ogre Ogre", DONOR), "Lion Lion")
    assert won.due == (RED,)
    assert "done" in offers(won, RED)
    done = after(won, "Red: summon Red2 Angel")
    assert contents(done, "Red1") == "Angel Lion Lion"
    assert contents(done, "Red2") == "Ogre"
    assert done.state.summoned or done.state.active != RED


@pytest.mark.rule("G18.2h")
def test_he_may_after_a_negotiation() -> None:
    position = clash("Lion Lion", "Ogre Ogre", DONOR)
    agreed = after(position, "Green: propose attacker Lion", "Red: accept")
    assert "summon Red2 Angel" in offers(agreed, RED)


@pytest.mark.rule("G18.3d")
def test_he_may_not_after_a_flight() -> None:
    fled = after(clash("Lion Lion", "Ogre Warlock", DONOR, gems=(50,)), "Green: flee")
    assert isinstance(fled.step, Spoils)
    assert refusal_of(fled, RED, "summon Red2 Angel") == "G18.3d"


@pytest.mark.rule("G18.2i", "G25.7f")
def test_lords_come_out_of_garrisons() -> None:
    won = after_combat(clash("Lion Lion", "Ogre Ogre"), "Lion Lion")
    assert offers(won, RED) == ["summon RedTower Angel", "done"]


@pytest.mark.rule("G18.2a")
def test_nobody_comes_out_of_a_combat_that_is_not_settled() -> None:
    extra = {"Red2": "D1.7 Angel Ogre", "Blue1": "D1.7 Lion Lion", "Red3": "D2.7 Archangel Ogre"}
    moved = {"moved": True, "entry": 3}
    position = clash("Lion Lion", "Ogre Ogre", extra, but={"Red1": moved, "Red2": moved})
    fighting = after(position, "Red: engage Red1 Green1")
    won = after_combat(fighting, "Lion Lion")
    assert "summon Red3 Archangel" in offers(won, RED)
    assert "summon Red2 Angel" not in offers(won, RED)
    assert refusal_of(won, RED, "summon Red2 Angel") == "G18.2a"
    assert refusal_of(won, RED, "summon Red3 Ogre") == "G18.2a"


@pytest.mark.rule("G18.3a", "G18.2b")
def test_one_summoning_in_a_phase_but_who_has_fought_may_be_called() -> None:
    extra = {"Red2": "D1.7 Archangel Lion", "Blue1": "D1.7 Warlock"}
    moved = {"moved": True, "entry": 3}
    position = clash("Lion Lion", "Ogre Warlock", extra, but={"Red1": moved, "Red2": moved}, gems=(200,))
    first = after_combat(after(position, "Red: engage Red2 Blue1"), "Archangel Lion")
    first = after(first, "Red: done", "Red: done")  # nobody summoned, nobody revived
    second = after_combat(first, "Lion Lion")
    assert "summon Red2 Archangel" in offers(second, RED)
    called = after(second, "Red: summon Red2 Archangel")
    assert refusal_of(called, RED, "summon RedTower Angel") == "G18.3a"


@pytest.mark.rule("G18.2e", "G18.2d", "G4.2c", "G4.3b")
def test_no_second_lord_of_a_kind_and_none_into_a_full_army() -> None:
    won = after_combat(clash("Angel Lion", "Ogre Warlock", DONOR, gems=(50,)), "Angel Lion")
    assert refusal_of(won, RED, "summon Red2 Angel") in ("G4.3b", "G10.7b")
    assert "summon Red2 Angel" not in offers(won, RED)
    full = " ".join(["Lion"] * 7)
    done = after_combat(clash(full, "Ogre Ogre", DONOR), full)
    assert not isinstance(done.step, Spoils)


@pytest.mark.rule("G18.4a", "G18.4b")
def test_an_army_of_one_lord_dissolves_when_he_is_called() -> None:
    won = after_combat(clash("Lion Lion", "Ogre Ogre", {"Red2": "D1.7 Angel"}), "Lion Lion")
    done = after(won, "Red: summon Red2 Angel")
    assert contents(done, "Red2") == ""
    assert "Red2" in done.state.players[RED].markers


@pytest.mark.rule("G16.5ba", "G16.5bb")
def test_the_jabberwok_is_called_like_a_lord_by_whoever_has_him() -> None:
    won = after_combat(clash("Lion Lion", "Ogre Ogre", {"Red2": "D1.7 Jabberwok Ogre"}), "Lion Lion")
    assert contents(after(won, "Red: summon Red2 Jabberwok"), "Red1") == "Jabberwok Lion Lion"


@pytest.mark.rule("G18.3b")
def test_a_defender_does_not_summon() -> None:
    won = after_combat(clash("Ogre Warlock", "Lion Lion", gems=(0, 50)), "", "Lion Lion")
    assert refusal_of(won, GREEN, "summon GreenTower Angel") == "G18.3b"


# Reviving


@pytest.mark.rule("G19.1a", "G19.1b", "G19.1d", "G19.2a", "G20.2c")
def test_the_winner_revives_slain_demilords_for_gems_and_the_others_go_to_his_pool() -> None:
    position = clash("Lion Lion Siren", "Ogre Warlock Jabberwok", gems=(100,))
    won = after(after_combat(position, "Lion Lion"), "Red: done")
    assert offers(won, RED) == ["revive Jabberwok", "revive Siren", "revive Warlock", "done"]
    done = after(won, "Red: revive Warlock", "Red: revive Siren")
    assert contents(done, "Red1") == "Lion Lion Siren Warlock"
    assert done.state.players[RED].gems == 30  # all spent, and then 30 for the combat
    assert pool_of(done, RED, "Jabberwok") == 1


@pytest.mark.rule("G19.1d")
def test_he_does_after_a_flight_too() -> None:
    fled = after(clash("Lion Lion", "Ogre Warlock", gems=(50,)), "Green: flee")
    assert offers(fled, RED) == ["revive Warlock", "done"]


@pytest.mark.rule("G19.1b", "G19.1e", "G16.5bc")
def test_the_gems_of_this_combat_cannot_be_used() -> None:
    fled = after(clash("Lion Lion", "Ogre Warlock Locker", gems=(50,)), "Green: flee")
    assert offers(fled, RED) == ["revive Warlock", "done"]
    assert refusal_of(fled, RED, "revive Locker") == "G19.1b"
    assert refusal_of(fled, RED, "revive Siren") == "G19.1b"
    broke = after(clash("Lion Lion", "Ogre Warlock", gems=(49,)), "Green: flee")
    assert not isinstance(broke.step, Spoils)
    assert pool_of(broke, RED, "Warlock") == 1


@pytest.mark.rule("G19.1c", "G4.2c", "G16.5bd")
def test_reviving_stops_at_the_size_of_the_army_but_a_pegasus_brings_a_place() -> None:
    full = " ".join(["Lion"] * 7)
    fled = after(clash(full, "Warlock Pegasus", gems=(200,)), "Green: flee")
    assert offers(fled, RED) == ["revive Pegasus", "done"]
    assert refusal_of(fled, RED, "revive Warlock") == "G4.2c"


@pytest.mark.rule("G19.1d", "G4.3b")
def test_only_one_of_each_kind() -> None:
    fled = after(clash("Lion Warlock", "Warlock Sunray Sunray", gems=(200,)), "Green: flee")
    assert offers(fled, RED) == ["revive Sunray", "done"]
    assert refusal_of(fled, RED, "revive Warlock") == "G4.3b"
    one = after(fled, "Red: revive Sunray")
    assert (pool_of(one, RED, "Sunray"), pool_of(one, RED, "Warlock")) == (1, 1)


@pytest.mark.rule("G10.7b")
def test_reviving_comes_after_calling() -> None:
    position = clash("Lion Lion", "Ogre Warlock", DONOR, gems=(50,))
    won = after_combat(position, "Lion Lion")
    assert refusal_of(won, RED, "revive Warlock") == "G10.7b"
    later = after(won, "Red: done")
    assert refusal_of(later, RED, "summon Red2 Angel") == "G10.7b"
    assert "revive Warlock" in offers(later, RED)


@pytest.mark.rule("G19.1e")
def test_after_a_draw_demilords_stay_with_their_owners() -> None:
    over = after_combat(clash("Lion Siren", "Ogre Warlock"))
    assert (pool_of(over, RED, "Siren"), pool_of(over, GREEN, "Warlock")) == (1, 1)


@pytest.mark.rule("G16.5as", "G16.5am", "G16.5aq")
def test_an_executer_is_revived_by_his_own_side_only() -> None:
    won = after_combat(clash("Lion Executer", "Ogre Executer", gems=(50,)), "Lion", may_summon=False)
    assert offers(won, RED) == ["revive Executer", "done"]
    done = after(won, "Red: done")
    assert (pool_of(done, RED, "Executer"), pool_of(done, GREEN, "Executer")) == (1, 1)
    lost = after_combat(clash("Lion Lion", "Ogre Executer Warlock", gems=(50,)), "Lion", may_summon=False)
    assert refusal_of(lost, RED, "revive Executer") == "G16.5am"


def test_who_is_asked_does_not_tell_what_he_holds() -> None:
    """Red might have an Angel in Red2, for all that others know: he is asked whether or not he has."""
    for hidden in ("Angel Ogre", "Lion Ogre"):
        rest = "Lion Ogre" if hidden == "Angel Ogre" else "Angel Ogre"
        extra = {"Red2": f"D1.7 {hidden}", "Red3": f"D2.7 {rest}", "Blue1": "D2.7 Lion Lion"}
        moved = {"moved": True, "entry": 3}
        position = clash(
            "Lion Lion", "Ogre Ogre", extra, hidden=(RED,), towers={"T0": "Red Ogre"},
            but={"Red1": moved, "Red3": moved},
        )  # fmt: skip
        won = after_combat(after(position, "Red: engage Red1 Green1"), "Lion Lion")
        assert won.due == (RED,)
        assert isinstance(won.step, Spoils)
