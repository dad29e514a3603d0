"""Checks: the rulebook is whole in each of its languages, and code, tests and refusals fit it."""

from __future__ import annotations

import ast
import re
from string import ascii_lowercase

from hexenkessel.kernel.battery.failure import Fault
from hexenkessel.kernel.battery.inspection import Inspection
from hexenkessel.kernel.coverage import cover
from hexenkessel.kernel.refusal import Refusal
from hexenkessel.kernel.rulebook import RULE_ID, Rule, Rulebook

_FEWEST_WORDS = 5
_FORBIDS = "kinds.toml: `forbids` lists those that the code refuses by."


def texts_of(rule: Rule) -> tuple[str, ...]:
    """The texts of a rule, its rulings and examples among them."""
    return (rule.text, *rule.rulings, *(example for _, example in rule.examples))


def check_rulebook(inspection: Inspection) -> None:
    """Every entry of the rulebook says something under a title of its own, and refers to rules there are."""
    for language, book in inspection.books.items():
        for chapter in book.chapters:
            titles = [book.rules[id_].title for id_ in chapter.rules]
            if twice := [title for title in titles if titles.count(title) > 1]:
                raise Fault(f"{language}: two rules of chapter {chapter.heading} are called {twice[0]!r}.")
        for rule in book.rules.values():
            for text in texts_of(rule):
                if len(text.split()) < _FEWEST_WORDS or not text.endswith((".", ".)", "|")):
                    raise Fault(f"{language}: {rule.id} has a text that is no sentence: {text[-40:]!r}.")
        _demand_references(language, book)
        kinds = book.forbids | book.manners.keys()
        if strangers := sorted(kinds - book.rules.keys()) + sorted(book.forbids & book.manners.keys()):
            raise Fault(f"kinds.toml names {strangers[0]}, which is no rule, or is of both kinds.")


def _demand_references(language: str, book: Rulebook) -> None:
    """To a rule, or to a whole section. What begins with another letter is no rule, but a hexagon or so."""
    letter = next(iter(book.rules))[0]
    known = {*book.rules, *(id_.rstrip(ascii_lowercase) for id_ in book.rules)}
    for rule in book.rules.values():
        for text in texts_of(rule):
            for named in re.findall(rf"\b{RULE_ID}\b", text):
                if named[0] == letter and named not in known:
                    raise Fault(f"{language}: {rule.id} refers to {named}, which is no rule.")


def check_editions(inspection: Inspection) -> None:
    """The rulebook has the same rules, rulings, examples and tables in every language."""
    english = inspection.game.rulebook
    for language, book in inspection.books.items():
        if list(book.rules) != list(english.rules):
            strangers = sorted(book.rules.keys() ^ english.rules.keys())
            raise Fault(f"{language}: not the rules of the English book in their order: {strangers[:5]}.")
        for id_, rule in english.rules.items():
            other = book.rules[id_]
            if len(other.rulings) != len(rule.rulings):
                raise Fault(f"{language}: {id_} has {len(other.rulings)} rulings, not {len(rule.rulings)}.")
            if [name for name, _ in other.examples] != [name for name, _ in rule.examples]:
                raise Fault(f"{language}: {id_} has not the examples of the English book.")
            if _figures_in(other) != _figures_in(rule):
                raise Fault(f"{language}: the tables of {id_} have other numbers than in the English book.")


def _figures_in(rule: Rule) -> list[list[str]]:
    """The numbers in each row of a rule's tables; languages may sort the rows as they like."""
    rows = [line for line in rule.text.splitlines() if line.startswith("| ")]
    return sorted(re.findall(r"\b\d+\b", row) for row in rows)


def check_refusals(inspection: Inspection) -> None:
    """Exactly the rules that an action can break are named by the code, and have a sentence each."""
    book = inspection.game.rulebook
    # A rule may be named by its own id, or by that of a rule of another book that says the same.
    names = {id_: {id_, *book.rules[id_].same_as} for id_ in book.forbids}
    known = {*book.rules, *(name for others in names.values() for name in others)}
    quoted = {
        node.value
        for _, module in inspection.modules
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in known
    }
    if idle := sorted(id_ for id_, those in names.items() if those.isdisjoint(quoted)):
        raise Fault(f"{idle[0]} is never named by the code; {_FORBIDS}")
    if strangers := sorted((quoted & book.rules.keys()) - book.forbids):
        raise Fault(f"{strangers[0]} stands in the code; {_FORBIDS}")
    wanted = {Refusal(id_).key for id_ in quoted}
    for language in inspection.languages:
        given = {key for key in inspection.variables(language) if key.startswith("refusal-")}
        if wrong := sorted(wanted ^ given):
            raise Fault(f"{language}: '{wrong[0]}' has no message, or no rule that forbids anything.")
        messages = inspection.game.messages(language)
        for key in sorted(given):
            sentence = messages.say(key, dict.fromkeys(inspection.variables(language)[key], "x"))
            if not sentence.endswith(".") or ". " in sentence:
                raise Fault(f"{language}: '{key}' is not one sentence: {sentence!r}.")


def check_coverage(inspection: Inspection) -> None:
    """Every rule stands above the code that enforces it, and, where tests are given, in a test's mark."""
    for entry in cover(inspection.game, inspection.tests):
        if entry.missing:
            raise Fault(f"{entry.id} ({entry.title}) lacks {' and '.join(entry.missing)}.")
