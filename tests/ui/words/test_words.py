"""Each event has a line that says who did what and fits the narrowest screen."""

import pytest

from engine.state import events
from engine.state.cards import BLUE, NO_CARD, RED, WILD, WILD_FOUR, YELLOW, wild_kind
from engine.state.cards import colored as card
from engine.state.layout import EVENT_COUNT, PLAYER_AT, VIEW_SEAT
from tests.ui.words.line import Line

_ME = 1


@pytest.fixture
def view():
    view = bytearray(1200)
    view[VIEW_SEAT] = _ME
    view[PLAYER_AT : PLAYER_AT + 10] = bytes(range(10))
    return view


def _lines(view, most=20, since=0, columns=20):
    from ui.plain.words import tell
    from ui.table.words import Recap

    recap = Recap(20, tell)
    recap.find(view, since, most)
    lines = []
    for i in range(recap.count):
        line = Line(columns)
        recap.write(line, view, i)
        lines.append(line.written)
    return lines


def test_a_turn_is_told_in_order(view):
    events.note(view, events.LAID, 0, 5, card(7, RED))
    events.note(view, events.SKIPPED, _ME, 0, NO_CARD)
    events.note(view, events.DREW_CARD, 2, 0, NO_CARD)
    events.note(view, events.PASSED, 2, 0, NO_CARD)
    assert _lines(view) == ["P1: red 7", "You missed a turn", "P3 drew a card", "P3 passed"]


def test_owed_cards_in_a_row_are_one_line(view):
    for left in (3, 2, 1, 0):
        events.note(view, events.DREW_OWED, 2, left, NO_CARD)
    for left in (1, 0):
        events.note(view, events.DREW_OWED, 2, left, NO_CARD)
    events.note(view, events.DREW_OWED, 3, 0, NO_CARD)
    assert _lines(view) == ["P3 drew 4", "P3 drew 2", "P4 drew 1"]
    assert _lines(view, most=2) == ["P3 drew 2", "P4 drew 1"]


def test_the_newest_are_kept_when_there_are_too_many(view):
    for number in range(10):
        events.note(view, events.LAID, 0, 5, card(number, YELLOW))
    assert _lines(view, most=2) == ["P1: yellow 8", "P1: yellow 9"]


def test_only_events_since_a_given_one_are_told(view):
    events.note(view, events.LAID, 0, 5, card(1, RED))
    since = view[EVENT_COUNT]
    events.note(view, events.LAID, 2, 5, card(2, RED))
    assert _lines(view, since=since) == ["P3: red 2"]


def test_the_ring_and_its_count_may_wrap(view):
    for number in range(300):
        events.note(view, events.LAID, 0, 5, card(number % 10, RED))
    assert _lines(view, since=view[EVENT_COUNT] - 2 & 255) == ["P1: red 8", "P1: red 9"]
    assert len(_lines(view, most=20, since=view[EVENT_COUNT] - 64 & 255)) == 20


def test_wilds_tell_their_color(view):
    events.note(view, events.LAID, 0, 5, wild_kind(WILD, BLUE))
    events.note(view, events.LAID, 9, 5, wild_kind(WILD_FOUR, YELLOW))
    assert _lines(view) == ["P1: wild, blue", "P10: wild +4, yellow"]


def test_uno_is_told_after_the_card(view):
    events.note(view, events.LAID, 0, 1, card(7, RED))
    events.note(view, events.SAID_UNO, 0, 0, NO_CARD)
    assert _lines(view) == ["P1: red 7", "P1: UNO!"]


def test_a_challenge_and_its_end_are_told(view):
    events.note(view, events.CHALLENGED, 0, _ME, wild_kind(WILD_FOUR, BLUE))
    events.note(view, events.INNOCENT_FOUND, 0, _ME, wild_kind(WILD_FOUR, BLUE))
    events.note(view, events.CAUGHT, _ME, 2, NO_CARD)
    assert _lines(view) == ["P1 challenged you", "You did not bluff", "You caught P3"]


def test_every_line_fits_the_narrowest_screen(view):
    for kind in range(events.LAID, events.DREW_FOR_DEAL + 1):
        view[EVENT_COUNT] = 0
        events.note(view, kind, 9, 1, card(11, YELLOW))
        for line in _lines(view):
            assert len(line) <= 20, line
