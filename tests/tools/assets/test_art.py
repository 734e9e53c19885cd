"""The sheets of pixels on a drive are as they were drawn; a missing or torn one is reported."""

import sys
from itertools import combinations

import bitmaptools
import displayio
import pytest

from engine.state.cards import (
    BLUE,
    CUSTOM,
    DRAW_TWO,
    NO_CARD,
    RED,
    WILD,
    colored,
    wild_kind,
)
from sim.board import sheets as fast_sheets
from tests.tools.assets.looks import seen, values_of, values_on
from tools import assets
from tools.assets.cards import draw_cards
from tools.assets.faces import SIZES, dice, wilds
from tools.assets.faces import colored as colored_faces
from tools.assets.large_letters import large_rows
from tools.assets.letters import letter_rows
from tools.assets.people import SIZES as SIZES_OF_FACES
from tools.assets.pixels import Pixels
from ui.draw.art import read
from ui.draw.card_tiles import (
    ASIDE,
    BLANK_FACE,
    BLANKS,
    FACES,
    OPEN,
    SHEET_COLUMNS,
    SHEET_ROWS,
    STRIPS,
    TILE_MASK,
    USUAL_ROWS,
    face_of,
    look_of,
)
from ui.draw.face_tiles import TILES, height_of
from ui.draw.faces import read_faces
from ui.draw.font import (
    CELL_HEIGHT,
    CELL_WIDTH,
    FIRST,
    GLYPHS,
    LARGE_HEIGHT,
    LARGE_WIDTH,
    MORE_DOWN,
    MORE_UP,
    PERSON,
    SHEET_WIDTH,
    SPACE,
)
from ui.draw.geometry import CARDS as SIZES_OF_CARDS
from ui.draw.geometry import geometry_for
from ui.draw.logo import LETTERS
from ui.draw.logo import SIZES as LOGO_SIZES
from ui.draw.score_tiles import BAR_HEIGHTS, BAR_TILES, BAR_WIDTH, SMALL_TILES, small_size
from ui.draw.sheets import Sheets
from ui.draw.spread import CARDS, UNDER_WIDTH, spread_size, under_size
from ui.draw.table_tiles import (
    ARROW_TILES,
    COUNT_TILES,
    FELT_HIGH,
    FELT_TILES,
    FELT_WIDE,
    LARGE_MAT_TILE,
    MAT_FIRSTS,
    MAT_TILE,
)
from ui.draw.text import Text

# One for each size of cards.
DISPLAYS = ((128, 128), (240, 135), (480, 320), (240, 240), (240, 320))


@pytest.fixture
def drive(tmp_path, monkeypatch):
    """Return a drive with the sheets, the only place where they are looked for."""
    (tmp_path / "art").mkdir()
    for name, pixels in assets.files().items():
        (tmp_path / "art" / name).write_bytes(pixels)
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    return tmp_path


@pytest.fixture
def sheets(drive):
    sheets = Sheets(geometry_for(*DISPLAYS[0]))
    sheets.deal(False, SHEET_ROWS)
    return sheets


def test_pixels_are_read_as_they_were_drawn(tmp_path):
    drawn = Pixels(12, 2, 4)
    for x in range(12):
        drawn.set(x, 1, x + 1)
    path = tmp_path / "pixels"
    path.write_bytes(drawn.packed())
    bitmap = displayio.Bitmap(12, 2, 16)
    with path.open("rb") as file:
        bitmaptools.readinto(bitmap, file, 4)
        assert not file.read()
    assert [bitmap[x, 0] for x in range(12)] == [0] * 12
    assert [bitmap[x, 1] for x in range(12)] == list(range(1, 13))


def test_a_sheet_that_is_read_again_has_the_pixels_of_its_file(tmp_path):
    """The simulator copies it from the first reading, unless the file changed meanwhile."""
    fast_sheets.install()
    path = tmp_path / "pixels"

    def read(wide, values=16, bits=4):
        bitmap = displayio.Bitmap(wide, 2, values)
        with path.open("rb") as file:
            bitmaptools.readinto(bitmap, file, bits)
        return bitmap

    def pixels(bitmap):
        return [bitmap[at] for at in range(bitmap.width * bitmap.height)]

    path.write_bytes(bytes((0x21, 0x43, 0x65, 0x07)))
    first = read(4)
    first[0] = 9
    assert pixels(first) == [9, 2, 3, 4, 5, 6, 7, 0]
    again = read(4)
    assert pixels(again) == [1, 2, 3, 4, 5, 6, 7, 0]
    assert pixels(read(2)) == [1, 2, 3, 4]
    assert pixels(read(8, 4, 2)) == [1, 0, 2, 0, 3, 0, 0, 1, 1, 1, 2, 1, 3, 1, 0, 0]
    path.write_bytes(bytes((0x21, 0x43, 0x65, 0x70)))
    assert pixels(read(4)) == [1, 2, 3, 4, 5, 6, 0, 7]
    path.write_bytes(bytes((0x21, 0x43, 0x65)))
    with pytest.raises(EOFError):
        read(4)


