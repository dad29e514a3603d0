"""The kinds of all chapters, in their order; each from 10 on has its table in its own folder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hexenkessel.games.armageddon.chapters.ch12_devices.kinds import DEVICES
from hexenkessel.games.armageddon.chapters.ch13_ladders.kinds import SIEGE_KINDS
from hexenkessel.games.armageddon.chapters.ch14_onager.kinds import ONAGER_KINDS
from hexenkessel.games.armageddon.chapters.ch15_ships.kinds import SHIP_KINDS
from hexenkessel.games.armageddon.chapters.ch16_beasts.kinds import BEASTS
from hexenkessel.games.armageddon.chapters.ch17_magic.kinds import MAGICIANS
from hexenkessel.games.armageddon.kinds import FIELD_BATTLES, KindFacts

COLLECTED: Final[Mapping[str, KindFacts]] = {
    **FIELD_BATTLES,
    **DEVICES,
    **SIEGE_KINDS,
    **ONAGER_KINDS,
    **SHIP_KINDS,
    **BEASTS,
    **MAGICIANS,
}
