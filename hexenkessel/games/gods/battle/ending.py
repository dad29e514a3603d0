"""How a battle ends, and what it hands over to the combat it was part of (G10.6, G11.8, G17.1, G18.1)."""

from __future__ import annotations

from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.battle.final import end_final
from hexenkessel.games.gods.battle.newcomers import settle_newcomer
from hexenkessel.games.gods.battle.phase import battle_of, fight_of, survivors
from hexenkessel.games.gods.combats.combat import Combat, Verdict
from hexenkessel.games.gods.combats.concession import hand_over_victory
from hexenkessel.games.gods.combats.resolution import conclude
from hexenkessel.games.gods.equipment.figures import KINDS, is_element
from hexenkessel.games.gods.phase import GodsChange
from hexenkessel.games.gods.terms import Figures
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER, OFF


def finish(change: GodsChange, combat: Combat) -> None:
    """An army is gone, or a Master with whom it ends."""
    fight = fight_of(change.state)
    left = (survivors(fight, ATTACKER), survivors(fight, DEFENDER))
    end(change, combat, fight, "battle", left)


def run_out_of_time(change: GodsChange, combat: Combat) -> None:
    """G11.8a: all attackers are slain, the surviving defenders return. G11.8b: that scores nothing."""
    fight = fight_of(change.state)
    end(change, combat, fight, "time", ((), survivors(fight, DEFENDER)))


def concede(change: GodsChange, combat: Combat, side: int) -> None:
    """G10.6b: the whole army of that side is destroyed; G10.6c: the other has no further losses."""
    change.tell("concede", seat=combat.leaders[side], field=combat.field)
    settle_newcomer(change, combat)
    fight = fight_of(change.state)
    winners = survivors(fight, 1 - side)
    left: tuple[Figures, Figures] = ((), winners) if side == ATTACKER else (winners, ())
    end(change, combat, fight, "concession", left)


def has_placed(fight: GodsFight, side: int) -> bool:
    """Has this side put anybody on the map?"""
    return any(fight.sides[u] == side and fight.hexes[u] != OFF for u in range(len(fight.kinds)))


def end(
    change: GodsChange, combat: Combat, fight: GodsFight, how: str, left: tuple[Figures, Figures]
) -> None:
    """Hand over what is left, with all that the battle knows and the aftermath asks."""
    if fight.is_final:
        end_final(change, fight, battle_of(change.state).lent, how)
        return
    has_set_up = has_placed(fight, ATTACKER)
    verdict = Verdict(
        how="time" if how == "time" else "concession" if how == "concession" else "battle",
        left=left,
        has_set_up=has_set_up,
        # G17.1d: a defender who wins before round 4 may still reinforce,
        # G17.1e: and one who could not do it then; G17.2e: not if the attacker had placed nobody.
        may_reinforce=has_set_up and not fight.reinforced and not fight.declined,
        # G16.5w: what a Pixie brings is possible also for one who would not reinforce.
        may_repeat=has_set_up and not fight.reinforced,
        # G18.1d: an attacker who wins may summon; G18.2h: after a concession, if the defender had set up.
        may_summon=has_placed(fight, DEFENDER),
        executed=tuple((fight.home(u), KINDS[fight.kinds[t]]) for u, t in fight.executed),
        slain_by_black=_elements_slain_by_black(fight),
    )
    if how == "concession":
        # G10.6d: if both want to concede, it is a draw; so the other is asked.
        hand_over_victory(change, combat, verdict)
    else:
        conclude(change, combat, verdict)


def _elements_slain_by_black(fight: GodsFight) -> Figures:
    """G23.6e: Elements that a black army has slain are destroyed, whoever wins."""
    return tuple(
        name
        for u, kind in enumerate(fight.kinds)
        if is_element(name := KINDS[kind])
        and not fight.is_alive(u)
        and fight.camps[1 - fight.home(u)] == "darklord"
    )
