"""An unknown board, or an error that ends the game, is explained on the display."""

import sys

import pytest

from sim import stubboard, vm
from sim.board.models import MODELS


def test_an_unknown_board_says_which_file_to_write(rig_named):
    rig_named("ugame22")
    import board

    from hal import opening

    board.board_id = "some_new_board"
    with pytest.raises(opening.UnknownBoard, match=r"hal/boards/some_new_board\.py") as caught:
        opening.open_board()
    assert "docs/porting.md" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_notice_is_shown_on_the_boards_display(rig_named):
    rig = rig_named("tinycircuits_thumby_color")
    from hal import notice

    display = rig.desk.display
    assert notice.show("Unknown board", "write hal/boards/some_new_board.py on its drive") is True
    assert display.auto_refresh is False
    colors = {color for _, color in display.image().getcolors()}
    assert len(colors) == 3, "paper, title and text"
    first = display.rgb()
    notice.show("Unknown board", "write hal/boards/another_new_board.py on its drive")
    assert display.rgb() != first


def test_the_notice_is_uncut_at_the_smallest_size(rig_named):
    rig_named("tinycircuits_thumby_color")
    from hal import notice

    words = "board 'some_new_board' is not known: write hal/boards/some_new_board.py on its drive"
    notice.show("Wildhand", words)
    import board

    image = board.DISPLAY.image()
    paper = image.getpixel((0, 0))
    edge = [image.getpixel((x, y)) for y in range(128) for x in (126, 127)]
    edge += [image.getpixel((x, y)) for x in range(128) for y in (126, 127)]
    assert set(edge) == {paper}


def test_the_notice_finds_the_display_of_a_fruit_jam(rig_named):
    rig = rig_named("adafruit_fruit_jam")
    from hal import notice

    assert notice.find_display() is rig.desk.display
    sys.modules["supervisor"].runtime.display = None
    assert notice.find_display() is None
    assert notice.show("Wildhand", "nobody sees this") is False


@pytest.mark.parametrize(
    ("words", "columns", "lines"),
    [
        ("one two three", 7, ["one two", "three"]),
        ("one two", 3, ["one", "two"]),
        ("abcdefgh", 3, ["abc", "def", "gh"]),
        ("a bcdefgh i", 3, ["a", "bcd", "efg", "h i"]),
        ("in docs/porting.md", 12, ["in", "docs/", "porting.md"]),
        ("", 5, [""]),
    ],
)
def test_words_are_wrapped(rig_named, words, columns, lines):
    rig_named("ugame22")
    from hal import notice

    assert notice.wrap(words, columns).split("\n") == lines


def test_the_notice_runs_on_a_boards_python():
    program = """
import sys
import board
from hal import opening
board.board_id = "some_new_board"
try:
    opening.open_board()
except opening.UnknownBoard as error:
    from hal import notice
    print(notice.show("Wildhand", str(error)), board.DISPLAY.refreshes)
"""
    texts = {**stubboard.own_sources(), **stubboard.stub(MODELS["ugame22"]), "new.py": program}
    done = vm.run("new.py", texts=texts, heap=120_000)
    assert (done.status, done.stdout) == (0, "True 1\n")
