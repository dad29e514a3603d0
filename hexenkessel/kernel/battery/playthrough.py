"""A game told in prose, to be read by people and compared with a stored file."""

from __future__ import annotations

from typing import Any

from hexenkessel.kernel.battery.play import play_on, random_setup
from hexenkessel.kernel.battery.trial import Trial
from hexenkessel.kernel.event import events_for
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.gate import Played
from hexenkessel.kernel.messages import Messages
from hexenkessel.kernel.seats import HOST


def golden_playthrough(game: Game[Any, Any], seed: int, seats: int, most_actions: int = 400) -> str:
    """A random game as a spectator sees it: each action as its line, then the dice and what is told."""
    trial = Trial(game, random_setup(game, seats, 2 * seed), seed, 0, False)
    play_on(trial, most_actions, must_end=False)
    history, messages = trial.history, trial.messages
    lines = [f"{game.name.capitalize()} {game.version}, {seats} seats, seed {seed}."]
    lines += _told(history.opening, messages)
    for number, ((seat, action), played) in enumerate(zip(history.moves, history.results, strict=True), 1):
        who = "The host" if seat == HOST else f"Seat {seat}"
        lines += ["", f"{number}. {who}: {game.grammar.write(action)}", *_told(played, messages)]
    if outcome := history.position.outcome:
        lines += ["", f"The end: {messages.say(f'outcome-{outcome.reason}')}"]
        for seat, (place, score) in enumerate(zip(outcome.places, outcome.scores, strict=True)):
            lines.append(f"   Seat {seat}: place {place}, score {score}.")
    return "\n".join([*lines, ""])


def _told(played: Played[Any], messages: Messages) -> list[str]:
    dice = [f"   Dice for {roll.purpose}: {', '.join(map(str, roll.dice))}." for roll in played.rolls]
    return dice + [f"   {messages.say(event.key, event.args)}" for event in events_for(played.events, None)]
