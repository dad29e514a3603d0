"""What comes of riding somebody down, 8.3, 8.4 and 9.4: who dies, and how likely.

The rules themselves are asked, blow by blow: all that dice can do is followed until there is room again, and
what leads to the same is followed once. Where a player has a choice he is taken to do what is strongest at
the moment, and to save what is dearest.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from hexenkessel.games.armageddon.actions import Assign, Go
from hexenkessel.games.armageddon.chapters.ch02_warriors.duel import by_points, strengths_of
from hexenkessel.games.armageddon.chapters.ch08_chariot.driving import others_at
from hexenkessel.games.armageddon.chapters.ch08_chariot.rolling import RollingOver
from hexenkessel.games.armageddon.chapters.ch08_chariot.team import pole_field
from hexenkessel.games.armageddon.chapters.ch12_devices.overrunning import Crushing
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.chapters.trampling import crowding
from hexenkessel.games.armageddon.chapters.trampling.actions import Defend, Sacrifice, Strike
from hexenkessel.games.armageddon.chapters.trampling.scramble import Scramble
from hexenkessel.games.armageddon.chapters.trampling.trampling import Trampling
from hexenkessel.games.armageddon.dangers import LifeRolls
from hexenkessel.games.armageddon.figures import KINDS
from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.odds import SUMS, WAYS_OF_ONE, WAYS_OF_TWO
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonPosition
from hexenkessel.games.armageddon.terms import FigureId
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat

TUMULTS: Final = (Crushing, Trampling, RollingOver, Scramble, LifeRolls)
"""The steps in which it is settled who dies, before the turn goes on."""

_NEGLIGIBLE: Final = 1e-9
_MOST_BLOWS: Final = 2_000

Sums: TypeAlias = tuple[int, ...]

_TWO_ROLLS: Final = tuple(
    (attack, defence, ways * others)
    for attack, ways in enumerate(SUMS)
    for defence, others in enumerate(SUMS)
    if ways and others
)


class Onrush(NamedTuple):
    """Chances, by what may come of it."""

    deaths: Mapping[FigureId, float]  # of everybody who may die
    foes: tuple[float, ...]  # that no enemy dies, one, two ...
    friends: float  # that any of one's own or of one's allies dies
    panic: float  # A9.4h


def onrush_of(position: ArmageddonPosition, seat: Seat, action: Action) -> Onrush | None:
    """What comes of an action that no dice decide by themselves; None if nobody is ridden down."""
    memo = position.state.index.memo
    key = ("onrush", action)
    if isinstance(action, Go) and not _meets_somebody(position.state.index, action):
        return None
    if key not in memo:
        change = _change(position)
        position.step.apply(change, seat, action)
        is_tumult = isinstance(change.steps[-1], TUMULTS) and change.outcome is None
        # A9.1v, A9.4k: some die before any die falls.
        has_dead = change.state.fallen != position.state.fallen
        memo[key] = _told(position, seat, change) if is_tumult or has_dead else None
    known: Onrush | None = memo[key]
    return known


def _meets_somebody(index: Index, go: Go) -> bool:
    """A8.3a, A8.4c, A9.4c: only chariots and elephants ride somebody down, where they stop or set out."""
    figure, field = index.figures[go.figure], index.ground.number[go.field]
    if figure.kind in crowding.ELEPHANTS:
        return bool(index.at(field))
    if figure.kind != "wagon":
        return False
    return any(others_at(index, figure, each) for each in (field, pole_field(index.ground, figure)))


def _told(before: ArmageddonPosition, seat: Seat, change: ArmageddonChange) -> Onrush:
    field = before.state
    deaths: dict[FigureId, float] = {}
    foes = [0.0]
    friends = panic = 0.0
    for chance, living, is_panic in _ends(change):
        dead = [figure for each, figure in field.figures.items() if each not in living]
        for figure in dead:
            deaths[figure.id] = deaths.get(figure.id, 0.0) + chance
        count = sum(field.is_enemy(figure.owner, seat) for figure in dead)
        owned = sum(figure.owner is not None for figure in dead)
        foes += [0.0] * (count + 1 - len(foes))
        foes[count] += chance
        friends += chance if count < owned else 0.0
        panic += chance if is_panic else 0.0
    return Onrush(deaths, tuple(foes), friends, panic)


# All that can happen


class _Node(NamedTuple):
    position: ArmageddonPosition
    is_panic: bool


def _ends(change: ArmageddonChange) -> Iterator[tuple[float, Mapping[FigureId, Any], bool]]:
    """Who lives in the end, and whether there was a panic, each with its chance."""
    start = change.state.figures
    nodes: dict[Hashable, _Node] = {}
    ways: dict[Hashable, list[tuple[float, Hashable]]] = {}

    def met(node: _Node) -> Hashable:
        state = node.position.state
        changed = tuple(figure for each, figure in state.figures.items() if start[each] is not figure)
        key = (node.position.steps, state.fallen, changed, node.is_panic)
        nodes.setdefault(key, node)
        return key

    begun = change.position(change.before.number)
    mass = {met(_Node(begun, False)): 1.0}
    for _ in range(_MOST_BLOWS):
        spread: dict[Hashable, float] = {}
        for key, chance in mass.items():
            node = nodes[key]
            if not isinstance(node.position.step, TUMULTS) or node.position.outcome:
                yield chance, node.position.state.figures, node.is_panic
                continue
            if key not in ways:
                ways[key] = _without_return(key, [(weight, met(to)) for weight, to in _following(node)])
            for weight, to in ways[key]:
                spread[to] = spread.get(to, 0.0) + chance * weight
        mass = {key: chance for key, chance in spread.items() if chance > _NEGLIGIBLE}
        if not mass:
            return


def _without_return(key: Hashable, ways: list[tuple[float, Hashable]]) -> list[tuple[float, Hashable]]:
    """A2.4v: where nobody falls it is the same again, until somebody does."""
    left = sum(weight for weight, to in ways if to != key)
    return [(weight / left, to) for weight, to in ways if to != key]


def _following(node: _Node) -> Iterator[tuple[float, _Node]]:
    position = node.position
    answer = _best(position) if position.due else None
    for weight, sums in _rolls(position, answer):
        change = _change(position, sums)
        if answer is not None:
            position.step.apply(change, position.due[0], answer)
        else:
            position.steps[-1].run(change)
        is_panic = node.is_panic or any(event.key == "panic" for event in change.events)
        yield weight, _Node(change.position(position.number), is_panic)


# Dice


class _Loaded:
    """Dice that come to these sums, one roll after the other; they are never three equal ones (A17.5a)."""

    def __init__(self, sums: Sums) -> None:
        self._sums = iter(sums)

    def roll(self, purpose: str, count: int, sides: int, need: int | None) -> tuple[int, ...]:
        total = next(self._sums)
        # What they show one by one is no matter here.
        return total, 0, 0

    def shuffle(self, purpose: str, items: Sequence[Any]) -> tuple[Any, ...]:
        raise AssertionError("Nothing is shuffled in this game.")


def _change(position: ArmageddonPosition, sums: Sums = ()) -> ArmageddonChange:
    return ArmageddonChange(position, _Loaded(sums))


def _rolls(position: ArmageddonPosition, answer: Action | None) -> list[tuple[float, Sums]]:
    """The rolls of the next blow: of all that come to the same, one with the chance of all."""
    index, step = position.state.index, position.step
    if isinstance(step, LifeRolls):
        return _life_rolls(index, step) if not step.roll else [(1.0, ())]
    if isinstance(step, Crushing):
        return _draws(len(step.owners(index)))
    bout = bout_of(position, answer)
    if bout is None:
        return [(1.0, ())]
    return [(ways / WAYS_OF_TWO, sums) for ways, sums in bout_results(index, bout).values()]


def _draws(among: int) -> list[tuple[float, Sums]]:
    """A12.2f: one roll, divided by how many there are."""
    if among < 2:
        return [(1.0, ())]
    ways = [sum(SUMS[roll] for roll in range(len(SUMS)) if roll % among == rest) for rest in range(among)]
    return [(many / WAYS_OF_ONE, (12 + rest - 12 % among,)) for rest, many in enumerate(ways)]


def _life_rolls(index: Index, step: LifeRolls) -> list[tuple[float, Sums]]:
    waiting = [index.figures[each] for each in step.figures if each in index.figures]
    if not waiting:
        return [(1.0, ())]
    found: dict[Hashable, tuple[int, Sums]] = {}
    for roll, ways in enumerate(SUMS):
        if ways:
            results = tuple(index.rules.rolled(index, figure, step.cause, roll) for figure in waiting)
            found[results] = (found.get(results, (0, ()))[0] + ways, (roll,))
    return [(ways / WAYS_OF_ONE, sums) for ways, sums in found.values()]


def bout_of(position: ArmageddonPosition, answer: Action | None) -> Bout | None:
    """The blow that comes next, if one does."""
    index, step = position.state.index, position.step
    if isinstance(step, Trampling):
        if isinstance(answer, Defend):
            return step.bout(index, index.figures[answer.figure])
        return step.bout(index) if answer is None else None
    return step.bout(index, answer) if isinstance(step, Scramble) else None


def bout_results(index: Index, bout: Bout) -> Mapping[str, tuple[int, Sums]]:
    """In how many of all ways each result comes about, and one roll of both that leads to it."""
    rules = index.rules
    return _results(
        strengths_of(index, bout).advantage,
        rules.can_kill(index, bout, bout.attacker, bout.defender),
        rules.can_kill(index, bout, bout.defender, bout.attacker),
        tuple(rules.judge(index, bout, attack, defence) for attack, defence, _ in _TWO_ROLLS),
    )


@lru_cache(maxsize=256)
def _results(
    advantage: int, attacker_can: bool, defender_can: bool, words: tuple[str | None, ...]
) -> Mapping[str, tuple[int, Sums]]:
    """The same for all who are as strong, can kill, and of whom chapters say these words."""
    found: dict[str, tuple[int, Sums]] = {}
    for word, (attack, defence, ways) in zip(words, _TWO_ROLLS, strict=True):
        lead = attack + advantage - defence
        result = word or by_points(attack, defence, lead, attacker_can, defender_can)
        found[result] = (found.get(result, (0, ()))[0] + ways, (attack, defence))
    return found


# Choices


def _best(position: ArmageddonPosition) -> Action:
    """What the seat that is asked is taken to answer."""
    said = position.step.legal(position, position.due[0])
    return max(said, key=lambda action: _worth(position, action))


def _worth(position: ArmageddonPosition, action: Action) -> tuple[int, int]:
    index, step = position.state.index, position.step
    bout = bout_of(position, action)
    match action:
        case Defend() if bout is not None:
            return -strengths_of(index, bout).advantage, -KINDS[bout.defender.kind].price
        case Strike() if bout is not None:
            return strengths_of(index, bout).advantage, KINDS[bout.defender.kind].price
        case Assign(who) if isinstance(step, LifeRolls):
            figure = index.figures[who]
            is_saved = index.rules.rolled(index, figure, step.cause, step.roll) != "dies"
            return (1, KINDS[figure.kind].price) if is_saved else (0, -KINDS[figure.kind].price)
        case Sacrifice(who):
            return 0, -KINDS[index.figures[who].kind].price
        case _:
            return 0, 0
