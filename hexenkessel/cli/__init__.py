"""The command `hexenkessel`."""

from hexenkessel.cli.command import main

__all__ = ["main"]
