"""How a person points at an action, by targets of the drawing (drawing.py), and what it is called: phrases.

First comes what is used: a tile of the hand, a leader, the sign of a riot or of a paid pagoda, a side of a war; then
the place. An action that costs a tile less with a leader's help has the same targets as without it.
"""

from tianxia.games.yellow_yangtze.box import names
from tianxia.games.yellow_yangtze.state import COLOURS
from tianxia.games.yellow_yangtze.text.actions import Request, read_action
from tianxia.kernel.game import Box
from tianxia.words import Words


def targets(box: Box, text: str) -> tuple[str, ...]:
    """The targets of an action, in the order of the clicks."""
    request = read_action(box, text)
    match request.verb:
        case "leader":
            return f"leader-{COLOURS[request.colour]}", _hex(box, request)
        case "withdraw":
            return f"leader-{COLOURS[request.colour]}", "home"
        case "tile":
            return f"hand-{COLOURS[request.colour]}", _hex(box, request)
        case "riot":
            return "riot", _hex(box, request)
        case "build":
            return "build", _triangle(box, request)
        case "pagoda" | "move":
            return (_triangle(box, request),)
        case "remove":
            return (_hex(box, request),)
        case "take":
            return (f"market-{COLOURS[request.colour]}",)
        case "toss":
            return (f"hand-{COLOURS[request.colour]}",)
        case "commit":
            return (stake_name(request.tiles, request.with_leader),)
        case "support":
            return side_name(request.side), stake_name(request.tiles, request.with_leader)
        case "winner":
            return (side_name(request.side),)
        case _:
            return ()


def side_name(side: int) -> str:
    """The target for a side of a war."""
    return f"side-{side + 1}"


def stake_name(tiles: int, with_leader: bool) -> str:
    """The target for this number of tiles in a conflict, with or without the leader in the supply."""
    return f"stake-{tiles}-leader" if with_leader else f"stake-{tiles}"


def phrase(box: Box, text: str, words: Words) -> str:
    """An action in words."""
    request = read_action(box, text)
    colour = COLOURS[request.colour]
    return words(
        f"phrase-{request.verb}",
        colour=colour,
        tile=words(f"tile-{colour}"),
        hex=_hex(box, request),
        triangle=_triangle(box, request),
        side=request.side + 1,
        tiles=request.tiles,
        leader="yes" if request.with_leader else "no",
    )


def _hex(box: Box, request: Request) -> str:
    return names(box).hexes[request.hex]


def _triangle(box: Box, request: Request) -> str:
    return names(box).triangles[request.triangle]
