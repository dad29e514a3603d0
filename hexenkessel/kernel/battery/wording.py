"""Check: everything that can happen can be said in English."""

from __future__ import annotations

from collections.abc import Mapping

from hexenkessel.kernel.battery.failure import Fault
from hexenkessel.kernel.battery.trial import Trial
from hexenkessel.kernel.event import Argument
from hexenkessel.kernel.gate import asides, legal


def check_wording(trial: Trial) -> None:
    """Events, prompts, cautions, outcomes and standing orders have messages that fit their arguments."""
    trial.number = 0
    if trial.messages.unreadable:
        raise Fault(f"A message cannot be read: {trial.messages.unreadable[0]}")
    for order in trial.game.orders:
        _demand_message(trial, f"order-{order.name}", {})
    for number, played in enumerate([trial.history.opening, *trial.history.results]):
        trial.number = number
        for event in played.events:
            _demand_message(trial, event.key, event.args)
    for position in trial.looked_at("wording"):
        for seat in position.due:
            prompt = position.step.prompt(position, seat)
            _demand_message(trial, prompt.key, prompt.args)
            actions = [*legal(position, seat), *asides(position, seat)]
            for caution in trial.game.cautions(trial.game.view(position, seat), actions):
                if caution is not None:
                    _demand_message(trial, caution.key, caution.args)
        if position.outcome:
            _demand_message(trial, f"outcome-{position.outcome.reason}", {})


def _demand_message(trial: Trial, key: str, args: Mapping[str, Argument]) -> None:
    if faults := trial.messages.faults(key, args):
        raise Fault(f"{faults[0]} Write it in messages/en.ftl.")
