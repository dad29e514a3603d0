"""What is laid over the crossings of a ground: stairs and passages that stand on it, and what devices,
ladders and ships bar or join wherever they are just now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias, get_args

from hexenkessel.games.armageddon.chapters.tolls import ALLOWED, Gait, Ways
from hexenkessel.games.armageddon.ground.works import Pair
from hexenkessel.games.armageddon.terms import Place, Rule

GAITS: Final[tuple[Gait, ...]] = get_args(Gait)

Step: TypeAlias = int | Rule
"""So many steps, or the rule that bars it."""


class Edges:
    """Chapters write into it in the order of the book: what is said last of an edge holds."""

    def __init__(self) -> None:
        self.steps: dict[Gait, dict[Pair, Step]] = {}
        self.blows: dict[Pair, Rule] = {}  # or ALLOWED
        self.closed: dict[Place, Rule] = {}  # where nobody comes, ships neither

    def bar(self, one: Place, other: Place, rule: Rule, gaits: Iterable[Gait] = GAITS) -> None:
        """Nobody who moves so gets from one of these places to the other, nor back."""
        for gait in gaits:
            steps = self.steps.setdefault(gait, {})
            steps[one, other] = steps[other, one] = rule

    def close(self, place: Place, around: Iterable[Place], rule: Rule) -> None:
        """Nobody gets from one of these to this place, however he moves; from there one goes as before."""
        self.closed[place] = rule
        for gait in GAITS:
            steps = self.steps.setdefault(gait, {})
            steps.update(((other, place), rule) for other in around)

    def link(self, one: Place, other: Place, steps: int, gaits: Iterable[Gait] = ("foot",)) -> None:
        """Who moves so gets from one place to the other for so many steps. For the way back say it again.

        Who can be reached so can be struck at as well, unless `blow` says something else.
        """
        for gait in gaits:
            self.steps.setdefault(gait, {})[one, other] = steps

    def blow(self, one: Place, other: Place, verdict: Rule) -> None:
        """Whether one can strike from one of these places at the other, and back: ALLOWED, or the rule."""
        self.blows[one, other] = self.blows[other, one] = verdict

    @property
    def is_empty(self) -> bool:
        return not self.steps and not self.blows


NO_EDGES: Final = Edges()


def laid_over(ways: Ways, steps: Mapping[Pair, Step]) -> Ways:
    """The same table with these edges in place of what it says of them."""
    changed: dict[Place, dict[Place, int]] = {}
    for (one, other), step in steps.items():
        row = changed.setdefault(one, dict(ways[one]))
        if isinstance(step, int):
            row[other] = step
        else:
            row.pop(other, None)
    return tuple(tuple(changed[one].items()) if one in changed else row for one, row in enumerate(ways))


def neighbours_with(neighbours: Sequence[Sequence[Place]], edges: Edges) -> dict[Place, tuple[Place, ...]]:
    """Of the places that have more neighbours by these edges all they have."""
    pairs = {pair for steps in edges.steps.values() for pair, step in steps.items() if isinstance(step, int)}
    pairs |= {pair for pair, verdict in edges.blows.items() if verdict == ALLOWED}
    found: dict[Place, tuple[Place, ...]] = {}
    for one, other in sorted(pairs):
        # Who can get somewhere can be struck at from there.
        for here, there in ((one, other), (other, one)):
            known = found.get(here, tuple(neighbours[here]))
            if there not in known:
                found[here] = (*known, there)
    return found
