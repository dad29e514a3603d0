"""Who was away and comes again learns what has happened, also if what he had seen was taken back."""

from __future__ import annotations

import random
import threading
from typing import Any

from tests.server.house import House, Line, Visitor
from tests.server.test_play import action_of, begun, in_turn


class Reader:
    """Follows a table as a client does: keeps the story, comes again with what it has seen last."""

    def __init__(self, person: Visitor, table: str) -> None:
        self.person, self.table = person, table
        self.story: list[Any] = []
        self.seen, self.undos = -1, 0
        self.retold = 0

    def visit(self, is_enough: Any) -> Any:
        with self.person.socket(self.table, since=self.seen, undos=self.undos) as line:
            return self.hear(line, is_enough)

    def hear(self, line: Line, is_enough: Any) -> Any:
        while True:
            news = line.hear()
            if news["type"] == "undone":
                self.retold += 1
                self.story = [entry for entry in self.story if entry["number"] <= news["number"]]
            elif news["type"] == "state":
                assert [entry["number"] for entry in news["story"]] == list(
                    range(len(self.story), news["number"] + 1)
                ), "The story goes on where it ended."
                self.story += news["story"]
                self.seen, self.undos = news["number"], news["undos"]
                if is_enough(news):
                    return news


def at_once(news: Any) -> bool:
    return True


def test_reconnect_after_an_undo_resends_the_story(ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert)
    first, state = in_turn(table, ada, bert)
    rolled = first.act(table, state, "roll")
    moves = [offer["text"] for offer in rolled["decision"]["actions"] if offer["verb"] == "move"]
    moved = first.act(table, rolled, moves[0])
    reader = Reader(bert if first is ada else ada, table)
    reader.visit(at_once)
    assert reader.story[-1]["action"] == moves[0] and reader.retold == 0
    reader.visit(at_once)
    assert reader.retold == 0, "Nothing was taken back."
    undone = first.post(f"/api/tables/{table}/undo", number=moved["number"])
    assert undone["undos"] == 1
    again = first.act(table, undone, moves[1])
    assert again["number"] == moved["number"], "The number alone says nothing."
    reader.visit(at_once)
    assert reader.retold == 1 and reader.story == reader.person.state(table)["story"]
    assert reader.story[-1]["action"] == moves[1]
    reader.visit(at_once)
    assert reader.retold == 1, "Once told is enough."
    first.act(table, again, action_of(again, "done"))
    reader.visit(at_once)
    assert reader.retold == 1 and reader.story == reader.person.state(table)["story"]


def test_reconnect_without_the_undo_count_resends_the_story(ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert)
    first, state = in_turn(table, ada, bert)
    rolled = first.act(table, state, "roll")
    moved = first.act(table, rolled, action_of(rolled, "move"))
    first.post(f"/api/tables/{table}/undo", number=moved["number"])
    with first.socket(table, since=3) as line:
        assert line.hear_until("undone")["number"] == 0
        assert [entry["number"] for entry in line.hear_until("state")["story"]] == [1, 2, 3]
    with first.socket(table) as line:
        assert [entry["number"] for entry in line.hear_until("state")["story"]] == [0, 1, 2, 3]
        assert not [news for news in line.heard if news["type"] == "undone"]


def test_reconnects_miss_nothing_during_undos(house: House, ada: Visitor, bert: Visitor) -> None:
    """One plays and takes back as fast as he can; others come and go all the time."""
    table = begun(ada, bert)
    first, state = in_turn(table, ada, bert)
    state = first.act(table, state, "roll")
    rng, is_enough = random.Random(11), threading.Event()

    def fidget(state: Any) -> None:
        while not is_enough.is_set():
            moves = [offer["text"] for offer in state["decision"]["actions"] if offer["verb"] == "move"]
            if state["may_undo"] and (not moves or rng.random() < 0.5):
                state = first.post(f"/api/tables/{table}/undo", number=state["number"])
            else:
                state = first.act(table, state, rng.choice(moves))

    playing = threading.Thread(target=fidget, args=(state,))
    playing.start()
    with house.visitor("Eve") as eve:
        readers = [Reader(bert if first is ada else ada, table), Reader(eve, table)]
        try:
            visits = 0
            # How often one finds something taken back depends on who is quicker.
            while visits < 25 or min(reader.retold for reader in readers) <= 5:
                for reader in readers:
                    reader.visit(at_once if rng.random() < 0.5 else lambda news: rng.random() < 0.3)
                visits += 1
                assert visits < 1000, "Nothing was ever taken back."
        finally:
            is_enough.set()
            playing.join()
        for reader in readers:
            last = reader.visit(at_once)
            assert last["undos"] > 5
            assert reader.story == reader.person.state(table)["story"]
