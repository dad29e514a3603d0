"""How the bot weighs one thing against another. Another temper is another opponent."""

from __future__ import annotations

from typing import Final, NamedTuple


class Temper(NamedTuple):
    """Everything that was found by trying, in one place; the coin is one resource if not said otherwise."""

    # What things are worth
    horizon: float = 8.0  # rounds for which the yield of a realm is counted, at most
    unit: float = 3.0  # an army unit
    monster: float = 9.0
    hero: float = 14.0
    card: float = 2.5  # an action card nobody has seen
    town: float = 8.0
    city: float = 14.0
    denial: float = 0.4  # what a rival loses, against what one gains oneself; more where he is the only one
    home: float = 60.0  # to be in the game at all
    # Battles
    risk: float = 0.12  # the chance to lose the home that one lives with
    courage: float = 0.62  # the chance of victory with which a rival's home is attacked
    raid: float = 0.6  # and with which one of his realms is
    enough: float = 0.88  # and with which no more units are sent
    loss_won: float = 0.3  # the share of one's own units that a victory costs
    impatience: float = 0.02  # what is risked more in every round of a war for homes
    # Spending
    quest_share: float = 0.75  # stars that must be bought; heroes find the others
    patience: float = 1.5  # rounds before the next star in which nothing large is bought
    payback: float = 0.4  # rounds that an investment must bring the victory nearer
    heroes: int = 2
    host: int = 7  # units that are raised against a weak home
    # Heroes
    bold: float = 0.8  # the chance to survive with which a hero goes into a fight
    duel: float = 0.65


TEMPER: Final = Temper()
