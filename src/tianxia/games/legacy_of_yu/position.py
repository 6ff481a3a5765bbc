"""Position document <-> record (specification: 15, 18). Cards and pending things are read by `reading`."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from tianxia.games.legacy_of_yu.actions import TEXTS
from tianxia.games.legacy_of_yu.box import story_flags
from tianxia.games.legacy_of_yu.campaign import dump_campaign, members, read_campaign
from tianxia.games.legacy_of_yu.items import format_item
from tianxia.games.legacy_of_yu.reading import read_board, read_cards, read_pending, read_pieces
from tianxia.games.legacy_of_yu.rules import advance, lay_out, start_campaign
from tianxia.games.legacy_of_yu.state import (
    BUILDINGS,
    COLOURS,
    DECISIONS,
    GOODS,
    MAX_ROUND,
    NUM_COLOURS,
    OUTCOMES,
    PHASES,
    PIECES,
    RESOLVING,
    STATE,
    STORIES,
    Decision,
    Outcome,
    Phase,
)
from tianxia.kernel import documents
from tianxia.kernel.bits import NONE
from tianxia.kernel.documents import Document, fail, integer, table
from tianxia.kernel.events import clear_events
from tianxia.kernel.game import Box

KEYS = (
    "game", "players", "options", "chance", "round", "phase", "workers", "goods", "row", "unseen", "ready_unseen",
    "ready", "exhausted", "hand", "deck", "discard", "tucked", "outsider_deck", "outsider_discard", "canals", "built",
    "barge", "flood", "hut_deck", "huts", "spaces", "slots", "beaten", "used", "raider", "queue", "resolving", "doing",
    "pay_left", "pay_from", "outcome", "campaign",
)  # fmt: skip
DERIVED = ("supply", "decision")


def dump(box: Box, s: Any) -> Document:
    """The whole position, secrets included; every key is printed."""
    held, supply = s.held.tolist(), s.supply.tolist()
    flags = story_flags()
    return {
        "game": "legacy-of-yu",
        "players": 1,
        "options": {"story": STORIES[s.story]},
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


def view(box: Box, s: Any, seat: int) -> Document:
    """The position as seen at the table: only the order of the piles is hidden, and that is chance."""
    document = dump(box, s)
    document["chance"] = "hidden"
    return document


def result(box: Box, s: Any) -> Document:
    """The result of a finished game; in a campaign with the document for the next one."""
    found: Document = {
        "scores": [int(s.outcome == Outcome.WIN)],
        "reason": reason(s),
        "rounds": int(s.round_number),
        "canals": int(s.built),
        "beaten": int(s.beaten),
    }
    return found | ({"campaign": dump_campaign(s)} if s.story else {})


def reason(s: Any) -> str:
    """Why a finished game has ended."""
    return OUTCOMES[s.outcome]


def load(box: Box, document: Document, s: Any) -> None:
    """Read a position into a zeroed record; raises Unreadable with the path."""
    given = table(document, "", (*KEYS, *DERIVED))
    if given.get("game", "legacy-of-yu") != "legacy-of-yu":
        fail("game", f'expected "legacy-of-yu", found {documents.shown(given["game"])}')
    s.players = integer(given.get("players", 1), "players", 1, 1)
    options = table(given.get("options", {}), "options", ("story",))
    s.story = documents.choice(options.get("story", "no"), "options.story", STORIES)
    _read_story(box, given, s)
    s.chance = documents.unsigned(given.get("chance", 0), "chance")
    s.round_number = integer(given.get("round", 1), "round", 1, MAX_ROUND)
    s.beaten = integer(given.get("beaten", 0), "beaten", 0, 999)
    _read_phase(given, s)
    read_board(box, given, s)
    read_pieces(box, given, s)
    read_cards(box, given, s)
    read_pending(box, given, s)
    _check_settled(box, s)
    shown = dump(box, s)
    documents.check_derived(given, {key: shown[key] for key in DERIVED})


def _read_story(box: Box, given: Mapping[str, Any], s: Any) -> None:
    campaign = given.get("campaign", {})
    if s.story:
        read_campaign(box, campaign, s)
    else:
        if campaign != {}:
            fail("campaign", 'without a campaign (options.story = "no") it is empty')
        start_campaign(box.record, s)
    lay_out(box.record, s)
    s.unseen, s.outsider_deck, s.hut_deck = NONE, NONE, NONE
    s.ready_unseen = 0


def _read_phase(given: Mapping[str, Any], s: Any) -> None:
    s.phase = documents.choice(given.get("phase", "actions"), "phase", PHASES)
    s.outcome = documents.choice(given.get("outcome", "-"), "outcome", OUTCOMES)
    if (s.outcome != Outcome.NONE) != (s.phase in (Phase.EPILOGUE, Phase.OVER)):
        fail("phase", "a game has an outcome exactly if it is over or in its epilogue")
    if not s.story and s.phase == Phase.EPILOGUE:
        fail("phase", "only a campaign has an epilogue")
    if not s.story and s.outcome == Outcome.DOOM:
        fail("outcome", "only a campaign has deadlines")


def _check_settled(box: Box, s: Any) -> None:
    """Refuse a position in which an automatic step could still be made, and find its decision."""
    if s.phase == Phase.OVER:
        s.decision = Decision.OVER
        return
    after = np.frombuffer(bytearray(s.tobytes()), STATE)[0]  # a copy to the last byte of padding
    advance(box.record, after)
    s.decision = after.decision
    clear_events(after)
    if after.tobytes() != s.tobytes():
        fail("queue", "an automatic step is still to be done in this position")
