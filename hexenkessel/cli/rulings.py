"""Rules for the reader: one in full, or those that speak of something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexenkessel.kernel.rulebook import Rule, Rulebook


def find_rule(rulebook: Rulebook, id_: str) -> Rule | None:
    """A rule by its id, however it is written; an example leads to its rule."""
    wanted = id_.casefold()
    for rule in rulebook.rules.values():
        if rule.id.casefold() == wanted or any(name.casefold() == wanted for name, _ in rule.examples):
            return rule
    return None


def told(rule: Rule) -> Iterator[str]:
    """A rule as paragraphs."""
    yield f"{rule.id}  {rule.title}  (chapter {rule.chapter})"
    yield from rule.text.split("\n\n")
    for ruling in rule.rulings:
        yield f"Ruling: {ruling}"
    for name, text in rule.examples:
        yield f"Example {name}: {text}"
