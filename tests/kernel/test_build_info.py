"""A run must know whether it is the compiled one."""

import os

import pytest

from hexenkessel.kernel.build_info import compiled_modules, is_compiled, is_extension

EXPECTED = os.environ.get("HEXENKESSEL_COMPILED") == "1"


@pytest.mark.compiled
def test_is_compiled_tells_the_build() -> None:
    assert is_compiled() == EXPECTED
    assert bool(compiled_modules()) == EXPECTED


@pytest.mark.compiled
def test_every_listed_module_is_a_compiled_file() -> None:
    assert [module for module in compiled_modules() if not is_extension(module)] == []


def test_plain_module_is_no_extension() -> None:
    assert not is_extension("hexenkessel.kernel.build_info")
