"""An interactive session: one game at this keyboard. Bots play at once, people are asked and told."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hexenkessel.cli.arguments import number_from
from hexenkessel.cli.language import rulebook_in
from hexenkessel.cli.menu import MOST_ROWS, Choice, Menu
from hexenkessel.cli.opponents import find_bot
from hexenkessel.cli.screen import seat_name_now
from hexenkessel.cli.story import Story, tell_outcome
from hexenkessel.kernel.gate import Decision, check, decision
from hexenkessel.kernel.record import write_record
from hexenkessel.kernel.refusal import Refusal, Refused
from hexenkessel.kernel.standing_orders import first_orders, standing_answer

if TYPE_CHECKING:
    from hexenkessel.cli.screen import Screen
    from hexenkessel.cli.seating import Seating
    from hexenkessel.kernel.action import Action
    from hexenkessel.kernel.game import Game
    from hexenkessel.kernel.history import History
    from hexenkessel.kernel.position import Position
    from hexenkessel.kernel.seats import Seat
    from hexenkessel.kernel.step import Prompt


class Quit(Exception):
    """The end of a session: somebody has left by a word, by Ctrl-C, or because the input has ended."""


class Session:
    """An interactive session: one game from here to its end, or until somebody leaves."""

    def __init__(
        self,
        history: History[Any, Any],
        seating: Seating,
        screen: Screen,
        read_line: Callable[[str], str],
        home: str | None = None,
    ) -> None:
        self.screen = screen
        self.messages = history.game.messages(screen.language)
        self.rulebook = rulebook_in(history.game, screen.language)
        self.read_line = read_line  # raises EOFError and KeyboardInterrupt
        self.start(history, seating, home)

    def start(self, history: History[Any, Any], seating: Seating, home: str | None) -> None:
        """Begin with this game, or go on with it."""
        self.history = history
        self.seating = seating
        self.home = home  # the file in which the game is kept; None if it has none yet
        self.is_changed = False  # since it was kept
        self.story = Story(history, self.screen.language)
        self.refusal: Refusal | None = None  # the last one, for `why`
        first = first_orders(self.game, seating.is_alone)
        self.orders = {seat: set(first) for seat in seating.people}
        self._by_hand = -1  # the number of a position in which no order answers
        dice = history.setup.dice.host
        self._bots = [
            None if name is None else find_bot(self.game, name, number_from(dice, seat))
            for seat, name in enumerate(seating.bots)
        ]
        told = self.story.last_turn if history.moves else 0
        if told:
            self.screen.say("The game goes on. Here is the last turn; type log all for everything.")
        self._heard = dict.fromkeys(range(history.setup.seats), told)  # chapters each seat was told
        self._looking: Seat | None = None  # who sits at the keyboard
        self._moment: object = None  # whom we asked what when the position was shown last
        self._drawn = ""  # and how it looked

    @property
    def game(self) -> Game[Any, Any]:
        return self.history.game

    @property
    def position(self) -> Position[Any]:
        return self.history.position

    def name_of(self, seat: Seat) -> str:
        """The name of a seat at this table by now."""
        return seat_name_now(self.game, self.messages, self.position, seat)

    def record(self) -> str:
        return write_record(self.history, self.seating.names)

    # The course of the evening

    def run(self, answer: Callable[[Session, Seat, Menu], None]) -> None:
        """The main loop, until the game is over. `answer` reads what is typed and does it. Raises Quit."""
        while due := self.position.due:
            seat = due[0]
            bot = self._bots[seat]
            if bot is not None:
                view = self.game.view(self.position, seat)
                self.history.play(seat, bot.choose(view, decision(self.position, seat)))
                continue
            if (ordered := self._ordered(seat)) is not None:
                self.history.play(seat, ordered)
                continue
            self._hand_over(seat)
            answer(self, seat, self._ask(seat))
        observer = self.seating.people[0] if len(self.seating.people) == 1 else None
        self.tell(observer)
        if self.position.outcome:
            tell_outcome(self.screen, self.game, self.position)

    def _ordered(self, seat: Seat) -> Action | None:
        """The answer of this seat's standing orders; None where it has just taken an answer back."""
        if self.position.number == self._by_hand:
            return None
        return standing_answer(self.game, self.position, seat, self.orders[seat])

    def _hand_over(self, seat: Seat) -> None:
        """Hand the keyboard to another person (hot seat); what the one before saw is hidden first."""
        if len(self.seating.people) > 1 and self._looking != seat:
            name = self.name_of(seat)
            if self._looking is not None:
                self.screen.clear()
            self.screen.heading(name)
            self.listen(f"Pass the keyboard to {name}, then press Enter.")
            self._moment, self._drawn = None, ""
            self.refusal = None
        self._looking = seat

    def listen(self, prompt: str) -> str:
        """Read a line. Raises Quit when there is nobody left to type."""
        try:
            return self.read_line(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self.screen.say()
            raise Quit from None

    def tell(self, observer: Seat | None) -> None:
        """Print what has happened since this observer was told last."""
        since = self._heard[observer] if observer is not None else max(self._heard.values())
        for paragraph in self.story.paragraphs(observer, min(since, self.story.length)):
            self.screen.say(paragraph)
        if observer is not None:
            self._heard[observer] = self.story.length

    # Asking

    def _ask(self, seat: Seat) -> Menu:
        self.tell(seat)
        asked = decision(self.position, seat)
        moment = (seat, asked.prompt.key, self._last_action_of_others(seat))
        if moment != self._moment:
            self._moment = moment
            self.show_position(seat)
        self.screen.say()
        name = self.name_of(seat)
        view = self.game.view(self.position, seat)
        self.screen.heading(name)
        self.screen.say(self._said(view, asked.prompt))
        menu = self.menu(asked)
        self.show(menu)
        return menu

    def _last_action_of_others(self, seat: Seat) -> int:
        moves = self.history.moves
        return next((number for number in range(len(moves), 0, -1) if moves[number - 1][0] != seat), 0)

    def show_position(self, seat: Seat) -> None:
        """Draw the position, unless it still stands a few lines above."""
        drawing = self.draw(seat)
        if drawing != self._drawn:
            self._drawn = drawing
            self.screen.say()
            self.screen.show(drawing)

    def draw(self, seat: Seat, drawing: str = "") -> str:
        return self.game.presentation.draw(self.game.view(self.position, seat), drawing, self.screen.width)

    def menu(self, asked: Decision) -> Menu:
        """The menu of a decision: what may be answered, and after that the asides."""
        view, shows = self.game.view(self.position, asked.seat), self.game.presentation
        choices = []
        for action, is_aside in (*((a, False) for a in asked.actions), *((a, True) for a in asked.asides)):
            remarks = (self._said(view, shows.describe(view, action)), self.odds(asked.seat, action))
            remark = "; ".join(part for part in remarks if part)
            text = self.game.grammar.write(action)
            choices.append(Choice(action, text, remark, shows.rank(view, action), is_aside))
        return Menu(choices)

    def _said(self, view: Any, message: Prompt | None) -> str:
        """A message in the words of this table."""
        if message is None:
            return ""
        return self.messages.say(message.key, self.game.presentation.in_words(view, message.args))

    def odds(self, seat: Seat, action: Action) -> str:
        """The odds of an action with chance in it, in a few words."""
        preview = self.game.preview(self.position, seat, action)
        if preview is None:
            return ""
        expected = f"{preview.expected:.1f}"
        # Not every game has something that can be expected on average.
        is_average = "preview-expected" in self.messages
        words = [self.messages.say("preview-expected", {"expected": expected})] if is_average else []
        for name, chance in preview.chances.items():
            words.append(f"{chance:.0%} {self.messages.say(f'preview-{name}')}")
        return ", ".join(words)

    # Showing choices

    def show(self, menu: Menu) -> None:
        """All choices, or where there are too many, one row for each group of them."""
        rows: list[Choice] = []
        for group in menu.groups():
            if menu.shows_in_full(group):
                rows += group.choices
                continue
            self.show_choices(rows)
            rows = []
            hint = group.variants or f"{len(group.choices)} ways: type {group.title}"
            self.screen.row("", f"{group.title} …", hint, 0)
        self.show_choices(rows)
        if menu.is_long:
            self.screen.say("      (type a piece, such as a name, to see all choices with it)", style="dim")

    def show_choices(self, choices: list[Choice] | tuple[Choice, ...]) -> None:
        shown = choices[: 2 * MOST_ROWS]
        width = max((len(choice.label) for choice in shown if len(choice.label) <= 44), default=0)
        for choice in shown:
            self.screen.row(str(choice.number), choice.label, choice.remark, width)
        if len(choices) > len(shown):
            self.screen.say(f"      … and {len(choices) - len(shown)} more: type another word of it")

    # Acting

    def do(self, seat: Seat, action: Action) -> None:
        """Play an action, or print the rule that refuses it."""
        try:
            self.history.play(seat, action)
            self.refusal, self.is_changed = None, True
        except Refused as refused:
            self.refuse(refused.refusal)

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        return check(self.position, seat, action)

    def refuse(self, refusal: Refusal, hint: str = "") -> None:
        self.refusal = refusal
        sentence = self.messages.say(refusal.key, refusal.args)
        more = "the whole rule" if refusal.rule in self.game.rulebook.rules else "more"
        hints = [*([hint] if hint else []), f"Type why for {more}."]
        self.screen.say("  ".join([f"No: {sentence} ({refusal.rule})", *hints]))

    def undo(self, seat: Seat) -> None:
        try:
            self.history.undo(seat)
        except Refused as refused:
            self.refuse(refused.refusal)
            return
        self.is_changed = True
        self._by_hand = self.position.number
        self._heard = {other: min(heard, self.story.length) for other, heard in self._heard.items()}
        self._moment = None
        self.screen.say("Taken back.")
