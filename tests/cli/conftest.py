"""Settings for the tests of the command."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True, scope="session")
def _autosave_elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Nobody's unfinished game is overwritten by a test."""
    folder = tmp_path_factory.mktemp("state")
    patch = pytest.MonkeyPatch()
    patch.setenv("XDG_STATE_HOME", str(folder))
    return folder
