"""`python -m sim mash` presses random keys and checks that nobody sees another person's hand.

It begins match after match, of every size, by every rule set, at times with other options, of one
person to four with bots of any level between them, with a pad and with two buttons. Each row of the
settings is set by chance, whatever rows there are. It presses and releases random keys, from one
every 10 ms to one a second. Now and then it holds A on the cover as a person would, since random
keys do not pass it. At each picture it checks, from the keys pressed and the choices made in the
game, not from what the app takes for open:

    a hand is open only before the person who held A on the cover, long enough after the cover
    appeared; and since then nobody else chose, nobody missed a turn, no cover appeared, and
    nothing was asked with the hand away. One person who plays against bots has no cover
    while another seat is asked, the hand lies face down
    backs of as many cards always lie in the same places, and begin their first page
    a card that was laid is seen for half a second, or under a question to the table, before a
    cover hides it
    a match that is saved ends by itself, or by a question that was answered with yes

`python -m sim mash [--presses N] [--seed S]` prints what was pressed and seen; after a violation it
prints how to repeat the run, and the exit status is 1.
"""

import argparse
import random
import time
from collections import Counter
from functools import partial
from typing import Any

from engine.bots.levels import NAMES as LEVELS
from engine.public import event_at, player_of
from engine.rulesets import rules_of
from engine.rulesets.index_generated import NAMES
from engine.rulesets.mixing import highest, lowest
from engine.rulesets.names_generated import NAMES as OPTIONS
from engine.rulesets.names_generated import WORDS
from engine.state import layout
from engine.state.cards import NO_CARD
from engine.state.events import CHALLENGED, LAID, SKIPPED
from engine.state.options import PEEK
from engine.state.reasons import OK
from sim.board.desk import PAD, TWO
from sim.board.player import Player

RATES = (10, 20, 40, 80, 160, 320, 640, 1000)  # milliseconds from a key to the next
SIZES = ((128, 128), (160, 128), (240, 135), (240, 240), (320, 240), (480, 320))
_PRESSES_A_RUN = 120
_MOST_STEPS = 12  # of a row of the settings
_FRAME_MS = 10
_DEAF_MS = 600 - _FRAME_MS
_HOLD_MS = 500
_LANDS_MS = 500 - _FRAME_MS
_TOLD_MS = 1500  # a challenge, before the hand lies face down
_TURNS_MS = 100  # else
_TAKES = 0.15  # how often a person takes the device at a cover


Backs = dict[tuple[int, int, int, int], list[tuple[int, int]]]


class Seen(Exception):
    """Something was shown, or lost, that must not be."""


class Seated(Player):
    """A person at a table with bots between persons, with settings that `chance` made.

    seats: 1 for a person, by seat.
    """

    def __init__(
        self,
        seats: bytes,
        size: tuple[int, int],
        start: Any,
        buttons: tuple[str, ...],
        chance: random.Random,
    ) -> None:
        super().__init__(size, buttons=buttons)
        from ui.match.planning import plan_start

        app = self.app
        app.idle.is_told = True  # that nothing is saved without a drive
        app.board.seed_into = partial(_fill, chance=chance)  # another match, too, can be repeated
        app.go("settings")
        self.frames(1)
        for row in range(app.screen.count):
            for _ in range(chance.randrange(_MOST_STEPS)):
                app.screen.adjust(row, 1)
        app.screen.back()
        self.frames(1)
        plan_start(app, start)
        app.plan.people = seats
        self.frames()


def _fill(buffer: bytearray, chance: random.Random) -> None:
    """Fill a buffer with noise."""
    buffer[:] = chance.randbytes(len(buffer))


