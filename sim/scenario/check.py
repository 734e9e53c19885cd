"""One scenario from its block: read it, set the table, play the steps one by one.

    play = Play(runner, block)
    while play.goes_on():
        pass
    play.wrong                   None if it holds, else (line, what was expected and found)

A step at a time, so that a board can clear away what each left behind.
"""

from engine.notation import card_text
from sim.scenario.lines import BadLine, Block, Failure, Unbuilt
from sim.scenario.moving import count_cards
from sim.scenario.runner import Runner
from sim.scenario.setting import Setting
from sim.scenario.steps import Step
from sim.scenario.table import set_table


def check_block(runner: Runner, block: Block) -> int:
    """Read a scenario as far as it can be without playing it; BadLine for what is wrong.

    Return the value of its option `piles`: what plays with one and with two is loaded apart.
    """
    setting = Setting(block)
    if setting.unbuilt is None:
        set_table(runner.game, setting, runner.deck)
    for line, text in block.steps:
        step = Step(line, text, setting.players)
        if setting.unbuilt is None:
            step.check_cards(runner.deck)
    return setting.rules.flavor if setting.rules is not None else 0


class Play:
    """A scenario being played; wrong tells where it failed, once it has."""

    def __init__(self, runner: Runner, block: Block) -> None:
        self.wrong: tuple[int, str] | None = None
        self._runner = runner
        self._block = block
        self._players = 0
        self._cards = bytearray(128)  # of each kind on the table that was set
        self._next = -1  # the step that is next; -1: the table is still to be set

    def goes_on(self) -> bool:
        """Set the table, or play the next step; False when there is no more to do."""
        if self.wrong is not None or self._next == len(self._block.steps):
            return False
        try:
            self._go_on()
        except Failure as failure:
            self.wrong = (failure.args[0], failure.args[1])
        except Unbuilt as unbuilt:
            self.wrong = (unbuilt.args[0], f"{unbuilt.args[1]} is not built yet")
        except BadLine:
            raise
        except Exception as error:  # the engine's fault, not the scenario's
            self.wrong = (self._line(), f"expected an answer of the engine, found {error!r}")
        self._next += 1
        return True

    def _line(self) -> int:
        return self._block.line if self._next < 0 else self._block.steps[self._next][0]

    def _go_on(self) -> None:
        if self._next < 0:
            setting = Setting(self._block)
            if setting.unbuilt is not None:
                raise Unbuilt(setting.unbuilt[0], setting.unbuilt[1])
            set_table(self._runner.game, setting, self._runner.deck)
            self._runner.forget()
            self._players = setting.players
            count_cards(self._runner.game, self._cards)
        else:
            line, text = self._block.steps[self._next]
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
