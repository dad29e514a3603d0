"""The one thing that every bot can do. Games bring bots of their own, so the kernel has to know it, too."""

from __future__ import annotations

from hexenkessel.kernel.player import Bot, BotFactory

__all__ = ["Bot", "BotFactory"]
