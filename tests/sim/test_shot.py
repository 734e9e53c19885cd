"""A picture can be taken after any frame: whatever a frame changes, it has refreshed.

So `play --headless --frames N --shot FILE` ends in a picture for every N.
"""

import pytest

from sim.board.player import Player
from sim.commands import run

_FRAMES = 50


@pytest.mark.parametrize("rules", ("official", "grand"))
def test_every_frame_of_a_beginning_match_can_be_taken_at_every_size(rules):
    for size in ((128, 128), (240, 135), (480, 320), (240, 320)):
        player = Player(size, start=(rules, 1, 3, 7, None))
        for frame in range(_FRAMES):
            player.frames(1)
            assert player.desk.display.image().size == size, (size, frame)


def test_the_command_ends_in_a_picture(tmp_path):
    shot = tmp_path / "x.png"
    words = "--headless --players 1 --bots 3 --rules official --seed 7 --size 320x240 --frames 300"
    assert run(["play", *words.split(), "--shot", str(shot)]) == 0
    assert shot.exists()
