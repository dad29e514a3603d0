"""The page for hosts tells all settings as they are, and no metric that there is not."""

from __future__ import annotations

import json
import re

import msgspec

from hexenkessel.server.settings import Settings
from tests.docs.pages import ROOT, prose_of

PAGE = ROOT / "docs" / "hosts.md"
_ROW = re.compile(r"^\| `(\w+)` \| `(.*?)` \| .{10,} \|$", re.MULTILINE)


def test_every_setting_is_told_with_its_usual_value() -> None:
    told = dict(_ROW.findall(prose_of(PAGE)))
    fields = {field.name: json.dumps(field.default) for field in msgspec.structs.fields(Settings)}
    assert told == fields
    assert list(told) == list(fields), "in the order of the code, so that one finds them"


def test_every_metric_that_is_named_exists() -> None:
    named = set(re.findall(r"`(hexenkessel_\w+)`", prose_of(PAGE)))
    source = "".join(file.read_text() for file in (ROOT / "hexenkessel" / "server").rglob("*.py"))
    assert named and not {name for name in named if f'"{name}"' not in source}
