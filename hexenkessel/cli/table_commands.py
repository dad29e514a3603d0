"""The commands of a session: what a person can type at the table; numbers, actions, pieces, and words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from hexenkessel.cli.command_error import CommandError
from hexenkessel.cli.input_parser import read_action, read_without_verb, usage, why_no_choice_names
from hexenkessel.cli.rule_lookup import (
    chapter_told,
    find_chapter,
    find_rule,
    found_told,
    table_of_contents,
    told,
)
from hexenkessel.cli.session import Quit, Session
from hexenkessel.kernel.gate import asides
from hexenkessel.kernel.refusal import Refused
from hexenkessel.kernel.seats import HOST, Seat
from hexenkessel.kernel.standing_orders import open_orders

if TYPE_CHECKING:
    from hexenkessel.cli.menu import Menu
    from hexenkessel.kernel.action import Action
    from hexenkessel.kernel.refusal import Refusal

MOST_PARAGRAPHS: Final = 20  # of the log
MOST_RULES: Final = 12  # found by words

Command: TypeAlias = Callable[[Session, Seat, "Menu", str], bool]
"""Does what was typed after it; True if the person is to be asked anew."""


def answer(session: Session, seat: Seat, menu: Menu) -> None:
    """Read lines until one of them changes something."""
    while not _follow(session, seat, menu, session.listen(f"{session.name_of(seat)}> ")):
        pass


def _follow(session: Session, seat: Seat, menu: Menu, line: str) -> bool:
    """Carry out a line. True if the person is to be asked anew."""
    if not line:
        session.show(menu)
        return False
    if line.isascii() and line.isdigit():
        return _take_number(session, seat, menu, line)
    word, _, rest = line.partition(" ")
    word, rest = word.removeprefix("/").casefold(), rest.strip()
    word = ALIASES.get(word, word)
    # An action of the game comes before a word of ours that is called the same.
    if chosen := menu.meant(line):
        session.do(seat, chosen.action)
        return True
    if word in COMMANDS and (word not in session.game.grammar.actions or line.startswith("/")):
        return COMMANDS[word][0](session, seat, menu, rest)
    if not rest and word in session.game.presentation.drawings:
        session.screen.show(session.draw(seat, word))
        return False
    return _try_action(session, seat, menu, line)


def _take_number(session: Session, seat: Seat, menu: Menu, line: str) -> bool:
    chosen = menu.numbered(int(line)) if len(line) < 9 else None
    if chosen is None:
        session.screen.say(f"The choices have numbers 1 to {len(menu.choices)}.")
        return False
    session.do(seat, chosen.action)
    return True


def _try_action(session: Session, seat: Seat, menu: Menu, line: str) -> bool:
    """An action written out, legal or not; else pieces that some choices have; else why none has them."""
    verb = line.split(maxsplit=1)[0].casefold()
    is_verb = verb in session.game.grammar.actions
    if several := menu.beginning_with(line) if " " in line else []:
        session.show_choices(several)
        return False
    try:
        return _do(session, seat, read_action(session.game.grammar, menu, line))
    except Refused as unreadable:
        if found := menu.with_pieces(line):
            session.show_choices(found)
        elif " " not in line and (refusal := why_no_choice_names(session, seat, line)):
            # A piece alone: what the game takes it for says more than any verb that could stand before it.
            session.refuse(refusal)
        elif action := None if is_verb else read_without_verb(session.game.grammar, menu, line):
            return _do(session, seat, action)
        elif refusal := why_no_choice_names(session, seat, line):
            session.refuse(refusal)
        elif is_verb and verb not in menu.verbs:
            how = usage(session.game.grammar, verb)
            session.screen.say(f"No choice here begins with {verb}. Elsewhere it is written: {how}")
        elif is_verb:
            session.refuse(unreadable.refusal, f"It is written: {usage(session.game.grammar, verb)}")
        else:
            session.screen.say("There is no such choice here. Type a number, a part of a choice, or help.")
    return False


def _do(session: Session, seat: Seat, action: Action) -> bool:
    before = session.position
    session.do(seat, action)
    return session.position is not before


# The commands, in the order in which help lists them


def _help(session: Session, seat: Seat, menu: Menu, rest: str) -> bool:
    screen = session.screen
    screen.say(
        "Type the number of a choice, or write it out; its beginning is enough if no other choice begins so. "
        "A piece alone, such as a name, shows all choices with it. Enter shows all choices again."
    )
    messages = session.messages
    for drawing in session.game.presentation.drawings:
        screen.row("", drawing, messages.say(f"drawing-{drawing}"), 16)
    for name, (_, after, meaning) in COMMANDS.items():
        screen.row("", f"{name} {after}".strip(), meaning, 16)
    return False


def _odds(session: Session, seat: Seat, menu: Menu, rest: str) -> bool:
    found = False
    for choice in menu.choices:
        preview = session.game.preview(session.position, seat, choice.action)
        if preview is not None:
            found = True
            likely = [(count, odds) for count, odds in enumerate(preview.distribution) if odds > 0.005]
            chances = "  ".join(f"{count}: {odds:.0%}" for count, odds in likely)
            session.screen.row(str(choice.number), choice.label, f"{choice.remark}   [{chances}]", 0)
    if not found:
        session.screen.say("No choice here has odds: nothing you can do now rolls dice for an effect.")
    return False


def _why(session: Session, seat: Seat, menu: Menu, rest: str) -> bool:
    refusal = _why_not(session, seat, menu, rest) if rest else session.refusal
    if refusal is None:
        allowed = "That is allowed."
        nothing = "Nothing has been refused. Write an action after why to ask about it."
        session.screen.say(allowed if rest else nothing)
        return False
    session.screen.say(f"{session.messages.say(refusal.key, refusal.args)} ({refusal.rule})")
    # The kernel's own rules stand in no rulebook.
    if not _tell_rule(session, refusal.rule) and f"why-{refusal.rule}" in session.messages:
        session.screen.say(session.messages.say(f"why-{refusal.rule}", refusal.args))
    return False


def _why_not(session: Session, seat: Seat, menu: Menu, line: str) -> Refusal | None:
    if menu.meant(line) or menu.beginning_with(line):
        return None
    grammar = session.game.grammar
    try:
        return session.why_not(seat, read_action(grammar, menu, line))
    except Refused as unreadable:
        if action := read_without_verb(grammar, menu, line):
            return session.why_not(seat, action)
        return why_no_choice_names(session, seat, line) or unreadable.refusal


def _rule(session: Session, seat: Seat, menu: Menu, rest: str) -> bool:
    if not _tell_rule(session, rest):
        example = next(iter(session.rulebook.rules))
        session.screen.say(f"There is no rule {rest[:40]!r}. Rules have names such as {example}.")
    return False


def _tell_rule(session: Session, id_: str) -> bool:
    rule = find_rule(session.rulebook, id_)
    for paragraph in told(rule, session.rulebook.labels) if rule else ():
        session.screen.say(paragraph)
    return rule is not None


def _rules(session: Session, seat: Seat, menu: Menu, rest: str) -> bool:
    rulebook = session.rulebook
    if not rest:
        paragraphs = list(table_of_contents(rulebook))
    elif chapter := find_chapter(rulebook, rest):
        paragraphs = list(chapter_told(rulebook, chapter))
    else:
        paragraphs = list(found_told(rulebook, rest, MOST_RULES))
    for paragraph in paragraphs or ["No rule has all these words."]:
        session.screen.say(paragraph)
    return False


def _log(session: Session, seat: Seat, menu: Menu, rest: str) -> bool:
    paragraphs = list(session.story.paragraphs(seat))
    for paragraph in paragraphs if rest == "all" else paragraphs[-MOST_PARAGRAPHS:]:
        session.screen.say(paragraph)
    return False


def _undo(session: Session, seat: Seat, menu: Menu, rest: str) -> bool:
    before = session.position
    session.undo(seat)
    return session.position is not before


def _orders(session: Session, seat: Seat, menu: Menu, rest: str) -> bool:
    """List or switch standing orders. One that is switched on may answer at once."""
    known, left = open_orders(session.game, session.seating.is_alone), session.orders[seat]
    if rest in known:
        left ^= {rest}
    elif rest:
        session.screen.say(f"There is no order {rest[:40]!r}.")
    for order in known:
        session.screen.row("on" if order in left else "", order, session.messages.say(f"order-{order}"), 22)
    if not known:
        session.screen.say("In this game nothing can be answered ahead.")
    return rest in known


def _save(session: Session, seat: Seat, menu: Menu, rest: str) -> bool:
    from hexenkessel.cli.files import demand_no_other_game, write_text

    if not rest:
        session.screen.say("Name a file: save evening.hxk")
        return False
    try:
        demand_no_other_game(rest, session.history.setup.dice.commitment)
        write_text(rest, session.record())
        session.screen.say(f"Saved in {rest}.")
    except CommandError as command_error:
        session.screen.say(str(command_error))
    return False


def _load(session: Session, seat: Seat, menu: Menu, rest: str) -> bool:
    from hexenkessel.cli.play import load
    from hexenkessel.cli.saved_games import is_kept_here, keep, newest_waiting

    try:
        file = rest or newest_waiting(session.game.name, besides=session.home)
        history, seating = load(session.game, file)
        if history.setup.seats != session.history.setup.seats:
            raise CommandError(
                "That game has another number of seats: leave this one and load it with --load."
            )
    except CommandError as command_error:
        session.screen.say(str(command_error))
        return False
    # The game that is left for another one goes on some other day.
    keep(session, apart_from=file)
    if session.is_changed:
        session.screen.say("So it goes on here. To give it up, quit.")
        return False
    session.start(history, seating, file if is_kept_here(file) else None)
    return True


def _host(session: Session, seat: Seat, menu: Menu, rest: str) -> bool:
    """Speak as the host: say what nobody at the table does, as that time is up."""
    if not rest:
        possible = [session.game.grammar.write(action) for action in asides(session.position, HOST)]
        if possible:
            session.screen.say(f"The host may say: {', '.join(possible)}.")
        elif "host-is-silent" in session.messages:
            session.screen.say(session.messages.say("host-is-silent", dict(session.history.setup.options)))
        else:
            session.screen.say("The host has nothing to say now.")
        return False
    before = session.position
    try:
        session.do(HOST, session.game.grammar.read(rest))
    except Refused as unreadable:
        session.refuse(unreadable.refusal)
    return session.position is not before


def _quit(session: Session, seat: Seat, menu: Menu, rest: str) -> bool:
    raise Quit


COMMANDS: Final[dict[str, tuple[Command, str, str]]] = {
    "odds": (_odds, "", "the chances of everything that rolls dice"),
    "why": (_why, "[ACTION]", "why the last answer was refused, or why an action is not allowed"),
    "rule": (_rule, "ID", "one rule in full"),
    "rules": (_rules, "[COMMANDS]", "the chapters; with a number one of them; else rules with these words"),
    "log": (_log, "[all]", "what has happened"),
    "undo": (_undo, "", "take your last action back, unless a die has fallen since"),
    "orders": (_orders, "[NAME]", "what is answered for you; with a name: switch it on or off"),
    "save": (_save, "FILE", "write the game to a file"),
    "load": (_load, "[FILE]", "go on with another game; this one is kept"),
    "host": (_host, "[ACTION]", "speak as the host, where time is agreed"),
    "help": (_help, "", "this list; also ?"),
    "quit": (_quit, "", "leave; the game is kept; also q or exit"),
}

ALIASES: Final = {"?": "help", "q": "quit", "exit": "quit"}
