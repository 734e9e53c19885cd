"""Registers all rules, so that every window and event has its words."""

import random

from engine.loading import hooks_of
from engine.rulesets.rules_generated import MODULES
from engine.state import windows
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    ASKED,
    CARD,
    DEPTH,
    EFFECTS,
    FIRST,
    FLAGS,
    KIND,
    OPTIONS,
    OPTIONS_SIZE,
    OTHER,
    PHASE,
    PLAYER_AT,
    QUIZ,
    STAGE,
    TARGET,
    TOP,
    VIEW_SEAT,
    WINDOW_SIZE,
)


def join_all():
    """Register the turn and every rule."""
    hooks_of(list(MODULES), bytes(OPTIONS + OPTIONS_SIZE - EFFECTS))


def stages():
    """Return every kind of window that has words, with each of its stages."""
    join_all()
    found = []
    for kind, rows in enumerate(windows.WORDS):
        found += [(kind, stage) for stage in range(len(rows))]
    return found


def stage_reached(view, kind, stage):
    """Open a window of a kind in a view, and look for bytes that bring it to a stage."""
    from engine import prompt

    join_all()
    view[VIEW_SEAT] = 0
    view[PLAYER_AT : PLAYER_AT + 10] = bytes(range(10))
    view[DEPTH] = 3 if kind else 0  # with no window open the turn asks
    at = view[TOP] = view[DEPTH] * WINDOW_SIZE
    view[FIRST] = 9
    chance = random.Random(kind * 8 + stage)
    for _ in range(20_000):
        if kind:
            view[at + KIND] = kind
            view[at + ACTOR] = view[at + TARGET] = view[at + OTHER] = 9
            view[at + AMOUNT] = 12
        if prompt.words_of(view) == windows.WORDS[kind][stage]:
            return
        if kind:
            view[at + STAGE] = chance.randrange(4)
            view[at + CARD] = chance.randrange(128)
            view[at + FLAGS] = chance.randrange(4)
            view[at + ASKED] = chance.choice((0, 2))
            view[at - WINDOW_SIZE + KIND] = chance.randrange(len(windows.WORDS))
        for option in range(OPTIONS, OPTIONS + OPTIONS_SIZE):
            view[option] = chance.randrange(4)
        view[PHASE] = chance.randrange(4)
        view[QUIZ + 9] = chance.randrange(4)
    raise AssertionError("no state has this stage")
