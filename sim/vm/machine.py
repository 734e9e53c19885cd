"""This module runs one program on a build of CircuitPython for this computer, given by its path.

Such a build (the Unix port for 32 bits, with a board's switches) takes `-X heapsize=BYTES FILE` and
the bytes of its Python stack in the environment, as CP_PYSTACK. The project does not require one.
The program is in a folder of its own, which is the root of all files that it sees, like a board's
drive.
"""

import os
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path

from sim.errors import UsageError
from sim.vm.processes import output_of

_HERE = Path(__file__).resolve().parent
_CONTROL = b"\x04"
_WORD = 4  # bytes
_MAIN = "main_of_vm.py"
# Its own `os` goes by the name that it has on MicroPython, so that a file `os.py` can stand in.
_TEXT = """
import sys
sys.path[:] = []
import os
sys.modules["uos"] = os
sys.modules.pop("os", None)
# Modules are found by the paths that they have on a drive, which are names in a board's memory.
here = os.getcwd()
os.umount("/")
os.mount(os.VfsPosix(here), "/")
os.chdir("/")
sys.path[:] = [""]
import vm
vm.launch({!r}, {!r}, {}, "/lib")
vm.run_all()
"""


def run(
    machine: Path,
    given: Mapping[str, Mapping[str, str]],
    blobs: Mapping[str, bytes],
    start: tuple[str, list[str], int],
    heap: int,
    pystack: int,
    timeout: float,
) -> subprocess.CompletedProcess[bytes]:
    """Return the output of the process, with control lines on its standard error.

    given: `files` and `texts`; start: program, arguments and the heap that is proven, as in
    `sim.vm.runner.run`.
    """
    if not os.access(machine, os.X_OK):
        raise UsageError(f"{machine}: no program; --machine takes a build of CircuitPython")
    with tempfile.TemporaryDirectory(prefix="wildhand-vm") as folder:
        for path, source in given["files"].items():
            _lay(Path(folder) / path, Path(source).read_bytes())
        for path, text in given["texts"].items():
            _lay(Path(folder) / path, text.encode())
        for path, blob in blobs.items():
            _lay(Path(folder) / path, blob)
        _lay(Path(folder) / _MAIN, _TEXT.format(*start).encode())
        done = output_of(
            [str(machine.resolve()), "-X", f"heapsize={heap}", _MAIN],
            b"",
            timeout,
            cwd=folder,
            env={**os.environ, "CP_PYSTACK": str(pystack * _WORD)},
        )
    lines = done.stdout.replace(b"\r\n", b"\n").splitlines(keepends=True)
    done.stdout = b"".join(line for line in lines if not line.startswith(_CONTROL))
    done.stderr += b"".join(line for line in lines if line.startswith(_CONTROL))
    return done


def _lay(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
