"""Where every point of a finished game came from, in words."""

import numpy as np

from tianxia.games.zhanguo.rules.scoring import disc_points, face_points, marker_leader, score_map, winner
from tianxia.games.zhanguo.state import (
    ASPECTS,
    FACES,
    MAX_SEATS,
    NOBODY,
    NUM_REGIONS,
    OBJECTIVE_SECTIONS,
    REGIONS,
    SECTIONS,
    State,
)
from tianxia.games.zhanguo.text.reading import track_list
from tianxia.kernel.game import Box
from tianxia.kernel.score_sheet import ScorePart, ScoreRow, ScoreSheet
from tianxia.words import Words


def score_sheet(box: Box, s: State, words: Words) -> ScoreSheet:
    """The table of a finished game's points: play, regions, aspects, objectives, walls, total."""
    found = {
        "regions": _regions(box, s, words),
        "markers": _markers(box, s, words),
        "objectives": _objectives(box, s, words),
        "walls": _walls(box, s, words),
    }
    kinds = [_kind(words(f"sheet-{name}"), parts) for name, parts in found.items()]
    totals = tuple(s.points[: s.players].tolist())
    during = tuple(total - sum(points) for total, *points in zip(totals, *(kind.points for kind in kinds), strict=True))
    rows = [ScoreRow(words("sheet-during"), during), *kinds, ScoreRow(words("sheet-total"), totals)]
    return ScoreSheet(rows, _notes(s, words), is_sum=True)


_Row = tuple[str, tuple[int, ...]]
"""What brings points, and how many to each seat."""


def _kind(label: str, parts: list[_Row]) -> ScoreRow:
    """Points of one kind, with those of its parts that brought anybody any."""
    sums = tuple(sum(column) for column in zip(*(points for _, points in parts), strict=True))
    return ScoreRow(label, sums, tuple(ScorePart(*part) for part in parts if any(part[1])))


def _regions(box: Box, s: State, words: Words) -> list[_Row]:
    counts, points = np.zeros((2, NUM_REGIONS, MAX_SEATS), np.int16)
    score_map(box.record, s, counts, points)
    return [(words(f"region-{region}"), tuple(points[r, : s.players].tolist())) for r, region in enumerate(REGIONS)]


def _markers(box: Box, s: State, words: Words) -> list[_Row]:
    rows = []
    for a, aspect in enumerate(ASPECTS):
        leader, points = marker_leader(s, a), int(box.record.marker_majority[a])
        shares = tuple(points if seat == leader else 0 for seat in range(s.players))
        rows.append((words(f"aspect-{aspect}"), shares))
    return rows


def _objectives(box: Box, s: State, words: Words) -> list[_Row]:
    return [
        (
            words("sheet-objective", section=section),
            tuple(int(disc_points(box.record, s, seat, i)) for seat in range(s.players)),
        )
        for i, section in enumerate(OBJECTIVE_SECTIONS)
    ]


def _walls(box: Box, s: State, words: Words) -> list[_Row]:
    rows = []
    for i, section in enumerate(SECTIONS):
        face, shares = int(s.tiles[i]), [0] * int(s.players)
        for space, owner in enumerate(s.walls[i].tolist()):
            if owner != NOBODY:
                shares[owner] += int(face_points(box.record, s, owner, face, space))
        label = words("sheet-wall", section=words(f"section-{section}"), face=words(f"face-{FACES[face]}"))
        rows.append((label, tuple(shares)))
    return rows


def _notes(s: State, words: Words) -> list[str]:
    """The winner, and the tie-break where one was needed."""
    best = int(winner(s))
    notes = [words("sheet-winner", seat=words.seat(best), points=int(s.points[best]))]
    tied = [seat for seat in track_list(s) if s.points[seat] == s.points[best]]
    if len(tied) > 1:
        notes.append(words("sheet-tie", seats=", ".join(words.seat(seat) for seat in tied), winner=words.seat(best)))
    return notes
