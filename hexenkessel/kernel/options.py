"""Validation errors of options as messages: msgspec has them in English alone."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import inspect

from hexenkessel.kernel.event import Scalar


def why_not(
    error: msgspec.ValidationError, options: type[msgspec.Struct], chosen: Mapping[str, Scalar] | None
) -> dict[str, object]:
    """The option that does not fit, what was chosen for it, and what may be chosen."""
    option = str(error).rpartition("$.")[2].rstrip("`")
    value = (chosen or {}).get(option, "")
    return {"option": option, "value": str(value)[:40], **_allowed(options, option, value)}


def _allowed(options: type[msgspec.Struct], option: str, value: Scalar) -> dict[str, object]:
    form = inspect.type_info(options)
    assert isinstance(form, inspect.StructType)
    kind = next((field.type for field in form.fields if field.name == option), None)
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    match kind, value:
        case inspect.IntType(ge=int() as least, le=int() as most), int():
            return {"why": "range", "least": least, "most": most}
        case inspect.StrType(max_length=int() as most), str():
            return {"why": "long", "most": most}
        case inspect.LiteralType(values=known), _:
            return {"why": "choice", "known": ", ".join(map(str, known))}
    return {"why": "other"}
