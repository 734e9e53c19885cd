"""The layout of a display is worked out here: needed once, then forgotten (`ui.geometry`)."""

from micropython import const

from ui.font import CELL_HEIGHT, CELL_WIDTH
from ui.geometry import CARD_HEIGHT, CARD_WIDTH, MARK_HEIGHT

_SMALLEST = const(120)
_WIDE = const(220)
_PILES_HEIGHT = const(44)
_PILES_WIDTH = const(120)


def measure(geometry: "Geometry", width: int, height: int) -> None:
    """Settle the canvas of a display, what is as wide as it, and then share out its height."""
    if width < _SMALLEST or height < _SMALLEST:
        raise ValueError("the display must have at least 120 by 120 pixels")
    is_doubled = width >= 2 * _SMALLEST and height >= 2 * _SMALLEST
    scale = 2 if is_doubled else 1
    geometry.width = width // scale
    geometry.height = height // scale
    geometry.columns = geometry.width // CELL_WIDTH
    geometry.left = (geometry.width - geometry.columns * CELL_WIDTH) // 2
    # As many cards as fit, with room for an arrow on either side: seven at least.
    geometry.cards = (geometry.width - 8) // CARD_WIDTH
    geometry.hand_x = (geometry.width - geometry.cards * CARD_WIDTH) // 2
    _share_out(geometry)


def _share_out(geometry: "Geometry") -> None:
    """Share out the height, from both ends; what is left over becomes gaps."""
    hand = CARD_HEIGHT + MARK_HEIGHT
    is_wide = geometry.width >= _WIDE
    fixed = 2 * CELL_HEIGHT + _PILES_HEIGHT + CELL_HEIGHT + hand
    spare = geometry.height - fixed - (0 if is_wide else 2 * CELL_HEIGHT)
    geometry.has_hints = spare >= CELL_HEIGHT
    if geometry.has_hints:
        spare -= CELL_HEIGHT
    geometry.events_rows = 2 if not is_wide else _PILES_HEIGHT // CELL_HEIGHT
    while not is_wide and spare >= CELL_HEIGHT + 8 and geometry.events_rows < 4:
        spare -= CELL_HEIGHT
        geometry.events_rows += 1
    gap = min(spare // 4, 6)
    geometry.seats_y = min(gap, 2)
    geometry.piles_y = geometry.seats_y + 2 * CELL_HEIGHT + gap
    geometry.hints_y = geometry.height - CELL_HEIGHT
    bottom = geometry.hints_y - gap // 2 if geometry.has_hints else geometry.height - gap // 2
    geometry.hand_y = bottom - CARD_HEIGHT
    geometry.actions_y = geometry.hand_y - MARK_HEIGHT - CELL_HEIGHT - gap // 2
    below = geometry.piles_y + _PILES_HEIGHT
    geometry.piles_x = (geometry.width - _PILES_WIDTH) // 2
    geometry.events_x = geometry.left
    geometry.events_columns = geometry.columns
    events = geometry.events_rows * CELL_HEIGHT
    geometry.events_y = below + (geometry.actions_y - below - events) // 2
    if is_wide:
        geometry.piles_x = 0
        geometry.events_columns = (geometry.width - _PILES_WIDTH) // CELL_WIDTH
        geometry.events_x = geometry.width - geometry.events_columns * CELL_WIDTH
        geometry.events_y = geometry.piles_y + (_PILES_HEIGHT - events) // 2


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.geometry import Geometry
