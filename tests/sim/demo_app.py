"""A stand-in for the game with the same interface: `App(board, start).step()`, `.run()`.

It shows a square on a plain ground; the pad moves it, START ends the program. With bots alone it
ends after fifty steps. As a program it runs `python -m sim play` with the stand-in.
"""

import sys
from pathlib import Path
from types import SimpleNamespace

STEPS_OF_BOTS = 50


class App:
    """Stands for the game's App."""

    def __init__(self, board, start=None, book=None):
        import displayio

        self.board = board
        self.start = start
        rules, people, bots, _seed, _options, *_ = start or ("official", 1, 0, None, None)
        if rules not in ("official", "classic"):
            raise ValueError(f"unknown rule set {rules!r}: official or classic")
        self.steps = 0
        self.are_bots_alone = bool(bots) and not people
        self.is_finished = False
        palette = displayio.Palette(2)
        palette[0] = 0x204060
        palette[1] = 0xFFC000
        width, height = board.display.width, board.display.height
        ground = displayio.Bitmap(width, height, 2)
        square = displayio.Bitmap(8, 8, 2)
        square.fill(1)
        self.square = displayio.TileGrid(square, pixel_shader=palette, x=16, y=16)
        group = displayio.Group()
        group.append(displayio.TileGrid(ground, pixel_shader=palette))
        group.append(self.square)
        board.display.root_group = group

    def step(self):
        self.steps += 1
        event = self.board.poll()
        while event:
            if event & 0xFF == 64:
                return False
            if event < 256:
                self.square.x += 8 * (bool(event & 8) - bool(event & 4))
                self.square.y += 8 * (bool(event & 2) - bool(event & 1))
            event = self.board.poll()
        if self.are_bots_alone and not self.is_finished:
            self.square.x = self.steps
            self.is_finished = self.steps == STEPS_OF_BOTS
        self.board.display.refresh()
        return True

    def run(self):
        while self.step():
            self.board.pause(20)


def stand_in():
    """Install the stand-in where `sim.play` looks for the game."""
    import sim.play

    def run_code(path, names):
        assert path.name == "code.py" and not names
        from hal.opening import open_board

        App(open_board()).run()

    sys.modules["ui.app"] = SimpleNamespace(App=App)
    sim.play.run_code = run_code


if __name__ == "__main__":
    sys.path.append(str(Path(__file__).resolve().parents[2]))
    from sim.__main__ import main

    stand_in()
    sys.exit(main(["play", *sys.argv[1:]]))
