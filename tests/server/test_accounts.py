"""Accounts: to come in from anywhere, to end what was begun elsewhere, to be known only to oneself."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import argon2
import pytest
from websockets.exceptions import ConnectionClosed

from hexenkessel.server.contract.people import NewPassword
from hexenkessel.server.errors import ApiError
from hexenkessel.server.http import rate_limits as limits
from hexenkessel.server.people import accounts
from hexenkessel.server.people.accounts import Passwords
from hexenkessel.server.people.sessions import Signature
from hexenkessel.server.settings import secret_of
from tests.server.house import ME_AND_A_FRIEND, PATIENCE, House, Visitor, open_house, settings_in, wait_for

PASSWORD = "correct horse 🐎"
_numbers = iter(range(1000))


@pytest.fixture
def login(ada: Visitor) -> str:
    """Ada has an account."""
    login = f"ada-{next(_numbers)}"
    ada.post("/api/account", login=login, password=PASSWORD)
    return login


@contextmanager
def another_browser(house: House, login: str, password: str = PASSWORD) -> Iterator[Visitor]:
    with house.visitor(None) as browser:
        browser.person = browser.post("/api/login", login=login, password=password)
        yield browser


def test_registration_keeps_identity_and_session(house: House, ada: Visitor) -> None:
    assert ada.person["kind"] == "guest" and ada.person["login"] is None
    table = ada.open_table(ME_AND_A_FRIEND)
    cookie = ada.cookie
    person = ada.post("/api/account", login=" Ada.Lovelace ", password=PASSWORD)
    assert person == {**ada.person, "kind": "account", "login": "ada.lovelace"}
    assert ada.cookie == cookie and ada.get("/api/me") == person
    with another_browser(house, "ADA.lovelace") as other:
        assert other.person == person
        assert table in [each["id"] for each in other.get("/api/tables", which="mine")]


def test_logins_are_unique(ada: Visitor, bert: Visitor, login: str) -> None:
    assert bert.refused("/api/account", login=login.upper(), password=PASSWORD) == (
        409,
        {"error": "login-taken", "text": "Somebody else has this login."},
    )
    again = ada.refused("/api/account", login=f"{login}x", password=PASSWORD)
    assert again[0] == 409 and again[1]["error"] == "already-account"


def test_concurrent_registrations_of_a_login_succeed_once(house: House) -> None:
    body = {"login": "wanted-by-all", "password": PASSWORD}
    with ExitStack() as stack, ThreadPoolExecutor(4) as threads:
        visitors = [stack.enter_context(house.visitor(f"Guest {number}")) for number in range(4)]
        answers = list(threads.map(lambda visitor: visitor.http.post("/api/account", json=body), visitors))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]


@pytest.mark.parametrize("bad", ["", "ab", "a" * 31, "two words", "ödön", "a/b", "ada\n\n'", "ⅷⅷⅷ"])
def test_invalid_login_is_rejected(ada: Visitor, bad: str) -> None:
    status, answer = ada.refused("/api/account", login=bad, password=PASSWORD)
    assert status == 422 and answer["error"] == "bad-login"


@pytest.mark.parametrize("bad", ["", "1234567", "x" * 201, "some.login", "Some.Login "])
def test_invalid_password_is_rejected(ada: Visitor, bad: str) -> None:
    status, answer = ada.refused("/api/account", login="some.login", password=bad)
    assert status == 422 and answer["error"] == "bad-password"


def test_unknown_login_and_wrong_password_are_indistinguishable(
    house: House, login: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same answer, and the same work: one hash with the same parameters, whoever is asked for."""
    worked: list[argon2.Parameters] = []
    verify = Passwords._verify

    def watched(self: Passwords, stored: str, password: bytes) -> bool:
        worked.append(argon2.extract_parameters(stored))
        return verify(self, stored, password)

    monkeypatch.setattr(Passwords, "_verify", watched)
    with house.visitor(None) as stranger:
        answers = [
            stranger.http.post("/api/login", json={"login": name, "password": "wrong wrong"})
            for name in (login, "nobody-has-this", "not even a login", "x" * 10_000)
        ]
        assert stranger.get("/api/me") is None
    assert {answer.status_code for answer in answers} == {403}
    assert len({answer.content for answer in answers}) == 1
    assert all("set-cookie" not in answer.headers for answer in answers)
    assert len(worked) == 4 and len(set(map(str, worked))) == 1


