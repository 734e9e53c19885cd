"""This module has the exception of the properties: a promise of the engine that did not hold."""


class Violation(AssertionError):
    """A promise that did not hold: one line, with its clause."""
