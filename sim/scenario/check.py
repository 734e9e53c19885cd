"""This module plays one scenario from its block: it reads it, sets the table and plays the steps.

    play = Play(runner, block)
    while play.goes_on():
        pass
    play.wrong                   None if it holds, else (line, what was expected and found)

It plays a step at a time, so that a board can collect the garbage of each.
"""

from engine.notation import card_text
from sim.scenario.reading.lines import BadLine, Block, Failure
from sim.scenario.reading.setting import Setting
from sim.scenario.runner import Runner
from sim.scenario.steps import Step
from sim.scenario.tables.moving import count_cards
from sim.scenario.tables.next_hand import is_next_hand, play_next_hand, read_table
from sim.scenario.tables.table import set_table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sim.scenario.tournament import TournamentScenario


def _is_tournament(block: Block) -> bool:
    """Is a scenario one of a tournament (sim/scenario/tournament.py)?"""
    return any([text.split()[0] == "format" for _, text in block.settings])


def check_block(runner: Runner, block: Block) -> bool:
    """Read a scenario as far as possible without playing it; BadLine for an error.

    Return whether it is one of a match over several tables.
    """
    if _is_tournament(block):
        from sim.scenario.tournament import TournamentScenario

        TournamentScenario(block).check()
        return True
    setting = Setting(block)
    set_table(runner.game, setting, runner.deck)
    for line, text in block.steps:
        if is_next_hand(text):
            table = read_table(block, line)
            if table is not None:
                set_table(runner.game, table, runner.deck)
            continue
        step = Step(line, text, setting.players)
        step.check_cards(runner.deck)
    return False


class Play:
    """A scenario being played; wrong is where it failed, if it did."""

    def __init__(self, runner: Runner, block: Block) -> None:
        self.wrong: tuple[int, str] | None = None
        self._runner = runner
        self._block = block
        self._players = 0
        self._cards = bytearray(128)  # cards of each kind on the table as it was set
        self._next = -1  # the next step; -1: the table is not set yet
        self._tournament: TournamentScenario | None = None  # of several tables

    def goes_on(self) -> bool:
        """Set the table, or play the next step; False at the end."""
        if self.wrong is not None or self._next == len(self._block.steps):
            return False
        try:
            self._go_on()
        except Failure as failure:
            self.wrong = (failure.args[0], failure.args[1])
        except BadLine:
            raise
        except Exception as error:  # the engine's fault, not the scenario's
            self.wrong = (self._line(), f"expected an answer of the engine, found {error!r}")
        self._next += 1
        return True

    def _line(self) -> int:
        return self._block.line if self._next < 0 else self._block.steps[self._next][0]

    def _go_on(self) -> None:
        if self._next < 0 and _is_tournament(self._block):
            from sim.scenario.tournament import TournamentScenario

            self._tournament = TournamentScenario(self._block)
        elif self._tournament is not None:
            self._tournament.go_on(self._next)
        elif self._next < 0:
            setting = Setting(self._block)
            set_table(self._runner.game, setting, self._runner.deck)
            self._runner.forget()
            self._players = setting.players
            count_cards(self._runner.game, self._cards)
        else:
            line, text = self._block.steps[self._next]
            if is_next_hand(text):
                play_next_hand(self._runner, self._block, line)
                if line in self._block.tables:
                    count_cards(self._runner.game, self._cards)  # the whole deck again
                return
            Step(line, text, self._players).play(self._runner)
            self._check_cards(line)

    def _check_cards(self, line: int) -> None:
        """After every step there are the same cards as before (CORE-7)."""
        found = self._runner.counts
        count_cards(self._runner.game, found)
        if found != self._cards:
            for kind in range(len(found)):
                if found[kind] != self._cards[kind]:
                    expected = f"expected {card_text(kind)} {self._cards[kind]} times"
                    raise Failure(line, f"{expected} on the table, found {found[kind]}")
