"""Build and test the compiled copy: `python tools/compiled.py build` or `... test [processes]`.

The copy in build/compiled is a whole mirror of the project with the compiled modules beside their sources.
The source tree itself never holds a compiled file, so that none can hide an edit.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COPY = ROOT / "build" / "compiled"
WORK = ROOT / "build" / "mypyc"
MIRRORED = ("hexenkessel", "tests", "benchmarks", "tools")


def listed_modules() -> list[str]:
    """The modules to compile, as paths from the root; a listed one that is not written yet is left out."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    return [path for path in settings["tool"]["hexenkessel"]["compiled"] if (ROOT / path).exists()]


def obstacle() -> str | None:
    """The reason why nothing can be compiled here, if there is one."""
    if not listed_modules():
        return "there is no module to compile"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not answers(compiler):
        return f"there is no C compiler ({compiler})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "the C headers of this Python are not installed"
    return None


def answers(compiler: str) -> bool:
    # On some systems the name exists and only says how to install the rest, hence the try.
    if shutil.which(compiler) is None:
        return False
    return subprocess.run([compiler, "--version"], check=False, capture_output=True).returncode == 0


def build() -> None:
    modules = listed_modules()
    key = fingerprint(modules)
    memory = WORK / "key"
    if not memory.exists() or memory.read_text() != key:
        print(f"Compiling {len(modules)} modules ...", flush=True)
        shutil.rmtree(WORK, ignore_errors=True)
        compile_modules(modules)
        memory.write_text(key)
    mirror(modules)
    print("The compiled copy is in build/compiled; run it with PYTHONPATH=build/compiled", flush=True)


def fingerprint(modules: list[str]) -> str:
    """A hash of all that the compiled files depend on: the modules, whatever they import, the tools."""
    import grimp
    from mypy.version import __version__ as mypy_version

    graph = grimp.build_graph("hexenkessel", cache_dir=None)
    names = {module_name(path) for path in modules}
    names |= {imported for name in names for imported in graph.find_upstream_modules(name)}
    digest = hashlib.sha256(f"{sys.version} {mypy_version} {modules}".encode())
    digest.update(Path(__file__).read_bytes())
    for name in sorted(names):
        path = ROOT / name.replace(".", "/")
        source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        digest.update(name.encode() + source.read_bytes())
    return digest.hexdigest()


def module_name(path: str) -> str:
    return path.removesuffix(".py").replace("/", ".")


def compile_modules(modules: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    # One library for all modules, so that they call each other as C functions.
    extensions = mypycify(modules, target_dir=str(WORK / "c"), group_name="hexenkessel", debug_level="0")
    command = build_ext(Distribution({"name": "hexenkessel", "ext_modules": extensions}))
    command.build_lib = str(WORK / "lib")
    command.build_temp = str(WORK / "objects")
    command.ensure_finalized()
    command.run()


def mirror(modules: list[str]) -> None:
    """Lay the sources and the compiled files into a fresh copy; nothing old survives in it."""
    shutil.rmtree(COPY, ignore_errors=True)
    COPY.mkdir(parents=True)
    for folder in MIRRORED:
        if (ROOT / folder).exists():
            shutil.copytree(ROOT / folder, COPY / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy2(ROOT / "pyproject.toml", COPY)
    shutil.copytree(WORK / "lib", COPY, dirs_exist_ok=True)
    # hexenkessel.kernel.build_info reads this to say which build is running.
    names = "".join(f"{module_name(path)}\n" for path in modules)
    (COPY / "hexenkessel" / "compiled.txt").write_text(names)


def test(processes: str) -> int:
    """Run the tests marked `compiled` once inside the copy; say so when there can be no copy."""
    reason = obstacle()
    if reason:
        print(f"LEFT OUT: the tests of the compiled copy, because {reason}. All other tests have run.")
        return 0
    build()
    command = [sys.executable, "-m", "pytest", "-n", processes, "-m", "compiled", "-p", "no:cacheprovider"]
    command += tests_of_the_copy()
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment["HEXENKESSEL_COMPILED"] = "1"
    return subprocess.run(command, check=False, cwd=COPY, env=environment).returncode


def tests_of_the_copy() -> list[str]:
    """The files with tests marked `compiled`: to collect all the others takes longer than to run these."""
    from tests.conftest import COMPILED

    marked = [
        path for path in (ROOT / "tests").rglob("test_*.py") if "mark.compiled" in path.read_text("utf-8")
    ]
    return [str(path.relative_to(ROOT)) for path in (*COMPILED, *marked)]


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    match sys.argv[1:]:
        case ["build"]:
            if reason := obstacle():
                sys.exit(f"Cannot compile: {reason}.")
            build()
        case ["build-if-possible"]:
            if not obstacle():
                build()
        case ["test"]:
            sys.exit(test("2"))
        case ["test", processes]:
            sys.exit(test(processes))
        case _:
            sys.exit("usage: compiled.py build | build-if-possible | test [processes]")
