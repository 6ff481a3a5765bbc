"""Why not: code, reason and page for an action that is not legal (RULES.md, 14).

The questions are asked in the order of RULES.md and the first that applies is the answer. Nothing the asking
seat does not know is used. The sentences are in words/*.ftl under `refusal-CODE`.
"""

from collections.abc import Callable

from tianxia.games.zhanguo.rules.abilities import (
    find_card,
    has_effect,
    is_used,
    number_fits,
    power_has_effect,
    power_of,
)
from tianxia.games.zhanguo.rules.cards import aspect_of, draft_aspect, holds
from tianxia.games.zhanguo.rules.governors import has_free_square, has_three_officials, is_at
from tianxia.games.zhanguo.rules.officials import full_areas, has_officials, has_room, may_stop
from tianxia.games.zhanguo.rules.palaces import has_free_slot, has_palace_workers
from tianxia.games.zhanguo.rules.rewards import reward_regions
from tianxia.games.zhanguo.rules.unification import is_full
from tianxia.games.zhanguo.rules.unrest import forbids_palace, is_in_revolt, may_rise
from tianxia.games.zhanguo.rules.walls import affordable_sticks, has_wall_in
from tianxia.games.zhanguo.rules.workers import recruit_unrest
from tianxia.games.zhanguo.state import (
    ASPECTS,
    BESIDE,
    BOARDS,
    COURT_ACTIONS,
    DECISIONS,
    NOBODY,
    NUM_REGIONS,
    OFFICIALS,
    PLACES,
    REGION_CARDS,
    SECTIONS,
    SQUARES,
    Court,
    Decision,
    Origin,
    Phase,
    State,
)
from tianxia.games.zhanguo.text import actions
from tianxia.kernel.chapters import Refusal, Source
from tianxia.kernel.game import Box

SOURCES = {
    "game-over": Source("end", "12"),
    "not-now": Source("round", ruling="R-3"),
    "board-taken": Source("options"),
    "bid-too-low": Source("auction"),
    "bid-too-high": Source("auction"),
    "must-open": Source("auction"),
    "card-not-in-hand": Source("round"),
    "draft-aspect": Source("options", "12", "R-22"),
    "region-full": Source("unification"),
    "unrest-limit": Source("unrest"),
    "no-official-left": Source("official"),
    "reward-region": Source("rewards", "11"),
    "cannot-skip": Source("rewards", "10"),
    "no-official-on-board": Source("reassign"),
    "no-governor-left": Source("governor", "8"),
    "needs-three-officials": Source("governor", "8"),
    "no-recruiter": Source("workers", "8"),
    "no-palace-left": Source("palace", "9"),
    "palace-slots-full": Source("palace", "9"),
    "palace-unrest": Source("palace", "9", "R-26"),
    "palace-workers": Source("palace", "9", "R-31"),
    "no-wall-left": Source("wall", "9"),
    "one-wall-per-section": Source("wall", "9"),
    "wall-space-taken": Source("wall", "9"),
    "wall-workers": Source("wall", "9"),
    "no-such-official": Source("reassign"),
    "worker-area-full": Source("reassign"),
    "not-adjacent": Source("reassign", ruling="R-6"),
    "not-enough-points": Source("reassign", ruling="R-6"),
    "must-spend-a-point": Source("reassign"),
    "pay-count": Source("wall", "9"),
    "pay-same-region": Source("palace", "9", "R-31"),
    "pay-no-worker": Source("wall", "9"),
    "seal-gone": Source("palace", "9"),
    "square-taken": Source("governor", "8"),
    "not-on-board": Source("abilities", "9"),
    "already-used": Source("abilities", "9", "R-8"),
    "wrong-trigger": Source("abilities", "9"),
    "wrong-number": Source("abilities", "9"),
    "region-in-revolt": Source("abilities", "9", "R-7"),
    "no-effect": Source("abilities", "9", "R-8"),
    "no-power": Source("powers", "13–14"),
    "marker-gone": Source("abilities", "13", "R-23"),
    "no-unrest": Source("abilities", "13"),
    "no-worker": Source("abilities", "13"),
    "no-such-governor": Source("powers", "14"),
    "take-a-square": Source("powers", "14", "R-19"),
}
"""Every refusal code and where the rules say so, with the page where the rulebook's own references fix it."""

