"""This module measures the page in a real browser: `python -m sim web --measure`.

It builds the page and lets `tests/web/browser/measure.mjs` print a table of figures. `--write` puts
it into docs/web.md.
"""

import subprocess
import tempfile
from pathlib import Path

from sim.vm.runner import find_node
from tools import made
from tools.drive.sources import ROOT
from tools.web.site import site

_WRITE = "web --measure --write"
_SCRIPT = ROOT / "tests" / "web" / "browser" / "measure.mjs"


def measure(is_written: bool = False) -> int:
    """Measure; return the exit status: 0 if nothing went wrong."""
    if is_written:
        made.check(_WRITE)
    with tempfile.TemporaryDirectory(prefix="wildhand-web") as folder:
        for name, content in site().items():
            (Path(folder) / name).write_bytes(content)
        status, table = _printed([find_node(), str(_SCRIPT), folder])
    if is_written and not status:
        made.write({"page": table})
    return status


def _printed(argv: list[str]) -> tuple[int, list[str]]:
    """Run a program and print its lines as they come; return its exit status and the lines."""
    table = []
    with subprocess.Popen(argv, stdout=subprocess.PIPE, text=True, encoding="utf-8") as program:
        assert program.stdout
        for line in program.stdout:
            print(line, end="", flush=True)
            table.append(line.rstrip("\n"))
    return program.returncode, table
