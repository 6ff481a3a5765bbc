"""ZhanGuo: the unification of China by numbered cards, for two to four."""

from pathlib import Path

from tianxia.games.zhanguo import actions, rules
from tianxia.games.zhanguo.aiming import aim, phrase
from tianxia.games.zhanguo.board import board
from tianxia.games.zhanguo.box import BOX, read_box
from tianxia.games.zhanguo.draw import draw
from tianxia.games.zhanguo.drift import drift
from tianxia.games.zhanguo.evaluate import evaluate
from tianxia.games.zhanguo.features import feature_names, features
from tianxia.games.zhanguo.invariants import faults
from tianxia.games.zhanguo.loading import load
from tianxia.games.zhanguo.position import dump, reason, result
from tianxia.games.zhanguo.refusals import refusal
from tianxia.games.zhanguo.state import DECISIONS, END_REASONS, OPTIONS, PLAYERS, STATE
from tianxia.games.zhanguo.tallying import tally
from tianxia.games.zhanguo.telling import prompt, tell
from tianxia.games.zhanguo.view import determinize, scrub, view
from tianxia.kernel.game import Game, Rules

GAME = Game(
    name="zhanguo",
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
    dump=dump,
    load=load,
    view=view,
    result=result,
    reason=reason,
    faults=faults,
    drift=drift,
    tell=tell,
    prompt=prompt,
    board=board,
    draw=draw,
    aim=aim,
    phrase=phrase,
    tally=tally,
    reconstructed=(
        "reconstructed-cards",
        "reconstructed-boards",
        "reconstructed-rewards",
        "reconstructed-objectives",
        "reconstructed-walls",
        "reconstructed-map",
    ),
)
