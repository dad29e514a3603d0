"""Seats, the host, and observers."""

from __future__ import annotations

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A place at the table, numbered from 0."""

HOST: Final[Seat] = -1
"""The table itself. It speaks where no player does: the clock has run out, the evening is over."""

Observer: TypeAlias = Seat | None
"""Who looks: a seat, or None for a spectator, who knows only what everybody knows."""
