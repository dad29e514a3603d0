"""How a bot weighs one thing against another. Another temper is another opponent."""

from __future__ import annotations

from typing import Final, NamedTuple


class Temper(NamedTuple):
    """Everything that was found by trying, in one place; the coin is a point of an army's price."""

    # What figures are worth beyond their price
    leader: float = 150.0  # one on whose life the battle depends
    bold: float = 0.2  # the share of that, if the battle is lost unless he risks his life
    prize: float = 80.0  # the same for an enemy, once it is likely that he falls in this turn
    likely: float = 0.3  # that is, with this chance
    wanted: float = 0.8  # the share of its price more, for what a goal wants dead or alive
    booty: float = 15.0  # what has to be brought home, and who brings it
    keeper: float = 8.0  # an enemy who stands by what has to be brought home
    phalanx: float = 4.0  # a man who stands in a phalanx
    # In combat
    own: float = 1.2  # what one's own losses count against the enemy's
    behind: int = 20  # who has lost so much more than the others has to risk more
    despair: float = 0.1  # the same, when there is nothing more to lose
    spare: float = 0.7  # the share of what a supporter could gain himself, as the price of his support
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
