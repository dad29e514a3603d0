"""Whatever goes wrong, the client can say it in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import hexenkessel.server
from hexenkessel.kernel.battery.inspection import keys_of
from hexenkessel.server.contract.words import Language

SERVER = Path(hexenkessel.server.__file__).parent
MESSAGES = Path(__file__).parents[2] / "web/src/shell/messages"
# Whoever answers that something is wrong does it by one of these: where its word for programs stands.
PLACES = {"ApiError": 1, "not_now": 0, "unfit": 0, "Sleeping": 0, "ErrorNews": 1}
HANDED_ON = {"code", "api_error.code"}  # from one of them to another
OF_THE_CLIENT = {"unreachable", "not-arrived", "other"}


def words_for_programs() -> Iterator[ast.expr]:
    """As they stand in the source."""
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=args) if name in PLACES:
                    yield args[PLACES[name]]
                # A kind of ApiError makes itself one.
                case ast.Call(func=ast.Attribute(attr="__init__"), args=[ast.Constant(), word, _]):
                    yield word


def test_error_codes_are_literals_in_the_source() -> None:
    others = {ast.unparse(word) for word in words_for_programs() if not isinstance(word, ast.Constant)}
    assert others == HANDED_ON


@pytest.mark.parametrize("language", get_args(Language))
def test_error_codes_and_translations_match(language: str) -> None:
    keys = keys_of(language, MESSAGES)
    sentences = {key.removeprefix("trouble-") for key in keys if key.startswith("trouble-")}
    words = {word.value for word in words_for_programs() if isinstance(word, ast.Constant)}
    words.remove("refused")  # a rule forbids it, and says so itself
    assert sentences == words | OF_THE_CLIENT