def test_a_pixel_outside_a_sheet_is_refused():
    sheet = Pixels(4, 4, 1)
    for x, y, value in ((4, 0, 1), (0, -1, 1), (0, 0, 2)):
        with pytest.raises(ValueError, match="no pixel"):
            sheet.set(x, y, value)


def _of_a_size(wide, strip, shape, face):
    """Return the sheets that pages read for one of `geometry.CARDS`: name, width, height, bits."""
    high = STRIPS * strip
    spread_wide, spread_high = spread_size(wide, high)
    small_wide, small_high = small_size(wide)
    cards = (SHEET_COLUMNS * wide, SHEET_ROWS * strip, 4)
    turned = ()
    if wide > SIZES_OF_CARDS[0][0]:  # which stand upright on the title
        turned = ((f"spread{wide}", len(CARDS) * spread_wide, spread_high, 4),)
    if wide >= UNDER_WIDTH:
        turned += ((f"under{wide}", *under_size(wide, high), 2),)
    return (
        *turned,
        (f"cards{wide}", *cards),
        (f"dice{wide}", *cards),
        (f"small{wide}", SMALL_TILES * small_wide, small_high, 4),
        (f"shapes{shape}", 4 * shape, shape, 2),
    )


def _of_a_mat(tile, steps):
    """Return the sheet of mats in tiles of a size, with so many from arrow to arrow."""
    return f"mat{tile}", (MAT_FIRSTS + 4 * (2 * steps - 1) + 1) * tile, tile, 4


