"""Ask whether anything we depend on is known to be dangerous: `python tools/audit.py`.

Everything pinned in requirements/*.txt is looked up in the advisories of PyPI and, where PyPI has none for
just this version, in those of OSV; web/package-lock.json by `npm audit`. What could not be asked is said
("LEFT OUT"), and is no failure: a machine without a network can still test. A known vulnerability is one,
unless tools/audit.toml says why it does not concern us, and until when that holds.

Uses only what comes with Python. `pip-audit` passes over a version of which PyPI says nothing as if it were
harmless, looks only at what this machine would install, and would itself bring two dozen packages.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
import urllib.error
import urllib.request
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PYPI = "https://pypi.org"
OSV = "https://api.osv.dev"
PATIENCE = 10.0  # seconds for one answer
AT_ONCE = 12
PIN = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==([^\s;\\]+)", re.MULTILINE)


@dataclass(frozen=True, order=True)
class Pin:
    """A package in the version that we use."""

    name: str
    version: str

    def __str__(self) -> str:
        return f"{self.name} {self.version}"


@dataclass(frozen=True)
class Finding:
    """Something that is known to be dangerous."""

    package: str
    ids: tuple[str, ...]  # one and the same under several names: CVE-…, GHSA-…, PYSEC-…
    text: str


@dataclass
class Audit:
    """The findings of an audit, what was asked, and what could not be."""

    findings: list[Finding] = field(default_factory=list)
    asked: int = 0
    left_out: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Waiver:
    """Somebody has looked at a finding, and says why it does not concern us, and when to look again."""

    id: str
    reason: str
    until: date


class Unreachable(Exception):
    """Nobody answers there."""


class Unknown(Exception):
    """Somebody answers, but not this."""


# Python


def pins_in(folder: Path) -> list[Pin]:
    """All pins of the locks, for any system and any purpose."""
    return sorted({Pin(*found) for lock in folder.glob("*.txt") for found in PIN.findall(lock.read_text())})


def audit_python(pins: list[Pin], pypi: str = PYPI, osv: str = OSV) -> Audit:
    audit = Audit()
    unknown: list[Pin] = []
    why = "PyPI says nothing about the versions pinned here"

    def ask(pin: Pin) -> list[Finding] | Exception:
        try:
            return ask_pypi(pin, pypi)
        except (Unknown, Unreachable) as error:
            return error

    # The first one alone: where nobody answers, there is no use in waiting for all the others.
    first = [ask(pin) for pin in pins[:1]]
    if first and isinstance(first[0], Unreachable):
        unknown, why = pins, f"PyPI cannot be reached ({first[0]})"
    else:
        with ThreadPoolExecutor(AT_ONCE) as threads:
            answers = [*first, *threads.map(ask, pins[1:])]
        for pin, answer in zip(pins, answers, strict=True):
            if isinstance(answer, Exception):
                unknown.append(pin)
            else:
                audit.asked += 1
                audit.findings += answer
    if unknown:
        try:
            audit.findings += ask_osv(unknown, osv)
            audit.asked += len(unknown)
        except (Unknown, Unreachable) as error:
            names = ", ".join(map(str, unknown))
            those = f"{len(unknown)} of {len(pins)} Python packages ({names})"
            audit.left_out.append(f"{those} because {why}, and OSV cannot be asked ({error})")
    return audit


def ask_pypi(pin: Pin, pypi: str) -> list[Finding]:
    """The advisories of PyPI. Some mirrors have only the page of the newest version, which must be ours."""
    try:
        page = fetch(f"{pypi}/pypi/{pin.name}/{pin.version}/json")
    except Unknown:
        page = fetch(f"{pypi}/pypi/{pin.name}/json")
    if page.get("info", {}).get("version") != pin.version or "vulnerabilities" not in page:
        raise Unknown(str(pin))
    return [
        Finding(
            str(pin),
            (known["id"], *known.get("aliases", ())),
            f"{_first_line(known.get('summary') or known.get('details'))} {_remedy(known.get('fixed_in'))}",
        )
        for known in page["vulnerabilities"]
        if not known.get("withdrawn")
    ]


def ask_osv(pins: list[Pin], osv: str) -> list[Finding]:
    packages = ({"name": pin.name, "ecosystem": "PyPI"} for pin in pins)
    queries = [
        {"package": package, "version": pin.version} for package, pin in zip(packages, pins, strict=True)
    ]
    results = fetch(f"{osv}/v1/querybatch", {"queries": queries}).get("results")
    if not isinstance(results, list) or len(results) != len(pins):
        raise Unknown("its answer does not fit the question")
    return [
        Finding(str(pin), (known["id"],), f"see https://osv.dev/{known['id']}")
        for pin, result in zip(pins, results, strict=True)
        for known in result.get("vulns", ())
    ]


def fetch(address: str, question: Any = None) -> dict[str, Any]:
    body = None if question is None else json.dumps(question).encode()
    request = urllib.request.Request(
        address, body, {"Accept": "application/json", "Content-Type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            page = json.load(answer)
    except urllib.error.HTTPError as error:
        error.close()
        raise Unknown(f"{error.code} {error.reason}") from None
    except OSError as error:
        raise Unreachable(str(getattr(error, "reason", error))) from None
    except ValueError:
        raise Unknown("no JSON") from None
    if not isinstance(page, dict):
        raise Unknown("no answer to the question")
    return page


# The browser client


def audit_web(folder: Path, npm: Iterable[str] = ("npm",)) -> Audit:
    try:
        done = subprocess.run(
            [*npm, "audit", "--json"], cwd=folder, capture_output=True, text=True, timeout=120, check=False
        )
        report = json.loads(done.stdout)
    except FileNotFoundError:
        return Audit(left_out=["the packages of web/ because there is no npm here"])
    except (subprocess.TimeoutExpired, ValueError):
        return Audit(left_out=["the packages of web/ because npm audit gives no answer"])
    if "vulnerabilities" not in report:
        why = report.get("message") or report.get("error") or "it does not say why"
        return Audit(left_out=[f"the packages of web/ because npm audit gets no answer ({_first_line(why)})"])
    findings = {
        via["url"]: Finding(via["name"], (via["url"].rpartition("/")[2], via["url"]), via["title"])
        for vulnerable in report["vulnerabilities"].values()
        for via in vulnerable["via"]
        if isinstance(via, dict)  # else the name of another one in this list
    }
    return Audit(list(findings.values()), report["metadata"]["dependencies"]["total"])


# What comes of it


def read_waivers(file: Path) -> list[Waiver]:
    written = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    return [Waiver(each["id"], each["reason"], each["until"]) for each in written.get("waiver", ())]


def conclude(
    audits: dict[str, Audit], waivers: list[Waiver], today: date, say: Callable[[str], None] = print
) -> int:
    """Say everything; 1 if something was found that nobody has explained."""
    waived = {waiver.id: waiver for waiver in waivers}
    used: set[str] = set()
    is_bad = False
    for what, audit in audits.items():
        if audit.asked:
            count = len(audit.findings)
            say(f"{what}: {audit.asked} packages asked about, {count or 'nothing'} known.")
        for finding in audit.findings:
            waiver = next((waived[each] for each in finding.ids if each in waived), None)
            if waiver:
                used.add(waiver.id)
            if waiver and waiver.until >= today:
                say(f"  {finding.package}: {waiver.id} is waived until {waiver.until}: {waiver.reason}")
            else:
                is_bad = True
                past = f" (was waived until {waiver.until})" if waiver else ""
                say(f"  VULNERABLE: {finding.package}: {', '.join(finding.ids)}{past}: {finding.text}")
        for reason in audit.left_out:
            say(f"LEFT OUT: {reason}.")
    # Where something was left out, nobody knows whether a waiver is still needed.
    if not any(audit.left_out for audit in audits.values()):
        for waiver in waivers:
            if waiver.id not in used:
                say(f"tools/audit.toml: {waiver.id} is no longer needed.")
    return 1 if is_bad else 0


def _first_line(text: object) -> str:
    lines = str(text or "").strip().splitlines()
    return lines[0][:200] if lines else "no description"


def _remedy(fixed: Iterable[str] | None) -> str:
    return f"(mended in {', '.join(fixed)})" if fixed else "(not mended yet)"


if __name__ == "__main__":
    sys.exit(
        conclude(
            {
                "Python": audit_python(pins_in(ROOT / "requirements")),
                "Browser client": audit_web(ROOT / "web"),
            },
            read_waivers(ROOT / "tools" / "audit.toml"),
            date.today(),
        )
    )
