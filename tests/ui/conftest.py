"""These fixtures run the app on the desktop board, with a Player who presses its buttons.

`open_app(size, start, buttons, storage, held, speed)` returns a Player; held: buttons that are down
from before the start. No card flies unless a speed is given (ui.setup). `press(name)` presses a
button and runs some frames (on the cover it holds A, as the cover asks for), `frames(n)` lets time
pass, `rgb()` is the picture. `set_table` lays out hands, top card and turn, so that a picture does
not depend on the shuffle.
"""

import random
import sys
from pathlib import Path

import pytest

from sim.board import shims
from sim.board.clock import ScriptClock
from sim.board.desk import PAD, Desk
from sim.board.headless import Headless
from sim.board.keyscript import Script
from sim.play import open_book

_FRAME_MS = 20
GOLDEN = Path(__file__).parent / "pictures" / "golden"


class Player:
    """A person in front of the device; `app` is what they look at."""

    def __init__(self, size=(128, 128), start=None, buttons=PAD, storage=None, held=(), speed=0):
        viewer = Headless(Script(end_ms=10**9))
        self.desk = Desk(*size, clock=ScriptClock(), viewer=viewer, buttons=buttons)
        shims.install(self.desk, storage)
        for name in held:
            self.desk.press(name)
        from hal.opening import open_board
        from ui.app import App

        board = open_board()
        self.app = App(board, start=start, book=open_book(board))
        self.app.setup.speed = speed
        self.frames()

    def frames(self, count=2):
        for _ in range(count):
            self.app.step()
            self.desk.wait(_FRAME_MS)

    def press(self, *names):
        for name in names:
            if self.screen == "cover":
                self.frames(32)  # until keys are heard
                if name == "A":
                    self.hold(name)
                    continue
            self.desk.press(name)
            self.frames(2)
            self.desk.release(name)
            self.frames(2)

    def hold(self, name, ms=800):
        self.desk.press(name)
        self.frames(ms // _FRAME_MS)
        self.desk.release(name)
        self.frames(2)

    def press_by_chance(self, seed):
        """Press any buttons, A most often, and at times hold B; return the modes that came up."""
        fingers = random.Random(seed)
        names = ["A", "A", "A", *self.desk.buttons]
        modes = set()
        for _ in range(250):
            if fingers.random() < 0.02:
                self.hold("B")
            else:
                self.press(fingers.choice(names))
            self.frames(fingers.choice((0, 0, 30)))
            modes.add(self.mode)
        return modes

    def until(self, condition, frames=20_000):
        """Let time pass until a condition holds."""
        for _ in range(frames):
            if condition():
                self.frames()
                return
            self.frames(1)
        raise AssertionError("the condition never held, on the screen " + self.screen)

    @property
    def screen(self):
        """The name of the screen that is shown; a table of acts or house rules has theirs."""
        if self.app.shown == "table":
            package = type(self.app.screen).__module__.split(".")[1]
            return "table" if package == "plain" else package
        return self.app.shown

    @property
    def mode(self):
        """The name of the table screen's mode, on other screens their own name."""
        if self.screen not in ("table", "acts", "house"):
            return self.screen
        screen = self.app.screen
        if screen.mode == screen.watch:
            return "watch"
        name = type(screen.mode).__name__.removeprefix("Pad")
        return name.removesuffix("Mode").lower()

    @property
    def state(self):
        return self.app.match.game.state

    @property
    def hand(self):
        """The hand on the screen, as it is shown."""
        return self.app.page.hand

    def rgb(self):
        return self.desk.display.rgb()

    def set_acts(self, hands, tops, turn=0, piles=(), salt=255, pepper=0):
        """Lay out a table of two piles: hands (with FACE_UP for open cards), top cards, a turn.

        piles: what lies on top of draw pile 1, the first to be drawn last.
        """
        from engine.state.cards import NO_CARD
        from engine.state.layout import (
            AS_LISTED,
            BOTH_OPEN,
            CLOSED,
            COUNTS,
            DEPTH,
            DRAWN,
            EVENT_COUNT,
            EVENTS,
            FIRST,
            LEFT,
            NEXT,
            OPENING,
            PEPPER,
            PHASE,
            PILE_SIZE,
            PUBLIC,
            SALT,
            TO_PLAY,
            TOP,
            TURN,
            UNSETTLED,
            WINDOWS,
            WINNERS,
        )
        from engine.state.seats import set_direction
        from engine.state.windows import ON_TURN, push
        from engine.two_piles.piles import lay

        game = self.app.match.game
        s = game.state
        for seat, cards in enumerate(hands):
            zone = game.hands[seat]
            s[zone : zone + game.capacity] = bytes(game.capacity)
            s[zone : zone + len(cards)] = bytes(cards)
            s[COUNTS + seat] = len(cards)
        for zone in game.zones[:4]:
            s[zone : zone + game.capacity] = bytes(game.capacity)
        s[PILE_SIZE : PILE_SIZE + 4] = bytes(4)
        for pile, cards in enumerate(tops):
            for card in cards if isinstance(cards, list) else [cards]:
                lay(game, s, pile, card, turn)
        for pile, cards in enumerate(([4] * 40 + list(piles), [8] * 38)):
            s[game.zones[pile] : game.zones[pile] + len(cards)] = bytes(cards)
            s[PILE_SIZE + pile] = len(cards)
        s[WINDOWS:WINNERS] = bytes(WINNERS - WINDOWS)
        s[DEPTH] = s[TOP] = s[EVENT_COUNT] = s[UNSETTLED] = s[CLOSED] = 0
        push(s, ON_TURN)
        s[OPENING] = BOTH_OPEN
        s[PHASE] = TO_PLAY
        s[DRAWN] = NO_CARD
        s[AS_LISTED] = 1
        s[SALT] = salt
        s[PEPPER] = pepper
        set_direction(s, LEFT)
        s[EVENTS:PUBLIC] = bytes(PUBLIC - EVENTS)
        s[TURN] = s[FIRST] = s[NEXT] = turn
        match = self.app.match
        match.answered = match.claimed = 0
        match.forget_past()
        self.app.go("table")
        self.frames()

    def set_house(self, hands, top, turn=0, piles=()):
        """Lay out a table of house rules: hands, the top card, a turn; no events are left.

        piles: what lies on top of the draw pile, the first to be drawn last.
        """
        from engine.state.cards import NO_CARD
        from engine.state.layout import (
            AS_LISTED,
            COUNTS,
            DISCARDS,
            DRAWN,
            EVENT_COUNT,
            EVENTS,
            FIRST,
            LEFT,
            LEFT_IN,
            NOBODY,
            OUT,
            PER_HAND,
            PER_MATCH,
            PILE_SIZE,
            PLAYERS,
            SHOWN_TO,
            TOP_BY,
            TOP_CARD,
            TURN,
            TURNS_LEFT,
            UNSETTLED,
            WINDOWS,
            WITHOUT_PLAY,
            ZONES,
        )
        from engine.state.options import FACE_DOWN, PILES
        from engine.state.seats import set_direction

        game = self.app.match.game
        s = game.state
        left = s[TURNS_LEFT : TURNS_LEFT + 2]
        s[0:PER_MATCH] = bytes(PER_MATCH)
        s[WINDOWS:PER_HAND] = bytes(PER_HAND - WINDOWS)
        s[ZONES:] = bytes(len(s) - ZONES)
        s[TURNS_LEFT : TURNS_LEFT + 2] = left
        s[LEFT_IN] = s[PLAYERS]
        s[SHOWN_TO] = NOBODY
        s[OUT] = s[OUT + 1] = 0
        for seat, cards in enumerate(hands):
            s[game.hands[seat] : game.hands[seat] + len(cards)] = bytes(cards)
            s[COUNTS + seat] = len(cards)
        pile = [4] * 40 + list(piles)
        s[game.draws : game.draws + len(pile)] = bytes(pile)
        s[PILE_SIZE] = len(pile)
        s[game.discards] = s[TOP_CARD] = top
        s[PILE_SIZE + DISCARDS] = s[WITHOUT_PLAY] = 1
        if s[PILES] == FACE_DOWN:
            s[game.zones[DISCARDS + 1]] = 9
            s[PILE_SIZE + DISCARDS + 1] = 1
        s[TOP_BY] = NOBODY
        s[UNSETTLED] = s[EVENT_COUNT] = 0
        s[DRAWN] = NO_CARD
        s[AS_LISTED] = 1
        set_direction(s, LEFT)
        s[EVENTS : EVENTS + 256] = bytes(256)
        s[TURN] = s[FIRST] = turn
        match = self.app.match
        match.answered = match.claimed = 0
        match.claimer = NOBODY
        match.offered = -1
        match.forget_past()
        self.app.go("table")
        self.frames()

    def set_table(self, hands, top, turn):
        """Lay out hands and the top card, and put a seat on turn; no events are left."""
        from engine.state.layout import (
            COUNTS,
            DEPTH,
            DISCARDS,
            EVENT_COUNT,
            EVENTS,
            FIRST,
            LEFT,
            PHASE,
            PILE_SIZE,
            TOP,
            TOP_CARD,
            TURN,
            TURN_LIMIT,
            TURNS_LEFT,
            WINDOWS,
            WINNERS,
        )
        from engine.state.seats import set_direction

        game = self.app.match.game
        s = game.state
        s[TURNS_LEFT : TURNS_LEFT + 2] = s[TURN_LIMIT : TURN_LIMIT + 2]  # the first turn has begun
        for seat, cards in enumerate(hands):
            zone = game.hands[seat]
            s[zone : zone + len(cards)] = bytes(cards)
            s[COUNTS + seat] = len(cards)
        s[PILE_SIZE + DISCARDS] = 1
        s[game.zones[DISCARDS]] = s[TOP_CARD] = top
        s[PILE_SIZE] = 60
        s[WINDOWS:WINNERS] = bytes(WINNERS - WINDOWS)  # the window stack
        s[DEPTH] = s[TOP] = s[PHASE] = s[EVENT_COUNT] = 0
        set_direction(s, LEFT)
        s[EVENTS : EVENTS + 256] = bytes(256)
        s[TURN] = s[FIRST] = turn
        self.app.match.forget_past()
        self.app.go("table")
        self.frames()


@pytest.fixture(autouse=True)
def same_noise(request, monkeypatch):
    """Give each test the same shuffles on every run, seeded by its name."""
    noise = random.Random(request.node.nodeid)
    monkeypatch.setattr("os.urandom", noise.randbytes)


@pytest.fixture
def drive(tmp_path):
    """Return a folder that stands for the device's drive."""
    return str(tmp_path)


@pytest.fixture
def laid_out(monkeypatch):
    """Let a match be resumed whose hands a test has laid out, though they are no whole deck."""
    monkeypatch.setattr("engine.resume.playable.is_playable", lambda s, cards: True)


@pytest.fixture
def open_app():
    """Yield the class Player, which opens the app; release displays and stand-ins afterwards."""
    import displayio

    before = dict(sys.modules)
    displayio.release_displays()
    yield Player
    displayio.release_displays()
    for name in ("board", "keypad", "supervisor", "storage"):
        if name in before:
            sys.modules[name] = before[name]
        else:
            sys.modules.pop(name, None)
