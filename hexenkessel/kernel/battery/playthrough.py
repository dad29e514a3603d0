"""Golden playthroughs: a game told in prose, to be read by people and compared with a stored file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from hexenkessel.kernel.battery.play import play_on, random_setup
from hexenkessel.kernel.battery.trial import Trial
from hexenkessel.kernel.event import Event, Scalar, events_for
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.gate import Played
from hexenkessel.kernel.messages import Messages
from hexenkessel.kernel.seats import HOST


def golden_playthrough(
    game: Game[Any, Any],
    seed: int,
    seats: int,
    most_actions: int = 400,
    options: Mapping[str, Scalar] | None = None,
) -> str:
    """A random game as a spectator sees it: each action as its line, then the dice and what is told."""
    trial = Trial(game, random_setup(game, seats, 2 * seed, options), seed, 0, False)
    play_on(trial, most_actions, must_end=False)
    history, messages = trial.history, trial.messages
    lines = [f"{game.name.capitalize()} {game.version}, {seats} seats, seed {seed}."]
    # Told by what seats have become in the course of the game, as a screen tells it.
    say = partial(_say, game, messages, game.view(history.position, None))
    lines += _told(history.opening, say)
    for number, ((seat, action), played) in enumerate(zip(history.moves, history.results, strict=True), 1):
        who = "The host" if seat == HOST else f"Seat {seat}"
        lines += ["", f"{number}. {who}: {game.grammar.write(action)}", *_told(played, say)]
    if outcome := history.position.outcome:
        lines += ["", f"The end: {messages.say(f'outcome-{outcome.reason}')}"]
        for seat, (place, score) in enumerate(zip(outcome.places, outcome.scores, strict=True)):
            lines.append(f"   Seat {seat}: place {place}, score {score}.")
    return "\n".join([*lines, ""])


def _say(game: Game[Any, Any], messages: Messages, view: Any, event: Event) -> str:
    return messages.say(event.key, game.presentation.in_words(view, event.args))


def _told(played: Played[Any], say: Callable[[Event], str]) -> list[str]:
    dice = [f"   Dice for {roll.purpose}: {', '.join(map(str, roll.dice))}." for roll in played.rolls]
    return dice + [f"   {say(event)}" for event in events_for(played.events, None)]
