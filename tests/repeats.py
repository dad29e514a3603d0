"""How often a test repeats what takes long: a few times with every change, more often if one looks longer."""

from __future__ import annotations

import os

IS_THOROUGH = os.environ.get("HYPOTHESIS_PROFILE") == "thorough"


def times(usual: int, thorough: int) -> int:
    return thorough if IS_THOROUGH else usual
