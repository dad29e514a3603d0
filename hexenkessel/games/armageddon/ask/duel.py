"""Questions about melee: good-points and chances of a duel, and what becomes of who wins it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from hexenkessel.games.armageddon.actions import Attack
from hexenkessel.games.armageddon.ask.fighters import Fighter, FighterKind, Over, kind_of, put
from hexenkessel.games.armageddon.ask.questions import Answer, BadQuestion, Family, Question
from hexenkessel.games.armageddon.ask.scene import ASIDE, FLAT, HERE, MINE, THEIRS, THERE, Scene
from hexenkessel.games.armageddon.chapters.ch02_warriors.duel import strengths_of, total
from hexenkessel.games.armageddon.chapters.ch08_chariot.team import TEAM
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.chapters.trampling import crowding
from hexenkessel.games.armageddon.chapters.trampling.crowding import ELEPHANTS
from hexenkessel.games.armageddon.chapters.trampling.scramble import takes_part
from hexenkessel.games.armageddon.ground.land import BuiltTower, BuiltWall
from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.onrush import bout_results
from hexenkessel.games.armageddon.terms import PlaceName, Side, Terrain

Edge: TypeAlias = Literal[
    "ramp", "river", "moat", "bridge", "wall", "open_gate", "closed_gate", "stairs", "passage"
]
_GATES: Final = {"wall": "", "open_gate": "open", "closed_gate": "closed"}
_EAST: Final = 0
_WEST: Final = 3
# The sides of the defender's field on which the attacker and, if he stands elsewhere, his supporter are.
_FRONTS: Final[tuple[tuple[PlaceName, Side], ...]] = ((HERE, "W"), (ASIDE, "NW"))
_TOO_HIGH: Final = "Levels go from 0, water, to 3, mountain country; a platform is one higher."


class DuelAsked(Question, frozen=True, kw_only=True):
    """May one attack the other, with how many good-points, and in how many of 46656 ways does who die?"""

    attacker: Fighter
    defender: Fighter
    supporter: Fighter | None = None
    between: Annotated[tuple[Edge, ...], msgspec.Meta(max_length=9)] = ()
    how: Literal["attack", "trample", "scramble", "swim"] = "attack"
    eighteen: bool = False

    def check(self) -> None:
        for each in (self.attacker, self.defender, self.supporter):
            if each is not None:
                each.check()
        if self.how in ("trample", "scramble") and self.supporter is not None:
            raise BadQuestion("Nobody is supported there.")
        if self.how == "swim" and not all(
            each.is_single and not each.horse and not each.wagon
            for each in (self.attacker, self.defender, self.supporter or self.attacker)
        ):
            raise BadQuestion("Only warriors swim.")

    @property
    def is_inside(self) -> bool:
        return "stairs" in self.between


def _duel(asked: DuelAsked) -> Answer:
    index, bout = _BOUTS[asked.how](asked)
    if not _is_allowed(asked, index, bout):
        return {"allowed": False}
    points = strengths_of(index, bout)
    ways = bout_results(index, bout)
    return {
        "allowed": True,
        "gp": [total(points.attacker) + total(points.supporter), total(points.defender)],
        "attacker_kills": ways.get("attacker", (0, ()))[0],
        "defender_kills": ways.get("defender", (0, ()))[0],
    }


def _is_allowed(asked: DuelAsked, index: Index, bout: Bout) -> bool:
    attacker, defender = bout.attacker, bout.defender
    if asked.how == "trample":
        is_trampler = attacker.kind in TEAM or attacker.kind in ELEPHANTS
        return is_trampler and crowding.can_be_trampled(index, defender)
    if asked.how == "scramble":
        both = all(takes_part(index, each) for each in (attacker, defender))
        return both and not index.rules.may_stir(index, attacker)
    action = Attack(attacker.id, defender.id, bout.supporter.id if bout.supporter else None)
    striker = index.rules.striker(action)
    assert striker is not None
    return attacker.is_warrior and striker.forbids(index, MINE, action) is None


# The battlefield


def _in_the_field(asked: DuelAsked) -> tuple[Index, Bout]:
    """Side by side, or one above the other."""
    helper = asked.supporter
    mine, theirs, helping = HERE, THERE, HERE
    terrain: dict[str, Terrain] = {}
    built: dict[str, Any] = {}
    if asked.is_inside:
        mine, theirs = _on_stairs(asked, terrain, built)
        helping = mine
    else:
        if helper is not None and helper.level != asked.attacker.level:
            helping = ASIDE
            terrain[ASIDE] = _flat(helper.level)
        terrain[HERE], terrain[THERE] = _flat(asked.attacker.level), _flat(asked.defender.level)
        _build(asked, built)
    scene = Scene(terrain, eighteen=asked.eighteen, **built)
    attacker = put(scene, asked.attacker, mine, MINE, _EAST)
    defender = put(scene, asked.defender, theirs, THEIRS, _WEST)
    supporter = None if helper is None else put(scene, helper, helping, MINE, _EAST)
    manner = "trample" if asked.how == "trample" else "duel"
    return scene.index(), Bout(attacker, defender, supporter, manner)


def _build(asked: DuelAsked, built: dict[str, Any]) -> None:
    edges = tuple((front, THERE) for front, _ in _FRONTS)
    for name in ("ramp", "river", "moat", "bridge"):
        if name in asked.between:
            built[f"{name}s"] = edges
    gates = [gate for name, gate in _GATES.items() if name in asked.between]
    built["walls"] = tuple(BuiltWall(THERE, side, gate) for gate in gates for _, side in _FRONTS)  # type: ignore[arg-type]
    if "passage" in asked.between:
        # A11.2d: through the walls of two towers.
        built["towers"] = tuple(BuiltTower(each, foundation=True) for each in (HERE, THERE))
        built["passages"] = ((HERE, THERE),)


def _on_stairs(asked: DuelAsked, terrain: dict[str, Terrain], built: dict[str, Any]) -> tuple[str, str]:
    levels = asked.attacker.level, asked.defender.level
    if abs(levels[0] - levels[1]) != 1:
        raise BadQuestion("Stairs lead one level up.")
    terrain[HERE] = _flat(min(levels))
    built["towers"] = (BuiltTower(HERE, foundation=True),)
    mine, theirs = (HERE if level == min(levels) else f"{HERE}+1" for level in levels)
    return mine, theirs


def _flat(level: int) -> Terrain:
    if level >= len(FLAT):
        raise BadQuestion(_TOO_HIGH)
    return FLAT[level]


def _in_a_scramble(asked: DuelAsked) -> tuple[Index, Bout]:
    """A8.4h: on one field, or on one wagon."""
    scene = Scene({HERE: _flat(asked.defender.level)}, eighteen=asked.eighteen)
    defender = put(scene, asked.defender, HERE, THEIRS, _WEST)
    on = defender.on if asked.attacker.wagon and asked.defender.wagon else 0
    attacker = put(scene, asked.attacker, HERE, MINE, _EAST, on=on)
    return scene.index(), Bout(attacker, defender, manner="scramble")


def _in_the_water(asked: DuelAsked) -> tuple[Index, Bout]:
    """A15.6k: on one field."""
    scene = Scene({HERE: "water"}, eighteen=asked.eighteen)
    owners = (MINE, THEIRS, MINE)
    swimmers = [
        scene.put(kind_of(each.kind), HERE, owner, spell=each.spell or "", swims=1)
        for each, owner in zip((asked.attacker, asked.defender, asked.supporter), owners, strict=True)
        if each is not None
    ]
    return scene.index(), Bout(swimmers[0], swimmers[1], swimmers[2] if len(swimmers) > 2 else None)


_BOUTS: Final[dict[str, Callable[[DuelAsked], tuple[Index, Bout]]]] = {
    "attack": _in_the_field,
    "trample": _in_the_field,
    "scramble": _in_a_scramble,
    "swim": _in_the_water,
}


# Promotion


class PromoteAsked(Question, frozen=True, kw_only=True):
    """What becomes of who has killed this one?"""

    killer: FighterKind
    victim: FighterKind
    over: Over = "front"


def _promote(asked: PromoteAsked) -> Answer:
    scene = Scene()
    killer = put(scene, Fighter(asked.killer, over=asked.over), HERE, MINE, _EAST)
    victim = put(scene, Fighter(asked.victim, over=asked.over), THERE, THEIRS, _WEST)
    index = scene.index()
    becomes = index.rules.promotion(index, Bout(killer, victim), killer, victim)
    return {"becomes": asked.killer if becomes == killer.kind else becomes.replace("-", "_")}


ASKED: Final[Family] = {"duel": (DuelAsked, _duel), "promote": (PromoteAsked, _promote)}
