"""All that a match says lies in one file of the drive, which a board reads text by text."""

import subprocess
import sys
from types import SimpleNamespace

import pytest

from engine.state.cards import RED
from engine.state.cards import colored as card
from engine.state.layout import COUNTS
from sim.errors import UsageError
from tests.tools.index.test_rule_set_added import ROOT
from tests.ui.reading import keys_row
from tests.ui.words.line import Line
from tools import words
from tools.words import english
from tools.words.english import Verb
from ui import says


@pytest.fixture
def started(open_app):
    """Return the module that opens the file, and the one that reads it."""
    open_app((160, 128))
    from ui import startup, texts

    yield SimpleNamespace(open=startup.open_texts, load=texts.load, texts=texts, startup=startup)
    startup.open_texts()


def test_each_number_has_its_text(started):
    for number, text in enumerate(words.texts()):
        for buffer in (started.texts.LOADED, started.texts.PATTERN):
            assert started.load(number, buffer) == len(text)
            assert buffer[1 : 1 + len(text)] == text


def test_a_text_is_found_by_its_constant(started):
    from ui import says

    line = Line(20)
    for number in (says.KEPT, says.DO_PLAY, says.FACES + 11, says.COLORS + 4, says.DO_NOTHING):
        line.say(number)
        line.letter(ord("|"))
    assert line.written == "Keep the device|Play|reverse|any color||"


def test_what_four_buttons_do_fits_a_small_number() -> None:
    """`TablePage.tell_keys` remembers it in four times seven bits."""
    numbers = [number for name, number in vars(says).items() if name[:3] == "DO_"]
    assert len(numbers) > 20 and max(numbers) < 1 << 7


def test_another_language_has_the_same_numbers(started, monkeypatch):
    said = [bytes(reversed(text)) for text in words.texts()]
    _give(started, monkeypatch, words.words_file(said))
    started.open()
    for number, text in enumerate(said):
        assert started.load(number, started.texts.LOADED) == len(text)
        assert started.texts.LOADED[1 : 1 + len(text)] == text


def _give(started, monkeypatch, data):
    """Let the drive have another file of texts; None: no file."""
    path = ROOT / "build" / "test_texts.bin"
    if data is not None:
        path.write_bytes(data)

    def open_made(name):
        assert name == "en.bin"
        if data is None:
            raise ImportError(f"no file art/{name}")
        return path.open("rb")

    monkeypatch.setattr(started.startup, "open_made", open_made)


def _changed(at):
    data = bytearray(words.words_file())
    data[at] ^= 1
    return bytes(data)


_WRONG = {
    "missing": (None, "no file art/en.bin"),
    "empty": (b"", "art/en.bin is damaged"),
    "cut in its head": (words.words_file()[:9], "art/en.bin is damaged"),
    "cut in its texts": (words.words_file()[:3000], "art/en.bin is damaged"),
    "cut at its end": (words.words_file()[:-1], "art/en.bin is damaged"),
    "another file": (b"\x89PNG" + words.words_file()[4:], "art/en.bin is damaged"),
    "a changed place": (_changed(20), "art/en.bin is damaged"),
    "a changed letter": (_changed(2000), "art/en.bin is damaged"),
    "another version": (_changed(4), "art/en.bin is another version's"),
}


@pytest.mark.parametrize("name", _WRONG)
def test_a_wrong_file_is_told_at_the_start(started, monkeypatch, name):
    data, message = _WRONG[name]
    with monkeypatch.context() as patch:
        _give(started, patch, data)
        with pytest.raises(ImportError, match=message):
            started.open()


@pytest.mark.parametrize("length", (0, 1, 95))
def test_a_short_read_is_no_text(started, monkeypatch, length):
    class Short:
        def seek(self, place):
            pass

        def readinto(self, buffer):
            buffer[:1] = b"\x05"
            return length

    monkeypatch.setattr(started.texts, "FILE", [Short()])
    assert started.load(1, started.texts.LOADED) == 0


class Gone:
    """A file of a drive that is no longer there."""

    def seek(self, place):
        raise OSError(5, "Input/output error")


def test_a_drive_that_is_gone_leaves_lines_empty(started, monkeypatch):
    monkeypatch.setattr(started.texts, "FILE", [Gone()])
    assert started.load(1, started.texts.LOADED) == 0
    assert started.texts.LOADED[0] == 0


def test_play_goes_on_without_a_drive(open_app, started, monkeypatch):
    """There are no words then, but cards can still be played."""
    cards = [card(number, RED) for number in range(1, 6)]
    player = open_app.at_table((cards, cards), card(7, RED), size=(160, 128))
    assert keys_row(player).startswith("A play")
    monkeypatch.setattr(started.texts, "FILE", [Gone()])
    for _ in range(3):
        player.press("A")
        player.until(lambda: player.mode == "ask")
    assert player.screen == "table" and player.app.match.view[COUNTS] == len(cards) - 3
    assert keys_row(player) == ""


@pytest.mark.parametrize(
    ("changes", "message"),
    (
        ({"VERBS": (*english.VERBS, Verb("SHOW", "Draw"))}, "two answers say 'Draw': DRAW and SH"),
        ({"KEYS": {**english.KEYS, "LAY": "Play"}}, "two buttons say 'Play': PLAY and LAY"),
        ({"WORDS": {"LONG": "a" * 96}}, "LONG: .* is 1 letters too long"),
    ),
)
def test_a_wrong_declaration_is_refused(monkeypatch, changes, message):
    for name, value in changes.items():
        monkeypatch.setattr(english, name, value)
    with pytest.raises(UsageError, match=message):
        words._book.__wrapped__()


def test_a_game_loads_no_declaration():
    program = "import sys; import tools.words; print('ui.says' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout == "False\n", done.stderr
