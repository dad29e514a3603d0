"""Who may join a battle: the defender's reinforcement and the attacker's summoned Lord (T14, T15)."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.titan.actions import Concede, Muster, Summon
from hexenkessel.games.titan.battle.phase import FieldStep, call_newcomer, fight_of, living
from hexenkessel.games.titan.march import show
from hexenkessel.games.titan.meeting import Meeting
from hexenkessel.games.titan.muster import musters, offered, tell_muster, why_not_in
from hexenkessel.games.titan.phase import TitanChange, TitanPosition
from hexenkessel.games.titan.spoils import is_asked_to_summon, summons, why_not_summon
from hexenkessel.games.titan.world import FULL, World
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER


class Reinforcement(FieldStep, frozen=True, tag="reinforcement"):
    """T14: the defender may call one character. T14.1b: one in a battle, and only if he likes."""

    answers: ClassVar[tuple[type[Action], ...]] = (Muster, Done, Concede)

    def legal(self, position: TitanPosition, seat: Seat) -> list[Action]:
        return [*reinforcements(position.state, self.meeting), Done()]

    def on_screen(self, position: TitanPosition, seat: Seat) -> list[Action]:
        return offered(position.state, self.legal(position, seat))

    def why_not(self, position: TitanPosition, seat: Seat, action: Action) -> str:
        assert isinstance(action, Muster)
        if action.legion != self.defender:
            return "T14.0a"
        terrain = position.state.legions[self.defender].terrain
        return why_not_in(position.state, action, terrain, living(fight_of(position.state), DEFENDER))

    def do(self, change: TitanChange, action: Action) -> None:
        change.pop()
        if isinstance(action, Muster):
            show(change, action.legion, action.shown)
            tell_muster(change, action)
            call_newcomer(change, action.recruit, DEFENDER, None)


def may_reinforce(world: World, meeting: Meeting) -> bool:
    return bool(reinforcements(world, meeting))


def reinforcements(world: World, meeting: Meeting) -> list[Action]:
    """T14.0b: whom the living of the defending legion could muster in this land."""
    # T14.1a: not while seven of them are alive; the slain do not count.
    terrain = world.legions[meeting.defender].terrain
    return musters(world, meeting.defender, terrain, living(fight_of(world), DEFENDER))


class Summoning(FieldStep, frozen=True, tag="summoning"):
    """T15.3a: the attacker's one chance in a battle to summon an Angel or Archangel."""

    answers: ClassVar[tuple[type[Action], ...]] = (Summon, Done, Concede)

    def due(self, position: TitanPosition) -> tuple[Seat, ...]:
        return super().due(position) if self._is_asked(position.state) else ()

    def run(self, change: TitanChange) -> None:
        change.pop()

    def _is_asked(self, world: World) -> bool:
        # T15.0d: the legion must have fewer than seven living characters.
        has_room = len(living(fight_of(world), ATTACKER)) < FULL
        return has_room and is_asked_to_summon(world, self.attacker)

    def legal(self, position: TitanPosition, seat: Seat) -> list[Action]:
        return [*summons(position.state, self.attacker), Done()]

    def why_not(self, position: TitanPosition, seat: Seat, action: Action) -> str:
        assert isinstance(action, Summon)
        return why_not_summon(position.state, self.attacker, action)

    def do(self, change: TitanChange, action: Action) -> None:
        change.pop()
        if isinstance(action, Summon):
            show(change, action.legion, (action.character,))
            seat = change.state.legions[self.attacker].owner
            change.tell(
                "summoning", seat=seat, legion=self.attacker, donor=action.legion, character=action.character
            )
            call_newcomer(change, action.character, ATTACKER, action.legion)
