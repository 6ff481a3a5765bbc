"""What a browser calls itself, in a few words that its owner knows it by."""

import re

BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "YaBrowser": "Yandex Browser",
    "SamsungBrowser": "Samsung Internet",
    "Vivaldi": "Vivaldi",
    "FxiOS": "Firefox",
    "Firefox": "Firefox",
    "CriOS": "Chrome",
    "HeadlessChrome": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
"""By the word before the version; most browsers also name those they are like, so the first that fits is meant."""
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Macintosh": "macOS",
    "Linux": "Linux",
}
UNKNOWN, LONGEST = "?", 30


def device_of(agent: str) -> str:
    """The browser and the system of a `User-Agent`.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0")
    'Firefox · Linux'
    >>> device_of("curl/8.5.0"), device_of("")
    ('curl', '?')
    """
    browser = next((name for word, name in BROWSERS.items() if re.search(rf"\b{word}\w*/", agent)), "")
    system = next((name for word, name in SYSTEMS.items() if word in agent), "")
    if not browser and not system:
        return agent.partition("/")[0].strip()[:LONGEST] or UNKNOWN
    return " · ".join(filter(None, (browser, system)))
