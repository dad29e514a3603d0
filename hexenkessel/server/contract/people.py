"""Types of people: guests, accounts, preferences, credentials."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from hexenkessel.server.contract.words import Asked, Language, PersonId, PersonKind, Theme

Speed: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=3)]
Muted: TypeAlias = Annotated[
    tuple[Annotated[PersonId, msgspec.Meta(min_length=1, max_length=32)], ...], msgspec.Meta(max_length=500)
]


class Preferences(msgspec.Struct, frozen=True):
    """Preferences: how somebody likes his table."""

    speed: Speed = 1.0  # of what moves; 0: nothing does
    curtain: bool = True  # between the secrets of several people at one screen
    muted: Muted = ()  # people whose words he does not want to read
    explain: bool = True  # hints for newcomers
    confirm: bool = False  # ask before what cannot be taken back


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays or looks on, as he himself sees it; others are told his id and his name."""

    id: PersonId
    name: str
    kind: PersonKind
    language: Language
    theme: Theme
    login: str | None = None
    preferences: Preferences = Preferences()


class GuestName(Asked, frozen=True):
    """A new guest: the name under which somebody comes in."""

    name: str
    language: Language = "en"


class PreferencesChange(Asked, frozen=True):
    """A change of preferences; None is as it was."""

    speed: Speed | None = None
    curtain: bool | None = None
    muted: Muted | None = None
    explain: bool | None = None
    confirm: bool | None = None


class PersonChange(Asked, frozen=True):
    """A change of one's own profile; None is as it was."""

    name: str | None = None
    language: Language | None = None
    theme: Theme | None = None
    preferences: PreferencesChange | None = None


class Credentials(Asked, frozen=True):
    """Login and password."""

    login: str
    password: str


class NewPassword(Asked, frozen=True):
    """Another password, from whoever knows the old one."""

    old: str
    new: str


class Farewell(Asked, frozen=True):
    """Somebody wants to be forgotten. Guests have no password."""

    password: str | None = None
