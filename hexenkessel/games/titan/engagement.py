"""The engagement phase: in which order, and what the two sides say to each other first (T6.3, T9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import ClassVar, Final, Literal

import msgspec

from hexenkessel.games.titan.actions import Accept, Concede, Engage, Fight, Flee, Propose, Stand
from hexenkessel.games.titan.battle.course import begin_battle
from hexenkessel.games.titan.meeting import MeetingStep, meeting_in
from hexenkessel.games.titan.phase import TitanChange, TitanPosition, TitanStep
from hexenkessel.games.titan.resolution import Verdict, conclude
from hexenkessel.games.titan.terms import Character, Land
from hexenkessel.games.titan.world import World, has_lord
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import Reason
from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.kernel.step import Prompt
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER
from hexenkessel.legions.stacks import holds

SIDES: Final = ("attacker", "defender")

# Our ruling, so that every engagement comes to an end: so many proposals in all, then yes or battle.
MOST_PROPOSALS: Final = 6


class EngagementPhase(TitanStep, frozen=True, tag="engagements"):
    """T6.3a: every engagement of this turn is settled now."""

    answers: ClassVar[tuple[type[Action], ...]] = (Engage,)

    seat: Seat

    def due(self, position: TitanPosition) -> tuple[Seat, ...]:
        return (self.seat,) if len(position.state.engaged_lands()) > 1 else ()

    def run(self, change: TitanChange) -> None:
        # T1.2c: an engagement is open as long as both legions stand there, so there is no other way on.
        if lands := change.state.engaged_lands():
            meet(change, lands[0])
        else:
            change.pop()

    def legal(self, position: TitanPosition, seat: Seat) -> list[Action]:
        # T6.3b: the active player chooses which one is next; it is finished before another begins.
        return [Engage(land) for land in position.state.engaged_lands()]

    def why_not(self, position: TitanPosition, seat: Seat, action: Action) -> str:
        return "T1.2b"

    def why_not_now(self, position: TitanPosition, seat: Seat, action: Action) -> Reason:
        # T6.3a: as long as an engagement is open, nothing else comes next.
        return "T6.3a"

    def answer(self, change: TitanChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Engage)
        meet(change, action.land)


def meet(change: TitanChange, land: Land) -> None:
    """The two sides look at each other."""
    meeting = meeting_in(change.state, land)
    attacker, defender = (change.state.legions[marker] for marker in meeting.markers)
    change.tell("engagement", land=land, attacker=meeting.attacker, defender=meeting.defender)
    # T9.1a: both see the whole opposing legion. T9.1b: nobody else does.
    pair = (attacker.owner, defender.owner)
    for marker, legion in zip(meeting.markers, (attacker, defender), strict=True):
        change.reveal("inspected", to=pair, legion=marker, characters=legion.characters)
    change.push(Negotiation(*meeting, speaker=DEFENDER))


class Negotiation(MeetingStep, frozen=True, tag="negotiation"):
    """Flight, agreement, or battle. The defender speaks first, then they take turns."""

    answers: ClassVar[tuple[type[Action], ...]] = (Flee, Stand, Propose, Accept, Fight, Concede)

    speaker: int  # ATTACKER or DEFENDER
    flight_declined: bool = False
    proposals: int = 0
    offer: Propose | None = None  # what the other side has proposed; third parties see only that it is there
    has_offer: bool = False

    def due(self, position: TitanPosition) -> tuple[Seat, ...]:
        return (self.seats(position.state)[self.speaker],)

    def prompt(self, position: TitanPosition, seat: Seat) -> Prompt:
        if self.offer:
            return Prompt("prompt-offer", {"land": self.land})
        if self.flight_declined:
            return Prompt("prompt-negotiation", {"land": self.land})
        key = "prompt-flight" if self._may_flee(position.state) else "prompt-attacked"
        return Prompt(key, {"land": self.land})

    def _may_flee(self, world: World) -> bool:
        # T9.2c: only the defender may flee. T9.2d: not with a Lord; Demi-Lords do not matter.
        return not self.flight_declined and not has_lord(world.legions[self.defender].characters)

    def legal(self, position: TitanPosition, seat: Seat) -> list[Action]:
        world = position.state
        actions: list[Action] = []
        if self._may_flee(world):
            actions.append(Flee())
        if not self.flight_declined:
            actions.append(Stand())
        # T9.3h: either side may insist on battle.
        actions.append(Fight())
        # T9.3a: an agreement needs both.
        if self.offer:
            actions.append(Accept())
        if self.proposals < MOST_PROPOSALS:
            actions += self._proposals(world)
        return actions

    def _proposals(self, world: World) -> list[Action]:
        # T9.3b: at least one legion goes entirely, T9.3c: the other may lose some, or both go.
        attackers, defenders = (world.legions[marker].characters for marker in self.meeting.markers)
        return [Propose("nobody"), *proposals("attacker", attackers), *proposals("defender", defenders)]

    def readers(self, position: TitanPosition, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        # T9.1b: the words of a proposal name who is in the legions, which only the two sides have seen.
        return self.seats(position.state) if isinstance(action, Propose) else None

    def asides(self, position: TitanPosition, seat: Seat) -> list[Action]:
        asides = super().asides(position, seat)
        # T9.4a: once flight is declined, either side may concede at any time.
        if self.flight_declined and seat in self.seats(position.state):
            asides.append(Concede())
        return asides

    def why_not(self, position: TitanPosition, seat: Seat, action: Action) -> str:
        world = position.state
        match action:
            case Flee():
                if self.speaker == ATTACKER:
                    return "T9.2c"
                return "T9.2e" if self.flight_declined else "T9.2d"
            case Propose(winner, kept):
                if self.proposals >= MOST_PROPOSALS:
                    return "T9.3h"
                if winner == "nobody":
                    return "T9.3b"
                characters = world.legions[self.meeting.markers[SIDES.index(winner)]].characters
                # T9.3d: it concerns characters of the two legions and nobody else.
                if not holds(characters, kept):
                    return "T9.3d"
                # A winner keeps somebody, and his own Titan in any case (ruling under T9.3h).
                return "T9.3h" if kept else "T9.3b"
            case Concede():
                return "T9.4a"
            case Accept():
                return "T9.3a"
        return "T9.2e"

    def why_not_now(self, position: TitanPosition, seat: Seat, action: Action) -> Reason:
        # T6.3b: one engagement is finished before the next begins.
        return "T6.3b" if isinstance(action, Engage) else super().why_not_now(position, seat, action)

    def answer(self, change: TitanChange, seat: Seat, action: Action) -> None:
        match action:
            case Flee():
                # T9.2a: the legion is gone, the attacker loses nothing.
                change.tell("flee", seat=seat, land=self.land)
                attackers = change.state.legions[self.attacker].characters
                conclude(change, self.meeting, Verdict("flight", (attackers, ())))
            case Stand():
                # T9.2e: who has accepted battle or made a proposal can no longer flee.
                change.tell("stand", seat=seat, land=self.land)
                self._hand_over(change, None)
            case Propose():
                self._propose(change, seat, action)
            case Accept():
                assert self.offer is not None
                self._agree(change, seat, self.offer)
            case Fight():
                change.tell("fight", seat=seat, land=self.land)
                begin_battle(change, self.meeting)
            case _:
                self._concede(change, seat)

    def _hand_over(self, change: TitanChange, offer: Propose | None) -> None:
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

    def _propose(self, change: TitanChange, seat: Seat, offer: Propose) -> None:
        pair = self.seats(change.state)
        change.tell("proposal-made", seat=seat)
        # T9.1b: who is kept would tell others what the legions are made of.
        change.tell("proposal", to=pair, seat=seat, winner=offer.winner, kept=offer.kept)
        self._hand_over(change, offer)

    def _agree(self, change: TitanChange, seat: Seat, offer: Propose) -> None:
        change.tell("agreement", seat=seat, land=self.land)
        kept = offer.kept
        left = {"attacker": (kept, ()), "defender": ((), kept), "nobody": ((), ())}[offer.winner]
        # T14.2a: a defender who wins by agreement may be reinforced.
        conclude(change, self.meeting, Verdict("agreement", left, may_reinforce=True))

    def _concede(self, change: TitanChange, seat: Seat) -> None:
        """T9.4c: the winner loses nothing. T14.2b: nor is he reinforced, as nobody was placed yet."""
        change.tell("concede", seat=seat, land=self.land)
        attackers, defenders = (change.state.legions[marker].characters for marker in self.meeting.markers)
        is_attacker = seat == self.seats(change.state)[ATTACKER]
        left: tuple[tuple[Character, ...], tuple[Character, ...]]
        left = ((), defenders) if is_attacker else (attackers, ())
        conclude(change, self.meeting, Verdict("concession", left))

    def as_seen_by(self, observer: Observer, state: World) -> Negotiation:
        return self if observer in self.seats(state) else msgspec.structs.replace(self, offer=None)

    def sampled(self, position: TitanPosition, rng: Random) -> Negotiation:
        is_hidden = self.has_offer and self.offer is None
        return msgspec.structs.replace(self, offer=Propose("nobody")) if is_hidden else self


@lru_cache(maxsize=1024)
def proposals(
    winner: Literal["attacker", "defender"], characters: Sequence[Character]
) -> tuple[Propose, ...]:
    """All that can be proposed if this side wins."""
    return tuple(Propose(winner, kept) for kept in survivors(characters))


@lru_cache(maxsize=1024)
def survivors(characters: Sequence[Character]) -> tuple[tuple[Character, ...], ...]:
    """All that a winner could keep: somebody, and his Titan in any case (ruling under T9.3h)."""
    sizes = range(1, len(characters) + 1)
    groups = {group for size in sizes for group in combinations(characters, size)}
    return tuple(sorted(group for group in groups if "Titan" not in characters or "Titan" in group))
