"""When something was, in words."""

import time

from tianxia.words import Words


def ago(t: Words, moment: float) -> str:
    """How long ago, roughly."""
    minutes = max(0, int(time.time() - moment)) // 60
    if minutes < 60:
        return t("ago-minutes", count=minutes)
    return t("ago-hours", count=minutes // 60) if minutes < 48 * 60 else t("ago-days", count=minutes // (24 * 60))
