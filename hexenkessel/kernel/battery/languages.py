"""Checks: a game says the same in each of its languages, and has words for all that its code speaks of."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from hexenkessel.kernel.action import verb_of
from hexenkessel.kernel.battery.failure import Fault
from hexenkessel.kernel.battery.inspection import Inspection, Key, calls, keys_of, literals
from hexenkessel.kernel.event import Scalar
from hexenkessel.kernel.languages import ENGLISH
from hexenkessel.kernel.messages import Messages
from hexenkessel.kernel.step import Step

# A thing that is called in other languages what the code does not call it; in English it need not be named.
NAME: Final = "name-"
# A part of a sentence that may be nothing.
PART: Final = "and-"
_QUESTION: Final = re.compile(r"(?:prompt|caution)(?:-[a-z0-9]+)+")
_WORDS: Final[tuple[Scalar, ...]] = (-1, 0, 1, 5, "", "none", "yes", "1/4")


def check_messages(inspection: Inspection) -> None:
    """Every message can be read, stands there once, and can be said whatever it is told."""
    for language in inspection.languages:
        messages = inspection.game.messages(language)
        if messages.unreadable:
            raise Fault(f"A message cannot be read: {messages.unreadable[0]}")
        (key, times), *_ = Counter(keys_of(language, inspection.message_folder)).most_common(1)
        if times > 1:
            raise Fault(f"The message '{key}' stands in the files of {language!r} {times} times.")
        things = (key.removeprefix(NAME) for key in inspection.variables(language) if key.startswith(NAME))
        words = (*_WORDS, next(things, "somebody"))
        for key, variables in inspection.variables(language).items():
            for word in words:
                _demand_sentence(messages, key, dict.fromkeys(variables, word))


def _demand_sentence(messages: Messages, key: Key, args: dict[str, Scalar]) -> None:
    if faults := messages.faults(key, args):
        raise Fault(f"{messages.language}: {faults[0]}")
    if not messages.say(key, args).strip() and not key.startswith(PART):
        raise Fault(f"{messages.language}: the message '{key}' says nothing if it is told {args}.")


def check_languages(inspection: Inspection) -> None:
    """Every language has the messages that English has, and each is told the same."""
    english = inspection.variables(ENGLISH)
    for language in inspection.languages[1:]:
        other = inspection.variables(language)
        if missing := sorted(english.keys() - other.keys()):
            raise Fault(f"There is no message '{missing[0]}' in {language!r}.")
        more = sorted(key for key in other.keys() - english.keys() if not key.startswith(NAME))
        if more:
            raise Fault(f"The message '{more[0]}' is in {language!r} and not in English.")
        for key, told in english.items():
            if other[key] != told:
                raise Fault(
                    f"The message '{key}' is told {sorted(told)} in English and {sorted(other[key])} in "
                    f"{language!r}."
                )


def check_vocabulary(inspection: Inspection) -> None:
    """A game with more than one language has words for its verbs, options and orders in each."""
    game = inspection.game
    wanted = [f"verb-{verb_of(action)}" for action in game.actions]
    wanted += [f"order-{order.name}" for order in game.orders]
    for option in game.options.__struct_fields__:
        wanted += [f"option-{option}", f"option-{option}-name"]
    # Where there is but one, the words of the code will do.
    for language in inspection.languages if len(inspection.languages) > 1 else ():
        _demand_messages(inspection, language, wanted)


def check_code(inspection: Inspection) -> None:
    """All that the code tells, asks, foresees or ends with has a message, which needs no more than that."""
    said = list(_said(inspection))
    asked = [f"prompt-{step.__struct_config__.tag}" for step in inspection.steps if _asks_by_its_name(step)]
    for language in inspection.languages:
        needed = inspection.variables(language)
        _demand_messages(inspection, language, [*asked, *sorted(_questions(inspection))])
        _demand_messages(inspection, language, [key for key, _, _ in said])
        for key, told, place in said:
            if told is not None and not needed.get(key, frozenset()) <= told:
                raise Fault(
                    f"{place} tells {sorted(told)}, but the message '{key}' in {language!r} needs "
                    f"{sorted(needed[key])}."
                )


def _asks_by_its_name(step: type[Step[object]]) -> bool:
    return bool(step.answers) and step.prompt is Step.prompt


def _questions(inspection: Inspection) -> set[Key]:
    """The keys of prompts and cautions, wherever they stand."""
    return {
        node.value
        for _, module in inspection.modules
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _QUESTION.fullmatch(node.value)
    }


def _said(inspection: Inspection) -> Iterator[tuple[Key, frozenset[str] | None, str]]:
    """Each key that stands in the code, what its message is told (None: that cannot be read), and where."""
    for file, module in inspection.modules:
        for called, node in calls(module):
            place = f"{file}:{node.lineno}"
            match called:
                case "change.tell" | "change.reveal":
                    named = [word.arg for word in node.keywords]
                    told = None if None in named else frozenset(word for word in named if word) - {"to"}
                    yield from ((key, told, place) for key in literals(node.args[0]))
                case "Prompt":
                    told = _told_by(node.args[1]) if len(node.args) > 1 else frozenset()
                    yield from ((key, told, place) for key in literals(node.args[0]))
                case "Outcome":
                    yield from ((f"outcome-{word}", None, place) for word in literals(node.args[0]))
                case "Preview":
                    for arg in node.args:
                        for chance in (_told_by(arg) or ()) if isinstance(arg, ast.Dict) else ():
                            yield f"preview-{chance}", None, place


def _told_by(args: ast.expr) -> frozenset[str] | None:
    """The names of the arguments, if all of them stand there."""
    if not isinstance(args, ast.Dict) or None in args.keys:
        return None
    return frozenset(name for key in args.keys if key for name in literals(key))


def _demand_messages(inspection: Inspection, language: str, keys: list[Key]) -> None:
    """In this very language; what the kernel says for all games will do as well."""
    known = inspection.variables(language)
    others = Messages(language)
    for key in keys:
        if key not in known and key not in others:
            raise Fault(f"There is no message '{key}' in {language!r}.")
