"""Terminal output: sentences in the colours of the seats, drawings as they are."""

from __future__ import annotations

import re
import sys
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.highlighter import Highlighter
from rich.text import Text

from hexenkessel.kernel.languages import ENGLISH, Language

if TYPE_CHECKING:
    from hexenkessel.kernel.event import Argument
    from hexenkessel.kernel.game import Game
    from hexenkessel.kernel.messages import Messages
    from hexenkessel.kernel.position import Position
    from hexenkessel.kernel.seats import Seat

# A seat that is called after a colour is painted in it. The names stay, for those who see no colours.
_PAINT: Final = {
    "Red": "bold red",
    "Blue": "bold bright_blue",
    "Gold": "bold yellow",
    "Green": "bold green",
    "Black": "bold bright_black",
    "Brown": "bold color(137)",
    "White": "bold white",
}

WIDTH: Final = 100  # where there is no terminal to ask
NARROWEST: Final = 80  # what a drawing needs at least


class SeatColours(Highlighter):
    """Paints the names of the seats, and whatever is named after them: `Red3`."""

    def __init__(self, english: list[str], names: list[str]) -> None:
        # Pieces are named after the English colour whatever the seat is called.
        pairs = [pair for pair in zip(english, names, strict=True) if pair[0] in _PAINT]
        self._paint = {name: _PAINT[pair[0]] for pair in pairs for name in pair}
        words = "|".join(map(re.escape, self._paint))
        self._names = re.compile(rf"\b({words})\d*\b") if words else None

    def highlight(self, text: Text) -> None:
        if self._names is not None:
            for found in self._names.finditer(text.plain):
                text.stylize(self._paint[found[1]], *found.span())


class Screen:
    """Standard output, with or without a terminal behind it."""

    def __init__(self, game: Game[Any, Any], seats: int, language: Language = ENGLISH) -> None:
        self.language = language
        english, messages = game.messages(), game.messages(language)
        self.seat_names = [seat_name(messages, seat) for seat in range(seats)]
        width = None if sys.stdout.isatty() else WIDTH
        self._colours = SeatColours([seat_name(english, seat) for seat in range(seats)], self.seat_names)
        self._console = Console(file=sys.stdout, highlighter=self._colours, width=width)

    @property
    def is_terminal(self) -> bool:
        return self._console.is_terminal

    @property
    def width(self) -> int:
        return self._console.width

    def say(self, text: str = "", style: str = "") -> None:
        """A sentence or a paragraph, broken between words."""
        self._console.print(text, style=style, markup=False, highlight=True)

    def show(self, drawing: str) -> None:
        """Something drawn: every line as it is."""
        self._console.print(
            drawing, markup=False, highlight=True, no_wrap=True, crop=False, overflow="ignore", soft_wrap=True
        )

    def row(self, number: str, text: str, remark: str, width: int) -> None:
        """One choice: its number, its text, what it means, with a margin where that takes several lines."""
        head = f"{number:>4}  {text:{width}}"
        if not remark:
            self._print_row(head.rstrip(), "")
            return
        margin = len(head) + 2
        if margin > 2 * self._console.width // 3:
            self._print_row(head.rstrip(), "")
            head, margin = "", 10
        room = max(20, self._console.width - margin)
        first, *more = wrap(remark, room, break_on_hyphens=False) or [""]
        self._print_row(head, f"{'':{margin - len(head)}}{first}")
        for line in more:
            self._print_row("", f"{'':{margin}}{line}")

    def _print_row(self, head: str, remark: str) -> None:
        line = Text(head, style="bold") + Text(remark, style="not bold")
        self._console.print(self._colours(line), soft_wrap=True)

    def heading(self, text: str) -> None:
        self._console.rule(self._colours(Text(text)), align="left", style="dim", characters="─")

    def clear(self) -> None:
        """Hide what was shown and typed: the screen, what has scrolled off it, and the keyboard's memory."""
        if self.is_terminal:
            self._console.clear()
            self._console.file.write("\x1b[3J")
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()


def seat_name(messages: Messages, seat: Argument) -> str:
    """The name of a seat in the game, or its number."""
    return messages.say("seat-name", {"seat": seat}) if "seat-name" in messages else f"Seat {seat}"


def seat_name_now(game: Game[Any, Any], messages: Messages, position: Position[Any], seat: Seat) -> str:
    """The name of a seat at this table by now: perhaps by what it has chosen."""
    return seat_name(messages, game.presentation.in_words(game.view(position, None), {"seat": seat})["seat"])
