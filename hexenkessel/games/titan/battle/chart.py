"""The strike chart: which number a die must show (T13.2, T24.2)."""

from __future__ import annotations


def strike_number(skill: int, target_skill: int, raised: int = 0) -> int:
    """Lowest die that hits when ``skill`` strikes ``target_skill``; ``raised`` by the target's hazard.

    >>> strike_number(2, 3)
    5
    """
    # T23.13a: hazards have changed the skills already; then the number is raised, and capped last.
    # T13.2a: four, less the striker's skill, plus the target's, at most six.
    # T24.2a: that is the chart printed on the maps.
    # T24.2b: there is no lower limit; at one every die hits.
    number = 4 - skill + target_skill + raised
    return 6 if number > 6 else number
