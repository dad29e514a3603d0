"""How a bot weighs one thing against another. Another temper is another opponent."""

from __future__ import annotations

from typing import Final, NamedTuple


class Temper(NamedTuple):
    """Everything that was found by trying, in one place; the coin is a point of an army's price."""

    # What figures are worth beyond their price
    crown: float = 500.0  # a battle that depends on one life: one's own by the hope to win it, else the rest
    courage: float = 30.0  # one hopes as if one were ahead by so much
    luck: float = 40.0  # a lead that makes the difference between even and three to one
    bold: float = 0.5  # with less hope than this leaders go for leaders
    likely: float = 0.15  # an enemy's life counts so much once it is as likely as this that he falls
    grasp: float = 0.2  # and with this one, if everybody has to go there first
    wanted: float = 0.8  # the share of its price more, for what a goal wants dead or alive
    booty: float = 15.0  # what has to be brought home, and who brings it
    keeper: float = 8.0  # an enemy who stands by what has to be brought home
    prey: float = 15.0  # an enemy without whose death one cannot win, when the time runs out
    phalanx: float = 4.0  # a man who stands in a phalanx
    # In combat
    own: float = 1.8  # what one's own losses count against the enemy's
    despair: float = 0.1  # the same, when there is nothing more to lose
    spare: float = 0.5  # the share of what a supporter could gain himself, as the price of his support
    rank: float = 0.6  # the share of the difference in price, for being promoted
    # In movement
    attack: float = 1.0  # what could be gained by striking from there in this turn
    support: float = 0.5  # the share of what a supporter would add, who may be needed elsewhere
    shot: float = 1.0  # and by shooting
    fear: float = 1.0  # what enemies could gain in their turn by striking there
    arrows: float = 0.4  # and by shooting
    step: float = 2.0  # a step nearer to the enemy
    errand: float = 3.0  # a step nearer to where one is sent
    post: float = 6.0  # to be where one is sent
    friend: float = 0.15  # each friend beside one, up to six
    crowd: float = 0.4  # the share of one's price, where hooves or feet may come upon one
    reluctance: float = 0.3  # what a move must gain to be made at all
    # Chariots
    speed: float = 6.0  # to be fast in the next round
    dead_end: float = 4.0  # to have no way to go on


TEMPER: Final = Temper()
