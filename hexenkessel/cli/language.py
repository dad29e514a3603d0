"""The option --language: in which language a game speaks. What the command says of its own stays English."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from hexenkessel.kernel.languages import ENGLISH, LANGUAGES, Language

if TYPE_CHECKING:
    from hexenkessel.kernel.game import Game
    from hexenkessel.kernel.rulebook import Rulebook


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=ENGLISH,
        help=f"in which the game speaks: {', '.join(LANGUAGES)} ({ENGLISH})",
        metavar="CODE",
    )


def language_words(language: Language) -> tuple[str, ...]:
    """The arguments that choose this language again."""
    return () if language == ENGLISH else ("--language", language)


def rulebook_in(game: Game[Any, Any], language: Language) -> Rulebook:
    """The game's rulebook in this language; in English if it has none in this one."""
    from hexenkessel.kernel.rulebook import load_rulebook

    folder = game.folder / "rulebook"
    if language == ENGLISH or not (folder / language).is_dir():
        return game.rulebook
    return load_rulebook(folder, language)
