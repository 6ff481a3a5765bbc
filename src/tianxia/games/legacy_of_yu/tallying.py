"""How a finished game went (p. 15): there are no points, so the table shows what was reached and the result."""

from tianxia.games.legacy_of_yu.facts import outsider_count
from tianxia.games.legacy_of_yu.state import BUILDINGS, RIVER, ROW
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box, Tally
from tianxia.kernel.words import Words


def tally(box: Box, view: Document, words: Words) -> Tally:
    """What was reached, line by line; the last one is the result, 1 for a win and 0 for a loss."""
    won = view["outcome"] == "win"
    reached: list[tuple[str, int | str]] = [
        ("rounds", view["round"]),
        ("canals", words("tally-of", count=view["built"], all=RIVER)),
        ("flood", view["flood"]),
        ("buildings", sum(text in BUILDINGS[1:] for text in view["spaces"])),
        ("tucked", sum(card > 0 for card in view["tucked"])),
        ("beaten", view["beaten"]),
        ("outsiders", words("tally-of", count=outsider_count(view), all=ROW)),
        ("result", int(won)),
    ]
    notes = [words("prompt-over", outcome=view["outcome"])]
    if view["campaign"]:
        notes.append(words("tally-campaign", wins=view["campaign"]["wins"], losses=view["campaign"]["losses"]))
        if view["campaign"]["finished"] != "-":
            notes.append(words("tally-finished", how=view["campaign"]["finished"]))
    return Tally([(words(f"tally-{name}"), (value,)) for name, value in reached], notes)
