"""What there is to know of each kind of figure; chapters from 10 on have tables of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec


class KindFacts(msgspec.Struct, frozen=True):
    """What is the same for all figures of a kind."""

    price: int  # in points of an army
    room: int = 1  # A5.2a: room units it needs
    rank: int = 0  # A3.1a, A3.2f: 1 a man, 2 a champion, 3 a hero; 0 is no warrior
    seats: int = 0  # so many can ride it
    rider_room: int = 0  # room units that each of them needs besides
    is_prize: bool = False  # its price counts for who has captured it, where points are counted
    hands: int = 0  # A12.1b: the transport units it takes to move it; only devices need any
    crew: int = 0  # A12.1l: the warriors who serve it; 0: it is not served
    hovers: bool = False  # A16.1, A17.1a: who stands there takes no notice of it
    for_sale: bool = True
    is_wild: bool = False  # A16.1a: it belongs to nobody, and a scenario may place it all the same


FIELD_BATTLES: Final[Mapping[str, KindFacts]] = {
    # Chapters 2 to 9, in the order in which armies are told.
    "axe": KindFacts(10, rank=1),
    "lance": KindFacts(10, rank=1),
    "sword": KindFacts(10, rank=1),
    "bow": KindFacts(12, rank=1),  # A4.1e
    "champion": KindFacts(20, rank=2),
    "hero": KindFacts(35, rank=3),
    "light-horse": KindFacts(4, seats=1, rider_room=1),  # A7.1a to A7.1c
    "heavy-horse": KindFacts(8, seats=1, rider_room=1),
    "light-chariot-horse": KindFacts(10),
    "heavy-chariot-horse": KindFacts(14),
    "wagon": KindFacts(20, seats=3),  # A8.1a
    # A9.1a: two room units. A9.1f: two riders, A9.1g: who need no room besides.
    "elephant": KindFacts(45, room=2, seats=2),
    "mammoth": KindFacts(45, room=2, seats=2),  # A9.1d: like an elephant
}
