"""This file sets up pytest: the module path, the order of the tests, and garbage collection.

The repository, and `lib` as on a board, go to the end of the module path. At its front `code.py`
would hide the standard library's `code`, which pdb imports. So tests are run by plain `pytest`;
`python -m pytest` puts the repository first and is refused.

The app loads its modules again and again, and collects garbage each time. To make that fast,
compiled modules are kept in `build/pycache`, and the collector skips the objects that exist when
all tests are found.

Files that take half a minute or more go first (LONG), so that no process is still busy with one
of them when the others have finished.
"""

import gc
import os
import shlex
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LONG = (
    "tests/board/memory/test_app.py",
    "tests/board/test_rules_on_vm.py",
    "tests/board/drive/test_every_board.py",
    "tests/scenario/test_clauses.py",
    "tests/board/test_engine_on_vm.py",
    "tests/ui/test_acts.py",
    "tests/lab/faults/test_cuts.py",
)
MANY = 50_000  # objects that a collection may look through before they are set aside
sys.path[:] = [entry for entry in sys.path if entry and Path(entry).resolve() != ROOT]
sys.path += [str(ROOT), str(ROOT / "lib")]
os.environ["WILDHAND_ENGINE"] = "python"  # tests run on the sources (lab/fast)
os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")
sys.dont_write_bytecode = False
sys.pycache_prefix = str(ROOT / "build" / "pycache")

if Path(getattr(sys.modules.get("code"), "__file__", "") or "").parent == ROOT:
    raise pytest.UsageError("code.py stands in for a standard module: run plain `pytest`")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put LONG files first, and leave tests marked VM_ONLY to tests/board/test_engine_on_vm.py."""
    assert all((ROOT / path).is_file() for path in LONG)
    here = [item for item in items if not getattr(getattr(item, "module", None), "VM_ONLY", False)]
    config.hook.pytest_deselected(items=[item for item in items if item not in here])
    items[:] = sorted(here, key=lambda item: not item.nodeid.startswith(LONG))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print how each test that failed is run alone."""
    failed = [one for kind in ("failed", "error") for one in terminalreporter.getreports(kind)]
    if failed:
        terminalreporter.section("to run one of them alone")
    for nodeid in dict.fromkeys(report.nodeid for report in failed):
        terminalreporter.write_line(shlex.join([".venv/bin/pytest", nodeid]))


def pytest_collection_finish() -> None:
    set_aside()


def pytest_runtest_logfinish(nodeid: str) -> None:
    """Set aside the objects that a test left for others, such as a drive, if they are many."""
    if len(gc.get_objects(2)) > MANY:
        set_aside()


def set_aside() -> None:
    """Make the collector skip all objects that exist now."""
    gc.collect()
    gc.freeze()
