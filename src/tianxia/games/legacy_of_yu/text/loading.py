"""Position document -> state record, with all checks (RULES.md, 18); its parts are read by loading_parts.py."""

from collections.abc import Mapping

from tianxia.games.legacy_of_yu.rules.course import advance
from tianxia.games.legacy_of_yu.rules.turn import lay_out, start_campaign
from tianxia.games.legacy_of_yu.state import (
    MAX_ROUND,
    OUTCOMES,
    PHASES,
    Decision,
    Outcome,
    Phase,
    State,
)
from tianxia.games.legacy_of_yu.text.campaign import read_campaign
from tianxia.games.legacy_of_yu.text.loading_parts import read_board, read_cards, read_pending, read_pieces
from tianxia.games.legacy_of_yu.text.position import dump
from tianxia.kernel import documents
from tianxia.kernel.bits import NONE
from tianxia.kernel.documents import Document, fail, integer, table
from tianxia.kernel.events import clear_events
from tianxia.kernel.game import Box
from tianxia.kernel.options import load_options

KEYS = (
    "game", "players", "options", "chance", "round", "phase", "workers", "goods", "row", "unseen", "ready_unseen",
    "ready", "exhausted", "hand", "deck", "discard", "tucked", "outsider_deck", "outsider_discard", "canals", "built",
    "barge", "flood", "hut_deck", "huts", "spaces", "slots", "beaten", "used", "raider", "queue", "resolving", "doing",
    "pay_left", "pay_from", "outcome", "campaign",
)  # fmt: skip
DERIVED = ("supply", "decision")


def load(box: Box, document: Document, s: State) -> None:
    """Read a position into a zeroed record; raises Unreadable with the path."""
    given = table(document, "", (*KEYS, *DERIVED))
    documents.choice(given.get("game", "legacy-of-yu"), "game", ("legacy-of-yu",))
    s.players = integer(given.get("players", 1), "players", 1, 1)
    load_options(given.get("options", {}), s.players, s)
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


def _read_story(box: Box, given: Mapping[str, object], s: State) -> None:
    campaign = given.get("campaign", {})
    if s.story:
        read_campaign(box, campaign, s)
    else:
        if campaign != {}:
            fail("campaign", "yu-single-campaign")
        start_campaign(box.record, s)
    lay_out(box.record, s)
    s.unseen, s.outsider_deck, s.hut_deck = NONE, NONE, NONE
    s.ready_unseen = 0


def _read_phase(given: Mapping[str, object], s: State) -> None:
    s.phase = documents.choice(given.get("phase", "actions"), "phase", PHASES)
    s.outcome = documents.choice(given.get("outcome", "-"), "outcome", OUTCOMES)
    if (s.outcome != Outcome.NONE) != (s.phase in (Phase.EPILOGUE, Phase.OVER)):
        fail("phase", "yu-phase-and-outcome")
    if not s.story and s.phase == Phase.EPILOGUE:
        fail("phase", "yu-single-epilogue")
    if not s.story and s.outcome == Outcome.DOOM:
        fail("outcome", "yu-single-doom")


def _check_settled(box: Box, s: State) -> None:
    """Refuse a position in which an automatic step could still be made, and find its decision."""
    if s.phase == Phase.OVER:
        s.decision = Decision.OVER
        return
    after = s.copy()  # a copy to the last byte of padding
    advance(box.record, after)
    s.decision = after.decision
    clear_events(after)
    if after.tobytes() != s.tobytes():
        fail("queue", "yu-automatic-step")
