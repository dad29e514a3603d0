"""Reference data of Battlemist for screens, which know no rules: realms, races, cards, pieces and prices."""

from __future__ import annotations

import msgspec

from hexenkessel.games.battlemist import components


class BattlemistFigures(msgspec.Struct, frozen=True):
    """What is in the box. The option `values` of a table says what is different on race cards there."""

    races: tuple[components.Race, ...]
    realms: tuple[components.Realm, ...]  # the homes after all others
    actions: tuple[components.ActionCard, ...]
    events: tuple[components.EventCard, ...]
    adventures: tuple[components.Adventure, ...]
    artifacts: tuple[components.Artifact, ...]
    spells: tuple[components.Spell, ...]
    pieces: components.Pieces


def battlemist_figures() -> BattlemistFigures:
    return BattlemistFigures(
        races=tuple(components.RACES.values()),
        realms=tuple(components.REALMS.values()),
        actions=tuple(components.ACTIONS.values()),
        events=tuple(components.EVENTS.values()),
        adventures=tuple(components.ADVENTURES.values()),
        artifacts=tuple(components.ARTIFACTS.values()),
        spells=tuple(components.SPELLS.values()),
        pieces=components.PIECES,
    )
