"""Chariots for tests: the wagon is figure 1 on 1/25, its pole points east, its horses stand on 1/26."""

from __future__ import annotations

CHAPTERS = (2, 3, 4, 5, 7, 8)
ALL = (2, 3, 4, 5, 6, 7, 8, 9)
FOE = "1 axe 1/48"


def chariot(
    horses: int = 4, crew: tuple[str, ...] = ("axe",), speed: int = 0, weight: str = "light", owner: int = 0
) -> tuple[str, ...]:
    """The wagon is 1, then come the horses, then the crew."""
    return (
        f"{owner} wagon 1/25 pole=0 speed={speed}",
        *[f"{owner} {weight}-chariot-horse 1/26 harness=1"] * horses,
        *[f"{owner} {kind} 1/25 on=1" for kind in crew],
    )
