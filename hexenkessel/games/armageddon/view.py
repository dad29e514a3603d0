"""What one seat, or a spectator, may know: everything but how others set up in secret, and dice to come."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import cast

import msgspec

from hexenkessel.games.armageddon.deployment import Deploying, Enlisting, spent
from hexenkessel.games.armageddon.field import Battlefield
from hexenkessel.games.armageddon.figures import KINDS, PHALANX_PRICE
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.position import AnyStep, Position
from hexenkessel.kernel.outcome import Outcome
from hexenkessel.kernel.position import sampled_setup
from hexenkessel.kernel.seats import Observer, Seat


class Muster(msgspec.Struct, frozen=True):
    """While armies are bought: what everything costs, and how many points each player has left."""

    prices: Mapping[str, int]  # by kind; a phalanx costs so much besides its men
    left: tuple[int, ...]  # by seat


class ArmageddonView(msgspec.Struct, frozen=True):
    """The battlefield as the observer sees it."""

    observer: Observer
    version: str
    number: int
    field: Battlefield
    steps: tuple[AnyStep, ...]
    due: tuple[Seat, ...]
    outcome: Outcome | None
    muster: Muster | None = None


def view_of(position: ArmageddonPosition, observer: Observer) -> ArmageddonView:
    steps = cast("tuple[AnyStep, ...]", position.steps_seen_by(observer))
    field = position.state
    muster = None
    for step in steps:
        if isinstance(step, Deploying):
            field = step.laid(field, *(seat for seat, _ in step.placed))
        if isinstance(step, Enlisting):
            muster = _muster(field, step.budget)
    return ArmageddonView(
        observer=observer,
        version=position.setup.version,
        number=position.number,
        field=field,
        steps=steps,
        due=position.due,
        outcome=position.outcome,
        muster=muster,
    )


def _muster(field: Battlefield, budget: int) -> Muster:
    prices: dict[str, int] = {
        kind: facts.price
        for kind, facts in KINDS.items()
        if facts.for_sale and kind in field.index.rules.kinds
    }
    if "6" in field.chapters:
        prices["phalanx"] = PHALANX_PRICE
    return Muster(prices, tuple(budget - spent(field, seat) for seat in range(field.seats)))


def sample_position(view: ArmageddonView, rng: random.Random) -> Position:
    """Where others have set up in secret, it is taken to be as it was before they did."""
    setup = sampled_setup("armageddon", view.version, view.field.seats, rng)
    return Position(setup, view.number, view.steps, view.field, view.outcome)
