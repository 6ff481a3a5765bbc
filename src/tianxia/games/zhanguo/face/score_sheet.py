"""Where every point of a finished game came from, in words."""

from tianxia.games.zhanguo.face.counting import marker_points, objective_points, region_points, section_points
from tianxia.games.zhanguo.state import ASPECTS, OBJECTIVE_SECTIONS, REGIONS, SECTIONS, State
from tianxia.games.zhanguo.text.position import view as make_view
from tianxia.kernel.documents import Document
from tianxia.kernel.game import SPECTATOR, Box, ScoreSheet
from tianxia.words import Words


def score_sheet(box: Box, s: State, words: Words) -> ScoreSheet:
    """The table of a finished game's points: play, regions, aspects, objectives, walls, total."""
    view = make_view(box, s, SPECTATOR)
    found = {words("tally-region", region=words(f"region-{r}")): region_points(box, view["map"][r]) for r in REGIONS}
    found |= {words("tally-marker", aspect=words(f"aspect-{a}")): marker_points(box, view, a) for a in ASPECTS}
    found |= {words("tally-objective", section=half): objective_points(box, view, half) for half in OBJECTIVE_SECTIONS}
    for section in SECTIONS:
        face = words(f"face-{view['tiles'][section]}")
        name = words("tally-wall", section=words(f"section-{section}"), face=face)
        found[name] = section_points(box, view, section)
    totals = tuple(int(seat["points"]) for seat in view["seats"])
    during = tuple(total - sum(points) for total, *points in zip(totals, *found.values(), strict=True))
    rows = [(name, tuple(points)) for name, points in found.items() if any(points)]
    return ScoreSheet([(words("tally-during"), during), *rows, (words("tally-total"), totals)], _notes(view, words))


def _notes(view: Document, words: Words) -> list[str]:
    """The winner, and the tie-break where one was needed."""
    best = view["ranking"][0]
    points = view["seats"][best]["points"]
    notes = [words("tally-winner", seat=words.seat(best), points=points)]
    tied = [seat for seat in view["track"] if view["seats"][seat]["points"] == points]
    if len(tied) > 1:
        notes.append(words("tally-tie", seats=", ".join(words.seat(seat) for seat in tied), winner=words.seat(best)))
    return notes
