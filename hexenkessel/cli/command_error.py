"""The error of a command."""

from __future__ import annotations


class CommandError(Exception):
    """An error that the user can mend: one sentence for standard error, exit code 2."""
