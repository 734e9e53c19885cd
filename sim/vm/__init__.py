"""This package runs programs on a real MicroPython with a board's memory.

`run` and `prove_heap` are the interface for tests and tools; see `sim/vm/runner.py`.
`python -m sim vm FILE [ARGUMENT…]` runs one (`sim/vm/command.py`).
"""

from sim.vm.processes import stop
from sim.vm.runner import HEAP, PYSTACK, Result, Unended, VmError, prove_heap, run

__all__ = ["HEAP", "PYSTACK", "Result", "Unended", "VmError", "prove_heap", "run", "stop"]
