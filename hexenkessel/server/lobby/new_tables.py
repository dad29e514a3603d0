"""New tables: validation of a setup, fresh rows, rows for a rematch or a fork."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from hexenkessel.bots.registry import bot_names
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.game import BadSetup, Game
from hexenkessel.kernel.registry import UnknownGame, find_game
from hexenkessel.kernel.seats import Seat
from hexenkessel.server.contract.games import FlawText, SetupWish
from hexenkessel.server.contract.people import Person
from hexenkessel.server.contract.tables import NewTable, SeatWish
from hexenkessel.server.contract.words import Language, TableId
from hexenkessel.server.errors import ApiError, unfit
from hexenkessel.server.ops import clock
from hexenkessel.server.ops.tokens import TokenSource
from hexenkessel.server.people.sessions import clean_name
from hexenkessel.server.storage.rows import SeatRow, StoredTable, TableRow
from hexenkessel.server.storage.texts import options_apart
from hexenkessel.server.table.state import messages_of

LARGEST_SETUP: Final = (
    160 * 1024
)  # a request with a way to play, of which somebody may have made a part himself


def game_called(name: str) -> Game[Any, Any]:
    try:
        return find_game(name)
    except UnknownGame as unknown:
        raise ApiError(404, "unknown-game", str(unknown)) from None


def demand_bot(game: Game[Any, Any], bot: str | None) -> str:
    if bot is None or bot not in bot_names(game):
        raise unfit("unknown-bot", f"For {game.name} there is {', '.join(bot_names(game))}.")
    return bot


def setup_flaws(game: Game[Any, Any], wish: SetupWish) -> tuple[FlawText, ...]:
    """All flaws of a setup; `new_table` would raise the first of them."""
    try:
        game.setup(wish.seats, DiceParts(""), wish.options)
    except BadSetup as bad:
        return _told(game, bad, wish.language)
    return ()


def _told(game: Game[Any, Any], bad: BadSetup, language: Language) -> tuple[FlawText, ...]:
    if not bad.flaws:
        return (FlawText("", {}, str(bad)),)
    say = messages_of(game, language).say
    return tuple(FlawText(flaw.key, flaw.args, say(flaw.key, flaw.args)) for flaw in bad.flaws)


def new_row(
    tokens: TokenSource,
    person: Person,
    game: str,
    version: str,
    options: str,
    name: str,
    private: bool,
    pace: str = "{}",
) -> TableRow:
    """A table that somebody has just opened, with dice of its own, at which nothing has happened yet."""
    return TableRow(
        id=tokens.table_id(),
        game=game,
        version=version,
        options=options,
        name=name,
        host=person.id,
        private=private,
        state="open",
        created=clock.moment(),
        number=0,
        revision=0,
        due="[]",
        outcome=None,
        host_part=tokens.part(),
        pace=pace,
    )


def row_like(before: TableRow, tokens: TokenSource, person: Person) -> TableRow:
    """A copy of a table's row for a new table, under the same rules."""
    of_before = (before.game, before.version, before.options, before.name, before.private, before.pace)
    return new_row(tokens, person, *of_before)


def new_table(game: Game[Any, Any], person: Person, wish: NewTable, tokens: TokenSource) -> StoredTable:
    try:
        setup = game.setup(len(wish.seats), DiceParts(""), wish.options)
    except BadSetup as bad:
        raise unfit("bad-setup", _told(game, bad, person.language)[0].text) from None
    options, texts = options_apart(setup.options)
    pace = msgspec.json.encode(wish.pace).decode()
    name = clean_name(wish.name or person.name)
    row = new_row(tokens, person, game.name, game.version, options, name, wish.private, pace)
    wishes = enumerate(wish.seats)
    seats = tuple(_new_seat(game, row.id, seat, each, person) for seat, each in wishes)
    return StoredTable(row, seats, texts=texts)


def _new_seat(game: Game[Any, Any], table: TableId, seat: Seat, wish: SeatWish, person: Person) -> SeatRow:
    if wish.kind == "me":
        name = None if wish.name is None else clean_name(wish.name)
        return SeatRow(table, seat, person=person.id, name=name)
    if wish.name is not None:
        raise unfit("bad-name", "Only those who play at your screen get a name from you.")
    return SeatRow(table, seat, bot=demand_bot(game, wish.bot) if wish.kind == "bot" else None)


def table_again(
    before: TableRow, seats: tuple[SeatRow, ...], person: Person, tokens: TokenSource
) -> tuple[TableRow, tuple[SeatRow, ...]]:
    """The rows of a rematch, with new dice: bots sit where they sat, seats of people are kept for them."""
    row = row_like(before, tokens, person)

    def again(seat: SeatRow) -> SeatRow:
        # Also for who gave up: he may have better luck this time.
        if (whose := seat.person or seat.kept_for) is None:
            return SeatRow(row.id, seat.seat, bot=seat.bot)
        return SeatRow(row.id, seat.seat, name=seat.name, kept_for=whose)

    return row, tuple(map(again, seats))
