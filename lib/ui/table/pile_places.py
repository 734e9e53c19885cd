"""This module puts the piles on a table (`ui.table.piles`), and the colors to choose from.

A board forgets it as soon as a table is made.
"""

import displayio
from micropython import const

from engine.state.cards import BLANK, COLORS, GREEN, colored
from engine.state.options import FACE_DOWN, PILES, TWO_PILES
from ui.draw.card_tiles import BACK_FOOT, FACE_SHIFT, PAPER, PLAIN, STRIPS, TILE_MASK, look_of
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH
from ui.draw.sheets import grid_of
from ui.draw.table_tiles import TILE
from ui.draw.text import OFF_CANVAS, show_card

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text
    from ui.match.match import Match
    from ui.table.piles import Inks, Piles

    # What is made, and what it is made of: the group of small letters, white and gold on felt,
    # the digits of a number of cards.
    Kit = tuple[Piles, Geometry, Sheets, displayio.Group, Inks, int]

_COLOR_COLUMNS = const(6)  # of the longest name
_ARROWS = const(2)
_RIM = const(8)  # of the table, with its colored edge
_MARGIN = const(2)  # of a doubled card
_NEAR_RIM = const(3)  # pixels that two piles of a narrow table lie further left, off its right edge
_QUARTERS = const(4)
_NARROW = const(144)  # a table that is not as wide has no gaps between its cards
_FEW = const(120)  # cards of which no number has three digits, or hardly ever
_BACK_OF_DIGITS = const(0x5C4890)


def lay_piles(
    piles: "Piles",
    g: "Geometry",
    sheets: "Sheets",
    match: "Match",
) -> None:
    """Add the piles of a table, on whose felt they lie already."""
    inks = piles.inks_on_felt
    piles.inks_on_backs = _on_back(sheets.ink), _on_back(sheets.gold)
    rest = piles.rest
    texts = rest if g.small == 1 else displayio.Group(scale=g.small)
    rest.append(displayio.Group(scale=2))
    digits = 2 if match.game.capacity < _FEW else 3
    kit = piles, g, sheets, texts, inks, digits
    if match.view[PILES] == TWO_PILES:
        _add_two(kit)
    else:
        _add_one(kit, match.view[PILES] == FACE_DOWN)
    if texts is not rest:
        rest.append(texts)
    _add_choice(kit)


def _on_back(ink: displayio.Palette) -> displayio.Palette:
    """Make a palette for digits on the back of a card."""
    palette = displayio.Palette(2)
    palette[0] = _BACK_OF_DIGITS
    palette[1] = ink[1]  # type: ignore[assignment]
    return palette


