"""The end of the final battle in the Skycastle, as far as the battle can tell (G27.5)."""

from __future__ import annotations

from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.combats.combat import LastVerdict, Loan
from hexenkessel.games.gods.equipment.figures import KINDS
from hexenkessel.games.gods.phase import GodsChange
from hexenkessel.games.gods.terms import Marker
from hexenkessel.legions.battle.hexes import DEFENDER


def end_final(change: GodsChange, fight: GodsFight, armies: tuple[Marker, ...], how: str) -> None:
    """Tell how it went; what that means is not a matter of battles."""
    from hexenkessel.games.gods.combats.final_battle import conclude_final_battle

    # G27.5j: the Dark-Titan must live, and the God's life be 0 within seven rounds.
    is_fought_out = how == "battle"
    verdict = LastVerdict(
        god_is_destroyed=is_fought_out and not _lives(fight, "God"),
        dark_titan_lives=is_fought_out and _lives(fight, "Dark-Titan"),
        slain=slain_of(fight, armies),
    )
    conclude_final_battle(change, verdict)


def _lives(fight: GodsFight, name: str) -> bool:
    kind = KINDS.index(name)
    return any(fight.kinds[u] == kind and fight.is_alive(u) for u in range(len(fight.kinds)))


def slain_of(fight: GodsFight, armies: tuple[Marker, ...]) -> tuple[Loan, ...]:
    """Of the Creatures lent out of these armies, in the order of battle, those that are slain."""
    lent = [u for u in range(len(fight.kinds)) if fight.home(u) == DEFENDER and fight.owners[u] >= 0]
    return tuple(
        Loan(fight.owners[u], army, KINDS[fight.kinds[u]])
        for u, army in zip(lent, armies, strict=True)
        if not fight.is_alive(u)
    )
