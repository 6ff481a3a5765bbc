"""End of the game: where the final points come from (rulebook: End of the game, Wall tiles; rulings R-14 to R-17)."""

from tianxia.games.zhanguo.box import Components
from tianxia.games.zhanguo.rules.governors import count_governors
from tianxia.games.zhanguo.rules.unification import all_cards_of_aspect, cards_of_aspect
from tianxia.games.zhanguo.state import (
    NOBODY,
    NUM_ASPECTS,
    NUM_COLOURS,
    NUM_KINDS,
    NUM_OBJECTIVES,
    NUM_REGIONS,
    NUM_SECTIONS,
    NUM_SPACES,
    REGION_CARDS,
    SEAL,
    Aspect,
    Colour,
    Decision,
    Event,
    Face,
    Phase,
    State,
)
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Counts


@rule
def end_game(box: Components, s: State) -> None:
    """The game is over: everything is scored. Nothing counted depends on points, so the order does not matter."""
    s.phase = Phase.OVER
    s.decision = Decision.NONE
    s.turn = NOBODY
    s.aspect = NOBODY
    for seat in range(s.players):
        s.points[seat] += final_points(box, s, seat)
    emit(s, Event.GAME_OVER, winner(s))


@rule
def final_points(box: Components, s: State, seat: int) -> int:
    """All points of the final scoring."""
    points = governor_points(box, s, seat) + marker_points(box, s, seat)
    return points + objective_points(box, s, seat) + wall_points(box, s, seat)


@rule
def governor_points(box: Components, s: State, seat: int) -> int:
    """The majorities of all regions."""
    points = 0
    for region in range(NUM_REGIONS):
        points += region_points(box, s, seat, region)
    return points


