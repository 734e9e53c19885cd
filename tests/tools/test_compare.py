"""`compare` puts mock-ups beside golden pictures, pixel for pixel, or says what is wrong."""

import pytest
from PIL import Image

from sim.__main__ import main
from tests.ui.pictures.tables import AT_EVERY_SIZE, EVERY_SIZE, SCENES
from tools import compare
from ui.draw.places import SIZES

SOME = ((128, 128), (240, 320), (480, 320))  # one for each factor of mock-ups
RED, BLUE = (240, 67, 74), (61, 135, 245)


@pytest.fixture
def folders(tmp_path, monkeypatch):
    """Return a folder of red mock-ups, where the golden pictures are blue with a dot."""
    mock_ups, golden, out = (tmp_path / name for name in ("mock-ups", "golden", "out"))
    out.mkdir()
    mock_ups.mkdir()
    for wide, high in SOME:
        times = compare.ENLARGED.get(wide, 3)
        for name, scene in compare.SCENES.items():
            large = Image.new("RGB", (wide * times, high * times), RED)
            large.save(mock_ups / f"{name}-{wide}x{high}.png")
            (golden / scene).mkdir(parents=True, exist_ok=True)
            image = Image.new("RGB", (wide, high), BLUE)
            image.putpixel((wide - 1, 0), RED)
            image.save(golden / scene / f"{wide}x{high}.png")
    monkeypatch.setattr(compare, "GOLDEN", golden)
    monkeypatch.setattr(compare, "SIZES", SOME)
    return mock_ups, out


def test_each_scene_has_golden_pictures_at_all_sizes():
    assert {SCENES[scene] for scene in compare.SCENES.values()} <= set(AT_EVERY_SIZE)
    assert set(EVERY_SIZE) == set(SIZES)


def test_a_comparison_has_every_pixel_of_both(folders):
    mock_ups, out = folders
    assert main(["compare", str(mock_ups), "--out", str(out)]) == 0
    assert {path.name for path in out.iterdir()} == {f"compare-{w}x{h}.png" for w, h in SOME}
    for wide, high in SOME:
        with Image.open(out / f"compare-{wide}x{high}.png") as image:
            counts = dict((color, count) for count, color in image.convert("RGB").getcolors())
        scale = max(480 // wide, 1)
        area, scenes = wide * high * scale**2, len(compare.SCENES)
        assert counts[RED] == scenes * (area + scale**2) and counts[BLUE] == scenes * (
            area - scale**2
        )


@pytest.mark.parametrize(
    ("spoil", "words"),
    (
        (lambda path: path.unlink(), "no such mock-up"),
        (lambda path: path.write_text("no picture"), "cannot be read"),
        (lambda path: Image.new("RGB", (128, 128)).save(path), "has 128x128 pixels, and must have"),
    ),
)
def test_what_is_wrong_with_a_mock_up_is_said_in_a_line(folders, capsys, spoil, words):
    """Nothing is written then."""
    mock_ups, out = folders
    spoil(mock_ups / "cover-240x320.png")
    assert main(["compare", str(mock_ups), "--out", str(out)]) == 2
    said = capsys.readouterr().err
    assert "cover-240x320.png" in said and words in said and said.count("\n") == 1
    assert not list(out.iterdir())


def test_a_folder_and_a_golden_picture_that_are_missing_are_named(folders, capsys):
    mock_ups, out = folders
    assert main(["compare", str(mock_ups / "none"), "--out", str(out)]) == 2
    assert "name an existing folder" in capsys.readouterr().err
    (compare.GOLDEN / "menu" / "240x320.png").unlink()
    assert main(["compare", str(mock_ups), "--out", str(out)]) == 2
    said = capsys.readouterr().err
    assert "240x320.png: not written yet" in said and "menu" in said
