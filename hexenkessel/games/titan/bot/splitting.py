"""Which legions to split, and whom to send off."""

from __future__ import annotations

from hexenkessel.games.titan.actions import Roll, Split
from hexenkessel.games.titan.characters import LORDS, titan_power
from hexenkessel.games.titan.lineup import LegionView
from hexenkessel.games.titan.terms import Character
from hexenkessel.games.titan.view import TitanView
from hexenkessel.games.titan.world import FULL
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.gate import Decision
from hexenkessel.legions.stacks import apart

from .forecast import forecast
from .scouting import Scouting
from .temper import Temper
from .worth import WORTH, exhausted_in, prospects


def choose_split(view: TitanView, decision: Decision, scouting: Scouting, temper: Temper) -> Action:
    """Send the two weakest off a full legion, for a full one cannot grow; else roll."""
    best: Action = Roll()
    most = 0.0
    for action in decision.actions:
        if not isinstance(action, Split) or len(action.characters) != 2:
            continue
        legion = view.legions[action.legion]
        if legion.size < FULL or not LORDS.isdisjoint(action.characters):
            continue
        gain = _gain(view, legion, action.characters, scouting, temper)
        if gain > most:
            best, most = action, gain
    return best


def _gain(
    view: TitanView, legion: LegionView, part: tuple[Character, ...], scouting: Scouting, temper: Temper
) -> float:
    whole = legion.visible
    rest = apart(whole, part)
    charts, exhausted = view.options.charts.name, exhausted_in(view.stacks)
    gain = temper.spread + prospects(charts, legion.land, rest, exhausted)
    gain += 0.8 * prospects(charts, legion.land, part, exhausted)
    gain -= temper.keep * (WORTH[part[0]] + WORTH[part[1]])
    return gain if not _is_in_danger(view, legion, rest, scouting, temper) else gain - 40.0


def _is_in_danger(
    view: TitanView, legion: LegionView, rest: tuple[Character, ...], scouting: Scouting, temper: Temper
) -> bool:
    """Would the rest be too weak for somebody who can come?"""
    limit = temper.titan_danger if "Titan" in rest else temper.danger
    mine = titan_power(view.players[legion.owner].score)
    for rival, chance in scouting.comers.get(legion.land, ()):
        if chance < 0.3:
            continue
        before = forecast(rival.characters, legion.visible, legion.terrain, rival.titan_power, mine)
        after = forecast(rival.characters, rest, legion.terrain, rival.titan_power, mine)
        if after.win > limit > before.win:
            return True
    return False
