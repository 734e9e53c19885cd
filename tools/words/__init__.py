"""This package numbers all that the screens of a match say, and makes the file that has it.

    file_texts()     the text of lib/ui/says.py, by path: a constant for each text or table
    words_file()     what `ui.texts` reads; on a drive it is lib/art/en.bin
    texts()          all texts by number

A table is a range of numbers: the line of an event is text `EVENTS + kind`. The file has a head
(`_HEAD`), then the place of each text by number, two bytes each, then the texts: a byte for the
length, and letters. Texts that are alike lie in one place. MOST bytes end the file, so that a whole
buffer can be read at any place.
"""

import binascii
import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from engine.spec.reasons import REASONS
from engine.spec.values import Place
from engine.state import choices
from sim import ROOT
from sim.errors import UsageError
from tools.index import events, windows
from tools.index.constants import Lines
from tools.index.wrong_events import constants
from tools.words import english
from tools.words.english import Verb

MOST = 96  # bytes of a text with its length
_HEAD = "<4sIII"  # sign, version, checksum of all that follows, how many texts
_SIGN = b"WILD"
_SAYS = Path(ROOT) / "lib" / "ui" / "says.py"
_TOP = '''"""This module numbers the texts of a match, which `ui.texts` reads from the drive.

tools/words/english.py declares those of screens, engine/spec those of rules.

Made by `python -m sim index`; a test fails when it is stale.
"""

from micropython import const

'''
_PLACE = Place(english.__file__, 1)


class _Book:
    """texts: all so far, by number. lines: what says.py has of them."""

    def __init__(self) -> None:
        self.texts = [b""]
        self.lines = Lines()
        self.lines.constant("DO_NOTHING", 0, "no text", _PLACE)

    def add(self, texts: Mapping[str, str], prefix: str = "") -> None:
        """Add texts, each with its constant."""
        for name, text in texts.items():
            self.lines.constant(prefix + name, len(self.texts), "", _PLACE)
            self._put(text.encode("latin-1"), prefix + name)

    def table(self, name: str, texts: Mapping[int, bytes], line: str) -> None:
        """Add a table; texts: by what is added to its constant, in order."""
        first = min(texts)
        self.lines.constant(name, len(self.texts) - first, line, _PLACE)
        for number in range(first, max(texts) + 1):
            self._put(texts.get(number, b""), f"{name} + {number}")

    def _put(self, text: bytes, name: str) -> None:
        too_many = len(text) - MOST + 1
        if too_many > 0:
            raise UsageError(f"index: {name}: {text!r} is {too_many} letters too long")
        self.texts.append(text)


def texts() -> list[bytes]:
    """Return all texts by number; that of 0 is empty."""
    return _book().texts


def file_texts() -> dict[Path, str]:
    """Return the text of lib/ui/says.py by path."""
    book = _book()
    lines = Lines()
    lines.constant("VERSION", version(), "the file must be of the same", _PLACE)
    return {_SAYS: _TOP + lines.text() + book.lines.text()}


def version() -> int:
    """Return the number that tells these texts and their numbers from others, of 24 bits."""
    return binascii.crc32(b"\n".join(texts())) & 0xFFFFFF


def words_file(said: Sequence[bytes] | None = None) -> bytes:
    """Return the file; said: texts in another language, by number."""
    all_texts = texts() if said is None else said
    at = struct.calcsize(_HEAD) + 2 * len(all_texts)
    places: dict[bytes, int] = {}
    for text in all_texts:
        if text not in places:
            places[text] = at
            at += 1 + len(text)
    index = struct.pack(f"<{len(all_texts)}H", *(places[text] for text in all_texts))
    rest = index + b"".join(bytes((len(text),)) + text for text in places) + bytes(MOST)
    return struct.pack(_HEAD, _SIGN, version(), binascii.crc32(rest), len(all_texts)) + rest


@cache
def _book() -> _Book:
    book = _Book()
    _refuse_twins()
    refusals = {number: one.said.encode() for number, one in enumerate(REASONS, 1)}
    book.table("REFUSALS", refusals, "by reason, 0: so a reason is its text")
    if len(book.texts) != len(REASONS) + 1:
        raise UsageError("index: the refusals must come first")
    book.add(english.NOTICES)
    answers = {getattr(choices, one.name): one.answer.encode() for one in english.VERBS}
    ours = enumerate(english.ENTRIES, max(answers) + 1)
    answers |= {number: one.answer.encode() for number, one in ours}
    book.table("ANSWERS", answers, "by verb, of the engine or of lib/ui/table/prompt_words.py")
    verbs = (*english.VERBS, *english.ENTRIES)
    book.add({name: text for one in verbs for name, text in one.forms.items()})
    book.add({one.name: one.key for one in verbs if one.key} | english.KEYS, "DO_")
    book.table("COLORS", _numbered(english.COLORS), "by color")
    book.table("FACES", _numbered(english.FACES), "by face, from SKIP on")
    book.add(english.WORDS)
    book.table("EVENTS", events.log_lines(), "by event: its line, cases, why cards are owed")
    book.table("BANNERS", events.banners(), "by event: its banner and its bubble")
    parts = dict(enumerate(windows.parts()))
    book.table("QUESTIONS", parts, "by row of engine/state/window_types.py, and part")
    return book


def _numbered(texts: Mapping[str, str]) -> dict[int, bytes]:
    """Return texts by the number of a constant of engine/state/cards.py, or the one after it."""
    cards = constants("engine/state/cards.py", "RED", "CUSTOM")  # it loads the options
    numbered: dict[int, bytes] = {}
    for name, text in texts.items():
        numbered[cards[name] if name in cards else max(numbered) + 1] = text.encode()
    return numbered


def _refuse_twins() -> None:
    """Raise UsageError for two buttons, or two answers, that say the same and do not say so."""
    verbs = (*english.VERBS, *english.ENTRIES)
    keys = {one.name: one.key for one in verbs if one.key} | english.KEYS
    for kind, said in (("buttons", keys.items()), ("answers", _answers(verbs))):
        seen: dict[str, str] = {}
        for name, text in said:
            if text in seen:
                raise UsageError(f"index: two {kind} say {text!r}: {seen[text]} and {name}")
            seen[text] = name


def _answers(verbs: Iterable[Verb]) -> Iterator[tuple[str, str]]:
    for one in verbs:
        if one.answer and not one.like:
            yield one.name, one.answer
        yield from one.forms.items()
