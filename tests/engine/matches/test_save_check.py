"""Every state of a match can be saved and resumed, and what cannot be played on is refused.

A forged state that is let through may be strange, but it goes on: no choice that is listed is
refused, nothing fails, and nothing goes round for ever.
"""

import os
import random

import pytest

from engine.game import Game
from engine.match.resumed import goes_on
from engine.rulesets import NAMES
from engine.save_check import can_be_resumed
from engine.spec import values
from engine.spec.events import EVENTS as DECLARED
from engine.state import layout, window_types
from engine.state.cards import NO_CARD
from engine.state.choices import MAX_CHOICES
from engine.state.events import LAST_KIND
from engine.state.layout import (
    ACTED,
    ACTOR,
    AMOUNT,
    ASKED,
    CARDS_IN_PLAY,
    COUNTS,
    DEPTH,
    DISCARD_SIZE,
    DRAFT_SIZE,
    EVENTS,
    FREE,
    FREE_PLAY,
    HAND_ENDED,
    JUMPABLE,
    KIND,
    LEFT_IN,
    NOBODY,
    OUT,
    PALMED,
    PHASE,
    PILE,
    PILE_SIZE,
    PLAYER_AT,
    PLAYERS,
    PUBLIC,
    QUIZ,
    RULE_SET,
    SALT,
    SEATED,
    SHOWN_COUNTS,
    SHOWN_TO,
    SHUFFLER,
    SITTING_OUT,
    STATUS,
    TALLY,
    TARGET,
    TOP,
    TOP_CARD,
    TURN,
    UNCALLED,
    UNTIL_TURN,
    WINDOW_SIZE,
    ZONES,
)
from engine.state.options import STACK
from tests.engine.matches.by_chance import dealt, step, table
from tests.engine.matches.forged import (
    bytes_of_window,
    is_resumed,
    likely_values,
    try_forged,
    windows_met,
)
from tests.properties.mixes import seats_of

_TABLES = int(os.environ.get("WILDHAND_FORGED_TABLES", "25"))
_out = [0] * MAX_CHOICES


@pytest.mark.parametrize("name", NAMES)
def test_every_deal_can_be_resumed(name: str) -> None:
    for players in seats_of(name, {}):
        game = dealt(name, {}, players, players)
        assert is_resumed(game, game.state)


@pytest.mark.parametrize(
    ("name", "changes"),
    [("grand", {}), ("official", {"start": "last_discard", "rainbow": "1"})],
)
def test_the_hands_after_the_first_can_be_resumed(name: str, changes: dict[str, str]) -> None:
    """Nothing is left where draw pile 2 lay, and a kept discard counts (TAB-1)."""
    chance = random.Random(3)
    game = dealt(name, changes, 3, 3)
    for _ in range(3):
        while game.state[layout.STATUS] == layout.IN_PLAY:
            assert step(game, chance)
        if game.state[layout.STATUS] == layout.HAND_ENDED:
            assert can_be_resumed(memoryview(game.state), game.capacity)
            game.next_hand()
        assert can_be_resumed(memoryview(game.state), game.capacity)


@pytest.mark.parametrize("seed", range(_TABLES))
def test_every_state_can_be_resumed(seed: int) -> None:
    chance = random.Random(seed)
    game = table(chance)
    for number in range(400):
        if number % 3 == 0 or game.state[DEPTH]:
            assert can_be_resumed(memoryview(game.state), game.capacity)
            before = bytes(game.state)
            assert goes_on(game, _out)
            assert bytes(game.state) == before
        if not step(game, chance):
            break


def _forge(state: bytes, chance: random.Random) -> bytearray:
    """Change a few bytes: of open windows, of the table, of piles and hands."""
    s = bytearray(state)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        where = chance.random()
        if where < 0.35 and state[DEPTH]:
            at = KIND + WINDOW_SIZE + chance.randrange(WINDOW_SIZE * state[DEPTH])
        else:
            at = chance.randrange(ZONES if where < 0.95 else len(s))
        values = (0, 1, 2, 3, s[PLAYERS] - 1, s[PLAYERS], NOBODY, chance.randrange(256))
        s[at] = chance.choice((*values, s[at] ^ 1 << chance.randrange(8)))
    return s


