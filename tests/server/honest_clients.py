"""Two honest people who play while something bad happens, and tell whether they have noticed."""

from __future__ import annotations

import random
import threading
import time
from contextlib import ExitStack
from types import TracebackType
from typing import Any

from tests.server.house import ME_AND_A_FRIEND, Line, Visitor


class HonestGame:
    """A game that goes on in a thread of its own from entering to leaving the context.

    Whoever leaves it without a failure finds everything as these two were told, or fails.
    """

    def __init__(self, address: str, thinking: float = 0.02) -> None:
        self.stories: dict[str, list[Any]] = {}  # of this game, and of those before that are over
        self.took: list[float] = []  # seconds from each action to both screens
        self._thinking = thinking
        self._rng = random.Random(7)
        self._is_over = threading.Event()
        self._failure: BaseException | None = None
        self._thread = threading.Thread(target=self._run)
        with ExitStack() as stack:
            names = ("Ada", "Bert")
            self.people = tuple(stack.enter_context(Visitor(address, name)) for name in names)
            self.table = self._begun()
            self._leaving = stack.pop_all()

    def __enter__(self) -> HonestGame:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self._leaving:
            self._is_over.set()
            self._thread.join()
            if error is None:
                if self._failure is not None:
                    raise self._failure
                self._check()

    def _check(self) -> None:
        """Everything is as they were told, and nobody else has played."""
        for table, story in self.stories.items():
            for person in self.people:
                state = person.state(table)
                assert state["number"] == story[-1]["number"] == len(story) - 1
                assert [each["seat"] for each in state["story"]] == [each["seat"] for each in story]
                assert [each["rolls"] for each in state["story"]] == [each["rolls"] for each in story]

    def actions_in(self, seconds: float) -> int:
        """How many actions they get done in this time."""
        before = len(self.took)
        time.sleep(seconds)
        if self._failure is not None:
            raise self._failure
        return len(self.took) - before

    def _begun(self) -> str:
        ada, bert = self.people
        table = ada.open_table(ME_AND_A_FRIEND)
        bert.post(f"/api/tables/{table}/sit", seat=1)
        ada.post(f"/api/tables/{table}/start")
        self.stories[table] = ada.state(table)["story"]
        return table

    def _run(self) -> None:
        try:
            while not self._is_over.is_set():
                self._play()
                if not self._is_over.is_set():
                    self.table = self._begun()
        except BaseException as failure:
            self._failure = failure

    def _play(self) -> None:
        """One game."""
        with ExitStack() as stack:
            lines = [stack.enter_context(person.socket(self.table)) for person in self.people]
            states = [line.hear_until("state") for line in lines]
            while states[0]["outcome"] is None and not self._is_over.wait(self._thinking):
                states = self._act(lines, states)

    def _act(self, lines: list[Line], states: list[Any]) -> list[Any]:
        line, state = next(pair for pair in zip(lines, states, strict=True) if pair[1]["decision"])
        number = state["number"]
        # Who never concedes plays long enough for whatever is to happen meanwhile.
        choices = [offer for offer in state["decision"]["actions"] if offer["verb"] != "concede"]
        began = time.perf_counter()
        line.say(type="act", number=number, action=self._rng.choice(choices)["text"])
        states = [each.hear_until("state", lambda news: news["number"] > number) for each in lines]
        self.took.append(time.perf_counter() - began)
        self.stories[self.table] += states[0]["story"]
        assert not [news for each in lines for news in each.heard if news["type"] in ("error", "refused")]
        return states
