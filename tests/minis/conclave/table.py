"""What lies on the table: options, cards, points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, TypeAlias

import msgspec

from hexenkessel.kernel.change import Change
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.seats import Seat

CHARMS: Final = {"moth": 1, "toad": 2, "cat": 3, "owl": 4, "moon": 5, "veto": 0}
# C2.1a: five of each charm and six vetoes.
DECK: Final = tuple(sorted(card for card in CHARMS for _ in range(6 if card == "veto" else 5)))
HAND: Final = 4


class Options(msgspec.Struct, frozen=True):
    """What the witches agree on beforehand."""

    goal: Annotated[int, msgspec.Meta(ge=2, le=20)] = 4
    rounds: Annotated[int, msgspec.Meta(ge=1, le=50)] = 8
    tempting: bool = True


class State(msgspec.Struct, frozen=True):
    """The table: what lies open, and what does not."""

    options: Options
    points: tuple[int, ...]
    speaker: Seat
    hands: tuple[tuple[str, ...], ...]  # each sorted
    deck: tuple[str, ...]  # the next card first
    discard: tuple[str, ...]  # sorted, open to all

    def scoring(self, seat: Seat, gain: int) -> State:
        points = (*self.points[:seat], self.points[seat] + gain, *self.points[seat + 1 :])
        return msgspec.structs.replace(self, points=points)

    def discarding(self, seat: Seat, card: str) -> State:
        hand = list(self.hands[seat])
        hand.remove(card)
        return msgspec.structs.replace(
            self, hands=with_hand(self.hands, seat, hand), discard=tuple(sorted((*self.discard, card)))
        )


def with_hand(
    hands: tuple[tuple[str, ...], ...], seat: Seat, hand: Sequence[str]
) -> tuple[tuple[str, ...], ...]:
    return (*hands[:seat], tuple(sorted(hand)), *hands[seat + 1 :])


Table: TypeAlias = Position[State]
Bench: TypeAlias = Change[State]
