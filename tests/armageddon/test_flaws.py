"""A scenario that cannot be played is found out, with the place of every fault."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.armageddon.ground.land import GreatField, Land
from hexenkessel.games.armageddon.scenarios.check import flaws_in
from hexenkessel.games.armageddon.scenarios.format import Capture, Placement, Scenario, Unit
from hexenkessel.games.armageddon.scenarios.shipped import shipped

WHOLE = shipped()["s02"]


def changed(**changes: Any) -> Scenario:
    return msgspec.structs.replace(WHOLE, **changes)


def with_land(**changes: Any) -> Scenario:
    return changed(land=msgspec.structs.replace(WHOLE.land, **changes))


def with_units(field: str, *units: Any, player: int = 1) -> Scenario:
    return changed(setup=(*WHOLE.setup, Placement(player, field, units)))


TWICE = GreatField(1, (0, 0), fields={"forest": (1,), "swamp": (1,)})
ICE = GreatField(1, (0, 0), "ice-lowland", {"forest": (19,)})


@pytest.mark.rule("A5.1h", "A5.1j", "A5.3f", "A5.2a")
@pytest.mark.parametrize(
    ("scenario", "word", "place"),
    [
        (with_land(great_fields=()), "no-land", ""),
        (with_land(great_fields=(*WHOLE.land.great_fields, GreatField(1, (5, 5)))), "great-field-twice", "1"),
        (with_land(great_fields=(*WHOLE.land.great_fields, GreatField(9, (0, 0)))), "place-twice", "0 0"),
        (with_land(great_fields=(TWICE,)), "terrain-twice", "1/1"),
        (changed(land=Land((ICE,))), "inside-ice", "1/19"),
        (with_land(ramps=(("1/1", "1/2"),)), "ramp-level", "1/1 1/2"),
        (with_land(rivers=(("1/1", "1/3"),)), "not-neighbours", "1/1 1/3"),
        (with_land(rivers=(("1/1", "7/3"),)), "no-such-field", "7/3"),
        (with_land(bridges=(("1/1", "1/2"),)), "bridge-without-river", "1/1 1/2"),
        (changed(chapters=(2, 3, 6, 7, 8, 99)), "chapters", ""),
        (changed(zones=WHOLE.zones[:1]), "zones", ""),
        (changed(title={"de": "Ohne"}), "title", ""),
        (changed(goals=()), "no-goal", ""),
        (changed(goals=(Capture(("9/9",)),)), "no-such-field", "9/9"),
        (changed(goals=(Capture(("1/1",), 3),)), "no-such-player", "goal 1"),
        (with_units("1/1", "axe", player=3), "no-such-player", "1/1"),
        (with_units("1/1", Unit("axe", 5)), "too-full", "1/1"),
        (with_units("1/1", "elephant"), "kind-without-chapter", "1/1"),
        (with_units("1/1", Unit("axe", riders=("axe",))), "too-many-riders", "1/1"),
        (with_units("1/1", Unit("bow", front="E")), "bad-phalanx", "1/1"),
        (with_units("1/20", "axe"), "outside-zone", "1/20"),
        (changed(setup=WHOLE.setup[:1]), "no-warriors", ""),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_place(scenario: Scenario, word: str, place: str) -> None:
    assert (word, place) in [(flaw.word, flaw.place) for flaw in flaws_in(scenario)]


def test_nobody_is_set_up_where_he_may_not_stay() -> None:
    peaks = GreatField(1, (0, 0), fields={"peaks": (1,)})
    scenario = changed(
        land=Land((peaks, GreatField(2, (0, 1)))),
        goals=(Capture(("1/9",)),),
        setup=(*WHOLE.setup, Placement(1, "1/1", ("axe",))),
    )
    assert ("may-not-stay", "1/1") in [(flaw.word, flaw.place) for flaw in flaws_in(scenario)]


def test_a_fault_is_told_once_and_of_who_carries_others() -> None:
    horse = Unit("light-horse", 2, riders=("axe",))
    scenario = msgspec.structs.replace(with_units("1/20", horse), chapters=(2, 3, 4, 5, 7))
    outside = [str(flaw) for flaw in flaws_in(scenario) if flaw.word == "outside-zone"]
    assert outside == ["outside-zone 1/20 light-horse"]


def test_a_whole_scenario_has_no_fault() -> None:
    assert flaws_in(WHOLE) == []
