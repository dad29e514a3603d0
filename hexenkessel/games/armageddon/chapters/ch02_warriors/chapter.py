"""Chapter 2: warriors with axe, lance or sword; fields, steps and duels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.actions import Attack, Go, March, Swap
from hexenkessel.games.armageddon.chapters.ch02_warriors import duel, marching, swapping, walking
from hexenkessel.games.armageddon.chapters.chapter import Bout, Chapter, Reach, Verdict, Way
from hexenkessel.games.armageddon.chapters.crossing import Gait, Only, Toll, Ways
from hexenkessel.games.armageddon.figures import Figure, paced
from hexenkessel.games.armageddon.ground.geometry import Geometry, once_a_land
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.phase import ArmageddonChange, spend_action
from hexenkessel.games.armageddon.terms import Field, Item, Kind, Rule
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

MOST_ON_A_FIELD: Final = 4  # A2.3a
STEPS_ON_FOOT: Final = 2  # A2.3c
# A2.4r, A18.3d: for attacking.
ATTACK_POINTS: Final = 2
# A2.4s, A18.3c: the small triangle.
BEATS: Final[Mapping[Kind, Kind]] = {"axe": "lance", "lance": "sword", "sword": "axe"}


@once_a_land
def _flat_room(ground: Geometry) -> tuple[int, ...]:
    return (MOST_ON_A_FIELD,) * ground.size + (0,) * (ground.places - ground.size)


class Warriors(Chapter):
    """2: always in use."""

    number = 2
    section = "2"
    moves: ClassVar[tuple[type[Action], ...]] = (Go, March, Swap)
    blows: ClassVar[tuple[type[Action], ...]] = (Attack,)
    kinds: ClassVar[tuple[Kind, ...]] = ("axe", "lance", "sword")

    # What a player may say

    def moves_of(self, index: Index, figure: Figure) -> Iterable[Action]:
        names = index.ground.names
        return [Go(figure.id, names[field]) for field in index.reach(figure)]

    def moves_at_large(self, index: Index, seat: Seat) -> Iterable[Action]:
        return swapping.swaps(index, seat)

    def blows_of(self, index: Index, figure: Figure) -> Iterator[Action]:
        return (Attack(figure.id, target.id) for target in targets_of(index, figure))

    def forbids(self, index: Index, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case Go(who, field):
                return walking.why_not_go(index, seat, who, field)
            case March():
                return marching.why_not_march(index, seat, action)
            case Swap():
                return swapping.why_not_swap(index, seat, action)
            case Attack(who, target, supporter):
                return _why_not_attack(index, seat, who, target, supporter)
            case _:
                return NOT_POSSIBLE

    def do(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        figures = change.state.figures
        match action:
            case Go(who, field):
                index = change.state.index
                walking.go(change, figures[who], index.reach(figures[who])[index.ground.number[field]])
            case March():
                marching.march(change, seat, action)
            case Swap():
                swapping.exchange(change, seat, action)
            case Attack(who, target, supporter):
                helper = figures[supporter] if supporter is not None else None
                # A2.4k, A3.2c: attack and support are actions, whatever comes of them.
                spend_action(change, figures[who], *([helper] if helper else []))
                figures = change.state.figures
                bout = Bout(figures[who], figures[target], figures[helper.id] if helper else None)
                duel.fight(change, bout)

    # Stay and movement

    def room(self, ground: Ground) -> Sequence[int]:
        return _flat_room(ground)

    def full(self, index: Index, figure: Figure, field: Field) -> Rule:
        # A2.3a, A2.3g: at no moment more than four on a field.
        return "A2.3g"

    def may_move(self, index: Index, figure: Figure) -> Verdict:
        # A2.2a: on these pages every figure is a warrior; what is none has its own chapter.
        return None if figure.is_warrior else "A2.3e"

    def gait(self, index: Index, figure: Figure) -> Gait:
        return "foot"

    def toll(self, ground: Ground, gait: Gait, one: Field, other: Field) -> Toll:
        # A2.3b: every neighbouring field is one step away. A2.3i: there is nothing beyond the board.
        return Only(1)

    def ways(self, index: Index, figure: Figure) -> Ways:
        return index.ways(index.rules.gait(index, figure))

    def barrier(self, index: Index, figure: Figure, one: Field, other: Field) -> Rule | None:
        return index.barrier(index.rules.gait(index, figure), one, other)

    def steps_left(self, index: Index, figure: Figure) -> int:
        return paced(figure, STEPS_ON_FOOT) - figure.steps

    def reach(self, index: Index, figure: Figure) -> Reach:
        return walking.reach_by_steps(index, figure)

    def walk(self, index: Index, figure: Figure, way: Way) -> Sequence[Figure]:
        now = index.field.round
        return [
            walking.stepped(each, way.path[-1], way.cost, now) for each in index.rules.company(index, figure)
        ]

    def too_far(self, index: Index, figure: Figure, field: Field) -> Rule:
        # A2.3c: two steps a round.
        return "A2.3c"

    # Melee

    def may_strike(self, index: Index, attacker: Figure, target: Figure) -> Verdict:
        # A2.4d: on the same field or on neighbouring fields.
        if attacker.field != target.field and target.field not in index.adjacent(attacker.field):
            return "A2.4d"
        if rule := index.barred_blow(attacker.field, target.field):
            return rule
        # A2.4f: duels are between warriors; animals and things have their own chapters.
        return None if attacker.is_warrior and target.is_warrior else "A2.4f"

    def attack_points(self, index: Index, bout: Bout, fighter: Figure) -> int:
        # A2.4r
        return ATTACK_POINTS

    def good_points(self, index: Index, bout: Bout, fighter: Figure, opponent: Figure) -> Iterable[Item]:
        # A2.4s: in attack and in defence.
        mine = index.rules.fights_as(index, bout, fighter, opponent)
        theirs = index.rules.fights_as(index, bout, opponent, fighter)
        return ((f"{mine}-against-{theirs}", 1),) if BEATS.get(mine) == theirs else ()


def targets_of(index: Index, attacker: Figure) -> Iterator[Figure]:
    """Those whom a warrior who has not acted may attack."""
    # A2.4ac: only those of another player.
    foes = index.foes_near(attacker.field, attacker.owner)
    if foes and attacker.is_warrior and not attacker.acted:
        may_strike = index.rules.may_strike
        for target in foes:
            if not may_strike(index, attacker, target):
                yield target


def _why_not_attack(
    index: Index, seat: Seat, who: int, target_id: int, supporter_id: int | None
) -> Refusal | None:
    attacker, target = index.figures.get(who), index.figures.get(target_id)
    if attacker is None or target is None:
        return NOT_POSSIBLE
    if rule := why_not_strike(index, seat, attacker, target):
        return Refusal(rule, {"figure": who})
    if supporter_id is None:
        return None
    supporter = index.figures.get(supporter_id)
    if supporter is None or supporter.id == attacker.id:
        return NOT_POSSIBLE
    # A3.2a: one of the same player who could attack the same enemy himself.
    if supporter.owner != seat:
        return Refusal("A3.2a", {"figure": supporter.id})
    if supporter.acted:
        return Refusal("A3.2c", {"figure": supporter.id})
    if why_not_strike(index, seat, supporter, target):
        return Refusal("A3.2a", {"figure": supporter.id})
    if rule := index.rules.may_support(index, supporter, attacker, target):
        return Refusal(rule, {"figure": supporter.id})
    return None


def why_not_strike(index: Index, seat: Seat, attacker: Figure, target: Figure) -> Rule | None:
    # A2.4e: everybody attacks with his own figures, in his turn.
    if attacker.owner != seat:
        return "A2.4e"
    # A2.4i, A2.4l: once a round.
    if attacker.acted:
        return "A2.4i"
    # A2.4ac: never one's own.
    if target.owner == seat:
        return "A2.4ac"
    return index.rules.may_strike(index, attacker, target) or None