def test_passwords_are_stored_as_hashes(house: House, login: str) -> None:
    with closing(sqlite3.connect(house.services.store._url.database or "")) as database:
        stored = database.execute("SELECT password FROM people WHERE login = ?", [login]).fetchone()[0]
        everything = "\n".join(database.iterdump())
    assert stored.startswith("$argon2id$v=19$m=47104,t=2,p=1$")
    assert PASSWORD not in everything and "correct horse" not in everything


def test_passwords_are_compared_in_unicode_normal_form(house: House, bert: Visitor) -> None:
    bert.post("/api/account", login="umlaut", password="scho\u0308ne Gru\u0308ße")
    with another_browser(house, "umlaut", "sch\u00f6ne Gr\u00fc\u00dfe") as browser:
        assert browser.person["id"] == bert.person["id"]


def test_password_change_revokes_all_other_sessions(house: House, ada: Visitor, login: str) -> None:
    old_cookie = ada.cookie
    table = ada.open_table(ME_AND_A_FRIEND)
    with another_browser(house, login) as other, other.socket(table) as line, other.lobby() as lobby:
        line.hear_until("table")
        lobby.hear_until("lobby")
        assert ada.refused("/api/password", old="wrong wrong", new="another one")[1]["error"] == "wrong-login"
        assert ada.refused("/api/password", old=PASSWORD, new="short")[1]["error"] == "bad-password"
        assert other.get("/api/me") is not None
        changed = ada.post("/api/password", old=PASSWORD, new="another one")
        assert ada.cookie != old_cookie and ada.get("/api/me") == changed
        # Whoever has an old cookie is nobody, and what he had open is closed.
        assert other.get("/api/me") is None
        for open_line in (line, lobby):
            with pytest.raises(ConnectionClosed):
                while True:
                    open_line.hear()
        assert other.http.get("/api/me", headers={"Cookie": old_cookie}).json() is None
        assert other.refused("/api/login", login=login, password=PASSWORD)[0] == 403
        other.post("/api/login", login=login, password="another one")
        assert other.get("/api/me") == changed


def test_guests_have_no_password_to_change(bert: Visitor) -> None:
    assert bert.refused("/api/password", old="", new=PASSWORD)[1]["error"] == "no-account"


def test_logout_ends_one_session_or_all(house: House, ada: Visitor, login: str) -> None:
    with another_browser(house, login) as other, another_browser(house, login) as third:
        other.post("/api/leave")
        assert other.get("/api/me") is None and third.get("/api/me") is not None
        stolen = third.cookie
        ada.post("/api/leave-everywhere")
        for browser in (ada, third):
            assert browser.get("/api/me") is None
        assert ada.http.get("/api/me", headers={"Cookie": stolen}).json() is None
        assert ada.refused("/api/leave-everywhere")[0] == 401
    with another_browser(house, login) as again:
        assert again.person["id"] == ada.person["id"]


