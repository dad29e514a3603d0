"""Towns and cities in realms that nobody controls (B3.2.2s, B6.0i)."""

from __future__ import annotations

from hexenkessel.games.battlemist.phase import BattlemistChange


def remove_ruins(change: BattlemistChange) -> None:
    """Destroy them: after the individual phase, and at once when control was lost in another phase.

    B6.0i: monsters alone control nothing.
    """
    for realm in sorted(change.state.settlements):
        if change.state.controller_of(realm) is None:
            kind = change.state.settlements[realm].kind
            change.state = change.state.with_settlement(realm, None)
            change.tell("ruined", realm=realm, settlement=kind)
