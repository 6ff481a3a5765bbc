"""Limits: how often and how much a visitor may ask for, and an address, behind which there may be many visitors."""

import time
from collections import Counter, OrderedDict
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil

from tianxia.web.errors import WebError
from tianxia.web.settings import Settings
from tianxia.web.shares import Payer

REMEMBERED = 10_000
"""Whose buckets are kept; the longest silent is forgotten first, and its bucket would be full again anyway."""
HOUR = 3600.0
SOON = 30
"""Seconds after which a page that was closed has surely been noticed."""
NETWORK = 64
"""Bits of an IPv6 address that one customer of a provider has; the rest they choose as they like."""


def address_of(host: str) -> str:
    """Whom an address stands for.

    >>> address_of("203.0.113.7"), address_of("2001:db8:1:2:3:4:5:6"), address_of("::ffff:203.0.113.7")
    ('203.0.113.7', '2001:db8:1:2::/64', '203.0.113.7')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:  # a Unix socket, or a proxy that names somebody in its own way
        return host[:100]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, NETWORK), strict=False))


class Buckets:
    """A bucket of tokens for everybody: it holds `burst`, and `rate` of them flow in every second."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, who: str, tokens: float = 1.0) -> float:
        """The seconds until there are as many tokens; 0: they are there."""
        missing = min(tokens, self._burst) - self._level(who)
        return missing / self._rate if missing > 0 else 0.0

    def take(self, who: str, tokens: float = 1.0) -> None:
        """Take tokens, even if there are not as many."""
        self._levels[who] = self._level(who) - tokens, time.monotonic()
        self._levels.move_to_end(who)
        if len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)

    def _level(self, who: str) -> float:
        now = time.monotonic()
        level, then = self._levels.get(who, (self._burst, now))
        return min(self._burst, level + (now - then) * self._rate)


class Limit:
    """Something of which a visitor may have so much a time, and an address a few times as much."""

    def __init__(self, rate: float, burst: float, visitors: int) -> None:
        self._people = Buckets(rate, burst)
        self._addresses = Buckets(rate * visitors, burst * visitors)

    def take(self, payer: Payer, code: str, tokens: float = 1.0) -> None:
        """Take tokens; if the visitor or the address has not as many, nothing is taken, and the error says so."""
        seconds = max(self._people.wait(payer.person, tokens), self._addresses.wait(payer.address, tokens))
        if seconds:
            raise WebError(429, code, retry_after=ceil(seconds))
        self._people.take(payer.person, tokens)
        self._addresses.take(payer.address, tokens)


class Streams:
    """Counts the event streams of each visitor and address, and of all."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.streams
        self._most_of_address = settings.streams * settings.visitors_per_address
        self._most_in_total = settings.streams_in_total
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """How many are open."""
        return self._addresses.total()

    def open(self, payer: Payer) -> None:
        """Count one more; raises an error that says what is full."""
        if self._people[payer.person] >= self._most:
            raise WebError(429, "too-many-streams", most=self._most, retry_after=SOON)
        if self._addresses[payer.address] >= self._most_of_address:
            raise WebError(429, "too-many-streams-here", most=self._most_of_address, retry_after=SOON)
        if self.total >= self._most_in_total:
            raise WebError(503, "too-many-streams-in-total", most=self._most_in_total, retry_after=SOON)
        self._people[payer.person] += 1
        self._addresses[payer.address] += 1

    def close(self, payer: Payer) -> None:
        """Count one less."""
        for counts, name in ((self._people, payer.person), (self._addresses, payer.address)):
            counts[name] -= 1
            if not counts[name]:
                del counts[name]


class Limits:
    """All limits of a server."""

    def __init__(self, settings: Settings) -> None:
        visitors = settings.visitors_per_address
        self.requests = Limit(settings.posts_per_second, settings.burst, visitors)
        self.bytes = Limit(settings.bytes_per_hour / HOUR, settings.bytes_per_hour, visitors)
        self.tables = Limit(settings.tables_per_hour / HOUR, settings.tables_per_hour, visitors)
        self.streams = Streams(settings)
