"""Where every point came from, in words: regions, alliances, roads (RULES.md, 7 and 9)."""

from collections.abc import Iterator

from tianxia.games.china.rules.houses import house_points, is_doubled
from tianxia.games.china.rules.scoring import alliance_points
from tianxia.games.china.state import REGIONS, State
from tianxia.games.china.text.loading import load_board
from tianxia.games.china.text.position import view as make_view
from tianxia.kernel.documents import Document
from tianxia.kernel.game import SPECTATOR, Box, ScoreSheet
from tianxia.words import Words

Row = tuple[str, tuple[int | str, ...]]


def score_sheet(box: Box, s: State, words: Words) -> ScoreSheet:
    """A row for each region and each alliance that paid somebody, one for the roads, and the total."""
    view = make_view(box, s, SPECTATOR)
    rows = [*_regions(box, view, words), *_alliances(box, view, words)]
    rows.append((words("tally-roads"), tuple(view["points"]["roads"])))
    rows.append((words("tally-total"), tuple(view["score"])))
    return ScoreSheet(rows, [*_outcome(view, words), *_doublings(box, view, words)])


def _regions(box: Box, view: Document, words: Words) -> Iterator[Row]:
    board = load_board(box, view)
    for region, name in enumerate(REGIONS):
        points = tuple(int(house_points(box.record, board, region, seat)) for seat in range(view["players"]))
        if any(points):
            yield words(f"region-{name}"), points


def _alliances(box: Box, view: Document, words: Words) -> Iterator[Row]:
    board = load_board(box, view)
    for number, a, b, _, _ in box.document["alliances"]["list"]:
        points = tuple(int(alliance_points(box.record, board, number - 1, seat)) for seat in range(view["players"]))
        if any(points):
            names = {"a": words(f"region-{a}"), "b": words(f"region-{b}")}
            yield words("tally-alliance", number=number, **names), points


def _outcome(view: Document, words: Words) -> Iterator[str]:
    """Why the game has ended, who won, and whom the supply alone keeps from winning too."""
    result = view["result"]
    winners, scores, supply = result["winners"], result["scores"], result["supply"]
    yield words("event-game-over", reason=result["reason"])
    names = ", ".join(words.seat(seat) for seat in winners)
    yield words("tally-winner", winners=names, count=len(winners), points=scores[winners[0]])
    for other in range(view["players"]):
        if other not in winners and scores[other] == scores[winners[0]]:
            yield words("final-tie-break", one=words.seat(winners[0]), other=words.seat(other),
                        more=supply[winners[0]], less=supply[other])  # fmt: skip


def _doublings(box: Box, view: Document, words: Words) -> Iterator[str]:
    """In which regions a fortress has doubled somebody's points."""
    board = load_board(box, view)
    doubled = [
        words("tally-doubling", seat=words.seat(seat), region=words(f"region-{name}"))
        for region, name in enumerate(REGIONS)
        for seat in range(view["players"])
        if is_doubled(box.record, board, region, seat)
    ]
    if doubled:
        yield words("tally-doubled", doublings=", ".join(doubled))
