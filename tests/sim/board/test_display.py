"""The in-memory display has the right pixels, and draws only changed areas again.

The display uses parts of Blinka that are not its public interface; if a new version of Blinka
behaves differently, these tests fail.
"""

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from sim.board import strict
from sim.board.display import MemoryDisplay

# Blinka after sim.board, which tells it that there is no board.
# isort: split
import displayio
import terminalio
from adafruit_display_text.label import Label

_GOLDEN = Path(__file__).parent / "display.png"


@pytest.fixture
def display():
    strict.install()
    displayio.release_displays()
    yield MemoryDisplay(160, 128)
    displayio.release_displays()


def palette(*colors):
    made = displayio.Palette(len(colors))
    for index, color in enumerate(colors):
        made[index] = color
    return made


def block(width, height, color, x=0, y=0):
    bitmap = displayio.Bitmap(width, height, 2)
    return displayio.TileGrid(bitmap, pixel_shader=palette(color, 0), x=x, y=y)


def test_a_picture_has_the_colors_that_were_drawn(display):
    group = displayio.Group()
    group.append(block(160, 128, 0x0000FF))
    group.append(block(4, 2, 0xFF0000, x=10, y=20))
    display.root_group = group
    display.refresh()
    image = display.image()
    assert image.size == (160, 128)
    assert image.getpixel((9, 20)) == (0, 0, 255)
    assert image.getpixel((10, 20)) == (255, 0, 0)
    assert image.getpixel((13, 21)) == (255, 0, 0)
    assert image.getpixel((14, 21)) == (0, 0, 255)
    assert display.rgb() == image.tobytes()


def test_a_scaled_picture_repeats_pixels(display):
    display.root_group = block_group(block(1, 1, 0xFFFFFF, x=1, y=0))
    display.refresh()
    image = display.image(3)
    assert image.size == (480, 384)
    assert [image.getpixel((x, 2))[0] for x in (2, 3, 5, 6)] == [0, 255, 255, 0]


def block_group(*grids):
    group = displayio.Group()
    for grid in grids:
        group.append(grid)
    return group


def test_each_refresh_pushes_only_what_changed(display):
    sheet = displayio.Bitmap(16, 8, 2)
    text = displayio.TileGrid(
        sheet, pixel_shader=palette(0, 0xFFFFFF), width=10, tile_width=8, tile_height=8, y=110
    )
    sheet[8, 0] = 1
    card = block(24, 36, 0xFF0000, x=10, y=30)
    display.root_group = block_group(block(160, 128, 0x0000FF), text, card)

    def pushed():
        display.refresh()
        return sorted(display.pushed)

    assert pushed() == [(0, 0, 160, 128)] and display.is_changed
    display.is_changed = False
    display.refresh()
    assert display.refreshes == 1 and not display.is_changed
    card.x = 18
    assert pushed() == [(10, 30, 42, 66)], "the old and the new place"
    card.x = 100
    assert pushed() == [(18, 30, 42, 66), (100, 30, 124, 66)]
    assert display.image().getpixel((18, 30)) == (0, 0, 255)
    assert display.image().getpixel((100, 30)) == (255, 0, 0)
    text[3] = 1
    assert pushed() == [(24, 110, 32, 118)]
    assert display.image().getpixel((24, 110)) == (255, 255, 255)
    card.hidden = True
    assert pushed() == [(100, 30, 124, 66)]
    assert display.image().getpixel((100, 30)) == (0, 0, 255)


def test_a_picture_over_the_edge_is_clipped(display):
    display.root_group = block_group(block(20, 20, 0xFFFFFF, x=150, y=-10))
    display.refresh()
    assert display.image().getpixel((159, 9)) == (255, 255, 255)
    assert display.image().getpixel((159, 10)) == (0, 0, 0)


def test_refresh_takes_no_timing(display):
    with pytest.raises(TypeError):
        display.refresh(target_frames_per_second=30)


def test_golden_picture(display, tmp_path):
    """The picture has text, scaling, transparency and color reduction."""
    big = displayio.Group(scale=2, x=8, y=60)
    stripes = displayio.Bitmap(30, 20, 4)
    for x in range(30):
        for y in range(20):
            stripes[x, y] = (x // 3 + y // 5) % 4
    shades = palette(0xC83C28, 0xF0C814, 0x28A046, 0x1E5AC8)
    shades.make_transparent(2)
    big.append(displayio.TileGrid(stripes, pixel_shader=shades))
    label = Label(terminalio.FONT, text="Wildhand 0123", color=0xFFE080, x=6, y=10)
    display.root_group = block_group(block(160, 128, 0x14361F), big, label)
    display.refresh()
    drawn = display.image()
    drawn.save(tmp_path / "drawn.png")
    with Image.open(_GOLDEN) as golden:
        difference = ImageChops.difference(drawn, golden.convert("RGB")).getbbox()
    assert difference is None, f"{tmp_path}/drawn.png differs from {_GOLDEN} in {difference}"


def film(is_lazy, steps_seen):
    """Return pictures of a thing that moves, hides and changes, at some of 40 steps."""
    displayio.release_displays()
    display = MemoryDisplay(160, 128, is_lazy=is_lazy)
    thing = block(20, 10, 0x00FF00, x=10, y=20)
    display.root_group = block_group(block(160, 128, 0x0000FF), thing)
    pictures = []
    for step in range(40):
        thing.x = 10 + 3 * step
        thing.hidden = step % 4 == 3
        thing.bitmap[step % 20, 0] = step & 1
        if step == 30:
            display.root_group.append(block(5, 5, 0xFF0000))
        if step == 35:
            display.root_group.pop()
        display.refresh()
        if step in steps_seen:
            pictures.append(display.rgb())
    return pictures, display.refreshes, display.pushed


@pytest.mark.parametrize("steps_seen", [(39,), (0, 1, 7, 8, 31), range(40)])
@pytest.mark.usefixtures("display")
def test_a_lazy_display_shows_the_same_pictures(steps_seen):
    assert film(True, steps_seen) == film(False, steps_seen)


@pytest.mark.parametrize("change", ["move", "hide", "append", "pop", "pixel", "color", "root"])
@pytest.mark.usefixtures("display")
def test_a_lazy_display_shows_nothing_that_was_not_refreshed(change):
    displayio.release_displays()
    display = MemoryDisplay(160, 128, is_lazy=True)
    thing = block(20, 10, 0x00FF00, x=10, y=20)
    group = display.root_group = block_group(thing)
    display.refresh()
    if change == "move":
        thing.x += 1
    elif change == "hide":
        thing.hidden = True
    elif change == "append":
        group.append(block(1, 1, 0))
    elif change == "pop":
        group.pop()
    elif change == "pixel":
        thing.bitmap[0, 0] = 1
    elif change == "color":
        thing.pixel_shader[0] = 0
    else:
        display.root_group = displayio.Group()
    with pytest.raises(RuntimeError, match="not refreshed"):
        display.rgb()
    display.refresh()
    assert len(display.rgb()) == 3 * 160 * 128


@pytest.mark.usefixtures("display")
def test_a_thing_outside_the_screen_disturbs_no_picture():
    displayio.release_displays()
    display = MemoryDisplay(160, 128, is_lazy=True)
    group = display.root_group = block_group(block(20, 10, 0x00FF00, x=10, y=20))
    display.refresh()
    group.append(block(5, 5, 0xFF0000, y=-100))
    assert any(display.rgb()), "what was refreshed before"
    group[0].x += 1
    display.refresh()
    group[1].y = 0
    with pytest.raises(RuntimeError):
        display.rgb()
