"""Giving up an army, when the figures lie open (G10.6)."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.gods.actions import Accept, Concede
from hexenkessel.games.gods.combats.combat import Combat, CombatStep, Verdict
from hexenkessel.games.gods.combats.resolution import conclude
from hexenkessel.games.gods.phase import GodsChange, GodsPosition
from hexenkessel.games.gods.world import NEUTRAL
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER


def hand_over_victory(change: GodsChange, combat: Combat, verdict: Verdict) -> None:
    """A side has conceded. `verdict` is what is left if only it does; the other side is asked first."""
    side = ATTACKER if not verdict.left[ATTACKER] else DEFENDER
    # Ruling on G25.2c: a neutral garrison never concedes.
    if combat.owners(change.state)[1 - side] == NEUTRAL:
        conclude(change, combat, verdict)
    else:
        change.push(Concession(*combat, side=side, verdict=verdict))


class Concession(CombatStep, frozen=True, tag="concession"):
    """G10.6d: if the other side wants to concede, too, it is a draw."""

    answers: ClassVar[tuple[type[Action], ...]] = (Accept, Concede)
    may_give_up: ClassVar[bool] = False

    side: int  # that has conceded
    verdict: Verdict

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        return (self.leaders[1 - self.side],)

    def prompt(self, position: GodsPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-concession", {"field": self.field})

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        return [Accept(), Concede()]

    def do(self, change: GodsChange, seat: Seat, action: Action) -> None:
        if isinstance(action, Accept):
            # G10.6b: the army is destroyed at once, G10.6c: and the winner loses nobody else.
            conclude(change, self.combat, self.verdict)
            return
        change.tell("concede", seat=seat, field=self.field)
        draw = Verdict("concession", ((), ()), has_set_up=self.verdict.has_set_up)
        conclude(change, self.combat, draw)
