"""The course of a battle: rounds of two halves, each a maneuver phase and a strike phase (G11)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from hexenkessel.games.gods.armies.seafaring import why_not_ashore
from hexenkessel.games.gods.armies.stacks import lay_open
from hexenkessel.games.gods.battle.battle import Troop, start_battle, start_final_battle
from hexenkessel.games.gods.battle.choices import begin_phase, tell_what_is_over
from hexenkessel.games.gods.battle.ending import finish, run_out_of_time
from hexenkessel.games.gods.battle.final import slain_of
from hexenkessel.games.gods.battle.maneuvers import ManeuverPhase
from hexenkessel.games.gods.battle.newcomers import (
    REINFORCEMENT_ROUND,
    Reinforcement,
    Summoning,
    may_reinforce_now,
    settle_newcomer,
)
from hexenkessel.games.gods.battle.phase import (
    battle_of,
    fight_of,
    names_of,
    put_back,
    take_up,
)
from hexenkessel.games.gods.battle.strikes import StrikePhase
from hexenkessel.games.gods.combats.clashes import GOD
from hexenkessel.games.gods.combats.combat import Combat, CombatStep, Loan
from hexenkessel.games.gods.equipment.battlefields import FIXED_ENTRY
from hexenkessel.games.gods.equipment.board import LAND, battlefield
from hexenkessel.games.gods.equipment.figures import TITANS, god_life, titan_power
from hexenkessel.games.gods.phase import GodsChange
from hexenkessel.games.gods.terms import EntrySide, Marker
from hexenkessel.games.gods.titans.downfall import is_destroyed_if_slain
from hexenkessel.games.gods.titans.masters import reveal_master
from hexenkessel.games.gods.world import World
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER, GONE
from hexenkessel.legions.battle.masks import members

Part: TypeAlias = Literal["additions", "maneuver", "landing", "omens", "strike", "strike back", "removal"]


class BattleCourse(CombatStep, frozen=True, tag="battle", kw_only=True):
    """Runs the battle half by half. G1.6a: a battle is a row of rounds.

    G11.1a: each player has a maneuver phase and a strike phase.
    """

    part: Part = "additions"
    summoning: Literal["not yet", "now", "over"] = "not yet"  # G18.1b: the attacker's one chance
    absent: int = 0  # who never entered, as a set: nobody has slain them

    def run(self, change: GodsChange) -> None:
        match self.part:
            case "additions":
                self.offer_additions(change)
            case "maneuver":
                self.begin_maneuvers(change)
            case "landing":
                self.begin_strikes(change)
            case "omens":
                self.go_on(change, "strike")
                # Ruling on G13.1a: Drift and the red Demon first, then the Necromancer, then attacks.
                begin_phase(change, self)
            case "strike":
                # G11.1e, G13.1b: who has just maneuvered attacks first,
                self.go_on(change, "strike back")
                self._push_strikes(change, fight_of(change.state).half)
            case "strike back":
                # G11.9b, G13.3f: then the other strikes back.
                self.go_on(change, "removal")
                self._push_strikes(change, 1 - fight_of(change.state).half)
            case "removal":
                self.remove_slain(change)

    def go_on(self, change: GodsChange, part: Part, **changes: object) -> None:
        change.replace(msgspec.structs.replace(self, part=part, **changes))

    def _push_strikes(self, change: GodsChange, side: int) -> None:
        change.push(StrikePhase(*self.combat, side))

    def offer_additions(self, change: GodsChange) -> None:
        """At the start of a maneuver phase somebody may be called."""
        fight = fight_of(change.state)
        if fight.half == DEFENDER:
            self.go_on(change, "maneuver")
            if may_reinforce_now(change.state, self.combat):
                change.push(Reinforcement(*self.combat, DEFENDER))
            if fight.round == REINFORCEMENT_ROUND and not fight.has_had_fourth:
                fight = take_up(change)
                fight.has_had_fourth = True
                put_back(change, fight)
        elif self.summoning == "now":
            # G18.1c: if it is not used now, it is gone for this battle.
            self.go_on(change, "maneuver", summoning="over")
            change.push(Summoning(*self.combat, ATTACKER))
        else:
            self.go_on(change, "maneuver")

    def begin_maneuvers(self, change: GodsChange) -> None:
        fight = fight_of(change.state)
        change.tell("maneuvers", round=fight.round, side=fight.half)
        self.go_on(change, "landing")
        change.push(ManeuverPhase(*self.combat, fight.half))

    def begin_strikes(self, change: GodsChange) -> None:
        """Maneuvers are over: who is not on the map is lost or sent back; then the ground hurts."""
        settle_newcomer(change, self.combat)
        fight = take_up(change)
        absent: list[int] = []
        if fight.round == 1:
            # G11.6b: whoever does not enter in the first round is slain, G11.6c: and counts.
            absent = fight.eliminate_absent(fight.half)
            if absent:
                change.tell("absent", units=names_of(fight, absent))
        if fight.is_over():
            put_back(change, fight)
            finish(change, self.combat)
            return
        if fight.round == 1 and fight.half == DEFENDER:
            # G11.1d: the fight begins with the attacker's entry.
            fight.next_half()
            put_back(change, fight)
            self.go_on(change, "additions", absent=self.absent | _mask(absent))
            return
        hurt = fight.begin_strikes()
        # The red Demons are the last of them, and it is not the ground that hurts them.
        fading = [u for u in members(fight.reds) if fight.is_on_map(u)]
        ground = hurt[: len(hurt) - len(fading)]
        if ground:
            change.tell("hurt-by-ground", units=names_of(fight, ground))
        for name in names_of(fight, fading):
            change.tell("red-demon-fades", unit=name)
        put_back(change, fight)
        self.go_on(change, "omens", absent=self.absent | _mask(absent))
        if fight.round == 1 and not fight.is_final:
            reveal_masters(change, self.combat)

    def remove_slain(self, change: GodsChange) -> None:
        """G13.8a: the slain leave the map when the strike phase ends."""
        fight = take_up(change)
        slain = fight.end_strikes()
        if slain:
            change.tell("slain", units=names_of(fight, slain))
        summoning = self.summoning
        # G18.1b: once a defender is slain, the attacker may summon in his next maneuver phase;
        # ruling on G18.3d: one who never entered was not slain by him.
        has_slain = any(
            fight.hexes[u] == GONE and fight.home(u) == DEFENDER and not (fight.reds | self.absent) >> u & 1
            for u in range(len(fight.kinds))
        )
        if summoning == "not yet" and has_slain:
            summoning = "now"
        if fight.is_over():
            put_back(change, fight)
            finish(change, self.combat)
            return
        # G11.7a: the round marker moves on when the defender's maneuver phase begins.
        before = fight.copy()
        fight.next_half()
        tell_what_is_over(change, before, fight)
        put_back(change, fight)
        if fight.is_time_up():
            run_out_of_time(change, self.combat)
        else:
            self.go_on(change, "additions", summoning=summoning)


def _mask(units: list[int]) -> int:
    return sum(1 << unit for unit in units)


def reveal_masters(change: GodsChange, combat: Combat) -> None:
    """G24.3a: with the attacker's set-up a Titan who fights is revealed for the rest of the game."""
    for marker in combat.markers:
        army = change.state.armies[marker]
        if army.owner >= 0 and change.state.players[army.owner].master in army.figures:
            reveal_master(change, army.owner)


