"""These fixtures run the app on the desktop board, with a Player who presses its buttons.

`open_app(size, start, buttons, storage, held, speed)` returns a Player; held: buttons that are down
from before the start. No card flies unless a speed is given (ui.match.setup). `press(name)` presses
a button and runs some frames, `rgb()` is the picture; the rest is in `scene_player.py`.
"""

import random
import sys
from pathlib import Path

import pytest

from sim.board import player as board_player
from tests.ui.scene_player import ScenePlayer

GOLDEN = Path(__file__).parent / "pictures" / "golden"


class Player(ScenePlayer, board_player.Player):
    """A person in front of the device; `app` is what they look at. By itself no card flies."""

    def __init__(self, size=(128, 128), start=None, speed=0, **more):
        super().__init__(size, start, speed=speed, **more)

    @classmethod
    def at_table(cls, hands, tops, rules="official", people=1, size=(128, 128), **more):
        """Return a Player at a table; where persons share the device, the first has taken it.

        options, seed, turn: of the match. piles: as for `set_table`, by default as they were dealt.
        By rules with two piles one card may lie on both.
        """
        options, seed = more.pop("options", None), more.pop("seed", 1)
        turn, piles = more.pop("turn", 0), more.pop("piles", None)
        start = (rules, people, len(hands) - people, seed, options)
        player = cls(size, start=start, **more)
        if rules == "grand" and isinstance(tops, int):
            tops = (tops, tops)
        player.set_table(hands, tops, turn, piles)
        if people > 1:
            player.take_device()
        return player

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

    def take_device(self):
        """Wait for the next cover, and take the device."""
        self.until(lambda: self.screen == "cover")
        self.press("A")

    def rgb(self):
        return self.desk.display.rgb()


@pytest.fixture(autouse=True)
def same_noise(request, monkeypatch):
    """Give each test the same shuffles on every run, seeded by its name."""
    noise = random.Random(request.node.nodeid)
    monkeypatch.setattr("os.urandom", noise.randbytes)


@pytest.fixture(autouse=True)
def nameless_bots(request, monkeypatch):
    """Let bots be called P2 and so on, in tests without the fixture `named_bots`.

    Most tests tell seats apart by these, and lay out scenes that depend on no name. A test may
    leave any names behind.
    """
    from ui.players import NAMES

    if "named_bots" not in request.fixturenames:
        monkeypatch.setattr("ui.bot_names.BOT_NAMES", ())
    NAMES[:] = [b""] * 10


@pytest.fixture
def named_bots():
    """Let bots have their names, as in the game; they are yielded."""
    from ui.bot_names import BOT_NAMES

    return BOT_NAMES


@pytest.fixture
def drive(tmp_path):
    """Return a folder that stands for the device's drive."""
    return str(tmp_path)


@pytest.fixture
def laid_out(monkeypatch):
    """Let a match be resumed whose hands a test has laid out, though they are no whole deck."""
    monkeypatch.setattr("engine.save_check.can_be_resumed", lambda s, cards: True)


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
