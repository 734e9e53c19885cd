"""A tournament with the most persons is set up within the memory budget."""

from pathlib import Path

import pytest

from engine.rulesets.index_generated import NAMES
from engine.tournament.layout import MAX_ENTRANTS
from sim.stubboard import app as stubbed
from tests.tiers import FULL
from tools.memory import app as memory
from tools.memory.app import ROOMS, Setup

pytestmark = FULL

_ROTATION, _SOCIAL = 0, 1
_TOURNAMENT = '''

class Tournament(Run):
    """From the title to the first round, by the button A."""

    def prepare_more(self):
        self.app.go("new_tournament")
        self.open(lambda: vm.then(self.set_up))

    def set_up(self):
        self.tell("new_tournament")
        chosen = self.app.setup.tables
        form, persons, tables, rounds, rules = WANTED
        chosen[:6] = bytes((form, persons, tables, 2, rounds, rules))
        for person in range(persons):
            chosen[6 + person] = 1
        vm.then(self.press)

    def press(self):
        import supervisor

        self.finger.wire = self.finger.wires[0]
        for is_down in (True, False):
            self.finger.work(is_down)
            supervisor.pass_ms(50)
            self.app.play_frame()
        self.open(lambda: vm.then(self.at_round))

    def at_round(self):
        self.tell(self.app.shown)


vm.then(Tournament(sys.argv[1:]).load)
'''


@pytest.mark.parametrize(
    "wanted",
    [
        (_ROTATION, 32, 1, 31, NAMES.index("partners")),
        (_SOCIAL, MAX_ENTRANTS, 5, 3, NAMES.index("social")),
    ],
    ids=["rotation", "social"],
)
def test_a_tournament_of_the_most_persons_can_begin(
    wanted: tuple[int, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = (Path(stubbed.__file__).parent / "play_app.py").read_text(encoding="utf-8")
    head, _, _ = program.rpartition("\n\nvm.then(Run(")
    (tmp_path / "play_tournament.py").write_text(head + _TOURNAMENT.replace("WANTED", repr(wanted)))
    monkeypatch.setattr(stubbed, "_SOURCE", tmp_path / "play_tournament.py")
    limit = ROOMS["pygamer"] // 16 * 16
    tied = memory._room(memory._MACHINE, None), limit
    report = memory._played(Setup("pygamer", people=1), tied=tied)
    assert [place.name for place in report.places] == ["title", "new_tournament", "round"]
    kept = {place.name: report.kept(place) for place in report.places}
    assert kept["title"] < kept["new_tournament"] < limit and kept["round"] < limit
