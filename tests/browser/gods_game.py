"""The game of Gods of Titan that is played from the lobby to its result: by which dice, what is done in it.

`python -m tests.browser.gods_game` looks for dice that lead to it, after the rules or the bots have changed.
"""

from __future__ import annotations

from collections import Counter
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from hexenkessel.games.gods.actions import Attack, Cast, Move
from hexenkessel.games.gods.bot.greedy import Greedy
from hexenkessel.games.gods.equipment.board import TOWERS
from hexenkessel.games.gods.terms import Field
from hexenkessel.games.gods.view import GodsView
from hexenkessel.kernel.action import Action, Pick, Verb, picks
from hexenkessel.kernel.gate import Decision, decision
from hexenkessel.kernel.registry import find_game
from tests.server.house import House, open_house, settings_in, wait_for

# The first of "gods 0", "gods 1" and so on in which everything happens that is demanded.
REHEARSAL: Final = "gods 0"

GODS: Final = find_game("gods")
SEAT: Final = 3  # the Darklord: he moves last, and has Wraiths to cast spells from the beginning
OPPONENT: Final = "greedy"
OPTIONS: Final = {"rounds": 11}  # ten of peace, in which armies grow, and one of war

DEMANDED: Final = frozenset({"arrange", "split", "move", "recruit", "attack", "maneuver", "strike", "cast"})
LONGEST: Final = 350  # actions of ours, because somebody has to wait for them


class Turn(NamedTuple):
    """What we are about to do, with its clicks, and everything else that we could do."""

    number: int
    view: GodsView
    action: Action
    others: tuple[Action, ...]

    @property
    def verb(self) -> Verb:
        return self.action.verb

    @property
    def text(self) -> str:
        return GODS.grammar.write(self.action)

    @property
    def picks(self) -> tuple[Pick, ...]:
        return picks(self.action)

    @property
    def is_warned(self) -> bool:
        """Whoever says this in the page is asked whether he means it."""
        cautions = GODS.presentation.cautions(self.view, self.others)
        return bool(dict(zip(self.others, cautions, strict=True)).get(self.action))

    def alike(self, clicks: int) -> int:
        """How many actions begin with these clicks."""
        return sum(picks(other)[:clicks] == self.picks[:clicks] for other in self.others)


class Darklord:
    """Plays as the bot does; but in the war he goes for a tower with a caster, and attacks, and casts.

    Asks the server in this process itself, so that nobody waits for states in which he is not asked.
    """

    def __init__(self, house: House, table: str) -> None:
        self._history = house.history(table)
        self._bot = Greedy(0)
        self._has_gone = self._has_cast = False

    @property
    def outcome(self) -> Any:
        return self._history.position.outcome

    @property
    def is_asked(self) -> bool:
        """We alone are, or the game is over. Where a bot is asked as well it comes first."""
        return self.outcome is not None or self._history.position.due == (SEAT,)

    @property
    def taken(self) -> list[Field]:
        """The towers that are ours, and were not at the beginning."""
        view = GODS.view(self._history.position, SEAT)
        return [field for field in TOWERS if view.towers[field].owner == SEAT and not field.startswith("DT")]

    def turn(self) -> Turn:
        position = self._history.position
        view, asked = GODS.view(position, SEAT), decision(position, SEAT)
        return Turn(position.number, view, self._choose(view, asked), tuple(asked.actions))

    def _choose(self, view: GodsView, asked: Decision) -> Action:
        choice = self._bot.choose(view, asked)
        if Attack() in asked.actions:
            return Attack()
        spells = [action for action in asked.actions if isinstance(action, Cast)]
        if spells and not self._has_cast:
            self._has_cast = True
            return min(spells, key=lambda spell: len(GODS.grammar.write(spell)))  # aimed at nobody
        sieges = [action for action in asked.actions if isinstance(action, Move) and _is_siege(view, action)]
        if sieges and not self._has_gone and view.round == OPTIONS["rounds"]:
            self._has_gone = True
            return max(sieges, key=lambda move: view.armies[move.army].worth)
        return choice

    def is_found(self, verbs: Counter[Verb]) -> bool:
        is_short = verbs.total() <= LONGEST and self.outcome.reason == "time"
        return is_short and verbs.keys() >= DEMANDED and bool(self.taken)


def _is_siege(view: GodsView, move: Move) -> bool:
    tower, visible = view.towers.get(move.field), view.armies[move.army].visible
    return tower is not None and tower.owner != SEAT and "Wraith" in visible


def rehearse(house: House, word: str) -> bool:
    """Whether everything happens with these dice."""
    house.rehearse(word)
    verbs: Counter[Verb] = Counter()
    with house.visitor("Ada") as ada:
        seats = [*({"kind": "bot", "bot": OPPONENT} for _ in range(SEAT)), {"kind": "me"}]
        table = ada.post("/api/tables", game="gods", options=OPTIONS, seats=seats, start=True)["id"]
        player = Darklord(house, table)
        while wait_for(lambda: player.is_asked) and player.outcome is None:
            turn = player.turn()
            verbs[turn.verb] += 1
            ada.post(f"/api/tables/{table}/act", number=turn.number, action=turn.text)
    missing = sorted(DEMANDED - verbs.keys())
    print(f"{word}: {verbs.total()} actions, takes {player.taken}, without {missing}", flush=True)
    return player.is_found(verbs)


def search() -> str:
    """The first of `gods 0`, `gods 1` and so on."""
    with TemporaryDirectory() as folder, open_house(settings_in(Path(folder))) as house:
        return next(word for number in count() if rehearse(house, word := f"gods {number}"))


if __name__ == "__main__":
    print(f'REHEARSAL = "{search()}"')
