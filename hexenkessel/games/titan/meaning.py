"""What an action would do in a view, for people who do not know the figures by heart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache, singledispatch
from itertools import groupby
from operator import attrgetter
from typing import Final, TypeAlias, cast

from hexenkessel.games.titan import actions as said
from hexenkessel.games.titan.battle.battle import Battle
from hexenkessel.games.titan.battle.phase import find_unit, looked_at, unit_names
from hexenkessel.games.titan.board import LANDS as MASTERBOARD
from hexenkessel.games.titan.characters import value
from hexenkessel.games.titan.engagement import Negotiation
from hexenkessel.games.titan.march import MovementPhase, Places
from hexenkessel.games.titan.meeting import MeetingStep
from hexenkessel.games.titan.mustering import ways, ways_by_recruit
from hexenkessel.games.titan.position import AnyStep
from hexenkessel.games.titan.start import starting_characters
from hexenkessel.games.titan.terms import Character, EntrySide, Land, Marker
from hexenkessel.games.titan.view import TitanView
from hexenkessel.games.titan.words import contents, counted, figures
from hexenkessel.games.titan.world import FULL
from hexenkessel.kernel.action import Action, Done, verb_of
from hexenkessel.kernel.event import Argument
from hexenkessel.kernel.step import Prompt
from hexenkessel.legions.battle.hexes import HEX
from hexenkessel.legions.battle.masks import members
from hexenkessel.legions.stacks import apart

Words: TypeAlias = dict[str, Argument]


def describe(view: TitanView, action: Action) -> Prompt | None:
    """The message `action-<verb>` with what it needs to know."""
    return meanings(view, (action,))[0]


def meanings(view: TitanView, actions: Sequence[Action]) -> list[Prompt | None]:
    """The same for several at once: most are one maneuver after another."""
    found: list[Prompt | None] = []
    for kind, alike in groupby(actions, type):
        if kind is said.Maneuver:
            found += _ends(cast("Iterable[said.Maneuver]", alike), view)
            continue
        if kind is said.Move:
            found += _marches(cast("Iterable[said.Move]", alike), view)
            continue
        key, speak = _SPEAKERS[kind]
        for action in alike:
            words = speak(action, view)
            found.append(None if words is None else Prompt(key, words))
    return found


@singledispatch
def _words(action: Action, view: TitanView) -> Words | None:
    """The arguments of the message; none needed by default, None where there is no message."""
    return {}


# Setting up, organisation, movement


@_words.register
def _(action: said.Divide, view: TitanView) -> Words:
    return {"rest": _rest(starting_characters(view.options.charts), action.characters)}


@_words.register
def _(action: said.Split, view: TitanView) -> Words:
    return {"rest": _rest(view.legions[action.legion].visible, action.characters)}


# A legion is offered all its parts again and again.
@lru_cache(maxsize=4096)
def _rest(whole: tuple[Character, ...], taken: tuple[Character, ...]) -> str:
    return counted(apart(whole, taken))


@_words.register
def _(action: Done, view: TitanView) -> Words:
    return {"step": _name_of(type(view.steps[-1]))}


@cache
def _name_of(step: type[AnyStep]) -> str:
    return str(step.__struct_config__.tag)


def _marches(moves: Iterable[said.Move], view: TitanView) -> list[Prompt | None]:
    """Where each leads, and on what way: a screen that knows no rules can draw it."""
    step = view.steps[-1]
    assert isinstance(step, MovementPhase)
    places = Places.of(view.legions.values(), step.seat)
    found: list[Prompt | None] = []
    for marker, its in groupby(moves, attrgetter("legion")):
        ways_there = step.ways_of(view.legions[marker], places)
        for move in its:
            words = _arrival(view, marker, move.land, move.side)
            words["way"] = ways_there[move.land, move.side]
            found.append(Prompt("action-move", words))
    return found


@_words.register
def _(action: said.Teleport, view: TitanView) -> Words:
    # T8.1e: who is shown is all that tells two leaps to the same land apart.
    return _arrival(view, action.legion, action.land, action.side) | {"lord": action.lord}


def _arrival(view: TitanView, marker: Marker, land: Land, side: EntrySide) -> Words:
    """Whom a legion meets where it goes, or whom it can muster there."""
    mover = view.legions[marker]
    for enemy, legion in view.legions.items():
        if legion.land == land and legion.owner != mover.owner:
            return {
                "land": land,
                "enemy": enemy,
                "size": legion.size,
                "known": contents(legion),
                "recruits": "none",
                "side": side,
            }
    return {"land": land, "enemy": "none", "recruits": _recruits(view, mover.visible, land), "side": side}


def _recruits(view: TitanView, characters: tuple[Character, ...], land: Land) -> str:
    if len(characters) >= FULL:
        return "none"
    found = ways_by_recruit(view.options.charts, MASTERBOARD[land].terrain, characters)
    return _best_first(tuple([name for name in found if view.stacks[name]]))


@lru_cache(maxsize=256)
def _best_first(names: tuple[Character, ...]) -> str:
    *first, last = sorted(names, key=value, reverse=True) or ["none"]
    return f"{', '.join(first)} or {last}" if first else last


# Engagements


@_words.register
def _(action: said.Engage, view: TitanView) -> Words:
    markers = [marker for marker, legion in view.legions.items() if legion.land == action.land]
    attacker, defender = sorted(markers, key=lambda marker: view.legions[marker].owner != view.active)
    return {"land": action.land, "attacker": attacker, "defender": defender}


@_words.register
def _(action: said.Flee, view: TitanView) -> Words:
    return {"points": _worth_of_own_side(view) // 2}


@_words.register
def _(action: said.Concede, view: TitanView) -> Words:
    return {"points": _worth_of_own_side(view)}


@_words.register
def _(action: said.Propose, view: TitanView) -> Words | None:
    step = view.steps[-1]
    if not isinstance(step, Negotiation):
        return None
    if action.winner == "nobody":
        return {"winner": -1, "loser": -1, "lost": "none"}
    winner, loser = step.attacker, step.defender
    if action.winner == "defender":
        winner, loser = loser, winner
    lost = _rest(view.legions[winner].visible, action.kept) or "none"
    return {"winner": view.legions[winner].owner, "loser": view.legions[loser].owner, "lost": lost}


def _worth_of_own_side(view: TitanView) -> int:
    """What the observer's legion in this engagement is worth."""
    step, observer = view.steps[-1], view.observer
    if observer is None or not isinstance(step, MeetingStep):
        return 0
    for marker in (step.attacker, step.defender):
        legion = view.legions[marker]
        if legion.owner == observer:
            return legion.worth
    return 0


