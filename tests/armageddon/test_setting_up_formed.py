"""Armies bought for points: phalanxes may be set up formed, riders in the saddle."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.deployment import spent
from hexenkessel.games.armageddon.field import Phalanx
from hexenkessel.games.armageddon.game import GAME
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import legal
from tests.armageddon.table import GRAMMAR, after, refusal


def buying(*orders: str, points: int = 100) -> Any:
    options: dict[str, str | int | bool] = {
        "scenario": "open-field",
        "army": "points",
        "points": points,
        "chapters": "234567",
        "first": "as-seated",
    }
    position = GAME.begin(GAME.setup(2, DiceParts("points"), options)).position
    return after(position, *orders) if orders else position


def zone(position: Any) -> list[str]:
    names = position.state.index.ground.names
    return [names[field] for field in position.state.zones[0]]


@pytest.mark.rule("A6.1f")
def test_a_phalanx_is_bought_with_its_men() -> None:
    here = zone(buying())[0]
    men = [f"enlist lance {here}"] * 4
    position = buying(*men)
    assert spent(position.state, 0) == 40
    formed = after(position, f"form {here} SE")
    assert (formed.state.phalanxes, spent(formed.state, 0)) == ({1: Phalanx(1)}, 50)
    assert spent(after(formed, f"dissolve {here}").state, 0) == 40
    sent_home = after(formed, "dismiss 1")
    assert (sent_home.state.phalanxes, spent(sent_home.state, 0)) == ({}, 30)
    poor = buying(*men, points=45)
    assert refusal(poor, f"form {here} SE") != ""
    mixed = buying(*men[:3], f"enlist axe {here}")
    assert not [action for action in legal(mixed, 0) if action.verb == "form"]


@pytest.mark.rule("A7.1b", "A7.1d")
def test_riders_are_set_up_in_the_saddle() -> None:
    here, there = zone(buying())[:2]
    position = buying(
        f"enlist axe {there}",
        f"enlist axe {here}",
        f"enlist light-horse {here}",
        f"enlist light-horse {here}",
    )
    position = after(position, "mount 2 3", "lead 2 4")
    assert [figure.steps for figure in position.state.figures.values()] == [0] * 4
    listed = [GRAMMAR.write(action) for action in legal(position, 0)]
    assert {"dismount 2", "release 4"} <= set(listed) or {"dismount 2 -", "release 4"} <= set(listed)
    # Numbers are given anew when all have bought; who belongs together stays together.
    begun = after(position, "dismiss 1", "ready", f"enlist axe {_their_zone(position)}", "ready")
    rider, horse, led = (begun.state.figures[each] for each in (1, 2, 3))
    assert (begun.state.round, rider.on, led.led_by, horse.kind) == (1, 2, 1, "light-horse")
    assert begun.state.index.reach(rider)


def _their_zone(position: Any) -> str:
    return str(position.state.index.ground.names[position.state.zones[1][0]])
