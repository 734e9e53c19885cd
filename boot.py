"""This program decides before the game who may write to the drive: the game or a computer.

The game writes its saves, so it gets the drive. If A is held while the board starts, the computer
keeps the drive, to copy files. (B held starts the self-check of the game.) Nothing is printed here:
CircuitPython would write it to a file on the drive. On a computer there is nothing to decide.
"""

# Names of the pin of button A, which connects it to ground. The first name that a board has counts:
# on a Sprig BUTTON_A is LEFT.
_LOW = ("BUTTON_L", "BUTTON_O", "BUTTON_A", "SW_A", "BUTTON1")
# The board whose button A connects its pin to power, and that pin.
_HIGH = ("adafruit_feather_esp32s3_reverse_tft", "D1")


def _is_held(pin: object, is_high: bool) -> bool:
    """Is the button on a pin held down? is_high: pressed, it connects the pin to power."""
    import digitalio

    with digitalio.DigitalInOut(pin) as button:
        button.switch_to_input(pull=digitalio.Pull.DOWN if is_high else digitalio.Pull.UP)
        return button.value == is_high


def _is_held_in_register(board: object) -> bool:
    """Is A held down on a PyGamer or PyBadge, whose buttons are read through a shift register?"""
    import digitalio

    with digitalio.DigitalInOut(board.BUTTON_LATCH) as latch:
        with digitalio.DigitalInOut(board.BUTTON_CLOCK) as clock:
            with digitalio.DigitalInOut(board.BUTTON_OUT) as out:
                latch.switch_to_output(False)
                clock.switch_to_output(False)
                latch.value = True
                clock.value = True  # B comes first, then A
                clock.value = False
                return out.value


def _is_a_held(board: object) -> bool:
    """Is button A held down?"""
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
