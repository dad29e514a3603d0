"""What screens are sent, what can never be on the table, and positions imagined from a view."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from hexenkessel.games.gods.actions import MakeOffer
from hexenkessel.games.gods.equipment.figures import KINDS
from hexenkessel.games.gods.game import GAME
from hexenkessel.games.gods.movement.phase import MovementPhase
from hexenkessel.games.gods.recruitment.phase import RecruitmentPhase
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import legal, play
from tests.gods.table import BLUE, GREEN, RED, settled, table

OBSERVERS = (0, 1, 2, 3, None)


@pytest.fixture(scope="module")
def moments() -> list[Any]:
    """Positions of a game played at random, with a secret offer on the table."""
    return list(played())


def played() -> Iterator[Any]:
    rng = random.Random(4)
    position: Any = GAME.begin(GAME.setup(4, DiceParts("screens"), {"rounds": 14})).position
    while position.outcome is None:
        if position.state.turn == 1 and not position.state.offers:
            offer = MakeOffer(BLUE, goods=("Quake",), how="secretly")
            position = play(position, GREEN, offer).position
        seat = rng.choice(position.due)
        actions = [action for action in legal(position, seat) if action.verb not in ("flee", "propose")]
        position = play(position, seat, rng.choice(actions)).position
        if position.number % 15 == 0:
            yield position
    yield position


def test_what_is_written_is_the_view(moments: list[Any]) -> None:
    assert any(position.state.battle for position in moments)
    for position in moments:
        screens = GAME.views(position)
        for observer in OBSERVERS:
            view = GAME.view(position, observer)
            assert msgspec.json.decode(screens.written(observer)) == msgspec.json.decode(
                msgspec.json.encode(view)
            )
            assert msgspec.json.decode(screens.written(observer), type=GAME.view_type) == view


def test_imagined_positions_look_like_the_real_one_and_keep_the_rules(moments: list[Any]) -> None:
    rng = random.Random(1)
    for position in moments:
        for observer in OBSERVERS:
            view = GAME.view(position, observer)
            imagined = GAME.sample(view, rng)
            assert GAME.view(imagined, observer) == view
            assert GAME.flaws(imagined) == []


def test_the_figures_have_what_a_screen_draws() -> None:
    figures = msgspec.to_builtins(GAME.figures())
    assert len(figures["board"]["fields"]) == 230 and len(figures["maps"]["maps"]) == 21
    assert [kind["name"] for kind in figures["kinds"]] == list(KINDS)
    assert len(figures["spells"]) == 16 and set(figures["goals"]) == {"titan", "darklord"}
    assert figures["prices"]["hire"]["Knight"] == 50 and figures["values"]["Lion"] == 15
    assert {"radius", "angle", "exits", "land", "labelled"} <= figures["board"]["fields"][0].keys()
    messages = GAME.messages()
    for effect in figures["maps"]["effects"]:
        assert f"effect-{effect['rule'].replace('.', '-')}" in messages


def test_hazards_that_change_are_sent_with_the_battle(moments: list[Any]) -> None:
    battle = next(position for position in moments if position.state.battle)
    standing = GAME.view(battle, None).standing
    assert standing is not None
    assert len(standing.powers) == len(battle.state.battle.kinds) == len(standing.skills)
    assert len(standing.edges.attacker) == 4


def test_moves_over_all_towers_are_listed_elsewhere() -> None:
    goals = {RED: tuple(goal.rule for goal in GAME.figures().goals["titan"])}
    armies = {"Red1": "D0.7 Ogre Titan"}
    assert GAME.is_heavy(settled(table(armies, MovementPhase(RED), goals=goals, revealed=(RED,))))
    assert not GAME.is_heavy(settled(table(armies, MovementPhase(RED))))


BROKEN = [
    ({"armies": {"Red1": "D0.7 Immortal Ogre"}}, "Immortal out of his Ruin"),
    ({"armies": {"Red1": "E0.0 Ogre"}}, "cannot swim"),
    ({"armies": {"Red1": "D0.7 Knight Knight"}}, "holds"),
    ({"armies": {"Red1": "D0.7 Hydra Hydra Hydra"}}, "holds"),
    ({"armies": {"Red1": "D0.7" + 8 * " Ogre"}}, "holds"),
    ({"armies": {"Red1": "D0.7 Titan", "Red2": "D0.8 Titan"}}, "not one Titan"),
    ({"armies": {"Red1": "D0.7" + 6 * " Necromancer"}}, "Necromancers"),
    ({"armies": {"Red1": "D0.7 Ogre"}, "towers": {"F0": "Red Golem"}}, "Master or an Element"),
]


@pytest.mark.parametrize(("laid", "flaw"), BROKEN)
def test_flaws_are_found(laid: dict[str, Any], flaw: str) -> None:
    position = table(laid["armies"], RecruitmentPhase(RED), towers=laid.get("towers"))
    assert any(flaw in found for found in GAME.flaws(position)), GAME.flaws(position)


def test_a_table_as_it_should_be_has_none() -> None:
    assert GAME.flaws(table({"Red1": "D0.7 Ogre Titan"}, RecruitmentPhase(RED))) == []
