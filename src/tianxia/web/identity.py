"""Who somebody is: a signed cookie names a login, which is somebody's, and a token against forged requests."""

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
COOKIE_AGE = 400 * 24 * 3600
"""Seconds that a cookie is kept: browsers allow no more, so it is set anew now and then."""
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
    login: str = ""
    """In which browser they are signed in."""

    @property
    def words(self) -> Words:
        """The words of the pages in the visitor's language."""
        return words(self.language, WORDS)


class Claim(NamedTuple):
    """What a cookie says."""

    login: str
    identity: str
    """Whose login it was when the cookie was set: the database knows better."""
    is_old: bool = False
    """Was it set by a version that knew identities only?"""


class Signatures:
    """Everything that is signed: cookies, tokens against forged requests, invitations."""

    def __init__(self, secret: str) -> None:
        self._secret = secret

    @cached_property
    def _cookies(self) -> Signer:
        return self._signer("login")

    @cached_property
    def _old_cookies(self) -> Signer:
        return self._signer("identity")

    @cached_property
    def _old_logins(self) -> Signer:
        return self._signer("old-login")

    @cached_property
    def _tokens(self) -> Signer:
        return self._signer("csrf")

    @cached_property
    def _invitations(self) -> URLSafeSerializer:
        return URLSafeSerializer(self._secret, salt="invitation")

    @cached_property
    def _welcomes(self) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(self._secret, salt="welcome")

    def _signer(self, salt: str) -> Signer:
        return Signer(self._secret, salt=salt, key_derivation="hmac", algorithm=HMACAlgorithm())

    def new_claim(self) -> Claim:
        """A new login of somebody new."""
        return Claim(secrets.token_urlsafe(16), secrets.token_urlsafe(12))

    def cookie(self, login: str, identity: str) -> str:
        """The cookie of a login."""
        return self._cookies.sign(f"{identity}.{login}").decode()

    def claim(self, cookie: str) -> Claim | None:
        """What a cookie says; None if it is not ours. All copies of an old one are the same login."""
        try:
            identity, _, login = self._cookies.unsign(cookie).decode().partition(".")
            return Claim(login, identity)
        except (BadData, ValueError):
            pass
        try:
            identity = self._old_cookies.unsign(cookie).decode()
            return Claim(self._old_logins.get_signature(identity).decode(), identity, is_old=True)
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


def make_visitor(claim: Claim, known: Identity | None, accept_language: str, csrf: str) -> Visitor:
    """A visitor from what is stored and what the browser says."""
    identity, login = claim.identity, claim.login
    language = known.language if known and known.language else preferred_language(accept_language)
    if known is None:
        return Visitor(identity, "", language, "", "", "", csrf, login=login)
    likings = known.theme, known.contrast, known.motion
    return Visitor(identity, known.name, language, *likings, csrf, known.role, login=login)


def cookie_header(signatures: Signatures, claim: Claim | None, scheme: str) -> str:
    """What makes a browser keep a login; None: what makes it forget the one it had."""
    value = "" if claim is None else signatures.cookie(claim.login, claim.identity)
    age, tail = 0 if claim is None else COOKIE_AGE, "; Secure" if scheme == "https" else ""
    return f"{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{tail}"


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
