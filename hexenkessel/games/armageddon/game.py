"""Armageddon, as kernel, bots, server and client find it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Final

import msgspec

from hexenkessel.games.armageddon.actions import GENERAL_ACTIONS
from hexenkessel.games.armageddon.ask.answers import answer
from hexenkessel.games.armageddon.bot.greedy import Greedy
from hexenkessel.games.armageddon.chapters.book import chapter_actions, chapter_flaw
from hexenkessel.games.armageddon.field import Battlefield
from hexenkessel.games.armageddon.flaws import flaws_of
from hexenkessel.games.armageddon.options import ArmageddonOptions
from hexenkessel.games.armageddon.orders import ORDERS
from hexenkessel.games.armageddon.phase import ArmageddonPosition, ArmageddonStep
from hexenkessel.games.armageddon.position import Position
from hexenkessel.games.armageddon.presentation import ArmageddonPresentation
from hexenkessel.games.armageddon.preview import preview_of, tally_of
from hexenkessel.games.armageddon.reference import ArmageddonFigures, armageddon_figures
from hexenkessel.games.armageddon.scenarios.check import flaws_in
from hexenkessel.games.armageddon.scenarios.lay import sides_of
from hexenkessel.games.armageddon.scenarios.shipped import UnknownScenario, scenario_of, text_of
from hexenkessel.games.armageddon.start import Gathering, chapters_of, first_field
from hexenkessel.games.armageddon.view import ArmageddonView, sample_position, view_of
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.bot import BotFactory
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.event import Scalar
from hexenkessel.kernel.game import BadSetup, Game, Preview, SetupFlaw, StandingOrder
from hexenkessel.kernel.gate import Played
from hexenkessel.kernel.position import Setup
from hexenkessel.kernel.seats import Observer, Seat

_MOST_FLAWS: Final = 100  # of a scenario are told at once
_MOST_LIGHT: Final = 100  # figures: their steps are listed in two or three milliseconds


class Armageddon(Game[Battlefield, ArmageddonView]):
    """Battles of dozens to hundreds of figures, for two to six players."""

    name = "armageddon"
    version = "3.0.0"
    seats = range(2, 7)
    options = ArmageddonOptions
    position_type = Position
    view_type = ArmageddonView
    actions = tuple(dict.fromkeys((*GENERAL_ACTIONS, *chapter_actions())))
    presentation = ArmageddonPresentation()
    orders: ClassVar[tuple[StandingOrder[ArmageddonView], ...]] = ORDERS
    bots: ClassVar[Mapping[str, BotFactory]] = MappingProxyType({"greedy": Greedy})

    def setup(self, seats: int, dice: DiceParts, options: Mapping[str, Scalar] | None = None) -> Setup:
        setup = super().setup(seats, dice, options)
        _demand_playable(msgspec.convert(dict(setup.options), ArmageddonOptions), seats)
        return setup

    def written_out(self, option: str, choice: str) -> str | None:
        return text_of(choice) if option == "scenario" else None

    def opening(self, setup: Setup) -> ArmageddonPosition:
        options = msgspec.convert(dict(setup.options), ArmageddonOptions)
        budget = options.points if options.army == "points" else 0
        gathering = Gathering(options.first, options.deployment, budget)
        return Position(setup, 0, (gathering,), first_field(options, setup.seats))

    def view(self, position: ArmageddonPosition, observer: Observer) -> ArmageddonView:
        return view_of(position, observer)

    def sample(self, view: ArmageddonView, rng: random.Random) -> ArmageddonPosition:
        return sample_position(view, rng)

    def ask(self, question: bytes) -> Mapping[str, Any]:
        return answer(question)

    def figures(self) -> ArmageddonFigures:
        return armageddon_figures()

    def is_heavy(self, position: ArmageddonPosition) -> bool:
        return len(position.state.figures) > _MOST_LIGHT

    def preview(self, position: ArmageddonPosition, seat: Seat, action: Action) -> Preview | None:
        return preview_of(position, seat, action)

    def tally(self, before: ArmageddonPosition, played: Played[Battlefield]) -> int | None:
        return tally_of(before, played.position, played.events)

    def flaws(self, position: ArmageddonPosition) -> list[str]:
        is_tumult = any(isinstance(step, ArmageddonStep) and step.is_tumult for step in position.steps)
        return flaws_of(position.state, is_tumult=is_tumult)


def _demand_playable(options: ArmageddonOptions, seats: int) -> None:
    """Raises BadSetup where a game cannot be begun with these options."""
    try:
        scenario = scenario_of(options.scenario, seats)
        sides_of(options.teams, seats)
        chapters = chapters_of(options.chapters, scenario.chapters)
    except UnknownScenario as error:
        raise BadSetup(str(error), [_told("unreadable", detail=str(error))]) from None
    except ValueError as error:
        raise BadSetup(str(error)) from None
    found = flaws_in(scenario)
    flaws = [_told(flaw.word, flaw.place, flaw.detail) for flaw in found[:_MOST_FLAWS]]
    if scenario.players != seats:
        sentence = f"This scenario is for {scenario.players} players, not {seats}."
        raise BadSetup(sentence, [_told("players", detail=str(scenario.players)), *flaws])
    if found:
        raise BadSetup(f"This scenario cannot be played: {found[0]}.", flaws)
    if problem := chapter_flaw(chapters):
        raise BadSetup(problem)
    left = first_field(options, seats)
    if options.army == "as-written" and len(left.living) < seats:
        raise BadSetup("With these chapters somebody has no warriors.")


def _told(word: str, place: str = "", detail: str = "") -> SetupFlaw:
    return SetupFlaw(f"flaw-{word}", {"place": place, "detail": detail})


GAME = Armageddon()
