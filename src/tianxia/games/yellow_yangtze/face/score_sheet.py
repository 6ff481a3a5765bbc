"""Where every point of a finished game came from, and what decided it (RULES.md, 13)."""

from tianxia.games.yellow_yangtze.state import COLOURS, Colour, State
from tianxia.games.yellow_yangtze.text.position import view as make_view
from tianxia.kernel.documents import Document
from tianxia.kernel.game import SPECTATOR, Box, ScoreSheet
from tianxia.words import Words

GOLD = COLOURS[Colour.YELLOW]
COUNTED = tuple(colour for colour in COLOURS if colour != GOLD)


def score_sheet(box: Box, s: State, words: Words) -> ScoreSheet:
    """Points by colour with the gold that went to each, and the weakest colour, which is the score."""
    view = make_view(box, s, SPECTATOR)
    seats = range(view["players"])
    spread = [_spread(points) for points in view["points"]]
    rows: list[tuple[str, tuple[int | str, ...]]] = [
        (words(f"tally-{colour}"), tuple(_shown(view["points"][s][colour], spread[s][colour]) for s in seats))
        for colour in COUNTED
    ]
    rows.append((words(f"tally-{GOLD}"), tuple(view["points"][s][GOLD] for s in seats)))
    rows.append((words("tally-total"), tuple(view["result"]["scores"])))
    return ScoreSheet(rows, _notes(view, words))


def _spread(points: dict[str, int]) -> dict[str, int]:
    """How much gold goes to each colour: one after the other to the lowest, the first of several (R-26)."""
    given = dict.fromkeys(COUNTED, 0)
    for _ in range(points[GOLD]):
        given[min(COUNTED, key=lambda colour: points[colour] + given[colour])] += 1
    return given


def _shown(points: int, gold: int) -> int | str:
    return f"{points} + {gold} = {points + gold}" if gold else points


def _notes(view: Document, words: Words) -> list[str]:
    result = view["result"]
    winners = [words.seat(seat) for seat in result["winners"]]
    score = result["scores"][result["winners"][0]]
    notes = [words("tally-winner", winners=", ".join(winners), count=len(winners), score=score)]
    decided = words("tally-shared") if len(winners) > 1 else _tie_break(view, words)
    return [*notes, *([decided] if decided else []), words("event-game-ended", reason=result["reason"])]


def _tie_break(view: Document, words: Words) -> str:
    """What put the winner before the next one; nothing to say if it was the score (R-27)."""
    result = view["result"]
    (winner,) = result["winners"]
    second = result["ranks"].index(2)
    own, others = result["levels"][winner], result["levels"][second]
    differing = [i for i in range(len(own)) if own[i] != others[i]]
    if not differing:
        gold = [view["points"][seat][GOLD] for seat in (winner, second)]
        return words("tally-less-gold", second=words.seat(second), own=gold[0], others=gold[1])
    place = differing[0]
    if place == 0:
        return ""
    return words("tally-tie", second=words.seat(second), place=place + 1, own=own[place], others=others[place])
