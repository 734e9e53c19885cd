"""This module begins and plays one match on the emulated device, a key at a time, and measures it.

A twin chooses the keys: the same app on the desktop board, which receives the same keys. Until
"Start" its drive is empty; after it the twin resumes what the device saved, so it knows the cards.
Whenever both rest, both screens must be equal, pixel for pixel: a key pressed on a wrong screen
measures nothing. A sample counts if they are equal directly after it.
"""

from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from tempfile import mkdtemp

from engine.rulesets.index import GROUP_OF, NAMES
from sim.board.player import Player
from sim.device.compare import difference, is_same
from sim.device.machine import SIZE, Machine, Sample, begun
from sim.device.saved import file_in
from sim.errors import UsageError

FIRST_START = "reset to title, first start"
START = "reset to title"
BEGIN = '"Start" to the first picture'
COVER = "a choice to the next cover"
TAKEN = "A held on the cover, then to the hand"
FIRST = "a choice to its first picture"
LAID = "a choice to its picture, settled"
NEXT = "from one picture of it to the next, at most"
BOT = "a bot's turn"
CURSOR = "a cursor's step"
ROWS = (FIRST_START, START, BEGIN, COVER, TAKEN, FIRST, LAID, NEXT, BOT, CURSOR)

_BOARD = "pimoroni_picosystem"
_FILE = "wildhand.sav"
_MAKES_S = 2  # the other screens of a match are made under its first picture; no key is heard
_MOST_S = 30  # machine's seconds until it waits for a person
_LOOKS = 200  # a third of a second to a second each: several offers may run out meanwhile
_PAUSE_S = 0.8  # before a bot's turn, so that the choice before it is seen
_QUIET_S = 0.25  # that end a measurement
_BEGINS_S = 8
_DEAF_S = 0.7  # the cover ignores keys before
_DEAF_FRAMES = 35  # the same on the twin
_LONG_MS = 500  # A is held for so long
_HELD_MS = 700  # and let go later
_TURNS = 3  # at most, until there is a sample of everything; by some rules no cover comes at once


