"""What somebody is asked twice: he would give something away for good, and no die falls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hexenkessel.games.titan.actions import Concede, Teleport
from hexenkessel.games.titan.battle.maneuvers import ManeuverPhase
from hexenkessel.games.titan.battle.phase import looked_at
from hexenkessel.games.titan.characters import KINDS
from hexenkessel.games.titan.lineup import LegionView
from hexenkessel.games.titan.meeting import MeetingStep
from hexenkessel.games.titan.muster import MusterPhase
from hexenkessel.games.titan.mustering import ways_by_recruit
from hexenkessel.games.titan.spoils import Spoils
from hexenkessel.games.titan.view import TitanView
from hexenkessel.games.titan.world import FULL
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.step import Prompt
from hexenkessel.legions.battle.hexes import OFF


def cautions(view: TitanView, actions: Sequence[Action]) -> list[Prompt | None]:
    """What to be asked before each of these, if anything."""
    found: list[Prompt | None] = []
    for action in actions:
        caution = _CAUTIONS.get(type(action))
        found.append(None if caution is None else caution(action, view))
    return found


def _before_done(action: Action, view: TitanView) -> Prompt | None:
    match view.steps[-1]:
        case ManeuverPhase() as phase:
            return _before_landing(phase.side, view)
        case MusterPhase(seat):
            # T6.5a: with the end of the turn the right to muster is over.
            idle = tuple(marker for marker, legion in view.legions_of(seat) if _can_muster(legion, view))
            return Prompt("caution-muster", {"legions": idle}) if idle else None
        case Spoils(legion=marker, multiples=multiples) if multiples and view.stacks["Angel"]:
            # T17.0b: an Angel is acquired at once or never.
            return Prompt("caution-acquire") if view.legions[marker].size < FULL else None
    return None


def _before_landing(side: int, view: TitanView) -> Prompt | None:
    # T10.1d: who has not entered when the first maneuver phase of his side ends is lost.
    if view.battle is None or view.battle.round > 1:
        return None
    fight = looked_at(view.battle)
    absent = [unit for unit, own in enumerate(fight.sides) if own == side and fight.hexes[unit] == OFF]
    if not any(fight.reach(unit) for unit in absent):
        return None
    has_titan = any(KINDS[fight.kinds[unit]] == "Titan" for unit in absent)
    return Prompt("caution-absent", {"count": len(absent), "titan": has_titan})


def _can_muster(legion: LegionView, view: TitanView) -> bool:
    if not legion.moved or legion.mustered or legion.size >= FULL:
        return False
    recruits = ways_by_recruit(view.options.charts, legion.terrain, legion.visible)
    return any(view.stacks[name] for name in recruits)


def _before_teleport(action: Action, view: TitanView) -> Prompt | None:
    assert isinstance(action, Teleport)
    # T8.1e, T8.2d: the Lord is shown to everybody; where all know of it already, that costs nothing.
    if action.lord in view.legions[action.legion].known:
        return None
    return Prompt("caution-teleport", {"legion": action.legion, "lord": action.lord})


def _before_conceding(action: Action, view: TitanView) -> Prompt | None:
    step = view.steps[-1]
    if not isinstance(step, MeetingStep):
        return None
    legions = [view.legions[marker] for marker in step.meeting.markers]
    # T9.4e: even a Titan may concede; T1.1c: without one nobody plays on.
    is_end = any(legion.owner == view.observer and "Titan" in legion.visible for legion in legions)
    return Prompt("caution-concede") if is_end else None


_CAUTIONS: Final[dict[type[Action], Callable[[Action, TitanView], Prompt | None]]] = {
    Done: _before_done,
    Teleport: _before_teleport,
    Concede: _before_conceding,
}
