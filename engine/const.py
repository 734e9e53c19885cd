"""This module provides `const` where the interpreter has no `micropython` module.

MicroPython and CircuitPython recognize `NAME = const(1)` by the name `const` and fold it while they
compile a file; a `_NAME` made this way costs no memory. Elsewhere `const` returns its argument.
"""

try:
    from micropython import const
except ImportError:

    def const(expr: int) -> int:  # type: ignore[misc]  # set-up
        """Return expr unchanged."""
        return expr


__all__ = ("const",)
