"""`python -m sim play` runs headless with keys and pictures, and reports wrong arguments."""

import pytest
from PIL import Image


def square_of(path):
    """Return where the square's upper left corner is."""
    with Image.open(path) as image:
        box = image.convert("RGB").point(lambda v: 255 if v > 150 else 0).getbbox()
    return box[:2]


def test_a_key_script_moves_the_square(play, tmp_path):
    shot, middle = tmp_path / "end.png", tmp_path / "middle.png"
    keys = f"RIGHT*3 DOWN shot:{middle} LEFT"
    assert play("--headless", "--keys", keys, "--shot", str(shot)) == (0, "")
    assert square_of(middle) == (40, 24)
    assert square_of(shot) == (32, 24)


def test_without_keys_the_first_screen_is_shown(play, tmp_path):
    shot = tmp_path / "end.png"
    assert play("--headless", "--shot", str(shot)) == (0, "")
    assert square_of(shot) == (16, 16)


def test_size_and_scale_determine_the_picture(play, tmp_path):
    shot = tmp_path / "end.png"
    for size, scale, expected in (("128x128", 1, (128, 128)), ("320x240", 2, (640, 480))):
        play("--headless", "--size", size, "--scale", str(scale), "--shot", str(shot))
        with Image.open(shot) as image:
            assert image.size == expected
        assert square_of(shot) == (16 * scale, 16 * scale)


def test_bots_alone_play_to_the_end(play, tmp_path):
    shot = tmp_path / "end.png"
    status = play("--headless", "--bots", "4", "--seed", "7", "--shot", str(shot))
    assert status == (0, "")
    assert square_of(shot) == (50, 16)


def test_frames_stop_a_run(play, tmp_path):
    shot = tmp_path / "end.png"
    for frames in (1, 20):
        play("--headless", "--bots", "4", "--frames", str(frames), "--shot", str(shot))
        assert square_of(shot) == (frames, 16)


def test_frames_stop_code_py_too(play, tmp_path):
    shot = tmp_path / "end.png"
    play("--headless", "--keys", "RIGHT wait:9000 RIGHT", "--frames", "50", "--shot", str(shot))
    assert square_of(shot) == (24, 16)


def test_with_a_person_the_script_ends_the_run(play, tmp_path):
    shot = tmp_path / "end.png"
    play("--headless", "--bots", "3", "--players", "1", "--keys", "UP", "--shot", str(shot))
    assert square_of(shot) == (16, 8)


def test_the_app_may_end_itself(play):
    assert play("--headless", "--keys", "START RIGHT") == (0, "")


def test_two_buttons_can_be_pressed(play):
    assert play("--headless", "--buttons", "two", "--keys", "A B A*2") == (0, "")


def test_two_runs_give_the_same_picture(play, tmp_path):
    pictures = []
    for _ in range(2):
        play(
            "--headless",
            "--keys",
            "hold:RIGHT:1500 wait:40 DOWN*5",
            "--shot",
            str(tmp_path / "a.png"),
        )
        pictures.append((tmp_path / "a.png").read_bytes())
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize(
    "arguments, message",
    [
        ("--keys DWN", "UP, DOWN"),
        ("--keys @/no/such/file", "/no/such/file"),
        ("--keys shot:/no/such/place/a.png", "/no/such/place"),
        ("--buttons two --keys UP", "A, B"),
        ("--rules nonsense", "official"),
    ],
)
def test_what_the_arguments_ask_for_must_be_there(play, arguments, message):
    status, error = play("--headless", *arguments.split())
    assert status == 2
    assert error.count("\n") == 1 and message in error


def test_without_display_and_terminal_it_suggests_headless(play, monkeypatch):
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    status, error = play()
    assert status == 2 and "--headless" in error


@pytest.mark.parametrize(
    "arguments, start",
    [
        (["--seed", "7"], ("official", 1, 3, 7, None)),
        (["--rules", "classic"], ("classic", 1, 3, None, None)),
        (["--bots", "4"], ("official", 0, 4, None, None)),
        (["--players", "2"], ("official", 2, 0, None, None)),
        (["--players", "2", "--bots", "1", "--seed", "0"], ("official", 2, 1, 0, None)),
        (["--option", "jump=exact"], ("official", 1, 3, None, {"jump": "exact"})),
        (["--level", "hard"], ("official", 1, 3, None, None, 3)),
        (
            ["--rules", "classic", "--option", "uno=2", "--option", "zero=none"],
            ("classic", 1, 3, None, {"uno": "2", "zero": "none"}),
        ),
    ],
)
def test_the_app_gets_the_start_of_the_arguments(play, demo, monkeypatch, arguments, start):
    starts = []
    monkeypatch.setattr(demo.App, "step", lambda app: starts.append(app.start))
    assert play("--headless", *arguments) == (0, "")
    assert starts == [start]


def test_a_directory_stands_for_the_drive(play, demo, monkeypatch, tmp_path):
    drives = []
    monkeypatch.setattr(demo.App, "step", lambda app: drives.append(app.board.storage))
    drive = tmp_path / "made" / "anew"
    assert play("--headless", "--seed", "1", "--storage", str(drive)) == (0, "")
    assert play("--headless", "--seed", "1") == (0, "")
    assert drives == [str(drive), None]
    assert (drive / "wildhand.sav").is_file()


def test_a_directory_that_cannot_be_made_is_reported_in_one_line(play, tmp_path):
    (tmp_path / "file").touch()
    status, error = play("--headless", "--storage", str(tmp_path / "file" / "drive"))
    assert status == 2
    assert error.count("\n") == 1 and "--storage" in error
