"""On a PyGamer a mix that does not fit is reported with the option to change, and nothing is lost.

The mix is grand with every rule that its options allow together; it runs from a drive's bytecode,
on a machine whose heap ends where a PyGamer's does.
"""

from pathlib import Path

import pytest

from engine.parts import rules_for
from engine.rulesets import mixing
from engine.rulesets.index_generated import NAMES, UP_TO
from engine.rulesets.rule_set import ready
from engine.rulesets.rules_generated import MODULES
from engine.rulesets.words_generated import NAMES as CALLED
from engine.rulesets.words_generated import WORDS
from sim.stubboard import app as stubbed
from tests.tiers import FULL
from tools.memory import app as memory
from tools.memory.app import ROOMS, Setup

pytestmark = FULL

_GRAND = NAMES.index("grand")
_MOST_WORDS = 32  # values of an option that are tried
_STEP = 2048  # bytes that the measuring machine needs to begin a step; a board has no steps
# A short match is saved first; then the mix is begun, and that match resumed.
_PROGRAM = '''

class NoRoom(Run):
    """The machine collects between steps alone: the app frees a match in one, and says so later."""

    is_full = is_resumed = False
    saved = None

    def make(self):
        super().make()
        self.tell_now, self.app.tell_no_room = self.app.tell_no_room, self.tell_later
        self.leave_now = self.leave  # made while there is room

    def tell_later(self):
        self.is_full = True

    def leave(self):
        """Leave the match; what it leaves is collected before the app tells so."""
        self.app.plan = None
        self.app.leave_act(0)
        vm.then(self.report)

    def begin(self):
        from ui.custom_rules import store

        if self.round:
            self.saved = bytes(self.app.saves.read(0))
            store.choose_ready(self.app.setup, self.rules)
            store.put_changes(self.app.setup, MIX)
        else:
            self.rules, self.mixed = 0, self.rules
        super().begin()
        self.rules = self.mixed

    def import_next(self):
        if not self.imports:
            super().import_next()
            return
        vm.then(self.import_next)
        name = self.imports.pop(0)
        try:
            _room = bytearray(STEP)
            __import__(name)
        except MemoryError:
            if name in sys.modules:
                del sys.modules[name]
            self.imports.clear()  # the app finds that out itself

    def open(self, go_on):
        try:
            _room = bytearray(STEP)
        except MemoryError:
            self.is_full = True
        if self.is_full:
            vm.then(self.leave_now)
        else:
            super().open(go_on)

    def make_more(self):
        """Make a step of the beginning."""
        vm.then(self.look)  # now: afterwards the heap may be full
        self.app.go_on_beginning()

    def look(self):
        if self.is_full:
            self.leave()
        elif self.app.steps_left:
            self.make_more()
        else:
            self.opened()

    def begun(self):
        vm.then(self.make_more)

    def report(self):
        self.is_full = False
        self.tell_now()
        vm.then(lambda: self.open(self.at_notice))

    def at_notice(self):
        import supervisor

        self.tell(self.app.shown)
        print("words", self.app.notice[1])
        self.finger.wire = self.finger.wires[0]
        supervisor.pass_ms(800)
        self.app.play_frame()
        for is_down in (True, False):
            self.finger.work(is_down)
            supervisor.pass_ms(50)
            self.app.play_frame()
        self.finger.wire = None
        self.round += 1
        self.open(self.at_title)

    def end(self):
        """Resume what was saved before."""
        if self.is_resumed:
            return
        self.is_resumed = True
        self.seen = []
        if bytes(self.app.saves.read(0)) == self.saved:
            print("same")
        self.saved = None
        self.imports = [
            "engine.rulesets.index_generated",
            "engine.rulesets.rule_set",
            "engine.rulesets.mixing",
            "engine.parts",
            "ui.custom_rules.store",
            "ui.match.planning",
            "engine.save_check",
        ]
        vm.then(self.load_planning)

    def load_planning(self):
        if self.imports:
            vm.then(self.load_planning)
            __import__(self.imports.pop(0))
            return
        from ui.match.planning import resume

        resume(self.app)
        vm.then(self.leave_menus)


vm.then(NoRoom(sys.argv[1:]).load)
'''


def _is_playable(rules: bytearray) -> bool:
    """Can four players play these rules?"""
    if mixing.against(rules, UP_TO[_GRAND]) >= 0:
        return False
    try:
        mixing.rule_set(_GRAND, bytearray(rules)).check_players(4)
    except ValueError:
        return False
    return True


def _with_more(rules: bytearray) -> bytearray | None:
    """Return these rules with an option changed that asks for more modules; None: none does."""
    count = len(rules_for(rules))
    for i in range(len(mixing.CODES)):
        for value in range(mixing.lowest(i), min(mixing.highest(i), _MOST_WORDS) + 1):
            more = bytearray(rules)
            mixing.put(more, i, value)
            if _is_playable(more) and len(rules_for(more)) > count:
                return more
    return None


def _largest_mix() -> bytearray:
    """Return grand with an option after the other changed, until none asks for another rule."""
    rules = ready(_GRAND)
    more: bytearray | None = rules
    while more is not None:
        rules = more
        more = _with_more(rules)
    return rules


def test_the_largest_mix_of_grand_plays_or_names_an_option_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = _largest_mix()
    extra = set(rules_for(rules)) - set(rules_for(ready(_GRAND)))
    # Cards that lie face up, as in grand, go with no `unseen`; some others exclude each other.
    assert len(extra) >= 20 and len(rules_for(rules)) >= len(MODULES) - 5
    changes = mixing.changes_of(rules, _GRAND)
    text = (Path(stubbed.__file__).parent / "play_app.py").read_text(encoding="utf-8")
    head, _, _ = text.rpartition("\n\nvm.then(Run(")
    program = _PROGRAM.replace("MIX", repr(changes)).replace("STEP", str(_STEP))
    (tmp_path / "play_mix.py").write_text(head + program)
    monkeypatch.setattr(stubbed, "_SOURCE", tmp_path / "play_mix.py")
    tied = memory._room(memory._MACHINE, None), ROOMS["pygamer"] // 16 * 16
    report = memory._played(Setup("pygamer", "grand"), frames=60, rounds=2, tied=tied)
    (words,) = [line for line in report.text.splitlines() if line.startswith("words ")]
    found = _option_in(words)
    assert mixing.value_of(rules, found) != mixing.value_of(ready(_GRAND), found)
    places = [place.name for place in report.places]
    assert places[places.index("notice") + 1] == "title"
    assert "table" in places[places.index("notice") :]
    assert "same" in report.text.splitlines()


def _option_in(words: str) -> int:
    """Return the place in the menus of the option that a notice names with its value."""
    option = words.partition("Change first: ")[2].partition(". Or choose")[0]
    name, _, value = option.removesuffix(")").partition(" (")
    i = CALLED.index(name.encode())
    assert value.encode() in WORDS[i]
    return i
