"""The key reads what tracebacks through the pieces of a file say: a module's name and a line."""

import io
import sys
import traceback
from pathlib import Path
from types import ModuleType

import pytest

from sim.drive.key import Key, key_text, read_key
from sim.drive.small import Small, make_small

BLANK = "\n\n# why\n"
WORDS = ("hearts", "clubs", "spades", "diamonds", "jokers", "stars", "moons", "suns", "seas")
METHODS = "".join(
    f"    def draw_{word}(self, board):\n"
    f'        """Draw it."""\n'
    f"        board.append('{word} {word} {word}')\n"
    f"        board.append(self.add_up(board, {number}))\n"
    f"        return board[{number}:] + board[:{number}] + [self.width * {number}]\n\n"
    for number, word in enumerate(WORDS, 2)
)
SCREEN = f'''"""A screen."""

from ui.rows import Rows
{BLANK}

class Screen(Rows):
    """It shows rows."""

    def __init__(self, board):
        super().__init__()
        self.board = board

    def show(self):
        """Show all."""
        for draw in (self.draw_hearts, self.draw_clubs, self.draw_spades):
            draw(self.board)
        for draw in (self.draw_diamonds, self.draw_jokers, self.draw_stars):
            draw(self.board)
        for draw in (self.draw_moons, self.draw_suns, self.draw_seas):
            draw(self.board)
        return self.divided(len(self.board), len(self.board) - 18)

{METHODS}
    def divided(self, by, number):
        """Divide."""
        self.width += by
        if by == number:
            return 0
        return self.width / number{BLANK}

def opened(app):
    """Open it."""
    page = Screen([])
    app.append(page.divided(100, 1))
    app.append(page.show())
    return page.show()
'''
ROWS = '''"""Rows."""


class Rows:
    """Rows."""

    def __init__(self):
        self.width = 8

    def add_up(self, numbers, more):
        """Add."""
        self.width += 1
        return len(numbers) + more
'''
APP = '''"""The app."""

import sys


def open_screen(name):
    """Open one."""
    module = "ui.screen_" + name
    __import__(module)
    return sys.modules[module].opened([])
'''
SOURCES = {
    "code.py": "from ui.app import open_screen\n\nopen_screen('menu')\nopen_screen('log')\n",
    "lib/ui/__init__.py": "",
    "lib/ui/app.py": APP,
    "lib/ui/rows.py": ROWS,
    "lib/ui/screen_log.py": '"""None."""\n\n\ndef opened(app):\n    """None."""\n    return app\n',
    "lib/ui/screen_menu.py": SCREEN,
}


@pytest.fixture(scope="module")
def program() -> Small:
    return make_small(SOURCES, whole=True, alone=True)


def key_of(program: Small, folder: Path) -> Key:
    (folder / "a.key.json").write_text(key_text("pygamer", "1.2", program), encoding="utf-8")
    return read_key(folder / "a.key.json")


def text_of(program: Small, module: str) -> tuple[str, str]:
    """A module's name on the drive, and its file there."""
    name = program.modules[module]
    return name, program.texts[f"lib/{name}.py"]


def load(program: Small, module: str, loaded: dict[str, ModuleType]) -> None:
    """Load a file in pieces, and those that it needs, as a board does."""
    name, text = text_of(program, module)
    lines = io.StringIO(text)
    olds = {new: old for old, new in program.modules.items()}
    for needed in lines.readline()[1:].split():
        if needed not in loaded:
            load(program, olds[needed], loaded)
    loaded[name] = sys.modules[name] = ModuleType(name)
    while line := lines.readline():
        exec(compile(lines.read(int(line[1:])), name, "exec"), vars(loaded[name]))


def failed(program: Small) -> str:
    """The traceback of a screen that fails."""
    before = dict(sys.modules)
    loaded: dict[str, ModuleType] = {}
    try:
        load(program, "ui.screen_menu", loaded)
        name = program.modules["ui.screen_menu"]
        functions = [
            thing
            for thing in vars(loaded[name]).values()
            if callable(thing) and not isinstance(thing, type) and thing.__name__ != "_"
        ]
        functions[0]([])
    except ZeroDivisionError:
        return traceback.format_exc()
    finally:
        for name in loaded:
            del sys.modules[name]
        sys.modules.update({name: before[name] for name in loaded if name in before})
    raise AssertionError("nothing failed")


def line_in(source: str, words: str) -> int:
    return 1 + next(i for i, line in enumerate(SOURCES[source].split("\n")) if words in line)


def test_a_late_file_is_in_pieces_and_others_are_not(program: Small) -> None:
    name, text = text_of(program, "ui.screen_menu")
    assert text.startswith(f"# {program.modules['ui.rows']}\n") and text.count("\n#") > 2
    assert "#" not in program.texts["code.py"] + text_of(program, "ui.app")[1]
    assert f"lib/{name}" in program.origins


def test_a_traceback_through_pieces_is_told_by_source_and_line(
    program: Small, tmp_path: Path
) -> None:
    trace = failed(program)
    name = program.modules["ui.screen_menu"]
    assert trace.count(f'File "{name}", line ') == 3, trace
    told = key_of(program, tmp_path).read(trace).splitlines()
    frames = [line for line in told if "lib/ui/screen_menu.py:" in line]
    wanted = [
        ("opened", line_in("lib/ui/screen_menu.py", "app.append(page.show())")),
        ("Screen.show", line_in("lib/ui/screen_menu.py", "return self.divided(")),
        ("Screen.divided", line_in("lib/ui/screen_menu.py", "return self.width / number")),
    ]
    assert len(frames) == 3, told
    for frame, (function, line) in zip(frames, wanted, strict=True):
        assert covers(frame, function, line), (frame, function, line)


def covers(frame: str, function: str, line: int) -> bool:
    """Does what the key says name a function, with that line and few others?"""
    place, _, rest = frame.partition("lib/ui/screen_menu.py:")[2].partition(" in ")
    assert place
    spans = [part.partition("-") for part in place.split(",")]
    lines = [n for a, _, b in spans for n in range(int(a), int(b or a) + 1)]
    return rest.split(",")[0].split(" or ")[0].strip() == function and line in lines


def test_every_line_of_the_text_without_pieces_is_in_the_key(
    program: Small, tmp_path: Path
) -> None:
    name, text = text_of(program, "ui.screen_menu")
    key = key_of(program, tmp_path)
    lines = io.StringIO(text)
    lines.readline()
    count = 0
    while line := lines.readline():
        padded = lines.read(int(line[1:]))
        first = len(padded) - len(padded.lstrip("\n"))
        assert first == count
        count = padded.count("\n")
    for number in range(1, count + 1):
        assert "lib/ui/screen_menu.py:" in key.places(f"{name}:{number}")[0]
    assert "no such line" in key.places(f"{name}:{count + 1}")[0]
