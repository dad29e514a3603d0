"""17.6: the duel of magicians."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.chapters.ch16_beasts.eighteen import WRATH
from hexenkessel.games.armageddon.chapters.ch17_magic import aiming, lasting, mortality, stock
from hexenkessel.games.armageddon.chapters.ch17_magic.actions import BlowAway, Challenge, MakeMortal
from hexenkessel.games.armageddon.chapters.ch17_magic.kinds import MAGICIAN
from hexenkessel.games.armageddon.chapters.ch17_magic.state import Lasting
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.geometry import NOWHERE
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonPosition, ArmageddonStep
from hexenkessel.games.armageddon.rolling import throw_by
from hexenkessel.games.armageddon.terms import SIDES, Field, FigureId, Rule
from hexenkessel.hexes.axial import STEPS
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.refusal import NOT_AN_ANSWER, NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

REST: Final = 6  # A17.6e: rounds
FAR: Final = 24  # A17.6f


def challenges(index: Index, magician: Figure) -> Iterator[Challenge]:
    if magician.owner is None:
        return
    for other in stock.magicians(index.field):
        action = Challenge(magician.id, other.id)
        if why_not_challenge(index, magician.owner, action) is None:
            yield action


def why_not_challenge(index: Index, seat: Seat, action: Challenge) -> Refusal | None:
    one, other = index.figures.get(action.figure), index.figures.get(action.target)
    if one is None or other is None:
        return NOT_POSSIBLE
    rule = _why_not(index, seat, one, other)
    return Refusal(rule, {"figure": one.id}) if rule else None


def _why_not(index: Index, seat: Seat, one: Figure, other: Figure) -> Rule | None:
    # A17.6a: a magician a hostile one, within 12 fields; A17.6d: in his own player's turn.
    if one.owner != seat or one.kind != MAGICIAN or other.kind != MAGICIAN:
        return "A17.6a"
    if not index.field.is_enemy(one.owner, other.owner):
        return "A17.6a"
    if index.ground.distance(one.field, other.field) > aiming.REACH:
        return "A17.6a"
    # A17.6e: neither had a duel in the last six rounds.
    resting = lasting.lies_on(index, lasting.REST)
    return "A17.6e" if one.id in resting or other.id in resting else None


def loser_of(rolls: list[int]) -> int | None:
    """A17.6b: which of these rolls has lost, the challenged's first; None: it goes on."""
    for number, roll in enumerate(rolls):
        # A17.6c: an eighteen always loses.
        if roll == WRATH or (number and roll < rolls[number - 1]):
            return number
    return None


def fight(change: ArmageddonChange, action: Challenge) -> None:
    """R-A17.6b: it cannot be refused, and equal rolls go on."""
    figures = change.state.figures
    challenger, challenged = figures[action.figure], figures[action.target]
    both = (challenged, challenger)
    rolls: list[int] = []
    while (lost := loser_of(rolls)) is None:
        rolls.append(throw_by(change, "magic-duel", both[len(rolls) % 2]))
    loser, winner = both[lost % 2], both[1 - lost % 2]
    assert challenger.owner is not None and challenged.owner is not None and winner.owner is not None
    change.tell(
        "magic-duel",
        seat=challenger.owner,
        field=change.state.index.name(challenger.field),
        foe=challenged.owner,
        place=change.state.index.name(challenged.field),
        rolls=tuple(rolls),
        result="challenger" if winner is challenger else "challenged",
    )
    # A17.6e: counted by the turns of who has challenged.
    ids = tuple(sorted((challenger.id, challenged.id)))
    lasting.add(change, Lasting(lasting.REST, challenger.owner, REST, ids))
    change.push(Triumph(winner.owner, loser.id))


class Triumph(ArmageddonStep, frozen=True, tag="triumph"):
    """A17.6f, A17.6g: the winner may blow the loser away, or declare him mortal."""

    answers: ClassVar[tuple[type[Action], ...]] = (BlowAway, MakeMortal, Done)

    seat: Seat
    loser: FigureId

    def due(self, position: ArmageddonPosition) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal(self, position: ArmageddonPosition, seat: Seat) -> list[Action]:
        index = position.state.index
        sides = (side for side in SIDES if goal_of(index, self.loser, SIDES.index(side)) != NOWHERE)
        return [*(BlowAway(side) for side in sides), MakeMortal(), Done()]

    def prompt(self, position: ArmageddonPosition, seat: Seat) -> Prompt:
        index = position.state.index
        return Prompt("prompt-triumph", {"field": index.name(index.figures[self.loser].field)})

    def why_not(self, position: ArmageddonPosition, seat: Seat, action: Action) -> Refusal | None:
        # R-A17.6f: where the board has no such field, or a magician is above it.
        return Refusal("A17.6f") if isinstance(action, BlowAway) else NOT_AN_ANSWER

    def answer(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        change.pop()
        index = change.state.index
        loser = index.figures[self.loser]
        if isinstance(action, MakeMortal):
            mortality.fall(change, self.seat, self.loser)
        elif isinstance(action, BlowAway):
            goal = goal_of(index, self.loser, SIDES.index(action.side))
            change.state = change.state.changing(loser.but(field=goal))
            foe = -1 if loser.owner is None else loser.owner
            here, there = index.name(loser.field), index.name(goal)
            change.tell("blown-away", seat=self.seat, foe=foe, field=here, place=there)


def goal_of(index: Index, who: FigureId, direction: int) -> Field:
    """A17.6f: exactly 24 fields in a main direction, on any ground, occupied or not."""
    q, r = STEPS[direction]
    loser = index.figures[who]
    goal = index.ground.shifted(index.ground.field_of(loser.field), (q * FAR, r * FAR))
    if any(each.field == goal for each in stock.magicians(index.field) if each.id != who):
        return NOWHERE
    return goal
