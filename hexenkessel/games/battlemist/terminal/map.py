"""The world as text: its hexagons as bricks, and what is on them."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from hexenkessel.games.battlemist.components import ADVENTURES
from hexenkessel.games.battlemist.laying.places import edge, place_of, sites
from hexenkessel.games.battlemist.race_cards import income_in
from hexenkessel.games.battlemist.terminal.words import (
    HERO,
    folded,
    goods_in_short,
    name,
    short,
    tally,
)
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.view import BattlemistView
from hexenkessel.hexes.axial import Cell
from hexenkessel.hexes.sheet import Sheet

# A hexagon with a corner on top touches two in the row above and two below, as a brick does:
#
#     +--------+--------+
#     |Abou    |Oxmarch |
#     |Xar     |2g town |
#     |1g      |Or2f1a♥1|
#     |        |        |
#     +---+----+---+----+---+
_LINES: Final = 4  # of text in a hexagon
_HEIGHT: Final = _LINES + 1
_WIDEST: Final = 14
_EAST, _SOUTH_EAST, _SOUTH_WEST, _WEST, _NORTH_WEST, _NORTH_EAST = range(6)

KEY: Final = (
    "Yields: g grain, w wood, i iron. Units: f footmen, a archers, c cavalry, D Dragon, F Firebreather, "
    f"G Giant, behind the first letters of their people; {HERO} heroes by number; ! your adventure."
)
KEY_OF_COLOURS: Final = (
    "Letters between hexagons are the colours of edges (R, B, G, Y), and must be the same on both sides; "
    "a home fits everywhere. c2.-1 and the like are free places."
)


class _Paper:
    """A sheet large enough for the board, and where each hexagon is on it."""

    def __init__(self, cells: list[Cell], width: int) -> None:
        self.left = min(2 * q + r for q, r in cells)
        self.top = min(r for _, r in cells)
        halves = max(2 * q + r for q, r in cells) - self.left + 2
        rows = max(r for _, r in cells) - self.top + 1
        self.half = min(_WIDEST // 2, (width - 1) // halves)
        self.sheet = Sheet(halves * self.half + 1, rows * _HEIGHT + 1)

    @property
    def room(self) -> int:
        """Letters in a line of a hexagon."""
        return 2 * self.half - 1

    def corner(self, cell: Cell) -> tuple[int, int]:
        q, r = cell
        return (2 * q + r - self.left) * self.half, (r - self.top) * _HEIGHT

    def outline(self, cell: Cell) -> None:
        column, row = self.corner(cell)
        wide = 2 * self.half
        for down in (0, _HEIGHT):
            for right in range(1, wide):
                if self.sheet.at(column + right, row + down) == " ":
                    self.sheet.write(column + right, row + down, "-")
            for right in (0, wide):
                self.sheet.write(column + right, row + down, "+")
        for down in range(1, _HEIGHT):
            for right in (0, wide):
                self.sheet.write(column + right, row + down, "|")

    def colour(self, cell: Cell, direction: int, colour: str) -> None:
        """The colour of an edge, on it."""
        column, row = self.corner(cell)
        wide, low = 2 * self.half, _LINES  # beside the last line, which is mostly empty
        right, down = {
            _EAST: (wide, low),
            _SOUTH_EAST: (wide * 3 // 4, _HEIGHT),
            _SOUTH_WEST: (wide // 4, _HEIGHT),
            _WEST: (0, low),
            _NORTH_WEST: (wide // 4, 0),
            _NORTH_EAST: (wide * 3 // 4, 0),
        }[direction]
        self.sheet.write(column + right, row + down, colour)


def draw_map(view: BattlemistView, width: int) -> str:
    if not view.tiles:
        return "The world has not been laid yet."
    is_laid = bool(view.neighbours)
    free = [] if is_laid else [site.cell for site in sites(view.tiles)]
    paper = _Paper([*((tile.q, tile.r) for tile in view.tiles.values()), *free], width)
    notes: list[str] = []
    for realm, tile in view.tiles.items():
        paper.outline((tile.q, tile.r))
        notes += _fill(view, paper, realm)
    if not is_laid:
        _show_colours(view, paper)
    for cell in free:
        column, row = paper.corner(cell)
        paper.sheet.write(column + 1, row + _HEIGHT // 2, place_of(cell).center(paper.room))
    key = [KEY] if is_laid else [KEY_OF_COLOURS]
    below = [part for line in (*notes, *key) for part in folded(line, width, 1)]
    return "\n".join(["\n".join(paper.sheet.lines).strip("\n"), *below])


def _show_colours(view: BattlemistView, paper: _Paper) -> None:
    for realm, tile in view.tiles.items():
        for direction in range(6):
            if colour := edge(realm, tile.turn, direction):
                paper.colour((tile.q, tile.r), direction, colour)


def _fill(view: BattlemistView, paper: _Paper, realm: RealmName) -> Iterator[str]:
    """Write what is in a hexagon; what finds no room there is told below the map."""
    tile = view.tiles[realm]
    column, row = paper.corner((tile.q, tile.r))
    there = [*_army_lines(view, realm, paper.room)]
    title = called(realm, paper.room, lines=2 if len(there) <= 1 else 1)
    lines = [*title, _worth_line(view, realm), *there]
    for number, line in enumerate(lines[:_LINES], 1):
        paper.sheet.write(column + 1, row + number, line[: paper.room])
    if len(lines) > _LINES:
        yield f"Also in {name(realm)}: {', '.join(line.strip() for line in lines[_LINES:])}."


_ENDINGS: Final = (
    "dale", "field", "holt", "horn", "lands", "sand", "shade", "spine", "stone", "top", "wood",
)  # fmt: skip


def called(realm: RealmName, room: int, lines: int) -> list[str]:
    """A name in so many lines of so many letters, as well as it can be told.

    >>> called("godstone-mts", 7, 2)
    ['God-', 'stone']
    """
    words = name(realm).removeprefix("The ").split()
    if lines == 1 and len(" ".join(words)) > room:
        return [f"{' '.join(words)[: room - 1].rstrip()}."]
    divided = " ".join(part for word in words for part in _divided(word, room))
    return wrap(divided, room, break_on_hyphens=False)[:lines]


def _divided(word: str, room: int) -> list[str]:
    """A word that is too long, in two parts where it is made of two."""
    if len(word) <= room:
        return [word]
    ending = next((one for one in _ENDINGS if word.endswith(one)), word[(len(word) + 1) // 2 :])
    return [f"{word.removesuffix(ending)}-", ending]


def _worth_line(view: BattlemistView, realm: RealmName) -> str:
    """What it yields, what stands there, and whether one's adventure leads there."""
    income = income_in(realm, view.options.values)
    settlement = view.settlements.get(realm)
    worth = goods_in_short(income.times(2) if settlement else income)
    words = [worth] if worth else [] if settlement else ["desert"]
    if settlement:
        words.append(settlement.kind)
    quest = None if view.observer is None else view.players[view.observer].quest
    if quest and ADVENTURES[quest].target == realm:
        words[0] = f"!{words[0]}"
    return " ".join(words)


def _army_lines(view: BattlemistView, realm: RealmName, room: int) -> Iterator[str]:
    """Units and heroes of each people."""
    forces = {force.owner: force.units for force in view.forces.get(realm, ())}
    for seat, player in enumerate(view.players):
        heroes = "".join(str(hero.number) for hero in player.heroes if hero.realm == realm)
        army = tally(forces[seat]) if seat in forces else ""
        if not army and not heroes:
            continue
        crowd = f"{short(player.race)}{army}"
        mark = f"{HERO}{heroes}" if heroes else ""
        if len(crowd + mark) <= room or not army:
            yield crowd + mark
        else:
            yield crowd
            yield f" {mark}"
