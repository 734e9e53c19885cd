"""This module has `const` for interpreters that have no `micropython` module.

MicroPython and CircuitPython fold `NAME = const(1)` while they compile a file, by the
name `const` alone; a `_NAME` so made costs no memory. Elsewhere it is the identity.
"""

try:
    from micropython import const
except ImportError:

    def const(expr: int) -> int:  # type: ignore[misc]  # set-up
        """Return expr unchanged."""
        return expr


__all__ = ("const",)
