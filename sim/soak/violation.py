"""This module has the exception of the soak: see sim/soak/__init__.py."""


class Violation(Exception):
    """A promise that did not hold: one line."""
