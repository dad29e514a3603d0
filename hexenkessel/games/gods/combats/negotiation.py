"""What the two sides of a combat say to each other before they fight (G10.3 to G10.6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import ClassVar, Final, Literal

import msgspec

from hexenkessel.games.gods.actions import Accept, Concede, Engage, Fight, Flee, Propose, Stand, Terms
from hexenkessel.games.gods.combats.combat import CombatStep, Verdict
from hexenkessel.games.gods.combats.resolution import conclude
from hexenkessel.games.gods.equipment.figures import is_master
from hexenkessel.games.gods.phase import GodsChange, GodsPosition
from hexenkessel.games.gods.terms import Figures
from hexenkessel.games.gods.trade import exchange, tell_terms, why_not_exchange
from hexenkessel.games.gods.world import World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import Reason, Refusal
from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.kernel.step import Prompt
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER
from hexenkessel.legions.stacks import holds

SIDES: Final = ("attacker", "defender")

# Our ruling, as in Titan, so that every combat comes to an end: so many proposals, then yes or battle.
MOST_PROPOSALS: Final = 6


class Negotiation(CombatStep, frozen=True, tag="negotiation"):
    """Flight, agreement, or battle. The defender speaks first, then they take turns.

    G10.8a: the two have looked at each other; now the defender may flee, then they negotiate, then the
    figures are laid open, the defender sets up, the attacker may concede a last time or sets up as well.
    """

    answers: ClassVar[tuple[type[Action], ...]] = (Flee, Stand, Propose, Accept, Fight, Concede)

    speaker: int = DEFENDER
    flight_declined: bool = False
    proposals: int = 0
    offer: Propose | None = None  # what the other side has proposed; third parties see only that it is there
    has_offer: bool = False

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        return (self.leaders[self.speaker],)

    def prompt(self, position: GodsPosition, seat: Seat) -> Prompt:
        if self.offer:
            return Prompt("prompt-proposal", {"field": self.field})
        if self.flight_declined:
            return Prompt("prompt-negotiation", {"field": self.field})
        key = "prompt-flight" if self._may_flee(position.state) else "prompt-attacked"
        return Prompt(key, {"field": self.field})

    # What may be said

    def _may_flee(self, world: World) -> bool:
        # G10.4a: before anything else, G10.4e: and only the defender.
        # G10.4c: not with a Master; G10.4d: Lords, Elements and Demilords do not matter.
        return not self.flight_declined and not any(map(is_master, world.armies[self.defender].figures))

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        world = position.state
        actions: list[Action] = []
        if self._may_flee(world):
            actions.append(Flee())
        if not self.flight_declined:
            actions.append(Stand())
        # G10.5e: if either insists on fighting, there is no negotiation.
        actions.append(Fight())
        if self._may_accept(world):
            actions.append(Accept())
        if self.proposals < MOST_PROPOSALS:
            actions += self._proposals(world)
        return actions

    def _proposals(self, world: World) -> list[Action]:
        """Those without goods; with goods there are too many to be listed."""
        # G10.5b: at least one army goes entirely, G10.5c: the other may lose some, or both go.
        attackers, defenders = (world.armies[marker].figures for marker in self.combat.markers)
        return [Propose("nobody"), *proposals("attacker", attackers), *proposals("defender", defenders)]

    def is_open(self, position: GodsPosition, seat: Seat) -> bool:
        # G10.5d: any goods may be part of it.
        return self.proposals < MOST_PROPOSALS

    def check(self, position: GodsPosition, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Propose):
            rule = self._why_not_propose(position.state, action)
            return Refusal(rule) if rule else None
        return super().check(position, seat, action)

    def _why_not_propose(self, world: World, action: Propose) -> str:
        if self.proposals >= MOST_PROPOSALS:
            return "G10.5e"
        if action.winner == "nobody":
            if action.kept:
                return "G10.5b"
        else:
            figures = world.armies[self.combat.markers[SIDES.index(action.winner)]].figures
            # G10.1b: it concerns the figures of the two armies and nobody else.
            if not holds(figures, action.kept):
                return "G10.1b"
            # A winner keeps somebody, and as in Titan his own Master in any case.
            if not action.kept or any(is_master(name) and name not in action.kept for name in figures):
                return "G10.5b"
        proposer, other = self.leaders[self.speaker], self.leaders[1 - self.speaker]
        return why_not_exchange(world, proposer, other, goods_of(action))

    def _may_accept(self, world: World) -> bool:
        # G10.5a: an agreement needs both; and what was offered must still be there.
        proposer, other = self.leaders[1 - self.speaker], self.leaders[self.speaker]
        return self.offer is not None and not why_not_exchange(world, proposer, other, goods_of(self.offer))

    def readers(self, position: GodsPosition, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        # G10.3d: the words of a proposal name who is in the armies, which only the two have seen.
        return self.leaders if isinstance(action, Propose) else super().readers(position, seat, action)

    def why_not(self, position: GodsPosition, seat: Seat, action: Action) -> str:
        match action:
            case Flee():
                if self.speaker == ATTACKER:
                    return "G10.4e"
                # G10.4f: who has begun to negotiate or accepted battle does not flee any more.
                return "G10.4f" if self.flight_declined else "G10.4c"
            case Concede():
                # G10.6a: not before the figures lie open, that is in the battle.
                return "G10.6a"
            case Accept():
                return "G10.5a"
        return "G10.4f"

    def why_not_now(self, position: GodsPosition, seat: Seat, action: Action) -> Reason:
        # G6.3c: one combat is finished before the next begins.
        return "G6.3c" if isinstance(action, Engage) else super().why_not_now(position, seat, action)

    # What happens

    def do(self, change: GodsChange, seat: Seat, action: Action) -> None:
        match action:
            case Flee():
                change.tell("flee", seat=seat, field=self.field)
                # G10.4b: the army is destroyed, and the attacker loses nothing.
                attackers = change.state.armies[self.attacker].figures
                conclude(change, self.combat, Verdict("flight", (attackers, ())))
            case Stand():
                change.tell("stand", seat=seat, field=self.field)
                self._hand_over(change, None)
            case Propose():
                self._propose(change, seat, action)
            case Accept():
                assert self.offer is not None
                self._agree(change, seat, self.offer)
            case _:
                change.tell("fight", seat=seat, field=self.field)
                self.fight(change)

    def fight(self, change: GodsChange) -> None:
        from hexenkessel.games.gods.battle.course import begin_battle

        # G10.3e: now everybody sees both armies.
        begin_battle(change, self)

    def _hand_over(self, change: GodsChange, offer: Propose | None) -> None:
        change.replace(
            msgspec.structs.replace(
                self,
                speaker=1 - self.speaker,
                flight_declined=self.flight_declined or self.speaker == DEFENDER,
                proposals=self.proposals + (offer is not None),
                offer=offer,
                has_offer=offer is not None,
            )
        )

    def _propose(self, change: GodsChange, seat: Seat, offer: Propose) -> None:
        change.tell("proposal-made", seat=seat)
        # G10.3d: who is kept would tell others what the armies are made of.
        change.tell("proposal", to=self.leaders, seat=seat, winner=offer.winner, kept=offer.kept)
        if goods_of(offer) != Terms():
            partner = self.leaders[1 - self.speaker]
            tell_terms(change, "proposal-terms", seat, partner, goods_of(offer), self.leaders)
        self._hand_over(change, offer)

    def _agree(self, change: GodsChange, seat: Seat, offer: Propose) -> None:
        change.tell("agreement", seat=seat, field=self.field)
        terms = goods_of(offer)
        if terms != Terms():
            # G10.5d: what was part of the bargain changes hands at once; pools and gems are public.
            proposer = self.leaders[1 - self.speaker]
            exchange(change, proposer, seat, terms)
            tell_terms(change, "traded", proposer, seat, terms, None)
        kept = offer.kept
        left: tuple[Figures, Figures]
        left = {"attacker": (kept, ()), "defender": ((), kept), "nobody": ((), ())}[offer.winner]
        # G17.2f: a defender who wins so may reinforce, G18.2h: and an attacker may summon.
        verdict = Verdict("negotiation", left, may_reinforce=True, may_summon=True)
        conclude(change, self.combat, verdict)

    def as_seen_by(self, observer: Observer, state: World) -> Negotiation:
        return self if observer in self.leaders else msgspec.structs.replace(self, offer=None)

    def sampled(self, position: GodsPosition, rng: Random) -> Negotiation:
        is_hidden = self.has_offer and self.offer is None
        return msgspec.structs.replace(self, offer=Propose("nobody")) if is_hidden else self


def goods_of(offer: Propose) -> Terms:
    """What changes hands besides."""
    return Terms(offer.gems, offer.for_gems, offer.goods, offer.for_goods)


@lru_cache(maxsize=1024)
def proposals(winner: Literal["attacker", "defender"], figures: Sequence[str]) -> tuple[Propose, ...]:
    """All that can be proposed if this side wins, without goods."""
    return tuple(Propose(winner, kept) for kept in survivors(figures))


@lru_cache(maxsize=1024)
def survivors(figures: Sequence[str]) -> tuple[Figures, ...]:
    """All that a winner could keep: somebody, and his Master in any case."""
    sizes = range(1, len(figures) + 1)
    groups = {group for size in sizes for group in combinations(figures, size)}
    masters = [name for name in figures if is_master(name)]
    return tuple(sorted(group for group in groups if all(name in group for name in masters)))
