"""A position of Titan laid by hand, put before two people at a table."""

from __future__ import annotations

from typing import Any

import msgspec

from hexenkessel.kernel.gate import begin
from tests.browser.people import Person
from tests.browser.tables import sit_down
from tests.server.house import House


def lay_before(house: House, host: Person, guest: Person, position: Any) -> str:
    """A table at which this is how play begins: Red is the host's, Blue the guest's."""
    table = sit_down(host, guest)
    history = house.history(table)
    opening = begin(position)
    laid = msgspec.structs.replace(opening.position, number=0, setup=history.setup)
    history.opening = msgspec.structs.replace(opening, position=laid)
    history.moves.clear()
    history.results.clear()
    return table
