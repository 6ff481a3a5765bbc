"""Mail: letters to people, by the operator's mail server, and the links in them."""

import asyncio
import logging
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from itsdangerous import BadData, SignatureExpired, URLSafeTimedSerializer

from tianxia.web.errors import WebError
from tianxia.web.settings import Settings
from tianxia.words import Words

log = logging.getLogger("tianxia")

CONFIRM_AGE = 3 * 86_400
"""Seconds for which a link to confirm an address is good."""
PATIENCE = 20.0
"""Seconds that the mail server may take."""
ADDRESS = re.compile(r"[^\s@<>(),;:\"\\\[\]]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
LONGEST = 254
CONFIRM, LEAVE = "confirm", "leave"
"""What a link is for."""


class Mailer:
    """Writes letters, if the operator has set up a mail server."""

    def __init__(self, settings: Settings, secret: str) -> None:
        self._settings = settings
        self._secret = secret
        self.is_on = bool(settings.smtp_host and settings.smtp_from and settings.public_url)

    def check(self, address: str) -> str:
        """An address that mail can be sent to; raises WebError."""
        if not self.is_on:
            raise WebError(404, "no-mail")
        if len(address) > LONGEST or not ADDRESS.fullmatch(address):
            raise WebError(400, "bad-address")
        return address

    def link(self, what: str, identity: str, address: str) -> str:
        """A link by which somebody confirms an address, or wants no more mail there."""
        token = self._serializer(what).dumps([identity, address])
        return f"{self._settings.public_url.rstrip('/')}/mail/{what}/{token}"

    def table_link(self, table: str) -> str:
        """Where a table is."""
        return f"{self._settings.public_url.rstrip('/')}/table/{table}"

    def read(self, what: str, token: str) -> tuple[str, str]:
        """Whose link it is, and for which address; raises WebError."""
        try:
            identity, address = self._serializer(what).loads(token, max_age=CONFIRM_AGE if what == CONFIRM else None)
        except SignatureExpired:
            raise WebError(410, "old-mail-link") from None
        except (BadData, ValueError):
            raise WebError(404, "bad-mail-link") from None
        return str(identity), str(address)

    async def send(self, address: str, subject: str, text: str, *, leave: str = "") -> None:
        """Send a letter; raises WebError if the mail server does not take it. `leave` is a link for no more of them."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self._settings.smtp_from, address, subject
        letter["Date"], letter["Message-ID"] = (
            formatdate(),
            make_msgid(domain=self._settings.smtp_from.rpartition("@")[2]),
        )
        letter["Auto-Submitted"] = "auto-generated"
        if leave:
            letter["List-Unsubscribe"], letter["List-Unsubscribe-Post"] = f"<{leave}>", "List-Unsubscribe=One-Click"
        letter.set_content(text)
        try:
            await asyncio.to_thread(self._hand_over, letter)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("a mail could not be sent: %s", error)
            raise WebError(503, "mail-not-sent") from error

    def _hand_over(self, letter: EmailMessage) -> None:
        """In a thread of its own: it may take its time."""
        given = self._settings
        kind = smtplib.SMTP_SSL if given.smtp_security == "tls" else smtplib.SMTP
        with kind(given.smtp_host, given.smtp_port, timeout=PATIENCE) as server:
            if given.smtp_security == "starttls":
                server.starttls(context=ssl.create_default_context())
            if given.smtp_user:
                server.login(given.smtp_user, given.smtp_password)
            server.send_message(letter)

    def _serializer(self, what: str) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(self._secret, salt=f"mail-{what}")


def lasting(t: Words, seconds: float) -> str:
    """A length of time in words: days, hours or minutes."""
    for unit, length in (("days", 86_400), ("hours", 3600)):
        if seconds >= length:
            return t(f"lasting-{unit}", count=int(seconds // length))
    return t("lasting-minutes", count=max(1, int(seconds // 60)))
