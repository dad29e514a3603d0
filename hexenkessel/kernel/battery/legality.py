"""Checks: what is listed may be played, what is not listed is refused, and a refusal names its rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from hexenkessel.kernel.action import Action, Pick, picks
from hexenkessel.kernel.battery.failure import Fault
from hexenkessel.kernel.battery.trial import Trial
from hexenkessel.kernel.gate import asides, check, continuing, legal, play
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.refusal import KERNEL_RULES, Refusal, Refused
from hexenkessel.kernel.seats import HOST, Seat

_TRIED = 25  # of each list, and made up for each seat


def check_listed(trial: Trial) -> None:
    """Every listed action passes the gate and reads back from its own line."""
    rng = trial.rng("which listed")
    for position in trial.looked_at("listed"):
        for seat in trial.everybody:
            listed = _listed(position, seat)
            for action in rng.sample(listed, min(len(listed), _TRIED)):
                _demand_text(trial, seat, action)
                if refusal := check(position, seat, action):
                    raise Fault(
                        f"It is listed but refused with {refusal.rule}: {trial.say(seat, action)}. "
                        "`legal` and `check` must come from one source."
                    )


def _listed(position: Position[Any], seat: Seat) -> list[Action]:
    return [*legal(position, seat), *asides(position, seat)]


def _demand_text(trial: Trial, seat: Seat, action: Action) -> None:
    grammar = trial.game.grammar
    if type(action) not in trial.game.actions:
        raise Fault(f"{type(action).__name__} is not among the game's `actions`, so nobody can say it.")
    line = grammar.write(action)
    try:
        again = grammar.read(line)
    except Refused as refused:
        trial.bad = (seat, action)
        raise Fault(
            f"The line '{line}' cannot be read back ({refused.refusal.args.get('problem')}). A word has "
            "at most forty letters, digits and ' _ . / + -, and a line four hundred."
        ) from None
    if again != action:
        raise Fault(f"The line '{line}' reads back as {again!r} and not as {action!r}.")


def check_picks(trial: Trial) -> None:
    """The clicks of one action are never those of another, nor their beginning."""
    for position in trial.looked_at("picks"):
        for seat in trial.everybody:
            listed = _listed(position, seat)
            paths = sorted(
                (_comparable(picks(action)), trial.game.grammar.write(action), number)
                for number, action in enumerate(listed)
            )
            for (path, _, number), (next_path, line, _) in pairwise(paths):
                if next_path[: len(path)] == path:
                    raise Fault(
                        f"The clicks of {trial.say(seat, listed[number])} also begin '{line}'. "
                        "List each action once; set `button_first`, or give the fields other kinds of picks."
                    )


def check_screen(trial: Trial) -> None:
    """Offers of a screen are listed actions, each of them once, and some if any is listed."""
    for position in trial.looked_at("screen"):
        for seat in position.due:
            offered, listed = position.step.on_screen(position, seat), legal(position, seat)
            if wrong := [*(Counter(offered) - Counter(listed))]:
                raise Fault(f"A screen is offered more than is listed: {trial.say(seat, wrong[0])}.")
            if listed and not offered:
                raise Fault("A screen is offered nothing, although something is listed.")


def check_first_picks(trial: Trial) -> None:
    """A long list that is given click by click is the same list."""
    for position in trial.looked_at("first picks"):
        for seat in position.due:
            first_picks = position.step.first_picks(position, seat)
            if first_picks is None:
                continue
            whole = Counter(trial.game.grammar.write(action) for action in legal(position, seat))
            begun = [continuing(position, seat, pick) for pick in first_picks]
            if not all(begun) or len(set(first_picks)) < len(first_picks):
                raise Fault("A first pick leads nowhere, or is listed twice.")
            parts = Counter(trial.game.grammar.write(action) for some in begun for action in some)
            if parts != whole:
                wrong = sorted((parts - whole) + (whole - parts))
                raise Fault(f"What follows the first picks is not what is listed: '{wrong[0]}'.")


def _comparable(path: Sequence[Pick]) -> tuple[tuple[str, str], ...]:
    return tuple((pick.kind, str(pick.id)) for pick in path)


def check_unlisted(trial: Trial) -> None:
    """An unlisted action is refused, with a rule and a sentence, and changes nothing."""
    rng = trial.rng("made up")
    for position in trial.looked_at("unlisted"):
        before = trial.game.encode(position)
        for seat in trial.everybody:
            listed = _listed(position, seat)
            for action in trial.vocabulary.made_up(listed, rng, _TRIED):
                trial.bad = (seat, action)
                refusal = check(position, seat, action)
                if refusal is not None:
                    demand_teaching(trial, refusal)
                    _demand_refused(trial, position, seat, action, refusal)
                elif action not in listed:
                    _demand_open(trial, position, seat, action)
        trial.bad = None
        if trial.game.encode(position) != before:
            raise Fault(
                "Asking and refusing has changed the position. Positions are frozen; copy what you change."
            )


def demand_teaching(trial: Trial, refusal: Refusal) -> None:
    """A refusal names a rule of the book and has a sentence."""
    said = trial.game.grammar.write(trial.bad[1]) if trial.bad else ""
    if refusal.rule not in KERNEL_RULES:
        book = trial.game.rulebook
        if refusal.rule not in book.rules:
            raise Fault(f"'{said}' is refused with {refusal.rule}, which is not in the rulebook.")
        if refusal.rule not in book.forbids:
            raise Fault(
                f"'{said}' is refused with {refusal.rule}: add it to `forbids` in rulebook/kinds.toml."
            )
    if faults := trial.messages.faults(refusal.key, refusal.args):
        raise Fault(f"'{said}' is refused with {refusal.rule}, but that cannot be said. {faults[0]}")


def _demand_refused(
    trial: Trial, position: Position[Any], seat: Seat, action: Action, refusal: Refusal
) -> None:
    try:
        play(position, seat, action)
    except Refused as refused:
        if refused.refusal != refusal:
            raise Fault(f"`check` answers {refusal.rule} and `play` {refused.refusal.rule}.") from None
        return
    raise Fault(f"`check` refuses it with {refusal.rule}, and yet it was played: {trial.say(seat, action)}.")


def _demand_open(trial: Trial, position: Position[Any], seat: Seat, action: Action) -> None:
    if seat == HOST or seat not in position.due or not position.step.is_open(position, seat):
        raise Fault(
            f"It may be played but is not listed: {trial.say(seat, action)}. "
            "List everything, or let `is_open` say that the list is only a part."
        )
    if flaws := trial.game.flaws(play(position, seat, action).position):
        raise Fault(
            f"An unlisted action was accepted and led to this: {flaws[0]} ({trial.say(seat, action)})."
        )
