"""Where every point of a finished game came from, and what decided it (RULES.md, 13)."""

from tianxia.games.yellow_yangtze.rules.scoring import levels, rank_of, score_of, worth_of_colours
from tianxia.games.yellow_yangtze.state import COLOURS, Colour, State
from tianxia.games.yellow_yangtze.text.position import reason
from tianxia.kernel.game import Box
from tianxia.kernel.score_sheet import ScoreRow, ScoreSheet
from tianxia.words import Words

GOLD = Colour.YELLOW


def score_sheet(box: Box, s: State, words: Words) -> ScoreSheet:
    """Points by colour with the gold that went to each, and the weakest colour, which is the score."""
    points = s.points[: s.players].tolist()
    worth = [worth_of_colours(s, seat) for seat in range(s.players)]
    rows = [
        ScoreRow(
            words(f"sheet-{colour}"), tuple(_shown(own[c], full[c]) for own, full in zip(points, worth, strict=True))
        )
        for c, colour in enumerate(COLOURS[:GOLD])
    ]
    rows.append(ScoreRow(words(f"sheet-{COLOURS[GOLD]}"), tuple(own[GOLD] for own in points)))
    rows.append(ScoreRow(words("sheet-total"), tuple(int(score_of(s, seat)) for seat in range(s.players))))
    return ScoreSheet(rows, _notes(s, words))


def _shown(points: int, worth: int) -> int | str:
    """The points of a colour, and the gold that was added to them if there was any."""
    return f"{points} + {worth - points} = {worth}" if worth > points else points


def _notes(s: State, words: Words) -> list[str]:
    winners = [seat for seat in range(s.players) if rank_of(s, seat) == 1]
    listed = ", ".join(words.seat(seat) for seat in winners)
    notes = [words("sheet-winner", winners=listed, count=len(winners), score=int(score_of(s, winners[0])))]
    decided = words("sheet-shared") if len(winners) > 1 else _tie_break(s, winners[0], words)
    return [*notes, *([decided] if decided else []), words("event-game-ended", reason=reason(s))]


def _tie_break(s: State, winner: int, words: Words) -> str:
    """What put the winner before the next one; nothing to say if it was the score (R-27)."""
    second = next(seat for seat in range(s.players) if rank_of(s, seat) == 2)
    own, others = levels(s, winner), levels(s, second)
    differing = [i for i in range(len(own)) if own[i] != others[i]]
    if not differing:
        gold = [int(s.points[seat, GOLD]) for seat in (winner, second)]
        return words("sheet-less-gold", second=words.seat(second), own=gold[0], others=gold[1])
    place = differing[0]
    if place == 0:
        return ""
    return words("sheet-tie", second=words.seat(second), place=place + 1, own=own[place], others=others[place])
