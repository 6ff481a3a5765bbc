"""What can be counted of a server, in the words of Prometheus."""

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

if TYPE_CHECKING:
    from tianxia.web.hall import Hall

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
STREAMS = "/table/{id}/events"
"""An event stream lasts as long as a page is open: its time says nothing."""


class Metrics:
    """The figures of one server process, since it began."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self._requests = Counter(
            "tianxia_requests", "Requests answered.", ["method", "route", "status"], registry=self._registry
        )
        self._seconds = Histogram(
            "tianxia_request_seconds", "Seconds until an answer was sent, streams left out.", ["route"],
            buckets=BUCKETS, registry=self._registry,
        )  # fmt: skip
        self._tables = Gauge("tianxia_tables", "Tables in memory.", registry=self._registry)
        self._streams = Gauge("tianxia_streams", "Open event streams.", registry=self._registry)
        self._thinking = Gauge("tianxia_bots_thinking", "Tables at which a bot thinks.", registry=self._registry)
        self._database = Gauge("tianxia_database_up", "Does the database answer?", registry=self._registry)
        self._warming = Gauge("tianxia_warming", "Are rules still being compiled?", registry=self._registry)

    def count(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request."""
        known = method if method in ("GET", "HEAD", "POST") else "other"
        self._requests.labels(known, route, str(status)).inc()
        if route != STREAMS:
            self._seconds.labels(route).observe(seconds)

    def text(self, hall: "Hall", database: bool) -> bytes:
        """All figures, as Prometheus reads them."""
        self._tables.set(hall.tables_in_memory)
        self._streams.set(hall.limits.streams.total)
        self._thinking.set(hall.bots.thinking)
        self._database.set(database)
        self._warming.set(hall.settings.is_warming)
        return generate_latest(self._registry)