def test_login_that_races_with_a_password_change_is_void(
    house: House, ada: Visitor, login: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody comes in with the old password, and it is changed before his answer goes out."""
    renew = accounts.Accounts._renew
    changed = False

    async def late(self: accounts.Accounts, row: Any, password: str) -> None:
        nonlocal changed
        if not changed:
            changed = True
            wish = NewPassword(PASSWORD, "another one")
            await self.change_password(row.id, wish, "127.0.0.1")
        await renew(self, row, password)

    monkeypatch.setattr(accounts.Accounts, "_renew", late)
    with another_browser(house, login) as thief:
        assert thief.get("/api/me") is None
    with another_browser(house, login, "another one") as owner:
        assert owner.get("/api/me")["id"] == ada.person["id"]


def test_outdated_password_hash_is_renewed_at_login(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weak = argon2.PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada:
        house.services.passwords._hasher = weak
        ada.post("/api/account", login="ada", password=PASSWORD)
        house.services.passwords._hasher = accounts._HASHER
        assert "m=1024" in _stored(house, "ada")
        with another_browser(house, "ada"):
            assert "m=47104" in (renewed := _stored(house, "ada"))
        with another_browser(house, "ada") as again:
            assert again.get("/api/me") is not None
        assert _stored(house, "ada") == renewed
        assert ada.get("/api/me") is not None


def _stored(house: House, login: str) -> str:
    with closing(sqlite3.connect(house.services.store._url.database or "")) as database:
        found: str = database.execute("SELECT password FROM people WHERE login = ?", [login]).fetchone()[0]
    return found


def test_password_guessing_is_rate_limited(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))  # however long hashing takes
    with (
        open_house(settings_in(folder, guesses_per_hour=9, logins_per_minute=6)) as house,
        house.visitor("Ada") as ada,
        house.visitor(None) as mallory,
    ):
        ada.post("/api/account", login="ada", password=PASSWORD)
        attempts = [mallory.refused("/api/login", login="Ada", password=f"guess {n}") for n in range(4)]
        assert [status for status, _ in attempts] == [403, 403, 403, 429]
        assert attempts[3][1]["error"] == "too-many-logins"
        # The right password does not help either, or a guesser would know; another login is another matter.
        assert mallory.refused("/api/login", login="ada", password=PASSWORD)[0] == 429
        # But one address has only so many attempts, whoever it asks for.
        assert mallory.refused("/api/login", login="bert", password=PASSWORD)[0] == 429
        # Who is here already stays here.
        assert ada.get("/api/me")["login"] == "ada"
        # A stolen cookie is no way around it.
        assert ada.refused("/api/password", old="guess 9", new=PASSWORD)[0] == 429
        assert ada.refused("/api/me/delete", password="guess 9")[0] == 429


def test_burst_of_logins_is_bounded_and_blocks_no_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long hashing takes: two are at work, some wait, the rest is sent away, and games go on."""
    may_end = threading.Event()
    has_begun: list[None] = []
    verify = Passwords._verify

    def slow(self: Passwords, stored: str, password: bytes) -> bool:
        has_begun.append(None)
        assert may_end.wait(PATIENCE)
        return verify(self, stored, password)

    monkeypatch.setattr(Passwords, "_verify", slow)
    monkeypatch.setattr(accounts, "_MOST_WAITING", 5)
    with open_house(settings_in(folder)) as house, house.visitor(None) as crowd, house.visitor("Ada") as ada:
        body = {"login": "ada", "password": PASSWORD}
        with ThreadPoolExecutor(9) as threads:
            burst = [threads.submit(crowd.http.post, "/api/login", json=body) for _ in range(9)]
            wait_for(lambda: sum(each.done() for each in burst) == 4 and len(has_begun) >= 2)
            assert ada.get("/api/me")["name"] == "Ada"
            assert len(has_begun) == 2, "The others wait until one of them ends."
            may_end.set()
            statuses = [each.result().status_code for each in burst]
    assert sorted(statuses) == [403] * 5 + [503] * 4


def test_full_login_queue_answers_503(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "_MOST_WAITING", 0)
    passwords = Passwords()
    with pytest.raises(ApiError) as api_error:
        asyncio.run(passwords.hash(PASSWORD))
    assert api_error.value.status == 503
    passwords.close()


def test_session_cookie_signature_covers_id_stamp_and_day(house: House, ada: Visitor) -> None:
    signature = Signature(b"a secret")
    cookie = signature.sign("ada", 7, 20_000)
    assert signature.read(cookie) == ("ada", 7, 20_000)
    for forged in (
        cookie.replace(".7.", ".8."),
        cookie.replace("ada", "bob"),
        cookie.replace(".7.", ".07."),
        cookie.replace(".20000.", ".20001."),
        cookie.replace(".20000.", "."),
        "",
    ):
        assert signature.read(forged) is None
    # Also what we have signed counts only with today's stamp.
    ours = Signature(secret_of(house.services.settings))
    for stamp, is_known in ((0, True), (1, False)):
        headers = {"Cookie": f"hexenkessel={ours.sign(ada.person['id'], stamp, 20_000)}"}
        with house.visitor(None) as browser:
            assert bool(browser.http.get("/api/me", headers=headers).json()) is is_known


def test_session_cookie_is_renewed_after_a_month_unless_revoked(house: House, ada: Visitor) -> None:
    signature = Signature(secret_of(house.services.settings))
    person, today = ada.person["id"], int(time.time()) // 86_400
    undated = f"{person}.0.{signature._seal(f'{person}.0')}"  # as they were given before

    def given_for(cookie: str) -> str | None:
        with house.visitor(None) as browser:
            answer = browser.http.get("/api/me", headers={"Cookie": f"hexenkessel={cookie}"})
            given: str | None = answer.headers.get("set-cookie")
            return given

    assert given_for(signature.sign(person, 0, today - 29)) is None, "It is new."
    for worn in (signature.sign(person, 0, today - 31), undated):
        given = given_for(worn)
        assert given is not None and "Max-Age=31536000" in given and "HttpOnly" in given
        tokens = given.partition(";")[0].removeprefix("hexenkessel=")
        assert signature.read(tokens) == (person, 0, today)
        assert given_for(tokens) is None
    ada.post("/api/leave-everywhere")
    assert given_for(undated) is None, "What was ended is not given anew."


def test_session_revocation_reaches_other_servers(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexenkessel.server.people.sessions._FRESH", 0.0)
    with (
        open_house(settings_in(folder)) as one,
        open_house(settings_in(folder)) as other,
        one.visitor("Ada") as ada,
        other.visitor(None) as there,
    ):
        headers = {"Cookie": ada.cookie}
        assert there.http.get("/api/me", headers=headers).json()["name"] == "Ada"
        ada.post("/api/leave-everywhere")
        assert there.http.get("/api/me", headers=headers).json() is None


# Preferences


def test_preferences_are_kept(house: House, ada: Visitor, login: str) -> None:
    usual = {"speed": 1.0, "curtain": True, "muted": [], "explain": True, "confirm": False}
    assert ada.get("/api/me")["preferences"] == usual
    me, other = ada.person["id"], "f" * 16
    for change in ({"speed": 2.5}, {"muted": [other, me, other], "confirm": True}, {"explain": False}, {}):
        answer = ada.http.patch("/api/me", json={"preferences": change})
        assert answer.status_code == 200
    wanted = {**usual, "speed": 2.5, "muted": [other], "confirm": True, "explain": False}
    assert answer.json()["preferences"] == wanted
    assert house.services.people.muted_by(me) == {other}
    assert house.services.people.muted_by("nobody") == frozenset()
    with another_browser(house, login) as browser:
        assert browser.person["preferences"] == wanted


@pytest.mark.parametrize(
    "bad",
    [
        {"speed": -1},
        {"speed": 4},
        {"speed": "fast"},
        {"muted": "ada"},
        {"muted": ["x" * 33]},
        {"muted": ["x"] * 501},
        {"curtain": "half"},
        {"typo": True},
        [],
        "none",
    ],
)
def test_bad_preferences_are_refused(ada: Visitor, bad: Any) -> None:
    before = ada.get("/api/me")
    assert ada.http.patch("/api/me", json={"name": "Mallory", "preferences": bad}).status_code == 400
    assert ada.get("/api/me") == before


def test_private_profile_fields_are_hidden_from_others(house: House, ada: Visitor, login: str) -> None:
    ada.http.patch("/api/me", json={"preferences": {"muted": ["e" * 16]}})
    table = ada.open_table(ME_AND_A_FRIEND)
    ada.post(f"/api/tables/{table}/chat", text="hello")
    with house.visitor("Mallory") as mallory, mallory.socket(table) as line:
        line.hear_until("chat")
        seen = str([*line.heard, mallory.get(f"/api/tables/{table}"), mallory.get("/api/tables")])
    assert login not in seen and "e" * 16 not in seen and "preferences" not in seen
