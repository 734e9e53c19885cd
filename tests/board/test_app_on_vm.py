"""These tests run the whole app on MicroPython, with a board's module of hal/ and its pystack.

`sim/stubboard` stands in for CircuitPython's C modules; the rest is what a board runs: engine, hal,
lib/ui and the Adafruit libraries.
"""

from functools import cache

import pytest

from engine.rulesets.index_generated import NAMES
from sim import stubboard, vm
from sim.board.models import MODELS
from sim.stubboard import own_sources
from sim.stubboard.app import MANY, Report, play
from tests.tiers import FULL
from tools.drive.bytecode import MICROPYTHON, compiled

pytestmark = FULL

# Enough for the garbage of a match's beginning, as nothing is collected while the program runs.
# `python -m sim memory` holds the budget.
HEAP = 1_000_000

BOARDS = ["tinycircuits_thumby_color", "adafruit_fruit_jam", "pygamer", "clue_nrf52840_express"]


@cache
def bytecode() -> dict[str, bytes]:
    """Return the compiled modules of a board; those of a drive are smaller (tests/board/drive)."""
    return compiled(own_sources(), MICROPYTHON)


@pytest.fixture(scope="module", params=BOARDS)
def played(request: pytest.FixtureRequest) -> Report:
    """Return a hand of one person, whose finger is led by chance, and two bots."""
    return play(MODELS[request.param], people=1, bots=2, heap=HEAP, sources=bytecode())


def test_a_hand_is_played_to_its_score(played: Report) -> None:
    assert played.status == 0, played.text[-2000:]
    assert played.hands == 1
    assert played.tiles > 500, "next to nothing was drawn"
    assert 20 < played.refreshes < 2 * played.frames  # a frame may show its parts one by one


def test_a_frame_that_stays_on_its_screen_allocates_nothing(played: Report) -> None:
    assert played.taken == {}


def test_the_report_says_how_much_heap_each_screen_keeps(played: Report) -> None:
    assert {"title", "table", "score"} <= {place.name for place in played.places}
    assert played.places[0].name == played.places[-1].name == "title"
    # The faces, the felt, banners and moods of a table are some 70 KB of this bytecode, which no
    # pass has made smaller, each module of the engine has every name of the layout, and what makes
    # an object once stays; a heap as large has room for all of them. The board's own figures are
    # held by tests/board/memory.
    for place in played.places:
        assert 50_000 < played.kept(place) < 460_000


@pytest.mark.parametrize("board", ["tinycircuits_thumby_color", "adafruit_fruit_jam"])
def test_a_match_is_played_to_its_end(board: str) -> None:
    """The boards have displays of 128x128 and 320x240."""
    report = play(MODELS[board], people=1, bots=3, hands=MANY, heap=HEAP, sources=bytecode())
    assert report.status == 0, report.text[-2000:]
    assert report.is_won and report.hands > 1
    assert report.taken == {}


@pytest.mark.parametrize(
    ("board", "people"),
    [("tinycircuits_thumby_color", 1), ("clue_nrf52840_express", 2), ("adafruit_fruit_jam", 1)],
)
def test_a_hand_where_cards_act_is_played_to_its_score(board: str, people: int) -> None:
    """The boards have 128x128, two buttons (with two people, who pass the device on), 320x240."""
    rules = NAMES.index("grand")
    report = play(
        MODELS[board], people=people, bots=4 - people, rules=rules, heap=HEAP, sources=bytecode()
    )
    assert report.status == 0, report.text[-2000:]
    assert report.hands == 1
    assert report.taken == {}
    assert 20 < report.refreshes < 2 * report.frames
    assert bool(report.at("cover")) == (people > 1)


def test_a_heap_that_is_too_small_ends_the_program_with_an_error() -> None:
    report = play(MODELS["pygamer"], bots=2, heap=vm.HEAP)
    assert report.status == 1
    assert "MemoryError" in report.text


def test_a_pystack_that_is_too_short_ends_the_program_with_an_error() -> None:
    report = play(MODELS["pygamer"], bots=2, heap=HEAP, sources=bytecode(), pystack=128)
    assert report.status == 1
    assert "pystack" in report.text


