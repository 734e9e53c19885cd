"""`record` plays a replay in the app and writes the pictures that were shown as an animation."""

from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

from engine.bots import plain
from engine.game import Game
from engine.rulesets import load
from engine.state.layout import HAND_ENDED, NOBODY
from engine.table import Table
from sim.__main__ import main
from sim.record import Camera
from sim.replay import NEXT_HAND, Header, text

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
HAND = str(PICTURES / "hand.replay")


def replay_of(header: Header, most: int) -> str:
    """Return a replay of so many choices made by bots."""
    game = Game(10, 255)
    game.start(load(header.rules, header.options), header.players, header.seed, header.dealer)
    table = Table(game)
    table.bots[: header.players] = [plain.decide] * header.players
    choices: list[tuple[int, int]] = []
    choose = game.choose

    def noted(seat: int, choice: int) -> int:
        reason = choose(seat, choice)
        if not reason:
            choices.append((seat, choice))
        return reason

    game.choose = noted  # type: ignore[method-assign]
    while len(choices) < most:
        if not table.play_bots(1):
            assert game.status == HAND_ENDED
            game.next_hand()
            choices.append(NEXT_HAND)
    game.choose = choose  # type: ignore[method-assign]
    return text(header, choices, game)


def pictures_of(gif: Path) -> list[Image.Image]:
    with Image.open(gif) as image:
        return [frame.convert("RGB") for frame in ImageSequence.Iterator(image)]


@pytest.fixture
def cameras(monkeypatch):
    """Return the pictures that the camera keeps."""
    kept: list[Camera] = []
    save = Camera.save
    monkeypatch.setattr(Camera, "save", lambda self, path: (kept.append(self), save(self, path)))
    return kept


@pytest.fixture
def short(tmp_path):
    """Return the name of a replay of a few choices."""
    file = tmp_path / "short.replay"
    file.write_text(replay_of(Header("official", 4, 7), 8))
    return str(file)


def test_the_gif_shows_what_the_app_showed(tmp_path, cameras, capsys, short):
    gif = tmp_path / "hand.gif"
    assert main(["record", short, "--gif", str(gif), "--size", "128x128", "--scale", "2"]) == 0
    assert f"{gif}: " in capsys.readouterr().out
    shown = pictures_of(gif)
    kept = iter(image.tobytes() for _, image in cameras[0].pictures)
    assert all(image.tobytes() in kept for image in shown), "in this order, some left out"
    times = [at for at, _ in cameras[0].pictures]
    long = [i for i in range(len(times) - 1) if times[i + 1] - times[i] >= 50]
    seen = {image.tobytes() for image in shown}
    assert long and all(cameras[0].pictures[i][1].tobytes() in seen for i in long)
    assert shown[-1].tobytes() == cameras[0].pictures[-1][1].tobytes()
    assert shown[0].size == (256, 256)
    with Image.open(gif) as image:
        lasted = [frame.info["duration"] for frame in ImageSequence.Iterator(image)]
        assert image.info["loop"] == 0
    assert 8_000 < sum(lasted) < 40_000
    assert len(lasted) >= 8  # a picture for each choice at least


def test_the_animation_shows_one_seats_view(tmp_path, cameras, short):
    for seat in "03":
        assert main(["record", short, "--gif", str(tmp_path / "x.gif"), "--seat", seat]) == 0
    first, last = ([image.tobytes() for _, image in one.pictures] for one in cameras)
    assert first != last


@pytest.mark.parametrize(
    "header",
    [
        Header("classic", 3, 1, dealer=1),
        Header("grand", 4, 5),
        Header("two-deck", 3, 5),
        Header("cross-family", 4, 5, options={"jump": "exact_all", "cards": "4"}),
        Header("dice", 3, 5),
        Header("road-rules", 2, 5, dealer=NOBODY, options={"cards": "2"}),
    ],
    ids=lambda header: header.rules,
)
def test_every_kind_of_table_is_played_to_the_end_of_the_replay(tmp_path, header):
    """`record` compares the app's game with the end in the file."""
    file = tmp_path / "game.replay"
    choices = 40 if header.rules == "road-rules" else 20
    written = replay_of(header, choices)
    assert header.rules != "road-rules" or "next hand" in written
    file.write_text(written)
    gif = tmp_path / "game.gif"
    assert main(["record", str(file), "--gif", str(gif), "--seat", "1", "--size", "128x128"]) == 0
    shown = pictures_of(gif)
    assert len(shown) > choices // 2
    assert all(one.tobytes() != other.tobytes() for one, other in pairwise(shown))


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["nothing.replay", "--gif", "x.gif"], "cannot be read: No such file or directory"),
        (["README.md", "--gif", "x.gif"], "README.md:3: '![A"),
        ([HAND, "--gif", "x.gif", "--seat", "4"], "--seat 4: must be a number from 0 to 3"),
    ],
)
def test_a_wrong_argument_is_reported_in_one_line(argv, message, capsys, monkeypatch):
    monkeypatch.chdir(PICTURES.parents[1])
    assert main(["record", *argv]) == 2
    error = capsys.readouterr().err
    assert message in error and error.count("\n") == 1
    assert not Path("x.gif").exists()


def test_the_readme_shows_the_picture_which_is_small():
    assert (PICTURES / "hand.gif").stat().st_size < 500_000  # enlarged twice, to be crisp
    assert "docs/pictures/hand.gif" in (PICTURES.parents[1] / "README.md").read_text("utf-8")
