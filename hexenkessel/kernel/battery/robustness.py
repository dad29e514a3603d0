"""Fuzzing checks: whatever somebody sends, the answer is a refusal, and the position stays as it was."""

from __future__ import annotations

import random
from typing import Any, Final

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.battery.failure import Fault
from hexenkessel.kernel.battery.trial import Trial
from hexenkessel.kernel.gate import asides, check, legal, play
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.refusal import Refused

STRANGE_SEATS: Final[tuple[Any, ...]] = (-2, 99, 10**30, True, False, "0", None, 0.0, (0,), [], {}, object())
STRANGE_ACTIONS: Final[tuple[Any, ...]] = (
    None,
    "pass",
    b"pass",
    0,
    True,
    (),
    [],
    {"do": "pass"},
    object(),
    Action,
)
STRANGE_VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    -(10**30),
    10**30,
    0.5,
    "",
    " ",
    "-",
    "a b",
    "x" * 10_000,
    "\ud800",
    "~",
    b"x",
    [],
    {},
    ((),),
    object(),
)
STRANGE_LINES: Final = (
    "",
    " ",
    "\n",
    "\x00",
    "\ud800",
    "x" * 1_000_000,
    "pass " * 50,
    "9" * 300,
    "-",
    "~",
    ";",
    "=",
    "@",
    "{}",
    "None",
)
_LETTERS: Final = "abcxyzABC0189 ,.-+_'~=@;:\t\n\x00é\ud800\u2028\U0001f409"


class _Stranger(Action, frozen=True, tag="stranger-to-this-game"):
    """An action that no game has."""

    word: str = "hello"


def check_strangers(trial: Trial) -> None:
    """Wrong seats, things that are no actions and fields of wrong types are refused."""
    for position in trial.looked_at("strangers"):
        before = trial.game.encode(position)
        rng = trial.rng(f"strangers {trial.number}")
        action = rng.choice(trial.vocabulary.actions or (_Stranger(),))
        for seat in STRANGE_SEATS:
            _demand_refusal(position, seat, action)
        for seat in trial.everybody:
            for thing in (*STRANGE_ACTIONS, _Stranger(), Action()):
                _demand_refusal(position, seat, thing)
            for wrong in _with_wrong_types(action, rng):
                _demand_refusal(position, seat, wrong)
        if trial.game.encode(position) != before:
            raise Fault("A hostile message has changed the position.")


def _with_wrong_types(action: Action, rng: random.Random) -> list[Action]:
    """The same action with each field spoiled. Structs do not check what they are made of, the gate must."""
    kind, fields = type(action), action.__struct_fields__
    spoiled = []
    for name in fields:
        for value in rng.sample(STRANGE_VALUES, 6):
            values = {field: getattr(action, field) for field in fields} | {name: value}
            if values[name] is not getattr(action, name) and _is_wrong(getattr(action, name), value):
                spoiled.append(kind(**values))
    return spoiled


def _is_wrong(right: object, value: object) -> bool:
    """None and whole numbers can be right somewhere; all else cannot, because no line says it."""
    return type(right) is not type(value) and value is not None


def _demand_refusal(position: Position[Any], seat: Any, action: Any) -> None:
    try:
        refusal = check(position, seat, action)
    except Exception as error:
        raise Fault(
            f"{str(action)[:100]!r} from seat {str(seat)[:40]!r} raises {type(error).__name__}: {error}."
        ) from error
    if refusal is None:
        raise Fault(f"{str(action)[:100]!r} from seat {str(seat)[:40]!r} is accepted.")
    try:
        play(position, seat, action)
    except Refused:
        return
    raise Fault(f"{str(action)[:100]!r} from seat {str(seat)[:40]!r} is played.")


def check_lines(trial: Trial) -> None:
    """Any line is either an action or unreadable, and an action it says can be checked."""
    rng = trial.rng("lines")
    lines = [*STRANGE_LINES]
    for action in rng.sample(trial.vocabulary.actions, min(len(trial.vocabulary.actions), 60)):
        lines += _spoiled(trial.game.grammar.write(action), rng)
    position = trial.history.position_at(rng.randint(0, max(trial.last - 1, 0)))
    trial.number = position.number
    for line in lines:
        try:
            action = trial.game.grammar.read(line)
        except Refused:
            continue
        except Exception as error:
            raise Fault(
                f"The line {line[:100]!r} is not refused: {type(error).__name__}: {error}."
            ) from error
        for seat in trial.everybody:
            trial.bad = (seat, action)
            check(position, seat, action)


def _spoiled(line: str, rng: random.Random) -> list[str]:
    """A line with a letter changed, cut short, with too much or too large in it."""
    at = rng.randrange(len(line))
    words = line.split()
    return [
        line[:at],
        line[:at] + rng.choice(_LETTERS) + line[at + 1 :],
        line[:at] + rng.choice(_LETTERS) + line[at:],
        f"{line} {rng.choice(words)}",
        " ".join([words[0], *(rng.choice(["99999999999999999999", "-1", ",,", "-"]) for _ in words[1:])]),
        " ".join(rng.sample(words, len(words))),
        "".join(rng.choice(_LETTERS) for _ in range(rng.randint(1, 60))),
    ]


def check_stale(trial: Trial) -> None:
    """A stale action is judged anew: it is accepted only if it is possible again."""
    rng = trial.rng("stale")
    for position in trial.looked_at("stale"):
        for seat, action in rng.sample(trial.history.moves[: trial.last], min(trial.last, 10)):
            trial.bad = (seat, action)
            refusal = check(position, seat, action)
            is_offered = action in [*legal(position, seat), *asides(position, seat)]
            is_open = seat in position.due and position.step.is_open(position, seat)
            if is_offered != (refusal is None) and not is_open:
                raise Fault(
                    f"An action of another moment is {'refused' if refusal else 'accepted'} by mistake."
                )
