"""Check: what a preview promises is what the dice do."""

from __future__ import annotations

from fractions import Fraction
from math import isclose, isfinite
from typing import Any, Final

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.battery.failure import Fault
from hexenkessel.kernel.battery.trial import Trial
from hexenkessel.kernel.chance import TooManyOutcomes, outcomes
from hexenkessel.kernel.game import Preview
from hexenkessel.kernel.gate import legal
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.seats import Seat

_CLOSE: Final = 1e-6
_MOST_OUTCOMES: Final = 1_000


def check_previews(trial: Trial) -> None:
    """Odds are numbers that fit together, have a name, and agree with a listing of all outcomes."""
    rng = trial.rng("previews")
    for position in trial.looked_at("previews"):
        for seat in position.due:
            listed = legal(position, seat)
            for verb in sorted({action.verb for action in listed}):
                action = rng.choice([action for action in listed if action.verb == verb])
                preview = trial.game.preview(position, seat, action)
                if preview is not None:
                    _demand_sense(trial, seat, action, preview)
                    _demand_agreement(trial, position, seat, action, preview)


def _demand_sense(trial: Trial, seat: Seat, action: Action, preview: Preview) -> None:
    said = trial.say(seat, action)
    for name, chance in preview.chances.items():
        if not -_CLOSE <= chance <= 1 + _CLOSE:
            raise Fault(f"The preview of {said} gives '{name}' a chance of {chance}.")
        if faults := trial.messages.faults(f"preview-{name}"):
            raise Fault(f"The preview of {said} cannot be said. {faults[0]}")
    if not isfinite(preview.expected):
        raise Fault(f"The preview of {said} expects {preview.expected}.")
    if preview.distribution:
        if min(preview.distribution) < -_CLOSE or not isclose(sum(preview.distribution), 1, abs_tol=_CLOSE):
            raise Fault(f"The distribution of {said} does not add up to one: {preview.distribution}.")
        mean = sum(count * chance for count, chance in enumerate(preview.distribution))
        if not isclose(mean, preview.expected, abs_tol=_CLOSE):
            raise Fault(f"{said} expects {preview.expected}, but its distribution {mean}.")


def _demand_agreement(
    trial: Trial, position: Position[Any], seat: Seat, action: Action, preview: Preview
) -> None:
    try:
        listing = outcomes(position, seat, action, _MOST_OUTCOMES)
    except TooManyOutcomes:
        return
    if (total := sum(chance for chance, _ in listing)) != 1:
        raise Fault(f"The outcomes of {trial.say(seat, action)} have a chance of {total} in all.")
    counts: dict[int, Fraction] = {}
    for chance, played in listing:
        if (count := trial.game.tally(position, played)) is None:
            return
        counts[count] = counts.get(count, Fraction(0)) + chance
    said = trial.say(seat, action)
    mean = float(sum(count * chance for count, chance in counts.items()))
    if not isclose(mean, preview.expected, abs_tol=_CLOSE):
        raise Fault(f"The preview of {said} expects {preview.expected}; all outcomes together give {mean}.")
    for count, promised in enumerate(preview.distribution):
        true = float(counts.get(count, Fraction(0)))
        if not isclose(promised, true, abs_tol=_CLOSE):
            raise Fault(f"The preview of {said} gives {count} a chance of {promised}; it is {true}.")
