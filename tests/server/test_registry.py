"""Tables in memory: found once, kept for a while, never an old one in the place of the new."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.house import ME_AND_A_FRIEND, PATIENCE, open_house, run, settings_in


def test_cancelled_load_leaves_no_stale_table(folder: Path) -> None:
    """Else an old table would be handed out when the new one has been forgotten."""
    with open_house(settings_in(folder)) as house, house.visitor() as ada:
        table = ada.open_table(ME_AND_A_FRIEND)
        registry = house.services.registry

        async def leave_at_once() -> None:
            registry._tables.pop(table)
            asking = asyncio.ensure_future(registry.table(table))
            await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            async with asyncio.timeout(PATIENCE):
                while registry._loading:
                    await asyncio.sleep(0.01)
            assert table in registry._tables

        run(leave_at_once())
