"""The PyGamer's stick works as buttons, and its speaker plays one tone at a time."""

import pytest

LEFT, RIGHT, RELEASED = 4, 8, 256


@pytest.fixture
def pygamer(rig_named):
    return rig_named("pygamer")


def test_the_stick_has_a_dead_zone(pygamer):
    board, stick = pygamer.board, pygamer.parts.analog
    stick["JOYSTICK_X"] = 14000
    assert board.poll() == LEFT
    stick["JOYSTICK_X"] = 18000  # still pushed, by a shaking hand
    assert board.poll() == 0
    stick["JOYSTICK_X"] = 25000
    assert board.poll() == LEFT | RELEASED
    stick["JOYSTICK_X"] = 18000
    assert board.poll() == 0


def test_throwing_the_stick_over_is_a_release_and_a_press(pygamer):
    board, stick = pygamer.board, pygamer.parts.analog
    stick["JOYSTICK_X"] = 0
    assert board.poll() == LEFT
    stick["JOYSTICK_X"] = 65535
    assert [board.poll(), board.poll(), board.poll()] == [LEFT | RELEASED, RIGHT, 0]


def test_a_pushed_stick_is_a_new_press_after_an_overflow(pygamer):
    pygamer.press("LEFT")
    assert pygamer.board.poll() == LEFT
    for _ in range(40):
        pygamer.press("B")
        pygamer.release("B")
    assert pygamer.board.poll() == LEFT


def test_the_pixels_are_dark_at_the_start(pygamer):
    assert pygamer.parts.pixels == [bytes(15)]


def test_a_tone_ends_by_itself_and_turns_the_amplifier_off(pygamer):
    parts = pygamer.parts
    pygamer.board.tone(440, 100)
    assert parts.tones == [440] and parts.levels["SPEAKER_ENABLE"] is True
    pygamer.clock.sleep(99)
    pygamer.board.poll()
    assert parts.tones == [440]
    pygamer.clock.sleep(1)
    pygamer.board.poll()
    assert parts.tones == [440, 0] and parts.levels["SPEAKER_ENABLE"] is False


def test_a_new_tone_takes_the_place_of_the_old(pygamer):
    pygamer.board.tone(440, 100)
    pygamer.board.tone(880, 50)
    pygamer.board.tone(0, 0)
    assert pygamer.parts.tones == [440, 0, 880, 0]


def test_the_volume_sets_the_height_of_the_wave_and_zero_is_silence(pygamer):
    board, speaker = pygamer.board, pygamer.board._speaker
    assert (min(speaker._samples), max(speaker._samples)) == (24576, 40960)
    board.volume(50)
    assert (min(speaker._samples), max(speaker._samples)) == (28672, 36864)
    board.volume(0)
    board.tone(440, 100)
    assert pygamer.parts.tones == [] and pygamer.parts.levels["SPEAKER_ENABLE"] is False
