"""Each artifact once."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.battlemist.components import ARTIFACTS
from hexenkessel.games.battlemist.quests.quest import QuestPhase
from tests.battlemist.exam.arena import at, sides
from tests.battlemist.exam.desk import QUIET, calm, go, lay, up_to
from tests.battlemist.exam.hands import hand
from tests.battlemist.table import army, offers, player, stock


def finding(artifact: str, **settings: Any) -> Any:
    return go(
        lay(
            QuestPhase(0),
            **{
                "orcs": f"{QUIET} quest lost-road",
                "heroes": {"orcs-1": "wastes"},
                "quests": (artifact,),
                **settings,
            },
        ),
        "orcs: done",
    )


@pytest.mark.rule("B1.4.2f", "B3.3.1l")
def test_six_artifacts_ten_of_them_stars() -> None:
    assert {name: card.copies for name, card in ARTIFACTS.items()} == {
        "star-of-timorran": 10,
        "dawnsteel-sword": 1,
        "wayfarers-boots": 1,
        "horn-of-gathering": 1,
        "buried-hoard": 1,
        "seal-of-the-deep": 1,
    }


@pytest.mark.rule("B3.3.1l")
def test_dawnsteel_sword_hits_on_four_and_with_a_runed_blade_on_three() -> None:
    owned = "quest royal-hunt artifacts dawnsteel-sword"
    settings: dict[str, Any] = {"heroes": {"orcs-1": "thornwood"}, "quests": ("orlas-blessing",)}
    plain = up_to(lay(QuestPhase(0), orcs=f"{QUIET} {owned}", **settings), 1, 4, said=["orcs: done"])
    assert player(plain, "orcs").quest == "orlas-blessing"
    both = lay(QuestPhase(0), orcs=hand("runed-blade", more=owned), **settings)
    both = up_to(both, 1, 3, said=["orcs: done", "orcs: play runed-blade"])
    assert player(both, "orcs").quest == "orlas-blessing"


@pytest.mark.rule("B3.3.1l", "B3.3.1c")
def test_wayfarers_boots_with_great_haste_and_elves() -> None:
    chain = "home-elves oxmarch abou-xar harrowdale golden-reach amberfield long-meads"
    position = lay(
        QuestPhase(0),
        races=("elves", "orcs"),
        elves=hand("great-haste", more="quest cold-forge artifacts wayfarers-boots"),
        heroes={"elves-1": "home-elves"},
        roads=(chain,),
    )
    position = calm(go(position, "elves: play great-haste"))
    assert "ride 1 long-meads" in offers(position, "elves"), "3 + 1 (elf) + 1 (boots) + 1 (haste)"


@pytest.mark.rule("B3.3.1l", "B3.3.3.1c")
def test_horn_of_gathering_adds_two_to_the_rally_die() -> None:
    position = at("footman", "3 archer", "footman", orcs=f"{QUIET} artifacts horn-of-gathering")
    assert len(sides(up_to(position, 5, 1))[0]) == 3
    with_giant = at("giant", "4 archer", "footman", orcs=f"{QUIET} artifacts horn-of-gathering")
    assert sides(up_to(with_giant, 4, 1))[0].count("a") == 3, "4 + 2 + 3"


@pytest.mark.rule("B3.3.1l")
def test_buried_hoard() -> None:
    position = finding("buried-hoard")
    assert stock(position, "orcs") == "4/4/4" and "buried-hoard" in position.state.quest_discard


@pytest.mark.rule("B3.3.1l", "B6.0a")
def test_seal_of_the_deep() -> None:
    position = finding("seal-of-the-deep")
    assert set(offers(position, "orcs")) == {"choose dragon", "choose firebreather", "choose giant"}
    position = go(position, "orcs: choose dragon")
    assert army(position, "orcs", "home-orcs") == "dragon"
    assert player(position, "orcs").quest is None and "seal-of-the-deep" in position.state.quest_discard
