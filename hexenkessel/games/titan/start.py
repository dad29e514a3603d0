"""Setting up: towers, and how each player divides the first eight characters (T5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import ClassVar

from hexenkessel.games.titan.actions import Divide
from hexenkessel.games.titan.characters import CHARACTERS
from hexenkessel.games.titan.mustering import Charts
from hexenkessel.games.titan.options import TitanOptions
from hexenkessel.games.titan.phase import TitanChange, TitanPosition, TitanStep
from hexenkessel.games.titan.terms import Character, Marker
from hexenkessel.games.titan.turn import Turn
from hexenkessel.games.titan.world import Legion, Player, World, has_lord, markers_of
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.patterns import SealedStep
from hexenkessel.kernel.refusal import NOT_AN_ANSWER, Reason
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt
from hexenkessel.legions import knowledge
from hexenkessel.legions.forest import Group
from hexenkessel.legions.forest import Legion as Stack
from hexenkessel.legions.stacks import apart, holds


def empty_table(options: TitanOptions, seats: int) -> World:
    """The table before anybody has a tower."""
    stacks = {
        name: kind.count
        for name, kind in CHARACTERS.items()
        if name != "Titan" and name not in options.charts.removed
    }
    # T4.2a: twelve markers for each player, or the eight of a fast start (T21.4c).
    players = tuple(Player(0, markers=markers_of(seat, options.charts.markers)) for seat in range(seats))
    return World(options, players, legions={}, stacks=stacks, lost={})


class Towers(TitanStep, frozen=True, tag="towers"):
    """Everybody rolls for a starting tower."""

    def run(self, change: TitanChange) -> None:
        taken: list[int] = []
        for seat in range(len(change.state.players)):
            # T5.1a: the number of the tower is a hundred times the roll.
            # T5.1b: no two alike; a number that is taken is rolled again.
            while (tower := 100 * change.roll("tower")[0]) in taken:
                pass
            taken.append(tower)
            change.state = change.state.with_player(seat, tower=tower)
            change.tell("tower", seat=seat, land=tower)
        # T5.1c: the highest tower begins. T5.1d: from there clockwise, that is by falling numbers.
        order = tuple(sorted(range(len(taken)), key=lambda seat: -taken[seat]))
        change.state = change.state.but(order=order, active=order[0])
        change.replace(Division())


class Division(TitanStep, SealedStep[World], frozen=True, tag="division"):
    """T5.2d: each player divides the starting characters in secret, all at once."""

    answers: ClassVar[tuple[type[Action], ...]] = (Divide,)

    chosen: tuple[tuple[Seat, Divide | None], ...] = ()

    def choosers(self, position: TitanPosition) -> tuple[Seat, ...]:
        return tuple(range(position.setup.seats))

    def prompt(self, position: TitanPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-division", {"land": position.state.players[seat].tower})

    def choices(self, position: TitanPosition, seat: Seat) -> list[Action]:
        return [Divide(first) for first in divisions(position.state.options.charts)]

    def why_not(self, position: TitanPosition, seat: Seat, action: Action) -> Reason:
        assert isinstance(action, Divide)
        # T5.2b: nobody has other characters to divide.
        mine = starting_characters(position.state.options.charts)
        return "T5.2c" if holds(mine, action.characters) else "T5.2b"

    def why_not_now(self, position: TitanPosition, seat: Seat, action: Action) -> Reason:
        return NOT_AN_ANSWER  # no phase of any turn has begun yet

    def open(self, change: TitanChange) -> None:
        charts = change.state.options.charts
        everything = starting_characters(charts)
        creatures = [name for name in everything if not has_lord([name])]
        for seat, choice in self.chosen:
            assert choice is not None
            player = change.state.players[seat]
            first, second, *unused = player.markers
            # T5.2a: two legions, both in the tower. T3.1b: a Titan and an Angel for each player.
            stacks = (choice.characters, apart(everything, choice.characters))
            for marker, characters in zip((first, second), stacks, strict=True):
                change.state = change.state.with_legion(marker, Legion(seat, player.tower, characters))
            change.state = change.state.with_player(
                seat, markers=tuple(unused), knowledge=known_at_start(first, second, creatures)
            )
            for name in apart(everything, ("Titan",)):
                change.state = change.state.taken_from_stacks(name)
            change.tell("set-up", seat=seat, first=first, second=second, land=player.tower)
        change.replace(Turn(change.state.active, begun=False))


def known_at_start(first: Marker, second: Marker, creatures: Sequence[Character]) -> knowledge.Knowledge:
    """T5.2c: two legions with half of the Creatures each, one led by the Titan and one by the Angel."""
    half = 1 + len(creatures) // 2
    everything = tuple(sorted((*creatures, "Titan", "Angel")))
    arrangements = [
        Group(everything, (Stack(first, half, (lord,)), Stack(second, half, (other,))))
        for lord, other in (("Titan", "Angel"), ("Angel", "Titan"))
    ]
    return knowledge.initial(*((group,) for group in arrangements))


def starting_characters(charts: Charts) -> tuple[Character, ...]:
    """T5.2b: Titan, Angel and two each of the three Tower creatures."""
    return tuple(sorted(name for name, count in charts.starting_set.items() for _ in range(count)))


def divisions(charts: Charts) -> list[tuple[Character, ...]]:
    """All ways to fill the first legion.

    T5.2c: one legion has the Titan and the other the Angel; each has three Creatures besides.
    """
    creatures = [name for name in starting_characters(charts) if not has_lord([name])]
    threes: Iterable[tuple[Character, ...]] = sorted(set(combinations(creatures, 3)))
    return [tuple(sorted((lord, *three))) for lord in ("Angel", "Titan") for three in threes]
