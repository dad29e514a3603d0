"""All examples worked out by hand: (question, answer, ids of the rules that decide it)."""

from . import examples_of_maneuvers as maneuvers
from . import examples_of_moves as moves
from . import examples_of_rangestrikes as rangestrikes
from . import examples_of_strikes as strikes
from .questioning import Example

EXAMPLES: list[Example] = [
    *moves.MOVES,
    *moves.TELEPORTS,
    *moves.RECRUITS,
    *maneuvers.ENTRIES,
    *maneuvers.TOWER_ENTRIES,
    *maneuvers.MANEUVERS,
    *strikes.STRIKES,
    *strikes.CARRIES,
    *rangestrikes.SHOOTING,
    *rangestrikes.WARLOCKS,
    *rangestrikes.CHARACTERS_BETWEEN,
    *rangestrikes.HAZARDS_BETWEEN,
    *rangestrikes.HEIGHTS_BETWEEN,
]

# Questions "targets" and "drift", which only the reference answers.
EXTRA_EXAMPLES: list[Example] = [*strikes.TARGETS, *strikes.DRIFTS]
