"""Who somebody is: a random id in a signed cookie, with a token against forged requests made from it."""

import secrets
from functools import cached_property
from typing import NamedTuple

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from itsdangerous.signer import HMACAlgorithm, Signer

from tianxia.store import BotToken, Identity
from tianxia.web.paths import WORDS
from tianxia.words import LANGUAGES, Words, words

COOKIE = "tianxia"
WELCOME_AGE = 7 * 24 * 3600
COOKIE_AGE = 10 * 365 * 24 * 3600
PROGRAM = "BOT"
"""Comes before the names of programs that play over HTTP, in every language, and before no one else's."""


class Visitor(NamedTuple):
    """The person behind a request, and how they like pages to be."""

    identity: str
    name: str
    language: str
    theme: str
    """light, dark, or empty for what the system says."""
    contrast: str
    """more, or empty."""
    motion: str
    """less, or empty."""
    csrf: str
    """What every POST must bring along."""
    role: str = ""
    """host, operator, or empty: what the operator has let them do."""
    is_program: bool = False
    """Not a person, but a program with a token (`web.api.bots`)."""

    @property
    def words(self) -> Words:
        """The words of the pages in the visitor's language."""
        return words(self.language, WORDS)


class Signatures:
    """Everything that is signed: cookies, tokens against forged requests, invitations."""

    def __init__(self, secret: str) -> None:
        self._secret = secret

    @cached_property
    def _cookies(self) -> Signer:
        return Signer(self._secret, salt="identity", key_derivation="hmac", algorithm=HMACAlgorithm())

    @cached_property
    def _tokens(self) -> Signer:
        return Signer(self._secret, salt="csrf", key_derivation="hmac", algorithm=HMACAlgorithm())

    @cached_property
    def _invitations(self) -> URLSafeSerializer:
        return URLSafeSerializer(self._secret, salt="invitation")

    @cached_property
    def _welcomes(self) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(self._secret, salt="welcome")

    def new_identity(self) -> str:
        """A new random identity."""
        return secrets.token_urlsafe(12)

    def cookie(self, identity: str) -> str:
        """The cookie of an identity."""
        return self._cookies.sign(identity).decode()

    def identity(self, cookie: str) -> str | None:
        """The identity of a cookie; None if it is not ours."""
        try:
            return self._cookies.unsign(cookie).decode()
        except (BadData, ValueError):
            return None

    def csrf(self, identity: str) -> str:
        """The token an identity's requests must bring along."""
        return self._tokens.get_signature(identity).decode()

    def is_csrf(self, identity: str, token: str) -> bool:
        """Is this the identity's token?"""
        return secrets.compare_digest(self.csrf(identity).encode(), token.encode())

    def invitation(self, game: str) -> str:
        """The token of a table's invitation link."""
        return str(self._invitations.dumps([game]))

    def welcome(self, role: str) -> str:
        """The token of a link that makes whoever opens it somebody who may set tables."""
        return str(self._welcomes.dumps(role))

    def read_welcome(self, token: str) -> str | None:
        """The role of such a link; None if it is not ours, or older than a week."""
        try:
            return str(self._welcomes.loads(token, max_age=WELCOME_AGE))
        except (BadData, ValueError):
            return None

    def read_invitation(self, token: str) -> str | None:
        """The game of an invitation; None if it is not ours. Before version 0.3 each seat had one of its own."""
        try:
            game, *_ = self._invitations.loads(token)
        except (BadData, ValueError):
            return None
        return str(game)


def make_visitor(identity: str, known: Identity | None, accept_language: str, csrf: str) -> Visitor:
    """A visitor from what is stored and what the browser says."""
    language = known.language if known and known.language else preferred_language(accept_language)
    name = known.name if known else ""
    if known is None:
        return Visitor(identity, name, language, "", "", "", csrf)
    return Visitor(identity, name, language, known.theme, known.contrast, known.motion, csrf, known.role)


def make_program(token: BotToken, owner: Identity | None, accept_language: str) -> Visitor:
    """A program as a visitor: its name says what it is, and it may do what its owner may."""
    name, language = f"{PROGRAM} {token.name}", preferred_language(accept_language)
    return Visitor(token.identity, name, language, "", "", "", "", owner.role if owner else "", is_program=True)


def preferred_language(accept: str) -> str:
    """The first of our languages in an Accept-Language header; English if there is none.

    >>> preferred_language("de-DE,de;q=0.9,ru;q=0.8,en;q=0.7")
    'ru'
    """
    asked: list[tuple[float, str]] = []
    for part in accept.split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            asked.append((-float(weight or 1), tag.split("-")[0].lower()))
        except ValueError:
            continue
    found = [tag for _, tag in sorted(asked, key=lambda item: item[0]) if tag in LANGUAGES]
    return found[0] if found else LANGUAGES[0]
