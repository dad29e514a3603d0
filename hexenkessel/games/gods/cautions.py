"""What somebody is asked twice: he would give something away for good, and no die falls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hexenkessel.games.gods.actions import Concede, GiveUp, Reveal, Sacrifice
from hexenkessel.games.gods.battle.maneuvers import ManeuverPhase
from hexenkessel.games.gods.battle.phase import looked_at
from hexenkessel.games.gods.combats.combat import CombatStep
from hexenkessel.games.gods.equipment.figures import KINDS, REVEALABLE
from hexenkessel.games.gods.imagining import world_of
from hexenkessel.games.gods.lords.appearing import Appearance
from hexenkessel.games.gods.recruitment.phase import RecruitmentPhase
from hexenkessel.games.gods.recruitment.reinforcing import recruit_actions
from hexenkessel.games.gods.view import GodsView
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.step import Prompt
from hexenkessel.legions.battle.hexes import OFF


def cautions(view: GodsView, actions: Sequence[Action]) -> list[Prompt | None]:
    """What to be asked before each of these, if anything."""
    found: list[Prompt | None] = []
    for action in actions:
        caution = _CAUTIONS.get(type(action))
        found.append(None if caution is None else caution(action, view))
    return found


def _before_done(action: Action, view: GodsView) -> Prompt | None:
    match view.steps[-1]:
        case ManeuverPhase() as phase:
            return _before_landing(phase.side, view)
        case RecruitmentPhase(seat):
            # G28.5b: what is not recruited now cannot be made up for.
            world = world_of(view)
            idle = tuple(
                marker
                for marker, army in world.armies_of(seat)
                if not army.recruited and recruit_actions(world, marker, army.figures, distance=army.distance)
            )
            return Prompt("caution-recruit", {"armies": idle}) if idle else None
        case Appearance():
            # G21.1b: a Lord is taken at once or lost.
            return Prompt("caution-appear")
    return None


def _before_landing(side: int, view: GodsView) -> Prompt | None:
    # G11.6b: who has not entered when the first maneuver phase of his side ends is lost.
    if view.battle is None or view.battle.round > 1:
        return None
    fight = looked_at(view.battle)
    absent = [unit for unit, own in enumerate(fight.sides) if own == side and fight.hexes[unit] == OFF]
    if not any(fight.reach(unit) for unit in absent):
        return None
    has_master = any(KINDS[fight.kinds[unit]] in REVEALABLE for unit in absent)
    return Prompt("caution-absent", {"count": len(absent), "master": has_master})


def _before_conceding(action: Action, view: GodsView) -> Prompt | None:
    step = view.steps[-1]
    if not isinstance(step, CombatStep):
        return None
    armies = [view.armies[marker] for marker in step.combat.markers if marker in view.armies]
    is_own = [army for army in armies if army.owner == view.observer]
    has_master = any(not REVEALABLE.isdisjoint(army.visible) for army in is_own)
    return Prompt("caution-concede") if has_master else None


def _before_revealing(action: Action, view: GodsView) -> Prompt | None:
    # G24.3a: he lies open for the rest of the game.
    return Prompt("caution-reveal")


def _before_giving_up(action: Action, view: GodsView) -> Prompt | None:
    return Prompt("caution-give-up")


def _before_sacrificing(action: Action, view: GodsView) -> Prompt | None:
    assert isinstance(action, Sacrifice)
    return Prompt("caution-sacrifice", {"army": action.army, "figure": action.figure})


_CAUTIONS: Final[dict[type[Action], Callable[[Action, GodsView], Prompt | None]]] = {
    Done: _before_done,
    Concede: _before_conceding,
    Reveal: _before_revealing,
    GiveUp: _before_giving_up,
    Sacrifice: _before_sacrificing,
}
