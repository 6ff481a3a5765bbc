"""Yellow & Yangtze: tiles, leaders and conflicts on the map of ancient China, for two to four."""

from pathlib import Path

from tianxia.games.yellow_yangtze import actions, position, rules
from tianxia.games.yellow_yangtze.aiming import aim, phrase
from tianxia.games.yellow_yangtze.board import board
from tianxia.games.yellow_yangtze.box import BOX, PLAYERS, read_box
from tianxia.games.yellow_yangtze.draw import draw
from tianxia.games.yellow_yangtze.drift import drift
from tianxia.games.yellow_yangtze.evaluate import evaluate
from tianxia.games.yellow_yangtze.features import feature_names, features
from tianxia.games.yellow_yangtze.invariants import faults
from tianxia.games.yellow_yangtze.loading import load
from tianxia.games.yellow_yangtze.refusals import refusal
from tianxia.games.yellow_yangtze.state import DECISIONS, END_REASONS, OPTIONS, STATE
from tianxia.games.yellow_yangtze.tallying import tally
from tianxia.games.yellow_yangtze.telling import prompt, tell
from tianxia.games.yellow_yangtze.view import determinize, scrub
from tianxia.kernel.game import Game, Rules

GAME = Game(
    name="yellow-yangtze",
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
    load=load,
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
    reconstructed=("reconstructed-map", "reconstructed-capitals"),
)
