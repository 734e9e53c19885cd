"""This module makes the pages that the device shows of each rule set, for a board's drive.

They stand in docs/rules/NAME.md between two comments, so that device and docs cannot differ: a
heading of the third level begins a page; a line in backquotes names its cards, `?` one from behind;
the rest is text.

    000352 00912        for each part: where it begins, and how many bytes it has
    0a0000…             of a rule set: its options, in hexadecimal digits, from layout.EFFECTS on
    =Your turn          the heading of a page
    *1e1c0844           its cards, four at most, by engine/state/cards.py
    Play a card …       a paragraph

The first part explains questions and choices, from the tables of docs/rules/questions.md:

    ?3.1 A card …       a type of window (engine/state/window_types.py) at a stage
    !14 Challenge: …    a verb (engine/state/choices.py); 33 to 36: see below

`ui.screens.help` reads one rule set of it. For one without a page in docs it is what the first rule
set has, so that the device lists what differs from that.
"""

import re
from pathlib import Path

from engine.notation import card
from engine.rulesets.index_generated import NAMES
from engine.rulesets.rule_set import ready
from engine.state import choices, window_types
from engine.state.cards import COLORS, NO_CARD
from sim import ROOT
from sim.errors import UsageError

FOLDER = Path(ROOT) / "docs" / "rules"
BEGIN = "<!-- pages of the device -->\n"
END = "<!-- end of the pages -->"
# Choices that are told apart within a verb.
PLAY_DOWN = 33
DRAW_OPEN = 34
KEEP = 35
DRAW_ON = 36
_PARTS = {"play_down": PLAY_DOWN, "draw_open": DRAW_OPEN, "keep": KEEP, "draw_on": DRAW_ON}
_ROW = re.compile(r"^\| `([a-z_]+)(?:\.(\d))?` \| (.+) \|$", re.MULTILINE)
_INDEX_ROW = 13  # bytes
_LONGEST_HEADING = 20  # letters: the narrowest display has room for as many


def rules_text() -> bytes:
    """Return the file. UsageError: a page is not as the device can show it."""
    parts = [_questions()]
    for number in range(len(NAMES)):
        if not _page_of(NAMES[number]).exists():
            number = 0
        parts.append(ready(number).hex().encode() + b"\n" + _pages(NAMES[number]))
    index = []
    at = _INDEX_ROW * len(parts)
    for part in parts:
        index.append(b"%06d %05d\n" % (at, len(part)))
        at += len(part)
    return b"".join(index + parts)


def _page_of(name: str) -> Path:
    return FOLDER / f"{name}.md"


def _pages(name: str) -> bytes:
    """Return the pages of a rule set."""
    path = _page_of(name)
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise UsageError(f"rules: {path.name} cannot be read: write it ({error})") from error
    if text.count(BEGIN) != 1 or text.count(END) != 1 or text.index(BEGIN) > text.index(END):
        raise UsageError(f"rules: {path.name} must have {BEGIN.strip()} and, behind it, {END}")
    lines = []
    for block in text.split(BEGIN)[1].split(END)[0].strip().split("\n\n"):
        lines.append(_line(path.name, " ".join(block.split())))
    if not lines[0].startswith("="):
        raise UsageError(f"rules: {path.name}: a page begins with a heading, ### The aim")
    return "".join(f"{line}\n" for line in lines).encode()


def _questions() -> bytes:
    """Return the part about questions and choices."""
    path = _page_of("questions")
    of_questions, of_choices = path.read_text(encoding="utf-8").split("## Choices")
    lines = []
    for name, stage, words in _ROW.findall(of_questions):
        kind = getattr(window_types, f"W_{name.upper()}", None)
        if kind is None:
            raise UsageError(f"rules: {path.name}: no type of window is called {name!r}")
        lines.append(f"?{kind}.{stage or 0} {words}")
    for name, _, words in _ROW.findall(of_choices):
        verb = _PARTS.get(name) or getattr(choices, name.upper(), None)
        if verb is None:
            raise UsageError(f"rules: {path.name}: no choice is called {name!r}")
        lines.append(f"!{verb} {words}")
    return "".join(f"{_line(path.name, line)}\n" for line in lines).encode()


def _line(name: str, block: str) -> str:
    """Return the line of a heading, of cards, or of a paragraph."""
    if not block.isascii():
        raise UsageError(f"rules: {name}: {block!r}: a screen has only letters of ASCII")
    if block.startswith("### "):
        if len(block) > 4 + _LONGEST_HEADING:
            raise UsageError(f"rules: {name}: {block!r}: at most {_LONGEST_HEADING} letters")
        return "=" + block[4:]
    if block.startswith("`"):
        words = block.strip("`").split()
        if not 0 < len(words) <= COLORS:
            raise UsageError(f"rules: {name}: {block}: one to {COLORS} cards")
        try:
            cards = [NO_CARD if word == "?" else card(word) for word in words]
        except ValueError as error:
            raise UsageError(f"rules: {name}: {error}") from error
        return "*" + bytes(cards).hex()
    if block[0] in "=*`#-<":
        raise UsageError(f"rules: {name}: {block!r}: a page has headings, cards and text")
    return block
