"""What a person points at in the drawing for an action of China, and the action in words."""

from tianxia.games.china.face.log import space_title
from tianxia.games.china.state import COLOURS, REGIONS, Piece
from tianxia.games.china.text.actions import read_action
from tianxia.kernel.game import Box
from tianxia.words import Words


def targets(box: Box, text: str) -> tuple[str, ...]:
    """The place, then the cards that pay for it. A fortress is picked up first: its space could also take a house."""
    verb, *rest = text.split()
    match verb, rest:
        case "house" | "emissary", [place, colour, *_]:
            return place, f"hand-{colour}"
        case "fort", [place, colour, *_]:
            return "supply-fort", place, f"hand-{colour}"
        case "discard", [colour]:
            return "discards", f"hand-{colour}"
        case "take", ["deck"]:
            return ("deck",)
        case "take", [colour]:
            return (f"row-{colour}",)
    return ()


def phrase(box: Box, text: str, words: Words) -> str:
    """An action in words."""
    request = read_action(box, text)
    if not request.colours:
        return words("phrase-take-deck" if request.verb == "take" else f"phrase-{request.verb}")
    colour = COLOURS[request.colours[0]]
    if request.verb != "place":
        return words(f"phrase-{request.verb}", colour=colour)
    paid = words("paid", colour=colour, cards=len(request.colours))
    piece, place = text.split()[:2]
    if request.piece == Piece.EMISSARY:
        return words("phrase-emissary", region=words(f"region-{REGIONS[request.region]}"), paid=paid)
    return words(f"phrase-{piece}", space=space_title(words, place), paid=paid)
