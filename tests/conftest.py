"""Settings for all tests."""

import os
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import settings

from tests.amount import IS_ALL

HERE = Path(__file__).parent

# Whole folders and files that also run against the compiled copy, beside single tests marked `compiled`:
# those of games with compiled modules.
COMPILED = (HERE / "titan" / "battle", HERE / "gods" / "battle", HERE / "battery" / "test_titan.py")

# No deadline: a busy machine is no failure. Under CI the examples are the same every time,
# so that a red run means a change of ours; at home each run looks somewhere new.
settings.register_profile("ci", max_examples=60, deadline=None, derandomize=True, print_blob=True)
settings.register_profile("home", max_examples=60, deadline=None)
settings.register_profile("thorough", max_examples=2000, deadline=None)
settings.load_profile("thorough" if IS_ALL else "ci" if os.environ.get("CI") else "home")


def pytest_report_header() -> str:
    return "amount: " + (
        "everything" if IS_ALL else "a part of what takes long; HEXENKESSEL_TESTS=all does all of it"
    )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Nothing is left out silently."""
    reports = terminalreporter.getreports("skipped")
    reasons = Counter(report.longrepr[2].removeprefix("Skipped: ") for report in reports)
    for reason, tests in reasons.items():
        terminalreporter.write_line(f"LEFT OUT: {tests} tests. {reason}", red=True, bold=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(item.path.is_relative_to(place) for place in COMPILED):
            item.add_marker("compiled")
