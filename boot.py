"""Before the game: who may write to the drive, the game or a computer.

The game saves, so the drive is its own; hold any button while the board starts, and the
drive stays the computer's, for copying files. Nothing is printed: what `boot.py` prints
is written to the drive. On a computer there is nothing to decide.
"""

# The buttons of a board by the names of their pins, and the level of one held down.
_LOW = ("BUTTON_A", "BUTTON_B", "SW_A", "SW_B", "BUTTON1", "D0")


def _is_low(pin: object) -> bool:
    """Is a button that connects its pin to ground held down?"""
    import digitalio

    with digitalio.DigitalInOut(pin) as button:
        button.switch_to_input(pull=digitalio.Pull.UP)
        return not button.value


def _is_any_shifted(board: object) -> bool:
    """Is a button behind the shift register of a PyGamer or PyBadge held down?"""
    import digitalio

    with digitalio.DigitalInOut(board.BUTTON_LATCH) as latch:
        with digitalio.DigitalInOut(board.BUTTON_CLOCK) as clock:
            with digitalio.DigitalInOut(board.BUTTON_OUT) as out:
                latch.switch_to_output(False)
                clock.switch_to_output(False)
                latch.value = True
                # B, A, Start, Select come first; what a PyBadge has more follows.
                for _ in range(4):
                    if out.value:
                        return True
                    clock.value = True
                    clock.value = False
    return False


def _is_button_held(board: object) -> bool:
    if hasattr(board, "BUTTON_LATCH"):
        return _is_any_shifted(board)
    for name in _LOW:
        if hasattr(board, name) and _is_low(getattr(board, name)):
            return True
    return False


def _decide() -> None:
    """Give the drive to the game unless a button is held."""
    import board
    import storage

    if board.board_id != "wildhand_simulator" and not _is_button_held(board):
        storage.remount("/", readonly=False)


try:
    _decide()
except (ImportError, NotImplementedError, RuntimeError, AttributeError):
    pass  # a computer, or a board that does not let its drive be remounted
