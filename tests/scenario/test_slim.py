"""The program for the virtual machine is our source without docstrings and constants."""

from pathlib import Path

from sim.scenario.command import in_order
from sim.scenario.slim import slim

ROOT = Path(__file__).resolve().parents[2]

ONE = '''"""What it is for."""

from engine.const import const

SIZE = const(4)
WIDE = const(SIZE * 2)
NAMED = const(7)
_OWN = const(1)
KEPT = 5


class Thing:
    """Several
    lines."""


def run(at: int) -> int:
    """Nothing else."""


def told() -> str:
    return f"{NAMED}" + "SIZE ü" + str(SIZE)
'''
TWO = """from engine import one
from engine.one import (
    KEPT,
    SIZE,
    WIDE as BROAD,
)

s = bytearray(one.SIZE)


def last() -> int:
    from engine.one import WIDE

    s[SIZE - 1] = WIDE + KEPT
    return s[BROAD - one.WIDE // 2 - 1] + one.KEPT
"""


def slimmed() -> dict[str, str]:
    return slim({"engine/one.py": ONE, "engine/two.py": TWO})


def test_docstrings_and_constants_are_gone_and_lines_stay() -> None:
    after = slimmed()
    assert ONE.count("\n") == after["engine/one.py"].count("\n")
    assert TWO.count("\n") == after["engine/two.py"].count("\n")
    assert "What it is" not in after["engine/one.py"]
    assert "SIZE = " not in after["engine/one.py"]
    assert "WIDE" not in after["engine/two.py"]
    one, two = after["engine/one.py"].splitlines(), after["engine/two.py"].splitlines()
    assert one[ONE.splitlines().index("KEPT = 5")] == "KEPT = 5"
    assert one[ONE.splitlines().index("class Thing:")] == "class Thing:"
    assert one[21] == '    return f"{NAMED}" + "SIZE ü" + str(4)'
    assert two[1] == "from engine.one import KEPT"
    assert one[6] == "NAMED = const(7)"  # its name is used in a way that cannot be replaced
    assert two[-1] == "    return s[8 - 8 // 2 - 1] + one.KEPT"


def test_a_slimmed_program_computes_the_same() -> None:
    after = slimmed()
    assert "from engine.one import KEPT" in after["engine/two.py"]
    one: dict[str, object] = {"const": int}
    exec(after["engine/one.py"].replace("from engine.const import const", ""), one)
    assert one["told"]() == "7SIZE ü4"  # type: ignore[operator]
    two = after["engine/two.py"].replace("from engine import one", "").replace("one.KEPT", "5")
    names: dict[str, object] = {"KEPT": 5}
    exec(two.replace("from engine.one import KEPT", ""), names)
    assert names["last"]() == 18  # type: ignore[operator]
    assert names["s"] == bytearray([0, 0, 0, 13])


def test_a_module_is_loaded_after_those_that_it_imports() -> None:
    order = in_order(["sim.scenario.check"])
    assert order.index("engine.state.layout") < order.index("engine.state.windows")
    assert order.index("engine.game") < order.index("sim.scenario.runner")
    assert order[-1] == "sim.scenario.check"
    assert len(order) == len(set(order))
    assert "sim.scenario.command" not in order


def test_the_slimmed_engine_compiles() -> None:
    sources = {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted((ROOT / "engine").rglob("*.py"))
    }
    for path, text in slim(sources).items():
        compile(text, path, "exec")
