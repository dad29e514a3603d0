"""The assignment of seats to people at this keyboard and to bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from hexenkessel.cli.command_error import CommandError
from hexenkessel.cli.opponents import check_bot, usual_bot

if TYPE_CHECKING:
    from hexenkessel.kernel.game import Game

PERSON: Final = "person"
_BOT: Final = "bot "


class Seating(msgspec.Struct, frozen=True):
    """For each seat the name of its bot, or None for a person."""

    bots: tuple[str | None, ...]

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, bot in enumerate(self.bots) if bot is None)

    @property
    def is_alone(self) -> bool:
        return len(self.people) == 1

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, as a record has them."""
        return tuple(PERSON if bot is None else f"{_BOT}{bot}" for bot in self.bots)


def choose_seating(
    game: Game[Any, Any], seats: int, humans: Sequence[int], bots: Sequence[str], *, is_hot_seat: bool
) -> Seating:
    """The seating asked for: without a word seat 0 is a person, and all others are bots."""
    if is_hot_seat and humans:
        raise CommandError("With --hot-seat all seats are people: leave --human out.")
    people = set(range(seats)) if is_hot_seat else set(humans or (0,))
    for seat in people:
        if not 0 <= seat < seats:
            raise CommandError(f"There are seats 0 to {seats - 1}, not {seat}.")
    free = seats - len(people)
    if len(bots) > max(free, 1):
        raise CommandError(f"There are {free} seats for bots, but {len(bots)} bots.")
    for name in bots:
        check_bot(game, name)
    if not free:
        return Seating((None,) * seats)
    # One bot for all, or one after another; the last one sits in whatever seats are left.
    order = list(bots) or [usual_bot(game)]
    order += [order[-1]] * (free - len(order))
    return Seating(tuple(None if seat in people else order.pop(0) for seat in range(seats)))


def seating_in(game: Game[Any, Any], seats: int, players: Sequence[str]) -> Seating:
    """The seating that a record tells, as far as it tells one."""
    if len(players) != seats or not any(name == PERSON for name in players):
        return choose_seating(game, seats, (), (), is_hot_seat=False)
    bots = [None if name == PERSON else name.removeprefix(_BOT) for name in players]
    for bot in bots:
        if bot is not None:
            check_bot(game, bot)
    return Seating(tuple(bots))
