"""What the soak raises when it finds one: see sim/soak/__init__.py."""


class Violation(Exception):
    """A promise that did not hold: one line."""
