"""Files of a group become one, and all that called them still finds what it called."""

import ast
import sys
from math import pi, tau
from types import ModuleType

import pytest

from sim.drive.join import join
from sim.drive.tree import Trees, parse
from sim.errors import UsageError

GROUPS = {"p/host.py": ("p/low.py", "p/high.py")}


def joined(**files: str) -> Trees:
    paths = {f"p/{name}.py" if name != "main" else "main.py": text for name, text in files.items()}
    trees = parse({"p/__init__.py": "", **paths})
    join(trees, GROUPS)
    return trees


def run(trees: Trees, path: str = "main.py") -> dict[str, object]:
    """Run a file whose imports are of the joined program alone."""
    for name in ("p", "p.host"):
        sys.modules[name] = ModuleType(name)
    sys.modules["p"].host = sys.modules["p.host"]  # type: ignore[attr-defined]
    try:
        exec(ast.unparse(trees["p/host.py"]), vars(sys.modules["p.host"]))
        found: dict[str, object] = {}
        exec(ast.unparse(trees[path]), found)
        return found
    finally:
        del sys.modules["p"], sys.modules["p.host"]


def test_names_that_meet_are_told_apart() -> None:
    trees = joined(
        low="_size = 3\ndef low(): return _size\n",
        high="from p import low\n_size = 4\ndef high(): return _size + low.low()\n",
        host="from p.high import high as up\n_size = 5\ndef host(): return _size * up()\n",
        main="from p.low import low as l\nfrom p import high, host\n"
        "found = (l(), high.high(), host.host())\n",
    )
    assert set(trees) == {"p/__init__.py", "p/host.py", "main.py"}
    assert run(trees)["found"] == (3, 7, 35)


def test_modules_in_a_list_become_their_host_once() -> None:
    trees = joined(
        low="a = 1\n",
        high="b = 2\n",
        host="c = 3\n",
        main="x = ('p.low', 'q', 'p.high', 'p.host')\n",
    )
    assert run(trees)["x"] == ("q", "p.host")


def test_what_only_a_function_imports_stays_a_file() -> None:
    trees = joined(
        low="a = 1\n",
        high="b = 2\n",
        host="from p.low import a\ndef f():\n    from p.high import b\n    return b\n",
        main="from p.host import a\n",
    )
    assert set(trees) == {"p/__init__.py", "p/high.py", "p/host.py", "main.py"}
    assert run(trees)["a"] == 1


def test_a_variable_that_would_hide_what_is_joined_is_refused() -> None:
    with pytest.raises(UsageError, match="low hides what is joined to it"):
        joined(
            low="def low(): return 1\n",
            high="",
            host="from p import low as m\ndef f(low): return m.low() + low\n",
            main="from p.host import f\n",
        )


def test_a_host_keeps_its_public_names() -> None:
    trees = joined(
        low="def opened(): return 'low'\n",
        host="from p.low import opened as below\ndef opened(): return 'host, ' + below()\n",
        main="import sys\nfrom p.low import opened\n"
        "found = (opened(), sys.modules['p.host'].opened())\n",
    )
    assert run(trees)["found"] == ("low", "host, low")


def test_a_host_keeps_a_public_name_that_it_imports() -> None:
    trees = joined(
        low="from math import tau as half\ndef pi(): return half\n",
        high="from math import pi as half\nfrom p.low import pi as low\n"
        "def high(): return (half, low())\n",
        host="from math import pi, tau\nfrom p.high import high\n",
        main="import sys\nfrom p.low import pi as low\nhost = sys.modules['p.host']\n"
        "found = (low(), host.pi, host.tau, host.high())\n",
    )
    assert run(trees)["found"] == (tau, pi, tau, (pi, tau))


def test_what_a_file_of_the_group_brought_is_found_there() -> None:
    trees = joined(
        low="def one(): return 1\ndef two(): return 2\n",
        high="from p.low import one as once, two\ndef one(): return once() + two()\n",
        host="from p.high import one, once\ndef both(): return (one(), once())\n",
        main="from p.high import once, one\nfrom p.host import both, once as again\n"
        "found = (one(), once(), again(), both())\n",
    )
    assert run(trees)["found"] == (3, 1, 1, (3, 1))


def test_two_that_may_be_looked_up_by_one_name_are_refused() -> None:
    with pytest.raises(UsageError, match=r"p/low\.py and p/host\.py both have opened"):
        joined(
            low="def opened(): return 'low'\n",
            high="from p import low\n",
            host="from p import high\ndef opened(): return 'host'\n",
            main="import sys\nfound = sys.modules['p.low'].opened()\n",
        )
