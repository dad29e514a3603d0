"""The bot itself: for each step of the game the module that knows what to do."""

from __future__ import annotations

import random
from typing import Any

from hexenkessel.games.armageddon.actions import End, Fight, Go
from hexenkessel.games.armageddon.bot.aims import Aims
from hexenkessel.games.armageddon.bot.battering import (
    choose_batter,
    choose_carry,
    crews_of_rams,
    roads_of_rams,
)
from hexenkessel.games.armageddon.bot.casting import choose_answer, choose_spell
from hexenkessel.games.armageddon.bot.charging import Drives, is_trampler, trampling_gain
from hexenkessel.games.armageddon.bot.choosing import choose_in_scramble, choose_in_trampling, choose_life
from hexenkessel.games.armageddon.bot.drilling import choose_drill, choose_front
from hexenkessel.games.armageddon.bot.fighting import choose_blow
from hexenkessel.games.armageddon.bot.hunting import within_grasp
from hexenkessel.games.armageddon.bot.keeping import choose_keeping
from hexenkessel.games.armageddon.bot.moving import Places
from hexenkessel.games.armageddon.bot.rehearsing import rehearsed
from hexenkessel.games.armageddon.bot.roads import Atlas
from hexenkessel.games.armageddon.bot.scene import Pairs, Scene
from hexenkessel.games.armageddon.bot.setting_up import choose_purchase, choose_set_up
from hexenkessel.games.armageddon.bot.temper import TEMPER, Temper
from hexenkessel.games.armageddon.bot.threats import Threats
from hexenkessel.games.armageddon.chapters.ch17_magic.gaining import Spending
from hexenkessel.games.armageddon.chapters.keeping.actions import Lead, Mount
from hexenkessel.games.armageddon.chapters.trampling.scramble import Scramble
from hexenkessel.games.armageddon.chapters.trampling.trampling import Trampling
from hexenkessel.games.armageddon.combat import Combat
from hexenkessel.games.armageddon.dangers import LifeRolls
from hexenkessel.games.armageddon.deployment import Deploying, Enlisting
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.movement import Movement
from hexenkessel.games.armageddon.terms import FigureId
from hexenkessel.games.armageddon.view import ArmageddonView
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.gate import Decision


class Outlook:
    """What holds for a whole turn, as long as no enemy falls: where they are, and what it is about."""

    def __init__(self, scene: Scene) -> None:
        self.atlas = Atlas()
        self.threats = Threats(scene)
        self.aims = Aims(scene, self.atlas)
        self.grasped = within_grasp(scene)


class Greedy:
    """Does what looks best one turn ahead. It knows what its seat sees, and keeps nothing but plans."""

    def __init__(self, seed: int, temper: Temper = TEMPER) -> None:
        self._temper = temper
        self._rng = random.Random(seed)
        # What was found out about the enemies, as long as they are where they were.
        self._seen: object = None
        self._outlook: Outlook | None = None
        # Who has been thought of in this turn, and how they would fight each other.
        self._part: object = None
        self._done: set[FigureId] = set()
        self._pairs: Pairs = {}

    def choose(self, view: ArmageddonView, decision: Decision) -> Action:
        if len(decision.actions) == 1 and not decision.is_open:
            return decision.actions[0]
        step = view.steps[-1]
        self._begin(view, decision, step)
        scene = Scene(view, decision.seat, self._temper, self._pairs)
        match step:
            case Movement():
                return self._move(scene, decision)
            case Combat() if (spell := choose_spell(scene, decision.actions)) is not None:
                return spell
            case Combat():
                return choose_batter(decision.actions) or choose_blow(scene, decision.actions, 0.0) or End()
            case LifeRolls():
                return choose_life(scene, decision.actions, step)
            case Trampling():
                return choose_in_trampling(scene, decision.actions, step)
            case Scramble():
                return choose_in_scramble(scene, decision.actions)
            case Enlisting():
                return choose_purchase(scene, decision)
            case Deploying():
                return choose_set_up(scene, decision)
            case Spending():
                return choose_spell(scene, decision.actions) or Done()
        if (answer := choose_answer(scene, decision.actions, step)) is not None:
            return answer
        return rehearsed(scene, decision.actions, float("-inf")) or self._rng.choice(decision.actions)

    def _begin(self, view: ArmageddonView, decision: Decision, step: Any) -> None:
        """A new part of a turn begins with nothing in mind."""
        part = (view.field.round, decision.seat, type(step))
        if self._part != part:
            if not (isinstance(step, Movement) and self._part == (*part[:2], Trampling)):
                self._done = set()
            self._part, self._pairs = part, {}

    def _look(self, scene: Scene) -> Outlook:
        seen = (scene.field.round, scene.seat, scene.enemies)
        if self._outlook is None or self._seen != seen:
            self._seen, self._outlook = seen, Outlook(scene)
        return self._outlook

    # Movement

    def _move(self, scene: Scene, decision: Decision) -> Action:
        outlook = self._look(scene)
        scene.doom(outlook.grasped)
        outlook.threats.count(scene)
        gos: dict[FigureId, list[Go]] = {}
        roads = {scene.index.name(field) for field in roads_of_rams(scene)}
        others: list[Action] = []
        for action in decision.actions:
            if isinstance(action, Go):
                if action.field in roads:
                    continue
                gos.setdefault(action.figure, []).append(action)
            else:
                others.append(action)
        if carry := choose_carry(scene, others):
            return carry
        self._done |= crews_of_rams(scene)
        kept = choose_keeping(scene, others, outlook.aims, outlook.atlas, outlook.threats)
        if isinstance(kept, (Lead, Mount)):
            # Who has what he came for goes on with the steps that he has left.
            self._done.discard(kept.figure)
        return (
            choose_drill(scene, others, outlook.aims, outlook.atlas)
            or kept
            or self._go(scene, outlook, gos)
            or choose_front(scene, others)
            or (Fight() if Fight() in others else End())
        )

    def _go(self, scene: Scene, outlook: Outlook, gos: dict[FigureId, list[Go]]) -> Action | None:
        places = Places(scene, outlook.threats, outlook.aims, outlook.atlas)
        waiting = [head for head in scene.heads if head.id not in self._done]
        # Those in front make room for those behind; but first of all those who may break a gap.
        waiting.sort(key=lambda head: (not is_trampler(head), -places.nearness(head, head.field), head.id))
        for head in waiting:
            going = _best_go(scene, places, head, gos.get(head.id, []))
            # What tramples may go on afterwards.
            if going is None or not is_trampler(head):
                self._done.add(head.id)
            if going is not None:
                return going
        return None


def _best_go(scene: Scene, places: Places, head: Figure, gos: list[Go]) -> Action | None:
    """The best field in reach, if it is clearly better than where it stands."""
    if not gos:
        return None
    index = scene.index
    reach, number = index.reach(head), index.ground.number
    company = index.rules.company(index, head)
    drives = Drives(places)
    best: Action | None = None
    is_wagon = head.kind == "wagon"
    most = drives.worth(head, None) if is_wagon else places.worth(head, company, head.field)
    most += scene.temper.reluctance
    for go in gos:
        field = number[go.field]
        way = reach[field]
        if is_wagon:
            value = drives.worth(head, way)
        else:
            value = places.worth(head, company, field)
            if is_trampler(head):
                value += trampling_gain(scene, head, way)
        if value > most:
            best, most = go, value
    return best
