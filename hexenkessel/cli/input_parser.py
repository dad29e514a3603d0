"""The parser of typed lines that are no listed choice: an action, perhaps a forbidden one, or a piece."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexenkessel.kernel.action import pick_kinds
from hexenkessel.kernel.refusal import Refused

if TYPE_CHECKING:
    from hexenkessel.cli.menu import Menu
    from hexenkessel.cli.session import Session
    from hexenkessel.kernel.action import Action
    from hexenkessel.kernel.refusal import Refusal
    from hexenkessel.kernel.seats import Seat
    from hexenkessel.kernel.text import Grammar


def read_action(grammar: Grammar, menu: Menu, line: str) -> Action:
    """The action that a line says, its last words left out or not. Raises Refused if it says none."""
    words = menu.spelled(line).split()
    verb = words[0].casefold() if words else ""
    kind = grammar.actions.get(verb)
    if kind is None or len(words) - 1 != len(kind.__struct_fields__) - len(kind.implied):
        return grammar.read(" ".join([verb, *words[1:]]))
    return grammar.read(" ".join([verb, *words[1:], *map(str, kind.implied)]))


def read_without_verb(grammar: Grammar, menu: Menu, line: str) -> Action | None:
    """The action that a line says if one of the verbs that are possible now is put before it."""
    for verb in menu.verbs:
        try:
            return read_action(grammar, menu, f"{verb} {line}")
        except Refused:
            continue
    return None


def usage(grammar: Grammar, verb: str) -> str:
    """The usage of a verb: `move LEGION LAND [SIDE]`."""
    kind = grammar.actions[verb]
    fields = pick_kinds(kind)
    needed = len(fields) - max(len(kind.__struct_defaults__), len(kind.implied))
    words = [f"{name.upper()},…" if holds_several else name.upper() for name, _, holds_several in fields]
    return " ".join([verb, *words[:needed], *(f"[{word}]" for word in words[needed:])])


def why_no_choice_names(session: Session, seat: Seat, line: str) -> Refusal | None:
    """The rule by which nothing can be done now with the pieces somebody has named."""
    game = session.game
    view = game.view(session.position, seat)
    verb, *pieces = line.split()
    if verb.casefold() not in game.grammar.actions:
        verb, pieces = "", [verb, *pieces]
    for piece in pieces:
        for action in game.presentation.attempts(view, piece):
            if verb and action.verb != verb.casefold():
                continue
            if refusal := session.why_not(seat, action):
                return refusal
    return None
