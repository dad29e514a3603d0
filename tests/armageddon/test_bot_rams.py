"""The greedy bot with a ram: it is carried before the gate, and the gate is rammed."""

from __future__ import annotations

from hexenkessel.bots.match import play_game
from hexenkessel.bots.registry import find_bot
from hexenkessel.games.armageddon.game import GAME
from hexenkessel.kernel.dice import DiceParts


def test_the_bot_rams_the_gate() -> None:
    """Unless the others leave them the way the rams never arrive."""
    setup = GAME.setup(2, DiceParts("b0"), {"scenario": "s07"})
    position = play_game(GAME, setup, [find_bot(GAME, "greedy", 0), find_bot(GAME, "greedy", 5)]).position
    (gate,) = (wall for wall in position.state.works.walls if wall.gate)
    assert gate.rammed or gate.gate == "broken"
