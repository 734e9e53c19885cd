"""The sheets of pixels on a drive are as they were drawn; a missing or torn one is reported."""

import sys

import bitmaptools
import displayio
import pytest

from engine.state.cards import (
    BLUE,
    DRAW_TWO,
    NO_CARD,
    NO_COLOR,
    RED,
    SHUFFLE,
    WILD,
    WILD_FOUR,
    colored,
    wild_kind,
)
from sim import art
from sim.art.pixels import Pixels
from sim.board import sheets
from ui.draw import card_tiles
from ui.draw.card_tiles import ASIDE, BLANKS, OPEN, bottom_of, colors_of, top_of
from ui.draw.sheets import Sheets
from ui.table.seat_ring import read_fans


@pytest.fixture
def drive(tmp_path, monkeypatch):
    """Return a drive with the sheets, the only place where they are looked for."""
    (tmp_path / "art").mkdir()
    for name, pixels in art.files().items():
        (tmp_path / "art" / name).write_bytes(pixels)
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    return tmp_path


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
    sheets.install()
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


def test_every_file_is_as_long_as_its_sheet(drive):
    sheets = Sheets()
    sizes = {name: len(pixels) for name, pixels in art.sheets().items()}
    for name, bits in (("letters", 1), ("cards", 4), ("shapes", 2)):
        bitmap = getattr(sheets, name)
        assert sizes.pop(f"{name}.bin") == (bitmap.width * bits + 7) // 8 * bitmap.height
    fans = card_tiles.FAN_TILES * card_tiles.FAN_TILE_WIDTH * card_tiles.FAN_HEIGHT // 2
    assert sizes == {"dice.bin": len(art.files()["cards.bin"]), "fans.bin": fans}


@pytest.mark.parametrize("name", sorted(art.sheets()))
def test_a_file_that_is_missing_or_torn_is_named(drive, name):
    path = drive / "art" / name
    pixels = path.read_bytes()
    for broken, words in ((pixels[:-1], "is cut short"), (None, "no file art/")):
        path.unlink()
        if broken is not None:
            path.write_bytes(broken)
        with pytest.raises(ImportError, match=words) as caught:
            Sheets().deal(True)
            read_fans()
        assert name in str(caught.value)


def _pixels(sheets, tile):
    """Return the values of a tile."""
    left = tile % card_tiles.SHEET_COLUMNS * 16
    top = tile // card_tiles.SHEET_COLUMNS * 11
    return [[sheets.cards[left + x, top + y] for x in range(16)] for y in range(11)]


def _values(rows):
    return {value for row in rows for value in row}


def test_every_card_has_halves_of_its_own(drive):
    sheets = Sheets()
    kinds = [colored(face, color) for face in range(13) for color in range(4)]
    kinds += [wild_kind(face, color) for face in range(WILD, SHUFFLE + 1) for color in range(5)]
    halves = {}
    for kind in [*kinds, NO_CARD]:
        palette = sheets.bright[colors_of(kind)]
        whole = [
            [palette[value] for value in row]
            for row in _pixels(sheets, top_of(kind)) + _pixels(sheets, bottom_of(kind, 0))
        ]
        halves.setdefault(str(whole), []).append(kind)
    assert all(len(same) == 1 for same in halves.values())


def test_a_called_wild_shows_no_color_but_its_own(drive):
    sheets = Sheets()
    colors = set(range(card_tiles.COLOR_PIXELS, card_tiles.PIXEL_VALUES))
    red = sheets.bright[colors_of(colored(3, RED))][card_tiles.PAPER]
    for kind in (wild_kind(WILD, RED), wild_kind(WILD_FOUR, RED)):
        assert not _values(_pixels(sheets, top_of(kind))) & colors
        assert not _values(_pixels(sheets, bottom_of(kind, 0))) & colors
        assert card_tiles.SHAPE in _values(_pixels(sheets, bottom_of(kind, 0)))
        assert sheets.bright[colors_of(kind)][card_tiles.SHAPE] == red
    uncalled = _values(_pixels(sheets, top_of(wild_kind(WILD, NO_COLOR))))
    assert card_tiles.INK not in uncalled, "no letter"


def test_a_sign_changes_the_bottom_half(drive):
    sheets = Sheets()
    for kind in (colored(3, BLUE), wild_kind(WILD), wild_kind(WILD, RED)):
        looks = {str(_pixels(sheets, bottom_of(kind, sign))) for sign in (0, OPEN, ASIDE)}
        assert len(looks) == 3


def test_dice_replace_the_cards_on_the_sheet_and_give_way_to_them(drive):
    sheets = Sheets()
    die = _pixels(sheets, top_of(colored(DRAW_TWO, RED)))
    sheets.deal(True)
    assert _pixels(sheets, top_of(colored(DRAW_TWO, RED))) != die
    sheets.deal(False)
    assert _pixels(sheets, top_of(colored(DRAW_TWO, RED))) == die


def test_a_blank_shows_the_face_that_it_carries(drive):
    blank = colored(13, BLUE)
    assert top_of(blank) == card_tiles.TOPS + 13
    BLANKS[BLUE] = DRAW_TWO + 1
    try:
        assert top_of(blank) == top_of(colored(DRAW_TWO, BLUE))
    finally:
        BLANKS[BLUE] = 0


def test_a_stale_sheet_is_made_anew(tmp_path, monkeypatch):
    monkeypatch.setattr(art, "_BUILD", tmp_path)
    monkeypatch.setattr(sys, "path", [])
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "cards.bin").write_bytes(b"old")
    art.make()
    assert sys.path == [str(tmp_path)]
    found = {path.name: path.read_bytes() for path in (tmp_path / "art").iterdir()}
    assert found == art.files()
