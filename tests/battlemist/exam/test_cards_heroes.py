"""Action cards for heroes and their adventures."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.battlemist.quests.quest import QuestPhase
from tests.battlemist.exam.desk import calm, go, lay, taped, up_to
from tests.battlemist.exam.hands import hand
from tests.battlemist.table import offers, player, refusal_of, settled


def questing(*cards: str, **settings: Any) -> Any:
    return lay(
        QuestPhase(0),
        **{
            "orcs": hand(*cards, more="quest cold-forge"),
            "quests": ("orlas-blessing",),
            "roads": ("home-orcs wastes",),
            **settings,
        },
    )


@pytest.mark.rule("B3.3.1ac")
def test_healing_draught_heals_two_up_to_five_outside_fights() -> None:
    position = calm(questing("healing-draught", heroes={"orcs-1": "wastes 4", "orcs-2": "wastes 1"}))
    plays = [line for line in offers(position, "orcs") if "draught" in line]
    assert set(plays) == {"play-at healing-draught orcs-1", "play-at healing-draught orcs-2"}
    first = calm(go(position, "orcs: play-at healing-draught orcs-1"))
    assert [hero.life for hero in player(first, "orcs").heroes] == [5, 1]
    second = calm(go(position, "orcs: play-at healing-draught orcs-2"))
    assert [hero.life for hero in player(second, "orcs").heroes] == [4, 3]


@pytest.mark.rule("B3.3.1w")
def test_runed_blade_hits_on_four_in_one_fight() -> None:
    position = lay(
        QuestPhase(0),
        orcs=hand("runed-blade", more="quest royal-hunt"),
        heroes={"orcs-1": "thornwood"},
        quests=("orlas-blessing",),
    )
    position, tape = taped(position, 1, 4, said=["orcs: done", "orcs: play runed-blade"])
    assert player(position, "orcs").quest == "orlas-blessing"
    assert sum(count for _, count in tape.rolled) == 2


@pytest.mark.rule("B3.3.1ab")
def test_the_attacked_hero_may_draw_a_runed_blade_too() -> None:
    position = lay(
        QuestPhase(0),
        knights=hand("runed-blade"),
        heroes={"orcs-1": "wastes 1", "knights-1": "wastes"},
        quests=(),
    )
    position = up_to(
        position, 4, said=["orcs: done", "orcs: challenge 1 knights-1", "knights: play runed-blade"]
    )
    assert player(position, "orcs").heroes == (), "a 4 hits"


@pytest.mark.rule("B1.4.2b", "B3.3.1a")
def test_forgotten_map_swaps_the_adventure_wherever_the_heroes_are() -> None:
    position = questing(
        "forgotten-map", heroes={"orcs-1": "wastes"}, quests=("star-of-timorran", "orlas-blessing")
    )
    position = go(position, "orcs: play forgotten-map")
    assert player(position, "orcs").quest == "orlas-blessing"
    assert position.state.quest_discard == ("cold-forge",) and position.state.quests == ("star-of-timorran",)
    idle = settled(
        lay(QuestPhase(0), orcs=hand("forgotten-map"), heroes={"orcs-1": "wastes"}, roads=("wastes oxmarch",))
    )
    assert refusal_of(idle, "orcs: play forgotten-map") is not None, "only who has a quest"


@pytest.mark.rule("B3.3.1ad")
def test_a_poisoned_cup_never_kills() -> None:
    settings: dict[str, Any] = {
        "heroes": {"orcs-1": "wastes", "knights-1": "home-knights 2", "knights-2": "oxmarch 5"}
    }
    position = settled(questing("poisoned-cup", **settings))
    assert refusal_of(position, "orcs: play-at poisoned-cup orcs-1") is not None
    weak = go(position, "orcs: play-at poisoned-cup knights-1")
    assert [hero.life for hero in player(weak, "knights").heroes] == [1, 5]
    strong = go(position, "orcs: play-at poisoned-cup knights-2")
    assert [hero.life for hero in player(strong, "knights").heroes] == [2, 3]
