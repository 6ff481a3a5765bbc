"""China: area majority for three to five."""

from pathlib import Path

from tianxia.games.china import actions, position, rules
from tianxia.games.china.aiming import aim, phrase
from tianxia.games.china.board import board
from tianxia.games.china.box import BOX, PLAYERS, read_box
from tianxia.games.china.draw import draw
from tianxia.games.china.evaluate import evaluate
from tianxia.games.china.features import feature_names, features
from tianxia.games.china.invariants import drift, faults
from tianxia.games.china.refusals import refusal
from tianxia.games.china.state import DECISIONS, END_REASONS, OPTIONS, STATE
from tianxia.games.china.tallying import tally
from tianxia.games.china.telling import prompt, tell
from tianxia.games.china.view import determinize, scrub
from tianxia.kernel.game import Game, Rules

GAME = Game(
    name="china",
    version=1,
    folder=Path(__file__).resolve().parent,
    players=PLAYERS,
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
    reconstructed=("reconstructed-map", "reconstructed-cards"),
)
