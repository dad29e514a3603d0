"""What a kind is, as columns of integers: plain lists, because battles read them all the time."""

from __future__ import annotations

from collections.abc import Iterable

from .figures import Figure, Kind, Nature


class Roster:
    """All kinds of a game by number."""

    def __init__(self, figures: Iterable[Figure]) -> None:
        listed = tuple(figures)
        self.names: list[str] = [figure.name for figure in listed]
        self.powers: list[int] = [figure.power for figure in listed]
        self.skills: list[int] = [figure.skill for figure in listed]
        self.natures: list[Nature] = [figure.nature for figure in listed]
        self.rangestrikes: list[bool] = [figure.rangestrikes for figure in listed]
        self.is_magic: list[bool] = [figure.is_magic for figure in listed]
        self.is_immune: list[bool] = [figure.is_immune for figure in listed]
        self.is_leader: list[bool] = [figure.is_leader for figure in listed]

    def kind(self, name: str) -> Kind:
        return self.names.index(name)