@pytest.mark.parametrize("seed", range(_TABLES))
def test_a_forged_state_is_refused_or_goes_on(seed: int) -> None:
    chance = random.Random(seed)
    game = table(chance)
    for _ in range(40):
        for _ in range(chance.randrange(20)):
            if not step(game, chance):
                break
        try_forged(game, _forge(bytes(game.state), chance), 150, chance)


@pytest.mark.parametrize("seed", range(_TABLES // 5))
def test_every_byte_of_a_state_may_be_forged(seed: int) -> None:
    """With a window open, most often; WILDHAND_FORGED_TABLES=1000 tries 200 tables."""
    chance = random.Random(1000 + seed)
    game = table(chance)
    for _ in range(60):
        if not step(game, chance) or game.state[DEPTH]:
            break
    state = bytes(game.state)
    for at in range(ZONES):
        forged = bytearray(state)
        forged[at] = chance.choice((0, 1, 3, NOBODY, state[at] ^ 1, state[at] + 1 & 255))
        try_forged(game, forged, 20, chance)


_MET = windows_met(range(6 * _TABLES))
_KINDS = sorted({state[w + KIND] for _, state, w in _MET})


def test_every_type_of_window_is_met() -> None:
    """But for the turn, with no window open, and those that pass in a moment, which nobody sees."""
    unseen = {window_types.W_TURN, window_types.W_FIRST_CARD, window_types.W_REFORM}
    assert unseen | set(_KINDS) >= set(range(len(_types())))


@pytest.mark.parametrize("kind", _KINDS)
def test_every_byte_of_a_window_may_be_forged(kind: int) -> None:
    """The bytes of its record, and of what only its seat knows; each state gets half the values."""
    chance = random.Random(kind)
    met = [one for one in _MET if one[1][one[2] + KIND] == kind]
    for number, (game, state, w) in enumerate(met):
        for at in bytes_of_window(w):
            for value in likely_values(state, at)[number % 2 :: 2]:
                forged = bytearray(state)
                forged[at] = value
                try_forged(game, forged, 25, chance)


@pytest.mark.parametrize(
    ("at", "value"),
    [
        (TURN, 4),
        (COUNTS, 8),
        (STATUS, 3),
        (TOP_CARD, 100),
        (PLAYER_AT, 1),
        (RULE_SET, len(NAMES)),
        (STACK, 9),
        (DEPTH, 1),
        (CARDS_IN_PLAY, 107),
        (PHASE, FREE),
        (FREE_PLAY, 1),
        (JUMPABLE, 1),
        (UNCALLED, 2),
        (OUT, 1),
        (LEFT_IN, 3),
        (SEATED, 0),
        (SEATED, 5),
        (SITTING_OUT, 15),
        (SITTING_OUT, 14),
        (QUIZ, 1),
        (SALT, 0),
        (DRAFT_SIZE, 1),
        (PALMED, 1),
        (SHUFFLER + 3, 64),
        (EVENTS, LAST_KIND + 1),
        (EVENTS + 1, 4),
        (EVENTS + 3, 127),
    ],
)
def test_a_byte_that_no_game_has_is_refused(at: int, value: int) -> None:
    game = dealt("official", {}, 4, 5)
    game.state[at] = value
    assert not is_resumed(game, game.state)


@pytest.mark.parametrize("kind", range(1, LAST_KIND + 1))
def test_an_event_is_bounded_as_its_declaration_says(kind: int) -> None:
    event = DECLARED[kind - 1]
    is_any = event.other.bound == values.CODES["ANY"]
    above = 4 if event.other in (values.SEAT, values.SEAT_OR_NOBODY) else event.other.bound
    is_nobody = is_any or event.other == values.SEAT_OR_NOBODY
    has_none = event.card != values.CARD
    for other, card, is_right in (
        (0, 0, True),
        (above - 1, 0, True),
        (above, 0, is_any),
        (NOBODY, 0, is_nobody),
        (0, 126, False),
        (0, NO_CARD, has_none),
    ):
        game = dealt("official", {}, 4, 5)
        game.state[EVENTS : EVENTS + 4] = bytes((kind, 0, other, card))
        assert is_resumed(game, game.state) == is_right, f"{event.name}: {other}, {card}"


def test_generators_that_step_to_themselves_are_refused() -> None:
    for word in (0, (16380 << 16) - 1):
        game = dealt("official", {}, 4, 5)
        game.state[SHUFFLER : SHUFFLER + 4] = word.to_bytes(4, "little")
        assert not is_resumed(game, game.state)


def test_a_card_twice_is_refused() -> None:
    game = dealt("official", {}, 4, 5)
    hand = game.hands[0]
    cards = sorted(game.state[hand : hand + 7])
    game.state[hand : hand + 7] = bytes(cards)
    assert is_resumed(game, game.state), "the order of a hand is nobody's business"
    game.state[hand] = next(kind for kind in range(40) if kind != cards[0])
    assert not is_resumed(game, game.state)


def test_a_hand_that_is_shown_for_good_is_refused() -> None:
    game = dealt("official", {}, 3, 5)
    s = game.state
    s[SHOWN_TO], s[SHOWN_COUNTS + 1], s[UNTIL_TURN] = 2, 7, 1
    assert is_resumed(game, s)
    s[UNTIL_TURN] = 0
    assert not is_resumed(game, s)


def _with_a_window(name: str) -> Game:
    """Play until some window is open."""
    for seed in range(50):
        chance = random.Random(seed)
        game = dealt(name, {}, 4, seed)
        for _ in range(100):
            if game.state[DEPTH]:
                return game
            if not step(game, chance):
                break
    raise AssertionError("no window was ever open")


@pytest.mark.parametrize("name", ["official", "grand", "double-down"])
def test_a_window_of_another_kind_pile_or_seat_is_refused(name: str) -> None:
    game = _with_a_window(name)
    w = game.state[TOP]
    forged = [(w + PILE, 2), (w + ACTOR, 4), (w + TARGET, 9), (w + ASKED + 1, 1)]
    unknown = (0, len(_types()), 255, window_types.W_PALM, window_types.W_DARE, window_types.W_QUIZ)
    forged += [(w + KIND, kind) for kind in unknown]
    for at, value in forged:
        s = bytearray(game.state)
        s[at] = value
        assert not is_resumed(game, s), (at - w, value)
    s = bytearray(game.state)
    s[w + AMOUNT] = 0
    is_resumed(game, s)  # whatever it says, it does not fail


def test_a_free_play_while_a_stack_waits_is_refused() -> None:
    game = _with_a_window("cowboy")
    w = game.state[TOP]
    assert game.state[w + KIND] == window_types.W_DRAW
    assert any(game.state[w + ASKED : w + ASKED + 2])
    assert is_resumed(game, game.state)
    game.state[PHASE] = FREE  # who may not pass could not answer
    assert not is_resumed(game, game.state)


def test_a_hand_that_ends_without_a_discard_is_followed_by_another() -> None:
    """A forged state can end so, where the next hand begins on the last discard (TAB-1)."""
    game = dealt("official", {"start": "last_discard"}, 3, 5)
    s = game.state
    s[game.draws + s[PILE_SIZE]] = s[game.discards]
    s[game.discards] = s[DISCARD_SIZE] = 0
    s[PILE_SIZE] += 1
    s[STATUS] = HAND_ENDED
    game.next_hand()
    assert s[DISCARD_SIZE] == 1


def test_cards_to_draw_that_no_window_lets_draw_are_refused() -> None:
    game = _with_a_window("official")
    assert game.state[WINDOW_SIZE + KIND] != window_types.W_ROUND
    assert is_resumed(game, game.state)
    game.state[PHASE] = ACTED
    game.state[TALLY + 3] = 32
    assert not can_be_resumed(memoryview(game.state), game.capacity)  # GRD-16


def _types() -> list[str]:
    return [name for name in vars(window_types) if name.startswith("W_")]


def test_each_type_of_window_has_its_bounds() -> None:
    from engine.state.bounds_generated import ROW, RULES, WINDOWS

    assert len(RULES) == len(WINDOWS) // ROW == len(_types())
    assert PUBLIC <= ZONES and layout.WINDOW_SIZE == 11
