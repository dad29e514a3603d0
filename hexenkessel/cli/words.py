"""What a person can type at the table: numbers, actions, pieces of them, and the words below."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from hexenkessel.cli.complaint import Complaint
from hexenkessel.cli.rulings import chapter_told, find_chapter, find_rule, found_told, table_of_contents, told
from hexenkessel.cli.sitting import Left, Sitting
from hexenkessel.cli.understanding import read_action, read_without_verb, usage, why_no_choice_names
from hexenkessel.kernel.gate import asides
from hexenkessel.kernel.orders import open_orders
from hexenkessel.kernel.refusal import Refused
from hexenkessel.kernel.seats import HOST, Seat

if TYPE_CHECKING:
    from hexenkessel.cli.menu import Menu
    from hexenkessel.kernel.action import Action
    from hexenkessel.kernel.refusal import Refusal

MOST_PARAGRAPHS: Final = 20  # of the log
MOST_RULES: Final = 12  # found by words

Word: TypeAlias = Callable[[Sitting, Seat, "Menu", str], bool]
"""Does what was typed after it; True if the person is to be asked anew."""


def answer(sitting: Sitting, seat: Seat, menu: Menu) -> None:
    """Read lines until one of them changes something."""
    while not _follow(sitting, seat, menu, sitting.listen(f"{sitting.name_of(seat)}> ")):
        pass


def _follow(sitting: Sitting, seat: Seat, menu: Menu, line: str) -> bool:
    """Do what a line says. True if the person is to be asked anew."""
    if not line:
        sitting.show(menu)
        return False
    if line.isascii() and line.isdigit():
        return _take_number(sitting, seat, menu, line)
    word, _, rest = line.partition(" ")
    word, rest = word.removeprefix("/").casefold(), rest.strip()
    word = OTHER_NAMES.get(word, word)
    # An action of the game comes before a word of ours that is called the same.
    if chosen := menu.meant(line):
        sitting.do(seat, chosen.action)
        return True
    if word in WORDS and (word not in sitting.game.grammar.actions or line.startswith("/")):
        return WORDS[word][0](sitting, seat, menu, rest)
    if not rest and word in sitting.game.drawings:
        sitting.screen.show(sitting.draw(seat, word))
        return False
    return _try_action(sitting, seat, menu, line)


def _take_number(sitting: Sitting, seat: Seat, menu: Menu, line: str) -> bool:
    chosen = menu.numbered(int(line)) if len(line) < 9 else None
    if chosen is None:
        sitting.screen.say(f"The choices have numbers 1 to {len(menu.choices)}.")
        return False
    sitting.do(seat, chosen.action)
    return True


def _try_action(sitting: Sitting, seat: Seat, menu: Menu, line: str) -> bool:
    """An action written out, legal or not; else pieces that some choices have; else why none has them."""
    verb = line.split(maxsplit=1)[0].casefold()
    is_verb = verb in sitting.game.grammar.actions
    if several := menu.beginning_with(line) if " " in line else []:
        sitting.show_choices(several)
        return False
    try:
        return _do(sitting, seat, read_action(sitting.game.grammar, menu, line))
    except Refused as unreadable:
        if found := menu.with_pieces(line):
            sitting.show_choices(found)
        elif " " not in line and (refusal := why_no_choice_names(sitting, seat, line)):
            # A piece alone: what the game takes it for says more than any verb that could stand before it.
            sitting.refuse(refusal)
        elif action := None if is_verb else read_without_verb(sitting.game.grammar, menu, line):
            return _do(sitting, seat, action)
        elif refusal := why_no_choice_names(sitting, seat, line):
            sitting.refuse(refusal)
        elif is_verb and verb not in menu.verbs:
            how = usage(sitting.game.grammar, verb)
            sitting.screen.say(f"No choice here begins with {verb}. Elsewhere it is written: {how}")
        elif is_verb:
            sitting.refuse(unreadable.refusal, f"It is written: {usage(sitting.game.grammar, verb)}")
        else:
            sitting.screen.say("There is no such choice here. Type a number, a part of a choice, or help.")
    return False


def _do(sitting: Sitting, seat: Seat, action: Action) -> bool:
    before = sitting.position
    sitting.do(seat, action)
    return sitting.position is not before


# The words, in the order in which help lists them


def _help(sitting: Sitting, seat: Seat, menu: Menu, rest: str) -> bool:
    screen = sitting.screen
    screen.say(
        "Type the number of a choice, or write it out; its beginning is enough if no other choice begins so. "
        "A piece alone, such as a name, shows all choices with it. Enter shows all choices again."
    )
    messages = sitting.messages
    for drawing in sitting.game.drawings:
        screen.row("", drawing, messages.say(f"drawing-{drawing}"), 16)
    for name, (_, after, meaning) in WORDS.items():
        screen.row("", f"{name} {after}".strip(), meaning, 16)
    return False


def _odds(sitting: Sitting, seat: Seat, menu: Menu, rest: str) -> bool:
    found = False
    for choice in menu.choices:
        preview = sitting.game.preview(sitting.position, seat, choice.action)
        if preview is not None:
            found = True
            likely = [(count, odds) for count, odds in enumerate(preview.distribution) if odds > 0.005]
            chances = "  ".join(f"{count}: {odds:.0%}" for count, odds in likely)
            sitting.screen.row(str(choice.number), choice.label, f"{choice.remark}   [{chances}]", 0)
    if not found:
        sitting.screen.say("No choice here has odds: nothing you can do now rolls dice for an effect.")
    return False


def _why(sitting: Sitting, seat: Seat, menu: Menu, rest: str) -> bool:
    refusal = _why_not(sitting, seat, menu, rest) if rest else sitting.refusal
    if refusal is None:
        allowed = "That is allowed."
        nothing = "Nothing has been refused. Write an action after why to ask about it."
        sitting.screen.say(allowed if rest else nothing)
        return False
    sitting.screen.say(f"{sitting.messages.say(refusal.key, refusal.args)} ({refusal.rule})")
    # The kernel's own rules stand in no rulebook.
    if not _tell_rule(sitting, refusal.rule) and f"why-{refusal.rule}" in sitting.messages:
        sitting.screen.say(sitting.messages.say(f"why-{refusal.rule}", refusal.args))
    return False


def _why_not(sitting: Sitting, seat: Seat, menu: Menu, line: str) -> Refusal | None:
    if menu.meant(line) or menu.beginning_with(line):
        return None
    grammar = sitting.game.grammar
    try:
        return sitting.why_not(seat, read_action(grammar, menu, line))
    except Refused as unreadable:
        if action := read_without_verb(grammar, menu, line):
            return sitting.why_not(seat, action)
        return why_no_choice_names(sitting, seat, line) or unreadable.refusal


def _rule(sitting: Sitting, seat: Seat, menu: Menu, rest: str) -> bool:
    if not _tell_rule(sitting, rest):
        example = next(iter(sitting.rulebook.rules))
        sitting.screen.say(f"There is no rule {rest[:40]!r}. Rules have names such as {example}.")
    return False


def _tell_rule(sitting: Sitting, id_: str) -> bool:
    rule = find_rule(sitting.rulebook, id_)
    for paragraph in told(rule, sitting.rulebook.labels) if rule else ():
        sitting.screen.say(paragraph)
    return rule is not None


def _rules(sitting: Sitting, seat: Seat, menu: Menu, rest: str) -> bool:
    rulebook = sitting.rulebook
    if not rest:
        paragraphs = list(table_of_contents(rulebook))
    elif chapter := find_chapter(rulebook, rest):
        paragraphs = list(chapter_told(rulebook, chapter))
    else:
        paragraphs = list(found_told(rulebook, rest, MOST_RULES))
    for paragraph in paragraphs or ["No rule has all these words."]:
        sitting.screen.say(paragraph)
    return False


def _log(sitting: Sitting, seat: Seat, menu: Menu, rest: str) -> bool:
    paragraphs = list(sitting.story.paragraphs(seat))
    for paragraph in paragraphs if rest == "all" else paragraphs[-MOST_PARAGRAPHS:]:
        sitting.screen.say(paragraph)
    return False


def _undo(sitting: Sitting, seat: Seat, menu: Menu, rest: str) -> bool:
    before = sitting.position
    sitting.undo(seat)
    return sitting.position is not before


def _orders(sitting: Sitting, seat: Seat, menu: Menu, rest: str) -> bool:
    """Decisions answered ahead. One that is switched on may answer at once."""
    known, left = open_orders(sitting.game, sitting.seating.is_alone), sitting.orders[seat]
    if rest in known:
        left ^= {rest}
    elif rest:
        sitting.screen.say(f"There is no order {rest[:40]!r}.")
    for order in known:
        sitting.screen.row("on" if order in left else "", order, sitting.messages.say(f"order-{order}"), 22)
    if not known:
        sitting.screen.say("In this game nothing can be answered ahead.")
    return rest in known


def _save(sitting: Sitting, seat: Seat, menu: Menu, rest: str) -> bool:
    from hexenkessel.cli.files import demand_no_other_game, write_text

    if not rest:
        sitting.screen.say("Name a file: save evening.hxk")
        return False
    try:
        demand_no_other_game(rest, sitting.history.setup.dice.commitment)
        write_text(rest, sitting.record())
        sitting.screen.say(f"Saved in {rest}.")
    except Complaint as complaint:
        sitting.screen.say(str(complaint))
    return False


def _load(sitting: Sitting, seat: Seat, menu: Menu, rest: str) -> bool:
    from hexenkessel.cli.keeping import is_kept_here, keep, newest_waiting
    from hexenkessel.cli.play import load

    try:
        file = rest or newest_waiting(sitting.game.name, besides=sitting.home)
        history, seating = load(sitting.game, file)
        if history.setup.seats != sitting.history.setup.seats:
            raise Complaint("That game has another number of seats: leave this one and load it with --load.")
    except Complaint as complaint:
        sitting.screen.say(str(complaint))
        return False
    # The game that is left for another one goes on some other day.
    keep(sitting, apart_from=file)
    if sitting.is_changed:
        sitting.screen.say("So it goes on here. To give it up, quit.")
        return False
    sitting.sit_down(history, seating, file if is_kept_here(file) else None)
    return True


def _host(sitting: Sitting, seat: Seat, menu: Menu, rest: str) -> bool:
    """What nobody at the table says: that time is up."""
    if not rest:
        possible = [sitting.game.grammar.write(action) for action in asides(sitting.position, HOST)]
        if possible:
            sitting.screen.say(f"The host may say: {', '.join(possible)}.")
        elif "host-is-silent" in sitting.messages:
            sitting.screen.say(sitting.messages.say("host-is-silent", dict(sitting.history.setup.options)))
        else:
            sitting.screen.say("The host has nothing to say now.")
        return False
    before = sitting.position
    try:
        sitting.do(HOST, sitting.game.grammar.read(rest))
    except Refused as unreadable:
        sitting.refuse(unreadable.refusal)
    return sitting.position is not before


def _quit(sitting: Sitting, seat: Seat, menu: Menu, rest: str) -> bool:
    raise Left


WORDS: Final[dict[str, tuple[Word, str, str]]] = {
    "odds": (_odds, "", "the chances of everything that rolls dice"),
    "why": (_why, "[ACTION]", "why the last answer was refused, or why an action is not allowed"),
    "rule": (_rule, "ID", "one rule in full"),
    "rules": (_rules, "[WORDS]", "the chapters; with a number one of them; else rules with these words"),
    "log": (_log, "[all]", "what has happened"),
    "undo": (_undo, "", "take your last action back, unless a die has fallen since"),
    "orders": (_orders, "[NAME]", "what is answered for you; with a name: switch it on or off"),
    "save": (_save, "FILE", "write the game to a file"),
    "load": (_load, "[FILE]", "go on with another game; this one is kept"),
    "host": (_host, "[ACTION]", "speak as the host, where time is agreed"),
    "help": (_help, "", "this list; also ?"),
    "quit": (_quit, "", "leave; the game is kept; also q or exit"),
}

OTHER_NAMES: Final = {"?": "help", "q": "quit", "exit": "quit"}
