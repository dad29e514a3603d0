"""New tables: as somebody wishes them, and as others were before."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from hexenkessel.bots.registry import bot_names
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.game import BadSetup, Game
from hexenkessel.kernel.registry import UnknownGame, find_game
from hexenkessel.kernel.seats import Seat
from hexenkessel.server import clock
from hexenkessel.server.contract.games import FlawText, SetupWish
from hexenkessel.server.contract.people import Person
from hexenkessel.server.contract.tables import NewTable, SeatWish
from hexenkessel.server.contract.words import Language, TableId
from hexenkessel.server.fresh import Fresh
from hexenkessel.server.people import clean_name
from hexenkessel.server.state import messages_of
from hexenkessel.server.storage.rows import SeatRow, TableRow
from hexenkessel.server.trouble import Trouble, unfit

LARGEST_SETUP: Final = (
    160 * 1024
)  # a request with a way to play, of which somebody may have made a part himself


def game_called(name: str) -> Game[Any, Any]:
    try:
        return find_game(name)
    except UnknownGame as unknown:
        raise Trouble(404, "unknown-game", str(unknown)) from None


def demand_bot(game: Game[Any, Any], bot: str | None) -> str:
    if bot is None or bot not in bot_names(game):
        raise unfit("unknown-bot", f"For {game.name} there is {', '.join(bot_names(game))}.")
    return bot


def setup_flaws(game: Game[Any, Any], wish: SetupWish) -> tuple[FlawText, ...]:
    """Why no table could be opened like this: what `new_table` would say, and all of it."""
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
    fresh: Fresh,
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
        id=fresh.table_id(),
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
        host_part=fresh.part(),
        pace=pace,
    )


def row_like(before: TableRow, fresh: Fresh, person: Person) -> TableRow:
    """The same once more for somebody, under the same rules."""
    of_before = (before.game, before.version, before.options, before.name, before.private, before.pace)
    return new_row(fresh, person, *of_before)


def new_table(
    game: Game[Any, Any], person: Person, wish: NewTable, fresh: Fresh
) -> tuple[TableRow, tuple[SeatRow, ...]]:
    try:
        setup = game.setup(len(wish.seats), DiceParts(""), wish.options)
    except BadSetup as bad:
        raise unfit("bad-setup", _told(game, bad, person.language)[0].text) from None
    options, pace = (msgspec.json.encode(each).decode() for each in (setup.options, wish.pace))
    name = clean_name(wish.name or person.name)
    row = new_row(fresh, person, game.name, game.version, options, name, wish.private, pace)
    wishes = enumerate(wish.seats)
    return row, tuple(_new_seat(game, row.id, seat, each, person) for seat, each in wishes)


def _new_seat(game: Game[Any, Any], table: TableId, seat: Seat, wish: SeatWish, person: Person) -> SeatRow:
    if wish.kind == "me":
        name = None if wish.name is None else clean_name(wish.name)
        return SeatRow(table, seat, person=person.id, name=name)
    if wish.name is not None:
        raise unfit("bad-name", "Only those who play at your screen get a name from you.")
    return SeatRow(table, seat, bot=demand_bot(game, wish.bot) if wish.kind == "bot" else None)


def table_again(
    before: TableRow, seats: tuple[SeatRow, ...], person: Person, fresh: Fresh
) -> tuple[TableRow, tuple[SeatRow, ...]]:
    """The same once more, with new dice: bots sit where they sat, the seats of people are kept for them."""
    row = row_like(before, fresh, person)

    def again(seat: SeatRow) -> SeatRow:
        # Also for who gave up: he may have better luck this time.
        if (whose := seat.person or seat.kept_for) is None:
            return SeatRow(row.id, seat.seat, bot=seat.bot)
        return SeatRow(row.id, seat.seat, name=seat.name, kept_for=whose)

    return row, tuple(map(again, seats))
