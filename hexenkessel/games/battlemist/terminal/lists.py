"""Cards, adventure, artifacts, spell book and council as lists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from hexenkessel.games.battlemist.components import ACTIONS, ADVENTURES, SPELLS
from hexenkessel.games.battlemist.council.voting import threshold_of, votes_of
from hexenkessel.games.battlemist.economy.outlook import open_table
from hexenkessel.games.battlemist.meaning.scene import scene_of
from hexenkessel.games.battlemist.quests.combat import Duel, Encounter
from hexenkessel.games.battlemist.quests.fight import Fighter
from hexenkessel.games.battlemist.terminal.words import about, folded, name, said, seat_name
from hexenkessel.games.battlemist.terms import Card
from hexenkessel.games.battlemist.view import BattlemistView
from hexenkessel.kernel.seats import Seat

_MARGIN: Final = 24
_MARGIN_OF_SPELLS: Final = 32


def draw_hand(view: BattlemistView, width: int) -> str:
    """What the observer may see: cards, adventure, artifacts; and what has been discarded."""
    lines: list[str] = []
    for seat, player in enumerate(view.players):
        if player.hand is None:
            continue
        if seat != view.observer:
            lines.append(f"{seat_name(view, seat)}:")
        told = [
            *(f"{card:{_MARGIN}}{_card(one)}" for one, card in _counted(player.hand)),
            *_quest(view, seat),
            *(f"{name(artifact):{_MARGIN}}{about(artifact)}" for artifact in player.artifacts),
        ]
        lines += [part for line in told for part in folded(line, width, _MARGIN)]
        if not player.hand:
            lines.append("No cards.")
    piles = f"{view.deck_size} cards in the deck, {view.quests_left} quests"
    gone = ", ".join(card for _, card in _counted(view.discard)) or "nothing"
    return "\n".join([*lines, f"({piles})", *folded(f"Discarded: {gone}.", width, 3)])


def _counted(cards: tuple[Card, ...]) -> Iterator[tuple[Card, str]]:
    """Each card once, with its name and how many there are of it."""
    for card, count in Counter(cards).items():
        yield card, name(card) if count == 1 else f"{name(card)} ×{count}"


def _card(card: Card) -> str:
    condition = ACTIONS[card].condition
    when = said(f"window-{ACTIONS[card].window.replace('_', '-')}")
    if condition:
        when += f", {said('condition-' + condition.replace('_', '-'))}"
    return f"{about(card)} ({when})"


def _quest(view: BattlemistView, seat: Seat) -> Iterator[str]:
    quest = view.players[seat].quest
    if quest is None:
        # Nobody shows his adventure with his hand.
        if not view.players[seat].has_quest:
            yield f"{'Adventure':{_MARGIN}}none"
        return
    adventure = ADVENTURES[quest]
    who = "nobody waits there"
    if found := adventure.opponents:
        fighter = Fighter(found.life, found.attack, found.hit, found.damage)
        who = f"{found.number} × {name(found.name)}: {fighter_told(fighter)}"
    yield f"{'Adventure':{_MARGIN}}{name(quest)}, in {name(adventure.target)}; {who}"
    if adventure.target in view.neighbours:
        scene = scene_of(view, seat)
        for hero in view.players[seat].heroes:
            way = scene.way(hero.realm, adventure.target)
            yield f"{'':{_MARGIN}}hero {hero.number} (life {hero.life}) in {name(hero.realm)}: {way} away"


def fighter_told(fighter: Fighter) -> str:
    dice = "1 die" if fighter.attack == 1 else f"{fighter.attack} dice"
    damage = "" if fighter.damage == 1 else f" for {fighter.damage}"
    return f"life {fighter.life}, {dice}, hits from {fighter.hit}{damage}"


def draw_spells(view: BattlemistView, width: int) -> str:
    """The spell book, and what one can pay."""
    lines = []
    for spell in SPELLS.values():
        when = said(f"window-{spell.window.replace('_', '-')}")
        lines += folded(
            f"{'★' * spell.cost:5}{name(spell.id):27}{about(spell.id)} ({when})", width, _MARGIN_OF_SPELLS
        )
    if view.observer is not None:
        me = view.players[view.observer]
        lines.append(f"You have {me.stars - me.used + me.power} star power now.")
    return "\n".join(lines)


def draw_council(view: BattlemistView, width: int) -> str:
    """Events that wait, the vote under way, and who has how many votes."""
    world = open_table(view)
    lines: list[str] = []
    for event in view.pending:
        needed = threshold_of(world, event)
        lines.append(f"{name(event)}: {needed} vote{'' if needed == 1 else 's'} needed")
        lines += folded(f"   carried: {about(f'{event}-carried')}", width, 12)
        lines += folded(f"   failed:  {about(f'{event}-failed')}", width, 12)
    lines = lines or ["No event waits."]
    if view.ballot is None:
        if view.neighbours:
            lines.append(
                "Votes: " + ", ".join(f"{seat_name(view, s)} {votes_of(world, s)}" for s in world.seat_order)
            )
        return "\n".join(lines)
    ballot = view.ballot
    lines.append(f"The vote on {name(ballot.event)}: {ballot.total} of {threshold_of(world, ballot.event)}")
    for place, seat in enumerate(ballot.order):
        if place < len(ballot.votes):
            said_so = f"{ballot.votes[place]} committed" if ballot.votes[place] else "silent"
        else:
            said_so = f"has {votes_of(world, seat)}, to speak"
        lines.append(f"   {seat_name(view, seat):15}{said_so}")
    return "\n".join(lines)


def draw_fight(view: BattlemistView, step: Encounter | Duel) -> str:
    """A hero in a fight."""
    if step.fight is None:
        return ""
    lines = [f"{seat_name(view, step.seat)}, hero {step.hero}: {fighter_told(step.fight.hero)}"]
    for number, foe in enumerate(step.fight.foes, 1):
        lines.append(f"   against {number}: {fighter_told(foe) if foe.is_alive else 'dead'}")
    return "\n".join(lines)