class Visit:
    """samples: by row. heap: the answer of `mem` at the table, each time. deals: first states."""

    def __init__(self, machine: Machine, rules: str, people: int, bots: int) -> None:
        self.machine = machine
        self.rules = rules
        self.kinds = [1] * people + [0] * bots
        self.samples: dict[str, list[Sample]] = defaultdict(list)
        self.heap: list[dict[str, int]] = []
        self.deals: set[bytes] = set()

    def start(self, drive: Path) -> None:
        """Measure two starts: with a fresh drive, and a later one."""
        self.machine.steps(f"load {drive}")
        self.twin = self._new_twin()
        self._reset("boot", FIRST_START)
        self._reset("reset", START)

    def play(self) -> None:
        """Play a match, from a reset to a hand that is under way."""
        self._follow()
        self._reset("reset")
        self._set_up()
        self._begin()
        self._play_turns()

    def _new_twin(self, saved: bytes = b"") -> Player:
        storage = Path(mkdtemp(prefix="twin", dir=self.machine.work))
        if saved:
            (storage / _FILE).write_bytes(saved)
        return Player(SIZE, storage=str(storage), saved_by=_BOARD)

    def _reset(self, how: str, row: str = "") -> None:
        """Reset, and wait for the title."""
        self.machine.steps(f"{how} nousb; run 2")
        sample = Sample(self._meet() * 1000, *self.machine.sent())
        if row:
            self.samples[row].append(sample)

    def _set_up(self) -> None:
        """Go from the title to the players, with the cursor on Start."""
        if self.twin.app.saves.has_match():
            self.press("DOWN")  # from Resume to New match
        self.press("A")
        self.press("B")  # from the group of the rule set that was chosen last to all groups
        number = NAMES.index(self.rules)
        self._choose_row(GROUP_OF[number])
        self._choose_row(GROUP_OF[:number].count(GROUP_OF[number]))
        setup = self.twin.app.setup
        self.press("DOWN")
        while setup.players != len(self.kinds):
            before = setup.players
            self.press("RIGHT" if before < len(self.kinds) else "LEFT")
            if setup.players == before:
                raise UsageError(f"device: {self.rules} is not for {len(self.kinds)} players")
        for seat, kind in enumerate(self.kinds):
            self.press("DOWN")
            if setup.people[seat] != kind:
                self.press("A")
        while self.twin.app.screen.cursor:
            self.press("UP")
        if self.twin.app.saves.has_match():
            self.press("A")
            self.press("DOWN")  # yes, the saved match may end

    def _choose_row(self, row: int) -> None:
        while self.twin.app.screen.cursor != row:
            self.press("DOWN" if self.twin.app.screen.cursor < row else "UP")
        self.press("A")

    def _begin(self) -> None:
        """Start; the twin then resumes what the device saved."""
        told = self.machine.trace("A", _BEGINS_S)
        sample = begun(told)
        if sample:
            self.samples[BEGIN].append(sample)
        self.machine.last_pixel(_PAUSE_S + 0.5, _MOST_S)
        self._follow()
        self.twin.press("A")  # Resume
        self.deals.add(bytes(self.twin.app.match.game.state))
        self._be_tight()
        self._settle_twin()
        if self._asks_who_jumps() or not self._is_equal():
            self._resume()

    def _asks_who_jumps(self) -> bool:
        """Was the device's table asked for the first card? The save has no such question."""
        return getattr(self.twin.app._screens["table"], "claim", None) is not None

    def _resume(self) -> None:
        """Resume on both: the device showed a question, with which no resumed match begins."""
        self._follow()
        self._reset("reset")
        self._follow()
        self.press("A")
        self.machine.steps(f"run {_MAKES_S}")
        self._be_tight()

    def _be_tight(self) -> None:
        """Let the twin show no log after a cover: a PicoSystem has no room for its screens.

        Nothing moves on it, so that it rests when the device does.
        """
        self.twin.app.has_pause_screens = False
        self.twin.app.setup.speed = 0

    def _follow(self) -> None:
        """Begin a twin at the title, with what the device saved."""
        self.twin = self._new_twin(file_in(self.machine.drive(), _FILE))

    def _play_turns(self) -> None:
        """Play turns until there is a new sample of every row, or the hand is over."""
        wanted = {row: len(self.samples[row]) for row in self._rows_of_turns()}
        self.heap.append({})
        for _ in range(_TURNS):
            self._take()
            if not self._is_at_table():
                return
            hand = self.twin.app.page.hand
            for key in ("LEFT", "RIGHT") if hand.cursor == hand.count - 1 else ("RIGHT", "LEFT"):
                self.press(key, CURSOR)  # and back, to a card that can be laid
            if not self.heap[-1]:
                self.heap[-1] = self.machine.heap()
            self._choose()
            if all(len(self.samples[row]) > count for row, count in wanted.items()):
                return

    def _rows_of_turns(self) -> list[str]:
        """Return the rows that can be measured with these persons and bots."""
        rows = [CURSOR, LAID]
        if sum(self.kinds) > 1:
            rows += [COVER, TAKEN]
        if not all(self.kinds):
            rows.append(BOT)
        return rows

    def _take(self) -> None:
        """Go from a cover to the hand; recent events may be shown in between."""
        while self.twin.screen in ("cover", "log"):
            if self.twin.screen == "cover":
                self._hold()
            else:
                self.press("A")

    def _hold(self) -> None:
        """Hold A on the cover, on both; a sample begins when it is held long enough."""
        self.twin.frames(_DEAF_FRAMES)
        self.twin.hold("A", _HELD_MS)
        self.machine.steps(f"run {_DEAF_S}")
        self.machine.steps("info")
        began, sent = self.machine.now, self.machine.sent()
        self.machine.steps(f"press A; run {_HELD_MS / 1000}; release A")
        last = self._meet()
        pixels, erases = self.machine.sent()
        ms = (last - began) * 1000 - _LONG_MS
        self.samples[TAKEN].append(Sample(ms, pixels - sent[0], erases - sent[1]))
        self._rest()

    def _is_at_table(self) -> bool:
        return hasattr(self.twin.app.screen, "watch")

    def _choose(self) -> None:
        """Choose with A until the device changes hands or a bot is to play."""
        for _ in range(8):
            self.twin.press("A")
            if self.twin.screen == "cover" or not self._is_at_table():
                self._hand_on()
                return
            if self.twin.is_claiming:
                self._measure("A", LAID)
                self._rest()
                return
            if self.twin.is_watching:
                if self.twin.is_bot_next:
                    self._watch()
                else:
                    self._hand_on()
                return
            self._measure("A", "")
            self._rest()

    def _hand_on(self) -> None:
        """A was chosen on the twin; the device changes hands, or the hand is over.

        It is a sample if the cover appears at once: a card that is drawn by force, and a question
        to the table, take their own time.
        """
        is_at_once = self.twin.screen == "cover"
        self._settle_twin()
        self.machine.steps("info")
        began, sent = self.machine.now, self.machine.sent()
        self.machine.steps("press A; run 0.08; release A")
        last = self._meet()
        if is_at_once:
            pixels, erases = self.machine.sent()
            sample = Sample((last - began) * 1000, pixels - sent[0], erases - sent[1])
            self.samples[COVER].append(sample)

    def _watch(self) -> None:
        """A was chosen on the twin, and a bot is next: call for its turn at once."""
        sample = self._measure("A", LAID)
        if sample and sample.ms / 1000 + _QUIET_S < _PAUSE_S - 0.05:
            self.twin.press("A")
            self._measure("A", BOT if self._is_at_table() else "")  # a cover has more pixels
        self._rest()

    def press(self, key: str, row: str = "") -> None:
        """Press a key on both, and wait until both show the same."""
        self.twin.press(key)
        self._measure(key, row)
        self._rest()

    def _measure(self, key: str, row: str) -> Sample | None:
        """Press the device's key after the twin's. None if it does not show the same."""
        self.machine.steps("info")
        began = self.machine.now
        sample = self.machine.press(key)
        if sample is None or not self._is_equal():
            return None
        if row:
            self.samples[row].append(sample)
        if row == LAID:
            self._look_at_pictures(began)
        return sample

    def _look_at_pictures(self, began: float) -> None:
        """Measure until the first picture of a choice, then from last pixel to last pixel.

        What follows are the parts of the table that are shown later, and the steps of a flight.
        """
        seen = self.machine.pictures(began)
        self.samples[FIRST].append(Sample(seen[0].ends, seen[0].pixels, 0))
        steps = [later.ends - sooner.ends for sooner, later in pairwise(seen)]
        if steps:
            pixels = max(picture.pixels for picture in seen[1:])
            self.samples[NEXT].append(Sample(max(steps), pixels, 0))

    def _rest(self) -> None:
        """Wait until both wait for a person, without a limit of time."""
        self._settle_twin()
        self._meet()

    def _settle_twin(self) -> None:
        self.twin.until(lambda: not self.twin.is_watching and not self.twin.is_claiming)
        self.twin.frames()

    def _meet(self) -> float:
        """Wait until the device shows the twin's picture; return the seconds to its last pixel."""
        for _ in range(_LOOKS):
            last = self.machine.last_pixel(0.3, 1)
            if self._is_equal():
                return last
        raise UsageError(difference(self.machine.picture(), self.twin.desk.display.image()))

    def _is_equal(self) -> bool:
        return is_same(self.machine.picture(), self.twin.desk.display.image())
