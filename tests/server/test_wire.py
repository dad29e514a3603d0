"""The line to a browser: what goes over it directly is what any WebSocket client understands."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode, Frame, Opcode
from websockets.streams import StreamReader

from hexenkessel.server.wire import framed
from tests.server.house import ME_AND_A_FRIEND, House, Line, Visitor, wait_for


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_is_read_as_the_message_it_was(size: int) -> None:
    text = bytes(97 + number % 26 for number in range(size))
    reader = StreamReader()
    reader.feed_data(framed(text))
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as read:
        next(parsing)
    assert read.value.value == Frame(Opcode.TEXT, text)
    reader.feed_eof()
    with pytest.raises(StopIteration) as ended:
        next(reader.at_eof())
    assert ended.value.value is True  # nothing is left


@pytest.fixture
def table(ada: Visitor, bert: Visitor) -> str:
    opened = ada.open_table(ME_AND_A_FRIEND)
    bert.post(f"/api/tables/{opened}/sit", seat=1)
    ada.post(f"/api/tables/{opened}/start")
    return opened


@pytest.fixture
def line(ada: Visitor, table: str) -> Iterator[Line]:
    with ada.socket(table) as opened:
        opened.hear_until("state")
        yield opened


def test_many_messages_at_once_are_answered_in_their_order(line: Line, table: str) -> None:
    for number in range(50):
        line.say(type="act", number=99, action="roll", id=str(number))
        line.say(type="ping")
    heard = [line.hear() for _ in range(100)]
    assert [news.get("id") for news in heard] == [
        each for number in range(50) for each in (str(number), None)
    ]


def test_a_message_may_come_in_pieces(line: Line) -> None:
    line.connection.send(iter(['{"type"', ":", '"ping"}']))
    assert line.hear() == {"type": "pong"}


PING = b'{"type":"ping"}'


def said(content: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, content, fin).serialize(mask=mask)


@pytest.mark.parametrize("size", [len(PING), 124, 125, 126, 127, 1000, 16_000])
def test_messages_of_all_lengths_are_heard(line: Line, size: int) -> None:
    line.connection.socket.sendall(said(PING.ljust(size)))
    assert line.hear() == {"type": "pong"}


def test_messages_are_heard_however_the_network_cuts_them(line: Line) -> None:
    both = said(PING) * 2
    line.connection.socket.sendall(both)
    for place in range(1, len(both)):
        line.connection.socket.sendall(both[:place])
        if place % 5 == 0:
            time.sleep(0.005)  # so that it arrives by itself
        line.connection.socket.sendall(both[place:])
    assert [line.hear() for _ in range(2 * len(both))] == [{"type": "pong"}] * 2 * len(both)


def test_every_letter_is_heard_as_it_was_said(line: Line, table: str) -> None:
    for words in ("Größe", "őű", "→ 🏰", "a" * 20):
        line.connection.socket.sendall(said(f'{{"type":"chat","text":"{words}"}}'.encode()))
        assert line.hear_until("chat")["line"]["text"] == words


@pytest.mark.parametrize(
    "words",
    [
        said(PING, mask=False),
        said(b"{", fin=False) + said(PING),
        said(PING, Opcode.CONT),
        bytes([0xC1]) + said(PING)[1:],
        bytes([0x83]) + said(PING)[1:],
    ],
    ids=["unmasked", "in the middle of another", "of nothing that had begun", "a bit too many", "of no kind"],
)
def test_what_no_browser_says_ends_it(line: Line, words: bytes) -> None:
    line.connection.socket.sendall(words)
    with pytest.raises(ConnectionClosed) as closed:
        line.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == CloseCode.PROTOCOL_ERROR


def test_pings_of_the_protocol_are_answered(line: Line) -> None:
    assert line.connection.ping().wait(60)


@pytest.mark.parametrize(
    ("opcode", "content", "code"),
    [(Opcode.BINARY, b"{}", CloseCode.UNSUPPORTED_DATA), (Opcode.TEXT, b"\xff", CloseCode.INVALID_DATA)],
)
def test_what_is_no_text_ends_it(line: Line, opcode: Opcode, content: bytes, code: CloseCode) -> None:
    with line.connection.protocol_mutex:
        line.connection.protocol.send_frame(Frame(opcode, content))
        line.connection.send_data()
    with pytest.raises(ConnectionClosed) as closed:
        line.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == code


def test_who_says_goodbye_hears_it_too(line: Line, house: House, table: str) -> None:
    line.connection.close(CloseCode.NORMAL_CLOSURE)
    assert line.connection.protocol.close_rcvd == line.connection.protocol.close_sent
    wait_for(lambda: not house.services.hall._tables[table].audience)


def test_an_action_is_played_though_its_player_has_gone(ada: Visitor, table: str) -> None:
    with ada.socket(table) as line:
        asked = line.hear_until("state")
        words = asked["decision"]["actions"][0]["text"]
        line.say(type="act", number=asked["number"], action=words)
        line.connection.socket.close()
    wait_for(lambda: ada.state(table)["number"] == asked["number"] + 1)
