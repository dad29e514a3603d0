"""Players with their stocks, realms, armies and heroes as a list."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hexenkessel.games.battlemist.components import REALMS
from hexenkessel.games.battlemist.economy.outlook import open_table
from hexenkessel.games.battlemist.goods import RESOURCES, Goods
from hexenkessel.games.battlemist.race_cards import cards_with, income_in
from hexenkessel.games.battlemist.screen import Standing, standing_of
from hexenkessel.games.battlemist.start import companies
from hexenkessel.games.battlemist.terminal.words import (
    HERO,
    folded,
    goods_in_short,
    goods_of,
    name,
    said,
    seat_name,
    units_of,
)
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.view import BattlemistView, PlayerView
from hexenkessel.kernel.seats import Seat

_MARGIN: Final = 37  # of who is in a realm


def draw_players(view: BattlemistView, width: int) -> str:
    """All players in seat order, the observer first, each with all realms."""
    if not all(player.race for player in view.players):
        return "\n".join(_races(view, width))
    lines = [headline(view)]
    world = open_table(view)
    for seat in _seats(view):
        player = view.players[seat]
        standing = standing_of(world, seat)
        lines += folded(_player(view, seat, standing), width, 17)
        if standing is None:
            continue
        lines += folded(f"   {_stock(player.stock, standing)}", width, 3)
        for realm in _realms(view, seat):
            lines += folded(_realm(view, seat, realm, standing), width, _MARGIN)
    return "\n".join(lines)


def headline(view: BattlemistView) -> str:
    """Which round, whose turn, and what wins."""
    words = [f"Round {view.round}"] if view.round else ["The world is being laid"]
    if view.active is not None:
        words.append(f"the turn of {seat_name(view, view.active)}")
    return "  ·  ".join([*words, f"{view.options.stars} stars win"])


def _races(view: BattlemistView, width: int) -> Iterator[str]:
    """Before anything else: who can be led, and what each is good at."""
    together = {race for company in companies(len(view.players)) for race in company}
    for race in cards_with(view.options.values).values():
        if race.id not in together and view.options.races != "free":
            continue
        values = ", ".join(f"{kind} {v.rout}/{v.kill} moves {v.move}" for kind, v in race.units.items())
        yield from folded(f"{name(race.id):12} {said(f'alignment-{race.alignment}'):8} {values}", width, 22)
    yield "(6/9: a die of 6 or more routs an enemy, 9 or more kills)"


def _seats(view: BattlemistView) -> list[Seat]:
    count = len(view.players)
    begin = view.first if view.observer is None else view.observer
    return [(begin + step) % count for step in range(count)]


def _player(view: BattlemistView, seat: Seat, standing: Standing | None) -> str:
    player = view.players[seat]
    title = f"{seat_name(view, seat)}{' (you)' if seat == view.observer else ''}"
    if player.fallen:
        return f"{title:17}out of the game since round {player.fallen}"
    words = [_stars(player), _count(player.hand_size, "card")]
    if standing is None:
        words.append(_count(player.tiles_left + (player.home not in view.tiles), "tile"))
    else:
        words.append(_count(standing.votes, "vote"))
        words.append("on a quest" if player.has_quest else "no quest")
    if player.artifacts:
        words.append(", ".join(name(card) for card in player.artifacts))
    return f"{title:17}{'  ·  '.join(words)}"


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


def _stars(player: PlayerView) -> str:
    unused = player.stars - player.used
    extra = f" + {player.power} power" if player.power else ""
    return f"{'★' * unused}{'☆' * player.used}{extra}" if player.stars else f"no star{extra}"


def _stock(stock: Goods, standing: Standing) -> str:
    """What there is, what a harvest brings, and what upkeep takes."""
    parts = [
        f"{kind} {stock.of(kind)} (+{standing.income.of(kind)} −{standing.upkeep.of(kind)})"
        for kind in RESOURCES
    ]
    rate = f"trades {standing.rate} for 1" if standing.rate else "no trade"
    star = f"a star costs {standing.star.grain} of each" if standing.star else "no star for sale"
    return "  ".join([*parts, f"·  {rate}", f"·  {star}"])


def _realms(view: BattlemistView, seat: Seat) -> list[RealmName]:
    """Where a player has anything, the home first."""
    home = view.players[seat].home
    found = {realm for realm, forces in view.forces.items() if any(f.owner == seat for f in forces)}
    found |= {hero.realm for hero in view.players[seat].heroes}
    return [home, *sorted(found - {home})]


def _realm(view: BattlemistView, seat: Seat, realm: RealmName, standing: Standing) -> str:
    settlement = view.settlements.get(realm)
    is_held = realm in standing.realms
    site = "home" if realm == view.players[seat].home else settlement.kind if settlement and is_held else ""
    yields = goods_in_short(standing.realms[realm]) if is_held else "–"
    head = f"   {name(realm):19} {site:4} {yields or '–'}"
    there = [units_of(force.units) for force in view.forces.get(realm, ()) if force.owner == seat]
    there += [
        f"{HERO}{hero.number} (life {hero.life})" for hero in view.players[seat].heroes if hero.realm == realm
    ]
    return f"{head:{_MARGIN}}{', '.join(there) or 'nobody'}"


def draw_tiles(view: BattlemistView) -> str:
    """The tiles one holds as small hexagons, with the colours of their edges as they lie when not turned."""
    held = () if view.observer is None else view.players[view.observer].tiles or ()
    blocks = [_tile(realm, view.options.values) for realm in held]
    lines = []
    for begin in range(0, len(blocks), 4):
        lines += ["".join(parts).rstrip() for parts in zip(*blocks[begin : begin + 4], strict=True)]
    title = "Your tiles, not turned; each turn moves the colours one edge clockwise:"
    return "\n".join([title, *lines]) if lines else ""


def _tile(realm: RealmName, changes: str) -> tuple[str, str, str, str]:
    tile, income = REALMS[realm], income_in(realm, changes)
    east, south_east, south_west, west, north_west, north_east = tuple(tile.edges or " " * 6)
    worth = goods_of(income) if income.total else "desert"
    middle = goods_in_short(income) if tile.is_home else worth
    return (
        f"{realm:19} ",
        f"{f'   {north_west}     {north_east}':20}",
        f"{f' {west} {middle:^7} {east}':20}",
        f"{f'   {south_west}     {south_east}':20}",
    )
