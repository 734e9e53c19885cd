"""Before the game: who may write to the drive, the game or a computer.

The game saves, so the drive is its own; hold A while the board starts, and the drive stays
the computer's, for copying files. (B held is the game's: it checks itself.) Nothing is printed:
what `boot.py` prints is written to the drive. On a computer there is nothing to decide.
"""

# Button A by its pin's name; the first that a board has counts, since on some of them another
# button is called so. It connects the pin to ground.
_LOW = ("BUTTON_L", "BUTTON_O", "BUTTON_A", "SW_A", "BUTTON1")
# A board whose button A connects to power, and its pin.
_HIGH = ("adafruit_feather_esp32s3_reverse_tft", "D1")


def _is_held(pin: object, is_high: bool) -> bool:
    """Is a button held down that pulls its pin high, or low?"""
    import digitalio

    with digitalio.DigitalInOut(pin) as button:
        button.switch_to_input(pull=digitalio.Pull.DOWN if is_high else digitalio.Pull.UP)
        return button.value == is_high


def _is_held_in_register(board: object) -> bool:
    """Is A held down on a PyGamer or PyBadge, where a shift register reads the buttons?"""
    import digitalio

    with digitalio.DigitalInOut(board.BUTTON_LATCH) as latch:
        with digitalio.DigitalInOut(board.BUTTON_CLOCK) as clock:
            with digitalio.DigitalInOut(board.BUTTON_OUT) as out:
                latch.switch_to_output(False)
                clock.switch_to_output(False)
                latch.value = True
                clock.value = True  # past B, the first
                clock.value = False
                return out.value


def _is_a_held(board: object) -> bool:
    if hasattr(board, "BUTTON_LATCH"):
        return _is_held_in_register(board)
    if board.board_id == _HIGH[0]:
        return _is_held(getattr(board, _HIGH[1]), True)
    for name in _LOW:
        if hasattr(board, name):
            return _is_held(getattr(board, name), False)
    return False


def _decide() -> None:
    """Give the drive to the game unless A is held."""
    import board
    import storage

    if board.board_id != "wildhand_simulator" and not _is_a_held(board):
        storage.remount("/", readonly=False)


try:
    _decide()
except (ImportError, NotImplementedError, RuntimeError, AttributeError):
    pass  # a computer, or a board that does not let its drive be remounted
