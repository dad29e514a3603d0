"""What is kept, what is forgotten, and in which order."""

from __future__ import annotations

from hexenkessel.kernel.memory import Memory


def test_whatever_is_kept_is_found_again() -> None:
    memory = Memory[str, int](2)
    assert memory.keep("a", 1) == 1
    assert (memory.get("a"), memory.recall("a"), memory.recall("b")) == (1, 1, None)


def test_the_oldest_is_forgotten_one_for_each_that_is_new() -> None:
    memory = Memory[int, int](3)
    for number in range(5):
        memory.keep(number, number)
        assert list(memory) == list(range(max(0, number - 2), number + 1))


def test_what_is_recalled_is_new_again_and_what_is_only_looked_up_is_not() -> None:
    memory = Memory[str, int](2)
    memory.keep("a", 1)
    memory.keep("b", 2)
    memory.get("a")
    memory.keep("c", 3)
    assert list(memory) == ["b", "c"]
    memory.recall("b")
    memory.keep("d", 4)
    assert list(memory) == ["b", "d"]
