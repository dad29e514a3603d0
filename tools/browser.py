"""The browser that tests the client: `python tools/browser.py` finds or fetches one and says where it is.

An installed Chromium is taken if there is one; otherwise one is installed (as root) or downloaded.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome")

FLAGS = (
    "--headless",
    "--no-sandbox",  # root has no sandbox
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The address bar's own pages, which nobody sees, take as long as an empty page of ours. Only the last
    # list of such features counts, so that what Playwright switches off is named again.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,AvoidUnnecessaryBeforeUnloadCheckSync,"
    "DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,"
    "NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning",
)


class NoBrowser(Exception):
    """There is no Chromium and none can be had; says what to do."""


def browser() -> Path:
    """A Chromium on this machine, fetched if need be. Raises NoBrowser."""
    found = installed() or (from_the_system() if os.geteuid() == 0 else None) or downloaded()
    if found is None:
        raise NoBrowser(
            "The tests of the client need Chromium: there is none on PATH "
            f"({', '.join(NAMES)}), and it could be neither installed nor downloaded."
        )
    return found


def installed() -> Path | None:
    paths = (shutil.which(name) for name in NAMES)
    return next((Path(path) for path in paths if path), None)


def from_the_system() -> Path | None:
    if shutil.which("apt-get") is None:
        return None
    # Somebody else may be installing something; and a new machine may not know yet what there is.
    apt = ["apt-get", "-y", "-qq", "-o", "DPkg::Lock::Timeout=300"]
    for command in ["install", "chromium"], ["update"], ["install", "chromium"]:
        if installed() is None:
            attempt([*apt, *command], DEBIAN_FRONTEND="noninteractive")
    return installed()


def downloaded() -> Path | None:
    """The one that Playwright brings along, kept in the cache of the user."""
    attempt([sys.executable, "-m", "playwright", "install", "chromium"])
    answer = subprocess.run(
        [sys.executable, "-c", _WHERE], check=False, capture_output=True, text=True
    ).stdout.strip()
    path = Path(answer)
    return path if answer and path.exists() else None


# In a process of its own: whoever asks may have a Playwright of his own running.
_WHERE = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def attempt(command: list[str], **environment: str) -> None:
    subprocess.run(command, check=False, stdout=sys.stderr, env={**os.environ, **environment})


if __name__ == "__main__":
    try:
        print(browser())
    except NoBrowser as error:
        sys.exit(str(error))