ANSWERS = {
    Decision.BOARD: ("board",),
    Decision.BID: ("bid", "pass"),
    Decision.DRAFT: ("discard",),
    Decision.CARD: ("card",),
    Decision.USE: ("unify", "hire", "reassign", "governor", "recruit", "palace", "wall", "drop"),
    Decision.MOVE: ("move", "drop", "stop"),
    Decision.PAY: ("pay",),
    Decision.SEAL: ("seal",),
    Decision.SQUARE: ("square",),
    Decision.OFFICIAL: ("hire", "skip"),
    Decision.ABILITY: ("activate", "power", "done"),
    Decision.MARKER: ("marker",),
    Decision.CALM: ("calm",),
    Decision.CARRY: ("carry",),
    Decision.SHIFT: ("shift",),
    Decision.REWARD: ("accept", "decline"),
    Decision.GOVERNOR: ("governor",),
    Decision.WALL: ("wall",),
    Decision.PALACE: ("palace",),
}
"""The first words of the answers to each decision."""

Question = Callable[[Box, State, list[str]], Refusal | None]


def refusal(box: Box, s: State, text: str) -> Refusal | None:
    """Why an action is not legal now; None if it is."""
    if s.phase == Phase.OVER:
        return _because("game-over")
    actions.parse_action(box, text)  # raises if the text is not an action of the game
    verb, *rest = text.split()
    if verb not in ANSWERS[Decision(s.decision)]:
        return _because("not-now", decision=DECISIONS[s.decision])
    question = QUESTIONS.get(verb)
    return question(box, s, rest) if question else None


def _because(code: str, **values: object) -> Refusal:
    return Refusal(code, SOURCES[code], values)


def _region(text: str) -> int:
    return int(text.lstrip("gw")) - 1


def _board(box: Box, s: State, rest: list[str]) -> Refusal | None:
    if not s.boards_left >> BOARDS.index(rest[0]) & 1:
        return _because("board-taken", board=f"board-{rest[0]}")
    return None


def _bid(box: Box, s: State, rest: list[str]) -> Refusal | None:
    least = max(int(s.bid) + 1, int(box.record.least_bid))
    if int(rest[0]) < least:
        return _because("bid-too-low", least=least)
    if int(rest[0]) > s.points[s.turn]:
        return _because("bid-too-high", points=int(s.points[s.turn]))
    return None


def _pass(box: Box, s: State, rest: list[str]) -> Refusal | None:
    return _because("must-open", least=int(box.record.least_bid)) if s.bid == 0 else None


def _card(box: Box, s: State, rest: list[str]) -> Refusal | None:
    return None if holds(s, s.turn, int(rest[0])) else _because("card-not-in-hand", card=int(rest[0]))


def _discard(box: Box, s: State, rest: list[str]) -> Refusal | None:
    wanted = draft_aspect(s, s.turn)
    missing = _card(box, s, rest)
    if missing is None and aspect_of(int(rest[0])) != wanted:
        return _because("draft-aspect", aspect=f"aspect-{ASPECTS[wanted]}")
    return missing


def _unify(box: Box, s: State, rest: list[str]) -> Refusal | None:
    region = _region(rest[0])
    if is_full(s, s.turn, region):
        return _because("region-full", region=rest[0])
    return _unrest(box, s, region, int(box.record.unify_unrest[s.card_counts[s.turn, region]]))


def _unrest(box: Box, s: State, region: int, rise: int) -> Refusal | None:
    if may_rise(box.record, s, s.turn, region, rise):
        return None
    length = int(box.record.tracks[s.board[s.turn], region])
    return _because("unrest-limit", region=region + 1, unrest=int(s.unrest[s.turn, region]), rise=rise, length=length)


def _hire(box: Box, s: State, rest: list[str]) -> Refusal | None:
    colour, region = OFFICIALS.index(rest[0]), _region(rest[1])
    if s.origin == Origin.REWARD and not reward_regions(box.record, s) >> region & 1:
        return _because("reward-region", regions=_named_regions(box, s))
    if s.officials_left[s.turn, colour] == 0:
        return _because("no-official-left", colour=rest[0])
    return None


