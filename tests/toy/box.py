"""box.toml -> the components as numbers, with all checks (RULES.md, 1)."""

from tests.toy.state import MAX_SEATS, NUM_KINDS
from tianxia.kernel.documents import Document, fail, integer, items, shown, whole_table
from tianxia.kernel.layout import I16, Record, public


class Components(Record):
    """The components of Lanterns."""

    cards = public(I16, NUM_KINDS, doc="cards of each value in the box")
    target = public(I16, doc="points that end the game")
    rounds = public(I16, doc="rounds after which it ends at the latest")


def read_box(document: Document, box: Components) -> None:
    """Check a box document and fill the zeroed record."""
    whole_table(document, "", ("game", "cards", "target", "rounds"))
    if document["game"] != "toy":
        fail("game", "not-one-of", known="'toy'", found=shown(document["game"]))
    for kind, count in enumerate(items(document["cards"], "cards", NUM_KINDS)):
        box.cards[kind] = integer(count, f"cards.{kind}", 0, 20)
    if box.cards.sum() <= MAX_SEATS:
        fail("cards", "toy-too-few-cards", seats=MAX_SEATS)
    box.target = integer(document["target"], "target", 1, 100)
    box.rounds = integer(document["rounds"], "rounds", 1, 100)
