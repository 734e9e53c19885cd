"""This module begins a match, and makes its screens; a board forgets it as soon as it has.

    begin_match(app)    imports what plays the planned match, and makes its table; False: the first
                        screen can be loaded, and opened
    take_step(app)      shows that, and makes the rest, step by step; False: there is no room

What only makes objects that a match has one of, or registers its rules, is forgotten then, too: a
board keeps no code that never runs again. A method is set to None, since a class from which one is
deleted still refers to it. On a computer nothing is forgotten.
"""

import sys

from ui.draw.grids import CHANGED
from ui.match.memory import (
    FOR_A_MATCH,
    IS_BOARD,
    ROOM_FOR_DRAMA,
    ROOM_FOR_EFFECTS,
    ROOM_FOR_PLAY,
    ROOM_FOR_SCREENS,
    ROOM_FOR_TIPS,
    STEPS,
    change_act,
    forget,
    has_room,
    keep_loaded,
)
from ui.match.saves import BEFORE
from ui.match.setup import TIPS
from ui.screens import (
    ANY,
    MENUS,
    PAUSE,
    PLAY,
    SCREENS,
    TABLE,
    act_of,
    is_loaded,
    screen_class,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ui.app import App
    from ui.match.match import Match
    from ui.match.plan import Plan


def begin_match(app: "App") -> bool:
    """Do one step of a match that begins, or of a table that comes back; False: nothing is left.

    First its rules are loaded; then what plays it, and it is dealt or resumed. `app.plan` is None
    after that. Then its table is made, and what made it is forgotten, before another screen is
    loaded: there may be no room for both.
    """
    if app.plan is None:
        return _make_table(app)
    if not app.steps_left:
        _load_rules(app)
    else:
        _start(app)
    return True


def _load_rules(app: "App") -> None:
    plan = app.plan
    app.steps_left = STEPS
    from engine.loading import hooks_of

    plan.hooks = hooks_of(plan.modules, plan.whole)
    _forget_registering(plan)


def _start(app: "App") -> None:
    plan = app.plan
    app.plan = None
    import ui.match.match  # noqa: F401  # now, so that it is kept for the match

    keep_loaded(FOR_A_MATCH)
    from ui.match.match_start import start

    start(app, plan)
    if app.match is None:  # the save cannot be played on
        app.steps_left = 0
        app.leave_act(MENUS)
        return
    _forget_making(app.match)
    plan = None  # else it would keep the rule set and its module in memory
    change_act(FOR_A_MATCH)  # frees the modules that only the beginning needed


def _make_table(app: "App") -> bool:
    """Load the table, or make the next part of its page, then itself; False: it is made."""
    if not is_loaded("table"):
        screen_class("table")
        return True
    pages = app.pages
    page = pages.pages[TABLE]
    if page is None:
        made = screen_class("table").Page
        pages.pages[TABLE] = page = made(pages.geometry, pages.sheets, app.match, app.keys)
    elif page.parts == page.PARTS:
        return False
    page.make_part(pages.geometry, pages.sheets, app.match)
    if page.parts == page.PARTS:
        _forget_making_of_page()
        _forget_making_of_table(app)
    return True


def take_step(app: "App") -> bool:
    """Show the first picture of the match that begins, then make more of it. False: no room.

    Each of the STEPS leaves garbage, and a board has little room for it.
    """
    app.steps_left -= 1
    step = STEPS - app.steps_left
    if step == 1:
        app.refresh()
    elif step == 2:
        _make_screens_of(app, (PLAY,))
        if IS_BOARD and app.match.persons:
            _forget_init((app.screen_of("cover"),))
    elif step == 3:  # with room that is known now: what the cover left is collected
        # A match that goes on may have less than it began with.
        if app.saved != BEFORE and not has_room(ROOM_FOR_PLAY):
            return False
        if app.effects is None and has_room(ROOM_FOR_EFFECTS):
            _make_effects(app)
    elif step == 4:
        app.has_pause_screens = has_room(ROOM_FOR_SCREENS)
        if app.has_pause_screens:
            _make_screens_of(app, (PAUSE, ANY))
    elif step < STEPS:
        if app.has_pause_screens:
            app.screen_of("score").prepare()
    else:
        app.begun = None
        app.page = app.screen.page
        CHANGED[0] = 0  # making screens changes nothing on the display
        wants_tips = app.has_pause_screens or app.setup.switches & TIPS
        if wants_tips and has_room(ROOM_FOR_TIPS):
            from ui.tip import offer_tips

            offer_tips(app)
    return True


def _make_screens_of(app: "App", acts: "tuple[int, ...]") -> None:
    for name in _screens_of(app, acts):
        app.screen_of(name)


def _screens_of(app: "App", acts: "tuple[int, ...]") -> "list[str]":
    """Return the screens of some acts that this match needs."""
    has_cover = app.match.persons > 0
    return [name for name in SCREENS if act_of(name) in acts and (has_cover or name != "cover")]


def _make_effects(app: "App") -> None:
    """Make movement and sound, if the free memory is not in pieces that are too small."""
    try:
        if has_room(ROOM_FOR_DRAMA):
            from ui.table.drama import ToldEffects as Made
        else:
            from ui.table.effects import Effects as Made  # type: ignore[assignment]

        app.effects = effects = Made(app)
        if IS_BOARD:
            _forget_init((effects, effects.motion, effects.sounds))
    except MemoryError:
        pass


# What is forgotten.


def _forget_registering(plan: "Plan") -> None:
    """Forget what lets rules register; `plan.hooks` has their functions."""
    if IS_BOARD:
        from engine import loading

        for names in (plan.modules, loading.SHARED):
            for name in names:
                if name in sys.modules:
                    del sys.modules[name].register
        type(plan.hooks).fill = None  # type: ignore
        forget(loading)


def _forget_making(match: "Match") -> None:
    """Forget what made the match, its game and the game's table."""
    if IS_BOARD:
        game = type(match.game)
        game.set_table = game.begin = None  # type: ignore
        _forget_init((match, match.game, match.table))


def _forget_making_of_page() -> None:
    """Forget what made the page of the table, all but its own methods."""
    if IS_BOARD:
        from ui.draw import art, faces
        from ui.table import making

        for module in (making, faces, art):
            forget(module)


def _forget_making_of_table(app: "App") -> None:
    """Make the table, and forget what dealt, and what made it and its modes."""
    table = app.screen_of("table")
    if IS_BOARD:
        app.match.game.dealing = None  # the score brings it back
        page = table.page
        _forget_init(
            (table, page, table.colors, table.turn, table.question, table.jump, table.turn.cursor)
        )
        _forget_init((page.menu, page.hand, page.plate))
        made = type(page)
        made.make_part = made.finish = None


def _forget_init(made: "tuple[Any, ...]") -> None:
    """Forget how to make objects of which no more are made. made: some, or None."""
    for one in made:
        if one is not None:
            type(one).__init__ = None