def _named_regions(box: Box, s: State) -> str:
    mask = reward_regions(box.record, s)
    return ", ".join(str(r + 1) for r in range(NUM_REGIONS) if mask >> r & 1)


def _skip(box: Box, s: State, rest: list[str]) -> Refusal | None:
    return _because("cannot-skip") if s.origin != Origin.SQUARE else None


def _reassign(box: Box, s: State, rest: list[str]) -> Refusal | None:
    return None if has_officials(box.record, s, s.turn) else _because("no-official-on-board")


def _governor(box: Box, s: State, rest: list[str]) -> Refusal | None:
    region = _region(rest[0])
    if s.phase == Phase.REWARDS:
        named = reward_regions(box.record, s) >> region & 1
        return None if named else _because("reward-region", regions=_named_regions(box, s))
    if s.governors_left[s.turn] == 0:
        return _because("no-governor-left")
    return None if has_three_officials(s, s.turn, region) else _because("needs-three-officials", region=rest[0])


def _recruit(box: Box, s: State, rest: list[str]) -> Refusal | None:
    region = _region(rest[0])
    if s.work_counts[s.turn, region] == 0:
        return _because("no-recruiter", region=rest[0])
    return _unrest(box, s, region, int(recruit_unrest(s, s.turn, region)))


def _palace(box: Box, s: State, rest: list[str]) -> Refusal | None:
    region = _region(rest[0])
    if s.palaces_left[s.turn] == 0:
        return _because("no-palace-left")
    if not has_free_slot(box.record, s, region):
        return _because("palace-slots-full", region=rest[0])
    if forbids_palace(box.record, s, s.turn, region):
        return _because("palace-unrest", region=rest[0])
    if s.phase == Phase.PLAY and not has_palace_workers(s, s.turn, region):
        return _because("palace-workers", region=rest[0])
    return None


def _wall(box: Box, s: State, rest: list[str]) -> Refusal | None:
    section, sticks = SECTIONS.index(rest[0]), int(rest[1])
    if s.walls_left[s.turn] == 0:
        return _because("no-wall-left")
    if has_wall_in(s, s.turn, section):
        return _because("one-wall-per-section", section=f"section-{rest[0]}")
    if s.walls[section, sticks - 1] != NOBODY:
        return _because("wall-space-taken", section=f"section-{rest[0]}", sticks=sticks)
    if s.phase == Phase.PLAY and affordable_sticks(s, s.turn) < sticks:
        return _because("wall-workers", sticks=sticks)
    return None


def _drop(box: Box, s: State, rest: list[str]) -> Refusal | None:
    colour, region = OFFICIALS.index(rest[0]), _region(rest[1])
    if s.gov[s.turn, region, colour] == 0:
        return _because("no-such-official", colour=rest[0], area="area-gov", region=rest[1])
    return None if has_room(s, s.turn, region) else _because("worker-area-full", region=rest[1])


def _move(box: Box, s: State, rest: list[str]) -> Refusal | None:
    colour, start, goal = OFFICIALS.index(rest[0]), _region(rest[1]), _region(rest[2])
    working = rest[1][0] == "w"
    area = s.work if working else s.gov
    if area[s.turn, start, colour] == 0:
        where = "area-work" if working else "area-gov"
        return _because("no-such-official", colour=rest[0], area=where, region=start + 1)
    if rest[2][0] == "g":
        if not working and not box.record.adjacent[start, goal]:
            return _because("not-adjacent", start=start + 1, goal=goal + 1)
        return None
    cost = int(box.record.ways[full_areas(s, s.turn), start, goal])
    if cost == 0:
        return _because("not-adjacent", start=start + 1, goal=goal + 1)
    if not has_room(s, s.turn, goal):
        return _because("worker-area-full", region=goal + 1)
    return _because("not-enough-points", cost=cost, points=int(s.moves)) if cost > s.moves else None


def _stop(box: Box, s: State, rest: list[str]) -> Refusal | None:
    return None if may_stop(box.record, s) else _because("must-spend-a-point")