class Guard:
    """Watches each picture and key. counts: the screens that appeared.

    backs: by size of the display and number of backs, where a hand lay face down.
    """

    def __init__(self, player: Player, backs: "Backs | None" = None) -> None:
        self._backs = {} if backs is None else backs
        self.app = player.app
        self.clock = player.desk.clock
        self.counts: Counter[str] = Counter()
        self._down: dict[str, int] = {}  # key: since when
        self._cover_since = -1
        self._taken = -1  # the player who holds the device; -1: nobody yet
        self._laid_at = -1  # when that player laid a card, until a cover comes
        self._open_since = -1  # with another seat asked
        self._told_until = -1  # a challenge
        self._match: Any = None
        self._shown = ""
        self._is_asked = self._is_over = False
        player.desk.display.refresh = self.see  # type: ignore[assignment,method-assign]
        saves = self.app.saves
        self._begin, self._forget = saves.take_match, saves.forget_match
        saves.take_match, saves.forget_match = self._begins, self._forgets
        self._turn_to(self.app.shown)

    def now(self) -> int:
        """Milliseconds."""
        return int(self.clock.elapsed_ms())

    def press(self, key: str, is_down: bool) -> None:
        """Note a key that was pressed or released."""
        if is_down:
            self._down[key] = self.now()
        else:
            self._down.pop(key, None)

    def see(self) -> bool:
        """Check a picture."""
        app = self.app
        if app.shown != self._shown:
            self._turn_to(app.shown)
        if app.match is not None:  # after one that is over a rematch asks nothing
            self._is_over = app.match.game.state[layout.STATUS] == layout.MATCH_ENDED
        self._is_asked = app.shown == "end" or (self._is_asked and app.shown != "table")
        if app.shown == "table" and app.match.is_shared:
            self._compare_backs()
            if self._is_open():
                holder = player_of(app.match.view, app.match.holder)
                if holder != self._taken:
                    raise Seen(f"the hand of player {holder} lies open before {self._taken}")
            elif self._is_away():  # a question to the table, which shows the card
                self._taken = self._laid_at = -1
        return True

    def pass_frame(self) -> None:
        """Check what the frames show that draw nothing."""
        match = self.app.match
        if match is not self._match:
            self._hear(match)
        is_late = (
            self.app.shown == "table"
            and match.is_shared
            and match.game.state[layout.STATUS] == layout.IN_PLAY
            and match.holder not in (match.game.state[layout.FIRST], match.jumper)
            and self.app.page.menu.whose == layout.NOBODY
            and self._is_open()
        )
        if not is_late:
            self._open_since = -1
        elif self._open_since < 0:
            self._open_since = self.now()
        elif self.now() > max(self._open_since + _TURNS_MS, self._told_until):
            raise Seen(f"the hand of seat {match.holder} lies open while another seat is asked")

    def _hear(self, match: Any) -> None:
        """Hear all choices of a match from now on."""
        self._match = match
        self._taken = self._laid_at = -1
        if match is None:
            return
        game = match.game
        choose = game.choose

        def heard(seat: int, choice: int) -> int:
            player = player_of(game.state, seat)
            before = game.state[layout.EVENT_COUNT]
            reason: int = choose(seat, choice)
            if reason == OK:
                self._chosen(game.state, player, before)
            return reason

        game.choose = heard

    def _chosen(self, state: Any, player: int, before: int) -> None:
        """A player has chosen; before: the number of the first event of that."""
        kinds = set()
        while before != state[layout.EVENT_COUNT]:
            kinds.add(state[event_at(before) + layout.EVENT_KIND])
            before = before + 1 & 255
        if player == self._taken and LAID in kinds:
            self._laid_at = self.now()
        if CHALLENGED in kinds:
            self._told_until = self.now() + _TOLD_MS
        if player != self._taken or SKIPPED in kinds:
            self._taken = -1

    def _turn_to(self, shown: str) -> None:
        match = self.app.match
        if shown == "cover":
            if not match.is_shared:
                raise Seen("a cover where one person plays")
            laid_at, self._laid_at = self._laid_at, -1
            if laid_at >= 0 and self.now() < laid_at + _LANDS_MS:
                raise Seen("a cover came before the card was seen")
            self._cover_since, self._taken = self.now(), -1
        elif self._cover_since >= 0:
            if shown in ("table", "log"):
                self._take()
            self._cover_since = -1
        self._shown = shown
        self.counts[shown] += 1

    def _take(self) -> None:
        """The cover is gone: was A held for it?"""
        since = self._down.get("A")
        if since is None or since < self._cover_since + _DEAF_MS or self.now() < since + _HOLD_MS:
            raise Seen("a cover went, and A was not held for it")
        self._taken = player_of(self.app.match.view, self.app.match.holder)
        self.counts["taken"] += 1

    def _compare_backs(self) -> None:
        """Check that a hand from behind looks as each one of its size did before."""
        from ui.draw.card_tiles import BACK_HEAD, NOTHING

        page = self.app.page
        hand = page.hand
        is_known = any(slot[0] not in (NOTHING, BACK_HEAD) for slot in hand.slots)
        if is_known or page.menu.whose != layout.NOBODY:
            return
        look = [(slot.x, slot.y) for slot in hand.slots if slot[0] == BACK_HEAD]
        display = self.app.board.display
        size = (display.width, display.height, hand.count, len(look))
        if hand.arrows[0].x >= 0:
            raise Seen("backs are seen of a page that is not the first")
        if self._backs.setdefault(size, look) != look:
            raise Seen(f"{hand.count} backs lie otherwise than before")

    def _is_open(self) -> bool:
        """Are cards seen that do not lie open to all?"""
        from ui.draw.card_tiles import BACK_HEAD, NOTHING, SIGN_HEADS

        page = self.app.page
        if page.menu.whose != layout.NOBODY and self.app.match.view[PEEK]:
            return False
        known_to_all = (NOTHING, BACK_HEAD, SIGN_HEADS)
        return any(slot[0] not in known_to_all for slot in page.hand.slots)

    def _is_away(self) -> bool:
        """Is a hand not shown, not even from behind, that has cards which its player knows?"""
        from ui.draw.card_tiles import NOTHING

        page, match = self.app.page, self.app.match
        if page.menu.whose != layout.NOBODY or match.holder == layout.NOBODY:
            return False
        view = match.view
        hand = view[layout.VIEW_HAND : layout.VIEW_HAND + view[layout.COUNTS + match.holder]]
        is_empty = all(slot[0] == NOTHING for slot in page.hand.slots)
        return is_empty and any(card != NO_CARD for card in hand)

    def _begins(self, match: Any, seats: bytes, tail: bytes) -> None:
        if self.app.saves.has_match() and not (self._is_asked or self._is_over):
            raise Seen("a match took the place of the one that was kept, and nobody was asked")
        self.counts["begun"] += 1
        self._begin(match, seats, tail)

    def _forgets(self) -> None:
        match = self.app.match
        is_over = match is None or match.game.state[layout.STATUS] == layout.MATCH_ENDED
        if not is_over and not self._is_asked:
            raise Seen("a match was forgotten in its middle, and nobody was asked")
        self.counts["ended"] += 1
        self._forget()