# Battle


def _ends(maneuvers: Iterable[said.Maneuver], view: TitanView) -> list[Prompt | None]:
    """What awaits a character where it goes: a hazard, or enemies in contact."""
    battle = view.battle
    if battle is None:
        return [None for _ in maneuvers]
    fight, names = looked_at(battle), unit_names(battle)
    hazards, contact = fight.tables.land.hazards, fight.tables.contact
    found: list[Prompt | None] = []
    name, unit, enemies = "", None, 0
    for maneuver in maneuvers:
        if maneuver.unit != name:
            name, unit = maneuver.unit, find_unit(battle, maneuver.unit)
            enemies = 0 if unit is None else fight.here[1 - fight.sides[unit]]
        hex = HEX[maneuver.hex]
        hazard, near = hazards[hex], contact[hex] & enemies
        if near:
            foes = ", ".join([names[fight.unit_at[other]] for other in members(near)])
            found.append(_end("plain" if hazard == "tower" else hazard, foes))
        elif hazard in ("plain", "tower") or unit is None:
            found.append(None)
        else:
            found.append(_end(hazard, "none"))
    return found


@lru_cache(maxsize=1024)
def _end(hazard: str, foes: str) -> Prompt:
    return Prompt("action-maneuver", {"hazard": hazard, "foes": foes})


@_words.register
def _(action: said.Strike, view: TitanView) -> Words | None:
    if view.battle is None:
        return None
    unit, target = find_unit(view.battle, action.unit), find_unit(view.battle, action.target)
    if unit is None or target is None:
        return None
    takers = looked_at(view.battle).carry_targets(unit, target, action.dice, action.number)
    need = _need(view.battle, target)
    names = unit_names(view.battle)
    carry = ", ".join(names[taker] for taker in members(takers)) if action.dice > need else ""
    return {"dice": action.dice, "number": action.number, "need": need, "carry": carry or "none"}


@_words.register
def _(action: said.Rangestrike, view: TitanView) -> Words | None:
    if view.battle is None:
        return None
    unit, target = find_unit(view.battle, action.unit), find_unit(view.battle, action.target)
    if unit is None or target is None:
        return None
    dice, number = looked_at(view.battle).rangestrike_terms(unit, target)
    return {"dice": dice, "number": number, "need": _need(view.battle, target)}


@_words.register
def _(action: said.Carry, view: TitanView) -> Words | None:
    if view.battle is None or (target := find_unit(view.battle, action.target)) is None:
        return None
    return {"need": _need(view.battle, target)}


def _need(battle: Battle, unit: int) -> int:
    """Hits that this character can still take, counting the last one."""
    fight = looked_at(battle)
    return fight.power(unit) - fight.hits[unit]


# Who joins a legion


@_words.register
def _(action: said.Muster, view: TitanView) -> Words:
    legion = view.legions[action.legion]
    # Where everybody knows the whole legion, as in a battle, it does not matter who is shown and who is not.
    is_secret = len(legion.known) < legion.size
    known = ways(view.options.charts, legion.terrain, legion.visible if is_secret else (), action.recruit)
    instead = " or ".join(counted(way) for way in known if way != action.shown)
    return {
        "figures": figures(action.recruit, between=", "),
        "left": view.stacks[action.recruit],
        "shown": counted(action.shown) or "none",
        "instead": instead or "none",
    }


@_words.register
def _(action: said.Summon, view: TitanView) -> Words:
    return {"legion": action.legion, "land": view.legions[action.legion].land}


@_words.register
def _(action: said.Acquire, view: TitanView) -> Words:
    return {"figures": figures(action.character, between=", "), "left": view.stacks[action.character]}


# The message for each kind of action, and who knows its words: asked for with every offer.
_SPEAKERS: Final[dict[type[Action], tuple[str, Callable[[Action, TitanView], Words | None]]]] = {
    kind: (f"action-{verb_of(kind)}", _words.dispatch(kind)) for kind in said.ALL_ACTIONS
}