# The sheets that all displays share, and those of each size.
SHEETS = (
    ("letters", SHEET_WIDTH, CELL_HEIGHT, 1),
    ("large", GLYPHS * LARGE_WIDTH, LARGE_HEIGHT, 1),
    (f"list{CELL_HEIGHT}", 2 * SHEET_WIDTH, CELL_HEIGHT, 2),
    (f"list{LARGE_HEIGHT}", 2 * GLYPHS * LARGE_WIDTH, LARGE_HEIGHT, 2),
    *[(f"logo{wide}", len(LETTERS) * wide, high, 4) for wide, high in LOGO_SIZES],
    *[(f"bullets{size}", 6 * size, size, 2) for size in (9, 17)],
    *[(f"shapes{size}", 4 * size, size, 2) for size in (7, 11)],
    ("felt", FELT_WIDE, FELT_TILES * FELT_HIGH, 1),
    ("counts", COUNT_TILES * CELL_WIDTH, CELL_HEIGHT, 2),
    *((f"faces{size}", TILES * size, height_of(size) // 2, 2) for size in SIZES_OF_FACES),
    _of_a_mat(MAT_TILE, ARROW_TILES),
    _of_a_mat(LARGE_MAT_TILE, 1),
    *((f"bars{high}", BAR_TILES * BAR_WIDTH, high, 4) for high in BAR_HEIGHTS),
    *(sheet for size in SIZES_OF_CARDS for sheet in _of_a_size(*size)),
)


def test_every_file_is_as_long_as_its_sheet():
    lengths = {f"{name}.bin": (wide * bits + 7) // 8 * high for name, wide, high, bits in SHEETS}
    assert lengths == {name: len(pixels) for name, pixels in assets.sheets().items()}


def test_pages_read_sheets_of_these_sizes(drive):
    """So a sheet that is missing here, or has another size, is one that no page reads."""
    sizes = {name: (wide, high, bits) for name, wide, high, bits in SHEETS}
    for display in DISPLAYS:
        geometry = geometry_for(*display)
        sheets = Sheets(geometry)
        sheets.deal(False, SHEET_ROWS)
        for name, bitmap in (
            ("letters", sheets.letters),
            (f"cards{geometry.card_width}", sheets.cards),
            (f"shapes{geometry.shape}", sheets.shapes),
            (f"faces{geometry.face}", read_faces(geometry.face)),
        ):
            assert (bitmap.width, bitmap.height) == sizes[name][:2]


@pytest.mark.parametrize(("name", "wide", "high", "bits"), (SHEETS[0], SHEETS[-1]))
def test_a_file_that_is_missing_or_torn_is_named(drive, name, wide, high, bits):
    path = drive / "art" / f"{name}.bin"
    pixels = path.read_bytes()
    assert read(name, wide, high, bits).width == wide
    for broken, words in ((pixels[:-1], "is cut short"), (None, "no file art/")):
        path.unlink()
        if broken is not None:
            path.write_bytes(broken)
        with pytest.raises(ImportError, match=words) as caught:
            read(name, wide, high, bits)
        assert f"{name}.bin" in str(caught.value)


def test_every_card_has_a_look_of_its_own(sheets):
    kinds = [colored(face, color) for face in range(14) for color in range(4)]
    kinds += [wild_kind(face, color) for face in range(WILD, CUSTOM + 3) for color in range(5)]
    looks = {}
    for kind in [*kinds, NO_CARD]:
        looks.setdefault(str(seen(sheets, kind, sheets.bright)), []).append(kind)
    assert all(len(same) == 1 for same in looks.values())


def test_a_sign_changes_the_head(sheets):
    """It is seen when a card's right half and foot are not: heads differ in their left half."""
    half = sheets.card_width // 2
    for kind in (colored(3, BLUE), wild_kind(WILD), wild_kind(WILD, RED)):
        heads = [values_of(sheets, look_of(kind, sign) & TILE_MASK) for sign in (0, OPEN, ASIDE)]
        for one, other in combinations(heads, 2):
            rows = zip(one, other, strict=True)
            changed = sum(
                a != b for of, to in rows for a, b in zip(of[:half], to[:half], strict=True)
            )
            assert changed >= 10


@pytest.mark.parametrize(("wide", "strip"), SIZES.items())
def test_faces_fit_into_their_two_tiles_at_every_size(wide, strip):
    """With the line around them, but for the lowest row of it; and three pixels from the edges."""
    for face in (*colored_faces(wide), *dice(wide), *wilds(wide)):
        assert len(face) + 2 <= 2 * strip
        assert max(map(len, face)) + 4 <= wide
    assert len(draw_cards(wide, strip, are_dice=False)) == 58 * wide * strip // 2


def test_dice_replace_the_cards_on_the_sheet_and_give_way_to_them(sheets):
    card = values_on(sheets, colored(3, RED))
    sheets.deal(True)
    assert values_on(sheets, colored(3, RED)) != card
    sheets.deal(False)
    assert values_on(sheets, colored(3, RED)) == card


def test_help_shows_no_card_that_the_usual_sheet_lacks():
    """Menus read that sheet alone."""
    assets.make()
    text = (assets._BUILD / "art" / "rules.txt").read_bytes()
    rows = [bytes.fromhex(row[1:].decode()) for row in text.split(b"\n") if row[:1] == b"*"]
    assert len(rows) > 50
    last = SHEET_COLUMNS * USUAL_ROWS
    assert {card for row in rows for card in row if face_of(card) >= last} == set()


def test_a_blank_shows_the_face_that_it_carries():
    blank = colored(13, BLUE)
    assert face_of(blank) == BLANK_FACE
    BLANKS[BLUE] = FACES + 2 * DRAW_TWO
    try:
        assert face_of(blank) == face_of(colored(DRAW_TWO, BLUE))
    finally:
        BLANKS[BLUE] = BLANK_FACE


def test_a_stale_sheet_is_made_anew(tmp_path, monkeypatch):
    monkeypatch.setattr(assets, "_BUILD", tmp_path)
    monkeypatch.setattr(sys, "path", [])
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "cards24.bin").write_bytes(b"old")
    assets.make()
    assert sys.path == [str(tmp_path)]
    found = {path.name: path.read_bytes() for path in (tmp_path / "art").iterdir()}
    assert found == assets.files()


def test_arrows_up_and_down_are_strokes_each_the_other_upside_down(drive):
    """Two solid ones side by side, as they show the direction of play, are hearts."""
    letters = read("letters", SHEET_WIDTH, CELL_HEIGHT, 1)
    up, down = [
        [
            [letters[(sign - FIRST) * CELL_WIDTH + x, y] for x in range(CELL_WIDTH)]
            for y in range(CELL_HEIGHT)
        ]
        for sign in (MORE_UP, MORE_DOWN)
    ]
    assert max(map(sum, up)) == 2 and [row for row in up if any(row)] == [
        row for row in reversed(down) if any(row)
    ]
    assert sum(up[min(y for y in range(CELL_HEIGHT) if any(up[y]))]) == 1, "its tip is above"


@pytest.mark.parametrize("rows_of", (letter_rows, large_rows))
def test_no_two_letters_are_alike(rows_of):
    """Nor does any touch its neighbor: the last column of a cell is empty."""
    drawn = {code: tuple(rows_of(code)) for code in range(SPACE, PERSON + 1)}
    assert len(set(drawn.values())) == len(drawn)
    assert not any(row & 1 for rows in drawn.values() for row in rows)


def test_bars_of_large_letters_are_two_pixels_thick():
    """Each pixel of a letter or digit has another one beside it, and one above or below."""
    for code in (*range(ord("0"), ord("9") + 1), *range(ord("A"), ord("Z") + 1)):
        rows = [0, *large_rows(code), 0]
        for above, row, below in zip(rows, rows[1:], rows[2:], strict=False):
            alone = row & ~(row << 1 | row >> 1)
            assert not alone & ~(above | below), chr(code)


def test_a_text_is_written_with_large_letters(drive):
    """They have the codes of the small ones."""
    sheet = read("large", GLYPHS * LARGE_WIDTH, LARGE_HEIGHT, 1)
    text = Text(sheet, displayio.Palette(2), 2, 1, 0, 0, LARGE_WIDTH, LARGE_HEIGHT)
    text.start(0)
    text.word(b"2?")
    for column, code in enumerate(b"2?"):
        left = text.grid[column] * text.grid.tile_width
        for y, row in enumerate(large_rows(code)):
            seen = [sheet[left + x, y] for x in range(LARGE_WIDTH)]
            assert seen == [row >> (LARGE_WIDTH - 1 - x) & 1 for x in range(LARGE_WIDTH)]