STRICT = """
import displayio
def refused(kind, action):
    try:
        action()
    except kind:
        return True
    return False
bitmap = displayio.Bitmap(6, 4, 4)
def put(at, value):
    bitmap[at] = value
for value in range(4):
    for at in range(24):
        put(at, (at + value) % 4)
    assert all(bitmap[at] == (at + value) % 4 for at in range(24))
    assert bitmap[1, 3] == (19 + value) % 4
assert refused(IndexError, lambda: put(24, 0))
assert refused(IndexError, lambda: put((6, 0), 0))
assert refused(ValueError, lambda: put(0, 4))
palette = displayio.Palette(2)
palette[1] = 0x123456
assert palette[1] == 0x123456 and len(palette) == 2
assert refused(IndexError, lambda: palette[2])
grid = displayio.TileGrid(bitmap, pixel_shader=palette, width=3, tile_width=2, tile_height=2)
def lay(at, tile):
    grid[at] = tile
lay(2, 5)
assert grid[2] == 5 and grid[2, 0] == 5 and grid.height == 1
assert refused(ValueError, lambda: lay(0, 6))
assert refused(IndexError, lambda: lay(3, 0))
group = displayio.Group(scale=2)
group.append(grid)
assert refused(ValueError, lambda: group.append(grid))
assert len(group) == 1 and group[0] is grid and group.scale == 2
import board, keypad
print(board.board_id, board.DISPLAY.width, board.DISPLAY.height)
keys = keypad.Keys((board.SW_A,), value_when_pressed=False)
event = keypad.Event()
for _ in range(40):
    keypad.work("SW_A", False)
    keypad.work("SW_A", True)
assert keys.events.overflowed
seen = 0
while keys.events.get_into(event):
    assert event.pressed == (seen % 2 == 0)
    seen += 1
print(seen)
"""


def test_the_stub_is_as_strict_as_a_board() -> None:
    model = MODELS["pimoroni_picosystem"]
    given = {**stubboard.stub(model), "strict.py": STRICT}
    done = vm.run("strict.py", texts=given)
    assert done.status == 0, done.stdout
    assert done.stdout == "pimoroni_picosystem 240 240\n64\n"


OBJECTS = """
import displayio, keypad
sheet = displayio.Bitmap(32, 8, 2)
ink = displayio.Palette(2)
class Pages(displayio.Group):
    def __init__(self):
        super().__init__()
        self.pages = self.shown = 0
def grid(count):
    return displayio.TileGrid(sheet, pixel_shader=ink, tile_width=8, width=count)
def keys(pins):
    return keypad.Keys(pins, value_when_pressed=True)
one = (None,)
eight = one * 8
def shifted():
    return keypad.ShiftRegisterKeys(
        clock=0, data=0, latch=0, key_count=8, value_when_pressed=True)
"""

COST = """
import gc
from objects import *
def cost(make):
    kept = [make(), None]  # the first call also makes room for names
    before = gc.mem_alloc()
    kept[1] = make()
    return gc.mem_alloc() - before
print(cost(lambda: {made}))
"""


@pytest.mark.parametrize(
    ("made", "size"),
    [
        ("displayio.Bitmap(160, 128, 16)", 48 + 10240),
        ("displayio.Bitmap(6, 12, 2)", 48 + 48),
        ("displayio.Palette(1)", 16 + 16),
        ("displayio.Palette(2)", 16 + 2 * 16),
        ("displayio.Palette(3)", 16 + 3 * 16),
        ("displayio.Palette(16)", 16 + 16 * 16),
        ("grid(1)", 96),
        ("grid(4)", 96),
        ("grid(5)", 96 + 16),
        ("grid(20)", 96 + 32),
        ("displayio.Group()", 48 + 16 + 16),
        ("Pages()", 32 + 16 + 48 + 16 + 16),  # its two attributes in a table of their own
        ("keypad.EventQueue()", 48 + 64 * 6),
        ("shifted()", 80 + 3 * 16 + 3 * 16 + 48 + 64 * 6),
        ("keys(eight)", 48 + 8 * 16 + 16 + 48 + 64 * 6),  # without the tuple, which exists already
        ("keys(one)", 48 + 16 + 16 + 48 + 64 * 6),
    ],
)
def test_an_object_is_as_large_as_on_a_board(made: str, size: int) -> None:
    """A size is that of the C object, in blocks of 16: see sim/stubboard/drive/displayio.py."""
    texts = {"objects.py": OBJECTS, "cost.py": COST.format(made=made)}
    done = vm.run("cost.py", texts={**stubboard.stub(MODELS["pygamer"]), **texts})
    assert int(done.stdout) == size, done.stdout