@rule
def region_points(box: Components, s: State, seat: int, region: int) -> int:
    """The leader's points; if several lead, they share them, rounded down."""
    own = count_governors(s, seat, region)
    if own == 0:
        return 0
    leaders = 0
    for other in range(s.players):
        governors = count_governors(s, other, region)
        if governors > own:
            return 0
        if governors == own:
            leaders += 1
    return int((box.governor_majority + box.governor_each * own) // leaders)


@rule
def score_map(box: Components, s: State, governors: Counts, points: Counts) -> None:
    """Python entry point: how many governors every seat (column) has in every region (row), and what they bring it.

    A call with records costs more than all the counting, so whoever shows the map asks once.
    """
    for region in range(NUM_REGIONS):
        for seat in range(s.players):
            governors[region, seat] = count_governors(s, seat, region)
            points[region, seat] = region_points(box, s, seat, region)


@rule
def marker_value(s: State, seat: int, aspect: int) -> int:
    """The value of the seat's markers and seal of an aspect."""
    value = s.markers[seat, aspect]
    if s.seals[aspect] == seat:
        value += SEAL
    return int(value)


@rule
def precedence(s: State, seat: int) -> int:
    """The place of a seat in ties: discs on the track from the top, then in the column from the top."""
    for place in range(s.track_size):
        if s.track[place] == seat:
            return place
    place = s.track_size
    for aspect in range(NUM_ASPECTS):
        if s.column[aspect] == seat:
            return int(place)
        if s.column[aspect] != NOBODY:
            place += 1
    return int(place)


@rule
def marker_leader(s: State, aspect: int) -> int:
    """Who has the highest value of an aspect, at least 1 (R-15); ties go to the disc higher on the track."""
    leader = NOBODY
    best = 0
    for seat in range(s.players):
        value = marker_value(s, seat, aspect)
        if value > best or (value == best and best > 0 and precedence(s, seat) < precedence(s, leader)):
            leader, best = seat, value
    return leader


@rule
def marker_points(box: Components, s: State, seat: int) -> int:
    """The marker majorities."""
    points = 0
    for aspect in range(NUM_ASPECTS):
        if marker_leader(s, aspect) == seat:
            points += box.marker_majority[aspect]
    return points


@rule
def objective_points(box: Components, s: State, seat: int) -> int:
    """Both sections of the objectives."""
    points = 0
    for section in range(NUM_OBJECTIVES // NUM_KINDS):
        points += disc_points(box, s, seat, section)
    return points


@rule
def disc_points(box: Components, s: State, seat: int, section: int) -> int:
    """The values of the seat's discs in a section, added up, times their number."""
    value, discs = 0, 0
    for objective in range(section * NUM_KINDS, (section + 1) * NUM_KINDS):
        for place in range(s.claim_counts[objective]):
            if s.claims[objective, place] == seat:
                value += box.objective_values[place]
                discs += 1
    return value * discs


@rule
def wall_points(box: Components, s: State, seat: int) -> int:
    """All walls of a seat."""
    points = 0
    for section in range(NUM_SECTIONS):
        for space in range(NUM_SPACES):
            if s.walls[section, space] == seat:
                points += face_points(box, s, seat, s.tiles[section], space)
    return points


@rule
def score_spaces(box: Components, s: State, seat: int, out: Counts) -> None:
    """Python entry point: what a wall of the seat would bring on every space (column) of every section (row)."""
    for section in range(NUM_SECTIONS):
        for space in range(NUM_SPACES):
            out[section, space] = face_points(box, s, seat, s.tiles[section], space)


@rule
def face_points(box: Components, s: State, seat: int, face: int, space: int) -> int:
    """What a wall on this space is worth under a face: the printed points for each thing that is counted."""
    each = box.face_points[face, space]
    if face == Face.PEACE:  # never below 0
        return int(max(0, each - _all_unrest(s, seat)))
    return int(each * count_for_face(s, seat, face))


@rule
def count_for_face(s: State, seat: int, face: int) -> int:
    """How often a face counts for a seat."""
    if face == Face.SETS:
        sets = all_cards_of_aspect(s, seat, Aspect.WRITING)
        sets = min(sets, all_cards_of_aspect(s, seat, Aspect.CURRENCY))
        return min(sets, all_cards_of_aspect(s, seat, Aspect.LAWS))
    count = 0
    for region in range(NUM_REGIONS):
        if region_counts(s, seat, region, face):
            count += 1
    return count


@rule
def region_counts(s: State, seat: int, region: int, face: int) -> bool:
    """Does a region meet what a face asks of regions?"""
    if face == Face.CALM:
        return bool(s.unrest[seat, region] == 0)
    if face == Face.ORDER:  # none and none counts
        return bool(_officials_in(s, seat, region) >= s.unrest[seat, region])
    if face == Face.GREY or face == Face.RED or face == Face.WHITE:
        colour = Colour.GREY if face == Face.GREY else Colour.RED if face == Face.RED else Colour.WHITE
        return bool(s.gov[seat, region, colour] + s.work[seat, region, colour] > 0)
    if face == Face.FULL:
        return bool(s.card_counts[seat, region] == REGION_CARDS)
    if face == Face.PAIRS:
        for aspect in range(NUM_ASPECTS):
            if cards_of_aspect(s, seat, region, aspect) >= 2:
                return True
        return False
    own = Aspect.CURRENCY if face == Face.CURRENCY else Aspect.LAWS if face == Face.LAWS else Aspect.WRITING
    return cards_of_aspect(s, seat, region, own) > 0


@rule
def _officials_in(s: State, seat: int, region: int) -> int:
    officials = s.work_counts[seat, region]
    for colour in range(NUM_COLOURS):
        officials += s.gov[seat, region, colour]
    return int(officials)


@rule
def _all_unrest(s: State, seat: int) -> int:
    unrest = 0
    for region in range(NUM_REGIONS):
        unrest += s.unrest[seat, region]
    return unrest


@rule
def is_ahead(s: State, one: int, other: int) -> bool:
    """Does seat `one` rank before seat `other`? Ties go to the disc higher on the track (R-14)."""
    if s.points[one] != s.points[other]:
        return bool(s.points[one] > s.points[other])
    return precedence(s, one) < precedence(s, other)


@rule
def winner(s: State) -> int:
    """The seat nobody is ahead of."""
    best = 0
    for seat in range(1, s.players):
        if is_ahead(s, seat, best):
            best = seat
    return best
