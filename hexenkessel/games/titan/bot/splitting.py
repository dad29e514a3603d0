"""Which legions to split, and whom to send off."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.titan.actions import Roll, Split
from hexenkessel.games.titan.characters import LORDS, titan_power
from hexenkessel.games.titan.terms import Character
from hexenkessel.games.titan.view import LegionView, TitanView
from hexenkessel.games.titan.world import FULL, apart
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.gate import Decision

from .forecast import forecast
from .scouting import Scouting
from .worth import WORTH, exhausted_in, prospects

# How likely a Titan's legion may be to lose to somebody near after a split.
_TITAN_DANGER: Final = 0.25
_DANGER: Final = 0.6


def choose_split(view: TitanView, decision: Decision, scouting: Scouting) -> Action:
    """Send the two weakest off a full legion, for a full one cannot grow; else roll."""
    best: Action = Roll()
    most = 0.0
    for action in decision.actions:
        if not isinstance(action, Split) or len(action.characters) != 2:
            continue
        legion = view.legions[action.legion]
        if legion.size < FULL or not LORDS.isdisjoint(action.characters):
            continue
        gain = _gain(view, legion, action.characters, scouting)
        if gain > most:
            best, most = action, gain
    return best


def _gain(
    view: TitanView, legion: LegionView, part: tuple[Character, ...], scouting: Scouting
) -> float:
    whole = legion.visible
    rest = apart(whole, part)
    charts, exhausted = view.options.charts.name, exhausted_in(view.stacks)
    gain = prospects(charts, legion.land, rest, exhausted)
    gain += 0.8 * prospects(charts, legion.land, part, exhausted)
    gain -= 0.5 * (WORTH[part[0]] + WORTH[part[1]])
    return gain if not _is_in_danger(view, legion, rest, scouting) else gain - 40.0


def _is_in_danger(
    view: TitanView, legion: LegionView, rest: tuple[Character, ...], scouting: Scouting
) -> bool:
    """Would the rest be too weak for somebody who can come?"""
    limit = _TITAN_DANGER if "Titan" in rest else _DANGER
    mine = titan_power(view.players[legion.owner].score)
    for rival, chance in scouting.comers.get(legion.land, ()):
        if chance < 0.3:
            continue
        before = forecast(rival.characters, legion.visible, legion.terrain, rival.titan_power, mine)
        after = forecast(rival.characters, rest, legion.terrain, rival.titan_power, mine)
        if after.win > limit > before.win:
            return True
    return False
