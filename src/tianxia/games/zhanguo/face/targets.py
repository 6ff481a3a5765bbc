"""How a person points at an action of ZhanGuo and hears it: targets of the drawing, and phrases.

Pieces come first, then the place they go to; what has only a place takes one click. The sign of a court action may be
pointed at before either, and then only what belongs to it is left. The names of all targets are in drawing.py.
"""

from tianxia.games.zhanguo.face.cards import card_facts
from tianxia.games.zhanguo.state import SQUARES
from tianxia.kernel.game import Box
from tianxia.words import Words

AREAS = {"g": "gov", "w": "work"}
"""The areas of a region as texts of moves and targets name them."""


def targets(box: Box, text: str) -> tuple[str, ...]:
    """The targets of an action, in the order of the clicks; none for a button."""
    match text.split():
        case ["card" | "discard" | "activate", card]:
            return (f"card-{card}",)
        case ["unify", region]:
            return (f"slot-{region}",)
        case ["hire", colour, region]:
            return "court-hire?", f"supply-{colour}", f"gov-{region}"
        case ["drop", colour, region]:
            return f"gov-{region}-{colour}", f"work-{region}"
        case ["move", colour, start, goal]:
            return f"{_area(start)}-{colour}", _area(goal)
        case ["pay" | "carry", *regions]:
            return tuple(f"workers-{region}" for region in regions)
        case ["recruit", region]:
            return "court-recruit?", f"workers-{region}"
        case ["governor", region]:
            return "court-governor?", f"region-{region}"
        case ["palace", region]:
            return "court-palace?", f"palace-{region}"
        case ["wall", section, sticks]:
            return "court-wall?", f"wall-{section}-{sticks}"
        case ["shift", start, place, goal, new_place]:
            return place_target(start, place), place_target(goal, new_place)
        case ["reassign"]:
            return ("court-reassign",)
        case ["power"]:
            return ("power",)
        case ["calm", region]:
            return (f"unrest-{region}",)
        case ["seal" | "marker" | "square" | "board" as kind, name]:
            return (f"{kind}-{name}",)
    return ()


def place_target(region: str, place: str) -> str:
    """The target of a governor's place: a square of a region, or what is beside them."""
    return f"square-{region}-{place}" if place in SQUARES else f"{place}-{region}"


def _area(end: str) -> str:
    """The target of one end of a move, such as g3."""
    return f"{AREAS[end[0]]}-{end[1:]}"


def phrase(box: Box, text: str, words: Words) -> str:
    """An action in words."""
    match text.split():
        case ["card" | "discard" | "activate" as kind, number]:
            facts = card_facts(box, words, int(number))
            return words(f"phrase-{kind}", **facts | {"aspect": words(f"aspect-{facts['aspect']}")})
        case ["hire" | "drop" as kind, colour, region]:
            return words(f"phrase-{kind}", colour=colour, region=words(f"region-{region}"))
        case ["move", colour, start, goal]:
            way = "up" if start[0] != goal[0] else "governing" if start[0] == "g" else "working"
            ends = {"start": words(f"region-{start[1:]}"), "goal": words(f"region-{goal[1:]}")}
            return words("phrase-move", colour=colour, way=way, **ends)
        case ["pay", *regions]:
            return words("phrase-pay", regions=", ".join(words(f"region-{region}") for region in regions))
        case ["carry", start, goal]:
            return words("phrase-carry", start=words(f"region-{start}"), goal=words(f"region-{goal}"))
        case ["shift", start, place, goal, new_place]:
            ends = {"start": words(f"region-{start}"), "goal": words(f"region-{goal}")}
            return words("phrase-shift", place=words(f"place-{place}"), new_place=words(f"place-{new_place}"), **ends)
        case ["wall", section, sticks]:
            return words("phrase-wall", section=words(f"section-{section}"), sticks=int(sticks))
        case ["square", place]:
            return words("phrase-square", place=words(f"place-{place}"))
        case ["board", board]:
            return words("phrase-board", board=words(f"board-{board}"))
        case ["seal" | "marker" as kind, aspect]:
            return words(f"phrase-{kind}", aspect=aspect)
        case ["bid", points]:
            return words("phrase-bid", points=int(points))
        case ["reassign"]:
            return words("phrase-reassign", points=int(box.record.reassign_points))
        case [kind, region]:
            return words(f"phrase-{kind}", region=words(f"region-{region}"))
    return words(f"phrase-{text}")
