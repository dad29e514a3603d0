"""Movement on the Masterboard: where a legion may end its move, and tower teleporting."""

from collections.abc import Collection, Iterator

from .figures import LANDS

Exit = tuple[int, str, int]  # side of the land it leaves over, sign, land it leads to


def is_tower(land: int) -> bool:
    return bool(LANDS[land]["terrain"] == "Tower")


def exits_with(land: int, sign: str) -> list[Exit]:
    return [(side, kind, other) for side, kind, other in LANDS[land]["exits"] if kind == sign]


def ways_to_start(land: int) -> list[Exit]:
    # T7.4a: a block pointing out must be used, whatever else there is.
    if exits_with(land, "block"):
        return exits_with(land, "block")
    # T7.4b: without such a block an arch may be used.
    ways = exits_with(land, "arch")
    # T7.4e: without such a block a triple arrow may be used.
    ways += exits_with(land, "triple")
    # T7.4c: out of a Tower land any of its arrows may be used.
    if is_tower(land):
        ways += exits_with(land, "arrow")
    return ways


def ways_to_go_on(land: int, came_over: int) -> list[Exit]:
    # T7.4f: a legion passing through must follow a triple arrow.
    if exits_with(land, "triple"):
        return exits_with(land, "triple")
    # T7.4d: otherwise any arrow, except back over the border it came in by.
    # T7.5a, T7.5b: blocks and arches mean nothing to a passing legion.
    return [way for way in exits_with(land, "arrow") if way[0] != came_over]


def opposite(side: int) -> int:
    return (side + 3) % 6


def entry_side(land: int, came_over: int) -> int:
    # T10.2a: into a Tower the attacker always comes opposite the name.
    if is_tower(land):
        return 3
    # T10.1a, T10.1b: the battle map lies as the land's number does.
    return int((came_over - LANDS[land]["label_side"]) % 6)


def ends_of_move(
    ways: list[Exit], left: int, own: Collection[int], enemy: Collection[int], engaged: Collection[int]
) -> Iterator[tuple[int, int]]:
    for side, _, land in ways:
        came_over = opposite(side)
        # T7.1d: nobody moves into or through a land with an engagement.
        if land in engaged:
            continue
        # T7.1c: meeting an enemy ends the move.
        if land in enemy:
            yield land, entry_side(land, came_over)
        # T6.2d: otherwise it goes exactly as far as the roll says.
        elif left > 1:
            # T7.1a: it may pass through a land with a legion of its own side ...
            yield from ends_of_move(ways_to_go_on(land, came_over), left - 1, own, enemy, engaged)
        # T7.1b: ... but not end there.
        elif land not in own:
            yield land, entry_side(land, came_over)


def moves(
    land: int, roll: int, own: Collection[int], enemy: Collection[int], engaged: Collection[int]
) -> list[list[int]]:
    """Every land where a legion may end a normal move, with the side its battle would be entered over."""
    ends = set(ends_of_move(ways_to_start(land), roll, own, enemy, engaged))
    return [list(end) for end in sorted(ends)]


def touching(land: int) -> set[int]:
    outward = {other for _, _, other in LANDS[land]["exits"]}
    inward = {other for other in LANDS if any(way[2] == land for way in LANDS[other]["exits"])}
    return outward | inward


def lands_within(land: int, steps: int) -> set[int]:
    reached = {land}
    for _ in range(steps):
        reached |= {other for each in reached for other in touching(each)}
    return reached


def tower_teleport(land: int) -> list[int]:
    """Where a legion with a Lord may teleport from a Tower land, when no other legion is on the board."""
    # T8.1a: only out of a Tower land.
    if not is_tower(land):
        return []
    # T8.1b: any Tower land, or any land at most six steps away, signs ignored.
    lands = {other for other in LANDS if is_tower(other)} | lands_within(land, 6)
    # T8.1c: its own land is not empty.
    return sorted(lands - {land})
