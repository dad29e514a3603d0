"""The whole API against its own document: whatever is sent, it answers as it says, and never fails."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case, checks
from schemathesis.config import SchemathesisConfig

from hexenkessel.server.api.openapi import document_of
from hexenkessel.server.app import create_app
from hexenkessel.server.settings import Settings
from tests.server.house import ME_AND_A_FRIEND, House, Visitor, open_house, settings_in

EXAMPLES = 12  # of each operation
SEED = 1 if os.environ.get("CI") else None


def document() -> dict[str, Any]:
    """Without a server, for pytest makes one test of each operation before any has begun."""
    guard: Any = create_app(Settings(database="sqlite://", secret="x"))
    return document_of(guard.app)


# What the document allows a rule may forbid: most that chance says of a game is refused, as it should be, by
# 409 or 422; a request that the document allows is never called a bad one (400).
REFUSED = ["2xx", "401", "403", "404", "409", "422"]
CHECKS = {"positive_data_acceptance": {"expected-statuses": REFUSED}}
CONFIG = SchemathesisConfig.from_dict({"checks": CHECKS} | ({} if SEED is None else {"seed": SEED}))
API = schemathesis.openapi.from_dict(document(), config=CONFIG)
# Litestar takes 0 for false and "7" for 7, whatever it is told; that harms nobody.
EXCLUDED = [checks.negative_data_rejection]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Nothing is too fast for it."""
    folder = tmp_path_factory.mktemp("document")
    each_minute = dict.fromkeys(
        [f"{what}_per_minute" for what in ("guests", "logins", "records", "checks")], 1e6
    )
    limits = {"requests_per_second": 1e6, "guesses_per_hour": 1e6, **each_minute}
    with open_house(settings_in(folder, **limits)) as opened:
        yield opened


@pytest.fixture
def somebody(house: House) -> Iterator[Visitor]:
    with house.visitor("Ada") as visitor:
        yield visitor


@pytest.fixture
def tables(somebody: Visitor) -> tuple[str, ...]:
    """Of somebody, in several states."""
    bots = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    return (
        somebody.open_table(ME_AND_A_FRIEND),
        somebody.open_table(bots, start=True),
        somebody.open_table(bots, start=True),
    )


@API.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=SEED is not None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_api_conforms_to_its_openapi_document(
    case: Case[Any], house: House, somebody: Visitor, tables: tuple[str, ...]
) -> None:
    # Most invented tables do not exist; half of the time it is one that does.
    table = case.path_parameters.get("id")
    if isinstance(table, str) and len(table) % 2:
        case.path_parameters["id"] = tables[len(table) % 3]
    case.call_and_validate(
        base_url=f"http://{house.address}", headers={"Cookie": somebody.cookie}, excluded_checks=EXCLUDED
    )
