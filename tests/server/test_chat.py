"""What is said at the table and in the gallery, and who hears it."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.server.http.rate_limits import TokenBuckets
from hexenkessel.server.table import chat
from tests.server.house import House, Line, Visitor
from tests.server.test_play import begun
from tests.server.test_rematch import finished

SEATS = [{"kind": "me"}, {"kind": "open"}]


def lines_until_now(line: Line) -> list[str]:
    """All words heard so far; what was said before is on its way before the answer."""
    line.say(type="ping")
    line.hear_until("pong")
    return [news["line"]["text"] for news in line.heard if news["type"] == "chat"]


def mute(person: Visitor, *others: Visitor) -> None:
    muted = [other.person["id"] for other in others]
    answer = person.http.patch("/api/me", json={"preferences": {"muted": muted}})
    assert answer.is_success, answer.text


def test_table_chat_reaches_players_and_spectators(house: House, ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert)
    with house.visitor("Carl") as carl, carl.socket(table) as far, ada.socket(table) as near:
        near.say(type="chat", text="  hello\nthere ")
        line = far.hear_until("chat")["line"]
        assert (line["seat"], line["name"], line["text"]) == (0, "Ada", "hello there")
        assert (line["person"], line["channel"]) == (ada.person["id"], "table")
        assert ada.refused(f"/api/tables/{table}/chat", text=" ")[0] == 422
        assert ada.refused(f"/api/tables/{table}/chat", text="a", channel="street")[0] == 400
    with bert.socket(table) as late:
        assert late.hear_until("chat")["line"] == line


def test_gallery_chat_is_hidden_from_players(house: House, ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert)
    path = f"/api/tables/{table}/chat"
    with (
        house.visitor("Carl") as carl,
        house.visitor("Dora") as dora,
        ada.socket(table) as player,
        dora.socket(table) as spectator,
    ):
        assert carl.refused(path, text="Ada, look left!") == (403, refusal("only-gallery", carl, path))
        assert ada.refused(path, text="psst", channel="gallery")[1]["error"] == "only-table"
        player.say(type="chat", text="psst", channel="gallery")
        assert player.hear_until("error")["error"] == "only-table"
        said = carl.post(path, text="she should look left", channel="gallery")
        assert (said["seat"], said["channel"], said["name"]) == (None, "gallery", "Carl")
        assert spectator.hear_until("chat")["line"] == said
        bert.post(path, text="your turn")
        assert lines_until_now(player) == ["your turn"]
        with bert.socket(table) as late:
            assert lines_until_now(late) == ["your turn"], "Not even later."
        with house.visitor(None) as nobody, nobody.socket(table) as stranger:
            assert lines_until_now(stranger) == ["she should look left", "your turn"]


def refusal(error: str, person: Visitor, path: str) -> Any:
    body = person.refused(path, text="x")[1]
    assert body["error"] == error
    return body


def test_gallery_chat_opens_to_players_after_the_game(house: House, ada: Visitor, bert: Visitor) -> None:
    table = ada.open_table(SEATS, options={"rounds": 1})
    path = f"/api/tables/{table}"
    bert.post(f"{path}/sit", seat=1)
    with house.visitor("Carl") as carl, ada.socket(table) as player:
        carl.post(f"{path}/chat", text="Bert wins", channel="gallery")
        ada.post(f"{path}/start")
        assert lines_until_now(player) == []
        for person in (ada, bert):
            person.post(f"{path}/lend", bot="random")
        assert player.hear_until("chat")["line"]["text"] == "Bert wins"
        assert ada.get(path)["state"] == "finished"
        ada.post(f"{path}/chat", text="he did", channel="gallery")
        assert player.hear_until("chat")["line"]["text"] == "he did"
        assert carl.refused(f"{path}/chat", text="may I?")[1]["error"] == "only-gallery"


def test_muted_people_are_filtered_from_chat(house: House, ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert)
    path = f"/api/tables/{table}/chat"
    bert.post(path, text="one")
    with house.visitor("Carl") as carl:
        with ada.socket(table) as line:
            assert lines_until_now(line) == ["one"]
            mute(ada, bert, carl)
            bert.post(path, text="two")
            ada.post(path, text="three")
            assert lines_until_now(line) == ["one", "three"]
        with ada.socket(table) as line, bert.socket(table) as other:
            assert lines_until_now(line) == ["three"]
            assert lines_until_now(other) == ["one", "two", "three"], "It holds for her alone."
        mute(ada)
        with ada.socket(table) as line:
            assert lines_until_now(line) == ["one", "two", "three"]


def test_mute_applies_when_the_gallery_opens(house: House, ada: Visitor, bert: Visitor) -> None:
    table = finished(SEATS, ada, bert)
    path = f"/api/tables/{table}/chat"
    with house.visitor("Carl") as carl, house.visitor("Dora") as dora:
        mute(ada, carl)
        carl.post(path, text="boo", channel="gallery")
        dora.post(path, text="well played", channel="gallery")
        with ada.socket(table) as line:
            assert lines_until_now(line) == ["well played"]


def test_chat_uses_the_current_name(house: House, ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert)
    with ada.socket(table) as line:
        line.say(type="chat", text="one")
        assert line.hear_until("chat")["line"]["name"] == "Ada"
        ada.http.patch("/api/me", json={"name": "Augusta"})
        line.say(type="chat", text="two")
        assert line.hear_until("chat")["line"]["name"] == "Augusta"


def test_chat_is_rate_limited(
    house: House, ada: Visitor, bert: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.services.people, "voices", TokenBuckets(0.001, 3, "chat"))
    table = begun(ada, bert)
    path = f"/api/tables/{table}/chat"
    with ada.socket(table) as line:
        for _ in range(4):
            line.say(type="chat", text="spam")
        assert line.hear_until("error")["error"] == "too-much-chat"
    assert ada.refused(path, text="more")[1]["error"] == "too-much-chat", "Nor from elsewhere."
    bert.post(path, text="quiet, please")


def test_chat_lines_per_table_are_bounded(
    house: House, ada: Visitor, bert: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "MOST_LINES", 2)
    table = begun(ada, bert)
    path = f"/api/tables/{table}/chat"
    with house.visitor("Carl") as carl:
        for text in ("one", "two"):
            carl.post(path, text=text, channel="gallery")
        assert carl.refused(path, text="three", channel="gallery")[1]["error"] == "chat-full"
        for text in ("one", "two"):  # those who look on have taken nothing from those who play
            ada.post(path, text=text)
        assert ada.refused(path, text="three")[1]["error"] == "chat-full"
