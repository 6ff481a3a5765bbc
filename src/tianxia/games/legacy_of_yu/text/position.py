"""State record -> position document, view and result (RULES.md, 15, 18). Reading is in loading.py."""

from tianxia.games.legacy_of_yu.box import story_flags
from tianxia.games.legacy_of_yu.rules.items import format_item
from tianxia.games.legacy_of_yu.state import (
    BUILDINGS,
    COLOURS,
    DECISIONS,
    GOODS,
    NUM_COLOURS,
    OUTCOMES,
    PHASES,
    PIECES,
    RESOLVING,
    Outcome,
    State,
)
from tianxia.games.legacy_of_yu.text.actions import TEXTS
from tianxia.games.legacy_of_yu.text.campaign import dump_campaign, members
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.kernel.options import dump_options


def dump(box: Box, s: State) -> Document:
    """The whole position, secrets included; every key is printed."""
    held, supply = s.held.tolist(), s.supply.tolist()
    flags = story_flags()
    return {
        "game": "legacy-of-yu",
        "players": 1,
        "options": dump_options(s),
        "chance": int(s.chance),
        "round": int(s.round_number),
        "phase": PHASES[s.phase],
        "workers": dict(zip(COLOURS, held[:NUM_COLOURS], strict=True)),
        "goods": dict(zip(GOODS, held[NUM_COLOURS:], strict=True)),
        "supply": dict(zip(PIECES, supply, strict=True)),
        "row": [row_text(card) for card in s.row.tolist()],
        "unseen": members(s.unseen),
        "ready_unseen": int(s.ready_unseen),
        "ready": members(s.ready),
        "exhausted": members(s.exhausted),
        "hand": members(s.hand),
        "deck": members(s.deck),
        "discard": members(s.discard),
        "tucked": s.tucked.tolist(),
        "outsider_deck": members(s.outsider_deck),
        "outsider_discard": members(s.outsider_discard),
        "canals": s.canals.tolist(),
        "built": int(s.built),
        "barge": bool(s.barge),
        "flood": int(s.flood),
        "hut_deck": members(s.hut_deck),
        "huts": s.huts.tolist()[: s.turned_up],
        "spaces": [BUILDINGS[code] for code in s.spaces.tolist()],
        "slots": [COLOURS[worker - 1] if worker else "-" for worker in s.slots.tolist()],
        "beaten": int(s.beaten),
        "used": members(s.used),
        "raider": int(s.raider),
        "queue": [format_item(item, flags) for item in reversed(s.queue.tolist()[: s.queue_size])],
        "resolving": f"{RESOLVING[s.resolving]} {s.resolving_card}" if s.resolving else "-",
        "doing": TEXTS[s.doing] if s.doing >= 0 else "-",
        "pay_left": int(s.pay_left),
        "pay_from": COLOURS[s.pay_from],
        "outcome": OUTCOMES[s.outcome],
        "campaign": dump_campaign(s),
        "decision": DECISIONS[s.decision],
    }


def row_text(card: int) -> str:
    """A card in the row: t17, o3 or -."""
    if card == 0:
        return "-"
    return f"t{card}" if card > 0 else f"o{-card}"


def view(box: Box, s: State, seat: int) -> Document:
    """The position as seen at the table: only the order of the piles is hidden, and that is chance."""
    document = dump(box, s)
    document["chance"] = "hidden"
    return document


def result(box: Box, s: State) -> Document:
    """The result of a finished game; in a campaign with the document for the next one."""
    found: Document = {
        "scores": [int(s.outcome == Outcome.WIN)],
        "reason": reason(s),
        "rounds": int(s.round_number),
        "canals": int(s.built),
        "beaten": int(s.beaten),
    }
    return found | ({"campaign": dump_campaign(s)} if s.story else {})


def reason(s: State) -> str:
    """Why a finished game has ended."""
    return OUTCOMES[s.outcome]
