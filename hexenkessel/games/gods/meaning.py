"""What an action would do in a view, for people who do not know the figures by heart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache, singledispatch
from itertools import groupby
from typing import Final, TypeAlias, cast

from hexenkessel.games.gods import actions as said
from hexenkessel.games.gods.battle import meaning as battle
from hexenkessel.games.gods.combats.combat import CombatStep
from hexenkessel.games.gods.combats.negotiation import Negotiation
from hexenkessel.games.gods.equipment.board import FIRST_EXITS
from hexenkessel.games.gods.imagining import world_of
from hexenkessel.games.gods.movement import meaning as movement
from hexenkessel.games.gods.position import AnyStep
from hexenkessel.games.gods.recruitment.prices import conjure_price, hire_price, revive_price
from hexenkessel.games.gods.start import starting_figures
from hexenkessel.games.gods.terms import Figure, Figures, Marker
from hexenkessel.games.gods.trade import offer_between
from hexenkessel.games.gods.view import GodsView
from hexenkessel.games.gods.words import contents, counted, field_name, figures
from hexenkessel.kernel.action import Action, Done, verb_of
from hexenkessel.kernel.event import Argument
from hexenkessel.kernel.step import Prompt
from hexenkessel.legions.stacks import apart

Words: TypeAlias = dict[str, Argument]


def describe(view: GodsView, action: Action) -> Prompt | None:
    """The message `action-<verb>` with what it needs to know."""
    return meanings(view, (action,))[0]


def meanings(view: GodsView, actions: Sequence[Action]) -> list[Prompt | None]:
    """The same for several at once: most are one maneuver after another."""
    found: list[Prompt | None] = []
    for kind, alike in groupby(actions, type):
        if kind is said.Maneuver:
            found += battle.ends(cast("Iterable[said.Maneuver]", alike), view)
        elif kind is said.Move:
            found += movement.of_moves(cast("Iterable[said.Move]", alike), view)
        else:
            key, speak = _SPEAKERS[kind]
            for action in alike:
                words = speak(action, view)
                found.append(None if words is None else Prompt(key, words))
    return found


@singledispatch
def _words(action: Action, view: GodsView) -> Words | None:
    """The arguments of the message; none needed by default, None where there is no message."""
    return {}


# Setting up, trade


@_words.register
def _(action: said.ChooseTower, view: GodsView) -> Words:
    return {"exit": field_name(FIRST_EXITS[action.field]), "field": field_name(action.field)}


@_words.register
def _(action: said.Divide, view: GodsView) -> Words:
    seat = view.observer or 0
    return {"rest": _rest(starting_figures(world_of(view), seat), action.figures)}


@_words.register
def _(action: said.TakeOffer, view: GodsView) -> Words | None:
    if view.observer is None:
        return None
    offer = offer_between(world_of(view).but(offers=view.offers), action.partner, view.observer)
    if offer is None or offer.terms is None:
        return None
    terms = offer.terms
    return {
        "partner": action.partner,
        "gems": terms.gems,
        "goods": counted_goods(terms.goods),
        "for_gems": terms.for_gems,
        "for_goods": counted_goods(terms.for_goods),
    }


@_words.register
def _(action: said.DropOffer, view: GodsView) -> Words:
    return {"partner": action.partner}


@_words.register
def _(action: said.MakeOffer, view: GodsView) -> Words:
    return {
        "partner": action.partner,
        "gems": action.gems,
        "goods": counted_goods(action.goods),
        "for_gems": action.for_gems,
        "for_goods": counted_goods(action.for_goods),
    }


@lru_cache(maxsize=256)
def counted_goods(goods: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(goods))


# Movement


@_words.register
def _(action: said.Split, view: GodsView) -> Words:
    return {"rest": _rest(view.armies[action.army].visible, action.figures)}


# An army is offered all its parts again and again.
@lru_cache(maxsize=4096)
def _rest(whole: Figures, taken: Figures) -> str:
    return counted(apart(whole, taken))


@_words.register
def _(action: Done, view: GodsView) -> Words:
    return {"step": _name_of(type(view.steps[-1]))}


@cache
def _name_of(step: type[AnyStep]) -> str:
    return str(step.__struct_config__.tag)


@_words.register
def _(action: said.Teleport, view: GodsView) -> Words:
    return movement.of_teleport(action, view)


# Combats


@_words.register
def _(action: said.Engage, view: GodsView) -> Words:
    return _clash(view, action.army, action.enemy)


@_words.register
def _(action: said.Challenge, view: GodsView) -> Words:
    return _clash(view, action.army, action.enemy) | {"side": action.side}


def _clash(view: GodsView, army: Marker, enemy: Marker) -> Words:
    field = field_name(view.armies[army].field)
    other = view.armies.get(enemy)
    words: Words = {"field": field, "attacker": army, "defender": enemy, "size": 0, "known": "none"}
    return words if other is None else words | {"size": other.size, "known": contents(other)}


@_words.register
def _(action: said.Flee, view: GodsView) -> Words:
    worth, size = _own_side(view)
    return {"points": worth // 2, "gems": 5 * size}


@_words.register
def _(action: said.Concede, view: GodsView) -> Words:
    worth, size = _own_side(view)
    return {"points": worth, "gems": 10 * size}


@_words.register
def _(action: said.Propose, view: GodsView) -> Words | None:
    step = view.steps[-1]
    if not isinstance(step, Negotiation):
        return None
    if action.winner == "nobody":
        return {"winner": -2, "loser": -2, "lost": "none"}
    winner, loser = step.attacker, step.defender
    if action.winner == "defender":
        winner, loser = loser, winner
    lost = _rest(view.armies[winner].visible, action.kept) or "none"
    return {"winner": view.armies[winner].owner, "loser": view.armies[loser].owner, "lost": lost}


def _own_side(view: GodsView) -> tuple[int, int]:
    """What the observer's army in this combat is worth, and how many it has."""
    step, observer = view.steps[-1], view.observer
    if observer is not None and isinstance(step, CombatStep):
        for marker in step.combat.markers:
            army = view.armies.get(marker)
            if army is not None and army.owner == observer:
                return army.worth, army.size
    return 0, 0


