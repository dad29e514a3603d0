"""All examples worked out by hand: (question, answer, ids of the rules that decide it)."""

from . import examples_of_armies as armies
from . import examples_of_moves as moves
from .examples_of_moves import Example

EXAMPLES: list[Example] = [
    *moves.SYMBOLS,
    *moves.CENTRE,
    *moves.ARMIES,
    *moves.SEA,
    *moves.ADVANTAGES,
    *armies.RECRUITS,
    *armies.SCORES,
    *armies.PRICES,
    *armies.CASTING,
    *armies.OTHERS,
]
