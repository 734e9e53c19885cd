"""The desktop's `keypad` behaves as a board's, also when a key is down before the first scan."""

import pytest

from sim.board import keypad


@pytest.fixture(autouse=True)
def nobody_presses():
    keypad.let_go()
    yield
    keypad.let_go()


def _keys(is_high=False):
    return keypad.Keys(("P0", "P1"), value_when_pressed=is_high)


def _register():
    pins = dict.fromkeys(("clock", "data", "latch"))
    return keypad.ShiftRegisterKeys(**pins, key_count=4, value_when_pressed=True)


def _events_of(scanner):
    events = []
    event = keypad.Event()
    while scanner.events.get_into(event):
        events.append((event.key_number, event.pressed))
    return events


def test_a_key_gives_a_press_and_a_release():
    keys = _keys()
    keypad.press_pin("P1", True)
    keypad.press_pin("P1", True)
    keypad.press_pin("P1", False)
    assert _events_of(keys) == [(1, True), (1, False)]


@pytest.mark.parametrize("is_high", (False, True))
def test_a_key_that_is_down_already_gives_no_press_until_a_reset(is_high):
    keypad.work("P1", is_high)
    keys = _keys(is_high)
    assert _events_of(keys) == []
    keys.reset()
    assert _events_of(keys) == [(1, True)]
    keypad.work("P1", not is_high)
    assert _events_of(keys) == [(1, False)]


def test_a_key_down_before_the_first_scan_gives_only_a_release():
    keypad.press_pin("P0", True)
    keys = _keys()
    keypad.press_pin("P0", False)
    assert _events_of(keys) == [(0, False)]


def test_a_key_behind_a_shift_register_does_the_same():
    keypad.work_key(2, True)
    keys = _register()
    assert _events_of(keys) == []
    keys.reset()
    assert _events_of(keys) == [(2, True)]


def test_another_board_finds_no_key_held():
    keypad.press_pin("P1", True)
    keypad.let_go()
    keys = _keys()
    keys.reset()
    assert _events_of(keys) == []
