"""Read the rules of a game, or list where each is enforced, tested and told.

With words: one rule in full, a whole chapter, or the rules that speak of something.

Without: all ids. Every rule needs code and a test, and one that an action can break needs a refusal; an
example needs a test. With --missing only those that lack something are listed, and the exit code is 1 if
there are any.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from hexenkessel.cli.arguments import add_game
from hexenkessel.cli.command_error import CommandError
from hexenkessel.cli.language import add_language, rulebook_in

if TYPE_CHECKING:
    from hexenkessel.kernel.coverage import Coverage
    from hexenkessel.kernel.game import Game
    from hexenkessel.kernel.rulebook import Labels, Rule, Rulebook

Look: TypeAlias = "Callable[[], Sequence[Coverage]]"

SOMETHING_IS_MISSING: Final = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "words", nargs="*", metavar="WORD", help="a rule's id, a chapter's number, or what a rule speaks of"
    )
    parser.add_argument("--missing", action="store_true", help="only what lacks something")
    parser.add_argument("--covered", action="store_true", help="only the ids that lack nothing, one a line")
    parser.add_argument("--json", action="store_true", help="as one JSON document")
    parser.add_argument("--tests", metavar="DIR", help="where the tests are (those of this checkout)")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    from hexenkessel.cli.arguments import find_game
    from hexenkessel.kernel.coverage import cover

    game = find_game(arguments.game)
    tests = tests_folder(arguments.tests)
    if arguments.words:
        rulebook = rulebook_in(game, arguments.language)
        look = partial(cover, game, tests)
        return show(game, rulebook, look, " ".join(arguments.words), as_json=arguments.json)
    found = cover(game, tests)
    lacking = [entry for entry in found if entry.missing]
    if arguments.missing:
        listed = [entry for entry in found if entry.missing or entry.manners]
    elif arguments.covered:
        listed = [entry for entry in found if not entry.missing and not entry.manners]
    else:
        listed = list(found)
    if arguments.json:
        print_json(listed)
    elif arguments.covered:
        print("\n".join(entry.id for entry in listed))
    else:
        print_list(listed)
        needed = sum(not entry.manners for entry in found)
        print(f"{needed - len(lacking)} of {needed} ids have all they need.")
    return SOMETHING_IS_MISSING if lacking and arguments.missing else 0


def tests_folder(given: str | None) -> Path | None:
    """The tests named, or those beside the package; None where there are none, as in an installed copy."""
    folder = Path(given) if given else Path(__file__).parents[2] / "tests"
    if folder.is_dir():
        return folder
    if given:
        raise CommandError(f"There is no folder {given}.")
    return None


def print_list(listed: Sequence[Coverage]) -> None:
    for entry in listed:
        if entry.manners:
            state = f"for people only: {entry.manners}"
        elif entry.missing:
            state = f"LACKS {', '.join(entry.missing)}"
        else:
            tests = entry.tests[0] if entry.tests else "tests not looked at"
            state = "  ".join([*entry.code[:1], tests, *(["refused"] if entry.refusal else [])])
        print(f"{entry.id:10} {state}")


def print_json(listed: Sequence[Coverage]) -> None:
    import msgspec

    print(msgspec.json.encode(listed).decode())


def show(game: Game[Any, Any], rulebook: Rulebook, look: Look, words: str, *, as_json: bool) -> int:
    """One rule with its code and tests; or the rules of a chapter, or about something, for the reader.

    To look through all code and tests takes seconds, which whoever only reads need not wait.
    """
    from hexenkessel.cli.rule_lookup import chapter_told, find_chapter, find_rule, found_told

    if rule := find_rule(rulebook, words):
        return show_one(rule, rulebook.labels, look(), as_json=as_json)
    if chapter := find_chapter(rulebook, words):
        ids, paragraphs = set(chapter.rules), list(chapter_told(rulebook, chapter))
    else:
        ids, paragraphs = {rule.id for rule in rulebook.search(words)}, list(found_told(rulebook, words))
    if not paragraphs:
        raise CommandError(f"{game.name} has no rule {words[:40]!r}, nor one that speaks of it.")
    if as_json:
        print_json([entry for entry in look() if entry.id in ids])
    else:
        print("\n\n".join(paragraphs) if chapter else "\n".join(paragraphs))
    return 0


def show_one(rule: Rule, labels: Labels, found: Sequence[Coverage], *, as_json: bool) -> int:
    from hexenkessel.cli.rule_lookup import told

    entries = [entry for entry in found if entry.id in (rule.id, *(name for name, _ in rule.examples))]
    if as_json:
        print_json(entries)
        return 0
    print("\n\n".join(told(rule, labels)))
    print()
    for entry in entries:
        state = "for people only" if entry.manners else f"missing: {', '.join(entry.missing) or 'nothing'}"
        print(f"{entry.id}: {state}")
        for kind, places in (("code", entry.code), ("test", entry.tests)):
            for place in places:
                print(f"    {kind}  {place}")
    return 0
