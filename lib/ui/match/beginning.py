"""This module begins a match, and makes its screens; a board forgets it as soon as it has.

    begin_match(app)    imports what plays the planned match, and makes its table; False: the first
                        screen can be loaded, and opened
    take_step(app)      shows that, and makes the rest, step by step; False: there is no room

What only makes objects that a match has one of, or registers its rules, a drive forgets, too
(`tools/drive/making.py`): a board keeps no code that never runs again.
"""

from engine.state.cards import COLORS
from engine.state.layout import EFFECTS
from engine.state.options import BLANKS, CUSTOM_CARDS, DECK, DICE, EXTRA_CARD
from ui.draw.card_tiles import SHEET_ROWS, USUAL_ROWS
from ui.draw.grids import CHANGED
from ui.match import memory
from ui.match.saves import BEFORE, NOW, WITH_PICTURE
from ui.match.setup import TIPS
from ui.screens import ANY, MENUS, PAUSE, PLAY, SCREENS, TABLE, act_of, is_loaded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App


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
    app.steps_left = memory.STEPS
    _read_cards(app, plan.whole)
    from engine import loading

    plan.hooks = loading.hooks_of(plan.modules, plan.whole)
    memory.forget(loading)  # now: what is loaded in the next step is kept for the match


def _read_cards(app: "App", whole: bytes) -> None:
    """Read the sheet of the match's cards, while there is a block for it.

    whole: the rules, as in a state from layout.EFFECTS on.
    """
    from ui.draw import art

    rare = whole[EXTRA_CARD - EFFECTS] | whole[CUSTOM_CARDS - EFFECTS]
    for carried in whole[BLANKS - EFFECTS : BLANKS - EFFECTS + COLORS]:
        rare |= carried
    is_dice = whole[DECK - EFFECTS] == DICE
    app.pages.sheets.deal(is_dice, SHEET_ROWS if rare else USUAL_ROWS)
    memory.forget(art)


def _start(app: "App") -> None:
    plan = app.plan
    app.plan = None
    import ui.match.match  # noqa: F401  # now, so that it is kept for the match

    memory.keep_loaded(memory.FOR_A_MATCH)
    from ui.match.match_start import start

    start(app, plan)
    if app.match is None:  # the save cannot be played on
        app.steps_left = 0
        app.leave_act(MENUS)
        return
    plan = None  # else it would keep the rule set and its module in memory
    memory.change_act(memory.FOR_A_MATCH)  # frees the modules that only the beginning needed


def _make_table(app: "App") -> bool:
    """Load the table, or make the next part of its page, then itself; False: it is made."""
    is_first = not is_loaded("table")
    if is_first:
        memory.hold_block()
    from ui.table import screen

    if is_first:  # now it is loaded
        return True
    pages = app.pages
    if pages.pages[TABLE] is None:
        screen.make_page(app)
    page = pages.pages[TABLE]
    if page.parts == page.PARTS:
        return False
    page.make_part(pages.geometry, pages.sheets, app.match)
    if page.parts == page.PARTS:
        from ui.draw import art, faces, felt

        memory.forget(felt)
        memory.forget(faces)
        memory.forget(art)
        screen.make_screen(app)
        if memory.IS_BOARD:
            app.match.game.dealing = None  # the score brings it back
    return True


def take_step(app: "App") -> bool:
    """Show the first picture of the match that begins, then make more of it. False: no room.

    Each of the STEPS leaves garbage, and a board has little room for it.
    """
    app.steps_left -= 1
    step = memory.STEPS - app.steps_left
    if step == 1:
        app.refresh()
        if app.saved == WITH_PICTURE:
            app.saved = NOW
    elif step == 2:
        _make_screens_of(app, (PLAY,))
    elif step == 3:  # with room that is known now: what the cover left is collected
        # A match that goes on may have less than it began with.
        if app.saved != BEFORE and not memory.has_room(memory.ROOM_FOR_PLAY):
            return False
        if app.effects is None and memory.has_room(memory.ROOM_FOR_EFFECTS):
            _make_effects(app)
    elif step == 4:
        app.has_pause_screens = memory.has_room(memory.ROOM_FOR_SCREENS)
        if app.has_pause_screens:
            _make_screens_of(app, (PAUSE, ANY))
    elif step < memory.STEPS:
        if app.has_pause_screens:
            app.screen_of("score").prepare()
    else:
        memory.free_block()
        app.begun = None
        app.page = app.screen.page
        CHANGED[0] = 0  # making screens changes nothing on the display
        wants_tips = app.has_pause_screens or app.setup.switches & TIPS
        if wants_tips and memory.has_room(memory.ROOM_FOR_TIPS):
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
        if memory.has_room(memory.ROOM_FOR_DRAMA):
            from ui.table import drama

            drama.make_effects(app)
        else:
            from ui.table import effects

            effects.make_effects(app)
    except MemoryError:
        pass
