"""What is wrong with what somebody typed."""

from __future__ import annotations


class Complaint(Exception):
    """One sentence for standard error; the command ends with exit code 2."""
