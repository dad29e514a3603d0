"""What it means to lead a race, lay a tile, vote, play a card, cast a spell, and to let it be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from hexenkessel.games.battlemist.actions import (
    Cast,
    CastAt,
    Choose,
    ChooseRace,
    Discard,
    Lay,
    Play,
    PlayAt,
    Vote,
)
from hexenkessel.games.battlemist.cards.choices import Choosing, Overfull
from hexenkessel.games.battlemist.cards.targets import hero_named
from hexenkessel.games.battlemist.components import ACTIONS, EVENTS, PIECES, REALMS, SPELLS
from hexenkessel.games.battlemist.council.council import Drawing
from hexenkessel.games.battlemist.council.voting import threshold_of, votes_of
from hexenkessel.games.battlemist.effect import Effect
from hexenkessel.games.battlemist.laying.places import cell_of, edge
from hexenkessel.games.battlemist.meaning.scene import Scene, Words, goods, kinds
from hexenkessel.games.battlemist.race_cards import cards_with, income_in
from hexenkessel.hexes.axial import distance, neighbours, opposite
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.patterns import Pass

_NO_AIM: Final[Words] = {"aim": ""}


def _race(action: ChooseRace, scene: Scene) -> Words:
    race = cards_with(scene.view.options.values)[action.race]
    return {
        "alignment": f"@alignment-{race.alignment}",
        "about": f"@about-{race.ability}",
        "stock": goods(race.start),
        "yields": goods(race.income),
    }


def _lay(action: Lay, scene: Scene) -> Words | None:
    cell = cell_of(action.place)
    if cell is None:
        return None
    touched, clashes = [], 0
    for direction, around in enumerate(neighbours(cell)):
        realm = scene.cells.get(around)
        if realm is not None:
            touched.append(realm)
            mine = edge(action.realm, action.turn, direction)
            theirs = edge(realm, scene.view.tiles[realm].turn, opposite(direction))
            clashes += bool(mine and theirs and mine != theirs)
    home = scene.view.tiles.get(scene.me.home)
    return {
        "realms": tuple(touched),
        "clashes": clashes,
        # As the crow flies: where roads will lead nobody knows before all tiles lie.
        "steps": distance(cell, (home.q, home.r)) if home else "none",
    }


# The council


def _vote(action: Vote, scene: Scene) -> Words | None:
    ballot = scene.view.ballot
    if ballot is None:
        return None
    votes = votes_of(scene.world, scene.seat)
    return {
        "commit": action.commit,
        "votes": votes,
        "total": ballot.total + (votes if action.commit else 0),
        "needed": threshold_of(scene.world, ballot.event),
        "carried": f"@about-{ballot.event}-carried",
        "failed": f"@about-{ballot.event}-failed",
    }


# Cards and spells


def _play(action: Play, scene: Scene) -> Words:
    return {"about": f"@about-{action.card}"}


def _play_at(action: PlayAt, scene: Scene) -> Words:
    return {"about": f"@about-{action.card}", **_aim(scene, action.target, ACTIONS[action.card].effects)}


def _cast(action: Cast, scene: Scene) -> Words:
    return _cost(scene, action.spell)


def _cast_at(action: CastAt, scene: Scene) -> Words:
    return {**_cost(scene, action.spell), **_aim(scene, action.target, SPELLS[action.spell].effects)}


def _cost(scene: Scene, spell: str) -> Words:
    cost, me = SPELLS[spell].cost, scene.me
    # B5.0b: unused stars, and power that is good for spells alone.
    return {
        "about": f"@about-{spell}",
        "cost": cost,
        "left": me.stars - me.used + me.power - cost,
    }


def _aim(scene: Scene, target: str, effects: tuple[Effect, ...]) -> Words:
    """What is worth knowing of whom or what it is meant for."""
    view = scene.view
    if target in REALMS:
        return {"aim": "realm", **_in_realm(scene, target)}
    if target in EVENTS:
        return {
            "aim": "event",
            "carried": f"@about-{target}-carried",
            "failed": f"@about-{target}-failed",
        }
    for seat, player in enumerate(view.players):
        if player.race == target:
            return {"aim": "player", "foe": seat, "stock": goods(player.stock), "hand": player.hand_size}
    if named := hero_named(scene.world, target):
        hero = scene.world.hero(*named)
        assert hero is not None
        return {"aim": "hero", "life": hero.life, "realm": hero.realm}
    return _NO_AIM


def _in_realm(scene: Scene, realm: str) -> Words:
    forces = scene.view.forces.get(realm, ())
    if forces:
        return {"foe": forces[0].owner, "units": kinds(forces[0].units)}
    return {"foe": "none", "yields": goods(income_in(realm, scene.view.options.values))}


def _discard(action: Discard, scene: Scene) -> Words | None:
    """Where a card must go it matters which; everywhere else one may give it away, and hardly ever does."""
    is_asked = isinstance(scene.step, Drawing | Overfull)
    return {"about": f"@about-{action.card}"} if is_asked else None


def _choose(action: Choose, scene: Scene) -> Words:
    if not isinstance(scene.step, Choosing):
        return {"about": f"@about-{action.thing}", "dice": 0}
    values = PIECES.monsters[action.thing]  # type: ignore[index]  # it is one of those offered
    return {
        "about": "",
        "dice": values.dice,
        "rout": values.rout,
        "kill": values.kill,
        "move": values.move,
        "rally": values.own_rally or values.enemy_rally,
    }


# To let it be


def _let_be(action: Done | Pass, scene: Scene) -> Words | None:
    step = scene.step
    if step is None:
        return None
    tag = str(type(step).__struct_config__.tag)
    return {"step": tag, **(scene.outlook("now") if tag == "recruiting" else {})}


TELLERS: Final[Mapping[type[Action], Callable[[Any, Scene], Words | None]]] = MappingProxyType(
    {
        ChooseRace: _race,
        Lay: _lay,
        Vote: _vote,
        Play: _play,
        PlayAt: _play_at,
        Cast: _cast,
        CastAt: _cast_at,
        Discard: _discard,
        Choose: _choose,
        Done: _let_be,
        Pass: _let_be,
    }
)
