"""This module resumes matches of forged bytes, and plays on with those that are let through.

    found = windows_met(range(60))         states of chance matches, by the window that is open
    try_forged(game, forged, 25, chance)   refused, or played on in three ways; else it raises

Three ways to play on, because each leads elsewhere: always the first choice, always the last, which
is most often to pass, and by chance.
"""

import random
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from engine.game import Game, asked
from engine.match.resumed import goes_on
from engine.parts import load_rules
from engine.rulesets import NAMES
from engine.save_check import can_be_resumed, rules_of
from engine.state import layout
from engine.state.choices import MAX_CHOICES
from engine.state.seats import word
from tests.engine.matches.by_chance import dealt, step, table
from tests.properties.mixes import seats_of

_SECONDS = 5  # before a choice is taken for endless
_STEPS = 250
_STATES = 2  # of each sort of open window
_out = [0] * MAX_CHOICES

# Game, state, and the record of the window that it was kept for.
Met = tuple[Game, bytes, int]


@contextmanager
def in_time() -> Iterator[None]:
    """Raise TimeoutError if what is done takes too long."""

    def ring(*_: object) -> None:
        raise TimeoutError("endless")

    signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, _SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def copy_of(game: Game, state: bytes | bytearray) -> Game:
    """Return a game of its own with a state, and with the hooks of that state's rules."""
    copy = Game(game.seats, game.capacity)
    copy.state[:] = state
    rules = rules_of(state)
    if rules is None:
        copy.hooks = game.hooks
    else:
        load_rules(rules)
        copy.hooks = rules.hooks
    return copy


def resumed(game: Game, state: bytes | bytearray) -> Game | None:
    """Return the game with which the app would go on; None: it would refuse this state."""
    if can_be_resumed(memoryview(state), game.capacity):
        copy = copy_of(game, state)
        if goes_on(copy, _out):
            return copy
    return None


def is_resumed(game: Game, state: bytes | bytearray) -> bool:
    """Would the app go on with this state?"""
    return resumed(game, state) is not None


def try_forged(game: Game, forged: bytearray, steps: int, chance: random.Random) -> None:
    """Check that a forged state is refused, or goes on for that many choices, in time."""
    with in_time():
        found = resumed(game, forged)
        if found is None:
            return
        state = bytes(found.state)
        _walk(found, steps, lambda _: 0)
        _walk(copy_of(game, state), steps, lambda count: count - 1)
        copy = copy_of(game, state)
        for _ in range(steps):
            if not step(copy, chance):
                break


def _walk(game: Game, steps: int, pick: Callable[[int], int]) -> None:
    """Let whoever is asked first choose; pick: which of so many choices."""
    s = game.state
    for _ in range(steps):
        if s[layout.STATUS] == layout.HAND_ENDED:
            game.next_hand()
        elif s[layout.STATUS] != layout.IN_PLAY:
            return
        else:
            assert asked(s) >> s[layout.FIRST] & 1, "the seat that is asked first is not asked"
            count = game.choices_into(s[layout.FIRST], _out)
            assert count, "nobody can go on"
            choice = _out[pick(count)]
            assert game.choose(s[layout.FIRST], choice) == 0, "a choice that is listed is refused"


def windows_met(seeds: Iterable[int]) -> list[Met]:
    """Play matches by chance; return states in which each type of window is open.

    There are some for each stage, for one seat asked and several, with a window above and without,
    and with a seat in the hand that holds no card.
    """
    found: dict[tuple[int, ...], list[Met]] = {}
    for seed in seeds:
        chance = random.Random(5000 + seed)
        game = table(chance) if seed % 2 else _short_table(chance)
        for _ in range(_STEPS):
            for w in range(
                layout.WINDOW_SIZE,
                (game.state[layout.DEPTH] + 1) * layout.WINDOW_SIZE,
                layout.WINDOW_SIZE,
            ):
                met = found.setdefault(_sort(game.state, w), [])
                if len(met) < _STATES and all(one is not game for one, _, _ in met):
                    met.append((game, bytes(game.state), w))
            if not step(game, chance):
                break
    return [one for key in sorted(found) for one in found[key]]


def _short_table(chance: random.Random) -> Game:
    """Begin a match of one card each, so that many seats hold none."""
    changes = {"cards": "1"}
    name = chance.choice([name for name in NAMES if seats_of(name, changes)])
    return dealt(name, changes, max(seats_of(name, changes)), chance.getrandbits(24))


def _sort(s: bytearray, w: int) -> tuple[int, ...]:
    are_several = word(s, w + layout.ASKED).bit_count() > 1
    is_newest = w == s[layout.DEPTH] * layout.WINDOW_SIZE
    seats = [seat for seat in range(s[layout.PLAYERS]) if not word(s, layout.OUT) >> seat & 1]
    is_one_empty = not all(s[layout.COUNTS + seat] for seat in seats)
    return s[w + layout.KIND], s[w + layout.STAGE], are_several, is_newest, is_one_empty


def bytes_of_window(w: int) -> list[int]:
    """Return where the bytes of a record lie, those that only its seat knows among them."""
    secret = layout.SECRETS + (w // layout.WINDOW_SIZE - 1) * layout.SECRET_SIZE
    return [
        *range(layout.KIND + w, layout.KIND + w + layout.WINDOW_SIZE),
        *range(secret, min(secret + 3, layout.PALMED)),
    ]


def likely_values(s: bytes | bytearray, at: int) -> list[int]:
    """Return other values of a byte: small ones, seats, its neighbors, and two far ones."""
    now = s[at]
    near = (now + 1 & 255, now - 1 & 255, now ^ 64, now ^ 128)
    return sorted({*range(max(s[layout.PLAYERS], 4) + 1), layout.NOBODY, *near} - {now})
