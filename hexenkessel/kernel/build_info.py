"""Detection of the build: the plain source, or the copy with compiled modules.

`make compiled` leaves a list of the modules it compiled in the copy; the source tree has no such list.
Without a compiler there is no copy, so a slow run must be able to say that it is one.
"""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

_PACKAGE = Path(__file__).parents[1]
_LIST = _PACKAGE / "compiled.txt"


def compiled_modules() -> tuple[str, ...]:
    """The modules that this copy claims to have compiled; none in the source tree."""
    return tuple(_LIST.read_text().split()) if _LIST.exists() else ()


def is_extension(module: str) -> bool:
    """Would `module`, named in full, be imported from a compiled file?"""
    # Python prefers a compiled file to the source beside it, so to exist is to be used. Nothing is
    # imported to find out: the kernel must not load a game.
    stem = _PACKAGE.parent.joinpath(*module.split("."))
    return any(stem.with_name(stem.name + suffix).exists() for suffix in EXTENSION_SUFFIXES)


def is_compiled() -> bool:
    """Is this the compiled copy, with every module that it lists really compiled?"""
    modules = compiled_modules()
    return bool(modules) and all(is_extension(module) for module in modules)
