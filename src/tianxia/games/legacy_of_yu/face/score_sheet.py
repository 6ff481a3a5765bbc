"""How a finished game went (p. 15): there are no points, so the table shows what was reached and the result."""

from tianxia.games.legacy_of_yu.face.facts import outsider_count
from tianxia.games.legacy_of_yu.state import BUILDINGS, RIVER, ROW, State
from tianxia.games.legacy_of_yu.text.position import view as make_view
from tianxia.kernel.game import SPECTATOR, Box, ScoreSheet
from tianxia.words import Words


def score_sheet(box: Box, s: State, words: Words) -> ScoreSheet:
    """What was reached, line by line; the last one is the result, 1 for a win and 0 for a loss."""
    view = make_view(box, s, SPECTATOR)
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
    return ScoreSheet([(words(f"tally-{name}"), (value,)) for name, value in reached], notes)
