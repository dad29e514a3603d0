"""A rule that was enforced, proved and told stays so.

`covered.txt` lists the ids that had all they need. After covering more:
`hexenkessel rules titan --covered > tests/titan/covered.txt`
"""

from pathlib import Path

from hexenkessel.games.titan.game import GAME
from hexenkessel.kernel.coverage import cover

HERE = Path(__file__).parent


def test_no_id_is_lost() -> None:
    kept = (HERE / "covered.txt").read_text().split()
    assert len(kept) > 300
    now = {entry.id: entry.missing for entry in cover(GAME, HERE.parent)}
    lost = {id_: now.get(id_, ("everything",)) for id_ in kept if now.get(id_) != ()}
    assert lost == {}
