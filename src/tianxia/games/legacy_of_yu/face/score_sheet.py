"""How a finished game went (p. 15): there are no points, so the table shows what was reached and the result."""

from tianxia.games.legacy_of_yu.rules.round import count_outsiders
from tianxia.games.legacy_of_yu.state import FINISHED, OUTCOMES, RIVER, ROW, Finished, Outcome, State
from tianxia.kernel.game import Box, ScoreSheet
from tianxia.words import Words


def score_sheet(box: Box, s: State, words: Words) -> ScoreSheet:
    """What was reached, line by line; the last one is the result, 1 for a win and 0 for a loss."""
    reached: list[tuple[str, int | str]] = [
        ("rounds", int(s.round_number)),
        ("canals", words("sheet-of", count=int(s.built), all=RIVER)),
        ("flood", int(s.flood)),
        ("buildings", int((s.spaces != 0).sum())),
        ("tucked", int((s.tucked != 0).sum())),
        ("beaten", int(s.beaten)),
        ("outsiders", words("sheet-of", count=int(count_outsiders(s)), all=ROW)),
        ("result", int(s.outcome == Outcome.WIN)),
    ]
    notes = [words("prompt-over", outcome=OUTCOMES[s.outcome])]
    if s.story:
        notes.append(words("sheet-campaign", wins=int(s.wins), losses=int(s.losses)))
        if s.finished != Finished.NONE:
            notes.append(words("sheet-finished", how=FINISHED[s.finished]))
    return ScoreSheet([(words(f"sheet-{name}"), (value,)) for name, value in reached], notes)
