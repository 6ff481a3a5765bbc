"""How a finished game went (p. 15): won or lost, how the story ends, and what was reached. There are no points."""

from tianxia.games.legacy_of_yu.rules.round import count_outsiders
from tianxia.games.legacy_of_yu.state import FINISHED, OUTCOMES, RIVER, ROW, Finished, State
from tianxia.kernel.game import Box
from tianxia.kernel.score_sheet import ScoreRow, ScoreSheet
from tianxia.words import Words


def score_sheet(box: Box, s: State, words: Words) -> ScoreSheet:
    """The end as a headline, in sentences, and what was reached, line by line."""
    reached: list[tuple[str, int | str]] = [
        ("rounds", int(s.round_number)),
        ("canals", words("sheet-of", count=int(s.built), all=RIVER)),
        ("flood", int(s.flood)),
        ("buildings", int((s.spaces != 0).sum())),
        ("tucked", int((s.tucked != 0).sum())),
        ("beaten", int(s.beaten)),
        ("outsiders", words("sheet-of", count=int(count_outsiders(s)), all=ROW)),
    ]
    outcome = OUTCOMES[s.outcome]
    notes = [words("sheet-epilogue", outcome=outcome), words("prompt-over", outcome=outcome)]
    if s.story:
        notes.append(words("sheet-campaign", wins=int(s.wins), losses=int(s.losses)))
        if s.finished != Finished.NONE:
            notes.append(words("sheet-finished", how=FINISHED[s.finished]))
    rows = [ScoreRow(words(f"sheet-{name}"), (value,)) for name, value in reached]
    return ScoreSheet(rows, notes, ending=words("sheet-ending", outcome=outcome))
