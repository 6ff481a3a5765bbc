"""Legacy of Yu: canals against the flood, for one; a single game and its campaign."""

from pathlib import Path

from tianxia.games.legacy_of_yu import actions, position, rules
from tianxia.games.legacy_of_yu.aiming import aim, phrase
from tianxia.games.legacy_of_yu.board import board
from tianxia.games.legacy_of_yu.box import BOX, read_box
from tianxia.games.legacy_of_yu.campaign import enter_campaign
from tianxia.games.legacy_of_yu.draw import draw
from tianxia.games.legacy_of_yu.evaluate import evaluate
from tianxia.games.legacy_of_yu.features import feature_names, features
from tianxia.games.legacy_of_yu.invariants import drift, faults
from tianxia.games.legacy_of_yu.pages import book, pages
from tianxia.games.legacy_of_yu.refusals import refusal
from tianxia.games.legacy_of_yu.state import DECISIONS, END_REASONS, OPTIONS, STATE
from tianxia.games.legacy_of_yu.tallying import tally
from tianxia.games.legacy_of_yu.telling import prompt, tell
from tianxia.games.legacy_of_yu.view import determinize, scrub
from tianxia.kernel.game import Game, Rules

GAME = Game(
    name="legacy-of-yu",
    version=1,
    folder=Path(__file__).resolve().parent,
    players=(1,),
    options=OPTIONS,
    decisions=DECISIONS,
    end_reasons=END_REASONS,
    num_actions=actions.NUM_ACTIONS,
    max_legal=actions.MAX_LEGAL,
    state=STATE,
    box_type=BOX,
    rules=Rules(
        setup=rules.setup,
        decider=rules.decider,
        legal=rules.legal,
        pick=rules.pick,
        apply=rules.apply,
        step=rules.step,
        score=rules.score,
        utility=rules.utility,
        scrub=scrub,
        determinize=determinize,
        evaluate=evaluate,
        features=features,
    ),
    feature_names=feature_names,
    read_box=read_box,
    format_action=actions.format_action,
    parse_action=actions.parse_action,
    refusal=refusal,
    dump=position.dump,
    load=position.load,
    view=position.view,
    result=position.result,
    reason=position.reason,
    faults=faults,
    drift=drift,
    tell=tell,
    prompt=prompt,
    board=board,
    draw=draw,
    aim=aim,
    phrase=phrase,
    tally=tally,
    reconstructed=("reconstructed-cards", "reconstructed-board", "reconstructed-story"),
    enter_campaign=enter_campaign,
    pages=pages,
    book=book,
    box_parts={"story.toml": "65287c7922129429"},
)
