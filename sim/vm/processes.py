"""This module runs the processes of virtual machines, so that Ctrl-C ends them at once.

    done = output_of(["node", "run.mjs"], b"…", 300)

Ctrl-C interrupts the main thread alone: it calls `stop`, and the threads that wait for a machine
are interrupted, too.
"""

import subprocess
import threading
from collections.abc import Sequence
from typing import Any

_running: set["subprocess.Popen[bytes]"] = set()
_is_stopped = threading.Event()


def output_of(
    command: Sequence[str], given: bytes, timeout: float, **more: Any
) -> "subprocess.CompletedProcess[bytes]":
    """Return what a process printed; given: its input; more: as `subprocess.Popen` takes it."""
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, **more) as process:
        _running.add(process)
        try:
            if _is_stopped.is_set():
                raise KeyboardInterrupt
            stdout, stderr = process.communicate(given, timeout)
        except BaseException:
            process.kill()
            raise
        finally:
            _running.discard(process)
    if _is_stopped.is_set():
        raise KeyboardInterrupt
    return subprocess.CompletedProcess(command, process.returncode, stdout, stderr)


def stop() -> None:
    """Kill all machines, and let no other begin."""
    _is_stopped.set()
    for process in tuple(_running):
        process.kill()
