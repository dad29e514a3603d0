"""Players and their armies as a list."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hexenkessel.games.gods.lineup import ArmyView
from hexenkessel.games.gods.terms import Marker
from hexenkessel.games.gods.view import GodsView
from hexenkessel.games.gods.words import colour, contents, field_name, folded
from hexenkessel.games.gods.world import NEUTRAL, PACT
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions.stacks import marker_order

_MARGIN: Final = 39  # of what is in an army


def draw_armies(view: GodsView, width: int) -> str:
    """All players in the order of play, the observer first, each with all armies; grey ones at last."""
    lines = [_headline(view)] if view.turn else ["The armies are being formed."]
    for seat in _seats(view):
        lines += folded(_player(view, seat), width, 3)
        lines += _armies(view, seat, width)
    lines.append("Grey (neutral towers)")
    lines += _armies(view, NEUTRAL, width)
    return "\n".join(lines)


def _headline(view: GodsView) -> str:
    pact = f"  ·  pact until round {PACT}" if view.round <= PACT else ""
    rounds = f" of {view.options.rounds}" if view.options.rounds else ""
    points = f"  ·  {view.options.points} battle points win" if view.options.points else ""
    dark = "  ·  the Dark-Titan has appeared" if view.has_dark_titan else ""
    return f"Round {view.round}{rounds}  ·  {colour(view.active)}’s turn{pact}{points}{dark}"


def _seats(view: GodsView) -> list[Seat]:
    order = list(range(len(view.players)))
    place = view.observer or 0
    return order[place:] + order[:place]


def _player(view: GodsView, seat: Seat) -> str:
    player, strength = view.players[seat], view.strengths[seat]
    name = f"{colour(seat)} (you)" if seat == view.observer else colour(seat)
    if player.fallen:
        return f"{name:12}  out of the game  ·  {player.battle_points} battle points"
    shown = "revealed" if player.is_revealed else "hidden"
    notes = [
        f"{name:12}  {player.battle_points} battle points",
        f"{player.gems} gems",
        f"{strength.victory_points} victory points",
        f"{player.master} {strength.power} {shown}",
        f"{len(player.markers)} markers left",
    ]
    return "  ·  ".join([*notes, *strength.advantages])


def _armies(view: GodsView, seat: Seat, width: int) -> Iterator[str]:
    for marker, army in sorted(view.armies_of(seat), key=lambda pair: marker_order(pair[0])):
        yield from folded(_army(view, marker, army), width, _MARGIN)


def _army(view: GodsView, marker: Marker, army: ArmyView) -> str:
    others = [other for _, other in view.armies_in(army.field) if other.owner != army.owner]
    states = (
        (f"moved {army.distance}", army.moved),
        ("garrison", army.garrison),
        ("ashore", army.ashore),
        ("recruited", army.recruited),
        ("NOT ALONE", bool(others)),
    )
    notes = [word for word, holds in states if holds]
    # The marker of a garrison names its tower already.
    where = army.field if army.garrison else field_name(army.field)
    head = f"   {marker:17}{where:16}{army.size}:"
    line = f"{head:{_MARGIN}}{contents(army)}"
    return f"{line}   ({', '.join(notes)})" if notes else line
