"""This module measures the page in a real browser: `python -m sim web --measure`.

It builds the page and lets `tests/web/browser/measure.mjs` print the figures of docs/web.md.
"""

import subprocess
import tempfile
from pathlib import Path

from sim.vm.runner import find_node
from tools.drive.sources import ROOT
from tools.web.site import site

_SCRIPT = ROOT / "tests" / "web" / "browser" / "measure.mjs"


def measure() -> int:
    """Measure; return the exit status: 0 if nothing went wrong."""
    with tempfile.TemporaryDirectory(prefix="wildhand-web") as folder:
        for name, content in site().items():
            (Path(folder) / name).write_bytes(content)
        return subprocess.run([find_node(), str(_SCRIPT), folder]).returncode
