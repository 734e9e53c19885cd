"""The words of a key script become timed presses, and a wrong word is reported."""

import pytest

from sim.board.desk import PAD, TWO
from sim.board.keyscript import load, parse
from sim.errors import UsageError


@pytest.mark.parametrize(
    ("text", "actions", "end_ms"),
    [
        (" # nothing", [], 0),
        ("A", [(0, "press", "A"), (60, "release", "A")], 120),
        ("A+ wait:100 A-", [(0, "press", "A"), (160, "release", "A")], 220),
        ("hold:LEFT:900", [(0, "press", "LEFT"), (900, "release", "LEFT")], 960),
        ("wait:500\nB  # A A\n", [(500, "press", "B"), (560, "release", "B")], 620),
        (
            "A shot:b.png",
            [(0, "press", "A"), (60, "release", "A"), (120, "shot", "b.png")],
            120,
        ),
    ],
)
def test_words_become_timed_actions(text, actions, end_ms):
    script = parse(text, PAD, "--keys")
    assert [(a.at_ms, a.verb, a.object) for a in script.actions] == actions
    assert script.end_ms == end_ms


def test_a_star_repeats_a_press():
    assert parse("DOWN*3", PAD, "") == parse("DOWN DOWN DOWN", PAD, "")


WRONG = ["DWN", "a", "A*0", "A*x", "A*-1", "A*1001", "wait:", "wait:x", "wait:0", "hold:A"]
WRONG += ["hold:A:0", "hold:X:5", "shot:", "shot:a.jpg", "jump:5", "A++", "*3", "+", "A*²"]


@pytest.mark.parametrize("word", WRONG)
def test_a_wrong_word_is_reported_with_its_place_in_one_line(word):
    with pytest.raises(UsageError) as caught:
        parse(f"A\nB  {word} A", PAD, "--keys")
    message = str(caught.value)
    assert "line 2, word 2" in message and repr(word) in message
    assert "\n" not in message


def test_a_button_that_the_board_lacks_is_refused():
    with pytest.raises(UsageError, match="which has A, B"):
        parse("A UP", TWO, "--keys")


def test_a_script_can_be_read_from_a_file(tmp_path):
    path = tmp_path / "keys.txt"
    path.write_text("A\nB*2\n")
    assert load(f"@{path}", PAD) == parse("A B B", PAD, "")
    path.write_text("A\nQ")
    with pytest.raises(UsageError, match=r"keys\.txt, line 2, word 1"):
        load(f"@{path}", PAD)
