"""The bounded cache: what is kept, what is evicted, and in which order."""

from __future__ import annotations

from hexenkessel.kernel.cache import BoundedCache


def test_kept_value_is_found() -> None:
    cache = BoundedCache[str, int](2)
    assert cache.keep("a", 1) == 1
    assert (cache.get("a"), cache.recall("a"), cache.recall("b")) == (1, 1, None)


def test_oldest_entry_is_evicted_for_each_new_one() -> None:
    cache = BoundedCache[int, int](3)
    for number in range(5):
        cache.keep(number, number)
        assert list(cache) == list(range(max(0, number - 2), number + 1))


def test_recall_renews_an_entry_and_get_does_not() -> None:
    cache = BoundedCache[str, int](2)
    cache.keep("a", 1)
    cache.keep("b", 2)
    cache.get("a")
    cache.keep("c", 3)
    assert list(cache) == ["b", "c"]
    cache.recall("b")
    cache.keep("d", 4)
    assert list(cache) == ["b", "d"]
