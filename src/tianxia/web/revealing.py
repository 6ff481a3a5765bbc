"""Revealing: whether an action has shown its player something hidden, after which it is not simply taken back."""

from typing import TYPE_CHECKING

from tianxia.kernel.chance import new_source

if TYPE_CHECKING:
    from tianxia.web.live import LiveTable

DEALS = 12
"""Deals that are compared to tell whether an action has shown something hidden."""


def is_revealing(live: "LiveTable", ply: int) -> bool:
    """Play the action after the first `ply` in other deals of what its player could not know: are they alike then?"""
    game, box, seat = live.table.game, live.table.box.record, live.session.decider_at(ply)
    if live.state_at(ply).chance != live.state_at(ply + 1).chance:
        return True
    action = live.session.history[ply].action
    seen = live.scrubbed_at(ply + 1, seat).tobytes()
    for deal in range(DEALS):
        s = live.scrubbed_at(ply, seat)
        game.rules.determinize(box, s, seat, new_source(deal))
        game.rules.apply(box, s, action)
        game.rules.scrub(box, s, seat)
        if s.tobytes() != seen:
            return True
    return False
