"""On a drive our names become short, others stay, and it plays the same."""

import ast
import re
from collections.abc import Callable

import pytest

from sim.board.models import MODELS
from sim.drive.contents import Contents, program_for
from sim.drive.known import DRIVERS, kept_by
from sim.drive.names import short_names, with_short_names
from sim.drive.sources import ROOT, STARTS
from sim.drive.tree import attributes_in, parse
from sim.stubboard import run

HEAP = 60_000_000  # enough for one step without collecting garbage
# Presses random keys, the same ones on every drive, and prints all calls to the display.
PROGRAM = """
import board, displayio, keypad, storage, supervisor, time
frames = [0, 77]
def sleep(seconds):
    n = frames[0]
    frames[0] = n + 1
    supervisor.pass_ms(50)
    if n >= 20 and not n % 2:
        if n % 4:
            frames[1] = (frames[1] * 1103 + 12347) & 0xFFFFF
        key = (frames[1] >> 7) % 12
        keypad.work_key(1 if key > 7 or n < 60 else key, n % 4 == 2)
    if not n % 10:
        print(n, board._display.refreshes, displayio.counts[0])
    if n > 3000:
        raise SystemExit(0)
time.sleep = sleep
storage.mount.readonly = False
execfile("boot.py")
execfile("code.py")
"""
THINGS = """
LIMIT = (3, 4)

def measure(thing, factor=2):
    length = thing.length * factor
    return _doubled(length)

def _doubled(length):
    return [number + number for number in (length, len(LIMIT))]

class Thing:
    default = LIMIT

    def __init__(self, length):
        self.length = length
        self._secret = "measured"

    @property
    def secret(self):
        return self._secret

    @secret.setter
    def secret(self, secret):
        self._secret = secret

    def outline(self, factor):
        return measure(self, factor=factor), self.default, f"{self.marking}"

    marking = 5
"""
MAIN = """
import things
from things import Thing, measure as told

def _doubled(thing):
    thing.secret += "!"
    return thing.secret, getattr(thing, "measured", 7), thing.outline(factor=3)

told_of = _doubled(Thing(things.LIMIT[0])), told(Thing(1))
"""


def shortened(**files: str) -> dict[str, str]:
    return with_short_names({f"{name}.py": text for name, text in files.items()})


def names_in(text: str) -> set[str]:
    return set(re.findall(r"[A-Za-z_]\w*", text))


def value_of(texts: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> object:
    """Return the value that the last statement of main.py assigns."""
    import sys
    from types import ModuleType

    module = ModuleType("things")
    exec(texts["things.py"], module.__dict__)
    monkeypatch.setitem(sys.modules, "things", module)
    names: dict[str, object] = {}
    exec(texts["main.py"], names)
    return list(names.values())[-1]


def test_a_program_with_short_names_computes_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    written = {"things.py": THINGS, "main.py": MAIN}
    assert value_of(shortened(things=THINGS, main=MAIN), monkeypatch) == value_of(
        written, monkeypatch
    )


def test_our_names_become_short_and_others_stay() -> None:
    made = shortened(things=THINGS, main=MAIN)
    left = names_in(made["things.py"]) | names_in(made["main.py"])
    assert not left & {"Thing", "outline", "_doubled", "measure", "_secret", "secret", "LIMIT"}
    assert {"things", "measured", "marking", "getattr", "property", "len", "__init__"} <= left


def test_an_imported_name_is_the_same_in_both_files() -> None:
    made = shortened(one="def run_all(): pass\n", two="from one import run_all\nrun_all()\n")
    (name,) = re.findall(r"def (\w+)", made["one.py"])
    assert len(name) == 1
    assert made["two.py"] == f"from one import {name}\n{name}()\n"


def test_files_that_import_nothing_of_each_other_share_short_names() -> None:
    made = shortened(one="def first_one(): pass\n", two="def other_one(): pass\n")
    assert made["one.py"] == made["two.py"]


def test_a_files_own_name_differs_from_those_it_uses_of_others() -> None:
    user = "from two import run\ndef helper(x): return run(x.alpha)\n"
    made = shortened(one=user, two="def run(alpha): pass\ndef go(x): x.alpha = 1\n")
    asked, called = re.findall(r"import (\w+)\ndef (\w+)", made["one.py"])[0]
    (attribute,) = re.findall(r"\.(\w+) = 1", made["two.py"])
    assert len({asked, called, attribute}) == 3


def test_all_attributes_get_different_names() -> None:
    made = shortened(one="def run(x):\n    x.alpha = x.beta = 1\n", two="def go(x): x.gamma = 2\n")
    assert len(set(re.findall(r"x\.(\w+)", made["one.py"] + made["two.py"]))) == 3


def test_a_constant_of_a_file_keeps_its_underscore() -> None:
    made = shortened(one="from micropython import const\n_SIZE = const(5)\nprint(_SIZE)\n")
    assert "_SIZE = const(5)" in made["one.py"]


def test_names_that_a_fixed_file_uses_stay() -> None:
    texts = {"code.py": "from one import run_all\nrun_all(fast_mode=1)\n"}
    texts["one.py"] = "def run_all(fast_mode): return fast_mode\n"
    assert with_short_names(texts, fixed=["code.py"]) == texts


def test_a_name_that_is_taken_is_given_to_nothing_else() -> None:
    names = short_names({"a", "c", "aa"})
    assert [next(names) for _ in range(26)][::24] == ["b", "ab"]


def test_names_that_code_outside_knows_stay_on_the_drive() -> None:
    plain = program_for("pybadge", without=["names"])
    short = program_for("pybadge")
    kept = kept_by({path: parse(path, text) for path, text in plain.items()}, STARTS)
    assert {"TileGrid", "pixel_shader", "value_when_pressed", "collect", "open_board"} <= kept
    for path, text in plain.items():
        before, after = parse(path, text), parse(path, short[path])
        assert attributes_in(before) & kept <= attributes_in(after), path


def test_names_that_drivers_use_stay_on_the_drive() -> None:
    plain = program_for("pybadge", without=["names"])
    short = program_for("pybadge")
    asked = set().union(*(attributes_in(ast.parse((ROOT / path).read_text())) for path in DRIVERS))
    for path in ("lib/ui/app.py", "hal/opening.py"):
        assert names_in(plain[path]) & asked <= names_in(short[path])


def test_most_names_are_short() -> None:
    names = [len(name) for name in _defined(program_for("pybadge"))]
    assert len(names) > 1000
    assert sum(names) < 4 * len(names)


def _defined(texts: dict[str, str]) -> list[str]:
    trees = [ast.parse(text) for text in texts.values()]
    return [n.name for tree in trees for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]


def test_a_drive_with_short_names_draws_the_same(
    drive_on_vm: Callable[[str], Contents], plain_on_vm: Callable[[str], Contents]
) -> None:
    outputs = []
    for drive in (drive_on_vm, plain_on_vm):
        files = {**drive("pybadge").files, "play.py": PROGRAM}
        done = run("play.py", MODELS["pybadge"], sources=files, heap=HEAP)
        assert done.status == 0, done.stdout[-2000:]
        outputs.append(done.stdout)
    assert outputs[0] == outputs[1]
    assert len(set(outputs[0].splitlines()[-1].split())) == 3
