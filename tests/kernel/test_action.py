"""Actions and the clicks that compose them."""

from __future__ import annotations

from typing import Annotated, ClassVar

from hexenkessel.kernel.action import Action, Pick, PickKind, pick_kinds, picks, verb_of


class Move(Action, frozen=True, tag="move"):
    legion: Annotated[str, PickKind("legion")]
    land: Annotated[int, PickKind("land")]
    side: Annotated[int | None, PickKind("side")] = None


class Split(Action, frozen=True, tag="split"):
    button_first: ClassVar[bool] = True

    legion: str
    parts: tuple[Annotated[str, PickKind("character")], ...]


class Done(Action, frozen=True, tag="done"):
    pass


def test_the_verb_is_the_tag() -> None:
    assert verb_of(Move) == "move"
    assert Done().verb == "done"


def test_a_field_is_picked_by_its_kind_or_else_by_its_name() -> None:
    assert pick_kinds(Move) == (("legion", "legion", False), ("land", "land", False), ("side", "side", False))
    assert pick_kinds(Split) == (("legion", "legion", False), ("parts", "character", True))


def test_an_action_is_clicked_field_by_field() -> None:
    assert picks(Move("Red1", 100)) == (Pick("legion", "Red1"), Pick("land", 100), Pick("side", "-"))


def test_a_field_that_holds_several_things_is_closed_by_a_button() -> None:
    assert picks(Split("Red1", ("Ogre", "Lion"))) == (
        Pick("button", "split"),
        Pick("legion", "Red1"),
        Pick("character", "Ogre"),
        Pick("character", "Lion"),
        Pick("button", "done"),
    )


def test_an_action_without_fields_is_a_button() -> None:
    assert picks(Done()) == (Pick("button", "done"),)