def _add_one(kit: "Kit", is_down: bool) -> None:
    """Add one draw pile and one discard pile; is_down: and one of cards that lie face down."""
    piles, g, sheets, _, _, _ = kit
    wide = g.card_width
    letter = CELL_HEIGHT * g.small
    name = _COLOR_COLUMNS * CELL_WIDTH * g.small
    inner = g.felt_columns * TILE - 2 * _RIM
    aside = name
    if is_down or 3 * wide + aside > inner + 2 * _MARGIN:  # no room for the color's name
        aside = max(wide if is_down else g.shape, min(wide, inner - 3 * wide))
    gap = max(min((inner - 3 * wide - aside) // 2, 3 * g.scale), 0)
    left = (g.table_width - 3 * wide - aside - 2 * gap) // 2
    x = left + wide + gap
    y = _y_of_cards(g)
    piles.rest[0].append(_earlier(g, sheets, x, y))  # type: ignore[union-attr]
    _add_top(piles, sheets, x, y)
    high = g.card_height + 3 * g.scale + letter
    upper = y + (2 * g.card_height - high) // 2
    _add_draw_pile(kit, left, upper)
    _add_arrows(kit, left, upper + high - letter)
    right = x + 2 * wide + gap
    middle = right + (aside - g.shape) // 2
    if is_down:
        back = right + (aside - wide) // 2
        piles.rest.append(sheets.back(back, upper))
        piles.down = _number(kit, back, upper + g.strip)
        _add_shape(piles, sheets, middle, upper + g.card_height + g.scale)
        return
    upper += 2 * g.scale
    _add_shape(piles, sheets, middle, upper)
    upper += g.shape + 2 * g.scale
    _add_arrows(kit, right + (aside - wide) // 2, upper)
    if aside >= name:
        piles.word = _small_text(kit, _COLOR_COLUMNS, right, upper + letter + g.scale)


def _add_draw_pile(kit: "Kit", x: int, y: int) -> None:
    """Add a draw pile of which the lower cards are seen, and its number."""
    piles, g, sheets, _, _, _ = kit
    piles.draw_x = x
    piles.draw_y = y
    for layer in range(g.scale, 0, -1):  # of cards below, the feet alone are seen
        foot_y = y + 2 * layer + 2 * g.strip
        foot = grid_of(sheets.cards, sheets.bright[PLAIN], 1, 1, g.card_width, g.strip, x, foot_y)
        foot[0] = BACK_FOOT
        piles.rest.append(foot)
    piles.rest.append(sheets.back(x, y))
    piles.numbers.append(_number(kit, x, y + g.strip))


def _earlier(g: "Geometry", sheets: "Sheets", x: int, y: int) -> displayio.TileGrid:
    """Make the left quarter of an earlier card, which is all that is seen of it."""
    wide = g.card_width // _QUARTERS
    colors = sheets.bright[GREEN]
    card = grid_of(sheets.cards, colors, 1, STRIPS, wide, g.strip, x // 2 - 2, y // 2 + 1)
    look = look_of(colored(1, GREEN), 0)
    for strip in range(STRIPS):
        card[strip] = _QUARTERS * (look >> strip * FACE_SHIFT & TILE_MASK)
    return card


def _add_two(kit: "Kit") -> None:
    """Add two draw piles and two discard piles."""
    piles, g, sheets, _, _, _ = kit
    wide = g.card_width
    gap = 2 * g.scale
    left = g.side if g.sides else 0
    number = CELL_WIDTH * g.small
    room = g.table_width - 2 * left
    pitch = min(2 * wide + gap - 2 * _MARGIN, room - 3 * wide - gap)
    used = 3 * wide + pitch + gap
    aside = number + g.shape + gap
    is_beside = used + aside <= room
    x = left + (room - used - (aside if is_beside else 0)) // 2
    if room < _NARROW:
        x = max(x - _NEAR_RIM, left)
    y = _y_of_cards(g)
    below = _add_draw_piles(kit, x, y)
    if not is_beside:
        _add_arrows(kit, x, below)
    x += wide + gap
    for pile in range(2):
        _add_top(piles, sheets, x + pile * pitch, y)
    x += pitch + 2 * wide + gap
    piles.is_right = is_beside
    if is_beside:
        _add_colors(kit, x, y)
    else:
        for _ in range(2):
            _add_shape(piles, sheets, OFF_CANVAS, y)


def _add_draw_piles(kit: "Kit", x: int, y: int) -> int:
    """Add two draw piles, the second above the first; return where they end. y: of cards."""
    piles, g, sheets, _, _, _ = kit
    apart = g.strip + g.scale
    y += (g.card_height - apart - CELL_HEIGHT * g.small) // 2
    piles.draw_x = x
    piles.draw_y = y
    for pile in (1, 0):
        piles.rest.append(sheets.back(x, y + (1 - pile) * apart))
    for pile in range(2):
        piles.numbers.append(_number(kit, x, y + (1 - pile) * apart + 1))
    return y + apart + g.card_height + g.scale


def _add_colors(kit: "Kit", x: int, y: int) -> None:
    """Add the shapes of two colors, numbered, and the arrows below them. y: of cards."""
    piles, g, sheets, _, _, _ = kit
    letter = CELL_HEIGHT * g.small
    rows = (g.shape + g.scale) // letter + 1  # from shape to shape: one grid has both numbers
    pitch = rows * letter
    y += (2 * g.card_height - 2 * pitch - letter) // 2
    number = _small_text(kit, 1, x, y + (g.shape - letter) // 2, rows + 1)
    for pile in range(2):
        _add_shape(piles, sheets, x + CELL_WIDTH * g.small, y + pile * pitch)
        number.start(pile * rows)
        number.number(pile + 1)
    aside = CELL_WIDTH * g.small + g.shape + 2 * g.scale
    _add_arrows(kit, x + (aside - g.card_width) // 2, y + 2 * pitch)


def _y_of_cards(g: "Geometry") -> int:
    """Where doubled cards lie: in the middle of the table."""
    return g.top + (g.table_height - g.top - 2 * g.card_height) // 2


def _add_top(piles: "Piles", sheets: "Sheets", x: int, y: int) -> None:
    """Add a top card."""
    piles.cards_y = y // 2
    card = sheets.card(x // 2, y // 2)
    piles.cards.append(card)
    piles.rest[0].append(card)  # type: ignore[union-attr]


def _small_text(kit: "Kit", columns: int, x: int, y: int, rows: int = 1) -> "Text":
    """Add small letters on the felt."""
    _, g, sheets, texts, inks, _ = kit
    text = sheets.text(inks[0], columns, rows, x // g.small, y // g.small)
    texts.append(text.grid)
    return text


def _number(kit: "Kit", x: int, y: int) -> "Text":
    """Add the number on a card's back."""
    piles, g, _, _, _, digits = kit
    x += (g.card_width - digits * CELL_WIDTH * g.small) // 2
    y += max(g.strip - CELL_HEIGHT * g.small, 0) // 2
    text = _small_text(kit, digits, x, y)
    text.grid.pixel_shader = piles.inks_on_backs[0]
    return text


def _add_arrows(kit: "Kit", x: int, y: int) -> None:
    """Add arrows below a card."""
    piles, g, _, _, inks, _ = kit
    x += (g.card_width - _ARROWS * CELL_WIDTH * g.small) // 2
    arrows = _small_text(kit, _ARROWS, x, y).grid
    arrows.pixel_shader = inks[1]
    piles.arrows.append(arrows)


def _add_shape(piles: "Piles", sheets: "Sheets", x: int, y: int) -> None:
    """Add the shape of a color, in the palette of its edge."""
    pile = len(piles.shapes)
    shape = sheets.shape(0, x, y)
    edges = piles.edges
    shape.pixel_shader = edges[pile].pixel_shader if edges else displayio.Palette(PAPER + 1)
    piles.shapes.append(shape)
    piles.shapes_y[pile] = y
    piles.rest.append(shape)


def _add_choice(kit: "Kit") -> None:
    """Add the four colors to choose from."""
    piles, g, sheets, _, inks, digits = kit
    choice = piles.choice
    letter = CELL_HEIGHT * g.small
    pitch = g.card_width + (0 if g.table_width < _NARROW else 3 * g.scale)
    x = (g.table_width - 3 * pitch - g.card_width) // 2
    y = g.top + (g.table_height - g.top - g.card_height - letter) // 2
    middle = g.table_width // 2
    if len(piles.cards) > 1:  # they lie on both piles, whose heads stay in view
        pitch = g.card_width
        x = piles.x_of(0)
        y = min(piles.y_of(0) + 2 * g.strip, g.table_height - g.card_height - letter - 2)
        middle = x + 2 * pitch
    for color in range(COLORS):
        card = sheets.card(x + pitch * color, y)
        show_card(card, colored(BLANK, color), sheets.bright)
        piles.colors.append(card)
        choice.append(card)
    x = middle - _COLOR_COLUMNS * CELL_WIDTH * g.small // 2
    texts = choice
    if g.small > 1:
        texts = displayio.Group(scale=g.small)
        choice.append(texts)
    kit = piles, g, sheets, texts, inks, digits
    piles.name = _small_text(kit, _COLOR_COLUMNS, x, y + g.card_height + 1)
