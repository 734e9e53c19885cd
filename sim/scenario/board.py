"""This program runs scenarios on the virtual machine: a module a step, then a few steps each.

    board.py MODULE,MODULE,… NAME…

It loads the modules in the given order. The scenarios of the nth NAME are in `scenarios/n.txt`;
messages use NAME. The garbage of a step is collected before the next begins, so the memory needed
is that of the most expensive file, and of the most expensive part of a scenario.
"""

import sys

import vm  # type: ignore[import-not-found]

_STEPS = 8  # of a scenario, between two collections of garbage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sim.scenario.check import Play
    from sim.scenario.reading.lines import Block, Reader
    from sim.scenario.runner import Runner


class Run:
    """What remains to be loaded and run, and the results so far."""

    def __init__(self, modules: list[str], names: list[str]) -> None:
        self.modules = modules
        self.names = names
        self.opened = self.passed = self.failed = 0
        self.reader: Reader | None = None
        self.runner: Runner | None = None
        self.block: Block | None = None
        self.play: Play | None = None

    def load_next(self) -> None:
        """Load one module; after the last one build the runner, as compiling needs no more room."""
        if self.modules:
            __import__(self.modules.pop(0))
            vm.then(self.load_next)
        else:
            vm.then(self.build)

    def build(self) -> None:
        """Build the runner, which has the largest blocks of memory."""
        from sim.scenario.runner import Runner

        self.runner = Runner()
        vm.then(self.open_next)

    def open_next(self) -> None:
        """Open the next file, or print the total."""
        from sim.scenario.reading.lines import Reader

        if self.opened == len(self.names):
            print(f"{self.passed} passed, {self.failed} failed")
            sys.exit(1 if self.failed else 0)
        self.reader = Reader(open(f"scenarios/{self.opened}.txt"))  # noqa: SIM115 (step by step)
        self.opened += 1
        vm.then(self.begin_next)

    def begin_next(self) -> None:
        """Begin with the next scenario of the file that is open."""
        from sim.scenario.check import Play

        block = self.reader.next_block() if self.reader else None
        if block is None or self.runner is None:
            vm.then(self.open_next)
            return
        self.block = block
        self.play = Play(self.runner, block)
        self.play_on()

    def play_on(self) -> None:
        """Play some steps of the scenario, or the rest and print its failure."""
        play = self.play
        if play is None or self.block is None:
            return
        for _ in range(_STEPS):
            if not play.goes_on():
                break
        else:
            vm.then(self.play_on)
            return
        if play.wrong is None:
            self.passed += 1
        else:
            self.failed += 1
            name = self.names[self.opened - 1]
            print(f"{name}:{play.wrong[0]}: {self.block.name}: {play.wrong[1]}")
        vm.then(self.begin_next)


vm.then(Run(sys.argv[1].split(","), sys.argv[2:]).load_next)
