"""Settings for the tests of the command."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _games_are_kept_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's unfinished games are seen by a test, and none sees those of another."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.delenv("HEXENKESSEL_MAKE", raising=False)
