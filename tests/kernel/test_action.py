"""Actions and the clicks that compose them."""

from __future__ import annotations

from typing import Annotated, ClassVar

import pytest

from hexenkessel.kernel.action import Action, Pick, PickKind, pick_kinds, picks, verb_of
from hexenkessel.kernel.text import Grammar


class Move(Action, frozen=True, tag="move"):
    legion: Annotated[str, PickKind("legion")]
    land: Annotated[int, PickKind("land")]
    side: Annotated[int | None, PickKind("side")] = None


class Split(Action, frozen=True, tag="split"):
    button_first: ClassVar[bool] = True

    legion: str
    parts: tuple[Annotated[str, PickKind("character")], ...]


class Leap(Action, frozen=True, tag="leap"):
    clicked: ClassVar[tuple[str, ...]] = ("legion", "land", "lord")

    legion: str
    lord: str
    land: int = 0


class Done(Action, frozen=True, tag="done"):
    pass


def test_the_verb_is_the_tag() -> None:
    assert verb_of(Move) == "move"
    assert Done().verb == "done"


def test_a_field_is_picked_by_its_kind_or_else_by_its_name() -> None:
    assert pick_kinds(Move) == (("legion", "legion", False), ("land", "land", False), ("side", "side", False))
    assert pick_kinds(Split) == (("legion", "legion", False), ("parts", "character", True))


def test_picks_follow_the_fields() -> None:
    assert picks(Move("Red1", 100)) == (Pick("legion", "Red1"), Pick("land", 100), Pick("side", "-"))


def test_field_with_several_picks_is_closed_by_a_button() -> None:
    assert picks(Split("Red1", ("Ogre", "Lion"))) == (
        Pick("button", "split"),
        Pick("legion", "Red1"),
        Pick("character", "Ogre"),
        Pick("character", "Lion"),
        Pick("button", "done"),
    )


def test_picks_may_be_in_another_order_than_the_text() -> None:
    leap = Leap("Red1", "Angel", 100)
    assert picks(leap) == (Pick("legion", "Red1"), Pick("land", 100), Pick("lord", "Angel"))
    assert Grammar([Leap]).write(leap) == "leap Red1 Angel 100"


def test_order_of_picks_names_every_field_and_no_tuple() -> None:
    class Half(Action, frozen=True, tag="half"):
        clicked: ClassVar[tuple[str, ...]] = ("land",)

        legion: str
        land: int

    class Several(Action, frozen=True, tag="several"):
        clicked: ClassVar[tuple[str, ...]] = ("parts", "legion")

        legion: str
        parts: tuple[str, ...]

    for wrong in (Half("Red1", 100), Several("Red1", ("Ogre",))):
        with pytest.raises(TypeError, match="clicked"):
            picks(wrong)


def test_an_action_without_fields_is_a_button() -> None:
    assert picks(Done()) == (Pick("button", "done"),)