def troop_of(world: World, marker: Marker) -> Troop:
    """An army as it goes to battle."""
    army = world.armies[marker]
    if army.owner < 0:
        return Troop(army.figures, army.owner)
    player = world.players[army.owner]
    # Ruling on G3.10i: while an army is bound to the sea ring, nobody of it leaves the water in a battle.
    is_bound = bool(why_not_ashore(army.figures, has_landed=player.has_landed))
    return Troop(
        army.figures,
        army.owner,
        battle_points=player.battle_points,
        trophies=len(player.trophies),
        bound=is_bound and not army.ashore,
    )


def begin_battle(change: GodsChange, step: CombatStep) -> None:
    """G10.3e: the armies are laid open, and the battle takes the place of the step on top."""
    combat = step.combat
    for marker in combat.markers:
        lay_open(change, marker)
    world = change.state
    # G1.6b: the battlefield of the land in which they met.
    land = battlefield(combat.field)
    assert land is not None
    # G11.2c: the attacker comes over the side from which his army came; G11.2b: that is a side of the field
    # as it lies on the board; G11.2d: except where it is fixed.
    entry = FIXED_ENTRY.get(land, world.armies[combat.attacker].entry) or 3
    battle = start_battle(
        land,
        entry,
        troop_of(world, combat.attacker),
        troop_of(world, combat.defender),
        masters_die=is_destroyed_if_slain(world, "Titan", by_executer=False),
    )
    change.state = world.but(battle=battle, newcomer=None)
    change.tell("battle", field=combat.field, land=LAND[combat.field], battlefield=land)
    change.replace(BattleCourse(*combat))


def begin_final_battle(
    change: GodsChange, attacker: Marker, loans: tuple[Loan, ...], entry: EntrySide
) -> None:
    """G27.5: the Dark-Titan's army comes over this side; the step on top gives way to the battle."""
    lay_open(change, attacker)
    world = change.state
    army = world.armies[attacker]
    # G16.5ce: the God's life depends on all Titans still in the game; it is computed once.
    titans = [world.players[seat] for seat in world.survivors]
    life = god_life([titan_power(player.battle_points) for player in titans if player.master in TITANS])
    lent = [(loan.figure, loan.seat) for loan in loans]
    battle = start_final_battle(entry, troop_of(world, attacker), life, lent)
    armies = tuple(loan.army for loan in loans)
    change.state = world.but(battle=msgspec.structs.replace(battle, lent=armies), newcomer=None)
    change.tell("final-battle", life=life)
    first = next(seat for seat in world.survivors if seat != army.owner)
    change.replace(BattleCourse(army.field, attacker, GOD, (army.owner, first)))


def slain_loans(world: World) -> tuple[Loan, ...]:
    """The lent Creatures that have fallen so far in the final battle."""
    return slain_of(fight_of(world), battle_of(world).lent)
