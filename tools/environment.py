"""Prepare the environment for one purpose: `python3 tools/environment.py .venv play|dev|bench|lock`.

Uses only what comes with Python. Whatever is installed is remembered by a hash of what asked for it,
so that a second call with nothing changed ends at once.
"""

import hashlib
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCKS = {
    "play": ("play",),
    "dev": ("dev",),
    "bench": ("dev", "bench"),
    "lock": ("lock",),
}


def prepare(venv: Path, purpose: str) -> None:
    make_venv(venv)
    for lock in LOCKS[purpose]:
        install_lock(venv, lock)
    if purpose != "lock":
        install_project(venv)


def make_venv(venv: Path) -> None:
    """Make the environment unless there is one of this Python, in this place."""
    origin = f"Python {sys.version_info.major}.{sys.version_info.minor} in {venv}"
    # One made by hand has no memory and is taken as it is.
    if is_of_this_python(venv) and memory(venv, "origin") in (None, origin):
        return
    say(f"Setting up {venv.name} ...")
    # The Python that runs this may live in the environment that is to be replaced.
    maker = getattr(sys, "_base_executable", sys.executable)
    run([maker, "-m", "venv", "--clear", str(venv)])
    remember(venv, "origin", origin)


def is_of_this_python(venv: Path) -> bool:
    library = venv / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}"
    return (venv / "bin" / "python").exists() and library.is_dir()


def install_lock(venv: Path, lock: str) -> None:
    path = ROOT / "requirements" / f"{lock}.txt"
    key = fingerprint(path)
    if memory(venv, lock) == key:
        return
    say(f"Installing requirements/{path.name} ...")
    # Wheels only: nothing here may need a compiler, nor a build tool whose hash we do not know.
    pip(venv, "--require-hashes", "--no-deps", "--only-binary", ":all:", "-r", str(path))
    remember(venv, lock, key)


def install_project(venv: Path) -> None:
    """Install the project in place; the build backend is in every lock, so nothing is fetched."""
    key = fingerprint(ROOT / "pyproject.toml")
    if memory(venv, "project") == key:
        return
    say("Installing hexenkessel in place ...")
    pip(venv, "--no-build-isolation", "--no-deps", "--no-index", "--editable", str(ROOT))
    remember(venv, "project", key)


def pip(venv: Path, *arguments: str) -> None:
    options = ["--quiet", "--no-input", "--disable-pip-version-check"]
    run([str(venv / "bin" / "python"), "-m", "pip", "install", *options, *arguments])


def run(command: list[str]) -> None:
    code = subprocess.run(command, check=False).returncode
    if code:
        sys.exit(f"Setting up failed in: {' '.join(command)}")


def fingerprint(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def memory(venv: Path, name: str) -> str | None:
    path = venv / ".hexenkessel" / name
    return path.read_text() if path.exists() else None


def remember(venv: Path, name: str, text: str) -> None:
    path = venv / ".hexenkessel" / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[2] not in LOCKS:
        sys.exit(f"usage: environment.py VENV {'|'.join(LOCKS)}")
    prepare((Path.cwd() / sys.argv[1]).absolute(), sys.argv[2])
