"""The OpenAPI document, with its error responses: the same for all of the API, so it is said once."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar.enums import MediaType
from litestar.openapi.plugins import JsonRenderPlugin

from hexenkessel.server.api.services import AnyRequest
from hexenkessel.server.contract.people import Preferences
from hexenkessel.server.contract.words import Asked

_TEXT: Final = {"type": "string"}
_NUMBER: Final = {"type": "integer"}
_API_ERROR: Final = {
    "type": "object",
    "description": "What went wrong: `error` for programs, `text` for people. Of a table that this version "
    "cannot continue it says whether the game is `over`, so that its record can be had.",
    "required": ["error", "text"],
    "properties": {"error": _TEXT, "text": _TEXT, "over": {"type": "boolean"}},
}
_STALE: Final = {
    "type": "object",
    "description": "It was about a state that is no longer the last one.",
    "required": ["stale", "number"],
    "properties": {"stale": {"const": True}, "number": _NUMBER},
}
_REFUSED: Final = {
    "type": "object",
    "description": "A rule forbids it.",
    "required": ["refusal"],
    "properties": {"refusal": {"$ref": "#/components/schemas/RefusalText"}},
}


def document_of(app: Any) -> dict[str, Any]:
    """The document that /api/openapi.json serves."""
    document: dict[str, Any] = msgspec.to_builtins(app.openapi_schema.to_schema())
    return with_error_responses(document)


def with_error_responses(document: dict[str, Any]) -> dict[str, Any]:
    """Add the error responses: Litestar knows what its handlers return; what they raise is ours."""
    schemas = document["components"]["schemas"]
    # What is asked is described by what reads it: Litestar does not understand how long the words in a list
    # may be, nor say that unknown fields are refused.
    kinds = [*_kinds_of(Asked), Preferences]
    schemas |= msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")[1]
    schemas |= {"ApiError": _API_ERROR, "Stale": _STALE, "Refused": _REFUSED}
    for methods in document["paths"].values():
        for method, operation in methods.items():
            if method in ("get", "post", "put", "patch", "delete"):
                if _is_nullable(operation.get("requestBody")):
                    operation["requestBody"]["required"] = False
                responses = operation["responses"]
                responses.pop("400", None)  # Litestar's own form, in which we never answer
                responses["4XX"] = _response("It cannot be done.", "ApiError")
                responses["409"] = _response("It cannot be done now.", "ApiError", "Stale", "Refused")
                responses["503"] = _response("The server cannot do it at the moment.", "ApiError")
    return document


def _kinds_of(kind: type[Asked]) -> list[type[Asked]]:
    """All request types below this one."""
    return [each for child in kind.__subclasses__() for each in (child, *_kinds_of(child))]


def _is_nullable(body: Any) -> bool:
    """Is the body nullable? Who may send null may as well send nothing, which Litestar does not see."""
    forms = [] if body is None else body["content"]["application/json"]["schema"].get("oneOf", [])
    return {"type": "null"} in forms


def _response(description: str, *names: str) -> dict[str, Any]:
    forms = [{"$ref": f"#/components/schemas/{name}"} for name in names]
    schema = forms[0] if len(forms) == 1 else {"anyOf": forms}
    return {"description": description, "content": {"application/json": {"schema": schema}}}


class OpenApiPlugin(JsonRenderPlugin):
    """Serves the document with its error responses."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.JSON)

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        return self.render_json(request, with_error_responses(openapi_schema))
