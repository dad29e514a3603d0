"""Combats that are ended by a word, for tests of what comes after them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hexenkessel.games.gods.combats.combat import CombatStep, Verdict
from hexenkessel.games.gods.combats.phase import CombatPhase
from hexenkessel.games.gods.combats.resolution import conclude
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.gate import Played, _settle
from hexenkessel.kernel.seats import HOST
from tests.gods.table import settled, table

FIELD = "D0.7"  # a labelled Desert


def clash(
    attacker: str,
    defender: str,
    extra: Mapping[str, str] | None = None,
    *,
    attackers: str = "Red",
    defenders: str = "Green",
    field: str = FIELD,
    but: Mapping[str, Mapping[str, Any]] | None = None,
    **more: Any,
) -> Any:
    """`attackers` have moved onto `defenders`, each with an army of number 1; the defender is asked."""
    seat = ("Red", "Green", "Blue", "Black").index(attackers)
    armies = {f"{attackers}1": f"{field} {attacker}"}
    if defender:
        armies[f"{defenders}1"] = f"{field} {defender}"
    changes = {f"{attackers}1": {"moved": True, "entry": 3, "distance": 4}, **(but or {})}
    return settled(table(armies | dict(extra or {}), CombatPhase(seat), active=seat, but=changes, **more))


def ended(
    position: Any, attackers: str = "", defenders: str = "", how: Any = "battle", **more: Any
) -> Played[Any]:
    """What comes of the combat under way if these are left of the two armies."""
    combat = next(step.combat for step in reversed(position.steps) if isinstance(step, CombatStep))
    change = Change(position)
    left = (tuple(sorted(attackers.split())), tuple(sorted(defenders.split())))
    verdict = Verdict(how, left, **{"has_set_up": True, "may_summon": True, "may_reinforce": True, **more})
    conclude(change, combat, verdict)
    return _settle(change, position.number + 1, HOST)


def after_combat(position: Any, attackers: str = "", defenders: str = "", **more: Any) -> Any:
    return ended(position, attackers, defenders, **more).position


def points(position: Any, seat: int) -> tuple[int, int]:
    """Battle points and gems of a player."""
    player = position.state.players[seat]
    return player.battle_points, player.gems


def goals(position: Any, seat: int) -> Sequence[str]:
    reached: Sequence[str] = position.state.players[seat].goals
    return reached
