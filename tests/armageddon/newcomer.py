"""Somebody who has never heard of the game, and does in a lesson what its advice says."""

from __future__ import annotations

from typing import Final, NamedTuple

from hexenkessel.bots.registry import find_bot
from hexenkessel.games.armageddon.bot.greedy import Greedy
from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.movement import Movement
from hexenkessel.games.armageddon.view import ArmageddonView
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import Decision, decision, play
from hexenkessel.kernel.outcome import Outcome
from tests.armageddon.table import GRAMMAR

ADVICE: Final = {
    "lesson-2": "go 1 1/18, go 2 1/18, go 3 1/19, go 4 1/19, go 5 1/20, go 6 1/20, fight",
    "lesson-3": (
        "go 1 1/19, go 2 1/19, go 3 1/19, go 4 1/19, go 5 1/20, go 6 1/20, go 7 1/20, go 8 1/20, fight"
    ),
    "lesson-4": "fight",
    "lesson-5": (
        "go 1 1/27, go 2 1/27, go 4 1/27, go 5 1/27, go 3 1/34, go 6 1/34, go 7 1/34, go 8 1/34, end,"
        "go 1 1/20, go 2 1/20, go 4 1/20, go 5 1/20, go 3 1/27, go 6 1/27, go 7 1/27, go 8 1/27"
    ),
    "lesson-6": "go 1 1/19, face 1/19 SW, go 9 1/12, end, form 1/13 SE",
    "lesson-7": "go 2 1/31, lead 2 9, go 6 1/37, lead 6 10, mount 7 8, end",
    "lesson-8": "harness 9 8 1, go 1 1/15, end",
    "lesson-9": "go 1 1/26, go 4 1/28",
}
"""What the hints of the first rounds tell to do, in the words of a record."""

SEAT: Final = 0  # the newcomer's


class Newcomer(Greedy):
    """After the advice it thinks for itself, and for want of something better like the bot."""

    def __init__(self, lesson: str, seed: int) -> None:
        super().__init__(seed)
        self._advice = [GRAMMAR.read(line.strip()) for line in ADVICE[lesson].split(",")]
        self.ignored: list[Action] = []  # what was advised and could not be done

    def choose(self, view: ArmageddonView, decision: Decision) -> Action:
        while self._advice and isinstance(view.steps[-1], Movement):
            advised = self._advice.pop(0)
            if advised in decision.actions:
                return advised
            self.ignored.append(advised)
        return super().choose(view, decision)


class Report(NamedTuple):
    """How a lesson went."""

    outcome: Outcome
    rounds: int
    decisions: int  # of the newcomer
    asked: frozenset[tuple[str, int]]  # the steps at which he had a choice, with the round
    happened: frozenset[str]  # the keys of all events, and how duels came about
    ignored: tuple[str, ...]  # advice that could not be followed


def play_lesson(lesson: str, seed: int) -> Report:
    """A whole game against the bot that a newcomer meets."""
    setup = GAME.setup(2, DiceParts(f"lesson {seed}"), {"scenario": lesson, "first": "as-seated"})
    newcomer = Newcomer(lesson, seed)
    bots = (newcomer, find_bot(GAME, "greedy", seed))
    position = GAME.begin(setup).position
    decisions, asked, happened = 0, set[tuple[str, int]](), set[str]()
    while position.outcome is None:
        seat = position.due[0]
        menu = decision(position, seat)
        if seat == SEAT:
            decisions += 1
            if len(menu.actions) > 1:
                asked.add((str(type(position.step).__struct_config__.tag), position.state.round))
        result = play(position, seat, bots[seat].choose(GAME.view(position, seat), menu))
        for event in result.events:
            happened |= {event.key, str(event.args.get("manner", event.key))}
        position = result.position
    ignored = tuple(map(GRAMMAR.write, newcomer.ignored))
    return Report(
        position.outcome, position.state.round, decisions, frozenset(asked), frozenset(happened), ignored
    )
