"""A game from its folder: every role has one place and one name, so a game says only what differs.

| place                 | what is taken from it                                                       |
|-----------------------|-----------------------------------------------------------------------------|
| `state.py`            | `State`, `PLAYERS`, `DECISIONS`, `END_REASONS`; `PRIVATE_EVENTS`, `OPEN_AT_END` if any |
| `box.py`, `box.toml`  | `Components`, `read_box`                                                     |
| `rules/turn.py`       | `set_up`, `decider`, `legal`, `apply`, `score`; its own `pick`, `utility` if any |
| `rules/scoring.py`    | `is_ahead`, unless there is a `utility`                                      |
| `rules/secrets.py`    | `scrub`, `determinize`                                                       |
| `rules/effects.py`    | `effect`, if what may be chosen glows by what it would do                    |
| `text/actions.py`     | `NUM_ACTIONS`, `MAX_LEGAL`, `format_action`, `parse_action`                  |
| `text/position.py`    | `dump`, `view`, `result`, `reason`                                           |
| `text/loading.py`     | `load`                                                                       |
| `text/refusals.py`    | `refusal`                                                                    |
| `text/board.py`       | `board`                                                                      |
| `text/campaign.py`    | `CAMPAIGNS`, if the game has campaigns                                       |
| `face/drawing.py`     | `draw`                                                                       |
| `face/targets.py`     | `targets`, `phrase`; `phrases`, if only the table can put some actions in words |
| `face/log.py`         | `log`, `prompt`                                                              |
| `face/score_sheet.py` | `score_sheet`                                                                |
| `face/chapters.py`    | `HELP`: the chapter of the rules on each decision                            |
| `face/figures/*.toml` | positions that the rules in words show as figures (`tianxia.figures`)        |
| `face/pages.py`       | `pages`, `book`, if the game tells stories                                   |
| `face/ink.svg`        | the drawings of that book: symbols `ink-NAME` in the colour of the text      |
| `face/moments.py`     | `moments`, `standing`, if something deserves a look of its own               |
| `face/components.toml` | columns of the lists in box.toml, and what is reconstructed (`tianxia.components`) |
| `face/lesson.toml`    | a guided first game, if somebody has written one (`tianxia.lesson`)          |
| `face/coach.py`       | `outlook`, `warnings`, `FIRSTS`, if newcomers are warned and hints explained |
| `face/achievements.py` | `ACHIEVEMENTS`, if there is something to achieve that teaches              |
| `face/colours.py`     | `SEAT_COLOURS`, if its pieces have colours that seats should not have        |
| `mind/evaluate.py`    | `judge` and its `WEIGHTS`, or an `evaluate` without weights                   |
| `mind/levels.toml`    | what measuring has found for the bots, if anybody has measured (`bots.levels`) |
| `mind/features.py`    | `features`, `feature_names`                                                  |
| `checks`              | `faults`, `transition_faults`                                                |
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from tianxia.kernel import contract
from tianxia.kernel.coach import Coach
from tianxia.kernel.game import Box, Game, Rules, no_moments, no_pages, no_standing
from tianxia.kernel.layout import Record
from tianxia.kernel.options import options_of
from tianxia.kernel.rule import bind
from tianxia.words import Words, make_known

if TYPE_CHECKING:
    from tianxia.look import Drawing


def build_game(
    package: str, *, version: int, reconstructed: Sequence[str] = (), box_parts: Mapping[str, str] | None = None
) -> Game:
    """The game in a package. What is not given here is found by its place and name."""

    def part(path: str) -> ModuleType:
        return import_module(f"{package}.{path}")

    def optional(path: str, name: str, otherwise: Any) -> Any:
        is_there = find_spec(f"{package}.{path}") is not None
        return getattr(part(path), name) if is_there else otherwise

    def draw(box: Box, s: Any, seat: int, words: Words) -> "Drawing":
        drawn: Drawing = part("face.drawing").draw(box, s, seat, words)  # a game that is not shown need not load it
        return drawn

    folder = Path(str(import_module(package).__file__)).resolve().parent
    assert max(part("state").PLAYERS) <= contract.MAX_SEATS, f"{package}: at most {contract.MAX_SEATS} seats"
    make_known(folder / "face" / "words")
    state, box, actions, position = part("state"), part("box"), part("text.actions"), part("text.position")
    log, targets, checks, features = part("face.log"), part("face.targets"), part("checks"), part("mind.features")
    return Game(
        name=package.rpartition(".")[2].replace("_", "-"),
        version=version,
        folder=folder,
        players=state.PLAYERS,
        options=options_of(state.State),
        decisions=state.DECISIONS,
        end_reasons=state.END_REASONS,
        num_actions=actions.NUM_ACTIONS,
        max_legal=actions.MAX_LEGAL,
        state=state.State,
        components=box.Components,
        rules=_rules(package, part, state.State, optional("rules.effects", "effect", None)),
        feature_names=features.feature_names,
        read_box=box.read_box,
        format_action=actions.format_action,
        parse_action=actions.parse_action,
        refusal=part("text.refusals").refusal,
        dump=position.dump,
        load=part("text.loading").load,
        view=position.view,
        result=position.result,
        reason=position.reason,
        faults=checks.faults,
        transition_faults=checks.transition_faults,
        log=log.log,
        prompt=log.prompt,
        board=part("text.board").board,
        draw=draw,
        targets=targets.targets,
        phrase=targets.phrase,
        phrases=getattr(targets, "phrases", None),
        score_sheet=part("face.score_sheet").score_sheet,
        reconstructed=reconstructed,
        help_chapters=part("face.chapters").HELP,
        campaigns=optional("text.campaign", "CAMPAIGNS", None),
        pages=optional("face.pages", "pages", no_pages),
        book=optional("face.pages", "book", no_pages),
        moments=optional("face.moments", "moments", no_moments),
        standing=optional("face.moments", "standing", no_standing),
        coach=_coach(optional),
        achievements=optional("face.achievements", "ACHIEVEMENTS", {}),
        seat_colours=optional("face.colours", "SEAT_COLOURS", ()),
        private_events=getattr(state, "PRIVATE_EVENTS", {}),
        is_open_at_end=getattr(state, "OPEN_AT_END", False),
        box_parts=box_parts or {},
    )


def _coach(optional: Callable[..., Any]) -> Coach | None:
    outlook = optional("face.coach", "outlook", None)
    if outlook is None:
        return None
    return Coach(outlook, optional("face.coach", "warnings", None), optional("face.coach", "FIRSTS", None))


def _rules(
    package: str, part: Callable[[str], ModuleType], state: type[Record], effect: Callable[..., int] | None
) -> Rules:
    turn, secrets, mind = part("rules.turn"), part("rules.secrets"), part("mind.evaluate")

    return Rules(
        setup=bind(contract.setup, package, set_up=turn.set_up, take_options=contract.taking_options(state)),
        decider=turn.decider,
        legal=turn.legal,
        pick=getattr(turn, "pick", None) or bind(contract.pick, package, legal=turn.legal),
        apply=turn.apply,
        step=bind(contract.step, package, apply=turn.apply, decider=turn.decider, legal=turn.legal),
        score=turn.score,
        utility=getattr(turn, "utility", None)
        or bind(contract.utility, package, is_ahead=part("rules.scoring").is_ahead),
        scrub=secrets.scrub,
        hide=bind(contract.hide, package, scrub=secrets.scrub),
        determinize=secrets.determinize,
        evaluate=getattr(mind, "evaluate", None)
        or bind(contract.evaluate, package, judge=mind.judge, WEIGHTS=mind.WEIGHTS),
        features=part("mind.features").features,
        effects=effect
        and bind(
            contract.effects,
            package,
            apply=turn.apply,
            decider=turn.decider,
            determinize=secrets.determinize,
            effect=effect,
        ),
    )