def _pay(box: Box, s: State, rest: list[str]) -> Refusal | None:
    regions = [_region(text) for text in rest]
    needed = 1 if s.action == Court.PALACE else int(s.sticks)
    if len(regions) != needed:
        return _because("pay-count", needed=needed)
    if s.action == Court.PALACE and regions[0] == s.region:
        return _because("pay-same-region", region=rest[0])
    for region in regions:
        if s.workers[s.turn, region] == 0:
            return _because("pay-no-worker", region=region + 1)
    return None


def _seal(box: Box, s: State, rest: list[str]) -> Refusal | None:
    taken = s.seals[ASPECTS.index(rest[0])] != NOBODY
    return _because("seal-gone", aspect=f"aspect-{rest[0]}") if taken else None


def _square(box: Box, s: State, rest: list[str]) -> Refusal | None:
    taken = s.squares[s.region, SQUARES.index(rest[0])] != NOBODY
    return _because("square-taken", square=f"place-{rest[0]}") if taken else None


def _activate(box: Box, s: State, rest: list[str]) -> Refusal | None:
    card = int(rest[0])
    where = find_card(s, s.turn, card)
    if where == NOBODY:
        return _because("not-on-board", card=card)
    region, place = divmod(where, REGION_CARDS)
    trigger = int(box.record.triggers[card])
    if is_used(s, region, place):
        return _because("already-used")
    if trigger != s.action:
        return _because("wrong-trigger", card=card, trigger=f"court-{COURT_ACTIONS[trigger]}")
    if not number_fits(trigger, s.top, s.beneath):
        wanted = "lower" if trigger in (Court.HIRE, Court.GOVERNOR) else "higher"
        return _because("wrong-number", wanted=wanted, played=int(s.top), beneath=int(s.beneath))
    if is_in_revolt(box.record, s, s.turn, region):
        return _because("region-in-revolt", region=region + 1)
    return None if has_effect(box.record, s, region, box.record.bonuses[card]) else _because("no-effect")


def _power(box: Box, s: State, rest: list[str]) -> Refusal | None:
    power = power_of(box.record, s)
    if power == NOBODY:
        return _because("no-power")
    if s.power:
        return _because("already-used")
    return None if power_has_effect(box.record, s, power) else _because("no-effect")


def _marker(box: Box, s: State, rest: list[str]) -> Refusal | None:
    gone = s.supply[ASPECTS.index(rest[0])] == 0
    return _because("marker-gone", aspect=f"aspect-{rest[0]}") if gone else None


def _calm(box: Box, s: State, rest: list[str]) -> Refusal | None:
    return _because("no-unrest", region=rest[0]) if s.unrest[s.turn, _region(rest[0])] == 0 else None


def _carry(box: Box, s: State, rest: list[str]) -> Refusal | None:
    start, goal = map(_region, rest)
    if s.workers[s.turn, start] == 0:
        return _because("no-worker", region=rest[0])
    return None if box.record.adjacent[start, goal] else _because("not-adjacent", start=rest[0], goal=rest[1])


def _shift(box: Box, s: State, rest: list[str]) -> Refusal | None:
    start, goal = _region(rest[0]), _region(rest[2])
    place, new_place = PLACES.index(rest[1]), PLACES.index(rest[3])
    if not is_at(s, s.turn, start, place):
        return _because("no-such-governor", region=rest[0], place=f"place-{rest[1]}")
    if not box.record.adjacent[start, goal]:
        return _because("not-adjacent", start=rest[0], goal=rest[2])
    if new_place == BESIDE:
        return _because("take-a-square", region=rest[2]) if has_free_square(s, goal) else None
    taken = s.squares[goal, new_place] != NOBODY
    return _because("square-taken", square=f"place-{rest[3]}") if taken else None


QUESTIONS: dict[str, Question] = {
    "board": _board, "bid": _bid, "pass": _pass, "discard": _discard, "card": _card, "unify": _unify, "hire": _hire,
    "skip": _skip, "reassign": _reassign, "governor": _governor, "recruit": _recruit, "palace": _palace, "wall": _wall,
    "drop": _drop, "move": _move, "stop": _stop, "pay": _pay, "seal": _seal, "square": _square, "activate": _activate,
    "power": _power, "marker": _marker, "calm": _calm, "carry": _carry, "shift": _shift,
}  # fmt: skip
"""What can be wrong with an answer, by its first word; `done`, `accept` and `decline` are never refused."""
