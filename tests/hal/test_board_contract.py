"""Every board keeps the contract of hal/__init__.py."""

import os

import pytest

BITS = {"UP": 1, "DOWN": 2, "LEFT": 4, "RIGHT": 8, "A": 16, "B": 32, "START": 64, "SELECT": 128}
RELEASED, REPEAT, LONG = 256, 512, 1024
PERIOD = 1 << 29  # milliseconds until the clock is at 0 again


def drain(board):
    """Return all waiting events."""
    events = []
    while event := board.poll():
        events.append(event)
    return events


def test_display_is_refreshed_by_hand(rig):
    display = rig.board.display
    assert display.auto_refresh is False
    assert display.width >= 128 and display.height >= 128
    assert display.refresh() is True


def test_buttons_has_a_bit_for_each_button(rig):
    assert rig.board.buttons == sum(BITS[name] for name in rig.buttons)
    assert rig.board.buttons & (16 | 32) == 16 | 32


def test_a_button_that_is_down_at_the_start_is_pressed(rig):
    rig.press("B")
    rig.open()
    assert drain(rig.board) == [BITS["B"]]
    rig.clock.sleep(700)
    assert BITS["B"] | LONG in drain(rig.board)
    rig.release("B")
    assert drain(rig.board) == [BITS["B"] | RELEASED]


def test_button_names_are_the_contract_s(rig):
    from hal import buttons

    assert {name: getattr(buttons, name) for name in BITS} == BITS
    assert (buttons.RELEASED, buttons.REPEAT, buttons.LONG) == (RELEASED, REPEAT, LONG)


def test_a_press_and_a_release_of_every_button(rig):
    assert rig.board.poll() == 0
    for name in rig.buttons:
        rig.press(name)
        assert drain(rig.board) == [BITS[name]]
        rig.release(name)
        assert drain(rig.board) == [BITS[name] | RELEASED]
    assert rig.board.poll() == 0


def scanner_of(rig, button):
    """Return what tells the scanners of a board apart: how a wire answers to a press."""
    wires = rig.parts.model.wires if rig.parts else {}
    pin, _, how = wires.get(button, "").partition(" ")
    return "register" if pin == "key" else how


def test_events_come_in_order(rig):
    """A board with two scanners keeps the order within each."""
    if scanner_of(rig, "A") != scanner_of(rig, "B"):
        pytest.skip("A and B have a scanner each")
    rig.press("A")
    rig.press("B")
    rig.release("A")
    rig.release("B")
    assert drain(rig.board) == [16, 32, 16 | RELEASED, 32 | RELEASED]


@pytest.mark.parametrize("start", [0, 65_000 - 300])
def test_a_held_button_repeats_and_is_long_once(rig, start):
    """It starts at ordinary ticks and just before they wrap."""
    rig.clock.sleep(start)
    rig.press("A")
    seen = []
    began = rig.clock.elapsed_ms()
    while rig.clock.elapsed_ms() < began + 900:
        at = rig.clock.elapsed_ms() - began
        seen += [(at, event) for event in drain(rig.board)]
        rig.clock.sleep(20)
    repeats = [(at, 16 | REPEAT) for at in (400, 520, 640, 760, 880)]
    assert sorted(seen) == sorted([(0, 16), (500, 16 | LONG), *repeats])
    rig.release("A")
    rig.clock.sleep(500)
    assert drain(rig.board) == [16 | RELEASED]


def test_only_the_last_button_repeats(rig):
    rig.press("A")
    rig.press("B")
    drain(rig.board)
    rig.release("A")
    drain(rig.board)
    rig.clock.sleep(450)
    assert drain(rig.board) == [32 | REPEAT]


def test_steps_missed_in_a_slow_redraw_are_dropped(rig):
    rig.press("B")
    drain(rig.board)
    rig.clock.sleep(5000)
    assert sorted(drain(rig.board)) == [32 | REPEAT, 32 | LONG]


def test_after_an_overflow_nothing_is_held(rig):
    """The release of A is among the events that the full queue dropped."""
    if scanner_of(rig, "A") != scanner_of(rig, "B"):
        pytest.skip("A and B have a scanner each")
    rig.press("A")
    drain(rig.board)
    for _ in range(40):
        rig.press("B")
        rig.release("B")
    rig.release("A")
    assert drain(rig.board) == []
    rig.clock.sleep(2000)
    assert drain(rig.board) == []
    rig.press("A")
    assert drain(rig.board) == [16]


def test_after_an_overflow_a_key_still_down_is_pressed_again(rig):
    for _ in range(40):
        rig.press("B")
        rig.release("B")
    rig.press("A")
    assert drain(rig.board) == [16]


def test_ticks_move_and_wrap(rig):
    from hal.ticks import since

    before = rig.board.ticks_ms()
    rig.clock.sleep(70_000)
    after = rig.board.ticks_ms()
    assert 0 <= after < before < 1 << 29
    assert since(after, before) == 70_000
    assert since(before, after) == -70_000


@pytest.mark.parametrize("start", [0, 5_000, PERIOD - 60_000, PERIOD - 1])
@pytest.mark.parametrize("ms", [0, 1, 400, 60_000])
def test_a_time_that_has_passed_is_due_also_across_the_wrap(rig, start, ms):
    from hal.ticks import after, is_due

    for due in (after(start, ms), start + ms):
        for early in range(1, ms + 1, max(ms // 3, 1)):
            assert not is_due(after(start, ms - early), due)
        for late in (0, 1, 120_000, 3_600_000):
            assert is_due(after(start, ms + late), due)


def test_pause_returns_after_a_time(rig):
    assert rig.board.pause(1) is None


def test_every_board_accepts_tones_and_lights(rig):
    rig.board.tone(440, 10)
    rig.board.tone(0, 0)
    for index in range(rig.board.lights):
        rig.board.light(index, 0x102030)


def test_seed_is_filled_with_noise(rig):
    first, second = bytearray(16), bytearray(16)
    rig.board.seed_into(first)
    rig.board.seed_into(second)
    assert len(first) == 16 and first != second and any(first)


def test_brightness_goes_from_dark_to_full(rig):
    for percent in (0, 30, 100):
        rig.board.brightness(percent)
    assert rig.board.display.brightness == 1.0


def test_a_dimmed_screen_looks_darker(rig_named):
    rig = rig_named("pygamer")
    from displayio import Bitmap, Group, Palette, TileGrid

    white = Palette(1)
    white[0] = 0xFFFFFF
    group = Group()
    group.append(TileGrid(Bitmap(160, 128, 2), pixel_shader=white))
    rig.board.display.root_group = group
    rig.board.display.refresh()
    rig.board.display.is_changed = False
    rig.board.brightness(20)
    assert rig.board.display.is_changed
    assert rig.board.display.image().getpixel((0, 0)) == (51, 51, 51)
    rig.board.brightness(100)
    assert rig.board.display.image().getpixel((0, 0)) == (255, 255, 255)


def test_battery_is_a_percentage_or_unknown(rig):
    assert -1 <= rig.board.battery() <= 100


def test_storage_is_a_directory_or_none(rig):
    assert rig.board.storage is None or os.path.isdir(rig.board.storage)
