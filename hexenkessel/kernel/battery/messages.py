"""Check: everything that can happen can be said, in every language of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from hexenkessel.kernel.battery.failure import Fault
from hexenkessel.kernel.battery.trial import Trial
from hexenkessel.kernel.event import Argument
from hexenkessel.kernel.gate import asides, legal
from hexenkessel.kernel.step import Prompt

_OFTEN: Final = 25  # a message that was said so often has been said in all its forms
_CHOICES: Final = 40  # of a position are asked what they mean


def check_wording(trial: Trial) -> None:
    """Events, prompts, meanings, cautions, outcomes and orders have messages that fit their arguments."""
    speaker = _Speaker(trial)
    for order in trial.game.orders:
        speaker.say(f"order-{order.name}")
    for number, played in enumerate([trial.history.opening, *trial.history.results]):
        trial.number = number
        for event in played.events:
            speaker.say(event.key, event.args)
    shows = trial.game.presentation
    for position in trial.looked_at("wording"):
        for seat in position.due:
            speaker.prompt(position.step.prompt(position, seat))
            actions = [*legal(position, seat), *asides(position, seat)]
            rng = trial.rng(f"meanings {trial.number} {seat}")
            some = rng.sample(actions, min(len(actions), _CHOICES))
            view = trial.game.view(position, seat)
            for said in (*shows.meanings(view, some), *shows.cautions(view, actions)):
                speaker.prompt(said)
        if position.outcome:
            speaker.say(f"outcome-{position.outcome.reason}")


class _Speaker:
    """Says what happens in each language, in the words of the table."""

    def __init__(self, trial: Trial) -> None:
        self._trial = trial
        self._languages = [trial.game.messages(language) for language in trial.game.languages]
        self._said: Counter[str] = Counter()

    def prompt(self, prompt: Prompt | None) -> None:
        if prompt is not None:
            self.say(prompt.key, prompt.args)

    def say(self, key: str, args: Mapping[str, Argument] | None = None) -> None:
        self._said[key] += 1
        if self._said[key] > _OFTEN:
            return
        trial = self._trial
        if args:
            position = trial.history.position_at(trial.number)
            args = trial.game.presentation.in_words(trial.game.view(position, None), args)
        for messages in self._languages:
            faults = messages.faults(key, args)
            if not faults and "{" in messages.say(key, args):
                faults = [f"The message '{key}' leaves something open: {messages.say(key, args)}"]
            if faults:
                raise Fault(f"{faults[0]} Write it in messages/{messages.language}.ftl.")
