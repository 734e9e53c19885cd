"""Registers all rules, so that every window and event has its words."""

import random

from engine.loading import hooks_of
from engine.rulesets.rules_generated import MODULES
from engine.spec.windows import WINDOWS
from engine.state import layout
from engine.state.window_types import FIRST_ROWS, WINDOW_TYPES


def join_all():
    """Register the turn and every rule."""
    for name in MODULES:  # one by one, since some fill the same slot
        hooks_of([name], bytes(layout.OPTIONS + layout.OPTIONS_SIZE - layout.EFFECTS))


def stages():
    """Return every kind of window that has words, with each of its stages but last ones without."""
    join_all()
    found = []
    for kind, window in enumerate(WINDOWS):
        all_stages = window.told or window.stages
        asking = [i for i, stage in enumerate(all_stages) if stage.ask or stage.to_pass]
        found += [(kind, stage) for stage in range(max(asking, default=-1) + 1)]
    return found


def stage_reached(view, kind, stage):
    """Open a window of a kind in a view, and look for bytes that bring it to a stage."""
    from engine import prompt

    join_all()
    view[layout.VIEW_SEAT] = 0
    view[layout.PLAYER_AT : layout.PLAYER_AT + 10] = bytes(range(10))
    view[layout.DEPTH] = 3 if kind else 0  # with no window open the turn asks
    at = view[layout.TOP] = view[layout.DEPTH] * layout.WINDOW_SIZE
    view[layout.FIRST] = 9
    chance = random.Random(kind * 8 + stage)
    for _ in range(20_000):
        if kind:
            view[at + layout.KIND] = kind
            view[at + layout.ACTOR] = view[at + layout.TARGET] = view[at + layout.OTHER] = 9
            view[at + layout.AMOUNT] = 12
        if prompt.row_of(view) == FIRST_ROWS[kind] + stage:
            return
        if kind:
            view[at + layout.STAGE] = chance.randrange(4)
            view[at + layout.CARD] = chance.randrange(128)
            view[at + layout.FLAGS] = chance.randrange(64)
            view[at + layout.ASKED] = chance.choice((0, 2))
            view[at - layout.WINDOW_SIZE + layout.KIND] = chance.randrange(WINDOW_TYPES)
        for option in range(layout.OPTIONS, layout.OPTIONS + layout.OPTIONS_SIZE):
            view[option] = chance.randrange(4)
        view[layout.PHASE] = chance.randrange(4)
        view[layout.QUIZ + 9] = chance.randrange(4)
    raise AssertionError("no state has this stage")
