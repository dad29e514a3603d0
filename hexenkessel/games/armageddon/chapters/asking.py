"""How the chapters in use are asked, whatever the question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from hexenkessel.games.armageddon.chapters.chapter import ALLOWED, Chapter
from hexenkessel.kernel.action import Action

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.terms import Kind, Rule, Sections

_QUESTIONS = tuple(
    name for name, value in vars(Chapter).items() if callable(value) and not name.startswith("_")
)


class Asking:
    """How chapters are asked, and which of them knows what."""

    def __init__(self, chapters: Sequence[Chapter]) -> None:
        self.chapters = tuple(chapters)
        self.sections: Sections = tuple(chapter.section for chapter in chapters)
        # For each question those who have a say in it, in the order of the book.
        self._asked = {
            question: tuple(
                chapter
                for chapter in chapters
                if getattr(type(chapter), question) is not vars(Chapter)[question]
            )
            for question in _QUESTIONS
        }
        # The same as functions, in that order and the latest first.
        self._called = {
            question: tuple(getattr(chapter, question) for chapter in asked)
            for question, asked in self._asked.items()
        }
        self._latest = {question: called[::-1] for question, called in self._called.items()}
        # A17.2p: asked with every move and blow, so where nobody is ever stiff it is not asked.
        self.is_ever_stiff = bool(self._asked["may_stir"])
        # The latest chapter that knows a verb.
        self._moves: dict[type[Action], Chapter] = {verb: each for each in chapters for verb in each.moves}
        self._blows: dict[type[Action], Chapter] = {verb: each for each in chapters for verb in each.blows}
        self._anytime: dict[type[Action], Chapter] = {
            verb: each for each in chapters for verb in each.anytime
        }
        self.has_meddlers = bool(self._anytime)

        self.works = frozenset(word for each in chapters for word in each.works)
        self.floors = max((each.floors for each in chapters), default=1)
        self.kinds: frozenset[Kind] = frozenset(kind for each in chapters for kind in each.kinds)

    # The four kinds of questions

    def overriding(self, question: str) -> tuple[Chapter, ...]:
        """The chapters that have a say in this, in the order of the book."""
        return self._asked[question]

    def called(self, question: str) -> tuple[Callable[..., Any], ...]:
        """The same as functions."""
        return self._called[question]

    def _opinion(self, question: str, *about: Any) -> Any:
        for ask in self._latest[question]:
            answer = ask(*about)
            if answer is not None:
                return answer
        return None

    def before(self, chapter: Chapter, question: str, *about: Any) -> Any:
        """The opinion of the chapters before this one, for one that changes it a little."""
        earlier = self._asked[question][: self._asked[question].index(chapter)]
        for each in reversed(earlier):
            answer = getattr(each, question)(*about)
            if answer is not None:
                return answer
        return None

    def _verdict(self, question: str, *about: Any) -> Rule:
        """The rule that forbids it, or ALLOWED."""
        for ask in self._latest[question]:
            answer: Rule | None = ask(*about)
            if answer is not None:
                return answer
        return ALLOWED

    def _sum(self, question: str, *about: Any) -> list[Any]:
        return [item for call in self._called[question] for item in call(*about)]

    def _tell(self, question: str, *about: Any) -> None:
        for call in self._called[question]:
            call(*about)

    # Who knows an action

    def mover(self, action: Action) -> Chapter | None:
        """The chapter that lets one do this in movement."""
        return self._moves.get(type(action))

    def striker(self, action: Action) -> Chapter | None:
        """The chapter that lets one do this in combat."""
        return self._blows.get(type(action))

    def meddler(self, action: Action) -> Chapter | None:
        """The chapter that lets one do this at any time of the own turn."""
        return self._anytime.get(type(action))
