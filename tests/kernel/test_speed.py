"""A run must know whether it is the compiled one."""

import os

import pytest

from hexenkessel.kernel.speed import compiled_modules, is_compiled, is_extension

EXPECTED = os.environ.get("HEXENKESSEL_COMPILED") == "1"


@pytest.mark.compiled
def test_the_compiled_copy_says_that_it_is_compiled_and_the_source_that_it_is_not() -> None:
    assert is_compiled() == EXPECTED
    assert bool(compiled_modules()) == EXPECTED


@pytest.mark.compiled
def test_every_listed_module_is_a_compiled_file() -> None:
    assert [module for module in compiled_modules() if not is_extension(module)] == []


def test_a_module_of_plain_source_is_no_extension() -> None:
    assert not is_extension("hexenkessel.kernel.speed")