# Who joins an army


@_words.register
def _(action: said.Recruit, view: GodsView) -> Words:
    army = view.armies[action.army]
    pool = view.players[army.owner].pool
    return {
        "figures": figures(action.recruit, between=", "),
        "left": pool.get(action.recruit, 0),
        "shown": counted(action.shown) or "none",
    }


@_words.register
def _(action: said.Hire, view: GodsView) -> Words:
    return _bought(view, action.army, action.figure, hire_price(action.figure))


@_words.register
def _(action: said.Conjure, view: GodsView) -> Words:
    return _bought(view, action.army, action.figure, conjure_price(action.figure) or 0)


@_words.register
def _(action: said.Revive, view: GodsView) -> Words:
    return {"figures": figures(action.figure, between=", "), "gems": revive_price(action.figure)}


def _bought(view: GodsView, marker: Marker, figure: Figure, price: int) -> Words:
    pool = view.players[view.armies[marker].owner].pool
    return {"figures": figures(figure, between=", "), "left": pool.get(figure, 0), "gems": price}


@_words.register
def _(action: said.Sacrifice, view: GodsView) -> Words:
    return {"figures": figures("Executer", between=", ")}


@_words.register
def _(action: said.Summon, view: GodsView) -> Words:
    return {"army": action.army, "field": field_name(view.armies[action.army].field)}


@_words.register
def _(action: said.Appear, view: GodsView) -> Words:
    return {
        "figures": figures(action.figure, between=", "),
        "field": field_name(view.armies[action.army].field),
    }


@_words.register
def _(action: said.Place, view: GodsView) -> Words:
    army = view.armies[action.army]
    return {"field": field_name(army.field), "known": contents(army)}


@_words.register
def _(action: said.Lend, view: GodsView) -> Words:
    return {"figures": figures(action.figure, between=", ")}


@_words.register
def _(action: said.Strike, view: GodsView) -> Words | None:
    return battle.of_strike(action, view)


@_words.register
def _(action: said.Rangestrike, view: GodsView) -> Words | None:
    return battle.of_rangestrike(action, view)


@_words.register
def _(action: said.Carry, view: GodsView) -> Words | None:
    return battle.of_carry(action, view)


@_words.register
def _(action: said.Cast, view: GodsView) -> Words:
    return {"spell": f"@about-spell-{action.spell}"}


@_words.register
def _(action: said.UseAbility, view: GodsView) -> Words:
    return {"ability": f"@about-ability-{action.unit.rpartition('-')[0]}"}


# The message for each kind of action, and who knows its words: asked for with every offer.
_SPEAKERS: Final[dict[type[Action], tuple[str, Callable[[Action, GodsView], Words | None]]]] = {
    kind: (f"action-{verb_of(kind)}", _words.dispatch(kind)) for kind in said.ALL_ACTIONS
}
