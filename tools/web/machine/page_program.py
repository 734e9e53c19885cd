"""This program runs the game on a page, whose JavaScript (`tools/web/page/main.js`) calls it.

    start(link, replay)    run code.py, or the match or replay of a link; "", or what is wrong
    note(link, replay)     which parts of a link mean nothing; "": none
    frame()                play one frame, and paint what was refreshed
    press(name, is_down)   work a button
    tap(x, y)              the buttons that a tap on the picture stands for (`sim/board/taps.py`)
    escape()               the button for Escape; "": none
    cover()                hide the hand, as after a minute without a key
    leave()                save what is being set; does a saved match go on?
    words()                the text of the picture, for a screen reader
    shown()                the name of the screen
    is_idle()              nothing would be lost if the page loaded again
    look_into(path)        what a save has that a player brings (`incoming.py`)
    rules_link(), replay() what the page's menu shares
    made(), digest(), in_use(), paint_again(display)    for tests and measuring

The app's `run` does not return, and this machine cannot wait. So `board.WAIT` ends a frame by an
exception, and the next frame calls `run` again: between two frames the app keeps nothing there.
"""
# mypy: ignore-errors

import gc
import json
import sys

sys.path[:] = ["", "/lib"]


class _Gc:
    """A `gc` as a computer has it: a page has memory enough, and forgets no module."""

    collect = gc.collect


sys.modules["gc"] = _Gc

import board  # noqa: E402
import keypad  # noqa: E402
import page  # noqa: E402

_display = board.DISPLAY


class _Stage:
    """What is played: an app, and a replay's theatre. recorder: notes a match's choices."""

    app = None
    theatre = None
    recorder = None


def _record():
    """Note what is chosen from now on. It loads the engine, for which the title need not wait."""
    if _Stage.recorder is None:
        from recorder import Recorder

        _Stage.recorder = Recorder()


def _record_from_the_first_match(app):
    """Begin to note before a match of this app is dealt."""
    begin = app.begin

    def noted_begin(plan):
        _record()
        begin(plan)

    app.begin = noted_begin


def start(link, replay):
    """Begin; return an empty text, or one line that says what is wrong with the link."""
    _Stage.theatre = None
    is_saved = not link and not replay and page.hasDrive  # what a link begins never is
    board.STORAGE = "/drive" if is_saved else None
    try:
        if replay:
            _begin_replay(replay)
        elif link:
            _begin_match(link)
        else:
            _run_code()
    except ValueError as error:
        return " ".join(str(error).split())  # a link may have line breaks
    except Exception as error:  # a link comes from anywhere: the page goes on without it
        if not link and not replay:
            raise
        return "it fails with " + type(error).__name__
    frame()
    return ""


def note(link, replay):
    """Return one line that names the parts of a link which mean nothing; an empty text: none."""
    from links import note_of

    return note_of(link, is_alone=not replay)


def _run_code():
    """Run code.py, as a board does, up to the end of its first frame."""
    names = {"__name__": "__main__"}
    with open("code.py") as file:
        program = compile(file.read(), "code.py", "exec")
    try:
        exec(program, names)
    except SystemExit:
        pass
    _Stage.app = names["_started"]
    _Stage.app.idle.is_told |= not page.hasDrive  # the page itself says why
    _record_from_the_first_match(_Stage.app)


def _begin_match(link):
    """Begin what a link asks for, as `python -m sim play` does. Nothing is saved."""
    from links import start_of

    from hal.opening import open_board
    from ui.app import App

    _record()
    _Stage.app = App(open_board(), start=start_of(link))


def _begin_replay(text):
    """Play a replay, as `tools.web.link` and `recorder` tell it, if it can be played."""
    from replay_player import ReplayPlayer

    from hal.opening import open_board
    from sim.replay.playing import told_in

    replay = told_in(text)
    replay.played()
    _Stage.theatre = ReplayPlayer(open_board(), replay, replay.choices, replay.seat)
    _Stage.app = _Stage.theatre.app


def frame():
    """Play one frame."""
    if _Stage.theatre:
        _Stage.theatre.play_frame()
    else:
        try:
            _Stage.app.run()
        except SystemExit:
            pass
    _display.show()


def paint_again(display):
    """Paint a display, whether anything was refreshed or not."""
    display.refresh()
    display.show()


def press(name, is_down):
    """Press or release a button; in a replay A pauses, and RIGHT shows the next choice."""
    if _Stage.theatre:
        if is_down:
            _Stage.theatre.press(name)
    else:
        keypad.work(name, not is_down)  # a pin is low while its button is down


def tap(x, y):
    """Return names of buttons, between spaces; see `sim/board/taps.py`."""
    if _Stage.theatre:
        return "A"
    from sim.board.taps import tap

    return tap(_Stage.app, x, y)


def escape():
    """Return the button for the key Escape, "": none; see `sim/board/taps.py`."""
    from sim.board.taps import escape

    return escape(_Stage.app)


def leave():
    """Save what is being set, as for who goes back; return whether a match that is saved is on.

    The page loads again in another shape.
    """
    from journal import SETTINGS
    from ui.match.setup_bytes import bytes_of
    from ui.screens import LIST, page_of

    app = _Stage.app
    if app.match is None and page_of(app.shown) == LIST:
        app.screen.back()
    app.saves.write(SETTINGS, bytes_of(app.setup))
    if app.match is None:
        return app.tournament is not None
    return app.saves.page is app.match.game.state


def cover():
    """Hide the hand of a device that is passed on."""
    match = _Stage.app.match
    if match is not None and match.is_shared:
        _Stage.app.idle.hide()


def words():
    """Return the text of the picture, a line for each row."""
    from sim.board.page_words import lines

    return "\n".join(lines(_display))


def shown():
    """Return the name of the screen that is shown."""
    return _Stage.app.shown


def is_idle():
    """Is this the title, with no match to resume?"""
    return _Stage.app.shown == "title" and not _Stage.app.saves.has_match()


def look_into(path):
    """Return what a save has, in words; or "error" and why it cannot be used."""
    from incoming import found_in

    try:
        return found_in(path)
    except ValueError as error:
        return "error This is no save that can be used: " + str(error)


def made():
    """Return how many choices of a replay were made."""
    return _Stage.theatre.made


def digest():
    """Return a number that two matches share only with the same cards in the same places."""
    from sim.replay.playing import digest as digest_of

    return digest_of(_Stage.app.match.game) if _Stage.app.match else 0


def in_use():
    """Return the bytes of the heap in use."""
    gc.collect()
    return gc.mem_alloc()


def rules_link():
    """Return the part of a link that begins a match as the one that is played."""
    app = _Stage.app
    match = app.match
    if match is None:
        return "error There is no match whose rules could be shared: begin one first"
    from links import link_of
    from recorder import options_of

    from engine.rulesets.index_generated import NAMES
    from engine.state.layout import RULE_SET

    game = match.game
    people = match.persons
    bots = len(match.people) - people
    return link_of(NAMES[game.state[RULE_SET]], options_of(game), people, bots, match.level)


def replay():
    """Return the replay of the match, as JSON; or "error" and why there is none."""
    _record()
    app = _Stage.app
    try:
        if app.tournament is not None:
            raise ValueError("A table of several cannot be shared: its deal tells that of others")
        return json.dumps(_Stage.recorder.replay_of(app.match))
    except ValueError as error:
        return "error " + str(error)
