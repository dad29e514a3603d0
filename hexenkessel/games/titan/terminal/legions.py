"""Players and their legions as a list."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hexenkessel.games.titan.characters import titan_power
from hexenkessel.games.titan.lineup import LegionView
from hexenkessel.games.titan.terms import Marker
from hexenkessel.games.titan.view import TitanView
from hexenkessel.games.titan.words import colour, contents, figures, folded, land_name
from hexenkessel.kernel.seats import Seat

_MARGIN: Final = 30  # of what is in a legion


def draw_legions(view: TitanView, width: int) -> str:
    """All players in the order of play, the observer first, each with all legions."""
    lines = [_headline(view)] if view.turn else list(_beginning(view))
    for seat in _seats(view):
        lines.append(_player(view, seat))
        for marker, legion in _in_order(view, seat):
            lines += folded(_legion(view, marker, legion), width, _MARGIN)
    return "\n".join(lines)


def _beginning(view: TitanView) -> Iterator[str]:
    """Before the first turn nobody has a legion: what everybody will make them of."""
    yield "Everybody has these eight (power-skill: dice and hits it takes; speed and aim):"
    for name, count in view.options.charts.starting_set.items():
        yield f"   {count} {name:9} {figures(name)}"


def _headline(view: TitanView) -> str:
    others = f"  ·  {view.options.points} points win" if view.options.points else ""
    rounds = f" of {view.options.rounds}" if view.options.rounds else ""
    return f"Round {view.round}{rounds}  ·  {colour(view.active)}’s turn{others}"


def _seats(view: TitanView) -> list[Seat]:
    order = list(view.order) or list(range(len(view.players)))
    if view.observer not in order:
        return order
    place = order.index(view.observer)
    return order[place:] + order[:place]


def _player(view: TitanView, seat: Seat) -> str:
    player = view.players[seat]
    name = f"{colour(seat)} (you)" if seat == view.observer else colour(seat)
    if player.fallen:
        return f"{name:12}  out of the game  ·  {player.score} points"
    titan = f"Titan {titan_power(player.score)}-4"
    return f"{name:12}  {player.score} points  ·  {titan}  ·  {len(player.markers)} markers left"


def _in_order(view: TitanView, seat: Seat) -> Iterator[tuple[Marker, LegionView]]:
    yield from sorted(view.legions_of(seat), key=lambda pair: (len(pair[0]), pair[0]))


def _legion(view: TitanView, marker: Marker, legion: LegionView) -> str:
    is_met = any(other.land == legion.land and other.owner != legion.owner for other in view.legions.values())
    notes = [word for word, holds in (("moved", legion.moved), ("IN A FIGHT", is_met)) if holds]
    head = f"   {marker:8}{land_name(legion.land):15}{legion.size}:"
    line = f"{head:{_MARGIN}}{contents(legion)}"
    return f"{line}   ({', '.join(notes)})" if notes else line
