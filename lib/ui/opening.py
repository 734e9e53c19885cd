"""From one screen to the next: what is let go, and what is to be loaded.

    leave(app)   forget what the next screen does without, and list in `app.parts` what it needs;
                 do what is no screen

Imported by the app when another screen is asked for, and forgotten before anything is loaded for
it. Page and screen are made by `ui.making`.

A board compiles what it loads, and that needs several times the memory that is kept. So
modules are loaded one by one, small ones, what they need first, and forgotten together with
the page that they draw: a table, a list, or a large title.
"""

import gc
import sys

from engine.windows import RESUMES
from ui.forget import IS_SMALL, forget, missing

# What some screens need for a moment, before they lead to another; one text takes less memory.
_PASSING = (
    "ui.loading ui.making ui.choosing ui.beginning ui.between ui.resumed_match ui.saved_setup"
    " ui.keeping ui.explaining ui.played ui.troubles journal.words ui.scrolled"
    " ui.score_rows ui.mixes ui.foot ui.told ui.knobs engine.own.said"
    " engine.own.lines engine.own.words engine.own.codes engine.own.mixed engine.own"
    " engine.rulesets.index engine.rulesets.ready engine.rulesets.flat"
)
_STAYING = 1  # kinds of windows that stay with any rules: challenges
# No screens, but what needs the memory of one, and then leads to another; by what does it.
_DEEDS = {
    "explain": "ui.explaining",
    "begin": "ui.choosing",
    "deal": "ui.beginning",
    "resume": "ui.beginning",
    "end_hand": "ui.between",
    "next_hand": "ui.between",
}
# What draws a page, in order of loading. What the other tables need is told by `ui.acts_parts` and
# `ui.house_parts`.
_TABLE = (
    "ui.hand_strip",
    "ui.reasons",
    "ui.words",
    "ui.plain_words",
    "ui.piles",
    "ui.actions",
    "ui.seats_strip",
    "ui.table_page",
    "ui.turn_mode",
    "ui.window_modes",
)
_LIST = ("ui.heading", "ui.list_page", "ui.list_screen")
_BIG = ("ui.heading", "ui.big_page")
_TITLE = (  # a big one, too, with letters of adafruit_display_text
    "adafruit_display_text",
    "adafruit_display_text.label",
    "ui.letters",
    "ui.heading",
    "ui.big_page",
)
_OWN = ("engine.own.mixed", "engine.own.words", "engine.own.codes")  # the last first
_LINED = _OWN + ("engine.own.lines", "engine.own.said")
_SAVED = ("ui.saved_setup", "ui.keeping")
# What else some need: too much to be compiled in one go, where it shows options.
_BESIDE = {
    "explain": _LINED,
    "begin": _SAVED,
    "deal": ("ui.keeping", "ui.between"),
    "resume": _SAVED,
    "players": _OWN,
    "mix": _LINED,
}
_WORDS = {"table": "ui.plain_words", "acts": "ui.acts_words", "house": "ui.house_words"}
_KINDS = ("ui.match", "ui.acts_match", "ui.house_match")  # of matches, by flavor


def leave(app: "App") -> None:
    """See the module. What is no screen is done as soon as what it needs is there."""
    name = app.shown
    doing = _DEEDS.get(name)
    if doing and app.module == doing:
        getattr(sys.modules[doing], name)(app)
        if app.shown != name:
            _forget_passing()
        return
    _forget_passing()
    names = () if doing else _drawn_by(name, app.match)
    _change(app.pages, names)
    if IS_SMALL and (name == "title" or name == "rules"):
        _let_rules_go(app)
    parts = list(_BESIDE.get(name, ()))
    if name == "deal":
        from engine.ruleset import wanted

        needed = missing(wanted(app.rules.whole()))
        if needed:
            app.parts = needed
            return
        parts.append(_KINDS[app.rules.flavor])
    elif name == "log":
        parts.append(_WORDS[app.match.shown_as])
    app.module = doing or "ui.screen_" + (app.match.shown_as if name == "table" else name)
    app.parts = [app.module] + parts + missing(names)
    gc.collect()


def _let_rules_go(app: "App") -> None:
    """No match is on. The memory of what played it is for menus, and for the next one.

    What is held lies where there was room beside a match: it is to be where it was at first.
    """
    if sum([resume is not None for resume in RESUMES]) > _STAYING:
        from engine.ruleset import forget_all

        forget_all()
        forget("engine.ruleset")
        app.held = b""


def _forget_passing() -> None:
    for name in _PASSING.split():
        forget(name)


def _change(pages: "Pages", names: tuple) -> None:
    """Let the page go if the next one is drawn by other modules; what both need stays."""
    if names != pages.names:
        pages.names = [name for name in pages.names if name not in names]
        pages.leave()
        pages.names = names


def _drawn_by(name: str, match: "Match | None") -> tuple:
    """The modules of the page that a screen is drawn on."""
    if name == "table":
        return _drawn_as(match)
    if name == "title":
        return _TITLE
    return _BIG if name == "cover" else _LIST


def _drawn_as(match: "Match") -> tuple:
    """The same for the table of a match."""
    if match.shown_as == "acts":
        from ui import acts_parts

        forget("ui.acts_parts")
        return acts_parts.parts_of(match.persons)
    if match.shown_as == "house":
        from ui import house_parts

        forget("ui.house_parts")
        return house_parts.parts_of(match.game.state, match.persons)
    return _TABLE


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.match import Match
    from ui.pages import Pages
