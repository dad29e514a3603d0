"""Random play, which makes the games that the battery looks at."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from time import process_time
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.battery.failure import Fault
from hexenkessel.kernel.battery.trial import Trial
from hexenkessel.kernel.dice import DiceParts, Fork
from hexenkessel.kernel.event import Scalar
from hexenkessel.kernel.game import BadSetup, Game
from hexenkessel.kernel.gate import Decision, asides, decision
from hexenkessel.kernel.position import Position, Setup
from hexenkessel.kernel.seats import HOST, Seat

# An aside may end the game, so in two games of four hardly anybody speaks unasked.
ASIDE_CHANCES: Final = (0.002, 0.002, 0.05, 0.05)


def random_choice(decision: Decision, rng: random.Random) -> Action:
    """One of the listed actions: first a verb, then an action of that verb.

    A verb with hundreds of variants would otherwise swamp the verb that ends the turn.
    """
    return _random_action(decision.actions, rng)


def _random_action(actions: Sequence[Action], rng: random.Random) -> Action:
    verb = rng.choice(sorted({action.verb for action in actions}))
    return rng.choice([action for action in actions if action.verb == verb])


def random_move(
    position: Position[Any],
    rng: random.Random,
    aside_chance: float = ASIDE_CHANCES[0],
    unsaid: Action | None = None,
) -> tuple[Seat, Action]:
    """Some due seat with some answer; now and then somebody who speaks without being asked.

    A game that may be stopped at any time would not come far at random: `unsaid` is never chosen.
    """
    if rng.random() < aside_chance:
        speaker = rng.choice([HOST, *range(position.setup.seats)])
        if said := [action for action in asides(position, speaker) if action != unsaid]:
            return speaker, _random_action(said, rng)
    seat = rng.choice(position.due)
    asked = decision(position, seat)
    if not asked.actions:
        raise Fault(
            f"Seat {seat} must decide ({asked.prompt.key}) but there is nothing it may choose. "
            "A step must ask only seats that have an answer, or run on by itself."
        )
    return seat, random_choice(asked, rng)


def random_setup(
    game: Game[Any, Any], seats: int, seed: int, options: Mapping[str, Scalar] | None = None
) -> Setup:
    """A setup for a trial: with these options, or in turn with the defaults and with random ones."""
    # Every other game is played on with new dice from somewhere: that must change nothing else.
    forks = (Fork(seed, f"battery-fork-{seed}"),) if seed % 2 else ()
    names = tuple(f"battery-seat-{n}" for n in range(seats))
    parts = DiceParts(f"battery-host-{seed}-of-{game.name}", names, forks)
    if options is None and seed % 2:
        rng = random.Random(f"{game.name} options {seed}")
        try:
            return game.setup(seats, parts, random_options(game, rng))
        except BadSetup:  # not every mixture of options is a game
            return game.setup(seats, parts)
    return game.setup(seats, parts, options)


def random_options(game: Game[Any, Any], rng: random.Random) -> dict[str, Scalar]:
    """Every switch and every choice between words at random; numbers keep their defaults."""
    chosen: dict[str, Scalar] = {}
    for name, hint in get_type_hints(game.options).items():
        if hint is bool:
            chosen[name] = rng.random() < 0.5
        elif get_origin(hint) is Literal:
            chosen[name] = rng.choice(get_args(hint))
    return chosen


def play_on(trial: Trial, most_actions: int, must_end: bool) -> None:
    """Play the trial at random to its end, and note how long each action took."""
    history, rng = trial.history, trial.rng("play")
    aside_chance = ASIDE_CHANCES[trial.seed % len(ASIDE_CHANCES)]
    unsaid = trial.game.stop if trial.seed % len(ASIDE_CHANCES) else None
    while history.position.outcome is None:
        trial.number, trial.bad = trial.last, None
        if trial.last >= most_actions:
            if must_end:
                raise Fault(
                    f"The game is not over after {most_actions} random actions. Every game must end even if "
                    "nobody wants to win it: give it a limit, or the battery a larger `most_actions`."
                )
            return
        if not history.position.due:
            raise Fault("Nobody is asked and the game is not over.")
        begun = process_time()
        seat, action = trial.bad = random_move(history.position, rng, aside_chance, unsaid)
        history.play(seat, action)
        trial.times.append(process_time() - begun)
    trial.number, trial.bad = trial.last, None
