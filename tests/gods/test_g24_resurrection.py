"""A Phantom becomes the Titan again, for an Element (G24.6)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.gods.recruitment.phase import RecruitmentPhase
from hexenkessel.legions import knowledge
from tests.gods.table import (
    BLACK,
    RED,
    after,
    contents,
    keys,
    offers,
    pool_of,
    refusal_of,
    settled,
    table,
    told,
)


def haunting(armies: dict[str, str], **more: Any) -> Any:
    """Red's recruitment phase; his Titan was slain, and the Phantom is in his place."""
    position = table({"Red12": "C1.4 Titan"} | armies, RecruitmentPhase(RED), revealed=(RED,), **more)
    world = position.state.without_army("Red12")
    pool = {**world.players[RED].pool, "Titan": 1, "Phantom": 0}
    known = position.state.players[RED].knowledge
    assert known is not None
    world = world.with_player(
        RED, master="Phantom", pool=pool, knowledge=knowledge.vanish(known, "Red12", ("Titan",))
    )
    return msgspec.structs.replace(position, state=world)


ARMIES = {"Red1": "Dungeon Ogre Phantom", "Red2": "D0.5 Golem Lion", "Red3": "E0.0 Whale"}


@pytest.mark.rule("G24.6a", "G24.6b", "G24.6c", "G24.6d")
def test_an_element_buys_the_titan_back() -> None:
    position = settled(haunting(ARMIES))
    assert {"resurrect Red2 Golem Red1", "resurrect Red2 Golem Red2"} <= set(offers(position, RED))
    position = after(position, "Red: resurrect Red2 Golem Red2")
    assert contents(position, "Red1") == "Ogre" and contents(position, "Red2") == "Lion Titan"
    player = position.state.players[RED]
    assert player.master == "Titan" and player.is_revealed
    assert (pool_of(position, RED, "Titan"), pool_of(position, RED, "Phantom")) == (0, 1)
    assert position.state.destroyed_elements == ("Golem",)
    assert position.state.players[BLACK].goals == ("G26.4h",)


@pytest.mark.rule("G24.6c")
def test_it_is_not_what_the_army_recruits() -> None:
    armies = ARMIES | {"Red2": "D0.5 Golem Lion Lion"}
    position = haunting(armies, but={"Red2": {"moved": True, "distance": 3}})
    position = after(position, "Red: resurrect Red2 Golem Red2", "Red: recruit Red2 Centaur Lion")
    assert contents(position, "Red2") == "Centaur Lion Lion Titan"


@pytest.mark.rule("G24.6a")
def test_the_phantom_must_be_in_the_dungeon() -> None:
    position = haunting(ARMIES | {"Red1": "City Ogre Phantom"})
    assert refusal_of(settled(position), RED, "resurrect Red2 Golem Red1") == "G24.6a"
    position = table({"Red1": "Dungeon Ogre Titan", "Red2": "D0.5 Golem"}, RecruitmentPhase(RED))
    assert refusal_of(settled(position), RED, "resurrect Red2 Golem Red1") == "G24.6a"


@pytest.mark.rule("G24.6c")
def test_the_price_is_an_element_of_his_own() -> None:
    armies = ARMIES | {"Green1": "D0.7 Asher Ogre"}
    position = settled(haunting(armies))
    assert refusal_of(position, RED, "resurrect Green1 Asher Red1") == "G24.6c"
    assert refusal_of(position, RED, "resurrect Red2 Lion Red1") == "G24.6c"
    assert refusal_of(position, RED, "resurrect Red2 Asher Red1") == "G24.6c"


@pytest.mark.rule("G24.4c", "G24.6b")
def test_he_rises_neither_at_sea_nor_in_a_garrison() -> None:
    position = settled(haunting(ARMIES))
    assert refusal_of(position, RED, "resurrect Red2 Golem Red3") == "G24.4c"
    assert refusal_of(position, RED, "resurrect Red2 Golem RedTower") == "G24.4c"
    assert refusal_of(position, RED, "resurrect Red2 Golem Green1") == "G4.7a"


@pytest.mark.rule("G24.6a")
def test_the_darklords_phantom_stays_one() -> None:
    armies = {"Black1": "Dungeon Headcracker Phantom", "Black2": "B0.0 Golem Lich"}
    position = table(armies, RecruitmentPhase(BLACK), active=BLACK, revealed=(BLACK,))
    assert refusal_of(settled(position), BLACK, "resurrect Black2 Golem Black1") == "G24.6a"


@pytest.mark.rule("G23.7a", "G24.6c")
def test_with_the_third_element_the_dark_titan_appears() -> None:
    position = haunting(ARMIES, world={"destroyed_elements": ("Asher", "Zephyra")})
    line = "Red: resurrect Red2 Golem Red1"
    assert "dark-titan" in keys(told(position, line)) or after(position, line).due == (BLACK,)
    position = after(position, line)
    assert contents(position, "Red1") == "Ogre Titan"