class Fingers:
    """Presses random keys. rate: milliseconds from a key to the next."""

    def __init__(self, player: Player, guard: Guard, rate: int, chance: random.Random) -> None:
        self._player = player
        self._guard = guard
        self._rate = rate
        self._chance = chance

    def press(self) -> None:
        """Press and release one key; or hold A on the cover."""
        chance = self._chance
        if self._player.app.shown == "cover" and chance.random() < _TAKES:
            self._pass(700)
            self._work("A", 700)
            return
        keys = list(self._player.desk.buttons)
        if self._player.app.shown in ("table", "cover"):
            keys += ["A"] * len(keys)
        self._work(chance.choice(keys), min(chance.randint(5, self._rate), self._rate - 5))

    def _work(self, key: str, down: int) -> None:
        self._guard.press(key, True)
        self._player.desk.press(key)
        self._pass(down)
        self._player.desk.release(key)
        self._guard.press(key, False)
        self._pass(max(self._rate - down, 5))

    def _pass(self, ms: int) -> None:
        """Let time pass, in frames."""
        while ms > 0:
            self._player.app.step()
            self._guard.pass_frame()
            self._player.desk.wait(min(ms, _FRAME_MS))
            ms -= _FRAME_MS


def _options(rules: int, chance: random.Random) -> dict[str, str]:
    """Return some options that a rule set can have, by chance."""
    options: dict[str, str] = {}
    for _ in range(chance.choice((0, 0, 1, 3, 6))):
        option = chance.randrange(len(OPTIONS))
        value = chance.randint(lowest(option), highest(option))
        word = WORDS[option][value] if WORDS[option] else str(value)
        try:
            rules_of(NAMES[rules], {**options, OPTIONS[option]: word})
        except ValueError:
            continue  # it contradicts another one
        options[OPTIONS[option]] = word
    return options


def mash(presses: int, seed: int) -> Counter[str]:
    """Press that many keys; return what was seen. Raises Seen, which describes the run."""
    counts: Counter[str] = Counter()
    backs: Backs = {}
    number = seed
    while counts["presses"] < presses:
        chance = random.Random(number)
        rules = number % len(NAMES)
        options = _options(rules, chance)
        made = rules_of(NAMES[rules], options)
        people = min(1 + number % 7 % 4, made.most())
        players = chance.randint(max(made.players[0], people), made.most())
        level = chance.randrange(len(LEVELS))
        start = (NAMES[rules], people, players - people, number, options, level)
        size, rate = SIZES[number % len(SIZES)], RATES[number % len(RATES)]
        seats = [1] * people + [0] * (players - people)
        chance.shuffle(seats)
        buttons = TWO if number % 3 == 0 else PAD
        player = Seated(bytes(seats), size, start, buttons, chance)
        guard = Guard(player, backs)
        fingers = Fingers(player, guard, rate, chance)
        try:
            for _ in range(_PRESSES_A_RUN):
                fingers.press()
        except Exception as error:
            told = f"{type(error).__name__}: {error}"
            seated = f"{start}, {bytes(seats).hex()}"
            raise Seen(f"{told}: {seated}, {size}, a key every {rate} ms, seed {number}") from error
        counts["presses"] += _PRESSES_A_RUN
        counts["matches"] += 1
        counts.update(guard.counts)
        number += 1
    return counts


def run(asked: argparse.Namespace) -> int:
    """Press random keys; 0 without a violation."""
    began = time.perf_counter()
    try:
        counts = mash(asked.presses, asked.seed)
    except Seen as seen:
        print(seen)
        return 1
    print(", ".join(f"{name} {counts[name]}" for name in sorted(counts)))
    print(f"no hand was shown without its cover and a held A; {time.perf_counter() - began:.0f} s")
    return 0
