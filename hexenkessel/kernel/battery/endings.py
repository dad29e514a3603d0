"""Checks: every game ends, properly, and nothing impossible is ever true."""

from __future__ import annotations

from time import process_time
from typing import Final

from hexenkessel.kernel.battery.failure import Fault
from hexenkessel.kernel.battery.trial import Trial
from hexenkessel.kernel.gate import check, decision, legal, play
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.refusal import GAME_IS_OVER, Refused

# One unit is ten thousand additions on the machine at hand: a slow machine is not taken for a slow game.
MOST_UNITS_PER_ACTION: Final = 3_000


def check_sequence(trial: Trial) -> None:
    """Positions are numbered, and only seats of the table are due."""
    for position in trial.walk(range(trial.last + 1)):
        if position.number != trial.number:
            raise Fault(
                f"The position after {trial.number} actions says that it is number {position.number}. "
                "Steps must not make positions of their own: change `change.state` and the stack."
            )
        if position.outcome is None:
            due = position.due
            strangers = [seat for seat in due if type(seat) is not int or not 0 <= seat < trial.setup.seats]
            if strangers or len(set(due)) != len(due):
                raise Fault(f"Due are {due!r}: each seat of the table at most once, and nobody else.")


def check_flaws(trial: Trial) -> None:
    """The game's own conditions hold in every position."""
    for position in trial.walk(range(trial.last + 1)):
        if flaws := trial.game.flaws(position):
            raise Fault(f"game.flaws finds: {' '.join(flaws[:3])}")


def check_outcome(trial: Trial) -> None:
    """The outcome has a place and a score for every seat, and afterwards nothing can be done."""
    trial.number = trial.last
    position = trial.history.position
    outcome = position.outcome
    if outcome is None:
        return  # the trial was not meant to be played to the end
    seats = trial.setup.seats
    if len(outcome.places) != seats or len(outcome.scores) != seats:
        raise Fault(f"{outcome!r} must have {seats} places and {seats} scores, one for each seat.")
    for seat, place in enumerate(outcome.places):
        better = sum(other < place for other in outcome.places)
        if place != better + 1:
            raise Fault(
                f"Seat {seat} has place {place}, but {better} seats are better: its place is {better + 1}. "
                "Use kernel.outcome.rank."
            )
    _demand_that_nothing_happens(trial, position)


def _demand_that_nothing_happens(trial: Trial, position: Position[object]) -> None:
    for seat in trial.everybody:
        for action in trial.vocabulary.actions[-20:]:
            if check(position, seat, action) != GAME_IS_OVER or legal(position, seat):
                raise Fault(f"The game is over, and yet this may be played: {trial.say(seat, action)}.")
        try:
            decision(position, seat)
        except Refused:
            continue
        raise Fault(f"The game is over, and yet seat {seat} is asked.")


def check_time(trial: Trial) -> None:
    """No action takes much longer than people want to wait."""
    unit = min(_time_of_a_unit() for _ in range(5))
    for number, seconds in enumerate(trial.times[: trial.last]):
        if seconds > MOST_UNITS_PER_ACTION * unit:
            again = min(_time_of_action(trial, number) for _ in range(2))
            if again > MOST_UNITS_PER_ACTION * unit:
                trial.number = number + 1
                raise Fault(
                    f"Action {number + 1} took {again:.2f} s of processor time to list and play, "
                    f"more than {MOST_UNITS_PER_ACTION} times ten thousand additions ({unit * 1000:.2f} ms). "
                    "Break the decision into smaller ones, or prepare tables."
                )


def _time_of_a_unit() -> float:
    begun = process_time()
    total = 0
    for number in range(10_000):
        total += number
    return process_time() - begun


def _time_of_action(trial: Trial, number: int) -> float:
    position, (seat, action) = trial.history.position_at(number), trial.history.moves[number]
    begun = process_time()
    for due in position.due:
        legal(position, due)
    play(position, seat, action)
    return process_time() - begun
