"""The course of a battle: rounds of two halves, each a maneuver phase and a strike phase (T10)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from hexenkessel.games.titan.battle.battle import start_battle
from hexenkessel.games.titan.battle.maneuvers import ManeuverPhase
from hexenkessel.games.titan.battle.newcomers import Reinforcement, Summoning, may_reinforce
from hexenkessel.games.titan.battle.phase import (
    fight_of,
    finish,
    put_back,
    run_out_of_time,
    settle_newcomer,
    take_up,
    unit_name,
)
from hexenkessel.games.titan.battle.strikes import StrikePhase
from hexenkessel.games.titan.characters import titan_power
from hexenkessel.games.titan.meeting import Meeting, MeetingStep
from hexenkessel.games.titan.phase import TitanChange
from hexenkessel.legions import knowledge
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER

REINFORCEMENT_ROUND = 4

Part: TypeAlias = Literal["additions", "maneuver", "landing", "strike", "strike back", "removal"]


class BattleCourse(MeetingStep, frozen=True, tag="battle"):
    """Runs the battle half by half. T10.0b: maneuver, then strikes of both sides."""

    part: Part = "additions"
    summoning: Literal["not yet", "now", "over"] = "not yet"  # T15.3a: the attacker's one chance

    def run(self, change: TitanChange) -> None:
        match self.part:
            case "additions":
                self.offer_additions(change)
            case "maneuver":
                self.begin_maneuvers(change)
            case "landing":
                self.begin_strikes(change)
            case "strike":
                # T13.0a: in every strike phase both sides strike, the active one first.
                self._go_on(change, "strike back")
                self._push_strikes(change, fight_of(change.state).half)
            case "strike back":
                self._go_on(change, "removal")
                self._push_strikes(change, 1 - fight_of(change.state).half)
            case "removal":
                self.remove_slain(change)

    def _go_on(self, change: TitanChange, part: Part, **changes: object) -> None:
        change.replace(msgspec.structs.replace(self, part=part, **changes))

    def _push_strikes(self, change: TitanChange, side: int) -> None:
        change.push(StrikePhase(*self.meeting, side))

    def offer_additions(self, change: TitanChange) -> None:
        """At the start of a maneuver phase somebody may be called."""
        fight = fight_of(change.state)
        if fight.half == DEFENDER:
            self._go_on(change, "maneuver")
            # T14.0a: the defender, at the start of his fourth maneuver phase.
            if fight.round == REINFORCEMENT_ROUND and may_reinforce(change.state, self.meeting):
                change.push(Reinforcement(*self.meeting, DEFENDER))
        elif self.summoning == "now":
            # T15.3b: if it is not used now, it is gone for this battle.
            self._go_on(change, "maneuver", summoning="over")
            change.push(Summoning(*self.meeting, ATTACKER))
        else:
            self._go_on(change, "maneuver")

    def begin_maneuvers(self, change: TitanChange) -> None:
        fight = fight_of(change.state)
        change.tell("maneuvers", round=fight.round, side=fight.half)
        self._go_on(change, "landing")
        change.push(ManeuverPhase(*self.meeting, fight.half))

    def begin_strikes(self, change: TitanChange) -> None:
        """Maneuvers are over: who is not on the map is lost or sent back; then drifts hurt."""
        settle_newcomer(change, self.meeting)
        fight = take_up(change)
        if fight.round == 1:
            absent = fight.eliminate_absent(fight.half)
            if absent:
                change.tell("absent", units=tuple(unit_name(fight.kinds[unit], unit) for unit in absent))
        self._go_on(change, "strike")
        if fight.is_over():
            put_back(change, fight)
            finish(change, self.meeting)
            return
        hurt = fight.begin_strikes()
        if hurt:
            change.tell("drift", units=tuple(unit_name(fight.kinds[unit], unit) for unit in hurt))
        put_back(change, fight)

    def remove_slain(self, change: TitanChange) -> None:
        """T13.6a: the slain leave the map when the strike phase ends."""
        fight = take_up(change)
        slain = fight.end_strikes()
        if slain:
            change.tell("slain", units=tuple(unit_name(fight.kinds[unit], unit) for unit in slain))
        summoning = self.summoning
        # T15.3a: the first strike phase in which a defender is slain opens the attacker's chance.
        # T15.4a: one who never entered was not slain in a strike phase.
        if summoning == "not yet" and any(fight.sides[unit] == DEFENDER for unit in slain):
            summoning = "now"
        if fight.is_over():
            put_back(change, fight)
            finish(change, self.meeting)
            return
        fight.next_half()
        put_back(change, fight)
        if fight.is_time_up():
            run_out_of_time(change, self.meeting)
        else:
            self._go_on(change, "additions", summoning=summoning)


def begin_battle(change: TitanChange, meeting: Meeting) -> None:
    """T10.1: the map of the land's terrain, the attacker's edge by the way he came."""
    world = change.state
    attacker, defender = (world.legions[marker] for marker in meeting.markers)
    for marker, legion in zip(meeting.markers, (attacker, defender), strict=True):
        # T9.1b: a battle is public.
        known = world.players[legion.owner].knowledge
        assert known is not None
        known = knowledge.reveal(known, marker, legion.characters)
        world = world.with_player(legion.owner, knowledge=known)
        change.reveal("revealed", seat=legion.owner, legion=marker, characters=legion.characters)
    scores = [world.players[legion.owner].score for legion in (attacker, defender)]
    powers = (titan_power(scores[ATTACKER]), titan_power(scores[DEFENDER]))
    # T1.2d: the Battleland of the terrain where they met.
    battle = start_battle(defender.terrain, attacker.entry, attacker.characters, defender.characters, powers)
    change.state = world.but(battle=battle)
    change.tell("battle", land=meeting.land, terrain=defender.terrain)
    change.replace(BattleCourse(*meeting))
