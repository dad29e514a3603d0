"""The one-line text of an action."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexenkessel.kernel.action import Action, PickKind
from hexenkessel.kernel.refusal import Refused
from hexenkessel.kernel.text import LONGEST_LINE, Grammar, has_text


class Everything(Action, frozen=True, tag="everything"):
    word: str
    number: int
    words: tuple[Annotated[str, PickKind("word")], ...]
    numbers: tuple[int, ...] = ()
    maybe: str | None = None
    switch: bool = False
    choice: Literal["left", "right"] = "left"


class Nothing(Action, frozen=True, tag="nothing"):
    pass


class Pair(Action, frozen=True, tag="pair"):
    both: tuple[int, int]


GRAMMAR = Grammar((Everything, Nothing, Pair))

words = st.from_regex(r"[A-Za-z0-9][A-Za-z0-9'_./+-]{0,15}", fullmatch=True)
numbers = st.integers(-999_999_999, 999_999_999)
everything = st.builds(
    Everything,
    words,
    numbers,
    st.lists(words, max_size=4).map(tuple),
    st.lists(numbers, max_size=4).map(tuple),
    st.none() | words,
    st.booleans(),
    st.sampled_from(["left", "right"]),
)
anything: st.SearchStrategy[Any] = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary() | st.lists(st.text())
    | st.tuples(st.text()) | st.dictionaries(st.text(), st.integers())
)  # fmt: skip


def problem_with(line: str) -> object:
    with pytest.raises(Refused) as caught:
        GRAMMAR.read(line)
    assert caught.value.refusal.rule == "K5"
    return caught.value.refusal.args["problem"]


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (Nothing(), "nothing"),
        (Everything("Ogre", 3, ()), "everything Ogre 3 -"),
        (Everything("Ogre", -3, ("Lion", "Lion"), (1,)), "everything Ogre -3 Lion,Lion 1"),
        (Everything("a", 0, ("b",), maybe="c"), "everything a 0 b - c"),
        (Everything("a", 0, ("b",), switch=True), "everything a 0 b - - yes"),
        (Everything("a", 0, ("b",), choice="right"), "everything a 0 b - - no right"),
        (Pair((4, 5)), "pair 4,5"),
    ],
)
def test_a_line_is_the_verb_and_a_word_for_each_field(action: Action, line: str) -> None:
    assert GRAMMAR.write(action) == line
    assert GRAMMAR.read(line) == action


def test_whitespace_is_ignored() -> None:
    assert GRAMMAR.read("  pair\t 4,5 \n") == Pair((4, 5))


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("", "unknown-verb"),
        ("Nothing", "unknown-verb"),
        ("nothing more", "wrong-count"),
        ("pair", "wrong-count"),
        ("pair 4", "wrong-word"),
        ("pair 4,5,6", "wrong-word"),
        ("pair 4,", "wrong-word"),
        ("pair 4,x", "wrong-word"),
        ("pair 4,\u0665", "wrong-word"),
        ("pair 4,1234567890", "wrong-word"),
        ("everything a 1 b 1 c maybe", "wrong-word"),
        ("everything a 1 b 1 c yes middle", "wrong-word"),
        ("everything " + "a" * 41 + " 1 b", "wrong-word"),
        ("everything é 1 b", "wrong-word"),
        ("nothing" + " " * LONGEST_LINE, "too-long"),
    ],
)
def test_unreadable_line_is_refused_with_its_problem(line: str, problem: str) -> None:
    assert problem_with(line) == problem


@given(everything)
def test_every_action_round_trips_through_text(action: Everything) -> None:
    assert has_text(action)
    assert GRAMMAR.read(GRAMMAR.write(action)) == action


@given(everything)
def test_offered_line_is_parsed_like_any_other(action: Everything) -> None:
    grammar = Grammar([Everything])
    line = grammar.offer(action)
    assert line == GRAMMAR.write(action)
    assert grammar.read(line) is action
    assert GRAMMAR.read(line) == action


@given(st.text(max_size=200) | st.text("everythingpair ,.-0123456789", max_size=80))
def test_random_text_is_parsed_or_refused(line: str) -> None:
    try:
        action = GRAMMAR.read(line)
    except Refused as refused:
        assert refused.refusal.rule == "K5"
    else:
        assert has_text(action)


@given(everything, st.data())
def test_mutated_line_is_parsed_or_refused(action: Everything, data: st.DataObject) -> None:
    line = GRAMMAR.write(action)
    at = data.draw(st.integers(0, len(line) - 1))
    letter = data.draw(st.characters() | st.just("\ud800"))
    for spoiled in (line[:at], line[:at] + letter + line[at + 1 :], line[:at] + letter + line[at:]):
        try:
            assert has_text(GRAMMAR.read(spoiled))
        except Refused as refused:
            assert refused.refusal.rule == "K5"


@given(everything, st.sampled_from(Everything.__struct_fields__), anything)
def test_an_action_with_a_field_of_a_wrong_type_has_no_text(
    action: Everything, name: str, value: Any
) -> None:
    values = {field: getattr(action, field) for field in Everything.__struct_fields__} | {name: value}
    spoiled = Everything(**values)
    if has_text(spoiled):
        assert GRAMMAR.read(GRAMMAR.write(spoiled)) == spoiled


def test_an_action_too_long_for_a_line_has_no_text() -> None:
    assert has_text(Everything("a", 1, ("Centaur",) * 48))
    assert not has_text(Everything("a", 1, ("Centaur",) * 49))


@pytest.mark.parametrize("wrong", [True, 1.0, "1", 10**9, None, [1]])
def test_numbers_are_bounded_integers(wrong: Any) -> None:
    assert not has_text(Pair((1, wrong)))


@pytest.mark.parametrize(
    "hint",
    [float, int | str, tuple[str, int], tuple[tuple[str, ...], ...], tuple[str, ...] | None, dict[str, int]],
)
def test_unsupported_field_type_is_rejected_by_the_grammar(hint: Any) -> None:
    kind = type("Odd", (Action,), {"__annotations__": {"field": hint}}, frozen=True, tag="odd")
    with pytest.raises(TypeError, match="An action cannot have a field of type"):
        Grammar((kind,))
