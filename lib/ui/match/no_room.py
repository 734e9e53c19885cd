"""This module says that a match does not fit this board's memory; it is loaded for that alone.

    tell(app)

Of a mix it names the option to change first: that whose rule's file on the drive is the largest of
those that the ready rule set does without. A file's size stands for what it takes in memory.
"""

import os
import sys

from engine.parts import is_asked_for, rules_for
from engine.rulesets.mixing import place_of, value_of
from engine.rulesets.rule_set import ready
from engine.rulesets.rules_generated import ASKED_BY, MODULES
from engine.rulesets.words_generated import NAMES, WORDS
from ui.match.saves import NOW

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from ui.app import App

_SIZE = 6  # place of a file's size in what os.stat returns
_WORDS = (
    "These rules with so many players need more memory than this board has. Choose other rules, or"
    " fewer players."
)
_MIX = "These rules need more memory than this board has. Change first: "
_ELSE = ". Or choose fewer players."


def tell(app: "App") -> None:
    """Say that the match that began does not fit, and lead to the title.

    `app.begun` says what began; it is None if the match was in play, and comes back from a screen.
    What was saved before it is kept, a tournament with its tables among it.
    """
    begun = None if app.tournament else app.begun  # the form of a tournament changes options, too
    app.begun = app.tournament = None
    app.steps_left = 0
    app.resume_screen = ""
    if app.saved == NOW:
        app.saves.forget_match()  # else the title would offer to resume it
    name = dearest(begun[0], begun[1]) if begun else ""
    app.tell("No room", _MIX + name + _ELSE if name else _WORDS, "title")


def dearest(number: int, rules: bytes) -> str:
    """Return the option that takes most memory of those that a mix changes: "jump (colored cards)".

    number: the place in the index of the ready rule set; rules: as in a state from layout.EFFECTS
    on. "": no option asks for a rule that the ready one does without.
    """
    usual = rules_for(ready(number))
    most = -1
    at = 0
    for i in range(len(MODULES)):
        name = MODULES[i]
        if name not in usual and is_asked_for(rules, ASKED_BY[i]):
            size = _size_of(name)
            if size > most:
                most = size
                at = i
    return _option(rules, ASKED_BY[at]) if most >= 0 else ""


def _option(rules: bytes, rows: bytes) -> str:
    """Return the first option that asks for a rule, and its value. rows: of ASKED_BY."""
    at = 0
    while not is_asked_for(rules, rows[at : at + 3]):
        at += 3
    i = place_of(rows[at])
    value = value_of(bytearray(rules), i)
    words = WORDS[i][value].decode() if WORDS[i] else str(value)
    return NAMES[i].decode() + " (" + words + ")"


def _size_of(module: str) -> int:
    """Return the size in bytes of a module's file; 0: none was found."""
    stem = module.replace(".", "/")
    for folder in _folders():
        for ending in (".mpy", ".py"):
            try:
                return int(os.stat(folder + stem + ending)[_SIZE])
            except OSError:
                pass  # in another folder, or of the other kind
    return 0


def _folders() -> "Iterable[str]":
    """Return the folders that modules are loaded from, each as the beginning of a path."""
    return [folder + "/" if folder else "" for folder in sys.path]
