"""What the PyGamer has beyond the contract: a stick, lights, a speaker, a drive."""

LEFT, RIGHT, RELEASED = 4, 8, 256


def test_the_stick_has_a_dead_zone(pygamer):
    board = pygamer.board
    pygamer.stick["JOYSTICK_X"] = 14000
    assert board.poll() == LEFT
    pygamer.stick["JOYSTICK_X"] = 18000  # still pushed, by a shaking hand
    assert board.poll() == 0
    pygamer.stick["JOYSTICK_X"] = 25000
    assert board.poll() == LEFT | RELEASED
    pygamer.stick["JOYSTICK_X"] = 18000
    assert board.poll() == 0


def test_the_stick_thrown_over_is_a_release_and_a_press(pygamer):
    board = pygamer.board
    pygamer.stick["JOYSTICK_X"] = 0
    assert board.poll() == LEFT
    pygamer.stick["JOYSTICK_X"] = 65535
    assert [board.poll(), board.poll(), board.poll()] == [LEFT | RELEASED, RIGHT, 0]


def test_the_pixels_take_green_first(pygamer):
    pygamer.board.light(1, 0x112233)
    assert pygamer.pixels[-1] == bytes(3) + bytes((0x22, 0x11, 0x33)) + bytes(9)


def test_the_lights_are_dark_at_the_start(pygamer):
    assert pygamer.pixels == [bytes(15)]


def test_a_tone_ends_by_itself_and_turns_the_amplifier_off(pygamer):
    pygamer.board.tone(440, 100)
    assert pygamer.sounds == [440] and pygamer.enabled[-1] is True
    pygamer.clock.sleep(99)
    pygamer.board.poll()
    assert pygamer.sounds == [440]
    pygamer.clock.sleep(1)
    pygamer.board.poll()
    assert pygamer.sounds == [440, 0] and pygamer.enabled[-1] is False


def test_a_new_tone_takes_the_place_of_the_old(pygamer):
    pygamer.board.tone(440, 100)
    pygamer.board.tone(880, 50)
    pygamer.board.tone(0, 0)
    assert pygamer.sounds == [440, 0, 880, 0]


def test_the_drive_is_offered_only_if_it_can_be_written(pygamer):
    import hal

    assert pygamer.board.storage == "/"
    pygamer.is_read_only = True
    assert hal.open_board().storage is None
