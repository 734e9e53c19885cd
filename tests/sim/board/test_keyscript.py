"""The words of a key script become timed presses, and a wrong word is reported."""

import pytest

from sim.board.desk import PAD, TWO
from sim.board.keyscript import load, parse
from sim.errors import UsageError


def acts(text):
    script = parse(text, PAD, "--keys")
    return [(a.at_ms, a.verb, a.object) for a in script.actions], script.end_ms


def test_a_name_is_a_press_and_a_release():
    assert acts("A") == ([(0, "press", "A"), (60, "release", "A")], 120)


def test_words_follow_each_other():
    actions, end = acts("UP wait:500\nB  # and no more: A A A\n")
    assert [(at, name) for at, verb, name in actions if verb == "press"] == [
        (0, "UP"),
        (620, "B"),
    ]
    assert end == 740


def test_a_star_repeats_a_press():
    assert acts("DOWN*3") == acts("DOWN DOWN DOWN")


def test_plus_keeps_a_button_down_and_minus_releases_it():
    actions, end = acts("A+ wait:100 A-")
    assert actions == [(0, "press", "A"), (160, "release", "A")]
    assert end == 220


def test_hold_keeps_a_button_down_for_a_time():
    assert acts("hold:LEFT:900")[0] == [(0, "press", "LEFT"), (900, "release", "LEFT")]


def test_shot_takes_a_picture_at_its_time():
    assert acts("A shot:a/b.png") == (
        [(0, "press", "A"), (60, "release", "A"), (120, "shot", "a/b.png")],
        120,
    )


def test_an_empty_script_does_nothing():
    assert acts(" # nothing") == ([], 0)


WRONG = ["DWN", "a", "A*0", "A*x", "A*-1", "A*1001", "wait:", "wait:x", "wait:0", "hold:A"]
WRONG += ["hold:A:0", "hold:X:5", "shot:", "shot:a.jpg", "jump:5", "A++", "*3", "+", "A*²"]


@pytest.mark.parametrize("word", WRONG)
def test_a_wrong_word_is_reported_with_its_place_in_one_line(word):
    with pytest.raises(UsageError) as caught:
        parse(f"A\nB  {word} A", PAD, "--keys")
    message = str(caught.value)
    assert "line 2, word 2" in message and repr(word) in message
    assert "\n" not in message


@pytest.mark.parametrize("word", ["hold:A", "hold:A:", "wait:", "A*"])
def test_a_word_without_its_number_is_told_with_the_words_there_are(word):
    with pytest.raises(UsageError, match=r"lacks a number from 1 to .*hold:NAME:MS"):
        parse(word, PAD, "--keys")


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


def test_a_file_that_cannot_be_read_is_reported(tmp_path):
    for path in (tmp_path / "missing", tmp_path):
        with pytest.raises(UsageError, match="cannot be read"):
            load(f"@{path}", PAD)
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00A")
    with pytest.raises(UsageError, match="UTF-8"):
        load(f"@{tmp_path / 'binary'}", PAD)
